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
    """A move as it stands in the list of answers; a question may have words of its own for it (`move-stop.turn`)."""
    key = f"move-{move['kind']}"
    if not has(state.game.id, key):
        return " ".join(str(value) for value in move.values())
    asked = state.ask(seat)
    if asked and has(state.game.id, f"{key}.{asked['kind']}"):
        key = f"{key}.{asked['kind']}"
    return say(state.game.id, key, facts({**move, **drawing.details(state, seat, move)}))


def refusal_words(game: str, refusal: Refusal) -> str:
    """Why something is refused, with the rule's id."""
    return say(game, "answer-refused", {"text": sentence(refusal, game), "id": refusal.rule})


def story(game: Game, log: Iterable[Event], seat: int, names: Sequence[str], drawing: Drawing) -> Iterator[str]:
    """What happened as this seat may know it, a new line for every stage. An event without a message is not told.

    Stages that begin together share a line, and what happens several times running is told once, with its number.
    """
    line: list[tuple[str, int]] = []
    staged = False  # the line has nothing but stages so far
    for event in log:
        if event.kind == "stage" and line and not staged:
            yield _line(line)
            line = []
        staged = event.kind == "stage"
        seen: Mapping[str, Any] = event.view(seat)
        key, args = _message(game, seen, names, drawing)
        text = say(game.id, key, facts(args)) if has(game.id, key) else ""
        if text and event.kind == "rule":
            text = say(game.id, "rule-line", {"text": text, "id": seen["id"]})
        if line and line[-1][0] == text:
            line[-1] = text, line[-1][1] + 1
        elif text:
            line.append((text, 1))
    if line:
        yield _line(line)


def _line(told: Iterable[tuple[str, int]]) -> str:
    return " · ".join(text if times == 1 else f"{text} ×{times}" for text, times in told)


def _message(game: Game, seen: Mapping[str, Any], names: Sequence[str], drawing: Drawing) -> tuple[str, dict[str, Any]]:
    """The key of an event's message and its arguments."""
    args = dict(seen)
    if args.get("seat") is not None:
        args["who"] = _called(game, names, args["seat"])
    match args.pop("kind"):
        case "did":
            move = args.pop("move") or {"kind": "hidden"}
            key = f"did-{move['kind']}"
            own = f"{key}.{args.get('asked')}"  # a question may have words of its own for its answer
            return own if has(game.id, own) else key, {**args, **move}
        case "put" | "turn" as kind:
            piece = drawing.piece(game, args["piece"] or "")
            args["piece"] = piece.name
            places = {end: drawing.place(args[end]) for end in ("to", "from") if args.get(end)}
            args |= {end: place.kind for end, place in places.items()}
            for seat in (piece.seat, *(place.seat for place in places.values())):
                if seat is not None:
                    args.setdefault("who", names[seat])
            return f"{kind}-{piece.kind}", args
        case "gain":
            return f"gain-{args['what']}", args
        case "stage":
            if args["stage"] == "player":
                args["who"] = names[args["n"]]
            return f"stage-{args['stage']}", args
        case "rule":
            return drawing.cited(args["id"], args["args"], names) or (args["id"], args["args"])
        case other:
            return str(other), args


def _called(game: Game, names: Sequence[str], seat: int) -> str:
    """What a seat is called; a number beyond the seats is the rival of a solo game."""
    return names[seat] if seat < len(names) else say(game.id, "rival")
