"""Index no column that every line changes, so that rows are updated in place."""

from alembic import op

revision = "0004"
down_revision = "0003"

_STATEMENTS = (
    "alter table game add column ended timestamptz",
    "comment on column game.ended is 'when its last result came; null: it is played'",
    "update game set ended = changed where over",
    "create index game_ended on game (ended) where ended is not null",
    "create index game_latest on game (board, started desc nulls last, game desc)",
    "drop index call_open",
    "create index call_open on call (board, came) where closed is null",
    "drop index game_changed",
    "drop index game_unchecked",
    "alter table game set (fillfactor = 50)",
)


def upgrade() -> None:
    """Make the table lighter to write."""
    for statement in _STATEMENTS:
        op.execute(statement)
