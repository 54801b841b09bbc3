"""Retaliation (DOL-RET): denouncing others from under Big Ben, the board with its ranked cells, and the track.

Big Ben's tile takes the place of another (DOL-RET-1), its Region is named in the data (DOL-RET-3), and Neutral Refuges
are kept away from it by `set_up.well_apart` (DOL-RET-2, DOL-RET-8). `board` holds the cells from rank 1 on; on the
table they lie the other way round, after the deck (DOL-RET-6). That nobody builds in its Region is read off the tile
(DOL-RET-7).
"""

from londinium.games.dei.old_london.retaliation import board, denunciation, insight, kit, speech, track, view
from londinium.games.dei.old_london.retaliation._fields import Retaliation
from londinium.games.dei.seams import Module, Seams, Signs

MODULE = Module(
    "retaliation",
    Seams(
        swaps=(lambda box: kit.kit(box).tiles,),
        pads=(board.set_out,),
        phase=(board.refresh,),
        opening=(denunciation.opening,),
        after_card=(denunciation.offer,),
        conclude=(denunciation.conclude,),
        new_turn=(board.new_turn,),
        scoring=(track.score,),
        categories=("retaliation",),
        view=(view.view,),
        pieces=(view.pieces,),
        details=(speech.details,),
        worth=(insight.worth,),
        unfinished=insight.UNFINISHED,
        signs=(Signs("retaliation", 2, insight.signs),),
    ),
    slot=kit.begun,
    load=Retaliation.load,
)
