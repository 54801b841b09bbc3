"""The action Run: activating cards, and the poverty that comes of it (LON-RUN)."""

from typing import TYPE_CHECKING, Any

from londinium.games.london import effects, explain, loans
from londinium.games.london.board import discard, discards
from londinium.games.london.moves import QUESTIONS, ActivationQuestion, LondonQuestion
from londinium.kernel.events import Log, gain, rule, turn
from londinium.kernel.questions import Stack, Step
from londinium.kernel.tuples import changed

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState


def begin_run(s: "LondonState", stack: Stack, seat: int) -> None:
    s.activated = s.barred = s.ignored = s.run_done = s.ability_used = 0
    stack.append(Run(seat))


@QUESTIONS.question(
    8,
    "run",
    moves=("activate", "borough", "ability", "stop"),
    rules={
        "activate": (
            ("LON-RUN-2", explain.stack_exists),
            ("LON-RUN-11", explain.card_is_face_up),
            ("LON-EFF-2", explain.card_has_an_activation),
            ("LON-RUN-3", explain.card_is_not_activated_yet),
            ("LON-CARD-12", explain.card_is_not_barred),
            ("LON-RUN-6", explain.activation_has_its_card),
            ("LON-COMP-10", explain.activation_is_affordable),
        ),
        "borough": (("LON-RUN-12", explain.run_effect_is_due), ("LON-RUN-13", explain.run_effect_can_wait_no_longer)),
        "ability": (("LON-LAND-16", explain.ability_exists), ("LON-BOR-7", explain.ability_left)),
    },
)
class Run(LondonQuestion, frozen=True):
    """Which card to activate next; what the top borough does; or stop (LON-RUN-2, LON-RUN-13)."""

    def allows_swaps(self, answers: int) -> bool:
        """A Run that is over leaves it to the end of the turn."""
        return answers > 1

    def answers(self, s: "LondonState") -> list[int]:
        seat = self.seat
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

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        n, seat = s.box.n, self.seat
        if action == n.stop:
            stack[-1] = RunEnd(seat)
            if not s.run_done:
                run_effect(s, stack, seat, log)  # LON-RUN-12, LON-RUN-25
        elif action == n.borough:
            run_effect(s, stack, seat, log)
        elif action == n.ability:
            s.ability_used = 1
            effects.begin_effects(s, stack, seat, s.box.ability_source + s.borough(seat), -1)
        else:
            activate(s, stack, seat, action - n.activate, waive=False, log=log)

    def about(self, s: "LondonState") -> dict[str, Any]:
        due = not s.run_done and has_run_effect(s, self.seat)
        return {"due": due, "poverty": sum(poverty_of_run(s, self.seat)), **super().about(s)}


def ready(s: "LondonState", seat: int) -> list[int]:
    """The stacks that a Run could begin with."""
    n = s.box.n
    return [action - n.activate for action in Run(seat).answers(s) if action < n.flip]


def ability_is_usable(s: "LondonState", seat: int, borough: int) -> bool:
    """Whether the borough's ability of the Run can do anything (LON-BOR-7)."""
    if not s.box.ability[borough].once:
        return False
    return bool(effects.discardable(s, seat, s.box.programs[s.box.ability_source + borough][0]))


def activate(s: "LondonState", stack: Stack, seat: int, place: int, waive: bool, log: Log) -> None:
    """Pay the cost, carry out the effects, flip the card (LON-RUN-4, LON-RUN-7, LON-RUN-10)."""
    box = s.box
    face = box.face_of[s.tops[seat][place]]
    s.activated |= 1 << place
    if log is not None:
        log.append(rule("LON-RUN-2", card=box.ids[face]))
    loans.pay(s, seat, box.cost_money[face], log)
    stack.append(Flips(seat, place, len(s.under[seat][place])))
    effects.begin_effects(s, stack, seat, face, place)
    if box.cost_card[face] and not waive:
        stack.append(Cost(seat, place))


def run_effect(s: "LondonState", stack: Stack, seat: int, log: Log) -> None:
    """The run effect of the top borough, once in the action (LON-RUN-12)."""
    s.run_done = 1
    if has_run_effect(s, seat):
        if log is not None:
            log.append(rule("LON-RUN-12"))
        effects.begin_effects(s, stack, seat, s.box.run_source + s.borough(seat), -1)


def has_run_effect(s: "LondonState", seat: int) -> bool:
    borough = s.borough(seat)
    return borough >= 0 and bool(s.box.programs[s.box.run_source + borough])


@QUESTIONS.question(9, "cost", moves=("discard",), rules={"discard": (("LON-RUN-4", explain.card_is_in_hand),)})
class Cost(ActivationQuestion, frozen=True):
    """Which hand card, of any colour, pays for the activation (LON-RUN-5, LON-PAUP-3)."""

    def answers(self, s: "LondonState") -> list[int]:
        return discards(s, self.seat)

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        discard(s, self.seat, action - s.box.n.discard, log)


# Flipping


@QUESTIONS.step(33)
class Flips(Step, frozen=True):
    """If an activated card flips it is turned face-down, or another in its place (LON-RUN-10, LON-CARD-1).

    A card that has been covered meanwhile, or lies face-down already, does not flip.
    """

    place: int  # its stack
    covers: int  # cards, when it was activated

    def carry_on(self, s: "LondonState", stack: Stack, log: Log) -> None:
        stack.pop()
        seat, place = self.seat, self.place
        flips = s.box.flips[s.box.face_of[s.tops[seat][place]]]
        if not flips or s.down[seat] >> place & 1 or len(s.under[seat][place]) != self.covers:
            return
        if s.ongoing[seat].flip_instead & ~(1 << place):  # never its own (LON-CARD-3)
            stack.append(Flip(seat, place))
        else:
            flip(s, seat, place, log)


@QUESTIONS.question(
    10,
    "flip",
    moves=("flip",),
    rules={"flip": (("LON-RUN-10", explain.stack_exists), ("LON-CARD-1", explain.flip_is_of_it_or_instead_of_it))},
)
class Flip(ActivationQuestion, frozen=True):
    """Which card is turned face-down (LON-CARD-1)."""

    def answers(self, s: "LondonState") -> list[int]:
        first = s.box.n.flip
        either = s.ongoing[self.seat].flip_instead | 1 << self.place
        return [first + stack for stack in range(len(s.tops[self.seat])) if either >> stack & 1]

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        chosen = action - s.box.n.flip
        if chosen != self.place and log is not None:
            log.append(rule("LON-CARD-1"))
        flip(s, self.seat, chosen, log)


def flip(s: "LondonState", seat: int, place: int, log: Log) -> None:
    piece = s.tops[seat][place]
    s.down = changed(s.down, seat, s.down[seat] | 1 << place)
    if log is not None:
        log.append(turn(s.box.piece_names[piece], "down"))
    if s.box.ongoing[s.box.face_of[piece]]:
        s.refresh(seat)  # LON-DEV-15


# Activating again (LON-CARD-28, LON-CARD-29)


def again(s: "LondonState", seat: int, place: int, waived: bool) -> list[int]:
    """The stacks whose top card can be activated again: another, activated in this Run, that does not do the same."""
    box, reach, hand = s.box, loans.reach(s, seat), s.hands[seat]
    found = []
    for stack, piece in enumerate(s.tops[seat]):
        face = box.face_of[piece]
        if stack == place or not s.activated >> stack & 1 or box.reactivates[face]:
            continue
        if box.cost_money[face] <= reach and (waived or hand or not box.cost_card[face]):
            found.append(stack)
    return found


@QUESTIONS.question(
    14,
    "again",
    moves=("activate",),
    rules={
        "activate": (
            ("LON-RUN-2", explain.stack_exists),
            ("LON-CARD-28", explain.card_was_activated),
            ("LON-CARD-29", explain.card_does_not_reactivate),
            ("LON-RUN-6", explain.activation_again_has_its_card),
            ("LON-COMP-10", explain.activation_is_affordable),
        )
    },
)
class Again(ActivationQuestion, frozen=True):
    """Which card to activate again."""

    waived: bool  # the card that its activation costs

    def answers(self, s: "LondonState") -> list[int]:
        first = s.box.n.activate
        return [first + stack for stack in again(s, self.seat, self.place, self.waived)]

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        activate(s, stack, self.seat, action - s.box.n.activate, waive=self.waived, log=log)


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


@QUESTIONS.step(34)
class RunEnd(Step, frozen=True):
    """After the last activation, poverty (LON-RUN-15 to LON-RUN-17)."""

    def carry_on(self, s: "LondonState", stack: Stack, log: Log) -> None:
        stack.pop()
        for why, n in zip(("LON-RUN-15", "LON-RUN-16", "LON-RUN-17"), poverty_of_run(s, self.seat), strict=True):
            if n:
                s.poverty[self.seat] += n
                if log is not None:
                    log.append(rule(why, n=n))
                    log.append(gain(self.seat, "poverty", n))
        s.activated = s.barred = s.ignored = 0
