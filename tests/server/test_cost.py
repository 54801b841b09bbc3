"""One client is one client: whatever it asks for within its limits, the moves of others take as long as before."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import ClassVar

import pytest
from litestar.testing import AsyncTestClient

from londinium.kernel.registry import game as find_game
from londinium.server import rates
from londinium.server.app import make_app
from londinium.server.rates import Rates
from londinium.server.rows import EntryRow
from londinium.server.settings import Settings
from londinium.server.sockets import Outbox
from londinium.server.store import Store
from tests.server import attack
from tests.server.attack import Attack
from tests.server.playing import lay
from tests.server.process import Browser, Page, ServerProcess, serving
from tests.server.test_rates import calling

CAMPAIGN = {"campaign": True}
ATTEMPTS = 3  # the machine may be busy with something else


async def lay_campaign(url: str) -> int:
    """A campaign of four that was played to its end at random; how many entries its log has."""
    store = Store.open(url)
    try:
        await lay(store, 4, id="long", game="dei", seed=1, options=CAMPAIGN)
        state, rng = find_game("dei").new(4, 1, CAMPAIGN), Random(1)
        entries: list[EntryRow] = []
        while state.to_act:
            seat = state.to_act[0]
            action, seq = rng.choice(state.legal(seat)), len(entries) + 2
            state.play(seat, action)
            entries.append(EntryRow(table="long", seq=seq, kind="played", seat=seat, ask=seq, action=action))
        await store.append(*entries)
        return len(entries) + 1
    finally:
        await store.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("cost")
    url = f"sqlite:///{folder / 'tables.db'}"
    assert asyncio.run(lay_campaign(url)) > 2600
    with serving(url, folder / "log") as server:
        yield server


async def moves(page: Page, seconds: float) -> float:
    """How long a move and taking it back take, from sent to told: the median."""
    times = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for kind in ("play", "undo"):
            now = await page.now(0)
            said = {"type": kind, "seat": 0}
            if kind == "play":
                said |= {"ask": now["ask"]["id"], "action": now["legal"][0]["action"]}
            else:
                said |= {"entry": now["undo"]}
            began = time.perf_counter()
            await page.say(said)
            await page.until(lambda: page.nows[0]["seq"] > now["seq"])  # noqa: B023, it is waited for here
            times.append(time.perf_counter() - began)
            await asyncio.sleep(0.02)
    return median(times)


@pytest.mark.parametrize(
    ("doing", "times"),
    [
        (attack.read_frames, 2),
        (attack.read_record, 4),
        (attack.read_log, 1),
        (attack.open_since, 2),
        (attack.crowd, 1),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
async def test_a_client_at_all_its_limits_does_not_double_what_others_wait(
    server: ServerProcess, doing: Attack, times: int
) -> None:
    for _ in range(ATTEMPTS):
        async with Browser(server) as somebody:
            table = await somebody.make("me", "here")
            async with somebody.page(table) as page:
                calm = await moves(page, 1.5)
                with attack.under(doing, server.port, "long", times):
                    await moves(page, 1.5)  # until the attack is under way
                    attacked = await moves(page, 3)
        if attacked < 2 * calm:
            return
    raise AssertionError(f"a move took {attacked * 1000:.1f} ms and {calm * 1000:.1f} ms without")


def memory(server: ServerProcess) -> int:
    """What the server has in memory, in MB."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) // 1024


async def test_pages_that_read_nothing_are_held_back_and_cost_no_memory(server: ServerProcess) -> None:
    """Eight sockets ask for the log 190 times each and read none of it: 8 × 190 × 0.3 MB would be 450 MB."""
    async with Browser(server) as somebody:
        table = await somebody.make("me", "here")
        async with somebody.page(table) as page:
            before = memory(server)
            pages = [attack.Silent(server.port, "long") for _ in range(8)]
            try:
                for _ in range(190):
                    for silent in pages:
                        silent.say('{"type": "log", "seat": null, "most": 400}')
                    await asyncio.sleep(0)
                await moves(page, 5)
                assert memory(server) < before + 60
            finally:
                for silent in pages:
                    silent.close()


async def test_unread_bytes_of_one_client_are_bounded_over_all_its_pages(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "UNREAD", 25_000)
    counted = Rates()
    closed: list[int] = []

    class Silent:
        scope: ClassVar[dict[str, object]] = {}

        async def send_data(self, *_: object, **__: object) -> None:
            await asyncio.Event().wait()

    boxes = [Outbox(Silent(), counted, client) for client in ("eve", "eve", "eve", "bob")]  # type: ignore[arg-type]
    for number, box in enumerate(boxes):
        box.sender.add_done_callback(lambda _, number=number: closed.append(number))  # type: ignore[misc]
    for _ in range(10):
        for box in boxes:
            box.send(b"x" * 1000)
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert closed == [1], "the one that would have passed the bound; what waited for it is forgotten"
    assert counted.unread == {"eve": 20_000, "bob": 10_000}
    for box in boxes:
        box.close()
    assert counted.unread == {}


# Whoever asks pays


DEI = f"/api/games/dei/packs/{find_game('dei').data}"
OWNER = {"edition": "first", "language": "uk", "box": "a-box"}
WORKED_OUT: dict[str, object] = {  # by path: what is sent, if anything
    "/api/games/dei/workshop/form": None,
    "/api/games/dei/workshop/order": None,
    "/api/games/dei/workshop/totals": None,
    DEI: None,
    f"{DEI}/file": None,
    "/api/games/dei/workshop/file": {"name": "box", "edits": [], "checked": [], "owner": OWNER},
    "/api/ladders/dei": None,
    "/api/contests/dei/results": None,
    "/api/tables": None,
}


@pytest.mark.parametrize("path", WORKED_OUT)
async def test_what_is_worked_out_or_looked_up_is_charged_to_whoever_asks(
    file_url: str, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "PROCESSOR", rates.Rate(1e-6, 1e-4))
    async with AsyncTestClient(make_app(Settings(store=file_url, bots=1))) as client:
        sent = WORKED_OUT[path]
        first = await (client.get(path) if sent is None else client.post(path, json=sent))
        assert first.status_code == 200, first.text
        assert (await client.get("/api/games")).status_code == 429


async def test_a_game_that_is_played_again_is_charged_to_whoever_asks(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For its record, and to play on from it."""
    await lay_campaign(file_url)
    monkeypatch.setattr(rates, "PROCESSOR", rates.Rate(1e-6, 0.05))
    app = make_app(Settings(store=file_url, bots=1))
    async with app.lifespan(), calling(app, "127.0.0.1") as client:
        await app.state.worker.tables.get("long")
        for method, path, sent in (
            ("GET", "/api/tables/long/record", None),
            ("POST", "/api/replays/long/play-on", {"at": 2000, "seat": 0}),
        ):
            app.state.worker.rates._allowances.clear()
            answer = await client.request(method, path, json=sent)
            assert answer.is_success, answer.text
            assert (await client.get("/api/games")).status_code == 429, path
