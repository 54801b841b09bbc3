"""The state of a game of London: decks and board, and for every seat its hand, purse, city and lands."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from londinium.games.london import board, develop, draw, effects, explain, land, loans, run, scoring, turn, view
from londinium.games.london.box import Box
from londinium.games.london.moves import ACTION, DEVELOP, DRAW, EFFECTS, REPAY, RUN, SPARE
from londinium.games.london.options import LondonOptions
from londinium.kernel.events import Log
from londinium.kernel.outcome import Outcome
from londinium.kernel.refusal import Refusal
from londinium.kernel.state import Frame, State

if TYPE_CHECKING:
    from londinium.kernel.game import Game

LISTS = (  # own fields that are lists of numbers
    "deck", "top", "top_seen", "board", "out", "offer", "land_deck", "money", "loans", "poverty", "prestige", "down",
    "uses",
)  # fmt: skip
LISTS_BY_SEAT = ("hands", "seen", "tops", "stored")
TUPLES_BY_SEAT = ("lands", "points")
NUMBERS = (
    "turn", "active", "first", "step", "last", "idle", "drew", "looked", "visible", "laid", "activated", "barred",
    "free", "ignored", "run_done", "ability_used", "land_swaps",
)  # fmt: skip
OWN = (*LISTS, *LISTS_BY_SEAT, *TUPLES_BY_SEAT, *NUMBERS, "under")


class Works(NamedTuple):
    """What the face-up cards of a building area do all the time (LON-DEV-14, LON-DEV-15), found when they change."""

    loan: int  # money for a loan (LON-CARD-20)
    price: int  # to recolour a discard, -1 where it cannot be done (LON-CARD-8)
    grey_price: int  # the same for Paupers (LON-CARD-9)
    hospitals: int  # stacks that can be flipped in another's place, as bits (LON-CARD-1)
    shops: int  # stacks that store money, as bits (LON-CARD-14)
    swaps: int  # stacks that allow a swap, as bits (LON-CARD-16)
    least: int  # cards in the draw step (LON-CARD-18)
    most: int
    look: int  # cards of the deck looked at in the draw step (LON-CARD-17)


class LondonState(State):
    """A position. There is one stack of questions, all of them to the seat whose turn it is."""

    __slots__ = ("box", "works", *OWN)

    options: LondonOptions

    def __init__(
        self,
        game: "Game",
        players: int,
        options: LondonOptions,
        seed: int | None,
        past: list[tuple[int, int]] | None,
        rng: int,
        barrier: int,
        pending: list[list[Frame]],
        legal: list[list[int]],
        to_act: tuple[int, ...],
        over: bool,
        box: Box,
        works: list[Works],
        deck: list[int],
        top: list[int],
        top_seen: list[int],
        board: list[int],
        out: list[int],
        offer: list[int],
        land_deck: list[int],
        money: list[int],
        loans: list[int],
        poverty: list[int],
        prestige: list[int],
        down: list[int],
        uses: list[int],
        hands: list[list[int]],
        seen: list[list[int]],
        tops: list[list[int]],
        stored: list[list[int]],
        lands: list[tuple[int, ...]],
        points: list[tuple[int, ...]],
        turn: int,
        active: int,
        first: int,
        step: int,
        last: int,
        idle: int,
        drew: int,
        looked: int,
        visible: int,
        laid: int,
        activated: int,
        barred: int,
        free: int,
        ignored: int,
        run_done: int,
        ability_used: int,
        land_swaps: int,
        under: list[list[tuple[int, ...]]],
    ) -> None:
        super().__init__(game, players, options, seed, past, rng, barrier, pending, legal, to_act, over)
        self.box = box
        self.works = works  # by seat
        # Cards in hands and decks are faces, cards that lie open are pieces
        self.deck = deck  # the city cards whose order nobody knows: a sorted bag, A before B before C
        self.top = top  # above them, cards that somebody has looked at, the next one first
        self.top_seen = top_seen  # by whom, as bits
        self.board = board  # the development board: five spaces of the top row, five of the bottom row; -1 empty
        self.out = out  # of the game
        self.offer = offer  # boroughs for sale; -1 a gap
        self.land_deck = land_deck  # a sorted bag
        self.money = money
        self.loans = loans
        self.poverty = poverty
        self.prestige = prestige
        self.down = down  # stacks whose top card is face-down, as bits
        self.uses = uses  # of the top card of each stack of the active seat in this turn (LON-CARD-8, LON-CARD-16)
        self.hands = hands  # sorted
        self.seen = seen  # who knows each hand card, as bits; EVERYBODY for a card that came from an open place
        self.tops = tops  # the top card of each stack
        self.stored = stored  # money on it
        self.lands = lands  # newest last
        self.points = points  # of the final scoring, by category
        self.turn = turn  # from 1
        self.active = active  # whose turn it is
        self.first = first  # who began
        self.step = step  # of the turn, that comes next
        self.last = last  # turns left once the end is triggered, else -1
        self.idle = idle  # turns in a row in which nobody drew from the city deck (LON-END-9)
        self.drew = drew  # in this turn from the city deck
        self.looked = looked  # in this draw step
        self.visible = visible  # pieces that lie open or did when they were laid, as bits
        self.laid = laid  # stacks of the active seat whose top card was laid in this turn, as bits (LON-DEV-10)
        self.activated = activated  # in this Run (LON-RUN-3)
        self.barred = barred  # cards placed in this Run that cannot be activated in it (LON-CARD-12)
        self.free = free  # builds without a matching discard that are open (LON-CARD-13)
        self.ignored = ignored  # hand cards that add no poverty in this Run (LON-CARD-23)
        self.run_done = run_done  # the run effect of the top borough
        self.ability_used = ability_used  # of the top borough, in this Run
        self.land_swaps = land_swaps  # made in this turn by the top borough's ability
        self.under = under  # the covered cards of each stack, oldest first

    def copy(self) -> "LondonState":
        return LondonState(
            self.game,
            self.players,
            self.options,
            self.seed,
            None if self.past is None else self.past.copy(),
            self.rng,
            self.barrier,
            [self.pending[0].copy()],
            self._legal.copy(),
            self.to_act,
            self.over,
            self.box,
            self.works.copy(),
            self.deck.copy(),
            self.top.copy(),
            self.top_seen.copy(),
            self.board.copy(),
            self.out.copy(),
            self.offer.copy(),
            self.land_deck.copy(),
            self.money.copy(),
            self.loans.copy(),
            self.poverty.copy(),
            self.prestige.copy(),
            self.down.copy(),
            self.uses.copy(),
            [hand.copy() for hand in self.hands],
            [seen.copy() for seen in self.seen],
            [tops.copy() for tops in self.tops],
            [stored.copy() for stored in self.stored],
            self.lands.copy(),
            self.points.copy(),
            self.turn,
            self.active,
            self.first,
            self.step,
            self.last,
            self.idle,
            self.drew,
            self.looked,
            self.visible,
            self.laid,
            self.activated,
            self.barred,
            self.free,
            self.ignored,
            self.run_done,
            self.ability_used,
            self.land_swaps,
            [under.copy() for under in self.under],
        )

    # What is known of a seat

    def borough(self, seat: int) -> int:
        """The top borough of a seat, -1 if it has none."""
        lands = self.lands[seat]
        return lands[-1] if lands else -1

    def deck_size(self) -> int:
        return len(self.top) + len(self.deck)

    def refresh_all(self) -> None:
        self.works = [self.working(seat) for seat in range(self.players)]

    def refresh(self, seat: int) -> None:
        """A seat's face-up cards have changed."""
        self.works[seat] = self.working(seat)

    def working(self, seat: int) -> Works:
        """What a seat's face-up cards do all the time."""
        box, down = self.box, self.down[seat]
        rules = box.rules
        loan, price, grey_price = rules.loan_money, -1, -1
        hospitals = shops = swaps = look = 0
        least = most = rules.start_draw
        for stack, piece in enumerate(self.tops[seat]):
            face = box.face_of[piece]
            if down >> stack & 1 or not box.ongoing[face]:
                continue
            loan += box.loan_bonus[face]
            look = max(look, box.looks[face])
            hospitals |= box.hospital[face] << stack
            shops |= (box.stores[face] > 0) << stack
            swaps |= (box.swaps[face] > 0) << stack
            choice = box.draw_choice[face]
            if choice is not None:
                least, most = min(least, choice[0]), max(most, choice[1])
            recolour = box.recolours[face]
            if recolour is not None and (seat != self.active or self.uses[stack] < recolour[2]):
                if price < 0 or recolour[0] < price:
                    price = recolour[0]
                if recolour[1] and self.options.school_affects_paupers and (grey_price < 0 or recolour[0] < grey_price):
                    grey_price = recolour[0]
        return Works(loan, price, grey_price, hospitals, shops, swaps, least, most, look)

    # Questions and answers

    def answers(self, frame: Frame) -> list[int]:
        """The answers proper; beside them a swap where it can change anything, and a loan where there is a choice."""
        kind = frame[0]
        found = ASK[kind](self, frame)
        if kind in SWAPPING:
            seat = frame[1]
            if self.works[seat].swaps or self.lands[seat]:
                found += board.ask_swaps(self, frame, len(found))
        if len(found) > 1 and kind != REPAY and (self.options.loan_cap is None or loans.loans_left(self) > 0):
            found.append(self.box.n.loan)  # LON-TURN-6
        return found

    def answer(self, stack: list[Frame], action: int, log: Log) -> None:
        n = self.box.n
        if action >= n.swap:
            if action == n.loan:
                loans.take_loans(self, stack[-1][1], 1, log)  # beside the question, which stays
            else:
                board.begin_swap(self, stack, action - n.swap)
            return
        ANSWER[stack[-1][0]](self, stack, action, log)
        while stack and stack[-1][0] >= EFFECTS:
            effects.carry_on(self, stack, log)

    def go_on(self, log: Log) -> None:
        turn.go_on(self, log)

    def context(self, frame: Frame) -> dict[str, Any]:
        return view.context(self, frame)

    def refusal(self, seat: int, move: Mapping[str, Any]) -> Refusal | None:
        return explain.refusal(self, seat, move)

    def view(self, seat: int | None) -> view.View:
        return view.view(self, seat)

    def deal(self, seat: int | None, rng: Random) -> None:
        view.deal(self, seat, rng)

    def result(self) -> Outcome:
        return scoring.result(self)

    def dump(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in OWN}


SWAPPING = (ACTION, DEVELOP, DRAW, RUN, SPARE)  # questions beside which a swap may be made

Ask = Callable[[Any, Frame], list[int]]
Answer = Callable[[Any, list[Frame], int, Log], None]

# In the order of moves.QUESTIONS
ASK: tuple[Ask, ...] = (
    loans.ask_repay,
    draw.ask_draw,
    draw.ask_peek,
    turn.ask_action,
    develop.ask_develop,
    develop.ask_place,
    develop.ask_pay,
    land.ask_land,
    run.ask_run,
    run.ask_cost,
    run.ask_flip,
    effects.ask_coffee,
    effects.ask_discards,
    effects.ask_target,
    run.ask_again,
    effects.ask_order,
    board.ask_swap,
    turn.ask_spare,
    turn.ask_limit,
)
ANSWER: tuple[Answer, ...] = (
    loans.answer_repay,
    draw.answer_draw,
    draw.answer_peek,
    turn.answer_action,
    develop.answer_develop,
    develop.answer_place,
    develop.answer_pay,
    land.answer_land,
    run.answer_activation,
    run.answer_cost,
    run.answer_flip,
    effects.answer_coffee,
    effects.answer_discards,
    effects.answer_target,
    run.answer_again,
    effects.answer_order,
    board.answer_swap,
    turn.answer_spare,
    turn.answer_limit,
)
