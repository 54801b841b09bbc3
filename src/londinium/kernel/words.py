"""Words: Fluent files by language, for refusals, questions, moves, components and rules.

The engine speaks in ids and numbers; here they become sentences. Every game has its words in `locale/<language>/` and
its rules in `locale/<language>/rules/`, one message per rule, `.no` being the sentence a player reads when the rule
forbids a move. A game is named by its id, or given itself where it may play with components other than its own.
"""

from collections.abc import Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from londinium.kernel.refusal import Refusal

if TYPE_CHECKING:
    from londinium.kernel.game import Game

LANGUAGES = ("en", "fr", "pl", "ru", "uk")


def locale_folder() -> Path:
    """Where the Fluent files are: beside the sources in a checkout, inside the package when installed."""
    package = Path(__file__).resolve().parents[1]
    inside = package / "locale"
    return inside if inside.is_dir() else package.parents[1] / "locale"


@lru_cache(maxsize=100)
def bundle(game: "str | Game", language: str = "en") -> FluentBundle:
    """All messages of a game: its own, its rules, the kernel's rules and the interface."""
    functions = {"NAME": _namer(game, language), "SIGNED": signed}
    made = FluentBundle([language], use_isolating=False, functions=functions)
    id = game if isinstance(game, str) else game.id
    for path in ("interface.ftl", "terminal.ftl", "rules/kernel.ftl", f"games/{id}.ftl", f"rules/{id}.ftl"):
        file = locale_folder() / language / path
        if file.is_file():
            made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def say(game: "str | Game", key: str, args: dict[str, Any] | None = None, language: str = "en") -> str:
    """A message, or an attribute of one (`NSL-DRAW-4.no`), in words: in English where the language lacks it.

    The key itself where nobody has it.
    """
    messages = bundle(game, language)
    pattern = _pattern(messages, key)
    if pattern is None:
        return key if language == "en" else say(game, key, args)
    text, _ = messages.format_pattern(pattern, args or {})
    return str(text)


def _say(game: "Game", language: str, key: str, args: Mapping[str, Any] | None = None) -> str:
    return say(game, key, dict(args or {}), language)


def has(game: "str | Game", key: str, language: str = "en") -> bool:
    """Whether there is such a message or attribute, in this language or in English."""
    return any(_pattern(bundle(game, one), key) is not None for one in (language, "en"))


def _pattern(messages: FluentBundle, key: str) -> Any:
    name, _, attribute = key.partition(".")
    if not messages.has_message(name):
        return None
    message = messages.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def sentence(refusal: Refusal, game: "str | Game", language: str = "en") -> str:
    """What a player reads when a rule forbids something."""
    return say(game, f"{refusal.rule}.no", refusal.args, language)


def name(game: "str | Game", kind: str, thing: Any, language: str = "en") -> str:
    """What a component is called: by its label, as its data words it, else by a message of its own."""
    from londinium.kernel import registry  # the registry imports games, games import the kernel

    if isinstance(game, str) and game in registry.GAMES:
        game = registry.game(game)
    if not isinstance(game, str):
        made = game.label(kind, thing) or game.words(kind, thing, partial(_say, game, language))
        if made is not None:
            return made
    key = f"{kind}-{thing}"
    return say(game, key, None, language) if has(game, key, language) else str(thing)


def chapters(game: str) -> dict[str, list[str]]:
    """The rules of a game (or of the kernel) by chapter, in their order: the ids under each heading of the English."""
    text = (locale_folder() / "en" / "rules" / f"{game}.ftl").read_text("utf-8")
    found: dict[str, list[str]] = {}
    chapter = ""
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.GroupComment):
            chapter = entry.content or ""
        elif isinstance(entry, ast.Message):
            found.setdefault(chapter, []).append(entry.id.name)
    return found


def signed(n: Any) -> str:
    """A change, as it is written beside what changes: +3, −2."""
    change = int(n)
    return f"+{change}" if change > 0 else str(change).replace("-", "−")


def _namer(game: "str | Game", language: str) -> Any:
    def named(thing: Any, of: Any = "") -> str:
        value = thing.value if hasattr(thing, "value") else thing
        return name(game, str(of), value, language)

    return named
