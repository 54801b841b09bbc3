"""The analysis of a game in the terminal: its course, what chance and choice did, the decisions that mattered."""

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from londinium.analysis import CLASSES, Analysis
from londinium.kernel.speech import Line
from londinium.terminal.rows import QUIET
from londinium.terminal.words import say, speak

BARS = "▁▂▃▄▅▆▇█"
WIDE = 44  # columns of the chart
PARTS = ("start", "chance", "others", "own", "result")


def analysed(analysis: Analysis, names: Sequence[str]) -> RenderableType:
    """What the coach found, partial or whole."""
    report = analysis.report()
    game = analysis.game.id
    shown: list[RenderableType] = [_course(game, report, names), _parts(game, report, names)]
    if report["mattered"]:
        shown.append(Text(say(game, "coach-mattered"), style="bold"))
    by_seq = {one["seq"]: one for one in report["decisions"]}
    for seq in report["mattered"]:
        shown += _decision(analysis, by_seq[seq], report["unit"], names)
    if not report["complete"]:
        shown.append(Text(say(game, "analyse-partial", {"done": report["done"], "total": report["total"]})))
    if report["why"]:
        shown.append(Text(speak(game, report["why"], names), style=QUIET))
    if not report["calibrated"]:
        shown.append(Text(say(game, "analyse-uncalibrated"), style=QUIET))
    return Group(*shown)


def _course(game: str, report: dict[str, Any], names: Sequence[str]) -> RenderableType:
    """What every seat could expect, from the first action to the last."""
    table = Table(title=say(game, f"coach-course-{report['unit']}"), title_justify="left", title_style="bold", box=None)
    for _ in range(4):
        table.add_column()
    table.show_header = False
    chart = report["chart"]
    highest = max([value for one in chart for value in one["by_seat"]], default=1.0)
    top = highest if report["unit"] == "points" else 1.0
    for at, one in enumerate(report["seats"]):
        values = [point["by_seat"][at] for point in chart]
        picked = [values[i * (len(values) - 1) // (WIDE - 1)] for i in range(WIDE)] if values else []
        line = "".join(BARS[min(7, max(0, int(8 * value / top)))] for value in picked)
        ends = [_amount(values[i], report["unit"]) if values else "" for i in (0, -1)]
        table.add_row(names[one["seat"]], ends[0], line, ends[1])
    return table


def _parts(game: str, report: dict[str, Any], names: Sequence[str]) -> RenderableType:
    """How the result came about, and how well each seat chose."""
    table = Table(title=say(game, "coach-parts"), title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    table.add_column("")
    for one in report["seats"]:
        table.add_column(names[one["seat"]], justify="right")
    alone = report["unit"] == "points"
    for part in (part for part in PARTS if part != "others" or not alone):
        sign = part not in ("start", "result")
        table.add_row(
            say(game, f"coach-{part}"), *(_amount(one[part], report["unit"], sign) for one in report["seats"])
        )
    table.add_section()
    found = ["–" if one["accuracy"] is None else f"{one['accuracy']:.1f}" for one in report["seats"]]
    table.add_row(say(game, "coach-accuracy"), *found, style="bold")
    for name in CLASSES:
        table.add_row(say(game, f"coach-class-{name}"), *(str(one["classes"][name]) for one in report["seats"]))
    return table


def _decision(analysis: Analysis, one: dict[str, Any], unit: str, names: Sequence[str]) -> list[Text]:
    """What was played, what the coach prefers, what it cost, and why."""
    game, seat = analysis.game, one["seat"]
    state = analysis.before(one["seq"])
    played, best = (speak(game, state.line(seat, game.action(one[what])), names) for what in ("played", "best"))
    cost = say(game, f"coach-cost-{unit}", {"n": f"{one['loss'] * (1 if unit == 'points' else 100):.1f}"})
    facts = {"seq": one["seq"], "who": names[seat], "played": played, "best": best, "cost": cost}
    facts["class"] = say(game, f"coach-class-{one['class']}")
    shown = [Text(say(game, "analyse-played", facts)), Text("  " + say(game, "analyse-prefers", facts))]
    if one["reasons"]:
        shown.append(Text("  " + reasons_words(analysis.game.id, one["reasons"], names), style=QUIET))
    return shown


def reasons_words(game: str, reasons: Sequence[Line], names: Sequence[str]) -> str:
    return "; ".join(filter(None, (speak(game, line, names) for line in reasons)))


def _amount(value: float, unit: str, signed: bool = False) -> str:
    amount = value if unit == "points" else 100 * value
    text = f"{amount:+.1f}" if signed else f"{amount:.1f}"
    text = text.replace("-", "−")
    return text if unit == "points" else f"{text} %"
