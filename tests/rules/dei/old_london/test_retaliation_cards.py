"""The twelve Retaliation cards (DOL-RET-70 to DOL-RET-78): whom each hits, and what its punishments do."""

from random import Random
from typing import Any

import pytest

from londinium.games.dei.old_london.retaliation import punishment
from londinium.games.dei.old_london.retaliation.kit import own
from londinium.kernel.laws import explain_agrees_with_legal
from tests.marks import rule
from tests.rules.dei.old_london.test_retaliation import BEN, IDS, after_card, four
from tests.rules.dei.table import (
    BOX,
    Stacked,
    asked,
    at,
    by_chance,
    do,
    end_phase,
    idle,
    may,
    pad,
    stop,
    stopped_by,
    table,
    who,
)


def hit(card: str, **given: Any) -> Stacked:
    """Seat 0 has denounced with a card of rank 1, seat 1 is hit and rich enough to choose."""
    units = {BEN: "3 0", **given.pop("units", {})}
    s = after_card(given.pop("factions", "ravagers refuge42"), f"{card} - -", units=units, supplies=(0, 9), **given)
    assert may(s, "denounce") == {card}
    do(s, "denounce", card=card)
    if asked(s) == "retreat":
        do(s, "to", region="2.8:A")
    assert (asked(s), who(s)) == ("punishment", 1)
    explain_agrees_with_legal(s, Random(0))
    return s


def met(card: str, **given: Any) -> bool:
    """Whether seat 1 meets the threshold of a card."""
    s = table("ravagers refuge42", retaliation=True, **given)
    return punishment.meets(s, 1, IDS.index(card), 0)


@rule("DOL-RET-70")
@pytest.mark.parametrize(
    ("card", "yes", "no"),
    [
        ("RET-01", {"units": {"2:A": "0 4"}}, {"units": {"2:A": "0 3L", "2:B": "0 3"}}),
        ("RET-04", {"units": {"2:A": "0 5", "2:B": "0 5"}}, {"units": {"2:A": "0 5", "2:B": "0 4L"}}),
        ("RET-03", {"units": {"2:R": "0 1", "2:S": "0 1"}}, {"units": {"2:R": "1 1", "2:S": "0 1"}}),
        ("RET-05", {"stored": {0: (2, 0), 1: (3, 0)}}, {"stored": {0: (3, 0), 1: (3, 5)}}),
        ("RET-06", {"units": {"2:A": "3 L"}}, {"units": {"2:A": "0 1L"}}),
        ("RET-08", {"units": {"2:B": "0 2"}, "refuges": {"2:B": 1}}, {"units": {"2:B": "0 2"}, "refuges": {"2:B": 0}}),
        ("RET-09", {"stored": {0: (0, 1), 1: (0, 2)}}, {"stored": {0: (0, 2), 1: (9, 1)}}),
        (
            "RET-10",
            {"units": {"2:R": "0 1"}, "elevators": {"2:A 2:R": 1}},
            {"units": {"2:B": "0 1"}, "elevators": {"2:A 2:R": 1}},
        ),
        ("RET-11", {"units": {"2:A": "1 2", "2:B": "1 2"}}, {"units": {"2:A": "1 2", "2:B": "2 2", "2.1:A": "0 5"}}),
        ("RET-12", {"face_up": {1: "R42-6 M11"}}, {"face_up": {1: "R42-6 R42-1"}, "face_down": {1: "M11"}}),
    ],
)
def test_who_reaches_a_threshold(card: str, yes: dict[str, Any], no: dict[str, Any]) -> None:
    assert met(card, **yes)
    assert not met(card, **no)


def one_each() -> dict[str, int]:
    """Seat 1 controls an Outpost of every colour."""
    s = table("ravagers refuge42", retaliation=True)
    return {next(BOX.region_ids[r] for r in s.city.outposts if BOX.outposts[r] == colour): 1 for colour in range(3)}


@rule("DOL-RET-70")
def test_who_controls_outposts_of_three_colours_or_four_of_them() -> None:
    assert met("RET-02", control=one_each())
    assert not met("RET-07", control=one_each())
    assert not met("RET-02", control=dict(list(one_each().items())[:2]))
    assert met("RET-07", control=four())


@rule("DOL-RET-70", "DOL-GEN-10")
def test_unauthorized_gatherings_removes_two_of_a_crowd() -> None:
    s = hit("RET-01", units={"2:A": "0 5", "2.1:A": "0 4", "2.2:A": "0 3"})
    do(s, "punishment", which="a")
    assert may(s, "from") == {"2:A", "2.1:A"}
    assert stopped_by(s, "from", region="2.2:A") == "DOL-RET-70"
    do(s, "from", region="2.1:A")
    assert at(s, "2.1:A")["scrappers"][1] == 2
    assert pad(s, 1)["reserve"] == 15 - 10


@rule("DOL-RET-71", "DOL-RET-71a", "DOL-RET-71b", "DOL-RET-72", "DEI-CARD-10")
def test_eclecticism_takes_a_card_until_the_next_turn() -> None:
    s = hit("RET-02", control=one_each(), hands={1: "M01 R42-2"}, phase=3, order=(0, 1))
    do(s, "punishment", which="a")
    assert len(pad(s, 1)["lost"]) == 1
    assert len(pad(s, 1)["hand"]) == 1
    assert len(s.view(None)["pads"][1]["lost"] + pad(s, 1)["hand"]) == 2
    end_phase(s)
    assert who(s) == 1
    end_phase(s)  # one card is all there is to play
    assert s.turn == 2
    assert len(pad(s, 1)["hand"]) == 2
    none = after_card(board="RET-02 - -", units={BEN: "3 0"}, control=one_each(), hands={1: ""}, supplies=(0, 0))
    assert asked(none) == "card"  # without cards and Supplies it cannot be hit


@rule("DOL-RET-71")
def test_the_lost_card_is_any_of_the_hand_by_chance() -> None:
    s = hit("RET-02", control=one_each())
    hand = pad(s, 1)["hand"]
    lost = []
    for seed in range(60):
        again = by_chance(s, seed)
        do(again, "punishment", which="a")
        (card,) = pad(again, 1)["lost"]
        assert sorted([*pad(again, 1)["hand"], card]) == sorted(hand)
        lost.append(card)
    assert set(lost) == set(hand)
    assert len(hand) == 8


@rule("DOL-RET-72", "DEI-TURN-10")
def test_a_lone_last_card_is_played() -> None:
    s = hit("RET-02", control=one_each(), units={"2:A": "0 3"}, hands={1: "R42-1 R42-2"}, turn=2)
    do(s, "punishment", which="a")
    (left,) = pad(s, 1)["hand"]
    end_phase(s)  # whoever has no choice is not asked for the card
    assert (asked(s), who(s)) == ("effect", 1)
    assert s.ask(1)["context"]["id"] == left
    assert (pad(s, 1)["face_up"], pad(s, 1)["hand"]) == ([left], [])
    stop(s)
    assert (s.phase, who(s)) == (2, 0)  # and that was the phase


@rule("DOL-RET-72")
def test_with_three_cards_left_two_are_played_in_a_phase_and_one_in_the_next() -> None:
    s = hit("RET-02", control=one_each(), hands={1: "R42-1 R42-2 R42-3 R42-4"}, turn=2)
    do(s, "punishment", which="a")
    for phase, played in ((1, 2), (2, 3), (3, 3)):
        assert (s.phase, who(s)) == (phase, 0)
        end_phase(s)
        while (s.phase, who(s)) == (phase, 1) and asked(s) != "mission":
            idle(s)
        assert len(pad(s, 1)["face_up"]) == played
    assert asked(s) == "mission"


@rule("DOL-RET-70")
def test_dangerous_rooftops_clears_a_roof() -> None:
    s = hit("RET-03", units={"2:R": "1 3L", "2:S": "0 2"})
    do(s, "punishment", which="a")
    assert may(s, "from") == {"2:R", "2:S"}
    do(s, "from", region="2:R")
    assert at(s, "2:R")["scrappers"][1] == 0
    assert at(s, "2:R")["leaders"] == [1]


@rule("DOL-RET-70", "DOL-GEN-13")
def test_populism_removes_three_from_anywhere() -> None:
    s = hit("RET-04", units={"2:A": "0 8", "2.2:A": "0 2"})
    do(s, "punishment", which="a")
    for place in ("2.2:A", "2.2:A"):
        do(s, "from", region=place)
    assert at(s, "2.2:A")["scrappers"][1] == 0
    assert at(s, "2:A")["scrappers"][1] == 7  # the third came from the only Region left
    assert asked(s) == "card"


@rule("DOL-RET-70")
def test_corruption_discards_all_technology() -> None:
    s = hit("RET-05", stored={0: (1, 0), 1: (4, 2)})
    before = s.common[0]
    do(s, "punishment", which="a")
    assert (pad(s, 1)["technology"], pad(s, 1)["energy_cell"]) == (0, 2)
    assert s.common[0] == before + 4


@rule("DOL-RET-78")
def test_bounty_hunt_sends_the_leader_to_a_neutral_refuge() -> None:
    s = hit("RET-06", units={"2.3:A": "0 L"})
    do(s, "punishment", which="a")
    assert may(s, "to") == {"2.3:A", "2.8:A"}  # the other one, or the same
    assert stopped_by(s, "to", region="2:A") == "DOL-RET-78"
    stays = s.copy()
    do(stays, "to", region="2.3:A")
    assert pad(stays, 1)["leader"] == "2.3:A"
    do(s, "to", region="2.8:A")
    assert pad(s, 1)["leader"] == "2.8:A"


@rule("DOL-RET-73", "DEI-FEAT-4")
def test_monopoly_turns_a_feat_down() -> None:
    s = hit("RET-07", control=four(), unlocked={1: "FR2 FG1"})
    do(s, "punishment", which="a")
    assert may(s, "feat") == {"FR2", "FG1"}
    assert stopped_by(s, "feat", feat="FB1") == "DOL-RET-73"
    do(s, "feat", feat="FG1")
    assert [feat["unlocked"] for feat in pad(s, 1)["feats"] if feat["feat"] in ("FR2", "FG1")] == [True, False]


@rule("DOL-RET-70", "DOL-GEN-10a", "DOL-RET-22")
def test_harbouring_removes_a_refuge() -> None:
    s = hit("RET-08", units={"2:B": "0 2", "2.1:B": "0 1", "2.2:B": "0 2"}, refuges={"2:B": 1, "2.1:B": 1, "2.2:B": 1})
    do(s, "punishment", which="a")
    assert may(s, "lift_refuge") == {"2:B", "2.2:B"}
    assert stopped_by(s, "lift_refuge", region="2.1:B") == "DOL-RET-22"
    do(s, "lift_refuge", region="2:B")
    assert at(s, "2:B")["refuge"] is None
    assert pad(s, 1)["refuges"] == 1


@rule("DOL-RET-75", "DOL-GEN-10a", "DOL-PB-47")
def test_barracks_are_refuges_of_the_purebred_and_go_to_the_box() -> None:
    s = table("refuge42 purebred", retaliation=True, purebred=True)
    home = next(one["id"] for one in s.view(None)["regions"] if one["refuge"] == 1)
    s = hit("RET-08", factions="refuge42 purebred", units={home: "0 2"})
    do(s, "punishment", which="a")
    assert at(s, home)["refuge"] is None
    assert pad(s, 1)["refuges"] == 0


@rule("DOL-RET-70")
def test_envy_gives_the_denouncing_player_a_cell_or_supplies() -> None:
    s = hit("RET-09", stored={0: (0, 1), 1: (0, 3)})
    other = s.copy()
    do(s, "punishment", which="a")
    assert [pad(s, seat)["energy_cell"] for seat in (0, 1)] == [2, 2]
    do(other, "punishment", which="b")
    assert [pad(other, seat)["supplies"] for seat in (0, 1)] == [3, 6]


@rule("DOL-GEN-17", "DEI-COLLECT-5", "DOL-RET-25")
def test_a_denouncing_player_with_a_full_store_gives_something_back_for_the_cell() -> None:
    s = hit("RET-09", stored={0: (9, 1), 1: (0, 2)})
    common = list(s.common)
    do(s, "punishment", which="a")
    assert (asked(s), who(s)) == ("return", 0)
    assert own(s).track == [0, 0]  # the punishment is not over
    explain_agrees_with_legal(s, Random(0))
    do(s, "return", resource="technology")
    assert [(pad(s, seat)["technology"], pad(s, seat)["energy_cell"]) for seat in (0, 1)] == [(8, 2), (0, 1)]
    assert s.common == [common[0] + 1, common[1]]
    assert (asked(s), who(s)) == ("card", 0)
    assert own(s).track == [1, 0]
    fits = hit("RET-09", stored={0: (8, 1), 1: (0, 2)})
    do(fits, "punishment", which="a")
    assert (asked(fits), who(fits)) == ("card", 0)  # ten can be stored


@rule("DOL-RET-77", "DEI-LINK-6")
def test_infrastructure_removes_a_bridge_or_an_elevator_at_either_end() -> None:
    s = hit(
        "RET-10",
        units={"2:S": "0 1", "2.1:B": "0 1"},
        elevators={"2.1:B 2.1:R": 1, "2.2:A 2.2:R": 1},
        bridges={"2:R 2:S": 1},
    )
    do(s, "punishment", which="a")
    assert may(s, "lift_elevator") == {("2.1:B", "2.1:R")}
    assert may(s, "lift_bridge") == {"2:R", "2:S"}
    assert stopped_by(s, "lift_elevator", ground="2.2:A", roof="2.2:R") == "DOL-RET-22"
    explain_agrees_with_legal(s, Random(0))
    bridge = s.copy()
    do(bridge, "lift_bridge", roof="2:R")
    assert pad(bridge, 1)["bridges"] == 2
    do(s, "lift_elevator", ground="2.1:B", roof="2.1:R")
    assert pad(s, 1)["elevators"] == 2
    two = hit("RET-10", units={"2:S": "0 1"}, bridges={"2:R 2:S": 1, "2:S 2.7:R": 1})
    do(two, "punishment", which="a")
    do(two, "lift_bridge", roof="2:S")
    assert may(two, "to") == {"2:R", "2.7:R"}
    assert stopped_by(two, "to", region="OL2.4:R") == "DOL-RET-77"


@rule("DOL-RET-76", "DOL-RET-76a", "DOL-GEN-10")
def test_intimidation_thins_every_region_with_superiority() -> None:
    s = hit("RET-11", factions="ravagers farmz", units={"2:A": "1 3", "2:B": "1 2", "2.1:A": "1 L", "2.2:A": "0 3"})
    do(s, "punishment", which="a")
    assert [at(s, place)["scrappers"][1] for place in ("2:A", "2:B", "2.2:A")] == [2, 1, 3]
    assert at(s, "2.1:A")["leaders"] == [1]  # the Foreman alone is skipped


@rule("DOL-RET-76a")
def test_the_regions_are_found_for_all_before_anybody_is_punished() -> None:
    s = after_card(
        "ravagers refuge42 farmz",
        "RET-11 - -",
        units={BEN: "3 0 0", "2:A": "1 2 1", "2:B": "0 1 2", "2.1:A": "1 2 0", "2.2:A": "1 0 2"},
        supplies=(0, 9, 9),
        order=(0, 1, 2),
    )
    do(s, "denounce", card="RET-11")
    do(s, "to", region="2.8:A")
    assert who(s) == 1
    do(s, "punishment", which="a")
    assert who(s) == 2
    do(s, "punishment", which="a")
    assert [at(s, place)["scrappers"][1:] for place in ("2:A", "2:B", "2.1:A", "2.2:A")] == [
        [1, 1],
        [1, 1],
        [1, 0],
        [0, 1],
    ]


@rule("DOL-RET-74", "DOL-RET-70")
def test_technocracy_discards_two_resources() -> None:
    s = hit("RET-12", face_up={1: "R42-6 M11"}, stored={1: (2, 1)})
    do(s, "punishment", which="a")
    assert asked(s) == "discard"
    do(s, "return", resource="energy_cell")
    assert (pad(s, 1)["technology"], pad(s, 1)["energy_cell"]) == (1, 0)  # of one kind there is nothing to choose
    poor = after_card(
        board="RET-12 - -", units={BEN: "3 0"}, face_up={1: "R42-6 M11"}, stored={1: (1, 0)}, supplies=(0, 2)
    )
    assert asked(poor) == "card"


@rule("DOL-RET-22")
def test_the_punished_player_answers_and_the_turn_comes_back() -> None:
    s = hit("RET-04", units={"2:A": "0 8", "2.2:A": "0 2"})
    do(s, "punishment", which="b")
    assert (asked(s), who(s)) == ("card", 0)
