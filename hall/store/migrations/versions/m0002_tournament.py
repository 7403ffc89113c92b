"""The tables of tournaments, as tournament.sql has them."""

from alembic import op

from hall.store.sql_files import statements

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables."""
    for statement in statements("tournament.sql"):
        op.execute(statement)
