"""The turn, its steps, and how it ends (LON-TURN, LON-HAND, LON-END)."""

from typing import TYPE_CHECKING, Any, Final

from londinium.games.london import develop, explain, land, loans, run, scoring
from londinium.games.london.board import discard, discards, swaps
from londinium.games.london.draw import begin_draw, step_draws
from londinium.games.london.moves import QUESTIONS, START, THREE, LondonQuestion
from londinium.kernel.events import Log, rule, stage
from londinium.kernel.questions import Stack

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState

# The steps of a turn (LON-TURN-2); the fourth leaves room for a swap after the action
STEP_REPAY: Final = 0
STEP_DRAW: Final = 1
STEP_ACTION: Final = 2
STEP_SPARE: Final = 3
STEP_LIMIT: Final = 4
STEP_END: Final = 5
STEPS = ("repay", "draw", "action", "spare", "limit", "end")


def go_on(s: "LondonState", log: Log) -> None:
    """The next step of the turn that has anything to decide, or the next turn."""
    stack, seat = s.pending[0], s.active
    while not stack and not s.over:
        step = s.step
        s.step += 1
        if step == STEP_REPAY:
            begin_turn(s, log)
            if loans.can_repay(s, seat):
                stack.append(loans.Repay(seat))
        elif step == STEP_DRAW:
            must, may = step_draws(s, seat)
            begin_draw(s, stack, seat, must, may, START, log)
        elif step == STEP_ACTION:
            stack.append(Action(seat))
        elif step == STEP_SPARE:
            if swaps(s, seat):
                stack.append(Spare(seat))
        elif step == STEP_LIMIT:
            if len(s.hands[seat]) > s.box.rules.hand_limit:
                stack.append(Limit(seat))
        else:
            end_turn(s, log)
            seat = s.active


def begin_turn(s: "LondonState", log: Log) -> None:
    s.turn += 1
    s.drew = s.looked = s.laid = s.free = s.land_swaps = 0
    s.uses = (0,) * len(s.tops[s.active])
    s.refresh(s.active)
    if log is not None:
        log.append(stage("turn", s.turn))
        log.append(stage("player", s.active))


def end_turn(s: "LondonState", log: Log) -> None:
    """Whether the end is triggered, or has come (LON-END-1 to LON-END-5, LON-END-9, LON-END-10)."""
    s.idle = 0 if s.drew else s.idle + 1
    guard = s.options.stall_guard
    if s.last > 0:
        s.last -= 1
    elif not s.deck and not s.top:
        begin_last_turns(s, "LON-END-1", log)
    elif guard is not None and s.idle >= guard:
        begin_last_turns(s, "LON-END-9", log)
    if s.last == 0:
        scoring.score(s, log)
        return
    s.active = (s.active + 1) % s.players  # LON-TURN-1
    s.step = STEP_REPAY


def begin_last_turns(s: "LondonState", why: str, log: Log) -> None:
    """Each other player takes one more turn, or everyone (LON-END-1 to LON-END-3)."""
    s.last = s.players - (s.options.final_turns == "others_once")
    if log is not None:
        log.append(rule(why))
        log.append(stage("last-turns", s.last))


@QUESTIONS.question(
    3,
    "action",
    moves=("develop", "buy-land", "run", "draw-three"),
    rules={
        "develop": (("LON-DEV-2", explain.something_is_playable),),
        "buy-land": (("LON-LAND-6", explain.land_is_for_sale), ("LON-COMP-10", explain.some_land_is_affordable)),
    },
)
class Action(LondonQuestion, frozen=True):
    """One of four actions; Run and Draw three are always allowed (LON-TURN-3, LON-TURN-4, LON-RUN-1)."""

    def allows_swaps(self, answers: int) -> bool:
        del answers
        return True

    def answers(self, s: "LondonState") -> list[int]:
        n, seat = s.box.n, self.seat
        found = [n.run, n.draw_three]
        if land.for_sale(s, seat):
            found.insert(0, n.buy_land)
        if develop.playable(s, seat, develop.free_builds(s, seat)):
            found.insert(0, n.develop)
        return found

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        n, seat = s.box.n, self.seat
        stack.pop()
        if action == n.develop:
            develop.begin_develop(s, stack, seat)
        elif action == n.buy_land:
            stack.append(land.Land(seat))
        elif action == n.run:
            run.begin_run(s, stack, seat)
        else:
            begin_draw(s, stack, seat, s.box.rules.draw_action, 0, THREE, log)  # LON-D3-1


@QUESTIONS.question(17, "spare", moves=("stop",))
class Spare(LondonQuestion, frozen=True):
    """After the action, the last moment for a swap."""

    def allows_swaps(self, answers: int) -> bool:
        del answers
        return True

    def answers(self, s: "LondonState") -> list[int]:
        return [s.box.n.stop]

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        del s, action, log
        stack.pop()


@QUESTIONS.question(18, "limit", moves=("discard",), rules={"discard": (("LON-HAND-1", explain.card_is_in_hand),)})
class Limit(LondonQuestion, frozen=True):
    """Which card goes to the board next (LON-HAND-1, LON-HAND-2, LON-PAUP-5)."""

    def answers(self, s: "LondonState") -> list[int]:
        return discards(s, self.seat)

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        discard(s, self.seat, action - s.box.n.discard, log)
        if len(s.hands[self.seat]) <= s.box.rules.hand_limit:
            stack.pop()

    def about(self, s: "LondonState") -> dict[str, Any]:
        limit = s.box.rules.hand_limit
        return {"left": len(s.hands[self.seat]) - limit, "limit": limit, **super().about(s)}
