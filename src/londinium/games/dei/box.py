"""The box: tiles, cards and tokens, read from data files into tuples of small numbers (DEI-COMP, DEI-PRIM).

Regions, cards, effects, Feats, Missions, Candy Boosts and so on are numbers here, in the order of their files; Faction
cards come before Market cards. Tables give the action for each thing, `kind` and `thing` the way back.
"""

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any, Final, NamedTuple

from londinium.games.dei import moves
from londinium.games.dei.checks import check
from londinium.games.dei.components import (
    OPERATIONS,
    SIDES,
    Condition,
    DistrictsFile,
    FactionCard,
    FactionsFile,
    Feat,
    MarketCard,
    MarketsFile,
    Op,
    RulesFile,
    Tile,
    TokensFile,
)
from londinium.games.dei.options import DeiOptions
from londinium.games.dei.seams import Added, Expansion, Kit, Module, Seams, Slot, joined
from londinium.games.dei.traits import TRIGGERS, Traits
from londinium.kernel.moves import Moves

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
    MAJORITY_BONUS_TEMP,
    PATRON,
    BRIBE,
) = range(25)  # in the order of components.ICONS

TECHNOLOGY: Final = 0
ENERGY: Final = 1
REFUGE: Final = 0  # kinds of Construction, as the next two
ELEVATOR: Final = 1
BRIDGE: Final = 2
NEUTRAL: Final = 4  # the owner of what belongs to nobody; seats are 0 to 3, and -1 is no Construction at all
IGNORE_MAJORITY: Final = 1  # flags of a movement point, as the next two
CLIMBING: Final = 2
ANY_STRUCTURE: Final = 4
ANY: Final = -1  # Drone
OWN: Final = -2  # the Drone that the seat has picked
NOWHERE: Final = -1  # no Region
NOTHING: Final = -1  # no effect

ANSWERED_BY: Mapping[int, tuple[str, ...]] = {  # the kinds of move that answer an operation
    ENLIST: ("enlist",),
    ENLIST_SAME_REGION: ("enlist",),
    MOVE: ("from", "evacuate"),
    COLLECT: ("collect", "motivate"),
    COLLECT_SAME_REGION: ("collect",),
    BUY: ("buy",),
    BUILD: ("refuge", "elevator", "bridge"),
    EVICT: ("evict",),
    STRIKE: ("strike",),
    DRONE_ACTIVATE: ("drone",),
    STEAL_RESOURCE: ("steal",),
    REMOVE_CONSTRUCTION: ("lift_refuge", "lift_elevator", "lift_bridge"),
    MAJORITY_BONUS_TEMP: ("hold",),
    DRONE_COLLECT: ("collect",),
    PATRON: ("patron",),
    BRIBE: ("bribe",),
}
BASE_CATEGORIES = ("missions", "effects", "outposts", "feats", "resources", "market_cards")  # of Supplies
ICON_OF = {GAIN_SUPPLY: 0, GAIN_RESOURCE: 1, GAIN_BOOST: 2, EXCHANGE: 3}  # in the order of moves.GAINS


class Place(NamedTuple):
    """A Region of a tile."""

    id: str  # 2.4:R
    tile: int
    letter: str
    kind: str
    sides: tuple[int, ...]  # as the tile is printed: 0 north, 1 east, 2 south, 3 west
    turned: tuple[tuple[int, ...], ...]  # the same for every number of quarter turns
    halves: tuple[tuple[int, int], ...]  # sides that a river runs off, and the half that is its bank
    no_building: bool
    outpost: int  # a colour, or -1
    neutral_refuge: bool
    drone_start: bool
    technology: int
    energy_cell: int


class Within(NamedTuple):
    """What a tile shows of its own Regions, however it lies."""

    adjacent: tuple[tuple[int, ...], ...]  # two each
    bridge_sites: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]  # two Roofs, and what is passed over
    ruins: tuple[tuple[tuple[int, ...], tuple[int, ...], int], ...]  # the Rivers they divide, what they link, its cost
    banks: tuple[tuple[int, ...], ...]  # of its Rivers


class Operation:
    """An operation of an effect, its fields as numbers."""

    def __init__(self, op: Op, drones: Mapping[str, int]) -> None:
        self.printed = op
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
        self.drone = drones.get(op.drone or "", OWN if op.drone == "own" else ANY)
        self.extra = op.extra_move or 0
        self.discount = op.discount or 0
        self.free = bool(op.ignore_requirement)
        self.any_site = op.site == "own_unit_region"


class Effect:
    """A list of operations: which of them each kind of move answers, and how often each can be used at first."""

    __slots__ = ("counts", "icons", "ops", "slots")

    def __init__(self, ops: tuple[Operation, ...], answered_by: Mapping[int, tuple[str, ...]]) -> None:
        self.ops = ops
        self.counts = tuple(_uses(op) for op in ops)
        self.slots = {kind: at for at, op in enumerate(ops) for kind in answered_by.get(op.code, ())}
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
    once: bool  # once per effect that it answers
    phase: int  # 0: any
    at_leader: bool  # only in the Leader's Region
    at_outpost: bool  # only with the Leader at an Outpost of its own Faction
    richest: bool  # only with more Resources than every other player


class Box:
    """The tables of one pack. Made once, shared by every state, never changed.

    What expansions bring stands behind the base game's in every table; `base_…` says how many of those there are.
    """

    def __init__(self, files: Mapping[str, Any], expansions: tuple[Expansion, ...] = ()) -> None:
        check(files)
        for expansion in expansions:
            if expansion.check is not None:
                expansion.check(files)
        self.expansions = expansions
        added = [expansion.added(files) for expansion in expansions if expansion.added is not None]
        districts: DistrictsFile = files["districts"]
        factions: FactionsFile = files["factions"]
        markets: MarketsFile = files["markets"]
        tokens: TokensFile = files["tokens"]
        self.rules: RulesFile = files["rules"]
        self.colours: tuple[str, ...] = self.rules.colours
        self._lay_out(districts.tiles, tuple(tile for more in added for tile in more.tiles))
        self.layouts = {layout.players: layout.rows for layout in districts.layouts}

        self.factions = (*factions.factions, *(faction for more in added for faction in more.factions))
        self.base_factions = len(factions.factions)
        self._answered_by = self._join_icons()
        self._take_cards(factions, markets, added)
        self.drone_effects = tuple(self._effect(drone.effect) for drone in factions.drones)
        self.boost_effect = tuple(self.add_effect("boost", boost.id, boost.effect) for boost in tokens.boosts)
        self._take_abilities(tokens.feats, tuple(feat for more in added for feat in more.feats))

        self.faction_cards = tuple(tuple(self.card_ids.index(card) for card in f.cards) for f in self.factions)
        self.faction_drone = tuple(self.drone_ids.index(f.drone) if f.drone else -1 for f in self.factions)
        self.scrappers = tuple(f.scrappers for f in self.factions)
        constructions = self.rules.constructions
        self.constructions: tuple[int, ...] = (constructions.refuge, constructions.elevator, constructions.bridge)

        self.markets = markets.markets
        self.market_colour = tuple(self.colours.index(m.colour) if m.colour else -1 for m in markets.markets)
        self.market_requires = tuple(m.requires for m in markets.markets)
        self.slots = tuple(at for at, market in enumerate(markets.markets) for _ in range(market.slots))  # its Market
        outposts = {market.id for market in markets.markets if market.colour}
        self.outpost_cards = tuple(card.id for card in markets.market_cards if card.market in outposts)

        self.missions = tokens.missions
        self.boosts = tokens.boosts
        self.boost_copies = tuple(boost.copies for boost in tokens.boosts)
        modules = [module for expansion in expansions for module in expansion.modules]
        more = [name for module in modules for name in module.seams.categories]
        self.categories = tuple(dict.fromkeys((*BASE_CATEGORIES, *more)))  # of Supplies
        self.category = {name: at for at, name in enumerate(self.categories)}
        self.signs = tuple(signs for module in modules for signs in module.seams.signs)
        self.load_slot = {module.option: module.load for module in modules if module.load is not None}
        self._traits: dict[tuple[int, int, tuple[str, ...]], Traits] = {}
        self._seams: dict[tuple[str, ...], Seams] = {}
        self.kits: dict[str, Kit] = {}
        for expansion in expansions:
            for name, kit in expansion.kits.items():
                self.kits[name] = kit(self, files)
        self.ability_of_effect += [-1] * (len(self.effects) - len(self.ability_of_effect))
        self._number_moves()

    def in_play(self, options: DeiOptions, parts: Mapping[str, Slot]) -> tuple[Module, ...]:
        """The modules in play, by the options and by what a campaign keeps."""
        found: tuple[Module, ...] = ()
        for expansion in self.expansions:
            found = expansion.in_play(self, options, parts, found)
        return found

    def seams(self, modules: tuple[Module, ...]) -> Seams:
        """Where these modules step in; kept, the same ones are in play for long."""
        names = tuple(module.option for module in modules)
        known = self._seams.get(names)
        if known is None:
            known = self._seams[names] = joined([module.seams for module in modules])
        return known

    def _join_icons(self) -> Mapping[int, tuple[str, ...]]:
        """The kinds of move that answer each operation, those of the expansions too."""
        found = dict(ANSWERED_BY)
        for expansion in self.expansions:
            for code, kinds in expansion.icons.items():
                found[code] = (*found.get(code, ()), *kinds)
        return found

    def _lay_out(self, base: tuple[Tile, ...], added: tuple[Tile, ...]) -> None:
        self.tiles = (*base, *added)
        self.tile_ids = tuple(tile.id for tile in self.tiles)
        self.regions = tuple(
            Place(
                f"{tile.id}:{region.id}",
                at,
                region.id,
                region.kind,
                tuple(SIDES.index(side) for side in region.sides),
                tuple(tuple((SIDES.index(side) + turn) % 4 for side in region.sides) for turn in range(4)),
                tuple((SIDES.index(side), SIDES.index(half)) for side, half in region.bank_sides),
                region.no_building,
                self.colours.index(region.outpost) if region.outpost else -1,
                region.neutral_refuge,
                region.drone_start,
                region.technology,
                region.energy_cell,
            )
            for at, tile in enumerate(self.tiles)
            for region in tile.regions
        )
        self.size = len(self.regions)
        self.base_size = sum(len(tile.regions) for tile in base)
        self.region_ids = tuple(region.id for region in self.regions)
        self.region = {id: at for at, id in enumerate(self.region_ids)}
        self.is_ground = tuple(region.kind == "ground" for region in self.regions)
        self.is_roof = tuple(region.kind == "roof" for region in self.regions)
        self.is_river = tuple(region.kind == "river" for region in self.regions)  # for Drones alone (DEI-OL-3)
        self.outposts = tuple(region.outpost for region in self.regions)
        self.neutral_refuge = tuple(region.neutral_refuge for region in self.regions)
        self.may_hold_refuge = tuple(  # DEI-BUILD-2
            r.kind == "ground" and r.outpost < 0 and not r.neutral_refuge and not r.no_building for r in self.regions
        )
        self.of_tile = tuple(
            tuple(r for r, region in enumerate(self.regions) if region.tile == at) for at in range(len(self.tiles))
        )
        self.facing = tuple(tuple(self._facing(tile, turns) for turns in range(4)) for tile in range(len(self.tiles)))
        self.banks = tuple(tuple(self._banks(tile, turns) for turns in range(4)) for tile in range(len(self.tiles)))
        self.within = tuple(self._within(tile) for tile in self.tiles)
        self.drone_tiles = tuple(tile.id for tile in self.tiles if any(region.drone_start for region in tile.regions))
        pairs = []
        for tile in self.tiles:
            for a, b in tile.adjacent:
                first, second = self.region[f"{tile.id}:{a}"], self.region[f"{tile.id}:{b}"]
                if self.is_ground[first] and self.is_roof[second]:
                    pairs.append((first, second))
                elif self.is_roof[first] and self.is_ground[second]:
                    pairs.append((second, first))
        self.elevators = tuple(pairs)  # the sites: a Ground and a Roof
        self.base_elevators = sum(ground < self.base_size for ground, _ in pairs)
        self.elevators_at = tuple(
            tuple(site for site, pair in enumerate(self.elevators) if r in pair) for r in range(self.size)
        )

    def _facing(self, tile: int, turns: int) -> dict[tuple[int, str], int]:
        """Which Ground owns each side of a tile that lies so, and which Roof faces it (DEI-BOARD-2, DEI-BOARD-3)."""
        return {(side, self.regions[r].kind): r for r in self.of_tile[tile] for side in self.regions[r].turned[turns]}

    def _banks(self, tile: int, turns: int) -> dict[tuple[int, int], int]:
        """Which Ground lies at each half of a side that a river runs off, as the tile lies."""
        return {
            ((side + turns) % 4, (half + turns) % 4): r
            for r in self.of_tile[tile]
            for side, half in self.regions[r].halves
        }

    def _within(self, tile: Tile) -> Within:
        def at(*letters: str) -> tuple[int, ...]:
            return tuple(self.region[f"{tile.id}:{letter}"] for letter in letters)

        return Within(
            tuple(at(*pair) for pair in tile.adjacent),
            tuple((tuple(sorted(at(*site.between))), at(*site.over)) for site in tile.bridge_sites),
            tuple((at(*ruins.between), at(*ruins.links), ruins.cost) for ruins in tile.ruins),
            tuple(at(*letters) for letters in tile.banks),
        )

    def _effect(self, ops: tuple[Op, ...]) -> Effect:
        return Effect(tuple(Operation(op, self._drones) for op in ops), self._answered_by)

    def _take_cards(self, factions: FactionsFile, markets: MarketsFile, added: list[Added]) -> None:
        self.drone_ids = tuple(drone.id for drone in factions.drones)
        self._drones = {id: at for at, id in enumerate(self.drone_ids)}
        others = [card for more in added for card in more.cards]
        before, after = len(factions.faction_cards), len(others)
        cards: list[FactionCard | MarketCard] = [
            *factions.faction_cards,
            *markets.market_cards,
            *others,
        ]
        self.cards = tuple(cards)
        self.base_cards = len(cards) - after
        self.market_cards = {card.id: card for card in markets.market_cards}
        self.card_ids = tuple(card.id for card in cards)
        self.is_drone_card = tuple(card.type == "drone" for card in cards)
        self.effects = [self._effect(card.effect) for card in cards]  # of a card: its own number
        self.effect_names = [("card", card.id) for card in cards]  # what an effect is of, for the question
        names = [market.id for market in markets.markets]

        def of_market(values: Iterable[int], other: int = 0) -> tuple[int, ...]:
            return (*((other,) * before), *values, *((other,) * after))

        self.market_of = of_market((names.index(card.market) for card in markets.market_cards), -1)
        self.cost_technology = of_market(card.cost.technology for card in markets.market_cards)
        self.cost_energy = of_market(card.cost.energy_cell for card in markets.market_cards)
        self.card_supplies = of_market(card.supplies for card in markets.market_cards)
        self.names_drone = tuple(
            tuple(self._drones[op.drone] for op in card.effect if op.drone in self._drones) for card in cards
        )

    def _take_abilities(self, base: tuple[Feat, ...], added: tuple[Feat, ...]) -> None:
        self.feats = (*base, *added)
        self.base_feats = len(base)
        self.feat_colour = tuple(self.colours.index(feat.colour) for feat in self.feats)
        pools = [
            tuple(tuple(at for at in of if self.feat_colour[at] == colour) for colour in range(len(self.colours)))
            for of in (range(len(base)), range(len(base), len(self.feats)))
        ]
        self.feats_of_colour = pools[0]
        self.feats_for = tuple(pools[at >= self.base_factions] for at in range(len(self.factions)))  # by Faction
        leaders = [("skill", faction.id, faction.leader.skill) for faction in self.factions]
        tokens = [("feat", feat.id, feat.ability) for feat in self.feats]
        n = self.base_factions
        self.base_abilities = n + len(base)
        self.leader_ability = tuple(at if at < n else at + len(base) for at in range(len(self.factions)))
        self.feat_ability = tuple(
            n + at if at < len(base) else len(self.factions) + at for at in range(len(self.feats))
        )
        skills = [*leaders[:n], *tokens[: len(base)], *leaders[n:], *tokens[len(base) :]]
        found = []
        self.ability_of_effect = [-1] * len(self.effects)
        for at, (kind, id, skill) in enumerate(skills):
            effect = -1
            if skill.trigger in TRIGGERS:
                effect = self.add_effect(kind, id, skill.ops)
                self.ability_of_effect.append(at)
            condition = skill.condition or Condition()
            found.append(
                Ability(
                    id,
                    TRIGGERS.index(skill.trigger) if skill.trigger in TRIGGERS else -1,
                    effect,
                    skill.limit == "once_per_phase",
                    skill.limit == "once_per_effect",
                    skill.phase or 0,
                    condition.leader_in_region,
                    condition.leader_at_outpost,
                    condition.richest,
                )
            )
        self.abilities = tuple(found)

    def add_effect(self, kind: str, id: str, ops: tuple[Op, ...]) -> int:
        """One more effect, of a thing of this kind and name; its number."""
        return self.add_operations(kind, id, tuple(Operation(op, self._drones) for op in ops))

    def add_operations(self, kind: str, id: str, ops: tuple[Operation, ...]) -> int:
        self.effects.append(Effect(ops, self._answered_by))
        self.effect_names.append((kind, id))
        return len(self.effects) - 1

    def _number_moves(self) -> None:
        """Tables from objects to actions, and from actions to kinds and objects."""
        self.moves = Moves([*moves.verbs(self), *(verb for kit in self.kits.values() for verb in kit.verbs())])
        self.kind = tuple(self.moves.kinds)
        thing = [0] * len(self.moves)

        def table(kind: str, things: Iterable[Any]) -> tuple[int, ...]:
            """The action for each thing of a list, -1 where there is none; `thing` is its place there."""
            found = self.moves.numbers(kind, things)
            for at, action in enumerate(found):
                if action >= 0:
                    thing[action] = at
            return found

        first = self.moves.first
        regions, cards, seats = self.region_ids, self.card_ids, range(moves.MOST_SEATS)
        lifts = [(self.region_ids[ground], self.region_ids[roof]) for ground, roof in self.elevators]
        targets = [*product(regions, seats)]
        missions = [mission.id for mission in self.missions]
        boosts = [boost.id for boost in self.boosts]
        self.deploy, self.enlist = table("deploy", regions), table("enlist", regions)
        self.leave, self.to = table("from", regions), table("to", regions)
        self.fly, self.hold = table("fly", regions), table("hold", regions)
        self.refuge, self.lift_refuge = table("refuge", regions), table("lift_refuge", regions)
        self.bridge, self.lift_bridge = table("bridge", regions), table("lift_bridge", regions)
        self.elevator, self.lift_elevator = table("elevator", lifts), table("lift_elevator", lifts)  # by site
        self.play, self.recycle, self.buy = table("play", cards), table("recycle", cards), table("buy", cards)
        self.payment: tuple[tuple[int, ...], ...] = tuple(self.moves.verbs["pay"].objects)
        self.payments = dict(zip(self.payment, table("pay", self.payment), strict=True))
        self.icon = table("icon", moves.GAINS)
        self.groups: tuple[tuple[int, ...], ...] = tuple(self.moves.verbs["units"].objects)
        self.units = dict(zip(self.groups, table("units", self.groups), strict=True))
        self.collect = table("collect", product(regions, moves.RESOURCES))
        self.give_back = table("return", moves.RESOURCES)
        self.strike, self.evict = table("strike", targets), table("evict", targets)  # Region × 4 + seat
        self.drone = table("drone", self.drone_ids)
        self.steal = table("steal", product(seats, moves.RESOURCES))
        self.mission = table("mission", missions)
        self.boost, self.sweet = table("boost", boosts), table("sweet", boosts)
        self.ability = table("ability", [ability.id for ability in self.abilities])
        self.feat = table("feat", [feat.id for feat in self.feats])
        self.faction = table("faction", [faction.id for faction in self.factions])
        self.turn = table("turn", product(self.tile_ids, range(4)))  # tile × 4 + quarters
        self.order = table("order", product(missions, moves.FACES))
        self.patron, self.motivate = table("patron", cards), table("motivate", regions)
        self.evacuate = table("evacuate", targets)
        self.stop, self.bribe = first("stop"), first("bribe")
        self.accept, self.refuse = first("accept"), first("refuse")
        for kit in self.kits.values():
            kit.number(table)
        self.thing = tuple(thing)

    def traits(self, faction: int, feats: int, more: tuple[str, ...] = ()) -> Traits:
        """What this Faction, its Leader and unlocked Feats (as bits) change, and the traits that it has beside them."""
        known = self._traits.get((faction, feats, more))
        if known is None:
            own = self.factions[faction]
            skills = [(self.leader_ability[faction], own.leader.skill), *((-1, skill) for skill in own.skills)]
            for at, feat in enumerate(self.feats):
                if feats >> at & 1:
                    skills.append((self.feat_ability[at], feat.ability))
            known = Traits(own.leader.units, self.rules.storage_limit, skills, more)
            self._traits[faction, feats, more] = known
        return known
