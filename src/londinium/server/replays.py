"""Replays: a game looked at again, step by step, as one seat saw it.

Step 0 is the start, step k the table after the k-th action that counts: what was taken back is not there. While a game
runs, a seat is shown several actions of another as one step where it was told of them at once (see `cover`). A replay
is folded from a seed and a list of actions, off the event loop. Every view and event is made by the state of that
moment for that seat, so a replay shows a seat nothing that it was not shown then, and holds neither seed nor record.

Records from elsewhere are read in processes of their own, with limits of time and memory: what they hold is anything.
"""

import hashlib
import json
from collections.abc import Iterator
from itertools import accumulate, islice
from typing import Any, NamedTuple

import msgspec

from londinium.kernel.events import Event
from londinium.kernel.game import Game
from londinium.kernel.packs import plain
from londinium.kernel.records import Record, replay
from londinium.kernel.refusal import BadRecord
from londinium.kernel.registry import released
from londinium.kernel.rng import CHANCE
from londinium.kernel.speech import seen
from londinium.kernel.state import State
from londinium.server import protocol
from londinium.server.bots import MEMORY
from londinium.server.refusals import why
from londinium.server.telling import answers, result

MAX_RECORD = 1_000_000  # bytes; the longest real one has a fiftieth of it
MAX_FRAMES = 50  # in one answer
SECONDS = 10.0  # for a record from elsewhere

Viewer = int | None
Step = tuple[tuple[int, int], ...]  # seats and actions, almost always one


class Played(NamedTuple):
    """What a replay is folded from. It gives away everything hidden: it never leaves the server."""

    game: Game
    players: int
    options: Any
    seed: int
    steps: tuple[Step, ...]
    runs: bool = False  # the game still does

    @classmethod
    def of(cls, state: State, runs: bool = False) -> "Played":
        """As it is now: the state may be played on while the replay is folded."""
        assert state.seed is not None
        assert state.past is not None
        steps = tuple((action,) for action in state.past)
        return cls(state.game, state.players, state.options, state.seed, steps, runs)

    def as_told(self, viewer: Viewer) -> "Played":
        """While it runs, what another seat does with what only it can see is one step."""
        if not self.runs or not self.game.covert:
            return self
        told: list[Step] = []
        waiting: Step = ()
        for (state, _), step in zip(islice(walk(self), 1, None), self.steps, strict=True):
            waiting += step
            hidden = covert(state) == step[-1][0] != viewer
            if not hidden:
                told.append(waiting)
                waiting = ()
        return self._replace(steps=tuple(told))


class Outline(msgspec.Struct):
    """A whole replay without its views."""

    count: int
    marks: list[protocol.Mark]
    moves: list[protocol.ReplayMove]
    result: protocol.Result | None


def covert(state: State) -> int | None:
    """The seat that alone owes an answer, if whether it has a choice there tells of what only it can see."""
    ask = state.ask(state.to_act[0]) if len(state.to_act) == 1 else None
    return state.to_act[0] if ask and ask["kind"] in state.game.covert else None


def walk(played: Played, start: int = 0, begun: State | None = None) -> Iterator[tuple[State, list[Event]]]:
    """The state at every step from `start` on, and what happened in it; the state is the same object throughout.

    `begun`: the game at some step before `start`, where it is at hand; it is played on.
    """
    told: list[Event] = []
    state = begun or played.game.new(played.players, played.seed, played.options, None if start else told)
    if not start:
        yield state, told
    assert state.past is not None
    done = list(accumulate(map(len, played.steps), initial=0)).index(len(state.past))
    for at, step in enumerate(played.steps[done:], done + 1):
        told = []
        for seat, action in step:
            state.play(seat, action, told if at >= start else None)
        if at >= start:
            yield state, told


def outline(played: Played, viewer: Viewer) -> Outline:
    """The moves and where rounds and phases began, as a seat was told them."""
    found = Outline(count=len(played.steps), marks=[], moves=[], result=None)
    for at, (state, told) in enumerate(walk(played)):
        events = [seen(played.game, event, viewer) for event in told]
        found.marks += [
            protocol.Mark(at=at, stage=event["stage"], n=event["n"]) for event in events if event["kind"] == "stage"
        ]
        if at and played.steps[at - 1][0][0] == CHANCE:
            found.moves.append(protocol.ReplayMove(seat=None, move=None))
        elif at:
            own = _answer(events)
            asked, said = (own.get(field, msgspec.UNSET) for field in ("asked", "said"))
            found.moves.append(protocol.ReplayMove(seat=own["seat"], move=own["move"], asked=asked, said=said))
        found.result = result(state, viewer)
    return found


def frames(played: Played, viewer: Viewer, start: int, count: int, begun: State | None = None) -> list[protocol.Frame]:
    """Some steps in a row, whole."""
    found = []
    movers = [None, *(None if step[0][0] == CHANCE else step[0][0] for step in played.steps)]
    for at, (state, told) in enumerate(islice(walk(played, start, begun), min(count, MAX_FRAMES)), start):
        events = [seen(played.game, event, viewer) for event in told]
        found.append(
            protocol.Frame(
                at=at,
                seat=movers[at],
                move=None if movers[at] is None else _answer(events)["move"],
                events=events,
                view=plain(state.view(viewer)),  # as JSON, since the state goes on
                standing=state.standing(viewer),
                to_act=list(state.to_act),
                asked=plain(state.asked(viewer)),
            )
        )
    return found


def asked_at(played: Played, at: int, seat: int) -> protocol.AskedThen | None:
    """What a seat was asked after some steps, and what it could have answered."""
    state = next((state for state, _ in islice(walk(played, at), 1)), None) if at <= len(played.steps) else None
    question = state.ask(seat) if state is not None and seat < played.players else None
    if state is None or question is None:
        return None
    ask = protocol.Ask(id=at, **plain(question))
    return protocol.AskedThen(at=at, seat=seat, ask=ask, legal=answers(state, seat))


def _answer(events: list[Any]) -> dict[str, Any]:
    """What a step's action was: `did` stands before what it causes."""
    first: dict[str, Any] = events[0]
    assert first["kind"] == "did"
    return first


# Records from elsewhere: what follows runs in processes of the pool, and gives plain data back


class Verified(msgspec.Struct):
    """A record that holds, as it is kept."""

    id: str
    game: str
    data: str
    foreign: bool  # it carries its own components
    text: str


class Reread(msgspec.Struct):
    """A kept record, opened again."""

    outline: Outline
    rules: int
    pack: str | None
    parting: protocol.Parting | None
    recorded: protocol.Recorded | None


def verify(text: bytes) -> Verified | protocol.Problem:
    """A record that may be kept, or why it may not."""
    try:
        record = msgspec.json.decode(text)
        game = reopen(record)[0].game
        foreign = game.pack is not None and released(game.id, game.data) is None
        kept = canonical(record, foreign)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        sentence = f"This is not a Londinium record: it is no JSON ({error})."
        return protocol.Problem(error=sentence, key="web-refused-record-json")
    except RecursionError:
        sentence = "This is not a Londinium record: it is nested too deeply."
        return protocol.Problem(error=sentence, key="web-refused-record-nested")
    except MemoryError:
        sentence = f"The record needs more memory to replay than {MEMORY >> 20:,} MB; no game does."
        return protocol.Problem(error=sentence, key="web-refused-record-memory", args={"megabytes": MEMORY >> 20})
    except BadRecord as bad:
        return protocol.Problem(error=str(bad), key="web-refused-record", args=why(bad))
    except Exception as error:  # components that fit their form and yet make no game
        kind = type(error).__name__
        sentence = f"The record cannot be replayed with the components that it carries ({kind})."
        return protocol.Problem(error=sentence, key="web-refused-record-components", args={"why": kind})
    id = hashlib.sha256(kept.encode()).hexdigest()[:32]
    return Verified(id=id, game=game.id, data=game.data, foreign=foreign, text=kept)


def canonical(record: dict[str, Any], foreign: bool) -> str:
    """A record in one way of writing, with what a record needs and nothing else."""
    read = msgspec.to_builtins(msgspec.convert(record, Record))
    if not foreign:
        del read["pack"]  # the components are here
    return json.dumps(
        {name: value for name, value in read.items() if value is not None}, sort_keys=True, separators=(",", ":")
    )


def reopen(record: dict[str, Any]) -> tuple[Played, protocol.Parting | None]:
    """What a record tells, and where it parts from the present rules if older ones made it; BadRecord if it is bad."""
    try:
        return Played.of(replay(record)), None
    except BadRecord as bad:
        if bad.state is None or not 0 < record["version"] < bad.state.game.version:  # versions are counted from 1
            raise
        played = Played.of(bad.state)
        return played, protocol.Parting(at=len(played.steps), reason=str(bad))


def reread(text: str, viewer: Viewer) -> Reread:
    """The outline of a kept record; ValueError if it no longer holds."""
    record = json.loads(text)
    played, parting = reopen(record)
    said = record.get("result") if parting else None
    return Reread(
        outline=outline(played, viewer),
        rules=played.game.version,
        pack=played.game.pack.name if played.game.pack else None,
        parting=parting,
        recorded=protocol.Recorded(scores=said["scores"], ranking=said["ranking"]) if said else None,
    )


def reread_frames(text: str, viewer: Viewer, start: int, count: int) -> list[protocol.Frame]:
    """Some steps of a kept record."""
    return frames(reopen(json.loads(text))[0], viewer, start, count)


def reread_asked(text: str, at: int, seat: int) -> protocol.AskedThen | None:
    """What a seat was asked at a step of a kept record."""
    return asked_at(reopen(json.loads(text))[0], at, seat)


def still_holds(text: str) -> None:
    """ValueError if a kept record no longer holds."""
    reopen(json.loads(text))
