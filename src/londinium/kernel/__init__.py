"""The kernel: what a game is, and everything that all games share."""
