"""For whoever runs it: logs that a machine reads, health, and what is counted."""

import json
import logging
import math
import re
from pathlib import Path

import pytest
import sqlalchemy as sa

from londinium.server import logs
from londinium.server.app import make_app
from londinium.server.bus import Redis
from londinium.server.settings import Settings
from tests.server.playing import Page, lay, until
from tests.server.process import Browser, Player, free_port, serving
from tests.server.test_rates import calling


async def test_logs_and_figures_of_a_server_that_was_played_on(file_url: str, tmp_path: Path) -> None:
    with serving(file_url, tmp_path / "log", "--log", "json") as server:
        async with Browser(server) as ann:
            id = await ann.make("me", "bot")
            async with ann.page(id) as page:
                await page.now(0)
                counted = server.read("/metrics").text
                assert "londinium_sockets 1.0" in counted
                assert "londinium_tables_in_memory 1.0" in counted
            await Player(ann, id, 0, 1).play()
            record = await ann.get(f"/api/tables/{id}/record")
            cookie = ann.cookie
        counted = server.read("/metrics").text
        lines = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
    figures = dict(re.findall(r"^(londinium_\S+) (\S+)$", counted, re.MULTILINE))
    moves = len(record["actions"])
    assert float(figures['londinium_moves_total{kind="started"}']) == 1
    assert float(figures['londinium_moves_total{kind="played"}']) == moves
    bots = sum(seat == 1 for seat, _ in record["actions"])
    assert float(figures["londinium_bot_decisions_total"]) == bots
    assert float(figures["londinium_bot_fallbacks_total"]) == 0
    assert float(figures["londinium_move_seconds_count"]) == moves - bots, "each move of the person was timed"
    assert 0 < float(figures["londinium_move_seconds_sum"]) < 60
    assert float(figures["londinium_store_batch_count"]) > 0
    logged = [json.loads(line) for line in lines]
    assert {"time", "level", "logger", "message"} <= set.intersection(*(set(line) for line in logged))
    assert [line["message"] for line in logged if line.get("table") == id] == ["a game began", "a game is over"]
    for secret in (str(record["seed"]), cookie or "none"):
        assert secret not in "\n".join(lines)


async def test_figures_are_for_this_machine_alone(file_url: str) -> None:
    app = make_app(Settings(store=file_url, bots=1))
    async with app.lifespan():
        for client, headers, status in (
            ("127.0.0.1", {}, 200),
            ("::1", {}, 200),
            ("203.0.113.7", {}, 404),
            ("127.0.0.1", {"X-Forwarded-For": "203.0.113.7"}, 404),
            ("127.0.0.1", {"Via": "1.1 proxy"}, 404),
            ("127.0.0.1", {"Host": "games.example.org"}, 404),
            ("127.0.0.1", {"Host": "127.0.0.1:8000"}, 200),
        ):
            async with calling(app, client) as caller:
                answer = await caller.get("/metrics", headers=headers)
                assert answer.status_code == status, (client, headers)


async def test_health_says_what_is_wrong(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(Settings(store=file_url, bots=1))
    async with app.lifespan(), calling(app, "203.0.113.7") as caller:
        answer = await caller.get("/api/health")
        assert (answer.status_code, answer.json()) == (200, {"store": "ok", "bus": "ok", "bots": "ok"})
        here = app.state.worker
        here.pool.failures = 3
        answer = await caller.get("/api/health")
        assert answer.status_code == 503
        assert answer.json() == {"store": "ok", "bus": "ok", "bots": "the last 3 decisions were fallbacks"}
        here.pool.failures = 0
        bus = Redis(f"redis://127.0.0.1:{free_port()}", "me", "channel")
        monkeypatch.setattr(here.tables, "bus", bus)
        await bus.open(here.tables.hear)
        await until(lambda: bus.problem is not None)
        answer = await caller.get("/api/health")
        assert answer.status_code == 503
        assert answer.json()["bus"].startswith("the connection is lost")
        await bus.close()
        monkeypatch.undo()

        async def fail(work: object) -> None:
            raise sa.exc.OperationalError("secret", {}, Exception("secret"))

        monkeypatch.setattr(here.store, "_run", fail)
        here.checked = -math.inf
        answer = await caller.get("/api/health")
        monkeypatch.undo()
        assert answer.status_code == 503
        assert answer.json()["store"] == "nothing can be written (OperationalError)"


async def test_a_store_that_fails_lets_the_page_go_and_tells_no_parameters(
    file_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """An error of the database is logged with its sentence; what it was about, a seed say, is not."""
    app = make_app(Settings(store=file_url, bots=1))
    async with app.lifespan():
        tables = app.state.worker.tables
        await lay(tables.store, started=False)
        live = await tables.get("table")
        await Page(tables, live, "ann").open()
        with tables.store.engine.begin() as connection:
            connection.exec_driver_sql(
                "CREATE TRIGGER fail BEFORE INSERT ON entries BEGIN INSERT INTO nowhere VALUES (1); END"
            )
        async with calling(app, "203.0.113.7") as caller:
            caller.cookies.set("londinium", "x.y")
            answer = await caller.post(
                "/api/tables", json={"game": "next-station", "seats": [{"kind": "bot"}], "start": True}
            )
            assert answer.status_code == 503
            assert answer.json()["key"] == "web-error-store"
    formatter = logs.Json()
    text = "\n".join(formatter.format(record) for record in caplog.records)
    assert "the store failed a request: OperationalError: no such table: main.nowhere" in text
    assert re.search(r"\d{15,}", text) is None, "no seed"


def test_a_line_has_the_named_fields_and_no_others() -> None:
    record = logging.makeLogRecord(
        {
            "name": "londinium.x",
            "levelname": "INFO",
            "msg": "a %s thing",
            "args": ("small",),
            "table": "t",
            "seat": 2,
            "seed": 5,
        }
    )
    line = json.loads(logs.Json().format(record))
    assert (line["message"], line["level"], line["table"], line["seat"]) == ("a small thing", "info", "t", 2)
    assert "seed" not in line
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line["time"])
    assert logs.Text().format(record).endswith("info: a small thing (table t, seat 2)")
