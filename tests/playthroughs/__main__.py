"""Write the golden playthroughs anew."""

from tests.playthroughs import FOLDER, GAMES, tell

for name in GAMES:
    (FOLDER / f"{name}.txt").write_text(tell(name), "utf-8")
