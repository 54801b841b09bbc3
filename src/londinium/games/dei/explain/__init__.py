"""The same legality once more, written as named rules, for people.

Each kind of move has a list of rules; the first that is broken is the answer.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from londinium.games.dei.explain import building, campaign, cards, drones, movement, old_london, purebred, tokens
from londinium.games.dei.explain.sight import RULES, Rule, Sight, broken, icon_left
from londinium.kernel.refusal import Refusal

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

# DEI-BUILD-3 stands in moves.py too: a Ground and a Roof that are not adjacent have no number.
BASE: dict[str, list[Rule]] = {
    "faction": [("DEI-SETUP-14", tokens.faction_is_free)],
    "feat": [
        ("DEI-VAR-2", tokens.on_display),
        ("DOL-PB-11", purebred.own_feat),
        ("DOL-RET-73", old_london.feat_is_up),
    ],
    "deploy": [
        ("DEI-TURN-7", cards.neutral_refuge_here),
        ("DOL-PB-14", purebred.home_to_deploy),
    ],
    "play": [
        ("DEI-CARD-7", cards.card_not_played),
        ("DEI-CLEAN-7", cards.card_not_recycled),
        ("DEI-CARD-1", cards.card_in_hand),
    ],
    "recycle": [
        ("DEI-CARD-7", cards.card_not_played),
        ("DEI-CLEAN-7", cards.card_not_recycled),
        ("DEI-CARD-1", cards.card_in_hand),
        ("DEI-CARD-4", cards.one_face_down),
        ("DEI-CARD-5", cards.something_to_buy),
    ],
    "buy": [
        ("DEI-CARD-2", icon_left("BUY")),
        ("DEI-MARKET-3", cards.card_revealed),
        ("DOL-PB-49", purebred.market_is_open),
        ("DEI-MARKET-4", cards.requirement_met),
        ("DEI-MARKET-7", cards.affordable),
    ],
    "pay": [("DEI-MARKET-10", cards.payment_fits)],
    "icon": [
        ("DEI-CARD-2", cards.icon_named),
        ("DEI-COMP-11", cards.supply_has_it),
        ("DEI-PRIM-1", cards.something_to_give),
        ("DEI-BOOST-5", cards.boosts_left),
    ],
    "enlist": [
        ("DOL-S2-8", campaign.scenarios_1_to_3.enlists_at_all),
        ("DEI-CARD-2", icon_left("ENLIST", "ENLIST_SAME_REGION")),
        ("DEI-DRONE-2", drones.drone_does_it),
        ("DEI-PRIM-2", cards.same_region),
        ("DEI-ENLIST-3", cards.reserve_has_scrappers),
        ("DEI-ENLIST-1", cards.enlist_site),
        ("DEI-DRONE-5", drones.drone_region),
    ],
    "from": [
        ("DEI-CARD-2", icon_left("MOVE")),
        ("DEI-MOVE-6", movement.units_here),
        ("DEI-MOVE-1", movement.somewhere_to_go),
        ("DEI-MOVE-3", movement.somewhere_to_enter),
        ("DOL-PB-66", purebred.agent_to_inspect),
        ("DOL-RET-70", old_london.scrappers_to_remove),
    ],
    "to": [
        ("DOL-TH-12", movement.not_in_the_river),
        ("DOL-TH-15", movement.points_for_ruins),
        ("DEI-LINK-4", movement.someone_may_use_it),
        ("DEI-MOVE-5", movement.something_joins_them),
        ("DEI-BOARD-7", movement.linked_with_it),
        ("DEI-MAJ-4", movement.majority_there),
        ("DEI-BOARD-9", building.is_bridge_site),
        ("DEI-BUILD-4", building.span_is_free),
        ("DEI-LINK-3", building.bridge_meant),
        ("DEI-ADV-2", drones.evicted_there),
        ("DEI-DRONE-3", drones.drone_gets_there),
        ("DOL-TH-15", purebred.points_to_evacuate),
        ("DOL-PB-56", purebred.evacuated_there),
        ("DOL-PB-67", purebred.end_to_inspect),
        ("DOL-GEN-7", old_london.retreats_there),
        ("DOL-RET-78", old_london.leader_goes_there),
        ("DOL-RET-77", old_london.own_bridge_meant),
        ("DOL-CH-6", old_london.spread_evenly),
    ],
    "units": [
        ("DEI-MOVE-2", movement.group_is_here),
        ("DEI-LEADER-5", movement.leader_shows_the_way),
        ("DEI-MOVE-5", movement.group_gets_there),
        ("DEI-MAJ-4", movement.group_enters),
        ("DOL-RET-13", old_london.as_many_as_the_rank),
        ("DOL-S7-4", campaign.scenarios.as_many_as_named),
    ],
    "collect": [
        ("DEI-CARD-2", icon_left("COLLECT", "COLLECT_SAME_REGION", "DRONE_COLLECT")),
        ("DEI-DRONE-2", drones.drone_does_it),
        ("DEI-PRIM-2", cards.same_region),
        ("DEI-DRONE-4", drones.drone_region),
        ("DEI-COLLECT-3", building.resource_lies_here),
        ("DEI-COLLECT-1", building.majority_to_collect),
        ("DOL-PB-50", purebred.superiority_to_collect),
    ],
    "return": [("DEI-COLLECT-5", building.resource_to_return)],
    "refuge": [
        ("DEI-CARD-2", icon_left("BUILD")),
        ("DOL-PB-43", purebred.builds_anything),
        ("DOL-RET-7", old_london.no_building_here),
        ("DOL-S3-8", building.majority_to_feast),
        ("DEI-BUILD-2", building.refuge_site),
        ("DOL-S1-5", building.token_in_reserve),
    ],
    "elevator": [
        ("DEI-CARD-2", icon_left("BUILD")),
        ("DOL-PB-43", purebred.builds_anything),
        ("DEI-BUILD-3", building.elevator_site),
        ("DOL-S1-5", building.token_in_reserve),
    ],
    "bridge": [
        ("DEI-CARD-2", icon_left("BUILD")),
        ("DOL-PB-43", purebred.builds_anything),
        ("DEI-BUILD-4", building.bridge_site),
        ("DOL-S1-5", building.token_in_reserve),
    ],
    "lift_refuge": [
        ("DEI-BUILD-5", building.own_to_lift),
        ("DEI-CARD-2", icon_left("REMOVE_CONSTRUCTION")),
        ("DEI-BUILD-6", building.opposing_to_remove),
        ("DEI-MAJ-3", building.majority_to_remove),
        ("DOL-RET-22", old_london.construction_meant),
    ],
    "strike": [
        ("DEI-CARD-2", icon_left("STRIKE")),
        ("DEI-ADV-3", drones.scrapper_here),
        ("DEI-ADV-1", drones.superiority_here),
        ("DEI-DRONE-2", drones.drone_does_it),
        ("DOL-PB-41", drones.effect_not_left_out),
        ("DEI-DRONE-8", drones.drone_strikes),
    ],
    "evict": [
        ("DEI-CARD-2", icon_left("EVICT")),
        ("DEI-ADV-3", drones.scrapper_here),
        ("DEI-SUP-2", drones.superiority_here),
        ("DEI-ADV-2", drones.way_out),
    ],
    "drone": [
        ("DEI-CARD-2", icon_left("DRONE_ACTIVATE")),
        ("DEI-DRONE-1", drones.drone_named),
        ("DEI-DRONE-11", drones.drone_in_play),
        ("DOL-PB-3", purebred.drone_nobody_brings),
    ],
    "fly": [
        ("DEI-DRONE-2", drones.drone_does_it),
        ("DEI-DRONE-7", drones.flight_follows),
        ("DEI-DRONE-6", drones.flight),
        ("DEI-MAJ-4", drones.flight_enters),
    ],
    "steal": [
        ("DEI-CARD-2", icon_left("STEAL_RESOURCE")),
        ("DEI-SUP-1", building.victim_below),
        ("DOL-PB-64", purebred.motivated),
        ("DOL-S4-13", building.victim_in_play),
        ("DEI-PRIM-1", building.victim_has_it),
    ],
    "hold": [("DEI-CARD-2", icon_left("MAJORITY_BONUS_TEMP")), ("DEI-SETUP-1", tokens.region_in_play)],
    "mission": [("DEI-MISSION-1", tokens.mission_in_play), ("DEI-MISSION-3", tokens.column_is_free)],
    "boost": [("DEI-BOOST-2", tokens.moment_for_a_boost), ("DEI-BOOST-1", tokens.has_the_boost)],
    "ability": [
        ("DEI-TURN-4", tokens.ability_is_yours),
        ("DEI-FEAT-5", tokens.ability_is_unused),
        ("DEI-TURN-10", tokens.ability_does_something),
    ],
    "stop": [("DEI-DRONE-7", drones.may_stop)],
    "turn": [("DOL-PB-30", purebred.tile_asked), ("DOL-PB-33", purebred.river_stays_whole)],
    "order": [("DOL-PB-8", purebred.mission_of_the_column), ("DOL-PB-9", purebred.token_left)],
    "patron": [
        ("DEI-CARD-2", icon_left("PATRON")),
        ("DOL-PB-25", cards.card_revealed),
        ("DOL-PB-21", purebred.patron_colour),
        ("DOL-PB-23", purebred.no_cell_yet),
        ("DOL-PB-27", purebred.patron_pays),
    ],
    "bribe": [
        ("DEI-CARD-2", icon_left("BRIBE")),
        ("DOL-PB-73", purebred.bribe_pays),
        ("DEI-BOOST-5", purebred.sweets_left),
    ],
    "sweet": [("DOL-PB-68", purebred.in_the_supply)],
    "motivate": [("DEI-CARD-2", icon_left("COLLECT")), ("DOL-PB-63", purebred.can_motivate)],
    "evacuate": [
        ("DEI-CARD-2", icon_left("MOVE")),
        ("DOL-PB-55", purebred.can_evacuate),
        ("DOL-PB-56", purebred.somewhere_to_evacuate),
    ],
    "accept": [],
    "refuse": [],
    "denounce": [
        ("DOL-RET-30", old_london.denounces_so),
        ("DOL-RET-5", old_london.card_on_the_board),
        ("DOL-RET-14", old_london.enough_units),
        ("DOL-RET-19", old_london.somebody_is_hit),
    ],
    "discard": [
        ("DOL-S6-3", campaign.scenarios.may_discard),
        ("DOL-RET-30", old_london.denounces_so),
        ("DOL-RET-5", old_london.card_on_the_board),
        ("DOL-RET-14", old_london.enough_units),
    ],
    "draw": [("DOL-RET-30", old_london.denounces_so), ("DOL-RET-33", old_london.something_to_exchange)],
    "replace": [("DOL-RET-32", old_london.card_was_drawn)],
    "punishment": [
        ("DOL-RET-34", old_london.may_ignore),
        ("DOL-S5-2", campaign.scenarios.nobody_ignores),
        ("DOL-RET-17", old_london.can_be_carried_out),
    ],
    "challenge": [("DOL-CH-4", old_london.challenge_region), ("DOL-CH-8", old_london.respondent_can_leave)],
    "inspire": campaign.course.INSPIRE,
    "debris": [
        ("DEI-CARD-2", icon_left("COLLECT", "COLLECT_SAME_REGION")),
        ("DEI-PRIM-2", cards.same_region),
        ("DOL-S1-9", campaign.scenarios_1_to_3.debris_lies_here),
        ("DEI-COLLECT-1", building.majority_to_collect),
        ("DOL-PB-50", purebred.superiority_to_collect),
    ],
    "lift_segment": [
        ("DEI-CARD-2", icon_left("REMOVE_CONSTRUCTION")),
        ("DOL-S1-7a", campaign.scenarios_1_to_3.opposing_segment),
        ("DEI-MAJ-3", campaign.scenarios_1_to_3.majority_on_the_bridge),
    ],
    "propose": [
        ("DOL-AL-1", old_london.another_player),
        ("DOL-AL-10", old_london.ally_is_free),
        ("DOL-AL-11", old_london.open_to_both),
    ],
}
BASE["lift_elevator"] = BASE["lift_bridge"] = BASE["lift_refuge"]
RULES.update(BASE)


def refusal(s: "DeiState", seat: int, move: Mapping[str, Any]) -> Refusal | None:
    """The first rule that this move breaks."""
    return broken(Sight(s, seat, s.pending[0][-1]), move)
