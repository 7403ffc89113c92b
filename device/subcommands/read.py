"""The command read: what stands on the board in one picture."""

import argparse
import json
from collections.abc import Mapping
from pathlib import Path

from device.camera.sources import read_picture
from device.game.board_files import (
    check_size,
    counter_for,
    read_board_file,
    taught_in,
    wood_for,
    write_picture,
)
from device.game.choice import chips_seen, first_position
from device.log.records import layout_of
from device.parsing import game
from device.subcommands.options import add_calibration
from rules.boards.table import sites_on
from rules.catalogue import find_game
from rules.core.pieces import Appearance
from vision.common.reading import Reading
from vision.overlay import draw_reading
from vision.reader import Reader
from vision.seeds.counting import SIDES

_DONE, _REFUSED = 0, 3


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of read."""
    command.add_argument("image", type=Path, metavar="IMAGE")
    add_calibration(command)
    command.add_argument(
        "--game", type=game, metavar="ID", help="read the sites of this game only"
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    command.add_argument(
        "--overlay", type=Path, metavar="FILE", help="draw what was read"
    )


def run(args: argparse.Namespace) -> int:
    """Print the pieces on the board in one picture."""
    board = read_board_file(args.calibration)
    sites, taught = board.view.board.names, taught_in(board)
    sides, most_chips = taught, 1
    if args.game is not None:
        game = find_game(args.game)
        placed = sites_on(game.board, board.view.board)
        sites, most_chips = tuple(placed[s] for s in game.sites), game.most_chips
        if not board.view.board.is_sown:
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


def _contents(reading: Reading, sites: tuple[str, ...]) -> Mapping[str, Appearance]:
    """Return each site's likeliest content; nothing where it is hidden."""
    seen = reading.evidence.log_likelihoods
    empty: dict[Appearance, float] = {(): 0.0}
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
    if not reading.evidence.hidden and not any(layout.values()):
        print("the board is empty: nothing stands on it")
    if reading.trouble is not None:
        print(f"trouble: {reading.trouble.value}")
