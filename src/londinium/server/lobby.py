"""What the lobby asks: how one's own tables stand, whether options go together, where others reach this server."""

import asyncio
from weakref import WeakKeyDictionary

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from londinium.kernel.options import read_options
from londinium.kernel.refusal import Refused
from londinium.kernel.registry import game as find_game
from londinium.kernel.registry import games
from londinium.server import protocol
from londinium.server.addresses import EVERYWHERE, own_address
from londinium.server.callers import from_this_machine, holder_of
from londinium.server.fold import Position
from londinium.server.live import MINUTE, LiveTable, table_info
from londinium.server.rates import charged
from londinium.server.refusals import Denied, Failed, problem
from londinium.server.tables import Tables
from londinium.server.telling import Viewer
from londinium.server.worker import Caller, worker

TOLD = 12  # running tables of one's own whose game is looked at: the newest

_told: WeakKeyDictionary[LiveTable, tuple[Position, Viewer, protocol.Progress]] = WeakKeyDictionary()


@get("/api/mine")
async def read_mine(request: Caller) -> list[protocol.OwnTable]:
    """The tables at which this browser holds a seat, and how far those have come that are being played."""
    here, holder = worker(request), holder_of(request)
    found = await here.store.tables_of(holder) if holder else []
    running = [row.id for row, _ in found if row.status == "playing"]
    lives = {live.row.id: live for live in await _present(here.tables, running[:TOLD])}
    told = []
    for row, seats in found:
        known = msgspec.structs.asdict(table_info(row, seats, holder))
        live = lives.get(row.id)
        how_far = progress(live, holder) if live else None
        told.append(protocol.OwnTable(**known, progress=how_far, paused=live is not None and live.paused))
    return told


async def _present(tables: Tables, ids: list[str]) -> list[LiveTable]:
    """Tables as they are now; those that cannot be opened any more are left out."""
    found = await asyncio.gather(*map(tables.get, ids), return_exceptions=True)
    lives = []
    for one in found:
        if isinstance(one, LiveTable):
            lives.append(one)
        elif not isinstance(one, KeyError | Denied):
            raise one
    if tables.bus.shared and lives:
        seen = await tables.store.look([live.row.id for live in lives], tables.clock())
        for live in lives:
            if live.row.id in seen and seen[live.row.id].seq > live.seq:
                await tables.catch_up(live)
    return lives


def progress(live: LiveTable, holder: str | None) -> protocol.Progress | None:
    """How far a game has come, as its seat may know it; where several seats share a browser, as everybody may."""
    held = live.held_by(holder)
    viewer = held[0] if len(held) == 1 else None
    position = live.telling_to(viewer).position
    if position.state is None:
        return None
    known = _told.get(live)
    if known is not None and known[0] is position and known[1] == viewer:
        return known[2]
    with charged():
        made = protocol.Progress(
            said=position.state.progress(),
            scores=[
                protocol.Score(seat=one["seat"], total=one["total"], more=bool(one["more"]))
                for one in position.state.standing(viewer)
            ],
            to_act=list(position.owing),
            at=position.at // MINUTE * MINUTE,  # for the same reason as in the log: `live.entries_seen`
        )
    _told[live] = position, viewer, made
    return made


@post("/api/games/{game:str}/options", status_code=200)
async def try_options(game: FromPath[str], data: JSONBody[protocol.Wanted]) -> protocol.Fitting:
    """Whether a table could be set up like this, and else the rule that forbids it."""
    if game not in games():
        raise Failed(404, "There is no such game.", "web-refused-no-game")
    rules = find_game(game)
    try:
        refusal = rules.forbidden(data.players, read_options(rules.options, data.options, game))
        if refusal is not None:
            raise Refused(refusal, rules)
    except Refused as refused:
        return protocol.Fitting(problem=problem(refused))
    return protocol.Fitting()


@get("/api/bots")
async def read_bots(request: Caller) -> protocol.Offered:
    """The bots that can be given a seat."""
    return protocol.Offered(bots=worker(request).pool.offered)


@get("/api/reach")
async def read_reach(request: Caller) -> protocol.Reach:
    """Where others in the network reach this server; only the machine itself is told."""
    if not from_this_machine(request) or request.app.state.host not in EVERYWHERE:
        return protocol.Reach(addresses=[])
    address = own_address()
    alone = address.startswith("127.")  # in no network
    return protocol.Reach(addresses=[] if alone else [f"http://{address}:{request.url.port or 80}"])


HANDLERS = (read_mine, try_options, read_bots, read_reach)
