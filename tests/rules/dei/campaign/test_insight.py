"""What bots believe in a campaign: points and Privileges between scenarios, leaving in time, the laboratory."""

from random import Random
from typing import Any

from londinium.games.dei import insight, turn
from londinium.games.dei.campaign.sheets import campaign_of
from londinium.players.greedy import GreedyBot
from tests.rules.dei.campaign.test_course import ended
from tests.rules.dei.campaign.test_laboratory import LAB
from tests.rules.dei.campaign.test_laboratory import after_card as in_the_laboratory
from tests.rules.dei.campaign.test_plenty_and_want import QUIET, at_missions, leaving
from tests.rules.dei.table import GAME, KIT, Stacked, do, region, stop, table


def greedy(s: Stacked) -> dict[str, Any]:
    """What the greedy bot does."""
    seat = s.to_act[0]
    return GAME.move(GreedyBot().choose(s.copy(), seat, Random(0)))


def with_points(*points: int) -> Stacked:
    s = table("purebred ravagers", scenario=4)
    sheets = tuple(own._replace(campaign_points=(n,)) for own, n in zip(campaign_of(s).sheets, points, strict=True))
    campaign_of(s).sheets = sheets
    return s


def test_campaign_points_count_while_a_scenario_is_played_and_after_it() -> None:
    for step in (turn.CARDS, turn.INTERLUDE):
        worth = []
        for points in ((2, 3), (3, 3), (3, 2)):
            s = with_points(*points)
            s.step = step
            worth.append(insight.value(s, 0))
        assert worth == sorted(set(worth))


def test_a_privilege_is_worth_more_than_the_points_it_costs() -> None:
    s = ended((30, 60), units={"OL2.4:Z": "2 1"})  # the Purebred have 2 power points
    bought = greedy(s)
    assert bought["kind"] == "privilege"
    effect = next(one.effect.op for one in KIT.privileges if one.id == bought["privilege"])
    assert effect not in ("PLACE_WAY", "PLACE_REFUGE")  # the Purebred build nothing
    saved = s.copy()
    stop(saved)
    do(s, "privilege", privilege=bought["privilege"])
    assert insight.value(s, 0) > insight.value(saved, 0)


def test_a_faction_that_can_leave_with_profit_does() -> None:
    assert greedy(leaving(supplies=(0, 40, 10))) == {"kind": "mission", "mission": "MS11"}


def test_missions_that_pay_too_little_are_not_hoped_for() -> None:
    poor, rich = (at_missions(units={QUIET: f"0 {n}"}) for n in (5, 6))
    assert insight.expected_missions(poor, 1) == 0
    assert insight.expected_missions(rich, 1) == 6


def test_the_laboratory_is_used_and_worth_holding() -> None:
    assert greedy(in_the_laboratory(units={LAB: "0 6"}, stored={1: (3, 0)}))["kind"] == "experiment"
    held, tied = (table("purebred ravagers", scenario=7, units={LAB: text}) for text in ("1 2", "2 2"))
    assert insight.prospects(held, 1, False) > insight.prospects(tied, 1, False)


def test_an_outpost_that_is_off_the_board_draws_nobody() -> None:
    s, where = table("purebred ravagers", scenario=7), region("2:A")
    before = insight.attraction(s, 0, where)
    s.terms = s.terms._replace(closed=frozenset({where}))  # its cube stays with who took it off (DOL-EV-36b)
    assert insight.attraction(s, 0, where) < before
