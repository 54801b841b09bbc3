"""Packs: the components of a game as data files, read strictly.

The built-in data of a game is a folder of JSON files; a pack from elsewhere is one file that holds them all. Each is
checked field by field, and what is wrong is said with file, entry and field. `data_hash` names what is played with:
notes on where a value comes from do not change it.
"""

import hashlib
import json
import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import Meta

from londinium.kernel import speech
from londinium.kernel.refusal import BadPack

MAX_BYTES = 4_000_000  # of a pack; the largest built-in one, written for people, has a fiftieth of it
MOST_OWNERS = 40  # who are named at an entry
# What would write over the text beside it, or nobody sees: marks of direction, and controls but for line and tab
MARKS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
BYTE_ORDER_MARK = b"\xef\xbb\xbf"  # which some editors write

PackSource = str | Path | bytes | Mapping[str, Any]

Origin = Literal[
    "rulebook", "printed", "derived", "public", "first_edition", "reconstructed", "ours", "owner", "confirmed"
]
Line = Annotated[str, Meta(max_length=500)]


class Owner(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whose box a value was read off: the edition, and a name for that one copy, so that owners can be told apart."""

    edition: Annotated[str, Meta(min_length=1, max_length=60)]
    language: Annotated[str, Meta(min_length=1, max_length=40)]
    box: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
    year: Annotated[int, Meta(ge=1900, le=2100)] | None = None


class Provenance(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a value comes from, for everyone to see. `fields` names the fields that come from elsewhere.

    `owner`: somebody has compared it with a box; `confirmed`: two have, and agree. `owners` says which boxes.
    """

    kind: Origin
    sources: Annotated[tuple[Line, ...], Meta(max_length=20)] = ()
    note: Annotated[str, Meta(max_length=2000)] = ""
    fields: Annotated[dict[Line, Origin], Meta(max_length=40)] = {}
    owners: Annotated[tuple[Owner, ...], Meta(max_length=MOST_OWNERS)] = ()


class DataFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A file of components: lists of entries, and for each list where its values come from.

    An entry may have a `provenance` of its own, which then counts.
    """

    provenance: dict[str, Provenance]


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Components in one file."""

    format: Literal["londinium-pack/1"]
    game: Line
    name: Line
    files: dict[str, dict[str, Any]]


class Component(TypedDict):
    file: str
    group: str
    id: str
    value: Any
    provenance: dict[str, Any]


def read_pack(source: PackSource) -> Pack:
    """A pack from a file, from what stands in one, or from plain data."""
    name, text = "pack", b""
    try:
        if isinstance(source, Mapping):
            return msgspec.convert(dict(source), Pack)
        if isinstance(source, bytes):
            text = source
        else:
            name = str(source)
            with Path(source).open("rb") as file:
                text = file.read(MAX_BYTES + 1)
        if len(text) > MAX_BYTES:
            raise BadPack(name, "pack-large", bytes=MAX_BYTES)
        text = text.removeprefix(BYTE_ORDER_MARK)
        return msgspec.json.decode(text, type=Pack)
    except OSError as error:
        raise BadPack(name, "pack-unreadable", why=error.strerror) from None
    except UnicodeDecodeError:
        raise BadPack(name, "pack-encoding") from None
    except msgspec.ValidationError as error:
        raise misread(name, error) from None
    except msgspec.DecodeError as error:
        raise _at_line(name, error, text) from None
    except RecursionError:
        raise BadPack(name, "pack-nested") from None


def read_folder(
    folder: Path, names: Mapping[str, type[DataFile]], elsewhere: Mapping[str, Path]
) -> dict[str, DataFile]:
    """The built-in data of a game: one JSON file for each name, in its folder or elsewhere."""
    files = {}
    for name, kind in names.items():
        path = elsewhere.get(name, folder) / f"{name}.json"
        try:
            files[name] = msgspec.json.decode(path.read_bytes(), type=kind)
        except msgspec.DecodeError as error:
            raise misread(f"{name}.json", error) from None
    _check_provenance(files)
    return files


def read_files(pack: Pack, names: Mapping[str, type[DataFile]], later: Collection[str] = ()) -> dict[str, DataFile]:
    """The files of a pack, checked as strictly as the built-in ones; it may lack those that came `later`."""
    missing = {name for name in names if name not in pack.files and name not in later}
    if MARKS.search(pack.name):
        raise BadPack("name", "pack-marks")
    if missing or set(pack.files) - set(names):
        raise BadPack("", "pack-files", files=_listed(pack.files), wanted=_listed(names))
    files: dict[str, DataFile] = {}
    for name, kind in names.items():
        if name not in pack.files:
            continue
        try:
            files[name] = msgspec.convert(pack.files[name], kind)
        except msgspec.ValidationError as error:
            raise misread(name, error, _entry_id(error, pack.files[name])) from None
        except RecursionError:
            raise BadPack(name, "pack-nested") from None
        if (marked := _marked(pack.files[name], f"{name}: ")) is not None:
            raise BadPack(marked, "pack-marks")
    _check_provenance(files)
    return files


def _marked(value: Any, where: str, depth: int = 0) -> str | None:
    """Where a text is that shows something else than itself."""
    if isinstance(value, str):
        return where if MARKS.search(value) else None
    if isinstance(value, Mapping):
        inner = ((str(key), item, f"{where}{', field ' if depth else ''}{key}") for key, item in value.items())
        found = (place if MARKS.search(key) else _marked(item, place, depth + 1) for key, item, place in inner)
    elif isinstance(value, list | tuple):
        found = (_marked(item, f"{where}, entry {n}", depth + 1) for n, item in enumerate(value, 1))
    else:
        return None
    return next((place for place in found if place is not None), None)


FAULTS = (  # what msgspec says, and the message for people who write files and not programs
    (r"Expected `(?:int|float)` >= (?P<n>.+)", "pack-least"),
    (r"Expected `(?:int|float)` <= (?P<n>.+)", "pack-most"),
    (r"Expected `array` of length >= (?P<n>\d+).*", "pack-entries-least"),
    (r"Expected `array` of length <= (?P<n>\d+).*", "pack-entries-most"),
    (r"Expected `array` of length (?P<n>\d+), got (?P<got>\d+)", "pack-entries"),
    (r"Expected `object` of length >= (?P<n>\d+).*", "pack-entries-least"),
    (r"Expected `object` of length <= (?P<n>\d+).*", "pack-entries-most"),
    (r"Expected `str` of length >= (?P<n>\d+)", "pack-letters-least"),
    (r"Expected `str` of length <= (?P<n>\d+)", "pack-letters-most"),
    (r"Expected `str` matching regex .*", "pack-letters"),
    (r"Invalid (?:enum )?value '?(?P<value>.+?)'?", "pack-choice"),
    (r"Object missing required field `(?P<field>\w+)`", "pack-missing"),
    (r"Object contains unknown field `(?P<field>.+)`", "pack-unknown"),
    (r"Expected `(?P<wanted>[^`]+)`, got `(?P<got>[^`]+)`", "pack-kind"),
    (r"Input data was truncated", "pack-truncated"),
)


def misread(file: str, error: Exception, id: str | None = None) -> BadPack:
    """A validation error as one sentence: file, entry, field, what was wrong; and the entry's id where it is known."""
    text = str(error)
    found = re.fullmatch(r"(?P<what>.*) - at `(?:key in )?\$(?P<path>.*)`", text)
    what, path = (found["what"], found["path"]) if found else (text, "")
    path = re.sub(r"\[(\d+)\]", lambda m: f", entry {int(m[1]) + 1}", path)
    path = path.replace(".", ", field ").strip(", ")
    path = re.sub(r"^field (\w+), entry", r"\1, entry", path)
    key, args = _fault(what)
    if id is not None:
        key, args = "pack-entry-id", {"id": id, "why": {"key": key, "args": args}}
    return BadPack(f"{file}: {path}" if path else file, key, **args)


def _fault(what: str) -> tuple[str, dict[str, Any]]:
    for pattern, key in FAULTS:
        if found := re.fullmatch(pattern, what, re.DOTALL):
            args = found.groupdict()
            return key, args if key != "pack-kind" else {name: _kinds(types) for name, types in args.items()}
    return "pack-misread", {"what": what.replace("`", "'")}


def _kinds(types: str) -> speech.Line:
    """What a value is, in words: `int | null`."""
    first, *others = types.split(" | ")
    said: speech.Line = {"key": f"kind-{first}", "args": {}}
    for one in others:
        said = {"key": "kind-or", "args": {"one": said, "other": {"key": f"kind-{one}", "args": {}}}}
    return said


def _entry_id(error: Exception, file: Mapping[str, Any]) -> str | None:
    """Which entry it is, for people who do not count them: what its id is, where it has one."""
    found = re.search(r"at `\$\.(\w+)\[(\d+)\]", str(error))
    try:
        id = file[found[1]][int(found[2])]["id"] if found else None
    except (KeyError, IndexError, TypeError):
        return None
    return id[:40] if isinstance(id, str) else None


def _at_line(name: str, error: Exception, text: bytes) -> BadPack:
    """A slip in the writing of a file, said by line and column, as an editor counts them."""
    found = re.fullmatch(r"JSON is malformed: .* \(byte (?P<at>\d+)\)", str(error))
    if not found:
        return misread(name, error)
    before = text[: int(found["at"])]
    line, column = before.count(b"\n") + 1, len(before) - before.rfind(b"\n")
    return BadPack(name, "pack-json", line=line, column=column)


def data_hash(files: Mapping[str, DataFile]) -> str:
    """A name for these components: the same for the same values, however they are written and annotated."""
    played = {name: _played(msgspec.to_builtins(file)) for name, file in files.items()}
    return hashlib.sha256(json.dumps(played, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:32]


def export(game: str, name: str, files: Mapping[str, DataFile]) -> dict[str, Any]:
    """The components as the plain data of a pack, for people to read and correct."""
    return {"format": "londinium-pack/1", "game": game, "name": name, "files": plain(dict(files))}


def readable(value: Any, indent: int = 0) -> str:
    """JSON for people: what fits on a line stands on one, so that an entry can be read and corrected at a glance."""
    flat = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list | tuple) or indent + len(flat) < 120:
        return flat
    inner = "\n" + " " * (indent + 1)
    if isinstance(value, dict):
        parts = [f"{json.dumps(key, ensure_ascii=False)}: {readable(item, indent + 1)}" for key, item in value.items()]
    else:
        parts = [readable(item, indent + 1) for item in value]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return f"{opening}{inner}{(',' + inner).join(parts)}\n{' ' * indent}{closing}"


def plain(value: Any) -> Any:
    """A Struct, or what has some in it, as JSON would have it: lists, never tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


def components(files: Mapping[str, DataFile]) -> Iterator[Component]:
    """Every entry of every file, with where it comes from.

    A group is called as the field that lists it; where that is just `entries`, and for what is said of those, the file
    has the better name.
    """
    for file, data in files.items():
        alone = file if hasattr(data, "entries") else None
        for field in msgspec.structs.fields(data):
            if field.name == "provenance":
                continue
            group = getattr(data, field.name)
            entries = group if isinstance(group, tuple | list) else [group]
            for number, entry in enumerate(entries):
                own = getattr(entry, "provenance", None) or data.provenance[field.name]
                yield {
                    "file": file,
                    "group": file if field.name == "entries" else field.name,
                    "id": str(getattr(entry, "id", number if len(entries) > 1 else alone or field.name)),
                    "value": _played(msgspec.to_builtins(entry)),
                    "provenance": msgspec.to_builtins(own),
                }


def _check_provenance(files: Mapping[str, DataFile]) -> None:
    for name, file in files.items():
        groups = {field.name for field in msgspec.structs.fields(file)} - {"provenance"}
        if set(file.provenance) != groups:
            raise BadPack(f"{name}: field provenance", "pack-provenance", groups=_listed(groups))


def _played(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _played(item) for key, item in value.items() if key != "provenance"}
    return [_played(item) for item in value] if isinstance(value, list | tuple) else value


def _listed(names: Any) -> str:
    return ", ".join(sorted(names)) or "–"
