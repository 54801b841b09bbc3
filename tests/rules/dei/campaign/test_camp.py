"""Scenario 3, The Camp (DOL-S3): a Region open to all, and feasts in it."""

from random import Random
from typing import Any

import pytest

from londinium.games.dei import missions
from londinium.games.dei.build import standing
from londinium.games.dei.campaign import objectives
from londinium.games.dei.campaign.sheets import campaign_of
from londinium.kernel.laws import events_add_up, pieces_are_conserved
from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    Stacked,
    asked,
    at,
    begun,
    campaign,
    do,
    idle,
    kinds,
    may,
    mission,
    move,
    pad,
    play,
    stopped_by,
    table,
    who,
    why,
)

CAMP = "OL2.4:Z"


def camp(**given: Any) -> Stacked:
    """Purebred and Ravagers; the Ravagers have a card to play."""
    return table("purebred ravagers", scenario=3, **{"seat": 1, "hands": {1: "RAV-4 RAV-2 RAV-1"}, **given})


@rule("DOL-S3-1")
def test_objective_3_and_challenges() -> None:
    s = camp()
    assert campaign(s)["objectives"] == ["OBJ3"]
    assert s.view(None)["respondents"] == [1, 0]
    assert s.view(None)["ruins"] == []
    assert s.view(None)["retaliation"] is None
    assert campaign(s)["events"][0] == "SALARY"


@rule("DOL-S3-2", "DOL-S3-2a", "DOL-S3-4")
def test_the_purebred_start_in_the_camp() -> None:
    s = begun(2, answered=True, scenario=3, factions=("purebred", "ravagers"))
    s.order = (1, 0)
    s.settle(None)
    assert (s.to_act, asked(s)) == ((1,), "deploy")  # those before them find the camp held
    assert at(s, CAMP)["scrappers"] == [3, 0]
    assert pad(s)["leader"] == CAMP
    while s.to_act == (1,):
        idle(s)
    assert asked(s) == "card"  # nothing more to deploy
    assert at(s, CAMP)["scrappers"] == [3, 0]
    barracks = {one["id"] for one in s.view(None)["regions"] if one["refuge"] == 0}
    assert barracks == {one["id"] for one in s.view(None)["regions"] if one["drones"]}
    assert len(barracks) == 2


@rule("DOL-S3-3", "DOL-S3-10")
def test_nothing_is_taken_off_the_board_to_build_it_anew() -> None:
    s = camp(units={CAMP: "0 2", "OL2.4:B": "0 1"}, refuges={"2.2:B": 1, "2.7:A": 1})
    s.tokens[3] = 0
    campaign_of(s).feasts = (0, 1)
    for asking in ("card", "effect"):
        assert asked(s) == asking
        assert stopped_by(s, "lift_refuge", region=CAMP) == "DOL-S3-10"
        assert stopped_by(s, "lift_refuge", region="2.2:B") == "DOL-S3-3"
        if asking == "card":
            play(s, "RAV-4")
    assert may(s, "refuge") == set()
    assert stopped_by(s, "refuge", region=CAMP) == "DOL-S1-5"
    assert stopped_by(s, "refuge", region="OL2.4:B") == "DOL-S1-5"


@rule("DOL-S3-5")
def test_units_enter_the_camp_against_the_majority_rule() -> None:
    s = camp(units={CAMP: "5", "OL2.4:A": "0 1", "OL2.4:B": "2"})
    play(s, "RAV-2")
    do(s, "from", region="OL2.4:A")
    assert {CAMP} <= may(s, "to")
    assert stopped_by(s, "to", region="OL2.4:B") == "DEI-MAJ-4"
    do(s, "to", region=CAMP)
    assert at(s, CAMP)["scrappers"] == [5, 1]


@rule("DOL-S3-5")
def test_some_of_a_group_may_enter_it_too() -> None:
    s = camp(units={CAMP: "5", "OL2.4:A": "0 3L"})
    play(s, "RAV-2")
    do(s, "from", region="OL2.4:A")
    do(s, "to", region=CAMP)
    assert may(s, "units") == {(n, leader) for n in range(4) for leader in (0, 1) if n + leader}


@rule("DOL-S3-5")
def test_fly_sends_scrappers_there_too() -> None:
    for held, free in ((CAMP, True), ("2.7:A", False)):
        s = table(
            "purebred auxilia",
            scenario=3,
            seat=1,
            hands={1: "AUX-6 AUX-1"},
            units={held: "5", "2.2:A": "0 1"},
            drones={"fly": "2.2:A"},
        )
        play(s, "AUX-6")
        do(s, "drone", drone="fly")
        do(s, "to", region="2.2:A")
        assert (held in may(s, "fly")) == free
        assert why(s, "fly", region=held) == (None if free else "DEI-MAJ-4")


@rule("DOL-S3-6", "DOL-S3-9", "DOL-S3-11")
def test_a_refuge_built_in_the_camp_is_a_feast() -> None:
    s = camp(units={CAMP: "3L 5"})
    play(s, "RAV-4")
    do(s, "refuge", region=CAMP)
    assert campaign(s)["feasts"] == [0, 1]
    assert pad(s, 1)["points"]["objectives"] == 4
    assert pad(s, 1)["refuges"] == BOX.constructions[0] - 1
    assert at(s, CAMP)["refuge"] is None
    if asked(s) == "effect":
        do(s, "stop")
    play(s, "RAV-1")
    assert may(s, "enlist") == {"2.3:A", "2.8:A"}  # it cannot be used as a Refuge


@rule("DOL-S3-7", "DOL-S3-13")
def test_a_feast_is_no_construction() -> None:
    s = camp(units={CAMP: "1 3"}, unlocked={0: "PF6", 1: "FB1"}, hands={1: "RAV-4 M47 RAV-1"})
    built = next(one.id for one in BOX.missions if one.counts.what == "own_constructions_on_board")
    play(s, "RAV-4")
    do(s, "refuge", region=CAMP)
    assert who(s) == 1  # nobody inspects it
    assert pad(s, 1)["points"]["effects"] == 0  # the Architect gains nothing
    assert standing(s, 1) == 0
    assert missions.count(s, 1, mission(built)) == 0
    s = camp(units={CAMP: "3 1"}, seat=0, hands={0: "M47 PB-2"})
    campaign_of(s).feasts = (0, 1)
    play(s, "M47")
    assert may(s, "lift_refuge") == set()


@rule("DOL-S3-8", "DOL-S3-8a")
def test_a_feast_needs_majority_in_the_camp() -> None:
    for units in ("3L 3", "3L 4"):
        s = camp(units={CAMP: units}, unlocked={1: "FB4"})
        play(s, "RAV-4")
        assert may(s, "refuge") == set()
        assert stopped_by(s, "refuge", region=CAMP) == "DOL-S3-8"
    s = camp(units={"OL2.4:B": "1 1"}, unlocked={1: "FB4"})
    play(s, "RAV-4")
    assert may(s, "refuge") == {"OL2.4:B"}  # elsewhere Squatters may build


@rule("DOL-S3-9a")
def test_any_number_of_feasts_of_any_factions_lie_there() -> None:
    s = camp(units={CAMP: "1 3"}, hands={1: "M25 RAV-2"})
    campaign_of(s).feasts = (1, 0)
    play(s, "M25")
    do(s, "refuge", region=CAMP)
    do(s, "refuge", region=CAMP)
    assert campaign(s)["feasts"] == [1, 2]
    assert pad(s, 1)["points"]["objectives"] == 8


@rule("DOL-S3-9b")
def test_the_purebred_hold_no_feasts() -> None:
    s = camp(units={CAMP: "3"}, seat=0, hands={0: "M25 PB-2"})
    play(s, "M25")
    assert asked(s) == "card" or "refuge" not in kinds(s)
    assert pad(s)["refuges"] == 0


@rule("DOL-S3-12")
def test_majority_in_the_camp_brings_a_power_point() -> None:
    for units, power in (("0 2", [0, 1]), ("2 2", [0, 0]), ("3L 2", [1, 0])):
        s = camp(units={CAMP: units})
        for seat in range(2):
            objectives.lower(s, seat, None)
        assert campaign(s)["power"] == power


@rule("DOL-S3-5", "DOL-S3-8", "DOL-S3-11")
def test_the_example_of_the_camp() -> None:
    s = camp(units={CAMP: "3L", "OL2.4:A": "0 3", "OL2.4:B": "0 2"}, hands={1: "RAV-2 RAV-4 RAV-1"})
    play(s, "RAV-2")
    move(s, "OL2.4:A", CAMP, 3)
    move(s, "OL2.4:B", CAMP, 2)
    assert at(s, CAMP)["values"] == [4, 5]
    play(s, "RAV-4")
    do(s, "refuge", region=CAMP)
    assert pad(s, 1)["supplies"] == 4


@rule("DOL-CAMP-10")
def test_the_centre_of_scenarios_4_and_7_takes_an_ordinary_refuge() -> None:
    for scenario in (4, 7):
        units = {CAMP: "1 3", "OL2.4:B": "0 1"}
        s = table("purebred ravagers", scenario=scenario, seat=1, hands={1: "M25 RAV-1 RAV-2"}, units=units)
        play(s, "M25")
        do(s, "refuge", region=CAMP)
        assert at(s, CAMP)["refuge"] == 1
        assert campaign(s)["feasts"] == [0, 0]
        assert stopped_by(s, "refuge", region=CAMP) == "DEI-BUILD-2"
    s = table(
        "purebred ravagers", scenario=5, seat=1, hands={1: "M25 RAV-1 RAV-2"}, units={CAMP: "1 3", "2.1:A": "0 1"}
    )
    play(s, "M25")
    assert why(s, "refuge", region=CAMP) == "DOL-RET-7"


@pytest.mark.parametrize("seed", range(3))
def test_events_and_pieces_add_up(seed: int) -> None:
    s = camp(units={CAMP: "1 3", "OL2.4:B": "2 2"}, hands={1: "M25 RAV-4 RAV-2"})
    chance = Random(seed)
    for _ in range(10):
        events_add_up(s, chance)
        pieces_are_conserved(s, chance)
        legal = [one for one in s.legal(who(s)) if one != BOX.stop]
        feast = [one for one in legal if one == BOX.refuge[BOX.region[CAMP]]]
        s.play(who(s), chance.choice(feast or legal))
