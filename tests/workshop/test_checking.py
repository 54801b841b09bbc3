"""What is wrong is said at the field, by the checks of the game; totals name the likely culprits."""

import re
from random import Random
from typing import Any

import msgspec
import pytest

import londinium
from londinium.kernel.packs import plain
from londinium.kernel.words import LANGUAGES, Words
from londinium.workshop.checking import check
from londinium.workshop.entries import Edit, edited, found, plain_files
from londinium.workshop.order import order
from londinium.workshop.shares import shares
from londinium.workshop.totals import totals
from tests.workshop.edits import random_edit, tried


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
        ("guilds", edit("guilds", "guild_tiles", "guild_01", name="Mercers\u202etxet"), ["name"], "pack-marks"),
        ("dei", edit("dei", "market_cards", "M01", label="a\x07b"), ["label"], "pack-marks"),
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
        ("dei", edit("dei", "market_cards", "M01", effect=[MOVE_ONE, MOVE_ONE]), ["effect", 1], "box-op-twice"),
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


ON_MOVE = {"op": "on", "trigger": "move", "effects": [{"op": "vp", "n": 1}]}
ENDLESS = {"trigger": "on_build", "ops": [{"op": "BUILD", "n": 1}]}
ASKED = {**ENDLESS, "ops": [{"op": "COLLECT", "n": 1}], "condition": {"leader_in_group": True}}


@pytest.mark.parametrize(
    ("game", "changed", "sentence"),
    [
        (
            "guilds",
            edit("guilds", "action_cards", "action_yellow_a", effects=[{"op": "if", "metric": "moved_this_turn",
                 "min": 1, "then": [ON_MOVE]}]),
            "“Whenever” stands inside no other effect.",
        ),
        (
            "guilds",
            edit("guilds", "mayoral_cards", "mayoral_hand", score={"kind": "per", "metric": "masters_with_livery",
                 "vp": 1}),
            "Goes with “your Masters with a livery”, and only with it.",
        ),
        (
            "dei",
            edit("dei", "market_cards", "M01", effect=[MOVE_ONE, {"op": "BUY"}]),
            "“Buy” needs the field “how many”.",
        ),
        (
            "dei",
            edit("dei", "market_cards", "M01", effect=[MOVE_ONE, MOVE_ONE]),
            "“Move” stands in the effect twice; one operation with a larger number will do.",
        ),
        (
            "dei",
            edit("dei", "feats", "FR2", ability=ENDLESS),
            "“Build” with “after a Build” needs the limit “once per phase”, or it has no end.",
        ),
        (
            "dei",
            edit("dei", "feats", "FR2", ability=ASKED),
            "“The Leader is in the group” is not asked about “after a Build”.",
        ),
        (
            "dei",
            edit("dei", "drones", "masamune", effect=[{"op": "GAIN_SUPPLY", "n": 1}]),
            "A Drone first moves, so “The Drone’s steps” should come first.",
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_the_words_of_the_form(game: str, changed: Edit, sentence: str) -> None:
    problem = check(game, londinium.game(game).components, [changed], changed.place)[0]
    assert said(game, problem).casefold() == sentence.casefold()


def test_outposts_that_are_not_even_are_counted_in_words() -> None:
    tile = next(one for one in found("dei", londinium.game("dei").components) if one.place.group == "tiles")
    regions = [{**region, "outpost": None} for region in plain(tile.value)["regions"]]
    changed = edit(
        "dei", "tiles", tile.place.id, regions=[{k: v for k, v in r.items() if v is not None} for r in regions]
    )
    problem = check("dei", londinium.game("dei").components, [changed], changed.place)[0]
    assert problem["key"] == "box-outposts-even"
    assert said("dei", problem).startswith("As many Outposts of each colour should be in play, not ")
    assert "{" not in said("dei", problem)
    assert said("dei", problem, "uk").count(":") == 3


def said(game: str, problem: Any, language: str = "en") -> str:
    """A problem as the form words it."""
    words = Words("notes/fields.ftl", "workshop/fields.ftl", f"workshop/{game}.ftl")
    text = words.speak(game, {"key": problem["key"], "args": problem["args"]}, (), language)
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "…")) else f"{text}."


IDENTIFIER = re.compile(r"[a-z]_[a-z]|[A-Z]{2}_?[A-Z]{2}")


def test_what_is_refused_shows_no_identifier() -> None:
    chance, refused = Random(5), 0
    for game in [*londinium.games()] * 8:
        changed, _ = random_edit(game, chance)
        for problem in check(game, londinium.game(game).components, [changed], changed.place):
            refused += 1
            for language in LANGUAGES:
                assert not IDENTIFIER.search(said(game, problem, language)), (problem, changed)
    assert refused > 5


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
