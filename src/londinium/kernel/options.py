"""Options: every module and variant of a game, as fields of a typed Struct with a name and a description each."""

from typing import Any, TypedDict, TypeVar

import msgspec

from londinium.kernel.refusal import Refusal, Refused


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is chosen before a game begins. A game's fields are annotated with `msgspec.Meta(title, description)`."""


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
    except msgspec.ValidationError as error:
        known = ", ".join(field.name for field in msgspec.structs.fields(kind))
        reason = str(error).replace("Object contains", "it has").replace("`", "'")
        raise Refused(Refusal("KER-OPTION-1", {"reason": f"{reason}; the options are {known}"}), game) from None


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
