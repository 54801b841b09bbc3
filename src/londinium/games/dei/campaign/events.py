"""Events (DOL-EV): a token under the columns of Turns 2, 3 and 4, and what each brings.

A new Turn turns its token over; then the event comes to one seat after the other, in Priority Order (DOL-EV-4), each
time when nothing is asked any more. A seat that plays a Retaliation card stays in front of the queue until the card is
carried out. When the queue is done, the first Action Phase begins.
"""

from typing import TYPE_CHECKING, Any, Final

from londinium.games.dei import build, effects, market
from londinium.games.dei.box import BRIDGE, NEUTRAL
from londinium.games.dei.campaign import privileges
from londinium.games.dei.campaign.explain import events as refusals
from londinium.games.dei.campaign.forms import EventEntry
from londinium.games.dei.campaign.moves import QUESTIONS
from londinium.games.dei.campaign.scenarios.fallen_bridge import lift_segment
from londinium.games.dei.campaign.sheets import FIRST_TOKEN, campaign_of, event_of, kit_of, purebred, scenario_of
from londinium.games.dei.city import is_home
from londinium.games.dei.collect import check_storage, give_back, hand_over
from londinium.games.dei.explain.building import resource_to_return
from londinium.games.dei.majority import reckon
from londinium.games.dei.old_london.retaliation import board, punishment, track
from londinium.games.dei.old_london.retaliation import kit as retaliation
from londinium.games.dei.old_london.retaliation.explain import card_on_the_board, somebody_is_hit
from londinium.games.dei.scoring import gain_supplies
from londinium.games.dei.seams import Module, Seams, each
from londinium.games.dei.set_up import tell_order
from londinium.games.dei.turn import EVENT, PHASE
from londinium.games.dei.units import RESERVE, shift, tell
from londinium.kernel.events import Log, put, turn
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


# Tokens


def lay_tokens(s: "DeiState", log: Log) -> None:
    """Some of the tokens at random, unseen, under the columns from `FIRST_TOKEN` on (DOL-EV-1)."""
    if not scenario_of(s).events:
        return
    left, drawn = list(range(kit_of(s).event_tokens)), range(kit_of(s).events_drawn)
    campaign_of(s).tokens = tuple(left.pop(s.chance(len(left))) for _ in drawn)
    if log is not None:
        log.extend(put(f"event-{at + FIRST_TOKEN}", None, f"column-{at + 1}") for at in drawn)


def turn_over(s: "DeiState", log: Log) -> None:
    """The Turn marker has entered a column, and Priority Order is set (DOL-EV-2, DOL-EV-3)."""
    s.step = EVENT
    at = s.turn - FIRST_TOKEN
    if at >= len(campaign_of(s).tokens):
        return
    s.reveal()
    s.used = 0  # what the last player has used in the own phase
    campaign_of(s).turned = at + 1
    event = event_of(s)
    if log is not None:
        log.append(turn(f"event-{s.turn}", event.id))
    if event.what == "collapse":
        collapse(s, event, log)
    campaign_of(s).queue = comes_to(s, event)


def comes_to(s: "DeiState", event: EventEntry) -> tuple[int, ...]:
    """The seats that an event is for, in Priority Order."""
    match event.what:
        case "collapse":
            return ()
        case "hierarchy":
            return s.order[:1]
        case "intervention" | "salary" | "vendetta" | "raid":
            return (purebred(s),)
        case "mutiny":
            return tuple(seat for seat in s.order if seat != purebred(s))
    return s.order


def resolve(s: "DeiState", log: Log) -> None:
    """What the last seat began comes to its end, or the next seat's turn comes; after the last the phase begins."""
    campaign = campaign_of(s)
    if "retaliation" in s.parts and retaliation.own(s).accused:
        conclude(s, log)
        return
    if not campaign.queue:
        s.step = PHASE
        each(s.seams.after_event, s, log)
        return
    seat, *rest = campaign.queue
    campaign.queue = tuple(rest)
    event = event_of(s)
    effect = kit_of(s).event_effects[kit_of(s).events.index(event)][0 if seat == purebred(s) else 1]
    if effect >= 0:
        bring(s, seat, effect, log)
    elif event.what in ASKED:
        question = ASKED[event.what](seat)
        if any(action != s.box.stop for action in question.answers(s)):
            s.pending[0].append(question)


def bring(s: "DeiState", seat: int, effect: int, log: Log) -> None:
    """Gains come by themselves; other icons are put before the player (DOL-EV-10, DOL-EV-20, DOL-EV-27)."""
    ops = s.box.effects[effect].ops
    if all(op.code in effects.SIMPLE for op in ops):
        for op in ops:
            effects.GAIN[op.code](s, seat, op, log)
    else:
        effects.begin(s, seat, effect, -1, log)


# Network of Go-Betweens (DOL-EV-11)


@QUESTIONS.question(
    57, "go_between", moves=("enlist", "stop"), rules={"enlist": [("DOL-EV-11", refusals.refuge_for_two)]}
)
class GoBetween(Question, frozen=True):
    """To which Refuge Scrappers come, or to none."""

    def answers(self, s: "DeiState") -> list[int]:
        homes = [r for r in s.city.regions if is_home(s, self.seat, r)] if s.reserve[self.seat] else []
        return [*(s.box.enlist[r] for r in homes), s.box.stop]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action != s.box.stop:
            n = min(event_of(s).scrappers, s.reserve[self.seat])  # DOL-EV-12
            shift(s, self.seat, RESERVE, s.box.thing[action], n, False, log)


# Government Intervention (DOL-EV-13): what is placed, and where, is asked as for a Grant


@QUESTIONS.question(
    58,
    "sponsor",
    moves=("sponsor", "stop"),
    rules={"sponsor": [("DOL-EV-13", refusals.another_faction), ("DOL-EV-14c", refusals.has_something_to_place)]},
)
class Sponsor(Question, frozen=True):
    """Which other Faction is helped, or none."""

    def answers(self, s: "DeiState") -> list[int]:
        grants = [privileges.Grant(self.seat, owner) for owner in range(s.players) if owner != self.seat]
        return [*(kit_of(s).sponsor[grant.owner] for grant in grants if grant.answers(s)), s.box.stop]  # DOL-EV-14c

    def answer(self, s: "DeiState", stack: Stack, action: int, _log: Log) -> None:
        stack.pop()
        if action != s.box.stop:
            stack.append(privileges.Grant(self.seat, s.box.thing[action]))


# Sabotage (DOL-EV-15)


@QUESTIONS.question(
    59,
    "sabotage",
    moves=("lift_bridge", "lift_segment", "stop"),
    rules={
        "lift_bridge": refusals.OPPOSING_BRIDGE,
        "lift_segment": [
            ("DOL-EV-17a", refusals.segment_of_another),
            ("DOL-EV-15", refusals.majority_at_the_segments),
        ],
    },
)
class Sabotage(Question, frozen=True):
    """Which Bridge or bridge segment of another Faction, or none; Neutral ones stay (DOL-EV-17a)."""

    def answers(self, s: "DeiState") -> list[int]:
        """In Regions with own Majority."""
        others = {other for other in range(s.players) if other != self.seat}
        wanted = build.held(s, self.seat)
        segments = [action for lifts in s.seams.lifts for action in lifts(s, others, wanted)]
        return [*build.lifts(s, BRIDGE, others, wanted), *segments, s.box.stop]

    def answer(self, s: "DeiState", stack: Stack, action: int, _log: Log) -> None:
        stack.pop()
        thing = s.box.thing[action]
        if s.box.kind[action] == "lift_bridge":
            stack.append(SabotageSpan(self.seat, thing))
        elif action != s.box.stop:
            stack.append(SabotageFate(self.seat, SEGMENT, thing))


@QUESTIONS.question(60, "sabotage_span", moves=("to",), rules={"to": refusals.OPPOSING_BRIDGE})
class SabotageSpan(Question, frozen=True):
    """Which Bridge at a Roof is meant: where it leads."""

    roof: int

    def answers(self, s: "DeiState") -> list[int]:
        sites = s.city.sites_at[self.roof]
        return build.other_ends(s, self.roof, (site for site in sites if build.removable(s, self.seat, site)))

    def answer(self, s: "DeiState", stack: Stack, action: int, _log: Log) -> None:
        stack.pop()
        site = build.site_to(s, self.roof, action)
        stack.append(SabotageFate(self.seat, site, s.bridges[site]))

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"roof": s.box.region_ids[self.roof]}


SEGMENT: Final = -1  # instead of the site of a Bridge


@QUESTIONS.question(61, "sabotage_fate", moves=("take", "remove"))
class SabotageFate(Question, frozen=True):
    """Whether the token is taken or removed."""

    site: int  # of the Bridge, or SEGMENT
    owner: int

    def answers(self, s: "DeiState") -> list[int]:
        return [kit_of(s).take, kit_of(s).remove]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """A removed token returns to its owner, a taken one is the taker's from now on (DOL-EV-16, DOL-EV-17)."""
        stack.pop()
        if self.site == SEGMENT:
            lift_segment(s, self.owner, log)
        else:
            build.place(s, BRIDGE, self.site, -1, log)
        holder = self.seat if action == kit_of(s).take else self.owner
        s.tokens[holder * 3 + BRIDGE] += 1

    def about(self, _s: "DeiState") -> dict[str, Any]:
        return {"seat": self.owner}


# Collapse (DOL-EV-18)


def collapse(s: "DeiState", event: EventEntry, log: Log) -> None:
    """Each Faction loses a Scrapper in each Region of the tile, all at once, and its Neutral Bridge is gone."""
    regions = [r for r in s.box.of_tile[s.box.tile_ids.index(event.tile or "")] if not s.box.is_river[r]]
    for r in regions:
        for seat in range(s.players):
            if s.scrappers[seat * s.box.size + r]:  # DOL-EV-19
                s.scrappers[seat * s.box.size + r] -= 1
                s.reserve[seat] += 1
                if log is not None:
                    tell(s, seat, r, RESERVE, 1, False, log)
        reckon(s, r, log)
    for site, (a, b, _) in enumerate(s.city.sites):
        if a in regions and b in regions and s.bridges[site] == NEUTRAL:  # DOL-EV-19a
            build.place(s, BRIDGE, site, -1, log)


# Hierarchy (DOL-EV-21)


@QUESTIONS.question(62, "hierarchy", moves=("accept", "refuse"))
class Hierarchy(Question, frozen=True):
    """Whether the two tokens on the Priority track are swapped; the others stay."""

    def answers(self, s: "DeiState") -> list[int]:
        return [] if self.seat == purebred(s) else [s.box.accept, s.box.refuse]  # DOL-EV-22

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action != s.box.accept:
            return
        seat, other, before = self.seat, purebred(s), s.order
        swapped = {seat: other, other: seat}
        s.order = tuple(swapped.get(own, own) for own in before)
        tell_order(before, before, s.order, log)
        gain_supplies(s, seat, "events", event_of(s).supplies, log)


# Salary (DOL-EV-23)


@QUESTIONS.question(
    63,
    "salary",
    moves=("give", "return", "stop"),
    rules={
        "give": [
            ("DOL-EV-24", refusals.below_the_limit),
            ("DOL-EV-25", refusals.given_evenly),
            ("DOL-EV-23", resource_to_return),
        ],
        "return": [("DOL-EV-26", refusals.nobody_feasts), ("DOL-EV-23", resource_to_return)],
    },
)
class Salary(Question, frozen=True):
    """To whom a Resource is given, if anybody."""

    given: tuple[int, ...] = ()  # the seats that have received a Resource, each as often as it has

    def answers(self, s: "DeiState") -> list[int]:
        """To feast owners below their limit who have received least (DOL-EV-24, DOL-EV-25), or to the supply."""
        feasts = campaign_of(s).feasts
        own = [kind for kind in (0, 1) if s.stored[2 * self.seat + kind]]
        if not any(feasts):  # DOL-EV-26
            return [*(s.box.give_back[kind] for kind in own), s.box.stop]
        given = [self.given.count(other) for other in range(s.players)]
        short = [other for other in range(s.players) if given[other] < feasts[other]]
        least = min((given[other] for other in short), default=0)
        found = [kit_of(s).give[2 * other + kind] for other in short if given[other] == least for kind in own]
        return [*found, s.box.stop]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action == s.box.stop:
            return
        if s.box.kind[action] == "return":
            give_back(s, self.seat, s.box.thing[action], 1, log)
        else:
            other, kind = divmod(s.box.thing[action], 2)
            hand_over(s, self.seat, other, kind, 1, log)
            more = Salary(self.seat, (*self.given, other))
            if len(more.answers(s)) > 1:
                stack.append(more)
            check_storage(s, other)
        gain_supplies(s, self.seat, "events", event_of(s).supplies, log)


# Mutiny and Vendetta (DOL-EV-28 to DOL-EV-32a): Retaliation cards played as if of rank 1


def cards_to_play(s: "DeiState", seat: int) -> list[int]:
    """Cards on the board that can be applied to somebody (DOL-EV-30a); Units are not needed (DOL-EV-30)."""
    cards = [card for card in retaliation.own(s).board if card >= 0]
    return [retaliation.kit(s.box).denounce[card] for card in cards if punishment.hit(s, seat, card)]


@QUESTIONS.question(
    64,
    "mutiny",
    moves=("denounce", "stop"),
    told=True,
    rules={"denounce": [("DOL-EV-28", card_on_the_board), ("DOL-EV-30a", somebody_is_hit)]},
)
class Mutiny(Question, frozen=True):
    """Which card is played, or none."""

    def answers(self, s: "DeiState") -> list[int]:
        return [*cards_to_play(s, self.seat), s.box.stop]

    def answer(self, s: "DeiState", stack: Stack, action: int, _log: Log) -> None:
        stack.pop()
        if action != s.box.stop:
            play(s, stack, self.seat, s.box.thing[action])


@QUESTIONS.question(
    65,
    "vendetta",
    moves=("denounce",),
    told=True,
    rules={"denounce": [("DOL-EV-31", card_on_the_board), ("DOL-EV-32", somebody_is_hit)]},
)
class Vendetta(Mutiny, frozen=True):
    """Which card is played: one must be (DOL-EV-31)."""

    def answers(self, s: "DeiState") -> list[int]:
        return cards_to_play(s, self.seat)


def play(s: "DeiState", stack: Stack, seat: int, card: int) -> None:
    """The seat stays in front of the queue until the card is carried out."""
    campaign, part = campaign_of(s), retaliation.own(s)
    part.accused = part.board.index(card) + 1
    campaign.queue = (seat, *campaign.queue)
    punishment.strike(s, stack, seat, card)


def conclude(s: "DeiState", log: Log) -> None:
    """The card is discarded, the player advances by 1, and the board is filled again (DOL-EV-29, DOL-EV-30b)."""
    campaign, part = campaign_of(s), retaliation.own(s)
    rank, part.accused = part.accused, 0
    seat, *rest = campaign.queue
    campaign.queue = tuple(rest)
    board.discard(s, rank, log)
    track.advance(s, seat, 1, log)
    board.refresh(s, log)


# Raid (DOL-EV-33)


@QUESTIONS.question(66, "raid", moves=("raid",), rules={"raid": [("DOL-EV-33", refusals.majority_to_raid)]})
class Raid(Question, frozen=True):
    """In which Region with Majority."""

    def answers(self, s: "DeiState") -> list[int]:
        return [kit_of(s).raid[r] for r in build.held(s, self.seat)]

    def answer(self, s: "DeiState", stack: Stack, action: int, _log: Log) -> None:
        """Everybody else who has a Unit there pays, if anything can be paid (DOL-EV-34)."""
        stack.pop()
        r = s.box.thing[action]
        raided = [other for other in reversed(s.order) if other != self.seat and s.present[other] >> r & 1]
        tributes = [Tribute(other, r, self.seat) for other in raided]
        stack.extend(tribute for tribute in tributes if tribute.answers(s))


@QUESTIONS.question(
    67,
    "tribute",
    moves=("remove", "give"),
    rules={
        "remove": [("DOL-EV-34", refusals.scrapper_to_remove)],
        "give": [("DOL-EV-33", refusals.to_the_raider), ("DOL-EV-34", refusals.resource_to_give)],
    },
)
class Tribute(Question, frozen=True):
    """What those who are raided give up: a Scrapper there, or a Resource (DOL-EV-34)."""

    region: int
    raider: int

    def answers(self, s: "DeiState") -> list[int]:
        found = [kit_of(s).remove] if s.scrappers[self.seat * s.box.size + self.region] else []
        return found + [kit_of(s).give[2 * self.raider + kind] for kind in (0, 1) if s.stored[2 * self.seat + kind]]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action == kit_of(s).remove:
            shift(s, self.seat, self.region, RESERVE, 1, False, log)
            return
        kind = s.box.thing[action] % 2
        hand_over(s, self.seat, self.raider, kind, 1, log)
        check_storage(s, self.raider)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"region": s.box.region_ids[self.region], "seat": self.raider}


# Occupation (DOL-EV-35)


def on_show(s: "DeiState", colour: int) -> list[int]:
    """The revealed cards of the Outpost Market of a colour (DOL-EV-36)."""
    slots = zip(s.box.slots, s.slots, strict=True)
    return [card for of, card in slots if card >= 0 and s.box.market_colour[of] == colour]


def close(s: "DeiState", r: int, log: Log) -> None:
    """The Outpost of a Region is gone for good, and what it gave there; its cube stays on the Pad (DOL-EV-36b, 36c)."""
    campaign_of(s).closed += (r,)
    s.terms = s.terms._replace(closed=frozenset(campaign_of(s).closed))
    reckon(s, r, log)


@QUESTIONS.question(
    68,
    "occupation",
    moves=("occupy", "stop"),
    rules={
        "occupy": [
            ("DOL-EV-36c", refusals.own_outpost_on_the_board),
            ("DOL-EV-35", refusals.enough_of_the_colour),
            ("DOL-EV-36a", refusals.market_shows_a_card),
        ]
    },
)
class Occupation(Question, frozen=True):
    """Which controlled Outpost is taken off the board, or none."""

    def answers(self, s: "DeiState") -> list[int]:
        """Outposts on the board of a colour with enough cubes; kept cubes count (DOL-EV-36a, DOL-EV-36c)."""
        seat, n, least = self.seat, len(s.box.colours), event_of(s).outposts
        found = []
        for r in s.city.outposts:
            colour = s.box.outposts[r]
            if s.control[r] == seat and r not in s.terms.closed and s.cubes[seat * n + colour] >= least:
                found += [kit_of(s).occupy[r]] if on_show(s, colour) else []
        return [*found, s.box.stop]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action != s.box.stop:
            r = s.box.thing[action]
            close(s, r, log)
            stack.append(OccupationCard(self.seat, s.box.outposts[r]))


@QUESTIONS.question(
    69, "occupation_card", moves=("buy",), told=True, rules={"buy": [("DOL-EV-36", refusals.card_of_the_colour)]}
)
class OccupationCard(Question, frozen=True):
    """Which card comes to the hand, with the Energy Cell that lies on it (DOL-PB-26); it is not bought."""

    colour: int

    def answers(self, s: "DeiState") -> list[int]:
        return [s.box.buy[card] for card in on_show(s, self.colour)]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        card = s.box.thing[action]
        market.take_card(s, self.seat, card, log)
        if card in s.celled:
            market.take_cell(s, self.seat, card, log)
            check_storage(s, self.seat)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"colour": s.box.colours[self.colour]}


ASKED: dict[str, type[Question]] = {
    "go_betweens": GoBetween,
    "intervention": Sponsor,
    "sabotage": Sabotage,
    "hierarchy": Hierarchy,
    "salary": Salary,
    "mutiny": Mutiny,
    "vendetta": Vendetta,
    "raid": Raid,
    "occupation": Occupation,
}
MODULE = Module(
    "events",
    Seams(
        end_of_set_up=(lay_tokens,),
        new_order=(turn_over,),
        event=(resolve,),
        unfinished={SabotageSpan: 0.5, SabotageFate: 0.5, OccupationCard: 2.0},
    ),
)
