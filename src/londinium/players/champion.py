"""The bot that plays as well as a game's own champion can: where a game has learnt what decisions are worth."""

from random import Random

from londinium.kernel.game import NoChampion
from londinium.kernel.state import State
from londinium.players import BadBot

STEPS = 2


class ChampionBot:
    """The best answer by the game's champion, looking one or two steps ahead."""

    def __init__(self, steps: int = STEPS) -> None:
        self.steps = steps

    def choose(self, guess: State, seat: int, rng: Random) -> int:
        del rng
        try:
            worths = guess.game.champion().worths(guess, seat, self.steps)
        except NoChampion as none:
            raise BadBot.of(none.line) from None
        return max(worths, key=worths.__getitem__)
