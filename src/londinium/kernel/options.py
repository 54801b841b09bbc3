"""Options: every module and variant of a game, as fields of a typed Struct with a name and a description each."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypedDict, TypeVar

import msgspec
from msgspec import Meta

from londinium.kernel.refusal import Refusal, Refused, shown


def about(title: str, description: str, **more: Any) -> Meta:
    """What a field of `Options` is annotated with: its name, what it does, and what else is said of its values."""
    return Meta(title=title, description=description, **more)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """What is chosen before a game begins. A game annotates its fields with `about(title, description)`."""


class Offer(NamedTuple):
    """A way to play that stands beside the game itself wherever games are chosen: an expansion, a campaign, alone.

    It is called by the message `offer-<name>`, and its `.about` says what it is.
    """

    name: str
    options: Mapping[str, Any]  # what is chosen with it
    players: int | None = None  # the only number that it is for
    apart: bool = False  # its name says enough without that of the game


class OptionInfo(TypedDict):
    name: str
    title: str
    description: str
    default: Any
    schema: dict[str, Any]  # JSON Schema of the values it can take


OptionsType = TypeVar("OptionsType", bound=Options)


def read_options(kind: type[OptionsType], given: Any, game: str) -> OptionsType:
    """A dict or the Struct itself, checked; refused with KER-OPTION-1."""
    if given is None:
        return kind()
    if isinstance(given, msgspec.Struct):
        given = msgspec.to_builtins(given)
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError:
        raise Refused(Refusal("KER-OPTION-1", _fault(kind, given)), game) from None


def _fault(kind: type[Options], given: Any) -> dict[str, str]:
    """What is wrong with options that cannot be read, as arguments of KER-OPTION-1."""
    known = {option["name"]: option for option in option_list(kind)}
    if not isinstance(given, Mapping):
        return {"fault": "shape", "value": shown(given), "known": ", ".join(known)}
    for name, value in given.items():
        if name not in known:
            return {"fault": "unknown", "option": str(name), "known": ", ".join(known)}
        try:
            msgspec.convert({name: value}, kind)
        except msgspec.ValidationError:
            return {"fault": "value", "option": name, "value": shown(value), "takes": takes(known[name]["schema"])}
    raise AssertionError("each option can be read, and together they cannot")


def takes(schema: Mapping[str, Any]) -> str:
    """The values that an option takes, in no language: `true, false`, `0–9`, or a few by example."""
    if "enum" in schema:
        return ", ".join(map(shown, schema["enum"]))
    if "anyOf" in schema:
        examples = {"examples": schema["examples"]} if "examples" in schema else {}
        return " / ".join(takes(one if one["type"] == "null" else {**one, **examples}) for one in schema["anyOf"])
    match schema:
        case {"type": "null"}:
            return "null"
        case {"type": "boolean"}:
            return "true, false"
        case {"type": "integer", "minimum": least, "maximum": most}:
            return f"{least}–{most}"
        case {"examples": [first, *others]}:
            return shown(first) if isinstance(first, list) else ", ".join(map(shown, [first, *others]))
    return str(schema.get("type", "…"))


def option_list(kind: type[Options]) -> list[OptionInfo]:
    """Every option with its name, description, default and the values it can take."""
    schemas, components = msgspec.json.schema_components([kind])
    properties = components[kind.__name__]["properties"]
    assert schemas
    found: list[OptionInfo] = []
    for field in msgspec.structs.fields(kind):
        schema = dict(properties[field.name])
        found.append(
            {
                "name": field.name,
                "title": schema.pop("title"),
                "description": schema.pop("description"),
                "default": msgspec.to_builtins(field.default),
                "schema": schema,
            }
        )
    return found
