"""Final scoring (LON-SCORE)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.london.playing import told
from tests.rules.london.table import CARDS, Seat, does, hand, purse, scored, table


def steps(events: list[dict[str, Any]]) -> dict[int, list[tuple[int, str, int]]]:
    """What every step of the scoring did, as it is told: seat, what, how much."""
    found: dict[int, list[tuple[int, str, int]]] = {}
    step = 0
    for event in events:
        if event["kind"] == "stage" and event["stage"] == "scoring":
            step = event["n"]
            found[step] = []
        elif event["kind"] == "gain" and step:
            found[step].append((event["seat"], event["what"], event["n"]))
    return found


@rule("LON-SCORE-1", "LON-SCORE-9")
def test_each_step_is_done_by_all_before_the_next_and_told_with_its_amounts() -> None:
    """The last turn is a Run without stacks, loans and hand, so that it adds nothing itself."""
    first = Seat(city="", prestige=20, money=0, poverty=9)
    second = Seat("mercers salters", city="~st_pauls kew/lords", prestige=5, money=34, loans=3, poverty=7)
    found = steps(told(table(first, second, last=1), "run"))
    assert found == {
        1: [(1, "poverty", 2)],
        2: [(1, "prestige", 6 + 4 + 1)],
        3: [(1, "money", -30), (1, "loans", -2)],
        4: [(1, "prestige", -7)],
        5: [(1, "prestige", 1)],
        6: [(0, "poverty", -9), (1, "poverty", -9)],
        7: [],
    }
    assert list(found) == [1, 2, 3, 4, 5, 6, 7]


@rule("LON-SCORE-1")
def test_every_player_goes_through_every_step() -> None:
    one = Seat(prestige=3, money=20, loans=2, poverty=1)
    found = steps(told(table(one, one, Seat(money=0), last=1), "draw-three"))
    assert [seat for seat, *_ in found[3]] == [0, 0, 1, 1]
    assert found[4] == [(0, "prestige", -7), (1, "prestige", -7)]
    assert found[1] == [(0, "poverty", 3)]
    assert [seat for seat, *_ in found[7]] == [0, 1]


@rule("LON-SCORE-2")
@pytest.mark.parametrize("cards", [0, 1, 4])
def test_each_card_left_in_hand_is_a_poverty(cards: int) -> None:
    names = ["mercers", "salters", "lords", "paupers"][:cards]
    s = scored(Seat(" ".join(names), poverty=3), Seat())
    assert s.poverty == [3 + cards, 0]
    assert s.outcome()["breakdown"][0]["cards"] == 0  # set aside: they are no part of the building area


@rule("LON-SCORE-3")
def test_every_card_of_the_building_area_counts_as_it_lies() -> None:
    face_up, face_down, covered = "st_pauls", "albert_hall", "tower_bridge"
    worth = {name: CARDS[name].end_prestige or 0 for name in (face_up, face_down, covered)}
    assert min(worth.values()) > 0
    s = scored(Seat(city=f"{face_up} ~{face_down} {covered}/mercers ~nelsons_column/salters"))
    assert s.outcome()["breakdown"][0]["cards"] == sum(worth.values()) + 5
    assert s.outcome()["breakdown"][1]["cards"] == 0


@rule("LON-SCORE-3")
@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.kind == "building"])
def test_every_building_card_gives_the_end_prestige_it_shows(card: str) -> None:
    s = scored(Seat(city=card, prestige=2, money=0))
    assert s.outcome()["scores"][0] == 2 + (CARDS[card].end_prestige or 0)


@rule("LON-SCORE-4", "LON-SCORE-5")
@pytest.mark.parametrize(
    ("money", "loans", "left", "unpaid"),
    [(14, 1, 14, 1), (15, 1, 0, 0), (29, 2, 14, 1), (45, 2, 15, 0), (0, 3, 0, 3), (100, 0, 100, 0)],
)
def test_as_many_loans_are_repaid_as_the_money_covers(money: int, loans: int, left: int, unpaid: int) -> None:
    s = scored(Seat(money=money, loans=loans))
    assert (s.money[0], s.loans[0]) == (left, unpaid)
    assert s.outcome()["breakdown"][0]["loans"] == -7 * unpaid
    assert s.outcome()["breakdown"][0]["money"] == left // 3


@rule("LON-SCORE-4")
def test_repaying_at_the_end_is_not_optional() -> None:
    """£15 would be worth five prestige, the loan costs seven: nobody is asked."""
    s = does(table(Seat(money=15, loans=1), Seat(), last=1), "run")
    assert (s.over, s.money[0], s.loans[0]) == (True, 0, 0)


@rule("LON-SCORE-6")
@pytest.mark.parametrize(("money", "prestige"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (100, 33)])
def test_every_full_three_pounds_are_a_prestige(money: int, prestige: int) -> None:
    assert scored(Seat(money=money)).outcome()["breakdown"][0]["money"] == prestige


@rule("LON-SCORE-7", "LON-SCORE-12")
@pytest.mark.parametrize(
    ("before", "after"),
    [((9, 7), (2, 0)), ((9, 0), (9, 0)), ((4, 4, 4), (0, 0, 0)), ((12, 5, 8, 6), (7, 0, 3, 1)), ((3, 0, 9), (3, 0, 9))],
)
def test_the_lowest_poverty_is_subtracted_from_everybodys(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    s = scored(*(Seat(poverty=poverty) for poverty in before))
    assert tuple(s.poverty) == after


@rule("LON-SCORE-7", "LON-SCORE-2")
def test_the_hands_count_before_the_lowest_is_found() -> None:
    s = scored(Seat("mercers salters lords", poverty=4), Seat(poverty=5))
    assert s.poverty == [2, 0]


@rule("LON-SCORE-8")
@pytest.mark.parametrize(
    ("poverty", "lost"),
    [
        (0, 0),
        (1, 1),
        (2, 1),
        (3, 2),
        (4, 3),
        (5, 5),
        (6, 7),
        (7, 9),
        (8, 11),
        (9, 13),
        (10, 15),
        (11, 18),
        (20, 45),
        (60, 165),
    ],
)
def test_the_poverty_left_costs_prestige(poverty: int, lost: int) -> None:
    s = scored(Seat(poverty=poverty + 3, prestige=50, money=0), Seat(poverty=3))
    assert s.outcome()["breakdown"][0]["poverty"] == -lost
    assert s.outcome()["scores"][0] == s.prestige[0] == 50 - lost


@rule("LON-SCORE-9")
def test_the_result_names_every_part_and_their_sum() -> None:
    s = scored(Seat("mercers", city="st_pauls", prestige=8, money=22, loans=2, poverty=2), Seat())
    outcome = s.outcome()
    assert outcome["breakdown"][0] == {"track": 8, "cards": 6, "loans": -7, "money": 2, "poverty": -2}
    assert outcome["scores"] == [sum(parts.values()) for parts in outcome["breakdown"]]


@rule("LON-SCORE-10")
def test_money_on_shops_does_not_count() -> None:
    s = scored(Seat(city="shops=9", money=2, loans=1))
    assert (purse(s)[:2], s.outcome()["breakdown"][0]["money"]) == ((2, 1), 0)


@rule("LON-SCORE-11")
@pytest.mark.parametrize(
    "city", ["bank_of_england", "parliament", "stock_exchange", "hospital", "university_of_london"]
)
@pytest.mark.parametrize("side", ["", "~"])
def test_ongoing_effects_do_nothing_in_the_scoring(city: str, side: str) -> None:
    s = scored(Seat("mercers salters", city=side + city, money=14, loans=1, poverty=1), board="lords")
    worth = CARDS["hospital_a" if city == "hospital" else city].end_prestige
    assert s.outcome()["breakdown"][0] == {"track": 0, "cards": worth, "loans": -7, "money": 4, "poverty": -2}
    assert (s.money[0], len(hand(s, 0))) == (14, 2)


@rule("LON-SCORE-11", "LON-BOR-6")
def test_a_borough_spares_no_hand_card_in_the_scoring() -> None:
    assert scored(Seat("mercers salters", boroughs="st_pancras"), Seat()).poverty == [2, 0]
