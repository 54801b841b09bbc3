"""The entries of components one by one: where each stands, how it is changed, added or taken out."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from londinium.kernel.packs import DataFile, Provenance, plain
from londinium.kernel.refusal import BadPack
from londinium.kernel.registry import kind
from londinium.workshop.forms import group_name, lists

Id = Annotated[str, Meta(max_length=60)]
Files = dict[str, dict[str, Any]]  # as they stand in a pack


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where an entry stands, as `packs.components` names it."""

    file: Id
    group: Id
    id: Id

    def __str__(self) -> str:
        return f"{self.file}/{self.group}/{self.id}"


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands at a place from now on; None: nothing. An id that is not there is added at the end."""

    file: Id
    group: Id
    id: Id
    value: dict[str, Any] | None

    @property
    def place(self) -> Place:
        return Place(self.file, self.group, self.id)


class Found(msgspec.Struct, frozen=True):
    """An entry as it is in a file that was read."""

    place: Place
    list: str  # the field of the file
    value: Any  # the Struct
    provenance: Provenance  # its own, or that of the list


def list_of(game: str, file: str, group: str) -> str | None:
    """The field of a file that has the entries of a group."""
    for name, field, _ in lists(kind(game).files):
        if name == file and group_name(file, field) == group:
            return field
    return None


def found(game: str, files: Mapping[str, DataFile]) -> Iterator[Found]:
    """Every entry of every list, in the order of the files."""
    for file, field, _ in lists(kind(game).files):
        if file not in files:
            continue
        for number, entry in enumerate(getattr(files[file], field)):
            own = getattr(entry, "provenance", None) or files[file].provenance[field]
            place = Place(file, group_name(file, field), entry_id(entry, number))
            yield Found(place, field, entry, own)


def entry_id(entry: Any, number: int) -> str:
    """The id of an entry, or its number where it has none."""
    id = entry.get("id", number) if isinstance(entry, Mapping) else getattr(entry, "id", number)
    return str(id)


def plain_files(files: Mapping[str, DataFile]) -> Files:
    """Components as they stand in a pack, to be changed."""
    return {name: plain(file) for name, file in files.items()}


def edited(game: str, files: Mapping[str, Mapping[str, Any]], edits: Sequence[Edit]) -> Files:
    """The files with these entries changed, added or taken out. A note on provenance stays where an edit has none."""
    made: Files = {name: dict(file) for name, file in files.items()}
    for edit in edits:
        field = list_of(game, edit.file, edit.group)
        if field is None or edit.file not in made:
            raise BadPack(f"{edit.file}: {edit.group}", "pack-no-list")
        entries = list(made[edit.file][field])
        at = next((n for n, entry in enumerate(entries) if entry_id(entry, n) == edit.id), None)
        if edit.value is None:
            if at is not None:
                del entries[at]
        elif at is None:
            entries.append(edit.value)
        else:
            kept = {"provenance": entries[at]["provenance"]} if "provenance" in entries[at] else {}
            entries[at] = {**edit.value, **kept} if "provenance" not in edit.value else edit.value
        made[edit.file][field] = entries
    return made
