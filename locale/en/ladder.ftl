### Ladders and rated games. Read with the pages that need it.

web-ladder-lead = Ratings from games that were played for the ladder, by everyone’s agreement. Bots are rated too.
web-ladder-game = Game
web-ladder-mine = Your rating
web-ladder-record = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
web-ladder-provisional = { $n ->
    [one] One more rated game, and you have a place.
   *[other] { $n } more rated games, and you have a place.
}
web-ladder-scale = The number after ± shows how sure a rating is: 19 times out of 20 the true strength lies within it. The medium bot always has 1500.
web-ladder-gaps = A place that is missing belongs to somebody who does not show you their rating.
web-ladder-new = Not placed yet
    .about = A place takes { $n } rated games.
web-ladder-column-place = Place
web-ladder-column-name = Name
web-ladder-column-rating = Rating
web-ladder-column-games = Games
web-ladder-column-wins = Wins
web-ladder-bot = Bot, { $level }
web-ladder-you = you
web-ladder-changes = Ratings after this game
web-ladder-forfeit = left or out of time
web-ladder-void = A rule has been corrected since, so this game no longer counts for the ladder.
web-ladder-to = To the ladder
web-ladder-play = Find a rated game

## Finding a game

web-find-lead = Say what you want to play, and when. People who want the same are seated together, those of similar rating first.
web-find-players = Players
web-find-pace = When
web-find-live = Now
    .about = 15 minutes each for the game, plus 15 seconds a turn. Keep Londinium open: every page tells you when a game is found.
web-find-hour = At a set hour
    .about = No need to wait until then. From that hour on, keep Londinium open: every page tells you when a game is found. 15 minutes each, plus 15 seconds a turn.
web-find-from = From
web-find-days = Over several days
    .about = Three days each, plus two a turn. You can close this page: the game will appear in the lobby.
web-find-seek = Look for players
web-find-waiting = Looking for players
web-find-others = { $n ->
    [0] No one else is looking for this game yet.
    [one] One other person is looking for this game.
   *[other] { $n } other people are looking for this game.
}
web-find-planned = Planned for { $hour }
web-find-others-then = { $n ->
    [0] No one else has planned this game for then yet.
    [one] One other person will be looking by then.
   *[other] { $n } other people will be looking by then.
}
web-find-cancel = Cancel the plan
web-find-plans = What others have planned
web-find-plans-with = { $n ->
    [one] 1 person so far
   *[other] { $n } people so far
}
web-find-plans-join = I’ll be there
    .what = I’ll be there: { $what }
web-find-within = Ratings may differ by { $n } points. The longer you wait, the more.
web-find-stop = Stop looking
web-find-bot = Play against a bot ({ $level })
