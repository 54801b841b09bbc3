"""What pages say, as they say it: the requests with which a run begins, and which it then repeats with small changes.

Made up from a schema alone, a game, an option or a component is hardly ever one that is there, and what lies behind the
first check is never reached. So a few people do here, in order, all that a page can ask for; each of it must succeed.
"""

import asyncio
import re
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec

import londinium
from tests.fuzz.house import Outside, Victim
from tests.server.people.authenticator import Authenticator
from tests.server.process import Browser

RECORD = next(Path(__file__).parents[1].glob("records/next-station/*.json"))
CLOCK = {"time": 600, "increment": 5}
WHEN = {"language": "en", "zone": "Europe/London", "quiet": {"start": 1320, "end": 420}}
TILE = {"file": "guild_tiles", "group": "guild_tiles", "id": "guild_01"}
OWNER = {"edition": "first", "language": "English", "year": 2016}
NOT_SAID = {
    "POST /api/tables/{id}/go-on": "a newer version must have changed the rules of a running game",
    "POST /api/tables/{id}/end": "the same",
    "POST /api/tables/{id}/unclock": "the time of somebody who plays alone must be out",
    "POST /api/tables/{id}/time-out": "the same",
    "POST /reminders/off/{token}": "a reminder must have come",
    "POST /api/contests/{game}/again": "one's own attempt of today must be over",
}


class Said(msgspec.Struct):
    """A request that a page made, and by which browser."""

    label: str  # of the operation
    path: dict[str, str]
    body: Any
    cookie: str


class Opening:
    """Says things, and remembers them."""

    def __init__(self, server: Victim) -> None:
        self.said: list[Said] = []
        self.statuses: Counter[str] = Counter()
        self.url = server.url

    async def say(self, browser: Browser, label: str, body: Any = None, **path: Any) -> Any:
        """What the server answers; a page is not refused what it offers."""
        method, _, where = label.partition(" ")
        content = None if body is None else msgspec.json.encode(body)
        headers = {"Origin": self.url} | ({"Content-Type": "application/json"} if content else {})
        answer = await browser.http.request(method, where.format_map(path), content=content, headers=headers)
        self.statuses[f"{label} {answer.status_code}"] += 1
        assert answer.is_success, f"{label} as a page says it: {answer.status_code} {answer.text[:300]}"
        named = {name: str(value) for name, value in path.items()}
        self.said.append(Said(label, named, body, str(browser.cookie or "")))
        return answer.json()


async def opening(server: Victim, outside: Outside) -> Opening:
    """Everything that changes something, by people of its own, who are not the fuzzer's other browsers."""
    here = Opening(server)
    async with AsyncExitStack() as stack:
        ann, ben, cat, dan = [await stack.enter_async_context(Browser(server)) for _ in range(4)]
        await tables(here, ann, ben, cat)
        await replays(here, ann)
        await boxes(here, ann, ben)
        await tournaments(here, ann, ben, cat, dan)
        await finding(here, ann)
        await reminders(here, ben, outside)
        await profiles(here, ann, ben, cat, dan)
    return here


async def tables(here: Opening, ann: Browser, ben: Browser, cat: Browser) -> None:
    wanted = {"game": "london", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]}
    id = (await here.say(ann, "POST /api/tables", wanted | {"public": True, "clock": CLOCK, "gone": "end"}))["id"]
    await here.say(ann, "POST /api/tables/{id}/seats/{seat}", {"kind": "bot", "bot": "easy"}, id=id, seat=2)
    await here.say(ben, "POST /api/tables/{id}/join", {"name": "Ben", "seat": 1}, id=id)
    await here.say(ann, "POST /api/tables/{id}/start", id=id)
    seat = {"id": id, "seat": 2}
    await here.say(ann, "POST /api/tables/{id}/seats/{seat}/invitation", **seat)
    await here.say(ann, "DELETE /api/tables/{id}/seats/{seat}/invitation", **seat)
    path = (await here.say(ann, "POST /api/tables/{id}/seats/{seat}/invitation", **seat))["path"]
    join = {"name": "Cat", "invitation": path.rpartition("=")[2]}
    await here.say(cat, "POST /api/tables/{id}/join", join, id=id)
    link = await here.say(cat, "POST /api/tables/{id}/seats/{seat}/link", **seat)
    await here.say(cat, "POST /api/links/{token}", token=link["path"].rpartition("/")[2])
    await here.say(cat, "DELETE /api/tables/{id}/seats/{seat}/link", **seat)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    practice = {"game": "dei", "seats": seats, "practice": True, "start": True}
    id = (await here.say(ann, "POST /api/tables", practice))["id"]
    await here.say(ann, "POST /api/tables/{id}/seats/{seat}/leave", id=id, seat=0)
    await here.say(ann, "POST /api/tables/{id}/seats/{seat}/back", id=id, seat=0)
    for game in londinium.games():
        await here.say(ann, "POST /api/games/{game}/options", {"players": 2, "options": {}}, game=game)
    await here.say(ann, "POST /api/contests/{game}", game="next-station")


async def replays(here: Opening, ann: Browser) -> None:
    record = msgspec.json.decode(RECORD.read_bytes())
    id = (await here.say(ann, "POST /api/records", record))["id"]
    await here.say(ann, "POST /api/replays/{id}/play-on", {"at": 3, "seat": 0, "future": "other"}, id=id)
    await here.say(ann, "POST /api/replays/{id}/analysis", id=id)
    bots = {"game": "next-station", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}], "start": True}
    id = (await here.say(ann, "POST /api/tables", bots))["id"]
    async with ann.page(id) as page:
        while not (now := await page.now(0))["result"]:
            if now["ask"]:
                said = {"type": "play", "seat": 0, "ask": now["ask"]["id"], "action": now["legal"][0]["action"]}
                await page.say(said)
            await page.until(lambda: page.nows[0] is not now)
    await here.say(ann, "POST /api/tables/{id}/rematch", id=id)


async def boxes(here: Opening, ann: Browser, ben: Browser) -> None:
    """Of Guilds of London: what the owners of two boxes correct, and what comes of both."""
    game = {"game": "guilds"}
    entry = londinium.game("guilds").export()["files"]["guild_tiles"]["entries"][0]
    value = {name: one for name, one in entry.items() if name != "provenance"}
    edits = [{**TILE, "value": {**value, "name": "The Mercers"}}]
    await here.say(ann, "POST /api/games/{game}/workshop/check", {"edits": edits, "place": TILE}, **game)
    asked = {"checked": [TILE], "name": "A box"}
    packs = []
    for box, own in (("ann", edits), ("ben", [])):
        wanted = asked | {"edits": own, "owner": {**OWNER, "box": box}}
        packs.append(await here.say(ann, "POST /api/games/{game}/workshop/file", wanted, **game))
        if own:
            await here.say(ann, "POST /api/games/{game}/workshop/pack", wanted, **game)
    both = {"ours": packs[0], "theirs": packs[1], "choices": {}, "name": "Both"}
    await here.say(ann, "POST /api/games/{game}/workshop/merge", both, **game)
    await here.say(ann, "POST /api/games/{game}/packs", packs[0], **game)
    await here.say(ann, "POST /api/games/{game}/check", OWNER, **game)
    answers = [{"place": "/".join(TILE.values()), "answer": "different", "at": 1.8e9, "value": value}]
    await here.say(ann, "POST /api/games/{game}/check/answers", answers, **game)
    link = await here.say(ann, "POST /api/games/{game}/check/link", **game)
    await here.say(ben, "POST /api/checks/{token}", token=link["path"].partition("?with=")[2])
    await here.say(ann, "DELETE /api/games/{game}/check", **game)


async def tournaments(here: Opening, *people: Browser) -> None:
    ann = people[0]
    wanted = {"game": "guilds", "clock": CLOCK, "title": "Whitsun", "rounds": 2, "wait": 5, "system": "swiss"}
    id = (await here.say(ann, "POST /api/tournaments", wanted))["id"]
    for name, one in zip(("Ann", "Ben", "Cat", "Dan"), people, strict=True):
        await here.say(one, "POST /api/tournaments/{id}/enter", {"name": name}, id=id)
    await here.say(ann, "POST /api/tournaments/{id}/start", id=id)
    await here.say(ann, "POST /api/tournaments/{id}/sit", id=id)
    await here.say(ann, "POST /api/tournaments/{id}/players/{number}/out", id=id, number=4)


async def finding(here: Opening, ann: Browser) -> None:
    wanted = {"game": "next-station", "players": 2, "pace": "live", "name": "Ann"}
    for end in ("POST /api/find/bot", "DELETE /api/find"):
        await here.say(ann, "POST /api/find", wanted)
        await here.say(ann, "POST /api/find/look")
        await here.say(ann, end)


async def reminders(here: Opening, ben: Browser, outside: Outside) -> None:
    await here.say(ben, "POST /api/reminders/push", {**outside.push.subscription, "when": WHEN})
    await here.say(ben, "POST /api/reminders/mail", {"address": "ben@example.org", "when": WHEN})
    await here.say(ben, "POST /api/reminders", WHEN)
    async with asyncio.timeout(20):
        while not outside.mails.mails:
            await asyncio.sleep(0.02)
    confirm = re.search(r"/reminders/confirm/(\S+)", outside.mails.mails[0].get_content())
    assert confirm
    await here.say(ben, "POST /reminders/confirm/{token}", token=confirm[1])
    await here.say(ben, "DELETE /api/reminders/push")
    await here.say(ben, "DELETE /api/reminders/mail")


async def profiles(here: Opening, ann: Browser, ben: Browser, cat: Browser, dan: Browser) -> None:
    """Ann has a name, and two more devices: Ben's by a link, Cat's by a passkey."""
    await here.say(ann, "POST /api/profile", {"name": "Inigo", "sign": "raven"})
    await here.say(ann, "POST /api/profile/shows", {"rating": "all", "games": "met", "figures": "none"})
    link = await here.say(ann, "POST /api/profile/link")
    await here.say(ben, "POST /api/profile/links", {"token": link["path"].partition("#")[2], "join": True})
    await here.say(ann, "DELETE /api/profile/link")
    device = Authenticator(here.url)
    made = device.make((await here.say(ann, "POST /api/profile/passkeys/new"))["options"])
    await here.say(ann, "POST /api/profile/passkeys", {"credential": made})
    signed = device.sign((await here.say(cat, "POST /api/profile/passkeys/ask"))["options"])
    await here.say(cat, "POST /api/profile/passkeys/use", {"credential": signed})
    await here.say(ann, "DELETE /api/profile/passkeys")
    await here.say(dan, "POST /api/profile", {"name": "Wren"})
    await here.say(dan, "DELETE /api/profile")
    await here.say(dan, "DELETE /api/profile/everything")
