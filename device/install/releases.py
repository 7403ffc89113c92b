"""Verify a release before an update: signed, and not older."""

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from calibration.common.toml_tables import tables_in
from device.install.update import UpdateError, Versions, git, run_git

_TAG = re.compile(r"v(\d{1,6})\.(\d{1,6})\.(\d{1,6})")
_SAFE = re.compile(r"(https|ssh|file)://.+|/.*|[\w.-]+@[\w.-]+:[^:].*")
_SIGNATURE = "-----BEGIN SSH SIGNATURE-----"
_OPEN_TO_OTHERS = 0o022
_NO_KEYS = (
    "no key is trusted to sign versions, so none is taken: name a file of keys as "
    "trusted_keys in [update] of the settings (none is shipped yet). Nothing changed"
)

Number = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Release:
    """Fetched release tag such as v1.2.0.

    Attributes
    ----------
    name
        Its name.
    number
        The version's number, to be compared.
    """

    name: str
    number: Number


@dataclass(frozen=True)
class Releases:
    """Releases of an installation's origin.

    Attributes
    ----------
    versions
        The versions that are installed.
    keys
        The file of SSH keys that may sign, as ssh-keygen's allowed signers; None:
        nobody may.
    """

    versions: Versions
    keys: Path | None

    def update(self, wanted: str | None = None, *, back: bool = False) -> str:
        """Get the newest release, or a wanted one, and run it; return its id.

        Parameters
        ----------
        wanted
            A tag such as v1.2.0.
        back
            It may be older than what runs.

        Raises
        ------
        UpdateError
            If it cannot be had, is not signed by a trusted key, is older, or does not
            run: then the version before runs on, or again.
        """
        with self.versions.locked():
            keys = self._trusted_keys()
            self._fetch()
            release = self._found(wanted)
            now = _version_in(self._current_file())
            current = self.versions.current
            if current is not None and self._needs_nothing(release, now, wanted):
                told = f"{_dotted(now)} ({current}) is the newest version"
                self.versions.tell(f"{told}; nothing to do")
                return current
            if release.number < now and not back:
                raise UpdateError(
                    f"{release.name} is older than {_dotted(now)}, which runs; if you "
                    f"mean it: mwamuzi update --to {release.name} --back. "
                    "Nothing changed"
                )
            commit, signer = self._signed(release, keys)
            self.versions.tell(f"{release.name} is signed by {signer}")
            return self.versions.change_to(commit)

    def _needs_nothing(self, release: Release, now: Number, wanted: str | None) -> bool:
        if wanted is None:
            return release.number <= now
        name = f"refs/tags/{release.name}^{{commit}}"
        commit = git(self.versions.repo, "rev-parse", "--verify", name)
        return commit.startswith(str(self.versions.current))

    def _current_file(self) -> str:
        path = self.versions.root / "current" / "pyproject.toml"
        return path.read_text(encoding="utf-8") if path.is_file() else ""

    def _trusted_keys(self) -> Path:
        """Return the file of keys.

        Raises
        ------
        UpdateError
            If there is none, or others than its owner may write it.
        """
        if self.keys is None:
            raise UpdateError(_NO_KEYS)
        try:
            mode = self.keys.stat().st_mode
            text = self.keys.read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            raise UpdateError(
                f"the file of trusted keys {self.keys} cannot be read: "
                f"{error.strerror}. Nothing changed"
            ) from error
        if mode & _OPEN_TO_OTHERS:
            raise UpdateError(
                f"others may write the file of trusted keys: chmod 644 {self.keys}. "
                "Nothing changed"
            )
        lines = (line.strip() for line in text.splitlines())
        if not any(line and not line.startswith("#") for line in lines):
            raise UpdateError(_NO_KEYS)
        if shutil.which("ssh-keygen") is None:
            raise UpdateError("no ssh-keygen here: sudo apt-get install openssh-client")
        return self.keys.absolute()

    def _fetch(self) -> None:
        repo = self.versions.repo
        if not repo.is_dir():
            raise UpdateError(
                f"nothing is installed in {self.versions.root}: run systemd/install"
            )
        origin = git(repo, "remote", "get-url", "origin")
        if not _SAFE.fullmatch(origin):
            raise UpdateError(
                f"new versions would come from {origin}, where anybody on the way may "
                "hide or delay them; only https and ssh are taken: sudo git -C "
                f"{repo} remote set-url origin https://... Nothing changed"
            )
        try:
            git(repo, "fetch", "--quiet", "--tags", "--force", "origin")
        except UpdateError as error:
            raise UpdateError(
                f"cannot get new versions ({error}); is there a network? "
                "Nothing changed"
            ) from error

    def _found(self, wanted: str | None) -> Release:
        """Return the wanted release, the newest if none is."""
        names = git(self.versions.repo, "tag", "--list", "v[0-9]*").split()
        every = [
            Release(name, _number(found))
            for name in names
            if (found := _TAG.fullmatch(name)) is not None
        ]
        if wanted is not None:
            every = [one for one in every if one.name == wanted]
            if not every:
                raise UpdateError(
                    f"there is no version {wanted!r}; expected a release such as "
                    "v1.2.0. Nothing changed"
                )
        if not every:
            raise UpdateError("nothing has been released yet; nothing changed")
        return max(every, key=lambda one: one.number)

    def _signed(self, release: Release, keys: Path) -> tuple[str, str]:
        """Return the commit of a release, and who signed it.

        Raises
        ------
        UpdateError
            If no trusted key did, or if it was signed as another release.
        """
        repo, name = self.versions.repo, release.name
        refused = UpdateError(
            f"{name} is not signed by a key that {keys} holds. Nothing changed"
        )
        tag = git(repo, "rev-parse", "--verify", f"refs/tags/{name}")
        if git(repo, "cat-file", "-t", tag) != "tag":
            raise refused
        head, _, body = git(repo, "cat-file", "tag", tag).partition("\n\n")
        if _SIGNATURE not in body:
            raise refused
        told = dict(line.partition(" ")[::2] for line in head.splitlines())
        verified = run_git(repo, *_ssh_alone(keys), "verify-tag", "--raw", tag)
        if verified.returncode != 0:
            raise refused
        commit = told["object"]
        if told["type"] != "commit" or told["tag"] != name:
            raise UpdateError(
                f"what is called {name} was signed as {told['tag']}. Nothing changed"
            )
        held = _version_in(git(repo, "show", f"{commit}:pyproject.toml"))
        if held != release.number:
            raise UpdateError(f"{name} holds version {_dotted(held)}. Nothing changed")
        return commit, _signer(verified.stderr)


def _ssh_alone(keys: Path) -> tuple[str, ...]:
    """Return git's settings by which nothing but these SSH keys counts."""
    settings = {
        "gpg.format": "ssh",
        "gpg.ssh.program": "ssh-keygen",
        "gpg.ssh.allowedSignersFile": str(keys),
        "gpg.ssh.revocationFile": "",
        "gpg.minTrustLevel": "fully",
        "gpg.program": "false",
        "gpg.x509.program": "false",
    }
    return tuple(word for key in settings for word in ("-c", f"{key}={settings[key]}"))


def _signer(shown: str) -> str:
    found = re.search(r'Good "git" signature for (\S+)', shown)
    return found[1] if found else "a trusted key"


def _version_in(text: str) -> Number:
    """Return the version that a pyproject.toml holds, 0.0.0 if it holds none."""
    try:
        version = tables_in(text)["project"]["version"]
    except (ValueError, KeyError, TypeError):
        return (0, 0, 0)
    found = _TAG.match(f"v{version}")
    return (0, 0, 0) if found is None else _number(found)


def _number(found: re.Match[str]) -> Number:
    major, minor, patch = map(int, found.groups())
    return major, minor, patch


def _dotted(number: Number) -> str:
    return ".".join(map(str, number))
