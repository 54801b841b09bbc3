"""What the lesson of London tells is what is there to be seen."""

from typing import Any, cast

import londinium
from londinium.games.london.view import View
from londinium.kernel.lessons import lesson

GAME = londinium.game("london")
LESSON = lesson("london")
RECORD = LESSON.record


def state_at(key: str, before: int = 0) -> londinium.State:
    """The game at a note, or some steps before it."""
    step = step_of(key) - before
    return londinium.replay({**RECORD, "actions": RECORD["actions"][:step], "result": None, "check": None})


def at(key: str, before: int = 0) -> View:
    """What the first seat sees there."""
    return cast(View, state_at(key, before).view(0))


def step_of(key: str) -> int:
    return next(note.at for note in LESSON.notes if note.text == f"lesson-{key}")


def purse(view: View, seat: int = 0) -> tuple[int, int, int, int]:
    one = view["seats"][seat]
    return one["money"], one["loans"], one["poverty"], one["prestige"]


def board(view: View) -> set[str]:
    return {space["holds"]["card"] for space in view["board"] if space["holds"]}


def tops(view: View, seat: int = 0) -> list[str]:
    return [stack["top"]["card"] for stack in view["seats"][seat]["stacks"] if stack["top"]]


def hand(view: View) -> list[str]:
    return view["seats"][0]["hand"] or []


def made(since: str, until: str, seat: int) -> list[dict[str, Any]]:
    """What a seat did between two notes."""
    actions = RECORD["actions"][step_of(since) : step_of(until)]
    return [dict(GAME.move(action)) for who, action in actions if who == seat]


def colour(card: str) -> str:
    return str(next(one.colour for one in GAME.components["cards"].cards if one.id == card))


def test_every_card_and_borough_that_a_note_points_at_is_in_sight() -> None:
    for note in LESSON.notes:
        view = at(note.text.removeprefix("lesson-"))
        seen = {*board(view), *hand(view), *tops(view), *view["offer"], *view["seats"][0]["boroughs"]}
        named = {place.partition("/")[2] for place in note.places if place.startswith(("cards/", "boroughs/"))}
        assert named <= seen, note.text


def test_the_notes_on_the_first_turns_are_true() -> None:
    assert (len(hand(at("turn"))), state_at("turn").asked(0)[0]["kind"]) == (7, "action")
    develop = at("develop")
    assert (tops(develop), board(develop)) == (["covent_garden"], {"fishmongers"})
    assert colour("covent_garden") == colour("fishmongers") == "brown"
    more = at("more")
    assert (tops(more), board(more)) == (["covent_garden", "theatre_royal"], {"fishmongers", "water_works"})
    assert colour("theatre_royal") == colour("water_works") == "blue"
    assert {"kind": "draw", "from": "top-2"} in made("more", "board", seat=1)
    assert next(space["holds"] for space in more["board"] if space["space"] == "top-2") == {
        "piece": "water_works-1",
        "card": "water_works",
    }
    assert made("more", "board", seat=0)[0] == {"kind": "draw", "from": "top-1"}
    assert tops(at("board"))[2] == "fishmongers"
    assert "mercers" in board(at("board"))
    discards = [move["card"] for move in made("board", "limit", seat=1) if move["kind"] == "discard"]
    assert discards == ["vintners", "haberdashers", "salters", "huguenots"]
    assert at("limit")["seats"][1]["hand_size"] == GAME.components["rules"].hand_limit == 9
    assert at("limit")["seats"][1]["boroughs"] == ["southwark_bermondsey"]


def test_the_notes_on_running_buying_and_borrowing_are_true() -> None:
    assert [purse(at("run", before)) for before in (2, 1, 0)] == [(5, 0, 0, 0), (10, 0, 0, 2), (12, 0, 0, 4)]
    assert [stack["face_up"] for stack in at("run")["seats"][0]["stacks"]] == [False, False, True]
    poverty = at("poverty")
    assert (len(tops(poverty)), len(hand(poverty)), purse(poverty)[2]) == (3, 3, 6)
    before, after = at("land", 4), at("land")
    assert (purse(before), purse(after)) == ((17, 0, 6, 4), (9, 0, 5, 9))
    assert len(hand(after)) == len(hand(before)) + 3
    city = next(one for one in GAME.components["boroughs"].boroughs if one.id == "city")
    assert (city.cost, city.draw, city.prestige, city.remove_poverty, city.run_effect[0].amount) == (8, 3, 5, 1, 2)
    assert at("action-card")["free_builds"] == 2
    assert "wren" in {card["card"] for card in at("action-card")["out"]}
    cost = {card.id: card.build_cost for card in GAME.components["cards"].cards}
    assert cost["st_pauls"] + cost["east_india_company"] == 14
    assert (purse(at("loan", 1))[:2], purse(at("loan"))[:2]) == ((9, 0), (19, 1))
    rules = GAME.components["rules"]
    assert (rules.loan_repayment, rules.run_poverty_per_loan, rules.loan_penalty) == (15, 1, 7)
    stacks = at("cover")["seats"][0]["stacks"]
    assert [(stack["cards"], stack["face_up"]) for stack in stacks] == [(2, True)] * 3
    assert tops(at("cover")) == ["east_india_company", "st_pauls", "grocers"]


def test_the_notes_on_paupers_the_board_and_the_end_are_true() -> None:
    full, shifted = at("paupers", 1), at("paupers")
    assert all(space["holds"] for space in full["board"])
    assert [space["holds"] for space in shifted["board"]][3:] == [space["holds"] for space in full["board"]][:3]
    assert len(shifted["out"]) == len(full["out"]) + 3
    assert GAME.move(RECORD["actions"][step_of("paupers") - 1][1]) == {"kind": "discard", "card": "paupers_a"}
    assert purse(shifted)[0] - purse(full)[0] == 12
    assert (purse(at("repay", 1))[:2], purse(at("repay"))[:2]) == ((23, 1), (8, 0))

    last = at("last-turn")
    assert (last["deck"], last["last_turns"], last["active"]) == (0, 1, 0)
    assert at("last-turn", 1)["deck"] == 0
    assert at("last-turn", 2)["deck"] == 1

    state = londinium.replay({**RECORD, "actions": RECORD["actions"][:-1], "result": None, "check": None})
    log: list[londinium.Event] = []
    seat, action = RECORD["actions"][-1]
    poverty = list(state.poverty)  # type: ignore[attr-defined]
    state.play(seat, action, log)
    told = [event.view(0) for event in log]
    scoring = next(n for n, event in enumerate(told) if event["kind"] == "stage" and event["stage"] == "scoring")
    second = next(n for n, event in enumerate(told) if event["kind"] == "stage" and event.get("n") == 2)
    assert scoring < second
    for event in told[:second]:
        if event["kind"] == "gain" and event["what"] == "poverty":
            poverty[event["seat"]] += event["n"]
    assert poverty == [33, 28]
    end = at("end")
    assert [one["poverty"] for one in end["seats"]] == [5, 0]
    assert purse(end)[0] == 7
    outcome = state.outcome()
    assert outcome["breakdown"][0] == {"track": 39, "cards": 33, "loans": 0, "money": 2, "poverty": -5}
    assert outcome["scores"] == [69, 45]


def test_practice_lasts_three_turns_of_the_learner() -> None:
    practice = LESSON.practice
    state = GAME.new(len(practice.seats), 5, practice.options)
    turns = []
    while state.view(None)["turn"] < practice.until.n:
        view = state.view(None)
        turns.append((view["turn"], view["active"]))
        state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    assert practice.until.stage == "turn"
    assert sorted({turn for turn, seat in turns if seat == 0}) == [1, 3, 5]
