"""Chance: a generator that is one number (SplitMix64).

Its whole state is a 64-bit integer, so a copy of a game copies it for nothing, a save holds it as it is, and the
same seed gives the same game on every Python version and platform. `guess` replaces it: nobody sees the future.

A state below 0 is a script: it gives the numbers that were written into it, and says so when one more is asked for.
With it chance can be listed, one draw after the other, as OpenSpiel wants it.
"""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

Wide = Any
"""A number of more than 62 bits. Compiled, it stays Python's own: the compiler's have 62, and are slower beyond."""

SEEDS: Final = 1 << 63  # a seed is a whole number below this
CHANCE: Final = -2  # the “seat” of a record's entry that turns chance another way: see `State.play`; −1 is a slip
SPAN: Final = 1 << 64
COMPILED: Final = not __file__.endswith(".py")  # `build_engine.py` tells the compiler that it is

_MASK: Final = SPAN - 1
_FAIR: Final = SPAN - (1 << 32)  # bits below this favour nothing

# A draw, written twice. Compiled, numbers wrap round at 64 bits and have a sign, which a shift repeats. In pure Python
# they grow, and are cut to size.

if COMPILED:
    _STEP: Final = i64(0x9E3779B97F4A7C15 - SPAN)
    _FIRST: Final = i64(0xBF58476D1CE4E5B9 - SPAN)
    _SECOND: Final = i64(0x94D049BB133111EB - SPAN)

    def below(state: i64, n: i64) -> tuple[i64, i64]:
        """The next state of the generator and a number below n (2³² at most), every one equally likely."""
        while True:
            state += _STEP
            bits = (state ^ (state >> 30 & (1 << 34) - 1)) * _FIRST
            bits = (bits ^ (bits >> 27 & (1 << 37) - 1)) * _SECOND
            bits ^= bits >> 31 & (1 << 33) - 1
            value = ((bits >> 1 & (1 << 63) - 1) % n * 2 + (bits & 1)) % n
            if not bits < 0 <= bits - value + n - 1:  # the last n of all numbers, where they are not whole
                return state, value

else:

    def below(state: i64, n: i64) -> tuple[i64, i64]:
        """The next state of the generator and a number below n (2³² at most), every one equally likely."""
        while True:
            state = (state + 0x9E3779B97F4A7C15) & _MASK
            bits = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
            bits ^= bits >> 31
            if bits < _FAIR or bits < SPAN - SPAN % n:  # the few beyond would favour the small numbers
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


def scripted(script: int, n: int) -> tuple[int, int]:
    """What is left of a script, and the number below n that it gives."""
    if n == 1:
        return script, 0  # no chance is needed
    code = -1 - script
    left = code & ((1 << _COUNT) - 1)
    if not left:
        raise Unscripted(n)
    numbers = code >> _COUNT
    return -1 - (numbers // n << _COUNT | left - 1), numbers % n
