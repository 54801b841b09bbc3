"""What pages and server say to each other about ladders. The client's types are generated from here."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from londinium.server.people.shapes import Person
from londinium.server.protocol import Id, Name

Pace = Literal["live", "days"]
SeekingStatus = Literal["idle", "waiting", "seated"]


class Strength(Struct, kw_only=True):
    """How strong somebody is in a game; within `spread` points it is right, 19 times of 20."""

    rating: int
    spread: int
    games: int
    wins: int
    provisional: bool  # too few games for a place


class LadderRow(Struct, kw_only=True):
    """A line of a ladder: somebody with a name, or a level of bots."""

    place: int | None  # people who are no longer provisional; bots stand between them
    who: Person | None
    bot: str | None  # its level
    me: bool
    strength: Strength


class Ladder(Struct, kw_only=True):
    """The ladder of a game, the strongest first, and after them who has played too little for a place."""

    game: str
    rows: list[LadderRow]
    provisional: list[LadderRow]
    needed: int  # games for a place
    mine: Strength | None  # of this browser, if it has played a rated game
    named: bool  # whether this browser has a name: nobody stands in a ladder without one


class RatedSeat(Struct, kw_only=True):
    """What a rated game did to the ratings of those who sat there."""

    seat: int
    place: int
    forfeit: bool
    hidden: bool  # its person does not show a rating to this browser
    rating: int | None  # after it; null until it is counted
    change: int | None


class RatedGame(Struct, kw_only=True):
    table: str
    void: bool  # the rules were corrected under it: it does not count
    seats: list[RatedSeat]


# Finding a game


class WantedGame(Struct, kw_only=True, forbid_unknown_fields=True):
    """What somebody wants to play: now, from an hour on, or a move every few days."""

    game: Id
    players: Annotated[int, Meta(ge=1, le=8)] = 2
    pace: Pace = "live"
    at: float | None = None  # seconds since 1970 from which one will be here; null: now
    rated: bool = False
    name: Name = ""


class Seeking(Struct, kw_only=True):
    """How far the search of a browser has come."""

    status: SeekingStatus
    game: str = ""
    players: int = 0
    pace: Pace = "live"
    rated: bool = False
    at: float | None = None  # from then on one looks; null: since now
    waited: int = 0  # seconds
    within: int = 0  # points of rating that others may be apart; it grows
    others: int = 0  # who want the same, before the hour: who will be here by then
    bot: str | None = None  # the level that is offered after a while
    table: str | None = None  # when it was found


class Plan(Struct, kw_only=True):
    """A game that others will be here for."""

    game: str
    players: int
    rated: bool
    at: float
    others: int
