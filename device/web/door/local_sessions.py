"""Session store of the page on this machine, found from another process."""

import os
from pathlib import Path

from device.ports import SettingsError
from device.table.settings import settings_here
from webkit.sessions import FILE, Sessions


def sessions_here(games: Path | None) -> Sessions:
    """Return the session store of the page that is served from a folder of games.

    Parameters
    ----------
    games
        The folder; None: that of the settings, and of the installed service.

    Raises
    ------
    SettingsError
        If no page was ever served from there, or somebody else's.
    """
    places = [games] if games else [settings_here().games.folder, *_SERVICES]
    for folder in places:
        path = folder / FILE
        if os.access(path, os.R_OK | os.W_OK):
            return Sessions(folder)
        if path.exists() or _is_shut(folder):
            raise SettingsError(f"{path} is not yours: run it again with sudo")
    raise SettingsError(f"no page was served from {places[0]}; expected --games DIR")


_SERVICES = (Path("/var/lib/mwamuzi/games"),)


def _is_shut(folder: Path) -> bool:
    """Return True if a folder may be there, but is not to be looked into."""
    try:
        folder.stat()
    except PermissionError:
        return True
    except OSError:
        return False
    return not os.access(folder, os.X_OK)
