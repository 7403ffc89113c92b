"""What stands in the margins of a printed board."""

from device.words.catalogue import msg

BAR = msg("100 mm: print at 100 %")
SHEET = msg("{board}: {sheet} of {first} to {last}")
CUT = msg("Cut off this edge at the marks. Then glue {sheet} on {other}.")
