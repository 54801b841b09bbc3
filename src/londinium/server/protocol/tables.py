"""Tables, seats and games, and what is asked for by REST."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from londinium.server.protocol.words import DAY, Bot, BotLevel, Hash, Id, Name, Seat, SeatKind, TableStatus, WhenGone


class Clock(Struct, kw_only=True, forbid_unknown_fields=True):
    """The time that a person's seat has for the whole game, and what it gets back whenever it stops owing; seconds."""

    time: Annotated[float, Meta(ge=10, le=30 * DAY)]
    increment: Annotated[float, Meta(ge=0, le=3 * DAY)]


class SeatInfo(Struct, kw_only=True):
    """A seat as everybody sees it; `mine` is about the browser that is told."""

    seat: int
    kind: SeatKind
    name: str
    bot: Bot | None = None
    mine: bool = False
    away: bool = False  # a person's seat without an open page
    bot_in: int | None = None  # told to the host of one that is away: seconds until it can be given to a bot
    stand_in: bool = False  # a bot plays on for a person, who can take the seat back
    back: bool = False  # this browser is theirs, or one of somebody who had the seat before them
    gone: bool = False  # a person sat here who is in the store no more
    rating: int | None = None  # of the one who has it, in the list of public tables


class TableInfo(Struct, kw_only=True):
    """A table without its game: who sits where, and what is played."""

    id: str
    game: str
    data: str  # the hash of its components
    options: dict[str, Any]
    players: int
    public: bool
    status: TableStatus
    seats: list[SeatInfo]
    host: bool  # whether this browser made the table
    created: float
    clock: Clock | None = None
    gone: WhenGone = "bot"  # what happens when a time is out or a player leaves: a bot plays on, or the game ends
    next: str | None = None  # the table of the rematch
    pack: str | None = None  # the name of components that are not the game's own
    corrected: bool = False  # they were brought by somebody, not shipped with some release
    practice: bool = False  # one person and bots: hints are given
    daily: str | None = None  # the day whose game is played here
    counts: bool = False  # it is somebody's one attempt at it
    rated: bool = False  # its result counts for the ladder: nothing is taken back, no hints, leaving is losing
    alone: bool = False  # one person plays, against bots or by themselves, and no other has sat here: it waits for them


class Offer(Struct, kw_only=True):
    """A way to play by itself, called by the game's message `offer-<name>`: these options are chosen with it."""

    name: str
    options: dict[str, Any]
    players: int | None  # the only number that it is for


class GameInfo(Struct, kw_only=True):
    """A game as the lobby shows it; its words are in the Fluent files."""

    id: str
    min_players: int
    max_players: int
    options: list[dict[str, Any]]  # name, title, description, default, schema
    data: str  # the hash of its components, which are read on their own
    board: str | None  # where the board is that its package brings; else the client has one, or the plain one serves
    lesson: bool  # whether there is a guided first game
    lessons: list[str]  # the ids of all its guided games
    offers: list[Offer]  # ways to play that stand beside the game itself
    levels: list[BotLevel]  # of its bots
    sources: dict[str, int]  # how many of its components come from where, by the kind of their provenance


class RuleInfo(Struct, kw_only=True):
    """A rule in the language asked for, or in English, as `lang` says."""

    id: str
    text: str
    lang: str
    no: bool  # it can refuse a move: its sentence is the message's `.no`
    ruling: str | None = None
    option: str | None = None  # it is played with this option only


class ChapterInfo(Struct, kw_only=True):
    title: str
    rules: list[RuleInfo]


class WantedSeat(Struct, kw_only=True, forbid_unknown_fields=True):
    """`me`: for this browser; `here`: a second person at it; `open`: for anyone with the link; `bot`."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name = ""
    bot: Bot = "medium"


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    game: Id
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    public: bool = False
    start: bool = False  # at once, if no seat is open
    clock: Clock | None = None
    gone: WhenGone = "bot"
    practice: bool = False  # with hints; for one person and bots
    pack: Hash | None = None  # of components that were brought: `POST /api/games/{game}/packs`
    rated: bool = False  # for the ladder: with a clock, each person at a browser of their own


class Join(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name
    seat: Seat | None = None  # the first open one
    invitation: Annotated[str, Meta(max_length=200)] | None = None  # to the place of a bot, after the start


class ChangeSeat(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the host may do with a seat; after the start, only give one whose owner has been away for a while to a bot.

    Its owner can always take it back: `POST /api/tables/{id}/seats/{seat}/back`. A player who goes says so by `/leave`.
    """

    kind: Literal["open", "bot"]
    bot: Bot = "medium"


class Link(Struct, kw_only=True):
    """A personal link: the browser that opens it holds the seat too."""

    path: str


class Problem(Struct, kw_only=True):
    """An error by REST: a sentence, and the rule and its arguments where one refused.

    `key` is the sentence among the interface's words, where it stands there, with the same arguments.
    """

    error: str
    rule: str | None = None
    args: dict[str, Any] = {}
    key: str | None = None
