"""What was worked out is kept while it is asked for, and never more than two halves of it."""

from random import Random
from typing import Any

import pytest

from londinium import State
from londinium.games.next_station import memory
from londinium.games.next_station.memory import Memory
from tests.rules.next_station.table import BOX, GAME


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Memory:
    monkeypatch.setattr(memory, "FULL", 4)
    return Memory()


def held(kept: Memory, keys: range) -> list[int]:
    return [key for key in keys if kept.get((key,)) is not None]


def test_what_is_asked_for_stays_and_the_rest_is_forgotten(small: Memory) -> None:
    small.keep(("asked for",), "found")
    for key in range(40):
        assert small.keep((key,), f"value {key}") == f"value {key}"
        assert small.get(("asked for",)) == "found"
    assert small.get((39,)) == "value 39"
    assert small.get((0,)) is None


def test_it_never_holds_more_than_two_halves(small: Memory) -> None:
    for key in range(40):
        small.keep((key,), key)
    assert len(held(small, range(40))) <= 2 * 4


def told(s: State) -> list[Any]:
    return [s.view(None), s.standing(None), s.asked(None)]


def test_what_is_remembered_is_what_would_be_worked_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables with and without modules take turns, to their ends: what each looks like, from memory and without any."""
    rng = Random(5)
    tables = [GAME.new(n, 5, {"powers": bool(powers), "objectives": n > 1}, []) for n in (1, 2, 3) for powers in (0, 1)]
    remembered: list[Any] = []
    worked_out: list[Any] = []
    playing = list(tables)
    while playing:
        s = rng.choice(playing)
        seat = rng.choice(s.to_act)
        s.play(seat, rng.choice(s.legal(seat)), [])
        playing = [s for s in playing if s.to_act]
        remembered.append(told(s))
        with monkeypatch.context() as forgetting:
            forgetting.setattr(BOX, "memory", Memory())
            worked_out.append(told(s))
    assert remembered == worked_out
