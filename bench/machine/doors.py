"""Play every game and board through the page's API.

    python -m bench doors [GAME ...] [--boards]

The command serves its page with a simulated table that plays what is chosen. A phone
then chooses each game, has its board found, begins, taps legal turns, sees a broken
rule ruled on, takes a turn back, ends the game, looks back at it and takes it out in
every format; all by the calls that the page's own scripts make. With --boards each
board is looked for in its own picture instead. The games and boards are the
catalogue's.
"""

import argparse
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import httpx

from bench.kit import options as asked_for
from bench.kit.page_walk import RULED_BEFORE, FellError, PageWalk
from bench.kit.results import Figures
from bench.kit.service import served, signed_in
from rules.boards.table import BOARDS, find_board, sites_on
from rules.catalogue import GAMES, find_game
from rules.core.errors import RulesError
from rules.core.model import Setting


@contextmanager
def appliance(folder: Path) -> Iterator[httpx.Client]:
    """Serve the page beside a simulated table; yield a phone that may act."""
    ruled = ("--illegal-before", *map(str, RULED_BEFORE))
    silent = ("--pace", "0", "--voice", "off", "--lights", "off")
    with (
        served("sim:*:1:8", folder, *ruled, *silent) as (_, address),
        signed_in(address) as phone,
    ):
        yield phone


def played_on(board: str) -> tuple[str, dict[str, Setting]]:
    """Return a game that a board holds, and how it is set for that.

    Raises
    ------
    FellError
        If there is none.
    """
    lying = find_board(board)
    for name in GAMES:
        game = find_game(name)
        ways = [{}, *({o: one} for o, all_ in game.options.items() for one in all_)]
        for way in ways:
            with suppress(RulesError):
                sites_on(game.configured(**way).board, lying)
                return name, way
    raise FellError(f"nothing is played on {board}")


def _board(walk: PageWalk, board: str) -> None:
    game, way = played_on(board)
    walk.board(game, board, **way)


def walked(
    phone: httpx.Client, steps: Iterable[tuple[str, Callable[[], object]]]
) -> Iterator[str]:
    """Take each step and print what came of it; yield the names of those that fell."""
    for name, step in steps:
        began_s = time.monotonic()
        try:
            step()
            told = "ok"
        except (FellError, httpx.HTTPError) as error:
            told = f"FELL: {error}"
            phone.post("/api/table/leave", json={})
            yield name
        print(f"{name:24} {time.monotonic() - began_s:5.1f} s  {told}", flush=True)


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    asked_for.games(parser)
    parser.add_argument("--boards", action="store_true", help="boards, not games")
    parser.add_argument(
        "--patience", type=float, default=60.0, metavar="S", help="for anything awaited"
    )


def run(args: argparse.Namespace, figures: Figures) -> int:
    """Walk, and print what fell; return 1 if anything did."""
    with tempfile.TemporaryDirectory() as folder, appliance(Path(folder)) as phone:
        walk = PageWalk(phone, args.patience)
        of = partial(_board, walk) if args.boards else walk.game
        names = args.games or [*(BOARDS if args.boards else GAMES)]
        fell = list(walked(phone, [(name, partial(of, name)) for name in names]))
    what = "boards" if args.boards else "games"
    figures.add(f"{what} through the page", len(names) - len(fell), of=len(names))
    print(f"{len(names) - len(fell)} of {len(names)} {what}; fell: {fell or 'none'}")
    return bool(fell)
