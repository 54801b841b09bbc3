"""What is told of the Purebred: the Drone that they take, and an Order that is shown."""

from typing import Any

from londinium.kernel.speech import Line, line, seat_name


def event(seen: Any) -> Line | None:
    if seen["kind"] == "rule" and seen["id"] == "DOL-PB-3":
        return line("told-own-drone", who=seat_name(seen["args"]["seat"]), drone=seen["args"]["drone"])
    if seen["kind"] == "turn" and (seen["piece"] or "").startswith("order-"):
        return line("turn-order", column=int(seen["piece"][6:]) + 1)
    return None
