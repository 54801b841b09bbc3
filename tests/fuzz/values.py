"""Values from the types of the protocol: as they are meant, nearly, and as somebody means harm."""

import json
import string
from random import Random
from typing import Annotated, Any

import msgspec
from msgspec import inspect

LETTERS = string.ascii_letters + " .,-éßÅłжЇ中字🦊\u0301"
UNSEEN = "\x00\x07\u200b\u202e\u2066\ufeff\ud800\uffff\U000e0001"
NUMBERS = [0, -1, 1, 9, 10, 2**31, -(2**31), 2**53 + 1, 2**63, -(2**63) - 1, 2**64, 10**300, 10**4000]
DEEP = 3_000  # nested lists or objects; the parser has its own bound


def nested(depth: int, opening: str = "[", closing: str = "]") -> str:
    return opening * depth + "1" + closing * depth


def hostile(rng: Random) -> str:
    """A JSON text that is hardly what anybody expects; some are no JSON at all."""
    kind = rng.randrange(12)
    if kind == 0:
        return str(rng.choice(NUMBERS))
    if kind == 1:
        return rng.choice(["NaN", "Infinity", "-Infinity", "1e400", "-0", "0.1", "1e-400", "1E5", "00", "+1", "0x10"])
    if kind == 2:
        return nested(rng.choice([5, 500, DEEP]))
    if kind == 3:
        return nested(rng.choice([5, 500, DEEP]), '{"a":', "}")
    if kind == 4:
        return json.dumps("".join(rng.choices(UNSEEN + LETTERS, k=rng.randrange(60))))
    if kind == 5:
        return json.dumps("x" * rng.choice([41, 401, 5_000, 15_900]))
    if kind == 6:
        return rng.choice(['"\\ud800"', '"\\u0000"', '"\\x"', '"', "'a'", "\\", "/*", "nul", "truefalse"])
    if kind == 7:
        return rng.choice(["null", "true", "false", "[]", "{}", '""', "[[]]", '{"":{}}'])
    if kind == 8:
        return json.dumps({"__proto__": {"seat": 0}, "constructor": None, "$type": "play", "\u0000": 1})
    if kind == 9:
        return json.dumps(
            rng.choice(["../../etc/passwd", "' OR 1=1 --", "%00", "{{7*7}}", "<script>", "${x}", "\r\nX: y"])
        )
    if kind == 10:
        return "[" + ",".join(["0"] * rng.choice([10, 3_000])) + "]"
    return json.dumps({f"k{n}": n for n in range(rng.choice([3, 800]))})


def nearly(rng: Random, meant: Any) -> str:
    """JSON in which one thing, at any depth, is wrong: another value, nothing, the same name twice, one more."""
    if not isinstance(meant, dict | list) or not meant:
        return hostile(rng)
    pairs = meant.items() if isinstance(meant, dict) else enumerate(meant)
    parts = [(name, json.dumps(value)) for name, value in pairs]
    at = rng.randrange(len(parts))
    name = parts[at][0]
    inside = meant[name]
    match rng.randrange(8):
        case 0 | 1:
            parts[at] = (name, hostile(rng))
        case 2 | 3 | 4:
            parts[at] = (name, nearly(rng, inside))
        case 5:
            del parts[at]
        case 6:
            parts.insert(rng.randrange(len(parts) + 1), (name, hostile(rng)))
        case _:
            parts.append((rng.choice(["", "seat ", "Type", "__class__", "é" * 50]), hostile(rng)))
    if isinstance(meant, list):
        return f"[{','.join(text for _, text in parts)}]"
    rng.shuffle(parts)
    return "{" + ",".join(f"{json.dumps(key)}:{text}" for key, text in parts) + "}"


class Values:
    """Valid values of a type, at random."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def of(self, kind: inspect.Type) -> Any:
        rng = self.rng
        match kind:
            case inspect.NoneType():
                return None
            case inspect.BoolType():
                return rng.random() < 0.5
            case inspect.IntType(ge=least, le=most):
                low = least if least is not None else -3
                return rng.randint(low, most if most is not None else low + rng.choice([5, 60, 5_000]))
            case inspect.FloatType():
                return rng.choice([0.0, 1.5, -2.25, 1e9])
            case inspect.StrType():
                return self._text(kind)
            case inspect.LiteralType(values=values):
                return rng.choice(values)
            case inspect.UnionType(types=types):
                return self.of(rng.choice(types))
            case inspect.ListType(item_type=item):
                return [self.of(item) for _ in range(rng.randrange(4))]
            case inspect.DictType():
                return {self._word(): self.of(kind.value_type) for _ in range(rng.randrange(4))}
            case inspect.AnyType():
                return rng.choice([0, 7, "x", None, True, [], {"kind": "pass"}, 1.5, "🦊", -1])
            case inspect.StructType(fields=fields):
                made = {}
                if kind.tag_field is not None:
                    made[kind.tag_field] = kind.tag
                for field in fields:
                    if field.required or rng.random() < 0.5:
                        made[field.encode_name] = self.of(field.type)
                return made
        raise TypeError(f"no values of {kind}")

    def _word(self) -> str:
        return "".join(self.rng.choices(LETTERS, k=self.rng.randrange(1, 9)))

    def _text(self, kind: inspect.StrType) -> str:
        least, most = kind.min_length or 0, min(kind.max_length or 40, 60)
        for _ in range(20):
            text = "".join(self.rng.choices(LETTERS, k=self.rng.randint(least, most)))
            if fits(text, kind):
                return text
        return "x" * max(1, least)


def fits(text: str, kind: inspect.StrType) -> bool:
    meta = msgspec.Meta(min_length=kind.min_length, max_length=kind.max_length, pattern=kind.pattern)
    try:
        msgspec.convert(text, Annotated[str, meta])
    except msgspec.ValidationError:
        return False
    return True
