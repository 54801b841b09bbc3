title = The toy market
about = Wish for a kind of goods, then draw, take, beg and sell. The best basket wins.

option-row = Open row
    .about = Some cards lie open and can be taken.
option-loans = Loans
    .about = How many each may take.
option-hand = Hand
    .about = Cards at the start.

ask-wish = Which goods do you wish for?
ask-turn = What do you do in turn { $turn }?
ask-give = { $for } begs for a card. Which one do you give?
question-wish = the wish
question-turn = your turn
question-give = a gift

verb-wish = wishing
verb-draw = drawing
verb-take = taking
verb-discard = selling
verb-beg = begging
verb-pass = passing
verb-give = giving
verb-refuse = refuse
verb-loan = borrow

move-wish = wish for { $suit }
move-draw = draw a card
move-take = take { NAME($card, of: "card") } for a coin
move-discard = sell { NAME($card, of: "card") }
move-beg = beg { $who } for a card
move-pass = pass
move-give = give { NAME($card, of: "card") }
move-refuse = give nothing
move-loan = take a loan

did-wish = { $who }: a wish for { $suit }
did-hidden = { $who }: a secret choice
did-draw = { $who }: a card drawn
did-take = { $who }: { NAME($card, of: "card") } taken
did-discard = { $who }: { NAME($card, of: "card") } sold
did-beg = { $who }: a card begged for
did-pass = { $who }: pass
did-give = { $who }: { NAME($card, of: "card") } given
did-refuse = { $who }: nothing given
did-loan = { $who }: a loan
stage-turn = Turn { $n }
put-card = { NAME($piece, of: "card") } goes from the { $from } to the { $to }
put-hidden = A hidden card goes from the { $from } to the { $to }
gain-coins = { $who }: coins { SIGNED($n) }

card = { $good } ({ $suit }, { $worth })
plate-coins = coins
plate-cards = cards

view-hands = Hand
    .of = card
    .by = seat
view-row = Open row
    .of = card
view-discard = Sold
    .of = card
view-coins = Coins
    .by = seat
view-loans = Loans
    .by = seat
view-wishes = Wish
    .by = seat
view-wished = Has wished
    .by = seat
view-seen_by = Seen by
    .by = seat
view-points = Points
    .by = seat

category-goods = Goods
category-purse = Purse
category-debt = Debt
category-wish = Wish
