"""The whole picture: how far the game has come, the city, the Plantation, every seat, the cards in hand."""

from collections.abc import Iterator

from rich.text import Text

from londinium.terminal.guilds.city import city_rows, plantation_rows
from londinium.terminal.guilds.seats import hand_rows, seat_rows
from londinium.terminal.guilds.table import Table
from londinium.terminal.rows import QUIET


class Picture(Table):
    """The plan, and lines under headings: the Plantation, every seat, the cards in hand."""

    def rows(self) -> Iterator[Text]:
        yield from head_rows(self)
        yield from city_rows(self)
        yield from plantation_rows(self)
        seats = self.view["seats"]
        yield from seat_rows(self, seats[self.whose])
        if self.view["hand"] is not None and self.whose == self.seat:
            yield from hand_rows(self)
        for other in seats:
            if other["seat"] != self.whose:
                yield from seat_rows(self, other)


def head_rows(table: Table) -> Iterator[Text]:
    """The round and how it ends, and what lies in supply, decks and stack."""
    view = table.view
    if view["over"]:
        yield Text(table.say("table-over"), style="bold")
    elif view["phase"] == "choosing":
        yield Text(table.say("table-choosing"), style="bold")
        yield from table.wrapped(f"{table.say('provenance-warning')} {table.say('provenance-correct')}", 0)
    else:
        number, last = view["round"], view["rounds"]
        yield Text(table.say("table-round", round=number, rounds=last), style="bold")
        notes = {"resolves": view["resolves"], "develops": view["develops"], "final": [last]}
        said = [table.say(f"table-{note}") for note, rounds in notes.items() if number in rounds]
        yield from table.wrapped(" · ".join(said), 0)
    if any(seat["rival"] for seat in view["seats"]):
        yield Text(table.say("table-solo"), style=QUIET)
    lies = [("supply", view["supply"]), ("deck", view["deck"]), ("discard", len(view["discard"]))]
    lies += [("mayoral", view["mayoral"]), ("stack", view["stack"])]
    text = " · ".join(f"{table.say(f'table-{what}')} {n}" for what, n in lies if n or what != "stack")
    yield from table.wrapped(text, 0)
