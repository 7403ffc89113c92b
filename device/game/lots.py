"""Draw lots before a game begins, where its rules leave an option to the lot."""

from dataclasses import replace
from pathlib import Path
from random import SystemRandom

from device.game.choice import Choice
from device.log.lines import GameHeader
from device.log.next_game import newest_log
from device.log.parse import read_log
from rules.catalogue import find_game


def with_lots(choice: Choice, log_path: Path) -> Choice:
    """Return a choice with lots drawn; a game that has begun keeps its own.

    Parameters
    ----------
    choice
        The game as people chose it.
    log_path
        The log that it is to have, or to go on with.

    Raises
    ------
    UnknownGameError
        If no game bears the name.
    LogError
        If the log cannot be read.
    """
    game, log = find_game(choice.name), newest_log(log_path)
    if choice.position or not game.lots:
        return choice
    begun = read_log(log)[:1] if log.exists() and log.stat().st_size else []
    known = (GameHeader(begun[0]).options or {}) if begun else {}
    drawn = {option: known[option] for option in game.lots if option in known}
    options = {**drawn, **choice.options}
    return replace(choice, options=options).drawn(SystemRandom())
