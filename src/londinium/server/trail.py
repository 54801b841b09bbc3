"""The way that a game has come, so that one can go back on it: what each action was, and states kept on the way.

Who plays alone, against bots or by themselves, goes back to any action of their own, over bots' answers and over what
was revealed, and forward again until they play something else. What is kept here is a cache; the log says it all.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from londinium.kernel.events import Event
from londinium.kernel.state import State

STAGES = ("phase", "turn", "round", "scenario")  # beginnings that one goes back to
KEPT = 8  # states
FIRST_SPACING = 16  # actions between two of them, until there are too many

Stage = tuple[str, int]


class Step(NamedTuple):
    """An action that counts."""

    seq: int
    last: int  # the last number of its entry
    remaining: float | None  # on the clock of its seat when it was played
    stages: list[Stage]  # what began with it


class Dropped(NamedTuple):
    """What an undo took away, from the first action that went on."""

    seq: int  # of the undo
    kept: int  # how many actions came before
    actions: list[tuple[int, int]]
    steps: list[Step]
    remaining: float | None  # on the clock when it was undone


class Trail:
    """Some states of a game on its way: few, and never far from each other."""

    __slots__ = ("_spacing", "_states")

    def __init__(self) -> None:
        self._states: list[tuple[int, State]] = []
        self._spacing = FIRST_SPACING

    def copy(self) -> "Trail":
        twin = Trail()
        twin._states, twin._spacing = self._states.copy(), self._spacing
        return twin

    def pass_by(self, count: int, state: State) -> None:
        """The game has come so many actions far."""
        if count % self._spacing or (self._states and self._states[-1][0] >= count):
            return
        self._states.append((count, state.copy()))
        if len(self._states) > KEPT:
            self._spacing *= 2
            self._states = [kept for kept in self._states if kept[0] % self._spacing == 0]

    def turn_back(self, count: int) -> None:
        """What came after so many actions is another way now."""
        self._states = [kept for kept in self._states if kept[0] <= count]

    def state(self, now: State, count: int) -> State:
        """The game as it was after so many actions of its present way: the same seed, so the same chance."""
        assert now.past is not None
        assert now.seed is not None
        done, nearest = next((kept for kept in reversed(self._states) if kept[0] <= count), (0, None))
        state = nearest.copy() if nearest else now.game.new(now.players, now.seed, now.options)
        for seat, action in now.past[done:count]:
            state.play(seat, action)
        return state


def stages_of(told: Sequence[Event]) -> list[Stage]:
    """What began, of all that happened."""
    found: list[Stage] = []
    for event in told:
        if event.kind == "stage":
            seen = event.view(None)
            assert seen["kind"] == "stage"
            if seen["stage"] in STAGES:
                found.append((seen["stage"], seen["n"]))
    return found


def ways_back(own: Sequence[int], steps: Sequence[Step], begun: Sequence[Stage]) -> list[tuple[int, Stage | None]]:
    """Where one can go back to, by the number of the action that is the first to go: one step, then the starts.

    `own` are the numbers of one's own actions, `begun` is what began with the game. A start counts if one has acted
    since; of those at the same action the nearer one is named, and the game before all.
    """
    if not own:
        return []
    found: dict[int, Stage | None] = {own[-1]: None}
    starts: dict[str, tuple[int, Stage]] = {}
    for at, stages in enumerate([begun, *(step.stages for step in steps)]):
        for stage in stages:
            since = bisect_left(own, at)
            if since < len(own):
                starts[stage[0]] = own[since], stage
    for first, stage in sorted(starts.values(), key=lambda start: -start[0]):
        if first not in found:
            found[first] = stage
    found[own[0]] = None  # the start of the game is called that, whatever else began there
    return list(found.items())
