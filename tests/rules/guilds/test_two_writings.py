"""The two writings of the rules agree where random games seldom come: few open tiles, empty reserves, strange cards."""

from random import Random
from typing import Any

import pytest

from londinium.games.guilds.game import GuildsOfLondon
from londinium.kernel.laws import events_add_up, explain_agrees_with_legal, guesses_look_the_same, pieces_are_conserved
from londinium.kernel.words import sentence
from tests.rules.guilds.table import BOX, GAME, Stacked, corrected, moves, table

ANYWHERE = ("guildhall", "open_tile", "resolved_tile", "plantation")


def strange(files: dict[str, Any]) -> None:
    """Cards and rewards that the box has none of: sources of every kind, effects inside effects, costs in pawns."""
    send = {"op": "to_plantation", "n": 2, "from": ["open_tile"]}
    either = {"op": "choice", "options": [[moves(2, "resolved_tile", "plantation")], [{"op": "evict", "n": 3}], [send]]}
    each = {"op": "per", "metric": "own_on_plantation", "max": 2, "effect": either}
    said: dict[str, list[Any]] = {
        "action_red_a": [moves(2, "open_tile"), {"op": "recover", "n": 2}],
        "action_blue_a": [{"op": "if", "metric": "moved_this_turn", "min": 1, "then": [either]}],
        "action_green_a": [{"op": "hire", "n": 2, "to": "open_tile"}, each],
        "action_yellow_a": [{"op": "on", "trigger": "move", "effects": [moves(1, *ANYWHERE)]}, moves(2, *ANYWHERE)],
        "action_purple_a": [{"op": "mayoral", "draw": 3, "keep": 1}, {"op": "discard", "n": 2}],
    }
    for card in files["action_cards"]["entries"]:
        if card["id"] in said:
            card["effects"] = said[card["id"]]
            pawns = 2 if card["id"] == "action_green_a" else 0
            card["cost"] = {"cards": 0, "pawns": pawns} | ({"pawns_from": ["open_tile", "plantation"]} if pawns else {})
    for side in files["plantation"]["entries"]:
        side["first"] = [moves(2, *ANYWHERE), {"op": "neutral", "n": 1}, send]
        side["second"] = [{"op": "hire", "n": 2, "to": "guildhall"}, moves(1, "plantation")]
    for token in files["second_place_tokens"]["entries"]:
        token["effects"] = [moves(1, *ANYWHERE), {"op": "vp", "n": 1}]


STRANGE = corrected(strange)


def crowded(seed: int, game: GuildsOfLondon) -> Stacked:
    """Few open tiles, most pawns on them, Masters around them, hands at random; tiles or a turn are to come."""
    chance = Random(seed)
    players = chance.choice((1, 2, 3, 4))
    owners = max(players, 2)
    names = chance.sample(BOX.tile_names[:40], 9)
    few = names[: chance.choice((1, 2, 3, 6))]
    standing, left = {}, [chance.choice((0, 3, 8, 12)) for _ in range(owners)]
    for name in few:
        pawns = "".join(str(owner) * chance.choice((0, 0, 1, 2)) for owner in range(owners))
        standing[name] = "".join(one for one in pawns if left[int(one)] > 0)[:6]
        for one in standing[name]:
            left[int(one)] -= 1
    masters = {}
    for name in names[len(few) :]:
        owner = chance.randrange(owners)
        if left[owner] > 0:
            masters[name] = owner
            left[owner] -= 1
    guildhall = [chance.choice((0, 0, 1, 4)) for _ in range(owners)]
    plantation = [chance.choice((0, 1, 3)) for _ in range(players)]
    for seat in range(players):
        if chance.random() < 0.3:  # nobody is left in the reserve
            there = sum(one == str(seat) for pawns in standing.values() for one in pawns)
            guildhall[seat] = 16 - plantation[seat] - there - list(masters.values()).count(seat)
    cards = [card for card, copies in zip(BOX.cards, BOX.copies, strict=True) for _ in range(copies)]
    chance.shuffle(cards)
    return table(
        players,
        game=game,
        round=chance.choice((2, 4, 6)),
        phase=chance.choice(("turn", "turn", "tiles", "development")),
        turn=chance.randrange(players),
        open=few,
        pawns=standing,
        masters=masters,
        guildhall=guildhall,
        plantation=plantation,
        neutrals=[chance.choice((0, 1, 2)) for _ in range(players)],
        hands=[" ".join(cards[seat * 5 : seat * 5 + chance.choice((0, 1, 2, 5))]) for seat in range(players)],
        discard=" ".join(cards[40:44]),
        laid=None if players < 3 else 15,
        seed=seed,
    )


@pytest.mark.parametrize("seed", range(16))
@pytest.mark.parametrize("game", [GAME, STRANGE], ids=["box", "strange"])
def test_explain_agrees_with_legal_in_a_crowded_city(game: GuildsOfLondon, seed: int) -> None:
    s, chance = crowded(seed, game), Random(seed)
    for _ in range(12):
        if s.over:
            break
        for law in (explain_agrees_with_legal, guesses_look_the_same, events_add_up, pieces_are_conserved):
            law(s, chance)
        seat = s.to_act[0]
        s.play(seat, chance.choice([action for action in s.legal(seat) if action] or s.legal(seat)))


def test_every_refusal_is_a_sentence_without_gaps() -> None:
    said: dict[str, str] = {}
    for seed in range(12):
        for game in (GAME, STRANGE):
            s, chance = crowded(seed, game), Random(seed)
            for _ in range(6):
                if s.over:
                    break
                seat = s.to_act[0]
                for action in range(game.n_actions):
                    refusal = s.explain(seat, action)
                    if refusal is not None and refusal.rule not in said:
                        said[refusal.rule] = sentence(refusal, game)
                s.play(seat, chance.choice([one for one in s.legal(seat) if one] or s.legal(seat)))
    assert len(said) > 20
    for rule, text in said.items():
        assert text.endswith("."), (rule, text)
        assert not set("{}$") & set(text), (rule, text)
        assert "None" not in text, (rule, text)
