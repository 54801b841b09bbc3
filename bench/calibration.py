"""Find the curves of the coach: what a lead is worth in chances to win, from games of bots.

    .venv/bin/python bench/calibration.py next-station 2 --games 400
    .venv/bin/python bench/calibration.py dei 3 --games 400 --options '{"campaign": false}' --workers 16 --minutes 5
    .venv/bin/python bench/calibration.py guilds 4 --games 800 --positions guilds-4.jsonl
    .venv/bin/python bench/calibration.py --draw

The greedy bot plays at every seat (a few decisions are random, so that all kinds of positions are seen). At some
moments of each game every seat's lead is found as the coach finds it, from guesses, by the game's insight and by its
expert where it has one; in the end it is known who won. For each a logistic curve is fitted whose slope changes with
the share of the game that has been played. They go into `src/londinium/analysis/curves.json`, with their provenance.
Predicted against observed, in ten bins, is predicted for each half of the games by the curve of the other half;
`--draw` draws it for all curves into docs/calibration.svg. `--positions` keeps what was seen in each game, a line each:
what stands there is not played again, so that one can go on, or fit again. numpy, msgspec and fluent.runtime are all
that it needs.
"""

import argparse
import json
import math
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

import msgspec
import numpy as np
from many import in_order

import londinium
from londinium.analysis.budget import DEFAULT
from londinium.analysis.curves import FILE, Curve
from londinium.analysis.learnt import By, expert
from londinium.analysis.values import by_expert, by_hand, result
from londinium.kernel.state import State
from londinium.players.greedy import GreedyBot

KNOTS = (0.0, 0.3, 0.6, 0.85, 1.0)
MOMENTS = 12  # of a game that are looked at
RANDOM = 0.05  # share of decisions made at random
RIDGE = 1.0
SMOOTH = 30.0  # against curves that jump from knot to knot because few games were looked at
FLATTEST = 0.1  # of the mean slope: a lead is never worth nothing
BINS = 10
FEW = 100  # a bin with fewer positions says little
PICTURE = Path(__file__).parents[1] / "docs" / "calibration.svg"


class Seen(NamedTuple):
    """A seat at a moment: its game, its lead, how much had been played, and what came of it."""

    by: By
    game: int
    seat: int
    lead: float
    known: float  # the share that the game tells, or how often something had become known
    won: float

    def share(self, length: float) -> float:
        return min(1.0, self.known / length)


class Played(NamedTuple):
    """A game: its length, its scores, the moments looked at, and how value and lead of the mover changed with moves."""

    number: int
    length: int
    scores: list[int]
    seen: list[Seen]
    changes: list[tuple[float, float]]


def play(id: str, players: int, options: dict[str, Any], number: int) -> Played:
    """One game of the greedy bot with itself."""
    game, bot, rng = londinium.game(id), GreedyBot(), Random(f"calibration/{number}")
    state = game.new(players, 7_000_000 + number, options)
    value = game.insight.value

    def lead(seat: int) -> float:
        return value(state, seat) - max([value(state, other) for other in range(players) if other != seat], default=0.0)

    told = game.insight.share
    moments: list[State] = []
    changes: list[tuple[float, float]] = []
    while state.to_act:
        seat = state.to_act[0]
        if rng.random() < 0.1:
            moments.append(state.copy())
        if rng.random() < RANDOM:
            action = rng.choice(game.insight.candidates(state, seat))
        else:
            action = bot.choose(state.guess(seat, rng), seat, rng)
        before, barrier = (value(state, seat), lead(seat)), state.barrier
        state.play(seat, action)
        if players > 1 and state.barrier == barrier and not state.over:
            changes.append((value(state, seat) - before[0], lead(seat) - before[1]))
    seen = []
    for moment in rng.sample(moments, min(MOMENTS, len(moments))):
        known, learnt = told(moment) if told else moment.barrier, expert(moment)
        for seat in range(players):
            won = result(state, seat)
            seen.append(Seen("insight", number, seat, by_hand(moment, seat, DEFAULT.guesses, rng), known, won))
            if learnt:
                ahead = by_expert(learnt, moment, seat, DEFAULT.guesses, rng)
                seen.append(Seen("expert", number, seat, ahead, known, won))
    return Played(number, state.barrier, state.outcome()["scores"], seen, rng.sample(changes, min(40, len(changes))))


def hats(share: float) -> list[float]:
    """How much each knot counts at a share of the game."""
    return [float(np.interp(share, KNOTS, [i == j for j in range(len(KNOTS))])) for i in range(len(KNOTS))]


def fit(seen: list[Seen], length: float, players: int) -> tuple[list[float], list[float]]:
    """Slopes and shifts at the knots: Newton's steps to the most likely ones, with a little ridge."""
    if len(seen) == 0:
        raise SystemExit("No moments were seen; play more games.")
    even = -math.log(players - 1)
    scale = stdev(one.lead for one in seen)
    rows = []
    for one in seen:
        hat = hats(one.share(length))
        rows.append([h * one.lead / scale for h in hat] + hat)
    x, y = np.array(rows), np.array([one.won for one in seen])
    n = len(KNOTS)
    prior = np.array([1.0] * n + [even] * n)
    steps = np.diff(np.eye(n), axis=0)
    smooth = np.kron(np.eye(2), SMOOTH * steps.T @ steps)
    w = prior.copy()
    for _ in range(30):
        p = 1 / (1 + np.exp(-(x @ w)))
        slope = x.T @ (y - p) - RIDGE * (w - prior) - smooth @ w
        bend = x.T @ (x * (p * (1 - p))[:, None]) + RIDGE * np.eye(2 * n) + smooth
        step = np.linalg.solve(bend, slope)
        w = w + step * min(1.0, 2 / (np.abs(step).max() + 1e-9))
    least = max(1e-4, float(w[:n].mean())) * FLATTEST
    return [max(least, float(v)) / scale for v in w[:n]], [float(v) for v in w[n:]]


def curve_of(seen: list[Seen], length: float, players: int) -> Curve:
    slope, shift = fit(seen, length, players)
    return Curve(length, KNOTS, slope, shift, 1.0, 1.0, True)


def held_out(seen: list[Seen], length: float, players: int) -> list[tuple[float, Seen]]:
    """The chance of every position, each half of the games by the curve of the other."""
    found: list[tuple[float, Seen]] = []
    for half in (0, 1):
        by = curve_of([one for one in seen if one.game % 2 != half], length, players)
        for one in seen:
            if one.game % 2 == half:
                found.append((by.chance(one.lead, one.share(length)), one))
    return found


def surprise(found: list[tuple[float, Seen]]) -> float:
    """The mean loss of the logarithm: how well positions were told apart."""
    return fmean(-math.log(max(1e-6, p)) * one.won - math.log(max(1e-6, 1 - p)) * (1 - one.won) for p, one in found)


def bins(found: list[tuple[float, Seen]]) -> list[dict[str, float]]:
    """Predicted against observed in ten bins."""
    table = []
    for i in range(BINS):
        inside = [(p, one) for p, one in found if min(BINS - 1, int(p * BINS)) == i]
        if inside:
            per_game: dict[int, list[float]] = {}
            for p, one in inside:
                per_game.setdefault(one.game, []).append(one.won - p)
            # positions of one game share its result: the error is that of games, not of positions
            error = math.sqrt(sum(sum(off) ** 2 for off in per_game.values())) / len(inside)
            table.append(
                {
                    "predicted": round(fmean(p for p, _ in inside), 4),
                    "observed": round(fmean(one.won for _, one in inside), 4),
                    "error": round(error, 4),
                    "positions": len(inside),
                    "games": len(per_game),
                }
            )
    return table


def played_in(
    id: str, players: int, options: dict[str, Any], games: int, minutes: float, workers: int, file: Path | None
) -> Iterator[Played]:
    """As many games as there is time for, the first ones; those that the file has are not played again."""
    head = {"game": id, "players": players, "options": options, "version": londinium.game(id).version}
    kept: list[Played] = []
    if file is not None and file.exists():
        first, *lines = file.read_text("utf-8").splitlines()
        if json.loads(first) != head:
            raise SystemExit(f"{file} has other games: {first}")
        kept = [msgspec.json.decode(line, type=Played) for line in lines][:games]
    elif file is not None:
        file.write_text(json.dumps(head) + "\n", "utf-8")
    yield from kept
    for one in in_order(partial(play, id, players, options), range(len(kept), games), workers, minutes):
        if file is not None:
            with file.open("a", encoding="utf-8") as more:
                more.write(msgspec.json.encode(one).decode() + "\n")
        yield one


def calibrate(id: str, players: int, options: dict[str, Any], played: list[Played]) -> list[dict[str, Any]]:
    """A curve for the insight made by hand, and one for the expert's values where there is an expert."""
    all_seen = [one for each in played for one in each.seen]
    names: tuple[By, ...] = ("insight", "expert")
    return [
        describe(id, players, options, played, by, [one for one in all_seen if one.by == by])
        for by in names
        if any(one.by == by for one in all_seen)
    ]


def describe(
    id: str, players: int, options: dict[str, Any], played: list[Played], by: By, seen: list[Seen]
) -> dict[str, Any]:
    """A curve with all that is kept of it."""
    game, games = londinium.game(id), len(played)
    length = 1.0 if game.insight.share else fmean(one.length for one in played)
    scores = [score for one in played for score in one.scores]
    found: dict[str, Any] = {"game": id, "players": players, "options": options, "by": by, "length": round(length, 1)}
    if players > 1:
        slope, shift = fit(seen, length, players)
        moved = [change for one in played for change in one.changes]
        gain = 1.0  # an expert tells the lead
        if by == "insight":
            gain = sum(v * ahead for v, ahead in moved) / sum(v * v for v, _ in moved)
        found |= {"knots": list(KNOTS), "slope": [round(v, 5) for v in slope], "shift": [round(v, 4) for v in shift]}
        found |= {"gain": round(gain, 3), "spread": round(stdev(scores), 2)}
        predicted = held_out(seen, length, players)
        found |= {"surprise": round(surprise(predicted), 4), "bins": bins(predicted)}
    else:
        found |= {"knots": [0.0, 1.0], "slope": [0.0, 0.0], "shift": [0.0, 0.0], "gain": 1.0}
        found |= {"spread": round(stdev(scores), 2), "bins": []}
    command = f"bench/calibration.py {id} {players} --games {games}"
    command += f" --options '{json.dumps(options)}'" if options else ""
    found["provenance"] = {
        "command": command,
        "commit": commit(),
        "version": game.version,
        "data": game.data,
        "games": games,
        "positions": len(seen),
        "bots": f"greedy, {RANDOM:.0%} of decisions random",
        "seeds": f"7000000–{7_000_000 + games - 1}",
    }
    return found


def commit() -> str:
    """The last one that changed a game; nothing where git is not at hand."""
    asked = ["git", "log", "-1", "--format=%h", "--", "../src/londinium/games"]
    try:
        return subprocess.run(
            asked, capture_output=True, text=True, check=True, cwd=Path(__file__).parent
        ).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def keep(one: dict[str, Any]) -> None:
    """Put a curve into the file, in the place of the one that stood there."""
    kept = json.loads(FILE.read_text("utf-8"))["curves"] if FILE.exists() else []
    key = ("game", "players", "options", "by")
    kept = [old for old in kept if [old[name] for name in key] != [one[name] for name in key]] + [one]
    order = londinium.games()
    kept.sort(key=lambda curve: (order.index(curve["game"]), curve["by"], curve["players"]))
    lines = ",\n".join(json.dumps(curve, ensure_ascii=False) for curve in kept)
    beside = FILE.with_suffix(".new")
    beside.write_text(f'{{"curves": [\n{lines}\n]}}\n', "utf-8")
    beside.replace(FILE)


def draw() -> str:
    """Predicted against observed for all curves, one panel each."""
    curves = [one for one in json.loads(FILE.read_text("utf-8"))["curves"] if one["bins"]]
    side, across = 150, 3
    down = -(-len(curves) // across)
    width, height = across * (side + 60), down * (side + 70) + 10
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="11" role="img" aria-label="Predicted against observed chances to win">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for i, one in enumerate(curves):
        left, top = 40 + i % across * (side + 60), 30 + i // across * (side + 70)
        title = f"{one['game']}, {one['players']} players" + (", expert" if one["by"] == "expert" else "")
        out += [
            f'<text x="{left}" y="{top - 8}" font-weight="bold">{title}</text>',
            f'<rect x="{left}" y="{top}" width="{side}" height="{side}" fill="none" stroke="#999"/>',
            f'<polygon points="{left},{top + side * 0.95} {left},{top + side} {left + side * 0.05},{top + side} '
            f"{left + side},{top + side * 0.05} {left + side},{top} "
            f'{left + side * 0.95},{top}" fill="#e6eef7"/>',
            f'<line x1="{left}" y1="{top + side}" x2="{left + side}" y2="{top}" stroke="#9ab"/>',
        ]
        for label in (0, 50, 100):
            out.append(
                f'<text x="{left - 4}" y="{top + side * (1 - label / 100) + 4}" text-anchor="end">{label}</text>'
            )
            out.append(
                f'<text x="{left + side * label / 100}" y="{top + side + 13}" text-anchor="middle">{label}</text>'
            )
        for bin in one["bins"]:
            x, y = left + side * bin["predicted"], top + side * (1 - bin["observed"])
            e = side * bin["error"]
            faint = "#003688" if bin["positions"] >= FEW else "#aab"
            out.append(f'<line x1="{x:.1f}" y1="{y - e:.1f}" x2="{x:.1f}" y2="{y + e:.1f}" stroke="{faint}"/>')
            out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{faint}"/>')
    out.append(
        f'<text x="{width / 2}" y="{height - 4}" text-anchor="middle">predicted %, observed % (up); ±1 s.e.</text>'
    )
    return "\n".join([*out, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("players", nargs="?", type=int)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    parser.add_argument("--minutes", type=float, default=math.inf, help="after which no further game is looked at")
    parser.add_argument("--positions", type=Path, help="a file that keeps what was seen in each game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--draw", action="store_true")
    args = parser.parse_args()
    if args.game and args.players:
        game, players, options = args.game, args.players, args.options
        seen = played_in(game, players, options, args.games, args.minutes, args.workers, args.positions)
        for one in calibrate(game, players, options, list(seen)):
            keep(one)
            shown = ("game", "players", "by", "length", "slope", "shift", "gain", "spread", "surprise")
            print(json.dumps({name: one.get(name) for name in shown} | {"games": one["provenance"]["games"]}))
            for bin in one["bins"]:
                print("predicted {predicted:6.1%}  observed {observed:6.1%} ± {error:.1%}  {positions}".format(**bin))
            print(flush=True)
    if args.draw:
        PICTURE.write_text(draw(), "utf-8")


if __name__ == "__main__":
    main()
