"""What a long run has proved, as a table for docs/proof.md."""

from collections import Counter
from collections.abc import Iterable

from tests.laws.run import Chunk


def table(chunks: Iterable[Chunk]) -> str:
    """A row a game. A position that is tried with costly laws is tried with all of them."""
    by_game: dict[str, list[Chunk]] = {}
    for chunk in chunks:
        by_game.setdefault(chunk.game, []).append(chunk)
    head = "| | games | decisions | positions: quick laws | + ordinary | + costly | rarest value | broken | processor |"
    rows = [head, "| --- |" + " ---: |" * 5 + " --- |" + " ---: |" * 2]
    for game, own in sorted(by_game.items()):
        played, tried = Counter[str](), Counter[str]()
        for chunk in own:
            played.update(chunk.played)
            tried.update(chunk.tried)
        quick, ordinary, costly = (tried[cost] for cost in ("quick", "ordinary", "costly"))
        rarest, n = min(played.items(), key=lambda item: (item[1], item[0]))
        numbers = [
            sum(chunk.games for chunk in own),
            sum(chunk.decisions for chunk in own),
            quick + ordinary + costly,
            ordinary + costly,
            costly,
        ]
        row = [game, *(f"{number:,}" for number in numbers), f"`{rarest}`, {n:,} games"]
        broken, hours = sum(len(chunk.failures) for chunk in own), sum(chunk.seconds for chunk in own) / 3600
        rows.append(f"| {' | '.join(row)} | {broken} | {hours:.2f} h |")
    return "\n".join(rows)
