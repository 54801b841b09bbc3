"""A player's turn: hire and move, the draw and the hand limit (GOL-TURN, GOL-HIRE, GOL-MOVE, GOL-DRAW, GOL-HAND)."""

from typing import Any

import pytest

from londinium.games.guilds.components import LIVERIES, Livery
from tests.marks import rule
from tests.rules.guilds.playing import (
    asked,
    at,
    because,
    do,
    forbidden,
    hand,
    kinds,
    left,
    may,
    pawns,
    pile,
    seat_of,
    told,
    why,
)
from tests.rules.guilds.table import BOX, corrected, short, table


def open_tiles_with(*liveries: Livery) -> set[str]:
    """The answers that lead to the tiles of a city of two, all open, that show one of these liveries."""
    wanted = {LIVERIES.index(livery) for livery in liveries}
    return {f"to {BOX.tile_names[one]}" for one in table(2).city if wanted & set(BOX.tile_liveries[one])}


# The turn


@rule("GOL-TURN-1", "GOL-TURN-5", "GOL-CHOICE-2")
def test_any_number_of_cards_one_after_the_other_or_none() -> None:
    s = table(hands=["red_a red_b blue_a green_a", "red_a"])
    assert may(s) >= {"stop", "hire red_a", "move red_a", "use red_a", "hire green_a", "use green_a"}
    for name in ("red_a", "red_b", "blue_a"):
        do(s, f"hire {name}")
        assert (asked(s), s.to_act) == ("turn", (0,))
    assert seat_of(s, 0)["guildhall"] == 4 + 3
    do(s, "stop")
    assert s.to_act == (1,)
    s = table(hands=["red_a", "red_a"])
    do(s, "stop")
    assert (s.to_act, s.view(None)["played"], pile(s)) == ((1,), [], [])


@rule("GOL-TURN-1")
def test_each_card_is_finished_before_the_next() -> None:
    s = table(hands=["red_a red_b blue_a"])
    do(s, "move red_a")
    assert kinds(s) == {"to"}  # all pawns stand on the Guildhall, so only the tile is asked
    assert why(s, "hire red_b") == "KER-ASK-1"
    s = table(hands=["red_b blue_a green_a"])
    do(s, "use red_b", "pay blue_a")
    assert kinds(s) == {"from", "stop"}
    assert why(s, "hire green_a") == "KER-ASK-1"


@rule("GOL-TURN-1")
@pytest.mark.parametrize("way", ["hire", "move", "use"])
def test_only_cards_of_ones_own_hand_are_played(way: str) -> None:
    s = table(hands=["red_a", "blue_a"])
    assert forbidden(s, f"{way} blue_a") == "GOL-TURN-1"
    assert why(s, f"{way} blue_a", seat=1) == "KER-TURN-1"


@rule("GOL-TURN-2", "GOL-TURN-3", "GOL-TURN-4")
def test_a_card_is_used_in_one_way_and_then_lies_before_its_player() -> None:
    s = table(hands=["red_b blue_a", "red_a"])
    assert {one for one in may(s) if one.endswith("red_b")} == {"hire red_b", "move red_b", "use red_b"}
    do(s, "hire red_b")
    assert [short(id) for id in s.view(1)["played"]] == ["red_b"]
    assert (hand(s, 0), pile(s)) == (["blue_a"], [])  # and nothing was paid, though its effect has a cost
    assert not {"hire red_b", "move red_b", "use red_b"} & may(s)
    s = table(hands=["red_b blue_a", "red_a"])
    do(s, "move red_b", "to Skinners")
    assert (hand(s, 0), pile(s), seat_of(s, 0)["reserve"]) == (["blue_a"], [], 12)


# Hiring


@rule("GOL-HIRE-1", "GOL-TERM-7", "GOL-TERM-10")
@pytest.mark.parametrize("name", ["red_a", "blue_f", "purple_f"])
def test_any_card_hires_one_pawn_from_the_reserve_to_the_guildhall(name: str) -> None:
    s = table(hands=[f"{name} green_a"])
    do(s, f"hire {name}")
    assert (seat_of(s, 0)["reserve"], seat_of(s, 0)["guildhall"]) == (11, 5)


@rule("GOL-HIRE-2")
def test_nobody_hires_from_an_empty_reserve() -> None:
    s = table(hands=["red_a", "red_a"], guildhall=[16, 4])
    assert forbidden(s, "hire red_a") == "GOL-HIRE-2"
    assert forbidden(s, "hire blue_a") == "GOL-TURN-1"  # a card that is not held cannot be played at all
    assert "move red_a" in may(s)
    s = table(hands=["red_a", "red_a"], guildhall=[15, 4])
    assert "hire red_a" in may(s)


@rule("GOL-HIRE-3")
def test_an_effect_hires_as_many_as_there_are() -> None:
    s = table(hands=["yellow_b red_a red_b green_a"], guildhall=[14, 4])
    do(s, "use yellow_b", "pay red_a", "pay red_b")
    assert left(s) == 2
    do(s, "take")
    assert (seat_of(s, 0)["reserve"], seat_of(s, 0)["guildhall"]) == (0, 16)
    s = table(hands=["yellow_b red_a red_b green_a"], guildhall=[16, 4])
    do(s, "use yellow_b", "pay red_a", "pay red_b")
    assert asked(s) == "turn"  # none at all: nothing is asked


# Moving


@rule("GOL-MOVE-1", "GOL-TERM-4", "GOL-TERM-11")
def test_a_pawn_comes_from_the_guildhall_an_open_tile_or_as_a_master() -> None:
    s = table(hands=["red_a green_a"], pawns={"Barbers": "0"}, masters={"Bakers": 0})
    do(s, "move red_a")
    assert may(s) == {"from guildhall", "from Barbers", "from Bakers"}
    assert forbidden(s, "from Dyers") == "GOL-TERM-4"
    do(s, "from Bakers", "to Skinners")
    assert (at(s, "Bakers")["master"], pawns(s, "Skinners")) == (None, "0")


@rule("GOL-MOVE-1")
def test_a_card_that_fits_no_open_tile_does_not_move() -> None:
    s = table(hands=["red_a blue_a"], open=["Fishmongers"])
    assert forbidden(s, "move red_a") == "GOL-MOVE-1"
    assert "move blue_a" in may(s)


@rule("GOL-MOVE-2")
@pytest.mark.parametrize(
    ("name", "liveries"), [("red_a", ["red"]), ("red_d", ["red", "yellow"]), ("blue_f", ["blue", "green"])]
)
def test_one_livery_in_common_is_enough(name: str, liveries: list[Livery]) -> None:
    s = table(hands=[name])
    do(s, f"move {name}")
    assert may(s) == open_tiles_with(*liveries)
    for one in sorted({BOX.tile_names[t] for t in s.city} - {to.removeprefix("to ") for to in may(s)}):
        assert why(s, f"to {one}") == "GOL-MOVE-2"


@rule("GOL-MOVE-3", "GOL-MASTER-4")
def test_no_pawn_ever_goes_onto_a_resolved_tile_or_back_to_the_guildhall() -> None:
    s = table(hands=["red_a red_b green_a"], resolved=["Cutlers"], masters={"Skinners": 0})
    do(s, "move red_a", "from guildhall")
    assert forbidden(s, "to Cutlers") == "GOL-MOVE-3"
    assert forbidden(s, "to Skinners") == "GOL-MOVE-3"
    assert forbidden(s, "to Lightermen") == "GOL-MOVE-3"  # it is not in the city
    back = s.explain(0, {"kind": "to", "tile": "guildhall"})
    assert back is not None
    assert back.rule == "KER-MOVE-1"  # there is no such move at all
    do(s, "to Drapers", "use red_b", "pay green_a", "from guildhall")
    assert forbidden(s, "to Cutlers") == "GOL-MOVE-3"  # nor by an effect


@rule("GOL-MOVE-4")
def test_a_pawn_has_to_go_elsewhere() -> None:
    s = table(hands=["red_a red_b"], pawns={"Cutlers": "0"})
    do(s, "move red_a", "from Cutlers")
    assert forbidden(s, "to Cutlers") == "GOL-MOVE-4"
    s = table(hands=["red_a red_b"], pawns={"Barbers": "0"})
    do(s, "move red_a", "from Barbers")
    assert forbidden(s, "to Barbers") == "GOL-MOVE-4"  # whatever its livery, it is where the pawn stands
    s = table(hands=["red_a red_b"], pawns={"Cutlers": "0"}, open=["Cutlers", "Barbers"], guildhall=[2, 4])
    do(s, "move red_a")
    assert pawns(s, "Cutlers") == "00"  # only from the Guildhall: there is no other red tile to leave it for


@rule("GOL-MOVE-4")
@pytest.mark.parametrize("name", ["Mercers", "University of London"], ids=["first", "last"])
def test_the_first_and_the_last_tile_are_left_like_any_other(name: str) -> None:
    s = table(hands=["purple_f red_a red_b green_a"], pawns={name: "00"})
    do(s, "move purple_f", f"from {name}")
    assert forbidden(s, f"to {name}") == "GOL-MOVE-4"
    do(s, "to Goldsmiths", "use red_b", "pay green_a", f"from {name}")
    assert forbidden(s, f"to {name}") == "GOL-MOVE-4"
    do(s, "to Goldsmiths")
    assert (pawns(s, name), pawns(s, "Goldsmiths")) == ("", "00")


@rule("GOL-MOVE-4")
def test_the_only_fitting_tile_can_be_left_but_not_reached() -> None:
    s = table(
        hands=["red_a green_a"],
        pawns={"Cutlers": "0", "Dyers": "0"},
        open=["Cutlers", "Dyers"],
        guildhall=[0, 4],
    )
    do(s, "move green_a")  # the pawn on Dyers is there already, so it is the other one
    assert (pawns(s, "Cutlers"), pawns(s, "Dyers")) == ("", "00")
    s = table(hands=["red_a green_a"], pawns={"Cutlers": "00"}, open=["Cutlers", "Dyers"], guildhall=[0, 4])
    assert forbidden(s, "move red_a") == "GOL-MOVE-4"
    s = table(hands=["red_a red_b"], pawns={"Cutlers": "0"}, masters={"Barbers": 0}, open=["Cutlers"], guildhall=[1, 4])
    do(s, "move red_a")
    assert forbidden(s, "from Cutlers") == "GOL-MOVE-4"


@rule("GOL-MOVE-5")
def test_a_card_played_to_move_takes_nobody_off_the_plantation() -> None:
    s = table(hands=["red_a red_e green_a"], plantation=[2, 0], pawns={"Barbers": "0"})
    do(s, "move red_a")
    assert forbidden(s, "from plantation") == "GOL-MOVE-5"
    do(s, "from guildhall", "to Skinners", "use red_e")
    assert may(s) == {"from plantation", "stop"}  # an effect that names it can
    do(s, "from plantation", "to Dyers")
    assert (seat_of(s, 0)["plantation"], pawns(s, "Dyers")) == (1, "0")


@rule("GOL-TERM-11", "GOL-MOVE-5")
def test_who_has_all_pawns_on_the_plantation_or_in_the_reserve_cannot_move() -> None:
    s = table(hands=["red_a green_a"], plantation=[3, 0], guildhall=[0, 4])
    assert forbidden(s, "move red_a") == "GOL-TERM-11"


@rule("GOL-MOVE-6", "GOL-MASTER-4")
def test_a_master_that_has_left_is_a_liveryman_and_its_tile_is_nobodys() -> None:
    s = table(hands=["red_a red_b green_a"], masters={"Mercers": 0})
    do(s, "move red_a", "from Mercers", "to Cutlers")
    assert (at(s, "Mercers")["resolved"], at(s, "Mercers")["master"]) == (True, None)
    assert pawns(s, "Cutlers") == "0"
    do(s, "use red_b", "pay green_a", "from Cutlers")
    assert forbidden(s, "to Mercers") == "GOL-MOVE-3"


@rule("GOL-MOVE-7")
def test_distance_does_not_matter() -> None:
    s = table(3, hands=["red_a"], city={(-2, -1): "Cutlers", (1, 1): "Skinners"}, pawns={"Cutlers": "0"})
    do(s, "move red_a", "from Cutlers", "to Skinners")
    assert pawns(s, "Skinners") == "0"


@rule("GOL-TERM-13")
def test_a_tile_holds_any_number_of_pawns() -> None:
    s = table(hands=["red_a green_a"], pawns={"Cutlers": "0" * 11}, guildhall=[1, 4])
    do(s, "move red_a", "from guildhall", "to Cutlers")
    assert pawns(s, "Cutlers") == "0" * 12


# Drawing


@rule("GOL-DRAW-1", "GOL-DRAW-9")
def test_played_cards_go_to_the_pile_before_the_draw() -> None:
    """The deck is empty: what is drawn can only be what was just played."""
    s = table(hands=["green_a blue_a red_a red_b", "red_a"], only=True)
    do(s, "hire green_a", "hire blue_a")
    assert pile(s) == []
    events = told(s, "stop")
    assert "GOL-DRAW-6" in because(events)
    assert hand(s, 0) == ["blue_a", "green_a", "red_a", "red_b"]
    assert (pile(s), s.view(None)["deck"], s.view(None)["played"]) == ([], 0, [])


@rule("GOL-DRAW-2", "GOL-DRAW-7")
def test_four_cards_for_who_played_none_and_two_for_who_did() -> None:
    s = table(hands=["red_a", "red_a"], deck="blue_a blue_b blue_c blue_d")
    do(s, "stop")
    assert hand(s, 0) == ["blue_a", "blue_b", "blue_c", "blue_d", "red_a"]
    s = table(hands=["red_a red_b", "red_a"], deck="blue_a blue_b blue_c blue_d")
    do(s, "hire red_a", "stop")
    assert hand(s, 0) == ["blue_a", "blue_b", "red_b"]
    s = table(hands=["purple_b red_a red_b blue_a", "red_a"], mayoral="each_red each_blue")
    do(s, "use purple_b", "pay red_a", "pay red_b", "keep each_red", "stop")
    assert len(hand(s, 0)) == 1 + 2  # one card was played, however many were paid


@rule("GOL-DRAW-3", "GOL-EFFECT-4")
def test_draws_of_the_end_of_the_turn_add_up() -> None:
    s = table(hands=["green_a green_b yellow_f red_a blue_a", "red_a"])
    do(s, "use green_a", "use green_b", "pay red_a", "use yellow_f", "take")
    assert (hand(s, 0), s.view(None)["later"]) == (["blue_a"], 2 + 4 + 1)
    do(s, "stop")
    assert (len(hand(s, 0)), s.view(None)["later"]) == (1 + 2 + 7, 0)


@rule("GOL-DRAW-4", "GOL-DRAW-8")
@pytest.mark.parametrize(("players", "last"), [(1, 10), (2, 16), (3, 15), (4, 12)])
def test_the_final_round_is_the_last_of_the_track(players: int, last: int) -> None:
    for number, drawn in ((last - 1, 4), (last, 0)):
        s = table(players, round=number, hands=["red_a red_b"] + ["red_a"] * (players - 1))
        do(s, "stop")
        assert seat_of(s, 0)["cards"] == 2 + drawn


@rule("GOL-DRAW-5")
def test_in_the_final_round_effects_and_rewards_still_draw() -> None:
    s = table(round=16, hands=["green_c red_a", "red_a"])
    do(s, "use green_c")
    assert seat_of(s, 0)["cards"] == 1 + 3
    s = table(round=16, phase="tiles", hands=["red_a", "red_a"], pawns={"Carpenters": "000"})
    do(s, "take")
    assert seat_of(s, 0)["cards"] == 1 + 3


@rule("GOL-DRAW-6")
def test_with_deck_and_pile_empty_no_more_is_drawn() -> None:
    s = table(hands=["red_a red_b", "red_a"], only=True, deck="blue_a")
    do(s, "stop")
    assert hand(s, 0) == ["blue_a", "red_a", "red_b"]
    assert s.to_act == (1,)


@rule("GOL-DRAW-6")
def test_an_empty_deck_is_made_anew_from_the_pile() -> None:
    s = table(hands=["red_a red_b", "red_a"], only=True, deck="blue_a", discard="green_a green_b green_c green_d")
    events = told(s, "stop", viewer=1)
    assert {"id": "GOL-DRAW-6", "kind": "rule", "args": {"cards": 4}} in events
    assert len(hand(s, 0)) == 6
    assert "blue_a" in hand(s, 0)
    assert (pile(s), s.view(None)["deck"]) == ([], 1)
    assert sorted(short(id) for id in s.view(1)["reshuffled"]) == ["green_a", "green_b", "green_c", "green_d"]


# The hand limit


@rule("GOL-HAND-1", "GOL-CHOICE-3")
def test_down_to_seven_cards_of_ones_choice() -> None:
    held = "red_a red_b blue_a blue_b green_a green_b"
    s = table(hands=[held, "red_a"], deck="purple_a purple_c purple_d purple_e")
    do(s, "stop")
    assert asked(s) == "limit"
    assert may(s) == {f"discard {name}" for name in [*held.split(), "purple_a", "purple_c", "purple_d", "purple_e"]}
    assert forbidden(s, "discard yellow_a") == "GOL-HAND-1"
    do(s, "discard purple_a", "discard red_a", "discard blue_b")
    assert hand(s, 0) == ["blue_a", "green_a", "green_b", "purple_c", "purple_d", "purple_e", "red_b"]
    assert pile(s) == ["purple_a", "red_a", "blue_b"]
    assert s.to_act == (1,)
    s = table(hands=["red_a red_b blue_a", "red_a"])
    do(s, "stop")
    assert (len(hand(s, 0)), s.to_act) == (7, (1,))


@rule("GOL-HAND-2", "GOL-HAND-5", "GOL-OP-16", "GOL-EFFECT-6")
def test_a_master_on_the_university_raises_the_limit_while_it_stands_there() -> None:
    held = "red_a red_b blue_a blue_b green_a"
    s = table(hands=[held, "red_a"], masters={"University of London": 0})
    assert [seat["limit"] for seat in s.view(None)["seats"]] == [8, 7]
    do(s, "stop")
    assert left(s) == 1
    s = table(hands=[held, "red_a"], masters={"University of London": 1})
    do(s, "stop")
    assert left(s) == 2
    s = table(hands=[held, "red_a"], pawns={"University of London": "0"})
    do(s, "stop")
    assert left(s) == 2  # a liveryman is no Master
    s = table(hands=[f"{held} green_b", "red_a"], masters={"University of London": 0})
    do(s, "move red_a", "from University of London", "to Skinners", "stop")
    assert (len(hand(s, 0)), asked(s), s.to_act) == (7, "turn", (1,))
    s = table(hands=[f"{held} green_b blue_c", "red_a"], masters={"University of London": 0})
    do(s, "move red_a", "from University of London", "to Skinners", "stop")
    assert (asked(s), left(s)) == ("limit", 1)


@rule("GOL-HAND-3")
def test_mayoral_cards_do_not_count() -> None:
    s = table(hands=["red_a red_b blue_a", "red_a"], goals=["each_red each_blue special tokens"])
    do(s, "stop")
    assert (len(hand(s, 0)), s.to_act) == (7, (1,))


@rule("GOL-HAND-4", "GOL-REWARD-9")
def test_the_hand_is_checked_at_the_end_of_ones_own_turn_only() -> None:
    eight = "red_a red_b blue_a blue_b green_a green_b yellow_a yellow_b"
    s = table(hands=["red_c", eight])
    do(s, "stop")
    assert (asked(s), s.to_act) == ("turn", (1,))
    do(s, "hire red_a")
    assert asked(s) == "turn"
    do(s, "stop")
    assert (asked(s), s.to_act) == ("limit", (1,))


@rule("GOL-HAND-6")
def test_the_hand_is_checked_in_the_final_round_too() -> None:
    nine = "red_a red_b blue_a blue_b green_a green_b yellow_a yellow_b purple_a"
    s = table(round=16, hands=[nine, "red_a"])
    do(s, "stop")
    assert (asked(s), left(s)) == ("limit", 2)


@rule("GOL-HAND-2")
def test_the_limit_of_a_corrected_university_is_read_from_the_data() -> None:
    def smaller(files: Any) -> None:
        files["special_buildings"]["entries"][4]["persistent"]["value"] = 3

    s = table(hands=["red_a", "red_a"], masters={"University of London": 0}, game=corrected(smaller))
    do(s, "stop")
    assert (asked(s), left(s)) == ("limit", 2)
