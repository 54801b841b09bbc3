"""How far a game has come, said from first to last in every language."""

from random import Random

import pytest

import londinium
from londinium.kernel import words

CAMPAIGN = {"campaign": True}


@pytest.mark.parametrize(
    ("game", "players", "options", "begins", "comes"),
    [
        ("next-station", 2, {}, "Round 1 of 4", "Round 4 of 4"),
        ("london", 2, {}, "Turn 1, 88 cards left in the deck", "the last turns"),
        ("guilds", 2, {}, "Setting up", "Round 16 of 16"),
        ("guilds", 1, {"solo": True}, "Setting up", "Round 1 of "),
        ("dei", 2, {}, "Turn 1 of 4, Phase 1", "Turn 4 of 4, Phase 3"),
        ("dei", 3, CAMPAIGN, "Scenario 1: The Fallen Bridge, Setting up", "Scenario 2: The Crossing"),
    ],
)
def test_a_game_says_how_far_it_has_come(
    game: str, players: int, options: dict[str, bool], begins: str, comes: str
) -> None:
    state, rng = londinium.game(game).new(players, 5, options), Random(5)

    def said(language: str) -> str:
        return ", ".join(words.speak(game, one, language=language) for one in state.progress())

    heard = [said("en")]
    while not state.over and not any(comes in one for one in heard):
        seat = rng.choice(state.to_act)
        state.play(seat, rng.choice(state.legal(seat)))
        if said("en") != heard[-1]:
            heard.append(said("en"))
            for language in words.LANGUAGES:
                assert said(language)
                assert "progress" not in said(language)
    assert heard[0] == begins
    assert comes in heard[-1]
