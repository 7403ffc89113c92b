"""A Debian 13 tree with the real systemd, libcamera and picamera2, for tests.

What it is made of comes from the package registries that this machine's apt and pip
are set up for. Debian's part and Python's part are kept under the user's cache, each
complete or not there at all; a test works on a copy of its own, in which the files
of Python's part are links to those kept: a test may replace them, not write in them.
"""

import fcntl
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
SHIM = Path(__file__).resolve().parent / "shim"
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "mwamuzi"

SUITE = "trixie"
PYTHON = "3.13"
GLIBC_MINOR = 41
DEBIAN = (
    *("systemd", "systemd-sysv", "dbus", "udev", "ca-certificates"),
    *("python3", "python3-venv", "python3-prctl", "python3-libcamera"),
    *("libcamera-ipa", "libarchive13t64", "espeak-ng", "alsa-utils"),
)
CAMERA_PACKAGES = (
    *("picamera2", "piexif", "pillow", "simplejpeg", "videodev2", "av"),
    *("libarchive-c", "tqdm", "OpenEXR", "jsonschema", "attrs"),
    *("jsonschema-specifications", "referencing", "rpds-py", "typing_extensions"),
)
"""picamera2 and what it imports; PiDNG has no wheel and python-prctl is Debian's."""

_NO_FRILLS = """\
force-unsafe-io
path-exclude=/usr/share/doc/*
path-exclude=/usr/share/man/*
path-exclude=/usr/share/locale/*
"""
_PROJECT = (
    *("pyproject.toml", "README.md", "LICENSE"),
    *(
        "words",
        "rules",
        "calibration",
        "vision",
        "painter",
        "players",
        "webkit",
        "device",
        "hall",
    ),
)
SITE = Path(f"usr/local/lib/python{PYTHON}/dist-packages")
_FRAMES = Path("srv/frames")
_HANGS_S = 900.0


class TreeError(RuntimeError):
    """Error raised when a tree cannot be built; shows what the builder said."""


def missing() -> str:
    """Return what this machine lacks for building a tree; '' when nothing."""
    lacks = [
        name
        for name in ("debootstrap", "unshare", "chroot", "systemd-nspawn", "cc")
        if shutil.which(name, path=_path()) is None
    ]
    if not sys.platform.startswith("linux"):
        return "Linux"
    return ", ".join(["root", *lacks] if os.geteuid() != 0 else lacks)


@dataclass(frozen=True, slots=True)
class Tree:
    """A tree of one's own.

    Attributes
    ----------
    root
        Its root folder, as this machine sees it.
    """

    root: Path

    def run(
        self,
        *command: str,
        env: Mapping[str, str] | None = None,
        hangs_s: float = _HANGS_S,
    ) -> subprocess.CompletedProcess[str]:
        """Run a program inside, as root, and return what it said.

        Raises
        ------
        subprocess.TimeoutExpired
            If it has not ended by ``hangs_s``.
        """
        inside = {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/root",
            "LANG": "C.UTF-8",
            "LIBCAMERA_LOG_LEVELS": "*:ERROR",
        }
        return subprocess.run(
            ["chroot", str(self.root), *command],
            env={**inside, **(env or {})},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=hangs_s,
            check=False,
        )

    def show(self, pictures: Sequence[bytes]) -> None:
        """Give the virtual camera JPEG pictures, which it plays round and round."""
        folder = self.root / _FRAMES
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for number, picture in enumerate(pictures):
            (folder / f"{number}.jpg").write_bytes(picture)


@contextmanager
def own_tree(*, project: Path = ROOT) -> Iterator[Tree]:
    """Lend a tree with mwamuzi, picamera2 and the virtual camera; then remove it.

    Parameters
    ----------
    project
        The checkout whose mwamuzi is installed, as pip installs it.
    """
    debian, python = _cached("debian", _debian), _cached("python", _python)
    _clear_away()
    root = Path(tempfile.mkdtemp(prefix=f"copy-{os.getpid()}-", dir=CACHE))
    try:
        root.chmod(0o755)
        _do("cp", "-a", "--reflink=auto", f"{debian}/.", str(root))
        site = root / SITE
        site.mkdir(parents=True, exist_ok=True)
        _do("cp", "-al", f"{python}/.", str(site))
        _install_camera(root)
        _install(project, root)
        yield Tree(root)
    finally:
        shutil.rmtree(root, ignore_errors=True)


def _clear_away() -> None:
    """Remove the copies of processes that were killed."""
    for copy in CACHE.glob("copy-*"):
        owner = copy.name.split("-")[1]
        if owner.isdecimal() and not Path("/proc", owner).exists():
            shutil.rmtree(copy, ignore_errors=True)


def _install_camera(root: Path) -> None:
    """Make the virtual camera one that picamera2 can use."""
    shutil.copytree(SHIM / "python", root / SITE, dirs_exist_ok=True)
    pipeline = root / "usr/share/libcamera/pipeline/virtual"
    pipeline.mkdir(parents=True, exist_ok=True)
    shutil.copy(SHIM / "virtual.yaml", pipeline)
    heap = Path("usr/local/lib/dma_heap.so")
    source = str(SHIM / "dma_heap.c")
    _do("cc", "-O2", "-shared", "-fPIC", "-o", str(root / heap), source, "-ldl")
    (root / "etc/ld.so.preload").write_text(f"/{heap}\n")
    (root / _FRAMES).mkdir(parents=True, exist_ok=True)


def _install(project: Path, root: Path) -> None:
    """Install mwamuzi itself, built from a copy: a build writes where it stands."""
    with tempfile.TemporaryDirectory() as folder:
        for name in _PROJECT:
            source, target = project / name, Path(folder) / name
            if source.is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "training")
                shutil.copytree(source, target, ignore=ignored)
            else:
                shutil.copy(source, target)
        site = root / SITE
        _pip("--no-deps", "--no-build-isolation", "--target", str(site), folder)
    command = root / "usr/local/bin/mwamuzi"
    command.write_text(
        "#!/usr/bin/python3\n"
        "import sys\n"
        "from device.cli import main\n"
        "sys.exit(main())\n"
    )
    command.chmod(0o755)


# -- what is kept ----------------------------------------------------------


def _debian(folder: Path) -> None:
    """Build Debian's part."""
    configuration = folder / "etc/dpkg/dpkg.cfg.d"
    configuration.mkdir(parents=True)
    (configuration / "no-frills").write_text(_NO_FRILLS)
    include = f"--include={','.join(DEBIAN)}"
    mirror = [_mirror()] if _mirror() else []
    build = ("debootstrap", "--variant=minbase", include, SUITE, str(folder), *mirror)
    _do("unshare", "--mount", *build)  # what it mounts goes with it, even if killed
    for waste in ("var/cache/apt", "var/lib/apt/lists"):
        shutil.rmtree(folder / waste, ignore_errors=True)
        (folder / waste).mkdir()


def _python(folder: Path) -> None:
    """Fetch Python's part: wheels for the tree's Python, not for this one."""
    machine = platform.machine()
    minors = range(GLIBC_MINOR, 4, -1)
    tags = [*(f"manylinux_2_{minor}_{machine}" for minor in minors), "any"]
    tags += [f"manylinux2014_{machine}", f"manylinux1_{machine}"]
    _pip(
        "--no-deps",
        "--only-binary=:all:",
        *("--implementation", "cp", "--python-version", PYTHON),
        "--ignore-requires-python",  # Debian 12's pip asks the Python that it runs on
        *("--abi", f"cp{PYTHON.replace('.', '')}", "--abi", "abi3", "--abi", "none"),
        *(word for tag in tags for word in ("--platform", tag)),
        *("--target", str(folder)),
        *_wheels(),
    )
    _compile(folder)


def _compile(site: Path) -> None:
    """Compile Python's part by the tree's Python, so that programs start at once."""
    scratch = CACHE / "scratch.half"
    shutil.rmtree(scratch, ignore_errors=True)
    _do("cp", "-al", str(_cached("debian", _debian)), str(scratch))
    inside = scratch / SITE
    inside.parent.mkdir(parents=True, exist_ok=True)
    _do("cp", "-al", f"{site}/.", str(inside))
    _do("chroot", str(scratch), "python3", "-m", "compileall", "-q", f"/{SITE}")
    _do("cp", "-al", "--update", f"{inside}/.", str(site))
    shutil.rmtree(scratch)


def _wheels() -> list[str]:
    """Return what the tree's Python is given: what mwamuzi pins, and picamera2."""
    pinned = []
    for line in (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines():
        if "==" not in line:
            continue
        wanted = Requirement(line.rstrip("\\ "))
        there = {"python_version": PYTHON, "python_full_version": f"{PYTHON}.5"}
        if wanted.marker is None or wanted.marker.evaluate(there):
            name = wanted.name.replace("opencv-python", "opencv-python-headless")
            pinned.append(f"{name}{wanted.specifier}")
    names = {Requirement(one).name.lower() for one in pinned}
    return pinned + [one for one in CAMERA_PACKAGES if one.lower() not in names]


_RECIPES: Mapping[str, Callable[[], str]] = {
    "debian": lambda: "\n".join([SUITE, platform.machine(), *DEBIAN, _NO_FRILLS]),
    "python": lambda: "\n".join([PYTHON, platform.machine(), "compiled", *_wheels()]),
}


def _cached(kind: str, build: Callable[[Path], None]) -> Path:
    """Return a kept part, built when its recipe has none; one process at a time."""
    CACHE.mkdir(parents=True, exist_ok=True)
    digest = hashlib.sha256(_RECIPES[kind]().encode()).hexdigest()[:16]
    kept = CACHE / f"{kind}-{digest}"
    with (CACHE / f"{kind}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if kept.is_dir():
            return kept
        for old in (*CACHE.glob(f"{kind}-*"), *CACHE.glob(f"{kind}.half*")):
            shutil.rmtree(old, ignore_errors=True)
        half = Path(tempfile.mkdtemp(prefix=f"{kind}.half-", dir=CACHE))
        half.chmod(0o755)
        build(half)
        half.rename(kept)
    return kept


def _mirror() -> str:
    """Return the Debian mirror that this machine's apt uses; '' for the usual one."""
    if shutil.which("apt-get") is None:
        return ""
    fields = "$(LABEL)|$(REPO_URI)"
    said = _do("apt-get", "indextargets", "--format", fields, "Created-By: Packages")
    mirrors = (line.partition("|") for line in said.splitlines())
    return next((uri for label, _, uri in mirrors if label == "Debian"), "")


def _pip(*arguments: str) -> None:
    quiet = ("-q", "--no-input", "--disable-pip-version-check", "--no-compile")
    _do(sys.executable, "-m", "pip", "install", *quiet, *arguments)


def _path() -> str:
    return f"{os.environ.get('PATH', '')}:/usr/local/sbin:/usr/sbin:/sbin"


def _do(*command: str) -> str:
    """Run a builder's command; return what it said.

    Raises
    ------
    TreeError
        If it fails.
    """
    done = subprocess.run(
        command,
        env={**os.environ, "PATH": _path(), "LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=_HANGS_S,
        check=False,
    )
    if done.returncode != 0:
        said = "\n".join(done.stdout.splitlines()[-20:])
        raise TreeError(f"{command[0]} failed ({done.returncode}):\n{said}")
    return done.stdout
