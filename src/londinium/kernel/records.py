"""Records: a seed and a list of small numbers. To save, share, resume and check a game is to replay its record."""

import hashlib
import json
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from londinium.kernel.decisions import DIGITS, Decision
from londinium.kernel.game import Game
from londinium.kernel.options import Options
from londinium.kernel.packs import plain
from londinium.kernel.refusal import BadPack, BadRecord, Refusal, Refused
from londinium.kernel.registry import UnknownGame, released
from londinium.kernel.registry import game as find_game
from londinium.kernel.rng import CHANCE, SEEDS
from londinium.kernel.state import State
from londinium.kernel.words import sentence

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
        raise BadRecord(f"This is not a Londinium record: its format should be {json.dumps(FORMAT)}, not {shown}.")
    try:
        read = msgspec.convert(dict(record), Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"The record is damaged: {_plain(error)}.") from None
    if len(read.actions) > MAX_ACTIONS:
        raise BadRecord(f"The record has {len(read.actions):,} actions; no game has more than {MAX_ACTIONS:,}.")
    game = game or _game_of(read)
    if read.version > game.version:
        raise BadRecord(
            f"The record was made by version {read.version} of the rules of {read.game}; "
            f"this Londinium knows versions up to {game.version}. A newer Londinium can replay it."
        )
    try:
        state = game.new(read.players, read.seed, read.options)
    except Refused as refused:
        raise BadRecord(f"The record cannot begin: {refused}") from None
    older = "" if read.version == game.version else f" (made by version {read.version}, replayed by {game.version})"
    checks = Checks()
    for at, (seat, action) in enumerate(read.actions):
        turns = seat == CHANCE and 0 <= action < SEEDS and not state.over
        refusal = state.explain(seat, action) if not turns and action not in state.legal(seat) else None
        if refusal:
            raise BadRecord(
                f"Action {at} (seat {seat}, number {action}) is not allowed{older}: "
                f"{sentence(refusal, game)} ({refusal.rule})",
                at,
                state,
            )
        digest = checks.add(state, seat)
        number = len(checks.digests) - 1
        if digest and read.check and number < len(read.check) and read.check[number] != digest:
            first = at + 1 - CHECK_EVERY
            raise BadRecord(
                f"The record parts from the rules between actions {first} and {at}{older}: what was asked or allowed "
                f"there is no longer the same.",
                at,
                state,
            )
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
            raise BadRecord(
                f"The record was played with components {read.data} of {read.game}, which are neither in it nor here "
                f"(here: {game.data})."
            )
        other = find_game(read.game, pack=kept or read.pack)
    except UnknownGame as error:
        raise BadRecord(f"The record is of another game. {error}") from None
    except BadPack as error:
        raise BadRecord(f"The record's components cannot be used: {error}.") from None
    if other.data != read.data:
        raise BadRecord(f"The record names components {read.data} but carries {other.data}.")
    return other


def _compare(result: Result, state: State, older: str) -> None:
    if not state.over:
        raise BadRecord(f"The record has a result but breaks off: the game is not over{older}.", None, state)
    outcome = state.outcome()
    if result.scores != outcome["scores"] or result.ranking != outcome["ranking"]:
        said, gives = result.scores, outcome["scores"]
        raise BadRecord(f"The record says the scores were {said}, its actions give {gives}{older}.", None, state)


def _plain(error: Exception) -> str:
    text = str(error).replace("`", "'")
    return text[:1].lower() + text[1:]
