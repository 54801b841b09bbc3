"""The rival of the unofficial solo game, moved by cards (GOL-SOLO)."""

from typing import TYPE_CHECKING, Final

from londinium.games.guilds.pieces import add_pawn, renew_deck, to_guildhall, to_reserve
from londinium.kernel.events import Log, rule

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState

RIVAL: Final = 1  # its number among the owners of pawns; it has no seat


def rival(s: "GuildsState", log: Log) -> None:
    """After the turn, reveal cards one after the other; each sends one pawn of the rival's (GOL-SOLO-7)."""
    revealed = []
    for _ in range(s.box.solo_reveals):
        if not s.deck and not renew_deck(s, log):
            break
        card = s.draw(s.deck)
        revealed.append(card)
        if log is not None:
            log.append(rule("GOL-SOLO-7", card=s.box.cards[card]))
        tile = target(s, s.box.card_liveries[card][0])
        if tile < 0:
            continue
        if s.reserve[RIVAL]:
            to_reserve(s, RIVAL, -1, log)
        elif s.guildhall[RIVAL]:
            to_guildhall(s, RIVAL, -1, log)
        else:
            continue
        add_pawn(s, RIVAL, tile, log)
    s.discard.extend(revealed)


def target(s: "GuildsState", livery: int) -> int:
    """The open guild of the lowest rank that shows the livery, or the first open tile that does; -1 if none."""
    fitting = s.open & s.box.showing[livery]
    for tile in (*s.box.by_rank, *s.plan.order):
        if fitting >> tile & 1:
            return tile
    return -1
