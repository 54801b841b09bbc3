"""The Challenge (DOL-CH): once in the game a player drives the one to the right out of a Region."""

from typing import TYPE_CHECKING

from londinium.games.dei.city import dear_links
from londinium.games.dei.majority import superior
from londinium.games.dei.modules import Module
from londinium.games.dei.questions import Q_CHALLENGE, Q_SPREAD
from londinium.games.dei.scoring import gain_supplies
from londinium.games.dei.units import shift
from londinium.kernel.events import Log, put
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

UNPLAYED = 3  # Supplies for the respondent (DOL-CH-10)
NOBODY, WAITS = -1, -2  # instead of the Region that the Leader goes to: it is not there, or has not gone yet


def to_the_right(s: "DeiState", seat: int) -> int:
    """The respondent of a seat's Challenge: seats are numbered clockwise (DOL-GEN-18, DOL-CH-2, 11 and 12)."""
    return (seat - 1) % s.players


def lay_tokens(s: "DeiState", log: Log) -> None:
    """A spare Faction token on the Leader token, not the figure, of the player to the right (DOL-CH-1, DOL-CH-11a)."""
    s.challenges = (1 << s.players) - 1
    if log is not None:
        for seat in range(s.players):
            log.append(put(f"challenge-{seat}", f"seat-{seat}", f"leader-token-{to_the_right(s, seat)}"))


def offer(s: "DeiState", _log: Log) -> None:
    """At the start of the own phase, before its first card, where it can be played (DOL-CH-3, DOL-CH-5a)."""
    seat = s.order[s.at]
    if s.challenges >> seat & 1 and places(s, seat):
        s.pending[0].append((Q_CHALLENGE, seat))


def places(s: "DeiState", seat: int) -> list[int]:
    """Regions with an own Unit and the respondent's Superiority over anybody, which can be left (DOL-CH-4, 5 and 8)."""
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


def ask_challenge(s: "DeiState", frame: Frame) -> list[int]:
    return sorted([s.box.stop, *(s.box.challenge[r] for r in places(s, frame[1]))])


def answer_challenge(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """The token goes to the box, and the respondent's Units leave (DOL-CH-6, DOL-CH-9)."""
    seat = stack.pop()[1]
    if action == s.box.stop:
        return
    r, respondent = s.box.thing[action], to_the_right(s, seat)
    s.challenges &= ~(1 << seat)
    if log is not None:
        log.append(put(f"challenge-{seat}", f"leader-token-{respondent}", None))
    leads = s.leaders[respondent] == r
    more = units(s, respondent, r) % len(ways_out(s, respondent, r))
    go_on(s, stack, (Q_SPREAD, respondent, r, WAITS if leads else NOBODY, more), log)


def units(s: "DeiState", seat: int, r: int) -> int:
    return s.scrappers[seat * s.box.size + r] + (s.leaders[seat] == r)


def go_on(s: "DeiState", stack: list[Frame], frame: Frame, log: Log) -> None:
    """Ask on, or let them go: each Region gets as many, some one more (DOL-CH-7a); no toll is paid (DOL-CH-8a)."""
    _, seat, source, leader, more, *fuller = frame
    ways = ways_out(s, seat, source)
    if leader == WAITS and len(ways) > 1:
        stack.append(frame)
        return
    left = [r for r in ways if r not in fuller]
    if more and len(left) > more:
        stack.append(frame)
        return
    each = units(s, seat, source) // len(ways)
    for r in ways:
        led = leader in (r, WAITS)
        n = each + (r in fuller or more > 0) - led
        if n or led:
            shift(s, seat, source, r, n, led, log)


def ask_spread(s: "DeiState", frame: Frame) -> list[int]:
    """Where the Leader goes; then which Regions get one Unit more than the others."""
    _, seat, source, leader, _, *fuller = frame
    return [s.box.to[r] for r in ways_out(s, seat, source) if leader == WAITS or r not in fuller]


def answer_spread(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, source, leader, more, *fuller = stack.pop()
    to = s.box.thing[action]
    alone = units(s, seat, source) < len(ways_out(s, seat, source))
    if leader != WAITS or alone:  # where the others get nobody, the Leader's Region is one with one more
        fuller.append(to)
        more -= 1
    go_on(s, stack, (Q_SPREAD, seat, source, to if leader == WAITS else leader, more, *fuller), log)


def score(s: "DeiState", log: Log) -> None:
    """A Challenge token still on one's Leader token is worth Supplies (DOL-CH-10)."""
    for seat in range(s.players):
        if s.challenges >> seat & 1:
            gain_supplies(s, to_the_right(s, seat), "challenge", UNPLAYED, log)


MODULE = Module("challenge", {"pads": lay_tokens, "opening": offer, "scoring": score}, categories=("challenge",))
