"""What an illegal turn was that stands, and what it left."""

from dataclasses import dataclass

from rules.core.pieces import Content


@dataclass(frozen=True, slots=True)
class Stood:
    """What an illegal turn was that stands.

    Attributes
    ----------
    rule
        Which rule it broke.
    left
        What it left on each site that it changed, in board order.
    """

    rule: str
    left: tuple[tuple[str, Content], ...]
