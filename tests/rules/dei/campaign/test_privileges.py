"""Privileges in a scenario (DOL-PRIV): what they do from its set-up to its end."""

from random import Random
from typing import Any

import pytest

from londinium.games.dei import missions, scoring
from londinium.games.dei.campaign import course
from londinium.games.dei.campaign.sheets import campaign_of, put_sheet, sheet
from londinium.games.dei.old_london.challenge import kit as challenge
from londinium.kernel.laws import (
    events_add_up,
    events_tell_no_secrets,
    explain_agrees_with_legal,
    guesses_look_the_same,
)
from londinium.kernel.tuples import changed
from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    GAME,
    Stacked,
    asked,
    at,
    begun,
    do,
    feat,
    idle,
    kinds,
    may,
    mission,
    move,
    pad,
    play,
    region,
    stop,
    stopped_by,
    table,
    told,
    who,
    why,
)

TWO = ("purebred", "ravagers")
THREE = ("ravagers", "purebred", "farmz")


def ravagers(**given: Any) -> Stacked:
    """The Ravagers, seat 1, have a Move to make beside the Purebred."""
    return table("purebred ravagers", seat=1, order=(1, 0), hands={1: "RAV-1 RAV-2"}, **given)


def set_up(scenario: int, privileges: dict[int, str], factions: tuple[str, ...] = TWO, **options: Any) -> Stacked:
    """A scenario from its first question on."""
    s = begun(len(factions), scenario=scenario, privileges=privileges, factions=factions, **options)
    s.settle(None)
    return s


def until(s: Stacked, kind: str, seat: int | None = None) -> Stacked:
    """Everything is left unused until this is asked, of this seat."""
    while asked(s) != kind or (seat is not None and who(s) != seat):
        idle(s)
    return s


def campaign(s: Stacked, viewer: int | None = None) -> Any:
    return s.view(viewer)["campaign"]


# Starting Units


@rule("DOL-PRIV-10")
def test_a_companion_may_come_with_the_starting_units() -> None:
    s = until(set_up(5, {1: "PV1-1"}), "companions", 1)
    started = BOX.rules.start_scrappers[s.order.index(1)]
    assert pad(s, 1)["scrappers"] == started
    wanted = {BOX.region_ids[r] for r in s.city.neutral_refuges}
    assert (may(s, "deploy"), kinds(s)) == (wanted, {"deploy", "stop"})
    elsewhere = next(id for id in BOX.region_ids if BOX.region[id] in s.city.regions and id not in wanted)
    assert stopped_by(s, "deploy", region=elsewhere) == "DOL-PRIV-10"
    explain_agrees_with_legal(s, Random(0))
    alone = s.copy()
    stop(alone)
    assert (pad(alone, 1)["scrappers"], asked(alone)) == (started, "card")
    do(s, "deploy", region=min(wanted))
    assert (pad(s, 1)["scrappers"], asked(s)) == (started + 1, "card")


@rule("DOL-PRIV-10", "DOL-S3-2")
def test_where_the_purebred_start_in_the_camp_their_companion_may_too() -> None:
    s = until(set_up(3, {0: "PV1-1"}), "companions", 0)
    camp = BOX.region_ids[s.terms.start]
    assert (s.turn, at(s, camp)["scrappers"][0], may(s, "deploy")) == (0, 3, {camp})
    assert stopped_by(s, "deploy", region="2:A") == "DOL-PRIV-10"
    alone = s.copy()
    stop(alone)
    do(s, "deploy", region=camp)
    assert [at(own, camp)["scrappers"][0] for own in (s, alone)] == [4, 3]


@rule("DOL-PRIV-10")
def test_the_companion_of_the_purebred_may_be_the_third_in_a_barracks_region() -> None:
    s = until(set_up(5, {1: "PV1-1"}, THREE), "deploy", 1)
    first, second, third = sorted(may(s, "deploy"))
    for _ in range(2):
        do(s, "deploy", region=first)  # Boris and an Agent
    assert may(s, "deploy") == {second, third}
    assert stopped_by(s, "deploy", region=first) == "DOL-PB-14"
    do(s, "deploy", region=second)
    do(s, "deploy", region=second)
    assert (asked(s), may(s, "deploy")) == ("companions", {first, second, third})
    do(s, "deploy", region=first)
    assert at(s, first)["scrappers"][1] == 2
    assert at(s, first)["leaders"] == [1]


@rule("DOL-PRIV-45", "DOL-PRIV-5")
def test_a_pioneer_goes_to_any_region_without_an_outpost_or_stays_away() -> None:
    s = until(set_up(2, {1: "PV3-5"}), "pioneer", 1)
    wanted = {BOX.region_ids[r] for r in s.city.regions if BOX.outposts[r] < 0 and BOX.regions[r].kind != "river"}
    assert may(s, "deploy") == wanted
    assert "OL2:R" in wanted
    assert stopped_by(s, "deploy", region="OL2:A") == "DOL-PRIV-45"  # it has an Outpost
    before = pad(s, 1)["scrappers"]
    left = s.copy()
    do(s, "deploy", region="OL2:R")
    assert at(s, "OL2:R")["scrappers"][1] == 1
    assert pad(s, 1)["scrappers"] == before + 1
    stop(left)
    assert pad(left, 1)["scrappers"] == before


@rule("DOL-PRIV-45")
def test_no_pioneer_goes_to_a_river() -> None:
    s = until(set_up(2, {1: "PV3-5"}), "pioneer", 1)
    river = next(r.id for r in BOX.regions if r.kind == "river")
    assert river not in may(s, "deploy")


@rule("DOL-PRIV-10", "DOL-PRIV-45", "DOL-S2-10b", "DOL-S2-9", "DOL-S2-10")
def test_in_scenario_2_the_purebred_step_instead() -> None:
    """A step for Companions and one for the Pioneer, when the starting Units have come and the Agents have landed."""
    s = until(set_up(2, {0: "PV1-1 PV3-5"}), "deploy", 0)
    ask = s.ask(0)
    assert ask is not None
    assert ask["context"]["scrappers"] == 3
    for _ in range(2):
        do(s, "deploy", region="OL2:R")  # the third has only one place to go
    while asked(s) == "landing":
        do(s, "deploy", region="OL2.2:B")
    assert [at(s, place)["scrappers"][0] for place in ("OL2:R", "2.5:R", "OL2.2:B")] == [2, 1, 4]
    assert (asked(s), who(s)) == ("step", 0)
    assert s.ask(0)["context"]["n"] == 1
    assert may(s, "from") == {"OL2:R", "2.5:R", "OL2.2:B"}
    explain_agrees_with_legal(s, Random(0))
    one = s.copy()
    do(s, "from", region="OL2:R")
    assert {"OL2:A", "OL2:B"} <= may(s, "to")  # adjacent, though no Elevator links them
    assert stopped_by(s, "to", region="OL2:C") == "DOL-S2-9"
    do(s, "to", region="OL2:A")  # with an Outpost, where no Pioneer would go
    assert [at(s, place)["scrappers"][0] for place in ("OL2:R", "OL2:A")] == [1, 1]
    assert (asked(s), who(s)) == ("step", 0)
    do(s, "from", region="OL2:A")
    assert stopped_by(s, "to", region="OL2:V") == "DOL-TH-12"
    do(s, "to", region="OL2:B")
    assert at(s, "OL2:B")["scrappers"][0] == 1
    assert (asked(s), who(s)) == ("card", 0)
    assert (pad(s)["scrappers"], pad(s)["reserve"]) == (7, 8)  # nobody was placed
    stop(one)  # each of them may be left
    assert asked(one) == "step"
    stop(one)
    assert (asked(one), pad(one)["scrappers"]) == ("card", 7)


@rule("DOL-PRIV-41", "DOL-PRIV-5")
def test_a_secret_place_is_a_refuge_on_any_free_ground() -> None:
    s = until(set_up(5, {1: "PV3-2"}), "secret", 1)
    places = may(s, "refuge")
    assert places == {
        r.id
        for at, r in enumerate(BOX.regions)
        if at in s.city.regions and r.kind == "ground" and r.outpost < 0 and not r.neutral_refuge and r.id != "OL2.4:Z"
    }
    neutral = BOX.region_ids[s.city.neutral_refuges[0]]
    assert stopped_by(s, "refuge", region=neutral) == "DEI-BUILD-2"
    assert stopped_by(s, "refuge", region="OL2.4:Z") == "DOL-PRIV-41"  # Big Ben
    outpost = BOX.region_ids[s.city.outposts[0]]
    assert stopped_by(s, "refuge", region=outpost) == "DOL-PRIV-41"
    left = s.copy()
    place = min(places)
    do(s, "refuge", region=place)
    assert at(s, place)["refuge"] == 1
    assert s.tokens[3] == BOX.constructions[0] - 1
    stop(left)
    assert left.tokens[3] == BOX.constructions[0]


@rule("DOL-PRIV-41")
@pytest.mark.parametrize(("scenario", "open_"), [(3, False), (4, True), (7, True)])
def test_the_camp_of_scenario_3_is_no_secret_place_the_centre_of_others_is(scenario: int, open_: bool) -> None:
    s = until(set_up(scenario, {1: "PV3-2"}), "secret", 1)
    assert ("OL2.4:Z" in may(s, "refuge")) == open_
    assert (why(s, "refuge", region="OL2.4:Z") is None) == open_


@rule("DOL-PRIV-41", "DOL-PRIV-20")
def test_grant_and_secret_place_do_nothing_for_the_purebred() -> None:
    s = until(set_up(5, {0: "PV2-1 PV3-2"}), "deploy", 0)
    while who(s) == 0 and asked(s) != "card":
        assert asked(s) not in ("secret", "grant")
        idle(s)
    assert s.refuges.count(0) == 2  # their Barracks


@rule("DOL-PRIV-20", "DOL-PRIV-5")
def test_a_grant_is_an_own_elevator_or_bridge_anywhere_that_is_no_build() -> None:
    s = until(set_up(5, {1: "PV2-1"}), "grant", 1)
    assert kinds(s) == {"elevator", "bridge", "stop"}
    assert may(s, "elevator") == {
        (BOX.region_ids[ground], BOX.region_ids[roof]) for ground, roof in BOX.elevators if ground in s.city.regions
    }
    left, log = s.copy(), list[Any]()
    ground, roof = min(may(s, "elevator"))
    do(s, "elevator", log, ground=ground, roof=roof)
    assert s.elevators[BOX.elevators.index((region(ground), region(roof)))] == 1
    assert s.tokens[4] == BOX.constructions[1] - 1
    assert pad(s, 1)["supplies"] == 0
    stop(left)
    assert left.tokens[3:6] == list(BOX.constructions)


@rule("DOL-PRIV-20")
def test_a_granted_bridge_needs_a_free_site() -> None:
    s = until(set_up(5, {1: "PV2-1"}), "grant", 1)
    taken = {end for site, owner in enumerate(s.bridges) if owner >= 0 for end in s.city.sites[site][:2]}
    free = {end for site, owner in enumerate(s.bridges) if owner < 0 for end in s.city.sites[site][:2]}
    assert may(s, "bridge") == {BOX.region_ids[r] for r in free}
    assert taken
    roof = min(may(s, "bridge"))
    do(s, "bridge", roof=roof)
    if asked(s) == "grant_span":
        do(s, "to", region=min(may(s, "to")))
    assert s.bridges.count(1) == 1


# Before the first Action Phase


@rule("DOL-PRIV-11", "DOL-PRIV-12", "DOL-PRIV-5a")
def test_stashes_are_there_before_the_first_phase() -> None:
    s = until(set_up(3, {0: "PV1-2", 1: "PV1-2 PV1-3"}), "deploy")
    assert (pad(s, 0)["technology"], pad(s, 0)["energy_cell"]) == (0, 1)
    assert (pad(s, 1)["technology"], pad(s, 1)["energy_cell"]) == (2, 1)
    total = BOX.rules.energy_cell - sum(s.energy) - 2
    assert s.common[1] == total


@rule("DOL-PRIV-15", "DOL-PRIV-5", "DOL-PRIV-5a")
def test_radio_interference_swaps_two_drones_and_leaves_barracks_alone() -> None:
    s = until(set_up(3, {0: "PV1-6", 1: "PV1-6"}), "radio")
    assert who(s) == s.order[0]
    drones, barracks = list(s.drones), s.refuges
    ((one, other),) = may(s, "swap")  # two are in play
    absent = next(id for id in BOX.drone_ids if id not in (one, other))
    pair = sorted((one, absent), key=BOX.drone_ids.index)
    assert stopped_by(s, "swap", drone=pair[0], other=pair[1]) == "DOL-PRIV-15"
    log: list[Any] = []
    do(s, "swap", log, drone=one, other=other)
    a, b = BOX.drone_ids.index(one), BOX.drone_ids.index(other)
    assert (s.drones[a], s.drones[b]) == (drones[b], drones[a])
    assert s.refuges == barracks
    assert asked(s) == "radio"
    assert who(s) == s.order[1]
    stop(s)
    assert (s.drones[a], s.drones[b]) == (drones[b], drones[a])


@rule("DOL-PRIV-16")
def test_head_start_goes_to_the_owner_with_fewest_campaign_points() -> None:
    s = table("ravagers purebred farmz", scenario=5, privileges={0: "PV1-7", 1: "PV1-7"})
    for seat, points in enumerate((5, 3, 0)):
        put_sheet(s, seat, sheet(s, seat)._replace(campaign_points=(points,)))
    assert course.head_start(s, (2, 0, 1)) == (1, 2, 0)
    put_sheet(s, 0, sheet(s, 0)._replace(campaign_points=(3,)))
    assert course.head_start(s, (2, 0, 1)) == (0, 2, 1)  # equal: who stands earlier
    put_sheet(s, 0, sheet(s, 0)._replace(privileges=()))
    put_sheet(s, 1, sheet(s, 1)._replace(privileges=()))
    assert course.head_start(s, (2, 0, 1)) == (2, 0, 1)


# Feats


@rule("DOL-PRIV-28", "DOL-PRIV-29")
@pytest.mark.parametrize("draft", [False, True])
def test_a_written_feat_fills_the_place_of_its_colour(draft: bool) -> None:
    s = until(set_up(3, {0: "PV2-8:FR1"}, THREE, feat_draft=draft), "strategy", 0)
    assert stopped_by(s, "feat", feat="FR2") == "DOL-PRIV-28"
    do(s, "feat", feat="FR1")
    until(s, "deploy")
    colours = [one["colour"] for one in pad(s, 0, 0)["feats"]]
    assert sorted(colours) == ["blue", "green", "red"]
    assert {one["colour"]: one["feat"] for one in pad(s, 0, 1)["feats"]}["red"] == "FR1"  # no secret
    assert not any(one["unlocked"] for one in pad(s, 0)["feats"])
    assert s.feats.count(feat("FR1")) == 1


@rule("DOL-PRIV-28", "DOL-PRIV-5")
def test_a_written_feat_may_be_left() -> None:
    s = until(set_up(3, {0: "PV2-8:FR6"}, THREE), "strategy", 0)
    stop(s)
    until(s, "deploy")
    assert len(pad(s, 0, 0)["feats"]) == 3
    assert feat("FR6") not in s.feats[:3]


@rule("DOL-PRIV-13")
@pytest.mark.parametrize("keeps", [False, True])
@pytest.mark.parametrize("draft", [False, True])
def test_tactical_flexibility_draws_a_feat_to_choose_from_later(keeps: bool, draft: bool) -> None:
    s = until(set_up(3, {0: "PV1-4"}, THREE, feat_draft=draft), "tactics", 0)
    assert may(s, "write") == set(BOX.colours)
    assert stopped_by(s, "write", value="FR1") == "DOL-PRIV-13"
    log: list[Any] = []
    do(s, "write", log, value="red")
    drawn = campaign(s, 0)["spare"]
    assert drawn is not None
    assert BOX.feats[feat(drawn)].colour == "red"
    assert campaign(s, 1)["spare"] is None
    assert drawn in str(told(log, 0))
    assert drawn not in str(told(log, 1))
    until(s, "keep_feat", 0)
    other = BOX.feats[s.feats[0]].id
    assert other != drawn
    assert BOX.feats[s.feats[0]].colour == "red"
    for seed in range(12):
        events_tell_no_secrets(s, Random(seed))  # that it is exchanged all see, what it is they do not
    told_later: list[Any] = []
    do(s, "accept" if keeps else "refuse", told_later)
    assert BOX.feats[s.feats[0]].id == (drawn if keeps else other)
    assert campaign(s, 0)["spare"] is None
    assert campaign(s, 1)["swapped"] == ([0] if keeps else [])
    assert drawn not in str(told(told_later, 1))
    held = [one for one in s.feats if one >= 0]
    assert feat(other if keeps else drawn) not in held  # it is in the box


@rule("DOL-PRIV-13", "DOL-PRIV-29")
def test_no_feat_is_drawn_of_a_colour_that_is_filled_nor_one_that_is_taken() -> None:
    s = until(set_up(3, {0: "PV2-8:FR1 PV1-4", 2: "PV1-4"}, THREE), "strategy", 0)
    do(s, "feat", feat="FR1")
    until(s, "tactics", 0)
    assert may(s, "write") == {"green", "blue"}
    assert stopped_by(s, "write", value="red") == "DOL-PRIV-13"
    do(s, "write", value="green")
    until(s, "tactics", 2)
    do(s, "write", value="red")
    assert campaign_of(s).spare[2] != feat("FR1")
    until(s, "deploy")
    held = [one for one in s.feats if one >= 0]
    assert len(held) == len(set(held)) == 9


@rule("DOL-PRIV-13")
@pytest.mark.parametrize("later", [False, True])
def test_others_do_not_know_the_feat_that_was_drawn(later: bool) -> None:
    s = until(set_up(3, {0: "PV1-4"}, THREE), "tactics", 0)
    do(s, "write", value="red")
    until(s, "keep_feat", 0)
    if later:
        do(s, "refuse")  # it is in the box, and still only its drawer knows it
    guessed = set()
    for seed in range(40):
        guess = s.copy()
        guess.deal(2, Random(seed))
        spare, put_back = campaign_of(guess).spare[0], campaign_of(guess).put_back[0]
        drawn = put_back if later else spare
        guessed.add(drawn)
        assert (spare < 0) == later
        assert guess.feats[6:] == s.feats[6:]
        assert drawn not in guess.feats
        assert BOX.feats[drawn].colour == "red"
    assert len(guessed) == 5  # of six, but the own one of seat 2
    known = s.copy()
    known.deal(0, Random(1))
    assert (campaign_of(known).spare, campaign_of(known).put_back) == (campaign_of(s).spare, campaign_of(s).put_back)


@rule("DOL-PRIV-13")
def test_the_purebred_draw_of_their_own_feats() -> None:
    s = until(set_up(3, {0: "PV1-4"}), "tactics", 0)
    do(s, "write", value="blue")
    assert BOX.feats[campaign_of(s).spare[0]].id in ("PF2", "PF3")


# Moving


@rule("DOL-PRIV-14")
def test_explorers_cross_ruins_for_one_point() -> None:
    units = {"OL2.2:A": "0 3"}
    for privileges, moved in ({1: "PV1-5"}, True), ({}, False):
        s = table(
            "purebred ravagers",
            scenario=2,
            seat=1,
            order=(1, 0),
            hands={1: "RAV-1 RAV-4"},
            units=units,
            privileges=privileges,
        )
        play(s, "RAV-4")  # one movement point
        do(s, "from", region="OL2.2:A")
        assert ("OL2.2:B" in may(s, "to")) == moved
        if not moved:
            assert stopped_by(s, "to", region="OL2.2:B") == "DOL-TH-15"
            continue
        do(s, "to", region="OL2.2:B")
        do(s, "units", scrappers=3, leader=0)
        assert at(s, "OL2.2:B")["scrappers"][1] == 3
    s = ravagers(
        scenario=2,
        units=units,
        privileges={1: "PV1-5"},
    )
    play(s, "RAV-2")
    move(s, "OL2.2:A", "OL2.2:B", 2)
    assert "OL2.2:B" in may(s, "from")  # the second point is left


@rule("DOL-PRIV-14")
def test_the_purebred_as_explorers_pay_nobody_for_ruins() -> None:
    s = table(
        "purebred ravagers", scenario=2, hands={0: "PB-1 PB-2"}, units={"OL2.2:A": "2 0"}, privileges={0: "PV1-5"}
    )
    play(s, "PB-2")
    move(s, "OL2.2:A", "OL2.2:B", 2)
    assert pad(s, 1)["supplies"] == 0


@rule("DOL-PRIV-21")
def test_fire_escape_brings_one_unit_down_against_the_majority() -> None:
    s = ravagers(
        scenario=3,
        units={"2:R": "0 3", "2:A": "5 0"},
        privileges={1: "PV2-2"},
    )
    play(s, "RAV-2")
    do(s, "from", region="2:R")
    assert {"2:A", "2:B"} <= may(s, "to")
    do(s, "to", region="2:A")
    assert at(s, "2:A")["scrappers"] == [5, 1]  # there was no choice: one of them


@rule("DOL-PRIV-21")
def test_fire_escape_never_leads_upwards() -> None:
    s = ravagers(
        scenario=3,
        units={"2:A": "0 3"},
        privileges={1: "PV2-2"},
    )
    play(s, "RAV-2")
    do(s, "from", region="2:A")
    assert "2:R" not in may(s, "to")
    assert stopped_by(s, "to", region="2:R") == "DEI-MOVE-5"


@rule("DOL-PRIV-21")
def test_a_larger_group_still_needs_a_link_and_majority() -> None:
    s = ravagers(
        scenario=3,
        units={"2:R": "0 4", "2:A": "3 0"},
        elevators={"2:A 2:R": 1},
        privileges={1: "PV2-2"},
    )
    play(s, "RAV-2")
    do(s, "from", region="2:R")
    do(s, "to", region="2:A")
    assert may(s, "units") == {(1, 0), (4, 0)}
    assert stopped_by(s, "units", scrappers=3, leader=0) == "DEI-MAJ-4"


@rule("DOL-PRIV-24")
@pytest.mark.parametrize(("owner", "up"), [("neutral", True), (1, True), (0, False), (None, False)])
def test_acrobatics_lead_up_to_a_neutral_or_own_bridge(owner: int | str | None, up: bool) -> None:
    s = ravagers(
        scenario=3,
        units={"2:A": "0 2", "2.6:R": "5 0"},
        bridges={} if owner is None else {"2:R 2.6:R": owner},
        privileges={1: "PV2-4"},
    )
    play(s, "RAV-2")
    do(s, "from", region="2:A")
    assert ({"2:R", "2.6:R"} <= may(s, "to")) == up
    if not up:
        assert stopped_by(s, "to", region="2.6:R") in ("DEI-BOARD-7", "DEI-MOVE-5")
        return
    do(s, "to", region="2.6:R")  # against the Majority of five, and on another tile
    assert at(s, "2.6:R")["scrappers"] == [5, 1]
    assert at(s, "2:A")["scrappers"][1] == 1


@rule("DOL-PRIV-24")
def test_bridges_over_a_river_offer_no_acrobatics() -> None:
    s = ravagers(
        scenario=2,
        units={"OL2:A": "0 2", "OL2:B": "0 2"},
        bridges={"OL2:R OL2:S": "neutral"},
        privileges={1: "PV2-4"},
    )
    play(s, "RAV-2")
    for source in ("OL2:A", "OL2:B"):
        tried = s.copy()
        do(tried, "from", region=source)
        assert {"OL2:R", "OL2:S"}.isdisjoint(may(tried, "to"))


@rule("DOL-PRIV-21", "DOL-PRIV-24", "DOL-PRIV-14")
@pytest.mark.parametrize("seed", range(6))
def test_both_writings_agree_on_ways_that_privileges_open(seed: int) -> None:
    chance = Random(seed)
    s = table(
        "purebred ravagers",
        scenario=2,
        turn=2,
        seat=seed % 2,
        order=(seed % 2, 1 - seed % 2),
        hands={0: "PB-2 PB-4", 1: "RAV-2 RAV-8"},
        units={"2.1:R": "3 2L", "2.1:B": "2 3", "OL2.2:A": "1L 2", "2.5:A": "2 1", "2.5:R": "1 2"},
        bridges={"2.5:R 2.5:S": "neutral", "2.1:R 2.3:R": 1},
        elevators={"2.1:B 2.1:R": 1},
        privileges={0: "PV1-5 PV2-2 PV2-4", 1: "PV1-5 PV2-2 PV2-4"},
    )
    for _ in range(10):
        explain_agrees_with_legal(s, chance)
        events_add_up(s, chance)
        s.play(who(s), chance.choice([one for one in s.legal(who(s)) if one != BOX.stop] or s.legal(who(s))))


# Negotiations

COLUMNS = ("MS01 MS02", "MS03 MS04", "MS05 MS06", "MS07 MS08")


def negotiating(**more: Any) -> Stacked:
    """Seat 1 at its Mission of a Turn, with MS09 by its Pad."""
    given: dict[str, Any] = {"scenario": 3, "phase": 3, "seat": 1, "hands": {1: ""}, "missions": COLUMNS, **more}
    s = table("purebred ravagers", privileges={1: "PV2-3"}, **given)
    campaign_of(s).private = (-1, mission("MS09"))
    return s


@rule("DOL-PRIV-22", "DOL-PRIV-23")
def test_negotiations_lay_a_mission_by_the_pad_that_is_not_in_play() -> None:
    s = until(set_up(3, {0: "PV2-3", 1: "PV2-3"}), "deploy")
    drawn = campaign(s)["private"]
    on_board = {one["id"] for one in s.view(None)["missions"]}
    assert None not in drawn
    assert len(set(drawn)) == 2
    assert on_board.isdisjoint(drawn)


@rule("DOL-PRIV-22", "DOL-PRIV-23a", "DOL-PRIV-23b")
def test_it_is_completed_once_instead_of_another_and_uses_up_the_column() -> None:
    s = until(negotiating(turn=2, marks={1: "MS01"}), "mission", 1)
    assert may(s, "mission") == {"MS03", "MS04", "MS05", "MS06", "MS07", "MS08", "MS09"}
    assert missions.on_time(s, mission("MS09"))
    paid = missions.payment(s, 1, mission("MS09"))
    log: list[Any] = []
    do(s, "mission", log, mission="MS09")
    assert pad(s, 1)["marks"] == ["MS01", "MS09", None, None]
    assert pad(s, 1)["points"]["missions"] == paid
    assert campaign(s)["private"][1] is None
    assert campaign(s)["completed"] == [False, True]
    s = until(s, "mission", 1)
    assert stopped_by(s, "mission", mission="MS09") == "DEI-MISSION-1"


@rule("DOL-PRIV-23a")
def test_it_pays_its_upper_part_in_every_turn() -> None:
    card = BOX.missions[mission("MS09")]
    for turn, marks in ((1, ""), (4, "MS01 MS03 MS05")):
        s = negotiating(turn=turn, marks={1: marks}, units={"2:A": "0 4", "2:R": "0 4"}, control={"2.1:A": 1})
        n = missions.count(s, 1, mission("MS09"))
        assert missions.payment(s, 1, mission("MS09")) == missions.pays(card.on_time, n)


@rule("DOL-PRIV-23b")
def test_it_uses_the_column_of_the_turn_though_a_lower_one_is_free() -> None:
    s = until(negotiating(turn=2, marks={1: "MS05"}), "mission", 1)
    do(s, "mission", mission="MS09")
    assert pad(s, 1)["marks"] == [None, "MS09", "MS05", None]


@rule("DOL-PRIV-23b")
def test_where_the_column_of_the_turn_is_taken_it_uses_the_lowest_free_one() -> None:
    s = until(negotiating(turn=2, marks={1: "MS03"}), "mission", 1)
    do(s, "mission", mission="MS09")
    assert pad(s, 1)["marks"] == ["MS09", "MS03", None, None]


@rule("DOL-AL-13", "DOL-PRIV-22")
def test_the_mission_by_a_pad_is_nobody_elses() -> None:
    s = until(negotiating(scenario=5, turn=1), "propose", 1)
    assert "MS09" not in {named for _, named in may(s, "propose")}
    assert mission("MS09") not in missions.open_to(s, 0)


@rule("DOL-PRIV-23c")
def test_in_scenario_4_it_must_pay_enough_and_counts_for_leaving() -> None:
    counts = next(one.id for one in BOX.missions if one.counts.what == "scrappers_on_board")
    on_board = [one.id for one in BOX.missions if one.id != counts]
    columns = [" ".join(on_board[2 * at : 2 * at + 2]) for at in range(4)]
    marks = {1: f"{on_board[0]} {on_board[2]} {on_board[4]}"}
    for n in (1, 15):
        s = table(
            "purebred ravagers",
            scenario=4,
            turn=4,
            phase=1,
            seat=1,
            hands={1: ""},
            missions=columns,
            marks=marks,
            units={"2:A": f"0 {n}"},
            privileges={1: "PV2-3"},
        )
        campaign_of(s).private = (-1, mission(counts))
        pays = missions.payment(s, 1, mission(counts)) >= s.terms.least_payment
        assert pays == (n == 15)
        if pays:
            until(s, "open_mission", 1)
            do(s, "mission", mission=counts)
            assert campaign(s)["left"][1] == 4 or campaign_of(s).scenario == 5
        else:
            while who(s) == 1:
                assert asked(s) != "open_mission" or counts not in may(s, "mission")
                idle(s)


# What pays


@rule("DOL-PRIV-25")
def test_unification_brings_a_power_point_for_three_outposts_of_the_colour() -> None:
    red = [BOX.region_ids[r] for r in range(BOX.size) if BOX.outposts[r] == BOX.colours.index("red")]
    for n, power in ((3, 1), (2, 0)):
        s = table("purebred ravagers", scenario=3, turn=4, phase=3, seat=1, hands={1: ""}, privileges={1: "PV2-5:red"})
        for name in [name for name in red if region(name) in s.city.regions][:n]:
            s.control = changed(s.control, region(name), 1)
            s.cubes[3 + BOX.colours.index("red")] += 1
        scoring.score_game(s, None)
        consolation = 1 if s.supplies[1] <= s.supplies[0] else 0
        assert sheet(s, 1).power_points == (power + consolation,)


@rule("DOL-PRIV-25")
def test_unification_is_checked_when_a_faction_leaves() -> None:
    s = table("purebred ravagers", scenario=4, privileges={1: "PV2-5:red"})
    s.cubes[3 + BOX.colours.index("red")] = 3
    for leaves in s.seams.leaves:
        leaves(s, 1, None)
    assert campaign_of(s).power == (0, 1)


@rule("DOL-PRIV-26")
def test_pride_brings_six_more_for_a_challenge_that_was_not_played() -> None:
    for challenges, n in ((0b11, 6), (0b10, 0), (0b01, 6)):
        s = table("purebred ravagers", scenario=3, turn=4, privileges={1: "PV2-6"})
        challenge.own(s).unplayed = challenges
        scoring.score_game(s, None)
        # seat 1 stands to the right of seat 0: the token of seat 0 lies on its Leader token
        assert pad(s, 1)["points"]["privileges"] == n
        assert pad(s, 1)["points"]["challenge"] == n // 2  # the 3 of DOL-CH-10


@rule("DOL-PRIV-26", "DOL-CH-10", "DOL-GEN-18")
@pytest.mark.parametrize(("initiator", "respondent"), [(0, 2), (1, 0), (2, 1)])
def test_pride_is_about_the_challenge_against_oneself(initiator: int, respondent: int) -> None:
    s = table("ravagers purebred farmz", scenario=3, turn=4, privileges=dict.fromkeys(range(3), "PV2-6"))
    challenge.own(s).unplayed = (
        1 << initiator
    )  # the only one that was not played; its respondent is the player to the right
    scoring.score_game(s, None)
    assert [pad(s, seat)["points"]["privileges"] for seat in range(3)] == [
        6 * (seat == respondent) for seat in range(3)
    ]
    assert [pad(s, seat)["points"]["challenge"] for seat in range(3)] == [3 * (seat == respondent) for seat in range(3)]


@rule("DOL-PRIV-27")
def test_cooperation_brings_two_more_for_a_mission_in_an_alliance() -> None:
    s = table(
        "purebred ravagers",
        scenario=5,
        phase=3,
        seat=1,
        order=(1, 0),
        hands={0: "", 1: ""},
        missions=COLUMNS,
        privileges={1: "PV2-7"},
    )
    until(s, "propose", 1)
    do(s, "propose", seat=0, mission="MS01")
    do(s, "accept")
    assert pad(s, 1)["points"]["privileges"] == 2
    assert pad(s, 0)["points"]["privileges"] == 0


@rule("DOL-PRIV-30")
@pytest.mark.parametrize(("lying", "n"), [((1, 0), 2), ((0, 1), 2), ((2, 0), 0), ((1, 1), 0)])
def test_geotechnics_brings_two_for_the_last_resource_of_a_region(lying: tuple[int, int], n: int) -> None:
    s = table(
        "purebred ravagers",
        scenario=3,
        seat=1,
        order=(1, 0),
        hands={1: "RAV-1 RAV-3"},
        units={"2:B": "0 2"},
        resources={"2:B": lying},
        privileges={1: "PV2-9"},
    )
    play(s, "RAV-3")
    do(s, "collect", region="2:B", resource="technology" if lying[0] else "energy_cell")
    assert pad(s, 1)["points"]["privileges"] == n


@rule("DOL-PRIV-30")
def test_geotechnics_of_the_purebred_looks_at_the_region_alone() -> None:
    s = table(
        "purebred ravagers",
        scenario=3,
        hands={0: "PB-1 PB-3"},
        units={"2:B": "2 1"},
        resources={"2:B": (1, 0)},
        privileges={0: "PV2-9"},
    )
    play(s, "PB-3")
    do(s, "collect", region="2:B", resource="technology")
    assert pad(s, 0)["points"]["privileges"] == 2
    assert pad(s, 0)["technology"] == 2


# Whole set-ups


@pytest.mark.parametrize("seed", range(6))
def test_the_set_up_with_many_privileges_keeps_the_laws(seed: int) -> None:
    chance = Random(seed)
    own = "PV1-1 PV1-2 PV1-3 PV1-4 PV1-6 PV2-3 PV3-2 PV3-5"
    s = set_up(
        3 if seed % 2 else 7,
        {0: f"{own} PV2-8:FR1 PV3-1:M02", 1: f"{own} PV2-8:PF1 PV3-3:M11", 2: f"{own} PV2-8:FR2 PV3-4:M40"},
        THREE,
        feat_draft=seed % 3 == 0,
    )
    for _ in range(30):
        explain_agrees_with_legal(s, chance)
        events_add_up(s, chance)
        guesses_look_the_same(s, chance)
        s.play(who(s), chance.choice(s.legal(who(s))))
    assert s.turn == 1
    assert GAME.chapters.pieces(s)["FR1"] == 1
