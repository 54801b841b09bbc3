"""Who knows what, and what an engine owes the players (NSL-INFO)."""

from random import Random
from typing import Any

import pytest

import londinium
from londinium.games.next_station.state import NextStationState
from londinium.kernel.events import Event
from londinium.kernel.laws import events_tell_no_secrets
from tests.marks import rule
from tests.rules.next_station.table import (
    BOX,
    GAME,
    PENCILS,
    Point,
    asked,
    at,
    at_random,
    new,
    play_out,
    point,
    skip,
    table,
    whole_decks,
)

MODULES = {"objectives": True, "powers": True}


def cross(first: tuple[Point, Point], second: tuple[Point, Point]) -> bool:
    """Whether two sections meet inside both of them: each has its ends on different sides of the other."""

    def side(a: Point, b: Point, c: Point) -> int:
        turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        return (turn > 0) - (turn < 0)

    (a, b), (c, d) = first, second
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def by_the_rules(view: Any, seat: int, question: str) -> tuple[set[int], set[int]]:
    """The legal actions of a seat without its power, and those it has by its power, from what everybody sees."""
    sheet = view["sheets"][seat]
    line = next(line for line in sheet["lines"] if line["pencil"] == sheet["pencil"])
    stations = {line["departure"], *(end for section in line["sections"] for end in section)}
    ends = {end for end in stations if sum(end in section for section in line["sections"]) < 2}
    drawn = [(point(a), point(b)) for line in sheet["lines"] for a, b in line["sections"]]
    power = None if sheet["power_used"] else sheet["power"]
    symbols = [station.symbol for station in BOX.stations]

    def legal(start: int, to: int, fitting: str, free: bool) -> bool:
        section = point(start), point(to)
        return (
            start in (stations if free else ends)
            and to not in stations
            and (fitting == "joker" or symbols[to] in (fitting, "joker"))
            and not any(set(other) == set(section) or cross(section, other) for other in drawn)
        )

    def sections(fitting: str, free: bool) -> set[int]:
        ways = [way for edge in BOX.edges for way in (edge, edge[::-1])]
        return {GAME.action({"kind": "draw", "from": u, "to": v}) for u, v in ways if legal(u, v, fitting, free)}

    card, free = view["symbol"], view["switch"]
    plain = {BOX.pass_action}
    powered: set[int] = set()
    if question == "section":
        plain |= sections(card, free)
        if power == "joker":
            powered |= sections("joker", free) - plain
        if power == "switch" and view["turn"] >= 3:
            powered |= sections(card, True) - plain
    elif question == "second":
        powered |= sections(symbols[line["sections"][-1][1]] if card == "joker" else card, free)
    if power == "double_station":
        powered |= {GAME.action({"kind": "circle", "station": station}) for station in stations}
    return plain, powered


@rule("NSL-INFO-1")
@pytest.mark.parametrize("seed", range(4))
def test_everybody_sees_everything_but_the_order_of_the_deck(seed: int) -> None:
    for s in at_random(new(3, seed, MODULES), seed):
        seen = s.view(None)
        assert all(s.view(seat) == seen for seat in range(3))
        assert sorted(seen["revealed"] + seen["deck"]) == sorted(BOX.cards)
        assert seen["deck"] == [card for card in BOX.cards if card not in seen["revealed"]]  # a set: in no order
    assert {
        "revealed", "deck", "symbol", "switch", "slots", "powers", "objectives", "sheets", "controller",
    } < set(seen)  # fmt: skip
    assert all(sheet["lines"] and "visits" in sheet and "points" in sheet for sheet in seen["sheets"])


@rule("NSL-INFO-1")
def test_two_decks_that_differ_further_down_look_the_same() -> None:
    s = table("circle Joker square switch")
    other = table("circle Triangle Pentagon Joker")
    assert s.view(0) == other.view(0)
    assert (s.ask(0), s.legal(0)) == (other.ask(0), other.legal(0))
    skip(s)
    skip(other)
    assert s.view(0)["revealed"] == ["street_circle", "underground_joker"]
    assert other.view(0)["revealed"] == ["street_circle", "underground_triangle"]


@rule("NSL-INFO-1")
def test_a_guess_may_have_any_face_down_card_come_next() -> None:
    s = new(1, 3, {"pencils": PENCILS})
    next_cards = set()
    for number in range(200):
        guess = s.guess(0, Random(number))
        assert guess.view(0) == s.view(0)
        guess.play(0, BOX.pass_action)
        next_cards.add(guess.view(0)["revealed"][len(s.view(0)["revealed"])])
    assert next_cards == set(s.view(0)["deck"])


@rule("NSL-INFO-1")
def test_the_card_of_a_turn_without_a_choice_is_told_to_all_though_it_is_shuffled_in_again_at_once() -> None:
    """The last turn of round 3, in which nothing can be drawn: the next question is one of round 4."""
    s = new(1, 6089675037754588719, {"pencils": ("pink", "green", "purple", "blue")})
    for action in (142, 79, 310, 69, 152, 141, 310, 63, 310, 88, 310, 105, 92, 83, 212, 224, 19, 16, 60, 165, 310):
        s.play(0, action)
    for action in (196, 115, 189, 157, 310):
        s.play(0, action)
    log: list[Event] = []
    after = s.copy()
    after.play(0, BOX.pass_action, log)
    told: list[Any] = [event.view(None) for event in log]
    card = {"kind": "put", "piece": "underground_triangle"}
    assert card | {"from": "deck", "to": "revealed"} in told
    assert card | {"from": "revealed", "to": "deck"} in told
    assert (s.view(None)["round"], after.view(None)["round"]) == (3, 4)
    for n in range(100):
        events_tell_no_secrets(s, Random(n))


@rule("NSL-INFO-2")
@pytest.mark.parametrize("seed", range(4))
def test_with_given_decks_the_actions_determine_the_game(seed: int) -> None:
    given: dict[str, Any] = {"players": 3, "powers": BOX.powers, "objectives": ("thames_6", "central_9")}
    decks = whole_decks(seed)
    s, other = (table(*decks, seed=chance, **given) for chance in (seed, seed + 1000))
    chance = Random(seed)
    while s.to_act:
        assert s.view(None) == other.view(None)
        assert [s.legal(seat) for seat in range(3)] == [other.legal(seat) for seat in range(3)]
        seat = chance.choice(s.to_act)
        action = chance.choice(s.legal(seat))
        s.play(seat, action)
        other.play(seat, action)
    assert s.view(None) == other.view(None)
    assert s.outcome() == other.outcome()


@rule("NSL-INFO-2")
def test_the_same_seed_and_the_same_actions_give_the_same_game() -> None:
    *_, s = at_random(new(2, 5, MODULES), 5)
    *_, other = at_random(new(2, 5, MODULES), 5)
    assert s.fingerprint() == other.fingerprint() == londinium.replay(londinium.record(s)).fingerprint()


@rule("NSL-INFO-3")
@pytest.mark.parametrize("seed", range(3))
def test_an_illegal_action_is_refused_by_its_rule_and_changes_nothing(seed: int) -> None:
    chance = Random(seed)
    for number, s in enumerate(at_random(new(2, seed, MODULES), seed)):
        if number % 9 and not s.over:
            continue
        before, seen, past = s.fingerprint(), s.view(None), list(s.past or ())
        for seat in (0, 1):
            illegal = sorted(set(range(GAME.n_actions)) - set(s.legal(seat)))
            for action in chance.sample(illegal, 40):
                with pytest.raises(londinium.IllegalAction) as refused:
                    s.play(seat, action)
                refusal = s.explain(seat, action)
                assert refusal is not None
                assert refused.value.rule == refusal.rule
        assert (s.fingerprint(), s.view(None), s.past) == (before, seen, past)


@rule("NSL-INFO-3")
def test_an_action_that_does_not_exist_is_refused_and_changes_nothing() -> None:
    s = table("circle")
    before = s.fingerprint()
    for seat, action, broken in (
        (0, GAME.n_actions, "KER-MOVE-1"),
        (0, -1, "KER-MOVE-1"),
        (1, BOX.pass_action, "KER-SEAT-1"),
    ):
        with pytest.raises(londinium.IllegalAction) as refused:
            s.play(seat, action)
        assert refused.value.rule == broken
    not_joined = s.explain(0, {"kind": "draw", "from": at((3, 2)), "to": at((9, 9))})
    assert not_joined is not None
    assert not_joined.rule == "NSL-DRAW-6"
    assert s.fingerprint() == before


@rule("NSL-INFO-3")
def test_after_the_end_every_action_is_refused() -> None:
    s = table()
    play_out(s)
    before = s.fingerprint()
    with pytest.raises(londinium.IllegalAction) as refused:
        skip(s)
    assert (refused.value.rule, s.fingerprint()) == ("KER-OVER-1", before)


@rule("NSL-INFO-4", "NSL-POWER-7", "NSL-POWER-8")
@pytest.mark.parametrize("seed", range(24))
def test_the_legal_actions_are_those_of_the_rules_and_only_those_by_the_power_spend_it(seed: int) -> None:
    chance = Random(seed)
    s = new(1 + seed % 4, seed, {"powers": seed % 6 > 0})
    assert isinstance(s, NextStationState)
    while s.to_act:
        seat = chance.choice(s.to_act)
        plain, powered = by_the_rules(s.view(None), seat, str(asked(s, seat)))
        assert s.legal(seat) == sorted(plain | powered)
        action = chance.choice(s.legal(seat))
        log: list[londinium.Event] = []
        s.play(seat, action, log)
        turned: list[Any] = [event.view(None) for event in log if event.kind == "turn"]
        assert sum(event["side"] == "down" for event in turned) == (action in powered)


@rule("NSL-INFO-5")
@pytest.mark.parametrize("seed", range(12))
def test_the_order_of_the_players_within_a_turn_does_not_matter(seed: int) -> None:
    players = 2 + seed % 3
    first, second = (new(players, seed, MODULES) for _ in range(2))
    while not first.over:
        now = first.view(None)["round"], first.view(None)["turn"]
        for s, order in ((first, Random(f"{seed} {now} one way")), (second, Random(f"{seed} {now} another"))):
            minds = [Random(f"{seed} {now} seat {seat}") for seat in range(players)]
            while s.to_act and (s.view(None)["round"], s.view(None)["turn"]) == now:
                seat = order.choice(s.to_act)
                s.play(seat, minds[seat].choice(s.legal(seat)))
        assert first.fingerprint() == second.fingerprint()
    assert first.past != second.past
    assert first.outcome() == second.outcome()
