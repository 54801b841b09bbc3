"""Start the server: a free port, the addresses for this machine and for others, the store, and the workers."""

import os
import shutil
import socket
import tempfile
from pathlib import Path

import uvicorn
from rich.console import Console
from uvicorn.supervisors import Multiprocess

from londinium.server import logs
from londinium.server.bus import check_bus
from londinium.server.metrics import FOLDER
from londinium.server.opening import CannotServe
from londinium.server.settings import Settings
from londinium.server.store import Store

PORTS = 50  # tried one after the other
HUNG = 30  # seconds without a sign of life after which a worker is replaced


def run(
    host: str,
    port: int,
    store: str | None = None,
    bus: str = "memory",
    workers: int = 1,
    log: str = "text",
    limits: float = 1.0,
) -> None:
    """Serve until Ctrl-C."""
    bots = max(1, ((os.cpu_count() or 2) - 1) // workers)
    settings = Settings(store=store or default_store(), bus=bus, workers=workers, bots=bots, log=log, limits=limits)
    check_bus(settings.bus, settings.store, workers)
    listening = free_socket(host, port)
    port = listening.getsockname()[1]
    Store.open(settings.store).dispose()  # what is wrong with it is said before anything else, and it is upgraded once
    logs.set_up(log)
    console = Console(highlight=False)
    console.print(f"Londinium is open: [bold]http://localhost:{port}[/bold]")
    if host in ("0.0.0.0", "::"):
        console.print(f"For others in the same network: [bold]http://{own_address()}:{port}[/bold]")
    console.print("[dim]Ctrl-C closes it; games go on where they were at the next start.[/dim]")
    if workers == 1:
        from londinium.server.app import make_app

        uvicorn.Server(config(make_app(settings))).run([listening])
        return
    settings.hand_over()
    counted = tempfile.mkdtemp(prefix="londinium-metrics-")
    os.environ[FOLDER] = counted
    try:
        Workers(config("londinium.server.app:worker_app", workers=workers), [listening]).run()
    finally:
        shutil.rmtree(counted, ignore_errors=True)


class Workers(Multiprocess):
    """Workers that are replaced as soon as they die."""

    def keep_subprocess_alive(self) -> None:
        """Look after every worker.

        The end of a worker's pipe that stays open here would hide its death from who waits for its sign of life, and
        for so long nobody would be replaced and no Ctrl-C be heard.
        """
        for process in self.processes:
            process.child_conn.close()
        super().keep_subprocess_alive()


def config(app: object, workers: int = 1) -> uvicorn.Config:
    from londinium.server.app import MAX_BODY

    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        factory=isinstance(app, str),
        workers=workers,
        ws="websockets-sansio",
        ws_max_size=MAX_BODY,
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=3,
        timeout_worker_healthcheck=HUNG,
    )


def default_store() -> str:
    """A file in the person's data folder."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "londinium"
    return f"sqlite:///{folder / 'tables.db'}"


def free_socket(host: str, port: int) -> socket.socket:
    """The first free port from this one on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, min(port + PORTS, 65536)):
        made = socket.socket(family)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, number))
            made.listen()  # before anything else: two that only bind could share a port
        except PermissionError:
            made.close()
            raise CannotServe(f"Port {number} needs more rights; take one from 1024 on.") from None
        except socket.gaierror:
            made.close()
            raise CannotServe(f"{host!r} is no address of this machine.") from None
        except OSError:
            made.close()
            continue
        return made
    raise CannotServe(f"No port from {port} to {port + PORTS - 1} is free on {host}.")


def own_address() -> str:
    """The address by which others in the network reach this machine; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: only the route is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
