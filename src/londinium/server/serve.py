"""Start the server: a free port, the addresses for this machine and for others, and the store."""

import os
import socket
from pathlib import Path

import uvicorn
from rich.console import Console

from londinium.server.app import MAX_BODY, make_app
from londinium.server.store import BadStore, Store

PORTS = 50  # tried one after the other


def run(host: str, port: int, store: str | None) -> None:
    """Serve until Ctrl-C."""
    store = store or default_store()
    listening = free_socket(host, port)
    port = listening.getsockname()[1]
    Store.open(store).dispose()  # what is wrong with it is said before anything else
    console = Console(highlight=False)
    console.print(f"Londinium is open: [bold]http://localhost:{port}[/bold]")
    if host in ("0.0.0.0", "::"):
        console.print(f"For others in the same network: [bold]http://{own_address()}:{port}[/bold]")
    console.print("[dim]Ctrl-C closes it; games go on where they were at the next start.[/dim]")
    config = uvicorn.Config(
        make_app(store, bots=max(1, (os.cpu_count() or 2) - 1)),
        ws="websockets-sansio",
        ws_max_size=MAX_BODY,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run([listening])


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
            raise BadStore(f"Port {number} needs more rights; take one from 1024 on.") from None
        except socket.gaierror:
            made.close()
            raise BadStore(f"{host!r} is no address of this machine.") from None
        except OSError:
            made.close()
            continue
        return made
    raise BadStore(f"No port from {port} to {port + PORTS - 1} is free on {host}.")


def own_address() -> str:
    """The address by which others in the network reach this machine; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: only the route is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
