"""An older database is upgraded in place after a copy was made; one that cannot be is left as it is."""

import json
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.operations import Operations

from londinium.kernel.registry import game as find_game
from londinium.server import gather, schema, store_opening
from londinium.server.live import LiveTable
from londinium.server.people import attempts, devices, earlier, games, profiles
from londinium.server.people.calendar import DAILY, Contest
from londinium.server.settings import CannotServe
from londinium.server.store import Store
from londinium.server.tables import Tables
from tests.server.playing import Page, play, until, worker

GAME = find_game("next-station")


def older(url: str, tables: int = 2) -> list[tuple[int, int]]:
    """A database as the first release left it: tables in the middle of a game; what was played at the first."""
    engine, _ = store_opening.make_engine(url)
    try:
        with engine.begin() as connection:
            command.upgrade(store_opening._alembic(connection), "0001")
            first, *_ = [fill(connection, f"t{number}", bots=(number % 2 + 2,)) for number in range(tables)]
            return first
    finally:
        engine.dispose()


def fill(connection: sa.Connection, id: str, bots: tuple[int, ...]) -> list[tuple[int, int]]:
    """Four seats: one had a bot from the start, another was given to one in the middle of the game."""

    def insert(table: str, /, **values: Any) -> None:
        columns: list[sa.ColumnClause[Any]] = [sa.column(name) for name in values]
        connection.execute(sa.insert(sa.table(table, *columns)).values(**values))

    options = json.dumps(msgspec.to_builtins(GAME.options()))
    insert(
        "tables", id=id, game=GAME.id, version=GAME.version, data=GAME.data, options=options, players=4, public=True,
        status="playing", host="ann", created=5.0, next=None,
    )  # fmt: skip
    for seat in range(4):
        kind = "bot" if seat in (*bots, 1) else "person"
        insert("seats", table=id, seat=seat, kind=kind, name=f"p{seat}", bot="easy" if kind == "bot" else None)
        if seat not in bots:
            insert("holders", table=id, seat=seat, holder=f"p{seat}")
    state, rng, asks, seq = GAME.new(4, 99, None), Random(3), [1, 1, 1, 1], 1
    entry = {"table": id, "seat": None, "ask": None, "action": None, "seed": None, "more": "{}", "at": 6.0}
    insert("entries", **entry | {"seq": 1, "kind": "started", "seed": 99})
    for number in range(10):
        seat = state.to_act[0]
        action = rng.choice(state.legal(seat))
        seq += 1
        insert("entries", **entry | {"seq": seq, "kind": "played", "seat": seat, "ask": asks[seat], "action": action})
        before = state.to_act
        state.play(seat, action)
        asks = [seq if s in state.to_act and (s == seat or s not in before) else ask for s, ask in enumerate(asks)]
        if number == 4:
            seq += 1
            insert("entries", **entry | {"seq": seq, "kind": "taken", "seat": 1})
    insert("snapshots", table=id, seq=5, state=b"old", more=json.dumps({"asks": [], "recent": []}))
    insert("settings", name=f"secret of {id}", value="kept")
    return list(state.past or ())


def everything(url: str, schema: str | None = None) -> dict[str, list[Any]]:
    """Every row of every table."""
    engine, _ = store_opening.make_engine(url)
    with engine.connect() as connection:
        names = sa.inspect(connection).get_table_names(schema=schema)
        found = {
            name: sorted(
                map(str, connection.execute(sa.select(sa.text("*")).select_from(sa.table(name, schema=schema))))
            )
            for name in names
        }
    engine.dispose()
    return found


async def test_an_older_database_is_upgraded_and_its_games_go_on(store_url: str) -> None:
    past = older(store_url)
    async with worker(store_url) as tables:
        await tables.due.look()
        live = await tables.get("t0")
        assert live.state is not None
        assert (live.state.past or [])[: len(past)] == past
        assert live.position.stopped is None
        assert live.position.bots == {1, 2}, "one from the start, one since an entry of the log"
        assert (await tables.store.entries("t0"))[0].more == {"bots": [2]}
        assert (live.row.clock, live.row.gone) == (None, "bot")
        page = await Page(tables, live, "p0").open()
        await play_out(tables, live)
        assert page.now["result"]
        assert await tables.store.setting("secret of t0", lambda: "made anew") == "kept"


async def play_out(tables: Tables, live: LiveTable) -> None:
    """The people of an older table play it to its end, and so do its bots."""
    await until(lambda: all(seat not in live.position.bots for seat in live.position.owing))
    rng = Random(1)
    for _ in range(400):
        await until(lambda: live.position.over or any(seat in (0, 3) for seat in live.position.owing))
        if live.position.over:
            break
        seat = next(seat for seat in live.position.owing if seat in (0, 3))
        assert live.state is not None
        await play(tables, live, seat, rng.choice(live.state.legal(seat)))


async def test_the_components_of_older_tables_are_kept_from_now_on(store_url: str) -> None:
    older(store_url)
    async with worker(store_url, awake=True) as tables:
        assert await tables.store.pack(GAME.id, GAME.data) == GAME.export()
        assert await tables.store.without_pack() == []


def test_a_copy_of_the_file_is_made_before(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    older(url)
    before = everything(url)
    Store.open(url).dispose()
    copy = tmp_path / "tables.db.before-0014"
    assert everything(f"sqlite:///{copy}") == before
    Store.open(url).dispose()
    assert [path.name for path in tmp_path.glob("*before*")] == [copy.name], "once"
    assert set(everything(url)) - set(before) == {
        *("packs", "talk", "presences", "records", "invitations", "analyses"),
        *("results", "profiles", "contests", "attempts", "passkeys", "challenges"),
        *("reminders", "nudges", "posted", "checks", "checkers", "check_answers"),
        *("ladders", "ratings", "rated_games", "rated_seats", "seekers", "joined", "finished", "meetings"),
        *("tournaments", "tournament_players", "tournament_boards", "tournament_seats"),
    }


def test_a_copy_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    older(url)
    (tmp_path / "tables.db.before-0014").write_text("precious")
    Store.open(url).dispose()
    assert (tmp_path / "tables.db.before-0014").read_text() == "precious"
    assert everything(f"sqlite:///{tmp_path}/tables.db.before-0014-2")["tables"]


def test_the_tables_of_postgresql_are_copied_into_a_schema_before(postgres_url: str) -> None:
    older(postgres_url)
    before = everything(postgres_url)
    store = Store.open(postgres_url)
    with store.engine.connect() as connection:
        own = connection.execute(sa.select(sa.func.current_schema())).scalar()
    store.dispose()
    assert everything(postgres_url, f"{own}_before_0014") == before


def test_an_empty_database_needs_no_copy(tmp_path: Path) -> None:
    Store.open(f"sqlite:///{tmp_path}/tables.db").dispose()
    assert not list(tmp_path.glob("*before*"))


def test_a_migration_that_cannot_run_changes_nothing(
    store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older(store_url)
    before = everything(store_url)
    made = Operations.create_table

    def fail(self: Any, name: str, *columns: Any, **more: Any) -> Any:
        if name == "talk":
            raise RuntimeError("the disk is full.\nand more of it")
        return made(self, name, *columns, **more)

    monkeypatch.setattr("alembic.op.create_table", lambda *args, **more: fail(opening_operations(), *args, **more))
    with pytest.raises(CannotServe) as refused:
        Store.open(store_url)
    sentence = str(refused.value)
    assert sentence.endswith("was left as it is: the disk is full.")
    assert "from revision 0001 to 0014" in sentence
    assert "\n" not in sentence
    assert everything(store_url) == before
    assert not list(tmp_path.glob("*before*"))


def opening_operations() -> Any:
    import alembic.op

    return alembic.op._proxy  # type: ignore[attr-defined]


def test_a_database_of_a_newer_londinium_stops_the_start_and_is_not_touched(store_url: str) -> None:
    Store.open(store_url).dispose()
    engine, _ = store_opening.make_engine(store_url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0099'")
    engine.dispose()
    before = everything(store_url)
    with pytest.raises(CannotServe, match="made by a newer Londinium: it is at revision 0099, and this one knows"):
        Store.open(store_url)
    assert everything(store_url) == before


OPEN = """
import sys
from londinium.server.store import Store
from londinium.server.tables import Tables
print("ready", flush=True)
sys.stdin.readline()
Store.open(sys.argv[1]).dispose()
print("opened")
"""


def test_of_processes_that_start_at_once_one_upgrades_and_the_others_wait(store_url: str, tmp_path: Path) -> None:
    older(store_url, 40)
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    processes = [subprocess.Popen([sys.executable, "-c", OPEN, store_url], text=True, **pipes) for _ in range(3)]
    try:
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n", process.communicate()
        for process in processes:
            assert process.stdin is not None
            process.stdin.write("\n")
            process.stdin.flush()
        said = [process.communicate(timeout=50) for process in processes]
    finally:
        for process in processes:
            process.kill()
            process.wait()
    assert said == [("opened\n", "")] * 3
    if store_url.startswith("sqlite"):
        assert len(list(tmp_path.glob("*before*"))) == 1


def test_whoever_writes_to_the_file_is_waited_for(tmp_path: Path) -> None:
    """Another program has the file for a moment: the upgrade comes after it."""
    url = f"sqlite:///{tmp_path}/tables.db"
    older(url)
    script = (
        "import sqlite3, sys, time; c = sqlite3.connect(sys.argv[1]); c.execute('BEGIN IMMEDIATE'); "
        "print('held', flush=True); time.sleep(1.5); c.commit()"
    )
    command_line = [sys.executable, "-c", script, str(tmp_path / "tables.db")]
    with subprocess.Popen(command_line, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        begun = time.monotonic()
        Store.open(url).dispose()
        assert time.monotonic() - begun > 0.5
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0014",)]
    connection.close()


async def test_attempts_at_daily_games_stay_what_they_were(store_url: str) -> None:
    """From before there were weekly games beside them."""
    older(store_url)
    engine, _ = store_opening.make_engine(store_url)
    with engine.begin() as connection:
        command.upgrade(store_opening._alembic(connection), "0011")
        for statement in (
            "INSERT INTO days VALUES ('2026-11-16', 'next-station', 'abc', '{\"hard\": 95}')",
            "INSERT INTO attempts VALUES ('2026-11-16', 'ann', 't0', true, 9.5, 88, 7.5)",
        ):
            connection.exec_driver_sql(statement)
    engine.dispose()
    store = Store.open(store_url)
    contest = Contest(DAILY, "2026-11-16")
    assert await attempts.opened(store, contest) == attempts.Opened("abc", {"hard": 95}, None)
    found = await attempts.attempt(store, contest, "ann")
    assert found is not None
    assert (found.table, found.score) == ("t0", 88)
    await store.close()


async def test_seats_of_an_older_store_are_profiles_with_their_games(store_url: str) -> None:
    """Whoever held a seat is somebody: with games, figures and head to head, and a name and a sign for the asking."""
    older(store_url)
    async with worker(store_url) as tables:
        live = await tables.get("t0")
        assert [game.table for game in (await games.read(tables.store, "p0")).games] == ["t1", "t0"]
        await tables.due.look()
        await play_out(tables, live)
        assert live.state is not None
        over = sa.update(schema.tables).where(schema.tables.c.id == "t0").values(over_at=None, actions=None)

        def before_results(connection: sa.Connection) -> None:
            for table in (schema.results, schema.finished, schema.meetings):
                connection.execute(sa.delete(table))
            connection.execute(over)

        await tables.store.transact(before_results)
        assert await games.figures(tables.store, "p0") == []
        assert await earlier.write_results(tables) == 1
        told = {game.table: game for game in (await games.read(tables.store, "p0")).games}
        assert [(seat.name, seat.mine) for seat in told["t0"].seats if seat.kind == "person"] == [
            *(("p0", True), ("p3", False))
        ]
        assert (told["t0"].status, told["t1"].status) == ("over", "playing")
        [figures] = await games.figures(tables.store, "p0")
        assert (figures.all.games, figures.all.best) == (1, live.state.outcome()["scores"][0])
        assert [(one.name, one.games) for one in await games.friends(tables.store, "p0")] == [("p3", 1)]
        assert await profiles.take_name(tables.store, "p0", "p0", "rose") == "p0"
        await devices.join(tables, "p3", "p0")
        assert [seat.mine for seat in (await games.read(tables.store, "p0")).games[1].seats] == [
            *(True, False, False, True)
        ]


async def test_a_record_comes_out_of_a_game_that_began_before_the_upgrade(file_url: str) -> None:
    past = older(file_url)
    async with worker(file_url) as tables:
        live = await tables.get("t0")
        for seat in (0, 3):
            await gather.leave(tables, live, seat)
        await until(lambda: live.position.over)
        record = await gather.record(tables, live)
        assert [tuple(action) for action in record["actions"][: len(past)]] == past
