"""What no effect of the base game does, but the rules describe for expansions: turning tiles, losing cards, …"""

from random import Random

from londinium.games.dei import boosts, city, feats, scoring, turn
from londinium.games.dei.box import NEUTRAL
from londinium.kernel.laws import explain_agrees_with_legal
from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    asked,
    at,
    boost,
    card,
    do,
    end_phase,
    feat,
    may,
    pad,
    play,
    region,
    table,
    told,
)


@rule("DEI-BOARD-12", "DEI-BOARD-3")
def test_a_turned_tile_keeps_its_tokens_and_finds_its_links_anew() -> None:
    # Tile 2 lies in the middle: its Ground A owns north and west, B east and south. Turned once, A owns north and east.
    s = table("ravagers refuge42", units={"2:A": "2"}, resources={"2:A": (1, 0)}, hands={0: "RAV-2 RAV-1 RAV-3"})
    assert region("2.4:A") in s.city.ground[region("2:A")]  # tile 2.4 is in the west, 2.5 in the east
    city.turn_tile(s, BOX.tile_ids.index("2"), 1, None)
    s.put_questions()
    assert at(s, "2:A")["scrappers"] == [2, 0]
    assert at(s, "2:A")["technology"] == 1
    assert sorted(at(s, "2:A")["sides"]) == ["E", "N"]
    play(s, "RAV-2")
    do(s, "from", region="2:A")
    assert may(s, "to") == {"2:B", "2.2:B", "2.5:A"}
    explain_agrees_with_legal(s, Random(0))


@rule("DEI-BOARD-12")
def test_bridges_that_lose_their_site_go_back_and_neutral_ones_elsewhere() -> None:
    s = table("ravagers refuge42", bridges={"2:R 2.5:S": 0, "2:S 2.7:R": "neutral", "2:R 2:S": 1})
    sites = {(BOX.region_ids[a], BOX.region_ids[b]) for a, b, _ in s.city.sites}
    assert {("2:R", "2.5:S"), ("2:S", "2.7:R"), ("2:R", "2:S")} <= sites
    before = pad(s)["bridges"]
    for quarters in (1, 2, 3):
        again = s.copy()
        log: list[object] = []
        city.turn_tile(again, BOX.tile_ids.index("2"), quarters, log)  # type: ignore[arg-type]
        now = {(BOX.region_ids[a], BOX.region_ids[b]): again.bridges[i] for i, (a, b, _) in enumerate(again.city.sites)}
        assert now["2:R", "2:S"] == 1  # a site inside the tile stays
        kept = now.get(("2:R", "2.5:S")) == 0
        assert pad(again)["bridges"] == before + (not kept)
        assert list(now.values()).count(NEUTRAL) == 1
        assert again.links[0] == tuple(city.linked(again, 0, r) for r in range(BOX.size))
        if not kept:
            assert {"kind": "put", "piece": "bridge-2:R-2.5:S", "from": "seat-0", "to": None} in told(log)


@rule("DEI-CARD-10", "DEI-CLEAN-2", "DEI-MARKET-12")
def test_a_lost_card_comes_back_before_the_next_turn() -> None:
    s = table("ravagers refuge42", phase=3, order=(1, 0), seat=0, hands={0: "RAV-1 RAV-2 RAV-3 M01"})
    turn.lose_card(s, 0, card("M01"), None)
    s.put_questions()
    assert pad(s)["lost"] == ["M01"]
    assert "M01" not in may(s, "play")
    assert scoring.market_points(s, 0) == BOX.market_cards["M01"].supplies
    end_phase(s)
    assert s.view(None)["turn"] == 2
    assert pad(s)["lost"] == []
    assert "M01" in pad(s)["hand"]


@rule("DEI-FEAT-4")
def test_a_feat_turned_down_does_nothing_until_it_is_unlocked_again() -> None:
    s = table("ravagers refuge42", phase=2, units={"2:A": "1L 2"}, unlocked={0: "FR1"}, control={"2:A": 0, "2.1:A": 0})
    assert at(s, "2:A")["values"] == [3, 2]
    feats.lock(s, 0, feat("FR1"), None)
    assert at(s, "2:A")["values"] == [2, 2]
    assert pad(s, 0, viewer=1)["feats"][0] == {"colour": "red", "feat": "FR1", "unlocked": False}  # all have seen it
    end_phase(s)
    assert pad(s)["feats"][0]["unlocked"]
    assert at(s, "2:A")["values"] == [3, 2]


@rule("DEI-BOOST-4")
def test_a_candy_boost_of_choice_is_taken_from_the_supply() -> None:
    s = table("ravagers refuge42")
    barrier = s.barrier
    boosts.choose(s, 0, boost("CB-HOLD"), None)
    assert pad(s, 0, viewer=0)["own_boosts"] == ["CB-HOLD"]
    assert s.view(None)["boosts"] == 15
    assert s.barrier > barrier
    assert asked(s) == "card"


@rule("DEI-SUPPLY-1", "DEI-SUPPLY-2")
def test_supplies_stop_at_nothing_and_have_no_end() -> None:
    s = table("ravagers refuge42", supplies=(3, 0))
    scoring.gain_supplies(s, 0, "effects", -5, None)
    assert pad(s)["supplies"] == 0
    scoring.gain_supplies(s, 0, "effects", 1000, None)
    assert pad(s)["supplies"] == 1000
