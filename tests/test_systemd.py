import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from device.install.machine import SOCKET

ROOT = Path(__file__).parent.parent
UNIT = ROOT / "systemd" / "mwamuzi.service"
MOST_EXPOSED = 1.4
LAUNCHER = "#!/bin/sh\nexit 0\n"


def ran(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        env={**os.environ, **environment},
        check=False,
        capture_output=True,
        text=True,
    )


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """Return the unit, its program one that is there."""
    text = UNIT.read_text()
    program = "/opt/mwamuzi/current/.venv/bin/mwamuzi"
    assert f"ExecStart={program} serve\n" in text
    copy = tmp_path / UNIT.name
    copy.write_text(text.replace(program, "/bin/true"))
    return copy


def test_systemd_finds_no_fault_in_the_unit(unit: Path) -> None:
    checked = ran("systemd-analyze", "verify", "--man=no", unit)

    assert checked.returncode == 0
    assert UNIT.name not in checked.stderr


@pytest.mark.parametrize("ending", ["service", "socket"])
def test_systemd_finds_no_fault_in_what_the_machine_does(
    tmp_path: Path, ending: str
) -> None:
    for name in ("mwamuzi-machine.service", "mwamuzi-machine.socket"):
        text = (ROOT / "systemd" / name).read_text()
        assert "/opt/mwamuzi/current/device/install/machine.py" in text or (
            f"ListenStream={SOCKET}\n" in text
        )
        (tmp_path / name).write_text(
            text.replace("SocketGroup=mwamuzi", "SocketGroup=root").replace(
                "/usr/bin/python3 -I", "/bin/true"
            )
        )

    unit = tmp_path / f"mwamuzi-machine.{ending}"
    checked = ran("systemd-analyze", "verify", "--man=no", unit)

    assert checked.returncode == 0, checked.stderr
    assert "mwamuzi-machine" not in checked.stderr


def test_the_machines_own_service_needs_no_more_than_python() -> None:
    program = ROOT / "device" / "install" / "machine.py"

    told = ran("/usr/bin/env", "python3", "-I", "-S", program)

    assert told.returncode == 2
    assert "mwamuzi-machine.socket" in told.stderr


def test_the_halls_unit_has_no_fault_and_is_hardly_exposed(tmp_path: Path) -> None:
    text = (ROOT / "systemd" / "mwamuzi-hall.service").read_text()
    program = "/opt/mwamuzi/current/.venv/bin/mwamuzi"
    assert f"ExecStart={program} hall serve --data /var/lib/mwamuzi-hall\n" in text
    unit = tmp_path / "mwamuzi-hall.service"
    unit.write_text(text.replace(program, "/bin/true"))

    checked = ran("systemd-analyze", "verify", "--man=no", unit)
    most = f"--threshold={MOST_EXPOSED * 10:.0f}"
    exposed = ran("systemd-analyze", "security", "--offline=yes", most, unit)

    assert (checked.returncode, unit.name in checked.stderr) == (0, False)
    assert exposed.returncode == 0, exposed.stdout


def test_a_misspelled_line_would_be_found(unit: Path) -> None:
    unit.write_text(unit.read_text().replace("WatchdogSec", "WatchdogSecs"))

    assert "WatchdogSecs" in ran("systemd-analyze", "verify", "--man=no", unit).stderr


def test_the_service_is_hardly_exposed(unit: Path) -> None:
    most = f"--threshold={MOST_EXPOSED * 10:.0f}"
    checked = ran("systemd-analyze", "security", "--offline=yes", most, unit)

    level = re.search(r"exposure level for \S+: ([\d.]+)", checked.stdout)
    assert level is not None
    assert float(level[1]) <= MOST_EXPOSED
    assert checked.returncode == 0


def test_every_group_of_the_unit_is_made(tmp_path: Path) -> None:
    groups = re.search(r"^SupplementaryGroups=(.*)$", UNIT.read_text(), re.MULTILINE)
    assert groups is not None
    etc = tmp_path / "etc"
    shutil.copytree(ROOT / "systemd", etc / "sysusers.d")
    (etc / "sysusers.d" / "mwamuzi.sysusers").rename(etc / "sysusers.d" / "m.conf")

    made = ran("systemd-sysusers", f"--root={tmp_path}", "m.conf")

    assert made.returncode == 0, made.stderr
    members = {
        line.split(":")[0]
        for line in (etc / "group").read_text().splitlines()
        if line.endswith((":mwamuzi", ",mwamuzi"))
    }
    assert set(groups[1].split()) == members
    assert "/var/lib/mwamuzi" in (etc / "passwd").read_text()


def test_the_scripts_are_sound_shell() -> None:
    for name in ("install", "uninstall"):
        assert os.access(ROOT / "systemd" / name, os.X_OK)
        assert ran("sh", "-n", ROOT / "systemd" / name).returncode == 0


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a small checkout whose launcher has nothing to install."""
    folder = tmp_path / "a checkout"
    shutil.copytree(ROOT / "systemd", folder / "systemd")
    (folder / "device/install").mkdir(parents=True)
    programs = ("device/install/update.py", "device/install/hotspot.py")
    for name in (*programs, "mwamuzi.toml.example"):
        shutil.copy(ROOT / name, folder / name)
    (folder / "mwamuzi").write_text(LAUNCHER)
    (folder / "mwamuzi").chmod(0o755)
    commit(folder)
    return folder


def commit(folder: Path) -> None:
    who = ("-c", "user.name=a", "-c", "user.email=a@b.c")
    for words in (
        ("init", "--quiet"),
        ("add", "--all"),
        (*who, "commit", "--quiet", "--allow-empty", "-m", "a version"),
    ):
        subprocess.run(["git", "-C", folder, *words], check=True)


def files_below(folder: Path) -> set[str]:
    return {
        str(path.relative_to(folder))
        for path in folder.rglob("*")
        if path.is_file() and "repo.git" not in path.parts
    }


def test_it_is_installed_and_installing_again_keeps_what_people_changed(
    checkout: Path, tmp_path: Path
) -> None:
    dest = tmp_path / "dest"

    first = ran(checkout / "systemd" / "install", DESTDIR=str(dest))

    assert first.returncode == 0, first.stderr
    for name in (
        "etc/systemd/system/mwamuzi.service",
        "etc/systemd/system/mwamuzi-machine.service",
        "etc/systemd/system/mwamuzi-machine.socket",
        "etc/udev/rules.d/60-mwamuzi.rules",
        "etc/sysusers.d/mwamuzi.conf",
        "etc/mwamuzi/mwamuzi.toml",
        "etc/mwamuzi/hotspot",
        "opt/mwamuzi/current/mwamuzi",
    ):
        assert (dest / name).is_file(), name
    command = dest / "usr/local/bin/mwamuzi"
    assert str(command.readlink()) == "/opt/mwamuzi/current/mwamuzi"
    there = files_below(dest)

    settings = dest / "etc/mwamuzi/mwamuzi.toml"
    settings.write_text('[voice]\nlanguage = "sw"\n')
    (dest / "etc/systemd/system/mwamuzi.service").write_text("damaged")
    again = ran(checkout / "systemd" / "install", DESTDIR=str(dest))

    assert again.returncode == 0, again.stderr
    assert 'language = "sw"' in settings.read_text()
    assert (dest / "etc/systemd/system/mwamuzi.service").read_text() == (
        UNIT.read_text()
    )
    assert files_below(dest) == there


def test_a_newer_checkout_becomes_the_current_version(
    checkout: Path, tmp_path: Path
) -> None:
    dest = tmp_path / "dest"
    ran(checkout / "systemd" / "install", DESTDIR=str(dest))
    before = (dest / "opt/mwamuzi/current").readlink()
    commit(checkout)

    ran(checkout / "systemd" / "install", DESTDIR=str(dest))

    assert (dest / "opt/mwamuzi/current").readlink() != before


def test_uninstalling_keeps_games_and_settings(checkout: Path, tmp_path: Path) -> None:
    dest = tmp_path / "dest"
    ran(checkout / "systemd" / "install", DESTDIR=str(dest))
    games = dest / "var/lib/mwamuzi/games"
    games.mkdir(parents=True)
    (games / "one.jsonl").write_text("{}\n")

    gone = ran(dest / "opt/mwamuzi/current/systemd/uninstall", DESTDIR=str(dest))

    assert gone.returncode == 0, gone.stderr
    assert "Kept: the games" in gone.stdout
    assert not (dest / "opt/mwamuzi").exists()
    left = {name for name in files_below(dest) if "mwamuzi" in name}
    settings = {"etc/mwamuzi/mwamuzi.toml", "etc/mwamuzi/hotspot"}
    assert left == {*settings, "var/lib/mwamuzi/games/one.jsonl"}
    assert not (dest / "usr/local/bin/mwamuzi").is_symlink()


def test_an_unknown_word_is_refused(tmp_path: Path) -> None:
    told = ran(ROOT / "systemd" / "install", "--fiels", DESTDIR=str(tmp_path))

    assert told.returncode == 2
    assert "expected nothing or --files" in told.stderr
