"""Referee whole simulated games, from drawn frames to the result in the log.

    python -m bench simulated [GAME ...] [--seed 3] [--turns 40] [--on htjb]
    python -m bench simulated mankaleh --traced data/boards/0.npz

Each game is calibrated from its first frame, read by the network, refereed and logged,
as ``mwamuzi referee --source sim:GAME`` does it. Printed for each: turns of the truth
and turns logged exactly, or as another that leaves the same position; illegal deeds and
how many were ruled by their rule, how many rulings were made besides, whether the log
ends with the truth's result, and frames per second. ``--traced`` shows a path-traced
board, as `training.boards_render` makes them. With ``--slips`` the illegal deeds are
turns sown wrongly that nobody puts right: turns may then be logged among the others
that were none, where a slip looked like two legal turns.
"""

import argparse
import tempfile
import time
from collections import Counter
from difflib import SequenceMatcher
from pathlib import Path

from bench.kit.alike import as_played
from bench.kit.options import seed
from bench.kit.results import Figures
from bench.kit.traced import TracedGame
from calibration.common.board_file import BoardFile
from calibration.common.errors import BoardNotFoundError
from calibration.find import find_view
from device.clock import SystemClock
from device.game.choice import Choice
from device.log.gamelog import GameLog
from device.log.parse import read_log
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.table.rig import Rig, begin
from rules.catalogue import GAMES, find_game


def refereed(table: SimulatedTable, log: Path) -> list[dict[str, object]]:
    """Return the log of a game at a simulated table."""
    bare = None if isinstance(table, TracedGame) else table.bare()
    first = bare or next(iter(table.frames()))
    view = find_view(first.image, table.board)
    rig = Rig(
        choice=Choice(table.game.id),
        board=BoardFile(view, None),
        first=table.game.start().sides[0],
        source="sim",
    )
    loop = rig.loop(table, GameLog(log), SystemClock())
    begin(loop, rig.header)
    loop.run()
    loop.log.close()
    return [dict(record) for record in read_log(log)]


def told_turns(records: list[dict[str, object]]) -> list[object]:
    """Return the turns that stand at the end of a log."""
    turns: list[object] = []
    for record in records:
        if record["type"] == "turn":
            turns.append(record["turn"])
        elif record["type"] == "correction":
            turns[int(str(record["n"])) - 1] = record["turn"]
        elif record["type"] == "taken_back":
            turns.pop()
        elif record["type"] == "question" and record["taken"] is not None:
            turns.append("?")  # else it only wondered, and went on watching
    return turns


def report(
    name: str, args: argparse.Namespace, folder: Path, totals: Counter[str]
) -> bool:
    """Play one game, print its line, count it; return whether all was right."""
    deeds = frozenset(range(3, 3 + 5 * args.illegal, 5))
    plan = SimulationPlan(
        seed=args.seed,
        most_turns=args.turns,
        illegal_before=frozenset() if args.slips else deeds,
        slip_before=deeds if args.slips else frozenset(),
        table_board=args.on,
    )
    began = time.perf_counter()
    game = find_game(name)
    table = (
        TracedGame(game, plan, args.traced)
        if args.traced
        else SimulatedTable(game, plan)
    )
    try:
        records = refereed(table, folder / f"{name}.jsonl")
    except BoardNotFoundError as error:
        print(f"{name:22} board not found: {error}")
        return False
    spent = time.perf_counter() - began
    wanted = [str(turn) for turn in table.truth.turns]
    told = told_turns(records)
    if not args.slips:
        told = as_played(table.game, table.truth.turns, told)
    told = (
        [  # only the first turn of the next round shows who was to begin it
            want if said == "?" and want.startswith("new:") else said
            for want, said in zip(wanted, told, strict=False)
        ]
        + told[len(wanted) :]
    )
    blocks = SequenceMatcher(None, wanted, told, autojunk=False).get_matching_blocks()
    in_place = sum(a == b for a, b in zip(wanted, told, strict=False))
    same = sum(block.size for block in blocks) if args.slips else in_place
    rules = [illegal.ruling.rule for illegal in table.truth.illegal]
    ruled = [str(record["rule"]) for record in records if record["type"] == "illegal"]
    ended = records[-1]["type"] == "result"
    over = table.truth.over
    good = told == wanted and ruled == rules and ended == over
    ruled_right = (Counter(rules) & Counter(ruled)).total()
    more = (Counter(ruled) - Counter(rules)).total()
    totals.update(
        turns=len(wanted), right=same, deeds=len(rules), ruled=ruled_right, more=more
    )
    print(
        f"{name:22}{len(wanted):4} turns {same:4} right  {len(rules):2} illegal "
        f"{ruled_right:2} right  {more:2} more  "
        f"{'result' if ended else 'no result':9} {len(table) / spent:6.0f} frames/s  "
        f"{'' if good else 'WRONG ' + str([r for r in ruled if r not in rules][:4])}",
        flush=True,
    )
    return good


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("games", nargs="*")
    seed(parser, 3)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--illegal", type=int, default=4)
    parser.add_argument(
        "--slips",
        action="store_true",
        help="turns sown wrongly, and let stand, instead",
    )
    parser.add_argument("--on", metavar="BOARD", help="another board than the game's")
    parser.add_argument("--traced", type=Path, help="a path-traced board's file")


def run(args: argparse.Namespace, figures: Figures) -> None:
    """Play the games that are named, all of them if none is."""
    names = args.games or list(GAMES)
    totals: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        good = sum(report(name, args, Path(folder), totals) for name in names)
    print(f"{good} of {len(names)} games right from the first frame to the last")
    figures.add("turns told right", totals["right"], of=totals["turns"])
    figures.add("illegal deeds ruled right", totals["ruled"], of=totals["deeds"])
    figures.add("rulings besides", totals["more"])
    figures.add("games without a fault", good, of=len(names))
