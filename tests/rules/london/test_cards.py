"""Rules for particular cards (LON-CARD)."""

import pytest

from londinium.kernel.words import LANGUAGES
from tests.marks import rule
from tests.rules.london.playing import because, build, change, gains, puts, told, until
from tests.rules.london.table import (
    CARDS,
    Seat,
    asked,
    city,
    does,
    hand,
    kinds,
    may,
    on_board,
    out,
    purse,
    stopped_by,
    table,
    why_not,
)

# Hospital


@rule("LON-CARD-1")
def test_a_hospital_may_be_flipped_in_place_of_another_card() -> None:
    s = does(table(Seat(city="mercers hospital salters")), "run", "activate 1")
    assert (asked(s), may(s, "flip"), s.money[0]) == ("flip", {"1", "2"}, 10)
    assert city(does(s.copy(), "flip 1")) == ["~mercers", "hospital_a", "salters"]
    assert city(does(s.copy(), "flip 2")) == ["mercers", "~hospital_a", "salters"]
    assert stopped_by(s, "flip", 3) == "LON-CARD-1"
    assert "LON-CARD-1" in because(told(s, "flip 2"))


@rule("LON-CARD-1")
@pytest.mark.parametrize("hospital", ["~hospital", "hospital/lords", ""])
def test_a_hospital_that_is_face_down_or_covered_or_anothers_is_of_no_use(hospital: str) -> None:
    s = table(Seat(city=f"mercers salters {hospital}"), Seat(city="hospital hospital"))
    does(s, "run", "activate 1")
    assert (asked(s), city(s)[0]) == ("run", "~mercers")
    assert [stack["face_up"] for stack in s.view(0)["seats"][1]["stacks"]] == [True, True]


@rule("LON-CARD-1")
def test_a_card_that_does_not_flip_needs_no_hospital() -> None:
    s = does(table(Seat(city="lords hospital salters")), "run", "activate 1")
    assert (asked(s), city(s)) == ("run", ["lords", "hospital_a", "salters"])


@rule("LON-CARD-2")
def test_a_card_kept_face_up_is_not_activated_again_this_turn() -> None:
    s = does(table(Seat(city="mercers hospital salters")), "run", "activate 1", "flip 2")
    assert may(s, "activate") == {"3"}
    assert stopped_by(s, "activate", 1) == "LON-RUN-3"
    does(s, "stop")
    does(until(s, 0), "run")
    assert may(s, "activate") == {"1", "3"}


@rule("LON-CARD-3")
def test_each_hospital_replaces_one_flip() -> None:
    s = does(
        table(Seat(city="mercers salters grocers hospital hospital lords")), "run", "activate 1", "flip 4", "activate 2"
    )
    assert may(s, "flip") == {"2", "5"}
    does(s, "flip 5", "activate 3")
    assert (asked(s), city(s)) == ("run", ["mercers", "salters", "~grocers", "~hospital_a", "~hospital_b", "lords"])


@rule("LON-CARD-3")
def test_a_hospital_cannot_replace_its_own_flip(monkeypatch: pytest.MonkeyPatch) -> None:
    """No Hospital has an activation; here both have one that flips."""
    flips = {"effects": [{"op": "gain_money", "amount": 1}], "flips": True}
    change(monkeypatch, lambda cards: [cards[id].update(activation=flips) for id in ("hospital_a", "hospital_b")])
    alone = does(table(Seat(city="hospital lords")), "run", "activate 1")
    assert (asked(alone), city(alone)[0]) == ("run", "~hospital_a")
    two = does(table(Seat(city="hospital lords hospital")), "run", "activate 1")
    assert may(two, "flip") == {"1", "3"}  # itself, as any card does, or the other one for it


# Cards that count


@rule("LON-CARD-4")
@pytest.mark.parametrize(
    ("rest", "prestige"),
    [
        ("", 1),
        ("lords", 2),
        ("~lords mercers bridge", 1),
        ("mercers/lords", 2),
        ("lords/mercers", 1),
        ("lords kew hospital town_houses", 5),
    ],
)
def test_town_houses_count_the_face_up_blue_cards(rest: str, prestige: int) -> None:
    s = table(Seat(city=f"town_houses salters {rest}"), Seat(city="albert_hall street_lights"))
    assert does(s, "run", "activate 1").prestige[0] == prestige


@rule("LON-CARD-5")
@pytest.mark.parametrize(
    ("boroughs", "money"),
    [("", 0), ("hackney", 0), ("city", 2), ("city lambeth hackney", 4), ("city lambeth greenwich", 6)],
)
def test_steamboats_bring_two_pounds_for_each_borough_on_the_river(boroughs: str, money: int) -> None:
    s = does(table(Seat(city="steamboats lords", boroughs=boroughs), Seat(boroughs="westminster")), "run", "activate 1")
    assert s.money[0] == 5 + money


@rule("LON-CARD-6")
@pytest.mark.parametrize(
    ("card", "money"), [("omnibus", 5), ("train_station_north", 2 * 3), ("train_station_south", 2 * 2)], ids=str
)
def test_omnibus_and_train_stations_count_boroughs(card: str, money: int) -> None:
    boroughs = "hackney lewisham city hampstead lambeth"
    s = does(table(Seat("kew", city=f"{card} lords", boroughs=boroughs, poverty=3)), "run", "activate 1")
    assert (s.money[0], s.poverty[0]) == (5 + money, 3 if card == "omnibus" else 2)


@rule("LON-CARD-7")
@pytest.mark.parametrize("card", ["bridge", "tower_bridge"])
def test_bridges_count_the_face_up_brown_cards(card: str) -> None:
    s = table(Seat(city=f"{card} mercers salters ~grocers vintners/lords kew/brewing"), Seat(city="omnibus steamboats"))
    assert does(s, "run", "activate 1").money[0] == 5 + 3


# School


@rule("LON-CARD-8")
def test_for_a_pound_a_school_makes_a_card_of_any_colour_the_matching_discard() -> None:
    s = does(table(Seat("mercers salters sewers whitehall", city="school")), "develop", "play mercers", "new")
    assert may(s, "discard") == {"salters", "sewers", "whitehall"}
    assert does(s.copy(), "discard salters").money[0] == 5  # the colour is right: nothing to pay
    for other in ("sewers", "whitehall"):
        paid = does(s.copy(), f"discard {other}")
        assert (paid.money[0], on_board(paid)) == (4, {"top-1": other})


@rule("LON-CARD-8")
def test_a_school_may_be_used_any_number_of_times() -> None:
    hand = "mercers salters grocers lords kew sewers"
    s = does(table(Seat(hand, city="school", money=9)), "develop")
    for number, (card, match) in enumerate((("mercers", "lords"), ("salters", "kew"), ("grocers", "sewers")), 1):
        build(s, card, match)
        assert s.money[0] == 9 - number
    assert city(s, 0) == ["school_a_blue", "mercers", "salters", "grocers"]


@rule("LON-CARD-8")
def test_two_schools_cost_no_more_than_one() -> None:
    s = does(table(Seat("mercers sewers", city="school school")), "develop", "play mercers", "new")
    assert s.money[0] == 4


@rule("LON-CARD-8")
def test_the_card_built_keeps_its_colour() -> None:
    s = build(does(table(Seat("town_houses mercers", city="school", money=9)), "develop"), "town_houses", "mercers")
    does(until(s, 0), "run", "activate 2")
    assert s.prestige[0] == 2  # Town Houses are blue still, although a brown card was discarded for them


@rule("LON-CARD-8", "LON-LOAN-11")
def test_the_pound_may_be_borrowed() -> None:
    s = does(table(Seat("mercers sewers", city="school", money=0)), "develop", "play mercers", "new")
    assert purse(s)[:2] == (9, 1)


@rule("LON-CARD-9")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_school_works_on_paupers_by_the_option(allowed: bool) -> None:
    player = Seat("mercers salters lords paupers", city="school")
    s = does(table(player, school_affects_paupers=allowed), "develop", "play mercers", "new")
    assert ("paupers_a" in may(s, "discard")) == allowed
    if allowed:
        does(s, "discard paupers")
        assert (s.money[0], on_board(s)) == (4, {"top-1": "paupers_a"})
    else:
        assert stopped_by(s, "discard", "paupers") == "LON-PAUP-2"
        assert "lords" in may(s, "discard")
    alone = table(Seat("mercers paupers", city="school"), school_affects_paupers=allowed)
    assert ("develop" in kinds(alone)) == allowed


# Coffee House


@rule("LON-CARD-10")
def test_a_coffee_house_lays_a_card_of_the_board_on_itself() -> None:
    s = table(Seat("salters", city="coffee_house lords"), board="hospital - mercers / sewers paupers")
    does(s, "run", "activate 1")
    assert (asked(s), may(s, "take")) == ("coffee", {"top-1", "top-3", "bottom-1"})
    assert stopped_by(s, "take", "top-2") == "LON-CARD-10"
    assert stopped_by(s, "take", "bottom-2") == "LON-CARD-10"
    events = told(s, "take top-1")
    assert puts(events) == [("hospital_a", "top-1", "stack-0-1")]
    assert (city(s), s.money[0], hand(s)) == (["coffee_house/hospital_a", "lords"], 3, ["salters"])
    assert on_board(s) == {"top-3": "mercers", "bottom-1": "sewers", "bottom-2": "paupers_a"}


@rule("LON-CARD-10", "LON-LOAN-11")
def test_its_cost_may_be_borrowed() -> None:
    s = does(table(Seat(city="coffee_house lords", money=3), board="kew"), "run", "activate 1", "take top-1")
    assert purse(s)[:2] == (6, 1)


@rule("LON-CARD-11")
def test_placing_is_optional_and_the_activation_done_all_the_same() -> None:
    s = does(table(Seat(city="coffee_house lords"), board="hospital"), "run", "activate 1", "stop")
    assert (city(s), on_board(s)) == (["coffee_house", "lords"], {"top-1": "hospital_a"})
    assert stopped_by(s, "activate", 1) == "LON-RUN-3"


@rule("LON-CARD-11")
@pytest.mark.parametrize("board", ["", "paupers huguenots wren"])
def test_without_a_building_card_on_the_board_none_is_placed(board: str) -> None:
    s = does(table(Seat(city="coffee_house lords"), board=board), "run", "activate 1")
    assert (asked(s), city(s), may(s, "activate")) == ("run", ["coffee_house", "lords"], {"2"})


@rule("LON-CARD-12")
@pytest.mark.parametrize("allowed", [True, False])
def test_the_card_laid_may_be_activated_in_the_same_run_by_the_option(allowed: bool) -> None:
    s = table(Seat(city="coffee_house lords"), board="mercers", coffee_house_same_run=allowed)
    does(s, "run", "activate 1", "take top-1")
    assert ("1" in may(s, "activate")) == allowed
    if allowed:
        assert does(s, "activate 1").money[0] == 10
    else:
        assert stopped_by(s, "activate", 1) == "LON-CARD-12"
        does(s, "stop")
        does(until(s, 0), "run")
        assert "1" in may(s, "activate")


@rule("LON-CARD-36", "LON-CARD-14", "LON-DEV-14")
def test_a_card_laid_by_a_coffee_house_counts_for_shops_and_works_at_once() -> None:
    s = does(table(Seat(city="coffee_house shops mercers lords"), board="hospital"), "run", "activate 1", "take top-1")
    assert city(s)[1] == "shops_b=1"
    does(s, "activate 3")
    assert may(s, "flip") == {"1", "3"}


@rule("LON-CARD-36")
def test_a_coffee_house_laid_in_this_run_places_a_card_on_itself() -> None:
    s = table(Seat(city="coffee_house lords"), board="coffee_house mercers")
    does(s, "run", "activate 1", "take top-1", "activate 1", "take top-2", "activate 1")
    assert city(s)[0] == "~coffee_house/coffee_house/mercers"
    assert s.money[0] == 10


# Wren


@rule("LON-CARD-13")
def test_after_wren_two_builds_need_no_discard_but_their_cost() -> None:
    s = does(table(Seat("wren hospital mercers whitehall kew", money=12)), "develop", "play wren")
    build(s, "hospital")
    assert (on_board(s), s.money[0], s.view(0)["free_builds"]) == ({}, 10, 1)
    build(s, "whitehall")
    assert (city(s, 0), on_board(s), s.money[0]) == (["hospital_a", "whitehall"], {}, 6)
    assert s.active == 1  # a third build would need a match


@rule("LON-CARD-13")
def test_builds_before_wren_need_their_discard() -> None:
    s = does(table(Seat("mercers salters grocers sewers wren")), "develop", "play mercers")
    assert stopped_by(s, "free") == "LON-CARD-13"
    does(s, "discard salters", "play wren", "play sewers")
    assert (city(s, 0), on_board(s)) == (["mercers", "sewers"], {"top-1": "salters"})


@rule("LON-CARD-13")
def test_what_is_left_of_wren_lapses_with_the_action() -> None:
    s = does(table(Seat("wren mercers whitehall sewers")), "develop", "play wren", "play mercers", "stop")
    assert (s.active, s.view(None)["free_builds"], city(s, 0)) == (1, 0, ["mercers"])
    later = does(table(Seat("wren mercers", city="stock_exchange"), board="kew"), "develop", "stop")
    assert (asked(later), later.view(0)["free_builds"]) == ("spare", 0)  # the turn goes on, the action is over
    none = does(table(Seat("wren mercers whitehall")), "develop", "stop")  # Wren is all that can be played
    assert (none.active, none.view(None)["free_builds"], out(none)) == (1, 0, ["wren"])
    assert stopped_by(does(table(Seat("mercers salters grocers")), "develop", "play mercers"), "free") == "LON-CARD-13"


@rule("LON-CARD-34")
def test_with_a_free_build_open_the_discard_may_be_made_and_the_free_build_kept() -> None:
    s = does(table(Seat("wren mercers salters grocers sewers")), "develop", "play wren", "play mercers")
    assert (asked(s), may(s)) == ("pay", {"discard salters", "discard grocers", "free", "loan"})
    kept = does(s.copy(), "discard salters")
    assert (kept.view(0)["free_builds"], on_board(kept)) == (2, {"top-1": "salters"})
    used = does(s, "free")
    assert (used.view(0)["free_builds"], on_board(used)) == (1, {})


@rule("LON-CARD-34")
def test_a_build_that_needs_no_discard_uses_no_free_build() -> None:
    s = does(table(Seat("wren coffee_house mercers sewers")), "develop", "play wren", "play coffee_house")
    assert (s.view(0)["free_builds"], city(s)) == (2, ["coffee_house"])
    borough = does(table(Seat("coffee_house mercers sewers", boroughs="wandsworth")), "develop", "play coffee_house")
    assert borough.view(0)["free_builds"] == 1


# Shops


@rule("LON-CARD-14")
def test_each_card_laid_puts_a_pound_on_the_shops() -> None:
    s = table(Seat("mercers salters grocers vintners fishmongers haberdashers", city="shops shops lords ~kew"))
    build(does(s, "develop"), "mercers", "salters")
    assert city(s)[:2] == ["shops_b=1", "shops_b=1"]
    build(s, "grocers", "vintners", "onto 3")
    assert city(s) == ["shops_b=2", "shops_b=2", "lords/grocers", "~kew_gardens", "mercers"]
    assert s.money[0] == 5


@rule("LON-CARD-14")
def test_laying_the_shops_themselves_does_not_count() -> None:
    s = does(table(Seat("shops mercers salters", city="lords")), "develop", "play shops", "new", "discard mercers")
    assert city(s, 0) == ["lords", "shops_b"]


@rule("LON-CARD-14")
def test_shops_that_are_face_down_covered_or_anothers_store_nothing() -> None:
    s = table(Seat("mercers salters", city="~shops shops/lords"), Seat(city="shops"))
    does(s, "develop", "play mercers", "new")
    assert city(s, 0) == ["~shops_b", "shops_b/lords", "mercers"]
    assert city(s, 1) == ["shops_c"]


@rule("LON-CARD-15")
def test_activating_shops_takes_the_money() -> None:
    s = does(table(Seat(city="shops=4 lords shops=2", poverty=3)), "run", "activate 1")
    assert purse(s) == (9, 0, 2, 2)
    assert city(s) == ["~shops_b", "lords", "shops_b=2"]


@rule("LON-CARD-15")
def test_when_shops_are_covered_their_money_returns_to_the_bank() -> None:
    s = does(table(Seat("mercers salters", city="shops=4")), "develop")
    events = told(s, "play mercers", "onto 1")
    assert ("stored", -4) in gains(events)
    assert (city(s, 0), s.money[0]) == (["shops_b/mercers"], 5)
    assert s.view(None)["seats"][0]["stored"] == 0


# Stock Exchange


@rule("LON-CARD-16")
def test_a_hand_card_takes_the_space_of_a_board_card() -> None:
    s = table(Seat("mercers lords", city="stock_exchange"), board="kew - sewers / bridge")
    assert "swap" in kinds(s)
    does(s, "swap mercers")
    assert (asked(s), may(s, "take")) == ("swap", {"top-1", "top-3", "bottom-1"})
    assert stopped_by(s, "take", "top-2") == "LON-CARD-16"
    does(s, "take top-3")
    assert on_board(s) == {"top-1": "kew_gardens", "top-3": "mercers", "bottom-1": "bridge"}
    assert (hand(s), asked(s)) == (["lords", "sewers"], "action")


SWAP_MOMENTS: dict[str, tuple[str, list[str], bool]] = {
    "before the draw": ("draw", [], True),
    "before the action": ("action", [], True),
    "in Develop, after a card": ("action", ["develop", "play mercers", "new", "discard salters"], True),
    "in a Run": ("action", ["run"], True),
    "between activations": ("action", ["run", "activate 2"], True),
    "after the action": ("action", ["draw-three", "draw deck", "draw deck", "draw deck"], True),
    "inside a draw": ("action", ["draw-three", "draw deck"], False),
    "inside a purchase": ("action", ["buy-land"], False),
    "inside the cards of a purchase": ("action", ["buy-land", "land city", "draw deck"], False),
    "inside a build": ("action", ["develop", "play mercers"], False),
    "inside the payment of a build": ("action", ["develop", "play mercers", "new"], False),
    "inside an activation": ("action", ["run", "activate 3"], False),
    "inside the hand limit": ("limit", [], False),
}


@rule("LON-CARD-16")
@pytest.mark.parametrize("moment", SWAP_MOMENTS)
def test_the_swap_has_its_moments(moment: str) -> None:
    step, moves, allowed = SWAP_MOMENTS[moment]
    nine = "mercers salters grocers vintners fishmongers haberdashers omnibus lords sewers"
    more = " whitehall" if step == "limit" else ""
    s = does(table(Seat(nine + more, city="stock_exchange kew brewing"), board="bridge", step=step), *moves)
    assert s.active == 0
    assert ("swap" in kinds(s)) == allowed
    if not allowed:
        assert stopped_by(s, "swap", "lords") == "LON-CARD-16"
        assert ("the hand limit step" in why_not(s, "swap", "lords")) == (step == "limit")
        assert ("inside a draw" in why_not(s, "swap", "lords")) == (step != "limit")
        return
    before = may(s)
    does(s, "swap lords")
    does(s, *(["take top-1"] if asked(s) == "swap" else []))
    assert "lords" in on_board(s).values()
    assert "swap lords" in before


@rule("LON-CARD-16")
@pytest.mark.parametrize(("also", "boroughs"), [("parliament", ""), ("", "hammersmith"), ("parliament", "hammersmith")])
def test_no_swap_is_made_between_two_cards_of_the_draw_step(also: str, boroughs: str) -> None:
    player = Seat("mercers", city=f"stock_exchange {also}", boroughs=boroughs)
    s = table(player, board="kew sewers", deck="lords bridge", step="draw")
    assert "swap" in kinds(s)
    does(s, "draw deck")
    assert (asked(s), hand(s), "swap" in kinds(s)) == ("draw", ["mercers", "lords"], False)
    assert stopped_by(s, "swap", "mercers") == "LON-CARD-16"
    does(s, "draw deck")
    does(s, *(["stop"] if asked(s) == "draw" else []))
    assert (asked(s), "swap" in kinds(s)) == ("action", True)


@rule("LON-CARD-16")
def test_the_swap_is_made_after_the_repay_step() -> None:
    s = table(Seat("mercers", city="stock_exchange", money=20, loans=1), board="kew lords", step="repay")
    assert stopped_by(s, "swap", "mercers") == "LON-CARD-16"
    after = "You cannot swap now: only after the repay step and before the hand limit step."
    assert why_not(s, "swap", "mercers") == after
    inside = does(table(Seat("mercers", city="stock_exchange"), board="kew"), "buy-land")
    for language in LANGUAGES:
        assert why_not(s, "swap", "mercers", language) != why_not(inside, "swap", "mercers", language)
    assert "swap" in kinds(does(s, "stop"))


@rule("LON-CARD-16")
def test_one_swap_is_made_in_a_turn_and_a_new_one_in_the_next() -> None:
    s = does(table(Seat("mercers lords", city="stock_exchange"), board="kew sewers"), "swap mercers", "take top-1")
    assert stopped_by(s, "swap", "lords") == "LON-CARD-16"
    does(s, "run", "stop")
    until(s, 0)
    assert "swap" in kinds(s)


@rule("LON-CARD-16")
def test_a_swap_needs_a_card_on_both_sides_and_the_stock_exchange() -> None:
    assert stopped_by(table(Seat("mercers", city="stock_exchange")), "swap", "mercers") == "LON-CARD-16"
    assert stopped_by(table(Seat(city="stock_exchange"), board="kew"), "swap", "mercers") == "LON-CARD-16"
    assert (
        stopped_by(table(Seat("mercers"), Seat(city="stock_exchange"), board="kew"), "swap", "mercers") == "LON-CARD-16"
    )
    s = table(Seat("mercers"), Seat("lords", city="stock_exchange"), board="kew")
    assert s.legal(1) == []  # the own turn only


# The draw step


@rule("LON-CARD-17")
def test_the_university_looks_at_three_cards_and_takes_one() -> None:
    player = Seat(city="university_of_london")
    start = table(player, board="lords", deck="mercers vintners grocers salters", step="draw")
    assert kinds(start) == {"draw", "look", "loan"}
    for position, card in ((1, "mercers"), (2, "vintners"), (3, "grocers")):
        s = does(start.copy(), "look")
        assert may(s) == {"draw top-1", "keep 1", "keep 2", "keep 3", "loan"}
        does(s, f"keep {position}")
        assert (asked(s), hand(s)) == ("action", [card])
        rest = [other for other in ("mercers", "vintners", "grocers") if other != card]
        does(s, "draw-three")
        drawn = [put[0] for put in puts(told(s, "draw deck", "draw deck", "draw deck", to=0)) if put[2] == "hand-0"]
        assert drawn == [*rest, "salters"]  # on top in the same order


@rule("LON-CARD-17")
def test_after_a_look_a_card_of_the_board_may_be_taken() -> None:
    s = table(Seat(city="university_of_london"), board="lords kew", deck="mercers vintners grocers", step="draw")
    does(s, "look")
    assert stopped_by(s, "draw", "deck") == "LON-CARD-17"
    assert stopped_by(s, "keep", 4) == "LON-CARD-17"
    does(s, "draw top-2")
    assert hand(s) == ["kew_gardens"]
    does(s, "draw-three", "draw deck")
    assert "mercers" in hand(s)


@rule("LON-CARD-17")
@pytest.mark.parametrize("cards", [1, 2])
def test_with_fewer_cards_it_looks_at_fewer(cards: int) -> None:
    deck = " ".join(["mercers", "vintners"][:cards])
    s = table(Seat(city="university_of_london"), board="lords", deck=deck, only=True, step="draw", last=2)
    does(s, "look")
    assert s.view(0)["looked"] == deck.split()
    assert may(s, "keep") == {str(position) for position in range(1, cards + 1)}
    assert stopped_by(s, "keep", cards + 1) == "LON-CARD-17"


@rule("LON-CARD-17")
def test_the_look_is_of_the_draw_step_and_of_its_owner() -> None:
    s = does(table(Seat(city="university_of_london"), board="lords"), "draw-three")
    assert stopped_by(s, "look") == "LON-CARD-17"
    other = table(Seat(city="~university_of_london"), Seat(city=""), board="lords", step="draw")
    assert stopped_by(other, "look") == "LON-CARD-17"
    empty = table(Seat(city="university_of_london"), board="lords kew", only=True, step="draw", last=2)
    assert stopped_by(empty, "look") == "LON-CARD-17"
    nothing = does(table(Seat(city="university_of_london"), board="lords", deck="mercers", step="draw"), "draw deck")
    assert hand(nothing) == ["mercers"]  # nobody must look


@rule("LON-CARD-18")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_with_parliament_none_one_or_two_cards_are_drawn(number: int) -> None:
    s = table(Seat(city="parliament"), board="lords", step="draw")
    assert kinds(s) == {"draw", "stop", "loan"}
    does(s, *["draw deck"] * number, *(["stop"] if number < 2 else []))
    assert (asked(s), len(hand(s))) == ("action", number)


@rule("LON-CARD-18")
def test_parliament_is_for_the_draw_step_and_face_up_only() -> None:
    three = does(table(Seat(city="parliament"), board="lords"), "draw-three")
    assert stopped_by(three, "stop") == "LON-D3-1"
    down = table(Seat(city="~parliament"), board="lords", step="draw")
    assert stopped_by(down, "stop") == "LON-DRAW-3"


@rule("LON-CARD-19")
def test_with_parliament_too_the_look_is_for_one_of_the_cards() -> None:
    player = Seat(city="parliament university_of_london")
    start = table(player, board="lords", deck="mercers vintners grocers salters", step="draw")
    first = does(start.copy(), "look", "keep 2")
    assert (asked(first), kinds(first)) == ("draw", {"draw", "stop", "loan"})
    assert stopped_by(first, "look") == "LON-CARD-19"
    second = does(start, "draw deck", "look", "keep 3")
    assert (asked(second), sorted(hand(second))) == ("action", ["mercers", "salters"])


@rule("LON-CARD-19")
def test_in_the_next_turn_there_is_a_look_again() -> None:
    s = does(table(Seat(city="university_of_london"), board="lords", step="draw"), "look", "keep 1", "run")
    assert "look" in kinds(until(s, 0, "draw"))


@rule("LON-CARD-35", "LON-BOR-5")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_parliament_and_hammersmith_give_up_to_three_cards(number: int) -> None:
    s = table(Seat(city="parliament", boroughs="hammersmith"), board="lords", step="draw")
    does(s, *["draw deck"] * number, *(["stop"] if number < 3 else []))
    assert (asked(s), len(hand(s))) == ("action", number)


@rule("LON-CARD-38")
def test_with_hammersmith_too_the_look_is_made_once() -> None:
    s = table(Seat(city="university_of_london", boroughs="hammersmith"), board="lords", step="draw")
    first = does(s.copy(), "look", "keep 1")
    assert kinds(first) == {"draw", "stop", "loan"}
    assert stopped_by(first, "look") == "LON-CARD-19"
    second = does(s, "draw deck", "look", "keep 1")
    assert (asked(second), len(hand(second))) == ("action", 2)


# Bank of England


@rule("LON-CARD-20")
def test_with_the_bank_of_england_a_loan_gives_twelve_and_still_costs_fifteen() -> None:
    s = does(table(Seat(city="bank_of_england"), Seat()), "loan", "loan")
    assert purse(s)[:2] == (5 + 24, 2)
    repaid = does(table(Seat(city="bank_of_england", money=20, loans=1), step="repay", board="lords"), "repay")
    assert purse(repaid)[:2] == (5, 0)
    assert asked(table(Seat(city="bank_of_england", money=14, loans=1), step="repay", board="lords")) == "draw"
    other = does(table(Seat(), Seat(city="bank_of_england")), "loan")
    assert purse(other)[:2] == (15, 1)


@rule("LON-CARD-20", "LON-LOAN-11")
def test_its_bonus_counts_for_what_a_play_needs() -> None:
    s = does(table(Seat("st_pauls kew", city="bank_of_england", money=0)), "develop", "play st_pauls", "new")
    assert purse(s)[:2] == (2, 1)
    assert CARDS["st_pauls"].build_cost == 10
    eleven = does(table(Seat("buckingham kew mercers", city="bank_of_england school", money=0)), "develop")
    build(eleven, "buckingham", "mercers")
    assert purse(eleven)[:2] == (1, 1)  # eleven pounds with the School's: one loan is enough


@rule("LON-CARD-37")
def test_its_bonus_counts_for_forced_loans_too() -> None:
    s = does(table(Seat(city="lloyds lords"), Seat(city="bank_of_england", money=1)), "run", "activate 1")
    assert purse(s, 1)[:2] == (11, 1)


@rule("LON-CARD-37", "LON-LOAN-4")
@pytest.mark.parametrize(("missing", "loans"), [(10, 1), (11, 1), (12, 1), (13, 2)])
def test_a_forced_loan_of_twelve_covers_twelve(monkeypatch: pytest.MonkeyPatch, missing: int, loans: int) -> None:
    change(monkeypatch, lambda cards: cards["lloyds_of_london"]["activation"]["effects"][0].update(amount=missing + 1))
    s = does(table(Seat(city="lloyds lords"), Seat(city="bank_of_england", money=1)), "run", "activate 1")
    assert purse(s, 1)[:2] == (12 * loans - missing, loans)
    assert s.money[0] == 5 + 1 + missing


@rule("LON-CARD-37", "LON-COMP-10")
@pytest.mark.parametrize(("missing", "left"), [(12, (0, 1)), (13, (0, 0))])
def test_under_the_cap_a_forced_payment_counts_on_loans_of_twelve(
    monkeypatch: pytest.MonkeyPatch, missing: int, left: tuple[int, int]
) -> None:
    change(monkeypatch, lambda cards: cards["lloyds_of_london"]["activation"]["effects"][0].update(amount=missing + 1))
    s = table(Seat(city="lloyds lords", loans=11), Seat(city="bank_of_england", money=1), loan_cap=12)
    does(s, "run", "activate 1")
    assert purse(s, 1)[:2] == left


@rule("LON-CARD-20", "LON-COMP-10")
@pytest.mark.parametrize(
    ("city", "cost", "enough"),
    [
        ("bank_of_england", 17, True),
        ("bank_of_england", 18, False),
        ("lords", 15, True),
        ("lords", 16, False),
    ],
)
def test_under_the_cap_its_owner_reaches_two_pounds_further(
    monkeypatch: pytest.MonkeyPatch, city: str, cost: int, enough: bool
) -> None:
    change(monkeypatch, lambda cards: cards["city"].update(cost=cost))
    s = table(Seat(city=city, money=5), Seat(loans=11), offer="city hackney lewisham", loan_cap=12)
    does(s, "buy-land")
    assert ("city" in may(s, "land")) == enough
    if not enough:
        assert stopped_by(s, "land", "city") == "LON-COMP-10"
        return
    does(s, "land city")
    assert purse(s)[:2] == (0, 1)


# Discards


@rule("LON-CARD-21")
@pytest.mark.parametrize(("card", "prestige"), [("brixton", 0), ("millbank", 1)])
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_prisons_take_up_to_three_cards_of_any_colour(card: str, prestige: int, number: int) -> None:
    names = ["paupers", "mercers", "kew", "bridge"]
    s = does(table(Seat(" ".join(names), city=f"{card} lords", poverty=9)), "run", "activate 1")
    for name in names[:number]:
        assert asked(s) == "discards"
        does(s, f"discard {name}")
    does(s, *(["stop"] if number < 3 else []))
    assert (asked(s), len(hand(s)), len(on_board(s))) == ("run", 4 - number, number)
    assert (s.poverty[0], s.prestige[0]) == (9 - number, prestige * number)
    assert city(s)[0].startswith("~")


@rule("LON-CARD-21", "LON-RUN-9")
def test_prisons_take_cards_even_where_no_poverty_is_left() -> None:
    s = does(
        table(Seat("mercers kew", city="millbank lords", poverty=1)),
        "run",
        "activate 1",
        "discard kew",
        "discard mercers",
    )
    assert (s.poverty[0], s.prestige[0], hand(s)) == (0, 2, [])


@rule("LON-CARD-22")
@pytest.mark.parametrize("number", [0, 2, 5])
def test_a_workhouse_takes_any_number_of_paupers(number: int) -> None:
    s = does(table(Seat("paupers " * 5 + "mercers", city="workhouse lords", poverty=9)), "run", "activate 1")
    assert stopped_by(s, "discard", "mercers") == "LON-CARD-22"
    does(s, *["discard paupers"] * number, *(["stop"] if number < 5 else []))
    assert (asked(s), s.money[0], s.poverty[0], len(hand(s))) == ("run", 5 + number, 9 - number, 6 - number)


@rule("LON-CARD-22")
def test_a_workhouse_without_paupers_just_flips() -> None:
    s = does(table(Seat("mercers", city="workhouse lords", poverty=2)), "run", "activate 1")
    assert (asked(s), city(s)[0], s.poverty[0]) == ("run", "~workhouse", 2)


@rule("LON-CARD-23")
def test_public_houses_free_the_hand_from_poverty_in_this_run() -> None:
    s = does(table(Seat("mercers kew bridge", city="public_houses lords", loans=1)), "run", "activate 1", "stop")
    assert s.poverty[0] == 2 + 1
    does(until(s, 0), "run", "stop")
    assert s.poverty[0] == 3 + 2 + 1 + len(hand(s, 0))  # not in the next Run


@rule("LON-CARD-23")
def test_public_houses_free_no_other_hand() -> None:
    s = table(Seat("lords sewers", city="public_houses mercers"), Seat("kew salters grocers", city="vintners"))
    does(s, "run", "activate 1")
    assert [seat["run_poverty"]["cards"] for seat in s.view(1)["seats"]] == [0, 3]


# Opponents


@rule("LON-CARD-24")
def test_the_police_force_moves_a_poverty_to_an_opponent() -> None:
    s = does(table(Seat(city="police_force lords", poverty=3), Seat(), Seat(poverty=1)), "run", "activate 1")
    assert may(s, "seat") == {"1", "2"}
    does(s, "seat 2")
    assert (s.poverty, s.prestige[0]) == ([2, 0, 2], 2)


@rule("LON-CARD-24")
def test_without_poverty_nothing_moves() -> None:
    s = does(table(Seat(city="police_force lords"), Seat(), Seat()), "run", "activate 1")
    assert (asked(s), s.poverty, s.prestige[0], city(s)[0]) == ("run", [0, 0, 0], 2, "~police_force")


@rule("LON-CARD-25")
def test_fleet_street_gives_an_opponent_two_poverty() -> None:
    s = does(table(Seat(city="fleet_street lords", poverty=1), Seat(), Seat()), "run", "activate 1", "seat 1")
    assert (s.poverty, s.money[0]) == ([1, 2, 0], 10)


@rule("LON-CARD-26")
def test_lloyds_takes_two_pounds_from_every_opponent() -> None:
    s = does(table(Seat(city="lloyds lords"), Seat(money=7), Seat(money=2), Seat(money=0)), "run", "activate 1")
    assert (s.money, s.loans) == ([5 + 6, 5, 0, 8], [0, 0, 0, 1])


@rule("LON-CARD-27")
def test_the_fire_brigade_costs_every_opponent_a_pound_for_each_borough() -> None:
    others = Seat(money=7, boroughs="hackney lewisham"), Seat(money=0, boroughs="lambeth"), Seat(money=3)
    s = does(table(Seat(city="fire_brigade lords", boroughs="deptford"), *others), "run", "activate 1")
    assert (s.money, s.loans, s.prestige[0]) == ([5, 5, 9, 3], [0, 0, 1, 0], 2)


@rule("LON-CARD-31")
def test_opponents_pay_in_turn_order_from_the_left() -> None:
    s = table(Seat(), Seat(), Seat(city="lloyds lords"), Seat(), turn=2)
    events = told(does(s, "run"), "activate 1")
    assert [event["seat"] for event in events if event["kind"] == "gain" and event["n"] == -2] == [3, 0, 1]
    one_left = table(Seat(money=0), Seat(city="lloyds lords", money=0), Seat(money=0), turn=1, loan_cap=12)
    one_left.loans[1] = 11
    does(one_left, "run", "activate 1")
    assert (one_left.loans, one_left.money) == ([0, 11, 1], [0, 2, 8])  # the last loan is for whoever pays first


# Whitehall


@rule("LON-CARD-28")
def test_whitehall_repeats_a_card_that_was_activated_for_its_money_but_no_card() -> None:
    s = table(Seat("kew", city="whitehall brewing street_lights mercers lords", money=9, poverty=9))
    does(s, "run", "activate 2", "activate 3")
    assert (purse(s), hand(s)) == ((9 + 9 - 4, 0, 7, 1), [])
    does(s, "activate 1")
    assert (asked(s), may(s, "activate")) == ("again", {"2", "3"})
    brewing = does(s.copy(), "activate 2")
    assert (brewing.money[0], city(brewing)[:2]) == (14 + 9, ["~whitehall", "~brewing"])  # face-down or not
    lights = does(s, "activate 3")
    assert purse(lights) == (14 - 4, 0, 5, 2)
    assert stopped_by(lights, "activate", 2) == "LON-RUN-11"


@rule("LON-CARD-28")
def test_whitehall_chooses_another_card_of_this_run() -> None:
    s = does(
        table(Seat(city="whitehall mercers salters ~grocers lords")), "run", "activate 2", "activate 5", "activate 1"
    )
    assert may(s, "activate") == {"2", "5"}
    for stack in (1, 3, 4):
        assert stopped_by(s, "activate", stack) == "LON-CARD-28"


@rule("LON-CARD-28")
def test_a_card_that_was_covered_is_no_choice_but_what_was_laid_and_activated_is() -> None:
    s = table(Seat(city="whitehall coffee_house salters lords"), board="mercers")
    does(s, "run", "activate 3", "activate 2", "take top-1")
    laid = does(s.copy(), "activate 1")
    assert (asked(laid), laid.money[0]) == ("run", 9 + 4)  # Salters alone, without a question
    does(s, "activate 2", "activate 1")
    assert may(s, "activate") == {"2", "3"}
    assert does(s, "activate 2").money[0] == 9 + 5 + 5


@rule("LON-CARD-29")
def test_whitehall_cannot_choose_another_whitehall(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one Whitehall; here Highgate Cemetery is another."""
    again = [{"op": "reactivate", "waive_discard": True}]
    change(monkeypatch, lambda cards: cards["highgate_cemetery"]["activation"].update(effects=again))
    s = does(
        table(Seat(city="whitehall highgate mercers lords")),
        "run",
        "activate 3",
        "activate 2",
        "activate 4",
        "activate 1",
    )
    assert may(s, "activate") == {"3", "4"}
    assert stopped_by(s, "activate", 2) == "LON-CARD-29"


@rule("LON-CARD-29", "LON-CARD-33")
def test_a_card_that_is_face_up_still_flips_the_second_time() -> None:
    s = does(table(Seat(city="whitehall mercers hospital lords")), "run", "activate 2", "flip 3", "activate 1")
    assert city(s) == ["~whitehall", "~mercers", "~hospital_a", "lords"]
    assert s.money[0] == 5 + 5 + 5


@rule("LON-CARD-32")
def test_whitehall_without_a_card_to_choose_does_nothing_and_flips() -> None:
    s = does(table(Seat(city="whitehall mercers lords")), "run")
    events = told(s, "activate 1")
    assert (asked(s), city(s), purse(s)) == ("run", ["~whitehall", "mercers", "lords"], (5, 0, 0, 0))
    assert "LON-CARD-32" in because(events)
    kept = does(table(Seat(city="whitehall hospital mercers")), "run", "activate 1")
    assert may(kept, "flip") == {"1", "2"}


@rule("LON-CARD-33")
def test_a_hospital_may_replace_the_second_flip_or_that_of_whitehall() -> None:
    s = table(Seat(city="whitehall mercers hospital hospital lords"))
    does(s, "run", "activate 2", "flip 3", "activate 1")
    assert may(s, "flip") == {"2", "4"}  # Mercers again
    again = does(s.copy(), "flip 4")
    assert city(again) == ["~whitehall", "mercers", "~hospital_a", "~hospital_b", "lords"]
    does(s, "flip 2")
    assert may(s, "flip") == {"1", "4"}  # now Whitehall
    assert city(does(s, "flip 4"))[0] == "whitehall"


# Underground, and the bank


@rule("LON-CARD-30")
@pytest.mark.parametrize(("boroughs", "prestige"), [("", 2), ("hackney", 3), ("hackney lewisham city", 5)])
def test_the_underground_gives_two_prestige_and_one_for_each_borough(boroughs: str, prestige: int) -> None:
    s = does(table(Seat("kew", city="underground lords", boroughs=boroughs)), "run", "activate 1")
    assert (s.prestige[0], on_board(s), city(s, 0)[0]) == (prestige, {"top-1": "kew_gardens"}, "~underground")


PAYMENTS: dict[str, tuple[Seat, list[str], int]] = {
    "School": (Seat("mercers sewers", city="school"), ["develop", "play mercers", "new"], 1),
    "build cost": (Seat("hospital lords"), ["develop", "play hospital"], 2),
    "activation": (Seat(city="woolwich", money=9), ["run", "activate 1"], 7),
    "borough": (Seat(money=9), ["buy-land", "land city"], 8),
}


@rule("LON-CARD-39", "LON-DEV-6")
@pytest.mark.parametrize("why", PAYMENTS)
def test_what_is_paid_goes_to_the_bank(why: str) -> None:
    player, moves, price = PAYMENTS[why]
    s = table(player, Seat(money=1), Seat(money=2))
    does(s, *moves)
    assert s.money == [player.money - price, 1, 2]
    assert sum(sum(stored) for stored in s.stored) == 0
    assert out(s) == []
