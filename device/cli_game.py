"""The commands games, rules, referee and replay."""

import argparse
import os
import textwrap
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from calibration.board_file import BoardFile
from device.announcer import Announcer
from device.cli_board import read_board_file, sides_of
from device.clock import SystemClock
from device.gamelog import FORMAT, GameLog, read_log
from device.history import History
from device.loop import Loop
from device.phrases import phrase
from device.ports import LogError, SettingsError
from device.records import Record
from device.settings import Settings, read_settings
from device.sources import open_source
from device.teller import Teller
from device.wiring import open_lights, open_voice
from rules.boards import sites_on
from rules.catalogue import GAMES, find_game
from rules.families.lines import LineGame
from rules.referee import Referee
from vision.reader import Reader
from vision.settle import Settler

_DONE, _REFUSED = 0, 3
_SETTINGS_VARIABLE = "MWAMUZI_SETTINGS"
_SETTINGS_PLACES = (Path("mwamuzi.toml"), Path("/etc/mwamuzi/mwamuzi.toml"))


def games(args: argparse.Namespace) -> int:  # noqa: ARG001 - it has no arguments
    """List what can be refereed."""
    width = max(len(name) for name in GAMES)
    for game in GAMES.values():
        print(f"{game.id:{width}}  {game.title} (board {game.board.id})")
    return _DONE


def rules(args: argparse.Namespace) -> int:
    """Show one game's rules in plain words, with sources."""
    game = find_game(args.game)
    print(f"{game.title} ({game.id}), on the board {game.board.id}")
    if game.aliases:
        print(f"also called {', '.join(game.aliases)}")
    for paragraph in game.rules.split("\n\n"):
        print()
        print(textwrap.fill(paragraph, 79))
    print(f"\nSource: {game.source}")
    for note in game.notes:
        print(textwrap.fill(note, 79, initial_indent="- ", subsequent_indent="  "))
    return _DONE


def settings_here() -> Settings:
    """Return the settings of this machine: $MWAMUZI_SETTINGS, else mwamuzi.toml.

    Raises
    ------
    SettingsError
        If a setting is wrong.
    OSError
        If the file that the variable names cannot be read.
    """
    named = os.environ.get(_SETTINGS_VARIABLE)
    if named:
        return read_settings(Path(named))
    for path in _SETTINGS_PLACES:
        if path.is_file():
            return read_settings(path)
    return Settings()


def referee(args: argparse.Namespace) -> int:
    """Referee a game from a source of frames."""
    game = find_game(args.game)
    board = read_board_file(args.calibration)
    sites_on(game.board, board.view.board)
    sides = sides_of(board)
    if args.first is not None and args.first not in sides:
        raise SettingsError(f"--first {args.first}: expected {' or '.join(sides)}")
    settings = settings_here()
    clock = SystemClock()
    source = open_source(args.source, args.hold, clock)
    with (
        closing(GameLog(args.log)) as log,
        closing(open_lights(args.lights, settings)) as lights,
        closing(open_voice(args.voice, settings, clock)) as voice,
        closing(Teller(sides, clock)) as teller,
    ):
        header = _header(args, game, board)
        loop = Loop(
            source=source,
            reader=Reader(board.view, sides=sides, chips=board.chips),
            settler=Settler(),
            referee=Referee(game, sides=sides, first=args.first),
            log=log,
            sinks=[Announcer(voice, lights, sides), teller],
            clock=clock,
        )
        begin(loop, header)
        loop.run()
        teller.close()
        _summarise(loop)
    return _DONE


def _header(args: argparse.Namespace, game: LineGame, board: BoardFile) -> Record:
    source = args.source
    if Path(source).exists():
        source = str(Path(source).resolve())
    return {
        "type": "game",
        "format": FORMAT,
        "game": game.id,
        "board": board.view.board.id,
        "sides": list(sides_of(board)),
        "first": args.first,
        "source": source,
        "hold_s": args.hold,
        "started": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
    }


def begin(loop: Loop, header: Record) -> None:
    """Begin a log with its header, or go on with the game that it holds.

    Raises
    ------
    LogError
        If the log holds another game.
    """
    if not loop.log.records:
        loop.log.append([header])
        return
    there = loop.log.records[0]
    for key in ("game", "board", "sides"):
        if there.get(key) != header[key]:
            raise LogError(
                f"{loop.log.path} holds a game with {key} {there.get(key)}, not "
                f"{header[key]}: name another --log, or move that one away"
            )
    began = datetime.fromisoformat(there["started"])
    same = all(there.get(key) == header[key] for key in ("source", "hold_s"))
    loop.resume(
        same_film=same and not loop.source.live,
        passed_s=(datetime.now(UTC) - began).total_seconds(),
    )


def _summarise(loop: Loop) -> None:
    turns = loop.referee.turns_played
    end = "the game is over" if loop.over else "the frames ended before the game"
    print(f"{turns} turns; {end}; log: {loop.log.path}")


def replay(args: argparse.Namespace) -> int:
    """Play a log through the rules, turn by turn; say whether every state agrees."""
    records = read_log(args.log)
    if not records:
        raise LogError(f"{args.log} is empty")
    header, *rest = records
    game = find_game(header["game"])
    sides = tuple(header["sides"])
    history = History(game, sides)
    print(f"{game.title}, {' against '.join(sides)}, {header['started']}")
    for number, record in enumerate(rest, start=2):
        try:
            event = history.take(record)
        except LogError as error:
            print(f"line {number} disagrees with the rules: {error}")
            return _REFUSED
        if event is not None:
            label = f"{record['n']:3}." if record["type"] == "turn" else "    "
            print(f"{label} {phrase(event, sides)}")
    print(f"every state agrees: {len(history.turns)} turns")
    return _DONE
