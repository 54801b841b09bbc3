"""A table of D.E.I. set up as a test needs it, in a line or two.

`table(...)` gives a game at the first card of a seat's Action Phase, in the city of the first game (rotation 0), with
nothing on the board but what is named. Everything is given by the names of the data files:

    s = table(units={"2:A": "3 2L"}, hands={0: "RAV-2"})      seat 0 has 3 Scrappers in 2:A, seat 1 two and its Leader
    s = table("farmz auxilia", order=(1, 0), turn=2, phase=3, seat=1, supplies=(14, 9))
    s = table(stored={0: (3, 1)}, market={"tactical": "M05 M01"}, decks={"tactical": "M02 M03"}, control={"2:A": 0})
    s = table(elevators={"2:A 2:R": 0}, bridges={"2:R 2:S": "neutral"}, refuges={"2:B": 1})
    s = table(unlocked={0: "FR1 FB6"}, feats={1: "FR2 FG1 FB1"}, boosts={0: "CB-HOLD"}, supply="CB-MOVE")
    s = table("purebred ravagers", scenario=3, privileges={1: "PV1-5 PV2-5:red"})    a scenario of a campaign
    s = table(missions=("MS01 MS02", "MS03 MS04", …), marks={0: "MS01"}, drones={"masamune": "2:R"})

Units are text by seat: so many Scrappers, `L` for the Leader (`L` alone: the Leader alone). Chance always takes what
comes first: the first card of a deck as given, the first kind of Candy Boost in the supply; `by_chance(s, seed)` is the
same table with real chance. Outposts with a Majority are controlled at once, as the rules say; `control` gives cubes
without Units. A seat has the cards of its Faction in hand unless `hands` says otherwise.

Then `do(s, "from", region="2:A")` acts for whoever is asked, `move(s, "2:A", "2:B", 3)` is a whole Move,
`may(s, "to")` are the objects of a kind of move that are legal now, `why(s, "to", region="2:B")` is the rule that
forbids one, `stopped_by(...)` tries it, `asked(s)` is what is asked. `at(s, "2:A")` is a Region as all see it, `pad(s)`
a Pad. `end_phase(s)` leaves everything unused until another seat is asked, `idle(s)` is one such answer.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest

import londinium
from londinium.games.dei import set_up
from londinium.games.dei._fields import FIELDS
from londinium.games.dei.box import NEUTRAL
from londinium.games.dei.campaign import course
from londinium.games.dei.campaign.kit import CampaignKit
from londinium.games.dei.campaign.sheets import NOTHING, Sheet, campaign_of, put_sheet
from londinium.games.dei.game import Dei
from londinium.games.dei.seams import Expansion, Module, Seams
from londinium.games.dei.state import DeiState
from londinium.games.dei.turn import CARDS, next_set_up_step
from londinium.games.dei.view import PadView, RegionView
from londinium.kernel.questions import Questions
from londinium.kernel.rows import row
from londinium.kernel.tuples import changed

GAME = cast(Dei, londinium.game("dei"))
BOX = GAME.box
KIT = cast(CampaignKit, BOX.kits["campaign"])
FACTIONS = "ravagers refuge42 farmz auxilia"
KERNEL = ("game", "players", "options", "seed", "past", "rng", "barrier", "pending")


class Stacked(DeiState):
    """A state in which chance takes what comes first."""

    __slots__ = ()

    def chance(self, n: int) -> int:
        super().chance(n)
        return 0


def game_with(seams: Seams, option: str = "mine", **kept: Any) -> Dei:
    """The game with a module of the test in play, which steps in at these places; `kept` is how its slot is made."""
    module = Module(option, seams, **kept)

    class With(Dei):
        expansions = (
            *Dei.expansions,
            Expansion((module,), lambda _box, _options, _parts, before: (*before, module), Questions()),
        )

    return With()


def region(name: str) -> int:
    return BOX.region[name]


def card(name: str) -> int:
    return BOX.card_ids.index(name)


def cards(names: str) -> tuple[int, ...]:
    return tuple(card(name) for name in names.split())


def feat(name: str) -> int:
    return [one.id for one in BOX.feats].index(name)


def mission(name: str) -> int:
    return [one.id for one in BOX.missions].index(name)


def boost(name: str) -> int:
    return [one.id for one in BOX.boosts].index(name)


def begun(
    players: int = 2,
    seed: int = 0,
    answered: bool = False,
    *,
    scenario: int = 0,
    privileges: Mapping[int, str] = {},
    game: Dei | None = None,
    **options: Any,
) -> Stacked:
    """A game after its set-up, as chance made it, before the first Turn; from now on chance takes what comes first.

    It stops at the first question of the set-up, unless these are `answered`, each with the first answer. With a
    `scenario` it is that one of a campaign, with `privileges` on the sheets ("PV1-1 PV2-5:red").
    """
    game = game or GAME
    fresh = game.set_up(players, game.options(**{**options, "campaign": scenario > 0}), seed)
    if scenario:
        for own, names in privileges.items():
            put_sheet(fresh, own, Sheet(privileges=written(names)))
        campaign_of(fresh).scenario = scenario
        fresh.enter()
        if scenario > 1:
            ids = [faction.id for faction in BOX.factions]
            fresh.factions = tuple(ids.index(id) for id in options["factions"])
            fresh.order = course.head_start(fresh, tuple(range(players)))
    while fresh.pending[0] or fresh.set_up < len(set_up.STEPS):
        if not fresh.pending[0]:
            next_set_up_step(fresh, None)
        elif answered:
            fresh.answer(fresh.pending[0], fresh.answers(fresh.pending[0][-1])[0], None)
        else:
            break
    return Stacked(
        **{name: getattr(fresh, name) for name in (*KERNEL, *FIELDS)},
        legal=[[] for _ in range(players)],
        to_act=(),
        over=False,
    )


def by_chance(s: DeiState, seed: int) -> DeiState:
    """The same position where chance is chance, by this seed."""
    again = GAME.load(GAME.save(s))
    assert type(again) is DeiState
    again.rng = seed
    return again


def written(names: str) -> tuple[tuple[int, int], ...]:
    """Privileges as a sheet has them, with what is written down after a colon."""
    ids = [privilege.id for privilege in KIT.privileges]
    found = []
    for name in names.split():
        id, _, value = name.partition(":")
        kind = KIT.privileges[ids.index(id)].writes
        numbers = {"colour": BOX.colours, "feat": tuple(one.id for one in BOX.feats), "card": BOX.card_ids}
        found.append((ids.index(id), numbers[kind].index(value) if kind else NOTHING))
    return tuple(found)


def table(
    factions: str | None = None,
    *,
    players: int = 2,
    units: Mapping[str, str] = {},
    turn: int = 1,
    phase: int = 1,
    seat: int = 0,
    order: Sequence[int] | None = None,
    played: int = 0,
    hands: Mapping[int, str] = {},
    face_up: Mapping[int, str] = {},
    face_down: Mapping[int, str] = {},
    bins: Mapping[int, str] = {},
    stored: Mapping[int, tuple[int, int]] = {},
    supplies: Sequence[int] = (),
    boosts: Mapping[int, str] = {},
    supply: str | None = None,
    common: tuple[int, int] | None = None,
    market: Mapping[str, str] = {},
    decks: Mapping[str, str] = {},
    missions: Sequence[str] = (),
    marks: Mapping[int, str] = {},
    feats: Mapping[int, str] = {},
    unlocked: Mapping[int, str] = {},
    drones: Mapping[str, str] = {},
    control: Mapping[str, int] = {},
    refuges: Mapping[str, int] = {},
    elevators: Mapping[str, int | str] = {},
    bridges: Mapping[str, int | str] = {},
    resources: Mapping[str, tuple[int, int]] = {},
    seed: int = 0,
    scenario: int = 0,
    privileges: Mapping[int, str] = {},
    game: Dei | None = None,
    **options: Any,
) -> Stacked:
    """A game at a seat's card, with what is named on the table; see the top of this file."""
    named = (factions or FACTIONS).split()
    players = len(named) if factions else players
    options = {"layout": "random" if scenario else "first_game", "factions": tuple(named[:players]), **options}
    s = begun(players, seed, True, scenario=scenario, privileges=privileges, game=game, **options)
    s.turn, s.phase, s.played = turn, phase, played
    s.order = tuple(order) if order is not None else tuple(range(players))
    s.at = s.order.index(seat)
    s.step = CARDS
    s.bridges = [-1] * len(s.city.sites)
    s.scrappers, s.leaders = row([0] * len(s.scrappers)), [-1] * players
    s.reserve = [BOX.scrappers[faction] for faction in s.factions]
    _lay_cards(s, hands, face_up, face_down, bins, market, decks)
    _lay_tokens(s, stored, supplies, boosts, supply, common, resources)
    for place, text in units.items():
        for own, group in enumerate(text.split()):
            n = int(group.rstrip("L") or 0)
            s.scrappers[own * BOX.size + region(place)] = n
            s.reserve[own] -= n
            if group.endswith("L"):
                s.leaders[own] = region(place)
    for drone, place in drones.items():
        s.drones[BOX.drone_ids.index(drone)] = region(place)
    if missions:
        s.missions = tuple(tuple(mission(name) for name in column.split()) for column in missions)
    for own, names in marks.items():
        for name in names.split():
            done = list(s.marks[own])
            done[s.column(mission(name))] = mission(name)
            s.marks[own] = tuple(done)
    for own, names in {**feats, **unlocked}.items():
        for name in names.split():
            s.feats[own * len(BOX.colours) + BOX.feat_colour[feat(name)]] = feat(name)
    for own, names in unlocked.items():
        for name in names.split():
            s.feats[own * len(BOX.colours) + BOX.feat_colour[feat(name)]] = feat(name)
            s.unlocked[own] |= 1 << feat(name)
            s.shown |= 1 << feat(name)
    for place, own in control.items():
        s.control = changed(s.control, region(place), own)
        s.cubes[own * len(BOX.colours) + BOX.outposts[region(place)]] += 1
    for place, own in refuges.items():
        s.refuges = changed(s.refuges, region(place), own)
        s.tokens[own * 3] -= 1
    for kind, sites in ((1, elevators), (2, bridges)):
        for pair, who in sites.items():
            a, b = (region(end) for end in pair.split())
            owner = NEUTRAL if isinstance(who, str) else who
            if kind == 1:
                s.elevators = changed(s.elevators, BOX.elevators.index((a, b)), owner)
            else:
                s.bridges[s.city.site[min(a, b), max(a, b)]] = owner
            if owner != NEUTRAL:
                s.tokens[owner * 3 + kind] -= 1
    s.refresh()
    s.settle(None)
    return s


def _lay_cards(
    s: Stacked,
    hands: Mapping[int, str],
    face_up: Mapping[int, str],
    face_down: Mapping[int, str],
    bins: Mapping[int, str],
    market: Mapping[str, str],
    decks: Mapping[str, str],
) -> None:
    for zone, given in (("hands", hands), ("face_up", face_up), ("face_down", face_down), ("bins", bins)):
        for own, names in given.items():
            getattr(s, zone)[own] = tuple(sorted(cards(names))) if zone == "hands" else cards(names)
    placed = {card for zone in (s.face_up, s.face_down, s.bins) for own in zone for card in own}
    for own in range(s.players):
        if own not in hands:
            s.hands[own] = tuple(card for card in s.hands[own] if card not in placed)
    ids = [one.id for one in BOX.markets]
    for where, shown in market.items():
        found = [*cards(shown), -1, -1, -1]
        for at, of in enumerate(BOX.slots):
            if of == ids.index(where):
                s.slots[at] = found.pop(0)
    for where, order in decks.items():
        s.decks[ids.index(where)] = cards(order)
    out = {card for zone in (s.hands, s.face_up, s.face_down, s.bins) for own in zone for card in own} | {-1}
    for at, of in enumerate(BOX.slots):
        if s.slots[at] in out and ids[of] not in market:  # it lies elsewhere: another is revealed
            s.slots[at] = next((card for card in s.decks[of] if card not in out and card not in s.slots), -1)
    s.decks = [tuple(card for card in deck if card not in out and card not in s.slots) for deck in s.decks]


def _lay_tokens(
    s: Stacked,
    stored: Mapping[int, tuple[int, int]],
    supplies: Sequence[int],
    boosts: Mapping[int, str],
    supply: str | None,
    common: tuple[int, int] | None,
    resources: Mapping[str, tuple[int, int]],
) -> None:
    kinds = len(BOX.boosts)
    for own, names in boosts.items():
        for name in names.split():
            s.boosts[own * kinds + boost(name)] += 1
            s.boosts[s.players * kinds + boost(name)] -= 1
    assert min(s.boosts) >= 0, "there are not as many Candy Boosts of a kind"
    if supply is not None:
        s.boosts[s.players * kinds :] = [supply.split().count(one.id) for one in BOX.boosts]
    for place, (technology, energy) in resources.items():
        s.technology = changed(s.technology, region(place), technology)
        s.energy = changed(s.energy, region(place), energy)
    for own, (technology, energy) in stored.items():
        s.stored[2 * own : 2 * own + 2] = technology, energy
    if common is not None:
        s.common = list(common)
    else:
        s.common = [
            BOX.rules.technology - sum(s.technology) - sum(s.stored[0::2]),
            BOX.rules.energy_cell - sum(s.energy) - sum(s.stored[1::2]),
        ]
    for own, n in enumerate(supplies):
        s.supplies[own] = n
        s.points[own * len(BOX.categories)] = n  # as if from Missions


# Asking and doing


def who(s: DeiState) -> int:
    """The seat that is asked."""
    return s.to_act[0]


def asked(s: DeiState) -> str | None:
    """What kind of question is asked."""
    question = s.ask(s.to_act[0]) if s.to_act else None
    return question["kind"] if question else None


def do(s: DeiState, kind: str, log: Any = None, **things: Any) -> None:
    """Whoever is asked makes a move, written as people would say it."""
    s.play(who(s), GAME.action({"kind": kind, **things}), log)


def may(s: DeiState, kind: str) -> set[Any]:
    """The objects of a kind of move that are legal now; a move with several objects gives tuples."""
    found = set()
    for action in s.legal(who(s)) if s.to_act else ():
        move = GAME.move(action)
        if move.pop("kind") == kind:
            found.add(next(iter(move.values())) if len(move) == 1 else tuple(move.values()))
    return found


def kinds(s: DeiState) -> set[str]:
    """The kinds of move that are legal now."""
    return {GAME.move(action)["kind"] for action in s.legal(who(s))}


def why(s: DeiState, kind: str, **things: Any) -> str | None:
    """The rule that forbids a move, or None."""
    refusal = s.explain(who(s), {"kind": kind, **things})
    return refusal.rule if refusal else None


def stopped_by(s: DeiState, kind: str, **things: Any) -> str:
    """Try a forbidden move: the rule that stops it. The state stays as it was."""
    before = s.fingerprint()
    with pytest.raises(londinium.IllegalAction) as stopped:
        do(s, kind, **things)
    assert s.fingerprint() == before
    assert stopped.value.rule == why(s, kind, **things)
    return stopped.value.rule


def play(s: DeiState, name: str, log: Any = None) -> None:
    """Play a card face up."""
    do(s, "play", log, card=name)


def recycle(s: DeiState, name: str, log: Any = None) -> None:
    """Play a card face down."""
    do(s, "recycle", log, card=name)


def move(s: DeiState, source: str, to: str, scrappers: int, leader: bool = False, log: Any = None) -> None:
    """A whole Move; steps that leave no choice are not asked."""
    seat = who(s)
    before = (at(s, source)["scrappers"][seat], at(s, to)["scrappers"][seat])
    do(s, "from", log, region=source)
    if asked(s) == "to":
        do(s, "to", log, region=to)
    if asked(s) == "units":
        do(s, "units", log, scrappers=scrappers, leader=int(leader))
    after = (at(s, source)["scrappers"][seat], at(s, to)["scrappers"][seat])
    assert after == (before[0] - scrappers, before[1] + scrappers), "another group moved: there was only one way"


def stop(s: DeiState, log: Any = None) -> None:
    """Leave the rest unused."""
    do(s, "stop", log)


def play_unused(s: DeiState, card: str) -> None:
    """Play a card and leave it unused."""
    play(s, card)
    while asked(s) == "effect":
        stop(s)


def campaign(s: DeiState) -> Any:
    """The campaign as everybody sees it."""
    return s.view(None)["campaign"]


def end_phase(s: DeiState) -> None:
    """The seat that is asked plays what it must and leaves everything unused, until another seat or phase has come."""
    now = s.turn, s.phase, s.at
    while s.to_act and (s.turn, s.phase, s.at) == now:
        idle(s)


def idle(s: DeiState) -> None:
    """One answer that leaves things unused: stop, the last card of the hand face up, or else whatever comes first."""
    legal = s.legal(who(s))
    plays = [action for action in legal if GAME.moves.kinds[action] == "play"]
    s.play(who(s), BOX.stop if BOX.stop in legal else plays[-1] if plays else legal[0])


def play_out(s: DeiState) -> None:
    """Everybody leaves everything unused until the game is over."""
    while s.to_act:
        end_phase(s)


# Looking


def at(s: DeiState, name: str) -> RegionView:
    """A Region as everybody sees it."""
    found: RegionView = next(one for one in s.view(None)["regions"] if one["id"] == name)
    return found


def pad(s: DeiState, seat: int = 0, viewer: int | None = None) -> PadView:
    """A Pad as a viewer sees it."""
    found: PadView = s.view(viewer)["pads"][seat]
    return found


def told(log: Any, viewer: int | None = None) -> list[Any]:
    """What a viewer was told."""
    return [event.view(viewer) for event in log]
