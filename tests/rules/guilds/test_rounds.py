"""Rounds, the score track and the order of players (GOL-ROUND, GOL-ORDER, GOL-TWO-8 to GOL-TWO-12)."""

from typing import Any

import pytest

import londinium
from londinium.kernel import words
from tests.marks import rule
from tests.rules.guilds.playing import asked, at, at_random, do, may, pass_round, pawns, points, seat_of, told
from tests.rules.guilds.table import Stacked, new, table

EVERY_ROUND = {3: range(1, 16), 4: range(1, 13), 2: range(1, 17)}
RESOLUTION = {2: {2, 4, 6, 8, 10, 12, 14, 16}, 3: set(range(1, 16)), 4: set(range(1, 13))}
DEVELOPMENT = {2: {4, 8, 12, 16}, 3: {3, 6, 9, 12, 15}, 4: {3, 6, 9, 12}}


def stages(s: Any, until_round: int) -> list[tuple[str, int]]:
    """Everybody passes until this round begins: the stages that are told on the way."""
    seen: list[tuple[str, int]] = []
    while not s.over and s.round < until_round:
        seat = s.to_act[0]
        log: list[Any] = []
        s.play(seat, s.legal(seat)[0], log)
        views = [event.view(None) for event in log]
        seen += [(event["stage"], event["n"]) for event in views if event["kind"] == "stage"]
    return seen


def turns(s: Any) -> list[int]:
    """Who has a turn in this round, in order; nobody plays anything."""
    number, order = s.round, []
    while s.round == number and asked(s) == "turn":
        order.append(s.to_act[0])
        do(s, "stop")
        while asked(s) == "limit":
            do(s, sorted(may(s))[0])
    return order


# Rounds


@rule("GOL-ROUND-1", "GOL-TWO-8", "GOL-END-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_many_rounds_are_played(players: int) -> None:
    s = new(players, 1)
    while s.round == 0:
        do(s, sorted(may(s))[0])
    seen = []
    while not s.over:
        seen.append(s.round)
        pass_round(s)
    assert seen == list(EVERY_ROUND[players])
    assert s.view(None)["rounds"] == seen[-1]


@rule("GOL-ROUND-1")
@pytest.mark.parametrize("players", [0, 5, -1])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(londinium.Refused) as refused:
        new(players)
    assert refused.value.rule == "GOL-ROUND-1"
    assert str(players) in str(refused.value)
    assert words.has("guilds", "GOL-ROUND-1.no")


@rule("GOL-ROUND-2")
def test_a_round_is_marker_turns_tiles_development() -> None:
    s = table(3, round=2, hands=["red_a"] * 3)
    assert stages(s, 4) == [
        *[("turn", 2), ("turn", 3), ("tiles", 2)],
        *[("round", 3), ("turn", 1), ("turn", 2), ("turn", 3), ("tiles", 3), ("development", 3), ("round", 4)],
        ("turn", 1),
    ]


@rule("GOL-ROUND-3", "GOL-ROUND-4", "GOL-TWO-8", "GOL-TWO-9", "GOL-PLANT-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_which_rounds_resolve_tiles_and_which_develop(players: int) -> None:
    s = table(players, hands=["red_a"] * players)
    seen = stages(s, 99)
    assert {n for stage, n in seen if stage == "tiles"} == RESOLUTION[players]
    assert {n for stage, n in seen if stage == "development"} == DEVELOPMENT[players]
    assert [n for stage, n in seen if stage == "tiles"] == sorted(RESOLUTION[players])
    seen_by_all = new(players).view(None)
    assert seen_by_all["resolves"] == sorted(RESOLUTION[players])
    assert seen_by_all["develops"] == sorted(DEVELOPMENT[players])


@rule("GOL-ROUND-5", "GOL-ORDER-5")
def test_everybody_has_one_turn_in_a_round() -> None:
    s = table(4, hands=["red_a"] * 4)
    for _ in range(2):
        assert sorted(turns(s)) == [0, 1, 2, 3]


@rule("GOL-ROUND-6", "GOL-TWO-9")
def test_in_an_odd_round_of_two_no_tile_is_looked_at() -> None:
    standing = {"Dyers": "001n", "Mercers": "0"}
    s = table(round=3, pawns=standing, beadle="Mercers", neutrals=[0, 2], acted=[1])
    token = at(s, "Dyers")["token"]
    do(s, "stop")
    assert (s.round, asked(s)) == (4, "turn")  # no negotiation, though a player has neutral pawns
    assert (pawns(s, "Dyers"), at(s, "Dyers")["token"]) == ("001n", token)
    assert s.view(None)["beadle"] == "guild_01"
    s = table(round=4, pawns=standing, beadle="Mercers", neutrals=[0, 2], acted=[1])
    do(s, "stop")
    assert asked(s) == "negotiate"


@rule("GOL-TWO-10", "GOL-DEV-4")
def test_no_tiles_are_added_with_two_players() -> None:
    s = table(round=4, acted=[1])
    before = s.view(None)["tiles"]
    do(s, "stop")
    assert s.round == 5
    assert s.view(None)["tiles"] == before


# The score track


@rule("GOL-ORDER-1", "GOL-OP-1")
def test_points_are_gained_at_once() -> None:
    s = table(points=[3, 4], hands=["purple_a red_a", "red_a"])
    do(s, "use purple_a")
    assert points(s) == [5, 4]
    assert s.view(None)["track"] == [0, 1]


@rule("GOL-ORDER-2", "GOL-ORDER-6")
def test_a_marker_lands_on_top_of_a_stack_and_passes_others_by() -> None:
    """From 5 with two points to 7, where two lie; the one at 6 is passed without a trace."""
    s = table(4, points=[5, 7, 7, 6], track=[2, 1, 3, 0], hands=["purple_a red_a"])
    do(s, "use purple_a")
    assert s.view(None)["track"] == [0, 2, 1, 3]
    s = table(4, points=[5, 7, 6, 6], track=[1, 3, 2, 0], hands=["purple_g"])
    do(s, "use purple_g", "option 0")
    assert s.view(None)["track"] == [1, 0, 3, 2]


@rule("GOL-ORDER-3", "GOL-ORDER-4")
def test_most_points_first_and_in_a_stack_from_the_top() -> None:
    s = table(4, points=[2, 9, 2, 5], track=[1, 3, 2, 0], turn=1, hands=["red_a"] * 4)
    assert turns(s) == [1, 3, 2, 0]


@rule("GOL-ORDER-4", "GOL-ORDER-5")
def test_points_of_ones_own_turn_bring_no_second_turn() -> None:
    s = table(3, points=[0, 0, 0], track=[0, 1, 2], hands=["red_a", "purple_a red_a blue_a", "red_a"])
    do(s, "stop")
    do(s, "use purple_a", "pay red_a")
    assert s.view(None)["track"] == [1, 0, 2]
    do(s, "stop")
    assert (s.round, s.to_act) == (1, (2,))
    do(s, "stop")
    assert (s.round, s.to_act) == (2, (1,))  # and now the order has changed


@rule("GOL-ORDER-7")
def test_no_points_do_not_lift_a_marker() -> None:
    s = table(points=[4, 4], track=[1, 0], turn=0, hands=["blue_g", "red_a"])
    do(s, "use blue_g")
    assert (points(s), s.view(None)["track"]) == ([4, 4], [1, 0])


@rule("GOL-ORDER-8")
def test_the_track_has_no_end() -> None:
    s = table(points=[999, 998], hands=["purple_a red_a", "red_a"])
    do(s, "use purple_a")
    assert points(s) == [1001, 998]


@rule("GOL-ORDER-8", "GOL-INV-1", "GOL-INV-2", "GOL-INV-3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_points_are_never_lost_and_pieces_neither(players: int) -> None:
    last = [0] * max(players, 2)
    for s in at_random(new(players, 50 + players), players):
        now = points(s)
        assert all(more >= less for more, less in zip(now, last, strict=True))
        last = now
        pieces_are_whole(s)


def pieces_are_whole(s: Any) -> None:
    seen = s.view(None)
    for seat in seen["seats"]:
        on_tiles = sum(tile["pawns"][seat["seat"]] for tile in seen["tiles"])
        assert seat["reserve"] + seat["guildhall"] + seat["plantation"] + on_tiles == 16
    neutral = sum(tile["neutrals"] for tile in seen["tiles"]) + sum(seat["neutrals"] for seat in seen["seats"])
    assert seen["supply"] + seen["planted"] + neutral == 2 * len(seen["seats"])
    cards = seen["deck"] + len(seen["discard"]) + len(seen["played"]) + sum(seat["cards"] for seat in seen["seats"])
    assert cards == 105
    held = sum(seat["goals"] + seat["drawn"] for seat in seen["seats"])
    returned = sum(map(len, s.returned)) if s.round == 0 else 0  # on their way back until all have chosen
    assert seen["mayoral"] + held + returned == 21


@rule("GOL-INV-4", "GOL-INV-5", "GOL-TERM-3", "GOL-TERM-5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_open_tiles_have_a_token_and_resolved_ones_at_most_one_pawn(players: int) -> None:
    for s in at_random(new(players, 60 + players), players):
        seen = s.view(None)
        for tile in seen["tiles"]:
            assert (tile["token"] is None) == tile["resolved"]
            if tile["resolved"]:
                assert sum(tile["pawns"]) <= 1
                assert tile["neutrals"] == 0
                assert tile["master"] == (tile["pawns"].index(1) if any(tile["pawns"]) else None)
            else:
                assert tile["master"] is None
        if seen["beadle"] is not None:
            there = next(tile for tile in seen["tiles"] if tile["id"] == seen["beadle"])
            assert not there["resolved"]
            assert there["id"].startswith("guild_")


@rule("GOL-ORDER-10", "GOL-NEG-1")
def test_points_of_one_tile_change_who_negotiates_first_on_the_next() -> None:
    """Seat 1 is behind, wins the northern tile with its points, and so is asked first in the south."""

    def two_tiles(**more: Any) -> Stacked:
        city = {(-2, -1): "Girdlers", (-2, 1): "Barbers"}
        return table(3, phase="tiles", city=city, points=[2, 0, 0], neutrals=[1, 1, 0], **more)

    s = two_tiles(pawns={"Barbers": "22"})
    assert (asked(s), s.to_act) == ("negotiate", (0,))
    s = two_tiles(pawns={"Girdlers": "11", "Barbers": "22"})
    do(s, "stop", seat=0)
    do(s, "stop", seat=1)
    assert s.to_act == (1,)
    events = told(s, "take")
    assert [event["n"] for event in events if event["kind"] == "gain" and event["what"] == "points"] == [3]
    assert (asked(s), s.to_act, s.view(None)["tile"]) == ("negotiate", (1,), "guild_17")


@rule("GOL-ORDER-10")
def test_points_of_the_tiles_change_the_order_of_the_next_round() -> None:
    s = table(3, phase="tiles", pawns={"Girdlers": "22"}, points=[1, 2, 0], hands=["red_a"] * 3)
    do(s, "take")
    assert seat_of(s, 2)["points"] == 3
    assert turns(s) == [2, 1, 0]
