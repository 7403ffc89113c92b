"""Detection rate of one seed too few or too many in a filmed sowing, by pit.

    python -m bench mis_sown SCENE --game mankaleh --first south --fill 7 [--runs 40]

SCENE holds `empty.jpg`, `frames/`, `truth.json` and `scene.json` of a video in which
every picture shows one moment. In each run one quiet picture is shown for three seconds
with one pit of another picture pasted in, where that holds one seed more or less, and
then as it was; each picture is held for a second. The board is calibrated from
`empty.jpg`, the first picture teaches the fill. Printed for each run: the picture, the
pit, how far off it is, what was said of it, and whether all turns stand as in the
video without a slip; then how many slips were ruled on or asked about by their pit.

A pit with one more is often the very heap that lies there a turn later: then that heap
is remembered with the wrong number, and the run says little.
"""

import argparse
import json
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from bench.kit.results import Figures
from calibration.common.arrays import Image
from device.camera.sources import read_picture
from device.cli import main as mwamuzi
from device.log.parse import read_log

SHOWN = 3  # pictures, each held for a second


@dataclass(frozen=True)
class Slip:
    """Picture ``at`` with ``pit`` as it is in picture ``source``: ``more`` seeds."""

    at: int
    pit: str
    source: int
    more: int


def slips(scene: Path) -> Iterator[Slip]:
    """Yield every possible slip: each pit of each quiet picture but the first."""
    told = json.loads((scene / "truth.json").read_text())["frames"]
    quiet = [frame for frame in told if not frame["hand"]]
    for frame in quiet[1:]:
        for pit in frame["layout"]:
            for other in quiet if len(pit) > 1 else ():  # a store is not counted
                more = other["layout"][pit] - frame["layout"][pit]
                if abs(more) == 1:
                    yield Slip(frame["frame"], pit, other["frame"], more)
                    break


def pasted(here: Image, there: Image, rim: list[list[float]]) -> Image:
    """Return a picture with what another shows within a rim."""
    inside = np.zeros(here.shape[:2], np.uint8)
    cv2.fillPoly(inside, [np.rint(rim).astype(np.int32)], 255)
    return np.where(inside[..., None] > 0, there, here)


def calibrated(scene: Path, args: argparse.Namespace, board: Path) -> None:
    """Write the board's file, with the fill that the first picture teaches."""
    first = min((scene / "frames").iterdir())
    found = ["calibrate", "--board", args.board, "--image", f"{scene}/empty.jpg"]
    taught = ["--teach", str(first), "--fill", str(args.fill)]
    with redirect_stdout(StringIO()):
        mwamuzi([*found, *taught, "--out", str(board)])


def records(
    scene: Path, args: argparse.Namespace, board: Path, slip: Slip | None
) -> list[dict[str, Any]]:
    """Return the log of the video with a slip in it."""
    rims = json.loads((scene / "scene.json").read_text())["corners_px"]["pits"]
    frames = sorted((scene / "frames").iterdir())
    with tempfile.TemporaryDirectory() as name, redirect_stdout(StringIO()):
        folder = Path(name)
        log, film = folder / "g.jsonl", folder / "film"
        film.mkdir()
        for number, frame in enumerate(frames):
            if slip is not None and number == slip.at:
                there = read_picture(frames[slip.source])
                wrong = pasted(read_picture(frame), there, rims[slip.pit]["rim"])
                for shown in range(SHOWN):
                    cv2.imwrite(str(film / f"{number:04}_{shown}.png"), wrong)
            shutil.copy(frame, film / f"{number:04}_{SHOWN}{frame.suffix}")
        play = ["referee", "--game", args.game, "--first", args.first, "--voice", "off"]
        source = ["--calibration", str(board), "--source", str(film), "--hold", "1"]
        mwamuzi([*play, *source, "--log", str(log)])
        return [dict(record) for record in read_log(log)]


def standing(log: list[dict[str, Any]]) -> list[str]:
    """Return the turns that stand at the end."""
    turns: dict[int, str] = {}
    for record in log:
        if record["type"] in {"turn", "correction"}:
            turns[record["n"]] = record["turn"]
        elif record["type"] == "taken_back":
            del turns[record["n"]]
    return list(turns.values())


def said_of(log: list[dict[str, Any]], pit: str) -> str:
    """Return the report of a slip: 'ruled', 'asked', 'pit', or 'passed'."""
    said = [(r["type"], r) for r in log if r["type"] == "illegal"]
    said += [("asked", r["suspected"]) for r in log if r.get("suspected")]
    named = [how for how, ruling in said if f"{pit} should" in ruling["says"]]
    if named:
        return "ruled" if named[0] == "illegal" else "asked"
    return "told of other pits" if said else "passed"


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("scene", type=Path)
    parser.add_argument("--board", default="mancala_2x7")
    parser.add_argument("--game", required=True)
    parser.add_argument("--first", required=True)
    parser.add_argument("--fill", type=int, required=True)
    parser.add_argument("--runs", type=int, default=40)


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Print the referee's report on each slip."""
    chosen = list(slips(args.scene))
    np.random.default_rng(3).shuffle(chosen)
    with tempfile.TemporaryDirectory() as folder:
        board = Path(folder) / "board.toml"
        calibrated(args.scene, args, board)
        report(args, board, chosen[: args.runs], figures)


def report(
    args: argparse.Namespace, board: Path, chosen: list[Slip], figures: Figures
) -> None:
    """Print the report on each slip, and the detection rate."""
    right = standing(records(args.scene, args, board, None))
    print(f"without a slip: {', '.join(right)}", flush=True)
    told: Counter[tuple[str, str]] = Counter()
    whole = 0
    for slip in chosen:
        log = records(args.scene, args, board, slip)
        said, same = said_of(log, slip.pit), standing(log) == right
        told["missing" if slip.more < 0 else "too many", said] += 1
        whole += same
        turns = "all turns stand" if same else "TURNS DIFFER"
        print(f"{slip.at:4} {slip.pit:3} {slip.more:+}  {said:20} {turns}", flush=True)
    for (kind, said), count in sorted(told.items()):
        print(f"seeds {kind}, {said}: {count}")
    print(f"{whole} of {told.total()} runs with all turns as without a slip")
    figures.add("runs with all turns as without a slip", whole, of=told.total())
    for (kind, said), count in sorted(told.items()):
        figures.add(f"seeds {kind}: {said}", count)
