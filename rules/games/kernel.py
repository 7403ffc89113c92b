"""What a kernel must know: the rules of one family of games."""

from collections.abc import Mapping
from typing import Protocol

from rules.core.model import Ruling, Setting, Turn
from rules.core.pieces import Content
from rules.games.abilities import P
from rules.games.card import Record


class Kernel(Protocol[P]):
    """The rules of one family of games, as one record varies them."""

    @property
    def record(self) -> Record:
        """Return the record that is played, as the options set it."""

    @property
    def sites(self) -> tuple[str, ...]:
        """Return the board's sites that the game uses, in board order."""

    @property
    def most_chips(self) -> int:
        """Return how many chips a site may hold."""

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> P:
        """Return the first position, which lists its own turns when asked."""

    def after(self, position: P, turn: Turn) -> P:
        """Return the position after a legal turn, settled."""

    def settled(self, position: P) -> P:
        """Return a position ended, or its mover skipped, if that is due."""

    def rule_on(self, position: P, board: Mapping[str, Content]) -> Ruling:
        """Return which rule a board breaks that no legal turn or stage explains.

        ``board`` lists every site of the game.
        """
