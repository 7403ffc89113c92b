"""The shared rules in the words of games of single stones in pits."""

from rules.core.facts import Template
from rules.rulings import common

stacked = common.stacked.said(Template("{stacks} holds more than one stone"))
foreign_stone = common.foreign_chip.said(
    Template("{strange} holds something that is neither {own}'s nor {foe}'s stone")
)
recoloured = common.recoloured.said(Template("the colour has changed on {recoloured}"))
other_colour_came = common.recoloured.said(
    Template("a stone went from {gone}, but one of the other colour came to {come}")
)
two_stones_moved = common.two_moved.said(
    Template("{own} moved more than one stone: {own_gone}"),
    lambda c: len(c.own_gone) > 1,
)
own_stones_off = Template("{own} took its own stones off the board: {own_taken}")
