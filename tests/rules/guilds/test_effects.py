"""Using the effects of cards and paying for them (GOL-EFFECT, GOL-COST)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.guilds.playing import (
    asked,
    at,
    do,
    forbidden,
    hand,
    kinds,
    left,
    may,
    pawns,
    pile,
    points,
    seat_of,
    why,
)
from tests.rules.guilds.table import moves, saying, short, table

# Using an effect


@rule("GOL-EFFECT-1", "GOL-EFFECT-3", "GOL-COST-1", "GOL-COST-2")
def test_play_then_pay_then_carry_out() -> None:
    s = table(hands=["purple_a red_a blue_a", "red_a"])
    do(s, "use purple_a")
    assert [short(id) for id in s.view(None)["played"]] == ["purple_a"]
    assert (asked(s), points(s)) == ("pay", [0, 0])
    assert may(s) == {"pay red_a", "pay blue_a"}
    assert forbidden(s, "pay green_a") == "GOL-COST-1"
    do(s, "pay blue_a")
    assert (points(s), pile(s), hand(s, 0)) == ([2, 0], ["blue_a"], ["red_a"])


@rule("GOL-EFFECT-2", "GOL-COST-5")
def test_an_effect_has_to_be_paid_in_full_with_other_cards() -> None:
    s = table(hands=["purple_b purple_b", "red_a"])
    assert forbidden(s, "use purple_b") == "GOL-EFFECT-2"
    s = table(hands=["purple_b purple_b red_a", "red_a"])
    do(s, "use purple_b")
    assert sorted(pile(s)) == ["purple_b", "red_a"]  # another copy may pay


@rule("GOL-COST-1")
def test_payment_is_chosen_card_by_card_and_not_asked_when_all_must_go() -> None:
    s = table(hands=["purple_b red_a red_a red_b"], mayoral="each_red each_blue")
    do(s, "use purple_b")
    assert (asked(s), left(s)) == ("pay", 2)
    do(s, "pay red_a")
    assert (may(s), left(s)) == ({"pay red_a", "pay red_b"}, 1)
    do(s, "pay red_b")
    assert pile(s) == ["red_a", "red_b"]
    s = table(hands=["purple_b red_a red_b"], mayoral="each_red each_blue")
    do(s, "use purple_b")
    assert (sorted(pile(s)), asked(s)) == (["red_a", "red_b"], "keep")


@rule("GOL-EFFECT-5", "GOL-COMP-12")
def test_whenever_lasts_until_the_end_of_the_turn() -> None:
    s = table(hands=["yellow_g red_a", "red_a"], deck="blue_a")
    do(s, "use yellow_g", "hire red_a", "take")
    assert seat_of(s, 0)["guildhall"] == 4 + 2
    do(s, "stop")  # the other one's turn
    do(s, "hire blue_a")
    assert seat_of(s, 0)["guildhall"] == 6 + 1
    s = table(hands=["red_f red_a blue_a", "red_a red_b"])
    do(s, "use red_f", "pay red_a", "stop", "move red_a", "from guildhall", "to Skinners")
    assert (s.view(None)["turn"], s.view(None)["moved"], s.view(None)["later"]) == (1, 1, 0)


@rule("GOL-EFFECT-7")
def test_parts_follow_in_their_order_and_what_is_impossible_is_left_out() -> None:
    s = table(hands=["yellow_d red_a blue_a"], guildhall=[0, 4])
    do(s, "use yellow_d", "pay red_a")
    assert asked(s) == "amount"  # hire first; without it there would be nobody to move
    do(s, "take")
    assert may(s) == {"from guildhall", "stop"}
    s = table(hands=["yellow_d red_a blue_a"], guildhall=[0, 4])
    do(s, "use yellow_d", "pay red_a", "stop")
    assert asked(s) == "turn"


@rule("GOL-EFFECT-7", "GOL-OP-2", "GOL-OP-10")
def test_points_draws_mayoral_cards_and_discards_are_not_declined() -> None:
    s = table(hands=["purple_a red_a"])
    do(s, "use purple_a")
    assert points(s)[0] == 2
    s = table(hands=["green_c red_a blue_a"])
    do(s, "use green_c")
    assert kinds(s) == {"discard"}
    assert why(s, "stop") == "KER-ASK-1"
    s = table(hands=["purple_b red_a red_b"], mayoral="each_red each_blue")
    do(s, "use purple_b")
    assert kinds(s) == {"keep"}


@rule("GOL-EFFECT-7", "GOL-OP-3", "GOL-TERM-10")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_fewer_pawns_may_be_hired(taken: int) -> None:
    s = table(hands=["yellow_a red_a blue_a"])
    do(s, "use yellow_a", "pay red_a")
    assert may(s) == {"take", "part", "stop"}
    do(s, *["part"] * min(taken, 2), *(["take"] if taken == 3 else ["stop"]))
    assert (seat_of(s, 0)["guildhall"], seat_of(s, 0)["reserve"]) == (4 + taken, 12 - taken)
    assert asked(s) == "turn"


@rule("GOL-EFFECT-7")
def test_a_single_pawn_cannot_be_divided() -> None:
    s = table(hands=["yellow_c red_a"])
    do(s, "use yellow_c")
    assert may(s) == {"take", "stop"}
    assert forbidden(s, "part") == "GOL-EFFECT-7"


@rule("GOL-EFFECT-8")
def test_an_effect_may_be_used_for_nothing() -> None:
    s = table(hands=["blue_c blue_g red_e green_g red_a"])
    for name in ("blue_c", "blue_g", "red_e", "green_g"):
        do(s, f"use {name}")
        assert asked(s) == "turn"
    assert (hand(s, 0), points(s), pile(s)) == (["red_a"], [0, 0], [])


@rule("GOL-EFFECT-9")
def test_cards_drawn_at_once_can_be_played_and_paid_with() -> None:
    s = table(hands=["green_c red_a red_b", "red_a"], deck="purple_a yellow_a blue_a")
    do(s, "use green_c", "discard red_a", "discard red_b", "use purple_a", "pay yellow_a")
    assert points(s)[0] == 2
    eight = "green_c red_a red_b red_c blue_a blue_b blue_c blue_g"
    s = table(hands=[eight, "red_a"])
    do(s, "use green_c")
    assert seat_of(s, 0)["cards"] == 10


@rule("GOL-EFFECT-10", "GOL-COST-6")
def test_targets_are_chosen_after_paying_on_the_board_as_it_is_then() -> None:
    """The paid pawn is back in the reserve: it is not where it was, and can be hired again."""
    game = saying("red_a", moves(1, "guildhall", "open_tile"), pawns=1, pawns_from=["guildhall"])
    s = table(hands=["red_a blue_a"], guildhall=[1, 4], pawns={"Barbers": "0"}, game=game)
    do(s, "use red_a")
    assert may(s) == {"from Barbers", "stop"}
    again = {"op": "hire", "n": 1, "to": "guildhall"}
    game = saying("red_a", again, pawns=1, pawns_from=["plantation"])
    s = table(hands=["red_a blue_a"], guildhall=[15, 4], plantation=[1, 0], game=game)
    assert seat_of(s, 0)["reserve"] == 0
    do(s, "use red_a", "take")
    assert (seat_of(s, 0)["guildhall"], seat_of(s, 0)["plantation"], seat_of(s, 0)["reserve"]) == (16, 0, 0)


# Pawns as a cost


@rule("GOL-COST-3", "GOL-COST-4", "GOL-OP-20")
def test_a_pawn_of_ones_choice_returns_to_the_reserve() -> None:
    standing: dict[str, Any] = {"pawns": {"Barbers": "0"}, "masters": {"Bakers": 0}, "plantation": [1, 0]}
    s = table(hands=["purple_d red_a"], **standing)
    do(s, "use purple_d")
    assert may(s) == {"from guildhall", "from Barbers", "from Bakers", "from plantation"}
    for place in ("guildhall", "Barbers", "Bakers", "plantation"):
        s = table(hands=["purple_d red_a"], **standing)
        before = seat_of(s, 0)["reserve"]
        do(s, "use purple_d", f"from {place}")
        assert (seat_of(s, 0)["reserve"], points(s)[0]) == (before + 1, 2)


@rule("GOL-COST-6", "GOL-MOVE-6")
def test_a_paid_master_leaves_its_tile_to_nobody() -> None:
    s = table(hands=["purple_d red_a"], masters={"Bakers": 0})
    do(s, "use purple_d", "from Bakers")
    assert (at(s, "Bakers")["resolved"], at(s, "Bakers")["master"]) == (True, None)


@rule("GOL-COST-3", "GOL-EFFECT-2")
def test_without_pawns_where_they_may_come_from_there_is_no_effect() -> None:
    s = table(hands=["blue_f red_a"], pawns={"Barbers": "0"})
    assert forbidden(s, "use blue_f") == "GOL-COST-3"
    s = table(hands=["blue_f red_a"], plantation=[1, 0])
    do(s, "use blue_f")
    assert (seat_of(s, 0)["plantation"], seat_of(s, 0)["cards"]) == (0, 1 + 3)


@rule("GOL-COST-4")
@pytest.mark.parametrize("place", ["guildhall", "open_tile", "resolved_tile", "plantation"])
def test_a_card_says_where_its_pawns_come_from(place: str) -> None:
    """A cost of two: there are exactly two everywhere, and one is not enough."""
    game = saying("red_a", {"op": "vp", "n": 1}, pawns=2, pawns_from=[place])
    two: dict[str, Any] = {"guildhall": [2, 4], "pawns": {"Barbers": "00"}, "plantation": [2, 0]}
    s = table(hands=["red_a blue_a"], masters={"Bakers": 0, "Drapers": 0}, game=game, **two)
    do(s, "use red_a", *(["from Bakers"] if place == "resolved_tile" else []))
    assert (seat_of(s, 0)["reserve"], points(s)[0]) == (8 + 2, 1)
    gone = {
        "guildhall": 2 - seat_of(s, 0)["guildhall"],
        "open_tile": 2 - len(pawns(s, "Barbers")),
        "resolved_tile": 2 - len(pawns(s, "Bakers") + pawns(s, "Drapers")),
        "plantation": 2 - seat_of(s, 0)["plantation"],
    }
    assert gone == {**dict.fromkeys(gone, 0), place: 2}
    one: dict[str, Any] = {"guildhall": [1, 4], "pawns": {"Barbers": "0"}, "plantation": [1, 0]}
    s = table(hands=["red_a blue_a"], masters={"Bakers": 0}, game=game, **one)
    assert forbidden(s, "use red_a") == "GOL-COST-3"


@rule("GOL-COST-4")
def test_no_pawn_is_paid_from_elsewhere() -> None:
    game = saying("red_a", {"op": "vp", "n": 1}, pawns=1, pawns_from=["guildhall", "open_tile"])
    s = table(hands=["red_a blue_a"], pawns={"Barbers": "0"}, masters={"Bakers": 0}, plantation=[1, 0], game=game)
    do(s, "use red_a")
    assert may(s) == {"from guildhall", "from Barbers"}
    assert forbidden(s, "from Bakers") == "GOL-COST-4"
    assert forbidden(s, "from plantation") == "GOL-COST-4"
    assert forbidden(s, "from Dyers") == "GOL-TERM-4"


@rule("GOL-COST-3", "GOL-COST-1", "GOL-EFFECT-1")
def test_cards_and_pawns_are_both_paid() -> None:
    game = saying("red_a", {"op": "vp", "n": 5}, cards=1, pawns=2, pawns_from=["guildhall", "plantation"])
    s = table(hands=["red_a blue_a green_a"], guildhall=[1, 4], plantation=[1, 0], game=game)
    do(s, "use red_a", "pay blue_a", "from guildhall")
    assert (points(s)[0], pile(s), seat_of(s, 0)["reserve"]) == (5, ["blue_a"], 16)
    s = table(hands=["red_a blue_a green_a"], guildhall=[1, 4], game=game)
    assert forbidden(s, "use red_a") == "GOL-COST-3"
    s = table(hands=["red_a"], guildhall=[2, 4], game=game)
    assert forbidden(s, "use red_a") == "GOL-EFFECT-2"
