## Turns

TOY-DRAW-1 = A card is drawn while there are cards in the deck.
    .no = The deck is empty.
TOY-TAKE-1 = A card is taken from the open row.
    .no = { NAME($thing, of: "card") } does not lie in the row.
TOY-TAKE-2 = A card from the row costs a coin.
    .no = You have no coin for { NAME($thing, of: "card") }.
TOY-HAND-1 = Cards are sold and given from the hand.
    .no = { NAME($thing, of: "card") } is not in your hand.
