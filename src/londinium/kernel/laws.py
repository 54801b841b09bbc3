"""The laws that every game keeps, each a function over a state: what the property tests and the fuzzer check.

A law is tried on copies of the state, with the choices that its generator makes; where it does not hold, `LawBroken`
says so in one sentence. Only the contract is used, and what a game names for this purpose: `pieces`, `counters` and
`places`. The sentences tell what is hidden: they are for those who write games.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from londinium.kernel.events import Event
from londinium.kernel.records import record, replay
from londinium.kernel.refusal import IllegalAction, Refusal, Refused
from londinium.kernel.state import State
from londinium.kernel.undo import undo

LONGEST = 20_000  # decisions; no game of ours has a tenth of it
GUESSES = 8  # made where one alone would seldom show what is wrong

Viewer = int | None  # a seat, or None: a spectator


class LawBroken(AssertionError):
    """A law does not hold: which one, and how."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(law, detail)
        self.law = law
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.law}: {self.detail}"


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
        if legal != sorted(set(legal)) or not set(legal) <= set(range(game.n_actions)):
            raise LawBroken("legal", f"the answers of seat {seat} are not sorted numbers of moves: {legal}")
        if seat not in state.to_act and (legal or asked):
            raise LawBroken("legal", f"seat {seat} is not to act, but is asked {asked} with the answers {legal}")
        if seat in state.to_act and len(legal) < 2:
            raise LawBroken("legal", f"seat {seat} is to act, but has the answers {legal}: two are the least")
        if asked is not None:
            kinds = {game.move(action)["kind"] for action in legal}
            if kinds != {*asked["moves"], *asked["aside"]} or set(asked["aside"]) - game.beside:
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
    before, tried = _everything(state), state.copy()
    why = state.explain(seat, action)
    try:
        tried.play(seat, action)
    except IllegalAction as refused:
        if refused.refusal != why:
            raise LawBroken("explain", f"play refuses with {refused.refusal}, explain with {why}") from None
        if _everything(tried) != before:
            raise LawBroken("explain", f"{state.game.move(action)} was refused, but has changed the state") from None
    else:
        raise LawBroken("explain", f"{state.game.move(action)} is not legal for seat {seat}, but was played")


def numbers_name_moves(state: State, rng: Random) -> None:
    """Every number has a move, that move has this number, and it is plain data."""
    del rng
    for action in range(state.game.n_actions):
        move = state.game.move(action)
        if state.game.action(_round_trip("numbers", f"move {action}", move)) != action:
            raise LawBroken("numbers", f"{move} is number {action}, but has the number {state.game.action(move)}")


# What is hidden


def guesses_look_the_same(state: State, rng: Random) -> None:
    """A guess, and a guess of a guess, shows its seat what the state shows it, and has no history."""
    seat = _viewer(state, rng)
    guess = state.guess(seat, rng)
    for made, name in ((guess, "a guess"), (guess.guess(seat, rng), "a guess of a guess")):
        differs = _difference(_look(state, seat), _look(made, seat))
        if differs:
            raise LawBroken("guess", f"{name} of {_named(seat)} looks different: {differs}")
        if made.past is not None or made.seed is not None:
            raise LawBroken("guess", f"{name} of {_named(seat)} has a history: it tells what is hidden")
        for kept in ("over", "barrier", "players", "options"):
            if getattr(made, kept) != getattr(state, kept):
                raise LawBroken("guess", f"{kept} is {getattr(state, kept)}, but {getattr(made, kept)} in {name}")
        undone = undo(made, seat or 0)
        if not isinstance(undone, Refusal) or undone.rule != "KER-UNDO-3":
            raise LawBroken("guess", f"{name} can be taken back in: {undone}")


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
        truly, guessed = (_played(s, seat, action)[0].barrier > s.barrier for s in (state, guess))
        if truly != guessed:
            move, words = state.game.move(action), ("does not raise", "raises")
            raise LawBroken(
                "guess", f"{move} by seat {seat} {words[truly]} the barrier, but {words[guessed]} it in a guess"
            )


def guesses_can_be_played(state: State, rng: Random) -> None:
    """A guess can be played to its end, with two answers at least to every question on the way."""
    seat = _viewer(state, rng)
    guess = state.guess(seat, rng)
    _play_out(guess, rng, "guess", f"a guess of {_named(seat)}")
    _play_out(guess.guess(seat, rng), rng, "guess", f"a guess of a guess of {_named(seat)}")


def events_tell_no_secrets(state: State, rng: Random) -> None:
    """Where two positions still look the same to a seat, it was told the same.

    Two ways lead there: an action in the state and in a guess, where chance and hidden pieces differ; and two actions
    of which the seat sees no trace. Of these it may be told different things only if they are not secret: if they are
    of a kind that only the mover sees, or if a guess still takes the one for the other, then they are.
    """
    if state.over:
        return
    seat, mover = _viewer(state, rng), rng.choice(state.to_act)
    action, other = rng.sample(state.legal(mover), 2)
    move, after, log = state.game.move(action), *_played(state, mover, action)
    guess = state.guess(seat, rng)
    if action in guess.legal(mover):
        guessed, guessed_log = _played(guess, mover, action)
        differs = _look(after, seat) == _look(guessed, seat) and _difference(_told(log, seat), _told(guessed_log, seat))
        if differs:
            raise LawBroken("told", f"{move} by seat {mover} tells {_named(seat)} what it does not see: {differs}")
    if mover == seat:
        return
    instead, instead_log = _played(state, mover, other)
    differs = _look(after, seat) == _look(instead, seat) and _difference(_told(log, seat), _told(instead_log, seat))
    if differs:
        private = {move["kind"], state.game.move(other)["kind"]} <= state.game.private
        if private or _taken_for(after, instead, seat, mover, rng):
            raise LawBroken("told", f"{_named(seat)} can tell {move} by seat {mover} from another move: {differs}")


def _taken_for(after: State, instead: State, seat: Viewer, mover: int, rng: Random) -> bool:
    """Whether a guess of the seat takes a position for another one, in all by which the mover can tell them apart."""
    this, that = (dict(_leaves(state.view(mover))) for state in (after, instead))
    apart = [path for path in {**this, **that} if this.get(path) != that.get(path)]
    for _ in range(GUESSES):
        guessed = dict(_leaves(after.guess(seat, rng).view(mover)))
        if apart and all(guessed.get(path) == that.get(path) for path in apart):
            return True
    return False


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
                differs = _difference(_question(state, waiting), _question(again, waiting))
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
    seat, action = _choice(state, rng)
    after, log = _played(state, seat, action)
    for viewer in (None, rng.randrange(state.players)):
        told, before, now = _told(log, viewer), state.view(viewer), after.view(viewer)
        where = f"{state.game.move(action)} by seat {seat}, told to {_named(viewer)}"
        _gains_add_up(where, told, state.game.counters(before), state.game.counters(now))
        _places_add_up(where, told, state.game.places(before), state.game.places(now))
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
    """A piece may come into sight or go out of it when it is put or turned, or when an unnamed one leaves its place."""
    at = dict(before)
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
            if at.get(piece) not in (None, event["from"]):
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
    first = state.game.pieces(state)
    others = [("a guess", state.guess(_viewer(state, rng), rng))]
    if not state.over:
        seat, action = _choice(state, rng)
        others.append((f"{state.game.move(action)} by seat {seat}", _played(state, seat, action)[0]))
    for name, other in others:
        pieces = state.game.pieces(other)
        changed = {
            piece: pieces.get(piece, 0) for piece in {**first, **pieces} if pieces.get(piece) != first.get(piece)
        }
        if changed:
            raise LawBroken("pieces", f"{name} changes the number of pieces to {changed}")


def data_is_plain(state: State, rng: Random) -> None:
    """Views, questions and events survive JSON as they are."""
    viewer = _viewer(state, rng)
    _round_trip("plain", f"the view of {_named(viewer)}", state.view(viewer))
    if not state.over:
        seat, action = _choice(state, rng)
        _round_trip("plain", f"the question of seat {seat}", state.ask(seat))
        _, log = _played(state, seat, action)
        _round_trip("plain", f"what {_named(viewer)} is told", _told(log, viewer))


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


def games_end(state: State, rng: Random) -> None:
    """However it is played, the game comes to an end."""
    _play_out(state.copy(), rng, "ends", "the game")


# What is kept


def copies_are_independent(state: State, rng: Random) -> None:
    """A copy that is played changes neither what it was copied from nor a copy of itself."""
    before = _everything(state)
    played = state.copy()
    if _everything(played) != before:
        raise LawBroken("copy", f"a copy is different: {_difference(before, _everything(played))}")
    copied = played.copy()
    _play_out(played, rng, "copy", "a copy", most=30)
    for other, name in ((state, "the original"), (copied, "a copy of it")):
        if _everything(other) != before:
            raise LawBroken("copy", f"playing a copy changed {name}: {_difference(before, _everything(other))}")


def saves_come_back(state: State, rng: Random) -> None:
    """A state that was saved and loaded is the same in all that it shows and in what comes of it; so is a guess."""
    for saved in (state, state.guess(_viewer(state, rng), rng)):
        loaded = state.game.load(state.game.save(saved))
        differs = _difference(_everything(saved), _everything(loaded))
        if differs:
            raise LawBroken("save", f"a loaded state is different: {differs}")
        if not saved.over:
            seat, action = _choice(saved, rng)
            if _played(saved, seat, action)[0].fingerprint() != _played(loaded, seat, action)[0].fingerprint():
                raise LawBroken("save", f"{state.game.move(action)} leads elsewhere from a loaded state")


def records_replay(state: State, rng: Random) -> None:
    """The record of a game leads to the same state."""
    del rng
    if state.past is None:
        return
    again = replay(json.loads(json.dumps(record(state))), state.game)
    differs = _difference(_everything(state), _everything(again))
    if differs:
        raise LawBroken("replay", f"the record leads elsewhere: {differs}")


def undo_takes_back(state: State, rng: Random) -> None:
    """What is taken back leaves the others' actions as they were; what has shown something hidden stays done."""
    if state.past is None:
        return
    before = _everything(state)
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
        seat, action = _choice(state, rng)
        after, _ = _played(state, seat, action)
        undone, move = undo(after, seat), state.game.move(action)
        if after.barrier > state.barrier:
            if not isinstance(undone, Refusal) or undone.rule != "KER-UNDO-1":
                raise LawBroken("undo", f"{move} by seat {seat} has raised the barrier, but can be taken back")
        elif isinstance(undone, Refusal):
            raise LawBroken("undo", f"{move} by seat {seat} cannot be taken back at once: {undone}")
        elif _everything(undone) != before:
            raise LawBroken("undo", f"{move} by seat {seat} leaves a trace: {_difference(before, _everything(undone))}")
    if _everything(state) != before:
        raise LawBroken("undo", "taking back has changed the state it was asked of")


class Law(NamedTuple):
    name: str
    test: Callable[[State, Random], None]
    costly: bool = False  # not for every step of many games


LAWS = (
    Law("legal", answers_are_in_order),
    Law("explain", explain_agrees_with_legal, costly=True),
    Law("numbers", numbers_name_moves, costly=True),
    Law("guess", guesses_look_the_same),
    Law("guess", guesses_explain_the_same, costly=True),
    Law("guess", guesses_raise_the_barrier_alike, costly=True),
    Law("guess", guesses_can_be_played, costly=True),
    Law("told", events_tell_no_secrets),
    Law("together", together_means_apart),
    Law("events", events_add_up),
    Law("pieces", pieces_are_conserved),
    Law("plain", data_is_plain),
    Law("outcome", outcome_fits),
    Law("ends", games_end, costly=True),
    Law("copy", copies_are_independent, costly=True),
    Law("save", saves_come_back, costly=True),
    Law("replay", records_replay, costly=True),
    Law("undo", undo_takes_back, costly=True),
)


def check(state: State, rng: Random, thorough: bool) -> None:
    """Try every law at this state, the costly ones only where asked to be thorough.

    Each law has a generator of its own, so that it finds the same again whichever others are tried.
    """
    number = rng.getrandbits(64)
    for law in LAWS:
        if thorough or not law.costly:
            law.test(state, Random(f"{number}/{law.test.__name__}"))


# What the laws compare


def _look(state: State, viewer: Viewer) -> dict[str, Any]:
    """All that a seat or a spectator sees of a state."""
    look = {"view": state.view(viewer), "to_act": state.to_act}
    return look if viewer is None else {**look, **_question(state, viewer)}


def _question(state: State, seat: int) -> dict[str, Any]:
    return {"ask": state.ask(seat), "legal": list(state.legal(seat))}


def _everything(state: State) -> dict[str, Any]:
    """All that the contract tells of a state."""
    viewers: list[Viewer] = [None, *range(state.players)]
    return {
        "fingerprint": state.fingerprint(),
        "barrier": state.barrier,
        "over": state.over,
        "seed": state.seed,
        "past": None if state.past is None else list(state.past),
        "looks": {_named(viewer): _look(state, viewer) for viewer in viewers},
    }


def _told(log: list[Event], viewer: Viewer) -> list[Any]:
    return [event.view(viewer) for event in log]


def _difference(one: Any, other: Any) -> str:
    """Where two values part, in words; nothing if they are equal."""
    if one == other:
        return ""
    left, right = dict(_leaves(one)), dict(_leaves(other))
    for path in {**left, **right}:
        here, there = (repr(side[path]) if path in side else "missing" for side in (left, right))
        if here != there:
            return f"{'/'.join(map(str, path)) or 'it'} is {here}, then {there}"
    return "the same values in lists and dicts of other types"


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """The values inside plain data, each with the way to it; an empty list or dict is a value too."""
    items: Sequence[tuple[Any, Any]] = ()
    if isinstance(value, Mapping):
        items = list(value.items())
    elif isinstance(value, list | tuple):
        items = list(enumerate(value))
    for key, item in items:
        yield from _leaves(item, (*path, key))
    if not items:
        yield path, value


def _round_trip(law: str, what: str, value: Any) -> Any:
    try:
        back = json.loads(json.dumps(value))
    except (TypeError, ValueError) as error:
        raise LawBroken(law, f"{what} is not plain data: {error}") from None
    if back != value:
        raise LawBroken(law, f"{what} does not survive JSON: {_difference(value, back)}")
    return back


# How the laws play


def _viewer(state: State, rng: Random) -> Viewer:
    viewers: list[Viewer] = [None, *range(state.players)]
    return rng.choice(viewers)


def _named(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def _choice(state: State, rng: Random) -> tuple[int, int]:
    """A seat that is to act, and one of its answers."""
    seat = rng.choice(state.to_act)
    return seat, rng.choice(state.legal(seat))


def _played(state: State, seat: int, action: int) -> tuple[State, list[Event]]:
    """A copy in which the seat has acted, and what happened."""
    after = state.copy()
    log: list[Event] = []
    after.play(seat, action, log)
    return after, log


def _play_out(state: State, rng: Random, law: str, name: str, most: int | None = None) -> None:
    """Play on by chance to the end, or as many decisions as told."""
    for _ in range(most or LONGEST):
        if state.over:
            return
        if not state.to_act:
            raise LawBroken(law, f"{name} comes to a stop: nobody is to act, and it is not over")
        for seat in state.to_act:
            if len(state.legal(seat)) < 2:
                raise LawBroken(law, f"{name} asks seat {seat} a question with the answers {state.legal(seat)}")
        state.play(*_choice(state, rng))
    if most is None and not state.over:
        raise LawBroken(law, f"{name} is not over after {LONGEST:,} decisions")
