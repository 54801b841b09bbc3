"""The table in the terminal: a whole game typed in, refusals, undo, and a picture that shows what is there."""

import ast
import io
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, cast, get_args

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from rich.cells import cell_len
from rich.console import Console

import londinium
from londinium.games.dei.box import ANSWERED_BY, ICON_OF
from londinium.games.dei.campaign.kit import CampaignKit
from londinium.games.dei.components import DRONE_ONLY, OPERATIONS, Condition, Counted, Trigger
from londinium.games.dei.game import Dei
from londinium.games.dei.moves import FACES, RESOURCES
from londinium.games.dei.old_london.retaliation import kit as retaliation
from londinium.games.guilds.components import GOAL_METRICS, LIVERIES, PLACES, TURN_METRICS, Effect
from londinium.games.guilds.game import GuildsOfLondon
from londinium.games.guilds.speech import CITED
from londinium.games.london.components import (
    COLOURS,
    Op,
)
from londinium.games.london.moves import SPACES
from londinium.kernel.packs import Origin
from londinium.kernel.registry import info
from londinium.kernel.words import locale_folder
from londinium.players import make
from londinium.terminal import next_station, telling, words
from londinium.terminal.next_station import chart, look
from londinium.terminal.play import HELP, Sitting

from .rules.next_station.table import BOX, PENCILS, draw, finished, table, way
from .toy import Toy

GAME = londinium.game("next-station")
GUILDS = cast(GuildsOfLondon, londinium.game("guilds"))
DEI = cast(Dei, londinium.game("dei"))


class Typist:
    """Types line after line; a function among them looks at the sitting first and gives the line to type."""

    def __init__(self, *typed: Any) -> None:
        self.typed = list(typed)
        self.sitting: Sitting | None = None

    def __call__(self, prompt: str) -> str:
        assert prompt
        if not self.typed:
            raise EOFError
        line = self.typed.pop(0)
        return str(line(self.sitting) if callable(line) else line)


def sit(state: londinium.State, *typed: Any, bots: Sequence[str] = (), width: int = 80) -> tuple[Sitting, str]:
    """A sitting in which these lines are typed, and all that it showed, as plain text."""
    out = io.StringIO()
    typist = Typist(*typed)
    console = Console(file=out, width=width, markup=False, highlight=False)
    seated = {seat: (bot, make(bot)) for seat, bot in enumerate(bots, 1)}
    typist.sitting = Sitting(state, seated, console, typist, Random(1))
    typist.sitting.play()
    return typist.sitting, out.getvalue()


def shown(state: londinium.State, width: int = 80, **more: Any) -> list[str]:
    """The picture as plain text, line by line."""
    out = io.StringIO()
    Console(file=out, width=width).print(next_station.picture(state, **more))
    return out.getvalue().splitlines()


def cell(lines: Sequence[str], place: str) -> str:
    """What stands at a grid reference: the symbol with the marks on its two sides."""
    column = chart.COLUMNS.index(place[0]) * chart.STEP_X + chart.LABEL
    row = (int(place[1:]) - 1) * chart.STEP_Y + 3
    return lines[row][column : column + 3]


def flat(text: str) -> str:
    return " ".join(text.split())


# A whole game


def test_a_program_that_fails_is_replaced_and_the_person_is_told_once() -> None:
    _, out = sit(GAME.new(2, 7), "pass", "pass", bots=["cmd:true"])
    assert flat(out).count("cmd:true: no valid answer from the program; it was stopped, and random moves are") == 1


def test_a_solo_game_played_through_a_pipe_ends_with_the_score_of_its_record() -> None:
    state = GAME.new(1, 7, {"objectives": True})
    while state.to_act:
        state.play(0, state.legal(0)[0])
    score = londinium.replay(londinium.record(state)).outcome()["scores"][0]
    argv = ["-m", "londinium.cli", "play", "next-station", "--bots", "none", "--seed", "7", "--option", "objectives"]
    done = subprocess.run(
        [sys.executable, *argv], input="1\n" * 100, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stderr == ""
    assert re.findall(r"Total +│ +(\d+)", done.stdout) == [str(score)]
    assert f"{score} points, grade " in flat(done.stdout)


def test_whatever_is_typed_the_table_stays_up() -> None:
    typed = b"\xff\xfe\n" + b"9" * 5000 + b"\nwhy " + b"9" * 5000 + b"\nrecord a\0b\nlook -1\n[bold]\n{$x}\n\npass\n"
    argv = [sys.executable, "-m", "londinium.cli", "play", "next-station", "--bots", "none"]
    done = subprocess.run(argv, input=typed, capture_output=True, timeout=60, check=True)
    assert done.stderr == b""
    assert "“[bold]” is neither an answer nor a command" in done.stdout.decode()
    assert "You pass" in done.stdout.decode()


def test_end_of_input_ends_the_sitting_and_says_how_to_keep_a_game() -> None:
    sitting, text = sit(GAME.new(1, 7), "1", "1")
    assert len(sitting.state.past or ()) == 2
    assert "--resume FILE" in flat(text)


@pytest.mark.parametrize("word", ["quit", "exit", "Q"])
def test_quit_leaves_the_table(word: str) -> None:
    sitting, text = sit(GAME.new(1, 7), word, "1")
    assert sitting.state.past == []
    assert "Goodbye" in text


@pytest.mark.parametrize("players", [1, 4])
def test_a_game_with_every_module_is_told_in_words_to_the_end(players: int) -> None:
    def anything(sitting: Sitting) -> int:
        return 1 + rng.randrange(len(sitting.state.legal(0)))

    rng = Random(players)
    options = {"objectives": True, "powers": True}
    sitting, text = sit(GAME.new(players, 11, options), *[anything] * 200, bots=["random"] * (players - 1), width=100)
    assert sitting.state.over
    outcome = sitting.state.outcome()
    assert re.findall(r"Total +│(.*)│", text)[0].split("│") == [
        f" {score:>{len(name)}} " for score, name in zip(outcome["scores"], sitting.names, strict=True)
    ]
    for broken in ("{", "???", "move-", "did-", "ask-", "gain-", "stage-", "category-", "grade-"):
        assert broken not in text
    assert "Revealed: " in text
    assert "Final scoring" in text


def test_what_bots_do_is_told_with_their_names() -> None:
    sitting, text = sit(GAME.new(3, 2), "pass", bots=["random", "random"])
    assert sitting.names == ["You", "random (1)", "random (2)"]
    assert re.search(r"You pass · random \(1\) ", text)


def test_a_resumed_game_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from londinium.cli import main

    path = tmp_path / "game.json"
    sitting, _ = sit(GAME.new(2, 3), "1", "1", f"record {path}", bots=["greedy"])
    again = tmp_path / "again.json"
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"record {again}\n"))
    assert main(["play", "next-station", "--resume", str(path)]) == 0
    assert londinium.replay(json.loads(again.read_text())).fingerprint() == sitting.state.fingerprint()


# What is typed


def test_a_typed_section_is_drawn() -> None:
    s = table("circle Circle square")
    sitting, _ = sit(s, "d3 F1", "pass")
    assert (sitting.state.past or [])[0] == (0, way((3, 2), (5, 0)))


@pytest.mark.parametrize("text", ["d3 a3", "D3-A3", "d3 → a3", "d3, a3", "D3 to A3", "a3"])
def test_a_section_can_be_typed_in_many_ways(text: str) -> None:
    move = next_station.read(table("circle"), 0, text)
    assert move == {"kind": "draw", "from": 13, "to": 12}


@pytest.mark.parametrize("text", ["", "d3 a3 f1", "hello", "d33 a3", "circle", "circle d3 a3", "z9 d3"])
def test_what_is_no_move_is_not_taken_for_one(text: str) -> None:
    assert next_station.read(table("circle"), 0, text) is None


@pytest.mark.parametrize(
    ("text", "rule"),
    [("d3 e4", "NSL-DRAW-8"), ("a3 d3", "NSL-DRAW-3"), ("d3 j10", "NSL-DRAW-6"), ("circle d3", "NSL-SETUP-10")],
)
def test_an_illegal_typed_move_is_refused_with_its_rule_and_asked_again(text: str, rule: str) -> None:
    sitting, answer = sit(table("circle Circle"), text, "f1")
    assert f"({rule})" in flat(answer)
    assert sitting.state.past == [(0, way((3, 2), (5, 0)))]


def test_a_place_without_a_station_is_named() -> None:
    assert "There is no station at B3." in sit(table("circle"), "d3 b3")[1]


def test_a_target_alone_is_not_enough_where_two_sections_lead_there() -> None:
    s = table("triangle joker Circle")
    draw(s, (3, 2), (4, 3))
    sitting, text = sit(s, "c4", "e4 c4")
    assert "Several sections lead to C4: say from where (D3, E4)" in flat(text)
    assert (sitting.state.past or ())[1:] == [(0, way((4, 3), (2, 3)))]


@pytest.mark.parametrize(("text", "expected"), [("0", "numbered 1 to 3"), ("99", "numbered 1 to 3"), ("zzz", "“zzz”")])
def test_what_is_no_answer_is_said(text: str, expected: str) -> None:
    assert expected in flat(sit(table("circle"), text)[1])


def test_if_tells_what_a_move_would_bring_without_playing() -> None:
    state = table("circle")
    sitting, text = sit(state, "if 1", "if d3 e4", "if")
    told = text.splitlines()
    assert sitting.state.fingerprint() == state.fingerprint()
    forecast = state.forecast(0, state.legal(0)[0], Random(0))
    assert forecast["changes"], "or it shows nothing"
    for change in forecast["changes"]:
        assert any(f"{words.category('next-station', change['what'])} {change['n']:+}" in line for line in told)
    assert "(NSL-DRAW-8)" in flat(text)
    assert "Say which move: if, then the move as you would type it." in text


def test_why_explains_without_playing() -> None:
    sitting, text = sit(table("circle"), "why d3 e4", "why d3 f1", "why 1", "why")
    assert sitting.state.past == []
    assert "(NSL-DRAW-8)" in flat(text)
    assert "The station you draw to must fit the turn’s symbol card" in flat(text)
    assert flat(text).count("You may do that now.") == 2
    assert "Say which move" in text


def test_rule_reads_a_rule_with_its_ruling() -> None:
    _, text = sit(table("circle"), "rule nsl-draw-13", "rule NSL-X", "rule")
    assert "Two sections cross exactly when" in flat(text)
    assert "Our ruling" in flat(text)
    assert "There is no rule NSL-X here" in flat(text)
    assert "Say which rule" in text


def test_help_lists_everything_that_can_be_typed() -> None:
    _, text = sit(table("circle"), "help")
    for key in set(HELP) - {"signs"}:  # its answers need no signs
        assert words.say("next-station", f"help-{key}") in text


def test_undo_takes_the_first_section_back_while_the_second_is_asked() -> None:
    asked: list[str] = []

    def look(sitting: Sitting) -> str:
        question = sitting.state.ask(0)
        asked.append(question["kind"] if question else "")
        return "undo" if len(asked) == 1 else "quit"

    state = GAME.new(1, 4, {"powers": True})
    assert state.view(0)["sheets"][0]["power"] == "second_section"
    before = state.fingerprint()
    sitting, _ = sit(state, "1", look, look)
    assert asked == ["second", "section"]
    assert sitting.state.fingerprint() == before


def test_undo_is_refused_in_words_once_a_card_is_revealed() -> None:
    sitting, text = sit(GAME.new(1, 7), "1", "undo")
    assert "(KER-UNDO-1)" in flat(text)
    assert len(sitting.state.past or ()) == 1


def test_a_saved_record_replays_and_is_overwritten_only_when_asked(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sitting, text = sit(GAME.new(1, 7), "1", f"record {path}", "1", f"record {path}")
    assert "--force" in text
    assert len(json.loads(path.read_text())["actions"]) == 1
    sitting, _ = sit(GAME.new(1, 7), "1", "1", f"record {path} --force")
    assert londinium.replay(json.loads(path.read_text())).fingerprint() == sitting.state.fingerprint()


def test_a_record_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    _, text = sit(GAME.new(1, 7), f"record {tmp_path}/no/game.json", "record", width=200)
    assert "cannot be written (No such file or directory)" in flat(text)
    assert "Say where to" in text


# A game that has no drawing, with hidden hands


def test_the_loop_knows_no_game() -> None:
    sitting, text = sit(Toy().new(3, 1), *["1"] * 300, bots=["random", "greedy"])
    assert sitting.state.over
    assert "Total" in text


def test_looking_at_another_seat_shows_nothing_that_is_hidden() -> None:
    state = Toy().new(2, 1)
    hidden = [card for card in state.view(1)["hands"][1] if card not in state.view(0)["row"]]
    _, text = sit(state, "look 1", bots=["random"])
    assert hidden
    assert not any(card in text for card in hidden)


def test_what_may_be_done_any_time_can_be_taken_back() -> None:
    state = Toy().new(2, 1)
    loan = 1 + state.legal(0).index(state.game.action({"kind": "loan"}))
    sitting, _ = sit(state, str(loan), "undo", bots=["random"])
    assert sitting.state.past == []


# The picture


def test_the_picture_fits_a_terminal_of_80_by_40() -> None:
    for players in (1, 2, 3, 4):
        lines = shown(GAME.new(players, 3, {"objectives": True, "powers": True}))
        assert len(lines) <= 32
        assert {cell_len(line) for line in lines} == {80}
        assert all(cell_len(line) == len(line) for line in lines)  # no character is wide


def test_a_narrow_terminal_gets_the_pads_under_the_map() -> None:
    lines = shown(GAME.new(2, 3), width=61)
    assert max(map(len, lines)) == 61
    assert any(line.startswith("━ green") for line in lines)


def test_every_station_stands_at_its_place_with_its_symbol() -> None:
    lines = shown(table("circle"))
    for station in BOX.stations:
        symbols = look.SITES if station.tourist else look.SHOWN
        assert cell(lines, station.label)[1] == symbols[BOX.symbols[station.id]]


def test_answers_and_ends_are_marked_on_the_map() -> None:
    s = table("circle Pentagon")
    lines = shown(s)
    assert cell(lines, "D3") == "(△)"
    assert [s.label for s in BOX.stations if cell(lines, s.label)[0] == "["] == ["F1", "A3"]
    draw(s, (3, 2), (0, 2))
    lines = shown(s)
    assert [cell(lines, place) for place in ("D3", "A3")] == ["(△)", "(○)"]


def test_a_circled_station_is_marked() -> None:
    s = table("circle", powers={"green": "double_station"})
    s.play(0, BOX.circle_action + 13)
    assert cell(shown(s), "D3")[2] == "²"


def test_sections_of_different_pencils_differ_without_colour() -> None:
    drawn = set()
    for pencil in PENCILS:
        present = next(other for other in PENCILS if other != pencil)
        s = table("circle", pencils=(present, *(other for other in PENCILS if other != present)))
        finished(s, 0, pencil, [((3, 2), (6, 2))])
        row = shown(s)[3 + 2 * chart.STEP_Y]
        drawn.add(row[3 + 3 * chart.STEP_X + 2 : 3 + 6 * chart.STEP_X - 1])
    assert len(drawn) == 4


def test_a_diagonal_is_drawn_without_a_gap() -> None:
    """Every row of characters between the two stations has a part of the section, moving 2 columns with each."""
    s = table("circle", pencils=("blue", "green", "pink", "purple"))
    before = shown(s)
    finished(s, 0, "green", [((3, 2), (5, 0))])
    after = shown(s)
    changed = [
        [column for column in range(chart.CHART) if before[row][column] != after[row][column]] for row in range(4, 9)
    ]
    assert all(changed)
    middles = [sum(columns) / len(columns) for columns in changed]
    assert all(1 < right - left < 3 for left, right in pairwise(reversed(middles)))


def test_the_map_has_the_river_and_the_borders_without_colour() -> None:
    lines = shown(table("circle"))
    assert sum(line.count("~") for line in lines) > 10
    assert sum(line.count("▁") for line in lines) > 30
    assert sum(line.count("│") for line in lines) > 5


def test_the_header_says_how_many_undergrounds_end_the_round() -> None:
    s = table("Circle Joker circle Square Triangle Pentagon")
    heads = []
    while s.round == 1:
        heads.append(shown(s)[0])
        s.play(0, BOX.pass_action)
    assert "○○○○ 4 more underground cards end the round" in heads[0]
    assert "●●○○○ 3 more" in heads[1]
    assert "●●○○○ 3 more" in heads[2]
    assert "●●●●○ one more underground card ends the round" in heads[4]
    assert "●●●●● the last turn of the round" in heads[5]


def test_the_cards_lie_in_order_and_undergrounds_stand_out() -> None:
    s = table("Circle square")
    s.play(0, BOX.pass_action)
    assert shown(s)[1].startswith("▐○▌ › [□] to come")


def test_the_pad_shows_each_line_as_it_is_scored() -> None:
    s = table("circle", objectives=("thames_6", "tourist_5"))
    finished(s, 0, "blue", [((5, 7), (5, 4)), ((5, 4), (5, 3))])
    lines = shown(s)
    blue = next(line[61:] for line in lines if "═ blue" in line)
    assert blue == "═ blue   2×2+1×2  6"
    assert any(line.endswith("· Thames        1/6") for line in lines)
    assert any(line.endswith("★ sites        1  1") for line in lines)


def test_the_question_says_what_the_turn_allows() -> None:
    s = table("Circle Pentagon Square switch Triangle Joker")
    asked = []
    while s.round == 1:
        question = s.ask(0)
        assert question
        asked.append(telling.question("next-station", question))
        s.play(0, BOX.pass_action)
    drawn = "Draw a section to a station that fits, or pass and draw nothing with this card."
    assert asked[0] == f"Pencil: green. Card: circle. {drawn}"
    assert "The switch lets it start anywhere on your line." in asked[3]
    assert not any("switch" in text for text in asked[:3] + asked[4:])
    assert "This is the last turn of the round." in asked[4]
    assert not any("last turn" in text for text in asked[:4])
    assert "Draw a section to any station" in asked[4]


def test_an_answer_says_what_it_brings() -> None:
    s = table("pentagon square")
    draw(s, (3, 2), (2, 3))
    answers = [telling.move_words(s, 0, GAME.move(action)) for action in s.legal(0)]
    assert "C4 to A4, square, tourist site" in answers
    assert "C4 to C5, square, crosses the Thames" in answers
    assert {"D3 to D2, square", "C4 to C1, square, new district"} <= set(answers)
    assert answers[-1] == "pass"


def test_a_pack_with_names_of_its_own_is_shown_and_told_with_them() -> None:
    pack = GAME.export()
    for old, new in (("thames_6", "bridges"), ("central_9", "middle"), ("street_joker", "anything")):
        pack = json.loads(json.dumps(pack).replace(f'"{old}"', f'"{new}"'))
    pack["files"]["scoring"]["solo_grades"] = list(range(19))
    state = londinium.game("next-station", pack).new(1, 2, {"objectives": True})
    assert "bridges" in state.view(0)["objectives"]
    _, text = sit(state, *["pass"] * 40)
    assert "· bridges " in text
    assert "Revealed: joker, street" in text
    assert "points, grade " in text


def test_a_picture_can_be_exported_for_a_page() -> None:
    console = Console(record=True, width=100, file=io.StringIO())
    console.print(next_station.picture(GAME.new(2, 1)))
    assert "Round" in console.export_svg(title="Next Station")


# The words


def said_in(source: Path) -> Iterator[str]:
    """The keys of messages that stand in a source file: of words, lines, figures, Unreadable and the pads' rows."""
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ("say", "has", "Unreadable", "labelled", "line", "figure"):
                for constant in (c for argument in node.args[:2] for c in ast.walk(argument)):
                    if isinstance(constant, ast.Constant) and re.fullmatch(
                        r"[a-z]+-[a-z-]*[a-z]|title|about", str(constant.value)
                    ):
                        yield str(constant.value)


def keys_of(game: londinium.Game) -> Iterator[str]:
    """The keys that every game has: of its questions, its moves, and what can be typed."""
    asked = [asked.kind for asked in game.questions]
    yield from ("title", "about")
    for kind, ids in (
        ("ask", asked),
        ("question", asked),
        *((kind, game.moves.verbs) for kind in ("verb", "move")),
        (
            "did",
            (verb for verb in game.moves.verbs if words.has(game.id, f"did-{verb}")),
        ),  # or what comes of it tells it
    ):
        yield from (f"{kind}-{id}" for id in ids)
    for key in HELP:
        if words.has(game.id, f"help-{key}"):
            yield from (f"help-{key}", f"help-{key}.about")


def keys_of_next_station() -> Iterator[str]:
    """The keys that are made from ids: every component, event and grade."""
    for kind, ids in (
        ("pencil", BOX.pencils),
        ("symbol", ("circle", "pentagon", "square", "triangle", "joker", "switch")),
        ("level", ("street", "underground")),
        ("district", BOX.districts),
        ("grade.of", range(1, len(BOX.scoring.solo_grades) + 2)),
        ("piece", ("street", "underground")),
        ("stage", ("round", "turn", "scoring")),
        ("gain", ("lines", "visits", "tourist", "interchanges", "objectives", "modules")),
        ("category", ("lines", "tourist", "interchanges", "objectives", "modules")),
    ):
        yield from (f"{kind}-{id}" for id in ids)
    for kind, ids in (("power", BOX.powers), ("objective", tuple(o.id for o in BOX.objectives))):
        for id in ids:
            yield from (f"{kind}-{id}", f"{kind}-{id}.about", f"{kind}-{id}.short")
    yield from ("card", "grade", "pad-visits.short", "pad-interchanges.short")


def keys_of_london() -> Iterator[str]:
    """The keys that are made from ids: every component, event and effect."""
    counters = ("money", "loans", "poverty", "prestige", "stored")
    for kind, ids in (
        ("colour", COLOURS),
        ("space", ("deck", *SPACES)),
        ("did", ("hidden",)),
        ("gain", counters),
        ("stage", ("turn", "player", "last-turns", "scoring")),
        ("category", ("track", "cards", "loans", "money", "poverty")),
        ("put", ("card", "borough")),
        ("turn", ("card",)),
        ("effect", (op.__struct_config__.tag.replace("_", "-") for op in Op.__subclasses__())),
        ("per", ("own-boroughs", "own-face-up-cards", "their-boroughs")),
        ("plate", ("money", "loans", "poverty", "prestige", "score")),
    ):
        yield from (f"{kind}-{id}" for id in ids)
    for key in ("moves", "signs", "map"):
        yield from (f"help-{key}", f"help-{key}.about")
    yield from ("flips", "stays", "translation")


def keys_of_guilds() -> Iterator[str]:
    """The keys that are made from ids: every component, event, effect and what is counted."""
    box = GUILDS.box
    effects = {str(op.__struct_config__.tag) for op in Effect.__subclasses__()} - {"draw", "hire", "on"}
    for kind, ids in (
        ("livery", LIVERIES),
        ("tile", box.tiles),
        ("place", ("guildhall", "plantation")),
        ("side", box.sides),
        ("token", box.tokens),
        ("card", box.cards),
        ("goal", box.goals),
        ("gain", ("points", "neutrals", "tokens", "goals", "plantation")),
        ("turn", ("piece",)),
        ("stage", ("setup", "round", "turn", "tiles", "development", "scoring")),
        ("category", ("track", "goals", "pairs")),
        ("plate", ("points", "cards", "neutrals")),
        ("effect", {*effects, "hand_limit", "win_remaining_ties"}),
        ("effect-draw", ("now", "end_of_turn")),
        ("effect-hire", ("guildhall", "open_tile", "plantation")),
        ("effect-on", ("hire_card", "move")),
        ("from", PLACES),
        ("metric", {*TURN_METRICS, *GOAL_METRICS}),
        ("table", ("resolves", "develops", "final", "supply", "deck", "discard", "mayoral", "stack")),
        ("tile", ("first", "second")),
        ("way", ("hire", "hire.short", "move.short")),  # these three groups only the browser says
        ("piece", ("beadle", "neutral")),
        ("provenance", get_args(Origin)),
    ):
        yield from (f"{kind}-{id}" for id in ids)
    for key in ("moves", "signs", "map"):
        yield from (f"help-{key}", f"help-{key}.about")
    yield from (key for key in CITED.values() if key)
    yield from ("table-cards", "table-played", "rival", "cost-pawns")
    yield from ("move-stop.turn", "move-stop.amount", "move-take.reward", "move-part.amount")


def keys_of_dei() -> Iterator[str]:
    """The keys that are made from ids: every component, event and operation."""
    box, campaign = DEI.box, cast(CampaignKit, DEI.box.kits["campaign"])
    named = {faction.id for faction in box.factions}
    icons = {OPERATIONS[code] for code in (*ANSWERED_BY, *ICON_OF)} | (DRONE_ONLY - {"DRONE_MOVE"})
    for kind, ids in (
        ("faction", named),
        ("leader", named),
        ("drone", box.drone_ids),
        ("colour", box.colours),
        ("resource", RESOURCES),
        ("kind", ("ground", "roof", "river")),
        ("construction", ("refuge", "elevator", "bridge")),
        ("market", (market.id for market in box.markets)),
        ("card", box.card_ids),
        ("mission", (mission.id for mission in box.missions)),
        ("counts", get_args(Counted.__annotations__["what"])),
        ("feat", (feat.id for feat in box.feats)),
        ("boost", (boost.id for boost in box.boosts)),
        ("ability", (ability.id for ability in box.abilities)),
        ("op", OPERATIONS),
        ("icon", icons),
        ("trigger", (*get_args(Trigger), *Condition.__struct_fields__, "once_per_effect", "once_per_phase")),
        ("retaliation", (f"{id}{part}" for id in retaliation.kit(box).card_ids for part in ("", ".about", ".a", ".b"))),
        ("face", (f"{face}{part}" for face in FACES for part in ("", ".about"))),
        ("gain", (*box.categories, "boosts", "campaign_points", "power_points", "debris")),
        ("stage", ("turn", "phase", "clean-up", "scoring", "scenario", "interlude")),
        ("category", (*box.categories, *(f"scenario_{number}" for number, _ in enumerate(campaign.scenarios, 1)))),
        ("put", ("bridge", "card", "outpost", "retaliation", "accusation", "feast", "mission")),
        ("did", ("from.remove", "from.inspect")),
        ("figure", ("outposts", "resources", "campaign")),
        ("told", ("own-drone", "leaves")),
        ("turn", ("feat", "order", "event")),
        ("scenario", (f"{one.id}{part}" for one in campaign.scenarios for part in ("", ".briefing", ".about"))),
        ("objective", (f"{id}{part}" for id in campaign.objectives for part in ("", ".upper", ".lower"))),
        ("event", (f"{one.id}{part}" for one in campaign.events for part in ("", ".about"))),
        ("privilege", (f"{one.id}{part}" for one in campaign.privileges for part in ("", ".about"))),
        ("inspiration", (bonus.id for bonus in campaign.inspiration)),
        ("epilogue", ("purebred", "others")),
    ):
        yield from (f"{kind}-{id}" for id in ids)
    for key in ("moves", "signs", "map"):
        yield from (f"help-{key}", f"help-{key}.about")
    yield from ("mission-pays", "mission-pays-on_time", "mission-pays-late", "punishments")
    yield from ("clear", "campaign-upper", "campaign-lower", "campaign-points", "campaign-supplies")


KEYS: dict[str, Callable[[], Iterator[str]]] = {
    "next-station": keys_of_next_station,
    "london": keys_of_london,
    "guilds": keys_of_guilds,
    "dei": keys_of_dei,
}


def used(game: str) -> set[str]:
    """What is said by the loop, by the commands, and by the game's own drawing."""
    package = Path(telling.__file__).parent
    others = tuple(str(info(id).drawing).rpartition(".")[2] for id in londinium.games() if id != game)
    sources = [source for source in package.rglob("*.py") if not str(source.relative_to(package)).startswith(others)]
    own = londinium.game(game).folder.parent
    speech = [*own.rglob("speech.py"), *own.rglob("faces.py")]
    keys = {key for source in [*sources, *speech, *package.parent.glob("commands/*.py")] for key in said_in(source)}
    return keys | set(KEYS[game]()) | set(keys_of(londinium.game(game)))


@pytest.mark.parametrize("game", londinium.games())
def test_every_key_that_the_terminal_uses_has_a_message(game: str) -> None:
    keys = used(game)
    assert {"ask-prompt", "result-title", "title"} <= keys
    own = {
        "next-station": {"read-which", "pad-visits"},
        "london": {"read-several", "board-offer"},
        "guilds": {"read-several", "table-round"},
        "dei": {"table-order", "pad-reserve", "table-track"},
    }
    assert own[game] <= keys
    assert sorted(key for key in keys if not words.has(game, key)) == []


# The browser's alone
BROWSERS = ("board-", "bot-", "option-", "offer-", "campaign-", "progress", "scored-", "units-agents")
EACH = "each-"  # of an argument that is a list


@pytest.mark.parametrize("game", londinium.games())
def test_every_message_is_used(game: str) -> None:
    folder = locale_folder() / "en"
    written = {
        entry.id.name
        for path in ("terminal.ftl", f"games/{game}.ftl")
        for entry in parse((folder / path).read_text("utf-8")).body
        if isinstance(entry, fluent.Message)
    }
    assert {f"ask-{asked.kind}" for asked in londinium.game(game).questions} <= written
    said = {key.partition(".")[0] for key in used(game)}
    said |= set(re.findall(r"\{ ([a-z][\w-]*) \}", (folder / f"games/{game}.ftl").read_text("utf-8")))  # by others
    assert sorted(key for key in written - said if not key.startswith((*BROWSERS, EACH))) == []
