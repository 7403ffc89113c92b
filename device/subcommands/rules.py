"""The command rules: the rules of a game in plain words."""

import argparse
import textwrap

from device.game.referee_options import options_of_table
from device.words import rule_sheet
from device.words.games import all_in
from rules.boards.table import BOARDS, sites_on
from rules.catalogue import Entry, find_entry
from rules.core.board import Board
from rules.core.errors import DefinitionError
from rules.core.game import Game
from rules.core.options import word_of, words_of
from rules.core.saying import Saying
from rules.games.resolved import resolved
from rules.games.sowing import games as sowing
from words.languages import ENGLISH, LANGUAGES

_DONE = 0


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of rules."""
    command.add_argument("game", metavar="GAME", help="id, title or short name")
    command.add_argument(
        "--fields", action="store_true", help="show every field and whose it is"
    )
    command.add_argument(
        "--language",
        choices=LANGUAGES,
        default=ENGLISH,
        help="of rules and notes; sources are English (en)",
    )


def run(args: argparse.Namespace) -> int:
    """Show one game's rules in plain words, with sources."""
    no_progress = sowing.WITHOUT_RULES.get(args.game.lower())
    if no_progress is not None:
        print(textwrap.fill(no_progress, 79))
        return _DONE
    entry = find_entry(args.game)
    if args.fields:
        return _show_fields(entry)
    game = entry.game
    sides = len(game.start().sides)
    texts, saying = game.texts, Saying(args.language)
    title, say = saying.text(texts.title), saying.say
    board = game.board.id
    print(say(rule_sheet.HEAD, title=title, id=game.id, sides=sides, board=board))
    if game.aliases:
        print(say(rule_sheet.ALIASES, names=", ".join(game.aliases)))
    for paragraph in all_in(texts.rules, args.language):
        print()
        print(textwrap.fill(paragraph, 79))
    boards = ", ".join(board.id for board in BOARDS.values() if fits(game, board))
    count = len(game.sites)
    print("\n" + say(rule_sheet.BOARDS, count=count, boards=boards))
    for option, settings in game.options.items():
        print(f"--option {option}={'|'.join(words_of(settings))}")
        for one in settings:
            other = game.configured(**{option: one}).board
            if other is not game.board:
                at = {"setting": word_of(one), "board": other.id}
                print("  " + say(rule_sheet.ON_BOARD, **at))
    for option, settings in options_of_table(game).items():
        print(f"--option {option}={'|'.join(word_of(one) for one in settings)}")
    print("\n" + say(rule_sheet.SOURCE, source=game.source))
    print(say(rule_sheet.READINGS))
    for note in all_in(texts.notes, args.language):
        print(textwrap.fill(note, 79, initial_indent="- ", subsequent_indent="  "))
    return _DONE


def _show_fields(entry: Entry) -> int:
    """Show a record resolved: each field, its value and where that comes from."""
    if entry.record is None:
        print(f"{entry.title} is made of other games and has no record of its own.")
        return _DONE
    for name, value, owner in resolved(entry.record):
        if owner is entry.record:
            whence = "own"
        elif owner.card.rules:
            whence = f"as {owner.card.name}"
        else:
            whence = f"{owner.card.name.lower()}, ordinarily"
        line = f"{name}: {value}  [{whence}]"
        print(textwrap.fill(line, 79, subsequent_indent="    "))
    return _DONE


def fits(game: Game, board: Board) -> bool:
    """Return True if a game can be played on a board."""
    try:
        sites_on(game.board, board)
    except DefinitionError:
        return False
    return True
