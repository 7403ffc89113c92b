"""A game refereed from the command line, from its first frame to its last."""

import argparse
import glob
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from calibration.common.board_file import BoardFile
from device.camera.sources import FolderSource, open_source
from device.camera_address import CameraAddress
from device.clock import SystemClock
from device.commands import Adopt
from device.config.settings import Settings
from device.game.board_files import (
    read_board_file,
)
from device.game.choice import (
    ENDS,
    Choice,
    control_in,
    options_in,
    teams_in,
)
from device.game.lots import with_lots
from device.log.gamelog import REWRITTEN, GameLog
from device.log.lines import Fields
from device.log.next_game import (
    FOLLOWS,
    FROM_FRAME,
    Rest,
    new_log_path,
    newest_log,
    next_log,
)
from device.log.parse import read_log
from device.log.unwritten import exit_code
from device.loop import Loop
from device.parsing import called
from device.ports import Clock, FrameSource, SettingsError
from device.show.keys import Paced
from device.simulated.simulator import SimulatedTable
from device.simulated.steered import SteeredTable, Steering
from device.table.announcing import ConsolePart
from device.table.part import Configuration, Context, OpenPart
from device.table.rig import Rig
from device.table.settings import settings_here
from device.table.table import OpenTable, open_table
from device.voice.phrases import words_for
from device.words.remarks import EACH_ANEW, Remark, begins_lying, remarked
from rules.catalogue import find_game
from vision.settle import Settler

_SEEN = "seen"


@dataclass(frozen=True, slots=True)
class _Opening:
    """Remarks and corrections that precede the first frame.

    Attributes
    ----------
    undoes_draw
        Whether a drawn game that the log holds is to go on.
    """

    told: Sequence[Remark] = ()
    undoes_draw: bool = False

    def say(self, loop: Loop) -> None:
        """Begin with a loop.

        Raises
        ------
        SettingsError
            If no game is drawn, or it cannot go on from its board.
        """
        for remark in self.told:
            loop.remark(remark)
        if self.undoes_draw and not loop.over:
            raise SettingsError("--undo-draw: the game is not over")
        if self.undoes_draw and not (answer := loop.obey(Adopt())).done:
            raise SettingsError(f"--undo-draw: {answer.told}")


def run(args: argparse.Namespace) -> int:
    """Referee a game from a source of frames, and more where people wish them."""
    return exit_code(lambda logs: _run(args, logs))


def _run(args: argparse.Namespace, logs: list[GameLog]) -> None:
    settings, clock = _settings(args), SystemClock()
    choice = _choice(args, settings)
    args.source = _simulated(args.source, choice)
    sides = choice.game.start().sides
    if args.first is not None and args.first not in sides:
        raise SettingsError(f"--first {args.first}: expected {' or '.join(sides)}")
    args.log = args.log or _dated_log(settings.games.folder, args.game)
    rig = Rig(
        choice=choice if _is_seen(args) else with_lots(choice, args.log),
        board=_board(args, choice),
        path=args.calibration or Path(),
        first=args.first,
        source=_source_named(args.source),
        hold_s=args.hold,
        each_anew=args.each_anew,
        opponent=args.opponent,
    )
    board = rig.board.view.board
    if args.opponent and not args.first and not args.position:
        rig = replace(rig, first=rig.start.to_move)  # a machine knows whose turn it is
    opening = _Opening(undoes_draw=args.undo_draw)
    if _is_seen(args):
        rig, told = _as_it_lies(rig, args, clock)
        opening = replace(opening, told=told)
    source = _source(args, rig, settings, clock)
    words = words_for(settings.voice.language, rig.game, as_logged=True)

    def rest_from(frame: int) -> FrameSource:
        return _rest(args, source, frame, clock)

    asked = _configuration(args, settings, clock, board.names)
    with open_table(replace(asked, written=logs)) as table:
        table.ready(f"referee: {rig.game.title}")
        header, path = rig.header, newest_log(args.log)
        while True:
            loop = _watched(table, rig, rest_from, path, header, opening)
            opening = _Opening()
            _summarise(loop, tell=args.learn is None)
            if isinstance(source, FolderSource) and loop.found_elsewhere:
                print(remarked(EACH_ANEW, words))
            if not loop.wants_new or args.learn is not None:
                break
            header, path = _following(loop, header), next_log(loop.log.path)


def _dated_log(folder: Path, game: str) -> Path:
    """Return a log of now in the folder of games, and say where it is."""
    folder.mkdir(parents=True, exist_ok=True)
    log = new_log_path(folder, find_game(game).id)
    print(f"log: {log}", flush=True)
    return log


def _configuration(
    args: argparse.Namespace, settings: Settings, clock: Clock, sites: Sequence[str]
) -> Configuration:
    """Return the table's configuration from the command line."""
    return Configuration(
        settings=settings,
        clock=clock,
        folder=args.log.absolute().parent,
        logs=lambda: _written(args.log),
        sites=sites,
        voice=args.voice,
        lights=args.lights,
        console=ConsolePart,
        page=None if args.page is None else lambda context: _page(args, context),
        steps=args.learn,
    )


def _page(args: argparse.Namespace, context: Context) -> OpenPart:
    """Serve a page that shows each game."""
    from device.web.embedded import EmbeddedPage  # without a page no server is needed

    return EmbeddedPage(context, args.source, args.page)


def _settings(args: argparse.Namespace) -> Settings:
    """Return this machine's settings, in the language that was asked for."""
    settings = settings_here()
    if args.language is None:
        return settings
    return replace(settings, voice=replace(settings.voice, language=args.language))


def _written(log: Path) -> list[Path]:
    """Return a log and those of the games that followed at its table."""
    form = re.compile(rf"{re.escape(log.stem)}(-\d+|-{REWRITTEN})*")
    logs = log.absolute().parent.glob(f"*{glob.escape(log.suffix)}")
    return [path for path in logs if form.fullmatch(path.stem)]


def _simulated(source: CameraAddress, choice: Choice) -> CameraAddress:
    """Return the source; 'sim' alone is a simulated table of the game chosen."""
    named = source.removesuffix(":") == "sim"
    return CameraAddress(f"sim:{choice.record['game']}") if named else source


def _board(args: argparse.Namespace, choice: Choice) -> BoardFile:
    """Return the board file; for a simulated table, the ground truth.

    Raises
    ------
    SettingsError
        If no board file is named and the board is a real one.
    """
    if args.calibration is not None:
        return read_board_file(args.calibration)
    kind, _, named = args.source.partition(":")
    if kind != "sim":
        raise SettingsError(
            f"--calibration FILE is missing: {called()} calibrate --board "
            f"{choice.game.board.id} --source {args.source} --out board.toml makes one"
        )
    played = {choice.record["game"]: choice.game}
    name, *numbers = named.split(":")
    table = SimulatedTable.of(":".join([name, *numbers[:1], "0"][:3]), played)
    return BoardFile(table.view, None)


def _source(
    args: argparse.Namespace, rig: Rig, settings: Settings, clock: Clock
) -> FrameSource:
    """Return the frame source; at a simulated table with simulated people.

    Raises
    ------
    SettingsError
        If pictures from anywhere are wanted of anything but a folder.
    """
    played = {rig.choice.record["game"]: rig.game}
    watchdog_s = settings.camera.watchdog_s
    source = open_source(args.source, args.hold, clock, played, watchdog_s=watchdog_s)
    if args.each_anew and not isinstance(source, FolderSource):
        raise SettingsError("--each-anew: expected a folder of pictures as --source")
    steered = args.opponent or args.learn is not None
    if steered and isinstance(source, SimulatedTable):
        return SteeredTable(source.game, source.plan, Steering())
    return source


def _rest(
    args: argparse.Namespace, source: FrameSource, from_frame: int, clock: Clock
) -> FrameSource:
    """Return a source from one of its frames on; a film at the pace that is asked."""
    rest = Rest(source, from_frame)
    if source.live or not args.pace:
        return rest
    return Paced(rest, clock, pace=args.pace)


def _choice(args: argparse.Namespace, settings: Settings) -> Choice:
    """Return the game as it was chosen.

    Raises
    ------
    SettingsError
        If the position does not go with the rest.
    """
    position = " ".join(args.position.split())
    if _is_seen(args):
        position = ""
    elif position and args.first is not None:
        raise SettingsError("--position tells who is to move: leave out --first")
    strict = args.strict or settings.game.strict
    options, teams = options_in(args.option), teams_in(args.team)
    told, flag = settings.clock.control, args.flag or settings.clock.flag
    clock = control_in(told if args.clock is None else args.clock)
    ends = flag == ENDS
    return Choice(args.game, options, args.match, teams, strict, position, clock, ends)


def _is_seen(args: argparse.Namespace) -> bool:
    """Return True if the game begins from the board as it lies."""
    return str(args.position).strip() == _SEEN


def _as_it_lies(
    rig: Rig, args: argparse.Namespace, clock: Clock
) -> tuple[Rig, Sequence[Remark]]:
    """Return a rig that starts from the detected board, and remarks on it.

    A game that has begun keeps the position that it began from.

    Raises
    ------
    OptionError
        If the pieces' signs are ambiguous, or no game begins so.
    """
    from device.game.start_layout import lying_board  # it brings the engine along

    log = newest_log(args.log)
    begun = read_log(log)[:1] if log.exists() and log.stat().st_size else []
    fen = begun[0].get("position", "") if begun else ""
    told: Sequence[Remark] = ()
    if not fen:
        source = open_source(args.source, args.hold, clock)
        with closing(source):
            frames, reader, settler = source.frames(), rig.reader(), Settler()
            game, start, first = rig.game, rig.start, args.first
            found = lying_board(frames, reader, settler, game, start, first)
        print(f"begins from {found.fen}")
        fen, told = found.fen, begins_lying(found.to_move, found.unsure)
    return replace(rig, choice=replace(rig.choice, position=fen), first=None), told


def _watched(
    table: OpenTable,
    rig: Rig,
    rest_from: Callable[[int], FrameSource],
    path: Path,
    header: Fields,
    opening: _Opening,
) -> Loop:
    """Referee one game, to its end or as long as there are frames; return its loop."""
    asked = table.context.configuration
    second = asked.settings.games.second_folder
    with closing(GameLog(path, second)) as log, _no_stub(log):
        there = log.records[0] if log.records else header
        rest = rest_from(there.get(FROM_FRAME, 0))
        with table.game(rig, rest, log, header=header) as loop:
            somebody = "buttons" in table.parts or "page" in table.parts
            loop.lingers = (somebody and rest.live) or asked.steps is not None
            opening.say(loop)
            loop.run()
    return loop


@contextmanager
def _no_stub(log: GameLog) -> Iterator[None]:
    """Take a log away that was begun now if nothing came of it but a refusal."""
    is_new = not log.records
    try:
        yield
    except Exception:
        if is_new and len(log.records) <= 1 and not log.left:
            log.path.unlink(missing_ok=True)
        raise


def _following(loop: Loop, header: Fields) -> Fields:
    """Return the first line of the next game's log: a film is gone on with."""
    later = {**header, FOLLOWS: loop.log.path.name}
    return later if loop.source.live else {**later, FROM_FRAME: loop.frames_seen}


def _source_named(source: str) -> str:
    """Return the log's name of a source: an absolute path for a file."""
    path = Path(source)
    return str(path.resolve()) if path.exists() else source


def _summarise(loop: Loop, *, tell: bool) -> None:
    """Print the result of a game, if requested, and the path of its log."""
    turns = loop.referee.turns_played
    end = "the game is over" if loop.over else "the frames ended before the game"
    if tell:
        print(f"{turns} turns; {end}; log: {loop.log.path}")
