"""Tuples with one entry changed. What changes seldom is a tuple, which all copies of a state share."""

from typing import TypeVar

T = TypeVar("T")


def changed(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """With another entry at this place."""
    return values[:at] + (value,) + values[at + 1 :]


def added(values: tuple[int, ...], at: int, n: int) -> tuple[int, ...]:
    """With this much more at this place."""
    return values[:at] + (values[at] + n,) + values[at + 1 :]


def without(values: tuple[T, ...], at: int) -> tuple[T, ...]:
    """Without the entry at this place."""
    return values[:at] + values[at + 1 :]
