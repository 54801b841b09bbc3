"""What differs between two sets of components, entry by entry and field by field: for people who correct a value."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypedDict

from londinium.kernel.packs import Component, DataFile, components
from londinium.kernel.refusal import shown

MOST_FIELDS = 20  # of one entry


class ChangedField(TypedDict):
    """A field and what stands in it, as JSON; None where it does not stand there."""

    field: str
    was: str | None
    now: str | None


class Difference(TypedDict):
    """An entry that is not the same; `order`: the entries of the list are, but stand otherwise."""

    file: str
    group: str
    id: str
    kind: Literal["changed", "added", "removed", "order"]
    fields: list[ChangedField]


def differences(ours: Mapping[str, DataFile], theirs: Mapping[str, DataFile]) -> Iterator[Difference]:
    """How components differ from others, in the order of the files; nothing exactly if they have the same hash."""
    was, now = _groups(ours), _groups(theirs)
    for file, group in {**was, **now}:
        yield from _of_group(file, group, was.get((file, group), []), now.get((file, group), []))


def _groups(files: Mapping[str, DataFile]) -> dict[tuple[str, str], list[Component]]:
    groups: dict[tuple[str, str], list[Component]] = {}
    for entry in components(files):
        groups.setdefault((entry["file"], entry["group"]), []).append(entry)
    return groups


def _of_group(file: str, group: str, was: list[Component], now: list[Component]) -> Iterator[Difference]:
    by_id = all(isinstance(entry["value"], dict) and "id" in entry["value"] for entry in (*was, *now))
    found = False
    for id, one, other in _pairs_by_id(was, now) if by_id else _pairs_by_place(was, now):
        if one is None or other is None or _text(one["value"]) != _text(other["value"]):
            found = True
            yield _difference(file, group, id, one, other)
    if not found and [_text(one["value"]) for one in was] != [_text(one["value"]) for one in now]:
        yield {"file": file, "group": group, "id": group, "kind": "order", "fields": []}


Pairs = Iterator[tuple[str, Component | None, Component | None]]


def _pairs_by_id(was: Sequence[Component], now: Sequence[Component]) -> Pairs:
    before = {entry["id"]: entry for entry in was}
    after = {entry["id"]: entry for entry in now}
    for id in {**before, **after}:
        yield id, before.get(id), after.get(id)


def _pairs_by_place(was: Sequence[Component], now: Sequence[Component]) -> Pairs:
    """Without ids, what is the same at both ends stays, and what stands between is compared place by place."""
    start, end = 0, 0
    shorter = min(len(was), len(now))
    while start < shorter and _text(was[start]["value"]) == _text(now[start]["value"]):
        start += 1
    while end < shorter - start and _text(was[-1 - end]["value"]) == _text(now[-1 - end]["value"]):
        end += 1
    before, after = was[start : len(was) - end], now[start : len(now) - end]
    for place in range(max(len(before), len(after))):
        one = before[place] if place < len(before) else None
        other = after[place] if place < len(after) else None
        there = other or one
        assert there is not None
        yield there["id"], one, other


def _difference(file: str, group: str, id: str, was: Component | None, now: Component | None) -> Difference:
    if was is None or now is None:
        values = [None if entry is None else shown(entry["value"]) for entry in (was, now)]
        named = any(entry is not None and isinstance(entry["value"], dict) for entry in (was, now))
        whole = [] if named else [_field("", *values)]
        return {"file": file, "group": group, "id": id, "kind": "removed" if was else "added", "fields": whole}
    fields = list(_fields("", was["value"], now["value"]))[:MOST_FIELDS]
    return {"file": file, "group": group, "id": id, "kind": "changed", "fields": fields}


def _fields(path: str, was: Any, now: Any) -> Iterator[ChangedField]:
    """The smallest things that differ. Items of a list are counted from 1, as everywhere where people read."""
    if isinstance(was, dict) and isinstance(now, dict):
        for key in {**was, **now}:
            inner = f"{path} {key}".lstrip()
            if key not in was or key not in now:
                yield _field(inner, *(shown(one[key]) if key in one else None for one in (was, now)))
            else:
                yield from _fields(inner, was[key], now[key])
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now) and any(map(_nested, (*was, *now))):
        for place, (one, other) in enumerate(zip(was, now, strict=True), 1):
            yield from _fields(f"{path} {place}".lstrip(), one, other)
    elif _text(was) != _text(now):
        yield _field(path, shown(was), shown(now))


def _field(name: str, was: str | None, now: str | None) -> ChangedField:
    return {"field": name, "was": was, "now": now}


def _nested(value: Any) -> bool:
    return isinstance(value, dict | list)


def _text(value: Any) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)
