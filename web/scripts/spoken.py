"""What a game says over all its recorded games, as the server sends it and as the terminal words it in every language.

    python web/scripts/spoken.py GAME    JSON on standard output, for `tests/spoken.test.ts`

Each thing said stands there once: an answer, an event, how far the game has come, what the numbers of a standing are
called, or a line under the result, with the terminal's words for it. Beside it stand the middle and the end of every
record as the last seat sees them, with what the position is worth; `tests/test_terminal_standings.py` looks at the
same.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import londinium
from londinium.kernel import packs, speech
from londinium.kernel.game import Game
from londinium.kernel.state import State
from londinium.kernel.words import LANGUAGES
from londinium.server.telling import answers
from londinium.terminal.words import TERMINAL

RECORDS = Path(__file__).resolve().parents[2] / "tests" / "records"
NAMES = ["Anna", "Олег", "Ève", "Jan-Krzysztof"]


def main() -> None:
    game = londinium.game(sys.argv[1])
    found = {json.dumps(one, sort_keys=True): one for record in records(game) for one in said(game, record)}
    spoken = [{**one, "text": {lang: words(game, one, lang) for lang in LANGUAGES}} for one in found.values()]
    made = {
        "names": NAMES,
        "components": game.speech.components(game.components),
        "files": packs.export(game.id, "", game.components)["files"],
        "spoken": spoken,
        "positions": [seen for record in records(game) for seen in positions(game, record)],
    }
    json.dump(made, sys.stdout)


def records(game: Game) -> Iterator[dict[str, Any]]:
    """The recorded games with the components as shipped."""
    for file in sorted((RECORDS / game.id).glob("*.json")):
        record = json.loads(file.read_text("utf-8"))
        if record["data"] == game.data:
            yield record


def positions(game: Game, record: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The middle and the end of a recorded game."""
    state = game.new(record["players"], record["seed"], record["options"])
    middle = len(record["actions"]) // 2
    for actions in (record["actions"][:middle], record["actions"][middle:]):
        for seat, action in actions:
            state.play(seat, action)
        viewer = state.players - 1
        yield {"seat": viewer, "view": state.view(viewer), "standing": state.standing(viewer)}


def said(game: Game, record: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Everything that is said in a recorded game, to every seat and to a spectator."""
    log: list[Any] = []
    state = game.new(record["players"], record["seed"], record["options"], log)
    yield from told(game, state, log)
    for seat, action in record["actions"]:
        yield from stands(state)
        yield from asked(state)
        log = []
        state.play(seat, action, log)
        yield from told(game, state, log)
    yield from stands(state)
    for line in game.speech.closing(state, None) if state.over else ():
        yield {"line": line}


def asked(state: State) -> Iterator[dict[str, Any]]:
    for seat in state.to_act:
        question = state.ask(seat)
        assert question is not None
        for answer in answers(state, seat):
            plain = msgspec.to_builtins(answer)
            del plain["action"]
            line = state.line(seat, answer.action)
            yield {"answer": plain, "asked": question["kind"], "line": line}


def stands(state: State) -> Iterator[dict[str, Any]]:
    """How far the game has come, and what is counted there."""
    for line in state.progress():
        yield {"line": line}
    standing = state.standing(None)
    counted = {figure["key"] for one in standing for figure in one["figures"]}
    counted |= {f"category-{what}" for one in standing for what in one["points"]}
    for key in sorted(counted):
        yield {"line": {"key": key, "args": {}}}


def told(game: Game, state: State, log: list[Any]) -> Iterator[dict[str, Any]]:
    for event in log:
        for viewer in (None, *range(state.players)):
            yield {"event": speech.seen(game, event, viewer)}


def words(game: Game, one: dict[str, Any], language: str) -> str:
    """How the terminal says it."""
    line = speech.told(game, one["event"]) if "event" in one else one["line"]
    return "" if line is None else TERMINAL.speak(game, line, NAMES, language)


if __name__ == "__main__":
    main()
