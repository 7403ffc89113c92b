"""The commands update and uninstall: what the service's owner asks for now and then."""

import argparse
import os
import sys
from pathlib import Path

from device.ports import SettingsError
from device.update import ROOT, UpdateError, Versions

_DONE, _REFUSED = 0, 3
_UNINSTALL = Path(__file__).resolve().parents[2] / "systemd" / "uninstall"


def add_update_options(command: argparse.ArgumentParser) -> None:
    """Add what the command update takes."""
    way = command.add_mutually_exclusive_group()
    way.add_argument(
        "--to", metavar="VERSION", help="a tag, branch or commit; else the newest tag"
    )
    way.add_argument(
        "--back", action="store_true", help="the version that last ran before this one"
    )
    command.add_argument(
        "--root",
        type=Path,
        default=ROOT,
        metavar="DIR",
        help=f"where it is installed ({ROOT})",
    )


def update(args: argparse.Namespace) -> int:
    """Run the newest version; if it does not stay up, the one that last ran."""
    versions = Versions(root=args.root)
    try:
        if args.back:
            versions.go_back()
        else:
            versions.update(args.to)
    except UpdateError as error:
        print("mwamuzi:", error, file=sys.stderr)
        return _REFUSED
    return _DONE


def uninstall(_args: argparse.Namespace) -> int:
    """Take the service away; games and settings stay.

    Raises
    ------
    SettingsError
        If this is no checkout.
    """
    if not _UNINSTALL.exists():
        raise SettingsError(f"{_UNINSTALL} is not there: remove it as it was installed")
    os.execv("/bin/sh", ["/bin/sh", str(_UNINSTALL)])  # noqa: S606 - it removes this very program
