"""What the server says, cut down to what a client acts on and a history keeps. Nothing else here knows the protocol."""

import hashlib
import json
import re
from typing import Any, NamedTuple

from tests.server.wholes import Wholes

TABLE = ("view", "standing", "to_act", "asked", "ask", "legal", "undo", "result", "ended", "stopped")
LONG = re.compile(r"\d{15,}|[0-9a-f]{32,}")  # what a seed, a generator or a fingerprint would look like


class Now(NamedTuple):
    """The table as a page is shown it."""

    seq: int
    seat: int | None
    ask: int | None
    legal: list[int]
    undo: int | None
    over: bool
    entries: list[dict[str, Any]]
    digest: str


class No(NamedTuple):
    """Refused, and nothing changed. It does not say which message it answers: only whether that was an undo."""

    seat: int
    undo: bool


class Mistake(NamedTuple):
    """The server did not do it, and says why."""

    error: str


Message = Now | No | Mistake


def read(text: str | bytes, known: Wholes | None = None) -> Message | None:
    """A message that matters to a client; None for talk and for news of who is there.

    What changed is put together with what is known: Misfit where it does not fit.
    """
    told = (known or Wholes()).read(json.loads(text))
    match told["type"]:
        case "now":
            return Now(
                seq=told["seq"],
                seat=told["seat"],
                ask=told["ask"] and told["ask"]["id"],
                legal=[answer["action"] for answer in told["legal"]],
                undo=told["undo"],
                over=bool(told["result"] or told.get("ended")),
                entries=told["entries"],
                digest=" ".join(f"{name}={digest(told.get(name))}" for name in TABLE),
            )
        case "no":
            return No(told["seat"], told["rule"].startswith("KER-UNDO"))
        case "error":
            return Mistake(told["error"])
    return None


def digest(value: Any) -> str:
    return hashlib.blake2b(json.dumps(value, sort_keys=True).encode(), digest_size=8).hexdigest()


def play(seat: int, ask: int, action: int) -> str:
    return json.dumps({"type": "play", "seat": seat, "ask": ask, "action": action})


def undo(seat: int, entry: int) -> str:
    return json.dumps({"type": "undo", "seat": seat, "entry": entry})


def why(seat: int) -> str:
    """A question beside the game, to be answered between moves."""
    return json.dumps({"type": "why", "seat": seat, "move": {"kind": "pass"}})
