"""Skipped checks are reported."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.system.tree import ROOT

_SOME = ("tests/system/test_camera_hardware.py", "tests/system/test_gate.py")


def collected(*arguments: str, path: str) -> str:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *arguments]
    return subprocess.run(
        [*command, *_SOME],
        env={**os.environ, "PATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout


@pytest.mark.slow
def test_a_machine_without_a_compiler_says_what_it_does_not_test(
    tmp_path: Path,
) -> None:
    said = collected(path=str(tmp_path))

    assert "::" not in said
    assert "tests of whole systems need " in said
    assert "cc" in said.rpartition("NOT TESTED")[2]


@pytest.mark.slow
def test_a_machine_that_is_no_pi_says_what_it_does_not_test() -> None:
    path = os.environ["PATH"]

    said, asked = collected(path=path), collected("-m", "hardware", path=path)

    assert "test_camera_hardware.py" not in said
    assert "need a Raspberry Pi" in said
    assert "test_camera_hardware.py" in asked
    assert "NOT TESTED" not in asked
