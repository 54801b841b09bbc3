"""What a state is: the open questions of a game, and how an answer is carried out.

A game's own State adds its data and says, for a question, which answers it has (`answers`), what an answer does
(`answer`) and what comes when nothing is asked (`go_on`). All else that the contract promises is here, once.
"""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from operator import index
from random import Random
from typing import TYPE_CHECKING, Any, Self, TypedDict

import msgspec

from londinium.kernel.events import Event, Log, Secret, did
from londinium.kernel.outcome import Outcome
from londinium.kernel.refusal import IllegalAction, Refusal, Refused, shown
from londinium.kernel.rng import below

if TYPE_CHECKING:
    from londinium.kernel.game import Game

Frame = tuple[int, ...]
"""A question as plain numbers: its kind, its seat, and what else it is about."""


class BarrierReached(Exception):
    """An attempt goes no further: from here on it would take chance, or show what is hidden."""


def whole(number: Any) -> int:
    """A seat or an action as an int, numpy's integers too; -1, which is neither, for anything else."""
    try:
        return -1 if isinstance(number, bool) else index(number)
    except TypeError:
        return -1


class Question(TypedDict):
    kind: str
    prompt: str  # the key of the sentence that asks
    context: dict[str, Any]  # what the sentence is about
    moves: list[str]  # the kinds of move that answer
    aside: list[str]  # the kinds of move that may be made beside it


class State(ABC):
    """A position of a game. Mutable; `copy` gives an independent one."""

    __slots__ = (
        "_legal",
        "barrier",
        "game",
        "options",
        "over",
        "past",
        "pending",
        "players",
        "rng",
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
        pending: list[list[Frame]],
        legal: list[list[int]],
        to_act: tuple[int, ...],
        over: bool,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed  # None in a guess
        self.past = past  # every (seat, action) so far; None in a guess
        self.rng = rng
        self.barrier = barrier  # how often something hidden has become known
        self.pending = pending  # one stack of questions, or one for each seat while they act at once; tops are asked
        self._legal = legal  # by seat, found when its question was put
        self.to_act = to_act  # the seats that owe a decision
        self.over = over

    # What a game's own State gives

    @abstractmethod
    def copy(self) -> Self:
        """An independent twin, made through the constructor, so that no field can be forgotten."""

    @abstractmethod
    def answers(self, frame: Frame) -> list[int]:
        """The legal answers to a question, sorted; never empty."""

    @abstractmethod
    def answer(self, stack: list[Frame], action: int, log: Log) -> None:
        """Carry out an answer to the question on top of the stack."""

    @abstractmethod
    def go_on(self, log: Log) -> None:
        """Nothing is asked: go on with the game until something is, or it is over."""

    @abstractmethod
    def context(self, frame: Frame) -> dict[str, Any]:
        """What the sentence that asks this question is about."""

    @abstractmethod
    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What a seat sees (None: a spectator), as plain dicts, lists, strings and numbers."""

    @abstractmethod
    def deal(self, seat: int | None, rng: Random) -> None:
        """Deal the pieces that this seat does not know anew, to the places that can hold them."""

    @abstractmethod
    def refusal(self, seat: int, move: Mapping[str, Any]) -> Refusal | None:
        """The first named rule that forbids this move, in words of its own: nothing that `answers` uses."""

    @abstractmethod
    def result(self) -> Outcome:
        """Scores and places of a game that is over."""

    @abstractmethod
    def dump(self) -> dict[str, Any]:
        """The game's own fields as plain data, for `save` and `fingerprint`."""

    # The contract

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, sorted; read only. Two or more for a seat in `to_act`, else none."""
        return self._legal[seat] if 0 <= seat < self.players else []

    def play(self, seat: int, action: int, log: Log = None) -> None:
        """Carry out a seat's action; `log` collects what happens."""
        if type(seat) is not int or type(action) is not int:
            seat, action = whole(seat), whole(action)
        if not 0 <= seat < self.players or action not in self._legal[seat]:
            refusal = self.explain(seat, action) or Refusal("KER-MOVE-1", {"move": shown(action)})
            raise IllegalAction(refusal, self.game)
        if self.past is not None:
            self.past.append((seat, action))
        stack = self._stack(seat)
        self._legal[seat] = []
        if log is not None:
            self._tell(seat, action, False, log)
        self.answer(stack, action, log)
        if stack:
            self._ask(stack, log)
        if any(self.pending):
            self.to_act = tuple([seat for seat, answers in enumerate(self._legal) if answers])
        else:
            if not self.over:
                self.go_on(log)
            self.settle(log)

    def ask(self, seat: int) -> Question | None:
        """What a seat is asked, or None."""
        if seat not in self.to_act:
            return None
        frame = self._stack(seat)[-1]
        asked = self.game.questions[frame[0]]
        kinds = dict.fromkeys(self.game.moves.kinds[action] for action in self._legal[seat])
        return {
            "kind": asked.kind,
            "prompt": f"ask-{asked.kind}",
            "context": self.context(frame),
            "moves": [kind for kind in kinds if kind in asked.moves],
            "aside": [kind for kind in kinds if kind not in asked.moves],
        }

    def explain(self, seat: int, action: int | Mapping[str, Any]) -> Refusal | None:
        """Why a seat may not do this now: None if it may. Takes a number or a move."""
        if self.over:
            return Refusal("KER-OVER-1")
        if not 0 <= whole(seat) < self.players:
            return Refusal("KER-SEAT-1", {"seat": shown(seat), "players": self.players})
        if seat not in self.to_act:
            return Refusal("KER-TURN-1", {"seat": seat})
        try:
            move = action if isinstance(action, Mapping) else self.game.move(action)
            self.game.action(move)
        except Refused as refused:
            return refused.refusal
        asked = self.game.questions[self._stack(seat)[-1][0]]
        if move["kind"] not in asked.moves and move["kind"] not in self.game.beside:
            return Refusal("KER-ASK-1", {"kind": move["kind"], "asked": asked.kind})
        return self.refusal(seat, move)

    def guess(self, seat: int | None, rng: Random) -> Self:
        """A full state that fits what the seat knows: another future, unknown pieces dealt anew. It has no record."""
        guess = self.copy()
        guess.seed = None
        guess.past = None
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
            return trial, True
        return trial, False

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
        """A number below n by chance. Something hidden is decided, so the barrier rises."""
        self.barrier += 1
        if not self.barrier:
            raise BarrierReached
        self.rng, value = below(self.rng, n)
        return value

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
            "pending": self.pending,
            "over": self.over,
            "own": self.dump(),
        }

    def settle(self, log: Log) -> None:
        """Go on until somebody is asked, or the game is over."""
        while not self.over:
            for stack in self.pending:
                if stack:
                    self._ask(stack, log)
            if any(self.pending):
                break
            self.go_on(log)
        self.to_act = tuple([seat for seat, answers in enumerate(self._legal) if answers])

    def put_questions(self) -> None:
        """Find the answers to what is asked anew, after a load or a deal."""
        self._legal = [[] for _ in range(self.players)]
        for stack in self.pending:
            if stack:
                self._legal[stack[-1][1]] = self.answers(stack[-1])
        self.to_act = tuple(seat for seat, answers in enumerate(self._legal) if answers)

    def _stack(self, seat: int) -> list[Frame]:
        return self.pending[seat if len(self.pending) > 1 else 0]

    def _ask(self, stack: list[Frame], log: Log) -> None:
        """Put the question on top. One with a single answer is not asked: it is carried out (KER-LAW-1)."""
        while stack:
            answers = self.answers(stack[-1])
            if len(answers) > 1:
                self._legal[stack[-1][1]] = answers
                return
            if log is not None:
                self._tell(stack[-1][1], answers[0], True, log)
            self.answer(stack, answers[0], log)

    def _tell(self, seat: int, action: int, forced: bool, log: list[Event]) -> None:
        move, asked = self.game.move(action), self.game.questions[self._stack(seat)[-1][0]]
        told = Secret(move, (seat,)) if move["kind"] in self.game.private else move
        log.append(did(seat, told, forced, asked.kind if asked.told else None))
