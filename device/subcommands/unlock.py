"""The command unlock: the page opened from the machine itself, whatever happened."""

import argparse
from pathlib import Path

_DONE = 0


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of unlock."""
    command.add_argument(
        "--games", type=Path, metavar="DIR", help="the folder of all games (settings)"
    )


def run(args: argparse.Namespace) -> int:
    """Print an address, and its QR code, that makes one phone the owner's, once."""
    from device.web.door.local_sessions import sessions_here
    from webkit.address import qr_text  # help needs none
    from webkit.sessions import ONCE_S

    sessions = sessions_here(args.games)
    address = f"{sessions.address}#/unlock/{sessions.open_once()}"
    print(qr_text(address))
    print(f"open once, within {ONCE_S / 60:.0f} minutes: {address}")
    return _DONE
