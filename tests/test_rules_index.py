"""Every rule has a name: in the rules text, in a test that proves it, and in the sentence of a refusal."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

import londinium
from londinium.games.dei.seams import Expansion
from londinium.kernel import words
from londinium.kernel.registry import games

TESTS = Path(__file__).parent
INDEXES = ["kernel", *londinium.games()]

# What can refuse a set-up or a move, besides the lists in a game's explain.py
OTHER_REFUSALS = {
    "next-station": {"NSL-SETUP-1", "NSL-SETUP-2", "NSL-SETUP-5", "NSL-SETUP-9", "NSL-DRAW-6"},
    "london": {"LON-COMP-1"},
    "guilds": {"GOL-ROUND-1", "GOL-SETUP-6", "GOL-SOLO-5"},
    "dei": {"DEI-COMP-1", "DOL-RET-2", "DOL-CAMP-2", "DOL-CAMP-3", "DOL-CAMP-7", "DOL-CAMP-9"},
}


def marks() -> dict[str, list[str]]:
    """For every rule id that stands in a mark, the tests that bear it: read off the sources, whatever is run."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule":
                    assert node.name.startswith("test_"), f"{path.name}: {node.name} is marked but is no test"
                    for argument in decorator.args:
                        assert isinstance(argument, ast.Constant), f"{path.name}: {node.name} has a computed mark"
                        found[str(argument.value)].append(f"{path.name}: {node.name}")
    return found


def ids(index: str) -> list[str]:
    return [rule for chapter in words.chapters(index).values() for rule in chapter]


@pytest.mark.parametrize("index", INDEXES)
def test_every_rule_has_a_test_that_proves_it(index: str) -> None:
    marked = marks()
    assert [rule for rule in ids(index) if rule not in marked] == []


def test_every_mark_names_a_rule() -> None:
    known = {rule for index in ("kernel", *games()) for rule in ids(index)}
    assert {rule: tests for rule, tests in marks().items() if rule not in known} == {}


@pytest.mark.parametrize("index", ["kernel", *games()])
def test_ids_are_unique_and_count_without_gaps_in_their_chapters(index: str) -> None:
    """A detail of a rule has its number and a letter, and stands after it: 1, 1a, 1b, 2.

    A part of a chapter may begin at the next full ten: 8, 10.
    """
    series: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for rule in ids(index):
        name, _, own = rule.rpartition("-")
        found = re.fullmatch(r"(\d+)([a-z]?)", own)
        assert found, rule
        series[name].append((int(found[1]), found[2]))
    assert series
    for name, numbers in series.items():
        known = {number for number, _ in numbers}
        assert all(number - 1 in known or number == 1 or number % 10 == 0 for number in known), name
        assert numbers == sorted(set(numbers)), name
        for number, letter in numbers:
            assert not letter or letter == "a" or (number, chr(ord(letter) - 1)) in numbers, name
            assert (number, "") in numbers, name


def added_rules(expansion: Expansion) -> list[str]:
    """The rules by which the modules of an expansion refuse answers to questions of the base game."""
    return [added.rule[0] for module in expansion.modules for added in module.seams.rules]


@pytest.mark.parametrize("game", games())
def test_every_rule_that_can_refuse_has_the_sentence_a_player_reads(game: str) -> None:
    played = londinium.game(game)
    by_kind = [*(asked.rules for asked in played.questions), played.aside, played.untimely]
    refusing = {rule for rules in by_kind for listed in rules.values() for rule, _ in listed} | OTHER_REFUSALS[game]
    refusing |= {rule for expansion in getattr(played, "expansions", ()) for rule in added_rules(expansion)}
    assert [rule for rule in sorted(refusing) if not words.has(game, f"{rule}.no")] == []
    written = {rule for rule in ids(game) if words.has(game, f"{rule}.no")}
    assert written == refusing


@pytest.mark.parametrize("game", londinium.games())
def test_every_rule_that_a_component_names_is_there(game: str) -> None:
    played = londinium.game(game)
    said = played.speech.components(played.components)
    named = {rule for kind in said.values() for one in kind.values() for rule in one.get("rules", ())}
    assert named
    assert named <= set(ids(game)), "by these a person reads on"
