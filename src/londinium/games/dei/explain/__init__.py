"""The same legality once more, written as named rules, for people.

For each question and kind of move there is a list of rules; the first that is broken is the answer.
"""

from londinium.games.dei.box import NOTHING, NOWHERE
from londinium.games.dei.explain import building, cards, drones, movement, primitives, tokens
from londinium.games.dei.explain.sight import Sight, allowed, icon_left
from londinium.games.dei.moves import Move
from londinium.kernel.questions import Args, Rule, Rules

# DEI-BUILD-3 stands in moves.py too: a Ground and a Roof that are not adjacent have no number.

HAND: tuple[Rule, ...] = (
    ("DEI-CARD-7", cards.card_not_played),
    ("DEI-CLEAN-7", cards.card_not_recycled),
    ("DEI-CARD-1", cards.card_in_hand),
)
VICTIM: Rule = ("DEI-PRIM-1", building.victim_has_it)
COLLECT: tuple[Rule, ...] = (
    ("DEI-COLLECT-1", building.majority_to_collect),
    ("DOL-PB-50", primitives.superiority_to_collect),
)
BUILD: tuple[Rule, ...] = (("DEI-CARD-2", icon_left("BUILD")), ("DOL-PB-43", primitives.builds_anything))
REMOVE: tuple[Rule, ...] = (
    ("DEI-CARD-2", icon_left("REMOVE_CONSTRUCTION")),
    ("DEI-BUILD-6", building.opposing_to_remove),
    ("DEI-MAJ-3", building.majority_to_remove),
)


# The set-up

FACTION: Rules = {"faction": [("DEI-SETUP-14", tokens.faction_is_free)]}
DRAFT: Rules = {"feat": [("DEI-VAR-2", tokens.on_display), ("DOL-PB-11", primitives.own_feat)]}
DEPLOY: Rules = {
    "deploy": [
        ("DEI-TURN-7", cards.neutral_refuge_here),
        ("DOL-PB-14", primitives.home_to_deploy),
    ]
}

# Cards and their icons

CARD: Rules = {
    "play": HAND,
    "recycle": [*HAND, ("DEI-CARD-4", cards.one_face_down), ("DEI-CARD-5", cards.something_to_buy)],
}
PURCHASE: Rules = {"buy": cards.BUY}
PAY: Rules = {"pay": [("DEI-MARKET-10", cards.payment_fits)]}
EFFECT: Rules = {
    "icon": [
        ("DEI-CARD-2", cards.icon_named),
        ("DEI-COMP-11", cards.supply_has_it),
        ("DEI-PRIM-1", cards.something_to_give),
        ("DEI-BOOST-5", cards.boosts_left),
    ],
    "enlist": [
        ("DEI-CARD-2", icon_left("ENLIST", "ENLIST_SAME_REGION")),
        ("DEI-PRIM-2", cards.same_region),
        ("DEI-ENLIST-3", cards.reserve_has_scrappers),
        ("DEI-ENLIST-1", cards.enlist_site),
    ],
    "from": [
        ("DEI-CARD-2", icon_left("MOVE")),
        ("DEI-MOVE-6", movement.units_here),
        ("DEI-MOVE-1", movement.somewhere_to_go),
        ("DEI-MOVE-3", movement.somewhere_to_enter),
    ],
    "collect": [
        ("DEI-CARD-2", icon_left("COLLECT", "COLLECT_SAME_REGION", "DRONE_COLLECT")),
        ("DEI-PRIM-2", cards.same_region),
        ("DEI-COLLECT-3", building.resource_lies_here),
        *COLLECT,
    ],
    "buy": [("DEI-CARD-2", icon_left("BUY")), *cards.BUY],
    "refuge": [
        *BUILD,
        ("DOL-RET-7", primitives.no_building_here),
        ("DEI-BUILD-2", building.refuge_site),
    ],
    "elevator": [*BUILD, ("DEI-BUILD-3", building.elevator_site)],
    "bridge": [*BUILD, ("DEI-BUILD-4", building.bridge_site)],
    "lift_refuge": REMOVE,
    "lift_elevator": REMOVE,
    "lift_bridge": REMOVE,
    "strike": [
        ("DEI-CARD-2", icon_left("STRIKE")),
        ("DEI-ADV-3", drones.scrapper_here),
        ("DEI-ADV-1", drones.superiority_here),
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
    ],
    "steal": [("DEI-CARD-2", icon_left("STEAL_RESOURCE")), ("DEI-SUP-1", building.victim_below), VICTIM],
    "hold": [("DEI-CARD-2", icon_left("MAJORITY_BONUS_TEMP")), ("DEI-SETUP-1", tokens.region_in_play)],
    "patron": [
        ("DEI-CARD-2", icon_left("PATRON")),
        ("DOL-PB-25", cards.card_revealed),
        ("DOL-PB-21", primitives.patron_colour),
        ("DOL-PB-23", primitives.no_cell_yet),
        ("DOL-PB-27", primitives.patron_pays),
    ],
    "bribe": [
        ("DEI-CARD-2", icon_left("BRIBE")),
        ("DOL-PB-73", primitives.bribe_pays),
        ("DEI-BOOST-5", primitives.sweets_left),
    ],
    "motivate": [("DEI-CARD-2", icon_left("COLLECT")), ("DOL-PB-63", primitives.can_motivate)],
    "evacuate": [
        ("DEI-CARD-2", icon_left("MOVE")),
        ("DOL-PB-55", primitives.can_evacuate),
        ("DOL-PB-56", primitives.somewhere_to_evacuate),
    ],
}
BOOST: tuple[Rule, ...] = (
    ("DEI-BOOST-2", tokens.moment_for_a_boost),
    ("DEI-BOOST-1", tokens.has_the_boost),
)
ASIDE: Rules = {"boost": BOOST}

# What an icon asks next

TO: Rules = {
    "to": [
        ("DEI-LINK-4", movement.someone_may_use_it),
        ("DEI-MOVE-5", movement.something_joins_them),
        ("DEI-BOARD-7", movement.linked_with_it),
        ("DEI-MAJ-4", movement.majority_there),
    ]
}
UNITS: Rules = {
    "units": [
        ("DEI-MOVE-2", movement.group_is_here),
        ("DEI-LEADER-5", movement.leader_shows_the_way),
        ("DEI-MOVE-5", movement.group_gets_there),
        ("DEI-MAJ-4", movement.group_enters),
    ]
}
EVACUATE: Rules = {"to": [("DOL-PB-56", primitives.evacuated_there)]}
RETURN: Rules = {"return": [("DEI-COLLECT-5", building.resource_to_return)]}
MOTIVATE: Rules = {"steal": [("DOL-PB-64", primitives.motivated), VICTIM]}
SPAN: Rules = {"to": [("DEI-BOARD-9", building.is_bridge_site), ("DEI-BUILD-4", building.span_is_free)]}
OWN: tuple[Rule, ...] = (("DEI-BUILD-5", building.own_to_lift),)
LIFT: Rules = {"lift_refuge": OWN, "lift_elevator": OWN, "lift_bridge": OWN}
LIFT_SPAN: Rules = {"to": [("DEI-LINK-3", building.bridge_meant)]}
INSPECT: Rules = {"from": [("DOL-PB-66", primitives.agent_to_inspect)]}
INSPECT_TO: Rules = {"to": [("DOL-PB-67", primitives.end_to_inspect)]}
EVICT: Rules = {"to": [("DEI-ADV-2", drones.evicted_there)]}
DRONE: Rules = {"to": [("DEI-DRONE-3", drones.drone_gets_there)]}
DRONE_EFFECT: Rules = {
    "collect": [
        ("DEI-DRONE-2", drones.drone_does_it),
        ("DEI-DRONE-4", drones.drone_region),
        ("DEI-COLLECT-3", building.resource_lies_here),
    ],
    "enlist": [
        ("DEI-DRONE-2", drones.drone_does_it),
        ("DEI-ENLIST-3", cards.reserve_has_scrappers),
        ("DEI-DRONE-5", drones.drone_region),
    ],
    "fly": [
        ("DEI-DRONE-2", drones.drone_does_it),
        ("DEI-DRONE-7", drones.flight_follows),
        ("DEI-DRONE-6", drones.flight),
        ("DEI-MAJ-4", drones.flight_enters),
    ],
    "strike": [
        ("DEI-DRONE-2", drones.drone_does_it),
        ("DOL-PB-41", drones.effect_not_left_out),
        ("DEI-DRONE-8", drones.drone_strikes),
    ],
    "stop": [("DEI-DRONE-7", drones.may_stop)],
}
BRIBE: Rules = {"sweet": [("DOL-PB-68", primitives.in_the_supply)]}

# The end of a phase


def ability_does_something(sight: Sight, move: Move) -> Args | None:
    """Whether any move would answer it."""
    from londinium.games.dei.effects import Effect  # the chapters import these rules

    at = [ability.id for ability in sight.box.abilities].index(move["ability"])
    effect = sight.box.abilities[at].effect
    question = Effect(sight.seat, effect, NOWHERE, NOTHING, False, sight.box.effects[effect].counts)
    using, moves = Sight(sight.s, sight.seat, question), sight.box.moves
    rules = {kind: sight.s.rules(question, kind) for kind in sight.s.answering(question) if kind != "stop"}
    for action, kind in enumerate(moves.kinds):
        if kind in rules and allowed(using, rules[kind], moves.move(action)):
            return None
    return {"ability": move["ability"]}


ENDING: Rules = {
    "ability": [
        ("DEI-TURN-4", tokens.ability_is_yours),
        ("DEI-FEAT-5", tokens.ability_is_unused),
        ("DEI-TURN-10", ability_does_something),
    ]
}
MISSION: Rules = {"mission": [("DEI-MISSION-1", tokens.mission_in_play), ("DEI-MISSION-3", tokens.column_is_free)]}
