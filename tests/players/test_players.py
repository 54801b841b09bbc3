"""Bots: what they are handed, what they find, and that the same budget gives the same play."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import londinium
from londinium.arena import play_game
from londinium.kernel.state import State
from londinium.players import BadBot, Bot, decide, make
from londinium.players.greedy import Lookahead
from tests.kernel.positions import toy, wished
from tests.rules.next_station.table import BOX, at, circle, draw, table

GAME = londinium.game("next-station")
BOTS = ["random", "greedy", "search:iterations=3"]


class Spy:
    """A bot that keeps what it was handed."""

    def choose(self, guess: State, seat: int, rng: Random) -> int:
        self.handed = guess
        return guess.legal(seat)[0]


class BlindSpy:
    def pick(self, legal: Sequence[int], rng: Random) -> int:
        self.handed = legal
        return legal[0]


def test_a_bot_is_handed_a_guess_and_never_the_state() -> None:
    state, spy = GAME.new(2, 7), Spy()
    decide(spy, state, 1, Random(0))
    assert spy.handed is not state
    assert spy.handed.seed is None
    assert spy.handed.past is None
    assert spy.handed.rng != state.rng
    assert spy.handed.view(1) == state.view(1)


def test_a_bot_that_needs_only_the_answers_is_given_only_these() -> None:
    state, spy = GAME.new(2, 7), BlindSpy()
    decide(spy, state, 1, Random(0))
    assert spy.handed == state.legal(1)


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("players", [1, 3])
def test_bots_play_whole_games_with_every_module(spec: str, players: int) -> None:
    bots: list[Bot] = [make(spec) for _ in range(players)]
    state = play_game(GAME, bots, 11, {"powers": True, "objectives": True})
    assert state.over
    assert londinium.replay(londinium.record(state)).fingerprint() == state.fingerprint()


@pytest.mark.parametrize("spec", BOTS)
def test_the_same_seed_gives_the_same_game(spec: str) -> None:
    first = play_game(GAME, [make(spec), make(spec)], 5)
    again = play_game(GAME, [make(spec), make(spec)], 5)
    assert first.past == again.past


def test_greedy_looks_through_its_own_chain_to_the_second_section() -> None:
    """The last turn of the game, with `second_section`: the first section that brings most at once is the wrong one."""
    chance = Random(723)
    s = GAME.new(1, 723, {"powers": True})
    while not (s.view(0)["last_turn"] and s.view(0)["round"] == 4):
        s.play(0, chance.choice(s.legal(0)))
    assert s.view(0)["sheets"][0]["power"] == "second_section"

    def best(state: State, answers: int) -> int:
        """The best score that this many answers, and then passing, lead to."""
        scores = []
        for action in state.legal(0) if answers else [BOX.pass_action]:
            after = state.copy()
            after.play(0, action)
            scores.append(after.outcome()["scores"][0] if after.over else best(after, answers - 1))
        return max(scores)

    at_once = [action for action in s.legal(0) if best(s, 2) > best(s, 1) == one_answer(s, action)]
    bot = make("greedy")
    first = decide(bot, s, 0, Random(1))
    assert at_once
    assert first not in at_once
    wanted = best(s, 2)
    s.play(0, first)
    s.play(0, decide(bot, s, 0, Random(1)))
    assert s.outcome()["scores"] == [wanted]


def one_answer(state: State, action: int) -> int:
    """The score after this answer and nothing more."""
    after = state.copy()
    after.play(0, action)
    if not after.over:
        after.play(0, BOX.pass_action)
    return after.outcome()["scores"][0]


def test_greedy_circles_a_station_of_the_fullest_district_rather_than_nothing() -> None:
    s = table("Triangle Square Circle Pentagon Joker", powers={"green": "double_station"})
    draw(s, (3, 2), (4, 3))
    for _ in range(3):
        s.play(0, BOX.pass_action)
    while s.round == 1:
        s.play(0, decide(make("greedy"), s, 0, Random(3)))
    marked = s.view(0)["sheets"][0]["lines"][0]
    assert marked["mark"] is not None
    stations = [BOX.district_of[station] for station in marked["stations"]]
    fullest = max(stations, key=stations.count)
    assert stations.count(BOX.district_of[marked["mark"]]) == stations.count(fullest)


def test_search_beats_greedy_and_greedy_beats_random() -> None:
    def mean(spec: str, games: int) -> float:
        return sum(play_game(GAME, [make(spec)], seed).outcome()["scores"][0] for seed in range(games)) / games

    by_chance, by_greed = mean("random", 30), mean("greedy", 30)
    assert by_greed > by_chance + 50
    assert mean("search:iterations=40", 10) > mean("greedy", 10)


def test_who_overlooks_answers_plays_worse_and_never_blindly() -> None:
    """It gives the best answer that it sees: worse than greedy, far better than chance."""
    game = londinium.game("next-station")
    means = [
        sum(play_game(game, [make(spec)], seed).outcome()["scores"][0] for seed in range(6)) / 6
        for spec in ("random", "greedy:overlooks=60", "greedy")
    ]
    assert means[0] + 20 < means[1] < means[2] - 8


def test_search_without_time_still_answers_legally() -> None:
    s = table("circle")
    assert decide(make("search:ms=1"), s, 0, Random(0)) in s.legal(0)


def test_search_copes_with_things_that_may_be_done_at_any_time() -> None:
    s = table("circle", powers={"green": "double_station"})
    assert any(action > BOX.pass_action for action in s.legal(0))
    assert decide(make("search:iterations=20"), s, 0, Random(0)) in s.legal(0)
    circle(s, (3, 2))
    assert s.sheets[0].marks[0] == at((3, 2))


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("gredy", "no bot 'gredy'"),
        ("greedy:ms=5", "does not take 'ms'"),
        ("greedy:overlooks=100", "from 1 to 99"),
        ("search:depth=5", "does not take 'depth'"),
        ("search:ms=fast", "whole number"),
        ("search:ms=0", "above 0"),
        ("search:ms=5:iterations=5", "not both"),
        ("", "no bot ''"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_in_one_sentence(spec: str, said: str) -> None:
    with pytest.raises(BadBot, match=said):
        make(spec)


def looked_at(monkeypatch: pytest.MonkeyPatch, state: londinium.State, **hooks: Any) -> list[tuple[int, ...]]:
    """The chains of answers at whose ends a look ahead values a position, with what the game's insight adds."""
    chains: list[tuple[int, ...]] = []
    begun = len(state.past or ())

    def value(after: londinium.State, _: int) -> float:
        chains.append(tuple(action for _, action in (after.past or ())[begun:]))
        return 0.0

    insight = state.game.insight._replace(value=value, **hooks)
    monkeypatch.setattr(state.game, "insight", insight)
    seat = state.to_act[0]
    Lookahead(seat, insight).values(state, insight.candidates(state, seat))
    return chains


def begging() -> londinium.State:
    """A seat with a chain before it: it may take loans beside what it does in its turn."""
    return wished(toy(loans=2))


def test_a_look_ahead_goes_to_the_end_of_the_seat_s_own_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    assert max(map(len, looked_at(monkeypatch, begging()))) > 1


def test_a_look_ahead_ends_where_the_game_s_insight_finds_a_position_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(map(len, looked_at(monkeypatch, begging(), settled=lambda *_: True))) == {1}


def test_a_look_ahead_looks_at_the_answers_that_are_worth_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    def last(state: londinium.State, seat: int) -> list[int]:
        return state.legal(seat)[-1:]

    state = begging()
    chains = looked_at(monkeypatch, state, candidates=last)
    assert [chain[0] for chain in chains] == last(state, state.to_act[0])


def test_answers_share_the_positions_looked_at_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begging()
    legal = state.legal(state.to_act[0])
    few = [chain[0] for chain in looked_at(monkeypatch, state, positions=len(legal))]
    assert few == legal
    many = [chain[0] for chain in looked_at(monkeypatch, begging(), positions=40 * len(legal))]
    assert set(many) == set(legal)
    assert len(many) > len(few)
    assert max(many.count(action) for action in legal) <= 40
