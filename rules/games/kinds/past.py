"""What the rules of pieces with kinds have to know of the turns before."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class KindsPast:
    """What a position remembers.

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
    """

    rooks: frozenset[str] = frozenset()
    passed: str = ""
    victim: str = ""
    quiet: int = 0
    seen: tuple[int, ...] = ()
    checks: tuple[bool, ...] = ()

    @property
    def times(self) -> int:
        """Return how often the newest position has been there."""
        return self.seen.count(self.seen[-1]) if self.seen else 0

    def with_newest(self, key: int, *, check: bool) -> "KindsPast":
        """Return it with the position that has just come."""
        seen, checks = (*self.seen, key), (*self.checks, check)
        return replace(self, seen=seen, checks=checks)

    def checked_all_along(self) -> tuple[bool, bool]:
        """Return who was in check with each turn since the position was there before.

        First the side to move now, then the other.
        """
        newest = len(self.seen) - 1
        before = [n for n in range(newest) if self.seen[n] == self.seen[newest]]
        if not before:
            return False, False
        since = self.checks[before[-1] + 1 :]
        return all(since[::-1][::2]), all(since[::-1][1::2])
