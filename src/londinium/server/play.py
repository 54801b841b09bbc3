"""Playing at a table: answers, taking back, and what people ask about a move."""

import time
from random import Random
from typing import Any

import msgspec

from londinium.kernel.refusal import Refusal
from londinium.kernel.state import State
from londinium.server import clocks, protocol
from londinium.server.fold import Parted, Position
from londinium.server.live import Denied, Listener, LiveTable, no
from londinium.server.rows import EntryRow
from londinium.server.tables import Tables

HINT_EVERY = 1.0  # seconds between two hints at a table

_json = msgspec.json.Encoder()


def playable(live: LiveTable) -> State:
    """The state of a game that is on."""
    position = live.position
    if position.ended:
        raise Denied("ended", "This game has been ended.")
    if position.stopped:
        raise Denied("stopped", "The rules have changed under this game: its players go on or end it first.")
    if position.state is None:
        raise Denied("not-started", "This table has not started yet.")
    return position.state


async def play(tables: Tables, live: LiveTable, said: protocol.Play) -> protocol.ToBrowser | None:
    """An answer; None if it was carried out, or had been already: the present is told instead."""
    seat = said.seat
    async with live.lock:
        state = playable(live)
        position = live.position
        if position.clocks and clocks.left(position.clocks, seat, tables.clock()) <= 0:
            await tables.due.time_out_locked(live)
            return None
        if position.asks[seat] != said.ask or seat in position.bots:
            return None  # a double click, a retry, or too late
        if said.action not in state.legal(seat):
            return no(seat, state.explain(seat, said.action) or Refusal("KER-MOVE-1", {"move": str(said.action)}))
        if not said.sure and attempt(tables, state, seat, said.action)[1]:
            return protocol.Sure(seat=seat, ask=said.ask, action=said.action)

        def played(now: Position) -> list[EntryRow] | None:
            if now.asks[seat] != said.ask or seat in now.bots:
                return None
            answer: dict[str, Any] = {"seat": seat, "ask": said.ask, "action": said.action}
            return [tables.entry(live, now, "played", more={"check": now.check(seat)}, **answer)]

        await tables.write(live, played)
    return None


async def undo(tables: Tables, live: LiveTable, said: protocol.Undo) -> protocol.ToBrowser | None:
    """Take one's own last action back; None if it was, or if it is another by now: the present is told instead."""

    def undone(now: Position) -> list[EntryRow] | None:
        """Looked at anew when another worker was first: what it wrote may have shown something."""
        if now.undoable(said.seat) != said.entry:
            return None
        more = {"bots": sorted(now.bots)}
        return [tables.entry(live, now, "undone", seat=said.seat, more=more)]

    async with live.lock:
        playable(live)
        try:
            await tables.write(live, undone)
        except Parted as parted:
            return no(said.seat, parted.refusal or Refusal("KER-UNDO-1"))
    return None


def attempt(tables: Tables, state: State, seat: int, action: int) -> tuple[State, bool]:
    """What an answer would do, and whether it is final: it shows something hidden, or ends the game."""
    after, shows = state.attempt(seat, action, Random(tables.chance.getrandbits(64)))
    return after, shows or after.over


def why(live: LiveTable, said: protocol.Why) -> protocol.Because:
    refusal = playable(live).explain(said.seat, said.move)
    if refusal is None:
        return protocol.Because(seat=said.seat, move=said.move)
    refused = no(said.seat, refusal)
    return protocol.Because(seat=said.seat, move=said.move, rule=refused.rule, args=refused.args)


def what_if(tables: Tables, live: LiveTable, said: protocol.WhatIf) -> protocol.ToBrowser:
    state = playable(live)
    if said.action not in state.legal(said.seat):
        refusal = state.explain(said.seat, said.action) or Refusal("KER-MOVE-1", {"move": str(said.action)})
        return no(said.seat, refusal)
    after, final = attempt(tables, state, said.seat, said.action)
    return protocol.Then(seat=said.seat, action=said.action, view=dict(after.view(said.seat)), final=final)


def hint(tables: Tables, live: LiveTable, said: protocol.Hint, listener: Listener) -> None:
    """Ask the strong bot for this seat; its advice is sent when it is there, and play goes on meanwhile."""
    alone = all(seat.kind == "bot" or listener.holder in seat.holders for seat in live.seats)
    if not (live.row.practice and alone):
        raise Denied("not-yours", "Hints are given at practice tables; among people they would be cheating.")
    state, asked = playable(live), time.monotonic()
    if live.asks[said.seat] != said.ask or said.seat not in state.to_act:
        return  # answered meanwhile: the page has been told the present
    if asked - live.hinted < HINT_EVERY:
        raise Denied("too-many", "One hint at a time; wait a moment.")
    live.hinted = asked
    tables.later(advise(tables, live, state, said, listener))


async def advise(tables: Tables, live: LiveTable, state: State, said: protocol.Hint, listener: Listener) -> None:
    action, fallback = await tables.pool.answer(live.game, state, said.seat, "hard")
    if fallback:
        listener.send(_json.encode(protocol.Mistake(error="No hint came this time; ask again.")))
    elif live.asks[said.seat] == said.ask:
        listener.send(_json.encode(protocol.Advice(seat=said.seat, ask=said.ask, action=action)))
