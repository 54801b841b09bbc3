"""The toy game twice: on the plain board, and on one that the package brings."""

from pathlib import Path

from londinium.kernel.registry import GameInfo

HERE = Path(__file__).parent

TOY = GameInfo(id="toy", kernel=1, module="londinium_toy.toy", kind="Toy", words=HERE / "locale")
DRAWN = GameInfo(
    id="toy-drawn",
    kernel=1,
    module="londinium_toy.drawn",
    kind="DrawnToy",
    words=HERE / "locale",
    drawing="londinium_toy.drawing",
    board=HERE / "board",
)
