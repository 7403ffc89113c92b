"""The tables of the hall, as schema.sql has them."""

from alembic import op

from hall.store.sql_files import statements

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    for statement in statements("schema.sql"):
        op.execute(statement)
