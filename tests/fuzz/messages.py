"""What a page could say: messages from the type of the protocol, whole, nearly whole, and broken."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import inspect

from londinium.server import protocol
from tests.fuzz.values import Values, hostile, nearly

Known = Callable[[str], Any]  # by the name of a field: a value that means something just now, or None

FROM_BROWSER = inspect.type_info(protocol.FromBrowser)
assert isinstance(FROM_BROWSER, inspect.UnionType)
KINDS: dict[str, inspect.StructType] = {
    str(kind.tag): kind for kind in FROM_BROWSER.types if isinstance(kind, inspect.StructType)
}


class Messages:
    """One text after another, or bytes. The same seed says the same, where the same is known."""

    def __init__(self, rng: Random, known: Known) -> None:
        self.rng, self.known = rng, known
        self._values = Values(rng)

    def next(self) -> str | bytes:
        message = self._meant(self.rng.choice(list(KINDS)))
        spoil = self.rng.random()
        if spoil < 0.4:
            return json.dumps(message)
        if spoil < 0.85:
            return nearly(self.rng, message)
        return self._broken(json.dumps(message))

    def _meant(self, tag: str) -> dict[str, Any]:
        """A valid message, mostly about what is there: this seat, its question, one of its answers."""
        message: dict[str, Any] = self._values.of(KINDS[tag])
        for name in message:
            if name != "type" and self.rng.random() < 0.7 and (known := self.known(name)) is not None:
                message[name] = known
        return message

    def _broken(self, text: str) -> str | bytes:
        rng = self.rng
        match rng.randrange(7):
            case 0:
                return text[: rng.randrange(len(text))]
            case 1:
                return text + rng.choice(["}", "\x00", text, " " * 200])
            case 2:
                raw = bytearray(text.encode())
                for _ in range(rng.randrange(1, 4)):
                    raw[rng.randrange(len(raw))] = rng.randrange(256)
                return bytes(raw)  # a binary frame
            case 3:
                return hostile(rng)
            case 4:
                return f"[{text}]"
            case 5:
                return rng.choice([" ", "\n", "\ufeff"]) * rng.choice([1, 10_000]) + text
            case _:
                return text.replace('"', "'", rng.randrange(1, 4))
