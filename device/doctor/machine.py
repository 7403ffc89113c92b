"""Checks of the machine: disk, temperature, power, clock, rights, versions, service."""

import grp
import os
import platform
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path

from device.doctor.finding import Finding, found, unmeasured
from device.install.hotspot import KEPT, read
from words.keys import Key

GROUPS = ("video", "gpio", "audio")
"""What the referee's user must be a member of, where there is such a group."""

_ROOM_MB = 100
_HOT_C, _WARM_C = 80.0, 70.0
_BUILT = 2026
_PACKAGES = ("opencv-python", "numpy", "onnxruntime", "gpiozero", "pyttsx3")
_OPTIONAL = ("picamera2", "piper-tts")
_UNDER_VOLTAGE, _THROTTLED, _HAS_BEEN = 0x1, 0x4, 0x10000
_ANSWER_S = 5.0
_SUPPLY = Key("doctor-supply")


def machine(games: Path) -> list[Finding]:
    """Return all findings on the machine; ``games`` is the folder of game logs."""
    return [
        versions(),
        service(asked("systemctl", "show", "-p", _SHOWN, "mwamuzi.service")),
        disk(games),
        temperature(),
        power(asked("vcgencmd", "get_throttled")),
        clock(datetime.now(UTC), asked("timedatectl", "show", "-p", "NTPSynchronized")),
        permissions(os.geteuid(), os.getgroups(), _groups()),
        own_network(),
    ]


def asked(*command: str) -> str | None:
    """Return a program's output, None if it is missing or fails."""
    program = shutil.which(command[0])
    if program is None:
        return None
    try:
        ran = subprocess.run(  # noqa: S603 - found on the PATH, our own words
            [program, *command[1:]],
            capture_output=True,
            check=True,
            text=True,
            timeout=_ANSWER_S,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return ran.stdout.strip()


def versions() -> Finding:
    """Return the installed versions."""
    there = [f"mwamuzi {_version('mwamuzi') or 'not installed as a package'}"]
    there.append(f"Python {platform.python_version()}")
    lacking = []
    for name in _PACKAGES:
        version = _version(name) or _version(f"{name}-headless")
        if version is None:
            lacking.append(name)
        else:
            there.append(f"{name} {version}")
    there += [f"{name} {_version(name)}" for name in _OPTIONAL if _version(name)]
    if lacking:
        told = f"{', '.join(there)}; missing: {', '.join(lacking)}"
        return Finding("versions", told, "rm -r .venv, then run ./mwamuzi again")
    return Finding("versions", ", ".join(there))


def _version(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


_SHOWN = "LoadState,ActiveState,SubState,NRestarts,StatusText"


def service(shown: str | None) -> Finding:
    """Return the finding on the systemd service.

    Parameters
    ----------
    shown
        What systemctl shows of it.
    """
    state = dict(
        line.split("=", 1) for line in (shown or "").splitlines() if "=" in line
    )
    if state.get("LoadState") != "loaded":
        told = "not installed; commands work without it"
        return unmeasured(Finding("service", told))
    active, restarts = state.get("ActiveState"), state.get("NRestarts", "0")
    status = f": {state['StatusText']}" if state.get("StatusText") else ""
    if active == "active":
        return Finding("service", f"runs, {restarts} restarts{status}")
    if active == "inactive":
        return Finding("service", "stopped", "sudo systemctl start mwamuzi")
    told = f"{active} ({state.get('SubState')}), {restarts} restarts{status}"
    return Finding("service", told, "see why: journalctl -u mwamuzi -n 50")


def service_runs() -> bool:
    """Return True if the service is at work and holds camera, pins and sound."""
    return asked("systemctl", "is-active", "mwamuzi.service") == "active"


def disk(games: Path) -> Finding:
    """Return the finding on free disk space, in games."""
    folder = next(one for one in [games, *games.absolute().parents] if one.is_dir())
    try:
        free = shutil.disk_usage(folder).free // 2**20
        with tempfile.TemporaryFile(dir=folder):
            pass
    except PermissionError:
        told = Key("doctor-cannot-written")
        mend = Key("doctor-run-user-who-owns")
        return found("disk", told, mend, folder=str(folder))
    except OSError as error:
        told = Key("doctor-folder-unwritable")
        mend = Key("doctor-make-room-or-replace-worn")
        why = error.strerror or ""
        return found("disk", told, mend, folder=str(folder), why=why)
    told = Key("doctor-mb-free")
    mend = Key("doctor-make-room-mb")
    short = mend if free < _ROOM_MB else None
    return found("disk", told, short, free=free, folder=str(folder), room=_ROOM_MB)


def temperature(sys: Path = Path("/sys")) -> Finding:
    """Return the finding on the processor's temperature."""
    measured = [
        celsius
        for zone in sorted(sys.glob("class/thermal/thermal_zone*/temp"))
        if (celsius := _number(zone)) is not None
    ]
    if not measured:
        return unmeasured(found("warmth", Key("doctor-warmth")))
    hottest = max(measured) / 1000
    told, mend = Key("doctor-degrees-celsius"), None
    if hottest >= _HOT_C:
        told = Key("doctor-degrees-celsius-slows-down")
        mend = Key("doctor-add-fan-or-heat-sink")
    elif hottest >= _WARM_C:
        told = Key("doctor-degrees-celsius-warm-from-slows")
    return found("warmth", told, mend, degrees=round(hottest))


def power(throttled: str | None, sys: Path = Path("/sys")) -> Finding:
    """Return the finding on the supply voltage.

    Parameters
    ----------
    throttled
        What ``vcgencmd get_throttled`` prints, None if it is not there.
    """
    try:
        bits = int((throttled or "").partition("=")[2] or "none", 16)
    except ValueError:
        bits = None
    alarms = [
        alarm
        for name in sys.glob("class/hwmon/hwmon*/name")
        if _text(name) == "rpi_volt"
        and (alarm := _number(name.with_name("in0_lcrit_alarm"))) is not None
    ]
    if bits is None and not alarms:
        return unmeasured(found("power", Key("doctor-power-machine-does-not")))
    bits = bits or 0
    if bits & _UNDER_VOLTAGE or any(alarms):
        return found("power", Key("doctor-power-voltage-too-low"), _SUPPLY)
    if bits & _HAS_BEEN:
        told = Key("doctor-voltage-too-low-since-power")
        return found("power", told, _SUPPLY)
    if bits & _THROTTLED:
        told = Key("doctor-processor-slowed-down")
        return found("power", told, Key("doctor-power-let-cool"))
    return found("power", Key("doctor-power"))


def clock(now: datetime, synchronised: str | None) -> Finding:
    """Return the finding on the system clock's synchronisation.

    Parameters
    ----------
    synchronised
        What ``timedatectl show -p NTPSynchronized`` prints, None if it is not there.
    """
    told = now.strftime("%Y-%m-%d %H:%M UTC")
    if now.year < _BUILT:
        mend = "connect a network, or: sudo date -u --set '2026-12-31 18:00'"
        return Finding("clock", f"{told} cannot be; games would bear it", mend)
    if synchronised == "NTPSynchronized=yes":
        return Finding("clock", f"{told}, by a time server")
    return unmeasured(Finding("clock", f"{told}, compared with no time server"))


def permissions(
    user: int, member_of: Iterable[int], groups: Mapping[str, int]
) -> Finding:
    """Return the finding on access rights to camera, pins and sound.

    Parameters
    ----------
    user
        The user's number.
    member_of
        The numbers of the user's groups.
    groups
        The groups that there are, and their numbers.
    """
    if user == 0:
        return Finding("rights", "root may use everything")
    wanted = [name for name in GROUPS if name in groups]
    lacking = [name for name in wanted if groups[name] not in set(member_of)]
    name = _user_name(user)
    if lacking:
        told = f"{name} is not in {', '.join(lacking)}"
        mend = f"sudo usermod -aG {','.join(lacking)} {name}, then log in again"
        return Finding("rights", told, mend)
    return Finding("rights", f"{name} is in {', '.join(wanted) or 'no special group'}")


def own_network(kept: Path = KEPT) -> Finding:
    """Return the finding on the hotspot, with its name and password.

    Parameters
    ----------
    kept
        Where they lie.
    """
    try:
        named = read(kept)
    except PermissionError:
        return unmeasured(found("hotspot", Key("doctor-hotspot-its-password-told")))
    if named is None:
        return unmeasured(found("hotspot", Key("doctor-hotspot")))
    told = Key("doctor-opened-where-no-network-password")
    return found("hotspot", told, name=named.name, password=named.password)


def _user_name(user: int) -> str:
    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return f"user {user}"


def _groups() -> Mapping[str, int]:
    groups: Sequence[grp.struct_group] = grp.getgrall()
    return {group.gr_name: group.gr_gid for group in groups}


def _number(path: Path) -> int | None:
    text = _text(path)
    return int(text) if text.lstrip("-").isdecimal() else None


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return ""
