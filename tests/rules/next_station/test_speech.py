"""What the game says: standings by the rules of scoring, answers that bring what they say, words in five languages."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import londinium
from londinium.games.next_station.state import NextStationState
from londinium.kernel.events import Event
from londinium.kernel.speech import Line, line, told
from londinium.kernel.words import LANGUAGES, Words, _pattern, name, speak
from tests.marks import rule
from tests.rules.next_station.table import BOX, GAME, at, at_random, circle, draw, finished, new, ride, table

RECORDS = sorted((Path(__file__).parents[2] / "records" / "next-station").glob("*.json"))
MODULES = {"powers": True, "objectives": True}


def positions(record: dict[str, Any], log: list[Event]) -> Iterator[londinium.State]:
    """Every position of a recorded game; the log collects what happens on the way."""
    s = GAME.new(record["players"], record["seed"], record["options"], log)
    for seat, action in record["actions"]:
        yield s
        s.play(seat, action, log)
    yield s


def words_of(s: NextStationState, seat: int = 0) -> list[str]:
    return [speak(GAME, s.line(seat, action)) for action in s.legal(seat)]


# Standings


@rule("NSL-END-2", "NSL-END-3", "NSL-END-5", "NSL-TOUR-1")
def test_a_sheet_is_worth_what_it_would_score_if_the_game_ended_now() -> None:
    """Blue, finished: 2 districts × 2 + 1 Thames × 2 = 6, one site. Green, from D3 to F4: 2 × 2 = 4, the same site.

    Two visits: 2 points. F4 is on both lines: 2 points.
    """
    s = table("triangle square", players=2)
    finished(s, 0, "blue", [((5, 7), (5, 4)), ((5, 4), (5, 3))])
    for start, to in (((3, 2), (4, 3)), ((4, 3), (5, 3))):
        s.play(1, BOX.pass_action)
        draw(s, start, to)
    mine, theirs = s.standing(1)
    assert mine["points"] == {"lines": 10, "tourist": 2, "interchanges": 2}
    assert (mine["total"], mine["more"]) == (14, [])
    assert theirs["points"] == {"lines": 1, "tourist": 0, "interchanges": 0}
    figures = {figure["key"]: figure["n"] for figure in mine["figures"]}
    assert figures == {"plate-points": 14, "pencil-green": 4, "plate-visits": 2}
    assert s.view(0)["sheets"][0]["points"] == {"lines": 6}  # what is written down


@rule("NSL-TOUR-3", "NSL-SOLO-4")
def test_the_standing_counts_ten_visits_at_most_and_the_solo_penalty() -> None:
    s = table("triangle square", objectives=("thames_6", "tourist_5"), powers=("joker",))
    s.sheets[0].visits = 10
    ride(s, (3, 2), (4, 3), (5, 3))
    (alone,) = s.standing(None)
    assert alone["points"] == {"lines": 4, "tourist": 25, "interchanges": 0, "objectives": 0, "modules": -20}
    assert alone["figures"][-1] == {"key": "plate-visits", "n": 10}
    assert s.view(0)["sheets"][0]["coming"] == 0


@rule("NSL-OBJ-3", "NSL-OBJ-9")
def test_an_objective_counts_in_the_standing_as_soon_as_it_is_met() -> None:
    s = table("circle", players=2, objectives=("thames_6", "central_9"))
    assert [one["points"]["objectives"] for one in s.standing(0)] == [0, 0]
    s.sheets[0].sections = (tuple([way for way, one in enumerate(BOX.ways) if one.thames][:12:2]), (), (), ())
    s.sheets[0].lines = (1, 0, 0, 0)
    assert [one["points"]["objectives"] for one in s.standing(0)] == [10, 0]
    assert [goal["points"] for goal in s.view(0)["sheets"][0]["objectives"]] == [0, 10]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_after_the_end_a_standing_is_the_result(path: Path) -> None:
    *_, s = positions(json.loads(path.read_text("utf-8")), [])
    for viewer in (None, *range(s.players)):
        standing, outcome = s.standing(viewer), s.outcome()
        assert [one["points"] for one in standing] == outcome["breakdown"]
        assert [one["total"] for one in standing] == outcome["scores"]
        assert [one["more"] for one in standing] == [[]] * s.players


@pytest.mark.parametrize("seed", range(4))
def test_what_is_said_is_the_same_in_every_guess(seed: int) -> None:
    chance = Random(seed)
    for s in at_random(new(1 + seed, seed, MODULES), seed):
        for seat in range(s.players):
            guess = s.guess(seat, chance)
            assert guess.standing(seat) == s.standing(seat)
            assert [guess.line(seat, action) for action in s.legal(seat)] == [
                s.line(seat, action) for action in s.legal(seat)
            ]


# Answers


@pytest.mark.parametrize("seed", range(6))
def test_a_section_brings_what_its_words_say(seed: int) -> None:
    """Districts, Thames and sites of the line, the lines that meet at its end, the power: before and after it."""
    chance, told_of = Random(seed), set()
    for s in at_random(new(2, seed, MODULES), seed):
        for seat in s.to_act:
            before = s.view(seat)["sheets"][seat]
            for action in s.legal(seat):
                move = GAME.move(action)
                if move["kind"] != "draw":
                    assert GAME.speech.details(s, seat, move) == {}
                    continue
                said = GAME.speech.details(s, seat, move)
                trial, _ = s.attempt(seat, action, chance)
                after = trial.view(seat)["sheets"][seat]
                was, now = (sheet["lines"][BOX.pencils.index(before["pencil"])] for sheet in (before, after))
                assert now["districts"] - was["districts"] == (said["district"] != "none")
                assert now["thames"] - was["thames"] == said["thames"]
                assert now["tourist"] - was["tourist"] == said["site"]
                meeting = sum(move["to"] in one["stations"] for one in after["lines"])
                assert meeting == (said["meets"] or 1)
                assert said["symbol"] == BOX.stations[move["to"]].symbol
                assert after["power_used"] - before["power_used"] == said["power"]
                told_of |= {what for what in ("thames", "site", "meets", "power") if said[what]}
    assert told_of == {"thames", "site", "meets", "power"}


def test_an_answer_is_called_by_what_it_brings() -> None:
    s = table("pentagon triangle", pencils=("green", "purple", "blue", "pink"))
    finished(s, 0, "purple", [((2, 5), (1, 4))])
    draw(s, (3, 2), (2, 3))
    assert "C4 to B5, triangle, crosses the Thames, interchange of 2 lines" in words_of(s)
    assert words_of(s)[-1] == "pass"


def test_the_mark_is_called_by_its_station() -> None:
    s = table("circle", powers={"green": "double_station"})
    assert words_of(s)[-1] == "circle D3"


# Events


def story(log: list[Event]) -> list[str]:
    said = [told(GAME, event.view(0)) for event in log]
    return [text for one in said if one and (text := speak(GAME, one, ["Anna", "Ben"]))]


def test_what_happened_is_told_and_what_the_picture_shows_better_is_not() -> None:
    log: list[Event] = []
    s = table("Circle Square Pentagon Triangle Joker", "circle", players=2, powers={"green": "double_station"})
    circle(s, (3, 2), log=log)
    assert story(log) == ["Anna circles D3, which counts twice", "Anna uses a power: double station"]
    log.clear()
    draw(s, (3, 2), (5, 0), log=log)
    assert story(log) == ["Anna draws D3 to F1"]
    while s.round == 1:
        log.clear()
        s.play(s.to_act[0], BOX.pass_action, log)
    assert [event.kind for event in log if event.kind in ("put", "turn")].count("put") > 5  # cards, pencils
    assert story(log)[-3:] == ["Round 2", "Turn 1", "Revealed: circle, street"]
    assert story(log)[1:3] == ["Anna scores 3 points for the line", "Ben scores 1 point for the line"]


# Components


def test_components_are_described_by_what_is_printed_on_them() -> None:
    said = GAME.speech.components(GAME.components)

    def about(kind: str, thing: Any) -> tuple[str, str]:
        lines = said[kind][str(thing)]["lines"].get("about", [])
        return name(GAME, kind, thing), " ".join(speak(GAME, one) for one in lines)

    crossing = next(n for n, ends in enumerate(BOX.edges) if set(ends) == {at((4, 4)), at((6, 6))})
    assert about("station", at((3, 2))) == ("D3", "triangle, North, departure: green")
    assert about("station", at((6, 1))) == ("G2", "pentagon, North, tourist site")
    assert about("district", "C") == ("Centre", "From D4 to G7, 9 stations")
    assert about("section", crossing) == ("E5 – G7", "crosses the Thames")
    assert about("card", "underground_joker") == ("joker, underground", "counts towards the end of the round")
    assert about("power", "joker") == ("joker", "Once per round, treat the card as a joker.")
    pieces = {"station": BOX.stations, "district": BOX.districts, "section": BOX.edges, "card": BOX.cards}
    pieces |= {
        "objective": BOX.objectives,
        "power": BOX.powers,
        "pencil": BOX.pencils,
        "pile": ("deck", "undergrounds"),
    }
    assert {kind: len(things) for kind, things in said.items()} == {kind: len(all) for kind, all in pieces.items()}


# Words


class Strict(Words):
    """Words that nothing may be lacking from: a message of the language itself, and all that it speaks of."""

    def say(self, game: Any, key: str, args: Any = None, language: str | None = None) -> str:
        messages = self.bundle(game, language or self.language)
        pattern = _pattern(messages, key)
        assert pattern is not None, f"{language}: {key}"
        text, errors = messages.format_pattern(pattern, dict(args or {}))
        assert not errors, f"{language}: {key}: {errors}"
        return str(text)


def lines(record: dict[str, Any]) -> Iterator[Line]:
    """All that is said in a game."""
    log: list[Event] = []
    s: Any = None
    for s in positions(record, log):
        for seat in s.to_act:
            yield from (s.line(seat, action) for action in s.legal(seat))
        for one in s.standing(None):
            yield from (line(figure["key"]) for figure in one["figures"])
            yield from (line(f"category-{what}") for what in one["points"])
    for event in log:
        one = told(GAME, event.view(None))
        if one and one["key"] and not (event.kind == "gain" and one["args"]["n"] == 0):
            yield one
    yield from GAME.speech.closing(s, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_words(language: str) -> None:
    said = [one for path in RECORDS for one in lines(json.loads(path.read_text("utf-8")))]
    for things in GAME.speech.components(GAME.components).values():
        for component in things.values():
            said += [one for heading in component["lines"].values() for one in heading]
            said += [component["name"]] if isinstance(component["name"], dict) else []
    said += [line(f"grade.of-{grade}", score=100, grade=grade) for grade in range(1, len(BOX.scoring.solo_grades) + 3)]
    different = {json.dumps(line, sort_keys=True): line for line in said}
    keys = {one["key"] for one in different.values()}
    assert {"move-draw.section", "move-draw.second", "put-card", "turn-power", "card"} <= keys
    strict = Strict()
    for one in different.values():
        assert strict.speak(GAME, one, ["Anna", "Ben", "Cid", "Dee"], language), one["key"]
