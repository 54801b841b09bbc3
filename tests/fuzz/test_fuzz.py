"""Whatever is said to a server: no error of ours, no stall, no growth; and the fuzzer sees those that there are."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

import londinium
from londinium.server import protocol
from londinium.server.app import make_app
from londinium.server.settings import Settings
from tests.fuzz import bodies, rest
from tests.fuzz.findings import Report
from tests.fuzz.house import Outside, Victim
from tests.fuzz.messages import KINDS, Messages
from tests.fuzz.opening import NOT_SAID, Opening, opening
from tests.fuzz.run import fuzz
from tests.fuzz.values import nearly
from tests.server.test_rates import calling

CHANGING = ("post", "put", "patch", "delete")
_read = msgspec.json.Decoder(protocol.FromBrowser)
SECONDS = 30.0  # `make fuzz` takes ten minutes


def read(text: str | bytes) -> msgspec.Struct | None:
    try:
        message: msgspec.Struct = _read.decode(text)
        return message
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None


def test_every_path_is_in_the_schema() -> None:
    """What is not there would not be fuzzed; the figures are for this machine, and the schema does not tell itself."""
    app = make_app(Settings(store="sqlite://", bots=1))
    paths = set(app.openapi_schema.to_schema()["paths"])
    served = {route.path_format for route in app.routes if type(route).__name__ == "HTTPRoute"}
    unseen = {path for path in served if path not in paths and not path.startswith(("/api/schema", "/assets"))}
    assert unseen == {"/metrics"}


def test_every_kind_of_message_is_said_and_some_of_each_are_understood() -> None:
    messages = Messages(Random(1), lambda _: None)
    said = [messages.next() for _ in range(4_000)]
    understood = Counter(type(one).__struct_config__.tag for text in said if (one := read(text)) is not None)
    assert understood.keys() == KINDS.keys()
    assert min(understood.values()) > 50
    assert 0.2 < understood.total() / len(said) < 0.8, "and some are not"
    again = Messages(Random(1), lambda _: None)
    assert [again.next() for _ in range(100)] == said[:100]


def test_messages_are_about_what_is_there() -> None:
    known = {"seat": 2, "ask": 17, "action": 123, "entry": 16}
    messages = Messages(Random(2), known.get)
    plays = [one for _ in range(2_000) if isinstance(one := read(messages.next()), protocol.Play)]
    assert sum((one.seat, one.ask, one.action) == (2, 17, 123) for one in plays) > len(plays) / 5


def test_doubled_keys_deep_ones_and_broken_texts_are_among_them() -> None:
    messages = Messages(Random(3), lambda _: None)
    said = [messages.next() for _ in range(2_000)]
    texts = [text for text in said if isinstance(text, str)]
    assert any(text.count('"seat":') > 1 for text in texts)
    assert any("[" * 3_000 in text for text in texts)
    assert any(isinstance(text, bytes) for text in said)
    assert any(len(text) > 16_000 for text in texts)


def test_a_request_that_is_nearly_one_differs_at_any_depth() -> None:
    meant = {"edits": [{"id": "guild_01", "value": {"first": [{"op": "vp", "n": 9}]}}], "name": "A box"}
    rng = Random(4)
    said = [nearly(rng, meant) for _ in range(600)]
    assert json.dumps(meant) not in said
    assert nearly(Random(4), meant) == said[0]
    beside = [text for text in said if '"name":"A box"' in text.replace(": ", ":") and '"id":"guild_01"' in text]
    assert any('"op": "vp"' in text or '"op":"vp"' in text for text in beside), "something else in the edit is wrong"
    assert any("vp" not in text for text in beside), "the operation is"


NOT_ALWAYS = (  # carried out: it depends on who sits there
    "POST /api/tables/{id}/join",
    "POST /api/tables/{id}/seats/{seat}",
)


async def say_otherwise(folder: Path) -> None:
    """Each body that is made up, several times and of every game."""
    url = f"sqlite:///{folder / 'tables.db'}"
    app, rng = make_app(Settings(store=url, bots=1, limits=100_000)), Random(5)
    ids: dict[str, str] = {}
    async with app.lifespan(), calling(app, "127.0.0.1") as page:
        for label, otherwise in sorted(bodies.OTHERWISE.items(), key=lambda one: "{id}" in one[0]):
            method, _, where = label.partition(" ")
            said = set()
            for number in range(8):
                path = {"game": londinium.games()[number % 4], "seat": "1", "id": ids.get(where.split("/")[2], "")}
                body = otherwise(rng, path)
                answer = await page.request(method, where.format_map(path), json=body)
                assert answer.is_success or (label in NOT_ALWAYS and answer.status_code < 500), (
                    f"{label} {body}: {answer.text}"
                )
                said.add(json.dumps(body))
                if answer.is_success and (kind := rest.MAKES.get(label)):
                    ids[kind] = answer.json()["id"]
            assert len(said) > 3, f"{label} is said otherwise"
    assert len(ids) == 3


def test_what_a_page_could_have_said_is_carried_out(tmp_path: Path) -> None:
    asyncio.run(say_otherwise(tmp_path))


async def opened_at(folder: Path) -> Opening:
    async with Outside.open() as outside:
        server = Victim(folder, outside)
        try:
            await asyncio.to_thread(server.start)
            return await opening(server, outside)
        finally:
            server.end()


def test_all_that_changes_something_is_reached_as_a_page_says_it(tmp_path: Path) -> None:
    """Every operation that is no reading one is answered with success, or it is named what it would take."""
    opened = asyncio.run(opened_at(tmp_path))
    schema = make_app(Settings(store="sqlite://", bots=1)).openapi_schema.to_schema()["paths"]
    changing = {f"{verb.upper()} {path}" for path, verbs in schema.items() for verb in verbs if verb in CHANGING}
    assert succeeded(opened) | NOT_SAID.keys() == changing
    assert not succeeded(opened) & NOT_SAID.keys()


def succeeded(opened: Opening) -> set[str]:
    return {label for label, _, status in (one.rpartition(" ") for one in opened.statuses) if status.startswith("2")}


def fuzzed(folder: Path, seconds: float, bug: str = "") -> Report:
    return asyncio.run(asyncio.wait_for(fuzz(folder, seconds, 1, bug), seconds + 120))


def test_nothing_that_is_said_to_a_server_makes_it_fail_stall_or_grow(tmp_path: Path) -> None:
    report = fuzzed(tmp_path, SECONDS)
    assert report.findings == []
    assert report.requests > 30
    assert report.carried_out > 1, "some of what was said had nothing wrong in it"
    assert report.messages > 1_000


@pytest.mark.parametrize(
    ("bug", "kinds"), [("raise,error,grow", {"closed", "500", "log", "grown"}), ("stall", {"stall"})]
)
def test_bugs_in_the_server_are_found(tmp_path: Path, bug: str, kinds: set[str]) -> None:
    """A message and a request that fail for one value, something that is kept for ever, a word that holds all up."""
    found: list[str] = []
    for seconds in (10, 40):  # on a busy machine little is said in ten
        (folder := tmp_path / str(seconds)).mkdir()
        found += fuzzed(folder, seconds, bug).findings
        if {finding.partition(":")[0] for finding in found} >= kinds:
            return
    pytest.fail(json.dumps(found, indent=1)[:3000])
