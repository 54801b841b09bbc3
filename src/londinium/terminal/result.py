"""The result of a game: points by category for every seat, places, and the tie-break in words."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from londinium.kernel.state import State
from londinium.terminal.words import category, say, speak


def seat_names(players: int) -> list[str]:
    """Names for seats whose players are not known."""
    return [say("", "seat-name", {"seat": seat}) for seat in range(players)]


def result(state: State, names: Sequence[str]) -> RenderableType:
    """The result of a game that is over."""
    game = state.game.id
    outcome = state.outcome()
    points = Table(title=say(game, "result-title"), title_justify="left", title_style="bold")
    points.add_column(say(game, "result-points"))
    for who in names:
        points.add_column(who, justify="right")
    for what in dict.fromkeys(key for breakdown in outcome["breakdown"] for key in breakdown):
        found = [str(breakdown.get(what, 0)) for breakdown in outcome["breakdown"]]
        points.add_row(category(game, what), *found)
    points.add_section()
    points.add_row(say(game, "result-total"), *map(str, outcome["scores"]), style="bold")
    if state.players > 1:
        points.add_row(say(game, "result-place"), *map(str, outcome["ranking"]))
    return Group(points, *(Text(line) for line in verdict(state, names)))


def verdict(state: State, names: Sequence[str]) -> list[str]:
    """Who won and why, and what the game itself has to say."""
    game = state.game.id
    outcome = state.outcome()
    said = []
    if state.players > 1:
        winners = [who for who, place in zip(names, outcome["ranking"], strict=True) if place == 1]
        said.append(say(game, "result-winner" if len(winners) == 1 else "result-shared", {"who": ", ".join(winners)}))
    if outcome["decided_by"]:
        rule = outcome["decided_by"]
        said.append(say(game, "result-decided", {"text": say(game, rule), "id": rule}))
    said += [speak(state.game, line, names) for line in state.game.speech.closing(state, None)]
    return said
