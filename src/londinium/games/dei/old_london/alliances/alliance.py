"""Alliances (DOL-AL): before resolving a Mission a player may propose to another to resolve one together."""

from typing import TYPE_CHECKING, Any

from londinium.games.dei.missions import mark, open_to, payment, resolved
from londinium.games.dei.old_london.alliances.explain import ally_is_free, another_player, open_to_both
from londinium.games.dei.old_london.alliances.kit import kit
from londinium.games.dei.old_london.moves import QUESTIONS
from londinium.games.dei.scoring import gain_supplies
from londinium.games.dei.seams import each
from londinium.kernel.events import Log
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

MORE = 3  # Supplies for the one who would have gained more alone (DOL-AL-7)


def offer(s: "DeiState", _log: Log) -> None:
    """Once a Turn, at a player's own Mission step (DOL-AL-1)."""
    seat = s.order[s.at]
    if not resolved(s, seat) and proposals(s, seat):
        s.pending[0].append(Propose(seat))


def proposals(s: "DeiState", seat: int) -> list[int]:
    """Seats without a Mission this Turn, and the board's Missions that are open to both (DOL-AL-10 to DOL-AL-13)."""
    own = open_to(s, seat)
    return [
        kit(s.box).propose[other * len(s.box.missions) + mission]
        for other in range(s.players)
        if other != seat and not resolved(s, other)
        for mission in open_to(s, other)
        if mission in own
    ]


@QUESTIONS.question(
    41,
    "propose",
    moves=("propose", "stop"),
    rules={
        "propose": (("DOL-AL-1", another_player), ("DOL-AL-10", ally_is_free), ("DOL-AL-11", open_to_both)),
    },
)
class Propose(Question, frozen=True):
    """To whom to propose an Alliance, and for which Mission (DOL-AL-2)."""

    def answers(self, s: "DeiState") -> list[int]:
        return sorted([s.box.stop, *proposals(s, self.seat)])

    def answer(self, s: "DeiState", stack: Stack, action: int, _log: Log) -> None:
        stack.pop()
        if action != s.box.stop:
            other, mission = divmod(s.box.thing[action], len(s.box.missions))
            stack.append(Alliance(other, self.seat, mission))


@QUESTIONS.question(42, "alliance", moves=("accept", "refuse"))
class Alliance(Question, frozen=True):
    """Whether to resolve a Mission together with the player who proposes it."""

    proposer: int
    mission: int

    def answers(self, s: "DeiState") -> list[int]:
        return [s.box.accept, s.box.refuse]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """Both gain the larger amount, and the one whose it is gains more (DOL-AL-5 to DOL-AL-9).

        After a refusal the proposer resolves any Mission, and proposes to nobody else (DOL-AL-3, DOL-AL-4).
        """
        stack.pop()
        if action == s.box.refuse:
            s.reveal()  # what the other thinks of it: nobody proposes again by taking back
            return
        allies, mission = (self.proposer, self.seat), self.mission
        for seat in allies:
            mark(s, seat, mission, log)
        each(s.seams.paying, s, mission, log)
        # Order tokens have changed both amounts (DOL-AL-11a)
        alone = {seat: payment(s, seat, mission) for seat in allies}
        for seat in allies:
            more = MORE if alone[seat] > min(alone.values()) else 0
            gain_supplies(s, seat, "missions", max(alone.values()) + more, log)
            each(s.seams.allied, s, seat, mission, log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"seat": self.proposer, "mission": s.box.missions[self.mission].id}
