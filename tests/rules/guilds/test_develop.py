"""The development phase: the Plantation and the growth of the city (GOL-DEV, GOL-PLANT)."""

from typing import Any

import pytest

from londinium.games.guilds import city as cities
from tests.marks import rule
from tests.rules.guilds.playing import (
    asked,
    at,
    because,
    cell,
    do,
    forbidden,
    goals,
    kinds,
    may,
    pass_round,
    pawns,
    points,
    seat_of,
    told,
)
from tests.rules.guilds.table import BOX, Cell, Stacked, corrected, moves, table

GROWTH: dict[tuple[int, int], list[Cell]] = {
    (3, 3): [(0, -2), (1, -2), (2, -2), (2, -1), (2, 0)],
    (3, 6): [(3, 0), (3, 1), (2, 1), (2, 2), (1, 2)],
    (3, 9): [(0, 2), (-1, 2), (-2, 2), (-3, 2), (-3, 1)],
    (3, 12): [(-3, 0), (-3, -1), (-3, -2), (-2, -2), (-1, -2)],
    (4, 3): [(0, -2), (1, -2), (2, -2), (2, -1), (2, 0), (2, 1)],
    (4, 6): [(3, 0), (3, 1), (3, 2), (2, 2), (1, 2), (0, 2)],
    (4, 9): [(0, 3), (-1, 3), (-1, 2), (-2, 2), (-3, 2), (-3, 1)],
}
EACH = {3: 5, 4: 6}


def developing(players: int = 3, number: int = 3, side: str = "virginia", **position: Any) -> Stacked:
    """The development phase of this round begins; everybody has a card, so that the next turn is asked for."""
    laid = None if players < 3 else 10 + EACH[players] * (number // 3 - 1)
    given = {"hands": ["red_a"] * players, "laid": laid, **position}
    return table(players, round=number, phase="development", side=side, **given)


def cells(s: Any) -> list[Cell]:
    return [(tile["x"], tile["y"]) for tile in s.view(None)["tiles"]]


def settlers(s: Any) -> list[int]:
    return [seat["plantation"] for seat in s.view(None)["seats"]]


# Adding tiles


@rule("GOL-DEV-3", "GOL-DEV-4", "GOL-DEV-5", "GOL-DEV-6", "GOL-DEV-7", "GOL-DEV-8", "GOL-DEV-10", "GOL-DEV-13")
@rule("GOL-DEV-14", "GOL-DEV-15")
@pytest.mark.parametrize(("players", "number"), GROWTH)
def test_the_city_grows_exactly_like_this(players: int, number: int) -> None:
    drawn = [f"guild_{rank}" for rank in range(40, 40 - EACH[players], -1)]
    s = developing(players, number, stack=" ".join(drawn))
    before = set(developing_cells(players, number))
    new = [cell for cell in cells(s) if cell not in before]
    assert set(new) == set(GROWTH[players, number])
    lies = {(tile["x"], tile["y"]): tile["id"] for tile in s.view(None)["tiles"]}
    assert [lies[cell] for cell in GROWTH[players, number]] == drawn  # the first drawn on the first cell


def developing_cells(players: int, number: int) -> tuple[Cell, ...]:
    """The cells of the start and of the development rounds before this one."""
    grown = [cell for (n, at), new in GROWTH.items() if n == players and at < number for cell in new]
    return (*cities.START_LARGE, *grown)


@rule("GOL-DEV-16", "GOL-DEV-12", "GOL-DEV-9", "GOL-INV-6")
@pytest.mark.parametrize("players", [3, 4])
def test_the_city_grows_the_same_way_when_the_marker_jumps(players: int) -> None:
    """The first development phase comes two rounds early; the others follow as if it had not."""
    s = table(players, round=1, phase="tiles", open=["Girdlers"], pawns={"Girdlers": "00"}, hands=["red_a"] * players)
    do(s, "take")
    assert s.round == 4
    assert sorted(cells(s)) == sorted(developing_cells(players, 6))
    while not s.over:
        pass_round(s)
        if s.round % 3 == 1 and not s.over:
            assert sorted(cells(s)) == sorted(developing_cells(players, s.round + 2))
    assert len(cells(s)) == {3: 30, 4: 28}[players]


@rule("GOL-DEV-12")
def test_the_direction_is_that_of_the_round_the_marker_jumped_to() -> None:
    position: dict[str, Any] = {"laid": 15, "open": ["Girdlers"], "pawns": {"Girdlers": "00"}}
    s = table(3, round=4, phase="tiles", **position)
    do(s, "take")
    assert set(GROWTH[3, 6]) <= set(cells(s))


@rule("GOL-DEV-9", "GOL-DEV-14")
def test_a_walk_begins_beyond_the_farthest_tile_and_keeps_the_city_on_the_right() -> None:
    row = {(x, 0) for x in range(3)}
    assert cities.growth(row, "N", 9) == [
        *((0, -1), (1, -1), (2, -1), (3, -1), (3, 0), (3, 1), (2, 1), (1, 1), (0, 1)),
    ]
    assert cities.growth({(0, 0)}, "E", 8) == [
        *((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)),
    ]
    assert cities.growth({(0, 0), (0, 1)}, "S", 3) == [(0, 2), (-1, 2), (-1, 1)]
    assert cities.growth({(0, 0)}, "W", 3) == [(-1, 0), (-1, -1), (0, -1)]
    gap = {(0, 0), (0, -2), *((x, y) for x in (-1, 1) for y in (0, -1, -2))}
    assert cities.growth(gap, "N", 2) == [(0, -3), (1, -3)]  # not into the hole


@rule("GOL-DEV-11")
def test_new_tiles_are_open_and_have_a_token() -> None:
    s = developing(stack="guild_40 guild_39 guild_38 guild_37 guild_36", purse="mayoral2 move1 plant1 neutral1 hire2")
    laid = ["Lightermen", "Master Mariners", "Apothecaries", "Paviors", "Coopers"]
    assert [at(s, name)["token"] for name in laid] == [
        f"token_{name}" for name in ("mayoral2", "move1", "plant1", "neutral1", "hire2")
    ]
    assert not any(at(s, name)["resolved"] for name in laid)


@rule("GOL-DEV-3")
def test_special_buildings_may_be_among_the_new_tiles() -> None:
    s = developing(stack="gog_magog guild_40 university_of_london guild_39 guild_38")
    assert (cell(s, 0, -2), cell(s, 2, -2)) == ("Gog & Magog", "University of London")


@rule("GOL-DEV-1", "GOL-DEV-2", "GOL-DEV-3", "GOL-END-1")
@pytest.mark.parametrize(("players", "last"), [(2, 16), (3, 15), (4, 12)])
def test_in_the_final_round_the_plantation_is_the_last_thing(players: int, last: int) -> None:
    laid = {2: None, 3: 30, 4: 28}[players]
    log: list[Any] = []
    s = developing(players, last, laid=laid, plantation=[3] + [0] * (players - 1), log=log)
    assert s.over
    assert points(s)[0] == 6
    assert len(cells(s)) == {2: 24, 3: 30, 4: 28}[players]
    assert s.view(None)["beadle"] is None
    told_to_all = because([event.view(None) for event in log])
    assert told_to_all.index("GOL-PLANT-3") < told_to_all.index("GOL-SCORE-6")


@rule("GOL-DEV-1")
def test_plantation_then_tiles_then_the_beadle() -> None:
    log: list[Any] = []
    developing(plantation=[3, 0, 0], stack="guild_40 guild_39 guild_38 guild_37 guild_36", beadle="Dyers", log=log)
    events = [event.view(None) for event in log]
    whats = [
        "points" if event.get("what") == "points" else "beadle" if event["piece"] == "beadle" else "tile"
        for event in events
        if event.get("what") == "points" or event["kind"] == "put"
    ]
    assert list(dict.fromkeys(whats)) == ["points", "tile", "beadle"]


# The Plantation


@rule("GOL-PLANT-1")
def test_it_is_resolved_with_a_single_pawn_in_every_development_phase_and_in_no_other_round() -> None:
    s = table(3, round=2, hands=["red_a"] * 3, plantation=[0, 1, 0], side="virginia")
    pass_round(s)
    assert (s.round, points(s)) == (3, [0, 0, 0])
    pass_round(s)
    assert (s.round, points(s)) == (4, [0, 6, 0])


@rule("GOL-PLANT-2", "GOL-NEG-1", "GOL-NEG-4")
def test_there_is_negotiation_as_on_tiles() -> None:
    s = developing(plantation=[2, 1, 0], neutrals=[0, 1, 2], points=[0, 0, 5])
    assert (asked(s), s.to_act) == ("negotiate", (2,))
    assert may(s) == {"replace 0", "replace 1", "stop"}
    assert forbidden(s, "replace 2") == "GOL-NEG-5"
    do(s, "replace 0", "stop", seat=2)
    assert (seat_of(s, 0)["guildhall"], s.view(None)["planted"], settlers(s)) == (5, 1, [1, 1, 0])
    do(s, "replace 0", seat=1)
    assert seat_of(s, 0)["guildhall"] == 6
    assert (points(s), settlers(s)) == ([0, 6, 5], [0, 0, 0])


@rule("GOL-PLANT-3", "GOL-PLANT-4", "GOL-PLANT-10", "GOL-PLANT-11")
def test_the_most_pawns_bring_the_left_reward_and_the_second_most_the_right() -> None:
    s = developing(4, plantation=[3, 5, 1, 2])
    assert points(s) == [4, 6, 0, 0]
    assert settlers(s) == [1, 3, 1, 2]
    assert [seat["reserve"] for seat in s.view(None)["seats"]] == [12 - 1, 12 - 3, 12 - 1, 12 - 2]


@rule("GOL-PLANT-5")
def test_alone_one_gets_the_left_reward_only() -> None:
    s = developing(plantation=[0, 3, 0])
    assert points(s) == [0, 6, 0]


@rule("GOL-PLANT-6", "GOL-PLANT-7")
@pytest.mark.parametrize(
    ("there", "expected"), [([2, 2, 0], [4, 4, 0]), ([2, 2, 1], [4, 4, 0]), ([1, 1, 1], [4, 4, 4])]
)
def test_those_who_tie_for_first_get_the_right_reward_and_nobody_else(there: list[int], expected: list[int]) -> None:
    assert points(developing(plantation=there)) == expected


@rule("GOL-PLANT-8", "GOL-PLANT-11")
def test_those_who_tie_for_second_get_nothing_and_stay() -> None:
    s = developing(4, plantation=[3, 1, 1, 0])
    assert (points(s), settlers(s)) == ([6, 0, 0, 0], [1, 1, 1, 0])


@rule("GOL-PLANT-9")
def test_masters_and_gog_and_magog_break_no_tie_there() -> None:
    city = {(-2, -1): "Gog & Magog"}
    s = developing(city=city, plantation=[2, 2, 0], masters={"Gog & Magog": 0, "Mercers": 0})
    assert points(s) == [4, 4, 0]


@rule("GOL-PLANT-10")
@pytest.mark.parametrize(("there", "stay"), [(1, 0), (2, 0), (3, 1), (7, 5)])
def test_two_pawns_go_back_to_the_reserve_or_all_of_fewer(there: int, stay: int) -> None:
    s = developing(plantation=[there, 0, 0])
    assert (settlers(s)[0], seat_of(s, 0)["reserve"], seat_of(s, 0)["guildhall"]) == (stay, 12 - stay, 4)


@rule("GOL-PLANT-12", "GOL-TERM-6")
def test_neutral_pawns_return_to_the_supply_after_the_rewards() -> None:
    def neutral_pawns(files: Any) -> None:
        files["plantation"]["entries"][1]["first"] = [{"op": "neutral", "n": 2}]

    s = developing(plantation=[2, 1, 0], neutrals=[0, 1, 5], game=corrected(neutral_pawns))
    do(s, "replace 1", seat=1)
    do(s, "stop", seat=2)
    assert (seat_of(s, 0)["neutrals"], s.view(None)["supply"], s.view(None)["planted"]) == (0, 1, 0)


@rule("GOL-PLANT-13")
def test_the_left_reward_comes_first_and_tied_players_follow_the_track() -> None:
    s = developing(side="ulster", plantation=[1, 3, 0], mayoral="each_red each_blue special tokens hand")
    assert s.to_act == (1,)
    assert may(s) == {"keep each_red", "keep each_blue", "keep special"}
    do(s, "keep special", "under each_red")
    assert (s.to_act, may(s)) == ((0,), {"keep tokens", "keep hand"})
    s = developing(side="ulster", plantation=[2, 0, 2], points=[3, 0, 3], track=[2, 0, 1])
    assert s.to_act == (2,)
    do(s, sorted(may(s))[0])
    assert s.to_act == (0,)


@rule("GOL-PLANT-13")
def test_tied_players_follow_the_track_also_when_the_first_reward_brings_points() -> None:
    """Both gain four points, the one that lay on top first: its marker lies below in the end."""
    s = developing(plantation=[2, 0, 2], points=[3, 0, 3], track=[2, 0, 1])
    assert points(s) == [7, 0, 7]
    assert s.view(None)["track"] == [0, 2, 1]


@rule("GOL-PLANT-14", "GOL-COMP-8")
def test_ulster_three_mayoral_cards_of_which_one_is_kept() -> None:
    s = developing(side="ulster", plantation=[2, 0, 0], mayoral="each_red each_blue special")
    do(s, "keep each_red", "under special")
    assert (goals(s, 0), s.view(None)["mayoral"]) == (["each_red"], 20)
    assert [BOX.goals[code // 32] for code in s.under] == ["mayoral_special", "mayoral_each_blue"]


@rule("GOL-PLANT-15")
def test_without_pawns_nothing_happens_but_neutral_pawns_go_home() -> None:
    s = developing(neutrals=[0, 1, 0])
    assert (points(s), asked(s)) == ([0, 0, 0], "turn")
    s = developing(plantation=[1, 0, 0], neutrals=[0, 1, 0])
    events = told(s, "replace 0")
    assert "GOL-PLANT-15" in because(events)
    assert (points(s), s.view(None)["supply"], settlers(s)) == ([0, 0, 0], 6, [0, 0, 0])
    assert seat_of(s, 0)["guildhall"] == 5


@rule("GOL-PLANT-16")
def test_a_reward_that_brings_nothing_costs_its_pawns_all_the_same() -> None:
    s = table(3, round=3, phase="turn", turn=2, acted=[0, 1], side="ulster", plantation=[3, 0, 0], hands=["red_a"] * 3)
    del s.bag[:]
    do(s, "stop")
    assert (goals(s, 0), settlers(s)) == ([], [1, 0, 0])


@rule("GOL-PLANT-16")
def test_points_of_the_plantation_are_not_asked_about() -> None:
    s = developing(plantation=[3, 1, 0])
    assert (asked(s), points(s)) == ("turn", [6, 4, 0])


@rule("GOL-PLANT-16", "GOL-CHOICE-7")
def test_the_only_pawn_that_a_reward_can_move_has_to_go() -> None:
    def homewards(files: Any) -> None:
        files["plantation"]["entries"][1]["first"] = [moves(1, "plantation")]

    s = developing(plantation=[1, 0, 0], game=corrected(homewards))
    assert (asked(s), kinds(s)) == ("pawn-to", {"to"})
    do(s, "to Mercers")
    assert (settlers(s), pawns(s, "Mercers")) == ([0, 0, 0], "0")
