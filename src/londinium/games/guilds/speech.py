"""What Guilds of London says: components, answers and events in words, and how everybody stands.

What a card or a tile does is put together from its effects, so nothing is written per card.
"""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any

from londinium.games.guilds.components import (
    ActionCard,
    Building,
    Choice,
    Cost,
    Guild,
    If,
    Livery,
    MayoralCard,
    On,
    Per,
    Side,
    ThresholdScore,
    Token,
)
from londinium.games.guilds.effects import AMOUNTS, Amount, Either, Reward
from londinium.games.guilds.pieces import SEATS, gathered
from londinium.games.guilds.scoring import adjacent_pairs, as_it_stands, goal_points
from londinium.games.guilds.turn import Turn, basic_draw
from londinium.kernel import registry
from londinium.kernel.events import EventView
from londinium.kernel.speech import SILENT, Components, Figure, Item, Line, Speech, Standing, line, ruled, seat_name

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState

Files = Mapping[str, Any]
Entry = Guild | Building | ActionCard | MayoralCard | Token | Side
Lines = dict[str, list[Line]]

LISTS = {
    "tile": ("guild_tiles", "special_buildings"),
    "card": ("action_cards",),
    "goal": ("mayoral_cards",),
    "token": ("second_place_tokens",),
    "side": ("plantation",),
}


# Effects


def listed(effects: Sequence[Any]) -> Line:
    """Effects one after the other."""
    return reduce(lambda one, other: line("effect-then", one=one, other=other), map(effect, effects))


def effect(one: Any) -> Line:
    """An effect, by what it is called in the data."""
    match one:
        case Choice():
            options = reduce(lambda all, other: line("effect-or", one=all, other=other), map(listed, one.options))
            return line("effect-choice", options=options)
        case Per():
            return line("effect-per", effect=effect(one.effect), metric=metric(one), max=one.max)
        case If():
            return line("effect-if", effect=listed(one.then), metric=metric(one), min=one.min)
        case On():
            return line(f"effect-on-{one.trigger}", effect=listed(one.effects))
    tag = one.__struct_config__.tag
    how = {"draw": "when", "hire": "to"}.get(tag)  # the field that tells the words apart
    if tag == "mayoral":
        return line("effect-mayoral", draw=one.draw)
    if hasattr(one, "source"):
        return {"key": f"effect-{tag}", "args": {"n": one.n, "from": places(one.source)}}
    return line(f"effect-{tag}-{getattr(one, how)}" if how else f"effect-{tag}", n=one.n)


def metric(counted: Any) -> Line:
    return line(f"metric-{counted.metric}", livery=counted.livery or "")


def places(names: Sequence[str]) -> list[dict[str, str]]:
    """Any of them, as the message `each-from` says each."""
    return [{"place": name} for name in names]


def liveries(shown: Sequence[Livery]) -> list[Line]:
    return [line(f"livery-{one}") for one in shown]


def cost(of: Cost) -> Line:
    cards = line("cost-cards", n=of.cards)
    pawns: Line = {"key": "cost-pawns", "args": {"n": of.pawns, "from": places(of.pawns_from)}}
    if of.cards and of.pawns:
        return line("cost-both", cards=cards, pawns=pawns)
    return cards if of.cards else pawns if of.pawns else line("cost-none")


def score(goal: MayoralCard) -> Line:
    of = goal.score
    if isinstance(of, ThresholdScore):
        return line("score-threshold", vp=of.vp, min=of.min, metric=metric(of))
    if of.max:
        return line("score-per-max", vp=of.vp, max=of.max, metric=metric(of))
    return line("score-per", vp=of.vp, metric=metric(of))


# Components


def entry(files: Files, kind: str, id: str) -> Any:
    """An entry of the data files, or None."""
    return next((one for name in LISTS.get(kind, ()) for one in files[name].entries if one.id == id), None)


def name(files: Files, kind: str, thing: Any) -> str | Line | None:
    """What corrected components call something; the words of a language name the game's own. A place may be a tile."""
    if kind == "place":
        tile = entry(files, "tile", thing)
        return tile and (name(files, "tile", thing) or line(f"tile-{thing}"))
    key, _ = LYING.get(kind, {}).get(thing, (None, ()))
    if key:
        return line(key)
    own = registry.game("guilds").components
    here = None if files is own else entry(files, kind, thing)
    if here is None:
        return None
    built_in = entry(own, kind, thing)
    return None if built_in is not None and called(built_in) == called(here) else called(here)


def called(one: Entry) -> str | Line:
    """What the data calls an entry; a token, by what it brings."""
    if isinstance(one, Token):
        return listed(one.effects)
    return one.label if isinstance(one, ActionCard | MayoralCard) else one.name


RULES = {
    "tile": ("GOL-COMP-5", "GOL-REWARD-1", "GOL-MASTER-1"),
    "card": ("GOL-TURN-2", "GOL-EFFECT-1"),
    "goal": ("GOL-SCORE-3", "GOL-SCORE-4"),
    "token": ("GOL-REWARD-3",),
    "side": ("GOL-PLANT-3", "GOL-PLANT-4"),
}
"""By kind: where most is to be read."""

LYING: dict[str, dict[str, tuple[str | None, tuple[str, ...]]]] = {
    "place": {"guildhall": (None, ("GOL-TERM-10", "GOL-MOVE-1", "GOL-MASTER-2"))},
    "pile": {
        "supply": ("table-supply", ("GOL-TERM-6", "GOL-REWARD-12")),
        "deck": ("table-deck", ("GOL-DRAW-2", "GOL-DRAW-3", "GOL-DRAW-6")),
        "discard": ("table-discard", ("GOL-DRAW-1", "GOL-DRAW-6")),
        "mayoral": ("table-mayoral", ("GOL-REWARD-10", "GOL-SCORE-3")),
        "stack": ("table-stack", ("GOL-DEV-3", "GOL-DEV-11")),
    },
    "piece": {
        "reserve": ("board-reserve", ("GOL-TERM-7", "GOL-HIRE-1")),
        "neutral": (None, ("GOL-NEG-2", "GOL-NEG-4", "GOL-NEG-8")),
    },
    "round": {
        "resolves": ("table-resolves", ("GOL-RESOLVE-1", "GOL-RESOLVE-3", "GOL-RESOLVE-4")),
        "develops": ("table-develops", ("GOL-DEV-1", "GOL-PLANT-1")),
    },
}
"""What lies on the table beside tiles and cards: its name, where that is no message of its own, and the rules that say
what it is for."""


def components(files: Files) -> Components:
    """All tiles, cards, tokens and mayoral cards, what tiles are called as places, and what else lies on the table."""
    found: Components = {}
    for kind, lists in LISTS.items():
        entries = [one for file in lists for one in files[file].entries]
        found[kind] = {one.id: {"name": name(files, kind, one.id), "lines": about(one)} for one in entries}
    found["place"] = {tile: {"name": name(files, "place", tile), "lines": {}} for tile in found["tile"]}
    for kind, things in LYING.items():
        for thing, (key, rules) in things.items():
            lines = {"means": [*map(line, rules)]}
            called = line(key) if key else None
            found.setdefault(kind, {})[thing] = {"name": called, "lines": lines, "rules": list(rules)}
    return ruled(found, RULES)


def about(one: Entry) -> Lines:
    """All that stands on a component, by heading."""
    match one:
        case ActionCard():
            use = line("way-use", cost=cost(one.cost), effect=listed(one.effects))
            return {"move": [line("way-move", liveries=liveries(one.liveries))], "use": [use]}
        case MayoralCard():
            return {"score": [score(one)]}
        case Token():
            return {"effect": [listed(one.effects)]}
        case Side():
            first, second = (line(f"tile-{at}", reward=listed(getattr(one, at))) for at in ("first", "second"))
            return {"first": [first], "second": [second], "returned": [line("side-returned", n=one.pawns_returned)]}
    found: Lines = {} if one.rank is None else {"rank": [line("tile-rank", n=one.rank)]}
    found["liveries"] = [line("tile-liveries", liveries=liveries(one.liveries))]
    found["requires"] = [line("tile-requires", n=one.required)]
    found["first"] = [line("tile-first", reward=listed(one.first))]
    if one.second_extra:
        found["second"] = [line("tile-second-extra", reward=listed(one.second_extra))]
    if isinstance(one, Building) and one.persistent:
        of = one.persistent
        lasting = line(f"effect-{of.__struct_config__.tag}", value=getattr(of, "value", 0))
        found["lasting"] = [line("tile-lasting", effect=lasting)]
    return found


# Answers


def details(s: "GuildsState", seat: int, move: Mapping[str, Any]) -> dict[str, Any]:
    """What a card costs, how full a tile is, what a mayoral card counts, whose pawn it is, what an option does.

    And what it means to stop, or to take all or a part of what is offered.
    """
    files = s.game.components
    match move["kind"]:
        case "stop" | "take" | "part":
            return _offered(s, seat, move["kind"])
        case "use":
            return {"cost": cost(entry(files, "card", move["card"]).cost)}
        case "to":
            tile = s.box.tiles.index(move["tile"])
            return {"n": gathered(s, tile), "required": s.box.required[tile]}
        case "keep" | "under":
            return {"score": score(entry(files, "goal", move["goal"]))}
        case "replace" | "evict":
            return {"who": seat_name(move["seat"]) if move["seat"] < s.players else line("rival")}
        case "option":
            question = s.pending[0][-1]
            assert isinstance(question, Either)
            return {"option": listed(s.box.choices[question.first].options[move["n"]])}
    return {}


def _offered(s: "GuildsState", seat: int, kind: str) -> dict[str, Any]:
    """What the end of a turn draws; what is taken of an amount; what a reward is in whole."""
    question = s.pending[0][-1]
    if isinstance(question, Turn):
        return {"n": basic_draw(s) + s.later}
    if isinstance(question, Amount):
        return {"what": AMOUNTS[question.op], "n": 1 if kind == "part" else question.left}
    if isinstance(question, Reward):
        tile = entry(s.game.components, "tile", s.box.tiles[s.tile])
        if seat == s.winner:
            return {"reward": listed(tile.first)}
        token = entry(s.game.components, "token", s.box.tokens[s.token[s.tile]])
        return {"reward": listed([*token.effects, *tile.second_extra])}
    return {}


# Events

CITED = {  # what came of a rule; "": what follows tells it
    "GOL-RESOLVE-3": "",
    "GOL-VOTE-1": "told-won",
    "GOL-VOTE-3": "told-neighbours",
    "GOL-VOTE-10": "told-lasting",
    "GOL-VOTE-4": "told-tie",
    "GOL-VOTE-5": "told-empty",
    "GOL-VOTE-7": "told-second",
    "GOL-VOTE-8": "",
    "GOL-MASTER-1": "",
    "GOL-PLANT-3": "told-plantation",
    "GOL-PLANT-6": "told-plantation-tie",
    "GOL-PLANT-15": "",
    "GOL-DRAW-4": "",
    "GOL-DRAW-6": "told-shuffled",
    "GOL-LAST-2": "told-last-tile",
    "GOL-LAST-5": "told-last-tile",
    "GOL-SCORE-3": "told-goal",
    "GOL-SCORE-6": "told-pairs",
    "GOL-SOLO-7": "told-revealed",
}


def event(seen: EventView) -> Line | None:
    """Whose pawn goes, what is laid and drawn, and who won by how many votes.

    Where a pawn comes from is told by where it goes, the end of a turn by the next one: they have no words.
    """
    if seen["kind"] == "did" and seen["move"] and "seat" in seen["move"]:
        return line(f"did-{seen['move']['kind']}", whose=seat_name(seen["move"]["seat"]))
    if seen["kind"] == "gain" and seen["n"] is not None and seen["n"] < 0:
        return SILENT
    if seen["kind"] == "put":
        return _put(seen["piece"], seen["from"] or "", seen["to"] or "")
    if seen["kind"] == "rule" and seen["id"] in CITED:
        return _cited(CITED[seen["id"]], seen["args"])
    return None


def _put(piece: str | None, source: str, to: str) -> Line | None:
    if piece == "beadle":
        return line("put-beadle")
    if source == "stack":
        return line("put-tile")
    if source == "deck" and piece:
        return line("put-card", piece=piece.partition("/")[0], who=_holder(to))
    if to == "mayoral" and not piece:  # its holder is told by the move, the others that one went back (GOL-INFO-5)
        return line("put-goal", who=_holder(source))
    return None


def _holder(place: str) -> Any:
    """`hand-1` is the hand of seat 1."""
    return seat_name(int(place.partition("-")[2]))


def _cited(key: str, args: Mapping[str, Any]) -> Line:
    if not key:
        return SILENT
    said = {what: args[what] for what in ("tile", "goal", "card", "n") if what in args}
    if args.get("seat") is not None:
        said["who"] = seat_name(args["seat"])
    if "votes" in args:
        votes = enumerate(args["votes"])
        said["votes"] = [line("told-votes", who=seat_name(seat), n=n) for seat, n in votes if n]
    return line(key, **said)


# Standings


def standing(s: "GuildsState", viewer: int | None) -> list[Standing]:
    """The final scoring if the game ended now, of what the viewer sees (GOL-SCORE, GOL-INFO-1)."""
    return [_stands(s, seat, viewer) for seat in range(s.players)]


def _stands(s: "GuildsState", seat: int, viewer: int | None) -> Standing:
    seen = s.over or seat == viewer
    points = as_it_stands(s, seat, goals=seen)
    figures: list[Figure] = [{"key": "plate-points", "n": s.vp[seat]}]
    if not s.over:
        figures += [{"key": "plate-cards", "n": len(s.hands[seat])}, {"key": "plate-neutrals", "n": s.neutrals[seat]}]
    more = [] if seen or not s.goals[seat] else ["goals"]
    return {"seat": seat, "points": points, "total": sum(points.values()), "more": more, "figures": figures}


def items(s: "GuildsState", told: Sequence[EventView]) -> list[list[Item]]:
    """Mayoral card by mayoral card; how many Masters are adjacent."""
    del told
    found: list[list[Item]] = []
    for seat in range(s.players):
        goals = [code // SEATS for code in s.goals[seat]]
        own: list[Item] = [
            {"what": "goals", "line": line("item-goal", goal=s.box.goals[goal]), "n": goal_points(s, seat, goal)}
            for goal in goals
        ]
        if pairs := adjacent_pairs(s, seat):
            own.append({"what": "pairs", "line": line("item-pairs", n=pairs), "n": s.pair_points[seat]})
        found.append(own)
    return found


def progress(s: "GuildsState") -> list[Line]:
    if not s.round:
        return [line("progress-setup")]
    return [line("progress", round=s.round, rounds=s.box.rounds[s.players])]


SPEECH = Speech(
    details=details,
    event=event,
    name=name,
    components=components,
    standing=standing,
    progress=progress,
    items=items,
)
