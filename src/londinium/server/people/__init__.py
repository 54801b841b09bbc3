"""What people come back for: their names, the daily game, their games and figures. Nothing here is needed to play."""
