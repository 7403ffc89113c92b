"""The command replay: a logged game in the terminal."""

import argparse
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from device.clock import SystemClock
from device.export.terminal import TerminalView, play_through, show
from device.game.first_line import history_in
from device.log.history import History
from device.log.lines import GameHeader
from device.log.parse import read_log
from device.log.replay import Replay, replay
from device.ports import LogError
from device.voice.phrases import phrase
from rules.core.events import Moved

_DONE, _REFUSED = 0, 3

_DONE, _REFUSED = 0, 3


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of replay."""
    command.add_argument("log", type=Path, metavar="LOG")
    command.add_argument(
        "--show", action="store_true", help="draw the board after every turn"
    )
    command.add_argument(
        "--step", action="store_true", help="one turn at a time, on and back"
    )
    command.add_argument(
        "--play",
        type=float,
        metavar="S",
        help="one turn every so many seconds",
    )


def run(args: argparse.Namespace) -> int:
    """Play a log through the rules, turn by turn; say whether every state agrees."""
    records = read_log(args.log)
    if not records:
        raise LogError(f"{args.log} is empty")
    first, *rest = records
    header = GameHeader(first)
    history = history_in(header)
    console = Console(highlight=False)
    colours = history.position.colours
    sides = history.position.sides
    title = f"{history.game.title}, {' against '.join(sides)}"
    quiet = args.step or args.play is not None
    moments = [TerminalView(0, "Before the first turn.", history.position.contents)]
    if not quiet:
        print(f"{title}, {header.started or 'no date'}")
    fault, states = "", replay(Replay(history), rest)
    while True:
        before = history.position.contents
        try:
            state = next(states, None)
        except LogError as error:
            fault = str(error)
            break
        if state is None:
            break
        event = state.event
        if event is None:
            continue
        label = f"{event.n:3}." if isinstance(event, Moved) else "    "
        after = history.position.contents
        last = tuple(site for site in after if after[site] != before.get(site))
        unseen = " (not seen)" if state.record.plain.get("unseen") else ""
        said = f"{label} {phrase(event, sides)}{unseen}"
        moments.append(TerminalView(len(history.turns), said, after, last))
        if not quiet:
            print(said)
        if args.show and last:
            show(console, history.game, colours, replace(moments[-1], text=""))
    if quiet:
        _play(args, console, history, moments)
    print(fault or f"every state agrees: {len(history.turns)} turns")
    return _REFUSED if fault else _DONE


def _play(
    args: argparse.Namespace,
    console: Console,
    history: History,
    shown: list[TerminalView],
) -> None:
    clock = SystemClock()
    left = iter(shown)

    def wait(prompt: str) -> str | None:
        if args.step:
            try:
                return console.input(Text(prompt, "dim"))
            except EOFError:
                return None
        next(left)
        clock.wait(args.play)
        return ""

    play_through(console, history.game, history.position.colours, shown, wait)
