"""The Purebred in play (DOL-PB-20 to DOL-PB-74): Boris, discipline, subjugation, evacuation, and their Feats."""

import json
from random import Random
from typing import Any

import pytest

import londinium
from londinium.games.dei import feats, market, scoring
from londinium.games.dei.game import Dei
from londinium.kernel.laws import explain_agrees_with_legal, guesses_look_the_same
from tests.marks import rule
from tests.rules.dei import table as tables
from tests.rules.dei.table import (
    BOX,
    GAME,
    Stacked,
    asked,
    at,
    card,
    cards,
    do,
    feat,
    kinds,
    may,
    pad,
    play,
    recycle,
    stop,
    stopped_by,
    table,
    who,
    why,
)

HOME = "2:R"  # with Barracks in the city of the first game, as is 2.5:R


def purebred(other: str = "refuge42", seat: int = 0, **given: Any) -> Stacked:
    """The Purebred in seat 0 against one Faction, without Drones near; Barracks on 2:R and 2.5:R."""
    drones = given.pop("drones", {"masamune": "2.6:R", "simon": "2.6:R", "fly": "2.6:R"})
    in_play = {"refuge42": "masamune simon", "auxilia": "masamune fly", "farmz": "masamune draco"}[other].split()
    return table(
        f"purebred {other}",
        purebred=True,
        seat=seat,
        drones={drone: place for drone, place in drones.items() if drone in in_play},
        **given,
    )


def red() -> str:
    """A Region with a red Outpost."""
    return next(BOX.region_ids[r] for r in range(BOX.base_size) if BOX.outposts[r] == BOX.colours.index("red"))


# Boris


def at_market(**given: Any) -> Stacked:
    """Boris at a red Outpost that the Purebred control, with money and two Markets open."""
    return purebred(
        **{
            "units": {red(): "1L"},
            "stored": {0: (8, 2)},
            "market": {"tactical": "M05 M01 M07", "logistic": "M13"},
            "hands": {0: "PB-1 PB-2 PB-3"},
            **given,
        }
    )


@rule("DOL-PB-20", "DOL-PB-21", "DOL-PB-22", "DOL-PB-25")
def test_after_a_buy_boris_applies_a_card_of_the_market_of_his_outpost() -> None:
    s = at_market()
    recycle(s, "PB-1")
    do(s, "buy", card="M05")
    assert asked(s) == "effect"
    assert may(s, "patron") >= {"M01", "M07"}
    assert stopped_by(s, "patron", card="M13") == "DOL-PB-21"
    assert stopped_by(s, "patron", card="M20") == "DOL-PB-25"
    explain_agrees_with_legal(s, Random(0))
    cells = pad(s)["energy_cell"]
    do(s, "patron", card="M01")
    assert pad(s)["energy_cell"] == cells - 1
    tactical = next(one for one in s.view(None)["markets"] if one["id"] == "tactical")
    assert tactical["cells"] == ["M01"]
    assert "M01" in tactical["cards"]  # it stays in its slot
    assert s.ask(0)["context"]["id"] == "M01"
    stop(s)
    assert asked(s) == "card"  # at most once for a Buy


@rule("DOL-PB-24", "DOL-PB-27")
def test_the_cell_that_a_bought_card_brings_pays_for_the_skill() -> None:
    s = at_market(stored={0: (3, 0)}, market={"tactical": "M01 M03"})
    s.celled = (card("M01"),)
    s.common[1] -= 1
    s.put_questions()
    recycle(s, "PB-1")
    do(s, "buy", card="M01")
    assert pad(s)["energy_cell"] == 1
    assert "patron" in kinds(s)


@rule("DOL-PB-27")
def test_a_cell_that_is_spent_meanwhile_does_not_pay_for_the_skill() -> None:
    s = at_market(stored={0: (8, 1)}, boosts={0: "CB-BUY CB-MOVE"})
    recycle(s, "PB-1")
    do(s, "buy", card="M01")
    assert "M07" in may(s, "patron")
    do(s, "boost", boost="CB-BUY")
    do(s, "buy", card="M05")
    do(s, "pay", technology=1, energy_cell=1)
    assert (pad(s)["energy_cell"], kinds(s)) == (0, {"boost", "stop"})
    assert stopped_by(s, "patron", card="M07") == "DOL-PB-27"


@rule("DOL-PB-20", "DOL-PB-68")
def test_a_bribe_is_paid_with_the_buy_and_boris_comes_after_it() -> None:
    s = at_market(unlocked={0: "PF7"})
    recycle(s, "PB-1")
    do(s, "buy", card="M05")
    assert kinds(s) == {"bribe", "stop"}
    do(s, "bribe")
    do(s, "sweet", boost="CB-MOVE")
    assert {"patron", "boost"} <= kinds(s)  # the Candy Boost can be used at once


@rule("DOL-PB-20", "DOL-PB-27")
def test_a_buy_icon_counts_too_and_boris_must_be_at_a_controlled_outpost() -> None:
    s = at_market(hands={0: "PB-5 PB-2"})
    play(s, "PB-5")
    do(s, "buy", card="M05")
    assert "patron" in kinds(s)
    away = at_market(units={"2:B": "1L", red(): "2"}, hands={0: "PB-5 PB-2"})
    play(away, "PB-5")
    do(away, "buy", card="M05")
    assert "patron" not in kinds(away)
    broke = at_market(stored={0: (8, 0)}, market={"tactical": "M07 M01", "black": ""})
    recycle(broke, "PB-1")
    if asked(broke) == "purchase":
        do(broke, "buy", card="M07")
    assert asked(broke) == "card"  # no Energy Cell is left on the Pad


@rule("DOL-PB-23", "DOL-PB-24", "DOL-PB-26", "DEI-OL-8")
def test_a_card_with_a_cell_cannot_be_chosen_and_brings_it_to_the_buyer() -> None:
    s = at_market()
    s.celled = (card("M01"),)
    s.common[1] -= 1
    s.put_questions()
    recycle(s, "PB-1")
    do(s, "buy", card="M05")
    assert stopped_by(s, "patron", card="M01") == "DOL-PB-23"
    other = purebred(
        seat=1, units={red(): "0 1L"}, stored={1: (8, 3)}, market={"tactical": "M01"}, hands={1: "R42-1 R42-2"}
    )
    other.celled = cards("M01")
    other.common[1] -= 1
    other.put_questions()
    before = pad(other, 1)["energy_cell"]
    recycle(other, "R42-1")
    do(other, "buy", card="M01")
    cost = BOX.market_cards["M01"].cost.energy_cell
    assert pad(other, 1)["energy_cell"] == before - cost + 1
    assert other.celled == ()


@rule("DOL-PB-28", "DEI-PRIM-3")
def test_a_buy_of_the_card_that_boris_applies_opens_nothing() -> None:
    buyers = [one.id for one in BOX.market_cards.values() if any(op.op == "BUY" for op in one.effect)]
    name = next(id for id in buyers if BOX.market_cards[id].market != "black")
    where = BOX.market_cards[name].market
    colour = next(one.colour for one in BOX.markets if one.id == where)
    outpost = next(
        BOX.region_ids[r] for r in range(BOX.base_size) if BOX.outposts[r] == BOX.colours.index(colour or "")
    )
    others = [
        one.id for one in BOX.market_cards.values() if one.market == where and one.id != name and one.type == "action"
    ]
    s = at_market(units={outpost: "1L"}, stored={0: (6, 4)}, market={where: f"{name} {others[0]} {others[1]}"})
    recycle(s, "PB-1")
    do(s, "buy", card=next(id for id in others if id in may(s, "buy")))
    do(s, "patron", card=name)
    bought = next(iter(sorted(may(s, "buy"))))
    do(s, "buy", card=bought)
    while asked(s) == "pay":
        s.play(0, s.legal(0)[0])
    assert "patron" not in kinds(s)


@rule("DOL-PB-29", "DOL-RET-74")
def test_a_drone_card_that_boris_applies_was_not_played() -> None:
    s = at_market(market={"tactical": "M05 M11 M12"}, other="auxilia")
    recycle(s, "PB-1")
    do(s, "buy", card="M05")
    do(s, "patron", card="M11")
    do(s, "drone", drone="fly")
    assert pad(s)["face_up"] == []
    assert asked(s) == "drone"


# Military Discipline


@rule("DOL-PB-40")
def test_only_drone_cards_score() -> None:
    s = purebred(bins={0: "M01 M11", 1: "M05 M12"})
    drone = BOX.market_cards["M11"].supplies
    assert scoring.market_points(s, 0) == drone
    assert scoring.market_points(s, 1) == BOX.market_cards["M05"].supplies + BOX.market_cards["M12"].supplies


def reaper(**given: Any) -> Stacked:
    """Farm Z activates Draco beside three Agents."""
    s = purebred("farmz", seat=1, units={"2:A": "3 1"}, drones={"draco": "2:A"}, hands={1: "FZ-6 FZ-1"}, **given)
    play(s, "FZ-6")
    if asked(s) == "effect":
        do(s, "drone", drone="draco")
    do(s, "to", region="2:A")
    return s


@rule("DOL-PB-41", "DOL-PB-42")
def test_they_may_leave_out_the_effect_of_a_drone_on_their_units() -> None:
    s = reaper()
    do(s, "strike", region="2:A", seat=0)
    assert (asked(s), who(s)) == ("veto", 0)
    let = s.copy()
    supplies = pad(s, 1)["supplies"]
    do(s, "refuse")
    assert at(s, "2:A")["scrappers"] == [3, 1]
    assert who(s) == 1
    while asked(s) == "drone_effect":
        assert "strike" not in kinds(s)
        stop(s)
    assert pad(s, 1)["supplies"] == supplies + 1  # the gains do not come from their Units
    assert pad(s, 1)["boosts"] == 1
    do(let, "accept")
    assert at(let, "2:A")["scrappers"] == [2, 1]


@rule("DOL-PB-41")
def test_units_left_out_of_a_drone_s_effect_are_not_struck_again() -> None:
    s = table(
        "purebred farmz ravagers",
        purebred=True,
        seat=1,
        units={"2:A": "3 1 2"},
        drones={"draco": "2:A"},
        hands={1: "FZ-6 FZ-1"},
    )
    play(s, "FZ-6")
    do(s, "drone", drone="draco")
    do(s, "to", region="2:A")
    do(s, "strike", region="2:A", seat=0)
    do(s, "refuse")
    assert may(s, "strike") == {("2:A", 2)}
    assert stopped_by(s, "strike", region="2:A", seat=0) == "DOL-PB-41"
    assert stopped_by(s, "strike", region="2:A", seat=1) == "DEI-DRONE-8"  # their own
    explain_agrees_with_legal(s, Random(0))


@rule("DOL-PB-43", "DOL-PB-48")
def test_they_build_nothing() -> None:
    builders = [one for one in BOX.market_cards.values() if one.effect[0].op == "BUILD"]
    name = next(one.id for one in builders if len(one.effect) > 1)
    s = purebred(units={"2:B": "3", "2:A": "2 1"}, resources={"2:A": (1, 0)}, hands={0: f"{name} PB-1 PB-2"})
    play(s, name)
    assert stopped_by(s, "refuge", region="2:B") == "DOL-PB-43"
    assert stopped_by(s, "elevator", ground="2:B", roof="2:R") == "DOL-PB-43"
    assert stopped_by(s, "bridge", roof="2:R") == "DOL-PB-43"
    assert (pad(s)["refuges"], pad(s)["elevators"], pad(s)["bridges"]) == (0, 0, 0)


@rule("DOL-PB-44", "DOL-PB-45", "DOL-PB-46")
def test_they_use_every_construction_and_its_owner_gains_a_supply() -> None:
    s = purebred(units={"2:A": "3"}, elevators={"2:A 2:R": 1}, bridges={"2:R 2:S": "neutral"}, hands={0: "PB-2 PB-1"})
    play(s, "PB-2")
    do(s, "from", region="2:A")
    do(s, "to", region="2:R")
    do(s, "units", scrappers=3, leader=0)
    assert pad(s, 1)["supplies"] == 1  # one step, however many
    do(s, "from", region="2:R")
    do(s, "to", region="2:S")
    if asked(s) == "units":
        do(s, "units", scrappers=1, leader=0)
    assert pad(s, 1)["supplies"] == 1  # nobody owns a Neutral Bridge
    assert at(s, "2:S")["scrappers"][0] == 1


@rule("DOL-PB-45")
def test_who_climbs_uses_no_elevator() -> None:
    s = purebred(units={"2:A": "1"}, elevators={"2:A 2:R": 1}, hands={0: "PB-4 PB-1"})
    play(s, "PB-4")
    do(s, "from", region="2:A")
    do(s, "to", region="2:R")
    assert at(s, "2:R")["scrappers"][0] == 1
    assert pad(s, 1)["supplies"] == 0


@rule("DOL-PB-47", "DOL-PB-48")
def test_barracks_are_enlist_sites_and_count_as_constructions() -> None:
    s = purebred(missions=("MS06 MS01", "MS02 MS03", "MS04 MS05", "MS07 MS08"), hands={0: "PB-1 PB-2"})
    builders = s.view(None)["missions"][0]
    assert builders["counts"][0] == 2
    play(s, "PB-1")
    assert {HOME, "2.5:R", "2.3:A", "2.8:A"} == may(s, "enlist")
    explain_agrees_with_legal(s, Random(0))


@rule("DOL-PB-48", "DOL-GEN-10a")
def test_barracks_can_be_removed_and_go_to_the_box() -> None:
    s = purebred(seat=1, units={HOME: "0 2"}, hands={1: "M47 R42-1"})
    play(s, "M47")
    assert HOME in may(s, "lift_refuge")
    explain_agrees_with_legal(s, Random(0))
    do(s, "lift_refuge", region=HOME)
    assert at(s, HOME)["refuge"] is None
    assert pad(s)["refuges"] == 0


@rule("DOL-PB-49")
def test_the_black_market_is_closed_to_them() -> None:
    s = purebred(
        stored={0: (8, 2)}, units={red(): "2"}, market={"tactical": "M07", "black": "M37 M38"}, hands={0: "PB-5 PB-1"}
    )
    play(s, "PB-5")
    assert may(s, "buy") == {"M07"}
    assert stopped_by(s, "buy", card="M37") == "DOL-PB-49"
    assert not [one for one in market.on_sale(s, 0, 3, True) if BOX.cards[one].id in ("M37", "M38")]


@rule("DOL-PB-49", "DEI-MARKET-13")
def test_the_industrial_market_of_another_box_is_closed_to_them_too() -> None:
    """This box has no such Market: one comes with a pack."""
    pack = json.loads(json.dumps(GAME.export("industrial")))
    for one in pack["files"]["markets"]["markets"]:
        if one["id"] == "mechanical":
            one["id"] = "industrial"
    for one in pack["files"]["markets"]["market_cards"]:
        if one["market"] == "mechanical":
            one["market"] = "industrial"
    s: Any = londinium.game("dei", pack=pack).new(2, 0, {"purebred": True, "factions": ["purebred", "farmz"]})
    while not s.view(None)["turn"]:
        s.play(s.to_act[0], s.legal(s.to_act[0])[0])
    names = [one["id"] for one in s.view(None)["markets"]]
    assert [[market.is_closed(s, seat, at) for at in range(len(names))] for seat in (0, 1)] == [
        [name in ("industrial", "black") for name in names],
        [False] * len(names),
    ]


# Subjugation and Evacuation


@rule("DOL-PB-50", "DOL-PB-51", "DOL-PB-52", "DOL-PB-53")
def test_they_collect_where_they_are_superior_and_take_one_more() -> None:
    s = purebred(units={"2:A": "2 1", "2:B": "3 0"}, resources={"2:A": (2, 0), "2:B": (2, 0)}, hands={0: "M13 PB-3"})
    play(s, "M13")  # COLLECT 3
    assert {name for name, _ in may(s, "collect")} == {"2:A"}
    assert stopped_by(s, "collect", region="2:B", resource="technology") == "DOL-PB-50"
    explain_agrees_with_legal(s, Random(0))
    common = s.common[0]
    do(s, "collect", region="2:A", resource="technology")
    do(s, "collect", region="2:A", resource="technology")
    assert pad(s)["technology"] == 4
    assert s.common[0] == common - 2
    assert "collect" not in kinds(s)  # nothing is left there
    empty = purebred(units={"2:A": "2 1"}, resources={"2:A": (2, 0)}, common=(0, 5), hands={0: "PB-3 PB-1"})
    play(empty, "PB-3")
    do(empty, "collect", region="2:A", resource="technology")
    assert pad(empty)["technology"] == 1


@rule("DOL-PB-51", "DOL-PB-52", "DEI-COMP-11")
@pytest.mark.parametrize(
    ("resource", "common", "more"),
    [
        ("technology", (0, 5), 0),
        ("technology", (1, 0), 1),
        ("energy_cell", (5, 0), 0),
        ("energy_cell", (0, 1), 1),
    ],
)
def test_the_extra_resource_is_of_the_kind_that_was_collected(
    resource: Any, common: tuple[int, int], more: int
) -> None:
    s = purebred(units={"2:A": "2 1"}, resources={"2:A": (1, 1)}, common=common, hands={0: "PB-3 PB-1"})
    play(s, "PB-3")
    do(s, "collect", region="2:A", resource=resource)
    kind = ("technology", "energy_cell").index(resource)
    assert [pad(s)["technology"], pad(s)["energy_cell"]] == [(1 + more) * (at == kind) for at in (0, 1)]
    assert s.common == [n - more * (at == kind) for at, n in enumerate(common)]


@rule("DOL-PB-50")
def test_superiority_over_one_faction_is_enough() -> None:
    s = table(
        "purebred refuge42 farmz",
        purebred=True,
        units={"2:A": "2 3 1"},
        resources={"2:A": (1, 0)},
        hands={0: "PB-3 PB-1"},
        drones={"masamune": "2.6:R"},
    )
    play(s, "PB-3")
    assert may(s, "collect") == {("2:A", "technology")}


@rule("DOL-PB-55", "DOL-PB-56", "DOL-PB-56a")
def test_a_movement_point_evacuates_an_opposing_scrapper() -> None:
    s = purebred(units={"2:A": "1 3L", "2:B": "0 1"}, elevators={"2:A 2:R": 1}, hands={0: "PB-2 PB-1"})
    play(s, "PB-2")
    assert may(s, "evacuate") == {("2:A", 1)}
    assert stopped_by(s, "evacuate", region="2:B", seat=1) == "DOL-PB-55"
    do(s, "evacuate", region="2:A", seat=1)
    assert (asked(s), who(s)) == ("evacuate", 0)
    assert {"2:B", "2:R"} <= may(s, "to")
    assert stopped_by(s, "to", region="2:S") == "DOL-PB-56"
    explain_agrees_with_legal(s, Random(0))
    do(s, "to", region="2:R")  # over an opposing Elevator
    assert at(s, "2:R")["scrappers"][1] == 1
    assert pad(s, 1)["supplies"] == 1
    assert at(s, "2:A")["leaders"] == [1]
    assert asked(s) == "effect"  # the second point is left


@rule("DOL-PB-55")
def test_an_evacuation_over_ruins_takes_two_points() -> None:
    s = purebred(thames=True, units={"OL2.2:A": "1 2"}, hands={0: "PB-2 PB-1 PB-3"})
    play(s, "PB-2")
    do(s, "evacuate", region="OL2.2:A", seat=1)
    do(s, "to", region="OL2.2:B")
    assert at(s, "OL2.2:B")["scrappers"][1] == 1
    assert asked(s) == "card"


@rule("DOL-PB-55", "DOL-TH-15", "DOL-PRIV-14")
def test_one_point_evacuates_nobody_over_ruins_explorers_or_not() -> None:
    plain = purebred(thames=True, units={"OL2.2:A": "1 2"}, hands={0: "PB-3 PB-1 PB-2"})
    explorers = table(
        "purebred ravagers",
        scenario=1,
        units={"OL2.2:A": "1 2"},
        hands={0: "PB-3 PB-1 PB-5"},
        drones={},
        privileges={0: "PV1-5"},
    )
    for s in plain, explorers:
        play(s, "PB-3")
        do(s, "evacuate", region="OL2.2:A", seat=1)
        assert "OL2.2:B" not in may(s, "to")
        assert stopped_by(s, "to", region="OL2.2:B") == "DOL-TH-15"
        explain_agrees_with_legal(s, Random(0))


@rule("DOL-PB-55")
def test_nobody_else_evacuates() -> None:
    s = table("ravagers refuge42", units={"2:A": "1 2"}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    assert stopped_by(s, "evacuate", region="2:A", seat=1) == "DOL-PB-55"


# Feats


def buying(unlocked: str, shown: str, other: str = "refuge42", **given: Any) -> Stacked:
    """The Purebred with a Feat and a red Outpost, about to play a card face down for one of these."""
    hands, stored = {0: "PB-1 PB-2 PB-3"}, {0: (8, 2)}
    s = purebred(
        other,
        units={red(): "2"},
        unlocked={0: unlocked},
        stored=stored,
        market={"tactical": shown},
        hands=hands,
        **given,
    )
    recycle(s, "PB-1")
    return s


@rule("DOL-PB-60", "DOL-PB-71", "DOL-PB-72", "DEI-MISSION-8")
def test_storage_has_no_limit_until_it_is_turned_down() -> None:
    s = purebred(
        unlocked={0: "PF1"}, stored={0: (12, 4)}, missions=("MS07 MS08", "MS01 MS02", "MS03 MS04", "MS05 MS06")
    )
    assert asked(s) == "card"
    assert s.view(None)["missions"][0]["counts"][0] == 10
    assert scoring.resources(s, 0) == 12 // 2 + 4
    feats.lock(s, 0, feat("PF1"), None)
    s.put_questions()
    for _ in range(6):
        assert (asked(s), who(s)) == ("return", 0)
        do(s, "return", resource="technology")
    assert (pad(s)["technology"], pad(s)["energy_cell"]) == (6, 4)
    assert asked(s) == "card"


@rule("DOL-PB-61", "DOL-PB-54")
def test_the_mechanical_arm_collects_where_a_drone_has_gone() -> None:
    s = purebred(
        "auxilia",
        unlocked={0: "PF2"},
        drones={"masamune": "2.6:R", "fly": "2:A"},
        resources={"2:A": (2, 0)},
        hands={0: "PB-8 PB-1 PB-2"},
    )
    play(s, "PB-8")
    do(s, "drone", drone="fly")
    do(s, "to", region="2:A")
    while asked(s) == "drone_effect":
        stop(s)
    assert may(s, "collect") == {("2:A", "technology")}
    explain_agrees_with_legal(s, Random(0))
    do(s, "collect", region="2:A", resource="technology")
    assert pad(s)["technology"] == 1  # neither a condition nor more of the same kind
    assert asked(s) == "card"


@rule("DOL-PB-62", "DOL-PB-29")
def test_drone_control_applies_a_bought_drone_card() -> None:
    s = buying("PF3", "M11 M01", "auxilia")
    plain = s.copy()
    do(s, "buy", card="M11")
    assert asked(s) == "effect"
    assert s.ask(0)["context"]["id"] == "M11"
    assert "M11" in pad(s)["hand"]
    assert pad(s)["face_up"] == []
    do(plain, "buy", card="M01")
    assert asked(plain) == "card"


@rule("DOL-PB-63", "DOL-PB-64")
def test_motivation_collects_from_a_pad_where_nothing_lies() -> None:
    given: dict[str, Any] = {
        "units": {"2:A": "2 1", "2:B": "2 1"},
        "resources": {"2:A": (0, 0), "2:B": (1, 0)},
        "stored": {1: (1, 2)},
        "hands": {0: "PB-3 PB-1"},
    }
    s = purebred(unlocked={0: "PF4"}, **given)
    play(s, "PB-3")
    assert may(s, "motivate") == {"2:A"}
    assert stopped_by(s, "motivate", region="2:B") == "DOL-PB-63"
    do(s, "motivate", region="2:A")
    assert may(s, "steal") == {(1, "technology"), (1, "energy_cell")}
    explain_agrees_with_legal(s, Random(0))
    do(s, "steal", seat=1, resource="energy_cell")
    assert pad(s)["energy_cell"] == 2  # and one more from the common supply
    assert pad(s, 1)["energy_cell"] == 1
    without = purebred(**given)
    play(without, "PB-3")
    assert "motivate" not in kinds(without)
    poor = purebred(unlocked={0: "PF4"}, **{**given, "stored": {}})
    play(poor, "PB-3")
    assert "motivate" not in kinds(poor)


@rule("DOL-PB-64")
def test_motivation_takes_from_those_below_there_only() -> None:
    s = table(
        "purebred refuge42 farmz",
        purebred=True,
        units={"2:A": "2 1 3"},
        resources={"2:A": (0, 0)},
        stored={1: (1, 1), 2: (5, 0)},
        unlocked={0: "PF4"},
        hands={0: "PB-3 PB-1"},
        drones={"masamune": "2.6:R"},
    )
    play(s, "PB-3")
    do(s, "motivate", region="2:A")
    assert {seat for seat, _ in may(s, "steal")} == {1}
    assert stopped_by(s, "steal", seat=2, resource="technology") == "DOL-PB-64"


@rule("DOL-PB-65")
def test_sewers_link_barracks_and_neutral_refuges() -> None:
    s = purebred(unlocked={0: "PF5"}, units={HOME: "2"}, refuges={"2.1:B": 1}, hands={0: "PB-2 PB-1"})
    play(s, "PB-2")
    do(s, "from", region=HOME)
    assert may(s, "to") == {"2.5:R", "2.3:A", "2.8:A"}
    assert why(s, "to", region="2.1:B") is not None  # opposing Refuges take no part
    explain_agrees_with_legal(s, Random(0))
    do(s, "to", region="2.8:A")
    do(s, "units", scrappers=2, leader=0)
    assert at(s, "2.8:A")["scrappers"][0] == 2


@rule("DOL-PB-66", "DOL-PB-67")
def test_an_inspection_brings_an_agent_to_what_another_builds() -> None:
    s = purebred(
        seat=1, unlocked={0: "PF6"}, units={"2.6:B": "1", "2:B": "0 2", "2.1:A": "2"}, hands={1: "R42-4 R42-1"}
    )
    play(s, "R42-4")
    refuge = s.copy()
    do(refuge, "refuge", region="2:B")
    assert (asked(refuge), who(refuge)) == ("inspect", 0)
    assert may(refuge, "from") == {"2.6:B", "2.1:A"}
    assert stopped_by(refuge, "from", region="2:B") == "DOL-PB-66"
    explain_agrees_with_legal(refuge, Random(0))
    do(refuge, "from", region="2.1:A")  # whatever the Majority
    assert at(refuge, "2:B")["scrappers"] == [1, 2]
    assert who(refuge) == 1
    do(s, "elevator", ground="2:B", roof="2:R")
    do(s, "from", region="2.6:B")
    assert may(s, "to") == {"2:B", "2:R"}
    assert stopped_by(s, "to", region="2:S") == "DOL-PB-67"
    do(s, "to", region="2:R")
    assert at(s, "2:R")["scrappers"][0] == 1
    none = purebred(seat=1, units={"2.6:B": "1", "2:B": "0 2"}, hands={1: "R42-4 R42-1"})
    play(none, "R42-4")
    do(none, "refuge", region="2:B")
    assert who(none) == 1


@rule("DOL-PB-68", "DOL-PB-73", "DEI-BOOST-4")
def test_a_bribe_buys_a_candy_boost_of_choice() -> None:
    s = buying("PF7", "M01 M05")
    do(s, "buy", card="M01")
    assert kinds(s) == {"bribe", "stop"}
    technology, barrier = pad(s)["technology"], s.barrier
    do(s, "bribe")
    assert pad(s)["technology"] == technology - 1
    assert s.barrier > barrier  # the supply is looked through
    assert asked(s) == "bribe"
    for seed in range(3):
        guesses_look_the_same(s, Random(seed))
    explain_agrees_with_legal(s, Random(0))
    do(s, "sweet", boost="CB-HOLD")
    assert pad(s, 0, viewer=0)["own_boosts"] == ["CB-HOLD"]
    assert pad(s, 0, viewer=1)["own_boosts"] == []
    assert asked(s) == "card"  # once for a Buy


@rule("DOL-PB-73")
def test_technology_that_is_spent_meanwhile_does_not_pay_a_bribe() -> None:
    s = purebred(
        units={red(): "2"},
        unlocked={0: "PF7"},
        stored={0: (3, 0)},
        boosts={0: "CB-BUY CB-MOVE"},
        market={"tactical": "M01 M03"},
        hands={0: "PB-1 PB-2 PB-3"},
    )
    recycle(s, "PB-1")
    do(s, "buy", card="M01")
    assert "bribe" in kinds(s)
    do(s, "boost", boost="CB-BUY")
    do(s, "buy", card="M03")
    assert (pad(s)["technology"], kinds(s)) == (0, {"boost", "stop"})
    assert stopped_by(s, "bribe") == "DOL-PB-73"


def bought(s: Stacked) -> None:
    """One of the cards that the question offers is bought and paid for."""
    do(s, "buy", card=max(may(s, "buy")))
    while asked(s) == "pay":
        s.play(0, s.legal(0)[0])


@rule("DOL-PB-69")
def test_corruption_answers_each_card_and_each_effect_once_whatever_is_used_beside_it() -> None:
    given: dict[str, Any] = {"units": {red(): "2"}, "unlocked": {0: "PF8"}, "stored": {0: (8, 2)}}
    given |= {"market": {"tactical": "M01 M03 M07"}, "hands": {0: "PB-1 PB-2 PB-3"}}
    s = purebred(boosts={0: "CB-BUILD"}, **given)
    play(s, "PB-1")  # ENLIST 2
    do(s, "enlist", region="2.3:A")
    bought(s)
    do(s, "boost", boost="CB-BUILD")  # nothing for the Purebred
    do(s, "enlist", region="2.3:A")
    assert asked(s) == "card"
    s = purebred(boosts={0: "CB-ENLIST"}, **given)
    play(s, "PB-1")
    do(s, "boost", boost="CB-ENLIST")
    do(s, "enlist", region="2.3:A")
    bought(s)  # answers the Candy Boost
    do(s, "enlist", region="2.3:A")
    assert "buy" in kinds(s)  # … and now the card
    stop(s)
    do(s, "enlist", region="2.3:A")
    assert "buy" in kinds(s)  # what was left out can be done at the next one


@rule("DOL-PB-69", "DOL-PB-22")
def test_corruption_answers_a_card_that_boris_applies() -> None:
    green = next(BOX.region_ids[r] for r in range(BOX.base_size) if BOX.outposts[r] == BOX.colours.index("green"))
    s = purebred(
        units={green: "1L"},
        unlocked={0: "PF8"},
        stored={0: (9, 1)},
        market={"logistic": "M15 M14 M18", "tactical": "", "mechanical": ""},
        decks={"logistic": "M13 M16"},
        hands={0: "PB-5 PB-2 PB-3"},
    )
    play(s, "PB-5")  # ENLIST and BUY
    do(s, "enlist", region="2.3:A")
    do(s, "buy", card="M14")
    stop(s)  # Boris
    do(s, "buy", card="M18")
    do(s, "patron", card="M15")  # ENLIST
    do(s, "enlist", region="2.3:A")
    assert s.ask(0)["context"]["id"] == "PF8"


@rule("DOL-PB-68")
def test_only_what_is_in_the_supply_can_be_taken() -> None:
    s = buying("PF7", "M01 M05", supply="CB-MOVE CB-BUY")
    do(s, "buy", card="M01")
    do(s, "bribe")
    assert may(s, "sweet") == {"CB-MOVE", "CB-BUY"}
    assert stopped_by(s, "sweet", boost="CB-HOLD") == "DOL-PB-68"


def bargain(technology: int, unlocked: str = "PF7") -> Stacked:
    """The Purebred with a Bribe have bought M01, which costs 2 Technology, with a discount of 1."""
    s = purebred(
        units={red(): "2"},
        unlocked={0: unlocked},
        stored={0: (technology, 0)},
        market={"tactical": "M01", "logistic": "", "mechanical": ""},
        hands={0: "M22 PB-2 PB-3"},
    )
    play(s, "M22")
    do(s, "buy", card="M01")
    assert "M01" in pad(s)["hand"]
    return s


@rule("DOL-PB-73")
def test_the_discount_of_a_card_does_not_pay_a_bribe() -> None:
    s = bargain(1)
    assert pad(s)["technology"] == 0
    assert "bribe" not in kinds(s)  # nothing is left to bribe with
    s = bargain(2)
    assert (pad(s)["technology"], kinds(s)) == (1, {"bribe", "stop"})
    do(s, "bribe")
    assert pad(s)["technology"] == 0


@rule("DOL-PB-73")
def test_a_lasting_discount_does_not_pay_a_bribe(monkeypatch: pytest.MonkeyPatch) -> None:
    """No Feat of theirs gives one: in this pack Mechanical Arm is a Haggler."""
    pack = json.loads(json.dumps(GAME.export("hagglers")))
    for one in pack["files"]["purebred"]["feats"]:
        if one["id"] == "PF2":
            one["ability"] = {"trigger": "continuous", "ops": [{"op": "DISCOUNT", "n": 1, "kind": "technology"}]}
    other = londinium.game("dei", pack=pack)
    assert isinstance(other, Dei)
    monkeypatch.setattr(tables, "GAME", other)
    monkeypatch.setattr(tables, "BOX", other.box)
    for technology in (0, 1, 2):  # with both discounts the card itself costs nothing
        s = bargain(technology, "PF7 PF2")
        assert pad(s)["technology"] == technology
        assert ("bribe" in kinds(s)) == (technology > 0)
        explain_agrees_with_legal(s, Random(0))
        if technology:
            do(s, "bribe")
            assert pad(s)["technology"] == technology - 1


@rule("DOL-PB-69", "DOL-PB-74")
@pytest.mark.parametrize(("other", "offered"), [((3, 3), True), ((4, 3), False)])
def test_corruption_buys_after_an_enlist_with_the_most_resources(other: tuple[int, int], offered: bool) -> None:
    s = purebred(
        units={red(): "2"},
        unlocked={0: "PF8"},
        stored={0: (5, 2), 1: other},
        market={"tactical": "M01 M05"},
        hands={0: "PB-1 PB-2 PB-3"},
    )
    play(s, "PB-1")  # ENLIST 2
    do(s, "enlist", region="2.3:A")
    assert ("buy" in kinds(s)) == offered
    if offered:
        do(s, "buy", card=min(may(s, "buy")))
        while asked(s) == "pay":
            s.play(0, s.legal(0)[0])
        assert may(s, "enlist")
        do(s, "enlist", region="2.3:A")
        assert asked(s) == "card"  # once for each card
