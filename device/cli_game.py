"""The commands games, rules, referee and replay."""

import argparse
import os
import textwrap
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from device.announcer import Announcer, Caller
from device.choice import (
    Choice,
    chips_seen,
    choice_in,
    first_position,
    options_in,
    teams_in,
)
from device.cli_board import counter_for, read_board_file, taught_in
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
from rules.board import Board
from rules.boards import BOARDS, sites_on
from rules.catalogue import GAMES, find_game
from rules.errors import DefinitionError
from rules.games import sowing
from rules.matches.team import TeamGame
from rules.model import Game
from rules.options import names_of, word_of
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
        players = len(game.start().sides)
        print(f"{game.id:{width}}  {game.title} ({players}; board {game.board.id})")
    return _DONE


def rules(args: argparse.Namespace) -> int:
    """Show one game's rules in plain words, with sources."""
    untold = sowing.WITHOUT_RULES.get(args.game.lower())
    if untold is not None:
        print(textwrap.fill(untold, 79))
        return _DONE
    game = find_game(args.game)
    sides = len(game.start().sides)
    print(f"{game.title} ({game.id}), for {sides}, on the board {game.board.id}")
    if game.aliases:
        print(f"also called {', '.join(game.aliases)}")
    for paragraph in game.rules.split("\n\n"):
        print()
        print(textwrap.fill(paragraph, 79))
    boards = [board.id for board in BOARDS.values() if fits(game, board)]
    print(f"\nPlayed on {len(game.sites)} sites; boards: {', '.join(boards)}.")
    for option, settings in game.options.items():
        print(f"--option {option}={'|'.join(word_of(one) for one in settings)}")
    print(f"\nSource: {game.source}")
    print("What it leaves open, and how we read it:")
    for note in game.notes:
        print(textwrap.fill(note, 79, initial_indent="- ", subsequent_indent="  "))
    return _DONE


def fits(game: Game, board: Board) -> bool:
    """Return whether a game can be played on a board."""
    try:
        sites_on(game.board, board)
    except DefinitionError:
        return False
    return True


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
    choice = Choice(args.game, options_in(args.option), args.match, teams_in(args.team))
    game = choice.game
    board = read_board_file(args.calibration)
    sites_on(game.board, board.view.board)
    taught = taught_in(board)
    start = first_position(game, taught)
    sides, names = start.sides, names_of(start)
    if args.first is not None and args.first not in sides:
        raise SettingsError(f"--first {args.first}: expected {' or '.join(sides)}")
    settings = settings_here()
    clock = SystemClock()
    source = open_source(args.source, args.hold, clock, {choice.record["game"]: game})
    with (
        closing(GameLog(args.log)) as log,
        closing(open_lights(args.lights, settings)) as lights,
        closing(open_voice(args.voice, settings, clock)) as voice,
        closing(Teller(sides, clock)) as teller,
    ):
        header = {
            **choice.record,
            "board": board.view.board.id,
            "sides": list(names),
            "first": args.first,
            **_source(args),
        }
        loop = Loop(
            source=source,
            reader=Reader(
                board.view,
                sides=chips_seen(start, taught),
                chips=board.chips,
                max_height=game.most_chips,
                counter=counter_for(board, args.calibration),
            ),
            settler=Settler(),
            referee=Referee(game, sides=names, first=args.first),
            log=log,
            sinks=[Announcer(voice, lights, sides), teller],
            clock=clock,
        )
        if isinstance(game, TeamGame):
            loop.sinks = [*loop.sinks, Caller(game, loop.referee, loop.remark)]
        begin(loop, header)
        loop.run()
        teller.close()
        _summarise(loop)
    return _DONE


def _source(args: argparse.Namespace) -> Record:
    source = args.source
    if Path(source).exists():
        source = str(Path(source).resolve())
    return {"source": source, "hold_s": args.hold}


def begin(loop: Loop, header: Record) -> None:
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
    if not loop.log.records:
        started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        first = {"type": "game", "format": FORMAT, **header}
        loop.log.append([{**first, "started": header.get("started", started)}])
        return
    there = loop.log.records[0]
    for key in ("game", "options", "match", "teams", "board", "sides"):
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
    game = choice_in(header).game
    history = History(game, tuple(header["sides"]))
    sides = history.position.sides
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
