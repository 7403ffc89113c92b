"""Why a board was not found, in the words of a language: for those who see the page."""

from device.words.catalogue import msg
from device.words.retelling import retold
from device.words.sayings import Sayings

REFUSALS = (
    msg(
        "{title} cannot be found by a camera yet, only boards of nested squares, pits "
        "and seeds can: play it at the simulated table"
    ),
    msg(
        "the picture is {size}; at least {most} pixels each way are needed: "
        "use a larger one"
    ),
    msg(
        "no camera above a board sees its corners at {places}: give them in the order "
        "NW, NE, SE, SW as south sees them ({ends})"
    ),
    msg(
        "the picture is too dark (mean {count} of 255) to find {title}: "
        "give more light or a longer exposure"
    ),
    msg(
        "the picture shows nothing (contrast {share} of 255) where {title} was "
        "expected: uncover or aim the camera"
    ),
    msg(
        "no drawn squares found, expected those of {title}: show the whole board, "
        "sharp and from above, or give its corners ({ends})"
    ),
    msg(
        "no grid of pits found, expected those of {title}: show the whole board, "
        "sharp and from above, or give its corners ({ends})"
    ),
    msg(
        "no rows of pits found, expected those of {title}: show the whole board, "
        "sharp and from above, or give its corners ({ends})"
    ),
    msg(
        "saw {part}, which {title} has not: check the board's id, show the whole "
        "board, or give its corners ({ends})"
    ),
    msg(
        "saw {part}, not {title}: check the board's id, show the whole board, or give "
        "its corners ({ends})"
    ),
    msg(
        "the lines of {title} are too faint or blurred: check the board's id, show "
        "the whole board, or give its corners ({ends})"
    ),
    msg(
        "the pits of {title} are too faint or blurred: check the board's id, show "
        "the whole board, or give its corners ({ends})"
    ),
    msg(
        "expected {title}, saw only {share} of its {part}: check the board's id, show "
        "the whole board, or give its corners ({ends})"
    ),
)
"""What `calibration.find` says when it finds no board."""


def refused(text: str, words: Sayings) -> str:
    """Return a refusal in the words of a language; one that nobody knows as it is."""
    return retold(text, REFUSALS, words) or text
