"""The unofficial solo game and its rival (GOL-SOLO)."""

from typing import Any

import pytest

import londinium
from londinium.kernel.options import option_list
from tests.marks import rule
from tests.rules.guilds.playing import (
    asked,
    at,
    at_random,
    because,
    do,
    goals,
    may,
    pass_round,
    pawns,
    pile,
    points,
    seat_of,
    told,
)
from tests.rules.guilds.table import GAME, new, table


def alone(**position: Any) -> Any:
    return table(1, **{"hands": ["red_a"], **position})


def resolving(**position: Any) -> Any:
    return alone(round=2, phase="tiles", **position)


@rule("GOL-SOLO-1", "GOL-SOLO-11")
def test_a_city_of_five_by_five_over_ten_rounds() -> None:
    s = new(1, 3)
    cells = {(tile["x"], tile["y"]) for tile in s.view(None)["tiles"]}
    assert cells == {(x, y) for x in range(-2, 3) for y in range(-2, 3)} - {(0, 0)}
    do(s, sorted(may(s))[0])
    rounds = []
    while not s.over:
        rounds.append(s.round)
        pass_round(s)
    assert rounds == list(range(1, 11))


@rule("GOL-SOLO-2")
def test_tiles_are_resolved_every_second_round() -> None:
    for number in range(1, 11):
        s = alone(round=number, deck="red_a red_b red_b red_b green_a green_a", pawns={"Girdlers": "00"})
        do(s, "stop")
        assert (s.view(None)["tile"] == "guild_23") == (number % 2 == 0)


@rule("GOL-SOLO-3", "GOL-SOLO-10")
@pytest.mark.parametrize(("number", "resolved"), [(4, True), (8, True), (2, False), (6, False), (10, False)])
def test_the_plantation_is_resolved_in_rounds_4_and_8(number: int, resolved: bool) -> None:
    s = alone(round=number, plantation=[2], side="virginia")
    do(s, "stop")
    assert points(s)[0] == (6 if resolved else 0)


@rule("GOL-SOLO-5")
def test_the_solo_game_has_to_be_chosen_and_says_that_it_is_not_official() -> None:
    assert GAME.options().solo is False
    for players, options in ((1, {}), (2, {"solo": True}), (3, {"solo": True}), (4, {"solo": True})):
        with pytest.raises(londinium.Refused) as refused:
            GAME.new(players, 0, options)
        assert refused.value.rule == "GOL-SOLO-5"
        assert "unofficial" in str(refused.value)
    assert GAME.new(1, 0, {"solo": True}).players == 1
    option = next(one for one in option_list(GAME.options) if one["name"] == "solo")
    assert "unofficial" in option["title"]


@rule("GOL-SOLO-6", "GOL-SOLO-1")
def test_set_up_as_for_two_with_a_rival_who_has_pawns_and_nothing_else() -> None:
    s = new(1, 5)
    view = s.view(None)
    assert (view["supply"], view["track"], s.to_act) == (4, [0], (0,))
    you, rival = view["seats"]
    assert (you["rival"], rival["rival"]) == (False, True)
    assert [rival[what] for what in ("points", "cards", "goals", "drawn", "neutrals")] == [0] * 5
    assert (rival["reserve"], rival["guildhall"]) == (you["reserve"], you["guildhall"]) == (12, 4)
    assert (you["cards"], view["deck"]) == (6, 99)
    assert "gog_magog" not in [tile["id"] for tile in view["tiles"]]


@rule("GOL-SOLO-7", "GOL-SOLO-4")
def test_after_each_turn_two_cards_send_a_pawn_of_the_rival_each() -> None:
    """The first livery of the card decides: red, then yellow of a card in yellow and red."""
    s = alone(hands=["red_a"], deck="blue_a blue_a blue_a blue_a red_c yellow_d", discard="purple_a")
    events = told(s, "stop")
    assert because(events).count("GOL-SOLO-7") == 2
    assert (pawns(s, "Mercers"), pawns(s, "Grocers")) == ("1", "1")  # the lowest ranks that are red, and yellow
    assert seat_of(s, 1)["reserve"] == 10
    assert pile(s) == ["purple_a", "red_c", "yellow_d"]
    assert s.round == 2


@rule("GOL-SOLO-7", "GOL-DRAW-6")
@pytest.mark.parametrize(("discard", "revealed"), [("red_c yellow_d green_a", 2), ("red_c", 1), ("", 0)])
def test_an_empty_deck_is_made_anew_for_the_rival_too(discard: str, revealed: int) -> None:
    s = alone(round=10, only=True, discard=discard)  # in the final round one draws nothing oneself
    events = told(s, "stop")
    assert because(events).count("GOL-SOLO-7") == revealed
    assert because(events).count("GOL-DRAW-6") == (revealed > 0)


@rule("GOL-SOLO-7")
def test_the_lowest_rank_decides_wherever_it_lies() -> None:
    city = {(-2, -2): "Cutlers", (2, 2): "Mercers"}
    s = alone(deck="blue_a blue_a blue_a blue_a red_c green_a", city=city)
    do(s, "stop")
    assert (pawns(s, "Cutlers"), pawns(s, "Mercers")) == ("", "1")


@rule("GOL-SOLO-7")
def test_the_rival_goes_to_a_building_where_no_open_guild_shows_the_livery() -> None:
    drawn = "green_a green_a green_a green_a red_c red_c"
    city = {(0, -1): "University of London", (1, 0): "Businessmen's Hall"}
    open_ = ["Dyers", "Businessmen's Hall", "Church of St Lawrence Jewry"]
    s = alone(deck=drawn, city=city, open=open_)
    do(s, "stop")
    first = next(tile for tile in s.view(None)["tiles"] if not tile["resolved"] and tile["id"] != "guild_13")
    assert first["pawns"] == [0, 2]
    s = alone(deck=drawn, open=["Dyers"])
    do(s, "stop")
    assert (pawns(s, "Dyers"), seat_of(s, 1)["reserve"]) == ("", 12)  # nowhere


@rule("GOL-SOLO-7")
def test_the_rivals_pawns_come_from_the_reserve_then_from_the_guildhall_then_not_at_all() -> None:
    drawn = "green_a green_a green_a green_a red_c red_c"
    s = alone(deck=drawn, guildhall=[4, 15])
    do(s, "stop")
    assert (seat_of(s, 1)["reserve"], seat_of(s, 1)["guildhall"], pawns(s, "Mercers")) == (0, 14, "11")
    s = alone(deck=drawn, guildhall=[4, 0], pawns={"Brewers": "1" * 16})
    do(s, "stop")
    assert (pawns(s, "Mercers"), seat_of(s, 1)["guildhall"]) == ("", 0)


@rule("GOL-SOLO-8", "GOL-SOLO-4")
def test_the_rival_votes_leaves_masters_and_gains_nothing() -> None:
    s = resolving(pawns={"Girdlers": "11"})
    assert (at(s, "Girdlers")["master"], points(s), s.round) == (1, [0, 0], 3)
    assert seat_of(s, 1)["guildhall"] == 5
    s = resolving(pawns={"Girdlers": "0011"})
    assert not at(s, "Girdlers")["resolved"]  # a tie
    city = {(-1, -2): "Mercers", (-2, -2): "Girdlers"}
    s = resolving(city=city, pawns={"Girdlers": "01"}, masters={"Mercers": 1}, tokens={"Girdlers": "vp2"})
    assert s.view(None)["winner"] == 1
    do(s, "take")
    assert (points(s), seat_of(s, 0)["tokens"], at(s, "Girdlers")["master"]) == ([2, 0], ["token_vp2"], 1)


@rule("GOL-SOLO-8")
def test_a_token_that_the_rival_wins_leaves_the_game() -> None:
    s = resolving(pawns={"Girdlers": "001"}, tokens={"Girdlers": "vp2"})
    do(s, "take")
    assert (points(s), seat_of(s, 1)["tokens"], at(s, "Girdlers")["token"]) == ([3, 0], [], None)
    assert at(s, "Girdlers")["master"] == 0


@rule("GOL-SOLO-8", "GOL-NEG-5")
def test_the_rivals_pawns_can_be_replaced_but_the_rival_never_negotiates() -> None:
    s = resolving(pawns={"Girdlers": "011"}, neutrals=[2, 2])
    assert (asked(s), s.to_act, may(s)) == ("negotiate", (0,), {"replace 0", "replace 1", "stop"})
    do(s, "replace 1", "stop")
    assert (s.to_act, seat_of(s, 1)["guildhall"], seat_of(s, 1)["neutrals"]) == ((0,), 5, 2)


@rule("GOL-SOLO-9")
def test_the_result_is_the_final_score() -> None:
    s = table(1, phase="end", points=[7], goals=["guildhall"], masters={"Mercers": 0, "Grocers": 1})
    outcome = s.outcome()
    assert (outcome["scores"], outcome["ranking"], outcome["decided_by"]) == ([11], [1], None)
    assert outcome["breakdown"] == [{"track": 7, "goals": 4, "pairs": 0}]


@rule("GOL-SOLO-10")
@pytest.mark.parametrize(("there", "expected"), [(0, 0), (1, 4), (2, 6), (5, 6)])
def test_one_pawn_of_the_rival_is_reckoned_with_on_the_plantation(there: int, expected: int) -> None:
    s = alone(round=4, phase="development", plantation=[there], side="virginia", neutrals=[0])
    assert points(s)[0] == expected
    assert (seat_of(s, 0)["plantation"], seat_of(s, 1)["plantation"]) == (max(0, there - 2), 0)
    assert seat_of(s, 1)["reserve"] == 12  # it is not one of its sixteen


@rule("GOL-SOLO-10")
def test_the_pawn_that_is_reckoned_with_cannot_be_replaced() -> None:
    s = alone(round=4, phase="development", plantation=[1], side="virginia", neutrals=[2])
    assert may(s) == {"replace 0", "stop"}
    do(s, "replace 0")
    assert (points(s)[0], s.view(None)["supply"]) == (0, 3)


@rule("GOL-SOLO-11", "GOL-DRAW-4")
def test_round_10_is_the_final_one_and_ends_after_its_tiles() -> None:
    s = alone(round=10, plantation=[3], side="virginia", pawns={"Girdlers": "00"}, deck="green_a green_a")
    do(s, "stop")
    assert seat_of(s, 0)["cards"] == 1
    assert (s.view(None)["tile"], s.over) == ("guild_23", False)
    do(s, "take")
    assert (s.over, points(s)[0]) == (True, 3)  # without the Plantation


@rule("GOL-SOLO-11", "GOL-LAST-5", "GOL-LAST-6")
@pytest.mark.parametrize("number", [2, 4, 10])
def test_or_earlier_with_the_last_open_tile(number: int) -> None:
    """The Plantation is resolved once more, whatever the round, and the marker stays where it is."""
    position = {"open": ["Girdlers"], "pawns": {"Girdlers": "00"}, "plantation": [2], "side": "virginia"}
    s = alone(round=number, phase="tiles", **position)
    events = told(s, "take")
    assert (s.over, points(s)[0], s.round) == (True, 3 + 6, number)
    assert because(events).count("GOL-PLANT-3") == 1
    assert ("GOL-LAST-5" in because(events), "GOL-LAST-2" in because(events)) == (True, False)


@rule("GOL-SOLO-10", "GOL-LAST-5")
@pytest.mark.parametrize(("number", "expected"), [(2, 6), (4, 4), (6, 6), (8, 4), (10, 6)])
def test_the_rival_is_reckoned_with_in_rounds_4_and_8_only(number: int, expected: int) -> None:
    """The last open tile may end the game in any round of tiles: then one pawn of one's own has nobody beside it."""
    position = {"open": ["Girdlers"], "pawns": {"Girdlers": "00"}, "plantation": [1], "side": "virginia"}
    s = alone(round=number, phase="tiles", **position)
    do(s, "take")
    assert (s.over, points(s)[0]) == (True, 3 + expected)


@rule("GOL-SOLO-8", "GOL-OP-8")
def test_the_rivals_liverymen_can_be_sent_away() -> None:
    s = alone(hands=["red_g red_a"], pawns={"Brewers": "1"}, guildhall=[1, 4])
    do(s, "use red_g")
    assert may(s) == {"evict Brewers 1", "stop"}
    do(s, "evict Brewers 1")
    assert (pawns(s, "Brewers"), seat_of(s, 1)["guildhall"]) == ("", 5)


@rule("GOL-SOLO-4", "GOL-SOLO-7")
def test_the_rival_takes_guilds_in_a_game_played_by_chance() -> None:
    won = 0
    for s in at_random(new(1, 8), 8):
        if s.over:
            won = sum(tile["master"] == 1 for tile in s.view(None)["tiles"])
            assert points(s)[1] == 0
            assert len(goals(s, 0)) >= 1
    assert won > 0
