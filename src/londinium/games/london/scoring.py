"""Final scoring, the winner and ties (LON-SCORE, LON-TIE)."""

from typing import TYPE_CHECKING

from londinium.games.london import loans
from londinium.games.london.effects import gain_poverty, gain_prestige, remove_poverty
from londinium.kernel.events import Event, Log, end, rule, stage, turn
from londinium.kernel.outcome import Outcome, standings

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState

CATEGORIES = ("track", "cards", "loans", "money", "poverty")


def score(s: "LondonState", log: Log) -> None:
    """The seven steps, each finished by all before the next (LON-SCORE-1)."""
    rules, seats = s.box.rules, range(s.players)
    s.over = True
    tell_step(log, 1)
    for seat in seats:
        gain_poverty(s, seat, len(s.hands[seat]) * rules.end_poverty_per_card, log)  # LON-SCORE-2
    tell_step(log, 2)
    if log is not None:
        show_cities(s, log)
    points = [[s.prestige[seat]] for seat in seats]
    for seat in seats:
        score_part(s, seat, points, card_prestige(s, seat), log)  # LON-SCORE-3
    tell_step(log, 3)
    for seat in seats:
        loans.repay(s, seat, min(s.loans[seat], s.money[seat] // rules.loan_repayment), log)  # LON-SCORE-4
    tell_step(log, 4)
    for seat in seats:
        score_part(s, seat, points, -rules.loan_penalty * s.loans[seat], log)  # LON-SCORE-5
    tell_step(log, 5)
    for seat in seats:
        score_part(s, seat, points, s.money[seat] // rules.money_per_prestige, log)  # LON-SCORE-6
    tell_step(log, 6)
    least = min(s.poverty)
    for seat in seats:
        remove_poverty(s, seat, least, log)  # LON-SCORE-7
    tell_step(log, 7)
    for seat in seats:
        score_part(s, seat, points, -s.box.penalty(s.poverty[seat]), log)  # LON-SCORE-8
    s.points = tuple([tuple(parts) for parts in points])
    if log is not None:
        decided_by = result(s)["decided_by"]
        if decided_by:
            log.append(rule(decided_by))
        log.append(end())


def ended(s: "LondonState") -> "LondonState":
    """The game as its final scoring would leave it now."""
    if s.over:
        return s
    end = s.copy()
    score(end, None)
    return end


def score_part(s: "LondonState", seat: int, points: list[list[int]], n: int, log: Log) -> None:
    points[seat].append(n)
    gain_prestige(s, seat, n, log)


def tell_step(log: Log, step: int) -> None:
    if log is not None:
        log.append(stage("scoring", step))


def show_cities(s: "LondonState", log: list[Event]) -> None:
    """All cards of all building areas are shown (LON-INFO-10)."""
    for seat in range(s.players):
        for under in s.under[seat]:
            log.extend(turn(s.box.piece_names[piece], "up") for piece in under)
        for stack, piece in enumerate(s.tops[seat]):
            if s.down[seat] >> stack & 1:
                log.append(turn(s.box.piece_names[piece], "up"))


def city(s: "LondonState", seat: int) -> list[int]:
    """The faces of all cards of a building area: face-up, face-down and covered."""
    face_of = s.box.face_of
    found = [face_of[piece] for piece in s.tops[seat]]
    for under in s.under[seat]:
        found += [face_of[piece] for piece in under]
    return found


def card_prestige(s: "LondonState", seat: int) -> int:
    """The end prestige of a building area (LON-SCORE-3, LON-DEV-19)."""
    prestige = s.box.end_prestige
    return sum([prestige[face] for face in city(s, seat)])


def best_card(s: "LondonState", seat: int) -> int:
    """The highest end prestige of a single card; 0 without any (LON-TIE-4, LON-TIE-7)."""
    prestige = s.box.end_prestige
    return max([prestige[face] for face in city(s, seat)], default=0)


def breakdown(s: "LondonState", seat: int) -> dict[str, int]:
    """A seat's points by category (LON-SCORE-9)."""
    return dict(zip(CATEGORIES, s.points[seat], strict=True))


def result(s: "LondonState") -> Outcome:
    """The most prestige wins; ties by poverty, boroughs, city cards (LON-TIE-1 to LON-TIE-8)."""
    seats = range(s.players)
    if s.options.last_tie_break == "best_single_city_card":
        last = ("LON-TIE-4", [best_card(s, seat) for seat in seats])
    else:
        last = ("LON-TIE-5", [card_prestige(s, seat) for seat in seats])
    ties = [
        ("LON-TIE-2", [-poverty for poverty in s.poverty]),
        ("LON-TIE-3", [len(lands) for lands in s.lands]),
        last,
    ]
    points = [breakdown(s, seat) for seat in seats]
    scores = [sum(parts.values()) for parts in points]
    ranking, decided_by = standings(scores, ties)
    return {"scores": scores, "ranking": ranking, "decided_by": decided_by, "breakdown": points}


def pieces(s: "LondonState") -> dict[str, int]:
    """City cards and boroughs are neither lost nor made."""
    box = s.box
    counts = dict.fromkeys([*box.ids, *box.borough_ids], 0)
    faces = [*s.deck, *s.top, *(face for hand in s.hands for face in hand)]
    faces += [box.face_of[piece] for piece in (*s.board, *s.out) if piece >= 0]
    faces += [face for seat in range(s.players) for face in city(s, seat)]
    for face in faces:
        counts[box.ids[face]] += 1
    for lands in (s.offer, s.land_deck, *s.lands):
        for borough in lands:
            if borough >= 0:
                counts[box.borough_ids[borough]] += 1
    return counts
