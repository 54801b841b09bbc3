"""A tournament of bots: everybody meets everybody, from every seat, on the same cards.

A deal is a seed. Every meeting (as many bots as there are seats) plays every deal once from each rotation of the seats,
so a bot that is lucky in a deal is met by others who are as lucky in its place. Each finished game is a line of a file,
and the result is a function of these lines: a tournament that was killed goes on where it was, on this machine's cores
or on a Ray cluster, and comes to the same result.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from itertools import combinations
from pathlib import Path
from typing import IO, Any, NamedTuple, TypedDict

import msgspec

from londinium.arena import engines
from londinium.arena.files import append, opened_alone
from londinium.arena.header import Header, begin
from londinium.arena.match import play_game
from londinium.arena.ratings import Duel, Game, Rated, duel, order_is_sure, rate
from londinium.arena.simulate import Failure, counted
from londinium.kernel.packs import PackSource
from londinium.kernel.registry import game as find_game
from londinium.kernel.told import Told
from londinium.players import failure, make

FORMAT = "londinium-arena/1"
MARK = b'{"format":"londinium-arena'  # how a file begins
ROUND = 10  # deals between two looks at whether the order is sure


class BadTournament(Told):
    """What is wrong with a tournament or its file."""


class NotKept(Told):
    """A finished game could not be written down."""


class Result(TypedDict):
    game: str
    version: int
    data: str
    players: int
    options: dict[str, Any]
    seed: int
    games: int
    deals: int
    sure: bool  # whether the order is
    ratings: list[Rated]
    duels: list[Duel]
    failures: list[Failure]
    mean_decisions: float


class Job(NamedTuple):
    """Some deals of one meeting, from every rotation of the seats but those that were played already."""

    game: str
    pack: PackSource | None
    options: Any
    bots: tuple[str, ...]
    seed: int
    games: tuple[tuple[int, tuple[int, ...]], ...]  # deal, bots by seat


def play_some(job: Job) -> list[Game]:
    """Play the games of a job: what a worker process does."""
    game = find_game(job.game, job.pack)
    found = []
    for deal, seated in job.games:
        bots = [make(job.bots[bot]) for bot in seated]
        state = play_game(game, bots, job.seed + deal, job.options)
        outcome = state.outcome()
        failures = tuple(failed.line for failed in map(failure, bots) if failed)
        scores, ranking = tuple(outcome["scores"]), tuple(outcome["ranking"])
        found.append(Game(deal, seated, scores, ranking, len(state.past or ()), failures))
    return found


def rotations(meeting: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [meeting[at:] + meeting[:at] for at in range(len(meeting))]


def run(
    game_id: str,
    bots: Sequence[str],
    games: int,
    players: int = 2,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    pack: PackSource | None = None,
    until_sure: bool = False,
    engine: str = "local",
    workers: int | None = None,
    file: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Let bots meet in `games` games of each meeting, or fewer once the order is sure, and rate them.

    What is finished is kept in `file`, and what stands there already is not played again. `progress` is told how many
    games were finished.
    """
    game = find_game(game_id, pack)
    check(bots, players)
    deals = -(-games // players)
    header = begin(FORMAT, game, players, bots, seed, deals, options)
    meetings = list(combinations(range(len(bots)), players))
    with opened_alone(file) if file else nullcontext() as kept:
        played = {one.key: one for one in _read(kept, file, header)} if kept and file else {}
        done, sure = 0, False
        step = ROUND if until_sure else deals
        while done < deals and not sure:
            some = range(done, min(done + step, deals))
            wanted = [
                [(deal, seats) for deal in some for seats in rotations(meeting) if (deal, seats) not in played]
                for meeting in meetings
            ]
            if progress:
                progress(len(meetings) * players * len(some) - sum(map(len, wanted)))
            jobs = list(_jobs(header, pack, options, wanted, workers or engines.cores()))
            for _, finished in engines.run(engine, play_some, jobs, workers):
                if kept and file:
                    _append(kept, file, finished)
                played |= {one.key: one for one in finished}
                if progress:
                    progress(len(finished))
            done = some.stop
            if until_sure:
                sure = order_is_sure(_in_order(played.values(), done), len(bots))
    counted = _in_order(played.values(), done)
    return _result(header, counted, done)


def check(bots: Sequence[str], players: int) -> None:
    """Refuse bots that cannot meet."""
    twice = [bot for bot, times in Counter(bots).items() if times > 1]
    if twice:
        raise BadTournament("arena-twice", bot=twice[0])
    if players < 2:
        raise BadTournament("arena-alone")
    if len(bots) < players:
        raise BadTournament("arena-few", bots=len(bots), players=players)


def total(bots: int, games: int, players: int) -> int:
    """How many games there are at most: whole rotations of every meeting."""
    return len(list(combinations(range(bots), players))) * -(-games // players) * players


def _jobs(
    header: Header,
    pack: PackSource | None,
    options: Any,
    wanted: Iterable[Sequence[tuple[int, tuple[int, ...]]]],
    workers: int,
) -> Iterator[Job]:
    """Meetings in turn, a few games at a time, so that all workers have something to do to the end."""
    lists = [list(some) for some in wanted]
    most = max(1, min(24, sum(map(len, lists)) // (workers * 4)))
    for at in range(0, max(map(len, lists)), most):
        for some in lists:
            if some[at : at + most]:
                games = tuple(some[at : at + most])
                yield Job(header.game, pack, options, tuple(header.bots), header.seed, games)


def _in_order(games: Iterable[Game], deals: int) -> list[Game]:
    """Games in the order in which they count: ratings depend on it, and not on who was finished first."""
    return sorted((one for one in games if one.deal < deals), key=lambda one: one.key)


def _result(header: Header, games: Sequence[Game], deals: int) -> Result:
    bots = header.bots
    rated = rate(games, bots)
    order = [bots.index(one["bot"]) for one in rated]
    return {
        "game": header.game,
        "version": header.version,
        "data": header.data,
        "players": header.players,
        "options": header.options,
        "seed": header.seed,
        "games": len(games),
        "deals": deals,
        "sure": order_is_sure(games, len(bots)),
        "ratings": rated,
        "duels": [duel(games, bots, one, other) for one in order for other in order if one != other],
        "failures": counted(line for one in games for line in one.failures),
        "mean_decisions": sum(one.decisions for one in games) / len(games),
    }


# The file


def _append(kept: IO[bytes], path: Path, games: Sequence[Game]) -> None:
    try:
        append(kept, b"".join(msgspec.json.encode(one) + b"\n" for one in games))
    except OSError as error:
        raise NotKept("arena-unkept", file=str(path), why=error.strerror) from None


def _read(kept: IO[bytes], path: Path, header: Header) -> list[Game]:
    """The games that a file holds; a new file gets its header. A last line that was cut off is taken away."""
    kept.seek(0)
    text = kept.read()
    if not MARK.startswith(text[: len(MARK)]):
        raise BadTournament("arena-file-other", file=str(path))
    *lines, torn = text.split(b"\n")
    if torn:
        kept.truncate(len(text) - len(torn))
    if not lines:
        append(kept, msgspec.json.encode(header) + b"\n")
        return []
    try:
        before = msgspec.json.decode(lines[0], type=Header)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BadTournament("arena-file-first", file=str(path)) from None
    for name in Header.__struct_fields__:
        was, now = getattr(before, name), getattr(header, name)
        if was != now:
            raise BadTournament("arena-file-begun", file=str(path), name=name, was=str(was), now=str(now))
    found = []
    for number, line in enumerate(lines[1:], 2):
        try:
            found.append(msgspec.json.decode(line, type=Game))
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise BadTournament("arena-file-line", file=str(path), line=number) from None
    return found
