"""The worked examples of the specification, by their numbers (LON-EX).

A question with a single answer is not asked: where an example has one way to pay, playing the card pays for it.
"""

import pytest

from londinium.games.london.state import LondonState
from tests.marks import rule
from tests.rules.london.table import (
    BOX,
    CARDS,
    RULES,
    Seat,
    asked,
    city,
    do,
    does,
    hand,
    kinds,
    lands,
    may,
    on_board,
    out,
    purse,
    refused,
    scored,
    stopped_by,
    table,
)

FOUR = "vauxhall_gardens hospital huguenots vintners"


def next_turn(s: LondonState, seat: int = 0, ask: str = "action") -> None:
    """The others draw cards in their turns; until this seat is asked this, drawing from the deck on the way there."""
    while s.active != seat or asked(s) != ask:
        if asked(s) == "draw":
            do(s, "draw", "deck")
        elif asked(s) == "limit":
            do(s, "discard", hand(s)[0])
        elif asked(s) == "repay":
            do(s, "stop")
        else:
            do(s, "draw-three")


# Develop


@rule("LON-EX-1", "LON-DEV-18", "LON-ACT-2")
def test_ex_1_blue_pays_for_blue_and_brown_for_brown() -> None:
    s = does(table(Seat(FOUR)), "develop")
    assert may(s, "play") == {"vauxhall_gardens", "hospital_a", "huguenots", "vintners"}
    hospital = does(s.copy(), "play hospital")
    assert (city(hospital), hospital.money[0]) == (["hospital_a"], 3)
    assert on_board(hospital) == {"top-1": "vauxhall_gardens"}
    gardens = does(s.copy(), "play vauxhall_gardens")
    assert (city(gardens), gardens.money[0]) == (["vauxhall_gardens"], 5)
    assert on_board(gardens) == {"top-1": "hospital_a"}
    vintners = does(s.copy(), "play vintners")
    assert (city(vintners), on_board(vintners)) == (["vintners"], {"top-1": "huguenots"})


@rule("LON-EX-1", "LON-ACT-3")
def test_ex_1_huguenots_draw_two_cards_and_vintners_stay() -> None:
    s = does(table(Seat(FOUR), board="mercers salters", deck="sewers"), "develop", "play huguenots")
    does(s, "draw top-2", "draw deck")
    assert hand(s) == ["vauxhall_gardens", "vintners", "hospital_a", "salters", "sewers"]
    assert out(s) == ["huguenots"]
    assert (asked(s), may(s, "play")) == ("develop", set(hand(s)))  # two blue and two brown cards at least


@rule("LON-EX-1", "LON-DEV-3")
def test_ex_1_vintners_cannot_be_discarded_for_the_hospital() -> None:
    s = does(table(Seat(f"{FOUR} water_works")), "develop", "play hospital")
    assert may(s, "discard") == {"vauxhall_gardens", "water_works"}
    assert stopped_by(s, "discard", "vintners") == "LON-DEV-3"


@rule("LON-EX-2", "LON-DEV-14")
def test_ex_2_the_hospital_leaves_three_pounds_and_works_already() -> None:
    s = does(table(Seat(FOUR, city="mercers")), "develop", "play hospital", "new")
    assert (s.money[0], hand(s), on_board(s)) == (3, ["vintners", "huguenots"], {"top-1": "vauxhall_gardens"})
    assert city(s) == ["mercers", "hospital_a"]
    do(s, "stop")
    next_turn(s)
    does(s, "run", "activate 1")
    assert (asked(s), may(s, "flip")) == ("flip", {"1", "2"})


# Buy land


@rule("LON-EX-3", "LON-LAND-3", "LON-LOAN-11", "LON-LAND-13")
def test_ex_3_hammersmith_takes_a_loan_and_leaves_nine_pounds() -> None:
    player = Seat(city="steamboats", boroughs="battersea", money=5)
    s = table(player, offer="hammersmith lewisham southwark")
    assert [BOX.boroughs[number].cost for number in s.offer] == [6, 3, 5]
    does(s, "buy-land")
    assert may(s, "land") == {"hammersmith", "lewisham", "southwark_bermondsey"}
    for other, left in (("lewisham", 2), ("southwark", 0)):
        assert does(s.copy(), f"land {other}").money[0] == left
    does(s, "land hammersmith")
    assert (s.money[0], s.loans[0]) == (9, 1)
    assert lands(s, 0) == ["battersea", "hammersmith"]
    next_turn(s)
    does(s, "run", "activate 1")
    assert s.money[0] == 9 + 2 * 2  # both touch the river, the covered one too


@rule("LON-EX-4", "LON-BOR-1")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_ex_4_wandsworth_gives_two_cards_two_prestige_and_one_poverty_less(before: int, after: int) -> None:
    s = table(Seat(poverty=before), offer="wandsworth lewisham city", board="mercers", deck="sewers")
    does(s, "buy-land", "land wandsworth", "draw top-1")  # then the board is empty
    assert hand(s, 0) == ["mercers", "sewers"]
    assert purse(s) == (1, 0, after, 2)


@rule("LON-EX-4", "LON-BOR-1", "LON-RUN-25")
def test_ex_4_each_run_with_wandsworth_on_top_brings_two_poverty() -> None:
    s = table(Seat(boroughs="wandsworth", poverty=1), step="action")
    do(s, "run")
    assert s.poverty[0] == 3


# Run


def example_run() -> LondonState:
    """The city of the rulebooks' example, in the action step."""
    player = Seat(
        "paupers mercers salters",
        city="west_india hospital town_houses steamboats",
        boroughs="battersea southwark",
        money=4,
        loans=1,
        poverty=3,
    )
    return does(table(player), "run")


@rule("LON-EX-5", "LON-RUN-5", "LON-PAUP-3")
def test_ex_5_the_docks_cost_a_paupers_card_and_bring_seven_pounds() -> None:
    s = does(example_run(), "activate 1", "discard paupers", "flip 1")
    assert (s.money[0], on_board(s)) == (11, {"top-1": "paupers_a"})
    assert city(s)[0] == "~west_india_docks"


@rule("LON-EX-6", "LON-CARD-1", "LON-CARD-2", "LON-CARD-4", "LON-RUN-14")
def test_ex_6_the_hospital_is_flipped_in_place_of_the_town_houses() -> None:
    s = does(example_run(), "activate 3")
    assert s.prestige[0] == 2
    assert may(s, "flip") == {"2", "3"}
    do(s, "flip", 2)
    assert city(s) == ["west_india_docks", "~hospital_a", "town_houses", "steamboats"]
    assert stopped_by(s, "activate", 3) == "LON-RUN-3"
    do(s, "stop")
    next_turn(s)
    do(s, "run")
    assert "3" in may(s, "activate")


@rule("LON-EX-7", "LON-CARD-5")
def test_ex_7_steamboats_bring_two_pounds_for_each_river_borough() -> None:
    s = does(example_run(), "activate 4", "flip 4")
    assert (s.money[0], city(s)[3]) == (8, "~steamboats")


@rule("LON-EX-8", "LON-BOR-2", "LON-RUN-12")
def test_ex_8_southwark_brings_one_poverty_whether_wanted_or_not() -> None:
    s = does(example_run(), "borough")
    assert s.poverty[0] == 4
    assert stopped_by(s, "borough") == "LON-RUN-12"
    declined = does(example_run(), "stop")
    assert declined.poverty[0] == 3 + 1 + 4 + 1 + 3  # the borough's, then stacks, loan and cards


def whole_example() -> LondonState:
    """All of the example; what is left to do at the end has no choice in it."""
    return does(
        example_run(),
        *("activate 1", "discard paupers", "flip 1"),
        *("activate 3", "flip 2"),
        "activate 4",  # the Hospital lies face-down: Steamboats flip without a question, and the Run is over
    )


@rule("LON-EX-9", "LON-RUN-10", "LON-RUN-11")
def test_ex_9_the_sum_of_the_first_part() -> None:
    s = does(example_run(), "activate 1", "discard paupers", "flip 1", "borough", "activate 3", "flip 2")
    assert (s.money[0], s.prestige[0], s.poverty[0], hand(s)) == (11, 2, 4, ["mercers", "salters"])
    do(s, "activate", 4)
    assert (s.money[0], s.prestige[0]) == (4 + 11, 2)
    assert city(s, 0) == ["~west_india_docks", "~hospital_a", "town_houses", "~steamboats"]


@rule("LON-EX-10", "LON-RUN-15", "LON-RUN-16", "LON-RUN-17")
def test_ex_10_four_stacks_one_loan_and_two_cards_make_eleven_poverty() -> None:
    s = whole_example()
    assert (s.active, s.poverty[0]) == (1, 4 + 7)


@rule("LON-EX-11", "LON-TURN-5", "LON-LOAN-6")
def test_ex_11_the_loan_is_repaid_at_the_start_of_the_next_turn_at_the_earliest() -> None:
    s = does(example_run(), "activate 1", "discard paupers", "flip 1", "activate 4", "flip 4")
    assert s.money[0] == 15
    assert stopped_by(s, "repay") == "LON-TURN-5"
    do(s, "stop")
    assert s.active == 1
    next_turn(s, ask="repay")
    assert (s.active, asked(s), kinds(s)) == (0, "repay", {"repay", "stop"})
    do(s, "repay")
    assert (s.money[0], s.loans[0]) == (0, 0)


@rule("LON-EX-12", "LON-D3-1", "LON-D3-3")
def test_ex_12_draw_three_makes_four_cards_in_the_turn() -> None:
    s = table(Seat("mercers"), board="salters - sewers", step="repay")
    does(s, "draw top-1", "draw-three", "draw deck", "draw top-3")
    assert s.active == 1  # the board is empty then: the last card comes from the deck without a question
    assert len(hand(s, 0)) == 5


@rule("LON-EX-13", "LON-SCORE-8")
def test_ex_13_six_poverty_cost_seven_prestige() -> None:
    s = scored(Seat(poverty=6), Seat())
    assert s.outcome()["breakdown"][0]["poverty"] == -7


@rule("LON-EX-14", "LON-LOAN-1", "LON-LOAN-5", "LON-SCORE-5")
def test_ex_14_a_loan_gives_ten_and_costs_fifteen_or_seven_prestige() -> None:
    s = table(Seat())
    do(s, "loan")
    assert purse(s) == (15, 1, 0, 0)
    repaid = does(table(Seat(money=15, loans=1), step="repay"), "repay")
    assert purse(repaid) == (0, 0, 0, 0)
    unpaid = scored(Seat(money=14, loans=1), Seat())
    assert unpaid.outcome()["breakdown"][0] == {"track": 0, "cards": 0, "loans": -7, "money": 4, "poverty": 0}


# Built from the rules


@rule("LON-EX-15", "LON-SCORE-8")
@pytest.mark.parametrize(
    ("poverty", "lost"), list(enumerate([0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15, 18, 21, 24])), ids=str
)
def test_ex_15_the_poverty_table(poverty: int, lost: int) -> None:
    s = scored(Seat(), Seat(poverty=poverty))
    assert s.outcome()["breakdown"][1]["poverty"] == -lost


@rule("LON-EX-16", "LON-BOARD-2", "LON-BOARD-3", "LON-BOARD-5")
def test_ex_16_the_seventh_discard_of_two_players_shifts_the_rows() -> None:
    names = ["mercers", "salters", "grocers", "vintners", "fishmongers", "haberdashers", "sewers"]
    others = "brewing omnibus steamboats workhouse parliament whitehall bridge lords brixton"
    s = table(Seat(" ".join([*names, *others.split()])), step="limit")
    assert len(hand(s)) == RULES.hand_limit + 7
    for name in names[:6]:
        do(s, "discard", name)
    rows = ["top-1", "top-2", "top-3", "bottom-1", "bottom-2", "bottom-3"]
    assert on_board(s) == dict(zip(rows, names, strict=False))
    do(s, "discard", "sewers")
    assert on_board(s) == {"top-1": "sewers", "bottom-1": "mercers", "bottom-2": "salters", "bottom-3": "grocers"}
    assert out(s) == ["vintners", "fishmongers", "haberdashers"]


@rule("LON-EX-17", "LON-DRAW-5", "LON-BOARD-4")
def test_ex_17_a_discard_goes_to_the_gap_in_the_top_row() -> None:
    s = table(Seat("water_works town_houses street_lights"), board="mercers salters grocers / vintners", step="draw")
    does(s, "draw top-2")
    assert on_board(s) == {"top-1": "mercers", "top-3": "grocers", "bottom-1": "vintners"}
    does(s, "develop", "play water_works", "discard street_lights")
    assert on_board(s)["top-2"] == "street_lights"


@rule("LON-EX-18", "LON-SCORE-1", "LON-SCORE-9", "LON-TIE-1")
def test_ex_18_final_scoring_of_two_players() -> None:
    first = Seat("mercers salters", city="buckingham_palace/tower_bridge", prestige=20, money=34, loans=2, poverty=9)
    second = Seat(city="~st_pauls", prestige=25, money=8, loans=1, poverty=7)
    assert sum(CARDS[card].end_prestige or 0 for card in ("buckingham_palace", "tower_bridge")) == 11
    assert CARDS["st_pauls"].end_prestige == 6
    s = scored(first, second)
    outcome = s.outcome()
    assert outcome["breakdown"] == [
        {"track": 20, "cards": 11, "loans": 0, "money": 1, "poverty": -3},
        {"track": 25, "cards": 6, "loans": -7, "money": 2, "poverty": 0},
    ]
    assert (outcome["scores"], outcome["ranking"], outcome["decided_by"]) == ([29, 26], [1, 2], None)
    assert (s.poverty, s.money, s.loans) == ([4, 0], [4, 8], [0, 1])


@rule("LON-EX-19", "LON-DEV-9", "LON-DEV-10")
def test_ex_19_a_card_of_this_turn_cannot_be_covered() -> None:
    names = "mercers salters grocers vintners fishmongers haberdashers"
    s = does(table(Seat(names, city="water_works ~lords")), "develop", "play mercers")
    assert may(s, "onto") == {"1", "2"}
    does(s, "new", "discard salters", "play grocers")
    assert may(s, "onto") == {"1", "2"}
    assert stopped_by(s, "onto", 3) == "LON-DEV-10"
    does(s, "onto 2", "discard vintners", "play fishmongers")
    assert city(s) == ["water_works", "lords/grocers", "mercers"]
    assert may(s, "onto") == {"1"}
    assert stopped_by(s, "onto", 2) == "LON-DEV-10"


@rule("LON-EX-20", "LON-END-1", "LON-END-2", "LON-END-3")
@pytest.mark.parametrize(
    ("final_turns", "last"), [("others_once", [2, 0]), ("everyone_once", [2, 0, 1])], ids=["others", "everyone"]
)
def test_ex_20_the_last_turns_of_three_players(final_turns: str, last: list[int]) -> None:
    s = table(
        *(Seat(), Seat(), Seat()),
        board="mercers salters grocers / vintners",
        deck="sewers",
        only=True,
        turn=1,
        step="draw",
        final_turns=final_turns,
    )
    does(s, "draw deck", "run")
    turns = []
    while not s.over:
        if asked(s) == "draw":
            do(s, "draw", sorted(may(s, "draw"))[0])
        else:
            turns.append(s.active)
            do(s, "run")
    assert turns == last


@rule("LON-EX-21", "LON-DRAW-7", "LON-PAUP-6")
def test_ex_21_the_last_card_of_the_board_must_be_drawn() -> None:
    s = table(Seat(), Seat(), Seat(), board="paupers", only=True, turn=2, step="draw", last=1)
    assert (asked(s), hand(s), on_board(s)) == ("action", ["paupers_a"], {})


@rule("LON-EX-22", "LON-LOAN-4", "LON-CARD-26")
def test_ex_22_lloyds_against_an_opponent_with_one_pound() -> None:
    s = does(table(Seat(city="lloyds mercers", money=0), Seat(money=1)), "run", "activate 1")
    assert (s.money[1], s.loans[1]) == (9, 1)
    assert s.money[0] == 2


@rule("LON-EX-23", "LON-SCORE-7")
def test_ex_23_equal_poverty_costs_nobody_anything() -> None:
    s = scored(Seat("mercers", poverty=7), Seat(poverty=8), Seat("salters grocers", poverty=6))
    assert [parts["poverty"] for parts in s.outcome()["breakdown"]] == [0, 0, 0]


@rule("LON-EX-24", "LON-HAND-1", "LON-HAND-4")
def test_ex_24_eleven_cards_are_two_too_many_and_nine_none() -> None:
    eleven = "mercers salters grocers vintners fishmongers haberdashers sewers brewing omnibus bridge lords"
    names = eleven.split()
    s = table(Seat(eleven), step="limit")
    does(s, "discard mercers", "discard lords")
    assert (s.active, len(hand(s, 0))) == (1, 9)
    assert table(Seat(" ".join(names[:9])), step="limit").active == 1
    assert refused(s, "discard", "mercers") == "KER-ASK-1"
