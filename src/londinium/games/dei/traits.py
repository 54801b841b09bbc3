"""What Leaders, Feats and the skills of a Faction change for as long as they work (DEI-PRIM-2)."""

from typing import Final

from londinium.games.dei import moves
from londinium.games.dei.components import Op, Skill

TRIGGERS = ("on_collect", "on_enlist", "on_build", "on_buy", "on_drone_activate", "end_phase")
ON_COLLECT: Final = 0
ON_ENLIST: Final = 1
ON_BUILD: Final = 2
ON_BUY: Final = 3
ON_DRONE: Final = 4
END_PHASE: Final = 5
WITH_BUY: Final = 6  # paid with a Buy
UNLIMITED: Final = 999  # Resources

SWITCHES = {  # the trait that an operation without numbers switches on
    "SCORE_ONLY": "scores_drones_only",
    "DRONE_VETO": "drone_veto",
    "EVACUATE": "evacuates",
    "MOTIVATE": "motivates",
    "LINK_ALL": "links_all",
    "INSPECT": "inspects",
    "RESOLVE_BOUGHT": "resolves_drones",
    "TURN_TILES": "turns_tiles",
    "PLACE_ORDERS": "places_orders",
    "EXCHANGE_CARDS": "exchanges_cards",
    "IGNORE_PUNISHMENTS": "ignores_punishments",
}


class Traits:
    """What a Faction's Leader and unlocked Feats change for as long as they work."""

    def __init__(self, units: int, storage: int, skills: list[tuple[int, Skill]], more: tuple[str, ...] = ()) -> None:
        self.leader = units  # what the Leader adds to the Majority value
        self.garrison = 0  # … what the controlled Outpost of a Region adds
        self.bulwark = 0  # … what an own Refuge adds
        self.tie_enters = 0
        self.any_structure = False
        self.storage = storage
        self.discount = [0, 0]
        self.substitute = 0  # so many Technology stand for 1 Energy Cell; 0: they do not
        self.drone_steps = 0
        self.presence_builds = False
        self.climb = 0  # Units that may climb in one Move
        self.extend = 0  # further steps inside one movement point
        self.extend_needs_leader = False
        self.enlists_at_leader = False
        self.drones_count = 0  # what each Drone in a Region adds to the Majority value
        self.builds = True
        self.toll = 0  # what the owner of a Construction gains for each use
        self.closed_markets: tuple[str, ...] = ()
        self.scores_drones_only = False
        self.drone_veto = False
        self.subjugates = 0  # collects by Superiority, and takes so many more of the same kind
        self.evacuates = False
        self.motivates = False
        self.links_all = False
        self.inspects = False
        self.resolves_drones = False
        self.turns_tiles = False
        self.places_orders = False
        self.exchanges_cards = False
        self.ignores_punishments = False
        self.explores = "explores" in more  # crosses ruins for 1 movement point
        self.steps_down = "steps_down" in more  # from a Roof without an Elevator
        self.steps_up = "steps_up" in more  # from under a Bridge
        paid_with = [ability for ability, skill in skills if any(op.op == "BRIBE" for op in skill.ops)]  # DOL-PB-68
        self.triggered: list[tuple[int, ...]] = [
            tuple(ability for ability, skill in skills if skill.trigger == trigger and ability not in paid_with)
            for trigger in TRIGGERS
        ]
        self.triggered.append(tuple(paid_with))
        for _, skill in skills:
            if skill.trigger in ("continuous", "on_move"):
                for op in skill.ops:
                    self.add(op, skill)
        self.modified = bool(self.garrison or self.bulwark or self.drones_count)
        # Whether Units may go where no link leads
        self.other_ways = bool(self.climb or self.extend or self.explores or self.steps_down or self.steps_up)

    def add(self, op: Op, skill: Skill) -> None:
        n = op.n or 1
        match op.op:
            case "MAJORITY_BONUS":
                if op.scope == "leader_region":
                    self.leader += n
                elif op.scope == "controlled_outpost_region":
                    self.garrison += n
                elif op.scope == "drone_region":
                    self.drones_count += n
                else:
                    self.bulwark += n
            case "TIE_ENTERS":
                self.tie_enters = 1
            case "USE_ANY_STRUCTURE":
                self.any_structure = True
                self.toll += op.toll or 0
            case "STORAGE_BONUS":
                self.storage += n
            case "DISCOUNT":
                self.discount[moves.RESOURCES.index(op.kind or "technology")] += n
            case "PAY_SUBSTITUTE":
                self.substitute = op.give_n or 1
            case "DRONE_MOVE_BONUS":
                self.drone_steps += n
            case "BUILD_WITHOUT_MAJORITY":
                self.presence_builds = True
            case "CLIMB":
                self.climb = max(self.climb, op.units or 1)
            case "ENLIST_SITE":
                self.enlists_at_leader = True
            case "MOVE_EXTEND":
                self.extend = max(self.extend, n)
                self.extend_needs_leader = skill.condition is not None and skill.condition.leader_in_group
            case "STORAGE_UNLIMITED":
                self.storage = UNLIMITED
            case "CLOSED_MARKETS":
                self.closed_markets += op.markets or ()
            case "SUBJUGATE":
                self.subjugates += n
            case "BUILD_NOTHING":
                self.builds = False
            case _:
                setattr(self, SWITCHES[op.op], True)
