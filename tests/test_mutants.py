"""The run without rules can fail: a test that bears a mark and proves nothing is found out."""

import pytest

pytest_plugins = ["pytester"]

TESTS = """
import pytest
import londinium
from tests.toy import Toy

TOY = Toy()

@pytest.mark.rule("KER-TURN-1")
def test_names_the_rule():
    state = TOY.new(2, 0)
    state.play(1, state.legal(1)[0])
    assert state.explain(1, 0).rule == "KER-TURN-1"

@pytest.mark.rule("KER-SEAT-1")
def test_is_marked_and_tries_nothing():
    assert TOY.new(2, 0).to_act

@pytest.mark.rule("KER-SEED-1")
def test_does_not_ask_which_rule_refused():
    with pytest.raises(londinium.Refused):
        TOY.new(2, -1)

@pytest.mark.rule("KER-OVER-2")
def test_fails_in_any_case():
    assert False

@pytest.mark.rule("KER-PLAYERS-1", "KER-HIDE-1")
@pytest.mark.parametrize("players", [2, "two"])
def test_one_case_is_enough(players):
    if players != 2:
        with pytest.raises(londinium.Refused) as refused:
            TOY.new(players, 0)
        assert refused.value.rule == "KER-PLAYERS-1"

def test_without_a_mark():
    assert False
"""


def test_a_nominal_mark_is_found_out(pytester: pytest.Pytester) -> None:
    pytester.makeconftest('pytest_plugins = ["tests.mutants"]')
    pytester.makeini("[pytest]\nmarkers = rule")
    pytester.makepyfile(TESTS)
    run = pytester.inline_run("--mutants")
    passed, skipped, failed = run.listoutcomes()
    assert [report.nodeid for report in passed] == ["without KER-PLAYERS-1", "without KER-TURN-1"]
    assert [report.nodeid for report in failed] == ["without KER-OVER-2", "without KER-SEAT-1", "without KER-SEED-1"]
    assert not skipped
    assert "test_is_marked_and_tries_nothing" in str(failed[1].longrepr)
