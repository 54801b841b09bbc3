"""What the coach says of a game, and playing on from it."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from londinium.kernel.speech import Line
from londinium.server.protocol.tables import Problem
from londinium.server.protocol.to_browser import Answer, Ask
from londinium.server.protocol.words import BotLevel, Name, Seat

AnalysisStatus = Literal["none", "waiting", "running", "done", "failed"]
DecisionClass = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class AnalysedSeat(Struct, kw_only=True):
    """A seat's result as a sum: start + chance + others + own = result."""

    seat: int
    start: float
    chance: float
    others: float
    own: float
    result: float
    accuracy: float | None  # nothing without a choice
    classes: dict[str, int]


class AnalysedMove(Struct, kw_only=True):
    action: int
    move: dict[str, Any]
    value: float
    line: Line | UnsetType = UNSET  # its words: of the best, and of what was played


class AnalysedDecision(Struct, kw_only=True):
    """A decision: what was played at this action, what the coach prefers, and what the difference cost."""

    seq: int
    seat: int
    question: str
    played: dict[str, Any]
    best: dict[str, Any]
    loss: float
    percent: float  # the same in percent of the chance to win
    class_: DecisionClass = field(name="class")
    reasons: list[Line]
    candidates: list[AnalysedMove]


class BySeat(Struct, kw_only=True):
    """A number for every seat at an action: what chance gave there, or what the position before it promised."""

    seq: int
    by_seat: list[float]


class Report(Struct, kw_only=True):
    """What the coach has found out, as `londinium analyse --json` prints it: `docs/analysis.md`."""

    game: str
    version: int
    why: Line | None  # why not what a bot has learnt is the coach, where one has learnt something
    unit: Literal["chance", "points"]  # of all values: the chance to win, or points where one plays alone
    calibrated: bool
    complete: bool
    seats: list[AnalysedSeat]
    decisions: list[AnalysedDecision]
    chance: list[BySeat]
    chart: list[BySeat]
    mattered: list[int]  # the decisions that cost most, by their `seq`


class AnalysisInfo(Struct, kw_only=True):
    """How far an analysis is: decisions looked at, and those in all; how many games come first."""

    status: AnalysisStatus
    budget: str
    done: int = 0
    total: int = 0
    ahead: int = 0
    report: Report | None = None  # as far as it has come; null where the reader knows it
    problem: Problem | None = None


class AskedThen(Struct, kw_only=True):
    """What a seat was asked at a step of a game that is over, and what it could have answered."""

    at: int
    seat: int
    ask: Ask
    legal: list[Answer]


class PlayOn(Struct, kw_only=True, forbid_unknown_fields=True):
    """Play on from a step of a replay against bots: with what came then, or with another future."""

    at: Annotated[int, Meta(ge=0)]
    seat: Seat
    name: Name = ""
    bot: BotLevel = "medium"
    future: Literal["same", "other"] = "same"
