"""The command import."""

import argparse
from pathlib import Path

from device.export.apart import imported_apart
from device.export.bundle import lines_of
from device.export.formats import FORMATS, MOST_BYTES
from device.ports import LogError
from rules.catalogue import find_game

_DONE, _REFUSED = 0, 3

_DONE = 0


def add_options(command: argparse.ArgumentParser) -> None:
    """Add what import takes."""
    endings = ", ".join(form.ending for form in FORMATS.values())
    command.add_argument("file", type=Path, metavar="FILE", help=f"ends in {endings}")
    command.add_argument("--out", type=Path, required=True, metavar="LOG")
    command.add_argument(
        "--game", metavar="ID", help="which game it is, where the file does not say"
    )


def run(args: argparse.Namespace) -> int:
    """Make a game log of a file that was exported, or of another program's."""
    if args.file.stat().st_size > MOST_BYTES:
        raise LogError(f"{args.file} is too large to be a game")
    if args.out.exists():
        raise LogError(f"{args.out} is there already: name another --out")
    game = find_game(args.game).id if args.game else None
    records = imported_apart(args.file.read_bytes(), str(args.file), game)
    args.out.write_bytes(lines_of(records))
    turns = sum(record["type"] in ("turn", "stands") for record in records)
    print(f"{args.out}: {records[0]['game']}, {turns} turns")
    return _DONE
