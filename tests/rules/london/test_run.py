"""The action Run (LON-RUN)."""

from itertools import permutations

import pytest

from tests.marks import rule
from tests.rules.london.playing import change, gains, told, until
from tests.rules.london.table import (
    CARDS,
    Seat,
    asked,
    city,
    do,
    does,
    hand,
    kinds,
    may,
    on_board,
    purse,
    refused,
    stopped_by,
    table,
)

ELEVEN = "mercers salters grocers vintners fishmongers haberdashers sewers brewing omnibus bridge kew"


@rule("LON-RUN-1")
@pytest.mark.parametrize("city", ["", "~mercers", "st_pauls", "mercers lords"])
def test_a_run_may_be_chosen_with_any_building_area(city: str) -> None:
    s = table(Seat(city=city))
    assert "run" in kinds(s)
    assert refused(s, "run") is None
    does(s, "run")
    does(s, *(["stop"] if s.active == 0 else []))
    assert (s.active, s.poverty[0]) == (1, len(city.split()))


@rule("LON-RUN-2")
def test_any_number_of_cards_is_activated_in_any_order() -> None:
    start = table(Seat(city="mercers salters lords"))
    for number in range(4):
        for order in permutations((1, 2, 3), number):
            s = does(start.copy(), "run", *(f"activate {stack}" for stack in order))
            does(s, *(["stop"] if number < 3 else []))
            assert s.active == 1
            assert s.money[0] == 5 + 5 * (1 in order) + 4 * (2 in order)
            assert s.prestige[0] == (3 in order)


@rule("LON-RUN-2")
def test_only_the_own_face_up_cards_are_activated() -> None:
    s = does(table(Seat(city="mercers/lords ~salters grocers"), Seat(city="kew vintners")), "run")
    assert may(s, "activate") == {"1", "3"}
    assert stopped_by(s, "activate", 4) == "LON-RUN-2"
    events = told(s, "activate 1")
    assert purse(s) == (5, 0, 0, 1)  # Lord's; Mercers lie under it
    assert {"kind": "rule", "id": "LON-RUN-2", "args": {"card": "lords"}} in events


@rule("LON-RUN-3")
def test_a_card_is_activated_once_in_a_turn() -> None:
    s = does(table(Seat(city="lords grand_hotel mercers")), "run", "activate 1", "activate 2")
    assert (city(s)[:2], may(s, "activate")) == (["lords", "grand_hotel"], {"3"})  # neither flips
    assert stopped_by(s, "activate", 1) == "LON-RUN-3"
    assert stopped_by(s, "activate", 2) == "LON-RUN-3"
    does(s, "stop")
    does(until(s, 0), "run")
    assert may(s, "activate") == {"1", "2", "3"}


@rule("LON-RUN-4")
@pytest.mark.parametrize(
    ("card", "money", "cards"),
    [("mercers", 0, 0), ("woolwich", 7, 0), ("street_lights", 4, 0), ("great_exhibition", 0, 1)],
)
def test_the_activation_cost_is_nothing_money_or_a_card(card: str, money: int, cards: int) -> None:
    s = does(table(Seat("lords kew", city=f"{card} vintners", money=20)), "run", "activate 1")
    if cards:
        assert (asked(s), may(s, "discard"), s.prestige[0]) == ("cost", {"lords", "kew_gardens"}, 0)
        assert stopped_by(s, "discard", "mercers") == "LON-RUN-4"
        does(s, "discard kew")
    assert len(hand(s)) == 2 - cards
    assert s.money[0] == 20 - money + (5 if card == "mercers" else 0)


@rule("LON-RUN-4")
def test_no_card_costs_both_or_more_than_one_card() -> None:
    for card in CARDS.values():
        if card.activation:
            cost = card.activation.cost
            assert (cost.money > 0) + cost.discard <= 1


@rule("LON-RUN-5")
@pytest.mark.parametrize("paid", ["vintners", "lords", "bridge", "paupers", "huguenots"])
def test_a_card_of_any_colour_pays_and_goes_to_the_board(paid: str) -> None:
    s = table(Seat("vintners lords bridge paupers huguenots", city="brewing salters"))
    does(s, "run", "activate 1", f"discard {paid}")
    assert [card.removesuffix("_a") for card in on_board(s).values()] == [paid]
    assert (s.money[0], len(hand(s))) == (14, 4)


@rule("LON-RUN-6")
def test_without_a_hand_card_its_cost_cannot_be_paid() -> None:
    s = does(table(Seat(city="brewing salters")), "run")
    assert may(s, "activate") == {"2"}
    assert stopped_by(s, "activate", 1) == "LON-RUN-6"


@rule("LON-RUN-6", "LON-LOAN-11")
def test_money_is_raised_by_loans() -> None:
    s = does(table(Seat(city="woolwich street_lights salters", money=1)), "run")
    assert may(s, "activate") == {"1", "2", "3"}
    assert purse(does(s.copy(), "activate 1"))[:2] == (4, 1)
    assert purse(does(s, "loan", "activate 1"))[:2] == (4, 1)


@rule("LON-RUN-6", "LON-COMP-10")
def test_where_no_loan_is_left_a_card_that_costs_too_much_is_not_activated() -> None:
    s = does(table(Seat(city="woolwich street_lights salters", money=5), Seat(loans=12), loan_cap=12), "run")
    assert may(s, "activate") == {"2", "3"}
    assert stopped_by(s, "activate", 1) == "LON-COMP-10"


@rule("LON-RUN-7")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("vauxhall_gardens", (2, -1, 2)),
        ("covent_garden", (5, 0, 2)),
        ("theatre_royal", (2, 0, 2)),
        ("oxford_street", (8, -1, 2)),
        ("regent_street", (3, -1, 2)),
        ("smithfield_market", (8, -1, 0)),
        ("leather_industry", (7, 1, 0)),
    ],
)
def test_all_effects_of_a_card_are_carried_out(card: str, gained: tuple[int, int, int]) -> None:
    s = does(table(Seat(city=f"{card} lords", poverty=5)), "run", "activate 1")
    assert purse(s) == (5 + gained[0], 0, 5 + gained[1], gained[2])


@rule("LON-RUN-7")
@pytest.mark.parametrize(("first", "poverty"), [(1, 1), (2, 2)])
def test_the_player_chooses_the_order_where_it_matters(
    first: int, poverty: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No card of the game has effects of which one changes what the other does; here is one that has."""
    effects = [{"op": "gain_poverty", "amount": 2}, {"op": "remove_poverty", "amount": 1}]
    change(monkeypatch, lambda cards: cards["mercers"]["activation"].update(effects=effects))
    s = does(table(Seat(city="mercers lords")), "run", "activate 1")
    assert (asked(s), may(s, "effect")) == ("order", {"1", "2"})
    assert stopped_by(s, "effect", 3) == "LON-RUN-7"
    does(s, f"effect {first}")
    assert (asked(s), s.poverty[0], city(s)[0]) == ("run", poverty, "~mercers")


@rule("LON-RUN-8")
def test_no_part_of_an_effect_is_declined() -> None:
    s = does(table(Seat(city="leather_industry police_force fleet_street salters", poverty=2), Seat(), Seat()), "run")
    does(s, "activate 1")
    assert s.poverty[0] == 3
    does(s, "activate 2")
    assert (asked(s), kinds(s)) == ("target", {"seat", "loan"})
    assert stopped_by(s, "stop") == "KER-ASK-1"
    does(s, "seat 1", "activate 3")
    assert kinds(s) == {"seat", "loan"}
    does(s, "seat 1")
    assert (s.poverty[0], s.poverty[1]) == (2, 3)


@rule("LON-RUN-8")
@pytest.mark.parametrize("card", ["brixton", "millbank", "workhouse", "coffee_house"])
def test_an_up_to_or_optional_part_may_be_declined(card: str) -> None:
    s = does(table(Seat("paupers mercers", city=f"{card} salters", poverty=3), board="lords"), "run", "activate 1")
    assert "stop" in kinds(s)
    does(s, "stop")
    assert (purse(s), hand(s), on_board(s)) == ((5, 0, 3, 0), ["mercers", "paupers_a"], {"top-1": "lords"})


@rule("LON-RUN-8", "LON-HAND-1")
def test_an_effect_discards_hand_cards_only() -> None:
    s = does(table(Seat("paupers mercers", city="brixton salters", poverty=3)), "run", "activate 1")
    assert stopped_by(s, "discard", "lords") == "LON-RUN-8"


@rule("LON-RUN-9")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 0), (4, 1)])
def test_poverty_never_falls_below_nothing(before: int, after: int) -> None:
    s = does(table(Seat(city="sewers mercers", poverty=before)), "run", "activate 1")
    assert s.poverty[0] == after


@rule("LON-RUN-10")
@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.activation])
def test_a_card_that_flips_is_face_down_afterwards_and_another_is_not(card: str) -> None:
    activation = CARDS[card].activation
    assert activation
    s = does(table(Seat("paupers", city=f"{card} st_pauls", boroughs="hackney", money=20, poverty=9)), "run")
    does(s, "activate 1")
    while s.active == 0 and asked(s) in ("discards", "coffee"):
        does(s, "stop")
    assert city(s, 0)[0] == ("~" if activation.flips else "") + card
    assert city(s, 0)[1] == "st_pauls"


@rule("LON-RUN-10")
def test_the_flip_is_the_last_step() -> None:
    s = does(table(Seat("lords kew", city="brewing salters")), "run", "activate 1")
    assert city(s)[0] == "brewing"
    events = told(s, "discard kew")
    assert [event["kind"] for event in events if event["kind"] in ("put", "gain", "turn")] == ["put", "gain", "turn"]
    hospital = does(table(Seat(city="mercers hospital")), "run", "activate 1")
    assert (asked(hospital), hospital.money[0]) == ("flip", 10)
    assert stopped_by(hospital, "flip", 3) == "LON-RUN-10"


@rule("LON-RUN-11")
def test_a_face_down_card_is_not_activated() -> None:
    s = does(table(Seat(city="~mercers salters")), "run")
    assert may(s, "activate") == {"2"}
    assert stopped_by(s, "activate", 1) == "LON-RUN-11"


@rule("LON-RUN-11")
def test_a_face_down_card_has_no_ongoing_effect() -> None:
    loan = table(Seat(city="~bank_of_england"))
    assert does(loan, "loan").money[0] == 15
    hospital = does(table(Seat(city="~hospital mercers salters")), "run", "activate 2")
    assert city(hospital)[1] == "~mercers"
    shops = does(table(Seat("mercers salters", city="~shops")), "develop", "play mercers", "new")
    assert city(shops, 0) == ["~shops_b", "mercers"]
    assert stopped_by(table(Seat("mercers", city="~stock_exchange"), board="lords"), "swap", "mercers") == "LON-CARD-16"
    assert stopped_by(table(Seat(city="~parliament"), board="lords", step="draw"), "stop") == "LON-DRAW-3"


@rule("LON-RUN-11")
def test_a_face_down_card_stays_in_its_stack() -> None:
    s = does(table(Seat(city="kew/mercers salters")), "run", "activate 1", "stop")
    assert city(s, 0) == ["~kew_gardens/mercers", "salters"]
    until(s, 0)
    assert city(s) == ["~kew_gardens/mercers", "salters"]


@rule("LON-RUN-12")
def test_the_run_effect_happens_exactly_once_whether_chosen_or_not() -> None:
    start = does(table(Seat(city="mercers salters", boroughs="southwark")), "run")
    assert "borough" in kinds(start)
    chosen = does(start.copy(), "borough")
    assert (chosen.poverty[0], "borough" in kinds(chosen)) == (1, False)
    assert stopped_by(chosen, "borough") == "LON-RUN-12"
    for s in (chosen, start):
        does(s, "stop")
        assert s.poverty[0] == 1 + 2


@rule("LON-RUN-12")
@pytest.mark.parametrize("boroughs", ["", "hackney", "southwark hackney"])
def test_without_a_run_effect_there_is_none_to_carry_out(boroughs: str) -> None:
    s = does(table(Seat(city="mercers salters", boroughs=boroughs)), "run")
    assert stopped_by(s, "borough") == "LON-RUN-12"
    assert does(s, "stop").poverty[0] == 2


@rule("LON-RUN-13")
@pytest.mark.parametrize(
    ("moves", "poverty"),
    [
        (["borough", "activate 1", "activate 2"], 1),
        (["activate 1", "borough", "activate 2"], 0),
        (["activate 1", "activate 2"], 0),  # then it comes by itself
    ],
    ids=["before", "between", "after"],
)
def test_the_run_effect_may_come_before_between_or_after_the_activations(moves: list[str], poverty: int) -> None:
    """Lambeth takes a poverty away: there is one to take only once the Leather Industry has brought it."""
    s = does(table(Seat(city="leather_industry salters", boroughs="lambeth")), "run", *moves)
    assert (s.active, s.poverty[0]) == (1, poverty + 2)


@rule("LON-RUN-13")
def test_the_run_effect_comes_before_the_poverty_of_the_run() -> None:
    s = does(table(Seat(city="mercers", boroughs="lambeth")), "run")
    events = told(s, "stop")
    assert gains(events) == [("poverty", 1)]  # nothing to take away, then one stack
    s = does(table(Seat(city="mercers", boroughs="city")), "run")
    assert gains(told(s, "stop"))[:2] == [("money", 2), ("poverty", 1)]


@rule("LON-RUN-13", "LON-RUN-24")
def test_money_of_the_run_effect_may_pay_for_an_activation() -> None:
    s = table(Seat(city="street_lights", boroughs="city", money=2), Seat(loans=12), loan_cap=12)
    does(s, "run")
    assert (s.active, asked(s), "borough" in kinds(s)) == (0, "run", True)
    assert refused(s, "borough") is None
    does(s, "borough", "activate 1")
    assert purse(s) == (0, 0, 1, 1)
    without = does(table(Seat(city="street_lights", boroughs="lambeth", money=2), Seat(loans=12), loan_cap=12), "run")
    assert without.active == 1  # Lambeth brings no money: there is nothing to decide


@rule("LON-RUN-13", "LON-RUN-6")
def test_a_card_of_the_run_effect_may_pay_for_an_activation(monkeypatch: pytest.MonkeyPatch) -> None:
    draws = [{"op": "draw_cards", "amount": 1}]
    change(monkeypatch, lambda cards: cards["city"].update(run_effect=draws))
    s = does(table(Seat(city="brewing", boroughs="city"), deck="lords"), "run")
    assert (asked(s), stopped_by(s, "activate", 1)) == ("run", "LON-RUN-6")
    assert refused(s, "borough") is None
    does(s, "borough", "activate 1")
    assert (s.money[0], on_board(s)) == (14, {"top-1": "lords"})


@rule("LON-RUN-13")
def test_where_its_moment_cannot_matter_the_run_effect_comes_by_itself() -> None:
    s = does(table(Seat(city="mercers salters", boroughs="westminster")), "run")
    assert stopped_by(s, "borough") == "LON-RUN-13"
    does(s, "activate 1", "activate 2")
    assert (s.active, s.prestige[0]) == (1, 1)


@rule("LON-RUN-14", "LON-CARD-7")
def test_counts_are_taken_at_that_moment_and_before_the_flip() -> None:
    start = does(table(Seat(city="bridge mercers salters town_houses lords")), "run")
    assert does(start.copy(), "activate 1").money[0] == 5 + 2
    later = does(start.copy(), "activate 2", "activate 1")
    assert later.money[0] == 5 + 5 + 1  # Mercers lie face-down by then
    assert does(start, "activate 4").prestige[0] == 2  # Town Houses count themselves


@rule("LON-RUN-15", "LON-RUN-20", "LON-RUN-21")
@pytest.mark.parametrize(
    ("city", "boroughs", "stacks"),
    [
        ("", "hackney", 0),
        ("mercers", "", 1),
        ("mercers ~salters ~lords/kew", "", 3),
        ("mercers salters", "hackney lewisham", 2),
    ],
)
def test_each_stack_brings_a_poverty_activated_or_not(city: str, boroughs: str, stacks: int) -> None:
    s = does(table(Seat(city=city, boroughs=boroughs)), "run")
    does(s, *(["stop"] if s.active == 0 else []))
    assert s.poverty[0] == stacks
    if city:
        activated = does(table(Seat(city=city, boroughs=boroughs)), "run", "activate 1")
        does(activated, *(["stop"] if activated.active == 0 else []))
        assert activated.poverty[0] == stacks


@rule("LON-RUN-16", "LON-RUN-22")
def test_each_loan_brings_a_poverty_those_of_this_run_too() -> None:
    assert does(table(Seat(loans=3)), "run").poverty[0] == 3
    s = does(table(Seat(city="woolwich mercers", loans=1, money=0)), "run", "loan", "loan", "activate 1", "stop")
    assert (s.loans[0], s.poverty[0]) == (3, 2 + 3)
    short = does(table(Seat(city="woolwich", money=0)), "run", "activate 1")
    assert (short.active, short.loans[0], short.poverty[0]) == (1, 1, 1 + 1)


@rule("LON-RUN-17", "LON-RUN-23")
def test_each_hand_card_brings_a_poverty_those_beyond_the_limit_too() -> None:
    s = does(table(Seat(ELEVEN)), "run")
    assert (asked(s), s.poverty[0]) == ("limit", 11)
    does(s, "discard mercers", "discard salters")
    assert s.poverty[0] == 11


@rule("LON-RUN-23")
def test_cards_paid_for_activations_no_longer_count() -> None:
    s = does(table(Seat("lords kew paupers", city="brewing")), "run", "activate 1", "discard paupers")
    assert (s.active, s.poverty[0]) == (1, 1 + 2)


@rule("LON-RUN-18")
@pytest.mark.parametrize("boroughs", ["hackney", "hackney lewisham city hampstead", "st_pancras hackney"])
def test_boroughs_do_not_reduce_the_gain(boroughs: str) -> None:
    s = does(table(Seat("lords kew", city="mercers", loans=1, boroughs=boroughs)), "run", "stop")
    assert s.poverty[0] == 1 + 1 + 2


@rule("LON-RUN-18", "LON-BOR-6")
def test_unless_their_ability_says_so() -> None:
    s = does(table(Seat("lords kew", city="mercers", loans=1, boroughs="hackney st_pancras")), "run", "stop")
    assert s.poverty[0] == 1 + 1


@rule("LON-RUN-19")
def test_the_poverty_of_a_run_is_not_removed_by_its_own_cards() -> None:
    s = does(table(Seat("lords kew mercers", city="sewers natural_history salters")), "run")
    does(s, "activate 1", "activate 2", "activate 3")
    assert (s.active, s.poverty[0]) == (1, 3 + 3)


@rule("LON-RUN-24")
def test_money_of_one_activation_may_pay_for_a_later_one_but_not_for_itself() -> None:
    s = does(table(Seat(city="mercers woolwich salters", money=2)), "run", "activate 1", "activate 2")
    assert purse(s)[:2] == (0, 0)
    capped = does(table(Seat(city="mercers woolwich", money=2), Seat(loans=12), loan_cap=12), "run")
    assert stopped_by(capped, "activate", 2) == "LON-COMP-10"
    does(capped, "activate 1", "activate 2")
    assert purse(capped)[3] == 5


@rule("LON-RUN-24", "LON-RUN-4")
def test_the_cost_is_paid_before_the_effects() -> None:
    events = told(does(table(Seat(city="street_lights salters", money=9, poverty=3)), "run"), "activate 1")
    assert gains(events) == [("money", -4), ("prestige", 1), ("poverty", -2)]


@rule("LON-RUN-25")
@pytest.mark.parametrize(
    ("borough", "after"), [("bethnal", (5, 0, 2, 0)), ("greenwich", (6, 0, 1, 0)), ("westminster", (5, 0, 1, 1))]
)
def test_the_run_effect_happens_without_any_activation(borough: str, after: tuple[int, ...]) -> None:
    assert purse(does(table(Seat(city="mercers", boroughs=borough)), "run", "stop")) == after
    assert purse(does(table(Seat(city="~mercers", boroughs=borough)), "run")) == after


@rule("LON-RUN-26", "LON-EFF-5")
@pytest.mark.parametrize("card", ["sewers", "steamboats", "lloyds", "water_works"])
def test_a_card_may_be_activated_for_nothing(card: str) -> None:
    s = does(table(Seat(city=f"{card} mercers"), Seat(money=2)), "run")
    assert "1" in may(s, "activate")
    does(s, "activate 1")
    assert city(s)[0].startswith("~")
    assert purse(s) == (7 if card == "lloyds" else 5, 0, 0, 0)


@rule("LON-RUN-27")
def test_poverty_of_an_effect_can_be_removed_by_a_later_card() -> None:
    s = does(table(Seat(city="leather_industry lords salters")), "run", "activate 1")
    assert s.poverty[0] == 1
    assert does(s, "activate 2").poverty[0] == 0
    s = does(table(Seat(city="lords salters", boroughs="southwark")), "run", "borough")
    assert s.poverty[0] == 1
    do(s, "activate", 1)
    assert s.poverty[0] == 0
    early = does(table(Seat(city="leather_industry lords salters")), "run", "activate 2", "activate 1")
    assert early.poverty[0] == 1
