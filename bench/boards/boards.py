"""Accuracy of finding and reading boards, in folders of pictures with ground truth.

    python -m bench boards FOLDER... [--overlay FOLDER]

A folder may be a scene (scene.json, empty.jpg, frames/, truth.json), photographs
(truth.json with the layout of each picture, and its sites or outer corners in
pixels), or may hold such folders. Of a scene of a board of seeds the pits are counted,
where calibration finds them, and the table of `python -m bench pits` is printed.
"""

import argparse
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from math import atan2, dist, pi
from pathlib import Path

import cv2
import numpy as np

from bench.boards import pits
from bench.kit.options import folders
from bench.kit.pictures import read_image
from bench.kit.results import Figures
from calibration.common.chips import ChipSet
from calibration.common.errors import BoardNotFoundError
from calibration.common.view import View
from calibration.find import South, find_view
from rules.boards.table import BOARDS, find_board
from vision.common.reading import Reading
from vision.eye import Net
from vision.kinds import net_for
from vision.overlay import draw_reading, draw_view
from vision.reader import Reader
from vision.seeds.counting import SIDES, SeedCounter
from vision.teach import TeachError, teach

Layout = Mapping[str, str]
Px = Mapping[str, tuple[float, float]]
_LIGHTER_FIRST = ("white", "tan", "red", "green", "black")
WRONG_PART = 0.25  # of the distance to the nearest site: a wrong calibration


@dataclass(frozen=True)
class Shot:
    """One picture and what is true of it."""

    name: str
    image: np.ndarray
    layout: Layout
    hand: bool
    sites_px: Px


@dataclass(frozen=True)
class Series:
    """Pictures of one board; ``empty`` shows it bare, if there is such a picture."""

    name: str
    board: str
    light_side: str
    dark_side: str
    empty: Shot | None
    shots: list[Shot]
    follows: bool
    photographed: bool


@dataclass
class Tally:
    """Counts over all pictures."""

    pictures: int = 0
    found: int = 0
    wrong: int = 0
    worst_part: float = 0.0
    points: dict[str, list[int]] = field(default_factory=dict)
    boards: dict[str, list[int]] = field(default_factory=dict)
    hidden: dict[str, int] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        """Add another tally's counts."""
        self.pictures += other.pictures
        self.found += other.found
        self.wrong += other.wrong
        self.worst_part = max(self.worst_part, other.worst_part)
        for way, (right, total) in other.points.items():
            mine = self.points.setdefault(way, [0, 0])
            mine[0], mine[1] = mine[0] + right, mine[1] + total
        for way, (right, total) in other.boards.items():
            mine = self.boards.setdefault(way, [0, 0])
            mine[0], mine[1] = mine[0] + right, mine[1] + total
        for way, count in other.hidden.items():
            self.hidden[way] = self.hidden.get(way, 0) + count


def scene_series(folder: Path) -> Series | None:
    """Return a scene of a board for chips, None for another kind."""
    scene = json.loads((folder / "scene.json").read_text())
    board = BOARDS.get(scene["board"])
    if board is None or board.is_sown:
        return None
    truth = json.loads((folder / "truth.json").read_text())
    frames = truth["frames"] if isinstance(truth, dict) else truth
    lightness = {name: sum(rgb) for name, rgb in scene["pieces"]["colours"].items()}
    light, dark = sorted(lightness, key=lambda name: -lightness[name])
    px = {name: tuple(at) for name, at in scene["sites_px"].items()}
    shots = [
        Shot(
            f"{frame['frame']:04d}",
            read_image(folder / "frames" / f"{frame['frame']:04d}.jpg"),
            frame["layout"],
            frame["hand"],
            px,
        )
        for frame in frames
    ]
    empty = Shot("empty", read_image(folder / "empty.jpg"), {}, False, px)
    return Series(
        folder.name,
        scene["board"],
        light,
        dark,
        empty,
        shots,
        isinstance(truth, dict),
        False,
    )


def photo_series(folder: Path) -> list[Series]:
    """Return the photographs of a folder: a game, or one series a picture."""
    truth = json.loads((folder / "truth.json").read_text())
    if "frames" in truth:
        shots = [
            Shot(
                Path(frame["frame"]).stem,
                read_image(folder / "frames" / frame["frame"]),
                standing(frame["layout"]),
                False,
                {name: tuple(at) for name, at in frame["sites_px"].items()},
            )
            for frame in truth["frames"]
        ]
        name, board = folder.name, truth["board"]
        still = Series(name, board, "white", "black", None, shots, False, True)
        if shots[0].layout:
            return [still]
        game = Series(
            f"{name} followed", board, "white", "black", shots[0], shots, True, True
        )
        return [still, game]
    pictures = folder / "frames" if (folder / "frames").exists() else folder
    return [
        Series(
            f"{folder.name}/{Path(file).stem}",
            about.get("board", "morris9"),
            *sides_in(about["layout"]),
            None,
            [
                Shot(
                    Path(file).stem,
                    read_image(pictures / file),
                    standing(about["layout"]),
                    False,
                    {n: tuple(at) for n, at in (about["corners_px"] or {}).items()},
                )
            ],
            False,
            True,
        )
        for file, about in truth.items()
        if isinstance(about, dict) and about.get("layout") is not None
    ]


def sides_in(layout: Mapping[str, str | None]) -> tuple[str, str]:
    """Return the names of two sides, the lighter first."""
    seen = {side for side in layout.values() if side} or {"white", "black"}
    seen = seen if len(seen) > 1 else seen | {"white" if "black" in seen else "black"}
    light, *_, dark = sorted(seen, key=_LIGHTER_FIRST.index)
    return light, dark


def standing(layout: Mapping[str, str | None]) -> Layout:
    """Return the occupied sites only."""
    return {site: side for site, side in layout.items() if side}


def south_in(shot: Shot, board_id: str) -> South:
    """Return the side of the picture at which south lies, as its owner would say."""
    corners = [corner.name for corner in find_board(board_id).corners]
    if not all(name in shot.sites_px for name in corners):
        return South.BOTTOM
    nw, ne, se, sw = (np.array(shot.sites_px[name]) for name in corners)
    x, y = (se + sw - nw - ne) / 2
    quarter = round(atan2(x, y) / (pi / 2)) % 4
    return [South.BOTTOM, South.RIGHT, South.TOP, South.LEFT][quarter]


def misfit(view: View, truth: Px) -> float:
    """Return the largest site error, as part of the way to the nearest site."""
    seen = view.px_at_height()
    worst = 0.0
    for name, at in truth.items():
        near = min(dist(seen[name], px) for other, px in seen.items() if other != name)
        worst = max(worst, dist(seen[name], at) / near)
    return worst


def located(shot: Shot, board_id: str, tally: Tally, label: str) -> View | None:
    """Return the view that the picture alone gives, counted."""
    tally.pictures += 1
    try:
        view = find_view(
            shot.image, find_board(board_id), south=south_in(shot, board_id)
        )
    except BoardNotFoundError as refusal:
        print(f"  {label}: refused: {refusal}")
        return None
    part = misfit(view, shot.sites_px)
    tally.worst_part = max(tally.worst_part, part)
    if part > WRONG_PART:
        tally.wrong += 1
        print(f"  {label}: WRONG by {part:.2f} with confidence {view.confidence:.2f}")
        return None
    tally.found += 1
    return view


def best_content(reading: Reading, site: str) -> str | None:
    """Return the side that stands on a site, None where it is empty, '?' if hidden."""
    scores = reading.evidence.log_likelihoods.get(site)
    if scores is None:
        return "?"
    content = max(scores, key=lambda what: scores[what])
    assert isinstance(content, tuple)
    return content[-1] if content else None


def count(reading: Reading, shot: Shot, way: str, tally: Tally, label: str) -> bool:
    """Count the points and the board of a reading; return whether all are right."""
    points = tally.points.setdefault(way, [0, 0])
    boards = tally.boards.setdefault(way, [0, 0])
    wrong = []
    for site in reading.view.board.names:
        seen, true = best_content(reading, site), shot.layout.get(site)
        if seen == "?" and shot.hand:
            tally.hidden[way] = tally.hidden.get(way, 0) + 1
            continue
        points[1] += 1
        points[0] += seen == true
        if seen != true:
            sure = reading.confidence[site]
            wrong.append(f"{site} {true or 'empty'} as {seen or 'empty'} ({sure:.2f})")
    boards[1] += 1
    boards[0] += not wrong
    if wrong:
        trouble = f" [{reading.trouble.value}]" if reading.trouble else ""
        print(f"  {label}, {way}{trouble}: {'; '.join(wrong)}")
    return not wrong


def taught(series: Series, views: list[View | None], net: Net) -> ChipSet | None:
    """Return the set as one picture teaches it, a chip of each colour named."""
    for shot, view in zip(series.shots, views, strict=True):
        sites: dict[str, list[str]] = {}
        for site, side in sorted(shot.layout.items()):
            sites.setdefault(side, [site])
        if shot.hand or view is None or len(sites) < 2:
            continue
        try:
            return teach(shot.image, view, sites, net).chips
        except TeachError as error:
            print(f"  {series.name}/{shot.name}: teaching {sites} failed: {error}")
    return None


@cache
def net_of(board: str) -> Net:
    """Return the network that classifies a board's sites."""
    return net_for(find_board(board))


def measure(series: Series, overlays: Path | None) -> Tally:
    """Return detection and reading errors over a series of pictures."""
    tally, net = Tally(), net_of(series.board)
    views: list[View | None]
    if series.empty is not None:
        base = located(series.empty, series.board, tally, f"{series.name}/empty")
        views = [base] * len(series.shots)
    else:
        views = [
            located(shot, series.board, tally, f"{series.name}/{shot.name}")
            for shot in series.shots
        ]
    sides = (series.light_side, series.dark_side)
    ways: dict[str, ChipSet | None] = {"untaught": None}
    chips = taught(series, views, net)
    if chips is not None:
        ways["taught"] = chips
    for way, known in ways.items():
        reader = None
        for shot, view in zip(series.shots, views, strict=True):
            label = f"{series.name}/{shot.name}"
            if view is None:
                boards = tally.boards.setdefault(way, [0, 0])
                boards[1] += 1
                points = tally.points.setdefault(way, [0, 0])
                points[1] += len(find_board(series.board).names)
                continue
            if reader is None or not series.follows:
                reader = Reader(view, sides=sides, chips=known, net=net)
            reading = reader.read(shot.image)
            kind = f"{way}, hand" if shot.hand else way
            right = count(reading, shot, kind, tally, label)
            if overlays is not None and not (right and shot.hand):
                save(overlays, f"{label} {way}", shot, reading)
    return tally


def save(folder: Path, label: str, shot: Shot, reading: Reading) -> None:
    """Write the reading and the view over the picture."""
    folder.mkdir(parents=True, exist_ok=True)
    both = np.hstack(
        [draw_reading(shot.image, reading), draw_view(shot.image, reading.view)]
    )
    cv2.imwrite(str(folder / f"{label.replace('/', '_')}.jpg"), both)


def part(numbers: list[int] | None) -> str:
    """Return a percentage with what it was counted from."""
    if not numbers or not numbers[1]:
        return "-"
    return f"{100 * numbers[0] / numbers[1]:.2f} % ({numbers[0]}/{numbers[1]})"


def report(name: str, tally: Tally) -> None:
    """Print one line a way of reading."""
    print(
        f"{name}: found {tally.found}/{tally.pictures}, wrong {tally.wrong}, "
        f"largest site error {tally.worst_part:.3f} of the way to the nearest site"
    )
    for way in tally.points:
        hidden = f", hidden {tally.hidden[way]}" if way in tally.hidden else ""
        print(
            f"    {way:16} points {part(tally.points[way])}  "
            f"boards {part(tally.boards.get(way))}{hidden}"
        )


def series_in(folder: Path) -> Iterator[Series]:
    """Yield all series of a folder and of the folders in it."""
    if (folder / "scene.json").exists():
        scene = scene_series(folder)
        if scene is not None:
            yield scene
    elif (folder / "truth.json").exists():
        truth = json.loads((folder / "truth.json").read_text())
        if isinstance(truth, dict) and has_layouts(truth):
            yield from photo_series(folder)
    else:
        for inner in sorted(path for path in folder.iterdir() if path.is_dir()):
            yield from series_in(inner)


def seed_scenes(folder: Path) -> Iterator[Path]:
    """Yield all scenes of boards of seeds in a folder."""
    if not (folder / "scene.json").exists():
        for inner in sorted(path for path in folder.iterdir() if path.is_dir()):
            yield from seed_scenes(inner)
        return
    scene = json.loads((folder / "scene.json").read_text())
    board = BOARDS.get(scene["board"])
    if board is not None and board.is_sown:
        yield folder


def count_seeds(folder: Path) -> None:
    """Print the accuracy of seed counts in a scene's pits, where calibrated."""
    scene = json.loads((folder / "scene.json").read_text())
    try:
        view = find_view(read_image(folder / "empty.jpg"), find_board(scene["board"]))
    except BoardNotFoundError as error:
        print(f"{folder.name}: {error}")
        return
    seen = pits.scene(folder, 0.0, view)
    spread = SeedCounter(sides=SIDES).count(seen.patches)
    print(f"{folder.name}: found, confidence {view.confidence:.2f}")
    print(pits.table(spread, seen.counts))


def has_layouts(truth: Mapping[str, object]) -> bool:
    """Return True if the ground truth contains layouts of morris boards."""
    if "frames" in truth:
        return truth.get("board") in BOARDS
    return any(isinstance(v, dict) and "layout" in v for v in truth.values())


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    folders(parser)
    parser.add_argument("--overlay", type=Path, help="write what was read here")


def run(asked: argparse.Namespace, figures: Figures) -> int:
    """Measure the folders named on the command line."""
    cv2.setNumThreads(1)
    totals = {"renders": Tally(), "photographs": Tally()}
    for folder in asked.folders:
        for series in series_in(folder):
            tally = measure(series, asked.overlay)
            report(series.name, tally)
            if series.photographed and series.follows:
                continue  # the same pictures were counted one by one
            totals["photographs" if series.photographed else "renders"].add(tally)
        for scene in seed_scenes(folder):
            count_seeds(scene)
    for name, tally in totals.items():
        if tally.pictures:
            print()
            report(f"ALL {name}", tally)
            figures.add(f"{name}: boards found", tally.found, of=tally.pictures)
            figures.add(f"{name}: wrong boards taken", tally.wrong)
            figures.add(
                f"{name}: largest site error", tally.worst_part, unit="of a spacing"
            )
            for way, (right, points) in tally.points.items():
                figures.add(f"{name}: points read right, {way}", right, of=points)
    return 0
