"""Corrected components (GOL-DATA): what is wrong is refused by file, entry and field, and what is right is played."""

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import londinium
from londinium.games.guilds.checks import MOST_IN_A_TURN, most_in_a_turn, steps
from londinium.games.guilds.components import ActionCard, ActionCardsFile
from londinium.kernel import words
from tests.marks import rule
from tests.rules.guilds.playing import at, do, may, why
from tests.rules.guilds.table import GAME, corrected, table

FILES = GAME.export()["files"]

Change = Callable[[dict[str, Any]], None]


def cards(game: londinium.Game) -> Sequence[ActionCard]:
    """The action cards of a game."""
    file = game.components["action_cards"]
    assert isinstance(file, ActionCardsFile)
    return file.entries


def put(*path: Any) -> Change:
    """Set the value at a path: the last argument is the value."""

    def change(files: dict[str, Any]) -> None:
        *way, last, value = path
        place: Any = files
        for step in way:
            place = place[step]
        place[last] = value

    return change


def entry(file: str, number: int, *path: Any) -> Change:
    return put(file, "entries", number, *path)


def few_pawns(files: dict[str, Any]) -> None:
    """One fewer than stand on the Guildhall at the start."""
    files["constants"] |= {"pawns": 8, "pawns_at_start": 9}


def nested(depth: int) -> Any:
    effect: Any = {"op": "vp", "n": 1}
    for _ in range(depth):
        effect = {"op": "if", "metric": "hired_this_turn", "min": 1, "then": [effect]}
    return [effect]


def many_moves(n: int) -> list[Any]:
    return [{"op": "per", "metric": "moved_this_turn", "max": n, "effect": {"op": "draw", "n": 9, "when": "now"}}]


TRIGGERED = {"op": "on", "trigger": "move", "effects": [{"op": "vp", "n": 1}]}
WRONG: list[tuple[Change, str]] = [
    (entry("guild_tiles", 3, "required", 0), "guild_tiles: entries, entry 4, field required"),
    (entry("guild_tiles", 3, "required", 13), "guild_tiles: entries, entry 4, field required"),
    (entry("guild_tiles", 3, "rank", 7), "guild_tiles: entries, entry 4, field rank: another guild has the rank 7"),
    (entry("guild_tiles", 3, "liveries", []), "guild_tiles: entries, entry 4, field liveries"),
    (entry("guild_tiles", 3, "liveries", ["red", "pink"]), "guild_tiles: entries, entry 4, field liveries"),
    (entry("guild_tiles", 3, "liveries", ["red", "red"]), "entry 4, field liveries: a livery stands there twice"),
    (entry("guild_tiles", 3, "great_twelve", False), "guild_tiles: entries, entry 4, field great_twelve"),
    (
        entry("guild_tiles", 3, "id", "guild_01"),
        "guild_tiles: entries, entry 4, field id: 'guild_01' stands there twice",
    ),
    (entry("guild_tiles", 3, "id", "guildhall"), "entry 4, field id: 'guildhall' is the name of something else"),
    (entry("special_buildings", 0, "id", "points"), "entry 1, field id: 'points' is the name of something else"),
    (entry("special_buildings", 0, "id", "guild_07"), "special_buildings: entries, entry 1, field id: .*twice"),
    (entry("mayoral_cards", 2, "id", "action_red_a"), "mayoral_cards: entries, entry 3, field id: .*twice"),
    (entry("guild_tiles", 3, "id", "no blanks"), "guild_tiles: entries, entry 4, field id"),
    (entry("guild_tiles", 3, "colour", "red"), "guild_tiles: entries, entry 4: .*unknown field 'colour'"),
    (entry("guild_tiles", 3, "name", "x" * 81), "guild_tiles: entries, entry 4, field name"),
    (entry("guild_tiles", 3, "first", 0, {"op": "fly", "n": 1}), "guild_tiles: entries, entry 4, field first, entry 1"),
    (
        entry("guild_tiles", 3, "first", 0, {"op": "evict", "n": 1}),
        "guild_tiles: entries, entry 4, field first, entry 1",
    ),
    (entry("guild_tiles", 3, "first", 0, {"op": "vp", "n": 31}), "guild_tiles: entries, entry 4, field first, entry 1"),
    (entry("guild_tiles", 3, "first", 0, {"op": "vp"}), "guild_tiles: entries, entry 4, field first, entry 1"),
    (
        entry("guild_tiles", 3, "first", 0, {"op": "draw", "n": 1, "when": "end_of_turn"}),
        "guild_tiles: entries, entry 4, field first, entry 1, field when",
    ),
    (
        entry("guild_tiles", 3, "first", 0, {"op": "hire", "n": 1, "to": "plantation"}),
        "guild_tiles: entries, entry 4, field first, entry 1, field to",
    ),
    (entry("guild_tiles", 3, "first", [{"op": "vp", "n": 1}] * 7), "guild_tiles: entries, entry 4, field first"),
    (
        entry("guild_tiles", 3, "first", [{"op": "draw", "n": 9, "when": "now"}] * 5),
        "field first: could bring 45 things",
    ),
    (lambda files: files["guild_tiles"]["entries"].pop(), "guild_tiles: field entries"),
    (put("guild_tiles", "count", 41), "guild_tiles: field count"),
    (put("guild_tiles", "provenance", {}), "guild_tiles: field provenance"),
    (entry("special_buildings", 1, "liveries", ["red"]), "special_buildings: entries, entry 2, field liveries"),
    (entry("special_buildings", 1, "rank", 3), "special_buildings: entries, entry 2, field rank"),
    (
        entry("special_buildings", 1, "persistent", {"kind": "wings"}),
        "special_buildings: entries, entry 2, field persistent",
    ),
    (entry("special_buildings", 4, "persistent", "value", 99), "special_buildings: entries, entry 5, field persistent"),
    (entry("special_buildings", 0, "used_two_player", False), "special_buildings: entries, field used_two_player"),
    (entry("special_buildings", 0, "fixed_start_3_4", None), "special_buildings: entries, field fixed_start_3_4"),
    (entry("plantation", 0, "id", "plantation_virginia"), "plantation: entries, entry 2, field id"),
    (entry("plantation", 0, "pawns_returned", 17), "plantation: entries, entry 1, field pawns_returned"),
    (
        entry("second_place_tokens", 0, "copies", 6),
        "second_place_tokens: entries, field copies: they add up to 31, not to 30",
    ),
    (entry("second_place_tokens", 0, "effects", []), "second_place_tokens: entries, entry 1, field effects"),
    (entry("action_cards", 0, "copies", 4), "action_cards: entries, field copies: they add up to 104, not to 105"),
    (entry("action_cards", 0, "copies", 0), "action_cards: entries, entry 1, field copies"),
    (entry("action_cards", 0, "frame", "red"), "action_cards: entries, entry 1, field frame"),
    (entry("action_cards", 0, "cost", "cards", 8), "action_cards: entries, entry 1, field cost, field cards"),
    (entry("action_cards", 0, "cost", "cards", -1), "action_cards: entries, entry 1, field cost, field cards"),
    (entry("action_cards", 0, "cost", "pawns", 1), "action_cards: entries, entry 1, field cost, field pawns_from"),
    (
        entry("action_cards", 0, "cost", "pawns_from", ["moon"]),
        "action_cards: entries, entry 1, field cost, field pawns_from",
    ),
    (entry("action_cards", 0, "effects", []), "action_cards: entries, entry 1, field effects"),
    (entry("action_cards", 0, "effects", nested(3)), "field effects.* more than 3 deep"),
    (
        entry("action_cards", 0, "effects", many_moves(9)),
        "action_cards: entries, entry 1, field effects: could bring 81",
    ),
    (
        entry("action_cards", 0, "effects", many_moves(10)),
        "action_cards: entries, entry 1, field effects, entry 1, field max",
    ),
    (
        entry("action_cards", 0, "effects", [{"op": "on", "trigger": "sneeze", "effects": [{"op": "vp", "n": 1}]}]),
        "action_cards: entries, entry 1, field effects, entry 1, field trigger",
    ),
    (
        entry("action_cards", 0, "effects", [{**TRIGGERED, "effects": [{"op": "draw", "n": 7, "when": "now"}]}]),
        "field effects, entry 1, field effects: more than 6 things for move",
    ),
    (
        entry("action_cards", 0, "effects", [{"op": "choice", "options": [[TRIGGERED], [TRIGGERED]]}]),
        "on stands inside no other effect",
    ),
    (
        entry("action_cards", 0, "effects", [{"op": "choice", "options": [[{"op": "vp", "n": 1}]]}]),
        "action_cards: entries, entry 1, field effects, entry 1, field options",
    ),
    (
        entry(
            "action_cards", 0, "effects", [{"op": "per", "metric": "luck", "max": 1, "effect": {"op": "vp", "n": 1}}]
        ),
        "action_cards: entries, entry 1, field effects, entry 1, field metric",
    ),
    (
        entry(
            "action_cards",
            0,
            "effects",
            [{"op": "per", "metric": "masters_with_livery", "max": 1, "effect": {"op": "vp", "n": 1}}],
        ),
        "action_cards: entries, entry 1, field effects, entry 1, field livery: goes with",
    ),
    (
        entry("action_cards", 0, "effects", [{"op": "to_plantation", "n": 1, "from": ["plantation"]}]),
        "action_cards: entries, entry 1, field effects, entry 1, field from",
    ),
    (entry("mayoral_cards", 0, "score", "livery", None), "mayoral_cards: entries, entry 1, field score, field livery"),
    (entry("mayoral_cards", 0, "score", "metric", "wit"), "mayoral_cards: entries, entry 1, field score, field metric"),
    (entry("mayoral_cards", 0, "score", "vp", 31), "mayoral_cards: entries, entry 1, field score, field vp"),
    (entry("mayoral_cards", 0, "score", "kind", "guess"), "mayoral_cards: entries, entry 1, field score"),
    (put("constants", "rounds", "2", 21), "constants: .*rounds"),
    (put("constants", "rounds", {"2": 16}), "constants: rounds: should have a number for each of 2, 3, 4"),
    (put("constants", "added_tiles", "3", 6), "constants: added_tiles: with 3 players 34 tiles would be laid"),
    (put("constants", "added_tiles", "4", 7), "constants: added_tiles: with 4 players 31 tiles would be laid"),
    (put("constants", "develop_every", "2", 6), "constants: develop_every"),
    (put("constants", "resolve_every", "2", 3), "constants: resolve_every"),
    (put("constants", "directions", ["N"]), "constants: directions"),
    (put("constants", "pawns_at_start", 17), "constants: field pawns_at_start"),
    (few_pawns, "constants: pawns_at_start: there are not as many pawns"),
    (put("constants", "hand_limit", 10**9), "constants: field hand_limit"),
    (put("constants", "mayoral_dealt", 6), "constants: field mayoral_dealt"),
    (lambda files: files.pop("plantation"), "has the files .*; it should have"),
]


@rule("GOL-DATA-9")
@pytest.mark.parametrize(("change", "said"), WRONG, ids=[said[:60] for _, said in WRONG])
def test_wrong_components_are_refused_with_file_entry_and_field(change: Change, said: str) -> None:
    with pytest.raises(londinium.BadPack, match=said):
        corrected(change)


@rule("GOL-COMP-10")
def test_an_action_card_shows_one_livery_or_two() -> None:
    for shown in (["yellow"], ["yellow", "red"]):
        assert corrected(entry("action_cards", 0, "liveries", shown)).box.card_liveries[0] != ()
    for shown, said in (([], "liveries: .*at least 1"), (["yellow", "red", "blue"], "liveries: .*at most 2 entries")):
        with pytest.raises(londinium.BadPack, match=f"action_cards: entries, entry 1, field {said}"):
            corrected(entry("action_cards", 0, "liveries", shown))


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every value of the data files that play depends on, with where it stands; of alike entries the first."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key != "provenance":
                yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        if value:
            yield path, value
        for number, inner in enumerate(value):
            yield from leaves(inner, (*path, number))
    else:
        yield path, value


def shapes() -> dict[tuple[str, ...], tuple[tuple[Any, ...], Any]]:
    """One value of every field there is."""
    found: dict[tuple[str, ...], tuple[tuple[Any, ...], Any]] = {}
    for path, value in leaves(FILES):
        shape = tuple(step for step in path if isinstance(step, str))
        found.setdefault((*shape, type(value).__name__), (path, value))
    return found


@rule("GOL-DATA-9")
@pytest.mark.parametrize("shape", [shape for shape in shapes() if shape[-1] in ("int", "str", "list")], ids=".".join)
def test_no_field_takes_a_number_a_text_or_a_list_without_bounds(shape: tuple[str, ...]) -> None:
    path, value = shapes()[shape]
    too_much: dict[str, list[Any]] = {"int": [10**6, -1, 1.5], "str": ["x" * 10_000, ""], "list": [value * 110]}
    for wrong in too_much[shape[-1]]:
        with pytest.raises(londinium.BadPack, match=path[0]):
            corrected(put(*path, wrong))


def mighty(effects: list[Any], copies: int) -> Change:
    """As many cards as told have these effects, and cost nothing."""

    def change(files: dict[str, Any]) -> None:
        left = copies
        for card in files["action_cards"]["entries"]:
            if left >= card["copies"]:
                left -= card["copies"]
                card.update(effects=deepcopy(effects), cost={"cards": 0, "pawns": 0})

    return change


@rule("GOL-DATA-9")
def test_all_cards_together_cannot_make_a_turn_huge() -> None:
    """Each of these would be allowed alone: cards that do a lot, and many that set something off at every move."""
    move = {"op": "move", "n": 9, "from": ["guildhall", "open_tile"], "to": "open_tile"}
    whenever = {"op": "on", "trigger": "move", "effects": [{"op": "recover", "n": 3}]}
    corrected(mighty([move, move], 20))
    corrected(mighty([whenever], 2))
    for change in (mighty([move, move, move, move], 60), mighty([whenever], 30)):
        with pytest.raises(londinium.BadPack, match="action_cards: entries, field effects: one turn could bring"):
            corrected(change)
    assert most_in_a_turn(cards(GAME)) < MOST_IN_A_TURN / 2


@rule("GOL-DATA-9")
def test_moves_for_each_are_reckoned_with_every_time() -> None:
    """Three times two pawns are six, however that is written; each of them may set something off."""
    move = {"op": "move", "n": 6, "from": ["guildhall"], "to": "open_tile"}
    each = {"op": "per", "metric": "own_on_plantation", "max": 3, "effect": {**move, "n": 2}}
    whenever = {"op": "on", "trigger": "move", "effects": [{"op": "vp", "n": 1}]}

    def most(effect: dict[str, Any]) -> int:
        def change(files: dict[str, Any]) -> None:
            entry("action_cards", 0, "effects", [effect])(files)
            entry("action_cards", 1, "effects", [whenever])(files)

        return most_in_a_turn(cards(corrected(change)))

    assert most(each) == most(move)


def test_who_never_stops_ends_a_game_of_the_mightiest_cards_all_the_same() -> None:
    """Whoever is asked plays on as long as there is anything to play."""
    draw = {"op": "draw", "n": 9, "when": "now"}
    hire = {"op": "hire", "n": 4, "to": "guildhall"}
    state = corrected(mighty([draw, hire], 105)).new(2, 4)
    decisions = 0
    while state.to_act:
        seat = state.to_act[0]
        state.play(seat, state.legal(seat)[-1])
        decisions += 1
    assert decisions < 10_000


def test_effects_nested_without_end_are_refused() -> None:
    pack = GAME.export("deep")
    effects = pack["files"]["action_cards"]["entries"][0]["effects"]
    effects[:] = nested(5000)
    with pytest.raises(londinium.BadPack, match="deep"):
        londinium.game("guilds", pack=pack)


def test_the_bounds_leave_room_above_every_built_in_card() -> None:
    most = max(steps(card.effects) for card in cards(GAME))
    assert most <= 10


def split_the_first_card(files: dict[str, Any]) -> None:
    """One more kind of card: two copies of the first are another."""
    cards = files["action_cards"]["entries"]
    other = deepcopy(cards[0])
    cards[0]["copies"] -= 2
    other.update(id="action_yellow_z", label="Michaelmas Hiring", copies=2)
    cards.insert(1, other)


def drop_kinds(files: dict[str, Any]) -> None:
    """Fewer kinds of cards, goals and tokens: the first of each has all copies."""
    for name, kept in (("action_cards", 5), ("mayoral_cards", 2), ("second_place_tokens", 1)):
        entries = files[name]["entries"]
        files[name]["entries"] = entries[:kept]
        entries[0]["copies"] += sum(entry["copies"] for entry in entries[kept:])


@rule("GOL-DATA-6", "GOL-DATA-7")
@pytest.mark.parametrize(("change", "more"), [(split_the_first_card, 6), (drop_kinds, -6 * 30 - 2 * 19)])
def test_a_pack_with_other_kinds_of_cards_has_its_own_numbers_and_plays(change: Change, more: int) -> None:
    game = corrected(change)
    assert game.n_actions == GAME.n_actions + more
    assert [game.move(number) for number in range(game.box.hire)] == [GAME.move(n) for n in range(GAME.box.hire)]
    state = game.new(3, 5)
    rng = Random(5)
    while state.to_act:
        seat = rng.choice(state.to_act)
        state.play(seat, rng.choice(state.legal(seat)))
    record = londinium.record(state)
    assert record["data"] == game.data != GAME.data
    again = londinium.replay(record)
    assert again.outcome() == state.outcome()
    assert again.game.n_actions == game.n_actions


def test_corrected_components_are_called_by_their_own_names() -> None:
    def rename(files: dict[str, Any]) -> None:
        split_the_first_card(files)
        files["guild_tiles"]["entries"][1]["name"] = "Pepperers"

    game = corrected(rename)
    assert words.name(game, "tile", "guild_02") == "Pepperers"
    assert words.name(game, "place", "guild_02") == "Pepperers"
    assert words.name(game, "card", "action_yellow_z") == "Michaelmas Hiring"
    assert words.name(game, "tile", "guild_01") == "Mercers"
    assert words.name("guilds", "tile", "guild_02") == "Grocers"


@rule("GOL-DATA-2", "GOL-DATA-3", "GOL-DATA-4", "GOL-DATA-5", "GOL-DATA-8")
def test_a_corrected_value_is_played_with() -> None:
    def change(files: dict[str, Any]) -> None:
        files["guild_tiles"]["entries"][12]["required"] = 2
        files["guild_tiles"]["entries"][12]["first"] = [{"op": "vp", "n": 9}]
        files["special_buildings"]["entries"][4]["persistent"]["value"] = 9
        files["plantation"]["entries"][0]["pawns_returned"] = 1
        files["second_place_tokens"]["entries"][0]["effects"] = [{"op": "vp", "n": 3}]
        files["constants"]["draw_without_play"] = 5

    game = corrected(change)
    tokens = {"Dyers": "vp1"}
    s = table(round=2, phase="tiles", pawns={"Dyers": "0"}, beadle="Dyers", tokens=tokens, game=game)
    do(s, "take")
    assert s.view(None)["seats"][0]["points"] == 9
    s = table(round=2, phase="tiles", pawns={"Dyers": "001"}, tokens=tokens, game=game)
    do(s, "take", "take")
    assert [seat["points"] for seat in s.view(None)["seats"]] == [9, 3]
    s = table(masters={"University of London": 0}, game=game, hands=["red_a"])
    assert s.view(None)["seats"][0]["limit"] == 9
    do(s, "stop")
    assert s.view(None)["seats"][0]["cards"] == 6
    s = table(round=4, phase="development", plantation=[3, 0], mayoral="each_red each_blue special", game=game)
    do(s, "keep special", "under each_red")
    assert s.view(None)["seats"][0]["plantation"] == 2


def shifting_effects(files: dict[str, Any]) -> None:
    """Rewards of the Plantation that move pawns, and a token that does several things: allowed, if unheard of."""
    everywhere = ["guildhall", "open_tile", "resolved_tile"]
    move = {"op": "move", "n": 2, "from": [*everywhere, "plantation"], "to": "open_tile"}
    files["plantation"]["entries"][0]["first"] = [move, {"op": "neutral", "n": 1}]
    files["plantation"]["entries"][0]["second"] = [{"op": "to_plantation", "n": 1, "from": everywhere}]
    files["second_place_tokens"]["entries"][0]["effects"] = [move, {"op": "vp", "n": 1}]


@rule("GOL-PLANT-16")
def test_a_plantation_reward_that_moves_pawns_has_to_be_taken() -> None:
    s = table(round=4, phase="development", plantation=[3, 1], game=corrected(shifting_effects))
    assert "stop" not in may(s)
    assert why(s, "stop") == "GOL-PLANT-16"
    do(s, "from guildhall", "to Dyers", "from plantation", "to Dyers")
    assert at(s, "Dyers")["pawns"] == [2, 0]
    assert s.view(None)["seats"][0]["neutrals"] == 1
