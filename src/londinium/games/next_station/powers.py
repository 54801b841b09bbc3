"""Pencil powers (NSL-POWER): using one up, and the mark of `double_station`."""

from typing import TYPE_CHECKING, Any

from londinium.games.next_station import explain
from londinium.games.next_station.moves import QUESTIONS
from londinium.kernel.events import Log, put, turn
from londinium.kernel.questions import Question, Stack
from londinium.kernel.tuples import changed

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
    sheet.marks = changed(sheet.marks, sheet.pencil, station)
    if log is not None:
        log.append(put(f"sheet-{seat}/mark-{s.box.pencils[sheet.pencil]}", None, f"station-{station}"))
    spend(s, seat, log)


@QUESTIONS.question(2, "mark", moves=("circle", "pass"), rules={"circle": explain.CIRCLE})
class Mark(Question, frozen=True):
    """After the last section of the round: which station to circle, or none (NSL-POWER-27)."""

    def answers(self, s: "NextStationState") -> list[int]:
        return [s.box.pass_action, *circles(s, self.seat)]

    def answer(self, s: "NextStationState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action != s.box.pass_action:
            circle(s, self.seat, action, log)

    def about(self, s: "NextStationState") -> dict[str, Any]:
        return s.moment(self.seat)
