"""Telling people that it is their turn: what is due is looked up, seen to be still so, and sent once."""

import asyncio
import hashlib
import hmac
import json
import logging
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa

from londinium.kernel.words import Words
from londinium.server import metrics
from londinium.server.live import LiveTable
from londinium.server.refusals import Failed
from londinium.server.reminders import kept, mail, push, queue
from londinium.server.reminders.kept import Reminder
from londinium.server.reminders.links import Links
from londinium.server.reminders.push import Gone, NotSent
from londinium.server.reminders.queue import Nudge
from londinium.server.reminders.quiet import awake
from londinium.server.seats import Keys
from londinium.server.settings import Settings
from londinium.server.tables import Tables

T = TypeVar("T")

LOOK_EVERY = 5.0  # seconds
AT_ONCE = 8  # sent at the same time
TRIES = 5
AGAIN = 120.0  # seconds until what failed is tried again, twice as long each time
TIDY = 3600.0  # seconds between two tidyings

WORDS = Words("reminders.ftl")

_log = logging.getLogger(__name__)


class Reminding:
    """What this worker sends."""

    def __init__(self, tables: Tables, keys: Keys, settings: Settings, private: str) -> None:
        self.tables, self.store, self.keys = tables, tables.store, keys
        self.links = Links(keys.secret_for("reminders"))
        self.address = settings.address
        self.mails = mail.mail_server(settings.smtp, settings.mail_from, settings.address)
        self.here = settings.push_here
        self._private, self.key = private, push.public_key(private)
        sender = settings.mail_from.rpartition("<")[2].rstrip(">") if settings.mail_from else None
        secure = self.address if (self.address or "").startswith("https:") else None
        self._contact = f"mailto:{sender}" if sender else secure or "mailto:nobody@localhost.invalid"
        self._hashed = keys.secret_for("posted").encode()
        self._look_every = min(LOOK_EVERY, max(0.1, settings.remind_after))
        self._tidied = 0.0
        self._failing = False

    def open(self) -> None:
        self.tables.later(self._look_for_ever())

    async def _look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._look_every)
            try:
                await self.look()
                self._failing = False
            except Exception as error:  # the store does not answer: it is tried again
                if not self._failing:
                    _log.warning("whose turn it is cannot be looked up: %s", type(error).__name__)
                self._failing = True

    async def look(self) -> None:
        """Send what is due."""
        now = self.tables.clock()
        if now - self._tidied > TIDY:
            self._tidied = now
            await self.store.transact(lambda connection: queue.forget_old(connection, now))
        found = await self.store.transact(lambda connection: queue.due(connection, now))
        few = asyncio.Semaphore(AT_ONCE)

        async def one(nudge: Nudge) -> None:
            async with few:
                await self._see_to(nudge)

        results = await asyncio.gather(*map(one, found), return_exceptions=True)
        for error in results:
            if isinstance(error, Exception):
                raise error

    async def _see_to(self, nudge: Nudge) -> None:
        now = self.tables.clock()
        live = await self._table(nudge)
        reminder = await self._do(lambda connection: kept.find(connection, nudge.holder, nudge.kind))
        if live is None or reminder is None or not reminder.confirmed:
            await self._do(lambda connection: queue.drop(connection, nudge))
            return
        when = awake(now, reminder.zone, reminder.quiet)
        if when > now:
            await self._do(lambda connection: queue.put_off(connection, nudge, when))
            return
        to = self.hashed(reminder)
        if await self._do(lambda connection: queue.claim(connection, nudge, to, now)):
            await self._send(nudge, live, reminder)

    async def _table(self, nudge: Nudge) -> LiveTable | None:
        """The table, if the seat still owes there and nobody is there to see it."""
        try:
            live = await self.tables.fresh(nudge.table)
        except KeyError:
            return None
        owes = nudge.seat in live.position.owing and nudge.seat not in live.position.bots
        holds = nudge.holder in live.seats[nudge.seat].holders
        return live if owes and holds and nudge.seat not in live.present else None

    async def _send(self, nudge: Nudge, live: LiveTable, reminder: Reminder) -> None:
        again = None
        try:
            await (self._push(nudge, live, reminder) if nudge.kind == "push" else self._mail(nudge, live, reminder))
            metrics.reminders.labels(nudge.kind, "sent").inc()
        except Gone:
            metrics.reminders.labels(nudge.kind, "gone").inc()
            await self.forget(reminder)
            return
        except (NotSent, Failed) as error:
            metrics.reminders.labels(nudge.kind, "failed").inc()
            why = "its address is not public" if isinstance(error, Failed) else str(error)
            _log.warning("a reminder by %s could not be sent: %s", nudge.kind, why, extra={"table": nudge.table})
            if nudge.tries + 1 < TRIES:
                again = self.tables.clock() + AGAIN * 2**nudge.tries
        await self._do(lambda connection: queue.settle(connection, nudge, again))

    async def forget(self, reminder: Reminder) -> None:
        """Nothing more is sent to an address."""

        def drop(connection: sa.Connection) -> list[str]:
            kept.drop(connection, reminder.holder, reminder.kind)
            return kept.revised(self.store, connection, reminder.holder)

        await self.tables.look_again(await self._do(drop))

    # What is said

    async def _push(self, nudge: Nudge, live: LiveTable, reminder: Reminder) -> None:
        say = _words(live, nudge.seat, reminder.language)
        message = {
            "title": say("remind-turn"),
            "body": say("remind-game"),
            "url": f"/t/{nudge.table}",
            "tag": f"turn-{nudge.table}",
            "off": self.links.path("off", reminder.id),
            "stop": say("remind-stop"),
        }
        service = await push.find_service(reminder.address, self.here)
        topic = hashlib.sha256(f"{nudge.table}/{nudge.seat}".encode()).hexdigest()[:32]
        body = json.dumps(message, ensure_ascii=False).encode()
        await push.send(service, reminder.keys or {}, body, self._private, self._contact, topic)

    async def _mail(self, nudge: Nudge, live: LiveTable, reminder: Reminder) -> None:
        if self.mails is None:
            raise NotSent("no mail server is set up any more")
        say = _words(live, nudge.seat, reminder.language)
        link = self.keys.link(nudge.table, nudge.seat, nudge.holder, live.seats[nudge.seat].links)
        off = f"{self.address}{self.links.path('off', reminder.id)}"
        text = [say("remind-mail-turn"), f"{say('remind-mail-open')}\n{self.address}/seat/{link}"]
        text += [say("remind-mail-own"), f"{say('remind-mail-off')}\n{off}"]
        name = f"{nudge.table}.{nudge.seat}.{nudge.since}.{reminder.id}"
        subject = say("remind-mail-subject")
        await mail.send(
            self.mails, mail.letter(self.mails, reminder.address, subject, "\n\n".join(text) + "\n", off, name)
        )

    async def ask(self, reminder: Reminder) -> bool:
        """Write to a mailbox whether its owner wants such mails; False if it was asked often enough today."""
        assert self.mails is not None
        to, now = self.hashed(reminder), self.tables.clock()
        if not await self._do(lambda connection: queue.post(connection, to, "confirm", now)):
            return False

        def say(key: str) -> str:
            return WORDS.say("kernel", key, language=reminder.language)

        off = f"{self.address}{self.links.path('off', reminder.id)}"
        text = f"{say('remind-confirm-text')}\n{self.address}{self.links.path('confirm', reminder.id)}"
        text += f"\n\n{say('remind-confirm-else')}\n"
        subject = say("remind-confirm-subject")
        await mail.send(
            self.mails, mail.letter(self.mails, reminder.address, subject, text, off, f"confirm.{reminder.id}")
        )
        return True

    def hashed(self, reminder: Reminder) -> str:
        """An address as it is counted: nobody learns it from that. A mailbox is one, however it is written."""
        return hmac.digest(self._hashed, reminder.address.lower().encode(), "sha256").hex()[:40]

    async def _do(self, work: Callable[[sa.Connection], T]) -> T:
        return await self.store.transact(work)


def _words(live: LiveTable, seat: int, language: str) -> Callable[[str], str]:
    others = [one.name for one in live.seats if one.seat != seat and one.kind == "person"]
    game = WORDS.say(live.row.game, "title", language=language)
    args = {"game": game, "people": ", ".join(others), "n": len(others)}
    return lambda key: WORDS.say(live.row.game, key, args, language)
