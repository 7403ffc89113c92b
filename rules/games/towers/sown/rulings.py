"""Rulings of games of sown towers: predicates, most specific first."""

from rules.games.law import Law
from rules.games.towers.judging import men_come, men_exchanged, men_gone, table_of
from rules.games.towers.sown import deeds
from rules.games.towers.sown.deeds import Change
from rules.rulings.common import out_of_turn
from rules.rulings.engine import Deeds, Row, RulingTable
from words.keys import Key

ON_MEN: tuple[Row[Change], ...] = (
    men_gone(
        Law.SOWING,
        text=Key("towers-men-unsown"),
    ),
    men_come(Law.SOWING),
)
"""The rules on men that came or went and were not sown."""


TABLE: RulingTable[Change] = table_of(
    Deeds(deeds.misdone),
    out_of_turn(Law.TURNS, deeds.played_by_other),
    Deeds(deeds.of_nobody),
    Deeds(deeds.turned_back),
    Deeds(deeds.in_part),
    Deeds(deeds.top_first),
    Deeds(deeds.aslant),
    Deeds(deeds.undivided),
    Deeds(deeds.apart),
    Deeds(deeds.carried_by_nobody),
    Deeds(deeds.carried_in_part),
    men_exchanged(Law.SOWING),
    Deeds(deeds.twice),
    Deeds(deeds.beside),
    *ON_MEN,
)
"""The rules of games of sown towers, and what their sentences tell."""
