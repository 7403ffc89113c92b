"""The command games: what can be refereed, and what is asked of past games."""

import argparse
from pathlib import Path

from rules.catalogue import ENTRIES

_DONE, _REFUSED = 0, 3

_DONE, _TURNS_TREE = 0, 4


def add_options(command: argparse.ArgumentParser) -> None:
    """Add what can be asked of the folder of past games."""
    asked = command.add_subparsers(title="of past games", metavar="QUESTION")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument(
        "--folder", type=Path, metavar="DIR", help="the folder of logs (settings)"
    )
    common.add_argument("--json", action="store_true", help="print JSON")
    common.add_argument("--player", metavar="NAME", help="games of this player only")
    chosen = argparse.ArgumentParser(add_help=False)
    chosen.add_argument("--game", metavar="ID", help="this game only")
    chosen.add_argument("--since", metavar="DAY", help="from this day on: 2026-11-21")
    chosen.add_argument("--until", metavar="DAY", help="up to this day")
    chosen.add_argument(
        "--limit", type=int, default=50, metavar="N", help="at most (50)"
    )
    for name, text in (("list", "list past games"), ("search", "find past games")):
        question = asked.add_parser(name, help=text, parents=[common, chosen])
        question.set_defaults(ask="list_games")
        if name == "search":
            question.add_argument("words", nargs="+", metavar="WORD")
    question = asked.add_parser("stats", help="how players fared", parents=[common])
    question.add_argument("name", nargs="?", metavar="PLAYER")
    question.add_argument("--game", metavar="ID", help="in this game only")
    question.set_defaults(ask="stats")
    question = asked.add_parser(
        "openings", help="the tree of a game's openings", parents=[common]
    )
    question.add_argument("turns", nargs="*", metavar="TURN", help="that begin so")
    question.add_argument("--game", required=True, metavar="ID")
    question.add_argument(
        "--depth", type=int, default=_TURNS_TREE, metavar="N", help="turns deep (4)"
    )
    question.add_argument(
        "--least", type=int, default=1, metavar="N", help="games at least (1)"
    )
    question.set_defaults(ask="openings")


def run(args: argparse.Namespace) -> int:
    """List what can be refereed, or do what was asked of the folder of games."""
    if "ask" in args:
        from device.subcommands import past_games  # what can be refereed needs no index

        return past_games.run(args)
    width = max(len(game.id) for game in ENTRIES)
    for game in ENTRIES:
        print(f"{game.id:{width}}  {game.title} ({game.players}; board {game.board})")
    return _DONE
