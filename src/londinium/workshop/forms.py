"""The form of an entry, as plain data, generated from the types that its file is read by.

A page that can draw the thirteen kinds of shape can draw the entries of any game: text, numbers within bounds, choices
of a closed set, lists, records, verbs with their parts, names of other entries. A new field or verb of a game is in its
form the moment it is in its schema.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NotRequired, TypedDict, cast

import msgspec
from msgspec import inspect

from londinium.kernel.forms import Verbs
from londinium.kernel.packs import DataFile, plain
from londinium.kernel.registry import data, kind
from londinium.workshop.declared import declared
from londinium.workshop.words import choice_key, field_key, written

MANY = 999  # where the schema sets no bound

Shape = dict[str, Any]
"""By its `kind`: text (least, most, pattern), number (least, most, whole), flag, choice (values, each with its key),
fixed (value), entry (of: lists whose ids may stand here; also), place and region (a Region of the tile, or of any),
list (of, least, most, ordered, distinct), row (of: one shape for each item), map (keys, of), maybe (of, or null),
record (fields), verb (tag, verbs with their fields), ref (the name of a shared shape)."""


class Field(TypedDict):
    """A field of a record or of a verb. One that is not `needed` is left out where it has its default."""

    name: str
    key: str
    shape: Shape
    needed: bool
    default: Any
    fixed: NotRequired[bool]  # it names the entry


class Group(TypedDict):
    """A list of entries: where it stands, how long it may be, and the form of one."""

    file: str
    group: str
    field: str
    key: str
    least: int
    most: int
    shape: Shape


class Form(TypedDict):
    game: str
    data: str
    groups: list[Group]
    shapes: dict[str, Shape]  # those that others refer to


@cache
def form(game: str) -> Form:
    """The forms of every list of entries of a game."""
    drawing = _Drawing(game)
    groups = [drawing.group(file, field, shape) for file, field, shape in lists(kind(game).files)]
    return {"game": game, "data": data(game), "groups": groups, "shapes": drawing.shapes}


def lists(files: Mapping[str, type[DataFile]]) -> Iterator[tuple[str, str, inspect.VarTupleType]]:
    """The lists of entries among the fields of the files: file, field, type."""
    for file, struct in files.items():
        for field in cast(inspect.StructType, inspect.type_info(struct)).fields:
            found, _ = _bare(field.type)
            if isinstance(found, inspect.VarTupleType) and isinstance(_bare(found.item_type)[0], inspect.StructType):
                yield file, field.name, found


def group_name(file: str, field: str) -> str:
    """What `packs.components` calls a list."""
    return file if field == "entries" else field


def _bare(found: inspect.Type) -> tuple[inspect.Type, dict[str, Any]]:
    """A type without what is said beside it, and that."""
    if isinstance(found, inspect.Metadata):
        return found.type, found.extra or {}
    return found, {}


class _Drawing:
    """The shapes of one game; unions of verbs are drawn once, since effects stand inside effects."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.words = declared(game).words
        self.shapes: dict[str, Shape] = {}
        self._names: dict[tuple[str, ...], str] = {}

    def group(self, file: str, field: str, found: inspect.VarTupleType) -> Group:
        name = group_name(file, field)
        return {
            "file": file,
            "group": name,
            "field": field,
            "key": f"board-group-{name}",
            "least": found.min_length or 0,
            "most": _most(found.max_length),
            "shape": self.record(cast(inspect.StructType, _bare(found.item_type)[0]), name),
        }

    def record(self, struct: inspect.StructType, of: str) -> Shape:
        """The fields of a list's entries, of a field's value, or of a verb: whichever `of` names."""
        fields = [self.field(struct, one, of) for one in struct.fields if one.name != "provenance"]
        for field in fields:
            if field["name"] == "id":
                field["fixed"] = True
        return {"kind": "record", "fields": fields}

    def field(self, struct: inspect.StructType, field: inspect.Field, of: str) -> Field:
        default = _default(field)
        return {
            "name": field.encode_name,
            "key": field_key(self.game, of, field.encode_name),
            "shape": self.shape(field.type, field.encode_name),
            "needed": field.required or not struct.cls.__struct_config__.omit_defaults,
            "default": default,
        }

    def shape(self, found: inspect.Type, field: str) -> Shape:
        """The shape of a value; `field` is where it stands, for the words of its choices."""
        bare, extra = _bare(found)
        if "names" in extra or "spot" in extra:
            return self._named(bare, extra, field)
        match bare:
            case inspect.BoolType():
                return {"kind": "flag"}
            case inspect.IntType() | inspect.FloatType():
                return {"kind": "number", "least": bare.ge, "most": bare.le, "whole": isinstance(bare, inspect.IntType)}
            case inspect.StrType():
                return {
                    "kind": "text",
                    "least": bare.min_length or 0,
                    "most": _most(bare.max_length),
                    "pattern": bare.pattern,
                }
            case inspect.LiteralType():
                return self._choice(bare.values, field)
            case inspect.NoneType():
                return {"kind": "fixed", "value": None}
            case inspect.VarTupleType():
                return self._list(bare, extra, field)
            case inspect.TupleType():
                return {"kind": "row", "of": [self.shape(one, field) for one in bare.item_types]}
            case inspect.DictType():
                keys, of = self.shape(bare.key_type, field), self.shape(bare.value_type, field)
                return {"kind": "map", "keys": keys, "of": of, "most": _most(bare.max_length)}
            case inspect.StructType():
                return self._struct(bare, None, field)
            case inspect.UnionType():
                return self._union(bare, field)
        raise TypeError(f"{self.game}: nobody can draw a form of {type(bare).__name__} in the field {field}")

    def _named(self, bare: inspect.Type, extra: Mapping[str, Any], field: str) -> Shape:
        if "spot" in extra:
            return {"kind": extra["spot"]}
        of = []
        for place in extra["names"]:
            file, _, name = place.partition(".")
            of.append({"file": file, "group": group_name(file, name)})
        also = [{"value": value, "key": choice_key(self.game, self.words, field, value)} for value in extra["also"]]
        return {"kind": "entry", "of": of, "also": also, "number": isinstance(bare, inspect.IntType)}

    def _choice(self, values: tuple[Any, ...], field: str) -> Shape:
        if len(values) == 1:
            return {"kind": "fixed", "value": values[0]}
        choices = [
            {"value": value, "key": choice_key(self.game, self.words, field, value) if isinstance(value, str) else None}
            for value in values
        ]
        return {"kind": "choice", "values": choices}

    def _list(self, found: inspect.VarTupleType, extra: Mapping[str, Any], field: str) -> Shape:
        inner = _bare(found.item_type)[0]
        if "only" in extra and isinstance(inner, inspect.StructType):
            of = self._struct(inner, extra["only"], field)
        else:
            of = self.shape(found.item_type, field)
        anyhow = bool(extra.get("set"))
        return {
            "kind": "list",
            "of": of,
            "least": found.min_length or 0,
            "most": _most(found.max_length),
            "ordered": not anyhow,
            "distinct": anyhow,
        }

    def _struct(self, struct: inspect.StructType, only: frozenset[str] | None, field: str) -> Shape:
        verbs: Verbs | None = getattr(struct.cls, "verbs", None)
        if struct.tag is not None:
            return self._shared((struct,))
        if verbs is None:
            return self.record(struct, field)
        taken = tuple(verb for verb in verbs.fields if only is None or verb in only)
        name = self._names.setdefault((struct.cls.__name__, *taken), f"{verbs.tag}-{len(self._names) + 1}")
        if name not in self.shapes:
            self.shapes[name] = {"kind": "verb", "tag": verbs.tag, "verbs": []}
            self.shapes[name]["verbs"] = [self._parted(struct, verbs, verb) for verb in taken]
        return {"kind": "ref", "shape": name}

    def _parted(self, struct: inspect.StructType, verbs: Verbs, verb: str) -> Shape:
        """A verb of a Struct that has the parts of all of them: what it needs is there, what it may have can be."""
        must, may = verbs.fields[verb]
        fields = []
        for field in struct.fields:
            if field.encode_name in must | may:
                drawn = self.field(struct, field, verb)
                if field.encode_name in must:
                    drawn["needed"] = True
                    if drawn["shape"]["kind"] == "maybe":
                        drawn["shape"] = drawn["shape"]["of"]
                    elif drawn["shape"].get("least") == 0:  # none of it would be as good as leaving it out
                        drawn["shape"]["least"] = 1
                fields.append(drawn)
        return {"value": verb, "key": self._verb_key(verbs.tag, verb), "fields": fields}

    def _union(self, found: inspect.UnionType, field: str) -> Shape:
        types = [one for one in found.types if not isinstance(one, inspect.NoneType)]
        bare = [_bare(one)[0] for one in types]
        if len(types) == 1:
            of = self.shape(types[0], field)
        elif all(isinstance(one, inspect.StructType) and one.tag is not None for one in bare):
            of = self._shared(tuple(cast(inspect.StructType, one) for one in bare))
        else:
            raise TypeError(f"{self.game}: nobody can draw a form of a union in the field {field}")
        return {"kind": "maybe", "of": of} if found.includes_none else of

    def _shared(self, structs: tuple[inspect.StructType, ...]) -> Shape:
        """Verbs, each a Struct of its own."""
        tag = cast(str, structs[0].tag_field)
        known = tuple(struct.cls.__name__ for struct in structs)
        name = self._names.setdefault(known, f"{tag}-{len(self._names) + 1}")
        if name not in self.shapes:
            self.shapes[name] = {"kind": "verb", "tag": tag, "verbs": []}
            self.shapes[name]["verbs"] = [
                {
                    "value": struct.tag,
                    "key": self._verb_key(tag, str(struct.tag)),
                    "fields": self.record(struct, str(struct.tag))["fields"],
                }
                for struct in structs
            ]
        return {"kind": "ref", "shape": name}

    def _verb_key(self, tag: str, verb: str) -> str:
        if tag != "op":
            return choice_key(self.game, self.words, tag, verb)
        return f"op-{verb}" if f"op-{verb}" in written(self.game) else f"does-{verb}"


def _most(bound: int | None) -> int:
    return MANY if bound is None else bound


def _default(field: inspect.Field) -> Any:
    if field.required:
        return None
    made = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    return plain(made)
