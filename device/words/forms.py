"""Sentences that have forms of their own where pieces are cows, stones, men, discs ...

``Sayings`` looks them up by the lexicon's piece; this module only marks them.
"""

from device.words.catalogue import msg_in

FORMS = (
    msg_in("cow", "{side}, take a {foes} chip."),
    msg_in("cow", "{side}, put your chip down."),
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
    msg_in("stone", "{own} placed a chip on {stacks}, where one already stands"),
    msg_in(
        "stone", "{strange} holds something that is neither {own}'s nor {foe}'s chip"
    ),
    msg_in("stone", "{own} placed more than one chip: {placed}"),
    msg_in(
        "stone",
        "{own} moved a chip from {own_taken} to {placed}, but chips stay where "
        "they are placed",
    ),
    msg_in("stone", "{own} took a chip of its own off the board: {own_taken}"),
    msg_in("stone", "the chip on {recoloured} has changed its colour"),
    msg_in("stone", "{own} placed a chip on {placed}, where it has no liberty"),
    msg_in("stack", "{side}, take a {foes} chip."),
    msg_in("piece", "{side}, put your chip down."),
    msg_in("piece", "{side}, take a {foes} chip."),
    msg_in(
        "piece", "{own} moved from {own_gone} to {stacks}, where a chip already stands"
    ),
    msg_in("piece", "{stacks} holds more than one chip"),
    msg_in(
        "piece", "{strange} holds something that is neither {own}'s nor {foe}'s chip"
    ),
    msg_in("piece", "the chip on {recoloured} has changed its colour"),
    msg_in(
        "piece", "a chip went from {gone}, but one of the other colour came to {come}"
    ),
    msg_in("piece", "a chip appeared on {come}, but there is none left to place"),
    msg_in("piece", "{own} played more than one chip: {own_come}"),
    msg_in("piece", "{own} took a chip of its own off the board: {own_taken}"),
    msg_in("piece", "{own} took {foe_gone}, but that chip still stands on {foe_come}"),
    msg_in("piece", "{own} took {foe_gone}, but a turn takes one chip"),
    msg_in(
        "piece",
        "{own} took {foe_gone}, but moved to {own_come}; a chip takes where it lands",
    ),
    msg_in("piece", "{own} took {foe_gone}, where no chip of {own}'s can land"),
    msg_in(
        "piece",
        "{own} moved from {own_gone} to {own_come}, but chips only move forward",
    ),
    msg_in(
        "piece", "{own} took {foe_gone} straight ahead, but a chip takes diagonally"
    ),
    msg_in(
        "piece",
        "{own} moved from {own_gone} to {own_come}, a distance of {distance}, "
        "but the number of chips in that line is {count}",
    ),
    msg_in("piece", "{loser} has no chip left"),
    msg_in("piece", "all chips stand in one group"),
    msg_in("piece", "the chips of both stand in one group each"),
    msg_in("man", "{side}, put your chip down."),
    msg_in("man", "{side}, take a {foes} chip."),
    msg_in(
        "man", "{own} moved from {own_gone} to {stacks}, where a chip already stands"
    ),
    msg_in("man", "{stacks} holds more than one chip"),
    msg_in("man", "{strange} holds something that is neither {own}'s nor {foe}'s chip"),
    msg_in("man", "the chip on {recoloured} has changed its colour"),
    msg_in(
        "man", "a chip went from {gone}, but one of the other colour came to {come}"
    ),
    msg_in("man", "a chip appeared on {come}, but there is none left to place"),
    msg_in("man", "{own} played more than one chip: {own_come}"),
    msg_in("man", "{own} took a chip of its own off the board: {own_taken}"),
    msg_in("man", "{own} took {foe_gone}, but that chip still stands on {foe_come}"),
    msg_in("man", "{own} took {foe_gone}, but a turn takes one chip"),
    msg_in(
        "man",
        "{own} took {foe_gone}, but moved to {own_come}; a chip takes where it lands",
    ),
    msg_in("man", "{own} took {foe_gone}, where no chip of {own}'s can land"),
    msg_in(
        "man", "{own} moved from {own_gone} to {own_come}, but chips only move forward"
    ),
    msg_in("man", "{own} took {foe_gone}, but chips that move together take nothing"),
    msg_in(
        "man",
        "{own} moved {own_gone}; chips that move together go side by side, all "
        "equally far",
    ),
    msg_in(
        "man",
        "{own} moved {own_gone} to {own_come}; chips in a line go straight "
        "ahead or straight sideways, at right angles to it",
    ),
    msg_in("man", "{strange} holds something that is no chip of this game"),
    msg_in("man", "{loser} has no chip left"),
    msg_in("amazon", "{side}, put your chip down."),
    msg_in(
        "amazon", "{own} moved from {own_gone} to {stacks}, where a chip already stands"
    ),
    msg_in("amazon", "{stacks} holds more than one chip"),
    msg_in(
        "amazon", "{strange} holds something that is neither {own}'s nor {foe}'s chip"
    ),
    msg_in("amazon", "the chip on {recoloured} has changed its colour"),
    msg_in(
        "amazon", "a chip went from {gone}, but one of the other colour came to {come}"
    ),
    msg_in("amazon", "a chip appeared on {come}, but there is none left to place"),
    msg_in("amazon", "{own} played more than one chip: {own_come}"),
    msg_in("amazon", "{own} took a chip of its own off the board: {own_taken}"),
    msg_in("amazon", "{own} shot an arrow to {arrows} before a chip had moved"),
    msg_in(
        "amazon",
        "the arrow on {arrows} was shot from {own_gone}; it is shot from "
        "{own_come}, where the chip has come to",
    ),
    msg_in("amazon", "{own} took {foe_gone}, but in this game nobody takes a chip"),
    msg_in("disc", "{side}, put your chip down."),
    msg_in("disc", "{own} placed a chip on {stacks}, where one already stands"),
    msg_in(
        "disc", "{strange} holds something that is neither {own}'s nor {foe}'s chip"
    ),
    msg_in("disc", "the chip that {own} placed on {foe_placed} shows {foe}'s colour"),
    msg_in("disc", "{own} placed more than one chip: {placed}"),
    msg_in(
        "disc",
        "{own} moved a chip from {own_taken} to {placed}, but chips stay where "
        "they are placed",
    ),
    msg_in("disc", "{own} took a chip of its own off the board: {own_taken}"),
    msg_in("disc", "{own} turned a chip of its own over: {turned_back}"),
    msg_in("disc", "{own} placed a chip on {placed}, but the middle is filled first"),
    msg_in("disc", "{own} placed a chip on {placed}, where it encloses nothing"),
    msg_in("disc", "{own} took {taken} off the board, but chips are turned over"),
)
