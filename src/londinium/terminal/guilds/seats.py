"""The seats, what they have, and the cards of the one who looks."""

from collections.abc import Iterator

from rich.text import Text

from londinium.games.guilds.view import SeatView
from londinium.terminal.guilds.signs import HALL, REWARDS, SEATS, liveries
from londinium.terminal.guilds.table import LABEL, Table
from londinium.terminal.rows import DARK, GOLD, QUIET, fitted, heading, hung

NAME = 27  # characters for a card's name


def seat_rows(table: Table, seat: SeatView) -> Iterator[Text]:
    """A bar with what a seat has and how it stands; under it, where they may be seen, tokens and mayoral cards."""
    number = seat["seat"]
    figures = [table.say("table-points", n=seat["points"])] if not seat["rival"] else []
    figures += [table.say("table-reserve", n=seat["reserve"])]
    if not seat["rival"]:
        figures += [table.say("table-neutrals", n=seat["neutrals"])]
        figures += [table.say("table-hand", n=seat["cards"], limit=seat["limit"])]
        figures += [table.say("table-goals", n=seat["goals"])]
    place = f"{table.view['track'].index(number) + 1}. " if not seat["rival"] else ""
    active = number == table.view["turn"] and table.view["phase"] == "turns"
    style = f"bold {DARK} on {SEATS[number]}" if active else f"bold {SEATS[number]} on {HALL}"
    yield fitted(f" {number} {place}{table.names[number]}   {' · '.join(figures)}", table.width, style)
    if not seat["rival"]:
        yield from table.standing_rows(number, LABEL + 1)
    if seat["tokens"]:
        won = ", ".join(table.name("token", token) for token in seat["tokens"])
        yield from table.wrapped(table.say("table-tokens", tokens=won), LABEL + 1)
    for tile in table.view["tiles"]:
        lasting = table.about("tile", tile["id"], "lasting")
        if tile["master"] == number and lasting:
            yield from table.wrapped(f"{table.name('tile', tile['id'])} ({lasting})", LABEL + 1)
    for goal in seat["shown"] or []:
        yield from goal_rows(table, goal)
    if seat["known"]:
        held = ", ".join(table.name("card", card) for card in seat["known"])
        yield from table.wrapped(table.say("table-known", cards=held), LABEL + 1)


def hand_rows(table: Table) -> Iterator[Text]:
    """The cards in hand, those played in this turn, and mayoral cards to choose from."""
    view = table.view
    hand = view["hand"] or []
    for title, cards in (("table-cards", hand), ("table-played", view["played"])):
        if cards:
            yield heading(table.say(title))
        for card in dict.fromkeys(cards):
            copies = cards.count(card)
            yield from card_rows(table, f"{copies}×" if copies > 1 else "", card)
    if view["offer"]:
        yield heading(table.say("table-offer"))
        for goal in view["offer"]:
            yield from goal_rows(table, goal)


def card_rows(table: Table, label: str, card: str) -> Iterator[Text]:
    signs = liveries(table.entry("card", card).liveries)
    signs.pad_right(2 - len(signs))
    before = Text.assemble((f"{label:>{LABEL}} ", QUIET), signs, " ")
    yield from line(table, before, table.name("card", card), table.about("card", card, "use"))


def goal_rows(table: Table, goal: str) -> Iterator[Text]:
    before = Text(f"{REWARDS['mayoral']:>{LABEL}}    ", style=GOLD)
    yield from line(table, before, table.name("goal", goal), table.about("goal", goal, "score"))


def line(table: Table, before: Text, called: str, text: str) -> Iterator[Text]:
    """A card: the text goes on below itself where it is long."""
    yield from hung(Text.assemble(before, fitted(called, NAME), " "), text, table.width)
