"""Inspiration bonuses (DOL-INS): earned once in a campaign, crossed out for Candy Boosts."""

from typing import Any

import pytest

from londinium.games.dei.campaign.sheets import campaign_of, put_sheet, sheet
from londinium.kernel.tuples import changed
from tests.marks import rule
from tests.rules.dei.campaign.test_buying import ended, until
from tests.rules.dei.table import BOX, KIT, Stacked, asked, at, cards, do, idle, may, pad, play, stopped_by, table, who

TWO = "purebred ravagers"


def inspired(s: Stacked, seat: int) -> list[str]:
    """The bonuses that a seat has earned."""
    view: Any = s.view(None)["campaign"]
    return list(view["sheets"][seat]["earned"])


def act(s: Stacked) -> Stacked:
    """The next card is played: bonuses are noted when something is done."""
    idle(s)
    return s


def earning(seat: int = 1, **more: Any) -> Stacked:
    hands = {0: "PB-1 PB-2 PB-3", 1: "RAV-1 RAV-2 RAV-3"}
    return table(TWO, scenario=3, turn=2, seat=seat, order=(seat, 1 - seat), hands=hands, **more)


@rule("DOL-INS-1")
def test_there_are_six() -> None:
    assert {(bonus.what, bonus.min, bonus.who) for bonus in KIT.inspiration} == {
        ("supplies", 70, "all"),
        ("stored_resources", 10, "all"),
        ("scrappers_on_board", 15, "all"),
        ("outpost_cubes", 8, "all"),
        ("market_cards_bought", 7, "all"),
        ("own_constructions_on_board", 8, "others"),
    }
    assert KIT.inspired == 2


@rule("DOL-INS-1", "DOL-CAMP-23a")
def test_a_sheet_says_what_is_not_for_its_faction() -> None:
    view: Any = table(TWO, scenario=2).view(None)["campaign"]
    assert [sheet["never"] for sheet in view["sheets"]] == [["IN6"], []]
    assert [sheet["objectives"] for sheet in view["sheets"]] == [["OBJ2B"], ["OBJ2A"]]


@rule("DOL-INS-1", "DOL-INS-2", "DOL-INS-3")
@pytest.mark.parametrize(
    ("given", "bonus"),
    [
        ({"supplies": (0, 70)}, ["IN1"]),
        ({"supplies": (0, 69)}, []),
        ({"stored": {1: (6, 4)}}, ["IN2"]),  # both kinds together
        ({"stored": {1: (6, 3)}}, []),
        ({"units": {"2:B": "0 15L"}}, ["IN3"]),
        ({"units": {"2:B": "0 14L"}}, []),  # the Leader is no Scrapper
    ],
)
def test_a_bonus_is_earned_when_its_value_is_reached(given: dict[str, Any], bonus: list[str]) -> None:
    assert inspired(act(earning(**given)), 1) == bonus


@rule("DOL-INS-3")
def test_outpost_cubes_on_the_pad_count() -> None:
    s = earning()
    for r in s.city.outposts[:8]:
        s.control = changed(s.control, r, 1)
        s.cubes[3 + BOX.outposts[r]] += 1
    assert inspired(act(s), 1) == ["IN4"]


@rule("DOL-INS-3")
def test_market_cards_bought_in_the_scenario_count_and_no_others() -> None:
    s = earning()
    seven = cards("M01 M02 M03 M04 M05 M06 M07")
    s.hands[1] += seven  # taken, not bought
    assert inspired(act(s), 1) == []
    campaign_of(s).bought = ((), seven)
    assert inspired(act(s), 1) == ["IN5"]


@rule("DOL-INS-1", "DOL-INS-3")
@pytest.mark.parametrize(("seat", "bonus"), [(1, ["IN6"]), (0, [])])
def test_constructions_count_for_all_but_the_purebred_and_feasts_do_not(seat: int, bonus: list[str]) -> None:
    s = earning(seat)
    sites = [site for site, (ground, _) in enumerate(BOX.elevators) if ground in s.city.regions]
    for site in sites[:7]:
        s.elevators = changed(s.elevators, site, seat)
    campaign_of(s).feasts = (2, 2)
    assert inspired(act(s), seat) == []
    s.elevators = changed(s.elevators, sites[7], seat)
    assert inspired(act(s), seat) == bonus


@rule("DOL-INS-2")
def test_what_was_earned_once_is_not_earned_again() -> None:
    s = earning(supplies=(0, 80))
    put_sheet(s, 1, sheet(s, 1)._replace(earned=1, crossed=1))
    act(s)
    assert may(s, "inspire") == set()
    assert stopped_by(s, "inspire", bonus="IN1") == "DOL-INS-2"


@rule("DOL-INS-4", "DOL-INS-5")
def test_a_bonus_is_crossed_out_for_two_candy_boosts_at_any_own_question() -> None:
    s = act(earning(supplies=(0, 70), stored={1: (6, 4)}))
    while asked(s) != "card":
        idle(s)
    assert may(s, "inspire") == {"IN1", "IN2"}
    question, before = s.ask(who(s)), s.view(None)["boosts"]
    log: list[Any] = []
    do(s, "inspire", log, bonus="IN2")
    assert pad(s, 1)["boosts"] == 2
    assert s.view(None)["boosts"] == before - 2
    after = s.ask(who(s))
    assert question is not None
    assert after is not None
    assert after["kind"] == question["kind"]  # beside it: the question stays
    assert may(s, "inspire") == {"IN1"}
    assert stopped_by(s, "inspire", bonus="IN2") == "DOL-INS-2"


@rule("DOL-INS-5")
def test_it_can_be_used_amid_a_card() -> None:
    s = earning(units={"2:B": "0 3"})
    put_sheet(s, 1, sheet(s, 1)._replace(earned=1))
    s.settle(None)
    play(s, "RAV-2")
    do(s, "from", region="2:B")
    assert asked(s) == "to"
    do(s, "inspire", bonus="IN1")
    assert asked(s) == "to"
    assert pad(s, 1)["boosts"] == 2


@rule("DOL-INS-4", "DEI-BOOST-5")
def test_no_bonus_is_crossed_out_for_nothing() -> None:
    s = earning(supply="")
    put_sheet(s, 1, sheet(s, 1)._replace(earned=1))
    s.put_questions()
    assert may(s, "inspire") == set()
    assert stopped_by(s, "inspire", bonus="IN1") == "DEI-BOOST-5"


@rule("DOL-INS-4")
def test_no_bonus_is_crossed_out_between_two_scenarios() -> None:
    s = until(ended(points=(2, 1)), "privilege", 1)
    put_sheet(s, 1, sheet(s, 1)._replace(earned=1))
    s.put_questions()
    assert may(s, "inspire") == set()
    assert stopped_by(s, "inspire", bonus="IN1") == "DOL-INS-4"


@rule("DOL-INS-5", "DEI-COLLECT-5")
def test_it_can_be_used_before_the_only_kind_of_resource_goes_back() -> None:
    s = table(TWO, scenario=3, turn=2, seat=1, order=(1, 0), hands={1: "M20 RAV-1"}, stored={1: (10, 0)})
    put_sheet(s, 1, sheet(s, 1)._replace(earned=0b10))
    s.put_questions()
    play(s, "M20")
    do(s, "icon", icon="GAIN_RESOURCE")
    assert (asked(s), may(s, "return")) == ("return", {"technology"})
    assert stopped_by(s, "return", resource="energy_cell") == "DEI-COLLECT-5"
    do(s, "inspire", bonus="IN2")
    assert (pad(s, 1)["technology"], pad(s, 1)["boosts"]) == (10, 2)


@rule("DOL-INS-5", "DEI-DRONE-7")
def test_it_can_be_used_amid_a_flight_that_two_must_make() -> None:
    there: dict[str, Any] = {"units": {"2:R": "0 3", "2.1:B": "1"}, "drones": {"fly": "2:R"}, "hands": {1: "M48 AUX-1"}}
    s = table("purebred auxilia", scenario=3, turn=2, seat=1, order=(1, 0), **there)
    put_sheet(s, 1, sheet(s, 1)._replace(earned=1))
    s.put_questions()
    play(s, "M48")
    do(s, "drone", drone="fly")
    do(s, "to", region="2:R")
    do(s, "fly", region="2.1:B")  # where one alone has no Majority
    assert may(s, "fly") == {"2.1:B"}
    assert stopped_by(s, "fly", region="2.1:A") == stopped_by(s, "stop") == "DEI-DRONE-7"
    do(s, "inspire", bonus="IN1")
    assert at(s, "2.1:B")["scrappers"] == [1, 2]


@rule("DOL-INS-5", "DOL-PB-68", "DEI-BOOST-4")
def test_who_looks_through_the_supply_draws_nothing_from_it() -> None:
    given: dict[str, Any] = {"unlocked": {0: "PF7"}, "market": {"tactical": "M01 M02 M03"}, "control": {"2:A": 0}}
    s = earning(seat=0, stored={0: (8, 0)}, supply="CB-BUY CB-MOVE", **given)
    put_sheet(s, 0, sheet(s, 0)._replace(earned=0b11))
    s.put_questions()
    do(s, "recycle", card="PB-2")
    do(s, "buy", card=min(may(s, "buy")))
    do(s, "pay", technology=2, energy_cell=0)
    assert may(s, "inspire") == {"IN1", "IN2"}
    do(s, "bribe")
    assert (asked(s), may(s, "inspire")) == ("bribe", set())
    assert stopped_by(s, "inspire", bonus="IN1") == "DEI-BOOST-4"
    do(s, "sweet", boost="CB-MOVE")
    assert may(s, "inspire") == {"IN1", "IN2"}


@rule("DOL-INS-5a", "DOL-INS-3")
def test_a_bonus_of_final_scoring_is_used_in_the_next_scenario() -> None:
    last: dict[str, Any] = {"turn": 4, "phase": 3, "seat": 1, "hands": {0: "", 1: ""}}
    s = table(TWO, scenario=3, supplies=(0, 69), stored={1: (0, 2)}, **last)
    put_sheet(s, 1, sheet(s, 1)._replace(power_points=(3,)))
    while asked(s) not in ("privilege", "legacy"):
        assert inspired(s, 1) == []
        idle(s)
    assert inspired(s, 1) == ["IN1"]
    asked_seats = set()
    while campaign_of(s).scenario == 3:
        asked_seats.add(who(s))
        assert may(s, "inspire") == set()  # between two scenarios there is nothing to use
        idle(s)
    assert 1 in asked_seats
    while who(s) != 1 or not s.turn:
        idle(s)
    do(s, "inspire", bonus="IN1")
    assert pad(s, 1)["boosts"] == 2


@rule("DOL-INS-2")
def test_what_comes_without_an_answer_is_noted_at_once() -> None:
    s = earning(supplies=(0, 69))
    s.supplies[1] = 70
    s.go_on(None)
    assert inspired(s, 1) == ["IN1"]
