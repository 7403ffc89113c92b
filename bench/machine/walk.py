"""Count the packages that a frame passes through, by tracing calls.

    python -m bench walk [--game nine_mens_morris] [--show]

A board at rest is refereed as `referee` does it; its last frame is traced from its
arrival to the end of its step (`sys.setprofile`), without a part that is notified but
the opponent's companion, which every table has. Printed are, up to where what happened
is logged and published, and in all:

- stays: runs of consecutive calls inside one package, or one room of `device/`
- climbs: calls into a higher layer, or a higher room of `device/`, than the caller's
- rooms: how many different ones

``--show`` prints the stays in order, each with its first call.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from bench.kit.results import Figures
from calibration.common.board_file import BoardFile
from device.game.choice import Choice
from device.log.gamelog import GameLog
from device.mocks import MockClock
from device.ports import Frame
from device.table.rig import Rig, begin
from painter.table import PaintedTable
from rules.catalogue import find_game
from rules.core.pieces import Content
from tests.test_architecture import DEVICE_ROOMS

ROOT = Path(__file__).resolve().parents[2]
LAYERS = ("rules", "calibration", "vision", "device")
TOLD = frozenset({"device/log", "device/event_bus"})
RESTS_FRAMES = 30


@dataclass(frozen=True, slots=True)
class Stay:
    """A run of calls within one package, with its upward calls."""

    room: str
    first: str
    climbs: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Walk:
    """The runs of calls of one frame, in order."""

    stays: list[Stay] = field(default_factory=list)

    @property
    def to_the_log(self) -> Sequence[Stay]:
        """Return the stays before what happened is logged, or published."""
        told = (n for n, stay in enumerate(self.stays) if stay.room in TOLD)
        return self.stays[: next(told, len(self.stays))]

    def profile(self, frame: FrameType, event: str, _argument: Any) -> None:
        """Record a call reported by `sys.setprofile`."""
        if event != "call" or (room := room_of(frame)) is None:
            return
        name = f"{Path(frame.f_code.co_filename).name}:{frame.f_code.co_qualname}"
        if not self.stays or self.stays[-1].room != room:
            self.stays.append(Stay(room, name))
        caller = frame.f_back
        while caller is not None and room_of(caller) is None:
            caller = caller.f_back
        before = room_of(caller) if caller is not None else None
        if before is not None and height_of(room) > height_of(before):
            self.stays[-1].climbs.append(f"{before} -> {name}")


def room_of(frame: FrameType) -> str | None:
    """Return the package or the room of device that a call is in, if it is ours."""
    path = Path(frame.f_code.co_filename)
    if not path.is_relative_to(ROOT):
        return None
    top, *rest = path.relative_to(ROOT).parts
    if top not in LAYERS:
        return None
    return f"device/{rest[0].removesuffix('.py')}" if top == "device" else top


def height_of(room: str) -> int:
    """Return the height of a package: its layer, and within device its rank."""
    top, _, name = room.partition("/")
    height = len(DEVICE_ROOMS) * LAYERS.index(top)
    return height + (DEVICE_ROOMS.index(name) + 1 if name in DEVICE_ROOMS else 0)


class RestingTable:
    """A board at rest before a camera; its last frame is traced."""

    live = False

    def __init__(
        self, table: PaintedTable, contents: Mapping[str, Content], walk: Walk
    ) -> None:
        self._image, self._walk = table.draw(contents), walk

    def frames(self, _wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield frames of the very same board, each a picture of its own."""
        for index in range(RESTS_FRAMES):
            image = self._image.copy()
            image[0, 0] = index
            if index == RESTS_FRAMES - 1:
                sys.setprofile(self._walk.profile)
            yield Frame(image, index / 10, index)
        sys.setprofile(None)

    def close(self) -> None:
        """Do nothing: nothing is open."""


def walked(game_id: str) -> Walk:
    """Return the walk of a frame at rest, at the beginning of a game."""
    game, walk = find_game(game_id), Walk()
    table = PaintedTable(game.board, seed=4)
    rig = Rig(
        choice=Choice(game_id),
        board=BoardFile(table.view, None),
        first=game.start().sides[0],
        source="rest",
    )
    with tempfile.TemporaryDirectory() as folder:
        log = GameLog(Path(folder) / "g.jsonl")
        loop = rig.loop(
            RestingTable(table, game.start().contents, walk), log, MockClock()
        )
        begin(loop, rig.header)
        loop.run()
        log.close()
    return walk


def counted(stays: Sequence[Stay]) -> str:
    """Return a summary: numbers of transitions, of upward ones, and of packages."""
    climbs = sum(len(stay.climbs) for stay in stays)
    rooms = {stay.room for stay in stays}
    return f"{len(stays)} stays, {climbs} climbs, {len(rooms)} rooms"


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("--game", default="nine_mens_morris")
    parser.add_argument("--show", action="store_true")


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Count a frame's walk."""
    walk = walked(args.game)
    for stay in walk.stays if args.show else ():
        print(f"  {stay.room:20} {stay.first}", *stay.climbs, sep="  climb: ")
    print(f"to the log: {counted(walk.to_the_log)}; in all: {counted(walk.stays)}")
    for where, stays in (("to the log", walk.to_the_log), ("in all", walk.stays)):
        figures.add(f"{args.game}, {where}: stays", len(stays))
        climbs = sum(len(stay.climbs) for stay in stays)
        figures.add(f"{args.game}, {where}: climbs", climbs)
