"""The laws of the kernel hold at every position of every game."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from londinium import Game
from londinium.kernel.laws import LAWS, Cost, Law, check
from londinium.kernel.trials import LawBroken
from tests.kernel.positions import GAMES, TOY, positions, walk

steady: dict[str, Any] = {
    "deadline": None,
    "derandomize": True,
    "database": None,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
}


@pytest.mark.parametrize("law", [law for law in LAWS if law.cost < Cost.COSTLY], ids=lambda law: law.test.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@settings(max_examples=60, **steady)
@given(data=st.data())
def test_law_holds(game: Game, law: Law, data: st.DataObject) -> None:
    law.test(data.draw(positions(game)), Random(data.draw(st.integers(0, 2**32))))


@pytest.mark.parametrize("law", [law for law in LAWS if law.cost == Cost.COSTLY], ids=lambda law: law.test.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@settings(max_examples=20, **steady)
@given(data=st.data())
def test_costly_law_holds(game: Game, law: Law, data: st.DataObject) -> None:
    law.test(data.draw(positions(game)), Random(data.draw(st.integers(0, 2**32))))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_laws_hold_of_a_guess_as_of_a_state(game: Game) -> None:
    state = walk(game.new(2, 5), 9, Random(5))
    check(state.guess(1, Random(1)), Random(2))


def test_a_law_has_the_same_chances_whichever_others_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    chances: list[float] = []

    def listening(_: object, rng: Random) -> None:
        chances.append(rng.random())

    laws = (Law("other", lambda *_: None, Cost.COSTLY), Law("listening", listening))
    monkeypatch.setattr("londinium.kernel.laws.LAWS", laws)
    check(TOY.new(2, 1), Random(7))
    check(TOY.new(2, 1), Random(7), Cost.ORDINARY)
    check(TOY.new(2, 1), Random(8), Cost.ORDINARY)
    assert chances[0] == chances[1] != chances[2]


def test_no_law_is_tried_that_costs_more_than_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: object, __: object) -> None:
        raise LawBroken("costly", "tried")

    monkeypatch.setattr("londinium.kernel.laws.LAWS", (Law("costly", fails, Cost.COSTLY),))
    check(TOY.new(2, 1), Random(1), Cost.ORDINARY)
    with pytest.raises(LawBroken, match="costly: tried"):
        check(TOY.new(2, 1), Random(1))
