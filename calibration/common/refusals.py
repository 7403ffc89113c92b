"""Why a board is not found: templates, each of which stands here once."""

from rules.core.facts import Template

TOO_SMALL = Template(
    "the picture is {size}; at least {most} pixels each way are needed: "
    "use a larger one"
)
NO_SUCH_CORNERS = Template(
    "no camera above a board sees its corners at {places}: give them in the order "
    "NW, NE, SE, SW as south sees them ({ends})"
)
TOO_DARK = Template(
    "the picture is too dark (mean {count} of 255) to find {title}: "
    "give more light or a longer exposure"
)
TOO_FLAT = Template(
    "the picture shows nothing (contrast {share} of 255) where {title} was "
    "expected: uncover or aim the camera"
)
NOT_READ = Template(
    "{title} cannot be read where it was found or shown: take hands away, show all of "
    "it in even light, or give its corners more exactly ({ends})"
)
NO_SQUARES = Template(
    "no drawn squares found, expected those of {title}: show the whole board, "
    "sharp and from above, or give its corners ({ends})"
)
NO_LATTICE = Template(
    "no files and ranks found, expected those of {title}: show the whole board, "
    "sharp and from above, or give its corners ({ends})"
)
NO_GRID_OF_PITS = Template(
    "no grid of pits found, expected those of {title}: show the whole board, "
    "sharp and from above, or give its corners ({ends})"
)
NO_ROWS_OF_PITS = Template(
    "no rows of pits found, expected those of {title}: show the whole board, "
    "sharp and from above, or give its corners ({ends})"
)
MORE_THAN_DRAWN = Template(
    "saw {part}, which {title} has not: check the board's id, show the whole "
    "board, or give its corners ({ends})"
)
ANOTHER_BOARD = Template(
    "saw {part}, not {title}: check the board's id, show the whole board, or give "
    "its corners ({ends})"
)
FAINT_LINES = Template(
    "the lines of {title} are too faint or blurred: check the board's id, show "
    "the whole board, or give its corners ({ends})"
)
FAINT_PITS = Template(
    "the pits of {title} are too faint or blurred: check the board's id, show "
    "the whole board, or give its corners ({ends})"
)
PART_OF_LATTICE = Template(
    "expected {title}, but only a part of its lines was seen: take hands and loose "
    "pieces away, show the whole board in even light, or choose another board if "
    "another one lies there; else give its corners ({ends})"
)
TOO_LITTLE = Template(
    "expected {title}, saw only {share} of its {part}: check the board's id, show "
    "the whole board, or give its corners ({ends})"
)

A_FURTHER_FILE = Template("a further file")
A_FURTHER_RANK = Template("a further rank")
LINES_BETWEEN = Template("more lines between its lines")
LINES_IN_GAPS = Template("lines where it has none")
CHEQUERS = Template("light and dark squares by turns")
