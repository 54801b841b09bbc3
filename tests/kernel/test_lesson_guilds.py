"""What the lesson of Guilds of London tells is what is there to be seen."""

from typing import Any, cast

import londinium
from londinium.games.guilds.view import SeatView, TileView, View
from londinium.kernel.events import Stage
from londinium.kernel.lessons import lesson

GAME = londinium.game("guilds")
LESSON = lesson("guilds")
RECORD = LESSON.record
FILES: Any = GAME.components
TILES = {one.id: one for name in ("guild_tiles", "special_buildings") for one in FILES[name].entries}
CARDS = {one.id: one for one in FILES["action_cards"].entries}
GOALS = {one.id: one for one in FILES["mayoral_cards"].entries}

MERCERS, DRAPERS, SKINNERS, SALTERS, CUTLERS = "guild_01", "guild_03", "guild_06", "guild_09", "guild_18"
SHOW, UNIVERSITY = "lord_mayors_show", "university_of_london"


def state_at(key: str, before: int = 0) -> londinium.State:
    """The position at a note, or some steps before it."""
    step = step_of(key) - before
    return londinium.replay({**RECORD, "actions": RECORD["actions"][:step], "result": None, "check": None})


def at(key: str, before: int = 0) -> View:
    """What the first seat sees there."""
    return cast(View, state_at(key, before).view(0))


def step_of(key: str) -> int:
    return next(note.at for note in LESSON.notes if note.text == f"lesson-{key}")


def tile(view: View, id: str) -> TileView:
    return next(one for one in view["tiles"] if one["id"] == id)


def we(view: View) -> SeatView:
    return view["seats"][0]


def bot(view: View) -> SeatView:
    return view["seats"][1]


def made(since: str, until: str, seat: int = 0) -> list[dict[str, Any]]:
    """What a seat did between two notes."""
    actions = RECORD["actions"][step_of(since) : step_of(until)]
    return [dict(GAME.move(action)) for who, action in actions if who == seat]


def told(key: str) -> list[Any]:
    """What the last step before a note told."""
    state, log = state_at(key, 1), list[londinium.Event]()
    seat, action = RECORD["actions"][step_of(key) - 1]
    state.play(seat, action, log)
    return [event.view(0) for event in log]


def test_everything_that_a_note_points_at_is_in_sight() -> None:
    for note in LESSON.notes:
        view = at(note.text.removeprefix("lesson-"))
        seen = {one["id"] for one in view["tiles"]} | {*(view["hand"] or ()), *(view["offer"] or ()), view["side"]}
        assert {place.partition("/")[2] for place in note.places if "/" in place} <= seen, note.text


def test_the_notes_on_the_first_turn_are_true() -> None:
    start = at("tile")
    assert (len(start["tiles"]), TILES[SKINNERS].required) == (24, 4)
    assert not any(one["resolved"] for one in start["tiles"])
    assert len(at("goal")["offer"] or ()) == 3
    assert GAME.move(RECORD["actions"][step_of("goal")][1]) == {"kind": "keep", "goal": "mayoral_three_great"}
    goal = GOALS["mayoral_three_great"].score
    assert (goal.vp, goal.min, FILES["constants"].great_twelve) == (8, 3, 12)

    moved = at("move")
    assert moved["played"] == ["action_yellow_g"]
    assert "purple" in CARDS["action_yellow_g"].liveries
    assert "purple" in TILES[MERCERS].liveries
    assert (TILES[MERCERS].rank, tile(moved, MERCERS)["pawns"]) == (1, [1, 0])

    benefactors = CARDS["action_green_b"]
    assert (at("effect")["played"][-1], benefactors.cost.cards) == ("action_green_b", 1)
    assert (benefactors.effects[0].n, benefactors.effects[0].when) == (4, "end_of_turn")
    assert made("effect", "draw")[0] == {"kind": "pay", "card": "action_blue_a"}

    drawn = at("draw")
    assert sum(move["kind"] == "move" for move in made("effect", "draw")) == 3
    assert (tile(drawn, SKINNERS)["pawns"], we(drawn)["cards"], drawn["turn"]) == ([3, 0], 2 + 4, 1)
    constants = FILES["constants"]
    assert (constants.draw_after_play, constants.draw_without_play, constants.hand_limit) == (2, 4, 7)


def test_the_notes_on_hiring_and_the_first_resolution_are_true() -> None:
    assert (at("hire")["played"][0], we(at("hire"))["neutrals"]) == ("action_purple_c", 1)
    assert made("hire", "resolve")[0] == {"kind": "hire", "card": "action_red_f"}
    ready = at("resolve")
    assert (ready["round"], ready["tile"], ready["beadle"], TILES[MERCERS].required) == (2, MERCERS, MERCERS, 5)
    assert tile(ready, MERCERS)["pawns"] == [3, 1]
    assert FILES["constants"].resolve_every["2"] == 2

    assert made("resolve", "negotiate") == [{"kind": "replace", "seat": 1}]
    fought = at("negotiate")
    assert (tile(fought, MERCERS)["pawns"], fought["winner"], fought["second"]) == ([3, 0], 0, None)
    token = next(one for one in FILES["second_place_tokens"].entries if one.id == tile(fought, MERCERS)["token"])
    assert (token.effects[0].n, TILES[MERCERS].second_extra[0].n) == (2, 2)

    won = at("master")
    assert (we(won)["points"], we(won)["shown"]) == (3, ["mayoral_three_great", "mayoral_special"])
    assert [effect.draw for effect in TILES[MERCERS].first if hasattr(effect, "draw")] == [2]
    assert GOALS["mayoral_special"].score.vp == 4
    assert (tile(won, MERCERS)["master"], we(won)["guildhall"], won["beadle"]) == (0, 2, DRAPERS)
    open_ranks = [TILES[one["id"]].rank for one in won["tiles"] if not one["resolved"] and TILES[one["id"]].rank]
    assert TILES[DRAPERS].rank == min(open_ranks)

    before, after = at("master"), at("second")
    assert (tile(before, SKINNERS)["pawns"], before["winner"], before["second"]) == ([3, 1], 0, 1)
    assert (we(after)["points"], we(after)["cards"]) == (we(before)["points"] + 4, we(before)["cards"] + 2)
    assert tile(after, DRAPERS)["pawns"] == [1, 0]
    assert (bot(after)["points"], bot(after)["tokens"]) == (1, ["token_mayoral2"])
    assert bot(after)["goals"] == bot(before)["goals"] + 1
    assert after["track"] == [0, 1]


def test_the_notes_on_effects_masters_and_the_plantation_are_true() -> None:
    before, after = at("second"), at("free")
    assert [move["card"] for move in made("second", "free") if move["kind"] == "use"][:2] == [
        "action_red_d",
        "action_red_b",
    ]
    assert tile(after, DRAPERS)["pawns"][0] == tile(before, DRAPERS)["pawns"][0] + 2
    assert (we(after)["reserve"], tile(after, SALTERS)["pawns"]) == (we(before)["reserve"] - 2, [3, 0])
    assert "red" not in TILES[SALTERS].liveries

    marshals = at("marshals")
    assert marshals["played"][-1] == "action_red_c"
    ours = [one["id"] for one in marshals["tiles"] if one["master"] == 0]
    assert sorted(ours) == [MERCERS, SKINNERS]
    assert all("red" in TILES[id].liveries for id in ours)
    assert tile(marshals, SHOW)["pawns"] == [2, 0]

    settled = at("plantation")
    assert [tile(settled, id)["master"] for id in (DRAPERS, SALTERS)] == [0, 0]
    assert (settled["round"], settled["side"], we(settled)["plantation"]) == (5, "plantation_virginia", 0)
    assert FILES["constants"].develop_every["2"] == 4
    rules = {event["id"]: event["args"] for event in told("plantation") if event["kind"] == "rule"}
    assert rules["GOL-PLANT-3"] == {"why": "most", "votes": [1, 0], "seat": 0}
    gains = [(event["seat"], event["what"], event["n"]) for event in told("plantation") if event["kind"] == "gain"]
    assert (0, "points", 6) in gains
    assert (0, "reserve", 1) in gains


def test_the_notes_on_the_tie_and_the_end_are_true() -> None:
    tie = at("tie")
    assert (tie["round"], tie["tile"], tie["winner"], tile(tie, CUTLERS)["pawns"]) == (10, CUTLERS, 0, [1, 1])
    x, y = tile(tie, CUTLERS)["x"], tile(tie, CUTLERS)["y"]
    beside = [one for one in tie["tiles"] if abs(one["x"] - x) + abs(one["y"] - y) == 1]
    assert sorted(one["id"] for one in beside if one["master"] == 0) == [SHOW, UNIVERSITY]
    assert sum(one["master"] == 1 for one in beside) == 1
    assert "GOL-VOTE-3" in {event["id"] for event in told("tie") if event["kind"] == "rule"}

    end = at("end")
    assert end["over"]
    assert (end["round"], we(end)["goals"]) == (16, 6)
    assert state_at("end").standing(None)[0]["points"] == {"track": 45, "goals": 56, "pairs": 12}
    assert FILES["constants"].pair_points == 1
    assert [one["points"] for one in end["seats"]] == [113, 92]


def test_practice_lasts_until_the_first_tiles_have_been_resolved() -> None:
    practice = LESSON.practice
    state = GAME.new(len(practice.seats), 5, practice.options)
    resolved: list[Stage] = []
    rounds: set[int] = set()
    while state.to_act and state.view(None)["round"] < practice.until.n:
        log: list[londinium.Event] = []
        rounds.add(state.view(None)["round"])
        state.play(state.to_act[0], state.legal(state.to_act[0])[0], log)
        resolved += [cast(Stage, event.view(None)) for event in log if event.kind == "stage"]
    assert practice.until.stage == "round"
    assert rounds == {0, 1, 2}
    assert [event["n"] for event in resolved if event["stage"] == "tiles"] == [2]
