"""What is in the box (GOL-COMP, GOL-DATA): totals of the data, and how it hangs together.

Much of it is reconstructed, so little is said here about single values: what is known, and what the rules need.
"""

from collections import Counter
from typing import Any

import pytest

from londinium.games.guilds import city
from londinium.games.guilds.components import LIVERIES
from londinium.games.guilds.game import GuildsOfLondon
from londinium.kernel import packs
from londinium.kernel.registry import games
from tests.marks import rule
from tests.rules.guilds.table import BOX, GAME, corrected, new

FILES = GAME.export()["files"]
GUILDS = FILES["guild_tiles"]["entries"]
BUILDINGS = FILES["special_buildings"]["entries"]
CARDS = FILES["action_cards"]["entries"]
GOALS = FILES["mayoral_cards"]["entries"]
TOKENS = FILES["second_place_tokens"]["entries"]
SIDES = FILES["plantation"]["entries"]


# Totals


@rule("GOL-COMP-1", "GOL-COMP-3", "GOL-DATA-9")
def test_as_many_pieces_as_the_rulebook_lists() -> None:
    assert (len(GUILDS), len(BUILDINGS), len(SIDES)) == (40, 5, 2)
    totals = [sum(entry["copies"] for entry in entries) for entries in (TOKENS, CARDS, GOALS)]
    assert totals == [30, 105, 21]
    assert [FILES[name]["count"] for name in ("second_place_tokens", "action_cards", "mayoral_cards")] == totals


@rule("GOL-COMP-2", "GOL-SETUP-16", "GOL-SETUP-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pawns_of_every_player_and_neutral_pawns(players: int) -> None:
    s = new(players)
    seats = s.view(None)["seats"]
    assert [(seat["reserve"], seat["guildhall"]) for seat in seats] == [(12, 4)] * players
    assert s.view(None)["supply"] == 2 * players
    assert all(seat["neutrals"] == 0 for seat in seats)


@rule("GOL-COMP-4")
def test_the_special_buildings() -> None:
    assert sorted(building["name"] for building in BUILDINGS) == [
        "Businessmen's Hall",
        "Church of St Lawrence Jewry",
        "Gog & Magog",
        "Lord Mayor's Show",
        "University of London",
    ]


@rule("GOL-COMP-8", "GOL-PLANT-14")
def test_the_sides_of_the_plantation() -> None:
    ulster, virginia = SIDES
    assert (ulster["id"], virginia["id"]) == ("plantation_ulster", "plantation_virginia")
    assert ulster["first"] == [{"op": "mayoral", "draw": 3, "keep": 1}]


# How the data hangs together


@rule("GOL-TERM-2", "GOL-COMP-5")
def test_every_guild_has_a_rank_of_its_own_and_no_building_has_one() -> None:
    assert sorted(guild["rank"] for guild in GUILDS) == list(range(1, 41))
    assert {building["rank"] for building in BUILDINGS} == {None}
    assert all(guild["great_twelve"] == (guild["rank"] <= 12) for guild in GUILDS)
    assert all(tile["required"] >= 1 and tile["first"] for tile in (*GUILDS, *BUILDINGS))


@rule("GOL-TERM-1", "GOL-COMP-9", "GOL-COMP-10", "GOL-COMP-7")
def test_liveries_of_tiles_and_cards() -> None:
    assert set(LIVERIES) == {"red", "blue", "green", "yellow", "purple"}
    for tile in (*GUILDS, *BUILDINGS):
        assert len(set(tile["liveries"])) == len(tile["liveries"])
        assert set(tile["liveries"]) <= set(LIVERIES)
    assert {len(guild["liveries"]) for guild in GUILDS} <= {1, 2, 3, 4, 5}
    assert {len(building["liveries"]) for building in BUILDINGS} <= {4, 5}
    for card in CARDS:
        assert 1 <= len(card["liveries"]) <= 2
        assert card["frame"] in card["liveries"]
        assert card["effects"]


def test_no_livery_of_the_reconstruction_leads_further_than_another() -> None:
    on_guilds = Counter(livery for guild in GUILDS for livery in guild["liveries"])
    on_cards: Counter[str] = Counter()
    for card in CARDS:
        on_cards.update(dict.fromkeys(card["liveries"], card["copies"]))
    assert set(on_guilds.values()) == {12}
    assert set(on_cards.values()) == {29}


@rule("GOL-COMP-11")
def test_every_sign_of_the_rulebook_stands_on_some_card() -> None:
    """Hire, move, question mark, rounded arrow, one out of several, end of turn, Guildhall, reserve, own Master."""
    said = str([card["effects"] for card in CARDS])
    for op in ("hire", "move", "if", "on", "mayoral"):
        assert f"'op': '{op}'" in said
    for sign in ("'when': 'end_of_turn'", "'to': 'guildhall'", "'resolved_tile'", "'trigger': 'move'", "'keep': 1"):
        assert sign in said


@rule("GOL-TWO-2", "GOL-SETUP-2")
def test_which_buildings_are_used_and_where() -> None:
    assert [one["id"] for one in BUILDINGS if not one["used_two_player"]] == ["gog_magog"]
    assert [one["id"] for one in BUILDINGS if one["fixed_start_3_4"]] == ["st_lawrence_jewry"]


@rule("GOL-EFFECT-6", "GOL-OP-16")
def test_only_two_buildings_have_lasting_effects() -> None:
    lasting = {one["id"]: one["persistent"] for one in BUILDINGS if one["persistent"]}
    assert lasting == {
        "gog_magog": {"kind": "win_remaining_ties"},
        "university_of_london": {"kind": "hand_limit", "value": 8},
    }


@rule("GOL-OP-19")
def test_rewards_use_the_seven_plain_effects_at_once_and_hire_to_the_guildhall() -> None:
    rewards = [one[field] for one in (*GUILDS, *BUILDINGS) for field in ("first", "second_extra")]
    rewards += [one["effects"] for one in TOKENS] + [side[field] for side in SIDES for field in ("first", "second")]
    effects = [effect for reward in rewards for effect in reward]
    assert {one["op"] for one in effects} == {"vp", "draw", "hire", "move", "to_plantation", "mayoral", "neutral"}
    assert {one["when"] for one in effects if one["op"] == "draw"} == {"now"}
    assert {one["to"] for one in effects if one["op"] == "hire"} == {"guildhall"}


@rule("GOL-DATA-1")
def test_every_entry_says_where_it_comes_from_and_play_does_not_depend_on_it() -> None:
    listed = list(packs.components(GAME.components))
    assert all(entry["provenance"]["kind"] for entry in listed)
    entries = [entry for entry in listed if isinstance(entry["value"], dict) and "id" in entry["value"]]
    assert len(entries) == 40 + 5 + 2 + 10 + 35 + 21
    dyers = next(entry for entry in entries if entry["id"] == "guild_13")
    assert dyers["provenance"]["kind"] == "reconstructed"
    assert dyers["provenance"]["fields"] == {"rank": "rulebook", "name": "rulebook"}

    def annotate(files: dict[str, Any]) -> None:
        files["guild_tiles"]["entries"][12]["provenance"] = {"kind": "printed", "note": "seen in my box"}

    assert corrected(annotate).data == GAME.data


@rule("GOL-INV-6")
def test_there_are_tokens_for_all_tiles_of_a_game() -> None:
    assert [len(BOX.cells[players]) for players in (2, 3, 4)] == [24, 30, 28]


def test_new_cells_never_run_out_however_many_a_pack_adds() -> None:
    """The walk round the city is longer than what a pack may add at once."""
    cells = set(city.START_LARGE) | set(city.GUILDHALL_LARGE)
    for direction in "NESW":
        new_cells = city.growth(cells, direction, 12)
        assert len(set(new_cells)) == 12
        assert not cells & set(new_cells)


def test_the_game_is_the_one_that_is_registered() -> None:
    assert isinstance(GAME, GuildsOfLondon)
    assert "guilds" in games()
