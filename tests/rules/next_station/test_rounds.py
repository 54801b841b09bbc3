"""Rounds, turns, and what happens between rounds (NSL-ROUND)."""

from collections import Counter
from itertools import groupby, permutations
from random import Random
from typing import Any

import pytest

from londinium.games.next_station.state import NextStationState
from londinium.kernel.events import Event
from tests.marks import rule
from tests.rules.next_station.table import (
    BOX,
    GAME,
    PENCILS,
    at_random,
    draw,
    line,
    new,
    play_out,
    sections,
    skip,
    table,
)

FIVE = "Circle Square Pentagon Triangle Joker"  # the shortest round
DEPARTURES = {"green": (3, 2), "pink": (7, 3), "purple": (2, 5), "blue": (5, 7)}
TABLES = [(2, None), (3, None), (3, 0), (3, 1), (3, 2), (4, None)]  # players, spare slot


def story(players: int, seed: int, **options: Any) -> list[Any]:
    """Everything that is told of a game played at random, from its first card on."""
    log: list[Event] = []
    s = GAME.set_up(players, GAME.options(**options), seed)
    s.settle(log)
    chance = Random(seed)
    while s.to_act:
        seat = chance.choice(s.to_act)
        s.play(seat, chance.choice(s.legal(seat)), log)
    return [event.view(None) for event in log]


def phase(event: Any) -> str | None:
    """The phase of a round that an event belongs to (NSL-ROUND-3)."""
    match event:
        case {"kind": "stage", "stage": "round"}:
            return "departure"
        case {"kind": "stage", "stage": "turn"} | {"kind": "did"}:
            return "build"
        case {"kind": "gain", "what": "lines" | "visits"}:
            return "score"
        case {"kind": "put", "to": str(to)} if to.startswith("slot-"):
            return "prepare"
    return None


def held(s: NextStationState) -> list[str]:
    """The pencil of each seat."""
    return [sheet["pencil"] for sheet in s.view(None)["sheets"]]


@rule("NSL-ROUND-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_game_has_four_rounds(players: int) -> None:
    for seed in range(8):
        events = story(players, seed)
        rounds = [event["n"] for event in events if event["kind"] == "stage" and event["stage"] == "round"]
        assert rounds == [1, 2, 3, 4]
        assert [event["kind"] for event in events].count("end") == 1
        assert events[-1]["kind"] == "end"


@rule("NSL-ROUND-2")
def test_everybody_draws_the_line_of_the_pencil_held_on_the_own_sheet() -> None:
    s = table("joker", players=2, pencils=["green", "blue", "pink", "purple"])
    draw(s, (3, 2), (6, 2), seat=0)
    draw(s, (7, 3), (9, 3), seat=1)
    assert [one["sections"] for one in s.view(None)["sheets"][0]["lines"]] == [[[13, 14]], [], [], []]
    assert [one["sections"] for one in s.view(None)["sheets"][1]["lines"]] == [[], [], [[21, 22]], []]


@rule("NSL-ROUND-2")
def test_a_line_is_drawn_in_the_round_its_pencil_is_held_and_in_no_other() -> None:
    for seed in range(8):
        s = new(3, seed)
        before = [dict.fromkeys(PENCILS, 0) for _ in range(3)]
        rounds, pencils = s.round, held(s)
        for _ in at_random(s, seed):
            for seat, sheet in enumerate(s.view(None)["sheets"]):
                now = {one["pencil"]: len(one["sections"]) for one in sheet["lines"]}
                # what an answer draws belongs to the round in which it was given
                assert {p for p in PENCILS if now[p] != before[seat][p]} <= {pencils[seat]}
                before[seat] = now
            if s.round != rounds:
                rounds, pencils = s.round, held(s)


@rule("NSL-ROUND-3", "NSL-ROUND-15", "NSL-ROUND-17")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_round_is_departure_building_scoring_and_preparing_the_next(players: int) -> None:
    for seed in range(8):
        events = story(players, seed)
        phases = [name for name, _ in groupby(filter(None, map(phase, events)))]
        assert phases == ["departure", "build", "score", "prepare"] * 3 + ["departure", "build", "score"]


@rule("NSL-ROUND-4")
@pytest.mark.parametrize("pencils", [PENCILS, PENCILS[::-1]])
def test_the_departure_station_is_the_one_in_the_colour_of_the_pencil(pencils: tuple[str, ...]) -> None:
    s = table(*["joker"] * 4, players=4, pencils=pencils)
    for number in range(1, 5):
        for seat, pencil in enumerate(held(s)):
            assert line(s, pencil, seat)["stations"] == [line(s, pencil, seat)["departure"]]
            assert {start for start, _ in sections(s, seat)} == {DEPARTURES[pencil]}
        play_out(s, rounds=number)


@rule("NSL-ROUND-5")
@pytest.mark.parametrize("players", [1, 4])
def test_all_eleven_cards_are_shuffled_into_the_deck_in_every_round(players: int) -> None:
    for seed in range(8):
        s = new(players, seed)
        orders: dict[int, tuple[int, ...]] = {}
        for _ in at_random(s, seed):
            assert sorted(s.revealed + s.deck) == list(range(11))
            assert s.revealed[: len(orders.get(s.round, ()))] == orders.get(s.round, ())
            orders[s.round] = s.revealed
            if s.turn == 1:
                assert len(s.revealed) == (2 if BOX.cards[s.revealed[0]] == "street_switch" else 1)
        assert set(orders) == {1, 2, 3, 4}
        assert len(set(orders.values())) > 1


@rule("NSL-ROUND-6")
def test_every_order_of_the_cards_is_equally_likely() -> None:
    """Each card left is equally likely to come next, however many there are, and whatever came before."""
    next_of: dict[int, Counter[int]] = {n: Counter() for n in range(1, 12)}
    pairs: Counter[tuple[int, ...]] = Counter()
    for seed in range(1100):
        s = new(1, seed)
        for number in range(1, 5):
            while s.round == number and s.to_act:
                cards = s.revealed
                skip(s)
            left = list(range(11))
            for card in cards:
                next_of[len(left)][left.index(card)] += 1
                left.remove(card)
            pairs[cards[:2]] += 1
    assert sum(pairs.values()) == 4400
    assert len(pairs) == 110
    assert all(abs(n - 40) < 30 for n in pairs.values())
    for n in range(2, 12):
        expected = next_of[n].total() / n
        assert expected > 180
        assert len(next_of[n]) == n
        assert all(abs(count - expected) < 5 * expected**0.5 for count in next_of[n].values()), n


@rule("NSL-ROUND-7")
def test_all_draw_or_pass_at_once_and_in_any_order() -> None:
    choices = {0: ((3, 2), (6, 2)), 1: None, 2: ((7, 3), (9, 1)), 3: ((2, 5), (0, 7))}
    after = set()
    for order in permutations(range(4)):
        s = table("joker circle", players=4)
        assert s.to_act == (0, 1, 2, 3)
        asked = {seat: (s.ask(seat), s.legal(seat)) for seat in order}
        for seat in order:
            assert (s.ask(seat), s.legal(seat)) == asked[seat]  # whatever the others did
            section = choices[seat]
            skip(s, seat) if section is None else draw(s, *section, seat=seat)
        after.add(s.fingerprint())
    assert len(after) == 1
    assert s.turn == 2


@rule("NSL-ROUND-8")
def test_the_next_card_waits_until_everybody_has_finished_the_turn() -> None:
    s = table("joker circle", players=3, powers={"green": "second_section"})
    skip(s, 2)
    draw(s, (3, 2), (6, 2), seat=0)
    skip(s, 1)
    assert (s.turn, len(s.revealed), s.to_act) == (1, 1, (0,))  # the second section is still to be drawn
    assert s.explain(1, {"kind": "pass"}).rule == "KER-TURN-1"
    skip(s, 0)
    assert (s.turn, len(s.revealed), s.to_act) == (2, 2, (0, 1, 2))


@rule("NSL-ROUND-9")
def test_the_fifth_underground_card_brings_the_last_turn_and_one_may_still_draw_in_it() -> None:
    s = table("circle Circle Square square Pentagon Triangle joker Joker")
    for turn in range(1, 8):
        assert (s.turn, s.view(None)["last_turn"]) == (turn, False)
        skip(s)
    assert (s.turn, s.undergrounds, s.view(None)["last_turn"]) == (8, 5, True)
    draw(s, (3, 2), (6, 2))
    assert (s.round, s.turn) == (2, 1)
    assert line(s, "green")["sections"] == [[13, 14]]


@rule("NSL-ROUND-10")
@pytest.mark.parametrize("players", [1, 3])
def test_a_round_has_five_to_ten_turns(players: int) -> None:
    lengths: Counter[int] = Counter()
    for seed in range(40):
        turns = [event["n"] for event in story(players, seed) if event["kind"] == "stage" and event["stage"] == "turn"]
        ends = [n for n, after in zip(turns, [*turns[1:], 1], strict=True) if after == 1]
        assert len(ends) == 4
        assert turns == [n for end in ends for n in range(1, end + 1)]
        lengths.update(ends)
    assert min(lengths) >= 5
    assert max(lengths) == 10


@rule("NSL-ROUND-10")
@pytest.mark.parametrize(
    ("deck", "turns", "cards"),
    [
        (FIVE, 5, 5),
        ("Circle Square switch Pentagon Triangle Joker", 5, 6),
        ("switch Circle Square Pentagon Triangle Joker", 5, 6),
        ("Circle Square Pentagon Triangle switch Joker", 5, 6),
        ("circle square switch pentagon triangle joker Circle Square Pentagon Triangle Joker", 10, 11),
        ("Circle Square Pentagon Triangle circle square pentagon triangle joker switch Joker", 10, 11),
    ],
)
def test_ex_13_how_many_turns_a_round_has(deck: str, turns: int, cards: int) -> None:
    s = table(deck)
    played = []
    while s.round == 1:
        played.append(s.turn)
        revealed = s.revealed
        skip(s)
    assert played == list(range(1, turns + 1))
    assert len(revealed) == cards


@rule("NSL-ROUND-11")
def test_cards_face_down_after_the_last_turn_are_not_used() -> None:
    s = table(FIVE, "circle")
    log: list[Event] = []
    for _ in range(4):
        skip(s, log=log)
    assert len(s.deck) == 6
    unused = {BOX.cards[card] for card in s.deck}
    draw(s, (3, 2), (6, 2), log=log)
    events = [event.view(None) for event in log]
    shown = [event["piece"] for event in events if event["kind"] == "put" and event["to"] == "revealed"]
    assert shown[:-1] == ["underground_square", "underground_pentagon", "underground_triangle", "underground_joker"]
    assert not unused & set(shown[:-1])
    assert (s.round, shown[-1]) == (2, "street_circle")  # of the next round's deck, which has all cards again
    assert len(s.deck) == 10


@rule("NSL-ROUND-12")
@pytest.mark.parametrize(("players", "spare"), TABLES)
def test_every_pencil_moves_one_slot_to_the_left(players: int, spare: int | None) -> None:
    s = table(players=players, spare=spare)
    for number in range(1, 4):
        slots = s.view(None)["slots"]
        seats_at = s.view(None)["seats_at"]
        play_out(s, rounds=number)
        assert s.view(None)["slots"] == [slots[k - 1] for k in range(4)]
        assert s.view(None)["seats_at"] == seats_at
        assert held(s) == [slots[slot - 1] for slot in seats_at]  # what lay to the right, a spare pencil or not


@rule("NSL-ROUND-12")
def test_ex_14_three_players_and_a_spare_slot() -> None:
    s = table(players=3, pencils=["green", "blue", "pink", "purple"])
    seen = []
    for number in range(1, 5):
        seen.append((*held(s), s.view(None)["slots"][3]))
        play_out(s, rounds=number)
    assert seen == [
        ("green", "blue", "pink", "purple"),
        ("purple", "green", "blue", "pink"),
        ("pink", "purple", "green", "blue"),
        ("blue", "pink", "purple", "green"),
    ]


@rule("NSL-SETUP-6", "NSL-ROUND-12")
def test_ex_15_two_players_and_two_spare_slots() -> None:
    s = table(players=2, pencils=["green", "blue", "pink", "purple"])
    seen = []
    for number in range(1, 5):
        seen.append(tuple(held(s)))
        play_out(s, rounds=number)
    assert seen == [("green", "pink"), ("purple", "blue"), ("pink", "green"), ("blue", "purple")]


@rule("NSL-ROUND-13")
@pytest.mark.parametrize(("players", "spare"), TABLES)
def test_everybody_holds_each_pencil_once(players: int, spare: int | None) -> None:
    for pencils in permutations(PENCILS):
        s = table(players=players, spare=spare, pencils=pencils)
        rounds = []
        for number in range(1, 5):
            rounds.append(held(s))
            play_out(s, rounds=number)
        assert s.over
        for seat in range(players):
            assert sorted(pencils_held[seat] for pencils_held in rounds) == sorted(PENCILS)


@rule("NSL-ROUND-14", "NSL-ROUND-18")
@pytest.mark.parametrize(("players", "spare"), TABLES)
def test_the_next_player_to_the_left_is_the_controller_whatever_slots_lie_between(
    players: int, spare: int | None
) -> None:
    for first in range(players):
        s = table(players=players, spare=spare, controller=first)
        seen = []
        for number in range(1, 5):
            seen.append(s.view(None)["controller"])
            play_out(s, rounds=number)
        assert seen == [(first + rounds) % players for rounds in range(4)]


@rule("NSL-ROUND-15")
@pytest.mark.parametrize(("players", "spare"), TABLES)
def test_after_round_four_neither_pencils_nor_controller_change(players: int, spare: int | None) -> None:
    s = table(players=players, spare=spare)
    play_out(s, rounds=3)
    last = s.view(None)["slots"], s.view(None)["controller"], held(s)
    play_out(s)
    assert s.over
    assert (s.view(None)["slots"], s.view(None)["controller"], held(s)) == last


@rule("NSL-ROUND-16")
@pytest.mark.parametrize(("players", "spare"), TABLES)
def test_a_power_stays_with_its_pencil(players: int, spare: int | None) -> None:
    power = {"green": "second_section", "blue": "joker", "pink": "switch", "purple": "double_station"}
    s = table(*["circle"] * 4, players=players, spare=spare, powers=power)
    for number in range(1, 5):
        assert s.view(None)["powers"] == power
        for seat, pencil in enumerate(held(s)):
            assert s.view(None)["sheets"][seat]["power"] == power[pencil]
            # what the power does in the first turn, on a circle card
            assert (len(sections(s, seat)) == 8) == (pencil == "blue")
            assert ("circle" in s.ask(seat)["aside"]) == (pencil == "purple")
        play_out(s, rounds=number)


@rule("NSL-ROUND-17")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_line_and_its_tourist_visits_are_scored_at_the_end_of_its_round(number: int) -> None:
    others = ["blue", "pink", "purple"]
    s = table(*[FIVE] * 4, pencils=[*others[: number - 1], "green", *others[number - 1 :]])
    play_out(s, rounds=number - 1)
    before = s.view(None)["sheets"][0]
    draw(s, (3, 2), (0, 2))
    draw(s, (0, 2), (0, 3))
    for _ in range(3):
        assert (s.sheets[0].points[0], s.sheets[0].visits) == (0, before["visits"])
        skip(s)
    assert s.over or s.round == number + 1
    assert s.sheets[0].points[0] == 3  # three districts, one station in each
    assert s.sheets[0].visits == before["visits"] + 1
    assert s.view(None)["sheets"][0]["points"]["lines"] == before["points"]["lines"] + 3


@rule("NSL-ROUND-17")
def test_the_points_go_to_the_pencil_that_drew_the_line_not_to_the_next_one() -> None:
    s = table(FIVE, players=2, pencils=["green", "blue", "pink", "purple"])
    draw(s, (3, 2), (5, 0), seat=0)
    draw(s, (7, 3), (7, 5), seat=1)
    play_out(s, rounds=1)
    assert held(s) == ["purple", "blue"]
    points = [dict(zip(BOX.pencils, sheet.points, strict=True)) for sheet in s.sheets]
    assert points[0] == {"green": 2, "blue": 0, "pink": 0, "purple": 0}
    assert points[1] == {"green": 0, "blue": 0, "pink": 4, "purple": 0}  # two stations in E, and the Thames
