"""Names at a table: who looks like somebody else is told so."""

import unicodedata
from collections.abc import Iterable

# Letters that are drawn like Latin ones, and what is read as another in a hurry
ALIKE = str.maketrans(
    "авекмнорстухіїјѕԁһӏαβεηικνορτυχ01i|ıɑɡᴀᴄᴅᴇᴊᴋᴍɴᴏᴘꜱᴛᴜᴠᴡʏᴢ", "abekmhopctyxlljsdhlabenlkvoptuxollllagacdejkmnopstuvwyz"
)
TOGETHER = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO")  # scripts that no letter of an alphabet is taken for


def skeleton(name: str) -> str:
    """What is left of a name without accents, case, spaces and letters that only look different."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return "".join(letter for letter in plain.translate(ALIKE) if letter.isalnum())


def mixed(name: str) -> bool:
    """Whether letters of several alphabets stand in a name: most have some that are drawn like Latin ones."""
    letters = (letter for letter in unicodedata.normalize("NFKD", name) if letter.isalpha())
    scripts = {unicodedata.name(letter, "?").split()[0].split("-")[0] for letter in letters}
    return len(scripts - {*TOGETHER}) > 1


def taken(name: str, others: Iterable[str]) -> bool:
    """Whether somebody has this name already, or one that looks the same."""
    bare = skeleton(name)
    return bool(bare) and any(skeleton(other) == bare for other in others)
