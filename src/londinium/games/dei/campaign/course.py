"""The course of a campaign (DOL-CAMP): setting up a scenario, closing it, Privileges between two, the final victory."""

from typing import TYPE_CHECKING

from londinium.games.dei import expansions, scoring, setup
from londinium.games.dei.campaign import inspiration, objectives
from londinium.games.dei.campaign.forms import Privilege
from londinium.games.dei.campaign.sheets import (
    NOTHING,
    Campaign,
    Sheet,
    companions,
    is_for,
    owned,
    purebred,
    put_at,
    put_sheet,
    scenario_of,
    sheet,
)
from londinium.games.dei.city import Laid
from londinium.games.dei.modules import Module
from londinium.games.dei.moves import STOP
from londinium.games.dei.options import DeiOptions
from londinium.games.dei.questions import Q_LEGACY, Q_PRIVILEGE, Q_WRITE
from londinium.games.dei.turns import INTERLUDE, SET_UP
from londinium.games.dei.units import RESERVE, shift
from londinium.kernel.events import Log, clear, gain, put, stage
from londinium.kernel.outcome import Outcome, standings
from londinium.kernel.refusal import Refusal
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.box import Box
    from londinium.games.dei.state import DeiState

EXCLUDED = ("fauns", "psionics", "wild")  # Factions of other expansions (DOL-CAMP-3)
MODULES = ("retaliation", "thames", "challenge", "alliances")


def forbidden(box: "Box", options: DeiOptions) -> Refusal | None:
    """What a campaign cannot be played with."""
    for faction in options.factions or ():
        if faction in EXCLUDED:
            return Refusal("DOL-CAMP-3", {"faction": faction})
    leads = box.factions[box.base_factions].id
    if options.factions is not None and leads not in options.factions:
        return Refusal("DOL-CAMP-2", {"faction": leads})
    if options.layout != "random":
        return Refusal("DOL-CAMP-7", {"option": "layout"})
    chosen = next((name for name in MODULES if getattr(options, name)), None)
    return Refusal("DOL-CAMP-9", {"option": chosen}) if chosen else None


def begun(players: int) -> Campaign:
    """The first scenario, with empty sheets."""
    return on_the_table(Campaign(1, (Sheet(),) * players), players)


def on_the_table(campaign: Campaign, players: int) -> Campaign:
    """The beginning of a scenario: nothing is left of the one before but the sheets (DOL-CAMP-9a)."""
    nothing = (0,) * players
    return Campaign(
        campaign.scenario,
        campaign.sheets,
        power=nothing,
        bought=((),) * players,
        opened=nothing,
        cleared=nothing,
        feasts=nothing,
        left=nothing,
        private=(NOTHING,) * players,
        spare=(NOTHING,) * players,
    )


def agree(s: "DeiState") -> None:
    """Find the modules and terms of the scenario; cards that were written down are no Market cards any more."""
    s.modules = expansions.in_play(s.box, s.options, s.campaign.scenario)
    seats = range(len(s.campaign.sheets))
    written = {card for seat in seats for card in owned(s, seat, "OWN_CARD")}
    bought = {card for seat in seats for card in s.campaign.bought[seat]}  # until the scenario ends (DOL-PRIV-2)
    s.terms = s.box.terms[s.campaign.scenario]._replace(withheld=frozenset(written - bought))


# Setting up


def open_scenario(s: "DeiState", log: Log) -> None:
    """Everything is reset but the sheets, and the next scenario is set up (DOL-CAMP-6, DOL-CAMP-9a)."""
    order = next_order(s)
    s.clear()
    s.campaign = on_the_table(s.campaign._replace(scenario=s.campaign.scenario + 1), s.players)
    s.order = head_start(s, order)
    s.step = SET_UP
    agree(s)
    if log is not None:
        log.append(clear("campaign_points", "power_points", "sheet"))
        log.append(stage("scenario", s.campaign.scenario))


def all_seats(s: "DeiState") -> list[int]:
    """In Priority Order, then those who have left it."""
    return [*s.order, *(seat for seat in range(s.players) if seat not in s.order)]


def next_order(s: "DeiState") -> tuple[int, ...]:
    """The last placed player first; equals as they stood (DOL-CAMP-6, DOL-CAMP-6a)."""
    ranking, _ = scoring.places(s)
    return tuple(sorted(all_seats(s), key=lambda seat: -ranking[seat]))


def head_start(s: "DeiState", order: tuple[int, ...]) -> tuple[int, ...]:
    """Of those with the Privilege the one with fewest campaign points comes first (DOL-PRIV-16)."""
    owners = [seat for seat in order if owned(s, seat, "FIRST_PLAYER")]
    if not owners:
        return order
    first = min(owners, key=lambda seat: sum(sheet(s, seat).campaign_points))
    return (first, *(seat for seat in order if seat != first))


def priority(s: "DeiState", log: Log) -> None:
    """By chance in the first scenario (DOL-CAMP-5), later by the result of the one before."""
    if s.campaign.scenario == 1:
        if log is not None:
            log.append(stage("scenario", 1))
        setup.priority(s, log)
    elif log is not None:
        log.extend(put(f"priority-{seat}", None, f"priority-place-{place}") for place, seat in enumerate(s.order))


def factions(s: "DeiState", log: Log) -> None:
    """Each keeps its Faction for the whole campaign (DOL-CAMP-1)."""
    if not s.factions:
        setup.factions(s, log)
    elif log is not None:
        log.extend(put(s.box.factions[own].id, None, f"seat-{seat}") for seat, own in enumerate(s.factions))


def neutral_bridges(s: "DeiState", log: Log) -> None:
    kind = scenario_of(s).terms.neutral_bridges
    if kind is None:
        setup.neutral_bridges(s, log)
    elif kind == "tiles":
        setup.bridges_of_tiles(s, log)


def start_in_the_camp(s: "DeiState", log: Log) -> None:
    """In some scenarios the Purebred stand on the board when the game begins (DOL-S3-2, DOL-S4-2)."""
    if s.terms.start >= 0:
        seat = purebred(s)
        starts = s.box.factions[s.factions[seat]].starts
        assert starts is not None
        shift(s, seat, RESERVE, s.terms.start, min(starts.scrappers + companions(s, seat), s.reserve[seat]), True, log)


def lay(s: "DeiState", _tiles: list[int], _width: int) -> Laid:
    return layout(s)


def layout(s: "DeiState") -> Laid:
    """The marked part of the four-player board (DOL-CAMP-7, DOL-CAMP-8)."""
    scenario = scenario_of(s)
    width = len(s.box.layouts[s.players][0])
    rows = scenario.rows[: len(s.box.layouts[s.players])]
    return tuple((s.box.tile_ids.index(id), scenario.turned.get(id, 0)) for row in rows for id in row[:width])


# Closing a scenario


def check_objectives(s: "DeiState", log: Log) -> None:
    """Of those who have not left before (DOL-S4-11)."""
    for seat in s.order:
        objectives.lower(s, seat, log)


def close(s: "DeiState", log: Log) -> None:
    """Places, campaign points, power points, then Privileges (DOL-CAMP-30 to DOL-CAMP-37a)."""
    scenario = scenario_of(s)
    ranking, _ = scoring.places(s)
    inspiration.note(s)  # 70 Supplies, final scoring included (DOL-INS-3)
    for seat, place in enumerate(ranking):
        points = scenario.points[place - 1]
        behind = sum(other > place for other in ranking)
        more = scenario.consolation if behind <= (1 if s.players == 4 else 0) else 0  # DOL-CAMP-31, DOL-CAMP-35a
        own = sheet(s, seat)
        power = s.campaign.power[seat] + more
        put_sheet(
            s,
            seat,
            own._replace(
                supplies=(*own.supplies, s.supplies[seat]),
                campaign_points=(*own.campaign_points, points),
                power_points=(*own.power_points, power),
                kept=(),
            ),
        )
        if log is not None:
            log.append(gain(seat, "campaign_points", points))
            log.append(gain(seat, "power_points", more))
    s.campaign = s.campaign._replace(power=(0,) * s.players)
    if s.campaign.scenario == len(s.box.scenarios):
        scoring.finish(s, log)
        return
    s.step = INTERLUDE
    if log is not None:
        log.append(stage("interlude", s.campaign.scenario))
    order = all_seats(s)
    s.pending[0].extend((Q_PRIVILEGE, seat) for seat in reversed(order) if len(ask_privilege(s, (0, seat))) > 1)
    for seat in reversed(order):
        if owned(s, seat, "KEEP_BOOSTS"):  # bought before (DOL-PRIV-17)
            most = next(own.effect.n for own in s.box.privileges if own.effect.op == "KEEP_BOOSTS")
            ask_to_keep(s, seat, most)


# Privileges (DOL-PRIV-1 to DOL-PRIV-4)


def ask_privilege(s: "DeiState", frame: Frame) -> list[int]:
    """Each once in a campaign, for power points; where something is written down, there must be something."""
    seat = frame[1]
    own = sheet(s, seat)
    bought = {which for which, _ in own.privileges}
    return [
        *(
            s.box.privilege[which]
            for which, privilege in enumerate(s.box.privileges)
            if which not in bought
            and privilege.cost <= own.to_spend
            and is_for(s, seat, privilege.who)
            and (privilege.writes is None or values(s, seat, privilege))
        ),
        s.box.stop,
    ]


def answer_privilege(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    if s.box.verb[action] == STOP:
        return
    which = s.box.thing[action]
    stack.append((Q_PRIVILEGE, seat))
    if s.box.privileges[which].writes:
        stack.append((Q_WRITE, seat, which))
    else:
        buy(s, seat, which, NOTHING, log)


def buy(s: "DeiState", seat: int, which: int, written: int, log: Log) -> None:
    own, cost = sheet(s, seat), s.box.privileges[which].cost
    put_sheet(s, seat, own._replace(spent=own.spent + cost, privileges=(*own.privileges, (which, written))))
    if log is not None:
        log.append(gain(seat, "power_points", -cost))
        log.append(put(f"privilege-{s.box.privileges[which].id}-{seat}", None, f"sheet-{seat}"))


def values(s: "DeiState", seat: int, privilege: Privilege) -> list[int]:
    """What can be written down, as places in `Box.written`, for a colour, a Feat or a Market card."""
    box = s.box
    first_feat = len(box.colours)
    if privilege.writes == "colour":
        return list(range(first_feat))
    if privilege.writes == "feat":
        taken = {feat for other in range(s.players) for feat in owned(s, other, "FIXED_FEAT")}  # DOL-PRIV-29
        return [
            first_feat + feat
            for feat in range(len(box.feats))
            if s.campaign.opened[seat] >> feat & 1 and feat not in taken
        ]
    cards = [card for card in s.campaign.bought[seat] if fits(s, card, privilege)]
    return sorted(box.written.index(box.card_ids[card]) for card in cards if card not in written_cards(s))


def written_cards(s: "DeiState") -> set[int]:
    """The cards that some Faction has written down (DOL-PRIV-44b)."""
    return {card for seat in range(s.players) for card in owned(s, seat, "OWN_CARD")}


def fits(s: "DeiState", card: int, privilege: Privilege) -> bool:
    """Whether a bought card is of the Markets and the type that a Privilege is for (DOL-PRIV-40, 42, 43)."""
    effect, black = privilege.effect, s.box.market_colour[s.box.market_of[card]] < 0
    if effect.type == "drone" and not s.box.is_drone_card[card]:
        return False
    return effect.markets is None or black == (effect.markets == "black")


def ask_write(s: "DeiState", frame: Frame) -> list[int]:
    _, seat, which = frame
    return [s.box.write[value] for value in values(s, seat, s.box.privileges[which])]


def answer_write(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """A colour, a Feat or a card, by its number in the box."""
    _, seat, which = stack.pop()
    value, box = s.box.thing[action], s.box
    kind = box.privileges[which].writes
    if kind == "card":
        value = box.card_ids.index(box.written[value])
    elif kind == "feat":
        value -= len(box.colours)
    buy(s, seat, which, value, log)


# Legacy (DOL-PRIV-17)


def ask_to_keep(s: "DeiState", seat: int, left: int) -> None:
    frame = (Q_LEGACY, seat, left)
    if left and len(ask_legacy(s, frame)) > 1:
        s.pending[0].append(frame)


def ask_legacy(s: "DeiState", frame: Frame) -> list[int]:
    seat, kinds, kept = frame[1], len(s.box.boosts), sheet(s, frame[1]).kept
    held = s.boosts[seat * kinds : seat * kinds + kinds]
    return [*(s.box.sweet[kind] for kind, n in enumerate(held) if n > kept.count(kind)), s.box.stop]


def answer_legacy(s: "DeiState", stack: list[Frame], action: int, _log: Log) -> None:
    _, seat, left = stack.pop()
    if s.box.verb[action] != STOP:
        own = sheet(s, seat)
        put_sheet(s, seat, own._replace(kept=(*own.kept, s.box.thing[action])))
        ask_to_keep(s, seat, left - 1)


# The end (DOL-CAMP-40 to DOL-CAMP-43)


def victory(s: "DeiState") -> Outcome:
    """Most campaign points; in a tie the Purebred, then more Supplies over all scenarios."""
    points = [sum(own.campaign_points) for own in s.campaign.sheets]
    ties = (
        ("DOL-CAMP-41", [int(seat == purebred(s)) for seat in range(s.players)]),
        ("DOL-CAMP-42", [sum(own.supplies) for own in s.campaign.sheets]),
    )
    ranking, decided_by = standings(points, ties)
    breakdown = [
        {f"scenario_{number}": n for number, n in enumerate(own.campaign_points, 1)} for own in s.campaign.sheets
    ]
    return {"scores": points, "ranking": ranking, "decided_by": decided_by, "breakdown": breakdown}


def begin_own_phase(s: "DeiState", _log: Log) -> None:
    """What a scenario lets a player do once in an own phase can be done anew."""
    s.campaign = s.campaign._replace(done=0)


def note_bought(s: "DeiState", seat: int, things: tuple[int, ...], _log: Log) -> None:
    bought = s.campaign.bought
    s.campaign = s.campaign._replace(bought=put_at(bought, seat, bought[seat] + things))


def note_unlocked(s: "DeiState", _log: Log) -> None:
    opened = tuple(before | now for before, now in zip(s.campaign.opened, s.unlocked, strict=True))
    s.campaign = s.campaign._replace(opened=opened)


MODULE = Module(
    "campaign",
    {
        "end_of_set_up": start_in_the_camp,
        "opening": begin_own_phase,
        "unlocked": note_unlocked,
        "before_scoring": check_objectives,
        "interlude": open_scenario,
    },
    instead={"priority": priority, "factions": factions, "neutral_bridges": neutral_bridges},
    when={"bought": note_bought},
    categories=("objectives", "events", "privileges"),
    lay=lay,
    fixed=layout,
    after_scoring=close,
    result=victory,
)
