"""The command sessions: which phones were let into the page; any of them ended."""

import argparse
import sys
from datetime import datetime
from pathlib import Path

_DONE, _REFUSED = 0, 3


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of sessions."""
    command.add_argument(
        "--games", type=Path, metavar="DIR", help="the folder of all games (settings)"
    )
    way = command.add_mutually_exclusive_group()
    way.add_argument("--end", type=int, metavar="N", help="end this session")
    way.add_argument("--end-all", action="store_true", help="end every session")


def run(args: argparse.Namespace) -> int:
    """List the sessions, the last seen first; or end some."""
    from device.log.journal import printable  # help needs none
    from device.web.door.local_sessions import sessions_here

    sessions = sessions_here(args.games)
    if args.end_all:
        print(f"{sessions.end_all()} sessions are ended")
        return _DONE
    if args.end is not None:
        if sessions.end(args.end):
            print(f"session {args.end} is ended")
            return _DONE
        print(f"mwamuzi: there is no session {args.end}", file=sys.stderr)
        return _REFUSED
    for one in sessions.standing():
        seen = datetime.fromtimestamp(one.seen_s).astimezone()
        words = (one.name, one.device, one.address)
        told = printable(", ".join(filter(None, words)))
        print(f"{one.number:4}  {one.role.word:8}  {seen:%Y-%m-%d %H:%M}  {told}")
    return _DONE
