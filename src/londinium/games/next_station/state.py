"""The state of a game of Next Station: the cards on the table, and a sheet for every player."""

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from londinium.games.next_station import cards, draw, explain, powers, scoring, view
from londinium.games.next_station.box import SYMBOLS, Box
from londinium.games.next_station.moves import MARK, SECOND, SECTION
from londinium.games.next_station.options import NextStationOptions
from londinium.games.next_station.sheet import Sheet
from londinium.kernel.events import Log
from londinium.kernel.outcome import Outcome
from londinium.kernel.refusal import Refusal
from londinium.kernel.state import Frame, State

if TYPE_CHECKING:
    from londinium.kernel.game import Game

OWN = (
    "round",
    "turn",
    "controller",
    "slots",
    "powers",
    "objectives",
    "deck",
    "revealed",
    "undergrounds",
    "symbol",
    "free",
    "sheets",
)


class NextStationState(State):
    """A position. Each seat has a stack of questions of its own: all draw at once, in any order (NSL-ROUND-7)."""

    __slots__ = ("box", *OWN)

    options: NextStationOptions

    def __init__(
        self,
        game: "Game",
        players: int,
        options: NextStationOptions,
        seed: int | None,
        past: list[tuple[int, int]] | None,
        rng: int,
        barrier: int,
        pending: list[list[Frame]],
        legal: list[list[int]],
        to_act: tuple[int, ...],
        over: bool,
        box: Box,
        round: int,
        turn: int,
        controller: int,
        slots: tuple[int, ...],
        powers: tuple[int, ...],
        objectives: tuple[int, ...],
        deck: tuple[int, ...],
        revealed: tuple[int, ...],
        undergrounds: int,
        symbol: int,
        free: bool,
        sheets: list[Sheet],
    ) -> None:
        super().__init__(game, players, options, seed, past, rng, barrier, pending, legal, to_act, over)
        self.box = box
        self.round = round  # 1 to 4; 0 before the first
        self.turn = turn  # of the round, from 1
        self.controller = controller
        self.slots = slots  # the pencil in each of the four places round the table (NSL-SETUP-4)
        self.powers = powers  # the power of each pencil; empty without the module
        self.objectives = objectives  # the two in play; empty without the module
        self.deck = deck  # a bag: nobody knows its order, the next card is drawn by chance
        self.revealed = revealed  # in this round, in order
        self.undergrounds = undergrounds  # among them
        self.symbol = symbol  # of the turn's symbol card
        self.free = free  # the switch is in effect (NSL-CARD-6)
        self.sheets = sheets

    def copy(self) -> "NextStationState":
        return NextStationState(
            self.game,
            self.players,
            self.options,
            self.seed,
            None if self.past is None else self.past.copy(),
            self.rng,
            self.barrier,
            [stack.copy() for stack in self.pending],
            self._legal.copy(),
            self.to_act,
            self.over,
            self.box,
            self.round,
            self.turn,
            self.controller,
            self.slots,
            self.powers,
            self.objectives,
            self.deck,
            self.revealed,
            self.undergrounds,
            self.symbol,
            self.free,
            [sheet.copy() for sheet in self.sheets],
        )

    # Whose pencil, which power

    def pencil(self, seat: int) -> int:
        """The pencil that a seat holds in this round."""
        return self.slots[scoring.slot_of(self.players, self.options.spare, seat)]

    def effect(self, seat: int) -> str | None:
        """What the power of the seat's pencil does, while it is unused in this round (NSL-POWER-1, NSL-POWER-2)."""
        if not self.powers:
            return None
        sheet = self.sheets[seat]
        return None if sheet.spent else self.box.effects[self.powers[sheet.pencil]]

    @property
    def last_turn(self) -> bool:
        """The last turn of a round is the one with its fifth underground card (NSL-ROUND-9)."""
        return self.undergrounds >= self.box.scoring.undergrounds

    # Questions and answers

    def answers(self, frame: Frame) -> list[int]:
        if frame[0] == SECTION:
            return draw.ask_section(self, frame[1])
        if frame[0] == SECOND:
            return draw.ask_second(self, frame[1], frame[2])
        return powers.ask_mark(self, frame[1])

    def answer(self, stack: list[Frame], action: int, log: Log) -> None:
        if stack[-1][0] == SECTION:
            draw.answer_section(self, stack, action, log)
        elif stack[-1][0] == SECOND:
            draw.answer_second(self, stack, action, log)
        else:
            powers.answer_mark(self, stack, action, log)

    def go_on(self, log: Log) -> None:
        cards.go_on(self, log)

    def context(self, frame: Frame) -> dict[str, Any]:
        about: dict[str, Any] = {
            "round": self.round,
            "turn": self.turn,
            "last": self.last_turn,
            "pencil": self.box.pencils[self.sheets[frame[1]].pencil],
        }
        if frame[0] != MARK:
            about["symbol"] = SYMBOLS[frame[2] if frame[0] == SECOND else self.symbol]
            about["switch"] = self.free
        if self.powers:
            about["power"] = self.box.powers[self.powers[self.sheets[frame[1]].pencil]]
        return about

    def refusal(self, seat: int, move: Mapping[str, Any]) -> Refusal | None:
        return explain.refusal(self, seat, move)

    def view(self, seat: int | None) -> view.View:
        return view.view(self, seat)

    def deal(self, seat: int | None, rng: Random) -> None:
        """Only the order of the deck is hidden (NSL-INFO-1), and it is chance to come: there is nothing to deal."""

    def result(self) -> Outcome:
        return scoring.result(self)

    def dump(self) -> dict[str, Any]:
        own = {name: getattr(self, name) for name in OWN}
        own["sheets"] = [sheet.dump() for sheet in self.sheets]
        return own
