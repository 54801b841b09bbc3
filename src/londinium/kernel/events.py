"""What happened, told seat by seat: eight kinds of event, the same for all games.

Events hold ids and numbers, never words. A value that not everybody may see is a `Secret`, and `Event.view` is the
only way to read an event, so that a secret cannot be sent by forgetting about it.
"""

from collections.abc import Collection, Mapping
from typing import Any, Literal, NotRequired, TypedDict

Move = Mapping[str, Any]  # {"kind": …, …}; every game's moves.py says what one can name


class Did(TypedDict):
    """A seat answered. `forced` (it had no other answer) is told to the seat itself and null for others.

    `asked` is the kind of the question, where a game tells it because its answers mean something of their own.
    """

    kind: Literal["did"]
    seat: int
    move: Move | None
    forced: bool | None
    asked: NotRequired[str]


Put = TypedDict("Put", {"kind": Literal["put"], "piece": str | None, "from": str | None, "to": str | None})
"""A piece went from a place to a place; null where a piece is made or used up, or not for these eyes."""


class Gain(TypedDict):
    """A seat's counter went up, or down."""

    kind: Literal["gain"]
    seat: int
    what: str
    n: int | None


class Turn(TypedDict):
    """A piece was turned over."""

    kind: Literal["turn"]
    piece: str | None
    side: str


class Stage(TypedDict):
    """A round, a turn, a phase or a step of the scoring began."""

    kind: Literal["stage"]
    stage: str
    n: int


class Because(TypedDict):
    """The rule that says why something happened, or did not."""

    kind: Literal["rule"]
    id: str
    args: dict[str, Any]


class Clear(TypedDict):
    """The table was cleared for another part of the game: pieces are in the box again, counters at 0.

    `kept` names the counters that stay, and the places whose pieces do: `sheet` for `sheet-0`, `sheet-1`, …
    """

    kind: Literal["clear"]
    kept: list[str]


class End(TypedDict):
    """The game is over."""

    kind: Literal["end"]


EventView = Did | Put | Gain | Turn | Stage | Because | Clear | End


class Secret:
    """A value that only some seats may see."""

    __slots__ = ("seats", "value")

    def __init__(self, value: Any, seats: Collection[int]) -> None:
        self.value = value
        self.seats = frozenset(seats)


class Event:
    """One thing that happened. Its fields are read through `view` and in no other way."""

    __slots__ = ("_fields", "kind")

    def __init__(self, kind: str, fields: dict[str, Any]) -> None:
        self.kind = kind
        self._fields = fields

    def view(self, seat: int | None) -> EventView:
        """The event as this seat may see it (None: a spectator); what is secret from it is null."""
        seen: dict[str, Any] = {"kind": self.kind}
        for name, value in self._fields.items():
            if isinstance(value, Secret):
                value = value.value if seat in value.seats else None
            seen[name] = value
        return seen  # type: ignore[return-value]

    def secrets(self) -> list[frozenset[int]]:
        """The seats that see each of its secrets: who is among the same ones sees the same event."""
        return [value.seats for value in self._fields.values() if isinstance(value, Secret)]

    def __repr__(self) -> str:
        return f"<Event {self.kind}>"  # what it holds may be secret, and logs are read by many


Log = list[Event] | None


def did(seat: int, move: Move | Secret, forced: bool, asked: str | None = None) -> Event:
    fields = {"seat": seat, "move": move, "forced": Secret(forced, (seat,))}
    return Event("did", fields if asked is None else {**fields, "asked": asked})


def put(piece: str | Secret, source: str | Secret | None, to: str | Secret | None) -> Event:
    return Event("put", {"piece": piece, "from": source, "to": to})


def gain(seat: int, what: str, n: int | Secret) -> Event:
    return Event("gain", {"seat": seat, "what": what, "n": n})


def turn(piece: str | Secret, side: str) -> Event:
    return Event("turn", {"piece": piece, "side": side})


def stage(name: str, n: int) -> Event:
    return Event("stage", {"stage": name, "n": n})


def rule(rule_id: str, **args: Any) -> Event:
    return Event("rule", {"id": rule_id, "args": args})


def clear(*kept: str) -> Event:
    return Event("clear", {"kept": list(kept)})


def end() -> Event:
    return Event("end", {})
