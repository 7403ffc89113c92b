"""A game refereed from the command line, from its first frame to its last."""

import argparse
import glob
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path

from calibration.common.board_file import BoardFile
from device.camera.sources import FolderSource, open_source
from device.camera_address import CameraAddress
from device.clock import SystemClock
from device.commands import CommandBox, NewGame
from device.config.settings import Settings, settings_here
from device.event_bus import Subscriber
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
from device.lamps.buttons import open_buttons
from device.lamps.points import PointShow
from device.log.gamelog import REWRITTEN, GameLog
from device.log.lines import Fields
from device.log.next_game import FOLLOWS, FROM_FRAME, Rest, newest_log, next_log
from device.log.parse import read_log
from device.log.pictures import PictureKeeper
from device.log.unwritten import exit_code
from device.loop import Loop
from device.opponent.companion import Companion
from device.opponent.simulated_person import following
from device.opponent.simulated_pupil import Pupil
from device.parsing import called
from device.ports import Clock, FrameSource, Lights, SettingsError, Voice
from device.show.console import ConsoleSubscriber
from device.show.keys import Paced
from device.simulated.simulator import SimulatedTable
from device.simulated.steered import SteeredTable, Steering
from device.table.rig import Rig, begin
from device.table.wiring import (
    hall_link,
    open_lights,
    open_points,
    open_voice,
    strip_opener,
)
from device.voice.phrases import words_for
from device.words.remarks import EACH_ANEW, Remark, begins_lying, remarked
from rules.boards.table import sites_on
from vision.settle import Settler

_SEEN = "seen"


def run(args: argparse.Namespace) -> int:
    """Referee a game from a source of frames, and more where people wish them."""
    return exit_code(lambda logs: _run(args, logs))


def _run(args: argparse.Namespace, logs: list[GameLog]) -> None:
    settings, clock, box = _settings(args), SystemClock(), CommandBox()
    choice = _choice(args, settings)
    args.source = _simulated(args.source, choice)
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
    sides, board = rig.start.sides, rig.board.view.board
    if args.first is not None and args.first not in sides:
        raise SettingsError(f"--first {args.first}: expected {' or '.join(sides)}")
    if args.opponent and not args.first and not args.position:
        rig = replace(rig, first=rig.start.to_move)  # a machine knows whose turn it is
    told: Sequence[Remark] = ()
    if _is_seen(args):
        rig, told = _as_it_lies(rig, args, clock)
    source = _source(args, rig, settings, clock)
    words = words_for(settings.voice.language, rig.game)
    strip = strip_opener(settings, board.names)
    with (
        closing(open_lights(args.lights, settings, strip)) as lights,
        closing(open_voice(args.voice, settings, clock)) as voice,
        closing(ConsoleSubscriber(sides, clock, words=words)) as console,
        ExitStack() as opened,
    ):
        subscribers: list[Subscriber] = [
            rig.announcer(voice, lights, settings),
            console,
        ]
        points = open_points(settings, strip) if args.lights == "gpio" else None
        if points is not None:
            opened.enter_context(closing(points))
            there = sites_on(rig.game.board, board)
            subscribers.append(PointShow(points, there, settings.points))
        buttons = open_buttons(settings.buttons, box, clock)
        if buttons is not None:
            subscribers.append(opened.enter_context(closing(buttons)))
        to_hall = hall_link(
            settings, args.log.absolute().parent, lambda: _written(args.log), box
        )
        shown_there = opened.enter_context(to_hall)
        follow = _followers(args, source)
        if args.page is not None:
            follow.append(opened.enter_context(_page(args, settings, voice, lights)))

        def loop_for(log: GameLog, from_frame: int) -> Loop:
            logs.append(log)
            rest = _rest(args, source, from_frame, clock)
            loop = rig.loop(
                rest,
                log,
                clock,
                subscribers=subscribers,
                commands=box,
                settings=settings,
            )
            loop.subscribe(*shown_there(loop))
            somebody = buttons is not None or args.page is not None
            loop.lingers = (somebody and source.live) or args.learn is not None
            return loop

        header = rig.header
        path: Path | None = newest_log(args.log)
        while path is not None:
            loop = _watched(loop_for, path, header, settings, follow, told)
            told = ()
            console.close()
            _summarise(loop, tell=args.learn is None)
            if isinstance(source, FolderSource) and loop.found_elsewhere:
                print(remarked(EACH_ANEW, words))
            again = loop.wants_new and args.learn is None
            path = next_log(loop.log.path) if again else None
            header = _following(loop, header)


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
    """Return what is known of the board: of a simulated table, all of it.

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
    """Return where frames come from; at a simulated table people do as they are told.

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
    """Return whether the game begins from the board as it lies."""
    return str(args.position).strip() == _SEEN


def _as_it_lies(
    rig: Rig, args: argparse.Namespace, clock: Clock
) -> tuple[Rig, Sequence[Remark]]:
    """Return what is played from the board as it lies, and what to say of that.

    A game that has begun keeps the position that it began from.

    Raises
    ------
    OptionError
        If it is not told which piece is which, or no game begins so.
    """
    from device.game.lying import lying_board  # it brings the engine along

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
    loop_for: Callable[[GameLog, int], Loop],
    path: Path,
    header: Fields,
    settings: Settings,
    follow: Sequence[Callable[[Loop], Subscriber]],
    told: Sequence[Remark],
) -> Loop:
    """Referee one game, to its end or as long as there are frames; return its loop."""
    with closing(GameLog(path, settings.games.second_folder)) as log, _no_stub(log):
        there = log.records[0] if log.records else header
        resumed = bool(log.records)
        loop = loop_for(log, there.get(FROM_FRAME, 0))
        keeper = PictureKeeper(
            log,
            settings.games.keep_pictures_mb,
            waits=not loop.source.live,
            which=settings.privacy.pictures,
        )
        loop.subscribe(keeper)
        with closing(keeper):
            begin(loop, header)
            if resumed:
                print(_gone_on_with(loop))
            loop.subscribe(*(subscriber_of(loop) for subscriber_of in follow))
            for remark in told:
                loop.remark(remark)
            loop.run()
    return loop


def _followers(
    args: argparse.Namespace, source: FrameSource
) -> list[Callable[[Loop], Subscriber]]:
    """Return what makes a simulated table follow the game, and who learns."""
    follow: list[Callable[[Loop], Subscriber]] = []
    if isinstance(source, SteeredTable):
        follow.append(lambda loop: following(loop, source))
    if args.learn is not None:
        follow.append(lambda loop: _taught(loop, args, source))
    return follow


def _taught(loop: Loop, args: argparse.Namespace, source: FrameSource) -> Pupil:
    """Begin a course, or go on with it; return who learns, if it is simulated.

    Its end ends the game. With a page people learn, whatever the table.
    """
    companion = loop.commands.companion
    assert isinstance(companion, Companion)
    box = loop.commands

    def end() -> None:
        box.put(NewGame())

    companion.teacher.finished = end
    companion.teacher.begin(args.learn, go_on=True)
    alone = isinstance(source, SteeredTable) and args.page is None
    steering = source.steering if isinstance(source, SteeredTable) else Steering()
    return Pupil(companion.teacher, steering if alone else Steering())


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


def _gone_on_with(loop: Loop) -> str:
    """Return what is said of a log that holds the game's beginning already."""
    turns, side = loop.referee.turns_played, loop.referee.position.to_move
    count = f"{turns} turn{'' if turns == 1 else 's'}"
    then = f"{side} to move" if side and not loop.over else "the game is over"
    return f"going on with {loop.log.path}: {count} played, {then}"


@contextmanager
def _page(
    args: argparse.Namespace, settings: Settings, voice: Voice, lights: Lights
) -> Iterator[Callable[[Loop], Subscriber]]:
    """Serve a page; what is yielded shows a game on it."""
    from device.web.embedded import embedded_page  # without a page no server is needed
    from device.web.outfit import Outfit

    outfit = Outfit(
        source=args.source,
        games=args.log.absolute().parent,
        voice=voice,
        lights=lights,
        settings=settings,
    )
    with embedded_page(outfit, args.page) as table:
        yield table.follow


def _following(loop: Loop, header: Fields) -> Fields:
    """Return the first line of the next game's log: a film is gone on with."""
    later = {**header, FOLLOWS: loop.log.path.name}
    return later if loop.source.live else {**later, FROM_FRAME: loop.frames_seen}


def _source_named(source: str) -> str:
    """Return what the log says of a source: of a file, where it lies."""
    path = Path(source)
    return str(path.resolve()) if path.exists() else source


def _summarise(loop: Loop, *, tell: bool) -> None:
    """Say how a game ended, if that is to be told, and where it is."""
    turns = loop.referee.turns_played
    end = "the game is over" if loop.over else "the frames ended before the game"
    if tell:
        print(f"{turns} turns; {end}; log: {loop.log.path}")
