### Where the values of the components come from. The keys are made from the English notes in the game’s data (`noteKey`).

note-name-colour-build-cost-discard-9a7f4612 = Name, colour, build cost, discard from the rulebooks; the rest as in the first edition. Blue and free to build in the second edition (worked example of both rulebooks); it was brown in the first edition. Its yield is not in the rulebooks.
note-all-as-in-the-first-d28cc73d = All as in the first edition. The symbol key of the French rulebook shows a 7-pound payment symbol, which fits this card.
note-all-as-in-the-first-bb853f72 = All as in the first edition.
note-name-colour-from-the-rulebooks-6b041fd7 = Name, colour from the rulebooks; the rest as in the first edition. Name and colour from the worked example; yield from the first edition.
note-name-colour-from-second-edition-84f6e1c2 = Name, colour from second-edition reviews; the rest as in the first edition.
note-all-as-in-the-first-73442016 = All as in the first edition. No matching discard is needed to build it. Activation puts a building card from the development board on top of it.
note-all-as-in-the-first-61fb3170 = All as in the first edition. One School of deck A is blue and one is brown.
note-name-colour-build-cost-discard-6ae6c33a = Name, colour, build cost, discard, ongoing from the rulebooks; the rest as in the first edition. Colour, cost 2 and the flip replacement are in the worked examples.
note-deck-copies-as-in-the-9dc7c4a7 = Deck, copies as in the first edition; the rest from the rulebooks. Played from hand during Develop: draw 2 (worked example of both rulebooks).
note-name-colour-from-second-edition-d28d1e03 = Name, colour from second-edition reviews; the rest as in the first edition. Lets the player build two cards without matching discards.
note-name-colour-from-the-rulebooks-4b1a39cb = Name, colour from the rulebooks; the rest as in the first edition. Total of 11 is the Ukrainian reading and the count on the first-edition scans (2 A, 4 B, 5 C); the French rulebook says 12.
note-copies-our-reconstruction-the-rest-36cac24b = Copies our reconstruction; the rest as in the first edition. First edition had 2; one dropped to reach 101 cards and the public total of 90 pounds in deck B.
note-name-activation-cost-activation-flips-4048c8fc = Name, activation cost, activation, flips from the rulebooks; the rest as in the first edition. Worked example: discard a card, gain 7, flip.
note-name-activation-cost-activation-flips-b7b88aaf = Name, activation cost, activation, flips from the rulebooks; the rest as in the first edition. Worked example: 1 prestige per face-up blue card, itself included (2 in the example), then flips. The sum of 2 fits Hospital plus this card, so this card is blue as it was in the first edition, where it counted every non-brown card.
note-name-colour-from-the-rulebooks-feec32d9 = Name, colour from the rulebooks; the rest as in the first edition.
note-all-as-in-the-first-cc56d27c = All as in the first edition. A list of the first edition gives it a run yield; the scan shows none.
note-copies-our-reconstruction-the-rest-5186e597 = Copies our reconstruction; the rest as in the first edition. First edition had 2; one dropped to reach 101 cards.
note-name-colour-build-cost-discard-ccdb0b97 = Name, colour, build cost, discard, ongoing from the rulebooks; the rest as in the first edition.
note-copies-our-reconstruction-the-rest-7d36c144 = Copies our reconstruction; the rest as in the first edition. First edition had 2, which players called too strong together; one dropped to reach 101 cards.
note-name-activation-cost-activation-flips-b66f6f46 = Name, activation cost, activation, flips from the rulebooks; the rest as in the first edition. Worked example: 2 pounds per river borough (4 in the example), then flips.
note-name-from-second-edition-reviews-e119dd22 = Name from second-edition reviews; copies, activation our reconstruction; the rest as in the first edition. The map is gone in the second edition, but a second-edition source says the Underground lives on as a card effect. Effect and number of copies reconstructed; cost and activation discard from the first edition.
note-activation-cost-our-reconstruction-the-91556153 = Activation cost our reconstruction; the rest as in the first edition. The first edition asked for a blue card; the second-edition rules speak of discards of any colour only, so any colour is taken.
note-copies-our-reconstruction-the-rest-5deeed4c = Copies our reconstruction; the rest as in the first edition. First edition had 2 in deck C; one dropped to reach 101 cards.
note-all-as-in-the-first-e7881cdc = All as in the first edition. With Huguenots and Wren these make the four action cards both rulebooks announce.
note-name-starter-from-the-rulebooks-d3ebc393 = Name, starter from the rulebooks; side, river, cost as in the first edition; the rest our reconstruction.
note-name-run-effect-starter-from-6d6cd565 = Name, run effect, starter from the rulebooks; side, river, cost as in the first edition; the rest our reconstruction. Run effect of +1 poverty is in the worked example, and that an ability exists is in the land example; what the ability does is reconstructed from the clause that lets a borough or city card lift the ban on Paupers.
note-starter-from-the-rulebooks-name-67f03543 = Starter from the rulebooks; name, side, river, cost as in the first edition; the rest our reconstruction.
note-name-starter-from-the-rulebooks-43178a59 = Name, starter from the rulebooks; side, river, cost as in the first edition; the rest our reconstruction. The land example says it is bought to shed poverty; the amount is not given.
note-ability-our-reconstruction-side-river-18d92c72 = Ability our reconstruction; side, river, cost as in the first edition; the rest from the rulebooks. Immediate benefits and run effect are spelled out in both rulebooks. That it has an optional ability is likely (it is the annotated card) but what it does is reconstructed.
note-name-starter-from-the-rulebooks-2bef58d9 = Name, starter from the rulebooks; side, river, cost as in the first edition; the rest our reconstruction. In the land example it is dearer than the buyer’s cash while the other two boroughs are not; the price of 6 against the starting 5 fits.
note-the-french-rulebook-says-12-db02d1bf = The French rulebook says 12: the option pauper_count.
note-what-the-twelfth-paupers-card-808e13e9 = What the twelfth Paupers card replaces is our reconstruction.
note-with-2-3-and-4-fc6eb16a = With 2, 3 and 4 players; the French text says five players where it means four.
note-prestige-lost-for-0-1-5f4bbe7b = Prestige lost for 0, 1, 2, … poverty.
note-prestige-lost-for-each-further-03b7529d = Prestige lost for each further poverty.

## Sources

note-first-edition-scans-of-the-d0e7293f = first edition: scans of the printed cards (github.com/Aethia/LONDON)
note-rulebooks-ukrainian-french-356f8f7a = rulebooks (Ukrainian, French)
note-second-edition-review-nerdly-co-bf3ecf6a = second edition: review, nerdly.co.uk 2018
note-second-edition-description-fjelfras-de-76e83a05 = second edition: description, fjelfras.de
note-first-edition-scans-of-the-282c1800 = first edition: scans of the printed map (github.com/Aethia/LONDON)

## Lists of components

board-group-cards = City cards
board-group-boroughs = Boroughs
board-group-city_cards = City cards in the box
board-group-borough_cards = Borough cards in the box
board-group-paupers = Paupers cards
board-group-action_cards = Action cards
board-group-extra_pauper = The twelfth Paupers card
board-group-starting_money = Money at the start
board-group-starting_hand = Cards in hand at the start
board-group-columns = Columns of the board
board-group-start_draw = Cards drawn at the start of a turn
board-group-draw_action = Cards drawn by the action
board-group-hand_limit = Hand limit
board-group-loan_money = Money of a loan
board-group-loan_repayment = Repayment of a loan
board-group-loan_penalty = Prestige lost for a loan
board-group-run_poverty_per_stack = Poverty for each stack
board-group-run_poverty_per_loan = Poverty for each loan
board-group-run_poverty_per_card = Poverty for each card in hand
board-group-end_poverty_per_card = Poverty for each card at the end
board-group-money_per_prestige = Money for 1 prestige
board-group-poverty_table = Prestige lost for poverty
board-group-poverty_beyond = Beyond the table
