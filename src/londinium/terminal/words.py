"""The words of the terminal and the commands beside those of the kernel and the games, in the language asked for."""

from londinium.kernel.words import Words

TERMINAL = Words("terminal.ftl", "plain.ftl", "commands.ftl", "help.ftl")
say, has, sentence, name, speak = TERMINAL.say, TERMINAL.has, TERMINAL.sentence, TERMINAL.name, TERMINAL.speak


def category(game: str, what: str) -> str:
    """What a category of points is called."""
    key = f"category-{what}"
    return say(game, key) if has(game, key) else what
