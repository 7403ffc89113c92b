"""Interfaces of the composition root: an entrance's configuration, and an open part."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from device.commands import CommandBox
from device.config.settings import Settings
from device.event_bus import Subscriber
from device.lamps.strip import Strip
from device.log.gamelog import GameLog
from device.loop import Loop
from device.ports import Clock, Lights, Voice
from device.table.rig import Rig
from players.lessons.course import LessonStep


class OpenPart:
    """A part of a table that is open; a subclass overrides what it needs.

    One game is played at a time: `join`, `begun`, then `leave`.
    """

    def join(self, rig: Rig, loop: Loop) -> Sequence[Subscriber]:  # noqa: ARG002 - the default
        """Return the subscribers of a game whose log has not been begun."""
        return ()

    def begun(self, loop: Loop) -> Sequence[Subscriber]:  # noqa: ARG002 - the default
        """Return the subscribers that need the game's beginning or resumption."""
        return ()

    def leave(self) -> None:
        """Close the resources of one game."""

    def ready(self, status: str) -> None:
        """Take that every part is open; ``status`` says in a line what is done."""

    def close(self) -> None:
        """Release all resources: the table is closed."""


@dataclass(frozen=True, kw_only=True)
class Configuration:
    """Configuration of a table; referee, serve, learn and demo differ in it.

    Attributes
    ----------
    settings, clock, commands
        Of the machine, and where people's commands are put.
    folder, logs
        The folder of the logs, and what returns those there are now.
    sites
        The sites of the board on the table, for a strip whose pixels are not named.
    voice
        As ``--voice`` names it, 'auto' for aloud where there is a sound card; or a
        voice that is open.
    lights
        As ``--lights`` names them, 'auto' for those of the settings, gone on without
        where they fail; or lights that are open.
    console
        Opens what shows events on the terminal; None: nothing does.
    page
        Opens the page; None: there is none.
    keeps
        Whether pictures are kept beside the logs.
    forgets
        Whether pictures in the folder are deleted when their days are over: it is this
        machine's own, and nobody else's pictures lie there.
    steps
        What is taught; None: nothing.
    written
        Takes up the log of each game; those whose files hold them go again.
    """

    settings: Settings
    clock: Clock
    commands: CommandBox = field(default_factory=CommandBox)
    folder: Path
    logs: Callable[[], Iterable[Path]] = tuple
    sites: Sequence[str] = ()
    voice: str | Voice = "off"
    lights: str | Lights = "off"
    console: "Opener | None" = None
    page: "Opener | None" = None
    keeps: bool = True
    forgets: bool = False
    steps: Sequence[LessonStep] | None = None
    written: list[GameLog] = field(default_factory=list)


@dataclass(kw_only=True)
class Context:
    """A configuration, and what the parts that are open lend those after them.

    Attributes
    ----------
    voice, lights
        What speaks, and the status lamps.
    strip
        Opens the strip that lamps and points share.
    unlock
        Opens the machine from itself; None: it has no lock.
    seated
        Takes up who sits here next; None: a hall does not choose.
    """

    configuration: Configuration
    voice: Voice
    lights: Lights
    strip: Callable[[], Strip]
    unlock: Callable[[], None] | None = None
    seated: Callable[[Mapping[str, Any]], None] | None = None

    @property
    def settings(self) -> Settings:
        """Return the settings of the machine."""
        return self.configuration.settings


Opener = Callable[[Context], OpenPart | None]
"""Opens a part; None: it is switched off, or not there."""
