"""SQL files beside this module, for the migrations to run."""

import re
from pathlib import Path

_COMMENT = re.compile(r"--.*")


def statements(name: str) -> list[str]:
    """Return the statements of a file, without its comments."""
    text = Path(__file__).with_name(name).read_text(encoding="utf-8")
    parts = _COMMENT.sub("", text).split(";")
    return [part for part in parts if part.strip()]
