"""What rule of a game of bursting columns a board breaks, the most specific first."""

from rules.core.facts import Sides, Sites, Template
from rules.games.law import Law
from rules.games.towers.blasts import deeds
from rules.games.towers.blasts.change import Change
from rules.rulings.common import (
    anything_else,
    foreign_chip,
    game_over,
    no_change,
    out_of_turn,
)
from rules.rulings.engine import Deeds, Row, Table

ON_MEN: tuple[Row[Change], ...] = (
    Row(
        "wrong_colour",
        Law.COLOUR,
        lambda c: not c.higher and not c.lower,
        Template(
            "men of another colour stand on {everything}, and nobody landed there"
        ),
    ),
    Row(
        "men_gone",
        Law.MOVING,
        lambda c: not c.higher,
        Template("men are gone from {everything}; no man ever leaves the board"),
    ),
    Row(
        "men_come",
        Law.MOVING,
        lambda c: not c.lower,
        Template("men have come to {everything} that were on no column"),
    ),
)
"""The rules on men that came, went or were exchanged, and did not move."""

TABLE: Table[Change] = Table(
    (
        game_over(Law.END),
        foreign_chip(Law.OWNING),
        no_change(Law.TURNS),
        out_of_turn(Law.TURNS, deeds.played_by_other),
        Deeds(deeds.not_owned),
        Deeds(deeds.early),
        Deeds(deeds.carried_wrongly),
        *ON_MEN,
        Deeds(deeds.beside),
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
"""The rules of games of bursting columns, and what their sentences tell."""
