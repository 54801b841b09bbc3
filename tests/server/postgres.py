"""A real PostgreSQL for the tests: the one that answers on this machine, else one of our own from Debian's packages."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from uuid import uuid4

import psycopg
import sqlalchemy as sa

from tests.server.own import OwnServer

GIVEN = "LONDINIUM_TEST_POSTGRES"
STANDARD = "postgresql://root@127.0.0.1:5432/test"
NOT_TESTED = (
    "NOT TESTED: the store and the tables on PostgreSQL. None answers on 127.0.0.1:5432, Debian's package is not "
    f"installed (apt install postgresql), and {GIVEN} names no other. Only SQLite was tested."
)


@cache
def standing() -> str | None:
    """The URL of a server that is there already."""
    return os.environ.get(GIVEN) or (STANDARD if _answers(STANDARD) else None)


@cache
def programs() -> Path | None:
    """The folder with Debian's newest `initdb`."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


def available() -> bool:
    return standing() is not None or programs() is not None


class OwnPostgres(OwnServer):
    """A cluster of its own; PostgreSQL does not run as root, so root hands it over.

    SIGTERM waits for its clients, SIGINT sends them away.
    """

    name = "PostgreSQL"

    def __init__(self) -> None:
        super().__init__()
        bin = programs()
        assert bin is not None
        self.bin = bin
        if os.geteuid() == 0:
            self.user = "postgres" if _known("postgres") else "nobody"
            shutil.chown(self.folder, self.user)
        initdb = ["--pgdata", str(self.folder / "data"), "--auth", "trust", "--username", "root", "--no-sync"]
        subprocess.run(
            [bin / "initdb", *initdb], user=self.user, cwd=self.folder, check=True, capture_output=True, timeout=60
        )

    @property
    def url(self) -> str:
        return f"postgresql://root@127.0.0.1:{self.port}/postgres"

    def command(self) -> list[str]:
        settings = {"listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": self.folder}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [str(self.bin / "postgres"), "-D", str(self.folder / "data"), *options]

    def answers(self) -> bool:
        return _answers(self.url)


def _known(user: str) -> bool:
    import pwd

    return any(entry.pw_name == user for entry in pwd.getpwall())


def _answers(url: str) -> bool:
    try:
        psycopg.connect(url, connect_timeout=3).close()
    except psycopg.OperationalError:
        return False
    return True


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
