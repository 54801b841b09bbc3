"""Lessons: what a guided first game says is there, is true, and is said in five languages."""

import re
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

import londinium
from londinium.games.next_station.draw import Section
from londinium.kernel import lessons, words
from londinium.kernel.lessons import BadLesson, Lesson, check, game_of, lesson, lessons_of, places
from londinium.kernel.state import State
from tests.test_locale import OTHERS, messages

LOCALE = words.locale_folder()
TAUGHT = [lesson for game in londinium.games() for lesson in lessons_of(game)]


def texts(id: str, language: str) -> dict[str, str]:
    """Every message of a lesson's words, as it is read."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / language / "lessons" / f"{id}.ftl").read_text("utf-8")))
    keys = messages(LOCALE / language / "lessons" / f"{id}.ftl")
    patterns = {key: bundle.get_message(key).value for key in keys}
    return {key: str(bundle.format_pattern(pattern, {})[0]) for key, pattern in patterns.items() if pattern}


def changed(name: str, **fields: Any) -> Lesson:
    """The lesson of Next Station with something else in one of its parts."""
    plain = msgspec.to_builtins(lesson("next-station"))
    part = plain[name] if name != "notes" else plain[name][3]
    part.update(fields)
    return msgspec.convert(plain, Lesson)


def test_every_game_has_a_guided_first_game_and_old_london_one_more() -> None:
    assert [lessons_of(game)[0] for game in londinium.games()] == list(londinium.games())
    assert lessons_of("dei") == ("dei", "dei-purebred")
    assert [game_of(id) for id in ("dei", "dei-purebred", "next-station")] == ["dei", "dei", "next-station"]
    assert [game_of(id) for id in ("no-such-game", "dei-", "dei-no", "purebred", "")] == [None] * 5


def known(id: str) -> londinium.Game:
    return londinium.game(game_of(id) or "")


@pytest.mark.parametrize("id", TAUGHT)
def test_a_lesson_holds(id: str) -> None:
    """Its record replays to its result, its notes come in order and point at what is there, its practice can begin."""
    assert check(lesson(id), known(id)).over


@pytest.mark.parametrize("id", TAUGHT)
def test_all_practice_of_a_game_lasts_as_long(id: str) -> None:
    """A practice table knows its game and not its lesson."""
    assert lesson(id).practice.until == lesson(known(id).id).practice.until


@pytest.mark.parametrize("id", TAUGHT)
@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_note_is_said_in_every_language_and_nothing_else_is(id: str, language: str) -> None:
    assert list(texts(id, language)) == [note.text for note in lesson(id).notes]


@pytest.mark.parametrize("id", TAUGHT)
@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_lesson_has_a_title(id: str, language: str) -> None:
    game = known(id).id
    assert words.has(game, "title" if id == game else f"board-lesson-{id}", language)


@pytest.mark.parametrize("id", TAUGHT)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_names_the_same_places_and_numbers(id: str, language: str) -> None:
    def facts(language: str) -> dict[str, list[str]]:
        return {key: sorted(re.findall(r"\b[A-J]?\d+\b", text)) for key, text in texts(id, language).items()}

    assert facts(language) == facts("en")


@pytest.mark.parametrize("id", TAUGHT)
def test_a_lesson_is_read_in_about_five_minutes(id: str) -> None:
    """Beside looking at the board, at two words a second."""
    notes = lesson(id).notes
    assert 14 <= len(notes) <= 20
    assert 300 <= sum(len(text.split()) for text in texts(id, "en").values()) <= 700


def test_places_are_the_groups_of_the_data_and_their_entries() -> None:
    known = places(londinium.game("next-station"))
    assert {"river", "stations/0", "stations/52", "districts/cNW", "station_cards/street_switch"} <= known
    assert not known & {"stations/53", "districts/X", "map", "0"}


@pytest.mark.parametrize(
    ("part", "fields", "said"),
    [
        ("notes", {"at": 66}, "notes, entry 4: step 66, but the record has 65"),
        ("notes", {"seat": 2}, "notes, entry 4: seat 2, but there are 2"),
        ("notes", {"at": 5}, "notes, entry 5: step 3 comes before that of the entry before"),
        ("notes", {"places": ["stations/53"]}, "notes, entry 4: 'stations/53' is no group of components"),
        ("record", {"actions": [[0, 0]]}, "field record: Action 0 "),
        ("record", {"result": {"scores": [148, 136], "ranking": [1, 2]}}, "field record: The record says the scores"),
        ("practice", {"seats": [{"kind": "bot"}]}, "one of them should be “me”"),
        ("practice", {"options": {"spare": 1}}, "NSL-SETUP-5"),
    ],
)
def test_what_is_wrong_in_a_lesson_is_said_with_its_place(part: str, fields: dict[str, Any], said: str) -> None:
    with pytest.raises(BadLesson, match=re.escape(said)):
        check(changed(part, **fields), londinium.game("next-station"))


def test_a_file_that_is_no_lesson_is_refused(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lesson.json").write_text('{"record": {}, "notes": [{"at": -1}]}')
    monkeypatch.setattr(type(londinium.game("next-station")), "folder", tmp_path / "data")
    with pytest.raises(BadLesson, match=re.escape("lesson.json: notes, entry 1")):
        lessons.lesson.__wrapped__("next-station")


# What the lesson of Next Station tells is what is there to be seen


def at(step: int) -> State:
    record = lesson("next-station").record
    return londinium.replay({**record, "actions": record["actions"][:step], "result": None, "check": None})


def step_of(key: str) -> int:
    return next(note.at for note in lesson("next-station").notes if note.text == f"lesson-{key}")


def line(step: int, pencil: str) -> dict[str, Any]:
    lines = at(step).view(0)["sheets"][0]["lines"]
    return dict(next(one for one in lines if one["pencil"] == pencil))


def drawn(step: int) -> list[str]:
    """The section that the step's action drew, by the labels of its stations."""
    game = londinium.game("next-station")
    seat, action = lesson("next-station").record["actions"][step - 1]
    assert seat == 0
    move = game.move(action)
    return [words.name(game, "station", move[end]) for end in ("from", "to")]


def labels(stations: list[int]) -> set[str]:
    return {words.name("next-station", "station", station) for station in stations}


def test_the_notes_on_the_first_round_are_true() -> None:
    start = at(step_of("departure")).view(0)
    assert start["sheets"][0]["pencil"] == "blue"
    assert labels(line(0, "blue")["ends"]) == {"F8"}
    assert start["revealed"] == ["street_square"]
    assert drawn(step_of("section")) == ["F8", "G7"]
    assert drawn(step_of("ends")) == ["F8", "E7"]
    assert at(step_of("underground")).view(0)["undergrounds"] == 1
    assert drawn(step_of("thames")) == ["G7", "E5"]
    assert line(step_of("thames"), "blue")["thames"] == 1
    assert at(step_of("joker")).view(0)["symbol"] == "joker"
    assert drawn(step_of("districts"))[1] == "E6"
    assert line(step_of("districts"), "blue")["most"] == 5
    assert at(step_of("switch")).view(0)["switch"]
    assert at(step_of("switch")).view(0)["revealed"][-2:] == ["street_switch", "underground_circle"]
    assert drawn(step_of("branch")) == ["G7", "G4"]
    assert labels(line(step_of("branch"), "blue")["ends"]) == {"E5", "E6", "G4"}
    assert at(step_of("last-card")).view(0)["last_turn"]
    assert drawn(step_of("tourist")) == ["G4", "J7"]
    scored = line(step_of("line-score"), "blue")
    assert (scored["districts"], scored["most"], scored["thames"], scored["points"]) == (4, 6, 5, 34)


def test_the_notes_on_the_later_rounds_are_true() -> None:
    assert at(step_of("next-round")).view(0)["sheets"][0]["pencil"] == "purple"
    assert labels(line(step_of("next-round"), "purple")["ends"]) == {"C6"}
    meeting = step_of("interchange")
    assert drawn(meeting)[1] == "D7"
    blue, purple = (labels(line(meeting, pencil)["stations"]) for pencil in ("blue", "purple"))
    assert blue & purple == {"C6", "D7"}
    assert londinium.game("next-station").components["scoring"].interchange_points == (0, 0, 2, 5, 9)
    assert drawn(step_of("central"))[1] == "F4"
    assert at(step_of("central") - 1).view(0)["symbol"] == "triangle"

    passing = at(step_of("pass"))
    assert (passing.view(0)["round"], passing.view(0)["symbol"]) == (4, "circle")
    assert 0 not in passing.to_act, "nothing fits: the pass was carried out"
    passing.pending[0].append(Section(0))  # ask once more, to hear why H6 is no answer
    passing.to_act = (0, 1)
    h4, h6 = 21, 31
    refusal = passing.explain(0, {"kind": "draw", "from": h4, "to": h6})
    assert refusal is not None
    assert (refusal.rule, labels([refusal.args["otherFrom"], refusal.args["otherTo"]])) == ("NSL-DRAW-12", {"G4", "J7"})

    end = at(step_of("end"))
    assert end.outcome()["scores"] == [147, 136]
    assert end.outcome()["breakdown"][0] == {"lines": 108, "tourist": 11, "interchanges": 28}
    assert end.view(0)["sheets"][0]["visits"] == 6
