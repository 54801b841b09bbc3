"""The command line: its arguments. What is wrong is said in one sentence on standard error, with exit status 2.

What a command does stands in `commands/`; it imports what it needs when it runs, so that `--help` answers at once.
"""

import argparse
import json
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from londinium import Refused, __version__
from londinium.commands import analysing, measuring, playing, reading
from londinium.commands.common import STANDARD_OUTPUT, Wrong, said, wrong
from londinium.commands.wording import PROGRAM, Parser, language
from londinium.kernel import engine
from londinium.kernel.rng import SEEDS
from londinium.kernel.told import Told
from londinium.kernel.words import LANGUAGES
from londinium.terminal.words import TERMINAL, sentence

WRONG, STOPPED = 2, 130  # exit statuses: an argument or a file, by Ctrl-C


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # letters that a terminal does not have become question marks
    TERMINAL.language = language(sys.argv[1:] if argv is None else argv)
    if outdated := engine.outdated():
        print(outdated.said(TERMINAL), file=sys.stderr)
    try:
        args = parser(TERMINAL.language).parse_args(argv)
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        print(said("cmd-stopped"), file=sys.stderr)
        return STOPPED
    except BrokenPipeError:  # those who read the output have read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        problem = f"{error.filename}: {error.strerror}" if error.filename else str(error)
    except Refused as refused:
        problem = f"{sentence(refused.refusal, refused.game)} ({refused.rule})"
    except Told as told:
        problem = told.said(TERMINAL)
    except Wrong as error:
        problem = str(error)
    print(re.sub("[ \t\r\n]+", " ", problem).strip(" "), file=sys.stderr)
    return WRONG


# Arguments


def parser(speaks: str = "en") -> Parser:
    """The arguments of every command; `help.ftl` says what they are for."""
    top = Parser(prog=PROGRAM, description="cli-londinium")
    top.add_argument("--version", action="version", version=f"londinium {__version__} ({engine.kind()})")
    top.set_defaults(run=lambda _: print(top.format_help(), end="") or 0)
    add_language(top, speaks)
    commands = top.add_subparsers(metavar="COMMAND", title="commands")

    def command(name: str, run: Callable[[argparse.Namespace], int]) -> Parser:
        made: Parser = commands.add_parser(name, help=f"cli-{name}", description=f"cli-{name}")
        made.set_defaults(run=run)
        add_language(made, speaks)
        return made

    one = command("serve", playing.serve)
    one.add_argument("--host", default="127.0.0.1", metavar="ADDRESS")
    one.add_argument("--port", type=count, default=8000, metavar="N")
    one.add_argument("--store", metavar="URL")
    one.add_argument("--workers", type=count, default=1, metavar="N")
    one.add_argument("--bus", default="memory", metavar="URL")
    one.add_argument("--log", choices=("text", "json"), default="text")
    one.add_argument("--limits", type=count, default=1, metavar="N")
    one.add_argument("--coach", metavar="BUDGET")
    one.add_argument("--no-pause", dest="pause", action="store_false")
    one.add_argument("--bot", type=named_bot, action="append", default=[], metavar="NAME=cmd:…")
    one.add_argument("--day-begins", type=hour, default=0, metavar="HOUR")
    one.add_argument("--address", metavar="URL")
    one.add_argument("--smtp", metavar="URL")
    one.add_argument("--mail-from", metavar="ADDRESS")
    one.add_argument("--remind-after", type=count, default=60, metavar="S")

    one = command("games", reading.list_games)
    add_json(one)

    one = command("play", playing.play)
    add_game(one)
    one.add_argument("--bots", type=bots, metavar="A,B,…")
    one.add_argument("--seed", type=seed, metavar="S")
    add_set_up(one)
    one.add_argument("--resume", metavar="RECORD")

    one = command("simulate", playing.simulate)
    add_game(one)
    one.add_argument("--games", type=count, default=100, metavar="N")
    one.add_argument("--players", type=count, metavar="K")
    one.add_argument("--bots", type=bots, default=["random"], metavar="A,B,…")
    one.add_argument("--seed", type=seed, default=0, metavar="S")
    add_set_up(one)
    add_engine(one)
    one.add_argument("--records", type=Path, metavar="FOLDER")
    add_force(one)
    add_json(one)

    one = command("arena", measuring.arena)
    add_game(one)
    one.add_argument("--bots", type=bots, required=True, metavar="A,B,…")
    one.add_argument("--games", type=count, default=100, metavar="N")
    one.add_argument("--until-sure", action="store_true")
    one.add_argument("--players", type=count, metavar="K")
    one.add_argument("--seed", type=seed, default=0, metavar="S")
    add_set_up(one)
    add_engine(one)
    one.add_argument("--resume", type=Path, metavar="FILE")
    one.add_argument("--json", type=Path, nargs="?", const=STANDARD_OUTPUT, metavar="FILE")
    one.add_argument("--csv", type=Path, metavar="FILE")
    add_force(one)

    one = command("dataset", measuring.dataset)
    add_game(one)
    one.add_argument("--bots", type=bots, default=["greedy"], metavar="A,B,…")
    one.add_argument("--games", type=count, default=100, metavar="N")
    one.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    one.add_argument("--players", type=count, metavar="K")
    one.add_argument("--seed", type=seed, default=0, metavar="S")
    add_set_up(one)
    add_engine(one)

    one = command("fuzz", playing.fuzz)
    add_game(one)
    one.add_argument("--games", type=count, metavar="N")
    one.add_argument("--seed", type=seed, metavar="S")
    one.add_argument("--record", metavar="FILE")
    add_set_up(one)

    one = command("replay", playing.show_replay)
    one.add_argument("record", metavar="RECORD")
    add_json(one)

    one = command("analyse", analysing.analyse)
    one.add_argument("record", metavar="RECORD")
    one.add_argument("--seat", type=seat, metavar="N")
    one.add_argument("--budget", metavar="NAME=N,…")
    one.add_argument("--save", type=Path, metavar="FILE")
    one.add_argument("--workers", type=count, metavar="N")
    add_json(one)

    one = command("rules", reading.rules)
    one.add_argument("game", metavar="GAME")
    one.add_argument("id", metavar="ID", nargs="?")

    one = command("components", reading.components)
    one.add_argument("game", metavar="GAME")
    one.add_argument("packs", metavar="PACK", nargs="*")
    one.add_argument("--out", type=Path, metavar="FILE")
    one.add_argument("--prefer", choices=("A", "B"))
    one.add_argument("--provenance", action="store_true")
    one.add_argument("--pack", metavar="FILE")
    one.add_argument("--export", type=Path, metavar="FILE")
    add_force(one)
    add_json(one)
    return top


def add_game(one: argparse.ArgumentParser) -> None:
    one.add_argument("game", metavar="GAME")


def add_language(one: argparse.ArgumentParser, speaks: str) -> None:
    one.add_argument("--lang", type=spoken, default=speaks, metavar="XX")


def add_json(one: argparse.ArgumentParser) -> None:
    one.add_argument("--json", action="store_true")


def add_force(one: argparse.ArgumentParser) -> None:
    one.add_argument("--force", action="store_true")


def add_engine(one: argparse.ArgumentParser) -> None:
    one.add_argument("--engine", choices=("local", "ray"), default="local")


def add_set_up(one: argparse.ArgumentParser) -> None:
    one.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    one.add_argument("--pack", metavar="FILE")


def spoken(text: str) -> str:
    if text not in LANGUAGES:
        raise wrong("cmd-language", lang=text, known=", ".join(LANGUAGES))
    return text


def count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text)):
        raise argparse.ArgumentTypeError(said("cli-value-count", text=repr(text)))
    return int(text)


def seat(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise argparse.ArgumentTypeError(said("cli-value-seat", text=repr(text)))
    return int(text)


def hour(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 3 and int(text) < 24):
        raise argparse.ArgumentTypeError(said("cli-value-hour", text=repr(text)))
    return int(text)


def seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and int(text) < SEEDS):
        raise argparse.ArgumentTypeError(said("cli-value-seed", text=repr(text)))
    return int(text)


def bots(text: str) -> list[str]:
    return [] if text.strip() in ("", "none") else [bot.strip() for bot in text.split(",")]


def named_bot(text: str) -> tuple[str, str]:
    name, given, spec = text.partition("=")
    if not name.strip() or not given:
        raise argparse.ArgumentTypeError(said("cli-value-bot", text=repr(text)))
    return name.strip(), spec.strip()


def option(text: str) -> tuple[str, Any]:
    """`name=value`, the value as JSON if it can be read so, else as text; `name` alone is a yes."""
    name, given, value = text.partition("=")
    if not name:
        raise argparse.ArgumentTypeError(said("cli-value-option", text=repr(text)))
    if not given:
        return name, True
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value


if __name__ == "__main__":
    sys.exit(main())
