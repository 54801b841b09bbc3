"""Components by their hash: read, compared with the game as shipped, given as a file; and those that people bring.

What somebody brings is anything: it is read, opened and tried out in a process of its own, within limits of time and
memory, and kept only if games can be played with it. A table is then made with its hash.
"""

from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from londinium.kernel import packs
from londinium.kernel.differences import differences
from londinium.kernel.game import Game
from londinium.kernel.refusal import BadPack, Refused
from londinium.kernel.registry import game as find_game
from londinium.kernel.registry import released
from londinium.players import decide, make
from londinium.server import protocol
from londinium.server.bots import MEMORY
from londinium.server.callers import client_of
from londinium.server.library import TooLong, known_game, library, plain_id
from londinium.server.rates import PACKS
from londinium.server.refusals import Failed, why
from londinium.server.replays import SECONDS
from londinium.server.worker import Caller, worker
from londinium.workshop.owners import witnessed

MAX_PACK = 500_000  # bytes: nine times the largest built-in one, and a record that carries it can still be uploaded
MOST_TOLD = 200  # entries that differ
MOST_DECISIONS = 20_000  # of a game that is tried out; real ones have a thousand or two
LONGEST = 600  # characters of a refusal
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"Cache-Control": "no-cache"}  # the values stay as they are, but more owners may have seen them

T = TypeVar("T")

_json = msgspec.json.Encoder()


# What people bring: `check` runs in a process of the pool, and gives plain data back


class Brought(msgspec.Struct):
    """Components that a game can be played with, as they are kept."""

    info: protocol.PackInfo
    pack: dict[str, Any]


def check(id: str, text: bytes) -> Brought | protocol.Problem:
    """Components that may be played with, or why they may not."""
    own = find_game(id)
    try:
        read = packs.read_pack(text)
        if read.name == own.export()["name"]:  # exported from the shipped ones, corrected, and not renamed
            read = msgspec.structs.replace(read, name=f"{id}, corrected")
        game = find_game(id, msgspec.to_builtins(read))
        if game.data != own.data:
            try_out(game)
    except BadPack as bad:
        return protocol.Problem(error=f"{shortened(str(bad))}.", key="web-refused-pack", args=why(bad, id))
    except MemoryError:
        sentence = f"These components need more memory than {MEMORY >> 20:,} MB; no game does."
        return protocol.Problem(error=sentence, key="web-refused-pack-memory", args={"megabytes": MEMORY >> 20})
    except Exception as error:  # components that fit their form and yet make no game
        kind = type(error).__name__
        sentence = f"No game can be played with these components, though each entry has its form ({kind})."
        return protocol.Problem(error=sentence, key="web-refused-pack-unplayable", args={"why": kind})
    return Brought(pack_info(game.id, game.data, read.name, game.components), game.export())


def shortened(text: str) -> str:
    """A sentence that may quote what somebody wrote, and yet is one."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def try_out(game: Game) -> None:
    """A random game for each number of players, and one of bots: bounds say that it ends, this that it can go on."""
    for players in game.seats:
        for bot in ("random", "greedy") if players == 2 else ("random",):
            try:
                state = game.new(players, 0)
            except Refused:  # this number of players needs an option
                continue
            mind, chance = make(bot), Random(0)
            for _ in range(MOST_DECISIONS):
                if not state.to_act:
                    break
                seat = state.to_act[0]
                state.play(seat, decide(mind, state, seat, chance))
            if not state.over:
                raise BadPack("", "pack-endless", n=MOST_DECISIONS)
            state.outcome()


@post("/api/games/{game:str}/packs", status_code=201, request_max_body_size=MAX_PACK)
async def bring_pack(request: Caller, game: FromPath[str]) -> protocol.PackInfo:
    """Components as one file: checked and kept, so that a table can be made with them, and what differs is told."""
    known_game(game)
    here = worker(request)
    here.rates.take("components", PACKS, client_of(request))
    try:
        text = await request.body()
    except HTTPException as error:
        if error.status_code != 413:
            raise
        sentence = f"The components of a game have at most {MAX_PACK:,} bytes; this file has more."
        raise Failed(413, sentence, "web-refused-pack-large", bytes=MAX_PACK) from None
    try:
        found = await library(request).aside(check, game, text)
    except TooLong:
        sentence = f"A game with these components takes longer than {SECONDS:.0f} seconds to try out; no game does."
        raise Failed(400, sentence, "web-refused-pack-slow", seconds=round(SECONDS)) from None
    if isinstance(found, protocol.Problem):
        raise Failed.of(400, found)
    return await keep(request, found)


async def keep(request: Caller, found: Brought) -> protocol.PackInfo:
    """Keep components that a game can be played with; those who brought the same before are named beside."""
    if len(_json.encode(found.pack)) > MAX_PACK:  # written out in full, with every default
        sentence = f"The components have more than {MAX_PACK:,} bytes, written in full."
        raise Failed(413, sentence, "web-refused-pack-full", bytes=MAX_PACK)
    game, hash = found.info.game, found.info.data
    if hash != find_game(game).data:
        await worker(request).store.bring_pack(game, hash, found.pack, partial(_agreed, game))
    return found.info


def _agreed(game: str, kept: dict[str, Any], brought: dict[str, Any]) -> dict[str, Any]:
    """A pack with the owners of another of the same values, unless that would make it too large."""
    both = {**kept, "files": witnessed(game, kept["files"], brought["files"])}
    return both if len(_json.encode(both)) <= MAX_PACK else kept


# Reading


class Known(msgspec.Struct):
    """Components that are here, read and not opened: a box of somebody's making is made in the pool only."""

    name: str
    files: dict[str, packs.DataFile]


async def components_of(request: Caller, game: str, hash: str) -> Known:
    """The components of this hash: the game's own, those of a release, or those of a table or record with others."""
    own = find_game(known_game(game))
    if hash == own.data:
        return Known(own.export()["name"], own.components)
    source = released(game, hash) or (await library(request).pack(game, hash) if plain_id(hash) else None)
    if source is None:
        raise Failed(404, "There are no such components.", "web-refused-no-components")
    return await read_up(request, _read, game, source)


async def read_up(request: Caller, work: Callable[..., T], *args: Any) -> T:
    """What is worked out about components: in the reading room, where who asks for much pays for it."""
    return await worker(request).tables.reading.run(work, *args)


def _read(game: str, source: packs.PackSource) -> Known:
    try:
        pack = packs.read_pack(source)
        return Known(pack.name, packs.read_files(pack, find_game(game).files))
    except BadPack as bad:
        sentence = f"These components cannot be read: {bad}."
        raise Failed(409, sentence, "web-refused-pack-unreadable", **why(bad, game)) from None


def pack_info(game: str, data: str, name: str, files: dict[str, packs.DataFile]) -> protocol.PackInfo:
    """What differs from the game as shipped, by this release."""
    found = list(differences(find_game(game).components, files))
    told = msgspec.convert(found[:MOST_TOLD], list[protocol.ChangeInfo])
    return protocol.PackInfo(game=game, data=data, name=name, count=len(found), changes=told)


@get("/api/games/{game:str}/components/{hash:str}")
async def read_components(request: Caller, game: FromPath[str], hash: FromPath[str]) -> Response[bytes]:
    """Everything that is played with, for drawing and for reading."""
    if known_game(game) and hash == find_game(game).data:
        return Response(_own_components(game), media_type=MediaType.JSON, headers=FOR_EVER)
    known = await components_of(request, game, hash)
    text = await read_up(request, _components, game, hash, known.name, known.files)
    return Response(text, media_type=MediaType.JSON, headers=ASK_AGAIN)


@cache
def _own_components(game: str) -> bytes:
    return _components(game, find_game(game).data, None, find_game(game).components)


def _components(game: str, data: str, pack: str | None, files: dict[str, packs.DataFile]) -> bytes:
    entries = [protocol.ComponentInfo(**entry) for entry in packs.components(files)]
    plain = packs.export(game, "", files)["files"]
    said = find_game(game).speech.components(files)
    return _json.encode(
        protocol.ComponentsInfo(game=game, data=data, pack=pack, files=plain, entries=entries, said=said)
    )


@get("/api/games/{game:str}/packs/{hash:str}")
async def read_pack(request: Caller, game: FromPath[str], hash: FromPath[str]) -> protocol.PackInfo:
    """How components differ from the game as shipped."""
    known = await components_of(request, game, hash)
    return await read_up(request, pack_info, game, hash, known.name, known.files)


@get("/api/games/{game:str}/packs/{hash:str}/file")
async def read_file(request: Caller, game: FromPath[str], hash: FromPath[str]) -> Response[str]:
    """Components as one file that people can read and correct, and that can be brought again."""
    known = await components_of(request, game, hash)
    text = await read_up(request, lambda: packs.readable(packs.export(game, known.name, known.files)) + "\n")
    headers = {"Content-Disposition": f'attachment; filename="{game}-{hash[:8]}.json"'}
    return Response(text, media_type=MediaType.JSON, headers=headers)


HANDLERS = [bring_pack, read_components, read_pack, read_file]
