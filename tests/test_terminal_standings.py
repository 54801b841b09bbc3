"""What a position is worth stands in the terminal as the engine tells it, and as a browser is told: in every record."""

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import londinium
from londinium import State
from londinium.kernel.speech import Standing
from londinium.terminal.drawing import drawing
from londinium.terminal.words import category, say

RECORDS = Path(__file__).parent / "records"
NAMES = ["Anna", "Ben", "Cleo", "Dan"]


def looked_at(game: londinium.Game) -> Iterator[tuple[str, State]]:
    """The middle and the end of every record with the components as shipped."""
    for file in sorted((RECORDS / game.id).glob("*.json")):
        record = json.loads(file.read_text("utf-8"))
        if record["data"] == game.data:
            state = game.new(record["players"], record["seed"], record["options"])
            for at, (seat, action) in enumerate(record["actions"]):
                if at == len(record["actions"]) // 2:
                    yield f"{file.stem}, in the middle", state
                state.play(seat, action)
            yield f"{file.stem}, at the end", state


def drawn(state: State, seat: int) -> str:
    """The picture for a seat, as one line."""
    made = io.StringIO()
    Console(file=made, width=120).print(drawing(state.game.id).picture(state, seat, NAMES[: state.players]))
    return " ".join(made.getvalue().split())


def figures(game: str, stands: Standing) -> list[str]:
    """How the worth of a seat begins, and each category with its number."""
    if game == "next-station":
        return [rf"\b{NAMES[stands['seat']]} {stands['total']}\b"]
    numbers = {say(game, "board-standing"): stands["total"]}
    numbers |= {category(game, what): n for what, n in stands["points"].items()}
    return [rf"\b{re.escape(what)} {n}(?!\d)".replace(" -", " −") for what, n in numbers.items()]


@pytest.mark.parametrize("id", londinium.games())
def test_the_terminal_shows_what_every_seat_stands_at(id: str) -> None:
    shown = 0
    for where, state in looked_at(londinium.game(id)):
        viewer = state.players - 1
        picture = drawn(state, viewer)
        for stands in state.standing(viewer):
            missing = [one for one in figures(id, stands) if not re.search(one, picture)]
            assert missing == [], f"{where}, seat {stands['seat']}"
            shown += 1
    assert shown >= 9
