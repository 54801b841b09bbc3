"""What a game asks: every question is a value, declared once, in the file of its chapter.

    @question(67, "tribute", moves=("remove", "give"), rules={"give": (("DOL-EV-32", can_pay),)})
    class Tribute(Question, frozen=True):
        region: int
        raider: int

        def answers(self, s): …
        def answer(self, s, stack, action, log): …
        def about(self, s): …

The declaration says its number, which it keeps for ever, its kind, the kinds of move that answer it, and the named
rules that may refuse there. Its fields are small numbers; they are saved as a flat list that begins with the number.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple, TypeVar

import msgspec

from londinium.kernel.events import Log

Args = dict[str, Any]
Rule = tuple[str, Callable[[Any, Any], Args | None]]
"""A rule's id, and what tells from a sight and a move whether it is broken: the arguments of its sentence, or None."""
Rules = Mapping[str, Sequence[Rule]]
"""By kind of move, in the rulebook's order: the first that is broken is the answer."""


class Question(msgspec.Struct, frozen=True, gc=False):
    """A question to a seat, on the stack of what is pending. A value: it never changes."""

    seat: int

    def answers(self, s: Any) -> list[int]:
        """The legal answers, sorted; never empty."""
        raise NotImplementedError

    def answer(self, s: Any, stack: "list[Question]", action: int, log: Log) -> None:
        """Carry out an answer. The question is on top of the stack; an answer that ends it takes it off."""
        raise NotImplementedError

    def about(self, s: Any) -> dict[str, Any]:
        """What the sentence that asks it is about."""
        del s
        return {}


class Step(Question, frozen=True):
    """What is carried out when everything above it on the stack is done. Nobody is asked."""

    def answers(self, s: Any) -> list[int]:
        del s
        return []

    def carry_on(self, s: Any, stack: list[Question], log: Log) -> None:
        """Take it off the stack and carry it out."""
        raise NotImplementedError


Stack = list[Question]


class Declared(NamedTuple):
    """What was declared of a question."""

    number: int
    kind: str
    moves: tuple[str, ...]  # the kinds that answer it
    told: bool  # to everybody, with its answers: they mean something of their own
    rules: Rules  # that may refuse an answer


Kind = TypeVar("Kind", bound=type[Question])


class Questions:
    """The questions and steps that a game, or a module of one, declares."""

    def __init__(self) -> None:
        self.declared: dict[type[Question], Declared] = {}
        self._by_number: dict[int, type[Question]] = {}

    def question(
        self, number: int, kind: str, moves: Iterable[str], told: bool = False, rules: Rules | None = None
    ) -> Callable[[Kind], Kind]:
        """Declare a question."""

        def declare(cls: Kind) -> Kind:
            self._add(cls, Declared(number, kind, tuple(moves), told, rules or {}))
            return cls

        return declare

    def step(self, number: int) -> Callable[[Kind], Kind]:
        """Declare a step."""

        def declare(cls: Kind) -> Kind:
            self._add(cls, Declared(number, "", (), False, {}))
            return cls

        return declare

    def _add(self, cls: type[Question], declared: Declared) -> None:
        taken = self._by_number.setdefault(declared.number, cls)
        if taken is not cls:
            raise ValueError(f"{cls.__name__} and {taken.__name__} are both declared with the number {declared.number}")
        self.declared[cls] = declared

    def __or__(self, other: "Questions") -> "Questions":
        """These and those of a module."""
        both = Questions()
        for cls, declared in chain(self.declared.items(), other.declared.items()):
            both._add(cls, declared)
        return both

    def __getitem__(self, question: Question) -> Declared:
        return self.declared[type(question)]

    def __iter__(self) -> Iterator[Declared]:
        """What players can be asked, in the order of the numbers."""
        return iter(sorted((one for one in self.declared.values() if one.kind), key=lambda one: one.number))

    def save(self, question: Question) -> list[int]:
        """A question as plain numbers: its own, its seat, and what else it is about."""
        numbers = [self[question].number]
        for field in question.__struct_fields__:
            value = getattr(question, field)
            if isinstance(value, Question):
                numbers += self.save(value)
            elif isinstance(value, tuple):
                numbers += value
            else:
                numbers.append(int(value))
        return numbers

    def load(self, numbers: Sequence[int]) -> Question:
        """The question that was saved. A field that holds several numbers, or a question, takes all that are left."""
        cls = self._by_number[numbers[0]]
        values: list[Any] = []
        for at, field in enumerate(msgspec.structs.fields(cls), start=1):
            if field.type is int:
                values.append(numbers[at])
            elif field.type is bool:
                values.append(bool(numbers[at]))
            elif isinstance(field.type, type) and issubclass(field.type, Question):
                values.append(self.load(numbers[at:]))
            else:
                values.append(tuple(numbers[at:]))
        if len(values) < len(numbers) - 1 and not isinstance(values[-1], (tuple, Question)):
            raise ValueError(f"too many numbers for a {cls.__name__}")
        return cls(*values)
