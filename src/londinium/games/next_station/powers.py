"""Pencil powers (NSL-POWER): using one up, and the mark of `double_station`."""

from typing import TYPE_CHECKING

from londinium.games.next_station import sheet as sheets
from londinium.kernel.events import Log, put, turn
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.next_station.state import NextStationState


def spend(s: "NextStationState", seat: int, log: Log) -> None:
    """The power lies face down until the end of the round (NSL-POWER-4)."""
    s.sheets[seat].spent = True
    if log is not None:
        power = s.box.powers[s.powers[s.sheets[seat].pencil]]
        log.append(turn(f"seat-{seat}/{power}", "down"))


def circles(s: "NextStationState", seat: int) -> list[int]:
    """Any station of the line can be circled (NSL-POWER-28)."""
    return sorted([s.box.circle_action + station for station in s.sheets[seat].stations])


def circle(s: "NextStationState", seat: int, action: int, log: Log) -> None:
    """Mark a station: it counts twice in its district for the points of this line (NSL-POWER-26)."""
    sheet = s.sheets[seat]
    station = action - s.box.circle_action
    sheet.marks = sheets.changed(sheet.marks, sheet.pencil, station)
    if log is not None:
        log.append(put(f"sheet-{seat}/mark-{s.box.pencils[sheet.pencil]}", None, f"station-{station}"))
    spend(s, seat, log)


def ask_mark(s: "NextStationState", seat: int) -> list[int]:
    """After the last section of the round: which station to circle, or none (NSL-POWER-27)."""
    return [s.box.pass_action, *circles(s, seat)]


def answer_mark(s: "NextStationState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    if action != s.box.pass_action:
        circle(s, seat, action, log)
