"""What pages and server say to each other about people. The client's types are generated from here."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from londinium.server.protocol import Name, SeatKind, TableStatus

ContestStatus = Literal["new", "playing", "done", "broken"]
Span = Literal["day", "week", "all"]


# A sign of one's own beside the name; "" is none
Sign = Literal["", "anchor", "bell", "bridge", "crown", "key", "lantern", "raven", "rose", "ship", "tower", "umbrella"]


Whom = Literal["all", "met", "none"]  # everybody, people one has finished a game with, nobody


class Person(Struct, kw_only=True):
    """Somebody, as lists of people show them."""

    name: str
    sign: Sign = ""


class Shows(Struct, kw_only=True, forbid_unknown_fields=True):
    """To whom somebody shows what of themselves, beyond name and sign."""

    rating: Whom = "all"
    games: Whom = "none"
    figures: Whom = "none"


class OwnProfile(Struct, kw_only=True):
    """What somebody sees of their own profile; without a name, they are not ranked."""

    name: str
    sign: Sign
    passkeys: int  # by which other devices can become theirs
    shows: Shows


class WantedName(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name
    sign: Sign | None = None  # None: as it was


class ProfileLink(Struct, kw_only=True):
    """A personal link to a profile: anyone who opens it has it."""

    path: str


class OpenedLink(Struct, kw_only=True, forbid_unknown_fields=True):
    """A personal link that somebody opened; `join`: this browser shall be another device of its maker."""

    token: Annotated[str, Meta(max_length=300)]
    join: bool = False


class PasskeyWanted(Struct, kw_only=True):
    """What a browser hands on to the device that makes or uses a passkey, as WebAuthn has it."""

    options: dict[str, Any]


class PasskeyGiven(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the device answers, as WebAuthn has it."""

    credential: dict[str, Any]


class ContestInfo(Struct, kw_only=True):
    """A daily or weekly game, as it stands for this browser. Scores and par are told when its own game is over."""

    game: str
    weekly: bool
    day: str  # of a weekly game, the week's Monday
    ends: float  # the server's time
    now: float  # the server's time
    hour: int  # at which days begin, by UTC
    status: ContestStatus  # `broken`: it was left before its end, and is not ranked
    table: str | None  # of the attempt that counts
    score: int | None
    ahead: int | None  # of par, in a weekly game whose par is known
    played: int  # how many people have finished it
    name: str  # under which this browser is ranked; without one it is not


class ContestRow(Struct, kw_only=True):
    """A line of a table; a weekly game's score is the difference to par. Several games are added up."""

    place: int
    who: Person
    me: bool
    points: int
    score: int
    games: int
    best: int  # score
    table: str | None = None  # of one game, that this browser may watch


class ContestTable(Struct, kw_only=True):
    """How people did on a day, in its week, or ever. What this browser may still play is not told."""

    game: str
    day: str
    span: Span
    sealed: bool  # a day is left out: it is told when one's own game is over
    rows: list[ContestRow]
    par: dict[str, int]  # points by level of the bots, on the same cards; empty until they have played
    target: int | None  # the points from which scores of a weekly game are counted
    opened: bool  # somebody has begun it, so the bots play it too
    first: str | None  # the first day on which anybody played


# What waits


class Waiting(Struct, kw_only=True):
    """A table that waits for this browser: of a tournament, or one that was found for it."""

    kind: Literal["tournament", "found"]
    game: str
    title: str  # of the tournament, if it has one
    link: str


# One's own games


Stage = Literal["running", "over"]  # running: not over yet, begun or not


class PlayedSeat(Struct, kw_only=True):
    """A seat of a game of one's own; without a score while it runs, or where it was ended before its end."""

    name: str
    kind: SeatKind
    bot: str | None  # its level, or the name that the host gave a program
    mine: bool
    gone: bool  # a person sat here who is in the store no more
    score: int | None
    place: int | None


class PlayedGame(Struct, kw_only=True):
    """A game of one's own, running or finished."""

    table: str
    game: str
    options: dict[str, Any]
    status: TableStatus
    seats: list[PlayedSeat]
    created: float
    over_at: float | None
    actions: int | None  # how many decisions it took
    daily: str | None
    counts: bool


class OwnGames(Struct, kw_only=True):
    """A page of one's own games, the newest first."""

    games: list[PlayedGame]
    page: int  # from 0 on
    pages: int
    found: int  # games on all pages


class Figure(Struct, kw_only=True):
    """What one reached in a kind of games: how many, how many were won, the best score, the mean."""

    games: int
    wins: int
    best: int
    mean: float


class Point(Struct, kw_only=True):
    """A score, and when."""

    at: float
    score: int
    won: bool


class Assessed(Struct, kw_only=True):
    """What the coach said of a game: how well it was played, and what chance brought."""

    at: float
    accuracy: float | None  # in percent; nothing without a choice
    luck: float | None  # a share of the chance to win, or points where one plays alone


class OwnFigures(Struct, kw_only=True):
    """One's own figures in a game with some number of players, where one browser held one seat."""

    game: str
    players: int
    all: Figure
    against: dict[str, Figure]  # by the strongest bot at the table, or `people` where there was none
    streak: int  # games won in a row, up to now
    longest: int
    last: list[Point]  # the latest games, the oldest of them first
    analysed: list[Assessed]  # the latest that the coach has looked at, in the same order


class HeadToHead(Struct, kw_only=True):
    """How one did against somebody, in finished games of all kinds at which each held one seat under one name."""

    name: str
    games: int
    won: int  # one's own place was the better one
    lost: int
    level: int  # they shared a place
    last: float  # when the latest of them ended


# What others see


class SeenRating(Struct, kw_only=True):
    """How strong somebody is in a game; within `spread` points it is right, 19 times of 20."""

    game: str
    rating: int
    spread: int
    games: int
    wins: int


class SeenGame(Struct, kw_only=True):
    """How a finished game went for somebody; where it was and with whom is not told."""

    game: str
    players: int
    place: int
    score: int
    over_at: float


class SeenProfile(Struct, kw_only=True):
    """All that others see of a profile; null is what its owner does not show them."""

    who: Person
    me: bool
    ratings: list[SeenRating] | None
    games: list[SeenGame] | None  # the latest first
    figures: list[OwnFigures] | None
