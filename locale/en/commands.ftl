### What the commands say beside the table in the terminal: what is wrong on the command line, and reports. Names of arguments and files stand as typed.

## What is wrong

cmd-language = --lang { $lang }: there is no such language here; there is { $known }.
cmd-option-twice = --option { $option }: given twice; give each option once.
cmd-file-large = { $file }: larger than { $bytes } bytes, which no record needs.
cmd-file-encoding = { $file }: not a text file in UTF-8: byte { $at } is { $byte }.
cmd-file-json = { $file }: cut off or not JSON: line { $line }, column { $column }.
cmd-file-nested = { $file }: not a record: it is JSON nested too deep, or with too long a number.
cmd-file-object = { $file }: not a record: it should be a JSON object.
cmd-file-there = { $file }: already exists; --force overwrites it.
cmd-not-installed = { $what }: { $package } is not installed; “pip install londinium[{ $extra }]” brings it.
cmd-resume-set = --resume: the record has its own seed, options and components; leave those arguments out.
cmd-resume-other = { $file }: a record of { $its }, not of { $game }.
cmd-resume-over = { $file }: this game is over; “londinium replay { $file }” shows its result.
cmd-resume-bots = --bots: { $seats ->
    [one] this game has 1 other seat
   *[other] this game has { $seats } other seats
}, so name that number of bots, not { $bots }.
cmd-bots-none = --bots: name at least one bot.
cmd-bots-many = --bots: { $bots } bots for { $players } seats; name at most one bot for each of --players.
cmd-records-file = { $file }: --records needs a folder, and this is a file.
cmd-record-set = --record: the record has its own seed and options; leave --games, --seed and --option out.
cmd-rule-unknown = { $id }: there is no such rule in { $game }{ $near ->
    [none] {""}
   *[other] { " " }(did you mean { $near }?)
}; “londinium rules { $game }” lists them.
cmd-folder-none = { $file }: there is no such folder.
cmd-out-file = { $file }: --out needs a folder, and this is a file.
cmd-replaced = { $what } { $games ->
    [one] (In 1 game.)
   *[other] (In { $games } games.)
}
cmd-stopped = Stopped.

## simulate

cmd-games = games
cmd-bot = bot
cmd-side = side
cmd-wins = wins
cmd-win-rate = win rate
cmd-mean = mean ± 95 %
cmd-deviation = st. dev.
cmd-least = min
cmd-most = max
cmd-speed = { $decisions } decisions/s, { $games } games/s, { $mean } decisions a game

## arena and dataset

cmd-rating = rating ± sigma
cmd-mean-error = mean ± s.e.
cmd-against = bot against
cmd-crosstable = In each cell: the share of the points, and the difference in Elo with its 95 % interval.
cmd-arena = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}: { $sure ->
    [yes] the order is sure
   *[no] the order is not sure yet
}.
cmd-dataset = { $file }: { $rows ->
    [one] 1 decision
   *[other] { $rows } decisions
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $new } of them new.

## fuzz

cmd-holds = { $file }: every law holds in its { $decisions } decisions.
cmd-broken = Broken: { $law } ({ $says }): { $detail }
law-legal = who has to act has at least two answers, in order
law-explain = what is refused and what is allowed agree, and a refusal changes nothing
law-numbers = every number is a move, and that move has this number
law-guess = a guess looks to its seat like the game itself
law-open = at an open table all see the same
law-told = nobody is told what they do not see
law-together = those who decide together do not disturb each other
law-events = what is told adds up to what has changed
law-pieces = no piece is lost or made
law-plain = everything shown is plain data
law-outcome = points, places and tie-breaks agree
law-standing = every standing adds up, and the last one is the result
law-forecast = an answer brings what it was said to bring
law-ends = every game comes to an end
law-copy = playing a copy changes nothing else
law-save = a saved game comes back the same
law-replay = a record leads to the same game
law-undo = undoing leaves no trace, and nothing hidden can be seen and undone
law-crash = the rules never fail
cmd-broken-record = record: { $file }
cmd-broken-again = again: { $command }
cmd-fuzzed = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions } decisions: { $broken ->
    [0] every law holds
   *[other] { $broken } broken
}.

## components

cmd-exported = { $file }: { $n ->
    [one] 1 entry
   *[other] { $n } entries
} written; --pack { $file } plays with them.
cmd-components = { $game }, components { $data }
cmd-file = file
cmd-group = components
cmd-entries = entries
cmd-what = what
cmd-origin = from
cmd-sources = sources and notes
cmd-entry = entry
cmd-field = field
cmd-shipped = as shipped
cmd-here = here
cmd-differs = Entries that differ from the game as shipped: { $n }
cmd-differ = Entries that differ: { $n }
cmd-first = first
cmd-second = second
cmd-packs-diff = diff: name two packs, or a game’s id and a pack.
cmd-packs-merge = merge: name two packs, and with --out the file to write.
cmd-packs-adopt = adopt: name one pack.
cmd-packs-none = { $game }: a pack is named with --pack; two of them go with diff or merge.
cmd-packs-games = The packs are of two games, { $one } and { $other }; they should be of one.
cmd-merge-conflicts = Both packs changed the same entries: { $n }. --prefer A or --prefer B says which is right; nothing was written.
cmd-merged = { $file }: both packs in one, components { $data }.
cmd-adopted = The shipped components were { $before } and are { $after } now. Written:
cmd-adopted-same = The shipped components are the same already: { $after }; nothing was written.

cmd-decisions = decisions
cmd-analyse-stopped = Stopped after { $done } of { $total }; the same command continues from there.
cmd-analyse-no-save = { $file }: this is not a saved analysis; name another file.
cmd-analyse-budget = { $file }: begun with the budget { $budget }; leave --budget out.
cmd-analyse-seats = { $file }: begun for other seats; leave --seat out, or name another file.
cmd-analyse-seat = --seat { $seat }: this game has the seats 0 to { $last }.

## serve

serve-open = Londinium is open: { $address }
serve-others = For others in the same network: { $address }
serve-end = Ctrl-C closes it; games go on where they were at the next start.
