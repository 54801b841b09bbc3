"""The story of a game that is over: its scores over time, the turn that decided, what the points are for."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from litestar.exceptions import HTTPException

import londinium
from londinium.kernel import words
from londinium.kernel.speech import Speech
from londinium.server import protocol
from londinium.server.library import Library
from londinium.server.replays import Played
from londinium.server.story import reread_story, story
from londinium.server.tables import Tables
from tests.server.playing import lay, play_by_chance, worker

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = [file for game in sorted(FOLDER.iterdir()) for file in sorted(game.glob("*.json"))[::4]]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_story_leads_to_the_result(file: Path) -> None:
    """Its last scores are the result, its rounds add up to them, its items to their categories."""
    state = londinium.replay(json.loads(file.read_text()))
    outcome, told = state.outcome(), story(Played.of(state))
    steps = [moment.at for moment in told.moments]
    assert steps == sorted(set(steps))
    assert steps[-1] == len(state.past or ())
    assert told.moments[-1].scores == outcome["scores"]
    if told.rounds:
        for seat, score in enumerate(outcome["scores"]):
            assert sum(one.gained[seat] for one in told.rounds) == score
    for points, items in zip(outcome["breakdown"], told.items, strict=True):
        sums: Counter[str] = Counter()
        for item in items:
            sums[item["what"]] += item["n"]
            assert words.has(state.game.id, item["line"]["key"]), item
        assert {what: points[what] for what in sums} == dict(sums)


def test_the_turn_that_decided_is_where_the_lead_of_the_winner_grew_most() -> None:
    """In this game of four the second seat won, and its lead grew most by the fifth card of the last round."""
    state = londinium.replay(json.loads((FOLDER / "next-station" / "4-players.json").read_text()))
    told = story(Played.of(state))
    assert told.swing is not None
    before, after = (told.moments[told.swing.moment + n].scores for n in (0, 1))
    leads = [scores[1] - max(scores[0], *scores[2:]) for scores in (before, after)]
    assert (told.swing.seat, told.swing.n) == (1, leads[1] - leads[0])
    assert told.moments[told.swing.moment].stages == [protocol.Mark(at=120, stage="turn", n=5)]


def test_a_shared_victory_was_decided_by_nothing() -> None:
    state = londinium.replay(json.loads((FOLDER / "next-station" / "2-players-shared-victory.json").read_text()))
    assert story(Played.of(state)).swing is None


def test_a_game_that_does_not_say_how_everybody_stands_has_its_end_only(monkeypatch: pytest.MonkeyPatch) -> None:
    state = londinium.replay(json.loads((FOLDER / "next-station" / "4-players.json").read_text()))
    monkeypatch.setattr(type(state.game), "speech", Speech())
    told = story(Played.of(state))
    assert [moment.scores for moment in told.moments] == [state.outcome()["scores"]]
    assert (told.rounds, told.swing, told.items) == ([], None, [[], [], [], []])


async def test_a_running_game_has_no_story_for_anybody(file_url: str, toy: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, game=toy, seed=1)
        live = await tables.get("table")
        await play_by_chance(tables, live, Random(1), decisions=5)
        for holder in ("ann", None):
            assert await _refused(tables, holder) == 403
        await play_by_chance(tables, live, Random(1))
        library = Library(tables)
        told = await library.story(await library.source("table", None, None))
        assert live.state is not None
        assert told.moments[-1].scores == live.state.outcome()["scores"]


async def _refused(tables: Tables, holder: str | None) -> int:
    library = Library(tables)
    with pytest.raises(HTTPException) as caught:
        await library.story(await library.source("table", None, holder))
    return caught.value.status_code


def test_a_record_from_elsewhere_has_its_story_too() -> None:
    text = (FOLDER / "london" / "4-players.json").read_text()
    assert reread_story(text).moments[-1].scores == londinium.replay(json.loads(text)).outcome()["scores"]
