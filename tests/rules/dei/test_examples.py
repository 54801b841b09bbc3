"""The worked examples of the specification, in its order (EX-1 to EX-16)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    GAME,
    asked,
    at,
    do,
    end_phase,
    idle,
    may,
    move,
    pad,
    play,
    play_out,
    recycle,
    stop,
    stopped_by,
    table,
    who,
    why,
)


@rule("DEI-SETUP-1", "DEI-SETUP-3", "DEI-SETUP-3a", "DEI-SETUP-4", "DEI-SETUP-5", "DEI-SETUP-7", "DEI-OUT-4")
@pytest.mark.parametrize("layout", ["first_game", "random"])
def test_ex_1_the_table_of_three_players(layout: str) -> None:
    for seed in range(5):
        seen = GAME.new(3, seed, {"layout": layout}).view(None)
        assert sorted(tile["id"] for tile in seen["tiles"]) == sorted(
            ["2", *(f"2.{n}" for n in range(1, 9)), *(f"3.{n}" for n in range(1, 4))]
        )
        outposts = [region["outpost"] for region in seen["regions"]]
        assert [outposts.count(colour) for colour in ("red", "green", "blue")] == [4, 4, 4]
        assert sum(region["technology"] for region in seen["regions"]) == 27
        assert sum(region["energy_cell"] for region in seen["regions"]) == 16
        assert {region["id"]: len(region["drones"]) for region in seen["regions"] if region["drones"]} == {
            "2:R": 1,
            "2.5:R": 1,
            "3.1:R": 1,
        }
        assert seen["common"] == {"technology": 33, "energy_cell": 24}


@rule("DEI-TURN-2", "DEI-TURN-3", "DEI-TURN-7", "DEI-TURN-8")
def test_ex_2_each_deploys_before_the_first_card_of_the_first_phase() -> None:
    s: Any = GAME.new(2, 3, {"layout": "first_game", "factions": ["auxilia", "farmz"]})
    first, second = s.view(None)["order"]
    for seat, scrappers in ((first, 2), (second, 3)):
        assert (who(s), asked(s)) == (seat, "deploy")
        while asked(s) == "deploy":
            do(s, "deploy", region="2.3:A")
        assert at(s, "2.3:A")["scrappers"][seat] == scrappers
        assert at(s, "2.3:A")["leaders"] == sorted({first, seat})
        assert (s.view(None)["turn"], s.view(None)["phase"]) == (1, 1)
        end_phase(s)
        played = pad(s, seat)
        assert len(played["hand"]) == 6
    assert (who(s), s.view(None)["phase"], asked(s)) == (first, 2, "card")


@rule("DEI-CARD-3", "DEI-CARD-4", "DEI-CARD-6", "DEI-CLEAN-1", "DEI-CLEAN-2")
def test_ex_3_a_card_face_down_in_each_phase_changes_the_hand_not_its_size() -> None:
    shown = {"black": "M37 M38 M39"}
    s = table("ravagers refuge42", stored={0: (10, 10)}, market=shown, decks={"black": "M40 M41 M42"})
    for phase, (given, bought) in enumerate([("RAV-1", "M37"), ("RAV-2", "M38"), ("RAV-3", "M39")], 1):
        assert (who(s), s.view(None)["phase"]) == (0, phase)
        recycle(s, given)
        do(s, "buy", card=bought)
        assert bought in pad(s)["hand"]
        assert may(s, "recycle") == set()
        end_phase(s)
        end_phase(s)
    assert s.view(None)["turn"] == 2
    assert len(pad(s)["hand"]) == 8
    assert sorted(pad(s)["bin"]) == ["RAV-1", "RAV-2", "RAV-3"]


@rule("DEI-MARKET-9", "DEI-CARD-3")
def test_ex_3_a_buy_icon_adds_a_card_to_the_hand() -> None:
    s = table("ravagers refuge42", stored={0: (10, 5)}, market={"black": "M37 M38 M39"}, phase=3)
    play(s, "RAV-5")
    do(s, "buy", card="M37")
    assert pad(s)["bin"] == pad(s)["face_down"] == []
    end_phase(s)
    end_phase(s)
    assert len(pad(s)["hand"]) == 9


@rule("DEI-MAJ-3", "DEI-MAJ-4")
def test_ex_4_how_many_must_enter_a_region_with_two_scrappers() -> None:
    s = table("ravagers refuge42", units={"2:A": "0 2", "2:B": "3"}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    do(s, "from", region="2:B")
    do(s, "to", region="2:A")
    assert at(s, "2:A")["scrappers"] == [3, 2]  # only with all three, so nothing was asked
    assert at(s, "2:A")["majority"] == 0

    s = table("ravagers refuge42", units={"2:A": "0 2", "2:B": "2"}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    do(s, "from", region="2:B")
    assert "2:A" not in may(s, "to")
    assert stopped_by(s, "to", region="2:A") == "DEI-MAJ-4"

    s = table("ravagers refuge42 farmz", units={"2:A": "1 2 3", "2:B": "2"}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    do(s, "from", region="2:B")
    assert why(s, "to", region="2:A") == "DEI-MAJ-4"


@rule("DEI-LEADER-4", "DEI-MAJ-4", "DEI-MAJ-8")
def test_ex_5_the_leader_of_farm_z_alone_enters_a_region_with_two() -> None:
    s = table("farmz auxilia", units={"2:A": "0 2", "2:B": "L"}, hands={0: "FZ-2 FZ-1"})
    play(s, "FZ-2")
    move(s, "2:B", "2:A", 0, leader=True)
    assert at(s, "2:A")["values"] == [3, 2]
    s = table("auxilia farmz", units={"2:A": "0 2", "2:B": "L"}, hands={0: "AUX-2 AUX-1"})
    play(s, "AUX-2")
    do(s, "from", region="2:B")
    assert why(s, "to", region="2:A") == "DEI-MAJ-4"


@rule("DEI-MOVE-1", "DEI-MOVE-2", "DEI-LINK-2", "DEI-MAJ-5")
def test_ex_6_two_points_of_movement() -> None:
    s = table(
        "ravagers refuge42", units={"2:A": "4", "2:R": "0 1"}, elevators={"2:B 2:R": 0}, hands={0: "RAV-2 RAV-1 RAV-3"}
    )
    play(s, "RAV-2")
    move(s, "2:A", "2:B", 4)
    move(s, "2:B", "2:R", 2)
    assert [at(s, place)["scrappers"] for place in ("2:A", "2:B", "2:R")] == [[0, 0], [2, 0], [2, 1]]
    assert asked(s) == "card"  # both points are used


@rule("DEI-COLLECT-4", "DEI-COLLECT-5")
def test_ex_7_of_eleven_one_goes_back() -> None:
    s = table(
        "refuge42 auxilia",
        units={"2:A": "1"},
        resources={"2:A": (2, 0)},
        stored={0: (5, 4)},
        hands={0: "R42-3 R42-1"},
    )
    before = s.view(None)["common"]["energy_cell"]
    play(s, "R42-3")
    do(s, "collect", region="2:A", resource="technology")
    do(s, "collect", region="2:A", resource="technology")
    assert asked(s) == "return"
    do(s, "return", resource="energy_cell")
    assert (pad(s)["technology"], pad(s)["energy_cell"]) == (7, 3)
    assert s.view(None)["common"]["energy_cell"] == before + 1


@rule("DEI-BUILD-5")
def test_ex_8_with_three_refuges_on_the_board_one_is_lifted() -> None:
    s = table(
        "ravagers refuge42",
        units={"2:B": "2"},
        refuges={"2.2:B": 0, "2.4:B": 0, "2.5:B": 0},
        hands={0: "RAV-4 RAV-1"},
    )
    assert pad(s)["refuges"] == 0
    play(s, "RAV-4")
    do(s, "refuge", region="2:B")
    assert asked(s) == "lift"
    assert may(s, "lift_refuge") == {"2.2:B", "2.4:B", "2.5:B"}
    do(s, "lift_refuge", region="2.4:B")
    assert {one["id"] for one in s.view(None)["regions"] if one["refuge"] == 0} == {"2:B", "2.2:B", "2.5:B"}
    assert pad(s)["refuges"] == 0


@rule("DEI-ADV-1", "DEI-ADV-4")
def test_ex_9_strike_twice() -> None:
    # No card shows Strike 2, so two cards with Strike 1 are played.
    s = table("ravagers refuge42", units={"2:A": "3 2"}, hands={0: "M05 M10 RAV-1"})
    for name, left in (("M05", 1), ("M10", 0)):
        play(s, name)
        do(s, "strike", region="2:A", seat=1)
        assert at(s, "2:A")["scrappers"] == [3, left]
        if asked(s) == "effect":
            stop(s)
    assert pad(s, 1)["reserve"] == BOX.scrappers[0]


@rule("DEI-DRONE-8", "DEI-DRONE-9", "DEI-ADV-3")
def test_ex_10_draco_strikes_every_opposing_faction() -> None:
    s = table(
        "farmz ravagers refuge42 auxilia",
        units={"2.1:B": "0 3 1 L"},
        drones={"draco": "2.1:B"},
        hands={0: "FZ-6 FZ-1"},
        supply="CB-BUILD",
    )
    play(s, "FZ-6")
    if asked(s) == "effect":
        do(s, "drone", drone="draco")
    do(s, "to", region="2.1:B")
    assert may(s, "strike") == {("2.1:B", 1), ("2.1:B", 2)}
    do(s, "strike", region="2.1:B", seat=1)
    do(s, "strike", region="2.1:B", seat=2)
    assert at(s, "2.1:B")["scrappers"] == [0, 2, 0, 0]
    assert at(s, "2.1:B")["leaders"] == [3]
    assert (pad(s)["supplies"], pad(s)["boosts"]) == (1, 1)
    assert pad(s, 0, viewer=0)["own_boosts"] == ["CB-BUILD"]


@rule("DEI-MARKET-7", "DEI-MARKET-10")
def test_ex_11_two_discounts_leave_one_technology() -> None:
    s = table(
        "ravagers refuge42",
        unlocked={0: "FG3"},
        stored={0: (1, 0)},
        hands={0: "M22 RAV-1"},
        market={"tactical": "M02"},
        control={"2:A": 0},
    )
    assert BOX.market_cards["M02"].cost.technology == 3
    play(s, "M22")
    do(s, "buy", card="M02")
    assert pad(s)["technology"] == 0
    assert "M02" in pad(s)["hand"]


@rule("DEI-MISSION-4", "DEI-MISSION-6")
@pytest.mark.parametrize(("column", "paid"), [(1, 6), (2, 9), (3, 9), (4, 9)])
def test_ex_12_three_green_outposts(column: int, paid: int) -> None:
    columns = ["MS05", "MS06", "MS07", "MS08"]
    columns[column - 1] = "MS01"
    s = table(
        "ravagers refuge42",
        turn=2,
        phase=3,
        missions=columns,
        control={"2.2:A": 0, "2.5:A": 0, "2.6:A": 0},
        hands={0: "RAV-1"},
    )
    while asked(s) != "mission":
        idle(s)
    do(s, "mission", mission="MS01")
    assert pad(s)["points"]["missions"] == paid


@rule("DEI-MISSION-4", "DEI-MISSION-6")
@pytest.mark.parametrize(("turn", "paid"), [(1, 11), (2, 5)])
def test_ex_13_a_crowd_of_eleven(turn: int, paid: int) -> None:
    s = table(
        "ravagers refuge42",
        turn=turn,
        phase=3,
        units={"2:B": "6", "2.4:B": "5"},
        missions=["MS11", "MS06", "MS07", "MS08"],
        hands={0: "RAV-2"},
    )
    while asked(s) != "mission":
        idle(s)
    do(s, "mission", mission="MS11")
    assert pad(s)["points"]["missions"] == paid


@rule("DEI-FEAT-1", "DEI-FEAT-2", "DEI-FEAT-3")
def test_ex_14_the_red_feat_comes_first_the_blue_one_a_turn_later() -> None:
    s = table(
        "ravagers refuge42",
        phase=2,
        control={"2:A": 0, "2.1:A": 0, "2.1:B": 0},
        feats={0: "FR1 FG1 FB1"},
        missions=["MS05", "MS06", "MS07", "MS08"],
    )
    end_phase(s)
    assert [feat["unlocked"] for feat in pad(s)["feats"]] == [True, False, False]
    s = table(
        "ravagers refuge42",
        turn=2,
        phase=2,
        control={"2:A": 0, "2.1:B": 0, "2.4:A": 0},
        unlocked={0: "FR1"},
        feats={0: "FG1 FB1"},
    )
    end_phase(s)
    assert [feat["unlocked"] for feat in pad(s)["feats"]] == [True, False, True]


@rule("DEI-CLEAN-4", "DEI-CLEAN-5")
def test_ex_15_the_new_priority_order() -> None:
    a, b, c, d = range(4)
    s = table(
        players=4,
        phase=3,
        order=(d, c, a, b),
        seat=b,
        supplies=(14, 9, 9, 20),
        missions=["MS01", "MS04", "MS09", "MS10"],
    )
    for seat in (d, c, a):
        s.marks[seat] = (0, -1, -1, -1)
    end_phase(s)
    assert s.view(None)["turn"] == 2
    assert pad(s, b)["supplies"] == 9
    assert s.view(None)["order"] == [c, b, a, d]


@rule("DEI-END-1", "DEI-END-2", "DEI-END-3", "DEI-END-4", "DEI-END-5")
def test_ex_16_the_end_of_the_game() -> None:
    s = table(
        "ravagers refuge42",
        order=(1, 0),
        seat=0,
        turn=4,
        phase=3,
        supplies=(41, 0),
        control={"2:A": 0, "2.1:A": 0, "2.1:B": 0, "2.2:A": 0},
        unlocked={0: "FR1 FB1"},
        feats={0: "FG1"},
        stored={0: (3, 2)},
        hands={0: "RAV-2 M02"},
        face_up={0: "M07"},
        bins={0: "M01"},
        missions=["MS04", "MS05", "MS06", "MS11"],
        marks={0: "MS04 MS05 MS06"},
    )
    play_out(s)
    outcome = s.outcome()
    assert outcome["breakdown"][0] == {
        "missions": 41,
        "effects": 0,
        "outposts": 8,
        "feats": 4,
        "resources": 3,
        "market_cards": 11,
    }
    assert outcome["scores"][0] == 67
