"""Write docs/observations.md: python -m londinium.envs > docs/observations.md"""

from collections.abc import Iterator

from londinium.envs.observation import meanings, names
from londinium.kernel.encoding import Row
from londinium.kernel.registry import game, games

HEAD = """# Observations

What a seat sees, as numbers between -1 and 1, made from its view alone. This page is written by
`python -m londinium.envs`; each game describes its numbers in `encoding.py`.
`londinium.envs.observation.names(game, players)` names every single one.

- A yes is 1, a no is 0. One of several things is a number for each of them, 1 for that which it is.
- An amount is divided by what stands beside it; what is more counts as 1.
- Seats begin with the viewer's own and go on in the order of play. `*` stands for each seat, place or thing in turn.
- What is not there, not in play or not for these eyes is 0.
- `asked` comes first: for each seat, which of the game's questions it is asked.
- Options do not change the numbers or their order. The environments carry a version (`-v1`), which is raised when
  either changes.

The shapes are those of a table for two.
"""


def page() -> Iterator[str]:
    yield HEAD
    for id in games():
        own = game(id)
        sizes = ", ".join(f"{len(names(own, players)):,} with {players}" for players in own.seats)
        yield f"## {id}\n\nNumbers by players: {sizes}; {own.n_actions:,} actions.\n"
        yield "| from | shape | what it says |\n| --- | --- | --- |"
        yield from map(_line, meanings(own, 2))
        yield ""


def _line(row: Row) -> str:
    return f"| `{row.path}` | {' × '.join(map(str, row.shape)) or '1'} | {row.meaning} |"


def text() -> str:
    return "\n".join(page())


if __name__ == "__main__":
    print(text(), end="")
