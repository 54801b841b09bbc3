"""The catalogue of effects, one by one (GOL-OP-1 to GOL-OP-20, GOL-OP-25)."""

from typing import Any

import pytest

from londinium.kernel import words
from londinium.kernel.rows import row
from tests.marks import rule
from tests.rules.guilds.playing import (
    about,
    asked,
    at,
    do,
    forbidden,
    goals,
    hand,
    left,
    may,
    pawns,
    pile,
    points,
    seat_of,
)
from tests.rules.guilds.table import BOX, corrected, moves, saying, short, table

# Points, cards, pawns of the reserve, neutral pawns


@rule("GOL-OP-2", "GOL-EFFECT-4")
def test_draw_now_or_at_the_end_of_the_turn() -> None:
    s = table(hands=["green_a green_c red_a red_b", "red_a"], deck="blue_a blue_b blue_c")
    do(s, "use green_a")
    assert (seat_of(s, 0)["cards"], s.view(None)["later"]) == (3, 2)
    do(s, "use green_c")
    assert hand(s, 0) == ["blue_a", "blue_b", "blue_c", "red_a", "red_b"]


@rule("GOL-OP-3")
def test_pawns_from_the_reserve_to_open_tiles_whatever_the_livery() -> None:
    s = table(hands=["red_d red_a blue_a"], resolved=["Cutlers"])
    do(s, "use red_d", "pay red_a")
    everywhere = {f"to {short(tile['id'])}" for tile in s.view(None)["tiles"] if not tile["resolved"]}
    assert may(s) == {"stop", *everywhere}
    assert forbidden(s, "to Cutlers") == "GOL-MOVE-3"
    do(s, "to Barbers", "to Dyers")
    assert (pawns(s, "Barbers"), pawns(s, "Dyers"), seat_of(s, 0)["reserve"]) == ("0", "0", 10)
    s = table(hands=["red_d red_a blue_a"])
    do(s, "use red_d", "pay red_a", "stop")
    assert (asked(s), seat_of(s, 0)["reserve"]) == ("turn", 12)
    s = table(hands=["red_d red_a blue_a"], guildhall=[15, 4])
    do(s, "use red_d", "pay red_a", "to Barbers")
    assert (asked(s), seat_of(s, 0)["reserve"]) == ("turn", 0)
    s = table(hands=["red_d red_a blue_a"], guildhall=[16, 4])
    do(s, "use red_d", "pay red_a")
    assert (asked(s), seat_of(s, 0)["reserve"]) == ("turn", 0)


@rule("GOL-OP-3")
def test_pawns_from_the_reserve_to_the_plantation() -> None:
    s = table(hands=["blue_d red_a blue_a"])
    do(s, "use blue_d", "pay red_a", "part", "stop")
    assert (seat_of(s, 0)["plantation"], seat_of(s, 0)["reserve"], seat_of(s, 0)["guildhall"]) == (1, 11, 4)


@rule("GOL-OP-4", "GOL-OP-25")
def test_a_move_by_an_effect_needs_no_livery_and_may_take_the_same_pawn_again() -> None:
    s = table(hands=["red_b red_a blue_a"])
    do(s, "use red_b", "pay red_a", "from guildhall", "to Dyers")
    assert left(s) == 2
    do(s, "from Dyers")
    assert forbidden(s, "to Dyers") == "GOL-MOVE-4"
    do(s, "to Brewers", "from Brewers", "to Barbers")
    assert (pawns(s, "Dyers"), pawns(s, "Brewers"), pawns(s, "Barbers")) == ("", "", "0")
    assert asked(s) == "turn"


@rule("GOL-OP-4")
def test_an_effect_moves_only_where_there_is_another_open_tile() -> None:
    s = table(hands=["red_b red_a blue_a"], pawns={"Barbers": "0"}, open=["Barbers"], guildhall=[1, 4])
    do(s, "use red_b", "pay red_a")
    assert may(s) == {"from guildhall", "stop"}
    assert forbidden(s, "from Barbers") == "GOL-OP-4"
    do(s, "from guildhall")
    assert (pawns(s, "Barbers"), asked(s)) == ("00", "turn")  # and nobody else could move
    s = table(hands=["red_b red_a blue_a"], pawns={"Barbers": "0"}, open=["Barbers"], guildhall=[0, 4])
    do(s, "use red_b", "pay red_a")
    assert asked(s) == "turn"


@rule("GOL-OP-20", "GOL-OP-4")
@pytest.mark.parametrize("place", ["guildhall", "open_tile", "resolved_tile", "plantation"])
def test_an_effect_says_where_pawns_are_moved_from(place: str) -> None:
    where = {"guildhall": "guildhall", "open_tile": "Barbers", "resolved_tile": "Bakers", "plantation": "plantation"}
    game = saying("red_a", moves(1, place))
    s = table(hands=["red_a blue_a"], pawns={"Barbers": "0"}, masters={"Bakers": 0}, plantation=[1, 0], game=game)
    do(s, "use red_a")
    assert may(s) == {f"from {where[place]}", "stop"}
    for name, other in where.items():
        if name != place:
            assert forbidden(s, f"from {other}") == "GOL-OP-20"


@rule("GOL-OP-5")
def test_to_the_plantation_up_to_a_number_of_times() -> None:
    s = table(hands=["blue_b red_a blue_a"], pawns={"Barbers": "0"}, masters={"Bakers": 0}, plantation=[1, 0])
    do(s, "use blue_b", "pay red_a")
    assert may(s) == {"from guildhall", "from Barbers", "from Bakers", "stop"}
    assert forbidden(s, "from plantation") == "GOL-OP-20"
    do(s, "from Bakers", "from guildhall")
    assert left(s) == 1
    do(s, "stop")
    assert (seat_of(s, 0)["plantation"], seat_of(s, 0)["guildhall"], at(s, "Bakers")["master"]) == (3, 3, None)


@rule("GOL-OP-6", "GOL-CHOICE-6", "GOL-REWARD-10")
def test_mayoral_cards_one_is_kept_and_the_others_go_under_the_deck_in_any_order() -> None:
    game = saying("red_a", {"op": "mayoral", "draw": 4, "keep": 1})
    s = table(hands=["red_a blue_a"], mayoral="each_red each_blue special tokens", game=game)
    do(s, "use red_a")
    assert may(s) == {"keep each_red", "keep each_blue", "keep special", "keep tokens"}
    assert forbidden(s, "keep neutrals") == "GOL-REWARD-10"
    do(s, "keep special")
    assert may(s) == {"under each_red", "under each_blue", "under tokens"}
    assert forbidden(s, "under special") == "GOL-CHOICE-6"
    do(s, "under tokens", "under each_red")
    assert (goals(s, 0), s.view(None)["mayoral"], asked(s)) == (["special"], 20, "turn")
    assert [short(BOX.goals[code // 32]) for code in s.under] == ["tokens", "each_red", "each_blue"]


@rule("GOL-REWARD-11", "GOL-OP-6")
def test_a_short_mayoral_deck_is_drawn_as_far_as_it_goes() -> None:
    s = table(hands=["purple_b red_a red_b blue_a"], under=[("each_red", 1)])
    del s.bag[:]
    do(s, "use purple_b", "pay red_a", "pay red_b")
    assert (goals(s, 0), s.view(None)["mayoral"], asked(s)) == (["each_red"], 0, "turn")
    do(s, "stop")
    s = table(hands=["purple_b red_a red_b blue_a"])
    del s.bag[:]
    do(s, "use purple_b", "pay red_a", "pay red_b")
    assert (goals(s, 0), asked(s)) == ([], "turn")


@rule("GOL-OP-6")
def test_cards_under_the_deck_come_last_and_in_their_order() -> None:
    s = table(hands=["purple_b red_a red_b blue_a"], under=[("each_red", 1), ("special", 0), ("tokens", 1)])
    s.bag = row([BOX.goals.index("mayoral_hand")])
    do(s, "use purple_b", "pay red_a", "pay red_b")
    assert may(s) == {"keep hand", "keep each_red"}


@rule("GOL-OP-7", "GOL-REWARD-12", "GOL-TERM-6")
def test_neutral_pawns_come_from_the_supply_as_many_as_there_are() -> None:
    s = table(hands=["purple_c red_a"])
    do(s, "use purple_c", "take")
    assert (seat_of(s, 0)["neutrals"], s.view(None)["supply"]) == (1, 3)
    s = table(hands=["purple_c red_a"])
    do(s, "use purple_c", "stop")
    assert (seat_of(s, 0)["neutrals"], s.view(None)["supply"]) == (0, 4)
    s = table(hands=["red_a blue_a"], neutrals=[0, 3], game=saying("red_a", {"op": "neutral", "n": 3}))
    do(s, "use red_a", "take")
    assert (seat_of(s, 0)["neutrals"], s.view(None)["supply"]) == (1, 0)
    s = table(hands=["purple_c red_a"], neutrals=[2, 2])
    do(s, "use purple_c")
    assert (asked(s), seat_of(s, 0)["neutrals"]) == ("turn", 2)


# Others' pawns, and cards


@rule("GOL-OP-8")
def test_opponents_liverymen_are_sent_to_the_guildhall() -> None:
    s = table(
        3,
        hands=["red_g red_a"],
        pawns={"Barbers": "01n", "Cutlers": "22"},
        masters={"Bakers": 1},
        plantation=[1, 1, 1],
        beadle="Barbers",
    )
    do(s, "use red_g", "from plantation")
    assert may(s) == {"evict Barbers 1", "evict Cutlers 2", "stop"}
    assert forbidden(s, "evict Barbers 0") == "GOL-OP-8"  # one's own
    assert forbidden(s, "evict Bakers 1") == "GOL-OP-8"  # a Master
    assert forbidden(s, "evict Dyers 1") == "GOL-OP-8"  # nobody
    assert forbidden(s, "evict Barbers 3") == "GOL-OP-8"  # no such player
    do(s, "evict Cutlers 2", "evict Cutlers 2")
    assert (pawns(s, "Cutlers"), seat_of(s, 2)["guildhall"], asked(s)) == ("", 6, "turn")


@rule("GOL-OP-8")
def test_sending_away_may_stop_early_and_ends_when_nobody_is_left() -> None:
    s = table(hands=["red_g red_a"], pawns={"Barbers": "11"}, guildhall=[1, 4])
    do(s, "use red_g", "evict Barbers 1", "stop")
    assert (pawns(s, "Barbers"), asked(s)) == ("1", "turn")
    s = table(hands=["red_g red_a"], pawns={"Barbers": "1"}, guildhall=[1, 4])
    do(s, "use red_g", "evict Barbers 1")
    assert asked(s) == "turn"
    s = table(hands=["red_g red_a"], guildhall=[1, 4])
    do(s, "use red_g")
    assert asked(s) == "turn"


@rule("GOL-OP-9")
def test_a_card_is_recovered_from_the_pile_but_not_the_one_being_played() -> None:
    s = table(hands=["green_g red_a red_b"], discard="purple_a blue_a blue_a")
    do(s, "hire red_a", "use green_g")
    assert may(s) == {"recover purple_a", "recover blue_a", "stop"}
    assert forbidden(s, "recover green_g") == "GOL-OP-9"
    assert forbidden(s, "recover red_a") == "GOL-OP-9"
    do(s, "recover blue_a")
    assert (hand(s, 0), pile(s), asked(s)) == (["blue_a", "red_b"], ["purple_a", "blue_a"], "turn")
    game = saying("red_a", {"op": "recover", "n": 3})
    s = table(hands=["red_a red_b"], discard="purple_a blue_a", game=game)
    do(s, "use red_a")
    assert left(s) == 2  # there are no more
    do(s, "recover blue_a", "stop")
    assert (hand(s, 0), asked(s)) == (["blue_a", "red_b"], "turn")
    s = table(hands=["red_a red_b"], discard="purple_a blue_a", game=game)
    do(s, "use red_a", "recover blue_a", "recover purple_a")
    assert (hand(s, 0), pile(s), asked(s)) == (["blue_a", "purple_a", "red_b"], [], "turn")


@rule("GOL-OP-10")
def test_cards_are_discarded_as_one_chooses_or_all_if_there_are_fewer() -> None:
    s = table(hands=["green_c red_a red_b"], deck="blue_a blue_b blue_c")
    do(s, "use green_c")
    assert (asked(s), left(s)) == ("shed", 2)
    assert forbidden(s, "discard green_c") == "GOL-OP-10"
    do(s, "discard blue_b", "discard red_a")
    assert (hand(s, 0), pile(s), asked(s)) == (["blue_a", "blue_c", "red_b"], ["blue_b", "red_a"], "turn")
    s = table(hands=["red_a blue_a blue_b"], game=saying("red_a", {"op": "discard", "n": 5}, {"op": "vp", "n": 1}))
    do(s, "use red_a")
    assert (seat_of(s, 0)["cards"], sorted(pile(s))[:2], points(s)[0]) == (2, ["blue_a", "blue_b"], 1)
    s = table(
        hands=["red_a blue_a blue_b"],
        game=saying("red_a", {"op": "discard", "n": 2}, {"op": "draw", "n": 1, "when": "now"}),
    )
    do(s, "use red_a")
    assert (asked(s), seat_of(s, 0)["cards"], sorted(pile(s))) == ("turn", 1, ["blue_a", "blue_b"])  # just as many


# Choices, counts, conditions, triggers


@rule("GOL-OP-11")
def test_exactly_one_of_several_effects() -> None:
    s = table(hands=["purple_g red_a"])
    do(s, "use purple_g")
    assert may(s) == {"option 0", "option 1"}
    assert forbidden(s, "option 2") == "GOL-OP-11"
    do(s, "option 1")
    assert (points(s)[0], s.view(None)["later"]) == (0, 2)
    s = table(hands=["purple_f red_a blue_a"])
    do(s, "use purple_f", "pay red_a")
    assert may(s) == {"option 0", "option 1", "option 2", "option 3"}
    do(s, "option 2", "from guildhall", "from guildhall")
    assert seat_of(s, 0)["plantation"] == 2


@rule("GOL-OP-11", "GOL-OP-14")
def test_a_choice_is_asked_with_its_own_card_and_effects() -> None:
    def offer(*points: int) -> dict[str, Any]:
        return {"op": "choice", "options": [[{"op": "vp", "n": n}] for n in points]}

    outer = {"op": "choice", "options": [[offer(3, 4)], [{"op": "vp", "n": 9}]]}
    whenever = {"op": "on", "trigger": "hire_card", "effects": [offer(5, 6)]}
    s = table(hands=["red_a purple_g blue_a"], game=saying("red_a", offer(1, 2), outer, whenever))
    do(s, "use red_a")
    for options, then in (
        (["1 point", "2 points"], "option 0"),
        (["choose one: 3 points or 4 points", "9 points"], "option 0"),
        (["3 points", "4 points"], "option 0"),
        ([], "hire purple_g"),
        (["5 points", "6 points"], "option 0"),
    ):
        lines = [s.line(0, action) for action in s.legal(0)]
        assert [words.speak(s.game, line) for line in lines if line["args"]["kind"] == "option"] == options
        assert about(s).get("card") == ("action_red_a" if options else None)
        do(s, then)


@rule("GOL-OP-12")
def test_for_each_is_counted_once_and_up_to_a_number() -> None:
    s = table(hands=["blue_g red_a"], plantation=[2, 5])
    do(s, "use blue_g")
    assert points(s)[0] == 2
    s = table(hands=["blue_g red_a"], plantation=[5, 0])
    do(s, "use blue_g")
    assert points(s)[0] == 3
    grows = {"op": "per", "metric": "own_on_plantation", "max": 9, "effect": {"op": "hire", "n": 1, "to": "plantation"}}
    s = table(hands=["red_a blue_a"], plantation=[2, 0], game=saying("red_a", grows))
    do(s, "use red_a", "take")
    assert seat_of(s, 0)["plantation"] == 4  # two more, although it was four in the end


@rule("GOL-OP-12")
def test_for_each_the_whole_effect_is_applied() -> None:
    each = {"op": "per", "metric": "own_on_plantation", "max": 3, "effect": {"op": "vp", "n": 2}}
    s = table(hands=["red_a blue_a"], plantation=[2, 0], game=saying("red_a", each))
    do(s, "use red_a")
    assert points(s)[0] == 4


@rule("GOL-OP-12", "GOL-OP-11")
def test_a_choice_for_each_is_made_each_time() -> None:
    either = {"op": "choice", "options": [[{"op": "vp", "n": 1}], [{"op": "draw", "n": 1, "when": "end_of_turn"}]]}
    each = {"op": "per", "metric": "own_on_plantation", "max": 3, "effect": either}
    s = table(hands=["red_a blue_a"], plantation=[5, 0], game=saying("red_a", each, {"op": "vp", "n": 5}))
    do(s, "use red_a", "option 0", "option 1", "option 1")
    assert (points(s)[0], s.view(None)["later"], asked(s)) == (6, 2, "turn")


@rule("GOL-OP-12", "GOL-OP-6")
def test_mayoral_cards_for_each_are_drawn_anew_each_time() -> None:
    each = {
        "op": "per",
        "metric": "own_on_plantation",
        "max": 2,
        "effect": {"op": "mayoral", "draw": 2, "keep": 1},
    }
    s = table(
        hands=["red_a blue_a"],
        plantation=[2, 0],
        mayoral="each_red each_blue special tokens",
        game=saying("red_a", each),
    )
    do(s, "use red_a", "keep each_red")
    assert may(s) == {"keep special", "keep tokens"}
    do(s, "keep tokens")
    assert (goals(s, 0), asked(s)) == (["each_red", "tokens"], "turn")


@rule("GOL-OP-13", "GOL-OP-17", "GOL-COMP-11")
def test_if_this_was_done_in_this_turn() -> None:
    s = table(hands=["blue_c blue_a blue_c red_a"], deck="green_a green_b")
    do(s, "use blue_c")
    assert seat_of(s, 0)["cards"] == 3
    do(s, "use blue_a", "from guildhall", "use blue_c")
    assert hand(s, 0) == ["green_a", "green_b", "red_a"]
    twice = {"op": "if", "metric": "sent_to_plantation_this_turn", "min": 2, "then": [{"op": "vp", "n": 1}]}
    for sent, gained in ((1, 0), (2, 1), (3, 1)):
        s = table(hands=["red_a blue_b blue_a green_a"], game=saying("red_a", twice))
        do(s, "use blue_b", "pay blue_a", *["from guildhall"] * sent, *(["stop"] if sent < 3 else []), "use red_a")
        assert points(s)[0] == gained


@rule("GOL-OP-14", "GOL-COMP-12")
def test_several_cards_of_this_kind_add_up_and_earlier_events_do_not_count() -> None:
    s = table(hands=["yellow_g yellow_g red_a red_b blue_a"])
    do(s, "hire red_a", "use yellow_g", "use yellow_g")
    assert seat_of(s, 0)["guildhall"] == 4 + 1
    do(s, "hire red_b", "take", "take")
    assert seat_of(s, 0)["guildhall"] == 5 + 3


@rule("GOL-OP-14")
def test_cards_of_this_kind_act_in_the_order_they_were_played() -> None:
    def change(files: Any) -> None:
        send = {"op": "to_plantation", "n": 1, "from": ["guildhall"]}
        for card in files["action_cards"]["entries"]:
            if card["id"] in ("action_yellow_g", "action_red_f"):
                effect = {"op": "neutral", "n": 1} if card["id"] == "action_yellow_g" else send
                card.update(
                    effects=[{"op": "on", "trigger": "hire_card", "effects": [effect]}], cost={"cards": 0, "pawns": 0}
                )

    game = corrected(change)
    for first, second, questions in (
        ("yellow_g", "red_f", ["amount", "send"]),
        ("red_f", "yellow_g", ["send", "amount"]),
    ):
        s = table(hands=["yellow_g red_f red_a red_b"], game=game)
        do(s, f"use {first}", f"use {second}", "hire red_a")
        met = [asked(s)]
        do(s, "stop")
        assert [*met, asked(s)] == questions


@rule("GOL-OP-15")
def test_only_a_card_played_to_hire_is_such_an_event() -> None:
    s = table(hands=["yellow_g yellow_a red_a blue_a"])
    do(s, "use yellow_g", "use yellow_a", "pay red_a", "take")
    assert (seat_of(s, 0)["guildhall"], asked(s)) == (4 + 3, "turn")


@rule("GOL-OP-15")
def test_a_pawn_brought_in_from_the_reserve_or_sent_to_the_plantation_is_not_moved() -> None:
    s = table(hands=["red_f red_d blue_a red_a green_a yellow_a"])
    do(s, "use red_f", "pay red_a", "use red_d", "pay green_a", "to Dyers", "to Dyers")
    do(s, "use blue_a", "from Dyers")
    assert (asked(s), seat_of(s, 0)["plantation"]) == ("turn", 1)
    assert (s.view(None)["later"], s.view(None)["moved"], s.view(None)["hired"]) == (0, 0, 2)


@rule("GOL-OP-15")
def test_what_a_trigger_does_triggers_nothing() -> None:
    game = saying("yellow_g", {"op": "on", "trigger": "move", "effects": [moves(1, "guildhall")]})
    s = table(hands=["yellow_g red_a blue_a green_a"], game=game)
    do(s, "use yellow_g", "move red_a", "to Skinners")
    assert (asked(s), left(s)) == ("pawn-from", 1)
    do(s, "from guildhall", "to Dyers")
    assert (asked(s), pawns(s, "Dyers"), s.view(None)["moved"]) == ("turn", "0", 2)


ONE = moves(1, "guildhall")


@rule("GOL-OP-15")
@pytest.mark.parametrize(
    ("effect", "chosen"),
    [
        ({"op": "choice", "options": [[ONE], [{"op": "vp", "n": 1}]]}, ["option 0"]),
        ({"op": "per", "metric": "moved_this_turn", "max": 1, "effect": ONE}, []),
        ({"op": "if", "metric": "moved_this_turn", "min": 1, "then": [ONE]}, []),
    ],
    ids=["choice", "per", "if"],
)
def test_nor_does_what_stands_inside_another_effect_of_a_trigger(effect: dict[str, Any], chosen: list[str]) -> None:
    game = saying("yellow_g", {"op": "on", "trigger": "move", "effects": [effect]})
    s = table(hands=["yellow_g red_a blue_a green_a"], game=game)
    do(s, "use yellow_g", "move red_a", "to Skinners", *chosen, "from guildhall", "to Dyers")
    assert (asked(s), pawns(s, "Dyers"), s.view(None)["moved"]) == ("turn", "0", 2)


@rule("GOL-OP-15", "GOL-OP-14")
def test_a_trigger_acts_after_each_move_of_an_effect() -> None:
    game = saying("yellow_g", {"op": "on", "trigger": "move", "effects": [{"op": "hire", "n": 1, "to": "guildhall"}]})
    s = table(hands=["yellow_g red_b blue_a green_a"], guildhall=[1, 4], game=game)
    do(s, "use yellow_g", "use red_b", "pay blue_a", "from guildhall", "to Dyers", "take")
    assert (asked(s), may(s)) == ("pawn-from", {"from guildhall", "from Dyers", "stop"})
    do(s, "from guildhall", "to Dyers", "stop", "from Dyers", "to Barbers", "stop")
    assert (asked(s), pawns(s, "Dyers"), pawns(s, "Barbers")) == ("turn", "0", "0")


@rule("GOL-OP-17")
def test_pawns_hired_in_this_turn_wherever_they_went() -> None:
    s = table(hands=["green_d red_a red_b blue_a blue_b red_d blue_d"])
    do(s, "hire red_a", "use red_d", "pay red_b", "to Dyers", "stop", "use blue_d", "pay blue_b", "part", "stop")
    assert s.view(None)["hired"] == 3
    do(s, "use green_d")
    assert s.view(None)["later"] == 3


@rule("GOL-OP-17")
def test_moves_in_this_turn_a_pawn_moved_twice_counting_twice() -> None:
    s = table(hands=["green_e red_a red_a blue_a"])
    do(s, "move red_a", "from guildhall", "to Skinners", "use red_a", "from Skinners", "to Dyers", "use green_e")
    assert (s.view(None)["moved"], s.view(None)["later"]) == (2, 2)


@rule("GOL-OP-17")
def test_counts_start_at_nothing_in_every_turn() -> None:
    s = table(hands=["red_a red_a blue_a green_a", "red_b red_a"])
    do(s, "hire red_a", "move red_a", "from guildhall", "to Skinners", "use blue_a", "from guildhall")
    assert [s.view(None)[what] for what in ("hired", "moved", "sent")] == [1, 1, 1]
    do(s, "stop")
    assert [s.view(None)[what] for what in ("hired", "moved", "sent", "later")] == [0, 0, 0, 0]


@rule("GOL-OP-17", "GOL-REWARD-1")
@pytest.mark.parametrize(
    ("tile", "standing", "answers"),
    [("Cutlers", "00", ["from guildhall", "to Dyers"]), ("Lightermen", "000", ["from guildhall", "stop"])],
)
def test_what_a_reward_moves_sends_and_hires_is_not_done_in_a_turn(
    tile: str, standing: str, answers: list[str]
) -> None:
    s = table(round=2, phase="tiles", pawns={tile: standing}, hands=["red_a", "red_b"])
    do(s, "take", *answers)
    assert (s.round, asked(s)) == (3, "turn")
    assert [s.view(None)[what] for what in ("hired", "moved", "sent")] == [0, 0, 0]


@rule("GOL-OP-17")
def test_pawns_that_reached_the_plantation_by_any_means() -> None:
    s = table(hands=["blue_d blue_a red_a red_b"])
    do(s, "use blue_d", "pay red_a", "take", "use blue_a", "from guildhall")
    assert (s.view(None)["sent"], s.view(None)["hired"]) == (3, 2)


@rule("GOL-OP-18", "GOL-COMP-6")
def test_masters_with_a_livery_special_buildings_included() -> None:
    masters = {"Mercers": 0, "Goldsmiths": 0, "University of London": 0, "Dyers": 0, "Grocers": 1}
    s = table(hands=["purple_e red_a blue_a"], masters=masters, pawns={"Pewterers": "0"})
    do(s, "use purple_e", "pay red_a")
    assert points(s)[0] == 3
    s = table(hands=["purple_e red_a blue_a"], masters={"Dyers": 0, "Mercers": 1}, resolved=["Goldsmiths"])
    do(s, "use purple_e", "pay red_a")
    assert points(s)[0] == 0


@rule("GOL-OP-18")
def test_pawns_on_the_plantation_now() -> None:
    s = table(hands=["green_f red_a"], plantation=[2, 7])
    do(s, "use green_f")
    assert s.view(None)["later"] == 2
