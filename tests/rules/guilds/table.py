"""A table of Guilds of London set up as a test needs it, in a line or two.

    s = table(hands=["red_a red_b", "blue_a"], pawns={"Dyers": "001n"}, masters={"Mercers": 0}, points=[7, 7])
    do(s, "move red_a", "from guildhall", "to Dyers")
    assert may(s) == {"use red_b", "hire red_b", "stop"}
    assert why(s, "use blue_a") == "GOL-TURN-1"

Names are short. A tile is called by its name or id (`Dyers`, `guild_13`, `University of London`), a card by its id
without `action_` (`red_a`), a goal by its id without `mayoral_` (`each_red`), a token without `token_` (`vp1`). Several
in one string are separated by blanks. Pawns on a tile are written one by one: `"001n"` are two of seat 0, one of seat
1 and a neutral one. Pawns come from the reserve, neutral pawns from the supply, so the totals stay right.

`table` takes, all optional:

    players, seed, options (side="ulster", left_tile_special=…), game (one with `corrected` components of the same ids)
    round, turn (the seat whose turn it is), acted (seats that have had theirs), phase: "turn" begins that turn,
        "tiles" resolves tiles at once, "development" begins with the Plantation, "end" scores
    city        {(0, -1): "Dyers", …}: these tiles lie on these cells; the others are filled in the order of the file
    laid        how many tiles lie (all cells of the start, unless told otherwise)
    open        only these tiles are open; all others that are not named elsewhere are resolved and empty
    pawns       {"Dyers": "001n"}      masters {"Mercers": 0}      resolved ["Grocers"] (without a Master)
    tokens      {"Dyers": "vp2"}: the token on a tile      won ["vp1 vp2", ""]: the tokens of each seat
    beadle      the tile it stands on (the lowest rank, unless told otherwise), or None
    guildhall, plantation, neutrals, points: a number for each seat; planted: neutral pawns on the Plantation
    track       the seats in track order (by points, then by seat)
    hands, goals, offers: a string for each seat; a seat without a hand given holds one red_a, so that it is asked
    deck, mayoral, stack, purse: what is drawn next from there, first to last; the rest follows at random
    discard     the pile, its top last      only  if true, deck is all there is, and other cards are out of the game
    under       [("each_red", 0), …]: goals under the mayoral deck, each with the seat that put it there

`laid_out` is a game before the first goals are chosen, with stack and decks stacked; `new` one dealt at random.

`playing.py` plays and reads what is set up here.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import londinium
from londinium.games.guilds import develop, rounds, scoring
from londinium.games.guilds.game import GuildsOfLondon
from londinium.games.guilds.moves import OWNERS
from londinium.games.guilds.pieces import DEVELOPMENT, SEATS, TILES, TURNS
from londinium.games.guilds.state import GuildsState
from londinium.games.guilds.turn import begin_turn
from londinium.kernel.rows import Row, row
from londinium.kernel.tuples import added, changed

GAME = cast(GuildsOfLondon, londinium.game("guilds"))
BOX = GAME.box

Cell = tuple[int, int]
BAGS = ("deck", "bag", "stack", "purse")


class Stacked(GuildsState):
    """A state whose bags are stacked: `order` has, for each of them, what is drawn next."""

    __slots__ = ("order",)
    order: dict[str, list[int]]

    def draw(self, bag: Row) -> int:
        for name in BAGS:
            if bag is getattr(self, name) and self.order[name]:
                wanted = self.order[name].pop(0)
                if wanted in bag:
                    super().chance(len(bag))
                    bag.remove(wanted)
                    return wanted
        return super().draw(bag)

    def copy(self) -> "Stacked":
        twin = super().copy()
        assert isinstance(twin, Stacked)
        twin.order = {name: list(order) for name, order in self.order.items()}
        return twin


# Names


def tile(name: str) -> int:
    """A tile by its name or id."""
    return (BOX.tile_names if name in BOX.tile_names else BOX.tiles).index(name)


def card(name: str) -> int:
    return BOX.cards.index(name if name in BOX.cards else f"action_{name}")


def goal(name: str) -> int:
    return BOX.goals.index(name if name in BOX.goals else f"mayoral_{name}")


def token(name: str) -> int:
    return BOX.tokens.index(name if name in BOX.tokens else f"token_{name}")


def short(id: str) -> str:
    """An id as these tests write it."""
    if id in BOX.tiles:
        return BOX.tile_names[BOX.tiles.index(id)]
    return id.removeprefix("action_").removeprefix("mayoral_").removeprefix("token_")


def all_of(kind: Any, names: str) -> list[int]:
    return [kind(name) for name in names.split()]


# A position


def table(
    players: int = 2,
    *,
    round: int = 1,
    turn: int = 0,
    acted: Sequence[int] = (),
    phase: str = "turn",
    city: Mapping[Cell, str] | None = None,
    laid: int | None = None,
    open: Sequence[str] | None = None,
    pawns: Mapping[str, str] | None = None,
    masters: Mapping[str, int] | None = None,
    resolved: Sequence[str] = (),
    tokens: Mapping[str, str] | None = None,
    won: Sequence[str] = (),
    beadle: str | None = "lowest",
    guildhall: Sequence[int] | None = None,
    plantation: Sequence[int] = (),
    neutrals: Sequence[int] = (),
    planted: int = 0,
    points: Sequence[int] = (),
    track: Sequence[int] | None = None,
    hands: Sequence[str] = (),
    goals: Sequence[str] = (),
    offers: Sequence[str] = (),
    deck: str = "",
    only: bool = False,
    discard: str = "",
    mayoral: str = "",
    under: Sequence[tuple[str, int]] = (),
    stack: str = "",
    purse: str = "",
    side: str = "ulster",
    seed: int = 0,
    log: Any = None,
    game: GuildsOfLondon = GAME,
    **options: Any,
) -> Stacked:
    """A position, set by names: see the head of this file."""
    s = _stacked(players, seed, game, plantation=side, **options)
    s.pending = [[]]
    s.side = BOX.sides.index(f"plantation_{side}")
    s.round = round
    s.acted = sum(1 << seat for seat in acted)
    _lay_city(s, city or {}, laid, {**(pawns or {}), **(masters or {}), **dict.fromkeys(resolved)}, open or ())
    _tokens(s, tokens or {}, won)
    if open is not None:
        s.open = sum(1 << tile(name) for name in open)
    for name in (*resolved, *(masters or {})):
        s.open &= ~(1 << tile(name))
    for number in range(len(BOX.tiles)):
        if not s.open >> number & 1:
            s.token = changed(s.token, number, -1)
    _pawns(s, pawns or {}, masters or {}, guildhall, plantation, neutrals, planted)
    lowest = next((BOX.tiles[one] for one in BOX.by_rank if s.open >> one & 1), None)
    stands = lowest if beadle == "lowest" else beadle
    s.beadle = -1 if stands is None else tile(stands)
    for seat, n in enumerate(points):
        s.vp = changed(s.vp, seat, n)
    s.track = tuple(sorted(range(players), key=lambda seat: -s.vp[seat]) if track is None else track)
    _cards(s, hands, discard, deck, only)
    _goals(s, goals, offers, mayoral, under)
    s.order["stack"] = [tile(name) for name in ([stack] if stack in BOX.tile_names else stack.split())]
    s.order["purse"] = all_of(token, purse)
    _begin(s, phase, turn, log)
    s.settle(log)
    return s


def _stacked(players: int, seed: int, game: GuildsOfLondon, **options: Any) -> Stacked:
    """The pieces in their places before the set-up lays anything out."""
    chosen = game.options(solo=players == 1, **options)
    fresh = game.set_up(players, chosen, seed)
    own = Stacked.loaded(fresh.dump())
    s = Stacked(**game.begun(players, chosen, seed, stacks=players), box=fresh.box, plan=fresh.plan, **own)
    s.past = None  # it was not played: it has no record
    s.order = {name: [] for name in BAGS}
    return s


def _lay_city(s: Stacked, city: Mapping[Cell, str], laid: int | None, named: Mapping[str, Any], open: Any) -> None:
    cells = BOX.cells[s.players]
    count = laid if laid is not None else len(cells) if s.players < 3 else 10
    wanted = {cell: tile(name) for cell, name in city.items()}
    assert set(wanted) <= set(cells), "no tile lies there with so many players"
    count = max([count, *(cells.index(cell) + 1 for cell in wanted)])
    free = [number for number in range(40) if number not in wanted.values()]
    special = list(BOX.buildings_for_two) if s.players < 3 else [BOX.fixed]
    must = [one for one in dict.fromkeys(tile(name) for name in (*named, *open)) if one not in wanted.values()]
    lies: list[int] = []
    for at, cell in enumerate(cells[:count]):
        if cell in wanted:
            lies.append(wanted[cell])
            continue
        for_special = at < len(special)
        here = [one for one in must if (one >= 40) == for_special]
        pick = here[0] if here else next(o for o in (special if for_special else free) if o not in lies)
        must = [one for one in must if one != pick]
        lies.append(pick)
    assert not must, "there is no room for all these tiles: say where they lie"
    s.city = tuple(lies)
    s.open = sum(1 << number for number in lies)
    s.stack = row([number for number in range(45) if number not in lies] if s.players > 2 else [])
    develop.replan(s)


def _tokens(s: Stacked, tokens: Mapping[str, str], won: Sequence[str]) -> None:
    for name, kind in tokens.items():
        s.token = changed(s.token, tile(name), token(kind))
        s.purse.remove(token(kind))
    for seat, names in enumerate(won):
        s.tokens = changed(s.tokens, seat, tuple(all_of(token, names)))
        for kind_ in s.tokens[seat]:
            s.purse.remove(kind_)
    for number in s.city:
        if s.token[number] < 0:
            s.token = changed(s.token, number, s.purse.pop(0))


def _pawns(
    s: Stacked,
    pawns: Mapping[str, str],
    masters: Mapping[str, int],
    guildhall: Sequence[int] | None,
    plantation: Sequence[int],
    neutrals: Sequence[int],
    planted: int,
) -> None:
    def put(owner: int, number: int) -> None:
        s.pawns[OWNERS * number + owner] += 1
        s.where[owner] |= 1 << number
        s.reserve[owner] -= 1

    for owner, n in enumerate(guildhall if guildhall is not None else ()):
        s.reserve[owner] += s.guildhall[owner] - n
        s.guildhall[owner] = n
    for owner, n in enumerate(plantation):
        s.plantation = changed(s.plantation, owner, n)
        s.reserve[owner] -= n
    for owner, n in enumerate(neutrals):
        s.neutrals = changed(s.neutrals, owner, n)
        s.supply -= n
    s.planted = planted
    s.supply -= planted
    for name, standing in pawns.items():
        for one in standing:
            if one == "n":
                s.black = added(s.black, tile(name), 1)
                s.supply -= 1
            else:
                put(int(one), tile(name))
    for name, owner in masters.items():
        put(owner, tile(name))
    assert min(*s.reserve, s.supply) >= 0, "there are not as many pawns"


def _cards(s: Stacked, hands: Sequence[str], discard: str, deck: str, only: bool) -> None:
    for seat, names in enumerate(hands):
        s.hands[seat] = all_of(card, names)
    s.discard = row(all_of(card, discard))
    for held in (*s.hands, s.discard):
        for one in held:
            s.deck.remove(one)
    for seat in range(len(hands), s.players):
        s.hands[seat] = [s.deck.pop(s.deck.index(card("red_a")) if card("red_a") in s.deck else 0)]
    s.order["deck"] = all_of(card, deck)
    if only:
        s.deck = row(sorted(s.order["deck"]))


def _goals(
    s: Stacked, goals: Sequence[str], offers: Sequence[str], mayoral: str, under: Sequence[tuple[str, int]]
) -> None:
    def named(seat: int, given: Sequence[str]) -> tuple[int, ...]:
        return tuple(SEATS * one | 1 << seat for one in all_of(goal, given[seat] if seat < len(given) else ""))

    s.goals = tuple(named(seat, goals) for seat in range(s.players))
    s.offers = tuple(named(seat, offers) for seat in range(s.players))
    s.under = tuple(SEATS * goal(name) | 1 << seat for name, seat in under)
    for code in (*s.under, *(code for held in (*s.goals, *s.offers) for code in held)):
        s.bag.remove(code // SEATS)
    s.order["bag"] = all_of(goal, mayoral)


def _begin(s: Stacked, phase: str, turn: int, log: Any) -> None:
    s.turn = turn
    if phase == "turn":
        s.phase = TURNS
        begin_turn(s, turn, log)
        return
    s.acted = (1 << s.players) - 1
    if phase == "tiles":
        s.phase = TILES
    elif phase == "development":
        s.phase = DEVELOPMENT
        rounds.go_on(s, log)
    elif phase == "end":
        s.phase = DEVELOPMENT
        scoring.end_game(s, log)
    else:
        raise ValueError(f"there is no phase {phase!r}")


def laid_out(
    players: int = 2, *, stack: str = "", deck: str = "", mayoral: str = "", log: Any = None, **options: Any
) -> Stacked:
    """A game as it is set up, with what is drawn first from the stack and the decks: first goals are to be chosen."""
    s = _stacked(players, 0, GAME, **options)
    s.order |= {"stack": all_of(tile, stack), "deck": all_of(card, deck), "bag": all_of(goal, mayoral)}
    s.settle(log)
    return s


def new(players: int = 2, seed: int = 0, **options: Any) -> GuildsState:
    """A game before the first goals are chosen, dealt at random."""
    state = GAME.new(players, seed, {"solo": players == 1, **options})
    assert isinstance(state, GuildsState)
    return state


def corrected(change: Any) -> GuildsOfLondon:
    """The game with changed components: `change` is given the plain data files and changes them."""
    pack = GAME.export("corrected")
    change(pack["files"])
    made = londinium.game("guilds", pack=pack)
    assert isinstance(made, GuildsOfLondon)
    return made


def saying(card: str, *effects: dict[str, Any], **cost: Any) -> GuildsOfLondon:
    """The game with a card that has these effects and this cost, and nothing else."""

    def change(files: Any) -> None:
        entry = next(one for one in files["action_cards"]["entries"] if one["id"] == f"action_{card}")
        entry.update(effects=list(effects), cost={"cards": 0, "pawns": 0, **cost})

    return corrected(change)


def moves(n: int, *places: str) -> dict[str, Any]:
    return {"op": "move", "n": n, "from": list(places), "to": "open_tile"}
