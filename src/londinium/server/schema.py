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
)

# Who may play a seat: several devices of one person, or several seats of one device
holders = Table(
    "holders",
    metadata,
    Column("table", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(64), primary_key=True, index=True),
    Column("former", String(40)),  # their name when they had the seat, where somebody else has it now
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
