"""Checks that every referee needs: settings, and the networks that read the board."""

from device.doctor.finding import Finding, tried
from device.ports import DeviceError
from rules.boards.table import find_board
from vision.kinds import net_for
from vision.seeds.counting import SeedCounter


def settings_finding(error: DeviceError | OSError | None) -> Finding:
    """Return the finding on the settings; ``error`` is why they are unreadable."""
    if error is None:
        return Finding("settings", "as they should be")
    mend = "correct the file, or take it away"
    return Finding("settings", " ".join(str(error).split()), mend)


def reader() -> Finding:
    """Return the finding on loading the networks."""

    def load() -> str:
        for board in ("htjb", "trio", "squares8"):
            net_for(find_board(board))
        SeedCounter()
        return "the networks that read chips, pieces and seeds load"

    return tried("reader", load, "rm -r .venv, then run ./mwamuzi again")
