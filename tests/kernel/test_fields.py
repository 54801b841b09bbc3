"""The fields of a state are declared once; what is written from the declaration is fresh, and copies and saves all."""

import importlib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import londinium
from londinium.kernel import fields
from londinium.kernel.registry import games
from londinium.kernel.rows import row


@pytest.mark.parametrize("module", fields.declared())
def test_what_is_written_from_a_declaration_is_fresh(module: str) -> None:
    path = Path(str(importlib.import_module(module).__file__)).with_name("_fields.py")
    assert path.read_text("utf-8") == fields.write(module), "run `make fields`"


def test_every_game_declares_its_fields() -> None:
    assert {module.split(".")[2] for module in fields.declared()} == {game.replace("-", "_") for game in games()}


@pytest.mark.parametrize("game", games())
def test_a_copy_shares_nothing_that_changes(game: str) -> None:
    """Played to the end, the copy leaves every field of the original as it was."""
    rng = Random(5)
    state = londinium.game(game).new(2, seed=5)
    for _ in range(40):
        seat = state.to_act[0]
        state.play(seat, rng.choice(state.legal(seat)))
    before, twin = str(state.dump()), state.copy()
    assert str(twin.dump()) == before
    while not twin.over:
        seat = twin.to_act[0]
        twin.play(seat, rng.choice(twin.legal(seat)))
    assert str(state.dump()) == before != str(twin.dump())


def test_a_declaration_becomes_constructor_copy_and_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Immutable values are shared, lists copied as deep as they change; what is found from the rest is not saved."""
    (tmp_path / "pond.py").write_text(
        "from londinium.kernel.fields import Part, Position\n"
        "from londinium.kernel.rows import Row\n"
        "class Nest(Part):\n"
        "    eggs: tuple[int, ...] = ()  # by bird\n"
        "class PondFields(Position):\n"
        "    ducks: list[int]\n"
        "    rows: list[list[int]]\n"
        "    frogs: Row\n"
        "    pairs: list[tuple[int, ...]]\n"
        "    nests: list[Nest]\n"
        "    depth: int = 3\n"
        "    class Found:\n"
        "        total: int = 0\n",
        "utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    made: dict[str, type] = {}
    exec(fields.write("pond"), made)
    kernel: dict[str, Any] = dict.fromkeys(("game", "options"))
    kernel |= {"players": 1, "seed": 1, "past": [], "rng": 1, "barrier": 0}
    kernel |= {"pending": [[]], "legal": [[]], "to_act": (), "over": False}
    pond = made["PondFields"](**kernel, ducks=[1], rows=[[1]], frogs=row([4]), pairs=[(1, 2)], nests=[made["Nest"]()])
    twin = pond.copy()
    twin.ducks.append(2)
    twin.rows[0].append(2)
    twin.frogs[0] = 5
    twin.nests[0].eggs = (7,)
    saved = {"ducks": [1], "rows": [[1]], "frogs": [4], "pairs": [(1, 2)], "nests": [{"eggs": ()}], "depth": 3}
    assert pond.dump() == saved
    assert pond.loaded({**saved, "pairs": [[1, 2]], "nests": []}) == {**saved, "frogs": row([4]), "nests": []}
    assert (pond.total, pond.pairs is twin.pairs) == (0, False)


def test_copies_share_their_history_and_go_on_by_themselves() -> None:
    state = londinium.game("next-station").new(1, seed=5)
    first, second = state.legal(0)[:2]
    twin = state.copy()
    state.play(0, first)
    twin.play(0, second)
    assert (state.past, twin.past) == ([(0, first)], [(0, second)])
    past = state.past
    assert past is not None
    past.clear()  # it is the reader's own
    assert state.past == [(0, first)]
    state.past = [(0, second), (0, first)]
    assert state.copy().past == [(0, second), (0, first)]
