"""Replays, records and the story of a game."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from londinium.kernel.speech import Item, Line, Standing
from londinium.kernel.state import Asked
from londinium.server.protocol.tables import SeatInfo
from londinium.server.protocol.to_browser import Result


class Mark(Struct, kw_only=True):
    """A round, a turn or a phase began at a step of a replay."""

    at: int
    stage: str
    n: int


class ReplayMove(Struct, kw_only=True):
    """A step of a replay in the list of moves: who did what; null where this viewer may not see it.

    `asked` as in the event that tells it. Nobody moves where chance was turned another way: played on from a replay.
    """

    seat: int | None
    move: dict[str, Any] | None
    asked: str | UnsetType = UNSET
    said: Line | UnsetType = UNSET  # likewise


class Parting(Struct, kw_only=True):
    """A record made by other rules, shown up to the action `at`, which the present rules no longer allow or ask for."""

    at: int
    reason: str


class Recorded(Struct, kw_only=True):
    """The result that a record names, whatever the present rules make of it."""

    scores: list[int]
    ranking: list[int]


class ReplayInfo(Struct, kw_only=True):
    """A game to look at again, as a seat saw it (null: a spectator). Step 0 is the start, then one for each action."""

    id: str
    game: str
    data: str  # the hash of its components
    pack: str | None  # the name of components that are not the game's own
    corrected: bool  # they were brought by somebody, not shipped with some release
    version: int  # of the rules that made it
    rules: int  # of the rules that replay it
    players: int
    options: dict[str, Any]
    table: str | None  # the id of its table, if it was played here
    people: list[SeatInfo]  # who sat there; empty for a record from elsewhere
    over: bool  # nothing more will come; false while its table plays
    result: Result | None
    recorded: Recorded | None  # what the record says, where it was not confirmed
    parting: Parting | None
    record: str | None  # where the record can be downloaded; null while the game runs
    seats: list[int | None]  # whose view may be asked for
    seat: int | None
    take_backs: int  # as in `Now`
    hints: int
    played_on: int | None
    count: int  # of steps: frames 0 to count are there
    marks: list[Mark]
    moves: list[ReplayMove]  # by step, the first being step 1


class Frame(Struct, kw_only=True):
    """A step of a replay: what was done and what came of it, and the table after it."""

    at: int
    seat: int | None  # who acted; null at the start, and where chance was turned another way
    move: dict[str, Any] | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    standing: list[Standing]
    to_act: list[int]
    asked: list[Asked]


class Moment(Struct, kw_only=True):
    """How everybody stood when stages of the game had just begun at a step of its replay, or at its end."""

    at: int
    stages: list[Mark]
    scores: list[int]


class Round(Struct, kw_only=True):
    """What every seat gained in a round, or whatever a game is played in."""

    stage: Mark
    gained: list[int]


class Swing(Struct, kw_only=True):
    """The turn that decided: between two moments the lead of a seat grew most. Alone: its points did."""

    seat: int
    n: int
    moment: int  # the one at which it began


class Story(Struct, kw_only=True):
    """How a game that is over came to its result."""

    moments: list[Moment]
    rounds: list[Round]  # of a game that has a few
    swing: Swing | None  # nothing where several won
    items: list[list[Item]]  # by seat: what its points are for, category by category


class Kept(Struct, kw_only=True):
    """A record was verified and kept; its replay is at `/replay/<id>`."""

    id: str
