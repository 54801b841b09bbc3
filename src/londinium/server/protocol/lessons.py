"""Guided games."""

from typing import Any

from msgspec import Struct

from londinium.server.protocol.tables import WantedSeat


class NoteInfo(Struct, kw_only=True):
    """A note beside a replay; `text` is a key of the lesson's words.

    A place is a group of the game's components or an entry of one: `river`, `stations/12`, `pencils/green`.
    """

    at: int
    seat: int | None
    places: list[str]
    text: str


class Until(Struct, kw_only=True):
    """Where practice ends: when this stage has begun."""

    stage: str
    n: int


class PracticeInfo(Struct, kw_only=True):
    """The table on which what was read is tried out."""

    seats: list[WantedSeat]
    options: dict[str, Any]
    until: Until


class LessonInfo(Struct, kw_only=True):
    """A guided game: notes on a replay, then a table to practise at, with hints."""

    id: str
    game: str
    lessons: list[str]  # the ids of all guided games of this game
    replay: str  # the id of its replay
    notes: list[NoteInfo]
    practice: PracticeInfo
