"""How the bots that learn are trained. Nothing here is needed to play."""
