"""What changed from one piece of JSON to the next, and how to apply it, strictly.

A change is one of these; `web/src/lib/patch.ts` reads the same:

    [value]          this stands here now, whatever stood here before
    []               what stood here is gone: for a name of an object
    [at, n, items]   of a list: n elements from index `at` on make room for these
    [shape, rows, …] a list of objects stands here now: what their names are is said once for all of a shape
    {name: change}   within an object; within a list, by index

A shape is a list of names; a name with an object of its own is a list that begins with it: `["action", ["move", "from",
"to"]]`. A row has the values of one object in this order: `[79, 21, 11]`.

A name that is new comes after all others, so that the order of names is kept too. A change that does not fit what it
is applied to is a Misfit, and changes nothing.
"""

from typing import Any

Json = Any  # dicts, lists, strings, numbers, booleans and None, as they are read from JSON
Change = list[Any] | dict[str, Any]
Shape = list[Any]  # names, and lists of them
SEVERAL = 2  # objects in a list
LONG = 3  # elements: shorter lists are compared one by one
INSIDE = (dict, list)  # of these it is told what changed within


class Misfit(ValueError):
    """A change that was not made for what it is applied to."""


def diff(old: Json, new: Json) -> Change | None:
    """The change from one to the other; None if they are equal.

    To Python 1 equals true. A game's view never takes one for the other: a law of the kernel ("plain"). Nor is it told
    where nothing but the order of an object's names differs: that means nothing in JSON.
    """
    return None if old is new or old == new else _change(old, new)


def put(new: Json) -> Change:
    """The change to something that stands here now; objects in a list do not repeat their names."""
    if type(new) is not list or len(new) < SEVERAL or type(new[0]) is not dict:
        return [new]
    told: list[Any] = []
    last: Shape | None = None
    for one in new:
        if type(one) is not dict:
            return [new]
        row: list[Json] = []
        shape = _shape(one, row)
        if shape == last:
            told[-1].append(row)
        else:
            told += [shape, [row]]
            last = shape
    return told if len(told) <= len(new) else [new]


def _shape(value: dict[str, Json], row: list[Json]) -> Shape:
    """The names of an object, and of those within; the values are added to a row."""
    shape: Shape = []
    for name, inner in value.items():
        if type(inner) is dict:
            shape.append([name, *_shape(inner, row)])
        else:
            shape.append(name)
            row.append(inner)
    return shape


def _change(old: Json, new: Json) -> Change:
    """The change between two that are not equal: what they hold is compared once, where they part."""
    kind = type(new)
    if kind is dict and type(old) is dict:
        return _within_object(old, new)
    if kind is list and type(old) is list and old and new:
        return _within_list(old, new)
    return put(new)


def _within_object(old: dict[str, Json], new: dict[str, Json]) -> Change:
    names, kept = list(new), list(old)
    changes: dict[str, Any] = {}
    if kept != names:
        kept = [name for name in old if name in new]
        if not kept or kept != names[: len(kept)]:
            return [new]  # nothing of it is left, or its names stand in another order
        changes = {name: [] for name in old if name not in new}
    for name in kept:
        was, value = old[name], new[name]
        if was is not value and was != value:
            changes[name] = _change(was, value) if type(value) in INSIDE else [value]
    for name in names[len(kept) :]:
        changes[name] = put(new[name])
    return changes


def _within_list(old: list[Json], new: list[Json]) -> Change:
    first, end, more = _alike(old, new), len(old), len(new)
    while first < end and first < more and (old[end - 1] is new[more - 1] or old[end - 1] == new[more - 1]):
        end, more = end - 1, more - 1
    if len(old) == len(new) and (end - first == 1 or type(new[first]) in INSIDE):
        return {
            str(at): _change(old[at], new[at])
            for at in range(first, end)
            if old[at] is not new[at] and old[at] != new[at]
        }
    return put(new) if not first and end == len(old) else [first, end - first, new[first:more]]


def _alike(old: list[Json], new: list[Json]) -> int:
    """How many elements are the same from the start on. Of long lists, halves are compared at once."""
    first, shorter = 0, min(len(old), len(new))
    while (half := (shorter - first) // 2) > LONG and old[first : first + half] == new[first : first + half]:
        first += half
    while first < shorter and (old[first] is new[first] or old[first] == new[first]):
        first += 1
    return first


def apply(change: Change, old: Json) -> Json:
    """What stands here after a change; what stood here stays as it was, and they share what has not changed."""
    if isinstance(change, dict):
        if isinstance(old, dict):
            return _apply_by_name(change, old)
        if isinstance(old, list):
            return _apply_by_index(change, old)
        raise Misfit("there is nothing within this to change")
    match change:
        case [int(at), int(n), list(items)] if isinstance(old, list) and at >= 0 and n >= 0 and at + n <= len(old):
            return [*old[:at], *items, *old[at + n :]]
    return _stands(change)


def _stands(change: Json) -> Json:
    """What stands here now, whatever stood here before."""
    match change:
        case [value]:
            return value
        case [list(), list(), *_] if len(change) % 2 == 0:
            groups = zip(change[::2], change[1::2], strict=True)
            return [one for shape, rows in groups for one in _objects(shape, rows)]
    raise Misfit("this is no change, or none of what stands here")


def _objects(shape: Json, rows: Json) -> list[dict[str, Json]]:
    found = []
    for row in rows if isinstance(rows, list) else [None]:
        if not isinstance(shape, list) or not isinstance(row, list):
            raise Misfit("these are no objects")
        rest = row[::-1]
        found.append(_object(shape, rest))
        if rest:
            raise Misfit("a row has more values than names")
    return found


def _object(shape: list[Json], rest: list[Json]) -> dict[str, Json]:
    """An object of a shape, its values taken from the end of what is left of a row."""
    made: dict[str, Json] = {}
    for name in shape:
        match name:
            case [str(own), *inner]:
                value = _object(inner, rest)
            case str(own) if rest:
                value = rest.pop()
            case _:
                raise Misfit("a row has fewer values than names, or something is no name")
        if own in made:
            raise Misfit(f"there is a second {own!r}")
        made[own] = value
    return made


def _apply_by_name(changes: dict[str, Any], old: dict[str, Json]) -> dict[str, Json]:
    new = dict(old)
    for name, change in changes.items():
        if name not in old:
            new[name] = _stands(change)
        elif change == []:
            del new[name]
        else:
            new[name] = apply(change, old[name])
    return new


def _apply_by_index(changes: dict[str, Any], old: list[Json]) -> list[Json]:
    new = list(old)
    for name, change in changes.items():
        index = int(name) if name.isascii() and name.isdecimal() else -1
        if not 0 <= index < len(old) or str(index) != name:
            raise Misfit(f"there is no element {name} to change")
        new[index] = apply(change, old[index])
    return new
