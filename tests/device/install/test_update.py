import os
import subprocess
import sys
from pathlib import Path

import pytest

from device.cli import main as cli
from device.install.update import UpdateError, Versions, main

ROOT = Path(__file__).parents[3]

LAUNCHER = """#!/bin/sh
[ ! -e "$(dirname "$0")/unusable" ] || exit 1
"""
SYSTEMCTL = """#!/bin/sh
# A service that stays up unless its version holds a file "crashes".
state={state}
echo "$1 $(readlink {root}/current)" >> "$state/calls"
case $1 in
restart)
    echo 0 > "$state/restarts"
    ls {root}/current/dead 2>/dev/null && exit 1
    exit 0 ;;
show)
    n=$(cat "$state/restarts")
    if [ -e {root}/current/crashes ]; then n=$((n + 1)); echo $n > "$state/restarts"; fi
    echo "ActiveState=$(cat "$state/active")"
    echo "NRestarts=$n" ;;
esac
"""


class Project:
    """A git remote with versions of a project, and where it is installed."""

    def __init__(self, folder: Path) -> None:
        self.remote, self.root = folder / "remote", folder / "opt"
        self.state, self.told = folder / "state", list[str]()
        for made in (self.remote, self.state):
            made.mkdir()
        self.git("init", "--quiet", "--initial-branch=main")
        self.be("active")
        (self.state / "restarts").write_text("0")
        self.versions = Versions(
            root=self.root, tell=self.told.append, wait=lambda _: None
        )

    def git(self, *words: str) -> str:
        who = ("-c", "user.name=a", "-c", "user.email=a@b.c")
        command = ["git", "-C", str(self.remote), *who, *words]
        return subprocess.run(
            command, check=True, capture_output=True, text=True
        ).stdout.strip()

    def be(self, state: str) -> None:
        (self.state / "active").write_text(state)

    def release(self, *files: str, tag: str | None = None) -> str:
        """Commit a version that holds these files; return its id."""
        for old in self.remote.glob("[a-z]*"):
            old.unlink()
        launcher = self.remote / "mwamuzi"
        launcher.write_text(LAUNCHER)
        launcher.chmod(0o755)
        for name in files:
            (self.remote / name).touch()
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "-m", "a version")
        if tag:
            self.git("tag", tag)
        return self.git("rev-parse", "HEAD")[:12]

    @property
    def there(self) -> list[str]:
        return sorted(path.name for path in (self.root / "versions").iterdir())


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    project = Project(tmp_path)
    program = tmp_path / "bin" / "systemctl"
    program.parent.mkdir()
    program.write_text(SYSTEMCTL.format(state=project.state, root=project.root))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:{os.environ['PATH']}")
    return project


def test_a_checkout_is_installed_and_may_be_again(project: Project) -> None:
    first = project.release("one")

    assert project.versions.install(project.remote) == first
    assert project.versions.install(project.remote) == first
    assert project.versions.current == first
    assert (project.root / "current" / "one").exists()


@pytest.mark.slow
def test_the_newest_commit_is_had_while_there_is_no_tag(project: Project) -> None:
    first = project.release("one")
    project.versions.install(project.remote)
    second = project.release("two")

    assert project.versions.update() == second
    assert project.versions.current == second
    assert project.versions.ran == [first, second]
    assert (project.root / "current" / "two").exists()


@pytest.mark.slow
def test_the_newest_tag_is_had_and_not_what_is_not_released(project: Project) -> None:
    project.release(tag="v0.9.0")
    project.versions.install(project.remote)
    project.release("ten", tag="v0.10.0")
    project.release("unreleased")

    project.versions.update()

    assert (project.root / "current" / "ten").exists()


@pytest.mark.slow
def test_an_older_tag_is_not_gone_back_to_unless_asked(project: Project) -> None:
    old = project.release(tag="v1.0.0")
    new = project.release("new")
    project.versions.install(project.remote)

    assert project.versions.update() == new
    assert "nothing to do" in project.told[-1]
    assert project.versions.update("v1.0.0") == old


@pytest.mark.slow
def test_a_version_that_crashes_gives_way_to_the_one_that_last_ran(
    project: Project,
) -> None:
    first = project.release()
    project.versions.install(project.remote)
    broken = project.release("crashes")

    with pytest.raises(UpdateError, match=f"{broken} does not stay up; {first} runs"):
        project.versions.update()

    assert project.versions.current == first
    assert project.versions.ran == [first]
    restarts = [line for line in calls(project) if line.startswith("restart")]
    assert restarts == [f"restart versions/{broken}", f"restart versions/{first}"]


@pytest.mark.slow
def test_a_version_that_does_not_start_gives_way_too(project: Project) -> None:
    first = project.release()
    project.versions.install(project.remote)
    project.release("dead")

    with pytest.raises(UpdateError, match="does not stay up"):
        project.versions.update()

    assert project.versions.current == first


def test_a_version_whose_programs_do_not_run_is_never_made_current(
    project: Project,
) -> None:
    first = project.release()
    project.versions.install(project.remote)
    project.release("unusable")

    with pytest.raises(UpdateError, match="does not work here"):
        project.versions.update()

    assert project.versions.current == first
    assert not [line for line in calls(project) if line.startswith("restart")]


@pytest.mark.slow
def test_two_versions_are_kept_and_the_way_back_leads_to_the_other(
    project: Project,
) -> None:
    project.release("one")
    project.versions.install(project.remote)
    second = project.release("two")
    project.versions.update()
    third = project.release("three")
    project.versions.update()

    assert project.there == sorted([second, third])
    assert project.versions.go_back() == second
    assert project.versions.current == second
    restarts = [line for line in calls(project) if line.startswith("restart")]
    assert restarts[-1] == f"restart versions/{second}"


def test_there_is_no_way_back_from_the_first_version(project: Project) -> None:
    project.release()
    project.versions.install(project.remote)

    with pytest.raises(UpdateError, match="no version ran before"):
        project.versions.go_back()


def test_a_service_that_is_not_in_use_is_left_alone(project: Project) -> None:
    project.release()
    project.versions.install(project.remote)
    project.be("inactive")
    second = project.release("two")

    assert project.versions.update() == second
    assert project.versions.ran == []
    assert not [line for line in calls(project) if line.startswith("restart")]


@pytest.mark.slow
def test_what_was_begun_and_cut_off_is_begun_anew(project: Project) -> None:
    project.release()
    project.versions.install(project.remote)
    second = project.release("two")
    torn = project.root / "versions" / second
    torn.mkdir()
    (torn / "half").touch()

    project.versions.update()

    assert (project.root / "current" / "two").exists()
    assert not (project.root / "current" / "half").exists()


def test_without_a_network_nothing_changes(project: Project) -> None:
    first = project.release()
    project.versions.install(project.remote)
    project.remote.rename(project.remote.with_name("away"))

    with pytest.raises(UpdateError, match="is there a network"):
        project.versions.update()

    assert project.versions.current == first


@pytest.mark.parametrize("wanted", ["v9.9.9", "--upload-pack=x", "../x"])
def test_a_version_that_nobody_knows_is_refused(project: Project, wanted: str) -> None:
    project.release()
    project.versions.install(project.remote)

    with pytest.raises(UpdateError, match="there is no version"):
        project.versions.update(wanted)


def test_nothing_installed_is_said(tmp_path: Path) -> None:
    with pytest.raises(UpdateError, match="systemd/install"):
        Versions(root=tmp_path / "none").update()


def test_one_update_at_a_time(project: Project) -> None:
    project.release()

    with (
        project.versions._locked(),
        pytest.raises(UpdateError, match="under way"),
    ):
        project.versions.install(project.remote)


def test_python_alone_installs_and_goes_back(
    project: Project, capfd: pytest.CaptureFixture[str]
) -> None:
    """No package of the project's may be needed for it."""
    project.release()
    program = [sys.executable, "-S", "-I", str(ROOT / "device/install/update.py")]
    words = ["--root", str(project.root), "--install", str(project.remote)]

    subprocess.run([*program, *words], check=True)

    assert "is the current one" in capfd.readouterr().out
    assert main(["--root", str(project.root), "--back"]) == 3
    assert "no version ran before" in capfd.readouterr().err


@pytest.mark.slow
def test_the_command_updates_and_goes_back(
    project: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    first = project.release()
    project.versions.install(project.remote)
    project.release("dead")
    words = ["update", "--root", str(project.root)]

    assert cli(words) == 3
    assert f"{first} runs again" in capsys.readouterr().err
    assert cli([*words, "--back"]) == 3
    assert "no version ran before" in capsys.readouterr().err
    assert cli([*words, "--to", first]) == 0
    assert "nothing to do" in capsys.readouterr().out


def test_the_command_uninstalls(tmp_path: Path) -> None:
    program = tmp_path / "opt/mwamuzi/current/mwamuzi"
    program.parent.mkdir(parents=True)
    program.touch()

    command = [sys.executable, "-m", "device.cli", "uninstall"]
    where = {**os.environ, "DESTDIR": str(tmp_path)}
    told = subprocess.run(
        command, cwd=ROOT, env=where, check=True, capture_output=True, text=True
    )

    assert "the service is gone" in told.stdout
    assert not (tmp_path / "opt/mwamuzi").exists()


def calls(project: Project) -> list[str]:
    path = project.state / "calls"
    return path.read_text().splitlines() if path.exists() else []
