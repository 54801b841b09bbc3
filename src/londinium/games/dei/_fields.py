# Written by `make fields` from fields.py: what is declared there is changed there.
# fmt: off
from typing import TYPE_CHECKING, Any, Self
from londinium.kernel.rows import row
from mypy_extensions import mypyc_attr
from londinium.games.dei.box import Box
from londinium.games.dei.city import City, Links
from londinium.games.dei.options import DeiOptions
from londinium.games.dei.seams import Module, Seams, Slot, Terms
from londinium.games.dei.traits import Traits
from londinium.kernel.rows import Row
from londinium.kernel.questions import Stack
from londinium.kernel.state import State
if TYPE_CHECKING:
    from londinium.kernel.game import Game


FIELDS = (
    "set_up", "step", "turn", "phase", "at", "order", "played", "recycled", "used", "spent", "answered", "scrappers",
    "leaders", "drones", "technology", "energy", "control", "refuges", "elevators", "bridges", "holds", "common",
    "boosts", "slots", "decks", "celled", "missions", "draft", "shown", "factions", "reserve", "tokens", "stored",
    "supplies", "points", "cubes", "feats", "unlocked", "hands", "face_up", "face_down", "bins", "lost", "marks",
    "parts", "box", "city", "modules", "seams", "terms", "traits", "modified", "links", "present", "strength", "rival",
    "majority",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class DeiFields(State):
    __slots__ = FIELDS
    options: DeiOptions
    set_up: int; step: int; turn: int; phase: int; at: int; order: tuple[int, ...]; played: int; recycled: int
    used: int; spent: tuple[int, ...]; answered: tuple[int, ...]; scrappers: Row; leaders: list[int]; drones: list[int]
    technology: tuple[int, ...]; energy: tuple[int, ...]; control: tuple[int, ...]; refuges: tuple[int, ...]
    elevators: tuple[int, ...]; bridges: list[int]; holds: tuple[tuple[int, int, int], ...]; common: list[int]
    boosts: list[int]; slots: list[int]; decks: list[tuple[int, ...]]; celled: tuple[int, ...]
    missions: tuple[tuple[int, ...], ...]; draft: tuple[int, ...]; shown: int; factions: tuple[int, ...]
    reserve: list[int]; tokens: list[int]; stored: list[int]; supplies: list[int]; points: list[int]; cubes: list[int]
    feats: list[int]; unlocked: list[int]; hands: list[tuple[int, ...]]; face_up: list[tuple[int, ...]]
    face_down: list[tuple[int, ...]]; bins: list[tuple[int, ...]]; lost: list[tuple[int, ...]]
    marks: list[tuple[int, ...]]; parts: dict[str, Slot]; box: Box; city: City; modules: tuple[Module, ...]
    seams: Seams; terms: Terms; traits: list[Traits]; modified: list[bool]; links: list[Links]; present: list[int]
    strength: Row; rival: Row; majority: tuple[int, ...]

    def __init__(
        self, game: "Game", players: int, options: DeiOptions, seed: int | None, past: list[tuple[int, int]] | None,
        rng: int, barrier: int, pending: list[Stack], legal: list[list[int]], to_act: tuple[int, ...], over: bool,
        scrappers: Row, leaders: list[int], drones: list[int], technology: tuple[int, ...], energy: tuple[int, ...],
        control: tuple[int, ...], refuges: tuple[int, ...], elevators: tuple[int, ...], bridges: list[int],
        common: list[int], boosts: list[int], slots: list[int], decks: list[tuple[int, ...]], reserve: list[int],
        tokens: list[int], stored: list[int], supplies: list[int], points: list[int], cubes: list[int],
        feats: list[int], unlocked: list[int], hands: list[tuple[int, ...]], face_up: list[tuple[int, ...]],
        face_down: list[tuple[int, ...]], bins: list[tuple[int, ...]], lost: list[tuple[int, ...]],
        marks: list[tuple[int, ...]], parts: dict[str, Slot], box: Box, city: City, modules: tuple[Module, ...],
        seams: Seams, terms: Terms, traits: list[Traits], modified: list[bool], links: list[Links], present: list[int],
        strength: Row, rival: Row, majority: tuple[int, ...], set_up: int = 0, step: int = 0, turn: int = 0,
        phase: int = 0, at: int = 0, order: tuple[int, ...] = (), played: int = 0, recycled: int = 0, used: int = 0,
        spent: tuple[int, ...] = (), answered: tuple[int, ...] = (), holds: tuple[tuple[int, int, int], ...] = (),
        celled: tuple[int, ...] = (), missions: tuple[tuple[int, ...], ...] = (), draft: tuple[int, ...] = (),
        shown: int = 0, factions: tuple[int, ...] = (),
    ) -> None:
        self.game = game; self.players = players; self.options = options; self.seed = seed; self.past = past
        self.rng = rng; self.barrier = barrier; self.pending = pending; self._legal = legal; self.to_act = to_act
        self.over = over; self.set_up = set_up; self.step = step; self.turn = turn; self.phase = phase; self.at = at
        self.order = order; self.played = played; self.recycled = recycled; self.used = used; self.spent = spent
        self.answered = answered; self.scrappers = scrappers; self.leaders = leaders; self.drones = drones
        self.technology = technology; self.energy = energy; self.control = control; self.refuges = refuges
        self.elevators = elevators; self.bridges = bridges; self.holds = holds; self.common = common
        self.boosts = boosts; self.slots = slots; self.decks = decks; self.celled = celled; self.missions = missions
        self.draft = draft; self.shown = shown; self.factions = factions; self.reserve = reserve; self.tokens = tokens
        self.stored = stored; self.supplies = supplies; self.points = points; self.cubes = cubes; self.feats = feats
        self.unlocked = unlocked; self.hands = hands; self.face_up = face_up; self.face_down = face_down
        self.bins = bins; self.lost = lost; self.marks = marks; self.parts = parts; self.box = box; self.city = city
        self.modules = modules; self.seams = seams; self.terms = terms; self.traits = traits; self.modified = modified
        self.links = links; self.present = present; self.strength = strength; self.rival = rival
        self.majority = majority

    def copy(self) -> Self:
        twin = self.__new__(type(self))
        twin.game = self.game; twin.players = self.players; twin.options = self.options; twin.seed = self.seed
        twin._past = self._past; twin._rng = self._rng; twin._script = self._script; twin.barrier = self.barrier
        twin.pending = [stack.copy() for stack in self.pending]; twin._legal = self._legal.copy()
        twin.to_act = self.to_act; twin.over = self.over; twin.set_up = self.set_up; twin.step = self.step
        twin.turn = self.turn; twin.phase = self.phase; twin.at = self.at; twin.order = self.order
        twin.played = self.played; twin.recycled = self.recycled; twin.used = self.used; twin.spent = self.spent
        twin.answered = self.answered; twin.scrappers = self.scrappers[:]; twin.leaders = self.leaders.copy()
        twin.drones = self.drones.copy(); twin.technology = self.technology; twin.energy = self.energy
        twin.control = self.control; twin.refuges = self.refuges; twin.elevators = self.elevators
        twin.bridges = self.bridges.copy(); twin.holds = self.holds; twin.common = self.common.copy()
        twin.boosts = self.boosts.copy(); twin.slots = self.slots.copy(); twin.decks = self.decks.copy()
        twin.celled = self.celled; twin.missions = self.missions; twin.draft = self.draft; twin.shown = self.shown
        twin.factions = self.factions; twin.reserve = self.reserve.copy(); twin.tokens = self.tokens.copy()
        twin.stored = self.stored.copy(); twin.supplies = self.supplies.copy(); twin.points = self.points.copy()
        twin.cubes = self.cubes.copy(); twin.feats = self.feats.copy(); twin.unlocked = self.unlocked.copy()
        twin.hands = self.hands.copy(); twin.face_up = self.face_up.copy(); twin.face_down = self.face_down.copy()
        twin.bins = self.bins.copy(); twin.lost = self.lost.copy(); twin.marks = self.marks.copy()
        twin.parts = {name: one.copy() for name, one in self.parts.items()}; twin.box = self.box; twin.city = self.city
        twin.modules = self.modules; twin.seams = self.seams; twin.terms = self.terms; twin.traits = self.traits.copy()
        twin.modified = self.modified.copy(); twin.links = self.links.copy(); twin.present = self.present.copy()
        twin.strength = self.strength[:]; twin.rival = self.rival[:]; twin.majority = self.majority
        return twin

    def dump(self) -> dict[str, Any]:
        return {
            "set_up": self.set_up, "step": self.step, "turn": self.turn, "phase": self.phase, "at": self.at,
            "order": self.order, "played": self.played, "recycled": self.recycled, "used": self.used,
            "spent": self.spent, "answered": self.answered, "scrappers": self.scrappers.tolist(),
            "leaders": self.leaders, "drones": self.drones, "technology": self.technology, "energy": self.energy,
            "control": self.control, "refuges": self.refuges, "elevators": self.elevators, "bridges": self.bridges,
            "holds": self.holds, "common": self.common, "boosts": self.boosts, "slots": self.slots, "decks": self.decks,
            "celled": self.celled, "missions": self.missions, "draft": self.draft, "shown": self.shown,
            "factions": self.factions, "reserve": self.reserve, "tokens": self.tokens, "stored": self.stored,
            "supplies": self.supplies, "points": self.points, "cubes": self.cubes, "feats": self.feats,
            "unlocked": self.unlocked, "hands": self.hands, "face_up": self.face_up, "face_down": self.face_down,
            "bins": self.bins, "lost": self.lost, "marks": self.marks,
            "parts": {name: one.dump() for name, one in self.parts.items()},
        }

    @staticmethod
    def loaded(own: dict[str, Any]) -> dict[str, Any]:
        return {
            "set_up": own["set_up"], "step": own["step"], "turn": own["turn"], "phase": own["phase"], "at": own["at"],
            "order": tuple(own["order"]), "played": own["played"], "recycled": own["recycled"], "used": own["used"],
            "spent": tuple(own["spent"]), "answered": tuple(own["answered"]), "scrappers": row(own["scrappers"]),
            "leaders": list(own["leaders"]), "drones": list(own["drones"]), "technology": tuple(own["technology"]),
            "energy": tuple(own["energy"]), "control": tuple(own["control"]), "refuges": tuple(own["refuges"]),
            "elevators": tuple(own["elevators"]), "bridges": list(own["bridges"]),
            "holds": tuple([tuple(one) for one in own["holds"]]), "common": list(own["common"]),
            "boosts": list(own["boosts"]), "slots": list(own["slots"]), "decks": [tuple(one) for one in own["decks"]],
            "celled": tuple(own["celled"]), "missions": tuple([tuple(one) for one in own["missions"]]),
            "draft": tuple(own["draft"]), "shown": own["shown"], "factions": tuple(own["factions"]),
            "reserve": list(own["reserve"]), "tokens": list(own["tokens"]), "stored": list(own["stored"]),
            "supplies": list(own["supplies"]), "points": list(own["points"]), "cubes": list(own["cubes"]),
            "feats": list(own["feats"]), "unlocked": list(own["unlocked"]),
            "hands": [tuple(one) for one in own["hands"]], "face_up": [tuple(one) for one in own["face_up"]],
            "face_down": [tuple(one) for one in own["face_down"]], "bins": [tuple(one) for one in own["bins"]],
            "lost": [tuple(one) for one in own["lost"]], "marks": [tuple(one) for one in own["marks"]],
            "parts": own["parts"],
        }
