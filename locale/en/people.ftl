### What people come back for: the daily game, one’s games and figures. Read with the pages that need it.

## The daily game

web-daily-lead = Every day the server deals one game of Next Station for one player, and everyone gets the same cards.
web-daily-rules = One attempt counts, and nothing that was revealed can be undone. Afterwards you can play the same cards as often as you like.
web-daily-hour = A day begins at { $hour } UTC. A game counts for the day on which it began, if it ends before the next day does.
web-daily-begin = Play today’s game
web-daily-again = Play the same cards again
    .about = Playing it again does not count.
web-daily-yours = Your result
web-daily-left-it = You left today’s game before its end, so it has no result.
web-daily-played = { $n ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $n } people have finished it.
}
web-daily-sealed = Scores, the bots’ results and other people’s games appear once your own game is over.
web-daily-without = A day you did not finish is not included.
web-daily-results = Results
web-daily-results-of = Results: { $date }
web-daily-span-day = Day
web-daily-span-week = Week
web-daily-span-all = All time
web-daily-none = Nobody with a name is in this table yet.
web-daily-named = Only players with a name are ranked. A browser whose cookies were cleared is someone new, without a name.
web-daily-name = Your name in the tables
web-daily-name-keep = Save the name
web-daily-name-kept = The name is saved.
web-daily-name-gone = You are no longer in the tables.
web-daily-name-drop = Remove the name
web-daily-column-place = Place
web-daily-column-name = Name
web-daily-column-score = Points
web-daily-column-games = Games
web-daily-column-mean = Mean
web-daily-column-best = Best
web-daily-you = you
web-daily-par = Bots on the same cards
web-daily-par-level = Bot, { $level }
web-daily-par-soon = The bots are still playing.
web-daily-share = Copy the result to share
web-daily-before = Previous day
web-daily-after = Next day

## Weekly games

web-weekly-of = This week: { $game }
web-weekly-from = Week from { $date }
web-weekly-results-of = Results: week from { $date }
web-weekly-lead = Every week the server deals this game for you and its bots, and everyone gets the same cards and the same bots.
web-weekly-rules = One attempt counts, and nothing that was revealed can be undone. Your score is the difference to par: what the hard bot reaches in your seat. Afterwards you can play the same game as often as you like.
web-weekly-hour = A week begins on Monday at { $hour } UTC. A game counts for the week in which it began, if it ends before the next week does.
web-weekly-begin = Play this week’s game
web-weekly-again = Play the same game again
web-weekly-left-it = You left this week’s game before its end, so it has no result.
web-weekly-ahead = To par: { $n }
web-weekly-without = A week whose game you have not finished is not in it.
web-weekly-column-score = To par
web-weekly-par = Bots in your seat
web-weekly-before = Previous week
web-weekly-after = Next week

## One’s own games and figures

web-games-lead = Every game of this browser, running or finished. A personal link brings a game to another device.
web-games-none = No games yet. Every game you play in this browser will be listed here, with its replay.
web-games-filter = Game
web-games-filter-all = All games
web-games-stage = Status
web-games-stage-any = Any
web-games-stage-running = In play
web-games-stage-over = Finished
web-games-search = Search by name
web-games-found = { $n ->
    [0] No games found
    [one] 1 game
   *[other] { $n } games
}
web-games-page = Page { $n } of { $of }
web-games-newer = Newer
web-games-older = Older
web-games-pages = Pages
web-games-actions = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
web-games-won = Won, { $mine } to { $best }
web-games-place = Place { $place } of { $of }, { $mine } to { $best }
web-games-broken = Ended early
web-games-date = Date
web-games-length = Length: { $time }
web-games-daily = Daily game
web-games-weekly = Weekly game
web-figures = My figures
    .about = From finished games in which this browser held one seat.
web-figures-none = Nothing to count yet: finish a game, and your figures appear here.
web-figures-players = { $n ->
    [one] alone
   *[other] { $n } players
}
web-figures-against = Against
web-figures-against-all = all
web-figures-against-people = people only
web-figures-against-bot = bot, { $level }
web-figures-games = Games
web-figures-wins = Wins
web-figures-best = Best
web-figures-mean = Mean
web-figures-streak = Won in a row: { $n } now, { $most } at most
web-figures-last = The latest scores
web-figures-dots = A filled dot is a win.
web-figures-table = As a table
web-figures-score = Points
web-figures-accuracy = Accuracy
web-figures-luck = Luck
web-figures-analysed = { $n ->
    [one] From one game that the coach has analysed.
   *[other] From { $n } games that the coach has analysed.
}
web-friends = Head to head
    .about = Finished games with other people, each under the name at the table; the better place wins.
web-friends-won = Won
web-friends-lost = Lost
web-friends-level = Tied
web-friends-last = Last met

## The profile

web-profile = My profile
    .lead = You need none of this to play. With a name you appear in the result tables, and your games follow you to your other devices.
web-profile-who = Name and sign
web-profile-name = Name
web-profile-sign = Sign
web-profile-sign-none = None
web-profile-sign-anchor = Anchor
web-profile-sign-bell = Bell
web-profile-sign-bridge = Bridge
web-profile-sign-crown = Crown
web-profile-sign-key = Key
web-profile-sign-lantern = Lantern
web-profile-sign-raven = Raven
web-profile-sign-rose = Rose
web-profile-sign-ship = Ship
web-profile-sign-tower = Tower
web-profile-sign-umbrella = Umbrella
web-profile-save = Save
web-profile-saved = Saved.
web-profile-seen = Others see this name and this sign, and beyond that what you allow.
web-profile-keep = Keep it on my devices
    .about = No password, no e-mail. What another device has played so far joins this profile; no game is lost.
web-profile-keep-name = Save a name first.
web-profile-passkeys = { $n ->
    [0] No passkey yet.
    [one] 1 passkey.
   *[other] { $n } passkeys.
}
web-profile-passkey-make = Create a passkey
web-profile-passkey-made = The passkey is saved. On another device, choose “Use my passkey” on this page.
web-profile-passkey-use = Use my passkey
    .about = Do you have a profile on another device? This browser will join it, with all its games.
web-profile-passkey-drop = Delete the passkeys
web-profile-passkey-dropped = The passkeys are deleted.
web-profile-passkey-stopped = No passkey was used.
web-profile-passkey-none = Passkeys need a secure address (https) and a browser that supports them. Use the personal link instead.
web-profile-joined = This browser now belongs to this profile.
web-profile-link = Personal link to this profile
    .about = A personal link opens this profile on your other device. Anyone who has it can play as you, so give it to nobody.
web-profile-link-make = Make a personal link
web-profile-link-revoke = Revoke the links
web-profile-link-revoked = The links made so far no longer work.
web-profile-open = Join the profile: { $name }
    .about = This is a personal link. If you continue, this browser and all its games will belong to that profile. Only do this if it is yours.
web-profile-open-do = It is mine, join it
web-profile-open-not = Not now
web-profile-export = All my data
    .about = Your profile, your games with their records, what you said at tables, your ratings, tournaments and reminders, as one file.
web-profile-export-do = Save as a file
web-profile-delete = Delete me
    .about = Name, sign, passkeys and what you said at tables are deleted. Games stay, with “Somebody” in your seat; you leave those in play. This cannot be undone.
web-profile-delete-sure = I want to delete everything about me
web-profile-delete-do = Delete me for good
web-profile-deleted = Everything about you is deleted.

## What others see

web-shows = What others see
    .about = Your name and your sign are for everyone. Choose who sees the rest.
web-shows-rating = Rating
web-shows-games = Games
web-shows-figures = Figures
web-shows-all = Everyone
web-shows-met = People I have played with
web-shows-none = Nobody
web-shows-kept = Saved.
web-shows-look = See the page that others see
web-person-you = This is how your page looks to you. Change who sees it here:
web-person-hidden = Not shown to you.
web-person-unrated = No rated game yet.
web-person-none = No finished game yet.
web-person-place = Place { $place } of { $of }
web-person-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}

## What waits

web-waiting = Waiting for you
web-waiting-tournament = Your tournament table is ready
web-waiting-found = We found you a game
