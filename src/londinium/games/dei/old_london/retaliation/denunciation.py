"""Denouncing others from under Big Ben (DOL-RET-10 to DOL-RET-33c), and the Retreat (DOL-GEN-7 to DOL-GEN-9)."""

from typing import TYPE_CHECKING, Any

from londinium.games.dei.old_london.moves import QUESTIONS
from londinium.games.dei.old_london.retaliation import punishment
from londinium.games.dei.old_london.retaliation.board import EMPTY, discard, draw
from londinium.games.dei.old_london.retaliation.explain import (
    as_many_as_named,
    as_many_as_the_rank,
    card_on_the_board,
    card_was_drawn,
    denounces_so,
    enough_units,
    may_discard,
    somebody_is_hit,
    something_to_exchange,
    to_a_neutral_refuge,
)
from londinium.games.dei.old_london.retaliation.kit import kit, own
from londinium.games.dei.old_london.retaliation.track import advance
from londinium.games.dei.seams import each
from londinium.games.dei.units import in_region, shift
from londinium.kernel.events import Log, put
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def opening(s: "DeiState", _log: Log) -> None:
    own(s).denounced = False


def offer(s: "DeiState", _log: Log) -> None:
    """After either card, with Majority in the Big Ben Region, once in a player's phase (DOL-RET-10 to DOL-RET-12)."""
    seat = s.order[s.at]
    if not own(s).denounced and s.majority[kit(s.box).big_ben] == seat:
        question = Denounce(seat)
        if len(question.answers(s)) > 1:
            s.pending[0].append(question)


def ranks(s: "DeiState", seat: int) -> list[int]:
    """The ranks of the cards that a seat has enough Units for (DOL-RET-14); an empty cell has none (DOL-RET-33b)."""
    here = in_region(s, seat, kit(s.box).big_ben)
    return [rank for rank, card in enumerate(own(s).board, 1) if card != EMPTY and rank <= here]


@QUESTIONS.question(
    27,
    "denounce",
    moves=("denounce", "draw", "discard", "stop"),
    rules={
        "denounce": (
            ("DOL-RET-30", denounces_so),
            ("DOL-RET-5", card_on_the_board),
            ("DOL-RET-14", enough_units),
            ("DOL-RET-19", somebody_is_hit),
        ),
        "draw": (("DOL-RET-30", denounces_so), ("DOL-RET-33", something_to_exchange)),
        "discard": (
            ("DOL-S6-3", may_discard),
            ("DOL-RET-30", denounces_so),
            ("DOL-RET-5", card_on_the_board),
            ("DOL-RET-14", enough_units),
        ),
    },
)
class Denounce(Question, frozen=True):
    """A card that can be applied to somebody (DOL-RET-19), or none; some draw and exchange instead (DOL-RET-30).

    Where the terms say so any card may be discarded instead (DOL-S6-3, DOL-S6-5).
    """

    def answers(self, s: "DeiState") -> list[int]:
        seat, part, pieces = self.seat, own(s), kit(s.box)
        found = [s.box.stop]
        if s.traits[seat].exchanges_cards:
            if ranks(s, seat) and (part.deck or part.discards):
                found.append(pieces.draw)
        else:
            cards = [part.board[rank - 1] for rank in ranks(s, seat)]
            found += [pieces.denounce[card] for card in cards if punishment.hit(s, seat, card)]
            if s.terms.may_discard:
                found += [pieces.discard[card] for card in cards]
        return sorted(found)

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """The Purebred draw what there is, the discards shuffled in if need be (DOL-RET-33c)."""
        stack.pop()
        if action == s.box.stop:
            return
        part, pieces = own(s), kit(s.box)
        part.denounced = True
        if action == pieces.draw:
            for _ in range(pieces.cards_drawn):
                card = draw(s, log)
                if card != EMPTY:
                    part.drawn += (card,)
                    if log is not None:
                        log.append(put(pieces.card_ids[card], None, "drawn"))
            stack.append(Exchange(self.seat))
        else:
            rank = part.board.index(s.box.thing[action]) + 1
            retreat(s, stack, self.seat, rank, quiet=s.box.moves.kinds[action] == "discard")


@QUESTIONS.question(
    28,
    "exchange",
    moves=("denounce",),
    told=True,
    rules={"denounce": (("DOL-RET-5", card_on_the_board), ("DOL-RET-14", enough_units))},
)
class Exchange(Question, frozen=True):
    """Which card on the board is replaced."""

    def answers(self, s: "DeiState") -> list[int]:
        return sorted(kit(s.box).denounce[own(s).board[rank - 1]] for rank in ranks(s, self.seat))

    def answer(self, s: "DeiState", stack: Stack, action: int, _log: Log) -> None:
        stack.pop()
        stack.append(Replace(self.seat, own(s).board.index(s.box.thing[action]) + 1))


@QUESTIONS.question(29, "replace", moves=("replace",), rules={"replace": (("DOL-RET-32", card_was_drawn),)})
class Replace(Question, frozen=True):
    """Which drawn card takes its place."""

    rank: int

    def answers(self, s: "DeiState") -> list[int]:
        return sorted(kit(s.box).replace[card] for card in own(s).drawn)

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """The replaced card and the drawn ones not used are discarded (DOL-RET-32); nobody is hit (DOL-RET-33a)."""
        stack.pop()
        part, rank, chosen = own(s), self.rank, s.box.thing[action]
        discard(s, rank, log)
        if log is not None:
            for card in part.drawn:
                place = f"rank-{rank}" if card == chosen else "discards"
                log.append(put(kit(s.box).card_ids[card], "drawn", place))
        part.discards += tuple(card for card in part.drawn if card != chosen)
        part.drawn = ()
        part.board = (*part.board[: rank - 1], chosen, *part.board[rank:])
        each(s.seams.exchanged, s, self.seat, chosen, log)
        retreat(s, stack, self.seat, rank, quiet=True)

    def about(self, _s: "DeiState") -> dict[str, Any]:
        return {"rank": self.rank}


# The Retreat (DOL-GEN-7 to DOL-GEN-9)


def retreat(s: "DeiState", stack: Stack, seat: int, rank: int, quiet: bool) -> None:
    """As many Units as the rank leave the Big Ben Region (DOL-RET-13, DOL-RET-31); Majority may go (DOL-RET-14a)."""
    own(s).accused = rank
    stack.append(Retreat(seat, rank, quiet))


def place_to_leave(s: "DeiState") -> int:
    """The Region that Units retreat from: the centre of the scenario, or the Big Ben Region."""
    return s.terms.centre if s.terms.centre >= 0 else kit(s.box).big_ben


@QUESTIONS.question(30, "retreat", moves=("to",), rules={"to": (("DOL-GEN-7", to_a_neutral_refuge),)})
class Retreat(Question, frozen=True):
    """Where Units go: all to one Region with a Neutral Refuge."""

    units: int  # how many; in a Denunciation the rank of the card
    quiet: bool  # whether nobody is hit afterwards

    def answers(self, s: "DeiState") -> list[int]:
        return [s.box.to[r] for r in s.city.neutral_refuges]

    def answer(self, s: "DeiState", stack: Stack, action: int, _log: Log) -> None:
        stack.pop()
        stack.append(RetreatUnits(self.seat, self.units, s.box.thing[action], self.quiet))

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"rank": self.units, "region": s.box.region_ids[place_to_leave(s)]}


@QUESTIONS.question(
    31,
    "retreat_units",
    moves=("units",),
    rules={"units": (("DOL-RET-13", as_many_as_the_rank), ("DOL-S7-4", as_many_as_named))},
)
class RetreatUnits(Question, frozen=True):
    """Who retreats: Scrappers alone, or the Leader among them."""

    units: int
    to: int
    quiet: bool

    def answers(self, s: "DeiState") -> list[int]:
        n, r = self.units, place_to_leave(s)
        scrappers = s.scrappers[self.seat * s.box.size + r]
        found = [s.box.units[n, 0]] if scrappers >= n else []
        if s.leaders[self.seat] == r and scrappers >= n - 1:
            found.append(s.box.units[n - 1, 1])
        return sorted(found)

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """Then it is found once for all who is hit (DOL-RET-21a); they answer in Priority Order."""
        stack.pop()
        n, leader = s.box.groups[s.box.thing[action]]
        shift(s, self.seat, place_to_leave(s), self.to, n, bool(leader), log)
        if not self.quiet:
            punishment.strike(s, stack, self.seat, own(s).board[self.units - 1], s.terms.own_card_hits)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"rank": self.units, "region": s.box.region_ids[place_to_leave(s)]}


def conclude(s: "DeiState", log: Log) -> None:
    """The card is discarded, and the denouncing player advances (DOL-RET-23 to DOL-RET-25)."""
    part = own(s)
    if part.accused:
        seat, rank, part.accused = s.order[s.at], part.accused, 0
        if not s.traits[seat].exchanges_cards:
            discard(s, rank, log)
        advance(s, seat, rank, log)
