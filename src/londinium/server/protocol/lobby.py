"""What the lobby shows: offers of a server, one's own tables and how they stand."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from londinium.kernel.speech import Line
from londinium.server.protocol.tables import Problem, TableInfo


class Score(Struct, kw_only=True):
    """What a seat's position is worth as it stands."""

    seat: int
    total: int
    more: bool  # something adds to it that this browser does not see


class Progress(Struct, kw_only=True):
    """How far a game has come, as one who holds a seat may know it."""

    said: list[Line]  # by the game: its round, its phase
    scores: list[Score]  # empty where the game says none
    to_act: list[int]
    at: float  # when something happened last, by the minute


class OwnTable(TableInfo, kw_only=True):
    """A table at which this browser holds a seat; of those that are played, the newest say how they stand."""

    progress: Progress | None = None
    paused: bool = False  # alone against bots: the game waits while the person is in the lobby


class Wanted(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table that may be set up: do its options go together, and with that number of players?"""

    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Any] = {}


class Fitting(Struct, kw_only=True):
    """Without a problem, they do."""

    problem: Problem | None = None


class Offered(Struct, kw_only=True):
    """Who can sit at a table besides people: the levels, then the programs that the host offers by name."""

    bots: list[str]


class Reach(Struct, kw_only=True):
    """Where others in the network reach the server, as far as it knows and this browser may."""

    addresses: list[str]
