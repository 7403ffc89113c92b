"""The command referee."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from device.announcer import Announcer, Caller
from device.board_files import (
    counter_for,
    read_board_file,
    taught_in,
    wood_for,
)
from device.camera.sources import FORMS, open_source
from device.choice import (
    Choice,
    chips_seen,
    first_position,
    options_in,
    teams_in,
)
from device.clock import SystemClock
from device.commands import CommandBox
from device.config.settings import Settings, settings_here
from device.lamps.buttons import open_buttons
from device.lamps.lights_points import PointShow
from device.log.gamelog import GameLog
from device.log.next_game import FOLLOWS, FROM_FRAME, Rest, newest_log, next_log
from device.log.pictures import PictureKeeper
from device.log.records import Record
from device.loop import Loop, Sink
from device.opening import begin
from device.ports import FrameSource, Lights, SettingsError, Voice
from device.subcommands.options import add_calibration
from device.teller import Teller
from device.voice.phrases import words_for
from device.wiring import open_lights, open_points, open_voice, strip_opener
from rules.boards.table import sites_on
from rules.matches.team import TeamGame
from rules.options import names_of
from rules.referee import Referee
from vision.reader import Reader
from vision.settle import Settler

_DONE = 0


def add_options(command: argparse.ArgumentParser) -> None:
    """Add what referee takes."""
    command.add_argument("--game", required=True, metavar="ID", help="what is played")
    add_calibration(command)
    command.add_argument("--source", required=True, metavar="SRC", help=FORMS)
    command.add_argument(
        "--hold",
        type=float,
        default=1.0,
        metavar="S",
        help="show each picture of a folder for so many seconds (1.0)",
    )
    command.add_argument(
        "--log", type=Path, required=True, metavar="FILE", help="the game log to write"
    )
    command.add_argument("--first", metavar="SIDE", help="who begins; else who acts")
    command.add_argument(
        "--option",
        nargs="+",
        default=[],
        metavar="NAME=SETTING",
        help="how the game is played, as players=4; 'rules GAME' lists its options",
    )
    command.add_argument(
        "--match",
        nargs="?",
        const="",
        metavar="POINTS",
        help="play round after round, to so many points (the game's own number)",
    )
    command.add_argument(
        "--team",
        nargs="+",
        default=[],
        metavar="SIDE=NAME,NAME",
        help="the members of a side's team take turns",
    )
    command.add_argument(
        "--voice",
        default="off",
        metavar="espeak|wav:DIR|off",
        help="speak, write WAV files, or say nothing (off)",
    )
    command.add_argument(
        "--lights",
        default="off",
        choices=("gpio", "terminal", "off"),
        help="status lights (off)",
    )
    command.add_argument(
        "--page",
        type=int,
        metavar="PORT",
        help="serve a page for phones there; 0: on any free port",
    )


def run(args: argparse.Namespace) -> int:
    """Referee a game from a source of frames, and more where people wish them."""
    choice = Choice(args.game, options_in(args.option), args.match, teams_in(args.team))
    board = read_board_file(args.calibration)
    sites_on(choice.game.board, board.view.board)
    taught = taught_in(board)
    start = first_position(choice.game, taught)
    sides = start.sides
    if args.first is not None and args.first not in sides:
        raise SettingsError(f"--first {args.first}: expected {' or '.join(sides)}")
    settings, clock, box = settings_here(), SystemClock(), CommandBox()
    played = {choice.record["game"]: choice.game}
    watchdog_s = settings.camera.watchdog_s
    source = open_source(args.source, args.hold, clock, played, watchdog_s=watchdog_s)
    language = settings.voice.language
    words = words_for(language, choice.game)
    spoken = words_for(language, choice.game, ears=True)
    strip = strip_opener(settings, board.view.board.names)
    header: Record = {
        **choice.record,
        "board": board.view.board.id,
        "sides": list(names_of(start)),
        "first": args.first,
        **_source(args),
    }
    with (
        closing(open_lights(args.lights, settings, strip)) as lights,
        closing(open_voice(args.voice, settings, clock)) as voice,
        closing(Teller(sides, clock, words=words)) as teller,
        ExitStack() as opened,
    ):
        announcer = Announcer(
            voice, lights, sides, patterns=settings.patterns, words=spoken
        )
        sinks: list[Sink] = [announcer, teller]
        points = open_points(settings, strip) if args.lights == "gpio" else None
        if points is not None:
            opened.enter_context(closing(points))
            there = sites_on(choice.game.board, board.view.board)
            sinks.append(PointShow(points, there, settings.points))
        buttons = open_buttons(settings.buttons, box, clock)
        if buttons is not None:
            sinks.append(opened.enter_context(closing(buttons)))
        follow: Callable[[Loop], Sequence[Sink]] = _nobody
        if args.page is not None:
            follow = opened.enter_context(_page(args, settings, voice, lights))

        def loop_for(log: GameLog, source: FrameSource) -> Loop:
            loop = Loop(
                source=source,
                reader=Reader(
                    board.view,
                    sides=chips_seen(start, taught),
                    chips=board.chips,
                    max_height=choice.game.most_chips,
                    counter=counter_for(board, args.calibration),
                    wood=wood_for(board, args.calibration),
                ),
                settler=Settler(),
                referee=Referee(choice.game, sides=names_of(start), first=args.first),
                log=log,
                sinks=sinks,
                clock=clock,
                commands=box,
                lingers=(buttons is not None or args.page is not None) and source.live,
            )
            announcer.report = loop.remark
            return loop

        path: Path | None = newest_log(args.log)
        keep_mb = settings.games.keep_pictures_mb
        while path is not None:
            loop = _watched(loop_for, path, source, header, keep_mb, follow)
            teller.close()
            _summarise(loop)
            path = next_log(path) if loop.wants_new else None
            header = _following(loop, header)
    return _DONE


def _watched(
    loop_for: Callable[[GameLog, FrameSource], Loop],
    path: Path,
    source: FrameSource,
    header: Record,
    keep_mb: int,
    follow: Callable[[Loop], Sequence[Sink]],
) -> Loop:
    """Referee one game, to its end or as long as there are frames; return its loop."""
    with closing(GameLog(path)) as log:
        there = log.records[0] if log.records else header
        loop = loop_for(log, Rest(source, there.get(FROM_FRAME, 0)))
        keeper = PictureKeeper(log, keep_mb, waits=not source.live)
        loop.sinks = [*loop.sinks, keeper]
        game = loop.referee.game
        if isinstance(game, TeamGame):
            loop.sinks = [*loop.sinks, Caller(game, loop.referee, loop.remark)]
        with closing(keeper):
            begin(loop, header)
            loop.sinks = [*loop.sinks, *follow(loop)]
            loop.run()
    return loop


def _nobody(_loop: Loop) -> Sequence[Sink]:
    """Return who else is told of a game: nobody."""
    return ()


@contextmanager
def _page(
    args: argparse.Namespace, settings: Settings, voice: Voice, lights: Lights
) -> Iterator[Callable[[Loop], Sequence[Sink]]]:
    """Serve a page; what is yielded shows a game on it."""
    from device.web.beside import page_beside  # without a page no server is needed
    from device.web.kit import Kit

    kit = Kit(
        source=args.source,
        games=args.log.absolute().parent,
        voice=voice,
        lights=lights,
        settings=settings,
    )
    with page_beside(kit, args.page) as table:
        yield lambda loop: [table.follow(loop)]


def _following(loop: Loop, header: Record) -> Record:
    """Return the first line of the next game's log: a film is gone on with."""
    later = {**header, FOLLOWS: loop.log.path.name}
    return later if loop.source.live else {**later, FROM_FRAME: loop.frames_seen}


def _source(args: argparse.Namespace) -> Record:
    source = args.source
    if Path(source).exists():
        source = str(Path(source).resolve())
    return {"source": source, "hold_s": args.hold}


def _summarise(loop: Loop) -> None:
    turns = loop.referee.turns_played
    end = "the game is over" if loop.over else "the frames ended before the game"
    print(f"{turns} turns; {end}; log: {loop.log.path}")
