### What “londinium --help” says. An argument’s words are an attribute of its command’s message. Words in capitals stand for what is typed; the default is in brackets.

cli-usage = usage:
cli-positionals = arguments
cli-options = options
cli-commands = commands

## What stands for a value

cli-ADDRESS = ADDRESS
cli-BUDGET = BUDGET
cli-COMMAND = COMMAND
cli-FILE = FILE
cli-FOLDER = FOLDER
cli-GAME = GAME
cli-HOUR = HOUR
cli-NAME = NAME
cli-PACK = PACK
cli-RECORD = RECORD
cli-VALUE = VALUE

## What is wrong

cli-wrong = { $prog }: { $why }; “{ $prog } --help” shows what it takes.
cli-fault-choice = { $argument }: there is no { $value }; choose from { $choices }
cli-fault-value = { $argument }: a value is missing
cli-fault-no-value = { $argument }: takes no value, so leave out { $value }
cli-fault-argument = { $argument }: { $why }
cli-fault-required = these arguments are missing: { $arguments }
cli-fault-unknown = unknown arguments: { $arguments }
cli-value-count = { $text } should be a whole number above 0
cli-value-seat = { $text } should be the number of a seat, counted from 0
cli-value-hour = { $text } should be an hour from 0 to 23
cli-value-seed = { $text } should be a whole number, at least 0 and less than 2⁶³
cli-value-bot = { $text } should be written NAME=cmd:COMMAND
cli-value-option = { $text } should be written name=value

## Commands

cli-londinium = The London board games: play, simulate and check them, and read their rules.
    .version = show the version and exit
cli-every = What several commands take
    .help = show this help and exit
    .game = a game’s id; “londinium games” lists them
    .lang = the language to speak: en, fr, pl, ru or uk (your system’s)
    .json = print one JSON document and nothing else
    .force = overwrite existing files
    .engine = this machine’s cores, or a Ray cluster (local)
    .option = may be repeated; a name alone means yes
    .pack = components other than the game’s own
    .players = how many seats (one for each bot)
    .record = a file with a record
    .seed = seed of the first game; game i has the seed S + i (0)
    .games = how many games to play (100)
cli-serve = Open the tables in the browser, for this machine or for others too.
    .host = 0.0.0.0: others in the network too
    .port = the first free port from here on (8000)
    .store = sqlite:///FILE or postgresql://… (a file in your data folder)
    .workers = processes that serve; several need a bus (1)
    .bus = how workers talk to each other: redis://… or the store’s URL
    .log = plain text, or one JSON object a line (text)
    .limits = multiply what one address may do, for many people behind one (1)
    .coach = how long the coach thinks about a decision: iterations=200 (its own measure)
    .pause = bots among several people answer as soon as they can
    .bot = offer a program as a bot at tables, by this name; may be repeated
    .day_begins = 0 to 23, UTC: when the daily game changes (0)
    .address = where people reach it, for links in mails: https://…
    .smtp = send mails by smtp://user:password@host (or set LONDINIUM_SMTP)
    .mail_from = the address that mails come from
    .remind_after = seconds until someone who is away is reminded (60)
cli-games = List the games, their player counts and options.
cli-play = Play in the terminal against bots; you have seat 0.
    .bots = who sits at the other seats (greedy); none: play alone
    .seed = the same number deals the same cards (random)
    .resume = continue a game saved with “record”
cli-simulate = Let bots play many games and report how they did.
    .bots = name, name:ms=100, name:iterations=500 or cmd:COMMAND (random)
    .records = write the record of every game there
cli-arena = Let bots meet each other, seats and cards shared fairly, and rate them.
    .bots = who meets: name, name:iterations=500, cmd:COMMAND
    .games = games of each meeting (100)
    .until_sure = stop once the order is sure; --games is the most
    .players = seats at a table (2, or the game’s fewest)
    .seed = seed of the first deal; deal i has the seed S + i (0)
    .resume = keep every game there, and continue with those it has
    .json = the result as JSON (printed)
    .csv = ratings and crosstable, one row for each bot
cli-dataset = Write down every decision of bots, for programs that learn.
    .bots = who plays, as for simulate (greedy)
    .games = how many games the dataset has (100)
    .out = the folder; games it already has are not played again
cli-fuzz = Play random games and check the laws of the kernel at every step.
    .seed = seed of the first game (0)
    .record = check a recorded game instead
cli-replay = Replay a record by the rules and print its result.
cli-analyse = Say what every decision of a recorded game was worth: skill and luck.
    .seat = only this seat’s decisions (all)
    .budget = how closely to look, as iterations=200,guesses=16
    .save = keep what was found there, and continue from it
    .workers = processes that look (one for each core)
cli-rules = Read the rules of a game, or one of them.
    .game = a game’s id, or kernel for the rules of the table itself
    .id = id of a rule, as NSL-DRAW-4, or of a chapter, as NSL-DRAW
cli-components = List the components of a game and where they come from.
    .game = a game’s id; or diff, merge or adopt, for packs
    .packs = files with corrected components, or a game’s id
    .out = where merge writes the pack it makes
    .prefer = which pack is right where both changed an entry
    .provenance = say where each of them comes from
    .export = write them into a file, to change and use as a pack
