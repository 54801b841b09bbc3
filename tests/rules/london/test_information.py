"""Who knows what (LON-INFO)."""

import json
from random import Random
from typing import Any

import pytest

from londinium.games.london.state import LondonState
from londinium.kernel.laws import events_add_up, events_tell_no_secrets
from tests.marks import rule
from tests.rules.london.playing import puts, told
from tests.rules.london.table import GAME, Seat, asked, at_random, do, does, hand, scored, seen, table

EVERYBODY = (0, 1, 2, None)  # three players and a spectator


def three(**options: Any) -> LondonState:
    """Three players; the first one has covered and face-down cards."""
    first = Seat(
        "vintners great_fire_monument",
        city="mercers/town_houses ~brewing shops=2",
        boroughs="city lambeth",
        money=7,
        loans=2,
        poverty=3,
        prestige=4,
    )
    return table(first, Seat("salters"), Seat("grocers haberdashers"), **options)


@rule("LON-INFO-1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_purse_boroughs_and_stacks_are_open(viewer: int | None) -> None:
    first = seen(three(), 0, viewer)
    assert (first["money"], first["loans"], first["poverty"], first["prestige"]) == (7, 2, 3, 4)
    assert first["boroughs"] == ["city", "lambeth"]
    tops = [stack["top"]["card"] if stack["top"] else None for stack in first["stacks"]]
    assert tops == ["town_houses", "brewing" if viewer == 0 else None, "shops_b"]
    assert [stack["stack"] for stack in first["stacks"]] == [1, 2, 3]
    assert [stack["face_up"] for stack in first["stacks"]] == [True, False, True]


@rule("LON-INFO-2")
def test_a_hand_is_seen_by_its_holder_only_but_its_size_by_all() -> None:
    s = three()
    hands = [hand(s, seat) for seat in range(3)]
    for viewer in EVERYBODY:
        for seat in range(3):
            assert seen(s, seat, viewer)["hand"] == (hands[seat] if seat == viewer else None)
            assert seen(s, seat, viewer)["hand_size"] == len(hands[seat])


@rule("LON-INFO-2")
def test_the_backs_of_hand_cards_show_their_deck() -> None:
    s = table(Seat("sewers mercers brewing vintners"), Seat())
    for viewer in (0, 1, None):
        assert seen(s, 0, viewer)["hand_decks"] == ["A", "A", "B", "C"]


@rule("LON-INFO-2", "LON-INFO-3")
def test_the_question_put_to_a_player_is_put_to_nobody_else() -> None:
    s = does(table(Seat("vintners mercers salters"), Seat("grocers"), Seat()), "develop")
    assert (asked(s), len(s.legal(0))) == ("develop", 4)  # the three cards, or a loan
    assert [(s.ask(seat), s.legal(seat)) for seat in (1, 2)] == [(None, [])] * 2


@rule("LON-INFO-3")
def test_decks_in_another_order_look_the_same() -> None:
    one, other = (
        table(Seat(), Seat(), board="salters", deck=deck, step="draw")
        for deck in ("mercers vintners", "vintners mercers")
    )
    for viewer in (0, 1, None):
        assert one.view(viewer) == other.view(viewer)
    does(one, "draw deck"), does(other, "draw deck")
    assert (hand(one), hand(other)) == (["mercers"], ["vintners"])


@rule("LON-INFO-3")
def test_a_guess_may_have_any_card_come_next_and_any_borough() -> None:
    s = table(deck="mercers", board="salters", step="draw")
    cards, boroughs = set(), set()
    for number in range(120):
        guess = s.guess(0, Random(number))
        assert guess.view(0) == s.view(0)
        does(guess, "draw deck")
        cards.add(hand(guess)[0])
        does(guess, "buy-land", "land city")
        boroughs.add(guess.view(0)["offer"][0])
    assert {"mercers", "vintners", "sewers"} & cards == {"mercers", "vintners"}  # the back shows that it is of deck A
    assert len(cards) > 12
    assert len(boroughs) > 12


@rule("LON-INFO-3")
def test_the_sizes_of_both_decks_are_open() -> None:
    s = table(Seat("mercers"), board="salters", deck="vintners grocers", only=True, borough_deck="lambeth hackney")
    for viewer in (0, 1, None):
        assert (s.view(viewer)["deck"], s.view(viewer)["borough_deck"]) == (2, 2)


@rule("LON-INFO-4", "LON-INFO-5", "LON-INFO-6")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_covered_and_face_down_cards_are_for_the_owner_only(viewer: int | None) -> None:
    covering, face_down, shops = seen(three(), 0, viewer)["stacks"]
    assert [stack["cards"] for stack in (covering, face_down, shops)] == [2, 1, 1]
    if viewer == 0:
        assert covering["under"] == [{"piece": "mercers", "card": "mercers"}]
        assert face_down["top"] == {"piece": "brewing", "card": "brewing"}
    else:
        assert (covering["under"], face_down["top"], shops["under"]) == (None, None, None)


@rule("LON-INFO-5")
def test_without_the_option_the_owner_may_not_look_either() -> None:
    covering, face_down, _ = seen(three(owner_may_inspect_own_covered=False), 0, 0)["stacks"]
    assert (covering["under"], face_down["top"]) == (None, None)
    assert (covering["cards"], face_down["cards"]) == (2, 1)


@rule("LON-INFO-4")
def test_a_card_is_hidden_from_the_moment_it_is_flipped_or_covered() -> None:
    s = does(table(Seat(city="mercers salters")), "run")
    assert seen(s, 0, 1)["stacks"][0]["top"] == {"piece": "mercers", "card": "mercers"}
    do(s, "activate", 1)
    assert seen(s, 0, 1)["stacks"][0]["top"] is None
    s = table(Seat("vintners grocers fishmongers", city="mercers"))
    does(s, "develop", "play vintners", "onto 1", "discard grocers")
    assert seen(s, 0, 1)["stacks"][0]["under"] is None
    assert "mercers" not in json.dumps(s.view(1))


@rule("LON-INFO-6")
def test_the_height_of_each_stack_is_open() -> None:
    s = table(Seat(city="mercers/salters/vintners grocers ~brewing/steamboats"))
    assert [stack["cards"] for stack in seen(s, 0, 1)["stacks"]] == [3, 1, 2]


@rule("LON-INFO-7")
def test_the_board_and_the_cards_out_of_the_game_are_open() -> None:
    s = table(Seat("huguenots mercers vintners"), board="salters - grocers / sewers", deck="brewing steamboats")
    does(s, "develop", "play huguenots", "draw deck", "draw deck")
    for viewer in (0, 1, None):
        board = {space["space"]: space["holds"] and space["holds"]["card"] for space in s.view(viewer)["board"]}
        assert board == {
            "top-1": "salters", "top-2": None, "top-3": "grocers", "bottom-1": "sewers", "bottom-2": None,
            "bottom-3": None,
        }  # fmt: skip
        assert [card["card"] for card in s.view(viewer)["out"]] == ["huguenots"]


@rule("LON-INFO-8")
def test_money_stored_on_shops_is_open() -> None:
    for viewer in EVERYBODY:
        first = seen(three(), 0, viewer)
        assert ([stack["stored"] for stack in first["stacks"]], first["stored"]) == ([0, 0, 2], 2)


@rule("LON-INFO-9")
def test_a_view_names_no_hidden_card() -> None:
    s = three(deck="fishmongers almshouses", board="covent_garden", step="draw")
    hidden = {
        0: ["salters", "grocers", "haberdashers"],
        1: ["vintners", "great_fire_monument", "mercers", "brewing", "grocers", "haberdashers"],
        None: ["vintners", "great_fire_monument", "mercers", "brewing", "grocers", "haberdashers", "salters"],
    }
    for viewer, names in hidden.items():
        text = json.dumps(s.view(viewer))
        assert [name for name in (*names, "fishmongers", "almshouses", "hackney") if name in text] == []
    assert "mercers" in json.dumps(s.view(0))


@rule("LON-INFO-9")
def test_what_a_seat_cannot_know_does_not_change_its_view() -> None:
    """The same table twice, but for hands, covered and face-down cards and decks (the backs, A, B or C, are alike)."""

    def one(hand: str, covered: str, face_down: str, deck: str) -> LondonState:
        owner = Seat(hand, city=f"{covered}/town_houses ~{face_down}")
        return table(owner, Seat("salters"), board="steamboats", deck=deck, step="draw")

    s = one("mercers sewers", "grocers", "brewing", "vintners")
    other = one("vintners school_c", "fishmongers", "lords", "mercers")
    for viewer in (1, None):
        assert s.view(viewer) == other.view(viewer)
    assert s.view(0) != other.view(0)


@rule("LON-INFO-9", "LON-INFO-4")
def test_in_whole_games_a_view_holds_only_what_lies_open_and_the_own_cards() -> None:
    for number, s in enumerate(at_random(GAME.new(3, 5), 5)):
        if number % 25 or s.over:
            continue
        for viewer in EVERYBODY:
            for seat in s.view(viewer)["seats"]:
                own = seat["seat"] == viewer
                assert (seat["hand"] is not None) == own
                for stack in seat["stacks"]:
                    assert (stack["under"] is not None) == own
                    assert (stack["top"] is not None) == (own or stack["face_up"])


@rule("LON-INFO-10")
def test_in_the_final_scoring_all_building_areas_are_shown() -> None:
    s = scored(Seat(city="mercers/town_houses ~brewing"), Seat("salters", city="~lords/vintners"))
    for viewer in (0, 1, None):
        first, second = seen(s, 0, viewer)["stacks"], seen(s, 1, viewer)["stacks"]
        assert first[0]["under"] == [{"piece": "mercers", "card": "mercers"}]
        assert first[1]["top"] == {"piece": "brewing", "card": "brewing"}
        assert second[0]["under"] == [{"piece": "lords", "card": "lords"}]
    without = scored(Seat(city="mercers/town_houses"), owner_may_inspect_own_covered=False)
    assert seen(without, 0, 0)["stacks"][0]["under"] == [{"piece": "mercers", "card": "mercers"}]


@rule("LON-INFO-10")
def test_the_log_of_the_final_scoring_turns_the_cards_over() -> None:
    s = table(Seat(city="mercers/town_houses ~brewing"), last=1)
    events = told(s, "run", "activate 1", to=1)
    assert [event["piece"] for event in events if event["kind"] == "turn" and event["side"] == "up"] == [
        "mercers",
        "town_houses-1",
        "brewing",
    ]


@rule("LON-INFO-11", "LON-CARD-17")
def test_only_the_looking_player_sees_the_cards_but_all_know_of_the_look() -> None:
    s = table(Seat(city="university_of_london"), board="salters", deck="mercers vintners grocers", step="draw")
    assert {"kind": "did", "seat": 0, "move": {"kind": "look"}, "forced": None} in told(s, "look", to=1)
    assert s.view(0)["looked"] == ["mercers", "vintners", "grocers"]
    for viewer in (1, None):
        assert (s.view(viewer)["looked"], s.view(viewer)["looked_at"]) == (None, 3)
        assert not {"mercers", "vintners", "grocers"} & set(json.dumps(s.view(viewer)).split('"'))
    other = table(Seat(city="university_of_london"), board="salters", deck="haberdashers mercers grocers", step="draw")
    assert does(other, "look").view(1) == s.view(1)


@rule("LON-INFO-11")
def test_which_of_the_cards_is_kept_is_told_to_the_looking_player_only() -> None:
    for viewer, move, card in ((0, {"kind": "keep", "position": 2}, "vintners"), (1, None, None), (None, None, None)):
        s = table(Seat(city="university_of_london"), board="salters", deck="mercers vintners grocers", step="draw")
        events = told(does(s, "look"), "keep 2", to=viewer)
        assert events[0]["move"] == move
        assert puts(events) == [(card, "deck", "hand-0")]
    assert s.view(0)["looked"] is None  # the look is over


@rule("LON-INFO-12")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_card_of_the_board_is_drawn_openly_and_one_of_the_deck_is_not(viewer: int | None) -> None:
    s = table(Seat(), board="salters mercers", deck="grocers", step="draw")
    assert puts(told(s.copy(), "draw top-2", to=viewer)) == [("mercers", "top-2", "hand-0")]
    drawn = told(s, "draw deck", to=viewer)
    assert drawn[0]["move"] == {"kind": "draw", "from": "deck"}
    assert puts(drawn) == [("grocers" if viewer == 0 else None, "deck", "hand-0")]


@rule("LON-INFO-12")
def test_cards_drawn_at_once_are_told_to_their_drawer_one_by_one_as_they_come() -> None:
    s = table(deck="mercers salters grocers", only=True)
    assert puts(told(s.copy(), "draw-three"))[:3] == [(None, "deck", "hand-0")] * 3
    as_drawn = {tuple(puts(told(s.guess(0, Random(n)), "draw-three", to=0))[:3]) for n in range(60)}
    assert len(as_drawn) == 6
    for n in range(60):
        events_tell_no_secrets(s, Random(n))


@rule("LON-INFO-13")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_is_told_what_is_discarded_laid_and_played(viewer: int | None) -> None:
    s = table(Seat("hospital water_works huguenots mercers", city="lords"), deck="grocers vintners")
    events = told(s, "develop", "play hospital", "onto 1", to=viewer)
    assert puts(events) == [("water_works", "hand-0", "top-1"), ("hospital_a", "hand-0", "stack-0-1")]
    events = told(s, "play huguenots", to=viewer)
    assert puts(events)[0] == ("huguenots", "hand-0", "out")
    assert asked(s) == "draw"


@rule("LON-INFO-13")
def test_a_card_that_all_saw_pass_to_a_hand_is_no_secret_though_that_hand_hides_another_copy() -> None:
    """Board and deck are empty: what is discarded is what the next player has to draw."""
    eight = "mercers vintners salters grocers haberdashers lords brewing water_works"
    hands = (Seat(known="workhouse"), Seat("paupers_c whitehall", known=eight), Seat("paupers_c grand_hotel"))
    s = table(*hands, only=True, turn=1, step="limit", last=3)
    assert puts(told(s.copy(), "discard whitehall")) == [
        ("whitehall", "hand-1", "top-1"),
        ("whitehall", "top-1", "hand-2"),
    ]
    for n in range(400):
        events_tell_no_secrets(s, Random(n))


@rule("LON-INFO-12")
def test_a_card_from_the_deck_may_bear_the_name_of_a_copy_that_has_gone_to_a_hand() -> None:
    """Nobody can tell copies apart that do not lie open, so a name is free as soon as its copy is out of sight."""
    s = table(Seat(), Seat(), board="leather", deck="mercers salters leather", only=True, turn=1)
    does(s, "draw-three", "draw deck", "draw deck")
    events = [event for event in told(s.copy(), "draw top-1", to=0) if event["kind"] == "put"]
    assert [(event["piece"], event["from"], event["to"]) for event in events] == [
        ("leather_industry-1", "top-1", "hand-1"),
        ("leather_industry-1", "deck", "hand-0"),
    ]
    for n in range(100):
        events_add_up(s, Random(n))
