"""Retaliation (DOL-RET): denouncing others from under Big Ben, the board with its ranked cells, and the track.

Big Ben's tile takes the place of another (DOL-RET-1), its Region is named in the data (DOL-RET-3), and Neutral Refuges
are kept away from it by `setup.well_apart` (DOL-RET-2, DOL-RET-8). `board` holds the cells from rank 1 on; on the table
they lie the other way round, after the deck (DOL-RET-6).
"""

from typing import TYPE_CHECKING

from londinium.games.dei import modules
from londinium.games.dei.collect import gain_resource
from londinium.games.dei.modules import Module
from londinium.games.dei.moves import DISCARD, RESOURCES
from londinium.games.dei.old_london import punishment
from londinium.games.dei.questions import Q_DENOUNCE, Q_EXCHANGE, Q_REPLACE, Q_RETREAT, Q_RETREAT_UNITS
from londinium.games.dei.scoring import gain_supplies
from londinium.games.dei.units import shift
from londinium.kernel.events import Log, put
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

EMPTY = -1
QUIET = 1  # of a Retreat: nobody is hit after it


# The board


def set_out(s: "DeiState", log: Log) -> None:
    """The board with a card in each ranked cell, and a token of each player on the start space (DOL-RET-4, 5)."""
    s.accusations = tuple(range(len(s.box.retaliation)))
    s.board = (EMPTY,) * s.box.ranks
    s.track = [0] * s.players
    if log is not None:
        log.extend(put(f"retaliation-{seat}", f"seat-{seat}", "space-0") for seat in range(s.players))
    refresh(s, log)


def refresh(s: "DeiState", log: Log) -> None:
    """Cards slide right, and new ones fill the empty cells, the rightmost first (DOL-RET-51, DOL-RET-52)."""
    slide(s, log)
    for rank, card in enumerate(s.board, 1):
        if card == EMPTY:
            fresh = draw(s, log)
            if fresh != EMPTY:
                lay(s, rank, fresh, log)


def slide(s: "DeiState", log: Log) -> None:
    kept = [(rank, card) for rank, card in enumerate(s.board, 1) if card != EMPTY]
    s.board = tuple(card for _, card in kept) + (EMPTY,) * (s.box.ranks - len(kept))
    if log is not None:
        for rank, (before, card) in enumerate(kept, 1):
            if before != rank:
                log.append(put(s.box.retaliation[card].id, f"rank-{before}", f"rank-{rank}"))


def lay(s: "DeiState", rank: int, card: int, log: Log) -> None:
    s.board = (*s.board[: rank - 1], card, *s.board[rank:])
    if log is not None and card != EMPTY:
        log.append(put(s.box.retaliation[card].id, None, f"rank-{rank}"))


def draw(s: "DeiState", log: Log) -> int:
    """A card of the deck by chance; an empty deck is made anew of the discards (DOL-RET-54)."""
    if not s.accusations:
        s.accusations, s.discards = tuple(sorted(s.discards)), ()
        if log is not None:
            log.extend(put(s.box.retaliation[card].id, "discards", None) for card in s.accusations)
    if not s.accusations:
        return EMPTY
    card = s.accusations[s.chance(len(s.accusations))]
    s.accusations = tuple(one for one in s.accusations if one != card)
    return card


def discard(s: "DeiState", rank: int, log: Log) -> None:
    """The card of a cell is discarded, and the cell stays empty (DOL-RET-24)."""
    card = s.board[rank - 1]
    s.board = (*s.board[: rank - 1], EMPTY, *s.board[rank:])
    s.discards += (card,)
    if log is not None:
        log.append(put(s.box.retaliation[card].id, f"rank-{rank}", "discards"))


def new_turn(s: "DeiState", log: Log) -> None:
    """Before each new Turn the rank 1 card is discarded (DOL-RET-53); the phase finds nothing to fill (DOL-RET-55)."""
    if s.board[0] != EMPTY:
        discard(s, 1, log)
    refresh(s, log)


# Denouncing


def opening(s: "DeiState", _log: Log) -> None:
    s.denounced = 0


def offer(s: "DeiState", _log: Log) -> None:
    """After either card, with Majority in the Big Ben Region, once in an own phase (DOL-RET-10 to DOL-RET-12)."""
    seat = s.order[s.at]
    if not s.denounced and s.majority[s.box.big_ben] == seat:
        frame = (Q_DENOUNCE, seat)
        if len(ask_denounce(s, frame)) > 1:
            s.pending[0].append(frame)


def units(s: "DeiState", seat: int) -> int:
    """A seat's Units in the Big Ben Region."""
    r = s.box.big_ben
    return s.scrappers[seat * s.box.size + r] + (s.leaders[seat] == r)


def ranks(s: "DeiState", seat: int) -> list[int]:
    """The ranks of the cards that a seat has enough Units for (DOL-RET-14); an empty cell has none (DOL-RET-33b)."""
    here = units(s, seat)
    return [rank for rank, card in enumerate(s.board, 1) if card != EMPTY and rank <= here]


def ask_denounce(s: "DeiState", frame: Frame) -> list[int]:
    """A card that can be applied to somebody (DOL-RET-19), or none; some draw and exchange instead (DOL-RET-30).

    Where the terms say so any card may be discarded instead (DOL-S6-3, DOL-S6-5).
    """
    seat = frame[1]
    found = [s.box.stop]
    if s.traits[seat].exchanges_cards:
        if ranks(s, seat) and (s.accusations or s.discards):
            found.append(s.box.draw)
    else:
        cards = [s.board[rank - 1] for rank in ranks(s, seat)]
        found += [s.box.denounce[card] for card in cards if punishment.hit(s, seat, card)]
        if s.terms.may_discard:
            found += [s.box.discard[card] for card in cards]
    return sorted(found)


def answer_denounce(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """The Purebred draw what there is, the discards shuffled in if need be (DOL-RET-33c)."""
    seat = stack.pop()[1]
    if action == s.box.stop:
        return
    s.denounced = 1
    if action == s.box.draw:
        for _ in range(s.box.cards_drawn):
            card = draw(s, log)
            if card != EMPTY:
                s.drawn += (card,)
                if log is not None:
                    log.append(put(s.box.retaliation[card].id, None, "drawn"))
        stack.append((Q_EXCHANGE, seat))
    else:
        quiet = (QUIET,) if s.box.verb[action] == DISCARD else ()
        retreat(s, stack, seat, s.board.index(s.box.thing[action]) + 1, quiet)


def ask_exchange(s: "DeiState", frame: Frame) -> list[int]:
    """Which card on the board is replaced."""
    return sorted(s.box.denounce[s.board[rank - 1]] for rank in ranks(s, frame[1]))


def answer_exchange(s: "DeiState", stack: list[Frame], action: int, _log: Log) -> None:
    seat = stack.pop()[1]
    stack.append((Q_REPLACE, seat, s.board.index(s.box.thing[action]) + 1))


def ask_replace(s: "DeiState", _frame: Frame) -> list[int]:
    return sorted(s.box.replace[card] for card in s.drawn)


def answer_replace(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """The replaced card and the drawn ones not used are discarded (DOL-RET-32); nobody is hit (DOL-RET-33a)."""
    _, seat, rank = stack.pop()
    chosen = s.box.thing[action]
    discard(s, rank, log)
    for card in s.drawn:
        place = f"rank-{rank}" if card == chosen else "discards"
        if log is not None:
            log.append(put(s.box.retaliation[card].id, "drawn", place))
    s.discards += tuple(card for card in s.drawn if card != chosen)
    s.drawn = ()
    s.board = (*s.board[: rank - 1], chosen, *s.board[rank:])
    modules.happened(s, "exchanged", seat, (chosen,), log)
    retreat(s, stack, seat, rank)


# The Retreat (DOL-GEN-7 to DOL-GEN-9)


def retreat(s: "DeiState", stack: list[Frame], seat: int, rank: int, quiet: tuple[int, ...] = ()) -> None:
    """As many Units as the rank leave the Big Ben Region (DOL-RET-13, DOL-RET-31); Majority may go (DOL-RET-14a)."""
    s.accused = rank
    stack.append((Q_RETREAT, seat, rank, *quiet))


def place_to_leave(s: "DeiState") -> int:
    """The Region that Units retreat from: the centre of the scenario, or the Big Ben Region."""
    return s.terms.centre if s.terms.centre >= 0 else s.box.big_ben


def ask_retreat(s: "DeiState", _frame: Frame) -> list[int]:
    """All to one Region with a Neutral Refuge."""
    return [s.box.to[r] for r in s.city.neutral_refuges]


def answer_retreat(s: "DeiState", stack: list[Frame], action: int, _log: Log) -> None:
    _, seat, rank, *quiet = stack.pop()
    stack.append((Q_RETREAT_UNITS, seat, rank, s.box.thing[action], *quiet))


def ask_retreat_units(s: "DeiState", frame: Frame) -> list[int]:
    """Scrappers alone, or the Leader among them."""
    seat, rank = frame[1:3]
    r = place_to_leave(s)
    scrappers = s.scrappers[seat * s.box.size + r]
    found = [s.box.units[rank, 0]] if scrappers >= rank else []
    if s.leaders[seat] == r and scrappers >= rank - 1:
        found.append(s.box.units[rank - 1, 1])
    return sorted(found)


def answer_retreat_units(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """Then it is found once for all who is hit (DOL-RET-21a); they answer in Priority Order."""
    _, seat, rank, to, *quiet = stack.pop()
    n, leader = s.box.groups[s.box.thing[action]]
    shift(s, seat, place_to_leave(s), to, n, bool(leader), log)
    if not quiet and not s.traits[seat].exchanges_cards:
        punishment.strike(s, stack, seat, s.board[rank - 1], s.terms.own_card_hits)


def conclude(s: "DeiState", log: Log) -> None:
    """The card is discarded, and the denouncing player advances (DOL-RET-23 to DOL-RET-25)."""
    if s.accused:
        seat, rank, s.accused = s.order[s.at], s.accused, 0
        if not s.traits[seat].exchanges_cards:
            discard(s, rank, log)
        advance(s, seat, rank, log)


# The track


def is_red(s: "DeiState", space: int) -> bool:
    """How long the track is and which spaces are red stands in the data (DOL-RET-40, DOL-RET-41)."""
    return space > 0 and s.box.track[space - 1].red


def advance(s: "DeiState", seat: int, steps: int, log: Log) -> None:
    """Forward by so many spaces, others back by one, bonuses on the way (DOL-RET-42 to DOL-RET-50a)."""
    before = s.track[seat]
    target = min(before + steps, len(s.box.track))
    others = {s.track[other] for other in range(s.players) if other != seat}
    if is_red(s, target):
        while target > before and target in others:  # to the last unoccupied space before it
            target -= 1
    if target == before:
        return
    step(s, seat, target, log)
    for other in range(s.players):
        if other != seat and s.track[other] == target:
            step(s, other, target - 1, log)
    for space in range(before + 1, target + 1):
        bonus = s.box.track[space - 1].bonus
        if bonus is not None and not s.bonuses >> space & 1:
            s.bonuses |= 1 << space
            if bonus.op == "GAIN_SUPPLY":
                gain_supplies(s, seat, "retaliation", bonus.n or 1, log)
            else:
                gain_resource(s, seat, RESOURCES.index(bonus.kind or ""), bonus.n or 1, log)


def step(s: "DeiState", seat: int, space: int, log: Log) -> None:
    if log is not None:
        log.append(put(f"retaliation-{seat}", f"space-{s.track[seat]}", f"space-{space}"))
    s.track[seat] = space


def score(s: "DeiState", log: Log) -> None:
    """The number of the space reached, and more for the first places (DOL-RET-60 to DOL-RET-63a)."""
    for seat in range(s.players):
        ahead = sum(space > s.track[seat] for space in s.track)
        more = s.box.track_places[ahead] if ahead < len(s.box.track_places) else 0
        gain_supplies(s, seat, "retaliation", s.track[seat] + more, log)


MODULE = Module(
    "retaliation",
    {
        "pads": set_out,
        "phase": refresh,
        "opening": opening,
        "after_card": offer,
        "conclude": conclude,
        "new_turn": new_turn,
        "scoring": score,
    },
    swaps=lambda box: box.retaliation_tiles,
    categories=("retaliation",),
)
