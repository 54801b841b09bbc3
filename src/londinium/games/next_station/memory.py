"""What was worked out lately and may be asked for again: sheets and lines, as they look and as they are worth."""

from typing import Any, TypeVar

FULL = 10_000  # a server with hundreds of tables asks for some ten thousand things again and again

T = TypeVar("T")


class Memory:
    """A cache in two halves: when one is full, what nobody has asked for since the last time is forgotten."""

    __slots__ = ("_before", "_lately")

    def __init__(self) -> None:
        self._lately: dict[tuple[Any, ...], Any] = {}
        self._before: dict[tuple[Any, ...], Any] = {}

    def get(self, key: tuple[Any, ...]) -> Any:
        found: Any = self._lately.get(key)
        if found is None:
            found = self._before.get(key)
            if found is not None:
                self.keep(key, found)
        return found

    def keep(self, key: tuple[Any, ...], found: T) -> T:
        if len(self._lately) >= FULL:
            self._before, self._lately = self._lately, {}
        self._lately[key] = found
        return found
