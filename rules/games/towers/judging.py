"""What rulings on all towers that neither enter nor leave a board have in common."""

from typing import Any

from rules.core.facts import Sides, Sites
from rules.games.law import Law
from rules.games.towers.change import Compared
from rules.rulings.common import anything_else, foreign_chip, game_over, no_change
from rules.rulings.engine import Deeds, Row, Table


def table_of(*rows: Row[Any] | Deeds[Any]) -> Table[Any]:
    """Return a table with some rows between the first and the last of all games."""
    return Table(
        (
            game_over(Law.END),
            foreign_chip(Law.OWNING),
            no_change(Law.TURNS),
            *rows,
            anything_else(Law.TURNS),
        ),
        {
            "own": lambda c: Sides((c.own,)),
            "foe": lambda c: Sides((c.foe,)),
            "foe_come": lambda c: Sites(c.higher or c.sites),
            "strange": lambda c: Sites(c.strange),
            "everything": lambda c: Sites(c.sites),
        },
    )


def nobody_moved(change: Compared[Any, Any]) -> bool:
    """Return whether all towers are as high as they were."""
    return not change.higher and not change.lower


def only_gone(change: Compared[Any, Any]) -> bool:
    """Return whether men are gone, and none has come anywhere."""
    return not change.higher


def only_come(change: Compared[Any, Any]) -> bool:
    """Return whether men have come, and none is gone from anywhere."""
    return not change.lower
