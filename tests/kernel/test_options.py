"""Options, players and seeds: what a game can begin with."""

import json
from typing import Any

import pytest

from londinium import Refused
from londinium.kernel.options import option_list
from tests.kernel.positions import NEXT_STATION, TOY
from tests.marks import rule
from tests.toy import ToyOptions


def refusal(players: Any = 2, seed: Any = 1, options: Any = None) -> Refused:
    with pytest.raises(Refused) as refused:
        TOY.new(players, seed, options)
    return refused.value


def test_every_option_says_what_it_is_and_what_it_can_be() -> None:
    assert option_list(ToyOptions) == [
        {
            "name": "row",
            "title": "Open row",
            "description": "Some cards lie open and can be taken.",
            "default": True,
            "schema": {"type": "boolean", "default": True},
        },
        {
            "name": "loans",
            "title": "Loans",
            "description": "How many each may take.",
            "default": 1,
            "schema": {"enum": [0, 1, 2], "default": 1},
        },
        {
            "name": "hand",
            "title": "Hand",
            "description": "Cards at the start.",
            "default": 2,
            "schema": {"examples": [0, 1, 3, 4], "type": "integer", "minimum": 0, "maximum": 9, "default": 2},
        },
    ]


def test_examples_of_an_option_are_values_that_it_takes() -> None:
    for option in option_list(NEXT_STATION.options):
        for example in option["schema"].get("examples", []):
            players = 4 if option["name"] == "controller" else 3
            made = NEXT_STATION.new(players, 1, {option["name"]: example}).options
            assert getattr(made, option["name"]) in (example, tuple(example) if isinstance(example, list) else example)


def test_options_are_given_as_a_dict_or_as_the_struct_or_not_at_all() -> None:
    for given, hand in ((None, 2), ({}, 2), ({"hand": 1}, 1), (ToyOptions(hand=1), 1)):
        state = TOY.new(2, 1, given)
        assert state.options == ToyOptions(hand=hand)
        assert len(state.view(0)["hands"][0]) == hand


def test_options_change_the_rules() -> None:
    assert TOY.new(2, 1, {"row": False}).view(None)["row"] == []
    assert "loan" not in TOY.new(2, 1, {"loans": 0}).ask(0)["aside"]


@rule("KER-OPTION-1")
@pytest.mark.parametrize(
    "options",
    [
        {"colour": 1},
        {"row": "yes"},
        {"row": 1},
        {"loans": 3},
        {"hand": 10},
        {"hand": 1.5},
        {1: 2},
        5,
        "row",
        ["row"],
        [],
        0,
    ],
    ids=str,
)
def test_an_option_that_the_game_cannot_take_is_refused(options: Any) -> None:
    refused = refusal(options=options)
    assert refused.rule == "KER-OPTION-1"
    assert "`" not in str(refused)


@rule("KER-OPTION-1")
@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"row": True, "colour": 1}, {"fault": "unknown", "option": "colour", "known": "row, loans, hand"}),
        ({"hand": 3, "row": "yes"}, {"fault": "value", "option": "row", "value": '"yes"', "takes": "true, false"}),
        ({"loans": 3}, {"fault": "value", "option": "loans", "value": "3", "takes": "0, 1, 2"}),
        ({"hand": 10}, {"fault": "value", "option": "hand", "value": "10", "takes": "0–9"}),
        (["row"], {"fault": "shape", "value": '["row"]', "known": "row, loans, hand"}),
    ],
    ids=str,
)
def test_the_refusal_says_which_option_is_wrong_and_what_would_be_right(options: Any, fault: dict[str, str]) -> None:
    assert refusal(options=options).refusal.args == fault


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"powers": "maybe"}, ["Pencil powers", '"maybe"', "true, false"]),
        ({"pencils": ["pink"]}, ["Order of the pencils", "green", "null"]),
        ({"spare": "last"}, ["Spare pencil", "0, 1, 2", "null"]),
        ({"tubes": 3}, ["'tubes'", "objectives, powers"]),
    ],
    ids=str,
)
def test_the_sentence_calls_options_as_people_do(options: Any, said: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        NEXT_STATION.new(2, 1, options)
    for part in said:
        assert part in str(refused.value)


@rule("KER-OPTION-1")
def test_the_options_of_another_game_are_refused() -> None:
    assert refusal(options=NEXT_STATION.options()).rule == "KER-OPTION-1"


def test_options_that_do_not_go_together_are_refused_by_a_rule_of_the_game() -> None:
    assert refusal(4, options={"hand": 4}).rule == "TOY-SETUP-1"


@rule("KER-PLAYERS-1")
@pytest.mark.parametrize("players", [0, 1, 5, -2, 2.0, "2", True, None, [2]], ids=str)
def test_a_number_of_players_that_the_game_does_not_take_is_refused(players: Any) -> None:
    refused = refusal(players)
    assert (refused.rule, refused.refusal.args["min"], refused.refusal.args["max"]) == ("KER-PLAYERS-1", 2, 4)


@rule("KER-PLAYERS-1")
def test_true_is_not_one_player() -> None:
    with pytest.raises(Refused) as refused:
        NEXT_STATION.new(True, 1)
    assert refused.value.rule == "KER-PLAYERS-1"


@rule("KER-PLAYERS-1")
def test_every_number_of_players_in_seats_can_play() -> None:
    for game in (TOY, NEXT_STATION):
        for players in game.seats:
            assert game.new(players, 1).players == players


@rule("KER-SEED-1")
@pytest.mark.parametrize("seed", [-1, 2**63, 2**64, 1.0, "7", None, True, [7]], ids=str)
def test_a_seed_that_is_no_whole_number_below_2_to_the_63_is_refused(seed: Any) -> None:
    refused = refusal(seed=seed)
    assert (refused.rule, refused.refusal.args["seed"]) == ("KER-SEED-1", json.dumps(seed))


@rule("KER-SEED-1")
def test_the_least_and_the_largest_seed_begin_different_games() -> None:
    assert TOY.new(2, 0).fingerprint() != TOY.new(2, 2**63 - 1).fingerprint()
