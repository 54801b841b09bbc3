"""The games: one folder each, with the same files in every one of them."""

from londinium.kernel.registry import KERNEL, GameInfo
from londinium.kernel.words import locale_folder


def shipped(id: str, kind: str, order: int, vector: str | None = None) -> GameInfo:
    """Where the parts of a game of this package are."""
    folder = id.replace("-", "_")
    module, drawing = f"londinium.games.{folder}.game", f"londinium.terminal.{folder}"
    encoding = f"londinium.games.{folder}.encoding"
    return GameInfo(id, KERNEL, module, kind, locale_folder(), drawing, order=order, encoding=encoding, vector=vector)
