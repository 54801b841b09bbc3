"""What is in the box: totals and invariants of the data (LON-COMP, LON-EFF), and data that is refused."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import londinium
from londinium.games.london.box import Ability
from londinium.games.london.ops import OPS, order_matters
from londinium.kernel.refusal import BadPack
from tests.marks import rule
from tests.rules.london.table import BOROUGHS, BOX, CARDS, GAME, RULES, Seat, asked, does, may, scored, table

# The rulebooks' own facts about single cards and boroughs: the worked examples and the list of starters
KNOWN: dict[str, dict[str, Any]] = {
    "hospital_a": {"colour": "blue", "build_cost": 2},
    "vauxhall_gardens": {"colour": "blue", "build_cost": 0},
    "vintners": {"colour": "brown", "build_cost": 0},
    "huguenots": {"colour": "brown", "kind": "action"},
    "town_houses": {"colour": "blue"},
}


def copies(of: Callable[[Any], object]) -> Counter[object]:
    """How many cards there are of each kind."""
    counts: Counter[object] = Counter()
    for card in CARDS.values():
        counts[of(card)] += card.copies
    return counts


@rule("LON-COMP-1")
def test_there_are_101_city_cards_and_20_boroughs() -> None:
    assert sum(card.copies for card in CARDS.values()) == 101
    assert len(BOX.city_deck(11)) == len(BOX.city_deck(12)) == 101
    assert len(BOROUGHS) == 20


@rule("LON-COMP-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(londinium.Refused) as refused:
        GAME.new(players, 1)
    assert refused.value.rule == "LON-COMP-1"
    assert [len(GAME.new(n, 1).view(None)["seats"]) for n in (2, 3, 4)] == [2, 3, 4]


@rule("LON-COMP-2")
def test_every_card_is_of_a_deck_and_has_a_colour() -> None:
    assert copies(lambda card: card.deck) == {"A": 25, "B": 46, "C": 30}
    assert copies(lambda card: card.colour) == {"brown": 44, "blue": 28, "pink": 18, "grey": 11}


@rule("LON-COMP-3", "LON-COMP-4")
def test_the_grey_cards_are_the_eleven_paupers() -> None:
    grey = {card.id for card in CARDS.values() if card.colour == "grey"}
    assert grey == {"paupers_a", "paupers_b", "paupers_c"} == {c.id for c in CARDS.values() if c.name == "Paupers"}
    assert sum(CARDS[card].copies for card in grey) == 11


@rule("LON-COMP-5")
def test_there_are_four_action_cards() -> None:
    actions = {card.name: card.copies for card in CARDS.values() if card.kind == "action"}
    assert actions == {"Huguenots": 1, "Wren": 1, "Jewish Refugees": 2}


@rule("LON-COMP-6")
def test_every_borough_has_a_side_and_is_on_the_river_or_not() -> None:
    assert Counter(borough.side for borough in BOROUGHS.values()) == {"N": 12, "S": 8}
    assert sum(borough.river for borough in BOROUGHS.values()) == 11


@rule("LON-COMP-7")
def test_a_score_can_be_negative() -> None:
    s = scored(Seat(loans=3, money=0, poverty=12), Seat())
    assert s.outcome()["scores"][0] == -21 - 21


@rule("LON-COMP-9")
def test_with_twelve_paupers_an_underground_is_missing() -> None:
    eleven, twelve = Counter(BOX.city_deck(11)), Counter(BOX.city_deck(12))
    assert {BOX.ids[face]: n for face, n in (twelve - eleven).items()} == {"paupers_c": 1}
    assert {BOX.ids[face]: n for face, n in (eleven - twelve).items()} == {"underground": 1}
    for seed in range(3):
        pieces = GAME.chapters.pieces(table(seed=seed, pauper_count=12))
        assert (pieces["paupers_a"] + pieces["paupers_b"] + pieces["paupers_c"], pieces["underground"]) == (12, 1)


def test_known_facts_of_the_rulebooks_stand_in_the_data() -> None:
    for id, facts in KNOWN.items():
        assert {field: getattr(CARDS[id], field) for field in facts} == facts
    assert [b.id for b in BOROUGHS.values() if b.starter] == ["city", "westminster", "southwark_bermondsey"]
    wandsworth = BOROUGHS["wandsworth"]
    assert (wandsworth.draw, wandsworth.prestige, wandsworth.remove_poverty) == (2, 2, 1)


def test_every_entry_says_where_it_comes_from() -> None:
    entries: list[Any] = [*CARDS.values(), *BOROUGHS.values()]
    for entry in entries:
        assert entry.provenance is not None
        assert entry.provenance.note


def test_pieces_have_names_of_their_own() -> None:
    assert len(set(BOX.piece_names)) == len(BOX.piece_names) == 102  # the twelfth Paupers card has one too
    assert {"mercers", "sewers-1", "sewers-5", "paupers_c-6"} <= set(BOX.piece_names)


# Effects


@rule("LON-EFF-1")
def test_every_effect_of_the_catalogue_is_used() -> None:
    used = {effect.op for program in BOX.programs for effect in program}
    abilities = {type(b.ability.effects[0]) for b in BOROUGHS.values() if b.ability}
    assert used | {OPS[kind] for kind in abilities if kind in OPS} == set(range(len(OPS)))
    ongoing = {effect.__struct_config__.tag for card in CARDS.values() for effect in card.ongoing}
    assert ongoing == {
        "flip_self_instead",
        "loan_bonus",
        "recolour_discard",
        "start_draw_choice",
        "start_draw_peek",
        "store_money_on_place",
        "swap_hand_with_board",
    }
    allowed = [set(ability._asdict().items()) - set(Ability()._asdict().items()) for ability in BOX.ability]
    assert {name for one in allowed for name, _ in one} == set(Ability._fields) - {"must"}


@rule("LON-RUN-7")
def test_no_card_of_the_game_has_effects_whose_order_can_differ() -> None:
    assert not any(BOX.ordered)
    program = BOX.programs
    gain, leather = program[BOX.ids.index("mercers")][0], program[BOX.ids.index("leather_industry")]
    relief, police = program[BOX.ids.index("sewers")][0], program[BOX.ids.index("police_force")]
    assert order_matters(relief, leather[1])  # what is removed first is missed later
    assert order_matters(relief, police[1])
    assert not order_matters(gain, relief)
    assert order_matters(gain, program[BOX.ids.index("coffee_house")][0])


# Data that is refused: in one sentence, with file, entry and field


def pack(change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """The game's own components with something changed."""
    made = GAME.export("changed")
    change(made["files"])
    return made


def entry(files: dict[str, Any], id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(
        one for one in (*files["cards"]["cards"], *files["boroughs"]["boroughs"]) if one["id"] == id
    )
    return found


BAD: dict[str, tuple[Callable[[dict[str, Any]], object], list[str]]] = {
    "unknown effect": (
        lambda f: entry(f, "mercers")["activation"]["effects"][0].update(op="gain_gold"),
        ["cards", "entry 7", "activation", "effects", "'gain_gold'"],
    ),
    "effect in the wrong place": (
        lambda f: entry(f, "mercers")["activation"]["effects"].append({"op": "loan_bonus", "amount": 2}),
        ["cards", "entry 7", "effects, entry 2", "'loan_bonus'"],
    ),
    "unknown colour": (lambda f: entry(f, "vintners").update(colour="red"), ["cards", "entry 5", "colour", "'red'"]),
    "unknown count": (
        lambda f: entry(f, "omnibus")["activation"]["effects"][0]["count"].update(what="own_trains"),
        ["cards", "effects", "count", "'own_trains'"],
    ),
    "unknown colour counted": (
        lambda f: entry(f, "bridge")["activation"]["effects"][0]["count"].update(colour="red"),
        ["cards", "count", "colour", "'red'"],
    ),
    "amount too large": (
        lambda f: entry(f, "mercers")["activation"]["effects"][0].update(amount=21),
        ["cards", "entry 7", "amount", "20"],
    ),
    "unknown field": (lambda f: entry(f, "mercers").update(rent=2), ["cards", "entry 7", "rent"]),
    "wrong total": (
        lambda f: entry(f, "mercers").update(copies=2),
        ["cards", "copies", "102", "the city cards", "101"],
    ),
    "wrong number of paupers": (
        lambda f: (entry(f, "paupers_a").update(copies=1), entry(f, "mercers").update(copies=2)),
        ["cards", "copies", "the Paupers", "10", "11"],
    ),
    "wrong number of action cards": (
        lambda f: (entry(f, "jewish_refugees").update(copies=1), entry(f, "mercers").update(copies=2)),
        ["cards", "copies", "the action cards", "3", "4"],
    ),
    "card twice": (lambda f: entry(f, "mercers").update(id="vintners"), ["cards", "(vintners)", "id", "twice"]),
    "grey building": (lambda f: entry(f, "mercers").update(colour="grey"), ["(mercers)", "colour", "LON-COMP-3"]),
    "building without a cost": (lambda f: entry(f, "mercers").pop("build_cost"), ["(mercers)", "build_cost"]),
    "action card with a cost": (lambda f: entry(f, "wren").update(build_cost=1), ["(wren)", "build_cost"]),
    "action card without an action": (lambda f: entry(f, "wren").pop("action"), ["(wren)", "action"]),
    "pauper with an activation": (
        lambda f: entry(f, "paupers_a").update(activation=entry(f, "mercers")["activation"]),
        ["(paupers_a)", "kind"],
    ),
    "cost in money and cards": (
        lambda f: entry(f, "brewing")["activation"]["cost"].update(money=2),
        ["(brewing)", "cost", "LON-RUN-4"],
    ),
    "ongoing effect twice": (
        lambda f: entry(f, "hospital_a")["ongoing"].append({"op": "flip_self_instead"}),
        ["(hospital_a)", "ongoing", "twice"],
    ),
    "more at least than at most": (
        lambda f: entry(f, "parliament")["ongoing"][0].update(min=3),
        ["(parliament)", "ongoing", "the least is 3", "2"],
    ),
    "lasting relief on a card": (
        lambda f: entry(f, "public_houses")["activation"]["effects"][0].update(duration="while_top"),
        ["(public_houses)", "duration", "this_run"],
    ),
    "borough missing": (lambda f: f["boroughs"]["boroughs"].pop(), ["boroughs", "there are 19", "the rules say 20"]),
    "borough twice": (lambda f: entry(f, "lambeth").update(id="city"), ["boroughs", "(city)", "id", "twice"]),
    "unknown side": (lambda f: entry(f, "lambeth").update(side="W"), ["boroughs", "entry 14", "side", "'W'"]),
    "nothing for sale": (
        lambda f: [borough.pop("starter", None) for borough in f["boroughs"]["boroughs"]],
        ["boroughs", "starter"],
    ),
    "wrong timing": (
        lambda f: entry(f, "deptford")["ability"].update(timing="develop"),
        ["(deptford)", "timing", "'develop'", "'run_once'"],
    ),
    "choice where there is none": (
        lambda f: entry(f, "paddington")["ability"].update(optional=True),
        ["(paddington)", "optional", "false"],
    ),
    "unknown card to replace": (
        lambda f: f["rules"]["extra_pauper"].update(instead_of="tube"),
        ["rules", "extra_pauper", "instead_of", "'tube'"],
    ),
    "too many columns": (lambda f: f["rules"].update(columns=[3, 4, 6]), ["rules", "columns", "5"]),
}


@rule("LON-EFF-1")
@pytest.mark.parametrize("case", BAD)
def test_bad_data_is_refused_with_file_entry_and_field(case: str) -> None:
    change, words = BAD[case]
    with pytest.raises(BadPack) as refused:
        londinium.game("london", pack=pack(lambda files: void(change(files))))
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert [word for word in words if word not in sentence] == []


def void(_: object) -> None:
    return None


@rule("LON-EFF-4")
def test_a_changed_value_changes_the_game() -> None:
    dear = londinium.game("london", pack=pack(lambda files: entry(files, "hammersmith").update(cost=9)))
    assert dear.data != GAME.data
    assert dear.n_actions == GAME.n_actions
    state = dear.new(2, 1)
    hammersmith = BOX.borough_ids.index("hammersmith")
    assert state.box.price[hammersmith] == 9  # type: ignore[attr-defined]
    assert RULES.city_cards == 101


@rule("LON-EFF-2")
def test_a_card_without_an_activation_is_not_offered_in_a_run() -> None:
    s = does(table(Seat(city="st_pauls hospital mercers")), "run")
    assert (asked(s), may(s, "activate")) == ("run", {"3"})


# Options that are refused


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"pauper_count": 13}, ["pauper_count", "13", "11, 12"]),
        ({"final_turns": "nobody"}, ["final_turns", "nobody", "everyone_once", "others_once"]),
        ({"loan_cap": 7}, ["loan_cap", "7", "null, 12"]),
        ({"stall_guard": 0}, ["stall_guard", "0"]),
        ({"tubes": 3}, ["tubes", "board_shift"]),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_wrong_options_are_refused_with_their_name(options: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(londinium.Refused) as refused:
        GAME.new(2, 1, options)
    assert refused.value.rule == "KER-OPTION-1"
    assert [word for word in words if word not in str(refused.value)] == []
