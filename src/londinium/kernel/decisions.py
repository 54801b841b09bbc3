"""A decision that a seat owes, in the one form in which it is compared, written and hashed.

Undo and the server compare decisions; digests of them stand in records, one after every fifty, and in the logs of
tables, one beside every answer. Where a digest is no longer the same, other rules were played.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import NamedTuple

from londinium.kernel.state import State

DIGITS = 16  # of a digest

_json = json.JSONEncoder(sort_keys=True).encode


class Decision(NamedTuple):
    """What a seat is asked and may answer."""

    seat: int
    ask: Mapping[str, object] | None
    legal: list[int]

    @classmethod
    def of(cls, state: State, seat: int) -> "Decision":
        return cls(seat, state.ask(seat), state.legal(seat))

    def text(self) -> bytes:
        """It is written like this for ever, since records are kept for ever."""
        return f"[{self.seat}, {_json(self.ask)}, {self.legal}]".encode()

    def digest(self) -> str:
        return hashlib.sha256(self.text()).hexdigest()[:DIGITS]
