"""Old London in the terminal: the Retaliation board, Orders and Challenges, and the moves that it brings."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from rich.text import Text

from londinium.games.dei.view import MissionView
from londinium.terminal.dei.rows import INDENT, SEATS, lined
from londinium.terminal.dei.words import GAME, text
from londinium.terminal.rows import QUIET, flowed, heading
from londinium.terminal.words import name, say

if TYPE_CHECKING:
    from londinium.games.dei.box import Box
    from londinium.games.dei.old_london.purebred.view import OrderView
    from londinium.games.dei.old_london.retaliation.kit import RetaliationKit
    from londinium.games.dei.old_london.retaliation.view import RetaliationView
    from londinium.games.dei.view import PadView
    from londinium.terminal.dei.picture import Picture

ORDERS = {"plus": "+", "minus": "−"}
SPOKEN = {"sweet": ("take",), "accept": ("yes",), "refuse": ("no",)}


def kit(box: "Box") -> "RetaliationKit":
    return cast("RetaliationKit", box.kits["retaliation"])


def retaliation_rows(table: "Picture", board: "RetaliationView") -> Iterator[Text]:
    """The cards by rank, those drawn for an exchange, and the track with the bonuses still on it."""
    head = heading(say(GAME, "category-retaliation"))
    head.append(f"  (+{board['deck']})", style=QUIET)
    yield head
    ranked = [(f"{rank:>2}", card) for rank, card in enumerate(board["cards"], 1) if card is not None]
    for label, card in [*ranked, *((" ?", card) for card in board["drawn"])]:
        yield from lined(
            table.width,
            Text(label),
            name(GAME, "retaliation", card),
            "",
            text(table.said, "retaliation", card),
        )
    places = [Text(f"{seat}:{at}", style=SEATS[seat]) for seat, at in enumerate(board["track"])]
    left = [
        Text(f"{space.space}: {text(table.said, 'space', str(space.space))}", style=QUIET)
        for space in kit(table.box).track
        if space.bonus is not None and space.space not in board["bonuses"]
    ]
    first = Text.assemble(" " * INDENT, (f"{say(GAME, 'table-track')}: ", QUIET))
    yield from flowed([*places, *left], table.width, INDENT, first)


def big_ben(table: "Picture") -> str | None:
    """The Region under Big Ben."""
    return table.box.region_ids[kit(table.box).big_ben] if "retaliation" in table.box.kits else None


def order_sign(seen: MissionView) -> str:
    """`[+]` or `[−]`: the Order on a Mission; `[?]` where its face is not for these eyes."""
    order = cast("OrderView | None", cast(dict[str, Any], seen).get("order"))
    return f"[{ORDERS.get(order['face'] or '', '?')}]" if order else ""


def challenge_parts(table: "Picture", pad: "PadView") -> Iterator[Text]:
    respondents = table.parts.get("respondents")
    if respondents and respondents[pad["seat"]] is not None:
        yield Text(say(GAME, "pad-challenge"), style=QUIET)
