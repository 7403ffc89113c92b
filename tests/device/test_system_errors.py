import errno
import os
from pathlib import Path

import pytest

from device.system_errors import told

REFUSALS = [
    (errno.ENOENT, "gama.jsonl", "No such file or directory; did you mean game.jsonl?"),
    (errno.ENOENT, "no/x.pdf", "there is no folder {}/no: look at the name, or mkdir"),
    (errno.EACCES, "x.pdf", "Permission denied; {} belongs to "),
    (errno.EISDIR, "", "Is a directory; name a file in it"),
    (errno.ENOSPC, "x.pdf", "make room on that disk"),
]


@pytest.mark.parametrize(("number", "name", "what"), REFUSALS)
def test_what_the_system_refuses_is_told_with_what_to_do(
    number: int, name: str, what: str, tmp_path: Path
) -> None:
    (tmp_path / "game.jsonl").touch()
    path = tmp_path / name

    line = told(OSError(number, os.strerror(number), str(path)))

    assert line.startswith(f"{path}: ")
    assert what.format(tmp_path) in line


def test_what_names_no_file_is_told_as_it_is() -> None:
    assert told(OSError("the camera sleeps")) == "the camera sleeps"
    assert told(OSError(errno.EPIPE, "Broken pipe")) == "Broken pipe"
