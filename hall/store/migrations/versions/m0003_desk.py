"""Claims, calls of players and pairings by hand, as desk.sql has them."""

from alembic import op

from hall.store.sql_files import statements

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make them."""
    for statement in statements("desk.sql"):
        op.execute(statement)
