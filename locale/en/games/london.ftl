### London, second edition. Names, questions, moves and what is told of them. `.about` is one line for people who learn.

title = London
about = Rebuild the city after the Great Fire: develop it, buy land, run it, and keep poverty in check.

## Cards and boroughs, by their published names

card-vauxhall_gardens = Vauxhall Gardens
card-woolwich_arsenal = Woolwich Arsenal
card-east_india_company = East India Company
card-st_pauls = St Paul’s
card-vintners = Vintners
card-water_works = Water Works
card-mercers = Mercers
card-coffee_house = Coffee House
card-covent_garden = Covent Garden
card-theatre_royal = Theatre Royal
card-school_a_blue = School
card-school_a_brown = School
card-hospital_a = Hospital
card-great_fire_monument = Great Fire Monument
card-haberdashers = Haberdashers
card-huguenots = Huguenots
card-salters = Salters
card-fishmongers = Fishmongers
card-grocers = Grocers
card-wren = Wren
card-almshouses = Almshouses
card-paupers_a = Paupers
card-oxford_street = Oxford Street
card-workers_houses = Workers’ Houses
card-furniture_makers = Furniture Makers
card-albert_dock = Albert Dock
card-highgate_cemetery = Highgate Cemetery
card-kew_gardens = Kew Gardens
card-royal_victoria_dock = Royal Victoria Dock
card-ship_building = Ship Building
card-nelsons_column = Nelson’s Column
card-west_india_docks = West India Docks
card-town_houses = Town Houses
card-watch_makers = Watch Makers
card-police_force = Police Force
card-fleet_street = Fleet Street
card-lloyds_of_london = Lloyds of London
card-silk_weaving = Silk Weaving
card-brewing = Brewing
card-regent_street = Regent Street
card-british_museum = British Museum
card-paupers_b = Paupers
card-buckingham_palace = Buckingham Palace
card-bridge = Bridge
card-hospital_b = Hospital
card-omnibus = Omnibus
card-stock_exchange = Stock Exchange
card-brixton_prison = Brixton Prison
card-steamboats = Steamboats
card-street_lights = Street Lights
card-leather_industry = Leather Industry
card-shops_b = Shops
card-university_of_london = University of London
card-lords = Lord’s
card-fire_brigade = Fire Brigade
card-bank_of_england = Bank of England
card-millbank_prison = Millbank Prison
card-underground = Underground
card-billingsgate_market = Billingsgate Market
card-sewers = Sewers
card-paupers_c = Paupers
card-great_exhibition = Great Exhibition
card-train_station_south = Train Station (south)
card-train_station_north = Train Station (north)
card-public_houses = Public Houses
card-shops_c = Shops
card-smithfield_market = Smithfield Market
card-thames_embankment = Thames Embankment
card-tower_bridge = Tower Bridge
card-albert_hall = Albert Hall
card-whitehall = Whitehall
card-natural_history_museum = Natural History Museum
card-parliament = Parliament
card-workhouse = Workhouse
card-school_c = School
card-jewish_refugees = Jewish Refugees
card-grand_hotel = Grand Hotel

borough-city = City
borough-westminster = Westminster
borough-southwark_bermondsey = Southwark & Bermondsey
borough-st_marylebone = St Marylebone
borough-hampstead = Hampstead
borough-st_pancras = St Pancras
borough-islington_stoke_newington = Islington & Stoke Newington
borough-hackney = Hackney
borough-bethnal_green_stepney_poplar = Bethnal Green, Stepney & Poplar
borough-greenwich = Greenwich
borough-deptford = Deptford
borough-lewisham = Lewisham
borough-camberwell = Camberwell
borough-lambeth = Lambeth
borough-battersea = Battersea
borough-wandsworth = Wandsworth
borough-fulham_chelsea = Fulham & Chelsea
borough-hammersmith = Hammersmith
borough-kensington = Kensington
borough-paddington = Paddington

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
    [one] Repay your loan for £{ $cost }, or keep it. Money: £{ $money }.
   *[other] Repay a loan for £{ $cost }, or keep the { $loans } that you have. Money: £{ $money }.
}
ask-draw = { $must ->
    [0] { $may ->
        [one] You may draw one more card, from the deck or from the board, or stop.
       *[other] You may draw up to { $may } more cards, from the deck or from the board, or stop.
    }
    [one] Draw a card, from the deck or from the board.
   *[other] Draw { $must } cards one after the other, from the deck or from the board.
}
ask-peek = You have looked at the top of the deck: keep one of these cards, or take one from the board.
ask-action = Choose an action: Develop, Buy land, Run or Draw three.
ask-develop = { $played ->
    [0] Develop: which card do you play?
   *[other] Develop: play another card, or stop.
}{ $free ->
    [0] {""}
    [one] {" "}One build needs no discard.
   *[other] {" "}{ $free } builds need no discard.
}
ask-place = { NAME($card, of: "card") }: begin a new stack, or cover one.
ask-pay = { NAME($card, of: "card") }: which card do you discard for it?{ $cost ->
    [0] {""}
   *[other] {" "}It costs £{ $cost } as well.
}
ask-land = Which borough do you buy? Money: £{ $money }.
ask-run = Run: activate a card, or stop. Stopping now adds { $poverty } poverty.{ $due ->
    [yes] {" "}The run effect of your borough is still to come.
   *[other] {""}
}
ask-cost = { NAME($card, of: "card") }: which card of your hand do you discard to activate it?
ask-flip = { NAME($card, of: "card") } flips: flip it, or a Hospital in its place.
ask-coffee = { NAME($card, of: "card") }: place a card of the board on it, or none.
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
}: choose an opponent, who gets { $n } poverty.
ask-again = { NAME($card, of: "card") }: which card do you activate again?
ask-order = { $source ->
    [borough] { NAME($borough, of: "borough") }
   *[card] { NAME($card, of: "card") }
}: which effect comes next?
ask-swap = { NAME($card, of: "card") }: which card of the board do you swap it with?
ask-spare = Your action is done. Swap a card now, or end your turn.
ask-limit = { $left ->
    [one] You may keep { $limit } cards: discard one.
   *[other] You may keep { $limit } cards: discard { $left }.
}

## Moves

move-draw = { $from ->
    [deck] draw from the deck
   *[other] draw from { NAME($from, of: "space") }
}
move-keep = keep card { $position } of those looked at
move-look = look at the top of the deck
move-develop = Develop
move-buy-land = Buy land
move-run = Run
move-draw-three = Draw three
move-land = buy { NAME($borough, of: "borough") }
move-play = play { NAME($card, of: "card") }
move-discard = discard { NAME($card, of: "card") }
move-free = build without a discard
move-new = new stack
move-onto = onto stack { $stack }
move-activate = activate stack { $stack }
move-flip = flip stack { $stack }
move-borough = the run effect of your borough
move-ability = the ability of your borough
move-take = take the card from { NAME($from, of: "space") }
move-effect = effect { $effect }
move-seat = seat { $seat }
move-repay = repay a loan
move-stop = stop
move-swap = swap { NAME($card, of: "card") }
move-loan = take a loan

## What is told

did-draw = { $from ->
    [deck] { $who }: a card from the deck
   *[other] {""}
}
did-keep = { $who }: one of the cards looked at
did-hidden = { $who }: one of the cards looked at
did-look = { $who }: a look at the top of the deck
did-develop = { $who }: Develop
did-buy-land = { $who }: Buy land
did-run = { $who }: Run
did-draw-three = { $who }: Draw three
did-land = {""}
did-play = { $who }: { NAME($card, of: "card") }
did-discard = {""}
did-free = { $who }: no discard
did-new = {""}
did-onto = {""}
did-activate = {""}
did-flip = {""}
did-borough = { $who }: the run effect of the borough
did-ability = { $who }: the ability of the borough
did-take = {""}
did-effect = {""}
did-seat = {""}
did-repay = { $who }: a loan repaid
did-stop = {""}
did-swap = { $who }: { NAME($card, of: "card") } goes to the board in a swap
did-loan = { $who }: a loan
put-card = { $piece ->
    [hidden] {""}
   *[other] { $to ->
        [hand] { $who }: { NAME($piece, of: "card") } drawn
        [board] { $from ->
            [hand] { $who }: { NAME($piece, of: "card") } to the board
           *[other] {""}
        }
        [stack] { $who }: { NAME($piece, of: "card") } laid
        [out] { NAME($piece, of: "card") } out of the game
       *[other] {""}
    }
}
put-borough = { $to ->
    [lands] { $who }: { NAME($piece, of: "borough") } bought
    [offer] For sale: { NAME($piece, of: "borough") }
   *[other] {""}
}
turn-card = { $side ->
    [down] { NAME($piece, of: "card") } flips
   *[other] {""}
}
gain-money = { $who }: money { SIGNED($n) }
gain-loans = { $who }: loans { SIGNED($n) }
gain-poverty = { $who }: poverty { SIGNED($n) }
gain-prestige = { $who }: prestige { SIGNED($n) }
gain-stored = { $who }: money on cards { SIGNED($n) }
stage-turn = Turn { $n }
stage-player = { $who }
stage-last-turns = { $n ->
    [one] The last turn
   *[other] The last turns: { $n }
}
stage-scoring = { $n ->
    [1] Scoring: poverty for cards in hand
    [2] Scoring: prestige of the city cards
    [3] Scoring: loans are repaid
    [4] Scoring: loans not repaid
    [5] Scoring: money
    [6] Scoring: the lowest poverty is taken from everyone
   *[7] Scoring: prestige lost for poverty
}

## In the terminal

help-moves = play mercers
    .about = a move in words, its name as short as is clear: draw deck, draw t1, buy city, onto 2, discard salters, loan, stop
help-signs = ■ ● ◆ ○
    .about = cards by colour: brown, blue, pink, grey; ↷ lies face-down, ✓ was activated in this run, (+2) cards lie under it, (£3) lies on it
help-map = £4 ∅ ★2 → ↷ ∞ ⟳ !
    .about = a card: its build cost, ∅ built without a discard, ★ its prestige at the end; what is paid → for what, ↷ then it flips; ∞ while face-up or on top, ⟳ on every run, ! an action card; of boroughs N or S of the Thames, ≈ at the river; t1 and b1 are spaces of the upper and the lower row

## Points

category-track = prestige of the game
category-cards = city cards
category-loans = loans not repaid
category-money = money
category-poverty = poverty

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
    .about = The city card with the most prestige at the end, or the prestige of all one's city cards.
option-last_tie_break-best_single_city_card = the best city card
option-last_tie_break-total_city_card_prestige = the sum of the city cards
option-board_shift = Shift of the board
    .about = The lower row leaves when a discard finds no room, or as soon as the board is full.
option-board_shift-on_next_discard = when a discard finds no room
option-board_shift-when_full = as soon as it is full
option-first_player = First player
    .about = By chance, or the seat of the host.
option-first_player-random = by chance
option-first_player-host = the host
option-coffee_house_same_run = Coffee House, same run
    .about = A card placed by a Coffee House can be activated later in the same run.
option-school_affects_paupers = School for Paupers
    .about = A School lets Paupers be the matching discard for a build.
option-loan_cap = Most loans
    .about = How many loans all players together may hold: 12, as many as there are tokens, or any number.
option-loan_cap-12 = 12
option-owner_may_inspect_own_covered = Look at own covered cards
    .about = Each may look at the covered and face-down cards of the own building area.
option-stall_guard = Guard against stalling
    .about = The last turns begin after so many turns in a row without a card from the deck; 200 is usual where only programs play.

## The board in the browser

board-table = The table
board-shelves = The development board
board-upper-shelf = Upper shelf
board-lower-shelf = Lower shelf
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
board-city = The city of { $who }
board-city-empty = An empty city: every stack of buildings begins with a card from your hand.
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
board-choose-seat = Choose { $who }
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
    [0] A run now:
    [one] A run now, 1 card:
   *[other] A run now, { $n } cards:
}
board-run-rest = { $n ->
    [0] No card left to activate
    [one] 1 more card:
   *[other] { $n } more cards:
}
board-run-end = then
board-run-poverty = Poverty at the end of the run: { $stacks } for stacks, { $loans } for loans, { $cards } for cards in hand
board-swap = Swap a card
board-swap-stop = No swap

board-answer-draw = { $card ->
    [deck] draw from the deck
   *[other] draw { NAME($card, of: "card") }
}
board-answer-keep = { $card ->
    [hidden] keep card { $position }
   *[other] keep { NAME($card, of: "card") }
}
board-answer-look = look at the top of the deck
board-answer-develop = Develop
board-answer-buy-land = Buy land
board-answer-run = Run
board-answer-draw-three = Draw three
board-answer-land = buy { NAME($borough, of: "borough") }
board-answer-play = play { NAME($card, of: "card") }
board-answer-discard = discard { NAME($card, of: "card") }
board-answer-free = build without a discard ({ $n } left)
board-answer-new = begin a new stack
board-answer-onto = { $card ->
    [down] cover stack { $stack }
   *[other] cover { NAME($card, of: "card") }, stack { $stack }
}
board-answer-activate = { $card ->
    [down] activate stack { $stack }
   *[other] activate { NAME($card, of: "card") }
}
board-answer-flip = { $card ->
    [down] flip stack { $stack }
   *[other] flip { NAME($card, of: "card") }
}
board-answer-borough = run effect: { NAME($borough, of: "borough") }
board-answer-ability = use { NAME($borough, of: "borough") }
board-answer-take = take { NAME($card, of: "card") }
board-answer-effect = effect { $effect } next
board-answer-seat = choose player { $seat }
board-answer-repay = repay a loan
board-answer-stop = { $asked ->
    [repay] keep the loans
    [draw] draw no more
    [develop] end Develop
    [run] end the run: +{ $n } poverty
    [coffee] place no card
    [discards] discard no more
   *[other] end the turn
}
board-answer-swap = swap { NAME($card, of: "card") }
board-answer-loan = take a loan: +£{ $n }

board-when-activate = Activate:
board-when-ongoing = While face-up:
board-when-action = Action card:
board-when-run = On every run:
board-when-top = While on top:
board-card-facts = { $colour ->
        [brown] Brown
        [blue] Blue
        [pink] Pink
       *[grey] Grey
    }, deck { $deck }. { $kind ->
        [pauper] Cannot be built.
        [action] Played in Develop, without a payment.
       *[building] { $cost ->
            [0] Built for nothing
           *[other] Build cost £{ $cost }
        }{ $discard ->
            [none] , without a discard
           *[same_colour] {""}
        }.
    }{ $worth ->
        [0] {""}
       *[other] {" "}Worth { $worth } prestige at the end.
    }
board-borough-facts = { $side ->
        [N] North of the Thames
       *[S] South of the Thames
    }{ $river ->
        [yes] , at the river
       *[no] {""}
    }. Costs £{ $cost }. When bought: { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    }, { $prestige } prestige, { $relief } poverty less.
board-cost-money = Pay £{ $n }.
board-cost-card = Discard a card of any colour.
board-flips = Then it flips.
board-stays = It stays face-up.
board-per-card = { $colour ->
    [brown] face-up brown card
    [blue] face-up blue card
    [pink] face-up pink card
   *[grey] face-up grey card
}
board-per-borough = { $where ->
    [river] borough at the river
    [N] borough north of the Thames
    [S] borough south of the Thames
   *[any] borough
}
board-per-their-borough = borough of theirs

board-effect-gain-money = gain £{ $n }
board-effect-gain-prestige = gain { $n } prestige
board-effect-remove-poverty = lose { $n } poverty
board-effect-gain-poverty = gain { $n } poverty
board-effect-draw-cards = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
board-effect-gain-money-per = gain £{ $n } per { $count }
board-effect-gain-prestige-per = gain { $n } prestige per { $count }
board-effect-discard-for = { $of ->
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
}, for each: { $each }
board-effect-give-poverty = give { $n } poverty to an opponent of your choice
board-effect-target-gains-poverty = an opponent of your choice gains { $n } poverty
board-effect-take-money-from-each-opponent = every opponent pays you £{ $n }
board-effect-each-opponent-pays-per = every opponent pays the bank £{ $n } per { $count }
board-effect-place-from-board-on-self = { $paid ->
    [yes] you may lay a building from the shelves on this card for its build cost, without a discard
   *[no] you may lay a building from the shelves on this card, for nothing
}
board-effect-reactivate = { $waived ->
    [yes] activate another card of this run again; a card as its cost is waived
   *[no] activate another card of this run again
}
board-effect-ignore-hand-poverty = { $max ->
    [0] { $when ->
        [this_run] cards in hand add no poverty in this run
       *[while_top] cards in hand add no poverty in a run
    }
   *[other] { $when ->
        [this_run] up to { $max } cards in hand add no poverty in this run
       *[while_top] up to { $max } cards in hand add no poverty in a run
    }
}
board-effect-take-stored-money = take the money that lies on this card
board-effect-free-builds = { $n ->
    [one] one build of this Develop action needs no discard
   *[other] { $n } builds of this Develop action need no discard
}
board-effect-flip-self-instead = this card may flip in place of another that you activate
board-effect-recolour-discard = { $times ->
    [0] for £{ $n } a discard is of any colour
   *[other] for £{ $n } a discard is of any colour, up to { $times } times a turn
}{ $grey ->
    [yes] , Paupers too
   *[no] {""}
}
board-effect-store-money-on-place = £{ $n } from the bank goes onto this card whenever you lay another
board-effect-loan-bonus = a loan gives £{ $n } more
board-effect-start-draw-peek = in the draw step, look at the top { $n } cards of the deck before you choose
board-effect-start-draw-choice = in the draw step, draw { $min } to { $max } cards
board-effect-swap-hand-with-board = { $n ->
    [one] once a turn, swap a card in hand with one on the shelves
   *[other] { $n } times a turn, swap a card in hand with one on the shelves
}
board-effect-paupers-any-colour = Paupers are a matching discard for any colour
board-effect-borough-discount = the next borough costs £{ $n } less
board-effect-extra-start-draw = { $n ->
    [one] in the draw step, you may draw 1 card more
   *[other] in the draw step, you may draw { $n } cards more
}

board-standing = As it stands
board-row-track = prestige
board-row-cards = city cards
board-row-loans = loans
board-row-money = money
board-row-poverty = poverty
board-row-total = together
board-more-hidden = and cards that you cannot see
board-look = Look at the city of { $who }
board-poverty-table = What poverty costs
board-poverty-about = At the end each card in hand adds one; then the lowest poverty is taken from everybody. What is left costs prestige:
board-poverty-beyond = Beyond that, { $n } more for each.
board-loan-about = A loan gives £{ $give }. It is repaid with £{ $cost } at the start of a turn, or costs { $loss } prestige at the end.
board-piece-poverty = { $n } poverty
board-piece-loses = { $n ->
    [0] costs nothing
   *[other] costs { $n } prestige
}

board-plate-prestige = prestige
board-plate-money = money £
board-plate-poverty = poverty
board-plate-score = points

## The names of cards and boroughs stay the published ones; a translation stands beside them.

board-translation = { $id ->
   *[other] {""}
}

## Kinds of move and of question, as a refusal names them

verb-draw = draw a card
verb-keep = keep a card that was looked at
verb-look = look at the deck
verb-develop = Develop
verb-buy-land = Buy land
verb-run = Run
verb-draw-three = Draw three
verb-land = buy a borough
verb-play = play a card
verb-discard = discard a card
verb-free = build without a discard
verb-new = begin a stack
verb-onto = cover a stack
verb-activate = activate a card
verb-flip = flip a card
verb-borough = the run effect of a borough
verb-ability = the ability of a borough
verb-take = take a card from the board
verb-effect = choose an effect
verb-seat = choose a player
verb-repay = repay a loan
verb-stop = stop
verb-swap = swap a card
verb-loan = take a loan
question-repay = loans to repay
question-draw = a card to draw
question-peek = one of the cards looked at
question-action = an action
question-develop = a card to play
question-place = a place for the card
question-pay = a card to discard for it
question-land = a borough to buy
question-run = a card to activate
question-cost = a card to discard as cost
question-flip = a card to flip
question-coffee = a card of the board to place
question-discards = cards to discard
question-target = a player
question-again = a card to activate again
question-order = the next effect
question-swap = a card of the board to swap with
question-spare = a swap, or the end of the turn
question-limit = cards to discard down to the hand limit
