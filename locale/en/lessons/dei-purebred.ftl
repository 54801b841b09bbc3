### D.E.I., the guided game of the Purebred: one message for each note of `lesson_purebred.json`.

lesson-welcome = So far you have scraped by in the snow; now you rule it. The Purebred are a Faction of Old London with rules of their own. We lead them, the bot leads Farm Z. Everything else works as in the base game.
lesson-barracks = The Purebred bring no Drone, so we took one that nobody else brings: Masamune. Where the Drones start, on 2:R and 2.5:R, lie our Barracks. They are our Refuges, and all the Constructions we ever have: the Purebred build nothing.
lesson-orders = The Missions are ours to give. We put an Order token face down on one Mission in each column: 2 show minus, 2 show plus, and only we may look. Streets and Three Colours will pay less, Collectors and Builders more.
lesson-turned = Before the first Turn we may turn each tile with Barracks. We turned 2 and 2.5 to the left: now other Regions touch.
lesson-deploy = Our Leader is Boris, and our Scrappers are called Agents. Boris and 3 Agents start on Roofs with Barracks, at most 2 Units on each: so 2 on 2:R and 2 on 2.5:R.
lesson-bonus = Drones obey us: each adds 1 to our Majority where it stands beside Units of ours. On 2:R our 2 Units count 3.
lesson-climb = We have no Elevators, but Rope Drop climbs. With its first point Boris came down to 2:A and took the red Outpost, with the second he went on to 2.4:A and the blue one.
lesson-feat = With 2 blue Outposts at the end of the second phase Drone Control is unlocked. There are 8 Feats for the Purebred alone; they draw one of each colour.
lesson-minus = The bot resolved Streets with Majority on 6 Grounds. On time it should have paid 2 for each, but our token was turned up: minus. So it paid only the lower part, 6 instead of 12. With plus both parts would have been paid.
lesson-drones = What a Drone collects goes to the player who set it flying: Masamune brought us 2 Energy Cells from 2.4:R. And when others set a Drone on our Units, we may ignore what it does to them.
lesson-rooftops = A Mission for those who live high up: Rooftops pays 3 for each Roof with Majority. We hold 5, that is 15 Supplies. It lies in the last column and still counts as on time.
lesson-toll = We may use every Bridge and Elevator, but its owner gains 1 Supply each time. An Agent rode down to 2:A in an Elevator of the bot. Draco stands there, so 1 Agent counts 2 against 1: the red Outpost is ours.
lesson-enlist = Muster brings Agents to Barracks as well: 1 came to 2.5:R and 1 to 2:R, straight onto the Roofs.
lesson-evacuation = Evacuation: with a movement point we may send 1 opposing Scrapper away from a Region where we have a Unit. In 2.5:A it stood 3 against 3. Now one has gone to 2.8:A, and with 3 against 2 the green Outpost is ours.
lesson-subjugation = The Purebred let others do the work. We Collect only where we outnumber a Faction that is there, in other words have Superiority, and each time we take 1 more of the same kind. So 1 Collect in 2.5:A brought 2 Technology.
lesson-buy = Tribute also buys: Escort for 3 Technology and 1 Energy Cell. It is a Drone card, and Drone Control lets us use it at once. Only the Black Market is closed to us.
lesson-boris = Boris stands at a red Outpost of ours. After a Buy we may therefore lay 1 Energy Cell on a red Market card and use it without buying it: Vanguard gave us 3 movement points. The player who buys it later also gets the Energy Cell.
lesson-end = The end: 31 Supplies from Missions, 4 on the way, 2 for each of our 7 Outposts and 3 Feats, 3 for stored Resources. Among Market cards only Drone cards count for us: 5 for Escort. That makes 63, against 41.
lesson-practice = Now you lead them: play one Turn against a bot. First take a Drone, lay the Orders and turn your tiles, then come 3 phases of 2 cards. Ask for a hint whenever you like.
