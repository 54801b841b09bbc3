"""The workshop's questions that need no memory: forms, order, totals, shares, what is wrong, and a pack made of it.

Whatever somebody sends is opened in a process of its own, within limits of time and memory, as packs are.
"""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from londinium.kernel import packs
from londinium.kernel.refusal import BadPack
from londinium.kernel.registry import game as find_game
from londinium.kernel.registry import kind
from londinium.server import components, protocol
from londinium.server.callers import client_of
from londinium.server.components import MAX_PACK, Brought, components_of, read_up
from londinium.server.library import TooLong, known_game, library
from londinium.server.rates import CHECKS, PACKS
from londinium.server.refusals import Failed, why
from londinium.server.replays import SECONDS
from londinium.server.worker import Caller, worker
from londinium.workshop import checking, forms, merging, order, owners, shares, totals
from londinium.workshop.entries import Edit, Place, edited, plain_files
from londinium.workshop.shares import Shares

MOST_EDITS = 400
Hash = Annotated[str, Meta(max_length=64)]
OfHash = Annotated[Hash | None, QueryParameter(name="data")]
_json = msgspec.json.Encoder()


class CheckRequest(msgspec.Struct, kw_only=True):
    """Entries as somebody has them, on components that are here; `place` is the one that is looked at."""

    data: Hash | None = None
    edits: Annotated[list[Edit], Meta(max_length=MOST_EDITS)]
    place: Place | None = None


class PackRequest(msgspec.Struct, kw_only=True):
    """A box that was compared: what differs, what is exactly so, and whose it is."""

    data: Hash | None = None
    edits: Annotated[list[Edit], Meta(max_length=MOST_EDITS)]
    checked: Annotated[list[Place], Meta(max_length=2_000)]
    owner: packs.Owner
    name: Annotated[str, Meta(min_length=1, max_length=100)]


class MergeRequest(msgspec.Struct, kw_only=True):
    """Two packs, here by their hash or brought as they are, and who was right where both changed an entry.

    A file says who has compared what, also where nothing differs; what is kept here by its hash may be another's.
    """

    ours: Hash | packs.Pack
    theirs: Hash | packs.Pack
    choices: Annotated[dict[str, merging.Side], Meta(max_length=MOST_EDITS)] = {}
    name: Annotated[str, Meta(min_length=1, max_length=100)]


class Checked(msgspec.Struct, kw_only=True):
    problems: list[checking.Problem]
    totals: list[totals.Total]
    said: dict[str, Any]
    good: bool


class MergedInfo(msgspec.Struct, kw_only=True):
    """What two packs changed; what is left to decide, or the pack that both became, as a file and where it is here."""

    compared: list[merging.Compared]
    conflicts: list[merging.Conflict]
    pack: protocol.PackInfo | None = None
    file: dict[str, Any] | None = None
    shares: Shares | None = None


async def _base(request: Caller, game: str, data: str | None) -> dict[str, packs.DataFile]:
    """The components that somebody began with."""
    known = await components_of(request, known_game(game), data or find_game(game).data)
    return known.files


def _answer(document: Any) -> Response[bytes]:
    return Response(_json.encode(document), media_type=MediaType.JSON)


@get("/api/games/{game:str}/workshop/form")
async def read_form(request: Caller, game: FromPath[str]) -> Response[bytes]:
    """The forms of all lists of entries, from the game's own schema."""
    return _answer(await read_up(request, forms.form, known_game(game)))


@get("/api/games/{game:str}/workshop/order")
async def read_order(request: Caller, game: FromPath[str], hash: OfHash = None) -> Response[bytes]:
    """What to look at in the box, the weightiest first."""
    files = await _base(request, game, hash)
    found = await read_up(request, order.order, game, files)
    return _answer({"game": game, "data": hash or find_game(game).data, **found})


@get("/api/games/{game:str}/workshop/totals")
async def read_totals(request: Caller, game: FromPath[str], hash: OfHash = None) -> Response[bytes]:
    """The sums that the rulebook states, beside those of the components."""
    files = await _base(request, game, hash)
    found = await read_up(request, totals.totals, game, files, find_game(game).components)
    return _answer({"game": game, "data": hash or find_game(game).data, "totals": found})


@get("/api/games/{game:str}/workshop/shares")
async def read_shares(request: Caller, game: FromPath[str], hash: OfHash = None) -> Response[bytes]:
    """How many values come from where."""
    files = await _base(request, game, hash)
    own = hash is None or hash == find_game(game).data
    found = await (read_up(request, _own_shares, game) if own else read_up(request, shares.shares, files))
    return _answer({"game": game, "data": hash or find_game(game).data, **found})


@cache
def _own_shares(game: str) -> Shares:
    return shares.shares(find_game(game).components)


@post("/api/games/{game:str}/workshop/check", status_code=200, request_max_body_size=MAX_PACK)
async def check_entries(request: Caller, game: FromPath[str], data: JSONBody[CheckRequest]) -> Checked:
    """What is wrong with edited entries, at their fields; the totals; and what is said of what differs."""
    files = await _base(request, game, data.data)
    worker(request).rates.take("checks", CHECKS, client_of(request))
    base = packs.export(game, "base", files)
    try:
        return await library(request).aside(look, game, base, data.edits, data.place)
    except TooLong:
        raise _too_long() from None


def look(game: str, base: dict[str, Any], edits: list[Edit], place: Place | None) -> Checked:
    """The answer to a check; in a process of the pool."""
    before = packs.read_files(packs.read_pack(base), kind(game).files, kind(game).later)
    problems = checking.check(game, before, edits, place)
    try:
        made = {**base, "files": edited(game, plain_files(before), edits)}
        after = packs.read_files(packs.read_pack(made), kind(game).files, kind(game).later)
    except BadPack:
        return Checked(problems=problems, totals=[], said={}, good=False)
    speech = find_game(game).speech
    old, new = speech.components(before), speech.components(after)
    said = {of: {id: one for id, one in things.items() if old.get(of, {}).get(id) != one} for of, things in new.items()}
    found = totals.totals(game, after, before)
    return Checked(
        problems=problems, totals=found, said={of: one for of, one in said.items() if one}, good=not problems
    )


@post("/api/games/{game:str}/workshop/pack", status_code=201, request_max_body_size=MAX_PACK)
async def make_pack(request: Caller, game: FromPath[str], data: JSONBody[PackRequest]) -> protocol.PackInfo:
    """The components as an owner has them, with who has seen what; kept like a file that somebody brings."""
    files = await _base(request, game, data.data)
    try:
        made = await read_up(request, owners.seen, game, files, data.edits, data.checked, data.owner)
    except BadPack as bad:
        raise _bad(bad, game) from None
    return await components.keep(request, await _tried(request, game, data.name, made))


@post("/api/games/{game:str}/workshop/file", status_code=200, request_max_body_size=MAX_PACK)
async def make_file(request: Caller, game: FromPath[str], data: JSONBody[PackRequest]) -> Response[str]:
    """The same as a file that nobody keeps: who found everything as it is here has seen it too, and can say so."""
    files = await _base(request, game, data.data)
    try:
        made = await read_up(request, owners.seen, game, files, data.edits, data.checked, data.owner)
    except BadPack as bad:
        raise _bad(bad, game) from None
    found = await _tried(request, game, data.name, made)
    headers = {"Content-Disposition": f'attachment; filename="{game}-{data.owner.box}.json"'}
    return Response(packs.readable(found.pack) + "\n", media_type=MediaType.JSON, headers=headers)


@post("/api/games/{game:str}/workshop/merge", status_code=200, request_max_body_size=2 * MAX_PACK + 100_000)
async def merge_packs(request: Caller, game: FromPath[str], data: JSONBody[MergeRequest]) -> MergedInfo:
    """Two packs side by side; and made one, once every conflict has been decided."""
    worker(request).rates.take("checks", CHECKS, client_of(request))
    base = await _base(request, game, None)
    try:
        ours, theirs = [await _side(request, game, one) for one in (data.ours, data.theirs)]
        compared, merged = await read_up(request, _merged, game, base, ours, theirs, data.choices)
    except BadPack as bad:
        raise _bad(bad, game) from None
    if merged["conflicts"]:
        return MergedInfo(compared=compared, conflicts=merged["conflicts"])
    found = await _tried(request, game, data.name, merged["files"])
    pack = packs.read_pack(found.pack)
    told = shares.shares(packs.read_files(pack, kind(game).files, kind(game).later))
    info = await components.keep(request, found)
    return MergedInfo(compared=compared, conflicts=[], pack=info, file=found.pack, shares=told)


Read = dict[str, packs.DataFile]


def _merged(
    game: str, base: Read, ours: Read, theirs: Read, choices: dict[str, merging.Side]
) -> tuple[list[merging.Compared], merging.Merged]:
    merged = merging.merge(game, base, ours, theirs, choices)
    return merging.compare(game, base, ours, theirs), merged


async def _side(request: Caller, game: str, side: str | packs.Pack) -> Read:
    """One of two packs: read, field by field, and not opened."""
    if isinstance(side, str):
        return await _base(request, game, side)
    if side.game != game:
        raise BadPack("", "pack-other-game", name=side.name[:40], its=side.game[:40], game=game)
    return await read_up(request, packs.read_files, side, kind(game).files)


async def _tried(request: Caller, game: str, name: str, files: dict[str, Any]) -> Brought:
    """Components that a game can be played with, or why not."""
    worker(request).rates.take("components", PACKS, client_of(request))
    pack = {"format": "londinium-pack/1", "game": game, "name": name, "files": files}
    try:
        found = await library(request).aside(components.check, game, _json.encode(pack))
    except TooLong:
        raise _too_long() from None
    if not isinstance(found, Brought):
        raise Failed.of(400, found)
    return found


def _bad(bad: BadPack, game: str) -> Failed:
    return Failed(400, f"{components.shortened(str(bad))}.", "web-refused-pack", **why(bad, game))


def _too_long() -> Failed:
    seconds = round(SECONDS)
    sentence = f"A game with these components takes longer than {seconds} seconds to try out; no game does."
    return Failed(400, sentence, "web-refused-pack-slow", seconds=seconds)


HANDLERS = [read_form, read_order, read_totals, read_shares, check_entries, make_pack, make_file, merge_packs]
