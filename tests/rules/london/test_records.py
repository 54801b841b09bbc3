"""The kept games: between them they use every card and every borough, and end in every way.

`tests/kernel/test_records.py` replays each of them to its exact result.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import londinium
from londinium.games.london.state import LondonState
from londinium.kernel.events import Event
from tests.rules.london.table import BOROUGHS, BOX, CARDS, GAME

PATHS = sorted((Path(__file__).parents[2] / "records" / "london").glob("*.json"))


@cache
def replayed(path: Path) -> tuple[dict[str, Any], LondonState, frozenset[str]]:
    """A record, its last position, and what was done with which card: `laid mercers`, `bought city`, …"""
    record = json.loads(path.read_text("utf-8"))
    s = GAME.new(record["players"], record["seed"], record["options"])
    assert isinstance(s, LondonState)
    done = set()
    for seat, action in record["actions"]:
        move = GAME.move(action)
        if move["kind"] == "activate":
            done.add(f"activated {BOX.ids[BOX.face_of[s.tops[seat][move['stack'] - 1]]]}")
        log: list[Event] = []
        s.play(seat, action, log)
        for event in log:
            done |= _done(event.view(None))  # type: ignore[arg-type]
    return record, s, frozenset(done)


def _done(event: dict[str, Any]) -> set[str]:
    if event["kind"] != "put" or event["piece"] is None:
        return set()
    name, source, to = event["piece"].split("-")[0], event["from"] or "", event["to"]
    if to.startswith("stack"):
        return {f"laid {name}"}
    if to.startswith("lands"):
        return {f"bought {name}"}
    if source.startswith("hand"):
        return {f"played {name}" if to == "out" else f"discarded {name}"}
    return set()


def test_every_card_and_every_borough_is_used_in_a_kept_game() -> None:
    wanted = {f"bought {borough}" for borough in BOROUGHS}
    for card in CARDS.values():
        wanted.add({"building": "laid", "action": "played", "pauper": "discarded"}[card.kind] + f" {card.id}")
        if card.activation:
            wanted.add(f"activated {card.id}")
    done = {one for path in PATHS for one in replayed(path)[2]}
    assert sorted(wanted - done) == []


def test_kept_games_have_every_number_of_players_and_every_value_of_every_variant() -> None:
    kept = [replayed(path)[0] for path in PATHS]
    assert {record["players"] for record in kept} == {2, 3, 4}
    for option, values in {
        "pauper_count": {11, 12},
        "final_turns": {"others_once", "everyone_once"},
        "last_tie_break": {"best_single_city_card", "total_city_card_prestige"},
        "board_shift": {"on_next_discard", "when_full"},
        "first_player": {"random", "host"},
        "coffee_house_same_run": {True, False},
        "school_affects_paupers": {True, False},
        "loan_cap": {None, 12},
        "owner_may_inspect_own_covered": {True, False},
    }.items():
        assert {record["options"][option] for record in kept} == values


def test_kept_games_end_in_every_way() -> None:
    ends = [replayed(path)[1] for path in PATHS]
    assert all(s.over for s in ends)
    outcomes = [s.outcome() for s in ends]
    decided = {outcome["decided_by"] for outcome in outcomes}
    assert decided == {None, "LON-TIE-2", "LON-TIE-3", "LON-TIE-4", "LON-TIE-5"}
    assert any(outcome["ranking"].count(1) > 1 for outcome in outcomes)  # LON-TIE-6
    assert any(s.deck_size() for s in ends)  # LON-END-9
    assert any(not s.deck_size() and s.options.final_turns == "everyone_once" for s in ends)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_kept_game_has_the_result_that_it_says(path: Path) -> None:
    record, s, _ = replayed(path)
    assert record["data"] == londinium.game("london").data
    outcome = s.outcome()
    assert record["result"] == {"scores": outcome["scores"], "ranking": outcome["ranking"]}
