"""A position in the words of the protocol: the whole of what a viewer sees, or what changed of it since the last one.

What a viewer sees is found once for a position, and only if somebody looks; what several see alike, once for all of
them. So is what changed, and its JSON.
"""

from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from londinium.kernel.state import State
from londinium.server import clocks, protocol
from londinium.server.fold import Position, Recent
from londinium.server.patch import diff
from londinium.server.rows import TableRow

Viewer = int | None
Entries = list[protocol.Entry] | Raw  # as they are, or their JSON

_json = msgspec.json.Encoder()


class Part:
    """A part of the whole that is large and changes little; its JSON is made if somebody is told the whole."""

    __slots__ = ("_text", "value")

    def __init__(self, value: Any) -> None:
        self.value = value
        self._text: Raw | None = None

    @property
    def text(self) -> Raw:
        if self._text is None:
            self._text = raw(self.value)
        return self._text


class Seen(NamedTuple):
    """A viewer's share of a position: what is large is compared inside, what is short is told whole if it changes."""

    large: dict[str, Part]
    own: dict[str, Any]
    last: Recent | None  # what a seat has done last, if it can be taken back


NO_ANSWERS = Raw(b"[[]]")  # like all of `legal` here: as it is told if it changes

NOTHING: dict[str, Any] = {"ask": None, "legal": NO_ANSWERS, "undo": None, "back": [], "redo": None, "result": None}
"""What a viewer is told of their own who has nothing to answer and nothing to take back."""


class Telling:
    """One position of a table, as those who look at it are told it."""

    def __init__(self, row: TableRow, position: Position) -> None:
        self._row, self.position = row, position
        self._seen: dict[Viewer, Seen] = {}
        self._tables: dict[Viewer, dict[str, Part]] = {}
        self._larges: dict[tuple[Viewer, Viewer], dict[str, Part]] = {}
        self._asked: dict[Viewer, Part] = {}
        self._common: dict[str, Any] | None = None
        self._changes: dict[int, tuple[Part, bytes | None]] = {}  # by the part that is new: since which other, and what
        self._frames: dict[tuple[int, int], tuple[Telling, bytes]] = {}  # what changed for all who see the same
        self._clock: tuple[float, bytes] | None = None

    def now(self, viewer: Viewer, entries: Entries, at: float) -> bytes:
        """The whole (`protocol.Now`), `at` the server's time."""
        seen = self.seen(viewer)
        told: dict[str, Any] = {"type": "now", "seq": self.position.seq, "seat": viewer}
        told |= {name: part.text for name, part in seen.large.items()}
        told |= self.common
        told |= seen.own
        state = self.position.state
        assert state is not None
        owes = viewer is not None and self.position.owed(viewer)
        told["legal"] = answers(state, viewer) if owes and viewer is not None else []
        told |= {"entries": entries, "clock": clock_now(self.position, at)}
        return _json.encode(told)

    def next(self, viewer: Viewer, before: "Telling", entries: Entries, at: float) -> bytes:
        """What changed for a viewer who was told the position before (`protocol.Next`).

        Most of it is the same for everybody, so its JSON is put together from what is made once.
        """
        old, new = before.seen(viewer), self.seen(viewer, before)
        change = self._shared(before, old.large, new.large)
        if new.own is not old.own:
            own = changed(old.own, new.own)
            change = b",".join([change, own]) if change and own else change or own
        return b'{"type":"next","seq":%d,"seat":%b,"was":%d,"change":{%b},"entries":%b%b}' % (
            self.position.seq,
            b"null" if viewer is None else b"%d" % viewer,
            before.position.seq,
            change,
            entries if isinstance(entries, Raw) else _json.encode(entries),
            self._clock_text(at),
        )

    def _shared(self, before: "Telling", old: dict[str, Part], new: dict[str, Part]) -> bytes:
        """What changed of what is not a viewer's own, as members of an object: made once for all who see the same."""
        key = id(old), id(new)
        known = self._frames.get(key)
        if known is None or known[0] is not before:
            changes = [(name, self._change(old[name], part)) for name, part in new.items()]
            members = [b'"%b":%b' % (name.encode(), change) for name, change in changes if change is not None]
            if common := changed(before.common, self.common):
                members.append(common)
            known = self._frames[key] = before, b",".join(members)
        return known[1]

    def _change(self, old: Part, new: Part) -> bytes | None:
        """What changed of a part, if anything: worked out once for all who see the same."""
        known = self._changes.get(id(new))
        if known is None or known[0] is not old:
            change = diff(old.value, new.value)
            known = self._changes[id(new)] = old, None if change is None else _json.encode(change)
        return known[1]

    def forget_before(self) -> None:
        """Everybody has been told what changed, so the position before is not needed any more.

        It would hold on to the one before it, and so on to the first.
        """
        self._changes.clear()
        self._frames.clear()

    def _clock_text(self, at: float) -> bytes:
        if self._clock is None or self._clock[0] != at:
            clock = clock_now(self.position, at)
            self._clock = at, b',"clock":' + _json.encode(clock) if clock else b""
        return self._clock[1]

    def seen(self, viewer: Viewer, before: "Telling | None" = None) -> Seen:
        """What of a `Now` is the same whenever it is told; with the position before, some of it is known from there."""
        found = self._seen.get(viewer)
        if found is None:
            last = self.position.last_of(viewer)
            own = NOTHING if viewer is None else self._ask(viewer, last, before)
            state = self.position.state
            if state is not None and state.over:
                own = {**own, "result": result(state, viewer)}
            found = self._seen[viewer] = Seen(self._look(viewer), own, last)
        return found

    def _look(self, viewer: Viewer) -> dict[str, Part]:
        """What lies on the table, and what is asked there: one and the same for all who see the same."""
        game, state = self.position.game, self.position.state
        assert state is not None
        table, questions = (None if game.open_table else viewer), (None if game.open_questions else viewer)
        found = self._larges.get((table, questions))
        if found is None:
            if table not in self._tables:
                self._tables[table] = {"view": Part(state.view(table)), "standing": Part(state.standing(table))}
            if questions not in self._asked:
                self._asked[questions] = Part(state.asked(questions) if self.position.owing else [])
            found = self._larges[table, questions] = {**self._tables[table], "asked": self._asked[questions]}
        return found

    def _ask(self, viewer: int, last: Recent | None, before: "Telling | None") -> dict[str, Any]:
        """What a seat is told of its own, most of it about its question."""
        position, state = self.position, self.position.state
        assert state is not None
        undo, owes = position.undoable_of(last), position.owed(viewer)
        own: dict[str, Any] = {} if undo is None else {"undo": undo}
        free = viewer == position.free
        if free:
            own |= {"back": ways_back(position, viewer), "redo": position.redoable(viewer)}
        if owes is not None:
            known = before.seen(viewer) if before else None
            if before and known and known.last == last and before.position.asks_still(viewer, position):
                # The others have not changed it: a law of the kernel ("together")
                if known.own["undo"] == undo and not free and viewer != before.position.free:
                    return known.own
                own["ask"], own["legal"] = known.own["ask"], known.own["legal"]
            else:
                assert owes.ask is not None
                own["ask"], own["legal"] = raw({"id": position.asks[viewer], **owes.ask}), choice(state, viewer)
        return {**NOTHING, **own} if own else NOTHING

    @property
    def common(self) -> dict[str, Any]:
        """What is short and the same for everybody."""
        if self._common is None:
            position = self.position
            ended, stopped, version = position.ended, position.stopped, position.game.version
            self._common = {
                "to_act": position.owing,
                "take_backs": position.take_backs,
                "hints": position.hints,
                "played_on": position.played_on,
                "ended": protocol.Ended(why=ended.why, seat=ended.seat) if ended else None,
                "stopped": protocol.Stopped(entry=stopped, was=self._row.version, version=version)
                if stopped and not ended
                else None,
            }
        return self._common


def changed(old: dict[str, Any], new: dict[str, Any]) -> bytes:
    """What changed of what is told whole, as members of an object."""
    if new is old:
        return b""
    told = {
        name: value if name == "legal" else [value]
        for name, value in new.items()
        if value is not old[name] and value != old[name]
    }
    return _json.encode(told)[1:-1] if told else b""


def raw(value: Any) -> Raw:
    return Raw(_json.encode(value))


def ways_back(position: Position, viewer: Viewer) -> list[protocol.Back]:
    """Where whoever plays alone can go back to."""
    found = []
    for entry, stage in position.ways_back(viewer):
        name, n = stage or (None, 0)
        found.append(protocol.Back(entry=entry, stage=name, n=n))
    return found


def answers(state: State, seat: int) -> list[protocol.Answer]:
    """The answers that a seat may give, and what their words say."""
    game = state.game
    found = []
    for action in state.legal(seat):
        move = game.move(action)
        said = game.speech.details(state, seat, move)
        found.append(protocol.Answer(action=action, move=move, said=dict(said) if said else msgspec.UNSET))
    return found


def choice(state: State, seat: int) -> Raw:
    """The same as they are told if they change: what their names are is said once (`londinium.server.patch`)."""
    game, legal = state.game, state.legal(seat)
    told: list[Any] = []
    last: list[Any] = []
    for action in legal:
        move = game.move(action)
        said = game.speech.details(state, seat, move)
        shape = ["action", ["move", *move], ["said", *said]] if said else ["action", ["move", *move]]
        if shape != last:
            last = shape
            told += shape, []
        told[-1].append([action, *move.values(), *said.values()])
    return raw(told if len(told) <= len(legal) else [answers(state, seat)])


def result(state: State, viewer: Viewer) -> protocol.Result | None:
    """How a game ended, if it has."""
    if not state.over:
        return None
    return protocol.Result(**state.outcome(), closing=state.game.speech.closing(state, viewer))


def clock_now(position: Position, at: float) -> protocol.ClockNow | None:
    """The clocks as they stand; a bot has none."""
    if position.clocks is None:
        return None
    remaining = [
        None if seat in position.bots else round(max(0.0, clocks.remaining(position.clocks, seat, at)), 3)
        for seat in range(position.players)
    ]
    running = clocks.running(position.clocks)
    return protocol.ClockNow(remaining=remaining, running=running, now=at, out=position.out)
