"""How the engine says no: a rule's id and what it is about, and the exceptions that carry them."""

import json
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from londinium.kernel.game import Game


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


class BadRecord(ValueError):
    """A record that cannot be replayed: one sentence says what is wrong and where.

    `at` is the number of the action where it parts from the rules, counted from 0, and `state` the last position
    that still agrees.
    """

    def __init__(self, message: str, at: int | None = None, state: Any = None) -> None:
        super().__init__(message)
        self.at = at
        self.state = state


class BadPack(ValueError):
    """Components that cannot be played with: one sentence names the file, the entry and the field."""
