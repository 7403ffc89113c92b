"""What pieces are called that several games have."""

from rules.core.facts import Template

PAWN = Template("pawn")
ELEPHANT = Template("elephant")
