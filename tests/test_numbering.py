"""The numbers of moves and of questions: once given, a number keeps its meaning.

Records are made of the numbers of moves, which `tests/numbering/<game>.txt` lists; saved games also of those of
questions and steps, which `tests/numbering/questions.txt` lists, a step by its class. What is new is added there; an
old line never changes.
"""

from pathlib import Path

import pytest

import londinium
from londinium.kernel.registry import games

FOLDER = Path(__file__).parent / "numbering"


def listed(game: str) -> list[str]:
    return (FOLDER / f"{game}.txt").read_text("utf-8").splitlines()


def line(game: londinium.Game, action: int) -> str:
    move = game.move(action)
    return " ".join([str(action), move.pop("kind"), *(f"{name}={thing}" for name, thing in move.items())])


@pytest.mark.parametrize("name", games())
def test_every_number_means_what_it_always_meant(name: str) -> None:
    game = londinium.game(name)
    assert [line(game, action) for action in range(game.n_actions)] == listed(name)


@pytest.mark.parametrize("name", games())
def test_number_and_move_are_two_names_of_one_thing(name: str) -> None:
    game = londinium.game(name)
    for action in range(game.n_actions):
        assert game.action(game.move(action)) == action


def test_every_question_keeps_the_number_that_it_is_saved_with() -> None:
    lines = []
    for name in games():
        declared = londinium.game(name).questions.declared
        for kind, asked in sorted(declared.items(), key=lambda one: one[1].number):
            lines.append(f"{name} {asked.number} {asked.kind or kind.__name__}")
    assert lines == listed("questions")
