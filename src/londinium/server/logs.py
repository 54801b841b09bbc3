"""The server's logs: text for a person at a terminal, or one JSON object a line.

A line says what happened and where (table, seat, entry). Seeds, cookies, records and whatever else is hidden are never
in it: only the named fields are written.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

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


class Text(logging.Formatter):
    """For a person."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        where = ", ".join(f"{name} {value}" for name, value in fields(record).items())
        line = f"{time} {record.levelname.lower()}: {record.getMessage()}" + (f" ({where})" if where else "")
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(kind: str) -> None:
    """Write this process's log to the standard error stream; text is for what goes wrong, JSON for all."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if kind == "json" else Text())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("londinium").setLevel(logging.INFO if kind == "json" else logging.WARNING)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
