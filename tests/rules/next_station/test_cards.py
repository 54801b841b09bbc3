"""Revealing cards, the joker and the moment of the switch (NSL-CARD)."""

from random import Random

import pytest

from londinium.kernel.events import Event
from tests.marks import rule
from tests.rules.next_station.table import (
    BOX,
    GAME,
    at_random,
    card,
    draw,
    line,
    new,
    play_out,
    sections,
    skip,
    stopped_by,
    table,
    targets,
)

SWITCH = card("switch")
# The line (3,2)-(6,2)-(6,3) comes of the first two cards; a section from its middle needs a switch in effect.
BEFORE = ["square", "circle", "pentagon", "triangle", "joker", "Circle", "Pentagon", "Square", "Triangle"]
MIDDLE = {((6, 2), (4, 0)), ((6, 2), (6, 1)), ((6, 2), (9, 2)), ((6, 2), (5, 3)), ((6, 2), (7, 3))}


def switch_in_turn(turn: int) -> str:
    """A deck with the switch, and a joker after it, in this turn."""
    return " ".join([*BEFORE[: turn - 1], "switch", "Joker"])


def revealed_by_turn(players: int, seed: int) -> list[list[str]]:
    """What was revealed in each turn of a game played at random."""
    log: list[Event] = []
    s = GAME.set_up(players, GAME.options(), seed)
    s.settle(log)
    chance = Random(seed)
    while s.to_act:
        seat = chance.choice(s.to_act)
        s.play(seat, chance.choice(s.legal(seat)), log)
    turns: list[list[str]] = []
    for event in (e.view(None) for e in log):
        if event["kind"] == "stage" and event["stage"] == "turn":
            turns.append([])
        elif event["kind"] == "put" and event["to"] == "revealed":
            turns[-1].append(str(event["piece"]))
    return turns


@rule("NSL-CARD-1")
def test_a_turn_reveals_one_symbol_card_the_switch_apart() -> None:
    s = table("circle Square joker")
    for turn, shown in enumerate(["street_circle", "underground_square", "street_joker"], 1):
        assert (s.turn, len(s.revealed), s.view(None)["revealed"][-1]) == (turn, turn, shown)
        skip(s)
    for seed in range(20):
        for cards in revealed_by_turn(1 + seed % 4, seed):
            assert [name for name in cards if name != "street_switch"] == cards[-1:]
            assert len(cards) == 1 or cards[0] == "street_switch"


@rule("NSL-CARD-2")
def test_what_is_revealed_stays_visible_to_all_until_the_round_ends() -> None:
    deck = "Circle square Square switch Pentagon joker Triangle Joker"
    s = table(deck, "circle", players=2)
    shown = [BOX.cards[card(name)] for name in deck.split()]
    for count in (1, 2, 3, 5, 6, 7, 8):
        assert s.round == 1
        for seat in (0, 1, None):
            assert s.view(seat)["revealed"] == shown[:count]
        skip(s, 0)
        skip(s, 1)
    assert (s.round, s.view(None)["revealed"]) == (2, ["street_circle"])


@rule("NSL-CARD-3")
@pytest.mark.parametrize(
    ("name", "allowed"),
    [
        ("circle", {(0, 2), (5, 0), (5, 3)}),
        ("pentagon", {(6, 1), (2, 3), (3, 6), (1, 1), (5, 3)}),
        ("square", {(2, 0), (6, 2), (5, 3)}),
        ("triangle", {(1, 0), (4, 3), (4, 0), (5, 3)}),
    ],
)
@pytest.mark.parametrize("level", ["street", "underground"])
def test_a_symbol_card_allows_sections_to_that_symbol_and_the_central_station(
    name: str, level: str, allowed: set[tuple[int, int]]
) -> None:
    first, second = ("Square", name) if level == "street" else ("square", name.capitalize())
    s = table(f"{first} {second}")
    draw(s, (3, 2), (3, 1))  # from here the central station is a neighbour
    assert targets(s) == allowed
    assert stopped_by(s, (3, 2), (6, 2) if name != "square" else (0, 2)) == "NSL-DRAW-8"


@rule("NSL-CARD-4")
@pytest.mark.parametrize("joker", ["joker", "Joker"])
def test_on_a_joker_each_player_chooses_a_symbol_independently(joker: str) -> None:
    s = table(joker, players=4, pencils=["green", "pink", "purple", "blue"])
    symbols = []
    for seat, (start, to) in enumerate([((3, 2), (0, 2)), ((7, 3), (9, 1)), ((2, 5), (2, 7)), ((5, 7), (4, 6))]):
        assert len(targets(s, seat)) == 8  # two of each symbol, whatever the others chose
        draw(s, start, to, seat)
        symbols.append(BOX.stations[s.sheets[seat].stations[-1]].symbol)
    assert symbols == ["circle", "pentagon", "square", "triangle"]


@rule("NSL-CARD-5")
@pytest.mark.parametrize("turn", range(1, 11))
def test_the_card_after_the_switch_comes_at_once_and_is_the_symbol_card_of_the_turn(turn: int) -> None:
    s = table(switch_in_turn(turn))
    for _ in range(turn - 1):
        assert SWITCH not in s.revealed
        skip(s)
    assert s.turn == turn
    assert [BOX.cards[shown] for shown in s.revealed[-2:]] == ["street_switch", "underground_joker"]
    assert s.view(None)["symbol"] == "joker"
    assert len(targets(s)) == 8


@rule("NSL-CARD-6")
@pytest.mark.parametrize("turn", range(3, 11))
def test_from_the_third_turn_on_the_switch_is_in_effect(turn: int) -> None:
    s = table(switch_in_turn(turn))
    draw(s, (3, 2), (6, 2))
    draw(s, (6, 2), (6, 3))
    for _ in range(turn - 3):
        assert not s.view(None)["switch"]
        skip(s)
    assert (s.turn, s.view(None)["switch"]) == (turn, True)
    assert {section for section in sections(s) if section[0] == (6, 2)} == MIDDLE


@rule("NSL-CARD-7")
def test_in_the_first_turn_the_switch_is_ignored() -> None:
    s = table("switch joker circle", powers={"green": "second_section"})
    assert (s.turn, s.view(None)["switch"]) == (1, False)
    draw(s, (3, 2), (3, 1))
    draw(s, (3, 2), (6, 2))
    assert stopped_by(s, (3, 2), (5, 0)) == "NSL-DRAW-4"  # turn 2: nothing is left of the switch


@rule("NSL-CARD-7", "NSL-SWITCH-8")
def test_ex_9_in_the_second_turn_the_switch_is_ignored() -> None:
    s = table("square switch circle", powers={"green": "second_section"})
    draw(s, (3, 2), (3, 1))
    draw(s, (3, 2), (6, 2))
    assert (s.turn, s.view(None)["switch"]) == (2, False)
    assert sections(s) == {((6, 2), (5, 3)), ((6, 2), (6, 3)), ((6, 2), (7, 3))}
    assert stopped_by(s, (3, 2), (5, 0)) == "NSL-CARD-7"
    assert stopped_by(s, (3, 2), (0, 2)) == "NSL-CARD-7"


@rule("NSL-CARD-6", "NSL-CARD-7", "NSL-SWITCH-8")
def test_ex_9_the_same_pair_in_the_third_turn_is_in_effect() -> None:
    s = table("square Pentagon switch circle", powers={"green": "second_section"})
    draw(s, (3, 2), (3, 1))
    draw(s, (3, 2), (6, 2))
    skip(s)
    assert (s.turn, s.view(None)["switch"]) == (3, True)
    assert sections(s) == {
        ((6, 2), (5, 3)),
        ((6, 2), (6, 3)),
        ((6, 2), (7, 3)),
        ((3, 2), (5, 0)),
        ((3, 2), (0, 2)),
    }


@rule("NSL-CARD-7", "NSL-SWITCH-8")
def test_in_the_second_turn_the_switch_is_ignored_for_the_second_section_too() -> None:
    s = table("square switch circle", powers={"green": "second_section"})
    draw(s, (3, 2), (3, 1))
    skip(s)
    assert sections(s) == {((3, 2), (0, 2)), ((3, 2), (5, 0)), ((3, 1), (5, 3))}
    draw(s, (3, 2), (0, 2))
    assert s.turn == 2
    assert stopped_by(s, (3, 2), (5, 0)) == "NSL-CARD-7"
    assert sections(s) == {((3, 1), (5, 3))}


@rule("NSL-CARD-8")
@pytest.mark.parametrize("turn", [1, 2])
def test_an_ignored_switch_makes_no_turn_of_its_own(turn: int) -> None:
    s = table(" ".join([*["Circle", "Square"][: turn - 1], "switch", "triangle", "Pentagon"]))
    for _ in range(turn - 1):
        skip(s)
    assert (s.turn, len(s.revealed)) == (turn, turn + 1)
    assert targets(s) == {(1, 0), (4, 3)}
    skip(s)
    assert (s.turn, len(s.revealed)) == (turn + 1, turn + 2)
    assert targets(s) == {(2, 3), (3, 6)}


@rule("NSL-CARD-9")
@pytest.mark.parametrize("place", range(1, 11))
def test_the_turn_of_the_switch_is_its_place_in_the_deck(place: int) -> None:
    s = table(switch_in_turn(place))
    while SWITCH not in s.revealed:
        skip(s)
    assert s.revealed.index(SWITCH) + 1 == place
    assert (s.turn in (1, 2)) == (place in (1, 2))
    assert s.view(None)["switch"] == (place not in (1, 2))


@rule("NSL-CARD-10")
def test_the_switch_does_not_count_as_an_underground_card() -> None:
    assert not BOX.underground[SWITCH]
    s = table("Circle Square Pentagon switch circle Triangle Joker")
    counts = []
    while s.round == 1:
        counts.append((s.turn, s.undergrounds))
        skip(s)
    assert counts == [(1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 5)]


@rule("NSL-CARD-11")
def test_a_card_always_follows_the_switch() -> None:
    for seed in range(60):
        s = new(1 + seed % 4, seed)
        for _ in at_random(s, seed):
            assert s.revealed[-1] != SWITCH
            if not s.last_turn:
                assert any(BOX.underground[left] for left in s.deck)


@rule("NSL-CARD-11")
def test_a_switch_at_the_bottom_of_the_deck_is_never_revealed() -> None:
    s = table(" ".join([*BEFORE, "Joker", "switch"]))
    while s.round == 1:
        turn, left = s.turn, s.deck
        assert SWITCH in left
        skip(s)
    assert (turn, left) == (10, (SWITCH,))


@rule("NSL-CARD-12")
def test_a_switch_before_the_fifth_underground_card_applies_to_the_last_section() -> None:
    s = table("Square Circle Pentagon Triangle switch Joker")
    draw(s, (3, 2), (6, 2))
    draw(s, (6, 2), (6, 3))
    skip(s)
    skip(s)
    assert (s.turn, s.view(None)["last_turn"], s.view(None)["switch"]) == (5, True, True)
    assert {section for section in sections(s) if section[0] == (6, 2)} == MIDDLE
    draw(s, (6, 2), (9, 2))
    assert s.round == 2
    assert line(s, "green")["sections"] == [[13, 14], [14, 20], [14, 15]]


@rule("NSL-CARD-13")
@pytest.mark.parametrize("used", [False, True])
def test_the_switch_is_in_effect_in_its_own_turn_only(used: bool) -> None:
    s = table("square circle switch triangle joker")
    draw(s, (3, 2), (6, 2))
    draw(s, (6, 2), (6, 3))
    draw(s, (6, 2), (9, 2)) if used else skip(s)
    assert (s.turn, s.view(None)["switch"]) == (4, False)
    assert stopped_by(s, (6, 2), (6, 1)) == "NSL-DRAW-4"
    assert {start for start, _ in sections(s)} == {(3, 2), (6, 3)} | ({(9, 2)} if used else set())


@rule("NSL-CARD-13")
def test_the_switch_is_not_kept_for_the_next_round() -> None:
    s = table("Square Circle Pentagon Triangle switch Joker", "joker", players=2)
    play_out(s, rounds=1)
    assert (s.round, s.turn, s.view(None)["switch"]) == (2, 1, False)
