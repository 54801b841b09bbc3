"""How the server says no to a browser: because it may not, or because a rule forbids it."""

from typing import Any

from londinium.kernel.packs import plain
from londinium.kernel.refusal import Refusal, Refused
from londinium.server import protocol

NOT_KEPT = "The server cannot read or write its store just now; what was acknowledged is safe. It is tried again."


class Denied(Exception):
    """Something that this browser may not do, or not now."""

    def __init__(self, code: protocol.MistakeCode, error: str, key: str | None = None, **args: Any) -> None:
        super().__init__(error)
        self.code, self.key, self.args_told = code, key, args


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
    return protocol.Problem(error=str(error))
