"""The command games: what can be refereed; under its old names, past games."""

import argparse

from device.subcommands.records import add_questions
from rules.catalogue import ENTRIES

_DONE = 0


def add_options(command: argparse.ArgumentParser) -> None:
    """Add what the command records answers, under the names that it had here."""
    add_questions(command)


def run(args: argparse.Namespace) -> int:
    """List what can be refereed, or do what was asked of the folder of games."""
    if "ask" in args:
        from device.subcommands import past_games  # what can be refereed needs no index

        return past_games.run(args)
    width = max(len(game.id) for game in ENTRIES)
    for game in ENTRIES:
        print(f"{game.id:{width}}  {game.title} ({game.players}; board {game.board})")
    return _DONE
