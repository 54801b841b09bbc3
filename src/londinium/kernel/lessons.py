"""Lessons: guided games. A short record with notes beside its steps, then a table to practise at.

A game has a guided first game where its folder holds `lesson.json`, called as the game is, and more of them (a module,
a Faction) where it holds `lesson_<name>.json`, called `<game>-<name>`. The words are in
`locale/<language>/lessons/<lesson>.ftl`, one message per note. A note may point at places: a group of the game's
components (`river`) or an entry of one (`stations/12`), by the ids of the data files, so that the board knows them
whatever the game.
"""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from londinium.kernel.game import Game
from londinium.kernel.packs import components, misread
from londinium.kernel.records import replay
from londinium.kernel.refusal import BadRecord, Refused
from londinium.kernel.registry import games, kind
from londinium.kernel.state import State

FIRST = "lesson.json"


class BadLesson(ValueError):
    """A lesson that cannot be given: one sentence says what is wrong and where."""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something said at a step, to one who looks through a seat's eyes (null: a spectator's)."""

    at: Annotated[int, Meta(ge=0)]
    seat: int | None
    places: tuple[str, ...] = ()
    text: Annotated[str, Meta(pattern="^lesson-[a-z0-9-]+$")]  # the key of its words


class PracticeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Literal["me", "bot"]
    bot: Literal["easy", "medium", "hard"] = "medium"


class Until(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Practice ends when this stage has begun."""

    stage: str
    n: int


class Practice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    seats: Annotated[tuple[PracticeSeat, ...], Meta(min_length=1)]
    options: dict[str, Any]
    until: Until


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    record: dict[str, Any]
    notes: Annotated[tuple[Note, ...], Meta(min_length=1)]
    practice: Practice


def lessons_of(game: str) -> tuple[str, ...]:
    """The ids of a game's lessons, the guided first game before the others."""
    return tuple(_files(game))


def game_of(lesson: str) -> str | None:
    """The game that a lesson teaches; None if there is no such lesson."""
    return next((game for game in games() if lesson in _files(game)), None)


@cache
def lesson(id: str) -> Lesson:
    """A lesson by its id; BadLesson if it cannot be read."""
    game = game_of(id)
    if game is None:
        raise BadLesson(f"there is no lesson {id!r}")
    path = _files(game)[id]
    try:
        return msgspec.json.decode(path.read_bytes(), type=Lesson)
    except msgspec.DecodeError as error:
        raise BadLesson(str(misread(path.name, error))) from None


def _files(game: str) -> dict[str, Path]:
    folder = kind(game).folder.parent
    first = {game: folder / FIRST} if (folder / FIRST).is_file() else {}
    more = {path.stem.removeprefix("lesson_"): path for path in folder.glob("lesson_*.json")}
    return first | {f"{game}-{name}": more[name] for name in sorted(more)}


def check(lesson: Lesson, game: Game) -> State:
    """The position in which a lesson's record ends; BadLesson if something in the lesson does not hold."""
    try:
        state = replay(lesson.record, game)
    except BadRecord as bad:
        raise BadLesson(f"field record: {bad}") from None
    assert state.past is not None
    known = places(game)
    for number, note in enumerate(lesson.notes, 1):
        if note.at > len(state.past):
            raise BadLesson(f"notes, entry {number}: step {note.at}, but the record has {len(state.past)}")
        if note.seat is not None and not 0 <= note.seat < state.players:
            raise BadLesson(f"notes, entry {number}: seat {note.seat}, but there are {state.players}")
        if number > 1 and note.at < lesson.notes[number - 2].at:
            raise BadLesson(f"notes, entry {number}: step {note.at} comes before that of the entry before")
        unknown = [place for place in note.places if place not in known]
        if unknown:
            raise BadLesson(f"notes, entry {number}: {unknown[0]!r} is no group of components and no entry of one")
    practice = lesson.practice
    if [seat.kind for seat in practice.seats].count("me") != 1:
        raise BadLesson("practice, field seats: one of them should be “me”, and the others bots")
    try:
        game.new(len(practice.seats), 0, practice.options)
    except Refused as refused:
        raise BadLesson(f"practice: {refused}") from None
    return state


def places(game: Game) -> frozenset[str]:
    """Everything that a note may point at."""
    found = set()
    for one in components(game.components):
        found |= {one["group"], f"{one['group']}/{one['id']}"}
    return frozenset(found)
