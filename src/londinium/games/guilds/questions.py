"""Every question: the function that lists its answers, the one that carries an answer out, and what it is about."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from londinium.games.guilds import effects, resolve, set_up, turn
from londinium.games.guilds.box import (
    OP_DRAW,
    OP_HIRE,
    OP_LATER,
    OP_MAYORAL,
    OP_NEUTRAL,
    OP_SETTLE,
    OP_VP,
)
from londinium.games.guilds.moves import (
    AMOUNT,
    CHOOSE,
    EITHER,
    EVICTION,
    KEEP,
    LIMIT,
    MOVE_FROM,
    MOVE_TO,
    NEGOTIATE,
    ORDER,
    PAWN_FROM,
    PAWN_TO,
    PAY,
    PAY_PAWN,
    PLACE,
    RECOVERY,
    REWARD,
    RUN,
    SEND,
    SHED,
    TURN,
)
from londinium.games.guilds.pieces import IN_GUILDHALL
from londinium.kernel.events import Log
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState

Ask = Callable[["GuildsState", Frame], list[int]]
Answer = Callable[["GuildsState", list[Frame], int, Log], None]

_CHAPTERS: dict[int, tuple[Ask, Answer]] = {
    CHOOSE: (set_up.ask_choose, set_up.answer_choose),
    TURN: (turn.ask_turn, turn.answer_turn),
    MOVE_FROM: (turn.ask_move_from, turn.answer_move_from),
    MOVE_TO: (turn.ask_move_to, turn.answer_move_to),
    PAY: (turn.ask_pay, turn.answer_pay),
    PAY_PAWN: (turn.ask_pay_pawn, turn.answer_pay_pawn),
    AMOUNT: (effects.ask_amount, effects.answer_amount),
    PLACE: (effects.ask_place, effects.answer_place),
    PAWN_FROM: (effects.ask_pawn_from, effects.answer_pawn_from),
    PAWN_TO: (effects.ask_pawn_to, effects.answer_pawn_to),
    SEND: (effects.ask_send, effects.answer_send),
    EVICTION: (effects.ask_eviction, effects.answer_eviction),
    RECOVERY: (effects.ask_recovery, effects.answer_recovery),
    SHED: (turn.ask_discard, turn.answer_discard),
    LIMIT: (turn.ask_discard, turn.answer_discard),
    EITHER: (effects.ask_either, effects.answer_either),
    KEEP: (effects.ask_keep, effects.answer_keep),
    ORDER: (effects.ask_order, effects.answer_order),
    NEGOTIATE: (resolve.ask_negotiate, resolve.answer_negotiate),
    REWARD: (effects.ask_reward, effects.answer_reward),
}
ASK: tuple[Ask, ...] = tuple(_CHAPTERS[kind][0] for kind in range(RUN))
ANSWER: tuple[Answer, ...] = tuple(_CHAPTERS[kind][1] for kind in range(RUN))

# What an amount is of, in the words of the catalogue
AMOUNTS = {
    OP_VP: "vp",
    OP_DRAW: "draw",
    OP_LATER: "draw",
    OP_HIRE: "hire",
    OP_SETTLE: "settle",
    OP_NEUTRAL: "neutral",
    OP_MAYORAL: "mayoral",
}
LEFT = frozenset({PAY, PAY_PAWN, PLACE, PAWN_FROM, PAWN_TO, SEND, EVICTION, RECOVERY, SHED, LIMIT})  # third: a number


def context(s: "GuildsState", frame: Frame) -> dict[str, Any]:
    """What the sentence that asks is about: the round, and what the frame says in the words of the data."""
    kind, box = frame[0], s.box
    about: dict[str, Any] = {"round": s.round}
    if kind in LEFT:
        about["left"] = frame[2]
    if s.played and kind != TURN:
        about["card"] = box.cards[s.played[-1]]
    if s.tile >= 0:
        about["tile"] = box.tiles[s.tile]
    if kind in (MOVE_TO, PAWN_TO):
        about["source"] = place_name(s, frame[-1])
    elif kind == TURN:
        about["later"] = s.later
        about["last"] = s.round == box.rounds[s.players]
    elif kind == AMOUNT:
        about["left"] = frame[3]
        about["what"] = AMOUNTS[frame[2]]
    elif kind == EITHER:
        about["card"] = box.choice_cards[frame[2]]  # not the card played last, if it was set off by that
    elif kind == NEGOTIATE:
        about["place"] = "plantation" if frame[2] < 0 else box.tiles[frame[2]]
        about["neutrals"] = s.neutrals[frame[1]]
    elif kind == REWARD:
        about["second"] = frame[1] != s.winner
        if about["second"]:
            about["token"] = box.tokens[s.token[s.tile]]
    elif kind in (KEEP, CHOOSE):
        about["left"] = len(s.offers[frame[1]])
    return about


def place_name(s: "GuildsState", source: int) -> str:
    if source >= 0:
        return s.box.tiles[source]
    return "guildhall" if source == IN_GUILDHALL else "plantation"
