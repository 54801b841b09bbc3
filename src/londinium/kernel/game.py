"""What a game is: its components, its moves and their numbers, and how a state begins, is saved and comes back."""

import json
import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol, SupportsIndex

import msgspec

from londinium.kernel import packs
from londinium.kernel.events import Log
from londinium.kernel.moves import Moves
from londinium.kernel.options import Offer, Options, read_options
from londinium.kernel.outcome import Outcome
from londinium.kernel.questions import Question, Questions, Rules, Stack
from londinium.kernel.refusal import BadPack, Refusal, Refused, shown
from londinium.kernel.rng import SEEDS
from londinium.kernel.speech import Speech
from londinium.kernel.state import State
from londinium.kernel.told import Told


class Chapters(NamedTuple):
    """Where a game's rules stand: the functions that the kernel calls, each from the file of its chapter."""

    go_on: Callable[[Any, Log], None]
    """Nothing is asked: go on with the game until something is, or it is over."""
    sight: Callable[[Any, int, Question | None], Any]
    """A position as a seat sees it, asked a question or none: what the rules that refuse a move look at."""
    view: Callable[[Any, int | None], Mapping[str, Any]]
    """What a seat sees (None: a spectator), as plain dicts, lists, strings and numbers."""
    deal: Callable[[Any, int | None, Random], None]
    """Deal the pieces that a seat does not know afresh, to the places that can hold them."""
    result: Callable[[Any], Outcome]
    """Scores and places of a game that is over."""
    pieces: Callable[[Any], Mapping[str, int]]
    """How many of each kind of piece there are, wherever they lie; the same from first to last."""
    counters: Callable[[Any], Mapping[tuple[int, str], int]]
    """The public numbers of each seat in a view that `gain` events add up to."""
    places: Callable[[Any], Mapping[str, str | None]]
    """The place of each visible piece in a view that `put` events move."""


def _every(state: State, seat: int) -> Sequence[int]:
    return state.legal(seat)


class Insight(NamedTuple):
    """What a game knows about playing it well."""

    value: Callable[[Any, int], float]
    """How good a position is for a seat, in points that the game counts."""
    weights: Callable[[Any, int], Sequence[float]]
    """For each of `legal(seat)`, how often a sensible player would choose it: for rollouts."""
    candidates: Callable[[Any, int], Sequence[int]] = _every
    """The legal answers that are worth a thought; bots that look ahead look at no others."""
    settled: Callable[[Any, int], bool] | None = None
    """Whether a position in the middle of a seat's chain of decisions can be valued as it stands."""
    positions: int = 2000
    """How many positions are valued for one decision."""
    explore: float = 1.5
    """How widely the search tries answers: how far apart values are felt to be, in their spread at the root."""
    horizon: float = math.inf
    """After how many of its turns a seat's search compares its lines; without it, each at its first new question."""
    share: Callable[[Any], float] | None = None
    """How much of a game has been played, from 0 to 1, as everybody knows it; without it, the coach counts how often
    something hidden has become known."""
    values: Callable[[Sequence[Any], int], list[float]] | None = None
    """`value` of several positions at once, where that is faster."""
    closer: int = 1
    """How many times as many iterations the coach has for a decision: more where they take little time."""
    overlooked: int = 20
    """How many answers in a hundred a beginner overlooks: what makes a bot easy to beat (`docs/strength.md`)."""


class Learning(NamedTuple):
    """What a network looks at in a game, to learn what positions are worth (`kernel/learnt.py`)."""

    signs: Callable[[Any, int], tuple[list[float], list[int]]]
    """A position as a seat's network sees it: amounts, and the numbers of the things that are there."""
    kinds: Callable[[Any], int]
    """How many things there are to look for, with a game's components."""
    known: Callable[[Any], bool] | None = None
    """Whether such positions were learnt; others are valued by the game's insight."""
    turn_of: Callable[[Any], tuple[int, ...]] | None = None
    """The seat whose turn a position is in, and which of its turns. With it the expert plans whole turns
    (`players/plan.py`); without it, it searches as `search` does."""
    variants: Sequence[Mapping[str, Any]] = ({},)
    """Options of the games that it learns from, in turn."""


class Evolving(NamedTuple):
    """An insight whose numbers are found by games (`kernel/evolved.py`)."""

    insight: Callable[[Mapping[str, float]], Insight]
    """What somebody plays by who weighs positions by these numbers."""
    start: Mapping[str, float]
    """The numbers that the search for better ones begins with; each keeps its sign."""
    turn_of: Callable[[Any], tuple[int, ...]] | None = None
    """As in Learning."""


class NoChampion(Told):
    """Nothing has learnt this game, or not with these components."""


class Champion(Protocol):
    """What has learnt what the decisions of a game are worth."""

    def worths(self, s: Any, seat: int, steps: int, also: Sequence[int] = ()) -> dict[int, float]:
        """What a seat may expect, for each of its answers that is worth a thought, looking this many steps ahead.

        Answers in `also` are among them, and looked at as closely as the best.
        """


NONE: Rules = {}


class Game(ABC):
    """The rules of a game on one set of components."""

    id: ClassVar[str]
    version: ClassVar[int]  # raised when an old record could play differently
    seats: ClassVar[range]
    options: ClassVar[type[Options]]
    offers: ClassVar[tuple[Offer, ...]] = ()  # ways to play that are found without looking through the options
    questions: Questions
    chapters: Chapters
    aside: Rules = NONE  # kinds of move that may be made beside any question, and the rules that may refuse them
    untimely: Rules = NONE  # by kind of move, the rules to name instead of "that is not what is asked"
    learnt: ClassVar[bool] = False  # whether it has a champion or an expert
    open_questions: ClassVar[bool] = False  # whether everybody may know what a question is about, not only its kind
    open_table: ClassVar[bool] = False  # whether view and standing are the same whoever looks
    private: ClassVar[frozenset[str]] = frozenset()  # kinds of move that only the mover sees
    covert: ClassVar[frozenset[str]] = frozenset()
    """Kinds of question whose answers depend on what only the asked seat sees: a payment from the hand, say. Others are
    told of what it did before only together with its answer, so that they cannot tell whether it had a choice."""
    files: ClassVar[Mapping[str, type[packs.DataFile]]]
    later: ClassVar[frozenset[str]] = frozenset()  # files that a pack made before them lacks: it plays on ours
    folder: ClassVar[Path]  # where the built-in files are
    elsewhere: ClassVar[Mapping[str, Path]] = {}  # the folders of those that are not there
    insight: Insight
    learning: ClassVar[Learning | None] = None  # of games whose expert values positions by a network
    evolving: ClassVar[Evolving | None] = None  # … by an insight whose numbers were found by games
    speech: Speech = Speech()

    def __init__(self, pack: packs.PackSource | None = None) -> None:
        if pack is None:
            self.pack = None
            self.components: dict[str, Any] = dict(packs.read_folder(self.folder, self.files, self.elsewhere))
        else:
            self.pack = packs.read_pack(pack)
            if self.pack.game != self.id:
                raise BadPack("", "pack-other-game", name=self.pack.name, its=self.pack.game, game=self.id)
            self.components = dict(packs.read_files(self.pack, self.files, self.later))
        self.data = packs.data_hash(self.components)
        lacking = {name: kind for name, kind in self.files.items() if name not in self.components}
        try:
            self.moves = self.open_box({**self.components, **packs.read_folder(self.folder, lacking, self.elsewhere)})
        except BadPack as bad:
            bad.game = self.id  # its words are the game's
            raise
        self.n_actions = len(self.moves)

    # What a game gives

    @abstractmethod
    def open_box(self, files: Mapping[str, Any]) -> Moves:
        """Make the Box, the tables that the rules look into; its moves, numbered."""

    @abstractmethod
    def set_up(self, players: int, options: Any, seed: int) -> State:
        """The state before the first question."""

    @abstractmethod
    def forbidden(self, players: int, options: Any) -> Refusal | None:
        """The rule that forbids this number of players or these options together."""

    @abstractmethod
    def restore(self, saved: Mapping[str, Any], options: Any) -> State:
        """A state from `State.position` and its history."""

    def champion(self) -> Champion:
        """What has learnt to play this game, where there is such a thing."""
        raise NoChampion("bot-no-champion", game=self.id)

    def expert(self) -> Insight:
        """What the game's expert plays by: its insight, with values that were learnt."""
        if self.evolving is not None:
            from londinium.kernel import evolved

            return evolved.expert(self)
        from londinium.kernel import learnt  # numpy, which the engine alone does not need

        return learnt.expert(self)

    def side(self, state: Any, seat: int) -> str | None:
        """The component that a seat plays with and no other has (a Faction), where seats differ by one."""
        del state, seat
        return None

    # The contract

    def move(self, action: SupportsIndex) -> dict[str, Any]:
        """The move with this number."""
        return self.moves.move(action)

    def action(self, move: Mapping[str, Any]) -> int:
        """The number of this move."""
        return self.moves.action(move)

    def new(self, players: int, seed: int, options: Any = None, log: Log = None) -> State:
        """A game ready for its first decision; `log` collects what happens before it, from the set-up on."""
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise Refused(Refusal("KER-SEED-1", {"seed": shown(seed)}), self)
        if isinstance(players, bool) or not isinstance(players, int):
            bounds = {"players": shown(players), "min": self.seats.start, "max": self.seats.stop - 1}
            raise Refused(Refusal("KER-PLAYERS-1", bounds), self)
        chosen = read_options(self.options, options, self.id)
        refusal = self.forbidden(players, chosen)
        if refusal:
            raise Refused(refusal, self)
        state = self.set_up(players, chosen, seed)
        state.settle(log)
        return state

    def begun(self, players: int, options: Any, seed: int, stacks: int = 1) -> dict[str, Any]:
        """The kernel's own fields of a state before its first question, for `set_up`.

        Seats that act one after the other share one stack of questions; seats that act at once have one each.
        """
        nothing: list[Stack] = [[] for _ in range(stacks)]
        return self._own(players, options, nothing, seed=seed, past=[], rng=seed, barrier=0, over=False)

    def saved(self, saved: Mapping[str, Any], options: Any) -> dict[str, Any]:
        """The kernel's own fields of a saved state, for `restore`."""
        pending = [[self.questions.load(one) for one in stack] for stack in saved["pending"]]
        kept = {name: saved[name] for name in ("seed", "past", "rng", "barrier", "over")}
        return self._own(saved["players"], options, pending, **kept)

    def _own(self, players: int, options: Any, pending: list[Stack], **kept: Any) -> dict[str, Any]:
        nobody: list[list[int]] = [[] for _ in range(players)]
        own = {"game": self, "players": players, "options": options, "pending": pending, "legal": nobody, "to_act": ()}
        return own | kept

    def save(self, state: State) -> bytes:
        """The state as bytes, for this version of the rules and these components."""
        saved = {
            "format": "londinium-state/1",
            "game": self.id,
            "version": self.version,
            "data": self.data,
            "seed": state.seed,
            "past": state.past,
            **state.position(),
        }
        return json.dumps(saved, separators=(",", ":")).encode()

    def load(self, data: bytes) -> State:
        """A saved state; only of this version of the rules and these components."""
        try:
            saved = json.loads(data)
            format, *same = (saved[key] for key in ("format", "game", "version", "data"))
        except (ValueError, KeyError, TypeError, RecursionError):
            raise ValueError(f"This is not a saved state of {self.id}.") from None
        if format != "londinium-state/1":
            raise ValueError(f"This state was saved in the format {shown(format)}, not as londinium-state/1.")
        if same != [self.id, self.version, self.data]:
            raise ValueError(
                f"This state was saved by {same[0]} version {same[1]} with components {same[2]}; "
                f"here is {self.id} version {self.version} with components {self.data}."
            )
        try:
            if saved["past"] is not None:
                saved["past"] = [(seat, action) for seat, action in saved["past"]]
            state = self.restore(saved, msgspec.convert(saved["options"], self.options))
            state.put_questions()
        except (ValueError, KeyError, TypeError, IndexError, OverflowError) as error:
            raise ValueError(f"This saved state of {self.id} is damaged ({type(error).__name__}).") from None
        return state

    def export(self, name: str = "") -> dict[str, Any]:
        """The components as one pack."""
        own = self.pack.name if self.pack else f"{self.id}, as shipped"
        return packs.export(self.id, name or own, self.components)
