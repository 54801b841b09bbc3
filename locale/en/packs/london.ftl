### What a game says of components that do not fit each other. What comes before it names the place. Names of fields and values stand as in the files.

box-twice = stands there twice
box-grey = grey cards are exactly the Paupers (LON-COMP-3)
box-building-has = buildings have one, and no other card
box-only-building = only a building is activated, built or has an ongoing effect
box-action-effects = action cards have effects there, and no other card
box-min-max = the least is { $min }, more than the most, { $max }
box-effect-twice = an effect stands there twice
box-total = { $of ->
    [paupers] the Paupers
    [action_cards] the action cards
   *[city_cards] the city cards
} add up to { $found }; the rules say { $wanted }
box-no-card = there is no { $kind } card '{ $id }'
box-hands = the city deck is too small for four such hands
box-money-or-card = it is money or a card, not both (LON-RUN-4)
box-this-run = should be { $duration } on a city card
box-borough-count = there are { $n }; the rules say { $wanted }
box-starter = at least one borough should be for sale at the start
box-timing = '{ $timing }' does not fit its effect; '{ $value }' does
box-optional = should be { $value } for its effect
box-while-top = should be { $duration } on a borough
