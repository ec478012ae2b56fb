"""Tables, their seats, what was played and what was said."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("dice", sa.String, nullable=False),
        sa.Column("secret", sa.LargeBinary),
        sa.Column("clock", sa.BigInteger),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("contents", sa.JSON, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("pending", sa.Text, nullable=False),
        sa.Column("remarks", sa.Integer, nullable=False),
    )
    op.create_index("ix_tables_stage", "tables", ["stage"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("bot", sa.String),
        sa.Column("name", sa.String),
        sa.Column("key_hash", sa.LargeBinary),
        sa.Column("word", sa.String),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("clock", sa.BigInteger),
        sa.Column("windows", sa.Boolean),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "remarks",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("remarks", "entries", "seats", "tables"):
        op.drop_table(table)
