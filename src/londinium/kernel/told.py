"""What is wrong, for people who read one of five languages: a message by its key, with arguments.

The exceptions of the library carry such a message, and `str` gives the English sentence. A shell says it in its own
language with `said`, or passes `line` on to a page. What stands in a file is named by a place, written as the games
write it: `map: stations, entry 4, field district`.
"""

import re
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from londinium.kernel.game import Game
    from londinium.kernel.speech import Line
    from londinium.kernel.words import Words


class Told(ValueError):
    """Something that cannot be, as a message: its key and arguments. A key without words is said as it stands."""

    def __init__(self, key: str, /, **args: Any) -> None:
        super().__init__(key)
        self.line: Line = {"key": key, "args": args}
        self.game: str | Game = ""  # whose words it takes, beside the kernel's

    @classmethod
    def of(cls, line: "Line", game: "str | Game" = "") -> Self:
        """The same message from another hand: another process, another exception."""
        made = cls.__new__(cls, line["key"])
        Told.__init__(made, line["key"], **line["args"])
        made.game = game
        return made

    def said(self, words: "Words | None" = None) -> str:
        """The sentence in the language that these words speak; in English by the kernel's own."""
        from londinium.kernel.words import OWN  # read from files: only when somebody reads them

        return (words or OWN).speak(self.game, self.line) or self.line["key"]

    def __str__(self) -> str:
        return self.said()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).of, (self.line, self.game if isinstance(self.game, str) else self.game.id)


STEPS = (  # of a place inside a list
    (r"entry (?P<name>.+)", "place-entry"),
    (r"field (?P<name>.+)", "place-field"),
    (r"operation (?P<name>.+)", "place-operation"),
    (r"Region (?P<name>.+)", "place-region"),
    (r"(?P<players>\d+) players", "place-players"),
    (r"(?P<name>.+)", "place-part"),
)


def place(text: str) -> "Line":
    """A place in words: `map: stations, entry 4, field district`, or a file alone."""
    file, inside, rest = text.partition(": ")
    found: Line = {"key": "place-file", "args": {"file": file}}
    for number, part in enumerate(rest.split(", ") if inside else ()):
        step, key = next((match, key) for pattern, key in STEPS if (match := re.fullmatch(pattern, part)))
        first = {"place-part": "place-list", "place-field": "place-file-field"}.get(key, key) if not number else key
        found = {"key": first, "args": {"within": found, **step.groupdict()}}
    return found
