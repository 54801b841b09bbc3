"""Enlist (DEI-ENLIST), and the starting Units (DEI-TURN-7 to DEI-TURN-9)."""

from typing import TYPE_CHECKING, Any

from londinium.games.dei import effects, explain
from londinium.games.dei.box import ENLIST, ENLIST_SAME_REGION, Operation
from londinium.games.dei.moves import QUESTIONS
from londinium.games.dei.traits import ON_ENLIST
from londinium.games.dei.units import RESERVE, in_region, shift
from londinium.kernel.events import Log
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def sites(s: "DeiState", seat: int, any_site: bool) -> list[int]:
    """Where a seat may enlist: at Neutral Refuges and own Refuges, and where effects say so (DEI-ENLIST-1)."""
    found = list(s.city.neutral_refuges)
    if s.tokens[seat * 3] < s.box.constructions[0]:
        found += [r for r in s.city.regions if s.refuges[r] == seat]
    if s.traits[seat].enlists_at_leader:
        found.append(s.leaders[seat])  # DEI-LEADER-3
    if any_site:
        present, ground = s.present[seat], s.box.is_ground
        found += [r for r in s.city.regions if present >> r & 1 and ground[r]]
    return found


@effects.asks(ENLIST)
def ask_enlist(s: "DeiState", seat: int, op: Operation, _region: int, _left: int, out: list[int]) -> None:
    if s.reserve[seat]:  # DEI-ENLIST-3
        enlist = s.box.enlist
        out += {enlist[r] for r in sites(s, seat, op.any_site) if r >= 0}


@effects.asks(ENLIST_SAME_REGION)
def ask_enlist_same(s: "DeiState", seat: int, _op: Operation, region: int, _left: int, out: list[int]) -> None:
    if s.reserve[seat] and region in sites(s, seat, False):
        out.append(s.box.enlist[region])


@effects.does("enlist")
def do_enlist(s: "DeiState", using: effects.Effect, op: Operation, region: int, log: Log) -> None:
    shift(s, using.seat, RESERVE, region, 1, False, log)
    if op.code == ENLIST:  # a follow-up does not call for another (DEI-PRIM-3)
        effects.trigger(s, using.seat, ON_ENLIST, region, log, using.effect)


def ask_next(s: "DeiState", seat: int, leader: bool, scrappers: int, kind: "type[Deploy] | None" = None) -> None:
    """Ask where the next starting Unit goes. Those for whom there is no room stay beside the board (DOL-PB-14)."""
    question = (kind or Deploy)(seat, leader, min(scrappers, s.reserve[seat]))
    if (question.leader or question.scrappers) and question.answers(s):
        s.pending[0].append(question)


@QUESTIONS.question(2, "deploy", moves=("deploy",), rules=explain.DEPLOY)
class Deploy(Question, frozen=True):
    """Where the next starting Unit goes: the Leader first, then the Scrappers one by one."""

    leader: bool  # still to come
    scrappers: int  # still to come

    def answers(self, s: "DeiState") -> list[int]:
        """Any Neutral Refuge (DEI-TURN-9), or where the Faction starts, so many Units in a Region (DOL-PB-13)."""
        seat, box = self.seat, s.box
        starts = box.factions[s.factions[seat]].starts
        if starts is None:
            return [box.deploy[r] for r in s.city.neutral_refuges]
        homes = [r for r in s.city.regions if s.refuges[r] == seat]
        return sorted(box.deploy[r] for r in homes if in_region(s, seat, r) < starts.most)

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        shift(s, self.seat, RESERVE, s.box.thing[action], 0 if self.leader else 1, self.leader, log)
        ask_next(s, self.seat, False, self.scrappers if self.leader else self.scrappers - 1, type(self))

    def about(self, s: "DeiState") -> dict[str, Any]:
        del s
        return {"leader": int(self.leader), "scrappers": self.scrappers}
