"""The commands for corrected components: how two packs differ, two made one, and one made the shipped data."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from londinium.commands.common import console, print_json, refuse_to_overwrite, said, speak, wrong
from londinium.commands.reading import difference_table, headed
from londinium.kernel import packs
from londinium.kernel.registry import game, games

if TYPE_CHECKING:
    from londinium.kernel.game import Game


def correct(args: argparse.Namespace) -> int:
    """`components diff A B`, `components merge A B --out C`, `components adopt PACK`."""
    speak(args)
    wanted, sentence = {
        "diff": (2, "cmd-packs-diff"),
        "merge": (2, "cmd-packs-merge"),
        "adopt": (1, "cmd-packs-adopt"),
    }[args.game]
    if len(args.packs) != wanted:
        raise wrong(sentence)
    opened = [_opened(name) for name in args.packs]
    if len({one.id for one in opened}) > 1:
        raise wrong("cmd-packs-games", one=opened[0].id, other=opened[1].id)
    return {"diff": diff, "merge": merge, "adopt": adopt}[args.game](args, opened)


def _opened(name: str) -> "Game":
    """The components in a file; a game's id stands for those that are shipped. Opened, so they are checked."""
    return game(name) if name in games() else game(packs.read_pack(name).game, name)


def diff(args: argparse.Namespace, opened: list["Game"]) -> int:
    from londinium.kernel.differences import differences

    found = list(differences(*(one.components for one in opened)))
    if args.json:
        print_json(found)
        return 0
    out = console()
    out.print(difference_table(found, "cmd-differ", ("first", "second")) if found else said("cmd-differ", n=0))
    return 0


def merge(args: argparse.Namespace, opened: list["Game"]) -> int:
    from londinium.kernel.refusal import shown
    from londinium.workshop.merging import Side
    from londinium.workshop.merging import merge as merged_packs

    ours, theirs = opened
    if args.out is None:
        raise wrong("cmd-packs-merge")
    refuse_to_overwrite(args.out, args.force)
    sides: dict[str, Side] = {"A": "ours", "B": "theirs"}
    base = game(ours.id).components
    merged = merged_packs(ours.id, base, ours.components, theirs.components, prefer=sides.get(args.prefer))
    if merged["conflicts"]:
        if args.json:
            print_json(merged["conflicts"])
        else:
            table = headed("entry", "first", "second")
            for one in merged["conflicts"]:
                entry = f"{one['file']}, {one['group']}, {one['id']}"
                table.add_row(
                    entry, *(shown(one[side]) if one[side] is not None else "—" for side in ("ours", "theirs"))
                )
            console().print(table)
        raise wrong("cmd-merge-conflicts", n=len(merged["conflicts"]))
    pack = {**ours.export(_name(ours, theirs)), "files": merged["files"]}
    made = game(ours.id, pack)  # it is checked as a whole before it is written
    with args.out.open("w" if args.force else "x", encoding="utf-8") as file:
        file.write(packs.readable(pack) + "\n")
    if args.json:
        print_json({"game": made.id, "data": made.data, "file": str(args.out)})
    else:
        console().print(said("cmd-merged", file=str(args.out), data=made.data))
    return 0


def _name(ours: "Game", theirs: "Game") -> str:
    names = [one.pack.name for one in (ours, theirs) if one.pack]
    return " + ".join(sorted(set(names)))[:500]


def adopt(args: argparse.Namespace, opened: list["Game"]) -> int:
    from londinium.workshop.adopting import adopt as adopted

    source: packs.PackSource = game(opened[0].id).export() if opened[0].pack is None else Path(args.packs[0])
    before, after, written = adopted(opened[0].id, source)
    if args.json:
        print_json({"before": before, "after": after, "files": [str(path) for path in written]})
        return 0
    out = console()
    out.print(said("cmd-adopted" if written else "cmd-adopted-same", before=before, after=after))
    for path in written:
        out.print(f"  {path}", soft_wrap=True)
    return 0
