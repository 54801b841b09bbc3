"""The fold: a table's log, entry by entry, gives its position. Nothing else does: no clock, no store, no chance.

To write an entry is to copy the position, carry the entry out on the copy, append it to the store, and only then to
put the copy in place. So what cannot be carried out is never written, and what was not written never happened.
"""

import hashlib
from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from londinium.kernel.decisions import Decision
from londinium.kernel.events import Event
from londinium.kernel.game import Game
from londinium.kernel.refusal import Refusal, Refused
from londinium.kernel.rng import CHANCE
from londinium.kernel.state import State
from londinium.kernel.undo import replay_to_barrier, take_back
from londinium.server import clocks
from londinium.server.clocks import Clocks
from londinium.server.protocol import Clock, TableStatus, WhyEnded
from londinium.server.rows import EntryRow, Snapshot, TableRow
from londinium.server.trail import Dropped, Stage, Step, Trail, stages_of, ways_back

AGREED = 0.0  # the time from which a bot plays for somebody who wanted it so
AT_ONCE = 0.0  # what is due at once: a bot's decision
TO_COUNT = -1  # how many answers an entry forces is seen when it is carried out
OLDER_DIGITS = 12  # of a check before checks had the records' form
WAY = ("steps", "begun", "dropped", "people", "shared", "paused", "out")  # in a snapshot
Way = tuple[list[Step], list[Stage], list[Dropped], frozenset[int], list[list[int]], bool, int | None]
MARKS = ("take_backs", "hints", "hinted", "played_on")  # likewise
Marks = tuple[int, int, int | None, int | None]


class Disagrees(Exception):
    """An entry of a log that does not fit where it stands: it was written under other rules."""


class Recent(NamedTuple):
    """An action since something hidden last became known: it may be taken back."""

    seat: int
    seq: int
    gained: bool  # an increment came with it
    asked: int  # the entry at which its question was put
    last: int  # the last number of its entry


class Happened(NamedTuple):
    """An entry, and what came of it."""

    entry: EntryRow
    events: list[Event]


class Ending(NamedTuple):
    """Why a game was ended before its end."""

    why: WhyEnded
    seat: int | None


class Position:
    """A table after some entries of its log."""

    __slots__ = (
        "_at_barrier",
        "_decisions",
        "_trail",
        "asks",
        "at",
        "begun",
        "bots",
        "clock",
        "clocks",
        "dropped",
        "ended",
        "forfeits",
        "game",
        "given",
        "hinted",
        "hints",
        "options",
        "out",
        "paused",
        "people",
        "played_on",
        "players",
        "rated",
        "recent",
        "seq",
        "shared",
        "state",
        "steps",
        "stopped",
        "strict",
        "take_backs",
    )

    def __init__(self, game: Game, players: int, options: Any, clock: Clock | None) -> None:
        self.game, self.players, self.options, self.clock = game, players, options, clock
        self.seq = 0
        self.at = 0.0  # the time of the last entry
        self.state: State | None = None
        self.asks: list[int | None] = [None] * players  # by seat: the entry at which its question was put
        self.recent: list[Recent] = []
        self.steps: list[Step] = []  # for every action of the state's record
        self.begun: list[Stage] = []  # what began with the game
        self.dropped: list[Dropped] = []  # what was taken back and can be redone, the last at the end
        self.take_backs = 0  # how often somebody alone went back over what they had seen or a bot had answered
        self.hints = 0  # at how many questions the coach was asked
        self.hinted: int | None = None  # the last of them
        self.played_on: int | None = None  # how many actions were taken over from a replay
        self.bots: frozenset[int] = frozenset()
        self.people: frozenset[int] = frozenset()  # the seats that a person has, or had
        self.shared: list[list[int]] = []  # the seats of each browser that has several
        self.given: dict[int, float] = {}  # by seat: since when a bot plays it for a person, or 0 if they agreed
        self.clocks: Clocks | None = None
        self.paused = False  # whoever plays alone is away
        self.out: int | None = None  # the seat that plays alone, while its time is out and it says how to go on
        self.strict = False  # nobody goes back over what was revealed, alone or not: the game is compared with others
        self.rated: list[str] | None = None  # by seat, who plays for the ladder; None: it does not count there
        self.forfeits: frozenset[int] = frozenset()  # seats whose person left or ran out of time, back again or not
        self.ended: Ending | None = None
        self.stopped: int | None = None  # the first entry that no longer agrees with the rules
        self._decisions: list[Decision | None] = [None] * players  # by seat, what it owes
        self._at_barrier: State | None = None  # when something hidden last became known, if it is at hand
        self._trail = Trail()

    @classmethod
    def before(cls, row: TableRow, game: Game) -> "Position":
        """The position of a table that has not started."""
        return cls(game, row.players, row.options, row.clock)

    def copy(self) -> "Position":
        """A twin to go on with. The original stays as it is from now on: its state may serve the twin to undo."""
        twin = Position.__new__(Position)
        twin.game, twin.players, twin.options, twin.clock = self.game, self.players, self.options, self.clock
        twin.seq, twin.at, twin.bots, twin.ended, twin.stopped = self.seq, self.at, self.bots, self.ended, self.stopped
        twin.state = self.state.copy() if self.state else None
        twin.asks, twin.recent, twin.steps = self.asks.copy(), self.recent.copy(), self.steps.copy()
        twin.begun, twin.dropped, twin.take_backs = self.begun, self.dropped, self.take_backs
        twin.hints, twin.hinted, twin.played_on = self.hints, self.hinted, self.played_on
        twin.given, twin.people, twin.shared = self.given.copy(), self.people, self.shared
        twin.strict, twin.rated, twin.forfeits = self.strict, self.rated, self.forfeits
        twin.paused, twin.out, twin._trail = self.paused, self.out, self._trail.copy()
        twin.clocks = self.clocks.copy() if self.clocks else None
        twin._decisions = self._decisions.copy()
        twin._at_barrier = self._at_barrier if self.recent else self.state
        return twin

    # What it says

    @property
    def over(self) -> bool:
        return self.ended is not None or (self.state is not None and self.state.over)

    @property
    def status(self) -> TableStatus:
        return "over" if self.over else "playing" if self.seq else "gathering"

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that owe a decision: none where the game has ended or stands still."""
        if self.state is None or self.ended or self.stopped or self.out is not None:
            return ()
        return self.state.to_act

    @property
    def alone(self) -> int | None:
        """The seat of the one person here, who plays against bots or by themselves; None where others sit or sat.

        A rated game is one among people, even against bots: its clock runs, and nothing is taken back.
        """
        if self.rated is not None:
            return None
        return next(iter(self.people)) if len(self.people) == 1 else None

    @property
    def free(self) -> int | None:
        """The seat that goes back as far as it likes: it plays alone, and its result is compared with nobody's."""
        return None if self.strict else self.alone

    @property
    def seqs(self) -> list[int]:
        """For every action of the state's record, its entry."""
        return [step.seq for step in self.steps]

    @property
    def covert(self) -> int | None:
        """The seat that alone owes an answer, if whether it has a choice there tells of what only it can see."""
        decision = self._decisions[self.owing[0]] if len(self.owing) == 1 else None
        return decision.seat if decision and decision.ask and decision.ask["kind"] in self.game.covert else None

    @property
    def due(self) -> float | None:
        """When something has to be done here without anybody asking: at once, if a bot owes."""
        if self.bots and any(seat in self.bots for seat in self.owing):
            return AT_ONCE
        return clocks.deadline(self.clocks) if self.clocks else None

    def undoable(self, seat: int | None) -> int | None:
        """The entry that a seat can take back, if nobody has answered to it."""
        return self.undoable_of(self.last_of(seat))

    def undoable_of(self, own: Recent | None) -> int | None:
        """The same, of what the seat would take back."""
        if own is None:
            return None
        if own is self.recent[-1]:
            return own.seq  # nobody has done anything since
        for one in self.recent:
            if one.seq > own.seq and one.asked >= own.seq:  # somebody has answered
                return None if self._refuses(own) else own.seq
        return own.seq

    def ways_back(self, seat: int | None) -> list[tuple[int, Stage | None]]:
        """Where whoever plays alone can go back to, the nearest first: the entry to take back, and what began there."""
        if seat is None or seat != self.free or not self._can_turn_back(seat):
            return []
        assert self.state is not None
        own = [number for number, (who, _) in enumerate(self.state.past or ()) if who == seat]
        return [(self.steps[number].seq, stage) for number, stage in ways_back(own, self.steps, self.begun)]

    def redoable(self, seat: int | None) -> int | None:
        """The undo that whoever plays alone can take back."""
        if seat is None or seat != self.free or not self.dropped or not self._can_turn_back(seat):
            return None
        return self.dropped[-1].seq

    def _can_turn_back(self, seat: int) -> bool:
        return not (self.over or self.stopped or self.out is not None or seat in self.bots or self.state is None)

    def last_of(self, seat: int | None) -> Recent | None:
        """What a seat would take back; what is over stays over, since its record is given out."""
        if not self.recent or self.over or self.stopped or self.rated is not None:
            return None
        for one in reversed(self.recent):
            if one.seat == seat:
                return one
        return None

    def owed(self, seat: int) -> Decision | None:
        """What a seat owes, and may answer."""
        return self._decisions[seat]

    def asks_still(self, seat: int, later: "Position") -> bool:
        """Whether a seat that owes later on is asked the same, in the same words, if it has done nothing since.

        One that has taken something back may be asked the same again, with the same answers that bring something else.
        """
        return self.asks[seat] == later.asks[seat] and seat in self.owing

    def _refuses(self, own: Recent) -> bool:
        """Whether an action stays, since somebody was asked something after it and has answered: it is tried."""
        assert self.state is not None
        self._at_barrier = self._at_barrier or replay_to_barrier(self.state)
        return isinstance(take_back(self.state, own.seat, self._at_barrier, self.bots), Refusal)

    # What an entry does

    def write(self, entry: EntryRow) -> list[Event]:
        """Carry out an entry that is to be written, and note in it what its readers need; what happened.

        Beside an answer, the digest of what was asked and allowed, and how many others it forced; beside an undo, the
        entries that it voids, and beside its undo those that count again.
        """
        if entry.kind == "played" and (decision := self._answered(entry)):
            entry.more |= {"check": decision.digest(), "forced": TO_COUNT}
        before = self.steps
        told = self.carry_out(entry)
        if entry.kind in ("undone", "redone"):
            entry.more["void"] = _numbers(before, self.steps)
        if entry.kind == "redone":
            entry.more["again"] = _numbers(self.steps, before)
        return told

    def take(self, entry: EntryRow, void: Collection[int] = ()) -> list[Event]:
        """Take in an entry that stands in the log; what happened. The first that does not agree stops the table.

        `void` are entries that a later one has cut off.
        """
        if entry.seq in void or (self.stopped and entry.kind not in ("cut", "ended")):
            self.seq, self.at = entry.last, max(self.at, entry.at)
            return []
        try:
            self._compare(entry)
            if entry.kind == "played" and not self.recent and self.state is not None:
                self._at_barrier = self.state.copy()  # if this can be taken back, it is from here
            return self.carry_out(entry)
        except (Disagrees, Refused):
            self.stopped, self.seq = entry.seq, entry.last
            self.at = max(self.at, entry.at)
            self._number_questions([None] * self.players)
            self._run_clocks()
            return []

    def _compare(self, entry: EntryRow) -> None:
        """Hold the digest beside an answer against what is asked here; the oldest logs have none."""
        check, decision = entry.more.get("check"), self._answered(entry)
        if entry.kind != "played" or check is None:
            return
        if decision is None or check != (_older_check(decision) if len(check) == OLDER_DIGITS else decision.digest()):
            raise Disagrees

    def _answered(self, entry: EntryRow) -> Decision | None:
        """What the seat of an answer is asked and may answer, if anything."""
        seat = entry.seat
        return None if seat is None or not 0 <= seat < self.players else self._decisions[seat]

    def carry_out(self, entry: EntryRow) -> list[Event]:
        """Do what an entry says; what happened. Refused if the rules forbid it; then nothing has changed."""
        told: list[Event] = []
        before, stand = self._decisions, frozenset[int]()
        barrier = self.state.barrier if self.state else 0
        match entry.kind:
            case "started":
                self._start(entry, told)
            case "played":
                stand = self._play(entry, told)
                before = [None if seat == entry.seat else decision for seat, decision in enumerate(before)]
            case "undone":
                before = self._undo(entry, before)
            case "redone":
                self._redo(entry)
                before = [None] * self.players
            case "taken":
                self._take_over(entry)
            case "ended":
                self.ended = Ending(entry.more["why"], entry.seat)
            case "cut":
                self.stopped, before = None, [None] * self.players  # all are asked again: old answers are in the log
            case "left":
                if entry.seat is not None:
                    self.given[entry.seat] = AGREED  # what follows from it is the next entry
                    self.forfeits |= {entry.seat}
            case "timed":
                self.forfeits |= {entry.seat} if entry.seat is not None else set()
                self.out = entry.seat if entry.seat == self.alone else None  # and from this too, if others sit here
            case "unclocked":
                self.clocks, self.out = None, None
            case "paused":
                self._pause(entry)
            case "resumed":
                self.paused = False
            case "hinted":
                self.hints, self.hinted = self.hints + 1, entry.more["ask"]
            case "turned":
                self._turn_chance(entry)
            case _:
                raise Disagrees
        self.seq, self.at = entry.last, max(self.at, entry.at)
        self._number_questions(before, stand)
        if entry.kind == "played":
            self._remember(entry, barrier, told)
        self._run_clocks()
        return told

    def _start(self, entry: EntryRow, told: list[Event]) -> None:
        assert entry.seed is not None
        self.state = self.game.new(self.players, entry.seed, self.options, told)
        self.bots = frozenset(entry.more.get("bots", ()))
        self.people = frozenset(range(self.players)) - self.bots
        self.shared = entry.more.get("shared", [])
        self.played_on = entry.more.get("played_on")
        self.strict = bool(entry.more.get("strict"))
        self.rated = entry.more.get("rated")
        self.begun = stages_of(told)
        if self.clock:
            self.clocks = clocks.new_clocks(self.clock, self.players)

    def _play(self, entry: EntryRow, told: list[Event]) -> frozenset[int]:
        """Carry an answer out; the seats whose questions stand. Who owe together do not disturb each other: a law."""
        state, seat, action = self.state, entry.seat, entry.action
        if state is None or seat is None or action is None:
            raise Disagrees
        if self.free is not None:
            self._trail.pass_by(len(self.steps), state)
        stand = frozenset(state.to_act) - {seat}
        state.play(seat, action, told)
        if entry.more.get("forced") == TO_COUNT:
            entry.more["forced"] = sum(event.kind == "did" for event in told) - 1
        remaining = clocks.remaining(self.clocks, seat, entry.at) if self.clocks else None
        self.steps.append(Step(entry.seq, entry.last, remaining, stages_of(told)))
        if seat not in self.bots:
            self.dropped = []  # something else is played
        return stand

    def _turn_chance(self, entry: EntryRow) -> None:
        """From here on another future comes."""
        if self.state is None or entry.seed is None:
            raise Disagrees
        self.state.play(CHANCE, entry.seed)
        self.steps.append(Step(entry.seq, entry.last, None, []))
        self.recent, self._at_barrier = [], None

    def _remember(self, entry: EntryRow, barrier: int, told: list[Event]) -> None:
        """Give the increment if the seat is done, and remember what may be taken back."""
        assert self.state is not None
        assert entry.seat is not None
        gains = self.clocks and self.clock and entry.seat not in self.bots and self._done(entry.seat, told)
        if self.clocks and self.clock and gains:
            others = [seat for seat in clocks.running(self.clocks) if seat != entry.seat]
            clocks.run(self.clocks, others, self.at)
            clocks.add(self.clocks, entry.seat, self.clock.increment)
        if self.state.barrier > barrier:
            self.recent, self._at_barrier = [], None
        else:
            asked = entry.ask if entry.ask is not None else entry.seq
            self.recent = [*self.recent, Recent(entry.seat, entry.seq, bool(gains), asked, entry.last)]

    def _done(self, seat: int, told: list[Event]) -> bool:
        """Whether a seat has stopped owing. It may owe again at once: the last to answer a card is dealt the next one.

        Then the others were asked something new as well; alone at a table, the game has come to its next stage.
        """
        asked_others = any(ask == self.seq for other, ask in enumerate(self.asks) if other != seat)
        alone = self.players == 1 and any(event.kind == "stage" for event in told)
        return seat not in self.owing or asked_others or alone

    def _undo(self, entry: EntryRow, asked: list[Decision | None]) -> list[Decision | None]:
        """The state without the seat's last action, or as it was before one of them; what counts as asked before."""
        state, seat = self.state, entry.seat
        if state is None or state.past is None or seat is None:
            raise Disagrees
        back_to = entry.more.get("to")
        if back_to is None:
            after, gone = self._without_last(seat, entry.more["bots"])
        elif seat == self.free and 0 <= back_to < len(self.steps):
            after, gone = self._trail.state(state, back_to), list(range(back_to, len(self.steps)))
        else:
            raise Disagrees
        if seat == self.free:
            self._keep_dropped(entry, gone)
            if after.barrier < state.barrier or any(state.past[number][0] != seat for number in gone):
                self.take_backs += 1
        void = {self.steps[number].seq for number in gone}
        self.steps = [step for step in self.steps if step.seq not in void]
        self.recent = [one for one in self.recent if one.seq not in void]
        self.state = after
        if back_to is None:
            return asked
        self._turn_clock(seat, self.dropped[-1].steps[0].remaining)
        self.recent, self._at_barrier = [], None
        return [None] * self.players

    def _without_last(self, seat: int, bots: Collection[int]) -> tuple[State, list[int]]:
        """As the rules of taking back allow it everywhere; the increment that came with the action goes with it."""
        assert self.state is not None
        self._at_barrier = self._at_barrier or replay_to_barrier(self.state)
        taken = take_back(self.state, seat, self._at_barrier, bots)
        if isinstance(taken, Refusal):
            raise Refused(taken, self.game)
        void = {self.steps[number].seq for number in taken.dropped}
        if self.clocks and self.clock:
            for one in self.recent:
                if one.seq in void and one.gained:
                    clocks.add(self.clocks, one.seat, -self.clock.increment)
        return taken.state, taken.dropped

    def _keep_dropped(self, entry: EntryRow, gone: list[int]) -> None:
        """Remember what an undo takes away, as long as it can be redone."""
        assert self.state is not None
        assert self.state.past is not None
        assert entry.seat is not None
        kept = min(gone)
        remaining = clocks.remaining(self.clocks, entry.seat, entry.at) if self.clocks else None
        was = Dropped(entry.seq, kept, self.state.past[kept:], self.steps[kept:], remaining)
        self.dropped = [*self.dropped, was]
        self._trail.turn_back(kept)

    def _redo(self, entry: EntryRow) -> None:
        """The game as it was before the last undo; what bots have played since then is void."""
        if self.state is None or entry.seat is None or entry.seat != self.free or not self.dropped:
            raise Disagrees
        was = self.dropped[-1]
        state = self._trail.state(self.state, was.kept)
        for seat, action in was.actions:
            state.play(seat, action)
        self._trail.turn_back(was.kept)
        self.state, self.steps, self.dropped = state, [*self.steps[: was.kept], *was.steps], self.dropped[:-1]
        self.recent, self._at_barrier = [], None
        self._turn_clock(entry.seat, was.remaining)

    def _turn_clock(self, seat: int, remaining: float | None) -> None:
        """Who goes back alone, or forward again, has the time that they had there."""
        if self.clocks and remaining is not None:
            self.clocks.remaining[seat], self.clocks.since[seat] = remaining, None

    def _pause(self, entry: EntryRow) -> None:
        """Nobody is there: the clock stands still, as of now or of the last sign of them."""
        self.paused = True
        if self.clocks:
            clocks.run(self.clocks, [], entry.more.get("since", entry.at))

    def _take_over(self, entry: EntryRow) -> None:
        assert entry.seat is not None
        self.out, self.dropped = None, []
        if entry.more.get("by") == "person":
            self.bots -= {entry.seat}
            self.given.pop(entry.seat, None)
            if entry.seat not in self.people:
                self.people, self.paused = self.people | {entry.seat}, False
            if "holder" in entry.more:  # another browser
                self.shared = [[seat for seat in seats if seat != entry.seat] for seats in self.shared]
            if self.clocks and self.clock:
                clocks.refill(self.clocks, self.clock, entry.seat)
        else:
            self.bots |= {entry.seat}
            self.forfeits |= {entry.seat}
            self.given.setdefault(entry.seat, AGREED if entry.more.get("agreed") else entry.at)

    def _number_questions(self, before: Sequence[Decision | None], stand: Collection[int] = ()) -> None:
        """A question that was put at this entry has its number; those of some seats are known to stand."""
        after = [(before[seat] if seat in stand else None) or self._decision(seat) for seat in range(self.players)]
        for seat, decision in enumerate(after):
            if decision is None:
                self.asks[seat] = None
            elif (decision is not before[seat] and decision != before[seat]) or self.asks[seat] is None:
                self.asks[seat] = self.seq
        self._decisions = after

    def _run_clocks(self) -> None:
        """The clocks of the people who owe run; of several at one browser, that of the one who is asked first."""
        if not self.clocks:
            return
        owing = [] if self.paused else [seat for seat in self.owing if seat not in self.bots]
        for seats in self.shared:
            waiting = [seat for seat in owing if seat in seats][1:]
            owing = [seat for seat in owing if seat not in waiting]
        clocks.run(self.clocks, owing, self.at)

    def _decision(self, seat: int) -> Decision | None:
        """What a seat owes."""
        if seat not in self.owing:
            return None
        assert self.state is not None
        return Decision.of(self.state, seat)

    # Snapshots

    def save(self) -> Snapshot:
        """A cache of this position: the log gives the same."""
        assert self.state is not None
        more = {
            "asks": self.asks,
            "recent": self.recent,
            "steps": self.steps,
            "begun": self.begun,
            "dropped": self.dropped,
            "take_backs": self.take_backs,
            "hints": self.hints,
            "hinted": self.hinted,
            "played_on": self.played_on,
            "people": sorted(self.people),
            "shared": self.shared,
            "paused": self.paused,
            "out": self.out,
            "strict": self.strict,
            "rated": self.rated,
            "forfeits": sorted(self.forfeits),
            "bots": sorted(self.bots),
            "given": sorted(self.given.items()),
            "at": self.at,
            "clocks": msgspec.to_builtins(self.clocks),
            "ended": self.ended,
            "at_barrier": self.game.save(self._at_barrier).decode() if self.recent and self._at_barrier else None,
        }
        return Snapshot(seq=self.seq, state=self.game.save(self.state), more=more)

    @classmethod
    def load(cls, row: TableRow, game: Game, snapshot: Snapshot) -> "Position":
        """A position from its snapshot; ValueError if it was made under other rules, or in another form."""
        made, more = cls.before(row, game), snapshot.more
        try:
            made.state = game.load(snapshot.state)
            made.seq, made.at, made.asks = snapshot.seq, more["at"], more["asks"]
            made.steps, made.begun, made.dropped, made.people, made.shared, made.paused, made.out = msgspec.convert(
                [more[name] for name in WAY], Way
            )
            made.take_backs, made.hints, made.hinted, made.played_on = msgspec.convert(
                [more[name] for name in MARKS], Marks
            )
            made.recent = [Recent(*one) for one in more["recent"]]
            made.strict = bool(more.get("strict"))  # the oldest have none
            made.rated, made.forfeits = more.get("rated"), frozenset(more.get("forfeits", ()))  # nor these
            made.bots = frozenset(more["bots"])
            made.given = dict(more["given"])
            made.clocks = msgspec.convert(more["clocks"], Clocks | None)
            made.ended = Ending(*more["ended"]) if more["ended"] else None
            if more.get("at_barrier"):  # the oldest have none: the game is replayed to there
                made._at_barrier = game.load(more["at_barrier"].encode())
        except (KeyError, TypeError, msgspec.ValidationError) as error:
            raise ValueError(f"snapshot of table {row.id}: {error!r}") from None
        made._decisions = [made._decision(seat) for seat in range(row.players)]
        return made


def _older_check(decision: Decision) -> str:
    """The digest as logs had it before they shared the records' form: of another writing, without the seat.

    A log is never rewritten, so tables of that time are read with it.
    """
    asked = msgspec.json.encode([decision.ask, decision.legal], order="deterministic")
    return hashlib.sha256(asked).hexdigest()[:OLDER_DIGITS]


def _numbers(steps: Sequence[Step], without: Collection[Step]) -> list[int]:
    """The numbers of the entries of some steps, and of the answers that they forced; some others are left out."""
    others = {step.seq for step in without}
    return [number for step in steps if step.seq not in others for number in range(step.seq, step.last + 1)]


def voided(entries: Iterable[EntryRow]) -> frozenset[int]:
    """The entries that later ones have cut off."""
    cuts = [entry for entry in entries if entry.kind == "cut"]
    return frozenset(seq for cut in cuts for seq in range(cut.more["from"], cut.seq))


def fold(position: Position, entries: Sequence[EntryRow]) -> list[Happened]:
    """Take in entries one after the other; what happened at each."""
    void = voided(entries)
    return [Happened(entry, position.take(entry, void)) for entry in entries]
