"""The composition root: a table is opened with its parts, and plays game after game."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager

from device.lamps.lights import NoLights
from device.log.gamelog import GameLog
from device.log.lines import Fields
from device.log.unwritten import lacking
from device.loop import Loop
from device.ports import Clock, FrameSource
from device.table.lights import strip_opener
from device.table.part import Configuration, Context, OpenPart
from device.table.parts import PARTS
from device.table.rig import Rig, begin
from device.voice.speech import Silence
from device.words.remarks import FROM_ABOVE


class OpenTable:
    """A table whose parts are open.

    Attributes
    ----------
    context
        What its parts share.
    parts
        Those that are open, by their names.
    """

    def __init__(self, context: Context, parts: Mapping[str, OpenPart]) -> None:
        self.context, self.parts = context, parts

    def ready(self, status: str) -> None:
        """Notify every part that all are open; ``status`` describes the game."""
        for part in self.parts.values():
            part.ready(status)

    @contextmanager
    def game(
        self,
        rig: Rig,
        source: FrameSource,
        log: GameLog,
        *,
        clock: Clock | None = None,
        header: Fields | None = None,
    ) -> Iterator[Loop]:
        """Begin or resume a game that every part is notified of, until it is left.

        Parameters
        ----------
        rig
            What is played, and on which board.
        source, log
            Where frames come from, and where all is written; the log stays open.
        clock
            Waits for a lost camera; None: the table's own.
        header
            The first line of a new log; None: the rig's.

        Raises
        ------
        LogError
            If the log holds another game, or contradicts the rules.
        """
        asked = self.context.configuration
        asked.written[:] = [*filter(lacking, asked.written), log]
        loop = rig.loop(source, log, clock or asked.clock, commands=asked.commands)
        parts = self.parts.values()
        with ExitStack() as joined:
            for part in parts:
                joined.callback(part.leave)
                loop.subscribe(*part.join(rig, loop))
            if rig.hides_heights and not log.records:
                loop.remark(FROM_ABOVE)
            begin(loop, rig.header if header is None else header)
            for part in parts:
                loop.subscribe(*part.begun(loop))
            yield loop


@contextmanager
def open_table(configuration: Configuration) -> Iterator[OpenTable]:
    """Open every part that is switched on; close them at the end."""
    with ExitStack() as opened:
        yield opened_table(configuration, opened)


def opened_table(configuration: Configuration, opened: ExitStack) -> OpenTable:
    """Open every part that is switched on; ``opened`` closes them.

    Raises
    ------
    HardwareMissingError
        If hardware that was asked for is not there.
    SettingsError
        If a part cannot be opened as it is configured.
    """
    voice, lights = configuration.voice, configuration.lights
    context = Context(
        configuration=configuration,
        voice=Silence() if isinstance(voice, str) else voice,
        lights=NoLights() if isinstance(lights, str) else lights,
        strip=strip_opener(configuration.settings, configuration.sites),
    )
    parts: dict[str, OpenPart] = {}
    for row in PARTS:
        part = row.open(context)
        if part is not None:
            opened.callback(part.close)
            parts[row.name] = part
    return OpenTable(context, parts)
