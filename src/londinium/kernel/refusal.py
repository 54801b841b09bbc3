"""How the engine says no: a rule's id and what it is about, and the exceptions that carry them."""

import json
from typing import TYPE_CHECKING, Any

import msgspec

from londinium.kernel.told import Told, place

if TYPE_CHECKING:
    from londinium.kernel.game import Game
    from londinium.kernel.speech import Line


class Refusal(msgspec.Struct, frozen=True):
    """The rule that forbids something, with the arguments of its sentence: ids and numbers, never words."""

    rule: str
    args: dict[str, Any] = {}


def shown(value: Any) -> str:
    """Something that was given, as a refusal can quote it: short, whatever it is."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (TypeError, ValueError, RecursionError):  # no JSON, a number of thousands of digits, nested too deep
        text = f"({type(value).__name__})"
    return text if len(text) <= 200 else text[:200] + "…"


class Refused(ValueError):
    """Something the rules forbid was asked for; `refusal` names the rule."""

    def __init__(self, refusal: Refusal, game: "str | Game" = "") -> None:
        super().__init__(refusal, game)
        self.refusal = refusal
        self.game = game

    @property
    def rule(self) -> str:
        return self.refusal.rule

    def __str__(self) -> str:
        from londinium.kernel.words import sentence  # words are read from files: only when somebody reads them

        return f"{sentence(self.refusal, self.game)} ({self.rule})"


class IllegalAction(Refused):
    """An action that the seat may not take now. The state is as it was before."""


def cited(refusal: Refusal) -> "Line":
    """What a rule forbids as part of another sentence; a seat is called by its name."""
    seat = refusal.args.get("seat")
    named = {"seat": {"seat": seat}} if isinstance(seat, int) else {}
    text = {"key": f"{refusal.rule}.no", "args": {**refusal.args, **named}}
    return {"key": "told-rule", "args": {"text": text, "id": refusal.rule}}


class BadRecord(Told):
    """A record that cannot be replayed: one sentence says what is wrong and where.

    `at` is the number of the action where it parts from the rules, counted from 0, and `state` the last position
    that still agrees. Neither travels to another process.
    """

    at: int | None = None
    state: Any = None

    def __init__(
        self, key: str, at: int | None = None, state: Any = None, game: "str | Game" = "", **args: Any
    ) -> None:
        super().__init__(key, **args, **({} if at is None else {"at": str(at)}))
        self.game, self.at, self.state = game, at, state


class BadPack(Told):
    """Components that cannot be played with: one sentence names the file, the entry and the field.

    `where` is the place, and the message says what is wrong there; a game of another package may give one sentence.
    """

    where = ""
    what: "Line | None" = None

    def __init__(self, where: str, key: str | None = None, **args: Any) -> None:
        if key is None:
            super().__init__(where)
            return
        self.where, self.what = where, {"key": key, "args": args}
        if where:
            super().__init__("told-at", place=place(where), what=self.what)
        else:
            super().__init__(key, **args)
