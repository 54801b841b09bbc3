"""The words of the terminal beside those of the kernel and the games, in the language that the command asks for."""

from londinium.kernel.words import Words

TERMINAL = Words("terminal.ftl", "plain.ftl")
say, has, sentence, name, speak = TERMINAL.say, TERMINAL.has, TERMINAL.sentence, TERMINAL.name, TERMINAL.speak
