### London, the guided first game: one message for each note of `lesson.json`.

lesson-welcome = Welcome to London in 1666! The Great Fire has left an empty plain. You rebuild the city, earn prestige and keep poverty down: the most points at the end win.
lesson-turn = A turn begins with a card: we have drawn ours, so seven are in hand. Then you take one of four actions: Develop, Buy land, Run or Draw three.
lesson-develop = We develop. Covent Garden is brown, so another brown card must be discarded for it: Fishmongers goes to the development board, and Covent Garden begins a stack in our city.
lesson-more = In one Develop action you may build as much as you can pay for. The Theatre Royal is blue, and the blue Water Works pays for it.
lesson-board = Discarded cards lie face up on the board, and anyone may draw them instead of a card from the deck. The bot took our Water Works! We took Fishmongers back, and built it by discarding Mercers.
lesson-limit = Nobody keeps more than 9 cards at the end of a turn. The bot had bought a borough and drawn too much, so 4 of its cards had to go to the board.
lesson-run = Now we run the city: one at a time, face-up cards do what is printed on them. Covent Garden has brought £5 and 2 prestige, the Theatre Royal £2 and 2 prestige. Then they flip, and a face-down card does not work again.
lesson-poverty = Every run has its price: 1 poverty for each stack and 1 for each card in hand. With 3 stacks and 3 cards that makes 6. So run with a small hand, and not too often.
lesson-land = Boroughs help. For £8 the City brings 3 cards and 5 prestige, and takes 1 poverty away. While it lies on top of our boroughs, every run brings £2 more.
lesson-action-card = Wren is an action card: played in Develop, it makes 2 builds free of a discard, and leaves the game. Just in time for St Paul’s and the East India Company.
lesson-loan = The two cost £14 together, and we had £9. So we took a loan, which brings £10 at once. Repaying it costs £15 at the start of a turn; each loan adds 1 poverty to a run, and one that is left at the end costs 7 points.
lesson-cover = St Paul’s, the East India Company and Grocers now cover the three flipped cards. Building on old stacks keeps their number small, and with it the poverty of the next run.
lesson-paupers = The next run. The East India Company wants a card for its £12, and Paupers will do: they cannot be built, so be glad to lose them. The board was full, by the way: its lower row left the game, and the upper one moved down.
lesson-repay = That run left us with £23. So the loan is repaid for £15 at the start of our turn: £8 remain, and the debt brings no more poverty.
lesson-last-turn = Many turns later the bot has drawn the last card of the deck. When its turn is over, all the others take one more turn: ours is the last of the game.
lesson-end-poverty = The end. Each card still in hand adds 1 poverty, which makes 33 for us and 28 for the bot. Everyone removes as much as the lowest has: we keep 5, the bot none. By the table, our 5 cost 5 points.
lesson-end = 39 prestige from the game, 33 for all the cards of our city, even covered ones, 2 for £7, less the 5 for poverty: 69 points, against 45. Keep poverty down a little better, and it would have been more!
lesson-practice = Now it is your turn: take three turns against a bot. Ask for a hint whenever you like, and undo what you did not mean.
