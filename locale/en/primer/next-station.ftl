### Next Station: London, on one page, for those who have never played it.

primer-title = The game in two minutes
primer-goal = Draw four Underground lines through London, one a round. Reach many districts, cross the Thames, and let your lines meet.
primer-length = Play four rounds. The most points win.
primer-rules = All the rules

primer-turn = A round
primer-turn-1 = Your line begins at the departure station in the colour of your pencil.
primer-turn-2 = In each turn a card is revealed for everyone. It shows the symbol of the station you may draw to; a joker is any symbol you like.
primer-turn-3 = Draw one section along a dotted line, from an end of your line to a station with that symbol. Or pass: it costs nothing.
primer-turn-4 = The fifth underground card brings the last turn of the round, and you may still draw in it.
primer-turn-5 = Score your line. Then every pencil moves one place to the left, and the next line has a new colour.

primer-score = What brings points
primer-score-1 = Each line: its districts × its stations in the fullest district, + 2 for every Thames crossing. The green line on the left: 6 × 5 + 2 × 4.
    .points = 38
primer-score-2 = Tourist sites: every line that reaches one adds a visit. The more visits, up to ten, the more points.
    .points = 1–25
primer-score-3 = Interchanges: stations on two, three or all four of your lines.
    .points = 2 · 5 · 9
primer-score-4 = Shared objectives, if you play with them: each that you meet.
    .points = 10

primer-care = Easy to get wrong
primer-care-1 = The departure station is an end too: your line may grow from both.
primer-care-2 = Sections never cross, not even those of your other lines. But lines may share a station.
primer-care-3 = The central station fits every card.
primer-care-4 = A switch in the first or second turn is ignored. From the third turn on it lets you start at any station of your line.
