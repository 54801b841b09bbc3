"""The Challenge (DOL-CH): once in the game a player drives the one to the right out of a Region."""

from londinium.games.dei.old_london.challenge import challenge, speech, view
from londinium.games.dei.old_london.challenge._fields import Challenges
from londinium.games.dei.seams import Module, Seams, Signs

MODULE = Module(
    "challenge",
    Seams(
        pads=(challenge.lay_tokens,),
        opening=(challenge.offer,),
        scoring=(challenge.score,),
        categories=("challenge",),
        view=(view.view,),
        details=(speech.details,),
        signs=(Signs("challenge", 2, challenge.signs),),
    ),
    slot=lambda _: Challenges(),
    load=Challenges.load,
)
