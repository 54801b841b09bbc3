"""D.E.I. in the terminal: a whole game typed in, moves in words, and a picture that shows what is there and no more."""

import io
import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import londinium
from londinium.games.dei.box import NEUTRAL
from londinium.games.dei.campaign.sheets import campaign_of
from londinium.games.dei.state import DeiState
from londinium.kernel import words
from londinium.kernel.events import Event, clear, gain, put, stage, turn
from londinium.terminal import dei, telling
from londinium.terminal.drawing import Unreadable, drawing
from londinium.terminal.play import Sitting
from londinium.terminal.result import verdict
from londinium.terminal.words import say

from .marks import rule
from .rules.dei.old_london.test_retaliation import CROWD, after_card, inspectors, set_board
from .rules.dei.table import BOX, GAME, KIT, asked, do, mission, play, table
from .test_terminal import flat, sit

DRAWN = drawing("dei")
MODULES = ("purebred", "retaliation", "thames", "challenge", "alliances")
OLD_LONDON: dict[str, Any] = dict.fromkeys(MODULES, True)


def shown(state: londinium.State, width: int = 80, **more: Any) -> list[str]:
    """The picture as plain text, line by line."""
    out = io.StringIO()
    Console(file=out, width=width).print(dei.picture(state, **more))
    return out.getvalue().splitlines()


def answers(s: londinium.State) -> list[str]:
    return [telling.move_words(s, 0, GAME.move(action)) for action in s.legal(0)]


def row(lines: Sequence[str], part: str) -> str:
    """The only line with this in it, its blanks made one."""
    (found,) = (line for line in lines if part in line)
    return flat(found)


def tile(s: londinium.State, id: str, width: int = 78) -> list[str]:
    """The box of a tile in the city of the first game, frame and all."""
    lines = shown(s, width)
    at, step = next((n, line.index(f"│ {id} ")) for n, line in enumerate(lines) if f"│ {id} " in line)
    rest = [line[step : step + width // 3] for line in lines[at - 1 :]]
    return rest[: next(n for n, line in enumerate(rest) if line.startswith("└")) + 1]


# A whole game


def test_a_game_played_through_a_pipe_ends_with_a_result_that_adds_up() -> None:
    argv = [sys.executable, "-m", "londinium.cli", "play", "dei", "--bots", "greedy", "--seed", "7"]
    done = subprocess.run(argv, input="play works\n1\n" * 400, capture_output=True, text=True, timeout=120, check=True)
    assert done.stderr == ""
    result = done.stdout[done.stdout.rindex("The result") :]
    rows = [re.findall(r"-?\d+", line.partition("│")[2].partition("│")[2]) for line in result.splitlines()]
    *categories, totals, places = ([int(n) for n in row] for row in rows if len(row) == 2)
    assert len(categories) == 6
    assert totals == [sum(points) for points in zip(*categories, strict=True)]
    assert sorted(places) in ([1, 1], [1, 2])


@pytest.mark.parametrize(
    ("players", "options"), [(2, {"choose_factions": True, "feat_draft": True}), (4, {}), (3, OLD_LONDON)]
)
def test_a_game_is_told_in_words_to_the_end(players: int, options: dict[str, Any]) -> None:
    def anything(sitting: Sitting) -> int:
        return 1 + rng.randrange(len(sitting.state.legal(0)))

    rng = Random(players)
    sitting, text = sit(GAME.new(players, 11, options), *[anything] * 500, bots=["random"] * (players - 1), width=100)
    assert sitting.state.over
    totals = re.findall(r"Total +│(.*)│", text)[0].split("│")
    assert [int(total) for total in totals] == sitting.state.outcome()["scores"]
    for broken in ("{", "???", "move-", "did-", "ask-", "gain-", "stage-", "category-", "op-", "trigger-", "counts-"):
        assert broken not in text, broken
    assert not re.search(r"[A-Za-z]_\w", text), "an id is no name"
    assert "Final scoring" in text


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from londinium.cli import main

    path, again = tmp_path / "game.json", tmp_path / "again.json"
    sitting, _ = sit(GAME.new(2, 3), "1", "1", "1", f"record {path}", bots=["greedy"])
    assert len(sitting.state.past or ()) > 2
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"record {again}\n"))
    assert main(["play", "dei", "--resume", str(path)]) == 0
    assert londinium.replay(json.loads(again.read_text())).fingerprint() == sitting.state.fingerprint()


# What is typed


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play muster", {"kind": "play", "card": "RAV-1"}),
        ("PLAY Mus", {"kind": "play", "card": "RAV-1"}),
        ("play rav-2", {"kind": "play", "card": "RAV-2"}),
        ("recycle Drone Link", {"kind": "recycle", "card": "RAV-6"}),
        ("face down trade", {"kind": "recycle", "card": "RAV-5"}),
        ("buy power tap", {"kind": "buy", "card": "M21"}),
        ("pay 2 1", {"kind": "pay", "technology": 2, "energy_cell": 1}),
        ("enlist 2.3:A", {"kind": "enlist", "region": "2.3:A"}),
        ("from 2.4a", {"kind": "from", "region": "2.4:A"}),
        ("move 2a", {"kind": "from", "region": "2:A"}),
        ("to 2.4:r", {"kind": "to", "region": "2.4:R"}),
        ("units 3", {"kind": "units", "scrappers": 3, "leader": 0}),
        ("units leader", {"kind": "units", "scrappers": 0, "leader": 1}),
        ("units leader 2", {"kind": "units", "scrappers": 2, "leader": 1}),
        ("units L2", {"kind": "units", "scrappers": 2, "leader": 1}),
        ("collect 2.4a T", {"kind": "collect", "region": "2.4:A", "resource": "technology"}),
        ("collect 2.4r energy cell", {"kind": "collect", "region": "2.4:R", "resource": "energy_cell"}),
        ("build elevator 2a 2r", {"kind": "elevator", "ground": "2:A", "roof": "2:R"}),
        ("refuge 2b", {"kind": "refuge", "region": "2:B"}),
        ("take bridge 2s", {"kind": "lift_bridge", "roof": "2:S"}),
        ("strike 2a 1", {"kind": "strike", "region": "2:A", "seat": 1}),
        ("steal 1 technology", {"kind": "steal", "seat": 1, "resource": "technology"}),
        ("activate fly", {"kind": "drone", "drone": "fly"}),
        ("boost sugar rush", {"kind": "boost", "boost": "CB-MOVE"}),
        ("use second wind", {"kind": "ability", "ability": "FR2"}),
        ("resolve crowd", {"kind": "mission", "mission": "MS11"}),
        ("choose farm z", {"kind": "faction", "faction": "farmz"}),
        ("turn ol2 1", {"kind": "turn", "tile": "OL2", "quarters": 1}),
        ("turn 2.5 left", {"kind": "turn", "tile": "2.5", "quarters": 3}),
        ("order crowd plus", {"kind": "order", "mission": "MS11", "face": "plus"}),
        ("patron recruiters", {"kind": "patron", "card": "M15"}),
        ("take sugar rush", {"kind": "sweet", "boost": "CB-MOVE"}),
        ("bribe", {"kind": "bribe"}),
        ("motivate 2a", {"kind": "motivate", "region": "2:A"}),
        ("evacuate 2a 1", {"kind": "evacuate", "region": "2:A", "seat": 1}),
        ("yes", {"kind": "accept"}),
        ("no", {"kind": "refuse"}),
        ("denounce monopoly", {"kind": "denounce", "card": "RET-07"}),
        ("draw", {"kind": "draw"}),
        ("replace ret-03", {"kind": "replace", "card": "RET-03"}),
        ("punishment a", {"kind": "punishment", "which": "a"}),
        ("challenge 2a", {"kind": "challenge", "region": "2:A"}),
        ("propose 1 crowd", {"kind": "propose", "seat": 1, "mission": "MS11"}),
        ("buy explorers", {"kind": "privilege", "privilege": "PV1-5"}),
        ("write down vault", {"kind": "write", "value": "M46"}),
        ("name red", {"kind": "write", "value": "red"}),
        ("write second wind", {"kind": "write", "value": "FR2"}),
        ("inspire in3", {"kind": "inspire", "bonus": "IN3"}),
        ("cross out 70 supplies", {"kind": "inspire", "bonus": "IN1"}),
        ("take debris ol2a", {"kind": "debris", "region": "OL2:A"}),
        ("segment neutral", {"kind": "segment", "token": "neutral"}),
        ("lift segment 1", {"kind": "lift_segment", "seat": 1}),
        ("take", {"kind": "take"}),
        ("remove", {"kind": "remove"}),
        ("help 1", {"kind": "sponsor", "seat": 1}),
        ("give 1 T", {"kind": "give", "seat": 1, "resource": "technology"}),
        ("raid 2a", {"kind": "raid", "region": "2:A"}),
        ("occupy 2.4a", {"kind": "occupy", "region": "2.4:A"}),
        ("swap simon masamune", {"kind": "swap", "drone": "masamune", "other": "simon"}),
        ("discard monopoly", {"kind": "discard", "card": "RET-07"}),
        ("experiment 2", {"kind": "experiment", "units": 2}),
        ("give up 2.5r", {"kind": "abandon", "region": "2.5:R"}),
        ("stop", {"kind": "stop"}),
    ],
)
def test_a_move_can_be_typed_in_words(text: str, move: dict[str, Any]) -> None:
    assert dei.read(table("ravagers farmz", units={"2:A": "2L 1"}), 0, text) == move


@pytest.mark.parametrize("text", ["", "hello", "play", "play chess", "from", "from 9z", "units", "units x", "st", "2"])
def test_what_is_no_move_is_not_taken_for_one(text: str) -> None:
    assert dei.read(table("ravagers farmz"), 0, text) is None


def test_of_cards_with_the_same_name_the_one_in_hand_is_meant() -> None:
    assert dei.read(table("farmz ravagers"), 0, "play muster") == {"kind": "play", "card": "FZ-1"}


def test_a_name_that_several_answers_have_is_asked_back_with_what_to_type() -> None:
    s = table("ravagers farmz", units={"2:A": "2L", "2.3:A": "1"}, stored={0: (6, 3)})
    with pytest.raises(Unreadable) as unreadable:
        dei.read(s, 0, "muster")
    said = say("dei", unreadable.value.key, unreadable.value.facts)
    assert said == "That could be: play rav-1, face down rav-1."
    play(s, "RAV-8")
    assert dei.read(s, 0, "2.3a") == {"kind": "from", "region": "2.3:A"}


def test_an_illegal_typed_move_is_refused_with_its_rule_and_asked_again() -> None:
    s = table("ravagers farmz", units={"2:A": "2L", "2:B": "0 4"})
    _, text = sit(s, "play march", "from 2a", "to 2b", "why to 2b", "to 2.2b", bots=["random"])
    assert flat(text).count("(DEI-MAJ-4)") == 3  # refused; refused, then read as a rule
    assert "Move from 2:A to 2.2:B: who goes?" in flat(text)


# The answers


def test_answers_say_how_many_units_a_move_needs_and_whom_it_is_against() -> None:
    s = table("ravagers farmz", units={"2:A": "2L 1", "2:B": "0 1"}, hands={0: "RAV-2 RAV-3"})
    play(s, "RAV-2")
    assert "move from 2:A" in answers(s)
    do(s, "from", region="2:A")
    assert "to 2:B, at least 2 Units" in answers(s)
    assert "to 2.2:B" in answers(s)
    do(s, "to", region="2:B")
    assert answers(s) == ["the Leader and 1 Scrapper", "2 Scrappers", "the Leader and 2 Scrappers"]
    assert telling.move_words(campaign(1), 0, {"kind": "sponsor", "seat": 1}) == "help Seat 1"


def test_what_is_left_out_is_called_by_what_is_asked() -> None:
    s = table("ravagers farmz", units={"2:A": "2L"}, unlocked={0: "FR2"}, hands={0: "RAV-1 RAV-5"}, played=1)
    play(s, "RAV-1")
    assert [said for said in answers(s) if said.startswith("finish")] == ["finish without Enlist 2"], "what is given up"
    do(s, "stop")
    assert answers(s) == ["use Second Wind: Move 1", "end the phase"]


# What happened


def test_what_happened_is_told_by_phases_and_an_outpost_with_its_owner() -> None:
    s = table("ravagers farmz", units={"2:B": "2L"}, hands={0: "RAV-2 RAV-3"}, played=1)
    log: list[Event] = []
    play(s, "RAV-2", log=log)
    do(s, "from", log, region="2:B")
    do(s, "to", log, region="2:A")
    do(s, "units", log, scrappers=2, leader=0)
    (line,) = telling.story(GAME, log, 1, ["Anna", "Ben"])
    assert line == "Anna plays March · Anna’s Units go from 2:B to 2:A: 2 Scrappers · Anna takes the Outpost in 2:A"


@rule("DOL-PB-2")
def test_the_scrappers_of_the_purebred_are_agents_in_answers_and_the_log() -> None:
    s = table("purebred ravagers", units={"2:B": "2L"}, hands={0: "RAV-2 RAV-3"}, played=1, purebred=True)
    log: list[Event] = []
    play(s, "RAV-2", log=log)
    do(s, "from", log, region="2:B")
    do(s, "to", log, region="2:A")
    assert "the Leader and 2 Agents" in answers(s)
    do(s, "units", log, scrappers=2, leader=0)
    (line,) = telling.story(GAME, log, 1, ["Anna", "Ben"])
    assert "Anna’s Units go from 2:B to 2:A: 2 Agents" in line


@rule("DOL-PB-2")
def test_an_agent_who_is_evicted_is_not_called_a_scrapper() -> None:
    s = table("ravagers purebred", units={"2:A": "3 0", "2:B": "2 1"}, hands={0: "M42 RAV-1"}, purebred=True)
    log: list[Event] = []
    play(s, "M42", log=log)  # Strike 1, Evict 1
    said = [answer for answer in answers(s) if answer.startswith("evict")]
    do(s, "evict", log, region="2:B", seat=1)
    where = s.ask(0)
    assert where
    said += [telling.question("dei", where), *telling.story(GAME, log, 0, ["Anna", "Ben"])]
    assert len(said) == 3
    for line in said:
        assert "Unit from 2:B" in line
        assert "Scrapper" not in line


def test_a_punishment_is_no_move_and_an_exchange_names_the_card_that_goes() -> None:
    log: list[Event] = []
    s = after_card(units=CROWD, supplies=(0, 9))
    do(s, "denounce", log, card="RET-01")
    do(s, "to", log, region="2.8:A")
    do(s, "punishment", log, which="a")
    do(s, "from", log, region="2:A")
    line = " ".join(telling.story(GAME, log, 0, ["Anna", "Ben"]))
    assert "Ben chooses to take the first punishment · Ben removes Scrappers from 2:A ·" in line
    log = []
    s = inspectors(deck="RET-05 RET-06 RET-07 RET-08")
    do(s, "draw", log)
    do(s, "denounce", log, card="RET-01")
    do(s, "replace", log, card="RET-06")
    line = " ".join(telling.story(GAME, log, 1, ["Anna", "Ben"]))
    assert (
        "Anna draws cards for an exchange · Anna replaces Unauthorized Gatherings · Anna puts out Bounty Hunt" in line
    )


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_question_that_is_told_has_words_of_its_own_for_an_answer(language: str) -> None:
    told = {asked.kind: asked.moves for asked in GAME.questions if asked.told}
    messages = words.bundle("dei", language)
    verbs = [move for move in GAME.moves.verbs if messages.has_message(f"did-{move}")]
    own = {(kind, move) for move in verbs for kind in messages.get_message(f"did-{move}").attributes}
    assert {kind for kind, _ in own} == set(told)
    assert all(move in told[kind] for kind, move in own)


def test_a_feat_unlocked_and_a_card_newly_on_sale_are_told() -> None:
    s = table(
        "ravagers farmz",
        units={"2:A": "1L", "2.1:A": "1"},
        feats={0: "FR1 FG1 FB1"},
        phase=2,
        hands={0: "RAV-1"},
        played=1,
        stored={0: (6, 3)},
        market={"black": "M46 M37 M38"},
        decks={"black": "M48"},
    )
    log: list[Event] = []
    do(s, "recycle", log, card="RAV-1")
    do(s, "buy", log, card="M46")
    line = " ".join(telling.story(GAME, log, 1, ["Anna", "Ben"]))
    assert "Anna buys Vault · For sale: Pirate Signal" in line
    assert "Feat unlocked: Captain" in line


def test_the_purebred_take_a_drone_and_retaliation_cards_tell_their_rank() -> None:
    chosen = {"purebred": True, "retaliation": True, "factions": ["purebred", "farmz"]}
    log: list[Event] = []
    s: Any = GAME.new(2, 1, chosen, log)
    assert "drone" in [GAME.move(action)["kind"] for action in s.legal(0)]
    do(s, "drone", log, drone="fly")
    line = " ".join(telling.story(GAME, log, 1, ["Anna", "Ben"]))
    assert "Anna chooses the Drone Fly · Anna takes the Drone Fly (DOL-PB-3)" in line
    assert "activated" not in line
    while s.view(None)["retaliation"] is None:
        s.play(s.to_act[0], s.legal(s.to_act[0])[0], log)
    line = " ".join(telling.story(GAME, log, 1, ["Anna", "Ben"]))
    for rank, card in enumerate(s.view(None)["retaliation"]["cards"], 1):
        assert f"Retaliation revealed, rank {rank}: {words.name('dei', 'retaliation', card)}" in line


# The picture


def test_a_tile_shows_what_lies_is_built_and_stands_there_and_which_region_faces_which_side() -> None:
    s = table(
        "farmz ravagers",
        units={"2:A": "2L 1", "2:B": "0 3"},
        elevators={"2:A 2:R": 0},
        refuges={"2:B": 1},
        drones={"draco": "2:S"},
    )
    box = tile(s, "2")
    assert [line.strip("─┌┐└┘") for line in (box[0], box[-1])] == ["AR", "BS"]
    assert [(line[0], line[-1]) for line in box[1:4]] == [("│", "│"), ("A", "B"), ("S", "R")]
    assert [flat(line[1:-1]) for line in box[1:-1]] == [
        "2",
        "A 1T ◆r→0 ↕R0",
        "0:L2=5* 1:1",
        "B 1T ⌂1 1:3*",
        "R▲ 1E",
        "S▲ 1E »Draco",
    ]


def test_bridges_and_free_sites_stand_below_the_city() -> None:
    s = table("farmz ravagers", bridges={"2:R 2:S": "neutral", "2.1:R 2.2:R": 1})
    text = flat(" ".join(shown(s)))
    assert "2:R ═ 2:S 2.1:R ═1═ 2.2:R 2:R ┄ 2.5:S" in text


def test_markets_missions_and_pads_are_there() -> None:
    s = table(
        "farmz ravagers",
        units={"2:A": "2L 1"},
        turn=2,
        phase=3,
        stored={0: (3, 1)},
        boosts={0: "CB-MOVE CB-MOVE", 1: "CB-BUY"},
        unlocked={0: "FR1"},
        face_up={0: "FZ-1"},
        bins={1: "RAV-2"},
        market={"tactical": "M05 M01 M02"},
        missions=("MS01 MS02", "MS11 MS04", "MS03 MS05", "MS06 MS07"),
        marks={0: "MS01"},
    )
    lines = shown(s, width=100, names=["Anna", "Ben"])
    assert "Turn 2 of 4, phase 3 · Anna Priority Order: 0 › 1 Common supply: 38T 27E" in flat(lines[0])
    assert row(lines, "Takedown") == "Takedown 2T 1E ★4 Strike 1 and Move 1."
    text = flat(" ".join(lines))
    assert "Outposts you control, green. On time: 3 for each. Late: 2 for each. (late) · 0:0 1:0 ✓0" in text
    assert "Your Scrappers on the board. On time: 1 for each. Late: 1 for every 2. (on time) · 0:2 1:1" in text
    assert row(lines, "0 Anna") == "0 Anna · Farm Z Supplies 0 · 3T 1E (4 of 10 stored) · 2 Candy Boosts"
    assert row(lines, "◆r1 ").startswith("◆r1 ◆g0 ◆b0 Reserve: 13 ⌂3 ↕3 ═2")
    assert row(lines, "The Foreman").startswith("L Farm Z The Foreman: The Leader counts as 3 Units")
    assert row(lines, "Captain") == "◆r Captain (unlocked) Always: +1 Majority where your Leader is."
    assert row(lines, "Sugar Rush") == "2× Sugar Rush Move 1."
    assert row(lines, "played: Muster") == "played: Muster"
    assert row(lines, "Recycle Bin") == "Recycle Bin: March"


def test_the_river_is_told_once_in_full_and_ruins_with_what_they_cost() -> None:
    s = GAME.new(3, 5, OLD_LONDON)
    river = next(region for region in s.view(0)["regions"] if len(region["pieces"]) > 1)
    lines = shown(s, width=110)
    for part in river["pieces"]:
        if part != river["id"]:
            assert any(f"{part.partition(':')[2]}≈ = {river['id']}" in line for line in lines)
    text = flat(" ".join(lines))
    assert all(f"{a} ░{n}░ {b}" in text for (a, b), n in ((r["between"], r["cost"]) for r in s.view(0)["ruins"]))
    assert text.count("Big Ben") == 1


def test_retaliation_shows_cards_by_rank_the_track_and_challenges() -> None:
    s = GAME.new(3, 5, {"retaliation": True, "challenge": True})
    lines = shown(s, width=120)
    text = flat(" ".join(lines))
    for rank, id in enumerate(s.view(0)["retaliation"]["cards"], 1):
        called = words.name("dei", "retaliation", id)
        punishments = ", or ".join(words.say("dei", f"retaliation-{id}.{part}") for part in ("a", "b"))
        assert row(lines, called).startswith(f"{rank} {called} Hits players")
        assert f"{words.say('dei', f'retaliation-{id}.about')} Punishment: {punishments}." in text
    assert row(lines, "Retaliation track").startswith("Retaliation track: 0:0 1:0 2:0 4: Gain 2: Technology")
    assert sum("Challenge not played yet" in line for line in lines) == 3


def test_an_order_is_shown_to_who_gave_it_and_hidden_from_others() -> None:
    s = GAME.new(2, 5, {"purebred": True})
    while s.ask(0) is None or s.ask(0)["kind"] != "deploy":
        seat = s.to_act[0]
        s.play(seat, s.legal(seat)[0])
    owner = next(pad["seat"] for pad in s.view(0)["pads"] if pad["faction"] == "purebred")
    own, other = ("\n".join(shown(s, seat=seat)) for seat in (owner, 1 - owner))
    assert own.count("[+]") == own.count("[−]") == 2
    assert "[?]" not in own
    assert other.count("[?]") == 4
    assert "[+]" not in other
    assert "[−]" not in other


def test_a_punishment_is_offered_in_its_own_words() -> None:
    s = table("ravagers farmz", units={"OL2.4:Z": "1 0", "2:A": "0 4L"}, supplies=(5, 5), retaliation=True)
    set_board(s, "RET-01 RET-02 RET-03")
    play(s, "RAV-1")
    do(s, "stop")
    do(s, "denounce", card="RET-01")
    while asked(s) != "punishment":
        s.play(0, s.legal(0)[0])
    said = [telling.move_words(s, 1, GAME.move(action)) for action in s.legal(1)]
    assert said == ["remove 2 Scrappers from a Region with 4 or more", "lose 3 Supplies"]


# The campaign


def campaign(scenario: int, **more: Any) -> DeiState:
    """A scenario with something on the sheets and, by the names of `Campaign`, on the table."""
    s = table("purebred ravagers", scenario=scenario, privileges={0: "PV3-3:M11", 1: "PV1-5 PV2-5:red"})
    for name, value in more.items():
        setattr(campaign_of(s), name, value)
    return s


@pytest.mark.parametrize("scenario", range(1, 8))
def test_a_scenario_shows_its_name_what_is_special_its_objectives_and_its_events(scenario: int) -> None:
    s = campaign(scenario)
    text = flat(" ".join(shown(s, width=120)))
    own = KIT.scenarios[scenario - 1]
    assert f"Scenario {scenario} of 7: {words.name('dei', 'scenario', own.id)}" in text
    for part in ("about", "briefing"):
        assert words.say("dei", f"scenario-{own.id}.{part}") in text
    for objective in own.objectives:
        assert all(words.say("dei", f"objective-{objective}.{part}") in text for part in ("upper", "lower"))
    for event in own.events:
        assert words.say("dei", f"event-{event}.about") in text
    assert ("No events in this scenario." in text) == (not own.events)


def test_only_the_event_tokens_turned_over_are_named() -> None:
    """Three lie under the columns of Turns 2, 3 and 4; the others' faces stay unknown (DOL-EV-6)."""
    lines = shown(campaign(1, tokens=(3, 0, 2), turned=1), width=120)
    assert row(lines, "Turn 2:") == "Events: Turn 2: Sabotage Turn 3: face down Turn 4: face down"


def test_debris_segments_and_what_lies_by_a_pad_are_shown() -> None:
    debris = tuple(2 * (id == "OL2:A") for id in BOX.region_ids)
    s = campaign(1, debris=debris, cleared=(4, 0), segments=(1, NEUTRAL), private=(-1, mission("MS11")))
    lines = shown(s, width=120)
    assert any("A  2▒" in line for line in lines)
    assert row(lines, "Segments of London Bridge") == "Segments of London Bridge: ═1═ ═"
    assert row(lines, "4 debris").startswith("◆r0")
    assert "Mission by the Pad: Crowd" in row(lines, "Mission by the Pad")


def test_the_camp_holds_feasts_and_no_big_ben_and_a_faction_that_left_is_marked() -> None:
    text = flat(" ".join(shown(campaign(3, feasts=(0, 2)), width=120)))
    assert "Z Camp" in text
    assert "Big Ben" not in text
    assert "2 feasts" in text
    assert "left in Turn 2" in flat(" ".join(shown(campaign(4, left=(0, 2)), width=120)))
    assert "Z Laboratory" in flat(" ".join(shown(campaign(7), width=120)))
    assert "Z Big Ben" in flat(" ".join(shown(campaign(5), width=120)))


def test_the_sheets_tell_points_by_scenario_privileges_and_inspiration() -> None:
    s = campaign(3)
    sheet = (
        campaign_of(s)
        .sheets[1]
        ._replace(
            supplies=(61, 40),
            campaign_points=(3, 2),
            power_points=(1, 3),
            spent=3,
            earned=0b101,
            crossed=0b100,
            kept=(0,),
        )
    )
    campaign_of(s).sheets = (campaign_of(s).sheets[0], sheet)
    campaign_of(s).power = (0, 1)
    told = flat(" ".join(shown(s, width=120, names=["Anna", "Ben"])))
    sheets = told[told.index("Campaign sheet") :]
    assert "Robotics (written down: Fly Uplink T)" in sheets
    assert "Ben Campaign points 3 + 2 = 5 · Supplies 61 + 40 = 101 · 2 power points to spend" in sheets
    assert "Privileges: Explorers, Unification (written down: red)" in sheets
    assert "Inspiration: 70 Supplies (earned), 15 Scrappers on the board (crossed out)" in sheets
    assert sheets.endswith("1 Candy Boost kept"), "which one is for its owner"


def test_what_happens_in_a_campaign_is_told() -> None:
    log = [
        stage("scenario", 3),
        turn("event-2", "SALARY"),
        put("feast-1-1", None, "feasts"),
        put("MS11", None, "pad-0"),
        gain(1, "debris", -3),
        gain(0, "power_points", 1),
        clear(),
    ]
    told = " · ".join(telling.story(GAME, log, 0, ["Anna", "Ben"]))
    assert told == (
        "Scenario 3: The Camp · Event revealed: Salary · Ben holds a feast in the camp · "
        "Anna puts a Mission by the Pad: Crowd · Ben loses 3 debris · Anna gains 1 power point · The table is cleared"
    )


def test_a_whole_campaign_is_told_and_asked_in_words() -> None:
    """What happened at every step; what is asked and can be answered at every fortieth, and at each new kind."""
    s, rng, step, seen, told = GAME.new(2, 11, {"campaign": True}), Random(3), 0, set[str](), list[str]()
    while s.to_act:
        seat, log = s.to_act[0], list[Event]()
        question = s.ask(seat)
        assert question is not None
        if step % 40 == 0 or question["kind"] not in seen:
            seen.add(question["kind"])
            told.append(telling.question("dei", question))
            told += (telling.move_words(s, seat, GAME.move(action)) for action in s.legal(seat))
        s.play(seat, rng.choice(s.legal(seat)), log)
        told += telling.story(GAME, log, 0, ["Anna", "Ben"])
        step += 1
    told += verdict(s, ["Anna", "Ben"])
    text = "\n".join(told)
    assert all(f"Scenario {n}: {words.name('dei', 'scenario', n)}" in text for n in range(2, 8))
    assert "After scenario 6" in text
    assert "campaign point" in text
    assert "privilege" in seen
    assert words.say("dei", "epilogue-purebred") in text or words.say("dei", "epilogue-others") in text
    for broken in ("{", "???", "move-", "did-", "ask-", "gain-", "stage-", "campaign-", "event-", "PV", "IN1", "OBJ"):
        assert broken not in text, broken
    assert not re.search(r"[A-Za-z]_\w", text), "an id is no name"


def test_nothing_hidden_is_shown() -> None:
    """Neither others' locked Feats nor their Candy Boosts, whoever is looked at; hands lie open (DEI-CARD-9)."""
    s = table("farmz ravagers", feats={0: "FR1 FG2 FB1", 1: "FR2 FG3 FB3"}, boosts={0: "CB-BUILD", 1: "CB-HOLD"})
    for whose in (0, 1):
        text = "\n".join(shown(s, whose=whose))
        assert not any(hidden in text for hidden in ("Second Wind", "Haggler", "Signal Boost", "Adrenaline"))
        assert "Strip Down" in text
    assert all(known in "\n".join(shown(s)) for known in ("Captain", "Warehouse", "Architect", "Glue Stick"))
    _, looked = sit(s, "look 1", bots=["random"])
    assert not any(hidden in looked for hidden in ("Second Wind", "Haggler", "Signal Boost", "Adrenaline"))


def test_a_feat_draft_shows_what_is_on_display() -> None:
    s = GAME.new(3, 4, {"feat_draft": True})
    draft = s.view(0)["draft"]
    assert len(draft) == 4
    text = "\n".join(shown(s))
    assert all(words.name("dei", "feat", feat) in text for feat in draft)


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
            assert len(lines) <= 160
        step += 1
        s.play(s.to_act[0], rng.choice(s.legal(s.to_act[0])))
    assert step > 100
