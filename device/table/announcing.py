"""Part: announcer, lights, console and calls."""

import sys
from collections.abc import Iterator, Sequence

from device.event_bus import Subscriber
from device.loop import Loop
from device.show.announcer import TurnCaller
from device.show.calls import NameCaller, TimeCaller
from device.show.console import ConsoleSubscriber
from device.table.part import Context, OpenPart
from device.table.rig import Rig
from device.voice.phrases import words_for


class AnnouncerPart(OpenPart):
    """Part with the voice and the status lamps."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def join(self, rig: Rig, loop: Loop) -> Sequence[Subscriber]:
        """Return the announcer of a game."""
        context = self._context
        announcer = rig.announcer(context.voice, context.lights, context.settings)
        announcer.report = loop.remark
        return [announcer]


def open_announcer(context: Context) -> AnnouncerPart:
    """Open voice and status lights; either may be absent."""
    return AnnouncerPart(context)


class ConsolePart(OpenPart):
    """Prints events, one line each."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._console: ConsoleSubscriber | None = None
        self._resumed = False

    def join(self, rig: Rig, loop: Loop) -> Sequence[Subscriber]:
        """Return the subscriber that prints a game's events."""
        words = words_for(
            self._context.settings.voice.language, rig.game, as_logged=True
        )
        clock = self._context.configuration.clock
        self._console = ConsoleSubscriber(rig.start.sides, clock, words=words)
        self._resumed = bool(loop.log.records)
        return [self._console]

    def begun(self, loop: Loop) -> Sequence[Subscriber]:
        """Print the point from which a game is resumed."""
        if self._resumed:
            sys.stdout.write(f"{_gone_on_with(loop)}\n")
        return []

    def leave(self) -> None:
        """Wipe the status away."""
        if self._console is not None:
            self._console.close()


def _gone_on_with(loop: Loop) -> str:
    """Return the remark that a log with the game's beginning is resumed."""
    turns, side = loop.referee.turns_played, loop.referee.position.to_move
    count = f"{turns} turn{'' if turns == 1 else 's'}"
    then = f"{side} to move" if side and not loop.over else "the game is over"
    return f"going on with {loop.log.path}: {count} played, {then}"


def open_console(context: Context) -> OpenPart | None:
    """Open the terminal output of this entrance."""
    opener = context.configuration.console
    return None if opener is None else opener(context)


class CallersPart(OpenPart):
    """Announces the side to move and the time, where switched on."""

    def __init__(self, context: Context) -> None:
        self._settings = context.settings

    def join(self, rig: Rig, loop: Loop) -> Sequence[Subscriber]:
        """Return the callers that a game has."""
        return list(self._callers(rig, loop))

    def _callers(self, rig: Rig, loop: Loop) -> Iterator[Subscriber]:
        if rig.game.for_teams:
            yield TurnCaller(rig.game, loop.referee, loop.remark)
        if self._settings.clock.spoken:
            yield TimeCaller(loop.time, loop.remark)
        names = rig.more.get("players", {})
        if self._settings.voice.calls_names and names:
            yield NameCaller(names, loop.remark)


def open_callers(context: Context) -> CallersPart:
    """Open the optional announcements."""
    return CallersPart(context)
