"""What bots believe about London: answers worth a thought, weights for rollouts, and what a position is worth."""

import math
from random import Random

import pytest

from londinium.games.london import insight
from londinium.games.london.state import LondonState
from londinium.players import decide, make
from tests.rules.london.table import BOX, GAME, Seat, at_random, does, scored, table


@pytest.mark.parametrize("seed", range(6))
def test_candidates_are_legal_answers_and_only_they_have_weight(seed: int) -> None:
    s = GAME.new(2 + seed % 3, seed, {"loan_cap": 12 if seed % 2 else None, "stall_guard": 40})
    assert isinstance(s, LondonState)
    kinds = set()
    for position in at_random(s, seed):
        for seat in position.to_act:
            legal, kept = position.legal(seat), insight.candidates(position, seat)
            weights = insight.weights(position, seat)
            kinds.add(type(position.pending[0][-1]))
            assert kept
            assert set(kept) <= set(legal)
            assert len(weights) == len(legal)
            assert min(weights) >= 0
            assert sum(weights) > 0
            assert {action for action, weight in zip(legal, weights, strict=True) if weight} <= set(kept)
            assert BOX.n.loan not in kept
            assert math.isfinite(insight.value(position, seat))
    assert len(kinds) > 8


def test_at_the_end_a_position_is_worth_the_lead() -> None:
    s = scored(Seat(prestige=30), Seat(prestige=12), Seat(prestige=21))
    lead = [score - max(s.prestige[:i] + s.prestige[i + 1 :]) for i, score in enumerate(s.prestige)]
    assert [insight.value(s, seat) for seat in range(3)] == lead == [9, -18, -9]


def test_less_poverty_more_prestige_and_fewer_loans_are_worth_more() -> None:
    even = insight.value(table(Seat(poverty=5, prestige=5, loans=1)), 0)
    assert insight.value(table(Seat(poverty=2, prestige=5, loans=1)), 0) > even
    assert insight.value(table(Seat(poverty=5, prestige=8, loans=1)), 0) > even
    assert insight.value(table(Seat(poverty=5, prestige=5)), 0) > even
    assert insight.value(table(Seat(poverty=5, prestige=5, loans=1), Seat(prestige=9)), 0) < even


def test_a_bot_covers_what_is_used_up_before_it_begins_a_stack() -> None:
    s = does(table(Seat("mercers salters grocers", city="water_works ~lords")), "develop", "play mercers")
    assert [GAME.move(action) for action in insight.candidates(s, 0)] == [{"kind": "onto", "stack": 2}]


def test_greedy_leaves_chance_far_behind_and_does_not_drown_in_debt() -> None:
    greedy, chance = make("greedy"), make("random")
    for game in range(2):
        rng = Random(game)
        s = GAME.new(2, game, {"stall_guard": 200})
        assert isinstance(s, LondonState)
        while s.to_act:
            seat = s.to_act[0]
            s.play(seat, decide(greedy if seat == game else chance, s, seat, rng))
        assert s.outcome()["ranking"][game] == 1
        assert s.loans[game] <= 4
