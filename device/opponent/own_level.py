"""Adaptive level of the computer player, stored per game and opponent.

It is a small file in the folder of games, a level for each game and player; the house's
where no name is given. A person's win raises the next game's level by one, a loss
lowers it.
"""

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from players.levels import BEST

log = logging.getLogger(__name__)

NAME = "levels.json"
AUTO = "auto"
FIRST = 2
"""At this level the machine plays somebody whom it does not know."""


@dataclass(frozen=True, slots=True)
class OwnLevel:
    """The level of one player in one game.

    Attributes
    ----------
    folder
        Where past games lie.
    game
        What is played, by its id.
    player
        Who plays; '' for the house.
    """

    folder: Path
    game: str
    player: str = ""

    @property
    def level(self) -> int:
        """Return the level to play at, from 1."""
        return min(max(_kept(self.folder).get(self._key, FIRST), 1), BEST)

    def after(self, begun: int, *, won: bool) -> int:
        """Store, and return, the level after a game won or lost.

        Parameters
        ----------
        begun
            The level of that game; idempotent for each game.
        won
            Whether the player won it.
        """
        level = min(max(begun + (1 if won else -1), 1), BEST)
        _keep(self.folder, {**_kept(self.folder), self._key: level})
        return level

    @property
    def _key(self) -> str:
        return f"{self.game}/{_known(self.player)}"


def forget(folder: Path, player: str) -> None:
    """Delete the stored levels of a person."""
    levels, ending = _kept(folder), f"/{_known(player)}"
    if any(key.endswith(ending) for key in levels):
        left = {key: n for key, n in levels.items() if not key.endswith(ending)}
        _keep(folder, left)


def _known(player: str) -> str:
    return " ".join(player.split()).casefold()


def _kept(folder: Path) -> Mapping[str, int]:
    try:
        told = json.loads((folder / NAME).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    known = told.items() if isinstance(told, dict) else ()
    return {key: n for key, n in known if type(n) is int}


def _keep(folder: Path, levels: Mapping[str, int]) -> None:
    path = folder / NAME
    new = path.with_name(path.name + ".new")
    try:
        new.write_text(json.dumps(levels, indent=1) + "\n", encoding="utf-8")
        new.replace(path)
    except OSError as error:
        log.warning("the levels cannot be kept: %s", error)
