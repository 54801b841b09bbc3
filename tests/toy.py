"""A toy game with what Next Station lacks: hidden hands, turns in order, an interrupt, a private draw, loans any time.

All wish for a suit, secretly and at once. Then each in turn draws a card, which only the drawer sees, takes one from
the open row for a coin, discards one for the coins it is worth, or passes. Before that, once in a turn, a player may
beg another for a card, who gives any card, seen by those two only, or refuses. At the end cards count their worth,
those of the suit wished for twice. Cards lie face down before their holders, and all remember who has seen which.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from londinium.kernel.events import Log, Secret, end, gain, put, rule, stage, turn
from londinium.kernel.game import Asked, Game
from londinium.kernel.moves import Verb
from londinium.kernel.options import Options
from londinium.kernel.outcome import Outcome, standings
from londinium.kernel.packs import DataFile
from londinium.kernel.refusal import Refusal
from londinium.kernel.state import Frame, State

WISH, TURN, GIVE = range(3)
SPECTATOR, EVERYBODY = 1 << 4, (1 << 5) - 1  # as bits; what those without a seat know, everybody knows
KERNEL = ("players", "seed", "past", "rng", "barrier", "pending", "over")
ROW = 2  # cards that lie open
OWN = ("turns", "deck", "row", "discard", "hands", "coins", "loans", "wishes")


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    suit: str
    worth: Annotated[int, Meta(ge=0, le=9)]


class GoodsFile(DataFile, frozen=True):
    cards: Annotated[tuple[Card, ...], Meta(min_length=6, max_length=99)]
    rounds: Annotated[int, Meta(ge=1, le=9)]


class ToyOptions(Options, frozen=True, kw_only=True):
    row: Annotated[bool, Meta(title="Open row", description="Some cards lie open and can be taken.")] = True
    loans: Annotated[Literal[0, 1, 2], Meta(title="Loans", description="How many each may take.")] = 1
    hand: Annotated[int, Meta(title="Hand", description="Cards at the start.", ge=0, le=9, examples=[0, 1, 3, 4])] = 2


class ToyState(State):
    """A position. All wish at once, each on a stack of their own; then there is one stack, and turns in order."""

    __slots__ = OWN

    def __init__(self, own: Mapping[str, Any], **kernel: Any) -> None:
        super().__init__(**kernel)
        self.turns: int = own["turns"]  # begun
        self.deck: list[str] = list(own["deck"])  # a bag: sorted, and drawn from by chance
        self.row, self.discard = list(own["row"]), list(own["discard"])
        self.hands: list[dict[str, int]] = [dict(hand) for hand in own["hands"]]  # by whom each card is seen, as bits
        self.coins, self.loans = list(own["coins"]), list(own["loans"])
        self.wishes: list[str | None] = list(own["wishes"])  # None: has not wished yet

    def copy(self) -> "ToyState":
        kernel = {name: getattr(self, name) for name in (*KERNEL, "game", "options", "to_act")}
        kernel["past"] = None if self.past is None else self.past.copy()
        kernel["pending"] = [stack.copy() for stack in self.pending]
        return type(self)(self.dump(), legal=self._legal.copy(), **kernel)

    def dump(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in OWN} | {"hands": [list(hand.items()) for hand in self.hands]}

    def answers(self, frame: Frame) -> list[int]:
        kind, seat, *about = frame
        moves: list[dict[str, Any]] = [{"kind": "loan"}] if self.loans[seat] < self.options.loans else []
        if kind == WISH:
            moves += [{"kind": "wish", "suit": suit} for suit in self.game.suits]
        elif kind == GIVE:
            moves += [{"kind": "refuse"}, *({"kind": "give", "card": card} for card in self.hands[seat])]
        else:
            moves += [{"kind": "pass"}, *({"kind": "discard", "card": card} for card in self.hands[seat])]
            moves += [{"kind": "draw"}] if self.deck else []
            moves += [{"kind": "take", "card": card} for card in self.row if self.coins[seat]]
            if not about[0]:
                moves += [{"kind": "beg", "seat": s} for s, hand in enumerate(self.hands) if hand and s != seat]
        return sorted(map(self.game.action, moves))

    def answer(self, stack: list[Frame], action: int, log: Log) -> None:
        move, told = self.game.move(action), [] if log is None else log
        _, seat, *about = stack[-1] if move["kind"] == "loan" else stack.pop()  # beside a loan, the question stays
        hand, coins = f"hand-{seat}", 0
        match move["kind"]:
            case "wish":
                self.wishes[seat] = move["suit"]
            case "beg":
                stack += [(TURN, seat, 1), (GIVE, move["seat"], seat)]
            case "give":
                seen = self.hands[seat].pop(move["card"]) | 1 << about[0]
                self.hands[about[0]][move["card"]] = seen
                card = Secret(move["card"], [s for s in range(self.players) if seen >> s & 1])
                told.append(put(move["card"] if seen & SPECTATOR else card, hand, f"hand-{about[0]}"))
            case "discard":
                del self.hands[seat][move["card"]]
                self.discard.append(move["card"])
                told.append(put(move["card"], hand, "discard"))
                coins = self.game.cards[move["card"]].worth
            case "draw":
                card = self.draw()
                self.hands[seat][card] = 1 << seat
                told.append(put(Secret(card, [seat]), "deck", hand))
            case "take":
                self.row.remove(move["card"])
                self.hands[seat][move["card"]] = EVERYBODY
                told.append(put(move["card"], "row", hand))
                coins = -1
                if self.deck:
                    self.row.append(self.draw())
                    told.append(put(self.row[-1], "deck", "row"))
            case "loan":
                self.loans[seat] += 1
                told.append(gain(seat, "loans", 1))
                coins = 2
        self.coins[seat] += coins
        told += [gain(seat, "coins", coins)] if coins else []

    def draw(self) -> str:
        return self.deck.pop(self.chance(len(self.deck)))

    def go_on(self, log: Log) -> None:
        told: list[Any] = [] if log is None else log
        if None in self.wishes:
            self.pending = [[(WISH, seat)] for seat in range(self.players)]
        elif self.turns < self.players * self.game.goods.rounds:
            self.pending = [[(TURN, self.turns % self.players, 0)]]
            self.turns += 1
            told.append(stage("turn", self.turns))
        else:
            self.reveal()  # hands and wishes, and not only those of the seat that acted last
            self.over = True
            told += [turn(card, "up") for hand in self.hands for card in hand]
            told += [rule("TOY-WISH-2", seat=seat, suit=wish) for seat, wish in enumerate(self.wishes)]
            told += [gain(s, what, n) for s in range(self.players) for what, n in self.points(s).items()] + [end()]

    def context(self, frame: Frame) -> dict[str, Any]:
        return {"turn": self.turns, "for": frame[2] if frame[0] == GIVE else None}

    def view(self, seat: int | None) -> dict[str, Any]:
        bit = EVERYBODY if self.over else SPECTATOR if seat is None else 1 << seat
        return {
            **{name: list(getattr(self, name)) for name in ("row", "discard", "coins", "loans")},
            "turn": self.turns,
            "begged": any(frame[0] == TURN and frame[2] == 1 for stack in self.pending for frame in stack),
            "deck": len(self.deck),
            "hands": [[card if seen & bit else None for card, seen in hand.items()] for hand in self.hands],
            "seen_by": [[[s for s in range(5) if seen >> s & 1] for seen in hand.values()] for hand in self.hands],
            "wished": [wish is not None for wish in self.wishes],
            "wishes": [wish if self.over or s == seat else None for s, wish in enumerate(self.wishes)],
            "points": [self.points(s) if self.over else {} for s in range(self.players)],
        }

    def deal(self, seat: int | None, rng: Random) -> None:
        """Nothing is left out: every deal of the unseen cards is equally likely, and so is every wish."""
        bit = EVERYBODY if self.over else SPECTATOR if seat is None else 1 << seat
        unseen = sorted([*self.deck, *(card for hand in self.hands for card, seen in hand.items() if not seen & bit)])
        rng.shuffle(unseen)
        self.hands = [{c if seen & bit else unseen.pop(): seen for c, seen in hand.items()} for hand in self.hands]
        self.deck = sorted(unseen)
        hidden = [wish is not None and s != seat and not self.over for s, wish in enumerate(self.wishes)]
        self.wishes = [rng.choice(self.game.suits) if hidden[s] else wish for s, wish in enumerate(self.wishes)]

    def refusal(self, seat: int, move: Mapping[str, Any]) -> Refusal | None:
        """Read off what the seat sees, and nothing else."""
        view, thing = self.view(seat), next((move[field] for field in move if field != "kind"), None)
        others = [(s, hand) for s, hand in enumerate(view["hands"]) if s != seat]
        broken = {
            "TOY-DRAW-1": move["kind"] == "draw" and view["deck"] == 0,
            "TOY-TAKE-1": move["kind"] == "take" and thing not in view["row"],
            "TOY-TAKE-2": move["kind"] == "take" and view["coins"][seat] < 1,
            "TOY-HAND-1": move["kind"] in ("discard", "give") and thing not in view["hands"][seat],
            "TOY-BEG-1": move["kind"] == "beg" and thing not in [s for s, hand in others if hand],
            "TOY-BEG-2": move["kind"] == "beg" and view["begged"],
            "TOY-LOAN-1": move["kind"] == "loan" and view["loans"][seat] >= self.options.loans,
        }
        return next((Refusal(rule, {"thing": thing}) for rule in broken if broken[rule]), None)

    def points(self, seat: int) -> dict[str, int]:
        cards = [self.game.cards[card] for card in self.hands[seat]]
        points = {"goods": sum(card.worth for card in cards), "purse": self.coins[seat], "debt": -3 * self.loans[seat]}
        return points | {"wish": sum(card.worth for card in cards if card.suit == self.wishes[seat])}

    def result(self) -> Outcome:
        points = [self.points(seat) for seat in range(self.players)]
        scores = [sum(p.values()) for p in points]
        ranking, decided_by = standings(scores, [("TOY-WIN-2", [len(hand) for hand in self.hands])])
        return {"scores": scores, "ranking": ranking, "decided_by": decided_by, "breakdown": points}


class Toy(Game):
    id, version = "toy", 1
    seats, options = range(2, 5), ToyOptions
    in_turn = ("draw", "take", "discard", "beg", "pass")
    questions = (Asked("wish", ("wish",)), Asked("turn", in_turn), Asked("give", ("give", "refuse"), told=True))
    beside, private = frozenset({"loan"}), frozenset({"wish", "give"})
    files: Mapping[str, type[DataFile]] = {"goods": GoodsFile}
    state = ToyState
    folder = Path(__file__).parent / "toy_data"
    insight = SimpleNamespace(value=lambda s, i: sum(s.points(i).values()), weights=lambda s, i: [1] * len(s.legal(i)))

    def open_box(self, files: Mapping[str, Any]) -> None:
        self.goods: GoodsFile = files["goods"]
        self.cards = {card.id: card for card in self.goods.cards}
        self.suits = sorted({card.suit for card in self.goods.cards})

    def verbs(self) -> Sequence[Verb]:
        things = {"suit": self.suits, "card": self.cards, "seat": range(4)}
        objects = {"wish": "suit", "draw": "", "take": "card", "discard": "card", "beg": "seat", "pass": ""}
        objects |= {"give": "card", "refuse": "", "loan": ""}
        return [Verb(kind, (f,), [(o,) for o in things[f]]) if f else Verb(kind) for kind, f in objects.items()]

    def forbidden(self, players: int, options: ToyOptions) -> Refusal | None:
        if players not in self.seats:
            return Refusal("KER-PLAYERS-1", {"players": players, "min": 2, "max": 4})
        too_few = players * options.hand + ROW > len(self.cards)
        return Refusal("TOY-SETUP-1", {"players": players, "hand": options.hand}) if too_few else None

    def set_up(self, players: int, options: ToyOptions, seed: int) -> ToyState:
        stacks, none = [[] for _ in range(players)], [0] * players
        kernel = {"players": players, "seed": seed, "past": [], "rng": seed, "barrier": 0, "pending": stacks}
        own = {"turns": 0, "deck": sorted(self.cards), "row": (), "discard": (), "hands": stacks, "coins": none}
        own |= {"loans": none, "wishes": [None] * players}
        s = self.restore({**kernel, "over": False, "own": own}, options)
        s.hands = [{s.draw(): 1 << seat for _ in range(options.hand)} for seat in range(players)]
        s.row = [s.draw() for _ in range(ROW)] if options.row else []
        return s

    def restore(self, saved: Mapping[str, Any], options: ToyOptions) -> ToyState:
        kernel = {name: saved[name] for name in KERNEL}
        return self.state(saved["own"], game=self, options=options, legal=[[]] * saved["players"], to_act=(), **kernel)

    def pieces(self, state: ToyState) -> Mapping[str, int]:
        cards = [*state.deck, *state.row, *state.discard, *(card for hand in state.hands for card in hand)]
        return {card: cards.count(card) for card in {*cards, *self.cards}}

    def counters(self, view: Mapping[str, Any]) -> Mapping[tuple[int, str], int]:
        points = {(seat, what): n for seat, own in enumerate(view["points"]) for what, n in own.items()}
        return points | {(seat, what): n for what in ("coins", "loans") for seat, n in enumerate(view[what])}

    def places(self, view: Mapping[str, Any]) -> Mapping[str, str | None]:
        held = {card: f"hand-{seat}" for seat, hand in enumerate(view["hands"]) for card in hand if card}
        return held | dict.fromkeys(view["row"], "row") | dict.fromkeys(view["discard"], "discard")
