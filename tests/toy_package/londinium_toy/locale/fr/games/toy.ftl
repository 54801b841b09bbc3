title = Le marché jouet
move-pass = passer
