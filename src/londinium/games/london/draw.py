"""Drawing city cards (LON-DRAW, LON-D3), in the draw step with the cards and boroughs that change it."""

from bisect import bisect_left
from typing import TYPE_CHECKING, Any

from londinium.games.london import explain
from londinium.games.london.board import add_to_hand, take_from_board, tell_drawn
from londinium.games.london.moves import QUESTIONS, START, LondonQuestion
from londinium.kernel.events import Log, rule
from londinium.kernel.questions import Stack
from londinium.kernel.tuples import without

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState

WHY = ("start", "three", "land", "effect")  # cards are drawn, in the order of START, THREE, BOUGHT, EFFECT


class Drawing(LondonQuestion, frozen=True):
    """A question to a seat that draws cards."""

    must: int  # be drawn, still
    may: int  # be drawn beyond these
    why: int  # START, …
    drawn: int  # so far

    def about(self, s: "LondonState") -> dict[str, Any]:
        about = {"must": self.must, "may": self.may, "why": WHY[self.why], "drawn": self.drawn}
        return about | super().about(s)


@QUESTIONS.question(
    1,
    "draw",
    moves=("draw", "look", "stop"),
    rules={
        "draw": (
            ("LON-DRAW-6", explain.deck_holds_cards),
            ("LON-SETUP-2", explain.space_is_in_play),
            ("LON-DRAW-1", explain.space_holds_a_card),
        ),
        "look": (("LON-CARD-17", explain.look_is_allowed), ("LON-CARD-19", explain.look_is_the_first)),
        "stop": (
            ("LON-DRAW-3", explain.no_start_draw_is_owed),
            ("LON-D3-1", explain.no_action_draw_is_owed),
            ("LON-LAND-7", explain.no_land_draw_is_owed),
            ("LON-ACT-3", explain.no_effect_draw_is_owed),
        ),
    },
)
class Draw(Drawing, frozen=True):
    """From the deck, or from which space of the board (LON-DRAW-1, LON-DRAW-4)."""

    def allows_swaps(self, answers: int) -> bool:
        """Before the draw step, not inside a draw."""
        del answers
        return self.why == START and not self.drawn

    def answers(self, s: "LondonState") -> list[int]:
        n, board = s.box.n, s.board
        first = n.space
        found = [first + space for space in s.box.spaces[s.players] if board[space] >= 0]
        if s.deck or s.top:
            found.insert(0, n.draw)
            if self.why == START and s.ongoing[self.seat].look and not s.looked and len(found) + s.deck_size() > 2:
                found.append(n.look)  # LON-CARD-17, once in the draw step (LON-CARD-19)
        if not self.must:
            found.append(n.stop)  # LON-CARD-18, LON-BOR-5
        return found

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        n = s.box.n
        if action == n.stop:
            stack.pop()
        elif action == n.look:
            looked = look(s, self.seat)
            stack[-1] = Peek(self.seat, self.must, self.may, self.why, self.drawn, looked)
        else:
            if action < n.space:
                draw_from_deck(s, self.seat, log)
            else:
                take_from_board(s, self.seat, action - n.space, log)
            next_card(s, stack, self, log)


@QUESTIONS.question(
    2,
    "peek",
    moves=("draw", "keep"),
    rules={
        "draw": (
            ("LON-CARD-17", explain.deck_is_not_looked_at),
            ("LON-SETUP-2", explain.space_is_in_play),
            ("LON-DRAW-1", explain.space_holds_a_card),
        ),
        "keep": (("LON-CARD-17", explain.position_was_looked_at),),
    },
)
class Peek(Drawing, frozen=True):
    """One of the cards looked at, or one of the board (LON-CARD-17)."""

    looked: int  # cards at

    def answers(self, s: "LondonState") -> list[int]:
        n, board = s.box.n, s.board
        found = [n.space + space for space in s.box.spaces[s.players] if board[space] >= 0]
        return found + [n.keep + position for position in range(self.looked)]

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        n = s.box.n
        if action >= n.keep:
            keep(s, self.seat, action - n.keep, self.looked, log)
        else:
            take_from_board(s, self.seat, action - n.space, log)
        next_card(s, stack, self, log)

    def about(self, s: "LondonState") -> dict[str, Any]:
        return {**super().about(s), "cards": self.looked}


def begin_draw(s: "LondonState", stack: Stack, seat: int, must: int, may: int, why: int, log: Log) -> None:
    """Draw cards, one at a time (LON-DRAW-2): these must be drawn, and as many more may be."""
    if can_draw(s):
        stack.append(Draw(seat, must, may, why, 0))
    elif log is not None:
        log.append(rule("LON-DRAW-8"))


def can_draw(s: "LondonState") -> bool:
    return bool(s.deck or s.top) or max(s.board) >= 0


def next_card(s: "LondonState", stack: Stack, asked: Drawing, log: Log) -> None:
    """One card less to draw; what cannot be drawn is lost (LON-DRAW-8)."""
    must, may = asked.must, asked.may
    if must:
        must -= 1
    else:
        may -= 1
    if must + may and can_draw(s):
        stack[-1] = Draw(asked.seat, must, may, asked.why, asked.drawn + 1)
        return
    stack.pop()
    if must and log is not None:
        log.append(rule("LON-DRAW-8"))


def draw_from_deck(s: "LondonState", seat: int, log: Log) -> None:
    """The top card of the city deck."""
    bit = 1 << seat
    if s.top:
        if not s.top_seen[0] & bit:
            s.reveal()
        face, known = s.top[0], s.top_seen[0] | bit
        s.top, s.top_seen = s.top[1:], s.top_seen[1:]
    else:
        face, known = chance_card(s), bit
    s.drew = 1
    add_to_hand(s, seat, face, known)
    if log is not None:
        tell_drawn(s, seat, face, log)


def keep(s: "LondonState", seat: int, position: int, looked: int, log: Log) -> None:
    """One of the cards looked at. Whoever had looked at them before no longer knows which is where."""
    face = s.top[position]
    s.top = without(s.top, position)
    s.top_seen = (1 << seat,) * (looked - 1) + s.top_seen[looked:]
    s.drew = 1
    add_to_hand(s, seat, face, 1 << seat)
    if log is not None:
        tell_drawn(s, seat, face, log)


def chance_card(s: "LondonState") -> int:
    """The next card whose place nobody knows: any of those left of its deck (LON-SETUP-5)."""
    deck, box = s.deck, s.box
    left = bisect_left(deck, box.deck_end[box.deck_of[deck[0]]])
    return deck.pop(s.chance(left))


def look(s: "LondonState", seat: int) -> int:
    """A seat looks at the top cards, which go back in the same order (LON-CARD-17, LON-INFO-11); returns how many."""
    most = min(s.ongoing[seat].look, s.deck_size())
    bit = 1 << seat
    if len(s.top) < most or not all(known & bit for known in s.top_seen[:most]):
        s.reveal()
    while len(s.top) < most:
        s.top += (chance_card(s),)
        s.top_seen += (0,)
    s.top_seen = tuple([known | bit for known in s.top_seen[:most]]) + s.top_seen[most:]
    s.looked = 1
    return most


def step_draws(s: "LondonState", seat: int) -> tuple[int, int]:
    """In the draw step, how many cards must be drawn and how many more may be (LON-DRAW-3, LON-CARD-35)."""
    ongoing, borough = s.ongoing[seat], s.borough(seat)
    must, may = ongoing.least, ongoing.most - ongoing.least
    if borough >= 0:
        ability = s.box.ability[borough]
        must, may = must + ability.must, may + ability.may
    return must, may
