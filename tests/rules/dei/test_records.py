"""The games kept under tests/records/dei: between them they use everything that is in the box."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import londinium
from londinium.games.dei.campaign.sheets import campaign_of
from londinium.games.dei.old_london.retaliation import kit as retaliation
from londinium.games.dei.state import DeiState
from tests.rules.dei.table import BOX, GAME, KIT

RECORDS = [
    json.loads(path.read_text("utf-8"))
    for path in sorted((Path(__file__).parents[2] / "records" / "dei").glob("*.json"))
]


def moves(kind: str, field: str) -> set[Any]:
    """What was done in any of them, by choice."""
    made = [GAME.move(action) for record in RECORDS for _, action in record["actions"]]
    return {move[field] for move in made if move["kind"] == kind}


def test_kept_games_use_every_card_mission_drone_and_candy_boost() -> None:
    assert moves("play", "card") == set(BOX.card_ids)
    assert moves("mission", "mission") == {mission.id for mission in BOX.missions}
    assert moves("drone", "drone") == set(BOX.drone_ids)
    assert moves("boost", "boost") == {boost.id for boost in BOX.boosts}
    kinds = {GAME.moves.kinds[action] for record in RECORDS for _, action in record["actions"]}
    assert kinds == set(GAME.moves.verbs)


def test_kept_games_use_every_retaliation_card_order_and_punishment() -> None:
    assert moves("denounce", "card") == {card.id for card in retaliation.kit(BOX).cards}
    assert moves("order", "face") == {"plus", "minus"}
    assert moves("punishment", "which") == {"a", "b", "ignore"}
    ends = [londinium.replay(record) for record in RECORDS]
    orders = [mission["order"] for state in ends for mission in state.view(None)["missions"] if mission["order"]]
    assert {order["face"] for order in orders if order["shown"]} == {"plus", "minus"}


def test_kept_games_have_every_feat_faction_option_and_kind_of_ending() -> None:
    ends = [londinium.replay(record) for record in RECORDS]
    pads = [pad for state in ends for pad in state.view(None)["pads"]]
    assert {feat["feat"] for pad in pads for feat in pad["feats"] if feat["unlocked"]} == {f.id for f in BOX.feats}
    assert {pad["faction"] for pad in pads} == {faction.id for faction in BOX.factions}
    assert {state.players for state in ends} == {2, 3, 4}
    for option in ("choose_factions", "tighter_missions", "feat_draft"):
        assert {record["options"][option] for record in RECORDS} == {True, False}
    for module in ("purebred", "retaliation", "thames", "challenge", "alliances"):
        assert {record["options"].get(module, False) for record in RECORDS} == {True, False}
    assert {record["options"]["layout"] for record in RECORDS} == {"random", "first_game"}
    outcomes = [state.outcome() for state in ends]
    assert any(outcome["decided_by"] == "DEI-END-7" for outcome in outcomes)
    assert any(outcome["ranking"].count(1) > 1 for outcome in outcomes)
    assert any(outcome["decided_by"] is None and outcome["ranking"].count(1) == 1 for outcome in outcomes)


# Campaigns


def campaigns(players: int) -> list[dict[str, Any]]:
    return [record for record in RECORDS if record["players"] == players and record["options"].get("campaign")]


def lived_through(record: dict[str, Any]) -> Iterator[DeiState]:
    """The record's positions, one after the other."""
    state = GAME.new(record["players"], record["seed"], record["options"])
    assert isinstance(state, DeiState)
    for seat, action in record["actions"]:
        state.play(seat, action)
        yield state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kept_campaigns_have_every_scenario_event_and_privilege(players: int) -> None:
    scenarios, events, owned, bonuses = set(), set(), set(), set()
    for record in campaigns(players):
        for state in lived_through(record):
            campaign = campaign_of(state)
            if not state.turn:
                continue
            scenario = KIT.scenarios[campaign.scenario - 1]
            scenarios.add(scenario.id)
            events |= {scenario.events[token] for token in campaign.tokens[: campaign.turned]}
            for sheet in campaign.sheets:
                if len(sheet.supplies) < campaign.scenario:  # bought before this scenario: in force
                    owned |= {KIT.privileges[which].id for which, _ in sheet.privileges}
                bonuses |= {bonus.id for at, bonus in enumerate(KIT.inspiration) if sheet.crossed >> at & 1}
        assert state.over
    assert scenarios == {scenario.id for scenario in KIT.scenarios}
    assert events == {event.id for event in KIT.events}
    assert owned == {privilege.id for privilege in KIT.privileges}
    assert bonuses


def test_kept_campaigns_end_in_more_than_one_way() -> None:
    ends = [londinium.replay(record) for players in (2, 3, 4) for record in campaigns(players)]
    best = [[pad["faction"] for pad in end.view(None)["pads"]][end.outcome()["ranking"].index(1)] for end in ends]
    assert {faction == "purebred" for faction in best} == {True, False}
    assert {end.outcome()["decided_by"] for end in ends} >= {None, "DOL-CAMP-41"}
