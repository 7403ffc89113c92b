"""The command export: a game in the formats of other programs."""

import argparse
import sys
from pathlib import Path

from device.export.formats import FORMATS, ExportOptions, exported
from device.ports import SettingsError
from device.table.settings import settings_here
from words.languages import LANGUAGES

_DONE = 0


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of export."""
    command.add_argument("log", type=Path, metavar="LOG")
    command.add_argument(
        "--format", choices=FORMATS, help="how to write it (the ending of --out)"
    )
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="where to (beside the log); -: print"
    )
    command.add_argument(
        "--notation",
        choices=("san", "iccs", "wxf"),
        default="",
        help="how turns are written in PGN, where a game has such a notation",
    )
    command.add_argument(
        "--language",
        choices=LANGUAGES,
        help="of what was thought of the game, in PGN and SGF (the settings')",
    )
    command.add_argument(
        "--full",
        action="store_true",
        help="go on after an illegal turn that stands, from a position set up",
    )


def run(args: argparse.Namespace) -> int:
    """Write a game log in another format."""
    name = args.format or _format_of(args.out)
    if args.notation and name != "pgn":
        raise SettingsError(f"--notation {args.notation} is for --format pgn")
    language = args.language or settings_here().voice.language
    manner = ExportOptions(full=args.full, notation=args.notation, language=language)
    content = exported(args.log, name, manner)
    out: Path = args.out or args.log.with_suffix(FORMATS[name].ending)
    if str(out) == "-":
        sys.stdout.buffer.write(content)
        return _DONE
    if out.resolve() == args.log.resolve():
        raise SettingsError(f"--out {out} is the log itself: name another file")
    out.write_bytes(content)
    print(f"{out}: {len(content):,} bytes")
    return _DONE


def _format_of(out: Path | None) -> str:
    endings = {form.ending: name for name, form in FORMATS.items()}
    name = endings.get(out.suffix.casefold()) if out else None
    if name is None:
        raise SettingsError(f"--format is missing: expected {', '.join(FORMATS)}")
    return name
