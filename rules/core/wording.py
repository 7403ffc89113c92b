"""Terms of a game's own book for its lines and its pieces."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of a game's own book.

    Attributes
    ----------
    line
        Three in a row.
    piece
        What is played with; sentences about chips have forms for 'cow', 'disc' ...
    four
        Four seeds in a pit, '' where they are nothing special.
    """

    line: str = "mill"
    piece: str = "chip"
    four: str = ""


PLAIN = Wording()
"""The words of most games."""
