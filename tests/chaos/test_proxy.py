"""The proxy does to connections what it says."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.chaos.proxy import Proxy


@asynccontextmanager
async def proxied() -> AsyncIterator[Proxy]:
    """A proxy in front of a server that says back what it hears."""

    async def echo(connection: ServerConnection) -> None:
        async for text in connection:
            await connection.send(text)

    async with serve(echo, "127.0.0.1", 0, compression=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with Proxy(port, sockets=True) as proxy:
            yield proxy


def opened(proxy: Proxy) -> connect:
    return connect(f"ws://127.0.0.1:{proxy.port}", compression=None, proxy=None, close_timeout=0.2)


def with_page(check: Callable[[Proxy, ClientConnection], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(20), proxied() as proxy, opened(proxy) as page:
            await page.send("hello")
            assert await page.recv() == "hello"
            await check(proxy, page)

    asyncio.run(run())


def test_messages_are_doubled_until_it_is_calm() -> None:
    async def check(proxy: Proxy, page: ClientConnection) -> None:
        proxy.frames = "double"
        await page.send("a" * 70_000)  # each of the three ways to write a length
        await page.send("b" * 200)
        await page.send("c")
        assert [str(await page.recv())[0] for _ in range(6)] == ["a", "a", "b", "b", "c", "c"]
        proxy.calm()
        await page.send("once")
        await page.send("end")
        assert [await page.recv(), await page.recv()] == ["once", "end"]

    with_page(check)


def test_messages_change_places_and_a_single_one_is_not_kept() -> None:
    async def check(proxy: Proxy, page: ClientConnection) -> None:
        proxy.frames = "reorder"
        await page.send("first")
        await page.send("second")
        assert [await page.recv(), await page.recv()] == ["second", "first"]
        await page.send("alone")
        assert await page.recv() == "alone"

    with_page(check)


def test_a_connection_is_cut_and_the_next_one_refused() -> None:
    async def check(proxy: Proxy, page: ClientConnection) -> None:
        proxy.refuses = True
        proxy.cut()
        with pytest.raises(ConnectionClosed):
            await page.recv()
        with pytest.raises((OSError, EOFError, InvalidMessage)):
            await opened(proxy)
        proxy.calm()
        async with opened(proxy) as again:
            await again.send("back")
            assert await again.recv() == "back"

    with_page(check)


def test_what_is_held_up_comes_later_and_what_is_delayed_takes_its_time() -> None:
    async def check(proxy: Proxy, page: ClientConnection) -> None:
        loop = asyncio.get_running_loop()
        proxy.hold_up()
        await page.send("held")
        answer = asyncio.create_task(page.recv())
        done, _ = await asyncio.wait([answer], timeout=0.3)
        assert not done
        proxy.calm()
        assert await answer == "held"
        proxy.delay = 0.2
        begun = loop.time()
        await page.send("slow")
        assert await page.recv() == "slow"
        assert loop.time() - begun >= 0.4, "there and back"

    with_page(check)
