"""Components, and packs that correct them."""

from typing import Any, Literal

from msgspec import Struct

from londinium.kernel.speech import Component


class ComponentInfo(Struct, kw_only=True):
    """A card, a tile, a place: its values, and where they come from."""

    file: str
    group: str
    id: str
    value: Any
    provenance: dict[str, Any]


class ComponentsInfo(Struct, kw_only=True):
    """What is played with: the data files, for drawing, and every entry of them, for reading."""

    game: str
    data: str
    pack: str | None
    files: dict[str, Any]
    entries: list[ComponentInfo]
    said: dict[str, dict[str, Component]]  # in words, by kind and id


class FieldChange(Struct, kw_only=True):
    """A field and what stands in it, as JSON; null where it does not stand there."""

    field: str
    was: str | None
    now: str | None


class ChangeInfo(Struct, kw_only=True):
    """An entry that is not as in the game as shipped; `order`: the entries of the list are, but stand otherwise."""

    file: str
    group: str
    id: str
    kind: Literal["changed", "added", "removed", "order"]
    fields: list[FieldChange]


class PackInfo(Struct, kw_only=True):
    """Components by their hash, and how they differ from the game as shipped: a table is made with them by `data`."""

    game: str
    data: str
    name: str
    count: int  # of the entries that differ; the first of them are told:
    changes: list[ChangeInfo]
