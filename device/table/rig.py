"""Game and board of a table, and the first line of its log."""

import gc
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any

from calibration.common.board_file import BoardFile
from device.commands import CommandBox, PlayedBy
from device.config.settings import Settings
from device.event_bus import Subscriber
from device.game.board_files import counter_for, faces_for, taught_in, wood_for
from device.game.choice import Choice, chips_seen, first_position
from device.log.gamelog import GameLog
from device.log.lines import Fields, GameHeader, named
from device.log.parse import FORMAT
from device.loop import Loop
from device.opponent.companion import check_seats, seats_in
from device.ports import Clock, FrameSource, Lights, LogError, Voice
from device.show.announcer import Announcer
from device.voice.phrases import ALPHABETS, words_for
from rules.boards.table import sites_on
from rules.core.game import Game
from rules.core.model import Position
from rules.core.options import names_of
from rules.referee.referee import Referee
from vision.chips.tilt import looks_straight_down, needs_heights
from vision.reader import Reader
from vision.settle import Settler


@dataclass(frozen=True, kw_only=True)
class Rig:
    """Game and board of a table, as found.

    Attributes
    ----------
    choice
        The game, as people chose it.
    board
        What is known of the board.
    path
        Where its board file lies, with pictures beside it.
    first
        The side that begins; None: whoever acts first.
    source, hold_s
        What the log says of the frames: where they come from, and for how long each
        picture of a folder is shown.
    each_anew
        Every picture was taken from another place.
    opponent
        The side that a machine plays, and its level: 'black:3'; '' for none.
    seats
        Who plays which side, as people chose it on the page.
    more
        What else the log's first line says.

    Raises
    ------
    DefinitionError
        If the game cannot be played on the board.
    SettingsError
        If other chips were taught than the game is played with, or there is no such
        side for a machine.
    """

    choice: Choice
    board: BoardFile
    path: Path = Path()
    first: str | None = None
    source: str
    hold_s: float = 1.0
    each_anew: bool = False
    opponent: str = ""
    seats: Mapping[str, PlayedBy] = field(default_factory=dict)
    more: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        sites_on(self.game.board, self.board.view.board)
        first_position(self.game, taught_in(self.board))
        seats = {**self.seats, **seats_in(self.opponent, self.start.sides)}
        check_seats(seats, self.start.sides)

    @cached_property
    def game(self) -> Game:
        """Return the game, set as it is chosen."""
        return self.choice.game

    @cached_property
    def start(self) -> Position:
        """Return the first position, its sides called as the chips that were taught."""
        return first_position(self.game, taught_in(self.board))

    @property
    def header(self) -> Fields:
        """Return the header fields of the log."""
        return {
            **self.choice.record,
            "board": self.board.view.board.id,
            "sides": list(names_of(self.start)),
            "first": self.first,
            **({"opponent": self.opponent} if self.opponent else {}),
            **self.more,
            "source": self.source,
            "hold_s": self.hold_s,
            **({"each_anew": True} if self.each_anew else {}),
        }

    @property
    def hides_heights(self) -> bool:
        """Return True if chips are stacked and the camera cannot measure heights."""
        chips = self.board.chips
        known = (chips.thickness_mm,) if chips else ()
        return needs_heights(self.game) and looks_straight_down(self.board.view, *known)

    def reader(self) -> Reader:
        """Return the reader of the board."""
        return Reader(
            self.board.view,
            sides=chips_seen(self.start, taught_in(self.board)),
            chips=self.board.chips,
            max_height=self.game.most_chips,
            counter=counter_for(self.board, self.path),
            wood=wood_for(self.board, self.path),
            faces=faces_for(self.board, self.path),
        )

    def announcer(self, voice: Voice, lights: Lights, settings: Settings) -> Announcer:
        """Return the announcer, in the language of the settings."""
        words = replace(
            words_for(settings.voice.language, self.game, ears=True),
            alphabet=ALPHABETS[settings.voice.alphabet],
        )
        patterns = settings.patterns
        return Announcer(
            voice, lights, self.start.sides, patterns=patterns, words=words
        )

    def loop(
        self,
        source: FrameSource,
        log: GameLog,
        clock: Clock,
        *,
        subscribers: Sequence[Subscriber] = (),
        commands: CommandBox | None = None,
    ) -> Loop:
        """Return a game from its first frame to its last, ready to be begun.

        Parameters
        ----------
        source, log, clock
            Where frames come from, where all is written, what waits.
        subscribers
            Who is notified.
        commands
            Where people put what they wish.
        """
        game, sides = self.game, names_of(self.start)
        strict, stands = self.choice.strict, self.choice.stands
        return Loop(
            source=source,
            reader=self.reader(),
            settler=Settler(),
            referee=Referee(
                game, sides=sides, first=self.first, strict=strict, stands=stands
            ),
            log=log,
            subscribers=subscribers,
            clock=clock,
            commands=commands or CommandBox(),
            each_anew=self.each_anew,
        )


def begin(loop: Loop, header: Fields) -> None:
    """Begin a log, or go on with the game that it holds.

    Parameters
    ----------
    loop
        Its log is begun.
    header
        What is played, where and from which frames; the rest is filled in.

    Raises
    ------
    LogError
        If the log holds another game.
    """
    # The parts of a loop know each other, and hold pictures: of the game before they
    # would stay in memory until Python next looks for such circles, ten games later.
    gc.collect()
    if not loop.log.records:
        started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        first = {**named(GameHeader, format=FORMAT), **header}
        loop.log.append([{**first, "started": header.get("started", started)}])
        return
    there = loop.log.records[0]
    for key in ("game", "options", "position", "match", "teams", "board", "sides"):
        if there.get(key) != header.get(key):
            raise LogError(
                f"{loop.log.path} holds a game with {key} {there.get(key)}, not "
                f"{header.get(key)}: name another --log, or move that one away"
            )
    began = datetime.fromisoformat(there["started"])
    same = all(there.get(key) == header[key] for key in ("source", "hold_s"))
    loop.resume(
        same_film=same and not loop.source.live,
        passed_s=(datetime.now(UTC) - began).total_seconds(),
    )
