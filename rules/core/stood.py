"""Illegal turn that was let stand, with the board that it left."""

from dataclasses import dataclass

from rules.core.pieces import Content


@dataclass(frozen=True, slots=True)
class Stood:
    """Illegal turn that was let stand.

    Attributes
    ----------
    rule
        Which rule it broke.
    left
        What it left on each site that it changed, in board order.
    """

    rule: str
    left: tuple[tuple[str, Content], ...]
