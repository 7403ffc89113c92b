"""Referee whole recorded games through the command line and compare with the truth.

    python bench/referee.py FOLDER [--illegal 10] [--drop] [--seed 1]

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
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from rules.catalogue import find_game
from rules.evidence import Content
from rules.model import Game, Position, Ruling, StepKind, Turn

Image = NDArray[np.uint8]
Layout = dict[str, Content]


@dataclass(frozen=True, slots=True)
class Recorded:
    """A recorded game: pictures, what stands on each, who begins, what was played."""

    game: Game
    board: str
    empty: Path
    frames: list[Path]
    layouts: list[Layout]
    hands: list[bool]
    sites_px: list[Mapping[str, tuple[float, float]]]
    sides: tuple[str, str]
    teach: int


def load(folder: Path) -> Recorded:
    """Return the recorded game in a folder of either format."""
    truth = json.loads((folder / "truth.json").read_text())
    if (folder / "scene.json").exists():
        scene = json.loads((folder / "scene.json").read_text())
        rows = truth["frames"]
        frames = [folder / "frames" / f"{row['frame']:04d}.jpg" for row in rows]
        game, sites = scene["game"], [scene["sites_px"]] * len(rows)
        board, empty = scene["board"], folder / "empty.jpg"
        hands = [bool(row["hand"]) for row in rows]
        first = truth["turns"][0]["player"]
        names = scene["pieces"]["players"]
        sides = (first, next(name for name in names.values() if name != first))
    else:
        rows = truth["frames"]
        frames = [folder / "frames" / row["frame"] for row in rows]
        game, board = truth["game"], truth["board"]
        sites, empty = [row["sites_px"] for row in rows], frames[0]
        hands = [False] * len(rows)
        first = truth["first"]
        sides = (first, "white" if first == "black" else "black")
    points = find_game(game).board.names
    layouts = [
        {s: (row["layout"][s],) if row["layout"].get(s) else () for s in points}
        for row in rows
    ]
    teach = next(
        i
        for i, (a, hand) in enumerate(zip(layouts, hands, strict=True))
        if not hand and set(sides) <= {c[0] for c in a.values() if c}
    )
    return Recorded(
        find_game(game), board, empty, frames, layouts, hands, sites, sides, teach
    )


class NoWayError(ValueError):
    """Error raised when one or two turns do not lead to a picture's layout."""


def histories(game: Game, position: Position, layout: Layout) -> list[tuple[Turn, ...]]:
    """Return every way, of one or two turns, from a position to a board."""
    singles = [
        (t,)
        for t in game.turns(position)
        if dict(game.play(position, t).contents) == layout
    ]
    if singles:
        return singles
    found = []
    for turn in game.turns(position):
        then = game.play(position, turn)
        found += [
            (turn, reply)
            for reply in game.turns(then)
            if dict(game.play(then, reply).contents) == layout
        ]
    return found


def played(record: Recorded, skip: int | None = None) -> list[list[tuple[Turn, ...]]]:
    """Return, for each quiet board that differs from the one before, its histories."""
    position = record.game.start(sides=record.sides)
    told = []
    for index, layout in enumerate(record.layouts):
        if record.hands[index] or index == skip or layout == dict(position.contents):
            continue
        ways = histories(record.game, position, layout)
        if not ways:  # the players themselves played out of order
            position = record.game.passed(position)
            ways = histories(record.game, position, layout)
        if not ways:
            raise NoWayError(f"{record.frames[index].name}: no legal way to its layout")
        told.append(ways)
        for turn in ways[0]:
            position = record.game.play(position, turn)
    return told


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
    pieces = [
        f"{side}=" + ",".join(s for s, c in layout.items() if c == (side,))
        for side in record.sides
    ]
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


def refereed(record: Recorded, frames: Sequence[Path | Image]) -> list[dict[str, Any]]:
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
        )
        return [json.loads(line) for line in log.read_text().splitlines()]


def judged(log: list[dict[str, Any]], truth: list[list[tuple[Turn, ...]]]) -> str:
    """Return one line: turns right, asked about, wrong or missing, invented."""
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
    return (
        f"turns right {right}, asked {questions}, wrong or missed {wrong}, "
        f"invented {invented}, called illegal {illegal}"
    )


# -- illegal boards, made by pasting -----------------------------------------


def pasted(record: Recorded, index: int, wanted: Layout) -> Image | None:
    """Return frame ``index`` with sites pasted from other frames to hold ``wanted``."""
    image = np.asarray(cv2.imread(str(record.frames[index])), np.uint8)
    here = record.sites_px[index]
    names = list(here)
    points = np.array([here[s] for s in names], np.float64)
    spacing = min(
        float(np.hypot(*(a - b))) for i, a in enumerate(points) for b in points[:i]
    )
    for site, content in wanted.items():
        if record.layouts[index][site] == content:
            continue
        donor = next(
            (
                i
                for i in sorted(range(len(record.frames)), key=lambda i: abs(i - index))
                if record.layouts[i][site] == content and not record.hands[i]
            ),
            None,
        )
        if donor is None:
            return None
        other = np.array([record.sites_px[donor][s] for s in names], np.float64)
        there, _ = cv2.findHomography(other, points)
        source = cv2.imread(str(record.frames[donor]))
        warped = cv2.warpPerspective(source, there, image.shape[1::-1])
        mask = np.zeros(image.shape[:2], np.uint8)
        centre = tuple(round(v) for v in here[site])
        cv2.circle(mask, centre, int(0.48 * spacing), 255, -1)
        soft = cv2.GaussianBlur(mask, (0, 0), 2)[..., None] / 255.0
        image = np.asarray(image * (1 - soft) + warped * soft, np.uint8)
    return image


def out_of_turn(game: Game, before: Position, after: Position) -> list[Layout]:
    """Return boards on which the side that has just played plays again."""
    again = [
        t
        for t in game.turns(before)
        if all(
            after.contents[s.to or s.site] == ()
            and (
                s.kind is StepKind.PLACE or after.contents[s.site] == (before.to_move,)
            )
            for s in t.steps
        )
    ]
    return [{**after.contents, **game.changes(before, t)} for t in again]


def not_adjacent(game: Game, _: Position, after: Position) -> list[Layout]:
    """Return boards on which a chip was carried too far."""
    own = [s for s, c in after.contents.items() if c == (after.to_move,)]
    free = [s for s, c in after.contents.items() if c == ()]
    boards = [{**after.contents, a: (), b: (after.to_move,)} for a in own for b in free]
    return [b for b in boards if _rule(game, after, b) == "not_adjacent"]


def from_a_mill(game: Game, _: Position, after: Position) -> list[Layout]:
    """Return boards on which a protected chip was shot."""
    enemy = [s for s, c in after.contents.items() if c and c != (after.to_move,)]
    boards = []
    for turn in game.turns(after):
        if turn.steps[-1].kind is StepKind.REMOVE:
            whole = {**after.contents, **game.changes(after, turn)}
            taken = turn.steps[-1].site
            boards += [{**whole, taken: after.contents[taken], s: ()} for s in enemy]
    return [b for b in boards if _rule(game, after, b) == "protected_by_mill"]


def wrong_colour(_game: Game, _: Position, after: Position) -> list[Layout]:
    """Return boards on which a chip turned into one of the other colour."""
    other = next(side for side in after.in_hand if side != after.to_move)
    own = [s for s, c in after.contents.items() if c == (after.to_move,)]
    return [{**after.contents, s: (other,)} for s in own]


def shoved(_game: Game, _: Position, after: Position) -> list[Layout]:
    """Return boards on which a chip of the waiting side slid off its point."""
    enemy = [s for s, c in after.contents.items() if c and c != (after.to_move,)]
    return [{**after.contents, s: ()} for s in enemy]


def _rule(game: Game, position: Position, board: Layout) -> str | None:
    ruling = game.judge(position, board)
    return ruling.rule if isinstance(ruling, Ruling) else None


KINDS: dict[
    str, tuple[Callable[[Game, Position, Position], list[Layout]], set[str]]
] = {
    "twice in a row": (out_of_turn, {"out_of_turn"}),
    "not adjacent": (not_adjacent, {"not_adjacent"}),
    "shot from a mill": (from_a_mill, {"protected_by_mill"}),
    "wrong colour": (wrong_colour, {"wrong_colour"}),
    "shoved aside": (shoved, {"no_mill", "turn_taken_back"}),
}


def illegal_boards(
    record: Recorded, kind: str, count: int, rng: random.Random
) -> list[tuple[int, Image]]:
    """Return up to ``count`` (frame index, picture) of one kind of illegal board."""
    make, _ = KINDS[kind]
    position = before = record.game.start(sides=record.sides)
    offered: list[tuple[int, Layout]] = []
    for index, layout in enumerate(record.layouts):
        if record.hands[index] or layout == dict(position.contents):
            continue
        if not histories(record.game, position, layout):
            position = record.game.passed(position)
        for turn in histories(record.game, position, layout)[0]:
            before, position = position, record.game.play(position, turn)
        if record.game.result(position) is None:
            offered += [(index, b) for b in make(record.game, before, position)]
    rng.shuffle(offered)
    found: list[tuple[int, Image]] = []
    for index, board in offered:
        if len(found) == count:
            break
        picture = pasted(record, index, board)
        if picture is not None:
            found.append((index, picture))
    return found


def try_illegal(record: Recorded, count: int, rng: random.Random) -> None:
    """Print, for each kind of illegal board, how many were ruled by which rule."""
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


def turns_of(log: list[dict[str, Any]]) -> list[str]:
    """Return the turns of a log, in order."""
    return [str(row["turn"]) for row in log if row["type"] == "turn"]


def try_drops(record: Recorded) -> None:
    """Print what becomes of the game when each picture in turn is left out."""
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


def main() -> None:
    """Print how whole recorded games were refereed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--illegal", type=int, default=0, metavar="N")
    parser.add_argument("--drop", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for folder in options.folders:
        record = load(folder)
        print(
            f"{folder.name}: {judged(refereed(record, record.frames), played(record))}"
        )
        if options.illegal:
            try_illegal(record, options.illegal, random.Random(options.seed))
        if options.drop:
            try_drops(record)


if __name__ == "__main__":
    main()
