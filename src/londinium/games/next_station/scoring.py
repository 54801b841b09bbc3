"""Points: lines, tourist sites, interchanges, objectives, solo, and the winner (NSL-SCORE to NSL-SOLO)."""

from typing import TYPE_CHECKING, NamedTuple

from londinium.games.next_station._fields import Sheet
from londinium.games.next_station.box import Box
from londinium.games.next_station.sheet import finish, lines_begun, masks
from londinium.kernel.events import Log, end, gain, rule, stage
from londinium.kernel.outcome import Outcome, standings

if TYPE_CHECKING:
    from londinium.games.next_station.state import NextStationState

# Where each seat sits among the four places round the table (NSL-SETUP-4 to NSL-SETUP-7)
SEATS_AT = {1: (0,), 2: (0, 2), 4: (0, 1, 2, 3)}


def slot_of(players: int, spare: int | None, seat: int) -> int:
    """The place of a seat; with three players the spare place comes after the seat that the option names."""
    if players == 3:
        return seat + 1 if spare is not None and seat > spare else seat
    return SEATS_AT[players][seat]


class LineScore(NamedTuple):
    districts: int
    most: int
    thames: int
    tourist: int
    points: int


def line_score(box: Box, stations: int, sections: tuple[int, ...], mark: int = -1) -> LineScore:
    """Districts × stations in the fullest of them, and the Thames (NSL-SCORE-1 to NSL-SCORE-6)."""
    counts = [(stations & mask).bit_count() for mask in box.district_masks if stations & mask]
    most = max(counts)
    if mark >= 0:  # NSL-POWER-26
        most = max(most, 1 + (stations & box.district_masks[box.district_of[mark]]).bit_count())
    ways = box.ways
    thames = sum([ways[action].thames for action in sections])
    tourist = (stations & box.tourist).bit_count()
    districts = len(counts)
    return LineScore(districts, most, thames, tourist, districts * most + box.scoring.thames_points * thames)


def coming(box: Box, sheet: Sheet) -> tuple[int, int]:
    """What the line of this round adds once it is scored: points, and visits as far as the track goes (NSL-TOUR-3)."""
    if sheet.lines[sheet.pencil]:
        return 0, 0  # it is
    score = line_score(box, sheet.line, sheet.drawn, sheet.marks[sheet.pencil])
    return score.points, min(score.tourist, len(box.scoring.tourist_track) - 1 - sheet.visits)


def score_lines(s: "NextStationState", log: Log) -> None:
    """The end of a round: every line is scored, its tourist sites are crossed off (NSL-ROUND-17, NSL-TOUR-1)."""
    for seat, sheet in enumerate(s.sheets):
        points, visits = coming(s.box, sheet)
        if log is not None:
            log.append(gain(seat, "lines", points))
            log.append(gain(seat, "visits", visits))
        finish(sheet, points, sheet.visits + visits)


def interchanges(sheet: Sheet) -> list[int]:
    """How many stations belong to 0, 1, 2, 3 and 4 lines of the sheet (NSL-STN-3). The first is not counted."""
    one = two = three = four = 0
    for line in masks(sheet):
        four |= three & line
        three |= two & line
        two |= one & line
        one |= line
    return [
        0,
        (one & ~two).bit_count(),
        (two & ~three).bit_count(),
        (three & ~four).bit_count(),
        four.bit_count(),
    ]


def interchange_points(box: Box, sheet: Sheet) -> int:
    return sum([n * points for n, points in zip(interchanges(sheet), box.scoring.interchange_points, strict=True)])


def objective_count(box: Box, sheet: Sheet, objective: int) -> int:
    """What an objective counts on the whole network (NSL-OBJ-2, NSL-OBJ-4 to NSL-OBJ-8)."""
    network = 0
    for line in masks(sheet):
        network |= line
    match box.objectives[objective].counts:
        case "interchanges":
            return sum(interchanges(sheet)[2:])
        case "districts":
            return sum([network & mask != 0 for mask in box.district_masks])
        case "tourist_sites":
            return (network & box.tourist).bit_count()
        case "central_stations":
            return (network & box.central).bit_count()
        case "thames_sections":
            return sum([box.ways[action].thames for _, _, drawn in lines_begun(sheet) for action in drawn])


def met(box: Box, sheet: Sheet, objective: int) -> bool:
    return objective_count(box, sheet, objective) >= box.objectives[objective].at_least


def breakdown(s: "NextStationState", seat: int) -> dict[str, int]:
    """A seat's points by category, as if the game ended now with the line as it is (NSL-END-5)."""
    box, sheet = s.box, s.sheets[seat]
    line, visits = coming(box, sheet)
    points = {
        "lines": sum(sheet.points) + line,
        "tourist": box.scoring.tourist_track[sheet.visits + visits],
        "interchanges": interchange_points(box, sheet),
    }
    if s.objectives:
        points["objectives"] = box.scoring.objective_points * sum([met(box, sheet, o) for o in s.objectives])
    if s.players == 1 and (s.options.objectives or s.options.powers):
        points["modules"] = box.scoring.solo_module_points * (s.options.objectives + s.options.powers)  # NSL-SOLO-4
    return points


def grade(box: Box, score: int) -> int:
    """The grade of a solo score, from 1 (NSL-SOLO-6)."""
    return 1 + sum(score > highest for highest in box.scoring.solo_grades)


def end_game(s: "NextStationState", log: Log) -> None:
    """After the line of round 4 is scored (NSL-END-1)."""
    s.over = True
    if log is None:
        return
    log.append(stage("scoring", 1))
    for seat in range(s.players):
        points = breakdown(s, seat)
        del points["lines"]  # told round by round
        log.extend(gain(seat, what, n) for what, n in points.items())
    decided_by = s.outcome()["decided_by"]
    if decided_by:
        log.append(rule(decided_by))
    log.append(end())


def result(s: "NextStationState") -> Outcome:
    """The highest score wins; among equals the best single line (NSL-WIN-1, NSL-WIN-2)."""
    points = [breakdown(s, seat) for seat in range(s.players)]
    scores = [sum(p.values()) for p in points]
    ranking, decided_by = standings(scores, [("NSL-WIN-2", [max(sheet.points) for sheet in s.sheets])])
    return {"scores": scores, "ranking": ranking, "decided_by": decided_by, "breakdown": points}


def pieces(s: "NextStationState") -> dict[str, int]:
    """Station cards and pencils are neither lost nor made; a drawn section is on one line of a sheet only."""
    counts = dict.fromkeys([*s.box.cards, *s.box.pencils], 0)
    for card in (*s.deck, *s.revealed):
        counts[s.box.cards[card]] += 1
    for pencil in s.slots:
        counts[s.box.pencils[pencil]] += 1
    return counts
