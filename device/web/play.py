"""Start of a game at the page's table: rig and log path."""

from pathlib import Path

from device.game.lots import with_lots
from device.table.rig import Rig
from device.web.chosen import Chosen


def rig_of(chosen: Chosen, log_path: Path, named: str) -> Rig:
    """Return the rig of a chosen game.

    Parameters
    ----------
    chosen
        What is played and on which board; the board has been found.
    log_path
        The log to begin, or to go on with.
    named
        What the log says of its source.

    Raises
    ------
    SettingsError
        If other chips were taught than the game is played with.
    DefinitionError
        If the game cannot be played on the board on the table.
    """
    assert chosen.found is not None
    return Rig(
        choice=with_lots(chosen.choice, log_path),
        board=chosen.found,
        path=chosen.path,
        first=chosen.first,
        source=named,
        seats=chosen.seats,
        more={
            **({"players": dict(chosen.players)} if chosen.players else {}),
            **({"who": chosen.who.plain} if chosen.who else {}),
        },
    )
