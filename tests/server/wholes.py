"""What a page has of a table: wholes as they are told, and brought up to date by what is told to have changed."""

from typing import Any

from londinium.server.patch import Misfit, apply

Message = dict[str, Any]

TOLD = {"seq", "entries", "clock"}  # not as a change


class Wholes:
    """By viewer, the table as a page was told it last; strict: what does not fit is an error."""

    def __init__(self) -> None:
        self._nows: dict[int | None, Message] = {}

    def read(self, message: Message) -> Message:
        """The message; where it only tells what changed, the `now` that would tell the same."""
        if message["type"] == "now":
            self._nows[message["seat"]] = message
        if message["type"] != "next":
            return message
        known = self._nows.get(message["seat"])
        if known is None or known["seq"] != message["was"]:
            raise Misfit(f"from {message['was']}, but the page has {known and known['seq']}")
        assert not message["change"].keys() & {"type", "seat", *TOLD}
        told = {"seq": message["seq"], "entries": message["entries"], "clock": message.get("clock")}
        now: Message = apply(message["change"], known) | told
        self._nows[message["seat"]] = now
        return now
