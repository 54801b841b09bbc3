"""Players, Factions, the set-up step by step and its two variants (DEI-COMP, DEI-SETUP, DEI-VAR)."""

from collections import Counter
from typing import Any

import pytest

import londinium
from londinium.games.dei import game as dei
from londinium.games.dei.state import DeiState
from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    FACTIONS,
    GAME,
    asked,
    at,
    do,
    may,
    pad,
    play,
    play_out,
    stopped_by,
    table,
    told,
    who,
    why,
)

COLOURS = ("red", "green", "blue")


def fresh(players: int = 2, seed: int = 0, **options: Any) -> Any:
    """The table as all see it before anybody has done anything."""
    return GAME.new(players, seed, options).view(None)


def refusal(players: int, **options: Any) -> str:
    """The rule by which a game cannot be set up so."""
    with pytest.raises(londinium.Refused) as refused:
        GAME.new(players, 0, options)
    return refused.value.rule


# Players and pieces


@rule("DEI-COMP-1")
def test_two_to_four_can_play_each_with_one_of_four_factions() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for players in GAME.seats:
        factions = [one["faction"] for one in fresh(players)["pads"]]
        assert len(factions) == players
        assert set(factions) <= {"ravagers", "refuge42", "farmz", "auxilia"}
    assert refusal(1) == refusal(5) == refusal(0) == "DEI-COMP-1"


@rule("DEI-COMP-7", "DEI-MAJ-7")
def test_a_drone_is_no_unit() -> None:
    s = table("ravagers refuge42", drones={"masamune": "2:A"}, units={"2.4:B": "1"}, hands={0: "RAV-2 RAV-1"})
    assert (at(s, "2:A")["values"], at(s, "2:A")["majority"], at(s, "2:A")["control"]) == ([0, 0], None, None)
    play(s, "RAV-2")
    assert may(s, "from") == {"2.4:B"}
    assert stopped_by(s, "from", region="2:A") == "DEI-MOVE-6"


@rule("DEI-COMP-7")
def test_leader_and_scrapper_are_both_units() -> None:
    s = table("ravagers refuge42", units={"2:A": "L", "2.4:B": "1"}, hands={0: "RAV-2 RAV-1"})
    assert [at(s, place)["values"][0] for place in ("2:A", "2.4:B")] == [1, 1]
    play(s, "RAV-2")
    assert may(s, "from") == {"2:A", "2.4:B"}


@rule("DEI-COMP-8", "DEI-CARD-8")
def test_faction_cards_and_market_cards_are_played_alike() -> None:
    s = table("ravagers refuge42", stored={0: (5, 5)}, hands={0: "RAV-2 M01"}, market={"black": "M37 M38"})
    assert may(s, "play") == may(s, "recycle") == {"RAV-2", "M01"}


@rule("DEI-COMP-10")
def test_two_kinds_of_resource_and_supplies_that_win() -> None:
    assert set(fresh()["common"]) == {"technology", "energy_cell"}
    s = table("ravagers refuge42", supplies=(5, 12), turn=4, phase=3, order=(1, 0), seat=0)
    play_out(s)
    assert s.outcome()["scores"] == [one["supplies"] for one in s.view(None)["pads"]]
    assert s.outcome()["ranking"][1] == 1


@rule("DEI-COMP-11")
def test_a_kind_that_has_run_out_is_not_gained_until_tokens_return() -> None:
    s = table("ravagers refuge42", common=(0, 3), stored={0: (2, 2)}, hands={0: "M20 M18 RAV-1 RAV-2"})
    play(s, "M20")  # gain 1 Technology, collect 1: nothing can be done, so it is over
    assert (pad(s)["technology"], asked(s)) == (2, "card")
    play(s, "M18")
    do(s, "icon", icon="EXCHANGE")
    assert s.view(None)["common"] == {"technology": 1, "energy_cell": 2}
    s = table("ravagers refuge42", common=(1, 3), hands={0: "M20 RAV-1"})
    play(s, "M20")
    do(s, "icon", icon="GAIN_RESOURCE")
    assert (pad(s)["technology"], s.view(None)["common"]["technology"]) == (1, 0)


# The city


@rule("DEI-SETUP-1", "DEI-SETUP-1a")
@pytest.mark.parametrize(("players", "rows", "width"), [(2, 3, 3), (3, 4, 3), (4, 4, 4)])
def test_the_grid_and_the_tiles_of_each_number_of_players(players: int, rows: int, width: int) -> None:
    expected = ["2", *(f"2.{n}" for n in range(1, 9))]
    if players > 2:
        expected += [f"3.{n}" for n in range(1, 4)]
    if players > 3:
        expected += [f"4.{n}" for n in range(1, 5)]
    for layout in ("random", "first_game"):
        seen = fresh(players, 1, layout=layout)
        assert {(tile["row"], tile["column"]) for tile in seen["tiles"]} == {
            (row, column) for row in range(rows) for column in range(width)
        }
        assert sorted(tile["id"] for tile in seen["tiles"]) == sorted(expected)


@rule("DEI-SETUP-1a")
def test_random_cities_differ_in_places_and_turns_and_the_first_game_never() -> None:
    cities = [fresh(2, seed)["tiles"] for seed in range(60)]
    assert {tile["turned"] for city in cities for tile in city} == {0, 1, 2, 3}
    assert len({tuple(tile["id"] for tile in city) for city in cities}) == 60
    for seed in range(5):
        tiles = fresh(2, seed, layout="first_game")["tiles"]
        assert [tile["id"] for tile in tiles] == ["2.1", "2.2", "2.3", "2.4", "2", "2.5", "2.6", "2.7", "2.8"]
        assert {tile["turned"] for tile in tiles} == {0}


@rule("DEI-SETUP-1a", "DEI-SETUP-1b")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_neutral_refuges_that_never_touch(players: int) -> None:
    for seed in range(60):
        seen = fresh(players, seed)
        with_refuge = [one["tile"] for one in seen["regions"] if one["neutral_refuge"]]
        assert len(with_refuge) == 2
        (r, c), (r2, c2) = ((t["row"], t["column"]) for t in seen["tiles"] if t["id"] in with_refuge)
        assert abs(r - r2) > 1 or abs(c - c2) > 1


@rule("DEI-SETUP-2")
def test_two_neutral_bridges_on_two_sites_that_differ_from_game_to_game() -> None:
    found = set()
    for seed in range(40):
        bridges = fresh(2, seed, layout="first_game")["bridges"]
        taken = [tuple(one["between"]) for one in bridges if one["owner"] is not None]
        assert len(set(taken)) == 2
        assert all(one["owner"] in (None, "neutral") for one in bridges)
        found |= set(taken)
    assert found == {tuple(one["between"]) for one in bridges}  # any site can have one


@rule("DEI-SETUP-3", "DEI-SETUP-3a")
def test_each_faction_brings_its_drone_to_a_roof_with_the_symbol() -> None:
    brings = {"ravagers": "masamune", "refuge42": "simon", "farmz": "draco", "auxilia": "fly"}
    for factions in (["farmz", "auxilia"], ["ravagers", "farmz", "refuge42"], FACTIONS.split()):
        seen = fresh(len(factions), 2, factions=factions)
        places = {drone: one["id"] for one in seen["regions"] for drone in one["drones"]}
        assert set(places) == {brings[faction] for faction in factions}
        assert len(set(places.values())) == len(factions)  # one on each
        assert set(places.values()) <= {"2:R", "2.5:R", "3.1:R", "4.2:R"}


@rule("DEI-SETUP-3b")
def test_any_drone_may_start_on_any_of_these_roofs() -> None:
    found: Counter[Any] = Counter()
    for seed in range(60):
        for one in fresh(2, seed, factions=["farmz", "auxilia"])["regions"]:
            found.update((drone, one["id"]) for drone in one["drones"])
    assert set(found) == {(drone, place) for drone in ("draco", "fly") for place in ("2:R", "2.5:R")}
    assert min(found.values()) > 10


@rule("DEI-SETUP-4", "DEI-SETUP-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_regions_get_what_their_tile_shows_and_the_rest_is_common(players: int) -> None:
    seen = fresh(players, 3)
    shown = {
        f"{tile.id}:{region.id}": (region.technology, region.energy_cell)
        for tile in BOX.tiles
        for region in tile.regions
    }
    for one in seen["regions"]:
        assert (one["technology"], one["energy_cell"]) == shown[one["id"]]
    laid = [sum(one[kind] for one in seen["regions"]) for kind in ("technology", "energy_cell")]
    assert seen["common"] == {"technology": 60 - laid[0], "energy_cell": 40 - laid[1]}


@rule("DEI-SETUP-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_candy_boosts_are_in_the_supply_face_down(players: int) -> None:
    seen = fresh(players, 1)
    assert seen["boosts"] == 16
    assert "CB-" not in str(seen)  # of which kind comes next nobody is told


@rule("DEI-SETUP-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_outposts_lie_where_they_are_shown_with_their_cubes(players: int) -> None:
    log: list[Any] = []
    seen: Any = GAME.new(players, 1, None, log).view(None)
    shown = {f"{tile.id}:{r.id}": r.outpost for tile in BOX.tiles for r in tile.regions if r.outpost}
    outposts = {one["id"]: one["outpost"] for one in seen["regions"] if one["outpost"]}
    assert outposts == {place: shown[place] for place in outposts}
    assert Counter(outposts.values()) == dict.fromkeys(COLOURS, players + 1)
    assert all(one["control"] is None for one in seen["regions"])
    laid = {event["to"] for event in told(log) if str(event.get("piece")).startswith("outpost-")}
    assert laid == set(outposts)


# Markets and Missions


@rule("DEI-SETUP-8", "DEI-SETUP-9")
def test_four_markets_each_with_three_cards_of_its_own() -> None:
    for seed in range(10):
        markets = fresh(4, seed)["markets"]
        assert [market["id"] for market in markets] == ["tactical", "logistic", "mechanical", "black"]
        for market in markets:
            assert len(set(market["cards"])) == 3
            assert {BOX.market_cards[card].market for card in market["cards"]} == {market["id"]}
            assert market["deck"] == 9  # all four Drones are in play: twelve cards


@rule("DEI-SETUP-9")
def test_any_card_of_a_market_can_be_revealed() -> None:
    found = {card for seed in range(80) for market in fresh(4, seed)["markets"] for card in market["cards"]}
    assert found == set(BOX.market_cards)


@rule("DEI-SETUP-9a", "DEI-DRONE-11")
def test_cards_of_drones_not_in_play_return_to_the_box() -> None:
    # Draco and Fly play; the cards of Masamune (M23, M31) and Simon (M24, M32) do not. "Any" stays.
    found = set()
    for seed in range(80):
        seen = fresh(2, seed, factions=["farmz", "auxilia"])
        assert [market["deck"] for market in seen["markets"]] == [9, 7, 7, 9]
        found |= {card for market in seen["markets"] for card in market["cards"]}
    assert found == set(BOX.market_cards) - {"M23", "M24", "M31", "M32"}


@rule("DEI-SETUP-10", "DEI-SETUP-11", "DEI-SETUP-12", "DEI-MISSION-1")
def test_two_missions_in_each_of_four_columns_and_the_marker_on_the_first() -> None:
    found = set()
    for seed in range(60):
        seen = fresh(2, seed)
        assert Counter(one["column"] for one in seen["missions"]) == {1: 2, 2: 2, 3: 2, 4: 2}
        assert len({one["id"] for one in seen["missions"]}) == 8
        assert (seen["turn"], seen["turns"]) == (1, 4)
        assert all(one["on_time"] for one in seen["missions"])
        found |= {(one["id"], one["column"]) for one in seen["missions"]}
    assert len(found) == 12 * 4  # every Mission comes to every column


@rule("DEI-VAR-1")
def test_tighter_missions_are_one_in_each_column() -> None:
    for seed in range(10):
        seen = fresh(3, seed, tighter_missions=True)
        assert [one["column"] for one in seen["missions"]] == [1, 2, 3, 4]
        assert len({one["id"] for one in seen["missions"]}) == 4
    s = table("ravagers refuge42", tighter_missions=True, order=(1, 0), seat=0, turn=1)
    play_out(s)
    assert [None in one["marks"] for one in s.view(None)["pads"]] == [False, False]


# Players


@rule("DEI-SETUP-14")
def test_factions_are_agreed_drawn_or_chosen_and_never_shared() -> None:
    assert [one["faction"] for one in fresh(2, 0, factions=["auxilia", "farmz"])["pads"]] == ["auxilia", "farmz"]
    assert refusal(2, factions=["farmz", "farmz"]) == "DEI-SETUP-14"
    assert refusal(3, factions=["farmz", "auxilia"]) == "DEI-SETUP-14"
    assert refusal(2, factions=["farmz", "romans"]) == "DEI-SETUP-14"
    drawn = set()
    for seed in range(60):
        factions = tuple(one["faction"] for one in fresh(2, seed)["pads"])
        assert len(set(factions)) == 2
        drawn.add(factions)
    assert len(drawn) == 4 * 3


@rule("DEI-SETUP-14")
def test_factions_are_chosen_in_seating_order_whatever_the_priority() -> None:
    for seed in range(6):
        s: Any = GAME.new(3, seed, {"choose_factions": True})
        left = set(FACTIONS.split())
        for seat, faction in enumerate(("farmz", "ravagers", "auxilia")):
            assert (who(s), asked(s)) == (seat, "faction")
            assert may(s, "faction") == left
            do(s, "faction", faction=faction)
            left.remove(faction)
            if seat < 2:
                assert stopped_by(s, "faction", faction=faction) == "DEI-SETUP-14"
        assert [one["faction"] for one in s.view(None)["pads"]] == ["farmz", "ravagers", "auxilia"]
        assert {drone for one in s.view(None)["regions"] for drone in one["drones"]} == {"draco", "masamune", "fly"}


@rule("DEI-SETUP-13", "DEI-SETUP-15", "DEI-SETUP-16", "DEI-SETUP-17", "DEI-SETUP-18", "DEI-SETUP-21", "DEI-SETUP-21a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_starts_with(players: int) -> None:
    s = GAME.new(players, 5)
    seen: Any = s.view(None)
    for one in seen["pads"]:
        faction = next(faction for faction in BOX.factions if faction.id == one["faction"])
        assert sorted(one["hand"]) == sorted(faction.cards)
        assert one["face_up"] == one["face_down"] == one["bin"] == one["lost"] == []
        assert (one["refuges"], one["elevators"], one["bridges"]) == (3, 3, 2)
        assert (one["reserve"], one["scrappers"], one["leader"]) == (15, 0, None)
        assert (one["technology"], one["energy_cell"], one["boosts"], one["supplies"]) == (0, 0, 0, 0)
        assert set(one["points"].values()) == {0}
        assert one["marks"] == [None] * 4
        assert one["outposts"] == dict.fromkeys(COLOURS, 0)
    places = GAME.chapters.places(seen)
    assert not [piece for piece in places if piece.startswith("token-")]  # none lies on a board but for Priority
    assert seen["elevators"] == []


@rule("DEI-SETUP-19")
def test_the_first_priority_order_is_drawn_and_marked() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(120):
        seen = fresh(3, seed, layout="first_game")
        orders[tuple(seen["order"])] += 1
        places = GAME.chapters.places(seen)
        assert [places[f"priority-{seat}"] for seat in seen["order"]] == [f"priority-place-{at}" for at in range(3)]
        assert seen["active"] == seen["order"][0]
    assert len(orders) == 6
    assert min(orders.values()) > 8


@rule("DEI-SETUP-20", "DEI-TURN-7")
def test_the_leader_is_at_hand_and_is_the_first_unit_on_the_board() -> None:
    s: Any = GAME.new(2, 1)
    seat = who(s)
    assert pad(s, seat)["leader"] is None
    place = min(may(s, "deploy"))
    do(s, "deploy", region=place)
    assert (pad(s, seat)["leader"], at(s, place)["leaders"]) == (place, [seat])
    assert pad(s, seat)["scrappers"] == 0


@rule("DEI-SETUP-22", "DEI-SETUP-22a", "DEI-CARD-9")
@pytest.mark.parametrize("players", [2, 4])
def test_a_locked_feat_of_each_colour_for_the_eyes_of_its_owner(players: int) -> None:
    drawn: Counter[Any] = Counter()
    for seed in range(60):
        s = GAME.new(players, seed, {"layout": "first_game"})
        for seat in range(players):
            own = pad(s, seat, viewer=seat)["feats"]  # type: ignore[arg-type]
            assert [one["colour"] for one in own] == list(COLOURS)
            assert [one["unlocked"] for one in own] == [False] * 3
            for one in own:
                feat = next(feat for feat in BOX.feats if feat.id == one["feat"])
                assert feat.colour == one["colour"]
            drawn.update((seat, one["feat"]) for one in own)
            for viewer in (None, *(other for other in range(players) if other != seat)):
                seen = pad(s, seat, viewer=viewer)["feats"]  # type: ignore[arg-type]
                assert [one["feat"] for one in seen] == [None] * 3
        feats = [one["feat"] for seat in range(players) for one in pad(s, seat, viewer=seat)["feats"]]  # type: ignore[arg-type]
        assert len(set(feats)) == 3 * players
    assert len(drawn) == players * 18  # anybody can get any


@rule("DEI-SETUP-22a")
def test_the_log_tells_only_the_owner_which_feats_were_dealt() -> None:
    log: list[Any] = []
    s: Any = GAME.new(3, 4, None, log)
    for viewer in (0, 1, 2, None):
        own = {one["feat"] for one in pad(s, viewer, viewer=viewer)["feats"]} if viewer is not None else set()
        named = {feat.id for feat in BOX.feats if f"'{feat.id}'" in str(told(log, viewer))}
        assert named == own


@rule("DEI-SETUP-22b")
def test_what_is_drawn_first_does_not_hang_on_what_is_drawn_later() -> None:
    """Steps by number, Priority Order before all: changing a step leaves what was drawn before it as it was."""
    for seed in range(8):
        plain = fresh(3, seed)
        assert fresh(3, seed) == plain
        assert fresh(3, seed, layout="first_game")["order"] == plain["order"]
        drafted = fresh(3, seed, feat_draft=True)
        for what in ("order", "tiles", "bridges", "markets", "missions"):
            assert drafted[what] == plain[what]
        tight = fresh(3, seed, tighter_missions=True)
        for what in ("order", "tiles", "bridges", "markets"):
            assert tight[what] == plain[what]
        drones = [[one["drones"] for one in seen["regions"]] for seen in (plain, drafted, tight)]
        assert drones[0] == drones[1] == drones[2]


@rule("DEI-SETUP-22b")
def test_inside_a_step_chance_follows_priority_order(monkeypatch: pytest.MonkeyPatch) -> None:
    class Last(DeiState):
        """Chance always takes what comes last."""

        __slots__ = ()

        def chance(self, n: int) -> int:
            return n - 1

    monkeypatch.setattr(dei, "DeiState", Last)
    s = GAME.new(3, 0, {"layout": "first_game"})
    assert s.view(None)["order"] == [2, 1, 0]
    reds = [pad(s, seat, viewer=seat)["feats"][0]["feat"] for seat in (2, 1, 0)]  # type: ignore[arg-type]
    assert reds == ["FR6", "FR5", "FR4"]


# The draft


@rule("DEI-VAR-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_feats_are_chosen_in_order_in_reverse_and_in_order(players: int) -> None:
    s: Any = GAME.new(players, 2, {"feat_draft": True})
    order = s.view(None)["order"]
    for colour, seats in zip(COLOURS, (order, order[::-1], order), strict=True):
        left = set(s.view(None)["draft"])
        assert len(left) == players + 1
        assert {feat.colour for feat in BOX.feats if feat.id in left} == {colour}
        for seat in seats:
            assert (who(s), asked(s)) == (seat, "draft")
            assert may(s, "feat") == left
            taken = max(left)
            do(s, "feat", feat=taken)
            left.remove(taken)
            mine = pad(s, seat, viewer=seat)["feats"][-1]
            assert mine == {"colour": colour, "feat": taken, "unlocked": False}
            assert pad(s, seat, viewer=None)["feats"][-1]["feat"] == taken  # chosen before the eyes of all
            if seat != seats[-1]:
                assert stopped_by(s, "feat", feat=taken) == "DEI-VAR-2"
    assert (asked(s), s.view(None)["draft"]) == ("deploy", [])


@rule("DEI-VAR-2")
def test_only_feats_on_display_can_be_chosen() -> None:
    s: Any = GAME.new(2, 2, {"feat_draft": True})
    shown = set(s.view(None)["draft"])
    for feat in BOX.feats:
        assert (why(s, "feat", feat=feat.id) is None) == (feat.id in shown)
    assert {why(s, "feat", feat=feat.id) for feat in BOX.feats if feat.id not in shown} == {"DEI-VAR-2"}


@rule("DEI-VAR-2", "DEI-SETUP-22")
def test_without_the_draft_nobody_is_asked() -> None:
    s: Any = GAME.new(2, 2)
    assert (asked(s), s.view(None)["draft"]) == ("deploy", [])
