"""Moves as they are typed."""

import re
from typing import Any, cast

from londinium.games.next_station.game import NextStation
from londinium.games.next_station.view import View
from londinium.kernel.state import State
from londinium.terminal.drawing import Unreadable
from londinium.terminal.next_station.chart import COLUMNS

PLACE = re.compile(r"([a-j])\s?(10|[1-9])(?!\d)")


def read(state: State, seat: int, text: str) -> dict[str, Any] | None:
    """`d3 f1`, `f1` where only one section leads there, `pass`, `circle d3`."""
    plain = re.sub(r"[→,;–-]|\bto\b", " ", text.casefold()).strip()
    if plain in ("pass", "p"):
        return {"kind": "pass"}
    word, _, rest = plain.partition(" ")
    circle = word in ("circle", "mark")
    places = rest if circle else plain
    if not PLACE.search(places) or PLACE.sub("", places).strip():
        return None
    found = [_station(state, *place) for place in PLACE.findall(places)]
    if circle:
        return {"kind": "circle", "station": found[0]} if len(found) == 1 else None
    if len(found) == 1:
        return {"kind": "draw", "from": _start(state, seat, found[0]), "to": found[0]}
    return {"kind": "draw", "from": found[0], "to": found[1]} if len(found) == 2 else None


def _station(state: State, letter: str, number: str) -> int:
    at = COLUMNS.index(letter.upper()), int(number) - 1
    for station in cast(NextStation, state.game).box.stations:
        if (station.x, station.y) == at:
            return station.id
    raise Unreadable("read-no-station", {"place": f"{letter.upper()}{number}"})


def _start(state: State, seat: int, to: int) -> int:
    """Where a section to this station starts, when only that was typed."""
    moves = [state.game.move(action) for action in state.legal(seat)]
    starts = [move["from"] for move in moves if move["kind"] == "draw" and move["to"] == to]
    if len(starts) > 1:
        stations = cast(NextStation, state.game).box.stations
        raise Unreadable("read-which", {"to": to, "starts": ", ".join(stations[start].label for start in starts)})
    sheet = cast(View, state.view(seat))["sheets"][seat]
    line = next(line for line in sheet["lines"] if line["pencil"] == sheet["pencil"])
    return starts[0] if starts else line["stations"][-1]
