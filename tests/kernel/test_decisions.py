"""What a decision is written like stands in records and logs for ever."""

import json
from random import Random

import pytest

from londinium.kernel.decisions import Decision
from londinium.kernel.registry import game as find_game


@pytest.mark.parametrize("game", ["next-station", "london", "guilds", "dei"])
def test_a_decision_is_written_as_json_with_its_names_in_order(game: str) -> None:
    state, rng = find_game(game).new(2, 5), Random(5)
    for _ in range(40):
        if not state.to_act:
            break
        seat = rng.choice(state.to_act)
        decision = Decision.of(state, seat)
        assert decision.text() == json.dumps(decision, sort_keys=True).encode()
        state.play(seat, rng.choice(decision.legal))


def test_the_digest_of_a_decision_stays_as_it_was() -> None:
    asked = {"kind": "draw", "prompt": "ask-draw", "context": {"card": "Ω", "n": None}, "moves": ["draw"], "aside": []}
    assert Decision(1, asked, [3, 14]).digest() == "0e8a27444f41e5a5"
