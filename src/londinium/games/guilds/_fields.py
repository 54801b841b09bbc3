# Written by `make fields` from fields.py: what is declared there is changed there.
# fmt: off
from typing import TYPE_CHECKING, Any, Self
from londinium.kernel.rows import row
from mypy_extensions import mypyc_attr
from londinium.games.guilds.box import Box
from londinium.games.guilds.city import Plan
from londinium.games.guilds.options import GuildsOptions
from londinium.games.guilds.pieces import CHOOSING
from londinium.kernel.rows import Row
from londinium.kernel.questions import Stack
from londinium.kernel.state import State
if TYPE_CHECKING:
    from londinium.kernel.game import Game


FIELDS = (
    "round", "phase", "step", "scan", "tile", "winner", "second", "rewarded", "turn", "acted", "side", "vp", "track",
    "reserve", "guildhall", "plantation", "neutrals", "supply", "planted", "pawns", "black", "where", "open", "city",
    "stack", "beadle", "token", "purse", "tokens", "hands", "known", "deck", "discard", "played", "shuffled", "drawn",
    "goals", "offers", "bag", "under", "returned", "on_hire", "on_move", "hired", "moved", "sent", "later",
    "goal_points", "pair_points", "box", "plan",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class GuildsFields(State):
    __slots__ = FIELDS
    options: GuildsOptions
    round: int; phase: int; step: int; scan: int; tile: int; winner: int; second: int; rewarded: tuple[int, ...]
    turn: int; acted: int; side: int; vp: tuple[int, ...]; track: tuple[int, ...]; reserve: list[int]
    guildhall: list[int]; plantation: tuple[int, ...]; neutrals: tuple[int, ...]; supply: int; planted: int; pawns: Row
    black: tuple[int, ...]; where: list[int]; open: int; city: tuple[int, ...]; stack: Row; beadle: int
    token: tuple[int, ...]; purse: Row; tokens: tuple[tuple[int, ...], ...]; hands: list[list[int]]
    known: tuple[tuple[int, ...], ...]; deck: Row; discard: Row; played: tuple[int, ...]; shuffled: tuple[int, ...]
    drawn: tuple[tuple[int, ...], ...]; goals: tuple[tuple[int, ...], ...]; offers: tuple[tuple[int, ...], ...]
    bag: Row; under: tuple[int, ...]; returned: tuple[tuple[int, ...], ...]; on_hire: tuple[int, ...]
    on_move: tuple[int, ...]; hired: int; moved: int; sent: int; later: int; goal_points: tuple[int, ...]
    pair_points: tuple[int, ...]; box: Box; plan: Plan

    def __init__(
        self, game: "Game", players: int, options: GuildsOptions, seed: int | None, past: list[tuple[int, int]] | None,
        rng: int, barrier: int, pending: list[Stack], legal: list[list[int]], to_act: tuple[int, ...], over: bool,
        vp: tuple[int, ...], track: tuple[int, ...], reserve: list[int], guildhall: list[int],
        plantation: tuple[int, ...], neutrals: tuple[int, ...], supply: int, pawns: Row, black: tuple[int, ...],
        where: list[int], stack: Row, token: tuple[int, ...], purse: Row, tokens: tuple[tuple[int, ...], ...],
        hands: list[list[int]], known: tuple[tuple[int, ...], ...], deck: Row, discard: Row,
        drawn: tuple[tuple[int, ...], ...], goals: tuple[tuple[int, ...], ...], offers: tuple[tuple[int, ...], ...],
        bag: Row, returned: tuple[tuple[int, ...], ...], box: Box, plan: Plan, round: int = 0, phase: int = CHOOSING,
        step: int = 0, scan: int = 0, tile: int = -1, winner: int = -1, second: int = -1,
        rewarded: tuple[int, ...] = (), turn: int = -1, acted: int = 0, side: int = 0, planted: int = 0, open: int = 0,
        city: tuple[int, ...] = (), beadle: int = -1, played: tuple[int, ...] = (), shuffled: tuple[int, ...] = (),
        under: tuple[int, ...] = (), on_hire: tuple[int, ...] = (), on_move: tuple[int, ...] = (), hired: int = 0,
        moved: int = 0, sent: int = 0, later: int = 0, goal_points: tuple[int, ...] = (),
        pair_points: tuple[int, ...] = (),
    ) -> None:
        self.game = game; self.players = players; self.options = options; self.seed = seed; self.past = past
        self.rng = rng; self.barrier = barrier; self.pending = pending; self._legal = legal; self.to_act = to_act
        self.over = over; self.round = round; self.phase = phase; self.step = step; self.scan = scan; self.tile = tile
        self.winner = winner; self.second = second; self.rewarded = rewarded; self.turn = turn; self.acted = acted
        self.side = side; self.vp = vp; self.track = track; self.reserve = reserve; self.guildhall = guildhall
        self.plantation = plantation; self.neutrals = neutrals; self.supply = supply; self.planted = planted
        self.pawns = pawns; self.black = black; self.where = where; self.open = open; self.city = city
        self.stack = stack; self.beadle = beadle; self.token = token; self.purse = purse; self.tokens = tokens
        self.hands = hands; self.known = known; self.deck = deck; self.discard = discard; self.played = played
        self.shuffled = shuffled; self.drawn = drawn; self.goals = goals; self.offers = offers; self.bag = bag
        self.under = under; self.returned = returned; self.on_hire = on_hire; self.on_move = on_move
        self.hired = hired; self.moved = moved; self.sent = sent; self.later = later; self.goal_points = goal_points
        self.pair_points = pair_points; self.box = box; self.plan = plan

    def copy(self) -> Self:
        twin = self.__new__(type(self))
        twin.game = self.game; twin.players = self.players; twin.options = self.options; twin.seed = self.seed
        twin._past = self._past; twin._rng = self._rng; twin._script = self._script; twin.barrier = self.barrier
        twin.pending = [stack.copy() for stack in self.pending]; twin._legal = self._legal.copy()
        twin.to_act = self.to_act; twin.over = self.over; twin.round = self.round; twin.phase = self.phase
        twin.step = self.step; twin.scan = self.scan; twin.tile = self.tile; twin.winner = self.winner
        twin.second = self.second; twin.rewarded = self.rewarded; twin.turn = self.turn; twin.acted = self.acted
        twin.side = self.side; twin.vp = self.vp; twin.track = self.track; twin.reserve = self.reserve.copy()
        twin.guildhall = self.guildhall.copy(); twin.plantation = self.plantation; twin.neutrals = self.neutrals
        twin.supply = self.supply; twin.planted = self.planted; twin.pawns = self.pawns[:]; twin.black = self.black
        twin.where = self.where.copy(); twin.open = self.open; twin.city = self.city; twin.stack = self.stack[:]
        twin.beadle = self.beadle; twin.token = self.token; twin.purse = self.purse[:]; twin.tokens = self.tokens
        twin.hands = [one.copy() for one in self.hands]; twin.known = self.known; twin.deck = self.deck[:]
        twin.discard = self.discard[:]; twin.played = self.played; twin.shuffled = self.shuffled
        twin.drawn = self.drawn; twin.goals = self.goals; twin.offers = self.offers; twin.bag = self.bag[:]
        twin.under = self.under; twin.returned = self.returned; twin.on_hire = self.on_hire
        twin.on_move = self.on_move; twin.hired = self.hired; twin.moved = self.moved; twin.sent = self.sent
        twin.later = self.later; twin.goal_points = self.goal_points; twin.pair_points = self.pair_points
        twin.box = self.box; twin.plan = self.plan
        return twin

    def dump(self) -> dict[str, Any]:
        return {
            "round": self.round, "phase": self.phase, "step": self.step, "scan": self.scan, "tile": self.tile,
            "winner": self.winner, "second": self.second, "rewarded": self.rewarded, "turn": self.turn,
            "acted": self.acted, "side": self.side, "vp": self.vp, "track": self.track, "reserve": self.reserve,
            "guildhall": self.guildhall, "plantation": self.plantation, "neutrals": self.neutrals,
            "supply": self.supply, "planted": self.planted, "pawns": self.pawns.tolist(), "black": self.black,
            "where": self.where, "open": self.open, "city": self.city, "stack": self.stack.tolist(),
            "beadle": self.beadle, "token": self.token, "purse": self.purse.tolist(), "tokens": self.tokens,
            "hands": self.hands, "known": self.known, "deck": self.deck.tolist(), "discard": self.discard.tolist(),
            "played": self.played, "shuffled": self.shuffled, "drawn": self.drawn, "goals": self.goals,
            "offers": self.offers, "bag": self.bag.tolist(), "under": self.under, "returned": self.returned,
            "on_hire": self.on_hire, "on_move": self.on_move, "hired": self.hired, "moved": self.moved,
            "sent": self.sent, "later": self.later, "goal_points": self.goal_points, "pair_points": self.pair_points,
        }

    @staticmethod
    def loaded(own: dict[str, Any]) -> dict[str, Any]:
        return {
            "round": own["round"], "phase": own["phase"], "step": own["step"], "scan": own["scan"], "tile": own["tile"],
            "winner": own["winner"], "second": own["second"], "rewarded": tuple(own["rewarded"]), "turn": own["turn"],
            "acted": own["acted"], "side": own["side"], "vp": tuple(own["vp"]), "track": tuple(own["track"]),
            "reserve": list(own["reserve"]), "guildhall": list(own["guildhall"]),
            "plantation": tuple(own["plantation"]), "neutrals": tuple(own["neutrals"]), "supply": own["supply"],
            "planted": own["planted"], "pawns": row(own["pawns"]), "black": tuple(own["black"]),
            "where": list(own["where"]), "open": own["open"], "city": tuple(own["city"]), "stack": row(own["stack"]),
            "beadle": own["beadle"], "token": tuple(own["token"]), "purse": row(own["purse"]),
            "tokens": tuple([tuple(one) for one in own["tokens"]]), "hands": [list(one) for one in own["hands"]],
            "known": tuple([tuple(one) for one in own["known"]]), "deck": row(own["deck"]),
            "discard": row(own["discard"]), "played": tuple(own["played"]), "shuffled": tuple(own["shuffled"]),
            "drawn": tuple([tuple(one) for one in own["drawn"]]), "goals": tuple([tuple(one) for one in own["goals"]]),
            "offers": tuple([tuple(one) for one in own["offers"]]), "bag": row(own["bag"]),
            "under": tuple(own["under"]), "returned": tuple([tuple(one) for one in own["returned"]]),
            "on_hire": tuple(own["on_hire"]), "on_move": tuple(own["on_move"]), "hired": own["hired"],
            "moved": own["moved"], "sent": own["sent"], "later": own["later"], "goal_points": tuple(own["goal_points"]),
            "pair_points": tuple(own["pair_points"]),
        }
