import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PYTHON = """#!/bin/sh
case "$1" in
-V) echo "Python 3.11.2" ;;
*) echo "$@" >> "$0.calls" ;;
esac
"""
CONSOLE_SCRIPT = '#!/bin/sh\necho "mwamuzi $* in $PWD, called $MWAMUZI_CALLED"\n'


def program(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a checkout in a folder with a space, whose pip only takes notes."""
    folder = tmp_path / "a checkout"
    folder.mkdir()
    kept = ("mwamuzi", "pyproject.toml", "requirements.txt", "requirements-dev.txt")
    for name in kept:
        shutil.copy(ROOT / name, folder / name)
    program(folder / ".venv/bin/python", PYTHON)
    program(folder / ".venv/bin/mwamuzi", CONSOLE_SCRIPT)
    for name in ("espeak-ng", "aplay"):
        program(tmp_path / "bin" / name, "#!/bin/sh\n")
    return folder


def run(
    launcher: Path, *words: str, within: Path | None = None
) -> subprocess.CompletedProcess[str]:
    path = f"{launcher.parent.parent}/bin:/usr/bin:/bin"
    return subprocess.run(
        [launcher, *words],
        env={"PATH": path},
        cwd=within,
        check=True,
        capture_output=True,
        text=True,
    )


@pytest.mark.slow
def test_it_installs_once_and_then_only_runs(checkout: Path) -> None:
    first, second = (
        run(checkout / "mwamuzi", "games"),
        run(checkout / "mwamuzi", "games"),
    )

    assert "installing" in first.stderr
    assert second.stderr == ""
    assert first.stdout.split()[:2] == second.stdout.split()[:2] == ["mwamuzi", "games"]
    calls = (checkout / ".venv/bin/python.calls").read_text()
    assert calls.count("--require-hashes") == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["requirements.txt", "pyproject.toml"])
def test_it_installs_again_when_what_is_wanted_changes(
    checkout: Path, name: str
) -> None:
    run(checkout / "mwamuzi", "games")
    with (checkout / name).open("a") as file:
        file.write("# changed\n")

    assert "installing" in run(checkout / "mwamuzi", "games").stderr
    assert run(checkout / "mwamuzi", "games").stderr == ""


@pytest.mark.slow
def test_it_works_through_a_symlink_and_stays_in_the_caller_s_folder(
    checkout: Path, tmp_path: Path
) -> None:
    (tmp_path / "links").mkdir()
    link = tmp_path / "links" / "referee"
    link.symlink_to(Path("..") / checkout.name / "mwamuzi")

    ran = run(link, "rules", "achi", within=tmp_path)

    assert ran.stdout == f"mwamuzi rules achi in {tmp_path}, called {link}\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("option", "runs"),
    [
        (
            "--fast",
            ["-m ruff check", "-m ruff format", "-m mypy", "-m not slow -k saba"],
        ),
        (
            "--coverage",
            ["--cov=rules --cov=calibration", "tests/rules tests/cal", "-k saba"],
        ),
    ],
)
def test_what_is_quick_and_what_is_covered_is_run_by_an_option(
    checkout: Path, option: str, runs: list[str]
) -> None:
    run(checkout / "mwamuzi", "test", option, "-k", "saba")

    calls = (checkout / ".venv/bin/python.calls").read_text()
    assert calls.count("requirements-dev.txt") == 1
    assert [text for text in runs if text not in calls] == []


@pytest.mark.slow
@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize(
    "words", [["--help"], ["hall", "--help"], ["hall", "serve", "-h"]]
)
def test_help_installs_nothing(checkout: Path, words: list[str], there: bool) -> None:
    if not there:
        shutil.rmtree(checkout / ".venv")

    told = run(checkout / "mwamuzi", *words)

    assert ("./mwamuzi demo" in told.stdout) is not there
    assert told.stderr == ""
    assert not (checkout / "build").exists()
    assert not (checkout / ".venv/bin/python.calls").exists()
