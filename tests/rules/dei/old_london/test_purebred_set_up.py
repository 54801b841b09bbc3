"""The Purebred (DOL-PB-1 to DOL-PB-35, DOL-PB-80 to DOL-PB-83): pieces, set-up, Military Architecture, Orders."""

import json
from random import Random
from typing import Any

import pytest

import londinium
from londinium.games.dei.moves import FACES
from londinium.games.dei.old_london.purebred.kit import own
from londinium.games.dei.turn import MISSION, OWN_PHASE
from londinium.kernel.laws import explain_agrees_with_legal, guesses_look_the_same, saves_come_back
from londinium.kernel.options import option_list
from londinium.kernel.tuples import changed
from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    GAME,
    Stacked,
    asked,
    at,
    begun,
    do,
    may,
    pad,
    play,
    stopped_by,
    table,
    who,
)

DATA = GAME.components["purebred"]
PUREBRED = BOX.factions[-1]


def fresh(factions: str = "purebred auxilia", seed: int = 0, **options: Any) -> Any:
    """A game at its first question."""
    names = factions.split()
    return GAME.new(len(names), seed, {"factions": names, "purebred": True, "layout": "first_game", **options})


def answer(s: Any, kind: str, **things: Any) -> None:
    s.play(s.to_act[0], GAME.action({"kind": kind, **things}))


def pass_on(s: Any, until: str) -> None:
    while asked(s) != until:
        s.play(s.to_act[0], s.legal(s.to_act[0])[0])


@rule("DOL-PB-1", "DOL-PB-2", "DOL-PB-16", "DOL-GEN-6", "DOL-GEN-1")
def test_what_is_in_the_set() -> None:
    assert len(PUREBRED.cards) == len(DATA.faction_cards) == 8
    assert (PUREBRED.leader.name, PUREBRED.scrappers) == ("Boris", 15)
    assert (len(DATA.feats), DATA.barracks, len(DATA.orders)) == (8, 6, 4)
    ops = [op.op for card in DATA.faction_cards for op in card.effect]
    assert "BUILD" not in ops
    assert any(op.climb for card in DATA.faction_cards for op in card.effect)
    files = GAME.components
    assert len(files["retaliation"].cards) == 12
    assert sorted(tile.id for tile in files["thames"].tiles) == ["OL2", "OL2.2", "OL2.7", "OL3.2", "OL4.1"]
    assert sum(tile.neutral_bridge is not None for tile in files["thames"].tiles) == 1


@rule("DOL-GEN-1", "DOL-GEN-2", "DOL-GEN-3", "DOL-GEN-5")
@pytest.mark.parametrize(
    "modules", [(), ("retaliation",), ("thames",), ("challenge", "alliances"), ("retaliation", "thames", "challenge")]
)
@pytest.mark.parametrize("purebred", [False, True])
def test_modules_are_combined_freely(modules: tuple[str, ...], purebred: bool) -> None:
    options: dict[str, Any] = dict.fromkeys(modules, True)
    s = begun(2, 4, True, **options, purebred=purebred)
    assert ("purebred" in {one["faction"] for one in s.view(None)["pads"]}) == purebred
    assert (s.view(None)["retaliation"] is not None) == ("retaliation" in modules)
    assert bool(s.view(None)["respondents"]) == ("challenge" in modules)
    assert any(one["kind"] == "river" for one in s.view(None)["regions"]) == ("thames" in modules)


@rule("DOL-GEN-3", "DOL-GEN-4")
@pytest.mark.parametrize("module", ["thames", "purebred"])
def test_neither_is_played_with_the_citadel_which_is_not_in_this_box(module: str) -> None:
    with pytest.raises(londinium.Refused) as refused:
        GAME.new(2, 0, {module: True, "citadel": True})
    assert refused.value.rule == "KER-OPTION-1"
    assert (refused.value.refusal.args["fault"], refused.value.refusal.args["option"]) == ("unknown", "citadel")
    assert "citadel" not in json.dumps([option_list(GAME.options), GAME.export()]).lower()  # by no other name either


@rule("DOL-GEN-3", "DEI-SETUP-14")
def test_the_purebred_are_chosen_only_where_they_are_in_the_game() -> None:
    with pytest.raises(londinium.Refused) as refused:
        GAME.new(2, 0, {"factions": ["purebred", "auxilia"]})
    assert refused.value.rule == "DEI-SETUP-14"
    s: Any = GAME.new(3, 0, {"purebred": True, "choose_factions": True})
    assert may(s, "faction") == {"ravagers", "refuge42", "farmz", "auxilia", "purebred"}
    answer(s, "faction", faction="farmz")
    answer(s, "faction", faction="ravagers")  # the last one takes the Purebred
    assert s.view(None)["pads"][2]["faction"] == "purebred"
    plain: Any = GAME.new(3, 0, {"choose_factions": True})
    assert stopped_by(plain, "faction", faction="purebred") == "DEI-SETUP-14"


@rule("DOL-PB-3", "DOL-PB-4")
def test_they_pick_a_drone_that_nobody_brings() -> None:
    s = fresh()
    assert (asked(s), who(s)) == ("own_drone", 0)
    assert may(s, "drone") == {"masamune", "simon", "draco"}
    assert stopped_by(s, "drone", drone="fly") == "DOL-PB-3"
    explain_agrees_with_legal(s, Random(0))
    assert not any(one["drones"] for one in s.view(None)["regions"])  # before starts are drawn
    answer(s, "drone", drone="draco")
    places = {drone: one["id"] for one in s.view(None)["regions"] for drone in one["drones"]}
    assert places.keys() == {"draco", "fly"}
    assert s.view(None)["picked"] == "draco"
    four = fresh("purebred auxilia farmz ravagers")
    assert asked(four) != "own_drone"  # only one is left: no choice
    in_play = {drone for one in four.view(None)["regions"] for drone in one["drones"]}
    assert in_play == {"masamune", "simon", "fly", "draco"}


@rule("DOL-PB-3", "DOL-PB-49")
@pytest.mark.parametrize("question", ["own_drone", "order"])
def test_markets_are_shut_to_them_from_the_first_question_of_the_set_up(question: str) -> None:
    s = fresh("auxilia purebred", retaliation=True)
    pass_on(s, question)
    shut = {market["id"]: market["shut"] for market in s.view(None)["markets"]}
    assert 1 in shut["black"]
    saves_come_back(s, Random(0))


@rule("DOL-PB-5", "DOL-PB-6", "DOL-PB-7", "DOL-PB-47")
@pytest.mark.parametrize(("factions", "n"), [("purebred auxilia", 2), ("farmz purebred auxilia", 3)])
def test_barracks_lie_where_drones_start_and_stay_there(factions: str, n: int) -> None:
    seat = factions.split().index("purebred")
    s = fresh(factions)
    answer(s, "drone", drone="masamune")
    homes = {one["id"] for one in s.view(None)["regions"] if one["refuge"] == seat}
    assert homes == {one["id"] for one in s.view(None)["regions"] if one["drones"]}
    assert len(homes) == n
    t = table("purebred auxilia", purebred=True, hands={0: "PB-8 PB-1"})
    homes = {one["id"] for one in t.view(None)["regions"] if one["refuge"] == 0}
    play(t, "PB-8")
    do(t, "drone", drone="fly")
    do(t, "to", region=max(may(t, "to")))
    assert {one["id"] for one in t.view(None)["regions"] if one["refuge"] == 0} == homes


@rule("DOL-PB-8", "DOL-PB-9", "DOL-PB-9a")
def test_an_order_token_lies_on_one_mission_of_each_column() -> None:
    s = fresh()
    pass_on(s, "order")
    for column in range(4):
        assert asked(s) == "order"
        here = [one["id"] for one in s.view(None)["missions"] if one["column"] == column + 1]
        assert {name for name, _ in may(s, "order")} == set(here)
        other = next(one["id"] for one in s.view(None)["missions"] if one["column"] != column + 1)
        assert stopped_by(s, "order", mission=other, face=next(iter(may(s, "order")))[1]) == "DOL-PB-8"
        log: list[Any] = []
        face = "plus" if column < 2 else "minus"
        if column == 2:
            assert stopped_by(s, "order", mission=here[0], face="plus") == "DOL-PB-9"
            explain_agrees_with_legal(s, Random(0))
        s.play(0, GAME.action({"kind": "order", "mission": here[1], "face": face}), log)
        assert "plus" not in str([event.view(1) for event in log])
    tokens = {one["id"]: one["order"] for one in s.view(1)["missions"] if one["order"]}
    assert len(tokens) == 4
    assert all(token == {"face": None, "shown": False} for token in tokens.values())
    mine = [one["order"]["face"] for one in s.view(0)["missions"] if one["order"]]
    assert mine == ["plus", "plus", "minus", "minus"]


@rule("DOL-PB-9")
def test_in_a_guess_too_the_player_who_is_asked_for_an_order_has_a_choice() -> None:
    """One of each face lies covered. Had it been two of one, only the other would be left, and nothing asked."""
    s = fresh(tighter_missions=True)
    pass_on(s, "order")
    for face in ("plus", "minus"):
        do(s, "order", mission=BOX.missions[s.missions[len(own(s).orders)][0]].id, face=face)
    assert asked(s) == "order"
    assert {len(s.guess(1, Random(seed)).legal(0)) for seed in range(60)} == {2}
    faces = {tuple(face for _, face in own(s.guess(1, Random(seed))).orders) for seed in range(60)}
    assert faces == {(0, 1), (1, 0)}


@rule("DOL-PB-9a")
def test_a_guess_deals_covered_orders_anew() -> None:
    s = table("purebred auxilia", purebred=True)
    faces = {tuple(face for _, face in own(s.guess(1, Random(seed))).orders) for seed in range(30)}
    assert len(faces) == 6  # two of four are plus
    assert {own(s.guess(0, Random(seed))).orders for seed in range(5)} == {own(s).orders}
    for seed in range(4):
        guesses_look_the_same(s, Random(seed))


@rule("DOL-PB-9a")
def test_a_guess_in_the_set_up_does_not_know_the_faces_that_are_placed() -> None:
    s = fresh()
    pass_on(s, "order")
    for placed in (1, 2, 3):
        here = next(one["id"] for one in s.view(None)["missions"] if one["column"] == placed)
        do(s, "order", mission=here, face="plus" if placed < 3 else "minus")
        faces = {tuple(face for _, face in own(s.guess(1, Random(seed))).orders) for seed in range(60)}
        assert len(faces) == {1: 2, 2: 4, 3: 6}[placed]


@rule("DOL-PB-9b", "DEI-VAR-1")
def test_with_one_mission_in_a_column_only_the_token_is_chosen() -> None:
    s = fresh(tighter_missions=True)
    pass_on(s, "order")
    assert len(may(s, "order")) == 2
    assert {face for _, face in may(s, "order")} == {"plus", "minus"}


@rule("DOL-PB-10", "DOL-PB-12", "DOL-PB-70")
def test_they_draw_feats_of_their_own() -> None:
    colours = {feat.id: feat.colour for feat in DATA.feats}
    assert [id for id, colour in colours.items() if colour == "green"] == ["PF1", "PF4", "PF7"]
    assert [id for id, colour in colours.items() if colour == "blue"] == ["PF2", "PF3"]
    assert [id for id, colour in colours.items() if colour == "red"] == ["PF5", "PF6", "PF8"]
    for seed in range(6):
        s = begun(2, seed, True, purebred=True, factions=("purebred", "auxilia"))
        own = [feat["feat"] for feat in s.view(0)["pads"][0]["feats"]]
        assert [colours[feat] for feat in own if feat] == ["red", "green", "blue"]
        assert all(feat["feat"] not in colours for feat in s.view(1)["pads"][1]["feats"])
        guessed = s.guess(1, Random(seed))
        assert all(feat["feat"] in colours for feat in guessed.view(0)["pads"][0]["feats"])


@rule("DOL-PB-11")
def test_in_a_draft_they_choose_among_their_own() -> None:
    s = fresh(feat_draft=True)
    pass_on(s, "draft")
    seen: dict[int, set[str]] = {0: set(), 1: set()}
    while asked(s) == "draft":
        seen[who(s)] |= may(s, "feat")
        if who(s) == 0:
            assert stopped_by(s, "feat", feat="FR1") == "DOL-PB-11"
            explain_agrees_with_legal(s, Random(0))
        s.play(who(s), s.legal(who(s))[0])
    assert seen[0] == {feat.id for feat in DATA.feats}
    assert not seen[1] & seen[0]
    chosen = [own["feat"] for own in s.view(0)["pads"][0]["feats"]]
    assert chosen == [own["feat"] for own in s.view(1)["pads"][0]["feats"]]  # openly
    assert None not in chosen


@rule("DOL-PB-13", "DOL-PB-14", "DOL-PB-15")
@pytest.mark.parametrize("seed", range(4))
def test_they_deploy_boris_and_three_agents_at_barracks(seed: int) -> None:
    s = fresh(seed=seed)
    pass_on(s, "deploy")
    while not (asked(s) == "deploy" and who(s) == 0):
        s.play(who(s), s.legal(who(s))[0])
    homes = {one["id"] for one in s.view(None)["regions"] if one["refuge"] == 0}
    assert may(s, "deploy") == homes
    assert stopped_by(s, "deploy", region="2.3:A") == "DOL-PB-14"
    first = min(homes)
    do(s, "deploy", region=first)
    do(s, "deploy", region=first)  # the other two go to the other one: two are the most
    there = [one for one in s.view(None)["regions"] if one["refuge"] == 0]
    assert [len(one["leaders"]) + one["scrappers"][0] for one in there] == [2, 2]
    assert pad(s)["scrappers"] == 3
    assert asked(s) == "card"


@rule("DOL-PB-14")
@pytest.mark.parametrize(("gone", "deployed"), [(1, (1, True)), (2, (0, False))])
def test_units_without_room_at_the_barracks_stay_beside_the_board(gone: int, deployed: tuple[int, bool]) -> None:
    s = fresh()
    pass_on(s, "deploy")
    s.pending[0].clear()
    s.order = (0, 1)
    for home in [r for r in s.city.regions if s.refuges[r] == 0][:gone]:
        s.refuges = changed(s.refuges, home, -1)
    s.step = OWN_PHASE
    s.settle(None)
    assert asked(s) == "card"
    assert (pad(s)["scrappers"], pad(s)["leader"] is not None) == deployed


@rule("DOL-PB-30", "DOL-PB-31", "DOL-PB-32")
def test_tiles_with_barracks_may_be_turned_before_the_game() -> None:
    s = fresh()
    pass_on(s, "turn")
    tile = s.ask(0)["context"]["tile"]
    assert may(s, "turn") == {(tile, quarters) for quarters in range(4)}
    assert stopped_by(s, "turn", tile="OL2", quarters=0) == "DOL-PB-30"
    tokens = {one["id"]: (one["technology"], one["energy_cell"]) for one in s.view(None)["regions"]}
    answer(s, "turn", tile=tile, quarters=1)
    turned = {one["id"]: one["turned"] for one in s.view(None)["tiles"]}
    assert turned[tile] == 1
    assert tokens == {one["id"]: (one["technology"], one["energy_cell"]) for one in s.view(None)["regions"]}
    assert asked(s) == "turn"  # the other one
    answer(s, "turn", tile=s.ask(0)["context"]["tile"], quarters=0)
    assert asked(s) == "deploy"


@rule("DOL-PB-33")
def test_london_bridge_is_turned_only_with_the_river_unbroken() -> None:
    s = fresh(thames=True)
    pass_on(s, "turn")
    while s.ask(0)["context"]["tile"] != "OL2":
        s.play(0, s.legal(0)[0])
    assert may(s, "turn") == {("OL2", 0), ("OL2", 2)}
    assert stopped_by(s, "turn", tile="OL2", quarters=1) == "DOL-PB-33"


@rule("DOL-PB-34", "DOL-PB-35", "DEI-MAJ-7")
def test_drones_count_for_them_where_they_have_a_unit() -> None:
    s = table(
        "purebred auxilia",
        purebred=True,
        units={"2:A": "2 3"},
        drones={"masamune": "2:A", "fly": "2:A"},
        hands={0: "PB-8 PB-1"},
    )
    assert at(s, "2:A")["values"] == [4, 3]
    assert at(s, "2:A")["majority"] == 0
    play(s, "PB-8")
    do(s, "drone", drone="fly")
    away = next(name for name in sorted(may(s, "to")) if name != "2:A")
    do(s, "to", region=away)
    assert at(s, "2:A")["values"] == [3, 3]  # found anew when a Drone leaves
    assert at(s, away)["values"] == [0, 0]


# Orders


def ordered(face: str, turn: int, column: int = 1, seat: int = 1) -> Stacked:
    """Seat 1, or the Purebred, at its Mission: MS01 in a column, with an Order token, would pay 9 above and 6 below."""
    columns = ["MS11 MS10", "MS02 MS05", "MS03 MS06", "MS04 MS12"]
    columns[column - 1] = "MS01 MS09"
    s = table(
        "purebred auxilia", purebred=True, seat=seat, phase=3, turn=turn, missions=columns, order=(seat, 1 - seat)
    )
    greens = [r for r in range(BOX.size) if BOX.outposts[r] == BOX.colours.index("green")][:3]
    s.cubes[1 * 3 + BOX.colours.index("green")] = 3
    for r in greens:
        s.control = changed(s.control, r, 1)
    own(s).orders = tuple((s.missions[at][0], FACES.index(face)) for at in range(4))
    s.pending[0].clear()
    s.step = MISSION
    s.settle(None)
    return s


@rule("DOL-PB-80", "DOL-PB-81", "DOL-PB-82", "DOL-PB-83")
@pytest.mark.parametrize(("face", "turn", "pays"), [("plus", 1, 15), ("plus", 2, 9), ("minus", 1, 6), ("minus", 2, 6)])
def test_a_token_is_shown_before_it_counts(face: str, turn: int, pays: int) -> None:
    s = ordered(face, turn)
    barrier = s.barrier
    do(s, "mission", mission="MS01")
    assert pad(s, 1)["points"]["missions"] == pays
    assert s.barrier > barrier
    shown = next(one["order"] for one in s.view(None)["missions"] if one["id"] == "MS01")
    assert shown == {"face": face, "shown": True}
    own = ordered(face, turn, seat=0)
    barrier = own.barrier
    do(own, "mission", mission="MS01")
    assert own.barrier > barrier  # the others have seen it: it stays so
    assert not any(one["order"]["shown"] for one in s.view(None)["missions"] if one["order"] and one["id"] != "MS01")
