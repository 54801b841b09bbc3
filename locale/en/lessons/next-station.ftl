### Next Station: London, the guided first game: one message for each note of `lesson.json`.

lesson-welcome = Welcome to London! In four rounds you draw four lines of the Underground on a map of your own, one line in each colour. Let’s look over the shoulder of someone who knows the town.
lesson-departure = We hold the blue pencil, so this round’s line is blue and departs from F8. The other player starts with green. Everyone draws at the same time, and nobody can get in your way.
lesson-card = A card is turned up for everyone: a square. It lets you draw one section, along a dotted line, from your departure to a station with a square.
lesson-section = We draw to G7. The line now has two ends, F8 and G7, and the next section may start at either of them.
lesson-ends = A triangle came, and we went on from the other end: F8 to E7. A line never comes back to a station it already has, so look a little ahead.
lesson-underground = Here is the first underground card. Count these: when the fifth one lies on the table, the turn is the last of the round.
lesson-thames = G7 to E5 crosses the Thames. Each crossing adds 2 points to the line.
lesson-joker = A joker! It stands for every symbol: draw to any station that a dotted line can reach. Keep your eyes open for one that only a joker makes possible.
lesson-districts = We chose E6, in the centre. A line scores its districts times its stations in the fullest one. Five blue stations are in the central district by now, so every further district will pay well.
lesson-switch = The railroad switch, with a circle right behind it. This turn, and only this turn, the section may start at any station of the line instead of at an end.
lesson-branch = We branch off at G7, in the middle of the line, and reach G4. Look: blue can now be continued at three ends, E5, E6 and G4.
lesson-last-card = There is the fifth underground card. One more section, then the round is over, whatever is left in the deck.
lesson-tourist = From G4 across the river to J7, a tourist site. Every line that calls at a site counts as a visit, and visits move you along the tourist track for the end of the game.
lesson-line-score = The blue line is scored: 4 districts times 6 stations in the centre make 24, and 5 crossings at 2 points make 10. That is 34 points, written down for good.
lesson-next-round = The pencils move one place to the left, and all the cards are shuffled. We now hold purple and depart from C6. The next line goes onto the same map.
lesson-interchange = Purple reaches D7, where blue already stops: an interchange. So is our departure, C6. At the end a station with 2 lines gives 2 points, one with 3 lines 5 points and one with 4 lines 9 points.
lesson-central = F4 is the central station. It takes any card, even this triangle, and it is a tourist site too: a fine place for every line to meet.
lesson-pass = Round 4, and a circle. The only one in reach is H6, but the way from H4 would cross our own blue section from G4 to J7, and sections never cross. So we pass. That costs nothing.
lesson-end = All four lines are drawn. Lines 108, tourist track 11 for 6 visits, interchanges 28: that makes 147 points, against 136. The higher score wins.
lesson-practice = Now it is your turn: play a round against a bot. Whenever you like, ask for a hint, and undo what you did not mean.
