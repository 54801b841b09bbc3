"""The table in lines: the board, the boroughs for sale, the cities, the hand."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from rich.text import Text

from londinium.games.london.state import LondonState
from londinium.games.london.view import SeatView, StackView, View
from londinium.kernel.state import State
from londinium.terminal import rows
from londinium.terminal.london.cards import DOWN, GAME, LABEL, SIGNS, borough_rows, card_rows, line, short_space
from londinium.terminal.rows import DARK, GOLD, INK, QUIET, fitted, flowed, heading, indented
from londinium.terminal.words import name, say


class Picture(rows.Picture):
    """Lines of cards under headings: the board, boroughs for sale, a city in full, its hand, the others in short."""

    def __init__(self, state: State, seat: int = 0, names: Sequence[str] = (), whose: int | None = None) -> None:
        super().__init__(state, seat, names, whose)
        self.view = cast(View, state.view(seat))
        box = cast(LondonState, state).box
        self.cards = {card.id: card for card in box.faces}
        self.boroughs = {borough.id: borough for borough in box.boroughs}

    def rows(self) -> Iterator[Text]:
        yield from head_rows(self)
        yield from board_rows(self)
        yield from offer_rows(self)
        seats = self.view["seats"]
        front = seats[self.whose]
        yield plate(self, front)
        yield from self.standing_rows(self.whose, LABEL + 1)
        yield from city_rows(self, front)
        if front["hand"] is not None:
            yield heading(say(GAME, "board-hand", {"n": front["hand_size"]}))
            for card in dict.fromkeys(front["hand"]):
                copies = front["hand"].count(card)
                yield from card_rows(self, f"{copies}×" if copies > 1 else "", card)
        for other in seats:
            if other["seat"] != self.whose:
                yield plate(self, other)
                yield from self.standing_rows(other["seat"], LABEL + 1)
                yield from short_rows(self, other)


def head_rows(table: Picture) -> Iterator[Text]:
    """The turn and whose it is, what the deck still holds, and how many turns are left once that is known."""
    view = table.view
    turn = Text(say(GAME, "stage-turn", {"n": view["turn"]}), style="bold")
    turn.append(f" · {table.names[view['active']]}")
    if view["last_turns"] is not None and not view["over"]:
        turn.append(f"   {say(GAME, 'board-last-turns', {'n': view['last_turns']})}", style=f"bold {GOLD}")
    deck = say(GAME, "board-deck", {"n": view["deck"]})
    turn.append(f"   {deck} ({' · '.join(f'{letter} {n}' for letter, n in view['decks'].items())})", style="not bold")
    yield turn


# The board


def board_rows(table: Picture) -> Iterator[Text]:
    """The cards on the board by their spaces: t1 is the first of the top row, b1 below it leaves the game sooner."""
    view = table.view
    out = say(GAME, "board-out", {"n": len(view["out"])})
    empty = [short_space(space["space"]) for space in view["board"] if space["holds"] is None]
    gaps = f"{' '.join(empty)}: ·   " if empty else ""
    yield heading(say(GAME, "board-shelves"), gaps + out)
    for space in view["board"]:
        if space["holds"]:
            yield from card_rows(table, short_space(space["space"]), space["holds"]["card"])
    if view["looked"]:
        yield heading(say(GAME, "question-peek"))
        for number, card in enumerate(view["looked"], 1):
            yield from card_rows(table, str(number), card)


def offer_rows(table: Picture) -> Iterator[Text]:
    view = table.view
    yield heading(say(GAME, "board-offer"), say(GAME, "board-borough-deck", {"n": view["borough_deck"]}))
    for id in view["offer"]:
        if id:
            yield from borough_rows(table, id)


# The seats


def plate(table: Picture, seat: SeatView) -> Text:
    """A bar with a seat's number and name and all that it has."""
    figures = [
        say(GAME, "board-money", {"n": seat["money"]}),
        say(GAME, "board-prestige", {"n": seat["prestige"]}),
        say(GAME, "board-poverty", {"n": seat["poverty"]}),
        say(GAME, "board-loans", {"n": seat["loans"]}),
        say(GAME, "board-hand-size", {"n": seat["hand_size"]}),
    ]
    active = seat["seat"] == table.view["active"]
    text = f" {seat['seat']} {table.names[seat['seat']]}   {' · '.join(figures)}"
    return fitted(text, table.width, f"bold {DARK} on {INK}" if active else f"bold {INK} on #3a3f4b")


def city_rows(table: Picture, seat: SeatView) -> Iterator[Text]:
    """Every stack with what its top card does, the boroughs, and the poverty that a run would add."""
    for stack in seat["stacks"]:
        yield from stack_rows(table, stack)
    if not seat["stacks"] and seat["seat"] == table.seat:
        yield Text(f"{'':>{LABEL + 1}}{say(GAME, 'board-city-empty')}", style=QUIET)
    if seat["boroughs"]:
        *covered, top = seat["boroughs"]
        yield from borough_rows(table, top, label=f"{len(seat['boroughs'])}×")
        if covered:
            names = ", ".join(name(table.game, "borough", one) for one in reversed(covered))
            yield Text(f"{'':>{LABEL + 4}}{names}", style=QUIET)
    if seat["stacks"]:
        poverty = say(GAME, "board-run-poverty", cast(dict[str, Any], seat["run_poverty"]))
        yield from indented(poverty, table.width, LABEL + 1)


def stack_rows(table: Picture, stack: StackView) -> Iterator[Text]:
    """(+2): cards under it; (£3): money on it; ✓: activated in this run."""
    top, label = stack["top"], str(stack["stack"])
    if top and stack["face_up"]:
        yield from card_rows(table, label, top["card"], stack_note(stack))
    else:
        called = name(table.game, "card", top["card"]) if top else ""
        worth = table.cards[top["card"]].end_prestige if top else 0
        yield from line(table, label, DOWN, called, f"    ★{worth}" if worth else "", stack_note(stack), quiet=True)


def stack_note(stack: StackView) -> str:
    notes = [
        f"(+{stack['cards'] - 1})" if stack["cards"] > 1 else "",
        f"(£{stack['stored']})" if stack["stored"] else "",
    ]
    return " ".join(filter(None, [*notes, "✓" if stack["activated"] else ""]))


def short_rows(table: Picture, seat: SeatView) -> Iterator[Text]:
    """Another city: its stacks in a row, its boroughs, the newest and topmost last."""
    stacks = []
    for stack in seat["stacks"]:
        top = stack["top"]
        sign = SIGNS[table.cards[top["card"]].colour] if top and stack["face_up"] else DOWN
        called = name(table.game, "card", top["card"]) if top and stack["face_up"] else ""
        stacks.append(Text(" ".join(filter(None, (str(stack["stack"]), sign.mark, called, stack_note(stack))))))
    yield from flowed(stacks, table.width, LABEL + 1)
    boroughs = [Text(name(table.game, "borough", id), style=QUIET) for id in seat["boroughs"]]
    yield from flowed(boroughs, table.width, LABEL + 1)
