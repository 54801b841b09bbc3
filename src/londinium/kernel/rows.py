"""Rows: many small numbers that change often. A copy of a state copies them in one go, whatever they are."""

from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Row = array[int]
else:
    Row = array


def row(numbers: Iterable[int]) -> Row:
    """Whole numbers of 16 bits."""
    return array("h", numbers)
