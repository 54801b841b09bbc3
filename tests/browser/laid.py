"""Tables laid in the store, as far played as a test needs them: the same at every run."""

import asyncio
import re
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page

from londinium.kernel.registry import game as find_game
from londinium.kernel.state import State
from londinium.players import decide, make
from londinium.server.changes import ending
from londinium.server.fold import Position
from londinium.server.protocol import BotLevel, Clock, WhenGone
from londinium.server.rows import EntryRow, SeatRow, TableChange, TableRow
from londinium.server.seats import Keys, new_secret
from londinium.server.store import Store

HOLDER = "laid"  # who made the personal links that the people of a test open


class Laid(NamedTuple):
    id: str
    names: list[str]  # of the people
    links: list[str]  # by seat of a person: the personal link
    state: State
    cookie: str  # of somebody who holds the seats of all people

    def made(self, seat: int) -> list[dict[str, Any]]:
        """What was answered for a seat so far."""
        return [dict(self.state.game.move(action)) for who, action in self.state.past or () if who == seat]


def lay(
    store: str,
    *names: str,
    game: str = "next-station",
    bots: Sequence[BotLevel] = (),
    seed: int = 7,
    options: Mapping[str, Any] | None = None,
    until: Callable[[State], bool] = lambda _: True,
    clock: Clock | None = None,
    gone: WhenGone = "bot",
    wrong: bool = False,
    played_by: str = "greedy",
    pack: Mapping[str, Any] | None = None,
) -> Laid:
    """A table of people by their names, and of bots by their levels, that a good player has played so far for all.

    The last seat that owes an answer gives it first, so that bots, who sit behind the people, need not owe one.
    `pack`: with components that somebody brought. `wrong`: one more answer follows that today's rules do not know, as
    after a change of the rules.
    """
    rules, players = find_game(game, pack), len(names) + len(bots)
    row = TableRow(
        id=secrets.token_hex(6),
        game=rules.id,
        version=rules.version,
        data=rules.data,
        options=msgspec.to_builtins(rules.new(players, seed, options or {}).options),
        players=players,
        public=False,
        status="gathering",
        host=HOLDER,
        created=time.time(),
        clock=clock,
        gone=gone,
        corrected=pack is not None,
    )
    held = frozenset({HOLDER})
    seats = [SeatRow(seat=seat, kind="person", name=name, holders=held) for seat, name in enumerate(names)]
    seats += [SeatRow(seat=seat, kind="bot", name="", bot=level) for seat, level in enumerate(bots, len(names))]
    there = Position.before(row, rules)
    bots_at = list(range(len(names), players))
    entries = [EntryRow(table=row.id, seq=1, kind="started", seed=seed, more={"bots": bots_at})]
    there.carry_out(entries[0])
    player, chance = make(played_by), Random(seed)
    while there.state and not until(there.state):
        seat = there.state.to_act[-1]
        action = decide(player, there.state, seat, chance)
        entries.append(
            EntryRow(table=row.id, seq=there.seq + 1, kind="played", seat=seat, ask=there.asks[seat], action=action)
        )
        there.carry_out(entries[-1])
    assert there.state
    if wrong:
        entries.append(
            EntryRow(table=row.id, seq=there.seq + 1, kind="played", seat=0, ask=there.asks[0], action=rules.n_actions)
        )

    async def write() -> Keys:
        open_store = Store.open(store)
        await open_store.add_table(row, seats, pack)
        over = ending(there) if there.over else None
        await open_store.append(*entries, change=TableChange(status=there.status, due=there.due, over=over))
        keys = Keys(await open_store.setting("secret", new_secret))
        await open_store.close()
        return keys

    with ThreadPoolExecutor(1) as thread:  # Playwright has the loop of this one
        keys = thread.submit(asyncio.run, write()).result()
    links = [f"/seat/{keys.link(row.id, seat, HOLDER, 0)}" for seat in range(len(names))]
    return Laid(row.id, list(names), links, there.state, keys.device_of(HOLDER))


def at(round: int, turn: int = 1) -> Callable[[State], bool]:
    """Until this turn of this round begins."""
    return lambda state: (state.view(None)["round"], state.view(None)["turn"]) >= (round, turn)


def last_turn(state: State) -> bool:
    """Until the last turn of the game."""
    view = state.view(None)
    return bool(view["round"] == view["rounds"] and view["last_turn"])


def sit(page: Page, link: str) -> None:
    """Open a personal link, and wait until the seat is taken."""
    page.goto(link)
    page.wait_for_url(re.compile("/t/"))
