"""One deliberate break of each rule in the twin: what the comparison with the engine must catch.

Nothing is compiled for them. The Numba rules are read as plain Python (their functions are both), those of JAX as NumPy
(they name what both have, but for a few functions that stand here), each with one place changed.
"""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

import numpy as np

from londinium.twin import jax_back, jax_rules, numba_back, numba_rules
from londinium.twin.tables import Setup, Tables

BREAKS = (  # the rule, what stands there, what is put in its place
    ("NSL-SETUP-3: the order of the pencils", "r[ORDER] |= pencil << (2 * i)", "r[ORDER] |= pencil << (6 - 2 * i)"),
    ("NSL-SETUP-11: two objectives", "if i < t[IN_PLAY]:", "if i <= t[IN_PLAY]:"),
    ("NSL-SETUP-12: a power for each pencil", "r[POWERS] |= power << (3 * i)", "r[POWERS] |= power << (9 - 3 * i)"),
    ("NSL-ROUND-12: pencils move to the left", "(place - moved) & 3", "(place + moved) & 3"),
    ("NSL-ROUND-5: all cards are shuffled again", "r[DECK] = (1 << t[CARDS]) - 1", "r[DECK] |= (1 << t[CARDS]) - 2"),
    ("NSL-ROUND-9: five undergrounds", "last = r[UNDERGROUNDS] >= t[TO_END]", "last = r[UNDERGROUNDS] > 3"),
    ("NSL-CARD-7: an early switch is ignored", "r[FREE] = r[TURN] >= t[SWITCH_FROM]", "r[FREE] = 1"),
    ("NSL-SWITCH-1: branching", "(LINE_OUT if free else END_OUT)", "END_OUT"),
    ("NSL-DRAW-5: a start is no end any more", "if size > 1:", "if size > 2:"),
    ("NSL-DRAW-8: the symbol", "t[fit_out + w]", "t[fit_back + w]"),
    ("NSL-DRAW-10: no station twice", "r[starts + w] & ~r[line + we + w]", "r[starts + w]"),
    ("NSL-DRAW-12: nothing is crossed", "unblocked = ~r[edges + w]", "unblocked = -1"),
    ("NSL-POWER-2: once a round", "r[TABLE + seat * t[SEAT] + SPENT]:", "False:"),
    ("NSL-POWER-7: a joker only where it is needed", "card not in (JOKER, symbol) and", "card != JOKER and"),
    ("NSL-POWER-8: a switch only where it is needed", "r[FREE] == 0 and end == 0", "r[FREE] == 0"),
    ("NSL-POWER-11: the second symbol", "symbol if card == JOKER else card", "card"),
    ("NSL-POWER-16: the second section is asked", "r[at + ASKED] = SECOND", "r[at + ASKED] = NOTHING"),
    ("NSL-POWER-19: any symbol", "symbol = JOKER  # NSL-POWER-19", "pass"),
    ("NSL-POWER-22: branching without a switch", "free = True  # NSL-POWER-22", "pass"),
    ("NSL-POWER-26: a circle counts twice", "count + (d == circled)", "count"),
    ("NSL-POWER-27: the mark after the last section", "r[at + ASKED] = MARK  # NSL-POWER-27", "pass"),
    ("NSL-POWER-28: a station of the line", "while r[asked] != NOTHING", "while r[asked] == SECTION"),
    ("NSL-SCORE-1: districts", "districts += count > 0", "districts += count > 1"),
    ("NSL-SCORE-6: the Thames", "t[THAMES_POINTS] * r[at + THAMES]", "r[at + THAMES]"),
    ("NSL-SCORE-9: points are fixed", "r[at + POINTS] += points", "r[at + POINTS] = points"),
    ("NSL-TOUR-1: visits are crossed off", "r[at + VISITS] += visits", "pass"),
    ("NSL-STN-3: interchanges", "r[m + THREE * ws] |= r[m + TWO * ws] & line", "pass"),
    ("NSL-STN-7: the line begun counts", "in_two += popcount(two | (one & line))", "in_two += popcount(two)"),
    ("NSL-OBJ-1: its points", "points[3] += t[OBJECTIVE_POINTS]", "points[3] += 1"),
    ("NSL-OBJ-8: Thames sections", "count = r[at + THAMES_BEFORE] + r[at + THAMES]", "count = r[at + THAMES_BEFORE]"),
    ("NSL-WIN-2: the best line", "max(r[at + BEST], points)", "points"),
    ("NSL-INFO-1: finished lines are seen", "(FINISHED + pencil) * ws] = line", "FINISHED * ws] |= line"),
    ("NSL-INFO-1: circles are seen", "|= 1 << (station & 63)\n        r[at + SPENT]", "|= 1\n        r[at + SPENT]"),
    ("the kernel's generator", "np.uint64(27)", "np.uint64(28)"),
    ("one answer is not asked", "sections(t, r, seat, found) > 0:", "sections(t, r, seat, found) >= 0:"),
)


def broken(old: str, new: str) -> ModuleType:
    """The Numba rules as plain Python, with one place changed."""
    with open(numba_rules.__file__) as file:
        source = file.read()
    if source.count(old) != 1:
        raise ValueError(f"{old!r} stands {source.count(old)} times in the rules")
    source = source.replace(old, new).replace("@njit(cache=True)\n", "")
    source = source.replace(
        "popcount: Any = _popcount",
        "popcount: Any = lambda word: word.bit_count() if word >= 0 else (int(word) % 2**64).bit_count()",
    )
    module = ModuleType("broken_rules")
    exec(compile(source, "broken_rules", "exec"), module.__dict__)
    return module


class Broken(numba_back.NumbaTwin):
    """The twin on other rules than its own."""

    def __init__(self, rules: Any, tables: Tables, games: int, setup: Setup) -> None:
        super().__init__(tables, games, setup)
        self._rules = rules

    def reset(self, seeds: Any) -> None:
        given = np.ascontiguousarray(seeds, np.uint64).view(np.int64)
        self._rules.reset_all(self._t, self._rows, given, np.ones(self.games, np.bool_))

    def legal(self) -> Any:
        found = np.empty((self.games, self.setup.players, self.tables.actions), np.bool_)
        self._rules.legal_all(self._t, self._rows, found)
        return found

    def step(self, actions: Any, check: bool = True) -> None:
        self._rules.step_all(self._t, self._rows, np.asarray(actions, np.int64))

    def breakdown(self) -> Any:
        points = np.zeros((self.games, self.setup.players, 5), np.int64)
        self._rules.breakdown_all(self._t, self._rows, points)
        return points


JAX_BREAKS = (
    ("NSL-SETUP-3: the order of the pencils", "order = order | one << 2 * i", "order = order | one << 6 - 2 * i"),
    ("NSL-SETUP-11: two objectives", "drawn[: t.objectives_in_play]", "drawn[: t.objectives_in_play + 1]"),
    ("NSL-SETUP-12: a power for each pencil", "[one] << 3 * i |", "[one] << 9 - 3 * i |"),
    ("NSL-ROUND-12: pencils move to the left", "else self.places - moved", "else self.places + moved"),
    ("NSL-ROUND-5: all cards are shuffled again", "np.uint32(full), word)", "np.uint32(full & ~1) | word, word)"),
    ("NSL-ROUND-9: five undergrounds", "ended = where & (g.undergrounds >= self.t.undergrounds)", "ended = where"),
    ("NSL-CARD-7: an early switch is ignored", "switch & (turn >= self.t.switch_from_turn)", "switch"),
    ("NSL-SWITCH-1: branching", "jnp.where(free, s.line_out[w], s.end_out[w])", "s.end_out[w]"),
    ("NSL-DRAW-5: a start is no end any more", "drawn & (size(s.line) > 1)", "drawn & (size(s.line) > 2)"),
    ("NSL-DRAW-8: the symbol", "(self.fit_out[w])[symbol]", "(self.fit_back[w])[symbol]"),
    ("NSL-DRAW-10: no station twice", "from_out & ~s.line_back[w] & open_", "from_out & open_"),
    ("NSL-DRAW-12: nothing is crossed", "jnp.where(asked, ~s.blocked[w], 0)", "jnp.where(asked, ~np.uint32(0), 0)"),
    ("NSL-POWER-2: once a round", "jnp.where(s.spent, NO_POWER, ", "jnp.where(False, NO_POWER, "),
    ("NSL-POWER-7: a joker only where it is needed", " & (symbol != g.card) & (symbol != JOKER)", ""),
    ("NSL-POWER-8: a switch only where it is needed", "& ~g.free & ~at_end", "& ~g.free"),
    ("NSL-POWER-11: the second symbol", "jnp.where(g.card == JOKER, symbol, g.card), s.fits", "g.card, s.fits"),
    ("NSL-POWER-16: the second section is asked", "jnp.where(again, SECOND, ", "jnp.where(again, NOTHING, "),
    ("NSL-POWER-19: any symbol", "jnp.where(effect == JOKER_POWER, JOKER, g.card)", "g.card"),
    ("NSL-POWER-22: branching without a switch", "free = g.free | branching", "free = g.free | (branching & False)"),
    ("NSL-POWER-26: a circle counts twice", "count + (in_district == d)", "count"),
    ("NSL-POWER-27: the mark after the last section", "mark = section & (effect", "mark = section & False & (effect"),
    ("NSL-POWER-28: a station of the line", "(s.asked == MARK) | beside, word, 0", "beside, word, 0"),
    ("NSL-SCORE-1: districts", "districts = districts + (count > 0)", "districts = districts + (count > 1)"),
    ("NSL-SCORE-6: the Thames", "t.thames_points * s.thames, visits", "s.thames, visits"),
    ("NSL-SCORE-9: points are fixed", "points=s.points + points", "points=jnp.where(where, points, s.points)"),
    ("NSL-TOUR-1: visits are crossed off", "s.visits + jnp.where(where, visits, 0)", "s.visits"),
    ("NSL-STN-3: interchanges", "three=with_line(s.three, s.two)", "three=s.three"),
    ("NSL-STN-7: the line begun counts", "tuple(two | (one & line) for", "tuple(two | (one & line & False) for"),
    ("NSL-OBJ-1: its points", "t.objective_points * met", "met"),
    ("NSL-OBJ-8: Thames sections", "thames = s.thames_before + s.thames", "thames = s.thames_before"),
    ("NSL-WIN-2: the best line", "jnp.maximum(s.best, points)", "jnp.where(where, points, s.best)"),
    ("NSL-INFO-1: finished lines are seen", "where & (pencil == p), line, word", "where & (pencil < p), line, word"),
    ("NSL-INFO-1: circles are seen", "action - t.circle_action, 0)", "action - t.pass_action, 0)"),
    ("the kernel's generator", "high ^ high >> 27", "high ^ high >> 28"),
    ("one answer is not asked", "& (size(out + back) == 0)", "& (size(out + back) < 0)"),
)


def _while(go_on: Any, step: Any, state: Any) -> Any:
    while go_on(state):
        state = step(state)
    return state


class Lax:
    """What the rules take from jax.lax, in NumPy."""

    population_count = staticmethod(np.bitwise_count)
    while_loop = staticmethod(_while)


class Jax:
    """What the rules and their back take from jax, with nothing compiled."""

    lax = Lax

    @staticmethod
    def jit(function: Any, **_: Any) -> Any:
        return function


def broken_jax(old: str, new: str) -> Any:
    """The twin of JAX read as NumPy, with one place of its rules changed: the class of the back."""
    rules = _read(jax_rules.__file__, "rules", {old: new})
    with patch.dict(sys.modules, {"londinium.twin.jax_rules": rules}):
        return _read(jax_back.__file__, "back", {}).__dict__["JaxTwin"]


def _read(path: str, name: str, changes: dict[str, str]) -> ModuleType:
    source = Path(path).read_text()
    for old, new in changes.items():
        if source.count(old) != 1:
            raise ValueError(f"{old!r} stands {source.count(old)} times in the rules")
        source = source.replace(old, new)
    source = source.replace("import jax.numpy as jnp\n", "import numpy as jnp\n")
    source = source.replace("import jax\n", "from tests.twin.breaks import Jax as jax\n")
    module = ModuleType(f"broken_jax_{name}")
    with patch.dict(sys.modules, {module.__name__: module}):
        exec(compile(source, module.__name__, "exec"), module.__dict__)
    return module
