"""Find the numbers of a game's insight by games: those that win more are kept, and varied again."""
