"""The coach's work in processes of the pool: what is handed over, and plain data back.

A hint is thought over on a saved guess, as a bot's answer is. An analysis is done some seconds at a time, so that bots
come in between; the process that did the last part has it still at hand, any other takes it up from what was saved.
"""

import json
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from londinium import analysis
from londinium.kernel.packs import plain
from londinium.kernel.registry import game as find_game
from londinium.server.protocol import Advised

MOST_CANDIDATES = 5  # of a hint

_at_hand: dict[str, analysis.Analysis] = {}  # the last one, by its id and how far it has come


class Examined(msgspec.Struct):
    """A part of an analysis."""

    done: int
    total: int
    complete: bool
    saved: str
    report: str
    spent: float  # seconds


def advise(
    game: str, pack: Mapping[str, Any] | None, guess: bytes, seat: int, budget: str | None, seed: int
) -> list[Advised]:
    """What the coach would answer to a saved guess, the best first."""
    state = find_game(game, pack).load(guess)
    found = analysis.hint(state, seat, budget=analysis.Budget.parse(budget) if budget else analysis.HINT, seed=seed)
    return [
        Advised(action=one.action, value=one.value, reasons=plain(found.reasons(number)))
        for number, one in enumerate(found.candidates[:MOST_CANDIDATES])
    ]


def examine(id: str, text: str, budget: str, saved: str | None, seconds: float) -> Examined:
    """Go on with an analysis for a while; BadRecord if its record does not hold."""
    began, record = time.monotonic(), json.loads(text)
    work = _at_hand.pop(f"{id} {saved}", None) or _taken_up(record, budget, saved)
    _at_hand.clear()
    for _ in work.steps():
        if time.monotonic() - began > seconds:
            break
    kept = json.dumps(work.save())
    _at_hand[f"{id} {kept}"] = work
    report = work.report()
    return Examined(
        done=work.done,
        total=work.total,
        complete=bool(report["complete"]),
        saved=kept,
        report=msgspec.json.encode(report).decode(),
        spent=time.monotonic() - began,
    )


def _taken_up(record: dict[str, Any], budget: str, saved: str | None) -> analysis.Analysis:
    if saved:
        return analysis.Analysis.load(record, json.loads(saved))
    return analysis.Analysis(record, analysis.Budget.parse(budget))
