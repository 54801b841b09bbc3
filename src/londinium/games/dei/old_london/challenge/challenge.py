"""The Challenge (DOL-CH): once in the game a player drives the one to the right out of a Region."""

from typing import TYPE_CHECKING, Any

from londinium.games.dei.city import dear_links
from londinium.games.dei.majority import superior
from londinium.games.dei.old_london.challenge.explain import challenge_region, respondent_can_leave, spread_evenly
from londinium.games.dei.old_london.challenge.kit import kit, own
from londinium.games.dei.old_london.moves import QUESTIONS
from londinium.games.dei.scoring import gain_supplies
from londinium.games.dei.units import in_region, shift
from londinium.kernel.events import Log, put
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

UNPLAYED = 3  # Supplies for the respondent (DOL-CH-10)


def to_the_right(s: "DeiState", seat: int) -> int:
    """The respondent of a seat's Challenge: seats are numbered clockwise (DOL-GEN-18, DOL-CH-2, 11 and 12)."""
    return (seat - 1) % s.players


def lay_tokens(s: "DeiState", log: Log) -> None:
    """A spare Faction token on the Leader token, not the figure, of the player to the right (DOL-CH-1, DOL-CH-11a)."""
    own(s).unplayed = (1 << s.players) - 1
    if log is not None:
        for seat in range(s.players):
            log.append(put(f"challenge-{seat}", f"seat-{seat}", f"leader-token-{to_the_right(s, seat)}"))


def offer(s: "DeiState", _log: Log) -> None:
    """At the start of a player's own phase, before the first card, where it can be played (DOL-CH-3, DOL-CH-5a)."""
    seat = s.order[s.at]
    if own(s).unplayed >> seat & 1 and places(s, seat):
        s.pending[0].append(Challenge(seat))


def places(s: "DeiState", seat: int) -> list[int]:
    """Where a seat has a Unit and the respondent Superiority over anybody and ways out (DOL-CH-4, 5 and 8)."""
    respondent = to_the_right(s, seat)
    return [
        r
        for r in s.city.regions
        if s.present[seat] >> r & 1
        and any(superior(s, respondent, other, r) for other in range(s.players))
        and ways_out(s, respondent, r)
    ]


def ways_out(s: "DeiState", seat: int, r: int) -> list[int]:
    """All Regions linked for a seat, the far bank of ruins too (DOL-CH-7, DOL-TH-20)."""
    return sorted({*s.links[seat][r], *dear_links(s, r)}, key=lambda to: s.box.to[to])


@QUESTIONS.question(
    39,
    "challenge",
    moves=("challenge", "stop"),
    rules={"challenge": (("DOL-CH-4", challenge_region), ("DOL-CH-8", respondent_can_leave))},
)
class Challenge(Question, frozen=True):
    """Whether to play the Challenge, and in which Region."""

    def answers(self, s: "DeiState") -> list[int]:
        return sorted([s.box.stop, *(kit(s.box).challenge[r] for r in places(s, self.seat))])

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """The token goes to the box, and the respondent's Units leave (DOL-CH-6, DOL-CH-9)."""
        stack.pop()
        if action == s.box.stop:
            return
        r, respondent = s.box.thing[action], to_the_right(s, self.seat)
        own(s).unplayed &= ~(1 << self.seat)
        if log is not None:
            log.append(put(f"challenge-{self.seat}", f"leader-token-{respondent}", None))
        leads = s.leaders[respondent] == r
        more = in_region(s, respondent, r) % len(ways_out(s, respondent, r))
        Spread(respondent, r, leads, -1, more, ()).go_on(s, stack, log)


@QUESTIONS.question(40, "spread", moves=("to",), rules={"to": (("DOL-CH-6", spread_evenly),)})
class Spread(Question, frozen=True):
    """Where the Leader goes; then which Regions get one Unit more than the others."""

    region: int  # that the Units leave
    leader_waits: bool  # whether its Region is still to be named
    leader: int  # the Region that was named for it, or -1
    more: int  # Regions with one Unit more that are still to be named
    fuller: tuple[int, ...]  # those named

    def answers(self, s: "DeiState") -> list[int]:
        ways = ways_out(s, self.seat, self.region)
        return [s.box.to[r] for r in ways if self.leader_waits or r not in self.fuller]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        to = s.box.thing[action]
        leader = to if self.leader_waits else self.leader
        more, fuller = self.more, self.fuller
        alone = in_region(s, self.seat, self.region) < len(ways_out(s, self.seat, self.region))
        if not self.leader_waits or alone:  # where the others get nobody, the Leader's Region is one with one more
            more, fuller = more - 1, (*fuller, to)
        Spread(self.seat, self.region, False, leader, more, fuller).go_on(s, stack, log)

    def go_on(self, s: "DeiState", stack: Stack, log: Log) -> None:
        """Ask on, or let them go: each Region gets as many, some one more (DOL-CH-7a); no toll is paid (DOL-CH-8a)."""
        seat, source = self.seat, self.region
        ways = ways_out(s, seat, source)
        left = [r for r in ways if r not in self.fuller]
        if (self.leader_waits and len(ways) > 1) or 0 < self.more < len(left):
            stack.append(self)
            return
        each = in_region(s, seat, source) // len(ways)
        for r in ways:
            led = self.leader_waits or r == self.leader
            n = each + (r in self.fuller or self.more > 0) - led
            if n or led:
                shift(s, seat, source, r, n, led, log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"region": s.box.region_ids[self.region], "leader": int(self.leader_waits), "n": self.more}


def score(s: "DeiState", log: Log) -> None:
    """A Challenge token still on one's Leader token is worth Supplies (DOL-CH-10)."""
    for seat in range(s.players):
        if own(s).unplayed >> seat & 1:
            gain_supplies(s, to_the_right(s, seat), "challenge", UNPLAYED, log)


def signs(s: "DeiState", seat: int) -> list[float]:
    """Whether a seat can still challenge, and be challenged."""
    unplayed = own(s).unplayed
    return [float(unplayed >> seat & 1), float(unplayed >> (seat + 1) % s.players & 1)]
