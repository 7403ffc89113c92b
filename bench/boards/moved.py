"""Recovery rate of a board that was moved, or is photographed from other positions.

    python -m bench moved photographs FOLDER [--seed 1]
    python -m bench moved films FOLDER|sim:GAME:SEED:TURNS [--only NAME ...]

``photographs``: a recorded game as a folder of single photographs, refereed with
``--each-anew``: as they were taken, then each turned, tilted, zoomed and cut by
chance (all but the first, in which the board is calibrated). ``films``: the pictures
of a game, each held for a while, or of a simulated one, that from one frame on are
seen from elsewhere: between two turns, and during one. Printed: turns right, asked
about, wrong, invented; for films the seconds of film until the board is read where it
is, and the processor time that this took.
"""

import argparse
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from bench.games.referee import calibrated, judged, refereed
from bench.kit.options import seed
from bench.kit.pictures import read_image
from bench.kit.recorded import Recorded, load, played
from bench.kit.results import Figures
from calibration.common.arrays import Image
from calibration.common.board_file import BoardFile
from calibration.find import find_view
from device.clock import SystemClock
from device.event_bus import Subscriber
from device.game.board_files import read_board_file
from device.game.choice import Choice
from device.log.gamelog import GameLog
from device.log.parse import read_log
from device.ports import Frame
from device.simulated.simulator import SimulatedTable
from device.table.rig import Rig, begin
from device.words.remarks import Remark
from vision.common.reading import Reading

Matrix = NDArray[np.float64]
Px = NDArray[np.float64]

FRAMES_PER_S = 10
HOLD_FRAMES = 15
NEAR = 0.25  # of the distance to the nearest site: read where it is


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """Change of viewpoint applied to a picture.

    Attributes
    ----------
    shift
        Of the board, in its own widths.
    tilt
        By how much one side comes nearer, over the picture's width.
    size
        Of the new picture, in parts of the old one's.
    """

    turn_deg: float = 0.0
    zoom: float = 1.0
    tilt: tuple[float, float] = (0.0, 0.0)
    shift: tuple[float, float] = (0.0, 0.0)
    size: tuple[float, float] = (1.0, 1.0)

    def seen(self, image: Image, sites_px: Px) -> tuple[Image, Px]:
        """Return the picture from elsewhere, and where the sites are in it."""
        height, width = image.shape[:2]
        middle = sites_px.mean(axis=0)
        wide = float(np.ptp(sites_px, axis=0).max())
        new = (round(width * self.size[0]), round(height * self.size[1]))
        c, s = np.cos(np.radians(self.turn_deg)), np.sin(np.radians(self.turn_deg))
        spin = self.zoom * np.array([[c, -s], [s, c]])
        there = middle * np.array(new) / (width, height) + wide * np.array(self.shift)
        back = np.eye(3)
        back[:2, :2], back[:2, 2] = spin, -spin @ middle
        tilt = np.eye(3)
        tilt[2, :2] = np.array(self.tilt) / width
        place = np.eye(3)
        place[:2, 2] = there
        matrix = place @ tilt @ back
        moved = cv2.warpPerspective(
            image,
            matrix,
            new,
            flags=cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_REPLICATE,
        )
        px = cv2.perspectiveTransform(sites_px[None], matrix)[0]
        return np.asarray(moved, np.uint8), np.asarray(px, np.float64)


ROOM = Move(size=(1.3, 1.3))
MOVES = {
    "not at all": Move(),
    "turned by 20": Move(turn_deg=20),
    "turned by 45": Move(turn_deg=45),
    "turned by 90": Move(turn_deg=90),
    "turned by 180": Move(turn_deg=180),
    "by its width": Move(shift=(0.45, 0.25)),
    "zoomed by 1.4": Move(zoom=1.4),
    "tilted": Move(tilt=(0.35, -0.3)),
    "another size": Move(size=(0.8, 0.8), zoom=0.8),
    "another shape": Move(size=(0.75, 1.3333), zoom=1.1, turn_deg=80),
    "all at once": Move(turn_deg=133, zoom=1.2, tilt=(-0.2, 0.2), shift=(0.1, 0.1)),
}


def pixels(record: Recorded, index: int) -> Px:
    """Return the sites' pixels, in board order."""
    px = record.sites_px[index]
    return np.array([px[name] for name in px])


def by_chance(image: Image, sites_px: Px, rng: random.Random) -> Image:
    """Return a photograph from anywhere that still shows the whole board."""
    while True:
        turn = rng.choice([0.0, 90.0, 180.0, 270.0, rng.uniform(0, 360)])
        move = Move(
            turn_deg=turn + rng.uniform(-8, 8),
            zoom=rng.uniform(0.7, 1.15),
            tilt=(rng.uniform(-0.25, 0.25), rng.uniform(-0.25, 0.25)),
            shift=(rng.uniform(-0.15, 0.15), rng.uniform(-0.15, 0.15)),
            size=rng.choice([(1.0, 1.0), (1.2, 0.8), (0.8, 0.8)]),
        )
        moved, px = move.seen(image, sites_px)
        high, wide = moved.shape[:2]
        margin = 0.08 * float(np.ptp(px, axis=0).max())
        if (px > margin).all() and (px < np.array([wide, high]) - margin).all():
            return moved


def try_photographs(folder: Path, seed: int, figures: Figures) -> None:
    """Print results of refereeing a game of single photographs, and of harder ones."""
    record, rng = load(folder), random.Random(seed)
    images = [read_image(path) for path in record.frames]
    harder: list[Path | Image] = [
        by_chance(image, pixels(record, index), rng) if index else image
        for index, image in enumerate(images)
    ]
    frames: list[Path | Image] = [*record.frames]
    for name, shown, options in (
        ("as taken, not anew", frames, ()),
        ("as taken", frames, ("--each-anew",)),
        ("harder, not anew", harder, ()),
        ("harder", harder, ("--each-anew",)),
    ):
        began = time.perf_counter()
        log = refereed(record, shown, *options)
        spent = time.perf_counter() - began
        found = judged(log, played(record))
        found.kept(figures, name)
        print(
            f"{name:20} {found}; {spent / len(shown):.2f} s a photograph",
            flush=True,
        )


@dataclass
class Film:
    """A game whose pictures are seen from elsewhere from one frame on.

    Attributes
    ----------
    shots
        Gives the pictures, each time anew.
    sites_px
        Where the sites are in all of them, in board order.
    move
        Where it is seen from then.
    begins
        The first such frame.
    """

    shots: Callable[[], Iterator[Image]]
    sites_px: Px
    move: Move
    begins: int
    live: bool = False

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield the frames; there is room around the board to move it in."""
        for index, shot in enumerate(self.shots()):
            if wanted is None or wanted(index):
                image = ROOM.seen(shot, self.sites_px)
                if index >= self.begins:
                    image = self.move.seen(*image)
                yield Frame(image[0], index / FRAMES_PER_S, index)

    @property
    def moved_px(self) -> Px:
        """Return the sites' pixels after the move."""
        shot = next(self.shots())
        return self.move.seen(*ROOM.seen(shot, self.sites_px))[1]

    def close(self) -> None:
        """Do nothing: nothing is open."""


@dataclass
class Stopwatch(Subscriber):
    """Subscriber that records when the board is read at its true position."""

    film: Film
    true_px: Px
    found_s: float | None = None
    busy_s: float = 0.0
    slowest_s: float = 0.0
    remarks: list[str] = field(default_factory=list)
    _last_s: float = field(default_factory=time.process_time)

    def on_frame(self, frame: Frame, reading: Reading) -> None:
        """Record whether the view is right."""
        now_s = time.process_time()
        spent_s, self._last_s = now_s - self._last_s, now_s
        since = frame.index - self.film.begins
        if since < 0 or self.found_s is not None:
            return
        self.busy_s += spent_s
        self.slowest_s = max(self.slowest_s, spent_s)
        if reading.trouble is None and self._is_near(reading):
            self.found_s = since / FRAMES_PER_S

    def _is_near(self, reading: Reading) -> bool:
        px = np.array(list(reading.view.px_at_height().values()))
        apart = np.linalg.norm(self.true_px[:, None] - self.true_px[None], axis=2)
        nearest = np.sort(apart, axis=1)[:, 1]
        far = np.linalg.norm(px - self.true_px, axis=1)
        return bool((far < NEAR * nearest).all())

    def on_remark(self, remark: Remark, now_s: float) -> None:
        """Record a remark of the machine."""
        self.remarks.append(f"{now_s:.1f} s: {remark}")


def watched(rig: Rig, film: Film) -> tuple[list[dict[str, Any]], Stopwatch]:
    """Return the log of a film as refereed, and what was noted."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        watch = Stopwatch(film, film.moved_px)
        loop = rig.loop(film, GameLog(path), SystemClock(), subscribers=[watch])
        begin(loop, rig.header)
        loop.run()
        loop.log.close()
        return [dict(record) for record in read_log(path)], watch


def told(
    name: str, log: list[dict[str, Any]], truth: list[str], watch: Stopwatch
) -> int:
    """Print one line about a film; return how many turns were right."""
    said = [str(row["turn"]) for row in log if row["type"] == "turn"]
    right = SequenceMatcher(None, truth, said, autojunk=False).get_matching_blocks()
    same = sum(block.size for block in right)
    asked = sum(row["type"] == "question" for row in log)
    illegal = sum(row["type"] == "illegal" for row in log)
    found = (
        "NEVER FOUND"
        if watch.found_s is None
        else f"found after {watch.found_s:.1f} s of film, {watch.busy_s:.1f} s of "
        f"processor, the longest frame {watch.slowest_s:.1f} s"
    )
    print(
        f"  {name:14} from {watch.film.begins:4}: right {same} of {len(truth)}, asked "
        f"{asked}, invented {len(said) - same}, called illegal {illegal}; {found}",
        *watch.remarks,
        sep="\n      ",
        flush=True,
    )
    return same


def try_recorded(folder: Path, only: list[str], figures: Figures) -> None:
    """Print results of refereeing films of a recorded game, each picture held."""
    record = load(folder)
    there = record.sites_px[0]
    sites = np.array([there[name] for name in record.game.board.names])
    pictures = [read_image(path) for path in record.frames]

    def shots() -> Iterator[Image]:
        rng = np.random.default_rng(0)
        for picture in pictures:
            for _ in range(HOLD_FRAMES):
                noise = rng.normal(0.0, 1.5, (1, *picture.shape[1:]))
                yield np.clip(picture + noise, 0, 255).astype(np.uint8)

    with tempfile.TemporaryDirectory() as place:
        paths: list[Path] = []
        for path in (record.empty, record.frames[record.teach]):
            paths.append(Path(place) / f"{len(paths)}.png")
            cv2.imwrite(str(paths[-1]), ROOM.seen(read_image(path), sites)[0])
        frames = [*record.frames]
        frames[record.teach] = paths[1]
        board = calibrated(replace(record, empty=paths[0], frames=frames), Path(place))
        rig = Rig(
            choice=Choice(record.game.id),
            board=read_board_file(board),
            path=board,
            source="film",
        )
        truth = [str(turn) for ways in played(record) for turn in ways[0]]
        quiet = [n for n, hand in enumerate(record.hands) if not hand]
        busy = [n for n, hand in enumerate(record.hands) if hand]
        for picture in (quiet[len(quiet) // 2], busy[len(busy) // 2]):
            begins = picture * HOLD_FRAMES + HOLD_FRAMES // 3
            try_moves(rig, Film(shots, sites, Move(), begins), truth, only, figures)


def try_simulated(text: str, only: list[str], figures: Figures) -> None:
    """Print results of refereeing films of a simulated game."""
    table = SimulatedTable.of(text)
    sites = np.array(list(table.view.px_at_height().values()))

    def shots() -> Iterator[Image]:
        for frame in table.frames():
            yield frame.image

    first = ROOM.seen(next(shots()), sites)[0]
    rig = Rig(
        choice=Choice(table.game.id),
        board=BoardFile(find_view(first, table.board), None),
        first=table.game.start().sides[0],
        source="film",
    )
    truth = [str(turn) for turn in table.truth.turns]
    ends = table.truth.complete_frames
    n = len(ends) // 2
    for begins in (ends[n] + 2, (ends[n] + ends[n + 1]) // 2):
        try_moves(rig, Film(shots, sites, Move(), begins), truth, only, figures)


def try_moves(
    rig: Rig, film: Film, truth: list[str], only: list[str], figures: Figures
) -> None:
    """Print results of refereeing a film, moved in each of the ways."""
    for name, move in MOVES.items():
        if not only or name in only:
            log, watch = watched(rig, replace(film, move=move))
            right = told(name, log, truth, watch)
            figures.add(
                f"{name}, from frame {film.begins}: turns right", right, of=len(truth)
            )
            if watch.found_s is not None:
                figures.add(
                    f"{name}, from frame {film.begins}: found anew after",
                    watch.found_s,
                    unit="s of film",
                )


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("what", choices=("photographs", "films"))
    parser.add_argument(
        "source", help="a recorded game's folder, or sim:GAME:SEED:TURNS"
    )
    seed(parser)
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME")


def run(asked: argparse.Namespace, figures: Figures) -> None:
    """Measure photographs or films."""
    if asked.what == "photographs":
        try_photographs(Path(asked.source), asked.seed, figures)
    elif asked.source.startswith("sim:"):
        try_simulated(asked.source.removeprefix("sim:"), asked.only, figures)
    else:
        try_recorded(Path(asked.source), asked.only, figures)
