"""Events (DOL-EV): a token under the columns of Turns 2, 3 and 4, and what each brings.

A new Turn turns its token over; then the event comes to one seat after the other, in Priority Order (DOL-EV-4), each
time when nothing is asked any more. A seat that plays a Retaliation card stays in front of the queue until the card is
carried out. When the queue is done, the first Action Phase begins.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from londinium.games.dei import build, effects, icons, market, modules
from londinium.games.dei.box import BRIDGE, NEUTRAL
from londinium.games.dei.campaign import privileges
from londinium.games.dei.campaign.forms import EventEntry
from londinium.games.dei.campaign.sheets import event_of, purebred, scenario_of
from londinium.games.dei.city import is_home, lift_segment
from londinium.games.dei.collect import check_storage, store
from londinium.games.dei.majority import reckon
from londinium.games.dei.modules import Module
from londinium.games.dei.moves import LIFT_BRIDGE, LIFT_SEGMENT, RETURN, STOP, TAKE
from londinium.games.dei.old_london import punishment, retaliation
from londinium.games.dei.questions import (
    Q_GO_BETWEEN,
    Q_GRANT,
    Q_HIERARCHY,
    Q_MUTINY,
    Q_OCCUPATION,
    Q_OCCUPATION_CARD,
    Q_RAID,
    Q_SABOTAGE,
    Q_SABOTAGE_FATE,
    Q_SABOTAGE_SPAN,
    Q_SALARY,
    Q_SPONSOR,
    Q_TRIBUTE,
    Q_VENDETTA,
)
from londinium.games.dei.scoring import gain_supplies
from londinium.games.dei.turns import EVENT, PHASE
from londinium.games.dei.units import RESERVE, shift, tell
from londinium.kernel.events import Log, put, turn
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

SEGMENT = -1  # where a site is asked for


# Tokens


def lay_tokens(s: "DeiState", log: Log) -> None:
    """Some of the tokens by chance, unseen, under the columns from Turn 2 on (DOL-EV-1)."""
    if not scenario_of(s).events:
        return
    left = list(range(s.box.event_tokens))
    s.campaign = s.campaign._replace(tokens=tuple(left.pop(s.chance(len(left))) for _ in range(s.box.events_drawn)))
    if log is not None:
        log.extend(put(f"event-{at + 2}", None, f"column-{at + 1}") for at in range(s.box.events_drawn))


def turn_over(s: "DeiState", log: Log) -> None:
    """The Turn marker has entered a column, and Priority Order is set (DOL-EV-2, DOL-EV-3)."""
    s.step = EVENT
    at = s.turn - 2
    if at >= len(s.campaign.tokens):
        return
    s.reveal()
    s.used = 0  # what the last player has used in the own phase
    s.campaign = s.campaign._replace(turned=at + 1)
    event = event_of(s)
    if log is not None:
        log.append(turn(f"event-{s.turn}", event.id))
    if event.what == "collapse":
        collapse(s, event, log)
    s.campaign = s.campaign._replace(queue=comes_to(s, event))


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
    if s.accused:
        conclude(s, log)
        return
    if not s.campaign.queue:
        s.step = PHASE
        modules.run(s, "after_event", log)
        return
    seat, *rest = s.campaign.queue
    s.campaign = s.campaign._replace(queue=tuple(rest))
    event = event_of(s)
    effect = s.box.event_effects[s.box.events.index(event)][0 if seat == purebred(s) else 1]
    if effect >= 0:
        bring(s, seat, effect, log)
    elif event.what in ASKED:
        question, ask = ASKED[event.what]
        frame = (question, seat, *[0] * s.players) if question == Q_SALARY else (question, seat)
        if any(action != s.box.stop for action in ask(s, frame)):
            s.pending[0].append(frame)


def bring(s: "DeiState", seat: int, effect: int, log: Log) -> None:
    """Gains come by themselves; other icons are put before the player (DOL-EV-10, DOL-EV-20, DOL-EV-27)."""
    ops = s.box.effects[effect].ops
    if all(op.code in effects.SIMPLE for op in ops):
        for op in ops:
            icons.gains(s, seat, op, log)
    else:
        effects.begin(s, seat, effect, -1, log)


# Network of Go-Betweens (DOL-EV-11)


def ask_go_between(s: "DeiState", frame: Frame) -> list[int]:
    seat = frame[1]
    homes = [r for r in s.city.regions if is_home(s, seat, r)] if s.reserve[seat] else []
    return [*(s.box.enlist[r] for r in homes), s.box.stop]


def answer_go_between(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    if action != s.box.stop:
        n = min(event_of(s).scrappers, s.reserve[seat])  # DOL-EV-12
        shift(s, seat, RESERVE, s.box.thing[action], n, False, log)


# Government Intervention (DOL-EV-13): what is placed, and where, is asked as for a Grant


def ask_sponsor(s: "DeiState", frame: Frame) -> list[int]:
    seat = frame[1]
    found = [
        s.box.sponsor[owner]
        for owner in range(s.players)
        if owner != seat and privileges.ask_grant(s, (Q_GRANT, seat, owner))  # DOL-EV-14c
    ]
    return [*found, s.box.stop]


def answer_sponsor(s: "DeiState", stack: list[Frame], action: int, _log: Log) -> None:
    seat = stack.pop()[1]
    if action != s.box.stop:
        stack.append((Q_GRANT, seat, s.box.thing[action]))


# Sabotage (DOL-EV-15)


def ask_sabotage(s: "DeiState", frame: Frame) -> list[int]:
    """Bridges and bridge segments of other Factions in Regions with own Majority; Neutral ones stay (DOL-EV-17a)."""
    seat = frame[1]
    others = {other for other in range(s.players) if other != seat}
    wanted = build.held(s, seat)
    return [*build.lifts(s, BRIDGE, others, wanted), *build.segment_lifts(s, others, wanted), s.box.stop]


def answer_sabotage(s: "DeiState", stack: list[Frame], action: int, _log: Log) -> None:
    seat = stack.pop()[1]
    verb, thing = s.box.verb[action], s.box.thing[action]
    if verb == LIFT_SEGMENT:
        stack.append((Q_SABOTAGE_FATE, seat, SEGMENT, thing))
    elif verb == LIFT_BRIDGE:
        stack.append((Q_SABOTAGE_SPAN, seat, thing))


def ask_sabotage_span(s: "DeiState", frame: Frame) -> list[int]:
    """Which Bridge at a Roof is meant: where it leads."""
    _, seat, roof = frame
    found = []
    for site in s.city.sites_at[roof]:
        a, b, _ = s.city.sites[site]
        if 0 <= s.bridges[site] < s.players and s.bridges[site] != seat and seat in (s.majority[a], s.majority[b]):
            found.append(s.box.to[b if a == roof else a])
    return found


def answer_sabotage_span(s: "DeiState", stack: list[Frame], action: int, _log: Log) -> None:
    _, seat, roof = stack.pop()
    to = s.box.thing[action]
    site = s.city.site[min(roof, to), max(roof, to)]
    stack.append((Q_SABOTAGE_FATE, seat, site, s.bridges[site]))


def ask_sabotage_fate(s: "DeiState", _frame: Frame) -> list[int]:
    return [s.box.take, s.box.remove]


def answer_sabotage_fate(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """A removed token returns to its owner, a taken one is the taker's from now on (DOL-EV-16, DOL-EV-17)."""
    _, seat, site, owner = stack.pop()
    if site == SEGMENT:
        lift_segment(s, owner, log)
    else:
        build.place(s, BRIDGE, site, -1, log)
    holder = seat if s.box.verb[action] == TAKE else owner
    s.tokens[holder * 3 + BRIDGE] += 1


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


def ask_hierarchy(s: "DeiState", frame: Frame) -> list[int]:
    return [] if frame[1] == purebred(s) else [s.box.accept, s.box.refuse]  # DOL-EV-22


def answer_hierarchy(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """The two tokens on the Priority track are swapped, the others stay."""
    seat = stack.pop()[1]
    if action != s.box.accept:
        return
    other, before = purebred(s), s.order
    swapped = {seat: other, other: seat}
    s.order = tuple(swapped.get(own, own) for own in before)
    if log is not None:
        log.extend(
            put(f"priority-{own}", f"priority-place-{before.index(own)}", f"priority-place-{s.order.index(own)}")
            for own in (seat, other)
        )
    gain_supplies(s, seat, "events", event_of(s).supplies, log)


# Salary (DOL-EV-23)


def ask_salary(s: "DeiState", frame: Frame) -> list[int]:
    """To feast owners below their limit who have received least (DOL-EV-24, DOL-EV-25), or to the supply."""
    _, seat, *given = frame
    feasts = s.campaign.feasts
    own = [kind for kind in (0, 1) if s.stored[2 * seat + kind]]
    if not any(feasts):  # DOL-EV-26
        return [*(s.box.give_back[kind] for kind in own), s.box.stop]
    short = [other for other in range(s.players) if given[other] < feasts[other]]
    least = min((given[other] for other in short), default=0)
    found = [s.box.give[2 * other + kind] for other in short if given[other] == least for kind in own]
    return [*found, s.box.stop]


def answer_salary(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, *given = stack.pop()
    verb, thing = s.box.verb[action], s.box.thing[action]
    if verb == STOP:
        return
    if verb == RETURN:
        punishment.give_back(s, seat, thing, 1, log)
    else:
        other, kind = divmod(thing, 2)
        given[other] += 1
        store(s, seat, kind, -1, log)
        store(s, other, kind, 1, log)
        frame = (Q_SALARY, seat, *given)
        if len(ask_salary(s, frame)) > 1:
            stack.append(frame)
        check_storage(s, other)
    gain_supplies(s, seat, "events", event_of(s).supplies, log)


# Mutiny and Vendetta (DOL-EV-28 to DOL-EV-32a): Retaliation cards played as if of rank 1


def cards_to_play(s: "DeiState", seat: int) -> list[int]:
    """Cards on the board that can be applied to somebody (DOL-EV-30a); Units are not needed (DOL-EV-30)."""
    return [s.box.denounce[card] for card in s.board if card >= 0 and punishment.hit(s, seat, card)]


def ask_mutiny(s: "DeiState", frame: Frame) -> list[int]:
    return [*cards_to_play(s, frame[1]), s.box.stop]


def ask_vendetta(s: "DeiState", frame: Frame) -> list[int]:
    return cards_to_play(s, frame[1])


def answer_mutiny(s: "DeiState", stack: list[Frame], action: int, _log: Log) -> None:
    seat = stack.pop()[1]
    if action == s.box.stop:
        return
    card = s.box.thing[action]
    s.accused = s.board.index(card) + 1
    s.campaign = s.campaign._replace(queue=(seat, *s.campaign.queue))
    punishment.strike(s, stack, seat, card)


answer_vendetta = answer_mutiny


def conclude(s: "DeiState", log: Log) -> None:
    """The card is discarded, the player advances by 1, and the board is filled again (DOL-EV-29, DOL-EV-30b)."""
    rank, s.accused = s.accused, 0
    seat, *rest = s.campaign.queue
    s.campaign = s.campaign._replace(queue=tuple(rest))
    retaliation.discard(s, rank, log)
    retaliation.advance(s, seat, 1, log)
    retaliation.refresh(s, log)


# Raid (DOL-EV-33)


def ask_raid(s: "DeiState", frame: Frame) -> list[int]:
    return [s.box.raid[r] for r in build.held(s, frame[1])]


def answer_raid(s: "DeiState", stack: list[Frame], action: int, _log: Log) -> None:
    """Everybody else who has a Unit there pays, if anything can be paid (DOL-EV-34)."""
    seat = stack.pop()[1]
    r = s.box.thing[action]
    frames = [(Q_TRIBUTE, other, r, seat) for other in s.order if other != seat and s.present[other] >> r & 1]
    stack.extend(frame for frame in reversed(frames) if ask_tribute(s, frame))


def ask_tribute(s: "DeiState", frame: Frame) -> list[int]:
    _, seat, r, raider = frame
    found = [s.box.remove] if s.scrappers[seat * s.box.size + r] else []
    return found + [s.box.give[2 * raider + kind] for kind in (0, 1) if s.stored[2 * seat + kind]]


def answer_tribute(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, r, raider = stack.pop()
    if action == s.box.remove:
        shift(s, seat, r, RESERVE, 1, False, log)
        return
    kind = s.box.thing[action] % 2
    store(s, seat, kind, -1, log)
    store(s, raider, kind, 1, log)
    check_storage(s, raider)


# Occupation (DOL-EV-35)


def on_show(s: "DeiState", colour: int) -> list[int]:
    """The revealed cards of the Outpost Market of a colour (DOL-EV-36)."""
    slots = zip(s.box.slots, s.slots, strict=True)
    return [card for of, card in slots if card >= 0 and s.box.market_colour[of] == colour]


def ask_occupation(s: "DeiState", frame: Frame) -> list[int]:
    """Outposts on the board of a colour with enough cubes; kept cubes count (DOL-EV-36a, DOL-EV-36c)."""
    seat, n, least = frame[1], len(s.box.colours), event_of(s).outposts
    found = []
    for r in s.city.outposts:
        colour = s.box.outposts[r]
        if s.control[r] == seat and r not in s.campaign.closed and s.cubes[seat * n + colour] >= least:
            found += [s.box.occupy[r]] if on_show(s, colour) else []
    return [*found, s.box.stop]


def answer_occupation(s: "DeiState", stack: list[Frame], action: int, _log: Log) -> None:
    """The Outpost is gone for good; its cube stays where it is, and nobody can take it any more (DOL-EV-36b)."""
    seat = stack.pop()[1]
    if action != s.box.stop:
        r = s.box.thing[action]
        s.campaign = s.campaign._replace(closed=(*s.campaign.closed, r))
        stack.append((Q_OCCUPATION_CARD, seat, s.box.outposts[r]))


def ask_occupation_card(s: "DeiState", frame: Frame) -> list[int]:
    return [s.box.buy[card] for card in on_show(s, frame[2])]


def answer_occupation_card(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """To the hand, with the Energy Cell that lies on it (DOL-PB-26); it is not bought."""
    seat = stack.pop()[1]
    card = s.box.thing[action]
    market.take_card(s, seat, card, log)
    if card in s.celled:
        market.take_cell(s, seat, card, log)
        check_storage(s, seat)


ASKED: dict[str, tuple[int, Callable[["DeiState", Frame], list[int]]]] = {
    "go_betweens": (Q_GO_BETWEEN, ask_go_between),
    "intervention": (Q_SPONSOR, ask_sponsor),
    "sabotage": (Q_SABOTAGE, ask_sabotage),
    "hierarchy": (Q_HIERARCHY, ask_hierarchy),
    "salary": (Q_SALARY, ask_salary),
    "mutiny": (Q_MUTINY, ask_mutiny),
    "vendetta": (Q_VENDETTA, ask_vendetta),
    "raid": (Q_RAID, ask_raid),
    "occupation": (Q_OCCUPATION, ask_occupation),
}
MODULE = Module("events", {"end_of_set_up": lay_tokens, "new_order": turn_over, "event": resolve})
