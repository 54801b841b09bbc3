"""What cards, tiles and goals of Guilds of London do, put together from the words of their effects."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, cast

from londinium.games.guilds.components import (
    ActionCard,
    Building,
    Choice,
    Cost,
    Effect,
    Guild,
    If,
    MayoralCard,
    On,
    Per,
    Side,
    ThresholdScore,
    Token,
)
from londinium.kernel.game import Game
from londinium.kernel.words import say

GAME = "guilds"


class Components(NamedTuple):
    """The entries of the data files by their ids."""

    tiles: Mapping[str, Guild | Building]
    cards: Mapping[str, ActionCard]
    goals: Mapping[str, MayoralCard]
    tokens: Mapping[str, Token]
    sides: Mapping[str, Side]


def components(game: Game) -> Components:
    def by_id(*files: str) -> dict[str, Any]:
        return {entry.id: entry for file in files for entry in cast(Any, game.components[file]).entries}

    return Components(
        by_id("guild_tiles", "special_buildings"),
        by_id("action_cards"),
        by_id("mayoral_cards"),
        by_id("second_place_tokens"),
        by_id("plantation"),
    )


def tag(effect: Effect) -> str:
    return str(effect.__struct_config__.tag)


def listed(effects: Sequence[Any]) -> str:
    """Effects one after the other."""
    text = effect_words(effects[0])
    for effect in effects[1:]:
        text = say(GAME, "effect-then", {"one": text, "other": effect_words(effect)})
    return text


def effect_words(effect: Any) -> str:
    """An effect in words, by what it is called in the data."""
    match effect:
        case Choice():
            options = [listed(option) for option in effect.options]
            text = options[0]
            for option in options[1:]:
                text = say(GAME, "effect-or", {"one": text, "other": option})
            return say(GAME, "effect-choice", {"options": text})
        case Per():
            args = {"effect": effect_words(effect.effect), "metric": metric_words(effect), "max": effect.max}
            return say(GAME, "effect-per", args)
        case If():
            args = {"effect": listed(effect.then), "metric": metric_words(effect), "min": effect.min}
            return say(GAME, "effect-if", args)
        case On():
            return say(GAME, f"effect-on-{effect.trigger}", {"effect": listed(effect.effects)})
    how = {"draw": "when", "hire": "to"}.get(tag(effect))  # the field that tells the words apart
    key = f"effect-{tag(effect)}-{getattr(effect, how)}" if how else f"effect-{tag(effect)}"
    known = {"n": getattr(effect, "n", 0), "draw": getattr(effect, "draw", 0)}
    return say(GAME, key, {**known, "from": places_words(getattr(effect, "source", ()))})


def metric_words(counted: Any) -> str:
    return say(GAME, f"metric-{counted.metric}", {"livery": counted.livery or ""})


def places_words(places: Iterable[str]) -> str:
    return ", ".join(say(GAME, f"from-{place}") for place in places)


def cost_words(cost: Cost) -> str:
    cards = say(GAME, "cost-cards", {"n": cost.cards}) if cost.cards else ""
    pawns = say(GAME, "cost-pawns", {"n": cost.pawns, "from": places_words(cost.pawns_from)}) if cost.pawns else ""
    if cards and pawns:
        return say(GAME, "cost-both", {"cards": cards, "pawns": pawns})
    return cards or pawns or say(GAME, "cost-none")


def lasting_words(tile: Guild | Building) -> str:
    """What a special building does while one's Master stands there; nothing, for most tiles."""
    lasting = tile.persistent if isinstance(tile, Building) else None
    if lasting is None:
        return ""
    return say(GAME, f"effect-{lasting.__struct_config__.tag}", {"value": getattr(lasting, "value", 0)})


def score_words(goal: MayoralCard) -> str:
    score = goal.score
    args = {"vp": score.vp, "metric": metric_words(score)}
    if isinstance(score, ThresholdScore):
        return say(GAME, "score-threshold", {**args, "min": score.min})
    return say(GAME, "score-per-max", {**args, "max": score.max}) if score.max else say(GAME, "score-per", args)
