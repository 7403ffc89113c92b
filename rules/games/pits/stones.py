"""The shared rules in the words of games of single stones in pits."""

from rules.rulings import common
from words.keys import Key

stacked = common.stacked.said(Key("pits-holds-more-than-one-stone"))
foreign_stone = common.foreign_chip.said(Key("pits-holds-something-neither-s-nor"))
recoloured = common.recoloured.said(Key("pits-colour-has-changed"))
other_colour_came = common.recoloured.said(Key("pits-stone-went-from-one-other"))
two_stones_moved = common.two_moved.said(
    Key("pits-moved-more-than-one-stone"),
    lambda c: len(c.own_gone) > 1,
)
own_stones_off = Key("pits-own-stones-off")
