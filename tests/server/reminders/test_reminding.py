"""It is your turn: told once, to those who asked and are away, whichever worker lives."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sa

from londinium.server import schema
from londinium.server.refusals import Failed
from londinium.server.reminders import kept, push, queue
from londinium.server.reminders import reminding as reminding_module
from londinium.server.reminders.kept import Reminder
from londinium.server.reminders.quiet import awake
from londinium.server.reminders.reminding import Reminding
from londinium.server.reminders.shapes import Quiet, WantedPush, When
from londinium.server.seats import Keys
from londinium.server.settings import Settings
from londinium.server.tables import Tables
from tests.server.playing import Page, lay, play, worker
from tests.server.reminders.receiving import PushService, mail_server, push_service

KEYS, PRIVATE = Keys("secret"), push.new_key()


@asynccontextmanager
async def reminding(url: str, smtp: str | None = None) -> AsyncIterator[Reminding]:
    """A worker that sends what is due when it is told to look; people who are away are told at once."""
    async with worker(url) as tables:
        tables.remind_after = 0.0
        more: dict[str, Any] = {"smtp": smtp, "mail_from": "Londinium <table@example.org>"} if smtp else {}
        settings = Settings(store=url, push_here=True, address="https://play.example.org", **more)
        yield Reminding(tables, KEYS, settings, PRIVATE)


async def want(tables: Tables, wanted: Reminder) -> None:
    await tables.store.transact(lambda connection: kept.put(connection, wanted))


def pushed(service: PushService, holder: str = "ben", **more: Any) -> Reminder:
    at = service.subscription
    keys = {"p256dh": at["p256dh"], "auth": at["auth"]}
    return Reminder(
        holder=holder, kind="push", address=at["endpoint"], keys=keys, language="en", zone="Europe/London", **more
    )


def mailed(holder: str = "ben", **more: Any) -> Reminder:
    return Reminder(holder=holder, kind="mail", address="ben@example.org", language="pl", zone="UTC", **more)


async def nudges(tables: Tables) -> list[tuple[Any, ...]]:
    columns = schema.nudges.c
    query = sa.select(columns.seat, columns.kind, columns.status, columns.tries)
    return await tables.store.transact(lambda connection: [tuple(row) for row in connection.execute(query)])


async def turn_of_ben(tables: Tables) -> None:
    """Ann and Ben play London; Ann has ended her turn, so it is Ben's."""
    await lay(tables.store, game="london")
    await another_turn_of_ben(tables)


async def another_turn_of_ben(tables: Tables) -> None:
    """Ben ends his turn, and Ann hers."""
    live = await tables.fresh("table")
    for seat in (1, 0):
        while seat in live.position.owing:
            await play(tables, live, seat)


async def test_who_is_away_is_told_once_by_push_and_by_mail(store_url: str) -> None:
    async with push_service() as service, mail_server() as (box, smtp), reminding(store_url, smtp) as one:
        await want(one.tables, pushed(service))
        await want(one.tables, mailed())
        await turn_of_ben(one.tables)
        await asyncio.gather(one.look(), one.look())
        await one.look()
        [told] = service.got
        assert (told["title"], told["body"]) == ("It is your turn", "London, with ann")
        assert (told["url"], told["tag"]) == ("/t/table", "turn-table")
        assert service.headers[0]["content-encoding"] == "aes128gcm"
        assert b"London" not in service.raw[0], "the service itself reads nothing of it"
        [mail] = box.mails
        assert (mail["To"], mail["Subject"]) == ("ben@example.org", "Twoja kolej: Londyn")
        text = mail.get_content()
        assert "https://play.example.org/seat/table.1.ben.0." in text
        off = f"https://play.example.org{told['off'].rpartition('/')[0]}/"
        assert mail["List-Unsubscribe"].startswith(f"<{off}")
        assert mail["List-Unsubscribe"].strip("<>") in text
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert sorted(await nudges(one.tables)) == [(1, "mail", "sent", 0), (1, "push", "sent", 0)]

        # Within the same turn nothing more comes; with the next one, one more.
        live = await one.tables.get("table")
        while 1 in live.position.owing:
            await play(one.tables, live, 1)
            await one.look()
        assert len(service.got) == len(box.mails) == 1
        await another_turn_of_ben(one.tables)
        await one.look()
        assert len(service.got) == len(box.mails) == 2


async def test_who_is_there_or_has_played_or_has_not_asked_is_not_told(file_url: str) -> None:
    async with push_service() as service, reminding(file_url) as one:
        tables = one.tables
        await want(tables, pushed(service))
        await want(tables, mailed(confirmed=False))
        await turn_of_ben(tables)
        live = await tables.get("table")
        assert [kind for _, kind, *_ in await nudges(tables)] == ["push"], "a mailbox that nobody confirmed gets none"
        ben = await Page(tables, live, "ben").open()
        await one.look()
        assert (await nudges(tables), service.got) == ([], []), "Ben looks at the table"
        ben.close()

        await another_turn_of_ben(tables)
        assert len(await nudges(tables)) == 1
        while 1 in live.position.owing:
            await play(tables, live, 1)
        await one.look()
        assert (await nudges(tables), service.got) == ([], []), "Ben has played meanwhile"


async def test_of_two_workers_one_sends_and_what_a_dead_one_left_the_other_sends(store_url: str) -> None:
    async with push_service() as service, AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(reminding(store_url)) for _ in range(2)]
        await want(one.tables, pushed(service))
        await turn_of_ben(one.tables)
        await one.tables.close()  # as if it had died: what it wrote is all there is
        await asyncio.gather(*(worker.look() for worker in (one, two, two, one, two)))
        assert len(service.got) == 1

        # A worker that dies while the service has the push and has not answered: nobody sends it again.
        await another_turn_of_ben(two.tables)
        service.stalled.clear()
        dying = asyncio.create_task(two.look())
        async with asyncio.timeout(30):
            while len(service.got) < 2:
                await asyncio.sleep(0.01)
        dying.cancel()
        service.stalled.set()
        await asyncio.gather(dying, return_exceptions=True)
        three = await stack.enter_async_context(reminding(store_url))
        await three.look()
        assert len(service.got) == 2


async def test_in_quiet_hours_it_waits_until_they_are_over(file_url: str) -> None:
    async with push_service() as service, reminding(file_url) as one:
        today = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
        night = (today + timedelta(days=1, hours=23, minutes=30)).timestamp()
        one.tables.clock = lambda: night
        await want(one.tables, pushed(service, quiet=Quiet(start=22 * 60, end=7 * 60)))
        await turn_of_ben(one.tables)
        await one.look()
        assert service.got == []
        morning = (today + timedelta(days=2, hours=7)).timestamp()
        one.tables.clock = lambda: morning - 1
        await one.look()
        assert service.got == []
        one.tables.clock = lambda: morning
        await one.look()
        assert len(service.got) == 1


@pytest.mark.parametrize(
    ("hour", "quiet", "until"),
    [
        ("2026-07-01T21:30", (22, 7), "2026-07-02T06:00"),  # half past ten in London
        ("2026-07-01T20:30", (22, 7), None),
        ("2026-07-02T05:59", (22, 7), "2026-07-02T06:00"),
        ("2026-07-02T06:00", (22, 7), None),
        ("2026-12-01T13:00", (12, 14), "2026-12-01T14:00"),
        ("2026-03-29T00:30", (0, 7), "2026-03-29T06:00"),  # summer time begins in that night
        ("2026-12-01T13:00", (8, 8), None),
    ],
)
def test_quiet_hours_are_those_of_the_clock_on_the_wall(hour: str, quiet: tuple[int, int], until: str | None) -> None:
    def at(text: str) -> float:
        return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()

    found = awake(at(hour), "Europe/London", Quiet(start=quiet[0] * 60, end=quiet[1] * 60))
    assert found == at(until or hour)


async def test_what_fails_is_tried_again_and_what_is_gone_is_forgotten(
    file_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with push_service() as service, mail_server() as (box, smtp), reminding(file_url, smtp) as one:
        await want(one.tables, pushed(service))
        await want(one.tables, mailed())
        await turn_of_ben(one.tables)
        service.status, box.answer, now = 503, "451 later", time.time()
        for tries in range(reminding_module.TRIES):
            await one.look()
            states = ["sent" if tries + 1 == reminding_module.TRIES else "waiting"] * 2
            assert [status for _, _, status, _ in await nudges(one.tables)] == states
            await one.look()  # not yet
            assert len(service.headers) == tries + 1
            now += reminding_module.AGAIN * 2**tries + 1
            one.tables.clock = lambda at=now: at  # type: ignore[misc]
        logged = caplog.text + "".join(str(record.__dict__) for record in caplog.records)
        assert "could not be sent" in logged
        assert not [secret for secret in ("secret-of-the-browser", "ben@example.org", PRIVATE) if secret in logged]

        live = await one.tables.get("table")
        await another_turn_of_ben(one.tables)
        service.status, box.answer = 410, "550 nobody"
        await one.look()
        for kind in ("push", "mail"):
            assert await one.store.transact(lambda connection: kept.find(connection, "ben", kind)) is None  # noqa: B023
        assert live.reminded == frozenset(), "turns are no longer written down"


async def test_one_address_gets_so_much_a_day(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(queue.MOST, "push", 2)
    async with push_service() as service, reminding(file_url) as one:
        await want(one.tables, pushed(service))
        await turn_of_ben(one.tables)
        for _ in range(4):
            await one.look()
            await another_turn_of_ben(one.tables)
        assert len(service.got) == 2
        one.tables.clock = lambda: time.time() + queue.DAY + 60
        await one.look()
        assert len(service.got) == 3


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://10.0.0.8/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[2002:7f00:1::]/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://0/x",
        "https://93.184.215.14:22/x",
        "https://user:pass@93.184.215.14/x",
        "https://93.184.215.14/x\r\nX: y",
        "https://93.184.215.14/x y",
        "ftp://93.184.215.14/x",
        "//93.184.215.14/x",
        "https:///x",
        "https://[/x",
        "",
    ],
)
async def test_the_server_calls_public_push_services_only(endpoint: str) -> None:
    with pytest.raises(Failed):
        await push.find_service(endpoint)


async def test_a_public_push_service_is_called_at_the_address_that_was_checked() -> None:
    found = await push.find_service("https://93.184.215.14/x?y=1")
    assert (found.host, found.port, found.address) == ("93.184.215.14", 443, "93.184.215.14")


def test_keys_that_nothing_can_be_encrypted_with_are_refused() -> None:
    good = PushService().subscription
    when = When(language="en", zone="UTC")
    push.check_keys(WantedPush(**good, when=when))
    for wrong in ({"p256dh": "AAAA"}, {"p256dh": good["p256dh"][:-4] + "AAAA"}, {"auth": "AAAA"}, {"auth": "???"}):
        with pytest.raises(Failed):
            push.check_keys(WantedPush(**{**good, **wrong}, when=when))
