"""Path-traced boards with every count in every pit, in place of the simulated table.

`training.boards_render` makes their files, with the programs that make what the
network learns from: other seeds and pits, but of the same kinds, light and lens.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

import numpy as np

from calibration.common.arrays import Image
from calibration.common.view import Camera
from device.simulated.simulator import SimulatedTable, SimulationPlan
from painter.table import PaintedTable
from rules.boards.table import find_board
from rules.core.game import Game
from rules.core.model import Position, Turn


class TracedTable(PaintedTable):
    """A table with a path-traced board; hands and noise are drawn.

    A pit that was emptied is then filled anew, with another heap.
    """

    def __init__(self, path: Path, seed: int) -> None:
        with np.load(path) as file:
            focal, *pose = (float(value) for value in file["pose"])
            self._empty: Image = file["empty"]
            names = [str(name) for name in file["names"]]
            self._boxes = dict(zip(names, file["boxes"].tolist(), strict=True))
            self._pits: dict[str, Image] = {n: file[f"pit_{n}"] for n in names}
            self._stored = float(file["stored"])  # in a store, to one in a pit
            board = find_board(str(file["board"]))
        camera = Camera(
            image_size=(self._empty.shape[1], self._empty.shape[0]),
            focal_px=focal,
            k1=0.0,
            k2=0.0,
            rvec=(pose[0], pose[1], pose[2]),
            tvec=(pose[3], pose[4], pose[5]),
        )
        super().__init__(board, camera=camera, seed=seed)
        self._filling = dict.fromkeys(names, 0)
        self._held = dict.fromkeys(names, 0)

    def _laid(
        self,
        contents: Mapping[str, tuple[str, ...] | int],
        beside: Mapping[str, int],
        jitter_mm: Mapping[str, tuple[float, float]],
    ) -> Image:
        del beside, jitter_mm  # sown seeds are never beside the board
        image = self._empty.copy()
        for name, (left, top, right, bottom) in self._boxes.items():
            held = contents.get(name, 0)
            count = held if isinstance(held, int) else len(held)
            looks = self._pits[name]
            if self._held[name] and not count:
                self._filling[name] = (self._filling[name] + 1) % len(looks)
            self._held[name] = count
            store = name in self.view.board.stores
            shown = round(count / self._stored) if store else count
            image[top:bottom, left:right] = looks[
                self._filling[name], min(shown, looks.shape[1] - 1)
            ]
        return image


class TracedGame(SimulatedTable):
    """A simulated game at a path-traced board, until a pit is too full to be shown."""

    def __init__(self, game: Game, plan: SimulationPlan, path: Path) -> None:
        self._path = path
        with np.load(path) as file:
            self._most = int(file["most"])
        super().__init__(game, plan)

    def _game(
        self, rng: np.random.Generator, start: Position | None = None
    ) -> Iterator[tuple[Position, Turn]]:
        for position, turn in super()._game(rng, start):
            after = self.game.play(position, turn).contents
            pits = (n for name, n in after.items() if name not in self.board.stores)
            if max(n for n in pits if isinstance(n, int)) > self._most:
                return
            yield position, turn

    def _table(self) -> PaintedTable:
        return TracedTable(self._path, self.plan.seed)
