"""Questions as values: how they are declared, saved as plain numbers, and come back."""

import pytest

from londinium.kernel.questions import Question, Questions, Step
from tests.toy import Give, Toy, Turn, Wish

QUESTIONS = Questions()


@QUESTIONS.question(4, "pay", moves=("pay",))
class Pay(Question, frozen=True):
    card: int
    waived: bool


@QUESTIONS.question(2, "spread", moves=("to", "stop"))
class Spread(Question, frozen=True):
    region: int
    named: tuple[int, ...]


@QUESTIONS.question(9, "veto", moves=("accept",))
class Veto(Question, frozen=True):
    waiting: Spread


@QUESTIONS.step(32)
class Flip(Step, frozen=True):
    stack: int


@pytest.mark.parametrize(
    ("question", "numbers"),
    [
        (Pay(1, 17, True), [4, 1, 17, 1]),
        (Spread(0, 3, (5, 6)), [2, 0, 3, 5, 6]),
        (Spread(0, 3, ()), [2, 0, 3]),
        (Veto(2, Spread(0, 3, (5,))), [9, 2, 2, 0, 3, 5]),
        (Flip(1, 4), [32, 1, 4]),
    ],
    ids=["a flag", "several numbers", "none of several", "another question", "a step"],
)
def test_a_question_is_saved_as_plain_numbers_and_comes_back(question: Question, numbers: list[int]) -> None:
    saved = QUESTIONS.save(question)
    assert saved == numbers
    assert all(type(number) is int for number in saved)
    assert QUESTIONS.load(numbers) == question
    assert type(QUESTIONS.load(numbers)) is type(question)


@pytest.mark.parametrize("numbers", [[4, 1, 17], [4, 1, 17, 1, 1], [5, 1]], ids=["too few", "too many", "no such kind"])
def test_numbers_that_are_no_question_are_refused(numbers: list[int]) -> None:
    with pytest.raises((ValueError, KeyError, IndexError)):
        QUESTIONS.load(numbers)


def test_a_number_is_given_once() -> None:
    with pytest.raises(ValueError, match="Bid and Pay are both declared with the number 4"):

        @QUESTIONS.question(4, "bid", moves=("bid",))
        class Bid(Question, frozen=True):
            pass


def test_the_questions_of_a_module_join_those_of_the_game_and_share_no_number() -> None:
    more = Questions()

    @more.question(10, "raid", moves=("raid",))
    class Raid(Question, frozen=True):
        pass

    both = QUESTIONS | more
    assert [asked.kind for asked in both] == ["spread", "pay", "veto", "raid"]  # a step is not asked
    assert both.load(both.save(Raid(3))) == Raid(3)
    with pytest.raises(ValueError, match="number 10"):
        both | _with(10)


def _with(number: int) -> Questions:
    other = Questions()
    other.question(number, "other", moves=())(type("Other", (Question,), {}, frozen=True))
    return other


def test_a_question_never_changes() -> None:
    with pytest.raises(AttributeError):
        Pay(1, 17, True).card = 3  # type: ignore[misc]


def test_what_is_asked_is_found_by_its_class() -> None:
    s = Toy().new(2, seed=1)
    assert all(type(stack[-1]) is Wish for stack in s.pending)
    for seat in (0, 1):
        s.play(seat, s.legal(seat)[0])
    assert s.pending == [[Turn(0, False)]]
    s.play(0, s.game.action({"kind": "beg", "seat": 1}))
    assert s.pending == [[Turn(0, True), Give(1, 0)]]


def test_a_move_out_of_time_is_refused_by_the_rule_of_the_game_that_says_when() -> None:
    s = Toy().new(2, seed=1)
    wish = s.legal(0)[0]
    for seat in (0, 1):
        s.play(seat, s.legal(seat)[0])
    for seat in (0, 1):  # one is asked something else, the other nothing
        refusal = s.explain(seat, wish)
        assert refusal is not None
        assert (refusal.rule, refusal.args) == ("TOY-WISH-1", {"turn": 1})
