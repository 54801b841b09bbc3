"""A position in the words of the protocol: the whole of what a viewer sees, or what changed of it since the last one.

What a viewer sees is found once for a position, and only if somebody looks; what several see alike, once for all of
them. So is what changed, and its JSON.
"""

from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from londinium.kernel.state import State
from londinium.server import clocks, protocol
from londinium.server.fold import Position
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
    """A viewer's share of a position: what is compared, and what is short enough to be told whole if it changes."""

    large: dict[str, Part]
    small: dict[str, Any]


class Telling:
    """One position of a table, as those who look at it are told it."""

    def __init__(self, row: TableRow, position: Position) -> None:
        self._row, self.position = row, position
        self._seen: dict[Viewer, Seen] = {}
        self._tables: dict[Viewer, dict[str, Part]] = {}
        self._asked: dict[Viewer, Part] = {}
        self._common: dict[str, Any] = {}
        self._changes: dict[int, tuple[Part, Raw | None]] = {}  # by the part that is new: since which other, and what

    def now(self, viewer: Viewer, entries: Entries, at: float) -> bytes:
        """The whole (`protocol.Now`), `at` the server's time."""
        seen = self.seen(viewer)
        told: dict[str, Any] = {"type": "now", "seq": self.position.seq, "seat": viewer}
        told |= {name: part.text for name, part in seen.large.items()}
        told |= seen.small
        told |= {"entries": entries, "clock": clock_now(self.position, at)}
        return _json.encode(told)

    def next(self, viewer: Viewer, before: "Telling", entries: Entries, at: float) -> bytes:
        """What changed for a viewer who was told the position before (`protocol.Next`)."""
        old, new = before.seen(viewer), self.seen(viewer, before)
        change: dict[str, Any] = {}
        for name, part in new.large.items():
            changed = self._change(old.large[name], part)
            if changed is not None:
                change[name] = changed
        was = old.small
        for name, value in new.small.items():
            if value is not was[name] and value != was[name]:
                change[name] = [value]
        return _json.encode(
            {
                "type": "next",
                "seq": self.position.seq,
                "seat": viewer,
                "was": before.position.seq,
                "change": change,
                "entries": entries,
                "clock": clock_now(self.position, at),
            }
        )

    def _change(self, old: Part, new: Part) -> Raw | None:
        """What changed of a part, if anything: worked out once for all who see the same."""
        known = self._changes.get(id(new))
        if known is None or known[0] is not old:
            change = diff(old.value, new.value)
            known = self._changes[id(new)] = old, None if change is None else raw(change)
        return known[1]

    def seen(self, viewer: Viewer, before: "Telling | None" = None) -> Seen:
        """What of a `Now` is the same whenever it is told; with the position before, some of it is known from there."""
        found = self._seen.get(viewer)
        if found is None:
            found = self._seen[viewer] = Seen(self._look(viewer), self._ask(viewer, before))
        return found

    def _look(self, viewer: Viewer) -> dict[str, Part]:
        """What lies on the table, and what is asked there."""
        game, state = self.position.game, self.position.state
        assert state is not None
        table, questions = (None if game.open_table else viewer), (None if game.open_questions else viewer)
        if table not in self._tables:
            self._tables[table] = {"view": Part(state.view(table)), "standing": Part(state.standing(table))}
        if questions not in self._asked:
            self._asked[questions] = Part(state.asked(questions) if self.position.owing else [])
        return {**self._tables[table], "asked": self._asked[questions]}

    def _ask(self, viewer: Viewer, before: "Telling | None") -> dict[str, Any]:
        """What else a viewer is told, most of it about their own question."""
        position, state = self.position, self.position.state
        assert state is not None
        small = dict(self._common or self._tell_all())
        if viewer is not None:
            small["undo"] = position.undoable(viewer)
            if viewer == position.free:
                small |= {"back": ways_back(position, viewer), "redo": position.redoable(viewer)}
            if viewer in position.owing:
                number = position.asks[viewer]
                if before and before.position.asks_still(viewer, position):
                    # The others have not changed it: a law of the kernel ("together")
                    known = before.seen(viewer).small
                    small["ask"], small["legal"] = known["ask"], known["legal"]
                else:
                    question = state.ask(viewer)
                    assert question is not None
                    small["ask"], small["legal"] = raw({"id": number, **question}), raw(answers(state, viewer))
        if state.over:
            small["result"] = result(state, viewer)
        return small

    def _tell_all(self) -> dict[str, Any]:
        """The same for everybody, as far as it is not a viewer's own."""
        position = self.position
        ended, stopped, version = position.ended, position.stopped, position.game.version
        self._common = {
            "to_act": position.owing,
            "ask": None,
            "legal": [],
            "undo": None,
            "back": [],
            "redo": None,
            "take_backs": position.take_backs,
            "hints": position.hints,
            "played_on": position.played_on,
            "result": None,
            "ended": protocol.Ended(why=ended.why, seat=ended.seat) if ended else None,
            "stopped": protocol.Stopped(entry=stopped, was=self._row.version, version=version)
            if stopped and not ended
            else None,
        }
        return self._common


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
