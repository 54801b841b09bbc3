"""Drawing city cards, in the draw step and elsewhere, and the action Draw three (LON-DRAW, LON-D3)."""

from typing import Any

import pytest

from londinium.games.london.state import LondonState
from tests.marks import rule
from tests.rules.london.playing import because, told
from tests.rules.london.table import Seat, asked, does, hand, kinds, may, on_board, out, purse, seen, stopped_by, table

DRAWS: dict[str, tuple[Seat, str, list[str]]] = {
    "draw step": (Seat(), "draw", []),
    "draw three": (Seat(), "action", ["draw-three"]),
    "borough": (Seat(), "action", ["buy-land", "land southwark"]),
    "action card": (Seat("huguenots mercers vintners"), "action", ["develop", "play huguenots"]),
}
TEN = "mercers salters grocers vintners fishmongers haberdashers sewers brewing omnibus lords"
EVERYWHERE = pytest.mark.parametrize("why", DRAWS)


def drawing(why: str, **set_up: Any) -> LondonState:
    """A table at which cards are drawn, for one reason or another."""
    player, step, moves = DRAWS[why]
    s = does(table(player, step=step, **set_up), *moves)
    assert asked(s) == "draw"
    return s


@rule("LON-DRAW-1")
@EVERYWHERE
def test_a_card_is_drawn_from_the_deck_or_from_the_board(why: str) -> None:
    s = drawing(why, board="salters - grocers / - lords", deck="fishmongers")
    assert may(s, "draw") == {"deck", "top-1", "top-3", "bottom-2"}
    assert stopped_by(s, "draw", "top-2") == "LON-DRAW-1"
    assert stopped_by(s, "draw", "bottom-3") == "LON-DRAW-1"
    for place, card in (("deck", "fishmongers"), ("top-1", "salters"), ("top-3", "grocers"), ("bottom-2", "lords")):
        assert card in hand(does(s.copy(), f"draw {place}"), 0)


@rule("LON-DRAW-1")
def test_only_the_top_card_of_the_deck_is_drawn() -> None:
    s = table(Seat(), board="salters lords", deck="mercers vintners sewers")
    does(s, "draw-three", "draw deck", "draw deck")
    assert hand(s) == ["vintners", "mercers"]


@rule("LON-DRAW-2")
@pytest.mark.parametrize("why", ["draw three", "borough", "action card"])
def test_each_card_is_seen_before_the_next_is_chosen(why: str) -> None:
    s = drawing(why, board="salters lords", deck="fishmongers almshouses")
    held = len(hand(s))
    does(s, "draw deck")
    assert "fishmongers" in (seen(s, 0, 0)["hand"] or [])
    assert (asked(s), len(hand(s)), may(s, "draw")) == ("draw", held + 1, {"deck", "top-1", "top-2"})
    does(s, "draw top-1")
    assert {"fishmongers", "salters"} <= set(hand(s, 0))


@rule("LON-DRAW-3")
def test_in_the_draw_step_exactly_one_card_is_drawn() -> None:
    s = table(Seat("mercers"), board="salters lords", deck="fishmongers", step="draw")
    assert kinds(s) == {"draw", "loan"}
    assert stopped_by(s, "stop") == "LON-DRAW-3"
    does(s, "draw deck")
    assert (asked(s), hand(s)) == ("action", ["mercers", "fishmongers"])
    assert stopped_by(s, "draw", "deck") == "KER-ASK-1"


@rule("LON-DRAW-3")
def test_with_one_place_to_draw_from_the_card_is_drawn_unasked() -> None:
    s = table(Seat(), deck="fishmongers", step="draw")
    assert (asked(s), hand(s)) == ("action", ["fishmongers"])


@rule("LON-DRAW-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_space_of_both_rows_can_be_drawn_from(players: int) -> None:
    names, columns = TEN.split(), players + 1
    rows = [names[:columns], names[columns : 2 * columns]]
    s = table(*[Seat()] * players, board=" / ".join(" ".join(row) for row in rows), step="draw")
    for name, row in (("top", rows[0]), ("bottom", rows[1])):
        for column, card in enumerate(row, 1):
            drawn = does(s.copy(), f"draw {name}-{column}")
            assert hand(drawn, 0) == [card]
            assert f"{name}-{column}" not in on_board(drawn)


@rule("LON-DRAW-5")
@pytest.mark.parametrize("space", ["top-1", "top-2", "top-3", "bottom-1", "bottom-3"])
def test_a_card_taken_leaves_its_space_empty(space: str) -> None:
    s = table(Seat(), board="mercers salters grocers / vintners - lords", step="draw")
    before = on_board(s)
    does(s, f"draw {space}")
    assert on_board(s) == {other: card for other, card in before.items() if other != space}
    assert s.deck_size() == 101 - 5


@rule("LON-DRAW-6")
@EVERYWHERE
def test_from_an_empty_deck_nothing_is_drawn(why: str) -> None:
    s = drawing(why, board="salters almshouses / lords theatre_royal", only=True)
    assert may(s, "draw") == {"top-1", "top-2", "bottom-1", "bottom-2"}
    assert stopped_by(s, "draw", "deck") == "LON-DRAW-6"


@rule("LON-DRAW-7")
def test_with_an_empty_deck_the_draw_step_is_compulsory_still() -> None:
    s = table(Seat(), board="salters lords", only=True, step="draw", last=2)
    assert kinds(s) == {"draw", "loan"}
    assert stopped_by(s, "stop") == "LON-DRAW-3"
    assert hand(does(s, "draw top-2")) == ["lords"]


@rule("LON-DRAW-8")
def test_the_draw_step_passes_where_nothing_can_be_drawn() -> None:
    s = table(Seat("mercers"), only=True, step="draw", last=2)
    assert (asked(s), hand(s), purse(s)) == ("action", ["mercers"], (5, 0, 0, 0))


@rule("LON-DRAW-8", "LON-D3-2")
@pytest.mark.parametrize(
    ("board", "deck"), [("salters lords", ""), ("salters", "lords"), ("", "salters lords"), ("", "")]
)
def test_draw_three_takes_what_there_is(board: str, deck: str) -> None:
    s = table(Seat(poverty=2), board=board, deck=deck, only=True, last=2)
    events = told(s, "draw-three", *(["draw top-1"] if board else []))
    assert sorted(hand(s, 0)) == sorted(f"{board} {deck}".split())
    assert (s.active, purse(s)) == (1, (5, 0, 2, 0))
    assert because(events)[:1] == ["LON-DRAW-8"]


@rule("LON-DRAW-8")
def test_a_borough_and_an_action_card_give_the_cards_there_are() -> None:
    s = does(table(Seat(), deck="mercers", only=True), "buy-land", "land southwark")
    assert (s.active, hand(s, 0), s.prestige[0]) == (1, ["mercers"], 3)
    s = does(table(Seat("huguenots lords water_works"), deck="mercers", only=True), "develop", "play huguenots")
    assert (asked(s), sorted(hand(s))) == ("develop", ["lords", "mercers", "water_works"])


@rule("LON-DRAW-9")
def test_an_empty_deck_stays_empty() -> None:
    names = "mercers salters grocers vintners fishmongers haberdashers brewing omnibus bridge"
    s = table(
        Seat(f"{names} lords sewers"),
        board="hospital albert_hall town_houses / steamboats kew lloyds",
        only=True,
        step="limit",
    )
    gone = len(out(s))
    does(s, "discard lords", "discard sewers")
    assert (len(out(s)), s.view(None)["deck"]) == (gone + 3, 0)  # the bottom row has left, and nothing has come back
    assert s.active == 1
    assert may(s, "draw") == {"top-1", "top-2", "bottom-1", "bottom-2", "bottom-3"}


@rule("LON-DRAW-10")
def test_a_card_discarded_in_this_turn_can_be_drawn() -> None:
    s = table(Seat("mercers salters huguenots lords water_works"))
    does(s, "develop", "play mercers", "discard salters", "play huguenots", "draw top-1")
    assert ("salters" in hand(s), on_board(s)) == (True, {})


@rule("LON-DRAW-11", "LON-HAND-3")
def test_the_hand_limit_is_not_checked_while_drawing() -> None:
    nine = "mercers salters grocers vintners fishmongers haberdashers brewing omnibus bridge"
    s = table(Seat(nine), board="lords sewers", step="draw")
    does(s, "draw deck", "draw-three", "draw deck", "draw deck")
    assert (asked(s), len(hand(s))) == ("draw", 12)
    does(s, "draw deck")
    assert (asked(s), len(hand(s))) == ("limit", 13)


@rule("LON-DRAW-12")
def test_a_draw_that_takes_the_last_card_of_the_deck_goes_on_from_the_board() -> None:
    s = does(table(Seat(), board="lords salters sewers", deck="mercers", only=True), "draw-three", "draw deck")
    assert (asked(s), may(s, "draw")) == ("draw", {"top-1", "top-2", "top-3"})
    does(s, "draw top-1", "draw top-3")
    assert (s.active, sorted(hand(s, 0))) == (1, ["lords", "mercers", "sewers"])


@rule("LON-D3-1")
def test_draw_three_draws_exactly_three() -> None:
    s = does(table(Seat(), board="lords salters sewers / vintners"), "draw-three")
    for number in range(3):
        assert (asked(s), len(hand(s))) == ("draw", number)
        assert stopped_by(s, "stop") == "LON-D3-1"
        does(s, f"draw top-{number + 1}")
    assert (s.active, sorted(hand(s, 0))) == (1, ["lords", "salters", "sewers"])
    assert on_board(s) == {"bottom-1": "vintners"}


@rule("LON-D3-3")
def test_with_the_draw_step_it_makes_four() -> None:
    s = table(Seat(), board="lords", step="repay")
    does(s, "draw deck", "draw-three", "draw deck", "draw deck", "draw deck")
    assert (s.active, len(hand(s, 0))) == (1, 4)
