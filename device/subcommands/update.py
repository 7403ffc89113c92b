"""The command update: the installed service at another version."""

import argparse
import sys
from pathlib import Path

from device.install.update import ROOT, UpdateError, Versions

_DONE, _REFUSED = 0, 3

_DONE, _REFUSED = 0, 3


def add_options(command: argparse.ArgumentParser) -> None:
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


def run(args: argparse.Namespace) -> int:
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
