"""Nothing hidden is ever sent: whole games, byte by byte, under deals that a seat cannot tell from the real one."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from londinium.kernel.state import State
from londinium.server import gather
from londinium.server.fold import Happened
from londinium.server.live import LiveTable, entries_seen
from londinium.server.refusals import Denied
from londinium.server.rows import EntryRow
from londinium.server.telling import Viewer
from tests.server.playing import PEOPLE, Page, lay, play, worker

GAMES: dict[str, dict[str, Any]] = {
    "next-station": {"powers": True, "objectives": True},
    "toy": {"loans": 1, "hand": 3},
}
SEED = 4_611_686_018_427_387_847  # long enough not to be in a message by accident


def with_state(live: LiveTable, state: State) -> LiveTable:
    """The same table, had the hidden things been dealt so. Its history is the real one: a guess has none to undo."""
    position = live.position.copy()
    assert live.state is not None
    assert live.state.past is not None
    position.state, state.past, state.seed = state, live.state.past.copy(), live.state.seed
    return LiveTable(msgspec.structs.replace(live.row), live.seats, position)


def redealt(live: LiveTable, viewer: Viewer, rng: Random) -> LiveTable:
    assert live.state is not None
    return with_state(live, live.state.guess(viewer, rng))


def told(live: LiveTable, entry: EntryRow, viewer: Viewer) -> tuple[bytes, bytes]:
    """What a seat is sent when an entry is carried out: the whole, or what has changed."""
    before, live.position = live.telling, live.position.copy()
    events = live.position.carry_out(entry)
    entries = entries_seen(live.game, Happened(entry, events), viewer)
    return live.now(viewer, entries, 0.0), live.telling.next(viewer, before, entries, 0.0)


def secrets(live: LiveTable) -> list[bytes]:
    """What gives the game away as long as it runs."""
    assert live.state is not None
    return [str(SEED).encode(), str(live.state.rng).encode(), live.state.fingerprint().encode()]


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_seat_is_sent_does_not_depend_on_what_it_cannot_know(file_url: str, toy: str, game: str) -> None:
    """Before every action of a whole game, everything that a seat does not know is dealt anew.

    The message that shows it the table is the same, byte for byte. The action is then carried out in both deals; if
    the seat cannot tell the two tables apart afterwards either, what it was told of the action is the same as well.
    """
    rng = Random(6)
    compared = dict.fromkeys((*range(3), None), 0)
    async with worker(file_url) as tables:
        for number in range(1 if game == "next-station" else 3):
            await lay(tables.store, 3, id=f"t{number}", game=game, seed=SEED + number, options=GAMES[game])
            live = await tables.get(f"t{number}")
            while live.state is not None and not live.state.over:
                state = live.state
                seat = rng.choice(state.to_act)
                action = rng.choice(state.legal(seat))
                entry = EntryRow(table="table", seq=live.seq + 1, kind="played", seat=seat, action=action, ask=0)
                for viewer in (*range(3), None):
                    twin = redealt(live, viewer, rng)
                    assert twin.now(viewer, [], 0.0) == live.now(viewer, [], 0.0)
                    assert twin.state is not None
                    if action not in twin.state.legal(seat):
                        continue  # in this deal the acting seat could not do that
                    real = with_state(live, state.copy())
                    messages = told(real, entry, viewer), told(twin, entry, viewer)
                    assert real.state is not None
                    if real.state.view(viewer) == twin.state.view(viewer):
                        assert messages[0] == messages[1]
                        compared[viewer] += 1
                await play(tables, live, seat, action)
    assert min(compared.values()) > 25, compared


@pytest.mark.parametrize("game", GAMES)
async def test_no_message_of_a_running_game_holds_seed_fingerprint_generator_or_record(
    file_url: str, toy: str, game: str
) -> None:
    """Three people and a spectator, with everything that can be asked for: previews, reasons, undo, the log."""
    rng = Random(2)
    hidden: set[bytes] = set()
    async with worker(file_url) as tables:
        await lay(tables.store, 3, game=game, seed=SEED, options=GAMES[game])
        live = await tables.get("table")
        pages = [await Page(tables, live, holder).open() for holder in (*PEOPLE[:3], None)]
        replies: list[bytes] = []
        while live.state is not None and not live.state.over:
            hidden |= set(secrets(live))
            with pytest.raises(Denied):
                await gather.record(tables, live)
            seat = rng.choice(live.state.to_act)
            action = rng.choice(live.state.legal(seat))
            said: list[tuple[Page, dict[str, Any]]] = [
                (pages[seat], {"type": "if", "seat": seat, "action": action}),
                (
                    pages[seat],
                    {"type": "why", "seat": seat, "move": live.game.move(rng.randrange(live.game.n_actions))},
                ),
                (pages[seat], {"type": "play", "seat": seat, "ask": live.asks[seat], "action": action, "sure": False}),
                (pages[seat], {"type": "play", "seat": seat, "ask": live.asks[seat], "action": action}),
            ]
            if rng.random() < 0.1:
                said.append((pages[seat], {"type": "undo", "seat": seat, "entry": live.position.undoable(seat) or 0}))
            if rng.random() < 0.05:
                said += [(pages[seat], {"type": "log", "seat": seat}), (pages[3], {"type": "log", "seat": None})]
            replies += [json.dumps(await page.say(message)).encode() for page, message in said]
        everything = replies + [message for page in pages for message in page.sent]
        record = await gather.record(tables, live)
    assert record["seed"] == SEED
    assert len(everything) > 200
    for message in everything:
        assert not [secret for secret in hidden if secret in message]
        assert b'"seed"' not in message
        assert b'"past"' not in message
        assert b'"actions"' not in message
        assert b'"rng"' not in message


async def test_a_preview_tells_nothing_of_what_the_seat_cannot_know(file_url: str, toy: str) -> None:
    """The view after an answer, up to what it would show, is the same in every deal that the seat thinks possible."""
    rng = Random(9)
    async with worker(file_url) as tables:
        await lay(tables.store, 3, game=toy, seed=SEED, options=GAMES["toy"])
        live = await tables.get("table")
        compared = 0
        while live.state is not None and not live.state.over:
            for seat in live.state.to_act:
                for action in live.state.legal(seat):
                    views = []
                    for table in (live, redealt(live, seat, rng), redealt(live, seat, rng)):
                        page = Page(tables, table, PEOPLE[seat])
                        views.append(await page.say({"type": "if", "seat": seat, "action": action}))
                    assert views[0] is not None
                    assert views[0] == views[1] == views[2]
                    compared += 1
            seat = rng.choice(live.state.to_act)
            await play(tables, live, seat, rng.choice(live.state.legal(seat)))
        assert compared > 20


async def test_other_seats_and_spectators_do_not_see_a_hand_or_a_wish(file_url: str, toy: str) -> None:
    """The plain case, by eye: a wish and the two cards of a hand are in the messages of their seat and in no other."""
    async with worker(file_url) as tables:
        await lay(tables.store, game=toy, seed=1, options={"row": False})
        live = await tables.get("table")
        pages = [await Page(tables, live, holder).open() for holder in ("ann", "ben", None)]
        wish = live.game.action({"kind": "wish", "suit": "fish"})
        await play(tables, live, 0, wish)
        mine, *others = [b"".join(page.sent) for page in pages]
        cards = [card.encode() for card in pages[0].now["view"]["hands"][0]]
        assert len(cards) == 2
        assert all(b'"%b"' % card in mine for card in cards)
        assert b'{"kind":"wish","suit":"fish"}' in pages[0].sent[-1]
        for other in others:
            assert not [card for card in cards if b'"%b"' % card in other]
            assert b'"wishes":["fish"' not in other
            assert b'"move":{"kind":"wish","suit":"fish"},"forced"' not in other
