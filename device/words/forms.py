"""Sentences that have forms of their own where pieces are cows, stones or stacks.

``Sayings`` looks them up by the lexicon's piece; this module only marks them.
"""

from device.words.catalogue import msg_in

FORMS = (
    msg_in("cow", "{side}, take a {foes} chip."),
    msg_in("cow", "{side}, put your chip down."),
    msg_in("cow", "put a chip back on {there}"),
    msg_in("cow", "take the chip on {here} off"),
    msg_in("cow", "put the chip on {here} back on {there}"),
    msg_in("cow", "takes {site}"),
    msg_in("cow", "{loser} has two chips left"),
    msg_in("cow", "{loser} has no chip left"),
    msg_in("cow", "{stacks} holds more than one chip"),
    msg_in(
        "cow", "{own} moved from {own_gone} onto {own_come}, where a {foe} chip stood"
    ),
    msg_in("cow", "the chip on {recoloured} has changed its colour"),
    msg_in("cow", "a chip appeared on {come}, but there is none left to place"),
    msg_in("cow", "{own} took a chip of its own off the board: {own_taken}"),
    msg_in("cow", "{own} played more than one chip: {own_come}"),
    msg_in(
        "cow", "{own} moved from {own_gone} to {own_come}, but still has chips to place"
    ),
    msg_in("cow", "{own} took {foe_gone} without closing a {line}"),
    msg_in("cow", "{own} took {foe_gone}, more than this turn has earned"),
    msg_in(
        "cow",
        "{own} took {foe_gone} out of a {line} while other {foe} chips stand free",
    ),
    msg_in("stone", "{side}, take a {foes} chip."),
    msg_in("stone", "{side}, put your chip down."),
    msg_in("stone", "put a chip back on {there}"),
    msg_in("stone", "take the chip on {here} off"),
    msg_in("stone", "put the chip on {here} back on {there}"),
    msg_in("stack", "{side}, take a {foes} chip."),
)
