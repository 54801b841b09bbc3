"""The command line. What is wrong is said in one sentence on standard error, with exit status 2.

A command imports what it needs when it runs, so that `--help` answers at once.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from londinium import BadPack, BadRecord, Game, Refused, State, __version__, replay
from londinium.kernel.registry import UnknownGame, game, games
from londinium.kernel.rng import SEEDS
from londinium.players import BadBot

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from londinium.kernel.packs import Component

BROKEN, WRONG, STOPPED = 1, 2, 130  # exit statuses: a law of the kernel, an argument or a file, by Ctrl-C
MAX_BYTES = 64_000_000  # of a record; the longest game has a thousandth of it


class Wrong(Exception):
    """Something on the command line, or a file it names, is wrong; the sentence says what would be right."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # letters that a terminal does not have become question marks
    try:
        args = parser().parse_args(argv)
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:  # whoever read the output has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        wrong = f"{error.filename}: {error.strerror}" if error.filename else str(error)
    except (Wrong, Refused, BadRecord, BadPack, UnknownGame, BadBot) as error:
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
    top.add_argument("--version", action="version", version=f"londinium {__version__}")
    top.set_defaults(run=lambda _: print(top.format_help(), end="") or 0)
    commands = top.add_subparsers(metavar="COMMAND", title="commands")

    def command(name: str, run: Callable[[argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        made.set_defaults(run=run)
        return made

    one = command("serve", serve, "Open the tables in the browser, for this machine or for others too.")
    one.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="0.0.0.0: others in the network too")
    one.add_argument("--port", type=count, default=8000, metavar="N", help="the first that is free from here on (8000)")
    one.add_argument("--store", metavar="URL", help="sqlite:///FILE or postgresql://… (a file in your data folder)")

    one = command("games", list_games, "List the games, their player counts and options.")
    add_json(one)

    one = command("play", play, "Play in the terminal against bots; you have seat 0.")
    add_game(one)
    one.add_argument("--bots", type=bots, metavar="A,B,…", help="who sits at the other seats (greedy); none: alone")
    one.add_argument("--seed", type=seed, metavar="S", help="the same number deals the same cards (by chance)")
    add_set_up(one)
    one.add_argument("--resume", metavar="RECORD", help="go on with a game saved by “record”")

    one = command("simulate", simulate, "Let bots play many games and report how they did.")
    add_game(one)
    one.add_argument("--games", type=count, default=100, metavar="N", help="how many games (100)")
    one.add_argument("--players", type=count, metavar="K", help="how many seats (one for each bot)")
    one.add_argument(
        "--bots",
        type=bots,
        default=["random"],
        metavar="A,B,…",
        help="name, name:ms=100 or name:iterations=500 (random)",
    )
    one.add_argument(
        "--seed", type=seed, default=0, metavar="S", help="of the first game; game i has the seed S + i (0)"
    )
    add_set_up(one)
    one.add_argument(
        "--engine", choices=("local", "ray"), default="local", help="this machine’s cores, or a Ray cluster (local)"
    )
    one.add_argument("--records", type=Path, metavar="DIR", help="write the record of every game there")
    add_force(one)
    add_json(one)

    one = command("fuzz", fuzz, "Play random games and check the laws of the kernel at every step.")
    add_game(one)
    one.add_argument("--games", type=count, metavar="N", help="how many games (100)")
    one.add_argument("--seed", type=seed, metavar="S", help="of the first game (0)")
    one.add_argument("--record", metavar="FILE", help="check a recorded game instead")
    add_set_up(one)

    one = command("replay", show_replay, "Replay a record by the rules and print its result.")
    one.add_argument("record", metavar="RECORD", help="a file with a record")
    add_json(one)

    one = command("rules", rules, "Read the rules of a game, or one of them.")
    one.add_argument("game", metavar="GAME", help="a game’s id, or kernel for the rules of the table itself")
    one.add_argument("id", metavar="ID", nargs="?", help="of a rule, as NSL-DRAW-4, or of a chapter, as NSL-DRAW")
    one.add_argument("--lang", default="en", metavar="XX", help="the language (en)")

    one = command("components", components, "List the components of a game and where they come from.")
    add_game(one)
    one.add_argument("--provenance", action="store_true", help="say where each of them comes from")
    one.add_argument("--pack", metavar="FILE", help="components other than the game’s own")
    one.add_argument(
        "--export", type=Path, metavar="FILE", help="write them into a file, to be changed and used as a pack"
    )
    add_force(one)
    add_json(one)
    return top


def add_game(one: argparse.ArgumentParser) -> None:
    one.add_argument("game", metavar="GAME", help="a game’s id; “londinium games” lists them")


def add_json(one: argparse.ArgumentParser) -> None:
    one.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def add_force(one: argparse.ArgumentParser) -> None:
    one.add_argument("--force", action="store_true", help="overwrite files that are there already")


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


def seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and int(text) < SEEDS):
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number, at least 0 and less than 2⁶³")
    return int(text)


def bots(text: str) -> list[str]:
    return [] if text.strip() in ("", "none") else [bot.strip() for bot in text.split(",")]


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


def options(args: argparse.Namespace) -> dict[str, Any]:
    chosen = dict(args.option)
    if len(chosen) < len(args.option):
        names = [name for name, _ in args.option]
        raise Wrong(f"--option {next(n for n in names if names.count(n) > 1)}: given twice; give each option once.")
    return chosen


# Files


def read_record(path: str) -> Mapping[str, Any]:
    """A record from a file; what is no JSON is told with its place."""
    with open(path, "rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise Wrong(f"{path}: larger than {MAX_BYTES:,} bytes, which no record needs.")
    try:
        read = json.loads(data.decode())
    except UnicodeDecodeError as error:
        raise Wrong(f"{path}: not a text file in UTF-8: byte {error.start} is {data[error.start]:#04x}.") from None
    except json.JSONDecodeError as error:
        what = error.msg.lower().removesuffix(" at")
        raise Wrong(f"{path}: cut off or not JSON: {what} at line {error.lineno}, column {error.colno}.") from None
    except (ValueError, RecursionError):
        raise Wrong(f"{path}: not a record: it is JSON nested too deep, or with too long a number.") from None
    if not isinstance(read, dict):
        raise Wrong(f"{path}: not a record: it should be a JSON object.")
    return read


def replayed(path: str) -> State:
    """The state that a record in a file leads to."""
    try:
        return replay(read_record(path))
    except BadRecord as error:
        raise Wrong(f"{path}: {error}") from None


def refuse_to_overwrite(path: Path, force: bool) -> None:
    if path.exists() and not force:
        raise Wrong(f"{path}: is there already; --force overwrites it.")


def print_json(document: Any) -> None:
    print(json.dumps(document))


def console() -> "Console":
    from rich.console import Console

    return Console(markup=False, highlight=False, emoji=False)


# Commands


def list_games(args: argparse.Namespace) -> int:
    from londinium.kernel.options import option_list
    from londinium.kernel.words import say

    found: list[dict[str, Any]] = [
        {
            "id": id,
            "title": say(id, "title"),
            "about": say(id, "about"),
            "players": {"min": game(id).seats.start, "max": game(id).seats.stop - 1},
            "version": game(id).version,
            "data": game(id).data,
            "options": option_list(game(id).options),
        }
        for id in games()
    ]
    if args.json:
        print_json(found)
        return 0
    from rich.padding import Padding
    from rich.text import Text

    out = console()
    for one in found:
        players = f"{one['players']['min']} to {one['players']['max']} players"
        out.print(Text.assemble((one["id"], "bold"), f"  {one['title']}, {players}"))
        out.print(Padding(Text(one["about"]), (0, 0, 0, 2)))
        for each in one["options"]:
            name = Text.assemble("--option ", (each["name"], "bold"), f"={json.dumps(each['default'])}")
            out.print(Padding(name, (0, 0, 0, 2)))
            out.print(Padding(Text(f"{each['title']}. {each['description']}"), (0, 0, 0, 4)))
    return 0


def serve(args: argparse.Namespace) -> int:
    try:
        from londinium.server.serve import run
        from londinium.server.store import BadStore
    except ModuleNotFoundError as error:
        raise Wrong(f"serve: {error.name} is not installed; “pip install londinium[server]” brings it.") from None
    try:
        run(args.host, args.port, args.store)
    except BadStore as error:
        raise Wrong(str(error)) from None
    return 0


def play(args: argparse.Namespace) -> int:
    import secrets
    from random import Random

    from londinium.players import make
    from londinium.terminal.play import Sitting, typed_line

    if args.resume is not None:
        if args.seed is not None or args.option or args.pack:
            raise Wrong("--resume: the record has its own seed, options and components; leave those arguments out.")
        state = replayed(args.resume)
        if state.game.id != game(args.game).id:
            raise Wrong(f"{args.resume}: a record of {state.game.id}, not of {args.game}.")
        if state.over:
            raise Wrong(f"{args.resume}: this game is over; “londinium replay {args.resume}” shows its result.")
        specs = ["greedy"] * (state.players - 1) if args.bots is None else args.bots
        if len(specs) != state.players - 1:
            raise Wrong(
                f"--bots: this game has {state.players - 1} other seats, so name as many bots, not {len(specs)}."
            )
    else:
        specs = ["greedy"] if args.bots is None else args.bots
        dealt = secrets.randbelow(SEEDS) if args.seed is None else args.seed
        state = game(args.game, args.pack).new(1 + len(specs), dealt, options(args))
    seated = {seat: (spec, make(spec)) for seat, spec in enumerate(specs, 1)}
    out = console()
    Sitting(state, seated, out, typed_line(out), Random(state.seed)).play()
    return 0


def simulate(args: argparse.Namespace) -> int:
    from londinium import arena
    from londinium.arena.simulate import record_path

    chosen = options(args)
    played = game(args.game, args.pack)
    if not args.bots:
        raise Wrong("--bots: name at least one bot.")
    players = args.players or max(len(args.bots), played.seats.start)
    played.new(players, args.seed, chosen)
    if len(args.bots) > players:
        raise Wrong(f"--bots: {len(args.bots)} bots for {players} seats; name at most as many bots as --players.")
    if args.records is not None and args.records.is_dir():
        there = {path.name for path in args.records.iterdir()}
        for number in range(args.games):
            path = record_path(args.records, played.id, args.seed + number)
            if path.name in there:
                refuse_to_overwrite(path, args.force)
    elif args.records is not None and args.records.exists():
        raise Wrong(f"{args.records}: --records needs a folder, and this is a file.")
    with progress("games", args.games) as on_games:
        try:
            report = arena.simulate(
                played.id,
                args.games,
                players,
                args.bots,
                args.seed,
                chosen,
                args.pack,
                args.engine,
                records=args.records,
                progress=on_games,
            )
        except ModuleNotFoundError as error:
            if args.engine != "ray" or error.name != "ray":
                raise
            raise Wrong("--engine ray: Ray is not installed; “pip install londinium[ray]” brings it.") from None
    if args.json:
        print_json(report)
        return 0
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("bot", overflow="fold")
    for heading in ("games", "wins", "win rate", "mean ± 95 %", "st. dev.", "min", "max"):
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in report["bots"]:
        low, high = bot["ci95"]
        table.add_row(
            bot["bot"],
            f"{bot['games']:,}",
            f"{bot['wins']:,.10g}",
            f"{bot['win_rate']:.1%}",
            f"{bot['mean']:.2f} ± {(high - low) / 2:.2f}",
            f"{bot['stdev']:.2f}",
            str(bot["min"]),
            str(bot["max"]),
        )
    out = console()
    out.print(table)
    decisions, finished = report["decisions_per_second"], report["games_per_second"]
    out.print(f"{decisions:,.0f} decisions/s, {finished:,.1f} games/s, {report['mean_decisions']:.1f} decisions a game")
    return 0


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, where a person can see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda more: bar.advance(task, more)


def fuzz(args: argparse.Namespace) -> int:
    from londinium.fuzz import fuzz
    from londinium.kernel.laws import LawBroken

    checked = game(args.game, args.pack)
    if args.record is not None:
        if args.games is not None or args.seed is not None or args.option:
            raise Wrong("--record: the record has its own seed and options; leave --games, --seed and --option out.")
        try:
            decisions = recheck_file(checked, args.record)
        except LawBroken as broken:
            print_broken(broken.law, broken.detail)
            return BROKEN
        print(f"{args.record}: every law holds in its {decisions:,} decisions.")
        return 0
    total = args.games or 100
    with progress("games", total) as advance:
        report = fuzz(
            checked,
            total,
            args.seed or 0,
            options=options(args),
            on_game=lambda _: advance(1) if advance else None,
        )
    for failure in report.failures:
        print_broken(failure.law, failure.detail)
        print(f"  record: {failure.record}")
        print(f"  again:  {failure.command}")
    found = f"{len(report.failures)} broken" if report.failures else "every law holds"
    played = "1 game" if report.games == 1 else f"{report.games:,} games"
    print(f"{played}, {report.decisions:,} decisions: {found}.")
    return BROKEN if report.failures else 0


def recheck_file(checked: Game, path: str) -> int:
    from londinium.fuzz import recheck

    try:
        return recheck(checked, read_record(path))
    except BadRecord as error:
        raise Wrong(f"{path}: {error}") from None


def print_broken(law: str, detail: str) -> None:
    print(f"Broken: {law}: {detail}")


def show_replay(args: argparse.Namespace) -> int:
    state = replayed(args.record)
    outcome = state.outcome() if state.over else None
    played = len(state.past or ())
    if args.json:
        keys = ("scores", "ranking", "decided_by", "breakdown")
        print_json(
            {
                "game": state.game.id,
                "version": state.game.version,
                "data": state.game.data,
                "players": state.players,
                "over": state.over,
                **{key: outcome[key] if outcome else None for key in keys},  # type: ignore[literal-required]
                "actions": played,
            }
        )
        return 0
    from londinium.kernel.words import say
    from londinium.terminal.result import result, seat_names

    out = console()
    title = say(state.game.id, "title")
    names = seat_names(state.players)
    out.print(say(state.game.id, "replay-agrees", {"title": title, "players": state.players, "actions": played}))
    if state.over:
        out.print(result(state, names))
    else:
        waiting = ", ".join(names[seat] for seat in state.to_act)
        out.print(say(state.game.id, "replay-open", {"who": waiting}))
    return 0


def rules(args: argparse.Namespace) -> int:
    from londinium.kernel.words import LANGUAGES, chapters, has, say

    id = args.game if args.game == "kernel" else game(args.game).id
    if args.lang not in LANGUAGES:
        raise Wrong(f"--lang {args.lang}: there is no such language here; there is {', '.join(LANGUAGES)}.")
    found = chapters(id)
    if args.id:
        wanted = args.id.upper()
        everything = {**found, **chapters("kernel")}
        found = {title: [one for one in ids if _within(one, wanted)] for title, ids in everything.items()}
        found = {title: ids for title, ids in found.items() if ids}
        if not found:
            known = [one for ids in everything.values() for one in ids]
            raise Wrong(
                f"{args.id}: there is no such rule in {id}{_nearest(wanted, known)}; “londinium rules {id}” lists them."
            )
    from rich.padding import Padding
    from rich.text import Text

    out = console()
    for title, ids in found.items():
        out.print(Text(title, style="bold underline"))
        for one in ids:
            out.print(Text.assemble((one, "bold"), "  ", say(id, one, language=args.lang)))
            if has(id, f"{one}.ruling", args.lang):
                text = say(id, "rule-ruling", {"text": say(id, f"{one}.ruling", language=args.lang)}, args.lang)
                out.print(Padding(Text(text, style="italic"), (0, 0, 0, 2)))
        out.print()
    return 0


def _within(rule: str, wanted: str) -> bool:
    """A rule's own id, or that of its chapter."""
    return rule == wanted or rule.rpartition("-")[0] == wanted


def _nearest(wanted: str, known: Sequence[str]) -> str:
    from difflib import get_close_matches

    near = get_close_matches(wanted, known, 1)
    return f" (did you mean {near[0]}?)" if near else ""


def components(args: argparse.Namespace) -> int:
    from londinium.kernel import packs

    listed = game(args.game, args.pack)
    if args.export is not None:
        refuse_to_overwrite(args.export, args.force)
        with args.export.open("w" if args.force else "x", encoding="utf-8") as file:
            file.write(readable(listed.export()) + "\n")
    found = list(packs.components(listed.components))
    if args.json:
        print_json(found)
        return 0
    out = console()
    if args.export is not None:
        out.print(f"{args.export}: {len(found)} entries written; --pack {args.export} plays with them.")
        return 0
    out.print(f"{listed.id}, components {listed.data}")
    out.print(provenance_table(found) if args.provenance else component_table(found))
    return 0


def component_table(found: Sequence["Component"]) -> "Table":
    """One row for each list of components: how many there are, and their ids, or the values where they have none."""
    from rich.table import Table

    table = Table("file", "components", "entries", "what")
    for (file, group), entries in grouped(found, lambda one: (one["file"], one["group"])).items():
        shown = [one["id"] if isinstance(one["value"], dict) else str(one["value"]) for one in entries]
        table.add_row(
            file, group, str(len(shown)), ", ".join(shown) if len(shown) < 14 else f"{shown[0]} … {shown[-1]}"
        )
    return table


def provenance_table(found: Sequence["Component"]) -> "Table":
    """One row for each list of components, or part of one, that comes from the same place."""
    from rich.table import Table

    table = Table("file", "components", "entries", "from", "sources and notes")
    by_origin = grouped(found, lambda one: (one["file"], one["group"], json.dumps(one["provenance"])))
    for (file, group, _), entries in by_origin.items():
        origin = entries[0]["provenance"]
        sources = ", ".join(origin.get("sources", ()))
        said = ". ".join(part for part in (sources, origin.get("note", "")) if part)
        table.add_row(file, group, str(len(entries)), origin["kind"], said)
    return table


def grouped(found: Sequence["Component"], key: Callable[["Component"], Any]) -> dict[Any, list["Component"]]:
    groups: dict[Any, list[Component]] = {}
    for one in found:
        groups.setdefault(key(one), []).append(one)
    return groups


def readable(value: Any, indent: int = 0) -> str:
    """JSON for people: what fits on a line stands on one, so that an entry can be read and corrected at a glance."""
    flat = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list | tuple) or indent + len(flat) < 120:
        return flat
    inner = "\n" + " " * (indent + 1)
    if isinstance(value, dict):
        parts = [f"{json.dumps(key, ensure_ascii=False)}: {readable(item, indent + 1)}" for key, item in value.items()]
    else:
        parts = [readable(item, indent + 1) for item in value]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return f"{opening}{inner}{(',' + inner).join(parts)}\n{' ' * indent}{closing}"


if __name__ == "__main__":
    sys.exit(main())
