"""What a page does with a form, in Python: fill it in from an entry, write the entry back, and fill it in at random."""

from random import Random
from typing import Any

from londinium.workshop.forms import Form, Shape

LETTERS = "abcdefgh"


class NotInForm(AssertionError):
    """A value that the form has no place for."""


def solved(form: Form, shape: Shape) -> Shape:
    return form["shapes"][shape["shape"]] if shape["kind"] == "ref" else shape


def written(form: Form, shape: Shape, value: Any) -> Any:
    """A value as the form would write it, part by part; every part must have its place in the form."""
    shape = solved(form, shape)
    match shape["kind"]:
        case "record":
            return fields_written(form, shape["fields"], value)
        case "verb":
            verb = next((one for one in shape["verbs"] if one["value"] == value[shape["tag"]]), None)
            if verb is None:
                raise NotInForm(f"no verb {value[shape['tag']]}")
            parts = {name: part for name, part in value.items() if name != shape["tag"]}
            return {shape["tag"]: verb["value"], **fields_written(form, verb["fields"], parts)}
        case "list":
            assert shape["least"] <= len(value)
            assert shape["most"] is None or len(value) <= shape["most"]
            return [written(form, shape["of"], one) for one in value]
        case "row":
            return [written(form, of, one) for of, one in zip(shape["of"], value, strict=True)]
        case "map":
            return {written(form, shape["keys"], key): written(form, shape["of"], one) for key, one in value.items()}
        case "maybe":
            return None if value is None else written(form, shape["of"], value)
        case "choice":
            return next(one["value"] for one in shape["values"] if one["value"] == value)
        case "fixed":
            assert value == shape["value"]
            return shape["value"]
        case "number":
            assert not isinstance(value, bool)
            assert shape["least"] is None or value >= shape["least"]
            assert shape["most"] is None or value <= shape["most"]
            return value
        case "flag":
            assert isinstance(value, bool)
            return value
        case "text" | "entry" | "place" | "region":
            return value
    raise NotInForm(shape["kind"])


def fields_written(form: Form, fields: list[Any], value: dict[str, Any]) -> dict[str, Any]:
    """In the order of the form. A field that has its default is left out, unless it stood there before."""
    unknown = set(value) - {field["name"] for field in fields} - {"provenance"}
    if unknown:
        raise NotInForm(f"no field {min(unknown)}")
    made = {}
    for field in fields:
        if field["name"] in value:
            made[field["name"]] = written(form, field["shape"], value[field["name"]])
        else:
            assert not field["needed"], field["name"]
    if "provenance" in value:
        made["provenance"] = value["provenance"]
    return made


def made_up(form: Form, shape: Shape, chance: Random, names: dict[str, list[Any]], depth: int = 0) -> Any:
    """Anything that the form lets a person fill in."""
    shape = solved(form, shape)
    match shape["kind"]:
        case "record":
            return filled(form, shape["fields"], chance, names, depth)
        case "verb":
            verbs = shape["verbs"] if depth < 2 else [one for one in shape["verbs"] if _flat(form, one)]
            verb = chance.choice(verbs)
            return {shape["tag"]: verb["value"], **filled(form, verb["fields"], chance, names, depth + 1)}
        case "list":
            least = shape["least"]
            most = min(shape["most"] or least + 2, least + 2)
            many = [made_up(form, shape["of"], chance, names, depth) for _ in range(chance.randint(least, most))]
            return list(dict.fromkeys(many)) if shape["distinct"] else many
        case "row":
            return [made_up(form, of, chance, names, depth) for of in shape["of"]]
        case "map":
            return {}
        case "maybe":
            return None if chance.random() < 0.5 else made_up(form, shape["of"], chance, names, depth)
        case "choice":
            return chance.choice(shape["values"])["value"]
        case "fixed":
            return shape["value"]
        case "number":
            least = shape["least"] or 0
            return chance.randint(least, min(shape["most"] or 9, least + 3))
        case "flag":
            return chance.random() < 0.5
        case "entry":
            known = [one for of in shape["of"] for one in names.get(f"{of['file']}/{of['group']}", [])]
            return chance.choice(known + [one["value"] for one in shape["also"]])
        case "text":
            return "".join(chance.choice(LETTERS) for _ in range(max(shape["least"], 4)))
        case "place":
            return "A"
        case "region":
            return "2:A"
    raise NotInForm(shape["kind"])


def filled(form: Form, fields: list[Any], chance: Random, names: dict[str, list[Any]], depth: int) -> dict[str, Any]:
    made = {}
    for field in fields:
        if field["needed"] or chance.random() < 0.4:
            value = made_up(form, field["shape"], chance, names, depth)
            if field["needed"] or value != field["default"]:
                made[field["name"]] = value
    return made


def _flat(form: Form, verb: Any) -> bool:
    """A verb without verbs inside."""
    return not any(_has_verbs(form, field["shape"]) for field in verb["fields"])


def _has_verbs(form: Form, shape: Shape) -> bool:
    shape = solved(form, shape)
    if shape["kind"] == "verb":
        return True
    of = shape.get("of")
    return isinstance(of, dict) and shape["kind"] != "entry" and _has_verbs(form, of)
