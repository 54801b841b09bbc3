"""What the forecast of a Run promises is what comes, where it does not say that it is open."""

from collections import Counter
from itertools import takewhile
from random import Random

import pytest

from londinium.games.london.forecast import RunForecast
from londinium.games.london.state import LondonState
from londinium.kernel.events import Event
from tests.marks import rule
from tests.rules.london.table import GAME, RULES, Seat, do, does, table
from tests.rules.london.test_examples import example_run

RUN = ("borough", "activate", "stop")  # the run effect as soon as it may come, then every card in its turn


def promised(s: LondonState) -> RunForecast:
    found: RunForecast | None = s.view(s.active)["run"]
    assert found is not None
    return found


def sums(promise: RunForecast) -> Counter[str]:
    """What a forecast comes to in the end."""
    return Counter(
        cards=promise["cards"],
        money=promise["money"] - promise["paid"],
        loans=promise["loans"],
        prestige=promise["prestige"],
        poverty=promise["burden"] - promise["relief"] + sum(promise["poverty"].values()),  # type: ignore[arg-type]
        hand=promise["draws"] - promise["discards"],
    )


def carried_out(s: LondonState, rng: Random) -> Counter[str]:
    """A Run to its end, and what came of it; all other questions are answered at random."""
    seat, turn, log, came = s.active, s.turn, list[Event](), Counter[str]()
    while (s.turn, s.view(None)["step"]) == (turn, "action"):
        asked = s.ask(seat)
        assert asked is not None
        answers = [move for move in map(GAME.move, s.legal(seat)) if move["kind"] in asked["moves"]]
        move = rng.choice(answers)
        if asked["kind"] == "action":
            move = {"kind": "run"}
        elif asked["kind"] == "run":
            move = min((one for one in answers if one["kind"] in RUN), key=lambda one: RUN.index(one["kind"]))
            came["cards"] += move["kind"] == "activate"
        s.play(seat, GAME.action(move), log)
    for event in takewhile(lambda event: event.kind != "stage", log):  # the next turn, or the scoring
        seen = event.view(seat)
        if seen["kind"] == "gain" and seen["seat"] == seat and seen["what"] != "stored":
            came[seen["what"]] += seen["n"] or 0
        elif seen["kind"] == "put":
            came["hand"] += (seen["to"] == f"hand-{seat}") - (seen["from"] == f"hand-{seat}")
    return came


@pytest.mark.parametrize("players", [2, 3, 4])
def test_over_random_games_a_run_brings_what_was_promised(players: int) -> None:
    rng, sure, undecided = Random(players), 0, 0
    for seed in range(4):
        s = GAME.new(players, seed, {"stall_guard": 20, "loan_cap": 12 if seed % 2 else None})
        assert isinstance(s, LondonState)
        while s.to_act:
            seat = s.active
            asked = s.ask(seat)
            assert asked is not None
            if asked["kind"] in ("action", "run") and len(s.hands[seat]) <= RULES.hand_limit:
                promise = promised(s)
                undecided += promise["open"]
                if not promise["open"]:
                    sure += promise["cards"] > 0
                    assert +carried_out(s.copy(), rng) == +sums(promise)
            else:
                assert asked["kind"] in ("action", "run") or s.view(seat)["run"] is None
            assert s.view(None)["run"] is None
            s.play(seat, rng.choice(s.legal(seat)))
    assert sure > 50
    assert undecided > 20


@rule("LON-EX-9", "LON-EX-10")
def test_the_example_of_a_run_is_promised_as_it_comes() -> None:
    """£11, 2 prestige, 1 poverty, a hand card less; then 4 for stacks, 1 for the loan, 2 for cards in hand."""
    promise = promised(example_run())
    assert (promise["cards"], promise["money"], promise["paid"], promise["discards"]) == (3, 11, 0, 1)
    assert (promise["prestige"], promise["burden"], promise["relief"]) == (2, 1, 0)
    assert promise["poverty"] == {"stacks": 4, "loans": 1, "cards": 2}
    assert promise["open"], "the Hospital may flip in place of another"


@rule("LON-RUN-6", "LON-RUN-11", "LON-RUN-3")
def test_what_is_face_down_activated_or_cannot_be_paid_for_brings_nothing_more() -> None:
    def money(hand: str, city: str, *done: str) -> int:
        return promised(does(table(Seat(hand, city=city)), *done))["money"]

    assert money("mercers", "west_india_docks lords") == 7
    assert money("", "west_india_docks lords") == 0
    assert money("mercers", "~west_india_docks lords") == 0
    assert money("mercers", "west_india_docks theatre_royal", "run", "activate 1") == 2


@rule("LON-CARD-23")
def test_with_public_houses_to_activate_the_cards_in_hand_add_no_poverty() -> None:
    def cards(city: str) -> int:
        return promised(table(Seat("mercers salters grocers vintners", city=city)))["poverty"]["cards"]

    assert (cards("public_houses"), cards("~public_houses")) == (0, 4)


@rule("LON-LOAN-11")
def test_a_cost_beyond_the_purse_shows_the_loan_that_it_takes() -> None:
    promise = promised(table(Seat(city="woolwich_arsenal", money=2)))
    assert (promise["paid"], promise["loans"], promise["money"]) == (7, 1, RULES.loan_money)
    assert promise["poverty"]["loans"] == RULES.run_poverty_per_loan
    assert promise["end"] == RULES.run_poverty_per_stack + RULES.run_poverty_per_loan  # and nothing in the hand


def test_pointing_at_an_activation_shows_the_run_after_it() -> None:
    """As a shell shows it before an answer is given: on an attempt, which goes no further than what is hidden."""
    s = table(Seat("mercers", city="west_india_docks huguenots theatre_royal"))
    do(s, "run")
    after, stopped = s.attempt(0, GAME.action({"kind": "activate", "stack": 1}), Random(1))
    assert not stopped
    assert after.view(0)["run"]["money"] == 2
