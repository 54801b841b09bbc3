"""Words: Fluent files by language, for refusals, questions, moves, components and rules.

The engine speaks in ids and numbers; here they become sentences. The kernel has a few words of its own, every game has
its words in `<language>/games/`, what it says of wrong components in `<language>/packs/`, and its rules in
`<language>/rules/` of the folder that its GameInfo names, one message per rule, `.no` being the sentence a player reads
when the rule forbids a move. A shell that has words too makes a
`Words` of its own. A game is named by its id, or given itself where it may play with components other than its own.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from londinium.kernel import registry
from londinium.kernel.refusal import Refusal
from londinium.kernel.speech import Line

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from londinium.kernel.game import Game

# Fluent itself is imported where it is needed: it is a quarter of the time in which an engine that says nothing starts

_BREAKS = re.compile(r"[ \t\r\n]+")  # of a message that stands on several lines
KERNEL = ("kernel.ftl", "told.ftl", "rules/kernel.ftl")
LANGUAGES = ("en", "fr", "pl", "ru", "uk")


def locale_folder() -> Path:
    """Where Londinium's Fluent files are: beside the sources in a checkout, inside the package when installed."""
    package = Path(__file__).resolve().parents[1]
    inside = package / "locale"
    return inside if inside.is_dir() else package.parents[1] / "locale"


def words_of(game: str, language: str) -> Iterator[Path]:
    """The files of a game's words and rules that there are in a language."""
    if game and game in registry.games():
        folder = registry.info(game).words / language
        yield from filter(Path.is_file, (folder / of / f"{game}.ftl" for of in ("games", "rules", "packs")))


class Words:
    """The words of the kernel and of the games, and those of a shell: files of its own in every language."""

    def __init__(self, *shell: str) -> None:
        self.shell = shell
        self.language = "en"  # unless another one is asked for
        self.bundle = lru_cache(maxsize=100)(self._bundle)

    def _bundle(self, game: "str | Game", language: str = "en") -> "FluentBundle":
        """All messages of a game, those of the kernel and those of the shell."""
        from fluent.runtime import FluentBundle, FluentResource

        functions: dict[str, Any] = {"NAME": partial(self._called, game, language), "SIGNED": signed}
        made = FluentBundle([language], use_isolating=False, functions=functions)
        ours = [
            locale_folder() / language / path for path in (*self.shell, "kernel.ftl", "told.ftl", "rules/kernel.ftl")
        ]
        for file in (*filter(Path.is_file, ours), *words_of(game if isinstance(game, str) else game.id, language)):
            made.add_resource(FluentResource(file.read_text("utf-8")))
        return made

    def say(
        self, game: "str | Game", key: str, args: Mapping[str, Any] | None = None, language: str | None = None
    ) -> str:
        """A message, or an attribute of one (`NSL-DRAW-4.no`), in words: in English where the language lacks it.

        The key itself where nobody has it.
        """
        language = language or self.language
        messages = self.bundle(game, language)
        pattern = _pattern(messages, key)
        if pattern is None:
            return key if language == "en" else self.say(game, key, args, "en")
        text, _ = messages.format_pattern(pattern, dict(args or {}))
        return str(text)

    def has(self, game: "str | Game", key: str, language: str | None = None) -> bool:
        """Whether there is such a message or attribute, in this language or in English."""
        return any(_pattern(self.bundle(game, one), key) is not None for one in (language or self.language, "en"))

    def sentence(self, refusal: Refusal, game: "str | Game", language: str | None = None) -> str:
        """What a player reads when a rule forbids something; a seat is called by its name."""
        args = dict(refusal.args)
        if isinstance(args.get("seat"), int):
            args["seat"] = self.name(game, "seat", args["seat"], language)
        return self.say(game, f"{refusal.rule}.no", args, language)

    def speak(self, game: "str | Game", line: Line, names: Sequence[str] = (), language: str | None = None) -> str:
        """A line of a game in words, with these names for the seats; "" where nobody has words for it."""
        message, _, attribute = line["key"].partition(".")
        key = line["key"] if attribute and self.has(game, line["key"], language) else message
        if not self.has(game, key, language):
            return ""
        args = {name: self._argument(game, name, value, names, language) for name, value in line["args"].items()}
        text = self.say(game, key, {name: value for name, value in args.items() if value is not None}, language)
        return _BREAKS.sub(" ", text).strip(" ")

    def _argument(
        self, game: "str | Game", name: str, value: Any, names: Sequence[str], language: str | None
    ) -> str | int | float | None:
        """An argument as messages take it: text, a number, yes or no."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list):
            lines = all(isinstance(one, dict) and "key" in one for one in value)
            if not lines and not self.has(game, f"each-{name}", language):
                return None
            each = value if lines else [Line(key=f"each-{name}", args=one) for one in value]
            *before, last = [self.speak(game, one, names, language) for one in each] or [""]
            if not before:
                return last
            joined = {"before": ", ".join(before), "last": last}
            return self.say(game, "list-last" if lines else "list-or", joined, language)
        if isinstance(value, dict) and "key" in value:
            return self.speak(game, Line(key=value["key"], args=value["args"]), names, language)
        if isinstance(value, dict) and "seat" in value:
            seat = value["seat"]
            if seat < len(names):
                return names[seat]
            return self.say(game, "rival", None, language) if names else self.name(game, "seat", seat, language)
        return value if isinstance(value, str | int | float) else None

    def name(self, game: "str | Game", kind: str, thing: Any, language: str | None = None) -> str:
        """What a component is called: as its game calls it, else by a message of its own."""
        if kind == "seat":
            return self.say(game, "seat-name", {"seat": thing}, language)
        if isinstance(game, str) and game in registry.games():
            game = registry.game(game)
        if not isinstance(game, str):
            called = game.speech.name(game.components, kind, thing)
            if isinstance(called, dict):
                called = self.speak(game, called, (), language)
            if called:
                return called
        key = f"{kind}-{thing}"
        return self.say(game, key, None, language) if self.has(game, key, language) else str(thing)

    def _called(self, game: "str | Game", language: str, thing: Any, of: Any = "") -> str:
        return self.name(game, str(of), getattr(thing, "value", thing), language)


OWN = Words()
bundle, say, has, sentence, name, speak = OWN.bundle, OWN.say, OWN.has, OWN.sentence, OWN.name, OWN.speak


def left_out(problem: registry.Problem, language: str = "en", detail: bool = True) -> str:
    """Why a game that a package announces is left out; the detail may name files of this machine."""
    reason = f"{problem.reason}: {problem.detail}" if detail and problem.detail else problem.reason
    args = {"game": problem.game, "package": problem.package, "reason": reason, "kernel": registry.KERNEL}
    return say("", f"game-broken-{problem.why}", args, language)


def chapters(game: str, language: str = "en") -> dict[str, list[str]]:
    """The rules of a game (or of the kernel) by chapter, in their order: the ids under each heading of the language.

    In English where the language has no rules of this game.
    """
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    folder = locale_folder() if game == "kernel" else registry.info(game).words
    file = folder / language / "rules" / f"{game}.ftl"
    if language != "en" and not file.is_file():
        return chapters(game)
    found: dict[str, list[str]] = {}
    chapter = ""
    for entry in FluentResource(file.read_text("utf-8")).body if file.is_file() else ():
        if isinstance(entry, ast.GroupComment):
            chapter = entry.content or ""
        elif isinstance(entry, ast.Message):
            found.setdefault(chapter, []).append(entry.id.name)
    return found


def signed(n: Any) -> str:
    """A change, as it is written beside what changes: +3, −2."""
    change = int(n)
    return f"+{change}" if change > 0 else str(change).replace("-", "−")


def _pattern(messages: "FluentBundle", key: str) -> Any:
    name, _, attribute = key.partition(".")
    if not messages.has_message(name):
        return None
    message = messages.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
