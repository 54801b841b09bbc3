"""The daily game: one solo Next Station for everybody on a server, with the same cards.

Until one has finished it, one is told nothing that would help: no scores, no par, nobody's table, replay or record. The
attempt that counts cannot be taken back over what was revealed and is played by its own person; afterwards one plays
the same cards as often as one likes.
"""

import logging
import secrets

import msgspec

from londinium.kernel.registry import game as find_game
from londinium.server import gather
from londinium.server.live import LiveTable
from londinium.server.people import attempts, profiles
from londinium.server.people.calendar import monday, sunday
from londinium.server.people.shapes import DailyInfo, DailyRow, DailyStatus, DailyTable, Span
from londinium.server.protocol import BotLevel
from londinium.server.refusals import Denied
from londinium.server.rows import SeatRow, TableRow
from londinium.server.tables import Tables

GAME = "next-station"
PAR: tuple[BotLevel, ...] = ("medium", "hard", "expert")  # the bots whose scores are told beside people's
LAST = 3  # the rank of their decisions: people and their bots come first

_log = logging.getLogger(__name__)
_at_work: set[str] = set()  # days whose bots play at this worker


async def info(tables: Tables, holder: str | None) -> DailyInfo:
    """Today's game, for one browser."""
    calendar, now = tables.calendar, tables.clock()
    day = calendar.day(now)
    found = await attempts.attempt(tables.store, day, holder) if holder else None
    status: DailyStatus = "new"
    if found:
        status = "playing" if not found.over else "broken" if found.score is None else "done"
    return DailyInfo(
        day=day,
        ends=calendar.ends(day),
        now=now,
        hour=calendar.hour,
        status=status,
        table=found.table if found else None,
        score=found.score if found else None,
        played=await attempts.played(tables.store, day),
        name=await profiles.name_of(tables.store, holder) if holder else "",
    )


async def begin(tables: Tables, holder: str, maker: str) -> LiveTable:
    """The table of this browser's attempt at today's game: a new one, or the one that it has."""
    day = tables.calendar.day(tables.clock())
    found = await attempts.attempt(tables.store, day, holder)
    if found is None:
        row, seats = await _lay(tables, day, holder, maker, counts=True)
        game = await tables.game_of(GAME, row.data)
        if await attempts.begin(tables.store, row, seats, game.export(), tables.calendar.closes(day)):
            _log.info("an attempt at the daily game", extra={"table": row.id})
        found = await attempts.attempt(tables.store, day, holder)
        assert found is not None
    live = await tables.fresh(found.table)
    await gather.start(tables, live)
    tables.later(play_par(tables, day))
    return live


async def again(tables: Tables, holder: str, maker: str) -> LiveTable:
    """Today's game once more; it does not count."""
    day = tables.calendar.day(tables.clock())
    found = await attempts.attempt(tables.store, day, holder)
    if found is None or not found.over:
        raise Denied("not-yours", "Play the attempt that counts to its end first.", "web-refused-daily-first")
    row, seats = await _lay(tables, day, holder, maker, counts=False)
    await tables.store.add_table(row, seats)
    live = await tables.get(row.id)
    await gather.start(tables, live)
    return live


async def _lay(tables: Tables, day: str, holder: str, maker: str, counts: bool) -> tuple[TableRow, list[SeatRow]]:
    """A table for a day's game, with the components of its first player."""
    shipped = find_game(GAME)
    known = await attempts.open_day(tables.store, day, GAME, shipped.data)
    game = await tables.game_of(GAME, known.data)
    row = TableRow(
        id=secrets.token_hex(6),
        game=GAME,
        version=game.version,
        data=game.data,
        options=msgspec.to_builtins(game.new(1, 0).options),
        players=1,
        public=False,
        status="gathering",
        host=holder,
        created=tables.clock(),
        gone="end",
        maker=maker,
        daily=day,
        counts=counts,
    )
    name = await profiles.name_of(tables.store, holder)
    return row, [SeatRow(seat=0, kind="person", name=name, holders=frozenset({holder}))]


# Who may look


async def check_open(tables: Tables, live: LiveTable, holder: str | None) -> None:
    """A table of a daily game is shown to its own player, and to others who cannot gain by it any more."""
    day = live.row.daily
    if day is None or live.held_by(holder) or await may_watch(tables, day, holder):
        return
    raise Denied("not-yours", "The daily game of others is shown when your own is over.", "web-refused-daily-sealed")


def check_over(tables: Tables, live: LiveTable) -> None:
    """A game of a day is not gone on with at another table, where it would be shown to all, before the day is over."""
    day = live.row.daily
    if day is not None and tables.clock() < tables.calendar.closes(day):
        raise Denied("not-yours", "The daily game is played again from its own page.", "web-refused-daily-again")


async def may_watch(tables: Tables, day: str, holder: str | None) -> bool:
    """Whether the games of a day are open to somebody: theirs is over, or nobody's can be ranked any more."""
    if tables.clock() >= tables.calendar.closes(day):
        return True
    found = await attempts.attempt(tables.store, day, holder) if holder else None
    return found is not None and found.over


async def check_link(tables: Tables, live: LiveTable, holder: str) -> None:
    """A personal link brings another device to an attempt, unless that device has begun one of its own."""
    day = live.row.daily
    found = await attempts.attempt(tables.store, day, holder) if day else None
    if found and not found.over and found.table != live.row.id:
        sentence = "This browser has begun the daily game itself: it cannot look at another attempt."
        raise Denied("not-yours", sentence, "web-refused-daily-own")


async def note_link(tables: Tables, live: LiveTable, holder: str) -> None:
    """A device that came by a personal link has seen the cards: it has no attempt of its own on that day."""
    day = live.row.daily
    if day:
        await attempts.share(tables.store, day, holder, live.row.id, tables.calendar.closes(day))


# Tables of results


async def table(tables: Tables, holder: str | None, span: Span, day: str) -> DailyTable:
    """How people did on a day, in its week up to it, or ever."""
    today = tables.calendar.day(tables.clock())
    sealed = await _sealed(tables, holder, today)
    first, last = {"day": (day, day), "week": (monday(day), sunday(day)), "all": (attempts.EVER, today)}[span]
    hidden = span == "day" and day in sealed
    if span == "all":
        found = await attempts.ranked_ever(tables.store, last, sealed)
    else:
        found = [] if hidden else await attempts.ranked(tables.store, first, last, sealed)
    watch = span == "day" and not hidden and await may_watch(tables, day, holder)
    rows: list[DailyRow] = []
    for number, one in enumerate(found, 1):
        tied = bool(rows) and rows[-1].score == one.score
        rows.append(
            DailyRow(
                place=rows[-1].place if tied else number,
                who=profiles.seen(one.name, one.sign),
                me=one.holder == holder,
                score=one.score,
                games=one.games,
                best=one.best,
                table=one.table if watch else None,
            )
        )
    known = await attempts.day(tables.store, day) if span == "day" and not hidden else None
    if known and known.par is None:
        tables.later(play_par(tables, day))
    return DailyTable(
        day=day,
        span=span,
        sealed=any(first <= one <= last for one in sealed),
        rows=rows,
        par=known.par or {} if known else {},
        first=await attempts.first_day(tables.store),
    )


async def _sealed(tables: Tables, holder: str | None, today: str) -> set[str]:
    """The days whose scores would help somebody: today, until their own game is over, and any that they still play."""
    sealed = await attempts.unfinished(tables.store, holder, attempts.EVER) if holder else set()
    found = await attempts.attempt(tables.store, today, holder) if holder else None
    return sealed if found and found.over else {*sealed, today}


# Par


async def play_par(tables: Tables, day: str) -> None:
    """Let the bots that people play against play the same cards, once a day; they know no more than anybody does."""
    known = await attempts.day(tables.store, day)
    if known is None or known.par is not None or day in _at_work:
        return
    _at_work.add(day)
    try:
        game = await tables.game_of(known.game, known.data)
        par: dict[str, int] = {}
        for level in PAR:
            state = game.new(1, tables.calendar.seed(day))
            while state.to_act:
                action, fallback = await tables.pool.answer(game, state, 0, level, rank=lambda: LAST)
                if fallback:
                    return  # no par is better than a wrong one; it is tried again when somebody looks
                state.play(0, action)
            par[level] = state.outcome()["scores"][0]
        await attempts.put_par(tables.store, day, par)
    finally:
        _at_work.discard(day)
