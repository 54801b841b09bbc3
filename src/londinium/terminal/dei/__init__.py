"""D.E.I. in the terminal.

- `picture`: the table, with Markets, Missions and Pads; `city`: the tiles; `rows`: colours, signs, rows in columns
- `words`: Resources, Units, and what stands on cards and tokens; `moves`: moves as they are typed
- `old_london`, `campaign`: what these put on the table, and their moves
"""

from londinium.terminal.dei.moves import read
from londinium.terminal.dei.picture import Picture as picture

__all__ = ["picture", "read"]
