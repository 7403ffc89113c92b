"""Versions of an installed referee: the next one, and the way back to the last.

    /opt/mwamuzi/repo.git         what the project's git repository holds
    /opt/mwamuzi/versions/ID      one version with all that it needs, its .venv included
    /opt/mwamuzi/current          the version that runs: a link, changed in one step
    /opt/mwamuzi/ran              ids of the versions that have run, the last one last

A version is made ready beside the others, tried, and only then becomes the current
one; if its service does not stay up, the version that last ran is put back. The
standard library is enough here, for an installer has nothing else. Which version is
to be trusted, and fetched, is told in `releases`.
"""

import argparse
import contextlib
import fcntl
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path("/opt/mwamuzi")
_ID_LENGTH = 12
_KEPT = 2
_ROOM_MB = 1024
_STAYS_S = 20
_GIT, _SYSTEMCTL = "git", "systemctl"


class UpdateError(RuntimeError):
    """Error raised when a version cannot be had or does not run; the old one stays."""


def _wait(seconds: float) -> None:
    threading.Event().wait(seconds)


@dataclass(frozen=True, kw_only=True)
class Versions:
    """The versions of one installed referee.

    Attributes
    ----------
    root
        The folder that holds them.
    service
        What systemd calls it.
    tell
        Takes what happens, a line at a time.
    wait
        Lets so many seconds pass.
    """

    root: Path = ROOT
    service: str = "mwamuzi.service"
    tell: Callable[[str], None] = print
    wait: Callable[[float], None] = _wait

    # -- what there is -----------------------------------------------------

    @property
    def current(self) -> str | None:
        """Return the id of the version that runs, None if there is none."""
        link = self.root / "current"
        return link.readlink().name if link.is_symlink() else None

    @property
    def ran(self) -> list[str]:
        """Return the ids of versions that have run and are there, the last one last."""
        path = self.root / "ran"
        ids = path.read_text(encoding="utf-8").split() if path.exists() else []
        return [one for one in ids if self._folder(one).is_dir()]

    @property
    def repo(self) -> Path:
        """Return what the project's git repository holds."""
        return self.root / "repo.git"

    def _folder(self, version: str) -> Path:
        return self.root / "versions" / version

    # -- what can be done --------------------------------------------------

    def install(self, checkout: Path) -> str:
        """Make the version that a checkout stands at the current one; return its id.

        Raises
        ------
        UpdateError
            If that cannot be done.
        """
        with self.locked():
            commit = git(checkout, "rev-parse", "--verify", "HEAD")
            repo = self.repo
            if not repo.is_dir():
                git(self.root, "init", "--quiet", "--bare", str(repo))
            self._set_remote(repo, "origin", _origin(checkout))
            git(repo, "fetch", "--quiet", str(checkout), "HEAD")
            version = self._prepared(commit)
            self._make_current(version)
            return version

    def change_to(self, commit: str) -> str:
        """Run a version whose commit is fetched; return its id.

        Who calls holds the lock.

        Raises
        ------
        UpdateError
            If it does not run: then the version before runs again.
        """
        before = self.current
        if before is not None:
            self._remember_if_running(before)
        version = self._prepared(commit)
        self.tell(f"{version} is ready; {before} stops now")
        self._make_current(version)
        self._keep_or_go_back(version, before)
        self._prune()
        return version

    def go_back(self) -> str:
        """Run the version again that last ran before this one; return its id.

        Raises
        ------
        UpdateError
            If there is none.
        """
        with self.locked():
            now = self.current
            earlier = [one for one in self.ran if one != now]
            if not earlier:
                raise UpdateError(f"no version ran before {now}; nothing changed")
            self._make_current(earlier[-1])
            self._restart()
            self.tell(f"{earlier[-1]} runs again in place of {now}")
            return earlier[-1]

    # -- git ---------------------------------------------------------------

    def _set_remote(self, repo: Path, name: str, address: str) -> None:
        if name in git(repo, "remote").split():
            git(repo, "remote", "set-url", name, address)
        else:
            git(repo, "remote", "add", name, address)

    # -- making a version ready --------------------------------------------

    def _prepared(self, commit: str) -> str:
        """Put a version beside the others, with all it needs; return its id."""
        version = commit[:_ID_LENGTH]
        folder = self._folder(version)
        if not (folder / "mwamuzi").exists():
            self._check_room()
            shutil.rmtree(folder, ignore_errors=True)
            folder.parent.mkdir(parents=True, exist_ok=True)
            repo = self.repo
            git(repo, "worktree", "prune")
            git(repo, "worktree", "add", "--quiet", "--detach", str(folder), commit)
        tried = subprocess.run(  # noqa: S603 - the version's own launcher
            [folder / "mwamuzi", "games"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=False,
        )
        if tried.returncode != 0:
            stays = f"{self.current} stays" if self.current else "nothing is installed"
            raise UpdateError(
                f"version {version} does not work here (its launcher ended with "
                f"{tried.returncode}); {stays}"
            )
        return version

    def _check_room(self) -> None:
        free = shutil.disk_usage(self.root).free // 2**20
        if free < _ROOM_MB:
            raise UpdateError(
                f"{free} MB free in {self.root}; a version needs {_ROOM_MB} MB. "
                "Nothing changed"
            )

    # -- running it --------------------------------------------------------

    def _make_current(self, version: str) -> None:
        """Make a version the current one; a power cut leaves the old one or the new."""
        new = self.root / "current.new"
        new.unlink(missing_ok=True)
        new.symlink_to(Path("versions") / version)
        new.replace(self.root / "current")
        os.sync()
        files = self._folder(version) / "systemd" / "install"
        if files.exists():
            put = [str(files), "--files"]
            subprocess.run(put, check=False, stdout=subprocess.DEVNULL)  # noqa: S603 - the version's own

    def _remember_if_running(self, version: str) -> None:
        if self._state().get("ActiveState") == "active":
            self._remember(version)

    def _remember(self, version: str) -> None:
        ids = [*(one for one in self.ran if one != version), version]
        new = self.root / "ran.new"
        new.write_text("\n".join(ids) + "\n", encoding="utf-8")
        new.replace(self.root / "ran")

    def _keep_or_go_back(self, version: str, before: str | None) -> None:
        """Let a version run; if it does not stay up, run the last one again."""
        if before is not None and before not in self.ran:
            return  # the service was not in use: nothing to compare with
        if self._restart():
            self._remember(version)
            self.tell(f"{version} runs")
            return
        last = [one for one in self.ran if one != version]
        if not last:
            raise UpdateError(f"{version} does not stay up, and no other ever ran")
        self._make_current(last[-1])
        self._restart()
        raise UpdateError(f"{version} does not stay up; {last[-1]} runs again")

    def _restart(self) -> bool:
        """Restart the service; return whether it stays up."""
        if self._systemctl("restart", self.service).returncode != 0:
            return False
        began = self._state().get("NRestarts")
        for _ in range(_STAYS_S):
            state = self._state()
            if state.get("ActiveState") != "active" or state["NRestarts"] != began:
                return False
            self.wait(1.0)
        return True

    def _state(self) -> dict[str, str]:
        shown = self._systemctl("show", "-p", "ActiveState,NRestarts", self.service)
        return dict(line.split("=", 1) for line in shown.stdout.splitlines())

    def _systemctl(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [_SYSTEMCTL, *words]
        try:
            return subprocess.run(  # noqa: S603 - systemd's own program
                command, check=False, capture_output=True, text=True
            )
        except FileNotFoundError:
            return subprocess.CompletedProcess(command, 1, "", "no systemd here")

    def _prune(self) -> None:
        """Keep the current version and the one that ran before it."""
        kept = {*self.ran[-_KEPT:], self.current}
        for folder in (self.root / "versions").iterdir():
            if folder.name not in kept:
                shutil.rmtree(folder, ignore_errors=True)
        git(self.repo, "worktree", "prune")

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """Let one process at a time change the versions."""
        try:
            self.root.mkdir(parents=True, exist_ok=True)
            lock = os.open(self.root / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        except PermissionError as error:
            raise UpdateError(
                f"{self.root} belongs to root: run it again with sudo"
            ) from error
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            yield
        except BlockingIOError:
            raise UpdateError("another update is under way") from None
        finally:
            os.close(lock)


def _origin(checkout: Path) -> str:
    """Return where a checkout came from; itself if from nowhere."""
    try:
        return git(checkout, "remote", "get-url", "origin")
    except UpdateError:
        return str(checkout)


def git(folder: Path, *words: str) -> str:
    """Return what git prints.

    Raises
    ------
    UpdateError
        If git fails; names its last line.
    """
    ran = run_git(folder, *words)
    if ran.returncode != 0:
        told = (ran.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise UpdateError(f"git {words[0]}: {told}")
    return ran.stdout.strip()


def run_git(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Return what came of a git command.

    Raises
    ------
    UpdateError
        If there is no git.
    """
    trusting = ("-c", "safe.directory=*")  # a person's checkout, read by root
    try:
        return subprocess.run(  # noqa: S603 - git, with our own words
            [_GIT, *trusting, "-C", str(folder), *words],
            check=False,
            capture_output=True,
            text=True,
            env={
                **os.environ,
                "GIT_TERMINAL_PROMPT": "0",
                "GIT_ALLOW_PROTOCOL": "file:https:ssh",  # redirected or not
                "LC_ALL": "C",
            },
        )
    except FileNotFoundError as error:
        raise UpdateError("no git here: sudo apt-get install git") from error


def main(arguments: Sequence[str] | None = None) -> int:
    """Install a checkout's version, or go back; Python alone is needed for it."""
    parser = argparse.ArgumentParser(prog="update.py", description=main.__doc__)
    parser.add_argument("--root", type=Path, default=ROOT)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--install", type=Path, metavar="CHECKOUT")
    what.add_argument("--back", action="store_true")
    args = parser.parse_args(arguments)
    versions = Versions(root=args.root)
    try:
        if args.back:
            versions.go_back()
        else:
            version = versions.install(args.install.resolve())
            versions.tell(f"version {version} is the current one in {args.root}")
    except UpdateError as error:
        sys.stderr.write(f"mwamuzi: {error}\n")
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
