"""What a position is worth."""

from typing import TYPE_CHECKING

from londinium.games.next_station import scoring

if TYPE_CHECKING:
    from londinium.games.next_station.state import NextStationState


def value(s: "NextStationState", seat: int) -> float:
    sheet = s.sheets[seat]
    total = float(sum(scoring.breakdown(s, seat).values()))
    if not s.over:
        total += scoring.line_score(s.box, sheet.line, sheet.drawn, sheet.marks[sheet.pencil]).points
    return total


def weights(s: "NextStationState", seat: int) -> list[float]:
    return [1.0] * len(s.legal(seat))
