"""What a server is started with. Workers are processes of their own, so it is handed to them by the environment."""

import os

import msgspec

from londinium.kernel.told import Told

NAME = "LONDINIUM_SETTINGS"


class CannotServe(Told):
    """Why the server cannot start."""


class Settings(msgspec.Struct, kw_only=True):
    store: str
    bus: str = "memory"
    workers: int = 1
    bots: int = 2  # processes that think, of each worker
    log: str = "text"
    language: str = "en"  # of the log as text
    limits: float = 1.0  # times the usual limits of one client
    host: str = "127.0.0.1"  # where it listens
    programs: dict[str, str] = {}  # bots that the host offers beside the levels, by name
    coach: str | None = None  # the coach's budget for a decision; None: its own
    day_begins: int = 0  # the hour, by UTC, at which the daily game changes
    address: str | None = None  # where people reach it, for links in mails
    smtp: str | None = None  # the mail server that reminders go through, with its password
    mail_from: str | None = None
    remind_after: float = 60.0  # seconds into a turn, if its owner is not there
    push_here: bool = False  # for tests: push services may be on this machine, without TLS
    pause: bool = False  # bots take a moment where people play with each other

    def hand_over(self) -> None:
        os.environ[NAME] = msgspec.json.encode(self).decode()

    @classmethod
    def handed_over(cls) -> "Settings":
        return msgspec.json.decode(os.environ[NAME], type=cls)
