"""Setting up the city, the players and the decks (GOL-SETUP, GOL-TWO)."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import londinium
from londinium.kernel import words
from tests.marks import rule
from tests.rules.guilds.playing import at, cell, do, goals, may, pass_round, points
from tests.rules.guilds.table import BOX, GAME, Cell, laid_out, new, short, table

LARGE = {(-2, 0), (1, 0), *((x, y) for x in (-2, -1, 0, 1) for y in (-1, 1))}
SMALL = {(x, y) for x in range(-2, 3) for y in range(-2, 3)} - {(0, 0)}
SPECIAL = {name for name, rank in zip(BOX.tile_names, BOX.ranks, strict=True) if rank is None}
GUILD_NAMES = set(BOX.tile_names) - SPECIAL


def city(s: Any) -> dict[Cell, str]:
    """Which tile lies on which cell."""
    return {(tile["x"], tile["y"]): short(tile["id"]) for tile in s.view(None)["tiles"]}


def chosen(players: int, seed: int = 0, **options: Any) -> Any:
    """A game of which the first goals have been chosen."""
    s = new(players, seed, **options)
    for seat in range(players):
        do(s, sorted(may(s, seat))[0], seat=seat)
    return s


# The city of three and four


@rule("GOL-SETUP-1", "GOL-SETUP-4")
@pytest.mark.parametrize("players", [3, 4])
def test_a_city_four_wide_and_three_high_round_two_guildhall_tiles(players: int) -> None:
    s = new(players)
    assert set(city(s)) == LARGE
    assert not any(tile["resolved"] for tile in s.view(None)["tiles"])
    assert LARGE | {(-1, 0), (0, 0)} == {(x, y) for x in range(-2, 2) for y in range(-1, 2)}


@rule("GOL-SETUP-1", "GOL-TERM-13")
def test_the_two_guildhall_tiles_are_one_place_with_eight_neighbours() -> None:
    """A mayoral card that counts Masters beside the Guildhall sees both of its tiles; pawns stand on it together."""
    beside = ["Mercers", "Grocers", "Drapers", "Dyers", "Brewers"]
    cells: list[Cell] = [(-2, 0), (-1, -1), (0, -1), (0, 1), (-1, 1)]
    s = table(3, phase="end", city=dict(zip(cells, beside, strict=True)), goals=["near_guildhall"])
    assert s.outcome()["breakdown"][0]["goals"] == 0
    masters = dict.fromkeys([*beside, "Church of St Lawrence Jewry"], 0)
    s = table(3, phase="end", city=dict(zip(cells, beside, strict=True)), masters=masters, goals=["near_guildhall"])
    assert s.outcome()["breakdown"][0]["goals"] == 3 * 6
    s = table(3, phase="end", city={(-2, -1): "Mercers"}, masters={"Mercers": 0}, goals=["near_guildhall"])
    assert s.outcome()["breakdown"][0]["goals"] == 0  # a corner
    s = table(3, guildhall=[16, 0, 0])
    assert s.view(None)["seats"][0]["guildhall"] == 16


@rule("GOL-SETUP-2")
@pytest.mark.parametrize("players", [3, 4])
def test_st_lawrence_jewry_lies_east_of_the_guildhall(players: int) -> None:
    for seed in range(5):
        assert cell(new(players, seed), 1, 0) == "Church of St Lawrence Jewry"


@rule("GOL-SETUP-3", "GOL-SETUP-4")
def test_nine_tiles_of_a_stack_of_all_the_others() -> None:
    first: Counter[str] = Counter()
    for seed in range(60):
        s = new(4, seed)
        laid = set(city(s).values())
        assert len(laid) == 10
        assert {BOX.tile_names[tile] for tile in s.stack} == set(BOX.tile_names) - laid
        assert s.view(None)["stack"] == 44 - 9
        first.update(laid)
    assert len(first) == 45  # any of them may come, special buildings too
    assert all(first[name] < 35 for name in BOX.tile_names if name != "Church of St Lawrence Jewry")


@rule("GOL-SETUP-5")
def test_the_west_first_then_the_rows_from_west_to_east() -> None:
    s = laid_out(3, stack=" ".join(f"guild_{number}" for number in range(21, 30)))
    order: list[Cell] = [(-2, 0), *((x, -1) for x in range(-2, 2)), *((x, 1) for x in range(-2, 2))]
    assert [BOX.ranks[BOX.tile_names.index(city(s)[at])] for at in order] == list(range(21, 30))


@rule("GOL-SETUP-6")
@pytest.mark.parametrize("players", [3, 4])
def test_the_west_may_be_a_special_building(players: int) -> None:
    west: set[str | None] = set()
    for seed in range(30):
        s = new(players, seed, left_tile_special=True)
        west.add(cell(s, -2, 0))
        assert s.view(None)["stack"] == 43 - 8
        assert set(city(s)) == LARGE
    assert west == SPECIAL - {"Church of St Lawrence Jewry"}
    assert {cell(new(players, seed), -2, 0) for seed in range(30)} - SPECIAL  # off, unless it is chosen
    assert GAME.options().left_tile_special is False


@rule("GOL-SETUP-6")
@pytest.mark.parametrize("players", [1, 2])
def test_a_special_building_in_the_west_is_for_three_or_four(players: int) -> None:
    with pytest.raises(londinium.Refused) as refused:
        new(players, left_tile_special=True)
    assert refused.value.rule == "GOL-SETUP-6"
    assert words.has("guilds", "GOL-SETUP-6.no")


# Tokens, the Beadle, the Plantation


@rule("GOL-SETUP-7", "GOL-TWO-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_token_lies_on_every_tile(players: int) -> None:
    seen = set()
    for seed in range(12):
        s = new(players, seed)
        tokens = [tile["token"] for tile in s.view(None)["tiles"]]
        assert None not in tokens
        assert len(tokens) + len(s.purse) == 30
        assert Counter([*tokens, *(BOX.tokens[token] for token in s.purse)]) == dict(
            zip(BOX.tokens, BOX.token_copies, strict=True)
        )
        seen.add(tokens[0])
    assert len(seen) > 2  # at random


@rule("GOL-SETUP-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_beadle_stands_on_the_guild_of_the_lowest_rank(players: int) -> None:
    for seed in range(20):
        s = new(players, seed)
        ranks = {tile["id"]: BOX.ranks[BOX.tiles.index(tile["id"])] for tile in s.view(None)["tiles"]}
        guilds = {id: rank for id, rank in ranks.items() if rank is not None}
        assert s.view(None)["beadle"] == min(guilds, key=lambda id: guilds[id])


@rule("GOL-SETUP-9", "GOL-SETUP-10")
def test_the_side_of_the_plantation_is_chosen_or_by_chance() -> None:
    for seed in range(8):
        for side in ("ulster", "virginia"):
            assert new(3, seed, plantation=side).view(None)["side"] == f"plantation_{side}"
    assert {new(2, seed).view(None)["side"] for seed in range(12)} == {"plantation_ulster", "plantation_virginia"}
    assert GAME.options().plantation == "random"


# The players


@rule("GOL-SETUP-11", "GOL-SETUP-12")
def test_the_order_at_the_start_is_by_chance() -> None:
    orders = Counter(tuple(new(3, seed).view(None)["track"]) for seed in range(120))
    assert set(orders) == set(permutations(range(3)))
    assert max(orders.values()) < 45


@rule("GOL-SETUP-12", "GOL-SETUP-13", "GOL-SETUP-15")
def test_all_start_with_no_points_and_play_in_the_order_of_the_start_spaces() -> None:
    for seed in range(6):
        s = chosen(4, seed)
        assert points(s) == [0, 0, 0, 0]
        assert s.round == 1
        order = s.view(None)["track"]
        played = []
        while s.round == 1:
            played.append(s.to_act[0])
            do(s, "stop")
            while s.ask(played[-1]) and s.ask(played[-1])["kind"] == "limit":
                do(s, sorted(may(s))[0])
        assert played == order


@rule("GOL-SETUP-13", "GOL-ORDER-2")
def test_a_marker_leaves_the_start_spaces_for_the_track() -> None:
    """Who gains a point is ahead of all; the start spaces of the others keep their order."""
    s = table(3, track=[2, 0, 1], turn=1, acted=[2, 0], hands=["red_a", "purple_g", "red_a"])
    do(s, "use purple_g", "option 0")
    assert s.view(None)["track"] == [1, 2, 0]


@rule("GOL-SETUP-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_cards_for_each_and_the_rest_is_the_deck(players: int) -> None:
    s = new(players)
    assert [seat["cards"] for seat in s.view(None)["seats"]] == [6] * players
    assert s.view(None)["deck"] == 105 - 6 * players
    assert s.view(None)["discard"] == []
    assert new(players, 1).view(0)["hand"] != s.view(0)["hand"]


@rule("GOL-SETUP-16", "GOL-SETUP-17")
@pytest.mark.parametrize(("players", "supply"), [(2, 4), (3, 6), (4, 8)])
def test_neutral_pawns_on_the_board_and_four_pawns_on_the_guildhall(players: int, supply: int) -> None:
    s = new(players)
    assert s.view(None)["supply"] == supply
    for seat in s.view(None)["seats"]:
        assert (seat["guildhall"], seat["reserve"], seat["plantation"], seat["neutrals"]) == (4, 12, 0, 0)


# The first mayoral cards


@rule("GOL-SETUP-18", "GOL-CHOICE-1")
def test_one_of_three_mayoral_cards_is_kept_after_the_action_cards_are_seen() -> None:
    s = laid_out(2, mayoral="each_red each_blue special each_green neutrals hand")
    assert len(s.view(0)["hand"] or []) == 6
    assert may(s, 0) == {"keep each_red", "keep each_blue", "keep special"}
    assert may(s, 1) == {"keep each_green", "keep neutrals", "keep hand"}
    refused = s.explain(0, {"kind": "keep", "goal": "mayoral_neutrals"})
    assert refused is not None
    assert refused.rule == "GOL-SETUP-18"
    do(s, "keep each_blue", seat=0)
    assert goals(s, 0) == ["each_blue"]


@rule("GOL-SETUP-19")
def test_what_was_returned_may_be_drawn_later() -> None:
    s = laid_out(2, mayoral="each_red each_blue special each_green neutrals hand")
    do(s, "keep each_red", seat=0)
    assert s.view(None)["mayoral"] == 21 - 6  # nothing goes back before all have chosen
    do(s, "keep each_green", seat=1)
    assert s.view(None)["mayoral"] == 21 - 2
    deck = {short(BOX.goals[one]) for one in s.bag}
    assert {"each_blue", "special", "neutrals", "hand"} <= deck
    assert not s.under  # shuffled: they lie neither on top nor below


@rule("GOL-SETUP-20")
def test_nobody_is_asked_in_which_order_cards_go_back() -> None:
    s = new(3)
    do(s, sorted(may(s, 1))[0], seat=1)
    assert s.to_act == (0, 2)
    assert s.ask(1) is None


@rule("GOL-SETUP-21")
def test_ones_own_mayoral_cards_can_be_seen_at_any_time() -> None:
    s = chosen(3, 2)
    kept = goals(s, 1)
    for _ in range(3):
        pass_round(s)
        assert goals(s, 1)[0] == kept[0]
        assert s.view(0)["seats"][1]["shown"] is None


@rule("GOL-SETUP-22")
def test_the_steps_follow_their_numbers() -> None:
    log: list[Any] = []
    laid_out(3, log=log)
    puts = [event.view(0) for event in log if event.kind == "put"]
    to = ["tile" if "," in (put["to"] or "") else (put["to"] or "").partition("-")[0] for put in puts]
    to = ["beadle" if put["piece"] == "beadle" else kind for put, kind in zip(puts, to, strict=True)]
    assert list(dict.fromkeys(to)) == ["tile", "beadle", "hand", "offer"]
    assert to == sorted(to, key=["tile", "beadle", "hand", "offer"].index)


# Two players


@rule("GOL-TWO-1", "GOL-TWO-6", "GOL-TWO-13")
def test_two_players_have_a_square_of_five_round_one_guildhall_tile() -> None:
    for seed in range(5):
        s = new(2, seed)
        assert set(city(s)) == SMALL
        assert not any(tile["resolved"] for tile in s.view(None)["tiles"])
        guilds = set(city(s).values()) & GUILD_NAMES
        assert len(guilds) == 20
        assert not s.stack  # the other twenty have left the game
        assert s.view(None)["stack"] == 0
    masters = {"Church of St Lawrence Jewry": 0, "Mercers": 0}
    s = table(phase="end", city={(-2, 0): "Mercers"}, masters=masters, goals=["near_guildhall"])
    assert s.outcome()["breakdown"][0]["goals"] == 3  # (-2, 0) is not beside the single tile


@rule("GOL-TWO-2", "GOL-TWO-3", "GOL-TWO-4", "GOL-TWO-5")
def test_four_buildings_lie_on_the_sides_of_the_guildhall_by_chance() -> None:
    sides: list[Cell] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    ways = set()
    for seed in range(40):
        s = new(2, seed)
        there = tuple(city(s)[side] for side in sides)
        assert set(there) == SPECIAL - {"Gog & Magog"}
        assert "Gog & Magog" not in city(s).values()
        ways.add(there)
    assert len(ways) > 12
    assert {way[0] for way in ways} == SPECIAL - {"Gog & Magog"}


@rule("GOL-TWO-6", "GOL-TWO-13")
def test_guilds_are_drawn_for_the_free_cells_in_reading_order() -> None:
    buildings = "lord_mayors_show st_lawrence_jewry university_of_london businessmens_hall"
    guilds = [f"guild_{number}" for number in range(40, 20, -1)]
    s = laid_out(2, stack=" ".join([buildings, *guilds]))
    assert [city(s)[side] for side in ((0, -1), (1, 0), (0, 1), (-1, 0))] == [
        "Lord Mayor's Show",
        "Church of St Lawrence Jewry",
        "University of London",
        "Businessmen's Hall",
    ]
    reading = [tile["id"] for tile in s.view(None)["tiles"] if tile["id"].startswith("guild_")]
    assert reading == guilds
    assert at(s, "Lightermen")["x"] == at(s, "Lightermen")["y"] == -2
    drawn = Counter(name for seed in range(20) for name in city(new(2, seed)).values())
    assert len(drawn) == 44  # any guild may be one of the twenty


@rule("GOL-TWO-11")
def test_all_else_is_set_up_as_with_more_players() -> None:
    s = new(2)
    assert s.view(None)["supply"] == 4
    assert s.to_act == (0, 1)
    assert {len(s.offers[seat]) for seat in (0, 1)} == {3}
    assert {tuple(new(2, seed).view(None)["track"]) for seed in range(10)} == {(0, 1), (1, 0)}
