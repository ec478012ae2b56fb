"""Matches that begin in the middle of another one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("given", sa.Integer, nullable=False, server_default="0"))
