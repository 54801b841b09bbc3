"""What stands in the store, row by row."""

import time
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from londinium.server.protocol import Clock


class TableRow(msgspec.Struct, kw_only=True):
    id: str
    game: str
    version: int  # of the rules when the table was made
    data: str  # the hash of its components, which are kept beside it
    options: dict[str, Any]
    players: int
    public: bool
    status: str
    host: str
    created: float
    next: str | None = None
    clock: Clock | None = None
    gone: str = "bot"
    practice: bool = False
    corrected: bool = False  # with components that somebody brought
    revision: int = 0  # raised whenever seats or talk change


class SeatRow(msgspec.Struct, kw_only=True):
    seat: int
    kind: str
    name: str
    bot: str | None = None
    holders: frozenset[str] = frozenset()


class EntryRow(msgspec.Struct, kw_only=True):
    """An entry of a table's log."""

    table: str
    seq: int
    kind: str
    seat: int | None = None
    ask: int | None = None
    action: int | None = None
    seed: int | None = None
    more: dict[str, Any] = {}
    at: float = msgspec.field(default_factory=time.time)


class Also(msgspec.Struct, kw_only=True):
    """What changes beside the log, in the transaction of an entry."""

    status: str | None = None
    due: float | UnsetType | None = UNSET
    seats: dict[int, str | None] = {}  # by seat: the level of the bot that plays it now, None for a person
    people: dict[int, tuple[str, str]] = {}  # by seat: the name and the holder of somebody new


class Snapshot(msgspec.Struct, kw_only=True):
    seq: int
    state: bytes
    more: dict[str, Any]


class Seen(msgspec.Struct, kw_only=True):
    """How far a table has come, without reading it."""

    seq: int
    revision: int
    present: frozenset[int] = frozenset()  # seats with an open page at another worker


class SaidRow(msgspec.Struct, kw_only=True):
    """A message of a table's talk."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float
