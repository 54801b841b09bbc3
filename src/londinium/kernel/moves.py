"""Moves and their numbers.

A move is a verb and its objects, `{"kind": "draw", "from": 13, "to": 12}`; its number means the same in every state
of a game with these components. A game lists its verbs oldest first, and numbers are only ever appended: a verb that
gets more objects later is listed again with these.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from londinium.kernel.refusal import Refusal, Refused, shown


class Verb:
    """One kind of move: the names of its objects, and every combination of them that exists.

    `unknown` is the rule that forbids a combination of things that exist but are not joined (two stations without a
    line between them): a person can point at such a move, though it has no number.
    """

    __slots__ = ("fields", "kind", "objects", "unknown")

    def __init__(
        self,
        kind: str,
        fields: Sequence[str] = (),
        objects: Iterable[Sequence[Any]] = ((),),
        unknown: str | None = None,
    ) -> None:
        self.kind = kind
        self.fields = tuple(fields)
        self.objects = [tuple(o) for o in objects]
        self.unknown = unknown


class Moves:
    """All moves of a game, by number."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs: dict[str, Verb] = {}
        self.kinds: list[str] = []  # the kind of every number
        self.start: dict[str, int] = {}  # the first number of every kind
        self._moves: list[dict[str, Any]] = []
        self._numbers: dict[tuple[Any, ...], int] = {}
        for verb in verbs:
            known = self.verbs.get(verb.kind)
            if known is None:
                self.verbs[verb.kind] = verb
                self.start[verb.kind] = len(self._moves)
            else:
                objects_so_far = [*known.objects, *verb.objects]
                self.verbs[verb.kind] = Verb(verb.kind, known.fields, objects_so_far, known.unknown)
            for objects in verb.objects:
                self._numbers[verb.kind, *objects] = len(self._moves)
                self._moves.append({"kind": verb.kind, **dict(zip(verb.fields, objects, strict=True))})
                self.kinds.append(verb.kind)

    def __len__(self) -> int:
        return len(self._moves)

    def move(self, action: int) -> dict[str, Any]:
        """The move with this number."""
        if isinstance(action, bool) or not hasattr(action, "__index__") or not 0 <= action < len(self._moves):
            raise Refused(Refusal("KER-MOVE-1", {"move": shown(action)}))
        return dict(self._moves[action])

    def action(self, move: Mapping[str, Any]) -> int:
        """The number of this move."""
        verb = self.verbs.get(str(move.get("kind"))) if isinstance(move, Mapping) else None
        if verb is None or set(move) != {"kind", *verb.fields}:
            raise Refused(Refusal("KER-MOVE-1", {"move": shown(move)}))
        objects = tuple(move[field] for field in verb.fields)
        if any(isinstance(o, bool) or not isinstance(o, (int, str)) for o in objects):
            raise Refused(Refusal("KER-MOVE-1", {"move": shown(move)}))
        number = self._numbers.get((verb.kind, *objects))
        if number is None:
            things = all(o in {known[i] for known in verb.objects} for i, o in enumerate(objects))
            if verb.unknown and things:
                raise Refused(Refusal(verb.unknown, dict(zip(verb.fields, objects, strict=True))))
            raise Refused(Refusal("KER-MOVE-1", {"move": shown(move)}))
        return number
