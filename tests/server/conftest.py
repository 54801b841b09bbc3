"""The server's tests run on real parts: a SQLite file, a PostgreSQL, processes that are killed. Nothing is mocked."""

import asyncio
import inspect
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from londinium.kernel import registry
from tests.server import postgres

LONGEST = 60  # seconds; a test that waits for ever fails instead


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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is not tested is left out, and the summary says so.

    It is said through the hook itself, since a warning would be an error here.
    """
    if postgres.available():
        return
    items[:] = [item for item in items if "postgres_url" not in getattr(item, "fixturenames", ())]
    warning = warnings.WarningMessage(UserWarning(postgres.NOT_TESTED), UserWarning, __file__, 1)
    config.hook.pytest_warning_recorded.call_historic(
        kwargs={"warning_message": warning, "when": "collect", "nodeid": "tests/server", "location": None}
    )


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres.server() as url:
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


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy game, known to the server of this process. The bots' own processes do not know it."""
    monkeypatch.setitem(registry.GAMES, "toy", ("tests.toy", "Toy"))
    return "toy"
