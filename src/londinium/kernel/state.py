"""What a state is: the open questions of a game, and how an answer is carried out.

A game's own State adds its data, declared in the game's `fields.py`; its questions say which answers they have and
what an answer does, and its chapters (`Game.chapters`) the rest. All else that the contract promises is here, once.
"""

import hashlib
import json
from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Self, SupportsIndex, TypedDict

import msgspec
from mypy_extensions import i64, mypyc_attr

from londinium.kernel.events import Event, Log, Secret, did
from londinium.kernel.moves import whole
from londinium.kernel.outcome import Outcome
from londinium.kernel.questions import Question, Rule, Stack, Step
from londinium.kernel.refusal import IllegalAction, Refusal, Refused, shown
from londinium.kernel.rng import CHANCE, SEEDS, SPAN, below, scripted
from londinium.kernel.speech import Forecast, Line, Standing, answer_line, changes

if TYPE_CHECKING:
    from londinium.kernel.game import Game


class BarrierReached(Exception):
    """An attempt goes no further: from here on it would take chance, or show what is hidden."""


Chain = tuple[Any, ...]  # mypyc knows no recursive types
"""A history from its end: the chain before, then the last seat and action; empty at the start. Copies share it."""


class Ask(TypedDict):
    """What a seat is asked, as it is told to whoever answers for it."""

    kind: str
    prompt: str  # the key of the sentence that asks
    context: dict[str, Any]  # what the sentence is about
    moves: list[str]  # the kinds of move that answer
    aside: list[str]  # the kinds of move that may be made beside it


class Asked(TypedDict):
    """What a seat is asked, as everybody at the table is told it."""

    seat: int
    kind: str
    context: dict[str, Any] | None  # null where it may tell others what they do not know


@mypyc_attr(allow_interpreted_subclasses=True)  # when it is compiled: for games of other packages, and for `copy`
class State(metaclass=ABCMeta):
    """A position of a game. Mutable; `copy` gives an independent one.

    It is not derived from ABC, which is not compiled: mypyc would add a dict and weak references, and free the latter
    twice.
    """

    __slots__ = (
        "_legal",
        "_past",
        "_rng",
        "_script",
        "barrier",
        "game",
        "options",
        "over",
        "pending",
        "players",
        "seed",
        "to_act",
    )

    def __init__(
        self,
        game: "Game",
        players: int,
        options: Any,
        seed: int | None,
        past: list[tuple[int, int]] | None,
        rng: int,
        barrier: int,
        pending: list[Stack],
        legal: list[list[int]],
        to_act: tuple[int, ...],
        over: bool,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed  # None in a guess
        self.past = past
        self.rng = rng
        self.barrier = barrier  # how often something hidden has become known
        self.pending = pending  # one stack of questions, or one for each seat while they act at once; tops are asked
        self._legal = legal  # by seat, found when its question was put
        self.to_act = to_act  # the seats that owe a decision
        self.over = over

    @property
    def past(self) -> list[tuple[int, int]] | None:
        """Every (seat, action) so far, as a list of one's own; None in a guess."""
        chain = self._past
        if chain is None:
            return None
        found: list[tuple[int, int]] = []
        while chain:
            chain, seat, action = chain
            found.append((seat, action))
        found.reverse()
        return found

    @past.setter
    def past(self, past: list[tuple[int, int]] | None) -> None:
        chain: Chain | None = None if past is None else ()
        for seat, action in past or ():
            chain = (chain or (), seat, action)
        self._past = chain

    @property
    def rng(self) -> int:
        """Where the generator stands; below 0, the script that it follows (`kernel/rng.py`)."""
        return self._script or int(self._rng) % SPAN

    @rng.setter
    def rng(self, rng: int) -> None:
        self._script = min(rng, 0)
        self._rng: i64 = 0 if rng < 0 else rng if rng < SEEDS else rng - SPAN  # compiled, it has a sign

    # What a game's own State gives

    @abstractmethod
    def copy(self) -> Self:
        """An independent twin."""

    @abstractmethod
    def dump(self) -> dict[str, Any]:
        """The game's own fields as plain data, for `save` and `fingerprint`."""

    # What a game's own State may change

    def answers(self, question: Question) -> list[int]:
        """The legal answers to a question, sorted; none for a step."""
        return question.answers(self)

    def answer(self, stack: Stack, action: int, log: Log) -> None:
        """Carry out an answer to the question on top of the stack."""
        stack[-1].answer(self, stack, action, log)

    def answering(self, question: Question) -> tuple[str, ...]:
        """The kinds of move that answer a question."""
        return self.game.questions[question].moves

    def rules(self, question: Question, kind: str) -> Sequence[Rule]:
        """The named rules that may refuse a kind of move as an answer to a question."""
        return self.game.questions[question].rules.get(kind, ())

    def about(self, question: Question) -> dict[str, Any]:
        """What the sentence that asks a question is about."""
        return question.about(self)

    def refusal(
        self, seat: int, question: Question | None, rules: Sequence[Rule], move: Mapping[str, Any]
    ) -> Refusal | None:
        """The first of these rules that a move breaks."""
        if not rules:
            return None
        sight = self.game.chapters.sight(self, seat, question)
        for rule, broken in rules:
            args = broken(sight, move)
            if args is not None:
                return Refusal(rule, args)
        return None

    def go_on(self, log: Log) -> None:
        """Nothing is asked: go on with the game until something is, or it is over."""
        self.game.chapters.go_on(self, log)

    def deal(self, seat: int | None, rng: Random) -> None:
        """Deal the pieces that this seat does not know afresh, to the places that can hold them."""
        self.game.chapters.deal(self, seat, rng)

    def result(self) -> Outcome:
        """Scores and places of a game that is over."""
        return self.game.chapters.result(self)

    # The contract

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What a seat sees (None: a spectator), as plain dicts, lists, strings and numbers."""
        return self.game.chapters.view(self, seat)

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, sorted; read only. Two or more for a seat in `to_act`, else none."""
        return self._legal[seat] if 0 <= seat < self.players else []

    def play(self, seat: SupportsIndex, action: SupportsIndex, log: Log = None) -> None:
        """Carry out a seat's action; `log` collects what happens.

        The action of CHANCE is a new number for the generator: from here on another future comes, and nothing else
        changes. A record has one where somebody played on from a replay with another future.
        """
        if type(seat) is not int or type(action) is not int:
            seat, action = whole(seat), whole(action)
        if not 0 <= seat < self.players or action not in self._legal[seat]:
            if seat == CHANCE and 0 <= action < SEEDS and not self.over:
                self._turn_chance(action)
                return
            refusal = self.explain(seat, action) or Refusal("KER-MOVE-1", {"move": shown(action)})
            raise IllegalAction(refusal, self.game)
        if self._past is not None:
            self._past = (self._past, seat, action)
        stack = self._stack(seat)
        self._legal[seat] = []
        if log is not None:
            self._tell(seat, action, False, log)
        self.answer(stack, action, log)
        if stack:
            self._ask(stack, log)
        if len(self.pending) == 1:
            if self.pending[0]:
                self.to_act = (self.pending[0][-1].seat,)
                return
        else:  # what the other seats are asked is as it was
            if not stack:
                self.to_act = tuple([other for other in self.to_act if other != seat])
            if self.to_act:
                return
        if not self.over:
            self.go_on(log)
        self.settle(log)

    def ask(self, seat: int) -> Ask | None:
        """What a seat is asked, or None."""
        if seat not in self.to_act:
            return None
        question = self._stack(seat)[-1]
        asked, answering = self.game.questions[question].kind, self.answering(question)
        kinds = dict.fromkeys(self.game.moves.kinds[action] for action in self._legal[seat])
        return {
            "kind": asked,
            "prompt": f"ask-{asked}",
            "context": self.about(question),
            "moves": [kind for kind in kinds if kind in answering],
            "aside": [kind for kind in kinds if kind not in answering],
        }

    def asked(self, viewer: int | None) -> list[Asked]:
        """What every seat that owes a decision is asked, as a seat may know it (None: a spectator)."""
        found: list[Asked] = []
        for seat in self.to_act:
            question = self._stack(seat)[-1]
            told = seat == viewer or self.game.open_questions
            kind = self.game.questions[question].kind
            found.append({"seat": seat, "kind": kind, "context": self.about(question) if told else None})
        return found

    def explain(self, seat: SupportsIndex, action: SupportsIndex | Mapping[str, Any]) -> Refusal | None:
        """Why a seat may not do this now: None if it may. Takes a number or a move."""
        if self.over:
            return Refusal("KER-OVER-1")
        if not 0 <= whole(seat) < self.players:
            return Refusal("KER-SEAT-1", {"seat": shown(seat), "players": self.players})
        seat = whole(seat)
        try:
            move = action if isinstance(action, Mapping) else self.game.move(action)
            self.game.action(move)
        except Refused as refused:
            return refused.refusal if seat in self.to_act else Refusal("KER-TURN-1", {"seat": seat})
        kind = move["kind"]
        if seat not in self.to_act:
            return self.refusal(seat, None, self.game.untimely.get(kind, ()), move) or Refusal(
                "KER-TURN-1", {"seat": seat}
            )
        question = self._stack(seat)[-1]
        if kind in self.answering(question):
            return self.refusal(seat, question, self.rules(question, kind), move)
        if kind in self.game.aside:
            return self.refusal(seat, question, self.game.aside[kind], move)
        return self.refusal(seat, question, self.game.untimely.get(kind, ()), move) or Refusal(
            "KER-ASK-1", {"kind": kind, "asked": self.game.questions[question].kind}
        )

    def guess(self, seat: int | None, rng: Random) -> Self:
        """A full state that fits what the seat knows: another future, unknown pieces dealt anew. It has no record."""
        guess = self.copy()
        guess.seed = None
        guess._past = None
        guess.rng = rng.getrandbits(64)
        guess.deal(seat, rng)
        guess.put_questions()
        return guess

    def attempt(self, seat: int, action: int, rng: Random, log: Log = None) -> tuple[Self, bool]:
        """What an action would do, played on a guess and stopped where something hidden would become known.

        Returns what the seat would see, and whether it was stopped there: such an action cannot be taken back.
        """
        trial = self.guess(seat, rng)
        trial.barrier = -1
        try:
            trial.play(seat, action, log)
        except BarrierReached:
            trial.to_act = ()  # what comes next is not known
            return trial, True
        return trial, False

    def standing(self, viewer: int | None) -> list[Standing]:
        """What every seat's position is worth as it stands, as a seat may know it (None: a spectator)."""
        return self.game.speech.standing(self, viewer)

    def progress(self) -> list[Line]:
        """How far the game has come, for whoever does not see the board."""
        return self.game.speech.progress(self)

    def forecast(self, seat: int, action: int, rng: Random) -> Forecast:
        """What an action would change in the standings, played on a guess up to what is hidden."""
        after, stopped = self.attempt(seat, action, rng)
        return {"changes": changes(self.standing(seat), after.standing(seat)), "open": stopped}

    def line(self, seat: int, action: int) -> Line:
        """What a legal action of a seat is called."""
        move, asked = self.game.move(action), self.game.questions[self._stack(seat)[-1]].kind
        return answer_line(asked, move, self.game.speech.details(self, seat, move))

    def outcome(self) -> Outcome:
        """Scores, places, the tie-break that decided, and points by category."""
        if not self.over:
            raise Refused(Refusal("KER-OVER-2"), self.game)
        return self.result()

    def fingerprint(self) -> str:
        """Equal states, equal strings. How a state was reached does not count."""
        position = self.position()
        del position["barrier"]
        text = json.dumps([self.game.id, self.game.version, self.game.data, position], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()

    # For games and the kernel

    def chance(self, n: int) -> int:
        """A number below n at random. Something hidden is decided, so the barrier rises."""
        self.barrier += 1
        if not self.barrier:
            raise BarrierReached
        if self._script:
            self._script, given = scripted(self._script, n)
            return given
        self._rng, value = below(self._rng, n)
        return value

    def shuffle(self, n: int) -> list[int]:
        """The numbers below n, shuffled."""
        left = list(range(n))
        return [left.pop(self.chance(many)) for many in range(n, 0, -1)]

    def reveal(self) -> None:
        """Something hidden becomes known. An attempt ends here (its barrier was -1)."""
        self.barrier += 1
        if not self.barrier:
            raise BarrierReached

    def position(self) -> dict[str, Any]:
        """Everything but history and caches, as plain data."""
        return {
            "players": self.players,
            "options": msgspec.to_builtins(self.options),
            "rng": self.rng,
            "barrier": self.barrier,
            "pending": [[self.game.questions.save(one) for one in stack] for stack in self.pending],
            "over": self.over,
            "own": self.dump(),
        }

    def settle(self, log: Log) -> None:
        """Go on until somebody is asked, or the game is over."""
        while not self.over:
            for stack in self.pending:
                if stack:
                    self._ask(stack, log)
            if [stack for stack in self.pending if stack]:  # compiled, any() would cost more
                break
            self.go_on(log)
        self.to_act = tuple([seat for seat, answers in enumerate(self._legal) if answers])

    def put_questions(self) -> None:
        """Find the answers to what is asked anew, after a load or a deal."""
        self._legal = [[] for _ in range(self.players)]
        for stack in self.pending:
            if stack:
                self._legal[stack[-1].seat] = self.answers(stack[-1])
        self.to_act = tuple(seat for seat, answers in enumerate(self._legal) if answers)

    def _turn_chance(self, seed: int) -> None:
        """Nobody can take back what came before: it was played towards another future."""
        if self._past is not None:
            self._past = (self._past, CHANCE, seed)
        self.rng = seed
        self.barrier += 1

    def _stack(self, seat: int) -> Stack:
        return self.pending[seat if len(self.pending) > 1 else 0]

    def _ask(self, stack: Stack, log: Log) -> None:
        """Put the question on top. One with a single answer is not asked: it is carried out (KER-LAW-1)."""
        while stack:
            question = stack[-1]
            answers = self.answers(question)
            if len(answers) > 1:
                self._legal[question.seat] = answers
                return
            if not answers:
                assert isinstance(question, Step)
                question.carry_on(self, stack, log)
                continue
            if log is not None:
                self._tell(question.seat, answers[0], True, log)
            self.answer(stack, answers[0], log)

    def _tell(self, seat: int, action: int, forced: bool, log: list[Event]) -> None:
        move, asked = self.game.move(action), self.game.questions[self._stack(seat)[-1]]
        told = Secret(move, (seat,)) if move["kind"] in self.game.private else move
        log.append(did(seat, told, forced, asked.kind if asked.told else None))
