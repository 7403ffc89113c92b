"""History that a position keeps: castling rights, en passant, repetition."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class KindsPast:
    """History that a position keeps.

    Attributes
    ----------
    rooks
        The sites of the rooks with which their kings may still castle.
    passed, victim
        The site that a piece has just passed over, and where that piece stands; ''
        where nothing can be taken so.
    quiet
        How many turns in succession were no progress.
    seen
        The positions since the last progress as numbers, the newest last.
    checks
        Of each of them, whether the side to move was in check.
    hunted, moves
        Of each of them, which pieces of the side to move were chased, and by which move
        it came about; () where nobody loses by that.
    """

    rooks: frozenset[str] = frozenset()
    passed: str = ""
    victim: str = ""
    quiet: int = 0
    seen: tuple[int, ...] = ()
    checks: tuple[bool, ...] = ()
    hunted: tuple[frozenset[int], ...] = ()
    moves: tuple[tuple[int, int], ...] = ()

    @property
    def times(self) -> int:
        """Return the number of occurrences of the newest position."""
        return self.seen.count(self.seen[-1]) if self.seen else 0

    @property
    def before(self) -> int | None:
        """Return the index of the last equal position before, None if there is none."""
        newest = len(self.seen) - 1
        return max(
            (n for n in range(newest) if self.seen[n] == self.seen[newest]),
            default=None,
        )

    def with_newest(self, key: int, *, check: bool) -> "KindsPast":
        """Return the history with the newest position."""
        seen, checks = (*self.seen, key), (*self.checks, check)
        return replace(self, seen=seen, checks=checks)

    def checked_all_along(self) -> tuple[bool, bool]:
        """Return the checks of each turn since the position was there before.

        First the side to move now, then the other.
        """
        before = self.before
        if before is None:
            return False, False
        since = self.checks[before + 1 :]
        return all(since[::-1][::2]), all(since[::-1][1::2])
