"""The action Develop (LON-DEV)."""

import pytest

from tests.marks import rule
from tests.rules.london.playing import build, gains, puts, told, until
from tests.rules.london.table import (
    CARDS,
    GAME,
    Seat,
    asked,
    at_random,
    city,
    does,
    hand,
    id_of,
    kinds,
    may,
    on_board,
    purse,
    refused,
    scored,
    stopped_by,
    table,
)

BROWN = "mercers salters grocers vintners fishmongers haberdashers"


@rule("LON-DEV-1")
def test_cards_are_played_one_at_a_time_until_the_player_stops() -> None:
    s = does(table(Seat(f"{BROWN} covent_garden furniture_makers")), "develop")
    for number, (card, other) in enumerate(
        (("mercers", "salters"), ("grocers", "vintners"), ("fishmongers", "haberdashers"))
    ):
        assert (asked(s), "stop" in kinds(s)) == ("develop", number > 0)
        build(s, card, other)
        assert len(city(s)) == number + 1
        stopped = s.copy()
        assert does(stopped, "stop").active == 1
    assert city(s) == ["mercers", "grocers", "fishmongers"]
    assert hand(s) == ["covent_garden", "furniture_makers"]


@rule("LON-DEV-1")
def test_develop_ends_by_itself_when_nothing_can_be_played() -> None:
    s = does(table(Seat("mercers salters sewers")), "develop", "play mercers")
    assert (s.active, city(s, 0), hand(s, 0)) == (1, ["mercers"], ["sewers"])


@rule("LON-DEV-2")
@pytest.mark.parametrize(
    ("hand", "allowed"),
    [
        ("", False),
        ("mercers", False),
        ("mercers sewers whitehall", False),
        ("paupers paupers", False),
        ("mercers paupers", False),
        ("mercers salters", True),
        ("paupers coffee_house", True),
        ("wren", True),
        ("water_works water_works", True),
    ],
)
def test_develop_needs_a_card_that_can_be_played(hand: str, allowed: bool) -> None:
    s = table(Seat(hand))
    assert ("develop" in kinds(s)) == allowed
    assert refused(s, "develop") == (None if allowed else "LON-DEV-2")


@rule("LON-DEV-2")
def test_a_card_of_the_city_or_a_borough_can_make_develop_possible() -> None:
    assert "develop" in kinds(table(Seat("mercers sewers", city="school")))
    assert "develop" not in kinds(table(Seat("mercers sewers", city="~school")))
    assert "develop" in kinds(table(Seat("mercers", boroughs="wandsworth")))
    assert "develop" not in kinds(table(Seat("mercers", boroughs="wandsworth lewisham")))
    assert "develop" in kinds(table(Seat("mercers paupers", boroughs="southwark")))


@rule("LON-DEV-3")
def test_the_discard_is_of_the_colour_of_the_card() -> None:
    s = does(table(Seat("mercers salters grocers sewers whitehall paupers")), "develop", "play mercers")
    assert (asked(s), may(s, "discard")) == ("pay", {"salters", "grocers"})
    assert stopped_by(s, "discard", "sewers") == "LON-DEV-3"
    assert stopped_by(s, "discard", "whitehall") == "LON-DEV-3"
    does(s, "discard grocers")
    assert (on_board(s), sorted(hand(s, 0))) == (
        {"top-1": "grocers"},
        ["paupers_a", "salters", "sewers", "whitehall"],
    )


@rule("LON-DEV-3")
def test_a_card_without_a_match_cannot_be_chosen() -> None:
    s = does(table(Seat("mercers salters grocers sewers")), "develop")
    assert may(s, "play") == {"mercers", "salters", "grocers"}
    assert stopped_by(s, "play", "sewers") == "LON-DEV-3"


@rule("LON-DEV-3", "LON-DEV-20")
def test_the_discard_is_a_hand_card() -> None:
    s = does(table(Seat("mercers salters grocers", city="vintners"), board="brewing"), "develop", "play mercers", "new")
    assert may(s, "discard") == {"salters", "grocers"}
    assert stopped_by(s, "discard", "vintners") == "LON-DEV-3"
    assert stopped_by(s, "discard", "brewing") == "LON-DEV-3"


@rule("LON-DEV-4")
def test_a_card_is_never_its_own_discard() -> None:
    s = does(table(Seat("mercers salters grocers")), "develop", "play mercers")
    assert "mercers" not in may(s, "discard")
    assert stopped_by(s, "discard", "mercers") == "LON-DEV-4"


@rule("LON-DEV-4", "LON-DEV-13")
def test_a_second_copy_is_another_card() -> None:
    s = does(table(Seat("water_works water_works lords mercers")), "develop", "play water_works")
    assert may(s, "discard") == {"water_works", "lords"}
    does(s, "discard water_works")
    assert (city(s, 0), sorted(hand(s, 0))) == (["water_works"], ["lords", "mercers"])


@rule("LON-DEV-5")
def test_a_coffee_house_needs_no_discard() -> None:
    assert CARDS["coffee_house"].build_discard == "none"
    s = does(table(Seat("coffee_house mercers salters sewers")), "develop", "play coffee_house")
    assert (city(s), on_board(s), len(hand(s))) == (["coffee_house"], {}, 3)
    assert [card.id for card in CARDS.values() if card.build_discard == "none"] == ["coffee_house"]


@rule("LON-DEV-6")
@pytest.mark.parametrize(
    ("card", "other"),
    [
        ("hospital", "lords"),
        ("st_pauls", "lords"),
        ("great_fire", "bridge"),
        ("mercers", "salters"),
        ("brewing", "salters"),
    ],
)
def test_the_build_cost_is_paid(card: str, other: str) -> None:
    s = does(table(Seat(f"{card} {other}", money=20)), "develop", f"play {card}")
    assert s.money[0] == 20 - (CARDS[id_of(card)].build_cost or 0)
    assert s.money[1] == 5


@rule("LON-DEV-7", "LON-LOAN-3", "LON-LOAN-11")
def test_whoever_is_short_of_money_builds_with_a_loan() -> None:
    s = table(Seat("hospital water_works lords kew", money=1), board="mercers")
    does(s, "develop", "play hospital")
    asked_first = does(s.copy(), "loan", "discard lords")
    assert purse(asked_first) == (9, 1, 0, 0)
    events = told(s, "discard lords")
    assert gains(events) == [("loans", 1), ("money", 10), ("money", -2)]
    assert purse(s) == (9, 1, 0, 0)


@rule("LON-DEV-7")
def test_whoever_wants_no_loan_plays_another_card() -> None:
    s = does(table(Seat("hospital water_works lords kew", money=1)), "develop")
    assert may(s, "play") == {"hospital_a", "water_works", "lords", "kew_gardens"}
    does(s, "play lords", "discard kew")
    assert purse(s) == (1, 0, 0, 0)


@rule("LON-DEV-8")
def test_a_card_is_laid_as_a_new_stack_or_on_a_stack_of_the_own() -> None:
    s = table(Seat("mercers salters", city="lords sewers"), Seat(city="kew bridge tower_bridge"))
    does(s, "develop", "play mercers")
    assert (asked(s), may(s)) == ("place", {"new", "onto 1", "onto 2", "loan"})
    assert stopped_by(s, "onto", 3) == "LON-DEV-8"
    assert city(does(s.copy(), "new"), 0) == ["lords", "sewers", "mercers"]
    assert city(does(s.copy(), "onto 1"), 0) == ["lords/mercers", "sewers"]
    assert city(does(s, "onto 2"), 0) == ["lords", "sewers/mercers"]
    assert city(s, 1) == ["kew_gardens", "bridge", "tower_bridge"]


@rule("LON-DEV-8", "LON-DEV-9")
@pytest.mark.parametrize("under", ["lords", "~lords"])
def test_the_card_lies_face_up_whatever_it_covers(under: str) -> None:
    s = does(table(Seat("mercers salters", city=under)), "develop", "play mercers", "onto 1")
    assert city(s, 0) == ["lords/mercers"]
    does(until(s, 0), "run", "activate 1")
    assert s.money[0] == 5 + 5


@rule("LON-DEV-10")
def test_a_card_laid_this_turn_cannot_be_covered_until_the_next() -> None:
    s = does(
        table(Seat(BROWN, city="lords ~kew")), "develop", "play mercers", "onto 1", "discard salters", "play grocers"
    )
    assert may(s, "onto") == {"2"}
    assert stopped_by(s, "onto", 1) == "LON-DEV-10"
    does(s, "new", "discard vintners", "play fishmongers")
    assert may(s, "onto") == {"2"}
    assert stopped_by(s, "onto", 3) == "LON-DEV-10"
    does(s, "onto 2")
    later = table(Seat("haberdashers covent_garden", city="lords/mercers kew grocers"))
    assert may(does(later, "develop", "play haberdashers"), "onto") == {"1", "2", "3"}


@rule("LON-DEV-10")
def test_in_the_next_turn_it_can() -> None:
    s = does(table(Seat("mercers salters grocers vintners")), "develop", "play mercers", "discard salters", "stop")
    does(until(s, 0), "develop", "play grocers")
    assert "1" in may(s, "onto")


@rule("LON-DEV-11")
def test_there_is_no_limit_on_stacks() -> None:
    every = [card.id for card in CARDS.values() if card.kind == "building" and card.id not in ("mercers", "salters")]
    s = does(table(Seat("mercers salters", city=" ".join(every))), "develop", "play mercers")
    assert may(s, "onto") == {str(number) for number in range(1, len(every) + 1)}
    assert len(city(does(s, "new"), 0)) == len(every) + 1 == 70


@rule("LON-DEV-12", "LON-DEV-23")
@pytest.mark.parametrize("seed", range(2))
def test_in_whole_games_stacks_only_grow(seed: int) -> None:
    before: list[list[list[str]]] = [[], []]
    for s in at_random(GAME.new(2, seed), seed):
        for seat in (0, 1):
            now = [stack.lstrip("~").partition("=")[0].split("/") for stack in city(s, seat)]
            assert len(now) >= len(before[seat])
            for old, new in zip(before[seat], now, strict=False):
                assert new[: len(old)] == old
            before[seat] = now
    assert max(map(len, before)) > 3


@rule("LON-DEV-12")
def test_flipping_and_covering_leave_every_stack_where_it_is() -> None:
    s = does(table(Seat(city="lords/mercers salters grocers")), "run", "activate 2", "activate 1", "activate 3")
    assert city(s, 0) == ["~lords/mercers", "~salters", "~grocers"]
    s = does(
        table(Seat("vintners fishmongers", city="lords/mercers ~salters grocers")), "develop", "play vintners", "onto 2"
    )
    assert city(s, 0) == ["lords/mercers", "salters/vintners", "grocers"]


@rule("LON-DEV-13")
def test_a_player_may_own_several_cards_of_one_name() -> None:
    s = table(Seat("hospital sewers sewers lords", city="hospital/hospital"))
    build(build(does(s, "develop"), "hospital", "lords"), "sewers", "sewers")
    names = [[CARDS[card].name for card in stack.split("/")] for stack in city(s, 0)]
    assert names == [["Hospital", "Hospital"], ["Hospital"], ["Sewers"]]


@rule("LON-DEV-14")
def test_an_ongoing_effect_works_within_the_same_action() -> None:
    s = does(table(Seat("school lords mercers whitehall", money=9)), "develop")
    assert stopped_by(s, "play", "mercers") == "LON-DEV-3"
    build(s, "school", "lords")
    assert may(s, "play") == {"mercers", "whitehall"}
    build(s, "mercers", "whitehall")
    assert (city(s, 0), s.money[0]) == (["school_a_blue", "mercers"], 9 - 2 - 1)


@rule("LON-DEV-14")
def test_shops_earn_by_the_next_card_of_the_same_action() -> None:
    s = does(table(Seat("shops mercers salters grocers sewers")), "develop")
    build(build(s, "shops", "mercers"), "salters", "grocers")
    assert city(s, 0) == ["shops_b=1", "salters"]


@rule("LON-DEV-15")
def test_an_ongoing_effect_ends_when_its_card_is_covered() -> None:
    s = does(table(Seat("lords water_works mercers whitehall paupers", city="school")), "develop")
    assert may(s, "play") == {"lords", "water_works", "mercers", "whitehall"}
    does(s, "play lords", "onto 1", "discard water_works")
    assert (s.active, city(s, 0)) == (1, ["school_a_blue/lords"])  # nothing has a match any more
    assert sorted(hand(s, 0)) == ["mercers", "paupers_a", "whitehall"]


@rule("LON-DEV-15", "LON-CARD-3")
def test_an_ongoing_effect_ends_when_its_card_is_flipped() -> None:
    s = does(table(Seat(city="mercers salters hospital")), "run", "activate 1")
    assert may(s, "flip") == {"1", "3"}
    does(s, "flip 3", "activate 2")
    assert city(s, 0) == ["mercers", "~salters", "~hospital_a"]  # without a question
    assert s.active == 1


@rule("LON-DEV-16")
def test_nothing_is_activated_in_develop() -> None:
    s = does(table(Seat("mercers salters lords kew", city="stock_exchange", poverty=3)), "develop", "play mercers")
    does(s, "new")
    assert (purse(s), city(s)) == ((5, 0, 3, 0), ["stock_exchange", "mercers"])
    assert stopped_by(s, "activate", 1) == "KER-ASK-1"


@rule("LON-DEV-17")
def test_one_build_goes_card_place_discard_payment_laying_and_what_reacts() -> None:
    s = table(Seat("hospital water_works lords mercers", city="shops kew", money=1))
    does(s, "develop", "play hospital")
    assert (asked(s), on_board(s), purse(s)) == ("place", {}, (1, 0, 0, 0))
    does(s, "onto 2")
    assert (asked(s), on_board(s), purse(s)) == ("pay", {}, (1, 0, 0, 0))
    events = [event for event in told(s, "discard lords") if event["kind"] in ("put", "gain")]
    assert puts(events) == [("lords", "hand-0", "top-1"), ("hospital_a", "hand-0", "stack-0-2")]
    assert [event["kind"] for event in events] == ["put", "gain", "gain", "gain", "put", "gain"]
    assert gains(events) == [("loans", 1), ("money", 10), ("money", -2), ("stored", 1)]


@rule("LON-DEV-18")
def test_an_action_card_may_be_the_matching_discard() -> None:
    s = does(table(Seat("wren hospital lords huguenots mercers")), "develop", "play hospital")
    assert may(s, "discard") == {"wren", "lords"}
    build(does(s, "discard wren"), "mercers", "huguenots")
    assert set(on_board(s).values()) == {"wren", "huguenots"}


@rule("LON-DEV-19", "LON-SCORE-3")
def test_covering_gives_nothing_back_and_loses_no_end_prestige() -> None:
    s = does(table(Seat("mercers salters", city="st_pauls"), last=1), "develop", "play mercers", "onto 1")
    assert s.over
    assert s.outcome()["breakdown"][0]["cards"] == 6
    assert s.outcome()["breakdown"][0]["track"] == 0
    s = does(table(Seat("mercers salters", city="st_pauls")), "develop", "play mercers", "onto 1")
    assert purse(s) == (5, 0, 0, 0)
    assert scored(Seat(city="st_pauls/mercers")).outcome()["breakdown"][0]["cards"] == 6


@rule("LON-DEV-20")
def test_cards_are_built_from_hand_only() -> None:
    s = does(table(Seat("mercers salters grocers"), Seat("vintners"), board="brewing", deck="fishmongers"), "develop")
    for card in ("brewing", "vintners", "fishmongers"):
        assert stopped_by(s, "play", card) == "LON-DEV-20"


@rule("LON-DEV-21")
def test_a_card_counts_as_playable_when_only_loans_can_pay_for_it() -> None:
    s = table(Seat("sewers st_pauls", money=0))
    assert "develop" in kinds(s)
    does(s, "develop", "play st_pauls")
    assert (city(s, 0), purse(s)) == (["st_pauls"], (0, 1, 0, 0))


@rule("LON-DEV-22")
def test_a_school_may_serve_the_build_that_covers_it() -> None:
    s = does(table(Seat("lords mercers", city="school")), "develop", "play lords", "onto 1")
    assert (city(s, 0), s.money[0], on_board(s)) == (["school_a_blue/lords"], 4, {"top-1": "mercers"})


@rule("LON-DEV-22", "LON-CARD-20")
def test_the_bank_of_england_may_serve_the_build_that_covers_it() -> None:
    s = does(table(Seat("st_pauls lords", city="bank_of_england", money=0)), "develop", "play st_pauls", "onto 1")
    assert (city(s, 0), purse(s)) == (["bank_of_england/st_pauls"], (2, 1, 0, 0))


@rule("LON-DEV-23")
@pytest.mark.parametrize("stacks", [0, 1, 2, 3])
def test_after_three_builds_there_are_three_stacks_at_least(stacks: int) -> None:
    s = table(Seat(f"{BROWN} brewing omnibus", city=" ".join(["lords", "kew", "bridge"][:stacks])))
    does(s, "develop")
    builds = [("mercers", "brewing"), ("salters", "omnibus"), ("grocers", "vintners")]
    for number, (card, match) in enumerate(builds, 1):
        build(s, card, match, f"onto {number}" if number <= stacks else "new")
    assert len(city(s)) == 3
    does(s, "play fishmongers")
    assert city(s, 0)[3:] == ["fishmongers"]  # unasked: a new stack is all that is left


@rule("LON-DEV-24")
def test_a_build_that_cannot_be_paid_is_refused_and_changes_nothing() -> None:
    s = does(table(Seat("st_pauls lords kew", money=9), Seat(loans=12), loan_cap=12), "develop")
    assert may(s, "play") == {"lords", "kew_gardens"}
    assert stopped_by(s, "play", "st_pauls") == "LON-COMP-10"
    does(s, "play lords")
    assert stopped_by(s, "discard", "mercers") == "LON-DEV-3"
    assert (hand(s), s.money[0], city(s)) == (["st_pauls", "kew_gardens", "lords"], 9, [])
