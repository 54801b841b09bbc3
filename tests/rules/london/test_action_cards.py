"""Action cards (LON-ACT)."""

import pytest

from tests.marks import rule
from tests.rules.london.playing import build, puts, told
from tests.rules.london.table import Seat, asked, city, does, hand, kinds, may, on_board, out, purse, stopped_by, table

ACTIONS = pytest.mark.parametrize("card", ["huguenots", "jewish_refugees", "wren"])


@rule("LON-ACT-1")
@ACTIONS
def test_an_action_card_is_played_in_develop_only(card: str) -> None:
    nine = f"{card} mercers salters grocers vintners fishmongers haberdashers brewing omnibus bridge"
    for step, moves in (("draw", []), ("action", []), ("action", ["buy-land"]), ("action", ["run"]), ("limit", [])):
        s = does(table(Seat(nine, city="lords"), board="sewers", step=step), *moves)
        assert stopped_by(s, "play", card) == "KER-ASK-1"
    s = does(table(Seat(f"{card} mercers salters")), "develop")
    assert card in may(s, "play")


@rule("LON-ACT-2")
@ACTIONS
def test_it_costs_neither_card_nor_money(card: str) -> None:
    s = table(Seat(f"{card} paupers", money=0), deck="mercers sewers")
    events = told(s, "develop", to=0)  # the only card that can be played
    assert (purse(s), on_board(s)) == ((0, 0, 0, 0), {})
    assert [put for put in puts(events) if put[1] == "hand-0"] == [(card, "hand-0", "out")]
    assert "paupers_a" in hand(s, 0)


@rule("LON-ACT-3")
@pytest.mark.parametrize("card", ["huguenots", "jewish_refugees"])
def test_two_cards_are_drawn_at_once_and_can_be_used_in_the_same_action(card: str) -> None:
    s = table(Seat(f"{card} lords mercers"), board="salters", deck="kew water_works")
    does(s, "develop", f"play {card}")
    assert (asked(s), may(s, "draw")) == ("draw", {"deck", "top-1"})
    assert stopped_by(s, "stop") == "LON-ACT-3"
    does(s, "draw deck", "draw deck")
    assert may(s, "play") == {"lords", "kew_gardens", "water_works"}
    does(s, "play lords", "discard water_works")
    assert city(s, 0) == ["lords"]


@rule("LON-ACT-3", "LON-CARD-13")
def test_wren_opens_two_free_builds_at_once() -> None:
    s = does(table(Seat("wren mercers sewers whitehall")), "develop", "play wren")
    assert (asked(s), may(s, "play"), s.view(0)["free_builds"]) == ("develop", {"mercers", "sewers", "whitehall"}, 2)


@rule("LON-ACT-4")
def test_one_action_card_is_enough_for_develop() -> None:
    s = table(Seat("huguenots mercers salters"), deck="grocers vintners")
    does(s, "develop", "play huguenots")
    assert "stop" in kinds(s)
    does(s, "stop")
    assert (s.active, city(s, 0)) == (1, [])


@rule("LON-ACT-5")
@ACTIONS
def test_a_played_action_card_leaves_the_game(card: str) -> None:
    s = does(table(Seat(f"{card} mercers salters grocers"), deck="kew lords"), "develop", f"play {card}")
    assert (out(s), on_board(s)) == ([card], {})
    assert card not in hand(s)


@rule("LON-ACT-6")
@ACTIONS
def test_an_action_card_is_never_laid(card: str) -> None:
    s = does(
        table(Seat(f"{card} mercers salters grocers", city="lords"), deck="kew water_works"), "develop", f"play {card}"
    )
    assert asked(s) == "develop"  # nobody asks where it goes
    assert city(s) == ["lords"]


@rule("LON-ACT-6", "LON-CARD-10")
@ACTIONS
def test_a_coffee_house_takes_no_action_card(card: str) -> None:
    s = does(table(Seat(city="coffee_house lords"), board=f"{card} mercers"), "run", "activate 1")
    assert may(s, "take") == {"top-2"}
    assert stopped_by(s, "take", "top-1") == "LON-CARD-10"


@rule("LON-ACT-7")
def test_action_cards_and_builds_alternate_in_any_order() -> None:
    s = table(Seat("mercers salters huguenots wren lords"), deck="grocers vintners")
    build(does(s, "develop"), "mercers", "salters")
    does(s, "play huguenots", "draw deck", "draw deck")
    does(build(s, "grocers", "vintners"), "play wren")
    build(s, "lords")
    assert city(s, 0) == ["mercers", "grocers", "lords"]
    assert out(s) == ["huguenots", "wren"]
