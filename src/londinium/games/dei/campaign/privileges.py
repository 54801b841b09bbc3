"""Privileges in a scenario (DOL-PRIV): what they do from its set-up to its end.

What some of them change all the time stands in the traits.
"""

from typing import TYPE_CHECKING, Any

from londinium.games.dei import boosts, feats, missions
from londinium.games.dei.box import BRIDGE, ELEVATOR, REFUGE
from londinium.games.dei.build import other_ends, place, site_to
from londinium.games.dei.campaign import view
from londinium.games.dei.campaign.explain import events as events_refusals
from londinium.games.dei.campaign.explain import privileges as refusals
from londinium.games.dei.campaign.moves import QUESTIONS
from londinium.games.dei.campaign.scenarios import crossing
from londinium.games.dei.campaign.sheets import (
    COMPLETED,
    NOTHING,
    campaign_of,
    event_of,
    gain_power,
    in_force,
    kit_of,
    lasting,
    owned,
    purebred,
    put_at,
    put_sheet,
    sheet,
)
from londinium.games.dei.collect import gain_resource
from londinium.games.dei.moves import RESOURCES
from londinium.games.dei.old_london.challenge._fields import Challenges
from londinium.games.dei.scoring import gain_supplies
from londinium.games.dei.seams import Module, Seams
from londinium.games.dei.units import RESERVE, shift
from londinium.kernel.events import Log, Secret, put
from londinium.kernel.questions import Question, Stack

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
        if in_the_camp(s, seat):
            call_companions(s, seat)
        if owned(s, seat, "SWAP_DRONES"):
            s.pending[0].append(Radio(seat))
        if campaign_of(s).spare[seat] >= 0:
            s.pending[0].append(KeepFeat(seat, s.box.feat_colour[campaign_of(s).spare[seat]]))


# Negotiations (DOL-PRIV-22, DOL-PRIV-23)


def negotiate(s: "DeiState", seat: int, log: Log) -> None:
    """A Mission that is not in play, at random, face up by the Pad."""
    campaign = campaign_of(s)
    left = [m for m in range(len(s.box.missions)) if m not in campaign.private and not missions.on_board(s, m)]
    if left:
        drawn = left[s.chance(len(left))]
        campaign.private = put_at(campaign.private, seat, drawn)
        if log is not None:
            log.append(put(s.box.missions[drawn].id, None, f"pad-{seat}"))


def by_the_pad(s: "DeiState", seat: int) -> list[int]:
    """The Mission by a seat's Pad, while it is not completed and a column is free."""
    mission = campaign_of(s).private[seat]
    return [mission] if mission >= 0 and -1 in s.marks[seat] else []


def complete(s: "DeiState", seat: int, mission: int, log: Log) -> None:
    """It is done, once and for all (DOL-PRIV-23a)."""
    campaign = campaign_of(s)
    campaign.private = put_at(campaign.private, seat, COMPLETED)
    if log is not None:
        log.append(put(s.box.missions[mission].id, f"pad-{seat}", None))


# Strategy (DOL-PRIV-28, DOL-PRIV-29) and Tactical Flexibility (DOL-PRIV-13)


def before_feats(s: "DeiState", _log: Log) -> None:
    """First all Feats that are written down: nobody can draw one of those that are taken."""
    s.pending[0].extend(Tactics(seat) for seat in reversed(s.order) if owned(s, seat, "EXTRA_FEAT"))
    s.pending[0].extend(Strategy(seat) for seat in reversed(s.order) if owned(s, seat, "FIXED_FEAT"))


@QUESTIONS.question(46, "strategy", moves=("feat", "stop"), rules={"feat": [("DOL-PRIV-28", refusals.written_feat)]})
class Strategy(Question, frozen=True):
    """Whether the Feat that is written down is taken."""

    def answers(self, s: "DeiState") -> list[int]:
        return [*(s.box.feat[feat] for feat in owned(s, self.seat, "FIXED_FEAT")), s.box.stop]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """Everybody knows what is written down: it lies face down, but is no secret."""
        stack.pop()
        if action == s.box.stop:
            return
        feat = s.box.thing[action]
        s.feats[self.seat * len(s.box.colours) + s.box.feat_colour[feat]] = feat
        s.shown |= 1 << feat
        if log is not None:
            log.append(put(s.box.feats[feat].id, None, f"seat-{self.seat}"))


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


def spares(s: "DeiState") -> tuple[int, ...]:
    """The Feats to choose from, by seat."""
    return campaign_of(s).spare


@QUESTIONS.question(47, "tactics", moves=("write", "stop"), rules={"write": [("DOL-PRIV-13", refusals.colour_to_draw)]})
class Tactics(Question, frozen=True):
    """Of which colour a Feat is drawn beforehand, or none: one whose place is not filled yet."""

    def answers(self, s: "DeiState") -> list[int]:
        return [*(kit_of(s).write[c] for c in range(len(s.box.colours)) if to_draw(s, self.seat, c)), s.box.stop]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action == s.box.stop:
            return
        left = to_draw(s, self.seat, s.box.thing[action])
        feat = left[s.chance(len(left))]
        campaign = campaign_of(s)
        campaign.spare = put_at(campaign.spare, self.seat, feat)
        if log is not None:
            log.append(put(Secret(s.box.feats[feat].id, (self.seat,)), None, "spare"))


@QUESTIONS.question(48, "keep_feat", moves=("accept", "refuse"))
class KeepFeat(Question, frozen=True):
    """Whether the Feat drawn beforehand takes the place of the other; its name stays a secret."""

    colour: int

    def answers(self, s: "DeiState") -> list[int]:
        return [s.box.accept, s.box.refuse]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """The other one goes to the box."""
        stack.pop()
        seat, campaign = self.seat, campaign_of(s)
        at, spare = seat * len(s.box.colours) + self.colour, campaign.spare[seat]
        gone, where = (s.feats[at], f"seat-{seat}") if action == s.box.accept else (spare, "spare")
        if action == s.box.accept:
            s.feats[at] = spare
            campaign.swapped |= 1 << seat
        campaign.spare = put_at(campaign.spare, seat, NOTHING)
        campaign.put_back = put_at(campaign.put_back, seat, gone)
        if log is not None:
            known, id = s.shown >> gone & 1, s.box.feats[gone].id
            log.append(put(id if known else Secret(id, (seat,)), where, None))
            if action == s.box.accept:
                log.append(put(Secret(s.box.feats[spare].id, (seat,)), "spare", f"seat-{seat}"))

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"colour": s.box.colours[self.colour]}


# Radio Interference (DOL-PRIV-15)


@QUESTIONS.question(49, "radio", moves=("swap", "stop"), rules={"swap": [("DOL-PRIV-15", refusals.drones_in_play)]})
class Radio(Question, frozen=True):
    """Which two Drones change places, if any."""

    def answers(self, s: "DeiState") -> list[int]:
        pairs = [pair for pair, (a, b) in enumerate(kit_of(s).swaps) if min(s.drones[a], s.drones[b]) >= 0]
        return [*(kit_of(s).swap[pair] for pair in pairs), s.box.stop]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """Barracks, already placed, stay."""
        stack.pop()
        if action == s.box.stop:
            return
        a, b = kit_of(s).swaps[s.box.thing[action]]
        s.drones[a], s.drones[b] = s.drones[b], s.drones[a]
        if log is not None:
            ids = s.box.region_ids
            for drone, before in ((a, s.drones[b]), (b, s.drones[a])):
                log.append(put(f"drone-{s.box.drone_ids[drone]}", ids[before], ids[s.drones[drone]]))


# With the starting Units


def with_units(s: "DeiState", _log: Log) -> None:
    """Pushed before the starting Units are asked for: what is pushed last is asked first."""
    seat = s.order[s.at]
    more = in_force(s, seat, "DEPLOY_MORE")
    if s.terms.enlist_moves and seat == purebred(s):  # steps instead of placing Agents (DOL-S2-10b)
        s.pending[0].extend(crossing.Step(seat, effect.n) for effect, _ in reversed(more))
        return
    for effect, _ in more:
        if effect.where == "no_outpost":
            s.pending[0].extend([Pioneer(seat)] * effect.n)
    if s.traits[seat].builds:
        s.pending[0].extend(SecretPlace(seat) for _ in owned(s, seat, "PLACE_REFUGE"))
        s.pending[0].extend(Grant(seat, seat) for _ in owned(s, seat, "PLACE_WAY"))
    if not in_the_camp(s, seat):
        call_companions(s, seat)


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


@QUESTIONS.question(
    50,
    "grant",
    moves=("elevator", "bridge", "stop"),
    rules={
        "elevator": events_refusals.PLACED,
        "bridge": events_refusals.PLACED,
        "stop": [("DOL-EV-13", events_refusals.may_leave_it)],
    },
)
class Grant(Question, frozen=True):
    """What is placed: an Elevator or a Bridge of the owner's Reserve; an own one may be left out."""

    owner: int

    def answers(self, s: "DeiState") -> list[int]:
        found = {s.box.elevator[site] for site in free_elevators(s, self.seat, self.owner)}
        for site in free_spans(s, self.seat, self.owner):
            a, b, _ = s.city.sites[site]
            found |= {s.box.bridge[a], s.box.bridge[b]}
        return sorted(found | {s.box.stop}) if self.owner == self.seat else sorted(found)

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        kind, thing = s.box.kind[action], s.box.thing[action]
        if kind == "bridge":
            stack.append(GrantSpan(self.seat, self.owner, thing))
        elif kind == "elevator":
            grant(s, self.seat, self.owner, ELEVATOR, thing, log)

    def about(self, _s: "DeiState") -> dict[str, Any]:
        return {"seat": self.owner}


@QUESTIONS.question(51, "grant_span", moves=("to",), rules={"to": events_refusals.PLACED})
class GrantSpan(Question, frozen=True):
    """To which Roof the Bridge leads."""

    owner: int
    roof: int

    def answers(self, s: "DeiState") -> list[int]:
        sites = free_spans(s, self.seat, self.owner)
        return other_ends(s, self.roof, (site for site in sites if self.roof in s.city.sites[site][:2]))

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        grant(s, self.seat, self.owner, BRIDGE, site_to(s, self.roof, action), log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"seat": self.owner, "roof": s.box.region_ids[self.roof]}


def grant(s: "DeiState", seat: int, owner: int, what: int, site: int, log: Log) -> None:
    """It is no Build (DOL-EV-14a); whoever gets it from another gains Supplies."""
    s.tokens[owner * 3 + what] -= 1
    place(s, what, site, owner, log)
    if owner != seat:
        gain_supplies(s, owner, "events", event_of(s).supplies, log)


# Secret Place (DOL-PRIV-41)


@QUESTIONS.question(
    52,
    "secret",
    moves=("refuge", "stop"),
    rules={"refuge": [("DOL-PRIV-41", refusals.secret_place), ("DEI-BUILD-2", refusals.no_refuge_there)]},
)
class SecretPlace(Question, frozen=True):
    """Where a Refuge is placed, if anywhere."""

    def answers(self, s: "DeiState") -> list[int]:
        """Any Ground without Outpost or Refuge; a feast is no Refuge, so the camp is no place for it."""
        open_ = NOTHING if s.terms.feasts else s.terms.centre
        if not s.tokens[self.seat * 3 + REFUGE]:
            return [s.box.stop]
        sites = [r for r in s.city.regions if (s.box.may_hold_refuge[r] or r == open_) and s.refuges[r] < 0]
        return [*(s.box.refuge[r] for r in sites), s.box.stop]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action != s.box.stop:
            s.tokens[self.seat * 3 + REFUGE] -= 1
            place(s, REFUGE, s.box.thing[action], self.seat, log)


# Companions (DOL-PRIV-10)


def in_the_camp(s: "DeiState", seat: int) -> bool:
    """Whether a seat stands on the board when the scenario begins (DOL-S3-2, DOL-S4-2)."""
    return s.terms.start >= 0 and seat == purebred(s)


def call_companions(s: "DeiState", seat: int) -> None:
    for effect, _ in in_force(s, seat, "DEPLOY_MORE"):
        if effect.where == "start":
            s.pending[0].extend([Companions(seat)] * effect.n)


@QUESTIONS.question(
    76, "companions", moves=("deploy", "stop"), rules={"deploy": [("DOL-PRIV-10", refusals.companion_place)]}
)
class Companions(Question, frozen=True):
    """Where one more starting Scrapper is deployed, if anywhere."""

    def answers(self, s: "DeiState") -> list[int]:
        """Where the starting Units may go; no number of Units in a Region binds it."""
        seat, box = self.seat, s.box
        if not s.reserve[seat]:
            return [box.stop]
        if seat != purebred(s):
            sites = list(s.city.neutral_refuges)
        elif in_the_camp(s, seat):
            sites = [s.terms.start]
        else:
            sites = [r for r in s.city.regions if s.refuges[r] == seat]
        return sorted([*(box.deploy[r] for r in sites), box.stop])

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action != s.box.stop:
            shift(s, self.seat, RESERVE, s.box.thing[action], 1, False, log)


# Pioneer (DOL-PRIV-45)


@QUESTIONS.question(
    53, "pioneer", moves=("deploy", "stop"), rules={"deploy": [("DOL-PRIV-45", refusals.pioneer_place)]}
)
class Pioneer(Companions, frozen=True):
    """Where a Scrapper is placed, if anywhere: in any Region without an Outpost but the river."""

    def answers(self, s: "DeiState") -> list[int]:
        if not s.reserve[self.seat]:
            return [s.box.stop]
        sites = [r for r in s.city.regions if s.box.outposts[r] < 0 and not s.box.is_river[r]]
        return [*(s.box.deploy[r] for r in sites), s.box.stop]


# What pays in a scenario and at its end


def cooperate(s: "DeiState", seat: int, _mission: int, log: Log) -> None:
    """A Mission in an Alliance (DOL-PRIV-27)."""
    for effect, _ in in_force(s, seat, "SUPPLY_FOR_ALLIANCE"):
        gain_supplies(s, seat, "privileges", effect.n, log)


def dig(s: "DeiState", seat: int, r: int, log: Log) -> None:
    """The last Resource of a Region (DOL-PRIV-30)."""
    if not s.technology[r] and not s.energy[r]:
        for effect, _ in in_force(s, seat, "SUPPLY_FOR_LAST"):
            gain_supplies(s, seat, "privileges", effect.n, log)


def unify(s: "DeiState", seat: int, log: Log) -> None:
    """So many Outposts of the colour written down, at the final scoring of a seat (DOL-PRIV-25, DOL-S4-11)."""
    for effect, colour in in_force(s, seat, "POWER_FOR_OUTPOSTS"):
        if s.cubes[seat * len(s.box.colours) + colour] >= effect.n:
            gain_power(s, seat, 1, log)


def before_scoring(s: "DeiState", log: Log) -> None:
    """Of all who have not left: those have scored already."""
    for seat in s.order:
        unify(s, seat, log)


def take_pride(s: "DeiState", log: Log) -> None:
    """The Challenge against a seat, which its left neighbour can play, is unplayed (DOL-PRIV-26)."""
    challenge = s.parts.get("challenge")
    unplayed = challenge.unplayed if isinstance(challenge, Challenges) else 0
    for seat in range(s.players):
        if unplayed >> (seat + 1) % s.players & 1:
            for effect, _ in in_force(s, seat, "SUPPLY_FOR_PEACE"):
                gain_supplies(s, seat, "privileges", effect.n, log)


MODULE = Module(
    "privileges",
    Seams(
        pads=(lay_out,),
        before_feats=(before_feats,),
        end_of_set_up=(start,),
        deployment=(with_units,),
        before_scoring=(before_scoring,),
        scoring=(take_pride,),
        collected=(dig,),
        completed=(complete,),
        allied=(cooperate,),
        leaves=(unify,),
        traits=(lasting,),
        set_aside=(spares,),
        missions=(by_the_pad,),
        secret_feats=(view.secret_feats,),
        deal_feat=(view.deal_feat,),
    ),
)
