"""What pages ask about reminders, by REST."""

from typing import Any

import sqlalchemy as sa
from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from londinium.kernel.words import LANGUAGES
from londinium.server.callers import client_of, holder_of
from londinium.server.people.routes import NO_STORE
from londinium.server.rates import Rate
from londinium.server.refusals import Failed
from londinium.server.reminders import kept, mail, push
from londinium.server.reminders.kept import Reminder
from londinium.server.reminders.push import Gone, NotSent
from londinium.server.reminders.quiet import zone_of
from londinium.server.reminders.reminding import Reminding
from londinium.server.reminders.shapes import Kind, OwnMail, OwnReminders, TurnedOff, WantedMail, WantedPush, When
from londinium.server.rest import known
from londinium.server.worker import Caller, worker

CHANGES = Rate(60 / 3600, 60)
MAILBOXES = Rate(6 / 3600, 6)  # written to whether they want mails


def reminding(request: Request[Any, Any, Any]) -> Reminding:
    found: Reminding = request.app.state.reminding
    return found


@get("/api/reminders")
async def read_reminders(request: Caller) -> Response[OwnReminders]:
    """How this browser is told that it is its turn, and how it could be."""
    return Response(await _told(request, holder_of(request)), headers=NO_STORE)


@post("/api/reminders/push", status_code=200)
async def want_push(request: Caller, data: JSONBody[WantedPush]) -> Response[OwnReminders]:
    """Push to this browser whenever it is its turn and it is not at the table."""
    here, when = _changing(request), _checked(data.when)
    push.check_keys(data)
    await push.find_service(data.endpoint, here.here)
    holder, cookies = known(request)
    keys = {"p256dh": data.p256dh, "auth": data.auth}
    await _put(here, _made(holder, "push", data.endpoint, when, keys))
    return Response(await _told(request, holder), cookies=cookies, headers=NO_STORE)


@post("/api/reminders/mail", status_code=200)
async def want_mail(request: Caller, data: JSONBody[WantedMail]) -> Response[OwnReminders]:
    """Write a mail whenever it is this browser's turn; first, one to see whether the mailbox is theirs."""
    here, when, address = _changing(request), _checked(data.when), mail.check_mailbox(data.address)
    if here.mails is None:
        raise Failed(409, "This server sends no mails.", "web-refused-remind-no-mails")
    holder, cookies = known(request)
    before = await here.store.transact(lambda connection: kept.find(connection, holder, "mail"))
    made = _made(holder, "mail", address, when)
    if before is None or before.address != address or not before.confirmed:
        worker(request).rates.take("mailboxes", MAILBOXES, client_of(request))
        made.confirmed = False
        made = await _put(here, made)
        await _ask(here, made)
    else:
        await _put(here, made)
    return Response(await _told(request, holder), cookies=cookies, headers=NO_STORE)


@post("/api/reminders", status_code=200)
async def set_hours(request: Caller, data: JSONBody[When]) -> Response[OwnReminders]:
    """Other quiet hours, for all that this browser has asked for."""
    here, when, holder = _changing(request), _checked(data), holder_of(request)
    if holder:
        await here.store.transact(lambda connection: kept.set_when(connection, holder, when))
    return Response(await _told(request, holder), headers=NO_STORE)


@delete("/api/reminders/push", status_code=200)
async def drop_push(request: Caller) -> Response[OwnReminders]:
    """No more pushes to this browser."""
    return await _drop(request, "push")


@delete("/api/reminders/mail", status_code=200)
async def drop_mail(request: Caller) -> Response[OwnReminders]:
    """No more mails."""
    return await _drop(request, "mail")


async def _drop(request: Caller, kind: Kind) -> Response[OwnReminders]:
    here, holder = reminding(request), holder_of(request)
    found = await here.store.transact(lambda connection: kept.find(connection, holder, kind))
    if found:
        await here.forget(found)
    return Response(await _told(request, holder), headers=NO_STORE)


# By a link, without a cookie. Reading such a link changes nothing, so that who looks through mails turns nothing off.


@post("/reminders/off/{token:str}", status_code=200)
async def turn_off(request: Caller, token: FromPath[str]) -> TurnedOff:
    """The one click that ends reminders: the page does it as it opens, and mail programs have a button for it."""
    here, found = _changing(request), await _linked(request, "off", token)
    if found:
        await here.forget(found)
    return TurnedOff(kind=found.kind if found else "mail")


@post("/reminders/confirm/{token:str}", status_code=200)
async def confirm_mailbox(request: Caller, token: FromPath[str]) -> OwnMail:
    """The mailbox is the person's own: mails may come."""
    here, found = _changing(request), await _linked(request, "confirm", token)
    if found is None:
        raise Failed(404, "These mails are no longer wanted.", "web-refused-remind-confirm")

    def confirm(connection: sa.Connection) -> list[str]:
        kept.confirm(connection, found.id)
        return kept.revised(here.store, connection, found.holder)

    await here.tables.look_again(await here.store.transact(confirm))
    return OwnMail(address=found.address, confirmed=True)


async def _linked(request: Caller, purpose: Any, token: str) -> Reminder | None:
    here = reminding(request)
    id = here.links.id(purpose, token)
    if id is None:
        raise Failed(404, "This link is not one of ours, or not whole.", "web-refused-remind-link")
    return await here.store.transact(lambda connection: kept.by_id(connection, id))


def _changing(request: Caller) -> Reminding:
    worker(request).rates.take("changes of reminders", CHANGES, client_of(request))
    return reminding(request)


def _checked(when: When) -> When:
    if when.language not in LANGUAGES:
        raise Failed(400, f"The languages are {', '.join(LANGUAGES)}.", "web-refused-request")
    zone_of(when.zone)
    return when


def _made(holder: str, kind: Kind, address: str, when: When, keys: dict[str, str] | None = None) -> Reminder:
    return Reminder(
        holder=holder,
        kind=kind,
        address=address,
        keys=keys,
        language=when.language,
        zone=when.zone,
        quiet=when.quiet,
    )


async def _put(here: Reminding, made: Reminder) -> Reminder:
    def put(connection: sa.Connection) -> tuple[Reminder, list[str]]:
        return kept.put(connection, made), kept.revised(here.store, connection, made.holder)

    stored, tables = await here.store.transact(put)
    await here.tables.look_again(tables)
    return stored


async def _ask(here: Reminding, made: Reminder) -> None:
    try:
        if await here.ask(made):
            return
        failed = Failed(429, "This mailbox was asked often enough today.", "web-refused-remind-often")
    except Gone:
        failed = Failed(400, "The mail server knows no such mailbox.", "web-refused-remind-mailbox")
    except NotSent:
        failed = Failed(503, "The mail could not be sent just now; try again later.", "web-refused-remind-mail")
    await here.forget(made)
    raise failed


async def _told(request: Caller, holder: str | None) -> OwnReminders:
    here = reminding(request)

    def read(connection: sa.Connection) -> tuple[Reminder | None, Reminder | None]:
        return kept.find(connection, holder, "push"), kept.find(connection, holder, "mail")

    pushed, mailed = await here.store.transact(read) if holder else (None, None)
    one = pushed or mailed
    return OwnReminders(
        key=here.key,
        mails=here.mails is not None,
        push=pushed is not None,
        mail=OwnMail(address=mailed.address, confirmed=mailed.confirmed) if mailed else None,
        quiet=one.quiet if one else None,
    )


HANDLERS = (read_reminders, want_push, want_mail, set_hours, drop_push, drop_mail, turn_off, confirm_mailbox)
