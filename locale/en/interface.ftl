### The table in the browser, the same for every game. Names stand in the nominative, so that one message serves five languages.

## The browser: every page

web-skip = Skip to content
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-to-lobby = All games
web-to-table = Back to the table
web-rules = Rules

web-error-unreachable = The server does not answer. Check the connection and try again.
web-error-server = Something went wrong. Try again.
web-error-missing = Not found.
web-error-too-many = Too many requests. Wait a moment and try again.
web-error-store = The server cannot read or write its games at the moment. What was acknowledged is safe; it keeps trying.
web-refused-away = The seat can go to a bot when its owner has been away for { $minutes } minutes. The owner can do it at once.
web-refused-owner = The owner of this seat may come back. Someone new can have it when the owner has left, or after a day.
web-refused-taken = Someone else has that seat.
web-refused-name = Someone at this table has that name, or one that looks like it. Choose another.
web-refused-link = This link was revoked, or the seat has been given away.
web-refused-invitation = This invitation has been used or withdrawn.
web-connection-lost = Connection lost. Trying again; nothing is lost.

web-nowhere-title = This line ends here
web-nowhere-text = There is no page at this address.

## The browser: the lobby

web-lobby-title = London’s board games, at one table
web-lobby-lead = Play in the browser, with friends or against bots, by the rules in the box. No account, nothing to install.
web-lobby-stop-pick = Pick a game
    .about = Bots play at once, at several levels.
web-lobby-stop-invite = Send a link
    .about = Friends sit down with one click, on any device.
web-lobby-stop-play = Play
    .about = What you may do glows. A wrong click tells you the rule.
web-lobby-games = Games
web-lobby-continue = Continue
web-lobby-all = Show all { $n }
web-lobby-more = More ways to play
web-lobby-finished = Your last games
web-games = My games
web-lobby-open = Open tables
web-lobby-open-none = No open tables yet. Set one up as a public table, and others will see it here.
web-lobby-lost = The server does not answer. This list will come back by itself.
web-offline = No connection
web-offline-text = The server cannot be reached. Your games are safe there, and this page comes back by itself. Until then:
web-offline-replays = Replays you have opened on this device
web-offline-none = Once you have opened the replay of a finished game on this device, you can watch it here without a connection.

web-game-players = { $n } players
web-game-reconstructed = { $share ->
    [most] Most components are reconstructed
    [some] Some components are reconstructed
   *[few] A few components are reconstructed
}
web-play-now = Play now
web-play-against = Opponents
web-play-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
web-play-level = Level of the bots
web-play-starting = Setting up…
web-play-friends = With friends
web-play-set-up = Set it up

web-table-free = { $n } of { $of } seats free
web-table-playing = in play
web-table-over = over
web-table-join = Join
web-table-watch = Watch
web-table-go-on = Continue
web-table-result = Result
web-turn-mine = Your turn
web-turn-paused = Paused
web-turn-of = Waiting for { $who }
web-standing-lead = You lead { $mine } to { $next }
web-standing-level = Level at { $mine }
web-standing-both = You: { $mine } · { $who }: { $best }
web-standing-leader = { $who } leads with { $best }

## The browser: a new table

web-new-title = New table
web-new-seats = Seats
web-new-seat = Seat { $n }
web-new-seat-me = Me
web-new-seat-open = A friend, by link
web-new-seat-bot = A bot
web-new-seat-here = Someone on this device
web-new-level = How well the bot in seat { $n } plays
web-new-open-hint = free until someone joins
web-new-add = Add a seat
web-new-remove = Remove seat { $n }
web-new-no-name = Without a name, others see only the number of your seat.
web-new-who = Who can join
web-new-link = Anyone with the link
    .about = Private: only people with the link can join.
web-new-public = Everyone
    .about = The table is in the list of open tables.
web-new-options = Options
web-new-more = More options
web-new-make = Set up the table
    .about = Next you get the link for your friends.
web-new-start = Start the game
    .about = All seats are taken, so it starts at once.
web-name-yours = Your name
web-name-theirs = Their name
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-level-program = program
web-option-default = Default
web-option-chance = Random
web-option-order = In this order
web-option-picks = As chosen here
web-option-pick = { $what }, seat { $n }
web-option-up = Move up: { $what }
web-option-down = Move down: { $what }

## The browser: gathering

web-gather-waiting = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
}
web-gather-ready = Everyone is here
web-gather-sit = Sit down
web-gather-full = All seats are taken. Stay on this page to watch.
web-gather-bot = Give to a bot
web-gather-open = Free the seat
web-gather-start = Start the game
web-gather-start-bots = { $n ->
    [one] Start, with a bot in the free seat
   *[other] Start, with bots in the free seats
}
web-gather-hint = Or wait: this page shows who sits down.
web-gather-hint-ready = Anyone at the table can start.
web-gather-invite = Invite
web-gather-invite-link = Send this link. Anyone who opens it can sit down or watch.
web-gather-invite-public = The table is in the list of open tables. This link leads straight to it.
web-gather-read = Read the rules meanwhile

## The browser: seats

web-seats = Seats
web-seat-you = You
web-seat-open = Free seat
web-seat-bot = Bot
web-seat-bot-n = Bot { $n }
web-seat-n = Seat { $n }
web-seat-somebody = Somebody
web-seat-away = away
web-seat-done = ready
web-seat-deciding = deciding
web-give-bot = Let a bot take over
web-give-bot-about = { $who } is offline. A bot can take over this seat until its owner comes back.
web-give-bot-in = A bot can take over in { $time }.

## The browser: sharing

web-share = Share
web-share-join = Anyone who opens this link can take a free seat, or watch.
web-share-watch = Anyone who opens this link can watch the game.
web-invite-about = Someone new can take over from a bot: send them its link.
web-invite-link = Invitation to this seat: { $who }
web-invite-call-back = Withdraw the invitation
web-invited = You are invited
web-invited-about = A bot plays in this seat ({ $who }). Sit down to take over.
web-invited-watch = Only watch
web-share-link = Link to the table
web-share-sheet = Share…
web-qr = QR code of the link
web-qr-show = Show QR code
web-qr-about = Scan it with the camera of a phone or tablet.
web-reach-network = Others cannot open { $here }, so the link has this computer’s address in your network. They must be in the same network to open it.
web-reach-nowhere = Only this computer can open this link: the server listens to nobody else. Restart it with “londinium serve --host 0.0.0.0”; your tables stay, and the link will then work in your network.
web-carry = On another device
web-carry-about = Open this personal link on your other device, or scan the code with it: the seat is yours there too.
web-carry-link = Personal link: { $who }
web-carry-revoke = Revoke the link and sign out other devices
web-carry-warning = Keep it to yourself. Anyone who has it can play for you.

## The browser: a table

web-table-missing = There is no such table. Perhaps the link is incomplete.
web-table-opening = Opening the table…
web-your-turn = It is your turn.
web-question = Question
web-waiting = Waiting for { $who }.
web-watching = You are watching. Waiting for { $who }.
web-taken = A bot plays in this seat. Waiting for { $who }.
web-over = The game is over.
web-over-winner = { $who ->
    [You] You win
   *[other] { $who } wins
}
web-over-shared = A shared victory: { $who }
web-sure = This can’t be undone. Play it?
web-sure-yes = Confirm
web-sure-no = Cancel
web-sure-never = Don’t ask again
web-do-it-this = Confirm: { $what }
web-undo = Undo
web-undo-of = Undo: { $who }
web-undo-further = Go back further
web-undo-step = One step
web-undo-to = To the start of: { $what }
web-undo-game = To the start of the game
web-redo = Redo
web-take-backs = With undo
web-if-ends = ends your turn
web-if-final = can’t be undone
web-notes = Notes
web-notes-about = Only you see these notes. They stay in this browser.
web-rule-before = Previous rule
web-rule-after = Next rule
web-rule-all = All rules
web-plan = Plan
web-plan-about = Try moves out: nothing is played
web-plan-on = Planning: nothing is played yet.
web-plan-open = From here on, it depends on what comes up.
web-plan-others = Then it is the others’ turn.
web-plan-play = { $n ->
    [one] Play this move
   *[other] Play these { $n } moves
}
web-plan-back = Step back
web-plan-stop = Stop planning
web-looking-at = Viewing { $who }’s board
web-looking-back = Back to mine
web-playback-skip = Skip
web-since = Since your last turn
web-since-close = Close
web-side = Score pad
web-aid = Player aid
web-aid-turn = How a turn goes
web-aid-score = What scores
web-aid-left = Still to come
web-aid-legend = What the icons mean
web-aid-rules = All the rules
web-face-rules = Rules:
web-face-why = Why not now?
web-curtain = { $who }, it is your turn
web-curtain-about = The others look away now.
web-curtain-lift = I am { $who }
web-away = Since your last visit
web-away-go-on = Continue

## The browser: the log

web-log = What happened
web-log-earlier = Earlier
web-log-empty = Nothing has happened yet.
web-log-since = New since your last visit
web-log-setup = Set-up
web-log-nothing = nothing others can see
web-log-none = Nothing to show.
web-log-of = Whose moves
web-log-of-all = Everyone
web-log-kind = What is listed
web-log-kind-all = Everything
web-log-kind-banner = Highlights
web-log-kind-event = Moves
web-log-kind-gain = Gains and losses
web-log-kind-note = The table
web-log-started = The game begins.
web-log-undone = { $who }: last move undone
web-log-redone = { $who }: undone move played again
web-log-taken = { $who }: a bot takes over
web-log-end = The game is over.
web-note-bot-fallback = { $who }: no valid answer in time, so a random move was played

## The browser: the result

web-result = Result
web-result-board = See the board
web-result-category = Points for
web-result-place = Place
web-result-place-n = { $n }.
web-result-total = Total
web-result-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-result-decided = The tie was decided by this rule: { $text }
web-result-record = Save game file
web-scored = The round is scored
web-story-score = Score over time
web-story-place = A moment of the game
web-story-start = At the start
web-story-end = At the end
web-story-decided = The turn that decided
web-story-swing = { $who ->
    [You] Your lead grew by { $n }.
   *[other] { $who }’s lead grew by { $n }.
}
web-story-best = Your best turn
web-story-gain = { $n ->
    [one] It brought 1 point.
   *[other] It brought { $n } points.
}
web-story-watch = Watch it
web-story-rounds = Points by round
web-story-items = What the points are for
web-story-picture = Save picture
web-story-share = Share picture
web-story-failed = This browser could not draw the picture.
web-rematch = Play again
web-rematch-join = To the next game

## The browser: the rules

web-rules-of = Rules: { $game }
web-rules-english = The rules of this game are in English only.
web-rules-search = Search the rules
web-rules-found = { $n ->
    [0] nothing found
    [one] 1 rule
   *[other] { $n } rules
}
web-rules-none = No rule has all these words.
web-rules-chapters = Chapters
web-rules-ruling = Our ruling:

## The browser: preferences

web-prefs-title = Preferences
web-prefs-auto = Automatic
web-prefs-name = Name
    .about = What others at the table call you.
web-prefs-lang = Language
web-prefs-theme = Colours
web-prefs-theme-light = Light
web-prefs-theme-dark = Dark
web-prefs-confirm = Ask “are you sure?”
    .about = A move cannot be undone once it shows something hidden, such as the next card.
web-prefs-confirm-always = Always
web-prefs-confirm-turn = If it is final
web-prefs-confirm-never = Never
web-prefs-motion = Animations
web-prefs-motion-full = On
web-prefs-motion-none = Off
web-prefs-playback = Play back others’ turns
    .about = Bots and people at the table are shown move by move. A click, Space or Esc skips it.
web-prefs-playback-slow = Slow
web-prefs-playback-normal = Normal
web-prefs-playback-fast = Fast
web-prefs-playback-off = Off
web-prefs-sound = Sound
    .about = Cards, coins and pencil strokes as they happen, two soft notes when it is your turn, three at the end.
web-prefs-marks = Mark what is reconstructed
    .about = A small ring on cards and tiles at the table whose print nobody here has seen.
web-prefs-notify = Notifications
    .about = Your device tells you when it is your turn and this page is in the background.
web-prefs-notify-denied = The browser does not allow notifications for this page.

## The browser: replays

web-replay = Replay
web-replay-of = Replay: { $game }
web-replay-opening = Loading the game…
web-replay-missing = There is no such replay. Perhaps the link is incomplete.
web-replay-look-back = Watch replay
web-replay-step = Step { $n } of { $of }
    .short = { $n } / { $of }
web-replay-place = Place in the game
web-replay-transport = Move through the game
web-replay-back = Step back
web-replay-on = Step forward
web-replay-round-back = Previous round
web-replay-round-on = Next round
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-times = { $n }×
web-replay-eyes = Seen by
web-replay-eyes-all = a spectator
web-replay-follow = Follow the active player
web-replay-how = View and speed
web-replay-moves = All moves
web-replay-link = Link to this move
web-replay-download = Save game file
web-replay-unseen = { $who ->
    [You] You make
   *[other] { $who } makes
} a hidden choice
web-replay-did = { $who }: { $what }
web-replay-so-far = The game is still being played. This is what you have seen of it up to now.
web-replay-so-far-short = The game up to now
web-replay-more = Check for new moves
web-replay-details = More
web-replay-parts = This game file was made by version { $made } of the rules. Version { $here } plays differently from step { $at }, so it is shown up to there.
web-replay-parts-short = Older rules: shown in part
web-replay-recorded = Result in the file: { $scores }.

web-replays = Replays
web-replays-offer = Replays and saved games
web-replays-lead = Every game can be followed move by move, as anyone who played saw it. A game file holds all of it in a few kilobytes.
web-replays-upload = Upload a game file
    .about = Drop a file here that you saved with “Save game file”. It is checked move by move before it is shown.
web-replays-choose = Choose a file
web-replays-checking = Checking…
web-replays-too-large = { $name } is larger than a megabyte; no game file is.
web-replays-mine = Your games

## The browser: components

web-own-box = I have this box
web-compare-packs = Compare two packs
web-true = How true the components are
web-true-rulebook = from the rulebook
web-true-other = from other sources
web-true-first_edition = from the first edition
web-true-owners = from owners
web-true-confirmed = confirmed by several owners
web-true-reconstructed = reconstructed
web-components = Components
web-components-of = Components: { $game }
web-components-missing = There are no such components here.
web-components-own = Original components.
web-components-pack = From the pack “{ $name }”.
web-components-data = data { $hash }
web-components-save = Save as a file
web-components-search = Search the components
web-components-found = { $n ->
    [0] nothing found
    [one] 1 entry
   *[other] { $n } entries
}
web-components-none = Nothing here has all these words.
web-components-groups = Kinds
web-source-filter = Where values come from
web-source-all = All
web-source-from = Sources:
web-source-rulebook = Rulebook
    .about = Stated in the rulebook.
web-source-printed = Printed
    .about = Read off the printed component.
web-source-public = Public
    .about = From pictures and transcriptions that anyone can see.
web-source-derived = Derived
    .about = It follows from other values.
web-source-reconstructed = Reconstructed
    .about = No source found; reconstructed to fit what is known.
web-source-ours = Ours
    .about = Our own choice.
web-source-first_edition = First edition
    .about = As printed in the first edition.
web-source-owner = Owner
    .about = Compared with a box by someone who owns it.
web-source-confirmed = Confirmed
    .about = Two owners have compared it with their boxes and agree.

## The browser: corrected components

web-pack-corrected = Corrected components
web-pack-about = Some values are reconstructed. If you own the box and find one that is wrong, correct it in a file and play with it.
web-pack-download = Download the original components
web-pack-choose = Choose a corrected file
web-pack-other = Choose another file
web-pack-drop = Or drop it here. It is checked at once, and everybody at the table sees what differs.
web-pack-checking = Checking { $file }…
web-pack-same = The same as the original components: { $file }
web-pack-refused = This file cannot be played with: { $file }
web-pack-too-large = File too large: components take less than half a megabyte.
web-pack-remove = Play with the original components
web-pack-show-all = Show all
web-pack-differs = { $n ->
    [0] nothing differs
    [one] 1 entry differs
   *[other] { $n } entries differ
}
web-pack-differs-about = { $n ->
    [one] One entry is not as in the game as shipped.
   *[other] { $n } entries are not as in the game as shipped.
}
web-pack-more = and { $n } more
web-pack-entry = differs
web-pack-added = new
web-pack-removed = left out
web-pack-order = another order
web-pack-was = was
web-pack-now = now
web-pack-all = See all components
web-pack-play = Set up a table with these
web-pack-correct = Play with a corrected file

## The browser: learning

web-learn-offer = Learn it: five minutes
web-learn-short = Learn it
web-learn-of = Learn: { $game }
web-learn-missing = There is no guided game here yet.
web-learn-all = Guided games
web-learn-note = Note
web-learn-count = { $n } of { $of }
web-learn-next = Next
web-learn-back = Back
web-learn-skip = Straight to the practice round
web-learn-yours = Now you
web-learn-practise = Play a practice round
web-practice = Practice
web-practice-hint = Hint
web-practice-thinking = Thinking…
web-practice-advice = Hint: { $what }
web-practice-done = You know it now.
    .about = Continue here as long as you like, or sit down at a real table.
web-practice-go-on = Continue here
web-practice-real = Start a real table
web-hint = Coach
web-hint-why = Why?
web-hint-next = Next best
web-hint-second = Next best: { $what }
web-hint-none = No hint came this time. Ask again.
web-hints = With hints
web-played-on = Played on from a replay
web-play-on = Play on from here
web-analysis = Analysis
web-analysis-first = The coach has not looked at this game yet.
web-log-turned = From here on, luck takes a different course.
web-rules-option = Only with this option:

## The browser: time

web-new-time = Time
web-clock = Clock
web-clock-none = No clock
    .about = Everyone takes the time they need.
web-clock-live = Live
web-clock-days = Correspondence
web-clock-own = Custom
web-clock-time = Time for the whole game
web-clock-more = Added after each turn
web-clock-unit = unit
web-clock-about = Each player has { $time } for the whole game, and gets { $more } more after each turn.
web-clock-about-plain = Each player has { $time } for the whole game.
web-unit-second = seconds
web-unit-minute = minutes
web-unit-hour = hours
web-unit-day = days
web-gone = If time runs out or someone leaves
web-gone-leaves = If someone leaves
web-gone-bot = A bot takes over
    .about = The player can come back and take the seat again.
web-gone-end = The game ends
    .about = For everyone, and without a result.
web-clock-left = Time left: { $time }
web-clock-short = You have less than half a minute left.
web-log-timed = { $who }: time ran out
web-log-unclocked = { $who }: continues without a clock
web-clock-out = Your time is up. Continue without a clock?
web-clock-out-on = Continue without a clock
web-clock-out-bot = Let a bot finish it
web-clock-out-end = End the game
web-log-left = { $who }: left the table
web-log-back = { $who }: back in the seat
web-log-ended-timed = The game ended because time ran out.
web-log-ended-left = The game ended because a player left.
web-log-ended-stopped = The game ended because its rules have changed.
web-log-cut = The game continues from here. What came after no longer counts.

## The browser: leaving and coming back

web-leave = Leave
web-leave-title = Leave the table
web-leave-bot = A bot takes over your seat. You can come back at any time and take it again.
web-leave-end = The game then ends for everybody, without a result.
web-leave-pause = The game is paused while you are away. It waits for you under “Continue”.
web-leave-seat = Leave: { $who }
web-leave-yes = Leave the table
web-leave-yes-end = Leave and end the game
web-leave-yes-pause = Pause and leave
web-leave-stay = Stay
web-seat-stand-in = bot playing
web-back = Take your seat back
web-back-of = Take the seat back: { $who }
web-ended = The game was ended early
web-ended-why = Why it ended
web-ended-timed = Time ran out: { $who }
web-ended-left = Left the table: { $who }
web-ended-stopped = The rules had changed, and the players chose to end it.
web-ended-about = There is no result. The board stays as it was.
web-ended-replay = Watch replay
web-stopped = The rules have changed since this table began. This is the last position that agrees with them. Continue from here, or end the game.
web-stopped-watch = The rules have changed since this table began. Its players decide whether it goes on.
web-stopped-versions = Then it was version { $was } of the rules, now it is { $version }.
web-stopped-go-on = Continue from here
web-stopped-end = End the game

## The browser: talk

web-beside = Beside the board
web-talk = Chat
web-talk-empty = No messages yet.
web-talk-say = Write a message
web-talk-send = Send
web-talk-spectator = watching
web-talk-nobody = Someone
web-talk-unread = { $n ->
    [one] 1 new message
   *[other] { $n } new messages
}
web-talk-room = { $n ->
    [one] 1 character left
   *[other] { $n } characters left
}
web-talk-too-many = Too many messages at once. Wait a moment and send it again.
web-talk-lost = No connection: the message was not sent.
web-talk-failed = The message was not sent.

## The browser: the daily game

web-daily = Today’s game
    .about = Next Station alone, with the same cards for everyone. One attempt counts.
web-daily-new = Not played yet
web-daily-playing = You have begun
web-daily-done = Played: { $points }
web-daily-broken = Left before its end
web-daily-next = Next game in { $time }
web-daily-to = To the results of the day
web-daily-counts = Today’s game: this attempt counts
web-daily-free = Today’s game: this attempt does not count
web-weekly = This week’s games
    .about = Against the same bots for everyone. Your score is how far you beat par.
web-weekly-to = To the results of the week
web-weekly-counts = This week’s game: this attempt counts
web-weekly-free = This week’s game: this attempt does not count

## The browser: rated games

web-rated = Rated game
    .about = For the ladder: no undo, no hints, and anyone who leaves or runs out of time loses.
web-rated-agree = By sitting down you agree to this.
web-rated-leave = This is a rated game: leaving is losing.
web-ladder = Ladder
web-find = Find a game
web-tournament = Tournaments

## The browser: what the server refuses

web-refused-request = The server did not understand this. Reload the page and try again.
web-refused-large = Too large for the server.
web-refused-site = This was sent from a page of another site. Open the table from its own address.
web-refused-busy = The server is checking too many files at the moment. Try again soon.
web-refused-no-game = This game is not installed here.
web-refused-no-table = There is no such table, or it is gone.
web-refused-no-record = There is no such game file here.
web-refused-no-replay = There is no such game to look at here.
web-refused-no-lesson = There is no such guided game.
web-refused-no-components = There are no such components here.
web-refused-no-link = This link is not valid. Copy it once more, in full.
web-refused-no-invitation = This invitation is not valid.
web-refused-no-seat = There is no seat { $seat } at this table.
web-refused-seat = That seat is not yours.
web-refused-sits = Only players at the table can do this.
web-refused-sitting = You are already at this table.
web-refused-host = Only the host can change other players’ seats.
web-refused-open = A seat is still open. Give it to someone or to a bot first.
web-refused-bot = After the start a seat can only be given to a bot.
web-refused-bot-unknown = There is no bot of that name here.
web-refused-no-bot = No bot plays that seat, so nobody new can take it.
web-refused-leave = There is nothing to leave: the game is over, or a bot already plays the seat.
web-refused-not-started = This table has not started yet.
web-refused-over = The game is over.
web-refused-ended = This game has been ended.
web-refused-rules = The rules have changed since this game began. Its players must continue it or end it first.
web-refused-began = The rules no longer allow how this table began. It can only be ended.
web-refused-go-on = There is nothing to continue: the game is not stopped, or never began.
web-refused-end = Only a game whose rules have changed can be ended like this.
web-refused-time = Nobody has run out of time here.
web-refused-rematch = You can play again once the game is over.
web-refused-components = The components of this table are no longer kept here.
web-refused-practice = Practice is for one person and bots. At this table others could sit.
web-refused-hints = Hints are given against bots only. Among people they would be cheating.
web-refused-hint = One hint at a time. Wait a moment.
web-refused-analysis-runs = The coach looks at a game when it is over.
web-refused-analyses = Enough games are waiting for the coach. Ask again when one of them is done.
web-refused-analysis-slow = The coach did not get through this game. Start the analysis again.
web-refused-analysis-long = This game has more than { $moves } moves: too many for the coach.
web-refused-analysis = The coach cannot analyse this game. { $why }
web-refused-analysis-fault = The coach cannot analyse this game: Londinium made a mistake. The host’s log says which.
web-refused-asked = Nobody was asked anything there.
web-refused-play-on = This replay has no such seat or step to play on from.
web-refused-play-on-rules = The rules have changed since this game. It cannot be played on from here.
web-refused-play-on-over = The game is over there. Play on from an earlier step.
web-refused-play-on-pack = This game file brings components of its own. Set up a table with them to play on.
web-refused-empty = The message is empty.
web-refused-speak = Players at the table write from their seat.
web-refused-replay = The game is still running. Only players at the table can look back at it.
web-refused-story = The game is still running. Its story is told when it is over.
web-refused-viewer = You cannot see this game from that seat.
web-refused-record-early = You can save the game file once the game is over.
web-refused-record = This game file cannot be replayed. { $why }
web-refused-record-json = This is not a Londinium game file: the file is not JSON.
web-refused-record-nested = This is not a Londinium game file: it is nested too deeply.
web-refused-record-large = The game file is too large: at most { $bytes } bytes.
web-refused-record-slow = The game file takes longer than { $seconds } s to replay. No game does.
web-refused-record-memory = The game file needs more than { $megabytes } MB of memory to replay. No game does.
web-refused-record-components = The game file cannot be replayed with the components that it carries ({ $why }).
web-refused-record-changed = This game file can no longer be replayed under the present rules. { $why }
web-refused-pack = There is a mistake in the file: { $why }.
web-refused-pack-large = The file is too large: components take at most { $bytes } bytes.
web-refused-no-check = Say first which box you have.
web-refused-check-large = This is more than any box holds.
web-refused-no-component = There is no such component.
web-refused-component-large = A component has at most { $most } characters.
web-refused-pack-full = Written out in full, the components take more than { $bytes } bytes.
web-refused-pack-slow = A game with these components takes longer than { $seconds } s to try out. No game does.
web-refused-pack-memory = These components need more than { $megabytes } MB of memory. No game does.
web-refused-pack-unplayable = No game can be played with these components, although every entry is well formed ({ $why }).
web-refused-pack-unreadable = These components can no longer be read: { $why }.
web-refused-pack-gone = These components are no longer kept here. Choose their file again.
web-refused-name-here = Someone on this server has that name, or one that looks like it. Choose another.
web-refused-name-empty = A name needs a letter or a digit.
web-refused-name-mixed = Use letters of one alphabet in a name: other alphabets have letters that look the same.
web-refused-no-profile = Take a name first: it is what your devices share.
web-refused-passkeys = A profile can have { $most } passkeys at most.
web-refused-passkey = The passkey could not be read, or is already saved. Try again.
web-refused-passkey-gone = This passkey is no longer known here.
web-refused-passkey-late = This took too long. Try again.
web-refused-profile-link = This link is not valid, or was revoked.
web-refused-daily-first = Play the attempt that counts to its end first.
web-refused-daily-sealed = Others’ games are shown when your own is over.
web-refused-daily-own = You have begun this game in this browser. Finish it before you open another attempt.
web-refused-daily-bot = This game is yours alone to play, against its own bots.
web-refused-daily-hints = There are no hints in a daily or weekly game.
web-refused-daily-again = Play this game again from its own page.
web-refused-no-day = There is no such day yet.
web-refused-no-person = Nobody here goes by that name.
web-refused-remind-zone = The server does not know this device’s time zone, so quiet hours cannot be kept.
web-refused-remind-push = This browser’s push address is not one the server may call.
web-refused-remind-mailbox = That is not an e-mail address we can write to. One looks like anna@example.org.
web-refused-remind-no-mails = This server sends no e-mail.
web-refused-remind-link = This link is not whole. Copy all of it from the message.
web-refused-remind-confirm = E-mails to this address are no longer wanted. Ask for them again in the preferences.
web-refused-remind-often = This address has had enough of our e-mails today. Try again tomorrow.
web-refused-remind-mail = The e-mail could not be sent just now. Try again later.
web-refused-rated = A rated game needs a clock, the game’s own components and bots, and a browser for each person.
web-refused-rated-hints = There are no hints in a rated game.
web-refused-rated-bot = Only the game’s own bots have a place in the ladder.
web-refused-rated-seat = In a rated game no one can give the seat of another to a bot. Their clock is running.
web-refused-rated-new = In a rated game nobody new can sit down after the start.
web-refused-find-alone = You can look for games with two or more players.
web-refused-find-late = You can plan a game up to two days ahead.
web-refused-no-tournament = There is no such tournament. Check the link.
web-refused-tournament-robin = In a round robin two sit at a table. For three or four, choose the Swiss system.
web-refused-tournament-full = This tournament is full: it has { $n } players.
web-refused-tournament-begun = This tournament has begun without you. You can follow it here.
web-refused-tournament-few = A tournament starts with { $n } players or more.
web-refused-tournament-player = There is no such player here any more.
web-refused-tournament-board = You have no table in this round.
web-refused-tournament-host = Only the host of the tournament can do this.
