"""Column of the side to move, which checking by the rules fills in."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the side to move to a game."""
    op.execute("alter table game add column due text")
    op.execute(
        "comment on column game.due is "
        "'the side to move after the line checked; null: not known, or over'"
    )
