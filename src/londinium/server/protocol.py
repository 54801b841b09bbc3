"""What server and browser say to each other. The client's types are generated from here.

By REST a table is made, joined and started; play goes over one WebSocket per table. Everything is JSON.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(max_length=40, pattern="^[^\\x00-\\x1f]*$")]
Seat = Annotated[int, Meta(ge=0, le=9)]
BotLevel = Literal["easy", "medium", "hard"]

SEATED = Literal["open", "person", "bot"]


class SeatInfo(Struct, kw_only=True):
    """A seat as everybody sees it; `mine` and `here` are about the browser that is told."""

    seat: int
    kind: SEATED
    name: str
    bot: BotLevel | None = None
    mine: bool = False
    away: bool = False  # a person's seat without an open page


class TableInfo(Struct, kw_only=True):
    """A table without its game: who sits where, and what is played."""

    id: str
    game: str
    options: dict[str, Any]
    players: int
    public: bool
    status: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    host: bool  # whether this browser made the table
    created: float
    next: str | None = None  # the table of the rematch
    pack: str | None = None  # the name of components that are not the game's own


class GameInfo(Struct, kw_only=True):
    """A game as the lobby shows it; its words are in the Fluent files."""

    id: str
    min_players: int
    max_players: int
    options: list[dict[str, Any]]  # name, title, description, default, schema
    components: dict[str, Any]  # the data files, for drawing


class RuleInfo(Struct, kw_only=True):
    id: str
    text: str
    ruling: str | None = None


class ChapterInfo(Struct, kw_only=True):
    title: str
    rules: list[RuleInfo]


# By REST


class WantedSeat(Struct, kw_only=True, forbid_unknown_fields=True):
    """`me`: for this browser; `here`: a second person at it; `open`: for whoever has the link; `bot`."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    bot: BotLevel = "medium"


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    game: Id
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    public: bool = False
    start: bool = False  # at once, if no seat is open


class Join(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name
    seat: Seat | None = None  # the first open one


class ChangeSeat(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the host may do with a seat; after the start, only give one that nobody plays to a bot."""

    kind: Literal["open", "bot"]
    bot: BotLevel = "medium"


class Link(Struct, kw_only=True):
    """A personal link: whoever opens it holds the seat too."""

    path: str


class Problem(Struct, kw_only=True):
    """An error by REST: a sentence, and the rule and its arguments where one refused."""

    error: str
    rule: str | None = None
    args: dict[str, Any] = {}


# From the browser


class Play(Struct, kw_only=True, forbid_unknown_fields=True, tag="play"):
    """An answer. Without `sure`, one that cannot be taken back may be held until the person says so."""

    seat: Seat
    ask: int
    action: int
    sure: bool = True


class Undo(Struct, kw_only=True, forbid_unknown_fields=True, tag="undo"):
    seat: Seat


class Why(Struct, kw_only=True, forbid_unknown_fields=True, tag="why"):
    """Why may this move not be made?"""

    seat: Seat
    move: dict[str, Any]


class WhatIf(Struct, kw_only=True, forbid_unknown_fields=True, tag="if"):
    """What would this answer do? Played on a guess, told up to what cannot be taken back."""

    seat: Seat
    action: int


class Told(Struct, kw_only=True, forbid_unknown_fields=True, tag="log"):
    """Everything that happened so far, as a seat was told it (null: a spectator)."""

    seat: Seat | None
    since: int = 0


FromBrowser = Play | Undo | Why | WhatIf | Told


# To the browser


class Ask(Struct, kw_only=True):
    """A question; `id` goes back with the answer."""

    id: int
    kind: str
    prompt: str
    context: dict[str, Any]
    moves: list[str]
    aside: list[str]


class Answer(Struct, kw_only=True):
    action: int
    move: dict[str, Any]


class Entry(Struct, kw_only=True):
    """One entry of the table's log, as a seat is told it."""

    seq: int
    kind: Literal["started", "played", "undone", "taken"]
    seat: int | None = None
    note: str | None = None  # a key of the interface's words: a bot that did not answer in time, …
    events: list[dict[str, Any]] = field(default_factory=list)


class Result(Struct, kw_only=True):
    scores: list[int]
    ranking: list[int]
    decided_by: str | None
    breakdown: list[dict[str, int]]


class Now(Struct, kw_only=True, tag="now"):
    """The table as one seat sees it (null: a spectator), and what happened since the last such message."""

    seq: int
    seat: int | None
    view: dict[str, Any]
    to_act: list[int]
    ask: Ask | None
    legal: list[Answer]
    can_undo: bool
    entries: list[Entry]
    result: Result | None
    clock: None = None


class Who(Struct, kw_only=True, tag="table"):
    """Somebody came, left, or the table started."""

    table: TableInfo


class No(Struct, kw_only=True, tag="no"):
    """An answer or an undo was refused; nothing changed."""

    seat: int
    rule: str
    args: dict[str, Any]


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
    final: bool  # it shows something hidden, so it cannot be taken back


class History(Struct, kw_only=True, tag="log"):
    seat: int | None
    entries: list[Entry]


class Mistake(Struct, kw_only=True, tag="error"):
    """A message that was not understood, or too many of them; the connection may be closed after it."""

    error: str
    code: Literal["unreadable", "too-many", "not-yours", "not-started", "gone"] | UnsetType = UNSET


ToBrowser = Now | Who | No | Sure | Because | Then | History | Mistake
