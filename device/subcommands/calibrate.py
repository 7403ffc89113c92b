"""The command calibrate: find the board in a picture, learn what lies on it."""

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path

from calibration.common.arrays import Image
from calibration.common.board_file import BoardFile
from calibration.common.chips import ChipSet
from calibration.common.errors import BoardNotFoundError
from calibration.common.view import View
from calibration.find import South, find_view
from device.camera.sources import open_source, read_picture
from device.camera_address import FORMS
from device.clock import SystemClock
from device.game.board_files import accept, check_size, write_picture
from device.parsing import board, existing, game, source
from device.ports import SourceError
from device.show.progress import ProgressBar
from device.simulated.simulator import SimulatedTable
from rules.boards.table import sites_on
from rules.catalogue import find_board_or_its_game, find_game
from rules.core.board import Board
from rules.core.pieces import Appearance, Piece
from vision.kinds import learned_faces, net_for
from vision.overlay import draw_view
from vision.pieces.faces import FaceBook
from vision.seeds.counting import MOST
from vision.seeds.eye import TaughtSeeds, pits_of, teach_seeds
from vision.teach import teach

_CORNERS = "NW NE SE SW, as south sees them"
SOUTHS = tuple(south.value for south in South)

_UNTOLD = (
    "The camera cannot tell these pieces by their faces: which is which follows from "
    "the rules alone."
)
_UNWRITTEN = "; nothing is written: --out FILE keeps it"
_DONE, _REFUSED = 0, 3
_SETTLE_FRAMES = 15
"""A live camera's first frames are passed over: exposure has to settle."""


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of calibrate."""
    command.add_argument(
        "--board",
        type=board,
        required=True,
        metavar="ID",
        help="which board, or game's",
    )
    picture = command.add_mutually_exclusive_group(required=True)
    picture.add_argument(
        "--image", type=existing, metavar="FILE", help="a picture of it"
    )
    picture.add_argument("--source", type=source, metavar="SRC", help=FORMS)
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
        "--teach", type=existing, metavar="FILE", help="a picture with chips or seeds"
    )
    command.add_argument(
        "--pieces",
        nargs="+",
        default=[],
        metavar="NAME=SITES",
        help="which chips stand where on it: white=a7,g4 black=d6, or with what is "
        "written on them: red:R=a1,i1 red:K=e1",
    )
    command.add_argument(
        "--start",
        type=game,
        metavar="GAME",
        help="it shows the start position of this game, in place of --pieces",
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


def point(text: str) -> tuple[float, float]:
    """Return the pixel that 'x,y' names.

    Raises
    ------
    argparse.ArgumentTypeError
        If it is not two numbers.
    """
    try:
        x, y = map(float, text.split(","))
    except ValueError:
        told = f"{text!r}: expected two numbers, as 120,80"
        raise argparse.ArgumentTypeError(told) from None
    return x, y


def run(args: argparse.Namespace) -> int:
    """Find the board, learn the chips if shown, write the board file."""
    board = find_board_or_its_game(args.board)
    pieces = _pieces(args)
    _check_teaching(args, board)
    image = _picture(args)
    with ProgressBar("looking for the board") as shown:
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
    lesson = read_picture(args.teach) if args.teach is not None else None
    chips = _learned(args, view, lesson, pieces)
    try:
        accept(
            BoardFile(view, chips),
            image,
            args.out,
            taught=_said(args, view, pieces),
            lesson=lesson,
            seeds=_counted(args, view, lesson),
            faces=_faces(view, lesson, pieces),
        )
    except BoardNotFoundError as error:
        return _refuse(args, image, error)
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
            + (f"; written to {args.out}" if args.out else _UNWRITTEN)
        )
    return _DONE


def _refuse(args: argparse.Namespace, image: Image, error: BoardNotFoundError) -> int:
    """Print the failure of each requested kind of search."""
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
    last = source.bare() if isinstance(source, SimulatedTable) else None
    try:
        if last is not None:
            return last.image
        for number, frame in enumerate(source.frames()):
            last = frame
            if not source.live or number >= _SETTLE_FRAMES:
                break
    finally:
        source.close()
    if last is None:
        raise SourceError(f"{args.source} gives no picture")
    return last.image


def _pieces(args: argparse.Namespace) -> dict[str, list[str]]:
    """Return the sites of each side's chips, or of each of its pieces.

    Raises
    ------
    SourceError
        If a text is not NAME=SITE,SITE.
    """
    pieces: dict[str, list[str]] = {}
    if args.start is not None:
        game = find_game(args.start)
        placed = sites_on(game.board, find_board_or_its_game(args.board))
        for site, held in game.start().contents.items():
            if isinstance(held, tuple) and held:
                pieces.setdefault(held[-1], []).append(placed[site])
    for text in args.pieces:
        name, equals, sites = text.partition("=")
        if not (name and equals and sites):
            raise SourceError(f"--pieces {text}: expected NAME=SITES as in white=a7,g4")
        pieces.setdefault(name, []).extend(sites.split(","))
    return pieces


def _said(
    args: argparse.Namespace, view: View, pieces: Mapping[str, list[str]]
) -> Mapping[str, Appearance]:
    """Return the labels of sites that the person who teaches gave."""
    if args.fill is not None:
        return dict.fromkeys(pits_of(view), args.fill)
    sides = {piece: (Piece(piece).side,) for piece in pieces}
    return {site: sides[piece] for piece, sites in pieces.items() for site in sites}


def _learned(
    args: argparse.Namespace,
    view: View,
    image: Image | None,
    pieces: Mapping[str, list[str]],
) -> ChipSet | None:
    if image is None or args.fill is not None:
        return None
    of_side: dict[str, list[str]] = {}
    for piece, sites in pieces.items():
        of_side.setdefault(Piece(piece).side, []).extend(sites)
    lesson = teach(image, view, of_side, net_for(view.board))
    for doubt in lesson.doubts:
        print(doubt, file=sys.stderr)
    return lesson.chips


def _faces(
    view: View, image: Image | None, pieces: Mapping[str, list[str]]
) -> FaceBook | None:
    """Return the signs on the pieces, where their kinds are named."""
    named = {
        site: (Piece(piece),)
        for piece, sites in pieces.items()
        for site in sites
        if Piece(piece).kind
    }
    if not named or image is None:
        return None
    book = learned_faces(image, view, named)
    if book is None:
        print(_UNTOLD, file=sys.stderr)
    return book


def _check_teaching(args: argparse.Namespace, board: Board) -> None:
    """Raise for boards that cannot be taught.

    Raises
    ------
    SourceError
        If the options for teaching do not belong together, or not to the board.
    """
    if board.is_sown:
        if args.pieces or args.start or bool(args.teach) != (args.fill is not None):
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
    if args.start and args.pieces:
        raise SourceError("--start GAME stands in place of --pieces NAME=SITES")
    if bool(args.teach) != bool(args.pieces or args.start):
        raise SourceError("--teach FILE and --pieces NAME=SITES belong together")


def _counted(
    args: argparse.Namespace, view: View, image: Image | None
) -> TaughtSeeds | None:
    """Return the seeds that a picture of the start fill teaches."""
    if image is None or args.fill is None:
        return None
    check_size(image, view)
    return teach_seeds(image, view, args.fill)
