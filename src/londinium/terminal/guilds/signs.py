"""Signs and colours of the table: liveries, seats, rewards, and rows of them."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from londinium.terminal.rows import INK

OPEN, RESOLVED, HALL = "#22252a", "#1a1c20", "#3a3f4b"  # the ground of tiles


class Sign(NamedTuple):
    """How a livery is marked."""

    mark: str
    style: str


LIVERIES = {
    "red": Sign("✦", "#ff6b5e"),
    "blue": Sign("‡", "#6fb1ff"),
    "green": Sign("✚", "#5ccf74"),
    "yellow": Sign("☽", "#ffd166"),
    "purple": Sign("♛", "#b79bff"),
}
SEATS = ("#ff6b5e", "#6fb1ff", "#5ccf74", "#ffd166")  # the styles of the seats' pawns
REWARDS = {"vp": "★", "draw": "▯", "hire": "+", "move": "→", "to_plantation": "≈", "mayoral": "◎", "neutral": "●"}
NEUTRAL, BEADLE, MASTER, ANSWER, RESOLVING = "●", "♝", "♜", "›", "*"


def liveries(shown: Iterable[str]) -> Text:
    return Text.assemble(*((LIVERIES[livery].mark, f"bold {LIVERIES[livery].style}") for livery in shown))


def pawns(owned: Sequence[int], neutrals: int, beadle: str, width: int) -> Text:
    """Pawns one by one, as the numbers of their seats; in numbers where there are too many for that."""
    groups = [(str(seat), n, SEATS[seat]) for seat, n in enumerate(owned)] + [(NEUTRAL, neutrals, INK)]
    groups = [group for group in groups if group[1]]
    many = sum(n for _, n, _ in groups) + len(groups) + len(beadle) > width
    parts = [(f"{mark}×{n}" if many and n > 1 else mark * n, f"bold {style}") for mark, n, style in groups]
    return Text(" ").join([*(Text(*part) for part in parts), *([Text(beadle)] if beadle else [])])


def reward(effects: Iterable[Any], width: int) -> str:
    """A reward as signs and numbers: `★3 ▯2`."""
    shown = [(REWARDS[effect.__struct_config__.tag], getattr(effect, "n", None) or effect.draw) for effect in effects]
    parts = [f"{sign}{n}" for sign, n in shown]
    wide = " ".join(parts)
    return wide if len(wide) <= width else "".join(parts)
