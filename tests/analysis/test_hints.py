"""A hint is honest, legal and the same every time."""

import time
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import londinium
from londinium import analysis
from londinium.analysis.values import expected, judge
from londinium.kernel import words
from londinium.server.coach import MOST_CANDIDATES
from tests.analysis.positions import ALL, CLOSER, QUICK, kept, positions
from tests.toy import Toy

GAMES = ["next-station", "london", "guilds", "dei"]


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_values_nothing_that_the_seat_cannot_see(game: str) -> None:
    """Everything hidden is dealt afresh: the same values, the same answers, the same reasons."""
    looked = 0
    for state, seat in positions(game, 3, every=23, most=3):
        other = state.guess(seat, Random(f"another deal {looked}"))
        assert other.fingerprint() != state.fingerprint(), "something was hidden, at least what is to come"
        for each in range(3):
            unknown = state.guess(each, Random(7))
            assert expected(unknown, each, 2, Random(1)) == expected(state, each, 2, Random(1))
        played = state.legal(seat)[0]
        assert judge(state, seat, CLOSER, Random(2), played) == judge(other, seat, CLOSER, Random(2), played)
        one, two = analysis.hint(state, seat, CLOSER), analysis.hint(other, seat, CLOSER)
        assert one.candidates == two.candidates
        assert one.reasons(0) == two.reasons(0)
        looked += 1
    assert looked == 3


@given(st.sampled_from(ALL), st.floats(0, 0.999))
@example("dei/old-london-2-players-9", 0.707)  # where Order tokens lie face down
@settings(max_examples=25, deadline=None, derandomize=True)
def test_nor_anywhere_in_any_game_or_module(name: str, share: float) -> None:
    """A question somewhere in any record: everything hidden is dealt afresh, and all that is said is the same."""
    found = analysis.Analysis(kept(name), QUICK)
    at = int(share * found.total)
    state, (seat, played) = found.before(at), found.past[at]
    other = state.guess(seat, Random(at))
    assert judge(state, seat, QUICK, Random(2), played) == judge(other, seat, QUICK, Random(2), played)
    one, two = analysis.hint(state, seat, QUICK), analysis.hint(other, seat, QUICK)
    assert one.candidates == two.candidates
    assert one.reasons(0) == two.reasons(0)
    assert all(state.explain(seat, candidate.action) is None for candidate in one.candidates)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_legal_and_the_same_every_time(game: str) -> None:
    for state, seat in positions(game, 2, every=17, most=3):
        before = state.fingerprint()
        found = analysis.hint(state, seat, CLOSER)
        actions = [one.action for one in found.candidates]
        assert len(set(actions)) == len(actions) >= 1
        assert all(state.explain(seat, action) is None for action in actions)
        values = [one.value for one in found.candidates]
        assert values == sorted(values, reverse=True)
        assert all(0 <= value <= 1 for value in values)
        assert analysis.hint(state, seat, CLOSER)[:3] == found[:3]
        assert state.fingerprint() == before


@pytest.mark.parametrize(("game", "most"), [("next-station", 1.0), ("london", 2.0), ("guilds", 2.0), ("dei", 2.0)])
def test_a_hint_with_its_reasons_comes_in_time(game: str, most: float) -> None:
    """In seconds of one processor, with room for a slow machine; `bench/analysis.py time` holds the bound itself."""
    for state, seat in positions(game, 2, every=29, most=3):
        began = time.process_time()
        found = analysis.hint(state, seat)
        said = [found.reasons(place) for place in range(min(MOST_CANDIDATES, len(found.candidates)))]
        taken = time.process_time() - began
        assert taken < 3 * most
        assert all(said)


def test_what_comes_later_is_told_where_every_guess_agrees() -> None:
    """Categories of the game with points, on the side that the coach's values are on."""
    told = 0
    for state, seat in positions("next-station", 2, every=4, most=12):
        found = analysis.hint(state, seat, CLOSER)
        if len(found.candidates) < 2:
            continue
        lines = found.reasons(0)
        beside = lines[-1]["args"]
        later = beside.get("later", beside.get("n") if lines[-1]["key"] == "coach-beside-later" else 0)
        for one in [one["args"] for one in lines if one["key"] == "coach-later"]:
            assert one["n"] * later > 0
            assert one["what"]["key"].removeprefix("category-") in state.standing(seat)[seat]["points"]
            told += 1
    assert told > 2


def test_what_both_answers_cost_is_no_reason_for_one() -> None:
    """In a turn of Guilds of London all answers end with fewer cards: only what tells them apart is said."""
    told, same = 0, 0
    for state, seat in positions("guilds", 2, every=7, most=14):
        found = analysis.hint(state, seat, CLOSER)
        if len(found.candidates) < 2:
            continue
        one, other = [found.why.brought(candidate.action).figures for candidate in found.candidates[:2]]
        said = {line["args"]["what"]["key"] for line in found.reasons(0) if line["key"] == "coach-figure"}
        assert all(one[key] != other[key] for key in said)
        told += len(said)
        same += sum(n != 0 and other[key] == n for key, n in one.items())
    assert told
    assert same


def test_what_both_answers_wait_for_is_no_reason_for_one() -> None:
    """That all depends on what is hidden is said where it does not with the other answer, and never where both wait."""
    told, silent = 0, 0
    for state, seat in positions("guilds", 2, every=9, most=10):
        found = analysis.hint(state, seat, CLOSER)
        if len(found.candidates) < 2:
            continue
        one, other = [found.why.brought(candidate.action) for candidate in found.candidates[:2]]
        if "coach-hidden" in {line["key"] for line in found.reasons(0)}:
            assert one.open > other.open
            told += 1
        silent += one.open and other.open
    assert told
    assert silent


def test_at_the_set_up_every_answer_is_looked_at() -> None:
    """Before the first Turn all positions are worth the same by D.E.I.'s insight: none is the best for being first."""
    state = londinium.game("dei").new(2, 3)
    while state.ask(state.to_act[0])["kind"] != "deploy":
        state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    found = analysis.hint(state, state.to_act[0], CLOSER._replace(iterations=24))
    assert len(found.candidates) > 1
    assert found.candidates[-1].behind < 10


def test_every_reason_has_words_in_every_language() -> None:
    for game in GAMES:
        for state, seat in positions(game, 2, every=31, most=2):
            found = analysis.hint(state, seat, CLOSER)
            for line in [line for i in range(min(3, len(found.candidates))) for line in found.reasons(i)]:
                said = {words.speak(state.game, line, ["Anna", "Olha"], language) for language in words.LANGUAGES}
                assert len(said) > 1 or line["key"] == "coach-figure", line
                assert all(text and "{" not in text for text in said), line


def test_a_move_that_brings_points_is_said_to_do_so() -> None:
    """A section over the Thames: two points for the line now, and more than passing brings."""
    state = londinium.game("next-station").new(1, 4)
    while True:
        found = analysis.hint(state, 0, CLOSER)
        best = found.candidates[0].action
        if state.game.move(best)["kind"] == "draw":
            break
        state.play(0, best)
    told = [one["args"] for one in found.reasons(0) if one["key"] == "coach-now"]
    sure = sorted(state.forecast(0, best, Random(1))["changes"], key=lambda one: -abs(one["n"]))
    assert [(one["what"]["key"], one["n"]) for one in told] == [(f"category-{one['what']}", one["n"]) for one in sure]
    assert told


def test_where_no_other_answer_is_worth_a_thought_it_is_said() -> None:
    """London: a card from the deck, which nobody knows, or the one on the board that somebody has just thrown away."""
    state = londinium.game("london").new(2, 1)
    while state.ask(state.to_act[0])["kind"] != "draw":
        seat = state.to_act[0]
        state.play(seat, state.game.insight.candidates(state, seat)[-1])
    found = analysis.hint(state, state.to_act[0], CLOSER)
    assert [one["key"] for one in found.reasons(0)] == ["coach-hidden", "coach-only"]


def test_who_is_not_asked_gets_no_hint() -> None:
    state = londinium.game("london").new(2, 1)
    [asked] = state.to_act
    with pytest.raises(ValueError, match=f"Seat {1 - asked} is asked nothing"):
        analysis.hint(state, 1 - asked, CLOSER)


def test_a_game_of_another_package_gets_hints_too() -> None:
    state = Toy().new(3, 2)
    asked = state.to_act[0]
    found = analysis.hint(state, asked, CLOSER)
    assert {one.action for one in found.candidates} <= set(state.legal(asked))
    assert found.reasons(0)[-1]["key"].startswith("coach-")
