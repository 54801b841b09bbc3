"""The command that analyses a record."""

import argparse
import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from londinium import BadRecord
from londinium.commands.common import console, print_json, progress, read_record, said, speak, wrong, wrong_in

if TYPE_CHECKING:
    from londinium.analysis import Analysis, Budget

SAVE_EVERY = 5.0  # seconds


def analyse(args: argparse.Namespace) -> int:
    from londinium.analysis import BadBudget, Budget, cores

    speak(args)
    record = read_record(args.record)
    try:
        budget = None if args.budget is None else Budget.parse(args.budget)
    except BadBudget as bad:
        raise wrong_in("--budget", bad) from None
    try:
        analysis = opened(args, record, budget)
    except BadRecord as bad:
        raise wrong_in(args.record, bad) from None
    try:
        go_through(analysis, args.save, args.workers or cores())
    except KeyboardInterrupt:
        if args.save is None:
            raise
        raise wrong("cmd-analyse-stopped", done=analysis.done, total=analysis.total) from None
    finally:
        if args.save is not None:
            write(args.save, analysis)
    if args.json:
        print_json(analysis.report())
        return 0
    from londinium.terminal.analysis import analysed
    from londinium.terminal.result import seat_names

    console().print(analysed(analysis, seat_names(analysis.end.players)))
    return 0


def opened(args: argparse.Namespace, record: Mapping[str, Any], budget: "Budget | None") -> "Analysis":
    """A new analysis, or the one that was saved."""
    from londinium.analysis import DEFAULT, Analysis, BadAnalysis

    if args.save is not None and args.save.exists():
        try:
            analysis = Analysis.load(record, json.loads(args.save.read_text("utf-8")))
        except BadAnalysis as bad:
            raise wrong_in(str(args.save), bad) from None
        except (json.JSONDecodeError, UnicodeDecodeError):
            raise wrong("cmd-analyse-no-save", file=str(args.save)) from None
        if budget is not None and budget != analysis.budget:
            raise wrong("cmd-analyse-budget", file=str(args.save), budget=analysis.budget.text())
        if args.seat is not None and args.seat != analysis.seat:
            raise wrong("cmd-analyse-seats", file=str(args.save))
        return analysis
    analysis = Analysis(record, budget or DEFAULT)
    if args.seat is None:
        return analysis
    if args.seat >= analysis.end.players:
        raise wrong("cmd-analyse-seat", seat=args.seat, last=analysis.end.players - 1)
    return Analysis(record, budget or DEFAULT, seat=args.seat)


def go_through(analysis: "Analysis", save: Path | None, workers: int) -> None:
    saved = time.monotonic()
    with progress(said("cmd-decisions"), analysis.total) as advance:
        if advance:
            advance(analysis.done)
        for _ in analysis.steps(workers):
            if advance:
                advance(1)
            if save is not None and time.monotonic() - saved > SAVE_EVERY:
                write(save, analysis)
                saved = time.monotonic()


def write(path: Path, analysis: "Analysis") -> None:
    """The whole file or none of it: what was there stays if this is cut short."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(json.dumps(analysis.save()), "utf-8")
    beside.replace(path)
