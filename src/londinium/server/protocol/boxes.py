"""A box that its owner holds against the components."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

BoxAnswer = Literal["same", "different", "unsure", "missing"]


class OwnedBox(Struct, kw_only=True, forbid_unknown_fields=True):
    """Which box somebody has; the year is null where nobody knows it."""

    edition: Annotated[str, Meta(max_length=60)] = ""
    language: Annotated[str, Meta(max_length=40)] = ""
    year: Annotated[int, Meta(ge=1900, le=2100)] | None = None


class BoxChecked(Struct, kw_only=True, forbid_unknown_fields=True):
    """What an owner says of a component: without an answer, it is taken back. Of several, the latest counts.

    A place is its file, list and id: `market_cards/market_cards/BAL-1`. `value` is what stands on theirs.
    """

    place: Annotated[str, Meta(min_length=1, max_length=200)]
    answer: BoxAnswer | None
    at: float
    value: Any = None


class CheckInfo(Struct, kw_only=True):
    """How far somebody has come with their box.

    `box` names this copy of it, so that nobody agrees with themselves; "" where they have not said which they have.
    """

    game: str
    box: str
    owned: OwnedBox
    answers: list[BoxChecked]


class CheckKept(Struct, kw_only=True):
    """What was said is kept: of how many components, in all."""

    answers: int
