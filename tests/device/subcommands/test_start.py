"""Imports of each command: no more than it uses."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

HEAVY = {
    "PIL",
    "calibration",
    "cv2",
    "fastapi",
    "gpiozero",
    "numpy",
    "onnxruntime",
    "pyttsx3",
    "rich",
    "sqlite3",
    "uvicorn",
    "vision",
}
ENGINES = {
    "rules.games.lines.kernel",
    "rules.games.sowing.kernel",
    "rules.games.stacks.kernel",
    "rules.games.facade",
    "rules.games.matches.game",
    "rules.referee.referee",
}
TELL = """\
import sys
from device.cli import main
try:
    main(sys.argv[1:])
finally:
    print("imported", *sys.modules)
"""


def imported(*words: str, code: int = 0) -> set[str]:
    command = [sys.executable, "-c", TELL, *words]
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    assert ran.returncode == code, ran.stderr
    *_, last = ran.stdout.splitlines()
    head, *modules = last.split()
    assert head == "imported"
    return set(modules)


@pytest.mark.parametrize("words", [["--help"], ["games"], ["games", "--help"]])
def test_help_and_the_list_of_games_import_nothing_heavy(words: list[str]) -> None:
    modules = imported(*words)

    assert "device.cli" in modules
    assert {name.split(".")[0] for name in modules} & HEAVY == set()
    assert modules & ENGINES == set()


@pytest.mark.parametrize(
    "words",
    [
        ["serve", "--source", "foo"],
        ["learn", "nosuch"],
        ["referee", "--game", "ches", "--source", "sim"],
        ["play"],
    ],
)
def test_what_is_refused_imports_nothing_heavy(words: list[str]) -> None:
    modules = imported(*words, code=2)

    assert {name.split(".")[0] for name in modules} & HEAVY == set()


def test_help_knows_commands_without_importing_them() -> None:
    modules = imported("--help")

    assert not any(name.startswith(("device.subcommands", "rules")) for name in modules)


def test_the_rules_of_a_game_import_its_own_engine_alone() -> None:
    modules = imported("rules", "kalah")

    assert modules & ENGINES == {"rules.games.facade", "rules.games.sowing.kernel"}
    assert not {name.split(".")[0] for name in modules} & HEAVY
