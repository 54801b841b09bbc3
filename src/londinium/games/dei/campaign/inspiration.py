"""Inspiration bonuses (DOL-INS): earned once in a campaign, crossed out for Candy Boosts."""

from typing import TYPE_CHECKING

from londinium.games.dei import boosts
from londinium.games.dei.build import standing
from londinium.games.dei.campaign.sheets import campaign_of, kit_of, purebred, put_sheet, sheet
from londinium.games.dei.scoring import outposts
from londinium.games.dei.turn import INTERLUDE
from londinium.kernel.events import Log
from londinium.kernel.questions import Question

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def reached(s: "DeiState", seat: int, what: str) -> int:
    """What counts for a bonus (DOL-INS-3)."""
    match what:
        case "supplies":
            return s.supplies[seat]
        case "stored_resources":
            return s.stored[2 * seat] + s.stored[2 * seat + 1]
        case "scrappers_on_board":
            return s.box.scrappers[s.factions[seat]] - s.reserve[seat]
        case "outpost_cubes":
            return outposts(s, seat)
        case "market_cards_bought":
            return len(campaign_of(s).bought[seat])
        case _:
            return standing(s, seat)


def note(s: "DeiState") -> None:
    """Bonuses are earned as soon as a value is reached (DOL-INS-2)."""
    if not s.turn:
        return
    for seat in range(s.players):
        own = sheet(s, seat)
        earned = own.earned
        for number, bonus in enumerate(kit_of(s).inspiration):
            if earned >> number & 1 or (bonus.who == "others" and seat == purebred(s)):
                continue
            if reached(s, seat, bonus.what) >= bonus.min:
                earned |= 1 << number
        if earned != own.earned:
            put_sheet(s, seat, own._replace(earned=earned))


def beside(s: "DeiState", question: Question) -> list[int]:
    """At any moment of a scenario when a player may act or choose (DOL-INS-4, DOL-INS-5), if there is any to draw.

    Who looks through the supply draws nothing from it until it is shuffled again (DEI-BOOST-4).
    """
    own = sheet(s, question.seat)
    open_ = own.earned & ~own.crossed
    if not open_ or not s.turn or s.step == INTERLUDE or isinstance(question, boosts.Bribe) or not boosts.supply(s):
        return []
    return [action for number, action in enumerate(kit_of(s).inspire) if open_ >> number & 1]


def use(s: "DeiState", seat: int, number: int, log: Log) -> None:
    own = sheet(s, seat)
    put_sheet(s, seat, own._replace(crossed=own.crossed | 1 << number))
    boosts.draw(s, seat, kit_of(s).inspired, log)
