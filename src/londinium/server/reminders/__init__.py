"""It is your turn: people who asked for it are told by their browser or by mail, once a turn, if they are not there."""
