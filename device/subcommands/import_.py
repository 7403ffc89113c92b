"""The command import: games from the files of other programs."""

import argparse
from pathlib import Path

from device.export.formats import FORMATS, MOST_BYTES
from device.export.import_process import imported_apart
from device.log.lines import GameHeader
from device.log.parse import records_in
from device.log.replay import standing
from device.parsing import game
from device.ports import LogError
from device.untrusted.process import BoundedReader
from rules.catalogue import find_game

_DONE = 0


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of import."""
    endings = ", ".join(form.ending for form in FORMATS.values())
    command.add_argument("file", type=Path, metavar="FILE", help=f"ends in {endings}")
    command.add_argument("--out", type=Path, required=True, metavar="LOG")
    command.add_argument(
        "--game",
        type=game,
        metavar="ID",
        help="which game it is, where the file does not say",
    )


def run(args: argparse.Namespace) -> int:
    """Make a game log of a file that was exported, or of another program's."""
    if args.out.exists():
        raise LogError(f"{args.out} is there already: name another --out")
    game = find_game(args.game).id if args.game else None
    with BoundedReader() as reader, args.file.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
        read = imported_apart(reader, content, str(args.file), game)
    outs = [args.out, *(_further(args.out, n + 1) for n in range(1, len(read.games)))]
    for out, log in zip(outs, read.games, strict=True):
        out.write_bytes(log)
        records = records_in(log)
        turns = len(standing(records).turns)
        print(f"{out}: {GameHeader(records[0]).game}, {turns} turns")
    for remark in read.remarks:
        print(f"  {remark}")
    return _DONE


def _further(out: Path, number: int) -> Path:
    """Return the path of a further game of a file.

    Raises
    ------
    LogError
        If something is there already.
    """
    found = out.with_stem(f"{out.stem}-{number}")
    if found.exists():
        raise LogError(f"{found} is there already: name another --out")
    return found
