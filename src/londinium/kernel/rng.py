"""Chance: a generator that is one number (SplitMix64).

Its whole state is a 64-bit integer, so a copy of a game copies it for nothing, a save holds it as it is, and the
same seed gives the same game on every Python version and platform. `guess` replaces it: nobody sees the future.
"""

from typing import Final

SEEDS: Final = 1 << 63  # a seed is a whole number below this

_MASK: Final = (1 << 64) - 1
_SPAN: Final = 1 << 64
_SMALL: Final = 1 << 32
_FAIR: Final = _SPAN - _SMALL  # with a small n, bits below this favour nothing


def below(state: int, n: int) -> tuple[int, int]:
    """The next state of the generator and a number below n, every one equally likely."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        bits = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
        bits ^= bits >> 31
        if (bits < _FAIR and n < _SMALL) or bits < _SPAN - _SPAN % n:  # the few beyond would favour the small numbers
            return state, bits % n
