"""Chance: a generator that is one number (SplitMix64).

Its whole state is a 64-bit integer, so a copy of a game copies it for nothing, a save holds it as it is, and the
same seed gives the same game on every Python version and platform. `guess` replaces it: nobody sees the future.

A state below 0 is a script: it gives the numbers that were written into it, and says so when one more is asked for.
With it chance can be listed, one draw after the other, as OpenSpiel wants it.
"""

from collections.abc import Sequence
from typing import Any, Final

Wide = Any
"""A number of more than 62 bits. Compiled, it stays Python's own: the compiler's have 62, and are slower beyond."""

SEEDS: Final = 1 << 63  # a seed is a whole number below this
CHANCE: Final = -2  # the “seat” of a record's entry that turns chance another way: see `State.play`; −1 is a slip

_MASK: Final = (1 << 64) - 1
_SPAN: Final = 1 << 64
_SMALL: Final = 1 << 32
_FAIR: Final = _SPAN - _SMALL  # with a small n, bits below this favour nothing


def below(state: Wide, n: int) -> tuple[int, int]:
    """The next state of the generator and a number below n, every one equally likely."""
    if state < 0:
        return _scripted(state, n)
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        bits = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
        bits ^= bits >> 31
        if (bits < _FAIR and n < _SMALL) or bits < _SPAN - _SPAN % n:  # the few beyond would favour the small numbers
            return state, bits % n


class Unscripted(Exception):
    """Chance is asked for a number below n that no script gives."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


_COUNT: Final = 16  # bits, for how many numbers are left in a script


def script(numbers: Sequence[tuple[int, int]]) -> int:
    """The state that gives these numbers, each with the n that it is below, and no more."""
    code = 0
    for number, n in reversed(numbers):
        code = code * n + number
    return -1 - (code << _COUNT | len(numbers))


def _scripted(state: int, n: int) -> tuple[int, int]:
    if n == 1:
        return state, 0  # no chance is needed
    code = -1 - state
    left = code & ((1 << _COUNT) - 1)
    if not left:
        raise Unscripted(n)
    numbers = code >> _COUNT
    return -1 - (numbers // n << _COUNT | left - 1), numbers % n
