"""The command doctor: what works on this machine, what does not, how to mend it."""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from calibration.common.errors import BoardFileError
from calibration.common.view import View
from device.camera.sources import open_source
from device.clock import SystemClock
from device.config.settings import Settings
from device.doctor import machine, parts
from device.doctor.finding import Finding, line_of, unmeasured
from device.doctor.sight import PARTS as SEEN
from device.doctor.sight import heights, sight
from device.game.board_files import read_board_file
from device.parsing import existing, source
from device.ports import DeviceError, FrameSource
from device.table.parts import PARTS
from device.table.settings import settings_here
from rules.catalogue import find_game
from rules.core.errors import UnknownGameError
from vision.chips.tilt import needs_heights

_GOOD, _MEND, _MISSING = 0, 3, 4
_PLUG_IN = (
    "plug a USB camera in and set source in [camera]; on a Raspberry Pi: check the "
    "ribbon cable, then sudo apt-get install python3-picamera2"
)
_SIMULATED = "a simulated table draws its pictures: there is no camera to look at"
_IN_USE = "the service uses it; to try it: sudo systemctl stop mwamuzi"


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the command's options."""
    command.add_argument("--json", action="store_true", help="print JSON")
    command.add_argument(
        "--source",
        type=source,
        metavar="SRC",
        help="look through this camera, not the settings'",
    )
    command.add_argument(
        "--calibration",
        type=existing,
        metavar="FILE",
        help="judge the picture of this board, not the settings'",
    )


def run(args: argparse.Namespace) -> int:
    """Print each part's finding, and the remedy of a failed one.

    The exit code is 0 if all is good, 4 if hardware is missing, else 3.
    """
    found: list[Finding] = []
    for finding in examined(args.source, args.calibration):
        found.append(finding)
        if not args.json:
            _tell(finding)
    if args.json:
        print(json.dumps(_as_json(found), ensure_ascii=False, indent=1))
    if any(finding.missing for finding in found):
        return _MISSING
    return _MEND if any(finding.mend for finding in found) else _GOOD


def _tell(finding: Finding) -> None:
    """Print a finding at once: the next one may take seconds."""
    print(f"{finding.state:7}  {finding.part:8}  {finding.told}", flush=True)
    if finding.mend is not None:
        print(f"{'':19}to mend it: {finding.mend}", flush=True)


def _as_json(found: Sequence[Finding]) -> dict[str, object]:
    return {
        "good": all(finding.mend is None for finding in found),
        "parts": [
            {
                "part": finding.part,
                "state": finding.state,
                "told": finding.told,
                "mend": finding.mend,
            }
            for finding in found
        ],
    }


def examined(
    source: str | None = None, calibration: Path | None = None
) -> Iterator[Finding]:
    """Yield the findings on every part of this machine, each when it is found.

    Parameters
    ----------
    source, calibration
        A camera and a board file in place of those of the settings.
    """
    settings, wrong = Settings(), None
    try:
        settings = settings_here()
    except (DeviceError, OSError) as error:
        wrong = error
    in_use = machine.service_runs()
    yield parts.settings_finding(wrong)
    yield parts.reader()
    yield from _sight(settings, source, calibration, in_use=in_use)
    yield from _of_parts(settings, in_use=in_use)
    yield from machine.machine(settings.games.folder)


def _of_parts(settings: Settings, *, in_use: bool) -> Iterator[Finding]:
    """Yield the findings on each part of the table."""
    for part in PARTS:
        if in_use and part.uses_hardware:
            yield unmeasured(Finding(part.name, _IN_USE))
        else:
            yield from part.check(settings)


def _sight(
    settings: Settings,
    source: str | None,
    calibration: Path | None,
    *,
    in_use: bool,
) -> list[Finding]:
    if in_use and source is None:
        return [unmeasured(Finding(part, _IN_USE)) for part in SEEN]
    if (source or settings.camera.source) == "sim":
        others = [unmeasured(Finding(part, _SIMULATED)) for part in SEEN[1:]]
        return [Finding(SEEN[0], _SIMULATED), *others]
    clock = SystemClock()

    def opened() -> FrameSource:
        return open_source(source or settings.camera.source, 1.0, clock)

    path = calibration or settings.game.calibration
    try:
        view = _view(path)
    except (BoardFileError, DeviceError, OSError) as error:
        camera, board, *others = sight(opened, None, clock, _PLUG_IN)
        told = f"its file cannot be read: {line_of(error)}"
        board = Finding(board.part, told, "calibrate again", board.missing)
        return [camera, board, *others]
    found = sight(opened, view, clock, _PLUG_IN)
    if view is not None and _needs_heights(settings):
        found.append(heights(view))
    return found


def _needs_heights(settings: Settings) -> bool:
    """Return True if the chosen game is one of high stacks."""
    try:
        return needs_heights(find_game(settings.game.id))
    except UnknownGameError:
        return False


def _view(path: Path | None) -> View | None:
    return None if path is None else read_board_file(path).view
