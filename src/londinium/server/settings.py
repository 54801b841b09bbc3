"""What a server is started with. Workers are processes of their own, so it is handed to them by the environment."""

import os

import msgspec

NAME = "LONDINIUM_SETTINGS"


class CannotServe(ValueError):
    """Why the server cannot start: one sentence."""


class Settings(msgspec.Struct, kw_only=True):
    store: str
    bus: str = "memory"
    workers: int = 1
    bots: int = 2  # processes that think, of each worker
    log: str = "text"
    limits: float = 1.0  # times the usual limits of one client
    host: str = "127.0.0.1"  # where it listens
    pause: bool = False  # bots take a moment where people play with each other

    def hand_over(self) -> None:
        os.environ[NAME] = msgspec.json.encode(self).decode()

    @classmethod
    def handed_over(cls) -> "Settings":
        return msgspec.json.decode(os.environ[NAME], type=cls)
