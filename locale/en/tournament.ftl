### Tournaments. Read with their pages, and for the file of results.

web-tournament-lead = For 4 to 64 players and one link. Pairings, rounds and standings take care of themselves.
web-tournament-new = New tournament
web-tournament-title = Name of the tournament
web-tournament-game = Game
web-tournament-seats = Players at a table
web-tournament-system = System
web-tournament-swiss = Swiss
    .about = In each round you meet people with about as many points as you, and no one twice while that can be helped.
web-tournament-robin = Round robin
    .about = Everyone meets everyone once, two at a table.
web-tournament-rounds = Rounds
web-tournament-rounds-auto = To suit the number of players
web-tournament-clock = Time for each player in a game
web-tournament-wait = How long to wait for a player
web-tournament-wait-about = Players who do not sit down within { $time } are out, and the others at their table score.
web-tournament-rated = Games are rated: no undo, no hints, and leaving a game is losing it.
web-tournament-make = Create the tournament
web-tournament-mine = Your tournaments
web-tournament-state = { $status ->
    [gathering] Waiting for players
    [playing] Round { $round } of { $rounds }
   *[over] Finished
}
web-tournament-count = { $n ->
    [one] 1 player
   *[other] { $n } players
}
web-tournament-link = Link for players
web-tournament-enter = Enter the tournament
web-tournament-entered = You are in. Keep this page open: the host starts the tournament.
web-tournament-leave = Leave the tournament
web-tournament-leave-sure = You cannot come back. Leave?
web-tournament-stay = Stay
web-tournament-start = Start the tournament
web-tournament-start-few = It starts with { $n } players or more.
web-tournament-ready = Your table is ready
web-tournament-against = Round { $round }, board { $board }. You play with: { $others }
web-tournament-until = Sit down within { $time }, or you are out.
web-tournament-sit = Sit down
web-tournament-waiting = You are at your board. The game starts when everyone is there. Time left for the others: { $time }
web-tournament-to-table = To your table
web-tournament-between = You are done for this round. The next one starts when all its games are over.
web-tournament-you-out = You are out of this tournament. You can still follow it here.
web-tournament-winner = Winner: { $names }
web-tournament-players = Players
web-tournament-standing = Standings
web-tournament-points-about = A place scores one point for each player it leaves behind, and ties share. An empty chair counts as left behind. A bye scores like a win.
web-tournament-points-robin = A win scores 1, a tie ½. Everyone rests equally often.
web-tournament-tie-swiss = Equal points? Buchholz decides (the points of everyone you met), then Sonneborn-Berger (the points of those you beat, and half of those you tied with), then wins.
web-tournament-tie-robin = Equal points? Sonneborn-Berger decides (the points of those you beat, and half of those you tied with), then wins.
web-tournament-column-place = Place
web-tournament-column-name = Name
web-tournament-column-points = Points
web-tournament-column-buchholz = Buchholz
web-tournament-column-berger = Sonneborn-Berger
web-tournament-column-wins = Wins
web-tournament-column-round = Round { $n }
web-tournament-short-buchholz = Buch.
web-tournament-short-berger = S.-B.
web-tournament-out = out
web-tournament-you = you
web-tournament-somebody = Somebody
web-tournament-board = Board { $n }
web-tournament-bye = bye
web-tournament-rest = rests
web-tournament-absent = did not come
web-tournament-watch = Watch the game
web-tournament-see = See the game
web-tournament-soon = About to start
web-tournament-csv = Results as a file (CSV)
web-tournament-take-out = Take out: { $name }
web-tournament-back = To the tournament
