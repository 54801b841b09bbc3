"""What the schema of a data file says beside its types, for people who fill in an entry: what a name refers to, and
which fields go with a verb.

A type alias carries it, so it stands where the field is declared and costs nothing when a file is read:

    MarketName = Annotated[Name, names("markets.markets")]
    CardEffect = Annotated[tuple[Op, ...], Meta(min_length=1, max_length=6), only(CARD_OPERATIONS)]

A Struct that has one field for a verb and many optional ones for its parts says so in a class variable `verbs`.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from msgspec import Meta


class Verbs(NamedTuple):
    """Which fields go with each verb of a Struct: those that it needs, and those that it may have."""

    tag: str  # the field that has the verb
    fields: Mapping[str, tuple[frozenset[str], frozenset[str]]]


def names(*lists: str, also: Iterable[str] = ()) -> Meta:
    """The id of an entry of one of these lists, `file.field`; or one of a few other words."""
    return Meta(extra={"names": lists, "also": tuple(also)})


def only(verbs: Iterable[str]) -> Meta:
    """Of a list of verbs: these alone may stand in it."""
    return Meta(extra={"only": frozenset(verbs)})


SPOT = Meta(extra={"spot": "place"})  # the letter of a Region of the same tile
REGION = Meta(extra={"spot": "region"})  # a Region anywhere: `tile:letter`
SET = Meta(extra={"set": True})  # a list whose order says nothing, and in which nothing stands twice
