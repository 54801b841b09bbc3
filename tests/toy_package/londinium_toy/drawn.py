"""The same game under another name."""

from londinium_toy.toy import Toy


class DrawnToy(Toy):
    id = "toy-drawn"
