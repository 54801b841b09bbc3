"""Ways to play: what a temper decides, how much it may cost, and that every level of every game has one."""

from itertools import combinations
from pathlib import Path
from random import Random

import pytest

import londinium
from londinium.arena import play_game
from londinium.kernel.registry import game as find_game
from londinium.kernel.state import State
from londinium.players import BadBot, decide, make
from londinium.players.greedy import GreedyBot, Lookahead
from londinium.players.random import RandomBot
from londinium.players.temper import Temper, TemperedBot, character, tempers
from londinium.server.bots import LEVELS, played_by
from tests.toy import Toy

GAMES = ["next-station", "london", "guilds", "dei"]
WORDS = {
    "en": {"daring": "Daring", "greedy": "Greedy", "patient": "Patient", "calm": "Calm"},
    "uk": {"daring": "Сміливість", "greedy": "Жадібність", "patient": "Терпіння", "calm": "Спокій"},
    "fr": {"daring": "L’audace", "greedy": "L’avidité", "patient": "La patience", "calm": "Le calme"},
    "pl": {"daring": "Śmiałość", "greedy": "Chciwość", "patient": "Cierpliwość", "calm": "Spokój"},
    "ru": {"daring": "Смелость", "greedy": "Жадность", "patient": "Терпение", "calm": "Спокойствие"},
}


def positions(game: str, decisions: int = 60) -> list[tuple[State, int]]:
    """Positions of a game that the greedy bot plays with itself, as a seat sees them."""
    state, rng = find_game(game).new(2, 5), Random(1)
    found: list[tuple[State, int]] = []
    while not state.over and len(found) < decisions:
        seat = state.to_act[0]
        found.append((state.guess(seat, rng), seat))
        state.play(seat, decide(GreedyBot(), state, seat, rng))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_temper_decides_only_among_answers_that_are_almost_as_good(game: str) -> None:
    insight = find_game(game).insight
    for name in ("greedy", "patient", "daring"):
        temper = tempers()[name]
        bot = TemperedBot(GreedyBot(), temper)
        for guess, seat in positions(game, 30):
            answers = insight.candidates(guess, seat)
            worth = Lookahead(seat, insight).values(guess, answers)
            chosen = worth[answers.index(bot.choose(guess, seat, Random(3)))]
            assert chosen >= max(worth) - temper.leeway * (max(worth) - min(worth)) - 1e-9


@pytest.mark.parametrize("game", GAMES)
def test_tempers_play_differently(game: str) -> None:
    """With more leeway than they have, so that a few positions are enough to see it."""
    bots = [wide(name) for name in ("daring", "greedy", "patient")]
    made = [[bot.choose(guess, seat, Random(2)) for bot in bots] for guess, seat in positions(game, 150)]
    for one, other in combinations(range(len(bots)), 2):
        assert sum(chosen[one] != chosen[other] for chosen in made) >= 3


def wide(name: str) -> TemperedBot:
    return TemperedBot(GreedyBot(), tempers()[name]._replace(leeway=0.3))


def test_who_is_greedy_has_more_at_once_than_who_is_patient() -> None:
    gained = 0.0
    for guess, seat in positions("next-station"):
        greedy, patient = (
            TemperedBot(GreedyBot(), tempers()[name]._replace(leeway=0.3)) for name in ("greedy", "patient")
        )
        gained += points(guess, seat, greedy.choose(guess, seat, Random(2)))
        gained -= points(guess, seat, patient.choose(guess, seat, Random(2)))
    assert gained > 10


@pytest.mark.parametrize("game", GAMES)
def test_what_a_temper_likes_are_moves_of_the_game(game: str) -> None:
    played = find_game(game)
    kinds = {played.move(action)["kind"] for action in range(played.n_actions)}
    assert {kind for temper in tempers().values() for kind in temper.likes.get(game, {})} <= kinds


def points(guess: State, seat: int, action: int) -> float:
    after = guess.copy()
    after.play(seat, action)
    return next(one["total"] for one in after.standing(seat) if one["seat"] == seat)


def test_of_two_answers_that_cross_its_mind_a_bot_without_judgement_takes_the_one_that_it_likes() -> None:
    temper = Temper(leeway=1.0, likes={"london": {"develop": 1.0}})
    seen = [0, 0]
    for guess, seat in positions("london", 80):
        if guess.ask(seat)["kind"] == "action":
            for chance in range(20):
                picked = RandomBot().pick(guess.legal(seat), Random(chance))
                chosen = TemperedBot(RandomBot(), temper).choose(guess, seat, Random(chance))
                for n, action in enumerate((picked, chosen)):
                    seen[n] += guess.game.move(action)["kind"] == "develop"
    assert seen[1] > 1.2 * seen[0] > 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_every_game_plays_as_its_sentence_says(game: str, level: str) -> None:
    temper = character(game, level) or "calm"
    for language, words in WORDS.items():
        said = Path(f"locale/{language}/games/{game}.ftl").read_text(encoding="utf-8")
        sentence = said.partition(f"\nbot-{level} = ")[2].splitlines()[1]
        assert sentence.startswith(f"    .about = {words[temper]}"), language


def test_the_server_plays_a_level_with_its_temper() -> None:
    london, dei, next_station = (find_game(id) for id in ("london", "dei", "next-station"))
    assert played_by(london, "medium") == "greedy:temper=greedy"
    assert played_by(dei, "hard", even=True) == "search:iterations=100:temper=patient"
    assert played_by(next_station, "expert") == "expert", "what was learnt leaves no room"
    assert played_by(Toy(), "medium") == "greedy", "nobody knows its characters"
    assert played_by(london, "a program that is gone") == "greedy:temper=greedy"


def test_an_easy_bot_overlooks_what_its_game_says_that_beginners_do() -> None:
    for id in GAMES:
        game = find_game(id)
        assert played_by(game, "easy") == f"greedy:overlooks={game.insight.overlooked}:temper=daring"


@pytest.mark.parametrize("spec", ["random:temper=daring", "greedy:temper=greedy", "search:iterations=3:temper=patient"])
def test_they_play_whole_games_and_the_same_again(spec: str) -> None:
    game = londinium.game("next-station")
    first, second = [play_game(game, [make(spec), make(spec)], 11).fingerprint() for _ in range(2)]
    assert first == second


def test_a_temper_that_is_not_known_or_has_no_room_is_refused() -> None:
    with pytest.raises(BadBot, match="has no temper 'angry'; the tempers are daring, greedy, patient, calm"):
        make("greedy:temper=angry")
    with pytest.raises(BadBot, match="takes no temper"):
        make("champion:temper=greedy")
    assert isinstance(make("greedy:temper=calm"), GreedyBot)
