"""The course of a campaign (DOL-CAMP): setting up a scenario, closing it, Privileges between two, the final victory."""

from typing import TYPE_CHECKING, Any

from londinium.games.dei import scoring, set_up
from londinium.games.dei._fields import FIELDS
from londinium.games.dei.campaign import insight, inspiration, objectives, offers, speech, view
from londinium.games.dei.campaign._fields import Campaign
from londinium.games.dei.campaign.explain import course as refusals
from londinium.games.dei.campaign.moves import QUESTIONS
from londinium.games.dei.campaign.sheets import (
    NOTHING,
    Sheet,
    campaign_of,
    kit_of,
    owned,
    purebred,
    put_at,
    put_sheet,
    scenario_of,
    sheet,
)
from londinium.games.dei.city import Laid
from londinium.games.dei.seams import Module, Seams, Terms
from londinium.games.dei.turn import INTERLUDE, SET_UP
from londinium.games.dei.units import RESERVE, shift
from londinium.kernel.events import Log, clear, gain, put, stage
from londinium.kernel.outcome import Outcome, standings
from londinium.kernel.questions import Question, Stack
from londinium.kernel.refusal import Refusal

if TYPE_CHECKING:
    from londinium.games.dei.box import Box
    from londinium.games.dei.state import DeiState

EXCLUDED = ("fauns", "psionics", "wild")  # Factions of other expansions (DOL-CAMP-3)
MODULES = ("retaliation", "thames", "challenge", "alliances")


def forbidden(box: "Box", _players: int, options: Any) -> Refusal | None:
    """What a campaign cannot be played with."""
    if not options.campaign:
        return None
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


def begun(s: "DeiState") -> Campaign:
    """The first scenario, with empty sheets."""
    return on_the_table(1, (Sheet(),) * s.players)


def on_the_table(scenario: int, sheets: tuple[Sheet, ...]) -> Campaign:
    """The beginning of a scenario: nothing is left of the one before but the sheets (DOL-CAMP-9a)."""
    players = len(sheets)
    nothing = (0,) * players
    return Campaign(
        scenario,
        sheets,
        power=nothing,
        bought=((),) * players,
        opened=nothing,
        cleared=nothing,
        feasts=nothing,
        left=nothing,
        private=(NOTHING,) * players,
        spare=(NOTHING,) * players,
        put_back=(NOTHING,) * players,
    )


def terms(s: "DeiState") -> Terms:
    """What the scenario changes; cards that were written down are no Market cards any more."""
    campaign = campaign_of(s)
    bought = {card for cards in campaign.bought for card in cards}  # until the scenario ends (DOL-PRIV-2)
    return (
        kit_of(s)
        .terms[campaign.scenario - 1]
        ._replace(withheld=frozenset(offers.written_cards(s) - bought), closed=frozenset(campaign.closed))
    )


# Setting up


def open_scenario(s: "DeiState", log: Log) -> None:
    """Everything is reset but the sheets, and the next scenario is set up (DOL-CAMP-6, DOL-CAMP-9a)."""
    order, before = next_order(s), campaign_of(s)
    fresh = s.game.set_up(s.players, s.options, 0)
    for name in FIELDS:
        if name != "factions":
            setattr(s, name, getattr(fresh, name))
    s.parts = {"campaign": on_the_table(before.scenario + 1, before.sheets)}
    s.enter()
    s.order = head_start(s, order)
    s.step = SET_UP
    if log is not None:
        log.append(clear("campaign_points", "power_points", "sheet"))
        log.append(stage("scenario", campaign_of(s).scenario))


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
    if campaign_of(s).scenario == 1:
        if log is not None:
            log.append(stage("scenario", 1))
        set_up.priority(s, log)
    else:
        set_up.tell_order(s.order, (), s.order, log)


def factions(s: "DeiState", log: Log) -> None:
    """Each keeps its Faction for the whole campaign (DOL-CAMP-1)."""
    if not s.factions:
        set_up.factions(s, log)
    elif log is not None:
        log.extend(put(s.box.factions[own].id, None, f"seat-{seat}") for seat, own in enumerate(s.factions))


def neutral_bridges(s: "DeiState", log: Log) -> None:
    kind = scenario_of(s).terms.neutral_bridges
    if kind is None:
        set_up.neutral_bridges(s, log)
    elif kind == "tiles":
        set_up.bridges_of_tiles(s, log)


def start_in_the_camp(s: "DeiState", log: Log) -> None:
    """In some scenarios the Purebred stand on the board when the game begins (DOL-S3-2, DOL-S4-2)."""
    if s.terms.start >= 0:
        seat = purebred(s)
        starts = s.box.factions[s.factions[seat]].starts
        assert starts is not None
        shift(s, seat, RESERVE, s.terms.start, starts.scrappers, True, log)


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
        power = campaign_of(s).power[seat] + more
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
    campaign_of(s).power = (0,) * s.players
    if campaign_of(s).scenario == len(kit_of(s).scenarios):
        scoring.finish(s, log)
        return
    s.step = INTERLUDE
    if log is not None:
        log.append(stage("interlude", campaign_of(s).scenario))
    order = all_seats(s)
    questions = [Privilege(seat) for seat in reversed(order)]
    s.pending[0].extend(asked for asked in questions if len(asked.answers(s)) > 1)
    for seat in reversed(order):
        if owned(s, seat, "KEEP_BOOSTS"):  # bought before (DOL-PRIV-17)
            most = next(own.effect.n for own in kit_of(s).privileges if own.effect.op == "KEEP_BOOSTS")
            ask_to_keep(s, seat, most)


# Privileges (DOL-PRIV-1 to DOL-PRIV-4)


@QUESTIONS.question(
    43,
    "privilege",
    moves=("privilege", "stop"),
    rules={
        "privilege": [
            ("DOL-PRIV-3", refusals.not_bought_yet),
            ("DOL-PRIV-42", refusals.only_for("purebred")),
            ("DOL-PRIV-43", refusals.only_for("others")),
            ("DOL-PRIV-1", refusals.enough_points),
            *map(refusals.something_to_write, ("DOL-PRIV-28", "DOL-PRIV-40", "DOL-PRIV-42", "DOL-PRIV-43")),
        ]
    },
)
class Privilege(Question, frozen=True):
    """Which one is bought for power points, or none."""

    def answers(self, s: "DeiState") -> list[int]:
        every = range(len(kit_of(s).privileges))
        found = [kit_of(s).privilege[which] for which in every if offers.state(s, self.seat, which) == "open"]
        return [*found, s.box.stop]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """The question stays, for the next one."""
        if action == s.box.stop:
            stack.pop()
            return
        which = s.box.thing[action]
        if kit_of(s).privileges[which].writes:
            stack.append(Write(self.seat, which))
        else:
            buy(s, self.seat, which, NOTHING, log)


def buy(s: "DeiState", seat: int, which: int, written: int, log: Log) -> None:
    own, cost = sheet(s, seat), kit_of(s).privileges[which].cost
    put_sheet(s, seat, own._replace(spent=own.spent + cost, privileges=(*own.privileges, (which, written))))
    if log is not None:
        log.append(gain(seat, "power_points", -cost))
        log.append(put(f"privilege-{kit_of(s).privileges[which].id}-{seat}", None, f"sheet-{seat}"))


@QUESTIONS.question(44, "write", moves=("write",), rules={"write": [*map(refusals.fit_to_write, refusals.WRITTEN)]})
class Write(Question, frozen=True):
    """What a Privilege is bought for: a colour, a Feat or a card, written down by its number in the box."""

    privilege: int

    def answers(self, s: "DeiState") -> list[int]:
        return [kit_of(s).write[value] for value in offers.values(s, self.seat, kit_of(s).privileges[self.privilege])]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        value, box = s.box.thing[action], s.box
        kind = kit_of(s).privileges[self.privilege].writes
        if kind == "card":
            value = box.card_ids.index(kit_of(s).written[value])
        elif kind == "feat":
            value -= len(box.colours)
        buy(s, self.seat, self.privilege, value, log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"privilege": kit_of(s).privileges[self.privilege].id}


# Legacy (DOL-PRIV-17)


def ask_to_keep(s: "DeiState", seat: int, left: int) -> None:
    question = Legacy(seat, left)
    if left and len(question.answers(s)) > 1:
        s.pending[0].append(question)


@QUESTIONS.question(45, "legacy", moves=("sweet", "stop"), rules={"sweet": [("DOL-PRIV-17", refusals.boost_to_keep)]})
class Legacy(Question, frozen=True):
    """Which Candy Boost is kept for the next scenario, or none."""

    left: int  # Candy Boosts that may still be kept

    def answers(self, s: "DeiState") -> list[int]:
        kinds, kept = len(s.box.boosts), sheet(s, self.seat).kept
        held = s.boosts[self.seat * kinds : self.seat * kinds + kinds]
        return [*(s.box.sweet[kind] for kind, n in enumerate(held) if n > kept.count(kind)), s.box.stop]

    def answer(self, s: "DeiState", stack: Stack, action: int, _log: Log) -> None:
        stack.pop()
        if action != s.box.stop:
            own = sheet(s, self.seat)
            put_sheet(s, self.seat, own._replace(kept=(*own.kept, s.box.thing[action])))
            ask_to_keep(s, self.seat, self.left - 1)

    def about(self, _s: "DeiState") -> dict[str, Any]:
        return {"n": self.left}


# The end (DOL-CAMP-40 to DOL-CAMP-43)


def victory(s: "DeiState") -> Outcome:
    """Most campaign points; in a tie the Purebred, then more Supplies over all scenarios."""
    points = [sum(own.campaign_points) for own in campaign_of(s).sheets]
    ties = (
        ("DOL-CAMP-41", [int(seat == purebred(s)) for seat in range(s.players)]),
        ("DOL-CAMP-42", [sum(own.supplies) for own in campaign_of(s).sheets]),
    )
    ranking, decided_by = standings(points, ties)
    breakdown = [
        {f"scenario_{number}": n for number, n in enumerate(own.campaign_points, 1)} for own in campaign_of(s).sheets
    ]
    return {"scores": points, "ranking": ranking, "decided_by": decided_by, "breakdown": breakdown}


def begin_own_phase(s: "DeiState", _log: Log) -> None:
    """What a scenario lets a player do once in an own phase can be done anew."""
    campaign_of(s).done = 0


def note_bought(s: "DeiState", seat: int, card: int, _log: Log) -> None:
    campaign = campaign_of(s)
    campaign.bought = put_at(campaign.bought, seat, (*campaign.bought[seat], card))


def note_unlocked(s: "DeiState", _log: Log) -> None:
    campaign = campaign_of(s)
    campaign.opened = tuple(before | now for before, now in zip(campaign.opened, s.unlocked, strict=True))


MODULE = Module(
    "campaign",
    Seams(
        instead={
            set_up.priority: priority,
            set_up.factions: factions,
            set_up.neutral_bridges: neutral_bridges,
        },
        lay=(lay,),
        fixed=(layout,),
        end_of_set_up=(start_in_the_camp,),
        opening=(begin_own_phase,),
        unlocked=(note_unlocked,),
        before_scoring=(check_objectives,),
        after_scoring=(close,),
        interlude=(open_scenario,),
        categories=("objectives", "events", "privileges"),
        result=(victory,),
        bought=(note_bought,),
        terms=(terms,),
        beside=(inspiration.beside,),
        aside={"inspire": inspiration.use},
        noted=(inspiration.note,),
        view=(view.view,),
        deal=(view.deal,),
        pieces=(view.pieces,),
        figures=(speech.figures,),
        closing=(speech.closing,),
        progress=(speech.progress,),
        worth=(insight.scenario,),
        outlook=(insight.sheets,),
        value=(insight.between,),
        weights={"inspire": 0.2},
    ),
    slot=begun,
    load=Campaign.load,
)
