"""What a thinking opponent costs the referee: processor time a frame, and memory.

    python -m bench.thinking [--game nine_mens_morris] [--turns 8] [--rounds 2]

The same simulated game is refereed by turns without a machine and with one that thinks
all the time, as well as it can, in its own process. Counted is the processor time of
the referee's own process from one frame to the next; drawing the frame is left out.
Peak memory is that of the life of one game, of the referee with its drawing, and of the
player.
"""

import argparse
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from calibration.common.board_file import BoardFile
from device.commands import Hint
from device.game.choice import Choice
from device.log.gamelog import GameLog
from device.mocks import MockClock
from device.opponent.companion import Companion
from device.opponent.process import PlayerProcess
from device.ports import Frame
from device.rig import Rig, begin
from device.simulated.simulator import Plan, SimulatedTable
from device.words.remarks import Remark
from rules.catalogue import find_game
from rules.core.events import Event
from vision.common.reading import Reading

_LONG_S = 600.0


class Timed:
    """A source that counts the processor time between its frames."""

    live = False

    def __init__(self, table: SimulatedTable) -> None:
        self._table = table
        self.frames_seen, self.spent_s = 0, 0.0

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield the table's frames."""
        for frame in self._table.frames(wanted):
            began_s = time.process_time()
            yield frame
            self.spent_s += time.process_time() - began_s
            self.frames_seen += 1

    def close(self) -> None:
        """Do nothing: nothing is open."""


@dataclass
class Curious:
    """A sink that has the machine think, whatever happens."""

    companion: Companion
    player_mb: float = 0.0

    def tell(self, event: Event, to_move: str | None, now_s: float) -> None:
        """Do nothing."""

    def remark(self, remark: Remark, now_s: float) -> None:
        """Do nothing."""

    def watch(self, frame: Frame, reading: Reading) -> None:  # noqa: ARG002 - a sink's
        """Look at the player's memory."""
        thinker = self.companion.thinker
        if isinstance(thinker, PlayerProcess) and thinker.pid is not None:
            self.player_mb = max(self.player_mb, peak_mb(str(thinker.pid)))

    def tick(self, now_s: float) -> None:  # noqa: ARG002 - a sink's
        """Ask for a hint, again and again."""
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


def refereed(name: str, turns: int, *, thinks: bool) -> tuple[float, int, float, float]:
    """Return milliseconds a frame, frames, and peaks in MB, the referee's first."""
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")  # forget the peak
    game = find_game(name)
    table = SimulatedTable(game, Plan(seed=3, most_turns=turns))
    rig = Rig(choice=Choice(name), board=BoardFile(table.view, None), source="sim")
    source = Timed(table)
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(GameLog(Path(folder) / "game.jsonl")) as log,
    ):
        loop = rig.loop(source, log, MockClock())
        companion = loop.commands.companion
        assert isinstance(companion, Companion)
        companion.seconds = _LONG_S
        curious = Curious(companion)
        begin(loop, rig.header)
        if thinks:
            loop.sinks = [*loop.sinks, curious]
        loop.run()
        companion.close()
    ms = source.spent_s * 1000 / source.frames_seen
    return ms, source.frames_seen, peak_mb(), curious.player_mb


def main() -> None:
    """Print what a thinking opponent costs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="nine_mens_morris")
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=2)
    args = parser.parse_args()
    refereed(args.game, 1, thinks=False)  # everything is imported and warm
    spent: dict[bool, list[float]] = {False: [], True: []}
    for _ in range(args.rounds):
        for thinks in (False, True):
            ms, frames, referee_mb, player_mb = refereed(
                args.game, args.turns, thinks=thinks
            )
            spent[thinks].append(ms)
            print(
                f"{'thinking' if thinks else 'alone':>8}: {ms:6.2f} ms a frame over "
                f"{frames} frames; referee {referee_mb:.0f} MB, "
                f"player {player_mb:.0f} MB"
            )
    alone, thinking = (min(spent[thinks]) for thinks in (False, True))
    print(f"ratio {thinking / alone:.2f} (the best of {args.rounds} each)")


if __name__ == "__main__":
    main()
