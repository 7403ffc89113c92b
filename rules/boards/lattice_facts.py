"""Validate a record's data on a board of files and ranks against the board."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from rules.core.errors import DefinitionError
from rules.core.site_names import FILES, POINT_RANKS


def check_size(board_id: str, files: int, ranks: int) -> None:
    """Check that every file and rank has a name.

    Raises
    ------
    DefinitionError
        With what was expected, and what came.
    """
    sized = Facts(board_id, files, ranks, ())
    for name, count, most in (
        ("files", files, len(FILES)),
        ("ranks", ranks, POINT_RANKS),
    ):
        sized.expect(1 <= count <= most, f"{name} should be 1 to {most}", count)


@dataclass(frozen=True, slots=True)
class Facts:
    """Validator of one board's facts; errors name the board."""

    board_id: str
    files: int
    ranks: int
    sites: Collection[str]

    def expect(self, holds: bool, expected: str, came: object) -> None:
        """Raise unless a condition holds.

        Raises
        ------
        DefinitionError
            With what was expected, and what came.
        """
        if not holds:
            raise DefinitionError(f"{self.board_id}: {expected}, not {came!r}")

    def check_cut(self, cut: int) -> None:
        """Check that corners which are cut off leave something of every edge."""
        most = (min(self.files, self.ranks) - 1) // 2
        self.expect(0 <= cut <= most, f"cut should be 0 to {most}", cut)

    def check_names(self, fact: str, names: Iterable[str]) -> None:
        """Check that names are those of sites."""
        for name in names:
            self.expect(
                name in self.sites, f"{fact} should name sites of the board", name
            )

    def check_dots(self, dots: Iterable[Any]) -> None:
        """Check that dots lie on the board."""
        for dot in dots:
            on_board = (
                isinstance(dot, tuple)
                and len(dot) == 2
                and 1 <= dot[0] <= self.files
                and 1 <= dot[1] <= self.ranks
            )
            expected = f"dots should be (1 to {self.files}, 1 to {self.ranks})"
            self.expect(on_board, expected, dot)

    def check_river(self, river: int | None, last: int) -> None:
        """Check that a river lies on the board; ``last`` is the last rank it can be."""
        self.expect(
            river is None or 1 <= river <= last, f"river should be 1 to {last}", river
        )

    def check_castles(self, castles: Iterable[Any]) -> None:
        """Check that castles lie on the board, from south-west to north-east."""
        for castle in castles:
            self.expect(
                isinstance(castle, tuple) and len(castle) == 2,
                'castles should be pairs, as in (("d1", "f3"),)',
                castle,
            )
            self.check_names("castles", castle)
            low, high = castle
            self.expect(
                low[0] <= high[0] and int(low[1:]) <= int(high[1:]),
                "castles should go from the south-western to the north-eastern site",
                castle,
            )
