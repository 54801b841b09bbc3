"""Records: a seed and a list of small numbers. To save, share, resume and check a game is to replay its record."""

import hashlib
import json
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from londinium.kernel.decisions import DIGITS, Decision
from londinium.kernel.game import Game
from londinium.kernel.options import Options
from londinium.kernel.packs import misread, plain
from londinium.kernel.refusal import BadPack, BadRecord, Refusal, Refused, cited
from londinium.kernel.registry import UnknownGame, released
from londinium.kernel.registry import game as find_game
from londinium.kernel.rng import CHANCE, SEEDS
from londinium.kernel.speech import Line
from londinium.kernel.state import State

FORMAT = "londinium/1"
CHECK_EVERY = 50
MAX_ACTIONS = 100_000


class Result(msgspec.Struct, frozen=True):
    scores: list[int]
    ranking: list[int]


class Record(msgspec.Struct, frozen=True):
    """What stands in a record; fields that are not known here are let through."""

    format: Literal["londinium/1"]
    game: str
    version: int
    data: str
    players: int
    options: dict[str, Any]
    seed: int
    actions: list[tuple[int, int]]
    result: Result | None = None  # when the game is over
    check: list[str] | None = None  # of what was asked and allowed, up to every fiftieth action
    pack: dict[str, Any] | None = None  # the components, when they are not the game's own
    take_backs: Annotated[int, msgspec.Meta(ge=1)] | None = None  # over what was seen, by one who played alone
    hints: Annotated[int, msgspec.Meta(ge=1)] | None = None  # questions to which a person asked the coach
    played_on: Annotated[int, msgspec.Meta(ge=0)] | None = None  # actions that were taken over from another game


class Checks:
    """Digests of what was asked and allowed, one after every fiftieth action."""

    def __init__(self) -> None:
        self.digests: list[str] = []
        self._hash = hashlib.sha256()
        self._count = 0

    def add(self, state: State, seat: int) -> str | None:
        """Take in the decision that a seat is about to make; a digest when one is due. Chance decides nothing here."""
        if seat == CHANCE:
            return None
        self._hash.update(Decision.of(state, seat).text())
        self._count += 1
        if self._count % CHECK_EVERY:
            return None
        self.digests.append(self._hash.hexdigest()[:DIGITS])
        return self.digests[-1]


def unplayed(game: Game, players: int, options: Options, seed: int) -> dict[str, Any]:
    """The record of a game before its first action."""
    own = {"game": game.id, "version": game.version, "data": game.data}
    return {"format": FORMAT, **own, "players": players, "options": plain(options), "seed": seed, "actions": []}


def record(state: State) -> dict[str, Any]:
    """The record of a game, over or not. It gives everything hidden away."""
    game = state.game
    if state.past is None or state.seed is None:
        raise Refused(Refusal("KER-UNDO-3"), game)
    checks = Checks()
    again = game.new(state.players, state.seed, state.options)
    for seat, action in state.past:
        checks.add(again, seat)
        again.play(seat, action)
    made = unplayed(game, state.players, state.options, state.seed)
    made |= {"actions": [[seat, action] for seat, action in state.past], "check": checks.digests}
    if state.over:
        outcome = state.outcome()
        made["result"] = {"scores": outcome["scores"], "ranking": outcome["ranking"]}
    if game.pack is not None:
        made["pack"] = game.export()
    return made


def replay(record: Mapping[str, Any], game: Game | None = None) -> State:
    """The state that a record leads to; BadRecord says what is wrong with it and where.

    `game` is the game to replay it with, when it is not to be looked up by the record's own names.
    """
    if not isinstance(record, Mapping) or record.get("format") != FORMAT:
        shown = json.dumps(record.get("format") if isinstance(record, Mapping) else None)
        raise BadRecord("record-format", format=json.dumps(FORMAT), given=shown)
    try:
        read = msgspec.convert(dict(record), Record)
    except msgspec.ValidationError as error:
        raise BadRecord("record-damaged", why=misread("record", error).line) from None
    if len(read.actions) > MAX_ACTIONS:
        raise BadRecord("record-long", n=len(read.actions), most=MAX_ACTIONS)
    game = game or _game_of(read)
    if read.version > game.version:
        raise BadRecord("record-newer", version=read.version, its=read.game, known=game.version)
    try:
        state = game.new(read.players, read.seed, read.options)
    except Refused as refused:
        raise BadRecord("record-begin", game=game, why=cited(refused.refusal)) from None
    older = _older(read.version, game.version)
    checks = Checks()
    for at, (seat, action) in enumerate(read.actions):
        turns = seat == CHANCE and 0 <= action < SEEDS and not state.over
        refusal = state.explain(seat, action) if not turns and action not in state.legal(seat) else None
        if refusal:
            why = cited(refusal)
            raise BadRecord("record-illegal", at, state, game, seat=seat, action=str(action), older=older, why=why)
        digest = checks.add(state, seat)
        number = len(checks.digests) - 1
        if digest and read.check and number < len(read.check) and read.check[number] != digest:
            first = at + 1 - CHECK_EVERY
            raise BadRecord("record-parts", at, state, first=str(first), older=older)
        state.play(seat, action)
    if read.result:
        _compare(read.result, state, older)
    return state


def _game_of(read: Record) -> Game:
    try:
        game = find_game(read.game)
        if read.data == game.data:
            return game
        kept = released(read.game, read.data)
        if kept is None and read.pack is None:
            raise BadRecord("record-no-components", data=read.data, its=read.game, here=game.data)
        other = find_game(read.game, pack=kept or read.pack)
    except UnknownGame as error:
        raise BadRecord("record-no-game", why=error.line) from None
    except BadPack as error:
        raise BadRecord("record-pack", game=error.game, why=error.line) from None
    if other.data != read.data:
        raise BadRecord("record-carries", data=read.data, carries=other.data)
    return other


def _compare(result: Result, state: State, older: "Line | str") -> None:
    if not state.over:
        raise BadRecord("record-open", None, state, older=older)
    outcome = state.outcome()
    if result.scores != outcome["scores"] or result.ranking != outcome["ranking"]:
        said, gives = str(result.scores), str(outcome["scores"])
        raise BadRecord("record-scores", None, state, said=said, gives=gives, older=older)


def _older(made: int, now: int) -> "Line | str":
    """Which rules made a record, where others replay it."""
    return "" if made == now else {"key": "record-older", "args": {"made": made, "now": now}}
