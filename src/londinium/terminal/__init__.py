"""The table in the terminal: a loop that knows no game, and a drawing for each game."""
