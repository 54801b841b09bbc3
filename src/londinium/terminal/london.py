"""London in the terminal: the board, the boroughs for sale, the cities, the hand, and moves as they are typed.

A card is a line: the sign of its colour, its name, what it costs and is worth, and what it does. What colours tell, a
sign tells too.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any, NamedTuple, cast

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from londinium.games.london import land
from londinium.games.london.components import (
    BoroughCard,
    CityCard,
    DiscardFor,
    EachOpponentPaysPer,
    FaceUpCards,
    FreeBuilds,
    GainMoneyPer,
    GainPrestigePer,
    IgnoreHandPoverty,
    OwnBoroughs,
    PlaceFromBoardOnSelf,
    Reactivate,
    RecolourDiscard,
    StartDrawChoice,
    StartDrawPeek,
    SwapHandWithBoard,
    TheirBoroughs,
)
from londinium.games.london.game import London
from londinium.games.london.state import LondonState
from londinium.games.london.view import SeatView, StackView, View
from londinium.kernel.game import Game
from londinium.kernel.state import State
from londinium.kernel.words import name, say
from londinium.terminal.drawing import Piece, Place
from londinium.terminal.spoken import find, plain

GAME = "london"

WIDEST = 120
NAME, LONG_NAME = 22, 31  # characters for a name; the longer where the terminal is wide
WIDE = 100
LABEL = 3

INK = "#e9e6dc"
DARK = "#15171c"
QUIET = "#8b909c"
GOLD = "#ffd166"


class Sign(NamedTuple):
    """How a colour of cards is marked."""

    mark: str
    style: str


SIGNS = {
    "brown": Sign("■", "#d29a5b"),
    "blue": Sign("●", "#6fb1ff"),
    "pink": Sign("◆", "#ff8fc0"),
    "grey": Sign("○", "#a4a8b1"),
}
DOWN = Sign("↷", QUIET)  # a card that flips, or has
ALWAYS, ON_RUN, ACTION, PAID, NO_DISCARD = "∞", "⟳", "!", "→", "∅"
RIVER = "≈"


def picture(state: State, seat: int = 0, names: Sequence[str] = (), whose: int | None = None) -> RenderableType:
    """The table as a seat sees it: the board, boroughs for sale, a city in full, the own hand, the others in short."""
    return Picture(cast(LondonState, state), seat, names, seat if whose is None else whose)


class Picture:
    """Lines of cards under headings, as wide as there is room for."""

    def __init__(self, state: LondonState, seat: int, names: Sequence[str], whose: int) -> None:
        self.state = state
        self.view: View = state.view(seat)
        self.cards = {card.id: card for card in state.box.faces}
        self.boroughs = {borough.id: borough for borough in state.box.boroughs}
        self.seat = seat
        self.whose = whose
        self.names = names or [say(GAME, "seat-name", {"seat": n}) for n in range(state.players)]
        self.width = WIDEST

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.width = min(options.max_width, WIDEST)
        for row in self.rows():
            row.truncate(self.width, pad=True)
            yield Text.assemble(row, style=f"{INK} on {DARK}", no_wrap=True, overflow="crop")

    def rows(self) -> Iterator[Text]:
        yield from head_rows(self)
        yield from board_rows(self)
        yield from offer_rows(self)
        seats = self.view["seats"]
        front = seats[self.whose]
        yield plate(self, front)
        yield from city_rows(self, front)
        if front["hand"] is not None:
            yield heading(say(GAME, "board-hand", {"n": front["hand_size"]}))
            for card in dict.fromkeys(front["hand"]):
                copies = front["hand"].count(card)
                yield from card_rows(self, f"{copies}×" if copies > 1 else "", card)
        for other in seats:
            if other["seat"] != self.whose:
                yield plate(self, other)
                yield from short_rows(self, other)


def heading(text: str, right: str = "") -> Text:
    return Text.assemble((text, f"bold {GOLD}"), (f"  {right}" if right else "", QUIET))


def head_rows(table: Picture) -> Iterator[Text]:
    """The turn and whose it is, what the deck still holds, and how many turns are left once that is known."""
    view = table.view
    turn = Text(say(GAME, "stage-turn", {"n": view["turn"]}), style="bold")
    turn.append(f" · {table.names[view['active']]}")
    if view["last_turns"] is not None and not view["over"]:
        turn.append(f"   {say(GAME, 'board-last-turns', {'n': view['last_turns']})}", style=f"bold {GOLD}")
    deck = say(GAME, "board-deck", {"n": view["deck"]})
    turn.append(f"   {deck} ({' · '.join(f'{letter} {n}' for letter, n in view['decks'].items())})", style="not bold")
    yield turn


# Cards and boroughs


def line(table: Picture, label: str, sign: Sign, called: str, figures: str, text: str, quiet: bool) -> Iterator[Text]:
    """A card or a borough: the text goes on below itself where it is long."""
    room = LONG_NAME if table.width >= WIDE else NAME
    what = Text(called)
    what.truncate(room, overflow="ellipsis", pad=True)
    before = Text.assemble((f"{label:>{LABEL}} ", QUIET), (f"{sign.mark:<2} ", sign.style), what, f" {figures:<7}")
    if quiet:
        before.stylize(QUIET)
    indent = cell_len(before.plain)
    parts = wrap(text, max(table.width - indent, 16)) or [""]
    yield Text.assemble(before, (parts[0], QUIET))
    for part in parts[1:]:
        yield Text(" " * indent + part, style=QUIET)


def card_rows(table: Picture, label: str, id: str, note: str = "") -> Iterator[Text]:
    card = table.cards[id]
    worth = f"★{card.end_prestige}" if card.end_prestige else ""
    cost = "" if card.build_cost is None else f"£{card.build_cost}"
    if cost and card.build_discard == "none":
        cost += NO_DISCARD
    text = " ".join(filter(None, (note, card_text(card))))
    yield from line(table, label, SIGNS[card.colour], name(GAME, "card", id), f"{cost:<4}{worth}", text, False)


def card_text(card: CityCard) -> str:
    """What a card does: always, as an action, when it is activated (a cost before the arrow), and whether it flips."""
    said = [f"{ALWAYS} {effect_words(effect)}" for effect in card.ongoing]
    if card.action:
        said.append(f"{ACTION} {listed(card.action)}")
    if card.activation:
        cost = card.activation.cost
        paid = (
            f"£{cost.money} {PAID} "
            if cost.money
            else f"{say(GAME, 'board-chain-card')} {PAID} "
            if cost.discard
            else ""
        )
        said.append(paid + listed(card.activation.effects) + (f" {DOWN.mark}" if card.activation.flips else ""))
    return "; ".join(said)


def borough_rows(table: Picture, id: str, label: str = "") -> Iterator[Text]:
    borough = table.boroughs[id]
    sign = Sign(borough.side + (RIVER if borough.river else ""), INK)
    text = borough_text(borough, bought=bool(label))
    yield from line(table, label, sign, name(GAME, "borough", id), f"£{borough.cost}", text, False)


def borough_text(borough: BoroughCard, bought: bool) -> str:
    """What a borough gives when it is bought, while it is on top, and in every run."""
    said = []
    if not bought:
        gains = (
            ("board-effect-draw-cards", borough.draw),
            ("board-effect-gain-prestige", borough.prestige),
            ("board-effect-remove-poverty", borough.remove_poverty),
        )
        said.append(", ".join(say(GAME, key, {"n": n}) for key, n in gains if n))
    if borough.ability:
        said.append(f"{ALWAYS} {listed(borough.ability.effects)}")
    if borough.run_effect:
        said.append(f"{ON_RUN} {listed(borough.run_effect)}")
    return "; ".join(filter(None, said))


def listed(effects: Iterable[Any]) -> str:
    return ", ".join(effect_words(effect) for effect in effects)


def effect_words(effect: Any) -> str:
    """An effect in words, by what it is called in the data."""
    args: dict[str, Any] = {}
    match effect:
        case GainMoneyPer() | GainPrestigePer() | EachOpponentPaysPer():
            args = {"n": effect.amount, "count": count_words(effect.count)}
        case DiscardFor():
            args = {"max": effect.max or 0, "of": effect.filter, "each": listed(effect.per_card)}
        case PlaceFromBoardOnSelf():
            args = {"paid": "yes" if effect.pay_build_cost else "no"}
        case Reactivate():
            args = {"waived": "yes" if effect.waive_discard else "no"}
        case IgnoreHandPoverty():
            args = {"max": effect.max or 0, "when": effect.duration}
        case FreeBuilds():
            args = {"n": effect.count}
        case RecolourDiscard():
            grey = "yes" if effect.includes_grey else "no"
            args = {"n": effect.price, "grey": grey, "times": effect.per_turn or 0}
        case StartDrawPeek():
            args = {"n": effect.look}
        case StartDrawChoice():
            args = {"min": effect.min, "max": effect.max}
        case SwapHandWithBoard():
            args = {"n": effect.per_turn}
        case _:
            args = {"n": getattr(effect, "amount", 0)}
    op = str(effect.__struct_config__.tag).replace("_", "-")
    return say(GAME, f"board-effect-{op}", args)


def count_words(count: FaceUpCards | OwnBoroughs | TheirBoroughs) -> str:
    match count:
        case FaceUpCards(colour=colour):
            return say(GAME, "board-per-card", {"colour": colour})
        case TheirBoroughs():
            return say(GAME, "board-per-their-borough")
        case OwnBoroughs(side=side, river=river):
            return say(GAME, "board-per-borough", {"where": "river" if river else side or "any"})


# The board


def board_rows(table: Picture) -> Iterator[Text]:
    """The cards on the board by their spaces: t1 is the first of the top row, b1 below it leaves the game sooner."""
    view = table.view
    out = say(GAME, "board-out", {"n": len(view["out"])})
    empty = [short_space(space["space"]) for space in view["board"] if space["holds"] is None]
    gaps = f"{' '.join(empty)}: ·   " if empty else ""
    yield heading(say(GAME, "board-shelves"), gaps + out)
    for space in view["board"]:
        if space["holds"]:
            yield from card_rows(table, short_space(space["space"]), space["holds"]["card"])
    if view["looked"]:
        yield heading(say(GAME, "question-peek"))
        for number, card in enumerate(view["looked"], 1):
            yield from card_rows(table, str(number), card)


def short_space(space: str) -> str:
    row, _, column = space.partition("-")
    return f"{row[0]}{column}"


def offer_rows(table: Picture) -> Iterator[Text]:
    view = table.view
    yield heading(say(GAME, "board-offer"), say(GAME, "board-borough-deck", {"n": view["borough_deck"]}))
    for id in view["offer"]:
        if id:
            yield from borough_rows(table, id)


# The seats


def plate(table: Picture, seat: SeatView) -> Text:
    """A bar with a seat's number and name and all that it has."""
    figures = [
        say(GAME, "board-money", {"n": seat["money"]}),
        say(GAME, "board-prestige", {"n": seat["prestige"]}),
        say(GAME, "board-poverty", {"n": seat["poverty"]}),
        say(GAME, "board-loans", {"n": seat["loans"]}),
        say(GAME, "board-hand-size", {"n": seat["hand_size"]}),
    ]
    bar = Text(f" {seat['seat']} {table.names[seat['seat']]}   {' · '.join(figures)}")
    bar.truncate(table.width, overflow="ellipsis", pad=True)
    bar.stylize(f"bold {DARK} on {INK}" if seat["seat"] == table.view["active"] else f"bold {INK} on #3a3f4b")
    return bar


def city_rows(table: Picture, seat: SeatView) -> Iterator[Text]:
    """Every stack with what its top card does, the boroughs, and the poverty that a run would add."""
    for stack in seat["stacks"]:
        yield from stack_rows(table, stack)
    if not seat["stacks"] and seat["seat"] == table.seat:
        yield Text(f"{'':>{LABEL + 1}}{say(GAME, 'board-city-empty')}", style=QUIET)
    if seat["boroughs"]:
        *covered, top = seat["boroughs"]
        yield from borough_rows(table, top, label=f"{len(seat['boroughs'])}×")
        if covered:
            names = ", ".join(name(GAME, "borough", one) for one in reversed(covered))
            yield Text(f"{'':>{LABEL + 4}}{names}", style=QUIET)
    if seat["stacks"]:
        poverty = say(GAME, "board-run-poverty", cast(dict[str, Any], seat["run_poverty"]))
        for part in wrap(poverty, table.width - LABEL - 1):
            yield Text(f"{'':>{LABEL + 1}}{part}", style=QUIET)


def stack_rows(table: Picture, stack: StackView) -> Iterator[Text]:
    """(+2): cards under it; (£3): money on it; ✓: activated in this run."""
    top, label = stack["top"], str(stack["stack"])
    if top and stack["face_up"]:
        yield from card_rows(table, label, top["card"], stack_note(stack))
    else:
        called = name(GAME, "card", top["card"]) if top else ""
        worth = table.cards[top["card"]].end_prestige if top else 0
        yield from line(table, label, DOWN, called, f"    ★{worth}" if worth else "", stack_note(stack), quiet=True)


def stack_note(stack: StackView) -> str:
    notes = [
        f"(+{stack['cards'] - 1})" if stack["cards"] > 1 else "",
        f"(£{stack['stored']})" if stack["stored"] else "",
    ]
    return " ".join(filter(None, [*notes, "✓" if stack["activated"] else ""]))


def short_rows(table: Picture, seat: SeatView) -> Iterator[Text]:
    """Another city: its stacks in a row, its boroughs, the newest and topmost last."""
    stacks = []
    for stack in seat["stacks"]:
        top = stack["top"]
        sign = SIGNS[table.cards[top["card"]].colour] if top and stack["face_up"] else DOWN
        called = name(GAME, "card", top["card"]) if top and stack["face_up"] else ""
        stacks.append(" ".join(filter(None, (str(stack["stack"]), sign.mark, called, stack_note(stack)))))
    for row in wrap_parts(stacks, table.width - LABEL - 1):
        yield Text(f"{'':>{LABEL + 1}}{row}")
    boroughs = [name(GAME, "borough", id) for id in seat["boroughs"]]
    for row in wrap_parts(boroughs, table.width - LABEL - 1):
        yield Text(f"{'':>{LABEL + 1}}{row}", style=QUIET)


def wrap_parts(parts: Iterable[str], width: int) -> Iterator[str]:
    """Parts in rows, none of them broken."""
    row = ""
    for part in parts:
        longer = f"{row}  {part}" if row else part
        if row and cell_len(longer) > width:
            yield row
            longer = part
        row = longer
    if row:
        yield row


# Moves as they are typed

SPOKEN = {  # besides the verb's own name
    "buy-land": ("buy land",),
    "draw-three": ("draw three", "three"),
    "land": ("buy",),
    "new": ("new stack",),
    "onto": ("cover",),
}


def read(state: State, seat: int, text: str) -> dict[str, Any] | None:
    """A verb and its object: `draw t1`, `play mercers`, `onto 2`, `buy city`, `stop`; a name alone if it is clear."""
    view: View = cast(LondonState, state).view(seat)
    return find(state, seat, text, verbs, lambda move: objects(view, seat, move), spelt)


def verbs(move: Mapping[str, Any]) -> Sequence[str]:
    return move["kind"].replace("-", " "), *SPOKEN.get(move["kind"], ())


def objects(view: View, seat: int, move: Mapping[str, Any]) -> list[str]:
    """What the object of a move can be called: by its name, by what lies there, by its number."""
    match move["kind"]:
        case "draw" | "take":
            if move["from"] == "deck":
                return ["deck"]
            lies = [
                space["holds"]["card"] for space in view["board"] if space["space"] == move["from"] and space["holds"]
            ]
            return [plain(move["from"]), short_space(move["from"]), *(way for card in lies for way in called(card))]
        case "keep":
            looked = (view["looked"] or [])[move["position"] - 1 : move["position"]]
            return [str(move["position"]), *(way for card in looked for way in called(card))]
        case "land":
            return [plain(name(GAME, "borough", move["borough"])), plain(move["borough"])]
        case "play" | "discard" | "swap":
            return called(move["card"])
        case "onto" | "activate" | "flip":
            tops = [stack["top"] for stack in view["seats"][seat]["stacks"] if stack["stack"] == move["stack"]]
            return [str(move["stack"]), *(way for top in tops if top for way in called(top["card"]))]
        case "seat":
            return [str(move["seat"])]
        case "effect":
            return [str(move["effect"])]
        case _:
            return [""]


def called(card: str) -> list[str]:
    """A card by its name, or by its id where several have the same."""
    return [plain(name(GAME, "card", card)), plain(card)]


def spelt(move: Mapping[str, Any], way: str) -> str:
    """How to type a move so that no other is meant."""
    if move["kind"] in ("draw", "take"):
        return f"{move['kind']} {short_space(move['from'])}"
    for field in ("card", "borough", "stack", "position"):
        if field in move:
            verb = SPOKEN.get(move["kind"], (move["kind"],))[0]
            return f"{verb} {plain(str(move[field]))}"
    return way


def details(state: State, seat: int, move: Mapping[str, Any]) -> dict[str, Any]:
    """What lies where a move points, with the sign of its colour; prices."""
    s = cast(LondonState, state)
    view = s.view(seat)
    match move["kind"]:
        case "draw" | "take" if move["from"] != "deck":
            lies = next(space["holds"] for space in view["board"] if space["space"] == move["from"])
            return {"from": f"{short_space(move['from'])}: {signed(s, lies['card'])}"} if lies else {}
        case "keep" if view["looked"]:
            return {"position": f"{move['position']} ({signed(s, view['looked'][move['position'] - 1])})"}
        case "land":
            price = land.price(s, seat, s.box.borough_ids.index(move["borough"]))
            return {"borough": f"{name(GAME, 'borough', move['borough'])}, £{price}"}
        case "play":
            cost = s.box.build_cost[s.box.ids.index(move["card"])]
            return {"card": signed(s, move["card"]) + (f", £{cost}" if cost else "")}
        case "discard" | "swap":
            return {"card": signed(s, move["card"])}
        case "onto" | "activate" | "flip":
            top = view["seats"][seat]["stacks"][move["stack"] - 1]["top"]
            return {"stack": f"{move['stack']}: {signed(s, top['card'])}"} if top else {}
        case "effect":
            frame = s.pending[0][-1]
            return {"effect": f"{move['effect']}: {effect_words(source_effects(s, frame[2])[move['effect'] - 1])}"}
        case _:
            return {}


def source_effects(s: LondonState, source: int) -> Sequence[Any]:
    """The effects of a card, or of a borough's run effect."""
    box = s.box
    if source >= box.run_source:
        return box.boroughs[(source - box.run_source) % len(box.boroughs)].run_effect
    card = box.faces[source]
    return card.activation.effects if card.activation else card.action


def signed(s: LondonState, id: str) -> str:
    """A card's name with the sign of its colour."""
    card = s.box.faces[s.box.ids.index(id)]
    return f"{SIGNS[card.colour].mark} {name(GAME, 'card', id)}"


# What happened


def piece(game: Game, id: str) -> Piece:
    """A borough, or a copy of a card: `water_works-1`; a card that is not for these eyes has no name."""
    if id in cast(London, game).box.borough_ids:
        return Piece("borough", id)
    return Piece("card", id.partition("-")[0] or "hidden")


def place(where: str) -> Place:
    """`stack-0-2` is a stack of seat 0, `hand-1` the hand of seat 1, `top-3` a space of the board."""
    ground, *numbers = where.split("-")
    if ground in ("top", "bottom"):
        return Place("board")
    return Place(ground, int(numbers[0])) if ground in ("hand", "stack", "lands") else Place(ground)


def cited(id: str, args: Mapping[str, Any], names: Sequence[str]) -> tuple[str, dict[str, Any]] | None:
    """The rule says it itself."""
    del id, args, names
    return None


def closing(state: State) -> list[tuple[str, dict[str, Any]]]:
    """The result says everything."""
    del state
    return []
