"""Every law can fail: here are broken toys, at least one for each law, and the law finds what is wrong with them."""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any, Self

import pytest

from londinium import Refusal, State, undo
from londinium.kernel import events, laws, trials
from londinium.kernel.events import Event, Log, Secret, put
from londinium.kernel.laws import LAWS
from londinium.kernel.moves import Moves
from londinium.kernel.questions import Question, Stack
from londinium.kernel.speech import Forecast, Line, Speech, Standing, line
from londinium.kernel.trials import LawBroken
from tests import toy
from tests.toy import Toy, ToyState

Patch = pytest.MonkeyPatch


def a_toy(own: type[ToyState] = ToyState, **changed: Any) -> Toy:
    """A toy with a broken state, or with something else changed."""
    kind: type[Toy] = type("BrokenToy", (Toy,), {"state": own, **changed})
    return kind()


def fails(law: Callable[[State, Random], None], game: Toy, says: str) -> None:
    """The law is broken somewhere in some random games, and says so."""
    found = set()
    for broken in failures(law, game):
        assert broken.law in {known.name for known in LAWS if known.test is law}
        if says in broken.detail:
            return
        found.add(broken.detail)
    pytest.fail(f"{law.__name__} does not say “{says}”, but {[said[:200] for said in list(found)[:3]]}")


def failures(law: Callable[[State, Random], None], game: Toy) -> Iterator[LawBroken]:
    for seed in range(40):
        rng = Random(seed)
        state = game.new(rng.choice(game.seats), seed, {"hand": rng.randrange(3)})
        while not state.over:
            yield from failure(law, state, rng)
            seat = rng.choice(state.to_act)
            state.play(seat, rng.choice(state.legal(seat)))
        yield from failure(law, state, rng)


def failure(law: Callable[[State, Random], None], state: State, rng: Random) -> Iterator[LawBroken]:
    try:
        law(state, rng)
    except LawBroken as broken:
        yield broken


def test_every_law_is_made_to_fail_in_this_file() -> None:
    source = globals()
    named = {name for test in source if test.startswith("test_") for name in source[test].__code__.co_names}
    assert {law.test.__name__ for law in LAWS} <= named


# What is asked and allowed


def test_answers_out_of_order() -> None:
    class Unsorted(ToyState):
        def answers(self, question: Question) -> list[int]:
            return super().answers(question)[::-1]

    fails(laws.answers_are_in_order, a_toy(Unsorted), "are not sorted numbers")


def test_a_question_with_one_answer() -> None:
    class Single(ToyState):
        def legal(self, seat: int) -> list[int]:
            return super().legal(seat)[:1]

    fails(laws.answers_are_in_order, a_toy(Single), "two are the least")


def test_answers_of_a_seat_that_is_not_to_act() -> None:
    class Eager(ToyState):
        def legal(self, seat: int) -> list[int]:
            return super().legal(seat) or [1, 2]

    fails(laws.answers_are_in_order, a_toy(Eager), "is not to act, but is asked")


def test_a_game_that_is_over_and_asks() -> None:
    class Restless(ToyState):
        def settle(self, log: Log) -> None:
            super().settle(log)
            self.to_act = self.to_act or (0,)

    fails(laws.answers_are_in_order, a_toy(Restless), "over is True, and (0,) are to act")


def test_a_move_beside_every_question_that_the_game_does_not_name() -> None:
    fails(laws.answers_are_in_order, a_toy(aside={}), "but the question says")


def test_explain_allows_what_is_not_legal() -> None:
    class Generous(ToyState):
        def refusal(self, *_: Any) -> Refusal | None:
            return None

    fails(laws.explain_agrees_with_legal, a_toy(Generous), "is not legal, but explain says None")


def test_explain_refuses_what_is_legal() -> None:
    class Strict(ToyState):
        def refusal(self, *_: Any) -> Refusal | None:
            return Refusal("TOY-NO-1")

    fails(laws.explain_agrees_with_legal, a_toy(Strict), "is legal, but explain says Refusal")


def test_explain_says_another_thing_of_a_move_than_of_its_number() -> None:
    class Moody(ToyState):
        def explain(self, seat: Any, action: Any) -> Refusal | None:
            said = super().explain(seat, action)
            return said and Refusal(said.rule, {"number": isinstance(action, int)})

    fails(laws.explain_agrees_with_legal, a_toy(Moody), "by number")


def test_an_illegal_action_is_played() -> None:
    class Lenient(ToyState):
        def play(self, seat: Any, action: Any, log: Log = None) -> None:
            if action in self.legal(seat):
                super().play(seat, action, log)

    fails(laws.explain_agrees_with_legal, a_toy(Lenient), "is not legal for seat 0, but was played")


def test_a_refused_action_changes_the_state() -> None:
    class Careless(ToyState):
        def play(self, seat: Any, action: Any, log: Log = None) -> None:
            self.coins[0] += action not in self.legal(seat)
            super().play(seat, action, log)

    fails(laws.explain_agrees_with_legal, a_toy(Careless), "was refused, but has changed the state")


def test_two_numbers_for_one_move() -> None:
    class Twice(Moves):
        def move(self, action: Any) -> dict[str, Any]:
            return super().move(max(action, 1))

    game = a_toy()
    game.moves = Twice(game.verbs())
    fails(laws.numbers_name_moves, game, "is number 0, but has the number 1")


# What is hidden


def test_a_guess_that_deals_the_own_hand_anew() -> None:
    class Forgetful(ToyState):
        def deal(self, _: int | None, rng: Random) -> None:
            super().deal(None, rng)

    fails(laws.guesses_look_the_same, a_toy(Forgetful), "looks different: view/")


def test_an_open_table_that_hides_something() -> None:
    fails(laws.open_tables_look_the_same, a_toy(open_table=True), "the view of seat")


def test_a_guess_with_a_history() -> None:
    class Telling(ToyState):
        def guess(self, seat: int | None, rng: Random) -> "Telling":
            guess = super().guess(seat, rng)
            guess.seed = self.seed
            return guess

    fails(laws.guesses_look_the_same, a_toy(Telling), "has a history")


def test_a_question_that_tells_others_what_they_may_not_know() -> None:
    class Blurting(ToyState):
        def about(self, question: Question) -> dict[str, Any]:
            return {"hand": sorted(self.hands[question.seat])}

    fails(laws.guesses_look_the_same, a_toy(Blurting, open_questions=True), "looks different: asked/")


def test_an_answer_whose_words_tell_where_a_card_is() -> None:
    def details(state: ToyState, seat: int, move: Any) -> dict[str, Any]:
        del seat, move
        return {"next": state.deck[-1] if state.deck else ""}

    fails(laws.guesses_look_the_same, a_toy(speech=Speech(details=details)), "looks different: lines/")


def test_a_standing_that_counts_what_is_hidden() -> None:
    def standing(state: ToyState, viewer: int | None) -> list[Standing]:
        del viewer
        return [stands(seat, cards=hand.get("cod", 0)) for seat, hand in enumerate(state.hands)]

    fails(laws.guesses_look_the_same, a_toy(speech=Speech(standing=standing)), "looks different: standing/")


def test_a_forecast_by_what_is_hidden() -> None:
    class Peeping(ToyState):
        def forecast(self, seat: int, action: int, rng: Random) -> Forecast:
            found = super().forecast(seat, action, rng)
            return {**found, "open": "cod" in self.hands[1 - seat]}

    fails(laws.guesses_foresee_the_same, a_toy(Peeping), "in its guess")


def test_a_progress_that_tells_where_a_card_is() -> None:
    def progress(state: ToyState) -> list[Line]:
        return [line("progress", next=state.deck[-1] if state.deck else "")]

    fails(laws.guesses_look_the_same, a_toy(speech=Speech(progress=progress)), "looks different: progress/")


def test_a_refusal_that_tells_where_a_card_is() -> None:
    class Telling(ToyState):
        def refusal(self, seat: int, question: Any, rules: Any, move: Any) -> Refusal | None:
            said = super().refusal(seat, question, rules, move)
            return said and Refusal(said.rule, {"deck": move.get("card") in self.deck})

    fails(laws.guesses_explain_the_same, a_toy(Telling), "in its guess")


def test_a_barrier_that_rises_by_what_another_holds() -> None:
    class Peeping(ToyState):
        def answer(self, stack: Stack, action: int, log: Log) -> None:
            self.barrier += any("cod" in hand for hand in self.hands)
            super().answer(stack, action, log)

    fails(laws.guesses_raise_the_barrier_alike, a_toy(Peeping), "the barrier, but")


def test_a_guess_that_never_ends(monkeypatch: Patch) -> None:
    class Endless(ToyState):
        def go_on(self, log: Log) -> None:
            if self.past is None:
                self.turns, self.loans = min(self.turns, 1), [0] * self.players  # so that there is always an answer
            super().go_on(log)

    monkeypatch.setattr(trials, "LONGEST", 100)
    fails(laws.guesses_can_be_played, a_toy(Endless), "is not over after 100 decisions")


def test_a_guess_that_stops() -> None:
    class Stuck(ToyState):
        def play(self, seat: Any, action: Any, log: Log = None) -> None:
            super().play(seat, action, log)
            self.to_act = () if self.past is None else self.to_act

    fails(laws.guesses_can_be_played, a_toy(Stuck), "nobody is to act")


def test_a_guess_that_asks_with_one_answer() -> None:
    class Single(ToyState):
        def legal(self, seat: int) -> list[int]:
            return super().legal(seat)[: 1 if self.past is None else None]

    fails(laws.guesses_can_be_played, a_toy(Single), "asks seat")


def test_a_private_draw_told_to_all(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy, "Secret", lambda value, _: value)
    fails(laws.events_tell_no_secrets, a_toy(), "tells")


class DrawsTwo(ToyState):
    """Who draws gets a second card; in which order they came, a hand does not show."""

    def answer(self, stack: Stack, action: int, log: Log) -> None:
        seat = stack[-1].seat
        super().answer(stack, action, log)
        if self.game.move(action)["kind"] == "draw" and self.deck:
            card = self.draw()
            self.hands[seat] = dict(sorted({**self.hands[seat], card: 1 << seat}.items()))
            if log is not None:
                log.append(put(self.shown(card, seat), "deck", f"hand-{seat}"))

    def shown(self, card: str, seat: int) -> str | Secret:
        return Secret(card, [seat])


def test_in_which_order_a_seat_draws_its_cards_it_may_know() -> None:
    assert list(failures(laws.events_tell_no_secrets, a_toy(DrawsTwo))) == []


def test_a_second_card_told_to_all() -> None:
    class Loud(DrawsTwo):
        def shown(self, card: str, seat: int) -> str | Secret:
            return card

    fails(laws.events_tell_no_secrets, a_toy(Loud), "tells")


class OnlyTheDeckIsHidden(ToyState):
    """Chance is all that a guess does not know. Who passes tells of the deck."""

    def deal(self, seat: int | None, rng: Random) -> None:
        pass

    def answer(self, stack: Stack, action: int, log: Log) -> None:
        super().answer(stack, action, log)
        if self.game.move(action)["kind"] == "pass" and self.deck:
            card = self.shown()
            if log is not None:
                log += [put(card, "deck", "row"), put(card, "row", "deck")]

    def shown(self) -> str:
        """A card that is turned over and shuffled in again."""
        card = self.draw()
        self.deck = sorted([*self.deck, card])
        return card


def test_a_card_that_was_turned_over_and_shuffled_in_again_may_be_told() -> None:
    assert list(failures(laws.events_tell_no_secrets, a_toy(OnlyTheDeckIsHidden))) == []


def test_a_card_that_will_come_is_told() -> None:
    class Prophetic(OnlyTheDeckIsHidden):
        def shown(self) -> str:
            return self.copy().draw()

    fails(laws.events_tell_no_secrets, a_toy(Prophetic), "tells")


def test_a_private_move_told_by_what_it_does() -> None:
    class Announced(ToyState):
        def answer(self, stack: Stack, action: int, log: Log) -> None:
            if log is not None and self.game.move(action)["kind"] == "wish":
                log.append(put(str(action), None, None))
            super().answer(stack, action, log)

    fails(laws.events_tell_no_secrets, a_toy(Announced), "from another move")


def test_a_secret_wish_that_the_game_has_not_named_private() -> None:
    fails(laws.events_tell_no_secrets, a_toy(private=frozenset({"give"})), "from another move")


# What happens


def test_an_answer_that_depends_on_who_was_first() -> None:
    class Hasty(ToyState):
        def answer(self, stack: Stack, action: int, log: Log) -> None:
            self.coins[stack[-1].seat] += self.wishes.count(None)
            super().answer(stack, action, log)

    fails(laws.together_means_apart, a_toy(Hasty), "lead elsewhere in the order")


def test_an_answer_that_changes_what_another_is_asked() -> None:
    class Nosy(ToyState):
        def about(self, _: Question) -> dict[str, Any]:
            return {"wishes": self.wishes.count(None)}

    fails(laws.together_means_apart, a_toy(Nosy), "have changed what seat")


def test_a_gain_told_wrong(monkeypatch: Patch) -> None:
    gain = events.gain
    monkeypatch.setattr(toy, "gain", lambda seat, what, n: gain(seat, what, n + (what == "loans")))
    fails(laws.events_add_up, a_toy(), "loans of seat")


def test_a_gain_not_told() -> None:
    class Quiet(ToyState):
        def answer(self, stack: Stack, action: int, _: Log) -> None:
            super().answer(stack, action, None)

    fails(laws.events_add_up, a_toy(Quiet), "told were 0")


@pytest.mark.parametrize(
    ("told", "says"),
    [
        (lambda piece, _, to: put(piece, "deck", to), "came from deck, but was at"),
        (lambda piece, source, _: put(piece, source, "deck"), "but by what was told at deck"),
        (lambda *_: put("dust", "dust", "dust"), "by what was told at"),
    ],
    ids=["from elsewhere", "to elsewhere", "another piece"],
)
def test_a_piece_told_wrong(monkeypatch: Patch, told: Any, says: str) -> None:
    monkeypatch.setattr(toy, "put", told)
    fails(laws.events_add_up, a_toy(), says)


class ComesTwice(ToyState):
    """A card that is taken goes to a hand; then another card of that name comes from the deck."""

    def answer(self, stack: Stack, action: int, log: Log) -> None:
        super().answer(stack, action, log)
        move = self.game.move(action)
        if move["kind"] == "take" and log is not None:
            log.append(put(move["card"], "deck", "hand-9"))


def test_a_name_is_free_for_a_copy_once_its_card_is_out_of_sight() -> None:
    def without_hands(view: Any) -> Any:
        return {piece: place for piece, place in toy.places(view).items() if not str(place).startswith("hand")}

    unseen = a_toy(ComesTwice, chapters=Toy.chapters._replace(places=without_hands))
    assert list(failures(laws.events_add_up, unseen)) == []


def test_a_name_that_two_cards_in_sight_bear() -> None:
    fails(laws.events_add_up, a_toy(ComesTwice), "came from deck, but was at hand-")


def test_a_piece_that_vanishes_unseen() -> None:
    class Swept(ToyState):
        def answer(self, stack: Stack, action: int, log: Log) -> None:
            super().answer(stack, action, log)
            self.discard = self.discard[-1:]

    fails(laws.events_add_up, a_toy(Swept), "is at None, but by what was told at discard")


def test_a_game_that_goes_otherwise_when_somebody_listens() -> None:
    class Vain(ToyState):
        def go_on(self, log: Log) -> None:
            self.rng += log is not None
            super().go_on(log)

    fails(laws.events_add_up, a_toy(Vain), "when nobody listens")


def test_a_card_that_is_drawn_and_stays() -> None:
    class Doubled(ToyState):
        def draw(self) -> str:
            return self.deck[self.chance(len(self.deck))]

    fails(laws.pieces_are_conserved, a_toy(Doubled), "changes the number of pieces")


def test_a_card_that_a_guess_loses() -> None:
    class Lossy(ToyState):
        def deal(self, seat: int | None, rng: Random) -> None:
            super().deal(seat, rng)
            self.deck = self.deck[1:]

    fails(laws.pieces_are_conserved, a_toy(Lossy), "a guess changes the number of pieces")


@pytest.mark.parametrize("value", [(1, 2), {1: 2}, {1, 2}], ids=["tuple", "numbers as keys", "set"])
def test_a_view_that_is_not_plain(value: Any) -> None:
    class Rich(ToyState):
        def view(self, seat: int | None) -> dict[str, Any]:
            return {**super().view(seat), "rich": value}

    fails(laws.data_is_plain, a_toy(Rich), "the view of")


def test_a_view_in_which_true_stands_where_1_stood() -> None:
    class Loose(ToyState):
        def view(self, seat: int | None) -> Any:
            return {**super().view(seat), "open": 1 if len(self.past or ()) % 2 else True}

    fails(laws.data_is_plain, a_toy(Loose), "which Python takes for equal")


def test_a_question_that_is_not_plain() -> None:
    class Rich(ToyState):
        def about(self, question: Question) -> dict[str, Any]:
            return {"question": question}

    fails(laws.data_is_plain, a_toy(Rich), "the question of")


def test_an_event_that_is_not_plain(monkeypatch: Patch) -> None:
    def gain(seat: int, what: str, n: int) -> Event:
        return Event("gain", {"seat": seat, "what": {what}, "n": n})

    monkeypatch.setattr(toy, "gain", gain)
    fails(laws.data_is_plain, a_toy(), "is told")


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        (lambda o, _: {"scores": [n + 1 for n in o["scores"]]}, "add up to"),
        (lambda o, _: {"ranking": o["ranking"][:-1]}, "but the result is"),
        (lambda o, _: {"ranking": [place + 1 for place in o["ranking"]]}, "are left out"),
        (lambda _, s: {"ranking": [1] * s.players}, "do not follow the scores"),
        (lambda *_: {"decided_by": "TOY-WIN-2"}, "and the tie-break is TOY-WIN-2"),
        (lambda *_: {"decided_by": None}, "and the tie-break is None"),
    ],
    ids=["scores", "too few places", "no first place", "places", "tie-break too much", "tie-break left out"],
)
def test_a_result_that_does_not_fit(changed: Any, says: str) -> None:
    class Wrong(ToyState):
        def result(self) -> Any:
            outcome = super().result()
            return {**outcome, **changed(outcome, self)}

    fails(laws.outcome_fits, a_toy(Wrong), says)


def stands(seat: int, **points: int) -> Standing:
    return {"seat": seat, "points": points, "total": sum(points.values()), "more": [], "figures": []}


def scored(state: ToyState) -> list[Standing]:
    return [stands(seat, **points) for seat, points in enumerate(state.result()["breakdown"])]


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        (lambda all: all[:-1], "but the standing has"),
        (lambda all: [{**one, "total": one["total"] + 1} for one in all], "the total of seat"),
        (lambda all: [{**one, "more": ["luck"]} for one in all], "has more of ['luck']"),
        (lambda all: [stands(one["seat"], coins=-1) for one in all], "at the end seat 0 stands at"),
    ],
    ids=["a seat left out", "a wrong total", "more of nothing", "not the result"],
)
def test_a_standing_that_does_not_fit(changed: Any, says: str) -> None:
    speech = Speech(standing=lambda state, _: changed(scored(state)))
    fails(laws.standings_fit, a_toy(speech=speech), says)


def test_a_forecast_that_does_not_come_true() -> None:
    def standing(state: ToyState, viewer: int | None) -> list[Standing]:
        del viewer
        return [stands(seat, coins=n if state.past is None else -n) for seat, n in enumerate(state.coins)]

    fails(laws.forecasts_come_true, a_toy(speech=Speech(standing=standing)), "was to bring")


def test_a_result_before_the_end() -> None:
    class Early(ToyState):
        def outcome(self) -> Any:
            return self.result()

    fails(laws.outcome_fits, a_toy(Early), "is not over, but has a result")


def test_a_game_without_end(monkeypatch: Patch) -> None:
    class Endless(ToyState):
        def go_on(self, log: Log) -> None:
            self.turns, self.loans = min(self.turns, 1), [0] * self.players  # so that there is always an answer
            super().go_on(log)

    monkeypatch.setattr(trials, "LONGEST", 100)
    fails(laws.games_end, a_toy(Endless), "the game is not over after 100 decisions")


# What is kept


@pytest.mark.parametrize("shared", ["coins", "hands", "_legal"])
def test_a_copy_that_shares(shared: str) -> None:
    class Sharing(ToyState):
        def copy(self) -> Self:
            twin = super().copy()
            setattr(twin, shared, getattr(self, shared))
            return twin

    fails(laws.copies_are_independent, a_toy(Sharing), "playing a copy changed the original")


def test_a_copy_that_forgets() -> None:
    class Forgetful(ToyState):
        def copy(self) -> Self:
            twin = super().copy()
            twin.loans = [0] * self.players
            return twin

    fails(laws.copies_are_independent, a_toy(Forgetful), "a copy is different")


@pytest.mark.parametrize("field", ["barrier", "rng"])
def test_a_load_that_forgets(field: str) -> None:
    def restore(self: Toy, saved: Any, options: Any) -> ToyState:
        state = Toy.restore(self, saved, options)
        if state.rng != saved["seed"]:  # not before the first draw
            setattr(state, field, 0)
        return state

    fails(laws.saves_come_back, a_toy(restore=restore), "a loaded state is different")


def test_a_load_after_which_the_game_goes_otherwise() -> None:
    class Reborn(ToyState):
        born = count()
        lives = 0

        def __init__(self, own: Any, **kernel: Any) -> None:
            super().__init__(own, **kernel)
            Reborn.lives = next(self.born)

        def go_on(self, log: Log) -> None:
            self.rng = self.lives
            super().go_on(log)

    fails(laws.saves_come_back, a_toy(Reborn), "leads elsewhere from a loaded state")


def test_chance_from_outside() -> None:
    outside = Random(0)

    class Gambling(ToyState):
        def chance(self, n: int) -> int:
            super().chance(n)
            return outside.randrange(n)

    fails(laws.records_replay, a_toy(Gambling), "the record leads elsewhere")


def past_the_barrier(state: ToyState, seat: int) -> Any:
    if not state.past or state.past[-1][0] != seat:
        return undo(state, seat)
    again = state.game.new(state.players, state.seed or 0, state.options)
    for who, action in state.past[:-1]:
        again.play(who, action)
    return again


def without_the_first(state: ToyState, seat: int) -> Any:
    undone = undo(state, seat)
    if isinstance(undone, ToyState):
        undone.past = undone.past and undone.past[1:]
    return undone


def with_a_coin(state: ToyState, seat: int) -> Any:
    undone = undo(state, seat)
    if isinstance(undone, ToyState):
        undone.coins[seat] += 1
    return undone


def at_a_price(state: ToyState, seat: int) -> Any:
    undone = undo(state, seat)
    state.coins[seat] -= 1
    return undone


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (lambda *_: Refusal("KER-UNDO-1"), "cannot be taken back at once"),
        (lambda *_: Refusal("TOY-NO-1"), "is refused with"),
        (past_the_barrier, "has raised the barrier, but can be taken back"),
        (without_the_first, "takes back number"),
        (with_a_coin, "leaves a trace"),
        (at_a_price, "has changed the state it was asked of"),
    ],
    ids=["never", "by another rule", "past the barrier", "too much", "with a trace", "at a price"],
)
def test_an_undo_that_is_wrong(monkeypatch: Patch, broken: Any, says: str) -> None:
    monkeypatch.setattr(laws, "undo", broken)
    fails(laws.undo_takes_back, a_toy(), says)
