"""How the command line words its help and its complaints: in the language that was asked for, argparse's own words too.

An argument's help is an attribute of its command's message in `help.ftl`: `--bots` of `play` is `cli-play.bots`. What
several commands take alike is said once, by `cli-every`. Words are read from files only when somebody reads them.
"""

import argparse
import os
import re
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from londinium.commands.common import Wrong, said
from londinium.kernel.words import LANGUAGES

PROGRAM = "londinium"
EVERY = "cli-every"
ENVIRONMENT = ("LONDINIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language(argv: Sequence[str], environment: Mapping[str, str] | None = None) -> str:
    """What to speak: as `--lang` says wherever it stands, else as this system does, else English."""
    asked = re.findall(r"(?m)^--lang[=\n](.+)$", "\n".join(argv))
    around = os.environ if environment is None else environment
    system = next(filter(None, (around.get(name) for name in ENVIRONMENT)), "")
    known = [one for one in (*asked, re.split(r"[_.@]", system)[0].lower()) if one in LANGUAGES]
    return known[0] if known else "en"


def about(key: str) -> str:
    """What an argument of a command is for: its own words, or those for every command that takes it."""
    from londinium.terminal.words import has

    return said(key if has("", key) else f"{EVERY}.{key.partition('.')[2]}")


def placeholder(name: str) -> str:
    """What stands for a value: GAME, FILE. Letters that stand for numbers, and addresses, are the same everywhere."""
    from londinium.terminal.words import has

    return re.sub(r"[A-Z]{4,}", lambda found: said(key) if has("", key := f"cli-{found[0]}") else found[0], name)


class Formatter(argparse.HelpFormatter):
    """Help whose texts are keys of messages until it is printed."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, said("cli-usage") + " " if prefix is None else prefix)

    def add_text(self, text: str | None) -> None:
        super().add_text(said(text) if text else text)

    def start_section(self, heading: str | None) -> None:
        super().start_section(said(HEADINGS[heading]) if heading else heading)

    def _get_help_string(self, action: argparse.Action) -> str:
        return about(action.help or "").replace("%", "%%")

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str) -> Any:
        named = super()._metavar_formatter(action, default_metavar)
        return lambda size: tuple(map(placeholder, named(size)))


HEADINGS = {"positional arguments": "cli-positionals", "options": "cli-options", "commands": "cli-commands"}


class Parser(argparse.ArgumentParser):
    """A parser that explains itself in the language asked for, and says what is wrong in one sentence."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**more, allow_abbrev=False)

    def add_argument(self, *names: Any, **more: Any) -> argparse.Action:
        action = super().add_argument(*names, **more)
        action.help = f"cli-{self.prog.partition(' ')[2] or PROGRAM}.{action.dest}"
        return action

    def format_help(self) -> str:
        self.formatter_class = Formatter  # not before: argparse formats every argument when it is added
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        raise Wrong(said("cli-wrong", prog=self.prog, why=fault(message)))


# How argparse says what is wrong, the message that words it, and its arguments
FAULTS = (
    (
        r"argument (?P<argument>[^:]+): invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)",
        "cli-fault-choice",
    ),
    (r"argument (?P<argument>[^:]+): expected (?:one|at least one|at most one) argument", "cli-fault-value"),
    (r"argument (?P<argument>[^:]+): ignored explicit argument (?P<value>.+)", "cli-fault-no-value"),
    (r"argument (?P<argument>[^:]+): (?P<why>.+)", "cli-fault-argument"),
    (r"the following arguments are required: (?P<arguments>.+)", "cli-fault-required"),
    (r"unrecognized arguments: (?P<arguments>.+)", "cli-fault-unknown"),
)


def fault(message: str) -> str:
    """What argparse found wrong, in words; a complaint of our own about a value stands in it as it is."""
    for pattern, key in FAULTS:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            args = found.groupdict()
            for name in ("argument", "arguments"):
                if name in args and key != "cli-fault-unknown":
                    args[name] = placeholder(args[name])
            return said(key, **args)
    return message
