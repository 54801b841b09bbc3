"""The commands that play: serve, play, simulate, fuzz, replay."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from londinium import BadRecord, Game
from londinium.commands.common import (
    console,
    engine_at_hand,
    options,
    print_json,
    progress,
    read_record,
    refuse_to_overwrite,
    replayed,
    said,
    speak,
    tell_failures,
    wrong,
    wrong_in,
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
    except ModuleNotFoundError as error:
        raise wrong("cmd-not-installed", what="serve", package=error.name, extra="server") from None
    run(
        args.host,
        args.port,
        args.store,
        args.bus,
        args.workers,
        args.log,
        args.limits,
        args.pause,
        args.bot,
        args.coach,
        args.day_begins,
        args.address,
        args.smtp,
        args.mail_from,
        args.remind_after,
    )
    return 0


def play(args: argparse.Namespace) -> int:
    import secrets
    from random import Random

    from londinium.players import make
    from londinium.terminal.play import Sitting, typed_line

    speak(args)
    if args.resume is not None:
        if args.seed is not None or args.option or args.pack:
            raise wrong("cmd-resume-set")
        state = replayed(args.resume)
        if state.game.id != game(args.game).id:
            raise wrong("cmd-resume-other", file=args.resume, its=state.game.id, game=args.game)
        if state.over:
            raise wrong("cmd-resume-over", file=args.resume)
        specs = ["greedy"] * (state.players - 1) if args.bots is None else args.bots
        if len(specs) != state.players - 1:
            raise wrong("cmd-resume-bots", seats=state.players - 1, bots=len(specs))
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

    speak(args)
    chosen = options(args)
    played = game(args.game, args.pack)
    if not args.bots:
        raise wrong("cmd-bots-none")
    players = args.players or max(len(args.bots), played.seats.start)
    played.new(players, args.seed, chosen)
    if len(args.bots) > players:
        raise wrong("cmd-bots-many", bots=len(args.bots), players=players)
    if args.records is not None and args.records.is_dir():
        there = {path.name for path in args.records.iterdir()}
        for number in range(args.games):
            path = record_path(args.records, played.id, args.seed + number)
            if path.name in there:
                refuse_to_overwrite(path, args.force)
    elif args.records is not None and args.records.exists():
        raise wrong("cmd-records-file", file=str(args.records))
    with progress(said("cmd-games"), args.games) as on_games, engine_at_hand(args.engine):
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
    tell_failures(report.get("failures", ()))
    if args.json:
        print_json(report)
        return 0
    out = console()
    out.print(standings_table("cmd-bot", [(bot["bot"], bot) for bot in report["bots"]]))
    if "sides" in report:
        out.print(standings_table("cmd-side", [(side["side"], side) for side in report["sides"]]))
    speeds = {"decisions": round(report["decisions_per_second"]), "games": round(report["games_per_second"], 1)}
    out.print(said("cmd-speed", **speeds, mean=round(report["mean_decisions"], 1)))
    return 0


def standings_table(heading: str, rows: Sequence[tuple[str, "Standing"]]) -> "Table":
    """A table of how bots or sides did, one row each; the heading says which of them, by its key."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(said(heading), overflow="fold")
    for column in ("games", "wins", "win-rate", "mean", "deviation", "least", "most"):
        table.add_column(said(f"cmd-{column}"), justify="right", no_wrap=True)
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

    speak(args)
    checked = game(args.game, args.pack)
    if args.record is not None:
        if args.games is not None or args.seed is not None or args.option:
            raise wrong("cmd-record-set")
        try:
            decisions = recheck_file(checked, args.record)
        except LawBroken as broken:
            print_broken(broken.law, broken.detail)
            return BROKEN
        print(said("cmd-holds", file=args.record, decisions=decisions))
        return 0
    total = args.games or 100
    with progress(said("cmd-games"), total) as advance:
        report = fuzz(
            checked,
            total,
            args.seed or 0,
            options=options(args),
            on_game=lambda _: advance(1) if advance else None,
        )
    for failure in report.failures:
        print_broken(failure.law, failure.detail)
        print(f"  {said('cmd-broken-record', file=str(failure.record))}")
        print(f"  {said('cmd-broken-again', command=failure.command)}")
    print(said("cmd-fuzzed", games=report.games, decisions=report.decisions, broken=len(report.failures)))
    return BROKEN if report.failures else 0


def recheck_file(checked: Game, path: str) -> int:
    from londinium.kernel.fuzz import recheck

    try:
        return recheck(checked, read_record(path))
    except BadRecord as error:
        raise wrong_in(path, error) from None


def print_broken(law: str, detail: str) -> None:
    print(said("cmd-broken", law=law, says=said(f"law-{law}"), detail=detail))


def show_replay(args: argparse.Namespace) -> int:
    speak(args)
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
