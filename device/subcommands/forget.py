"""The command forget: a game, or a person, deleted for good."""

import argparse
import sys
from pathlib import Path

_DONE, _REFUSED = 0, 3


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of forget."""
    what = command.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "--game", metavar="NAME", help="a game, as 'mwamuzi records' names it"
    )
    what.add_argument(
        "--person", metavar="NAME", help="a name, in all games, and their pictures"
    )
    command.add_argument(
        "--folder", type=Path, metavar="DIR", help="the folder of logs (settings)"
    )


def run(args: argparse.Namespace) -> int:
    """Delete a game, or take a name out of all games and delete their pictures."""
    from device.privacy.deletion import Folders, finish, forget_game, forget_person
    from device.table.settings import settings_here  # help needs none
    from device.web.past import log_named
    from webkit.sessions import FILE, Sessions

    games = settings_here().games
    folders = Folders(args.folder or games.folder, games.second_folder)
    finish(folders)
    if args.game is not None:
        path = log_named(folders.games, args.game.removesuffix(".jsonl"))
        forget_game(folders, path)
        print(f"{path.stem} is deleted for good")
        return _DONE
    count = forget_person(folders, args.person)
    if (folders.games / FILE).exists():
        Sessions(folders.games).forget(args.person)
    if not count:
        print("mwamuzi: that name stands in no game", file=sys.stderr)
        return _REFUSED
    print(f"the name is taken out of {count} game{'s' if count > 1 else ''} for good")
    return _DONE
