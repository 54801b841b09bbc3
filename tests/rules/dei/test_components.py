"""What is in the box (DEI-COMP), that the data files keep to it, and that bad ones are refused with where and why."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import londinium
from londinium.games.dei.box import ANSWERED_BY
from londinium.games.dei.city import City
from londinium.games.dei.components import FIELDS, OPERATIONS, SIDES
from londinium.kernel import packs
from tests.marks import rule
from tests.rules.dei.table import BOX, GAME, table

DATA = GAME.components
RULES = BOX.rules


@rule("DEI-COMP-2", "DEI-COMP-3", "DEI-COMP-5")
def test_what_is_in_the_box() -> None:
    assert len(DATA["districts"].tiles) == 16
    assert (RULES.technology, RULES.energy_cell, RULES.boosts) == (60, 40, 16)
    assert sum(boost.copies for boost in BOX.boosts) == 16
    assert len(BOX.market_cards) == 48
    assert Counter(card.market for card in BOX.market_cards.values()) == dict.fromkeys(
        ("tactical", "logistic", "mechanical", "black"), 12
    )
    assert (len(BOX.missions), len(DATA["tokens"].feats), len(BOX.drone_ids)) == (12, 18, 4)
    assert RULES.outposts_per_colour * len(BOX.colours) == 15
    assert RULES.neutral_bridges == 2
    assert [len(own) for own in BOX.faction_cards[:4]] == [8] * 4
    assert BOX.scrappers[:4] == (15,) * 4
    assert BOX.constructions == (3, 3, 2)


@rule("DEI-COMP-4", "DEI-COMP-6", "DEI-OL-6")
def test_the_published_number_of_tokens_figures_and_cards() -> None:
    own = sum(BOX.constructions) + RULES.faction_tokens + 1 + 1  # Supplies token, Leader token
    common = 2 + 4 + 60 + 40 + 16 + 15 + 18 + 1  # Bridges, Drones, Resources, Boosts, Outposts, Feats, Turn marker
    assert sum(BOX.constructions) == 8
    assert common + 4 * own == 224
    assert sum(BOX.scrappers[:4]) + 4 + len(BOX.drone_ids) == 68
    assert BOX.base_cards + len(BOX.missions) == 92
    assert RULES.faction_tokens - RULES.turns - 1 == 2  # spare: neither for Missions nor for Priority Order


@rule("DEI-COMP-9")
def test_a_drone_card_is_one_that_activates_a_drone() -> None:
    for card in BOX.cards:
        assert (card.type == "drone") == any(op.op == "DRONE_ACTIVATE" for op in card.effect)
    for faction in DATA["factions"].factions:
        own = [card for card in BOX.cards if card.id in faction.cards and card.type == "drone"]
        assert [op.drone for card in own for op in card.effect] == [faction.drone]


@rule("DEI-SETUP-1", "DEI-SETUP-1b", "DEI-OUT-4", "DEI-OL-4")
@pytest.mark.parametrize(("players", "tiles", "shape"), [(2, 9, (3, 3)), (3, 12, (4, 3)), (4, 16, (4, 4))])
def test_the_tiles_of_each_number_of_players(players: int, tiles: int, shape: tuple[int, int]) -> None:
    rows = BOX.layouts[players]
    assert (len(rows), len(rows[0])) == shape
    city = table(players=players).city
    assert len(city.laid) == tiles
    assert len(city.neutral_refuges) == 2
    assert len(city.drone_starts) == players
    colours = Counter(BOX.colours[BOX.outposts[r]] for r in city.outposts)
    assert colours == dict.fromkeys(("red", "green", "blue"), players + 1)


@rule("DEI-BOARD-1", "DEI-BOARD-2", "DEI-BOARD-8")
def test_what_every_tile_has() -> None:
    for tile in DATA["districts"].tiles:
        kinds = {region.kind for region in tile.regions}
        assert kinds == {"ground", "roof"}
        owned = [side for region in tile.regions if region.kind == "ground" for side in region.sides]
        assert sorted(owned) == sorted(SIDES)
        for region in tile.regions:
            assert not (region.technology if region.kind == "roof" else region.energy_cell)


def connected(nodes: set[int], near: Callable[[int], tuple[int, ...]]) -> bool:
    seen: set[int] = set()
    todo = [min(nodes)]
    while todo:
        node = todo.pop()
        if node not in seen:
            seen.add(node)
            todo.extend(near(node))
    return seen == nodes


@rule("DEI-LINK-1", "DEI-SETUP-1a", "DEI-SETUP-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_city_hangs_together_on_the_ground_and_for_drones(players: int) -> None:
    for seed in range(40):
        s = GAME.new(players, seed)
        city: City = s.city  # type: ignore[attr-defined]
        grounds = {r for r in city.regions if BOX.is_ground[r]}
        assert connected(grounds, city.ground.__getitem__)
        assert connected(set(city.regions), city.adjacent.__getitem__)
        refuges = [
            at for at, (tile, _) in enumerate(city.laid) if any(BOX.neutral_refuge[r] for r in BOX.of_tile[tile])
        ]
        (a, b), w = refuges, city.width
        assert max(abs(a // w - b // w), abs(a % w - b % w)) > 1
        neutral = [bridge for bridge in s.view(None)["bridges"] if bridge["owner"] == "neutral"]
        assert len(neutral) == 2


@rule("DEI-OL-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_neutral_refuge_touches_tile_2_4_in_the_first_game(players: int) -> None:
    places = {tile: (r, c) for r, row in enumerate(BOX.layouts[players]) for c, tile in enumerate(row)}
    assert sum(region.neutral_refuge for tile in BOX.tiles for region in tile.regions) == 2
    for tile in ("2.3", "2.8"):
        (r, c), (r24, c24) = places[tile], places["2.4"]
        assert max(abs(r - r24), abs(c - c24)) > 1


@rule("DEI-MARKET-11")
def test_market_cards_are_numbered_and_worth_more_than_their_cost() -> None:
    assert [card.number for card in BOX.market_cards.values()] == list(range(1, 49))
    for card in BOX.market_cards.values():
        kept = card.cost.technology // RULES.technology_per_supply
        kept += card.cost.energy_cell * RULES.supplies_per_energy_cell
        assert card.supplies > kept, card.id


@rule("DEI-MARKET-1", "DEI-MARKET-2", "DEI-MARKET-5", "DEI-MARKET-13")
def test_the_markets_and_their_colours() -> None:
    assert [(market.id, market.colour, market.requires) for market in BOX.markets] == [
        ("tactical", "red", 1),
        ("logistic", "green", 1),
        ("mechanical", "blue", 1),
        ("black", None, 0),
    ]


@rule("DEI-FEAT-6")
def test_six_feats_of_each_colour() -> None:
    assert Counter(feat.colour for feat in DATA["tokens"].feats) == dict.fromkeys(("red", "green", "blue"), 6)


@rule("DEI-MISSION-4")
def test_a_mission_never_pays_more_when_it_is_late() -> None:
    for mission in BOX.missions:
        for n in range(16):
            on_time, late = (
                part.supplies * (n // part.per) + (part.flat if n else 0) for part in (mission.on_time, mission.late)
            )
            assert on_time >= late, mission.id


@rule("DEI-LEADER-1", "DEI-LEADER-7")
def test_the_leaders() -> None:
    assert {faction.id: faction.leader.name for faction in DATA["factions"].factions} == {
        "ravagers": "the Salvage Boss",
        "refuge42": "the Warden",
        "farmz": "the Foreman",
        "auxilia": "the Pathfinder",
    }
    skills = [json.dumps(packs.plain(faction.leader.skill)) for faction in DATA["factions"].factions]
    assert len(set(skills)) == 4


@rule("DEI-PRIM-1", "DEI-PRIM-2")
def test_every_effect_is_made_of_known_operations() -> None:
    assert set(FIELDS) == set(OPERATIONS)
    used = {op.op for card in BOX.cards for op in card.effect}
    used |= {op.op for feat in BOX.feats for op in feat.ability.ops}
    used |= {op.op for one in BOX.factions for skill in (one.leader.skill, *one.skills) for op in skill.ops}
    used |= {op.op for boost in BOX.boosts for op in boost.effect}
    used |= {op.op for drone in DATA["factions"].drones for op in drone.effect}
    assert used == set(OPERATIONS) - {"LOSE_SUPPLY"}  # which only expansions use
    for code in ANSWERED_BY:
        assert 0 <= code < len(OPERATIONS)


@rule("DEI-PRIM-1")
def test_every_entry_says_where_it_comes_from() -> None:
    listed = list(packs.components(DATA))
    assert {entry["file"] for entry in listed} == set(GAME.files)
    assert all(entry["provenance"]["kind"] for entry in listed)
    kinds = Counter(entry["provenance"]["kind"] for entry in listed)
    assert kinds["reconstructed"] > kinds["public"] > 0


# Bad data


def entry(files: Any, file: str, group: str, id: str) -> Any:
    return next(one for one in files[file][group] if one["id"] == id)


def card(files: Any, id: str = "M01") -> Any:
    return entry(files, "markets", "market_cards", id)


BAD: dict[str, tuple[Callable[[Any], object], str]] = {
    "unknown operation": (
        lambda f: card(f)["effect"][0].update(op="DANCE"),
        r"markets.*market_cards, entry 1, field effect.*DANCE",
    ),
    "unknown field": (lambda f: card(f).update(colour="red"), r"market_cards, entry 1.*colour"),
    "field of another operation": (
        lambda f: card(f)["effect"][0].update(discount=1),
        "market_cards, entry M01, operation 1, field discount: MOVE does not take it",
    ),
    "missing field": (
        lambda f: card(f)["effect"][0].pop("n"),
        "market_cards, entry M01, operation 1: MOVE needs the field n",
    ),
    "no such Drone": (
        lambda f: card(f, "M11")["effect"][0].update(drone="bumblebee"),
        "entry M11, operation 1, field drone: there is no Drone 'bumblebee'",
    ),
    "the same icon twice": (
        lambda f: card(f)["effect"].append({"op": "MOVE", "n": 1, "climb": True}),
        "entry M01, operation 2: MOVE stands in the effect twice",
    ),
    "a modifier on a card": (
        lambda f: card(f).update(effect=[{"op": "STORAGE_BONUS", "n": 1}]),
        "entry M01, operation 1, field op: STORAGE_BONUS cannot stand here",
    ),
    "a card of the wrong type": (lambda f: card(f).update(type="drone"), "entry M01, field type"),
    "too dear": (
        lambda f: card(f)["cost"].update(technology=12),
        "entry M01, field cost: should be 1 to 10 Resources",
    ),
    "no such Market": (lambda f: card(f).update(market="fish"), "entry M01, field market: there is no Market 'fish'"),
    "numbers with a gap": (lambda f: card(f).update(number=99), "market_cards, field number: should count 1, 2, 3"),
    "a card too few": (lambda f: f["markets"]["market_cards"].pop(), "entry black, field cards: it says 12, .* are 11"),
    "no such colour": (
        lambda f: entry(f, "districts", "tiles", "2")["regions"][0].update(outpost="pink"),
        "tiles, entry 2, Region A, field outpost: there is no colour 'pink'",
    ),
    "an Outpost too many": (
        lambda f: entry(f, "districts", "tiles", "2")["regions"][1].update(outpost="red"),
        "as many Outposts of each colour should be in play",
    ),
    "a side without an owner": (
        lambda f: entry(f, "districts", "tiles", "2")["regions"][0].update(sides=["N"]),
        "tiles, entry 2, field sides: every side should belong to exactly one Ground",
    ),
    "a third Neutral Refuge": (
        lambda f: entry(f, "districts", "tiles", "2")["regions"][1].update(neutral_refuge=True),
        "2 Neutral Refuges should be in play, not 3",
    ),
    "a Drone symbol too many": (
        lambda f: entry(f, "districts", "tiles", "2.1")["regions"][2].update(drone_start=True),
        "2 Drone symbols should be in play, not 3",
    ),
    "more Resources than tokens": (
        lambda f: f["rules"].update(technology=20),
        "the tiles show 27 technology, but there are 20 tokens|show 2. technology",
    ),
    "a layout with a tile twice": (
        lambda f: f["districts"]["layouts"][0]["rows"][0].__setitem__(0, "2.2"),
        "layouts, 2 players, field rows",
    ),
    "a card of another Faction": (
        lambda f: entry(f, "factions", "factions", "farmz")["cards"].__setitem__(0, "RAV-1"),
        "factions, entry farmz, field cards: 'RAV-1' is no card of this Faction",
    ),
    "seven cards": (
        lambda f: entry(f, "factions", "factions", "farmz")["cards"].pop(),
        "factions, entry farmz, field cards: a Faction has 8 different cards",
    ),
    "a Drone that does not move": (
        lambda f: entry(f, "factions", "drones", "fly")["effect"].pop(0),
        "drones, entry fly, field effect: a Drone first moves",
    ),
    "a Feat too few": (
        lambda f: f["tokens"]["feats"].pop(),
        "feats, field colour: there should be 6 blue ones and more than 4, not 5",
    ),
    "a Candy Boost too many": (
        lambda f: entry(f, "tokens", "boosts", "CB-BUY").update(copies=3),
        "boosts, field copies: there should be 16 Candy Boosts, not 17",
    ),
    "a Mission without its colour": (
        lambda f: entry(f, "tokens", "missions", "MS01")["counts"].pop("colour"),
        "missions, entry MS01, field counts: controlled_outposts needs a colour",
    ),
    "two entries of one name": (
        lambda f: entry(f, "tokens", "missions", "MS02").update(id="MS01"),
        "missions, field id: there are two entries 'MS01'",
    ),
    "a colour twice": (
        lambda f: f["rules"].update(colours=["red", "green", "blue", "red"]),
        "rules: colours: 'red' stands there twice",
    ),
    "a bank that is not there": (
        lambda f: entry(f, "thames", "tiles", "OL2")["banks"][0].append("Q"),
        "thames: tiles, entry OL2, field banks: there should be at most two, of Grounds of the tile, each once",
    ),
    "a third bank": (
        lambda f: entry(f, "thames", "tiles", "OL2")["banks"].append([]),
        "thames: tiles, entry OL2, field banks",
    ),
    "ruins on a tile of the base game": (
        lambda f: entry(f, "districts", "tiles", "2").update(
            ruins=[{"between": ["A", "B"], "links": ["A", "B"], "cost": 2}]
        ),
        "districts: tiles, entry 2, field ruins: they divide two river pieces and join two Grounds",
    ),
    "a Neutral Bridge where no Bridge can be": (
        lambda f: entry(f, "thames", "tiles", "OL2").update(neutral_bridge=["A", "B"]),
        "thames: tiles, entry OL2, field neutral_bridge: a Bridge Site of the tile should be between its ends",
    ),
    "a Feat of the Purebred without a colour of the box": (
        lambda f: f["purebred"]["feats"][0].update(colour="pink"),
        "purebred: feats, entry .*, field colour: there is no colour 'pink'",
    ),
    "a limit that its trigger cannot keep": (
        lambda f: entry(f, "purebred", "feats", "PF8")["ability"].update(trigger="on_collect"),
        "purebred: feats, entry PF8, field limit: once_per_effect goes with on_enlist",
    ),
    "an ability that sets itself off": (
        lambda f: entry(f, "tokens", "feats", "FG5")["ability"].update(ops=[{"op": "ENLIST", "n": 1}], limit=None),
        "tokens: feats, entry FG5, field limit: ENLIST with on_enlist needs the limit once_per_phase, or it has no end",
    ),
    "Drones that call each other": (
        lambda f: entry(f, "tokens", "feats", "FB1")["ability"].update(ops=[{"op": "DRONE_ACTIVATE", "drone": "any"}]),
        "tokens: feats, entry FB1, field limit: DRONE_ACTIVATE with on_build needs the limit once_per_phase",
    ),
    "a Candy Boost that brings another": (
        lambda f: entry(f, "tokens", "boosts", "CB-BUY").update(effect=[{"op": "GAIN_BOOST", "n": 1}]),
        "tokens: boosts, entry CB-BUY, field effect: a Candy Boost brings no Candy Boost",
    ),
    "a condition that nobody asks about": (
        lambda f: entry(f, "tokens", "feats", "FG3")["ability"].update(condition={"richest": True}),
        "tokens: feats, entry FG3, field condition: richest is not asked about continuous",
    ),
    "two that have no sum": (
        lambda f: entry(f, "tokens", "feats", "FG3")["ability"].update(
            ops=entry(f, "tokens", "feats", "FG6")["ability"]["ops"]
        ),
        "tokens: feats, entry FG6: PAY_SUBSTITUTE is there already",
    ),
    "no provenance": (lambda f: f["tokens"]["provenance"].pop("feats"), "field provenance"),
}


@rule("DEI-PRIM-1")
@pytest.mark.parametrize("name", BAD)
def test_bad_data_is_refused_with_file_entry_and_field(name: str) -> None:
    change, said = BAD[name]
    pack = json.loads(json.dumps(GAME.export()))
    change(pack["files"])
    with pytest.raises(londinium.BadPack, match=said):
        londinium.game("dei", pack=pack)


@rule("DEI-PRIM-1")
def test_a_corrected_card_is_played_as_corrected() -> None:
    pack = json.loads(json.dumps(GAME.export("corrected")))
    entry(pack["files"], "factions", "faction_cards", "RAV-2")["effect"] = [{"op": "GAIN_SUPPLY", "n": 7}]
    game = londinium.game("dei", pack=pack)
    assert game.data != GAME.data
    s = game.new(2, 1, {"factions": ["ravagers", "farmz"]})
    while s.view(None)["active"] != 0 or s.ask(s.to_act[0])["kind"] != "card":
        s.play(s.to_act[0], s.legal(s.to_act[0])[0])
    s.play(0, game.action({"kind": "play", "card": "RAV-2"}))
    s.play(0, game.action({"kind": "icon", "icon": "GAIN_SUPPLY"}))
    assert s.view(None)["pads"][0]["supplies"] == 7
