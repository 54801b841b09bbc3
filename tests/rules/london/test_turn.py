"""Turns and their steps (LON-TURN)."""

import pytest

from tests.marks import rule
from tests.rules.london.playing import gains, told, turn_over, until
from tests.rules.london.table import (
    Seat,
    asked,
    city,
    does,
    hand,
    kinds,
    may,
    on_board,
    purse,
    refused,
    scored,
    stopped_by,
    table,
)

TEN = "mercers salters grocers vintners fishmongers haberdashers sewers brewing omnibus bridge"


@rule("LON-TURN-1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_play_goes_round_by_seat(players: int, first: int) -> None:
    s = table(*[Seat()] * players, turn=first)
    order = []
    for _ in range(2 * players + 1):
        order.append(s.active)
        turn_over(s)
    assert order == [(first + turn) % players for turn in range(2 * players + 1)]


@rule("LON-TURN-2")
def test_a_turn_has_four_steps_in_this_order() -> None:
    s = table(Seat(TEN, money=20, loans=1), board="lords", step="repay")
    assert (asked(s), len(hand(s))) == ("repay", 10)
    does(s, "repay")
    assert (asked(s), purse(s)[:2]) == ("draw", (5, 0))
    does(s, "draw deck")
    assert (asked(s), len(hand(s))) == ("action", 11)
    does(s, "run")  # nothing lies in the building area
    assert (asked(s), s.poverty[0]) == ("limit", 11)
    does(s, "discard mercers", "discard salters")
    assert (s.active, len(hand(s, 0)), asked(s)) == (1, 9, "draw")


@rule("LON-TURN-2")
def test_no_step_can_be_taken_before_its_time() -> None:
    s = table(Seat(TEN, money=20, loans=1), board="lords", step="repay")
    for kind, thing in (("draw", "deck"), ("draw-three", None), ("discard", "mercers")):
        assert stopped_by(s, kind, thing) == "KER-ASK-1"
    does(s, "stop")
    for kind, thing in (("run", None), ("discard", "mercers")):
        assert stopped_by(s, kind, thing) == "KER-ASK-1"
    does(s, "draw deck")
    assert (stopped_by(s, "draw", "deck"), stopped_by(s, "discard", "mercers")) == ("KER-ASK-1", "KER-ASK-1")


@rule("LON-TURN-3")
def test_the_action_is_one_of_four() -> None:
    s = table(Seat("mercers salters"))
    assert (asked(s), kinds(s)) == ("action", {"develop", "buy-land", "run", "draw-three", "loan"})


@rule("LON-TURN-3")
@pytest.mark.parametrize(
    "action",
    [
        ["develop", "play mercers"],  # the only stack and the only match; then nothing is left to play
        ["buy-land", "land southwark", "draw deck", "draw deck", "draw deck"],
        ["run"],
        ["draw-three", "draw deck", "draw deck", "draw deck"],
    ],
    ids=lambda moves: moves[0],
)
def test_after_one_action_the_turn_is_over(action: list[str]) -> None:
    s = does(table(Seat("mercers salters"), board="lords" if "draw deck" in action else ""), *action)
    assert (s.active, asked(s)) == (1, "action" if not on_board(s) else "draw")
    assert refused(s, "draw-three", seat=0) == "KER-TURN-1"


@rule("LON-TURN-4")
def test_the_action_cannot_be_skipped() -> None:
    s = table(Seat("mercers salters"))
    assert "stop" not in kinds(s)
    assert stopped_by(s, "stop") == "KER-ASK-1"


@rule("LON-TURN-4")
def test_draw_three_is_allowed_where_no_card_can_be_drawn() -> None:
    s = table(Seat("mercers"), Seat(), only=True, offer="- - -", borough_deck="", last=2)
    assert kinds(s) == {"run", "draw-three", "loan"}
    does(s, "draw-three")
    assert (s.active, hand(s, 0), purse(s)) == (1, ["mercers"], (5, 0, 0, 0))


@rule("LON-TURN-5")
@pytest.mark.parametrize(
    ("step", "moves", "question"),
    [
        ("draw", [], "draw"),
        ("action", [], "action"),
        ("action", ["develop"], "develop"),
        ("action", ["buy-land"], "land"),
        ("action", ["run"], "run"),
        ("action", ["draw-three"], "draw"),
        ("limit", [], "limit"),
    ],
    ids=str,
)
def test_no_loan_is_repaid_after_the_first_step(step: str, moves: list[str], question: str) -> None:
    s = does(table(Seat(TEN, city="lords water_works", money=40, loans=2), board="almshouses", step=step), *moves)
    assert asked(s) == question
    assert stopped_by(s, "repay") == "LON-TURN-5"


@rule("LON-TURN-5")
def test_a_loan_is_repaid_in_the_first_step_or_in_the_final_scoring() -> None:
    s = table(Seat(money=20, loans=1), step="repay", board="lords")
    assert kinds(s) == {"repay", "stop"}
    assert purse(does(s, "repay"))[:2] == (5, 0)
    over = scored(Seat(money=20, loans=1))
    assert (over.loans[0], over.money[0]) == (0, 5)


@rule("LON-TURN-5")
def test_no_loan_is_repaid_in_the_turn_of_another() -> None:
    s = table(Seat(), Seat(money=40, loans=2))
    assert refused(s, "repay", seat=1) == "KER-TURN-1"


@rule("LON-TURN-5")
def test_whoever_cannot_repay_is_not_asked() -> None:
    assert asked(table(Seat(money=14, loans=1), step="repay", board="lords")) == "draw"
    assert asked(table(Seat(money=15, loans=0), step="repay", board="lords")) == "draw"
    assert asked(table(Seat(money=15, loans=1), step="repay", board="lords")) == "repay"


LOAN_MOMENTS: dict[str, tuple[str, list[str]]] = {
    "draw": ("draw", []),
    "action": ("action", []),
    "develop": ("action", ["develop"]),
    "place": ("action", ["develop", "play vintners"]),
    "pay": ("action", ["develop", "play vintners", "new"]),
    "land": ("action", ["buy-land"]),
    "run": ("action", ["run"]),
    "cost": ("action", ["run", "activate 2"]),
    "flip": ("action", ["run", "activate 2", "discard mercers"]),
    "discards": ("action", ["run", "activate 3"]),
    "target": ("action", ["run", "activate 4"]),
    "coffee": ("action", ["run", "activate 5"]),
    "limit": ("limit", []),
}


@rule("LON-TURN-6", "LON-LOAN-1", "LON-LOAN-2")
@pytest.mark.parametrize("question", LOAN_MOMENTS)
def test_loans_may_be_taken_at_every_question_after_the_repay_step(question: str) -> None:
    step, moves = LOAN_MOMENTS[question]
    first = Seat(TEN, city="hospital west_india brixton fleet_street coffee_house", poverty=3)
    s = does(table(first, Seat(), Seat(), board="lords almshouses", step=step), *moves)
    assert asked(s) == question
    before, (money, loans, *rest) = may(s), purse(s)
    does(s, "loan", "loan", "loan")
    assert purse(s) == (money + 30, loans + 3, *rest)
    assert (asked(s), may(s)) == (question, before)


@rule("LON-TURN-6", "LON-LOAN-7")
def test_no_loan_is_taken_in_the_repay_step() -> None:
    s = table(Seat(money=15, loans=1), step="repay", board="lords")
    assert stopped_by(s, "loan") == "LON-LOAN-7"
    does(s, "stop")
    assert "loan" in kinds(s)


@rule("LON-TURN-7")
def test_in_the_turn_of_another_a_loan_comes_of_a_forced_payment_only() -> None:
    s = table(Seat(city="lloyds lords"), Seat(money=1))
    assert refused(s, "loan", seat=1) == "KER-TURN-1"
    does(s, "run")
    events = told(s, "activate 1")
    assert gains(events, 1) == [("loans", 1), ("money", 10), ("money", -2)]
    rich = does(table(Seat(city="lloyds lords"), Seat(money=2)), "run", "activate 1")
    assert purse(rich, 1) == (0, 0, 0, 0)


@rule("LON-TURN-8")
def test_develop_once_chosen_plays_a_card() -> None:
    s = does(table(Seat("mercers salters grocers vintners")), "develop")
    assert stopped_by(s, "stop") == "LON-TURN-8"
    assert [stopped_by(s, kind) for kind in ("run", "buy-land", "draw-three")] == ["KER-ASK-1"] * 3
    does(s, "play mercers", "discard salters")
    assert "stop" in kinds(s)


@rule("LON-TURN-8")
def test_a_build_once_begun_is_carried_out() -> None:
    s = does(table(Seat("mercers salters grocers vintners", city="lords")), "develop", "play mercers")
    assert stopped_by(s, "stop") == "KER-ASK-1"
    assert stopped_by(does(s, "new"), "stop") == "KER-ASK-1"


@rule("LON-TURN-8")
def test_buy_land_once_chosen_buys_a_borough() -> None:
    s = does(table(Seat("mercers salters")), "buy-land")
    assert kinds(s) == {"land", "loan"}
    assert [stopped_by(s, kind) for kind in ("stop", "run", "draw-three")] == ["KER-ASK-1"] * 3


@rule("LON-TURN-8", "LON-RUN-15")
def test_a_run_without_activations_brings_its_poverty_all_the_same() -> None:
    s = does(table(Seat("sewers", city="mercers ~salters", loans=1)), "run")
    assert stopped_by(s, "draw-three") == "KER-ASK-1"
    does(s, "stop")
    assert (s.active, s.poverty[0], city(s, 0)) == (1, 2 + 1 + 1, ["mercers", "~salters"])
    until(s, 0)
    assert s.poverty[0] == 4
