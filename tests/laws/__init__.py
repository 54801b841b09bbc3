"""The long run of the laws: millions of random decisions of all games, options and numbers of players (`make laws`).

It can be stopped at any time and goes on where it was: what is done stands in a file, a line for each chunk.
"""
