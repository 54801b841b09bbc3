"""Moving pieces: pawns, points, cards and goals, with what is told of them (GOL-TERM, GOL-ORDER, GOL-DRAW).

Everything that several chapters do to the pieces stands here, so that no counter is forgotten.
"""

from typing import TYPE_CHECKING, Final

from londinium.games.guilds.moves import OWNERS
from londinium.kernel.events import Log, Secret, gain, put, rule
from londinium.kernel.rows import row
from londinium.kernel.tuples import added, changed, without

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState

# The phases of a game
CHOOSING: Final = 0
TURNS: Final = 1
TILES: Final = 2
DEVELOPMENT: Final = 3

# Where a pawn is taken from, beside the tiles: the number of its move less that of the first tile
IN_GUILDHALL: Final = -2
IN_PLANTATION: Final = -1

SEATS: Final = 32  # a goal is told from who knows it by this factor


def bits(mask: int) -> list[int]:
    """The numbers in a bit mask, sorted."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


# The score track


def gain_points(s: "GuildsState", seat: int, n: int, log: Log) -> None:
    """The marker moves forward at once and lies on top where it lands (GOL-ORDER-1, GOL-ORDER-2, GOL-ORDER-9)."""
    if not n:
        return  # GOL-ORDER-7
    s.vp = vp = added(s.vp, seat, n)
    others = [other for other in s.track if other != seat]
    ahead = [other for other in others if vp[other] > vp[seat]]
    s.track = (*ahead, seat, *others[len(ahead) :])
    if log is not None:
        log.append(gain(seat, "points", n))


# Pawns


def add_pawn(s: "GuildsState", owner: int, tile: int, log: Log) -> None:
    s.pawns[OWNERS * tile + owner] += 1
    s.where[owner] |= 1 << tile
    if log is not None:
        log.append(gain(owner, s.box.tiles[tile], 1))


def remove_pawn(s: "GuildsState", owner: int, tile: int, log: Log) -> None:
    at = OWNERS * tile + owner
    s.pawns[at] -= 1
    if not s.pawns[at]:
        s.where[owner] &= ~(1 << tile)
    if log is not None:
        log.append(gain(owner, s.box.tiles[tile], -1))


def to_guildhall(s: "GuildsState", owner: int, n: int, log: Log) -> None:
    s.guildhall[owner] += n
    if log is not None:
        log.append(gain(owner, "guildhall", n))


def to_reserve(s: "GuildsState", owner: int, n: int, log: Log) -> None:
    s.reserve[owner] += n
    if log is not None:
        log.append(gain(owner, "reserve", n))


def to_plantation(s: "GuildsState", owner: int, n: int, log: Log) -> None:
    s.plantation = added(s.plantation, owner, n)
    if s.phase == TURNS:
        s.sent += n
    if log is not None:
        log.append(gain(owner, "plantation", n))


def from_reserve(s: "GuildsState", owner: int, n: int, log: Log) -> None:
    """Own pawns are taken from the reserve: hired, wherever they go (GOL-OP-17)."""
    s.reserve[owner] -= n
    if s.phase == TURNS:
        s.hired += n
    if log is not None:
        log.append(gain(owner, "reserve", -n))


def take_from(s: "GuildsState", owner: int, source: int, log: Log) -> None:
    """Lift a pawn off the Guildhall, the Plantation or a tile; a Master leaves its tile to nobody (GOL-MOVE-6)."""
    if source >= 0:
        remove_pawn(s, owner, source, log)
    elif source == IN_GUILDHALL:
        to_guildhall(s, owner, -1, log)
    else:
        s.plantation = added(s.plantation, owner, -1)
        if log is not None:
            log.append(gain(owner, "plantation", -1))


def place_name(s: "GuildsState", source: int) -> str:
    """What a place that a pawn is taken from is called."""
    if source >= 0:
        return s.box.tiles[source]
    return "guildhall" if source == IN_GUILDHALL else "plantation"


def gain_neutrals(s: "GuildsState", seat: int, n: int, log: Log) -> None:
    """From the supply, which holds as many (GOL-OP-7, GOL-REWARD-12)."""
    s.supply -= n
    s.neutrals = added(s.neutrals, seat, n)
    if log is not None:
        log.append(gain(seat, "neutrals", n))


def gathered(s: "GuildsState", tile: int) -> int:
    """All that counts towards what an open tile requires: pawns, neutral pawns, the Beadle (GOL-RESOLVE-3)."""
    pawns, at = s.pawns, OWNERS * tile
    return pawns[at] + pawns[at + 1] + pawns[at + 2] + pawns[at + 3] + s.black[tile] + (s.beadle == tile)


def masters(s: "GuildsState", owner: int) -> int:
    """The resolved tiles that an owner controls (GOL-TERM-4, GOL-TERM-5)."""
    return s.where[owner] & ~s.open


# Action cards


def draw_cards(s: "GuildsState", seat: int, n: int, log: Log) -> None:
    """Draw from the deck, for which the discard pile is shuffled when it is empty (GOL-DRAW-6)."""
    hand = s.hands[seat]
    before = len(hand)
    for _ in range(n):
        if not s.deck and not renew_deck(s, log):
            break
        card = s.draw(s.deck)
        hand.append(card)
        if s.shuffled:
            s.drawn = changed(s.drawn, seat, (*s.drawn[seat], card))
        if log is not None:
            log.append(put(in_hand(s, seat, card), "deck", f"hand-{seat}"))
    if log is not None and len(hand) > before:
        log.append(gain(seat, "cards", len(hand) - before))


def renew_deck(s: "GuildsState", log: Log) -> bool:
    """Shuffle the discard pile; cards that lie before a player are not in it (GOL-DRAW-9)."""
    if not s.discard:
        return False
    s.shuffled = tuple(sorted(s.discard))
    s.deck = row(s.shuffled)
    s.discard = row(())
    s.drawn = ((),) * s.players
    if log is not None:
        log.append(rule("GOL-DRAW-6", cards=len(s.deck)))
    return True


def leave_hand(s: "GuildsState", seat: int, card: int, log: Log) -> None:
    """A card is played, paid or discarded: one that was known to be there is no longer (GOL-INFO-1)."""
    if log is not None:
        log.append(put(in_hand(s, seat, card), f"hand-{seat}", None))
        log.append(gain(seat, "cards", -1))
    s.hands[seat].remove(card)
    known = s.known[seat]
    if known and card in known:
        s.known = changed(s.known, seat, without(known, known.index(card)))


def in_hand(s: "GuildsState", seat: int, card: int) -> Secret:
    """The name of the last copy of a card in a hand, for its holder's eyes."""
    return Secret(f"{s.box.cards[card]}/{s.hands[seat].count(card)}", (seat,))


# Goals


def draw_goals(s: "GuildsState", seat: int, n: int, log: Log) -> bool:
    """Draw mayoral cards to choose from, as many as there are (GOL-REWARD-10, GOL-REWARD-11)."""
    n = min(n, len(s.bag) + len(s.under))
    if not n:
        return False
    s.reveal()
    for _ in range(n):
        if s.bag:
            code = SEATS * s.draw(s.bag)
        else:
            code, s.under = s.under[0], s.under[1:]
        s.offers = changed(s.offers, seat, (*s.offers[seat], code | 1 << seat))
        if log is not None:
            name = goal_name(s, seat, code // SEATS, len(s.offers[seat]))
            log.append(put(name, "mayoral", f"offer-{seat}"))
    return True


def goal_name(s: "GuildsState", seat: int, goal: int, offered: int) -> Secret:
    """The name of a goal among those of a seat, for its holder's eyes: copies are counted, those held first."""
    held = (*s.goals[seat], *s.offers[seat][:offered])
    number = sum(code // SEATS == goal for code in held)
    return Secret(f"{s.box.goals[goal]}/{number}", (seat,))


# All of them


def all_pieces(s: "GuildsState") -> dict[str, int]:
    """Pawns of every owner, neutral pawns, cards and mayoral cards of every kind (GOL-INV-1 to GOL-INV-3)."""
    found = {}
    for owner in range(len(s.reserve)):
        on_tiles = sum(s.pawns[owner::OWNERS])
        found[f"pawns-{owner}"] = s.reserve[owner] + s.guildhall[owner] + s.plantation[owner] + on_tiles
    found["neutrals"] = s.supply + s.planted + sum(s.neutrals) + sum(s.black)
    cards = [*s.deck, *s.discard, *s.played, *(card for hand in s.hands for card in hand)]
    goals = [*s.bag, *(code // SEATS for held in (*s.goals, *s.offers, s.under) for code in held)]
    if s.phase == CHOOSING:
        goals += [goal for returned in s.returned for goal in returned]
    found |= {card: cards.count(number) for number, card in enumerate(s.box.cards)}
    found |= {goal: goals.count(number) for number, goal in enumerate(s.box.goals)}
    return found
