"""Guilds of London in the terminal: a whole game typed in, moves in words, and a picture of what is there, no more."""

import io
import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import londinium
from londinium.kernel.events import Event
from londinium.terminal import guilds, telling, words
from londinium.terminal.drawing import Unreadable, drawing
from londinium.terminal.play import Sitting

from .rules.guilds.playing import do
from .rules.guilds.table import GAME, corrected, new, saying, table
from .test_terminal import flat, sit

DRAWING = drawing("guilds")


def with_choices(files: Any) -> None:
    """A card with two choices, and one that offers a choice whenever a card is played to hire."""

    def choice(*options: Any) -> dict[str, Any]:
        return {"op": "choice", "options": [[option] for option in options]}

    neutral, draw = {"op": "neutral", "n": 1}, {"op": "draw", "n": 1, "when": "now"}
    hire = {"op": "hire", "n": 1, "to": "guildhall"}
    points = [{"op": "vp", "n": n} for n in range(5)]
    said = {
        "action_red_a": [choice(*points[1:3]), choice(neutral, draw, hire)],
        "action_yellow_g": [{"op": "on", "trigger": "hire_card", "effects": [choice(*points[2:])]}],
    }
    for card in files["action_cards"]["entries"]:
        card["effects"] = said.get(card["id"], card["effects"])


CHOOSING = corrected(with_choices)


def shown(state: londinium.State, width: int = 80, **more: Any) -> list[str]:
    """The picture as plain text, line by line."""
    out = io.StringIO()
    Console(file=out, width=width).print(guilds.picture(state, **more))
    return out.getvalue().splitlines()


def answers(s: londinium.State) -> list[str]:
    return [telling.move_words(s, 0, GAME.move(action)) for action in s.legal(0)]


def row(lines: Sequence[str], part: str) -> str:
    """The only line with this in it, blanks being made one."""
    (found,) = (line for line in map(flat, lines) if part in line)
    return found


def cell(lines: Sequence[str], name: str) -> list[str]:
    """The lines of a tile on the plan of a small city, 80 characters wide."""
    at, column = next((n, line.index(name) - 1) for n, line in enumerate(lines) if name in line)
    return [line[column : column + 15].rstrip() for line in lines[at : at + 5]]


# A whole game


def test_a_game_played_through_a_pipe_ends_with_a_result_that_adds_up() -> None:
    argv = [sys.executable, "-m", "londinium.cli", "play", "guilds", "--bots", "greedy", "--seed", "7"]
    typed = "2\n3\nstop\n" * 300
    done = subprocess.run(argv, input=typed, capture_output=True, text=True, timeout=120, check=True)
    assert done.stderr == ""
    result = done.stdout[done.stdout.rindex("The result") :]
    rows = [re.findall(r"-?\d+", line.partition("│")[2].partition("│")[2]) for line in result.splitlines()]
    *categories, totals, places = ([int(n) for n in row] for row in rows if len(row) == 2)
    assert len(categories) == 3
    assert totals == [sum(points) for points in zip(*categories, strict=True)]
    assert sorted(places) == [1, 2]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_game_is_told_in_words_to_the_end(players: int) -> None:
    def anything(sitting: Sitting) -> int:
        legal = sitting.state.legal(0)
        return 1 + rng.randrange(len(legal)) if rng.random() < 0.7 else len(legal)

    rng = Random(players)
    s = GAME.new(players, 11, {"solo": players == 1})
    sitting, text = sit(s, *[anything] * 1000, bots=["greedy"] * (players - 1), width=100)
    assert sitting.state.over
    totals = re.findall(r"Total +│(.*)│", text)[0].split("│")
    assert [int(total) for total in totals] == sitting.state.outcome()["scores"]
    for broken in ("{", "???", "move-", "did-", "ask-", "gain-", "stage-", "table-", "board-", "effect-", "metric-"):
        assert broken not in text, broken
    assert not re.search(r"\w_\w", text), "an id is no name"
    assert "Final scoring" in text


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from londinium.cli import main

    path, again = tmp_path / "game.json", tmp_path / "again.json"
    sitting, _ = sit(GAME.new(2, 3), "1", "stop", f"record {path}", bots=["greedy"])
    assert len(sitting.state.past or ()) > 2
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"record {again}\n"))
    assert main(["play", "guilds", "--resume", str(path)]) == 0
    assert londinium.replay(json.loads(again.read_text())).fingerprint() == sitting.state.fingerprint()


# What is typed


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("hire alms", {"kind": "hire", "card": "action_green_a"}),
        ("move alms", {"kind": "move", "card": "action_green_a"}),
        ("USE Alms", {"kind": "use", "card": "action_green_a"}),
        ("use petition", {"kind": "use", "card": "action_purple_b"}),
        ("use action_purple_b", {"kind": "use", "card": "action_purple_b"}),
        ("pay alms", {"kind": "pay", "card": "action_green_a"}),
        ("from guildhall", {"kind": "from", "place": "guildhall"}),
        ("from plantation", {"kind": "from", "place": "plantation"}),
        ("from dyers", {"kind": "from", "place": "guild_13"}),
        ("to merchant", {"kind": "to", "tile": "guild_07"}),
        ("to Businessmen's Hall", {"kind": "to", "tile": "businessmens_hall"}),
        ("evict dyers 1", {"kind": "evict", "tile": "guild_13", "seat": 1}),
        ("replace 1", {"kind": "replace", "seat": 1}),
        ("option 2", {"kind": "option", "n": 1}),
        ("keep settlers", {"kind": "keep", "goal": "mayoral_plantation"}),
        ("under settlers", {"kind": "under", "goal": "mayoral_plantation"}),
        ("take all", {"kind": "take"}),
        ("part", {"kind": "part"}),
        ("stop", {"kind": "stop"}),
        ("end turn", {"kind": "stop"}),
    ],
)
def test_a_move_can_be_typed_in_words(text: str, move: dict[str, Any]) -> None:
    assert guilds.read(table(hands=["green_a purple_b"]), 0, text) == move


@pytest.mark.parametrize("text", ["", "hello", "hire", "move bridge", "to", "replace x", "option", "us", "from 1"])
def test_what_is_no_move_is_not_taken_for_one(text: str) -> None:
    assert guilds.read(table(hands=["green_a"]), 0, text) is None


def test_a_card_that_can_be_played_in_several_ways_is_asked_back_with_what_to_type() -> None:
    s = table(hands=["green_a blue_a"])
    with pytest.raises(Unreadable) as unreadable:
        guilds.read(s, 0, "alms")
    said = words.say("guilds", unreadable.value.key, unreadable.value.facts)
    assert said == "That could be: hire alms, move alms, use alms."


def test_a_name_alone_will_do_where_it_is_clear() -> None:
    s = table(hands=["red_a blue_a"], pawns={"Ironmongers": "0"})
    do(s, "move red_a")
    assert guilds.read(s, 0, "guildhall") == {"kind": "from", "place": "guildhall"}
    assert guilds.read(s, 0, "iron") == {"kind": "from", "place": "guild_10"}


def test_an_illegal_typed_move_is_refused_with_its_rule_and_asked_again() -> None:
    s = table(hands=["purple_a"])
    sitting, text = sit(s, "use patronage", "why use patronage", "hire patronage", bots=["random"])
    assert flat(text).count("(GOL-EFFECT-2)") == 3  # refused; refused, then read as a rule
    assert sitting.state.view(0)["seats"][0]["guildhall"] == 5


# The answers


def test_answers_name_the_cards_and_what_they_cost() -> None:
    s = table(hands=["red_b purple_d yellow_d"])
    said = answers(s)
    assert said[0] == "end the turn, drawing 4 cards"
    assert "Procession: hire" in said
    assert "Sworn and Sent: move" in said
    assert "Procession: use (1 card)" in said
    assert any(line.startswith("Honourable Discharge: use (1 pawn from ") for line in said)


def test_a_cost_in_cards_and_in_pawns_is_said_whole() -> None:
    game = saying("red_a", {"op": "vp", "n": 5}, cards=1, pawns=2, pawns_from=["guildhall"])
    s = table(hands=["red_a blue_a"], game=game)
    assert "Summons: use (1 card and 2 pawns from the Guildhall to the reserve)" in answers(s)


def test_answers_that_lead_to_a_tile_say_how_full_it_is() -> None:
    s = table(hands=["blue_a red_a"], pawns={"Dyers": "01"}, city={(0, -1): "University of London"}, beadle="Dyers")
    do(s, "move blue_a")
    do(s, "from guildhall")
    assert "to Dyers (3/3)" in answers(s)
    assert "to University of London (0/4)" in answers(s)


def test_answers_say_what_is_taken_and_what_the_end_of_a_turn_draws() -> None:
    s = table(hands=["red_a", ""], round=2, phase="tiles", pawns={"Dyers": "000"})
    assert answers(s) == ["take it all: 3 points, then draw 2 cards", "choose part by part"]
    s = table(hands=["yellow_a red_a red_b"])
    do(s, "use yellow_a", "pay red_a")
    assert answers(s) == ["hire no more pawns", "hire 3 pawns", "hire 1 pawn"]
    do(s, "take")
    assert answers(s)[0] == "end the turn, drawing 2 cards"


def test_answers_of_a_choice_a_negotiation_and_mayoral_cards_are_said_in_words() -> None:
    s = table(hands=["purple_g red_a"])
    do(s, "use purple_g")
    assert answers(s) == ["1 point", "draw 2 cards at the end of the turn"]
    s = table(hands=["red_a", ""], round=2, phase="tiles", pawns={"Dyers": "001"}, neutrals=[1])
    assert answers(s) == ["replace no more pawns", "replace Seat 0’s pawn", "replace Seat 1’s pawn"]
    s = table(hands=["purple_b red_a red_b red_d"], mayoral="plantation each_red")
    do(s, "use purple_b", "pay red_a", "pay red_b")
    assert sorted(answers(s)) == [
        "keep Each guild of the compass (2 points for each: your Masters with this livery: compass)",
        "keep Settlers (2 points for each: your pawns on the Plantation (at most 8 points))",
    ]


def test_every_choice_of_a_card_is_said_in_its_own_words_whatever_card_set_it_off() -> None:
    s = table(hands=["red_a yellow_g blue_a"], game=CHOOSING)
    do(s, "use red_a")
    assert answers(s) == ["1 point", "2 points"]
    do(s, "option 0")
    assert answers(s) == ["take 1 neutral pawn", "draw 1 card", "hire 1 pawn"]
    do(s, "option 0", "stop", "use yellow_g", "hire blue_a")
    asked = s.ask(0)
    assert asked
    assert telling.question("guilds", asked) == "Enrolment Day: choose one of its effects."
    assert answers(s) == ["2 points", "3 points", "4 points"]


# What happened


def test_a_resolved_tile_is_told_with_its_votes_and_places() -> None:
    log: list[Event] = []
    s = table(
        hands=["red_a", ""], round=2, phase="tiles", pawns={"Girdlers": "001"}, tokens={"Girdlers": "vp1"}, neutrals=[1]
    )
    do(s, "stop", "take", "take", log=log)
    told = " · ".join(telling.story(GAME, log, 1, ["Anna", "Ben"]))
    assert "Girdlers: Anna has 2 and Ben has 1. Anna wins (GOL-VOTE-1)" in told
    assert "Girdlers: Ben comes second (GOL-VOTE-7)" in told
    assert "Anna scores 3 points · " in told
    assert "Ben takes a second-place token · Girdlers is resolved" in told


def test_a_mayoral_card_is_told_by_name_to_its_holder_only() -> None:
    log: list[Event] = []
    s = new(2, 5)
    kept = GAME.move(s.legal(0)[0])["goal"]
    s.play(0, s.legal(0)[0], log)
    called = words.name("guilds", "goal", kept)
    assert called in " · ".join(telling.story(GAME, log, 0, ["Anna", "Ben"]))
    assert called not in " · ".join(telling.story(GAME, log, 1, ["Anna", "Ben"]))


def test_mayoral_cards_that_go_back_are_told_by_their_number_to_the_others() -> None:
    s = table(round=4, phase="development", plantation=[3, 0], mayoral="each_red each_blue special")
    log: list[Event] = []
    do(s, "keep special", "under each_red", log=log)
    mine, theirs = (next(iter(telling.story(GAME, log, seat, ["Anna", "Ben"]))) for seat in (0, 1))
    assert "Anna keeps City landmarks · Anna has a new mayoral card · Anna puts Each guild of the compass under" in mine
    assert "Anna has a new mayoral card · Anna returns a mayoral card to the deck ×2" in theirs
    assert "returns" not in mine


def test_cards_drawn_are_told_to_the_one_who_draws_them() -> None:
    log: list[Event] = []
    s = table(hands=["red_a", "red_b"], deck="green_a blue_a blue_b purple_a")
    do(s, "stop", log=log)
    mine, theirs = (" · ".join(telling.story(GAME, log, seat, ["Anna", "Ben"])) for seat in (0, 1))
    assert "Anna draws Alms · Anna draws Passage · Anna draws Fleet · Anna draws Patronage" in mine
    assert "draws" not in theirs


def test_the_rival_of_the_solo_game_is_told_and_shown() -> None:
    s = GAME.new(1, 3, {"solo": True})
    _, text = sit(s, "1", "stop", *["1"] * 3)
    assert "1 Rival" in flat(text)
    assert "Solo game with rules of our own" in text
    assert "The rival reveals " in text


# The picture


@pytest.mark.parametrize(
    ("language", "reserve", "moves"),
    [
        ("en", "reserve", "moves"),
        ("fr", "réserve", "déplacements"),
        ("pl", "rezerwy", "przemieszczeń"),
        ("ru", "резерва", "перемещения"),
        ("uk", "резерву", "переміщення"),
    ],
)
def test_what_a_turn_counts_is_what_leaves_the_reserve_and_every_single_move(
    language: str, reserve: str, moves: str
) -> None:
    """GOL-OP-17: wherever a pawn of the reserve goes, and the same pawn twice."""
    assert reserve in words.say("guilds", "metric-hired_this_turn", {}, language)
    assert moves in words.say("guilds", "metric-moved_this_turn", {}, language)


@pytest.mark.parametrize(
    ("language", "most"),
    [
        ("en", "(at most 8 points)"),
        ("fr", "(au plus 8 points)"),
        ("pl", "(najwyżej 8 PZ)"),
        ("ru", "(не больше 8 очков)"),
        ("uk", "(щонайбільше 8 очок)"),
    ],
)
def test_a_goal_with_a_limit_says_that_it_limits_the_points(language: str, most: str) -> None:
    """GOL-OP-21: not the things that are counted."""
    said = words.say("guilds", "score-per-max", {"vp": 2, "max": 8, "metric": "…"}, language)
    assert said == f"{words.say('guilds', 'score-per', {'vp': 2, 'metric': '…'}, language)} {most}"


def test_the_city_shows_ranks_liveries_pawns_and_rewards() -> None:
    s = table(
        city={(-2, -2): "Dyers", (2, 2): "Mercers"},
        pawns={"Dyers": "001n"},
        masters={"Mercers": 1},
        tokens={"Dyers": "draw2"},
        beadle="Dyers",
        guildhall=[3, 5],
    )
    lines = shown(s)
    assert cell(lines, "Dyers") == [" Dyers", " 13 ‡✚ 5/3", " 00 1 ● ♝", " ★3 ▯2", " 2 ▯2"]
    assert cell(lines, "Mercers")[:2] == [" Mercers", "  1 ✦♛ ♜1"]
    assert cell(lines, "Guildhall")[:3] == [" Guildhall", " 0×3", " 1×5"]


def test_places_that_answer_the_question_are_marked() -> None:
    s = table(hands=["green_a red_a"], pawns={"Dyers": "0"})
    do(s, "move green_a")
    assert [cell(shown(s), name)[0] for name in ("Guildhall", "Dyers")] == ["›Guildhall", "›Dyers"]
    do(s, "from Dyers")
    lines = shown(s)
    assert cell(lines, "Dyers")[0] == " Dyers"
    assert cell(lines, "Clothworkers")[0] == "›Clothworkers"


def test_the_seats_the_plantation_and_the_own_cards_are_there() -> None:
    s = table(
        hands=["green_a green_a red_b", "blue_a blue_b"],
        goals=["plantation", "great_twelve"],
        won=["vp1", ""],
        plantation=[2, 1],
        neutrals=[1],
        points=[3, 7],
        masters={"University of London": 0},
        round=4,
    )
    lines = shown(s, names=["Anna", "Ben"])
    assert flat(" ".join(lines[:3])) == (
        "Round 4 of 16 tiles are resolved at the end of this round · this round ends with a development phase"
    )
    assert row(lines, "Plantation Ulster") == "Plantation Ulster 00 1"
    assert row(lines, "0 2. Anna") == "0 2. Anna 3 points · reserve 9 · neutral 1 · cards 3/8 · mayoral 1"
    assert row(lines, "1 1. Ben") == "1 1. Ben 7 points · reserve 11 · neutral 0 · cards 2/7 · mayoral 1"
    assert row(lines, "stands 7:") == "As it stands 7: during the game 3, mayoral cards 4, adjacent Masters 0"
    assert row(lines, "stands 7+?") == "As it stands 7+?: during the game 7, mayoral cards 0+?, adjacent Masters 0"
    assert row(lines, "2× ✚").startswith("2× ✚ Alms Use (free): draw 2 cards at the end of")
    assert row(lines, "✦ Procession").startswith("✦ Procession Use (1 card): up to 3 times, move a pawn")
    assert row(lines, "◎ Settlers").startswith("◎ Settlers 2 points for each: your pawns on the")
    assert row(lines, "Second-place tokens") == "Second-place tokens: 1 point"
    assert row(lines, "London (") == "University of London (For its Master: your hand limit is 8)"


def test_nothing_hidden_is_shown() -> None:
    """Neither another's hand nor another's mayoral cards, whoever is looked at (GOL-INFO-1)."""
    s = table(hands=["green_a", "blue_b"], goals=["plantation", "great_twelve"])
    for whose in (0, 1):
        text = "\n".join(shown(s, whose=whose))
        assert not any(hidden in text for hidden in ("Fleet", "The Great Twelve"))
    assert "Alms" in "\n".join(shown(s))
    _, looked = sit(s, "look 1", bots=["random"])
    assert not any(hidden in looked for hidden in ("Fleet", "The Great Twelve"))


def test_when_the_game_is_over_all_mayoral_cards_are_shown() -> None:
    text = "\n".join(shown(table(goals=["plantation", "great_twelve"], phase="end")))
    assert "Settlers" in text
    assert "The Great Twelve" in text


def test_before_the_first_choice_it_is_said_that_components_are_reconstructed() -> None:
    s = GAME.new(2, 1)
    assert "Most components of this game are reconstructed" in flat(" ".join(shown(s)))
    s.play(0, s.legal(0)[0])
    s.play(1, s.legal(1)[0])
    assert "reconstructed" not in " ".join(shown(s))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_picture_fits_the_terminal(players: int, width: int) -> None:
    """At every fortieth position of a game: every line has the width, no character is wide."""
    s, rng, step = GAME.new(players, 3, {"solo": players == 1}), Random(3), 0
    while s.to_act:
        if step % 40 == 0:
            lines = shown(s, width=width)
            assert {cell_len(line) for line in lines} == {width}
            assert all(cell_len(line) == len(line) for line in lines)
            assert len(lines) <= 110
        step += 1
        s.play(s.to_act[0], rng.choice(s.legal(s.to_act[0])))
    assert step > 40


@pytest.mark.parametrize("width", [60, 80])
def test_a_narrow_tile_still_says_how_many_pawns_it_requires(width: int) -> None:
    s = table(4, laid=28, round=10)
    lines = shown(s, width=width)
    city = lines[: next(n for n, line in enumerate(lines) if line.startswith("Plantation"))]
    said = sorted(number for line in city for number in re.findall(r"\d/(\d)", line))
    assert said == sorted(str(GAME.box.required[GAME.box.tiles.index(tile["id"])]) for tile in s.view(0)["tiles"])
