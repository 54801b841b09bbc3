"""What the game says: standings, answers, events and components, with words for all of it in five languages."""

import json
import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from londinium.games.guilds import scoring
from londinium.games.guilds.state import GuildsState
from londinium.kernel.events import Event
from londinium.kernel.game import Game
from londinium.kernel.speech import SILENT, Line, told
from londinium.kernel.words import LANGUAGES, Words
from tests.marks import rule
from tests.rules.guilds.playing import do, may
from tests.rules.guilds.table import GAME, Cell, corrected, table
from tests.rules.guilds.test_records import GAMES

BLOCK: dict[Cell, str] = {(-2, -2): "Mercers", (-1, -2): "Grocers", (-2, -1): "Drapers", (-1, -1): "Dyers"}


class Strict(Words):
    """Words that miss no message and no argument."""

    def say(
        self, game: str | Game, key: str, args: Mapping[str, Any] | None = None, language: str | None = None
    ) -> str:
        name, _, attribute = key.partition(".")
        messages = self.bundle(game, language or self.language)
        message = messages.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{key} in {language}"
        text, errors = messages.format_pattern(pattern, dict(args or {}))
        assert not errors, f"{key} in {language}: {errors}"
        return str(text)


STRICT = Strict()


def spoken(line: Line) -> str:
    """A line in English; it has words in every language."""
    texts = {language: STRICT.speak(GAME, line, ["Anna", "Ben", "Cleo", "Dan"], language) for language in LANGUAGES}
    assert all(texts.values()), f"{line['key']}: {texts}"
    assert not any(re.search(r"[{}]|\w_\w", text) for text in texts.values()), texts
    return texts["en"]


def steps(every: int = 1) -> Iterator[tuple[GuildsState, int, int]]:
    """Positions of the games that are kept, with what is done there."""
    for kept, *_ in GAMES:
        state = GAME.new(kept["players"], kept["seed"], kept["options"])
        assert isinstance(state, GuildsState)
        for n, (seat, action) in enumerate(kept["actions"]):
            if n % every == 0:
                yield state, seat, action
            state.play(seat, action)


# Standings


@rule("GOL-SCORE-3", "GOL-SCORE-4", "GOL-SCORE-6", "GOL-OP-21", "GOL-OP-22")
def test_a_seat_stands_at_its_points_its_goals_and_its_pairs() -> None:
    """Two Masters with a crown: 2 points each, and not the three of the other card; 8 at most of five settlers."""
    s = table(
        city=BLOCK,
        masters={"Mercers": 0, "Grocers": 0, "Dyers": 0, "Drapers": 1},
        pawns={"Bakers": "00"},
        plantation=[5, 1],
        points=[10, 4],
        goals=["each_purple three_purple plantation", "great_twelve"],
    )
    stands = s.standing(0)
    assert stands[0]["points"] == {"track": 10, "goals": 2 * 2 + 0 + 8, "pairs": 2}
    assert (stands[0]["total"], stands[0]["more"]) == (24, [])
    view = s.view(0)
    assert view["worth"] == {"mayoral_each_purple": 4, "mayoral_three_purple": 0, "mayoral_plantation": 8}
    assert view["pairs"] == [
        {"seat": 0, "tiles": ["guild_01", "guild_02"]},
        {"seat": 0, "tiles": ["guild_02", "guild_13"]},
    ]


@rule("GOL-INFO-1")
def test_goals_of_others_are_left_out_and_said_to_be_more() -> None:
    s = table(masters={"Mercers": 1}, points=[0, 4], goals=["plantation", "great_twelve"])
    assert s.standing(1)[1]["points"]["goals"] == 2
    for viewer in (0, None):
        stands = s.standing(viewer)[1]
        assert (stands["points"], stands["more"]) == ({"track": 4, "goals": 0, "pairs": 0}, ["goals"])
    assert s.standing(0)[0]["more"] == []
    assert s.view(None)["worth"] == {}


def test_a_mayoral_card_on_offer_says_what_it_would_bring() -> None:
    s = table(hands=["purple_b red_a red_b red_d"], mayoral="plantation each_red", plantation=[2, 0])
    do(s, "use purple_b", "pay red_a", "pay red_b")
    assert s.view(0)["worth"] == {"mayoral_each_red": 0, "mayoral_plantation": 4}
    assert s.view(1)["worth"] == {}


@rule("GOL-SCORE-1", "GOL-SCORE-11", "GOL-OP-24")
def test_a_standing_is_what_the_final_scoring_would_bring_now() -> None:
    for state, _, _ in steps(every=25):
        ended = state.copy()
        scoring.end_game(ended, None)
        for seat in range(state.players):
            assert state.standing(seat)[seat]["points"] == scoring.breakdown(ended, seat)


def test_after_the_end_a_standing_is_the_outcome_for_everybody() -> None:
    for _, state, _, _ in GAMES:
        outcome = state.outcome()
        for viewer in (None, *range(state.players)):
            stands = state.standing(viewer)
            assert [one["points"] for one in stands] == outcome["breakdown"]
            assert [one["total"] for one in stands] == outcome["scores"]
            assert not any(one["more"] for one in stands)


def test_a_guess_says_and_stands_as_what_it_is_a_guess_of() -> None:
    rng = Random(3)
    for state, seat, _ in steps(every=40):
        guess = state.guess(seat, rng)
        assert guess.standing(seat) == state.standing(seat)
        assert [guess.line(seat, one) for one in guess.legal(seat)] == [
            state.line(seat, one) for one in state.legal(seat)
        ]


# Words for all of it


def test_every_answer_of_the_games_that_are_kept_has_words() -> None:
    lines = {json.dumps(state.line(seat, one)) for state, seat, _ in steps() for one in state.legal(seat)}
    assert {json.loads(line)["args"]["kind"] for line in lines} == set(GAME.moves.kinds)
    for line in lines:
        spoken(json.loads(line))


def test_every_event_of_the_games_that_are_kept_has_words_or_is_told_by_another() -> None:
    lines, untold = set(), set()
    for state, seat, action in steps():
        log: list[Event] = []
        state.copy().play(seat, action, log)
        for viewer in (seat, None):
            for event in (event.view(viewer) for event in log):
                own = GAME.speech.event(event)
                line = told(GAME, event)
                if own is not None and own is not SILENT:
                    assert line is not None
                    lines.add(json.dumps(line))
                elif event["kind"] == "did" and event["move"] and line is not None:
                    if STRICT.has(GAME, f"did-{event['move']['kind']}"):
                        lines.add(json.dumps(line))
                    else:
                        untold.add(event["move"]["kind"])
    assert untold == {"from", "part", "stop", "take"}
    for one in lines:
        spoken(json.loads(one))


def test_every_component_has_a_name_and_words_for_all_that_stands_on_it() -> None:
    said = GAME.speech.components(GAME.components)
    found = {kind: len(entries) for kind, entries in said.items()}
    assert found == {
        "tile": 45,
        "place": 46,
        "card": 35,
        "goal": 21,
        "token": 10,
        "side": 2,
        "pile": 5,
        "piece": 2,
        "round": 2,
    }
    for kind, entries in said.items():
        for id, one in entries.items():
            assert STRICT.name(GAME, kind, id) != id or (kind, id) == ("pile", "deck")
            assert bool(one["lines"]) == (kind != "place" or id == "guildhall")
            for line in (line for heading in one["lines"].values() for line in heading):
                spoken(line)


@pytest.mark.parametrize(
    ("card", "use"),
    [
        ("green_a", "Use (free): draw 2 cards at the end of the turn"),
        ("green_c", "Use (free): draw 3 cards, then discard 2 cards"),
        ("yellow_a", "Use (1 card): hire up to 3 pawns"),
        ("blue_g", "Use (free): 1 point, for each: your pawns on the Plantation (at most 3)"),
        ("yellow_g", "Use (free): whenever you play a card to hire this turn: hire 1 pawn"),
        ("purple_g", "Use (free): choose one: 1 point or draw 2 cards at the end of the turn"),
    ],
)
def test_a_card_says_what_it_costs_and_does(card: str, use: str) -> None:
    (line,) = GAME.speech.components(GAME.components)["card"][f"action_{card}"]["lines"]["use"]
    assert spoken(line) == use


def test_a_building_says_what_its_master_has_for_good() -> None:
    tiles = GAME.speech.components(GAME.components)["tile"]
    assert [spoken(tiles[id]["lines"]["lasting"][0]) for id in ("university_of_london", "gog_magog")] == [
        *("For its Master: your hand limit is 8", "For its Master: you win remaining ties")
    ]
    assert "lasting" not in tiles["guild_13"]["lines"]


def test_corrected_components_are_named_by_their_data_and_tokens_by_what_they_bring() -> None:
    def change(files: dict[str, Any]) -> None:
        files["guild_tiles"]["entries"][1]["name"] = "Pepperers"
        files["second_place_tokens"]["entries"][0]["effects"] = [{"op": "vp", "n": 3}]

    game = corrected(change)
    said = game.speech.components(game.components)
    assert said["tile"]["guild_02"]["name"] == "Pepperers"
    assert said["place"]["guild_02"]["name"] == "Pepperers"
    assert [STRICT.name(game, "place", id) for id in ("guild_01", "guildhall")] == ["Mercers", "Guildhall"]
    first = game.components["second_place_tokens"].entries[0].id
    assert STRICT.name(game, "token", first) == "3 points"
    assert STRICT.name(GAME, "token", first) == "1 point"


# Events


def lines(log: list[Event], viewer: int | None = None) -> list[str]:
    """What is told of these events by a line of the game's own."""
    seen = [event.view(viewer) for event in log]
    return [spoken(line) for one in seen if GAME.speech.event(one) not in (None, SILENT) and (line := told(GAME, one))]


def cited(log: list[Event], id: str) -> list[dict[str, Any]]:
    """The arguments of rules that begin like this."""
    views: list[Any] = [event.view(None) for event in log if event.kind == "rule"]
    return [seen["args"] for seen in views if seen["id"].startswith(id)]


@rule("GOL-NEG-2", "GOL-NEG-4")
def test_a_negotiation_says_whose_pawn_is_replaced() -> None:
    log: list[Event] = []
    s = table(hands=["red_a", ""], round=2, phase="tiles", pawns={"Dyers": "001"}, neutrals=[1])
    do(s, "replace 1", log=log)
    assert "Anna replaces Ben’s pawn with a neutral one" in lines(log)


@rule("GOL-VOTE-3", "GOL-VOTE-11")
def test_a_tie_comes_with_the_masters_beside_the_tile_of_those_who_tie() -> None:
    log: list[Event] = []
    table(
        3,
        round=2,
        phase="tiles",
        city={(1, 1): "Dyers", (0, 1): "Mercers", (-1, 1): "Grocers", (1, -1): "Bakers"},
        masters={"Mercers": 1, "Bakers": 0, "Grocers": 2},
        pawns={"Dyers": "0011"},
        log=log,
    )
    (tie,) = cited(log, "GOL-VOTE-3")
    assert (tie["seat"], tie["votes"], tie["beside"]) == (1, [2, 2, 0], [0, 1, 0])
    assert "Dyers: Anna has 2 and Ben has 2. Ben wins the tie with more Masters on neighbouring tiles" in lines(log)


@rule("GOL-PLANT-3", "GOL-PLANT-8")
@pytest.mark.parametrize(
    ("settlers", "places"), [([3, 2, 1], (0, 1)), ([1, 3, 1], (1, None)), ([2, 2, 1], (None, None))]
)
def test_the_plantation_comes_with_who_is_first_and_second(
    settlers: list[int], places: tuple[int | None, int | None]
) -> None:
    log: list[Event] = []
    table(3, round=3, phase="development", plantation=settlers, log=log)
    (args,) = cited(log, "GOL-PLANT-")
    assert (args.get("seat"), args.get("second")) == places
    assert args["why"] == ("shared" if places[0] is None else "most")


@rule("GOL-PLANT-15")
def test_an_empty_plantation_says_so() -> None:
    log: list[Event] = []
    table(3, round=3, phase="development", plantation=[0, 0, 0], log=log)
    (args,) = cited(log, "GOL-PLANT-")
    assert args == {"why": "empty", "votes": [0, 0, 0]}


@rule("GOL-VOTE-1", "GOL-VOTE-3", "GOL-VOTE-4", "GOL-VOTE-5", "GOL-VOTE-7", "GOL-VOTE-10")
@pytest.mark.parametrize(
    ("there", "master", "why", "places"),
    [
        ("0111", None, "most", (1, 0)),
        ("0000", None, "most", (0, None)),
        ("01", ("Mercers", 1), "neighbours", (1, 0)),
        ("01", ("Gog & Magog", 0), "lasting", (0, 1)),
        ("01", None, "tie", (None, None)),
        ("nn", None, "empty", (None, None)),
    ],
)
def test_a_tile_comes_with_how_it_ended_and_who_is_first_and_second(
    there: str, master: tuple[str, int] | None, why: str, places: tuple[int | None, int | None]
) -> None:
    log: list[Event] = []
    city: dict[Cell, str] = {
        (1, 1): "Girdlers" if len(there) == 2 else "Masons",
        (0, 1): "Mercers",
        (-2, -1): "Gog & Magog",
    }
    masters = dict([master]) if master else {}
    table(3, round=2, phase="tiles", city=city, masters=masters, pawns={city[1, 1]: there}, beadle=None, log=log)
    told = [args for args in cited(log, "GOL-VOTE-") if "why" in args]
    assert [(args["why"], (args.get("seat"), args.get("second"))) for args in told] == [(why, places)]


# Where a pawn can go


@rule("GOL-MOVE-1", "GOL-MOVE-2", "GOL-MOVE-4")
def test_a_pawn_reaches_the_open_tiles_that_fit_the_card() -> None:
    s = table(hands=["red_a blue_a"], pawns={"Ironmongers": "0"}, resolved=["Mercers"])
    assert s.view(0)["reach"] == []
    do(s, "move red_a")
    reach = s.view(0)["reach"]
    do(s, "from guildhall")
    assert {f"to {GAME.box.tile_names[GAME.box.tiles.index(tile)]}" for tile in reach} == may(s)
    assert s.view(1)["reach"] == reach
    assert "guild_01" not in reach


@rule("GOL-REWARD-8")
def test_a_reward_reaches_no_tile_that_is_being_resolved() -> None:
    s = table(round=2, phase="tiles", pawns={"Ironmongers": "0000"}, hands=["red_a", "red_a"])
    do(s, "take")
    reach = s.view(0)["reach"]
    assert reach
    assert "guild_10" not in reach
    do(s, "from guildhall")
    assert {f"to {GAME.box.tile_names[GAME.box.tiles.index(tile)]}" for tile in reach} == may(s)


@rule("GOL-RESOLVE-3", "GOL-SETUP-1", "GOL-TWO-1")
def test_the_view_counts_what_has_gathered_and_says_where_the_guildhall_lies() -> None:
    view = table(pawns={"Dyers": "001n"}, beadle="Dyers").view(None)
    assert {tile["id"]: tile["gathered"] for tile in view["tiles"] if tile["gathered"]} == {"guild_13": 5}
    assert view["hall"] == [{"x": 0, "y": 0}]
    assert table(3).view(None)["hall"] == [{"x": -1, "y": 0}, {"x": 0, "y": 0}]
