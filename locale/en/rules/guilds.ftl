### Guilds of London, the rules in our own words: one message for each rule of the specification.
### `.no` is what a player reads when the rule refuses something; `.ruling` says why we decided where the rulebook does not,
### or that the component in question is our reconstruction.

## Terms

GOL-TERM-1 = A livery is one of five: the red compass, the blue anchor, the green cross, the yellow scythe, the purple crown.
GOL-TERM-2 = A tile is either a guild, with a rank, or a special building, without one. The lower the rank, the nobler the guild; no two ranks are equal. The Guildhall and the Plantation are not tiles in this sense.
GOL-TERM-3 = An open tile lies on its start side. A resolved tile has been turned over.
GOL-TERM-4 = A liveryman is your pawn on the Guildhall, on an open tile or on the Plantation. A Master is your pawn on a resolved tile.
    .no = You have no pawn here: { NAME($place, of: "place") }.
GOL-TERM-5 = A resolved tile has at most one pawn on it. The owner of that Master controls the tile.
GOL-TERM-6 = A neutral liveryman is a black pawn. It is in the neutral supply on the score board, in a player’s possession, on an open tile, or on the Plantation while it resolves.
GOL-TERM-7 = The reserve holds those pawns of each player that are not in play.
GOL-TERM-8 = Two tiles are adjacent when they share a side. Touching corners is not enough.
GOL-TERM-9 = Places in the city are pairs (x, y): x grows to the east, y to the south. (0, 0) is the Guildhall tile with the compass, with two players the only one.
    .ruling = The rulebook needs no coordinates; a program does.
GOL-TERM-10 = To hire always means to take pawns of your own from the reserve and put them on the Guildhall.
GOL-TERM-11 = To move is the same for a liveryman and for a Master.
    .no = You have no pawn to move: none of yours is on the Guildhall or on a tile.
GOL-TERM-12 = Wherever a rule says “tile”, special buildings are meant too: they are resolved, voted on, adjacent and scored like guilds. Only rules about the rank leave them out: those of the Beadle and of the guilds ranked 1 to 12.
    .ruling = The rulebook often says “guild tile” where it can only mean any tile.
GOL-TERM-13 = The two Guildhall tiles are one place for pawns. Any number of pawns may stand on the Guildhall, on an open tile and on the Plantation.
    .ruling = The rulebook names no limit and never tells the two Guildhall tiles apart.

## Components

GOL-COMP-1 = There are 40 guild tiles, 2 Guildhall tiles, 5 special buildings, 1 plantation tile with two sides, and a score board with one side for two players and one for three or four.
GOL-COMP-2 = There are 64 pawns, 16 in each of green, red, blue and yellow; 8 markers, two of each colour; 8 neutral pawns, 1 round marker and 1 Beadle.
GOL-COMP-3 = There are 30 second-place tokens, 1 compass, 105 action cards and 21 mayoral cards.
GOL-COMP-4 = The special buildings are the Church of St Lawrence Jewry, Gog & Magog, the Businessmen’s Hall, the Lord Mayor’s Show and the University of London.
GOL-COMP-5 = An open tile shows how many pawns it requires, its liveries, the reward of the first place, perhaps an extra reward of the second, and, if it is a guild, its rank.
GOL-COMP-6 = A resolved tile still shows its liveries, and guilds ranked 1 to 12 still show their rank. Both count at the end of the game, and liveries count for some cards.
GOL-COMP-7 = An action card shows at least one livery, an effect, what that effect costs, and how many such cards there are. Its back is a coin: any card can pay for the effect of another.
GOL-COMP-8 = The plantation sides are Ulster and Virginia. Each shows a left reward for the first place, a right reward for the second, and a number of pawns to return.
GOL-COMP-9 = A guild shows at least one livery; a special building shows four or five.
GOL-COMP-10 = An action card shows one livery or two, and its frame has the colour of one of them.
GOL-COMP-11 = The signs on cards stand for: the Guildhall; the reserve; your own pawn; your own Master; hire; move a pawn; at the end of the turn; if you have done this in this turn; whenever you do this; choose 1 mayoral card out of several.
GOL-COMP-12 = The rounded arrow on a card means “whenever you do this”.
    .ruling = The rulebook explains it only as “at any moment”; its example, an effect that works when a pawn is moved, shows what is meant.

## Setting up with three or four players

GOL-SETUP-1 = Place the two Guildhall tiles side by side, at (-1, 0) and (0, 0), and put the compass on the eastern one, pointing north.
GOL-SETUP-2 = Place the Church of St Lawrence Jewry, start side up, east of the Guildhall.
GOL-SETUP-3 = Shuffle the other 4 special buildings and the 40 guilds into one face-down stack of 44 tiles.
GOL-SETUP-4 = Draw 9 tiles and lay them start side up: one west of the Guildhall, four in the row above and four in the row below. The city is then a rectangle, 4 wide and 3 high.
GOL-SETUP-5 = The tiles are drawn in this order: the one in the west, the upper row from west to east, the lower row from west to east.
    .ruling = The rulebook names no order; since all are drawn at random, it changes nothing but what a seed gives.
GOL-SETUP-6 = As an option, the tile west of the Guildhall is one of the four special buildings, drawn at random; the stack then holds the other 43 tiles, and 8 are drawn from it.
    .no = You have chosen a special building in the west, but that option is only for three or four players, and here are { $players }.
    .ruling = A public report of another edition sets the game up like this; the rulebook does not, so it is off unless you choose it.
GOL-SETUP-7 = Shuffle the 30 second-place tokens face down and put one, turned face up, on every tile. None goes on the Guildhall.
GOL-SETUP-8 = Put the Beadle on the guild with the lowest rank.
GOL-SETUP-9 = Choose a side of the plantation tile and lay it on the ship space of the score board.
GOL-SETUP-10 = Which side of the Plantation is played is an option: Ulster, Virginia or random, which is the default.
    .ruling = The rulebook lets the players choose and does not say how.
GOL-SETUP-11 = The players’ order at the start is random.
GOL-SETUP-12 = The first player’s marker goes on start space 1, the second player’s on start space 2, and so on.
GOL-SETUP-13 = Everybody starts with 0 points. At 0 points the marker on start space 1 counts as lying on top, then that on space 2, and so on.
    .ruling = The start spaces lie before the track, and the rulebook does not say how they compare with it.
GOL-SETUP-14 = Shuffle the action cards and deal 6 to each player. The rest is the deck; the discard pile beside it is empty.
GOL-SETUP-15 = Put the round marker on round 1.
GOL-SETUP-16 = Put 2 neutral pawns for each player on the score board: 4, 6 or 8 with two, three or four players. The others leave the game, and nobody has any yet.
GOL-SETUP-17 = Each player puts 4 pawns on the Guildhall; the other 12 are the player’s reserve.
GOL-SETUP-18 = Shuffle the mayoral cards and deal 3 to each player. When you have seen your action cards, you secretly keep 1 of them and return 2.
    .no = You cannot keep { NAME($goal, of: "goal") }: it is not one of the mayoral cards dealt to you.
GOL-SETUP-19 = When everybody has chosen, the returned cards are shuffled into the mayoral deck.
GOL-SETUP-20 = In which order you return the two cards makes no difference, and you are not asked for it.
    .ruling = The rulebook says “on top in any order” and shuffles afterwards.
GOL-SETUP-21 = The mayoral cards you keep stay secret until scoring. You may look at your own at any time.
GOL-SETUP-22 = The steps of the set-up follow their numbers, 1 to 13, although the page prints the last ones in reverse.
GOL-SETUP-23 = All choose their first mayoral card at the same time and each for themselves: nobody learns what another was dealt or kept, and the order of the answers changes nothing.
    .ruling = The rulebook says “in secret”; this is what secret means at a table where answers arrive one by one.

## Setting up with two players

GOL-TWO-1 = With two players there is a single Guildhall tile, on its other side, at (0, 0).
GOL-TWO-2 = Gog & Magog is not used.
GOL-TWO-3 = The other four special buildings are placed around the Guildhall.
GOL-TWO-4 = One of them goes on each side of the Guildhall: north, east, south and west.
GOL-TWO-5 = Which building goes on which side is random.
    .ruling = The rulebook does not say which goes where.
GOL-TWO-6 = Fill up a square of 5 by 5 with 20 guilds drawn at random. The remaining 20 leave the game.
GOL-TWO-7 = Put a second-place token, drawn at random, on each of the 24 tiles.
GOL-TWO-8 = Use the side of the score board for two players: 16 rounds, tiles are resolved every second round, and every fourth round ends with a development phase.
GOL-TWO-9 = “Every second round” means the even rounds 2, 4, and so on to 16.
    .ruling = The rulebook does not say which; with the even rounds, every development round resolves tiles too.
GOL-TWO-10 = No tiles are ever added with two players.
GOL-TWO-11 = Everything else is set up as for three or four players; the neutral supply is 4.
GOL-TWO-12 = When no open tile is left, the game with two players ends early instead of jumping to the next development round.
GOL-TWO-13 = All 24 tiles lie start side up. The guilds are drawn for the free places row by row from north to south, in each row from west to east.
    .ruling = The rulebook names no order; it changes nothing but what a seed gives.

## Rounds

GOL-ROUND-1 = The game lasts 16 rounds with two players, 15 with three and 12 with four.
    .no = You cannot start with { $players } at the table: this game is for two to four players, or for one with the solo option.
GOL-ROUND-2 = A round has these steps: the round marker advances (not in round 1); everybody takes one turn; in a resolution round, tiles are resolved; in a development round, the development phase follows.
GOL-ROUND-3 = With three or four players tiles are resolved in every round, with two in every even round.
GOL-ROUND-4 = The development rounds are 3, 6, 9, 12 and 15 with three players, 3, 6, 9 and 12 with four, and 4, 8, 12 and 16 with two.
GOL-ROUND-5 = Everybody takes exactly one turn in a round.
GOL-ROUND-6 = In a round without resolution no tile is looked at: nobody negotiates, and pawns, neutral pawns, tokens and the Beadle stay where they are.
    .ruling = The rulebook says only that tiles are resolved every second round with two players.

## The score track and the order of players

GOL-ORDER-1 = Whenever you gain points, your marker moves forward by that number at once.
GOL-ORDER-2 = A marker that lands on a space with others is put on top of them.
GOL-ORDER-3 = Track order ranks players by points, most first. Of equals, the one whose marker lies higher in the stack comes first.
GOL-ORDER-4 = The first player of a round is the first in track order. After each turn the next player is the first in track order among those who have had no turn in this round.
GOL-ORDER-5 = A player who has had a turn in this round is not next again, whatever points it brought. Since effects give points to nobody but their user, the order among those still to come cannot change during the turns of a round; tiles and the Plantation change it.
    .ruling = The rulebook says that the order may change while tiles are resolved; that it cannot change earlier follows.
GOL-ORDER-6 = One gain of points is one movement of the marker. Only the space where it ends matters, not those it passes.
    .ruling = The rulebook speaks only of the space where a marker lands.
GOL-ORDER-7 = Gaining 0 points moves no marker and changes no stack.
    .ruling = A marker that does not move cannot land on others.
GOL-ORDER-8 = The track has no end, and points are never lost.
    .ruling = The rulebook knows no last space and no way to lose points.
GOL-ORDER-9 = When a marker leaves a space, those that remain there keep their order.
    .ruling = The rulebook does not say so, but nobody would shuffle them.
GOL-ORDER-10 = Track order is read afresh for every tile, for the Plantation, for every turn and for the final scoring: points gained on one tile can change who negotiates first on the next.

## A turn

GOL-TURN-1 = In your turn you may play any number of the action cards in your hand, or none, one after the other. Each is finished before the next.
    .no = You cannot play { NAME($card, of: "card") }: it is not in your hand.
GOL-TURN-2 = Each card is used in exactly one of three ways: to hire, to move, or for its effect.
GOL-TURN-3 = To hire and to move cost nothing beyond the card.
GOL-TURN-4 = A card that you play lies face up before you until the end of your turn.
GOL-TURN-5 = You decide when your turn ends. Then you draw, and then the hand limit is checked.

## Hiring

GOL-HIRE-1 = Play any card to hire: put one pawn of yours from the reserve on the Guildhall.
GOL-HIRE-2 = You cannot play a card to hire while your reserve is empty.
    .no = You cannot hire: there is no pawn in your reserve.
    .ruling = The rulebook does not say so; a card played for nothing would only be a way to draw fewer cards.
GOL-HIRE-3 = When an effect hires more pawns than your reserve holds, you take as many as there are.

## Moving

GOL-MOVE-1 = Play any card to move: one pawn of yours goes from the Guildhall or from any tile, a liveryman from an open tile or a Master from a resolved one, to an open tile that shows at least one livery of the card.
    .no = You cannot move with { NAME($card, of: "card") }: no open tile shows one of its liveries.
GOL-MOVE-2 = One livery in common is enough, however many the card and the tile show.
    .no = You cannot move to { NAME($tile, of: "tile") } with { NAME($card, of: "card") }: they have no livery in common.
GOL-MOVE-3 = You move to open tiles only, never onto a resolved tile or back to the Guildhall.
    .no = You cannot put a pawn there: { NAME($tile, of: "tile") } is not an open tile of the city.
GOL-MOVE-4 = A pawn has to move: the place it comes from and the tile it goes to are different.
    .no = You have to move to another tile: from { NAME($place, of: "place") } it would stay where it is.
    .ruling = The rulebook does not expressly forbid it, but to stay is not to move.
GOL-MOVE-5 = A card played to move cannot move a pawn off the Plantation. Only an effect that says so can.
    .no = You cannot move a pawn off the Plantation with a card played to move.
    .ruling = The rulebook names only the Guildhall and tiles as places to move from.
GOL-MOVE-6 = A Master that leaves becomes an ordinary liveryman. Its tile stays resolved, and nobody controls it.
    .ruling = The rulebook lets Masters move and does not say what becomes of the tile.
GOL-MOVE-7 = How far it is does not matter for moving, nor what lies between.

## Effects

GOL-EFFECT-1 = To use an effect, play the card, say so, pay the whole cost, and then carry the effect out.
GOL-EFFECT-2 = An effect whose cost you cannot pay in full cannot be used.
    .no = You cannot use { NAME($card, of: "card") }: its effect costs { $cost ->
        [one] 1 other card
       *[other] { $cost } other cards
    }, and you have { $others }.
GOL-EFFECT-3 = Unless it is marked otherwise, an effect happens at once.
GOL-EFFECT-4 = Cards to be drawn with the sign of the end of the turn are added to the draw there. Those without it are drawn at once.
GOL-EFFECT-5 = An effect of the kind “whenever you …” lasts until the end of your turn.
GOL-EFFECT-6 = Only the lasting effects of Gog & Magog and of the University of London outlive a turn.
GOL-EFFECT-7 = The parts of an effect are carried out in their order, and a part that is impossible is left out. On a card, points, draws, mayoral cards and discards are carried out in full, as far as possible. Of pawns to hire, to move, to send to the Plantation or to send away, of neutral pawns and of cards to recover you may take fewer, down to none.
    .no = You cannot take only part of this.
    .ruling = The rulebook says for rewards that a part is enough, and nothing for cards.
GOL-EFFECT-8 = You may use an effect even if it achieves nothing.
    .ruling = The rulebook asks only that the cost be paid.
GOL-EFFECT-9 = Cards that you draw at once may be played or paid later in the same turn. Your hand may exceed the limit meanwhile.
    .ruling = The rulebook checks the hand only at the end of the turn.
GOL-EFFECT-10 = You choose what an effect applies to after paying for it, part by part, with the board as the earlier parts have left it.
    .ruling = The rulebook has you name the effect, pay, and only then carry it out.

## Costs

GOL-COST-1 = A cost in cards is paid with other cards from your hand, and you choose which.
    .no = You cannot pay with { NAME($card, of: "card") }: it is not in your hand.
GOL-COST-2 = Cards that you pay go to the discard pile at once.
GOL-COST-3 = A cost in pawns is paid by returning that many pawns of yours to the reserve.
    .no = You cannot use { NAME($card, of: "card") }: its effect costs pawns ({ $cost }), and you have { $n } where they may come from.
GOL-COST-4 = The pawns of a cost may come from any of the places that the card names: the Guildhall, open tiles, resolved tiles (Masters), the Plantation.
    .no = You cannot pay for { NAME($card, of: "card") } with a pawn from here: { NAME($place, of: "place") }.
    .ruling = The rulebook says only that some cards cost pawns.
GOL-COST-5 = The card that you play never counts as its own payment.
    .ruling = The rulebook’s example speaks of other cards.
GOL-COST-6 = A pawn that you pay has left its place before the effect happens. A Master leaves its tile resolved and to nobody, and the same effect may hire the pawn again.
    .ruling = The rulebook has the cost paid first; this is what follows.

## Drawing

GOL-DRAW-1 = At the end of your turn the cards you played go to the discard pile first; then you draw.
GOL-DRAW-2 = If you played no card in this turn, you draw 4.
GOL-DRAW-3 = If you played at least one, you draw 2 and all that effects have added to the end of the turn.
GOL-DRAW-4 = In the final round this draw of 4 or 2 is left out.
GOL-DRAW-5 = In the final round, cards from effects and rewards are still drawn.
GOL-DRAW-6 = When a card has to be drawn and the deck is empty, the discard pile is shuffled to make a new deck, and drawing goes on. When both are empty, no more cards are drawn.
    .ruling = The rulebook does not say what to do when the deck runs out.
GOL-DRAW-7 = Cards discarded as payment are not played: they do not lower your draw.
    .ruling = The rulebook counts cards played, and a payment is discarded.
GOL-DRAW-8 = The final round is the one with the last number of the round track. A game that ends early, or in which the marker jumps to the last space, has had no such round.
    .ruling = The rulebook does not think of a final round that is never played.
GOL-DRAW-9 = Cards that lie before a player are not in the discard pile: a shuffle in the middle of a turn leaves them out, one at its end includes them. Cards that were paid are in it from that moment on.
    .ruling = This follows from when each of them goes to the pile.

## The hand limit

GOL-HAND-1 = After drawing, if you hold more than 7 action cards, you discard down to 7, and you choose which.
    .no = You cannot discard { NAME($card, of: "card") }: it is not in your hand.
GOL-HAND-2 = Your limit is 8 while your Master stands on the University of London.
GOL-HAND-3 = Mayoral cards do not count.
GOL-HAND-4 = The hand is checked only at the end of your own turn. Cards that you gain while tiles are resolved may exceed the limit until the end of your next turn.
GOL-HAND-5 = The limit is read after the draw: a Master who left the University of London in this turn no longer raises it.
    .ruling = The rulebook gives the limit to the player with the Master there, and checks at the end.
GOL-HAND-6 = The hand is checked at the end of every turn, in the final round too.
    .ruling = The rulebook makes no exception, and some mayoral cards count the hand.

## Resolving tiles

GOL-RESOLVE-1 = Tiles are visited row by row from north to south, in each row from west to east.
GOL-RESOLVE-2 = Each open tile is visited once in a phase, and its pawns are counted at that moment. A tile that reaches its number after it was passed waits for the next resolution.
    .ruling = The rulebook gives the order of the visits and does not go back.
GOL-RESOLVE-3 = An open tile is processed when the pawns on it, those of all players, neutral pawns and the Beadle, are at least as many as it requires.
GOL-RESOLVE-4 = Processing a tile has three steps: negotiation, voting, rewards. They are finished before the next tile is visited.
GOL-RESOLVE-5 = Rewards may change tiles that are visited later in the same phase.
GOL-RESOLVE-6 = A tile whose number is reached by neutral pawns and the Beadle alone is processed too, and stays unresolved because no player’s pawn is on it.
    .ruling = The rulebook counts them all and then looks for players’ pawns.
GOL-RESOLVE-7 = Negotiation never changes how many pawns are on a tile, so the requirement is not checked again after it.
    .ruling = Each pawn that leaves is replaced by another.

## Negotiation

GOL-NEG-1 = Players negotiate in track order as it stands when the tile is reached.
GOL-NEG-2 = In that order each player may once replace any number of players’ pawns on the tile by as many neutral pawns of their own.
GOL-NEG-3 = A player without neutral pawns is skipped.
GOL-NEG-4 = Each replaced pawn goes to the Guildhall; the neutral pawns stay on the tile.
GOL-NEG-5 = You may replace any player’s pawns, your own too, but neither the Beadle nor neutral pawns.
    .no = You cannot replace a pawn of that player: there is none here, { NAME($place, of: "place") }.
    .ruling = The rulebook speaks of coloured pawns and makes no exception for one’s own.
GOL-NEG-6 = Everybody has one opportunity for each tile. There is no second pass.
    .ruling = The rulebook goes round once.
GOL-NEG-7 = The order in which players negotiate is fixed for the whole negotiation of that tile.
    .ruling = Negotiation gives no points, so the question hardly arises.
GOL-NEG-8 = A neutral pawn used in a negotiation is lost to the player who used it, whatever becomes of the tile.
GOL-NEG-9 = You need no pawn of your own on a tile to negotiate there.

## Voting

GOL-VOTE-1 = Each player counts their own pawns on the tile. The player with the most wins.
GOL-VOTE-2 = Neutral pawns and the Beadle count for nobody.
GOL-VOTE-3 = If players tie for first, each of them adds 1 for every tile that shares a side with this one and has their Master on it. Then the totals are compared again.
GOL-VOTE-4 = If the tie remains, the tile is not resolved in this round and every piece on it stays, with neutral pawns, the Beadle and the token. Nobody receives anything.
GOL-VOTE-5 = If no player’s pawn is left on the tile after the negotiation, it is not resolved in this round, and the neutral pawns on it return to the supply. The Beadle and the token stay.
GOL-VOTE-6 = In a tie that remains, the neutral pawns stay and count towards the requirement next time.
    .ruling = The rulebook’s sentence about returning neutral pawns stands after both cases; it belongs to the second only, since the first leaves all pieces in place.
GOL-VOTE-7 = The second place goes to the player, other than the winner, with the most pawns on the tile, at least one. Masters around it do not count for this.
    .ruling = The rulebook gives it to the second largest number of pawns on the tile.
GOL-VOTE-8 = If several tie for the second place, or nobody qualifies, nobody is second.
GOL-VOTE-9 = First and second place are fixed at this point. Pawns that rewards move later do not change them.
    .ruling = The rulebook counts before it gives rewards.
GOL-VOTE-10 = If a tie for first remains and exactly one of those still tied has a Master on Gog & Magog, that player wins.
    .ruling = The lasting effect of Gog & Magog is not in the rulebook; this one is our reconstruction.
GOL-VOTE-11 = Only those who tie for first add their Masters. A player with fewer pawns cannot win, however many Masters stand around the tile.

## Rewards

GOL-REWARD-1 = The winner first receives the tile’s reward for the first place, effect by effect from left to right, each at once.
GOL-REWARD-2 = The winner may take the reward in whole or in part.
GOL-REWARD-3 = Then the second receives the reward of the second-place token and, if the tile has one, its extra reward.
GOL-REWARD-4 = The second may also take it in whole or in part, and takes what the token gives before what the tile gives.
    .ruling = The rulebook says so of the winner only, and names the token first.
GOL-REWARD-5 = The second keeps the token.
GOL-REWARD-6 = A token that nobody has won leaves the game.
    .ruling = The rulebook has it removed and does not say where to.
GOL-REWARD-7 = A reward that moves a pawn may take it from the very tile that is resolving.
GOL-REWARD-8 = The rewards of a resolving tile cannot move anything onto that tile.
    .no = You cannot move to { NAME($tile, of: "tile") }: it is just being resolved.
    .ruling = The rulebook allows moves to open tiles, and this one is about to be turned over.
GOL-REWARD-9 = Action cards of a reward are drawn at once, and the hand limit is not checked.
GOL-REWARD-10 = For a mayoral reward you draw the stated number from the top of the deck, keep 1 secretly and put the others under the deck in any order.
    .no = You cannot keep { NAME($goal, of: "goal") }: it is not one of the mayoral cards you drew.
GOL-REWARD-11 = If the mayoral deck holds fewer cards, you draw what is there and keep 1, if there is any.
    .ruling = The rulebook does not say what to do when the deck runs out.
GOL-REWARD-12 = Neutral pawns are gained from the neutral supply, as many as it still holds.
    .ruling = The rulebook does not say what to do when the supply is empty.
GOL-REWARD-13 = After the rewards all pieces leave the tile, the token, the neutral pawns (back to the supply), the Beadle and the pawns, except the Master; and the tile is turned over.
GOL-REWARD-14 = The neutral pawns on a tile return to the supply after its rewards and not before, so its own rewards cannot bring them to anybody.
    .ruling = The rulebook returns them when the tile is cleared.
GOL-REWARD-15 = “In part” means: each effect may be declined; of pawns to hire, to move or to send to the Plantation and of neutral pawns you may take fewer; points, draws and mayoral cards are taken whole or declined. What you decline is lost.
    .no = You cannot take only part of this: take it whole, or decline it.
    .ruling = The rulebook says “in whole or in part” and leaves it at that.
GOL-REWARD-16 = The second keeps the token even when declining its reward.
    .ruling = The rulebook gives the token to the second, whatever was made of it.

## Masters

GOL-MASTER-1 = If the winner still has a pawn on the tile, exactly one has to stay there as Master.
GOL-MASTER-2 = All other players’ pawns on the tile go to the Guildhall.
GOL-MASTER-3 = If the winner has no pawn left on the tile, it is resolved without a Master.
GOL-MASTER-4 = A resolved tile whose Master has left, or that never had one, stays without a Master for the rest of the game.
    .ruling = Pawns can never be moved onto a resolved tile.

## The Beadle

GOL-BEADLE-1 = The Beadle counts as one pawn for the requirement of its tile, and belongs to nobody.
GOL-BEADLE-2 = When the tile with the Beadle is resolved, the Beadle moves to the open guild with the lowest rank, after the rewards.
GOL-BEADLE-3 = At the end of every development phase that does not end the game, the Beadle moves to the open guild with the lowest rank, even from another open tile.
GOL-BEADLE-4 = Special buildings and resolved tiles never hold the Beadle. If there is no open guild, it waits off the board for the end of a development phase.
    .ruling = The rulebook looks for the lowest number, and special buildings have none.
GOL-BEADLE-5 = A Beadle that arrives while tiles resolve counts for tiles that are visited later.
    .ruling = The rulebook lets rewards change later tiles; the Beadle’s arrival is no different.

## The last open tile

GOL-LAST-1 = These rules apply when the tile just resolved was the last open one in the city.
GOL-LAST-2 = With three or four players the round marker moves at once to the next development round, and the development phase is played.
GOL-LAST-3 = If this already is a development round, the marker does not move, and there is one development phase.
    .ruling = The rulebook moves the marker to a grey space, and it stands on one.
GOL-LAST-4 = Special buildings count as tiles here.
    .ruling = The rulebook says “guild tile”, which is loose wording.
GOL-LAST-5 = With two players the Plantation is resolved once more, and the game goes to scoring, whatever the round.
GOL-LAST-6 = Then the Plantation is resolved exactly once, in a development round too.
    .ruling = “Once more” could be read as twice in a development round.
GOL-LAST-7 = If the marker moves to the last development round, the Plantation is resolved and the game ends.
    .ruling = The end is checked in every development phase.
GOL-LAST-8 = Rounds that the marker jumps over are not played. The next round has the number after the space it jumped to.
    .ruling = The rulebook moves the marker and says nothing of the rounds between.
GOL-LAST-9 = Whether it was the last tile is seen when it has been cleared, so its rewards come first.
    .ruling = A reward cannot open a tile, so this only fixes the order.

## The development phase

GOL-DEV-1 = The development phase has these steps: resolve the Plantation; in the final round, go to scoring; with three or four players, add tiles; move the Beadle.
GOL-DEV-2 = The end of the game is checked directly after the Plantation, before tiles are added.
    .ruling = The rulebook says so in its sequence of play; a later list puts the check last.
GOL-DEV-3 = In every development phase but that of the final round, 5 tiles (three players) or 6 tiles (four players) are drawn from the stack and added.
GOL-DEV-4 = Tiles are added with three and four players.
    .ruling = A heading of the rulebook says “2–3 players”, which is a slip.
GOL-DEV-5 = After round 3 the first new tile goes north of the Guildhall tile with the compass, directly beyond the northernmost tile.
GOL-DEV-6 = After round 6 it goes east of it, directly beyond the easternmost tile.
GOL-DEV-7 = After round 9 it goes south of it, directly beyond the southernmost tile.
GOL-DEV-8 = After round 12, with three players only, it goes west of it, directly beyond the westernmost tile.
GOL-DEV-9 = “Northernmost” and so on means: farthest in the column or row of the Guildhall tile with the compass.
    .ruling = The rulebook measures from that tile.
GOL-DEV-10 = The other tiles follow clockwise round the edge of the city, starting from the first new one.
GOL-DEV-11 = Each new tile is laid start side up and gets a second-place token, drawn at random, face up.
GOL-DEV-12 = The direction follows from the number of the round on which the marker stands, also after it has jumped.
    .ruling = The rulebook ties the directions to the numbers of rounds.
GOL-DEV-13 = With three players the first new tiles go to (0, -2), (1, -2), (2, -2), (2, -1) and (2, 0), as in the picture.
GOL-DEV-14 = “Clockwise round the edge” is a walk over empty places that keeps the city, as it was before this phase, on the right hand: from the first place, heading clockwise, always take the first empty place among right turn, straight on, left turn, back.
    .ruling = The rulebook pictures the first step only; this walk gives that picture and goes on in the same way.
GOL-DEV-15 = The first tile drawn goes to the first place of the walk, the second to the second, and so on.
    .ruling = The rulebook numbers the places in its picture.
GOL-DEV-16 = Where tiles go does not depend on whether the marker has jumped, because every development round before the last is played in its turn.
    .ruling = The marker jumps to the next development round and never over one.

## The Plantation

GOL-PLANT-1 = The Plantation requires no number of pawns. It is resolved in every development phase.
GOL-PLANT-2 = Players negotiate there as on tiles; replaced pawns go to the Guildhall.
GOL-PLANT-3 = The player with the most pawns there receives the left reward.
GOL-PLANT-4 = The player with the second most receives the right reward.
GOL-PLANT-5 = A player alone on the Plantation receives the left reward only.
GOL-PLANT-6 = If several players tie for first, each of them receives the right reward.
GOL-PLANT-7 = Then nobody else receives a reward, and nobody receives the left one.
    .ruling = The rulebook gives the right reward to the tied and does not mention the others.
GOL-PLANT-8 = Players who tie for second receive nothing.
GOL-PLANT-9 = Masters and Gog & Magog break no ties on the Plantation.
    .ruling = The rulebook breaks ties by adjacent Masters for tiles only, and the Plantation is adjacent to none.
GOL-PLANT-10 = Each player who was rewarded then returns the printed number of pawns from the Plantation to the reserve, or all of them if there are fewer.
GOL-PLANT-11 = All other pawns stay on the Plantation.
GOL-PLANT-12 = Neutral pawns on the Plantation return to the supply after its rewards.
    .ruling = The rulebook does not say; on tiles they return when the tile is cleared.
GOL-PLANT-13 = The left reward is given before the right one. Tied players receive theirs in track order as it stood before the negotiation.
    .ruling = The rulebook names no order, and with a mayoral deck that runs out it matters.
GOL-PLANT-14 = The left reward of Ulster: draw 3 mayoral cards, keep 1, and put the other 2 under the deck in any order.
GOL-PLANT-15 = If no player has a pawn there after the negotiation, nothing happens, but neutral pawns return to the supply.
    .ruling = There is nobody to reward.
GOL-PLANT-16 = A reward of the Plantation cannot be declined, and the pawns are returned even if it brought nothing, for example with an empty mayoral deck.
    .no = You cannot decline this: a reward of the Plantation has to be taken.
    .ruling = The rulebook lets the winner of a tile take a part; of the Plantation it says no such thing.

## The end of the game

GOL-END-1 = The game ends after the Plantation of the final round. With two players it also ends when the last open tile has been resolved, whatever the round; the Plantation is resolved once more first.

## Scoring

GOL-SCORE-1 = First all pawns on open tiles are removed.
GOL-SCORE-2 = Players’ pawns go to the reserve, not to the Guildhall; neutral pawns go to the supply; the Beadle leaves the board. Pawns on the Guildhall and on the Plantation stay.
    .ruling = The rulebook has them discarded, and some mayoral cards count pawns on the Guildhall.
GOL-SCORE-3 = In track order the players show their mayoral cards and score each of them.
GOL-SCORE-4 = A tile may count for several mayoral cards. Each card is scored for itself.
GOL-SCORE-5 = Guilds ranked 1 to 12 score at the end through mayoral cards only.
    .ruling = The rulebook says that they give points at the end, and names no other way.
GOL-SCORE-6 = You score 1 point for every pair of adjacent tiles with Masters of yours.
GOL-SCORE-7 = Special buildings count for such pairs; the Guildhall does not.
    .ruling = The rulebook’s sequence of play speaks of adjacent Masters, another sentence of guild tiles.
GOL-SCORE-8 = The player with the most points wins.
GOL-SCORE-9 = Of players who tie, the one with the most mayoral cards wins.
    .ruling = The rulebook says this under scoring, and “the largest reward on the reward card” in its sequence of play, which looks like a slip of the translation.
GOL-SCORE-10 = If the tie remains, the tied players share the victory.
GOL-SCORE-11 = The mayoral cards of all players are scored before the adjacent pairs.
GOL-SCORE-12 = The place in a stack of markers never decides the game.
    .ruling = The rulebook names the tie-breaks, and this is none of them.
GOL-SCORE-13 = A resolved tile without a Master counts for nobody. Pawns on the Plantation or on the Guildhall count only if a mayoral card says so.
    .ruling = The rulebook scores Masters.

## What is hidden, and chance

GOL-INFO-1 = Hidden from the others are the action cards in your hand and your mayoral cards.
GOL-INFO-2 = Hidden from everybody are the order and the content of the action deck, of the mayoral deck, of the stack of tiles and of the face-down tokens.
    .ruling = They lie face down.
GOL-INFO-3 = Everybody may see the board, all pawns, points and stacks of markers, how many cards and mayoral cards each player holds, neutral pawns and tokens held, and the whole discard pile.
    .ruling = The rulebook lays all this out in the open; that the discard pile may be looked through is our decision.
GOL-INFO-4 = All chance, the order at the start, stacks, decks, tokens and shuffles, comes from one generator, so a seed and a list of decisions give the same game again.
    .ruling = Fair, and it can be checked.
GOL-INFO-5 = The others see how many mayoral cards you draw and return, never which. You are not shown the returned ones again.
    .ruling = They are drawn in secret and go back face down.
GOL-INFO-6 = At the final scoring all mayoral cards are shown.

## What you decide

GOL-CHOICE-1 = At the set-up: which 1 of 3 mayoral cards to keep.
GOL-CHOICE-2 = In your turn: play a card to hire; play a card to move, which pawn and where to; play a card for its effect, how to pay and then what it asks; end the turn.
GOL-CHOICE-3 = At the end of your turn: which cards to discard above the limit.
GOL-CHOICE-4 = In a negotiation: for each neutral pawn that you use, whose pawn it replaces; or none.
GOL-CHOICE-5 = For a reward: take or decline each effect, where it can be divided how much of it, and what it applies to.
GOL-CHOICE-6 = When you draw mayoral cards: which one to keep, and the order of the others under the deck.
    .no = You cannot put { NAME($goal, of: "goal") } under the deck: it is not one of the mayoral cards you drew.
GOL-CHOICE-7 = A decision with only one answer is made by itself.
    .ruling = Nobody wants to be asked what is settled.

## The data files

GOL-DATA-1 = Each data file has the number of its pieces and a list of entries, and says for both where they come from; each entry says so for itself, and for single fields that come from elsewhere. Play never depends on these notes.
    .ruling = How we keep the components: the printed values of most of them are not public, so everybody can see which are certain and which are reconstructed, and correct them.
GOL-DATA-2 = A guild has an id, a rank, a name, liveries, the number of pawns it requires, the reward of the first place, an extra reward of the second, and whether it is one of the first twelve. There is one tile for each entry.
    .ruling = How we keep the components.
GOL-DATA-3 = A special building has the same with no rank, and besides a lasting effect, whether it is used with two players, and whether it has a fixed place with more.
    .ruling = How we keep the components.
GOL-DATA-4 = The plantation tile has an entry for each side, with the left reward, the right reward and the number of pawns to return.
    .ruling = How we keep the components.
GOL-DATA-5 = Second-place tokens have an entry for each kind, with the number of copies and the effects.
    .ruling = How we keep the components.
GOL-DATA-6 = Action cards have an entry for each kind, with an id, a title, the frame, a family (for display only), liveries, the cost in cards and pawns and where these may come from, effects, and the number of copies.
    .ruling = How we keep the components.
GOL-DATA-7 = Mayoral cards have an entry for each kind, with an id, a title, the number of copies, and what it scores.
    .ruling = How we keep the components.
GOL-DATA-8 = The numbers of the rules stand in a file of their own; those that depend on the number of players have one for 2, 3 and 4.
    .ruling = How we keep the components.
GOL-DATA-9 = The game does not start if the copies do not add up to 40 guilds, 5 special buildings, 30 tokens, 105 action cards and 21 mayoral cards, or if an effect, a count or a trigger is not in the catalogue.
    .ruling = A wrong file should be noticed at once, not in the middle of a game.

## The catalogue of effects

GOL-OP-1 = Points: gain that many.
GOL-OP-2 = Draw: draw that many action cards now, or add them to the draw at the end of the turn.
GOL-OP-3 = Hire: take up to that many pawns of yours from the reserve to the Guildhall. Two variants bring pawns in without hiring in that sense: each goes to an open tile of your choice, whatever its livery, or to the Plantation.
    .ruling = The two variants are our reconstruction.
GOL-OP-4 = Move: up to that many times, move one pawn of yours from one of the places named to any other open tile, whatever its livery. The same pawn may be chosen again.
    .no = You cannot move the pawn from { NAME($place, of: "place") }: there is no other open tile for it.
GOL-OP-5 = To the Plantation: up to that many times, move one pawn of yours from one of the places named to the Plantation.
GOL-OP-6 = Mayoral cards: draw that many, keep 1, put the rest under the deck in any order.
GOL-OP-7 = Neutral pawns: take up to that many from the neutral supply.
GOL-OP-8 = Send away: up to that many times, choose an opponent’s liveryman on an open tile; it goes to the Guildhall. Masters, neutral pawns and the Beadle cannot be chosen.
    .no = You cannot send that pawn away: on { NAME($tile, of: "tile") } there is no such opponent’s liveryman, or the tile is not open.
    .ruling = This effect is our reconstruction.
GOL-OP-9 = Recover: take up to that many cards of your choice from the discard pile into your hand. The card you are playing is not there yet.
    .no = You cannot recover { NAME($card, of: "card") }: it is not in the discard pile.
    .ruling = This effect is our reconstruction.
GOL-OP-10 = Discard: discard that many cards of your choice from your hand, or all if you have fewer. You have to.
    .no = You cannot discard { NAME($card, of: "card") }: you do not hold it.
    .ruling = This effect is our reconstruction.
GOL-OP-11 = Choice: choose exactly one of the effects listed, and carry it out.
    .no = You cannot choose option { $n }: the card offers { $offered } of them, counted from 0.
    .ruling = This effect is our reconstruction.
GOL-OP-12 = For each: count once, before the first time, and carry the effect out that many times, at most as often as stated.
    .ruling = This effect is our reconstruction.
GOL-OP-13 = If: if what is counted is at least the number stated now, carry the effects out.
GOL-OP-14 = Whenever: until the end of this turn, after each later event of this kind, carry the effects out. Several such cards add up.
GOL-OP-15 = The events are: a card played to hire; and each pawn of yours moved onto an open tile, by a card played to move or by an effect that moves. A pawn brought in from the reserve is not moved. What such an effect does sets nothing off itself.
    .ruling = The rulebook gives one example, moving a pawn, and no definition.
GOL-OP-16 = Lasting effects of special buildings hold while your Master stands there: a hand limit replaces the usual one, and Gog & Magog wins ties that remain.
GOL-OP-17 = What is counted in a turn: pawns of yours taken from the reserve by a card played to hire or by an effect, wherever they went; moves of your pawns to an open tile by a card or by an effect, a pawn moved twice counting twice; pawns of yours that reached the Plantation by any means. Each turn starts at 0.
    .ruling = The rulebook’s question mark says “if you have done this in this turn”.
GOL-OP-18 = What is counted as things stand: your pawns on the Plantation; your Masters on tiles that show a given livery, special buildings included.
    .ruling = The rulebook says that liveries of resolved tiles matter for some cards.
GOL-OP-19 = Rewards of tiles, tokens and the Plantation are points, draws, hiring, moves, pawns to the Plantation, mayoral cards and neutral pawns only, always at once, and always hiring to the Guildhall.
    .ruling = These are the rewards that the rulebook explains, and neutral pawns.
GOL-OP-20 = Places that pawns come from are the Guildhall, open tiles, resolved tiles (your own Master) and the Plantation.
    .no = You cannot take a pawn from here for this effect: { NAME($place, of: "place") }.
    .ruling = The rulebook names these places one by one for single effects.
GOL-OP-21 = A mayoral card of the kind “for each” scores its points for each thing counted, up to a limit if it has one.
    .ruling = What the mayoral cards say is our reconstruction.
GOL-OP-22 = A mayoral card of the kind “at least” scores its points if the number is reached, and else nothing.
    .ruling = What the mayoral cards say is our reconstruction.
GOL-OP-23 = Mayoral cards may count your Masters: those with a given livery; those on guilds ranked 1 to 12; those on special buildings; full sets of the five liveries (the smallest of the five counts, a tile with several liveries counting for each); those on tiles that share a side with the Guildhall; the largest group that hangs together by its sides.
    .ruling = What the mayoral cards say is our reconstruction.
GOL-OP-24 = Or they may count, after open tiles have been cleared: second-place tokens; your pawns on the Plantation; your pawns on the Guildhall; your neutral pawns; the cards in your hand.
    .ruling = What the mayoral cards say is our reconstruction.
GOL-OP-25 = A move by an effect of a card needs no livery in common, just as a move by the reward of a tile.
    .ruling = The rulebook says that moving by an effect works like a card played to move, but explains the move reward of tiles without any livery; we read both like the latter.

## What is always true

GOL-INV-1 = For each player, reserve, Guildhall, open tiles, Masters and Plantation together are always 16 pawns.
    .ruling = No rule makes or takes pawns.
GOL-INV-2 = Neutral pawns in the supply, in possession, on tiles and on the Plantation are always 2 for each player.
    .ruling = No rule makes or takes neutral pawns.
GOL-INV-3 = Action deck, discard pile, hands and cards played are always 105 cards; mayoral deck and cards held are always 21.
    .ruling = No rule makes or takes cards.
GOL-INV-4 = Every open tile has exactly one token. A resolved tile has none, and at most one pawn.
    .ruling = This follows from how tiles are laid and cleared.
GOL-INV-5 = There is at most one Beadle on the board, always on the open guild where it was last put.
    .ruling = This follows from the rules of the Beadle.
GOL-INV-6 = 30 tokens are enough: 24, 30 and 28 tiles are laid in a whole game with two, three and four players.
    .ruling = This follows from the numbers of tiles.

## The solo game, which is not official

GOL-SOLO-1 = The solo game is played on a city of 5 by 5 over 10 rounds.
GOL-SOLO-2 = Tiles are resolved every second round.
GOL-SOLO-3 = The Plantation is resolved in rounds 4 and 8.
GOL-SOLO-4 = A simulated opponent takes or contests guilds during play.
GOL-SOLO-5 = The game is for two to four players. The solo game is an option of ours and does not claim to be the official one.
    .no = You cannot start like this with { $players } at the table: the solo game, which is unofficial, is for one player and has to be chosen as an option.
    .ruling = There is an official solo leaflet, but its text was not found.
GOL-SOLO-6 = It is set up as for two players, with a rival colour. The rival has 0 points, no hand and no mayoral cards; its pawns come from a reserve of its own.
    .ruling = Our reconstruction.
GOL-SOLO-7 = After each of your turns the top 2 action cards are revealed, one after the other. For each, one pawn of the rival goes from its reserve (else from the Guildhall, else none) to the open guild with the lowest rank that shows the card’s first livery, or, if there is none, to the first open tile in reading order that does, or nowhere. Then the cards are discarded.
    .ruling = Our reconstruction.
GOL-SOLO-8 = The rival never negotiates. It takes part in voting, adjacency and second place like a player, and leaves Masters, but gains nothing from rewards; a token it wins leaves the game.
    .ruling = Our reconstruction.
GOL-SOLO-9 = The result is your final score.
    .ruling = Our reconstruction.
GOL-SOLO-10 = In rounds 4 and 8 the Plantation is resolved as if exactly one pawn of the rival stood there, which cannot be replaced and is not one of its 16: two or more pawns of yours win the left reward, one wins the right, none wins nothing.
    .ruling = Our reconstruction. When the last open tile ends the game in another round, no pawn of the rival stands there.
GOL-SOLO-11 = The game ends after the tiles of round 10, which is the final round for drawing too, or earlier when the last open tile has been resolved.
    .ruling = Our reconstruction.
