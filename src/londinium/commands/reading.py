"""The commands that tell what there is: games, rules, components."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from londinium.commands.common import console, print_json, refuse_to_overwrite, said, speak, wrong
from londinium.kernel.registry import data, game, games, info, kind, problems

if TYPE_CHECKING:
    from rich.table import Table

    from londinium.kernel.differences import Difference
    from londinium.kernel.packs import Component


def list_games(args: argparse.Namespace) -> int:
    from londinium.kernel.options import option_list
    from londinium.kernel.words import left_out
    from londinium.terminal.words import say

    speak(args)
    found: list[dict[str, Any]] = [
        {
            "id": id,
            "title": say(id, "title"),
            "about": say(id, "about"),
            "players": {"min": kind(id).seats.start, "max": kind(id).seats.stop - 1},
            "version": kind(id).version,
            "data": data(id),
            "options": option_list(kind(id).options),
        }
        for id in games()
    ]
    for problem in problems():
        print(left_out(problem, args.lang), file=sys.stderr)
    if args.json:
        print_json(found)
        return 0
    from rich.padding import Padding
    from rich.text import Text

    out = console()
    for one in found:
        id = one["id"]
        out.print(Text.assemble((id, "bold"), "  ", say(id, "games-line", {"title": one["title"], **one["players"]})))
        out.print(Padding(Text(one["about"]), (0, 0, 0, 2)))
        for each in one["options"]:
            name = Text.assemble("--option ", (each["name"], "bold"), f"={json.dumps(each['default'])}")
            out.print(Padding(name, (0, 0, 0, 2)))
            title, about = (say(id, f"option-{each['name']}{part}") for part in ("", ".about"))
            out.print(Padding(Text(f"{title}. {about}"), (0, 0, 0, 4)))
    return 0


def rules(args: argparse.Namespace) -> int:
    from londinium.kernel.words import chapters
    from londinium.terminal.words import has, say

    speak(args)
    id = args.game if args.game == "kernel" else info(args.game).id
    found = chapters(id, args.lang)
    if args.id:
        wanted = args.id.upper()
        everything = {**found, **chapters("kernel", args.lang)}
        found = {title: [one for one in ids if _within(one, wanted)] for title, ids in everything.items()}
        found = {title: ids for title, ids in found.items() if ids}
        if not found:
            known = [one for ids in everything.values() for one in ids]
            raise wrong("cmd-rule-unknown", id=args.id, game=id, near=_nearest(wanted, known))
    from rich.padding import Padding
    from rich.text import Text

    out = console()
    for title, ids in found.items():
        out.print(Text(title, style="bold underline"))
        for one in ids:
            out.print(Text.assemble((one, "bold"), "  ", say(id, one)))
            if has(id, f"{one}.ruling"):
                text = say(id, "rule-ruling", {"text": say(id, f"{one}.ruling")})
                out.print(Padding(Text(text, style="italic"), (0, 0, 0, 2)))
        out.print()
    return 0


def _within(rule: str, wanted: str) -> bool:
    """A rule's own id, or that of its chapter."""
    return rule == wanted or rule.rpartition("-")[0] == wanted


def _nearest(wanted: str, known: Sequence[str]) -> str:
    from difflib import get_close_matches

    return next(iter(get_close_matches(wanted, known, 1)), "none")


def components(args: argparse.Namespace) -> int:
    from londinium.kernel import packs
    from londinium.kernel.differences import differences

    speak(args)
    if args.game in ("diff", "merge", "adopt"):
        from londinium.commands.correcting import correct

        return correct(args)
    if args.packs:
        raise wrong("cmd-packs-none", game=args.game)
    listed = game(args.game, args.pack)
    if args.export is not None:
        refuse_to_overwrite(args.export, args.force)
        with args.export.open("w" if args.force else "x", encoding="utf-8") as file:
            file.write(packs.readable(listed.export()) + "\n")
    found = list(packs.components(listed.components))
    if args.json:
        print_json(found)
        return 0
    out = console()
    if args.export is not None:
        out.print(said("cmd-exported", file=str(args.export), n=len(found)))
        return 0
    out.print(said("cmd-components", game=listed.id, data=listed.data))
    out.print(provenance_table(found) if args.provenance else component_table(found))
    if args.pack is not None:
        out.print(difference_table(list(differences(game(args.game).components, listed.components))))
    return 0


def headed(*columns: str) -> "Table":
    """A table with these columns, headed in the language that was asked for."""
    from rich.table import Table

    return Table(*(said(f"cmd-{column}") for column in columns))


def component_table(found: Sequence["Component"]) -> "Table":
    """One row for each list of components: how many there are, and their ids, or the values where they have none."""
    table = headed("file", "group", "entries", "what")
    for (file, group), entries in grouped(found, lambda one: (one["file"], one["group"])).items():
        shown = [one["id"] if isinstance(one["value"], dict) else str(one["value"]) for one in entries]
        table.add_row(
            file, group, str(len(shown)), ", ".join(shown) if len(shown) < 14 else f"{shown[0]} … {shown[-1]}"
        )
    return table


def difference_table(
    found: Sequence["Difference"], title: str = "cmd-differs", sides: tuple[str, str] = ("shipped", "here")
) -> "Table":
    """One row for each value that is not the same on both sides: as shipped and in a pack, or in two packs."""
    table = headed("entry", "field", *sides)
    table.title = said(title, n=len(found))
    for one in found:
        entry = f"{one['file']}, {one['group']}, {one['id']}"
        if not one["fields"]:
            table.add_row(entry, one["kind"], "", "")
        for value in one["fields"]:
            table.add_row(entry, value["field"], value["was"] or "—", value["now"] or "—")
    return table


def provenance_table(found: Sequence["Component"]) -> "Table":
    """One row for each list of components, or part of one, that comes from the same place."""
    table = headed("file", "group", "entries", "origin", "sources")
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
