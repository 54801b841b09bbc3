"""The fold: a table's log, entry by entry, gives its position. Nothing else does: no clock, no store, no chance.

To write an entry is to copy the position, carry the entry out on the copy, append it to the store, and only then to
put the copy in place. So what cannot be carried out is never written, and what was not written never happened.
"""

import hashlib
from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from londinium.kernel.events import Event
from londinium.kernel.game import Game
from londinium.kernel.refusal import Refusal, Refused
from londinium.kernel.state import State
from londinium.kernel.undo import undo
from londinium.server import clocks
from londinium.server.clocks import Clocks
from londinium.server.protocol import Clock
from londinium.server.rows import EntryRow, Snapshot, TableRow

AT_ONCE = 0.0  # what is due at once: a bot's decision


class Parted(Exception):
    """An entry that these rules do not allow here: it was written under others, or it must not be written."""

    def __init__(self, refusal: Refusal | None = None) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class Recent(NamedTuple):
    """An action since something hidden last became known: it may be taken back."""

    seat: int
    seq: int
    gained: bool  # an increment came with it


class Ending(NamedTuple):
    """Why a game was ended before its end."""

    why: str
    seat: int | None


class Position:
    """A table after some entries of its log."""

    __slots__ = (
        "_questions",
        "asks",
        "at",
        "bots",
        "clock",
        "clocks",
        "ended",
        "game",
        "options",
        "players",
        "recent",
        "seq",
        "seqs",
        "state",
        "stopped",
    )

    def __init__(self, game: Game, players: int, options: Any, clock: Clock | None) -> None:
        self.game, self.players, self.options, self.clock = game, players, options, clock
        self.seq = 0
        self.at = 0.0  # the time of the last entry
        self.state: State | None = None
        self.asks: list[int | None] = [None] * players  # by seat: the entry at which its question was put
        self.recent: list[Recent] = []
        self.seqs: list[int] = []  # for every action of the state's record, its entry
        self.bots: frozenset[int] = frozenset()
        self.clocks: Clocks | None = None
        self.ended: Ending | None = None
        self.stopped: int | None = None  # the first entry that no longer agrees with the rules
        self._questions: list[Any] = [None] * players

    @classmethod
    def before(cls, row: TableRow, game: Game) -> "Position":
        """The position of a table that has not started."""
        return cls(game, row.players, row.options, row.clock)

    def copy(self) -> "Position":
        twin = Position(self.game, self.players, self.options, self.clock)
        twin.seq, twin.at, twin.bots, twin.ended, twin.stopped = self.seq, self.at, self.bots, self.ended, self.stopped
        twin.state = self.state.copy() if self.state else None
        twin.asks, twin.recent, twin.seqs = self.asks.copy(), self.recent.copy(), self.seqs.copy()
        twin.clocks = self.clocks.copy() if self.clocks else None
        twin._questions = self._questions.copy()
        return twin

    # What it says

    @property
    def over(self) -> bool:
        return self.ended is not None or (self.state is not None and self.state.over)

    @property
    def status(self) -> str:
        return "over" if self.over else "playing" if self.seq else "gathering"

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that owe a decision: none where the game has ended or stands still."""
        return () if self.state is None or self.ended or self.stopped else self.state.to_act

    @property
    def due(self) -> float | None:
        """When something has to be done here without anybody asking: at once, if a bot owes."""
        if any(seat in self.bots for seat in self.owing):
            return AT_ONCE
        return clocks.deadline(self.clocks) if self.clocks else None

    def undoable(self, seat: int | None) -> int | None:
        """The entry that a seat would take back; what is over stays over, since its record is given out."""
        if self.over or self.stopped:
            return None
        return next((one.seq for one in reversed(self.recent) if one.seat == seat), None)

    def check(self, seat: int) -> str:
        """What a seat is asked and may answer, in short: it is written beside the answer."""
        asked = msgspec.json.encode(self._questions[seat], order="deterministic")
        return hashlib.sha256(asked).hexdigest()[:12]

    # What an entry does

    def take(self, entry: EntryRow, void: Collection[int] = ()) -> list[Event]:
        """Take in an entry that stands in the log; what happened. The first that does not agree stops the table.

        `void` are entries that a later one has cut off.
        """
        if entry.seq in void or (self.stopped and entry.kind not in ("cut", "ended")):
            self.seq, self.at = entry.seq, max(self.at, entry.at)
            return []
        try:
            return self.carry_out(entry)
        except Parted:
            self.stopped = self.seq = entry.seq
            self.at = max(self.at, entry.at)
            self._number_questions([None] * self.players)
            self._run_clocks()
            return []

    def carry_out(self, entry: EntryRow) -> list[Event]:
        """Do what an entry says; what happened. Parted if the rules do not allow it; then nothing has changed."""
        told: list[Event] = []
        before = self._questions
        barrier = self.state.barrier if self.state else 0
        match entry.kind:
            case "started":
                self._start(entry, told)
            case "played":
                self._play(entry, told)
                before = [None if seat == entry.seat else question for seat, question in enumerate(before)]
            case "undone":
                self._undo(entry)
            case "taken":
                self._take_over(entry)
            case "ended":
                self.ended = Ending(entry.more["why"], entry.seat)
            case "cut":
                self.stopped, before = None, [None] * self.players  # all are asked anew: old answers are in the log
            case "timed" | "left":
                pass  # what follows from it is the next entry
            case _:
                raise Parted
        self.seq, self.at = entry.seq, max(self.at, entry.at)
        self._number_questions(before)
        if entry.kind == "played":
            self._remember(entry, barrier, told)
        self._run_clocks()
        return told

    def _start(self, entry: EntryRow, told: list[Event]) -> None:
        assert entry.seed is not None
        try:
            self.state = self.game.new(self.players, entry.seed, self.options, told)
        except Refused as refused:
            raise Parted(refused.refusal) from None
        self.bots = frozenset(entry.more.get("bots", ()))
        if self.clock:
            self.clocks = clocks.new_clocks(self.clock, self.players)

    def _play(self, entry: EntryRow, told: list[Event]) -> None:
        state, seat, action = self.state, entry.seat, entry.action
        if state is None or seat is None or action is None or action not in state.legal(seat):
            raise Parted
        if entry.more.get("check", known := self.check(seat)) != known:
            raise Parted
        state.play(seat, action, told)
        self.seqs.append(entry.seq)

    def _remember(self, entry: EntryRow, barrier: int, told: list[Event]) -> None:
        """Give the increment if the seat is done, and remember what may be taken back."""
        assert self.state is not None
        assert entry.seat is not None
        gains = self.clocks and self.clock and entry.seat not in self.bots and self._done(entry.seat, told)
        if self.clocks and self.clock and gains:
            others = [seat for seat in clocks.running(self.clocks) if seat != entry.seat]
            clocks.run(self.clocks, others, self.at)
            clocks.add(self.clocks, entry.seat, self.clock.increment)
        recent = Recent(entry.seat, entry.seq, bool(gains))
        self.recent = [] if self.state.barrier > barrier else [*self.recent, recent]

    def _done(self, seat: int, told: list[Event]) -> bool:
        """Whether a seat has stopped owing. It may owe again at once: the last to answer a card is dealt the next one.

        Then the others were asked something new as well; alone at a table, the game has come to its next stage.
        """
        asked_others = any(ask == self.seq for other, ask in enumerate(self.asks) if other != seat)
        alone = self.players == 1 and any(event.kind == "stage" for event in told)
        return seat not in self.owing or asked_others or alone

    def _undo(self, entry: EntryRow) -> None:
        """The state without the seat's last action; the increment that came with the action goes with it."""
        if self.state is None or entry.seat is None:
            raise Parted
        back = undo(self.state, entry.seat, entry.more["bots"])
        if isinstance(back, Refusal):
            raise Parted(back)
        gone = self.gone(back, entry.seat)
        if self.clocks and self.clock:
            for one in self.recent:
                if one.seq in gone and one.gained:
                    clocks.add(self.clocks, one.seat, -self.clock.increment)
        self.seqs = [seq for seq in self.seqs if seq not in gone]
        self.recent = [one for one in self.recent if one.seq not in gone]
        self.state = back

    def gone(self, back: State, seat: int) -> set[int]:
        """The entries whose actions are no longer in the record: the seat's last, and what bots answered to it."""
        assert self.state is not None
        last = next(one.seq for one in reversed(self.recent) if one.seat == seat)
        kept, gone = list(back.past or ()), {last}
        at = 0
        for seq, action in zip(self.seqs, self.state.past or (), strict=True):
            if seq == last:
                continue
            if at < len(kept) and kept[at] == action:
                at += 1
            else:
                gone.add(seq)
        return gone

    def _take_over(self, entry: EntryRow) -> None:
        assert entry.seat is not None
        if entry.more.get("by") == "person":
            self.bots -= {entry.seat}
            if self.clocks and self.clock:
                clocks.refill(self.clocks, self.clock, entry.seat)
        else:
            self.bots |= {entry.seat}

    def _number_questions(self, before: Sequence[Any]) -> None:
        """A question that was put at this entry has its number."""
        after = [self._question(seat) for seat in range(self.players)]
        for seat, question in enumerate(after):
            if question is None:
                self.asks[seat] = None
            elif question != before[seat] or self.asks[seat] is None:
                self.asks[seat] = self.seq
        self._questions = after

    def _run_clocks(self) -> None:
        """The clocks of the people who owe run."""
        if self.clocks:
            clocks.run(self.clocks, [seat for seat in self.owing if seat not in self.bots], self.at)

    def _question(self, seat: int) -> Any:
        """What a seat is asked and may answer, or None."""
        if seat not in self.owing:
            return None
        assert self.state is not None
        return [self.state.ask(seat), self.state.legal(seat)]

    # Snapshots

    def save(self) -> Snapshot:
        """A cache of this position: the log gives the same."""
        assert self.state is not None
        more = {
            "asks": self.asks,
            "recent": self.recent,
            "seqs": self.seqs,
            "bots": sorted(self.bots),
            "at": self.at,
            "clocks": msgspec.to_builtins(self.clocks),
            "ended": self.ended,
        }
        return Snapshot(seq=self.seq, state=self.game.save(self.state), more=more)

    @classmethod
    def load(cls, row: TableRow, game: Game, snapshot: Snapshot) -> "Position":
        """A position from its snapshot; ValueError if it was made under other rules, or in another form."""
        made, more = cls.before(row, game), snapshot.more
        try:
            made.state = game.load(snapshot.state)
            made.seq, made.at, made.asks, made.seqs = snapshot.seq, more["at"], more["asks"], more["seqs"]
            made.recent = [Recent(*one) for one in more["recent"]]
            made.bots = frozenset(more["bots"])
            made.clocks = msgspec.convert(more["clocks"], Clocks | None)
            made.ended = Ending(*more["ended"]) if more["ended"] else None
        except (KeyError, TypeError, msgspec.ValidationError) as error:
            raise ValueError(f"snapshot of table {row.id}: {error!r}") from None
        made._questions = [made._question(seat) for seat in range(row.players)]
        return made


def voided(entries: Iterable[EntryRow]) -> frozenset[int]:
    """The entries that later ones have cut off."""
    cuts = [entry for entry in entries if entry.kind == "cut"]
    return frozenset(seq for cut in cuts for seq in range(cut.more["from"], cut.seq))


def fold(position: Position, entries: Sequence[EntryRow]) -> list[tuple[EntryRow, list[Event]]]:
    """Take in entries one after the other; each, with what happened."""
    void = voided(entries)
    return [(entry, position.take(entry, void)) for entry in entries]
