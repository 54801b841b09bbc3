"""What pages and server say to each other about tournaments. The client's types are generated from here."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from londinium.server.protocol import Clock, Id, Name
from londinium.server.tournament.standing import System

TournamentStatus = Literal["gathering", "playing", "over"]


class NewTournament(Struct, kw_only=True, forbid_unknown_fields=True):
    """What somebody wants to hold. Without `rounds`, the number of players decides."""

    game: Id
    clock: Clock
    title: Name = ""
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    system: System = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=15)] = 0
    wait: Annotated[int, Meta(ge=1, le=4320)] = 5  # minutes for which a player is waited for


class Enter(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name


class TournamentPlayer(Struct, kw_only=True):
    """A line of the standing; without a name, a person who is in the store no more."""

    number: int
    name: str
    me: bool
    out: bool
    place: int | None  # from the first round on
    points: float
    buchholz: float  # the points of those they met
    berger: float  # Sonneborn-Berger: the points of those they beat
    wins: int


class BoardSeat(Struct, kw_only=True):
    player: int  # their number
    came: bool
    points: float | None  # when the board is over


class TournamentBoard(Struct, kw_only=True):
    """Who meets at a board; one alone has a bye, or rests."""

    board: int
    seats: list[BoardSeat]
    table: str | None
    over: bool


class TournamentRound(Struct, kw_only=True):
    round: int
    boards: list[TournamentBoard]


class OwnBoard(Struct, kw_only=True):
    """Where this browser plays in the present round."""

    board: int
    others: list[str]  # their names
    came: bool
    table: str | None  # once everybody was there
    seconds: int  # until those who have not come are out


class TournamentInfo(Struct, kw_only=True):
    """A tournament as its page shows it: names that people took for it, and nothing else of them."""

    id: str
    title: str
    game: str
    options: dict[str, Any]
    seats: int
    system: System
    rounds: int  # 0: the number of players decides at the start
    round: int
    clock: Clock
    wait: int  # minutes
    status: TournamentStatus
    host: bool  # whether this browser holds it
    me: int | None  # this browser's number
    players: list[TournamentPlayer]  # in the order of the standing
    played: list[TournamentRound]  # the latest round first
    own: OwnBoard | None
    least: int  # players for a start
    most: int


class OfTable(Struct, kw_only=True):
    """The tournament that a table is part of: told to those who play in it."""

    tournament: str | None


class TournamentLine(Struct, kw_only=True):
    """A tournament in the list of one's own."""

    id: str
    title: str
    game: str
    status: TournamentStatus
    players: int
    round: int
    rounds: int
    ready: bool  # this browser's table waits for it
