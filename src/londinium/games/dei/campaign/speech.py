"""What a campaign says: its plates and its epilogue, what happens in its scenarios, its components in words."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from londinium.games.dei.campaign.sheets import campaign_of, purebred, scenario_of, sheet
from londinium.games.dei.faces import about, face
from londinium.games.dei.scoring import outposts
from londinium.games.dei.turn import INTERLUDE
from londinium.kernel.speech import Component, Components, Figure, Line, line, seat_name

if TYPE_CHECKING:
    from londinium.games.dei.campaign.forms import CampaignFile, Objective
    from londinium.games.dei.state import DeiState


def figures(s: "DeiState", seat: int) -> list[Figure]:
    """Supplies and Outposts count while a scenario is played, campaign points all the time."""
    points: Figure = {"key": "figure-campaign", "n": sum(sheet(s, seat).campaign_points)}
    if s.over or s.step == INTERLUDE:
        return [points]
    supplies: Figure = {"key": "pad-supplies", "n": s.supplies[seat]}
    return [supplies, {"key": "figure-outposts", "n": outposts(s, seat)}, points]


def epilogue(s: "DeiState") -> str:
    """Which of the two is told at the end (DOL-CAMP-44)."""
    return "purebred" if s.result()["ranking"][purebred(s)] == 1 else "others"


def closing(s: "DeiState") -> list[Line]:
    return [line(f"epilogue-{epilogue(s)}")]


def progress(s: "DeiState") -> list[Line]:
    """Which scenario is played, or was."""
    at = campaign_of(s).scenario
    if s.step == INTERLUDE:
        return [line("stage-interlude", n=at)]
    return [line("progress-scenario", n=at, name=line(f"scenario-{scenario_of(s).id}"))]


def event(seen: Any) -> Line | None:
    piece, to = seen.get("piece") or "", seen.get("to") or ""
    if seen["kind"] == "rule" and seen["id"] == "DOL-S4-10":
        return line("told-leaves", who=seat_name(seen["args"]["seat"]))
    if seen["kind"] == "turn" and piece.startswith("event-"):
        return line("turn-event")
    if seen["kind"] == "put" and to == "feasts":
        return line("put-feast", who=seat_name(int(piece.split("-")[1])))
    if seen["kind"] == "put" and to.startswith("pad-"):
        return line("put-mission", who=seat_name(int(to[4:])))
    return None


# Components


def name(files: Mapping[str, Any], kind: str, thing: Any) -> Line | None:
    """A scenario can be called by its number; what is written down is a colour, a Feat or a Market card."""
    if kind == "scenario":
        called = {str(n): scenario.id for n, scenario in enumerate(files["campaign"].scenarios, 1)}
        return line(f"scenario-{called[str(thing)]}") if str(thing) in called else None
    of = written(files).get(thing) if kind == "written" else None
    return line(f"{of}-{thing}") if of else None


def written(files: Mapping[str, Any]) -> dict[str, str]:
    """What can be written down on a campaign sheet, and what it is."""
    return {
        **dict.fromkeys((card.id for card in files["markets"].market_cards), "card"),
        **dict.fromkeys((feat.id for feat in (*files["tokens"].feats, *files["purebred"].feats)), "feat"),
        **dict.fromkeys(files["rules"].colours, "colour"),
    }


def called(name: Line) -> Component:
    return {"name": name, "lines": {}}


def objective(card: "Objective") -> Component:
    parts = (("upper", card.upper_for), ("lower", card.lower_for))
    return face(
        **{part: [line("objective-part", who=who, text=line(f"objective-{card.id}.{part}"))] for part, who in parts}
    )


def components(files: Mapping[str, Any]) -> Components:
    file: CampaignFile = files["campaign"]
    numbers = {str(n): called(line(f"scenario-{one.id}")) for n, one in enumerate(file.scenarios, 1)}
    told = {one.id: face(about=about("scenario", one.id)) for one in file.scenarios}
    return {
        "scenario": {**numbers, **told},
        "objective": {one.id: objective(one) for one in file.objectives},
        "event": {one.id: face(about=about("event", one.id)) for one in file.events},
        "privilege": {one.id: face(about=about("privilege", one.id)) for one in files["privileges"].privileges},
        "written": {id: called(line(f"{of}-{id}")) for id, of in written(files).items()},
    }
