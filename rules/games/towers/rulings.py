"""What rule of a game of towers a board breaks: one table, the most specific first."""

from rules.core.facts import Sides, Sites
from rules.games.law import Law
from rules.games.towers.change import Change
from rules.rulings.common import anything_else, foreign_chip, game_over, no_change
from rules.rulings.engine import Table

TABLE: Table[Change] = Table(
    (
        game_over(Law.END),
        foreign_chip(Law.OWNING),
        no_change(Law.TURNS),
        anything_else(Law.TURNS),
    ),
    {
        "own": lambda c: Sides((c.own,)),
        "foe": lambda c: Sides((c.foe,)),
        "strange": lambda c: Sites(c.strange),
        "everything": lambda c: Sites(c.sites),
    },
)
"""The rules of games of towers, and what their sentences tell."""
