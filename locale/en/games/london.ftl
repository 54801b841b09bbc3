### London, second edition. Names, questions, moves and what is told of them. `.about` is one line for people who learn.

title = London
about = Rebuild the city after the Great Fire: develop it, buy land, run it, and keep poverty in check.
board-length = 60 to 90 minutes
    .weight = takes a game to learn
bot-easy = Toby
    .about = Daring without a plan: builds first and wonders later.
bot-medium = Nell
    .about = Greedy: takes the best deal on the table and looks no further.
bot-hard = Silas
    .about = Patient: thinks through many possible cities before every turn.
bot-expert = Agnes
    .about = Calm: has learnt from countless games what every choice is worth.
board-looking-at = Viewing { $who }’s city

## Colours and spaces

colour-brown = brown
colour-blue = blue
colour-pink = pink
colour-grey = grey

space-top-1 = top row, space 1
space-top-2 = top row, space 2
space-top-3 = top row, space 3
space-top-4 = top row, space 4
space-top-5 = top row, space 5
space-bottom-1 = bottom row, space 1
space-bottom-2 = bottom row, space 2
space-bottom-3 = bottom row, space 3
space-bottom-4 = bottom row, space 4
space-bottom-5 = bottom row, space 5
space-deck = the city deck

## Questions

ask-repay = { $loans ->
    [one] Repay your loan for £{ $cost }, or keep it. You have £{ $money }.
   *[other] Repay one of your { $loans } loans for £{ $cost }, or keep them. You have £{ $money }.
}
ask-draw = { $must ->
    [0] { $may ->
        [one] You may draw 1 more card, from the deck or from the board, or stop.
       *[other] You may draw up to { $may } more cards, from the deck or from the board, or stop.
    }
    [one] Draw a card, from the deck or from the board.
   *[other] Draw { $must } cards one at a time, from the deck or from the board.
}
ask-peek = You looked at the top of the deck: keep one of these cards, or take one from the board.
ask-action = Choose an action: Develop, Buy land, Run or Draw three.
ask-develop = { $played ->
    [0] Develop: which card do you play?
   *[other] Develop: play another card, or stop.
}{ $free ->
    [0] {""}
    [one] {" "}Your next build needs no discard.
   *[other] {" "}Your next { $free } builds need no discard.
}
ask-place = { NAME($card, of: "card") }: start a new stack, or cover one.
ask-pay = { NAME($card, of: "card") }: which card do you discard for it?{ $cost ->
    [0] {""}
   *[other] {" "}It costs £{ $cost } as well.
}
ask-land = Which borough do you buy? You have £{ $money }.
ask-run = Run: activate a card, or stop. Stopping now adds { $poverty } poverty.{ $due ->
    [yes] {" "}The run effect of your borough is still to come.
   *[other] {""}
}
ask-cost = { NAME($card, of: "card") }: which card from your hand do you discard to activate it?
ask-flip = { NAME($card, of: "card") } would flip. Flip it, or your Hospital instead?
ask-coffee = { NAME($card, of: "card") }: place a card from the board on it, or none.
ask-discards = { $source ->
    [borough] { NAME($borough, of: "borough") }: { $paupers ->
        [yes] discard Paupers.
       *[other] { $left ->
            [0] discard cards.
            [one] discard a card.
           *[other] discard up to { $left } cards.
        }
    }
   *[card] { NAME($card, of: "card") }: { $paupers ->
        [yes] discard Paupers, or stop.
       *[other] { $left ->
            [0] discard cards, or stop.
            [one] discard a card, or stop.
           *[other] discard up to { $left } cards, or stop.
        }
    }
}
ask-target = { $source ->
    [borough] { NAME($borough, of: "borough") }
   *[card] { NAME($card, of: "card") }
}: choose an opponent to gain { $n } poverty.
ask-again = { NAME($card, of: "card") }: which card do you activate again?
ask-order = { $source ->
    [borough] { NAME($borough, of: "borough") }
   *[card] { NAME($card, of: "card") }
}: which effect comes next?
ask-swap = { NAME($card, of: "card") }: which card on the board do you swap it with?
ask-spare = Your action is done. Swap a card now, or end your turn.
ask-limit = { $left ->
    [one] Hand limit { $limit }: discard 1 card.
   *[other] Hand limit { $limit }: discard { $left } cards.
}

## Moves

move-draw = { $from ->
    [deck] draw from the deck
   *[other] draw from { NAME($from, of: "space") }
}
    .draw = { $from ->
        [deck] draw from the deck
       *[other] draw { NAME($card, of: "card") }
    }
    .peek = draw { NAME($card, of: "card") }
move-keep = keep { NAME($card, of: "card") }
move-look = look at the top of the deck
move-develop = Develop
    .action = Develop: play cards
move-buy-land = Buy land
    .action = Buy land, from £{ $price }
move-run = Run
    .action = { $cards ->
        [0] Run the city: no card to activate, +{ $n } poverty
        [one] Run the city: 1 card to activate
       *[other] Run the city: { $cards } cards to activate
    }
move-draw-three = Draw three
    .action = Draw three cards
move-land = buy { NAME($borough, of: "borough") }
    .land = buy { NAME($borough, of: "borough") }, £{ $price }
move-play = play { NAME($card, of: "card") }{ $cost ->
    [0] {""}
   *[other] , £{ $cost }
}
move-discard = discard { NAME($card, of: "card") }
move-free = build without a discard ({ $n } left)
move-new = start a new stack
move-onto = cover stack { $stack }
    .place = { $card ->
        [down] cover stack { $stack }
       *[other] cover { NAME($card, of: "card") }, stack { $stack }
    }
move-activate = activate stack { $stack }
    .run = { $card ->
        [down] activate stack { $stack }
       *[other] activate { NAME($card, of: "card") }
    }
    .again = { move-activate.run }
move-flip = flip stack { $stack }
    .flip = { $card ->
        [down] flip stack { $stack }
       *[other] flip { NAME($card, of: "card") }
    }
move-borough = use the run effect of { NAME($borough, of: "borough") }
move-ability = use { NAME($borough, of: "borough") }
move-take = take the card from { NAME($from, of: "space") }
    .coffee = take { NAME($card, of: "card") }
    .swap = { move-take.coffee }
move-effect = effect { $effect }
    .order = { $does }
move-seat = choose { $seat }
move-repay = repay a loan
    .repay = repay a loan, £{ $price }
move-stop = stop
    .repay = keep your loans
    .draw = draw no more
    .develop = end Develop
    .run = end the run: +{ $n } poverty
    .coffee = place no card
    .discards = discard no more
    .spare = end the turn
move-swap = swap { NAME($card, of: "card") }
move-loan = take a loan: +£{ $n }

## What is told

did-draw = { $who ->
    [You] You draw
   *[other] { $who } draws
} from the deck
did-keep = { $who ->
    [You] You keep
   *[other] { $who } keeps
} one of the cards from the top of the deck
did-hidden = { $who ->
    [You] You keep
   *[other] { $who } keeps
} one of the cards from the top of the deck
did-look = { $who ->
    [You] You look
   *[other] { $who } looks
} at the top of the deck
did-develop = { $who ->
    [You] You choose
   *[other] { $who } chooses
} Develop
did-buy-land = { $who ->
    [You] You choose
   *[other] { $who } chooses
} Buy land
did-run = { $who ->
    [You] You choose
   *[other] { $who } chooses
} Run
did-draw-three = { $who ->
    [You] You choose
   *[other] { $who } chooses
} Draw three
did-play = { $who ->
    [You] You play
   *[other] { $who } plays
} { NAME($card, of: "card") }
did-free = { $who ->
    [You] You build
   *[other] { $who } builds
} without a discard
did-borough = { $who ->
    [You] You use
   *[other] { $who } uses
} a borough’s run effect
did-ability = { $who ->
    [You] You use
   *[other] { $who } uses
} a borough’s ability
did-swap = { $who ->
    [You] You swap
   *[other] { $who } swaps
} { NAME($card, of: "card") } with a card on the board
put-card = { $to ->
    [hand] { $who ->
        [You] You draw
       *[other] { $who } draws
    } { NAME($piece, of: "card") }
    [board] { $who ->
        [You] You discard
       *[other] { $who } discards
    } { NAME($piece, of: "card") }
    [stack] { $who ->
        [You] You place
       *[other] { $who } places
    } { NAME($piece, of: "card") }
   *[out] { NAME($piece, of: "card") } leaves the game
}
put-borough = { $to ->
    [lands] { $who ->
        [You] You buy
       *[other] { $who } buys
    } { NAME($piece, of: "borough") }
   *[offer] For sale: { NAME($piece, of: "borough") }
}
turn-card = { NAME($piece, of: "card") } flips
gain-money = { $lost ->
    [yes] { $who ->
        [You] You pay
       *[other] { $who } pays
    } £{ $n }
   *[no] { $who ->
        [You] You gain
       *[other] { $who } gains
    } £{ $n }
}
gain-loans = { $lost ->
    [yes] { $who ->
        [You] You repay
       *[other] { $who } repays
    } { $n ->
        [one] a loan
       *[other] { $n } loans
    }
   *[no] { $who ->
        [You] You take
       *[other] { $who } takes
    } { $n ->
        [one] a loan
       *[other] { $n } loans
    }
}
gain-poverty = { $lost ->
    [yes] { $who ->
        [You] You lose
       *[other] { $who } loses
    } { $n } poverty
   *[no] { $who ->
        [You] You gain
       *[other] { $who } gains
    } { $n } poverty
}
gain-prestige = { $lost ->
    [yes] { $who ->
        [You] You lose
       *[other] { $who } loses
    } { $n } prestige
   *[no] { $who ->
        [You] You gain
       *[other] { $who } gains
    } { $n } prestige
}
gain-stored = { $lost ->
    [yes] { $who ->
        [You] You take
       *[other] { $who } takes
    } £{ $n } from a card
   *[no] { $who ->
        [You] You put
       *[other] { $who } puts
    } £{ $n } from the bank on a card
}
stage-turn = Turn { $n }
stage-player = { $who }
stage-last-turns = { $n ->
    [one] The last turn
   *[other] The last turns: { $n }
}
stage-scoring = { $n ->
    [1] Scoring: poverty for cards in hand
    [2] Scoring: prestige of the city cards
    [3] Scoring: repaying loans
    [4] Scoring: loans not repaid
    [5] Scoring: money
    [6] Scoring: everyone removes as much poverty as the lowest has
   *[7] Scoring: prestige lost to poverty
}
progress = { $deck ->
    [one] Turn { $turn }, 1 card left in the deck
   *[other] Turn { $turn }, { $deck } cards left in the deck
}
progress-last = Turn { $turn }, the last turns

## What cards and boroughs do

facts-card = { $colour ->
        [brown] Brown
        [blue] Blue
        [pink] Pink
       *[grey] Grey
    }, deck { $deck }. { $kind ->
        [pauper] Cannot be built.
        [action] Played in Develop, without a payment.
       *[building] { $cost ->
            [0] Free to build
           *[other] Build cost £{ $cost }
        }{ $discard ->
            [none] , without a discard
           *[same_colour] {""}
        }.
    }{ $worth ->
        [0] {""}
       *[other] {" "}Worth { $worth } prestige at the end.
    }
facts-borough = { $side ->
        [N] North of the Thames
       *[S] South of the Thames
    }{ $river ->
        [yes] , on the river
       *[no] {""}
    }. Costs £{ $cost }. When bought: { $draw ->
        [one] draw 1 card
       *[other] draw { $draw } cards
    }, gain { $prestige } prestige, lose { $relief } poverty.
cost-money = Pay £{ $n }.
cost-card = Discard a card of any colour.
flips = Then it flips.
stays = It stays face-up.
per-own-face-up-cards = { $colour ->
    [brown] face-up brown card
    [blue] face-up blue card
    [pink] face-up pink card
   *[grey] face-up grey card
}
per-own-boroughs = { $river ->
    [yes] borough on the river
   *[other] { $side ->
        [N] borough north of the Thames
        [S] borough south of the Thames
       *[other] borough
    }
}
per-their-boroughs = borough they own
effect-gain-money = gain £{ $amount }
effect-gain-prestige = gain { $amount } prestige
effect-remove-poverty = lose { $amount } poverty
effect-gain-poverty = gain { $amount } poverty
effect-draw-cards = { $amount ->
    [one] draw 1 card
   *[other] draw { $amount } cards
}
effect-gain-money-per = gain £{ $amount } per { $count }
effect-gain-prestige-per = gain { $amount } prestige per { $count }
effect-discard-for = { $filter ->
    [pauper] { $max ->
        [0] discard any number of Paupers
        [one] discard up to 1 Paupers card
       *[other] discard up to { $max } Paupers
    }
   *[any] { $max ->
        [0] discard any number of cards
        [one] discard up to 1 card
       *[other] discard up to { $max } cards
    }
}; for each, { $per_card }
effect-give-poverty = give { $amount } poverty to an opponent of your choice
effect-target-gains-poverty = an opponent of your choice gains { $amount } poverty
effect-take-money-from-each-opponent = every opponent pays you £{ $amount }
effect-each-opponent-pays-per = every opponent pays the bank £{ $amount } per { $count }
effect-place-from-board-on-self = { $pay_build_cost ->
    [yes] you may place a building from the board on this card for its build cost, without a discard
   *[no] you may place a building from the board on this card for free
}
effect-reactivate = { $waive_discard ->
    [yes] activate another card of this run again, without discarding a card for it
   *[no] activate another card of this run again
}
effect-ignore-hand-poverty = { $max ->
    [0] { $duration ->
        [this_run] cards in hand add no poverty this run
       *[while_top] cards in hand add no poverty when you run
    }
   *[other] { $duration ->
        [this_run] up to { $max } cards in hand add no poverty this run
       *[while_top] up to { $max } cards in hand add no poverty when you run
    }
}
effect-take-stored-money = take the money on this card
effect-free-builds = { $count ->
    [one] one build of this Develop action needs no discard
   *[other] { $count } builds of this Develop action need no discard
}
effect-flip-self-instead = this card may flip instead of another that you activate
effect-recolour-discard = { $per_turn ->
    [0] for £{ $price }, a discard counts as any colour
   *[other] for £{ $price }, a discard counts as any colour, up to { $per_turn } times a turn
}{ $includes_grey ->
    [yes] , Paupers too
   *[no] {""}
}
effect-store-money-on-place = whenever you place another card, put £{ $amount } from the bank on this one
effect-loan-bonus = a loan gives £{ $amount } more
effect-start-draw-peek = in the draw step, look at the top { $look } cards of the deck before you choose
effect-start-draw-choice = in the draw step, draw { $min } to { $max } cards
effect-swap-hand-with-board = { $per_turn ->
    [one] once a turn, swap a card in hand with one on the board
   *[other] { $per_turn } times a turn, swap a card in hand with one on the board
}
effect-paupers-any-colour = Paupers match any colour as a discard
effect-borough-discount = the next borough costs £{ $amount } less
effect-extra-start-draw = { $amount ->
    [one] in the draw step, you may draw 1 more card
   *[other] in the draw step, you may draw { $amount } more cards
}

## In the terminal

help-moves = play mercers
    .about = a move in words, its name as short as is clear: draw deck, draw t1, buy city, onto 2, discard salters, loan, stop
help-signs = ■ ● ◆ ○
    .about = cards by colour: brown, blue, pink, grey; ↷ lies face-down, ✓ was activated in this run, (+2) cards lie under it, (£3) lies on it
help-map = £4 ∅ ★2 → ↷ ∞ ⟳ !
    .about = a card: its build cost, ∅ built without a discard, ★ its prestige at the end; what is paid → for what, ↷ then it flips; ∞ while face-up or on top, ⟳ on every run, ! an action card; of boroughs N or S of the Thames, ≈ at the river; t1 and b1 are spaces of the upper and the lower row

## Points

category-track = prestige during the game
category-cards = city cards
category-loans = loans not repaid
category-money = money
category-poverty = poverty
scored-end = Final scoring
scored-run = The Run is over
scored-money = £
scored-loans = { plate-loans }
scored-scoring-2 = { category-cards }
scored-scoring-4 = { category-loans }
scored-scoring-5 = { category-money }
scored-scoring-7 = { category-poverty }
item-borough = { NAME($borough, of: "borough") }
item-card = { NAME($card, of: "card") }{ $copies ->
    [1] { "" }
   *[other] {" × "}{ $copies }
}
item-other = other prestige
item-loans = loans left: { $n }
item-money = £{ $n }
item-poverty = poverty left: { $n }
plate-prestige = prestige
plate-money = money £
plate-loans = loans
plate-poverty = poverty
plate-score = points

## Options, in the words of options.py

option-pauper_count = Paupers cards
    .about = 11 by the Ukrainian rulebook, 12 by the French; the twelfth replaces an Underground.
option-pauper_count-11 = 11
option-pauper_count-12 = 12
option-final_turns = Last turns
    .about = When the deck has run out: one more turn for the others, or for everyone.
option-final_turns-others_once = the others, once
option-final_turns-everyone_once = everyone, once
option-last_tie_break = Last tie-break
    .about = The city card with the most prestige at the end, or the prestige of all one’s city cards.
option-last_tie_break-best_single_city_card = the best city card
option-last_tie_break-total_city_card_prestige = the sum of the city cards
option-board_shift = Shift of the board
    .about = The lower row leaves when a discard finds no room, or as soon as the board is full.
option-board_shift-on_next_discard = when a discard finds no room
option-board_shift-when_full = as soon as it is full
option-first_player = First player
    .about = Random, or the seat of the host.
option-first_player-random = random
option-first_player-host = the host
option-coffee_house_same_run = Coffee House, same run
    .about = A card placed by a Coffee House can be activated later in the same run.
option-school_affects_paupers = School for Paupers
    .about = A School lets Paupers be the matching discard for a build.
option-loan_cap = Most loans
    .about = How many loans all players together may hold: 12, as many as there are tokens, or any number.
option-loan_cap-12 = 12
option-owner_may_inspect_own_covered = Look at own covered cards
    .about = Players may look at the covered and face-down cards of their own building area.
option-stall_guard = Guard against stalling
    .about = The last turns begin after this many turns in a row without a card from the deck; 200 is usual where only programs play.

## The board in the browser

board-table = The table
board-shelves = The development board
board-upper-shelf = Top row
board-lower-shelf = Bottom row
board-deck = { $n ->
    [one] The city deck: 1 card
   *[other] The city deck: { $n } cards
}
board-out = Out: { $n }
board-out-about = Out of the game: these cards never return.
board-close = Close
board-offer = Boroughs for sale
board-borough-deck = { $n } to come
board-north = North of the Thames
board-south = South of the Thames
board-city = City: { $who }
board-enlarge = Enlarge the city: { $who }
board-lands = Boroughs, the last one bought on top
board-lands-none = No boroughs yet
board-city-empty = No buildings yet: every stack starts with a card from your hand.
board-new-stack = New stack
board-stack = Stack { $stack }: { $card ->
        [hidden] a face-down card
       *[other] { NAME($card, of: "card") }{ $up ->
            [yes] {""}
           *[no] , face-down
        }
    }{ $under ->
        [0] {""}
        [one] , 1 card under it
       *[other] , { $under } cards under it
    }{ $stored ->
        [0] {""}
       *[other] , £{ $stored } on it
    }{ $laid ->
        [yes] , laid this turn
       *[no] {""}
    }{ $activated ->
        [yes] , activated
       *[no] {""}
    }
board-hand = { $n ->
    [one] Your hand: 1 card
   *[other] Your hand: { $n } cards
}
board-hand-empty = Your hand is empty.
board-hand-size = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
board-money = £{ $n }
board-loans = { $n ->
    [one] 1 loan
   *[other] { $n } loans
}
board-prestige = { $n } prestige
board-poverty = { $n } poverty
board-last-turns = { $n ->
    [one] The last turn
   *[other] The last turns: { $n } to go
}

board-chain = Building a card
board-chain-card = card
board-chain-place = place
board-chain-payment = payment
board-free = { $n ->
    [one] 1 build without a discard
   *[other] { $n } builds without a discard
}
board-run-now = { $n ->
    [0] A run now: no card
    [one] A run now, 1 card:
   *[other] A run now, { $n } cards:
}
board-run-rest = { $n ->
    [0] No card left to activate
    [one] 1 more card:
   *[other] { $n } more cards:
}
board-run-open = plus what you choose or draw on the way
board-run-end = then
board-run-poverty = Poverty at the end of the run: { $stacks } for stacks, { $loans } for loans, { $cards } for cards in hand
board-swap = Swap a card
board-swap-stop = No swap

board-when-activate = Activate:
board-when-ongoing = While face-up:
board-when-action = Action card:
board-when-run = On every run:
board-when-top = While on top:

board-standing = As it stands
board-row-total = total
board-more-hidden = and cards that you cannot see
board-look = Look at the city: { $who }
board-poverty-table = What poverty costs
board-poverty-about = At the end, each card in hand adds 1 poverty. Then everyone removes as much poverty as the player with the least has. What is left costs prestige:
board-poverty-beyond = Beyond that, { $n } more for each.
board-loan-about = A loan gives £{ $give }. It is repaid with £{ $cost } at the start of a turn, or costs { $loss } prestige at the end.
board-piece-poverty = { $n } poverty
board-piece-loses = { $n ->
    [0] costs nothing
   *[other] costs { $n } prestige
}

## The names of cards and boroughs stay the published ones; a translation stands beside them.

translation = { $id ->
   *[other] {""}
}

## Kinds of move and of question, as a refusal names them

verb-draw = drawing a card
verb-keep = keeping a card you looked at
verb-look = looking at the deck
verb-develop = Develop
verb-buy-land = Buy land
verb-run = Run
verb-draw-three = Draw three
verb-land = buying a borough
verb-play = playing a card
verb-discard = discarding a card
verb-free = building without a discard
verb-new = starting a stack
verb-onto = covering a stack
verb-activate = activating a card
verb-flip = flipping a card
verb-borough = using the run effect of a borough
verb-ability = using the ability of a borough
verb-take = taking a card from the board
verb-effect = choosing an effect
verb-seat = choosing a player
verb-repay = repaying a loan
verb-stop = stopping
verb-swap = swapping a card
verb-loan = taking a loan
question-repay = repaying loans
question-draw = drawing
question-peek = choosing among the cards you looked at
question-action = choosing an action
question-develop = Develop
question-place = placing the card
question-pay = paying for the card
question-land = Buy land
question-run = Run
question-cost = paying for the activation
question-flip = choosing which card flips
question-coffee = choosing a card from the board
question-discards = discarding cards
question-target = choosing a player
question-again = choosing a card to activate again
question-order = choosing the next effect
question-swap = swapping a card
question-spare = ending your turn
question-limit = discarding down to the hand limit
