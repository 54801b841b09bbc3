"""Privileges in a scenario (DOL-PRIV): what they do from its set-up to its end.

What they change all the time stands in the traits; a Mission by the Pad in `missions`, Scrappers more among the
starting Units in `turns`.
"""

from typing import TYPE_CHECKING

from londinium.games.dei import boosts, feats, missions, moves
from londinium.games.dei.box import BRIDGE, ELEVATOR, REFUGE
from londinium.games.dei.build import place
from londinium.games.dei.campaign.sheets import (
    NOTHING,
    event_of,
    gain_power,
    in_force,
    owned,
    purebred,
    put_at,
    put_back,
    put_sheet,
    sheet,
)
from londinium.games.dei.collect import gain_resource
from londinium.games.dei.modules import Module
from londinium.games.dei.moves import RESOURCES, STOP
from londinium.games.dei.questions import (
    Q_GRANT,
    Q_GRANT_SPAN,
    Q_KEEP_FEAT,
    Q_PIONEER,
    Q_RADIO,
    Q_SECRET,
    Q_STEP,
    Q_STRATEGY,
    Q_TACTICS,
)
from londinium.games.dei.scoring import gain_supplies
from londinium.games.dei.units import RESERVE, shift
from londinium.kernel.events import Log, Secret, put
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def lay_out(s: "DeiState", log: Log) -> None:
    """What was kept or written down lies ready with the Pads: Candy Boosts and cards (DOL-PRIV-17, DOL-PRIV-44)."""
    for seat in range(s.players):
        own = sheet(s, seat)
        for kind in own.kept:
            boosts.take(s, seat, kind, log)
        put_sheet(s, seat, own._replace(kept=()))
        cards = owned(s, seat, "OWN_CARD")
        s.hands[seat] = tuple(sorted((*s.hands[seat], *cards)))
        if log is not None:
            log.extend(put(s.box.card_ids[card], None, f"hand-{seat}") for card in cards)


def start(s: "DeiState", log: Log) -> None:
    """After the set-up, in Priority Order (DOL-PRIV-5a): stashes, Negotiations; then what is asked."""
    for seat in s.order:
        for effect, _ in in_force(s, seat, "GAIN_RESOURCE"):
            gain_resource(s, seat, RESOURCES.index(effect.kind or ""), effect.n, log)
        if owned(s, seat, "PRIVATE_MISSION"):
            negotiate(s, seat, log)
    for seat in reversed(s.order):
        if owned(s, seat, "SWAP_DRONES"):
            s.pending[0].append((Q_RADIO, seat))
        if s.campaign.spare[seat] >= 0:
            s.pending[0].append((Q_KEEP_FEAT, seat, s.box.feat_colour[s.campaign.spare[seat]]))


# Negotiations (DOL-PRIV-22, DOL-PRIV-23)


def negotiate(s: "DeiState", seat: int, log: Log) -> None:
    """A Mission that is not in play, by chance, face up by the Pad."""
    before = s.campaign.private
    left = [m for m in range(len(s.box.missions)) if m not in before and not missions.on_board(s, m)]
    if left:
        drawn = left[s.chance(len(left))]
        s.campaign = s.campaign._replace(private=put_at(before, seat, drawn))
        if log is not None:
            log.append(put(s.box.missions[drawn].id, None, f"pad-{seat}"))


# Strategy (DOL-PRIV-28, DOL-PRIV-29) and Tactical Flexibility (DOL-PRIV-13)


def before_feats(s: "DeiState", _log: Log) -> None:
    """First all Feats that are written down: nobody can draw one of those that are taken."""
    asked = [(Q_STRATEGY, seat) for seat in s.order if owned(s, seat, "FIXED_FEAT")]
    asked += [(Q_TACTICS, seat) for seat in s.order if owned(s, seat, "EXTRA_FEAT")]
    s.pending[0].extend(reversed(asked))


def ask_strategy(s: "DeiState", frame: Frame) -> list[int]:
    return [*(s.box.feat[feat] for feat in owned(s, frame[1], "FIXED_FEAT")), s.box.stop]


def answer_strategy(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """Everybody knows what is written down: it lies face down, but is no secret."""
    seat = stack.pop()[1]
    if s.box.verb[action] == STOP:
        return
    feat = s.box.thing[action]
    s.feats[seat * len(s.box.colours) + s.box.feat_colour[feat]] = feat
    s.shown |= 1 << feat
    if log is not None:
        log.append(put(s.box.feats[feat].id, None, f"seat-{seat}"))


def to_draw(s: "DeiState", seat: int, colour: int) -> list[int]:
    """The Feats of a colour that a seat can draw, if enough of them are left for all who will get one."""
    n, pool = len(s.box.colours), s.box.feats_for[s.factions[seat]]
    left = feats.left_in(s, pool[colour])
    waiting = [
        other
        for other in range(s.players)
        if s.feats[other * n + colour] < 0 and s.box.feats_for[s.factions[other]] == pool
    ]
    return left if seat in waiting and len(left) > len(waiting) else []


def ask_tactics(s: "DeiState", frame: Frame) -> list[int]:
    """A colour whose place is not filled yet."""
    return [*(s.box.write[c] for c in range(len(s.box.colours)) if to_draw(s, frame[1], c)), s.box.stop]


def answer_tactics(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    if s.box.verb[action] == STOP:
        return
    left = to_draw(s, seat, s.box.thing[action])
    feat = left[s.chance(len(left))]
    lay_spare(s, seat, feat)
    if log is not None:
        log.append(put(Secret(s.box.feats[feat].id, (seat,)), None, "spare"))


def lay_spare(s: "DeiState", seat: int, feat: int) -> None:
    before = s.campaign.spare
    s.campaign = s.campaign._replace(spare=put_at(before, seat, feat))


def ask_keep_feat(s: "DeiState", _frame: Frame) -> list[int]:
    """Whether the Feat drawn beforehand takes the place of the other; its name stays a secret."""
    return [s.box.accept, s.box.refuse]


def answer_keep_feat(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """The other one goes to the box."""
    _, seat, colour = stack.pop()
    at, spare = seat * len(s.box.colours) + colour, s.campaign.spare[seat]
    gone, where = (s.feats[at], f"seat-{seat}") if action == s.box.accept else (spare, "spare")
    if action == s.box.accept:
        s.feats[at] = spare
        s.campaign = s.campaign._replace(swapped=s.campaign.swapped | 1 << seat)
    lay_spare(s, seat, put_back(gone))
    if log is not None:
        known, id = s.shown >> gone & 1, s.box.feats[gone].id
        log.append(put(id if known else Secret(id, (seat,)), where, None))
        if action == s.box.accept:
            log.append(put(Secret(s.box.feats[spare].id, (seat,)), "spare", f"seat-{seat}"))


# Radio Interference (DOL-PRIV-15)


def ask_radio(s: "DeiState", _frame: Frame) -> list[int]:
    return [
        *(s.box.swap[pair] for pair, (a, b) in enumerate(s.box.swaps) if min(s.drones[a], s.drones[b]) >= 0),
        s.box.stop,
    ]


def answer_radio(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """The Drones change places; Barracks, already placed, stay."""
    stack.pop()
    if s.box.verb[action] == STOP:
        return
    a, b = s.box.swaps[s.box.thing[action]]
    s.drones[a], s.drones[b] = s.drones[b], s.drones[a]
    if log is not None:
        ids = s.box.region_ids
        for drone, before in ((a, s.drones[b]), (b, s.drones[a])):
            log.append(put(f"drone-{s.box.drone_ids[drone]}", ids[before], ids[s.drones[drone]]))


# With the starting Units


def with_units(s: "DeiState", _log: Log) -> None:
    """Pushed before the starting Units are asked for: what is pushed last is asked first."""
    seat = s.order[s.at]
    steps = s.terms.enlist_moves and seat == purebred(s)  # instead of placing Agents (DOL-S2-10b)
    for effect, _ in reversed(in_force(s, seat, "DEPLOY_MORE")):
        if steps:
            s.pending[0].append((Q_STEP, seat, effect.n))
        elif effect.where == "no_outpost":
            s.pending[0].extend([(Q_PIONEER, seat)] * effect.n)
    if s.traits[seat].builds:
        s.pending[0].extend((Q_SECRET, seat) for _ in owned(s, seat, "PLACE_REFUGE"))
        s.pending[0].extend((Q_GRANT, seat, seat) for _ in owned(s, seat, "PLACE_WAY"))


# Grant (DOL-PRIV-20); by Government Intervention the Purebred place for another Faction (DOL-EV-13)


def free_elevators(s: "DeiState", seat: int, owner: int) -> list[int]:
    """Where an Elevator of the owner can be placed: between a Ground and an adjacent Roof that have none."""
    if not s.tokens[owner * 3 + ELEVATOR]:
        return []
    barred = barred_regions(s, seat, owner)
    return [
        site
        for site, (ground, roof) in enumerate(s.box.elevators)
        if s.elevators[site] < 0 and ground in s.city.regions and ground not in barred and roof not in barred
    ]


def free_spans(s: "DeiState", seat: int, owner: int) -> list[int]:
    """Where a Bridge of the owner can be placed: free sites, but for bridge segments, which need Majority."""
    if not s.tokens[owner * 3 + BRIDGE]:
        return []
    barred = barred_regions(s, seat, owner)
    return [
        site
        for site, (a, b, _) in enumerate(s.city.sites)
        if s.bridges[site] < 0 and (a, b) != s.terms.segments and a not in barred and b not in barred
    ]


def barred_regions(s: "DeiState", seat: int, owner: int) -> tuple[int, ...]:
    """The district that the Intervention leaves out; a Bridge with one end there too (DOL-EV-14b)."""
    if owner == seat:
        return ()
    return s.box.of_tile[s.box.tile_ids.index(event_of(s).not_on or "")]


def ask_grant(s: "DeiState", frame: Frame) -> list[int]:
    """An Elevator or a Bridge of the owner's Reserve; an own one may be left out."""
    _, seat, owner = frame
    found = {s.box.elevator[site] for site in free_elevators(s, seat, owner)}
    for site in free_spans(s, seat, owner):
        a, b, _ = s.city.sites[site]
        found |= {s.box.bridge[a], s.box.bridge[b]}
    return sorted(found | {s.box.stop}) if owner == seat else sorted(found)


def answer_grant(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, owner = stack.pop()
    verb, thing = s.box.verb[action], s.box.thing[action]
    if verb == moves.BRIDGE:
        stack.append((Q_GRANT_SPAN, seat, owner, thing))
    elif verb == moves.ELEVATOR:
        grant(s, seat, owner, ELEVATOR, thing, log)


def ask_grant_span(s: "DeiState", frame: Frame) -> list[int]:
    """To which Roof the Bridge leads."""
    _, seat, owner, roof = frame
    ends = [s.city.sites[site][:2] for site in free_spans(s, seat, owner)]
    return sorted(s.box.to[b if a == roof else a] for a, b in ends if roof in (a, b))


def answer_grant_span(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, owner, roof = stack.pop()
    to = s.box.thing[action]
    grant(s, seat, owner, BRIDGE, s.city.site[min(roof, to), max(roof, to)], log)


def grant(s: "DeiState", seat: int, owner: int, what: int, site: int, log: Log) -> None:
    """It is no Build (DOL-EV-14a); whoever gets it from another gains Supplies."""
    s.tokens[owner * 3 + what] -= 1
    place(s, what, site, owner, log)
    if owner != seat:
        gain_supplies(s, owner, "events", event_of(s).supplies, log)


# Secret Place (DOL-PRIV-41)


def ask_secret(s: "DeiState", frame: Frame) -> list[int]:
    """Any Ground without Outpost or Refuge; a feast is no Refuge, so the camp is no place for it."""
    open_ = NOTHING if s.terms.feasts else s.terms.centre
    if not s.tokens[frame[1] * 3 + REFUGE]:
        return [s.box.stop]
    sites = [r for r in s.city.regions if (s.box.may_hold_refuge[r] or r == open_) and s.refuges[r] < 0]
    return [*(s.box.refuge[r] for r in sites), s.box.stop]


def answer_secret(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    if s.box.verb[action] != STOP:
        s.tokens[seat * 3 + REFUGE] -= 1
        place(s, REFUGE, s.box.thing[action], seat, log)


# Pioneer (DOL-PRIV-45)


def ask_pioneer(s: "DeiState", frame: Frame) -> list[int]:
    """Any Region without an Outpost but the river."""
    if not s.reserve[frame[1]]:
        return [s.box.stop]
    sites = [r for r in s.city.regions if s.box.outposts[r] < 0 and not s.box.is_river[r]]
    return [*(s.box.deploy[r] for r in sites), s.box.stop]


def answer_pioneer(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    if s.box.verb[action] != STOP:
        shift(s, seat, RESERVE, s.box.thing[action], 1, False, log)


# What pays in a scenario and at its end


def cooperate(s: "DeiState", seat: int, _things: tuple[int, ...], log: Log) -> None:
    """A Mission in an Alliance (DOL-PRIV-27)."""
    for effect, _ in in_force(s, seat, "SUPPLY_FOR_ALLIANCE"):
        gain_supplies(s, seat, "privileges", effect.n, log)


def dig(s: "DeiState", seat: int, things: tuple[int, ...], log: Log) -> None:
    """The last Resource of a Region (DOL-PRIV-30)."""
    (r,) = things
    if not s.technology[r] and not s.energy[r]:
        for effect, _ in in_force(s, seat, "SUPPLY_FOR_LAST"):
            gain_supplies(s, seat, "privileges", effect.n, log)


def unify(s: "DeiState", seat: int, log: Log) -> None:
    """So many Outposts of the colour written down, at the final scoring of a seat (DOL-PRIV-25)."""
    for effect, colour in in_force(s, seat, "POWER_FOR_OUTPOSTS"):
        if s.cubes[seat * len(s.box.colours) + colour] >= effect.n:
            gain_power(s, seat, 1, log)


def before_scoring(s: "DeiState", log: Log) -> None:
    """Of all who have not left: those have scored already."""
    for seat in s.order:
        unify(s, seat, log)


def leave(s: "DeiState", seat: int, _things: tuple[int, ...], log: Log) -> None:
    """Whoever leaves a scenario scores at once (DOL-S4-11)."""
    unify(s, seat, log)


def take_pride(s: "DeiState", log: Log) -> None:
    """The Challenge against a seat, which its left neighbour can play, is unplayed (DOL-PRIV-26)."""
    for seat in range(s.players):
        if s.challenges >> (seat + 1) % s.players & 1:
            for effect, _ in in_force(s, seat, "SUPPLY_FOR_PEACE"):
                gain_supplies(s, seat, "privileges", effect.n, log)


MODULE = Module(
    "privileges",
    {
        "pads": lay_out,
        "before_feats": before_feats,
        "end_of_set_up": start,
        "deployment": with_units,
        "before_scoring": before_scoring,
        "scoring": take_pride,
    },
    when={"allied": cooperate, "collected": dig, "leaves": leave},
)
