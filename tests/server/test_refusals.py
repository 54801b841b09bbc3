"""Whatever the server refuses a person is worded in the person's language: every raising place names a key."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import londinium
from londinium.kernel import words
from tests.test_locale import messages

SERVER = Path(londinium.__file__).parent / "server"
MESSAGES = {lang: messages(words.locale_folder() / lang / "interface.ftl") for lang in words.LANGUAGES}
FOR_PROGRAMMERS = {  # no page sends what these refuse; should one do so, it says that it was not understood
    "`seat` should be the number of a seat, from 0 on, or “none”.",
    "The languages are …",
    "What is sent should be JSON (application/json).",
    "Not Found",  # figures for Prometheus
}
KEY_AT = {"Denied": 2, "Failed": 2}  # the place of the key among the arguments


def faults(source: str) -> Iterator[str]:
    """What a person could be refused without words of their language."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        where = f"line {node.lineno}"
        if name == "HTTPException":
            if said(node.args[0]) not in FOR_PROGRAMMERS:
                yield f"{where}: {said(node.args[0])} has no key; raise Failed"
        elif name in KEY_AT:
            if len(node.args) <= KEY_AT[name]:
                yield f"{where}: {name} without a key"
            else:
                args = {"$why" if told_by_library(one.value) else f"${one.arg}" for one in node.keywords}
                yield from (f"{where}: {fault}" for fault in unworded(node.args[KEY_AT[name]], args))
        elif name == "Problem":
            given = {one.arg: one.value for one in node.keywords}
            if "rule" in given:
                continue
            if "key" not in given:
                yield f"{where}: a Problem without a rule and without a key"
            elif isinstance(given["key"], ast.Constant):
                told = given.get("args")
                names = [said(one) for one in told.keys if one] if isinstance(told, ast.Dict) else []
                names += ["why"] if told_by_library(told) else []
                yield from (f"{where}: {fault}" for fault in unworded(given["key"], {f"${one}" for one in names}))


def told_by_library(args: ast.expr | None) -> bool:
    """Whether the arguments are what the library said, with words of its own (`tests/test_told.py`)."""
    return isinstance(args, ast.Call) and ast.unparse(args.func) == "why"


def unworded(key: ast.expr, args: set[str]) -> Iterator[str]:
    """What is wrong with a key: it stands in no file, or asks for other arguments than it is given."""
    if not isinstance(key, ast.Constant) or not isinstance(key.value, str):
        yield f"{ast.unparse(key)} is no plain key"
        return
    for language, there in MESSAGES.items():
        if key.value not in there:
            yield f"{key.value} has no words in {language}"
        elif not {one for one in there[key.value] if one.startswith("$")} <= args:
            yield f"{key.value} is not given all that it says in {language}"


def said(text: ast.expr) -> str:
    if isinstance(text, ast.JoinedStr):
        return "".join(str(one.value) if isinstance(one, ast.Constant) else "…" for one in text.values).replace(
            "….", "…"
        )
    return str(text.value) if isinstance(text, ast.Constant) else "…"


@pytest.mark.parametrize("file", sorted(path.name for path in SERVER.glob("*.py")))
def test_whatever_is_refused_has_words_in_every_language(file: str) -> None:
    source = (SERVER / file).read_text("utf-8")
    if file == "refusals.py":  # where keys are handed on
        source = re.sub(r"return cls\(.*\)", "pass", source)
    assert list(faults(source)) == []


@pytest.mark.parametrize(
    "source",
    [
        'raise HTTPException("There is no such thing.", status_code=404)',
        'raise HTTPException(f"There is no {thing}.", status_code=404)',
        'raise Denied("ended", "The game is over.")',
        'raise Failed(404, "There is no such table.", "web-refused-no-such-key")',
        'raise Failed(413, "The record is too large.", "web-refused-record-large")',  # without its number of bytes
        'raise Failed(404, "There is no such table.", key_of(table))',
        'Problem(error="No.")',
        'Problem(error="No.", key="web-refused-record", args={"because": "no"})',
    ],
)
def test_a_refusal_without_words_is_seen(source: str) -> None:
    assert len(list(faults(source))) >= 1


def test_the_raising_places_are_found() -> None:
    text = "\n".join(path.read_text("utf-8") for path in SERVER.glob("*.py"))
    assert len(re.findall(r"raise (?:Failed|Denied)\(", text)) > 50
