"""The action Buy land (LON-LAND)."""

import pytest

from tests.marks import rule
from tests.rules.london.playing import gains, puts, told, until
from tests.rules.london.table import (
    BOROUGHS,
    GAME,
    Seat,
    asked,
    at_random,
    does,
    hand,
    kinds,
    lands,
    may,
    on_board,
    purse,
    refused,
    scored,
    stopped_by,
    table,
)


@rule("LON-LAND-1")
def test_one_of_the_boroughs_for_sale_is_bought_and_laid_on_top() -> None:
    s = does(table(Seat(boroughs="lewisham", money=9), offer="city hackney lambeth"), "buy-land")
    assert (asked(s), may(s, "land")) == ("land", {"city", "hackney", "lambeth"})
    for other in ("lewisham", "westminster", "kensington"):
        assert stopped_by(s, "land", other) == "LON-LAND-1"
    does(s, "land lambeth")
    assert (lands(s, 0), s.money[0]) == (["lewisham", "lambeth"], 5)


@rule("LON-LAND-1")
@pytest.mark.parametrize("borough", BOROUGHS)
def test_every_borough_costs_what_it_shows(borough: str) -> None:
    s = table(Seat(money=20), offer=f"{borough} - -", borough_deck="")
    does(s, "buy-land")  # the only one
    assert (s.money[0], lands(s, 0)) == (20 - BOROUGHS[borough].cost, [borough])


@rule("LON-LAND-2")
def test_one_borough_is_bought_in_an_action() -> None:
    s = does(table(Seat(money=30)), "buy-land", "land southwark")
    assert (s.active, len(lands(s, 0))) == (1, 1)  # its cards came from the deck
    assert refused(s, "land", "city", seat=0) == "KER-TURN-1"
    drawing = does(table(Seat(money=30), board="lords"), "buy-land", "land southwark")
    assert stopped_by(drawing, "land", "city") == "KER-ASK-1"


@rule("LON-LAND-3", "LON-LAND-19")
def test_whoever_is_short_of_money_takes_loans_and_no_poverty() -> None:
    s = does(table(Seat(money=7, poverty=1), offer="hampstead city westminster"), "buy-land")
    events = told(s, "land city")
    assert gains(events)[:3] == [("loans", 1), ("money", 10), ("money", -8)]
    assert purse(s) == (9, 1, 0, 5)  # the one poverty is relieved, the loan adds none
    exact = does(table(Seat(money=8)), "buy-land", "land city")
    assert purse(exact)[:2] == (0, 0)


@rule("LON-LAND-4")
def test_the_gap_is_refilled_before_the_benefits() -> None:
    s = does(table(Seat(money=9), board="lords", borough_deck="hackney"), "buy-land")
    events = told(s, "land westminster")
    assert puts(events) == [("westminster", "offer-2", "lands-0"), ("hackney", "borough-deck", "offer-2")]
    assert asked(s) == "draw"
    assert s.view(None)["offer"] == ["city", "hackney", "southwark_bermondsey"]
    assert (s.prestige[0], s.view(None)["borough_deck"]) == (0, 0)
    with_cards = told(does(table(Seat(), borough_deck="hackney"), "buy-land"), "land westminster")
    assert [put[1] for put in puts(with_cards)[:4]] == ["offer-2", "borough-deck", "deck", "deck"]


@rule("LON-LAND-5")
def test_with_an_empty_borough_deck_the_gap_stays() -> None:
    s = does(table(Seat(money=9), borough_deck=""), "buy-land", "land westminster")
    assert s.view(None)["offer"] == ["city", None, "southwark_bermondsey"]
    until(s, 1)
    assert s.view(None)["offer"] == ["city", None, "southwark_bermondsey"]
    does(s, "buy-land")
    assert may(s, "land") == {"city", "southwark_bermondsey"}
    assert stopped_by(s, "land", "westminster") == "LON-LAND-1"


@rule("LON-LAND-6")
def test_without_a_borough_for_sale_no_land_is_bought() -> None:
    s = table(Seat(money=30), offer="- - -", borough_deck="")
    assert "buy-land" not in kinds(s)
    assert stopped_by(s, "buy-land") == "LON-LAND-6"
    assert "buy-land" in kinds(table(Seat(money=0), offer="- city -", borough_deck=""))


@rule("LON-LAND-7")
@pytest.mark.parametrize(("borough", "cards"), [("wandsworth", 2), ("greenwich", 3), ("hackney", 4)])
def test_the_buyer_draws_the_cards_shown_from_deck_or_board(borough: str, cards: int) -> None:
    assert BOROUGHS[borough].draw == cards
    s = table(Seat(), offer=f"{borough} city westminster", board="lords kew mercers salters")
    does(s, "buy-land", f"land {borough}")
    for number in range(cards):
        assert (asked(s), len(hand(s))) == ("draw", number)
        assert {"deck", "top-3"} <= may(s, "draw")
        assert stopped_by(s, "stop") == "LON-LAND-7"
        does(s, "draw deck" if number else "draw top-1")
    assert (s.active, len(hand(s, 0)), hand(s, 0).count("lords")) == (1, cards, 1)


@rule("LON-LAND-8", "LON-LAND-9", "LON-RUN-9")
@pytest.mark.parametrize("borough", BOROUGHS)
@pytest.mark.parametrize("poverty", [0, 1, 2, 9])
def test_prestige_is_gained_and_poverty_lost_as_shown(borough: str, poverty: int) -> None:
    shown = BOROUGHS[borough]
    s = table(Seat(money=20, poverty=poverty, prestige=1), offer=f"{borough} - -", borough_deck="")
    does(s, "buy-land")
    assert s.prestige[0] == 1 + shown.prestige
    assert s.poverty[0] == max(0, poverty - shown.remove_poverty)


@rule("LON-LAND-10")
def test_the_benefits_come_in_the_order_cards_prestige_poverty() -> None:
    s = does(table(Seat(poverty=5), board="lords"), "buy-land", "land southwark", "draw deck", "draw deck")
    assert (s.prestige[0], s.poverty[0]) == (0, 5)
    events = told(s, "draw deck")
    assert puts(events)[0][2] == "hand-0"
    assert gains(events) == [("prestige", 3), ("poverty", -2)]
    order = [event["kind"] for event in events if event["kind"] in ("put", "gain")]
    assert order[:3] == ["put", "gain", "gain"]


@rule("LON-LAND-11")
@pytest.mark.parametrize(
    ("covered", "what"),
    [("southwark", "poverty"), ("city", "money"), ("westminster", "prestige"), ("lambeth", "relief")],
)
def test_only_the_run_effect_of_the_top_borough_works(covered: str, what: str) -> None:
    start = Seat(poverty=3)
    on_top = does(table(start._replace(boroughs=f"hackney {covered}")), "run")
    under = does(table(start._replace(boroughs=f"{covered} hackney")), "run")
    assert purse(under) == (5, 0, 3, 0)
    assert purse(on_top) == {
        "poverty": (5, 0, 4, 0), "money": (7, 0, 3, 0), "prestige": (5, 0, 3, 1), "relief": (5, 0, 2, 0),
    }[what]  # fmt: skip


@rule("LON-LAND-11", "LON-LAND-12", "LON-LAND-16")
def test_only_the_ability_of_the_top_borough_works() -> None:
    deptford = does(table(Seat("mercers salters", city="lords", boroughs="hackney deptford")), "run")
    assert "ability" in kinds(deptford)
    covered = does(table(Seat("mercers salters", city="lords", boroughs="deptford hackney")), "run")
    assert "ability" not in kinds(covered)
    assert stopped_by(covered, "ability") == "LON-LAND-16"


@rule("LON-LAND-12", "LON-BOR-9")
def test_an_ability_works_from_the_purchase_until_the_borough_is_covered() -> None:
    s = does(table(Seat(money=20), offer="paddington city westminster", borough_deck=""), "buy-land", "land paddington")
    assert s.money[0] == 15
    does(until(s, 0), "buy-land", "land city")
    assert s.money[0] == 15 - 6
    does(until(s, 0), "buy-land")  # Westminster, at its full price: Paddington lies under City
    assert s.money[0] == 9 - 8


@rule("LON-LAND-13")
def test_covered_boroughs_count_for_number_side_and_river() -> None:
    city = "omnibus steamboats train_station_south train_station_north mercers"
    player = Seat("lords kew", city=city, boroughs="battersea lewisham city hackney", money=0)
    for stack, money in ((1, 4), (2, 2 * 2), (3, 2 * 2), (4, 2 * 2)):
        s = does(table(player), "run", f"activate {stack}")
        does(s, *(["discard lords"] if asked(s) == "cost" else []))
        assert s.money[0] == money


@rule("LON-LAND-14")
@pytest.mark.parametrize("seed", range(2))
def test_in_whole_games_boroughs_stay_where_they_are(seed: int) -> None:
    before: list[list[str]] = [[], []]
    for s in at_random(GAME.new(2, seed), seed):
        now = [seat["boroughs"] for seat in s.view(None)["seats"]]
        for old, new in zip(before, now, strict=True):
            assert new[: len(old)] == old
        before = now
    assert max(map(len, before)) > 2


@rule("LON-LAND-15")
def test_the_prestige_of_boroughs_is_not_counted_again_at_the_end() -> None:
    s = scored(Seat(boroughs="city westminster kensington", prestige=16, money=0))
    assert s.outcome()["scores"][0] == 16
    assert s.outcome()["breakdown"][0] == {"track": 16, "cards": 0, "loans": 0, "money": 0, "poverty": 0}


@rule("LON-LAND-16")
def test_an_optional_ability_may_be_declined() -> None:
    s = does(table(Seat("mercers salters", city="lords", boroughs="deptford")), "run", "stop")
    assert (s.active, purse(s), len(hand(s, 0))) == (1, (5, 0, 3, 0), 2)
    s = does(table(Seat(boroughs="hammersmith"), board="lords", step="draw"), "draw deck", "stop")
    assert (asked(s), len(hand(s))) == ("action", 1)
    s = does(
        table(Seat("mercers salters grocers", boroughs="wandsworth")), "develop", "play mercers", "discard salters"
    )
    assert (on_board(s), s.view(0)["free_builds"]) == ({"top-1": "salters"}, 1)


@rule("LON-LAND-16")
def test_an_ability_is_used_at_its_moment_only() -> None:
    player = Seat("mercers salters grocers", city="lords", boroughs="deptford")
    for step, moves in (("draw", []), ("action", []), ("action", ["develop"]), ("action", ["buy-land"])):
        s = does(table(player, board="kew", step=step), *moves)
        assert stopped_by(s, "ability") == "KER-ASK-1"
    wandsworth = does(table(Seat("mercers salters grocers")), "develop", "play mercers")
    assert stopped_by(wandsworth, "free") == "LON-CARD-13"
    three = does(
        table(Seat(boroughs="hammersmith"), board="lords"), "draw-three", "draw deck", "draw deck", "draw deck"
    )
    assert (three.active, len(hand(three, 0))) == (1, 3)  # its card is of the draw step


@rule("LON-LAND-17")
def test_an_ability_of_the_turn_may_be_used_in_the_turn_of_purchase() -> None:
    s = table(Seat("mercers"), offer="battersea city westminster", board="lords kew")
    assert "swap" not in kinds(s)
    does(s, "buy-land", "land battersea", "draw deck", "draw deck", "draw deck")
    assert (asked(s), "swap" in kinds(s)) == ("spare", True)
    does(s, "swap mercers", "take top-1")
    assert (on_board(s)["top-1"], "lords" in hand(s, 0)) == ("mercers", True)


@rule("LON-LAND-18")
@pytest.mark.parametrize(("old", "new"), [("southwark", "wandsworth"), ("wandsworth", "bethnal"), ("city", "fulham")])
def test_in_the_turn_of_purchase_no_run_effect_happens(old: str, new: str) -> None:
    s = table(Seat(boroughs=old, money=20, poverty=9), offer=f"{new} - -", borough_deck="")
    shown = next(borough for id, borough in BOROUGHS.items() if id.startswith(new))
    does(s, "buy-land")
    assert purse(s) == (20 - shown.cost, 0, 9 - shown.remove_poverty, shown.prestige)


@rule("LON-LAND-19", "LON-RUN-16")
def test_a_loan_for_land_counts_in_the_next_run_only() -> None:
    s = does(table(Seat(money=0)), "buy-land", "land southwark")
    assert (s.poverty[0], s.loans[0]) == (0, 1)
    does(until(s, 0), "run")
    assert s.poverty[0] == 1 + 1 + len(hand(s, 0))  # Southwark's, the loan's, the cards'
