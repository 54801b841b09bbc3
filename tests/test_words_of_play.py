"""What a newcomer could not read at the table has gone from the English words, and what stands there instead."""

import re
from pathlib import Path

import pytest

ENGLISH = Path(__file__).parents[1] / "locale" / "en"
# How it was said, in part, and how it is said now: both as patterns of a message, its variables left out.
WORDS = [
    ("but that is no answer to what is asked", "Finish or undo .* before"),
    ("cannot be taken back. Do it", "be undone. Play it"),
    ("Show me a good answer", "web-practice-hint = Hint"),
    ("sheet in front of you belongs", "board-looking-at = Viewing .*map"),
    ("The winner: ", r"\[one\] .* wins|wins\n"),
    ("flip it, or a Hospital in its place", "would flip. Flip it, or your Hospital instead"),
    ("Built for nothing", "Free to build"),
    ("money does not suffice", None),
    ("You may keep .* cards: discard", "Hand limit .*: discard"),
    ("table is in no list", "Private: only people with the link can join"),
    ("Who may come", "Who can join"),
    (r"Movement \(preference\)", "Animations"),
    ("Leave the rest", "no Alliance"),
    ("something that others do not see", "a hidden choice"),
    (r"resolved tile \(your Master\)", "a tile where you are Master"),
    ("Turn tile .* about", "otate tile .* by 180°"),
    ("None is left in your Reserve", "left: which of yours do you move"),
    ("is without other Units of theirs", "whose Leader stands alone"),
    ("Not to be found anywhere", "No source found; reconstructed to fit what is known"),
    ("Too dear", "oo expensive for now"),
    (r"\{ \$to \} is not Linked with \{ \$to \}", "Choose a different Region"),
    ("use an icon, or stop", "choose .*, or finish"),
    ("from here go", "to which tile"),
]


def said() -> str:
    return "\n".join(path.read_text() for path in sorted(ENGLISH.rglob("*.ftl")))


@pytest.mark.parametrize(("before", "today"), WORDS)
def test_what_a_newcomer_stumbled_over_is_said_better(before: str, today: str | None) -> None:
    words = said()
    assert not re.search(before, words)
    assert today is None or re.search(today, words)
