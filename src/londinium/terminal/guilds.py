"""Guilds of London in the terminal: the city as a plan, the Plantation, the seats, the hand, and moves as typed.

A tile is a few lines of its cell: its name; its rank, its liveries, and how many pawns are there of those it requires;
the pawns, as the numbers of their seats; what the first place brings; what the second. Rewards are signs and numbers on
the plan, and words everywhere else. What colours tell, a sign tells too.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any, NamedTuple, cast

import msgspec
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from londinium.games.guilds.city import GUILDHALL_LARGE, GUILDHALL_SMALL
from londinium.games.guilds.components import ActionCard, CardEffect
from londinium.games.guilds.game import GuildsOfLondon
from londinium.games.guilds.state import GuildsState
from londinium.games.guilds.view import SeatView, TileView, View
from londinium.kernel.game import Game
from londinium.kernel.state import State
from londinium.kernel.words import name, say
from londinium.terminal.drawing import Piece, Place
from londinium.terminal.guilds_words import (
    GAME,
    Components,
    components,
    cost_words,
    lasting_words,
    listed,
    score_words,
    tag,
)
from londinium.terminal.spoken import find, plain

WIDEST = 120
WIDEST_CELL = 18
NAME = 27  # characters for a card's name
LABEL = 3

INK = "#e9e6dc"
DARK = "#15171c"
QUIET = "#8b909c"
GOLD = "#ffd166"
OPEN, RESOLVED, HALL = "#22252a", "#1a1c20", "#3a3f4b"  # the ground of tiles


class Sign(NamedTuple):
    """How a livery is marked."""

    mark: str
    style: str


LIVERIES = {
    "red": Sign("✦", "#ff6b5e"),
    "blue": Sign("‡", "#6fb1ff"),
    "green": Sign("✚", "#5ccf74"),
    "yellow": Sign("☽", "#ffd166"),
    "purple": Sign("♛", "#b79bff"),
}
SEATS = ("#ff6b5e", "#6fb1ff", "#5ccf74", "#ffd166")  # the styles of the seats' pawns
REWARDS = {"vp": "★", "draw": "▯", "hire": "+", "move": "→", "to_plantation": "≈", "mayoral": "◎", "neutral": "●"}
NEUTRAL, BEADLE, MASTER, ANSWER, RESOLVING = "●", "♝", "♜", "›", "*"


def picture(state: State, seat: int = 0, names: Sequence[str] = (), whose: int | None = None) -> RenderableType:
    """The table as a seat sees it: the city, the Plantation, every seat, the own cards."""
    return Picture(cast(GuildsState, state), seat, names, seat if whose is None else whose)


class Picture:
    """The plan, as wide as there is room for, and lines under headings."""

    def __init__(self, state: GuildsState, seat: int, names: Sequence[str], whose: int) -> None:
        self.view: View = state.view(seat)
        self.entries = components(state.game)
        self.seat = seat
        self.whose = whose
        called = list(names or [say(GAME, "seat-name", {"seat": n}) for n in range(state.players)])
        self.names = [*called, *([say(GAME, "rival")] if state.players == 1 else [])]
        self.answers = answers(state, seat)
        self.width = WIDEST

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.width = min(options.max_width, WIDEST)
        for row in self.rows():
            row.truncate(self.width, pad=True)
            yield Text.assemble(row, style=f"{INK} on {DARK}", no_wrap=True, overflow="crop")

    def rows(self) -> Iterator[Text]:
        yield from head_rows(self)
        yield from city_rows(self)
        yield from plantation_rows(self)
        seats = self.view["seats"]
        front = seats[self.whose]
        yield from seat_rows(self, front)
        if self.view["hand"] is not None and self.whose == self.seat:
            yield from hand_rows(self)
        for other in seats:
            if other["seat"] != self.whose:
                yield from seat_rows(self, other)


def answers(state: State, seat: int) -> set[str]:
    """The places that the answers to the present question point at."""
    moves = [state.game.move(action) for action in state.legal(seat)]
    return {move[field] for move in moves for field in ("place", "tile") if field in move}


def heading(text: str, right: str = "") -> Text:
    return Text.assemble((text, f"bold {GOLD}"), (f"  {right}" if right else "", QUIET))


def wrapped(table: Picture, text: str, indent: int) -> Iterator[Text]:
    for part in wrap(text, table.width - indent):
        yield Text(" " * indent + part, style=QUIET)


def head_rows(table: Picture) -> Iterator[Text]:
    """The round and how it ends, and what lies in supply, decks and stack."""
    view = table.view
    if view["over"]:
        yield Text(say(GAME, "table-over"), style="bold")
    elif view["phase"] == "choosing":
        yield Text(say(GAME, "table-choosing"), style="bold")
        yield from wrapped(table, f"{say(GAME, 'provenance-warning')} {say(GAME, 'provenance-correct')}", 0)
    else:
        yield Text(say(GAME, "table-round", {"round": view["round"], "rounds": view["rounds"]}), style="bold")
        last = view["round"] == view["rounds"]
        notes = {"resolves": view["resolves"], "develops": view["develops"], "final": last}
        yield from wrapped(table, " · ".join(say(GAME, f"table-{note}") for note, so in notes.items() if so), 0)
    if len(view["seats"]) > players(view):
        yield Text(say(GAME, "table-solo"), style=QUIET)
    lies = [("supply", view["supply"]), ("deck", view["deck"]), ("discard", len(view["discard"]))]
    lies += [("mayoral", view["mayoral"]), ("stack", view["stack"])]
    text = " · ".join(f"{say(GAME, f'table-{what}')} {n}" for what, n in lies if n or what != "stack")
    yield from wrapped(table, text, 0)


def players(view: View) -> int:
    """How many play: the rival of the solo game does not."""
    return sum(not seat["rival"] for seat in view["seats"])


# The city


def city_rows(table: Picture) -> Iterator[Text]:
    """The tiles where they lie, north above; a row of resolved tiles is lower than one with open tiles."""
    tiles = {(tile["x"], tile["y"]): tile for tile in table.view["tiles"]}
    halls = GUILDHALL_SMALL if players(table.view) < 3 else GUILDHALL_LARGE
    xs, ys = zip(*(*tiles, *halls), strict=True)
    columns = range(min(xs), max(xs) + 1)
    width = min(WIDEST_CELL, (table.width - len(columns) + 1) // len(columns))
    for y in range(min(ys), max(ys) + 1):
        cells = []
        for x in columns:
            if (x, y) in tiles:
                cells.append([*tile_lines(table, tiles[x, y], width)])
            elif (x, y) in halls:
                cells.append([*hall_lines(table, (x, y) == (0, 0))])
            else:
                cells.append([])
        for lines in zip_longest(*cells):
            grounds = [ground(tiles.get((x, y)), (x, y) in halls) for x in columns]
            yield Text(" ").join(
                fitted(line or Text(), width, style) for line, style in zip(lines, grounds, strict=True)
            )


def ground(tile: TileView | None, hall: bool) -> str:
    return (RESOLVED if tile["resolved"] else OPEN) if tile else HALL if hall else DARK


def fitted(line: Text, width: int, style: str) -> Text:
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return Text.assemble(line, style=f"on {style}")


def tile_lines(table: Picture, tile: TileView, width: int) -> Iterator[Text]:
    entry = table.entries.tiles[tile["id"]]
    mark = ANSWER if tile["id"] in table.answers else RESOLVING if tile["id"] == table.view["tile"] else " "
    title = Text(f"{mark}{name(GAME, 'tile', tile['id'])}", style=QUIET if tile["resolved"] else "bold")
    if mark != " ":
        title.stylize(f"bold {GOLD}")
    yield title
    signs = liveries(entry.liveries)
    rank = f"{entry.rank:>3} " if entry.rank else " "
    if tile["resolved"]:
        master = Text("" if tile["master"] is None else f" {MASTER}{tile['master']}")
        if tile["master"] is not None:
            master.stylize(f"bold {SEATS[tile['master']]}")
        yield Text.assemble(rank, signs, master)
        return
    beadle = tile["id"] == table.view["beadle"]
    standing = sum(tile["pawns"]) + tile["neutrals"] + beadle
    spaced = Text.assemble(rank, signs, f" {standing}/{entry.required}")
    yield spaced if len(spaced) <= width else Text.assemble(f"{standing}/{entry.required}", signs)
    yield Text.assemble(" ", pawns(tile["pawns"], tile["neutrals"], BEADLE if beadle else "", width - 1))
    yield Text(f" {short(entry.first, width - 1)}")
    token = table.entries.tokens[tile["token"]].effects if tile["token"] else ()
    yield Text(f" 2 {short((*token, *entry.second_extra), width - 3)}", style=QUIET)


def hall_lines(table: Picture, compass: bool) -> Iterator[Text]:
    """The Guildhall: one place, whether it is one tile or two; the pawns stand on the one with the compass."""
    mark = ANSWER if "guildhall" in table.answers else " "
    yield Text(f"{mark}{name(GAME, 'place', 'guildhall')}", style=f"bold {GOLD}" if mark == ANSWER else "bold")
    for seat in table.view["seats"] if compass else ():
        if seat["guildhall"]:
            yield Text(f" {seat['seat']}×{seat['guildhall']}", style=f"bold {SEATS[seat['seat']]}")


def liveries(shown: Iterable[str]) -> Text:
    return Text.assemble(*((LIVERIES[livery].mark, f"bold {LIVERIES[livery].style}") for livery in shown))


def pawns(owned: Sequence[int], neutrals: int, beadle: str, width: int) -> Text:
    """Pawns one by one, as the numbers of their seats; in numbers where there are too many for that."""
    groups = [(str(seat), n, SEATS[seat]) for seat, n in enumerate(owned)] + [(NEUTRAL, neutrals, INK)]
    groups = [group for group in groups if group[1]]
    many = sum(n for _, n, _ in groups) + len(groups) + len(beadle) > width
    parts = [(f"{mark}×{n}" if many and n > 1 else mark * n, f"bold {style}") for mark, n, style in groups]
    return Text(" ").join([*(Text(*part) for part in parts), *([Text(beadle)] if beadle else [])])


def short(effects: Iterable[Any], width: int) -> str:
    """A reward as signs and numbers: `★3 ▯2`."""
    parts = [f"{REWARDS[tag(effect)]}{getattr(effect, 'n', None) or effect.draw}" for effect in effects]
    wide = " ".join(parts)
    return wide if len(wide) <= width else "".join(parts)


def plantation_rows(table: Picture) -> Iterator[Text]:
    view = table.view
    side = table.entries.sides[view["side"]]
    mark = f"{ANSWER} " if "plantation" in table.answers else ""
    title = heading(f"{mark}{name(GAME, 'place', 'plantation')}", name(GAME, "side", view["side"]))
    settlers = pawns([seat["plantation"] for seat in view["seats"]], view["planted"], "", table.width)
    yield Text.assemble(title, "  ", settlers)
    first = say(GAME, "tile-first", {"reward": listed(side.first)})
    second = say(GAME, "tile-second", {"reward": listed(side.second)})
    back = say(GAME, "table-returned", {"n": side.pawns_returned})
    yield from wrapped(table, f"{first}; {second}; {back}", LABEL + 1)


# The seats and their cards


def seat_rows(table: Picture, seat: SeatView) -> Iterator[Text]:
    """A bar with what a seat has; under it, where they may be seen, tokens and mayoral cards."""
    number = seat["seat"]
    figures = [say(GAME, "table-points", {"n": seat["points"]})] if not seat["rival"] else []
    figures += [say(GAME, "table-reserve", {"n": seat["reserve"]})]
    if not seat["rival"]:
        figures += [say(GAME, "table-neutrals", {"n": seat["neutrals"]})]
        figures += [say(GAME, "table-hand", {"n": seat["cards"], "limit": seat["limit"]})]
        figures += [say(GAME, "table-goals", {"n": seat["goals"]})]
    place = f"{table.view['track'].index(number) + 1}. " if not seat["rival"] else ""
    bar = Text(f" {number} {place}{table.names[number]}   {' · '.join(figures)}")
    bar.truncate(table.width, overflow="ellipsis", pad=True)
    active = number == table.view["turn"] and table.view["phase"] == "turns"
    bar.stylize(f"bold {DARK} on {SEATS[number]}" if active else f"bold {SEATS[number]} on {HALL}")
    yield bar
    if seat["tokens"]:
        won = ", ".join(name(GAME, "token", token) for token in seat["tokens"])
        yield from wrapped(table, say(GAME, "table-tokens", {"tokens": won}), LABEL + 1)
    for tile in table.view["tiles"]:
        lasting = lasting_words(table.entries.tiles[tile["id"]])
        if tile["master"] == number and lasting:
            yield from wrapped(table, f"{name(GAME, 'tile', tile['id'])}: {lasting}", LABEL + 1)
    for goal in seat["shown"] or []:
        yield from goal_rows(table, goal)
    if seat["known"]:
        held = ", ".join(name(GAME, "card", card) for card in seat["known"])
        yield from wrapped(table, say(GAME, "table-known", {"cards": held}), LABEL + 1)


def hand_rows(table: Picture) -> Iterator[Text]:
    """The cards in hand, those played in this turn, and mayoral cards to choose from."""
    view = table.view
    hand = view["hand"] or []
    for title, cards in (("table-cards", hand), ("table-played", view["played"])):
        if cards:
            yield heading(say(GAME, title))
        for card in dict.fromkeys(cards):
            copies = cards.count(card)
            yield from card_rows(table, f"{copies}×" if copies > 1 else "", table.entries.cards[card])
    if view["offer"]:
        yield heading(say(GAME, "table-offer"))
        for goal in view["offer"]:
            yield from goal_rows(table, goal)


def card_rows(table: Picture, label: str, card: ActionCard) -> Iterator[Text]:
    signs = liveries(card.liveries)
    signs.pad_right(2 - len(signs))
    text = f"{cost_words(card.cost)} → {listed(card.effects)}"
    yield from line(table, Text.assemble((f"{label:>{LABEL}} ", QUIET), signs, " "), name(GAME, "card", card.id), text)


def goal_rows(table: Picture, goal: str) -> Iterator[Text]:
    before = Text(f"{REWARDS['mayoral']:>{LABEL}}    ", style=GOLD)
    yield from line(table, before, name(GAME, "goal", goal), score_words(table.entries.goals[goal]))


def line(table: Picture, before: Text, called: str, text: str) -> Iterator[Text]:
    """A card: the text goes on below itself where it is long."""
    what = Text(called)
    what.truncate(NAME, overflow="ellipsis", pad=True)
    start = Text.assemble(before, what, " ")
    indent = cell_len(start.plain)
    parts = wrap(text, max(table.width - indent, 16))
    yield Text.assemble(start, (parts[0], QUIET))
    for part in parts[1:]:
        yield Text(" " * indent + part, style=QUIET)


# Moves as they are typed

SPOKEN = {"stop": ("end", "end turn", "pass"), "take": ("take all", "all"), "evict": ("send",)}


def read(state: State, seat: int, text: str) -> dict[str, Any] | None:
    """A verb and its object: `hire alms`, `move alms`, `from guildhall`, `to dyers`, `replace 1`, `stop`.

    A name alone will do where it is clear.
    """
    return find(state, seat, text, verbs, objects, spelt)


def verbs(move: Mapping[str, Any]) -> Sequence[str]:
    return move["kind"], *SPOKEN.get(move["kind"], ())


def objects(move: Mapping[str, Any]) -> list[str]:
    """What the object of a move can be called: by its name, by its id, by its number."""
    match move["kind"]:
        case "evict":
            return [f"{called} {move['seat']}" for called in both("tile", move["tile"])]
        case "replace":
            return [str(move["seat"])]
        case "option":
            return [str(move["n"] + 1)]
    for field in ("place", "tile", "card", "goal"):
        if field in move:
            return both(field, move[field])
    return [""]


def both(kind: str, id: str) -> list[str]:
    return [plain(name(GAME, kind, id)), plain(id)]


def spelt(move: Mapping[str, Any], way: str) -> str:
    """How to type a move so that no other is meant."""
    called = objects(move)[0]
    return f"{move['kind']} {called}" if called else way


def details(state: State, seat: int, move: Mapping[str, Any]) -> dict[str, Any]:
    """What a move points at, with signs: a card's liveries and cost, what a tile brings, whose pawn it is."""
    entries = components(state.game)
    view: View = cast(GuildsState, state).view(seat)
    match move["kind"]:
        case "hire" | "move" | "pay" | "discard" | "recover":
            return {"card": signed(entries.cards[move["card"]])}
        case "use":
            card = entries.cards[move["card"]]
            paid = card.cost.cards or card.cost.pawns
            return {"card": signed(card) + (f" ({cost_words(card.cost)})" if paid else "")}
        case "to":
            return {"tile": tile_in_short(view, entries, move["tile"])}
        case "evict" | "replace":
            return {"who": owner(seat, move["seat"], view)}
        case "option":
            effects = msgspec.convert(view["options"][move["n"]], tuple[CardEffect, ...])
            return {"number": f"{move['n'] + 1}: {listed(effects)}"}
        case "keep" | "under":
            goal = entries.goals[move["goal"]]
            return {"goal": f"{name(GAME, 'goal', goal.id)} ({score_words(goal)})"}
    return {}


def signed(card: ActionCard) -> str:
    return f"{liveries(card.liveries).plain} {name(GAME, 'card', card.id)}"


def tile_in_short(view: View, entries: Components, id: str) -> str:
    """`Dyers 2/3 ★3 ▯2`: pawns there of those required, the first reward, and what a Master there has for good."""
    tile = next(tile for tile in view["tiles"] if tile["id"] == id)
    standing = sum(tile["pawns"]) + tile["neutrals"] + (id == view["beadle"])
    entry = entries.tiles[id]
    lasting = lasting_words(entry)
    brings = short(entry.first, WIDEST_CELL) + (f" ({lasting})" if lasting else "")
    return f"{name(GAME, 'tile', id)} {standing}/{entry.required} {brings}"


def owner(seat: int, whose: int, view: View) -> str:
    if whose == seat:
        return say(GAME, "seat-you")
    return say(GAME, "rival") if view["seats"][whose]["rival"] else say(GAME, "seat-name", {"seat": whose})


# What happened


def piece(game: Game, id: str) -> Piece:
    """The Beadle, a tile, or a copy of a card (`action_red_a/1`), which may be hidden from these eyes."""
    if id == "beadle":
        return Piece("beadle", id)
    box = cast(GuildsOfLondon, game).box
    if id in box.tiles:
        return Piece("tile", id)
    thing = id.partition("/")[0]
    return Piece("goal" if thing in box.goals else "card", thing or "hidden")


def place(where: str) -> Place:
    """`hand-1` is the hand of seat 1; `0,-1` a cell of the city, or the name of a tile."""
    ground, _, number = where.partition("-")
    return Place(ground, int(number)) if ground in ("hand", "goals", "offer") else Place(where)


CITED = {  # what came of a rule; "": what follows tells it
    "GOL-RESOLVE-3": "",
    "GOL-VOTE-1": "board-told-won",
    "GOL-VOTE-3": "board-told-neighbours",
    "GOL-VOTE-10": "board-told-lasting",
    "GOL-VOTE-4": "board-told-tie",
    "GOL-VOTE-5": "board-told-empty",
    "GOL-VOTE-7": "board-told-second",
    "GOL-VOTE-8": "",
    "GOL-MASTER-1": "",
    "GOL-PLANT-3": "board-told-plantation",
    "GOL-PLANT-6": "board-told-plantation-tie",
    "GOL-PLANT-15": "",
    "GOL-DRAW-4": "",
    "GOL-DRAW-6": "board-told-shuffled",
    "GOL-LAST-2": "board-told-last-tile",
    "GOL-LAST-5": "board-told-last-tile",
    "GOL-SCORE-3": "board-told-goal",
    "GOL-SCORE-6": "board-told-pairs",
    "GOL-SOLO-7": "board-told-revealed",
}


def cited(id: str, args: Mapping[str, Any], names: Sequence[str]) -> tuple[str, dict[str, Any]] | None:
    """Who won by how many votes, and what brought points."""
    if id not in CITED:
        return None
    called = [*names, say(GAME, "rival")]
    votes = ", ".join(f"{called[seat]} {n}" for seat, n in enumerate(args.get("votes", ())) if n)
    return CITED[id], {**args, "who": called[args.get("seat", 0)], "votes": votes}


def closing(state: State) -> list[tuple[str, dict[str, Any]]]:
    """The result says everything."""
    del state
    return []
