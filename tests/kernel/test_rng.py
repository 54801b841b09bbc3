"""Chance: SplitMix64, the same numbers for ever, and every number below n equally likely."""

from collections import Counter

import pytest

from londinium.kernel import rng


def step(state: int) -> tuple[int, int]:
    """The next state and all 64 bits: below 2⁶⁴ nothing is left out."""
    return rng.below(state, 2**64)


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


def test_the_largest_seed_and_the_largest_state_step_within_64_bits() -> None:
    for state in (rng.SEEDS - 1, 2**64 - 1):
        after, bits = step(state)
        assert 0 <= after < 2**64
        assert 0 <= bits < 2**64


@pytest.mark.parametrize("n", [2, 3, 6, 11, 52])
def test_every_number_below_n_is_equally_likely(n: int) -> None:
    state, drawn, counts = 1, 1000 * n, Counter[int]()
    for _ in range(drawn):
        state, value = rng.below(state, n)
        counts[value] += 1
    assert set(counts) == set(range(n))
    squares = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert squares < n + 5 * (2 * n) ** 0.5  # chi-squared, far outside what chance does


def test_one_of_one_still_steps() -> None:
    after, value = rng.below(5, 1)
    assert value == 0
    assert after == step(5)[0]


def test_bits_that_would_favour_small_numbers_are_drawn_again() -> None:
    n = 2**63 + 1  # nearly half of all bits are too large, and would come out as small numbers
    for seed in range(50):
        state, first = step(seed)
        while first >= n:
            state, first = step(state)
        assert rng.below(seed, n) == (state, first)


def test_a_script_gives_its_numbers_and_says_what_is_missing() -> None:
    state = rng.script([(3, 4), (0, 7), (10, 11)])
    given = []
    for n in (4, 1, 7, 11):  # below 1 there is one number: no chance is needed
        state, number = rng.below(state, n)
        given.append(number)
    assert given == [3, 0, 0, 10]
    with pytest.raises(rng.Unscripted) as missing:
        rng.below(state, 6)
    assert missing.value.n == 6
