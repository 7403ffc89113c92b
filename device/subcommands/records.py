"""The command records: queries on past games."""

import argparse
from pathlib import Path

_TURNS_TREE = 4


def add_options(command: argparse.ArgumentParser) -> None:
    """Add queries on the folder of past games; without one it lists."""
    _add_common(command)
    _add_chosen(command)
    command.set_defaults(ask="list_games")
    add_questions(command)


def run(args: argparse.Namespace) -> int:
    """Query the folder of games."""
    from device.subcommands import past_games  # help needs no index

    if args.ask == "analyse":
        from device.subcommands import analyse  # nor a player

        return analyse.run(args)
    if args.ask == "puzzles":
        from device.subcommands import puzzles

        return puzzles.run(args)
    return past_games.run(args)


def add_questions(command: argparse.ArgumentParser) -> None:
    """Add the questions about past games."""
    asked = command.add_subparsers(title="of past games", metavar="QUESTION")
    common = argparse.ArgumentParser(add_help=False)
    _add_common(common)
    chosen = argparse.ArgumentParser(add_help=False)
    _add_chosen(chosen)
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
    question = asked.add_parser(
        "analyse", help="who stood how in a game, and what decided it"
    )
    question.add_argument("log", type=Path, metavar="LOG")
    question.add_argument(
        "--seconds", type=float, metavar="S", help="a turn (0.5): 1,000 positions each"
    )
    question.add_argument(
        "--seed", type=int, default=0, metavar="N", help="chooses among equals (0)"
    )
    question.add_argument("--json", action="store_true", help="print JSON")
    question.set_defaults(ask="analyse", folder=None)
    question = asked.add_parser(
        "puzzles", help="what can be found in games that were analysed"
    )
    question.add_argument("game", metavar="GAME", help="a log, or a game's id or title")
    _add_common(question)
    question.set_defaults(ask="puzzles")


def _add_common(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--folder", type=Path, metavar="DIR", help="the folder of logs (settings)"
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    command.add_argument("--player", metavar="NAME", help="games of this player only")


def _add_chosen(command: argparse.ArgumentParser) -> None:
    command.add_argument("--game", metavar="ID", help="this game only")
    command.add_argument("--since", metavar="DAY", help="from this day on: 2026-11-21")
    command.add_argument("--until", metavar="DAY", help="up to this day")
    command.add_argument(
        "--limit", type=int, default=50, metavar="N", help="at most (50)"
    )
