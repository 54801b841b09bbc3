"""Is a mark more than a name? `pytest --mutants` switches off each refusing rule, and a test that cites it must notice.

A rule refuses through few doors: `State.explain` and `Game.forbidden` return it, `undo` returns it, and `Refused` is
raised with it. While a rule is switched off, the first two find nothing to object to; the others name another rule.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from londinium.kernel import words
from londinium.kernel.game import Game
from londinium.kernel.refusal import Refusal, Refused
from londinium.kernel.registry import games
from londinium.kernel.state import State
from londinium.kernel.undo import undo

OTHER = "KER-LAW-1"  # a rule that refuses nothing


def refusing() -> set[str]:
    """The rules that have a sentence for the player whom they refuse something."""
    return {
        rule
        for index in ("kernel", *games())
        for chapter in words.chapters(index).values()
        for rule in chapter
        if words.has(index, f"{rule}.no")
    }


@contextmanager
def switched_off(rule: str) -> Iterator[None]:
    """The engine as if it had no such rule."""

    def renamed(refusal: Refusal) -> Refusal:
        return Refusal(OTHER, refusal.args) if refusal.rule == rule else refusal

    def permissive(method: Callable[..., Refusal | None]) -> Callable[..., Refusal | None]:
        def found(*args: Any, **named: Any) -> Refusal | None:
            refusal = method(*args, **named)
            return None if refusal is not None and refusal.rule in (rule, OTHER) else refusal

        return found

    def undone(*args: Any, **named: Any) -> State | Refusal:
        found = undo(*args, **named)
        return renamed(found) if isinstance(found, Refusal) else found

    raised = Refused.__init__
    with pytest.MonkeyPatch.context() as patch:
        for base, name in ((State, "explain"), (Game, "forbidden")):
            for kind in with_subclasses(base):
                if name in vars(kind):
                    patch.setattr(kind, name, permissive(vars(kind)[name]))
        patch.setattr(Refused, "__init__", lambda self, refusal, game="": raised(self, renamed(refusal), game))
        for module in list(sys.modules.values()):
            if vars(module).get("undo") is undo and module.__name__ != __name__:
                patch.setattr(module, "undo", undone)
        yield


def with_subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    yield kind
    for child in kind.__subclasses__():
        yield from with_subclasses(child)


class Mutant(pytest.Item):
    """The engine without one rule, and the tests that cite this rule."""

    def __init__(self, *, tests: list[pytest.Item], **node: Any) -> None:
        super().__init__(**node)
        self.tests = tests

    def runtest(self) -> None:
        """One of the tests fails without the rule and passes with it."""
        for test in self.tests:
            with switched_off(self.name):
                noticed = fails(test)
            if noticed and fails(test):
                raise AssertionError(f"{test.nodeid} fails with {self.name} too.")
            if noticed:
                return
        names = "\n".join(dict.fromkeys(test.nodeid.partition("[")[0] for test in self.tests))
        raise AssertionError(f"Without {self.name} every test that cites it passes:\n{names}")

    def reportinfo(self) -> tuple[Any, None, str]:
        return self.path, None, f"without {self.name}"

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        return str(excinfo.value) if excinfo.errisinstance(AssertionError) else super().repr_failure(excinfo, style)


def fails(test: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(test, log=False, nextitem=None))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--mutants", action="store_true", help="run the chosen tests that cite a refusing rule without this rule"
    )


def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """The tests give way to one mutant for each refusing rule that they cite."""
    if not session.config.getoption("mutants"):
        return
    citing: dict[str, list[pytest.Item]] = {}
    for item in items:
        for rule in dict.fromkeys(rule for mark in item.iter_markers("rule") for rule in mark.args):
            citing.setdefault(rule, []).append(item)
    items[:] = [
        Mutant.from_parent(session, name=rule, nodeid=f"without {rule}", tests=citing[rule])
        for rule in sorted(refusing() & citing.keys())
    ]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """A mutant has no fixtures of its own: each of its tests is set up and torn down by itself."""
    if not isinstance(item, Mutant):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    call = pytest.CallInfo.from_call(item.runtest, when="call")
    item.ihook.pytest_runtest_logreport(report=pytest.TestReport.from_item_and_call(item, call))
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
