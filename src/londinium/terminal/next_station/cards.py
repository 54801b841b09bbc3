"""Round and turn, and the cards on the table."""

from rich.text import Text

from londinium.games.next_station.box import Box
from londinium.terminal.next_station.look import RED, SHOWN
from londinium.terminal.next_station.table import GAME, Table
from londinium.terminal.rows import INK, QUIET
from londinium.terminal.words import say


def header(table: Table) -> list[Text]:
    """Round and turn, the undergrounds that end the round, and the cards as they lie on the table."""
    view, box = table.view, table.box
    left = view["undergrounds_to_end"] - view["undergrounds"]
    about = {"round": view["round"], "rounds": view["rounds"], "turn": view["turn"], "left": left}
    first = Text(say(GAME, "table-round", about), style="bold")
    first.append("   ")
    first.append("●" * view["undergrounds"] + "○" * left, style=f"bold {RED}")
    first.append(" " + say(GAME, "table-over" if view["over"] else "table-undergrounds", about), style="not bold")
    second = Text()
    last = len(view["revealed"]) - 1
    for number, card in enumerate(view["revealed"]):
        second.append("› " if number == last - view["switch"] else "", style="bold")
        second.append_text(chip(box, card, lit=True))
        second.append(" ")
    if view["deck"]:
        second.append(say(GAME, "table-deck"), style=QUIET)
        for card in view["deck"]:
            second.append(" ")
            second.append_text(chip(box, card, lit=False))
    return [first, second]


def chip(box: Box, card: str, lit: bool) -> Text:
    """A station card: a street card is light between brackets, an underground card red between solid edges."""
    number = box.cards.index(card)
    shown = SHOWN[box.shows[number]]
    if box.underground[number]:
        return (
            Text.assemble(("▐", RED), (shown, f"bold {INK} on {RED}"), ("▌", RED)) if lit else Text(f"▐{shown}▌", QUIET)
        )
    return Text(f"[{shown}]", style=f"bold {INK}" if lit else QUIET)
