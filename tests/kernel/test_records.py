"""Records: complete, checked at every step, and refused in one sentence that says what and where."""

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import londinium
from londinium.kernel.decisions import Decision
from londinium.kernel.refusal import Refusal
from londinium.kernel.rng import CHANCE

GAME = londinium.game("next-station")
RECORDS = sorted((Path(__file__).parents[1] / "records").rglob("*.json"))


def finished(players: int = 2, seed: int = 5, **options: Any) -> londinium.State:
    rng = Random(seed)
    state = GAME.new(players, seed, options)
    while state.to_act:
        seat = rng.choice(state.to_act)
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def record(**changes: Any) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(json.dumps(londinium.record(finished())))
    return {**made, **changes}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_kept_games_replay_to_their_exact_result(path: Path) -> None:
    kept = json.loads(path.read_text("utf-8"))
    state = londinium.replay(kept)
    assert state.over
    assert state.outcome()["scores"] == kept["result"]["scores"]
    assert state.outcome()["ranking"] == kept["result"]["ranking"]


def test_kept_games_have_every_player_count_module_and_kind_of_ending() -> None:
    kept = [json.loads(path.read_text("utf-8")) for path in RECORDS if path.parent.name == "next-station"]
    assert {one["players"] for one in kept} == {1, 2, 3, 4}
    assert {(one["options"]["powers"], one["options"]["objectives"]) for one in kept} >= {
        (False, False),
        (True, False),
        (False, True),
        (True, True),
    }
    endings = [londinium.replay(one).outcome() for one in kept]
    assert any(outcome["decided_by"] == "NSL-WIN-2" for outcome in endings)
    assert any(outcome["ranking"].count(1) > 1 for outcome in endings)


def test_a_record_has_what_the_contract_names() -> None:
    state = finished(powers=True)
    made = londinium.record(state)
    assert made["format"] == "londinium/1"
    assert (made["game"], made["version"], made["data"]) == ("next-station", GAME.version, GAME.data)
    assert (made["players"], made["seed"]) == (2, 5)
    assert made["options"] == {"objectives": False, "powers": True, "pencils": None, "spare": None, "controller": 0}
    assert made["actions"] == [[seat, action] for seat, action in state.past or ()]
    assert made["result"]["scores"] == state.outcome()["scores"]
    assert len(made["check"]) == len(made["actions"]) // 50
    assert json.loads(json.dumps(made)) == made


def test_a_record_of_a_running_game_replays_to_the_same_moment() -> None:
    state = GAME.new(3, 9)
    for _ in range(20):
        seat = state.to_act[-1]
        state.play(seat, state.legal(seat)[0])
    again = londinium.replay(londinium.record(state))
    assert again.fingerprint() == state.fingerprint()
    assert "result" not in londinium.record(state)


def test_the_checks_of_a_record_are_digests_of_its_decisions_in_the_one_form() -> None:
    made = londinium.record(finished())
    state, hashed, checks = GAME.new(2, 5), hashlib.sha256(), []
    for n, (seat, action) in enumerate(made["actions"], 1):
        hashed.update(Decision.of(state, seat).text())
        if n % 50 == 0:
            checks.append(hashed.hexdigest()[:16])
        state.play(seat, action)
    assert made["check"] == checks != []


def test_a_decision_is_written_for_ever_as_it_is_today() -> None:
    """Records and logs that people keep hold digests of this text."""
    decision = Decision.of(GAME.new(2, 5), 1)
    assert decision.text() == json.dumps([1, decision.ask, decision.legal], sort_keys=True).encode()
    assert Decision(1, {"b": "é", "a": [None, True]}, [3, 4]).digest() == "7ddfd6bb56b87755"


def test_readers_accept_records_without_checks_and_result() -> None:
    made = record()
    del made["check"], made["result"]
    assert londinium.replay(made).over


def illegal() -> dict[str, Any]:
    made = record()
    made["actions"][7] = [made["actions"][7][0], 363]
    return made


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        (illegal(), r"Action 7 \(seat \d, number 363\) is not allowed: .*NSL-SETUP-10"),
        (record(players=7), "NSL-SETUP-1"),
        (record(options={"power": True}), "KER-OPTION-1"),
        (record(version=99), "version 99 .* newer Londinium"),
        (record(data="0" * 32), "components 0{32}"),
        (record(game="chess"), "no game 'chess'"),
        (record(format="pgn"), 'format should be "londinium/1", not "pgn"'),
        (record(seed=-1), "KER-SEED-1"),
        (record(actions=record()["actions"][:-1]), "breaks off"),
        (record(actions=[*record()["actions"], [0, 310]]), "KER-OVER-1"),
        (record(actions=[[0, 9999]]), "Action 0 .*KER-MOVE-1"),
        (record(actions=[[5, 310]]), "Action 0 .*KER-SEAT-1"),
        (record(actions="none"), "damaged: .*actions"),
        (record(result={"scores": [1, 2], "ranking": [2, 1]}), r"says the scores were \[1, 2\]"),
        (record(check=["0" * 16]), "parts from the rules between actions 0 and 49"),
        ([1, 2], "not a Londinium record"),
    ],
)
def test_a_bad_record_is_refused_with_where_and_why(bad: Any, said: str) -> None:
    with pytest.raises(londinium.BadRecord, match=said):
        londinium.replay(bad)


def test_the_refusal_carries_the_last_position_that_agrees() -> None:
    with pytest.raises(londinium.BadRecord) as caught:
        londinium.replay(illegal())
    assert caught.value.at == 7
    assert len(caught.value.state.past) == 7


def test_a_guess_has_no_record() -> None:
    with pytest.raises(londinium.Refused, match="KER-UNDO-3"):
        londinium.record(GAME.new(1, 0).guess(0, Random(0)))


def test_a_record_tells_where_chance_was_turned_another_way() -> None:
    """Nothing that lies there changes, and what is drawn from then on does; nobody takes back what came before."""
    state, other = GAME.new(1, 5), GAME.new(1, 5)
    for one in (state, other):
        for _ in range(4):
            one.play(0, one.legal(0)[-1])
    before, view = other.barrier, other.view(0)
    other.play(CHANCE, 99)
    assert other.view(0) == view
    assert other.legal(0) == state.legal(0)
    assert other.barrier == before + 1
    assert londinium.undo(other, 0) == Refusal("KER-UNDO-1", {})
    for one in (state, other):
        while not one.over:
            one.play(0, one.legal(0)[-1])
    assert other.fingerprint() != state.fingerprint()
    kept = json.loads(json.dumps(londinium.record(other)))
    assert londinium.replay(kept).fingerprint() == other.fingerprint()
    assert GAME.load(GAME.save(other)).past == other.past


@pytest.mark.parametrize("seed", [-1, 1 << 63])
def test_chance_is_turned_by_a_seed_and_before_the_end(seed: int) -> None:
    state = GAME.new(1, 5)
    with pytest.raises(londinium.IllegalAction):
        state.play(CHANCE, seed)
    bad = {**londinium.record(state), "actions": [[CHANCE, seed]]}
    with pytest.raises(londinium.BadRecord):
        londinium.replay(bad)
    over = finished()
    with pytest.raises(londinium.IllegalAction):
        over.play(CHANCE, 7)
