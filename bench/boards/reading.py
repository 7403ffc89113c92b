"""CPU time of reading a frame, relative to decoding its JPEG.

    python -m bench reading [PICTURE.jpg --board ID]

Without a picture the simulated table is drawn. One core, both measured in turn in
the same run, by the core's own time; the medians' ratio is what counts. On a board of
pits "read" is a frame in which nothing changed since long; "all pits" one in which
every pit changed, for its light is halved: each is glanced at; "closely" the next one,
in which a few pits are looked at closely.
"""

import argparse
import itertools
import statistics
from collections.abc import Callable
from pathlib import Path
from time import thread_time

import cv2
import numpy as np

from bench.kit.pictures import decoded
from bench.kit.results import Figures
from calibration.common.arrays import Image
from calibration.common.view import View
from calibration.find import find_view
from painter.table import PaintedTable
from rules.boards.table import find_board
from rules.core.pieces import Content, Piece
from vision.chips.net import ChipNet
from vision.common.patches import PatchCutter
from vision.follow import Follower
from vision.reader import Reader
from vision.settle import Settler

ROUNDS = 300


def simulated(board_id: str) -> tuple[bytes, View]:
    """Return a drawn frame as JPEG, and its true view."""
    table = PaintedTable(find_board(board_id), seed=4)
    names = table.view.board.names
    contents: dict[str, Content] = {
        name: (Piece(("white", "black")[n % 2]),) for n, name in enumerate(names[::2])
    }
    if table.view.board.is_sown:
        contents = {name: n % 10 for n, name in enumerate(names)}
    frame = table.draw(contents, beside={"white": 3, "black": 3})
    _, jpeg = cv2.imencode(".jpg", frame, [cv2.IMWRITE_JPEG_QUALITY, 92])
    return jpeg.tobytes(), table.view


def milliseconds(acts: dict[str, Callable[[], object]]) -> dict[str, float]:
    """Return the median time of each act, all run in turn."""
    taken: dict[str, list[float]] = {name: [] for name in acts}
    for _ in range(ROUNDS):
        for name, act in acts.items():
            start = thread_time()
            act()
            taken[name].append(1000 * (thread_time() - start))
    return {name: statistics.median(times) for name, times in taken.items()}


def network(view: View, frame: Image) -> dict[str, Callable[[], object]]:
    """Return the calls that run the networks on a frame, by name, to be timed."""
    if view.board.is_sown:
        reader = Reader(view)
        darker = np.asarray(cv2.convertScaleAbs(frame, alpha=0.5), np.uint8)
        lights = itertools.cycle([frame, frame, darker, darker])
        return {
            "all pits": lambda: reader.read(next(lights)),
            "closely": lambda: reader.read(next(lights)),
        }
    net, cutter = ChipNet(), PatchCutter(view)
    patches = cutter.cut(frame)
    return {
        "  patches": lambda: cutter.cut(frame),
        "  network": lambda: net.look(patches),
    }


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("picture", nargs="?", type=Path)
    parser.add_argument("--board", default="morris9")


def run(asked: argparse.Namespace, figures: Figures) -> int:
    """Print the times and the ratio of reading to decoding."""
    cv2.setNumThreads(1)
    if asked.picture is None:
        jpeg, view = simulated(asked.board)
    else:
        jpeg = asked.picture.read_bytes()
        picture = decoded(np.frombuffer(jpeg, np.uint8))
        view = find_view(picture, find_board(asked.board))
    coded = np.frombuffer(jpeg, np.uint8)
    frame = decoded(coded)
    reader, settler, follower = Reader(view), Settler(), Follower(view)
    reading = reader.read(frame)
    times = milliseconds(
        {
            "decode": lambda: cv2.imdecode(coded, cv2.IMREAD_COLOR),
            "read": lambda: reader.read(frame),
            "  follow": lambda: follower.follow(frame),
            **network(view, frame),
            "settle": lambda: settler.observe(frame, reading, 0.0),
        }
    )
    height, width = frame.shape[:2]
    print(f"{width}x{height}, {len(jpeg) / 1024:.0f} kB, board {view.board.id}")
    for name, time_ms in times.items():
        print(f"{name:18} {time_ms:6.2f} ms")
    print(f"read / decode      {times['read'] / times['decode']:6.2f}")
    figures.add(
        f"{view.board.id}: reading a frame",
        times["read"] / times["decode"],
        unit="x decoding its JPEG",
    )
    if view.board.is_sown:
        for name in ("all pits", "closely"):
            ratio = times[name] / times["decode"]
            print(f"{name + ' / decode':18} {ratio:6.2f}")
            figures.add(f"{view.board.id}: {name}", ratio, unit="x decoding its JPEG")
    return 0
