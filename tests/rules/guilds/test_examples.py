"""The worked examples of the specification, by number (EXAMPLE-1 to EXAMPLE-31)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.guilds.playing import (
    asked,
    at,
    because,
    cell,
    do,
    forbidden,
    goals,
    hand,
    left,
    may,
    pass_round,
    pawns,
    pile,
    seat_of,
    told,
)
from tests.rules.guilds.table import corrected, table


@rule("GOL-ORDER-3", "GOL-ORDER-4")
def test_example_1_turn_order_by_points_and_by_the_stack() -> None:
    yellow, blue, green = range(3)
    s = table(3, points=[7, 7, 4], track=[blue, yellow, green], turn=blue, hands=["red_a", "red_a", "red_a"])
    order = []
    while s.round == 1:
        order.append(s.to_act[0])
        do(s, "stop")
    assert order == [blue, yellow, green]


@rule("GOL-MOVE-1", "GOL-MOVE-2")
def test_example_2_a_scythe_moves_a_pawn_to_an_open_tile_with_the_scythe() -> None:
    s = table(hands=["yellow_a"], pawns={"Barbers": "0"}, resolved=["Bakers"])
    do(s, "move yellow_a")
    assert may(s) == {"from guildhall", "from Barbers"}
    do(s, "from Barbers")
    assert "to Brewers" in may(s)
    assert forbidden(s, "to Dyers") == "GOL-MOVE-2"
    assert forbidden(s, "to Bakers") == "GOL-MOVE-3"
    do(s, "to Brewers")
    assert (pawns(s, "Barbers"), pawns(s, "Brewers")) == ("", "0")


@rule("GOL-COST-1", "GOL-COST-2", "GOL-EFFECT-2")
def test_example_3_an_effect_that_costs_two_cards() -> None:
    s = table(hands=["yellow_b red_a blue_a green_a"])
    do(s, "use yellow_b", "pay red_a", "pay blue_a")
    assert (hand(s, 0), pile(s)) == (["green_a"], ["red_a", "blue_a"])
    s = table(hands=["yellow_b red_a"])
    assert forbidden(s, "use yellow_b") == "GOL-EFFECT-2"


@rule("GOL-VOTE-1")
def test_example_4_most_pawns_win() -> None:
    green = 0
    s = table(round=2, phase="tiles", pawns={"Dyers": "001"})
    assert asked(s) == "reward"
    assert s.to_act == (green,)
    do(s, "take")
    assert at(s, "Dyers")["master"] is None  # the reward of the second comes first
    assert s.to_act == (1,)
    do(s, "take")
    assert at(s, "Dyers")["master"] == green
    assert at(s, "Dyers")["resolved"]


@rule("GOL-NEG-2", "GOL-NEG-4", "GOL-VOTE-4")
def test_example_5_a_swap_makes_a_tie_and_the_tile_stays() -> None:
    green, blue = 0, 1
    s = table(round=2, phase="tiles", pawns={"Dyers": "001"}, neutrals=[0, 1])
    assert (asked(s), s.to_act) == ("negotiate", (blue,))
    events = told(s, "replace 0")
    assert "GOL-VOTE-4" in because(events)
    assert pawns(s, "Dyers") == "01n"
    assert not at(s, "Dyers")["resolved"]
    assert at(s, "Dyers")["token"] is not None
    assert seat_of(s, green)["guildhall"] == 5
    assert s.round == 3


@rule("GOL-NEG-2")
def test_example_6_a_swap_is_answered_by_a_swap() -> None:
    green, blue = 0, 1
    s = table(round=2, phase="tiles", pawns={"Dyers": "001"}, neutrals=[1, 1], track=[blue, green])
    do(s, "replace 0", seat=blue)
    do(s, "replace 1", seat=green)
    assert (asked(s), s.to_act) == ("reward", (green,))
    assert pawns(s, "Dyers") == "0nn"
    assert s.view(None)["second"] is None


@rule("GOL-VOTE-3", "GOL-VOTE-8")
def test_example_7_an_adjacent_master_breaks_the_tie() -> None:
    yellow = 2
    city = {(0, -1): "Lightermen", (1, -1): "Mercers"}
    s = table(3, phase="tiles", city=city, pawns={"Lightermen": "012"}, masters={"Mercers": yellow})
    assert (s.view(None)["winner"], s.view(None)["second"]) == (yellow, None)
    do(s, "take", "stop", "stop")
    assert at(s, "Lightermen")["master"] == yellow
    assert all(not seat["tokens"] for seat in s.view(None)["seats"])


@rule("GOL-REWARD-10")
def test_example_8_draw_two_or_three_mayoral_cards_and_keep_one() -> None:
    s = table(round=2, phase="tiles", pawns={"Apothecaries": "000"}, mayoral="each_red each_blue")
    do(s, "take")
    assert may(s) == {"keep each_red", "keep each_blue"}
    do(s, "keep each_blue")
    assert goals(s, 0) == ["each_blue"]
    assert s.view(None)["mayoral"] == 20
    s = table(round=2, phase="tiles", pawns={"Vintners": "00000"}, mayoral="each_red each_blue special")
    do(s, "take", "keep special")
    assert may(s) == {"under each_red", "under each_blue"}
    do(s, "under each_blue")
    assert (goals(s, 0), s.view(None)["mayoral"]) == (["special"], 20)


@rule("GOL-PLANT-14", "GOL-PLANT-10")
def test_example_9_ulster_draws_three_and_keeps_one_then_returns_pawns() -> None:
    s = table(round=4, phase="development", plantation=[3, 0], mayoral="each_red each_blue special")
    assert may(s) == {"keep each_red", "keep each_blue", "keep special"}
    do(s, "keep special", "under each_red")
    assert goals(s, 0) == ["special"]
    assert seat_of(s, 0)["plantation"] == 1
    assert seat_of(s, 0)["reserve"] == 12 - 3 + 2


@rule("GOL-DEV-13")
def test_example_10_the_five_new_tiles_of_round_3() -> None:
    s = table(3, round=3, phase="development", stack="guild_30 guild_31 guild_32 guild_33 guild_34")
    new = [cell(s, *where) for where in ((0, -2), (1, -2), (2, -2), (2, -1), (2, 0))]
    assert new == ["Masons", "Plumbers", "Innholders", "Founders", "Poulters"]
    assert len(s.view(None)["tiles"]) == 15


@rule("GOL-SCORE-6")
@pytest.mark.parametrize(
    ("cells", "points"),
    [([(-2, -2), (-1, -2), (-2, -1), (-1, -1)], 4), ([(-2, -2), (-1, -2), (0, -2), (1, -2)], 3)],
    ids=["block", "line"],
)
def test_example_11_adjacent_pairs_in_a_block_and_in_a_line(cells: list[tuple[int, int]], points: int) -> None:
    names = ["Brewers", "Bakers", "Barbers", "Cutlers"]
    s = table(phase="end", city=dict(zip(cells, names, strict=True)), masters=dict.fromkeys(names, 0))
    assert s.outcome()["breakdown"][0]["pairs"] == points


@rule("GOL-ORDER-2", "GOL-ORDER-7")
def test_example_12_a_marker_lands_on_top_and_zero_points_change_nothing() -> None:
    red, blue = 0, 1
    s = table(points=[5, 7], turn=red, acted=[blue], hands=["purple_a red_a red_b", "blue_g"])
    do(s, "use purple_a", "pay red_a")
    assert s.view(None)["track"] == [red, blue]
    do(s, "stop")
    assert (s.round, s.to_act) == (2, (red,))
    do(s, "stop", "use blue_g")  # nobody is on the Plantation
    assert s.view(None)["track"] == [red, blue]


@rule("GOL-DRAW-2", "GOL-DRAW-3", "GOL-HAND-1", "GOL-HAND-2")
def test_example_13_the_draw_and_the_limit() -> None:
    five = "green_a red_a red_a blue_a blue_a"
    s = table(hands=[five])
    do(s, "stop")
    assert (len(hand(s, 0)), asked(s), left(s)) == (9, "limit", 2)
    s = table(hands=[five])
    do(s, "use green_a", "stop")
    assert (len(hand(s, 0)), left(s)) == (8, 1)
    s = table(hands=[five, "red_a"], masters={"University of London": 0})
    do(s, "use green_a", "stop")
    assert (len(hand(s, 0)), s.to_act) == (8, (1,))


@rule("GOL-DRAW-4", "GOL-DRAW-5")
def test_example_14_the_final_round_has_no_basic_draw() -> None:
    s = table(round=16, hands=["green_a red_a", "red_a"])
    do(s, "stop")
    assert len(hand(s, 0)) == 2
    s = table(round=16, hands=["green_a red_a", "red_a"])
    do(s, "use green_a", "stop")
    assert len(hand(s, 0)) == 3


@rule("GOL-HAND-4")
def test_example_15_rewards_are_not_limited_until_the_end_of_the_next_turn() -> None:
    s = table(
        round=2, phase="tiles", pawns={"Carpenters": "000"}, hands=["red_a red_a red_b red_b blue_a blue_a blue_b"]
    )
    do(s, "take")
    assert (asked(s), s.to_act, len(hand(s, 0))) == ("turn", (0,), 10)
    do(s, "stop")
    assert (asked(s), left(s)) == ("limit", 7)


@rule("GOL-VOTE-7")
def test_example_16_second_place_is_counted_without_masters() -> None:
    city = {(0, -1): "Skinners", (1, -1): "Mercers"}
    s = table(3, phase="tiles", city=city, pawns={"Skinners": "00112"}, masters={"Mercers": 0})
    assert (s.view(None)["winner"], s.view(None)["second"]) == (0, 1)


@rule("GOL-VOTE-5", "GOL-RESOLVE-6")
def test_example_17_no_player_pawn_is_left() -> None:
    red = 1
    s = table(round=2, phase="tiles", pawns={"Fishmongers": "0nn"}, beadle="Fishmongers", neutrals=[0, 1])
    do(s, "replace 0", seat=red)
    assert pawns(s, "Fishmongers") == ""
    assert s.view(None)["supply"] == 4
    assert s.view(None)["beadle"] == "guild_04"
    assert not at(s, "Fishmongers")["resolved"]
    assert seat_of(s, 0)["guildhall"] == 5


@rule("GOL-PLANT-6", "GOL-PLANT-7")
def test_example_18_a_tie_for_first_on_the_plantation() -> None:
    s = table(3, round=3, phase="development", plantation=[3, 3, 2], side="virginia")
    assert [seat["points"] for seat in s.view(None)["seats"]] == [4, 4, 0]
    assert [seat["plantation"] for seat in s.view(None)["seats"]] == [1, 1, 2]


@rule("GOL-PLANT-8", "GOL-PLANT-10", "GOL-PLANT-11")
def test_example_19_a_tie_for_second_on_the_plantation() -> None:
    s = table(3, round=3, phase="development", plantation=[4, 2, 2], side="virginia")
    assert [seat["points"] for seat in s.view(None)["seats"]] == [6, 0, 0]
    assert [seat["plantation"] for seat in s.view(None)["seats"]] == [2, 2, 2]


@rule("GOL-LAST-2", "GOL-DEV-6", "GOL-LAST-8")
def test_example_20_the_last_open_tile_brings_the_development_phase() -> None:
    s = table(3, round=4, phase="tiles", laid=15, open=["Barbers"], pawns={"Barbers": "00"}, hands=["red_a"])
    do(s, "take")
    assert s.round == 7
    assert len(s.view(None)["tiles"]) == 20
    assert all(cell(s, *where) for where in ((3, 0), (3, 1), (2, 1), (2, 2), (1, 2)))


@rule("GOL-LAST-5", "GOL-LAST-6")
def test_example_21_with_two_players_the_last_open_tile_ends_the_game() -> None:
    s = table(
        round=12,
        phase="tiles",
        open=["Barbers"],
        pawns={"Barbers": "00"},
        plantation=[2, 1],
        side="virginia",
        beadle=None,
    )
    do(s, "take")
    assert s.over
    assert [seat["points"] for seat in s.view(None)["seats"]] == [2 + 6, 4]


@rule("GOL-MASTER-3", "GOL-REWARD-7")
def test_example_22_the_reward_moves_the_only_pawn_away() -> None:
    s = table(round=2, phase="tiles", pawns={"Cutlers": "0n"})
    do(s, "take", "from Cutlers", "to Dyers")
    assert at(s, "Cutlers")["resolved"]
    assert at(s, "Cutlers")["master"] is None
    assert pawns(s, "Dyers") == "0"


@rule("GOL-REWARD-8")
def test_beside_example_22_the_tile_being_resolved_is_no_place_to_move_to() -> None:
    s = table(round=2, phase="tiles", pawns={"Cutlers": "00"})
    do(s, "take", "from guildhall")
    assert forbidden(s, "to Cutlers") == "GOL-REWARD-8"
    s = table(3, phase="tiles", open=["Cutlers"], pawns={"Cutlers": "00"}, round=3, hands=["red_a"] * 3)
    do(s, "take")
    assert asked(s) == "turn"  # there was nowhere to move to, so nothing was asked


@rule("GOL-MOVE-6")
def test_example_23_a_master_moves_away() -> None:
    city = {(0, -2): "Dyers", (1, -2): "Mercers"}
    s = table(round=2, city=city, hands=["red_a"], masters={"Mercers": 0}, pawns={"Dyers": "01n"}, acted=[1])
    do(s, "move red_a", "from Mercers", "to Skinners", "stop")
    assert at(s, "Mercers")["resolved"]
    assert at(s, "Mercers")["master"] is None
    assert not at(s, "Dyers")["resolved"]  # no Master beside it breaks the tie
    s = table(phase="end", city=city, resolved=["Mercers"], masters={"Dyers": 0}, goals=["great_twelve"])
    assert s.outcome()["breakdown"][0] == {"track": 0, "goals": 0, "pairs": 0}


@rule("GOL-BEADLE-2", "GOL-BEADLE-5")
def test_example_24_the_beadle_arrives_on_a_tile_visited_later() -> None:
    city = {(-2, -1): "Barbers", (0, 1): "Cutlers"}
    s = table(
        3,
        phase="tiles",
        city=city,
        open=["Barbers", "Cutlers", "Lightermen"],
        beadle="Barbers",
        pawns={"Barbers": "0", "Cutlers": "1"},
    )
    do(s, "take", seat=0)
    assert (s.view(None)["tile"], s.view(None)["winner"]) == ("guild_18", 1)
    assert s.view(None)["beadle"] == "guild_18"


@rule("GOL-OP-14")
def test_example_25_whenever_a_card_is_played_to_hire() -> None:
    s = table(hands=["yellow_g red_a red_b"])
    do(s, "use yellow_g", "hire red_a", "take", "hire red_b", "take")
    assert seat_of(s, 0)["guildhall"] == 4 + 4


@rule("GOL-DEV-14")
def test_example_26_four_players_after_round_6() -> None:
    stack = "guild_30 guild_31 guild_32 guild_33 guild_34 guild_35"
    s = table(4, round=6, phase="development", laid=16, stack=stack)
    new = [cell(s, *where) for where in ((3, 0), (3, 1), (3, 2), (2, 2), (1, 2), (0, 2))]
    assert new == ["Masons", "Plumbers", "Innholders", "Founders", "Poulters", "Cooks"]


@rule("GOL-ORDER-9")
def test_example_27_markers_that_remain_keep_their_order() -> None:
    yellow, red, blue = range(3)
    s = table(3, points=[6, 6, 6], track=[blue, red, yellow], turn=red, hands=["", "purple_g", ""])
    do(s, "use purple_g", "option 0")
    assert s.view(None)["track"] == [red, blue, yellow]


@rule("GOL-OP-15")
def test_example_28_whenever_a_pawn_is_moved() -> None:
    s = table(hands=["red_f red_a red_b blue_a blue_b green_a"])
    do(s, "use red_f", "pay blue_a", "move red_a", "from guildhall", "to Skinners")
    do(s, "use red_b", "pay blue_b", "from guildhall", "to Dyers", "from guildhall", "to Dyers", "stop", "stop")
    assert len(hand(s, 0)) == 1 + 2 + 3


@rule("GOL-DRAW-9", "GOL-DRAW-6")
def test_example_29_a_shuffle_in_the_middle_of_the_turn() -> None:
    def a_card_for_a_card(files: Any) -> None:
        scriveners = next(one for one in files["action_cards"]["entries"] if one["id"] == "action_green_c")
        scriveners["cost"]["cards"] = 1
        scriveners["effects"] = [{"op": "draw", "n": 3, "when": "now"}]

    s = table(
        hands=["red_a red_b green_c blue_a blue_b"],
        deck="yellow_a",
        only=True,
        discard="purple_a purple_c purple_d",
        game=corrected(a_card_for_a_card),
    )
    do(s, "hire red_a", "hire red_b", "use green_c", "pay blue_a")
    assert (s.view(None)["deck"], pile(s)) == (2, [])
    drawn = [one for one in hand(s, 0) if one != "blue_b"]
    assert "yellow_a" in drawn
    assert len(drawn) == 3
    assert set(drawn) <= {"yellow_a", "purple_a", "purple_c", "purple_d", "blue_a"}


@rule("GOL-REWARD-14")
def test_example_30_neutral_pawns_return_after_the_rewards() -> None:
    s = table(round=2, phase="tiles", pawns={"Founders": "0nn"}, neutrals=[1, 1])
    assert s.view(None)["supply"] == 0
    do(s, "stop", "stop", "take")
    assert seat_of(s, 0)["neutrals"] == 1
    assert s.view(None)["supply"] == 2


@rule("GOL-OP-23")
def test_example_31_sets_of_liveries() -> None:
    tiles = ["Merchant Taylors", "Barbers", "Grocers", "Church of St Lawrence Jewry"]
    s = table(phase="end", masters=dict.fromkeys(tiles, 0), goals=["livery_sets"])
    assert s.outcome()["breakdown"][0]["goals"] == 3 * 2


def test_every_pass_brings_the_next_round() -> None:
    """The builder's own: a round in which nobody plays leads to the next."""
    s = table(hands=["red_a", "red_b"])
    pass_round(s)
    assert s.round == 2
