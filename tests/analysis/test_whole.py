"""A whole game: the parts add up, losses are losses, what was left is taken up again."""

import json
import math
import time
from statistics import fmean, stdev
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import londinium
from londinium import BadRecord, record
from londinium.analysis import CLASSES, Analysis, BadAnalysis, Budget
from londinium.arena import play_game
from londinium.players import make
from tests.analysis.positions import ALL, CLOSER, QUICK, kept

WHOLE = [
    "next-station/1-players",
    "next-station/2-players-shared-victory",
    "next-station/4-players",
    "london/2-players-poverty-decides",
    "london/2-players-shared-victory",
    "guilds/2-players",
    "dei/2-players",
]
SHORT = kept("next-station/2-players-powers")


def analysed(record: dict[str, Any], budget: Budget = QUICK, **more: Any) -> Analysis:
    found = Analysis(record, budget, **more)
    for _ in found.steps():
        pass
    return found


@pytest.mark.parametrize("name", WHOLE)
def test_the_parts_add_up_to_the_result(name: str) -> None:
    record = kept(name)
    report = analysed(record).report()
    places = record["result"]["ranking"]
    for seat, one in enumerate(report["seats"]):
        won = (places[seat] == 1) / places.count(1) if len(places) > 1 else record["result"]["scores"][seat]
        assert one["result"] == won
        assert abs(one["start"] + one["chance"] + one["others"] + one["own"] - one["result"]) < 1e-6
        assert one["own"] == pytest.approx(-sum(d["loss"] for d in report["decisions"] if d["seat"] == seat))
        assert one["chance"] == pytest.approx(sum(c["by_seat"][seat] for c in report["chance"]))
        assert one["others"] == 0 or len(places) > 1
        assert sum(one["classes"].values()) == sum(d["seat"] == seat for d in report["decisions"])
        assert 0 <= one["accuracy"] <= 100
    assert report["complete"]
    assert min(decision["loss"] for decision in report["decisions"]) == 0
    for decision in report["decisions"]:
        best, *rest = decision["candidates"]
        assert best["move"] == decision["best"]
        assert decision["played"] in [one["move"] for one in decision["candidates"]]
        assert all(one["value"] <= best["value"] for one in rest)
        assert (decision["class"] == "best") == (not decision["reasons"])


@given(st.sampled_from(ALL), st.floats(0, 0.999))
@settings(max_examples=25, deadline=None, derandomize=True)
def test_the_parts_add_up_anywhere_in_any_game(name: str, share: float) -> None:
    """A few actions in the middle of any record, of every game and module: sums, losses and chances are sound."""
    found = Analysis(kept(name), QUICK)
    at = int(share * found.total)
    found.moments = [found.look(seq) for seq in range(at, min(at + 3, found.total))]
    report = found.report()
    last = report["chart"][-1]["seq"]  # what came of the last action is known at the end of a game only
    for one in report["seats"]:
        assert abs(one["start"] + one["chance"] + one["others"] + one["own"] - one["result"]) < 1e-6
        lost = [d["loss"] for d in report["decisions"] if d["seat"] == one["seat"] and d["seq"] < last]
        assert one["own"] <= 0
        assert one["own"] == pytest.approx(-sum(lost))
        drawn = [given["by_seat"][one["seat"]] for given in report["chance"] if given["seq"] < last]
        assert one["chance"] == pytest.approx(sum(drawn))
    assert all(decision["loss"] >= 0 for decision in report["decisions"])
    if report["unit"] == "chance":
        assert all(0 <= value <= 1 for point in report["chart"] for value in point["by_seat"])


def test_the_same_record_and_budget_give_the_same_analysis() -> None:
    assert analysed(SHORT).report() == analysed(SHORT).report()
    assert analysed(SHORT).report() != analysed(SHORT, seed=1).report()


def test_one_that_is_left_and_taken_up_again_is_the_same() -> None:
    whole = analysed(SHORT)
    begun = Analysis(SHORT, QUICK)
    for _ in begun.steps():
        if begun.done == 29:
            break
    partial = begun.report()
    assert (partial["complete"], partial["done"], partial["total"]) == (False, 29, whole.total)
    assert partial["decisions"] == [one for one in whole.report()["decisions"] if one["seq"] < 29]
    for one in partial["seats"]:
        assert abs(one["start"] + one["chance"] + one["others"] + one["own"] - one["result"]) < 1e-6
    again = Analysis.load(SHORT, json.loads(json.dumps(begun.save())))
    assert again.done == 29
    for _ in again.steps():
        pass
    assert again.report() == whole.report()
    assert again.save() == whole.save()


def test_several_processes_find_the_same() -> None:
    found = Analysis(SHORT, QUICK)
    for moment in found.steps(workers=2):
        assert moment["seq"] == found.done - 1
    assert found.report() == analysed(SHORT).report()


def test_one_seat_alone_is_told_what_it_is_told_among_all() -> None:
    both, one = analysed(SHORT).report(), analysed(SHORT, seat=1).report()
    assert one["seats"] == [both["seats"][1]]
    assert one["decisions"] == [decision for decision in both["decisions"] if decision["seat"] == 1]


def test_the_document_is_as_documented() -> None:
    report = json.loads(json.dumps(analysed(SHORT, CLOSER).report()))
    assert (report["game"], report["version"], report["coach"]) == ("next-station", SHORT["version"], 5)
    assert (report["champion"], report["by"], report["why"]) == (True, "champion", None)
    assert report["budget"] == {"iterations": 6, "searches": 2, "guesses": 2, "futures": 2}
    parts = ["seat", "start", "chance", "others", "own", "result", "accuracy", "classes"]
    assert all(list(one) == parts and list(one["classes"]) == list(CLASSES) for one in report["seats"])
    names = {"seq", "seat", "question", "played", "best", "loss", "percent", "class", "reasons", "candidates"}
    assert all(one.keys() == names for one in report["decisions"])
    assert all(one["candidates"][0].keys() == {"action", "move", "value", "line"} for one in report["decisions"])
    assert all(one.keys() == {"seq", "by_seat"} and len(one["by_seat"]) == 2 for one in report["chance"])
    assert [one["seq"] for one in report["chart"]] == list(range(len(SHORT["actions"]) + 1))
    losses = {one["seq"]: one["loss"] for one in report["decisions"]}
    assert [losses[seq] for seq in report["mattered"]] == sorted(losses.values(), reverse=True)[:3]


def test_a_game_that_is_not_over_is_analysed_as_far_as_it_went() -> None:
    cut = {**SHORT, "actions": SHORT["actions"][:20]}
    del cut["result"]
    report = analysed(cut).report()
    assert (report["over"], report["complete"]) == (False, True)
    for one in report["seats"]:
        assert 0 < one["result"] < 1
        assert abs(one["start"] + one["chance"] + one["others"] + one["own"] - one["result"]) < 1e-6


def test_a_record_that_is_forged_is_refused() -> None:
    with pytest.raises(BadRecord, match="Action 0"):
        Analysis({**SHORT, "actions": [[0, 1], *SHORT["actions"]]})
    with pytest.raises(BadRecord, match="scores"):
        Analysis({**SHORT, "result": {"scores": [999, 1], "ranking": [1, 2]}})


def test_a_saved_analysis_that_does_not_fit_is_refused() -> None:
    saved = Analysis(SHORT, QUICK).save()
    with pytest.raises(BadAnalysis, match="another record"):
        Analysis.load(kept("next-station/1-players"), saved)
    with pytest.raises(BadAnalysis, match="coach 0"):
        Analysis.load(SHORT, {**saved, "coach": 0})
    with pytest.raises(BadAnalysis, match="format"):
        Analysis.load(SHORT, {})
    with pytest.raises(BadAnalysis, match="damaged"):
        Analysis.load(SHORT, {**saved, "moments": [{"seq": 4}]})


def test_what_chance_drew_is_compared_with_what_it_could_have_drawn() -> None:
    """Nothing is drawn, nothing is given; over all that is drawn, chance is even between two players."""
    report = analysed(SHORT).report()
    state = londinium.game("next-station").new(2, SHORT["seed"], SHORT["options"])
    drew = set()
    for seq, (seat, action) in enumerate(SHORT["actions"]):
        before = state.barrier
        state.play(seat, action)
        if state.barrier > before:
            drew.add(seq)
    assert {one["seq"] for one in report["chance"]} <= drew
    assert len(report["chance"]) > len(drew) / 2


def test_better_bots_are_found_more_accurate() -> None:
    """Games of a bot with itself: the champion is found better than the greedy bot, and that better than the random."""
    game = londinium.game("next-station")
    found = []
    for bot in ("random", "greedy", "champion"):
        played = record(play_game(game, [make(bot), make(bot)], 1))
        budget = Budget(iterations=60, searches=3, guesses=1, futures=1)
        found.append(fmean(one["accuracy"] for one in analysed(played, budget).report()["seats"]))
    assert found == sorted(found)
    assert found[0] + 5 < found[1]


@pytest.mark.parametrize("name", ["london", "guilds", "dei"])
def test_sense_is_told_from_chance_in_every_game(name: str) -> None:
    """Some decisions of a game of the greedy bot and of one of the random: the first is clearly more accurate."""
    means = []
    for bot in ("random", "greedy"):
        found = Analysis(record(play_game(londinium.game(name), [make(bot), make(bot)], 1)), Budget(18, 3, 2, 1))
        found.moments = [found.look(seq) for seq in range(0, found.total, found.total // 24)]
        means.append(fmean(one["accuracy"] for one in found.report()["seats"]))
    assert means[0] + 1 < means[1]


@pytest.mark.parametrize("name", ["next-station", "london", "guilds", "dei"])
def test_a_whole_analysis_of_two_players_comes_in_time(name: str) -> None:
    """A minute on two cores, by some actions of a game, with room for a slow machine (`bench/analysis.py time`)."""
    found = Analysis(record(play_game(londinium.game(name), [make("greedy"), make("greedy")], 3)))
    picked = range(found.total // 20, found.total, found.total // 10)
    began = time.process_time()
    for seq in picked:
        found.look(seq)
    taken = time.process_time() - began
    assert taken / len(picked) * found.total < 3 * 2 * 60


def test_chance_favours_nobody() -> None:
    """Over some games of a bot with itself, what chance gave a seat is nothing, as far as so few games can tell."""
    game = londinium.game("next-station")
    given = []
    for seed in range(20):
        played = record(play_game(game, [make("greedy"), make("greedy")], 100 + seed))
        given.append(analysed(played, Budget(1, 1, 2, 2), seat=0).report()["seats"][0]["chance"])
    assert abs(fmean(given)) < 3 * stdev(given) / math.sqrt(len(given))
    assert stdev(given) > 0.01
