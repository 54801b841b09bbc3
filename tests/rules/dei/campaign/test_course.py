"""The course of a campaign (DOL-CAMP): scenarios one after the other, places, points, the final victory."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

import londinium
from londinium.games.dei import scoring, turn
from londinium.games.dei._fields import FIELDS
from londinium.games.dei.campaign import course, objectives
from londinium.games.dei.campaign.sheets import Sheet, campaign_of, purebred, put_sheet
from londinium.games.dei.old_london.challenge import kit as challenge
from londinium.games.dei.old_london.purebred.kit import own
from londinium.games.dei.state import DeiState
from londinium.kernel.records import record, replay
from tests.marks import rule
from tests.rules.dei.table import BOX, GAME, KIT, Stacked, asked, do, idle, kinds, stop, table, who

TWO, THREE, FOUR = "purebred ravagers", "purebred ravagers farmz", "purebred ravagers farmz auxilia"
EMPTY = Sheet()


def ended(supplies: Sequence[int], scenario: int = 3, order: Sequence[int] | None = None, **given: Any) -> Stacked:
    """The end of a scenario: the final scoring adds nothing to these Supplies but what is given."""
    s = table(" ".join(FOUR.split()[: len(supplies)]), scenario=scenario, supplies=supplies, order=order, **given)
    close(s)
    return s


def close(s: Stacked) -> None:
    """The scenario is over: final scoring, points, and then the first question about Privileges."""
    s.turn, s.phase = 4, 3
    challenge.own(s).unplayed = 0
    s.pending[0].clear()
    s.put_questions()
    scoring.score_game(s, None)
    s.settle(None)


def rows(s: DeiState, what: str) -> list[int]:
    """What the sheets have in the row of the scenario played last."""
    return [getattr(own, what)[-1] for own in campaign_of(s).sheets]


def played(players: int, seed: int, until: Callable[[DeiState], bool], **options: Any) -> DeiState:
    """A campaign played at random until something is so."""
    s = GAME.new(players, seed, {"campaign": True, **options})
    assert isinstance(s, DeiState)
    rng = Random(seed)
    while not until(s):
        s.play(s.to_act[0], rng.choice(s.legal(s.to_act[0])))
    return s


def refused(players: int, **options: Any) -> str:
    with pytest.raises(londinium.Refused) as found:
        GAME.new(players, 0, {"campaign": True, **options})
    return found.value.rule


# The frame


@rule("DOL-CAMP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seven_scenarios_in_order_with_the_same_factions(players: int) -> None:
    s = played(players, 5, lambda s: bool(s.turn))
    factions, rng = s.factions, Random(1)
    seen: list[int] = []
    while not s.over:
        if not seen or seen[-1] != campaign_of(s).scenario:
            seen.append(campaign_of(s).scenario)
        assert s.factions == factions
        s.play(s.to_act[0], rng.choice(s.legal(s.to_act[0])))
    assert seen == [1, 2, 3, 4, 5, 6, 7]
    assert all(len(own.campaign_points) == 7 for own in campaign_of(s).sheets)
    assert refused(1) == refused(5) == "DEI-COMP-1"


@rule("DOL-CAMP-2")
def test_one_player_leads_the_purebred() -> None:
    assert refused(2, factions=["ravagers", "farmz"]) == "DOL-CAMP-2"
    for seed in range(6):
        s = played(3, seed, lambda s: bool(s.factions))
        assert sum(BOX.factions[own].id == "purebred" for own in s.factions) == 1
    chosen = GAME.new(2, 0, {"campaign": True, "choose_factions": True})
    assert isinstance(chosen, DeiState)
    do(chosen, "faction", faction="farmz")
    assert [BOX.factions[own].id for own in chosen.factions] == ["farmz", "purebred"]  # the last one has no choice


@rule("DOL-CAMP-3")
@pytest.mark.parametrize("faction", ["fauns", "psionics", "wild"])
def test_factions_of_the_white_death_may_not_be_chosen(faction: str) -> None:
    assert refused(2, factions=["purebred", faction]) == "DOL-CAMP-3"


@rule("DOL-CAMP-4")
def test_no_orders_are_given() -> None:
    s = played(2, 3, lambda s: s.turn == 2)
    assert own(s).orders == ()
    assert all(mission["order"] is None for mission in s.view(None)["missions"])


@rule("DOL-CAMP-5")
def test_the_first_priority_order_is_by_chance() -> None:
    orders = {played(3, seed, lambda s: bool(s.order)).order for seed in range(20)}
    assert len(orders) == 6


@rule("DOL-CAMP-6", "DOL-CAMP-30", "DOL-CAMP-31")
def test_the_example_of_the_rulebook() -> None:
    """61, 55, 48 and 40 Supplies: campaign points 3, 2, 1, 0; a power point for 48 and 40; 40 is first next time."""
    s = ended((61, 48, 55, 40))
    assert rows(s, "supplies") == [61, 48, 55, 40]
    assert rows(s, "campaign_points") == [3, 1, 2, 0]
    assert rows(s, "power_points") == [0, 1, 0, 1]
    assert course.next_order(s) == (3, 1, 2, 0)
    course.open_scenario(s, None)
    assert s.order == (3, 1, 2, 0)


@rule("DOL-PRIV-16", "DOL-CAMP-6")
def test_a_head_start_goes_before_the_last_placed_player() -> None:
    s = ended((61, 48, 55), privileges={0: "PV1-7"})
    assert course.next_order(s) == (1, 2, 0)
    while campaign_of(s).scenario == 3:
        idle(s)
    assert s.order == (0, 1, 2)  # the others keep their order
    while not s.turn:
        idle(s)
    assert (s.turn, s.phase, who(s), asked(s)) == (1, 1, 0, "card")
    while s.turn == 1:
        assert s.order == (0, 1, 2)
        idle(s)
    supplies = [s.supplies[seat] for seat in s.order]
    assert supplies == sorted(supplies)  # from Turn 2 on it goes by Supplies again


@rule("DOL-PRIV-16")
def test_of_two_with_a_head_start_the_one_with_fewer_campaign_points_uses_it() -> None:
    for before, order in (((0, 9), (0, 1, 2)), ((9, 0), (2, 1, 0)), ((0, 1), (2, 1, 0))):
        s = table(THREE, scenario=3, supplies=(61, 48, 55), privileges={0: "PV1-7", 2: "PV1-7"})
        for seat, points in zip((0, 2), before, strict=True):
            put_sheet(s, seat, campaign_of(s).sheets[seat]._replace(campaign_points=(points,)))
        close(s)
        # This scenario has brought 3 points to seat 0 and 2 to seat 2; in a tie the one stands first who would anyway
        while campaign_of(s).scenario == 3:
            idle(s)
        assert s.order == order


@rule("DOL-GEN-12", "DOL-CAMP-36")
@pytest.mark.parametrize("order", [(2, 0, 1), (1, 0, 2), (0, 2, 1)])
def test_privileges_are_bought_in_priority_order(order: tuple[int, ...]) -> None:
    s = table(THREE, scenario=3, supplies=(48, 61, 55), order=order)
    for seat in range(3):
        put_sheet(s, seat, campaign_of(s).sheets[seat]._replace(power_points=(2,)))
    close(s)
    asked_of = []
    while asked(s) == "privilege":
        asked_of.append(who(s))
        do(s, "privilege", privilege="PV1-2")
        assert (asked(s), who(s)) == ("privilege", asked_of[-1])  # one buys all that one wants to
        stop(s)
    assert tuple(asked_of) == order
    assert campaign_of(s).scenario == 4


@rule("DOL-GEN-12", "DOL-PRIV-17")
@pytest.mark.parametrize("order", [(2, 0, 1), (1, 0, 2)])
def test_candy_boosts_are_kept_in_priority_order(order: tuple[int, ...]) -> None:
    held = {0: "CB-MOVE CB-HOLD", 1: "CB-MOVE CB-HOLD", 2: "CB-MOVE CB-BUY"}
    s = table(
        THREE, scenario=3, supplies=(48, 61, 55), order=order, boosts=held, privileges=dict.fromkeys(held, "PV1-8")
    )
    close(s)
    asked_of = []
    while asked(s) == "legacy":
        asked_of.append(who(s))
        stop(s)
    assert tuple(asked_of) == order


@rule("DOL-CAMP-6a")
def test_equal_supplies_stand_against_the_tie_break_and_then_as_before() -> None:
    broken = ended((30, 30, 30), stored={1: (1, 0)}, order=(2, 1, 0))  # one Technology pays nothing but breaks ties
    assert campaign_of(broken).sheets[1].supplies == (30,)
    assert course.next_order(broken) == (2, 0, 1)
    assert course.next_order(ended((30, 30, 30), order=(1, 2, 0))) == (1, 2, 0)


@rule("DOL-CAMP-7", "DOL-CAMP-8")
def test_the_board_of_each_scenario_is_the_marked_part() -> None:
    for number, scenario in enumerate(KIT.scenarios, 1):
        for factions, height, width in ((TWO, 3, 3), (THREE, 4, 3), (FOUR, 4, 4)):
            s = table(factions, scenario=number)
            tiles = [[tile["id"] for tile in s.view(None)["tiles"] if tile["row"] == row] for row in range(height)]
            assert tiles == [list(row[:width]) for row in scenario.rows[:height]]


@rule("DOL-CAMP-8", "DOL-CAMP-7")
def test_one_tile_is_turned_in_the_first_two_scenarios() -> None:
    for number in range(1, 8):
        turned = {tile["id"]: tile["turned"] for tile in table(FOUR, scenario=number).view(None)["tiles"]}
        expected = {"OL4.1": 1} if number < 3 else {}
        assert {id: quarters for id, quarters in turned.items() if quarters} == expected


@rule("DOL-CAMP-7", "DOL-CAMP-9")
def test_scenarios_say_what_is_played_with_and_options_do_not() -> None:
    assert refused(2, layout="first_game") == "DOL-CAMP-7"
    for module in ("retaliation", "thames", "challenge", "alliances"):
        assert refused(2, **{module: True}) == "DOL-CAMP-9"


@rule("DOL-CAMP-9")
def test_a_scenario_is_a_full_game_of_four_turns() -> None:
    s = GAME.new(2, 4, {"campaign": True})
    assert isinstance(s, DeiState)
    rng = Random(0)
    seen: list[tuple[int, int]] = []
    while campaign_of(s).scenario == 1:
        if s.turn and (s.turn, s.phase) not in seen:
            seen.append((s.turn, s.phase))
        s.play(s.to_act[0], rng.choice(s.legal(s.to_act[0])))
    assert seen == [(turn, phase) for turn in range(1, 5) for phase in range(1, 4)]


@rule("DOL-CAMP-9a")
def test_everything_is_reset_but_the_sheets() -> None:
    s = played(3, 2, lambda s: s.step == turn.INTERLUDE)
    sheets, factions = campaign_of(s).sheets, s.factions
    course.open_scenario(s, None)
    fresh = GAME.set_up(3, s.options, 0)
    for name in FIELDS:
        if name not in ("order", "factions", "modules", "parts", "seams", "terms"):
            assert getattr(s, name) == getattr(fresh, name), name
    assert (campaign_of(s).sheets, s.factions) == (sheets, factions)
    assert campaign_of(s).dump() == course.on_the_table(2, sheets).dump()


@rule("DOL-CAMP-9a")
def test_the_table_is_set_anew_for_the_next_scenario() -> None:
    s = played(3, 2, lambda s: campaign_of(s).scenario == 2 and s.turn == 1)
    assert s.supplies == [0, 0, 0]
    assert s.marks == [(-1,) * 4] * 3
    assert all(not zone for zone in (*s.bins, *s.face_down, *s.lost))
    assert [len(hand) for hand in s.hands] == [8, 8, 8]
    assert sum(s.cubes) == len([r for r in s.control if r >= 0])


@rule("DOL-CAMP-10")
def test_the_centre_has_no_rules_of_big_ben() -> None:
    for number in (3, 4, 7):
        s = table(TWO, scenario=number, units={"OL2.4:Z": "0 5"}, seat=1)
        assert s.view(None)["retaliation"] is None
        assert BOX.region_ids[s.terms.centre] == "OL2.4:Z"
        seen = set()
        while who(s) == 1:
            seen.add(asked(s))
            idle(s)
        assert "denounce" not in seen
    for number in (1, 2, 5, 6):
        assert table(TWO, scenario=number).terms.centre < 0


# Objective cards


@rule("DOL-CAMP-20")
def test_the_objective_cards_of_each_scenario() -> None:
    cards = []
    for number in range(1, 8):
        shown = table(TWO, scenario=number).view(None)["campaign"]
        assert shown is not None
        cards.append(shown["objectives"])
    assert cards == [["OBJ1"], ["OBJ2A", "OBJ2B"], ["OBJ3"], ["OBJ4"], ["OBJ5"], ["OBJ6"], ["OBJ7"]]


@rule("DOL-CAMP-21", "DOL-CAMP-23", "DOL-CAMP-23a")
@pytest.mark.parametrize(
    ("scenario", "when", "purebred", "others"),
    [
        (1, "segment_built", 4, 4),
        (2, "way_built", 0, 2),
        (2, "garrison_given_up", 8, 0),
        (3, "feast_held", 4, 4),
        (4, "phase_begins", 0, -3),
        (5, "purebred_hit", 2, 2),
        (6, "card_could_hit", 2, 0),
        (7, "phase_ends", 4, 0),
    ],
)
def test_for_whom_the_upper_parts_are(scenario: int, when: str, purebred: int, others: int) -> None:
    """In the last one only the Purebred have Majority in the laboratory."""
    s = table(TWO, scenario=scenario, phase=3, supplies=(9, 9), units={"OL2.4:Z": "2 1"} if scenario == 7 else {})
    for seat in (0, 1):
        objectives.happened(s, seat, when, None)
    assert s.supplies == [9 + purebred, 9 + others]


@rule("DOL-CAMP-22", "DOL-CAMP-23a")
def test_lower_parts_are_checked_before_the_final_scoring() -> None:
    units = {"OL2:R": "2 0", "OL2:S": "0 2"}
    s = table(TWO, scenario=2, units=units, supplies=(0, 50), control={"2.1:A": 0})
    s.turn, s.phase = 4, 3
    challenge.own(s).unplayed = 0
    s.pending[0].clear()
    log: list[Any] = []
    scoring.score_game(s, log)
    gains = [(one["what"], one["seat"]) for one in (event.view(None) for event in log if event.kind == "gain")]
    assert gains.index(("power_points", 0)) < gains.index(("outposts", 0))
    assert rows(s, "power_points") == [1 + 1, 1]  # one Roof each, and the last place
    assert [one[0] for one in gains].count("power_points") == 2 + 2  # and what the places bring, nothing for the first


# Points


@rule("DOL-CAMP-30", "DOL-CAMP-31")
@pytest.mark.parametrize(
    ("supplies", "points", "power"),
    [
        ((40, 50), [2, 3], [1, 0]),
        ((40, 50, 60), [1, 2, 3], [1, 0, 0]),
        ((40, 50, 60, 30), [1, 2, 3, 0], [1, 0, 0, 1]),
    ],
)
def test_points_go_by_place(supplies: tuple[int, ...], points: list[int], power: list[int]) -> None:
    s = ended(supplies)
    assert rows(s, "campaign_points") == points
    assert rows(s, "power_points") == power


@rule("DOL-CAMP-35", "DOL-CAMP-35a")
@pytest.mark.parametrize(
    ("supplies", "points", "power"),
    [
        ((50, 50), [3, 3], [1, 1]),
        ((50, 50, 40), [3, 3, 1], [0, 0, 1]),
        ((50, 40, 40), [3, 2, 2], [0, 1, 1]),
        ((50, 40, 40, 30), [3, 2, 2, 0], [0, 1, 1, 1]),
        ((50, 40, 30, 30), [3, 2, 1, 1], [0, 0, 1, 1]),
        ((50, 40, 40, 40), [3, 2, 2, 2], [0, 1, 1, 1]),
    ],
)
def test_who_is_tied_shares_the_better_place(supplies: tuple[int, ...], points: list[int], power: list[int]) -> None:
    s = ended(supplies)
    assert rows(s, "campaign_points") == points
    assert rows(s, "power_points") == power


@rule("DOL-CAMP-35")
def test_places_follow_the_tie_break_of_the_base_game() -> None:
    s = ended((38, 40), control={"2.1:A": 0})  # an Outpost is worth 2: now both have 40
    assert rows(s, "supplies") == [40, 40]
    assert rows(s, "campaign_points") == [3, 2]
    assert rows(s, "power_points") == [0, 1]


@rule("DOL-CAMP-32", "DOL-CAMP-36")
def test_power_points_of_objectives_come_on_top() -> None:
    s = ended((30, 60), units={"OL2.4:Z": "2 1"})
    assert rows(s, "power_points") == [1 + 1, 0]
    assert campaign_of(s).sheets[0].to_spend == 2


def test_a_sheet_adds_up_its_rows_and_what_is_gained_now() -> None:
    s = ended((30, 60), units={"OL2.4:Z": "2 1"})
    assert sums(s, 0) == {
        "supplies": 30,
        "campaign_points": 2,
        "power_points": 2,
        "to_spend": 2,
    }  # written, and not counted twice
    stop(s)
    assert campaign_of(s).scenario == 4
    campaign_of(s).power = (3, 0)
    assert sums(s, 0) == {"supplies": 30, "campaign_points": 2, "power_points": 2 + 3, "to_spend": 2 + 3}


def sums(s: DeiState, seat: int) -> dict[str, int]:
    view = s.view(None)["campaign"]
    assert view is not None
    return dict(view["sheets"][seat]["sums"])


@rule("DOL-CAMP-33", "DOL-CAMP-34")
def test_the_last_scenario_counts_more_and_comforts_nobody() -> None:
    s = ended((40, 50, 60, 30), scenario=7)
    assert rows(s, "campaign_points") == [1, 2, 4, 0]
    assert rows(s, "power_points") == [0, 0, 0, 0]
    assert s.over


@rule("DOL-CAMP-36", "DOL-CAMP-37a")
def test_privileges_are_bought_when_all_points_are_there() -> None:
    s = ended((30, 60), units={"OL2.4:Z": "2 1"})
    assert (s.step, who(s), asked(s)) == (turn.INTERLUDE, 0, "privilege")
    assert [own.campaign_points for own in campaign_of(s).sheets] == [(2,), (3,)]
    do(s, "privilege", privilege="PV1-2")
    assert campaign_of(s).sheets[0].to_spend == 1
    do(s, "privilege", privilege="PV1-3")
    assert campaign_of(s).sheets[0].to_spend == 0
    assert campaign_of(s).scenario == 4  # there is nothing left to ask


@rule("DOL-CAMP-37")
def test_unspent_power_points_stay() -> None:
    s = ended((30, 60))
    assert kinds(s) == {"privilege", "stop"}
    stop(s)
    assert campaign_of(s).scenario == 4
    assert campaign_of(s).sheets[0].to_spend == 1


@rule("DOL-CAMP-37a")
def test_the_order_of_things_at_the_end_of_a_scenario() -> None:
    s = table(TWO, scenario=3, supplies=(30, 60), control={"2.1:A": 1})
    s.turn, s.phase = 4, 3
    challenge.own(s).unplayed = 0
    s.pending[0].clear()
    log: list[Any] = []
    scoring.score_game(s, log)
    told = [event.view(None) for event in log]
    order = [one["what"] if one["kind"] == "gain" else one["stage"] for one in told if one["kind"] in ("gain", "stage")]
    first = [order.index(name) for name in ("scoring", "outposts", "campaign_points", "power_points", "interlude")]
    assert first == sorted(first)


# Winning


def over(points: Sequence[int], supplies: Sequence[Sequence[int]] | None = None) -> dict[str, Any]:
    """How a campaign ends with these campaign points, and Supplies in its scenarios; seat 0 leads the Purebred."""
    s = table(" ".join(FOUR.split()[: len(points)]), scenario=7)
    given = supplies or [(0,)] * len(points)
    sheets = tuple(
        EMPTY._replace(campaign_points=(n,), supplies=tuple(own)) for n, own in zip(points, given, strict=True)
    )
    campaign_of(s).sheets = sheets
    return dict(course.victory(s))


@rule("DOL-CAMP-40")
def test_most_campaign_points_win() -> None:
    found = over((12, 14, 9), [(90,), (10,), (70,)])
    assert (found["scores"], found["ranking"], found["decided_by"]) == ([12, 14, 9], [2, 1, 3], None)


@rule("DOL-CAMP-41")
def test_in_a_tie_the_purebred_win() -> None:
    found = over((14, 14, 9), [(10,), (99,), (0,)])
    assert (found["ranking"], found["decided_by"]) == ([1, 2, 3], "DOL-CAMP-41")


@rule("DOL-CAMP-42")
def test_in_a_tie_without_them_more_supplies_in_all_scenarios_win() -> None:
    found = over((3, 14, 14), [(99, 99), (60, 20), (10, 71)])
    assert (found["ranking"], found["decided_by"]) == ([3, 2, 1], "DOL-CAMP-42")


@rule("DOL-CAMP-43")
def test_who_is_still_tied_shares_the_victory() -> None:
    found = over((3, 14, 14), [(99, 99), (60, 20), (10, 70)])
    assert (found["ranking"], found["decided_by"]) == ([3, 1, 1], None)


@rule("DOL-CAMP-44", "DOL-CAMP-40")
def test_the_end_says_whether_the_purebred_have_won() -> None:
    """Which of the two endings is told follows from what everybody sees."""
    for seed in (0, 1):
        s = played(2, seed, lambda s: s.over)
        pads = s.view(None)["pads"]
        first = [pads[seat]["faction"] for seat, place in enumerate(s.outcome()["ranking"]) if place == 1]
        points = [sum(own.campaign_points) for own in campaign_of(s).sheets]
        leads = points.index(max(points)) if points[0] != points[1] else purebred(s)
        assert first == [BOX.factions[s.factions[leads]].id]
        assert s.outcome()["scores"] == points


# Saving


def test_the_last_answer_of_a_campaign_is_not_forecast_in_points_of_another_kind() -> None:
    s = table(
        TWO,
        scenario=7,
        turn=4,
        phase=3,
        seat=1,
        played=1,
        missions=("MS01 MS02", "MS04 MS05", "MS07 MS08", "MS10 MS11"),
    )
    while asked(s) != "mission":
        idle(s)
    last = s.legal(1)[0]
    after, _ = s.attempt(1, last, Random(0))
    assert after.over
    assert not after.standing(1)[0]["points"].keys() & s.standing(1)[0]["points"].keys()
    assert s.forecast(1, last, Random(0))["changes"] == []


@rule("DOL-CAMP-9a", "DOL-CAMP-36")
@pytest.mark.parametrize("scenario", [2, 4, 6])
def test_a_campaign_is_saved_and_goes_on(scenario: int) -> None:
    s = played(3, scenario, lambda s: campaign_of(s).scenario == scenario and s.turn == 2)
    loaded = GAME.load(GAME.save(s))
    assert isinstance(loaded, DeiState)
    assert loaded.fingerprint() == s.fingerprint()
    assert campaign_of(loaded).dump() == campaign_of(s).dump()
    assert loaded.terms == s.terms
    assert loaded.modules == s.modules
    assert loaded.view(0) == s.view(0)
    rng, again = Random(1), Random(1)
    for _ in range(60):
        s.play(s.to_act[0], rng.choice(s.legal(s.to_act[0])))
        loaded.play(loaded.to_act[0], again.choice(loaded.legal(loaded.to_act[0])))
    assert loaded.fingerprint() == s.fingerprint()


@rule("DOL-CAMP-37a")
def test_between_two_scenarios_it_is_saved_too() -> None:
    s = played(2, 1, lambda s: s.step == turn.INTERLUDE)
    loaded = GAME.load(GAME.save(s))
    assert loaded.fingerprint() == s.fingerprint()
    assert loaded.ask(loaded.to_act[0]) == s.ask(s.to_act[0])


@rule("DOL-CAMP-1")
def test_the_record_of_a_campaign_replays() -> None:
    s = played(2, 6, lambda s: s.over)
    again = replay(record(s))
    assert again.fingerprint() == s.fingerprint()
    assert again.outcome() == s.outcome()
