"""Drawing a section (NSL-DRAW), branching with the switch (NSL-SWITCH), and the powers that change a section."""

from typing import TYPE_CHECKING, Any

from londinium.games.next_station import explain, powers
from londinium.games.next_station.box import JOKER, SYMBOLS
from londinium.games.next_station.moves import QUESTIONS
from londinium.kernel.events import Log, put
from londinium.kernel.questions import Question, Stack
from londinium.kernel.rng import Wide

if TYPE_CHECKING:
    from londinium.games.next_station.state import NextStationState


@QUESTIONS.question(0, "section", moves=("draw", "pass"), rules={"draw": explain.SECTION})
class Section(Question, frozen=True):
    """Which section to draw, or pass; beside it, which station to circle.

    A section that only the power allows is offered like any other (NSL-POWER-8).
    """

    def answers(self, s: "NextStationState") -> list[int]:
        seat = self.seat
        sheet = s.sheets[seat]
        symbol = s.symbol
        starts = sheet.stations if s.free else sheet.ends  # NSL-SWITCH-1, NSL-DRAW-4
        effect = s.effect(seat) if s.powers else None
        if effect == "joker":
            symbol = JOKER  # NSL-POWER-19
        elif effect == "switch" and s.turn >= s.box.scoring.switch_from_turn:
            starts = sheet.stations  # NSL-POWER-22, NSL-POWER-23
        answers = sections(s, seat, starts, symbol)
        if effect == "double_station" and len(answers) > 1:  # with nothing to draw nothing is asked: the mark can wait
            answers.extend(powers.circles(s, seat))
        return answers

    def answer(self, s: "NextStationState", stack: Stack, action: int, log: Log) -> None:
        seat = self.seat
        if action > s.box.pass_action:
            powers.circle(s, seat, action, log)  # beside the question, which stays
            return
        stack.pop()
        drawn = action != s.box.pass_action
        if drawn:
            if s.powers and needs_power(s, seat, action):
                powers.spend(s, seat, log)
            draw_section(s, seat, action, log)
        if s.powers:
            effect = s.effect(seat)
            if drawn and effect == "second_section":
                stack.append(Second(seat, second_symbol(s, action)))
            elif effect == "double_station" and s.last_turn:
                stack.append(powers.Mark(seat))  # NSL-POWER-27

    def about(self, s: "NextStationState") -> dict[str, Any]:
        return s.moment(self.seat, symbol=SYMBOLS[s.symbol], switch=s.free)


@QUESTIONS.question(1, "second", moves=("draw", "pass"), rules={"draw": explain.SECOND})
class Second(Question, frozen=True):
    """Which second section to draw, or pass (NSL-POWER-10, NSL-POWER-16, NSL-POWER-17)."""

    symbol: int  # that it must fit

    def answers(self, s: "NextStationState") -> list[int]:
        sheet = s.sheets[self.seat]
        return sections(s, self.seat, sheet.stations if s.free else sheet.ends, self.symbol)

    def answer(self, s: "NextStationState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action != s.box.pass_action:
            draw_section(s, self.seat, action, log)
            powers.spend(s, self.seat, log)

    def about(self, s: "NextStationState") -> dict[str, Any]:
        return s.moment(self.seat, symbol=SYMBOLS[self.symbol], switch=s.free)


def sections(s: "NextStationState", seat: int, starts: tuple[int, ...], symbol: int) -> list[int]:
    """The sections from these stations to one that fits the symbol, and pass."""
    sheet = s.sheets[seat]
    line = sheet.line
    blocked: Wide = sheet.blocked
    choices = s.box.choices[symbol]
    answers = [
        action
        for start in starts
        for action, edge, target in choices[start]
        if not line & target and not blocked & edge  # NSL-DRAW-10; NSL-DRAW-12, NSL-DRAW-14
    ]
    answers.sort()
    answers.append(s.box.pass_action)  # NSL-DRAW-1
    return answers


def second_symbol(s: "NextStationState", first: int) -> int:
    """What the second section must fit: the card, or after a joker card the first target (NSL-POWER-11 to 14)."""
    return s.box.symbols[s.box.ways[first].to] if s.symbol == JOKER else s.symbol


def needs_power(s: "NextStationState", seat: int, action: int) -> bool:
    """Whether only the power allows this section: one that is legal without it leaves it unused (NSL-POWER-7 and 8)."""
    effect = s.effect(seat)
    if effect == "joker":
        return s.symbol != JOKER and s.box.symbols[s.box.ways[action].to] not in (s.symbol, JOKER)
    if effect == "switch":
        return not s.free and s.box.ways[action].start not in s.sheets[seat].ends
    return False


def draw_section(s: "NextStationState", seat: int, action: int, log: Log) -> None:
    """Draw it: its start is no end any more (unless the line begins there), its target is one (NSL-DRAW-5)."""
    sheet = s.sheets[seat]
    way = s.box.ways[action]
    if len(sheet.stations) > 1 and way.start in sheet.ends:
        sheet.ends = tuple([end for end in sheet.ends if end != way.start])
    sheet.ends += (way.to,)
    sheet.stations += (way.to,)
    sheet.line |= way.to_bit
    sheet.blocked |= way.closes
    sheet.drawn += (action,)
    if log is not None:
        u, v = sorted((way.start, way.to))
        log.append(put(f"sheet-{seat}/section-{u}-{v}", None, s.box.pencils[sheet.pencil]))
