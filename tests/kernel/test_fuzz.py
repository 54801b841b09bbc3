"""The fuzzer finds what is broken, writes it down, and shows it again."""

import json
from pathlib import Path
from typing import Any

import pytest

from londinium import BadRecord, Refused, record, replay
from londinium.kernel.events import Log
from londinium.kernel.fuzz import ENOUGH, FuzzReport, fuzz, recheck
from londinium.kernel.questions import Stack
from londinium.kernel.trials import LawBroken
from tests.kernel.positions import NEXT_STATION, TOY
from tests.toy import Toy, ToyState


class Leaky(ToyState):
    """A card is lost when it is given away."""

    def answer(self, stack: Stack, action: int, log: Log) -> None:
        super().answer(stack, action, log)
        if self.game.move(action)["kind"] == "give":
            self.discard = self.discard[1:]


class Fragile(ToyState):
    """The engine falls over at a take."""

    def answer(self, stack: Stack, action: int, log: Log) -> None:
        super().answer(stack, action, log)
        if self.game.move(action)["kind"] == "take":
            raise KeyError("row")


class LeakyToy(Toy):
    state = Leaky


class FragileToy(Toy):
    state = Fragile


class StillbornToy(Toy):
    """It cannot even be set up."""

    def set_up(self, *_: Any) -> ToyState:
        raise ZeroDivisionError("no cards")


def read(path: str) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(Path(path).read_text("utf-8"))
    return made


def test_games_without_a_fault_leave_no_trace(tmp_path: Path) -> None:
    played: list[int] = []
    report = fuzz(TOY, games=5, seed=1, folder=tmp_path, on_game=played.append)
    assert (report.games, report.failures) == (5, [])
    assert report.decisions > 50
    assert played == [1, 2, 3, 4, 5]
    assert list(tmp_path.iterdir()) == []


def test_next_station_keeps_the_laws(tmp_path: Path) -> None:
    assert fuzz(NEXT_STATION, games=2, seed=2, folder=tmp_path).failures == []


@pytest.mark.parametrize(("broken", "law"), [(LeakyToy, "pieces"), (FragileToy, "crash")])
def test_a_planted_fault_is_found_written_down_and_shown_again(tmp_path: Path, broken: type[Toy], law: str) -> None:
    report = fuzz(broken(), games=20, seed=1, folder=tmp_path)
    failure = report.failures[0]
    assert failure.law == law
    assert failure.command == f"londinium fuzz toy --record {failure.record}"
    made = read(failure.record)
    assert Path(failure.record).name == f"fuzz-toy-{made['seed']}.json"
    with pytest.raises(LawBroken) as shown:
        recheck(broken(), made)
    assert (shown.value.law, shown.value.detail) == (failure.law, failure.detail)


def test_every_failure_of_many_is_shown_again_as_it_was_found(tmp_path: Path) -> None:
    failures = fuzz(LeakyToy(), games=30, seed=5, folder=tmp_path).failures
    assert len(failures) > 3
    for failure in failures:
        with pytest.raises(LawBroken) as shown:
            recheck(LeakyToy(), read(failure.record))
        assert (shown.value.law, shown.value.detail) == (failure.law, failure.detail)


def test_the_record_of_a_mended_game_holds(tmp_path: Path) -> None:
    made = read(fuzz(FragileToy(), games=20, seed=1, folder=tmp_path).failures[0].record)
    assert recheck(TOY, made) == len(made["actions"])


def test_the_record_has_the_action_at_which_the_game_crashed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("londinium.kernel.fuzz.check", lambda *_, **__: None)
    made = read(fuzz(FragileToy(), games=20, seed=1, folder=tmp_path).failures[0].record)
    assert TOY.move(made["actions"][-1][1])["kind"] == "take"
    assert replay(made, TOY).past == [tuple(action) for action in made["actions"]]
    with pytest.raises(LawBroken, match="KeyError: 'row'"):
        recheck(FragileToy(), made)


def test_a_game_without_end_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("londinium.kernel.fuzz.check", lambda *_, **__: None)
    monkeypatch.setattr("londinium.kernel.fuzz.LONGEST", 8)
    failure = fuzz(TOY, games=1, seed=1, folder=tmp_path).failures[0]
    assert (failure.law, failure.detail) == ("ends", "the game is not over after 8 decisions")


def test_a_crash_says_what_and_where(tmp_path: Path) -> None:
    failure = fuzz(FragileToy(), games=20, seed=1, folder=tmp_path).failures[0]
    assert failure.detail.startswith("KeyError: 'row' (test_fuzz.py, line ")
    assert failure.detail.endswith(", in answer)")


def test_a_game_that_cannot_begin_is_a_crash_too(tmp_path: Path) -> None:
    failure = fuzz(StillbornToy(), games=1, seed=1, folder=tmp_path).failures[0]
    assert (failure.law, read(failure.record)["actions"]) == ("crash", [])
    with pytest.raises(LawBroken, match="ZeroDivisionError: no cards"):
        recheck(StillbornToy(), read(failure.record))


def test_the_same_seed_plays_the_same_games(tmp_path: Path) -> None:
    first, second, other = (fuzz(LeakyToy(), 20, seed, folder=tmp_path / str(n)) for n, seed in enumerate((3, 3, 4)))

    def told(report: FuzzReport) -> list[tuple[str, str, dict[str, Any]]]:
        return [(failure.law, failure.detail, read(failure.record)) for failure in report.failures]

    assert (first.decisions, told(first)) == (second.decisions, told(second))
    assert told(first) != told(other)


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    first, second, third = (fuzz(LeakyToy(), 20, 1, folder=tmp_path).failures[0].record for _ in range(3))
    assert Path(second).name == Path(first).stem + "-2.json"
    assert Path(third).name == Path(first).stem + "-3.json"
    assert read(first) == read(second) == read(third)


def test_it_ends_after_ten_failures(tmp_path: Path) -> None:
    report = fuzz(StillbornToy(), games=50, seed=1, folder=tmp_path / "new" / "folder")
    assert (report.games, len(report.failures)) == (ENOUGH, ENOUGH)
    assert len(list((tmp_path / "new" / "folder").iterdir())) == ENOUGH


def begun_with(monkeypatch: pytest.MonkeyPatch, game: Toy, games: int, **given: Any) -> list[tuple[int, Any]]:
    """With how many players and which options the games began."""
    begun = []

    def looked_at(state: Any, *_: Any, **__: Any) -> None:
        if not state.past:
            begun.append((state.players, state.options))

    monkeypatch.setattr("londinium.kernel.fuzz.check", looked_at)
    fuzz(game, games, 1, **given)
    return begun


def test_players_and_options_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = begun_with(monkeypatch, TOY, 200)
    assert {players for players, _ in begun} == {2, 3, 4}
    assert {options.row for _, options in begun} == {True, False}
    assert {options.loans for _, options in begun} == {0, 1, 2}
    assert {options.hand for _, options in begun} == {0, 1, 2, 3, 4}
    assert not [players for players, options in begun if players == 4 and options.hand == 4]  # TOY-SETUP-1


def test_given_players_and_options_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = begun_with(monkeypatch, TOY, 50, players=3, options={"loans": 0})
    assert {(players, options.loans) for players, options in begun} == {(3, 0)}
    assert {options.row for _, options in begun} == {True, False}


def test_what_can_never_go_together_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        fuzz(TOY, 1, 1, players=4, options={"hand": 4})
    assert refused.value.rule == "TOY-SETUP-1"
    with pytest.raises(Refused) as refused:
        fuzz(TOY, 1, 1, options={"colour": 4})
    assert refused.value.rule == "KER-OPTION-1"


def test_a_game_with_a_pack_is_checked_again_with_its_pack(tmp_path: Path) -> None:
    pack = TOY.export("long")
    pack["files"]["goods"]["rounds"] = 5
    made = read(fuzz(FragileToy(pack), games=20, seed=1, folder=tmp_path).failures[0].record)
    with pytest.raises(LawBroken, match="KeyError: 'row'"):
        recheck(FragileToy(), made)
    del made["pack"]
    with pytest.raises(BadRecord, match="with components"):
        recheck(FragileToy(), made)


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"game": "chess"}, "The record is of chess"),
        ({"data": "0"}, "with components 0"),
        ({"actions": 5}, "This is not a record that can be checked"),
        ({"format": "else"}, "This is not a record that can be checked"),
        ({"actions": [[0, 38]]}, "Action 0 .seat 0, number 38. is no longer allowed"),
    ],
    ids=["game", "components", "actions", "format", "illegal"],
)
def test_a_record_that_cannot_be_checked_is_refused_in_one_sentence(changed: dict[str, Any], says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        recheck(TOY, {**record(TOY.new(2, 1)), **changed})
