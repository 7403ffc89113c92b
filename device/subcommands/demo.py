"""The command demo: a whole game, from simulated frames to the win."""

import argparse
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from calibration.common.board_file import BoardFile
from calibration.common.view import View
from calibration.find import find_view
from device.clock import SystemClock
from device.config.settings import settings_here
from device.game.choice import Choice
from device.lamps.lights import TerminalLights
from device.log.gamelog import GameLog
from device.loop import Loop, Sink
from device.ports import Clock, Frame, FrameSource, Lights, Priority, Voice
from device.rig import Rig, begin
from device.show.announcer import Announcer
from device.show.console import ConsoleSink
from device.show.progress import Shown
from device.show.screen import Screen
from device.simulated.simulator import SIDES, Plan, SimulatedTable
from device.voice.speech import Silence
from device.wiring import open_voice
from rules.catalogue import find_game
from rules.core.diagram import draw
from rules.core.model import Game

GAME = "nine_mens_morris"
PLAN = Plan(
    seed=0, illegal_before=frozenset({27}), dimmed_before=frozenset({10}), hesitant=0.8
)
_SMALLEST_SCREEN = (76, 24)


def add_options(_command: argparse.ArgumentParser) -> None:
    """Add no options."""


def run(_args: argparse.Namespace) -> int:
    """Show a whole game of nine men's morris being refereed."""
    game = find_game(GAME)
    table = SimulatedTable(game, PLAN)
    view = _calibrated(table)
    path = Path(tempfile.mkdtemp(prefix="mwamuzi-demo-")) / "game.jsonl"
    console = Console()
    rig = Rig(choice=Choice(GAME), board=BoardFile(view, None), source=f"sim:{game.id}")
    loop = rig.loop(table, GameLog(path), SystemClock())
    begin(loop, rig.header)
    with closing(loop.log):
        try:
            _run(loop, game, console)
        except KeyboardInterrupt:
            console.print("stopped")
    position = loop.referee.position
    print(draw(game.board, position.contents, SIDES))
    result = game.result(position)
    if result is not None:
        print(f"{' and '.join(result.winners)} won ({result.reason})")
    print(f"the log: {path}\nplay it through the rules: ./mwamuzi replay {path}")
    return 0


def _calibrated(table: SimulatedTable) -> View:
    first = next(table.frames())
    with Shown("looking for the board") as shown:
        return find_view(first.image, table.game.board, progress=shown)


def _run(loop: Loop, game: Game, console: Console) -> None:
    """Run the loop: on a screen where there is one, else line by line."""
    wide, high = _SMALLEST_SCREEN
    with ExitStack() as stack:
        if console.is_terminal and console.width >= wide and console.height >= high:
            screen = Screen(console, game, loop.referee, loop.log.path)
            spoken = stack.enter_context(closing(_loudspeaker(loop.clock)))
            voice: Voice = BothVoices(screen, spoken)
            lights: Lights = screen
            sink: Sink = screen
            loop.source = Paced(loop.source, loop.clock)
            stack.enter_context(screen)
        else:
            voice, lights, sink = (
                Silence(),
                TerminalLights(),
                ConsoleSink(SIDES, loop.clock),
            )
        loop.sinks = [sink, Announcer(voice, lights, SIDES)]
        loop.run()


def _loudspeaker(clock: Clock) -> Voice:
    """Return a voice where there is a sound card to hear it by."""
    if shutil.which("aplay") is None or not any(Path("/dev/snd").glob("pcm*p")):
        return Silence()
    return open_voice("espeak", settings_here(), clock)


@dataclass(frozen=True, slots=True)
class BothVoices:
    """Two voices that say the same."""

    one: Voice
    other: Voice

    def say(self, text: str, priority: Priority) -> None:
        """Let both say it."""
        self.one.say(text, priority)
        self.other.say(text, priority)

    def close(self) -> None:
        """Let both fall silent."""
        self.one.close()
        self.other.close()


@dataclass(frozen=True, slots=True)
class Paced:
    """A finite source shown at its own pace, for people to watch."""

    source: FrameSource
    clock: Clock
    live: bool = False

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        """Yield each frame when its time has come."""
        began_s = self.clock.now_s()
        for frame in self.source.frames(wanted):
            early_s = began_s + frame.time_s - self.clock.now_s()
            if early_s > 0:
                self.clock.wait(early_s)
            yield frame

    def close(self) -> None:
        """Close the source."""
        self.source.close()
