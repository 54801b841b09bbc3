"""The box: tiles, cards and tokens, read from data files into tuples of small numbers (DEI-COMP, DEI-PRIM).

Regions, cards, effects, Feats, Missions, Candy Boosts and so on are numbers here, in the order of their files; Faction
cards come before Market cards. `number` tables give the action for an object, `verb` and `thing` the way back.
"""

from collections.abc import Iterable, Mapping
from copy import copy
from itertools import combinations
from typing import Any, NamedTuple

from londinium.games.dei import moves
from londinium.games.dei.campaign.forms import CampaignFile, InspirationFile, PrivilegesFile, TermsEntry
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
    PurebredFile,
    RetaliationFile,
    RulesFile,
    ThamesFile,
    Tile,
    TokensFile,
)
from londinium.games.dei.numbers import verbs
from londinium.games.dei.terms import BASE_TERMS, Terms
from londinium.games.dei.traits import TRIGGERS, Traits

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
    BUILD_NOTHING,
    CLOSED_MARKETS,
    SCORE_ONLY,
    SUBJUGATE,
    EVACUATE,
    DRONE_VETO,
    TURN_TILES,
    PLACE_ORDERS,
    EXCHANGE_CARDS,
    IGNORE_PUNISHMENTS,
    STORAGE_UNLIMITED,
    RESOLVE_BOUGHT,
    MOTIVATE,
    LINK_ALL,
    INSPECT,
    PATRON,
    BRIBE,
) = range(51)

TECHNOLOGY, ENERGY = 0, 1
REFUGE, ELEVATOR, BRIDGE = 0, 1, 2  # kinds of Construction
NEUTRAL = 4  # the owner of what belongs to nobody; seats are 0 to 3, and -1 is no Construction at all
IGNORE_MAJORITY, CLIMBING, ANY_STRUCTURE = 1, 2, 4  # flags of a movement point
SPARE = 8  # times the points that the same effect has left after it
ANY, OWN = -1, -2  # any Drone, or the one that the seat has picked
NOWHERE, FOLLOW_UP = -1, -2  # where an effect follows something: in no Region; after a Buy, which triggers no more
ANSWERS = -3  # … or, less the number of an effect, what it answers once


VERB_OF = {  # which verbs answer an operation
    ENLIST: (moves.ENLIST,),
    ENLIST_SAME_REGION: (moves.ENLIST,),
    MOVE: (moves.FROM, moves.EVACUATE),
    COLLECT: (moves.COLLECT, moves.MOTIVATE, moves.DEBRIS),
    COLLECT_SAME_REGION: (moves.COLLECT, moves.DEBRIS),
    BUY: (moves.BUY,),
    BUILD: (moves.REFUGE, moves.ELEVATOR, moves.BRIDGE),
    EVICT: (moves.EVICT,),
    STRIKE: (moves.STRIKE,),
    DRONE_ACTIVATE: (moves.DRONE,),
    STEAL_RESOURCE: (moves.STEAL,),
    REMOVE_CONSTRUCTION: (moves.LIFT_REFUGE, moves.LIFT_ELEVATOR, moves.LIFT_BRIDGE, moves.LIFT_SEGMENT),
    MAJORITY_BONUS_TEMP: (moves.HOLD,),
    DRONE_COLLECT: (moves.COLLECT,),
    PATRON: (moves.PATRON,),
    BRIBE: (moves.BRIBE,),
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
        self.drone = drones.get(op.drone or "", OWN if op.drone == "own" else ANY)
        self.extra = op.extra_move or 0
        self.discount = op.discount or 0
        self.free = bool(op.ignore_requirement)
        self.any_site = op.site == "own_unit_region"

    def with_points(self, n: int) -> "Operation":
        """The same with so many points."""
        found = copy(self)
        found.n = n
        return found


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
    once: bool  # once per effect that it answers
    phase: int  # 0: any
    at_leader: bool  # only in the Leader's Region
    at_outpost: bool  # only with the Leader at an Outpost of its own Faction
    richest: bool  # only with more Resources than every other player


class Box:
    """The tables of one pack. Made once, shared by every state, never changed.

    What expansions bring stands behind the base game's in every table; `base_…` says how many of those there are.
    """

    def __init__(self, files: Mapping[str, Any]) -> None:
        check(files)
        districts: DistrictsFile = files["districts"]
        thames: ThamesFile = files["thames"]
        retaliation: RetaliationFile = files["retaliation"]
        purebred: PurebredFile = files["purebred"]
        factions: FactionsFile = files["factions"]
        markets: MarketsFile = files["markets"]
        tokens: TokensFile = files["tokens"]
        self.rules: RulesFile = files["rules"]
        self.colours: tuple[str, ...] = self.rules.colours
        self._lay_out(districts.tiles, (*retaliation.tiles, *thames.tiles))
        self.layouts = {layout.players: layout.rows for layout in districts.layouts}
        self.thames_layouts = {layout.players: layout for layout in thames.layouts}
        self.thames_tiles = {tile.replaces or "": tile.id for tile in thames.tiles}
        self.retaliation_tiles = {tile.replaces or "": tile.id for tile in retaliation.tiles}

        self.factions = (*factions.factions, *purebred.factions)
        self.base_factions = len(factions.factions)
        self._take_cards(factions, markets, purebred)
        self.drone_effects = tuple(self._effect(drone.effect) for drone in factions.drones)
        self.boost_effect = tuple(self._add("boost", boost.id, self._effect(boost.effect)) for boost in tokens.boosts)
        self._take_abilities(tokens.feats, purebred.feats)

        self.faction_cards = tuple(tuple(self.card_ids.index(card) for card in f.cards) for f in self.factions)
        self.faction_drone = tuple(self.drone_ids.index(f.drone) if f.drone else -1 for f in self.factions)
        self.scrappers = tuple(f.scrappers for f in self.factions)
        constructions = self.rules.constructions
        self.constructions: tuple[int, ...] = (constructions.refuge, constructions.elevator, constructions.bridge)

        self.markets = markets.markets
        self.market_colour = tuple(self.colours.index(m.colour) if m.colour else -1 for m in markets.markets)
        self.market_requires = tuple(m.requires for m in markets.markets)
        self.slots = tuple(at for at, market in enumerate(markets.markets) for _ in range(market.slots))  # its Market
        self.outpost_cards = tuple(
            card.id
            for card in markets.market_cards
            if self.market_colour[self.market_of[self.card_ids.index(card.id)]] >= 0
        )

        self.missions = tokens.missions
        self.boosts = tokens.boosts
        self.boost_copies = tuple(boost.copies for boost in tokens.boosts)
        self.orders = purebred.orders
        self.barracks = purebred.barracks
        self.retaliation = retaliation.cards
        self.track = retaliation.track
        self.track_places = retaliation.places
        self.ranks, self.cards_drawn = retaliation.ranks, retaliation.drawn
        self.big_ben = self.region[retaliation.big_ben]
        self._take_campaign(files["campaign"], files["privileges"], files["inspiration"])
        self._traits: dict[tuple[int, int, tuple[str, ...]], Traits] = {}
        self._number_moves()

    def _take_campaign(self, campaign: CampaignFile, privileges: PrivilegesFile, inspiration: InspirationFile) -> None:
        self.scenarios = campaign.scenarios
        self.terms = (BASE_TERMS, *(self._terms(scenario.terms) for scenario in campaign.scenarios))
        self.objectives = {objective.id: objective for objective in campaign.objectives}
        self.events = campaign.events
        self.event_ids = tuple(event.id for event in campaign.events)
        self.event_tokens, self.events_drawn = campaign.event_tokens, campaign.events_drawn
        self.event_effects = tuple(  # for the Purebred, for the others: icons that are used one by one
            tuple(
                self._add("event", event.id, self._effect(ops)) if ops else -1 for ops in (event.purebred, event.others)
            )
            for event in campaign.events
        )
        self.marching = tuple(self._as_moves(number) for number in range(len(self.effects)))  # instead of each effect
        self.ability_of_effect += [-1] * (len(self.effects) - len(self.ability_of_effect))
        self.privileges = privileges.privileges
        self.inspiration, self.inspired = inspiration.bonuses, inspiration.boosts
        self.written = (*self.colours, *(feat.id for feat in self.feats), *self.market_cards)

    def _as_moves(self, number: int) -> int:
        """The effect in which each Enlist is a movement point (DOL-S2-8); the same one where nobody enlists."""
        ops = self.effects[number].ops
        points = sum(op.n for op in ops if op.code == ENLIST)
        if not points:
            return number
        moves_ = next((op for op in ops if op.code == MOVE), None)
        march = moves_.with_points(moves_.n + points) if moves_ else Operation(Op(op="MOVE", n=points), self._drones)
        others = tuple(op for op in ops if op.code not in (ENLIST, MOVE))
        return self._add(*self.effect_names[number], Effect((march, *others)))

    def _terms(self, entry: TermsEntry) -> Terms:
        """What a scenario changes in the rules, with Regions as numbers."""
        same = {name: getattr(entry, name) for name in Terms._fields if hasattr(entry, name)}
        where = {
            name: self.region[getattr(entry, name)] if getattr(entry, name) else BASE_TERMS.centre
            for name in ("centre", "start")
        }
        ends = [self.region[end] for end in entry.segments] if entry.segments else BASE_TERMS.segments
        return Terms(**{**same, **where, "segments": (min(ends), max(ends))})

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
        return Effect(tuple(Operation(op, self._drones) for op in ops))

    def _take_cards(self, factions: FactionsFile, markets: MarketsFile, purebred: PurebredFile) -> None:
        self.drone_ids = tuple(drone.id for drone in factions.drones)
        self._drones = {id: at for at, id in enumerate(self.drone_ids)}
        before, after = len(factions.faction_cards), len(purebred.faction_cards)
        cards: list[FactionCard | MarketCard] = [
            *factions.faction_cards,
            *markets.market_cards,
            *purebred.faction_cards,
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
        self.leader_skills = tuple(faction.leader.skill for faction in self.factions)
        self.leader_units = tuple(faction.leader.units for faction in self.factions)
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
                effect = self._add(kind, id, self._effect(skill.ops))
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

    def _add(self, kind: str, id: str, effect: Effect) -> int:
        self.effects.append(effect)
        self.effect_names.append((kind, id))
        return len(self.effects) - 1

    def _number_moves(self) -> None:
        """Tables from objects to actions, and from actions to verbs and objects."""
        self.verbs = verbs(self)
        codes = {kind: code for code, kind in enumerate(dict.fromkeys(verb.kind for verb in self.verbs))}
        numbers: dict[tuple[Any, ...], int] = {}
        verb: list[int] = []
        for one in self.verbs:
            for objects in one.objects:
                numbers[one.kind, *objects] = len(verb)
                verb.append(codes[one.kind])
        thing = [0] * len(verb)

        def table(kind: str, keys: Iterable[tuple[Any, ...]]) -> tuple[int, ...]:
            """The action for each object of a list, -1 where there is none; `thing` is its place there."""
            found = tuple(numbers.get((kind, *key), -1) for key in keys)
            for at, action in enumerate(found):
                if action >= 0:
                    thing[action] = at
            return found

        regions = [(id,) for id in self.region_ids]
        cards = [(id,) for id in self.card_ids]
        lifts = [(self.region_ids[ground], self.region_ids[roof]) for ground, roof in self.elevators]
        targets = [(id, seat) for id in self.region_ids for seat in range(moves.MOST_SEATS)]
        missions = [mission.id for mission in self.missions]
        retaliation = [(card.id,) for card in self.retaliation]
        self.deploy, self.enlist = table("deploy", regions), table("enlist", regions)
        self.leave, self.to = table("from", regions), table("to", regions)
        self.fly, self.hold = table("fly", regions), table("hold", regions)
        self.refuge, self.lift_refuge = table("refuge", regions), table("lift_refuge", regions)
        self.bridge, self.lift_bridge = table("bridge", regions), table("lift_bridge", regions)
        self.elevator, self.lift_elevator = table("elevator", lifts), table("lift_elevator", lifts)  # by site
        self.play, self.recycle, self.buy = table("play", cards), table("recycle", cards), table("buy", cards)
        self.payment: tuple[tuple[int, int], ...] = tuple(self._objects("pay"))
        self.payments = dict(zip(self.payment, table("pay", self.payment), strict=True))
        self.icon = table("icon", [(icon,) for icon in moves.GAINS])
        self.groups: tuple[tuple[int, int], ...] = tuple(self._objects("units"))
        self.units = dict(zip(self.groups, table("units", self.groups), strict=True))
        self.collect = table("collect", [(id, kind) for id in self.region_ids for kind in moves.RESOURCES])
        self.give_back = table("return", [(kind,) for kind in moves.RESOURCES])
        self.strike, self.evict = table("strike", targets), table("evict", targets)  # Region × 4 + seat
        self.drone = table("drone", [(drone,) for drone in self.drone_ids])
        self.steal = table("steal", [(seat, kind) for seat in range(moves.MOST_SEATS) for kind in moves.RESOURCES])
        self.mission = table("mission", [(mission,) for mission in missions])
        self.boost = table("boost", [(boost.id,) for boost in self.boosts])
        self.ability = table("ability", [(ability.id,) for ability in self.abilities])
        self.feat = table("feat", [(feat.id,) for feat in self.feats])
        self.faction = table("faction", [(faction.id,) for faction in self.factions])
        self.stop = numbers[("stop",)]
        self.turn = table("turn", [(tile, turn) for tile in self.tile_ids for turn in range(4)])  # tile × 4 + quarters
        self.order = table("order", [(mission, face) for mission in missions for face in moves.FACES])
        self.patron, self.bribe = table("patron", cards), numbers[("bribe",)]
        self.sweet = table("sweet", [(boost.id,) for boost in self.boosts])
        self.motivate, self.evacuate = table("motivate", regions), table("evacuate", targets)
        self.accept, self.refuse, self.draw = numbers[("accept",)], numbers[("refuse",)], numbers[("draw",)]
        self.denounce, self.replace = table("denounce", retaliation), table("replace", retaliation)
        self.punishment = table("punishment", [(which,) for which in moves.PUNISHMENTS])
        self.challenge = table("challenge", regions)
        self.propose = table(  # seat × Missions + Mission
            "propose", [(seat, mission) for seat in range(moves.MOST_SEATS) for mission in missions]
        )
        seats = [(seat,) for seat in range(moves.MOST_SEATS)]
        self.privilege = table("privilege", [(privilege.id,) for privilege in self.privileges])
        self.write = table("write", [(value,) for value in self.written])
        self.inspire = table("inspire", [(bonus.id,) for bonus in self.inspiration])
        self.debris, self.raid, self.occupy = table("debris", regions), table("raid", regions), table("occupy", regions)
        self.abandon = table("abandon", regions)
        self.segment = table("segment", [(token,) for token in moves.SEGMENTS])
        self.lift_segment, self.sponsor = table("lift_segment", seats), table("sponsor", seats)
        self.take, self.remove = numbers[("take",)], numbers[("remove",)]
        self.give = table("give", [(seat, kind) for (seat,) in seats for kind in moves.RESOURCES])  # seat × 2 + kind
        self.swaps = tuple(combinations(range(len(self.drone_ids)), 2))
        self.swap = table("swap", combinations(self.drone_ids, 2))
        self.discard = table("discard", retaliation)
        self.experiment = table("experiment", [(n,) for n in range(1, moves.MOST_UNITS + 1)])
        self.verb, self.thing = tuple(verb), tuple(thing)

    def _objects(self, kind: str) -> list[Any]:
        return [objects for verb in self.verbs if verb.kind == kind for objects in verb.objects]

    def traits(self, faction: int, feats: int, privileges: tuple[str, ...] = ()) -> Traits:
        """What this Faction, its Leader, these unlocked Feats (as bits) and Privileges change; kept, there are few."""
        known = self._traits.get((faction, feats, privileges))
        if known is None:
            skills = [(self.leader_ability[faction], self.leader_skills[faction])]
            skills += [(-1, skill) for skill in self.factions[faction].skills]
            for at, feat in enumerate(self.feats):
                if feats >> at & 1:
                    skills.append((self.feat_ability[at], feat.ability))
            known = Traits(self.leader_units[faction], self.rules.storage_limit, skills, privileges)
            self._traits[faction, feats, privileges] = known
        return known
