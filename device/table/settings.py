"""The settings of this machine: a file's, and the environment's over it."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from calibration.common.toml_tables import MOST_SIGNS, tables_in
from device.config.settings import Settings, settings_from
from device.ports import SettingsError
from device.table.parts import OWN_TABLES

FILE_VARIABLE = "MWAMUZI_SETTINGS"
PLACES = (Path("mwamuzi.toml"), Path("/etc/mwamuzi/mwamuzi.toml"))
"""Where the file is looked for unless ``$MWAMUZI_SETTINGS`` names one."""


def settings_here(
    environ: Mapping[str, str] = os.environ, places: Sequence[Path] = PLACES
) -> Settings:
    """Return the settings of this machine: its file's, and the environment's over it.

    Parameters
    ----------
    environ
        ``MWAMUZI_SETTINGS`` names the file, ``MWAMUZI_VOICE_LANGUAGE`` stands for
        ``language`` in ``[voice]``, and so on.
    places
        Where the file is looked for if no variable names it.

    Raises
    ------
    SettingsError
        If a setting is wrong.
    OSError
        If the file that the variable names cannot be read.
    """
    named = environ.get(FILE_VARIABLE)
    found = [Path(named)] if named else [path for path in places if path.is_file()]
    if found:
        return read_settings(found[0], environ)
    return settings_from({}, environ, OWN_TABLES)


def read_settings(
    path: Path, environ: Mapping[str, str] = MappingProxyType({})
) -> Settings:
    """Return the settings of a TOML file, and of an environment over it.

    Raises
    ------
    SettingsError
        If it is no TOML, or a key or a value is not known.
    OSError
        If it cannot be read.
    """
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(MOST_SIGNS + 1)
        return settings_from(tables_in(text), environ, OWN_TABLES)
    except ValueError as error:
        raise SettingsError(f"{path}: {error}") from error
