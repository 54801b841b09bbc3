"""The store: what it refuses, what it keeps, and that races are decided in it. On SQLite and on PostgreSQL."""

import asyncio
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from londinium.server import schema, store_opening
from londinium.server import store as store_module
from londinium.server.rows import EntryRow, SeatRow, Snapshot
from londinium.server.settings import CannotServe
from londinium.server.store import TOGETHER, Conflict, Store, Waiting
from tests.server.playing import lay


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store.open(url)
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def commits() -> Iterator[list[object]]:
    """Every commit of this process while it lasts."""
    seen: list[object] = []

    def saw(connection: sa.Connection) -> None:
        seen.append(connection)

    sa.event.listen(sa.Engine, "commit", saw)
    try:
        yield seen
    finally:
        sa.event.remove(sa.Engine, "commit", saw)


def played(seq: int, seat: int = 0, ask: int = 1, action: int = 0, table: str = "table") -> EntryRow:
    return EntryRow(table=table, seq=seq, kind="played", seat=seat, ask=ask, action=action)


async def numbers(store: Store, id: str = "table") -> list[int]:
    return [entry.seq for entry in await store.entries(id)]


# The log


async def test_a_number_of_the_log_is_given_once(store_url: str) -> None:
    async with opened(store_url) as store:
        await lay(store)
        await store.append(played(2, seat=0, action=5))
        with pytest.raises(Conflict):
            await store.append(played(2, seat=1, action=6))
        assert [(entry.seq, entry.seat, entry.action) for entry in await store.entries("table", 1)] == [(2, 0, 5)]


async def test_a_question_is_answered_once_whatever_the_number(store_url: str) -> None:
    async with opened(store_url) as store:
        await lay(store)
        await store.append(played(2, seat=0, ask=1, action=5))
        with pytest.raises(Conflict):
            await store.append(played(3, seat=0, ask=1, action=5))
        await store.append(played(3, seat=1, ask=1))
        await store.append(played(4, seat=0, ask=3))
        assert await numbers(store) == [1, 2, 3, 4]


async def test_entries_that_answer_nothing_do_not_exclude_each_other(store_url: str) -> None:
    async with opened(store_url) as store:
        await lay(store)
        for seq in (2, 3):
            await store.append(EntryRow(table="table", seq=seq, kind="undone", seat=0, more={"bots": [1]}))
        assert [entry.more for entry in await store.entries("table", 1)] == [{"bots": [1]}] * 2


async def test_the_same_number_at_another_table_is_another_number(store_url: str) -> None:
    async with opened(store_url) as store:
        for id in ("one", "two"):
            await lay(store, id=id)
            await store.append(played(2, table=id))
        assert await numbers(store, "one") == await numbers(store, "two") == [1, 2]


async def test_of_ten_that_write_the_same_number_at_once_one_succeeds(store_url: str) -> None:
    async with opened(store_url) as one, opened(store_url) as two:
        await lay(one)
        tries = [(one, two)[n % 2].append(played(2, seat=n)) for n in range(10)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert results.count(None) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 9
        assert await numbers(one) == [1, 2]


async def test_entries_that_arrive_together_are_committed_together(store_url: str) -> None:
    async with opened(store_url) as store:
        await lay(store)
        with commits() as seen:
            await asyncio.gather(*(store.append(played(seq, ask=seq)) for seq in range(2, 42)))
        assert len(seen) <= 2
        assert await numbers(store) == list(range(1, 42))


async def test_moves_that_come_soon_after_a_commit_share_the_next_and_one_alone_waits_for_none(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "GATHER", 0.5)
    async with opened(file_url) as store:
        await lay(store)
        await asyncio.sleep(0.5)
        insert, written = store._insert, list[int]()

        def counted(batch: Sequence[Waiting]) -> list[bool | Conflict | None]:
            written.append(len(batch))
            return insert(batch)

        monkeypatch.setattr(store, "_insert", counted)
        begun = time.monotonic()
        await store.append(played(2, ask=2))
        assert time.monotonic() - begun < 0.5
        soon = [asyncio.create_task(store.append(played(seq, ask=seq))) for seq in (3, 4)]
        await asyncio.sleep(0.05)
        await asyncio.gather(*soon, store.append(played(5, ask=5)))
        assert written == [1, 3]
        assert time.monotonic() - begun >= 0.5


async def test_one_conflict_does_not_spoil_the_others_of_its_commit(store_url: str) -> None:
    async with opened(store_url) as store:
        await lay(store)
        entries = [played(2, seat=0), played(2, seat=1), played(3, seat=0), played(3, seat=2)]
        with commits() as seen:
            results = await asyncio.gather(*map(store.append, entries), return_exceptions=True)
        assert len(seen) <= 2
        assert [type(result) for result in results] == [type(None), Conflict, Conflict, type(None)]
        assert [(entry.seq, entry.seat) for entry in await store.entries("table", 1)] == [(2, 0), (3, 2)]


async def test_workers_that_commit_for_the_same_tables_in_any_order_do_not_block_each_other(store_url: str) -> None:
    """A database that found them waiting for each other would throw away the moves of one of them."""
    async with opened(store_url) as one, opened(store_url) as two:
        ids = [f"t{n}" for n in range(8)]
        for id in ids:
            await lay(one, id=id)
        for seq in range(2, 12):
            tries = [one.append(played(seq, seat=1, ask=seq, table=id)) for id in ids]
            tries += [two.append(played(seq, seat=2, ask=seq, table=id)) for id in reversed(ids)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert results.count(None) == len(ids)
            assert sum(isinstance(result, Conflict) for result in results) == len(ids)


async def test_what_was_acknowledged_is_there_when_the_store_is_opened_again(store_url: str) -> None:
    async with opened(store_url) as store:
        await lay(store, options={"powers": True})
        await store.append(played(2, seat=1, action=17))
        before = await store.table("table"), await store.entries("table")
    async with opened(store_url) as store:
        assert (await store.table("table"), await store.entries("table")) == before
        assert before[1][0].seed == 7
        assert before[0] is not None
        assert before[0][0].options["powers"] is True


async def test_a_table_is_started_with_its_first_entry_or_not_at_all(store_url: str) -> None:
    """Otherwise a server that dies between the two leaves a table that can neither be played nor be started."""
    async with opened(store_url) as store:
        await lay(store, started=False)
        await store.append(EntryRow(table="table", seq=1, kind="started", seed=1))
        found = await store.table("table")
        assert found is not None
        assert found[0].status == "playing"


# Opening


def test_the_migrations_make_the_schema_from_an_empty_database(store_url: str) -> None:
    Store.open(store_url).dispose()
    engine = sa.create_engine(sa.make_url(store_url).set(drivername=_driver(store_url)))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        unique = sa.inspect(connection).get_unique_constraints("entries")
    engine.dispose()
    assert [constraint["column_names"] for constraint in unique] == [["table", "seat", "ask"]]


def _driver(url: str) -> str:
    return "sqlite" if url.startswith("sqlite") else "postgresql+psycopg"


async def test_opening_a_store_a_second_time_changes_nothing(store_url: str) -> None:
    async with opened(store_url) as store:
        await lay(store)
        secret = await store.setting("secret", lambda: "first")
        async with opened(store_url) as again:
            assert await again.setting("secret", lambda: "second") == secret == "first"
            assert await numbers(again) == [1]


SETTING = """
import asyncio, sys
from londinium.server.store import Store
print("ready", flush=True)
sys.stdin.readline()
store = Store.open(sys.argv[1])
print(asyncio.run(store.setting("secret", lambda: sys.argv[2])))
store.dispose()
"""


def test_processes_that_open_an_empty_store_at_once_agree_on_its_settings(store_url: str) -> None:
    pipe = subprocess.PIPE
    commands = [[sys.executable, "-c", SETTING, store_url, f"made by {n}"] for n in (1, 2)]
    processes = [subprocess.Popen(one, stdin=pipe, stdout=pipe, stderr=pipe, text=True) for one in commands]
    try:
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n", process.communicate()
        for process in processes:
            assert process.stdin is not None
            process.stdin.write("\n")
            process.stdin.flush()
        said = [process.communicate(timeout=30) for process in processes]
    finally:
        for process in processes:
            process.kill()
            process.wait()
    assert [errors for _, errors in said] == ["", ""]
    assert said[0][0] == said[1][0]
    assert said[0][0] in ("made by 1\n", "made by 2\n")


async def test_a_commit_of_the_file_is_on_the_disk(file_url: str) -> None:
    async with opened(file_url) as store:
        modes = await store._read(
            lambda connection: [
                connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
            ]
        )
        assert modes == ["wal", 2]  # 2: full


def test_what_is_no_store_is_refused_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("This is no database, and longer than the header of one. " * 20)
    (tmp_path / "folder").mkdir()
    for url in (
        "",
        "tables.db",
        "mysql://localhost/tables",
        "postgresql://localhost:port/tables",
        "postgresql://localhost/tables?colour=green",
        "postgresql://127.0.0.1:1/tables",
        "postgresql://nowhere.invalid/tables",
        f"sqlite:///{tmp_path}/file",
        f"sqlite:///{tmp_path}/folder",
        f"sqlite:///{tmp_path}/file/tables.db",
        "sqlite:////proc/nowhere/tables.db",
    ):
        with pytest.raises(CannotServe) as refused:
            Store.open(url)
        _is_a_sentence(str(refused.value))


def test_a_postgresql_that_refuses_is_named_without_its_password(postgres_url: str) -> None:
    url = sa.make_url(postgres_url).set(password="hush", database="there-is-none")
    with pytest.raises(CannotServe) as refused:
        Store.open(url.render_as_string(hide_password=False))
    _is_a_sentence(str(refused.value))
    assert "there-is-none" in str(refused.value)
    assert "hush" not in str(refused.value)


def test_a_postgresql_that_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_opening, "LOCK_SECONDS", 2)
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(CannotServe) as refused:
        Store.open(f"postgresql://127.0.0.1:{silent.getsockname()[1]}/tables")
    _is_a_sentence(str(refused.value))


def _is_a_sentence(text: str) -> None:
    assert text.startswith("The store ")
    assert text.endswith(".")
    assert not text.endswith("..")
    assert "\n" not in text


def test_a_file_in_the_home_folder_can_be_named_by_its_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    Store.open("sqlite:///~/games/tables.db").dispose()
    assert (tmp_path / "games" / "tables.db").is_file()


# Tables and seats


async def test_a_seat_is_taken_once_when_ten_take_it_at_the_same_moment(store_url: str) -> None:
    async with opened(store_url) as one, opened(store_url) as two:
        await lay(one, started=False)
        await one.put_seat("table", SeatRow(seat=1, kind="open", name=""))
        people = [f"person-{n}" for n in range(10)]
        took = await asyncio.gather(
            *((one, two)[n % 2].take_seat("table", 1, name, name) for n, name in enumerate(people))
        )
        assert took.count(True) == 1
        found = await two.table("table")
        assert found is not None
        winner = people[took.index(True)]
        assert found[1][1] == SeatRow(seat=1, kind="person", name=winner, holders=frozenset({winner}))


async def test_a_link_that_is_opened_twice_at_once_gives_the_seat_once(store_url: str) -> None:
    async with opened(store_url) as one, opened(store_url) as two:
        await lay(one)
        await asyncio.gather(*(store.add_holder("table", 0, "phone", 0) for store in (one, two) * 5))
        found = await one.table("table")
        assert found is not None
        assert found[1][0].holders == {"ann", "phone"}


async def test_tables_are_found_by_who_sits_there_and_by_what_they_wait_for(store_url: str) -> None:
    async with opened(store_url) as store:
        await lay(store, id="people")
        await lay(store, 3, id="bots", bots={1: "easy", 2: "hard"})
        await lay(store, id="over", bots={0: "easy"})
        await store.change_table("over", status="over", due=None)
        assert await store.table("none") is None
        assert {row.id for row, _ in await store.tables_of("ben")} == {"people", "over"}
        assert {row.id for row, _ in await store.public_tables()} == {"people", "bots"}
        assert await store.take_due(time.time()) == ["bots"]


# Snapshots


async def test_of_a_table_the_last_snapshot_is_kept(store_url: str) -> None:
    async with opened(store_url) as store:
        await lay(store)
        assert await store.snapshot("table") is None
        for seq in (40, 80):
            store.put_snapshot("table", Snapshot(seq=seq, state=b"\x00\xff", more={"asks": [None, seq]}))
        last = Snapshot(seq=80, state=b"\x00\xff", more={"asks": [None, 80]})
        assert await store.snapshot("table") == last
        async with opened(store_url) as another:
            assert await another.snapshot("table") is None, "it waits for others"
            await asyncio.sleep(2 * TOGETHER)
            assert await another.snapshot("table") == last
        assert await store.snapshot("table") == last


async def test_snapshots_that_wait_are_kept_when_a_store_is_closed(store_url: str) -> None:
    snapshot = Snapshot(seq=40, state=b"state", more={})
    async with opened(store_url) as store:
        await lay(store)
        store.put_snapshot("table", snapshot)
    async with opened(store_url) as store:
        assert await store.snapshot("table") == snapshot


async def test_workers_that_make_the_same_snapshot_do_not_disturb_each_other(store_url: str) -> None:
    async with opened(store_url) as one, opened(store_url) as two:
        await lay(one)
        snapshot = Snapshot(seq=40, state=b"state", more={})
        for _ in range(5):
            for store in (one, two):
                store.put_snapshot("table", snapshot)
            await asyncio.gather(one.keep_snapshots(), two.keep_snapshots())
        assert await one.snapshot("table") == snapshot
