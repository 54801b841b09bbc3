"""Feats: unlocking them, turning them face down again, and the draft (DEI-FEAT, DEI-VAR-2)."""

from typing import TYPE_CHECKING, Any

from londinium.games.dei import explain
from londinium.games.dei.city import link_all
from londinium.games.dei.collect import check_storage
from londinium.games.dei.majority import reckon_all
from londinium.games.dei.moves import QUESTIONS
from londinium.kernel.events import Log, put, turn
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def unlock(s: "DeiState", seat: int, log: Log) -> None:
    """Turn the Feats face up whose colour is controlled often enough, all at once (DEI-FEAT-1, DEI-FEAT-2)."""
    n, changed = len(s.box.colours), False
    for colour in range(n):
        feat = s.feats[seat * n + colour]
        if feat < 0 or s.unlocked[seat] >> feat & 1 or s.cubes[seat * n + colour] < s.box.rules.feat_outposts:
            continue
        s.unlocked[seat] |= 1 << feat
        if not s.shown >> feat & 1:
            s.reveal()
            s.shown |= 1 << feat
        changed = True
        if log is not None:
            log.append(turn(s.box.feats[feat].id, "up"))
    if changed:
        empower(s, seat, log)


def lock(s: "DeiState", seat: int, feat: int, log: Log) -> None:
    """Turn an unlocked Feat face down: it has no effect until it is unlocked again (DEI-FEAT-4)."""
    s.unlocked[seat] &= ~(1 << feat)
    if log is not None:
        log.append(turn(s.box.feats[feat].id, "down"))
    empower(s, seat, log)
    check_storage(s, seat)


def empower(s: "DeiState", seat: int, log: Log) -> None:
    """What a seat's Leader and unlocked Feats change has changed."""
    s.find_traits(seat)
    link_all(s, seat)
    reckon_all(s, log)


def reveal_draft(s: "DeiState", colour: int, log: Log) -> None:
    """Reveal one Feat more than there are players; they choose in turn, in reverse every other colour (DEI-VAR-2)."""
    left = left_in(s, s.box.feats_of_colour[colour])
    s.draft = tuple(sorted(left.pop(s.chance(len(left))) for _ in range(min(s.players + 1, len(left)))))
    for feat in s.draft:
        s.shown |= 1 << feat
    if log is not None:
        log.extend(put(s.box.feats[feat].id, None, "draft") for feat in s.draft)
    order = s.order if colour % 2 else tuple(reversed(s.order))
    n = len(s.box.colours)
    s.pending[0].extend(Draft(seat, colour) for seat in order if s.feats[seat * n + colour] < 0)


def left_in(s: "DeiState", pool: tuple[int, ...]) -> list[int]:
    """The Feats of a pool that nobody has, and that are not set aside."""
    aside = [feat for feats in s.seams.set_aside for feat in feats(s)]
    return [feat for feat in pool if feat not in s.feats and feat not in aside]


@QUESTIONS.question(1, "draft", moves=("feat",), rules=explain.DRAFT)
class Draft(Question, frozen=True):
    """Which Feat of a colour to take: one on display, or for a Faction with Feats of its own one of these."""

    colour: int

    def answers(self, s: "DeiState") -> list[int]:
        own, shown = s.box.feats_for[s.factions[self.seat]][self.colour], s.box.feats_of_colour[self.colour]
        return [s.box.feat[feat] for feat in (s.draft if own == shown else left_in(s, own))]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        feat = s.box.thing[action]
        s.feats[self.seat * len(s.box.colours) + self.colour] = feat
        if log is not None:
            log.append(put(s.box.feats[feat].id, "draft" if feat in s.draft else None, f"seat-{self.seat}"))
        s.draft = tuple(one for one in s.draft if one != feat)
        s.shown |= 1 << feat
        if not stack:
            if log is not None:
                log.extend(put(s.box.feats[one].id, "draft", None) for one in s.draft)
            s.draft = ()

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"colour": s.box.colours[self.colour]}
