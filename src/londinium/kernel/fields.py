"""The fields of a state, declared once: constructor, copy, save and load are written from the declaration.

A game declares them in its `fields.py`, with their types, a comment each, and a value where they begin with the same
one in every game. `make fields` writes `_fields.py` beside it: plain source that type checkers, debuggers and
compilers read like any other. A test holds it fresh.

    class LondonFields(Position):  # saved, copied and compared
        options: LondonOptions
        deck: list[int]  # a bag
        turn: int = 0  # from 1

        class Found:  # found from the rest: copied, not saved
            works: list[Works]

    class Sheet(Part):  # what a state holds and that changes
        pencil: int = 0
"""

import ast
import importlib
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from londinium.kernel.rows import Row


class Position:
    """A declaration of the fields of a state."""


class Part:
    """A declaration of the fields of something that a state holds and that changes."""


class Field(NamedTuple):
    name: str
    type: Any
    source: str  # its type as it is written
    default: str  # as it is written; empty: none
    saved: bool


KERNEL = {  # the fields that every state has
    "game": '"Game"',
    "players": "int",
    "options": "Any",
    "seed": "int | None",
    "past": "list[tuple[int, int]] | None",
    "rng": "int",
    "barrier": "int",
    "pending": "list[Stack]",
    "legal": "list[list[int]]",
    "to_act": "tuple[int, ...]",
    "over": "bool",
}
SLOTS = {"legal": ["_legal"], "past": ["_past"], "rng": ["_rng", "_script"]}  # where those are that are not called so
COPIES = {  # how those of them are copied that change
    "pending": "[stack.copy() for stack in self.pending]",
    "_legal": "self._legal.copy()",
}
HEADER = "# Written by `make fields` from fields.py: what is declared there is changed there.\n# fmt: off\n"


def write(module: str) -> str:
    """The source of `_fields.py` for a module that declares fields."""
    declared = importlib.import_module(module)
    tree = ast.parse(Path(str(declared.__file__)).read_text("utf-8"))
    imports = [ast.unparse(node) for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    imports = [line for line in imports if "kernel.fields" not in line]
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    states = any(_kind(node) == "Position" for node in classes)
    lines = ["from typing import TYPE_CHECKING, Any, Self"] if states else ["from typing import Any"]
    lines += ["from mypy_extensions import mypyc_attr"] if states else []
    lines += imports
    if states:
        lines += ["from londinium.kernel.questions import Stack", "from londinium.kernel.state import State"]
        lines += ["if TYPE_CHECKING:", "    from londinium.kernel.game import Game"]
    for node in classes:
        lines += ["", "", *_class(node, getattr(declared, node.name))]
    if any("msgspec." in line for line in lines):
        lines.insert(1, "import msgspec")
    if any("row(" in line for line in lines):
        lines.insert(1, "from londinium.kernel.rows import row")
    return HEADER + "\n".join(lines) + "\n"


def _kind(node: ast.ClassDef) -> str:
    return ast.unparse(node.bases[0]) if node.bases else ""


def _class(node: ast.ClassDef, declared: type) -> list[str]:
    fields = _fields(node, declared, True)
    found = next((inner for inner in node.body if isinstance(inner, ast.ClassDef)), None)
    if found is not None:
        fields += _fields(found, getattr(declared, found.name), False)
    options = next((field.source for field in fields if field.name == "options"), "Any")
    fields = [field for field in fields if field.name != "options"]
    state = _kind(node) == "Position"
    parameters = [f"{name}: {options if name == 'options' else kind}" for name, kind in KERNEL.items()] if state else []
    parameters += [f"{field.name}: {field.source}" for field in fields if not field.default]
    parameters += [f"{field.name}: {field.source} = {field.default}" for field in fields if field.default]
    names = [*(KERNEL if state else ()), *(field.name for field in fields)]
    slots = [slot for name in names for slot in SLOTS.get(name, [name])] if state else names
    copies = {field.name: _copied(field) for field in fields} | COPIES
    saved = [field for field in fields if field.saved]

    quoted = [f'"{field.name}"' for field in fields]
    bare = "@mypyc_attr(allow_interpreted_subclasses=True)"  # compiled, too, a twin can be made without the constructor
    copy = [
        "    def copy(self) -> Self:",
        "        twin = self.__new__(type(self))",
        *_joined([f"twin.{slot} = {copies.get(slot, f'self.{slot}')}" for slot in slots]),
        "        return twin",
    ]
    if not state:  # nothing is derived from a part: the constructor is faster, compiled
        ordered = sorted(fields, key=lambda field: bool(field.default))
        copied = _wrapped(f"        return {node.name}(", [copies[field.name] for field in ordered], ")")
        copy = [f'    def copy(self) -> "{node.name}":', *copied]
    return [
        *([*_wrapped("FIELDS = (", quoted, ")"), "", "", bare] if state else []),
        f"class {node.name}{'(State)' if state else ''}:",
        *(["    __slots__ = FIELDS"] if state else _wrapped("    __slots__ = (", quoted, ")")),
        *([f"    options: {options}"] if state else []),
        *_joined([f"{field.name}: {field.source}" for field in fields], "    "),
        "",
        *_wrapped("    def __init__(", ["self", *parameters], ") -> None:"),
        *_joined([f"self.{'_legal' if name == 'legal' else name} = {name}" for name in names]),
        "",
        *copy,
        "",
        "    def dump(self) -> dict[str, Any]:",
        *_wrapped("        return {", [f'"{field.name}": {_dumped(field)}' for field in saved], "}"),
        "",
        "    @staticmethod",
        f"    def load{'ed' if state else ''}(own: dict[str, Any]) -> "
        + ("dict[str, Any]:" if state else f'"{node.name}":'),
        *_wrapped(
            "        return {" if state else f"        return {node.name}(",
            [f'"{f.name}": {_loaded(f)}' if state else f"{f.name}={_loaded(f)}" for f in saved],
            "}" if state else ")",
        ),
    ]


def _fields(node: ast.ClassDef, declared: type, saved: bool) -> list[Field]:
    types = get_type_hints(declared)
    found = []
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            default = "" if line.value is None else ast.unparse(line.value)
            name = line.target.id
            found.append(Field(name, types[name], ast.unparse(line.annotation), default, saved))
    return found


def _shared(kind: Any) -> bool:
    """Whether a copy of a state may hold the same value: it never changes."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return all(_shared(one) for one in get_args(kind))
    if origin in (tuple, Literal):
        return True
    return origin is None and kind is not Row and not _part(kind)


def _part(kind: Any) -> bool:
    """Whether it is something that changes and knows how to copy, dump and load itself."""
    return isinstance(kind, type) and (issubclass(kind, Part) or hasattr(kind, "dump"))


def _copied(field: Field) -> str:
    kind, value = field.type, f"self.{field.name}"
    if _shared(kind):
        return value
    if get_origin(kind) is list and not _shared(get_args(kind)[0]):
        return f"[one.copy() for one in {value}]"
    if kind is Row:
        return f"{value}[:]"
    if get_origin(kind) is dict and not _shared(get_args(kind)[1]):
        return f"{{name: one.copy() for name, one in {value}.items()}}"
    return f"{value}.copy()"


def _dumped(field: Field) -> str:
    """A value as plain data: parts dump themselves, the rest is plain already."""
    kind, value = field.type, f"self.{field.name}"
    if get_origin(kind) is list and _part(get_args(kind)[0]):
        return f"[one.dump() for one in {value}]"
    if get_origin(kind) is dict and _part(get_args(kind)[1]):
        return f"{{name: one.dump() for name, one in {value}.items()}}"
    return f"{value}.tolist()" if kind is Row else value


def _loaded(field: Field, kind: Any = None, value: str = "") -> str:
    """The expression that makes a value from plain data, in which tuples have become lists."""
    if kind is None:
        kind, value = field.type, f'own["{field.name}"]'
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        some = next(one for one in inner if one is not NoneType)
        return f"None if {value} is None else {_loaded(field, some, value)}"
    if origin is list or origin is tuple:
        one = _loaded(field, inner[0], "one")
        if origin is tuple and Ellipsis not in inner and len({*inner}) > 1:
            raise TypeError(f"{field.name}: a tuple of unlike things cannot be loaded")
        if one == "one":
            return f"{origin.__name__}({value})"
        return f"[{one} for one in {value}]" if origin is list else f"tuple([{one} for one in {value}])"
    if kind is Row:
        return f"row({value})"
    if _part(kind):
        return f"{kind.__name__}.load({value})"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct | tuple):
        return f"msgspec.convert({value}, {kind.__name__})"
    return value


def _wrapped(before: str, parts: list[str], after: str) -> list[str]:
    indent = " " * (len(before) - len(before.lstrip()))
    return [before, *_filled(indent + "    ", [part + "," for part in parts]), indent + after]


def _joined(statements: list[str], indent: str = "        ") -> list[str]:
    lines = _filled(indent, [statement + ";" for statement in statements])
    return [line.removesuffix(";") for line in lines]


def _filled(indent: str, parts: list[str]) -> list[str]:
    """Many short things on few lines."""
    lines, line = [], ""
    for part in parts:
        if line and len(indent) + len(line) + len(part) >= 120:
            lines.append(indent + line)
            line = ""
        line += f" {part}" if line else part
    return [*lines, indent + line]


def declared() -> list[str]:
    """The modules of Londinium that declare fields."""
    root = Path(__file__).parents[2]
    return [".".join(path.relative_to(root).with_suffix("").parts) for path in sorted(root.rglob("games/**/fields.py"))]


def main(modules: list[str]) -> None:
    """Write `_fields.py` beside every module named, or beside all of Londinium's."""
    for module in modules or declared():
        source = write(module)
        Path(str(importlib.import_module(module).__file__)).with_name("_fields.py").write_text(source, "utf-8")


if __name__ == "__main__":
    importlib.import_module("londinium.kernel.fields").main(sys.argv[1:])  # whose Part is the one that is declared by
