"""One game at the table: its loop put together, its log begun or gone on with."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from device.announcer import Announcer, Caller
from device.board_files import counter_for, taught_in, wood_for
from device.choice import chips_seen, first_position
from device.commands import CommandBox
from device.log.gamelog import GameLog
from device.log.pictures import PictureKeeper
from device.log.records import Record
from device.loop import Loop, Sink
from device.opening import begin
from device.voice.phrases import words_for
from device.web.chosen import Chosen
from device.web.kit import Attended, Kit
from rules.boards.table import sites_on
from rules.matches.team import TeamGame
from rules.options import names_of
from rules.referee import Referee
from vision.reader import Reader
from vision.settle import Settler

HOLD_S = 1.0


def new_log_path(games: Path, game_id: str) -> Path:
    """Return where the log of a game that begins now is written."""
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H-%M-%S")
    path = games / f"{now}-{game_id}.jsonl"
    number = 2
    while path.exists():
        path = games / f"{now}-{game_id}-{number}.jsonl"
        number += 1
    return path


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

    def add(self, sinks: Sequence[Sink]) -> None:
        """Tell more sinks."""
        self.loop.sinks = [*self.loop.sinks, *sinks]

    def close(self) -> None:
        """Close the log and write what pictures wait."""
        self.keeper.close()
        self.loop.log.close()


def seat(
    kit: Kit,
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
    game, board = chosen.choice.game, chosen.found
    assert board is not None
    sites_on(game.board, board.view.board)
    taught = taught_in(board)
    start = first_position(game, taught)
    names = names_of(start)
    header: Record = {
        **chosen.choice.record,
        "board": board.view.board.id,
        "sides": list(names),
        "first": chosen.first,
        **({"players": dict(chosen.players)} if chosen.players else {}),
        "source": named,
        "hold_s": HOLD_S,
    }
    log = GameLog(log_path)
    keeper = PictureKeeper(
        log, kit.settings.games.keep_pictures_mb, waits=not source.live
    )
    loop = Loop(
        source=source,
        reader=Reader(
            board.view,
            sides=chips_seen(start, taught),
            chips=board.chips,
            max_height=game.most_chips,
            counter=counter_for(board, chosen.path),
            wood=wood_for(board, chosen.path),
        ),
        settler=Settler(),
        referee=Referee(game, sides=names, first=chosen.first),
        log=log,
        sinks=[keeper],
        clock=source,
        commands=commands,
        lingers=True,
    )
    play = Play(loop=loop, keeper=keeper)
    try:
        announcer = Announcer(
            kit.voice,
            kit.lights,
            start.sides,
            report=loop.remark,
            patterns=kit.settings.patterns,
            words=words_for(kit.settings.voice.language, game, ears=True),
        )
        play.add([announcer])
        if isinstance(game, TeamGame):
            play.add([Caller(game, loop.referee, loop.remark)])
        begin(loop, header)
    except BaseException:
        play.close()
        raise
    return play
