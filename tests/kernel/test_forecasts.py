"""What a preview promises is what happens: for every answer, at positions all over random games of every kind."""

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from londinium import Game
from londinium.kernel.fuzz import Shares, random_games
from londinium.kernel.laws import forecast_comes_true
from tests.kernel.positions import GAMES

PLAYED = 4  # games, their players and options drawn
TRIED = 10  # positions of each


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_answer_brings_what_its_preview_said(game: Game, tmp_path: Path) -> None:
    rng = Random(game.id)
    promised = kept_open = 0
    for played in islice(random_games(game, "forecasts", folder=tmp_path, shares=Shares(0, 0)), PLAYED):
        assert played.failure is None
        record = played.record
        state = game.new(record["players"], record["seed"], record["options"])
        tried = {*rng.sample(range(played.decisions), min(TRIED, played.decisions))}
        for at, (mover, action) in enumerate(record["actions"]):
            for seat in state.to_act if at in tried else ():
                for answer in state.legal(seat):
                    forecast = forecast_comes_true(state, seat, answer, rng)
                    promised += bool(forecast["changes"]) and not forecast["open"]
                    kept_open += forecast["open"]
            state.play(mover, action)
    assert promised, "else nothing is shown by it"
    assert kept_open
