"""Where a game has a champion it is the coach: its values, whatever was played, and searches where it cannot be."""

from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import londinium
from londinium import analysis, record
from londinium.analysis import Analysis, BadAnalysis, learnt
from londinium.analysis.curves import curve
from londinium.analysis.values import expected, judge, lead
from londinium.arena import play_game
from londinium.games.next_station.game import NextStation
from londinium.kernel import learnt as learning
from londinium.kernel.speech import line
from londinium.players import decide, make
from londinium.terminal.analysis import analysed
from tests.analysis.positions import CLOSER, QUICK, kept, positions

GAME = londinium.game("next-station")
BOTH = {"objectives": True, "powers": True}


def test_a_hint_is_the_champions_answer_and_its_points() -> None:
    state: Any = GAME.new(1, 7, BOTH)
    for _ in range(6):
        found = analysis.hint(state, 0, QUICK)
        best = decide(make("champion"), state, 0, Random(1))
        assert found.candidates[0].action == best
        assert found.value == pytest.approx(max(GAME.champion().worths(state, 0, 2).values()), abs=0.01)
        assert 100 < found.value < 250
        state.play(0, best)


def test_in_company_it_is_a_chance_to_win() -> None:
    state = GAME.new(3, 7, BOTH)
    found = analysis.hint(state, 1, QUICK)
    assert found.candidates[0].action == decide(make("champion:steps=1"), state, 1, Random(1))
    assert all(0 < one.value < 1 for one in found.candidates)


def test_what_was_played_is_judged_whatever_it_is() -> None:
    """Every legal answer of a game with powers, early circles and marks too."""
    state: Any = GAME.new(1, 1, {"powers": True})
    kinds = set()
    rng = Random(3)
    while not state.over:
        played = rng.choice(state.legal(0))
        kinds.add((state.ask(0)["kind"], state.game.move(played)["kind"]))
        judged = judge(state, 0, QUICK, rng, played)
        [own] = [one for one in judged.candidates if one.action == played]
        assert own.behind >= 0
        assert judged.value == pytest.approx(expected(state, 0, 1, rng), abs=6)
        state.play(0, played)
    assert {("section", "circle"), ("section", "pass")} <= kinds


def test_at_the_last_answer_the_value_is_the_score() -> None:
    state: Any = GAME.new(1, 4)
    while not (state.round == 4 and state.last_turn):
        state.play(0, decide(make("champion:steps=1"), state, 0, Random(1)))
    for one in analysis.hint(state, 0, QUICK).candidates:
        after = state.copy()
        after.play(0, one.action)
        assert after.outcome()["scores"] == [one.value]


def test_the_champion_loses_nothing_by_its_own_judgement() -> None:
    played = record(play_game(GAME, [make("champion")], 2))
    whole = Analysis(played, QUICK)
    for _ in whole.steps():
        pass
    [seat] = whole.report()["seats"]
    assert seat["own"] == pytest.approx(0, abs=0.5)
    assert seat["accuracy"] > 99


def test_where_it_cannot_be_the_search_coaches(monkeypatch: pytest.MonkeyPatch) -> None:
    pack = GAME.export("one card more")
    pack["files"]["cards"]["station_cards"].append({"id": "street_circle_2", "level": "street", "shows": "circle"})
    other = NextStation(pack).new(1, 3)
    assert learnt.coached(other) == ("insight", line("coach-no-weights"))
    assert analysis.hint(other, 0, QUICK).candidates
    assert learnt.coached(londinium.game("guilds").new(2, 3)) == ("insight", None)
    assert learnt.coached(londinium.game("london").new(2, 3)) == ("expert", None)
    assert learnt.coached(londinium.replay(kept("dei/2-players"))) == ("expert", None)
    assert learnt.coached(londinium.replay(kept("dei/campaign-2-players"))) == ("insight", None)
    assert learnt.coached(GAME.new(1, 3)) == ("champion", None)
    monkeypatch.setattr(learnt, "can_learn", lambda: False)
    assert learnt.coached(GAME.new(1, 3)) == ("insight", line("coach-no-numpy"))
    assert analysis.hint(GAME.new(1, 3), 0, QUICK).candidates


def test_what_another_coach_saved_is_not_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    played = kept("next-station/1-players")
    saved = Analysis(played, QUICK).save()
    assert Analysis.load(played, saved).done == 0
    monkeypatch.setattr(learnt, "can_learn", lambda: False)
    with pytest.raises(BadAnalysis, match="used learnt values that are not here"):
        Analysis.load(played, saved)
    with pytest.raises(BadAnalysis, match="used learnt values that are not here"):
        Analysis.load(played, {**saved, "by": "expert"})
    here = Analysis(played, QUICK).save()
    monkeypatch.undo()
    with pytest.raises(BadAnalysis, match="did without the learnt values that are here now"):
        Analysis.load(played, here)


@pytest.fixture
def old_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Weights of London's expert that another version made."""
    london = londinium.game("london")
    with np.load(learning.weights_file(london)) as file:
        np.savez(tmp_path / "expert.npz", **{**file, "format": learning.FORMAT + 1})
    monkeypatch.setattr(learning, "weights_file", lambda _: tmp_path / "expert.npz")
    monkeypatch.setattr(learning, "_EXPERTS", {})


def test_london_is_coached_by_its_expert() -> None:
    """Its searches compare positions by what the expert expects, and the chance to win comes from the same."""
    for state, seat in positions("london", 2, every=40, most=3):
        by = state.game.expert()
        sure = [by.value(state.guess(seat, Random(f"{i}")), seat) for i in range(8)]
        assert lead(state, seat, 8, Random(1)) == pytest.approx(fmean(sure), abs=3)
        assert curve(state).gain == 1
        found = analysis.hint(state, seat, CLOSER)
        assert found.candidates[0].action in state.legal(seat)


def test_weights_of_another_version_are_done_without_in_one_sentence(
    old_weights: None, capsys: pytest.CaptureFixture[str]
) -> None:
    record = kept("london/2-players-poverty-decides")
    whole = Analysis({**record, "actions": record["actions"][:12], "result": None}, QUICK)
    for _ in whole.steps():
        pass
    report = whole.report()
    assert (report["by"], report["why"]) == ("insight", line("coach-no-weights"))
    Console(width=200).print(analysed(whole, ["Anna", "Ben"]))
    said = "What the bots have learnt does not fit these components or this version, so the coach does without it."
    assert said in capsys.readouterr().out
