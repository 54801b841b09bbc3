"""What programs, cards and hands of Guilds of London are worth, found once for a box by somebody's worths."""

from londinium.games.guilds.box import (
    OP_CHOICE,
    OP_DISCARD,
    OP_DRAW,
    OP_EVICT,
    OP_HIRE,
    OP_IF,
    OP_LATER,
    OP_MAYORAL,
    OP_MOVE,
    OP_NEUTRAL,
    OP_ON,
    OP_PER,
    OP_PLACE,
    OP_RECOVER,
    OP_SEND,
    OP_SETTLE,
    OP_VP,
    Box,
)
from londinium.games.guilds.worths import HAND, WAITING, Worths


class Prices:
    """What programs of a box are worth, found once: early in the game, and how much less in the last round."""

    def __init__(self, box: Box, worths: Worths) -> None:
        w = self.worths = worths
        self.box = box
        self.known: dict[float, list[float]] = {}
        self.early = {
            OP_VP: 1.0, OP_DRAW: w.draw, OP_LATER: w.draw, OP_HIRE: w.hire, OP_SETTLE: w.settle, OP_NEUTRAL: w.neutral,
            OP_PLACE: w.place, OP_MOVE: w.move, OP_SEND: w.send, OP_EVICT: w.evict, OP_RECOVER: w.recover,
            OP_DISCARD: w.discard,
        }  # fmt: skip
        self.late = {
            OP_VP: 1.0, OP_DRAW: w.draw_late, OP_LATER: w.draw_late, OP_HIRE: w.hire_late, OP_SETTLE: w.settle_late,
            OP_NEUTRAL: w.neutral_late, OP_PLACE: w.place_late, OP_MOVE: w.move_late, OP_SEND: w.send_late,
            OP_EVICT: w.evict_late, OP_RECOVER: w.recover_late, OP_DISCARD: w.discard_late,
        }  # fmt: skip
        self.programs = [self.program(number, self.early, w.goal) for number in range(len(box.programs))]
        self.less = [early - self.program(number, self.late, w.goal_late) for number, early in enumerate(self.programs)]
        hands = [w.small_hand] * 3 + [w.hand] * 3 + [w.large_hand] * 2
        self.hand = [usual * more for usual, more in zip(HAND, hands, strict=True)]
        crowds = [w.few_pawns] * 3 + [w.pawns] * 2 + [w.many_pawns] * 3
        self.waiting = [usual * more for usual, more in zip(WAITING, crowds, strict=True)]
        self.uses = [
            self.programs[program] - w.card * box.cost[card] - self.waiting[1] * box.pawn_cost[card]
            for card, program in enumerate(box.effects)
        ]
        self.hires = [box.programs[program][0][0] == OP_HIRE for program in box.effects]
        self.cards = [w.card_effect * max(0.0, use - w.card) for use in self.uses]
        # By how many turns rivals have before the vote
        self.alone = [w.alone_sure, w.alone_once, w.alone]
        self.ahead = [w.ahead_sure, w.ahead_once, w.ahead]
        self.far_ahead = [w.far_ahead_sure, w.far_ahead_once, w.far_ahead]
        self.level = [w.level_sure, w.level_once, w.level]
        self.behind = [w.behind_sure, w.behind_once, w.behind]

    def at(self, time: float) -> list[float]:
        """What every program is worth when this share of the game's early part is left."""
        found = self.known.get(time)
        if found is None:
            found = [early - (1.0 - time) * less for early, less in zip(self.programs, self.less, strict=True)]
            self.known[time] = found
        return found

    def step(self, operation: tuple[int, ...], time: float) -> float:
        """The same for one step of a program."""
        w = self.worths
        early = self.operation(operation, self.early, w.goal)
        return early - (1.0 - time) * (early - self.operation(operation, self.late, w.goal_late))

    def program(self, number: int, each: dict[int, float], goal: float) -> float:
        return sum([self.operation(operation, each, goal) for operation in self.box.programs[number]])

    def operation(self, operation: tuple[int, ...], each: dict[int, float], goal: float) -> float:
        w = self.worths
        op, n = operation[0], operation[1]
        if op == OP_MAYORAL:
            return goal + w.more_goals * (n - 1)
        if op == OP_CHOICE:
            return max([self.program(operation[2] + option, each, goal) for option in range(n)])
        if op == OP_PER:
            return w.per * n * self.program(operation[4], each, goal)
        if op == OP_IF:
            return w.condition * self.program(operation[4], each, goal)
        if op == OP_ON:
            return w.whenever * self.program(operation[2], each, goal)
        return each[op] * n
