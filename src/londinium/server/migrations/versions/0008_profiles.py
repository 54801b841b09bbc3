"""Profiles that are kept on several devices: a sign, personal links, passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("profiles", sa.Column("sign", sa.String(16), nullable=False, server_default=""))
    op.add_column("profiles", sa.Column("links", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False, index=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
    )
