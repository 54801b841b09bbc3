"""Curves as small SVG pictures, on light pages and dark ones."""

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

WIDTH, HEIGHT = 560, 320
LEFT, RIGHT, TOP, BOTTOM = 64, 32, 56, 48
COLOURS = (("#0019a8", "#7d9bff"), ("#dc241f", "#ff7a70"), ("#00782a", "#4fc978"))  # on light, on dark
DASHES = ("", "7 4", "2 4")  # told apart without colour, too

STYLE = """
svg {{ font: 12px system-ui, sans-serif; }}
text {{ fill: #222; }} .title {{ font-size: 14px; font-weight: 600; }}
.grid {{ stroke: #8884; }} .bar {{ stroke: #888; stroke-dasharray: 1 3; stroke-width: 2; }} path {{ fill: none; }}
{light}
@media (prefers-color-scheme: dark) {{ text {{ fill: #ddd; }} {dark} }}
"""


class Chart(NamedTuple):
    title: str
    x: str
    y: str
    series: Mapping[str, Sequence[tuple[float, float]]]
    bar: float | None = None  # what is wanted at most
    log_x: bool = False


def draw(chart: Chart) -> str:
    xs = [x for line in chart.series.values() for x, _ in line]
    ys = [y for line in chart.series.values() for _, y in line] + ([chart.bar] if chart.bar is not None else [])
    top = nice(max(ys))
    left, right = (0.0 if not chart.log_x else min(xs)), max(xs)

    def at(x: float, y: float) -> tuple[float, float]:
        part = math.log(x / left) / math.log(right / left) if chart.log_x else (x - left) / (right - left)
        return LEFT + part * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - y / top * (HEIGHT - TOP - BOTTOM)

    parts = [f'<text class="title" x="{LEFT}" y="20">{escape(chart.title)}</text>']
    for step in range(5):
        y = top * step / 4
        height = at(right, y)[1]
        parts.append(f'<path class="grid" d="M{LEFT} {height:.1f}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{height + 4:.1f}" text-anchor="end">{y:,.4g}</text>')
    for x in ticks(sorted(set(xs)), lambda x: at(x, 0)[0]):
        parts.append(f'<text x="{at(x, 0)[0]:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{x:,.0f}</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{escape(chart.x)}</text>')
    parts.append(f'<text x="8" y="40">{escape(chart.y)}</text>')
    if chart.bar is not None:
        height = at(right, chart.bar)[1]
        parts.append(f'<path class="bar" d="M{LEFT} {height:.1f}H{WIDTH - RIGHT}"/>')
    for number, (name, line) in enumerate(chart.series.items()):
        points = [at(x, y) for x, y in line]
        path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        parts.append(f'<path class="c{number}" d="{path}" stroke-width="2" stroke-dasharray="{DASHES[number]}"/>')
        parts += [f'<circle class="c{number}" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in points]
        key = LEFT + 60 + number * 150
        parts.append(f'<path class="c{number}" d="M{key} 36h24" stroke-width="2" stroke-dasharray="{DASHES[number]}"/>')
        parts.append(f'<text x="{key + 30}" y="40">{escape(name)}</text>')
    light, dark = (
        " ".join(
            f"path.c{number} {{ stroke: {pair[side]}; }} circle.c{number} {{ fill: {pair[side]}; }}"
            for number, pair in enumerate(COLOURS)
        )
        for side in (0, 1)
    )
    style = STYLE.format(light=light, dark=dark)
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    body = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><style>{style}</style>\n{body}\n</svg>\n'


def nice(value: float) -> float:
    """The next round number, for the top of a scale."""
    power = 10.0 ** math.floor(math.log10(value)) if value > 0 else 1.0
    return next(step * power for step in (1, 2, 4, 5, 8, 10) if step * power >= value)


def ticks(xs: Sequence[float], place: Callable[[float], float]) -> list[float]:
    """Those values of the axis that have room for their number."""
    kept: list[float] = []
    for x in reversed(xs):
        if not kept or place(kept[-1]) - place(x) > 44:
            kept.append(x)
    return kept
