"""Paupers (LON-PAUP)."""

import pytest

from tests.marks import rule
from tests.rules.london.table import Seat, asked, does, hand, kinds, may, on_board, scored, stopped_by, table


@rule("LON-PAUP-1")
@pytest.mark.parametrize("boroughs", ["", "southwark", "wandsworth"])
def test_paupers_cannot_be_built(boroughs: str) -> None:
    s = does(table(Seat("paupers paupers mercers salters", city="school", boroughs=boroughs)), "develop")
    assert may(s, "play") == {"mercers", "salters"}
    assert stopped_by(s, "play", "paupers") == "LON-PAUP-1"


@rule("LON-PAUP-1", "LON-CARD-10")
def test_a_coffee_house_does_not_lay_paupers_either() -> None:
    s = does(table(Seat(city="coffee_house lords"), board="paupers mercers"), "run", "activate 1")
    assert may(s, "take") == {"top-2"}
    assert stopped_by(s, "take", "top-1") == "LON-CARD-10"


@rule("LON-PAUP-1", "LON-CARD-13")
def test_wren_builds_no_paupers() -> None:
    s = does(table(Seat("wren paupers mercers sewers")), "develop", "play wren")
    assert may(s, "play") == {"mercers", "sewers"}


@rule("LON-PAUP-2")
def test_paupers_are_no_matching_discard() -> None:
    s = does(table(Seat("mercers salters grocers paupers")), "develop", "play mercers")
    assert may(s, "discard") == {"salters", "grocers"}
    assert stopped_by(s, "discard", "paupers") == "LON-PAUP-2"
    assert "develop" not in kinds(table(Seat("mercers paupers paupers")))


@rule("LON-PAUP-2", "LON-BOR-3", "LON-CARD-9")
@pytest.mark.parametrize(
    ("player", "cost"), [(Seat(boroughs="southwark"), 0), (Seat(city="school"), 1)], ids=["borough", "card"]
)
def test_unless_an_effect_says_so(player: Seat, cost: int) -> None:
    s = does(table(player._replace(hand="mercers paupers salters")), "develop", "play mercers")
    does(s, *(["new"] if player.city else []))
    assert may(s, "discard") == {"paupers_a", "salters"}
    does(s, "discard paupers")
    assert (s.money[0], on_board(s)) == (5 - cost, {"top-1": "paupers_a"})


@rule("LON-PAUP-3")
@pytest.mark.parametrize("card", ["brewing", "west_india", "great_exhibition", "underground", "train_station_north"])
def test_paupers_pay_for_an_activation(card: str) -> None:
    s = does(table(Seat("paupers mercers", city=f"{card} lords")), "run", "activate 1")
    assert may(s, "discard") == {"paupers_a", "mercers"}
    does(s, "discard paupers")
    assert (hand(s), on_board(s)) == (["mercers"], {"top-1": "paupers_a"})


@rule("LON-PAUP-4")
@pytest.mark.parametrize("card", ["brixton", "millbank", "workhouse"])
def test_paupers_are_discarded_through_effects(card: str) -> None:
    s = does(table(Seat("paupers paupers mercers", city=f"{card} lords", poverty=4)), "run", "activate 1")
    assert "paupers_a" in may(s, "discard")
    does(s, "discard paupers")
    assert (s.poverty[0], on_board(s)) == (3, {"top-1": "paupers_a"})


@rule("LON-PAUP-4", "LON-BOR-7")
def test_paupers_are_discarded_through_a_borough() -> None:
    s = does(table(Seat("paupers mercers", city="lords", boroughs="deptford")), "run", "ability", "discard paupers")
    assert (s.money[0], on_board(s)) == (7, {"top-1": "paupers_a"})


@rule("LON-PAUP-5")
def test_paupers_are_discarded_to_the_hand_limit() -> None:
    s = table(
        Seat("paupers mercers salters grocers vintners fishmongers haberdashers brewing omnibus lords"), step="limit"
    )
    assert "paupers_a" in may(s, "discard")
    does(s, "discard paupers")
    assert (on_board(s), s.active) == ({"top-1": "paupers_a"}, 1)


@rule("LON-PAUP-6")
def test_paupers_on_the_board_may_be_drawn() -> None:
    s = table(Seat(), board="paupers mercers", deck="lords", step="draw")
    assert may(s, "draw") == {"deck", "top-1", "top-2"}
    assert hand(does(s, "draw top-1")) == ["paupers_a"]


@rule("LON-PAUP-6")
def test_paupers_must_be_drawn_if_nothing_else_can_be() -> None:
    s = table(Seat(), board="paupers / paupers", only=True, step="draw", last=2)
    assert (asked(s), kinds(s)) == ("draw", {"draw", "loan"})
    assert stopped_by(s, "stop") == "LON-DRAW-3"
    alone = table(Seat(), board="- paupers", only=True, step="draw", last=2)
    assert (asked(alone), hand(alone)) == ("action", ["paupers_a"])


@rule("LON-PAUP-7", "LON-RUN-17", "LON-SCORE-2")
def test_paupers_in_hand_bring_poverty() -> None:
    assert does(table(Seat("paupers paupers mercers")), "run").poverty[0] == 3
    assert scored(Seat("paupers paupers mercers"), Seat(poverty=9)).poverty == [0, 6]
