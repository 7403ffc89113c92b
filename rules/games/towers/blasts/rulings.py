"""Rulings of games of bursting columns: predicates, most specific first."""

from rules.games.law import Law
from rules.games.towers.blasts import deeds
from rules.games.towers.blasts.deeds import Change
from rules.games.towers.judging import men_come, men_exchanged, men_gone, table_of
from rules.rulings.common import out_of_turn, recoloured
from rules.rulings.engine import Deeds, Row, RulingTable
from words.keys import Key

ON_MEN: tuple[Row[Change], ...] = (
    recoloured(
        Law.COLOUR,
        men_exchanged.broken,
        Key("towers-recoloured-men-another-colour"),
    ),
    men_gone(Law.MOVING),
    men_come(
        Law.MOVING,
        text=Key("towers-men-come"),
    ),
)
"""The rules on men that came, went or were exchanged, and did not move."""

TABLE: RulingTable[Change] = table_of(
    out_of_turn(Law.TURNS, deeds.played_by_other),
    Deeds(deeds.not_owned),
    Deeds(deeds.early),
    Deeds(deeds.carried_wrongly),
    *ON_MEN,
    Deeds(deeds.twice),
    Deeds(deeds.beside),
)
"""The rules of games of bursting columns, and what their sentences tell."""
