"""The command records analyse: post-game analysis, turn by turn."""

import argparse
import sys
from contextlib import closing

from device.clock import SystemClock
from device.export.analysing import SECONDS, Analyst
from device.export.analysis import Analysis, decided, keep
from device.export.story import story_of
from device.log.parse import read_log
from device.opponent.process import PlayerProcess
from device.ports import SettingsError
from device.table.opponent import TABLES
from device.table.settings import settings_here
from device.voice.phrases import words_for
from device.words.remarks import remarked

_DONE = 0
_SIGNS = "▁▂▃▄▅▆▇█"
_MOST_S = 60.0


def run(args: argparse.Namespace) -> int:
    """Think about a game, keep that beside its log, and say what decided it.

    Raises
    ------
    SettingsError
        If no turn can be given so long.
    LogError
        If the log contradicts the rules.
    """
    seconds = SECONDS if args.seconds is None else args.seconds
    if not 0 < seconds <= _MOST_S:
        raise SettingsError(f"--seconds {seconds}: expected up to {_MOST_S:g}")
    story = story_of(read_log(args.log))
    with closing(PlayerProcess(TABLES if TABLES.is_dir() else None)) as thinker:
        analysis = Analyst(
            story,
            thinker,
            SystemClock(),
            seconds=seconds,
            seed=args.seed,
            tell=_told if sys.stderr.isatty() else lambda _done, _of: None,
        ).analysis()
    words = words_for(settings_here().voice.language, story.game, as_logged=True)
    path = keep(analysis, args.log)
    if args.json:
        print(path.read_text(encoding="utf-8"), end="")
        return _DONE
    for side in analysis.sides[:1] if len(analysis.sides) <= 2 else analysis.sides:
        print(f"{side:>12} {_drawn(analysis, side)}")
    for one in analysis.deciders:
        print(remarked(decided(one, story), words))
    if not analysis.deciders:
        print("No turn gave much away.")
    if analysis.puzzles:
        print(f"puzzles: {len(analysis.puzzles)}; mwamuzi learn {args.log}")
    print(f"kept in {path}")
    return _DONE


def _drawn(analysis: Analysis, side: str) -> str:
    """Return a side's values over the turns as a row of bars."""
    stood = [point.worth[side] for point in analysis.points if side in point.worth]
    most = len(_SIGNS) - 1
    return "".join(_SIGNS[round((worth + 1) / 2 * most)] for worth in stood)


def _told(done: int, of: int) -> None:
    """Show the progress."""
    print(f"\r{done} of {of} ", end="\n" if done == of else "", file=sys.stderr)
    sys.stderr.flush()
