"""Update of an installed referee, with rollback to the last version.

    /opt/mwamuzi/repo.git         what the project's git repository holds
    /opt/mwamuzi/versions/ID      one version with all that it needs, its .venv included
    /opt/mwamuzi/current          the version that runs: a link, changed in one step
    /opt/mwamuzi/ran              ids of the versions that have run, the last one last

A version is written to ``versions/ID.new``, compared with the tree of its commit file
by file, made durable, and renamed: a folder without the ending is whole. It is tried,
and only then becomes the current one; if its service does not stay up, the version that
last ran is put back. The standard library is enough here, for an installer has nothing
else. `releases` decides which version is trusted and fetched.
"""

import argparse
import contextlib
import fcntl
import hashlib
import os
import shutil
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path("/opt/mwamuzi")
_ID_LENGTH = 12
_KEPT = 2
_ROOM_MB = 1024
_STAYS_S = 20
_GIT, _SYSTEMCTL = "git", "systemctl"
_TRUSTING = (
    *("-c", "safe.directory=*"),  # a person's checkout, read by root
    *("-c", "core.fsync=all"),
    *("-c", "gc.autoDetach=false", "-c", "maintenance.autoDetach=false"),
)
_TRIED = ".tried"
"""A file of this name in a version's folder says that its launcher has run there."""

_LINK, _PROGRAM = "120000", "100755"
_FILES = (_LINK, _PROGRAM, "100644")
_SHA1_LENGTH = 40

Tree = Mapping[str, tuple[str, str]]
"""The files of a commit: of each path git's mode and the id of its content."""


class UpdateError(RuntimeError):
    """Error raised when a version is unavailable or does not start."""


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
        Sleeps for some seconds.
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
        """Return the path of the project's git repository."""
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
        self._prune(before)
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
        tree = tree_of(self.repo, commit)
        if difference(folder, tree):
            self._unpack(tree, folder)
        tested = folder / _TRIED
        if not tested.exists() and version != self.current:
            shutil.rmtree(folder / ".venv", ignore_errors=True)  # perhaps half of one
        tried = subprocess.run(  # noqa: S603 - the version's own launcher
            [folder / "mwamuzi", "games"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=False,
            close_fds=False,  # it holds the lock even if this process is killed
        )
        if tried.returncode != 0:
            stays = f"{self.current} stays" if self.current else "nothing is installed"
            raise UpdateError(
                f"version {version} does not work here (its launcher ended with "
                f"{tried.returncode}); {stays}"
            )
        os.sync()
        _write_durably(tested, b"")
        return version

    def _unpack(self, tree: Tree, folder: Path) -> None:
        """Write a version's files beside, and give the folder its name when whole."""
        self._check_room()
        fresh, old = (folder.with_name(folder.name + end) for end in (".new", ".old"))
        try:
            for left in (fresh, old):
                shutil.rmtree(left, ignore_errors=True)
            write_tree(self.repo, tree, fresh)
            if folder.exists():
                folder.rename(old)
            fresh.rename(folder)
            _sync_folder(folder.parent)
        except (OSError, UpdateError) as error:
            shutil.rmtree(fresh, ignore_errors=True)
            told = f"{folder.name} cannot be written: {error}. Nothing changed"
            raise UpdateError(told) from error
        shutil.rmtree(old, ignore_errors=True)

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
        _write_durably(self.root / "ran", ("\n".join(ids) + "\n").encode())

    def _keep_or_go_back(self, version: str, before: str | None) -> None:
        """Start a version; roll back to the last one if it does not stay up."""
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

    def _prune(self, before: str | None) -> None:
        """Delete versions except the current, the previous, and the last that ran."""
        kept = {*self.ran[-_KEPT:], self.current, before}
        for folder in (self.root / "versions").iterdir():
            if folder.name not in kept:
                shutil.rmtree(folder, ignore_errors=True)
        git(self.repo, "worktree", "prune")

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """Lock the versions against other processes."""
        try:
            self.root.mkdir(parents=True, exist_ok=True)
            lock = os.open(self.root / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        except PermissionError as error:
            raise UpdateError(
                f"{self.root} belongs to root: run it again with sudo"
            ) from error
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.set_inheritable(lock, True)
            for left in self.repo.rglob("*.lock"):
                left.unlink()  # of a git that was killed: none runs now
            yield
        except BlockingIOError:
            raise UpdateError("another update is under way") from None
        except OSError as error:
            raise UpdateError(str(error)) from error
        finally:
            os.close(lock)


# -- the files of a version --------------------------------------------------


def tree_of(repo: Path, commit: str) -> Tree:
    """Return the files of a commit.

    Raises
    ------
    UpdateError
        If it holds what is no file, or a path that leads elsewhere.
    """
    tree: dict[str, tuple[str, str]] = {}
    for entry in git(repo, "ls-tree", "-r", "-z", "--full-tree", commit).split("\0"):
        if not entry:
            continue
        described, path = entry.split("\t", 1)
        mode, _, content = described.split()
        if mode not in _FILES or {"", ".", "..", ".git"} & set(path.split("/")):
            raise UpdateError(f"{commit[:_ID_LENGTH]} holds {path}, which is no file")
        tree[path] = (mode, content)
    return tree


def write_tree(repo: Path, tree: Tree, folder: Path) -> None:
    """Write files as they are committed, without any conversion of git's; durable.

    Raises
    ------
    UpdateError
        If a file is not as committed then.
    OSError
        If the system refuses one.
    """
    folder.mkdir(parents=True)
    command = [_GIT, *_TRUSTING, "-C", str(repo), "cat-file", "--batch"]
    with subprocess.Popen(  # noqa: S603 - git, with our own words
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, close_fds=False
    ) as contents:
        assert contents.stdin is not None
        assert contents.stdout is not None
        for path, (mode, name) in tree.items():
            contents.stdin.write(name.encode() + b"\n")
            contents.stdin.flush()
            *_, size = contents.stdout.readline().split()
            if not size.isdigit():
                raise UpdateError(f"git does not have {path}")
            content = contents.stdout.read(int(size) + 1)[:-1]
            _write_file(folder / path, mode, content)
    os.sync()
    if wrong := difference(folder, tree, durable=True):
        raise UpdateError(f"{wrong} is not as it is signed")


def _write_file(path: Path, mode: str, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if mode == _LINK:
        path.symlink_to(os.fsdecode(content))
        return
    with path.open("xb") as file:
        file.write(content)
    path.chmod(0o755 if mode == _PROGRAM else 0o644)


def difference(folder: Path, tree: Tree, *, durable: bool = False) -> str:
    """Return a path at which a folder is not as committed, '' if there is none.

    Parameters
    ----------
    durable
        Nothing else may be there, and what is there is put on the disk.
    """
    for path, (mode, name) in tree.items():
        if _committed(folder / path, len(name)) != (mode, name):
            return path
    if durable:
        for where, _, names in os.walk(folder):
            for file in names:
                path = Path(where, file).relative_to(folder).as_posix()
                if path not in tree:
                    return path
                if tree[path][0] != _LINK:
                    _sync(folder / path, os.O_RDONLY)
            _sync_folder(Path(where))
    return ""


def _committed(path: Path, length: int) -> tuple[str, str]:
    """Return git's mode and id of a file; of what is no file, '' for both."""
    try:
        found = path.lstat().st_mode
        if stat.S_ISLNK(found):
            mode, content = _LINK, os.fsencode(path.readlink())
        elif stat.S_ISREG(found):
            mode = _PROGRAM if found & stat.S_IXUSR else "100644"
            content = path.read_bytes()
        else:
            return "", ""
    except OSError:
        return "", ""
    made = hashlib.sha1 if length == _SHA1_LENGTH else hashlib.sha256
    return mode, made(b"blob %d\0" % len(content) + content).hexdigest()


def _write_durably(path: Path, content: bytes) -> None:
    """Write a file so that a power cut leaves the old one or the new."""
    new = path.with_name(path.name + ".new")
    new.write_bytes(content)
    _sync(new, os.O_RDONLY)
    new.replace(path)
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    _sync(folder, os.O_RDONLY | os.O_DIRECTORY)


def _sync(path: Path, how: int) -> None:
    handle = os.open(path, how)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _origin(checkout: Path) -> str:
    """Return the origin of a checkout; itself if it has none."""
    try:
        return git(checkout, "remote", "get-url", "origin")
    except UpdateError:
        return str(checkout)


def git(folder: Path, *words: str) -> str:
    """Return the output of a git command.

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
    """Return the completed process of a git command.

    Raises
    ------
    UpdateError
        If there is no git.
    """
    try:
        return subprocess.run(  # noqa: S603 - git, with our own words
            [_GIT, *_TRUSTING, "-C", str(folder), *words],
            check=False,
            close_fds=False,  # it holds the lock even if this process is killed
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
