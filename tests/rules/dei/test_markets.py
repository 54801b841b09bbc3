"""Markets and Purchases (DEI-MARKET)."""

import json
from typing import Any

import pytest

import londinium
from londinium.games.dei import scoring, turn
from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    GAME,
    Stacked,
    asked,
    card,
    do,
    end_phase,
    may,
    pad,
    play,
    recycle,
    stop,
    stopped_by,
    table,
    told,
    why,
)

EMPTY = {"tactical": "", "logistic": "", "mechanical": "", "black": ""}
RED, GREEN, BLUE = "2:A", "2.2:A", "2.4:A"  # Regions with an Outpost of the colour


def shop(offer: dict[str, str], stored: tuple[int, int] = (9, 9), given: str = "RAV-5", **more: Any) -> Stacked:
    """The first seat has played a card with a Buy icon before these Markets; the others are empty."""
    s = table(
        "ravagers refuge42",
        market={**EMPTY, **offer},
        stored={0: stored},
        hands={0: f"{given} RAV-1 RAV-2"},
        **more,
    )
    play(s, given)
    return s


def shown(s: Stacked, which: str) -> list[str | None]:
    return next(one["cards"] for one in s.view(None)["markets"] if one["id"] == which)


@rule("DEI-MARKET-1", "DEI-MARKET-2", "DEI-MARKET-4", "DEI-MARKET-5")
@pytest.mark.parametrize(("held", "opens"), [(RED, "M01"), (GREEN, "M13"), (BLUE, "M25"), (None, None)])
def test_each_outpost_market_asks_for_an_outpost_of_its_colour(held: str | None, opens: str | None) -> None:
    offer = {"tactical": "M01", "logistic": "M13", "mechanical": "M25", "black": "M37 M38"}
    s = shop(offer, control={held: 0} if held else {})
    assert may(s, "buy") == {"M37", "M38"} | ({opens} if opens else set())
    for name in {"M01", "M13", "M25"} - {opens}:
        assert stopped_by(s, "buy", card=name) == "DEI-MARKET-4"


@rule("DEI-MARKET-4")
def test_the_outpost_is_asked_for_at_the_moment_of_purchase() -> None:
    s = shop({"tactical": "M01 M02"}, control={RED: 1})
    assert may(s, "buy") == set()  # another has it
    s = shop({"tactical": "M01 M02"}, control={RED: 1}, units={RED: "1"})  # Majority took it
    assert may(s, "buy") == {"M01", "M02"}


@rule("DEI-MARKET-3")
def test_only_revealed_cards_can_be_bought() -> None:
    s = shop({"black": "M37 M38 M39"}, decks={"black": "M40 M41"})
    assert shown(s, "black") == ["M37", "M38", "M39"]
    assert may(s, "buy") == {"M37", "M38", "M39"}
    assert stopped_by(s, "buy", card="M40") == "DEI-MARKET-3"
    assert stopped_by(s, "buy", card="M01") == "DEI-MARKET-3"


@rule("DEI-MARKET-6", "DEI-CARD-3")
def test_face_down_or_by_icon_the_same_rules_hold() -> None:
    offer: Any = {"market": {**EMPTY, "tactical": "M01", "black": "M38 M46"}, "stored": {0: (3, 1)}}
    s = table("ravagers refuge42", hands={0: "RAV-5 RAV-1 RAV-2"}, **offer)
    by_icon = s.copy()
    play(by_icon, "RAV-5")
    assert may(by_icon, "buy") == {"M38"}
    face_down = s.copy()
    recycle(face_down, "RAV-1")
    assert "M38" in pad(face_down)["hand"]  # the one that can be bought
    do(by_icon, "buy", card="M38")
    for one in (by_icon, face_down):
        assert (pad(one)["technology"], pad(one)["energy_cell"]) == (1, 0)
    assert why(s, "buy", card="M38") == "KER-ASK-1"  # no Purchase without either


@rule("DEI-MARKET-7")
def test_the_cost_is_paid_to_the_common_supply() -> None:
    s = shop({"black": "M44 M37"}, (4, 3), common=(10, 10))  # M44: 3 Technology, 2 Energy Cells
    log: list[Any] = []
    do(s, "buy", log, card="M44")
    assert (pad(s)["technology"], pad(s)["energy_cell"]) == (1, 1)
    assert s.view(None)["common"] == {"technology": 13, "energy_cell": 12}
    assert {"kind": "gain", "seat": 0, "what": "technology", "n": -3} in told(log)
    assert "M44" in pad(s)["hand"]


@rule("DEI-MARKET-7")
@pytest.mark.parametrize(("stored", "buys"), [((3, 2), True), ((2, 2), False), ((3, 1), False), ((9, 0), False)])
def test_who_cannot_pay_cannot_buy(stored: tuple[int, int], buys: bool) -> None:
    s = shop({"black": "M44"}, stored)
    assert ("M44" in may(s, "buy")) == buys
    if not buys:
        assert stopped_by(s, "buy", card="M44") == "DEI-MARKET-7"


@rule("DEI-MARKET-7", "DEI-MARKET-10")
def test_a_cost_never_falls_below_nothing() -> None:
    # M21 costs 1 Technology and 1 Energy Cell; Haggler takes 1 Technology off, Bargain another Resource.
    s = table(
        "ravagers refuge42",
        market={**EMPTY, "logistic": "M21"},
        control={GREEN: 0},
        unlocked={0: "FG3"},
        boosts={0: "CB-BUY"},
        hands={0: "RAV-1 RAV-2 RAV-3"},
    )
    do(s, "boost", boost="CB-BUY")
    do(s, "buy", card="M21")
    assert "M21" in pad(s)["hand"]
    assert (pad(s)["technology"], pad(s)["energy_cell"]) == (0, 0)


@rule("DEI-MARKET-8")
def test_the_slot_is_refilled_at_once_from_its_own_deck() -> None:
    s = shop({"black": "M37 M38 M39"}, given="M19", decks={"black": "M40 M41"})
    do(s, "buy", card="M38")
    assert shown(s, "black") == ["M37", "M40", "M39"]
    assert next(one["deck"] for one in s.view(None)["markets"] if one["id"] == "black") == 1


@rule("DEI-MARKET-8")
def test_a_card_just_revealed_can_be_bought_with_the_next_icon() -> None:
    s = shop({"black": "M37 M38"}, decks={"black": "M41"}, boosts={0: "CB-BUY"})
    do(s, "buy", card="M38")
    do(s, "boost", boost="CB-BUY")
    assert "M41" in may(s, "buy")


@rule("DEI-MARKET-8")
def test_an_empty_deck_leaves_the_slot_empty() -> None:
    s = shop({"black": "M37 M38 M39"}, decks={"black": ""})
    do(s, "buy", card="M38")
    assert shown(s, "black") == ["M37", None, "M39"]


@rule("DEI-MARKET-9")
def test_a_buy_icon_recycles_nothing_and_leaves_the_face_down_card_free() -> None:
    s = shop({"black": "M37 M38 M39"}, (10, 10))
    do(s, "buy", card="M38")
    stop(s)
    assert (pad(s)["face_down"], s.view(None)["recycled"]) == ([], 0)
    recycle(s, "RAV-1")
    do(s, "buy", card="M37")
    assert (pad(s)["face_down"], {"M37", "M38"} <= set(pad(s)["hand"])) == (["RAV-1"], True)


@rule("DEI-MARKET-10")
@pytest.mark.parametrize(
    ("stored", "ways"), [((9, 9), {(2, 2), (3, 1)}), ((2, 2), {(2, 2)}), ((3, 1), {(3, 1)}), ((2, 1), set())]
)
def test_a_discount_is_of_the_buyers_choice(stored: tuple[int, int], ways: set[tuple[int, int]]) -> None:
    s = shop({"black": "M44"}, stored, given="M22")  # 3 Technology and 2 Energy Cells, less 1
    assert ("M44" in may(s, "buy")) == bool(ways)
    if not ways:
        return
    do(s, "buy", card="M44")
    if len(ways) > 1:
        assert may(s, "pay") == ways
        assert stopped_by(s, "pay", technology=3, energy_cell=2) == "DEI-MARKET-10"  # without the discount
        assert stopped_by(s, "pay", technology=2, energy_cell=1) == "DEI-MARKET-10"  # too little
        do(s, "pay", technology=3, energy_cell=1)
        ways = {(3, 1)}
    ((technology, energy),) = ways
    assert (pad(s)["technology"], pad(s)["energy_cell"]) == (stored[0] - technology, stored[1] - energy)


@rule("DEI-MARKET-11")
def test_market_cards_are_known_by_their_numbers() -> None:
    assert [(name, one.number) for name, one in BOX.market_cards.items()] == [(f"M{n:02}", n) for n in range(1, 49)]


@rule("DEI-MARKET-12")
def test_a_players_market_cards_wherever_they_are() -> None:
    s = table(
        "ravagers refuge42",
        phase=3,
        hands={0: "M01 M07 RAV-1", 1: "M08"},
        face_up={0: "M02"},
        face_down={0: "M03"},
        bins={0: "M04 RAV-2"},
        missions=["MS10", "MS01", "MS02", "MS03"],
    )
    turn.lose_card(s, 0, card("M01"), None)
    assert sorted(BOX.card_ids[one] for one in scoring.market_cards(s, 0)) == ["M01", "M02", "M03", "M04", "M07"]
    collectors = next(one for one in s.view(None)["missions"] if one["id"] == "MS10")
    assert collectors["counts"] == [5, 1]


@rule("DEI-MARKET-13")
def test_another_market_is_a_matter_of_data() -> None:
    pack = json.loads(json.dumps(GAME.export("industrial")))
    for one in pack["files"]["markets"]["markets"]:
        if one["id"] == "black":
            one.update(id="industrial", colour="blue", requires=2)
    for one in pack["files"]["markets"]["market_cards"]:
        if one["market"] == "black":
            one["market"] = "industrial"
    game = londinium.game("dei", pack=pack)
    seen = game.new(2, 0).view(None)
    assert [one["id"] for one in seen["markets"]] == ["tactical", "logistic", "mechanical", "industrial"]
    assert (seen["markets"][3]["colour"], seen["markets"][3]["requires"]) == ("blue", 2)


@rule("DEI-MARKET-3", "DEI-MARKET-8")
def test_a_market_shows_its_cards_until_they_are_bought() -> None:
    s = shop({"black": "M37 M38 M39"}, given="RAV-1")
    before = [one["cards"] for one in s.view(None)["markets"]]
    end_phase(s)
    assert asked(s) is not None
    assert [one["cards"] for one in s.view(None)["markets"]] == before
