"""London in the terminal: a whole game typed in, moves in words, and a picture that shows what is there and no more."""

import io
import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from rich.cells import cell_len
from rich.console import Console

import londinium
from londinium.games.london.state import LondonState
from londinium.kernel.events import Event
from londinium.terminal import london, telling, words
from londinium.terminal.drawing import Unreadable, drawing
from londinium.terminal.london.cards import card_text, said
from londinium.terminal.london.picture import Picture
from londinium.terminal.play import Sitting

from .rules.london.table import BOROUGHS, BOX, CARDS, GAME, Seat, do, does, table
from .test_terminal import flat, sit


def shown(state: londinium.State, width: int = 80, **more: Any) -> list[str]:
    """The picture as plain text, line by line."""
    out = io.StringIO()
    Console(file=out, width=width).print(london.picture(state, **more))
    return out.getvalue().splitlines()


def answers(s: londinium.State) -> list[str]:
    return telling.answers(s, 0, drawing("london"))


def row(lines: Sequence[str], part: str) -> str:
    """The only line with this in it, its blanks made one."""
    (found,) = (line for line in lines if part in line)
    return flat(found)


# A whole game


def test_a_game_played_through_a_pipe_ends_with_a_result_that_adds_up() -> None:
    argv = [sys.executable, "-m", "londinium.cli", "play", "london", "--bots", "greedy", "--seed", "7"]
    typed = "draw deck\nrun\nstop\n1\n" * 300
    done = subprocess.run(argv, input=typed, capture_output=True, text=True, timeout=120, check=True)
    assert done.stderr == ""
    result = done.stdout[done.stdout.rindex("The result") :]
    rows = [re.findall(r"-?\d+", line.partition("│")[2].partition("│")[2]) for line in result.splitlines()]
    *categories, totals, places = ([int(n) for n in row] for row in rows if len(row) == 2)
    assert len(categories) == 5
    assert totals == [sum(points) for points in zip(*categories, strict=True)]
    assert sorted(places) == [1, 2]


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_is_told_in_words_to_the_end(players: int) -> None:
    def anything(sitting: Sitting) -> int:
        return 1 + rng.randrange(len(sitting.state.legal(0)))

    rng = Random(players)
    sitting, text = sit(GAME.new(players, 11), *[anything] * 2000, bots=["random"] * (players - 1), width=100)
    assert sitting.state.over
    totals = re.findall(r"Total +│(.*)│", text)[0].split("│")
    assert [int(total) for total in totals] == sitting.state.outcome()["scores"]
    for broken in ("{", "???", "move-", "did-", "ask-", "gain-", "stage-", "category-", "board-", "card-", "hand-"):
        assert broken not in text, broken
    assert not re.search(r"\w_\w", text), "an id is no name"
    assert "Scoring: prestige lost to poverty" in text


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from londinium.cli import main

    path, again = tmp_path / "game.json", tmp_path / "again.json"
    sitting, _ = sit(GAME.new(2, 3), "draw deck", "draw three", f"record {path}", bots=["greedy"])
    assert len(sitting.state.past or ()) > 2
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"record {again}\n"))
    assert main(["play", "london", "--resume", str(path)]) == 0
    assert londinium.replay(json.loads(again.read_text())).fingerprint() == sitting.state.fingerprint()


# What is typed


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("draw deck", {"kind": "draw", "from": "deck"}),
        ("deck", {"kind": "draw", "from": "deck"}),
        ("draw t1", {"kind": "draw", "from": "top-1"}),
        ("draw bottom-1", {"kind": "draw", "from": "bottom-1"}),
        ("draw Salters", {"kind": "draw", "from": "top-1"}),
        ("DRAW salt", {"kind": "draw", "from": "top-1"}),
        ("grocers", {"kind": "draw", "from": "bottom-1"}),
        ("loan", {"kind": "loan"}),
        ("buy land", {"kind": "buy-land"}),
        ("draw three", {"kind": "draw-three"}),
        ("buy city", {"kind": "land", "borough": "city"}),
        ("buy southwark", {"kind": "land", "borough": "southwark_bermondsey"}),
        ("play St. Paul's", {"kind": "play", "card": "st_pauls"}),
        ("onto 2", {"kind": "onto", "stack": 2}),
        ("activate vintners", {"kind": "activate", "stack": 2}),
        ("seat 1", {"kind": "seat", "seat": 1}),
        ("stop", {"kind": "stop"}),
    ],
)
def test_a_move_can_be_typed_in_words(text: str, move: dict[str, Any]) -> None:
    s = table(Seat("mercers", city="haberdashers vintners"), board="salters / grocers", step="draw")
    assert london.read(s, 0, text) == move


@pytest.mark.parametrize(
    "text", ["", "hello", "draw", "draw bridge", "play", "onto", "onto x", "dr", "t1 t2", "buy lo"]
)
def test_what_is_no_move_is_not_taken_for_one(text: str) -> None:
    assert london.read(table(Seat("mercers"), board="salters", step="draw"), 0, text) is None


def test_of_cards_with_the_same_name_the_one_in_hand_is_meant() -> None:
    assert next(id for id, card in CARDS.items() if card.name == "School") != "school_c"
    s = table(Seat("school_c kew_gardens", money=20), step="action")
    do(s, "develop")
    assert london.read(s, 0, "play school") == {"kind": "play", "card": "school_c"}


def test_a_name_that_several_answers_have_is_asked_back_with_what_to_type() -> None:
    s = table(Seat("paupers_a paupers_b mercers", city="east_india_company"), step="action")
    does(s, "run", "activate 1")
    with pytest.raises(Unreadable) as unreadable:
        london.read(s, 0, "discard paupers")
    said = words.say("london", unreadable.value.key, unreadable.value.facts)
    assert said == "That could be: discard paupers a, discard paupers b."
    assert london.read(s, 0, "discard paupers b") == {"kind": "discard", "card": "paupers_b"}


def test_an_illegal_typed_move_is_refused_with_its_rule_and_asked_again() -> None:
    s = table(Seat("paupers mercers salters"))
    _, text = sit(s, "develop", "play paupers", "why play paupers", "play salters", bots=["random"])
    assert flat(text).count("(LON-PAUP-1)") == 3  # refused; refused, then read as a rule
    assert "You play Salters" in text


# The answers


def test_answers_name_the_cards_that_they_point_at() -> None:
    s = table(Seat("mercers"), board="salters - bridge / grocers", step="draw")
    assert answers(s) == [
        "draw from the deck",
        "draw Salters",
        "draw Bridge",
        "draw Grocers",
        "take a loan: +£10",
    ]


def test_cards_of_one_name_on_the_board_are_told_apart_by_their_spaces() -> None:
    s = table(Seat(), board="school_a_blue salters / school_c", step="draw")
    assert answers(s)[1:4] == ["draw School (t1)", "draw Salters", "draw School (b1)"]
    assert london.read(s, 0, "t1") == {"kind": "draw", "from": "top-1"}
    assert london.read(s, 0, "b1") == {"kind": "draw", "from": "bottom-1"}
    assert "draw School (b1)" in sit(s, bots=["random"])[1]


def test_cards_of_one_name_in_hand_are_told_apart_by_what_to_type() -> None:
    s = table(Seat("paupers_a paupers_b mercers", city="east_india_company"), step="action")
    does(s, "run", "activate 1")
    assert {"discard Paupers (discard paupers a)", "discard Paupers (discard paupers b)"} < set(answers(s))
    assert "discard Mercers" in answers(s)


def test_answers_of_a_build_have_the_price_and_the_stack() -> None:
    s = table(Seat("mercers salters east_india_company", city="bridge"), step="action")
    do(s, "develop")
    assert "play East India Company, £4" in answers(s)
    assert "play Mercers" in answers(s)
    do(s, "play", "east_india")
    assert answers(s)[:2] == ["start a new stack", "cover Bridge, stack 1"]
    do(s, "new")
    assert answers(s)[:2] == ["discard Mercers", "discard Salters"]


def test_a_borough_is_offered_at_the_price_that_is_paid() -> None:
    discount = next(id for id, one in BOROUGHS.items() if BOX.ability[BOX.borough_ids.index(id)].discount)
    off = BOX.ability[BOX.borough_ids.index(discount)].discount
    s = table(Seat("mercers", boroughs=discount, money=9), offer="city westminster lambeth")
    do(s, "buy-land")
    assert f"buy City, £{BOROUGHS['city'].cost - off}" in answers(s)


def test_effects_whose_order_is_chosen_are_said() -> None:
    """No card of the box asks for an order, but a pack's may."""
    pack = GAME.export()
    salters = next(card for card in pack["files"]["cards"]["cards"] if card["id"] == "salters")
    salters["activation"]["effects"] = [{"op": "gain_poverty", "amount": 2}, {"op": "remove_poverty", "amount": 1}]
    s = londinium.game("london", pack).load(_as_of(pack, table(Seat("mercers", city="salters"))))
    does(cast(LondonState, s), "run", "activate 1")
    assert answers(s)[:2] == ["gain 2 poverty", "lose 1 poverty"]


def _as_of(pack: dict[str, Any], s: LondonState) -> bytes:
    """A position, saved as one of the pack's."""
    return GAME.save(s).replace(GAME.data.encode(), londinium.game("london", pack).data.encode())


# What happened


def test_what_happened_is_told_by_turns_and_the_same_thing_once() -> None:
    s = table(Seat(), Seat("mercers"), board="st_pauls", deck="salters grocers vintners bridge")
    log: list[Event] = []
    do(s, "draw-three", log=log)
    while s.active == 0:
        do(s, "draw", "deck", log=log)
    mine = list(telling.story(GAME, log, 0, ["You", "Bot"]))
    assert mine[0] == (
        "You choose Draw three · You draw from the deck · You draw Salters · You draw from the deck · "
        "You draw Grocers · You draw from the deck · You draw Vintners"
    )
    assert mine[1] == "Turn 2 · Bot"
    theirs = list(telling.story(GAME, log, 1, ["You", "Bot"]))
    assert theirs[0] == "You choose Draw three · You draw from the deck ×3"


def test_a_purchase_is_told_with_its_owner() -> None:
    s = table(Seat(money=8), board="st_pauls", deck="salters grocers vintners", borough_deck="hampstead")
    log: list[Event] = []
    do(s, "buy-land", log=log)
    do(s, "land", "city", log=log)
    (line,) = telling.story(GAME, log, 1, ["Anna", "Ben"])
    assert line == "Anna chooses Buy land · Anna pays £8 · Anna buys City · For sale: Hampstead"


# The picture


def test_every_card_and_every_borough_says_what_it_does() -> None:
    picture = Picture(table(Seat()), 0, (), 0)

    def text_of(card: str) -> str:
        return card_text(picture, CARDS[card])

    for card in CARDS.values():
        text = text_of(card.id)
        assert bool(text) == bool(card.activation or card.ongoing or card.action)
        assert "effect-" not in text
        assert "{" not in text
        assert bool(card.activation and card.activation.flips) == text.endswith("↷")
    assert text_of("vauxhall_gardens") == "gain £2, gain 2 prestige, lose 1 poverty ↷"
    assert text_of("east_india_company") == "card → gain £12 ↷"
    assert text_of("woolwich_arsenal") == "£7 → gain 5 prestige ↷"
    assert text_of("huguenots") == "! draw 2 cards"
    assert text_of("hospital_a").startswith("∞ this card may flip instead of another")
    assert said(picture, "borough", "city", "bought", "top", "run") == [
        "draw 3 cards, gain 5 prestige, lose 1 poverty",
        "⟳ gain £2",
    ]


def test_the_board_the_boroughs_the_city_and_the_hand_are_there() -> None:
    s = table(
        Seat(
            "mercers paupers_a paupers_a", city="grocers/bridge ~vintners shops_b=3", boroughs="lambeth city", loans=2
        ),
        Seat("salters", city="~town_houses fishmongers", boroughs="hampstead"),
        board="st_pauls / theatre",
        offer="westminster - greenwich",
    )
    lines = shown(s, names=["Anna", "Ben"])
    assert row(lines, "Turn 1").startswith("Turn 1 · Anna The city deck: ")
    assert row(lines, "St Paul's") == "t1 ● St Paul's £10 ★6"
    assert row(lines, "b1 ").startswith("b1 ● Theatre Royal £0 gain £2")
    assert "t2 t3 b2 b3: ·" in row(lines, "The development board")
    assert row(lines, "Westminster").startswith("N≈ Westminster £8 draw 2 cards")
    assert row(lines, "0 Anna") == "0 Anna £5 · 0 prestige · 0 poverty · 2 loans · 3 cards in hand"
    assert row(lines, "1 ◆").startswith("1 ◆ Bridge £2 ★2 (+1) gain £1 per face-up brown card")
    assert row(lines, "2 ↷") == "2 ↷ Vintners"
    assert row(lines, "(£3)").startswith("3 ")
    assert row(lines, "2× N≈").startswith("2× N≈ City £8 ⟳ gain £2")
    assert row(lines, "2× ○") == "2× ○ Paupers"
    assert "3 for stacks, 2 for loans, 3 for cards in hand" in flat(" ".join(lines))
    assert row(lines, "1 Ben").endswith("1 card in hand")
    assert row(lines, "Fishmongers") == "1 ↷ 2 ■ Fishmongers"
    assert row(lines, "Hampstead") == "Hampstead"


def test_nothing_hidden_is_shown() -> None:
    """Neither another's hand nor a face-down card of another city, whoever is looked at (LON-INFO-9)."""
    s = table(Seat("mercers"), Seat("salters", city="~town_houses grocers/bridge"), board="wren")
    for whose in (0, 1):
        text = "\n".join(shown(s, whose=whose))
        assert "Bridge" in text
        assert not any(hidden in text for hidden in ("Salters", "Town Houses", "Grocers"))
    assert "Mercers" in "\n".join(shown(s))
    _, looked = sit(s, "look 1", bots=["random"])
    assert not any(hidden in looked for hidden in ("Salters", "Town Houses", "Grocers"))


def test_cards_looked_at_are_shown_to_the_one_who_looks() -> None:
    s = does(table(Seat(city="university_of_london"), deck="mercers vintners grocers", step="draw"), "look")
    looked = s.view(0)["looked"]
    assert looked == ["mercers", "vintners", "grocers"]
    numbered = [
        line for line in shown(s) if re.match(rf"  \d \S  +{re.escape(words.name('london', 'card', looked[0]))}", line)
    ]
    assert numbered
    assert "keep Mercers" in answers(s)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_picture_fits_the_terminal(players: int, width: int) -> None:
    """At every fortieth position of a game: every line has the width, no character is wide."""
    s, rng, step = GAME.new(players, 3), Random(3), 0
    while s.to_act:
        if step % 40 == 0:
            lines = shown(s, width=width)
            assert {cell_len(line) for line in lines} == {width}
            assert all(cell_len(line) == len(line) for line in lines)
            assert len(lines) <= 110
        step += 1
        s.play(s.to_act[0], rng.choice(s.legal(s.to_act[0])))
    assert step > 100


def test_a_long_text_goes_on_below_itself() -> None:
    lines = shown(table(Seat("coffee_house")))
    at = next(n for n, line in enumerate(lines) if "Coffee House" in line)
    column = lines[at].index("you may place")
    assert lines[at + 1][:column].strip() == ""
    whole = " ".join(line[column:].strip() for line in lines[at : at + 3])
    assert whole.startswith(
        "you may place a building from the board on this card for its build cost, without a discard"
    )


def test_the_last_turns_are_announced() -> None:
    assert "The last turns: 2 to go" in shown(table(Seat("mercers"), last=2))[0]
    assert "last turn" not in shown(table(Seat("mercers")))[0]
