### What the library says is wrong: with files, components, records, bots. Names of fields, files and programs stand as they are.

## Places in files

told-at = { $place }: { $what }
told-rule = { $text } ({ $id })
place-file = { $file }
place-file-field = { $within }: field { $name }
place-list = { $within }: { $name }
place-part = { $within }, { $name }
place-entry = { $within }, entry { $name }
place-field = { $within }, field { $name }
place-operation = { $within }, operation { $name }
place-region = { $within }, Region { $name }
place-players = { $within }, { $players } players

## Components that cannot be played with

pack-large = larger than { $bytes } bytes, which no pack needs
pack-unreadable = cannot be read ({ $why })
pack-encoding = should be saved as UTF-8
pack-nested = lists and objects are nested deeper than any pack needs
pack-json = line { $line }, column { $column }: this is not JSON
pack-truncated = the file is truncated
pack-least = should be at least { $n }
pack-most = should be at most { $n }
pack-entries-least = should have at least { $n } entries
pack-entries-most = should have at most { $n } entries
pack-entries = should have { $n } entries, not { $got }
pack-letters-least = should have at least { $n } letters
pack-letters-most = should have at most { $n } letters
pack-letters = has letters that are not allowed here
pack-marks = has marks that nobody sees or that turn the direction of writing
pack-choice = '{ $value }' is none of the values that it can have
pack-missing = the field '{ $field }' is missing
pack-unknown = unknown field '{ $field }'
pack-kind = should be { $wanted }, but it is { $got }
pack-misread = cannot be read: { $what }
pack-entry-id = { $why }; the entry is '{ $id }'
pack-files = the pack has the files { $files }; it should have { $wanted }
pack-provenance = should have one entry for each of { $groups }
pack-other-game = the pack '{ $name }' is made for { $its }, not for { $game }
pack-endless = a game with them is not over after { $n } decisions
pack-merge-files = the packs do not have the same files; export them again with this release
pack-no-list = there is no such list of entries
pack-unplayable = no game can be played with these components ({ $why })
pack-adopted = the data of { $game } is { $data } after writing it, not { $wanted }

## Records that cannot be replayed

record-older = { " " }(made by version { $made }, replayed by { $now })
record-format = This is not a Londinium record: its format should be { $format }, not { $given }.
record-damaged = The record is damaged: { $why }.
record-long = The record has { $n } actions; no game has more than { $most }.
record-newer = The record was made by version { $version } of the rules of { $its }; this Londinium knows versions up to { $known }. A newer Londinium can replay it.
record-begin = The record cannot begin: { $why }
record-illegal = Action { $at } (seat { $seat }, number { $action }) is not allowed{ $older }: { $why }
record-no-longer = Action { $at } (seat { $seat }, number { $action }) is no longer allowed.
record-uncheckable = This is not a record that can be checked: { $why }.
record-parts = The record parts from the rules between actions { $first } and { $at }{ $older }: what was asked or allowed there is no longer the same.
record-no-components = The record was played with components { $data } of { $its }, which are neither in it nor here (here: { $here }).
record-no-game = The record is of another game. { $why }
record-pack = The record’s components cannot be used: { $why }.
record-carries = The record names components { $data } but carries { $carries }.
record-open = The record has a result but breaks off: the game is not over{ $older }.
record-scores = The record says the scores were { $said }, its actions give { $gives }{ $older }.
record-other = The record is of { $its } with components { $data }, not of { $id } with components { $own }.

## Games and bots

game-unknown = There is no game '{ $game }'; the games are { $known }.
game-left-out = The game '{ $game }' of the package { $package } is left out; “londinium games” says why.
bot-unknown = There is no bot '{ $name }'; the bots are { $known }, and cmd:COMMAND for one of your own.
bot-not-taken = The bot { $name } does not take '{ $setting }'; search and expert take ms=… or iterations=…, champion steps=….
bot-steps = The bot '{ $spec }' looks 1 or 2 steps ahead, not '{ $value }'.
bot-overlooks = The bot '{ $spec }' overlooks from 1 to 99 answers in a hundred, not '{ $value }'.
bot-number = The bot '{ $spec }' needs a whole number above 0 after { $setting }=, not '{ $value }'.
bot-both = The bot '{ $spec }' takes ms=… or iterations=…, not both.
bot-temper = The bot '{ $spec }' has no temper '{ $temper }'; the tempers are { $known }.
bot-no-temper = The bot '{ $spec }' takes no temper; random, greedy and search do.
bot-numpy = The bot { $name } needs numpy: pip install 'londinium[lab]'.
bot-ms = The bot '{ $spec }' needs a whole number from 1 to { $most } after ms=, not '{ $value }'.
bot-quote = The bot '{ $spec }' has a quotation mark without its other half.
bot-no-command = The bot '{ $spec }' names no command; write it cmd:./mybot.
bot-no-program = The bot '{ $spec }' cannot be started: there is no program '{ $program }' that may be run.
bot-no-champion = There is no champion of { $game }.
bot-no-expert = There is no expert of { $game }.
bot-no-weights = The { $bot } has no weights here: { $file } is missing from { $folder }.
bot-weights-old = The weights in { $file } are of another version; train the { $bot } again.
bot-weights-broken = The weights in { $file } cannot be read; install the package again.
bot-components = The { $bot } learnt the game as it is shipped; these components are too different.

## Budgets and saved analyses

budget-unknown = The budget '{ $text }' names '{ $name }'; it takes { $known }.
budget-number = The budget '{ $text }' needs a whole number from 1 to { $most } after { $name }=.
analysis-format = This is not a saved analysis: its format should be '{ $format }'.
analysis-coach = The saved analysis was made by coach { $made }, and this is coach { $here }. Start again.
analysis-learnt = The saved analysis used learnt values that are not here. Start again.
analysis-unlearnt = The saved analysis did without the learnt values that are here now. Start again.
analysis-record = The saved analysis is of another record. Start again, or give that record.
analysis-damaged = The saved analysis is damaged. Start again.

## Programs that play and fail: what they did, then what becomes of it

bot-failed = { $why }; it was killed, and random plays on.
bot-failed-start = The bot { $spec } could not be started ({ $why })
bot-failed-silent = The bot { $spec } did not say that it is ready within { $seconds } s
bot-failed-slow = The bot { $spec } did not answer within { $ms } ms
bot-failed-protocol = The bot { $spec } speaks { $said }, not { $protocol }
bot-failed-question = The bot { $spec } answered question { $answered } when it was asked question { $asked }
bot-failed-illegal = The bot { $spec } chose action { $action }, which is not one of the { $legal } legal ones
bot-failed-ended = The bot { $spec } ended before it answered
bot-failed-long = The bot { $spec } wrote a line longer than { $bytes } bytes
bot-failed-line = The bot { $spec } wrote { $said } where a line like { $like } was due

## Tournaments of bots, and datasets

engine-died = Processes that play died { $times } times; is there too little memory?
engine-ray = Ray could not do its work: { $why }
arena-twice = --bots: { $bot } is named twice; a bot does not meet itself.
arena-alone = --players: bots meet at tables of two or more; “simulate” lets one play alone.
arena-few = --bots: { $bots } for tables of { $players }; name at least { $players } different bots.
arena-in-use = { $file }: another run is writing there; wait for it, or name another place.
arena-unkept = { $file }: { $why }; the games before are kept, and the same command goes on.
arena-file-other = { $file }: not a file of a tournament; name another one.
arena-file-first = { $file }: its first line should say which tournament it is; the file is damaged.
arena-file-begun = { $file }: it was begun with { $name } { $was }, not { $now }; name another file.
arena-file-line = { $file }: line { $line } is not a finished game; the file is damaged.
dataset-manifest = { $file }: it does not say which dataset this is; name another folder.
dataset-begun = { $folder }: it was begun with { $name } { $was }, not { $now }; name another folder.
dataset-other = { $folder }: there are files of something else; name another folder.
dataset-unwritten = { $file }: { $why }; whole shards are kept, and the same command goes on.

## Why the server cannot start

serve-smtp = --smtp should be smtp://user:password@host:587, or smtps://… for TLS from the start.
serve-smtp-from = --smtp needs --mail-from, the address that mails come from: londinium@example.org.
serve-smtp-address = --smtp needs --address, where people reach the server: https://play.example.org.
serve-address = --address should be like https://play.example.org, not '{ $address }'.
serve-bus-unusable = The bus '{ $url }' cannot be used: { $why }.
serve-bus-kind = The bus '{ $url }' should be memory, redis://… or postgresql://….
serve-bus-needed = { $workers } workers need a bus to hear of each other: --bus redis://… or, with a PostgreSQL store, --bus with the store’s URL.
serve-bus-url = The bus '{ $url }' is no URL such as postgresql://host/name.
serve-bus-store = A bus on PostgreSQL must be the store’s own database: give --bus the URL of --store.
serve-store-closed = The store { $store } cannot be opened: { $why }.
serve-store-url = The store '{ $url }' is no URL such as sqlite:///tables.db or postgresql://host/name.
serve-store-unmade = The store '{ $url }' cannot be made: { $why }.
serve-store-kind = The store '{ $url }' should be sqlite:///… or postgresql://….
serve-store-newer = The store { $store } was made by a newer Londinium: it is at revision { $found }, and this one knows those up to { $head }.
serve-store-old = The store { $store } cannot be brought up to date from revision { $found } to { $head }, and was left as it is: { $why }.
serve-bot-name = --bot { $name }=…: a name has 1 to 16 letters, digits, spaces or hyphens.
serve-bot-taken = --bot { $name }=…: there is a bot of that name already, or of one that looks the same.
serve-bot-slow = --bot { $name }: at a table a program has at most { $most } ms, not { $ms }.
serve-port-rights = Port { $port } needs more rights; take one from 1024 on.
serve-host = '{ $host }' is no address of this machine.
serve-port-none = No port from { $first } to { $last } is free on { $host }.

## Kinds of values in a file

kind-int = a whole number
kind-float = a number
kind-str = text in quotation marks
kind-bool = true or false
kind-array = a list
kind-object = an object with fields
kind-null = nothing (null)
kind-or = { $one } or { $other }
engine-outdated = The engine was compiled before { $file }{ $more ->
    [0] {""}
   *[other] { " " }and { $more } more
} changed; “make fast” compiles it again, “make pure” removes it.
