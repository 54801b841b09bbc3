"""Which engine runs: the sources themselves, or what `make fast` has compiled from them."""

import hashlib
import json
from pathlib import Path

from londinium.kernel import state
from londinium.kernel.told import Told

PACKAGE = Path(__file__).resolve().parents[1]
NOTE = "compiled.json"  # by source: the digest of what was compiled


def kind() -> str:
    return "pure Python" if str(state.__file__).endswith(".py") else "compiled"


def digest(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest()[:16]


def outdated(package: Path = PACKAGE) -> Told | None:
    """One sentence where a source has changed since it was compiled: what runs is not what one reads there."""
    note = package / NOTE
    if not note.is_file():
        return None
    digests: dict[str, str] = json.loads(note.read_bytes())
    changed = [path for path, was in digests.items() if not (package / path).is_file() or digest(package / path) != was]
    if not changed:
        return None
    return Told("engine-outdated", file=changed[0], more=len(changed) - 1)
