"""The game that a log's first line names: `LogError` for whatever names none."""

from device.game.choice import choice_in
from device.log.history import History
from device.log.lines import Fields, GameHeader, named
from device.log.validation import checked
from device.ports import LogError
from rules.core.errors import RulesError
from rules.core.game import Game
from rules.core.options import names_of

_BROKEN = (KeyError, TypeError, ValueError, AttributeError, OverflowError)


def game_in(header: Fields) -> Game:
    """Return the rules that the first line of a log names.

    Raises
    ------
    LogError
        If there are none, or the line is broken.
    """
    try:
        return choice_in(checked(GameHeader({**named(GameHeader), **header}))).game
    except (LogError, RulesError) as error:
        raise LogError(str(error)) from error
    except KeyError as error:
        raise LogError(f"the game's first record lacks {error}") from error
    except _BROKEN as error:
        raise LogError(f"the game's first record is broken: {error}") from error


def history_in(header: Fields) -> History:
    """Return a game as it begins, by the first line of its log.

    Raises
    ------
    LogError
        If the line names none, or is broken.
    """
    game = game_in(header)
    sides = header.get("sides") or names_of(game.start())
    try:
        return History(game, tuple(sides))
    except (RulesError, *_BROKEN) as error:
        raise LogError(f"sides {sides!r}: {error}"[:200]) from error
