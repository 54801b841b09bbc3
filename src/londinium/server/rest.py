"""By REST: games and rules are read, tables made, joined, started and left."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody

from londinium.server import gather, metrics, protocol, rates
from londinium.server.callers import client_of, from_this_machine, holder_of
from londinium.server.database import StoreError
from londinium.server.ladder import ladders
from londinium.server.live import LiveTable, table_info
from londinium.server.people import contests
from londinium.server.refusals import Failed
from londinium.server.seats import COOKIE, COOKIE_SECONDS
from londinium.server.store import Store
from londinium.server.tables import Tables
from londinium.server.worker import Caller, worker

HEALTH_SECONDS = 3.0  # in which the store must answer
HEALTH_EVERY = 1.0  # seconds for which its answer holds: whoever asks more often costs nothing


class Health(msgspec.Struct, kw_only=True):
    """Each part is `ok`, or says what is wrong with it."""

    store: str
    bus: str
    bots: str


def known(request: Caller) -> tuple[str, list[Cookie]]:
    """Whom this browser stands for; one that has no cookie gets one."""
    holder = holder_of(request)
    if holder:
        return holder, []
    keys = worker(request).keys
    cookie = keys.new_browser()
    found = keys.holder(cookie)
    assert found
    return found, [cookie_of(request, cookie)]


def cookie_of(request: Caller, value: str) -> Cookie:
    """The one cookie; without a value, it is taken back."""
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=COOKIE_SECONDS if value else 0,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )


async def table_of(request: Caller, id: str) -> LiveTable:
    try:
        return await worker(request).tables.fresh(id)
    except KeyError:
        raise Failed(404, "There is no such table.", "web-refused-no-table") from None


def check_sits(live: LiveTable, holder: str | None) -> None:
    if not holder or (holder != live.row.host and not live.held_by(holder)):
        raise Failed(403, "Only those who sit at the table may do this.", "web-refused-sits")


def check_may_change(live: LiveTable, seat: int, holder: str | None) -> None:
    check_sits(live, holder)
    gather.check_seat(live, seat)
    if holder != live.row.host and holder not in live.seats[seat].holders:
        raise Failed(403, "Only the host may change the seats of others.", "web-refused-host")


async def own_seat(request: Caller, id: str, seat: int) -> tuple[LiveTable, str]:
    live, holder = await table_of(request, id), holder_of(request)
    if holder is None or seat not in live.held_by(holder):
        raise Failed(403, "That seat is not yours.", "web-refused-seat")
    return live, holder


# Reading


@get("/api/tables")
async def read_tables(request: Caller) -> list[protocol.TableInfo]:
    """The public tables that are not over, with who is there and how strong."""
    found = await worker(request).store.public_tables()
    told = [table_info(row, seats, holder_of(request)) for row, seats in found]
    strong = await ladders.how_strong(worker(request).store, found, holder_of(request))
    for table in told:
        for seat in table.seats:
            seat.rating = strong.get((table.id, seat.seat))
    return told


@get("/api/tables/{id:str}")
async def read_table(request: Caller, id: FromPath[str]) -> Response[protocol.TableInfo]:
    """A table. A browser has its cookie before it joins: if the answer to that is lost, the seat is still its own."""
    live = await table_of(request, id)
    holder, cookies = known(request)
    await contests.check_open(worker(request).tables, live, holder)
    return Response(live.info(holder), cookies=cookies)


@get("/api/tables/{id:str}/record")
async def read_record(request: Caller, id: FromPath[str]) -> Response[dict[str, Any]]:
    """The record of a game that is over."""
    live = await table_of(request, id)
    await contests.check_open(worker(request).tables, live, holder_of(request))
    record = await gather.record(worker(request).tables, live)
    return Response(record, headers={"Content-Disposition": f'attachment; filename="{live.row.game}-{id}.json"'})


# Gathering


@post("/api/tables", status_code=201)
async def make_table(request: Caller, data: JSONBody[protocol.NewTable]) -> Response[protocol.TableInfo]:
    here = worker(request)
    here.rates.take("tables", rates.TABLES, client_of(request))
    holder, cookies = known(request)
    live = await gather.create(here.tables, data, holder, here.keys.client(client_of(request)))
    return Response(live.info(holder), cookies=cookies, status_code=201)


@post("/api/tables/{id:str}/join", status_code=200)
async def join_table(request: Caller, id: FromPath[str], data: JSONBody[protocol.Join]) -> Response[protocol.TableInfo]:
    live = await table_of(request, id)
    holder, cookies = known(request)
    here = worker(request)
    if data.invitation is None:
        await gather.join(here.tables, live, holder, data.name, data.seat)
    else:
        invited = here.keys.invited(data.invitation)
        if invited is None or invited.table != id:
            raise Failed(404, "This invitation is not valid.", "web-refused-no-invitation")
        await gather.replace(here.tables, live, invited, holder, data.name)
    return Response(live.info(holder), cookies=cookies)


@post("/api/tables/{id:str}/seats/{seat:int}", status_code=200)
async def change_seat(
    request: Caller, id: FromPath[str], seat: FromPath[int], data: JSONBody[protocol.ChangeSeat]
) -> protocol.TableInfo:
    live, holder = await table_of(request, id), holder_of(request)
    check_may_change(live, seat, holder)
    await gather.change_seat(worker(request).tables, live, seat, data, holder)
    return live.info(holder)


@post("/api/tables/{id:str}/seats/{seat:int}/leave", status_code=200)
async def leave_seat(request: Caller, id: FromPath[str], seat: FromPath[int]) -> protocol.TableInfo:
    """Leave one of one's own seats for good; its owner can still come back to a bot's."""
    live, holder = await own_seat(request, id, seat)
    await gather.leave(worker(request).tables, live, seat)
    return live.info(holder)


@post("/api/tables/{id:str}/seats/{seat:int}/back", status_code=200)
async def take_back(request: Caller, id: FromPath[str], seat: FromPath[int]) -> protocol.TableInfo:
    """Take a seat of one's own back from the bot that plays it."""
    live, holder = await table_of(request, id), holder_of(request)
    if holder is None or not 0 <= seat < live.row.players or not live.was_held(seat, holder):
        raise Failed(403, "That seat is not yours.", "web-refused-seat")
    await gather.take_back(worker(request).tables, live, seat, holder)
    return live.info(holder)


@post("/api/tables/{id:str}/seats/{seat:int}/link", status_code=200)
async def make_link(request: Caller, id: FromPath[str], seat: FromPath[int]) -> protocol.Link:
    """A personal link to one of one's own seats."""
    live, holder = await own_seat(request, id, seat)
    return protocol.Link(path=f"/seat/{worker(request).keys.link(id, seat, holder, live.seats[seat].links)}")


@delete("/api/tables/{id:str}/seats/{seat:int}/link", status_code=200)
async def revoke_link(request: Caller, id: FromPath[str], seat: FromPath[int]) -> protocol.TableInfo:
    """Revoke the personal links to one of one's own seats: no other browser holds it any more."""
    live, holder = await own_seat(request, id, seat)
    await gather.revoke(worker(request).tables, live, seat, holder)
    return live.info(holder)


@post("/api/tables/{id:str}/seats/{seat:int}/invitation", status_code=200)
async def invite(request: Caller, id: FromPath[str], seat: FromPath[int]) -> protocol.Link:
    """A link by which somebody new sits down where a bot plays; the host or the seat's owner gives it."""
    live, holder = await table_of(request, id), holder_of(request)
    check_may_change(live, seat, holder)
    assert holder is not None
    here = worker(request)
    key = await gather.invite(here.tables, live, seat, holder)
    return protocol.Link(path=f"/t/{id}?invitation={here.keys.invitation(id, seat, holder, key)}")


@delete("/api/tables/{id:str}/seats/{seat:int}/invitation", status_code=200)
async def call_back(request: Caller, id: FromPath[str], seat: FromPath[int]) -> protocol.TableInfo:
    """Call the open invitation to a seat back."""
    live, holder = await table_of(request, id), holder_of(request)
    check_may_change(live, seat, holder)
    await worker(request).store.spend_invitation(id, seat)
    return live.info(holder)


async def seated(request: Caller, id: str, act: Callable[[Tables, LiveTable], Awaitable[None]]) -> protocol.TableInfo:
    """What anybody who sits at a table may do for all of it."""
    live, holder = await table_of(request, id), holder_of(request)
    check_sits(live, holder)
    await act(worker(request).tables, live)
    return live.info(holder)


@post("/api/tables/{id:str}/start", status_code=200)
async def start_table(request: Caller, id: FromPath[str]) -> protocol.TableInfo:
    return await seated(request, id, gather.start)


@post("/api/tables/{id:str}/go-on", status_code=200)
async def go_on(request: Caller, id: FromPath[str]) -> protocol.TableInfo:
    """Play on from the last position that agrees with the rules, where they have changed under the table."""
    return await seated(request, id, gather.go_on)


@post("/api/tables/{id:str}/end", status_code=200)
async def end_table(request: Caller, id: FromPath[str]) -> protocol.TableInfo:
    """End a game that the rules have changed under."""
    return await seated(request, id, gather.end)


@post("/api/tables/{id:str}/unclock", status_code=200)
async def unclock(request: Caller, id: FromPath[str]) -> protocol.TableInfo:
    """Alone against bots, when one's time is out: go on without a clock."""
    return await seated(request, id, gather.unclock)


@post("/api/tables/{id:str}/time-out", status_code=200)
async def time_out(request: Caller, id: FromPath[str]) -> protocol.TableInfo:
    """Alone against bots, when one's time is out: a bot plays on or the game ends, as the table was made."""
    return await seated(request, id, gather.time_out)


@post("/api/tables/{id:str}/rematch", status_code=200)
async def rematch(request: Caller, id: FromPath[str]) -> protocol.TableInfo:
    live, holder = await table_of(request, id), holder_of(request)
    check_sits(live, holder)
    if live.row.status != "over" or holder is None:
        raise Failed(409, "A rematch comes after the end of the game.", "web-refused-rematch")
    if live.row.daily:
        raise Failed(409, "This game is played again from its own page.", "web-refused-daily-again")
    return (await gather.rematch(worker(request).tables, live, holder)).info(holder)


@post("/api/links/{token:str}", status_code=200)
async def open_link(request: Caller, token: FromPath[str]) -> Response[protocol.TableInfo]:
    """A personal link was opened: this browser holds the seat from now on."""
    here = worker(request)
    linked = here.keys.linked(token)
    if linked is None:
        raise Failed(404, "This link is not valid.", "web-refused-no-link")
    holder, cookies = known(request)
    try:
        await contests.check_link(here.tables, await here.tables.fresh(linked.table), holder)
        live = await gather.hold(here.tables, linked, holder)
        await contests.note_link(here.tables, live, holder)
    except KeyError:
        raise Failed(404, "There is no such table any more.", "web-refused-no-table") from None
    return Response(live.info(holder), cookies=cookies)


# For those who run it


async def store_health(store: Store) -> str:
    """Whether the store can be written."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await store.check()
    except TimeoutError:
        return f"nothing could be written in {HEALTH_SECONDS:.0f} s"
    except Exception as error:
        return f"nothing can be written ({error.told if isinstance(error, StoreError) else type(error).__name__})"
    return "ok"


@get("/api/health")
async def health(request: Caller) -> Response[Health]:
    """Whether this worker can do its work: 200, or 503 and what is wrong."""
    here = worker(request)
    if time.monotonic() - here.checked > HEALTH_EVERY:
        here.checked, here.store_health = time.monotonic(), await store_health(here.store)
    store = here.store_health
    if store == "ok":
        store = here.store.problem or "ok"  # what went wrong lately, in reading say
    found = Health(
        store=store,
        bus=here.tables.bus.problem or "ok",
        bots=here.pool.problem or here.tables.due.problem or "ok",
    )
    well = all(part == "ok" for part in msgspec.structs.astuple(found))
    return Response(found, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False)
async def read_metrics(request: Caller) -> Response[bytes]:
    """For Prometheus on this machine; there is no such page for others."""
    if not from_this_machine(request):
        raise HTTPException("Not Found", status_code=404)
    metrics.forget_the_dead()
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [
    read_tables,
    read_table,
    read_record,
    make_table,
    join_table,
    change_seat,
    leave_seat,
    take_back,
    invite,
    call_back,
    make_link,
    revoke_link,
    start_table,
    go_on,
    end_table,
    unclock,
    time_out,
    rematch,
    open_link,
    health,
    read_metrics,
]
