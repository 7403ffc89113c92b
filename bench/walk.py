"""Count through how many rooms a frame walks before the next one is asked for.

    python bench/walk.py [--game nine_mens_morris] [--show]

A simulated table at rest is refereed as `referee` does it; one of its last frames is
traced from its arrival to the end of its step (`sys.setprofile`). Printed:

- stays: runs of consecutive calls inside one package, or one room of `device/`
- climbs: calls into a higher layer than the caller's
- rooms: how many different ones

``--show`` prints the stays in order, each with its first call.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from calibration.common.board_file import BoardFile
from device.game.choice import Choice
from device.log.gamelog import GameLog
from device.mocks import MockClock
from device.ports import Frame
from device.table.rig import Rig, begin
from painter.table import Table
from rules.catalogue import find_game

LAYERS = ("rules", "calibration", "vision", "device")
RESTS_FRAMES = 30


@dataclass(slots=True)
class Walk:
    """What one frame's trace showed.

    Attributes
    ----------
    stays
        The room of each stay, and the first function called there.
    climbs
        The calls into a higher layer: from where, to where.
    """

    stays: list[tuple[str, str]] = field(default_factory=list)
    climbs: list[tuple[str, str]] = field(default_factory=list)

    @property
    def rooms(self) -> frozenset[str]:
        """Return the different rooms."""
        return frozenset(room for room, _ in self.stays)

    def profile(self, frame: FrameType, event: str, _argument: Any) -> None:
        """Take what `sys.setprofile` tells."""
        if event != "call" or (room := room_of(frame)) is None:
            return
        caller = frame.f_back
        while caller is not None and room_of(caller) is None:
            caller = caller.f_back
        name = f"{Path(frame.f_code.co_filename).name}:{frame.f_code.co_qualname}"
        if not self.stays or self.stays[-1][0] != room:
            self.stays.append((room, name))
        before = room_of(caller) if caller is not None else None
        if before is not None and height_of(room) > height_of(before):
            self.climbs.append((before, f"{room} {name}"))


def room_of(frame: FrameType) -> str | None:
    """Return the package a call is in, or the room of device; None: not of this tree."""
    path = Path(frame.f_code.co_filename)
    if not path.is_relative_to(ROOT):
        return None
    top, *rest = path.relative_to(ROOT).parts
    if top not in LAYERS:
        return None
    return f"device/{rest[0].removesuffix('.py')}" if top == "device" else top


def height_of(room: str) -> int:
    """Return how high a room stands: its layer, and in device its place there."""
    from tests.test_architecture import DEVICE_ROOMS

    top, _, name = room.partition("/")
    height = 100 * LAYERS.index(top)
    return height + (DEVICE_ROOMS.index(name) + 1 if name in DEVICE_ROOMS else 0)


class RestingTable:
    """A board at rest before a camera; its last frame is traced."""

    live = False

    def __init__(self, table: Table, walk: Walk) -> None:
        self._image = table.draw({})
        self._walk = walk

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield frames of the very same board, each with its own noise."""
        for index in range(RESTS_FRAMES):
            image = self._image.copy()
            image[0, 0] = index
            frame = Frame(image, index / 10, index)
            if index < RESTS_FRAMES - 1:
                yield frame
                continue
            sys.setprofile(self._walk.profile)
            yield frame
            sys.setprofile(None)

    def close(self) -> None:
        """Do nothing: nothing is open."""


def walked(game_id: str) -> Walk:
    """Return the walk of a frame at rest, at the beginning of a game."""
    game, walk = find_game(game_id), Walk()
    table = Table(game.board, seed=4)
    first = game.start().sides[0]
    rig = Rig(choice=Choice(game_id), board=BoardFile(table.view, None), first=first, source="rest")
    with tempfile.TemporaryDirectory() as folder:
        log = GameLog(Path(folder) / "g.jsonl")
        loop = rig.loop(RestingTable(table, walk), log, MockClock())
        begin(loop, rig.header)
        loop.run()
        log.close()
    return walk


def main() -> int:
    """Count a frame's walk."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="nine_mens_morris")
    parser.add_argument("--show", action="store_true")
    args = parser.parse_args()
    walk = walked(args.game)
    if args.show:
        for room, first in walk.stays:
            print(f"  {room:20} {first}")
        for low, high in walk.climbs:
            print(f"  climb: {low} -> {high}")
    print(f"{len(walk.stays)} stays, {len(walk.climbs)} climbs, {len(walk.rooms)} rooms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
