"""Majority, the Majority Rule and Superiority (DEI-MAJ, DEI-SUP)."""

import pytest

from londinium.games.dei import majority
from tests.marks import rule
from tests.rules.dei.table import (
    asked,
    at,
    do,
    may,
    move,
    pad,
    play,
    stopped_by,
    table,
    who,
    why,
)


@rule("DEI-MAJ-1", "DEI-MAJ-8")
def test_the_value_is_the_number_of_units_a_leader_counting_one() -> None:
    s = table("ravagers refuge42 auxilia", units={"2:A": "3 2L L", "2:B": "0 0 4"})
    assert at(s, "2:A")["values"] == [3, 3, 1]
    assert at(s, "2:B")["values"] == [0, 0, 4]
    s = table("ravagers farmz", units={"2:A": "1 L"})
    assert at(s, "2:A")["values"] == [1, 3]  # unless its skill says otherwise


@rule("DEI-MAJ-1")
def test_modifiers_add_up() -> None:
    # Captain: 1 with the Leader; Bulwark: 1 at an own Refuge; Adrenaline: 2 in a chosen Region.
    s = table(
        "ravagers refuge42",
        units={"2:B": "1L"},
        refuges={"2:B": 0},
        unlocked={0: "FR1 FB5"},
        boosts={0: "CB-HOLD"},
    )
    assert at(s, "2:B")["values"] == [4, 0]
    do(s, "boost", boost="CB-HOLD")
    do(s, "hold", region="2:B")
    assert at(s, "2:B")["values"] == [6, 0]


@rule("DEI-MAJ-2")
def test_modifiers_count_only_with_a_unit_in_the_region() -> None:
    s = table(
        "ravagers refuge42", refuges={"2:B": 0}, control={"2:A": 0}, unlocked={0: "FR4 FB5"}, units={"2:A": "0 1"}
    )
    assert at(s, "2:B")["values"] == [0, 0]
    assert at(s, "2:B")["majority"] is None
    assert (at(s, "2:A")["values"], at(s, "2:A")["majority"]) == ([0, 1], 1)


@rule("DEI-MAJ-3")
@pytest.mark.parametrize(
    ("units", "holder"),
    [("1 0 0", 0), ("2 1 0", 0), ("2 2 0", None), ("3 2 2", 0), ("2 3 3", None), ("0 0 0", None), ("0 L 0", 1)],
)
def test_majority_is_more_than_every_other_faction(units: str, holder: int | None) -> None:
    s = table("ravagers refuge42 auxilia", units={"2:A": units})
    assert at(s, "2:A")["majority"] == holder
    assert at(s, "2:A")["control"] == holder


@rule("DEI-MAJ-4", "DEI-MOVE-3")
@pytest.mark.parametrize(("there", "fewest"), [("0 0", 1), ("0 1", 2), ("1 2", 2), ("2 2", 1), ("0 3", 4)])
def test_how_many_must_enter(there: str, fewest: int) -> None:
    s = table("ravagers refuge42", units={"2:B": "4", "2:A": there}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    do(s, "from", region="2:B")
    do(s, "to", region="2:A")
    if fewest == 4:
        assert at(s, "2:A")["scrappers"] == [4, 3]  # only with all four, so nothing was asked
        return
    assert may(s, "units") == {(n, 0) for n in range(fewest, 5)}
    if fewest > 1:
        assert stopped_by(s, "units", scrappers=fewest - 1, leader=0) == "DEI-MAJ-4"


@rule("DEI-MAJ-4")
def test_even_a_region_with_own_units_is_closed_without_majority() -> None:
    s = table("ravagers refuge42", units={"2:B": "1", "2:A": "1 3"}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    do(s, "from", region="2:B")
    assert "2:A" not in may(s, "to")
    assert stopped_by(s, "to", region="2:A") == "DEI-MAJ-4"


@rule("DEI-MAJ-5")
def test_the_region_left_behind_is_not_tested() -> None:
    s = table("ravagers refuge42", units={"2:B": "3 2"}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    move(s, "2:B", "2:A", 2)
    assert at(s, "2:B")["majority"] == 1
    move(s, "2:B", "2:A", 1)  # nor does it matter who stays
    assert at(s, "2:A")["scrappers"] == [3, 0]


@rule("DEI-MAJ-5")
def test_each_point_is_tested_at_its_own_end() -> None:
    """Two points that together would bring Majority: the first alone does not."""
    s = table("ravagers refuge42", units={"2:B": "1", "2.2:B": "1", "2:A": "0 1"}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    for source in ("2:B", "2.2:B"):
        again = s.copy()
        do(again, "from", region=source)
        assert why(again, "to", region="2:A") == "DEI-MAJ-4"


@rule("DEI-MAJ-6")
def test_enlist_and_eviction_ask_for_no_majority() -> None:
    s = table("ravagers refuge42", units={"2.3:A": "0 5"}, hands={0: "RAV-1 RAV-2"})
    play(s, "RAV-1")
    do(s, "enlist", region="2.3:A")
    assert at(s, "2.3:A")["scrappers"] == [1, 5]
    s = table("farmz refuge42", units={"2:B": "2 1", "2:A": "4"}, hands={0: "FZ-7 FZ-1"})
    play(s, "FZ-7")
    do(s, "evict", region="2:B", seat=1)
    do(s, "to", region="2:A")
    assert at(s, "2:A")["scrappers"] == [4, 1]  # pushed where it brings nothing


@rule("DEI-MAJ-7")
def test_drones_add_nothing() -> None:
    s = table(
        "ravagers refuge42",
        units={"2:A": "1 1"},
        drones={"masamune": "2:A", "simon": "2:A"},
    )
    assert at(s, "2:A")["drones"] == ["masamune", "simon"]
    assert (at(s, "2:A")["values"], at(s, "2:A")["majority"]) == ([1, 1], None)


# Superiority


def strikes(units: str, **more: object) -> set[int]:
    """The seats that the first may strike in 2:A."""
    s = table("ravagers refuge42 auxilia", units={"2:A": units}, hands={0: "M42 RAV-1"}, **more)  # type: ignore[arg-type]
    play(s, "M42")
    return {seat for _, seat in may(s, "strike")} if who(s) == 0 and asked(s) == "effect" else set()


@rule("DEI-SUP-1")
def test_superiority_needs_a_unit_of_both_and_the_greater_value() -> None:
    assert strikes("2 1 0") == {1}
    assert strikes("1 1 0") == set()  # as many
    assert strikes("1 2 0") == set()
    assert strikes("0 1 0") == set()  # no Unit of one's own
    assert strikes("2L 2 0") == {1}
    assert strikes("L 0 0") == set()


@rule("DEI-SUP-1", "DEI-MAJ-1")
def test_superiority_compares_majority_values_not_heads() -> None:
    assert strikes("1L 2 0") == set()
    assert strikes("1L 2 0", unlocked={0: "FR1"}) == {1}  # Captain makes it 3


@rule("DEI-SUP-2")
def test_superiority_is_towards_one_faction_and_over_one_is_enough() -> None:
    s = table("ravagers refuge42 auxilia", units={"2:A": "2 1 2"}, hands={0: "FZ-7 RAV-1"})
    play(s, "FZ-7")
    assert may(s, "evict") == {("2:A", 1)}
    assert stopped_by(s, "evict", region="2:A", seat=2) == "DEI-SUP-2"
    assert stopped_by(s, "evict", region="2:B", seat=1) == "DEI-ADV-3"  # there is nobody
    # An effect that asks for Superiority in any Region: over the Faction it is aimed at.
    s = table(
        "ravagers refuge42 auxilia", units={"2:A": "2 1 2"}, stored={1: (1, 0), 2: (1, 0)}, hands={0: "M41 RAV-1"}
    )
    play(s, "M41")
    assert may(s, "steal") == {(1, "technology")}
    do(s, "steal", seat=1, resource="technology")
    assert [pad(s, seat)["technology"] for seat in range(3)] == [1, 0, 1]


@rule("DEI-SUP-3")
def test_superiority_needs_no_majority() -> None:
    assert strikes("2 3 1") == {2}
    assert strikes("3 2 1") == {1, 2}


@rule("DEI-SUP-2")
def test_superiority_anywhere_is_over_one_faction_only() -> None:
    s = table("ravagers refuge42 auxilia", units={"2:A": "2 1 2", "2:B": "1 0 2"})
    assert majority.superior_anywhere(s, 0, 1)
    assert not majority.superior_anywhere(s, 0, 2)
    assert majority.superior_anywhere(s, 2, 0)
