"""A whole game looked at: what every decision lost, what chance gave, what the others gave.

For every seat, what the position promised at the start, what chance gave, what the others' choices gave and what its
own choices lost add up to its result:

- *own*: at each of its decisions, what the coach's best answer promised more than the one that was given;
- *chance*: at each action after which something was drawn, what the position promises now, less what it promises in
  the mean when the same action is played and chance draws otherwise: nothing, in the mean over many games;
- *others*: the rest.

Where one plays alone there are no others, and the rest is chance.
"""

import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from statistics import fmean
from typing import Any, Self

from londinium.analysis.budget import DEFAULT, Budget
from londinium.analysis.curves import curve
from londinium.analysis.learnt import coached
from londinium.analysis.marks import BEST, CLASSES, accuracy, mark, percent, stake
from londinium.analysis.reasons import Reasons
from londinium.analysis.values import expected, judge
from londinium.kernel.records import replay
from londinium.kernel.state import State
from londinium.kernel.told import Told

COACH = 5
"""Raised when the same record and budget could be judged differently."""
FORMAT = "londinium-analysis/1"
MATTERED = 3
WORDED = 5  # of the candidates come with their words, and the one that was played

Moment = dict[str, Any]
"""An action as the coach sees it: what every seat could expect before it, what chance gave, and the decision."""


class BadAnalysis(Told):
    """A saved analysis that cannot be gone on with."""


class Analysis:
    """The analysis of a record: action by action, to be stopped, saved and resumed at any of them."""

    def __init__(
        self, record: Mapping[str, Any], budget: Budget = DEFAULT, seed: int = 0, seat: int | None = None
    ) -> None:
        """`seat`: only the decisions of this one are looked at, and only what it could expect."""
        self.record = record
        self.budget = budget
        self.seed = seed
        self.seat = seat
        self.end = replay(record)
        self.game = self.end.game
        self.past = self.end.past or []
        self.seats = range(self.end.players) if seat is None else range(seat, seat + 1)
        self.moments: list[Moment] = []
        self._state, self._at = self._begin(), 0

    @property
    def total(self) -> int:
        return len(self.past)

    @property
    def done(self) -> int:
        return len(self.moments)

    @property
    def complete(self) -> bool:
        return self.done == self.total

    def steps(self, workers: int = 1) -> Iterator[Moment]:
        """Look at one action after the other, from where it was left; with several workers, in as many processes."""
        if workers == 1:
            while not self.complete:
                self.moments.append(self.look(self.done))
                yield self.moments[-1]
            return
        began = (self.record, self.budget, self.seed, self.seat)
        pool = ProcessPoolExecutor(workers, get_context("spawn"), _open, began)
        try:
            for moment in pool.map(_look, range(self.done, self.total)):
                self.moments.append(moment)
                yield moment
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    def look(self, seq: int) -> Moment:
        """One action: what it says depends on nothing but the record, the budget and the seed."""
        state = self.before(seq)
        seat, action = self.past[seq]
        hopes = [self._hope(state, each, seq, "before") for each in self.seats]
        moment: Moment = {"seq": seq, "by_seat": hopes, "chance": self.given(seq)}
        if seat in self.seats:
            judged = judge(state, seat, self.budget, self._rng(seq, "judge"), action)
            if len(judged.candidates) > 1:
                moment["decision"] = self._decision(state, seq, judged.candidates)
        return moment

    def before(self, seq: int) -> State:
        """The position before an action, to be looked at only; those that follow each other cost least."""
        if seq < self._at:
            self._state, self._at = self._begin(), 0
        for seat, action in self.past[self._at : seq]:
            self._state.play(seat, action)
        self._at = seq
        return self._state

    def save(self) -> dict[str, Any]:
        """What was found so far, as plain data."""
        return {
            "format": FORMAT,
            "coach": COACH,
            "by": coached(self.end).by,
            "record": digest(self.record),
            "budget": self.budget._asdict(),
            "seed": self.seed,
            "seat": self.seat,
            "moments": list(self.moments),
        }

    @classmethod
    def load(cls, record: Mapping[str, Any], saved: Mapping[str, Any]) -> Self:
        """Go on with an analysis of the same record."""
        if not isinstance(saved, Mapping) or saved.get("format") != FORMAT:
            raise BadAnalysis("analysis-format", format=FORMAT)
        made = saved.get("coach")
        if made != COACH:
            raise BadAnalysis("analysis-coach", made=str(made), here=str(COACH))
        if saved.get("record") != digest(record):
            raise BadAnalysis("analysis-record")
        if saved.get("by") != coached(replay(record)).by:
            raise BadAnalysis("analysis-unlearnt" if saved.get("by") == "insight" else "analysis-learnt")
        try:
            found = cls(record, Budget(**saved["budget"]), saved["seed"], saved["seat"])
            found.moments = list(saved["moments"])
            sound = [moment["seq"] for moment in found.moments] == list(range(found.done))
        except (KeyError, TypeError):
            sound = False
        if not sound or found.done > found.total:
            raise BadAnalysis("analysis-damaged")
        return found

    def report(self) -> dict[str, Any]:
        """What was found, partial or whole: the document that `docs/analysis.md` describes."""
        alone, spread = self.end.players == 1, curve(self.end).spread
        by, why = coached(self.end)
        decisions = [moment["decision"] for moment in self.moments if "decision" in moment]
        chart = [{"seq": moment["seq"], "by_seat": moment["by_seat"]} for moment in self.moments]
        if self.complete:
            last = [self._hope(self.end, seat, self.total, "before") for seat in self.seats]
            chart.append({"seq": self.total, "by_seat": last})
        chance = self._by_chance(chart)
        seats = []
        for at, seat in enumerate(self.seats):
            own = [one for one in decisions if one["seat"] == seat]
            start, now = (chart[0]["by_seat"][at], chart[-1]["by_seat"][at]) if chart else (0.0, 0.0)
            # What came of the last action of a partial analysis is not known yet
            lost = sum(one["loss"] for one in own if one["seq"] < chart[-1]["seq"])
            given = sum(one["by_seat"][at] for one in chance if one["seq"] < chart[-1]["seq"])
            percents = [percent(one["loss"], alone, spread) for one in own]
            stakes = [1.0 if alone else stake(one["candidates"][0]["value"]) for one in own]
            seats.append(
                {
                    "seat": seat,
                    "start": start,
                    "chance": given,
                    "others": 0.0 if alone else now - start - given + lost,
                    "own": -lost,
                    "result": now,
                    "accuracy": accuracy(percents, stakes),
                    "classes": {name: sum(one["class"] == name for one in own) for name in CLASSES},
                }
            )
        costly = sorted((one for one in decisions if one["loss"] > 0), key=lambda one: (-one["loss"], one["seq"]))
        return {
            "game": self.game.id,
            "version": self.game.version,
            "data": self.game.data,
            "coach": COACH,
            "by": by,
            "why": why,
            "champion": by == "champion",
            "budget": self.budget._asdict(),
            "seed": self.seed,
            "players": self.end.players,
            "seat": self.seat,
            "unit": "points" if alone else "chance",
            "calibrated": curve(self.end).calibrated,
            "over": self.end.over,
            "complete": self.complete,
            "done": self.done,
            "total": self.total,
            "seats": seats,
            "decisions": decisions,
            "chance": chance,
            "chart": chart,
            "mattered": [one["seq"] for one in costly[:MATTERED]],
        }

    def _by_chance(self, chart: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """What chance gave whom, at each action after which it gave something."""
        found = []
        for moment, after in zip(self.moments, chart[1:], strict=False):
            given = moment["chance"]
            if self.end.players == 1:  # all that did not come of the seat's own choice
                lost = moment["decision"]["loss"] if "decision" in moment else 0.0
                given = [after["by_seat"][0] - moment["by_seat"][0] + lost]
            if any(given):
                found.append({"seq": moment["seq"], "by_seat": given})
        return found

    def _decision(self, state: State, seq: int, candidates: list[Any]) -> dict[str, Any]:
        seat, action = self.past[seq]
        best = candidates[0]
        played = next(one for one in candidates if one.action == action)
        loss = best.value - played.value
        lost = percent(loss, state.players == 1, curve(state).spread)
        asked = state.ask(seat)
        assert asked is not None
        why = Reasons(state, seat, self.seed).of(best, played) if mark(lost) != BEST else []
        move = self.game.move
        return {
            "seq": seq,
            "seat": seat,
            "question": asked["kind"],
            "played": move(action),
            "best": move(best.action),
            "loss": loss,
            "percent": lost,
            "class": mark(lost),
            "reasons": why,
            "candidates": [
                {"action": one.action, "move": move(one.action), "value": one.value}
                | ({"line": state.line(seat, one.action)} if rank < WORDED or one is played else {})
                for rank, one in enumerate(candidates)
            ],
        }

    def given(self, seq: int) -> list[float]:
        """What chance gave every seat with an action: nothing where nothing was drawn, and alone (see `_by_chance`)."""
        state = self.before(seq)
        seat, action = self.past[seq]
        nothing = [0.0] * len(self.seats)
        after = state.copy()
        after.play(seat, action)
        if after.barrier == state.barrier or state.players == 1:
            return nothing
        rng = self._rng(seq, "futures")
        futures = []
        for _ in range(self.budget.futures):
            other = state.copy()
            other.rng = rng.getrandbits(64)
            other.play(seat, action)
            futures.append(other)
        return [
            self._hope(after, each, seq, "after") - fmean(self._hope(other, each, seq, "after") for other in futures)
            for each in self.seats
        ]

    def _hope(self, state: State, seat: int, seq: int, when: str) -> float:
        return expected(state, seat, self.budget.guesses, self._rng(seq, f"{when}/{seat}"))

    def _rng(self, seq: int, what: str) -> Random:
        return Random(f"{self.seed}/{seq}/{what}")

    def _begin(self) -> State:
        return self.game.new(self.end.players, self.record["seed"], self.end.options)


def digest(record: Mapping[str, Any]) -> str:
    """What tells records apart: the game that was played, and nothing that is written beside it."""
    played = [record.get(name) for name in ("game", "version", "data", "players", "options", "seed", "actions")]
    return hashlib.sha256(json.dumps(played, sort_keys=True).encode()).hexdigest()[:32]


def cores() -> int:
    """How many processes can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


_opened: list[Analysis] = []  # in a process that looks at actions for another one


def _open(record: Mapping[str, Any], budget: Budget, seed: int, seat: int | None) -> None:
    _opened[:] = [Analysis(record, budget, seed, seat)]


def _look(seq: int) -> Moment:
    return _opened[0].look(seq)
