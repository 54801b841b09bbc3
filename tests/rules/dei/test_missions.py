"""Missions (DEI-MISSION)."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    Stacked,
    asked,
    do,
    end_phase,
    kinds,
    may,
    pad,
    play_out,
    stopped_by,
    table,
    told,
    who,
    why,
)

COLUMNS = ("MS01 MS02", "MS03 MS04", "MS05 MS06", "MS07 MS08")


def resolving(missions: Sequence[str] = COLUMNS, factions: str = "ravagers refuge42", **more: Any) -> Stacked:
    """The first seat has no card left in its Third Action Phase and must resolve a Mission."""
    s = table(factions, **{"phase": 3, "hands": {0: "", **more.pop("hands", {})}, "missions": missions, **more})
    assert (who(s), asked(s)) == (0, "mission")
    return s


def pays(mission: str, turn: int = 1, **more: Any) -> int:
    """What a Mission in the first column pays the first seat, in a Turn."""
    columns = [mission, *(name for name in ("MS01", "MS02", "MS03", "MS05") if name != mission)][:4]
    s = resolving(columns, turn=turn, **more)
    before = pad(s)["supplies"]
    do(s, "mission", mission=mission)
    return pad(s)["supplies"] - before


@rule("DEI-MISSION-1")
def test_only_missions_in_play_can_be_resolved() -> None:
    s = resolving()
    assert [(one["id"], one["column"]) for one in s.view(None)["missions"]] == [
        (name, column + 1) for column, names in enumerate(COLUMNS) for name in names.split()
    ]
    assert may(s, "mission") == {f"MS0{n}" for n in range(1, 9)}
    assert stopped_by(s, "mission", mission="MS12") == "DEI-MISSION-1"


@rule("DEI-MISSION-2")
def test_exactly_one_mission_must_be_resolved() -> None:
    s = resolving()
    assert kinds(s) == {"mission"}
    do(s, "mission", mission="MS05")
    assert pad(s)["marks"] == [None, None, "MS05", None]
    assert who(s) == 1


@rule("DEI-MISSION-3")
def test_at_most_one_mission_of_a_column_in_a_game() -> None:
    s = resolving(turn=3, marks={0: "MS02 MS07", 1: "MS03"})
    assert may(s, "mission") == {"MS03", "MS04", "MS05", "MS06"}
    for name in ("MS01", "MS02", "MS07", "MS08"):
        assert stopped_by(s, "mission", mission=name) == "DEI-MISSION-3"
    log: list[Any] = []
    do(s, "mission", log, mission="MS04")
    assert {"kind": "put", "piece": "token-0-1", "from": "seat-0", "to": "MS04"} in told(log)
    assert pad(s)["marks"] == ["MS02", "MS04", None, "MS07"]


@rule("DEI-MISSION-4")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_the_current_and_later_columns_are_on_time(turn: int) -> None:
    columns = ("MS11", "MS02", "MS03", "MS05")
    for column in range(1, 5):
        order = [*columns[1:column], "MS11", *columns[column:]]
        s = resolving(order, turn=turn, units={"2:B": "7"})
        crowd = next(one for one in s.view(None)["missions"] if one["id"] == "MS11")
        on_time = column >= turn
        assert (crowd["column"], crowd["on_time"]) == (column, on_time)
        assert crowd["pays"][0] == (7 if on_time else 3)
        do(s, "mission", mission="MS11")
        assert pad(s)["points"]["missions"] == crowd["pays"][0]


@rule("DEI-MISSION-5")
def test_several_players_may_resolve_the_same_mission() -> None:
    s = resolving(hands={1: ""})
    do(s, "mission", mission="MS05")
    assert (who(s), asked(s)) == (1, "mission")
    assert "MS05" in may(s, "mission")
    do(s, "mission", mission="MS05")
    assert next(one["marked"] for one in s.view(None)["missions"] if one["id"] == "MS05") == [0, 1]
    assert len(s.view(None)["missions"]) == 8


POSITIONS: list[tuple[str, int, dict[str, Any]]] = [  # Mission, what it counts, a position
    ("MS01", 2, {"control": {"2.2:A": 0, "2.5:A": 0, "2:A": 0, "2.6:A": 1}}),
    ("MS02", 1, {"control": {"2.2:A": 0, "2.5:A": 0, "2:A": 0, "2.1:A": 1}}),
    ("MS03", 3, {"control": {"2.1:B": 0, "2.4:A": 0, "2.7:B": 0}}),
    ("MS04", 2, {"units": {"2:R": "1", "2.4:R": "2 1", "2.5:R": "1 1", "2:B": "1"}}),
    ("MS05", 3, {"units": {"2:R": "1", "2:A": "1", "2:B": "L", "2.4:B": "2 1", "2.5:B": "1 1"}}),
    (
        "MS06",
        4,
        {"refuges": {"2:B": 0, "2.2:B": 1}, "elevators": {"2:A 2:R": 0, "2:B 2:S": 0}, "bridges": {"2:R 2:S": 0}},
    ),
    ("MS07", 4, {"stored": {0: (4, 2)}}),
    ("MS08", 2, {"stored": {0: (4, 2)}}),
    ("MS09", 2, {"unlocked": {0: "FR3 FB4"}, "feats": {0: "FG1"}}),
    ("MS10", 3, {"bins": {0: "M01 RAV-1"}, "face_up": {0: "M02"}, "face_down": {0: "M03"}}),
    ("MS11", 5, {"units": {"2:B": "2L", "2:R": "3 1"}}),
    ("MS12", 2, {"control": {"2:A": 0, "2.1:A": 0, "2.2:A": 0, "2.4:A": 1}}),
]


@rule("DEI-MISSION-6", "DEI-MISSION-9")
@pytest.mark.parametrize(("name", "count", "position"), POSITIONS)
def test_what_each_mission_counts_and_pays(name: str, count: int, position: dict[str, Any]) -> None:
    mission = next(one for one in BOX.missions if one.id == name)
    for turn, part in ((1, mission.on_time), (2, mission.late)):
        assert pays(name, turn, **position) == part.supplies * (count // part.per) + part.flat


@rule("DEI-MISSION-6")
@pytest.mark.parametrize("name", [one.id for one in BOX.missions])
def test_with_nothing_to_count_it_pays_nothing_and_may_be_chosen(name: str) -> None:
    assert pays(name) == 0
    assert pays(name, turn=2) == 0


@rule("DEI-MISSION-6")
@pytest.mark.parametrize(("scrappers", "paid"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_what_does_not_fill_a_lot_is_rounded_down(scrappers: int, paid: int) -> None:
    assert pays("MS11", turn=2, units={"2:B": str(scrappers)}) == paid  # 1 for every 2 Scrappers


@rule("DEI-MISSION-7")
@pytest.mark.parametrize("players", [2, 3])
def test_everybody_ends_with_one_token_in_every_column(players: int) -> None:
    s = table(players=players)
    play_out(s)
    for seat in range(players):
        marks = pad(s, seat)["marks"]
        columns = [one["column"] for name in marks for one in s.view(None)["missions"] if one["id"] == name]
        assert columns == [1, 2, 3, 4]


@rule("DEI-MISSION-8")
def test_stored_resources_beyond_ten_never_count() -> None:
    assert pays("MS07", unlocked={0: "FG2"}, stored={0: (10, 0)}) == 12
    assert pays("MS07", unlocked={0: "FG2"}, stored={0: (14, 0)}) == 12
    assert pays("MS08", turn=2, unlocked={0: "FG2"}, stored={0: (0, 15)}) == 10


@rule("DEI-MISSION-9")
def test_nothing_is_spent() -> None:
    s = resolving(["MS07", "MS01", "MS02", "MS11"], stored={0: (4, 1)}, units={"2:B": "3"}, control={"2.2:A": 0})
    do(s, "mission", mission="MS07")
    assert (pad(s)["technology"], pad(s)["energy_cell"], pad(s)["scrappers"]) == (4, 1, 3)
    assert pad(s)["outposts"]["green"] == 1


@rule("DEI-MISSION-9", "DEI-BOOST-2")
def test_missions_count_that_very_moment() -> None:
    """Majority that was lent for the phase counts; what the next player takes afterwards is not given back."""
    s = table(
        "ravagers refuge42",
        phase=3,
        units={"2:A": "1 2"},
        boosts={0: "CB-HOLD"},
        hands={0: ""},
        missions=["MS02", "MS01", "MS03", "MS05"],
    )
    do(s, "boost", boost="CB-HOLD")
    do(s, "hold", region="2:A")
    do(s, "mission", mission="MS02")
    assert pad(s)["supplies"] == 3
    end_phase(s)
    assert (pad(s)["outposts"]["red"], pad(s)["supplies"]) == (0, 3)


@rule("DEI-MISSION-10")
def test_missions_are_for_all_factions_alike() -> None:
    for faction in ("ravagers", "refuge42", "farmz", "auxilia"):
        other = "auxilia" if faction != "auxilia" else "farmz"
        s = resolving(factions=f"{faction} {other}")
        assert len(may(s, "mission")) == 8
        assert why(s, "mission", mission="MS08") is None
    assert pays("MS11", units={"2:B": "3L"}, factions="farmz auxilia") == pays("MS11", units={"2:B": "3L"}) == 3
