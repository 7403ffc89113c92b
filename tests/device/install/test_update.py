import errno
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from device.cli import main as cli
from device.install import update
from device.install.releases import Releases
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

    def __init__(self, folder: Path, keys: Path) -> None:
        self.keys = keys / "trusted"
        self.remote, self.root = folder / "remote", folder / "opt"
        self.state, self.told = folder / "state", list[str]()
        for made in (self.remote, self.state):
            made.mkdir()
        self.git("init", "--quiet", "--initial-branch=main")
        self.git("config", "gpg.format", "ssh")
        self.sign_with(keys / "owner")
        self.released = 0
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

    def sign_with(self, key: Path) -> None:
        self.git("config", "user.signingkey", str(key))

    def commit(self, *files: str, version: str) -> str:
        """Commit a version that holds these files; return its id."""
        for old in self.remote.glob("[a-z]*"):
            old.unlink()
        launcher = self.remote / "mwamuzi"
        launcher.write_text(LAUNCHER)
        launcher.chmod(0o755)
        (self.remote / "pyproject.toml").write_text(
            f'[project]\nversion = "{version}"\n'
        )
        for name in files:
            (self.remote / name).touch()
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "-m", "a version")
        return self.git("rev-parse", "HEAD")[:12]

    def release(self, *files: str, tag: str | None = None) -> str:
        """Commit and sign a release, the next one unless it is named."""
        self.released += 1
        tag = tag or f"v1.{self.released}.0"
        commit = self.commit(*files, version=tag[1:])
        self.git("tag", "--sign", "-m", "a release", tag)
        return commit

    def update(self, wanted: str | None = None, *, back: bool = False) -> str:
        return Releases(self.versions, self.keys).update(wanted, back=back)

    @property
    def there(self) -> list[str]:
        return sorted(path.name for path in (self.root / "versions").iterdir())


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of keys: the owner's, a stranger's, and whom one trusts."""
    folder = tmp_path_factory.mktemp("keys")
    for name in ("owner", "stranger"):
        subprocess.run(
            ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / name],
            check=True,
        )
    public = (folder / "owner.pub").read_text()
    (folder / "trusted").write_text(f"# who releases\nowner@example.org {public}")
    (folder / "trusted").chmod(0o644)
    return folder


@pytest.fixture
def project(tmp_path: Path, keys: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    project = Project(tmp_path, keys)
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
def test_the_newest_release_is_had_and_not_what_is_not_released(
    project: Project,
) -> None:
    first = project.release(tag="v0.9.0")
    project.versions.install(project.remote)
    tenth = project.release("ten", tag="v0.10.0")
    project.commit("unreleased", version="0.11.0")

    assert project.update() == tenth
    assert project.versions.current == tenth
    assert project.versions.ran == [first, tenth]
    assert (project.root / "current" / "ten").exists()
    assert "v0.10.0 is signed by owner@example.org" in project.told
    assert project.update() == tenth
    assert "nothing to do" in project.told[-1]


@pytest.mark.slow
def test_an_older_release_is_not_gone_back_to_unless_that_is_said(
    project: Project,
) -> None:
    old = project.release(tag="v1.0.0")
    new = project.release(tag="v1.1.0")
    project.versions.install(project.remote)

    with pytest.raises(UpdateError, match=r"v1\.0\.0 is older than 1\.1\.0"):
        project.update("v1.0.0")
    assert project.versions.current == new
    assert project.update("v1.0.0", back=True) == old


def test_a_checkout_that_is_ahead_of_all_releases_stays(project: Project) -> None:
    project.release(tag="v1.0.0")
    ahead = project.commit("more", version="1.0.0")
    project.versions.install(project.remote)

    assert project.update() == ahead
    assert "nothing to do" in project.told[-1]


def unsigned(project: Project, _keys: Path) -> None:
    project.git("tag", "v2.0.0")


def annotated(project: Project, _keys: Path) -> None:
    project.git("tag", "-a", "-m", "a release", "v2.0.0")


def by_a_stranger(project: Project, keys: Path) -> None:
    project.sign_with(keys / "stranger")
    project.git("tag", "--sign", "-m", "a release", "v2.0.0")


def changed_after(project: Project, _keys: Path) -> None:
    """Let a good signature stand under words that are not what was signed."""
    project.git("tag", "--sign", "-m", "a release", "v2.0.0")
    text = project.git("cat-file", "tag", "v2.0.0").replace("a release", "another")
    made = subprocess.run(
        ["git", "-C", project.remote, "hash-object", "-t", "tag", "-w", "--stdin"],
        input=text + "\n",
        check=True,
        capture_output=True,
        text=True,
    )
    project.git("update-ref", "refs/tags/v2.0.0", made.stdout.strip())


@pytest.mark.parametrize("tag", [unsigned, annotated, by_a_stranger, changed_after])
def test_what_no_trusted_key_signed_is_refused(
    project: Project, keys: Path, tag: Callable[[Project, Path], None]
) -> None:
    first = project.release()
    project.versions.install(project.remote)
    project.commit("evil", version="2.0.0")
    tag(project, keys)

    with pytest.raises(UpdateError, match=r"v2\.0\.0 is not signed by a key"):
        project.update()

    assert project.versions.current == first
    assert project.there == [first]


def test_an_old_release_under_a_new_name_is_refused(project: Project) -> None:
    project.release(tag="v1.0.0")
    project.release(tag="v1.1.0")
    project.versions.install(project.remote)
    project.git("update-ref", "refs/tags/v9.0.0", "refs/tags/v1.0.0")

    with pytest.raises(UpdateError, match=r"v9\.0\.0 was signed as v1\.0\.0"):
        project.update()


def test_a_release_that_holds_another_version_is_refused(project: Project) -> None:
    project.release(tag="v1.0.0")
    project.versions.install(project.remote)
    project.commit(version="1.0.0")
    project.git("tag", "--sign", "-m", "a release", "v1.1.0")

    with pytest.raises(UpdateError, match=r"v1\.1\.0 holds version 1\.0\.0"):
        project.update()


def test_without_a_trusted_key_nothing_is_taken(
    project: Project, tmp_path: Path
) -> None:
    project.release()
    project.versions.install(project.remote)
    project.release()
    empty, open_to_all = tmp_path / "empty", tmp_path / "open"
    empty.write_text("# nobody yet\n")
    open_to_all.write_text(project.keys.read_text())
    open_to_all.chmod(0o666)

    for keys, told in [
        (None, "no key is trusted"),
        (empty, "no key is trusted"),
        (tmp_path / "none", "cannot be read"),
        (open_to_all, "others may write"),
    ]:
        with pytest.raises(UpdateError, match=told):
            Releases(project.versions, keys).update()


@pytest.mark.parametrize(
    "origin", ["http://example.org/m.git", "git://example.org/m", "ext::sh -c id"]
)
def test_an_origin_that_anybody_on_the_way_can_change_is_refused(
    project: Project, origin: str
) -> None:
    project.release()
    project.git("remote", "add", "origin", origin)
    project.versions.install(project.remote)

    with pytest.raises(UpdateError, match="only https and ssh are taken"):
        project.update()


@pytest.mark.slow
def test_a_version_that_crashes_gives_way_to_the_one_that_last_ran(
    project: Project,
) -> None:
    first = project.release()
    project.versions.install(project.remote)
    broken = project.release("crashes")

    with pytest.raises(UpdateError, match=f"{broken} does not stay up; {first} runs"):
        project.update()

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
        project.update()

    assert project.versions.current == first


def test_a_version_whose_programs_do_not_run_is_never_made_current(
    project: Project,
) -> None:
    first = project.release()
    project.versions.install(project.remote)
    project.release("unusable")

    with pytest.raises(UpdateError, match="does not work here"):
        project.update()

    assert project.versions.current == first
    assert not [line for line in calls(project) if line.startswith("restart")]


@pytest.mark.slow
def test_two_versions_are_kept_and_the_way_back_leads_to_the_other(
    project: Project,
) -> None:
    project.release("one")
    project.versions.install(project.remote)
    second = project.release("two")
    project.update()
    third = project.release("three")
    project.update()

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

    assert project.update() == second
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

    project.update()

    assert (project.root / "current" / "two").exists()
    assert not (project.root / "current" / "half").exists()


def test_without_a_network_nothing_changes(project: Project) -> None:
    first = project.release()
    project.versions.install(project.remote)
    project.remote.rename(project.remote.with_name("away"))

    with pytest.raises(UpdateError, match="is there a network"):
        project.update()

    assert project.versions.current == first


@pytest.mark.parametrize("wanted", ["v9.9.9", "--upload-pack=x", "../x"])
def test_a_version_that_nobody_knows_is_refused(project: Project, wanted: str) -> None:
    project.release()
    project.versions.install(project.remote)

    with pytest.raises(UpdateError, match="there is no version"):
        project.update(wanted)


def test_nothing_installed_is_said(tmp_path: Path, keys: Path) -> None:
    with pytest.raises(UpdateError, match="systemd/install"):
        Releases(Versions(root=tmp_path / "none"), keys / "trusted").update()


def test_one_update_at_a_time(project: Project) -> None:
    project.release()

    with (
        project.versions.locked(),
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
    project: Project,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = project.release(tag="v1.0.0")
    project.versions.install(project.remote)
    project.release("dead", tag="v1.1.0")
    words = ["update", "--root", str(project.root)]

    assert cli(words) == 3
    assert "no key is trusted to sign versions" in capsys.readouterr().err
    monkeypatch.setenv("MWAMUZI_UPDATE_TRUSTED_KEYS", str(project.keys))
    assert cli(words) == 3
    assert f"{first} runs again" in capsys.readouterr().err
    assert cli([*words, "--back"]) == 3
    assert "no version ran before" in capsys.readouterr().err
    assert cli([*words, "--to", "v1.0.0"]) == 0
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


# -- killed ------------------------------------------------------------------

KILLED_AT = """
import os, signal, sys
from pathlib import Path
from device.install.releases import Releases
from device.install.update import Versions

root, keys, at = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
steps = 0

def step(event, arguments):
    global steps
    inside = any(str(root) in str(argument) for argument in arguments)
    if inside and event.split(".")[0] in ("open", "os", "shutil", "subprocess"):
        steps += 1
        if steps == at:
            os.kill(os.getpid(), signal.SIGKILL)

sys.addaudithook(step)
Releases(Versions(root=root, tell=str, wait=lambda _: None), keys).update()
print(steps)
"""


def killed_at(step: int, project: Project) -> "subprocess.CompletedProcess[str]":
    """Update in a process that kills itself before its n-th step on the disk."""
    words = [str(project.root), str(project.keys), str(step)]
    command = [sys.executable, "-c", KILLED_AT, *words]
    return subprocess.run(
        command, cwd=ROOT, check=False, capture_output=True, text=True
    )


def whole(project: Project, version: str) -> bool:
    """Return True if a version is as it was released, by git's own eyes."""
    index = {**os.environ, "GIT_INDEX_FILE": str(project.state / "index")}
    folder = project.root / "versions" / version
    git = ["git", f"--git-dir={project.remote}/.git", f"--work-tree={folder}"]
    for words in (["read-tree", version], ["diff", "--quiet"]):
        done = subprocess.run([*git, *words], env=index, check=False)
        if done.returncode != 0:
            return False
    return True


@pytest.mark.slow
def test_an_update_killed_at_any_step_leaves_the_old_version_or_the_new_one_whole(
    project: Project, tmp_path: Path
) -> None:
    old = project.release("one")
    project.versions.install(project.remote)
    new = project.release(*"abcdefgh", tag="v2.0.0")
    begun = project.root.rename(tmp_path / "begun")
    shutil.copytree(begun, project.root, symlinks=True)
    steps = int(killed_at(0, project).stdout)
    states = set()

    for step in range(1, steps + 1, max(1, steps // 20)):
        shutil.rmtree(project.root)
        shutil.copytree(begun, project.root, symlinks=True)
        assert killed_at(step, project).returncode == -signal.SIGKILL
        left = project.versions.current
        states.add((left == new, project.there == [old]))
        assert left in (old, new)
        named = [name for name in project.there if "." not in name]
        assert all(whole(project, name) for name in named)
        assert project.update() == new
        assert whole(project, new)
        assert old in project.there

    assert {left for left, _ in states} == {False, True}


@pytest.mark.slow
def test_a_version_that_is_not_as_it_was_signed_is_made_anew(project: Project) -> None:
    project.release()
    project.versions.install(project.remote)
    second = project.release("two")
    project.update()
    project.versions.go_back()
    left = project.root / "versions" / second
    (left / "two").write_text("nobody signed this")
    (left / "mwamuzi").chmod(0o644)

    assert project.update() == second
    assert (left / "two").read_text() == ""
    assert whole(project, second)


@pytest.mark.slow
def test_a_disk_that_is_full_leaves_the_version_that_runs(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = project.release()
    project.versions.install(project.remote)
    second = project.release("two")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(update, "_write_file", full)
        with pytest.raises(UpdateError, match=r"No space left.*Nothing changed"):
            project.update()
    assert project.versions.current == first
    assert project.there == [first]
    assert project.update() == second
