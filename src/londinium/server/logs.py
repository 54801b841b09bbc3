"""The server's logs: text for a person at a terminal, or one JSON object a line.

A line says what happened and where (table, seat, entry). Seeds, cookies, records and whatever else is hidden are never
in it: only the named fields are written.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

from londinium.kernel.told import Told
from londinium.kernel.words import Words

FIELDS = ("table", "seat", "seq", "game", "client", "worker", "seconds")


def fields(record: logging.LogRecord) -> dict[str, Any]:
    return {name: getattr(record, name) for name in FIELDS if getattr(record, name, None) is not None}


class Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **fields(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def key(line: str) -> str:
    """The message for a line of the log, by its English words."""
    return f"log-{re.sub('[^a-z]+', '-', line.lower().replace('%s', '')).strip('-')}"


class Text(logging.Formatter):
    """For a person, in the language of the host; what others log (the web server, libraries) stays as it is."""

    def __init__(self, language: str = "en") -> None:
        super().__init__()
        self.words = Words("logs.ftl")
        self.words.language = language

    def worded(self, record: logging.LogRecord) -> str:
        args = record.args if isinstance(record.args, tuple) else ()
        said = [self._said(one) for one in args]
        line = key(str(record.msg))
        if self.words.has("", line):
            return self.words.say("", line, dict(zip(("first", "second"), said, strict=False)))
        return said[0] if record.msg == "%s" else record.getMessage()

    def _said(self, thing: object) -> str:
        if isinstance(thing, Told):
            return thing.said(self.words)
        line = key(str(thing))
        return self.words.say("", line) if self.words.has("", line) else str(thing)

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        level = record.levelname.lower()
        where = ", ".join(f"{name} {value}" for name, value in fields(record).items())
        line = f"{time} {level}: {self.worded(record)}" + (f" ({where})" if where else "")
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(kind: str, language: str = "en") -> None:
    """Write this process's log to the standard error stream; text is for what goes wrong, JSON for all."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if kind == "json" else Text(language))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("londinium").setLevel(logging.INFO if kind == "json" else logging.WARNING)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
