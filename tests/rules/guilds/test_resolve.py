"""Resolving tiles: the scan, negotiation and voting (GOL-RESOLVE, GOL-NEG, GOL-VOTE)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.guilds.playing import asked, at, because, do, forbidden, may, pawns, points, seat_of, told
from tests.rules.guilds.table import Cell, Stacked, corrected, short, table

# Girdlers: two pawns, three points. Barbers: two pawns, two points and a card. Masons: four pawns, six points.


def resolving(players: int = 3, **position: Any) -> Stacked:
    """Tiles are being resolved; with two players in a round in which they are."""
    return table(players, round=2, phase="tiles", **position)


def result(s: Stacked) -> tuple[int | None, int | None]:
    """Who has won the tile that is being resolved, and who is second."""
    return s.view(None)["winner"], s.view(None)["second"]


# The scan


@rule("GOL-RESOLVE-1", "GOL-TERM-9")
def test_from_north_to_south_and_from_west_to_east() -> None:
    city: dict[Cell, str] = {(-2, 1): "Girdlers", (-1, -1): "Barbers", (1, -1): "Cutlers", (-2, 0): "Bakers"}
    log: list[Any] = []
    resolving(city=city, pawns=dict.fromkeys(city.values(), "01"), beadle=None, log=log)  # all of them tie
    events = [event.view(None) for event in log]
    visited = [event["args"]["tile"] for event in events if event["kind"] == "rule" and event["id"] == "GOL-RESOLVE-3"]
    assert [short(id) for id in visited] == ["Barbers", "Cutlers", "Bakers", "Girdlers"]


@rule("GOL-RESOLVE-1", "GOL-TERM-9")
def test_the_view_lists_tiles_in_reading_order() -> None:
    for players in (2, 3):
        cells = [(tile["y"], tile["x"]) for tile in table(players).view(None)["tiles"]]
        assert cells == sorted(cells)


@rule("GOL-RESOLVE-2", "GOL-RESOLVE-5")
@pytest.mark.parametrize(("target", "processed"), [((-2, 1), True), ((-2, -1), False)], ids=["later", "passed"])
def test_a_tile_is_visited_once_and_counted_then(target: Cell, processed: bool) -> None:
    """The reward of Cutlers moves a pawn to a tile that lacks one: only a tile still to be visited is processed."""
    city = {(0, -1): "Cutlers", target: "Girdlers"}
    s = resolving(city=city, pawns={"Cutlers": "00", "Girdlers": "0"}, hands=["red_a"] * 3)
    do(s, "take", "from guildhall", "to Girdlers")
    if processed:
        assert (s.view(None)["tile"], asked(s)) == ("guild_23", "amount")
    else:
        assert (s.round, pawns(s, "Girdlers")) == (3, "00")
        for _ in range(3):
            do(s, "stop")
        assert s.view(None)["tile"] == "guild_23"  # in the next resolution


@rule("GOL-RESOLVE-2")
def test_a_tie_is_not_visited_again_in_the_same_phase() -> None:
    """The tile in the west ties; the Master that would break the tie comes only afterwards."""
    city = {(-1, -1): "Girdlers", (0, -1): "Cutlers"}
    s = resolving(city=city, pawns={"Girdlers": "01", "Cutlers": "00"}, hands=["red_a"] * 3)
    do(s, "take", "stop")
    assert at(s, "Cutlers")["master"] == 0
    assert not at(s, "Girdlers")["resolved"]
    assert s.round == 3


@rule("GOL-RESOLVE-3", "GOL-BEADLE-1")
@pytest.mark.parametrize(
    ("standing", "beadle", "processed"),
    [("011", None, False), ("0112", None, True), ("01nn", None, True), ("011", "Masons", True), ("00n", None, False)],
)
def test_pawns_of_all_neutral_pawns_and_the_beadle_count(standing: str, beadle: str | None, processed: bool) -> None:
    log: list[Any] = []
    resolving(pawns={"Masons": standing}, beadle=beadle, log=log)
    assert ("GOL-RESOLVE-3" in because([event.view(None) for event in log])) == processed


@rule("GOL-RESOLVE-4")
def test_negotiation_then_voting_then_rewards_and_only_then_the_next_tile() -> None:
    city = {(-2, -1): "Girdlers", (1, 1): "Barbers"}
    s = resolving(city=city, pawns={"Girdlers": "00", "Barbers": "11"}, neutrals=[0, 1, 0])
    assert (asked(s), result(s), s.view(None)["tile"]) == ("negotiate", (None, None), "guild_23")
    do(s, "stop")
    assert (asked(s), result(s), points(s)) == ("amount", (0, None), [0, 0, 0])
    do(s, "take")
    assert at(s, "Girdlers")["resolved"]
    assert (asked(s), s.view(None)["tile"]) == ("negotiate", "guild_17")


@rule("GOL-RESOLVE-6", "GOL-VOTE-5", "GOL-TERM-6")
def test_neutral_pawns_and_the_beadle_alone_are_looked_at_and_sent_home() -> None:
    log: list[Any] = []
    s = resolving(pawns={"Girdlers": "n"}, beadle="Girdlers", neutrals=[1, 1, 1], log=log)
    assert because([event.view(None) for event in log])[:2] == ["GOL-RESOLVE-3", "GOL-VOTE-5"]
    assert (pawns(s, "Girdlers"), s.view(None)["supply"]) == ("", 3)
    assert s.view(None)["beadle"] == "guild_23"
    assert at(s, "Girdlers")["token"] is not None
    assert (s.round, asked(s)) == (3, "turn")  # nobody is asked to replace anybody


@rule("GOL-RESOLVE-7")
def test_negotiation_leaves_the_number_of_pawns_as_it_is() -> None:
    s = resolving(pawns={"Masons": "0011"}, neutrals=[0, 2, 0])
    do(s, "replace 0", "replace 0")
    assert result(s) == (1, None)
    assert pawns(s, "Masons") == "11nn"


# Negotiation


@rule("GOL-NEG-1", "GOL-NEG-7", "GOL-ORDER-10")
def test_in_track_order() -> None:
    s = resolving(pawns={"Girdlers": "01"}, neutrals=[1, 1, 1], points=[4, 6, 4], track=[1, 2, 0])
    asked_in_turn = []
    while asked(s) == "negotiate":
        asked_in_turn.append(s.to_act[0])
        do(s, "stop")
    assert asked_in_turn == [1, 2, 0]


@rule("GOL-NEG-2", "GOL-NEG-4", "GOL-CHOICE-4")
def test_any_number_of_pawns_one_at_a_time() -> None:
    s = resolving(pawns={"Masons": "0012"}, neutrals=[0, 0, 3])
    assert may(s) == {"replace 0", "replace 1", "replace 2", "stop"}
    do(s, "replace 0")
    assert (pawns(s, "Masons"), seat_of(s, 0)["guildhall"], seat_of(s, 2)["neutrals"]) == ("012n", 5, 2)
    do(s, "replace 1")
    assert may(s) == {"replace 0", "replace 2", "stop"}
    do(s, "stop")
    assert asked(s) != "negotiate"
    assert (pawns(s, "Masons"), seat_of(s, 1)["guildhall"], seat_of(s, 2)["neutrals"]) == ("02nn", 5, 1)


@rule("GOL-NEG-3")
def test_without_neutral_pawns_one_is_not_asked() -> None:
    s = resolving(pawns={"Girdlers": "01"}, neutrals=[0, 0, 1])
    assert s.to_act == (2,)
    s = resolving(pawns={"Girdlers": "00"})
    assert asked(s) == "amount"


@rule("GOL-NEG-5")
def test_anybodys_pawn_ones_own_too_but_no_neutral_one() -> None:
    s = resolving(pawns={"Girdlers": "0n"}, neutrals=[2, 0, 0])
    assert may(s) == {"replace 0", "stop"}
    assert forbidden(s, "replace 1") == "GOL-NEG-5"
    assert forbidden(s, "replace 3") == "GOL-NEG-5"
    events = told(s, "replace 0")
    assert "GOL-VOTE-5" in because(events)
    assert (seat_of(s, 0)["guildhall"], seat_of(s, 0)["neutrals"], s.view(None)["supply"]) == (5, 1, 5)


@rule("GOL-NEG-6")
def test_one_opportunity_for_each_tile() -> None:
    """Seat 0 lets it pass, seat 1 takes its pawn away, and seat 0 cannot answer."""
    s = resolving(pawns={"Girdlers": "01"}, neutrals=[1, 1, 0])
    do(s, "stop", seat=0)
    do(s, "replace 0", seat=1)
    assert result(s) == (1, None)
    assert seat_of(s, 0)["neutrals"] == 1


@rule("GOL-NEG-6", "GOL-NEG-2")
def test_who_has_used_the_last_neutral_pawn_is_done() -> None:
    s = resolving(pawns={"Masons": "0001"}, neutrals=[0, 1, 1])
    do(s, "replace 0")
    assert (asked(s), s.to_act) == ("negotiate", (2,))


@rule("GOL-NEG-8")
def test_a_neutral_pawn_that_was_used_is_lost() -> None:
    s = resolving(pawns={"Girdlers": "01"}, neutrals=[0, 1, 0])
    do(s, "replace 0", "take")
    assert (seat_of(s, 1)["neutrals"], s.view(None)["supply"]) == (0, 6)  # the tile is resolved
    s = resolving(pawns={"Dyers": "001"}, neutrals=[0, 1, 0])
    do(s, "replace 0")
    assert (seat_of(s, 1)["neutrals"], s.view(None)["supply"], pawns(s, "Dyers")) == (0, 5, "01n")  # it is not


@rule("GOL-NEG-9")
def test_one_needs_no_pawn_on_the_tile_to_negotiate() -> None:
    s = resolving(pawns={"Girdlers": "01"}, neutrals=[0, 0, 1])
    do(s, "replace 1", seat=2)
    assert result(s) == (0, None)


# Voting


@rule("GOL-VOTE-1", "GOL-VOTE-7")
@pytest.mark.parametrize(
    ("standing", "expected"),
    [("0001", (0, 1)), ("0111", (1, 0)), ("0012222", (2, 0)), ("0000", (0, None)), ("00112222", (2, None))],
)
def test_most_pawns_win_and_second_most_are_second(standing: str, expected: tuple[int, int | None]) -> None:
    assert result(resolving(pawns={"Masons": standing})) == expected


@rule("GOL-VOTE-2", "GOL-BEADLE-1")
def test_neutral_pawns_and_the_beadle_vote_for_nobody() -> None:
    assert result(resolving(pawns={"Masons": "0nnn"}, beadle="Masons")) == (0, None)


@rule("GOL-VOTE-3", "GOL-TERM-8", "GOL-TERM-12")
@pytest.mark.parametrize(
    ("cell", "counts"),
    [((0, -1), True), ((-1, -2), True), ((-1, 0), True), ((-2, -1), True)]
    + [((-2, -2), False), ((0, -2), False), ((-2, 0), False), ((1, -1), False)],
)
def test_masters_on_the_four_sides_break_a_tie(cell: Cell, counts: bool) -> None:
    """The tile lies at (-1, -1); what touches only its corner, or lies further off, does not help."""
    special = cell in ((0, -1), (-1, 0))
    name = "University of London" if special else "Mercers"
    s = resolving(2, city={(-1, -1): "Girdlers", cell: name}, pawns={"Girdlers": "01"}, masters={name: 1})
    assert (result(s) == (1, 0)) == counts
    assert at(s, "Girdlers")["resolved"] is False


@rule("GOL-VOTE-3")
def test_each_adjacent_master_counts_and_liverymen_do_not() -> None:
    city = {(-1, -1): "Girdlers", (-1, -2): "Mercers", (-2, -1): "Grocers", (0, -1): "University of London"}
    tied: dict[str, Any] = {"city": city, "pawns": {"Girdlers": "01"}}
    s = resolving(2, masters={"Mercers": 0, "Grocers": 1, "University of London": 1}, **tied)
    assert result(s) == (1, 0)
    s = resolving(2, city=city, pawns={"Girdlers": "01", "Mercers": "1"})
    assert not at(s, "Girdlers")["resolved"]
    s = resolving(2, masters={"Mercers": 0, "Grocers": 1}, **tied)
    assert (s.round, pawns(s, "Girdlers")) == (3, "01")


@rule("GOL-VOTE-4", "GOL-VOTE-6")
def test_a_tie_that_remains_leaves_everything_and_counts_next_time() -> None:
    s = resolving(pawns={"Masons": "01n"}, beadle="Masons", tokens={"Masons": "vp2"}, hands=["red_a"] * 3)
    assert (s.round, pawns(s, "Masons"), s.view(None)["beadle"]) == (3, "01n", "guild_30")
    assert (at(s, "Masons")["token"], at(s, "Masons")["resolved"]) == ("token_vp2", False)
    assert points(s) == [0, 0, 0]
    log: list[Any] = []
    do(s, "stop", "stop", "stop", log=log)
    assert "GOL-VOTE-4" in because([event.view(None) for event in log])


@rule("GOL-VOTE-5")
def test_without_players_pawns_neutral_ones_go_home_and_token_and_beadle_stay() -> None:
    s = resolving(pawns={"Masons": "00n"}, beadle="Masons", neutrals=[0, 2, 0], tokens={"Masons": "vp2"})
    events: list[Any] = []
    do(s, "replace 0", "replace 0", log=events)
    assert because([event.view(None) for event in events])[0] == "GOL-VOTE-5"
    assert (pawns(s, "Masons"), s.view(None)["supply"]) == ("", 6)
    assert (at(s, "Masons")["token"], s.view(None)["beadle"]) == ("token_vp2", "guild_30")
    assert seat_of(s, 0)["guildhall"] == 6


@rule("GOL-VOTE-8")
@pytest.mark.parametrize("standing", ["00012", "000", "000n"])
def test_nobody_is_second_in_a_tie_or_without_a_pawn(standing: str) -> None:
    assert result(resolving(pawns={"Dyers": standing})) == (0, None)


@rule("GOL-VOTE-7")
def test_masters_do_not_help_to_the_second_place() -> None:
    city = {(0, -1): "Masons", (1, -1): "Mercers"}
    s = resolving(city=city, pawns={"Masons": "00012"}, masters={"Mercers": 1})
    assert result(s) == (0, None)


@rule("GOL-VOTE-9")
def test_places_are_fixed_before_rewards_move_pawns() -> None:
    """The winner moves both pawns off the tile; the second keeps the second place, and the tile has no Master."""
    s = resolving(pawns={"Ironmongers": "0011", "Mercers": "0"}, neutrals=[1, 0, 0], tokens={"Ironmongers": "vp2"})
    do(s, "replace 1")
    assert result(s) == (0, 1)
    do(s, "take", "from Ironmongers", "to Mercers", "from Ironmongers", "to Mercers")
    assert result(s) == (0, 1)
    do(s, "take", "stop")
    assert (at(s, "Ironmongers")["resolved"], at(s, "Ironmongers")["master"]) == (True, None)
    assert (points(s)[:2], seat_of(s, 1)["tokens"]) == ([4, 2], ["token_vp2"])


@rule("GOL-VOTE-10", "GOL-EFFECT-6", "GOL-OP-16")
def test_gog_and_magog_win_a_tie_that_remains() -> None:
    city = {(-2, -1): "Gog & Magog", (1, 1): "Girdlers"}
    tied: dict[str, Any] = {"city": city, "pawns": {"Girdlers": "01"}}
    assert result(resolving(masters={"Gog & Magog": 1}, **tied)) == (1, 0)
    assert result(resolving(masters={"Gog & Magog": 0}, **tied)) == (0, 1)
    assert resolving(masters={"Gog & Magog": 2}, **tied).round == 3  # not one of those who tie
    assert resolving(resolved=["Gog & Magog"], **tied).round == 3
    s = resolving(city=city, pawns={"Girdlers": "01", "Gog & Magog": "0"})
    assert s.round == 3  # a liveryman there is no Master


@rule("GOL-VOTE-10", "GOL-VOTE-3")
def test_adjacent_masters_come_before_gog_and_magog() -> None:
    city = {(-2, -1): "Gog & Magog", (1, 1): "Girdlers", (0, 1): "Mercers"}
    masters = {"Gog & Magog": 1, "Mercers": 0}
    assert result(resolving(city=city, pawns={"Girdlers": "01"}, masters=masters)) == (0, 1)
    assert result(resolving(city=city, pawns={"Girdlers": "001122"}, masters=masters)) == (0, None)
    assert result(resolving(city=city, pawns={"Girdlers": "0012"}, masters={"Gog & Magog": 1})) == (0, None)


@rule("GOL-VOTE-3", "GOL-VOTE-4", "GOL-VOTE-10")
@pytest.mark.parametrize(("owner", "winner"), [(None, None), (0, 0), (1, 1), (2, None)])
def test_adjacent_masters_leave_two_of_three_and_only_they_can_win_by_gog_and_magog(
    owner: int | None, winner: int | None
) -> None:
    church, gog = "Church of St Lawrence Jewry", "Gog & Magog"
    city: dict[Cell, str] = {(1, 1): "Girdlers", (0, 1): "Mercers", (1, 0): church, (-2, -1): gog}
    masters = {"Mercers": 0, church: 1} | ({} if owner is None else {gog: owner})
    log: list[Any] = []
    s = resolving(city=city, pawns={"Girdlers": "012"}, masters=masters, resolved=[gog], hands=["red_a"] * 3, log=log)
    assert result(s) == (winner, None)
    assert (pawns(s, "Girdlers"), at(s, "Girdlers")["resolved"]) == ("012", False)
    assert s.round == (3 if winner is None else 2)
    assert ("GOL-VOTE-4" if winner is None else "GOL-VOTE-10") in because([event.view(None) for event in log])


@rule("GOL-VOTE-10")
def test_two_who_would_win_the_tie_leave_it() -> None:
    def as_gog(files: Any) -> None:
        files["special_buildings"]["entries"][4]["persistent"] = {"kind": "win_remaining_ties"}

    city = {(-2, -1): "Gog & Magog", (-2, 1): "University of London", (1, 1): "Girdlers"}
    masters = {"Gog & Magog": 0, "University of London": 1}
    s = resolving(city=city, pawns={"Girdlers": "01"}, masters=masters, game=corrected(as_gog))
    assert (s.round, pawns(s, "Girdlers")) == (3, "01")


@rule("GOL-VOTE-11")
def test_masters_do_not_make_up_for_fewer_pawns() -> None:
    city = {(-1, -1): "Masons", (-1, -2): "Mercers", (-2, -1): "Grocers", (0, -1): "University of London"}
    masters = {"Mercers": 1, "Grocers": 1, "University of London": 1}
    assert result(resolving(2, city=city, pawns={"Masons": "00011"}, masters=masters)) == (0, 1)


@rule("GOL-TERM-12")
def test_special_buildings_are_resolved_and_voted_on_like_guilds() -> None:
    church = "Church of St Lawrence Jewry"
    s = resolving(city={(1, -1): "Mercers"}, pawns={church: "0011"}, masters={"Mercers": 1})
    assert result(s) == (1, 0)
    do(s, "take", "take")
    assert points(s)[1] == 4
    assert at(s, church)["master"] == 1
