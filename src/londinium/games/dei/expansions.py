"""The expansions that are there: the only file that looks for their folders. A game does without those not found."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import msgspec

from londinium.games.dei import moves, view
from londinium.games.dei.components import FILES as BASE_FILES
from londinium.games.dei.explain import ASIDE
from londinium.games.dei.options import DeiOptions
from londinium.games.dei.seams import Expansion
from londinium.kernel.options import Offer
from londinium.kernel.packs import DataFile
from londinium.kernel.questions import Questions, Rules

FOLDERS = ("old_london", "campaign")  # the second is played with the first


def find() -> Iterator[Expansion]:
    for folder in FOLDERS:
        name = f"{__package__}.{folder}"
        try:
            found: Expansion = import_module(name).EXPANSION
        except ModuleNotFoundError as missing:
            if missing.name != name:  # the folder is there, and something that it needs is not
                raise
        else:
            yield found


EXPANSIONS = tuple(find())
OPTIONS = cast(
    type[DeiOptions],
    msgspec.defstruct(
        "DeiOptions",
        [option for expansion in EXPANSIONS for option in expansion.options],
        bases=(DeiOptions,),
        frozen=True,
        kw_only=True,
    ),
)
ADDED: Mapping[str, type[DataFile]] = {name: file for own in EXPANSIONS for name, file in own.files.items()}
FILES: Mapping[str, type[DataFile]] = {**BASE_FILES, **ADDED}


def folders() -> Mapping[str, Path]:
    """Where each of their data files lies."""
    return {name: own.folder for own in EXPANSIONS if own.folder for name in own.files}


def offers() -> tuple[Offer, ...]:
    return tuple(offer for own in EXPANSIONS for offer in own.offers)


def variants() -> tuple[Mapping[str, Any], ...]:
    """What the expert learns from: the base game, and that with all of Old London; campaigns are too long."""
    return ({}, *(offer.options for own in EXPANSIONS[:1] for offer in own.offers))


def questions() -> Questions:
    found = moves.QUESTIONS
    for expansion in EXPANSIONS:
        found |= expansion.questions
    return found


def aside() -> Rules:
    return {**ASIDE, **{kind: rules for own in EXPANSIONS for kind, rules in own.aside.items()}}


def untimely() -> Rules:
    return {kind: rules for own in EXPANSIONS for kind, rules in own.untimely.items()}


def counters(seen: Mapping[str, Any]) -> dict[tuple[int, str], int]:
    """What `gain` events add up to."""
    found = view.counters(seen)
    for expansion in EXPANSIONS:
        found |= expansion.counters(seen) if expansion.counters else {}
    return found


def places(seen: Mapping[str, Any]) -> dict[str, str | None]:
    """The pieces that `put` events move."""
    found = view.places(seen)
    for expansion in EXPANSIONS:
        found |= expansion.places(seen) if expansion.places else {}
    return found
