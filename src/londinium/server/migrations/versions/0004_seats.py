"""Seats that stay their owners': former holders, links that can be revoked, invitations that are spent once."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("holders", sa.Column("former", sa.String(40)))
    op.add_column("seats", sa.Column("links", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("maker", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(40), nullable=False),
    )
