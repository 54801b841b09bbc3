"""Views as numbers: what a game declares in its `encoding.py`, for programs that learn.

A game describes its view with the parts below: which names stand in it, what each can be, what every number means. The
description alone reads the view; so whatever looks the same to a seat has the same numbers, and nothing hidden is among
them. Seats are counted from the viewer's own, which comes first. Every number lies between -1 and 1: yes is 1 and no is
0, an amount is divided by the `most` that is declared for it, and what is more counts as that much.

A game without a description has the general one: what every seat is asked, and how all of them stand.
"""

import importlib
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from londinium.kernel import registry
from londinium.kernel.refusal import Refusal, Refused

if TYPE_CHECKING:
    from londinium.kernel.game import Game
    from londinium.kernel.state import State

Numbers: TypeAlias = "array[float]"  # of single precision


class Row(NamedTuple):
    """What is said of some numbers that mean the same: where they come from, how many there are, what they are."""

    path: str
    shape: tuple[int, ...]
    meaning: str


class Part(ABC):
    """A part of a view, and the numbers that it becomes."""

    size: int

    @abstractmethod
    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        """Write the numbers of a value to `out`, from `at` on; what stays 0 is not written. `seat` is the viewer's."""

    @abstractmethod
    def names(self) -> Iterator[str]:
        """A name for every number."""

    @abstractmethod
    def rows(self) -> Iterator[Row]:
        """What the numbers mean."""


class Leaf(Part):
    """Numbers that are described together."""

    def __init__(self, meaning: str, size: int = 1) -> None:
        self.meaning = meaning
        self.size = size

    def names(self) -> Iterator[str]:
        yield ""

    def rows(self) -> Iterator[Row]:
        yield Row("", (self.size,) if self.size > 1 else (), self.meaning)


class Flag(Leaf):
    """Yes or no."""

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        del seat
        if value:
            out[at] = 1.0


class Amount(Leaf):
    """A number, as a share of the most that it is expected to be; below 0 where the game has such. None counts as 0."""

    def __init__(self, most: int, meaning: str) -> None:
        super().__init__(f"{meaning}, divided by {most}")
        self.most = most

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        del seat
        if value:
            out[at] = max(-1.0, min(1.0, value / self.most))


class OneOf(Leaf):
    """One of several things: a number for each of them, and 1 for this. All 0 for None."""

    def __init__(self, things: Sequence[Any], meaning: str) -> None:
        super().__init__(meaning, len(things))
        self.place = {thing: at for at, thing in enumerate(things)}

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        del seat
        found = self.place.get(value)
        if found is not None:
            out[at + found] = 1.0

    def names(self) -> Iterator[str]:
        yield from map(str, self.place)


class AnyOf(OneOf):
    """Any of several things, in a list or as the keys of a dict: how often each is there, divided by `most`."""

    def __init__(self, things: Sequence[Any], meaning: str, most: int = 1) -> None:
        super().__init__(things, f"{meaning}, divided by {most}" if most > 1 else meaning)
        self.share = 1.0 / most

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        del seat
        for thing in value or ():
            found = self.place.get(thing)
            if found is not None:
                out[at + found] = min(1.0, out[at + found] + self.share)


class Seat(Leaf):
    """One seat or several: a number for every seat, the viewer's own first."""

    def __init__(self, players: int, meaning: str) -> None:
        super().__init__(meaning, players)

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        for one in (value,) if isinstance(value, int) else value or ():
            if 0 <= one < self.size:
                out[at + (one - seat) % self.size] = 1.0

    def names(self) -> Iterator[str]:
        yield from seat_names(self.size)


def seat_names(players: int) -> list[str]:
    return ["own", *(f"after-{n}" for n in range(1, players))]


class Inside(Part):
    """Several parts, each with a name."""

    def __init__(self, parts: Sequence[tuple[str, Part]]) -> None:
        self.parts = parts
        self.size = sum(part.size for _, part in parts)

    def names(self) -> Iterator[str]:
        for key, part in self.parts:
            yield from (joined(key, name) for name in part.names())

    def rows(self) -> Iterator[Row]:
        for key, part in self.parts:
            yield from (row._replace(path=joined(key, row.path)) for row in part.rows())


class Group(Inside):
    """A dict with these names."""

    def __init__(self, **parts: Part) -> None:
        super().__init__(list(parts.items()))

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        for key, part in self.parts:
            part.write(value[key], out, at, seat)
            at += part.size


class Maybe(Inside):
    """Something that may not be there: whether it is, then what it is."""

    def __init__(self, meaning: str, part: Part) -> None:
        super().__init__([("there", Flag(meaning)), ("", part)])

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        if value is not None:
            out[at] = 1.0
            self.parts[1][1].write(value, out, at + 1, seat)


class Alike(Part):
    """The same part, once for each of several things."""

    def __init__(self, labels: Sequence[str], part: Part) -> None:
        self.labels = labels
        self.part = part
        self.size = len(labels) * part.size

    def names(self) -> Iterator[str]:
        for label in self.labels:
            yield from (joined(label, name) for name in self.part.names())

    def rows(self) -> Iterator[Row]:
        for row in self.part.rows():
            yield Row(joined("*", row.path), (len(self.labels), *row.shape), row.meaning)


class Listed(Alike):
    """The first entries of a list, in its order; entries that are not there are 0, and so are those that are None."""

    def __init__(self, most: int, part: Part) -> None:
        super().__init__([str(n) for n in range(1, most + 1)], part)

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        for one in (value or ())[: len(self.labels)]:
            if one is not None:
                self.part.write(one, out, at, seat)
            at += self.part.size


class BySeat(Alike):
    """A list with an entry for every seat, the viewer's own first."""

    def __init__(self, players: int, part: Part) -> None:
        super().__init__(seat_names(players), part)

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        players, size = len(self.labels), self.part.size
        for other, one in enumerate(value[:players]):
            if one is not None:
                self.part.write(one, out, at + (other - seat) % players * size, seat)


class ById(Alike):
    """A dict, or a list of dicts that say by a key which of several things they are about: a place for each thing."""

    def __init__(self, ids: Sequence[Any], part: Part, key: str = "id") -> None:
        super().__init__([str(id) for id in ids], part)
        self.key = key
        self.place = {id: n * part.size for n, id in enumerate(ids)}

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        pairs = value.items() if isinstance(value, Mapping) else ((one[self.key], one) for one in value or ())
        for id, one in pairs:
            place = self.place.get(id)
            if place is not None:
                self.part.write(one, out, at + place, seat)


class Read(Part):
    """What a function reads out of a value."""

    def __init__(self, read: Callable[[Any], Any], part: Part) -> None:
        self.read = read
        self.part = part
        self.size = part.size

    def write(self, value: Any, out: Numbers, at: int, seat: int) -> None:
        self.part.write(self.read(value), out, at, seat)

    def names(self) -> Iterator[str]:
        return self.part.names()

    def rows(self) -> Iterator[Row]:
        return self.part.rows()


def joined(path: str, more: str) -> str:
    return f"{path}/{more}" if path and more else path or more


class Description(NamedTuple):
    """What a game's `encoding.py` gives for a number of players: `describe(game, players)`."""

    view: Part
    quick: Callable[[Any, int], Any] | None = None
    """The same numbers as from the view, read off the state into any buffer of single precision, where a view would
    cost more than the game itself. A test holds the two against each other."""


class Encoding:
    """How what a seat sees becomes numbers: of a game, with its components, for a number of players."""

    def __init__(self, game: "Game", players: int) -> None:
        self.game = game
        self.players = players
        module = module_of(game)
        found: Description | None = importlib.import_module(module).describe(game, players) if module else None
        kinds = [declared.kind for declared in game.questions]
        self.asked = BySeat(players, OneOf(kinds, "what each seat is asked"))
        self.view: Part = found.view if found else standing(players)
        self.general = found is None
        self.quick = found.quick if found else None
        self.whole = Group(**{"asked": self.asked, "view" if found else "standing": self.view})
        self.size = self.whole.size
        self._empty = bytes(4 * self.size)

    def numbers(self, state: "State", seat: int) -> Any:
        """What a seat sees and everybody is asked, as a new buffer of numbers."""
        if self.quick is not None:
            return self.quick(state, seat)
        return self.from_view(state, seat)

    def from_view(self, state: "State", seat: int) -> Numbers:
        """The same, the long way: from the view, by the description."""
        out = array("f", self._empty)
        self.write_asked(state, out, seat)
        seen = state.standing(seat) if self.general else state.view(seat)
        self.view.write(seen, out, self.asked.size, seat)
        return out

    def write_asked(self, state: "State", out: Numbers, seat: int) -> None:
        told: list[Any] = [None] * self.players
        for one in state.asked(seat):
            told[one["seat"]] = one["kind"]
        self.asked.write(told, out, 0, seat)

    def names(self) -> list[str]:
        """A name for every number, in their order."""
        return list(self.whole.names())

    def rows(self) -> list[Row]:
        """What the numbers mean, in their order."""
        return list(self.whole.rows())


def standing(players: int) -> Part:
    """The general description: how every seat stands, as the viewer knows it."""
    return BySeat(players, Group(total=Amount(200, "points of every seat as it stands, as far as the viewer knows")))


def module_of(game: "Game") -> str | None:
    """The module that describes a game's view; None: the general description will do."""
    try:
        return registry.info(game.id).encoding
    except registry.UnknownGame:
        return None


@lru_cache(maxsize=64)
def encoding(game: "Game", players: int) -> Encoding:
    """The encoding of a game for a number of players; refused where no table has that many."""
    if players not in game.seats:
        bounds = {"players": players, "min": game.seats.start, "max": game.seats.stop - 1}
        raise Refused(Refusal("KER-PLAYERS-1", bounds), game)
    return Encoding(game, players)
