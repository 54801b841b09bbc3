"""The commands that measure bots and gather what they decide: arena, dataset."""

import argparse
import csv
import io
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from londinium.commands.common import (
    STANDARD_OUTPUT,
    console,
    engine_at_hand,
    options,
    print_json,
    progress,
    refuse_to_overwrite,
    said,
    speak,
    tell_failures,
    wrong,
)
from londinium.kernel.registry import game

if TYPE_CHECKING:
    from rich.table import Table

    from londinium.arena.ratings import Duel
    from londinium.arena.tournament import Result


@contextmanager
def laboratory(command: str) -> Iterator[None]:
    """A library of the laboratory that is missing is named, with what brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name not in ("openskill", "pyarrow", "numpy"):
            raise
        raise wrong("cmd-not-installed", what=command, package=error.name, extra="lab") from None


def arena(args: argparse.Namespace) -> int:
    from londinium.arena import tournament
    from londinium.arena.files import write_whole

    speak(args)
    played = game(args.game, args.pack)
    players = args.players or max(2, played.seats.start)
    files = [path for path in (args.json, args.csv) if path not in (None, STANDARD_OUTPUT)]
    for path in files:
        refuse_to_overwrite(path, args.force)
        if not path.resolve().parent.is_dir():
            raise wrong("cmd-folder-none", file=str(path))
    total = tournament.total(len(args.bots), args.games, players)
    with progress(said("cmd-games"), total) as on_games, engine_at_hand(args.engine), laboratory("arena"):
        import openskill  # noqa: F401  (before an hour of games, not after it)

        result = tournament.run(
            played.id,
            args.bots,
            args.games,
            players,
            args.seed,
            options(args),
            args.pack,
            args.until_sure,
            args.engine,
            file=args.resume,
            progress=on_games,
        )
    tell_failures(result["failures"])
    if args.csv is not None:
        write_whole(args.csv, as_csv(result).encode())
    if args.json == STANDARD_OUTPUT:
        print_json(result)
        return 0
    if args.json is not None:
        write_whole(args.json, json.dumps(result).encode() + b"\n")
    out = console()
    out.print(ratings_table(result))
    out.print(crosstable(result))
    out.print(said("cmd-crosstable"))
    sure = "yes" if result["sure"] else "no"
    out.print(said("cmd-arena", games=result["games"], deals=result["deals"], sure=sure))
    return 0


def dataset(args: argparse.Namespace) -> int:
    speak(args)
    played = game(args.game, args.pack)
    players = args.players or max(len(args.bots), played.seats.start)
    if not args.bots:
        raise wrong("cmd-bots-none")
    if len(args.bots) > players:
        raise wrong("cmd-bots-many", bots=len(args.bots), players=players)
    if args.out.exists() and not args.out.is_dir():
        raise wrong("cmd-out-file", file=str(args.out))
    with progress(said("cmd-games"), args.games) as on_games, engine_at_hand(args.engine), laboratory("dataset"):
        import pyarrow  # noqa: F401  (before an hour of games, not after it)

        from londinium.arena import dataset

        made = dataset.run(
            played.id,
            args.bots,
            args.games,
            args.out,
            players,
            args.seed,
            options(args),
            args.pack,
            args.engine,
            progress=on_games,
        )
    tell_failures(made.failures)
    print(said("cmd-dataset", file=str(args.out), rows=made.rows, games=made.games, new=made.played))
    return 0


def ratings_table(result: "Result") -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("", justify="right")
    table.add_column(said("cmd-bot"), overflow="fold")
    for column in ("rating", "games", "win-rate", "mean-error"):
        table.add_column(said(f"cmd-{column}"), justify="right", no_wrap=True)
    for one in result["ratings"]:
        table.add_row(
            str(one["place"]),
            one["bot"],
            f"{one['mu']:.1f} ± {one['sigma']:.1f}",
            f"{one['games']:,}",
            f"{one['win_rate']:.1%}",
            f"{one['mean']:.1f} ± {one['stderr']:.1f}",
        )
    return table


def crosstable(result: "Result") -> "Table":
    """The share of the points that each bot makes against each other, and the difference in Elo."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    bots = [one["bot"] for one in result["ratings"]]
    duels = {(one["bot"], one["opponent"]): one for one in result["duels"]}
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("", justify="right")
    table.add_column(said("cmd-against"), overflow="fold")
    for place in range(1, len(bots) + 1):
        table.add_column(str(place), justify="right", no_wrap=True)
    for place, bot in enumerate(bots, 1):
        cells = ["" if bot == other else points_and_elo(duels[bot, other]) for other in bots]
        table.add_row(str(place), bot, *cells)
    return table


def points_and_elo(one: "Duel") -> str:
    low, high = one["elo95"]
    score = f"{one['score']:.1%}"
    if one["elo"] is None:  # all or nothing: only one end of the interval says something
        known = f"≥ {low:+.0f}" if one["score"] == 1 and low is not None else ""
        known = f"≤ {high:+.0f}" if one["score"] == 0 and high is not None else known
        return f"{score}\n{known}"
    least = "-∞" if low is None else f"{low:+.0f}"
    most = "+∞" if high is None else f"{high:+.0f}"
    return f"{score}\n{one['elo']:+.0f} [{least}, {most}]"


def as_csv(result: "Result") -> str:
    """A row for each bot: its rating, and its points and Elo against each other."""
    duels = {(one["bot"], one["opponent"]): one for one in result["duels"]}
    bots = [one["bot"] for one in result["ratings"]]
    rows: list[dict[str, Any]] = []
    for one in result["ratings"]:
        row: dict[str, Any] = dict(one)
        for other in bots:
            met = duels.get((one["bot"], other))
            low, high = met["elo95"] if met else (None, None)
            row |= {
                f"score against {other}": met["score"] if met else None,
                f"elo against {other}": met["elo"] if met else None,
                f"elo against {other}, low": low,
                f"elo against {other}, high": high,
            }
        rows.append(row)
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
