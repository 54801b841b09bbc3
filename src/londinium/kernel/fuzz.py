"""Random games in search of a broken law: `londinium fuzz`.

Players and options are drawn too. Whatever breaks, a law or the engine itself, the record of the game up to there is
written to a file, and one command shows the same failure again.
"""

import json
import shlex
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from londinium.kernel.game import Game
from londinium.kernel.laws import Cost, check
from londinium.kernel.options import option_list, read_options
from londinium.kernel.packs import misread
from londinium.kernel.records import Record, unplayed
from londinium.kernel.refusal import BadRecord, Refused
from londinium.kernel.rng import SEEDS
from londinium.kernel.trials import LONGEST, LawBroken

TRIES = 100  # to draw options that go together
ENOUGH = 10  # failures; more would tell nothing new


class Shares(NamedTuple):
    """Of the positions, how many are tried with the dearer laws; the last one of a game always is, with all."""

    ordinary: float = 1.0
    costly: float = 0.03  # as much work again as the ordinary ones

    def draw(self, rng: Random) -> Cost:
        drawn = rng.random()
        return Cost.COSTLY if drawn < self.costly else Cost.ORDINARY if drawn < self.ordinary else Cost.QUICK


SHARES = Shares()


class Failure(msgspec.Struct, frozen=True):
    """What broke, where its record is, and the command that shows it again."""

    law: str  # or "crash"
    detail: str
    record: str
    command: str


class Fuzzed(NamedTuple):
    """A random game: its record, up to where something broke; positions tried, by the dearest laws; what broke."""

    record: dict[str, Any]
    tried: Counter[Cost]
    failure: Failure | None

    @property
    def decisions(self) -> int:
        return len(self.record["actions"])


class FuzzReport(msgspec.Struct, frozen=True):
    """Games played, broken ones too, and decisions in them."""

    games: int
    decisions: int
    failures: list[Failure]


def fuzz(
    game: Game,
    games: int,
    seed: int,
    players: int | None = None,
    options: Any = None,
    folder: str | Path | None = None,
    on_game: Callable[[int], object] | None = None,
) -> FuzzReport:
    """Play this many random games and try the laws at every step; the same seed plays the same games.

    Given players and options are kept, others are drawn; Refused if they never go together. Records of failures go to
    the folder, by default the present one. After ten failures it ends. `on_game` is told how many games are played.
    """
    number = decisions = 0
    failures: list[Failure] = []
    for number, played in enumerate(islice(random_games(game, seed, players, options, folder), games), start=1):
        decisions += played.decisions
        if played.failure is not None:
            failures.append(played.failure)
        if on_game is not None:
            on_game(number)
        if len(failures) == ENOUGH:
            break
    return FuzzReport(number, decisions, failures)


def random_games(
    game: Game,
    seed: int | str,
    players: int | None = None,
    options: Any = None,
    folder: str | Path | None = None,
    shares: Shares = SHARES,
) -> Iterator[Fuzzed]:
    """Random games without end, with the laws tried on the way; the same seed plays the same ones."""
    for number in count():
        rng = Random(f"{seed}/{number}")
        begun = about_to_begin(game, rng, players, options)
        tried: Counter[Cost] = Counter()
        failure = None
        try:
            _play(game, begun, rng, shares, tried)
        except Exception as error:
            broken = _broken(error)
            path = _write(begun, Path(folder or "."))
            command = f"londinium fuzz {game.id} --record {shlex.quote(str(path))}"
            failure = Failure(broken.law, broken.detail, str(path), command)
        yield Fuzzed(begun, tried, failure)


def recheck(game: Game, record: Mapping[str, Any]) -> int:
    """Replay a record and try every law at every step: LawBroken as it was found, or the number of its decisions."""
    read = _read(record)
    if read.data != game.data and read.pack is not None:
        game = type(game)(read.pack)
    if (read.game, read.data) != (game.id, game.data):
        raise BadRecord("record-other", its=read.game, data=read.data, game=game, id=game.id, own=game.data)
    try:
        state = game.new(read.players, read.seed, read.options)
        for at, (seat, action) in enumerate(read.actions):
            check(state, _chances(read.seed, at))
            if action not in state.legal(seat):
                raise BadRecord("record-no-longer", at, state, seat=seat, action=str(action))
            state.play(seat, action)
        check(state, _chances(read.seed, len(read.actions)))
    except BadRecord:
        raise
    except Exception as error:
        raise _broken(error) from error
    return len(read.actions)


def about_to_begin(game: Game, rng: Random, players: int | None, options: Any) -> dict[str, Any]:
    """The record of a game that is about to begin, with players and options that go together."""
    for attempt in range(TRIES):
        seats = rng.choice(game.seats) if players is None else players
        seed = rng.randrange(SEEDS)
        drawn = _drawn_options(game, rng) if attempt < TRIES // 2 else {}  # few may go with those given
        chosen = read_options(game.options, {**drawn, **_given_options(options)}, game.id)
        try:
            game.new(seats, seed, chosen)
        except Refused:
            if attempt == TRIES - 1:
                raise
        except Exception:
            break  # it is met again, and told, when the game is played
        else:
            break
    first = unplayed(game, seats, chosen, seed)
    if game.pack is not None:
        first["pack"] = game.export()
    return first


def _given_options(options: Any) -> dict[str, Any]:
    return {} if options is None else dict(msgspec.to_builtins(options))


def _drawn_options(game: Game, rng: Random) -> dict[str, Any]:
    """A value for every option that says which values it takes; the others keep their default half of the time."""
    drawn = {}
    for option in option_list(game.options):
        values, schema = [option["default"]], option["schema"]
        if "enum" in schema:
            values = schema["enum"]
        elif schema.get("type") == "boolean":
            values = [False, True]
        elif "examples" in schema:
            values = [option["default"], rng.choice(schema["examples"])]
        drawn[option["name"]] = rng.choice(values)
    return drawn


def _play(game: Game, begun: dict[str, Any], rng: Random, shares: Shares, tried: Counter[Cost]) -> None:
    """Play a game to its end; its record grows with it, and has the action that something breaks at."""
    state = game.new(begun["players"], begun["seed"], begun["options"])
    actions: list[list[int]] = begun["actions"]
    while True:
        up_to = Cost.COSTLY if state.over else shares.draw(rng)
        check(state, _chances(begun["seed"], len(actions)), up_to)
        tried[up_to] += 1
        if state.over:
            return
        if len(actions) == LONGEST:
            raise LawBroken("ends", f"the game is not over after {LONGEST:,} decisions")
        seat = rng.choice(state.to_act)
        action = rng.choice(state.legal(seat))
        actions.append([seat, action])
        state.play(seat, action)


def _chances(seed: int, at: int) -> Random:
    """What the laws choose at a step: the same when the record is checked again."""
    return Random(f"{seed}/{at}")


def _broken(error: Exception) -> LawBroken:
    """The failure by its law; whatever else the engine raises is a crash."""
    if isinstance(error, LawBroken):
        return error
    last = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(last.filename).name}, line {last.lineno}, in {last.name}"
    return LawBroken("crash", f"{type(error).__name__}: {error} ({where})")


def _write(begun: dict[str, Any], folder: Path) -> Path:
    """Write the record under the first name that is free."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        again = "" if number == 1 else f"-{number}"
        path = folder / f"fuzz-{begun['game']}-{begun['seed']}{again}.json"
        try:
            with path.open("x", encoding="utf-8") as file:
                json.dump(begun, file)
        except FileExistsError:
            number += 1
        else:
            return path


def _read(record: Mapping[str, Any]) -> Record:
    try:
        return msgspec.convert(record, Record)
    except msgspec.ValidationError as error:
        raise BadRecord("record-uncheckable", why=misread("record", error).line) from None
