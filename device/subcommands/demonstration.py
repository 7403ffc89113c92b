"""A whole game shown in a terminal, from simulated frames to the win."""

import tempfile
from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console

from calibration.common.board_file import BoardFile
from calibration.common.errors import BoardNotFoundError
from calibration.common.view import View
from calibration.find import find_view
from device.clock import SystemClock
from device.config.patterns import CAPTURE, ILLEGAL, MILL, SIDE_LAMPS, TROUBLE, WIN
from device.config.settings import ButtonSettings, Settings
from device.event_bus import Subscriber
from device.game.choice import Choice
from device.lamps.cues import TAKES
from device.log.gamelog import GameLog
from device.log.unwritten import exit_code
from device.loop import Loop
from device.parsing import called
from device.ports import Clock, FrameSource, Priority, Voice
from device.show.keys import Controls, Keys, Paced
from device.show.progress import ProgressBar
from device.show.screen import Screen
from device.show.sketch import sketch
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.table.announcing import ConsolePart
from device.table.part import Configuration, OpenPart
from device.table.rig import Rig
from device.table.settings import settings_here
from device.table.table import open_table
from device.table.voice import open_voice, voice_named
from rules.catalogue import find_game
from rules.core.game import Game
from rules.core.model import Position
from rules.core.options import names_of

GAME = "nine_mens_morris"
PLAN = SimulationPlan(
    seed=0, illegal_before=frozenset({27}), dimmed_before=frozenset({10}), hesitant=0.8
)
"""A game with a mill, a capture, a ruling and a win."""

ANY_PLAN = SimulationPlan(illegal_before=frozenset({6}), dimmed_before=frozenset({10}))
"""Of any other game: with a ruling, where a rule can be broken early."""

_SMALLEST_SCREEN = (76, 24)


def demonstrate(name: str, speed: float) -> int:
    """Show a game being refereed; return the exit code.

    Parameters
    ----------
    name
        The game's id, title or alias.
    speed
        Playback rate, where there is a screen to watch.

    Raises
    ------
    UnknownGameError
        If no game bears the name.
    """
    return exit_code(lambda logs: _demonstrate(find_game(name), speed, logs))


def _demonstrate(game: Game, speed: float, logs: list[GameLog]) -> None:
    table = SimulatedTable(game, PLAN if game.id == GAME else ANY_PLAN)
    view = _calibrated(table)
    path = Path(tempfile.mkdtemp(prefix="mwamuzi-demo-")) / "game.jsonl"
    console = Console()
    rig = Rig(
        choice=Choice(game.id), board=BoardFile(view, None), source=f"sim:{game.id}"
    )
    position, path = _played(rig, table, path, console, speed, logs)
    print(sketch(game.labels, position.contents, names_of(position)))
    result = game.result(position)
    if result is not None:
        print(f"{' and '.join(result.winners) or 'nobody'} won ({result.reason})")
    print(f"the log: {path}\nplay it through the rules: {called()} replay {path}")


def _calibrated(table: SimulatedTable) -> View:
    """Return the view found; if pieces occlude the drawing, the true one."""
    empty = table.bare() or next(table.frames())
    with ProgressBar("looking for the board") as shown:
        try:
            return find_view(empty.image, table.board, progress=shown)
        except BoardNotFoundError:
            return table.view


def lamps_of(game: Game, table: SimulatedTable) -> tuple[str, ...]:
    """Return the lamps that light up in a game at this table."""
    position = game.start()
    lamps = [*SIDE_LAMPS[: len(table.sides)]]
    mills = takes = False
    for turn in table.truth.turns:
        mills = mills or bool(game.closes(position, turn))
        takes = takes or any(step.kind in TAKES for step in turn.steps)
        position = game.play(position, turn)
    wanted = ((MILL, mills), (CAPTURE, takes), (WIN, True))
    lamps += [lamp for lamp, is_there in wanted if is_there]
    return (*lamps, ILLEGAL, TROUBLE)


def _played(
    rig: Rig,
    table: SimulatedTable,
    path: Path,
    console: Console,
    speed: float,
    logs: list[GameLog],
) -> tuple[Position, Path]:
    """Show the game on a screen where there is one, else line by line.

    Of this machine's settings only the voice is taken: a demonstration is no game of
    its table, which a hall or a home would have to know of.
    """
    here, clock = settings_here(), SystemClock()
    plain = Configuration(
        settings=Settings(buttons=ButtonSettings(line=0)),
        clock=clock,
        folder=path.parent,
        lights="terminal",
        console=ConsolePart,
        keeps=False,
        written=logs,
    )
    source: FrameSource = table
    wide, high = _SMALLEST_SCREEN
    with ExitStack() as stack:
        if console.is_terminal and console.width >= wide and console.height >= high:
            controls = Controls(stack.enter_context(Keys()).pressed, speed=speed)
            screen = Screen(
                console,
                table.game,
                lambda: rig.start,
                lamps_of(table.game, table),
                clock=clock,
                controls=controls,
            )
            spoken = stack.enter_context(closing(_loudspeaker(here, clock)))
            plain = replace(
                plain,
                voice=BothVoices(screen, spoken, controls),
                lights=screen,
                console=lambda _: ScreenPart(screen),
            )
            source = Paced(table, clock, controls)
            stack.enter_context(screen)
        opened = stack.enter_context(open_table(plain))
        log = stack.enter_context(closing(GameLog(path)))
        loop = stack.enter_context(opened.game(rig, source, log))
        try:
            loop.run()
        except KeyboardInterrupt:
            console.print("stopped")
    return loop.referee.position, log.path


class ScreenPart(OpenPart):
    """Shows everything that happens in one terminal."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    def join(self, rig: Rig, loop: Loop) -> Sequence[Subscriber]:  # noqa: ARG002 - the screen knows the game
        """Return the screen."""
        self._screen.position = lambda: loop.referee.position
        return [self._screen]


def _loudspeaker(settings: Settings, clock: Clock) -> Voice:
    """Return a voice where there is a sound card to hear it by."""
    return open_voice(voice_named("auto"), settings, clock)


@dataclass(frozen=True, slots=True)
class BothVoices:
    """Voice that speaks aloud and on the screen.

    Attributes
    ----------
    controls
        May mute what is heard.
    """

    one: Voice
    other: Voice
    controls: Controls

    def say(self, text: str, priority: Priority) -> None:
        """Say the text with both voices."""
        self.one.say(text, priority)
        if not self.controls.muted:
            self.other.say(text, priority)

    def close(self) -> None:
        """Close both voices."""
        self.one.close()
        self.other.close()
