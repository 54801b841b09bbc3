### The table in the terminal, the same for every game. Names stand in the nominative, so that one message serves five languages.

## Seats

seat-you = You

## What is asked

ask-prompt = Your answer (or help) ›
bot-thinking = { $who }: thinking…
bot-replaced = { $who }: no valid answer from the program; it was stopped, and random moves are played from now on

## What happened

rule-line = { $text } ({ $id })

## Answers of the table to what is typed

answer-number = There is no answer { $number }: they are numbered 1 to { $last }.
answer-unclear = “{ $text }” is neither an answer nor a command. Type a number from 1 to { $last }, or help.
read-several = That could be: { $ways }.
answer-refused = { $text } ({ $id })
if-usage = Say which move: if, then the move as you would type it.
if-line = { $who }: { $changes }
if-nothing = No points change.
if-open = The rest depends on hidden information.
why-usage = Say which move: why, then the move as you would type it.
why-legal = You may do that now.
rule-usage = Say which rule: rule, then its id, as in { $example }.
rule-unknown = There is no rule { $id } here. “londinium rules { $game }” lists them all.
rule-ruling = Our ruling: { $text }
look-usage = Say whose table to look at: look, then a seat from 0 to { $last }.
hint-thinking = The coach is thinking…
hint-move = The coach’s answer: { $move } ({ $number })
hint-next = The next best: { $move } ({ $number })
hint-why = Why: { $reasons }
hint-last = The coach sees no other answer worth a thought.
record-usage = Say where to save: record, then a file name.
record-saved = Saved to { $file }. “londinium play { $game } --resume { $file }” continues the game.
record-exists = { $file } already exists. “record { $file } --force” overwrites it.
record-failed = { $file } cannot be written ({ $reason }).
quit-unkept = Goodbye. This game is not saved; next time “record FILE” saves one, and “londinium play { $game } --resume FILE” continues it.
quit-kept = Goodbye. Your game is saved in { $file }; “londinium play { $game } --resume { $file }” continues it.

## Help

help-title = What you can type
help-number = a number
    .about = the answer with this number
help-undo = undo
    .about = undo your last move, as long as nothing hidden has been revealed since
help-if = if MOVE
    .about = how that would change everyone’s points
help-why = why MOVE
    .about = may I do that, and if not, which rule forbids it
help-rule = rule ID
    .about = read a rule
help-look = look SEAT
    .about = another seat’s side of the table
help-hint = ?
    .about = a hint: the coach’s answer; again: why; again: the next best
help-record = record FILE
    .about = save the game so far
help-help = help
    .about = this list
help-quit = quit
    .about = leave the table

## The result

result-title = The result
result-points = Points
result-total = Total
result-place = Place
result-decided = The tie-break decided: { $text } ({ $id })
result-winner = { $who ->
    [You] You win
   *[other] { $who } wins
}
result-shared = A shared victory: { $who }

## Games and records

games-line = { $title }, { $min } to { $max } players
replay-agrees = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: the record agrees with the rules, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
replay-open = The game is not over. Waiting for { $who }.

## The analysis of a game

analyse-played = { $seq }. { $who }: “{ $played }”, { $class } ({ $cost })
analyse-prefers = The coach prefers “{ $best }”.
analyse-partial = Analysed so far: { $done } of { $total }.
analyse-uncalibrated = No games of bots have been looked at for this game, so the chances are rough.

## What the position is worth, where a game has no words of its own for it

board-standing = As it stands
