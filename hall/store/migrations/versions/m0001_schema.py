"""The tables of the hall, as schema.sql has them."""

import re
from pathlib import Path

from alembic import op

revision = "0001"
down_revision = None

_SCHEMA = Path(__file__).parents[2] / "schema.sql"
_COMMENT = re.compile(r"--.*")


def upgrade() -> None:
    """Make the tables."""
    text = _COMMENT.sub("", _SCHEMA.read_text(encoding="utf-8"))
    for statement in text.split(";"):
        if statement.strip():
            op.execute(statement)
