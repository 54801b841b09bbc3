"""The box: tiles, cards and tokens, read from data files into tuples of small numbers (DEI-COMP, DEI-PRIM).

Regions, cards, effects, Feats, Missions, Candy Boosts and so on are numbers here, in the order of their files; Faction
cards come before Market cards. `number` tables give the action for an object, `verb` and `thing` the way back.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from londinium.games.dei import moves
from londinium.games.dei.components import (
    OPERATIONS,
    SIDES,
    DistrictsFile,
    FactionCard,
    FactionsFile,
    MarketCard,
    MarketsFile,
    Op,
    RulesFile,
    Skill,
    TokensFile,
    check,
)

(
    ENLIST,
    MOVE,
    COLLECT,
    BUY,
    BUILD,
    EVICT,
    STRIKE,
    DRONE_ACTIVATE,
    DRONE_MOVE,
    DRONE_COLLECT,
    DRONE_ENLIST,
    DRONE_TELEPORT,
    DRONE_STRIKE_ALL,
    GAIN_SUPPLY,
    LOSE_SUPPLY,
    GAIN_RESOURCE,
    GAIN_BOOST,
    EXCHANGE,
    STEAL_RESOURCE,
    REMOVE_CONSTRUCTION,
    COLLECT_SAME_REGION,
    ENLIST_SAME_REGION,
    MOVE_EXTEND,
    ENLIST_SITE,
    MAJORITY_BONUS,
    MAJORITY_BONUS_TEMP,
    TIE_ENTERS,
    USE_ANY_STRUCTURE,
    STORAGE_BONUS,
    DISCOUNT,
    PAY_SUBSTITUTE,
    DRONE_MOVE_BONUS,
    BUILD_WITHOUT_MAJORITY,
    CLIMB,
) = range(34)

TECHNOLOGY, ENERGY = 0, 1
REFUGE, ELEVATOR, BRIDGE = 0, 1, 2  # kinds of Construction
NEUTRAL = 4  # the owner of what belongs to nobody; seats are 0 to 3, and -1 is no Construction at all
IGNORE_MAJORITY, CLIMBING, ANY_STRUCTURE = 1, 2, 4  # flags of a movement point
ANY = -1  # any Drone

TRIGGERS = ("on_collect", "on_enlist", "on_build", "on_buy", "on_drone_activate", "end_phase")
ON_COLLECT, ON_ENLIST, ON_BUILD, ON_BUY, ON_DRONE, END_PHASE = range(6)

VERB_OF = {  # which verbs answer an operation
    ENLIST: (moves.ENLIST,),
    ENLIST_SAME_REGION: (moves.ENLIST,),
    MOVE: (moves.FROM,),
    COLLECT: (moves.COLLECT,),
    COLLECT_SAME_REGION: (moves.COLLECT,),
    BUY: (moves.BUY,),
    BUILD: (moves.REFUGE, moves.ELEVATOR, moves.BRIDGE),
    EVICT: (moves.EVICT,),
    STRIKE: (moves.STRIKE,),
    DRONE_ACTIVATE: (moves.DRONE,),
    STEAL_RESOURCE: (moves.STEAL,),
    REMOVE_CONSTRUCTION: (moves.LIFT_REFUGE, moves.LIFT_ELEVATOR, moves.LIFT_BRIDGE),
    MAJORITY_BONUS_TEMP: (moves.HOLD,),
}
ICON_OF = {GAIN_SUPPLY: 0, GAIN_RESOURCE: 1, GAIN_BOOST: 2, EXCHANGE: 3}  # in the order of moves.GAINS


class Place(NamedTuple):
    """A Region of a tile."""

    id: str  # 2.4:R
    tile: int
    letter: str
    kind: str
    sides: tuple[int, ...]  # as the tile is printed: 0 north, 1 east, 2 south, 3 west
    turned: tuple[tuple[int, ...], ...]  # the same for every number of quarter turns
    outpost: int  # a colour, or -1
    neutral_refuge: bool
    drone_start: bool
    technology: int
    energy_cell: int


class Operation:
    """An operation of an effect, its fields as numbers."""

    __slots__ = ("any_site", "code", "discount", "drone", "extra", "flags", "free", "give", "kind", "n", "name", "take")

    def __init__(self, op: Op, drones: Mapping[str, int]) -> None:
        self.name = op.op
        self.code = OPERATIONS.index(op.op)
        self.n = op.n or op.ground or 1
        self.flags = (
            IGNORE_MAJORITY * bool(op.ignore_majority)
            | CLIMBING * bool(op.climb)
            | ANY_STRUCTURE * bool(op.use_any_structure)
        )
        self.kind = moves.RESOURCES.index(op.kind) if op.kind else 0
        self.give = moves.RESOURCES.index(op.give) if op.give else 0
        self.take = moves.RESOURCES.index(op.take) if op.take else 0
        self.drone = drones.get(op.drone or "", ANY)
        self.extra = op.extra_move or 0
        self.discount = op.discount or 0
        self.free = bool(op.ignore_requirement)
        self.any_site = op.site == "own_unit_region"


class Effect:
    """A list of operations: which of them each verb answers, and how often each can be used at first."""

    __slots__ = ("counts", "icons", "ops", "slots")

    def __init__(self, ops: tuple[Operation, ...]) -> None:
        self.ops = ops
        self.counts = tuple(_uses(op) for op in ops)
        self.slots = {verb: at for at, op in enumerate(ops) for verb in VERB_OF.get(op.code, ())}
        self.icons = {ICON_OF[op.code]: at for at, op in enumerate(ops) if op.code in ICON_OF}


def _uses(op: Operation) -> int:
    """How often an icon is used: gains come all at once, a loss is none of the player's choice."""
    if op.code in (GAIN_SUPPLY, GAIN_RESOURCE, GAIN_BOOST, DRONE_ACTIVATE, MAJORITY_BONUS_TEMP):
        return 1
    return 0 if op.code == LOSE_SUPPLY else op.n


class Ability(NamedTuple):
    """A Leader skill or a Feat that does something when it is triggered (DEI-PRIM-2)."""

    id: str
    trigger: int  # -1: continuous, or part of a Move
    effect: int
    limited: bool  # once per phase
    phase: int  # 0: any
    at_leader: bool  # only in the Leader's Region


class Traits:
    """What a Faction's Leader and unlocked Feats change for as long as they work."""

    __slots__ = (
        "any_structure",
        "bulwark",
        "climb",
        "discount",
        "drone_steps",
        "enlists_at_leader",
        "extend",
        "extend_needs_leader",
        "garrison",
        "leader",
        "presence_builds",
        "storage",
        "substitute",
        "tie_enters",
        "triggered",
    )

    def __init__(self, units: int, storage: int, skills: list[tuple[int, Skill]]) -> None:
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
        self.triggered: list[tuple[int, ...]] = [
            tuple(ability for ability, skill in skills if skill.trigger == trigger) for trigger in TRIGGERS
        ]
        for _, skill in skills:
            if skill.trigger in ("continuous", "on_move"):
                for op in skill.ops:
                    self.add(op, skill)

    def add(self, op: Op, skill: Skill) -> None:
        n = op.n or 1
        match op.op:
            case "MAJORITY_BONUS":
                if op.scope == "leader_region":
                    self.leader += n
                elif op.scope == "controlled_outpost_region":
                    self.garrison += n
                else:
                    self.bulwark += n
            case "TIE_ENTERS":
                self.tie_enters = 1
            case "USE_ANY_STRUCTURE":
                self.any_structure = True
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


class Box:
    """The tables of one pack. Made once, shared by every state, never changed."""

    def __init__(self, files: Mapping[str, Any]) -> None:
        check(files)
        districts: DistrictsFile = files["districts"]
        factions: FactionsFile = files["factions"]
        markets: MarketsFile = files["markets"]
        tokens: TokensFile = files["tokens"]
        self.rules: RulesFile = files["rules"]
        self.colours: tuple[str, ...] = self.rules.colours
        self._lay_out(districts)
        self._take_effects(factions, markets, tokens)

        self.factions = factions.factions
        self.faction_cards = tuple(tuple(self.card_ids.index(card) for card in f.cards) for f in factions.factions)
        self.faction_drone = tuple(self.drone_ids.index(f.drone) for f in factions.factions)
        self.scrappers = tuple(f.scrappers for f in factions.factions)
        constructions = self.rules.constructions
        self.constructions: tuple[int, ...] = (constructions.refuge, constructions.elevator, constructions.bridge)

        self.markets = markets.markets
        self.market_colour = tuple(self.colours.index(m.colour) if m.colour else -1 for m in markets.markets)
        self.market_requires = tuple(m.requires for m in markets.markets)
        self.slots = tuple(at for at, market in enumerate(markets.markets) for _ in range(market.slots))  # its Market

        self.missions = tokens.missions
        self.boosts = tokens.boosts
        self.boost_copies = tuple(boost.copies for boost in tokens.boosts)
        self._traits: dict[tuple[int, int], Traits] = {}
        self._number_moves()

    def _lay_out(self, districts: DistrictsFile) -> None:
        self.tiles = districts.tiles
        self.tile_ids = tuple(tile.id for tile in districts.tiles)
        self.layouts = {layout.players: layout.rows for layout in districts.layouts}
        self.regions = tuple(
            Place(
                f"{tile.id}:{region.id}",
                at,
                region.id,
                region.kind,
                tuple(SIDES.index(side) for side in region.sides),
                tuple(tuple((SIDES.index(side) + turn) % 4 for side in region.sides) for turn in range(4)),
                self.colours.index(region.outpost) if region.outpost else -1,
                region.neutral_refuge,
                region.drone_start,
                region.technology,
                region.energy_cell,
            )
            for at, tile in enumerate(districts.tiles)
            for region in tile.regions
        )
        self.size = len(self.regions)
        self.region_ids = tuple(region.id for region in self.regions)
        self.region = {id: at for at, id in enumerate(self.region_ids)}
        self.is_ground = tuple(region.kind == "ground" for region in self.regions)
        self.is_roof = tuple(region.kind == "roof" for region in self.regions)
        self.is_river = tuple(region.kind == "river" for region in self.regions)  # for Drones alone (DEI-OL-3)
        self.outposts = tuple(region.outpost for region in self.regions)
        self.neutral_refuge = tuple(region.neutral_refuge for region in self.regions)
        self.of_tile = tuple(
            tuple(r for r, region in enumerate(self.regions) if region.tile == at) for at in range(len(self.tiles))
        )
        pairs = []
        for tile in districts.tiles:
            for a, b in tile.adjacent:
                first, second = self.region[f"{tile.id}:{a}"], self.region[f"{tile.id}:{b}"]
                if self.is_ground[first] and self.is_roof[second]:
                    pairs.append((first, second))
                elif self.is_roof[first] and self.is_ground[second]:
                    pairs.append((second, first))
        self.elevators = tuple(pairs)  # the sites: a Ground and a Roof
        self.elevators_at = tuple(
            tuple(site for site, pair in enumerate(self.elevators) if r in pair) for r in range(self.size)
        )

    def _take_effects(self, factions: FactionsFile, markets: MarketsFile, tokens: TokensFile) -> None:
        self.drone_ids = tuple(drone.id for drone in factions.drones)
        drones = {id: at for at, id in enumerate(self.drone_ids)}

        def numbers(ops: tuple[Op, ...]) -> Effect:
            return Effect(tuple(Operation(op, drones) for op in ops))

        self.first_market_card = len(factions.faction_cards)
        cards: list[FactionCard | MarketCard] = [*factions.faction_cards, *markets.market_cards]
        self.cards = tuple(cards)
        self.market_cards = {card.id: card for card in markets.market_cards}
        self.card_ids = tuple(card.id for card in cards)
        self.effects = [numbers(card.effect) for card in cards]  # of a card: its own number
        self.effect_names = [("card", card.id) for card in cards]  # what an effect is of, for the question
        names = [market.id for market in markets.markets]
        no_cost = (0,) * self.first_market_card
        self.market_of = (*((-1,) * self.first_market_card), *(names.index(c.market) for c in markets.market_cards))
        self.cost_technology = no_cost + tuple(c.cost.technology for c in markets.market_cards)
        self.cost_energy = no_cost + tuple(c.cost.energy_cell for c in markets.market_cards)
        self.card_supplies = no_cost + tuple(c.supplies for c in markets.market_cards)
        self.names_drone = tuple(
            tuple(drones[op.drone] for op in card.effect if op.drone and op.drone != "any") for card in cards
        )
        self.drone_effects = tuple(numbers(drone.effect) for drone in factions.drones)
        self.boost_effect = tuple(self._add("boost", boost.id, numbers(boost.effect)) for boost in tokens.boosts)

        self.feats = tokens.feats
        self.feat_colour = tuple(self.colours.index(feat.colour) for feat in tokens.feats)
        self.feats_of_colour = tuple(
            tuple(at for at, own in enumerate(self.feat_colour) if own == colour) for colour in range(len(self.colours))
        )
        self.leader_skills = tuple(faction.leader.skill for faction in factions.factions)
        self.leader_units = tuple(faction.leader.units for faction in factions.factions)
        skills = [("skill", faction.id, faction.leader.skill) for faction in factions.factions]
        skills += [("feat", feat.id, feat.ability) for feat in tokens.feats]
        found = []
        self.ability_of_effect = [-1] * len(self.effects)
        for at, (kind, id, skill) in enumerate(skills):
            effect = -1
            if skill.trigger in TRIGGERS:
                effect = self._add(kind, id, numbers(skill.ops))
                self.ability_of_effect.append(at)
            found.append(
                Ability(
                    id,
                    TRIGGERS.index(skill.trigger) if skill.trigger in TRIGGERS else -1,
                    effect,
                    skill.limit is not None,
                    skill.phase or 0,
                    skill.condition is not None and skill.condition.leader_in_region,
                )
            )
        self.abilities = tuple(found)  # of the Leaders, then of the Feats

    def _add(self, kind: str, id: str, effect: Effect) -> int:
        self.effects.append(effect)
        self.effect_names.append((kind, id))
        return len(self.effects) - 1

    def _number_moves(self) -> None:
        """Tables from objects to actions, and from actions to verbs and objects."""
        self.verbs = moves.verbs(self)
        verb: list[int] = []
        thing: list[int] = []
        first = []
        for code, one in enumerate(self.verbs):
            first.append(len(verb))
            verb += [code] * len(one.objects)
            thing += range(len(one.objects))

        def by_region(code: int, wanted: str = "") -> tuple[int, ...]:
            """The action for each Region, -1 where there is none; `thing` then is the Region."""
            numbers, next_ = [], first[code]
            for r, region in enumerate(self.regions):
                if wanted in ("", region.kind):
                    numbers.append(next_)
                    thing[next_] = r
                    next_ += 1
                else:
                    numbers.append(-1)
            return tuple(numbers)

        def counted(code: int) -> tuple[int, ...]:
            return tuple(range(first[code], first[code] + len(self.verbs[code].objects)))

        self.deploy, self.enlist = by_region(moves.DEPLOY), by_region(moves.ENLIST)
        self.leave, self.to = by_region(moves.FROM), by_region(moves.TO)
        self.fly, self.hold = by_region(moves.FLY), by_region(moves.HOLD)
        self.refuge, self.lift_refuge = by_region(moves.REFUGE, "ground"), by_region(moves.LIFT_REFUGE, "ground")
        self.bridge, self.lift_bridge = by_region(moves.BRIDGE, "roof"), by_region(moves.LIFT_BRIDGE, "roof")
        self.elevator, self.lift_elevator = counted(moves.ELEVATOR), counted(moves.LIFT_ELEVATOR)  # by site
        self.play, self.recycle = counted(moves.PLAY), counted(moves.RECYCLE)
        self.buy = (-1,) * self.first_market_card + counted(moves.BUY)
        for card in range(self.first_market_card, len(self.cards)):
            thing[self.buy[card]] = card
        self.payments = {payment: first[moves.PAY] + at for at, payment in enumerate(self.verbs[moves.PAY].objects)}
        self.payment = tuple(self.verbs[moves.PAY].objects)
        self.icon = counted(moves.ICON)
        self.groups: tuple[tuple[int, int], ...] = tuple((n, leader) for n, leader in self.verbs[moves.UNITS].objects)
        self.units = {group: first[moves.UNITS] + at for at, group in enumerate(self.groups)}
        self.collect = counted(moves.COLLECT)  # Region × 2 + kind
        self.give_back = counted(moves.RETURN)
        self.strike, self.evict = counted(moves.STRIKE), counted(moves.EVICT)  # Region × 4 + seat
        self.drone, self.steal = counted(moves.DRONE), counted(moves.STEAL)  # steal: seat × 2 + kind
        self.mission, self.boost = counted(moves.MISSION), counted(moves.BOOST)
        self.ability, self.feat = counted(moves.ABILITY), counted(moves.FEAT)
        self.faction = counted(moves.FACTION)
        self.stop = first[moves.STOP]
        self.verb, self.thing = tuple(verb), tuple(thing)

    def traits(self, faction: int, feats: int) -> Traits:
        """What this Leader and these unlocked Feats (as bits) change; kept, since there are few."""
        known = self._traits.get((faction, feats))
        if known is None:
            skills = [(faction, self.leader_skills[faction])]
            for at, feat in enumerate(self.feats):
                if feats >> at & 1:
                    skills.append((len(self.factions) + at, feat.ability))
            known = Traits(self.leader_units[faction], self.rules.storage_limit, skills)
            self._traits[faction, feats] = known
        return known
