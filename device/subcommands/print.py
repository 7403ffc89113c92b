"""The command print: a board on paper."""

import argparse
import sys
from dataclasses import replace
from math import isfinite
from pathlib import Path

from device.drawing.pdf import Print, board_pdf
from device.drawing.sheets import MOST_SHEETS, PAPERS
from device.parsing import board
from device.ports import SettingsError
from rules.catalogue import find_board_or_its_game, labels_of
from words.languages import LANGUAGES

_DONE = 0
_PDF = b"%PDF"
_LEAST_SPACING_MM = 5.0


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of print."""
    command.add_argument(
        "board", type=board, metavar="BOARD", help="which board, or which game's"
    )
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="the PDF (BOARD.pdf); -: print it"
    )
    command.add_argument(
        "--paper", choices=PAPERS, default="a4", type=str.casefold, help="(a4)"
    )
    size = command.add_mutually_exclusive_group()
    size.add_argument(
        "--size", type=float, metavar="MM", help="how long its longer side is to be"
    )
    size.add_argument(
        "--spacing", type=float, metavar="MM", help="from point to point, pit to pit"
    )
    size.add_argument(
        "--one-sheet", action="store_true", help="as large as one sheet can hold"
    )
    command.add_argument(
        "--coordinates", action="store_true", help="names of files and ranks, too"
    )
    command.add_argument(
        "--colour", action="store_true", help="in colours, on wood (black on paper)"
    )
    command.add_argument(
        "--language",
        choices=LANGUAGES,
        default=LANGUAGES[0],
        help="of the words in the margins (en)",
    )


def run(args: argparse.Namespace) -> int:
    """Write a board as a PDF."""
    board = find_board_or_its_game(args.board)
    wanted = _scaled(
        Print(
            board=board,
            paper=args.paper,
            coordinates=labels_of(board).rim if args.coordinates else (),
            coloured=args.colour,
            language=args.language,
        ),
        args,
    )
    out: Path = args.out or Path(f"{wanted.board.id}.pdf")
    content = board_pdf(wanted)
    if str(out) == "-":
        sys.stdout.buffer.write(content)
        return _DONE
    _check_free(out)
    out.write_bytes(content)
    print(f"{out}: {_told(wanted)}")
    return _DONE


def _scaled(wanted: Print, args: argparse.Namespace) -> Print:
    """Return the board at the size that is asked for.

    Raises
    ------
    SettingsError
        If it is too small to play on or takes too many sheets.
    """
    scale, asked = 1.0, "its own size"
    if args.size is not None:
        scale, asked = args.size / max(wanted.size_mm), f"--size {args.size:g}"
    elif args.spacing is not None:
        scale = args.spacing / wanted.board.spacing_mm
        asked = f"--spacing {args.spacing:g}"
    elif args.one_sheet:
        scale, asked = wanted.largest_on_one, "--one-sheet"
    spacing = scale * wanted.board.spacing_mm
    if not (isfinite(spacing) and spacing >= _LEAST_SPACING_MM):
        raise SettingsError(
            f"{asked} makes {wanted.board.title} too small to play on: its points "
            f"would lie {spacing:.1f} mm apart; {_LEAST_SPACING_MM:g} mm is the least"
        )
    wanted = replace(wanted, scale=scale)
    if wanted.layout.count > MOST_SHEETS:
        raise SettingsError(
            f"{asked} takes {wanted.layout.count} sheets of {wanted.paper}, and "
            f"{MOST_SHEETS} are the most: choose larger --paper or a smaller board"
        )
    return wanted


def _check_free(out: Path) -> None:
    """Refuse to write over what is no PDF.

    Raises
    ------
    SettingsError
        If the file is there and is something else.
    """
    if out.is_file():
        with out.open("rb") as there:
            if there.read(len(_PDF)) not in (b"", _PDF):
                raise SettingsError(f"{out} is there and is no PDF: name another file")


def _told(wanted: Print) -> str:
    layout = wanted.layout
    wide, high = wanted.size_mm
    size = f"{wide:.0f} x {high:.0f} mm"
    if layout.count == 1:
        return f"{wanted.board.title}, {size}, on one sheet of {wanted.paper}"
    return (
        f"{wanted.board.title}, {size}, on {layout.count} sheets of {wanted.paper} "
        f"({len(layout.rows)} high, {len(layout.columns)} wide) to be glued together"
    )
