"""A toy game with what Next Station lacks: hidden hands, turns in order, an interrupt, a private draw, loans any time.

All wish for a suit, secretly and at once. Then each in turn draws a card, which only the drawer sees, takes one from
the open row for a coin, discards one for the coins it is worth, or passes. Before that, once in a turn, a player may
beg another for a card, who gives any card, seen by those two only, or refuses. At the end cards count their worth,
those of the suit wished for twice. Cards lie face down before their holders, and all remember who has seen which.
"""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Annotated, Any, ClassVar, Literal, Self

from msgspec import Meta, Struct

from londinium.kernel.events import EventView, Log, Secret, end, gain, put, rule, stage, turn
from londinium.kernel.game import Chapters, Game, Insight
from londinium.kernel.moves import Moves, Verb
from londinium.kernel.options import Options
from londinium.kernel.outcome import Outcome, standings
from londinium.kernel.packs import DataFile
from londinium.kernel.questions import Args, Question, Questions, Rule, Stack
from londinium.kernel.refusal import Refusal
from londinium.kernel.speech import Component, Components, Figure, Line, Speech, Standing, line, seat_name
from londinium.kernel.state import State

QUESTIONS = Questions()
SPECTATOR, EVERYBODY = 1 << 4, (1 << 5) - 1  # as bits; what those without a seat know, everybody knows


def eyes(viewer: int | None) -> int:
    return SPECTATOR if viewer is None else 1 << viewer


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
    game: "Toy"

    def __init__(self, own: Mapping[str, Any], **kernel: Any) -> None:
        super().__init__(**kernel)
        self.turns: int = own["turns"]  # begun
        self.deck: list[str] = list(own["deck"])  # a bag: sorted, and drawn from when a card is needed
        self.row, self.discard = list(own["row"]), list(own["discard"])
        self.hands: list[dict[str, int]] = [dict(hand) for hand in own["hands"]]  # by whom each card is seen, as bits
        self.coins, self.loans = list(own["coins"]), list(own["loans"])
        self.wishes: list[str | None] = list(own["wishes"])  # None: has not wished yet

    def copy(self) -> Self:
        kernel = {name: getattr(self, name) for name in ("game", "players", "options", "seed", "rng", "barrier")}
        kernel |= {"to_act": self.to_act, "over": self.over, "legal": self._legal.copy()}
        kernel["past"] = None if self.past is None else self.past.copy()
        kernel["pending"] = [stack.copy() for stack in self.pending]
        return type(self)(self.dump(), **kernel)

    def dump(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in OWN} | {"hands": [list(hand.items()) for hand in self.hands]}

    def answers(self, question: Question) -> list[int]:
        """Beside every question, a loan."""
        loan = [{"kind": "loan"}] if self.loans[question.seat] < self.options.loans else []
        return sorted([*super().answers(question), *map(self.game.action, loan)])

    def answer(self, stack: Stack, action: int, log: Log) -> None:
        if self.game.move(action)["kind"] == "loan":
            self.loans[stack[-1].seat] += 1
            self.gain(stack[-1].seat, "loans", 1, log)
            self.pay(stack[-1].seat, 2, log)  # beside the question, which stays
        else:
            super().answer(stack, action, log)

    def draw(self) -> str:
        return self.deck.pop(self.chance(len(self.deck)))

    def gain(self, seat: int, what: str, n: int, log: Log) -> None:
        if log is not None and n:
            log.append(gain(seat, what, n))

    def pay(self, seat: int, n: int, log: Log) -> None:
        self.coins[seat] += n
        self.gain(seat, "coins", n, log)

    def points(self, seat: int, viewer: int | None = None) -> dict[str, int]:
        """By category; before the end, of the cards that a viewer sees and the wish it knows."""
        bit = EVERYBODY if self.over else eyes(viewer)
        cards = [self.game.cards[card] for card, seen in self.hands[seat].items() if seen & bit]
        wish = self.wishes[seat] if self.over or seat == viewer else None
        points = {"goods": sum(card.worth for card in cards), "purse": self.coins[seat], "debt": -3 * self.loans[seat]}
        return points | {"wish": sum(card.worth for card in cards if card.suit == wish)}


class Sight:
    """Read off what the seat sees, and nothing else."""

    def __init__(self, s: ToyState, seat: int, question: Question | None) -> None:
        self.view, self.seat, self.question, self.most_loans = s.view(seat), seat, question, s.options.loans


def deck_is_not_empty(sight: Sight, _: Any) -> Args | None:
    return None if sight.view["deck"] else {}


def lies_in_the_row(sight: Sight, move: Any) -> Args | None:
    return None if move["card"] in sight.view["row"] else {"thing": move["card"]}


def can_pay(sight: Sight, move: Any) -> Args | None:
    return {"thing": move["card"]} if sight.view["coins"][sight.seat] < 1 else None


def in_hand(sight: Sight, move: Any) -> Args | None:
    return None if move["card"] in sight.view["hands"][sight.seat] else {"thing": move["card"]}


def has_cards(sight: Sight, move: Any) -> Args | None:
    others = [s for s, hand in enumerate(sight.view["hands"]) if hand and s != sight.seat]
    return None if move["seat"] in others else {"thing": move["seat"]}


def has_not_begged(sight: Sight, move: Any) -> Args | None:
    return {"thing": move["seat"]} if sight.view["begged"] else None


def may_borrow(sight: Sight, _: Any) -> Args | None:
    return {} if sight.view["loans"][sight.seat] >= sight.most_loans else None


def in_turn(sight: Sight, _: Any) -> Args | None:
    return {"turn": sight.view["turn"]} if sight.view["turn"] else None


HAND: tuple[Rule, ...] = (("TOY-HAND-1", in_hand),)


@QUESTIONS.question(0, "wish", moves=("wish",))
class Wish(Question, frozen=True):
    """Which suit to wish for, secretly."""

    def answers(self, s: ToyState) -> list[int]:
        return [s.game.action({"kind": "wish", "suit": suit}) for suit in s.game.suits]

    def answer(self, s: ToyState, stack: Stack, action: int, log: Log) -> None:
        del log
        stack.pop()
        s.wishes[self.seat] = s.game.move(action)["suit"]

    def about(self, s: ToyState) -> dict[str, Any]:
        return {"turn": s.turns, "for": None}


@QUESTIONS.question(
    1,
    "turn",
    moves=("draw", "take", "discard", "beg", "pass"),
    rules={
        "draw": (("TOY-DRAW-1", deck_is_not_empty),),
        "take": (("TOY-TAKE-1", lies_in_the_row), ("TOY-TAKE-2", can_pay)),
        "discard": HAND,
        "beg": (("TOY-BEG-1", has_cards), ("TOY-BEG-2", has_not_begged)),
    },
)
class Turn(Question, frozen=True):
    """What to do in one's turn."""

    begged: bool

    def answers(self, s: ToyState) -> list[int]:
        moves: list[dict[str, Any]] = [{"kind": "pass"}]
        moves += [{"kind": "discard", "card": card} for card in s.hands[self.seat]]
        moves += [{"kind": "draw"}] if s.deck else []
        moves += [{"kind": "take", "card": card} for card in s.row if s.coins[self.seat]]
        if not self.begged:
            moves += [
                {"kind": "beg", "seat": other} for other, hand in enumerate(s.hands) if hand and other != self.seat
            ]
        return sorted(map(s.game.action, moves))

    def answer(self, s: ToyState, stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        move, told, seat, hand = s.game.move(action), [] if log is None else log, self.seat, f"hand-{self.seat}"
        match move["kind"]:
            case "beg":
                stack += [Turn(seat, True), Give(move["seat"], seat)]
            case "discard":
                del s.hands[seat][move["card"]]
                s.discard.append(move["card"])
                told.append(put(move["card"], hand, "discard"))
                s.pay(seat, s.game.cards[move["card"]].worth, log)
            case "draw":
                card = s.draw()
                s.hands[seat][card] = 1 << seat
                told.append(put(Secret(card, [seat]), "deck", hand))
            case "take":
                s.row.remove(move["card"])
                s.hands[seat][move["card"]] = EVERYBODY
                told.append(put(move["card"], "row", hand))
                if s.deck:
                    s.row.append(s.draw())
                    told.append(put(s.row[-1], "deck", "row"))
                s.pay(seat, -1, log)

    def about(self, s: ToyState) -> dict[str, Any]:
        return {"turn": s.turns, "for": None}


@QUESTIONS.question(2, "give", moves=("give", "refuse"), told=True, rules={"give": HAND})
class Give(Question, frozen=True):
    """Which card to give, or none."""

    beggar: int

    def answers(self, s: ToyState) -> list[int]:
        moves = [{"kind": "refuse"}, *({"kind": "give", "card": card} for card in s.hands[self.seat])]
        return sorted(map(s.game.action, moves))

    def answer(self, s: ToyState, stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        move = s.game.move(action)
        if move["kind"] == "give":
            seen = s.hands[self.seat].pop(move["card"]) | 1 << self.beggar
            s.hands[self.beggar][move["card"]] = seen
            card = Secret(move["card"], [other for other in range(s.players) if seen >> other & 1])
            if log is not None:
                given = move["card"] if seen & SPECTATOR else card
                log.append(put(given, f"hand-{self.seat}", f"hand-{self.beggar}"))

    def about(self, s: ToyState) -> dict[str, Any]:
        return {"turn": s.turns, "for": seat_name(self.beggar)}


def go_on(s: ToyState, log: Log) -> None:
    told: list[Any] = [] if log is None else log
    if None in s.wishes:
        s.pending = [[Wish(seat)] for seat in range(s.players)]
    elif s.turns < s.players * s.game.goods.rounds:
        s.pending = [[Turn(s.turns % s.players, False)]]
        s.turns += 1
        told.append(stage("turn", s.turns))
    else:
        s.reveal()  # hands and wishes, and not only those of the seat that acted last
        s.over = True
        told += [turn(card, "up") for hand in s.hands for card in hand]
        told += [rule("TOY-WISH-2", seat=seat, suit=wish) for seat, wish in enumerate(s.wishes)]
        told += [gain(seat, what, n) for seat in range(s.players) for what, n in s.points(seat).items()] + [end()]


def view(s: ToyState, seat: int | None) -> dict[str, Any]:
    bit = EVERYBODY if s.over else SPECTATOR if seat is None else 1 << seat
    return {
        **{name: list(getattr(s, name)) for name in ("row", "discard", "coins", "loans")},
        "turn": s.turns,
        "begged": any(isinstance(one, Turn) and one.begged for stack in s.pending for one in stack),
        "deck": len(s.deck),
        "hands": [[card if seen & bit else None for card, seen in hand.items()] for hand in s.hands],
        "seen_by": [[[other for other in range(5) if seen >> other & 1] for seen in hand.values()] for hand in s.hands],
        "wished": [wish is not None for wish in s.wishes],
        "wishes": [wish if s.over or other == seat else None for other, wish in enumerate(s.wishes)],
        "points": [s.points(other) if s.over else {} for other in range(s.players)],
    }


def deal(s: ToyState, seat: int | None, rng: Random) -> None:
    """Nothing is left out: every deal of the unseen cards is equally likely, and so is every wish."""
    bit = EVERYBODY if s.over else SPECTATOR if seat is None else 1 << seat
    unseen = sorted([*s.deck, *(card for hand in s.hands for card, seen in hand.items() if not seen & bit)])
    rng.shuffle(unseen)
    s.hands = [{c if seen & bit else unseen.pop(): seen for c, seen in hand.items()} for hand in s.hands]
    s.deck = sorted(unseen)
    hidden = [wish is not None and other != seat and not s.over for other, wish in enumerate(s.wishes)]
    s.wishes = [rng.choice(s.game.suits) if hidden[other] else wish for other, wish in enumerate(s.wishes)]


def result(s: ToyState) -> Outcome:
    points = [s.points(seat) for seat in range(s.players)]
    scores = [sum(p.values()) for p in points]
    ranking, decided_by = standings(scores, [("TOY-WIN-2", [len(hand) for hand in s.hands])])
    return {"scores": scores, "ranking": ranking, "decided_by": decided_by, "breakdown": points}


def pieces(s: ToyState) -> Mapping[str, int]:
    cards = [*s.deck, *s.row, *s.discard, *(card for hand in s.hands for card in hand)]
    return {card: cards.count(card) for card in {*cards, *s.game.cards}}


def counters(view: Mapping[str, Any]) -> Mapping[tuple[int, str], int]:
    points = {(seat, what): n for seat, own in enumerate(view["points"]) for what, n in own.items()}
    return points | {(seat, what): n for what in ("coins", "loans") for seat, n in enumerate(view[what])}


def places(view: Mapping[str, Any]) -> Mapping[str, str | None]:
    held = {card: f"hand-{seat}" for seat, hand in enumerate(view["hands"]) for card in hand if card}
    return held | dict.fromkeys(view["row"], "row") | dict.fromkeys(view["discard"], "discard")


def details(s: ToyState, seat: int, move: Mapping[str, Any]) -> dict[str, Any]:
    del s, seat
    return {"who": seat_name(move["seat"])} if move["kind"] == "beg" else {}


def event(seen: EventView) -> Line | None:
    """Where a card goes: `hand-2` is the hand of seat 2."""
    if seen["kind"] != "put":
        return None
    places = {"from": (seen["from"] or "").partition("-")[0], "to": (seen["to"] or "").partition("-")[0]}
    return line("put-card" if seen["piece"] else "put-hidden", **places)


def name(files: Mapping[str, Any], kind: str, thing: Any) -> Line | None:
    """A card is called by what is printed on it."""
    for card in files["goods"].cards if kind == "card" else ():
        if card.id == thing:
            return line("card", good=card.id, suit=card.suit, worth=card.worth)
    return None


def components(files: Mapping[str, Any]) -> Components:
    def said(card: Card) -> Component:
        return {"name": name(files, "card", card.id), "lines": {}}

    return {"card": {card.id: said(card) for card in files["goods"].cards}}


def standing(s: ToyState, viewer: int | None) -> list[Standing]:
    found: list[Standing] = []
    for seat, hand in enumerate(s.hands):
        points = s.points(seat, viewer)
        cards = not s.over and any(not seen & eyes(viewer) for seen in hand.values())
        more = ["goods"] * cards + ["wish"] * (cards or (seat != viewer and not s.over))
        figures: list[Figure] = [{"key": "plate-coins", "n": s.coins[seat]}, {"key": "plate-cards", "n": len(hand)}]
        found.append({"seat": seat, "points": points, "total": sum(points.values()), "more": more, "figures": figures})
    return found


class Toy(Game):
    id, version = "toy", 1
    seats, options = range(2, 5), ToyOptions
    questions = QUESTIONS
    chapters = Chapters(go_on, Sight, view, deal, result, pieces, counters, places)
    aside = {"loan": (("TOY-LOAN-1", may_borrow),)}  # noqa: RUF012
    untimely = {"wish": (("TOY-WISH-1", in_turn),)}  # noqa: RUF012
    private = frozenset({"wish", "give"})
    files: ClassVar[Mapping[str, type[DataFile]]] = {"goods": GoodsFile}
    state = ToyState
    folder = Path(__file__).parent / "toy_data"
    insight = Insight(lambda s, i: sum(s.points(i, i).values()), lambda s, i: [1] * len(s.legal(i)))
    speech = Speech(details, event, name, components, standing)

    def open_box(self, files: Mapping[str, Any]) -> Moves:
        self.goods: GoodsFile = files["goods"]
        self.cards = {card.id: card for card in self.goods.cards}
        self.suits = sorted({card.suit for card in self.goods.cards})
        return Moves(self.verbs())

    def verbs(self) -> list[Verb]:
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
        none = [0] * players
        own = {"turns": 0, "deck": sorted(self.cards), "row": (), "discard": (), "hands": [{}] * players, "coins": none}
        own |= {"loans": none, "wishes": [None] * players}
        s = self.state(own, **self.begun(players, options, seed, stacks=players))
        s.hands = [{s.draw(): 1 << seat for _ in range(options.hand)} for seat in range(players)]
        s.row = [s.draw() for _ in range(ROW)] if options.row else []
        return s

    def restore(self, saved: Mapping[str, Any], options: ToyOptions) -> ToyState:
        return self.state(saved["own"], **self.saved(saved, options))
