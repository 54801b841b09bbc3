"""Drawing city cards (LON-DRAW, LON-D3), in the draw step with the cards and boroughs that change it."""

from bisect import bisect_left
from typing import TYPE_CHECKING

from londinium.games.london.board import add_to_hand, take_from_board, tell_drawn
from londinium.games.london.moves import DRAW, PEEK, START
from londinium.kernel.events import Log, rule
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState


def begin_draw(s: "LondonState", stack: list[Frame], seat: int, must: int, may: int, why: int, log: Log) -> None:
    """Draw cards, one at a time (LON-DRAW-2): so many must be drawn, so many more may be."""
    frame = (DRAW, seat, must, may, why, 0)
    if can_draw(s):
        stack.append(frame)
    elif log is not None:
        log.append(rule("LON-DRAW-8"))


def can_draw(s: "LondonState") -> bool:
    return bool(s.deck or s.top) or max(s.board) >= 0


def ask_draw(s: "LondonState", frame: Frame) -> list[int]:
    """From the deck, or from which space of the board (LON-DRAW-1, LON-DRAW-4)."""
    n, board = s.box.n, s.board
    first = n.space
    found = [first + space for space in s.box.spaces[s.players] if board[space] >= 0]
    if s.deck or s.top:
        found.insert(0, n.draw)
        if frame[4] == START and s.works[frame[1]].look and not s.looked and len(found) + s.deck_size() > 2:
            found.append(n.look)  # LON-CARD-17, once in the draw step (LON-CARD-19)
    if not frame[2]:
        found.append(n.stop)  # LON-CARD-18, LON-BOR-5
    return found


def answer_draw(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    n = s.box.n
    frame = stack[-1]
    seat = frame[1]
    if action >= n.look:
        if action == n.look:
            looked = look(s, seat)
            stack[-1] = (PEEK, *frame[1:], looked)
        else:
            stack.pop()
        return
    if action < n.space:
        draw_from_deck(s, seat, log)
    else:
        take_from_board(s, seat, action - n.space, log)
    drawn(s, stack, frame, log)


def ask_peek(s: "LondonState", frame: Frame) -> list[int]:
    """One of the cards looked at, or one of the board (LON-CARD-17)."""
    n, board = s.box.n, s.board
    found = [n.space + space for space in s.box.spaces[s.players] if board[space] >= 0]
    return found + [n.keep + position for position in range(frame[6])]


def answer_peek(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    n = s.box.n
    frame = stack[-1]
    if action >= n.keep:
        keep(s, frame[1], action - n.keep, frame[6], log)
    else:
        take_from_board(s, frame[1], action - n.space, log)
    drawn(s, stack, frame, log)


def drawn(s: "LondonState", stack: list[Frame], frame: Frame, log: Log) -> None:
    """One card less to draw; what cannot be drawn is lost (LON-DRAW-8)."""
    _, seat, must, may, why, count = frame[:6]
    if must:
        must -= 1
    else:
        may -= 1
    if must + may and can_draw(s):
        stack[-1] = (DRAW, seat, must, may, why, count + 1)
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
        face, known = s.top.pop(0), s.top_seen.pop(0) | bit
    else:
        face, known = chance_card(s), bit
    s.drew = 1
    add_to_hand(s, seat, face, known)
    if log is not None:
        tell_drawn(s, seat, face, log)


def keep(s: "LondonState", seat: int, position: int, looked: int, log: Log) -> None:
    """One of the cards looked at. Whoever had looked at them before no longer knows which is where."""
    face = s.top.pop(position)
    del s.top_seen[position]
    s.top_seen[: looked - 1] = [1 << seat] * (looked - 1)
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
    most = min(s.works[seat].look, s.deck_size())
    bit = 1 << seat
    if len(s.top) < most or not all(known & bit for known in s.top_seen[:most]):
        s.reveal()
    while len(s.top) < most:
        s.top.append(chance_card(s))
        s.top_seen.append(0)
    for position in range(most):
        s.top_seen[position] |= bit
    s.looked = 1
    return most


def step_draws(s: "LondonState", seat: int) -> tuple[int, int]:
    """In the draw step, how many cards must be drawn and how many more may be (LON-DRAW-3, LON-CARD-35)."""
    works, borough = s.works[seat], s.borough(seat)
    must, may = works.least, works.most - works.least
    if borough >= 0:
        ability = s.box.ability[borough]
        must, may = must + ability.must, may + ability.may
    return must, may
