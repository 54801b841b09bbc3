"""The state of a game of D.E.I.: the city and what stands in it, the Markets and Missions, and a Pad for every seat.

Lists by seat and Region are flat (seat × Regions of the box + Region), so that a copy is a few list copies. What can be
found from the rest (links, Majority values) is kept beside it and not saved.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from londinium.games.dei import (
    advanced,
    boosts,
    build,
    city,
    collect,
    drones,
    enlist,
    explain,
    feats,
    icons,
    market,
    missions,
    move,
    scoring,
    setup,
    turns,
    view,
)
from londinium.games.dei.box import Box
from londinium.games.dei.campaign import course, events, inspiration, privileges
from londinium.games.dei.campaign.scenarios import crossing, fallen_bridge, laboratory, plenty_and_want
from londinium.games.dei.campaign.sheets import Campaign, lasting
from londinium.games.dei.majority import reckon_all
from londinium.games.dei.modules import Module
from londinium.games.dei.moves import INSPIRE
from londinium.games.dei.old_london import alliances, challenge, punishment, purebred, retaliation
from londinium.games.dei.options import DeiOptions
from londinium.games.dei.terms import Terms
from londinium.games.dei.traits import Traits
from londinium.kernel.events import Log
from londinium.kernel.outcome import Outcome
from londinium.kernel.refusal import Refusal
from londinium.kernel.state import Frame, State

if TYPE_CHECKING:
    from londinium.kernel.game import Game

NUMBERS = (
    "set_up",
    "step",
    "turn",
    "phase",
    "at",
    "played",
    "recycled",
    "used",
    "shown",
    "picked",
    "orders_shown",
    "bonuses",
    "denounced",
    "accused",
    "challenges",
)
TUPLES = (
    "order",
    "factions",
    "missions",
    "holds",
    "draft",
    "spent",
    "answered",
    "orders",
    "celled",
    "board",
    "accusations",
    "discards",
    "drawn",
)
LISTS = (
    "scrappers",
    "leaders",
    "reserve",
    "drones",
    "technology",
    "energy",
    "common",
    "stored",
    "supplies",
    "points",
    "boosts",
    "control",
    "cubes",
    "refuges",
    "elevators",
    "bridges",
    "tokens",
    "feats",
    "unlocked",
    "slots",
    "track",
)
ZONES = ("hands", "face_up", "face_down", "bins", "lost", "decks", "marks")  # lists of tuples
FOUND = ("modules", "terms", "traits", "modified", "links", "present", "would", "rival", "majority")  # from the rest
OWN = (*NUMBERS, *TUPLES, *LISTS, *ZONES, "campaign")

Answers = Callable[["DeiState", Frame], list[int]]
Answer = Callable[["DeiState", list[Frame], int, Log], None]

QUESTIONS: tuple[tuple[Answers, Answer], ...] = (  # in the order of questions.QUESTIONS
    (setup.ask_faction, setup.answer_faction),
    (feats.ask_draft, feats.answer_draft),
    (enlist.ask_deploy, enlist.answer_deploy),
    (turns.ask_card, turns.answer_card),
    (market.ask_purchase, market.answer_purchase),
    (market.ask_pay, market.answer_pay),
    (icons.ask_effect, icons.answer_effect),
    (move.ask_to, move.answer_to),
    (move.ask_units, move.answer_units),
    (collect.ask_return, collect.answer_return),
    (build.ask_span, build.answer_span),
    (build.ask_lift, build.answer_lift),
    (build.ask_lift_span, build.answer_lift_span),
    (advanced.ask_evict_to, advanced.answer_evict_to),
    (drones.ask_drone_to, drones.answer_drone_to),
    (drones.ask_drone_effect, drones.answer_drone_effect),
    (turns.ask_ending, turns.answer_ending),
    (missions.ask_mission, missions.answer_mission),
    (purebred.ask_drone, purebred.answer_drone),
    (purebred.ask_order, purebred.answer_order),
    (purebred.ask_turn, purebred.answer_turn),
    (collect.ask_motivate, collect.answer_motivate),
    (move.ask_evacuate_to, move.answer_evacuate_to),
    (drones.ask_veto, drones.answer_veto),
    (build.ask_inspect, build.answer_inspect),
    (build.ask_inspect_to, build.answer_inspect_to),
    (boosts.ask_sweet, boosts.answer_sweet),
    (retaliation.ask_denounce, retaliation.answer_denounce),
    (retaliation.ask_exchange, retaliation.answer_exchange),
    (retaliation.ask_replace, retaliation.answer_replace),
    (retaliation.ask_retreat, retaliation.answer_retreat),
    (retaliation.ask_retreat_units, retaliation.answer_retreat_units),
    (punishment.ask_punishment, punishment.answer_punishment),
    (punishment.ask_remove, punishment.answer_remove),
    (punishment.ask_leader, punishment.answer_leader),
    (punishment.ask_feat, punishment.answer_feat),
    (punishment.ask_lift, punishment.answer_lift),
    (punishment.ask_lift_span, punishment.answer_lift_span),
    (punishment.ask_discard, punishment.answer_discard),
    (challenge.ask_challenge, challenge.answer_challenge),
    (challenge.ask_spread, challenge.answer_spread),
    (alliances.ask_propose, alliances.answer_propose),
    (alliances.ask_alliance, alliances.answer_alliance),
    (course.ask_privilege, course.answer_privilege),
    (course.ask_write, course.answer_write),
    (course.ask_legacy, course.answer_legacy),
    (privileges.ask_strategy, privileges.answer_strategy),
    (privileges.ask_tactics, privileges.answer_tactics),
    (privileges.ask_keep_feat, privileges.answer_keep_feat),
    (privileges.ask_radio, privileges.answer_radio),
    (privileges.ask_grant, privileges.answer_grant),
    (privileges.ask_grant_span, privileges.answer_grant_span),
    (privileges.ask_secret, privileges.answer_secret),
    (privileges.ask_pioneer, privileges.answer_pioneer),
    (crossing.ask_landing, crossing.answer_landing),
    (crossing.ask_step, crossing.answer_step),
    (crossing.ask_step_to, crossing.answer_step_to),
    (events.ask_go_between, events.answer_go_between),
    (events.ask_sponsor, events.answer_sponsor),
    (events.ask_sabotage, events.answer_sabotage),
    (events.ask_sabotage_span, events.answer_sabotage_span),
    (events.ask_sabotage_fate, events.answer_sabotage_fate),
    (events.ask_hierarchy, events.answer_hierarchy),
    (events.ask_salary, events.answer_salary),
    (events.ask_mutiny, events.answer_mutiny),
    (events.ask_vendetta, events.answer_vendetta),
    (events.ask_raid, events.answer_raid),
    (events.ask_tribute, events.answer_tribute),
    (events.ask_occupation, events.answer_occupation),
    (events.ask_occupation_card, events.answer_occupation_card),
    (fallen_bridge.ask_segment, fallen_bridge.answer_segment),
    (crossing.ask_abandon, crossing.answer_abandon),
    (plenty_and_want.ask_mission, plenty_and_want.answer_mission),
    (laboratory.ask_experiment, laboratory.answer_experiment),
    (laboratory.ask_buy, laboratory.answer_buy),
    (move.ask_toll, move.answer_toll),
)


class DeiState(State):
    """A position. There is one stack of questions: players act one after the other."""

    __slots__ = ("box", "city", *OWN, *FOUND)

    options: DeiOptions

    def __init__(
        self,
        game: "Game",
        players: int,
        options: DeiOptions,
        seed: int | None,
        past: list[tuple[int, int]] | None,
        rng: int,
        barrier: int,
        pending: list[list[Frame]],
        legal: list[list[int]],
        to_act: tuple[int, ...],
        over: bool,
        box: Box,
        city: city.City,
        set_up: int,
        step: int,
        turn: int,
        phase: int,
        at: int,
        played: int,
        recycled: int,
        used: int,
        shown: int,
        picked: int,
        orders_shown: int,
        bonuses: int,
        denounced: int,
        accused: int,
        challenges: int,
        order: tuple[int, ...],
        factions: tuple[int, ...],
        missions: tuple[tuple[int, ...], ...],
        holds: tuple[tuple[int, int, int], ...],
        draft: tuple[int, ...],
        spent: tuple[int, ...],
        answered: tuple[int, ...],
        orders: tuple[tuple[int, int], ...],
        celled: tuple[int, ...],
        board: tuple[int, ...],
        accusations: tuple[int, ...],
        discards: tuple[int, ...],
        drawn: tuple[int, ...],
        scrappers: list[int],
        leaders: list[int],
        reserve: list[int],
        drones: list[int],
        technology: list[int],
        energy: list[int],
        common: list[int],
        stored: list[int],
        supplies: list[int],
        points: list[int],
        boosts: list[int],
        control: list[int],
        cubes: list[int],
        refuges: list[int],
        elevators: list[int],
        bridges: list[int],
        tokens: list[int],
        feats: list[int],
        unlocked: list[int],
        slots: list[int],
        track: list[int],
        hands: list[tuple[int, ...]],
        face_up: list[tuple[int, ...]],
        face_down: list[tuple[int, ...]],
        bins: list[tuple[int, ...]],
        lost: list[tuple[int, ...]],
        decks: list[tuple[int, ...]],
        marks: list[tuple[int, ...]],
        campaign: Campaign,
        modules: tuple[Module, ...],
        terms: Terms,
        traits: list[Traits],
        modified: list[bool],
        links: list[city.Links],
        present: list[int],
        would: list[int],
        rival: list[int],
        majority: list[int],
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.past = past
        self.rng = rng
        self.barrier = barrier
        self.pending = pending
        self._legal = legal
        self.to_act = to_act
        self.over = over
        self.box = box
        self.city = city
        self.set_up = set_up  # steps of the set-up that are done
        self.step = step  # what comes when nothing is asked (turns.STEPS)
        self.turn = turn  # 1 to 4; 0 before the first
        self.phase = phase  # 1 to 3
        self.at = at  # the place in Priority Order of the player whose phase it is
        self.played = played  # cards in this own phase …
        self.recycled = recycled  # … of which so many face down
        self.used = used  # abilities in this own phase, as bits
        self.shown = shown  # Feats that everybody has seen, as bits
        self.picked = picked  # the Drone that a Faction without one has picked, or -1
        self.orders_shown = orders_shown  # Order tokens face up, by column, as bits
        self.bonuses = bonuses  # spaces of the Retaliation track whose bonus is gone, as bits
        self.denounced = denounced  # whether the player has denounced in this own phase
        self.accused = accused  # the rank of the card that is being played, or 0
        self.challenges = challenges  # Challenges not yet played, by initiator, as bits
        self.order = order  # Priority Order
        self.factions = factions  # by seat
        self.missions = missions  # by column
        self.holds = holds  # temporary Majority values: seat, Region, how much
        self.draft = draft  # Feats that can be chosen now
        self.spent = spent  # Candy Boosts used in this own phase: all have seen them
        self.answered = answered  # effects that an ability has answered which does so once
        self.orders = orders  # by column: the Mission with the Order token, and its face
        self.celled = celled  # Market cards with an Energy Cell
        self.board = board  # Retaliation cards by rank from 1, or -1
        self.accusations = accusations  # the Retaliation deck; a bag
        self.discards = discards  # Retaliation cards
        self.drawn = drawn  # Retaliation cards drawn for an exchange
        self.scrappers = scrappers  # by seat and Region
        self.leaders = leaders  # the Region of each seat's Leader, -1 before it is deployed
        self.reserve = reserve  # Scrappers off the board, by seat
        self.drones = drones  # the Region of each Drone, -1 if it is not in play
        self.technology = technology  # on the board, by Region
        self.energy = energy  # on the board, by Region
        self.common = common  # the common supply, by kind
        self.stored = stored  # by seat and kind
        self.supplies = supplies  # by seat
        self.points = points  # the same by category (scoring.CATEGORIES)
        self.boosts = boosts  # Candy Boosts by seat and kind; beyond the seats the supply
        self.control = control  # the seat that has the cube of a Region's Outpost, or -1
        self.cubes = cubes  # by seat and colour
        self.refuges = refuges  # the owner by Region, or -1
        self.elevators = elevators  # the owner by site, or -1
        self.bridges = bridges  # the owner by site of the city, or -1
        self.tokens = tokens  # Constructions in Reserve, by seat and kind
        self.feats = feats  # by seat and colour
        self.unlocked = unlocked  # Feats face up, by seat, as bits
        self.slots = slots  # revealed Market cards, or -1
        self.track = track  # the space of each seat on the Retaliation track
        self.hands = hands
        self.face_up = face_up
        self.face_down = face_down
        self.bins = bins
        self.lost = lost
        self.decks = decks  # by Market; bags: nobody knows their order
        self.marks = marks  # by seat: for each column the Mission resolved, or -1
        self.campaign = campaign  # its sheets, and what is on the table in its scenario
        self.modules = modules  # those in play, by the options and the scenario
        self.terms = terms  # what the scenario changes in the rules
        self.traits = traits  # by seat: what Leader and Feats change
        self.modified = modified  # by seat: whether Regions can have modifiers for it
        self.links = links  # by seat, then for a traveller who may use everything
        self.present = present  # by seat: the Regions with a Unit, as bits
        self.would = would  # by seat and Region (majority.py)
        self.rival = rival  # by seat and Region (majority.py)
        self.majority = majority  # the seat with Majority by Region, or -1

    def copy(self) -> "DeiState":
        return type(self)(
            self.game,
            self.players,
            self.options,
            self.seed,
            None if self.past is None else self.past.copy(),
            self.rng,
            self.barrier,
            [stack.copy() for stack in self.pending],
            self._legal.copy(),
            self.to_act,
            self.over,
            self.box,
            self.city,
            self.set_up,
            self.step,
            self.turn,
            self.phase,
            self.at,
            self.played,
            self.recycled,
            self.used,
            self.shown,
            self.picked,
            self.orders_shown,
            self.bonuses,
            self.denounced,
            self.accused,
            self.challenges,
            self.order,
            self.factions,
            self.missions,
            self.holds,
            self.draft,
            self.spent,
            self.answered,
            self.orders,
            self.celled,
            self.board,
            self.accusations,
            self.discards,
            self.drawn,
            self.scrappers.copy(),
            self.leaders.copy(),
            self.reserve.copy(),
            self.drones.copy(),
            self.technology.copy(),
            self.energy.copy(),
            self.common.copy(),
            self.stored.copy(),
            self.supplies.copy(),
            self.points.copy(),
            self.boosts.copy(),
            self.control.copy(),
            self.cubes.copy(),
            self.refuges.copy(),
            self.elevators.copy(),
            self.bridges.copy(),
            self.tokens.copy(),
            self.feats.copy(),
            self.unlocked.copy(),
            self.slots.copy(),
            self.track.copy(),
            self.hands.copy(),
            self.face_up.copy(),
            self.face_down.copy(),
            self.bins.copy(),
            self.lost.copy(),
            self.decks.copy(),
            self.marks.copy(),
            self.campaign,
            self.modules,
            self.terms,
            self.traits.copy(),
            self.modified.copy(),
            self.links.copy(),
            self.present.copy(),
            self.would.copy(),
            self.rival.copy(),
            self.majority.copy(),
        )

    def find(self) -> None:
        """Find anew what is kept beside the rest: after a load, or when a test has changed the board."""
        if len(self.factions) < self.players or not self.city.regions:
            return
        for seat, faction in enumerate(self.factions):
            self.traits[seat] = self.box.traits(faction, self.unlocked[seat], lasting(self, seat))
            self.modified[seat] = self.traits[seat].modified
        for who in range(self.players + 1):
            city.link_all(self, who)
        reckon_all(self, None)

    def clear(self) -> None:
        """Everything back to the box, but the order of players, their Factions and the campaign."""
        fresh = self.game.set_up(self.players, self.options, 0)
        for name in (*OWN, *FOUND, "city"):
            if name not in ("order", "factions", "campaign"):
                setattr(self, name, getattr(fresh, name))

    def column(self, mission: int) -> int:
        """The column of a Mission in play, from 0."""
        return next(column for column, two in enumerate(self.missions) if mission in two)

    # Questions and answers

    def answers(self, frame: Frame) -> list[int]:
        found = QUESTIONS[frame[0]][0](self, frame)
        if self.campaign.scenario:
            found += inspiration.beside(self, frame)
        found.sort()
        return found

    def answer(self, stack: list[Frame], action: int, log: Log) -> None:
        if self.box.verb[action] == INSPIRE:
            inspiration.use(self, stack[-1][1], self.box.thing[action], log)  # beside the question, which stays
        else:
            QUESTIONS[stack[-1][0]][1](self, stack, action, log)
        if self.campaign.scenario:
            inspiration.note(self)

    def go_on(self, log: Log) -> None:
        turns.go_on(self, log)
        if self.campaign.scenario:
            inspiration.note(self)

    def context(self, frame: Frame) -> dict[str, Any]:
        return view.context(self, frame)

    def refusal(self, seat: int, move: Mapping[str, Any]) -> Refusal | None:
        return explain.refusal(self, seat, move)

    def view(self, seat: int | None) -> view.View:
        return view.view(self, seat)

    def deal(self, seat: int | None, rng: Random) -> None:
        view.deal(self, seat, rng)

    def result(self) -> Outcome:
        return scoring.result(self)

    def dump(self) -> dict[str, Any]:
        own = {name: getattr(self, name) for name in OWN}
        own["laid"] = self.city.laid
        return own
