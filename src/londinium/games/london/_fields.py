# Written by `make fields` from fields.py: what is declared there is changed there.
# fmt: off
from typing import TYPE_CHECKING, Any, Self
from mypy_extensions import mypyc_attr
from londinium.games.london.box import Box
from londinium.games.london.ongoing import OngoingEffects
from londinium.games.london.options import LondonOptions
from londinium.kernel.questions import Stack
from londinium.kernel.state import State
if TYPE_CHECKING:
    from londinium.kernel.game import Game


FIELDS = (
    "deck", "top", "top_seen", "board", "out", "offer", "land_deck", "money", "loans", "poverty", "prestige", "down",
    "uses", "hands", "seen", "tops", "stored", "lands", "points", "turn", "active", "first", "step", "last", "idle",
    "drew", "looked", "visible", "laid", "activated", "barred", "free", "ignored", "run_done", "ability_used",
    "land_swaps", "under", "box", "ongoing",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class LondonFields(State):
    __slots__ = FIELDS
    options: LondonOptions
    deck: list[int]; top: tuple[int, ...]; top_seen: tuple[int, ...]; board: list[int]; out: tuple[int, ...]
    offer: tuple[int, ...]; land_deck: tuple[int, ...]; money: list[int]; loans: list[int]; poverty: list[int]
    prestige: list[int]; down: tuple[int, ...]; uses: tuple[int, ...]; hands: list[tuple[int, ...]]
    seen: list[tuple[int, ...]]; tops: list[tuple[int, ...]]; stored: list[tuple[int, ...]]
    lands: tuple[tuple[int, ...], ...]; points: tuple[tuple[int, ...], ...]; turn: int; active: int; first: int
    step: int; last: int; idle: int; drew: int; looked: int; visible: int; laid: int; activated: int; barred: int
    free: int; ignored: int; run_done: int; ability_used: int; land_swaps: int
    under: list[tuple[tuple[int, ...], ...]]; box: Box; ongoing: list[OngoingEffects]

    def __init__(
        self, game: "Game", players: int, options: LondonOptions, seed: int | None, past: list[tuple[int, int]] | None,
        rng: int, barrier: int, pending: list[Stack], legal: list[list[int]], to_act: tuple[int, ...], over: bool,
        deck: list[int], top: tuple[int, ...], top_seen: tuple[int, ...], board: list[int], out: tuple[int, ...],
        offer: tuple[int, ...], land_deck: tuple[int, ...], money: list[int], loans: list[int], poverty: list[int],
        prestige: list[int], down: tuple[int, ...], uses: tuple[int, ...], hands: list[tuple[int, ...]],
        seen: list[tuple[int, ...]], tops: list[tuple[int, ...]], stored: list[tuple[int, ...]],
        lands: tuple[tuple[int, ...], ...], points: tuple[tuple[int, ...], ...],
        under: list[tuple[tuple[int, ...], ...]], box: Box, ongoing: list[OngoingEffects], turn: int = 0,
        active: int = 0, first: int = 0, step: int = 0, last: int = -1, idle: int = 0, drew: int = 0, looked: int = 0,
        visible: int = 0, laid: int = 0, activated: int = 0, barred: int = 0, free: int = 0, ignored: int = 0,
        run_done: int = 0, ability_used: int = 0, land_swaps: int = 0,
    ) -> None:
        self.game = game; self.players = players; self.options = options; self.seed = seed; self.past = past
        self.rng = rng; self.barrier = barrier; self.pending = pending; self._legal = legal; self.to_act = to_act
        self.over = over; self.deck = deck; self.top = top; self.top_seen = top_seen; self.board = board
        self.out = out; self.offer = offer; self.land_deck = land_deck; self.money = money; self.loans = loans
        self.poverty = poverty; self.prestige = prestige; self.down = down; self.uses = uses; self.hands = hands
        self.seen = seen; self.tops = tops; self.stored = stored; self.lands = lands; self.points = points
        self.turn = turn; self.active = active; self.first = first; self.step = step; self.last = last
        self.idle = idle; self.drew = drew; self.looked = looked; self.visible = visible; self.laid = laid
        self.activated = activated; self.barred = barred; self.free = free; self.ignored = ignored
        self.run_done = run_done; self.ability_used = ability_used; self.land_swaps = land_swaps; self.under = under
        self.box = box; self.ongoing = ongoing

    def copy(self) -> Self:
        twin = self.__new__(type(self))
        twin.game = self.game; twin.players = self.players; twin.options = self.options; twin.seed = self.seed
        twin._past = self._past; twin._rng = self._rng; twin._script = self._script; twin.barrier = self.barrier
        twin.pending = [stack.copy() for stack in self.pending]; twin._legal = self._legal.copy()
        twin.to_act = self.to_act; twin.over = self.over; twin.deck = self.deck.copy(); twin.top = self.top
        twin.top_seen = self.top_seen; twin.board = self.board.copy(); twin.out = self.out; twin.offer = self.offer
        twin.land_deck = self.land_deck; twin.money = self.money.copy(); twin.loans = self.loans.copy()
        twin.poverty = self.poverty.copy(); twin.prestige = self.prestige.copy(); twin.down = self.down
        twin.uses = self.uses; twin.hands = self.hands.copy(); twin.seen = self.seen.copy()
        twin.tops = self.tops.copy(); twin.stored = self.stored.copy(); twin.lands = self.lands
        twin.points = self.points; twin.turn = self.turn; twin.active = self.active; twin.first = self.first
        twin.step = self.step; twin.last = self.last; twin.idle = self.idle; twin.drew = self.drew
        twin.looked = self.looked; twin.visible = self.visible; twin.laid = self.laid; twin.activated = self.activated
        twin.barred = self.barred; twin.free = self.free; twin.ignored = self.ignored; twin.run_done = self.run_done
        twin.ability_used = self.ability_used; twin.land_swaps = self.land_swaps; twin.under = self.under.copy()
        twin.box = self.box; twin.ongoing = self.ongoing.copy()
        return twin

    def dump(self) -> dict[str, Any]:
        return {
            "deck": self.deck, "top": self.top, "top_seen": self.top_seen, "board": self.board, "out": self.out,
            "offer": self.offer, "land_deck": self.land_deck, "money": self.money, "loans": self.loans,
            "poverty": self.poverty, "prestige": self.prestige, "down": self.down, "uses": self.uses,
            "hands": self.hands, "seen": self.seen, "tops": self.tops, "stored": self.stored, "lands": self.lands,
            "points": self.points, "turn": self.turn, "active": self.active, "first": self.first, "step": self.step,
            "last": self.last, "idle": self.idle, "drew": self.drew, "looked": self.looked, "visible": self.visible,
            "laid": self.laid, "activated": self.activated, "barred": self.barred, "free": self.free,
            "ignored": self.ignored, "run_done": self.run_done, "ability_used": self.ability_used,
            "land_swaps": self.land_swaps, "under": self.under,
        }

    @staticmethod
    def loaded(own: dict[str, Any]) -> dict[str, Any]:
        return {
            "deck": list(own["deck"]), "top": tuple(own["top"]), "top_seen": tuple(own["top_seen"]),
            "board": list(own["board"]), "out": tuple(own["out"]), "offer": tuple(own["offer"]),
            "land_deck": tuple(own["land_deck"]), "money": list(own["money"]), "loans": list(own["loans"]),
            "poverty": list(own["poverty"]), "prestige": list(own["prestige"]), "down": tuple(own["down"]),
            "uses": tuple(own["uses"]), "hands": [tuple(one) for one in own["hands"]],
            "seen": [tuple(one) for one in own["seen"]], "tops": [tuple(one) for one in own["tops"]],
            "stored": [tuple(one) for one in own["stored"]], "lands": tuple([tuple(one) for one in own["lands"]]),
            "points": tuple([tuple(one) for one in own["points"]]), "turn": own["turn"], "active": own["active"],
            "first": own["first"], "step": own["step"], "last": own["last"], "idle": own["idle"], "drew": own["drew"],
            "looked": own["looked"], "visible": own["visible"], "laid": own["laid"], "activated": own["activated"],
            "barred": own["barred"], "free": own["free"], "ignored": own["ignored"], "run_done": own["run_done"],
            "ability_used": own["ability_used"], "land_swaps": own["land_swaps"],
            "under": [tuple([tuple(one) for one in one]) for one in own["under"]],
        }
