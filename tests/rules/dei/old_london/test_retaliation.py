"""Retaliation (DOL-RET-1 to DOL-RET-63): the board, denouncing, the track. The cards have a file of their own."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import londinium
from londinium.games.dei import scoring, turn
from londinium.games.dei.old_london.retaliation.board import refresh
from londinium.games.dei.old_london.retaliation.kit import kit, own
from londinium.games.dei.old_london.retaliation.track import advance
from londinium.games.dei.set_up import touch
from londinium.kernel.laws import explain_agrees_with_legal
from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    GAME,
    Stacked,
    asked,
    at,
    begun,
    by_chance,
    do,
    end_phase,
    idle,
    kinds,
    may,
    pad,
    play,
    play_unused,
    region,
    stop,
    stopped_by,
    table,
    who,
    why,
)

BEN = "OL2.4:Z"
IDS = kit(BOX).card_ids


def numbers(names: str) -> tuple[int, ...]:
    return tuple(-1 if name == "-" else IDS.index(name) for name in names.split())


def set_board(s: Stacked, board: str, deck: str | None = None, discards: str = "") -> None:
    """The cards of rank 1, 2 and 3 (- is none); the rest is the deck, unless it is given."""
    part = own(s)
    part.board, part.discards = numbers(board), numbers(discards)
    rest = [card for card in range(len(IDS)) if card not in (*part.board, *part.discards)]
    part.deck = tuple(rest) if deck is None else numbers(deck)


def to_big_ben(s: Stacked) -> None:
    """With a Candy Boost three Scrappers go to Big Ben."""
    do(s, "boost", boost="CB-MOVE")
    do(s, "from", region="OL2.4:A")
    do(s, "to", region=BEN)
    do(s, "units", scrappers=3, leader=0)


@rule("DOL-GEN-15", "DOL-RET-10", "DEI-BOOST-2")
@pytest.mark.parametrize("played", [1, 2])
def test_a_candy_boost_between_or_after_the_cards_can_make_it_possible_to_denounce(played: int) -> None:
    units = {"OL2.4:A": "3 0", "2:A": "0 4", "2.1:A": "0 6"}
    given: dict[str, Any] = {"boosts": {0: "CB-MOVE"}, "hands": {0: "RAV-1 RAV-2"}, "played": played - 1}
    s = table("ravagers refuge42", retaliation=True, units=units, **given)
    set_board(s, "RET-04 RET-01 RET-02")
    play(s, "RAV-1")
    while asked(s) == "effect":
        stop(s)
    assert asked(s) == ("card" if played == 1 else "ending")
    to_big_ben(s)
    assert asked(s) == "denounce"
    stop(s)
    assert asked(s) != "denounce"


@rule("DOL-GEN-15")
@pytest.mark.parametrize("used", [False, True])
def test_nobody_denounces_once_an_end_phase_ability_was_used(used: bool) -> None:
    units = {"OL2.4:A": "3 0", "2:A": "0 4", "2.1:A": "0 6", "2.8:A": "1 0"}
    given: dict[str, Any] = {"boosts": {0: "CB-MOVE"}, "hands": {0: "RAV-1 RAV-2"}, "unlocked": {0: "FR2"}}
    s = table("ravagers refuge42", retaliation=True, units=units, played=1, **given)
    set_board(s, "RET-04 RET-01 RET-02")
    play(s, "RAV-1")
    while asked(s) == "effect":
        stop(s)
    assert may(s, "ability") == {"FR2"}
    if used:
        do(s, "ability", ability="FR2")
        do(s, "from", region="2.8:A")
        do(s, "to", region=min(may(s, "to")))
    to_big_ben(s)
    assert (asked(s) == "denounce") != used


def after_card(
    factions: str = "ravagers refuge42",
    board: str = "RET-04 RET-01 RET-02",
    *,
    deck: str | None = None,
    discards: str = "",
    track: Sequence[int] = (),
    **given: Any,
) -> Stacked:
    """The moment after a card of seat 0."""
    given = {"seat": 0, "purebred": "purebred" in factions, **given}
    s = table(factions, retaliation=True, **given)
    set_board(s, board, deck, discards)
    own(s).track = list(track) or [0] * s.players
    s.pending[0].clear()
    s.played = 1
    s.step = turn.AFTER_CARD
    s.settle(None)
    return s


CROWD = {BEN: "3 0", "2:A": "0 4", "2.1:A": "0 6"}  # seat 1 meets RET-01 and RET-04


@rule("DOL-RET-1", "DOL-RET-3", "DEI-OL-12")
def test_big_ben_stands_in_the_middle_of_its_tile() -> None:
    s = begun(2, 1, retaliation=True)
    tiles = {BOX.tile_ids[tile] for tile, _ in s.city.laid}
    assert "OL2.4" in tiles
    assert "2.4" not in tiles
    assert {BOX.region_ids[r] for r in s.city.ground[region(BEN)]} == {"OL2.4:A", "OL2.4:B"}
    assert at(s, BEN)["sides"] == []


@rule("DOL-RET-2", "DOL-RET-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_neutral_refuge_touches_big_ben(players: int) -> None:
    for seed in range(8):
        city = begun(players, seed, retaliation=True).city
        names = [BOX.tile_ids[tile] for tile, _ in city.laid]
        places = [names.index(name) for name in ("OL2.4", "2.3", "2.8")]
        assert not any(touch(p, q, city.width) for p in places for q in places if p != q)
    options = {"layout": "first_game", "retaliation": True, "thames": True}
    if players > 2:
        with pytest.raises(londinium.Refused) as refused:
            GAME.new(players, 0, options)
        assert refused.value.rule == "DOL-RET-2"
    else:
        GAME.new(players, 0, options)


@rule("DOL-RET-4", "DOL-RET-5", "DOL-RET-6", "DOL-GEN-14", "DOL-RET-70")
def test_three_cards_lie_open_and_every_token_starts_at_nothing() -> None:
    seen = begun(3, 2, retaliation=True).view(None)["retaliation"]
    assert seen is not None
    assert len(set(seen["cards"])) == 3
    assert None not in seen["cards"]
    assert seen["deck"] == 9
    assert seen["track"] == [0, 0, 0]
    assert len(IDS) == 12


@rule("DOL-RET-5")
def test_the_deck_is_shuffled() -> None:
    boards = []
    for seed in range(80):
        seen = begun(2, seed, retaliation=True).view(None)["retaliation"]
        assert seen is not None
        boards.append(tuple(seen["cards"]))
    for rank in range(3):
        assert {board[rank] for board in boards} == set(IDS)  # any card can lie in any cell
    assert len(set(boards)) > 60


@rule("DOL-RET-7")
def test_nobody_builds_in_the_big_ben_region() -> None:
    s = table("ravagers refuge42", retaliation=True, units={BEN: "2", "OL2.4:B": "2"}, hands={0: "RAV-4 RAV-1"})
    play(s, "RAV-4")
    assert "OL2.4:B" in may(s, "refuge")
    assert stopped_by(s, "refuge", region=BEN) == "DOL-RET-7"


# Denouncing


@rule("DOL-RET-10", "DOL-GEN-15", "DOL-GEN-16", "DEI-OL-9")
def test_with_majority_there_one_may_denounce_after_a_card() -> None:
    assert asked(after_card(units=CROWD)) == "denounce"
    tied = {**CROWD, BEN: "3 3"}
    assert asked(after_card(units=tied)) == "card"
    second = after_card(units=CROWD)
    stop(second)
    assert asked(second) == "card"
    play(second, pad(second)["hand"][0])
    while asked(second) == "effect":
        stop(second)
    assert asked(second) == "denounce"  # after the second card once more


@rule("DOL-RET-10", "DOL-RET-33")
def test_out_of_time_the_rule_is_named() -> None:
    s = after_card(units=CROWD)
    stop(s)
    assert asked(s) == "card"
    move = {"kind": "denounce", "card": "RET-04"}
    for seat in range(2):  # asked something else, or nothing
        refused = s.explain(seat, move)
        assert refused is not None
        assert refused.rule == "DOL-RET-10"
    other = table("ravagers refuge42").explain(0, move)
    assert other is not None
    assert other.rule == "KER-ASK-1"  # where nobody denounces at all
    bare = inspectors(board="- - RET-01")
    assert asked(bare) == "card"
    assert why(bare, "draw") == "DOL-RET-33"  # nothing there to exchange
    early = inspectors()
    stop(early)
    assert why(early, "draw") == "DOL-RET-10"


@rule("DOL-RET-11")
def test_a_card_played_face_down_will_do_and_between_icons_it_is_not_possible() -> None:
    s = table(
        "ravagers refuge42",
        retaliation=True,
        units=CROWD,
        hands={0: "RAV-1 RAV-2 RAV-3"},
        stored={0: (9, 1)},
        market={"black": "M37 M38 M39"},
    )
    set_board(s, "RET-04 RET-01 RET-02")
    s.put_questions()
    icons = s.copy()
    play(icons, "RAV-2")
    assert why(icons, "denounce", card="RET-04") == "DOL-RET-10"
    do(s, "recycle", card="RAV-1")
    while asked(s) in ("purchase", "pay"):
        s.play(who(s), s.legal(who(s))[0])
    assert asked(s) == "denounce"


@rule("DOL-RET-12")
def test_once_in_an_own_phase() -> None:
    s = after_card(units={**CROWD, BEN: "5 0"}, supplies=(0, 9))
    do(s, "denounce", card="RET-04")
    finish(s)
    assert asked(s) == "card"
    play(s, pad(s)["hand"][0])
    while asked(s) == "effect":
        stop(s)
    assert asked(s) != "denounce"


@rule("DOL-RET-12")
def test_in_the_next_phase_one_may_denounce_again() -> None:
    s = after_card(units={**CROWD, BEN: "5 0"}, supplies=(0, 9))
    do(s, "denounce", card="RET-04")
    do(s, "to", region="2.8:A")
    do(s, "punishment", which="b")
    for phase in (2, 3):
        while (s.phase, who(s)) != (phase, 0):
            assert asked(s) != "denounce"
            idle(s)
        set_board(s, "RET-01 RET-12 RET-02")
        play_unused(s, pad(s)["hand"][0])
        assert asked(s) == "denounce"
        do(s, "denounce", card="RET-01")
        do(s, "to", region="2.8:A")
        do(s, "punishment", which="b")
    assert own(s).track == [3, 0]


@rule("DOL-RET-12")
def test_each_may_denounce_in_the_own_phase() -> None:
    s = after_card(units={BEN: "3 2", "2:A": "4 4"}, board="RET-12 RET-01 RET-02", supplies=(9, 9), turn=2)
    do(s, "denounce", card="RET-01")  # two leave: now seat 1 has Majority there
    do(s, "to", region="2.8:A")
    do(s, "punishment", which="b")
    set_board(s, "RET-01 RET-12 RET-02")
    end_phase(s)
    assert (s.phase, who(s)) == (1, 1)
    play_unused(s, pad(s, 1)["hand"][0])
    assert (asked(s), who(s)) == ("denounce", 1)
    assert may(s, "denounce") == {"RET-01"}


def finish(s: Stacked) -> None:
    """Whatever a Denunciation still asks."""
    while s.ask(who(s))["kind"] not in ("card", "ending"):
        s.play(who(s), s.legal(who(s))[0])


@rule("DOL-RET-13", "DOL-RET-14a", "DOL-GEN-7", "DOL-GEN-8", "DOL-GEN-9", "DOL-RET-23")
def test_as_many_units_as_the_rank_leave_to_one_neutral_refuge() -> None:
    s = after_card(units={BEN: "1L 1", "2:A": "0 4", "2.3:A": "0 9"}, supplies=(0, 9))
    assert may(s, "denounce") == {"RET-04", "RET-01"}
    do(s, "denounce", card="RET-01")  # rank 2
    assert may(s, "to") == {BOX.region_ids[r] for r in s.city.neutral_refuges}
    assert stopped_by(s, "to", region="2:A") == "DOL-GEN-7"
    do(s, "to", region="2.3:A")  # whoever is there, and without a link
    assert at(s, "2.3:A")["scrappers"][0] == 1
    assert at(s, "2.3:A")["leaders"] == [0]
    assert at(s, BEN)["majority"] == 1
    finish(s)
    assert s.view(None)["retaliation"]["track"] == [2, 0]


@rule("DOL-GEN-8", "DOL-RET-13")
def test_the_owner_says_whether_the_leader_is_among_them() -> None:
    s = after_card(units={BEN: "2L 0", "2:A": "0 4"}, supplies=(0, 9))
    do(s, "denounce", card="RET-01")
    do(s, "to", region="2.8:A")
    assert may(s, "units") == {(2, 0), (1, 1)}
    assert stopped_by(s, "units", scrappers=1, leader=0) == "DOL-RET-13"
    explain_agrees_with_legal(s, Random(0))


@rule("DOL-RET-5", "DOL-RET-14")
def test_a_card_of_a_higher_rank_than_units_cannot_be_picked() -> None:
    s = after_card(board="RET-04 RET-01 RET-06", units={**CROWD, BEN: "2 0"}, supplies=(0, 9))
    s.leaders[1] = region("2.5:A")
    s.refresh()
    s.put_questions()
    assert stopped_by(s, "denounce", card="RET-06") == "DOL-RET-14"
    assert stopped_by(s, "denounce", card="RET-12") == "DOL-RET-5"
    explain_agrees_with_legal(s, Random(0))


@rule("DOL-RET-15", "DOL-RET-16", "DOL-RET-18", "DOL-RET-20", "DOL-RET-21a", "DOL-GEN-12")
def test_all_others_who_reach_the_threshold_choose_in_priority_order() -> None:
    s = after_card(
        "ravagers refuge42 farmz auxilia",
        units={BEN: "4 0 0 0", "2:A": "5 4 4 0", "2.1:A": "0 6 5 0"},
        order=(0, 2, 1, 3),
        supplies=(0, 3, 2, 9),
    )
    do(s, "denounce", card="RET-01")
    do(s, "to", region="2.8:A")
    assert (asked(s), who(s)) == ("remove", 2)  # with 2 Supplies there is no choice of punishments
    do(s, "from", region="2.1:A")
    assert (asked(s), who(s)) == ("punishment", 1)
    assert may(s, "punishment") == {"a", "b"}
    do(s, "punishment", which="b")
    assert who(s) == 0  # neither the denouncing player nor seat 3 is hit


@rule("DOL-RET-17", "DOL-RET-20", "DOL-RET-34", "DOL-GEN-11", "DEI-SUPPLY-1")
def test_a_loss_of_choice_needs_the_full_amount() -> None:
    s = after_card(units=CROWD, supplies=(0, 2))
    do(s, "denounce", card="RET-01")
    do(s, "to", region="2.8:A")  # seat 1 has too few Supplies: it must remove Scrappers
    assert asked(s) == "remove"
    assert pad(s, 1)["supplies"] == 2
    rich = after_card(units=CROWD, supplies=(0, 3))
    do(rich, "denounce", card="RET-01")
    do(rich, "to", region="2.8:A")
    assert may(rich, "punishment") == {"a", "b"}
    assert stopped_by(rich, "punishment", which="ignore") == "DOL-RET-34"
    do(rich, "punishment", which="b")
    assert pad(rich, 1)["supplies"] == 0
    poor = after_card("refuge42 purebred", units=CROWD, supplies=(0, 2))
    do(poor, "denounce", card="RET-01")
    do(poor, "to", region="2.8:A")
    assert may(poor, "punishment") == {"a", "ignore"}
    assert stopped_by(poor, "punishment", which="b") == "DOL-RET-17"


@rule("DOL-RET-19", "DOL-RET-18", "DOL-RET-21")
def test_only_a_card_that_can_be_applied_to_somebody_may_be_played() -> None:
    s = after_card(board="RET-01 RET-07 RET-02", units={BEN: "3 0", "2:A": "0 4"}, supplies=(0, 0))
    assert may(s, "denounce") == {"RET-01"}
    assert stopped_by(s, "denounce", card="RET-07") == "DOL-RET-19"
    cannot = after_card(board="RET-07 RET-12 -", units={BEN: "3 0"}, control=four(), supplies=(0, 2))
    assert asked(cannot) == "card"  # it meets RET-07 but can carry out neither punishment: it cannot be hit


def four() -> dict[str, int]:
    s = begun(2, layout="first_game", retaliation=True)
    return {BOX.region_ids[r]: 1 for r in s.city.outposts[:4]}


@rule("DOL-RET-21b")
def test_if_the_retreat_leaves_nobody_to_hit_the_player_advances_all_the_same() -> None:
    # Seat 1 has Superiority in two Regions, one of them over the Units that leave
    s = after_card(board="RET-11 - -", units={BEN: "3 0", "2:A": "1 2", "2.8:A": "0 0"}, supplies=(0, 0), deck=None)
    assert asked(s) == "card"  # one Region is not enough
    t = after_card(board="RET-11 - -", units={BEN: "3 0", "2:A": "1 2", "2.8:A": "1 2"}, supplies=(0, 0))
    do(t, "denounce", card="RET-11")
    do(t, "to", region="2.8:A")  # now it is 2 against 2 there
    assert asked(t) == "card"
    seen = t.view(None)["retaliation"]
    assert seen is not None
    assert seen["track"] == [1, 0]
    assert seen["discards"] == ["RET-11"]


@rule("DOL-RET-24", "DOL-RET-25", "DOL-RET-22")
def test_the_card_is_discarded_after_the_punishments_and_its_cell_stays_empty() -> None:
    s = after_card(units=CROWD, supplies=(0, 9))
    do(s, "denounce", card="RET-01")
    do(s, "to", region="2.8:A")
    board = s.view(None)["retaliation"]
    assert board is not None
    assert (board["cards"][1], board["track"]) == ("RET-01", [0, 0])
    do(s, "punishment", which="a")
    assert who(s) == 1  # who is hit chooses the Region
    do(s, "from", region="2:A")
    assert at(s, "2:A")["scrappers"][1] == 2
    board = s.view(None)["retaliation"]
    assert board is not None
    assert board["cards"] == ["RET-04", None, "RET-02"]
    assert board["discards"] == ["RET-01"]
    assert board["track"] == [2, 0]


# The Purebred


def inspectors(**given: Any) -> Stacked:
    return after_card("purebred refuge42", **{"units": {BEN: "2 0"}, **given})


@rule("DOL-RET-30", "DOL-RET-31", "DOL-RET-32", "DOL-RET-33", "DOL-RET-33a")
def test_the_purebred_draw_three_and_exchange_one() -> None:
    s = inspectors(deck="RET-05 RET-06 RET-07 RET-08")
    assert kinds(s) == {"draw", "stop"}
    assert stopped_by(s, "denounce", card="RET-04") == "DOL-RET-30"
    do(s, "draw")
    seen = s.view(None)["retaliation"]
    assert seen is not None
    assert seen["drawn"] == ["RET-05", "RET-06", "RET-07"]
    assert may(s, "denounce") == {"RET-04", "RET-01"}  # two Units are there
    assert stopped_by(s, "denounce", card="RET-02") == "DOL-RET-14"
    do(s, "denounce", card="RET-01")
    assert may(s, "replace") == {"RET-05", "RET-06", "RET-07"}
    assert stopped_by(s, "replace", card="RET-08") == "DOL-RET-32"
    explain_agrees_with_legal(s, Random(0))
    do(s, "replace", card="RET-06")
    do(s, "to", region="2.8:A")
    seen = s.view(None)["retaliation"]
    assert seen is not None
    assert seen["cards"] == ["RET-04", "RET-06", "RET-02"]
    assert sorted(seen["discards"]) == ["RET-01", "RET-05", "RET-07"]
    assert seen["track"] == [2, 0]
    assert asked(s) == "card"  # nobody is hit
    others = after_card(units=CROWD)
    assert stopped_by(others, "draw") == "DOL-RET-30"


@rule("DOL-RET-33", "DOL-RET-33b")
def test_they_need_majority_enough_units_and_a_card_in_the_cell() -> None:
    assert asked(inspectors(units={BEN: "1 1"})) == "card"
    s = inspectors(board="- RET-04 RET-01")
    do(s, "draw")
    assert asked(s) == "replace"  # only rank 2 has a card and is low enough
    alone = inspectors(board="- - RET-01")
    assert asked(alone) == "card"
    s = inspectors()
    set_board(s, "- - RET-01")
    s.put_questions()
    assert stopped_by(s, "draw") == "DOL-RET-33"


@rule("DOL-RET-33c", "DOL-RET-54")
def test_with_few_cards_left_they_draw_what_there_is() -> None:
    s = inspectors(board="RET-04 - -", deck="RET-05", discards="RET-06")
    do(s, "draw")
    seen = s.view(None)["retaliation"]
    assert seen is not None
    assert sorted(seen["drawn"]) == ["RET-05", "RET-06"]


@rule("DOL-RET-34", "DOL-RET-35")
def test_the_purebred_may_ignore_punishments_and_still_count_as_hit() -> None:
    s = after_card("refuge42 purebred", board="RET-04 RET-01 RET-02", units=CROWD, supplies=(0, 9))
    do(s, "denounce", card="RET-01")
    do(s, "to", region="2.8:A")
    assert may(s, "punishment") == {"a", "b", "ignore"}
    do(s, "punishment", which="ignore")
    assert pad(s, 1)["supplies"] == 9
    assert at(s, "2:A")["scrappers"][1] == 4
    assert own(s).track == [2, 0]


# The track


def advanced(track: Sequence[int], seat: int, steps: int) -> Stacked:
    s = table("ravagers refuge42 farmz auxilia"[: 17 + 6 * (len(track) - 2)], retaliation=True, players=len(track))
    own(s).track = list(track)
    advance(s, seat, steps, None)
    return s


@rule("DOL-RET-40", "DOL-RET-41", "DOL-RET-47a")
def test_the_track_has_twelve_spaces_the_last_three_red() -> None:
    assert [space.space for space in kit(BOX).track] == list(range(1, 13))
    assert [space.space for space in kit(BOX).track if space.red] == [10, 11, 12]
    s = advanced([11, 0], 0, 3)
    assert own(s).track == [12, 0]


@rule("DOL-RET-42", "DOL-RET-43", "DOL-RET-44", "DOL-RET-44a")
def test_who_ends_on_a_space_moves_others_back_by_one() -> None:
    assert own(advanced([1, 3], 0, 2)).track == [3, 2]
    assert own(advanced([1, 2], 0, 2)).track == [3, 2]  # passing does nothing
    four_ = table(players=4, retaliation=True)
    own(four_).track = [1, 3, 3, 2]
    advance(four_, 0, 2, None)
    assert own(four_).track == [3, 2, 2, 2]  # both go back, share a space, and move nobody


@rule("DOL-RET-45", "DOL-RET-46", "DOL-RET-47")
def test_red_spaces_are_safe() -> None:
    assert own(advanced([8, 10], 0, 2)).track == [9, 10]
    assert own(advanced([9, 10], 0, 1)).track == [9, 10]  # nowhere to go
    s = table(players=4, retaliation=True)
    own(s).track = [9, 11, 10, 0]
    advance(s, 0, 2, None)
    assert own(s).track == [9, 11, 10, 0]
    own(s).track = [8, 11, 10, 9]
    advance(s, 0, 3, None)
    assert own(s).track == [8, 11, 10, 9]  # all before it are occupied


@rule("DOL-RET-42", "DOL-RET-45", "DOL-RET-46", "DOL-RET-49")
def test_the_example_of_the_track() -> None:
    s = table("ravagers refuge42 farmz", retaliation=True)
    own(s).track, own(s).bonuses = [8, 9, 10], 1 << 4 | 1 << 7 | 1 << 10
    advance(s, 0, 1, None)
    assert own(s).track == [9, 8, 10]
    advance(s, 0, 2, None)
    assert own(s).track == [11, 8, 10]
    assert pad(s)["supplies"] == 1  # the bonus of 11; that of 10 was gone
    advance(s, 1, 2, None)
    assert own(s).track == [11, 9, 10]


@rule("DOL-RET-48", "DOL-RET-49", "DOL-RET-50", "DOL-RET-50a", "DOL-GEN-17")
def test_the_first_to_reach_a_space_gets_its_bonus() -> None:
    s = table("ravagers refuge42", retaliation=True)
    own(s).track = [3, 0]
    advance(s, 0, 2, None)  # passing 4
    assert pad(s)["technology"] == 2
    advance(s, 0, 2, None)
    assert pad(s)["energy_cell"] == 2
    own(s).track[0] = 3
    advance(s, 0, 1, None)
    assert pad(s)["technology"] == 2  # once in the game
    own(s).track[1] = 9
    advance(s, 1, 3, None)
    assert pad(s, 1)["supplies"] == 3  # 10, 11 and 12 in one go
    full = table("ravagers refuge42", retaliation=True, stored={0: (9, 0)})
    own(full).track = [3, 0]
    advance(full, 0, 1, None)
    full.pending[0][:-1] = []
    full.put_questions()
    assert asked(full) == "return"


# Refreshing the board


@rule("DOL-RET-51", "DOL-RET-52")
def test_before_a_phase_cards_slide_and_new_ones_come() -> None:
    s = table("ravagers refuge42", retaliation=True, phase=1, order=(1, 0), seat=0)
    set_board(s, "- RET-02 -", deck="RET-05 RET-06 RET-07")
    end_phase(s)
    seen = s.view(None)["retaliation"]
    assert seen is not None
    assert seen["cards"] == ["RET-02", "RET-05", "RET-06"]  # chance takes what comes first: rank 2, then rank 3


@rule("DOL-RET-53", "DOL-RET-55", "DEI-CLEAN-8")
def test_before_a_turn_the_card_of_rank_one_goes() -> None:
    s = table("ravagers refuge42", retaliation=True, phase=3, order=(1, 0), seat=0)
    set_board(s, "RET-01 RET-02 RET-03", deck="RET-05 RET-06 RET-07")
    end_phase(s)
    seen = s.view(None)["retaliation"]
    assert seen is not None
    assert s.turn == 2
    assert seen["cards"] == ["RET-02", "RET-03", "RET-05"]
    assert seen["discards"] == ["RET-01"]


@rule("DOL-RET-53")
def test_before_a_turn_nothing_goes_where_rank_one_is_empty() -> None:
    """First the card of rank 1 is discarded, if there is one, and then the others slide."""
    s = table("ravagers refuge42", retaliation=True, phase=3, order=(1, 0), seat=0)
    set_board(s, "- RET-02 RET-03", deck="RET-05 RET-06 RET-07")
    end_phase(s)
    seen = s.view(None)["retaliation"]
    assert seen is not None
    assert s.turn == 2
    assert seen["cards"] == ["RET-02", "RET-03", "RET-05"]
    assert seen["discards"] == []


@rule("DOL-RET-54")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    s = table("ravagers refuge42", retaliation=True)
    set_board(s, "RET-01 - -", deck="", discards="RET-09 RET-08")
    refresh(s, None)
    assert sorted(own(s).board) == [0, *sorted(numbers("RET-08 RET-09"))]
    assert (own(s).deck, own(s).discards) == ((), ())
    refresh(s, None)
    assert None not in s.view(None)["retaliation"]["cards"]


@rule("DOL-RET-54")
def test_the_discards_are_shuffled_into_the_new_deck() -> None:
    s = table("ravagers refuge42", retaliation=True)
    set_board(s, "RET-01 RET-02 -", deck="", discards="RET-03 RET-04 RET-05 RET-06")
    drawn = []
    for seed in range(40):
        again = by_chance(s, seed)
        refresh(again, None)
        assert (len(own(again).deck), own(again).discards) == (3, ())
        drawn.append(own(again).board[2])
    assert set(drawn) == set(numbers("RET-03 RET-04 RET-05 RET-06"))


# Scoring


@rule("DOL-RET-60", "DOL-RET-61", "DOL-RET-62", "DOL-RET-63", "DOL-RET-63a")
@pytest.mark.parametrize(
    ("track", "points"), [([11, 7, 7, 2], [17, 10, 10, 2]), ([0, 0, 0, 0], [6, 6, 6, 6]), ([5, 4, 3, 0], [11, 7, 4, 0])]
)
def test_spaces_and_places_are_worth_supplies(track: list[int], points: list[int]) -> None:
    s = table(players=4, retaliation=True, turn=4)
    own(s).track = track
    scoring.score_game(s, None)
    assert [points_["retaliation"] for points_ in s.outcome()["breakdown"]] == points


@rule("DOL-RET-60", "DEI-END-5")
def test_it_is_scored_before_market_cards() -> None:
    s = table("ravagers refuge42", retaliation=True, bins={0: "M01"}, turn=4)
    own(s).track = [3, 0]
    log: list[Any] = []
    scoring.score_game(s, log)
    whats = [one["what"] for one in (event.view(None) for event in log) if one["kind"] == "gain"]
    assert whats.index("retaliation") < whats.index("market_cards")
