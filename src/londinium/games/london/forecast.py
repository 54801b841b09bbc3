"""What a Run would bring (LON-RUN), tried out on a copy of the game."""

from collections import Counter
from typing import TYPE_CHECKING, TypedDict

from londinium.games.london.draw import Draw
from londinium.games.london.effects import Effects, Target
from londinium.games.london.ops import DISCARD_FOR, PLACE_FROM_BOARD
from londinium.games.london.run import Cost, Run, RunEnd, begin_run, poverty_of_run
from londinium.kernel.events import Event
from londinium.kernel.questions import Question, Step

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState

CHOICES = (DISCARD_FOR, PLACE_FROM_BOARD)  # asked for or not, by what was discarded before


class RunPoverty(TypedDict):
    """What the end of a Run adds."""

    stacks: int
    loans: int
    cards: int


class RunForecast(TypedDict):
    """What it brings to activate every card from the first stack to the last, the run effect of the borough before."""

    cards: int  # activated
    money: int  # received, that of loans included
    paid: int
    loans: int  # taken
    prestige: int
    burden: int  # poverty gained before the end of the Run
    relief: int  # poverty lost
    draws: int
    discards: int
    poverty: RunPoverty
    end: int  # poverty that the end of the Run adds, all together
    open: bool  # to choices on the way that bring more or less, and to what is drawn


def forecast(s: "LondonState", seat: int) -> RunForecast:
    """For a seat that chooses an action or is in a Run. Whatever is optional on the way is declined."""
    trial = s.copy()
    trial.barrier = 0  # an attempt, too, may draw cards here: only their number is told
    stack, n, log = trial.pending[0], s.box.n, list[Event]()
    if not isinstance(stack[-1], Run):
        stack.pop()
        begin_run(trial, stack, seat)
    cards, undecided = 0, False
    while not isinstance(stack[-1], RunEnd):
        asked = stack[-1]
        if isinstance(asked, Effects):
            undecided |= any(effect.op in CHOICES for effect in s.box.programs[asked.source])
        if isinstance(asked, Step):
            asked.carry_on(trial, stack, log)
            continue
        answers = asked.answers(trial)
        action = n.stop if n.stop in answers else answers[0]
        if isinstance(asked, Run):
            if n.borough in answers:
                action = n.borough
            elif answers[0] < n.flip:
                action = answers[0]
                cards += 1
            undecided |= n.ability in answers
        else:
            undecided |= _matters(asked, answers)
        asked.answer(trial, stack, action, log)
    sums = _sums(log, seat)
    return {
        "cards": cards,
        "money": sums["money", "more"],
        "paid": sums["money", "less"],
        "loans": sums["loans", "more"],
        "prestige": sums["prestige", "more"],
        "burden": sums["poverty", "more"],
        "relief": sums["poverty", "less"],
        "draws": sums["hand", "more"],
        "discards": sums["hand", "less"],
        "poverty": run_poverty(trial, seat),
        "end": sum(poverty_of_run(trial, seat)),
        "open": undecided or sums["hand", "more"] > 0,
    }


def _matters(asked: Question, answers: list[int]) -> bool:
    """Whether an answer can change the sums; which card is drawn or pays, and which opponent is chosen, does not."""
    return len(answers) > 1 and not isinstance(asked, Cost | Draw | Target)


def _sums(log: list[Event], seat: int) -> Counter[tuple[str, str]]:
    """What a seat got and gave, as it was told."""
    found = Counter[tuple[str, str]]()
    for event in log:
        told = event.view(seat)
        if told["kind"] == "gain" and told["seat"] == seat and told["n"]:
            found[told["what"], "more" if told["n"] > 0 else "less"] += abs(told["n"])
        elif told["kind"] == "put":
            found["hand", "more"] += told["to"] == f"hand-{seat}"
            found["hand", "less"] += told["from"] == f"hand-{seat}"
    return found


def run_poverty(s: "LondonState", seat: int) -> RunPoverty:
    """What a Run that ends now adds."""
    stacks, loans, cards = poverty_of_run(s, seat)
    return {"stacks": stacks, "loans": loans, "cards": cards}
