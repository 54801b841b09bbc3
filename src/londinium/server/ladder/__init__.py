"""Who is how strong, finding somebody to play with, tournaments. Nothing here is needed to play."""
