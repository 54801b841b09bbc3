"""Who has seen what: an entry that an owner has compared with a box says so, and two who agree confirm it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import inspect

from londinium.kernel.packs import MOST_OWNERS, DataFile, Origin, Owner, Provenance, plain
from londinium.kernel.registry import kind
from londinium.workshop.entries import Edit, Files, Place, edited, entry_id, plain_files
from londinium.workshop.forms import group_name, lists

SURE: frozenset[Origin] = frozenset({"rulebook", "printed", "confirmed"})  # an owner who agrees changes nothing there


def seen(
    game: str, base: Mapping[str, DataFile], edits: Sequence[Edit], checked: Collection[Place], owner: Owner
) -> Files:
    """The components after an owner's check: edited, and every entry that was compared says by whom."""
    before = plain_files(base)
    files = edited(game, before, edits)
    compared = {str(place) for place in checked} | {str(edit.place) for edit in edits}
    for file, field, found in lists(kind(game).files):
        if file not in files or not _may_say(found):
            continue
        old = {entry_id(entry, n): entry for n, entry in enumerate(before[file][field])}
        for number, entry in enumerate(files[file][field]):
            id = entry_id(entry, number)
            if f"{file}/{group_name(file, field)}/{id}" in compared:
                said = _provenance(before[file], field, old.get(id))
                told = compared_with(said, entry, old.get(id), owner)
                files[file][field][number] = {**entry, "provenance": plain(told)}
    return files


def _may_say(found: inspect.VarTupleType) -> bool:
    """Whether the entries of a list can say where they come from."""
    struct: Any = found.item_type
    return any(field.name == "provenance" for field in struct.fields)


def _provenance(file: Mapping[str, Any], field: str, entry: Mapping[str, Any] | None) -> Provenance:
    own = entry.get("provenance") if entry else None
    return msgspec.convert(own or file["provenance"][field], Provenance)


def compared_with(
    before: Provenance, entry: Mapping[str, Any], old: Mapping[str, Any] | None, owner: Owner
) -> Provenance:
    """Where an entry comes from once an owner has compared it: what the rulebook says and did not change stays so.

    An owner who changed something stands alone; one who found it as it was joins those before.
    """
    names = [name for name in entry if name not in ("id", "provenance")]
    same = {name for name in names if old is not None and name in old and old[name] == entry[name]}
    others = [one for one in before.owners if one.box != owner.box] if len(same) == len(names) else []
    kind_: Origin = "confirmed" if others else "owner"
    kept = {name: before.fields.get(name, before.kind) for name in names if name in same}
    fields: dict[str, Origin] = {name: origin for name, origin in kept.items() if origin in SURE and origin != kind_}
    return Provenance(kind_, before.sources, before.note, fields, (*others, owner))


def witnessed(game: str, kept: Files, brought: Files) -> Files:
    """Components with the owners of a pack that has the very same values: two boxes that agree confirm an entry.

    Nothing else that the other pack says of them is taken, since anybody can write a note.
    """
    files = {name: dict(file) for name, file in kept.items()}
    for file, field, found in lists(kind(game).files):
        if file not in kept or not _may_say(found):
            continue
        files[file][field] = [
            _witnessed(entry, _provenance(kept[file], field, entry), _provenance(brought[file], field, other).owners)
            for entry, other in zip(kept[file][field], brought[file][field], strict=True)
        ]
    return files


def _witnessed(entry: dict[str, Any], before: Provenance, owners: Sequence[Owner]) -> dict[str, Any]:
    told = before
    for owner in owners:
        if len(told.owners) < MOST_OWNERS and owner.box not in {one.box for one in told.owners}:
            told = compared_with(told, entry, entry, owner)
    return entry if told == before else {**entry, "provenance": plain(told)}


def joined(one: Provenance, other: Provenance) -> Provenance:
    """Where equal entries of two packs come from: the owners of both, and confirmed where two boxes agree.

    It does not matter which of them is which.
    """
    if one == other:
        return one
    owners = tuple(sorted({*one.owners, *other.owners}, key=msgspec.json.encode))[:MOST_OWNERS]
    if not owners:
        return min(one, other, key=_rank)
    first, second = sorted((one, other), key=_rank)
    kind_: Origin = "confirmed" if len({owner.box for owner in owners}) > 1 else "owner"
    fields: dict[str, Origin] = {}
    for name in sorted({*one.fields, *other.fields}):
        origin = min((said.fields.get(name, said.kind) for said in (one, other)), key=TRUST.index)
        if origin in SURE and origin != kind_:
            fields[name] = origin
    sources = tuple(dict.fromkeys((*first.sources, *second.sources)))[:20]
    return Provenance(kind_, sources, first.note or second.note, fields, owners)


TRUST: tuple[Origin, ...] = (
    "rulebook", "printed", "confirmed", "owner", "derived", "public", "first_edition", "reconstructed", "ours"
)  # fmt: skip


def _rank(one: Provenance) -> tuple[int, bytes]:
    return TRUST.index(one.kind), msgspec.json.encode(one, order="sorted")
