"""What to look at in the box, and in which order: what is not known and weighs most comes first, lot by lot."""

from collections.abc import Mapping
from typing import TypedDict

import msgspec

from londinium.kernel.packs import DataFile, Origin
from londinium.workshop.declared import Lot, declared
from londinium.workshop.entries import Found, found
from londinium.workshop.shares import origin


class Asked(TypedDict):
    """An entry to be compared with the box. `open` names the fields that nobody has seen."""

    file: str
    group: str
    id: str
    copies: int
    kind: Origin
    open: list[str]
    weight: int


class AskedLot(TypedDict):
    id: str
    key: str
    entries: list[Asked]


class Order(TypedDict):
    total: int
    lots: list[AskedLot]


def order(game: str, files: Mapping[str, DataFile]) -> Order:
    """Every entry once. A lot is what lies together in the box; lists of no lot are lots of their own."""
    by_list: dict[str, list[Asked]] = {}
    for one in found(game, files):
        by_list.setdefault(f"{one.place.file}.{one.list}", []).append(_asked(one))
    lots = list(declared(game).lots)
    placed = {name for lot in lots for name in lot.lists}
    lots += [_alone(name, entries[0]["group"]) for name, entries in by_list.items() if name not in placed]
    asked: list[AskedLot] = []
    for lot in lots:
        entries = [entry for name in lot.lists for entry in by_list.get(name, [])]
        if entries:
            asked.append({"id": lot.id, "key": lot.key, "entries": sorted(entries, key=lambda one: -one["weight"])})
    asked.sort(key=lambda lot: -sum(entry["weight"] for entry in lot["entries"]))
    return {"total": sum(len(lot["entries"]) for lot in asked), "lots": asked}


def _alone(name: str, group: str) -> Lot:
    return Lot(name, f"board-group-{group}", (name,))


def _asked(one: Found) -> Asked:
    """The more copies there are of what is not known, the more it weighs."""
    fields = [field for field in msgspec.to_builtins(one.value) if field not in ("id", "provenance")]
    unseen = [field for field in fields if origin(one.provenance, field) == "reconstructed"]
    copies: int = getattr(one.value, "copies", 1)
    return {
        "file": one.place.file,
        "group": one.place.group,
        "id": one.place.id,
        "copies": copies,
        "kind": one.provenance.kind,
        "open": unseen,
        "weight": copies * len(unseen),
    }
