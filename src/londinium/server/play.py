"""Playing at a table: answers, taking back, and what people ask about a move."""

import logging
import time
from random import Random
from typing import Any

import msgspec

from londinium.kernel.packs import plain
from londinium.kernel.refusal import Refused
from londinium.kernel.state import State
from londinium.server import clocks, protocol, rates
from londinium.server.fold import Position
from londinium.server.live import Listener, LiveTable
from londinium.server.refusals import Denied, no
from londinium.server.rows import EntryRow
from londinium.server.tables import Tables
from londinium.server.telling import answers

HINT_EVERY = 1.0  # seconds between two hints at a table
PLANNED = -1  # numbers of questions that nobody has asked yet go down from here

_log = logging.getLogger(__name__)
_json = msgspec.json.Encoder()


def playable(live: LiveTable) -> State:
    """The state of a game that is on."""
    position = live.position
    if position.ended:
        raise Denied("ended", "This game has been ended.", "web-refused-ended")
    if position.stopped:
        raise Denied(
            "stopped", "The rules have changed under this game: its players go on or end it first.", "web-refused-rules"
        )
    if position.state is None:
        raise Denied("not-started", "This table has not started yet.", "web-refused-not-started")
    return position.state


async def play(tables: Tables, live: LiveTable, said: protocol.Play) -> protocol.ToBrowser | None:
    """An answer; None if it was carried out, or had been already: the present is told instead."""
    seat = said.seat
    async with live.lock:
        state = playable(live)
        position = live.position
        if position.clocks and clocks.remaining(position.clocks, seat, tables.clock()) <= 0:
            await tables.due.time_out_locked(live)
            return None
        if position.asks[seat] != said.ask or seat in position.bots:
            return None  # a double click, a retry, or too late

        def played(now: Position) -> list[EntryRow] | None:
            if now.asks[seat] != said.ask or seat in now.bots:
                return None
            return [tables.entry(live, now, "played", seat=seat, ask=said.ask, action=said.action)]

        try:
            if not said.sure and seat != position.free and attempt(tables, state, seat, said.action)[1]:
                return protocol.Sure(seat=seat, ask=said.ask, action=said.action)
            await tables.write(live, played)
        except Refused as refused:
            return no(said, refused.refusal)
    return None


async def undo(tables: Tables, live: LiveTable, said: protocol.Undo) -> protocol.ToBrowser | None:
    """Take one's own last action back; None if it was, or if it is another by now: the present is told instead."""

    def undone(now: Position) -> list[EntryRow] | None:
        """Looked at again when another worker was first: what it wrote may have shown something."""
        if said.entry in (entry for entry, _ in now.ways_back(said.seat)) and said.entry != now.undoable(said.seat):
            more: dict[str, Any] = {"to": now.seqs.index(said.entry)}
            return [tables.entry(live, now, "undone", seat=said.seat, more=more)]
        last = now.last_of(said.seat)
        if last is None or last.seq != said.entry or now.out is not None:
            return None
        more = {"bots": sorted(now.bots)}
        return [tables.entry(live, now, "undone", seat=said.seat, more=more)]

    async with live.lock:
        playable(live)
        try:
            await tables.write(live, undone)
        except Refused as refused:
            return no(said, refused.refusal)
    return None


async def redo(tables: Tables, live: LiveTable, said: protocol.Redo) -> protocol.ToBrowser | None:
    """Put back what was taken back last; None if it was, or if there is nothing of that number: the present is told."""

    def redone(now: Position) -> list[EntryRow] | None:
        if now.redoable(said.seat) != said.entry:
            return None
        return [tables.entry(live, now, "redone", seat=said.seat)]

    async with live.lock:
        playable(live)
        await tables.write(live, redone)
    return None


def attempt(tables: Tables, state: State, seat: int, action: int) -> tuple[State, bool]:
    """What an answer would do, and whether it is final: it shows something hidden, or ends the game.

    It is played on a guess, which refuses what the state refuses.
    """
    after, shows = state.attempt(seat, action, Random(tables.chance.getrandbits(64)))
    return after, shows or after.over


def why(live: LiveTable, said: protocol.Why) -> protocol.Because:
    refusal = playable(live).explain(said.seat, said.move)
    if refusal is None:
        return protocol.Because(seat=said.seat, move=said.move)
    return protocol.Because(seat=said.seat, move=said.move, rule=refusal.rule, args=plain(refusal.args))


def what_if(tables: Tables, live: LiveTable, said: protocol.WhatIf) -> protocol.ToBrowser:
    seat, after, final = said.seat, playable(live), False
    try:
        for action in (*said.after, said.action):
            after, final = attempt(tables, after, seat, action)
        follows = None if final else said.follows
        if follows is not None and (second := live.game.action(follows)) in after.legal(seat):
            after, final = attempt(tables, after, seat, second)
    except Refused as refused:
        return no(said, refused.refusal)
    then = protocol.Then(
        seat=seat,
        action=said.action,
        view=dict(after.view(seat)),
        standing=after.standing(seat),
        asked=after.asked(seat),
        final=final,
        after=said.after,
        on=said.on,
        follows=said.follows,
    )
    if said.on and (question := after.ask(seat)) is not None:
        then.ask = protocol.Ask(id=PLANNED - len(said.after), **question)
        then.legal = answers(after, seat)
    return then


def hint(tables: Tables, live: LiveTable, said: protocol.Hint, listener: Listener) -> None:
    """Ask the coach for this seat; the advice is sent when it is there, and play goes on meanwhile."""
    if live.row.rated:
        raise Denied("not-yours", "There are no hints in a rated game.", "web-refused-rated-hints")
    if live.position.strict:
        raise Denied(
            "not-yours",
            "There are no hints in a daily or weekly game: everybody plays it alone.",
            "web-refused-daily-hints",
        )
    if live.position.alone != said.seat:
        raise Denied(
            "not-yours", "Hints are given against bots only; among people they would be cheating.", "web-refused-hints"
        )
    state, asked = playable(live), time.monotonic()
    if live.asks[said.seat] != said.ask or said.seat not in state.to_act:
        return  # answered meanwhile: the page has been told the present
    if asked - live.hinted < HINT_EVERY:
        raise Denied("too-many", "One hint at a time; wait a moment.", "web-refused-hint")
    if account := rates.Account.current():
        account.take("hints", rates.HINTS)
    live.hinted = asked
    tables.later(advise(tables, live, state, said, listener))


async def advise(tables: Tables, live: LiveTable, state: State, said: protocol.Hint, listener: Listener) -> None:
    """The table is marked before the advice is given, once for a question."""
    try:
        found = await tables.pool.advise(live.game, state, said.seat, listener.client)
    except Exception as error:  # it crashed, or took too long, which is no more than a line on a busy machine
        crash = None if isinstance(error, TimeoutError) else error
        _log.warning("no hint: %s", type(error).__name__, exc_info=crash, extra={"table": live.row.id})
        listener.send(_json.encode(protocol.Mistake(error="No hint came this time; ask again.", code="no-hint")))
        return

    def hinted(now: Position) -> list[EntryRow] | None:
        if now.asks[said.seat] != said.ask or now.hinted == said.ask or now.over:
            return None
        return [tables.entry(live, now, "hinted", seat=said.seat, more={"ask": said.ask})]

    async with live.lock:
        await tables.write(live, hinted)
    if live.asks[said.seat] == said.ask:
        listener.send(_json.encode(protocol.Advice(seat=said.seat, ask=said.ask, candidates=found)))
