"""What is wrong with an edited entry, at its field: found by the very checks that packs go through.

A value of the wrong type is found field by field, so that several are told at once. Then the components are opened as
those of a game, and what its Box says is traced back to the entry and the field that it names.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypedDict, get_type_hints

import msgspec

from londinium.kernel.packs import DataFile
from londinium.kernel.refusal import BadPack
from londinium.kernel.registry import kind
from londinium.kernel.speech import Line
from londinium.kernel.told import Told
from londinium.workshop.declared import declared
from londinium.workshop.entries import Edit, Files, Place, edited, entry_id, list_of, plain_files
from londinium.workshop.forms import group_name, lists
from londinium.workshop.words import choice_key, written

Path = list[str | int]


class Problem(TypedDict):
    """What is wrong, and where: `path` leads from the entry to the field. The sentence is English; `key` words it."""

    file: str | None
    group: str | None
    id: str | None
    path: Path
    key: str | None
    args: dict[str, Any]
    error: str


def check(game: str, base: Mapping[str, DataFile], edits: Sequence[Edit], place: Place | None = None) -> list[Problem]:
    """What is wrong with components after some edits, that of one place first; nothing exactly if a game opens them."""
    wrong = [problem for edit in edits for problem in mistyped(game, edit)]
    if not wrong:
        wrong = _unopened(game, base, edits)
    where = (place.file, place.group, place.id) if place else None
    return sorted(wrong, key=lambda one: (one["file"], one["group"], one["id"]) != where)


def _unopened(game: str, base: Mapping[str, DataFile], edits: Sequence[Edit]) -> list[Problem]:
    """What the game says of the components as a whole.

    A sum that is not right yet hides what is wrong with a card, so the cards are looked at with the old numbers too.
    """
    before = plain_files(base)
    try:
        files = edited(game, before, edits)
    except BadPack as bad:
        return [_told(game, None, None, None, [], bad.line)]
    found = opened(game, files)
    if found is None:
        return []
    places = {str(edit.place) for edit in edits}
    if f"{found['file']}/{found['group']}/{found['id']}" in places:
        return [found]
    own = opened(game, edited(game, before, [_uncounted(game, before, edit) for edit in edits]))
    return [found] if own is None or own["error"] == found["error"] else [own, found]


def _uncounted(game: str, before: Files, edit: Edit) -> Edit:
    """An edit that leaves the numbers alone that are added up."""
    field = list_of(game, edit.file, edit.group)
    old = (
        next((e for n, e in enumerate(before[edit.file][field]) if entry_id(e, n) == edit.id), None) if field else None
    )
    if old is None or edit.value is None:
        return edit
    summed = {total.sum for total in declared(game).totals if (total.file, total.list) == (edit.file, field)}
    kept = {name: old[name] for name in summed if name in old}
    return msgspec.structs.replace(edit, value={**edit.value, **kept})


def opened(game: str, files: Files) -> Problem | None:
    """What keeps these files from being the components of a game."""
    pack = {"format": "londinium-pack/1", "game": game, "name": "workshop", "files": files}
    try:
        kind(game)(pack)
    except BadPack as bad:
        return traced(game, files, bad)
    except Exception as error:  # it fits the form and yet makes no game
        unplayable: Line = {"key": "pack-unplayable", "args": {"why": type(error).__name__}}
        return _told(game, None, None, None, [], unplayable)
    return None


# Values of the wrong type


def mistyped(game: str, edit: Edit) -> Iterator[Problem]:
    """The fields of an entry that cannot be read, each with what it should be."""
    if edit.value is None:
        return
    struct = _struct(game, edit)
    if struct is None:
        yield _told(game, edit.file, edit.group, edit.id, [], {"key": "pack-no-list", "args": {}})
        return
    value = {name: held for name, held in edit.value.items() if name != "provenance"}
    types = get_type_hints(struct, include_extras=True)
    fields = {field.encode_name: types[field.name] for field in msgspec.structs.fields(struct)}
    told = False
    for name, held in value.items():
        if name not in fields:
            told = True
            yield _problem(edit.file, edit.group, edit.id, [name], "there is no such field", "workshop-wrong-unknown")
            continue
        try:
            msgspec.convert(held, fields[name])
        except (msgspec.ValidationError, RecursionError) as error:
            told = True
            yield _typed(edit, [name], error)
    if told:
        return
    full = {"provenance": {"kind": "owner"}, **value} if "provenance" in fields else value
    try:
        msgspec.convert(full, struct)
    except (msgspec.ValidationError, RecursionError) as error:
        yield _typed(edit, [], error)


def _struct(game: str, edit: Edit) -> type[msgspec.Struct] | None:
    for file, field, found in lists(kind(game).files):
        if (file, group_name(file, field)) == (edit.file, edit.group):
            inner: Any = found.item_type
            struct: type[msgspec.Struct] = inner.cls
            return struct
    return None


# How a value can be wrong: what msgspec says, the message, and which of its arguments is which part
WORDED = (
    (r"Expected `(?:int|float)` >= (?P<n>.+)", "workshop-wrong-least"),
    (r"Expected `(?:int|float)` <= (?P<n>.+)", "workshop-wrong-most"),
    (r"Expected `array` of length >= (?P<n>\d+).*", "workshop-wrong-few"),
    (r"Expected `array` of length <= (?P<n>\d+).*", "workshop-wrong-many"),
    (r"Expected `array` of length (?P<n>\d+), got \d+", "workshop-wrong-count"),
    (r"Expected `str` of length >= (?P<n>\d+)", "workshop-wrong-short"),
    (r"Expected `str` of length <= (?P<n>\d+)", "workshop-wrong-long"),
    (r"Expected `str` matching regex .*", "workshop-wrong-letters"),
    (r"Invalid enum value .+", "workshop-wrong-choice"),
    (r"Invalid value .+", "workshop-wrong-choice"),
    (r"Object missing required field `(?P<field>\w+)`", "workshop-wrong-missing"),
    (r"Object contains unknown field `(?P<field>\w+)`", "workshop-wrong-unknown"),
    (r"Expected `.*", "workshop-wrong-kind"),
)


def _typed(edit: Edit, path: Path, error: Exception) -> Problem:
    text = str(error)
    what, _, at = text.partition(" - at `")
    path = [*path, *steps(at.rstrip("`"))]
    for pattern, key in WORDED:
        found = re.fullmatch(pattern, what)
        if found:
            args = found.groupdict()
            if "field" in args:
                path.append(args.pop("field"))
            numbers: dict[str, str | int | float] = {name: float(n) if "." in n else int(n) for name, n in args.items()}
            return _problem(edit.file, edit.group, edit.id, path, what.replace("`", "'"), key, numbers)
    return _problem(edit.file, edit.group, edit.id, path, text.replace("`", "'"))


def steps(at: str) -> Path:
    """msgspec's path as a list: `$.effects[0].n`. A key of an object is not told."""
    return [int(n) if n else name for n, name in re.findall(r"\[(\d+)\]|\.([^.\[]+)", at)]


# What a game's Box says


def traced(game: str, files: Files, bad: BadPack) -> Problem:
    """The entry and the field that the checks name: `file: list, entry 3, field cost`."""
    file, _, where = bad.where.partition(": ")
    if bad.what is None or file not in files or not where:
        return _told(game, None, None, None, [], bad.line)
    head, *rest = [part.removeprefix("field ") for part in where.split(", ")]
    entries = files[file].get(head)
    group = group_name(file, head) if list_of(game, file, group_name(file, head)) else None
    if group is None or not isinstance(entries, list):
        return _told(game, file, None, None, [head], bad.what)
    at = _entry(entries, rest[0]) if rest else None
    if at is None:
        return _told(game, file, group, None, [*rest], bad.what)
    return _told(game, file, group, entry_id(entries[at], at), _path(entries[at], rest[1:]), bad.what)


def _told(game: str, file: str | None, group: str | None, id: str | None, path: Path, what: Line) -> Problem:
    """What the library or a game says, by its own message."""
    args = {name: _worded(game, name, value) for name, value in what["args"].items()}
    return _problem(file, group, id, path, Told.of(what, game).said(), what["key"], args)


# What messages name as it stands in a file, and a form by its words: some of it in quotes
QUOTED = frozenset({"op", "what", "field", "trigger", "limit", "metric", "duration"})
NAMED = QUOTED | {"colour", "timing", "value", "module"}


def _worded(game: str, name: str, value: Any) -> Any:
    """An argument of a message in the words of the form, where it has some."""
    if isinstance(value, list):
        return [_worded(game, name, one) for one in value]
    if isinstance(value, dict):
        return {**value, "args": {inner: _worded(game, inner, one) for inner, one in value["args"].items()}}
    if name not in NAMED or not isinstance(value, str):
        return value
    verbs = (f"op-{value}", f"does-{value}") if name in ("op", "what") else ()
    keys = (*verbs, f"field-{value}" if name == "field" else choice_key(game, declared(game).words, name, value))
    key = next((key for key in keys if key in written(game)), None)
    if key is None:
        return value
    line: Line = {"key": key, "args": {}}
    return {"key": "workshop-quoted", "args": {"what": line}} if name in QUOTED else line


def _entry(entries: Sequence[Any], part: str) -> int | None:
    """Which entry `entry 3`, `entry 3 (id)`, `entry id` or `4 players` means; a number counts from 1."""
    named = re.fullmatch(r"entry (?:\d+ \((?P<both>.+)\)|(?P<id>.+))", part)
    if named is None:
        players = re.fullmatch(r"(\d) players", part)
        wanted = int(players[1]) if players else None
        return next((n for n, one in enumerate(entries) if wanted and one.get("players") == wanted), None)
    id = named["both"] or named["id"]
    for number, one in enumerate(entries):
        if isinstance(one.get("id"), str) and one["id"] == id:
            return number
    return int(id) - 1 if id.isdecimal() and 0 < int(id) <= len(entries) else None


def _path(value: Any, parts: Sequence[str]) -> Path:
    """The fields and items that the rest of a sentence names, as far as they are there."""
    path: Path = []
    for part in parts:
        inner: Path | None = None
        if found := re.fullmatch(r"(?:entry|operation) (\d+)", part):
            ahead = [] if isinstance(value, list) else _operations(value)
            inner = None if ahead is None else [*ahead, int(found[1]) - 1]
        elif found := re.fullmatch(r"Region (\w+)", part):
            regions = value.get("regions", []) if isinstance(value, dict) else []
            at = next((n for n, one in enumerate(regions) if one.get("id") == found[1]), None)
            inner = None if at is None else ["regions", at]
        elif re.fullmatch(r"\w+", part):
            inner = [part]
        if inner is None:
            break
        path += inner
        for step in inner:
            value = _item(value, step)
    return path


def _item(value: Any, step: str | int) -> Any:
    if isinstance(value, dict):
        return value.get(str(step))
    return value[step] if isinstance(value, list) and isinstance(step, int) and step < len(value) else None


def _operations(value: Any) -> Path | None:
    """Where the first list of verbs is in an entry."""
    if isinstance(value, dict):
        for name, held in value.items():
            if isinstance(held, list) and held and isinstance(held[0], dict) and "op" in held[0]:
                return [name]
            inner = _operations(held)
            if inner is not None:
                return [name, *inner]
    return None


def _problem(
    file: str | None,
    group: str | None,
    id: str | None,
    path: Path,
    error: str,
    key: str | None = None,
    args: dict[str, Any] | None = None,
) -> Problem:
    sentence = error[:1].upper() + error[1:]
    return {
        "file": file,
        "group": group,
        "id": id,
        "path": path,
        "key": key,
        "args": args or {},
        "error": sentence if sentence.endswith((".", "…")) else f"{sentence}.",
    }
