"""A simulated evening at one table, for bench.soak: a world, its faults, a referee.

The world advances frame by frame by a clock of its own; a small file stores its
progress, so that a restarted referee finds it unchanged. While a fault lasts the
players wait. Announcements go to standard output, a JSON object a line.
"""

import argparse
import gc
import json
import logging
import mmap
import os
import random
import struct
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import numpy as np

from calibration.common.arrays import Image
from calibration.common.board_file import BoardFile
from device.event_bus import Subscriber
from device.game.choice import Choice
from device.log.gamelog import GameLog
from device.log.pictures import PictureKeeper
from device.mocks import MockClock
from device.native_libraries import set_allocator
from device.ports import CameraLostError, Frame, HardwareMissingError
from device.show.announcer import Announcer
from device.simulated.simulator import SIDES, SimulatedTable, SimulationPlan
from device.table.rig import Rig, begin
from device.voice.phrases import phrase
from device.voice.speech import SpeechError, SpokenVoice
from device.words.remarks import Remark
from rules.catalogue import find_game
from rules.core.events import Event, Moved, Trouble

GAMES = ("nine_mens_morris", "achi", "morabaraba_htjb", "three_mens_morris")
FRAME_S = 0.1
KEEP_MB = 4
THINKS_S = (4.0, 24.0)
_LEAP_S = 3600.0
_BETWEEN_S = 20.0
_PLACE = struct.Struct("<dqq")  # the time, the game's number, the table's frame
LOOKS_EVERY_S = 20.0


@dataclass(frozen=True, slots=True)
class Fault:
    """Fault injected at ``at_s`` for ``lasts_s``."""

    number: int
    kind: str
    at_s: float
    lasts_s: float


def say(**what: object) -> None:
    """Write a line for the one who watches."""
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def table_of(number: int, seed: int) -> SimulatedTable:
    """Return the table of that game; at every other one, deeds are illegal."""
    wrong = frozenset({7, 19}) if number % 2 else frozenset()
    plan = SimulationPlan(seed=seed + number, most_turns=60, illegal_before=wrong)
    return SimulatedTable(find_game(GAMES[number % len(GAMES)]), plan)


class Place:
    """Position in the simulation, in a memory-mapped file that survives a kill."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(_PLACE.pack(0.0, 0, 0))
        with path.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), _PLACE.size)

    @property
    def now(self) -> tuple[float, int, int]:
        """Return the time, the game's number and the table's frame."""
        time_s, game, frame = _PLACE.unpack(self._map[:])
        return time_s, game, frame

    def put(self, time_s: float, game: int, frame: int) -> None:
        """Store the world's progress."""
        self._map[:] = _PLACE.pack(time_s, game, frame)


class World:
    """Time, faults and players: a live camera over one table after another."""

    live = True

    def __init__(
        self,
        place: Place,
        faults: Sequence[Fault],
        end_s: float,
        seed: int,
        rest_fps: float,
    ) -> None:
        self.clock = MockClock(place.now[0])
        self._place, self._end_s, self._seed = place, end_s, seed
        self._rest_s = 1 / rest_fps
        self._faults = [f for f in faults if f.at_s + f.lasts_s > self.clock.time_s]
        self._standing: Fault | None = None
        self._begins: dict[str, Callable[[bool], None]] = {}
        self._leapt_s = 0.0
        self._count = 0
        self._rng = np.random.default_rng(seed)
        self._reported_s = -LOOKS_EVERY_S
        self.game = place.now[1]
        self._shown: Iterator[tuple[int, Image]] | None = None
        self._image: Image | None = None
        self._resting = False

    def on(self, kind: str, act: Callable[[bool], None]) -> None:
        """Subscribe to the begin (True) and end (False) of a kind of fault."""
        self._begins[kind] = act

    @property
    def over(self) -> bool:
        """Return True if the evening is over."""
        return self.clock.time_s >= self._end_s

    def next_game(self) -> None:
        """Clear the table for the next game."""
        self.game += 1
        self._place.put(self.clock.time_s, self.game, 0)
        self._shown = None

    # -- the camera ----------------------------------------------------------

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:  # noqa: ARG002 - live: what is gone is gone
        """Yield the camera's frames."""
        if self._kind() == "camera":
            raise HardwareMissingError("no camera")
        if self._shown is None:
            self._shown = self._table()
        while not self.over:
            kind = self._kind()
            if kind == "camera":
                raise CameraLostError("the cable is out")
            if kind not in ("freeze", "dark") or self._image is None:
                number, self._image = next(self._shown, (-1, None))
                if self._image is None:
                    return
                self._place.put(self.clock.time_s, self.game, number)
            image = self._image
            if kind == "dark":
                image = self._rng.integers(0, 3, image.shape, np.uint8)
            self.clock.wait(self._rest_s if self._resting else FRAME_S)
            self._count += 1
            yield Frame(image.copy(), self.clock.time_s + self._leapt_s, self._count)
            self._report()

    def close(self) -> None:
        """Do nothing: the world goes on."""

    def _table(self) -> Iterator[tuple[int, Image]]:
        """Yield the table's frames; between turns the players think."""
        table, first = table_of(self.game, self._seed), self._place.now[2]
        thinks = random.Random(self._seed + self.game)
        complete = {frame + 4 for frame in table.truth.complete_frames}
        rest: list[Image] = []
        for frame in table.frames(lambda index: index >= first - 3):
            rest = [*rest[-2:], frame.image]
            if frame.index < first:
                continue
            yield frame.index, frame.image
            if frame.index in complete:
                yield from self._rests(frame.index, rest, thinks.uniform(*THINKS_S))
        yield from self._rests(len(table), rest, _BETWEEN_S)

    def _rests(
        self, number: int, pictures: Sequence[Image], lasts_s: float
    ) -> Iterator[tuple[int, Image]]:
        """Yield pictures of a board at rest."""
        self._resting = True
        for n in range(round(lasts_s / self._rest_s)):
            yield number, pictures[n % len(pictures)]
        self._resting = False

    def _kind(self) -> str:
        """Return the fault that stands, '' if none; let faults begin and end."""
        now_s, standing = self.clock.time_s, self._standing
        if standing is not None and now_s >= standing.at_s + standing.lasts_s:
            self._change(standing, began=False)
            self._standing = None
        if self._standing is None and self._faults and now_s >= self._faults[0].at_s:
            self._standing = self._faults.pop(0)
            self._change(self._standing, began=True)
        return self._standing.kind if self._standing is not None else ""

    def _change(self, fault: Fault, *, began: bool) -> None:
        say(what="fault", number=fault.number, began=began, at_s=self.clock.time_s)
        if fault.kind == "clock" and began:
            self._leapt_s += _LEAP_S
        if fault.kind in self._begins:
            self._begins[fault.kind](began)

    def _report(self) -> None:
        """Log resource use periodically: memory, objects, threads and open files."""
        if self.clock.time_s - self._reported_s < LOOKS_EVERY_S:
            return
        self._reported_s = self.clock.time_s
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        say(
            what="held",
            at_s=self.clock.time_s,
            mb=pages * os.sysconf("SC_PAGE_SIZE") / 2**20,
            objects=len(gc.get_objects()),
            threads=sum(1 for _ in Path("/proc/self/task").iterdir()),
            files=sum(1 for _ in Path("/proc/self/fd").iterdir()),
            frames=self._count,
        )


class Told(Subscriber):
    """Subscriber that records announcements."""

    def __init__(self, game: int) -> None:
        self._game = game

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - a subscriber's signature
        """Write an event down."""
        if isinstance(event, Moved):
            turn = {"n": event.n, "turn": str(event.turn)}
            say(what="turn", game=self._game, **turn)
        elif isinstance(event, Trouble):
            say(what="told", of=event.kind.value, game=self._game)
        else:
            say(what="event", kind=type(event).__name__, text=phrase(event, SIDES))

    def on_remark(self, remark: Remark, now_s: float) -> None:  # noqa: ARG002 - a subscriber's signature
        """Write a remark down."""
        say(what="told", of=str(remark), game=self._game)


class Breakable:
    """Lights, a renderer and a player in one, whose cable can be pulled."""

    def __init__(self) -> None:
        self.broken = False

    def pull(self, broken: bool) -> None:
        """Pull the cable or put it back."""
        self.broken = broken

    def show(self, lit: frozenset[str]) -> None:  # noqa: ARG002 - a port's signature
        """Light up."""
        if self.broken:
            raise OSError("the lights are unplugged")

    def render(self, text: str, path: Path) -> None:  # noqa: ARG002 - a port's signature
        """Make a sound of a sentence."""
        if self.broken:
            raise SpeechError("the speech engine died")
        path.write_bytes(b"RIFF")

    def play(self, path: Path) -> None:  # noqa: ARG002 - a port's signature
        """Play a sound."""
        if self.broken:
            raise SpeechError("no sound: the loudspeaker is unplugged")

    def stop(self) -> None:
        """Do nothing: it is over already."""

    def close(self) -> None:
        """Do nothing."""


class Warnings(logging.Handler):
    """Logging handler that records warnings."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a warning down."""
        traced = record.exc_info is not None
        say(what="warned", text=record.getMessage(), traceback=traced)


def fill(folder: Path, full: bool) -> None:
    """Fill a small disk, or make room again."""
    filler = folder / "filler"
    if not full:
        filler.unlink(missing_ok=True)
        return
    with filler.open("wb", buffering=0) as file:
        for size in (65536, 4096, 1):
            with suppress(OSError):
                while file.write(bytes(size)):
                    pass


def main() -> int:
    """Referee the rest of the evening; may be called again after a kill."""
    set_allocator()
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--faults", type=json.loads, default=[])
    parser.add_argument("--end", type=float, required=True)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rest-fps", type=float, default=10.0)
    args = parser.parse_args()
    logging.basicConfig(level=logging.WARNING, handlers=[Warnings()])
    games = args.folder / "games"
    fill(games, full=False)
    faults = [Fault(*fault) for fault in args.faults]
    place = Place(args.folder / "place")
    world = World(place, faults, args.end, args.seed, args.rest_fps)
    lights, speech = Breakable(), Breakable()
    world.on("lights", lights.pull)
    world.on("voice", speech.pull)
    world.on("disk", lambda full: fill(games, full))
    with closing(SpokenVoice(speech, speech, world.clock)) as voice:
        announcer = Announcer(voice, lights, SIDES)
        while not world.over:
            play(world, games, announcer, args.seed)
            world.next_game()
    return 0


def play(world: World, games: Path, announcer: Announcer, seed: int) -> None:
    """Referee one game to its end."""
    table = table_of(world.game, seed)
    wrong_by = timedelta(hours=random.Random(world.game).choice((-30, -1, 0, 30)))
    started = (datetime.now(UTC) + wrong_by).strftime("%Y-%m-%dT%H:%M:%SZ")
    with (
        closing(GameLog(games / f"{world.game:03}.jsonl")) as log,
        closing(PictureKeeper(log, KEEP_MB)) as keeper,
    ):
        rig = Rig(
            choice=Choice(table.game.id),
            board=BoardFile(table.view, None),
            source="camera",
            more={"started": started},
        )
        subscribers: list[Subscriber] = [announcer, Told(world.game), keeper]
        loop = rig.loop(world, log, world.clock, subscribers=subscribers)
        announcer.report = loop.remark
        begin(loop, rig.header)
        loop.run()


if __name__ == "__main__":
    sys.exit(main())
