"""What a game is: its components, its moves and their numbers, and how a state begins, is saved and comes back."""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Protocol

import msgspec

from londinium.kernel import packs
from londinium.kernel.events import Log
from londinium.kernel.moves import Moves, Verb
from londinium.kernel.options import Options, read_options
from londinium.kernel.refusal import BadPack, Refusal, Refused, shown
from londinium.kernel.rng import SEEDS
from londinium.kernel.state import State


class Asked(NamedTuple):
    """A kind of question and the kinds of move that answer it."""

    kind: str
    moves: tuple[str, ...]
    told: bool = False  # to everybody, with its answers: they mean something of their own


class Say(Protocol):
    """A message in the language of whoever reads it."""

    def __call__(self, key: str, args: Mapping[str, Any] | None = None) -> str: ...


class Insight(Protocol):
    """What a game knows about playing it well: a module with these functions.

    It may also have, for the bots that look ahead:
    - `candidates(state, seat)`: the legal answers that are worth a thought; no others are looked at.
    - `settled(state, seat)`: whether a position amid a seat's chain of decisions can be valued as it stands.
    - `POSITIONS`: how many positions are valued for one decision; `EXPLORE`: how widely the search tries answers.
    - `HORIZON`: after how many own turns the search compares its lines; without it, each at its first new question.
    """

    def value(self, state: Any, seat: int) -> float:
        """How good the position is for a seat, in points that the game counts."""

    def weights(self, state: Any, seat: int) -> Sequence[float]:
        """For each of `legal(seat)`, how often a sensible player would choose it: for rollouts."""


class Game(ABC):
    """The rules of a game on one set of components."""

    id: ClassVar[str]
    version: ClassVar[int]  # raised when an old record could play differently
    seats: ClassVar[range]
    options: ClassVar[type[Options]]
    questions: ClassVar[tuple[Asked, ...]]  # by the number that a frame begins with
    beside: ClassVar[frozenset[str]] = frozenset()  # kinds of move that may be made at any time
    private: ClassVar[frozenset[str]] = frozenset()  # kinds of move that only the mover sees
    files: ClassVar[Mapping[str, type[packs.DataFile]]]
    later: ClassVar[frozenset[str]] = frozenset()  # files that a pack made before them lacks: it plays on ours
    folder: ClassVar[Path]  # where the built-in files are
    insight: Insight

    def __init__(self, pack: packs.PackSource | None = None) -> None:
        if pack is None:
            self.pack = None
            self.components = packs.read_folder(self.folder, self.files)
        else:
            self.pack = packs.read_pack(pack)
            if self.pack.game != self.id:
                raise BadPack(f"the pack {self.pack.name!r} is made for {self.pack.game}, not for {self.id}")
            self.components = packs.read_files(self.pack, self.files, self.later)
        self.data = packs.data_hash(self.components)
        lacking = {name: kind for name, kind in self.files.items() if name not in self.components}
        self.open_box({**self.components, **packs.read_folder(self.folder, lacking)})
        self.moves = Moves(self.verbs())
        self.n_actions = len(self.moves)

    # What a game gives

    @abstractmethod
    def open_box(self, files: Mapping[str, Any]) -> None:
        """Make the Box: the tables that the rules look into."""

    @abstractmethod
    def verbs(self) -> Sequence[Verb]:
        """Every kind of move, oldest first."""

    @abstractmethod
    def set_up(self, players: int, options: Any, seed: int) -> State:
        """The state before the first question."""

    @abstractmethod
    def forbidden(self, players: int, options: Any) -> Refusal | None:
        """The rule that forbids this number of players or these options together."""

    @abstractmethod
    def restore(self, saved: Mapping[str, Any], options: Any) -> State:
        """A state from `State.position` and its history."""

    @abstractmethod
    def pieces(self, state: Any) -> Mapping[str, int]:
        """How many of each kind of piece there are, wherever they lie; the same from first to last."""

    @abstractmethod
    def counters(self, view: Mapping[str, Any]) -> Mapping[tuple[int, str], int]:
        """The public numbers of each seat that `gain` events add up to."""

    @abstractmethod
    def places(self, view: Mapping[str, Any]) -> Mapping[str, str | None]:
        """The place of each visible piece that `put` events move."""

    def label(self, kind: str, thing: Any) -> str | None:
        """A name of a component that is the same in every language, where it has one."""
        del kind, thing
        return None

    def side(self, state: Any, seat: int) -> str | None:
        """The component that a seat plays with and no other has (a Faction), where seats differ by one."""
        del state, seat
        return None

    def words(self, kind: str, thing: Any, say: Say) -> str | None:
        """What a component is called, put together from its data by a few messages; None: by a message of its own."""
        del kind, thing, say
        return None

    # The contract

    def move(self, action: int) -> dict[str, Any]:
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

    def begun(self, players: int, options: Any, seed: int) -> dict[str, Any]:
        """The kernel's own fields of a state before its first question, for `set_up`."""
        first = {"seed": seed, "past": [], "rng": seed, "barrier": 0, "over": False}
        return self._own(players, options, first) | {"pending": [[] for _ in range(players)]}

    def saved(self, saved: Mapping[str, Any], options: Any) -> dict[str, Any]:
        """The kernel's own fields of a saved state, for `restore`."""
        return self._own(saved["players"], options, saved) | {"pending": saved["pending"]}

    def _own(self, players: int, options: Any, values: Mapping[str, Any]) -> dict[str, Any]:
        kept = {name: values[name] for name in ("seed", "past", "rng", "barrier", "over")}
        nobody: list[list[int]] = [[] for _ in range(players)]
        return {"game": self, "players": players, "options": options, "legal": nobody, "to_act": (), **kept}

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
            saved["pending"] = [[tuple(frame) for frame in stack] for stack in saved["pending"]]
            if saved["past"] is not None:
                saved["past"] = [(seat, action) for seat, action in saved["past"]]
            state = self.restore(saved, msgspec.convert(saved["options"], self.options))
            state.put_questions()
        except (ValueError, KeyError, TypeError, IndexError) as error:
            raise ValueError(f"This saved state of {self.id} is damaged ({type(error).__name__}).") from None
        return state

    def export(self, name: str = "") -> dict[str, Any]:
        """The components as one pack."""
        own = self.pack.name if self.pack else f"{self.id}, as shipped"
        return packs.export(self.id, name or own, self.components)
