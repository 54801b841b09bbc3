"""Money and loans, and what the bank holds (LON-LOAN, LON-COMP-8, LON-COMP-10)."""

import pytest

from londinium.kernel.words import LANGUAGES
from tests.marks import rule
from tests.rules.london.playing import because, change, gains, told, until
from tests.rules.london.table import (
    GAME,
    Seat,
    asked,
    at_random,
    does,
    hand,
    kinds,
    lands,
    may,
    purse,
    refused,
    scored,
    stopped_by,
    table,
    why_not,
)

# The bank


@rule("LON-COMP-8")
def test_the_bank_never_runs_out() -> None:
    s = table(Seat(city="lords", money=9000, loans=40, poverty=900), Seat(loans=40))
    does(s, *["loan"] * 30, "run", "stop")
    assert purse(s) == (9300, 70, 900 + 1 + 70, 0)
    until(s, 0, "repay")
    assert s.view(None)["loans_left"] is None


@rule("LON-COMP-10")
def test_with_a_cap_twelve_loans_are_held_by_all_together() -> None:
    s = table(Seat(loans=4), Seat(loans=3), Seat(loans=3), loan_cap=12)
    does(s, "loan")
    assert (s.view(None)["loans_left"], "loan" in kinds(s)) == (1, True)
    does(s, "loan")
    assert (s.view(None)["loans_left"], "loan" in kinds(s)) == (0, False)
    assert stopped_by(s, "loan") == "LON-COMP-10"
    free = table(Seat(loans=4), Seat(loans=3), Seat(loans=5))
    assert "loan" in kinds(does(free, "loan"))


@rule("LON-COMP-10")
def test_a_loan_beyond_the_cap_is_refused_with_other_words_than_a_payment() -> None:
    s = table(Seat(money=4), Seat(loans=12), loan_cap=12)
    assert why_not(s, "loan") == "You cannot take a loan: all players together may hold 12 loans, and all are taken."
    assert why_not(s, "buy-land").startswith("You cannot pay for that: ")
    for language in LANGUAGES:
        assert why_not(s, "loan", language=language) != why_not(s, "buy-land", language=language)


@rule("LON-COMP-10")
def test_a_repaid_loan_can_be_taken_by_anybody() -> None:
    s = table(Seat(loans=1, money=15), Seat(loans=11), board="lords", step="repay", loan_cap=12)
    does(s, "repay", "draw deck")
    assert "loan" in kinds(s)


@rule("LON-COMP-10", "LON-LAND-3")
def test_a_borough_that_needs_a_loan_beyond_the_cap_is_not_bought() -> None:
    none = table(Seat(money=4), Seat(loans=12), loan_cap=12)
    assert ("buy-land" in kinds(none), stopped_by(none, "buy-land")) == (False, "LON-COMP-10")
    two = does(table(Seat(money=7), Seat(loans=12), offer="city hackney lewisham", loan_cap=12), "buy-land")
    assert may(two, "land") == {"hackney", "lewisham"}
    assert stopped_by(two, "land", "city") == "LON-COMP-10"
    last = does(table(Seat(money=0), Seat(loans=11), loan_cap=12), "buy-land", "land city")
    assert purse(last)[:2] == (2, 1)


@rule("LON-COMP-10", "LON-DEV-24")
def test_a_build_that_needs_a_loan_beyond_the_cap_is_refused() -> None:
    s = table(Seat("st_pauls sewers", money=3), Seat(loans=12), loan_cap=12)
    assert ("develop" in kinds(s), stopped_by(s, "develop")) == (False, "LON-DEV-2")
    s = does(table(Seat("lords theatre_royal kew", money=0), Seat(loans=12), loan_cap=12), "develop")
    assert may(s, "play") == {"lords", "theatre_royal"}
    assert stopped_by(s, "play", "kew") == "LON-COMP-10"


@rule("LON-COMP-10")
def test_a_recoloured_discard_needs_its_pound_under_the_cap() -> None:
    player = Seat("lords theatre_royal kew mercers", city="school", money=0)
    s = does(table(player, Seat(loans=12), loan_cap=12), "develop", "play lords", "new")
    assert may(s, "discard") == {"theatre_royal", "kew_gardens"}
    assert stopped_by(s, "discard", "mercers") == "LON-COMP-10"


@rule("LON-COMP-10", "LON-CARD-10")
def test_a_coffee_house_places_nothing_that_needs_a_loan_beyond_the_cap() -> None:
    player = Seat(city="coffee_house lords", money=3)
    s = does(table(player, Seat(loans=12), board="kew mercers", loan_cap=12), "run", "activate 1")
    assert may(s, "take") == {"top-2"}
    assert stopped_by(s, "take", "top-1") == "LON-COMP-10"


@rule("LON-COMP-10", "LON-LOAN-4")
@pytest.mark.parametrize(("loans", "left", "paid"), [(11, (9, 1), 2), (12, (0, 0), 1)])
def test_a_forced_payment_beyond_the_cap_takes_the_money_there_is(loans: int, left: tuple[int, int], paid: int) -> None:
    s = table(Seat(city="lloyds lords", money=0, loans=loans), Seat(money=1), loan_cap=12)
    events = told(does(s, "run"), "activate 1")
    assert (purse(s, 1)[:2], s.money[0]) == (left, paid)
    assert ("LON-COMP-10" in because(events)) == (loans == 12)


@rule("LON-COMP-10", "LON-LOAN-4")
@pytest.mark.parametrize(
    ("loans", "left", "paid"),
    [(10, (9, 2), 12), (11, (0, 0), 1), (12, (0, 0), 1)],
    ids=["two left", "one left", "none"],
)
def test_a_forced_payment_takes_the_loans_it_needs_or_none(
    monkeypatch: pytest.MonkeyPatch, loans: int, left: tuple[int, int], paid: int
) -> None:
    change(monkeypatch, lambda cards: cards["lloyds_of_london"]["activation"]["effects"][0].update(amount=12))
    s = table(Seat(city="lloyds lords", money=0, loans=loans), Seat(money=1), loan_cap=12)
    events = told(does(s, "run"), "activate 1")
    assert (purse(s, 1)[:2], s.money[0]) == (left, paid)
    assert sum(s.loans) <= 12
    assert ("LON-COMP-10" in because(events)) == (paid == 1)


# Taking loans


@rule("LON-LOAN-1", "LON-LOAN-2")
@pytest.mark.parametrize("number", [1, 2, 7])
def test_each_loan_gives_ten_pounds_and_a_token(number: int) -> None:
    s = does(table(Seat(poverty=2, prestige=3)), *["loan"] * number)
    assert purse(s) == (5 + 10 * number, number, 2, 3)
    assert (asked(s), s.active) == ("action", 0)
    assert purse(s, 1) == (5, 0, 0, 0)


@rule("LON-LOAN-2", "LON-LOAN-11")
def test_one_payment_may_take_several_loans_at_once() -> None:
    s = does(table(Seat("st_pauls lords", city="mercers school", money=0)), "loan", "loan")
    assert purse(s)[:2] == (20, 2)
    s = does(table(Seat("buckingham kew mercers", city="school", money=0)), "develop", "play buckingham", "new")
    events = told(s, "discard mercers")
    assert gains(events) == [("loans", 2), ("money", 20), ("money", -11)]  # ten, and a pound for the School
    assert purse(s)[:2] == (9, 2)


@rule("LON-LOAN-3")
def test_whoever_wants_no_loan_gives_up_the_play() -> None:
    s = table(Seat("st_pauls kew lords water_works", city="mercers woolwich", money=1))
    assert {"develop", "buy-land", "run"} < kinds(s)
    no_loan = does(s.copy(), "run", "activate 1", "stop")
    assert purse(no_loan)[:2] == (6, 0)
    for moves in (["buy-land", "land southwark"], ["run", "activate 2"]):
        played = does(s.copy(), *moves)
        assert (played.loans[0], played.money[0] >= 0) == (1, True)


@rule("LON-LOAN-4")
@pytest.mark.parametrize(
    ("money", "boroughs", "loans", "left"),
    [
        (3, "hackney lewisham city", 0, 0),
        (2, "hackney lewisham city", 1, 9),
        (0, "hackney lewisham city", 1, 7),
        (0, "", 0, 0),
    ],
)
def test_a_forced_payment_is_made_with_as_few_loans_as_possible(
    money: int, boroughs: str, loans: int, left: int
) -> None:
    s = does(table(Seat(city="fire_brigade lords"), Seat(money=money, boroughs=boroughs)), "run", "activate 1")
    assert purse(s, 1) == (left, loans, 0, 0)
    assert asked(s) == "run"  # nobody asks the opponent


@rule("LON-LOAN-4")
def test_a_large_forced_payment_may_take_two_loans(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, lambda cards: cards["lloyds_of_london"]["activation"]["effects"][0].update(amount=12))
    s = does(table(Seat(city="lloyds lords"), Seat(money=1)), "run", "activate 1")
    assert (purse(s, 1), s.money[0]) == ((9, 2, 0, 0), 17)


# Repaying


@rule("LON-LOAN-5", "LON-LOAN-6")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_any_number_of_loans_is_repaid_that_the_money_covers(number: int) -> None:
    s = table(Seat(money=59, loans=5), board="lords", step="repay")
    does(s, *["repay"] * number)
    does(s, *(["stop"] if asked(s) == "repay" else []))
    assert (asked(s), purse(s)[:2]) == ("draw", (59 - 15 * number, 5 - number))


@rule("LON-LOAN-6")
def test_repaying_ends_when_money_or_loans_do() -> None:
    money = does(table(Seat(money=44, loans=5), board="lords", step="repay"), "repay", "repay")
    assert (asked(money), purse(money)[:2]) == ("draw", (14, 3))
    loans = does(table(Seat(money=99, loans=1), board="lords", step="repay"), "repay")
    assert (asked(loans), purse(loans)[:2]) == ("draw", (84, 0))


@rule("LON-LOAN-7")
def test_a_new_loan_never_pays_for_an_old_one() -> None:
    s = table(Seat(money=15, loans=2), board="lords", step="repay")
    assert kinds(s) == {"repay", "stop"}
    assert stopped_by(s, "loan") == "LON-LOAN-7"
    does(s, "stop", "loan")
    assert purse(s)[:2] == (25, 3)
    assert stopped_by(s, "repay") == "LON-TURN-5"


@rule("LON-LOAN-8")
def test_a_loan_is_not_repaid_in_part() -> None:
    assert asked(table(Seat(money=14, loans=1), board="lords", step="repay")) == "draw"
    s = does(table(Seat(money=20, loans=2), board="lords", step="repay"), "repay")
    assert (asked(s), purse(s)[:2]) == ("draw", (5, 1))
    over = scored(Seat(money=29, loans=2))
    assert (over.money[0], over.loans[0]) == (14, 1)


@rule("LON-LOAN-9")
@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_money_is_never_negative(seed: int) -> None:
    options = {"loan_cap": 12 if seed == 2 else None}
    for s in at_random(GAME.new(2 + seed, seed, options), seed):
        assert min(s.money) >= 0
        assert min(s.loans) >= 0
        if seed == 2:
            assert sum(s.loans) <= 12


@rule("LON-LOAN-10")
def test_no_loan_is_taken_in_the_final_scoring() -> None:
    s = scored(Seat(money=14, loans=1), Seat(money=0))
    assert (purse(s)[:2], purse(s, 1)[:2]) == ((14, 1), (0, 0))
    assert refused(s, "loan") == "KER-OVER-1"


@rule("LON-LOAN-11")
@pytest.mark.parametrize(("money", "loans", "left"), [(8, 0, 0), (7, 1, 9), (0, 1, 2)])
def test_a_payment_of_the_own_turn_takes_as_few_loans_as_cover_it(money: int, loans: int, left: int) -> None:
    s = does(table(Seat(money=money)), "buy-land")
    assert purse(s)[:2] == (money, 0)  # not before the payment
    events = told(s, "land city")
    assert (purse(s)[:2], lands(s, 0)) == ((left, loans), ["city"])
    assert ("LON-LOAN-11" in because(events)) == (loans > 0)


@rule("LON-LOAN-4", "LON-LOAN-11")
def test_a_loan_that_covers_a_payment_exactly_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    s = does(table(Seat("st_pauls lords", money=0)), "develop", "play st_pauls")
    assert purse(s)[:2] == (0, 1)
    change(monkeypatch, lambda cards: cards["lloyds_of_london"]["activation"]["effects"][0].update(amount=10))
    s = does(table(Seat(city="lloyds lords"), Seat(money=0)), "run", "activate 1")
    assert purse(s, 1)[:2] == (0, 1)


@rule("LON-LOAN-11", "LON-TURN-6")
def test_more_loans_may_be_taken_all_the_same() -> None:
    s = does(table(Seat(money=8)), "buy-land", "loan", "loan", "land city")
    assert purse(s)[:2] == (20, 2)


@rule("LON-LOAN-12")
def test_a_loan_stays_until_the_own_next_turn() -> None:
    s = table(Seat(money=30), Seat(money=30), board="lords", step="draw")
    does(s, "loan", "draw deck")
    assert stopped_by(s, "repay") == "LON-TURN-5"
    does(s, "run")
    assert (s.active, s.loans[0], s.poverty[0]) == (1, 1, 1 + len(hand(s, 0)))
    assert refused(s, "repay", seat=0) == "KER-TURN-1"
    until(s, 0, "repay")
    assert purse(does(s, "repay"))[:2] == (25, 0)
