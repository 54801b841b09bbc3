"""The laws that every game keeps, each a function over a state: what the property tests and the fuzzer check.

A law is tried on copies of the state, with the choices that its generator makes; where it does not hold, `LawBroken`
says so in one sentence. Only the contract is used, and what a game names for this purpose: `pieces`, `counters` and
`places`. The sentences tell what is hidden: they are for those who write games.
"""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from enum import IntEnum
from random import Random
from typing import Any, NamedTuple

from londinium.kernel.events import Event
from londinium.kernel.records import record, replay
from londinium.kernel.refusal import IllegalAction, Refusal, Refused
from londinium.kernel.speech import Forecast, changes
from londinium.kernel.state import State
from londinium.kernel.trials import (
    LawBroken,
    Viewer,
    after_playing,
    any_choice,
    any_viewer,
    called,
    difference,
    everything,
    leaf_at,
    leaves,
    looks_to,
    mistaken,
    play_out,
    question_to,
    round_trip,
    told_to,
)
from londinium.kernel.undo import undo

GUESSES = 8  # made where one alone would seldom show what is wrong


# What is asked and allowed


def answers_are_in_order(state: State, rng: Random) -> None:
    """Answers are sorted numbers of moves; a seat in `to_act` has two or more (KER-LAW-1), any other none."""
    del rng
    game = state.game
    if list(state.to_act) != sorted(set(state.to_act)) or not set(state.to_act) <= set(range(state.players)):
        raise LawBroken("legal", f"to_act is {state.to_act}, not seats in their order")
    if state.over == bool(state.to_act):
        raise LawBroken("legal", f"over is {state.over}, and {state.to_act} are to act")
    for seat in range(state.players):
        legal, asked = state.legal(seat), state.ask(seat)
        if legal != sorted(set(legal)) or (legal and not 0 <= legal[0] <= legal[-1] < game.n_actions):
            raise LawBroken("legal", f"the answers of seat {seat} are not sorted numbers of moves: {legal}")
        if seat not in state.to_act and (legal or asked):
            raise LawBroken("legal", f"seat {seat} is not to act, but is asked {asked} with the answers {legal}")
        if seat in state.to_act and len(legal) < 2:
            raise LawBroken("legal", f"seat {seat} is to act, but has the answers {legal}: two are the least")
        if asked is not None:
            kinds = {game.move(action)["kind"] for action in legal}
            if kinds != {*asked["moves"], *asked["aside"]} or set(asked["aside"]) - game.aside.keys():
                raise LawBroken("legal", f"seat {seat} may {sorted(kinds)}, but the question says {asked}")


def explain_agrees_with_legal(state: State, rng: Random) -> None:
    """Two writings of the rules agree on every number of every seat, and what is refused changes nothing."""
    game = state.game
    for seat in range(state.players):
        legal = set(state.legal(seat))
        for action in range(game.n_actions):
            move = game.move(action)
            by_number, by_move = state.explain(seat, action), state.explain(seat, move)
            if (by_number is None) != (action in legal):
                said = "legal" if action in legal else "not legal"
                raise LawBroken("explain", f"{move} by seat {seat} is {said}, but explain says {by_number}")
            if by_number != by_move:
                raise LawBroken("explain", f"{move} by seat {seat}: by number {by_number}, by move {by_move}")
        illegal = [action for action in range(game.n_actions) if action not in legal]
        if illegal:
            _is_refused(state, seat, rng.choice(illegal))


def _is_refused(state: State, seat: int, action: int) -> None:
    before, tried = everything(state), state.copy()
    why = state.explain(seat, action)
    try:
        tried.play(seat, action)
    except IllegalAction as refused:
        if refused.refusal != why:
            raise LawBroken("explain", f"play refuses with {refused.refusal}, explain with {why}") from None
        if everything(tried) != before:
            raise LawBroken("explain", f"{state.game.move(action)} was refused, but has changed the state") from None
    else:
        raise LawBroken("explain", f"{state.game.move(action)} is not legal for seat {seat}, but was played")


def numbers_name_moves(state: State, rng: Random) -> None:
    """Every number has a move, that move has this number, and it is plain data."""
    del rng
    for action in range(state.game.n_actions):
        move = state.game.move(action)
        if state.game.action(round_trip("numbers", f"move {action}", move)) != action:
            raise LawBroken("numbers", f"{move} is number {action}, but has the number {state.game.action(move)}")


# What is hidden


def guesses_look_the_same(state: State, rng: Random) -> None:
    """A guess, and a guess of a guess, shows its seat what the state shows it, and has no history."""
    seat = any_viewer(state, rng)
    truly, guess = looks_to(state, seat), state.guess(seat, rng)
    for made, name in ((guess, "a guess"), (guess.guess(seat, rng), "a guess of a guess")):
        differs = difference(truly, looks_to(made, seat))
        if differs:
            raise LawBroken("guess", f"{name} of {called(seat)} looks different: {differs}")
        if made.past is not None or made.seed is not None:
            raise LawBroken("guess", f"{name} of {called(seat)} has a history: it tells what is hidden")
        for kept in ("over", "barrier", "players", "options"):
            if getattr(made, kept) != getattr(state, kept):
                raise LawBroken("guess", f"{kept} is {getattr(state, kept)}, but {getattr(made, kept)} in {name}")
        undone = undo(made, seat or 0)
        if not isinstance(undone, Refusal) or undone.rule != "KER-UNDO-3":
            raise LawBroken("guess", f"{name} can be taken back in: {undone}")


def open_tables_look_the_same(state: State, rng: Random) -> None:
    """Where a game says that all see the same of the table, view and standing are those of a spectator."""
    if not state.game.open_table:
        return
    seat = rng.randrange(state.players)
    for what, seen in (("view", state.view), ("standing", state.standing)):
        differs = difference(seen(None), seen(seat))
        if differs:
            raise LawBroken("open", f"the {what} of seat {seat} at an open table is not everybody's: {differs}")


def guesses_explain_the_same(state: State, rng: Random) -> None:
    """What is refused to a seat, and why, does not depend on what it cannot know."""
    seat = rng.randrange(state.players)
    guess = state.guess(seat, rng)
    for action in range(state.game.n_actions):
        truly, guessed = state.explain(seat, action), guess.explain(seat, action)
        if truly != guessed:
            move = state.game.move(action)
            raise LawBroken("guess", f"{move} by seat {seat}: explain says {truly}, but {guessed} in its guess")


def guesses_raise_the_barrier_alike(state: State, rng: Random) -> None:
    """A seat can try on a guess whether an action will show something that cannot be taken back."""
    if state.over:
        return
    seat = rng.choice(state.to_act)
    guess = state.guess(seat, rng)
    for action in state.legal(seat):
        truly, guessed = (after_playing(s, seat, action)[0].barrier > s.barrier for s in (state, guess))
        if truly != guessed:
            move, words = state.game.move(action), ("does not raise", "raises")
            raise LawBroken(
                "guess", f"{move} by seat {seat} {words[truly]} the barrier, but {words[guessed]} it in a guess"
            )


def guesses_foresee_the_same(state: State, rng: Random) -> None:
    """What an answer is said to bring, and whether that is open, does not depend on what the seat cannot know."""
    if state.over:
        return
    seat, action = any_choice(state, rng)
    truly, guessed = (one.forecast(seat, action, rng) for one in (state, state.guess(seat, rng)))
    if truly != guessed:
        move = state.game.move(action)
        raise LawBroken("guess", f"{move} by seat {seat} is to bring {truly}, but {guessed} in its guess")


def guesses_can_be_played(state: State, rng: Random) -> None:
    """A guess can be played to its end, with two answers at least to every question on the way."""
    seat = any_viewer(state, rng)
    guess = state.guess(seat, rng)
    play_out(guess, rng, "guess", f"a guess of {called(seat)}")
    play_out(guess.guess(seat, rng), rng, "guess", f"a guess of a guess of {called(seat)}")


def events_tell_no_secrets(state: State, rng: Random) -> None:
    """Where two positions still look the same to a seat, it was told the same.

    Two ways lead there. One is an action in the state and in a guess, where chance and hidden pieces differ. Only what
    is past may be told apart there: a card that was turned over and shuffled in again, before anybody was asked.
    The other is two actions of which the seat sees no trace. Of these it may be told different things only if they are
    not secret: if they are of a kind that only the mover sees, or if guesses still take each for the other, then they
    are. (One way is not enough: a card that everybody saw on its way to a hand may lie there a second time, unseen.)
    """
    if state.over:
        return
    seat, mover = any_viewer(state, rng), rng.choice(state.to_act)
    action, other = rng.sample(state.legal(mover), 2)
    move, after, log = state.game.move(action), *after_playing(state, mover, action)
    guess = state.guess(seat, rng)
    if action in guess.legal(mover):
        guessed, guessed_log = after_playing(guess, mover, action)
        differs = _told_apart(log, guessed_log, seat)
        if differs and looks_to(after, seat) == looks_to(guessed, seat) and not _past(state, after, guessed):
            raise LawBroken("told", f"{move} by seat {mover} tells {called(seat)} what it does not see: {differs}")
    if mover == seat:
        return
    instead, instead_log = after_playing(state, mover, other)
    differs = _told_apart(log, instead_log, seat)
    if differs and looks_to(after, seat) == looks_to(instead, seat):
        private = {move["kind"], state.game.move(other)["kind"]} <= state.game.private
        if private or (_taken_for(after, instead, seat, rng) and _taken_for(instead, after, seat, rng)):
            raise LawBroken("told", f"{called(seat)} can tell {move} by seat {mover} from another move: {differs}")


def _past(state: State, after: State, guessed: State) -> bool:
    """Whether chance has led from the state to positions that hide the same: nothing but their futures can differ."""
    turned = after.barrier > state.barrier and guessed.barrier > state.barrier
    return turned and (after.dump(), after.pending) == (guessed.dump(), guessed.pending)


def _told_apart(log: list[Event], other: list[Event], viewer: Viewer) -> str:
    """Where what a viewer was told parts: of what all were told, or of what only some were, in whatever order.

    A seat that draws several cards at once sees which comes first, though its hand does not show it afterwards.
    """
    told: list[Any] = []
    for one in (log, other):
        private = [event.view(viewer) for event in one if event.view(viewer) != event.view(None)]
        told.append([told_to(one, None), sorted(private, key=json.dumps)])
    return difference(*told)


def _taken_for(after: State, instead: State, seat: Viewer, rng: Random) -> bool:
    """Whether a guess of the seat takes a position for another one, in all by which the seats can tell them apart.

    All seats: where a card that everybody saw has come to another hand, the mover's own hand does not tell.
    """
    this, that = _seen_by_all(after), _seen_by_all(instead)
    apart = [place for place in {**this, **that} if this.get(place) != that.get(place)]
    for _ in range(GUESSES if apart else 0):
        guess = after.guess(seat, rng)
        views = {viewer: guess.view(viewer) for viewer in {viewer for viewer, _ in apart}}
        if all(leaf_at(views[viewer], path) == that.get((viewer, path)) for viewer, path in apart):
            return True
    return False


def _seen_by_all(state: State) -> dict[tuple[int, Any], Any]:
    return {(seat, path): leaf for seat in range(state.players) for path, leaf in leaves(state.view(seat))}


# What happens


def together_means_apart(state: State, rng: Random) -> None:
    """Seats that owe a decision together do not disturb each other, whatever the order of their answers."""
    if len(state.to_act) < 2:
        return
    answers = {seat: rng.choice(state.legal(seat)) for seat in state.to_act}
    ends = []
    for _ in range(2):
        order = rng.sample(state.to_act, len(answers))
        again = state.copy()
        for at, seat in enumerate(order):
            for waiting in order[at:]:
                differs = difference(question_to(state, waiting), question_to(again, waiting))
                if differs:
                    raise LawBroken(
                        "together", f"seats {order[:at]} have changed what seat {waiting} is asked: {differs}"
                    )
            again.play(seat, answers[seat])
        ends.append((order, again.fingerprint()))
    if ends[0][1] != ends[1][1]:
        raise LawBroken("together", f"{answers} lead elsewhere in the order {ends[0][0]} than in {ends[1][0]}")


def events_add_up(state: State, rng: Random) -> None:
    """The gains and moves that events tell are the change of every counter and place that the viewer sees.

    Whether anybody listens makes no difference to what happens.
    """
    if state.over:
        return
    seat, action = any_choice(state, rng)
    after, log = after_playing(state, seat, action)
    for viewer in (None, rng.randrange(state.players)):
        told, before, now = told_to(log, viewer), state.view(viewer), after.view(viewer)
        where = f"{state.game.move(action)} by seat {seat}, told to {called(viewer)}"
        _gains_add_up(where, told, state.game.chapters.counters(before), state.game.chapters.counters(now))
        _places_add_up(where, told, state.game.chapters.places(before), state.game.chapters.places(now))
    unheard = state.copy()
    unheard.play(seat, action)
    if unheard.fingerprint() != after.fingerprint():
        raise LawBroken("events", f"{state.game.move(action)} by seat {seat} leads elsewhere when nobody listens")


def _gains_add_up(where: str, told: list[Any], before: Mapping[Any, int], after: Mapping[Any, int]) -> None:
    gains: Counter[tuple[int, str]] = Counter()
    secret = set()
    for event in told:
        if event["kind"] == "gain":
            counter = event["seat"], event["what"]
            gains[counter] += event["n"] or 0
            if event["n"] is None:
                secret.add(counter)
        elif event["kind"] == "clear":
            stay = {counter: n for counter, n in before.items() if counter[1] in event["kept"]}
            gains = Counter({counter: n for counter, n in gains.items() if counter in stay})
            before = stay
    for counter in {**before, **after, **gains}.keys() - secret:
        change = after.get(counter, 0) - before.get(counter, 0)
        if change != gains[counter]:
            seat, what = counter
            raise LawBroken("events", f"{where}: {what} of seat {seat} changed by {change}, told were {gains[counter]}")


def _places_add_up(
    where: str, told: list[Any], before: Mapping[str, str | None], after: Mapping[str, str | None]
) -> None:
    """A piece may come into sight or go out of it when it is put or turned, or when an unnamed one leaves its place.

    Once it is out of sight, in a hand for instance, its name is free for another copy of it.
    """
    at = dict(before)
    in_sight = {*before.values(), *after.values()}
    named: set[str] = set()
    left: set[str | None] = set()  # places that an unnamed piece has left: it may have been any of those there
    for event in told:
        if event["kind"] == "turn" and event["piece"] is not None:
            named.add(event["piece"])
        elif event["kind"] == "clear":
            at = {piece: place for piece, place in at.items() if (place or "").rpartition("-")[0] in event["kept"]}
        elif event["kind"] == "put" and event["piece"] is None:
            left.add(event["from"])
        elif event["kind"] == "put":
            piece = event["piece"]
            if at.get(piece) in in_sight - {None, event["from"]}:
                raise LawBroken("events", f"{where}: {piece} came from {event['from']}, but was at {at[piece]}")
            at[piece] = event["to"]
            named.add(piece)
    for piece in {**at, **after}:
        told_at, seen_at = at.get(piece), after.get(piece)
        out_of_sight = seen_at is None and (piece in named or told_at in left)
        into_sight = told_at is None and piece in named
        if told_at != seen_at and not out_of_sight and not into_sight:
            raise LawBroken("events", f"{where}: {piece} is at {seen_at}, but by what was told at {told_at}")


def pieces_are_conserved(state: State, rng: Random) -> None:
    """No piece is lost or made, neither in play nor in a guess."""
    first = state.game.chapters.pieces(state)
    others = [("a guess", state.guess(any_viewer(state, rng), rng))]
    if not state.over:
        seat, action = any_choice(state, rng)
        others.append((f"{state.game.move(action)} by seat {seat}", after_playing(state, seat, action)[0]))
    for name, other in others:
        pieces = state.game.chapters.pieces(other)
        changed = {
            piece: pieces.get(piece, 0) for piece in {**first, **pieces} if pieces.get(piece) != first.get(piece)
        }
        if changed:
            raise LawBroken("pieces", f"{name} changes the number of pieces to {changed}")


def data_is_plain(state: State, rng: Random) -> None:
    """Views, questions and events survive JSON as they are; true never stands where 1 stood, which is equal here."""
    viewer = any_viewer(state, rng)
    round_trip("plain", f"the view of {called(viewer)}", state.view(viewer))
    round_trip("plain", f"the standing told to {called(viewer)}", state.standing(viewer))
    round_trip("plain", "how far the game has come", state.progress())
    if not state.over:
        seat, action = any_choice(state, rng)
        round_trip("plain", f"the question of seat {seat}", question_to(state, seat))
        after, log = after_playing(state, seat, action)
        round_trip("plain", f"what {called(viewer)} is told", told_to(log, viewer))
        was, now = ([one.view(viewer), one.standing(viewer), one.asked(viewer)] for one in (state, after))
        if words := mistaken(was, now):
            raise LawBroken("plain", f"{words}, which Python takes for equal")


def outcome_fits(state: State, rng: Random) -> None:
    """Points by category add up to the scores, places follow the scores, and a tie-break is named where one decided."""
    del rng
    if not state.over:
        try:
            state.outcome()
        except Refused as refused:
            if refused.rule == "KER-OVER-2":
                return
        raise LawBroken("outcome", "the game is not over, but has a result")
    outcome = state.outcome()
    scores, ranking = outcome["scores"], outcome["ranking"]
    if not len(scores) == len(ranking) == len(outcome["breakdown"]) == state.players:
        raise LawBroken("outcome", f"there are {state.players} seats, but the result is {outcome}")
    sums = [sum(points.values()) for points in outcome["breakdown"]]
    if sums != scores:
        raise LawBroken("outcome", f"the scores are {scores}, but their parts add up to {sums}")
    if ranking != [1 + sum(other < place for other in ranking) for place in ranking]:
        raise LawBroken("outcome", f"the places are {ranking}: after a place that n share, the next n - 1 are left out")
    for seat in range(state.players):
        for other in range(state.players):
            if scores[seat] > scores[other] and ranking[seat] >= ranking[other]:
                raise LawBroken("outcome", f"the places {ranking} do not follow the scores {scores}")
    best = [place for place, score in zip(ranking, scores, strict=True) if score == max(scores)]
    if (outcome["decided_by"] is None) != (set(best) == {1}):
        raise LawBroken("outcome", f"the best have the places {best}, and the tie-break is {outcome['decided_by']}")


def standings_fit(state: State, rng: Random) -> None:
    """A standing names seats once each, its parts add up, and at the end it is the result."""
    viewer = any_viewer(state, rng)
    standing = state.standing(viewer)
    seats = [one["seat"] for one in standing]
    if seats not in ([], list(range(state.players))):
        raise LawBroken("standing", f"there are {state.players} seats, but the standing has {seats}")
    for one in standing:
        if one["total"] != sum(one["points"].values()):
            raise LawBroken("standing", f"the total of seat {one['seat']} is {one['total']}, of {one['points']}")
        if not set(one["more"]) <= one["points"].keys():
            raise LawBroken("standing", f"seat {one['seat']} has more of {one['more']}, but only {one['points']}")
    if not state.over:
        return
    for one, points in zip(standing, state.outcome()["breakdown"], strict=False):
        if one["points"] != points or one["more"]:
            raise LawBroken("standing", f"at the end seat {one['seat']} stands at {one}, but the result is {points}")


def forecasts_come_true(state: State, rng: Random) -> None:
    """What an answer was said to bring is what it brings, as the seat sees it, unless that was open."""
    if not state.over:
        forecast_comes_true(state, *any_choice(state, rng), rng)


def forecast_comes_true(state: State, seat: int, action: int, rng: Random) -> Forecast:
    """The forecast of one answer, which came true or was open."""
    forecast = state.forecast(seat, action, rng)
    if forecast["open"]:
        return forecast
    came = changes(state.standing(seat), after_playing(state, seat, action)[0].standing(seat))
    if came != forecast["changes"]:
        move = state.game.move(action)
        raise LawBroken("forecast", f"{move} by seat {seat} was to bring {forecast['changes']}, but brought {came}")
    return forecast


def games_end(state: State, rng: Random) -> None:
    """However it is played, the game comes to an end."""
    play_out(state.copy(), rng, "ends", "the game")


# What is kept


def copies_are_independent(state: State, rng: Random) -> None:
    """A copy that is played changes neither what it was copied from nor a copy of itself."""
    before = everything(state)
    played = state.copy()
    if everything(played) != before:
        raise LawBroken("copy", f"a copy is different: {difference(before, everything(played))}")
    copied = played.copy()
    play_out(played, rng, "copy", "a copy", most=30)
    for other, name in ((state, "the original"), (copied, "a copy of it")):
        if everything(other) != before:
            raise LawBroken("copy", f"playing a copy changed {name}: {difference(before, everything(other))}")


def saves_come_back(state: State, rng: Random) -> None:
    """A state that was saved and loaded is the same in all that it shows and in what comes of it; so is a guess."""
    for saved in (state, state.guess(any_viewer(state, rng), rng)):
        loaded = state.game.load(state.game.save(saved))
        differs = difference(everything(saved), everything(loaded))
        if differs:
            raise LawBroken("save", f"a loaded state is different: {differs}")
        if not saved.over:
            seat, action = any_choice(saved, rng)
            after, instead = (after_playing(one, seat, action)[0] for one in (saved, loaded))
            if after.fingerprint() != instead.fingerprint():
                raise LawBroken("save", f"{state.game.move(action)} leads elsewhere from a loaded state")


def records_replay(state: State, rng: Random) -> None:
    """The record of a game leads to the same state."""
    del rng
    if state.past is None:
        return
    again = replay(json.loads(json.dumps(record(state))), state.game)
    differs = difference(everything(state), everything(again))
    if differs:
        raise LawBroken("replay", f"the record leads elsewhere: {differs}")


def undo_takes_back(state: State, rng: Random) -> None:
    """What is taken back leaves the others' actions as they were; what has shown something hidden stays done."""
    if state.past is None:
        return
    before = everything(state)
    seat = rng.randrange(state.players)
    undone = undo(state, seat)
    if isinstance(undone, Refusal):
        if undone.rule not in ("KER-UNDO-1", "KER-UNDO-2"):
            raise LawBroken("undo", f"seat {seat} is refused with {undone}")
    else:
        last = max((at for at, (who, _) in enumerate(state.past) if who == seat), default=None)
        if last is None or undone.past != state.past[:last] + state.past[last + 1 :]:
            raise LawBroken("undo", f"seat {seat} takes back number {last} of {state.past}: {undone.past}")
    if not state.over:
        seat, action = any_choice(state, rng)
        after, _ = after_playing(state, seat, action)
        undone, move = undo(after, seat), state.game.move(action)
        if after.barrier > state.barrier:
            if not isinstance(undone, Refusal) or undone.rule != "KER-UNDO-1":
                raise LawBroken("undo", f"{move} by seat {seat} has raised the barrier, but can be taken back")
        elif isinstance(undone, Refusal):
            raise LawBroken("undo", f"{move} by seat {seat} cannot be taken back at once: {undone}")
        elif everything(undone) != before:
            raise LawBroken("undo", f"{move} by seat {seat} leaves a trace: {difference(before, everything(undone))}")
    if everything(state) != before:
        raise LawBroken("undo", "taking back has changed the state it was asked of")


class Cost(IntEnum):
    """Of trying a law once. Many games are fuzzed with the dearer laws at a share of their positions."""

    QUICK = 0
    ORDINARY = 1
    COSTLY = 2


class Law(NamedTuple):
    name: str
    test: Callable[[State, Random], None]
    cost: Cost = Cost.ORDINARY


LAWS = (
    Law("legal", answers_are_in_order, Cost.QUICK),
    Law("explain", explain_agrees_with_legal, Cost.COSTLY),
    Law("numbers", numbers_name_moves, Cost.COSTLY),
    Law("guess", guesses_look_the_same),
    Law("open", open_tables_look_the_same),
    Law("guess", guesses_explain_the_same, Cost.COSTLY),
    Law("guess", guesses_raise_the_barrier_alike, Cost.COSTLY),
    Law("guess", guesses_foresee_the_same),
    Law("guess", guesses_can_be_played, Cost.COSTLY),
    Law("told", events_tell_no_secrets),
    Law("together", together_means_apart),
    Law("events", events_add_up),
    Law("pieces", pieces_are_conserved),
    Law("plain", data_is_plain),
    Law("outcome", outcome_fits, Cost.QUICK),
    Law("standing", standings_fit),
    Law("forecast", forecasts_come_true),
    Law("ends", games_end, Cost.COSTLY),
    Law("copy", copies_are_independent, Cost.COSTLY),
    Law("save", saves_come_back, Cost.COSTLY),
    Law("replay", records_replay, Cost.COSTLY),
    Law("undo", undo_takes_back, Cost.COSTLY),
)


def check(state: State, rng: Random, up_to: Cost = Cost.COSTLY) -> None:
    """Try the laws at this state, none that costs more than allowed.

    Each law has a generator of its own, so that it finds the same again whichever others are tried.
    """
    number = rng.getrandbits(64)
    for law in LAWS:
        if law.cost <= up_to:
            law.test(state, Random(f"{number}/{law.test.__name__}"))
