"""How true components are: how many of their values come from where, field by field."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal, TypedDict

import msgspec

from londinium.kernel.packs import DataFile, Origin, Provenance, components

Share = Literal["rulebook", "other", "first_edition", "owners", "confirmed", "reconstructed"]

# What stands on the sheet of a game or follows from it is as good as the rulebook; what is ours is no component
SHARE: Mapping[Origin, Share | None] = {
    "rulebook": "rulebook",
    "printed": "rulebook",
    "derived": "rulebook",
    "public": "other",
    "first_edition": "first_edition",
    "reconstructed": "reconstructed",
    "owner": "owners",
    "confirmed": "confirmed",
    "ours": None,
}


class Shares(TypedDict):
    """Numbers of fields; `fields` is their sum."""

    fields: int
    rulebook: int
    other: int
    first_edition: int
    owners: int
    confirmed: int
    reconstructed: int


def shares(files: Mapping[str, DataFile]) -> Shares:
    """Where the values of these components come from. The id of an entry is no value of it."""
    found: Counter[str] = Counter()
    for entry in components(files):
        provenance = msgspec.convert(entry["provenance"], Provenance)
        value: Any = entry["value"]
        fields = [name for name in value if name != "id"] if isinstance(value, dict) else [""]
        for field in fields:
            share = SHARE[origin(provenance, field)]
            if share is not None:
                found[share] += 1
    return {
        "fields": found.total(),
        "rulebook": found["rulebook"],
        "other": found["other"],
        "first_edition": found["first_edition"],
        "owners": found["owners"],
        "confirmed": found["confirmed"],
        "reconstructed": found["reconstructed"],
    }


def origin(provenance: Provenance, field: str) -> Origin:
    """Where a field of an entry comes from."""
    return provenance.fields.get(field, provenance.kind)
