"""What clients did and were told at one table, and what the store has of it in the end.

Times are numbers that one process gives out, so of two events it is known which came first.
"""

from typing import Literal

from msgspec import Struct, field

Viewer = int | None
Outcome = Literal["open", "ok", "fail", "info"]  # info: nobody will ever know from the client alone


class Op(Struct):
    """Something a client asked for: to answer a question, or to take an entry back."""

    client: str
    seat: int
    kind: Literal["play", "undo"]
    at: int  # the question's id, or the entry to take back
    action: int | None
    invoked: int
    outcome: Outcome = "open"
    done: int | None = None
    seq: int | None = None  # the entry by which the client learnt that it was carried out

    def __str__(self) -> str:
        what = f"answer {self.action} to question {self.at}" if self.kind == "play" else f"undo of entry {self.at}"
        return f"{what} by seat {self.seat}"


class Shown(Struct):
    """The table as a page was shown it."""

    client: str
    page: int  # the number of the connection
    viewer: Viewer
    time: int
    seq: int
    digest: str  # of the table, part by part
    entries: dict[int, str]  # told with it: a digest by number


class History(Struct):
    """What the clients of one table can swear to."""

    table: str
    ops: list[Op] = field(default_factory=list)
    shown: list[Shown] = field(default_factory=list)
    strays: list[str] = field(default_factory=list)  # what a page was shown that was meant for another seat
    misfits: list[str] = field(default_factory=list)  # what a page was told to have changed, and could not have
    tokens: set[str] = field(default_factory=set)  # long numbers and hashes in what was sent: one might be a secret


class Row(Struct):
    """An entry as the store has it."""

    seq: int
    kind: str
    seat: int | None = None
    ask: int | None = None
    action: int | None = None
    void: tuple[int, ...] = ()
    forced: int = 0  # answers that it forced: each has a number too

    @property
    def last(self) -> int:
        return self.seq + self.forced


class Record(Struct):
    """What the store has of a table, and what follows from it."""

    rows: list[Row]
    people: frozenset[int]  # seats that only clients play
    views: dict[tuple[int, Viewer], str] = field(default_factory=dict)  # a digest of the table after an entry
    entries: dict[tuple[int, Viewer], str] = field(default_factory=dict)  # a digest of an entry as a seat is told it
    secrets: frozenset[str] = frozenset()
