"""What London says: words in five languages for all of it, standings that are the final scoring, nothing hidden."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from londinium.games.london.state import LondonState
from londinium.kernel.events import Event
from londinium.kernel.game import Game
from londinium.kernel.speech import Line, told
from londinium.kernel.words import LANGUAGES, Words, speak
from tests.marks import rule
from tests.rules.london.table import BOX, GAME, Seat, does, table
from tests.rules.london.test_records import PATHS

NAMES = ("Anna", "Ben", "Cleo", "Dan")


class Strict(Words):
    """Words that lack nothing: no message, no argument."""

    def say(
        self, game: "str | Game", key: str, args: Mapping[str, Any] | None = None, language: str | None = None
    ) -> str:
        name, _, attribute = key.partition(".")
        messages = self.bundle(game, language or self.language)
        assert messages.has_message(name), (language, key)
        message = messages.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, (language, key)
        text, errors = messages.format_pattern(pattern, dict(args or {}))
        assert not errors, (language, key, args, errors)
        return str(text)


STRICT = Strict()


def positions(path: Any, log: list[Event] | None = None) -> Iterator[LondonState]:
    """Every position of a kept game; the log collects what happens."""
    record = json.loads(path.read_text("utf-8"))
    s = GAME.new(record["players"], record["seed"], record["options"], log)
    assert isinstance(s, LondonState)
    yield s
    for seat, action in record["actions"]:
        s.play(seat, action, log)
        yield s


@cache
def said() -> list[Line]:
    """All that is said of cards, and in the kept games of answers and events, each once."""
    found: dict[str, Line] = {}

    def add(line: Line | None) -> None:
        if line is not None and line["key"]:
            found[json.dumps(line, sort_keys=True)] = line

    for things in GAME.speech.components(GAME.components).values():
        for thing in things.values():
            for lines in thing["lines"].values():
                for line in lines:
                    add(line)
    for path in PATHS:
        log: list[Event] = []
        for s in positions(path, log):
            for seat in s.to_act:
                for action in s.legal(seat):
                    add(s.line(seat, action))
        for event in log:
            for viewer in (None, 0, 1):
                add(told(GAME, event.view(viewer)))
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_words(language: str) -> None:
    lines = said()
    kinds = {line["key"].partition(".")[0] for line in lines}
    assert {f"move-{kind}" for kind in GAME.moves.verbs} - kinds == {"move-effect"}, "no card of the box asks for it"
    assert {"put-card", "put-borough", "turn-card", "gain-poverty", "stage-scoring", "effect-reactivate"} <= kinds
    for line in lines:
        text = STRICT.speak(GAME, line, NAMES, language)
        assert text or line["key"] == "translation", line
        assert not any(sign in text for sign in "{}_"), text


def test_an_effect_is_worded_by_what_the_data_says() -> None:
    lines = GAME.speech.components(GAME.components)

    def texts(kind: str, id: str) -> dict[str, list[str]]:
        entry = lines[kind][id]["lines"]
        return {when: [speak(GAME, line) for line in all] for when, all in entry.items() if when != "translation"}

    assert texts("card", "street_lights") == {
        "facts": ["Blue, deck B. Free to build."],
        "cost": ["Pay £4."],
        "activate": ["gain 1 prestige", "lose 2 poverty"],
        "flips": ["It stays face-up."],
    }
    assert texts("card", "workhouse")["activate"] == [
        "discard any number of Paupers; for each, gain £1 and lose 1 poverty"
    ]
    assert texts("card", "town_houses")["activate"] == ["gain 1 prestige per face-up blue card"]
    assert texts("card", "huguenots")["action"] == ["draw 2 cards"]
    assert texts("borough", "wandsworth") | {"facts": [], "bought": []} == {
        "facts": [],
        "bought": [],
        "top": ["one build of this Develop action needs no discard"],
        "run": ["gain 2 poverty"],
    }


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_card_has_a_translation_beside_its_published_name(language: str) -> None:
    for id, thing in GAME.speech.components(GAME.components)["card"].items():
        (line,) = thing["lines"]["translation"]
        assert STRICT.speak(GAME, line, (), language), id
    assert STRICT.name(GAME, "card", "school_a_brown", language) == "School"


def test_a_card_of_a_strangers_pack_is_called_as_its_data_says() -> None:
    pack = GAME.export()
    pack["files"]["cards"]["cards"][0]["name"] = "Bedlam"
    game = type(GAME)(pack)
    id = pack["files"]["cards"]["cards"][0]["id"]
    assert STRICT.name(game, "card", id) == "Bedlam"
    assert game.speech.components(game.components)["card"][id]["name"] == "Bedlam"


# What is told


def test_cards_are_told_where_they_lie_open_and_not_where_they_are_hidden() -> None:
    def tell(piece: str | None, source: str, to: str) -> str:
        line = told(GAME, {"kind": "put", "piece": piece, "from": source, "to": to})
        return speak(GAME, line, NAMES) if line else "left to a rule"

    assert tell("sewers-3", "hand-1", "stack-1-2") == "Ben places Sewers"
    assert tell("sewers-3", "hand-0", "top-1") == "Anna discards Sewers"
    assert tell("sewers-3", "bottom-1", "hand-2") == "Cleo draws Sewers"
    assert tell("sewers-3", "bottom-1", "out") == "Sewers leaves the game"
    assert tell("sewers-3", "top-1", "bottom-1") == ""
    assert tell(None, "deck", "hand-1") == ""
    assert tell("lambeth", "offer-2", "lands-0") == "Anna buys Lambeth"
    assert tell("hackney", "borough-deck", "offer-2") == "For sale: Hackney"


# How everybody stands


@rule("LON-SCORE-9")
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_after_the_end_the_standing_is_the_outcome(path: Any) -> None:
    *_, end = positions(path)
    outcome = end.outcome()
    for viewer in (None, *range(end.players)):
        standing = end.standing(viewer)
        assert [one["points"] for one in standing] == outcome["breakdown"]
        assert [one["total"] for one in standing] == outcome["scores"]
        assert [one["figures"][0]["n"] for one in standing] == outcome["scores"]
        assert not any(one["more"] for one in standing)


FIRST = Seat("mercers salters", city="buckingham_palace/tower_bridge", prestige=20, money=34, loans=2, poverty=9)
SECOND = Seat(city="~st_pauls", prestige=25, money=8, loans=1, poverty=7)


@rule("LON-EX-18", "LON-SCORE-2", "LON-SCORE-3", "LON-SCORE-4", "LON-SCORE-5", "LON-SCORE-6", "LON-SCORE-7")
def test_the_standing_is_the_final_scoring_of_what_a_viewer_sees() -> None:
    """LON-EX-18 in the middle of the game: the face-down St Paul's, worth 6, is seen by its owner alone."""
    s = table(FIRST, SECOND)
    before = s.fingerprint()
    mine = {"track": 20, "cards": 11, "loans": 0, "money": 1, "poverty": -3}
    theirs = {"track": 25, "cards": 0, "loans": -7, "money": 2, "poverty": 0}
    first, second = s.standing(0)
    assert (first["points"], first["total"], first["more"]) == (mine, 29, [])
    assert (second["points"], second["total"], second["more"]) == (theirs, 20, ["cards"])
    first, second = s.standing(1)
    assert (first["points"]["cards"], first["more"]) == (BOX.end_prestige[BOX.ids.index("tower_bridge")], ["cards"])
    assert (second["points"]["cards"], second["total"], second["more"]) == (6, 26, [])
    assert [one["more"] for one in s.standing(None)] == [["cards"], ["cards"]]
    figures = s.standing(None)[0]["figures"]
    assert [figure["n"] for figure in figures] == [20, 34, 2, 9]
    assert [figure["key"] for figure in figures if figure.get("burden")] == ["plate-loans", "plate-poverty"]
    assert s.fingerprint() == before


@rule("LON-INFO-9")
def test_what_lies_covered_is_in_no_standing_where_its_owner_may_not_look() -> None:
    s = table(FIRST, SECOND, owner_may_inspect_own_covered=False)
    assert [one["more"] for one in s.standing(0)] == [["cards"], ["cards"]]
    others = table(
        FIRST._replace(city="parliament/tower_bridge"),
        SECOND._replace(city="~shops_b"),
        owner_may_inspect_own_covered=False,
    )
    for viewer in (0, 1, None):
        assert others.standing(viewer) == s.standing(viewer)


@rule("LON-SCORE-7", "LON-SCORE-12")
def test_a_view_has_the_poverty_that_the_table_is_looked_up_for() -> None:
    """9 and two cards in hand against 7."""
    assert [seat["excess"] for seat in table(FIRST, SECOND).view(None)["seats"]] == [4, 0]


# What would be paid now


@rule("LON-BOR-9", "LON-LOAN-11")
def test_a_view_has_the_price_of_a_borough_and_the_loans_that_it_takes() -> None:
    discount = next(id for id, ability in zip(BOX.borough_ids, BOX.ability, strict=True) if ability.discount)
    off = BOX.ability[BOX.borough_ids.index(discount)].discount
    s = table(Seat(boroughs=discount, money=1), Seat(), offer="city - westminster")
    full = [BOX.price[BOX.borough_ids.index(id)] for id in ("city", "westminster")]
    assert s.view(0)["prices"] == [{"price": full[0] - off, "loans": 1}, None, {"price": full[1] - off, "loans": 1}]
    assert s.view(1)["prices"] == [{"price": full[0], "loans": 0}, None, {"price": full[1], "loans": 0}]
    assert s.view(None)["prices"] == s.view(1)["prices"]


def test_at_the_choice_of_an_action_a_seat_sees_what_could_begin_it() -> None:
    s = table(Seat("vintners mercers paupers_a sewers", city="bridge ~salters st_pauls west_india_docks"))
    assert (s.view(0)["playable"], s.view(0)["ready"]) == (["vintners", "mercers"], [1, 4])
    assert (s.view(1)["playable"], s.view(1)["ready"]) == ([], [])
    assert does(s, "develop").view(0)["playable"] == []


# Nothing hidden


@pytest.mark.parametrize("path", PATHS[::4], ids=lambda path: path.stem)
def test_what_is_said_is_the_same_in_every_guess(path: Any) -> None:
    rng = Random(7)
    for number, s in enumerate(positions(path)):
        if number % 15:
            continue
        for seat in range(s.players):
            guess = s.guess(seat, rng)
            assert guess.standing(seat) == s.standing(seat)
            assert [guess.line(seat, action) for action in guess.legal(seat)] == [
                s.line(seat, action) for action in s.legal(seat)
            ]
