### Where the values of the components come from. The keys are made from the English notes in the game’s data (`noteKey`).

note-read-off-a-vector-copy-f25da56a = Read off a vector copy of the sheet and compared station by station with six public transcriptions: all agree.
note-the-yellow-borders-of-the-0d106723 = The yellow borders of the sheet; the rulebook names 13 districts, 9 of them with several stations.
note-every-dotted-line-checked-along-681d780c = Every dotted line, checked along each step of the lattice; the Thames against both banks of the river.
note-integer-geometry-of-the-lines-023a59dd = Integer geometry of the lines, found in two independent ways.
note-a-rounded-course-for-drawing-961e90e5 = A rounded course for drawing; it crosses exactly the lines that cross the Thames.
note-the-ukrainian-rulebook-calls-pink-47908203 = The Ukrainian rulebook calls pink red and purple black.
note-the-rulebook-gives-the-numbers-095e7d6b = The rulebook gives the numbers of cards, pictures and five transcriptions the symbols.
note-a-switch-revealed-before-this-edf656f6 = A switch revealed before this turn of the round is ignored.
note-the-rulebook-confirms-14-for-051a28ff = The rulebook confirms 14 for 7 visits and 25 for 10.
note-by-the-number-of-lines-c9260c74 = By the number of lines: none, 1, 2, 3, 4.
note-the-highest-score-of-each-3165348d = The highest score of each grade but the last; the print leaves 90 out, and it is put into the first.

## Sources

note-printed-sheet-913a20ee = printed sheet
note-rulebook-d5bddd0e = rulebook
note-pictures-of-the-cards-29f805b7 = pictures of the cards
note-public-transcriptions-8728113d = public transcriptions
