"""Games that everybody on a server plays alike: Next Station alone every day, each other game against bots every week.

Until one has finished it, one is told nothing that would help: no scores, no par, nobody's table, replay or record. The
attempt that counts cannot be taken back over what was revealed and is played by its own person; afterwards one plays
the same cards as often as one likes. A weekly game is scored by the difference to par, which is what a bot reaches in
the same seat against the same bots.
"""

import logging
import secrets

import msgspec

from londinium.kernel.game import Game
from londinium.kernel.registry import game as find_game
from londinium.kernel.registry import games, kind
from londinium.server import gather
from londinium.server.bots import levels
from londinium.server.live import LiveTable
from londinium.server.people import attempts, profiles, seen
from londinium.server.people.calendar import DAILY, Contest, contest_of, monday, sunday
from londinium.server.people.shapes import ContestInfo, ContestRow, ContestStatus, ContestTable, Span
from londinium.server.protocol import BotLevel
from londinium.server.refusals import Denied
from londinium.server.rows import SeatRow, TableRow
from londinium.server.tables import Tables

RIVALS: tuple[BotLevel, ...] = ("hard", "medium")  # in the seats after the person's, in a weekly game
PAR: tuple[BotLevel, ...] = ("medium", "hard", "expert")  # the bots whose scores are told beside people's
TARGET: BotLevel = "hard"  # of them, the one whose score those of a weekly game are counted from
LAST = 3  # the rank of their decisions: people and their bots come first

_log = logging.getLogger(__name__)
_at_work: set[Contest] = set()  # contests whose bots play at this worker


def held() -> list[str]:
    """The games that have a contest: the daily one, then all that are for several."""
    return [DAILY, *(game for game in games() if game != DAILY and kind(game).seats.stop > 2)]


def players(game: Game | type[Game]) -> int:
    """How many sit at a contest's table."""
    return 1 if game.id == DAILY else min(1 + len(RIVALS), game.seats.stop - 1)


async def now(tables: Tables, holder: str | None) -> list[ContestInfo]:
    """The contests that run now, for one browser."""
    return [await info(tables, game, holder) for game in held()]


async def info(tables: Tables, game: str, holder: str | None) -> ContestInfo:
    """The contest of a game that runs now, for one browser."""
    calendar, now = tables.calendar, tables.clock()
    contest = calendar.contest(game, now)
    found = await attempts.attempt(tables.store, contest, holder) if holder else None
    status: ContestStatus = "new"
    if found:
        status = "playing" if not found.over else "broken" if found.score is None else "done"
    known = await attempts.opened(tables.store, contest) if status == "done" and contest.weekly else None
    target = known.target if known else None
    return ContestInfo(
        game=game,
        weekly=contest.weekly,
        day=contest.day,
        ends=calendar.ends(contest),
        now=now,
        hour=calendar.hour,
        status=status,
        table=found.table if found else None,
        score=found.score if found else None,
        ahead=found.score - target if found and found.score is not None and target is not None else None,
        played=await attempts.played(tables.store, contest),
        name=await profiles.name_of(tables.store, holder) if holder else "",
    )


async def begin(tables: Tables, game: str, holder: str, maker: str) -> LiveTable:
    """The table of this browser's attempt at the contest that runs: a new one, or the one that it has."""
    contest = tables.calendar.contest(game, tables.clock())
    found = await attempts.attempt(tables.store, contest, holder)
    if found is None:
        row, seats = await _lay(tables, contest, holder, maker, counts=True)
        pack = (await tables.game_of(game, row.data)).export()
        if await attempts.begin(tables.store, row, seats, pack, tables.calendar.closes(contest)):
            _log.info("an attempt at a contest", extra={"table": row.id, "game": game})
        found = await attempts.attempt(tables.store, contest, holder)
        assert found is not None
    live = await tables.fresh(found.table)
    await gather.start(tables, live)
    tables.later(play_par(tables, contest))
    return live


async def again(tables: Tables, game: str, holder: str, maker: str) -> LiveTable:
    """The contest that runs once more; it does not count."""
    contest = tables.calendar.contest(game, tables.clock())
    found = await attempts.attempt(tables.store, contest, holder)
    if found is None or not found.over:
        raise Denied("not-yours", "Play the attempt that counts to its end first.", "web-refused-daily-first")
    row, seats = await _lay(tables, contest, holder, maker, counts=False)
    await tables.store.add_table(row, seats)
    live = await tables.get(row.id)
    await gather.start(tables, live)
    return live


async def _lay(
    tables: Tables, contest: Contest, holder: str, maker: str, counts: bool
) -> tuple[TableRow, list[SeatRow]]:
    """A table for a contest, with the components of its first player; the first seat is the person's."""
    known = await attempts.open_contest(tables.store, contest, find_game(contest.game).data)
    game = await tables.game_of(contest.game, known.data)
    number = players(game)
    row = TableRow(
        id=secrets.token_hex(6),
        game=contest.game,
        version=game.version,
        data=game.data,
        options=msgspec.to_builtins(game.new(number, 0).options),
        players=number,
        public=False,
        status="gathering",
        host=holder,
        created=tables.clock(),
        gone="end",
        maker=maker,
        daily=contest.day,
        counts=counts,
    )
    name = await profiles.name_of(tables.store, holder)
    person = SeatRow(seat=0, kind="person", name=name, holders=frozenset({holder}))
    bots = [SeatRow(seat=seat, kind="bot", name="", bot=RIVALS[seat - 1]) for seat in range(1, number)]
    return row, [person, *bots]


# Who may look


def of(live: LiveTable) -> Contest | None:
    """The contest that is played at a table, if one is."""
    return Contest(live.row.game, live.row.daily) if live.row.daily else None


async def check_open(tables: Tables, live: LiveTable, holder: str | None) -> None:
    """A table of a contest is shown to its own player, and to others who cannot gain by it any more."""
    contest = of(live)
    if contest is None or live.held_by(holder) or await may_watch(tables, contest, holder):
        return
    raise Denied("not-yours", "The games of others are shown when your own is over.", "web-refused-daily-sealed")


def check_over(tables: Tables, live: LiveTable) -> None:
    """A contest is not gone on with at another table, where it would be shown to all, before it is closed."""
    contest = of(live)
    if contest is not None and tables.clock() < tables.calendar.closes(contest):
        raise Denied("not-yours", "This game is played again from its own page.", "web-refused-daily-again")


async def may_watch(tables: Tables, contest: Contest, holder: str | None) -> bool:
    """Whether the games of a contest are open to somebody: theirs is over, or nobody's can be ranked any more."""
    if tables.clock() >= tables.calendar.closes(contest):
        return True
    found = await attempts.attempt(tables.store, contest, holder) if holder else None
    return found is not None and found.over


async def check_link(tables: Tables, live: LiveTable, holder: str) -> None:
    """A personal link brings another device to an attempt, unless that device has begun one of its own."""
    contest = of(live)
    found = await attempts.attempt(tables.store, contest, holder) if contest else None
    if found and not found.over and found.table != live.row.id:
        sentence = "This browser has begun the same game itself: it cannot look at another attempt."
        raise Denied("not-yours", sentence, "web-refused-daily-own")


async def note_link(tables: Tables, live: LiveTable, holder: str) -> None:
    """A device that came by a personal link has seen the cards: it has no attempt of its own at them."""
    contest = of(live)
    if contest:
        await attempts.share(tables.store, contest, holder, live.row.id, tables.calendar.closes(contest))


# Tables of results


async def table(tables: Tables, game: str, holder: str | None, span: Span, day: str) -> ContestTable:
    """How people did in the contest of a day, in its week, or ever. A weekly contest is its week."""
    contest = contest_of(game, day)
    current = tables.calendar.contest(game, tables.clock())
    sealed = await _sealed(tables, current, holder)
    one = span != "all" if contest.weekly else span == "day"
    hidden = one and contest.day in sealed
    first, last = _days(contest, span, current)
    if span == "all":
        found = await attempts.ranked_ever(tables.store, current, sealed)
    else:
        found = [] if hidden else await attempts.ranked(tables.store, game, first, last, sealed)
    watch = one and not hidden and await may_watch(tables, contest, holder)
    known = await attempts.opened(tables.store, contest) if one and not hidden else None
    if known and known.par is None:
        tables.later(play_par(tables, contest))
    return ContestTable(
        game=game,
        day=contest.day,
        span=span,
        sealed=any(first <= day <= last for day in sealed),
        rows=_rows(found, holder, watch),
        par=known.par or {} if known else {},
        target=known.target if known else None,
        opened=known is not None,
        first=await attempts.first_day(tables.store, game),
    )


def _days(contest: Contest, span: Span, current: Contest) -> tuple[str, str]:
    """The first and the last day that a table is about."""
    if span == "all":
        return attempts.EVER, current.day
    return (contest.day, contest.day) if span == "day" else (monday(contest.day), sunday(contest.day))


def _rows(found: list[attempts.Ranked], holder: str | None, watch: bool) -> list[ContestRow]:
    rows: list[ContestRow] = []
    for number, one in enumerate(found, 1):
        tied = bool(rows) and rows[-1].score == one.score
        rows.append(
            ContestRow(
                place=rows[-1].place if tied else number,
                who=seen.person(one.name, one.sign),
                me=one.holder == holder,
                points=one.points,
                score=one.score,
                games=one.games,
                best=one.best,
                table=one.table if watch else None,
            )
        )
    return rows


async def _sealed(tables: Tables, current: Contest, holder: str | None) -> set[str]:
    """The days whose scores would help somebody: of the contest that runs, until theirs is over, and any they play."""
    sealed = await attempts.unfinished(tables.store, current.game, holder) if holder else set()
    found = await attempts.attempt(tables.store, current, holder) if holder else None
    return sealed if found and found.over else {*sealed, current.day}


# Par


async def play_par(tables: Tables, contest: Contest) -> None:
    """Let the bots that people play against play the same cards, once; they know no more than anybody does."""
    known = await attempts.opened(tables.store, contest)
    if known is None or known.par is not None or contest in _at_work:
        return
    _at_work.add(contest)
    try:
        game = await tables.game_of(contest.game, known.data)
        par: dict[str, int] = {}
        for level in (one for one in PAR if one in levels(game)):
            score = await _score(tables, game, contest, level)
            if score is None:
                return  # no par is better than a wrong one; it is tried again when somebody looks
            par[level] = score
        await attempts.put_par(tables.store, contest, par, par.get(TARGET) if contest.weekly else None)
    finally:
        _at_work.discard(contest)


async def _score(tables: Tables, game: Game, contest: Contest, level: BotLevel) -> int | None:
    """What a bot reaches in the person's seat; None if one of the bots failed."""
    state = game.new(players(game), tables.calendar.seed(contest))
    seats = (level, *RIVALS)
    while state.to_act:
        seat = state.to_act[0]
        action, fallback = await tables.pool.answer(game, state, seat, seats[seat], rank=lambda: LAST, even=True)
        if fallback:
            return None
        state.play(seat, action)
    score: int = state.outcome()["scores"][0]
    return score
