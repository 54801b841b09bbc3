"""Decisions of bots as a table, for programs that learn: Parquet files, one row for each decision.

A shard is a file with the decisions of some games. It is written game by game under a hidden name, in small groups of
rows, and gets its own name when it is whole: what is killed, or finds the disk full, leaves whole shards and nothing
that looks like one. The same command goes on with the games that no shard has. What a row says of a position is made
from a guess of the seat that decides, so nothing hidden gets in.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from londinium import __version__
from londinium.arena import engines
from londinium.arena.files import opened_alone, write_whole
from londinium.arena.header import Header, begin
from londinium.arena.simulate import Failure, counted
from londinium.kernel.game import Game
from londinium.kernel.packs import PackSource
from londinium.kernel.registry import game as find_game
from londinium.kernel.speech import Line
from londinium.kernel.state import State
from londinium.kernel.told import Told
from londinium.players import decide, failure, make

if TYPE_CHECKING:
    import pyarrow as pa

FORMAT = "londinium-dataset/1"
MANIFEST, CARD, SHARDS = "dataset.json", "README.md", "data"  # the last is a folder
SHARD = re.compile(r"games-([0-9]{9})-([0-9]{9})\.parquet")
GAMES = 50  # in a shard
ROWS = 512  # in a group: what is held in memory


class BadDataset(Told):
    """What is wrong with a dataset or its folder."""


class NotWritten(Told):
    """A shard could not be written."""


class Manifest(Header, frozen=True, kw_only=True):
    """What must be the same to go on with a dataset."""

    observation: int  # numbers in it
    actions: int  # of the game


class Job(NamedTuple):
    folder: Path
    manifest: Manifest
    pack: PackSource | None
    numbers: range


class Shard(NamedTuple):
    """What came of a job."""

    games: int
    rows: int
    failures: list[Line]


class Made(NamedTuple):
    """What a run did, and what there is now."""

    games: int
    rows: int
    shards: int
    played: int  # games of this run
    failures: list[Failure]


def schema(manifest: Manifest) -> "pa.Schema":
    import pyarrow as pa

    columns = [
        ("game", pa.int64()),
        ("decision", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.int8()),
        ("observation", pa.list_(pa.float32(), manifest.observation)),
        ("mask", pa.list_(pa.bool_(), manifest.actions)),
        ("action", pa.int32()),
        ("value", pa.float32()),
        ("score", pa.int32()),
        ("place", pa.int8()),
        ("won", pa.float32()),
        ("difference", pa.int32()),
    ]
    return pa.schema(columns, metadata={"londinium": msgspec.json.encode(manifest).decode()})


COLUMNS = {
    "game": "number of the game; its seed is `seed` of `dataset.json` and this number",
    "decision": "which decision of its game, from 0",
    "seat": "who decides, from 0",
    "bot": "who plays there: place in `bots` of `dataset.json`, from 0",
    "observation": "what the seat sees, as numbers; `londinium.envs.observation.names(game, players)` names each",
    "mask": "which actions are legal, by number",
    "action": "what the bot chose",
    "value": "what the game's own insight expects for the seat, in points, from a guess of what is hidden",
    "score": "the seat's score when the game was over",
    "place": "its place, 1 best, shared places equal",
    "won": "its share of the victory: 1, 0, or a part of a shared one",
    "difference": "its score less the best of the others; the score itself in a game alone",
}


def run(
    game_id: str,
    bots: Sequence[str],
    games: int,
    folder: Path,
    players: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    pack: PackSource | None = None,
    engine: str = "local",
    workers: int | None = None,
    shard: int = GAMES,
    progress: Callable[[int], None] | None = None,
) -> Made:
    """Let bots play and write down their decisions; games that the folder has are not played again."""
    from londinium.envs.observation import space

    game = find_game(game_id, pack)
    header = begin(FORMAT, game, players, bots, seed, games, options)
    manifest = Manifest(
        **msgspec.structs.asdict(header), observation=int(space(game, players).shape[0]), actions=game.n_actions
    )
    folder = folder.resolve()
    (folder / SHARDS).mkdir(parents=True, exist_ok=True)
    with opened_alone(folder / ".lock"):
        _begin(folder, manifest)
        there = {number for one in _shards(folder) for number in one}
        if progress:
            progress(len(there & {*range(games)}))
        played, failures = 0, list[Line]()
        jobs = (Job(folder, manifest, pack, some) for some in _missing(there, games, shard))
        for _, made in engines.run(engine, write_shard, jobs, workers):
            played += made.games
            failures += made.failures
            if progress:
                progress(made.games)
        have, rows = _counted(folder)
        result = Made(
            sum(map(len, have)),
            rows,
            len(have),
            played,
            counted(failures),
        )
        write_whole(folder / CARD, card(game, manifest, result).encode())
    return result


def _begin(folder: Path, manifest: Manifest) -> None:
    """Say what will be in the folder, or see that it is the same as is there."""
    path = folder / MANIFEST
    if path.exists():
        try:
            before = msgspec.json.decode(path.read_bytes(), type=Manifest)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise BadDataset("dataset-manifest", file=str(path)) from None
        for name in Manifest.__struct_fields__:
            was, now = getattr(before, name), getattr(manifest, name)
            if was != now:
                raise BadDataset("dataset-begun", folder=str(folder), name=name, was=str(was), now=str(now))
    elif (folder / CARD).exists() or any((folder / SHARDS).iterdir()):
        raise BadDataset("dataset-other", folder=str(folder))
    else:
        write_whole(path, msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")
    for torn in (folder / SHARDS).glob(".games-*.tmp"):  # of a run that was killed
        torn.unlink()


def _shards(folder: Path) -> list[range]:
    found = [SHARD.fullmatch(one.name) for one in (folder / SHARDS).iterdir()]
    return sorted((range(int(one[1]), int(one[2]) + 1) for one in found if one), key=lambda some: some.start)


def _missing(there: set[int], games: int, shard: int) -> Iterator[range]:
    """The games that no shard has, a shard's worth at a time."""
    start = None
    for number in range(games + 1):
        wanted = number < games and number not in there
        if start is not None and (not wanted or number - start == shard):
            yield range(start, number)
            start = None
        if wanted and start is None:
            start = number


def shard_path(folder: Path, numbers: range) -> Path:
    return folder / SHARDS / f"games-{numbers[0]:09}-{numbers[-1]:09}.parquet"


def _counted(folder: Path) -> tuple[list[range], int]:
    import pyarrow.parquet as pq

    have = _shards(folder)
    return have, sum(pq.read_metadata(shard_path(folder, some)).num_rows for some in have)


# A shard: what a worker process does


def write_shard(job: Job) -> Shard:
    """Play the games of a job and write their decisions; under its own name the file is whole."""
    import pyarrow.parquet as pq

    path = shard_path(job.folder, job.numbers)
    torn = path.with_name(f".{path.name}.tmp")
    game = find_game(job.manifest.game, job.pack)
    columns = schema(job.manifest)
    rows, held, failures = 0, list[dict[str, Any]](), list[Line]()
    try:
        with torn.open("wb") as file, pq.ParquetWriter(file, columns, compression="zstd") as writer:
            for number in job.numbers:
                for row in decisions(game, job.manifest, number, failures):
                    held.append(row)
                    rows += 1
                    if len(held) == ROWS:
                        writer.write_table(_table(held, columns))
                        held.clear()
            writer.write_table(_table(held, columns))
        torn.replace(path)
    except OSError as error:
        raise NotWritten("dataset-unwritten", file=str(path), why=error.strerror or str(error)) from None
    finally:
        with suppress(OSError):
            torn.unlink()
    return Shard(len(job.numbers), rows, failures)


def _table(rows: Sequence[dict[str, Any]], columns: "pa.Schema") -> "pa.Table":
    import numpy as np
    import pyarrow as pa

    made = []
    for one in columns:
        values = [row[one.name] for row in rows]
        if pa.types.is_fixed_size_list(one.type):
            flat = pa.array(np.concatenate(values) if values else [], one.type.value_type)
            made.append(pa.FixedSizeListArray.from_arrays(flat, one.type.list_size))
        else:
            made.append(pa.array(values, one.type))
    return pa.Table.from_arrays(made, schema=columns)


def decisions(game: Game, manifest: Manifest, number: int, failures: list[Line]) -> Iterable[dict[str, Any]]:
    """The rows of a game, which `simulate` plays alike."""
    from londinium.envs.observation import encode, mask

    players, seed = manifest.players, manifest.seed + number
    seated = [(seat + number) % players % len(manifest.bots) for seat in range(players)]
    bots = [make(manifest.bots[bot]) for bot in seated]
    rngs = [Random(f"{seed}/{seat}") for seat in range(players)]
    chance = Random(f"{seed}/value")
    state = game.new(players, seed, manifest.options)
    rows: list[dict[str, Any]] = []
    while state.to_act:
        seat = state.to_act[0]
        action = decide(bots[seat], state, seat, rngs[seat])
        rows.append(
            {
                "game": number,
                "decision": len(rows),
                "seat": seat,
                "bot": seated[seat],
                "observation": encode(state, seat),
                "mask": mask(state, seat).astype(bool),
                "action": action,
                "value": _value(state, seat, chance),
            }
        )
        state.play(seat, action)
    outcomes = [outcome(state, seat) for seat in range(players)]
    failures.extend(failed.line for failed in map(failure, bots) if failed)
    return ({**row, **outcomes[row["seat"]]} for row in rows)


def _value(state: State, seat: int, chance: Random) -> float:
    return float(state.game.insight.value(state.guess(seat, chance), seat))


def outcome(state: State, seat: int) -> dict[str, Any]:
    """What came of a game for a seat."""
    found = state.outcome()
    scores, ranking = found["scores"], found["ranking"]
    others = [score for other, score in enumerate(scores) if other != seat]
    return {
        "score": scores[seat],
        "place": ranking[seat],
        "won": (ranking[seat] == 1) / ranking.count(1),
        "difference": scores[seat] - max(others, default=0),
    }


# The data card


def card(game: Game, manifest: Manifest, made: Made) -> str:
    """What is in the folder, for people who find it."""
    from londinium.terminal.words import say

    columns = schema(manifest)
    table = "\n".join(f"| `{one.name}` | `{one.type}` | {COLUMNS[one.name]} |" for one in columns)
    bots = "\n".join(f"{number}. `{bot}`" for number, bot in enumerate(manifest.bots))
    chosen = ", ".join(f"`{name}` {msgspec.json.encode(value).decode()}" for name, value in manifest.options.items())
    failed = "".join(f"\n{one['said']} (In {one['games']:,} games of the last run.)\n" for one in made.failures)
    return f"""# Decisions in {say(game.id, "title")}

{made.rows:,} decisions of bots in {made.games:,} games with {manifest.players} players, in {made.shards:,} Parquet
files, written by Londinium {__version__}.

| what | value |
| --- | --- |
| game | `{manifest.game}`, rules version {manifest.version}, components `{manifest.data}` |
| options | {chosen} |
| seeds | {manifest.seed} + number of the game, from 0 |
| format | `{manifest.format}` |

## Bots

{bots}

Seats rotate from game to game, so every bot sits everywhere equally often. With bots that count iterations, the same
command writes the same rows.
{failed}
## Columns

One row for each decision, with what the seat that decides may know at that moment, and what came of the game.

| column | type | meaning |
| --- | --- | --- |
{table}

## Reading it

    import pyarrow.dataset as ds
    some = ds.dataset("{SHARDS}").head(1000)
    observations = some["observation"].combine_chunks().flatten().to_numpy().reshape(len(some), -1)

## What it is not

Games of bots are not games of people: positions that only people reach are missing. `value` is an estimate, not the
truth; `score`, `place`, `won` and `difference` are what happened. Decisions of one game are not independent of each
other: split training and test sets by `game`.
"""
