### What a game says of components that do not fit each other. What comes before it names the place. Names of fields and values stand as in the files.

box-twice = stands there twice
box-grey = grey cards are exactly the Paupers (LON-COMP-3)
box-building-has = buildings have one, and no other card
box-only-building = only a building is activated, built or has an ongoing effect
box-action-effects = action cards have effects there, and no other card
box-min-max = min is { $min }, more than max, { $max }
box-effect-twice = an effect stands there twice
box-total = they add up to { $found }; rules, { $field } says { $wanted }
box-no-card = there is no { $kind } card '{ $id }'
box-hands = the city deck is too small for four such hands
box-money-or-card = it is money or a card, not both (LON-RUN-4)
box-this-run = should be 'this_run' on a city card
box-borough-count = there are { $n }; rules, borough_cards says { $wanted }
box-starter = at least one borough should be for sale at the start
box-timing = '{ $timing }' does not fit its effect; '{ $wanted }' does
box-optional = should be { $value } for its effect
box-while-top = should be 'while_top' on a borough
