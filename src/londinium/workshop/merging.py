"""The packs of several owners made one: what only one of them changed is taken, what both changed otherwise is decided.

Both are compared with the components that they began with. Entries are matched by their ids; the order of the result is
that of the base, then what was added, by id, so that it does not matter which pack comes first.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypedDict

import msgspec

from londinium.kernel.packs import DataFile, Provenance, plain
from londinium.kernel.refusal import BadPack
from londinium.kernel.registry import kind
from londinium.workshop.entries import Files, Place, entry_id, plain_files
from londinium.workshop.forms import group_name, lists
from londinium.workshop.owners import joined

Side = Literal["ours", "theirs"]
Entry = dict[str, Any]


class Conflict(TypedDict):
    """An entry, or a value of the rules, that two packs changed differently; None where one of them has none."""

    file: str
    group: str
    id: str
    base: Any
    ours: Any
    theirs: Any


class Compared(Conflict):
    """An entry that is not the same in both packs and in the base; whose value a merge takes, unless both differ."""

    taken: Literal["ours", "theirs", "both", "conflict"]


class Merged(TypedDict):
    files: Files
    conflicts: list[Conflict]  # those that were not decided


def merge(
    game: str,
    base: Mapping[str, DataFile],
    ours: Mapping[str, DataFile],
    theirs: Mapping[str, DataFile],
    choices: Mapping[str, Side] | None = None,
    prefer: Side | None = None,
) -> Merged:
    """Two packs made one. `choices` decide conflicts by `file/group/id`, `prefer` all others."""
    if not set(ours) == set(theirs) == set(base):
        raise BadPack("", "pack-merge-files")
    sides = tuple(plain_files(files) for files in (base, ours, theirs))
    listed = {(file, field) for file, field, _ in lists(kind(game).files)}
    made: Files = {}
    conflicts: list[Conflict] = []

    def decide(conflict: Conflict) -> Side | None:
        side = (choices or {}).get(f"{conflict['file']}/{conflict['group']}/{conflict['id']}", prefer)
        if side is None:
            conflicts.append(conflict)
        return side

    for file in base:
        made[file] = {"provenance": {}}
        for field in [field.name for field in msgspec.structs.fields(base[file]) if field.name != "provenance"]:
            values = tuple(side[file][field] for side in sides)
            said = tuple(side[file]["provenance"][field] for side in sides)
            made[file]["provenance"][field] = _joined(*(plain_provenance(one) for one in said))
            if (file, field) in listed:
                made[file][field] = list(_entries(Place(file, group_name(file, field), ""), values, decide))
            else:
                place = Place(file, group_name(file, field), field)
                made[file][field] = _value(place, values, decide)
    return {"files": made, "conflicts": conflicts}


def compare(
    game: str, base: Mapping[str, DataFile], ours: Mapping[str, DataFile], theirs: Mapping[str, DataFile]
) -> list[Compared]:
    """Every entry that one of two packs changed, side by side, in the order of the base."""
    listed = {(file, field) for file, field, _ in lists(kind(game).files)}
    sides = tuple(plain_files(files) for files in (base, ours, theirs))
    found: list[Compared] = []
    for file in base:
        for field in [field.name for field in msgspec.structs.fields(base[file]) if field.name != "provenance"]:
            values = tuple(side[file][field] for side in sides)
            group = group_name(file, field)
            for id, three in _by_id(values) if (file, field) in listed else [(field, values)]:
                if not three[0] == three[1] == three[2]:
                    found.append({**_conflict(Place(file, group, id), *three), "taken": _taken(*three)})
    return found


def _by_id(values: tuple[Any, ...]) -> Iterator[tuple[str, tuple[Entry | None, ...]]]:
    """The entries of three lists, without where they come from: those of the first in its order, then the others."""
    base, ours, theirs = ({entry_id(entry, n): _bare(entry) for n, entry in enumerate(side)} for side in values)
    for id in (*base, *sorted({*ours, *theirs} - set(base))):
        yield id, (base.get(id), ours.get(id), theirs.get(id))


def _taken(base: Any, ours: Any, theirs: Any) -> Literal["ours", "theirs", "both", "conflict"]:
    if ours == theirs:
        return "both"
    if theirs == base:
        return "ours"
    return "theirs" if ours == base else "conflict"


def _joined(base: Provenance, ours: Provenance, theirs: Provenance) -> dict[str, Any]:
    if ours == base:
        return dict(plain(theirs))
    return dict(plain(ours if theirs == base else joined(ours, theirs)))


def plain_provenance(said: Mapping[str, Any]) -> Provenance:
    return msgspec.convert(said, Provenance)


def _value(place: Place, values: tuple[Any, ...], decide: Any) -> Any:
    """Three-way: what one side changed, what both changed alike, or what is decided."""
    base, ours, theirs = values
    if theirs in (ours, base):
        return ours
    if ours == base:
        return theirs
    side = decide(_conflict(place, base, ours, theirs))
    return theirs if side == "theirs" else ours


def _conflict(place: Place, base: Any, ours: Any, theirs: Any) -> Conflict:
    return {
        "file": place.file,
        "group": place.group,
        "id": place.id,
        "base": base,
        "ours": ours,
        "theirs": theirs,
    }


def _entries(of: Place, values: tuple[Any, ...], decide: Any) -> Iterator[Entry]:
    base, ours, theirs = ({entry_id(entry, n): entry for n, entry in enumerate(side)} for side in values)
    added = sorted({*ours, *theirs} - set(base))
    for id in (*base, *added):
        three = tuple(side.get(id) for side in (base, ours, theirs))
        bare = tuple(_bare(entry) for entry in three)
        found = _value(Place(of.file, of.group, id), bare, decide)
        if found is not None:
            yield {**found, **_said(three, bare, found)}


def _bare(entry: Entry | None) -> Entry | None:
    return None if entry is None else {name: value for name, value in entry.items() if name != "provenance"}


def _said(three: tuple[Entry | None, ...], bare: tuple[Entry | None, ...], found: Entry) -> dict[str, Any]:
    """Where the entry that was taken comes from: by the packs that have it so, those who compared it before all."""
    notes = [
        plain_provenance(entry["provenance"])
        for entry, values in zip(three, bare, strict=True)
        if entry is not None and values == found and "provenance" in entry
    ]
    if not notes:
        return {}
    compared = [one for one in notes if one.owners] or notes[-2:]
    told = compared[0]
    for one in compared[1:]:
        told = joined(told, one)
    return {"provenance": plain(told)}
