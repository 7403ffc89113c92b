"""The one command that makes a release, in a small checkout with a key of its own."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CHANGELOG = """\
# Changelog

## [Unreleased]

### Added

- Something new.

## [0.1.0] - 2026-01-01

- The first.
"""


def git(folder: Path, *words: str) -> str:
    return subprocess.run(
        ["git", "-C", folder, *words], check=True, capture_output=True, text=True
    ).stdout.strip()


def release(folder: Path, version: str) -> subprocess.CompletedProcess[str]:
    command = [folder / ".ci" / "release", version]
    return subprocess.run(command, check=False, capture_output=True, text=True)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a checkout whose tests pass unless it holds a file 'broken'."""
    folder = tmp_path / "checkout"
    (folder / ".ci").mkdir(parents=True)
    (folder / "docs").mkdir()
    shutil.copy(ROOT / ".ci" / "release", folder / ".ci" / "release")
    (folder / "pyproject.toml").write_text('[project]\nversion = "0.1.0"\n')
    (folder / "docs" / "CHANGELOG.md").write_text(CHANGELOG)
    launcher = folder / "mwamuzi"
    launcher.write_text('#!/bin/sh\n[ "$1" = test ] && [ ! -e broken ]\n')
    launcher.chmod(0o755)
    sbom = folder / ".ci" / "sbom"
    sbom.write_text("#!/bin/sh\necho half\n[ ! -e no-sbom ]\n")
    sbom.chmod(0o755)
    key = tmp_path / "key"
    keygen = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key]
    subprocess.run(keygen, check=True)
    git(folder, "init", "--quiet", "--initial-branch=main")
    for name, value in [
        ("user.name", "a"),
        ("user.email", "a@b.c"),
        ("gpg.format", "ssh"),
        ("user.signingkey", str(key)),
    ]:
        git(folder, "config", name, value)
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "-m", "begun")
    return folder


def test_it_writes_version_and_changelog_and_signs(checkout: Path) -> None:
    made = release(checkout, "0.2.0")

    assert made.returncode == 0, made.stderr
    assert 'version = "0.2.0"' in git(checkout, "show", "v0.2.0:pyproject.toml")
    log = git(checkout, "show", "v0.2.0:docs/CHANGELOG.md")
    headings = re.findall(r"^## (\[\S+\])", log, re.MULTILINE)
    assert headings == ["[Unreleased]", "[0.2.0]", "[0.1.0]"]
    assert git(checkout, "show", "v0.2.0:docs/sbom.cdx.json") == "half"
    tag = git(checkout, "cat-file", "tag", "v0.2.0")
    assert "### Added\n\n- Something new.\n" in tag
    assert "The first" not in tag
    assert "-----BEGIN SSH SIGNATURE-----" in tag
    assert git(checkout, "status", "--porcelain") == ""
    assert "says nothing under" in release(checkout, "0.3.0").stderr


@pytest.mark.parametrize("wrong", ["broken", "no-sbom"])
def test_where_something_fails_nothing_is_changed(checkout: Path, wrong: str) -> None:
    (checkout / wrong).touch()
    git(checkout, "add", "--all")
    git(checkout, "commit", "--quiet", "-m", "broken")
    before = git(checkout, "rev-parse", "HEAD")

    made = release(checkout, "0.2.0")

    assert made.returncode != 0
    assert "nothing is changed" in made.stderr
    assert git(checkout, "rev-parse", "HEAD") == before
    assert git(checkout, "status", "--porcelain") == ""
    assert git(checkout, "tag", "--list") == ""


def test_what_cannot_be_a_release_is_refused(checkout: Path) -> None:
    for version, told in [
        ("", "such as 1.2.0"),
        ("1.2", "such as 1.2.0"),
        ("0.0.9", "older than 0.1.0"),
    ]:
        assert told in release(checkout, version).stderr
    (checkout / "stray").touch()
    assert "put away what is changed" in release(checkout, "0.2.0").stderr
    (checkout / "stray").unlink()
    git(checkout, "config", "--unset", "user.signingkey")
    assert "no key to sign with" in release(checkout, "0.2.0").stderr


def test_every_file_of_pins_is_compared_with_the_advisories() -> None:
    pins = {
        path.relative_to(ROOT).as_posix()
        for path in (*ROOT.glob("*.txt"), *(ROOT / ".ci").iterdir())
        if "--hash=sha256:" in path.read_text(encoding="utf-8")
    }
    script = (ROOT / ".ci" / "advisories").read_text(encoding="utf-8")
    (named,) = re.findall(r"^for pins in (.*); do$", script, re.MULTILINE)

    assert set(named.split()) == pins
    made = (ROOT / ".ci" / "pin").read_text(encoding="utf-8")
    assert set(re.findall(r"^pin (\S+)", made, re.MULTILINE)) == pins
