"""Gathering at a table: making, joining and starting it; leaving a seat and coming back; going on or ending it."""

import logging
import secrets
from typing import Any

import msgspec

from londinium.kernel.game import Game
from londinium.kernel.records import record as make_record
from londinium.kernel.registry import game as find_game
from londinium.kernel.registry import released
from londinium.kernel.rng import SEEDS
from londinium.server import names, protocol
from londinium.server.bots import EXPERT, LEVELS, STAND_IN, levels
from londinium.server.due import take_over_or_end
from londinium.server.fold import AGREED, Position
from londinium.server.ladder import scale
from londinium.server.live import LiveTable
from londinium.server.people.calendar import Contest
from londinium.server.protocol import SeatKind
from londinium.server.refusals import Denied
from londinium.server.rows import EntryRow, SeatRow, TableRow
from londinium.server.seats import AWAY, LONG_AWAY, Token
from londinium.server.tables import Tables

_log = logging.getLogger(__name__)


async def create(tables: Tables, wanted: protocol.NewTable, holder: str, maker: str = "") -> LiveTable:
    """A new table, checked by the game before anything is written."""
    if wanted.practice and any(seat.kind not in ("me", "bot") for seat in wanted.seats):
        raise Denied(
            "not-yours", "Practice is for one person and bots: at this table others could sit.", "web-refused-practice"
        )
    game = await _components(tables, wanted)
    if wanted.rated:
        check_rated(wanted, game.pack is None or released(game.id, game.data) is not None)
    for seat in wanted.seats:
        check_bot(tables, game, seat.bot)
    players = len(wanted.seats)
    options = msgspec.to_builtins(game.new(players, 0, wanted.options).options)
    seats = []
    for number, seat in enumerate(wanted.seats):
        kind: SeatKind = "open" if seat.kind == "open" else "bot" if seat.kind == "bot" else "person"
        holders = frozenset({holder} if kind == "person" else ())
        bot = seat.bot if kind == "bot" else None
        seats.append(SeatRow(seat=number, kind=kind, name=seat.name.strip(), bot=bot, holders=holders))
    row = TableRow(
        id=secrets.token_hex(6),
        game=game.id,
        version=game.version,
        data=game.data,
        options=options,
        players=players,
        public=wanted.public,
        status="gathering",
        host=holder,
        created=tables.clock(),
        clock=wanted.clock,
        gone=wanted.gone,
        practice=wanted.practice,
        corrected=game.pack is not None and released(game.id, game.data) is None,
        maker=maker,
        rated=wanted.rated,
    )
    await tables.store.add_table(row, seats, game.export())
    live = await tables.get(row.id)
    if wanted.start and all(seat.kind != "open" for seat in seats):
        await start(tables, live)
    return live


def check_rated(wanted: protocol.NewTable, shipped: bool) -> None:
    """A game for the ladder is the same for all: by the clock, a browser for each person, components as shipped."""
    kinds = [seat.kind for seat in wanted.seats]
    alike = len(kinds) > 1 and "here" not in kinds and set(kinds) != {"bot"} and shipped
    known = all(seat.kind != "bot" or seat.bot in LEVELS for seat in wanted.seats)
    if wanted.clock is None or wanted.practice or not (alike and known):
        raise Denied(
            "not-yours",
            "A rated game has a clock, the game's own components and bots, and for each person a browser of their own.",
            "web-refused-rated",
        )


async def _components(tables: Tables, wanted: protocol.NewTable) -> Game:
    """The game as shipped, or on the components that were brought for it."""
    game = find_game(wanted.game)
    if wanted.pack is None or wanted.pack == game.data:
        return game
    try:
        return await tables.game_of(wanted.game, wanted.pack)
    except Denied:
        raise Denied(
            "stopped", "These components are no longer kept here: choose their file again.", "web-refused-pack-gone"
        ) from None


async def join(tables: Tables, live: LiveTable, holder: str, name: str, seat: int | None) -> None:
    """Take an open seat. Whoever has one here keeps it: a join may be asked for again, if its answer was lost."""
    if live.held_by(holder):
        return
    check_name(live, name)
    for number in [seat] if seat is not None else range(live.row.players):
        open_seat = number < live.row.players and live.seats[number].kind == "open"
        if open_seat and await tables.store.take_seat(live.row.id, number, name.strip(), holder):
            await tables.seats_changed(live)
            return
    raise Denied("not-yours", "No such seat is open any more.", "web-refused-taken")


def check_name(live: LiveTable, name: str) -> None:
    """Nobody sits or speaks here under the name of another."""
    if names.taken(name, (seat.name for seat in live.seats if seat.kind == "person")):
        raise Denied("not-yours", "Somebody here has that name, or one that looks like it.", "web-refused-name")


async def hold(tables: Tables, link: Token, holder: str) -> LiveTable:
    """A personal link was opened: this browser holds the seat too, if the one that made the link still does."""
    live = await tables.fresh(link.table)
    held = link.seat in live.held_by(link.maker)
    if not (held and await tables.store.add_holder(link.table, link.seat, holder, int(link.key))):
        raise Denied("not-yours", "This link was revoked, or its seat has been given away.", "web-refused-link")
    await tables.seats_changed(live)
    return live


async def revoke(tables: Tables, live: LiveTable, seat: int, holder: str) -> None:
    """The personal links of a seat are void, and the browsers that came by them hold it no more."""
    await tables.store.revoke_links(live.row.id, seat, holder)
    await tables.seats_changed(live)


def check_seat(live: LiveTable, seat: int) -> None:
    if not 0 <= seat < live.row.players:
        raise Denied("not-yours", f"There is no seat {seat + 1} at this table.", "web-refused-no-seat", seat=seat + 1)


def check_bot(tables: Tables, game: Game | type[Game], bot: str) -> None:
    """A page names a level of the game, or a program that the host offers: never a command."""
    if bot not in tables.pool.offered or (bot == EXPERT and bot not in levels(game)):
        raise Denied("not-yours", "There is no bot of that name here.", "web-refused-bot-unknown")


async def change_seat(
    tables: Tables, live: LiveTable, seat: int, wanted: protocol.ChangeSeat, holder: str | None
) -> None:
    """Give a seat to a bot whose owner wants it or has been away for a while, or open it again before the start."""
    check_seat(live, seat)
    check_bot(tables, live.game, wanted.bot)
    if live.row.daily:
        raise Denied(
            "not-yours", "This game is played by its own person, against its own bots.", "web-refused-daily-bot"
        )
    playing = live.row.status != "gathering"
    if playing and (wanted.kind == "open" or live.seats[seat].kind == "bot"):
        raise Denied("not-yours", "After the start a seat can only be given to a bot.", "web-refused-bot")
    if live.row.rated and wanted.bot not in LEVELS:
        raise Denied("not-yours", "A program of the host has no place in the ladder.", "web-refused-rated-bot")
    own = holder in live.seats[seat].holders
    if playing and live.row.rated and not own:
        sentence = "In a rated game nobody gives the seat of another to a bot: their clock runs."
        raise Denied("not-yours", sentence, "web-refused-rated-seat")
    if playing and not own and live.bot_in(seat) > 0:
        minutes = round(AWAY / 60)
        sentence = f"It is given to a bot when its owner has been away for {minutes} minutes; they can do so at once."
        raise Denied("not-yours", sentence, "web-refused-away", minutes=minutes)
    if not playing:
        bot = wanted.bot if wanted.kind == "bot" else None
        await tables.store.put_seat(live.row.id, SeatRow(seat=seat, kind=wanted.kind, name="", bot=bot))
        await tables.seats_changed(live)
        return

    def taken(now: Position) -> list[EntryRow] | None:
        if now.over or seat in now.bots:
            return None
        more = {"by": "bot", "bot": wanted.bot, "agreed": own}
        return [tables.entry(live, now, "taken", seat=seat, more=more)]

    async with live.lock:
        await tables.write(live, taken)


async def leave(tables: Tables, live: LiveTable, seat: int) -> None:
    """A player goes for good: before the start the seat is open again, after it a bot plays on or the game ends."""
    if live.row.status == "gathering":
        await tables.store.put_seat(live.row.id, SeatRow(seat=seat, kind="open", name=""))
        await tables.seats_changed(live)
        return

    def left(now: Position) -> list[EntryRow] | None:
        if now.over or seat in now.bots:
            return None
        return [tables.entry(live, now, "left", seat=seat), take_over_or_end(tables, live, now, 2, seat, "left")]

    async with live.lock:
        if not await tables.write(live, left):
            raise Denied(
                "ended",
                "There is nothing to leave: the game is over, or a bot plays the seat already.",
                "web-refused-leave",
            )


async def take_back(tables: Tables, live: LiveTable, seat: int, holder: str | None = None) -> None:
    """A person who holds a seat that a bot plays, or held it before whoever has left it now, plays it again."""
    former = live.seats[seat].former

    def taken(now: Position) -> list[EntryRow] | None:
        if now.over or seat not in now.bots:
            return None
        back = {"name": former[holder], "holder": holder} if holder in former else {}
        return [tables.entry(live, now, "taken", seat=seat, more={"by": "person", **back})]

    async with live.lock:
        if await tables.write(live, taken):
            return
        if live.position.over:
            raise Denied("ended", "The game is over.", "web-refused-over")
        if holder in former:
            raise Denied("not-yours", "Somebody else plays that seat now.", "web-refused-taken")


def check_free(tables: Tables, live: LiveTable, seat: int, maker: str) -> None:
    """A seat that somebody new can take: a bot plays it, and its owner does not, wants it so, or is long gone."""
    if live.position.over or seat not in live.position.bots:
        raise Denied("not-yours", "No bot plays that seat: only its place can be taken.", "web-refused-no-bot")
    if live.row.daily:
        raise Denied(
            "not-yours", "This game is played by its own person, against its own bots.", "web-refused-daily-bot"
        )
    if live.row.rated:
        raise Denied("not-yours", "In a rated game nobody new sits down after the start.", "web-refused-rated-new")
    owners = live.seats[seat].holders
    since = live.position.given.get(seat, AGREED)
    if owners and maker not in owners and tables.clock() - since < LONG_AWAY:
        sentence = "Its owner may come back: somebody new can have the seat when they have left it, or after a day."
        raise Denied("not-yours", sentence, "web-refused-owner")


async def invite(tables: Tables, live: LiveTable, seat: int, maker: str) -> str:
    """The key of the invitation to sit down where a bot plays; it stays the same until it is used or called back."""
    check_free(tables, live, seat, maker)
    return await tables.store.invite(live.row.id, seat, secrets.token_hex(8))


async def replace(tables: Tables, live: LiveTable, invitation: Token, holder: str, name: str) -> None:
    """Somebody new plays on for a bot, invited by one who sits at the table. An invitation is spent once."""
    seat = invitation.seat
    if not live.held_by(invitation.maker):
        raise Denied("not-yours", "The one who sent this invitation sits here no more.", "web-refused-invitation")
    if seat in live.held_by(holder):
        return  # it was accepted, and the answer was lost
    if live.held_by(holder):
        raise Denied("not-yours", "You sit at this table already.", "web-refused-sitting")
    check_free(tables, live, seat, invitation.maker)
    check_name(live, name)
    if not await tables.store.spend_invitation(live.row.id, seat, invitation.key):
        raise Denied("not-yours", "This invitation has been used or called back.", "web-refused-invitation")

    def taken(now: Position) -> list[EntryRow] | None:
        if now.over or seat not in now.bots:
            return None
        more = {"by": "person", "name": name.strip(), "holder": holder}
        return [tables.entry(live, now, "taken", seat=seat, more=more)]

    async with live.lock:
        if not await tables.write(live, taken):
            raise Denied("not-yours", "Somebody else was first.", "web-refused-taken")


async def start(tables: Tables, live: LiveTable) -> None:
    """Begin the game; of several who do so at once, the first does."""
    if live.seq:
        return
    if any(seat.kind == "open" for seat in live.seats):
        raise Denied("not-started", "A seat is still open: give it to somebody or to a bot first.", "web-refused-open")
    contest = Contest(live.row.game, live.row.daily) if live.row.daily else None
    seed = tables.calendar.seed(contest) if contest else tables.chance.randrange(SEEDS)

    def started(now: Position) -> list[EntryRow] | None:
        if now.seq:
            return None
        more: dict[str, Any] = {"bots": [seat.seat for seat in live.seats if seat.kind == "bot"]}
        if shared := sharing(live.seats):
            more["shared"] = shared
        if live.row.counts:
            more["strict"] = True
        if live.row.rated:
            more["rated"] = players_of(live)
        return [tables.entry(live, now, "started", seed=seed, more=more)]

    async with live.lock:
        if await tables.write(live, started):
            _log.info("a game began", extra={"table": live.row.id, "game": live.row.game})


def players_of(live: LiveTable) -> list[str]:
    """By seat, who plays a rated game: a level of bots, or a browser; no browser has two seats."""
    held = [holder for seat in live.seats if seat.kind == "person" for holder in seat.holders]
    if len(held) != len(set(held)):
        raise Denied("not-yours", "In a rated game nobody plays two seats.", "web-refused-rated")
    return [
        scale.bot(seat.bot or STAND_IN)
        if seat.kind == "bot"
        else live.row.host
        if live.row.host in seat.holders
        else min(seat.holders)
        for seat in live.seats
    ]


def sharing(seats: list[SeatRow]) -> list[list[int]]:
    """The seats of each browser that has several: one person after the other plays there."""
    held: dict[frozenset[str], list[int]] = {}
    for seat in seats:
        if seat.kind == "person":
            held.setdefault(seat.holders, []).append(seat.seat)
    return [numbers for numbers in held.values() if len(numbers) > 1]


async def rematch(tables: Tables, live: LiveTable, holder: str) -> LiveTable:
    """A new table with the same seats and the present components, or those that somebody brought for the old one.

    Everybody at the old one is told where.
    """
    game = live.game if live.row.corrected else find_game(live.row.game)
    row = msgspec.structs.replace(
        live.row,
        id=secrets.token_hex(6),
        version=game.version,
        data=game.data,
        status="gathering",
        created=tables.clock(),
        host=holder,
        next=None,
        revision=0,
    )
    seats = [msgspec.structs.replace(seat, former={}) for seat in live.seats]
    for number, seat in enumerate(seats):  # a bot may have played on for whoever wants to play again
        if holder in seat.holders:
            seats[number] = msgspec.structs.replace(seat, kind="person", bot=None)
    if not row.corrected:
        await tables.store.keep_pack(game.id, game.data, game.export())
    fresh = await tables.get(await tables.store.add_rematch(live.row.id, row, seats))
    await start(tables, fresh)
    await tables.seats_changed(live)
    return fresh


# A time that is out, alone against bots


async def unclock(tables: Tables, live: LiveTable) -> None:
    """Go on without a clock."""

    def unclocked(now: Position) -> list[EntryRow] | None:
        return None if now.out is None else [tables.entry(live, now, "unclocked", seat=now.out)]

    async with live.lock:
        if not await tables.write(live, unclocked):
            raise Denied("not-yours", "No time is out here that could be forgotten.", "web-refused-time")


async def time_out(tables: Tables, live: LiveTable) -> None:
    """Let happen what was chosen for it when the table was made."""

    def timed(now: Position) -> list[EntryRow] | None:
        return None if now.out is None else [take_over_or_end(tables, live, now, 1, now.out, "timed")]

    async with live.lock:
        if not await tables.write(live, timed):
            raise Denied("not-yours", "No time is out here.", "web-refused-time")


# Rules that changed under a running table


async def go_on(tables: Tables, live: LiveTable) -> None:
    """Play on from the last position that agrees with the rules: what stood after it no longer counts."""

    def cut(now: Position) -> list[EntryRow] | None:
        if not now.stopped or now.over or now.state is None:
            return None
        more = {"from": now.stopped, "version": now.game.version}
        return [tables.entry(live, now, "cut", more=more)]

    async with live.lock:
        if not await tables.write(live, cut) and not live.position.owing:
            raise Denied(
                "stopped",
                "There is nothing to go on from: the game does not stand still, or never began.",
                "web-refused-go-on",
            )
        live.log = None  # what is void is told otherwise


async def end(tables: Tables, live: LiveTable) -> None:
    """End a game that the rules have changed under."""

    def ended(now: Position) -> list[EntryRow] | None:
        if not now.stopped or now.over:
            return None
        return [tables.entry(live, now, "ended", more={"why": "stopped"})]

    async with live.lock:
        if not await tables.write(live, ended) and not live.position.over:
            raise Denied(
                "stopped", "Only a game that the rules have changed under can be ended like this.", "web-refused-end"
            )


# What is left of it


async def record(tables: Tables, live: LiveTable) -> dict[str, Any]:
    """The record of a game that is over; of a running one it would give everything hidden away.

    The game is played again for its checks, so whoever asks is charged.
    """
    state = live.position.state
    if not live.position.over or state is None:
        raise Denied("not-yours", "The record is given out when the game is over.", "web-refused-record-early")
    made = await tables.reading.run(make_record, state)
    if live.position.take_backs:
        made["take_backs"] = live.position.take_backs
    if live.position.hints:
        made["hints"] = live.position.hints
    if live.position.played_on is not None:
        made["played_on"] = live.position.played_on
    if live.row.version != made["version"]:
        made["begun"] = live.row.version  # the version of the rules under which the table was made
    return made
