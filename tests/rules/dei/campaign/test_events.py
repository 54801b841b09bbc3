"""Events (DOL-EV): the tokens under the columns of Turns 2, 3 and 4, and what each of them brings."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import londinium
from londinium.games.dei import scoring
from londinium.games.dei.box import BRIDGE, NEUTRAL
from londinium.games.dei.campaign.privileges import Grant
from londinium.games.dei.campaign.sheets import campaign_of
from londinium.games.dei.old_london.retaliation import kit as retaliation
from londinium.games.dei.state import DeiState
from londinium.games.dei.turn import AFTER_CARD, CLEAN_UP
from londinium.kernel.events import Log
from londinium.kernel.laws import (
    events_add_up,
    explain_agrees_with_legal,
    guesses_explain_the_same,
    guesses_look_the_same,
    pieces_are_conserved,
)
from londinium.kernel.tuples import changed
from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    GAME,
    KIT,
    Stacked,
    asked,
    at,
    begun,
    do,
    kinds,
    may,
    pad,
    play,
    region,
    stop,
    stopped_by,
    table,
    told,
    who,
)

THREE = "purebred ravagers farmz"
PUREBRED, RAVAGERS, FARMZ = range(3)
RETALIATION = [card.id for card in retaliation.kit(BOX).cards]


def eve(scenario: int, event: str, factions: str = THREE, *, turn: int = 2, campaign: Any = None, **given: Any) -> Any:
    """The end of the Turn before the one whose token brings this event; `settle` goes on."""
    s = table(factions, scenario=scenario, turn=turn - 1, **given)
    token = KIT.scenarios[scenario - 1].events.index(event)
    tokens = [other for other in range(KIT.event_tokens) if other != token][: KIT.events_drawn]
    tokens[turn - 2] = token
    campaign_of(s).tokens = tuple(tokens)
    campaign_of(s).turned = turn - 2
    for name, value in (campaign or {}).items():
        setattr(campaign_of(s), name, value)
    s.enter()
    between_turns(s)
    return s


def between_turns(s: Stacked) -> None:
    """Everybody has played the last phase of a Turn."""
    s.pending[0].clear()
    s.put_questions()
    s.at, s.step = s.players, CLEAN_UP


def brings(scenario: int, event: str, factions: str = THREE, *, log: Any = None, **given: Any) -> Stacked:
    """The first question of an event, or of what comes after it."""
    s: Stacked = eve(scenario, event, factions, **given)
    s.settle(log)
    return s


def laws(s: Stacked) -> None:
    """Both writings agree here, and nothing is lost or untold."""
    chance = Random(1)
    for law in (
        explain_agrees_with_legal,
        guesses_look_the_same,
        guesses_explain_the_same,
        events_add_up,
        pieces_are_conserved,
    ):
        law(s, chance)


def event_on(s: DeiState) -> str | None:
    event: str | None = s.view(None)["campaign"]["event"]
    return event


def set_board(s: Stacked, board: str, deck: str = "") -> None:
    """The Retaliation board as it lies in the new Turn, then the cards that come next."""
    numbers = [RETALIATION.index(name) for name in board.split()]
    rest = [card for card in range(len(RETALIATION)) if card not in numbers]
    first = [RETALIATION.index(name) for name in deck.split()]
    retaliation.own(s).board = (-1, *numbers[:-1])
    retaliation.own(s).deck = (numbers[-1], *first, *(card for card in rest if card not in first))
    retaliation.own(s).discards = ()


def board(s: Stacked) -> list[str | None]:
    cards: list[str | None] = s.view(None)["retaliation"]["cards"]
    return cards


# Tokens


@rule("DOL-EV-1", "DOL-EV-6")
def test_three_tokens_of_six_lie_unseen_under_turns_two_to_four() -> None:
    drawn: Counter[tuple[int, ...]] = Counter()
    for seed in range(60):
        s = begun(2, seed, True, scenario=5, factions=("purebred", "ravagers"))
        assert len(set(campaign_of(s).tokens)) == 3
        assert set(campaign_of(s).tokens) <= set(range(6))
        drawn[campaign_of(s).tokens] += 1
        for viewer in (None, 0, 1):
            shown = s.view(viewer)["campaign"]
            assert shown is not None
            assert shown["tokens"] == [None, None, None]
            assert shown["events"] == list(KIT.scenarios[4].events)  # these are open
    assert len(drawn) > 30
    assert {token for tokens in drawn for token in tokens} == set(range(6))
    guesses = {campaign_of(s.guess(0, Random(n))).tokens for n in range(40)}
    assert len(guesses) > 20
    assert campaign_of(begun(2, 0, True, scenario=4, factions=("purebred", "ravagers"))).tokens == ()


@rule("DOL-EV-5")
def test_what_each_token_means_in_each_scenario() -> None:
    network, go, government = "SUPPLY_NETWORK", "GO_BETWEENS", "INTERVENTION"
    assert [scenario.events for scenario in KIT.scenarios] == [
        (network, go, government, "SABOTAGE", "SABOTAGE", "SABOTAGE"),
        ("COLLAPSE", "COLLAPSE", government, government, "TIME_RUNS_OUT", "HIERARCHY"),
        ("SALARY", "SALARY", "SALARY", go, "FUNDING", "HIERARCHY"),
        (),
        (go, go, "MUTINY", "MUTINY", "HIERARCHY", "HIERARCHY"),
        ("VENDETTA", "VENDETTA", "RAID", "RAID", "FUNDING", "HIERARCHY"),
        (go, network, "OCCUPATION", "OCCUPATION", "FUNDING", "FUNDING"),
    ]


@rule("DOL-EV-2", "DOL-EV-3")
@pytest.mark.parametrize("turn", [2, 3, 4])
def test_a_new_turn_turns_its_token_over_after_priority_order_and_before_the_phase(turn: int) -> None:
    log: Any = []
    s = brings(5, "HIERARCHY", turn=turn, supplies=(30, 20, 10), log=log)
    assert (s.turn, s.order) == (turn, (FARMZ, RAVAGERS, PUREBRED))
    assert (asked(s), who(s), event_on(s)) == ("hierarchy", FARMZ, "HIERARCHY")
    shown = s.view(None)["campaign"]
    assert shown is not None
    assert [token is not None for token in shown["tokens"]] == [at < turn - 1 for at in range(3)]
    assert shown["tokens"][turn - 2] in (5, 6)
    happened = [event.get("stage") or event.get("piece") for event in told(log)]
    assert happened.index("turn") < happened.index("priority-2") < happened.index(f"event-{turn}")
    assert "phase" not in happened
    do(s, "refuse", log)
    assert (s.phase, event_on(s)) == (1, None)
    assert "phase" in [event.get("stage") for event in told(log)]


@rule("DOL-EV-3")
def test_the_rank_one_card_is_discarded_before_the_event() -> None:
    s = eve(5, "MUTINY", stored={RAVAGERS: (2, 1), FARMZ: (0, 1)})
    retaliation.own(s).board = tuple(RETALIATION.index(name) for name in ("RET-09", "RET-05", "RET-01"))
    retaliation.own(s).deck, retaliation.own(s).discards = (RETALIATION.index("RET-02"),), ()
    s.settle(None)
    assert asked(s) == "mutiny"
    assert board(s) == ["RET-05", "RET-01", "RET-02"]


def test_a_turn_without_an_event_goes_on_at_once() -> None:
    s = table(THREE, scenario=4, turn=1)
    between_turns(s)
    s.settle(None)
    assert (s.turn, s.phase, s.step) == (2, 1, AFTER_CARD)
    assert event_on(s) is None


def test_what_follows_an_event_runs_once_before_the_phase() -> None:
    seen: list[object] = []

    def note(s: DeiState, _log: Log) -> None:
        seen.append((s.turn, s.phase, s.order))

    for scenario, event in ((7, "FUNDING"), (5, "HIERARCHY")):
        s = eve(scenario, event, supplies=(30, 20, 10))
        s.seams = s.seams._replace(after_event=(*s.seams.after_event, note))
        s.settle(None)
        if asked(s) == "hierarchy":
            assert seen == [(2, 1, (2, 1, 0))]  # only the one before
            do(s, "accept")
    assert seen == [(2, 1, (2, 1, 0)), (2, 1, (0, 1, 2))]


def test_an_event_shows_something_that_cannot_be_taken_back() -> None:
    s = eve(7, "FUNDING")
    before = s.barrier
    s.settle(None)
    assert s.barrier > before


# Gains


@rule("DOL-EV-10")
def test_supply_network() -> None:
    for scenario in (1, 7):
        s = brings(scenario, "SUPPLY_NETWORK", stored={RAVAGERS: (1, 0)})
        assert [(pad(s, seat)["technology"], pad(s, seat)["energy_cell"]) for seat in range(3)] == [
            (0, 0),
            (2, 1),
            (1, 1),
        ]
        assert [pad(s, seat)["boosts"] for seat in range(3)] == [1, 0, 0]


def test_what_the_pad_cannot_store_goes_back_once() -> None:
    storage = pad(table(THREE, scenario=1), RAVAGERS)["storage"]
    assert storage is not None
    s = brings(1, "SUPPLY_NETWORK", stored={RAVAGERS: (storage - 2, 2)})
    for _ in range(2):
        assert (asked(s), who(s)) == ("return", RAVAGERS)
        laws(s)
        do(s, "return", resource="energy_cell")
    assert (pad(s, RAVAGERS)["technology"], pad(s, RAVAGERS)["energy_cell"]) == (storage - 1, 1)
    assert asked(s) != "return"


@rule("DOL-EV-27")
def test_funding() -> None:
    for scenario in (3, 6, 7):
        s = brings(scenario, "FUNDING")
        assert [(pad(s, seat)["technology"], pad(s, seat)["energy_cell"]) for seat in range(3)] == [
            (1, 1),
            (0, 0),
            (0, 0),
        ]
        assert [pad(s, seat)["boosts"] for seat in range(3)] == [0, 1, 1]


@rule("DOL-EV-20")
def test_time_is_running_out() -> None:
    s = brings(2, "TIME_RUNS_OUT", units={"2.8:A": "2L"}, boosts={PUREBRED: "CB-HOLD"})
    assert (asked(s), who(s)) == ("effect", PUREBRED)
    question = s.ask(PUREBRED)
    assert question is not None
    assert question["context"]["icons"] == [{"icon": "MOVE", "n": 2}]
    assert "boost" not in kinds(s)  # it is nobody's Action Phase
    assert stopped_by(s, "boost", boost="CB-HOLD") == "DEI-BOOST-2"
    laws(s)
    do(s, "from", region="2.8:A")
    to = min(may(s, "to"))
    do(s, "to", region=to)
    do(s, "units", scrappers=1, leader=0)
    assert at(s, to)["scrappers"][PUREBRED] == 1
    assert s.ask(PUREBRED)["context"]["icons"] == [{"icon": "MOVE", "n": 1}]
    stop(s)
    assert event_on(s) is None
    assert [pad(s, seat)["boosts"] for seat in range(3)] == [1, 1, 1]


# Network of Go-Betweens


@rule("DOL-EV-11", "DOL-EV-4")
def test_others_may_put_two_scrappers_at_one_refuge_in_priority_order() -> None:
    s = brings(5, "GO_BETWEENS", order=(FARMZ, PUREBRED, RAVAGERS), refuges={"2.2:B": RAVAGERS, "2.6:A": FARMZ})
    assert (asked(s), who(s)) == ("go_between", FARMZ)
    assert may(s, "enlist") == {"2.3:A", "2.8:A", "2.6:A"}
    assert stopped_by(s, "enlist", region="2.2:B") == "DOL-EV-11"  # another's Refuge
    laws(s)
    do(s, "enlist", region="2.6:A")
    assert at(s, "2.6:A")["scrappers"] == [0, 0, 2]
    assert (asked(s), who(s)) == ("go_between", RAVAGERS)
    assert may(s, "enlist") == {"2.3:A", "2.8:A", "2.2:B"}
    assert pad(s, PUREBRED)["boosts"] == 1
    stop(s)
    assert pad(s, RAVAGERS)["scrappers"] == 0
    assert event_on(s) is None


@rule("DOL-EV-12")
def test_with_one_scrapper_left_one_is_put() -> None:
    s = brings(5, "GO_BETWEENS", units={"2.1:A": "0 14 15"})
    assert who(s) == RAVAGERS
    do(s, "enlist", region="2.3:A")
    assert at(s, "2.3:A")["scrappers"] == [0, 1, 0]
    assert event_on(s) is None  # nobody else has any


@rule("DOL-EV-12a")
def test_feasts_are_no_refuges() -> None:
    s = brings(3, "GO_BETWEENS", campaign={"feasts": (0, 2, 1)})
    assert who(s) == RAVAGERS
    assert may(s, "enlist") == {"2.3:A", "2.8:A"}


# Government Intervention


@rule("DOL-EV-13", "DOL-EV-14", "DOL-EV-14a")
def test_the_purebred_place_an_elevator_of_another_faction() -> None:
    s = brings(1, "INTERVENTION", elevators={"2.1:A 2.1:R": FARMZ}, unlocked={FARMZ: "FB6"})
    assert (asked(s), who(s)) == ("sponsor", PUREBRED)
    assert may(s, "sponsor") == {RAVAGERS, FARMZ}
    assert stopped_by(s, "sponsor", seat=PUREBRED) == "DOL-EV-13"
    laws(s)
    do(s, "sponsor", seat=FARMZ)
    assert (asked(s), who(s)) == ("grant", PUREBRED)
    assert "stop" not in kinds(s)
    assert ("2.1:B", "2.1:R") in may(s, "elevator")  # nobody has Majority anywhere
    assert stopped_by(s, "elevator", ground="2.1:A", roof="2.1:R") == "DOL-EV-14"
    assert not any("OL2:" in end for pair in may(s, "elevator") for end in pair)
    assert stopped_by(s, "elevator", ground="OL2:A", roof="OL2:R") == "DOL-EV-13"
    laws(s)
    do(s, "elevator", ground="2.1:B", roof="2.1:R")
    assert {"ground": "2.1:B", "roof": "2.1:R", "owner": "seat-2"} in s.view(None)["elevators"]
    assert pad(s, FARMZ)["elevators"] == 1
    assert [pad(s, seat)["supplies"] for seat in range(3)] == [0, 0, 2]  # nothing for building (objectives, Feats)
    assert pad(s, FARMZ)["points"]["events"] == 2
    assert event_on(s) is None


@rule("DOL-EV-14a")
def test_an_intervention_in_scenario_two_is_no_build() -> None:
    s = brings(2, "INTERVENTION")
    do(s, "sponsor", seat=RAVAGERS)
    do(s, "elevator", ground="2.1:B", roof="2.1:R")
    assert pad(s, RAVAGERS)["points"]["objectives"] == 0
    assert event_on(s) is None


@rule("DOL-EV-14", "DOL-EV-14b")
def test_a_bridge_of_an_intervention_has_no_end_at_london_bridge() -> None:
    s = brings(1, "INTERVENTION", bridges={"2.1:R 2.5:R": RAVAGERS})
    do(s, "sponsor", seat=FARMZ)
    assert not {"OL2:R", "OL2:S"} & may(s, "bridge")
    assert "OL2.2:R" in may(s, "bridge")
    assert stopped_by(s, "bridge", roof="OL2:R") == "DOL-EV-13"
    do(s, "bridge", roof="2.5:R")
    assert asked(s) != "grant_span"  # 2.1:R is taken, and OL2:R is barred: one way is left
    bridge = next(one for one in s.view(None)["bridges"] if one["between"] == ["2.5:R", "2.5:S"])
    assert bridge["owner"] == "seat-2"
    assert (pad(s, FARMZ)["bridges"], pad(s, FARMZ)["supplies"]) == (1, 2)


def test_a_bridge_of_an_intervention_between_two_roofs() -> None:
    s = brings(1, "INTERVENTION")
    do(s, "sponsor", seat=FARMZ)
    do(s, "bridge", roof="2.5:R")
    assert (asked(s), may(s, "to")) == ("grant_span", {"2.1:R", "2.5:S"})
    assert stopped_by(s, "to", region="OL2:R") == "DOL-EV-13"
    assert stopped_by(s, "to", region="2.8:R") == "DOL-EV-14"
    laws(s)
    do(s, "to", region="2.1:R")
    assert pad(s, FARMZ)["bridges"] == 1


@rule("DOL-EV-14c")
def test_a_faction_without_tokens_cannot_be_chosen() -> None:
    s = eve(1, "INTERVENTION")
    s.tokens[3 * FARMZ + 1] = s.tokens[3 * FARMZ + 2] = 0
    s.settle(None)
    assert may(s, "sponsor") == {RAVAGERS}
    assert stopped_by(s, "sponsor", seat=FARMZ) == "DOL-EV-14c"
    s.tokens[3 * RAVAGERS + 1] = 0
    do(s, "sponsor", seat=RAVAGERS)
    assert not may(s, "elevator")
    assert may(s, "bridge")
    assert stopped_by(s, "elevator", ground="2.1:A", roof="2.1:R") == "DOL-EV-14c"
    stopped = brings(1, "INTERVENTION")
    stop(stopped)  # the Purebred need not
    assert event_on(stopped) is None


def granted(scenario: int) -> Stacked:
    """The Ravagers are asked for their Grant."""
    s = table(THREE, scenario=scenario, seat=RAVAGERS)
    s.pending[0].append(Grant(RAVAGERS, RAVAGERS))
    s.settle(None)
    return s


@rule("DOL-PRIV-20")
def test_a_grant_is_placed_anywhere_and_may_be_left_out() -> None:
    s = granted(2)
    assert kinds(s) == {"elevator", "bridge", "stop"}
    assert ("OL2:A", "OL2:R") in may(s, "elevator")
    assert "OL2:R" in may(s, "bridge")
    explain_agrees_with_legal(s, Random(0))
    do(s, "elevator", ground="OL2:A", roof="OL2:R")
    assert (pad(s, RAVAGERS)["elevators"], pad(s, RAVAGERS)["supplies"]) == (2, 0)
    s = granted(1)
    do(s, "bridge", roof="OL2:R")  # where only segments lie there is no site for it (DOL-S1-6)
    assert next(one for one in s.view(None)["bridges"] if one["owner"])["between"] == ["2.5:R", "OL2:R"]
    s = granted(1)
    s.elevators = changed(s.elevators, BOX.elevators.index((region("2.1:A"), region("2.1:R"))), FARMZ)
    assert stopped_by(s, "bridge", roof="OL2:S") == "DOL-PRIV-20"
    assert s.explain(RAVAGERS, {"kind": "elevator", "ground": "2.1:A", "roof": "2.1:R"}) is not None
    stop(s)
    assert pad(s, RAVAGERS)["elevators"] == 3


# Sabotage


@rule("DOL-EV-15", "DOL-EV-17", "DOL-EV-17a", "DOL-EV-4")
def test_each_may_remove_a_bridge_where_it_has_majority_once() -> None:
    s = brings(
        1,
        "SABOTAGE",
        order=(RAVAGERS, FARMZ, PUREBRED),
        units={"2.5:R": "0 2", "2.6:R": "0 0 1"},
        bridges={"2.5:R 2.5:S": FARMZ, "2.1:R 2.5:R": FARMZ, "2.5:S 2.8:R": FARMZ, "2.6:R 2.8:R": "neutral"},
    )
    s.refresh()
    assert (asked(s), who(s)) == ("sabotage", RAVAGERS)
    assert may(s, "lift_bridge") == {"2.5:R", "2.5:S", "2.1:R"}  # a Bridge is in both of its Regions
    assert stopped_by(s, "lift_bridge", roof="2.8:R") == "DOL-EV-15"
    assert stopped_by(s, "lift_bridge", roof="2.6:R") == "DOL-EV-17a"  # neutral
    laws(s)
    do(s, "lift_bridge", roof="2.5:R")
    assert (asked(s), may(s, "to")) == ("sabotage_span", {"2.5:S", "2.1:R"})
    assert stopped_by(s, "to", region="OL2:R") == "DOL-EV-17a"
    laws(s)
    do(s, "to", region="2.1:R")
    assert (asked(s), kinds(s)) == ("sabotage_fate", {"take", "remove"})
    laws(s)
    before = pad(s, FARMZ)["bridges"]
    do(s, "remove")
    assert (pad(s, RAVAGERS)["bridges"], pad(s, FARMZ)["bridges"]) == (2, before + 1)
    assert next(one for one in s.view(None)["bridges"] if one["between"] == ["2.1:R", "2.5:R"])["owner"] is None
    assert event_on(s) is None  # Farmz and the Purebred have nothing to choose


@rule("DOL-EV-16", "DOL-EV-17")
def test_a_taken_bridge_is_built_as_an_own_one() -> None:
    s = brings(
        1,
        "SABOTAGE",
        units={"2.5:R": "0 2L"},
        bridges={"2.5:R 2.5:S": FARMZ},
    )
    do(s, "lift_bridge", roof="2.5:R")
    do(s, "take")
    assert (pad(s, RAVAGERS)["bridges"], pad(s, FARMZ)["bridges"]) == (3, 1)
    pieces_are_conserved(s, Random(0))
    build = next(card.id for card in BOX.market_cards.values() if any(op.op == "BUILD" for op in card.effect))
    built = table(THREE, scenario=1, seat=RAVAGERS, units={"2.5:R": "0 2L"}, hands={RAVAGERS: f"{build} RAV-1"})
    built.tokens[3 * RAVAGERS + BRIDGE], built.tokens[3 * FARMZ + BRIDGE] = 1, 3
    play(built, build)
    do(built, "bridge", roof="2.5:S")
    if asked(built) == "span":
        do(built, "to", region="2.5:R")
    owner = next(one for one in built.view(None)["bridges"] if one["between"] == ["2.5:R", "2.5:S"])["owner"]
    assert owner == "seat-1"
    assert pad(built, RAVAGERS)["bridges"] == 0


@rule("DOL-EV-15", "DOL-EV-17a", "DOL-EV-17b")
def test_a_segment_is_taken_or_removed() -> None:
    segments = (FARMZ, NEUTRAL, RAVAGERS, FARMZ)
    given: Any = {"units": {"OL2:S": "1"}, "campaign": {"segments": segments, "neutral": 1}}
    s = brings(1, "SABOTAGE", **given)
    assert (asked(s), who(s)) == ("sabotage", PUREBRED)
    assert may(s, "lift_segment") == {RAVAGERS, FARMZ}
    assert stopped_by(s, "lift_segment", seat=PUREBRED) == "DOL-EV-17a"
    assert not may(s, "lift_bridge")
    laws(s)
    do(s, "lift_segment", seat=FARMZ)
    laws(s)
    do(s, "take")
    assert campaign_of(s).segments == (NEUTRAL, RAVAGERS, FARMZ)
    assert (pad(s, PUREBRED)["bridges"], pad(s, FARMZ)["bridges"]) == (1, 2)
    assert campaign_of(s).neutral == 1  # what they may lay of Neutral Bridges is as before
    removed = brings(1, "SABOTAGE", **given)
    do(removed, "lift_segment", seat=RAVAGERS)
    do(removed, "remove")
    assert campaign_of(removed).segments == (FARMZ, NEUTRAL, FARMZ)
    assert (pad(removed, PUREBRED)["bridges"], pad(removed, RAVAGERS)["bridges"]) == (0, 3)
    no_majority = brings(1, "SABOTAGE", units={"OL2:S": "1 1"}, campaign={"segments": segments})
    assert event_on(no_majority) is None


def test_without_majority_at_the_segments_the_reason_is_told() -> None:
    s = brings(
        1,
        "SABOTAGE",
        units={"2.5:R": "0 2"},
        bridges={"2.5:R 2.5:S": FARMZ},
        campaign={"segments": (FARMZ,)},
    )
    assert who(s) == RAVAGERS
    assert stopped_by(s, "lift_segment", seat=FARMZ) == "DOL-EV-15"
    stop(s)
    assert event_on(s) is None


# Collapse


@rule("DOL-EV-18", "DOL-EV-19", "DOL-EV-19a")
def test_collapse() -> None:
    given: Any = {
        "units": {"OL2:R": "2 1", "OL2:A": "1 1 3", "OL2:D": "0 0L 1", "2.1:A": "1 1 1"},
        "bridges": {"OL2:R OL2:S": "neutral", "2.1:R OL2:R": FARMZ, "2.1:R 2.3:R": "neutral"},
    }
    log: Any = []
    s = brings(2, "COLLAPSE", log=log, **given)
    assert [at(s, name)["scrappers"] for name in ("OL2:R", "OL2:A", "OL2:D", "2.1:A")] == [
        [1, 0, 0],
        [0, 0, 2],
        [0, 0, 0],
        [1, 1, 1],
    ]
    assert at(s, "OL2:D")["leaders"] == [RAVAGERS]
    owners = {tuple(one["between"]): one["owner"] for one in s.view(None)["bridges"]}
    assert owners["OL2:R", "OL2:S"] is None
    assert (owners["2.1:R", "OL2:R"], owners["2.1:R", "2.3:R"]) == ("seat-2", "neutral")
    gains = Counter((event["seat"], event["n"]) for event in told(log) if event.get("what") == "scrappers")
    assert gains == {(PUREBRED, -1): 2, (RAVAGERS, -1): 2, (FARMZ, -1): 2}
    again = brings(2, "COLLAPSE", units={"OL2:S": "1"}, turn=3)  # no Bridge is left
    assert at(again, "OL2:S")["scrappers"] == [0, 0, 0]


def test_a_collapse_is_for_all_at_once() -> None:
    s = brings(2, "COLLAPSE", units={"OL2:A": "1 1"}, control={"OL2:A": PUREBRED})
    assert at(s, "OL2:A")["control"] == PUREBRED  # nobody had Majority in between


# Hierarchy


@rule("DOL-EV-21")
def test_the_first_player_may_swap_with_the_purebred() -> None:
    s = brings(6, "HIERARCHY", "purebred ravagers farmz auxilia", supplies=(9, 0, 5, 20))
    assert s.order == (1, 2, 0, 3)
    assert (asked(s), who(s)) == ("hierarchy", 1)
    laws(s)
    refused = s.copy()
    do(s, "accept")
    assert s.order == (0, 2, 1, 3)
    assert [pad(s, seat)["supplies"] for seat in range(4)] == [9, 2, 5, 20]
    assert pad(s, 1)["points"]["events"] == 2
    assert event_on(s) is None
    do(refused, "refuse")
    assert refused.order == (1, 2, 0, 3)
    assert pad(refused, 1)["supplies"] == 0


@rule("DOL-EV-22")
def test_nothing_happens_when_the_purebred_are_first() -> None:
    s = brings(6, "HIERARCHY", supplies=(0, 5, 9))
    assert (asked(s), who(s)) != ("hierarchy", PUREBRED)
    assert (s.order, event_on(s)) == ((0, 1, 2), None)


# Salary


@rule("DOL-EV-23", "DOL-EV-24", "DOL-EV-25", "DOL-EV-25a", "DOL-EV-26")
def test_the_purebred_give_resources_to_feast_owners_evenly() -> None:
    s = brings(
        3,
        "SALARY",
        "purebred ravagers farmz auxilia",
        stored={PUREBRED: (4, 1)},
        campaign={"feasts": (0, 1, 3, 0)},
    )
    assert (asked(s), who(s)) == ("salary", PUREBRED)
    assert may(s, "give") == {(seat, kind) for seat in (1, 2) for kind in ("technology", "energy_cell")}
    assert stopped_by(s, "give", seat=3, resource="technology") == "DOL-EV-24"
    assert stopped_by(s, "return", resource="technology") == "DOL-EV-26"
    laws(s)
    do(s, "give", seat=2, resource="energy_cell")
    assert may(s, "give") == {(1, "technology")}  # the other first; and the Energy Cell is gone
    assert stopped_by(s, "give", seat=2, resource="technology") == "DOL-EV-25"
    assert stopped_by(s, "give", seat=1, resource="energy_cell") == "DOL-EV-23"
    laws(s)
    do(s, "give", seat=1, resource="technology")
    assert may(s, "give") == {(2, "technology")}  # seat 1 has reached its limit
    do(s, "give", seat=2, resource="technology")
    assert pad(s, PUREBRED)["supplies"] == 6
    assert [pad(s, seat)["technology"] for seat in range(4)] == [2, 1, 1, 0]
    assert pad(s, 2)["energy_cell"] == 1
    stop(s)  # the Purebred choose how many
    assert event_on(s) is None


@rule("DOL-EV-24")
def test_nobody_receives_more_than_feasts() -> None:
    s = brings(3, "SALARY", stored={PUREBRED: (9, 0)}, campaign={"feasts": (0, 1, 0)})
    do(s, "give", seat=RAVAGERS, resource="technology")
    assert event_on(s) is None
    assert (pad(s, PUREBRED)["supplies"], pad(s, RAVAGERS)["technology"]) == (2, 1)


@rule("DOL-EV-26")
def test_without_feasts_one_resource_goes_back() -> None:
    s = brings(3, "SALARY", stored={PUREBRED: (2, 1)})
    assert kinds(s) == {"return", "stop"}
    assert stopped_by(s, "give", seat=RAVAGERS, resource="technology") == "DOL-EV-24"
    laws(s)
    common = s.view(None)["common"]["technology"]
    do(s, "return", resource="technology")
    assert (pad(s)["technology"], pad(s)["supplies"]) == (1, 2)
    assert s.view(None)["common"]["technology"] == common + 1
    assert event_on(s) is None  # once
    assert event_on(brings(3, "SALARY")) is None  # with nothing to give


# Mutiny and Vendetta


@rule("DOL-EV-28", "DOL-EV-29", "DOL-EV-30", "DOL-EV-30b", "DOL-EV-30c")
def test_in_a_mutiny_each_may_play_a_card_of_the_board_as_rank_one() -> None:
    s = eve(5, "MUTINY", units={"2.1:A": "0 0 4"}, supplies=(20, 10, 15), stored={RAVAGERS: (3, 0)})
    set_board(s, "RET-02 RET-01 RET-05", "RET-07 RET-08")
    s.settle(None)
    assert board(s) == ["RET-02", "RET-01", "RET-05"]
    assert (asked(s), who(s)) == ("mutiny", RAVAGERS)
    assert at(s, "OL2.4:Z")["scrappers"] == [0, 0, 0]  # no Majority, no Retreat
    assert may(s, "denounce") == {"RET-01"}
    laws(s)
    do(s, "denounce", card="RET-01")
    assert (asked(s), who(s)) == ("punishment", FARMZ)
    do(s, "punishment", which="b")
    assert pad(s, FARMZ)["supplies"] == 12
    assert retaliation.own(s).track == [0, 1, 0]
    assert not retaliation.own(s).denounced
    assert board(s) == ["RET-02", "RET-05", "RET-07"]  # discarded, slid, and a new one
    assert s.view(None)["retaliation"]["discards"] == ["RET-01"]
    assert (asked(s), who(s), event_on(s)) == ("mutiny", FARMZ, "MUTINY")
    assert may(s, "denounce") == {"RET-05"}  # with the new board
    laws(s)
    stop(s)
    assert event_on(s) is None  # the Purebred play none
    assert board(s) == ["RET-02", "RET-05", "RET-07"]


@rule("DOL-EV-30a")
def test_a_card_that_hits_nobody_cannot_be_played() -> None:
    s = eve(5, "MUTINY", units={"2.1:A": "0 0 4"}, stored={FARMZ: (1, 0)}, supplies=(20, 0, 0), order=(1, 2, 0))
    set_board(s, "RET-02 RET-04 RET-05")
    s.settle(None)
    assert (who(s), may(s, "denounce")) == (RAVAGERS, {"RET-05"})
    assert stopped_by(s, "denounce", card="RET-04") == "DOL-EV-30a"
    assert stopped_by(s, "denounce", card="RET-01") == "DOL-EV-28"  # not on the board
    explain_agrees_with_legal(s, Random(0))
    do(s, "denounce", card="RET-05")
    assert pad(s, FARMZ)["technology"] == 0  # the only punishment that can be carried out
    assert retaliation.own(s).track == [0, 1, 0]


@rule("DOL-EV-30b")
def test_the_space_reached_by_an_event_gives_its_bonus() -> None:
    s = eve(5, "MUTINY", units={"2.1:A": "0 0 4"}, supplies=(20, 0, 10), order=(1, 2, 0))
    set_board(s, "RET-02 RET-04 RET-01")
    retaliation.own(s).track = [0, 3, 0]
    s.settle(None)
    do(s, "denounce", card="RET-01")
    do(s, "punishment", which="a")
    assert retaliation.own(s).track == [0, 4, 0]
    assert pad(s, RAVAGERS)["technology"] == 2


@rule("DOL-EV-31", "DOL-EV-32", "DOL-EV-32a")
def test_in_a_vendetta_the_purebred_must_play_a_card() -> None:
    s = eve(6, "VENDETTA", units={"2.1:A": "5 4"}, supplies=(0, 10, 10), stored={FARMZ: (0, 1)})
    set_board(s, "RET-01 RET-09 RET-02", "RET-07")
    s.settle(None)
    assert (asked(s), who(s)) == ("vendetta", PUREBRED)
    assert kinds(s) == {"denounce"}
    assert may(s, "denounce") == {"RET-01", "RET-09"}
    assert stopped_by(s, "denounce", card="RET-02") == "DOL-EV-32"
    assert stopped_by(s, "denounce", card="RET-03") == "DOL-EV-31"
    laws(s)
    do(s, "denounce", card="RET-01")
    assert (asked(s), who(s)) == ("punishment", RAVAGERS)  # and not the Purebred, though they reach the threshold
    do(s, "punishment", which="a")
    assert at(s, "2.1:A")["scrappers"] == [5, 2, 0]
    assert board(s) == ["RET-09", "RET-02", "RET-07"]
    assert retaliation.own(s).track == [1, 0, 0]
    assert pad(s, PUREBRED)["supplies"] == 0  # no objective 6
    assert pad(s, PUREBRED)["points"]["objectives"] == 0
    assert not retaliation.own(s).denounced
    assert event_on(s) is None


@rule("DOL-EV-32")
def test_without_anybody_to_hit_there_is_no_vendetta() -> None:
    s = eve(6, "VENDETTA", units={"2.1:A": "5"})
    set_board(s, "RET-01 RET-07 RET-02", "RET-03")
    s.settle(None)
    assert event_on(s) is None
    assert (board(s), retaliation.own(s).track) == (["RET-01", "RET-07", "RET-02"], [0, 0, 0])


# Raid


@rule("DOL-EV-33", "DOL-EV-4")
def test_in_a_raid_others_lose_a_scrapper_or_give_a_resource() -> None:
    s = brings(
        6,
        "RAID",
        "purebred ravagers farmz auxilia",
        order=(3, 2, 1, 0),
        units={"2.1:A": "6 1 1L 0", "2.1:B": "1", "2.6:A": "1 1"},
        stored={RAVAGERS: (1, 1), FARMZ: (1, 0), 3: (5, 5)},
    )
    assert (asked(s), who(s)) == ("raid", PUREBRED)
    assert may(s, "raid") == {"2.1:A", "2.1:B"}
    assert stopped_by(s, "raid", region="2.6:A") == "DOL-EV-33"
    laws(s)
    do(s, "raid", region="2.1:A")
    assert (asked(s), who(s)) == ("tribute", FARMZ)  # not the one without Units, and in Priority Order
    assert may(s, "give") == {(PUREBRED, "technology")}
    assert stopped_by(s, "give", seat=RAVAGERS, resource="technology") == "DOL-EV-33"
    assert stopped_by(s, "give", seat=PUREBRED, resource="energy_cell") == "DOL-EV-34"
    laws(s)
    do(s, "remove")
    assert (asked(s), who(s)) == ("tribute", RAVAGERS)
    do(s, "give", seat=PUREBRED, resource="energy_cell")
    assert at(s, "2.1:A")["scrappers"] == [6, 1, 0, 0]
    assert at(s, "2.1:A")["leaders"] == [FARMZ]
    assert (pad(s, PUREBRED)["energy_cell"], pad(s, RAVAGERS)["energy_cell"]) == (1, 0)
    assert event_on(s) is None


@rule("DOL-EV-34")
def test_in_a_raid_what_alone_can_be_done_is_done() -> None:
    four = "purebred ravagers farmz auxilia"
    s = brings(6, "RAID", four, units={"2.1:A": "9 1 0L 0L"}, stored={FARMZ: (0, 1)})
    assert event_on(s) is None  # one Region, and nobody has a choice
    assert at(s, "2.1:A")["scrappers"] == [9, 0, 0, 0]  # a Scrapper, for want of Resources
    assert [pad(s, seat)["energy_cell"] for seat in range(4)] == [1, 0, 0, 0]  # a Resource, for want of Scrappers
    assert at(s, "2.1:A")["leaders"] == [2, 3]  # and neither
    chosen = brings(6, "RAID", units={"2.1:A": "6 1 1L", "2.1:B": "1"}, stored={FARMZ: (0, 1), RAVAGERS: (1, 0)})
    do(chosen, "raid", region="2.1:A")
    chosen.scrappers[RAVAGERS * BOX.size + region("2.1:A")] = 0
    assert chosen.explain(RAVAGERS, GAME.action({"kind": "remove"})) is not None


@rule("DOL-EV-34a")
def test_without_majority_there_is_no_raid() -> None:
    s = brings(6, "RAID", units={"2.1:A": "1 1"})
    assert event_on(s) is None
    assert at(s, "2.1:A")["scrappers"] == [1, 1, 0]


# Occupation

RED = {"2:A": RAVAGERS, "2.1:A": RAVAGERS}


@rule("DOL-EV-35", "DOL-EV-36", "DOL-EV-36c")
def test_with_two_outposts_of_a_colour_one_may_go_for_a_card() -> None:
    log: Any = []
    s = brings(
        7,
        "OCCUPATION",
        order=(RAVAGERS, FARMZ, PUREBRED),
        control={**RED, "2.5:A": RAVAGERS, "2.6:B": FARMZ},
        market={"tactical": "M05 M01 M02"},
        decks={"tactical": "M03 M04"},
    )
    assert (asked(s), who(s)) == ("occupation", RAVAGERS)
    assert may(s, "occupy") == {"2:A", "2.1:A"}
    assert stopped_by(s, "occupy", region="2.5:A") == "DOL-EV-35"  # one alone of its colour
    alone = s.explain(RAVAGERS, {"kind": "occupy", "region": "2.5:A"})
    assert alone is not None
    assert alone.args["n"] == 1  # as many as they control
    assert stopped_by(s, "occupy", region="2.6:B") == "DOL-EV-36c"  # another's
    laws(s)
    do(s, "occupy", log, region="2:A")
    assert (asked(s), may(s, "buy")) == ("occupation_card", {"M05", "M01", "M02"})
    other = next(card for card in s.slots if card >= 0 and BOX.market_of[card] == 1)
    assert stopped_by(s, "buy", card=BOX.card_ids[other]) == "DOL-EV-36"
    laws(s)
    do(s, "buy", log, card="M01")
    assert "M01" in pad(s, RAVAGERS)["hand"]
    assert (pad(s, RAVAGERS)["technology"], pad(s, RAVAGERS)["energy_cell"]) == (0, 0)  # free
    assert s.view(None)["markets"][0]["cards"] == ["M05", "M03", "M02"]
    assert pad(s, RAVAGERS)["outposts"]["red"] == 2  # the cube stays on the Pad
    assert s.view(None)["campaign"]["closed"] == ["2:A"]
    assert event_on(s) is None
    again = brings(7, "OCCUPATION", control=RED, campaign={"closed": (region("2:A"),)})
    assert may(again, "occupy") == {"2.1:A"}  # the kept cube counts, but it is not on the board
    assert stopped_by(again, "occupy", region="2:A") == "DOL-EV-36c"
    explain_agrees_with_legal(again, Random(0))
    stop(again)
    assert event_on(again) is None


@rule("DOL-EV-36a")
def test_a_market_without_cards_closes_the_event_for_its_colour() -> None:
    control = {**RED, "2.5:A": RAVAGERS, "2.6:A": RAVAGERS}
    s = brings(7, "OCCUPATION", control=control, market={"tactical": ""}, decks={"tactical": ""})
    assert may(s, "occupy") == {"2.5:A", "2.6:A"}
    assert stopped_by(s, "occupy", region="2:A") == "DOL-EV-36a"
    alone = brings(7, "OCCUPATION", control=RED, market={"tactical": ""}, decks={"tactical": ""})
    assert event_on(alone) is None


@rule("DOL-EV-36b", "DOL-EV-36c")
def test_a_kept_cube_is_nobody_elses_and_counts_everywhere() -> None:
    closed = {"closed": (region("2:A"),)}
    s = brings(7, "OCCUPATION", control=RED, units={"2:B": "0 0 3"}, campaign=closed)
    stop(s)
    s.scrappers[FARMZ * BOX.size + region("2:A")] = 2
    s.refresh()
    assert at(s, "2:A")["majority"] == FARMZ
    assert at(s, "2:A")["control"] == RAVAGERS
    assert pad(s, RAVAGERS)["outposts"]["red"] == 2
    assert scoring.outposts(s, RAVAGERS) == 2


@rule("DOL-EV-36c")
@pytest.mark.parametrize("closed", [(), ("2:A",)])
def test_where_an_outpost_was_neither_boris_nor_a_garrison_does_anything(closed: tuple[str, ...]) -> None:
    boris = table(
        "purebred ravagers",
        scenario=7,
        hands={PUREBRED: "PB-1 PB-2", RAVAGERS: "RAV-1"},
        stored={PUREBRED: (6, 2)},
        units={"2:A": "1L"},
        market={"tactical": "M01 M02 M03"},
    )
    scope = "controlled_outpost_region"
    feat = next(one.id for one in BOX.feats if any(op.scope == scope for op in one.ability.ops))
    garrison = table(
        "purebred ravagers", scenario=7, units={"2:A": "2 2"}, control={"2:A": RAVAGERS}, unlocked={RAVAGERS: feat}
    )
    for s in boris, garrison:
        campaign_of(s).closed = tuple(region(name) for name in closed)
        s.enter()
        s.refresh()
    do(boris, "recycle", card="PB-2")
    do(boris, "buy", card="M01")
    assert bool(may(boris, "patron")) == (not closed)
    assert at(garrison, "2:A")["values"] == ([2, 2] if closed else [2, 3])
    assert at(garrison, "2:A")["majority"] == (None if closed else RAVAGERS)
    for s in boris, garrison:
        explain_agrees_with_legal(s, Random(0))


@rule("DOL-EV-36c")
def test_a_garrison_goes_with_its_outpost() -> None:
    scope = "controlled_outpost_region"
    feat = next(one.id for one in BOX.feats if any(op.scope == scope for op in one.ability.ops))
    s = brings(7, "OCCUPATION", control=RED, units={"2:A": "2 2"}, unlocked={RAVAGERS: feat})
    assert at(s, "2:A")["majority"] == RAVAGERS
    do(s, "occupy", region="2:A")
    assert at(s, "2:A")["majority"] is None


@rule("DOL-EV-36c")
def test_where_an_outpost_was_a_refuge_can_be_built() -> None:
    build = next(card.id for card in BOX.market_cards.values() if any(op.op == "BUILD" for op in card.effect))
    for closed in (True, False):
        s = table(THREE, scenario=7, turn=3, seat=RAVAGERS, units={"2:A": "0 2"}, hands={RAVAGERS: f"{build} RAV-1"})
        if closed:
            campaign_of(s).closed = (region("2:A"),)
            s.enter()
        play(s, build)
        assert ("2:A" in may(s, "refuge")) == closed
        explain_agrees_with_legal(s, Random(0))


@rule("DOL-PB-26")
def test_a_card_taken_without_paying_brings_its_energy_cell() -> None:
    s = eve(7, "OCCUPATION", control=RED, market={"tactical": "M05 M01 M02"})
    s.celled = (BOX.card_ids.index("M05"),)
    s.common[1] -= 1
    s.settle(None)
    do(s, "occupy", region="2:A")
    do(s, "buy", card="M05")
    assert (pad(s, RAVAGERS)["energy_cell"], s.celled) == (1, ())
    pieces_are_conserved(s, Random(0))


# All of it


def test_a_game_can_be_put_by_in_the_middle_of_an_event() -> None:
    s = eve(5, "MUTINY", units={"2.1:A": "0 0 4"}, supplies=(20, 10, 15), order=(RAVAGERS, FARMZ, PUREBRED))
    set_board(s, "RET-02 RET-01 RET-05")
    s.settle(None)
    do(s, "denounce", card="RET-01")
    again = GAME.load(GAME.save(s))
    assert again.fingerprint() == s.fingerprint()
    assert isinstance(again, DeiState)
    do(again, "punishment", which="b")
    assert retaliation.own(again).track == [0, 1, 0]
    assert event_on(again) is None


def test_a_campaign_is_replayed_through_its_events() -> None:
    chance = Random(5)
    s = GAME.new(3, 5, {"campaign": True})
    events: set[str | None] = set()
    while not s.over and len(events) < 4:
        seat = s.to_act[0]
        events.add(s.view(None)["campaign"]["event"])
        s.play(seat, chance.choice(s.legal(seat)))
    assert londinium.replay(londinium.record(s)).fingerprint() == s.fingerprint()
    assert len(events) == 4
