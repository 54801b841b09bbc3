"""What a position is worth: what stands on the sheet, and what can still be hoped for.

The hope is a sum of a few things a player looks at, weighted by round. `bench/fit.py` finds the weights:
it plays games with the greedy bot and fits what was still gained after each position.
"""

from typing import TYPE_CHECKING

from londinium.games.next_station import scoring
from londinium.games.next_station.box import JOKER, SWITCH, Box
from londinium.kernel.game import Insight

if TYPE_CHECKING:
    from londinium.games.next_station._fields import Sheet
    from londinium.games.next_station.state import NextStationState

FEATURES = (
    "one",
    "turns",  # still to come in this round, as expected from the cards left
    "next",  # the best that the next card can bring
    "later",  # the best that a card of the deck can bring, on average
    "turns x districts",
    "turns x most",
    "turns x districts x most",
    "stuck",  # cards of the deck, as a share, that fit no open end
    "open",  # sections that could be drawn from the ends, whatever the card
    "open x turns",
    "ends x turns",
    "stations",  # in one line or more: later lines meet there
    "interchanges",
    "visits",
    "visits x rounds",  # the next circle of the tourist track, for each round to come
    "blocked",  # edges that nothing can be drawn on any more
    "departures met",  # interchange points that later departure stations will bring by themselves
    "departures free",  # edges still free at them
)
# fmt: off
WEIGHTS: tuple[tuple[float, ...], ...] = (  # by round, in the order of FEATURES
    (53.422, 3.505, 0.469, 0.405, 0.404, 0.293, -0.125, -0.05, 0.131,
     0.024, -0.247, 1.884, 0.0, -0.324, 0.11, -0.32, 0.619, 1.663),
    (43.018, 3.042, 0.424, 0.318, 0.225, 0.186, -0.07, -0.822, 0.154,
     0.03, -0.159, 0.941, -0.255, -0.062, 0.365, -0.318, 0.91, 1.385),
    (19.296, 3.298, 0.567, 0.289, 0.12, 0.124, -0.027, -0.82, 0.085,
     0.036, -0.156, 0.713, 0.008, -0.149, 1.093, -0.255, 0.729, 1.119),
    (-2.454, 3.099, 0.532, 0.392, 0.159, 0.168, -0.076, -0.507, 0.159,
     0.038, -0.211, 0.216, -0.055, 0.014, 0.0, -0.078, 0.0, 0.0),
)
# fmt: on

POWER_UNUSED = {"second_section": 5.0, "joker": 4.0, "switch": 2.5}  # points that it brings later in the round, about


def value(s: "NextStationState", seat: int) -> float:
    """The score that a seat may expect."""
    sure = sum(scoring.breakdown(s, seat).values())
    if s.over:
        return sure
    hope = 0.0
    for weight, feature in zip(WEIGHTS[s.round - 1], features(s, seat), strict=True):
        hope += weight * feature
    return sure + hope + modules(s, seat)


def phases(s: "NextStationState", seat: int) -> list[float]:
    """How much each row of WEIGHTS counts: that of the round, and no other."""
    del seat
    return [float(number == s.round) for number in range(1, len(WEIGHTS) + 1)]


def modules(s: "NextStationState", seat: int) -> float:
    """What objectives begun and a power unused are worth."""
    sheet, box = s.sheets[seat], s.box
    worth = 0.0
    for objective in s.objectives:
        done = scoring.objective_count(box, sheet, objective) / box.objectives[objective].at_least
        if done < 1:
            worth += box.scoring.objective_points * done * done / 2
    effect = s.effect(seat)
    if effect == "double_station":
        worth += scoring.line_score(box, sheet.line, ()).districts  # it can wait: the best use adds this (NSL-POWER-31)
    elif effect is not None and not s.last_turn:
        worth += POWER_UNUSED[effect]
    return worth


def features(s: "NextStationState", seat: int) -> list[float]:
    """The numbers that FEATURES names."""
    sheet, box = s.sheets[seat], s.box
    line, blocked = sheet.line, sheet.blocked
    counts = [(line & mask).bit_count() for mask in box.district_masks]
    districts = len(counts) - counts.count(0)
    most = max(counts)
    one, two, three = line_counts(sheet)
    track = box.scoring.tourist_track
    visits = min(sheet.visits + (line & box.tourist).bit_count(), len(track) - 1)
    visit = track[visits + 1] - track[visits] if visits + 1 < len(track) else 0

    # The best section from an open end for each symbol, and how many there are
    best = [0] * (JOKER + 1)
    fits = [0] * (JOKER + 1)
    for end in sheet.ends:
        for edge, target, district, symbol, thames, tourist in box.reach[end]:
            if blocked & edge or line & target:
                continue
            count = counts[district]
            gain = thames + visit if tourist else thames
            if not count:
                gain += most
            elif count == most:
                gain += districts
            if one & target:
                gain += 4 if three & target else 3 if two & target else 2
            fits[symbol] += 1
            if gain > best[symbol]:
                best[symbol] = gain
    central, n_central = best[JOKER], fits[JOKER]
    anything, n_open = max(best), sum(fits)

    turns = later = stuck = 0.0
    needed = box.scoring.undergrounds - s.undergrounds
    if needed:
        undergrounds = streets = 0
        for card in s.deck:
            symbol = box.shows[card]
            if symbol == SWITCH:
                continue
            if box.underground[card]:
                undergrounds += 1
            else:
                streets += 1
            if symbol == JOKER:
                later += anything
                stuck += not n_open
            else:
                later += max(best[symbol], central)
                stuck += not (fits[symbol] or n_central)
        turns = needed + streets * needed / (undergrounds + 1)
        later /= undergrounds + streets
        stuck /= undergrounds + streets
    following = later
    if s.pending[seat]:  # the card that lies there is still to be used
        turns += 1
        following = float(anything if s.symbol == JOKER else max(best[s.symbol], central))

    met = free = 0
    two_now, three_now = two | (one & line), three | (two & line)
    one_now = one | line
    for pencil, departure in enumerate(box.departures):
        if not sheet.lines[pencil] and pencil != sheet.pencil:
            bit = 1 << departure
            if one_now & bit:
                met += 4 if three_now & bit else 3 if two_now & bit else 2
            for reach in box.reach[departure]:
                free += not blocked & reach[0]
    return [
        1.0,
        turns,
        following,
        later,
        turns * districts,
        turns * most,
        turns * districts * most,
        stuck,
        n_open,
        n_open * turns,
        len(sheet.ends) * turns,
        one_now.bit_count(),
        two_now.bit_count(),
        visits,
        visit * (box.scoring.rounds - s.round),
        blocked.bit_count(),
        met,
        free,
    ]


def line_counts(sheet: "Sheet") -> tuple[int, int, int]:
    """The stations in at least one, two and three finished lines."""
    one = two = three = 0
    for line in sheet.lines:
        three |= two & line
        two |= one & line
        one |= line
    return one, two, three


def weights(s: "NextStationState", seat: int) -> list[float]:
    """A sensible player draws what brings most at once, and passes rarely."""
    sheet, box = s.sheets[seat], s.box
    line = sheet.line
    counts = [(line & mask).bit_count() for mask in box.district_masks]
    districts = len(counts) - counts.count(0)
    most = max(counts)
    one, two, _ = line_counts(sheet)
    found = []
    for action in s.legal(seat):
        if action >= box.pass_action:
            found.append(mark_weight(box, action, counts, most) if action > box.pass_action else 0.3)
            continue
        way = box.ways[action]
        count = counts[box.district_of[way.to]]
        gain = 1 + (2 if way.thames else 0) + (most if not count else districts if count == most else 0)
        if one & way.to_bit:
            gain += 3 if two & way.to_bit else 2
        found.append(float(gain * gain))
    return found


def mark_weight(box: Box, action: int, counts: list[int], most: int) -> float:
    """Circling pays in the fullest district, and waiting for the end of the round costs nothing."""
    return 0.2 if counts[box.district_of[action - box.circle_action]] == most else 0.01


INSIGHT = Insight(value, weights, overlooked=18)
