"""A correction becomes part of a release: the shipped data is written, and the released one kept for old records."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from londinium.kernel import packs
from londinium.kernel.game import Game
from londinium.kernel.refusal import BadPack
from londinium.kernel.registry import kind


def adopt(game: str, pack: packs.PackSource) -> tuple[str, str, list[Path]]:
    """Write a pack as the shipped data of its game: the hash before and after, and the files that were written.

    It is opened first, so the game's own checks have passed before anything is written. What was shipped is kept under
    its hash, since records name it.
    """
    own, adopted = kind(game)(), kind(game)(pack)
    written: list[Path] = []
    if adopted.data != own.data:
        kept = own.folder / "released" / f"{own.data}.json"
        kept.parent.mkdir(exist_ok=True)
        if not kept.exists():
            kept.write_text(packs.readable(own.export()) + "\n", "utf-8")
            written.append(kept)
    for name, file in adopted.components.items():
        path = own.elsewhere.get(name, own.folder) / f"{name}.json"
        text = path.read_text("utf-8")
        made = as_before(packs.plain(file), json.loads(text))
        if made != json.loads(text):
            path.write_text(in_style_of(text, made), "utf-8")
            written.append(path)
    again: Game = kind(game)()
    if again.data != adopted.data:
        raise BadPack("", "pack-adopted", game=game, data=again.data, wanted=adopted.data)
    return own.data, adopted.data, written


def as_before(value: Any, before: Any) -> Any:
    """A value with its keys in the order in which they stood before, so that a difference shows what has changed."""
    if isinstance(value, dict) and isinstance(before, Mapping):
        order = [*(key for key in before if key in value), *(key for key in value if key not in before)]
        return {key: as_before(value[key], before.get(key)) for key in order}
    if isinstance(value, list) and isinstance(before, list):
        by_id = {entry["id"]: entry for entry in before if isinstance(entry, dict) and "id" in entry}
        return [
            as_before(one, by_id.get(one["id"]) if isinstance(one, dict) and "id" in one else _at(before, n))
            for n, one in enumerate(value)
        ]
    return value


def _at(values: list[Any], number: int) -> Any:
    return values[number] if number < len(values) else None


def in_style_of(text: str, value: Any) -> str:
    """A data file as its author writes it: for people, or an entry on a line."""
    before = json.loads(text)
    return lined(value) if lined(before) == text else packs.readable(value) + "\n"


def lined(file: Mapping[str, Any]) -> str:
    """A data file with an entry on a line."""
    parts = []
    for name, value in file.items():
        if name == "provenance":
            parts.append(
                f' "{name}": {{\n' + ",\n".join(f'  "{key}": {_flat(one)}' for key, one in value.items()) + "\n }"
            )
        elif isinstance(value, list) and value and isinstance(value[0], dict | list):
            parts.append(f' "{name}": [\n' + ",\n".join(f"  {_flat(one)}" for one in value) + "\n ]")
        else:
            parts.append(f' "{name}": {_flat(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _flat(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
