"""Whether a board that was moved, or is photographed from anywhere, is found again.

    python bench/moved.py photographs FOLDER [--seed 1]
    python bench/moved.py films FOLDER [--only NAME ...]

``photographs``: a recorded game as a folder of single photographs, refereed with
``--each-anew``: as they were taken, then each turned, tilted, zoomed and cut by
chance (all but the first, in which the board is calibrated). ``films``: the pictures
of a game, each held for a while, that from one picture on are seen from elsewhere.
Printed: turns right, asked about, wrong, invented; for films the seconds of film from
the first picture of the moved board, and from the first without a hand, until it is
read again, and the processor time that this took.
"""

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray
from recorded import Image, Recorded, load, played
from referee import calibrated, judged, refereed

sys.path.insert(0, str(Path(__file__).parent.parent))

from device.board_files import read_board_file
from device.choice import Choice
from device.clock import SystemClock
from device.log.gamelog import GameLog, read_log
from device.opening import begin
from device.ports import Frame
from device.rig import Rig
from device.words.remarks import Remark
from rules.core.events import Event
from vision.common.reading import Reading

Matrix = NDArray[np.float64]
Px = NDArray[np.float64]

FRAMES_PER_S = 10
HOLD_FRAMES = 25
SHRUNK = 0.55  # films: leaves room to move the board by its own width
NEAR = 0.25  # of the distance to the nearest site: read where it is


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """How a picture is seen from elsewhere.

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
            flags=cv2.INTER_AREA,
            borderMode=cv2.BORDER_REPLICATE,
        )
        px = cv2.perspectiveTransform(sites_px[None], matrix)[0]
        return np.asarray(moved, np.uint8), np.asarray(px, np.float64)


MOVES = {
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
    """Return where the sites are in a picture, in board order."""
    px = record.sites_px[index]
    return np.array([px[name] for name in px])


def by_chance(image: Image, sites_px: Px, rng: random.Random) -> Image:
    """Return a photograph from anywhere that still shows the whole board."""
    height, width = image.shape[:2]
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


def try_photographs(folder: Path, seed: int) -> None:
    """Print how a game of single photographs is refereed, and of harder ones."""
    record, rng = load(folder), random.Random(seed)
    images = [read(path) for path in record.frames]
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
        print(
            f"{name:20} {judged(log, played(record))}; "
            f"{spent / len(shown):.2f} s a photograph",
            flush=True,
        )


def read(path: Path) -> Image:
    """Return a picture file."""
    return np.asarray(cv2.imread(str(path)), np.uint8)


@dataclass
class Film:
    """The pictures of a game, each held for a while: a source of frames."""

    pictures: list[tuple[Image, Px]]
    live: bool = False

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield each picture as often as it is held, each with noise of its own."""
        rng = np.random.default_rng(0)
        for number, (image, _) in enumerate(self.pictures):
            for index in range(number * HOLD_FRAMES, (number + 1) * HOLD_FRAMES):
                if wanted is None or wanted(index):
                    noise = rng.normal(0.0, 1.5, (1, *image.shape[1:]))
                    noisy = np.clip(image + noise, 0, 255).astype(np.uint8)
                    yield Frame(noisy, index / FRAMES_PER_S, index)

    def close(self) -> None:
        """Do nothing: nothing is open."""


@dataclass
class Stopwatch:
    """A sink that notes when the board is read where it is."""

    film: Film
    begins: int
    found_s: float | None = None
    busy_s: float = 0.0
    slowest_s: float = 0.0
    _last_s: float = field(default_factory=time.process_time)

    def watch(self, frame: Frame, reading: Reading) -> None:
        """Look whether the view is right."""
        now_s = time.process_time()
        spent_s, self._last_s = now_s - self._last_s, now_s
        since = frame.index - self.begins * HOLD_FRAMES
        if since < 0 or self.found_s is not None:
            return
        self.busy_s += spent_s
        self.slowest_s = max(self.slowest_s, spent_s)
        _, px = self.film.pictures[frame.index // HOLD_FRAMES]
        if reading.trouble is None and self._is_near(reading, px):
            self.found_s = since / FRAMES_PER_S

    def _is_near(self, reading: Reading, true_px: Px) -> bool:
        px = np.array(list(reading.view.px_at_height().values()))
        apart = np.linalg.norm(true_px[:, None] - true_px[None], axis=2)
        nearest = np.sort(apart, axis=1)[:, 1]
        return bool((np.linalg.norm(px - true_px, axis=1) < NEAR * nearest).all())

    def tell(self, event: Event, to_move: str | None, now_s: float) -> None:
        """Take no notice."""

    def remark(self, remark: Remark, now_s: float) -> None:
        """Print what the machine says of itself."""
        print(f"    {now_s:6.1f} {remark}")

    def tick(self, now_s: float) -> None:
        """Take no notice."""


def film_of(record: Recorded, move: Move | None, begins: int) -> Film:
    """Return a film of a game that from one picture on is seen from elsewhere."""
    pictures = []
    for index, path in enumerate(record.frames):
        names = record.game.board.names
        there = record.sites_px[index]
        sites = np.array([there[name] for name in names])
        moved = Move(zoom=SHRUNK).seen(read(path), sites)
        if move is not None and index >= begins:
            moved = move.seen(*moved)
        pictures.append(moved)
    return Film(pictures)


def try_film(record: Recorded, name: str, move: Move, begins: int) -> None:
    """Print how a film with a moved board is refereed."""
    film, plain = film_of(record, move, begins), film_of(record, None, 0)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        shown = Recorded(
            **{
                **{key: getattr(record, key) for key in Recorded.__slots__},
                "frames": _written(plain, folder),
                "empty": folder / "empty.jpg",
            }
        )
        empty = Move(zoom=SHRUNK).seen(read(record.empty), _sites(record, 0))[0]
        cv2.imwrite(str(folder / "empty.jpg"), empty)
        path = calibrated(shown, folder)
        rig = Rig(
            choice=Choice(record.game.id),
            board=read_board_file(path),
            path=path,
            source="film",
        )
        watch = Stopwatch(film, begins)
        loop = rig.loop(
            film, GameLog(folder / "g.jsonl"), SystemClock(), sinks=[watch]
        )
        begin(loop, rig.header)
        loop.run()
        loop.log.close()
        log: list[dict[str, Any]] = [dict(r) for r in read_log(folder / "g.jsonl")]
    quiet = next(n for n in range(begins, len(record.hands)) if not record.hands[n])
    late_s = (quiet - begins) * HOLD_FRAMES / FRAMES_PER_S
    found = (
        "never found"
        if watch.found_s is None
        else f"found after {watch.found_s:.1f} s, {watch.found_s - late_s:+.1f} s of "
        f"quiet, {watch.busy_s:.1f} s of processor, frame {watch.slowest_s:.1f} s"
    )
    print(f"{name:16} from {begins:2}: {judged(log, played(record))}; {found}")


def _sites(record: Recorded, index: int) -> Px:
    there = record.sites_px[index]
    return np.array([there[name] for name in record.game.board.names])


def _written(film: Film, folder: Path) -> list[Path]:
    paths = []
    for index, (image, _) in enumerate(film.pictures):
        paths.append(folder / f"{index:04d}.png")
        cv2.imwrite(str(paths[-1]), image)
    return paths


def try_films(folder: Path, only: list[str]) -> None:
    """Print how films are refereed, moved between turns and during one."""
    record = load(folder)
    quiet = [n for n, hand in enumerate(record.hands) if not hand]
    busy = [n for n, hand in enumerate(record.hands) if hand]
    begins = (quiet[len(quiet) // 2], busy[len(busy) // 2])
    for name, move in MOVES.items():
        if not only or name in only:
            for begin_at in begins:
                try_film(record, name, move, begin_at)


def main() -> None:
    """Measure photographs or films."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("photographs", "films"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME")
    asked = parser.parse_args()
    if asked.what == "photographs":
        try_photographs(asked.folder, asked.seed)
    else:
        try_films(asked.folder, asked.only)


if __name__ == "__main__":
    main()
