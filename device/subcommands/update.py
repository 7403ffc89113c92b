"""The command update: the installed service at another version."""

import argparse
import sys
from pathlib import Path

from device.install.releases import Releases
from device.install.update import ROOT, UpdateError, Versions
from device.table.settings import PLACES, settings_here

_DONE, _REFUSED = 0, 3


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of update."""
    command.add_argument(
        "--to", metavar="VERSION", help="a release such as v1.2.0; else the newest"
    )
    command.add_argument(
        "--back",
        action="store_true",
        help="the version that last ran before this one; with --to: an older release",
    )
    command.add_argument(
        "--root",
        type=Path,
        default=ROOT,
        metavar="DIR",
        help=f"where it is installed ({ROOT})",
    )


def run(args: argparse.Namespace) -> int:
    """Run the newest version; if it does not stay up, the one that last ran."""
    versions = Versions(root=args.root)
    try:
        if args.back and args.to is None:
            versions.go_back()
        else:
            # Not a file of whatever folder root happens to stand in.
            settings = settings_here(places=PLACES[1:])
            keys = settings.update.trusted_keys
            Releases(versions, keys).update(args.to, back=args.back)
    except UpdateError as error:
        print("mwamuzi:", error, file=sys.stderr)
        return _REFUSED
    return _DONE
