"""Chance: SplitMix64, the same numbers for ever, and every number below n equally likely."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import londinium
from londinium.kernel import rng

SPAN = 2**64
STEP = 0x9E3779B97F4A7C15
MIXED = (30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB), (31, 1)  # shifts, and what is multiplied by after each
SMALL = st.integers(1, 2**32) | st.integers(1, 60) | st.integers(2**32 - 5, 2**32)
STATES = st.integers(0, SPAN - 1) | st.sampled_from([0, 1, 2**63 - 1, 2**63, 2**63 + 1, SPAN - 2, SPAN - 1])


def step(state: int) -> tuple[int, int]:
    """The next state and all 64 bits."""
    bits = state = (state + STEP) % SPAN
    for shift, by in MIXED:
        bits = (bits ^ bits >> shift) * by % SPAN
    return state, bits


def before(bits: int) -> int:
    """The state that these 64 bits follow."""
    for shift, by in reversed(MIXED):
        mixed = bits = bits * pow(by, -1, SPAN) % SPAN
        for _ in range(64 // shift):
            bits = mixed ^ bits >> shift
    return (bits - STEP) % SPAN


def drawn(state: int, n: int) -> tuple[int, int]:
    """What a draw is: the first bits that are not among the last few, which would favour the small numbers."""
    state, bits = step(state)
    while bits >= SPAN // n * n:
        state, bits = step(state)
    return state, bits % n


def below(state: int, n: int) -> tuple[int, int]:
    """A draw of the kernel."""
    holder = londinium.game("next-station").new(1, seed=5)
    holder.rng = state
    value = holder.chance(n)
    return holder.rng, value


def outputs(seed: int, n: int) -> list[int]:
    found = []
    for _ in range(n):
        seed, bits = step(seed)
        found.append(bits)
    return found


def test_the_reference_outputs_of_splitmix64() -> None:
    assert outputs(0, 5) == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
        0xF88BB8A8724C81EC,
        0x1B39896A51A8749B,
    ]
    assert outputs(1234567, 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(STATES, SMALL)
def test_a_draw_is_that_of_splitmix64(state: int, n: int) -> None:
    assert below(state, n) == drawn(state, n)


@given(st.integers(-(2**33), 2**33), SMALL, st.integers(1, 2**32))
def test_bits_that_would_favour_small_numbers_are_drawn_again(near: int, n: int, whole: int) -> None:
    """Near the last of all bits, and near the last n of them, the draws where two writings could differ."""
    for bits in (near, SPAN // n * n - 1, SPAN // n * n, 2**63 + near % n, SPAN - whole):
        state = before(bits % SPAN)
        assert step(state)[1] == bits % SPAN
        assert below(state, n) == drawn(state, n)


@pytest.mark.parametrize("n", [2, 3, 6, 11, 52])
def test_every_number_below_n_is_equally_likely(n: int) -> None:
    state, drawn, counts = 1, 1000 * n, Counter[int]()
    for _ in range(drawn):
        state, value = below(state, n)
        counts[value] += 1
    assert set(counts) == set(range(n))
    squares = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert squares < n + 5 * (2 * n) ** 0.5  # chi-squared, far outside what chance does


def test_one_of_one_still_steps() -> None:
    after, value = below(5, 1)
    assert value == 0
    assert after == step(5)[0]


def test_a_script_gives_its_numbers_and_says_what_is_missing() -> None:
    state = rng.script([(3, 4), (0, 7), (10, 11)])
    numbers = []
    for n in (4, 1, 7, 11):  # below 1 there is one number: no chance is needed
        state, number = rng.scripted(state, n)
        numbers.append(number)
    assert numbers == [3, 0, 0, 10]
    with pytest.raises(rng.Unscripted) as missing:
        rng.scripted(state, 6)
    assert missing.value.n == 6


@pytest.mark.parametrize("number", [0, 1, 2**63 - 1, 2**63, SPAN - 1, rng.script([]), rng.script([(2, 40)] * 50)])
def test_a_state_holds_its_generator_or_its_script_whatever_the_number(number: int) -> None:
    """A copy and a save hold it, too; the next draw goes on from there."""
    state = londinium.game("next-station").new(1, seed=5)
    state.rng = number
    loaded = state.game.load(state.game.save(state))
    for one in (state, state.copy(), loaded):
        assert one.rng == number
        if number != rng.script([]):
            assert one.chance(40) == (drawn(number, 40)[1] if number >= 0 else 2)
            assert one.rng == (drawn(number, 40)[0] if number >= 0 else rng.script([(2, 40)] * 49))
        else:
            with pytest.raises(rng.Unscripted):
                one.chance(40)
