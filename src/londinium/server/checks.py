"""The workshop by REST: what the owner of a box says of each component, kept at every step."""

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from londinium.kernel import packs
from londinium.kernel.registry import game as find_game
from londinium.server import checks_store, protocol, rates
from londinium.server.callers import client_of, holder_of
from londinium.server.library import known_game
from londinium.server.refusals import Failed
from londinium.server.rest import known
from londinium.server.worker import Caller, worker

NO_STORE = {"Cache-Control": "no-store"}
LARGEST = 20_000  # characters of one component, as JSON

Answers = Annotated[list[protocol.BoxChecked], Meta(max_length=100)]


@get("/api/games/{game:str}/check")
async def read_check(request: Caller, game: FromPath[str]) -> Response[protocol.CheckInfo]:
    """How far this browser has come with its box."""
    known_game(game)
    return Response(await checks_store.read(worker(request).store, holder_of(request), game), headers=NO_STORE)


@post("/api/games/{game:str}/check", status_code=200)
async def begin_check(
    request: Caller, game: FromPath[str], data: JSONBody[protocol.OwnedBox]
) -> Response[protocol.CheckInfo]:
    """Say which box one has."""
    known_game(game)
    here = worker(request)
    here.rates.take("boxes", rates.BOXES, client_of(request))
    holder, cookies = known(request)
    return Response(await checks_store.begin(here.store, holder, game, data), cookies=cookies)


@post("/api/games/{game:str}/check/answers", status_code=200)
async def answer_check(request: Caller, game: FromPath[str], data: JSONBody[Answers]) -> protocol.CheckKept:
    """Say of components whether one's own are like them; what is sent twice, or late, changes nothing."""
    lists = {(entry["file"], entry["group"]) for entry in packs.components(find_game(known_game(game)).components)}
    for one in data:
        file, _, rest = one.place.partition("/")
        group, _, id = rest.partition("/")
        if (file, group) not in lists or not id:
            raise Failed(400, f"There is no component {one.place[:80]!r}.", "web-refused-no-component")
        if one.value is not None and len(msgspec.json.encode(one.value)) > LARGEST:
            sentence = f"A component has at most {LARGEST:,} characters; this one has more."
            raise Failed(413, sentence, "web-refused-component-large", most=LARGEST)
    holder, _ = known(request)
    return protocol.CheckKept(answers=await checks_store.answer(worker(request).store, holder, game, data))


@delete("/api/games/{game:str}/check", status_code=200)
async def forget_check(request: Caller, game: FromPath[str]) -> protocol.CheckInfo:
    """Begin again with another box."""
    holder, store = holder_of(request), worker(request).store
    if holder:
        await checks_store.forget(store, holder, known_game(game))
    return await checks_store.read(store, holder, game)


@post("/api/games/{game:str}/check/link", status_code=200)
async def link_check(request: Caller, game: FromPath[str]) -> protocol.Link:
    """A link by which another device goes on with the same box."""
    here = worker(request)
    id = await checks_store.id_of(here.store, holder_of(request), known_game(game))
    if id is None:
        raise Failed(404, "Say first which box you have.", "web-refused-no-check")
    return protocol.Link(path=f"/workshop/{game}?with={here.keys.check(id)}")


@post("/api/checks/{token:str}", status_code=200)
async def take_check(request: Caller, token: FromPath[str]) -> Response[protocol.CheckInfo]:
    """Such a link was opened: this browser goes on from now on."""
    here = worker(request)
    id = here.keys.checked(token)
    holder, cookies = known(request)
    found = await checks_store.take(here.store, holder, id) if id else None
    if found is None:
        raise Failed(404, "This link is not valid.", "web-refused-no-link")
    return Response(found, cookies=cookies)


HANDLERS = (read_check, begin_check, answer_check, forget_check, link_check, take_check)
