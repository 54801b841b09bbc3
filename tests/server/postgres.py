"""A real PostgreSQL for the tests: the one that answers on this machine, else one of our own from Debian's packages."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from uuid import uuid4

import psycopg
import sqlalchemy as sa

GIVEN = "LONDINIUM_TEST_POSTGRES"
STANDARD = "postgresql://root@127.0.0.1:5432/test"
NOT_TESTED = (
    "NOT TESTED: the store and the tables on PostgreSQL. None answers on 127.0.0.1:5432, Debian's package is not "
    f"installed (apt install postgresql), and {GIVEN} names no other. Only SQLite was tested."
)


@cache
def standing() -> str | None:
    """The URL of a server that is there already."""
    given = os.environ.get(GIVEN)
    if given:
        return given
    try:
        psycopg.connect(STANDARD, connect_timeout=3).close()
    except psycopg.OperationalError:
        return None
    return STANDARD


@cache
def programs() -> Path | None:
    """The folder with Debian's newest `initdb`."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


def available() -> bool:
    return standing() is not None or programs() is not None


@contextmanager
def server() -> Iterator[str]:
    """The URL of a database in which schemas can be made."""
    url = standing()
    if url:
        yield url
    else:
        with _own() as url:
            yield url


@contextmanager
def _own() -> Iterator[str]:
    """A cluster in a temporary folder; PostgreSQL does not run as root, so root hands it to somebody else."""
    bin = programs()
    assert bin is not None
    user = ("postgres" if _known("postgres") else "nobody") if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="londinium-pg-"))
    try:
        if user:
            shutil.chown(folder, user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        data = folder / "data"
        initdb = [bin / "initdb", "--pgdata", data, "--auth", "trust", "--username", "root", "--no-sync"]
        subprocess.run(initdb, user=user, cwd=folder, check=True, capture_output=True, timeout=60)
        settings = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": folder}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [bin / "postgres", "-D", data, *options], user=user, cwd=folder, stdout=log, stderr=log
            )
        try:
            url = f"postgresql://root@127.0.0.1:{port}/postgres"
            _wait(url, folder / "log")
            yield url
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _known(user: str) -> bool:
    import pwd

    return any(entry.pw_name == user for entry in pwd.getpwall())


def _wait(url: str, log: Path) -> None:
    for _ in range(150):
        try:
            psycopg.connect(url, connect_timeout=2).close()
        except psycopg.OperationalError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"PostgreSQL does not answer:\n{log.read_text()}")


@contextmanager
def empty_schema(url: str) -> Iterator[str]:
    """The URL of an empty schema, dropped afterwards."""
    name = f"londinium_{uuid4().hex[:16]}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}")
    try:
        made = sa.make_url(url).update_query_dict({"options": f"-csearch_path={name}"})
        yield made.render_as_string(hide_password=False)
    finally:
        with psycopg.connect(url, autocommit=True) as connection:  # and copies of it, made before an upgrade
            copies = connection.execute("SELECT nspname FROM pg_namespace WHERE starts_with(nspname, %s)", [f"{name}_"])
            for schema in (name, *(row[0] for row in copies.fetchall())):
                connection.execute(f"DROP SCHEMA {schema} CASCADE")
