"""What a game says of its own box for the workshop, in `workshop.json` beside its data: totals, lots and words.

A game without that file has no totals, and its lists are checked in the order of its files.
"""

from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from londinium.kernel.registry import kind


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that stands in the data itself: a field of a file."""

    file: str
    field: str


class Total(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sum that the rulebook states: of a field over a list, or of its entries where no field is named."""

    id: str
    key: str  # the message that names it
    file: str
    list: str
    wanted: int | Wanted
    sum: str | None = None
    where: dict[str, str | bool] = {}  # only entries with these values
    least: bool = False  # it may be more
    rule: str | None = None


class Lot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lists that lie together in the box, as `file.list`."""

    id: str
    key: str  # the message that names it
    lists: Annotated[tuple[str, ...], Meta(min_length=1)]


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `workshop.json`."""

    format: Literal["londinium-workshop/1"] = "londinium-workshop/1"
    lots: tuple[Lot, ...] = ()
    totals: tuple[Total, ...] = ()
    words: dict[str, str] = {}  # the kind of name that stands in a field, where the field is not called after it


@cache
def declared(game: str) -> Declared:
    """What a game says of its box, or nothing."""
    path = kind(game).folder.parent / "workshop.json"
    return msgspec.json.decode(path.read_bytes(), type=Declared) if path.is_file() else Declared()
