"""CPU time a frame and memory of the referee beside a thinking opponent.

    python -m bench thinking [--game nine_mens_morris] [--turns 8] [--rounds 2]

A simulated game is drawn to pictures by a process of its own. They are refereed by
turns without a machine and with one that thinks all the time, as well as it can, in its
own process. Counted is the processor time of the referee's own process from one frame
to the next; reading the picture is left out. Peak memory is that of the life of one
game, of the referee and of the player.
"""

import argparse
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from bench.kit.results import Figures
from calibration.common.board_file import BoardFile, from_toml, to_toml
from device.camera.sources import FolderSource
from device.commands import Hint
from device.event_bus import Subscriber
from device.game.board_files import write_picture
from device.game.choice import Choice
from device.log.gamelog import GameLog
from device.mocks import MockClock
from device.opponent.companion import Companion
from device.opponent.process import PlayerProcess
from device.ports import Frame
from device.table.opponent import companion_of
from device.table.rig import Rig, begin
from rules.catalogue import find_game
from vision.common.reading import Reading

_LONG_S = 600.0


class Timed:
    """A source that counts the processor time between its frames."""

    live = False

    def __init__(self, folder: Path) -> None:
        self._pictures = FolderSource(folder, 0.1)
        self.frames_seen, self.spent_s = 0, 0.0

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield the frames."""
        for frame in self._pictures.frames(wanted):
            began_s = time.process_time()
            yield frame
            self.spent_s += time.process_time() - began_s
            self.frames_seen += 1

    def close(self) -> None:
        """Do nothing: nothing is open."""


@dataclass
class Curious(Subscriber):
    """Subscriber that keeps the computer player searching."""

    companion: Companion
    player_mb: float = 0.0

    def on_frame(self, frame: Frame, reading: Reading) -> None:  # noqa: ARG002 - a subscriber's
        """Record the player's memory."""
        thinker = self.companion.thinker
        if isinstance(thinker, PlayerProcess) and thinker.pid is not None:
            self.player_mb = max(self.player_mb, peak_mb(str(thinker.pid)))

    def on_tick(self, now_s: float) -> None:  # noqa: ARG002 - a subscriber's
        """Request a hint, again and again."""
        if self.companion.referee.result is None:
            self.companion.obey(Hint())


def peak_mb(pid: str = "self") -> float:
    """Return the most memory that a process has had, in MB; 0 if it is gone."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    found = [line.split()[1] for line in lines if line.startswith("VmHWM")]
    return int(found[0]) * 1024 / 1e6 if found else 0.0


def draw(name: str, turns: int, folder: Path) -> None:
    """Draw a simulated game: a picture for each frame, and the board file."""
    from device.simulated.simulator import SimulatedTable, SimulationPlan

    table = SimulatedTable(find_game(name), SimulationPlan(seed=3, most_turns=turns))
    for frame in table.frames():
        write_picture(folder / f"{frame.index:05}.jpg", frame.image)
    (folder / "board.toml").write_text(to_toml(BoardFile(table.view, None)))


def refereed(
    name: str, pictures: Path, *, thinks: bool
) -> tuple[float, int, float, float]:
    """Return milliseconds a frame, frames, and peaks in MB, the referee's first."""
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")  # forget the peak
    board = from_toml((pictures / "board.toml").read_text())
    rig = Rig(choice=Choice(name), board=board, source=str(pictures))
    source = Timed(pictures)
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(GameLog(Path(folder) / "game.jsonl")) as log,
    ):
        loop = rig.loop(source, log, MockClock())
        companion = companion_of(rig, loop)
        loop.commands.companion = companion
        loop.subscribe(companion)
        companion.seconds = _LONG_S
        curious = Curious(companion)
        begin(loop, rig.header)
        if thinks:
            loop.subscribe(curious)
        loop.run()
        companion.close()
    ms = source.spent_s * 1000 / source.frames_seen
    return ms, source.frames_seen, peak_mb(), curious.player_mb


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("--game", default="nine_mens_morris")
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=2)


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Print the cost of a thinking opponent."""
    spent: dict[bool, list[float]] = {False: [], True: []}
    with tempfile.TemporaryDirectory() as folder:
        pictures = Path(folder)
        painter = get_context("spawn").Process(
            target=draw, args=(args.game, args.turns, pictures)
        )
        painter.start()
        painter.join()
        refereed(args.game, pictures, thinks=False)  # everything is warm
        for _ in range(args.rounds):
            for thinks in (False, True):
                ms, frames, referee_mb, player_mb = refereed(
                    args.game, pictures, thinks=thinks
                )
                spent[thinks].append(ms)
                print(
                    f"{'thinking' if thinks else 'alone':>8}: {ms:6.2f} ms a frame "
                    f"over {frames} frames; referee {referee_mb:.0f} MB, "
                    f"player {player_mb:.0f} MB",
                    flush=True,
                )
    alone, thinking = (min(spent[thinks]) for thinks in (False, True))
    figures.add("a frame beside a thinking machine", thinking / alone, unit="x alone")
    print(f"ratio {thinking / alone:.2f} (the best of {args.rounds} each)")
