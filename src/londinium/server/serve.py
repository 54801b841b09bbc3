"""Start the server: a free port, the addresses for this machine and for others, the store, and the workers."""

import logging
import os
import shutil
import socket
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import uvicorn
from msgspec import Meta, ValidationError, convert
from rich.console import Console
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from londinium.analysis import BadBudget, Budget
from londinium.kernel.registry import problems
from londinium.kernel.words import left_out
from londinium.players import BadBot, make
from londinium.players.command import CommandBot
from londinium.server import handover, logs
from londinium.server.addresses import EVERYWHERE, own_address
from londinium.server.bots import LEVELS, MOST_MS
from londinium.server.bus import check_bus
from londinium.server.connections import ServerConfig, SocketProtocol, TimelyProtocol
from londinium.server.metrics import FOLDER
from londinium.server.names import taken
from londinium.server.reminders.mail import check_address, mail_server
from londinium.server.settings import CannotServe, Settings
from londinium.server.store import Store
from londinium.terminal.words import TERMINAL

SMTP = "LONDINIUM_SMTP"  # the mail server with its password, which a command line would show to everybody
PUSH_HERE = "LONDINIUM_TEST_PUSH_HERE"  # 1: push services may be on this machine, for tests
PORTS = 50  # tried one after the other
OfferedName = Annotated[str, Meta(pattern=r"^[\w](?:[\w -]{0,14}[\w])?$")]
HUNG = 30  # seconds without a sign of life after which a worker is replaced

_log = logging.getLogger(__name__)


def run(
    host: str,
    port: int,
    store: str | None = None,
    bus: str = "memory",
    workers: int = 1,
    log: str = "text",
    limits: float = 1.0,
    pause: bool = True,
    programs: Sequence[tuple[str, str]] = (),
    coach: str | None = None,
    day_begins: int = 0,
    address: str | None = None,
    smtp: str | None = None,
    mail_from: str | None = None,
    remind_after: float = 60.0,
) -> None:
    """Serve until Ctrl-C."""
    address = check_address(address)
    smtp = smtp or os.environ.get(SMTP) or None
    mail_server(smtp, mail_from, address)
    offered = check_programs(programs)
    if coach is not None:
        try:
            Budget.parse(coach)
        except BadBudget as error:
            raise CannotServe("told-at", place="--coach", what=error.line) from None
    bots = max(1, ((os.cpu_count() or 2) - 1) // workers)
    settings = Settings(
        store=store or default_store(),
        bus=bus,
        workers=workers,
        bots=bots,
        log=log,
        language=TERMINAL.language,
        limits=limits,
        host=host,
        pause=pause,
        programs=offered,
        coach=coach,
        day_begins=day_begins,
        address=address,
        smtp=smtp,
        mail_from=mail_from,
        remind_after=remind_after,
        push_here=os.environ.get(PUSH_HERE) == "1",
    )
    check_bus(settings.bus, settings.store, workers)
    listening = free_socket(host, port)
    port = listening.getsockname()[1]
    Store.open(settings.store).dispose()  # what is wrong with it is said before anything else, and it is upgraded once
    logs.set_up(log, TERMINAL.language)
    for problem in problems():
        _log.warning(left_out(problem, TERMINAL.language))
    console = Console(highlight=False)
    console.print(TERMINAL.say("", "serve-open", {"address": f"[bold]http://localhost:{port}[/bold]"}))
    if host in EVERYWHERE:
        address = f"[bold]http://{own_address()}:{port}[/bold]"
        console.print(TERMINAL.say("", "serve-others", {"address": address}))
    console.print(f"[dim]{TERMINAL.say('', 'serve-end')}[/dim]")
    if workers == 1:
        from londinium.server.app import make_app

        uvicorn.Server(config(make_app(settings))).run([listening])
        return
    settings.hand_over()
    counted = tempfile.mkdtemp(prefix="londinium-metrics-")
    os.environ[FOLDER] = counted
    meeting = tempfile.mkdtemp(prefix="londinium-workers-")
    if hasattr(socket, "SCM_RIGHTS"):  # not on Windows
        os.environ[handover.FOLDER] = meeting
    try:
        Workers(config("londinium.server.app:worker_app", workers=workers), [listening]).run()
    finally:
        shutil.rmtree(counted, ignore_errors=True)
        shutil.rmtree(meeting, ignore_errors=True)


class Workers(Multiprocess):
    """Workers that are replaced as soon as they die."""

    def init_processes(self) -> None:
        super().init_processes()
        self._first = tuple(self.processes)

    def keep_subprocess_alive(self) -> None:
        """Look after every worker.

        The end of a worker's pipe that stays open here would hide its death from who waits for its sign of life, and
        for so long nobody would be replaced and no Ctrl-C be heard.
        """
        if self.should_exit.is_set():
            return
        for process in self.processes:
            process.child_conn.close()
        self._start_again()
        super().keep_subprocess_alive()
        if self._start_again():  # it failed meanwhile, and uvicorn would stop them all
            self.should_exit.clear()

    def _start_again(self) -> bool:
        """Whether a replacement could not start, with the store away say: it is tried again, and the others go on."""
        failed = [
            at
            for at, process in enumerate(self.processes)
            if process.exitcode == STARTUP_FAILURE and process not in self._first
        ]
        for at in failed:
            _log.warning("a worker could not start, and is started again")
            self.processes[at] = Process(self.config, self.sockets)
            self.processes[at].start()
        return bool(failed)


def check_programs(programs: Sequence[tuple[str, str]]) -> dict[str, str]:
    """The bots that the host offers, by name; what is wrong with one is said before anything else."""
    found: dict[str, str] = {}
    for name, spec in programs:
        try:
            convert(name, OfferedName)
        except ValidationError:
            raise CannotServe("serve-bot-name", name=name) from None
        if taken(name, [*LEVELS, *found]):
            raise CannotServe("serve-bot-taken", name=name)
        try:
            bot = make(spec)
        except BadBot as error:
            raise CannotServe("told-at", place=f"--bot {name}", what=error.line) from None
        if isinstance(bot, CommandBot) and bot.ms > MOST_MS:
            raise CannotServe("serve-bot-slow", name=name, most=str(MOST_MS), ms=str(bot.ms))
        found[name] = spec
    return found


def config(app: object, workers: int = 1) -> ServerConfig:
    from londinium.server.app import MAX_BODY

    return ServerConfig(
        app,  # type: ignore[arg-type]
        factory=isinstance(app, str),
        workers=workers,
        http=TimelyProtocol,
        ws=SocketProtocol,
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
            raise CannotServe("serve-port-rights", port=str(number)) from None
        except socket.gaierror:
            made.close()
            raise CannotServe("serve-host", host=host) from None
        except OSError:
            made.close()
            continue
        return made
    raise CannotServe("serve-port-none", first=str(port), last=str(port + PORTS - 1), host=host)
