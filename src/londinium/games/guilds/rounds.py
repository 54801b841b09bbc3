"""Rounds and whose turn it is (GOL-ROUND, GOL-ORDER)."""

from typing import TYPE_CHECKING

from londinium.games.guilds import develop, resolve, scoring, set_up, solo, turn
from londinium.games.guilds.pieces import DEVELOPMENT, TILES, TURNS
from londinium.kernel.events import Log, stage

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState


def go_on(s: "GuildsState", log: Log) -> None:
    """Nothing is asked: go on with the phase (GOL-ROUND-2)."""
    if s.phase == TURNS:
        next_turn(s, log)
    elif s.phase == TILES:
        resolve.go_on(s, log)
    elif s.phase == DEVELOPMENT:
        develop.go_on(s, log)
    elif s.round == 0 and not s.city:
        set_up.lay_out(s, log)
    else:
        set_up.begin(s, log)


def next_turn(s: "GuildsState", log: Log) -> None:
    """The first in track order among those who have had no turn this round (GOL-ORDER-4, GOL-ORDER-5)."""
    for seat in s.track:
        if not s.acted >> seat & 1:
            turn.begin_turn(s, seat, log)
            return
    if s.players == 1:
        solo.rival(s, log)
    if s.round % s.box.resolve_every[s.players]:  # GOL-ROUND-3, GOL-ROUND-6
        after_tiles(s, log)
        return
    s.phase = TILES
    s.step = resolve.SCAN
    s.scan = 0
    if log is not None:
        log.append(stage("tiles", s.round))


def after_tiles(s: "GuildsState", log: Log) -> None:
    """A development round has its phase now; the others are over (GOL-ROUND-4)."""
    if s.round in s.box.development[s.players]:
        s.phase = DEVELOPMENT
        s.step = 0
    else:
        next_round(s, log)


def next_round(s: "GuildsState", log: Log) -> None:
    """Advance the round marker; the solo game ends after the tiles of its last round (GOL-SOLO-11)."""
    if s.round == s.box.rounds[s.players]:
        scoring.end_game(s, log)
        return
    s.round += 1
    s.acted = 0
    s.phase = TURNS
    if log is not None:
        log.append(stage("round", s.round))
