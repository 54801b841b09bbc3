"""Discards and the development board (LON-BOARD)."""

from typing import Any

import pytest

from londinium.games.london.state import LondonState
from tests.marks import rule
from tests.rules.london.playing import because, gains, puts, told
from tests.rules.london.table import Seat, asked, city, does, hand, id_of, on_board, out, stopped_by, table

NINE = "mercers salters grocers vintners fishmongers haberdashers brewing omnibus bridge"
TEN = "lords sewers hospital albert_hall town_houses steamboats workhouse parliament whitehall grand_hotel"
FULL = "lords sewers hospital / albert_hall town_houses steamboats"


def too_many(*more: str, **set_up: Any) -> LondonState:
    """A hand of nine cards and these, at the hand limit."""
    return table(Seat(f"{NINE} {' '.join(more)}"), step="limit", **set_up)


DISCARDS: dict[str, tuple[Seat, str, list[str]]] = {
    "matching discard": (Seat("vintners mercers lords"), "action", ["develop", "play vintners"]),
    "activation cost": (Seat("mercers lords", city="brewing"), "action", ["run", "activate 1", "discard mercers"]),
    "effect": (Seat("mercers lords", city="brixton"), "action", ["run", "activate 1", "discard mercers", "stop"]),
    "borough": (Seat("mercers lords", boroughs="deptford"), "action", ["run", "ability", "discard mercers"]),
    "hand limit": (Seat(f"{NINE} lords"), "limit", ["discard mercers"]),
}


@rule("LON-BOARD-1")
@pytest.mark.parametrize("why", DISCARDS)
def test_every_discard_goes_to_the_board(why: str) -> None:
    player, step, moves = DISCARDS[why]
    s = does(table(player, step=step), *moves)
    assert on_board(s) == {"top-1": "mercers"}
    assert out(s) == []
    assert "mercers" not in hand(s, 0)


@rule("LON-BOARD-1", "LON-ACT-5")
def test_a_played_action_card_is_no_discard() -> None:
    s = does(table(Seat("huguenots mercers salters")), "develop", "play huguenots")
    assert (on_board(s), out(s)) == ({}, ["huguenots"])


@rule("LON-BOARD-2", "LON-BOARD-3", "LON-BOARD-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_top_row_fills_from_the_left_and_then_the_bottom_row(players: int) -> None:
    more = TEN.split()[: 2 * (players + 1)]
    s = table(Seat(f"{NINE} {' '.join(more)}"), *[Seat()] * (players - 1), step="limit")
    does(s, *(f"discard {name}" for name in more))
    spaces = [f"{row}-{column}" for row in ("top", "bottom") for column in range(1, players + 2)]
    assert on_board(s) == {space: id_of(name) for space, name in zip(spaces, more, strict=True)}


@rule("LON-BOARD-2", "LON-BOARD-4", "LON-BOARD-9")
@pytest.mark.parametrize(
    ("board", "space"),
    [
        ("- lords -", "top-1"),
        ("lords - -", "top-2"),
        ("lords sewers - / albert_hall", "top-3"),
        ("lords - hospital / albert_hall - steamboats", "top-2"),
        ("- sewers hospital / albert_hall town_houses steamboats", "top-1"),
        ("lords sewers hospital / - - steamboats", "bottom-1"),
        ("lords sewers hospital / albert_hall - steamboats", "bottom-2"),
    ],
)
def test_the_leftmost_gap_of_the_top_row_comes_first(board: str, space: str) -> None:
    s = too_many("workhouse", board=board)
    before = on_board(s)
    does(s, "discard workhouse")
    assert on_board(s) == {**before, space: "workhouse"}
    assert out(s) == []


@rule("LON-BOARD-5")
@pytest.mark.parametrize("why", DISCARDS)
def test_a_discard_that_finds_no_room_shifts_the_rows(why: str) -> None:
    player, step, moves = DISCARDS[why]
    player = player._replace(hand=player.hand.replace("lords", "kew"))
    s = does(table(player, step=step, board=FULL), *moves)
    assert on_board(s) == {"top-1": "mercers", "bottom-1": "lords", "bottom-2": "sewers", "bottom-3": "hospital_a"}
    assert out(s) == ["albert_hall", "town_houses", "steamboats"]


@rule("LON-BOARD-5")
def test_nothing_moves_while_the_board_is_full_and_nobody_discards() -> None:
    s = too_many("workhouse", board="lords sewers hospital / albert_hall town_houses")
    does(s, "discard workhouse")
    assert len(on_board(s)) == 6
    assert out(s) == []
    does(s, "draw deck", "run")
    assert (len(on_board(s)), out(s)) == (6, [])


@rule("LON-BOARD-5")
def test_the_columns_are_kept_with_four_players() -> None:
    board = "lords sewers hospital albert_hall town_houses / steamboats workhouse parliament whitehall grand_hotel"
    s = table(Seat(f"{NINE} almshouses"), Seat(), Seat(), Seat(), step="limit", board=board)
    events = told(s, "discard almshouses")
    top, bottom = (row.split() for row in board.split(" / "))
    assert on_board(s) == {"top-1": "almshouses", **{f"bottom-{i}": id_of(card) for i, card in enumerate(top, 1)}}
    assert out(s) == bottom
    assert because(events)[0] == "LON-BOARD-5"
    assert puts(events)[-1] == ("almshouses", "hand-0", "top-1")


@rule("LON-BOARD-6", "LON-HAND-2")
def test_the_player_chooses_the_order_and_the_shift_may_come_between() -> None:
    s = too_many("workhouse", "parliament", board="lords sewers hospital / albert_hall town_houses")
    one = does(s.copy(), "discard workhouse", "discard parliament")
    assert (on_board(one)["top-1"], on_board(one)["bottom-1"]) == ("parliament", "lords")
    assert out(one) == ["albert_hall", "town_houses", "workhouse"]
    other = does(s, "discard parliament", "discard workhouse")
    assert (on_board(other)["top-1"], out(other)) == ("workhouse", ["albert_hall", "town_houses", "parliament"])


@rule("LON-BOARD-6")
def test_discards_through_an_effect_are_placed_one_by_one() -> None:
    s = table(Seat("mercers salters lords", city="brixton"), board="- sewers hospital")
    does(s, "run", "activate 1", "discard lords")
    assert on_board(s)["top-1"] == "lords"
    does(s, "discard mercers")
    assert on_board(s)["bottom-1"] == "mercers"


@rule("LON-BOARD-7")
def test_with_the_option_a_full_board_shifts_at_once() -> None:
    board = "lords sewers hospital / albert_hall town_houses"
    s = too_many("workhouse", board=board, board_shift="when_full")
    events = told(s, "discard workhouse")
    assert on_board(s) == {"bottom-1": "lords", "bottom-2": "sewers", "bottom-3": "hospital_a"}
    assert out(s) == ["albert_hall", "town_houses", "workhouse"]
    assert "LON-BOARD-7" in because(events)
    other = does(too_many("workhouse", board=board), "discard workhouse")
    assert (len(on_board(other)), out(other)) == (6, [])


@rule("LON-BOARD-7")
def test_with_the_option_the_next_discard_begins_the_top_row() -> None:
    s = too_many(
        "workhouse", "parliament", board="lords sewers - / albert_hall town_houses grand", board_shift="when_full"
    )
    does(s, "discard workhouse", "discard parliament")
    assert on_board(s)["top-1"] == "parliament"
    assert out(s) == ["albert_hall", "town_houses", "grand_hotel"]


@rule("LON-BOARD-8")
def test_the_matching_discard_is_on_the_board_before_the_card_is_laid() -> None:
    s = does(table(Seat("hospital water_works lords", city="mercers")), "develop", "play hospital", "onto 1")
    events = told(s, "discard water_works")
    kinds = [(event["kind"], event.get("to") or event.get("n")) for event in events if event["kind"] in ("put", "gain")]
    assert kinds == [("put", "top-1"), ("gain", -2), ("put", "stack-0-1")]


@rule("LON-BOARD-8", "LON-RUN-4")
def test_the_activation_cost_is_on_the_board_before_the_effects() -> None:
    s = does(
        table(Seat("mercers lords", city="brewing salters"), board=FULL.replace("lords", "grocers")),
        "run",
        "activate 1",
    )
    assert (s.money[0], asked(s)) == (5, "cost")
    events = told(s, "discard mercers")
    order = [event["kind"] for event in events if event["kind"] in ("put", "gain", "turn")]
    assert order == ["put"] * 7 + ["gain", "turn"]  # the rows shift, too, before the money comes
    assert gains(events) == [("money", 9)]


@rule("LON-BOARD-8", "LON-DRAW-10")
def test_a_payment_can_be_taken_back_by_a_later_card_of_the_same_action() -> None:
    s = table(Seat("mercers", city="brewing coffee_house"))
    does(s, "run", "activate 1", "activate 2", "take top-1")
    assert (on_board(s), city(s, 0)) == ({}, ["~brewing", "coffee_house/mercers"])


@rule("LON-BOARD-9")
def test_with_a_gap_in_the_top_row_nothing_shifts() -> None:
    s = too_many("workhouse", board="lords sewers - / albert_hall town_houses steamboats")
    does(s, "discard workhouse")
    assert (on_board(s)["top-3"], out(s)) == ("workhouse", [])


@rule("LON-BOARD-10", "LON-CARD-16")
@pytest.mark.parametrize("board_shift", ["on_next_discard", "when_full"])
@pytest.mark.parametrize("board", ["grocers sewers hospital / albert_hall town_houses steamboats", "grocers / - kew"])
def test_a_swap_takes_the_space_and_shifts_nothing(board: str, board_shift: str) -> None:
    s = table(Seat("mercers lords", city="stock_exchange"), board=board, board_shift=board_shift)
    before = on_board(s)
    does(s, "swap mercers", "take bottom-2")
    assert on_board(s) == {**before, "bottom-2": "mercers"}
    assert (sorted(hand(s)), out(s)) == (sorted([before["bottom-2"], "lords"]), [])
    assert stopped_by(s, "swap", "lords") == "LON-CARD-16"
