"""Rewards, Masters, the Beadle and the last open tile (GOL-REWARD, GOL-MASTER, GOL-BEADLE, GOL-LAST)."""

from typing import Any

import pytest

from londinium.kernel.refusal import Refusal
from tests.marks import rule
from tests.rules.guilds.playing import (
    about,
    asked,
    at,
    because,
    do,
    forbidden,
    goals,
    hand,
    left,
    may,
    move,
    pawns,
    points,
    seat_of,
    told,
)
from tests.rules.guilds.table import Stacked, corrected, moves, table

# Girdlers: two pawns, three points. Barbers: two pawns, two points and a card. Cutlers: two pawns, two points, a move.


def resolving(players: int = 3, number: int = 2, **position: Any) -> Stacked:
    """Tiles are being resolved in this round; everybody has a card, so that the next turn is asked for."""
    return table(players, round=number, phase="tiles", **{"hands": ["red_a"] * players, **position})


def tiles(s: Stacked) -> Any:
    return s.view(None)["tiles"]


# Rewards


@rule("GOL-REWARD-1", "GOL-REWARD-2", "GOL-CHOICE-5")
def test_the_whole_reward_from_left_to_right_with_one_answer() -> None:
    s = resolving(pawns={"Brewers": "000"}, deck="blue_a")
    assert (asked(s), may(s)) == ("reward", {"take", "part"})
    events = told(s, "take", viewer=0)
    gained = [event["what"] for event in events if event["kind"] == "gain" and event["seat"] == 0 and event["n"] > 0]
    assert gained[:3] == ["points", "guildhall", "cards"]
    assert (points(s)[0], hand(s, 0)) == (2, ["blue_a", "red_a"])
    assert seat_of(s, 0)["guildhall"] == 4 + 3 + 2  # hired, and the two that did not stay


@rule("GOL-REWARD-2", "GOL-REWARD-15", "GOL-CHOICE-5")
def test_or_part_by_part_and_what_is_declined_is_lost() -> None:
    s = resolving(pawns={"Brewers": "000"}, deck="blue_a")
    do(s, "part")
    assert (asked(s), may(s)) == ("amount", {"take", "stop"})
    assert forbidden(s, "part") == "GOL-REWARD-15"  # points are taken whole or declined
    do(s, "stop")
    assert may(s) == {"take", "part", "stop"}  # of pawns to hire fewer may be taken
    do(s, "part")
    assert left(s) == 2
    do(s, "stop")
    assert forbidden(s, "part") == "GOL-REWARD-15"  # cards are drawn, or not
    do(s, "take")
    assert (points(s)[0], hand(s, 0), seat_of(s, 0)["guildhall"]) == (0, ["blue_a", "red_a"], 4 + 1 + 2)


@rule("GOL-REWARD-2", "GOL-CHOICE-7")
def test_a_reward_that_is_the_same_whole_and_in_part_is_not_asked_about() -> None:
    """Of what may be declined nothing can be had, and pawns are moved one by one in any case."""

    def change(files: Any) -> None:
        girdlers = next(one for one in files["guild_tiles"]["entries"] if one["name"] == "Girdlers")
        girdlers["first"] = [{"op": "neutral", "n": 1}, moves(1, "guildhall")]

    s = resolving(pawns={"Girdlers": "00"}, neutrals=[0, 6, 0], game=corrected(change))
    do(s, "stop", seat=1)
    assert (asked(s), may(s)) == ("pawn-from", {"from guildhall", "stop"})


@rule("GOL-REWARD-15", "GOL-REWARD-2")
def test_a_reward_of_one_effect_is_taken_or_declined() -> None:
    s = resolving(pawns={"Girdlers": "00"})
    assert (asked(s), may(s)) == ("amount", {"take", "stop"})
    do(s, "stop")
    assert (points(s), at(s, "Girdlers")["master"]) == ([0, 0, 0], 0)
    s = resolving(pawns={"Apothecaries": "000"}, mayoral="each_red each_blue")
    do(s, "stop")
    assert (goals(s, 0), s.view(None)["mayoral"]) == ([], 21)


@rule("GOL-REWARD-15")
def test_neutral_pawns_pawns_to_move_and_pawns_to_send_may_be_fewer() -> None:
    s = resolving(pawns={"Founders": "000"})
    do(s, "part", "take")
    assert may(s) == {"take", "part", "stop"}
    do(s, "part", "stop")
    assert seat_of(s, 0)["neutrals"] == 1
    s = resolving(pawns={"Coopers": "000"})
    do(s, "take", "from guildhall")
    assert (asked(s), left(s)) == ("send", 1)
    do(s, "stop")
    assert seat_of(s, 0)["plantation"] == 1
    s = resolving(pawns={"Ironmongers": "0000", "Mercers": "0"})
    do(s, "take", "from guildhall", "to Mercers", "stop")
    assert pawns(s, "Mercers") == "00"


@rule("GOL-REWARD-3", "GOL-REWARD-4", "GOL-REWARD-5")
def test_the_second_gets_the_token_then_what_the_tile_adds_and_keeps_the_token() -> None:
    s = resolving(pawns={"Masons": "0001"}, tokens={"Masons": "draw1"}, deck="blue_a")
    do(s, "take", seat=0)
    assert (asked(s), s.to_act, points(s)) == ("reward", (1,), [6, 0, 0])
    assert about(s)["token"] == "token_draw1"
    events = told(s, "take", viewer=1)
    gained = [event["what"] for event in events if event["kind"] == "gain" and event["seat"] == 1]
    assert gained[:2] == ["cards", "points"]  # the token's effect before the tile's
    assert (points(s)[1], hand(s, 1)) == (2, ["blue_a", "red_a"])
    assert [seat["tokens"] for seat in s.view(None)["seats"]] == [[], ["token_draw1"], []]
    assert at(s, "Masons")["token"] is None


@rule("GOL-REWARD-4", "GOL-REWARD-16")
def test_the_second_may_decline_and_keeps_the_token_all_the_same() -> None:
    s = resolving(pawns={"Masons": "0001"}, tokens={"Masons": "vp2"})
    do(s, "take", "part", "stop", "take")
    assert (points(s), seat_of(s, 1)["tokens"]) == ([6, 2, 0], ["token_vp2"])
    s = resolving(pawns={"Girdlers": "001"}, tokens={"Girdlers": "vp2"})
    do(s, "take", "stop")
    assert (points(s), seat_of(s, 1)["tokens"]) == ([3, 0, 0], ["token_vp2"])


@rule("GOL-REWARD-6")
def test_a_token_that_nobody_won_leaves_the_game() -> None:
    s = resolving(pawns={"Girdlers": "00"}, tokens={"Girdlers": "mayoral2"})
    do(s, "take")
    assert at(s, "Girdlers")["token"] is None
    assert all(seat["tokens"] == [] for seat in s.view(None)["seats"])
    assert "token_mayoral2" not in [s.box.tokens[token] for token in s.purse]


@rule("GOL-REWARD-7", "GOL-REWARD-8")
def test_a_pawn_may_move_off_the_tile_being_resolved_but_not_onto_it() -> None:
    s = resolving(pawns={"Cutlers": "00", "Mercers": "0"})
    do(s, "take")
    assert may(s) == {"from guildhall", "from Cutlers", "from Mercers", "stop"}
    do(s, "from Mercers")
    assert forbidden(s, "to Cutlers") == "GOL-REWARD-8"
    s = resolving(pawns={"Cutlers": "001"}, tokens={"Cutlers": "move1"})
    do(s, "take", "stop", seat=0)
    do(s, "from guildhall", seat=1)
    assert forbidden(s, "to Cutlers") == "GOL-REWARD-8"  # nor by the token


@rule("GOL-REWARD-8", "GOL-NEG-2", "GOL-BEADLE-2")
def test_the_tile_of_the_first_rank_is_resolved_like_any_other() -> None:
    def moving(files: Any) -> None:
        files["guild_tiles"]["entries"][0]["first"] = [{"op": "vp", "n": 3}, moves(1, "guildhall", "open_tile")]

    s = resolving(pawns={"Mercers": "0001", "Dyers": "0"}, neutrals=[0, 0, 1], game=corrected(moving))
    assert (asked(s), s.view(None)["tile"], s.view(None)["beadle"]) == ("negotiate", "guild_01", "guild_01")
    do(s, "replace 1", "take", "from guildhall")
    assert forbidden(s, "to Mercers") == "GOL-REWARD-8"
    do(s, "to Dyers")
    assert (at(s, "Mercers")["master"], pawns(s, "Dyers"), s.view(None)["beadle"]) == (0, "00", "guild_02")


@rule("GOL-REWARD-8")
def test_a_pawn_on_the_only_other_open_tile_has_nowhere_to_go() -> None:
    s = resolving(open=["Cutlers", "Mercers"], pawns={"Cutlers": "00", "Mercers": "0"})
    do(s, "take")
    assert may(s) == {"from guildhall", "from Cutlers", "stop"}
    assert forbidden(s, "from Mercers") == "GOL-REWARD-8"
    assert s.explain(0, move("from Mercers")) == Refusal("GOL-REWARD-8", {"tile": "guild_18"})  # Cutlers


@rule("GOL-REWARD-9")
def test_cards_of_a_reward_are_drawn_at_once_and_above_the_limit() -> None:
    held = "red_b red_c blue_a blue_b blue_c green_a green_b"
    s = resolving(pawns={"Carpenters": "000"}, hands=[held, "red_a", "red_a"], number=2)
    do(s, "take")
    assert (seat_of(s, 0)["cards"], asked(s), s.round) == (10, "turn", 3)


@rule("GOL-REWARD-10")
def test_a_mayoral_reward_is_kept_in_secret() -> None:
    s = resolving(pawns={"Apothecaries": "000"}, mayoral="each_red each_blue", number=2)
    do(s, "take")
    assert may(s) == {"keep each_red", "keep each_blue"}
    assert forbidden(s, "keep special") == "GOL-REWARD-10"
    do(s, "keep each_red")
    assert goals(s, 0) == ["each_red"]
    assert s.view(1)["seats"][0]["shown"] is None
    assert seat_of(s, 0)["goals"] == 1


@rule("GOL-REWARD-12")
def test_no_more_neutral_pawns_than_the_supply_holds() -> None:
    s = resolving(pawns={"Founders": "000"}, neutrals=[0, 5, 0])
    do(s, "stop", seat=1)
    do(s, "take", seat=0)
    assert (seat_of(s, 0)["neutrals"], s.view(None)["supply"]) == (1, 0)


@rule("GOL-REWARD-13", "GOL-MASTER-1", "GOL-MASTER-2", "GOL-TERM-3")
def test_all_pieces_leave_the_tile_but_one_pawn_of_the_winner() -> None:
    s = resolving(pawns={"Masons": "0001nn"}, beadle="Masons", tokens={"Masons": "vp1"})
    do(s, "take", "take")
    tile = at(s, "Masons")
    assert (tile["resolved"], tile["master"], pawns(s, "Masons"), tile["token"]) == (True, 0, "0", None)
    assert [seat["guildhall"] for seat in s.view(None)["seats"]] == [4 + 2, 4 + 1, 4]
    assert s.view(None)["supply"] == 6
    assert s.view(None)["beadle"] != "guild_30"


@rule("GOL-REWARD-13", "GOL-LAST-9")
def test_the_tile_stays_open_until_all_rewards_are_done() -> None:
    s = resolving(pawns={"Girdlers": "001"})
    assert not at(s, "Girdlers")["resolved"]
    do(s, "take", seat=0)
    assert (at(s, "Girdlers")["resolved"], s.to_act) == (False, (1,))


@rule("GOL-MASTER-1")
def test_a_master_is_left_even_of_a_single_pawn() -> None:
    s = resolving(pawns={"Girdlers": "0n"})
    do(s, "take")
    assert (at(s, "Girdlers")["master"], seat_of(s, 0)["guildhall"]) == (0, 4)


@rule("GOL-MASTER-1", "GOL-MASTER-2")
def test_the_master_is_told_when_the_other_pawns_of_the_winner_have_left() -> None:
    s = resolving(pawns={"Girdlers": "000"})
    events = [event.get("id") or event.get("what") for event in told(s, "take")]
    leaving = events[events.index("guild_23") :]
    assert leaving[:4] == ["guild_23", "guild_23", "guildhall", "GOL-MASTER-1"]


@rule("GOL-MASTER-3", "GOL-MASTER-4")
def test_without_a_pawn_of_the_winner_there_is_no_master() -> None:
    s = resolving(pawns={"Cutlers": "01n"}, neutrals=[1, 0, 0])
    do(s, "replace 1", "take", "from Cutlers", "to Mercers")
    assert (at(s, "Cutlers")["resolved"], at(s, "Cutlers")["master"], pawns(s, "Cutlers")) == (True, None, "")


# The Beadle


@rule("GOL-BEADLE-2")
def test_the_beadle_goes_to_the_open_guild_of_the_lowest_rank_after_the_rewards() -> None:
    s = resolving(pawns={"Girdlers": "0"}, beadle="Girdlers", resolved=["Mercers"])
    assert s.view(None)["beadle"] == "guild_23"
    do(s, "take")
    assert s.view(None)["beadle"] == "guild_02"


@rule("GOL-BEADLE-2")
def test_a_tile_without_the_beadle_does_not_move_it() -> None:
    s = resolving(pawns={"Girdlers": "00"}, beadle="Dyers")
    do(s, "take")
    assert s.view(None)["beadle"] == "guild_13"


@rule("GOL-BEADLE-3", "GOL-DEV-1")
@pytest.mark.parametrize(("players", "number"), [(2, 4), (3, 3), (4, 6)])
def test_after_a_development_phase_it_goes_to_the_lowest_rank_even_from_an_open_tile(players: int, number: int) -> None:
    laid = {2: None, 3: None, 4: 16}[players]
    s = table(players, round=number, phase="development", beadle="Dyers", laid=laid, hands=["red_a"] * players)
    assert s.view(None)["beadle"] == "guild_01"


@rule("GOL-BEADLE-3")
def test_new_tiles_may_have_the_lowest_rank() -> None:
    s = table(3, round=3, phase="development", open=["Dyers"], stack="guild_40 guild_12 guild_39 guild_38 guild_37")
    assert s.view(None)["beadle"] == "guild_12"


@rule("GOL-BEADLE-4")
def test_without_an_open_guild_the_beadle_waits_off_the_board() -> None:
    church = "Church of St Lawrence Jewry"
    s = resolving(number=1, open=["Girdlers", church], pawns={"Girdlers": "0"}, beadle="Girdlers")
    do(s, "take")
    assert (s.round, s.view(None)["beadle"]) == (2, None)
    s = table(3, round=3, phase="development", open=[church], beadle=None)
    new = [tile["id"] for tile in tiles(s) if not tile["resolved"] and tile["id"].startswith("guild_")]
    assert s.view(None)["beadle"] == min(new)


# The last open tile


@rule("GOL-LAST-1", "GOL-LAST-2", "GOL-LAST-8")
def test_the_last_open_tile_brings_the_next_development_round_and_another_does_not() -> None:
    s = resolving(number=4, laid=15, open=["Girdlers", "Mercers"], pawns={"Girdlers": "00"})
    do(s, "take")
    assert (s.round, len(tiles(s))) == (5, 15)
    s = resolving(number=4, laid=15, open=["Girdlers"], pawns={"Girdlers": "00"})
    events = told(s, "take")
    assert "GOL-LAST-2" in because(events)
    assert (s.round, len(tiles(s))) == (7, 20)
    stages = [(event["stage"], event["n"]) for event in events if event["kind"] == "stage"]
    assert stages == [("development", 6), ("round", 7), ("turn", 1)]  # round 5 and 6 are not played


@rule("GOL-LAST-3")
def test_in_a_development_round_there_is_one_development_phase() -> None:
    s = resolving(number=6, laid=15, open=["Girdlers"], pawns={"Girdlers": "00"}, plantation=[2, 0, 0], side="virginia")
    do(s, "take")
    assert (s.round, len(tiles(s)), points(s)[0]) == (7, 20, 3 + 6)


@rule("GOL-LAST-4", "GOL-TERM-12")
def test_special_buildings_count_as_open_tiles() -> None:
    church = "Church of St Lawrence Jewry"
    s = resolving(number=4, laid=15, open=["Girdlers", church], pawns={"Girdlers": "00"})
    do(s, "take")
    assert s.round == 5
    s = resolving(number=4, laid=15, open=[church], pawns={church: "0000"})
    do(s, "take")
    assert s.round == 7


@rule("GOL-LAST-5", "GOL-TWO-12", "GOL-END-1")
@pytest.mark.parametrize("number", [2, 6, 14])
def test_with_two_the_plantation_is_resolved_once_more_and_the_game_is_scored(number: int) -> None:
    s = resolving(2, number, open=["Girdlers"], pawns={"Girdlers": "00"}, plantation=[1, 3], side="virginia")
    events = told(s, "take")
    assert s.over
    assert because(events).count("GOL-PLANT-3") == 1
    assert s.outcome()["scores"] == [3 + 4, 6]


@rule("GOL-LAST-6")
@pytest.mark.parametrize("number", [4, 16])
def test_with_two_in_a_development_round_the_plantation_is_resolved_once(number: int) -> None:
    s = resolving(2, number, open=["Girdlers"], pawns={"Girdlers": "00"}, plantation=[1, 5], side="virginia")
    events = told(s, "take")
    assert s.over
    assert because(events).count("GOL-PLANT-3") == 1
    assert s.outcome()["scores"] == [3 + 4, 6]


@rule("GOL-LAST-7", "GOL-DRAW-8")
@pytest.mark.parametrize(("players", "number", "last"), [(3, 13, 15), (4, 10, 12)])
def test_a_jump_to_the_final_development_round_ends_the_game(players: int, number: int, last: int) -> None:
    laid = {3: 30, 4: 28}[players]
    plantation = [2] + [0] * (players - 1)
    s = resolving(
        players, number, laid=laid, open=["Girdlers"], pawns={"Girdlers": "00"}, plantation=plantation, side="virginia"
    )
    do(s, "take")
    assert (s.over, s.round, points(s)[0]) == (True, last, 3 + 6)
    assert len(tiles(s)) == laid


@rule("GOL-LAST-9")
def test_the_rewards_of_the_last_tile_are_carried_out_first() -> None:
    s = resolving(number=4, laid=15, open=["Cooks"], pawns={"Cooks": "001"}, tokens={"Cooks": "vp2"})
    assert s.round == 4
    do(s, "take", seat=0)
    assert (s.round, points(s), seat_of(s, 0)["cards"]) == (4, [2, 0, 0], 4)
    do(s, "take", seat=1)
    assert (s.round, points(s)) == (7, [2, 2, 0])


@rule("GOL-LAST-2")
def test_a_city_without_open_tiles_from_the_start_of_a_round_is_played_on() -> None:
    """Possible only with corrected components: nothing is added, so no tile can be the last one again."""

    def nothing_added(files: Any) -> None:
        files["constants"]["added_tiles"] = {"2": 0, "3": 0, "4": 0}

    s = resolving(number=2, open=["Girdlers"], pawns={"Girdlers": "00"}, game=corrected(nothing_added))
    do(s, "take")
    assert s.round == 4
    while not s.over:
        seat = s.to_act[0]
        s.play(seat, s.legal(seat)[0])
    assert s.round == 15
