"""The development phase: the Plantation, new tiles, the Beadle (GOL-DEV, GOL-PLANT, GOL-BEADLE-3)."""

from typing import TYPE_CHECKING, Final

from londinium.games.guilds import city, effects, resolve, rounds, scoring
from londinium.games.guilds.box import COMPULSORY
from londinium.games.guilds.pieces import to_reserve
from londinium.kernel.events import Log, gain, put, rule, stage
from londinium.kernel.tuples import added, changed

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState

NEGOTIATION: Final = 0
REWARDS: Final = 1
RETURN: Final = 2


def go_on(s: "GuildsState", log: Log) -> None:
    """The next step of the Plantation; then the end of the game, or new tiles and the Beadle (GOL-DEV-1)."""
    if s.step == NEGOTIATION:
        if log is not None:
            log.append(stage("development", s.round))
        s.step = REWARDS
        s.rewarded = tuple(s.track)  # GOL-PLANT-13
        if any(s.plantation):
            resolve.negotiate(s, -1)  # GOL-PLANT-2
    elif s.step == REWARDS:
        s.step = RETURN
        reward(s, log)
    else:
        return_pawns(s, log)
        s.step = 0
        if s.round == s.box.rounds[s.players] or (not s.open and s.players < 3):  # GOL-DEV-2, GOL-LAST-5
            scoring.end_game(s, log)
            return
        add_tiles(s, s.box.added[s.players], log)
        resolve.move_beadle(s, log)  # GOL-BEADLE-3
        rounds.next_round(s, log)


# The Plantation (GOL-PLANT)


def reward(s: "GuildsState", log: Log) -> None:
    """Most pawns: the left reward; second most, or tied for most: the right one (GOL-PLANT-3 to GOL-PLANT-8)."""
    settlers = list(s.plantation)
    if s.players == 1 and s.round in s.box.development[1]:  # GOL-SOLO-10; GOL-LAST-5 may come in another round
        settlers[1] = 1
    order = s.rewarded
    most = max(settlers)
    leaders = [owner for owner in range(len(settlers)) if settlers[owner] == most and most]
    left, right = s.box.side_rewards[s.side]
    rewards: list[tuple[int, int]] = []
    places: dict[str, int] = {}  # who is first and who is second, where that is clear
    if len(leaders) == 1:
        rest = [n if owner != leaders[0] else 0 for owner, n in enumerate(settlers)]
        second = rest.index(max(rest)) if max(rest) and rest.count(max(rest)) == 1 else -1
        rewards = [(leaders[0], left), (second, right)]
        places = {"seat": leaders[0]} if second < 0 else {"seat": leaders[0], "second": second}
    elif leaders:
        rewards = [(seat, right) for seat in order if seat in leaders]  # GOL-PLANT-6, GOL-PLANT-13
    rewards = [(seat, program) for seat, program in rewards if 0 <= seat < s.players]
    s.rewarded = tuple(seat for seat, _ in rewards)
    if log is not None:
        by, why = "GOL-PLANT-15", "empty"
        if most:
            by, why = ("GOL-PLANT-3", "most") if len(leaders) == 1 else ("GOL-PLANT-6", "shared")
        log.append(rule(by, why=why, votes=settlers, **places))
    for seat, program in reversed(rewards):
        s.pending[0].append(effects.Run(seat, program, 0, COMPULSORY, -1))  # GOL-PLANT-16


def return_pawns(s: "GuildsState", log: Log) -> None:
    """Those rewarded return the printed number of pawns, or all they have there (GOL-PLANT-10, GOL-PLANT-12)."""
    for seat in s.rewarded:
        n = min(s.box.returned[s.side], s.plantation[seat])
        if n:
            s.plantation = added(s.plantation, seat, -n)
            if log is not None:
                log.append(gain(seat, "plantation", -n))
            to_reserve(s, seat, n, log)
    s.rewarded = ()
    s.supply += s.planted
    s.planted = 0


# New tiles (GOL-DEV-3 to GOL-DEV-15)


def add_tiles(s: "GuildsState", n: int, log: Log) -> None:
    """Draw tiles and lay them on the next cells of the walk, each with a token (GOL-DEV-11, GOL-DEV-15)."""
    for _ in range(min(n, len(s.stack))):
        lay_tile(s, s.draw(s.stack), log)
    if n:
        replan(s)


def lay_tile(s: "GuildsState", tile: int, log: Log) -> None:
    """Lay a tile, start side up, on the next cell, and put a token on it (GOL-SETUP-7)."""
    x, y = s.box.cells[s.players][len(s.city)]
    s.city += (tile,)
    s.open |= 1 << tile
    s.token = changed(s.token, tile, s.draw(s.purse))
    if log is not None:
        log.append(put(s.box.tiles[tile], "stack", f"{x},{y}"))


def replan(s: "GuildsState") -> None:
    """Find what follows from where the tiles lie now."""
    s.plan = city.plan(s.players, s.box.cells[s.players], s.city, len(s.box.tiles))
