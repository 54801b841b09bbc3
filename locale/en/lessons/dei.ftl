### D.E.I., the guided first game: one message for each note of `lesson.json`.

lesson-welcome = Welcome to a London buried in snow! Four Factions scrape by in its ruins. We lead the Ravagers, the bot leads Farm Z: the most Supplies at the end win.
lesson-turn = A game has 4 Turns of 3 Action Phases each. In every phase you play 2 cards from your hand, mostly face up for their icons. A card played is used up until the next Turn, so 6 of our 8 cards will see the streets this Turn.
lesson-deploy = We start in a Region with a Neutral Refuge: our Leader and 2 Scrappers enter at 2.3:A. Letters A and B are Grounds, R and S are Roofs.
lesson-enlist = Muster shows Enlist 2, so 2 more Scrappers came from our Reserve to the Refuge. New Units always enter at a Refuge, a neutral one or one of our own.
lesson-majority = March has 2 movement points, and the first one led 3 Scrappers to 2.2:A. Units may only enter a Region if they then outnumber every other Faction there: that is Majority. Majority in a Region also gives you its Outpost, so the green one is ours.
lesson-links = The bot built an Elevator from 2.8:A to the Roof 2.8:R, and its Leader took the blue Outpost of 2.7:B. Grounds that touch are linked; to climb to a Roof you need an Elevator, and to cross from Roof to Roof a Bridge.
lesson-collect = Scavenge: each Collect takes 1 Resource from a Region where we have Majority. After one in the Leader’s Region our Salvage Boss takes 1 more, so 2 icons brought 3 Technology.
lesson-feat = Raid led us to 2.5:A, our second green Outpost. With 2 of a colour at the end of the second phase, the Feat of that colour is unlocked: Deep Pockets now works for us until the game ends, even if we lose the Outposts.
lesson-buy = The third phase. We played Trade face down: it does nothing, but buys a card. The green Outposts open the Logistic Market to us, and Convoy costs 3 Technology. It joins our hand at once, and is worth 4 Supplies at the end.
lesson-build = Works builds an Elevator from 2.5:A to the Roof 2.5:R, and a Scrapper rides up. Only we may use what we build. Energy Cells lie on the Roofs, and many good cards cost one.
lesson-mission = After the third phase everyone must resolve a Mission, one from each column over the whole game. Green Outposts pays 3 for each: 6 Supplies for us! You can catch up on earlier columns later, but they pay less.
lesson-lost = Never feel safe: 3 Scrappers of the bot marched into 2.2:A. That is more than our 2, so the Outpost has changed hands. Our Feat stays.
lesson-clean-up = Clean-Up: cards played face up return to our hand, but Trade lies in the Recycle Bin for good. From now on the Faction with the fewest Supplies goes first: the bot has 4, we have 6.
lesson-drone = Drones belong to nobody: cards set them flying. Masamune flew 2 steps to 2:R and collected an Energy Cell there, where we have no Unit at all. Another Drone, Draco, brings Candy Boosts: little helpers, each good for one use at any moment of your phase.
lesson-back = Now our answer: 2 fresh Scrappers from 2.3:A joined the 2 in 2.2:A, and with 4 against 3 the Outpost is ours again. Another Scrapper took the red one of 2:A.
lesson-last-mission = Two Turns later, the last Mission: Crowd pays 1 for each Scrapper on the board. That is why we have just enlisted 5 of them, for 15 Supplies.
lesson-end = The end: 36 Supplies from Missions, 2 for each of our 3 Outposts and 3 Feats, 6 for stored Resources, and 11 for Market cards. That makes 65, against 53.
lesson-practice = Now it is your turn: play one Turn against a bot, 3 phases of 2 cards. Ask for a hint whenever you like, and undo what you did not mean.
