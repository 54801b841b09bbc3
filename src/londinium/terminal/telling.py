"""Ids and numbers into words: questions, moves, and what happened."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from londinium.kernel.events import Event
from londinium.kernel.game import Game
from londinium.kernel.refusal import Refusal
from londinium.kernel.state import Question, State
from londinium.kernel.words import has, say, sentence
from londinium.terminal.drawing import Drawing


def facts(args: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments as messages take them: text, numbers, and yes or no."""
    plain: dict[str, Any] = {}
    for key, value in args.items():
        if isinstance(value, bool):
            plain[key] = "yes" if value else "no"
        elif isinstance(value, int | float | str):
            plain[key] = value
    return plain


def question(game: str, asked: Question) -> str:
    """What is asked, in one or two sentences."""
    return " ".join(say(game, asked["prompt"], facts(asked["context"])).split())


def move_words(state: State, seat: int, move: Mapping[str, Any], drawing: Drawing) -> str:
    """A move as it stands in the list of answers."""
    key = f"move-{move['kind']}"
    if not has(state.game.id, key):
        return " ".join(str(value) for value in move.values())
    return say(state.game.id, key, facts({**move, **drawing.details(state, seat, move)}))


def refusal_words(game: str, refusal: Refusal) -> str:
    """Why something is refused, with the rule's id."""
    return say(game, "answer-refused", {"text": sentence(refusal, game), "id": refusal.rule})


def story(game: Game, log: Iterable[Event], seat: int, names: Sequence[str], drawing: Drawing) -> Iterator[str]:
    """What happened as this seat may know it, a new line for every stage. An event without a message is not told."""
    line: list[str] = []
    for event in log:
        if event.kind == "stage" and line:
            yield " · ".join(line)
            line = []
        key, args = _message(game, event.view(seat), names, drawing)
        text = say(game.id, key, facts(args)) if has(game.id, key) else ""
        if text:
            line.append(say(game.id, "rule-line", {"text": text, "id": key}) if event.kind == "rule" else text)
    if line:
        yield " · ".join(line)


def _message(game: Game, seen: Mapping[str, Any], names: Sequence[str], drawing: Drawing) -> tuple[str, dict[str, Any]]:
    """The key of an event's message and its arguments."""
    args = dict(seen)
    if args.get("seat") is not None:
        args["who"] = names[args["seat"]]
    match args.pop("kind"):
        case "did":
            move = args.pop("move") or {"kind": "hidden"}
            return f"did-{move['kind']}", {**args, **move}
        case "put" | "turn" as kind:
            piece = drawing.piece(game, args["piece"] or "")
            args["piece"] = piece.name
            if piece.seat is not None:
                args["who"] = names[piece.seat]
            return f"{kind}-{piece.kind}", args
        case "gain":
            return f"gain-{args['what']}", args
        case "stage":
            return f"stage-{args['stage']}", args
        case "rule":
            return args["id"], args["args"]
        case other:
            return str(other), args
