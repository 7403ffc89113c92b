"""Messages for a board that is not found."""

from words.keys import Key

TOO_SMALL = Key("calibration-too-small")
NO_SUCH_CORNERS = Key("calibration-no-such-corners")
TOO_DARK = Key("calibration-too-dark")
TOO_FLAT = Key("calibration-too-flat")
NOT_READ = Key("calibration-not-read")
NO_SQUARES = Key("calibration-no-squares")
NO_LATTICE = Key("calibration-no-lattice")
NO_GRID_OF_PITS = Key("calibration-no-grid-of-pits")
NO_ROWS_OF_PITS = Key("calibration-no-rows-of-pits")
MORE_THAN_DRAWN = Key("calibration-more-than-drawn")
ANOTHER_BOARD = Key("calibration-another-board")
FAINT_LINES = Key("calibration-faint-lines")
FAINT_PITS = Key("calibration-faint-pits")
PART_OF_LATTICE = Key("calibration-part-of-lattice")
TOO_LITTLE = Key("calibration-too-little")

A_FURTHER_FILE = Key("calibration-a-further-file")
A_FURTHER_RANK = Key("calibration-a-further-rank")
LINES_BETWEEN = Key("calibration-lines-between")
LINES_IN_GAPS = Key("calibration-lines-in-gaps")
CHEQUERS = Key("calibration-chequers")

EXCESS = (A_FURTHER_FILE, A_FURTHER_RANK, LINES_BETWEEN, LINES_IN_GAPS, CHEQUERS)
"""What a lattice must not show, as messages."""
