"""The commands calibrate and read: one picture, one board."""

import argparse
import json
from collections.abc import Mapping
from pathlib import Path

from calibration.board_file import BoardFile, to_toml
from calibration.chips import ChipSet, SeedSet
from calibration.errors import BoardNotFoundError
from calibration.find import South, find_view
from calibration.view import View
from device.board_files import (
    counter_for,
    keep_seeds,
    keep_wood,
    read_board_file,
    taught_in,
    wood_for,
    write_picture,
)
from device.camera.sources import FORMS, open_source, read_picture
from device.choice import chips_seen, first_position
from device.clock import SystemClock
from device.log.records import layout_of
from device.ports import Frame, Image, SourceError
from device.progress import Shown
from rules.board import Board, BoardKind
from rules.boards.table import find_board, sites_on
from rules.catalogue import find_game
from rules.evidence import Content
from vision.net import ChipNet
from vision.overlay import draw_reading, draw_view
from vision.reader import Reader
from vision.reading import Reading
from vision.seed_eye import teach_seeds
from vision.seeds import MOST, SIDES
from vision.teach import teach

_CORNERS = "NW NE SE SW, as south sees them"
SOUTHS = tuple(south.value for south in South)

_DONE, _REFUSED = 0, 3
_SETTLE_FRAMES = 15
"""A live camera's first frames are passed over: exposure has to settle."""


def point(text: str) -> tuple[float, float]:
    """Return the pixel that 'x,y' names.

    Raises
    ------
    ValueError
        If it is not two numbers.
    """
    x, y = text.split(",")
    return float(x), float(y)


def calibrate(args: argparse.Namespace) -> int:
    """Find the board, learn the chips if shown, write the board file."""
    board = find_board(args.board)
    pieces = _pieces(args.pieces)
    _check_teaching(args, board)
    image = _picture(args)
    with Shown("looking for the board") as shown:
        try:
            view = find_view(
                image,
                board,
                south=South(args.south),
                corners_px=args.corners,
                progress=shown,
            )
        except BoardNotFoundError as error:
            return _refuse(args, image, error)
    chips = _learned(args, view, pieces)
    if args.out is not None:
        seeds = _counted(args, view)
        wood = keep_wood(image, board, args.out)
        found = BoardFile(view, chips, seeds, wood)
        args.out.write_text(to_toml(found), encoding="utf-8")
    if args.overlay is not None:
        write_picture(args.overlay, draw_view(image, view))
    if args.json:
        print(json.dumps(_told(view)))
    else:
        taught = [colour.name for colour in chips.colours] if chips else []
        if args.fill is not None:
            taught = [f"pits of {args.fill} seeds"]
        print(
            f"found {board.title}: confidence {view.confidence:.2f}, "
            f"drawing within {view.rms_px:.1f} px"
            + (f"; learned {', '.join(taught)}" if taught else "")
            + (f"; written to {args.out}" if args.out else "")
        )
    return _DONE


def _refuse(args: argparse.Namespace, image: Image, error: BoardNotFoundError) -> int:
    """Tell what was not found, in each of the ways that were asked for."""
    if args.overlay is not None:
        drawn = image if error.best is None else draw_view(image, error.best)
        write_picture(args.overlay, drawn)
    if not args.json:
        raise error
    body = {
        "board": args.board,
        "sites_px": {},
        "rms_px": None,
        "confidence": round(error.confidence, 4),
        "refused": str(error),
    }
    print(json.dumps(body))
    return _REFUSED


def _told(view: View) -> Mapping[str, object]:
    return {
        "board": view.board.id,
        "sites_px": {
            site: [round(x, 2), round(y, 2)]
            for site, (x, y) in view.px_at_height().items()
        },
        "rms_px": round(view.rms_px, 3),
        "confidence": round(view.confidence, 4),
        "refused": None,
    }


def _picture(args: argparse.Namespace) -> Image:
    if args.image is not None:
        return read_picture(args.image)
    source = open_source(args.source, 1.0, SystemClock())
    last: Frame | None = None
    try:
        for number, frame in enumerate(source.frames()):
            last = frame
            if not source.live or number >= _SETTLE_FRAMES:
                break
    finally:
        source.close()
    if last is None:
        raise SourceError(f"{args.source} gives no picture")
    return last.image


def _pieces(texts: list[str]) -> dict[str, list[str]]:
    """Return which sites bear each side's chips.

    Raises
    ------
    SourceError
        If a text is not NAME=SITE,SITE.
    """
    pieces: dict[str, list[str]] = {}
    for text in texts:
        name, equals, sites = text.partition("=")
        if not (name and equals and sites):
            raise SourceError(f"--pieces {text}: expected NAME=SITES as in white=a7,g4")
        pieces.setdefault(name, []).extend(sites.split(","))
    return pieces


def _learned(
    args: argparse.Namespace, view: View, pieces: Mapping[str, list[str]]
) -> ChipSet | None:
    if args.teach is None or args.fill is not None:
        return None
    return teach(read_picture(args.teach), view, pieces, ChipNet.for_board(view.board))


def _check_teaching(args: argparse.Namespace, board: Board) -> None:
    """Refuse what cannot be taught.

    Raises
    ------
    SourceError
        If the options for teaching do not belong together, or not to the board.
    """
    if board.kind is BoardKind.ROWS:
        if args.pieces or bool(args.teach) != (args.fill is not None):
            raise SourceError(
                "at a board of seeds --teach FILE and --fill N belong together"
            )
        if args.fill is not None and not 0 < args.fill <= MOST:
            raise SourceError(f"--fill {args.fill}: expected 1 to {MOST} seeds")
        if args.fill is not None and args.out is None:
            raise SourceError("--teach needs --out FILE to keep what was taught")
        return
    if args.fill is not None:
        raise SourceError(f"--fill {args.fill}: {board.title} holds no seeds")
    if bool(args.teach) != bool(args.pieces):
        raise SourceError("--teach FILE and --pieces NAME=SITES belong together")


def _counted(args: argparse.Namespace, view: View) -> SeedSet | None:
    """Return the seeds that a picture of the start fill teaches, kept in a picture."""
    if args.fill is None:
        return None
    image = read_picture(args.teach)
    check_size(image, view)
    return keep_seeds(teach_seeds(image, view, args.fill), args.out)


def read(args: argparse.Namespace) -> int:
    """Say what stands on the board in one picture."""
    board = read_board_file(args.calibration)
    sites, taught = board.view.board.names, taught_in(board)
    sides, most_chips = taught, 1
    if args.game is not None:
        game = find_game(args.game)
        placed = sites_on(game.board, board.view.board)
        sites, most_chips = tuple(placed[s] for s in game.sites), game.most_chips
        if board.view.board.kind is not BoardKind.ROWS:
            sides = chips_seen(first_position(game, taught), taught)
    image = read_picture(args.image)
    check_size(image, board.view)
    reader = Reader(
        board.view,
        sides=sides,
        chips=board.chips,
        max_height=most_chips,
        counter=counter_for(board, args.calibration, sides=SIDES),
        wood=wood_for(board, args.calibration),
    )
    reading = reader.read(image)
    if args.overlay is not None:
        write_picture(args.overlay, draw_reading(image, reading))
    layout = layout_of(_contents(reading, sites))
    if args.json:
        print(
            json.dumps(
                {
                    "layout": layout,
                    "confidence": {
                        site: round(reading.confidence[site], 4) for site in sites
                    },
                    "hidden": [s for s in sites if s in reading.evidence.hidden],
                    "trouble": reading.trouble.value if reading.trouble else None,
                }
            )
        )
    else:
        _print(reading, layout)
    return _DONE if reading.trouble is None else _REFUSED


def check_size(image: Image, view: View) -> None:
    """Refuse a picture of another size than the view was calibrated at.

    Raises
    ------
    SourceError
        If its size differs.
    """
    height, width = image.shape[:2]
    if (width, height) != view.camera.image_size:
        wide, high = view.camera.image_size
        raise SourceError(
            f"the picture is {width}x{height} pixels, but the board was calibrated at "
            f"{wide}x{high}: calibrate again from this camera"
        )


def _contents(reading: Reading, sites: tuple[str, ...]) -> Mapping[str, Content]:
    """Return each site's likeliest content; nothing where it is hidden."""
    seen = reading.evidence.log_likelihoods
    empty: dict[Content, float] = {(): 0.0}
    return {
        site: max(what, key=what.__getitem__)
        for site in sites
        for what in [seen.get(site, empty)]
    }


def _print(reading: Reading, layout: Mapping[str, object]) -> None:
    for site, content in layout.items():
        if site in reading.evidence.hidden:
            print(f"{site}  hidden")
        elif content is not None:
            print(f"{site}  {content}  {reading.confidence[site]:.3f}")
    if reading.trouble is not None:
        print(f"trouble: {reading.trouble.value}")


def add_calibrate_options(command: argparse.ArgumentParser) -> None:
    """Add what calibrate takes."""
    command.add_argument("--board", required=True, metavar="ID", help="which board")
    picture = command.add_mutually_exclusive_group(required=True)
    picture.add_argument("--image", type=Path, metavar="FILE", help="a picture of it")
    picture.add_argument("--source", metavar="SRC", help=FORMS)
    command.add_argument(
        "--south",
        choices=SOUTHS,
        default=SOUTHS[0],
        help="where south sits in the picture (bottom)",
    )
    command.add_argument(
        "--corners",
        nargs=4,
        type=point,
        metavar="x,y",
        help=f"pixels of the outer sites {_CORNERS}",
    )
    command.add_argument(
        "--teach", type=Path, metavar="FILE", help="a picture with chips or seeds"
    )
    command.add_argument(
        "--pieces",
        nargs="+",
        default=[],
        metavar="NAME=SITES",
        help="which chips stand where on it: white=a7,g4 black=d6",
    )
    command.add_argument(
        "--fill",
        type=int,
        metavar="N",
        help="how many seeds lie in every pit on it, in place of --pieces",
    )
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="the board file to write (TOML)"
    )
    command.add_argument("--json", action="store_true", help="print what was found")
    command.add_argument(
        "--overlay", type=Path, metavar="FILE", help="draw what was found"
    )


def add_read_options(command: argparse.ArgumentParser) -> None:
    """Add what read takes."""
    command.add_argument("image", type=Path, metavar="IMAGE")
    add_calibration(command)
    command.add_argument(
        "--game", metavar="ID", help="read the sites of this game only"
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    command.add_argument(
        "--overlay", type=Path, metavar="FILE", help="draw what was read"
    )


def add_calibration(command: argparse.ArgumentParser) -> None:
    """Add the board file that a command needs."""
    command.add_argument(
        "--calibration",
        type=Path,
        required=True,
        metavar="FILE",
        help="the board file that calibrate wrote",
    )
