"""What is wrong is said at the field, by the checks of the game; totals name the likely culprits."""

from random import Random
from typing import Any

import msgspec
import pytest

import londinium
from londinium.kernel.packs import plain
from londinium.workshop.checking import check
from londinium.workshop.entries import Edit, edited, found, plain_files
from londinium.workshop.order import order
from londinium.workshop.shares import shares
from londinium.workshop.totals import totals
from tests.workshop.edits import tried


def edit(game: str, group: str, id: str, **values: Any) -> Edit:
    """An entry with other values; None takes a field away."""
    one = next(
        one for one in found(game, londinium.game(game).components) if (one.place.group, one.place.id) == (group, id)
    )
    made = {**plain(one.value), **values}
    return Edit(one.place.file, group, id, {name: value for name, value in made.items() if value is not None})


def wrong(game: str, *edits: Edit) -> list[tuple[str | None, list[str | int], str | None]]:
    found = check(game, londinium.game(game).components, edits, edits[0].place)
    return [(one["id"], one["path"], one["key"]) for one in found]


MOVE_TWICE = {"op": "move", "n": 1, "from": ["guildhall", "guildhall"], "to": "open_tile"}
MOVE_ONE = {"op": "MOVE", "n": 1}


@pytest.mark.parametrize(
    ("game", "changed", "path", "key"),
    [
        ("guilds", edit("guilds", "guild_tiles", "guild_01", required=13), ["required"], "workshop-wrong-most"),
        ("guilds", edit("guilds", "guild_tiles", "guild_01", liveries=[]), ["liveries"], "workshop-wrong-few"),
        ("guilds", edit("guilds", "guild_tiles", "guild_01", name=None), ["name"], "workshop-wrong-missing"),
        ("guilds", edit("guilds", "guild_tiles", "guild_01", rank=2), ["rank"], "box-rank"),
        (
            "guilds",
            edit("guilds", "action_cards", "action_yellow_a", effects=[{"op": "hire", "n": 10, "to": "guildhall"}]),
            ["effects", 0, "n"],
            "workshop-wrong-most",
        ),
        (
            "guilds",
            edit("guilds", "action_cards", "action_yellow_a", effects=[MOVE_TWICE]),
            ["effects", 0, "from"],
            "box-place-twice",
        ),
        ("guilds", edit("guilds", "action_cards", "action_yellow_a", frame="red"), ["frame"], "box-frame"),
        ("london", edit("london", "cards", "vauxhall_gardens", colour="grey"), ["colour"], "box-grey"),
        ("london", edit("london", "boroughs", "city", side="E"), ["side"], "workshop-wrong-choice"),
        ("dei", edit("dei", "market_cards", "M01", effect=[MOVE_ONE, {"op": "BUY"}]), ["effect", 1], "box-needs"),
        ("dei", edit("dei", "market_cards", "M01", market="golden"), ["market"], "box-no-market"),
        ("dei", edit("dei", "tiles", "2", players=5), ["players"], "workshop-wrong-most"),
        ("next-station", edit("next-station", "stations", "3", district="Z"), ["district"], "box-no-district"),
    ],
)  # fmt: skip
def test_what_the_engine_refuses_is_refused_at_the_field(game: str, changed: Edit, path: list[Any], key: str) -> None:
    assert wrong(game, changed)[0] == (changed.id, path, key)


def test_several_wrong_fields_are_told_at_once() -> None:
    assert len(wrong("guilds", edit("guilds", "guild_tiles", "guild_01", required=13, rank=0))) == 2


def test_a_wrong_sum_does_not_hide_a_wrong_card() -> None:
    told = wrong("guilds", edit("guilds", "action_cards", "action_yellow_a", copies=6, frame="red"))
    assert told == [("action_yellow_a", ["frame"], "box-frame"), (None, ["copies"], "box-total")]


def test_a_good_entry_has_nothing_wrong() -> None:
    assert wrong("guilds", edit("guilds", "guild_tiles", "guild_01", name="The Mercers", required=4)) == []


def test_a_total_that_is_not_right_names_what_changed_first() -> None:
    game = londinium.game("guilds")
    assert all(total["right"] and not total["culprits"] for total in totals("guilds", game.components))
    files = edited(
        "guilds", plain_files(game.components), [edit("guilds", "action_cards", "action_yellow_b", copies=9)]
    )
    read = {name: msgspec.convert(files[name], kind) for name, kind in game.files.items()}
    total = next(one for one in totals("guilds", read, game.components) if one["id"] == "action_cards")
    assert (total["wanted"], total["found"], total["right"]) == (105, 110, False)
    first = total["culprits"][0]
    assert (first["id"], first["was"], first["now"]) == ("action_yellow_b", 4, 9)
    assert len(total["culprits"]) == 6


@pytest.mark.parametrize("game", londinium.games())
def test_every_entry_is_asked_about_once_and_the_unknown_first(game: str) -> None:
    files = londinium.game(game).components
    asked = order(game, files)
    entries = [entry for lot in asked["lots"] for entry in lot["entries"]]
    places = [(entry["file"], entry["group"], entry["id"]) for entry in entries]
    wanted = [(one.place.file, one.place.group, one.place.id) for one in found(game, files)]
    assert sorted(places) == sorted(wanted)
    assert asked["total"] == len(wanted)
    for lot in asked["lots"]:
        weights = [entry["weight"] for entry in lot["entries"]]
        assert weights == sorted(weights, reverse=True)
    assert all(total["right"] for total in totals(game, files))


def test_shares_count_fields_by_where_they_come_from() -> None:
    told = shares(londinium.game("london").components)
    assert told["first_edition"] > told["rulebook"] > 0 < told["reconstructed"]
    parts = told["rulebook"] + told["other"] + told["first_edition"] + told["reconstructed"]
    assert told["fields"] == parts
    assert told["owners"] == told["confirmed"] == 0


def test_random_edits_are_refused_at_a_place_or_make_games_that_end() -> None:
    """A share of what `make long` does."""
    chance, played, refused = Random(23), 0, 0
    for game in ("next-station", "london", "guilds", "dei"):
        for _ in range(6):
            wrong, changed, field = tried(game, chance)
            played += not wrong
            refused += bool(wrong)
            assert all(one["file"] is not None for one in wrong), (changed, field, wrong)
    assert played >= 4 <= refused
