"""The sums that the rulebook states, beside those of the components, and what may be to blame where they differ."""

from collections.abc import Mapping
from typing import Any, TypedDict

from londinium.kernel.packs import DataFile
from londinium.workshop import declared
from londinium.workshop.entries import Found, found
from londinium.workshop.shares import origin

MOST_CULPRITS = 6


class Culprit(TypedDict):
    """An entry that a sum may be wrong by; what stood in its field before and now, where that changed."""

    file: str
    group: str
    id: str
    field: str
    was: int | None
    now: int | None


class Total(TypedDict):
    id: str
    key: str
    rule: str | None
    wanted: int
    found: int
    right: bool
    culprits: list[Culprit]


def totals(game: str, files: Mapping[str, DataFile], base: Mapping[str, DataFile] | None = None) -> list[Total]:
    """Every stated sum. `base`: the components before they were changed; what differs is the likely culprit."""
    now = list(found(game, files))
    before = {str(one.place): one for one in found(game, base or files)}
    return [_total(total, now, before, files) for total in declared.declared(game).totals if total.file in files]


def _total(
    total: declared.Total, now: list[Found], before: Mapping[str, Found], files: Mapping[str, DataFile]
) -> Total:
    counted = [one for one in now if _counts(total, one)]
    sum_ = sum(_share(total, one) for one in counted)
    wanted = total.wanted
    stated: int = wanted if isinstance(wanted, int) else getattr(files[wanted.file], wanted.field)
    right = sum_ >= stated if total.least else sum_ == stated
    return {
        "id": total.id,
        "key": total.key,
        "rule": total.rule,
        "wanted": stated,
        "found": sum_,
        "right": right,
        "culprits": [] if right else _culprits(total, now, before),
    }


def _of_list(total: declared.Total, one: Found) -> bool:
    return one.place.file == total.file and one.list == total.list


def _counts(total: declared.Total, one: Found) -> bool:
    return _of_list(total, one) and all(getattr(one.value, name) == value for name, value in total.where.items())


def _share(total: declared.Total, one: Found) -> int:
    return getattr(one.value, total.sum) if total.sum else 1


def _culprits(total: declared.Total, now: list[Found], before: Mapping[str, Found]) -> list[Culprit]:
    """First what adds another number than before, then what counts and is not known."""
    field = total.sum or next(iter(total.where), "id")
    there = {str(one.place): one for one in now if _of_list(total, one)}
    changed, unknown = [], []
    for key, one in {**{key: old for key, old in before.items() if _of_list(total, old)}, **there}.items():
        was, is_ = (_added(total, entries.get(key)) for entries in (before, there))
        if was != is_:
            changed.append(_culprit(one, field, was, is_))
        elif key in there and _counts(total, one) and origin(one.provenance, field) == "reconstructed":
            unknown.append(_culprit(one, field, None, None))
    return (changed + unknown)[:MOST_CULPRITS]


def _added(total: declared.Total, one: Found | None) -> int:
    return _share(total, one) if one is not None and _counts(total, one) else 0


def _culprit(one: Found, field: str, was: Any, now: Any) -> Culprit:
    place = one.place
    return {"file": place.file, "group": place.group, "id": place.id, "field": field, "was": was, "now": now}
