"""Moves and their numbers.

A move is a verb and its objects, `{"kind": "draw", "from": 13, "to": 12}`; its number means the same in every state
of a game with these components. A game lists its verbs oldest first, and numbers are only ever appended: a verb that
gets more objects later is listed again with these.
"""

from collections.abc import Iterable, Mapping, Sequence
from operator import index
from typing import Any, SupportsIndex

from londinium.kernel.refusal import Refusal, Refused, shown


def whole(number: Any) -> int:
    """A seat or an action as an int, numpy's integers too; -1, which is neither, for anything else."""
    try:
        return -1 if isinstance(number, bool) else index(number)
    except TypeError:
        return -1


class Verb:
    """One kind of move: the names of its objects, and every combination of them that exists.

    `unknown` is the rule that forbids a combination of things that exist but are not joined (two stations without a
    line between them): a person can point at such a move, though it has no number.
    """

    __slots__ = ("fields", "kind", "names", "objects", "unknown")

    def __init__(
        self,
        kind: str,
        fields: Sequence[str] = (),
        objects: Iterable[Sequence[Any]] = ((),),
        unknown: str | None = None,
    ) -> None:
        self.kind = kind
        self.fields = tuple(fields)
        self.names = {"kind", *self.fields}  # of a move
        self.objects = [tuple(o) for o in objects]
        self.unknown = unknown


class Moves:
    """All moves of a game, by number."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs: dict[str, Verb] = {}
        self.kinds: list[str] = []  # the kind of every number
        self._first: dict[str, int] = {}
        self._moves: list[dict[str, Any]] = []
        self._numbers: dict[tuple[Any, ...], int] = {}
        for verb in verbs:
            known = self.verbs.get(verb.kind)
            if known is None:
                self.verbs[verb.kind] = verb
                self._first[verb.kind] = len(self._moves)
            else:
                objects_so_far = [*known.objects, *verb.objects]
                self.verbs[verb.kind] = Verb(verb.kind, known.fields, objects_so_far, known.unknown)
            for objects in verb.objects:
                self._numbers[verb.kind, *objects] = len(self._moves)
                self._moves.append({"kind": verb.kind, **dict(zip(verb.fields, objects, strict=True))})
                self.kinds.append(verb.kind)

    def __len__(self) -> int:
        return len(self._moves)

    def first(self, kind: str) -> int:
        """The first number of a kind of move; that of one without objects is its only one."""
        return self._first[kind]

    def numbers(self, kind: str, things: Iterable[Any]) -> tuple[int, ...]:
        """The number for each of these things (an object, or a tuple of them), -1 where there is none."""
        numbers = self._numbers
        return tuple(numbers.get((kind, *(one if isinstance(one, tuple) else (one,))), -1) for one in things)

    def number(self, kind: str, *objects: int | str) -> int:
        """The number of a move that is known to exist."""
        return self._numbers[kind, *objects]

    def move(self, action: SupportsIndex) -> dict[str, Any]:
        """The move with this number."""
        number = whole(action)
        if not 0 <= number < len(self._moves):
            raise Refused(Refusal("KER-MOVE-1", {"move": shown(action)}))
        return dict(self._moves[number])

    def action(self, move: Mapping[str, Any]) -> int:
        """The number of this move."""
        verb = self.verbs.get(str(move.get("kind"))) if isinstance(move, (dict, Mapping)) else None
        if verb is None or move.keys() != verb.names:
            raise Refused(Refusal("KER-MOVE-1", {"move": shown(move)}))
        objects = [move[field] for field in verb.fields]
        for o in objects:
            if isinstance(o, bool) or not isinstance(o, (int, str)):
                raise Refused(Refusal("KER-MOVE-1", {"move": shown(move)}))
        number = self._numbers.get((verb.kind, *objects))
        if number is None:
            things = all(o in {known[i] for known in verb.objects} for i, o in enumerate(objects))
            if verb.unknown and things:
                raise Refused(Refusal(verb.unknown, dict(zip(verb.fields, objects, strict=True))))
            raise Refused(Refusal("KER-MOVE-1", {"move": shown(move)}))
        return number
