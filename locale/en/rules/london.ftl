### London, second edition, the rules in our own words: one message for each rule of the specification.
### `.no` is what a player reads when the rule refuses something; `.ruling` says why we decided where the rulebooks do not.

## Components

LON-COMP-1 = A game uses 101 city cards, 20 borough cards, one development board, and is for 2 to 4 players.
    .no = You cannot start with { $players } at the table: this game is for 2 to 4 players.
LON-COMP-2 = City cards belong to deck A, B or C and are brown, blue, pink or grey.
LON-COMP-3 = Grey cards are exactly the Paupers cards.
LON-COMP-4 = There are 11 Paupers cards, or 12 if you choose so.
LON-COMP-5 = Exactly 4 city cards are action cards: Huguenots, Wren and two Jewish Refugees.
LON-COMP-6 = Each borough has a side (N or S of the Thames) and is or is not next to the river.
LON-COMP-7 = The score may be any whole number, negative ones included; it is never clamped at 0.
    .ruling = Both rulebooks subtract without naming a floor.
LON-COMP-8 = The bank never runs out of money, poverty points or loan tokens; token counts in the box set no limit, unless you choose one for loans.
    .ruling = The rulebooks count the tokens in the box but set no limit by them.
LON-COMP-9 = With twelve Paupers, one Underground of deck C is replaced by a twelfth Paupers card of deck C; the total stays 101.
    .ruling = The French rulebook counts twelve Paupers among the same 101 cards and does not say what makes way; the Underground is our choice.
LON-COMP-10 = With a limit of 12 loans, at most 12 are held by all players together: a loan beyond that cannot be taken, a play that needs it is illegal, and a forced payment that cannot be covered takes whatever money the player has.
    .no = { $why ->
        [loan] You cannot take a loan: all players together may hold { $cap } loans, and all are taken.
       *[pay] You cannot pay for that: all players together may hold { $cap } loans, and those that are left are not enough.
    }
    .ruling = Where the loans left cannot cover a forced payment, none of them is taken: the payment is the money held.
    .told = The loans that are left do not cover it: all available money is paid.

## Setting up

LON-SETUP-1 = Both rows of the board start empty.
LON-SETUP-2 = The board uses 3 columns with 2 players, 4 with 3 players and 5 with 4 players, in each of its two rows.
    .no = You cannot use the space “{ NAME($space, of: "space") }”: with { $players } players each row of the board has { $columns } spaces.
LON-SETUP-3 = Every player starts with £5, 0 prestige, 0 loans and no boroughs.
LON-SETUP-4 = Every player starts with 0 poverty.
    .ruling = Neither rulebook deals any poverty; the first edition dealt 5.
LON-SETUP-5 = Decks A, B and C are shuffled separately and stacked face-down with A on top, then B, then C at the bottom.
LON-SETUP-6 = Every player is dealt 6 cards from the top of that city deck.
LON-SETUP-7 = After dealing, the city deck holds 89 cards with 2 players, 83 with 3 and 77 with 4.
LON-SETUP-8 = City, Westminster and Southwark & Bermondsey lie face-up for sale.
LON-SETUP-9 = The other 17 boroughs are shuffled into a face-down borough deck.
LON-SETUP-10 = The first player is chosen at random, or is the host in seat 0 if you choose so.
    .ruling = One rulebook names the player who set up the game, the other lets you choose: a random start is fair to all, and the option keeps the host.
LON-SETUP-11 = The same seed, number of players and options always give the same set-up.
    .ruling = A recorded game must replay exactly.

## What is known

LON-INFO-1 = Money, loans, poverty, prestige, boroughs, and the number and order of stacks are open to everyone.
LON-INFO-2 = A player’s hand is hidden from the other players; its size is open.
    .ruling = The poverty rule needs the size of a hand, so it cannot be hidden. The backs of the cards show their deck, so that A, B or C is open, and nothing else.
LON-INFO-3 = The order of the city deck and of the borough deck is hidden from everyone; their sizes are open.
    .ruling = The rulebooks hide the order; that the sizes are open is our decision.
LON-INFO-4 = Covered cards and face-down cards in a building area are hidden from the other players until final scoring.
LON-INFO-5 = The owner may look at covered and face-down cards in their own building area.
    .ruling = The rulebooks hide covered and flipped cards and do not say from whom; the option hides them from their owner too.
LON-INFO-6 = The number of cards in each stack is open.
    .ruling = Everybody saw the cards laid, so their number is no secret.
LON-INFO-7 = Both rows of the board and the out-of-the-game pile are open.
    .ruling = The rulebooks show the board; the pile may be looked through because everybody saw its cards go.
LON-INFO-8 = Money stored on a face-up Shops card is open.
    .ruling = Money lies open in this game, wherever it lies.
LON-INFO-9 = A view sent to a player never contains another player’s hand, the order of either deck, or the identity of another player’s covered or face-down cards.
LON-INFO-10 = In final scoring all cards in all building areas are shown to everyone.
LON-INFO-11 = Cards looked at in the city deck through an effect are seen by the looking player only; that a look took place is open.
    .ruling = Which of the cards looked at is kept is known to the looking player only.
LON-INFO-12 = Which board card a player draws is open to everyone; a card drawn from the city deck is seen by its drawer only, and that it came from the deck is open.
    .ruling = Drawing from an open board is open by itself; that a card of the deck is seen by its drawer only is our decision.
LON-INFO-13 = Every discard, every card laid and every action card played is seen by everyone at that moment; the log of past events, which is no part of the view of LON-INFO-9, keeps naming it although LON-INFO-4 hides the card where it lies now.
    .ruling = Anyone watching sees it; hiding it afterwards in the log would only reward good memory.

## The turn

LON-TURN-1 = Play goes clockwise (by rising seat number).
LON-TURN-2 = A turn has four steps in this order: repay loans, draw, one action, hand limit.
LON-TURN-3 = In the action step the player does exactly one of: Develop, Buy land, Run, Draw three.
LON-TURN-4 = The action step cannot be skipped; Draw three is always allowed, even when no card can be drawn.
    .ruling = A turn without an action is not among the four choices; with nothing left to draw, Draw three is the one that does nothing.
LON-TURN-5 = Loans may be repaid only in the first step of one’s own turn, before drawing, and in final scoring.
    .no = You can repay loans only at the start of your turn, before you draw.
    .ruling = Both rulebooks say at the start of the turn; that this is before drawing is our decision.
LON-TURN-6 = A player may take loans at any point in their turn from the end of the repay step on, even during an action, and any number of them.
    .ruling = Where the loan is a choice of its own it stands beside the questions of your turn; where a payment needs it, it comes with the payment.
LON-TURN-7 = Outside their own turn a player takes a loan only when a forced payment needs it (LON-LOAN-4).
    .ruling = The rulebooks let loans be taken at any time; between your turns nothing but a forced payment could use one.
LON-TURN-8 = An action once chosen is carried out: Develop plays at least one card, Buy land buys one borough, Run is followed by its poverty gain even if nothing was activated.
    .no = You have chosen Develop, so you play at least one card.
    .ruling = The rulebooks say what each action does; that there is no way back out of it is our decision.

## Drawing city cards

LON-DRAW-1 = Whenever a player draws city cards, each card is either the top card of the city deck or any one card lying on the board.
    .no = There is no card to draw there: { NAME($space, of: "space") } is empty.
LON-DRAW-2 = When drawing several cards the player takes them one at a time, seeing each before choosing where the next comes from.
LON-DRAW-3 = In the draw step the player must draw exactly one card, except by LON-CARD-18 or LON-BOR-5.
    .no = { $left ->
        [one] You must draw a card in this step.
       *[other] You must draw { $left } more cards in this step.
    }
LON-DRAW-4 = Cards may be taken from either row and any column.
LON-DRAW-5 = A card taken from the board leaves its space empty; nothing refills it and no other card moves.
    .ruling = The rulebooks refill nothing and move nothing; the gap waits for the next discard.
LON-DRAW-6 = If the city deck is empty, cards can be drawn only from the board.
    .no = The city deck is empty: you can draw only from the board.
LON-DRAW-7 = If the city deck is empty and the board is not, the draw step is still compulsory.
LON-DRAW-8 = If both are empty, drawing stops; cards that cannot be drawn are lost without penalty.
    .ruling = The rulebooks say it of Draw three; everywhere else it is our decision.
    .told = Nothing is left to draw.
LON-DRAW-9 = The city deck is never refilled or reshuffled.
LON-DRAW-10 = A player may draw a card that they discarded to the board earlier in the same turn.
    .ruling = Nothing in the rulebooks forbids it.
LON-DRAW-11 = The hand limit is not checked while drawing.
LON-DRAW-12 = A draw of several cards that takes the last card of the deck goes on from the board.

## Discards and the development board

LON-BOARD-1 = Every discarded city card goes to the board, unless a rule sends it out of the game.
LON-BOARD-2 = A discard goes to the top row while the top row has an empty space.
LON-BOARD-3 = Otherwise it goes to the bottom row while that has an empty space.
LON-BOARD-4 = Within a row the leftmost empty space is used.
    .ruling = The rulebooks name the row, not the space in it.
LON-BOARD-5 = If a card must be discarded and both rows are full: every bottom-row card leaves the game, every top-row card moves to the bottom row in the same column, then the card goes to the top row.
    .told = Both rows are full: the lower one leaves the game, the upper one moves down.
LON-BOARD-6 = Several cards discarded together are placed one by one, in an order the discarding player chooses; LON-BOARD-5 may happen between two of them.
    .ruling = The rulebooks do not say who orders several discards; the player who makes them does.
LON-BOARD-7 = If you choose that the board shifts when it is full, the bottom row leaves and the top row moves down at once after a discard fills the last space.
    .told = The board is full: the lower row leaves the game, the upper one moves down.
LON-BOARD-8 = A card used as payment is on the board before anything else in the same play is resolved.
    .ruling = A card that pays is gone before anything else happens, as money is.
LON-BOARD-9 = An empty space of the bottom row is filled only while the top row has none; LON-BOARD-5 needs both rows full.
LON-BOARD-10 = A swap of a hand card with a board card (LON-CARD-16) is not a discard and never shifts the rows.
    .ruling = The rows shift for discards, and a swap leaves the number of cards on the board as it was.

## Develop

LON-DEV-1 = In Develop the player plays one or more cards from hand, one at a time, and may stop after any of them.
LON-DEV-2 = Develop may not be chosen if no card in hand can legally be played.
    .no = You cannot choose Develop: no card in your hand can be played.
LON-DEV-3 = To build a card the player discards one other hand card of the same colour to the board.
    .no = { $why ->
        [none] You cannot build { NAME($card, of: "card") }: there is no other { NAME($colour, of: "colour") } card in your hand to discard for it.
        [hand] You cannot discard { NAME($card, of: "card") }: it is not in your hand.
       *[colour] You cannot discard { NAME($card, of: "card") }: the discard must be a { NAME($colour, of: "colour") } card, the colour of the card you build.
    }
LON-DEV-4 = The card to build is never its own discard.
    .no = You cannot discard { NAME($card, of: "card") } for itself: it is the card you are building.
LON-DEV-5 = A card that says so needs no discard to be built.
LON-DEV-6 = The player also pays the card’s build cost to the bank.
LON-DEV-7 = A player short of money for a build cost either takes loans first or does not build the card.
LON-DEV-8 = The built card is laid face-up either as a new stack or on top of one of the player’s own stacks.
    .no = There is no stack { $stack } in your building area: it has { $stacks }.
LON-DEV-9 = It may cover a face-up or a face-down card.
LON-DEV-10 = It may not cover a card that was laid this turn.
    .no = You cannot cover stack { $stack }: its top card was laid this turn.
LON-DEV-11 = There is no limit on the number of stacks.
LON-DEV-12 = Stacks are never removed, split or merged.
LON-DEV-13 = A player may own several cards of the same name.
LON-DEV-14 = An ongoing effect works from the moment its card is laid, within the same action too.
LON-DEV-15 = An ongoing effect ends at the moment its card is flipped or covered.
LON-DEV-16 = Activation effects never happen in Develop.
LON-DEV-17 = One build is done in this order: choose card and target, discard, pay, lay the card, then effects that react to laying a card.
    .ruling = The rulebooks list what a build needs, not the order; this one lets every payment be seen before the card lies there.
LON-DEV-18 = An action card may be the matching discard for a card of its colour.
LON-DEV-19 = Covering a card gives nothing back; its end prestige still counts in final scoring.
LON-DEV-20 = Cards are built only from hand, except where an effect says otherwise.
    .no = You cannot play { NAME($card, of: "card") }: it is not in your hand.
LON-DEV-21 = For LON-DEV-2 a card counts as playable also when only loans can pay for it.
LON-DEV-22 = The ongoing effect of a top card may serve the very build that covers it, since the discard and the payment come before the laying.
LON-DEV-23 = After n builds in one turn a player has at least n stacks, since each build needs a top card that was not laid this turn, or a new stack.
LON-DEV-24 = The build of a card needs all of it at once: a play whose discard or payment cannot be made is refused and changes nothing.
    .ruling = A build that cannot be finished has not been begun.

## Action cards

LON-ACT-1 = An action card is played only as part of Develop.
LON-ACT-2 = Playing it needs no discard and no money.
LON-ACT-3 = Its effect is resolved at once; cards it draws may be used in the same Develop action.
    .no = { $left ->
        [one] You must draw another card: an effect is carried out in full.
       *[other] You must draw { $left } more cards: an effect is carried out in full.
    }
LON-ACT-4 = Playing one action card alone satisfies LON-DEV-1.
    .ruling = The rulebooks make Develop play one or more cards, and an action card is one.
LON-ACT-5 = A played action card leaves the game; it does not go to the board.
    .ruling = The first edition says so; the second edition’s rulebooks are silent.
LON-ACT-6 = An action card cannot be laid in the building area.
LON-ACT-7 = Action cards and builds may alternate in any order within one Develop action.
    .ruling = The rulebooks say one at a time and no more.

## Paupers

LON-PAUP-1 = A Paupers card cannot be built, unless an effect says so; no card or borough of this game does.
    .no = You cannot build { NAME($card, of: "card") }: Paupers are never built.
LON-PAUP-2 = A Paupers card cannot be the matching discard for a build, unless an effect says so.
    .no = You cannot discard Paupers to build a card, unless a card or a borough of yours says so.
LON-PAUP-3 = A Paupers card can be discarded as the activation cost of a card.
LON-PAUP-4 = A Paupers card can be discarded through card effects that discard cards.
LON-PAUP-5 = A Paupers card can be discarded to the hand limit.
LON-PAUP-6 = A Paupers card lying on the board may be drawn like any other card, and must be if it is the only card that can be drawn in the draw step.
LON-PAUP-7 = Paupers count as hand cards for poverty like any other card.

## Buy land

LON-LAND-1 = The player chooses one of the face-up boroughs, pays its cost and puts it on top of their borough stack.
    .no = You cannot buy { NAME($borough, of: "borough") }: it is not for sale.
LON-LAND-2 = Only one borough is bought per action.
LON-LAND-3 = A player short of money must take loans to buy it.
LON-LAND-4 = The gap is refilled at once from the borough deck, before the benefits are taken.
    .ruling = Both rulebooks refill the gap; that it comes before the benefits is our decision.
LON-LAND-5 = If the borough deck is empty the gap stays.
    .ruling = There are twenty boroughs and no rule that brings one back.
LON-LAND-6 = With no face-up borough left, Buy land cannot be chosen.
    .no = You cannot buy land: no borough is for sale.
    .ruling = An action that could do nothing is not offered.
LON-LAND-7 = The buyer then draws the city cards shown on the borough, by LON-DRAW-1.
    .no = { $left ->
        [one] You must draw another card: the borough you bought shows it.
       *[other] You must draw { $left } more cards: the borough you bought shows them.
    }
LON-LAND-8 = The buyer gains the prestige shown at once.
LON-LAND-9 = The buyer loses the poverty shown, or all poverty held if that is less.
LON-LAND-10 = The three benefits are taken in the order draw, prestige, poverty.
LON-LAND-11 = Only the top borough’s ability and run effect work.
LON-LAND-12 = An ability works from the moment the borough is bought until it is covered.
LON-LAND-13 = Covered boroughs still count for the number, side and river contact of boroughs owned.
LON-LAND-14 = Boroughs are never flipped, sold or moved.
LON-LAND-15 = Prestige from a borough is gained only when it is bought; it is not counted again in final scoring.
LON-LAND-16 = A borough ability is used only at the moment the borough names, and may be declined if the borough says “may”.
    .no = You have no borough ability to use at this moment.
LON-LAND-17 = An ability limited to once per turn or once per action may be used in the turn of purchase too, from the moment the borough is on top.
    .ruling = The ability works from the purchase on, and its limit counts uses, not turns of ownership.
LON-LAND-18 = In the turn of purchase neither the old nor the new run effect happens; run effects happen only in Run.
LON-LAND-19 = A loan taken to buy land adds no poverty by itself; loans count only in LON-RUN-16.

## Run

LON-RUN-1 = Run may be chosen with any building area, an empty one included.
    .ruling = The rulebooks ask for no card; a Run of an empty city brings only poverty.
LON-RUN-2 = The player activates any number of own face-up cards, none included, one after the other, in any order.
    .no = There is no stack { $stack } in your building area: it has { $stacks }.
    .told = { NAME($card, of: "card") } is activated.
LON-RUN-3 = A card is activated at most once per turn, except by an effect that says so.
    .no = You cannot activate { NAME($card, of: "card") } again: you have activated it this turn.
LON-RUN-4 = Activation step 1: pay the activation cost. It is nothing, an amount of money, or one card from hand.
    .no = You cannot pay with { NAME($card, of: "card") }: it is not in your hand.
LON-RUN-5 = A card discarded as an activation cost may be of any colour, grey included, and goes to the board.
LON-RUN-6 = A card whose cost cannot be paid cannot be activated; money may be raised by loans first.
    .no = You cannot activate { NAME($card, of: "card") }: it costs a hand card, and you have none.
LON-RUN-7 = Activation step 2: carry out all effects of the card, in an order the player chooses.
    .no = The card has no effect { $effect } left to carry out.
    .ruling = You are asked for the order only where two orders can differ; otherwise the effects are carried out as printed.
LON-RUN-8 = No part of an effect may be declined, except where the card says “may” or “up to”.
    .no = You cannot discard { NAME($card, of: "card") }: it is not in your hand.
    .ruling = Both rulebooks apply an effect in full; the exceptions are those that the cards themselves make.
LON-RUN-9 = Removing poverty never goes below 0; the excess is lost.
LON-RUN-10 = Activation step 3: if the card flips, it is turned face-down.
    .no = There is no stack { $stack } in your building area: it has { $stacks }.
LON-RUN-11 = A face-down card stays in its stack, cannot be activated, and has no ongoing effect.
    .no = You cannot activate stack { $stack }: its top card is face-down.
LON-RUN-12 = If the top borough has a run effect, it must be carried out exactly once during the action.
    .no = { $why ->
        [done] You have carried out the run effect of your borough already.
       *[none] Your top borough has no run effect.
    }
    .told = The run effect of the borough.
LON-RUN-13 = The run effect may be carried out before the first, between any two, or after the last card activation, but before LON-RUN-15.
    .no = You need not choose the moment: the run effect of your borough comes by itself when the Run ends.
    .ruling = Where the moment can make no difference, the run effect is carried out when the Run ends.
LON-RUN-14 = Effects that count cards or boroughs use the state at that moment, before the activated card flips.
LON-RUN-15 = After the last activation the player gains poverty: 1 for each stack of the building area, activated or not.
    .told = 1 poverty for each stack of the city.
LON-RUN-16 = plus 1 for each loan.
    .told = 1 poverty for each loan.
LON-RUN-17 = plus 1 for each card in hand.
    .told = 1 poverty for each card in hand.
LON-RUN-18 = Boroughs do not reduce this gain, unless their ability says so.
LON-RUN-19 = Poverty gained by LON-RUN-15 to LON-RUN-17 cannot be removed by cards activated in the same action.
LON-RUN-20 = A stack whose top card is face-down counts for LON-RUN-15.
LON-RUN-21 = The borough stack does not count as a stack for LON-RUN-15.
LON-RUN-22 = A loan taken during this Run counts for LON-RUN-16.
LON-RUN-23 = Hand cards are counted for LON-RUN-17 as they are at the end of the action, before the hand limit step: cards paid as activation costs no longer count, cards beyond 9 do.
LON-RUN-24 = Money gained by an activation may pay the activation cost of a later card of the same Run, but not its own cost, which is paid first.
LON-RUN-25 = The run effect of the top borough is carried out also in a Run in which no city card is activated.
LON-RUN-26 = A card may be activated although its effect gives nothing (no poverty to remove, nothing to count); it still flips if it flips.
    .ruling = The rulebooks say it of poverty symbols, which are wasted; we read all other effects alike.
LON-RUN-27 = Poverty gained by an activation or by the run effect is there at once and can be removed by a card activated later in the same Run.

## Draw three

LON-D3-1 = The player draws exactly three city cards by LON-DRAW-1 and LON-DRAW-2.
    .no = { $left ->
        [one] You must draw another card: the action is to draw three.
       *[other] You must draw { $left } more cards: the action is to draw three.
    }
LON-D3-2 = If fewer than three can be drawn, the player draws all that can.
LON-D3-3 = With the draw step this makes four cards in the turn, if available.

## Money and loans

LON-LOAN-1 = Taking a loan gives £10 from the bank and one loan token.
LON-LOAN-2 = Several loans may be taken at once.
LON-LOAN-3 = A player who wants to make a payment beyond the money in hand must take loans for it or give up the play that needs it.
LON-LOAN-4 = A payment forced by another player’s effect must be made; if money is short the player takes the smallest number of loans that covers it.
    .ruling = The Ukrainian rulebook says “must”; that the loans are as few as possible is our decision.
    .told = A forced payment: a loan covers the rest.
LON-LOAN-5 = Repaying a loan costs £15 and returns its token.
LON-LOAN-6 = At the start of their turn a player may repay any number of loans that the money covers.
LON-LOAN-7 = No loan can be taken before the repay step is over, so a new loan never pays for an old one.
    .no = You cannot take a loan before the repay step is over.
    .ruling = A new loan that paid for an old one would only circle through the bank.
LON-LOAN-8 = A loan cannot be repaid in part.
    .ruling = A loan is one token.
LON-LOAN-9 = Money is never negative.
LON-LOAN-10 = No loan can be taken in final scoring.
    .ruling = The rulebooks list the steps of the scoring, and no loan is among them.
LON-LOAN-11 = A player who chooses a play in their turn that costs more money than they have takes, at the moment of payment, the smallest number of loans that covers it; a player who does not want them does not choose the play. More loans may be taken by LON-TURN-6.
    .ruling = The rulebooks ask for loans where money is short; the smallest number, taken with the payment, is our way of doing it.
    .told = Not enough money: a loan covers the rest.
LON-LOAN-12 = A loan taken in a turn stays at least until the start of that player’s next turn, or until final scoring.

## The hand limit

LON-HAND-1 = At the end of their turn a player with more than 9 cards in hand discards down to 9.
    .no = You cannot discard { NAME($card, of: "card") }: it is not in your hand.
LON-HAND-2 = The player chooses which cards and in what order they go to the board.
    .ruling = The rulebooks leave the choice of cards to the player; that the order is chosen too is our decision.
LON-HAND-3 = There is no other hand limit, in a player’s own turn or in others’.
LON-HAND-4 = A player with 9 or fewer cards may not discard in this step.
    .ruling = The step asks for what is too much, and nothing else.

## The end of the game

LON-END-1 = If the city deck is empty at the end of a player’s turn, each other player takes one more turn in turn order, then the game ends.
LON-END-2 = The player in whose turn the deck ran out takes no further turn.
LON-END-3 = If you choose last turns for everyone, every player, the triggering one last, takes one more turn after that turn.
LON-END-4 = The deck running out does not cut the current turn short.
LON-END-5 = The check is made only at the end of a turn, after the hand limit.
LON-END-6 = Final turns follow all normal rules, the draw step by LON-DRAW-6 to LON-DRAW-8.
LON-END-7 = In final turns a player may take any action, Run included.
LON-END-8 = The borough deck running out does not end the game.
    .ruling = Only the city deck ends the game in the rulebooks.
LON-END-9 = A game driven by programs only may set a guard: after a configured number of successive turns (default 200) in which nobody drew from the city deck, the end is triggered at the end of that turn as by LON-END-1; the cards left in the deck can still be drawn in the final turns. The guard is off in games with people.
    .ruling = The rules allow endless play off the board; programs would find that out.
LON-END-10 = The end is triggered once: the deck being empty at the end of a final turn adds no further turns.
LON-END-11 = A final turn has all four steps of LON-TURN-2, repaying loans and the hand limit included.

## Final scoring

LON-SCORE-1 = Steps LON-SCORE-2 to LON-SCORE-8 are done by all players, each step finished by all before the next.
LON-SCORE-2 = Step 1: each player gains 1 poverty per card left in hand; then those cards are set aside.
LON-SCORE-3 = Step 2: each player gains the end prestige of every city card in their building area, face-up, face-down and covered.
LON-SCORE-4 = Step 3: each player repays as many loans as the money covers, £15 each; this is not optional.
LON-SCORE-5 = Step 4: each player loses 7 prestige per loan not repaid.
LON-SCORE-6 = Step 5: each player gains 1 prestige per full £3 left.
LON-SCORE-7 = Step 6: the lowest poverty among all players is subtracted from every player’s poverty.
LON-SCORE-8 = Step 7: each player loses prestige for the poverty left: 0 for 0; 1 for 1 or 2; 2 for 3; 3 for 4; 5 for 5; 7 for 6; 9 for 7; 11 for 8; 13 for 9; 15 for 10; beyond 10, 15 plus 3 per point over 10.
LON-SCORE-9 = Each step’s amount is told for every player.
    .ruling = A player who lost a point wants to know where.
LON-SCORE-10 = Money stored on Shops cards does not count in final scoring.
    .ruling = Stored money is not the player’s until the card is activated.
LON-SCORE-11 = Ongoing effects do nothing in final scoring.
    .ruling = The steps of the scoring name no card.
LON-SCORE-12 = For LON-SCORE-7 every player counts, also one with 0 poverty; then nothing is subtracted from anybody.

## The winner

LON-TIE-1 = The player with the most prestige wins.
LON-TIE-2 = First tie-break: the tied player with the least poverty (points, not the prestige lost for them; before or after LON-SCORE-7 is the same).
LON-TIE-3 = Second tie-break: the tied player with the most boroughs.
LON-TIE-4 = Third tie-break: the tied player whose single best city card in the building area has the highest end prestige.
LON-TIE-5 = If you choose the sum of the city cards as the last tie-break, it is the sum taken in LON-SCORE-3.
LON-TIE-6 = If still tied, the tied players share the win.
    .ruling = The rulebooks end with the third tie-break.
LON-TIE-7 = A player without city cards in the building area counts 0 in LON-TIE-4 and LON-TIE-5.
LON-TIE-8 = Lower places are ordered by the same comparisons; players equal in all of them share the place.
    .ruling = The rulebooks name the winner only.

## Particular cards

LON-CARD-1 = Hospital: when another card of the same player is about to flip after its activation, the player may flip a face-up Hospital instead; the other card stays face-up.
    .no = You cannot flip stack { $stack }: only the activated card flips, or a face-up Hospital in its place.
    .told = The Hospital flips in its place.
LON-CARD-2 = A card kept face-up by Hospital may not be activated again this turn.
LON-CARD-3 = One Hospital replaces one flip; it cannot replace its own.
    .ruling = The rulebooks show one Hospital for one flip.
LON-CARD-4 = Town Houses: 1 prestige per face-up blue card in its owner’s building area, itself included.
LON-CARD-5 = Steamboats: £2 per owned borough next to the river, covered ones included.
LON-CARD-6 = Omnibus: £1 per owned borough. Train Station: £2 per owned borough of its side.
LON-CARD-7 = Bridge and Tower Bridge: £1 per face-up brown card in its owner’s building area.
    .ruling = That only face-up cards count is our decision, as for Town Houses.
LON-CARD-8 = School: for £1 the player treats one hand card as a card of any colour for one matching discard; the card built is not recoloured. It may be used any number of times.
    .ruling = The first edition’s card; that it changes the discard and not the card built is our decision.
LON-CARD-9 = School may be used on a Paupers card.
    .ruling = First-edition players used it so; the option switches it off.
LON-CARD-10 = Coffee House: its activation takes any building card from the board, the player pays that card’s build cost, no matching discard is made, and the card is laid on top of this Coffee House.
    .no = You cannot place that: there is no building card at { NAME($space, of: "space") }.
    .ruling = The first edition’s card; that the build cost is paid is our decision.
LON-CARD-11 = Placing a card with Coffee House is optional: the player may place none, and must place none if the board holds no building card; the activation counts as done all the same.
    .ruling = The rulebooks are silent on an empty board; “may” is the milder reading.
LON-CARD-12 = The card laid by Coffee House may be activated later in the same Run.
    .no = You cannot activate { NAME($card, of: "card") } in this Run: a Coffee House placed it, and this game is played without that.
    .ruling = The rulebooks are silent; the option switches it off.
LON-CARD-13 = Wren: two later builds of this Develop action, of the player’s choice, need no matching discard; build costs are still paid; unused ones lapse when the action ends.
    .no = You must discard a matching card: no effect lets you build without one now.
    .ruling = The first edition’s card; when the builds are used and when they lapse is our decision.
LON-CARD-14 = Shops: each time its owner lays another card in the building area while this card is face-up and uncovered, £1 from the bank goes onto it. Laying the Shops card itself does not count.
    .ruling = The first edition’s card; which cards count is our decision.
LON-CARD-15 = Activating Shops moves the stored money to its owner. If it is covered while holding money, that money returns to the bank.
    .ruling = The first edition’s card; that covered money returns to the bank is our decision.
LON-CARD-16 = Stock Exchange: once per own turn, after the repay step and before the hand limit step, but not inside a draw, a build, a purchase or an activation, its owner may swap one hand card with one card on the board; the hand card takes the space of the other.
    .no = { $why ->
        [moment] You cannot swap now: not inside a draw, a build, a purchase or an activation.
        [step] You cannot swap now: only after the repay step and before the hand limit step.
        [first] You cannot swap between choosing Develop and the first card you play.
        [card] You have no face-up card and no top borough that lets you swap.
        [used] You have made all the swaps of this turn.
        [hand] You cannot swap a card that is not in your hand.
        [board] There is no card on the board to swap with.
       *[space] There is no card in that space to swap with.
    }
    .ruling = The moments are: before the first card of the draw step, beside the choice of the action, in Develop once a card is played, between activations, and after the action.
LON-CARD-17 = University of London: in the draw step its owner may look at the top three cards of the city deck (fewer if it holds fewer), then takes one of them or one card from the board. The others go back on top in the same order.
    .no = { $why ->
        [position] You have looked at fewer cards than that.
        [looked] You have looked at the top cards: say which of them you keep.
        [step] You can look at the deck only in the draw step.
        [card] You have no face-up card that lets you look at the deck.
       *[choice] There is nothing to choose from: one card can be drawn at most.
    }
    .ruling = You may look only where more than one card could be drawn; after the look you draw one card.
LON-CARD-18 = Parliament: in the draw step its owner draws 0, 1 or 2 cards.
LON-CARD-19 = With both Parliament and University of London face-up, the look is allowed for one of the cards only.
    .no = You have looked at the deck already in this draw step.
    .ruling = The look is one ability, not one for each card.
LON-CARD-20 = Bank of England: while it is face-up each loan its owner takes gives £12; repaying still costs £15.
LON-CARD-21 = Brixton Prison: discard up to 3 hand cards of any colour, losing 1 poverty for each. Millbank Prison: the same, and 1 prestige for each.
LON-CARD-22 = Workhouse: discard any number of Paupers, gaining £1 and losing 1 poverty for each.
    .no = You cannot discard { NAME($card, of: "card") } here: the effect asks for Paupers.
LON-CARD-23 = Public Houses: cards in hand add no poverty at the end of this Run.
LON-CARD-24 = Police Force: give one of your poverty points to an opponent of your choice; nothing moves if you have none.
    .ruling = The first edition’s card; what happens without poverty is our decision.
LON-CARD-25 = Fleet Street: an opponent of your choice gains 2 poverty.
LON-CARD-26 = Lloyds of London: every opponent pays you £2, by LON-LOAN-4.
LON-CARD-27 = Fire Brigade: every opponent pays the bank £1 per borough they own, by LON-LOAN-4.
LON-CARD-28 = Whitehall: choose another top card of yours that was already activated in this Run, face-down or not; pay the money part of its activation cost again but no card, and carry out its effects again.
    .no = You cannot choose stack { $stack }: it must be another top card of yours that you activated in this Run.
    .ruling = If there is such a card, one must be chosen; the money is paid with loans if need be.
LON-CARD-29 = Whitehall cannot choose another Whitehall. A card chosen by Whitehall that is still face-up and flips, flips.
    .no = You cannot choose { NAME($card, of: "card") }: it would activate cards again itself.
    .ruling = Two cards that activate each other would never end.
LON-CARD-30 = Underground (reconstructed): 2 prestige plus 1 per owned borough.
    .ruling = The second edition’s card is not known to us: the effect is our reconstruction.
LON-CARD-31 = Where several forced payments arise from one effect, opponents pay in turn order starting left of the active player.
    .ruling = The rulebooks name no order; turn order is the order of everything else.
LON-CARD-32 = Whitehall with no card to choose does nothing and flips.
    .ruling = An effect that finds nothing gives nothing, and the card still flips.
    .told = There is no card to activate again.
LON-CARD-33 = Hospital may also replace the flip of a card that Whitehall activates again, and that of Whitehall.
    .ruling = A flip is a flip, whatever caused the activation.
LON-CARD-34 = While a free build is open (Wren, Wandsworth) the player may still make the matching discard and keep it open; a build that needs no discard anyway uses none up.
    .ruling = A player who may build without a discard may also build with one.
LON-CARD-35 = Parliament and Hammersmith add up: 0 to 3 cards in the draw step.
    .ruling = Two effects that add cards add up.
LON-CARD-36 = A card laid by Coffee House counts as laid for Shops (LON-CARD-14) and its ongoing effect starts at once; LON-DEV-10 does not stop a Coffee House that was laid in this Run from placing a card on itself.
    .ruling = A card that lies there has been laid.
LON-CARD-37 = The bonus of Bank of England counts for forced loans too, even outside their owner’s turn.
LON-CARD-38 = University of London with Hammersmith: the look is made once in the draw step, for one of the cards, as in LON-CARD-19.
    .ruling = As with Parliament: one look.
LON-CARD-39 = Money paid for School, for build costs, for activations and for boroughs goes to the bank.
    .ruling = Every other cost goes to the bank; so does that of a School.

## Particular boroughs

LON-BOR-1 = Wandsworth: on purchase draw 2, gain 2 prestige, lose 1 poverty; on every Run while it is on top, gain 2 poverty.
LON-BOR-2 = Southwark & Bermondsey: on every Run while it is on top, gain 1 poverty.
LON-BOR-3 = Southwark & Bermondsey (reconstructed ability): while on top, Paupers may be the matching discard for a build of any colour.
    .ruling = The ability of this borough in the second edition is not known to us: it is our reconstruction.
LON-BOR-4 = Wandsworth (reconstructed ability): once per Develop action one build needs no matching discard; its build cost is still paid.
    .ruling = The ability of this borough in the second edition is not known to us: it is our reconstruction.
LON-BOR-5 = Hammersmith (reconstructed): in the draw step its owner may draw one card more.
    .ruling = The ability of this borough in the second edition is not known to us: it is our reconstruction.
LON-BOR-6 = St Pancras (reconstructed): up to two hand cards add no poverty on a Run.
    .ruling = The ability of this borough in the second edition is not known to us: it is our reconstruction.
LON-BOR-7 = Deptford (reconstructed): once per Run, at a moment allowed for a run effect by LON-RUN-13, its owner may discard one hand card for £2.
    .no = { $why ->
        [used] You have used the ability of your borough in this Run.
        [one] You have chosen the ability of your borough, so you discard a card.
       *[hand] You have no card to discard for the ability of your borough.
    }
    .ruling = Using the ability means discarding a card; a player who does not want to does not use it.
LON-BOR-8 = Battersea (reconstructed): as Stock Exchange, LON-CARD-16; with both, two swaps per turn.
    .ruling = The ability of this borough in the second edition is not known to us: it is our reconstruction.
LON-BOR-9 = Paddington (reconstructed): the next borough bought while it is on top costs £2 less, never below £0.
    .ruling = The ability of this borough in the second edition is not known to us: it is our reconstruction.
LON-BOR-10 = Effects that free hand cards from poverty do not add up beyond the cards in hand.
    .ruling = A card cannot be left out twice.

## Effects

LON-EFF-1 = Every effect named in the data files is one that the game knows, and data with any other is refused.
    .ruling = A card that names what the game does not know could only be played wrongly.
LON-EFF-2 = A card with no activation cannot be activated.
    .no = You cannot activate { NAME($card, of: "card") }: it has no activation.
LON-EFF-3 = Where an effect is aimed at an opponent of your choice, you choose when the effect is carried out; any opponent may be chosen.
    .no = You cannot choose { $seat }: it must be an opponent at this table.
    .ruling = The rulebooks are silent; a choice is made when it matters.
LON-EFF-4 = Changing a value in the data files changes the game without a change of code.
    .ruling = Most values come from the first edition: anyone who owns the box must be able to correct them.
LON-EFF-5 = An effect whose count is 0 gives nothing and is still legal.
LON-EFF-6 = In a replay, every choice made (draw source, discard, order, target, amount of an "up to") is part of the recorded move.
    .ruling = A recorded game must replay exactly.

## Examples

LON-EX-1 = Develop. Hand: Vauxhall Gardens (blue), Hospital (blue, £2), Huguenots (brown action), Vintners (brown). Legal: discard Vauxhall Gardens, pay £2, build Hospital. Legal: discard Hospital, pay nothing, build Vauxhall Gardens. Legal: discard Huguenots, build Vintners. Legal: play Huguenots, draw 2 cards and keep Vintners. Not legal: discard Vintners to build Hospital.
LON-EX-2 = Develop, continued. Starting from £5, building Hospital leaves £3, the hand holds Huguenots and Vintners, Vauxhall Gardens lies in the top row of the board, and Hospital’s ongoing effect is already active.
LON-EX-3 = Buy land. Hammersmith, Lewisham and Southwark & Bermondsey are face-up. A player who can pay for the last two but not the first may buy Hammersmith only after taking a loan. (With £5 and the prices 6, 3 and 5, Hammersmith needs one loan and leaves £9.) The bought borough covers the current one, whose side and river mark stay visible.
LON-EX-4 = Wandsworth bought: draw 2 cards, +2 prestige, −1 poverty (0 if there was none). Each Run with Wandsworth on top: +2 poverty.
LON-EX-5 = Run, part 1, West India Docks: discard a Paupers card from hand, gain £7, flip the Docks. The Paupers card lies on the board.
LON-EX-6 = Run, part 1, Town Houses: Hospital and Town Houses are the two face-up blue cards, so +2 prestige. Town Houses should flip; the player flips Hospital instead. Town Houses stays face-up, cannot be activated again this turn, and can be in a later turn.
LON-EX-7 = Run, part 1, Steamboats: two owned boroughs lie on the river, so +£4; Steamboats flips.
LON-EX-8 = Run, part 1, borough: Southwark & Bermondsey is on top, so +1 poverty, which cannot be declined.
LON-EX-9 = Run, part 1, sum: money +11, prestige +2, poverty +1, hand one card smaller, face-down: Docks, Hospital, Steamboats; face-up: Town Houses.
LON-EX-10 = Run, part 2: 4 stacks, 1 loan, 2 cards in hand give 4 + 1 + 2 = 7 poverty; with the 4 already held (the borough’s 1 included) the player has 11.
LON-EX-11 = Run, part 2: although the player now has plenty of money (£15 or more), the loan cannot be repaid before the start of the next own turn.
LON-EX-12 = Draw three: with the draw step the player takes four cards in the turn.
LON-EX-13 = Poverty table: 6 poverty left after LON-SCORE-7 cost 7 prestige.
LON-EX-14 = Loan: £10 now; £15 at the start of a later turn, or 7 prestige lost at the end.
LON-EX-15 = Poverty table values for 0 to 13: 0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15, 18, 21, 24.
LON-EX-16 = Board, 2 players: discards a, b, c fill the top row, d, e, f the bottom row; discarding g puts d, e, f out of the game, leaves a, b, c in the bottom row and g in the top row.
LON-EX-17 = Board, 2 players: top a, b, c and bottom d; a player draws b; the next discard h goes to the middle of the top row.
LON-EX-18 = Final scoring, 2 players. P: 20 prestige, £34, 2 loans, 9 poverty, 2 cards in hand, cards worth 11. Q: 25 prestige, £8, 1 loan, 7 poverty, no hand, cards worth 6. Step 1: P 11 poverty. Step 2: P 31, Q 31. Step 3: P repays two, £4 left; Q cannot repay. Step 4: Q 24. Step 5: P 32, Q 26. Step 6: P 4, Q 0. Step 7: P 29, Q 26. P wins.
LON-EX-19 = Stacking: a card built this turn as a new stack cannot be covered this turn; a card that was already on top can be covered, and the card now covering it cannot be covered again this turn.
LON-EX-20 = End, 3 players A, B, C in this order: B draws the last card of the deck in the draw step and takes an action; then C and A take one turn each; the game ends. With the option “Last turns: everyone, once”, C, A and B take one turn each.
LON-EX-21 = Empty deck: in C’s last turn the deck is empty and one Paupers card lies on the board; C must draw it.
LON-EX-22 = Forced payment: Lloyds of London against an opponent with £1: the opponent takes one loan (£11), pays £2 and keeps £9.
LON-EX-23 = Equal poverty: if all players hold 8 poverty after LON-SCORE-2, nobody loses prestige for poverty.
LON-EX-24 = Cards in hand: with 11 cards after the action a player discards 2 at the end of the turn; with 9, none.
