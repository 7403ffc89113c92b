"""What a game that is made of another takes over from it."""

from rules.core.board import Board
from rules.core.game import Game


class MadeOf:
    """The board, and what lies on it, are those of the game that is played.

    Attributes
    ----------
    game
        The game that is played.
    """

    game: Game

    @property
    def board(self) -> Board:
        """Return the board that the game is written for."""
        return self.game.board

    @property
    def sites(self) -> tuple[str, ...]:
        """Return the board's sites that the game uses, in board order."""
        return self.game.sites

    @property
    def most_chips(self) -> int:
        """Return how many chips a site may hold, one on another."""
        return self.game.most_chips
