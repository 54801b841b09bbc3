"""Missions (DEI-MISSION)."""

from typing import TYPE_CHECKING

from londinium.games.dei import explain
from londinium.games.dei.build import standing
from londinium.games.dei.components import Payment
from londinium.games.dei.moves import QUESTIONS, RESOURCES
from londinium.games.dei.scoring import gain_supplies, market_cards
from londinium.games.dei.seams import each
from londinium.kernel.events import Log, put
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def count(s: "DeiState", seat: int, mission: int) -> int:
    """What a Mission counts for a seat, as things stand now (DEI-MISSION-9)."""
    box, counts = s.box, s.box.missions[mission].counts
    n = len(box.colours)
    match counts.what:
        case "controlled_outposts":
            return s.cubes[seat * n + box.colours.index(counts.colour or "")]
        case "distinct_outpost_colours":
            return sum(cubes > 0 for cubes in s.cubes[seat * n : seat * n + n])
        case "majority_regions":
            kind = box.is_roof if counts.kind == "roof" else box.is_ground
            return len([r for r in s.city.regions if s.majority[r] == seat and kind[r]])
        case "own_constructions_on_board":
            return standing(s, seat)
        case "stored":
            return min(s.stored[2 * seat + RESOURCES.index(counts.kind or "")], box.rules.mission_storage)
        case "unlocked_feats":
            return s.unlocked[seat].bit_count()
        case "owned_market_cards":
            return len(market_cards(s, seat))
        case "scrappers_on_board":
            return box.scrappers[s.factions[seat]] - s.reserve[seat]


def pays(payment: Payment, n: int) -> int:
    """Supplies for so many: the flat part only where anything counts (DEI-MISSION-6)."""
    return payment.supplies * (n // payment.per) + payment.flat if n else 0


def on_board(s: "DeiState", mission: int) -> bool:
    """Whether a Mission lies on the Mission board, and not by a player's Pad."""
    return any(mission in two for two in s.missions)


def on_time(s: "DeiState", mission: int) -> bool:
    """Of the current or a later column (DEI-MISSION-4); by a Pad always."""
    return not on_board(s, mission) or s.column(mission) >= s.turn - 1


def payment(s: "DeiState", seat: int, mission: int) -> int:
    """What a Mission pays a seat now: its upper part on time, its lower part late, unless a module says otherwise."""
    card, n = s.box.missions[mission], count(s, seat, mission)
    upper, lower = pays(card.on_time, n), pays(card.late, n)
    for payment in s.seams.payment:
        other = payment(s, mission, upper, lower)
        if other is not None:
            return other
    return upper if on_time(s, mission) else lower


def resolved(s: "DeiState", seat: int) -> bool:
    """Whether a seat has resolved its Mission of this Turn."""
    return sum(mission >= 0 for mission in s.marks[seat]) >= s.turn


def open_to(s: "DeiState", seat: int) -> list[int]:
    """The Missions in columns where the seat has none yet (DEI-MISSION-3), and those by its Pad."""
    found = [mission for column, two in enumerate(s.missions) if s.marks[seat][column] < 0 for mission in two]
    for more in s.seams.missions:
        found += more(s, seat)
    return found


@QUESTIONS.question(17, "mission", moves=("mission",), rules=explain.MISSION)
class Mission(Question, frozen=True):
    """Which Mission to resolve."""

    def answers(self, s: "DeiState") -> list[int]:
        return [s.box.mission[mission] for mission in open_to(s, self.seat)]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """Mark it with a Faction token and gain what it pays; it stays for the others (DEI-MISSION-5)."""
        stack.pop()
        mission = s.box.thing[action]
        mark(s, self.seat, mission, log)
        each(s.seams.paying, s, mission, log)
        gain_supplies(s, self.seat, "missions", payment(s, self.seat, mission), log)


def mark(s: "DeiState", seat: int, mission: int, log: Log) -> None:
    if on_board(s, mission):
        column = s.column(mission)
    else:
        column = free_column(s, seat)
        each(s.seams.completed, s, seat, mission, log)
    s.marks[seat] = s.marks[seat][:column] + (mission,) + s.marks[seat][column + 1 :]
    if log is not None:
        log.append(put(f"token-{seat}-{column}", f"seat-{seat}", s.box.missions[mission].id))


def free_column(s: "DeiState", seat: int) -> int:
    """The column that a Mission by the Pad uses up: of the current Turn, or else the lowest free one."""
    now = s.turn - 1
    return now if s.marks[seat][now] < 0 else s.marks[seat].index(-1)
