"""The end of the game: mayoral cards, adjacent Masters, the winner (GOL-END, GOL-SCORE, GOL-OP-21 to GOL-OP-24)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.guilds.playing import at, because, pawns, points, seat_of
from tests.rules.guilds.table import Cell, Stacked, corrected, table

BLOCK: dict[Cell, str] = {(-2, -2): "Mercers", (-1, -2): "Grocers", (-2, -1): "Drapers", (-1, -1): "Dyers"}


def scored(players: int = 2, **position: Any) -> Stacked:
    """A game that has just been scored."""
    return table(players, phase="end", **position)


def goal_points(goal: str, **position: Any) -> int:
    """What a mayoral card brings seat 0."""
    return scored(goals=[goal], **position).outcome()["breakdown"][0]["goals"]


# The end


@rule("GOL-SCORE-1", "GOL-SCORE-2")
def test_open_tiles_are_cleared_into_the_reserve_and_the_supply() -> None:
    s = scored(pawns={"Barbers": "001n", "Dyers": "1"}, masters={"Mercers": 0}, plantation=[2, 0], beadle="Barbers")
    assert (pawns(s, "Barbers"), pawns(s, "Dyers"), pawns(s, "Mercers")) == ("", "", "0")
    assert s.view(None)["beadle"] is None
    assert s.view(None)["supply"] == 4
    assert (seat_of(s, 0)["reserve"], seat_of(s, 0)["guildhall"], seat_of(s, 0)["plantation"]) == (9, 4, 2)
    assert (seat_of(s, 1)["reserve"], seat_of(s, 1)["guildhall"]) == (12, 4)


@rule("GOL-SCORE-1", "GOL-SCORE-2", "GOL-TERM-12")
def test_an_open_special_building_is_cleared_like_a_guild() -> None:
    church = "Church of St Lawrence Jewry"
    s = scored(pawns={church: "001n"}, masters={"University of London": 0})
    assert (pawns(s, church), at(s, church)["resolved"], pawns(s, "University of London")) == ("", False, "0")
    assert s.view(None)["supply"] == 4
    assert (seat_of(s, 0)["reserve"], seat_of(s, 0)["guildhall"]) == (11, 4)
    assert (seat_of(s, 1)["reserve"], seat_of(s, 1)["guildhall"]) == (12, 4)


@rule("GOL-SCORE-1", "GOL-SCORE-2", "GOL-OP-24")
def test_what_is_cleared_does_not_count_as_standing_on_the_guildhall() -> None:
    assert goal_points("guildhall", pawns={"Barbers": "00"}, guildhall=[1, 4]) == 1


@rule("GOL-SCORE-3", "GOL-SCORE-11")
def test_mayoral_cards_in_track_order_and_then_the_pairs_of_all() -> None:
    log: list[Any] = []
    scored(
        3,
        goals=["neutrals hand", "guildhall", "tokens"],
        points=[1, 4, 4],
        track=[2, 1, 0],
        hands=["red_a"] * 3,
        log=log,
    )
    events = [event.view(None) for event in log]
    told = [event for event in events if event["kind"] == "rule"]
    assert [(one["id"], one["args"]["seat"]) for one in told if "seat" in one["args"]] == [
        *(("GOL-SCORE-3", seat) for seat in (2, 1, 0, 0)),
        *(("GOL-SCORE-6", seat) for seat in (2, 1, 0)),
    ]
    assert [one["args"]["goal"] for one in told if one["id"] == "GOL-SCORE-3"] == [
        *("mayoral_tokens", "mayoral_guildhall", "mayoral_neutrals", "mayoral_hand")
    ]


@rule("GOL-SCORE-4", "GOL-COMP-6")
def test_a_tile_counts_for_every_mayoral_card_that_asks_for_it() -> None:
    s = scored(goals=["each_red each_purple great_twelve"], masters={"Mercers": 0})
    assert s.outcome()["breakdown"][0] == {"track": 0, "goals": 2 + 2 + 2, "pairs": 0}


@rule("GOL-SCORE-5")
def test_the_first_twelve_guilds_bring_nothing_by_themselves() -> None:
    s = scored(masters={"Mercers": 0, "Drapers": 1}, city={(-2, -2): "Mercers", (2, 2): "Drapers"})
    assert points(s) == [0, 0]


@rule("GOL-SCORE-6", "GOL-SCORE-13")
@pytest.mark.parametrize(
    ("masters", "pairs"),
    [
        (["Mercers", "Grocers", "Drapers", "Dyers"], 4),
        (["Mercers", "Grocers", "Dyers"], 2),
        (["Mercers", "Dyers"], 0),
        (["Mercers"], 0),
    ],
    ids=["block", "corner", "diagonal", "one"],
)
def test_a_point_for_every_pair_that_shares_a_side(masters: list[str], pairs: int) -> None:
    s = scored(city=BLOCK, masters=dict.fromkeys(masters, 0), resolved=[n for n in BLOCK.values() if n not in masters])
    assert s.outcome()["breakdown"][0]["pairs"] == pairs
    assert points(s) == [pairs, 0]


@rule("GOL-SCORE-6")
def test_a_pair_needs_two_masters_of_one_player() -> None:
    s = scored(city=BLOCK, masters={"Mercers": 0, "Grocers": 1})
    assert points(s) == [0, 0]
    s = scored(city=BLOCK, masters={"Mercers": 0}, pawns={"Grocers": "0"})
    assert points(s) == [0, 0]  # a liveryman beside a Master


@rule("GOL-SCORE-7", "GOL-TERM-12")
def test_special_buildings_make_pairs_and_the_guildhall_does_not() -> None:
    city = {(0, -2): "Mercers", (0, -1): "University of London", (1, 0): "Businessmen's Hall"}
    s = scored(city=city, masters={"Mercers": 0, "University of London": 0})
    assert points(s) == [1, 0]
    s = scored(city=city, masters={"University of London": 0, "Businessmen's Hall": 0}, guildhall=[10, 4])
    assert points(s) == [0, 0]


@rule("GOL-SCORE-6", "GOL-SCORE-7")
def test_two_special_buildings_side_by_side_are_a_pair() -> None:
    church, university, show = "Church of St Lawrence Jewry", "University of London", "Lord Mayor's Show"
    city: dict[Cell, str] = {(1, 0): church, (1, 1): university, (-2, 0): show}
    s = scored(3, city=city, masters={church: 1, university: 1})
    assert points(s) == [0, 1, 0]
    assert [seat["pairs"] for seat in s.outcome()["breakdown"]] == [0, 1, 0]
    s = scored(3, city=city, masters={church: 1, university: 1, show: 1}, guildhall=[4, 9, 4])
    assert points(s) == [0, 1, 0]  # the Guildhall between two of them joins nothing
    s = scored(3, city=city, masters={church: 1, university: 2})
    assert points(s) == [0, 0, 0]


@rule("GOL-SCORE-13")
def test_pawns_on_guildhall_and_plantation_count_only_by_a_mayoral_card() -> None:
    s = scored(plantation=[4, 0], resolved=["Mercers", "Grocers"])
    assert points(s) == [0, 0]
    assert goal_points("plantation", plantation=[3, 0]) == 6


# The winner


@rule("GOL-SCORE-8")
def test_most_points_win() -> None:
    outcome = scored(3, points=[5, 9, 7]).outcome()
    assert (outcome["scores"], outcome["ranking"], outcome["decided_by"]) == ([5, 9, 7], [3, 1, 2], None)
    outcome = scored(2, points=[5, 4], goals=["", "guildhall"], guildhall=[4, 4]).outcome()
    assert (outcome["scores"], outcome["ranking"]) == ([5, 8], [2, 1])


@rule("GOL-SCORE-9")
def test_of_equals_the_one_with_more_mayoral_cards_wins() -> None:
    log: list[Any] = []
    s = scored(3, points=[7, 7, 2], goals=["tokens", "special neutrals"], log=log)
    outcome = s.outcome()
    assert (outcome["ranking"], outcome["decided_by"]) == ([2, 1, 3], "GOL-SCORE-9")
    assert "GOL-SCORE-9" in because([event.view(None) for event in log])


@rule("GOL-SCORE-9")
def test_how_much_a_mayoral_card_brought_does_not_decide() -> None:
    outcome = scored(points=[3, 7], goals=["guildhall", "tokens neutrals"]).outcome()
    assert (outcome["scores"], outcome["ranking"], outcome["decided_by"]) == ([7, 7], [2, 1], "GOL-SCORE-9")


@rule("GOL-SCORE-10", "GOL-SCORE-12")
@pytest.mark.parametrize("track", [[0, 1, 2], [1, 0, 2]])
def test_equals_in_both_share_the_victory_wherever_their_markers_lie(track: list[int]) -> None:
    outcome = scored(3, points=[7, 7, 2], track=track, goals=["tokens", "special", "neutrals hand"]).outcome()
    assert (outcome["ranking"], outcome["decided_by"]) == ([1, 1, 3], None)


# What mayoral cards count


@rule("GOL-OP-21")
def test_points_for_each_up_to_a_limit() -> None:
    assert goal_points("neutrals", neutrals=[2, 0]) == 4
    assert [goal_points("plantation", plantation=[n, 0]) for n in (0, 1, 3, 4, 5, 9)] == [0, 2, 6, 8, 8, 8]
    assert goal_points("neutrals") == 0


@rule("GOL-OP-22")
def test_points_if_a_number_is_reached() -> None:
    three = ["Mercers", "Drapers", "Cutlers", "Founders"]
    assert [goal_points("three_red", masters=dict.fromkeys(three[:n], 0)) for n in (0, 2, 3, 4)] == [0, 0, 8, 8]


@rule("GOL-OP-23", "GOL-COMP-6")
def test_masters_with_a_livery_on_guilds_and_special_buildings() -> None:
    masters = {"Mercers": 0, "Cutlers": 0, "Dyers": 0, "Businessmen's Hall": 0, "Drapers": 1}
    assert goal_points("each_red", masters=masters, pawns={"Founders": "0"}) == 2 * 3


@rule("GOL-OP-23", "GOL-COMP-6")
def test_masters_on_the_first_twelve_guilds_and_on_special_buildings() -> None:
    masters = {"Mercers": 0, "Clothworkers": 0, "Dyers": 0, "University of London": 0}
    assert goal_points("great_twelve", masters=masters) == 2 * 2
    assert goal_points("special", masters=masters) == 4
    assert goal_points("three_great", masters=masters) == 0
    assert goal_points("three_great", masters={**masters, "Skinners": 0}) == 8


@rule("GOL-OP-23")
def test_full_sets_of_the_five_liveries() -> None:
    assert goal_points("livery_sets", masters={"Merchant Taylors": 0, "Barbers": 0, "Grocers": 0}) == 3
    assert goal_points("livery_sets", masters={"Merchant Taylors": 0, "Barbers": 0, "Brewers": 0}) == 0
    assert goal_points("livery_sets", masters={"Church of St Lawrence Jewry": 0}) == 3


@rule("GOL-OP-23", "GOL-TERM-8")
def test_masters_beside_the_guildhall() -> None:
    buildings = ["Church of St Lawrence Jewry", "University of London", "Businessmen's Hall"]
    assert goal_points("near_guildhall", masters=dict.fromkeys(buildings, 0)) == 3 * 3
    assert goal_points("near_guildhall", city=BLOCK, masters={"Dyers": 0}) == 0  # it touches a corner


@rule("GOL-OP-23")
def test_the_largest_group_that_hangs_together() -> None:
    city: dict[Cell, str] = {
        **BLOCK,
        (2, 2): "Barbers",
        (1, 2): "Bakers",
        (0, 2): "Cutlers",
        (0, -2): "Brewers",
    }
    masters = dict.fromkeys(["Mercers", "Dyers", "Barbers", "Bakers", "Cutlers"], 0)
    assert goal_points("largest_group", city=city, masters=masters) == 3
    assert goal_points("largest_group", city=city, masters={**masters, "Grocers": 0, "Brewers": 0}) == 4
    assert goal_points("largest_group", city=city, masters={**masters, "Bakers": 1}) == 1
    assert goal_points("largest_group") == 0


@rule("GOL-OP-24")
def test_tokens_settlers_pawns_on_the_guildhall_neutral_pawns_and_cards() -> None:
    assert goal_points("tokens", won=["vp1 vp2 draw1", "vp1"]) == 3
    assert goal_points("plantation", plantation=[2, 5]) == 4
    assert [goal_points("guildhall", guildhall=[n, 9]) for n in (2, 6, 8)] == [2, 6, 6]
    assert goal_points("neutrals", neutrals=[1, 2]) == 2
    assert goal_points("hand", hands=["red_a red_b blue_a", "red_a"]) == 3
    assert goal_points("hand", hands=["red_a red_b blue_a blue_b blue_c green_a green_b", "red_a"]) == 6


@rule("GOL-SCORE-6")
def test_what_a_pair_brings_is_read_from_the_data() -> None:
    def double(files: Any) -> None:
        files["constants"]["pair_points"] = 2

    s = scored(city=BLOCK, masters={"Mercers": 0, "Grocers": 0}, game=corrected(double))
    assert points(s) == [2, 0]


@rule("GOL-ORDER-7", "GOL-SCORE-3")
def test_who_scores_nothing_at_the_end_keeps_the_place_in_the_stack() -> None:
    log: list[Any] = []
    s = table(phase="end", points=[5, 5], track=[0, 1], log=log)
    assert s.view(None)["track"] == [0, 1]
    assert not [event for event in (one.view(None) for one in log) if event["kind"] == "gain"]
