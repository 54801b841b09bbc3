"""Talk at the table: short, limited, and seen by everybody there. Spectators are marked: they have no seat."""

from typing import TYPE_CHECKING

import msgspec

from londinium.server import names, protocol
from londinium.server.live import LiveTable
from londinium.server.refusals import Denied
from londinium.server.rows import SaidRow

if TYPE_CHECKING:
    from londinium.server.tables import Tables

SHOWN = 100  # messages to a page that comes
KEPT = 1000  # messages of those who play at a table; the oldest make room
KEPT_OF_SPECTATORS = 200

_json = msgspec.json.Encoder()


async def say(tables: "Tables", live: LiveTable, said: protocol.Say) -> None:
    """Keep a message and tell everybody. A seat speaks under its own name, a spectator under any."""
    text = said.text.strip()
    if not text:
        raise Denied("unreadable", "There is nothing in the message.", "web-refused-empty")
    name = live.seats[said.seat].name if said.seat is not None else said.name.strip()
    if said.seat is None and names.taken(name, (seat.name for seat in live.seats if seat.kind == "person")):
        name = ""  # a spectator like others: nobody speaks under the name of one who plays
    most = KEPT_OF_SPECTATORS if said.seat is None else KEPT
    await tables.store.say(live.row.id, said.seat, name, text, tables.clock(), most)
    tables.bus.publish(live.row.id, 0)
    await catch_up(tables, live)


async def load(tables: "Tables", live: LiveTable) -> None:
    """Have the last messages at hand, while somebody is there to read them."""
    async with live.talking:
        if live.talk is None:
            live.talk = await tables.store.talk(live.row.id, 0, SHOWN)


async def catch_up(tables: "Tables", live: LiveTable) -> None:
    """Tell what was said since the last look."""
    async with live.talking:
        known = live.talk
        if known is None:
            return  # those who come are told all
        new = await tables.store.talk(live.row.id, known[-1].n if known else 0, SHOWN)
        if new:
            live.talk = [*known, *new][-SHOWN:]
            for listener in live.listeners:
                listener.send(message(new))


def message(messages: list[SaidRow]) -> bytes:
    said = [protocol.Said(n=one.n, seat=one.seat, name=one.name, text=one.text, at=one.at) for one in messages]
    return _json.encode(protocol.Talk(messages=said))
