"""What is read beside play: games, rules, lessons, replays and records."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from londinium.kernel import lessons, packs, words
from londinium.kernel.options import option_list
from londinium.kernel.registry import data, games, info, kind, problems, sources
from londinium.kernel.registry import game as find_game
from londinium.server import protocol, replays, shelf
from londinium.server.bots import Broken, levels
from londinium.server.callers import client_of, holder_of
from londinium.server.live import LiveTable, table_info
from londinium.server.people import contests
from londinium.server.rates import UPLOADS, Account
from londinium.server.refusals import Denied, Failed, why
from londinium.server.replays import MAX_FRAMES, MAX_RECORD, SECONDS, Played, Viewer
from londinium.server.shelf import Shelf
from londinium.server.story import reread_story
from londinium.server.tables import Tables
from londinium.server.worker import Caller, worker

MOST_ASIDE = 5  # records and components of one client that are looked at or wait for it
ALL_ASIDE = 50  # of all clients
LESSON = "lesson-"  # the id of a lesson's replay begins so

T = TypeVar("T")


class TooLong(Exception):
    """Work in the pool took longer than it may, or its process broke."""


class Source(msgspec.Struct, kw_only=True):
    """A game that may be looked at again, and by whom."""

    id: str
    viewers: list[Viewer]
    seat: Viewer
    live: LiveTable | None = None  # a table of this server, …
    played: Played | None = None  # … or a game that can be folded here, …
    text: str | None = None  # … or a record from elsewhere


class Library:
    """Replays and records: where they are, and who may read them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self._pool = tables.pool
        self._shelf = Shelf()
        self._aside: Counter[str] = Counter()  # by client

    # Records

    async def keep(self, text: bytes) -> str:
        """Verify a record and keep it; its id."""
        try:
            found = await self.aside(replays.verify, text)
        except TooLong:
            raise too_slow(400) from None
        if isinstance(found, protocol.Problem):
            raise Failed.of(400, found)
        await self.store.keep_record(found.id, found.game, found.data, found.foreign, found.text)
        return found.id

    async def record(self, id: str) -> dict[str, Any]:
        """A kept record, or a lesson's."""
        if id.startswith(LESSON) and lessons.game_of(id.removeprefix(LESSON)):
            return lessons.lesson(id.removeprefix(LESSON)).record
        text = await self.store.record(id) if plain_id(id) else None
        if text is None:
            raise Failed(404, "There is no such record.", "web-refused-no-record")
        return dict(msgspec.json.decode(text))

    async def aside(self, function: Callable[..., T], *args: Any) -> T:
        """What a function makes of something from elsewhere, in a process of its own; TooLong if it does not end."""
        account = Account.current()
        client = account.client if account else ""
        if account:
            account.check_aside()
        own = self._aside[client] >= MOST_ASIDE
        if own or self._aside.total() >= ALL_ASIDE:
            status = 409 if own else 503
            raise Failed(status, "Too much is being looked at just now; try again soon.", "web-refused-busy")
        self._aside[client] += 1
        spent: list[float] = []
        try:
            return await self._pool.run(function, *args, seconds=SECONDS, client=client, spent=spent)
        except (TimeoutError, Broken):
            raise TooLong from None
        finally:
            if account:
                account.charge(aside=sum(spent))
            self._aside[client] -= 1
            if not self._aside[client]:
                del self._aside[client]

    # Replays

    async def source(self, id: str, seat: str | None, holder: str | None) -> Source:
        """A replay by its id: a lesson, a table of this server, or a record from elsewhere."""
        if id.startswith(LESSON) and lessons.game_of(id.removeprefix(LESSON)):
            played = lesson_played(id.removeprefix(LESSON))
            source = Source(id=id, viewers=_everybody(played.players), seat=None, played=played)
        elif not plain_id(id):
            raise Failed(404, "There is no such replay.", "web-refused-no-replay")
        else:
            text = await self.store.record(id)
            if text is not None:
                players = msgspec.json.decode(text)["players"]
                source = Source(id=id, viewers=_everybody(players), seat=None, text=text)
            else:
                source = await self._of_table(id, holder)
        return _seen_by(source, seat)

    async def _of_table(self, id: str, holder: str | None) -> Source:
        """A running game shows a seat's view to those who hold the seat, and nothing to others."""
        try:
            live = await self.tables.fresh(id)
        except KeyError:
            raise Failed(404, "There is no such replay.", "web-refused-no-replay") from None
        await contests.check_open(self.tables, live, holder)
        if live.state is None:
            raise Denied("not-started", "This table has not started yet.", "web-refused-not-started")
        held: list[Viewer] = [*live.held_by(holder)]
        viewers = _everybody(live.row.players) if live.row.status == "over" else held
        if not viewers:
            sentence = "The game still runs: only those who sit at the table can look back at it."
            raise Failed(403, sentence, "web-refused-replay")
        seat = held[0] if held else None
        played = Played.of(live.state, runs=live.row.status != "over")
        return Source(id=id, viewers=viewers, seat=seat, live=live, played=played)

    async def info(self, id: str, source: Source, holder: str | None) -> protocol.ReplayInfo:
        if source.text is not None:
            return await self._info_of_record(id, source)
        played, live = source.played, source.live
        assert played is not None
        game = played.game
        row = live.row if live else None
        over = row is None or row.status == "over"
        people = table_info(row, live.seats, holder).seats if row and live else []
        found = await self.tables.reading.run(self._shelf.outline, id, played, source.seat)
        return protocol.ReplayInfo(
            id=id,
            game=game.id,
            data=game.data,
            pack=game.pack.name if game.pack else None,
            corrected=row.corrected if row else False,
            version=row.version if row else game.version,
            rules=game.version,
            players=played.players,
            options=packs.plain(played.options),
            table=row.id if row else None,
            people=people,
            over=over,
            result=found.result,
            recorded=None,
            parting=None,
            record=None if not over else f"/api/tables/{id}/record" if row else f"/api/records/{id}",
            seats=source.viewers,
            seat=source.seat,
            take_backs=live.position.take_backs if live else 0,
            hints=live.position.hints if live else 0,
            played_on=live.position.played_on if live else None,
            count=found.count,
            marks=found.marks,
            moves=found.moves,
        )

    async def _info_of_record(self, id: str, source: Source) -> protocol.ReplayInfo:
        assert source.text is not None
        record = msgspec.json.decode(source.text)
        found = await self._reread(replays.reread, source.text, source.seat)
        return protocol.ReplayInfo(
            id=id,
            game=record["game"],
            data=record["data"],
            pack=found.pack,
            corrected="pack" in record,
            version=record["version"],
            rules=found.rules,
            players=record["players"],
            options=record["options"],
            table=None,
            people=[],
            over=True,
            result=None if found.parting else found.outline.result,
            recorded=found.recorded,
            parting=found.parting,
            record=f"/api/records/{id}",
            seats=source.viewers,
            seat=source.seat,
            take_backs=record.get("take_backs", 0),
            hints=record.get("hints", 0),
            played_on=record.get("played_on"),
            count=found.outline.count,
            marks=found.outline.marks,
            moves=found.outline.moves,
        )

    async def frames(self, source: Source, start: int, count: int) -> bytes:
        """Some steps of a replay, as JSON."""
        reading = self.tables.reading
        if source.played is not None:
            return await reading.run(self._shelf.frames, source.id, source.played, source.seat, start, count)
        found: list[bytes] = []
        for page in shelf.pages(start, count):
            key = source.id, source.seat, page
            kept = self._shelf.page(key)
            if kept is None:
                made = await self._reread(
                    replays.reread_frames, source.text, source.seat, page * MAX_FRAMES, MAX_FRAMES
                )
                kept = await reading.run(self._shelf.put, key, made)
            found += kept
        return shelf.cut(found, start, count)

    async def story(self, source: Source) -> protocol.Story:
        """How a game that is over came to its result."""
        if source.text is not None:
            return await self._reread(reread_story, source.text)
        if source.live is not None and source.live.row.status != "over":
            raise Failed(403, "The game still runs: its story is told when it is over.", "web-refused-story")
        assert source.played is not None
        return await self.tables.reading.run(self._shelf.story, source.id, source.played)

    async def asked(self, source: Source, at: int, seat: int) -> protocol.AskedThen | None:
        """What a seat was asked at a step of a game that is over, and what it could have answered."""
        if source.text is not None:
            return await self._reread(replays.reread_asked, source.text, at, seat)
        assert source.played is not None
        return await self.tables.reading.run(replays.asked_at, source.played, at, seat)

    async def played(self, source: Source) -> Played:
        """What a game is folded from, here: not with components that came in a record from elsewhere."""
        if source.played is not None:
            return source.played
        assert source.text is not None
        record = msgspec.json.decode(source.text)
        if "pack" in record:
            sentence = "This record has components of its own; bring them as a file to play with them."
            raise Failed(409, sentence, "web-refused-play-on-pack")
        await self._reread(replays.still_holds, source.text)  # within its limits, before it is folded here
        return (await self.tables.reading.run(replays.reopen, record))[0]

    async def _reread(self, function: Callable[..., T], *args: Any) -> T:
        """A record that held when it was kept may no longer do so under the rules of today."""
        try:
            return await self.aside(function, *args)
        except TooLong:
            raise too_slow(409) from None
        except ValueError as error:
            sentence = f"The record can no longer be replayed: {error}"
            raise Failed(409, sentence, "web-refused-record-changed", **why(error)) from None

    # Components

    async def pack(self, game: str, data: str) -> dict[str, Any] | None:
        """Components that are not the game's own, as a table or a record brought them."""
        kept = await self.store.pack(game, data)
        if kept is not None:
            return kept
        text = await self.store.record_with(game, data)
        return None if text is None else dict(msgspec.json.decode(text)["pack"])


def too_slow(status: int) -> Failed:
    sentence = f"The record took longer than {SECONDS:.0f} seconds to replay; no game does."
    return Failed(status, sentence, "web-refused-record-slow", seconds=round(SECONDS))


def plain_id(id: str) -> bool:
    """Whether the store can be asked for it: PostgreSQL would not even look for some strings."""
    return id.isascii() and id.isalnum() and len(id) <= 40


def _everybody(players: int) -> list[Viewer]:
    return [None, *range(players)]


def _seen_by(source: Source, seat: str | None) -> Source:
    """The same, through the eyes that were asked for."""
    if seat is None:
        return source
    if seat != "none" and not (seat.isascii() and seat.isdecimal() and len(seat) < 3):
        raise HTTPException("`seat` should be the number of a seat, from 0 on, or “none”.", status_code=400)
    viewer = None if seat == "none" else int(seat)
    if viewer not in source.viewers:
        raise Failed(403, "This replay is not shown through the eyes of that seat.", "web-refused-viewer")
    return msgspec.structs.replace(source, seat=viewer)


@cache
def lesson_played(id: str) -> Played:
    return Played.of(lessons.check(lessons.lesson(id), find_game(lessons.game_of(id) or "")))


def library(request: Request[Any, Any, Any]) -> Library:
    found: Library = request.app.state.library
    return found


def known_game(game: str) -> str:
    if game not in games():
        raise Failed(404, "There is no such game.", "web-refused-no-game")
    return game


def known_language(language: str) -> str:
    if language not in words.LANGUAGES:
        raise HTTPException(f"The languages are {', '.join(words.LANGUAGES)}.", status_code=400)
    return language


# Games and rules

Language = Annotated[str, QueryParameter(max_length=10)]


@get("/api/games", cache=True)
async def read_games() -> list[protocol.GameInfo]:
    """Every game, with its options; its components are read on their own."""
    return [
        protocol.GameInfo(
            id=id,
            min_players=kind(id).seats.start,
            max_players=kind(id).seats.stop - 1,
            options=[dict(option) for option in option_list(kind(id).options)],
            data=data(id),
            board=f"/boards/{id}/index.js" if info(id).board else None,
            lesson=id in lessons.lessons_of(id),
            lessons=list(lessons.lessons_of(id)),
            offers=[
                protocol.Offer(name=one.name, options=dict(one.options), players=one.players) for one in kind(id).offers
            ],
            levels=levels(kind(id)),
            sources=sources(id),
        )
        for id in games()
    ]


@get("/api/left-out")
async def read_left_out(lang: Language = "en") -> list[str]:
    """The games that packages announce but that cannot be played, each with the reason, in sentences."""
    known_language(lang)
    return [words.left_out(problem, lang, detail=False) for problem in problems()]


@get("/api/games/{game:str}/words/{lang:str}", media_type=MediaType.TEXT)
async def read_words(game: FromPath[str], lang: FromPath[str]) -> str:
    """The Fluent files of a game and its rules; empty where it lacks the language, or is no longer installed."""
    return "\n".join(file.read_text("utf-8") for file in words.words_of(game, known_language(lang)))


def _rules_key(request: Request[Any, Any, Any]) -> str:
    """Made-up queries take no memory."""
    language = request.query_params.get("lang", "en")
    return f"{request.url.path}?{language if language in words.LANGUAGES else ''}"


@get("/api/rules/{game:str}", cache=True, cache_key_builder=_rules_key)
async def read_rules(game: FromPath[str], lang: Language = "en") -> list[protocol.ChapterInfo]:
    """The rules of a game (or of the table, `kernel`) by chapter, in the language asked for where it has them."""
    if game != "kernel":
        known_game(game)
    return rules_in(game, known_language(lang))


def rules_in(game: str, language: str) -> list[protocol.ChapterInfo]:
    own = words.bundle(game, language)

    def told(rule: str) -> protocol.RuleInfo:
        there = own.has_message(rule) and own.get_message(rule).value is not None
        said = language if there else "en"
        ruling = f"{rule}.ruling"
        return protocol.RuleInfo(
            id=rule,
            text=words.say(game, rule, language=said),
            lang=said,
            no=words.has(game, f"{rule}.no"),
            ruling=words.say(game, ruling, language=said) if words.has(game, ruling, said) else None,
            option=_option_of(game, rule),
        )

    return [
        protocol.ChapterInfo(title=title, rules=[told(rule) for rule in rules])
        for title, rules in words.chapters(game, language).items()
    ]


def _option_of(game: str, rule: str) -> str | None:
    """The option that a rule belongs to: the option's schema names the series of its rules."""
    if game == "kernel":
        return None
    for option in option_list(kind(game).options):
        if rule.rpartition("-")[0] in option["schema"].get("rules", ()):
            return option["name"]
    return None


# Lessons


@get("/api/lessons/{id:str}")
async def read_lesson(id: FromPath[str]) -> protocol.LessonInfo:
    """A guided game: the first one of a game by the game's id, others by their own."""
    game = lessons.game_of(id)
    if game is None:
        raise Failed(404, "There is no such lesson.", "web-refused-no-lesson")
    lesson = lessons.lesson(id)
    return protocol.LessonInfo(
        id=id,
        game=game,
        lessons=list(lessons.lessons_of(game)),
        replay=f"{LESSON}{id}",
        notes=[msgspec.convert(note, protocol.NoteInfo, from_attributes=True) for note in lesson.notes],
        practice=msgspec.convert(msgspec.to_builtins(lesson.practice), protocol.PracticeInfo),
    )


@get("/api/lessons/{id:str}/words/{lang:str}", media_type=MediaType.TEXT)
async def read_lesson_words(id: FromPath[str], lang: FromPath[str]) -> str:
    """The Fluent file of a guided game, empty where it lacks the language."""
    game = lessons.game_of(id)
    if game is None:
        raise Failed(404, "There is no such lesson.", "web-refused-no-lesson")
    file = info(game).words / known_language(lang) / "lessons" / f"{id}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


# Replays and records

SeatAsked = Annotated[str | None, QueryParameter(max_length=10)]


@get("/api/replays/{id:str}")
async def read_replay(request: Caller, id: FromPath[str], seat: SeatAsked = None) -> Response[protocol.ReplayInfo]:
    """A game to look at again, through the eyes of a seat, or of a spectator (`none`)."""
    holder = holder_of(request)
    source = await library(request).source(id, seat, holder)
    return Response(await library(request).info(id, source, holder), headers={"Cache-Control": "no-store"})


@get("/api/replays/{id:str}/frames", responses={200: ResponseSpec(list[protocol.Frame], description="The steps")})
async def read_frames(
    request: Caller,
    id: FromPath[str],
    seat: SeatAsked = None,
    start: Annotated[int, QueryParameter(ge=0)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MAX_FRAMES)] = MAX_FRAMES,
) -> Response[bytes]:
    """Steps of a replay, whole."""
    source = await library(request).source(id, seat, holder_of(request))
    text = await library(request).frames(source, start, count)
    return Response(text, media_type=MediaType.JSON, headers={"Cache-Control": "no-store"})


@get("/api/replays/{id:str}/story")
async def read_story(request: Caller, id: FromPath[str]) -> Response[protocol.Story]:
    """How a game that is over came to its result: the scores over time, the turn that decided, what points are for."""
    source = await library(request).source(id, None, holder_of(request))
    return Response(await library(request).story(source), headers={"Cache-Control": "no-store"})


@post("/api/records", status_code=201, request_max_body_size=MAX_RECORD)
async def keep_record(request: Caller) -> protocol.Kept:
    """A record from elsewhere: verified, then kept for anyone with the link to it."""
    here = library(request)
    worker(request).rates.take("records", UPLOADS, client_of(request))
    try:
        text = await request.body()
    except HTTPException as error:
        if error.status_code != 413:
            raise
        sentence = f"A record has at most {MAX_RECORD:,} bytes; this one has more."
        raise Failed(413, sentence, "web-refused-record-large", bytes=MAX_RECORD) from None
    return protocol.Kept(id=await here.keep(text))


@get("/api/records/{id:str}")
async def read_kept_record(request: Caller, id: FromPath[str]) -> Response[dict[str, Any]]:
    """A record, to be taken elsewhere."""
    record = await library(request).record(id)
    return Response(record, headers={"Content-Disposition": f'attachment; filename="{record["game"]}-{id}.json"'})


HANDLERS = (
    read_games,
    read_left_out,
    read_words,
    read_rules,
    read_lesson,
    read_lesson_words,
    read_replay,
    read_frames,
    read_story,
    keep_record,
    read_kept_record,
)
