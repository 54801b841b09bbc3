"""The command line: its arguments. What is wrong is said in one sentence on standard error, with exit status 2.

What a command does stands in `commands/`; it imports what it needs when it runs, so that `--help` answers at once.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from londinium import BadPack, BadRecord, Refused, __version__
from londinium.commands import analysing, measuring, playing, reading
from londinium.commands.common import STANDARD_OUTPUT, Wrong, said
from londinium.kernel import engine
from londinium.kernel.registry import UnknownGame
from londinium.kernel.rng import SEEDS
from londinium.players import BadBot

WRONG, STOPPED = 2, 130  # exit statuses: an argument or a file, by Ctrl-C


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # letters that a terminal does not have become question marks
    if wrong := engine.outdated():
        print(wrong, file=sys.stderr)
    try:
        args = parser().parse_args(argv)
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        print(said("cmd-stopped"), file=sys.stderr)
        return STOPPED
    except BrokenPipeError:  # whoever read the output has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        wrong = f"{error.filename}: {error.strerror}" if error.filename else str(error)
    except Refused as refused:
        from londinium.terminal.words import sentence

        wrong = f"{sentence(refused.refusal, refused.game)} ({refused.rule})"
    except (Wrong, BadRecord, BadPack, UnknownGame, BadBot) as error:
        wrong = str(error)
    print(" ".join(wrong.split()), file=sys.stderr)
    return WRONG


# Arguments


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise Wrong(f"{self.prog}: {message}; “{self.prog} --help” says what it takes.")


def parser() -> Parser:
    top = Parser(
        prog="londinium",
        description="The London board games: play, simulate, check and read them.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"londinium {__version__} ({engine.kind()})")
    top.set_defaults(run=lambda _: print(top.format_help(), end="") or 0)
    commands = top.add_subparsers(metavar="COMMAND", title="commands")

    def command(name: str, run: Callable[[argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        made.set_defaults(run=run)
        return made

    one = command("serve", playing.serve, "Open the tables in the browser, for this machine or for others too.")
    one.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="0.0.0.0: others in the network too")
    one.add_argument("--port", type=count, default=8000, metavar="N", help="the first that is free from here on (8000)")
    one.add_argument("--store", metavar="URL", help="sqlite:///FILE or postgresql://… (a file in your data folder)")
    one.add_argument(
        "--workers", type=count, default=1, metavar="N", help="processes that serve; several need a bus (1)"
    )
    one.add_argument(
        "--bus", default="memory", metavar="URL", help="how workers hear of each other: redis://… or the store’s URL"
    )
    one.add_argument("--log", choices=("text", "json"), default="text", help="what goes wrong, or one object a line")
    one.add_argument(
        "--limits", type=count, default=1, metavar="N", help="times what one address may do: for many behind one (1)"
    )
    one.add_argument(
        "--coach", metavar="BUDGET", help="how long the coach thinks about a decision: iterations=200 (its own measure)"
    )
    one.add_argument(
        "--no-pause", dest="pause", action="store_false", help="bots among several people answer as soon as they can"
    )

    one.add_argument(
        "--bot",
        type=named_bot,
        action="append",
        default=[],
        metavar="NAME=cmd:…",
        help="offer a program as a bot at tables, by this name; may be repeated",
    )
    one.add_argument(
        "--day-begins", type=hour, default=0, metavar="HOUR", help="0 to 23, UTC: when the daily game changes (0)"
    )
    one.add_argument("--address", metavar="URL", help="where people reach it, for links in mails: https://…")
    one.add_argument("--smtp", metavar="URL", help="send mails by smtp://user:password@host (or in LONDINIUM_SMTP)")
    one.add_argument("--mail-from", metavar="ADDRESS", help="the address that mails come from")
    one.add_argument(
        "--remind-after", type=count, default=60, metavar="S", help="seconds until somebody away is told (60)"
    )

    one = command("games", reading.list_games, "List the games, their player counts and options.")
    add_language(one)
    add_json(one)

    one = command("play", playing.play, "Play in the terminal against bots; you have seat 0.")
    add_game(one)
    one.add_argument("--bots", type=bots, metavar="A,B,…", help="who sits at the other seats (greedy); none: alone")
    one.add_argument("--seed", type=seed, metavar="S", help="the same number deals the same cards (random)")
    add_set_up(one)
    one.add_argument("--resume", metavar="RECORD", help="go on with a game saved by “record”")
    add_language(one)

    one = command("simulate", playing.simulate, "Let bots play many games and report how they did.")
    add_game(one)
    one.add_argument("--games", type=count, default=100, metavar="N", help="how many games (100)")
    one.add_argument("--players", type=count, metavar="K", help="how many seats (one for each bot)")
    one.add_argument(
        "--bots",
        type=bots,
        default=["random"],
        metavar="A,B,…",
        help="name, name:ms=100, name:iterations=500 or cmd:COMMAND (random)",
    )
    one.add_argument(
        "--seed", type=seed, default=0, metavar="S", help="of the first game; game i has the seed S + i (0)"
    )
    add_set_up(one)
    add_engine(one)
    one.add_argument("--records", type=Path, metavar="DIR", help="write the record of every game there")
    add_force(one)
    add_language(one)
    add_json(one)

    one = command("arena", measuring.arena, "Let bots meet each other, seats and cards shared fairly, and rate them.")
    add_game(one)
    one.add_argument(
        "--bots", type=bots, required=True, metavar="A,B,…", help="who meets: name, name:iterations=500, cmd:COMMAND"
    )
    one.add_argument("--games", type=count, default=100, metavar="N", help="games of each meeting (100)")
    one.add_argument("--until-sure", action="store_true", help="stop once the order is sure; --games is the most")
    one.add_argument("--players", type=count, metavar="K", help="seats at a table (2, or the fewest of the game)")
    one.add_argument(
        "--seed", type=seed, default=0, metavar="S", help="of the first deal; deal i has the seed S + i (0)"
    )
    add_set_up(one)
    add_engine(one)
    one.add_argument("--resume", type=Path, metavar="FILE", help="keep every game there, and go on with those it has")
    one.add_argument(
        "--json", type=Path, nargs="?", const=STANDARD_OUTPUT, metavar="FILE", help="the result as JSON (printed)"
    )
    one.add_argument("--csv", type=Path, metavar="FILE", help="ratings and crosstable, one row for each bot")
    add_force(one)
    add_language(one)

    one = command("dataset", measuring.dataset, "Write down every decision of bots, for programs that learn.")
    add_game(one)
    one.add_argument(
        "--bots", type=bots, default=["greedy"], metavar="A,B,…", help="who plays, as for simulate (greedy)"
    )
    one.add_argument("--games", type=count, default=100, metavar="N", help="how many games there shall be (100)")
    one.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="the folder; games that it has are not played again"
    )
    one.add_argument("--players", type=count, metavar="K", help="how many seats (one for each bot)")
    one.add_argument(
        "--seed", type=seed, default=0, metavar="S", help="of the first game; game i has the seed S + i (0)"
    )
    add_set_up(one)
    add_engine(one)
    add_language(one)

    one = command("fuzz", playing.fuzz, "Play random games and check the laws of the kernel at every step.")
    add_game(one)
    one.add_argument("--games", type=count, metavar="N", help="how many games (100)")
    one.add_argument("--seed", type=seed, metavar="S", help="of the first game (0)")
    one.add_argument("--record", metavar="FILE", help="check a recorded game instead")
    add_set_up(one)
    add_language(one)

    one = command("replay", playing.show_replay, "Replay a record by the rules and print its result.")
    one.add_argument("record", metavar="RECORD", help="a file with a record")
    add_language(one)
    add_json(one)

    one = command("analyse", analysing.analyse, "Say what every decision of a recorded game was worth: skill and luck.")
    one.add_argument("record", metavar="RECORD", help="a file with a record")
    one.add_argument("--seat", type=seat, metavar="N", help="only this seat’s decisions (all)")
    one.add_argument("--budget", metavar="NAME=N,…", help="how closely to look, as iterations=200,guesses=16")
    one.add_argument("--save", type=Path, metavar="FILE", help="keep what was found there, and go on from it")
    one.add_argument("--workers", type=count, metavar="N", help="processes that look (one for each core)")
    add_language(one)
    add_json(one)

    one = command("rules", reading.rules, "Read the rules of a game, or one of them.")
    one.add_argument("game", metavar="GAME", help="a game’s id, or kernel for the rules of the table itself")
    one.add_argument("id", metavar="ID", nargs="?", help="of a rule, as NSL-DRAW-4, or of a chapter, as NSL-DRAW")
    add_language(one)

    one = command("components", reading.components, "List the components of a game and where they come from.")
    one.add_argument("game", metavar="GAME", help="a game’s id; or diff, merge or adopt, for packs")
    one.add_argument("packs", metavar="PACK", nargs="*", help="files with corrected components, or a game’s id")
    one.add_argument("--out", type=Path, metavar="FILE", help="where merge writes the pack that it makes")
    one.add_argument("--prefer", choices=("A", "B"), help="which pack is right where merge finds both changed")
    one.add_argument("--provenance", action="store_true", help="say where each of them comes from")
    one.add_argument("--pack", metavar="FILE", help="components other than the game’s own")
    one.add_argument(
        "--export", type=Path, metavar="FILE", help="write them into a file, to be changed and used as a pack"
    )
    add_force(one)
    add_language(one)
    add_json(one)
    return top


def add_game(one: argparse.ArgumentParser) -> None:
    one.add_argument("game", metavar="GAME", help="a game’s id; “londinium games” lists them")


def add_language(one: argparse.ArgumentParser) -> None:
    one.add_argument("--lang", default="en", metavar="XX", help="what it speaks: en, fr, pl, ru or uk (en)")


def add_json(one: argparse.ArgumentParser) -> None:
    one.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def add_force(one: argparse.ArgumentParser) -> None:
    one.add_argument("--force", action="store_true", help="overwrite files that are there already")


def add_engine(one: argparse.ArgumentParser) -> None:
    one.add_argument(
        "--engine", choices=("local", "ray"), default="local", help="this machine’s cores, or a Ray cluster (local)"
    )


def add_set_up(one: argparse.ArgumentParser) -> None:
    one.add_argument(
        "--option",
        type=option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="may be repeated; a name alone means yes",
    )
    one.add_argument("--pack", metavar="FILE", help="components other than the game’s own")


def count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number above 0")
    return int(text)


def seat(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise argparse.ArgumentTypeError(f"{text!r} should be the number of a seat, from 0 on")
    return int(text)


def hour(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 3 and int(text) < 24):
        raise argparse.ArgumentTypeError(f"{text!r} should be an hour, from 0 to 23")
    return int(text)


def seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and int(text) < SEEDS):
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number, at least 0 and less than 2⁶³")
    return int(text)


def bots(text: str) -> list[str]:
    return [] if text.strip() in ("", "none") else [bot.strip() for bot in text.split(",")]


def named_bot(text: str) -> tuple[str, str]:
    name, given, spec = text.partition("=")
    if not name.strip() or not given:
        raise argparse.ArgumentTypeError(f"{text!r} should be written NAME=cmd:COMMAND")
    return name.strip(), spec.strip()


def option(text: str) -> tuple[str, Any]:
    """`name=value`, the value as JSON if it can be read so, else as text; `name` alone is a yes."""
    name, given, value = text.partition("=")
    if not name:
        raise argparse.ArgumentTypeError(f"{text!r} should be written name=value")
    if not given:
        return name, True
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value


if __name__ == "__main__":
    sys.exit(main())
