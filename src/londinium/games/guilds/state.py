"""The state of a game of Guilds of London: the city and its pawns, the score track, decks, hands and goals.

Pawns belong to owners: the seats, and in the solo game the rival, who is owner 1 without being a seat. Pawns on tiles
stand in one flat list, four numbers a tile. A goal that somebody knows is one number with the seats that know it.
"""

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from londinium.games.guilds import explain, questions, rounds, scoring, view
from londinium.games.guilds.box import Box
from londinium.games.guilds.city import Plan
from londinium.games.guilds.options import GuildsOptions
from londinium.kernel.events import Log
from londinium.kernel.outcome import Outcome
from londinium.kernel.refusal import Refusal
from londinium.kernel.state import Frame, State

if TYPE_CHECKING:
    from londinium.kernel.game import Game

OWN = (
    "round",
    "phase",
    "step",
    "scan",
    "tile",
    "winner",
    "second",
    "rewarded",
    "turn",
    "acted",
    "side",
    "vp",
    "track",
    "reserve",
    "guildhall",
    "plantation",
    "neutrals",
    "supply",
    "planted",
    "pawns",
    "black",
    "where",
    "open",
    "city",
    "stack",
    "beadle",
    "token",
    "purse",
    "tokens",
    "hands",
    "known",
    "deck",
    "discard",
    "played",
    "shuffled",
    "drawn",
    "goals",
    "offers",
    "bag",
    "under",
    "returned",
    "on_hire",
    "on_move",
    "hired",
    "moved",
    "sent",
    "later",
    "goal_points",
    "pair_points",
)
LISTS = frozenset(
    {
        "vp",
        "track",
        "reserve",
        "guildhall",
        "plantation",
        "neutrals",
        "pawns",
        "black",
        "where",
        "stack",
        "token",
        "purse",
        "tokens",
        "hands",
        "known",
        "deck",
        "discard",
        "played",
        "drawn",
        "goals",
        "offers",
        "bag",
        "returned",
    }
)
LISTS_OF_LISTS = frozenset({"hands", "drawn"})
LISTS_OF_TUPLES = frozenset({"tokens", "known", "goals", "offers", "returned"})


class GuildsState(State):
    """A position. All choose their first mayoral card at once, each on a stack of their own; then there is one."""

    __slots__ = ("box", "plan", *OWN)

    options: GuildsOptions

    def __init__(
        self,
        game: "Game",
        players: int,
        options: GuildsOptions,
        seed: int | None,
        past: list[tuple[int, int]] | None,
        rng: int,
        barrier: int,
        pending: list[list[Frame]],
        legal: list[list[int]],
        to_act: tuple[int, ...],
        over: bool,
        box: Box,
        plan: Plan,
        round: int,
        phase: int,
        step: int,
        scan: int,
        tile: int,
        winner: int,
        second: int,
        rewarded: tuple[int, ...],
        turn: int,
        acted: int,
        side: int,
        vp: list[int],
        track: list[int],
        reserve: list[int],
        guildhall: list[int],
        plantation: list[int],
        neutrals: list[int],
        supply: int,
        planted: int,
        pawns: list[int],
        black: list[int],
        where: list[int],
        open: int,
        city: tuple[int, ...],
        stack: list[int],
        beadle: int,
        token: list[int],
        purse: list[int],
        tokens: list[tuple[int, ...]],
        hands: list[list[int]],
        known: list[tuple[int, ...]],
        deck: list[int],
        discard: list[int],
        played: list[int],
        shuffled: tuple[int, ...],
        drawn: list[list[int]],
        goals: list[tuple[int, ...]],
        offers: list[tuple[int, ...]],
        bag: list[int],
        under: tuple[int, ...],
        returned: list[tuple[int, ...]],
        on_hire: tuple[int, ...],
        on_move: tuple[int, ...],
        hired: int,
        moved: int,
        sent: int,
        later: int,
        goal_points: tuple[int, ...],
        pair_points: tuple[int, ...],
    ) -> None:
        super().__init__(game, players, options, seed, past, rng, barrier, pending, legal, to_act, over)
        self.box = box
        self.plan = plan  # what follows from where the tiles lie
        self.round = round  # from 1; 0 while the first goals are chosen
        self.phase = phase
        self.step = step  # of the tile or the Plantation that is resolved
        self.scan = scan  # how many tiles of the reading order have been visited in this phase
        self.tile = tile  # that is resolved; -1: none, or the Plantation
        self.winner = winner  # of that tile, or -1
        self.second = second
        self.rewarded = rewarded  # on the Plantation; before its votes are counted, the track order of its negotiation
        self.turn = turn  # the seat whose turn it is or was last
        self.acted = acted  # the seats that have had their turn in this round, as bits
        self.side = side  # of the plantation tile
        self.vp = vp
        self.track = track  # the seats in track order (GOL-ORDER-3)
        self.reserve = reserve  # by owner, as the next three
        self.guildhall = guildhall
        self.plantation = plantation
        self.neutrals = neutrals  # in possession
        self.supply = supply  # neutral pawns on the score board
        self.planted = planted  # neutral pawns on the Plantation
        self.pawns = pawns  # of owner o on tile t: number 4 × t + o
        self.black = black  # neutral pawns on every tile
        self.where = where  # for every owner the tiles with a pawn of theirs
        self.open = open  # the open tiles
        self.city = city  # the tiles that lie, in the order they were laid
        self.stack = stack  # a bag: the tiles that may still come
        self.beadle = beadle  # the tile it stands on, or -1
        self.token = token  # on every tile, or -1
        self.purse = purse  # a bag: the face-down tokens
        self.tokens = tokens  # won by every owner
        self.hands = hands  # in the order the cards came
        self.known = known  # the cards of every hand that all have seen there
        self.deck = deck  # a bag, sorted
        self.discard = discard  # in the order the cards came, the last on top
        self.played = played  # in this turn, in order
        self.shuffled = shuffled  # what the deck was made of when it was last shuffled anew; empty: the first deck
        self.drawn = drawn  # what every seat has drawn since then
        self.goals = goals  # held by every seat: 32 × goal + the seats that know it; first the one of the set-up
        self.offers = offers  # drawn and still to be chosen from
        self.bag = bag  # goals on top of the deck, in an order that nobody knows; sorted
        self.under = under  # goals below them, as `goals`
        self.returned = returned  # by every seat at the set-up; later only what the seat remembers
        self.on_hire = on_hire  # programs to run at every card played to hire in this turn (GOL-OP-14)
        self.on_move = on_move
        self.hired = hired  # in this turn (GOL-OP-17)
        self.moved = moved
        self.sent = sent
        self.later = later  # cards to draw at the end of the turn
        self.goal_points = goal_points  # by owner, when the game is over
        self.pair_points = pair_points

    def copy(self) -> "GuildsState":
        return type(self)(
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
            self.plan,
            self.round,
            self.phase,
            self.step,
            self.scan,
            self.tile,
            self.winner,
            self.second,
            self.rewarded,
            self.turn,
            self.acted,
            self.side,
            self.vp.copy(),
            self.track.copy(),
            self.reserve.copy(),
            self.guildhall.copy(),
            self.plantation.copy(),
            self.neutrals.copy(),
            self.supply,
            self.planted,
            self.pawns.copy(),
            self.black.copy(),
            self.where.copy(),
            self.open,
            self.city,
            self.stack.copy(),
            self.beadle,
            self.token.copy(),
            self.purse.copy(),
            self.tokens.copy(),
            [hand.copy() for hand in self.hands],
            self.known.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.played.copy(),
            self.shuffled,
            [drawn.copy() for drawn in self.drawn],
            self.goals.copy(),
            self.offers.copy(),
            self.bag.copy(),
            self.under,
            self.returned.copy(),
            self.on_hire,
            self.on_move,
            self.hired,
            self.moved,
            self.sent,
            self.later,
            self.goal_points,
            self.pair_points,
        )

    def draw(self, bag: list[int]) -> int:
        """One of a bag, by chance: what lies there has no order until it is drawn."""
        return bag.pop(self.chance(len(bag)))

    # Questions and answers

    def answers(self, frame: Frame) -> list[int]:
        return questions.ASK[frame[0]](self, frame)

    def answer(self, stack: list[Frame], action: int, log: Log) -> None:
        questions.ANSWER[stack[-1][0]](self, stack, action, log)

    def go_on(self, log: Log) -> None:
        rounds.go_on(self, log)

    def context(self, frame: Frame) -> dict[str, Any]:
        return questions.context(self, frame)

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
