"""The command uninstall: removes the installed service."""

import argparse
import os
from pathlib import Path

from device.ports import SettingsError

_DONE, _REFUSED = 0, 3

_UNINSTALL = Path(__file__).resolve().parents[2] / "systemd" / "uninstall"


def add_options(_command: argparse.ArgumentParser) -> None:
    """Add no options."""


def run(_args: argparse.Namespace) -> int:
    """Take the service away; games and settings stay.

    Raises
    ------
    SettingsError
        If this is no checkout.
    """
    if not _UNINSTALL.exists():
        raise SettingsError(f"{_UNINSTALL} is not there: remove it as it was installed")
    os.execv("/bin/sh", ["/bin/sh", str(_UNINSTALL)])  # noqa: S606 - it removes this very program
