"""Rules for particular boroughs (LON-BOR)."""

import pytest

from londinium.kernel.words import speak
from tests.marks import rule
from tests.rules.london.playing import build, change, until
from tests.rules.london.table import (
    Seat,
    asked,
    city,
    does,
    hand,
    kinds,
    lands,
    may,
    on_board,
    purse,
    stopped_by,
    table,
)


@rule("LON-BOR-1")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (5, 4)])
def test_wandsworth_gives_two_cards_and_two_prestige_and_takes_a_poverty(before: int, after: int) -> None:
    s = table(Seat(poverty=before, money=9), offer="wandsworth city westminster", deck="mercers sewers")
    does(s, "buy-land", "land wandsworth")
    assert (hand(s, 0), purse(s)) == (["mercers", "sewers"], (5, 0, after, 2))


@rule("LON-BOR-1", "LON-BOR-2")
@pytest.mark.parametrize(("borough", "poverty"), [("wandsworth", 2), ("southwark", 1)])
def test_on_every_run_while_on_top_they_bring_poverty(borough: str, poverty: int) -> None:
    s = does(table(Seat(boroughs=f"city {borough}", city="~lords")), "run")
    assert s.poverty[0] == poverty + 1
    held = s.poverty[0]
    until(s, 0)
    cards = len(hand(s))
    does(s, "run")
    assert s.poverty[0] == held + poverty + 1 + cards
    covered = does(table(Seat(boroughs=f"{borough} hackney", city="~lords")), "run")
    assert covered.poverty[0] == 1


@rule("LON-BOR-3")
@pytest.mark.parametrize(("card", "other"), [("mercers", "salters"), ("lords", "kew"), ("bridge", "whitehall")])
def test_with_southwark_on_top_paupers_match_any_colour(card: str, other: str) -> None:
    s = does(table(Seat(f"{card} {other} paupers paupers", boroughs="southwark", money=9)), "develop", f"play {card}")
    assert "paupers_a" in may(s, "discard")
    does(s, "discard paupers")
    assert on_board(s) == {"top-1": "paupers_a"}
    alone = does(table(Seat(f"{card} paupers", boroughs="southwark", money=9)), "develop")
    assert city(alone, 0) == [card]


@rule("LON-BOR-3")
def test_paupers_cost_nothing_there_even_with_a_school() -> None:
    s = does(table(Seat("mercers paupers", city="school", boroughs="southwark")), "develop", "new")
    assert (s.money[0], on_board(s)) == (5, {"top-1": "paupers_a"})
    without_option = table(Seat("mercers paupers", boroughs="southwark"), school_affects_paupers=False)
    assert "develop" in kinds(without_option)


@rule("LON-BOR-3")
def test_a_covered_southwark_lets_no_paupers_match() -> None:
    s = table(Seat("mercers paupers", boroughs="southwark hackney"))
    assert "develop" not in kinds(s)


@rule("LON-BOR-4")
def test_with_wandsworth_one_build_of_each_develop_needs_no_discard() -> None:
    s = does(table(Seat("hospital mercers whitehall", boroughs="wandsworth")), "develop")
    assert may(s, "play") == {"hospital_a", "mercers", "whitehall"}
    build(s, "hospital")
    assert (city(s, 0), on_board(s), s.money[0], s.active) == (["hospital_a"], {}, 3, 1)  # nothing more can be played
    until(s, 0)
    assert "develop" in kinds(s)
    assert s.view(0)["free_builds"] == 0  # it opens with the action
    does(s, "develop")
    assert s.view(0)["free_builds"] == 1


@rule("LON-BOR-4", "LON-CARD-13")
def test_wandsworth_and_wren_add_up() -> None:
    s = does(table(Seat("wren hospital mercers whitehall", boroughs="wandsworth", money=9)), "develop", "play wren")
    assert s.view(0)["free_builds"] == 3
    build(build(build(s, "hospital"), "mercers"), "whitehall")
    assert (city(s, 0), on_board(s)) == (["hospital_a", "mercers", "whitehall"], {})


@rule("LON-BOR-5", "LON-DRAW-3")
@pytest.mark.parametrize("number", [1, 2])
def test_with_hammersmith_one_card_more_may_be_drawn(number: int) -> None:
    s = table(Seat(boroughs="hammersmith"), board="lords", step="draw")
    assert stopped_by(s, "stop") == "LON-DRAW-3"  # one must be
    does(s, *["draw deck"] * number, *(["stop"] if number == 1 else []))
    assert (asked(s), len(hand(s))) == ("action", number)


@rule("LON-BOR-5")
def test_hammersmith_under_another_borough_gives_no_card() -> None:
    s = does(table(Seat(boroughs="hammersmith hackney"), board="lords", step="draw"), "draw deck")
    assert (asked(s), len(hand(s))) == ("action", 1)


@rule("LON-BOR-6", "LON-BOR-10")
@pytest.mark.parametrize(("cards", "poverty"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 3)])
def test_with_st_pancras_two_cards_bring_no_poverty(cards: int, poverty: int) -> None:
    names = " ".join(["mercers", "salters", "lords", "paupers", "kew"][:cards])
    s = table(Seat(names, boroughs="st_pancras", loans=1))
    assert s.view(0)["seats"][0]["run_poverty"] == {"stacks": 0, "loans": 1, "cards": poverty}
    assert does(s, "run").poverty[0] == 1 + poverty


@rule("LON-BOR-7")
def test_with_deptford_one_card_is_discarded_for_two_pounds_once_in_a_run() -> None:
    s = does(table(Seat("mercers kew paupers", city="lords salters", boroughs="deptford")), "run")
    assert "ability" in kinds(s)
    does(s, "ability")
    assert (asked(s), may(s, "discard")) == ("discards", {"mercers", "kew_gardens", "paupers_a"})
    assert stopped_by(s, "stop") == "LON-BOR-7"
    does(s, "discard kew")
    assert (asked(s), s.money[0], on_board(s)) == ("run", 7, {"top-1": "kew_gardens"})
    assert stopped_by(s, "ability") == "LON-BOR-7"
    does(s, "stop")
    does(until(s, 0), "run")
    assert "ability" in kinds(s)


@rule("LON-BOR-7", "LON-RUN-13")
@pytest.mark.parametrize("before", [[], ["activate 1"], ["activate 1", "activate 2"]])
def test_deptford_works_before_between_and_after_activations(before: list[str]) -> None:
    s = does(table(Seat("mercers kew", city="lords salters", boroughs="deptford")), "run", *before)
    does(s, "ability", "discard mercers")
    assert s.money[0] == 5 + 4 * (len(before) == 2) + 2
    assert hand(s, 0) == ["kew_gardens"]


@rule("LON-BOR-7")
def test_deptford_needs_a_card_and_does_nothing_inside_an_activation() -> None:
    empty = does(table(Seat(city="lords", boroughs="deptford")), "run")
    assert stopped_by(empty, "ability") == "LON-BOR-7"
    inside = does(table(Seat("mercers kew", city="brewing lords", boroughs="deptford")), "run", "activate 1")
    assert stopped_by(inside, "ability") == "KER-ASK-1"


@rule("LON-BOR-7", "LON-CARD-21")
@pytest.mark.parametrize(
    ("language", "stop"),
    [("en", "or stop"), ("fr", "arrêtez-vous"), ("pl", "skończ"), ("ru", "остановитесь"), ("uk", "зупиніться")],
)
def test_a_question_speaks_of_stopping_only_where_one_may_stop(language: str, stop: str) -> None:
    deptford = does(table(Seat("mercers kew", city="lords", boroughs="deptford")), "run", "ability")
    millbank = does(table(Seat("mercers kew", city="millbank lords")), "run", "activate 1")
    for s, name in ((deptford, "Deptford"), (millbank, "Millbank")):
        question = s.ask(0)
        assert question is not None
        text = speak("london", {"key": question["prompt"], "args": question["context"]}, (), language)
        assert text.startswith(name)
        assert (stop in text) == ("stop" in kinds(s))


@rule("LON-BOR-7", "LON-RUN-17")
def test_the_card_discarded_in_deptford_brings_no_poverty() -> None:
    s = does(table(Seat("mercers kew", boroughs="deptford")), "run", "ability", "discard mercers")
    assert (s.active, s.poverty[0], s.money[0]) == (1, 1, 7)


@rule("LON-BOR-8")
def test_battersea_swaps_as_the_stock_exchange_does_and_both_make_two() -> None:
    board = "kew sewers bridge"
    s = does(table(Seat("mercers lords", boroughs="battersea"), board=board), "swap mercers", "take top-2")
    assert (on_board(s)["top-2"], stopped_by(s, "swap", "lords")) == ("mercers", "LON-CARD-16")
    both = table(Seat("mercers lords", city="stock_exchange", boroughs="battersea"), board=board)
    assert both.view(0)["seats"][0]["swaps"] == 2
    does(both, "swap mercers", "take top-1", "swap lords", "take top-2")
    assert sorted(hand(both)) == ["kew_gardens", "sewers"]
    assert stopped_by(both, "swap", "sewers") == "LON-CARD-16"
    covered = table(Seat("mercers lords", boroughs="battersea hackney"), board=board)
    assert stopped_by(covered, "swap", "mercers") == "LON-CARD-16"


@rule("LON-BOR-8", "LON-CARD-16", "LON-LAND-17")
def test_after_one_swap_the_other_is_left_when_battersea_is_covered() -> None:
    s = table(
        Seat("mercers lords sewers", city="stock_exchange", boroughs="battersea", money=20),
        board="kew whitehall",
        offer="hackney city westminster",
    )
    does(s, "swap mercers", "take top-1", "buy-land", "land hackney")
    assert s.view(0)["seats"][0]["swaps"] == 1
    while asked(s) == "draw":
        does(s, "draw deck")
    does(s, "swap lords", "take top-2")
    assert s.view(0)["seats"][0]["swaps"] == 0


@rule("LON-BOR-8")
def test_battersea_swaps_anew_in_the_next_turn() -> None:
    s = does(
        table(Seat("mercers lords", boroughs="battersea"), board="kew sewers"), "swap mercers", "take top-2", "run"
    )
    assert "swap" in kinds(until(s, 0))


@rule("LON-BOR-9")
def test_over_paddington_the_next_borough_costs_two_less() -> None:
    s = does(table(Seat(money=9, boroughs="hackney paddington"), offer="city lambeth lewisham"), "buy-land")
    assert does(s.copy(), "land city").money[0] == 9 - 6
    assert does(s.copy(), "land lewisham").money[0] == 9 - 1
    does(s, "land lambeth")
    assert (s.money[0], lands(s, 0)) == (7, ["hackney", "paddington", "lambeth"])
    covered = does(table(Seat(money=9, boroughs="paddington hackney")), "buy-land", "land city")
    assert covered.money[0] == 1


@rule("LON-BOR-9")
def test_no_borough_costs_less_than_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, lambda entries: entries["lewisham"].update(cost=1))
    s = table(Seat(money=0, boroughs="paddington"), offer="lewisham city westminster")
    assert purse(does(s, "buy-land", "land lewisham"))[:2] == (0, 0)


@rule("LON-BOR-9", "LON-COMP-10")
def test_the_discount_counts_for_what_can_be_paid() -> None:
    s = table(Seat(money=6, boroughs="paddington"), Seat(loans=12), offer="city hampstead southwark", loan_cap=12)
    assert may(does(s, "buy-land"), "land") == {"city", "hampstead", "southwark_bermondsey"}
    poor = does(table(Seat(money=5, boroughs="paddington"), Seat(loans=12), loan_cap=12), "buy-land")
    assert lands(poor, 0) == ["paddington", "southwark_bermondsey"]  # three pounds; the others cost six


@rule("LON-BOR-10")
@pytest.mark.parametrize(("cards", "poverty"), [(0, 1), (1, 1), (5, 1)])
def test_what_frees_cards_from_poverty_does_not_add_up_beyond_the_hand(cards: int, poverty: int) -> None:
    names = " ".join(["mercers", "salters", "lords", "paupers", "kew"][:cards])
    s = does(table(Seat(names, city="public_houses", boroughs="st_pancras")), "run", "activate 1")
    assert (s.active, s.poverty[0]) == (1, poverty)  # the stack's, never less
