"""What stands in the store, row by row."""

import time
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from londinium.server.protocol import Clock, EntryKind, SeatKind, TableStatus, WhenGone


class TableRow(msgspec.Struct, kw_only=True):
    id: str
    game: str
    version: int  # of the rules when the table was made
    data: str  # the hash of its components, which are kept beside it
    options: dict[str, Any]
    players: int
    public: bool
    status: TableStatus
    host: str
    created: float
    next: str | None = None
    clock: Clock | None = None
    gone: WhenGone = "bot"
    practice: bool = False
    corrected: bool = False  # with components that somebody brought
    maker: str = ""  # the client that made it, as a keyed hash
    daily: str | None = None  # the day, or the week's Monday, whose game it is
    counts: bool = False  # it is somebody's one attempt at that game
    rated: bool = False  # its result counts for the ladder
    revision: int = 0  # raised whenever seats or talk change


class SeatRow(msgspec.Struct, kw_only=True):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None = None
    holders: frozenset[str] = frozenset()
    former: dict[str, str] = {}  # who had it before the holders and may come back after them, with their names
    links: int = 0  # how often its personal links were revoked


class EntryRow(msgspec.Struct, kw_only=True):
    """An entry of a table's log."""

    table: str
    seq: int
    kind: EntryKind
    seat: int | None = None
    ask: int | None = None
    action: int | None = None
    seed: int | None = None
    more: dict[str, Any] = {}
    at: float = msgspec.field(default_factory=time.time)

    @property
    def last(self) -> int:
        """The last number that it takes: each answer that it forced has one too, as if it had been given by itself."""
        return self.seq + int(self.more.get("forced", 0))


class RatedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """How a rated game came out for a seat: who had it, and their place among all, 1 the best."""

    player: str
    place: int
    forfeit: bool = False  # left, or ran out of time


class Over(msgspec.Struct, kw_only=True):
    """How a game ended; without scores, before its end."""

    at: float
    actions: int
    scores: list[int] | None = None
    ranking: list[int] | None = None
    rated: list[RatedSeat] | None = None  # by seat
    version: int = 0  # of the rules


class TableChange(msgspec.Struct, kw_only=True):
    """What changes beside the log, in the transaction of an entry."""

    status: TableStatus | None = None
    due: float | UnsetType | None = UNSET
    seats: dict[int, str | None] = {}  # by seat: the bot that plays it now, None for a person
    over: Over | None = None
    people: dict[int, tuple[str, str]] = {}  # by seat: the name and the holder of somebody new, or one who is back
    turns: dict[int, float] = {}  # by seat whose turn begins: when those who asked for it are told, if they are away


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
