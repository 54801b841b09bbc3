"""A value that was learnt: a small network over what a game's `signs.py` sees in a position, evaluated with numpy.

The amounts of a position are scaled; every thing that is there adds a row of its own to the first layer. What comes out
is by how many points the seat will be ahead of its best opponent at the end. `training/expert` makes the weights.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary

from londinium.kernel.game import Insight, NoChampion

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # where cores are shared, threads that wait for each other cost all

import numpy as np

if TYPE_CHECKING:
    from londinium.kernel.game import Game

FORMAT = 1  # raised when weights from before no longer fit
NOTHING = -1  # a thing that adds nothing

Signs = tuple[list[float], list[int]]


class Weights(NamedTuple):
    """The arrays of a network, as they are kept in a file."""

    mean: Any  # of each amount, over the games of the training
    scale: Any
    amounts: Any  # amounts × hidden
    things: Any  # things × hidden
    bias: Any
    out: Any  # hidden
    straight: Any  # amounts: what goes past the hidden layer
    straight_things: Any
    last: Any  # one number


class Network:
    """What positions of a game are worth to a seat."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        w = weights
        # Scaling is part of the first layer
        self._amounts = np.ascontiguousarray(
            np.concatenate([w.amounts / w.scale[:, None], (w.straight / w.scale)[:, None]], axis=1), np.float32
        )
        things = np.concatenate([w.things, w.straight_things[:, None]], axis=1)
        self._things = np.concatenate([things, np.zeros_like(things[:1])]).astype(np.float32)  # NOTHING comes last
        bias = np.concatenate([w.bias, w.last])
        self._bias = (bias - w.mean @ self._amounts.astype(np.float64)).astype(np.float32)
        self._out = w.out.astype(np.float32)

    def value(self, signs: Signs) -> float:
        """By how many points the seat will be ahead."""
        amounts, things = signs
        h = np.array(amounts, np.float32) @ self._amounts
        h += self._bias
        if things:
            h += self._things[things].sum(axis=0)
        past = h[-1]
        return float(np.maximum(h[:-1], 0) @ self._out + past)

    def values(self, seen: Sequence[Signs]) -> list[float]:
        """The same for several positions, which share the cost of each step."""
        h = np.array([amounts for amounts, _ in seen], np.float32) @ self._amounts
        h += self._bias
        rows: list[int] = []
        firsts = []
        for _, things in seen:
            firsts.append(len(rows))
            rows += things
            rows.append(NOTHING)
        h += np.add.reduceat(self._things[rows], firsts)
        found: list[float] = (np.maximum(h[:, :-1], 0) @ self._out + h[:, -1]).tolist()
        return found


def read(path: Path, kinds: int, amounts: int) -> Weights:
    """The weights in a file; NoChampion says in one sentence why they do not serve."""
    if not path.exists():
        raise NoChampion("bot-no-weights", bot="expert", file=path.name, folder=str(path.parent))
    try:
        with np.load(path) as file:
            if int(file["format"]) != FORMAT:
                raise NoChampion("bot-weights-old", bot="expert", file=path.name)
            found = Weights(*(file[name].astype(np.float32) for name in Weights._fields))
    except (OSError, ValueError, KeyError, EOFError) as error:
        if isinstance(error, NoChampion):
            raise
        raise NoChampion("bot-weights-broken", file=path.name) from None
    if found.things.shape[0] != kinds or found.amounts.shape[0] != amounts:
        raise NoChampion("bot-components", bot="expert")
    return found


def write(path: Path, weights: Weights, **notes: Any) -> None:
    """Keep weights in a file, 16 bits a number."""
    path.parent.mkdir(parents=True, exist_ok=True)
    arrays: dict[str, Any] = {name: array.astype(np.float16) for name, array in weights._asdict().items()}
    exact = {name: getattr(weights, name).astype(np.float32) for name in ("mean", "scale")}
    np.savez_compressed(path, format=FORMAT, **arrays | exact, **notes)


def lead(scores: Sequence[int], seat: int) -> float:
    """By how much a seat is ahead of the best other."""
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0)


def insight(game: "Game", network: Network) -> Insight:
    """What a game knows about playing it well, with values that were learnt."""
    assert game.learning is not None
    signs, known = game.learning.signs, game.learning.known
    by_hand = game.insight.value

    def sure(state: Any, seat: int) -> float | None:
        """The value of a position that needs no network."""
        if known is not None and not known(state):
            return by_hand(state, seat)
        return lead(state.outcome()["scores"], seat) if state.over else None

    def value(state: Any, seat: int) -> float:
        worth = sure(state, seat)
        return network.value(signs(state, seat)) if worth is None else worth

    def values(states: Sequence[Any], seat: int) -> list[float]:
        found = [sure(state, seat) for state in states]
        open_ = [state for state, worth in zip(states, found, strict=True) if worth is None]
        learnt = iter(network.values([signs(state, seat) for state in open_]) if open_ else ())
        return [next(learnt) if worth is None else worth for worth in found]

    return game.insight._replace(value=value, values=values)


def weights_file(game: "Game") -> Path:
    """Where a game keeps what its expert has learnt."""
    return game.folder.parent / "weights" / "expert.npz"


_EXPERTS: WeakKeyDictionary["Game", Insight] = WeakKeyDictionary()  # read when they are first asked


def expert(game: "Game") -> Insight:
    """What the expert of a game plays by; NoChampion if nothing has learnt it."""
    found = _EXPERTS.get(game)
    if found is None:
        learning = game.learning
        if learning is None:
            raise NoChampion("bot-no-expert", game=game.id)
        amounts, _ = learning.signs(game.new(game.seats.stop - 1, 0), 0)
        weights = read(weights_file(game), learning.kinds(game), len(amounts))
        found = _EXPERTS[game] = insight(game, Network(weights))
    return found
