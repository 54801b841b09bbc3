"""The strongest bot of a game: its champion, or a search whose values were learnt from self-play."""

from random import Random

from londinium.kernel.game import Insight, NoChampion
from londinium.kernel.state import State
from londinium.players import BadBot
from londinium.players.champion import ChampionBot
from londinium.players.plan import PlanBot
from londinium.players.search import SearchBot

DEFAULT_MS = 400  # a decision; with the way there and back it stays within half a second


class ExpertBot:
    """Search, or plan turns, by what the game's expert has learnt, with a budget in milliseconds or in iterations.

    A champion needs no such budget: where a game has one, it plays.
    """

    def __init__(self, ms: int | None = None, iterations: int | None = None) -> None:
        self.ms = DEFAULT_MS if ms is None and iterations is None else ms
        self.iterations = iterations

    def choose(self, guess: State, seat: int, rng: Random) -> int:
        how = guess.game.learning or guess.game.evolving
        if how is None:
            return ChampionBot().choose(guess, seat, rng)
        try:
            insight: Insight = guess.game.expert()
        except NoChampion as none:
            raise BadBot.of(none.line) from None
        if how.turn_of is not None:
            return PlanBot(insight, how.turn_of, self.ms, self.iterations).choose(guess, seat, rng)
        return SearchBot(self.ms, self.iterations, insight).choose(guess, seat, rng)
