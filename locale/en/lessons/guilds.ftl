### Guilds of London, the guided first game: one message for each note of `lesson.json`.

lesson-welcome = Welcome to the City of London! The guilds rule the town, and you want to be its Lord Mayor. You send pawns into the guilds, win votes there and score points: the most points at the end win.
lesson-tile = Around the Guildhall lie 24 open tiles. Skinners is one of them: it is resolved when 4 pawns are there, no matter whose. The player with the most wins its reward, and second place takes the token on it.
lesson-goal = Each player secretly keeps 1 of 3 mayoral cards. We take Three of the Great Twelve: 8 points at the end for Masters in 3 guilds ranked 1 to 12.
lesson-move = A card can be played in three ways. First, to move: a pawn goes to an open tile that shares a livery with the card. Enrolment Day has the crown, and so has Mercers, the guild of rank 1: our first pawn stands there.
lesson-effect = Second, for its effect, which may have a cost. Benefactors draws 4 cards at the end of the turn and costs 1 other card: we pay with Passage.
lesson-draw = 3 more cards moved pawns to Skinners. Then our hand was empty and our turn over. At the end of your turn you draw 2 cards; we drew 4 more for Benefactors. If you play no card, you draw 4. The hand limit is 7.
lesson-hire = Freemen has brought us a neutral pawn, which will soon be useful. And here is the third way to play a card, to hire: Couriers will bring a pawn from the reserve to the Guildhall. Any card can do that.
lesson-resolve = With two players, tiles are resolved at the end of every second round. Mercers requires 5 pawns: 3 are ours, 1 is the bot’s, and the Beadle counts too, though for nobody.
lesson-negotiate = Before the vote, neutral pawns may replace players’ pawns. Ours has replaced the bot’s: we win 3 to 0, and now nobody is second. That costs the bot 4 points, 2 on the token and 2 on the tile.
lesson-master = Mercers brought 3 points and 1 of 2 mayoral cards: we kept City landmarks, 4 points for each special building. One pawn stays as our Master, the others are back on the Guildhall. The Beadle goes on to Drapers, the open guild of the lowest rank.
lesson-second = Skinners: 3 to 1 for us. We took 4 points, moved a pawn to Drapers and drew 2 cards. The bot is second: a mayoral card for its token, which it keeps, and 1 point. The player with more points goes first, and that is us now.
lesson-free = Effects can put pawns on any open tile, no matter its livery: Muster brought 2 from the reserve to Drapers, Procession moved 3 to Salters.
lesson-marshals = Masters help too. Guild Marshals moves a pawn for each Master with the compass, and we have 2 of them, in Mercers and Skinners. So 2 pawns went to the Lord Mayor’s Show, a special building.
lesson-plantation = Drapers and Salters are ours as well! Salters sent a pawn to the Plantation, which is resolved every fourth round. It was alone there: that brought 6 points, and it went back to the reserve.
lesson-tie = Round 10, Cutlers: 1 to 1. In a tie, Masters on neighbouring tiles count too. We have 2 beside it, in the University of London and in the Lord Mayor’s Show, and the bot has 1. First place for us!
lesson-end = The end, after 16 rounds. We have 45 points from the game, 56 for our 6 mayoral cards, and 12 for pairs of neighbouring Masters, 1 for each pair: 113 in all, against 92.
lesson-practice = Now it is your turn: play two rounds against a bot, until tiles are resolved for the first time. Ask for a hint whenever you like, and undo what you did not mean.
