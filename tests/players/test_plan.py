"""The expert that plans whole turns, by the example of D.E.I.: what it offers others, what it answers, how long it
takes. Positions are of the last Turn, where what is right can be counted. And Guilds of London, where it plans too."""

import time
from random import Random

import pytest

import londinium
from londinium.games.dei.state import DeiState
from londinium.kernel.game import Game
from londinium.players import decide, make
from londinium.players.plan import PlanBot
from tests.rules.dei.old_london.test_alliances import at_mission
from tests.rules.dei.table import Stacked, do

EXPERT = "expert:iterations=1"


@pytest.fixture(scope="module")
def dei() -> Game:
    return londinium.game("dei")


def answer(s: Stacked, seat: int) -> str:
    """The kind of move that the expert answers with."""
    kind: str = s.game.move(make(EXPERT).choose(s, seat, Random(1)))["kind"]
    return kind


def last_mission(crowds: tuple[int, ...], supplies: tuple[int, ...]) -> Stacked:
    """The last Mission step of seat 0: Crowd is open to all, and pays 1 Supply for each Scrapper."""
    factions = "ravagers refuge42 farmz"
    regions = ("2.2:B", "2.5:B", "2.6:B")
    units = {regions[seat]: f"{' '.join(['0'] * seat)} {n}".strip() for seat, n in enumerate(crowds)}
    marks = dict.fromkeys(range(len(crowds)), "MS01 MS02 MS03")
    players = " ".join(factions.split()[: len(crowds)])
    return at_mission(players, units=units, turn=4, supplies=supplies, marks=marks)


def proposed(s: Stacked) -> Stacked:
    """Seat 0 proposes to seat 1 to resolve Crowd together."""
    do(s, "propose", seat=1, mission="MS11")
    return s


def test_an_alliance_that_helps_the_rival_more_is_refused() -> None:
    """Together 14 for the one asked and 11 for its only rival; alone 11 and 1 (DOL-AL-5 to DOL-AL-7)."""
    s = proposed(last_mission((1, 11), (20, 20)))
    assert answer(s, 1) == "refuse"
    assert s.game.move(make("greedy").choose(s, 1, Random(1)))["kind"] == "accept"  # three Supplies more, it thinks


def test_an_alliance_against_a_leader_is_offered_and_accepted() -> None:
    """Both of those who are behind gain by it, and the third, who leads, does not."""
    s = last_mission((1, 11, 2), (20, 20, 40))
    assert answer(s, 0) == "propose"
    assert answer(proposed(s), 1) == "accept"


def test_an_alliance_is_not_offered_to_whom_it_would_bring_more() -> None:
    assert answer(last_mission((11, 1), (20, 20)), 0) == "stop"


def test_what_others_answer_is_best_for_them(dei: Game) -> None:
    """It thinks of the other's refusal before it proposes: the position that follows is the one after it."""
    s = last_mission((1, 11), (20, 20))
    assert dei.learning is not None
    assert dei.learning.turn_of is not None
    bot = PlanBot(dei.expert(), dei.learning.turn_of, None, 1)
    propose = next(a for a in s.legal(0) if dei.move(a) == {"kind": "propose", "seat": 1, "mission": "MS11"})
    after = bot._after(s, 0, propose, bot.turn_of(s))
    assert isinstance(after, DeiState)
    assert after.supplies == [20, 20]  # refused: seat 0 chooses its Mission
    assert after.to_act == (0,)


def test_a_plan_keeps_to_its_time(dei: Game) -> None:
    """With `ms`, no plan is begun that would not end in time, and one that takes longer is valued as it stands."""
    state, rng = dei.new(4, 3, {"purebred": True}), Random(3)
    expert = dei.expert()  # its weights are read once, before anybody waits
    assert expert.values is not None
    expert.values([state], 0)
    taken = []
    for n in range(120):
        seat = state.to_act[0]
        if n % 8 == 7:
            began = time.process_time()
            action = decide(make("expert:ms=1"), state, seat, rng)
            taken.append(time.process_time() - began)
        else:
            action = decide(make("random"), state, seat, rng)
        state.play(seat, action)
    assert max(taken) < 0.5


def test_positions_valued_together_are_worth_what_each_is_alone(dei: Game) -> None:
    s = last_mission((1, 11), (20, 20))
    expert = dei.expert()
    assert expert.values is not None
    after = []
    for action in s.legal(0):
        after.append(s.copy())
        after[-1].play(0, action)
    assert expert.values(after, 0) == pytest.approx([expert.value(one, 0) for one in after], abs=1e-3)


def test_a_plan_of_guilds_ends_with_the_turn() -> None:
    """Everybody takes exactly one turn in a round (GOL-ROUND-5): one that is left does not come back."""
    state, rng = londinium.game("guilds").new(3, 4), Random(4)
    evolving = state.game.evolving
    assert evolving is not None
    assert evolving.turn_of is not None
    turns: list[tuple[int, ...]] = []
    while state.to_act:
        seat, turn = state.to_act[0], evolving.turn_of(state)
        if state.ask(seat)["kind"] == "turn":
            assert turn[0] == seat
            if turn not in turns[-1:]:
                turns.append(turn)
        state.play(seat, rng.choice(state.legal(seat)))
    assert len(turns) == len(set(turns))
    assert [sum(turn[0] == seat for turn in turns) for seat in range(3)] == [15] * 3
