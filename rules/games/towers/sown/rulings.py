"""What rule of a game of sown towers a board breaks, the most specific first."""

from rules.core.facts import Sides, Sites, Template
from rules.games.law import Law
from rules.games.towers.sown import deeds
from rules.games.towers.sown.change import Change
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
        "men_exchanged",
        Law.SOWING,
        lambda c: not c.higher and not c.lower,
        Template("on {everything} others stand than stood there"),
    ),
    Row(
        "men_gone",
        Law.SOWING,
        lambda c: not c.higher,
        Template("men are gone from {everything}; every man of a stack is sown"),
    ),
    Row(
        "men_come",
        Law.SOWING,
        lambda c: not c.lower,
        Template("men have come to {everything} that were on no stack"),
    ),
)
"""The rules on men that came or went and were not sown."""


TABLE: Table[Change] = Table(
    (
        game_over(Law.END),
        foreign_chip(Law.OWNING),
        no_change(Law.TURNS),
        Deeds(deeds.misdone),
        out_of_turn(Law.TURNS, deeds.played_by_other),
        Deeds(deeds.of_nobody),
        Deeds(deeds.turned_back),
        Deeds(deeds.in_part),
        Deeds(deeds.top_first),
        Deeds(deeds.aslant),
        Deeds(deeds.undivided),
        Deeds(deeds.apart),
        Deeds(deeds.beside),
        *ON_MEN,
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
"""The rules of games of sown towers, and what their sentences tell."""
