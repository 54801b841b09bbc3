"""The tables of the store. A change here needs a migration beside it, under `migrations/versions/`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    and_,
    false,
    literal_column,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("host", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("next", String(40)),
    Column("clock", Text),
    Column("gone", String(16), nullable=False, server_default="bot"),
    Column("revision", Integer, nullable=False, server_default="0"),  # raised whenever seats or talk change
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("corrected", Boolean, nullable=False, server_default=false()),  # with components that somebody brought
    Column("maker", String(40), nullable=False, server_default=""),  # the client that made it, as a keyed hash
    Column("daily", String(10)),  # the day, or the week's Monday, whose game it is
    Column("counts", Boolean, nullable=False, server_default=false()),  # somebody's one attempt at that game
    Column("rated", Boolean, nullable=False, server_default=false()),  # its result counts for the ladder
    Column("over_at", Float),  # when the game ended
    Column("actions", Integer),  # how many it took
    # What has to be done without anybody asking: from when on, by whom, and until when that is waited for
    Column("due", Float, index=True),
    Column("worker", String(40)),
    Column("lease", Float),
    Index("ix_tables_data", "data", "game"),
)

# Of very many tables few are in the lobby, and few are being seen to. The condition has no parameters: PostgreSQL
# would not use the index in a prepared statement.
LISTED = and_(tables.c.public, tables.c.status != literal_column("'over'"))
SEEN_TO = tables.c.worker.is_not(None)
Index(
    "ix_tables_lobby",
    tables.c.created,
    tables.c.id,
    tables.c.maker,
    sqlite_where=LISTED,
    postgresql_where=LISTED,
)
Index("ix_tables_worker", tables.c.worker, sqlite_where=SEEN_TO, postgresql_where=SEEN_TO)

# The components that tables are played with, each once: a table keeps those it began with. Of those that somebody
# brought (when?) and no table is played with, the oldest go when there are too many.
packs = Table(
    "packs",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("json", Text, nullable=False),
    Column("brought", Float),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(16)),
    Column("links", Integer, nullable=False, server_default="0"),  # how often its personal links were revoked
    Index("ix_seats_name", "table", "name"),
)

# Who may play a seat: several devices of one person, or several seats of one device
holders = Table(
    "holders",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(64), primary_key=True, index=True),
    Column("former", String(40)),  # their name when they had the seat, where somebody else has it now
    # Of the table, so that a list of one's games is read without looking at each
    Column("game", String(40)),
    Column("created", Float),
    Index("ix_holders_own", "holder", "former", "created", "table", "game", "seat"),
)

# The open invitation to a seat that a bot plays; it goes when it is accepted or called back
invitations = Table(
    "invitations",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("key", String(40), nullable=False),
)

# The log of a table: the truth. Two unique keys decide every race: nothing is written twice at one number, and no
# question is answered twice.
entries = Table(
    "entries",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("ask", Integer),
    Column("action", Integer),
    Column("seed", BigInteger),
    Column("more", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "seat", "ask", name="one_answer"),
)

# A cache: deleting it changes nothing but time
snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("more", Text, nullable=False),
)

# Records from elsewhere, by the hash of what they hold; the oldest go when there are too many
records = Table(
    "records",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("data", String(64), nullable=False, index=True),
    Column("foreign", Boolean, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False, index=True),
)

# What was said at a table, by a seat or (null) a spectator
talk = Table(
    "talk",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Seats with an open page, by the worker that serves it; a row lasts as long as the worker says so
presences = Table(
    "presences",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("worker", String(40), primary_key=True, index=True),
    Column("until", Float, nullable=False),
)

# What the coach has found out about a game, by the hash of its record, the rules' version and the budget
analyses = Table(
    "analyses",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("source", String(40), nullable=False),  # the replay that it is about
    Column("budget", String(80), nullable=False),
    Column("status", String(16), nullable=False),  # waiting (begun or not), done, failed
    Column("done", Integer, nullable=False),  # decisions
    Column("total", Integer, nullable=False),
    Column("saved", Text),  # to go on from
    Column("report", Text),  # as far as it has come
    Column("problem", Text),  # why it failed
    Column("client", String(40), nullable=False),  # who asked for it, as a keyed hash
    Column("at", Float, nullable=False, index=True),
    # Who is at it, and until when that is waited for
    Column("worker", String(40)),
    Column("lease", Float),
)
WAITING = analyses.c.status == literal_column("'waiting'")
Index("ix_analyses_waiting", analyses.c.at, sqlite_where=WAITING, postgresql_where=WAITING)

# How finished games ended, by seat; one that was ended before its end has none
results = Table(
    "results",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("rival", String(16)),  # the strongest bot at the table
    Column("over_at", Float, nullable=False),
    # What the coach says of the seat, once the game was analysed
    Column("accuracy", Float),
    Column("luck", Float),  # what chance brought: of the chance to win, or points of a game alone
)

# The same as its players count it (`people/played.py`): who held one seat to the end, and whom they met. The keys are
# in the order in which pages read them.
finished = Table(
    "finished",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, primary_key=True),
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True, index=True),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("rival", String(16)),
    Column("accuracy", Float),
    Column("luck", Float),
    sqlite_with_rowid=False,
)
meetings = Table(
    "meetings",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("name", String(40), primary_key=True),  # that the other sat under
    Column("at", Float, primary_key=True),
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # the other's
    Column("own", Integer, nullable=False),  # place
    Column("their", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# The name and the sign that somebody goes by beyond a table; names are told apart by what they look like
profiles = Table(
    "profiles",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("skeleton", String(160), nullable=False, unique=True),
    Column("at", Float, nullable=False),
    Column("sign", String(16), nullable=False, server_default=""),
    Column("links", Integer, nullable=False, server_default="0"),  # how often its personal links were revoked
    # To whom each is shown: all, met (people they have played with), none
    Column("shows_rating", String(8), nullable=False, server_default="all"),
    Column("shows_games", String(8), nullable=False, server_default="none"),
    Column("shows_figures", String(8), nullable=False, server_default="none"),
)

# Devices that became somebody's: what they began before, as games that still run, counts for that person
joined = Table(
    "joined",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("holder", String(64), nullable=False, index=True),
)

# What lets another device become this browser's profile; the private half never leaves the device
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("holder", String(64), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),  # the public half
    Column("uses", BigInteger, nullable=False),  # as the device counts them: a copy of it would count from the same
    Column("site", String(255), nullable=False),  # the host name that it was made for
    Column("at", Float, nullable=False),
)

# What a device has to sign next, each once; "" is the holder where nobody is known yet
challenges = Table(
    "challenges",
    metadata,
    Column("challenge", String(64), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("until", Float, nullable=False, index=True),
)

# The daily and weekly games that somebody has played: with which components, what the bots make of it, and the score
# that those of a weekly game are counted from
contests = Table(
    "contests",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("day", String(10), primary_key=True),  # of a week, its Monday
    Column("data", String(64), nullable=False),
    Column("par", Text),
    Column("target", Integer),
)

# Who has had their attempt at such a game, and at which table. The key keeps two workers from giving two.
attempts = Table(
    "attempts",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("table", String(40), ForeignKey("tables.id"), nullable=False),
    Column("own", Boolean, nullable=False),  # false: another device of somebody, which came by a personal link
    Column("until", Float, nullable=False),  # a game that ends later is not ranked
    Column("score", Integer),  # when the game has come to its end
    Column("over_at", Float),
    Index("ix_attempts_holder", "holder", "game", "day"),
    Index("ix_attempts_table", "table"),
    Index("ix_attempts_over", "over_at"),
    Index("ix_attempts_ranked", "game", "day", "own", "score", "over_at", "until", "holder", "table"),
)

# How a browser wants to be told that it is its turn, each only after it asked for it
reminders = Table(
    "reminders",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("kind", String(8), primary_key=True),  # push, mail
    Column("id", String(40), nullable=False, unique=True),  # what links to it are signed for; another for each address
    Column("address", Text, nullable=False),  # of the browser at its push service, or of a mailbox
    Column("keys", Text),  # what a push is encrypted with
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),  # where the hours below are
    Column("quiet_from", Integer),  # minutes after midnight
    Column("quiet_to", Integer),
    Column("confirmed", Boolean, nullable=False),  # a mailbox: by the link that was sent there
    Column("at", Float, nullable=False),
)

# Turns of which somebody is to be told. The row is written with the entry that begins the turn, and the worker that
# changes it from waiting to sending sends it: so that it goes out once, whichever worker lives.
nudges = Table(
    "nudges",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", Integer, primary_key=True),  # the entry with which the turn began
    Column("holder", String(64), primary_key=True, index=True),
    Column("kind", String(8), primary_key=True),
    Column("status", String(8), nullable=False),  # waiting, sending, sent
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
)
UNSENT = nudges.c.status == literal_column("'waiting'")
Index("ix_nudges_due", nudges.c.due, sqlite_where=UNSENT, postgresql_where=UNSENT)

# What was sent in the last day, to whom as a keyed hash: nobody is sent too much
posted = Table(
    "posted",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("to", String(40), nullable=False),
    Column("what", String(8), nullable=False),  # push, mail, confirm
    Column("at", Float, nullable=False, index=True),
    Index("ix_posted_to", "to", "what", "at"),
)

# How many games of each game stand in its ladder; the row is locked while more are taken in
ladders = Table(
    "ladders",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("games", Integer, nullable=False),
)

# How strong somebody is in a game: a browser, or a level of its bots. A cache of the rated games.
ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("at", Float, nullable=False),  # of the last game
    Index("ix_ratings_ladder", "game", "mu"),
)

# Rated games that are over, written with their last entry; each is taken into the ladder once, and has a number then
rated_games = Table(
    "rated_games",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules under which its result holds
    Column("over_at", Float, nullable=False),
    Column("n", Integer),  # its place in the order in which games were taken in
    Column("void", Boolean, nullable=False, server_default=false()),  # the rules no longer allow how it went
    Index("ix_rated_games_order", "game", "n"),
)
rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(64), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    Column("forfeit", Boolean, nullable=False),  # left, or ran out of time
    Column("was", Float),  # the player's rating before the game, once it is taken in
    Column("now", Float),
)

# Who looks for a game, and which; with a table, it was found
seekers = Table(
    "seekers",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),  # the last sign of life
    Column("maker", String(40), nullable=False),
    Column("table", String(40), ForeignKey("tables.id")),
    Index("ix_seekers_alike", "game", "players", "pace", "rated"),
)

# Tournaments, by a link. The row is locked while rounds are made and results taken in, so that two workers never do.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),  # at a full table
    Column("system", String(8), nullable=False),  # swiss, robin
    Column("rounds", Integer, nullable=False),  # 0 until the start, where the number of players decides
    Column("clock", Text, nullable=False),
    Column("wait", Float, nullable=False),  # seconds for which a player is waited for
    Column("status", String(16), nullable=False, index=True),  # gathering, playing, over
    Column("round", Integer, nullable=False),  # that is played; 0 before the first
    Column("host", String(64), nullable=False, index=True),
    Column("maker", String(40), nullable=False),  # the client that made it, as a keyed hash
    Column("created", Float, nullable=False),
)

# Who plays in them. Results name players by their number, so a row stays when its person goes: without a name.
tournament_players = Table(
    "tournament_players",
    metadata,
    Column("tournament", String(40), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # as they came; from the start on, as they were drawn
    Column("browser", String(64), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("out", Integer),  # the round in which they did not come, or left
)

# The boards of each round; with a table once everybody was there
tournament_boards = Table(
    "tournament_boards",
    metadata,
    Column("tournament", String(40), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("until", Float, nullable=False),  # when those who have not come are out
    Column("table", String(40), ForeignKey("tables.id"), index=True),
    Column("over", Boolean, nullable=False, server_default=false()),
)
tournament_seats = Table(
    "tournament_seats",
    metadata,
    Column("tournament", String(40), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("player", Integer, primary_key=True),  # nobody plays twice in a round
    Column("board", Integer, nullable=False),
    Column("came", Boolean, nullable=False, server_default=false()),
    Column("seat", Integer),  # at the table
    Column("points", Integer),  # in halves, when it is over
)

# A box that somebody holds against the components: which edition it is. `at` is when something was last said of it.
checks = Table(
    "checks",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(60), nullable=False),
    Column("language", String(40), nullable=False),
    Column("year", Integer),
    Column("at", Float, nullable=False, index=True),
)

# The browsers that go on with it: of each game, a browser has one
checkers = Table(
    "checkers",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("check", String(40), ForeignKey("checks.id"), nullable=False, index=True),
)

# What was said of each component; null where that was taken back
check_answers = Table(
    "check_answers",
    metadata,
    Column("check", String(40), ForeignKey("checks.id"), primary_key=True),
    Column("place", String(200), primary_key=True),
    Column("answer", String(16)),
    Column("value", Text),  # what stands on theirs, as JSON
    Column("at", Float, nullable=False),  # by the browser's clock
)
