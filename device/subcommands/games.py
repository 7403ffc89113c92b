"""The command games: what can be refereed; under its old names, past games."""

import argparse
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import groupby

from device.subcommands.records import add_questions
from rules.boards.table import BOARDS, find_board, sites_on
from rules.catalogue import ENTRIES, Entry
from rules.core.errors import DefinitionError

_DONE, _NONE = 0, 3
_FEW_SITES = 12
"""On a board of so few sites a game is short."""

FAMILIES = {
    "lines": "mills and three in a row",
    "stacks": "chips on each other",
    "trio": "Trio",
    "mabambo": "Mabambo",
    "solo": "for one",
    "takeaway": "taking away",
    "moves": "moving to a goal",
    "placing": "placing stones",
    "captures": "taking by jumps and approach",
    "kinds": "chess and its relatives",
    "towers": "towers of men",
    "matches": "several rounds, teams",
    "sowing": "mancala",
}


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the shelves, and what the command records answers."""
    shelves = command.add_argument_group("shelves")
    shelves.add_argument(
        "--family", choices=_families(), help="what is played alike, such as sowing"
    )
    shelves.add_argument(
        "--board", choices=tuple(BOARDS), metavar="ID", help="playable on this board"
    )
    shelves.add_argument(
        "--players", type=int, metavar="N", help="for so many; 1: alone"
    )
    shelves.add_argument(
        "--short", action="store_true", help=f"on {_FEW_SITES} points or fewer"
    )
    shelves.add_argument(
        "--find", metavar="WORDS", help="called so, or like a game called so"
    )
    add_questions(command)


def run(args: argparse.Namespace) -> int:
    """List the games that can be refereed, or query the folder of games.

    The exit code is 3 where nothing stands on the shelf.
    """
    if "ask" in args:
        from device.subcommands import past_games  # what can be refereed needs no index

        return past_games.run(args)
    shelf = [one for one in ENTRIES if _stands_on(one, args)]
    found = [one for one in shelf if args.find is None or _is_called(one, args.find)]
    if not found and args.find is not None:
        found = [one for one in shelf if _plain(args.find) in map(_plain, one.like)]
        if found:
            print(f"{args.find} is not here yet; these come near:")
    if not found:
        print("no game stands on that shelf; mwamuzi games lists all")
        return _NONE
    print("\n".join(_listed(found)))
    return _DONE


def _listed(found: Iterable[Entry]) -> Iterator[str]:
    """Yield the lines of a list, family by family."""
    width = max(len(game.id) for game in ENTRIES)
    for family, games in groupby(found, key=lambda one: one.family):
        yield f"{FAMILIES[family]} ({family})"
        for game in games:
            about = f"{game.players}; board {game.board}"
            yield f"  {game.id:{width}}  {game.title} ({about})"


def _families() -> tuple[str, ...]:
    return tuple(dict.fromkeys(one.family for one in ENTRIES))


def _stands_on(game: Entry, args: argparse.Namespace) -> bool:
    own = find_board(game.board) if args.board or args.short else None
    return (
        args.family in (None, game.family)
        and args.players in (None, game.players)
        and not (args.short and own is not None and len(own.names) > _FEW_SITES)
        and not (args.board and not _lies_on(game, args.board))
    )


def _lies_on(game: Entry, board: str) -> bool:
    with suppress(DefinitionError):
        sites_on(find_board(game.board), find_board(board))
        return True
    return False


def _is_called(game: Entry, words: str) -> bool:
    named = " ".join(map(_plain, (game.id, game.title, game.board, *game.aliases)))
    return all(word in named for word in _plain(words).split())


def _plain(text: str) -> str:
    return text.casefold().replace("_", " ").replace("'", "")
