"""A card or a borough as a line: the sign of its colour, its name, what it costs and is worth, and what it does.

What colours tell, a sign tells too.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from londinium.games.london.components import CityCard
from londinium.terminal.rows import INK, QUIET, fitted, hung
from londinium.terminal.words import name, say, speak

if TYPE_CHECKING:
    from londinium.terminal.london.picture import Picture

GAME = "london"

NAME, LONG_NAME = 22, 31  # characters for a name; the longer where the terminal is wide
WIDE = 100
LABEL = 3


class Sign(NamedTuple):
    """How a colour of cards is marked."""

    mark: str
    style: str


SIGNS = {
    "brown": Sign("■", "#d29a5b"),
    "blue": Sign("●", "#6fb1ff"),
    "pink": Sign("◆", "#ff8fc0"),
    "grey": Sign("○", "#a4a8b1"),
}
DOWN = Sign("↷", QUIET)  # a card that flips, or has
PAID, NO_DISCARD, RIVER = "→", "∅", "≈"
WHEN = {"bought": "", "activate": "", "ongoing": "∞ ", "top": "∞ ", "action": "! ", "run": "⟳ "}  # by heading


def line(table: "Picture", label: str, sign: Sign, called: str, figures: str, text: str, quiet: bool) -> Iterator[Text]:
    """A card or a borough: the text goes on below itself where it is long."""
    what = fitted(called, LONG_NAME if table.width >= WIDE else NAME)
    before = Text.assemble((f"{label:>{LABEL}} ", QUIET), (f"{sign.mark:<2} ", sign.style), what, f" {figures:<7}")
    if quiet:
        before.stylize(QUIET)
    yield from hung(before, text, table.width)


def short_space(space: str) -> str:
    row, _, column = space.partition("-")
    return f"{row[0]}{column}"


def card_rows(table: "Picture", label: str, id: str, note: str = "") -> Iterator[Text]:
    card = table.cards[id]
    worth = f"★{card.end_prestige}" if card.end_prestige else ""
    cost = "" if card.build_cost is None else f"£{card.build_cost}"
    if cost and card.build_discard == "none":
        cost += NO_DISCARD
    text = " ".join(filter(None, (note, card_text(table, card))))
    called = name(table.game, "card", id)
    yield from line(table, label, SIGNS[card.colour], called, f"{cost:<4}{worth}", text, False)


def borough_rows(table: "Picture", id: str, label: str = "") -> Iterator[Text]:
    """A borough for sale, or with a label the topmost of a city: what its purchase gave is past."""
    borough = table.boroughs[id]
    sign = Sign(borough.side + (RIVER if borough.river else ""), INK)
    text = "; ".join(said(table, "borough", id, *(() if label else ("bought",)), "top", "run"))
    yield from line(table, label, sign, name(table.game, "borough", id), f"£{borough.cost}", text, False)


def card_text(table: "Picture", card: CityCard) -> str:
    """What a card does: always, as an action, when it is activated (a cost before the arrow), and whether it flips."""
    texts = said(table, "card", card.id, "ongoing", "action")
    if card.activation:
        cost = card.activation.cost
        paid = f"£{cost.money}" if cost.money else say(GAME, "board-chain-card") if cost.discard else ""
        signs = (f"{paid} {PAID} " if paid else "", f" {DOWN.mark}" if card.activation.flips else "")
        texts += [text.join(signs) for text in said(table, "card", card.id, "activate")]
    return "; ".join(texts)


def said(table: "Picture", kind: str, id: str, *headings: str) -> list[str]:
    """What a card or a borough does, under each of these headings that it has."""
    lines = table.said[kind][id]["lines"]
    return [
        WHEN[heading] + ", ".join(speak(table.game, one) for one in lines[heading])
        for heading in headings
        if heading in lines
    ]
