"""What the server says over the socket of a table."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from londinium.kernel.speech import Line, Standing
from londinium.kernel.state import Asked
from londinium.server.protocol.from_browser import Play, Undo, WhatIf
from londinium.server.protocol.tables import TableInfo
from londinium.server.protocol.words import EntryKind, MistakeCode, WhyEnded


class Ask(Struct, kw_only=True):
    """A question; `id` goes back with the answer."""

    id: int
    kind: str
    prompt: str
    context: dict[str, Any]
    moves: list[str]
    aside: list[str]


class Answer(Struct, kw_only=True):
    """An answer that may be given; `said` are the arguments of its words beyond the fields of the move."""

    action: int
    move: dict[str, Any]
    said: dict[str, Any] | UnsetType = UNSET


class Entry(Struct, kw_only=True, omit_defaults=True):
    """One entry of the table's log, as a seat is told it; what an entry has nothing of is left out."""

    seq: int
    kind: EntryKind
    seat: int | None
    at: float | UnsetType = UNSET  # the server's time, by the minute; not of an answer
    by: Literal["bot", "person"] | None = None  # of `taken`: who plays the seat from here on
    why: WhyEnded | None = None  # of `ended`
    void: list[int] = field(default_factory=list)  # of `undone`, `redone`, `cut`: the entries that no longer count
    again: list[int] = field(default_factory=list)  # of `redone`: the entries that count again
    note: str | None = None  # a key of the interface's words: a bot that did not answer in time, …
    events: list[dict[str, Any]]


class Result(Struct, kw_only=True):
    scores: list[int]
    ranking: list[int]
    decided_by: str | None
    breakdown: list[dict[str, int]]
    closing: list[Line]  # what the game itself says of it


class ClockNow(Struct, kw_only=True):
    """The clocks at the moment `now` of the server: seconds by seat (null: a bot), and which of them run."""

    remaining: list[float | None]
    running: list[int]
    now: float
    out: int | None = None  # whose time is out, alone against bots: they go on without a clock, or let it end


class Ended(Struct, kw_only=True):
    """The game was ended before its end: a time was out, a player left, or rules changed under it (`seat` is null)."""

    why: WhyEnded
    seat: int | None = None


class Stopped(Struct, kw_only=True):
    """The log no longer agrees with the rules from an entry on; this is the position before it.

    The players go on from here (`POST /api/tables/{id}/go-on`) or end the game (`…/end`).
    """

    entry: int  # the first that no longer agrees
    was: int  # the version of the rules under which the table began
    version: int  # the present one


class Back(Struct, kw_only=True):
    """Where who plays alone can go back to: the entry to take back, and what began there (null: the game)."""

    entry: int
    stage: str | None = None
    n: int = 0


class Now(Struct, kw_only=True, tag="now"):
    """The table as one seat sees it (null: a spectator), and what happened since the last such message.

    Nobody owes anything at a table that has ended or stopped.
    """

    seq: int
    seat: int | None
    view: dict[str, Any]
    standing: list[Standing]
    to_act: list[int]
    asked: list[Asked]  # of every seat that owes a decision
    ask: Ask | None  # of this one
    legal: list[Answer]
    undo: int | None  # the entry of this seat that it could take back: nobody has learnt or answered anything by it
    back: list[Back]  # alone against bots: one step, the start of a turn, a round, the game; the nearest first
    redo: int | None  # the undo that could be taken back
    take_backs: int  # how often the person went back over what they had seen or a bot had answered
    hints: int  # at how many questions the coach was asked
    played_on: int | None  # how many actions were taken over from a replay
    entries: list[Entry]
    result: Result | None
    clock: ClockNow | None = None
    ended: Ended | None = None
    stopped: Stopped | None = None


class Next(Struct, kw_only=True, tag="next"):
    """What changed for a seat since it was told the position `was`, and what happened since.

    `change` is for the whole that the page has: by field of `Now`, from `view` to `stopped`, what changed there. Its
    form is told in `londinium.server.patch`. A page that has another position, or finds that the change does not fit,
    applies nothing of it and asks for the `whole`.
    """

    seq: int
    seat: int | None
    was: int
    change: dict[str, Any]
    entries: list[Entry]
    clock: ClockNow | UnsetType = UNSET  # at a table that has one


class Who(Struct, kw_only=True, tag="table"):
    """Somebody came, left, or the table started."""

    table: TableInfo


class No(Struct, kw_only=True, tag="no"):
    """An answer, an undo or a look ahead was refused; nothing changed. `to` is the message that it answers."""

    seat: int
    rule: str
    args: dict[str, Any]
    to: Play | Undo | WhatIf


class Sure(Struct, kw_only=True, tag="sure"):
    """The answer is held: it cannot be taken back. Send it again with `sure`."""

    seat: int
    ask: int
    action: int


class Because(Struct, kw_only=True, tag="why"):
    """The answer to `why`; without a rule the move is allowed."""

    seat: int
    move: dict[str, Any]
    rule: str | None = None
    args: dict[str, Any] = {}


class Then(Struct, kw_only=True, tag="if"):
    """The answer to `if`: the view after it, up to what cannot be taken back."""

    seat: int
    action: int
    view: dict[str, Any]
    standing: list[Standing]
    asked: list[Asked]  # nothing where it is final
    final: bool  # it shows something hidden, so it cannot be taken back
    after: list[int]  # as was asked, and so are `on` and `follows`
    on: bool
    follows: dict[str, Any] | None = None
    ask: Ask | None = None  # what the seat would be asked next, if that was asked for
    legal: list[Answer] = []


class History(Struct, kw_only=True, tag="log"):
    seat: int | None
    entries: list[Entry]
    earlier: int = 0  # entries before these that were not wanted


class Advised(Struct, kw_only=True):
    """An answer that the coach has looked at: what it expects of it, and why it ranks where it does."""

    action: int
    value: float  # the chance to win, from 0 to 1; alone, points
    reasons: list[Line]


class Advice(Struct, kw_only=True, tag="advice"):
    """The answer to `hint`: what the coach would answer by what the seat knows, then the next best."""

    seat: int
    ask: int
    candidates: list[Advised]


class Said(Struct, kw_only=True):
    """A message of the talk; without a seat it is a spectator's."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float


class Talk(Struct, kw_only=True, tag="talk"):
    """What was said: on opening the last hundred, then as it comes. A number that is known already says nothing new."""

    messages: list[Said]


class Mistake(Struct, kw_only=True, tag="error"):
    """A message was not understood, or too many came, or a move waits for the store; its page may be let go then."""

    error: str
    code: MistakeCode | UnsetType = UNSET


ToBrowser = Now | Next | Who | No | Sure | Because | Then | History | Advice | Talk | Mistake
