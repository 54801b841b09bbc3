"""The twin is the engine's game: legal answers, points and ends agree at every step, and what is broken is caught."""

import random
from typing import Any

import numpy as np
import pytest

from londinium import twin
from londinium.games.next_station.game import NextStation
from londinium.kernel.refusal import Refused
from londinium.players import make
from londinium.twin import tables
from londinium.twin.numba_back import NumbaTwin
from tests.twin.breaks import BREAKS, JAX_BREAKS, Broken, broken, broken_jax
from tests.twin.compare import MODULES, Differs, compare, variants


@pytest.mark.parametrize(("players", "options"), list(variants()))
def test_numba_plays_as_the_engine_does(players: int, options: dict[str, Any]) -> None:
    assert compare("numba", 4, players, options, seed=players) > 100


def test_numba_plays_as_the_engine_does_when_bots_play() -> None:
    assert compare("numba", 1, 2, MODULES[3], seed=5, bots=[make("greedy"), make("greedy")]) > 50


def test_jax_plays_as_the_engine_does(on_jax: twin.Twin) -> None:
    assert compare("jax", on_jax.games, 2, MODULES[3], seed=2, made=on_jax) > 300


def test_a_corrected_pack_works_in_the_twin() -> None:
    """Other components than the box: cards, points, crossings, departures."""
    pack = NextStation().export("another box")
    files = pack["files"]
    files["cards"]["station_cards"].append({"id": "street_circle_2", "level": "street", "shows": "circle"})
    files["scoring"] |= {"thames_points": 3, "undergrounds": 4, "rounds": 3, "objectives_in_play": 3}
    files["map"]["crossings"] = files["map"]["crossings"][:-20]
    files["map"]["stations"][0]["tourist"] = True
    assert compare("numba", 10, 2, MODULES[3], seed=3, pack=pack) > 300


def easy() -> dict[str, Any]:
    """Objectives that random games meet now and then."""
    pack = NextStation().export("easy objectives")
    for objective, at_least in zip(pack["files"]["cards"]["objectives"], (3, 9, 3, 4, 2), strict=True):
        objective["at_least"] = at_least
    return pack


@pytest.mark.parametrize(("rule", "old", "new"), BREAKS, ids=[rule for rule, _, _ in BREAKS])
def test_a_broken_rule_is_caught(rule: str, old: str, new: str) -> None:
    pack = easy()
    made, setup = twin.exported(2, MODULES[3], pack)
    rules = broken(old, new)
    with np.errstate(over="ignore"), pytest.raises((Differs, IndexError)):
        compare("numba", 80, 2, MODULES[3], seed=4, pack=pack, made=Broken(rules, made, 80, setup))


@pytest.mark.parametrize(("rule", "old", "new"), JAX_BREAKS, ids=[rule for rule, _, _ in JAX_BREAKS])
def test_a_rule_broken_in_jax_is_caught(rule: str, old: str, new: str) -> None:
    pack = easy()
    made, setup = twin.exported(2, MODULES[3], pack)
    back = broken_jax(old, new)
    with np.errstate(over="ignore"), pytest.raises((Differs, IndexError)):
        compare("jax", 80, 2, MODULES[3], seed=4, pack=pack, made=back(made, 80, setup))


@pytest.mark.parametrize(("players", "options"), list(variants()))
def test_the_rules_of_jax_read_as_numpy_agree(players: int, options: dict[str, Any]) -> None:
    """Every option and number of players, without a minute of compiling."""
    made, setup = twin.exported(players, options)
    back = broken_jax("def legal(self,", "def legal(self ,")
    with np.errstate(over="ignore"):
        assert compare("jax", 4, players, options, seed=players, made=back(made, 4, setup)) > 100


def test_the_unbroken_rules_read_as_python_agree() -> None:
    pack, setup = twin.exported(2, MODULES[3])
    same = broken("last = r[UNDERGROUNDS] >= t[TO_END]", "last = r[UNDERGROUNDS] >= t[TO_END] ")
    with np.errstate(over="ignore"):
        assert compare("numba", 2, 2, MODULES[3], seed=4, made=Broken(same, pack, 2, setup)) > 100


def test_jax_draws_the_same_numbers_as_the_kernel() -> None:
    from londinium.twin.jax_back import halves
    from londinium.twin.jax_rules import below as in_halves

    game = NextStation().new(1, seed=0)

    def drawn(state: int, n: int) -> tuple[int, int]:
        game.rng = state
        number = game.chance(n)
        return game.rng, number

    rng = random.Random(1)
    states = [rng.getrandbits(64) for _ in range(500)] + [_unfair()]
    for n in (1, 2, 5, 11, 40):
        high, low, numbers = in_halves(*halves(states), n)
        found = (np.asarray(high, np.uint64) << np.uint64(32) | np.asarray(low, np.uint64))[:, 0]
        assert [drawn(state, n) for state in states] == list(zip(found.tolist(), numbers[:, 0].tolist(), strict=True))


def _unfair() -> int:
    """A state whose next bits are all set: they are drawn again, unless n is a power of two."""
    bits, all_set = (1 << 64) - 1, (1 << 64) - 1
    for shift, by in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9), (30, 1)):
        found = bits
        for _ in range(3):
            found = bits ^ (found >> shift)
        bits = found * pow(by, -1, 1 << 64) & all_set
    return (bits - 0x9E3779B97F4A7C15) & all_set


def test_an_answer_that_is_not_legal_is_refused_and_nothing_is_played() -> None:
    games = twin.make("numba", games=3, players=2)
    games.reset([1, 2, 3])
    before = games.legal()
    actions = before.argmax(axis=-1)
    actions[1, 1] = int(np.flatnonzero(~before[1, 1])[0])
    with pytest.raises(ValueError, match=f"In game 1 seat 1 may not answer {actions[1, 1]}; nothing was played"):
        games.step(actions)
    assert (games.legal() == before).all()
    with pytest.raises(ValueError, match="3 games × 2 seats, not an array of shape"):
        games.step([1, 2, 3])


def test_what_cannot_be_made_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="There is no back 'torch'; the backs are numba, jax"):
        twin.make("torch", games=1)
    with pytest.raises(ValueError, match="a whole number above 0, not 0"):
        twin.make("numba", games=0)
    with pytest.raises(Refused):
        twin.make("numba", games=1, players=5)
    with pytest.raises(MemoryError, match="do not fit into the memory"):
        twin.make("numba", games=10**13)
    monkeypatch.setitem(__import__("sys").modules, "londinium.twin.numba_back", None)
    with pytest.raises(ImportError):
        twin.make("numba", games=1)


def test_random_games_of_the_fast_loop_are_games_of_the_engine() -> None:
    """Their scores are spread as those of the engine are (docs/strength.md: 67.6 in the mean)."""
    pack, setup = twin.exported()
    scores, answers = NumbaTwin(pack, 1, setup).play_random(np.arange(4000))
    assert 66.5 < scores.mean() < 68.7
    assert 34 < answers / 4000 < 36


def test_exported_tables_come_back_as_they_were(tmp_path: Any) -> None:
    pack, _ = twin.exported()
    tables.save(pack, tmp_path / "tables.npz")
    again: list[Any] = list(tables.load(tmp_path / "tables.npz"))
    assert all(np.array_equal(ours, theirs) for ours, theirs in zip(list[Any](pack), again, strict=True))
