"""Lobby, leases and components are found among very many tables without looking at each."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

LITE, POSTGRES = sa.text("public = 1 AND status != 'over'"), sa.text("public AND status != 'over'")
SEEN_TO = sa.text("worker IS NOT NULL")


def upgrade() -> None:
    op.drop_index("ix_tables_status", "tables")
    op.drop_index("ix_tables_created", "tables")
    lobby = ["created", "id", "maker"]
    op.create_index("ix_tables_lobby", "tables", lobby, sqlite_where=LITE, postgresql_where=POSTGRES)
    op.create_index("ix_tables_worker", "tables", ["worker"], sqlite_where=SEEN_TO, postgresql_where=SEEN_TO)
    op.create_index("ix_tables_data", "tables", ["data", "game"])
