"""Referee whole recorded games through the command line; compare with the truth.

    python -m bench referee FOLDER [--illegal 10] [--drop] [--seed 1]

FOLDER holds a video in the scenes' format (scene.json, truth.json with turns) or a
game of photographs (truth.json with a layout for each frame). Printed: turns right,
wrong, missed, invented; with ``--illegal``, illegal boards made by pasting chips from
other frames of the same game, and the rule that each was ruled by; with ``--drop``,
what became of the two turns round each picture left out.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import cv2

from bench.kit.illegal import KINDS, illegal_boards
from bench.kit.options import folders, seed
from bench.kit.recorded import NoWayError, Recorded, load, played
from bench.kit.results import Figures
from calibration.common.arrays import Image
from rules.core.model import Turn
from rules.core.pieces import Piece


def mwamuzi(*arguments: str | Path) -> None:
    """Run the command line; stop with its own words when it fails."""
    done = subprocess.run(
        [sys.executable, "-m", "device.cli", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"mwamuzi {arguments[0]}: {done.stderr.strip()}")


def calibrated(record: Recorded, folder: Path) -> Path:
    """Return a board file for the game, its chips taught from one of its pictures."""
    out = folder / "board.toml"
    layout = record.layouts[record.teach]
    sites: dict[str, list[str]] = {}
    for site, held in layout.items():
        if isinstance(held, tuple) and held and held[0].side in record.sides:
            sites.setdefault(held[0], []).append(site)
    most = record.taught or len(layout)
    if record.taught:  # whose they are, and not what
        named, sites = sites, {}
        for piece, found in named.items():
            sites.setdefault(Piece(piece).side, []).extend(found)
    pieces = [f"{piece}=" + ",".join(s[:most]) for piece, s in sites.items()]
    mwamuzi(
        "calibrate",
        "--board",
        record.board,
        "--image",
        record.empty,
        "--teach",
        record.frames[record.teach],
        "--pieces",
        *pieces,
        "--out",
        out,
    )
    return out


def refereed(
    record: Recorded, frames: Sequence[Path | Image], *options: str
) -> list[dict[str, Any]]:
    """Return the log of the game as refereed from these pictures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shown = folder / "frames"
        shown.mkdir()
        for index, frame in enumerate(frames):
            path = shown / f"{index:04d}.jpg"
            if isinstance(frame, Path):
                path.write_bytes(frame.read_bytes())
            else:
                cv2.imwrite(str(path), frame, [cv2.IMWRITE_JPEG_QUALITY, 95])
        log = folder / "game.jsonl"
        mwamuzi(
            "referee",
            "--game",
            record.game.id,
            "--calibration",
            calibrated(record, folder),
            "--source",
            shown,
            "--hold",
            "1.0",
            "--log",
            log,
            "--voice",
            "off",
            "--lights",
            "off",
            *options,
        )
        return [json.loads(line) for line in log.read_text().splitlines()]


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """Comparison of a log's turns with those that were played."""

    right: int
    asked: int
    wrong: int
    invented: int
    illegal: int

    def __str__(self) -> str:
        return (
            f"turns right {self.right}, asked {self.asked}, wrong or missed "
            f"{self.wrong}, invented {self.invented}, called illegal {self.illegal}"
        )

    def kept(self, figures: Figures, where: str) -> None:
        """Add its recorded figures."""
        all_of_them = self.right + self.asked + self.wrong
        figures.add(f"{where}: turns right", self.right, of=all_of_them)
        figures.add(f"{where}: turns asked about", self.asked)
        figures.add(f"{where}: turns wrong or missed", self.wrong)
        figures.add(f"{where}: turns invented", self.invented)


def judged(log: list[dict[str, Any]], truth: list[list[tuple[Turn, ...]]]) -> Judged:
    """Return the comparison of a log's turns with the ground truth."""
    told = [str(row["turn"]) for row in log if row["type"] == "turn"]
    asked = [
        [[str(turn["turn"]) for turn in way] for way in row["alternatives"]]
        for row in log
        if row["type"] == "question"
    ]
    right = wrong = questions = at = 0
    for ways in truth:
        texts = [[str(turn) for turn in way] for way in ways]
        match = next((w for w in texts if told[at : at + len(w)] == w), None)
        if match and len(ways) == 1:
            right += len(match)
            at += len(match)
        elif any(way in alternatives for way in texts for alternatives in asked):
            questions += 1
        else:
            wrong += 1
            at += len(texts[0])
    invented = max(len(told) - right - wrong, 0)
    illegal = sum(row["type"] == "illegal" for row in log)
    return Judged(
        right=right,
        asked=questions,
        wrong=wrong,
        invented=invented,
        illegal=illegal,
    )


def try_illegal(record: Recorded, count: int, rng: random.Random) -> tuple[int, int]:
    """Print, for each kind of illegal board, how many were ruled by which rule.

    Returned are how many were ruled right, and how many were tried.
    """
    all_right = tried = 0
    undisturbed = turns_of(refereed(record, record.frames))
    for kind, (_, expected) in KINDS.items():
        boards = illegal_boards(record, kind, count, rng)
        rules: dict[str, int] = {}
        spoilt = 0
        for index, picture in boards:
            frames: list[Path | Image] = [
                *record.frames[: index + 1],
                picture,
                *record.frames[index:],
            ]
            log = refereed(record, frames)
            ruled = [
                str(row["rule"])
                for row in log
                if row["type"] == "illegal" and row["frame"] // 10 == index + 1
            ]
            rule = ruled[0] if len(ruled) == 1 else f"{len(ruled)} rulings"
            rules[rule] = rules.get(rule, 0) + 1
            spoilt += turns_of(log) != undisturbed
        right = sum(n for rule, n in rules.items() if rule in expected)
        print(
            f"  {kind}: {right} of {len(boards)} ruled right {rules}, "
            f"games spoilt {spoilt}"
        )
        all_right, tried = all_right + right, tried + len(boards)
    return all_right, tried


def turns_of(log: list[dict[str, Any]]) -> list[str]:
    """Return the turns of a log, in order."""
    return [str(row["turn"]) for row in log if row["type"] == "turn"]


def try_drops(record: Recorded) -> None:
    """Print the game's outcome with each picture in turn left out."""
    for index in range(1, len(record.frames) - 1):
        if record.hands[index]:
            continue
        frames = record.frames[:index] + record.frames[index + 1 :]
        try:
            truth = played(record, index)
        except NoWayError as error:
            print(f"  without {record.frames[index].name}: {error}")
            continue
        print(
            f"  without {record.frames[index].name}: "
            f"{judged(refereed(record, frames), truth)}"
        )


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    folders(parser)
    parser.add_argument("--illegal", type=int, default=0, metavar="N")
    parser.add_argument("--drop", action="store_true")
    parser.add_argument("--taught", type=int, default=0, help="pieces of each side")
    seed(parser)


def run(options: argparse.Namespace, figures: Figures) -> None:
    """Print results of refereeing whole recorded games."""
    for folder in options.folders:
        record = replace(load(folder), taught=options.taught)
        found = judged(refereed(record, record.frames), played(record))
        print(f"{folder.name}: {found}")
        found.kept(figures, folder.name)
        if options.illegal:
            rng = random.Random(options.seed)
            right, tried = try_illegal(record, options.illegal, rng)
            figures.add(f"{folder.name}: illegal boards ruled right", right, of=tried)
        if options.drop:
            try_drops(record)
