"""Configuration of the page's table: source of frames, folders, permissions."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from device.camera.phone import PHONE, LentCamera, PhoneSource
from device.camera.sources import open_source
from device.camera_address import CameraAddress
from device.clock import SystemClock
from device.config.settings import Settings
from device.game.choice import Choice
from device.ports import Clock, Frame, FrameSource, Lights, Voice
from device.simulated.simulator import SimulationPlan, named_table
from device.simulated.steered import SteeredTable, Steering
from rules.catalogue import find_game

BOARDS = "boards"
"""The folder of the board files, in that of the games."""

_CHOSEN = ("", "*")
"""A simulated table of any game: of the one that is chosen."""

_SLICE_S = 0.1
_STILL_S = 0.1


@dataclass(frozen=True, slots=True, kw_only=True)
class Outfit:
    """The hardware and the folders of one table.

    Attributes
    ----------
    source
        Where frames come from: what ``--source`` takes, or ``sim`` for a simulated
        table at which the chosen game is played.
    games
        The folder of all logs.
    calibration
        The board file to begin with, if there is one.
    pace
        Playback rate of a finite source; 0: unlimited.
    illegal_before
        Simulated players break a rule before each of these turns.
    steering
        What people wish of a simulated table.
    lent
        Where the pictures of a phone come in that lends its camera.
    """

    source: str  # masked by itself: see CameraAddress
    games: Path
    voice: Voice
    lights: Lights
    settings: Settings = field(default_factory=Settings)
    clock: Clock = field(default_factory=SystemClock)
    calibration: Path | None = None
    pace: float = 1.0
    illegal_before: frozenset[int] = frozenset()
    steering: Steering = field(default_factory=Steering)
    lent: LentCamera = field(default_factory=LentCamera)

    def __post_init__(self) -> None:
        object.__setattr__(self, "source", CameraAddress(self.source))

    def pace_now(self) -> float:
        """Return the current playback rate of a finite source; 0 is unlimited.

        People who play at a simulated table think in their own time.
        """
        if self.steering.waits:
            return 1.0
        return self.pace if self.steering.speed is None else self.steering.speed

    @property
    def boards(self) -> Path:
        """Return the folder of the board files; a phone sees boards in its own way."""
        folder = self.games / BOARDS
        return folder / PHONE if self.by_phone else folder

    @property
    def camera(self) -> str:
        """Return the current source of frames: a phone's camera may be used instead."""
        return PHONE if self.lent.instead else self.source

    @property
    def by_phone(self) -> bool:
        """Return True if a phone is the camera."""
        return self.camera == PHONE


def source_named(outfit: Outfit, choice: Choice, seed: int) -> str:
    """Return a log's name of its source; ``seed`` applies where none is named.

    Raises
    ------
    SourceError
        If a simulated table is named in another way.
    """
    if outfit.by_phone:
        return PHONE
    kind, _, rest = outfit.source.partition(":")
    if kind != "sim":
        path = Path(outfit.source)
        return str(path.resolve()) if path.exists() else outfit.source
    name, told_seed, turns = named_table(rest)
    game = choice.record["game"] if name in _CHOSEN else find_game(name).id
    return f"sim:{game}:{told_seed if ':' in rest else seed}:{turns}"


def is_simulated(source: str) -> bool:
    """Return True if a source is a simulated table."""
    return source.partition(":")[0] == "sim"


def check_named(source: str) -> None:
    """Refuse a simulated table of no game, before anybody waits for it.

    Raises
    ------
    SourceError
        If it is named in another way.
    UnknownGameError
        If no game bears the name; the message lists near names.
    """
    rest = source.partition(":")[2]
    if is_simulated(source) and (name := named_table(rest)[0]) not in _CHOSEN:
        find_game(name)


def camera_again(outfit: Outfit, choice: Choice, named: str) -> str:
    """Return the frame source of a resumed game.

    A film is taken again; a camera is the one that is here now: the game may have begun
    at another machine.
    """
    film = named.startswith("sim:") or Path(named).exists()
    return named if film else source_named(outfit, choice, 0)


def open_named(
    outfit: Outfit, choice: Choice, named: str, board: str | None = None
) -> FrameSource:
    """Return the source of frames for a game.

    Parameters
    ----------
    named
        As ``source_named`` returns it, or as a log's first line has it.
    board
        What lies on a simulated table; None: the board of the game there.

    Raises
    ------
    SourceError
        If there is nothing of that name, or nothing in it.
    HardwareMissingError
        If the camera is not there.
    """
    played = {choice.record["game"]: choice.game}
    if CameraAddress(named) == outfit.source:
        named = outfit.source  # a log holds it without its password
    if outfit.by_phone:
        named = PHONE  # also for a game that another camera began
    if named == PHONE:
        return PhoneSource(outfit.lent, outfit.clock)
    if not named.startswith("sim:"):
        return open_source(named, 1.0, outfit.clock, played)
    name, seed, turns = named.removeprefix("sim:").split(":")
    plan = SimulationPlan(
        seed=int(seed),
        most_turns=int(turns),
        illegal_before=outfit.illegal_before,
        table_board=board if name in played else None,
    )
    return SteeredTable(played.get(name) or find_game(name), plan, outfit.steering)


@dataclass(frozen=True, slots=True)
class Attended:
    """Source and clock that execute commands between frames and in pauses.

    Attributes
    ----------
    between
        Called between frames; what it raises ends the watching.
    fast_until
        Frames before this one are not held back.
    ended
        Called when a film is over; its last frame is then shown on and on. None: it
        just ends.
    """

    source: FrameSource
    clock: Clock
    between: Callable[[], None]
    pace: float | Callable[[], float] = 1.0
    fast_until: int = 0
    ended: Callable[[], None] | None = None

    @property
    def live(self) -> bool:
        """Return True if the source cannot wait."""
        return self.source.live

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield the frames, those of a finite source not before their time."""
        due_s: float | None = None
        before_s = 0.0
        for frame in self._shown(wanted):
            pace = self._pace()
            if not self.live and pace > 0 and frame.index >= self.fast_until:
                now_s = self.clock.now_s()
                taken_s = (frame.time_s - before_s) / pace
                due_s = now_s if due_s is None else due_s + taken_s
                self.wait(due_s - now_s)
            before_s = frame.time_s
            self.between()
            yield frame

    def _pace(self) -> float:
        return self.pace() if callable(self.pace) else self.pace

    def _shown(self, wanted: Callable[[int], bool] | None) -> Iterator[Frame]:
        """Yield the frames; the last one of a film goes on, if that is asked for."""
        last: Frame | None = None
        for frame in self.source.frames(wanted):
            last = frame
            yield frame
        if last is None or self.ended is None or self.live:
            return
        self.ended()
        time_s = last.time_s
        for index in count(last.index + 1):
            pace = self._pace()
            if pace == 0 and index >= self.fast_until:
                self.wait(_STILL_S)
            time_s += _STILL_S * max(1.0, pace)  # as often, however fast time goes
            yield Frame(last.image, time_s, index)

    def close(self) -> None:
        """Close the source."""
        self.source.close()

    def now_s(self) -> float:
        """Return the time in seconds since some fixed moment."""
        return self.clock.now_s()

    def wait(self, seconds: float) -> None:
        """Wait for some seconds, and execute commands meanwhile."""
        until_s = self.clock.now_s() + seconds
        while (left_s := until_s - self.clock.now_s()) > 0:
            self.clock.wait(min(left_s, _SLICE_S))
            self.between()


class NoFrames:
    """Source without frames."""

    live = False

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:  # noqa: ARG002 - there are none
        """Yield nothing."""
        yield from ()

    def close(self) -> None:
        """Do nothing: nothing is open."""
