"""A table whose frames carry their number, and a reader that knows every scene."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np

from calibration.common.arrays import Image
from calibration.common.view import Camera, View
from device.event_bus import Subscriber
from device.log.gamelog import GameLog
from device.loop import Loop
from device.mocks import MockClock
from device.ports import Frame
from device.simulated.simulator import SimulatedTable
from device.words.remarks import Remark
from rules.core.events import Event, TroubleKind
from rules.core.evidence import Evidence
from rules.core.faces import Faces
from rules.core.options import names_of
from rules.core.pieces import Appearance, Content, appearance
from rules.referee.referee import Referee
from vision.common.reading import Reading

WIDTH, HEIGHT = 8, 4
QUIET_FRAMES = 3
MOST_SEEDS = 80


class NumberedTable:
    """A simulated table's frames, blank but for their number in the first pixel."""

    live = False

    def __init__(self, table: SimulatedTable, stops_before: int | None = None) -> None:
        self.table = table
        self._stops_before = len(table) if stops_before is None else stops_before

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        for index in range(min(self._stops_before, len(self.table))):
            if wanted is None or wanted(index):
                image = np.zeros((HEIGHT, WIDTH, 3), np.uint8)
                image[0, 0, :2] = index % 256, index // 256
                yield Frame(image, index / 10, index)

    def close(self) -> None:
        pass


class PerfectReader:
    """Reads a numbered table without fault; a hand hides every site.

    ``troubles`` tells on which frames it cannot read.
    """

    def __init__(
        self,
        table: SimulatedTable,
        troubles: Mapping[int, TroubleKind] | None = None,
    ) -> None:
        board = table.game.board
        camera = Camera(
            image_size=(WIDTH, HEIGHT),
            focal_px=10.0,
            k1=0.0,
            k2=0.0,
            rvec=(0.0, 0.0, 0.0),
            tvec=(0.0, 0.0, 100.0),
        )
        self.view = View(
            board=board,
            camera=camera,
            sites_mm=board.plan_mm,
            rms_px=0.0,
            confidence=1.0,
        )
        self._scenes = table.scenes
        self._nothing = dict.fromkeys([(side,) for side in table.sides], -9.0)
        self._most = table.game.most_chips
        self._most_chips = table.game.most_chips
        colours = table.game.start().colours
        self._contents: list[Appearance] = [(), *((colour,) for colour in colours)]
        self._troubles = dict(troubles or {})
        self.confirmed: list[Mapping[str, Content]] = []
        self.known = self.view
        self.seen = None
        self.doubtful = False

    def read(self, frame_bgr: Image) -> Reading:
        index = int(frame_bgr[0, 0, 0]) + 256 * int(frame_bgr[0, 0, 1])
        scene, names = self._scenes[index], self.view.board.names
        trouble = self._troubles.get(index)
        seen: dict[str, dict[Appearance, float]] = {}
        heights: dict[str, tuple[float, ...]] = {}
        if scene.hand is None and trouble is None:
            for name in names:
                pile = scene.contents.get(name, ())
                if isinstance(pile, int):
                    seen[name] = dict.fromkeys(range(MOST_SEEDS), -9.0)
                    seen[name][pile] = -0.001
                    continue
                sure: dict[Appearance, float] = dict.fromkeys(self._contents, -9.0)
                sure[appearance(pile[-1:])] = -0.001
                seen[name] = sure
                heights[name] = tuple(
                    -0.001 if number == len(pile) else -9.0
                    for number in range(1, self._most_chips + 1)
                )
        hidden = frozenset(set(names) - set(seen))
        return Reading(
            evidence=Evidence(seen, hidden, heights if self._most_chips > 1 else {}),
            confidence=dict.fromkeys(names, 1.0),
            view=self.view,
            trouble=trouble,
        )

    def confirm(self, contents: Mapping[str, Content]) -> None:
        self.confirmed.append(contents)

    def faces(self, sites: Sequence[str]) -> Faces:
        return {}

    @property
    def sides_alike(self) -> bool:
        return False

    @property
    def sides_confused(self) -> bool:
        return False

    def stirred(self) -> Mapping[str, float]:
        return {}

    def look_through(self, frame_bgr: Image, view: View) -> Evidence:
        return self.read(frame_bgr).evidence

    def jump_to(self, view: View) -> None:
        self.view = view


class QuickSettler:
    """Calls the board quiet when nothing was hidden for three frames."""

    def __init__(self) -> None:
        self._quiet_frames = 0

    def observe(
        self, frame_bgr: Image, reading: Reading, now_s: float
    ) -> Evidence | None:
        hidden = reading.evidence.hidden or reading.trouble
        self._quiet_frames = 0 if hidden else self._quiet_frames + 1
        return reading.evidence if self._quiet_frames >= QUIET_FRAMES else None

    def forget(self) -> None:
        self._quiet_frames = 0


class Listener(Subscriber):
    """A subscriber that remembers events and remarks."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.remarks: list[Remark] = []
        self.frames = 0

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:
        self.events.append(event)

    def on_remark(self, remark: Remark, now_s: float) -> None:
        self.remarks.append(remark)

    def on_frame(self, frame: Frame, reading: Reading) -> None:
        self.frames += 1

    def on_tick(self, now_s: float) -> None:
        pass


def header(table: SimulatedTable) -> dict[str, object]:
    return {
        "type": "game",
        "format": 1,
        "game": table.game.id,
        "board": table.game.board.id,
        "sides": list(names_of(table.game.start())),
        "first": None,
        "source": "sim",
        "hold_s": 1.0,
        "started": "2026-11-21T14:00:00Z",
    }


def loop_over(
    table: SimulatedTable,
    log: Path,
    *subscribers: Subscriber,
    stops_before: int | None = None,
    reader: PerfectReader | None = None,
    referee: Referee | None = None,
) -> Loop:
    """Return a loop over a numbered table, at the beginning of its game."""
    return Loop(
        source=NumberedTable(table, stops_before),
        reader=reader or PerfectReader(table),
        settler=QuickSettler(),
        referee=referee or Referee(table.game),
        log=GameLog(log),
        subscribers=list(subscribers),
        clock=MockClock(),
    )
