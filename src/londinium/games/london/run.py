"""The action Run: activating cards, and the poverty that comes of it (LON-RUN)."""

from typing import TYPE_CHECKING

from londinium.games.london import effects, loans
from londinium.games.london.board import discard, distinct
from londinium.games.london.moves import COST, FLIP, FLIPS, RUN, RUN_END
from londinium.kernel.events import Log, gain, rule, turn
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState


def begin_run(s: "LondonState", stack: list[Frame], seat: int) -> None:
    s.activated = s.barred = s.ignored = s.run_done = s.ability_used = 0
    stack.append((RUN, seat))


def ask_run(s: "LondonState", frame: Frame) -> list[int]:
    """Which card to activate next; what the top borough does; or stop (LON-RUN-2, LON-RUN-13)."""
    seat = frame[1]
    box, n, hand = s.box, s.box.n, s.hands[seat]
    first, reach, face_of = n.activate, loans.reach(s, seat), box.face_of
    closed = s.down[seat] | s.activated | s.barred
    found = []
    no_money = no_card = False
    for stack, piece in enumerate(s.tops[seat]):
        if closed >> stack & 1:
            continue
        face = face_of[piece]
        if not box.activates[face]:
            continue
        if box.cost_money[face] > reach:
            no_money = True
        elif box.cost_card[face] and not hand:
            no_card = True
        else:
            found.append(first + stack)  # LON-RUN-6, LON-RUN-11
    lands = s.lands[seat]
    if lands:
        borough = lands[-1]
        usable = not s.ability_used and ability_is_usable(s, seat, borough)
        if not s.run_done and box.run_timed[borough]:
            helps = (no_money and box.run_money[borough]) or (no_card and box.run_cards[borough])
            if found or usable or helps:
                found.append(n.borough)
        if usable:
            found.append(n.ability)
    found.append(n.stop)
    return found


def ability_is_usable(s: "LondonState", seat: int, borough: int) -> bool:
    """Whether the borough's ability of the Run can do anything (LON-BOR-7)."""
    if not s.box.ability[borough].once:
        return False
    return bool(effects.discardable(s, seat, s.box.programs[s.box.ability_source + borough][0]))


def answer_activation(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    n = s.box.n
    seat = stack[-1][1]
    if action == n.stop:
        stack[-1] = (RUN_END, seat)
        if not s.run_done:
            run_effect(s, stack, seat, log)  # LON-RUN-12, LON-RUN-25
    elif action == n.borough:
        run_effect(s, stack, seat, log)
    elif action == n.ability:
        s.ability_used = 1
        effects.begin_effects(s, stack, seat, s.box.ability_source + s.borough(seat), -1)
    else:
        activate(s, stack, seat, action - n.activate, waive=False, log=log)


def activate(s: "LondonState", stack: list[Frame], seat: int, place: int, waive: bool, log: Log) -> None:
    """Pay the cost, carry out the effects, flip the card (LON-RUN-4, LON-RUN-7, LON-RUN-10)."""
    box = s.box
    face = box.face_of[s.tops[seat][place]]
    s.activated |= 1 << place
    if log is not None:
        log.append(rule("LON-RUN-2", card=box.ids[face]))
    loans.pay(s, seat, box.cost_money[face], log)
    stack.append((FLIPS, seat, place, len(s.under[seat][place])))
    effects.begin_effects(s, stack, seat, face, place)
    if box.cost_card[face] and not waive:
        stack.append((COST, seat, place))


def run_effect(s: "LondonState", stack: list[Frame], seat: int, log: Log) -> None:
    """The run effect of the top borough, once in the action (LON-RUN-12)."""
    s.run_done = 1
    borough = s.borough(seat)
    if borough >= 0 and s.box.programs[s.box.run_source + borough]:
        if log is not None:
            log.append(rule("LON-RUN-12"))
        effects.begin_effects(s, stack, seat, s.box.run_source + borough, -1)


def ask_cost(s: "LondonState", frame: Frame) -> list[int]:
    """Which hand card, of any colour, pays for the activation (LON-RUN-5, LON-PAUP-3)."""
    first = s.box.n.discard
    return [first + face for face in distinct(s.hands[frame[1]])]


def answer_cost(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    discard(s, seat, action - s.box.n.discard, log)


# Flipping


def flip_activated(s: "LondonState", stack: list[Frame], seat: int, place: int, size: int, log: Log) -> None:
    """If the card flips it is turned face-down, or a Hospital in its place (LON-RUN-10, LON-CARD-1).

    A card that has been covered meanwhile, or lies face-down already, does not flip.
    """
    flips = s.box.flips[s.box.face_of[s.tops[seat][place]]]
    if not flips or s.down[seat] >> place & 1 or len(s.under[seat][place]) != size:
        return
    if s.works[seat].hospitals & ~(1 << place):  # never its own (LON-CARD-3)
        stack.append((FLIP, seat, place))
    else:
        flip(s, seat, place, log)


def ask_flip(s: "LondonState", frame: Frame) -> list[int]:
    _, seat, place = frame
    first = s.box.n.flip
    either = s.works[seat].hospitals | 1 << place
    return [first + stack for stack in range(len(s.tops[seat])) if either >> stack & 1]


def answer_flip(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, place = stack.pop()
    chosen = action - s.box.n.flip
    if chosen != place and log is not None:
        log.append(rule("LON-CARD-1"))
    flip(s, seat, chosen, log)


def flip(s: "LondonState", seat: int, place: int, log: Log) -> None:
    piece = s.tops[seat][place]
    s.down[seat] |= 1 << place
    if log is not None:
        log.append(turn(s.box.piece_names[piece], "down"))
    if s.box.ongoing[s.box.face_of[piece]]:
        s.refresh(seat)  # LON-DEV-15


# Activating again (LON-CARD-28, LON-CARD-29)


def again(s: "LondonState", seat: int, place: int, waived: int) -> list[int]:
    """The stacks whose top card can be activated again: another, activated in this Run, and no second Whitehall."""
    box, reach, hand = s.box, loans.reach(s, seat), s.hands[seat]
    found = []
    for stack, piece in enumerate(s.tops[seat]):
        face = box.face_of[piece]
        if stack == place or not s.activated >> stack & 1 or box.reactivates[face]:
            continue
        if box.cost_money[face] <= reach and (waived or hand or not box.cost_card[face]):
            found.append(stack)
    return found


def ask_again(s: "LondonState", frame: Frame) -> list[int]:
    _, seat, place, waived = frame
    first = s.box.n.activate
    return [first + stack for stack in again(s, seat, place, waived)]


def answer_again(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, _, waived = stack.pop()
    activate(s, stack, seat, action - s.box.n.activate, waive=bool(waived), log=log)


# Poverty


def poverty_of_run(s: "LondonState", seat: int) -> tuple[int, int, int]:
    """What a Run that ends now adds: for stacks, for loans, for hand cards (LON-RUN-15 to LON-RUN-17)."""
    rules, borough = s.box.rules, s.borough(seat)
    spared = (s.ignored if seat == s.active else 0) + (s.box.ability[borough].ignored if borough >= 0 else 0)
    counted = max(0, len(s.hands[seat]) - spared)  # LON-BOR-10
    return (
        len(s.tops[seat]) * rules.run_poverty_per_stack,
        s.loans[seat] * rules.run_poverty_per_loan,
        counted * rules.run_poverty_per_card,
    )


def end_run(s: "LondonState", seat: int, log: Log) -> None:
    """After the last activation, poverty (LON-RUN-15 to LON-RUN-17)."""
    for why, n in zip(("LON-RUN-15", "LON-RUN-16", "LON-RUN-17"), poverty_of_run(s, seat), strict=True):
        if n:
            s.poverty[seat] += n
            if log is not None:
                log.append(rule(why, n=n))
                log.append(gain(seat, "poverty", n))
    s.activated = s.barred = s.ignored = 0
