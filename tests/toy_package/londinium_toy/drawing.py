"""How the toy is drawn in the terminal: the row, and the coins by seat."""

from collections.abc import Sequence
from typing import Any

from londinium.terminal.plain import read

__all__ = ["picture", "read"]


def picture(state: Any, seat: int = 0, names: Sequence[str] = (), whose: int | None = None) -> str:
    del names, whose
    seen = state.view(seat)
    return f"row: {' '.join(seen['row'])}; coins: {' '.join(map(str, seen['coins']))}"
