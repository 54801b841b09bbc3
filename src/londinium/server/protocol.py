"""What server and browser say to each other. The client's types are generated from here.

By REST a table is made, joined and started; play goes over one WebSocket per table. Everything is JSON.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from londinium.kernel.speech import Component, Item, Line, Standing
from londinium.kernel.state import Asked

Id = Annotated[str, Meta(min_length=1, max_length=40)]
# What is shown of a name is what is there: nothing that turns the line round, nothing that has no width
CONTROL = "\\x00-\\x1f\\x7f-\\x9f"
DIRECTION = "\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069"
UNSEEN = "\\u00ad\\u115f\\u1160\\u180e\\u200b-\\u200d\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0"
Name = Annotated[str, Meta(max_length=40, pattern=f"^[^{CONTROL}{DIRECTION}{UNSEEN}]*$")]
Text = Annotated[str, Meta(min_length=1, max_length=400, pattern=f"^[^{CONTROL}{DIRECTION}]*$")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Seat = Annotated[int, Meta(ge=0, le=9)]
BotLevel = Literal["easy", "medium", "hard", "expert"]
Bot = Annotated[str, Meta(min_length=1, max_length=16)]  # a level, or the name of a program that the host offers

SeatKind = Literal["open", "person", "bot"]
TableStatus = Literal["gathering", "playing", "over"]
WhenGone = Literal["bot", "end"]
WhyEnded = Literal["timed", "left", "stopped"]
MistakeCode = Literal["unreadable", "too-many", "not-yours", "not-started", "ended", "stopped", "store", "no-hint"]
EntryKind = Literal[
    "started",
    "played",
    "undone",
    "redone",
    "timed",
    "unclocked",
    "paused",
    "resumed",
    "left",
    "taken",
    "ended",
    "cut",
    "hinted",
    "turned",
]

DAY = 24 * 3600


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
    offers: "list[Offer]"  # ways to play that stand beside the game itself
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


# By REST


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


# From the browser


class Play(Struct, kw_only=True, forbid_unknown_fields=True, tag="play"):
    """An answer. Without `sure`, one that cannot be taken back may be held until the person says so."""

    seat: Seat
    ask: int
    action: int
    sure: bool = True


class Undo(Struct, kw_only=True, forbid_unknown_fields=True, tag="undo"):
    """Take an entry of one's own back: `Now.undo`. If that is no longer the one, nothing changes.

    Who plays alone against bots may name any of `Now.back`: that entry goes, and all that came after it.
    """

    seat: Seat
    entry: int


class Redo(Struct, kw_only=True, forbid_unknown_fields=True, tag="redo"):
    """Put back what an undo of one's own took: `Now.redo`. If that is no longer the one, nothing changes."""

    seat: Seat
    entry: int


class Why(Struct, kw_only=True, forbid_unknown_fields=True, tag="why"):
    """Why may this move not be made?"""

    seat: Seat
    move: dict[str, Any]


class WhatIf(Struct, kw_only=True, forbid_unknown_fields=True, tag="if"):
    """What would this answer do? Played on a guess, told up to what cannot be taken back."""

    seat: Seat
    action: int


class ReadLog(Struct, kw_only=True, forbid_unknown_fields=True, tag="log"):
    """What happened so far, as a seat was told it (null: a spectator): everything, or the latest of it."""

    seat: Seat | None
    since: int = 0
    before: int | None = None  # only what came before this entry
    most: Annotated[int, Meta(ge=1, le=5000)] | None = None  # how many entries: the latest


class Whole(Struct, kw_only=True, forbid_unknown_fields=True, tag="whole"):
    """A `next` did not fit what the page has of this seat (null: a spectator): it wants a `now`, and what it missed."""

    seat: Seat | None
    since: int = 0  # the last entry that it was told


class Hint(Struct, kw_only=True, forbid_unknown_fields=True, tag="hint"):
    """What would the coach answer? Where only bots are the opponents."""

    seat: Seat
    ask: int


class Say(Struct, kw_only=True, forbid_unknown_fields=True, tag="say"):
    """Something said at the table: by a seat, or by a spectator (null) under a name of their own."""

    seat: Seat | None
    text: Annotated[
        str, Meta(min_length=1, max_length=400, pattern="^[^\\x00-\\x1f\\x7f\\u2028-\\u202e\\u2066-\\u2069]*$")
    ]
    name: Name = ""


FromBrowser = Play | Undo | Redo | Why | WhatIf | ReadLog | Whole | Hint | Say


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
    """An answer that may be given; `said` are the arguments of its words beyond the fields of the move."""

    action: int
    move: dict[str, Any]
    said: dict[str, Any] | UnsetType = UNSET


class Entry(Struct, kw_only=True):
    """One entry of the table's log, as a seat is told it."""

    seq: int
    kind: EntryKind
    seat: int | None = None
    at: float = 0.0  # the server's time, by the minute; 0 of an answer
    by: Literal["bot", "person"] | None = None  # of `taken`: who plays the seat from here on
    why: WhyEnded | None = None  # of `ended`
    void: list[int] = field(default_factory=list)  # of `undone`, `redone`, `cut`: the entries that no longer count
    again: list[int] = field(default_factory=list)  # of `redone`: the entries that count again
    note: str | None = None  # a key of the interface's words: a bot that did not answer in time, …
    events: list[dict[str, Any]] = field(default_factory=list)


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
    clock: ClockNow | None = None


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
    """A message that was not understood, or too many of them; the connection may be closed after it."""

    error: str
    code: MistakeCode | UnsetType = UNSET


ToBrowser = Now | Next | Who | No | Sure | Because | Then | History | Advice | Talk | Mistake


# Replays and records


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


# The coach

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


class Kept(Struct, kw_only=True):
    """A record was verified and kept; its replay is at `/replay/<id>`."""

    id: str


# Components


class ComponentInfo(Struct, kw_only=True):
    """A card, a tile, a place: its values, and where they come from."""

    file: str
    group: str
    id: str
    value: Any
    provenance: dict[str, Any]


class ComponentsInfo(Struct, kw_only=True):
    """What is played with: the data files, for drawing, and every entry of them, for reading."""

    game: str
    data: str
    pack: str | None
    files: dict[str, Any]
    entries: list[ComponentInfo]
    said: dict[str, dict[str, Component]]  # in words, by kind and id


class FieldChange(Struct, kw_only=True):
    """A field and what stands in it, as JSON; null where it does not stand there."""

    field: str
    was: str | None
    now: str | None


class ChangeInfo(Struct, kw_only=True):
    """An entry that is not as in the game as shipped; `order`: the entries of the list are, but stand otherwise."""

    file: str
    group: str
    id: str
    kind: Literal["changed", "added", "removed", "order"]
    fields: list[FieldChange]


class PackInfo(Struct, kw_only=True):
    """Components by their hash, and how they differ from the game as shipped: a table is made with them by `data`."""

    game: str
    data: str
    name: str
    count: int  # of the entries that differ; the first of them are told:
    changes: list[ChangeInfo]


# A box that its owner holds against the components

BoxAnswer = Literal["same", "different", "unsure", "missing"]


class OwnedBox(Struct, kw_only=True, forbid_unknown_fields=True):
    """Which box somebody has; the year is null where nobody knows it."""

    edition: Annotated[str, Meta(max_length=60)] = ""
    language: Annotated[str, Meta(max_length=40)] = ""
    year: Annotated[int, Meta(ge=1900, le=2100)] | None = None


class BoxChecked(Struct, kw_only=True, forbid_unknown_fields=True):
    """What an owner says of a component: without an answer, it is taken back. Of several, the latest counts.

    A place is its file, list and id: `market_cards/market_cards/BAL-1`. `value` is what stands on theirs.
    """

    place: Annotated[str, Meta(min_length=1, max_length=200)]
    answer: BoxAnswer | None
    at: float
    value: Any = None


class CheckInfo(Struct, kw_only=True):
    """How far somebody has come with their box.

    `box` names this copy of it, so that nobody agrees with themselves; "" where they have not said which they have.
    """

    game: str
    box: str
    owned: OwnedBox
    answers: list[BoxChecked]


class CheckKept(Struct, kw_only=True):
    """What was said is kept: of how many components, in all."""

    answers: int


# Lessons


class NoteInfo(Struct, kw_only=True):
    """A note beside a replay; `text` is a key of the lesson's words.

    A place is a group of the game's components or an entry of one: `river`, `stations/12`, `pencils/green`.
    """

    at: int
    seat: int | None
    places: list[str]
    text: str


class Until(Struct, kw_only=True):
    """Where practice ends: when this stage has begun."""

    stage: str
    n: int


class PracticeInfo(Struct, kw_only=True):
    """The table on which what was read is tried out."""

    seats: list[WantedSeat]
    options: dict[str, Any]
    until: Until


class LessonInfo(Struct, kw_only=True):
    """A guided game: notes on a replay, then a table to practise at, with hints."""

    id: str
    game: str
    lessons: list[str]  # the ids of all guided games of this game
    replay: str  # the id of its replay
    notes: list[NoteInfo]
    practice: PracticeInfo


# The lobby


class Offer(Struct, kw_only=True):
    """A way to play by itself, called by the game's message `offer-<name>`: these options are chosen with it."""

    name: str
    options: dict[str, Any]
    players: int | None  # the only number that it is for


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
    """A table that may be set up: do its options go together, and with so many players?"""

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
