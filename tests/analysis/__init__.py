"""The coach: what it says of a decision, of a game, and how honest that is."""
