"""Names at a table: who looks like somebody else is told so."""

import unicodedata
from collections.abc import Iterable

# Letters that are drawn like Latin ones, and what is read as another in a hurry
ALIKE = str.maketrans("авекмнорстухіїјѕԁһӏαβεηικνορτυχ01i|ı", "abekmhopctyxlljsdhlabenlkvoptuxollll")


def skeleton(name: str) -> str:
    """What is left of a name without accents, case, spaces and letters that only look different."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return "".join(letter for letter in plain.translate(ALIKE) if letter.isalnum())


def taken(name: str, others: Iterable[str]) -> bool:
    """Whether somebody has this name already, or one that looks the same."""
    bare = skeleton(name)
    return bool(bare) and any(skeleton(other) == bare for other in others)
