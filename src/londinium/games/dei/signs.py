"""What the expert looks at in a position: amounts, and which cards, Feats, Missions and Boosts are whose.

Seen from one seat, and compared with the opponent who may expect most. `kernel/learnt.py` says how a network values it.
"""

from typing import TYPE_CHECKING

from londinium.games.dei import missions
from londinium.games.dei.build import standing
from londinium.games.dei.insight import prospects, unfinished
from londinium.games.dei.scoring import market_points

if TYPE_CHECKING:
    from londinium.games.dei.game import Dei
    from londinium.games.dei.state import DeiState

SAFE = 3  # a lead in an Outpost's Region that is not soon lost
FAR = 4  # Units that an Outpost wants before it can be taken: more are as many


def kinds(game: "Dei") -> int:
    """How many things there are to look for, the seat's and the rival's; see `_things`."""
    box = game.box
    both = len(box.card_ids) + len(box.feats) + len(box.missions) + len(box.factions)
    return 2 * both + len(box.card_ids) + len(box.feats) + len(box.boosts)


def known(s: "DeiState") -> bool:
    """Of campaigns, and of what comes before the first Turn, nothing was learnt."""
    return s.turn > 0 and not s.seams.result


def turn_of(s: "DeiState") -> tuple[int, ...]:
    """The seat whose Action Phase it is, or -1, and which one that is."""
    return (s.order[s.at] if s.at < len(s.order) and not s.over else -1, s.turn, s.phase, s.at)


def signs(s: "DeiState", seat: int) -> tuple[list[float], list[int]]:
    """The amounts, and the things that are there."""
    rival = (seat + 1) % s.players
    hope = prospects(s, rival, False)
    if s.players > 2:
        for who in range(s.players):
            if who not in (seat, rival):
                other = prospects(s, who, False)
                if other > hope:
                    rival, hope = who, other
    left, left_to_rival = phases_left(s, seat), phases_left(s, rival)
    early = left / (s.box.rules.turns * s.box.rules.phases)
    active = s.order[s.at] if s.at < len(s.order) else -1
    open_icons = 0.0
    for question in s.pending[0]:
        worth = unfinished(s, question)
        open_icons += worth if question.seat == seat else -worth
    amounts = [
        left,
        left_to_rival,
        early * early,
        float(s.phase == 2),
        float(s.phase == 3),
        float(active == seat),
        float(s.played) if active == seat else 0.0,
        float(s.recycled) if active == seat else 0.0,
        float(s.players == 3),
        float(s.players == 4),
        open_icons,
    ]
    for who in (seat, rival):
        block = _block(s, who)
        amounts += block
        amounts += [amount * early for amount in block]
        for added in s.box.signs:
            amounts += added.seen(s, who) if added.name in s.parts else [0.0] * added.width
    return amounts, _things(s, seat, rival)


def phases_left(s: "DeiState", who: int) -> float:
    """Action Phases that a seat still has, and what is left of one that it is in."""
    rules = s.box.rules
    left = float((rules.turns - s.turn) * rules.phases + rules.phases - s.phase)
    if who not in s.order:
        return 0.0
    place = s.order.index(who)
    if place > s.at:
        return left + 1
    return left + 1 - s.played / rules.cards_per_phase if place == s.at else left


def _block(s: "DeiState", who: int) -> list[float]:
    """How one seat stands."""
    n, kinds = len(s.box.colours), len(s.box.boosts)
    cubes = s.cubes[who * n : who * n + n]
    found = [
        float(s.supplies[who]),
        float(market_points(s, who)),
        float(s.stored[2 * who]),
        float(s.stored[2 * who + 1]),
        float(sum(cubes)),
        float(s.unlocked[who].bit_count()),
        float(s.reserve[who]),
        float(standing(s, who)),
        float(sum(s.boosts[who * kinds : who * kinds + kinds])),
        float(len(s.hands[who])),
        float(len(s.hands[who]) + len(s.face_up[who]) + len(s.lost[who])),
        float(min(s.traits[who].storage - s.stored[2 * who] - s.stored[2 * who + 1], 10)),
    ]
    _feats(s, who, cubes, found)
    _missions(s, who, found)
    _regions(s, who, found)
    return found


def _feats(s: "DeiState", who: int, cubes: list[int], found: list[float]) -> None:
    """Markets that are open, Feats that will be unlocked at the end of the Second Action Phase, and nearly so."""
    opened = ready = near = 0
    needed, n = s.box.rules.feat_outposts, len(cubes)
    for colour, held in enumerate(cubes):
        opened += held > 0
        feat = s.feats[who * n + colour]
        if feat >= 0 and not s.unlocked[who] >> feat & 1:
            ready += held >= needed
            near += held == needed - 1
    found += [float(opened), float(ready), float(near)]


def _missions(s: "DeiState", who: int, found: list[float]) -> None:
    """What the Missions open to a seat would pay now: of this Turn's column, of later and of earlier ones."""
    now, worth = s.turn - 1, [0, 0, 0]
    best = left = 0
    for column, two in enumerate(s.missions):
        if s.marks[who][column] >= 0:
            continue
        left += 1
        most = 0
        for mission in two:
            pays = missions.payment(s, who, mission)
            if pays > most:
                most = pays
        worth[0 if column == now else 1 if column > now else 2] += most
        if most > best:
            best = most
    found += [float(worth[0]), float(worth[1]), float(worth[2]), float(best), float(left)]


def _regions(s: "DeiState", who: int, found: list[float]) -> None:
    """Regions with Majority and what lies there; Outposts that are held, safely or not, and those within reach."""
    box, size = s.box, s.box.size
    majority, technology, energy, control = s.majority, s.technology, s.energy, s.control
    present, links, closed = s.present[who], s.links[who], s.terms.closed
    roofs = grounds = cells = scrap = loose = held = spread = 0
    reach = 0.0
    for r in s.city.regions:
        here = present >> r & 1
        spread += here
        if majority[r] == who:
            if box.is_roof[r]:
                roofs += 1
            else:
                grounds += 1
            scrap += technology[r]
            cells += energy[r]
        if box.outposts[r] < 0 or r in closed:
            continue
        at = who * size + r
        lead = s.strength[at] - s.rival[at]
        if control[r] == who:
            held += lead if lead < SAFE else SAFE
            loose += lead <= 0
            continue
        near = here
        if not near:
            for other in links[r]:
                if present >> other & 1:
                    near = 1
                    break
        if near:
            wants = 1 - lead
            reach += 1 / (1 + (wants if wants < FAR else FAR)) if wants > 0 else 1.0
    found += [float(roofs), float(grounds), float(scrap), float(cells), float(held), float(loose), float(spread), reach]


def _things(s: "DeiState", seat: int, rival: int) -> list[int]:
    """Cards in play, unlocked Feats, open Missions and Factions of both; the seat's hand, own Feats and Boosts."""
    box = s.box
    cards, feats, n = len(box.card_ids), len(box.feats), len(box.colours)
    found, at = [], 0
    for who in (seat, rival):
        found += [at + card for card in s.hands[who] + s.face_up[who] + s.lost[who]]
        at += cards
        found += [at + feat for feat in range(feats) if s.unlocked[who] >> feat & 1]
        at += feats
        for column, two in enumerate(s.missions):
            if s.marks[who][column] < 0:
                found += [at + mission for mission in two]
        at += len(box.missions)
        if s.factions:
            found.append(at + s.factions[who])
        at += len(box.factions)
    found += [at + card for card in s.hands[seat]]
    at += cards
    found += [at + feat for feat in s.feats[seat * n : seat * n + n] if feat >= 0 and not s.unlocked[seat] >> feat & 1]
    at += feats
    kinds = len(box.boosts)
    for kind in range(kinds):
        found += [at + kind] * s.boosts[seat * kinds + kind]
    return found
