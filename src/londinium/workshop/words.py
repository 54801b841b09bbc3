"""Which messages there are for the parts of a form: verbs, choices, fields, lists."""

import re
from functools import cache

from londinium.kernel.registry import info
from londinium.kernel.words import locale_folder

# A message on one line that takes no arguments: what else there is under such a key is a sentence, not a name
_MESSAGE = re.compile(r"^([A-Za-z][A-Za-z0-9_-]*) = [^{}\n]+$(?!\n[ ]+[^.\s])", re.MULTILINE)


@cache
def written(game: str, language: str = "en") -> frozenset[str]:
    """The keys of the messages that a form of this game can be worded with."""
    own, ours = info(game).words / language, locale_folder() / language
    paths = [own / folder / f"{game}.ftl" for folder in ("games", "workshop", "notes")]
    paths += [ours / "notes" / "fields.ftl", ours / "workshop" / "fields.ftl"]
    return frozenset(key for path in paths if path.is_file() for key in _MESSAGE.findall(path.read_text("utf-8")))


def choice_key(game: str, words: dict[str, str], field: str, value: str) -> str:
    """The message for one of a field's values: as the game calls it already, else one of the workshop's own."""
    there = written(game)
    kinds = (words.get(field), field)
    keys = [f"{kind}-{value}" for kind in kinds if kind] + [f"choice-{field}-{value}"]
    return next((key for key in keys if key in there), f"choice-{value}")


def field_key(game: str, of: str, field: str) -> str:
    """The message for a field: one for just this list, record or verb where it means something of its own there."""
    own = f"field-{of}-{field}"
    return own if own in written(game) else f"field-{field}"
