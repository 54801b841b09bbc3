"""D.E.I. in words for the terminal: Resources, Units, and what stands on cards and tokens."""

from londinium.games.dei.components import MarketCard
from londinium.games.dei.view import RegionView
from londinium.kernel.speech import Components
from londinium.terminal import spoken
from londinium.terminal.spoken import plain
from londinium.terminal.words import name, say, speak

GAME = "dei"

MAJORITY, WORTH = "*", "★"


def resources(technology: int, energy_cell: int) -> str:
    """`2T 1E`: what there is of the two kinds, none left out but the second where it is nought."""
    counts = ((technology, "technology"), (energy_cell, "energy_cell"))
    return " ".join(f"{n}{say(GAME, f'resource-{kind}.short')}" for n, kind in counts if n or kind == "technology")


def price(card: MarketCard) -> str:
    return resources(card.cost.technology, card.cost.energy_cell)


def units(region: RegionView, seat: int) -> str:
    """`0:L2*`: seat 0 has its Leader and 2 Scrappers here, and Majority; `=5` where they count for more."""
    leader, scrappers, value = seat in region["leaders"], region["scrappers"][seat], region["values"][seat]
    if not leader and not scrappers:
        return ""
    who = ("L" if leader else "") + (str(scrappers) if scrappers else "")
    more = f"={value}" if value != scrappers + leader else ""
    return f"{seat}:{who}{more}{MAJORITY if region['majority'] == seat else ''}"


def lines(said: Components, kind: str, id: str, *headings: str) -> list[str]:
    """What stands on a component, all of it or under these headings."""
    found = said[kind][id]["lines"]
    return [speak(GAME, line) for heading in headings or found for line in found[heading]]


def text(said: Components, kind: str, id: str, *headings: str) -> str:
    return " ".join(lines(said, kind, id, *headings))


# What is typed


def called(kind: str, id: str) -> list[str]:
    return spoken.called(GAME, kind, id)


def places(region: str) -> list[str]:
    """A Region is typed as it is written, `2.4:A`, or without the colon."""
    return [plain(region), plain(region.replace(":", ""))]


def resource_names(id: str) -> list[str]:
    return [plain(name(GAME, "resource", id)), plain(say(GAME, f"resource-{id}.short"))]
