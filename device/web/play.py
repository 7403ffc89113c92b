"""One game at the table: its loop put together, its log begun or gone on with."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol, runtime_checkable

from device.commands import CommandBox
from device.event_bus import Subscriber
from device.game.lots import with_lots
from device.log.gamelog import GameLog
from device.log.pictures import PictureKeeper
from device.loop import Loop
from device.table.rig import Rig, begin
from device.web.chosen import Chosen
from device.web.outfit import Attended, Outfit


def new_log_path(games: Path, game_id: str) -> Path:
    """Return where the log of a game that begins now is written."""
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H-%M-%S")
    path = games / f"{now}-{game_id}.jsonl"
    number = 2
    while path.exists():
        path = games / f"{now}-{game_id}-{number}.jsonl"
        number += 1
    return path


@runtime_checkable
class Closes(Protocol):
    """A subscriber that has something to let go of when a game is left."""

    def close(self) -> None:
        """Let go."""


@dataclass(kw_only=True)
class Play:
    """A game at the table, from its first frame to its last.

    Attributes
    ----------
    loop
        The referee's loop; its log is open.
    keeper
        Keeps pictures beside the log.
    """

    loop: Loop
    keeper: PictureKeeper
    _own: list[Subscriber] = field(default_factory=list)

    def add(self, subscribers: Sequence[Subscriber]) -> None:
        """Subscribe these to the game."""
        self.loop.subscribe(*subscribers)

    def take(self, subscribers: Sequence[Subscriber]) -> None:
        """Subscribe these for this game alone; they are closed at its end."""
        self._own += subscribers
        self.add(subscribers)

    def close(self) -> None:
        """Close the log, write what pictures wait, and let its own subscribers go."""
        self.keeper.close()
        self.loop.log.close()
        for subscriber in self._own:
            if isinstance(subscriber, Closes):
                subscriber.close()


def seat(
    outfit: Outfit,
    chosen: Chosen,
    *,
    log_path: Path,
    named: str,
    source: Attended,
    commands: CommandBox,
) -> Play:
    """Return a game ready to run; what its log holds has been played already.

    Parameters
    ----------
    chosen
        What is played and on which board; the board has been found.
    log_path
        The log to begin, or to go on with.
    named
        What the log says of its source.
    source
        Where frames come from, and the clock of the game.
    commands
        Where people put what they wish.

    Raises
    ------
    LogError
        If the log holds another game, or contradicts the rules.
    SettingsError
        If other chips were taught than the game is played with.
    DefinitionError
        If the game cannot be played on the board on the table.
    """
    assert chosen.found is not None
    rig = Rig(
        choice=with_lots(chosen.choice, log_path),
        board=chosen.found,
        path=chosen.path,
        first=chosen.first,
        source=named,
        more={
            **({"players": dict(chosen.players)} if chosen.players else {}),
            **({"who": chosen.who.plain} if chosen.who else {}),
        },
    )
    settings = outfit.settings
    log = GameLog(log_path, settings.games.second_folder)
    keeper = PictureKeeper(
        log,
        settings.games.keep_pictures_mb,
        waits=not source.live,
        which=settings.privacy.pictures,
    )
    try:
        announcer = rig.announcer(outfit.voice, outfit.lights, settings)
        loop = rig.loop(
            source,
            log,
            source,
            subscribers=[keeper, announcer],
            commands=commands,
            settings=settings,
        )
        loop.lingers = True
        begin(loop, rig.header)
    except BaseException:
        keeper.close()
        log.close()
        raise
    return Play(loop=loop, keeper=keeper)
