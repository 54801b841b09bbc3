"""The commands that play: serve, play, simulate, fuzz, replay."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from londinium import BadRecord, Game
from londinium.commands.common import (
    Wrong,
    console,
    options,
    print_json,
    progress,
    read_record,
    refuse_to_overwrite,
    replayed,
    speak,
)
from londinium.kernel.registry import game
from londinium.kernel.rng import SEEDS

if TYPE_CHECKING:
    from rich.table import Table

    from londinium.arena.simulate import Standing

BROKEN = 1  # the exit status when a law of the kernel does not hold


def serve(args: argparse.Namespace) -> int:
    try:
        from londinium.server.serve import run
        from londinium.server.settings import CannotServe
    except ModuleNotFoundError as error:
        raise Wrong(f"serve: {error.name} is not installed; “pip install londinium[server]” brings it.") from None
    try:
        run(args.host, args.port, args.store, args.bus, args.workers, args.log, args.limits, args.pause)
    except CannotServe as error:
        raise Wrong(str(error)) from None
    return 0


def play(args: argparse.Namespace) -> int:
    import secrets
    from random import Random

    from londinium.players import make
    from londinium.terminal.play import Sitting, typed_line

    speak(args)
    if args.resume is not None:
        if args.seed is not None or args.option or args.pack:
            raise Wrong("--resume: the record has its own seed, options and components; leave those arguments out.")
        state = replayed(args.resume)
        if state.game.id != game(args.game).id:
            raise Wrong(f"{args.resume}: a record of {state.game.id}, not of {args.game}.")
        if state.over:
            raise Wrong(f"{args.resume}: this game is over; “londinium replay {args.resume}” shows its result.")
        specs = ["greedy"] * (state.players - 1) if args.bots is None else args.bots
        if len(specs) != state.players - 1:
            raise Wrong(
                f"--bots: this game has {state.players - 1} other seats, so name as many bots, not {len(specs)}."
            )
    else:
        specs = ["greedy"] if args.bots is None else args.bots
        dealt = secrets.randbelow(SEEDS) if args.seed is None else args.seed
        state = game(args.game, args.pack).new(1 + len(specs), dealt, options(args))
    seated = {seat: (spec, make(spec)) for seat, spec in enumerate(specs, 1)}
    out = console()
    Sitting(state, seated, out, typed_line(out), Random(state.seed)).play()
    return 0


def simulate(args: argparse.Namespace) -> int:
    from londinium import arena
    from londinium.arena.simulate import record_path

    chosen = options(args)
    played = game(args.game, args.pack)
    if not args.bots:
        raise Wrong("--bots: name at least one bot.")
    players = args.players or max(len(args.bots), played.seats.start)
    played.new(players, args.seed, chosen)
    if len(args.bots) > players:
        raise Wrong(f"--bots: {len(args.bots)} bots for {players} seats; name at most as many bots as --players.")
    if args.records is not None and args.records.is_dir():
        there = {path.name for path in args.records.iterdir()}
        for number in range(args.games):
            path = record_path(args.records, played.id, args.seed + number)
            if path.name in there:
                refuse_to_overwrite(path, args.force)
    elif args.records is not None and args.records.exists():
        raise Wrong(f"{args.records}: --records needs a folder, and this is a file.")
    with progress("games", args.games) as on_games:
        try:
            report = arena.simulate(
                played.id,
                args.games,
                players,
                args.bots,
                args.seed,
                chosen,
                args.pack,
                args.engine,
                records=args.records,
                progress=on_games,
            )
        except ModuleNotFoundError as error:
            if args.engine != "ray" or error.name != "ray":
                raise
            raise Wrong("--engine ray: Ray is not installed; “pip install londinium[ray]” brings it.") from None
    if args.json:
        print_json(report)
        return 0
    out = console()
    out.print(standings_table("bot", [(bot["bot"], bot) for bot in report["bots"]]))
    if "sides" in report:
        out.print(standings_table("side", [(side["side"], side) for side in report["sides"]]))
    decisions, finished = report["decisions_per_second"], report["games_per_second"]
    out.print(f"{decisions:,.0f} decisions/s, {finished:,.1f} games/s, {report['mean_decisions']:.1f} decisions a game")
    return 0


def standings_table(heading: str, rows: Sequence[tuple[str, "Standing"]]) -> "Table":
    """A table of how bots or sides did, one row each."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(heading, overflow="fold")
    for column in ("games", "wins", "win rate", "mean ± 95 %", "st. dev.", "min", "max"):
        table.add_column(column, justify="right", no_wrap=True)
    for name, row in rows:
        low, high = row["ci95"]
        table.add_row(
            name,
            f"{row['games']:,}",
            f"{row['wins']:,.10g}",
            f"{row['win_rate']:.1%}",
            f"{row['mean']:.2f} ± {(high - low) / 2:.2f}",
            f"{row['stdev']:.2f}",
            str(row["min"]),
            str(row["max"]),
        )
    return table


def fuzz(args: argparse.Namespace) -> int:
    from londinium.kernel.fuzz import fuzz
    from londinium.kernel.trials import LawBroken

    checked = game(args.game, args.pack)
    if args.record is not None:
        if args.games is not None or args.seed is not None or args.option:
            raise Wrong("--record: the record has its own seed and options; leave --games, --seed and --option out.")
        try:
            decisions = recheck_file(checked, args.record)
        except LawBroken as broken:
            print_broken(broken.law, broken.detail)
            return BROKEN
        print(f"{args.record}: every law holds in its {decisions:,} decisions.")
        return 0
    total = args.games or 100
    with progress("games", total) as advance:
        report = fuzz(
            checked,
            total,
            args.seed or 0,
            options=options(args),
            on_game=lambda _: advance(1) if advance else None,
        )
    for failure in report.failures:
        print_broken(failure.law, failure.detail)
        print(f"  record: {failure.record}")
        print(f"  again:  {failure.command}")
    found = f"{len(report.failures)} broken" if report.failures else "every law holds"
    played = "1 game" if report.games == 1 else f"{report.games:,} games"
    print(f"{played}, {report.decisions:,} decisions: {found}.")
    return BROKEN if report.failures else 0


def recheck_file(checked: Game, path: str) -> int:
    from londinium.kernel.fuzz import recheck

    try:
        return recheck(checked, read_record(path))
    except BadRecord as error:
        raise Wrong(f"{path}: {error}") from None


def print_broken(law: str, detail: str) -> None:
    print(f"Broken: {law}: {detail}")


def show_replay(args: argparse.Namespace) -> int:
    state = replayed(args.record)
    outcome = state.outcome() if state.over else None
    played = len(state.past or ())
    if args.json:
        keys = ("scores", "ranking", "decided_by", "breakdown")
        print_json(
            {
                "game": state.game.id,
                "version": state.game.version,
                "data": state.game.data,
                "players": state.players,
                "over": state.over,
                **{key: outcome[key] if outcome else None for key in keys},  # type: ignore[literal-required]
                "actions": played,
            }
        )
        return 0
    from londinium.terminal.result import result, seat_names
    from londinium.terminal.words import say

    speak(args)
    out = console()
    title = say(state.game.id, "title")
    names = seat_names(state.players)
    out.print(say(state.game.id, "replay-agrees", {"title": title, "players": state.players, "actions": played}))
    if state.over:
        out.print(result(state, names))
    else:
        waiting = ", ".join(names[seat] for seat in state.to_act)
        out.print(say(state.game.id, "replay-open", {"who": waiting}))
    return 0
