"""Kill an update (SIGKILL) at random moments, or fill its disk; check what is left.

    python -m bench update_kill [--kills 100] [--full 20] [--seed 1] [--of FOLDER]

Two signed releases of this project's tree, the second with every file changed, are
updated between. After each kill the current version, and every version whose folder
has its name, must be as it was signed (``diff -r`` with what ``git archive`` writes),
and the next try must end with the new one. Launcher and unit files are others: pip's
packages and the system's folders are not the update's. Disks are made full on a file
system of their own (root).
"""

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from bench.kit.options import seed
from bench.kit.results import Figures

_HERE = Path(__file__).parents[2]
_LAUNCHER = '#!/bin/sh\nmkdir -p "$(dirname "$0")/.venv" && sleep 0.2\n'
_UPDATE = """
import sys
from pathlib import Path
from device.install.releases import Releases
from device.install.update import UpdateError, Versions
versions = Versions(root=Path(sys.argv[1]), wait=lambda _: None)
try:
    Releases(versions, Path(sys.argv[2])).update()
except UpdateError as error:
    sys.exit(str(error))
"""
_MADE_THERE = (".venv", ".tried", "__pycache__")
_DISK_MB = 1400
_HALF = 0.5


@dataclass
class Place:
    """Two releases, their contents, and the folder of the installation."""

    folder: Path
    of: Path

    def prepare(self) -> None:
        """Make the releases and install the first."""
        remote, keys = self.folder / "remote", self.folder / "keys"
        keys.mkdir(parents=True)
        key = keys / "owner"
        _run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(key))
        public = key.with_suffix(".pub").read_text(encoding="utf-8")
        self.trusted.write_text(f"owner@example.org {public}", encoding="utf-8")
        self.trusted.chmod(0o644)
        _unpack(self.of, remote, self.folder / "tree.tar")
        _run("git", "init", "-q", str(remote))
        _run("git", "-C", str(remote), "add", "--all", "--force")
        for word in ("gpg.format=ssh", f"user.signingkey={key}", "user.name=a"):
            _run("git", "-C", str(remote), "config", *word.split("=", 1))
        _run("git", "-C", str(remote), "config", "user.email", "a@example.org")
        for number in (1, 2):
            self._release(remote, f"{number}000.0.0")
        _run("git", "-C", str(remote), "checkout", "-q", "v1000.0.0")
        self.old, self.new = (
            _told("git", "-C", str(remote), "rev-parse", f"{tag}^{{commit}}")[:12]
            for tag in ("v1000.0.0", "v2000.0.0")
        )
        program = str(_HERE / "device/install/update.py")
        _run(sys.executable, program, "--root", str(self.begun), "--install", remote)

    def _release(self, remote: Path, version: str) -> None:
        for name in _told("git", "-C", str(remote), "ls-files", "-z").split("\0")[:-1]:
            with (remote / name).open("ab") as file:
                file.write(version.encode())
        (remote / "mwamuzi").write_text(_LAUNCHER, encoding="utf-8")
        (remote / "systemd" / "install").write_text("#!/bin/sh\n", encoding="utf-8")
        toml = f'[project]\nversion = "{version}"\n'
        (remote / "pyproject.toml").write_text(toml, encoding="utf-8")
        _run("git", "-C", str(remote), "commit", "-q", "-a", "-m", version)
        _run("git", "-C", str(remote), "tag", "-s", "-m", version, f"v{version}")
        signed = self.folder / "signed" / self._id(remote)
        _unpack(remote, signed, self.folder / "signed.tar")

    def _id(self, remote: Path) -> str:
        return _told("git", "-C", str(remote), "rev-parse", "HEAD")[:12]

    @property
    def begun(self) -> Path:
        """Return an installation of the first release, to be copied."""
        return self.folder / "begun"

    @property
    def trusted(self) -> Path:
        """Return the file of keys."""
        return self.folder / "keys" / "trusted"

    def again(self, root: Path) -> None:
        """Have the first release installed, and nothing else."""
        shutil.rmtree(root, ignore_errors=True)
        _run("cp", "-a", str(self.begun), str(root))

    def update(self, root: Path) -> "subprocess.Popen[str]":
        """Start an update, in a process group of its own."""
        command = [sys.executable, "-c", _UPDATE, str(root), str(self.trusted)]
        return subprocess.Popen(
            command,
            cwd=_HERE,
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )

    def faults(self, root: Path) -> list[str]:
        """Return the faults of the installed version."""
        current = (root / "current").resolve()
        wrong = [] if current.name in (self.old, self.new) else [f"{current} runs"]
        if not (root / "versions" / self.old).is_dir():
            wrong.append("the version before is gone")
        for folder in (root / "versions").iterdir():
            if folder.suffix:
                continue  # not whole, and says so
            left_out = [f"--exclude={name}" for name in _MADE_THERE]
            signed = str(self.folder / "signed" / folder.name)
            words = ["diff", "-r", "-q", "--no-dereference", *left_out]
            told = _told(*words, signed, str(folder), fine=(0, 1))
            wrong += [f"{folder.name}: {line}" for line in told.splitlines()[:3]]
        return wrong


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--full", type=int, default=20, help="disks made full")
    seed(parser)
    parser.add_argument("--of", type=Path, default=_HERE, help="whose tree")


def run(args: argparse.Namespace, figures: Figures) -> int:
    """Run the bench; return 0 if what was left was always whole."""
    rng, found, bad = random.Random(args.seed), Counter[str](), list[str]()
    with tempfile.TemporaryDirectory() as made:
        place = Place(Path(made) / "place", args.of.resolve())
        place.prepare()
        root = Path(made) / "root"
        place.again(root)
        began = time.monotonic()
        undisturbed = place.update(root)
        _, told = undisturbed.communicate()
        if undisturbed.returncode != 0:
            raise SystemExit(f"an undisturbed update fails: {told}")
        lasts_s = time.monotonic() - began
        print(f"an undisturbed update takes {lasts_s:.1f} s")
        for _ in range(args.kills):
            place.again(root)
            bad += killed(place, root, rng, lasts_s, found)
        for _ in range(args.full):
            bad += filled(place, Path(made) / "disk", rng, lasts_s, found)
    for what, count in sorted(found.items()):
        print(f"{count:5} {what}")
    print(*bad, f"{len(bad)} faults", sep="\n")
    figures.add("kills and full disks", args.kills + args.full)
    figures.add("faults after them", len(bad))
    return int(bool(bad))


def killed(
    place: Place, root: Path, rng: random.Random, lasts_s: float, found: Counter[str]
) -> list[str]:
    """Kill an update, alone or with its children, and try again; return the faults."""
    running = place.update(root)
    with suppress(subprocess.TimeoutExpired):
        running.wait(rng.uniform(0, lasts_s))
    if rng.random() < _HALF:
        running.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
    running.communicate()
    found[_state(place, root)] += 1
    return place.faults(root) + _ends_with_new(place, root)


def filled(
    place: Place, disk: Path, rng: random.Random, lasts_s: float, found: Counter[str]
) -> list[str]:
    """Fill the disk of an update, make room, try again; return what is wrong."""
    disk.mkdir(exist_ok=True)
    _run("mount", "-t", "tmpfs", "-o", f"size={_DISK_MB}m", "bench", str(disk))
    try:
        root = disk / "root"
        place.again(root)
        running = place.update(root)
        with suppress(subprocess.TimeoutExpired):
            running.wait(rng.uniform(0, lasts_s))
        filler = disk / "filler"
        room = shutil.disk_usage(disk).free - rng.choice((0, 4096, 1 << 20))
        with filler.open("wb") as file, suppress(OSError):
            os.posix_fallocate(file.fileno(), 0, max(1, room))
        _, told = running.communicate()
        traced = [f"a traceback: {told[-200:]}"] if "Traceback" in told else []
        found[f"full disk: {_state(place, root)}"] += 1
        wrong = place.faults(root) + traced
        filler.unlink()
        return wrong + _ends_with_new(place, root)
    finally:
        _run("umount", str(disk))


def _state(place: Place, root: Path) -> str:
    runs = (root / "current").readlink().name
    beside = [p.name for p in (root / "versions").iterdir() if p.name != place.old]
    beside = ["half" if "." in name else "whole" for name in beside]
    return (
        f"{'new' if runs == place.new else 'old'} runs, new is {beside or 'not there'}"
    )


def _ends_with_new(place: Place, root: Path) -> list[str]:
    """Try until no child of the killed one runs; return what is wrong then."""
    told = ""
    for _ in range(50):
        again = place.update(root)
        _, told = again.communicate()
        if again.returncode == 0 or "under way" not in told:
            break
        Event().wait(0.1)
    runs = (root / "current").readlink().name
    wrong = [] if runs == place.new else [f"the next try ends with {runs}: {told}"]
    return wrong + place.faults(root)


def _unpack(repo: Path, folder: Path, tar: Path) -> None:
    """Unpack a repository's HEAD into a folder."""
    folder.mkdir(parents=True)
    _run("git", "-C", str(repo), "archive", "-o", str(tar), "HEAD")
    _run("tar", "-xf", str(tar), "-C", str(folder))


def _run(*words: str | Path) -> None:
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)


def _told(*words: str, fine: tuple[int, ...] = (0,)) -> str:
    ran = subprocess.run(words, check=False, stdout=subprocess.PIPE, text=True)
    if ran.returncode not in fine:
        raise SystemExit(f"{words} ended with {ran.returncode}")
    return ran.stdout if words[0] == "diff" or "-z" in words else ran.stdout.strip()
