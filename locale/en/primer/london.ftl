### London on one page, for those who have never played it.

primer-title = The game in two minutes
primer-goal = Build up London card by card and gather prestige, without letting poverty pile up in its streets.
primer-length = When the city deck has run out, each other player has one more turn. Then the most prestige wins.
primer-rules = All the rules

primer-turn = A turn
primer-turn-1 = Repay loans if you like, £15 each. Then draw a card: the top one of the deck, or any that lies on the board.
primer-turn-2 = Now take one action. Develop: build cards from your hand. For each, discard another card of the same colour to the board and pay its build cost.
primer-turn-3 = Or Run: activate your face-up cards one after the other; those that flip then lie face-down. Afterwards you gain 1 poverty for each stack, each loan and each card in your hand.
primer-turn-4 = Or Buy land: a borough brings cards and prestige and takes poverty away. Or simply Draw three.
primer-turn-5 = At the end of your turn, discard down to 9 cards.

primer-score = What brings prestige
primer-score-1 = During the game: boroughs that you buy and cards that you activate. The City, for one, gives 5.
    .points = +5
primer-score-2 = At the end: every card in your building area, covered and face-down ones too. St Paul’s is worth 6.
    .points = +6
primer-score-3 = Money: 1 for every full £3 that you have left.
    .points = +1
primer-score-4 = Each loan that you cannot repay.
    .points = −7
primer-score-5 = Poverty: take the lowest poverty of all players off everyone’s. What is left costs prestige: 3 points cost 2, 6 cost 7, 10 cost 15.
    .points = −7

primer-care = Easy to get wrong
primer-care-1 = Every card in your hand is 1 poverty when you Run, and once more at the end of the game. Run with a small hand.
primer-care-2 = Every stack is 1 poverty too, activated or not. So cover old cards: their end prestige still counts.
primer-care-3 = A loan gives £10 and costs £15 to repay, which you can do only at the start of your turn and in final scoring.
primer-care-4 = Paupers are not built, and not discarded for a build. They are handy where a card asks for a discard to activate it.
