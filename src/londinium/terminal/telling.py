"""Ids and numbers into words: questions, moves, and what happened."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from londinium.kernel.events import Event, EventView
from londinium.kernel.game import Game
from londinium.kernel.refusal import Refusal
from londinium.kernel.speech import told
from londinium.kernel.state import Ask, State
from londinium.terminal.drawing import Drawing, Short
from londinium.terminal.words import category, say, sentence, speak


def question(game: str, asked: Ask, names: Sequence[str] = ()) -> str:
    """What is asked, in one or two sentences."""
    said = speak(game, {"key": asked["prompt"], "args": asked["context"]}, names)
    return " ".join((said or asked["prompt"]).split())


def answers(state: State, seat: int, drawing: Drawing, names: Sequence[str] = ()) -> list[str]:
    """The answers of a seat in words; beside those that read the same stands what can be typed for each."""
    moves = [state.game.move(action) for action in state.legal(seat)]
    said = [move_words(state, seat, move, names) for move in moves]
    if not isinstance(drawing, Short):
        return said
    times = Counter(said)
    return [
        f"{words} ({drawing.short(move)})" if times[words] > 1 else words
        for move, words in zip(moves, said, strict=True)
    ]


def move_words(state: State, seat: int, move: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """A move as it stands in the list of answers."""
    line = state.line(seat, state.game.action(move))
    return speak(state.game, line, names) or " ".join(str(value) for value in move.values())


def forecast(state: State, seat: int, move: Mapping[str, Any], names: Sequence[str], rng: Random) -> Iterator[str]:
    """What a move would bring whom, category by category; whether more may follow is said last."""
    game = state.game.id
    found = state.forecast(seat, state.game.action(move), rng)
    brought: dict[int, list[str]] = {}
    for change in found["changes"]:
        by = f"{change['n']:+}".replace("-", "−")
        brought.setdefault(change["seat"], []).append(f"{category(game, change['what'])} {by}")
    for whose, changes in brought.items():
        yield say(game, "if-line", {"who": names[whose], "changes": ", ".join(changes)})
    if not brought:
        yield say(game, "if-nothing")
    if warning := state.line(seat, state.game.action(move))["args"].get("warns"):
        yield speak(state.game, warning, names)
    if found["open"]:
        yield say(game, "if-open")


def refusal_words(game: str, refusal: Refusal) -> str:
    """Why something is refused, with the rule's id."""
    return say(game, "answer-refused", {"text": sentence(refusal, game), "id": refusal.rule})


def story(game: Game, log: Iterable[Event], seat: int, names: Sequence[str]) -> Iterator[str]:
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
        seen: Any = event.view(seat)
        text = event_words(game, seen, names)
        if text and event.kind == "rule":
            text = say(game.id, "rule-line", {"text": text, "id": seen["id"]})
        if line and line[-1][0] == text:
            line[-1] = text, line[-1][1] + 1
        elif text:
            line.append((text, 1))
    if line:
        yield _line(line)


def event_words(game: Game, seen: EventView, names: Sequence[str]) -> str:
    """What an event tells, or the rule that it cites; "" for nothing."""
    line = told(game, seen)
    if line is None:
        line = (
            {"key": seen["id"], "args": seen["args"]} if seen["kind"] == "rule" else {"key": seen["kind"], "args": {}}
        )
    return speak(game, line, names)


def _line(told: Iterable[tuple[str, int]]) -> str:
    return " · ".join(text if times == 1 else f"{text} ×{times}" for text, times in told)
