"""Components that people bring: when they came, and which tables are played with them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("packs", sa.Column("brought", sa.Float))
    op.add_column("tables", sa.Column("corrected", sa.Boolean, nullable=False, server_default=sa.false()))
