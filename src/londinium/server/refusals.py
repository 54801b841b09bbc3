"""How the server says no to a browser: because it may not, or because a rule forbids it."""

from typing import Any

from litestar.exceptions import HTTPException

from londinium.kernel.packs import plain
from londinium.kernel.refusal import Refusal, Refused
from londinium.kernel.registry import UnknownGame
from londinium.kernel.told import Told
from londinium.server import protocol

NOT_KEPT = "The server cannot read or write its store just now; what was acknowledged is safe. It is tried again."


class Denied(Exception):
    """Something that this browser may not do, or not now; `key` words it on the page, in the reader's language."""

    def __init__(self, code: protocol.MistakeCode, error: str, key: str, **args: Any) -> None:
        super().__init__(error)
        self.code, self.key, self.args_told = code, key, args


class Failed(HTTPException):
    """A request by REST that a person can make and that fails: its sentence, and the key that words it on the page."""

    def __init__(self, status: int, error: str, key: str, **args: Any) -> None:
        super().__init__(error, status_code=status)
        self.key, self.args_told = key, args

    @classmethod
    def of(cls, status: int, problem: protocol.Problem) -> "Failed":
        """What a process of the pool found wrong."""
        return cls(status, problem.error, problem.key or "", **problem.args)


MOST_QUOTED = 200  # letters of what somebody wrote


def why(told: Exception, game: str = "") -> dict[str, Any]:
    """What the library found wrong, as arguments of a problem: its line, and the game whose words it takes."""
    if not isinstance(told, Told):
        return {"why": str(told)}
    own = told.game if isinstance(told.game, str) else told.game.id
    return {"why": _quoted(plain(told.line)), "game": own or game}


def _quoted(value: Any) -> Any:
    """A line may quote what somebody wrote, and yet is one."""
    if isinstance(value, dict):
        return {key: _quoted(one) for key, one in value.items()}
    return f"{value[:MOST_QUOTED]}…" if isinstance(value, str) and len(value) > MOST_QUOTED else value


def no(said: protocol.Play | protocol.Undo | protocol.WhatIf, refusal: Refusal) -> protocol.No:
    """What a page said, and the rule that forbids it."""
    return protocol.No(seat=said.seat, rule=refusal.rule, args=plain(refusal.args), to=said)


def mistake(denied: Denied) -> protocol.Mistake:
    """What a page is told of something denied."""
    return protocol.Mistake(error=str(denied), code=denied.code)


def problem(error: Exception) -> protocol.Problem:
    """What a browser is told of an error by REST."""
    if isinstance(error, Refused):
        return protocol.Problem(error=str(error), rule=error.rule, args=plain(error.refusal.args))
    if isinstance(error, Denied):
        return protocol.Problem(error=str(error), key=error.key, args=error.args_told)
    if isinstance(error, Failed):
        return protocol.Problem(error=error.detail, key=error.key, args=error.args_told)
    if isinstance(error, UnknownGame):
        return protocol.Problem(error=str(error), key="web-refused-no-game")
    if isinstance(error, HTTPException):
        text = error.detail if not error.extra else f"{error.detail}: {error.extra}"
        return protocol.Problem(error=text, key=_general(error.status_code))
    return protocol.Problem(error="Something went wrong here; nothing was lost.", key="web-error-server")


def _general(status: int) -> str:
    """What a page says of an error that only programmers meet, or an older page."""
    if status == 404:
        return "web-error-missing"
    if status == 413:
        return "web-refused-large"
    return "web-refused-request" if status < 500 else "web-error-server"
