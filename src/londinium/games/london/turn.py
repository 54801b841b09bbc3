"""The turn, its steps, and how it ends (LON-TURN, LON-HAND, LON-END)."""

from typing import TYPE_CHECKING

from londinium.games.london import develop, land, loans, run, scoring
from londinium.games.london.board import ask_swaps, discard, distinct
from londinium.games.london.draw import begin_draw, step_draws
from londinium.games.london.moves import ACTION, LAND, LIMIT, REPAY, SPARE, START, THREE
from londinium.kernel.events import Log, rule, stage
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState

# The steps of a turn (LON-TURN-2); the fourth leaves room for a swap after the action
STEP_REPAY, STEP_DRAW, STEP_ACTION, STEP_SPARE, STEP_LIMIT, STEP_END = range(6)
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
                stack.append((REPAY, seat))
        elif step == STEP_DRAW:
            must, may = step_draws(s, seat)
            begin_draw(s, stack, seat, must, may, START, log)
        elif step == STEP_ACTION:
            stack.append((ACTION, seat))
        elif step == STEP_SPARE:
            if (s.works[seat].swaps or s.lands[seat]) and ask_swaps(s, (SPARE, seat), 1):
                stack.append((SPARE, seat))
        elif step == STEP_LIMIT:
            if len(s.hands[seat]) > s.box.rules.hand_limit:
                stack.append((LIMIT, seat))
        else:
            end_turn(s, log)
            seat = s.active


def begin_turn(s: "LondonState", log: Log) -> None:
    s.turn += 1
    s.drew = s.looked = s.laid = s.free = s.land_swaps = 0
    s.uses = [0] * len(s.tops[s.active])
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


# The four actions


def ask_action(s: "LondonState", frame: Frame) -> list[int]:
    """One of four actions; Run and Draw three are always allowed (LON-TURN-3, LON-TURN-4, LON-RUN-1)."""
    n, seat = s.box.n, frame[1]
    found = [n.run, n.draw_three]
    if land.for_sale(s, seat):
        found.insert(0, n.buy_land)
    if develop.playable(s, seat, develop.free_builds(s, seat)):
        found.insert(0, n.develop)
    return found


def answer_action(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    n = s.box.n
    seat = stack.pop()[1]
    if action == n.develop:
        develop.begin_develop(s, stack, seat)
    elif action == n.buy_land:
        stack.append((LAND, seat))
    elif action == n.run:
        run.begin_run(s, stack, seat)
    else:
        begin_draw(s, stack, seat, s.box.rules.draw_action, 0, THREE, log)  # LON-D3-1


def ask_spare(s: "LondonState", frame: Frame) -> list[int]:
    """After the action, the last moment for a swap."""
    del frame
    return [s.box.n.stop]


def answer_spare(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    del s, action, log
    stack.pop()


# The hand limit


def ask_limit(s: "LondonState", frame: Frame) -> list[int]:
    """Which card goes to the board next (LON-HAND-1, LON-HAND-2, LON-PAUP-5)."""
    first = s.box.n.discard
    return [first + face for face in distinct(s.hands[frame[1]])]


def answer_limit(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack[-1][1]
    discard(s, seat, action - s.box.n.discard, log)
    if len(s.hands[seat]) <= s.box.rules.hand_limit:
        stack.pop()
