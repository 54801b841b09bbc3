"""The games kept under tests/records/guilds: between them they use every piece there is, and end in every way."""

import json
from pathlib import Path
from typing import Any

import londinium
from londinium.games.guilds.state import GuildsState
from tests.rules.guilds.table import BOX, GAME

KEPT = sorted((Path(__file__).parents[2] / "records" / "guilds").glob("*.json"))


def replayed() -> list[tuple[dict[str, Any], GuildsState, list[Any], set[str]]]:
    """Every record, the state it leads to, what a spectator was told, and the cards that were used."""
    found = []
    for path in KEPT:
        kept = json.loads(path.read_text("utf-8"))
        state = GAME.new(kept["players"], kept["seed"], kept["options"])
        assert isinstance(state, GuildsState)
        told: list[Any] = []
        used = set()
        for seat, action in kept["actions"]:
            move = GAME.move(action)
            if move["kind"] == "use":
                used.add(move["card"])
            log: list[Any] = []
            state.play(seat, action, log)
            told += [event.view(None) for event in log]
        found.append((kept, state, told, used))
    return found


GAMES = replayed()


def rules(told: list[Any]) -> list[str]:
    return [event["id"] for event in told if event["kind"] == "rule"]


def played(told: list[Any]) -> list[int]:
    """The rounds that were played."""
    return [event["n"] for event in told if event["kind"] == "stage" and event["stage"] == "round"]


def test_every_kind_of_move_is_made_and_every_question_asked() -> None:
    kinds, asked = set(), set()
    for kept, *_ in GAMES:
        state = GAME.new(kept["players"], kept["seed"], kept["options"])
        for seat, action in kept["actions"]:
            kinds.add(GAME.move(action)["kind"])
            question = state.ask(seat)
            assert question is not None
            asked.add(question["kind"])
            state.play(seat, action)
    assert kinds == set(GAME.moves.kinds)
    assert asked == {question.kind for question in GAME.questions}


def test_every_kind_of_card_is_used() -> None:
    assert set().union(*(used for *_, used in GAMES)) == set(BOX.cards)


def test_every_tile_and_building_is_resolved() -> None:
    assert {event["piece"] for _, _, told, _ in GAMES for event in told if event["kind"] == "turn"} == set(BOX.tiles)


def test_every_kind_of_token_is_won_and_every_goal_scored() -> None:
    won = {BOX.tokens[token] for _, state, _, _ in GAMES for tokens in state.tokens for token in tokens}
    assert won == set(BOX.tokens)
    scored = {
        event["args"]["goal"]
        for _, _, told, _ in GAMES
        for event in told
        if event["kind"] == "rule" and event["id"] == "GOL-SCORE-3"
    }
    assert scored == set(BOX.goals)


def test_every_number_of_players_both_plantation_sides_and_every_option() -> None:
    assert {kept["players"] for kept, *_ in GAMES} == {1, 2, 3, 4}
    sides = {BOX.sides[state.side] for _, state, told, _ in GAMES if "GOL-PLANT-3" in rules(told)}
    assert sides == set(BOX.sides)
    assert {kept["options"]["left_tile_special"] for kept, *_ in GAMES} == {True, False}
    assert {kept["options"]["plantation"] for kept, *_ in GAMES} == {"random", "ulster", "virginia"}


def test_every_way_in_which_a_tile_or_the_plantation_goes() -> None:
    seen = {id for _, _, told, _ in GAMES for id in rules(told)}
    ways = {f"GOL-VOTE-{n}" for n in (1, 3, 4, 5, 7, 8, 10)} | {f"GOL-PLANT-{n}" for n in (3, 6, 15)}
    assert ways | {"GOL-DRAW-6"} <= seen


def test_every_ending() -> None:
    """After the last round; by the last tile, alone and with two; by a jump with more; by mayoral cards; shared."""
    last = [(state, told) for _, state, told, _ in GAMES if "GOL-LAST-5" in rules(told)]
    assert {state.players for state, _ in last} == {1, 2}
    assert any(state.round < BOX.rounds[state.players] for state, _ in last)
    for state, told in last:
        assert (state.open, played(told)[-1]) == (0, state.round)  # the Plantation once more, and no other round
        assert rules(told)[rules(told).index("GOL-LAST-5") :][1].startswith("GOL-PLANT-")
    full = [state for _, state, told, _ in GAMES if "GOL-LAST-5" not in rules(told)]
    assert {state.players for state in full} == {1, 2, 3, 4}
    assert any("GOL-LAST-2" in rules(told) and played(told)[-1] == state.round for _, state, told, _ in GAMES)
    assert any(played(told)[-1] < state.round for _, state, told, _ in GAMES if state.players > 2)  # GOL-LAST-7
    outcomes = [state.outcome() for _, state, _, _ in GAMES]
    assert any(outcome["decided_by"] == "GOL-SCORE-9" for outcome in outcomes)
    assert any(outcome["ranking"].count(1) > 1 for outcome in outcomes)


def test_they_are_records_of_the_present_components() -> None:
    for kept, *_ in GAMES:
        assert kept["data"] == GAME.data
        assert londinium.replay(kept).over
