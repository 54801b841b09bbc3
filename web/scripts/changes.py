"""What a page would be told to have changed in a recorded game, for `tests/patch.test.ts`.

python web/scripts/changes.py GAME    JSON on standard output: by viewer the first whole, then changes and wholes
"""

import json
import sys
from pathlib import Path
from typing import Any

import londinium
from londinium.kernel.state import State
from londinium.server.patch import diff

RECORDS = Path(__file__).resolve().parents[2] / "tests" / "records"
STEPS = 60


def main() -> None:
    game = londinium.game(sys.argv[1])
    files = sorted((RECORDS / game.id).glob("*.json"))
    record = next(one for file in files if (one := json.loads(file.read_text("utf-8")))["data"] == game.data)
    state = game.new(record["players"], record["seed"], record["options"])
    viewers = (None, *range(state.players))
    told: list[dict[str, Any]] = [{"first": whole(state, viewer), "steps": []} for viewer in viewers]
    shown = [one["first"] for one in told]
    for seat, action in record["actions"][:STEPS]:
        state.play(seat, action)
        for at, viewer in enumerate(viewers):
            now = whole(state, viewer)
            change = diff(shown[at], now)
            if change is not None:
                told[at]["steps"].append({"change": change, "now": now})
                shown[at] = now
    json.dump(told, sys.stdout)


def whole(state: State, viewer: int | None) -> Any:
    legal = [] if viewer is None else [state.game.move(action) for action in state.legal(viewer)]
    shown = {"view": state.view(viewer), "standing": state.standing(viewer), "asked": state.asked(viewer)}
    return json.loads(json.dumps({**shown, "legal": legal}))


if __name__ == "__main__":
    main()
