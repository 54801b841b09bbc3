"""The mark that ties a test to the rules it proves."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("NSL-DRAW-4")`: this test fails when the engine breaks that rule."""
    return pytest.mark.rule(*ids)
