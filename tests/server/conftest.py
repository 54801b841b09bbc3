"""The server's tests run on real parts: a SQLite file, a PostgreSQL, a Redis, processes that are killed.

Nothing is mocked.
"""

import asyncio
import inspect
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from londinium.kernel import registry
from tests.server import postgres, redis_server
from tests.server.own import own, standing_or_own

LONGEST = 180  # seconds: a test that hangs ends; one on a busy machine does not


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**arguments), LONGEST))
    return True


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "store_url" in metafunc.fixturenames:
        kinds = ["sqlite", "postgresql"] if postgres.available() else ["sqlite"]
        metafunc.parametrize("store_url", kinds, indirect=True)
    if "store_and_bus" in metafunc.fixturenames:
        kinds = ["sqlite-redis"] if redis_server.available() else []
        if postgres.available():
            kinds += ["postgresql-postgresql"] + (["postgresql-redis"] if kinds else [])
        metafunc.parametrize("store_and_bus", kinds, indirect=True)


MISSING = {
    "postgres_url": (postgres.available, postgres.NOT_TESTED),
    "redis_url": (redis_server.available, redis_server.NOT_TESTED),
    "own_redis": (lambda: redis_server.program() is not None, redis_server.NOT_RESTARTED),
}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is not tested is left out, and the summary says so.

    It is said through the hook itself, since a warning would be an error here.
    """
    for fixture, (available, not_tested) in MISSING.items():
        if available():
            continue
        items[:] = [item for item in items if fixture not in getattr(item, "fixturenames", ())]
        warning = warnings.WarningMessage(UserWarning(not_tested), UserWarning, __file__, 1)
        config.hook.pytest_warning_recorded.call_historic(
            kwargs={"warning_message": warning, "when": "collect", "nodeid": "tests/server", "location": None}
        )


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with standing_or_own(postgres.standing(), postgres.OwnPostgres) as url:
        yield url


@pytest.fixture
def store_url(request: pytest.FixtureRequest, file_url: str) -> str:
    """An empty store: once a file, once a schema of a PostgreSQL."""
    return file_url if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """An empty schema, for what is about PostgreSQL alone."""
    with postgres.empty_schema(postgres_server) as url:
        yield url


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    """An empty store in a file, for what does not depend on the store."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with standing_or_own(redis_server.standing(), redis_server.OwnRedis) as url:
        yield url


@pytest.fixture
def own_redis() -> Iterator[redis_server.OwnRedis]:
    """A Redis that the test may stop."""
    with own(redis_server.OwnRedis) as server:
        yield server


@pytest.fixture
def store_and_bus(request: pytest.FixtureRequest, file_url: str) -> tuple[str, str]:
    """An empty store and a bus, in every pair that people run."""
    store, bus = request.param.split("-")
    url = file_url if store == "sqlite" else str(request.getfixturevalue("postgres_url"))
    return url, url if bus == "postgresql" else str(request.getfixturevalue("redis_url"))


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy game, known to the server of this process. The bots' own processes do not know it."""
    found, problems = registry._found()
    info = registry.GameInfo("toy", registry.KERNEL, "tests.toy", "Toy", Path(__file__).parents[1] / "toy_data")
    monkeypatch.setattr(registry, "_found", lambda: ({**found, "toy": info}, problems))
    return "toy"
