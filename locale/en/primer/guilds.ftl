### Guilds of London on one page, for those who have never played it.

primer-title = The game in two minutes
primer-goal = Send your liverymen to the guilds, win the votes there, and leave Masters where they serve your secret plans.
primer-length = The game lasts 16, 15 or 12 rounds with two, three or four players. Then the most points win.
primer-rules = All the rules

primer-turn = A round
primer-turn-1 = In your turn you play any number of cards, each in one of three ways. To hire: put a pawn of yours from the reserve on the Guildhall.
primer-turn-2 = To move: a pawn of yours goes to an open tile that shows at least one livery of the card.
primer-turn-3 = Or for its effect: pay the whole cost first. The other cards in your hand are your money.
primer-turn-4 = Then draw 2 cards, or 4 if you played none. You keep 7 at most.
primer-turn-5 = When all have had their turn, tiles with enough pawns are resolved (with two players in every second round). Most pawns win; one of them stays as Master.

primer-score = What brings points
primer-score-1 = First place on a tile: its reward. The Goldsmiths give 7 points and a card.
    .points = +7
primer-score-2 = Second place: the token that lies on the tile and, if there is one, the tile’s extra reward.
    .points = +2
primer-score-3 = The Plantation: in every development phase the player with the most pawns there gets the left reward, the second the right one. Virginia gives 6 and 4.
    .points = +6 · +4
primer-score-4 = At the end: your secret mayoral cards. This one gives 2 points for each Master of yours with the red compass.
    .points = +2
primer-score-5 = At the end: every pair of adjacent tiles with Masters of yours.
    .points = +1

primer-care = Easy to get wrong
primer-care-1 = Neutral pawns and the Beadle help to fill a tile, but in the vote they count for nobody.
primer-care-2 = In a tie for first, Masters on adjacent tiles are added. If it is still a tie, everything stays and nobody gets anything.
primer-care-3 = A Master may move on. Then nobody controls the tile, for the rest of the game.
primer-care-4 = Before the final scoring all pawns leave the open tiles: what was not resolved brings nothing.
