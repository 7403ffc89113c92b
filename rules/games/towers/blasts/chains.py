"""Chain reactions of bursting columns, in any order."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.core.model import Step, StepKind
from rules.core.pieces import Content, Piece
from rules.games.table_position import chips
from rules.games.towers.carry import Tower

Beside = Mapping[str, tuple[str, ...]]
"""For each square those straight beside it, in board order."""


@dataclass(frozen=True, slots=True)
class Burst:
    """State of a chain of explosions.

    Attributes
    ----------
    board
        What stands on each square that was touched.
    order
        The squares that exploded, in their order.
    high
        The squares that have to explode, in the order in which they became so.
    steps
        All acts of the turn so far.
    """

    board: Mapping[str, Tower]
    order: tuple[str, ...]
    high: tuple[str, ...]
    steps: tuple[Step, ...]


class Chains:
    """Chain reactions under the rules of one board.

    Parameters
    ----------
    beside
        The squares beside each.
    contents
        The board before the turn.
    own
        The men of the player.
    """

    def __init__(
        self, beside: Beside, contents: Mapping[str, Content], own: Piece
    ) -> None:
        self._beside, self._contents, self._own = beside, contents, own
        towers = map(chips, contents.values())
        self._foes = sum(
            len(tower) for tower in towers if tower[:1] not in {(), (own,)}
        )

    def landed(self, here: str, to: str, count: int) -> Burst:
        """Return the start of a chain: men moved from one square to another."""
        men = chips(self._contents[here])
        move = Step(StepKind.MOVE, here, men[-1], to, pile=men[-count:])
        board = {here: men[:-count]}
        stood = board.get(to, chips(self._contents[to]))
        board[to] = (self._own,) * (len(stood) + count)
        high = (to,) if self.is_high(to, board[to]) else ()
        return Burst(board, (), high, (move, *self._recoloured(to, stood, board[to])))

    def is_high(self, site: str, tower: Tower) -> bool:
        """Return True if a column reaches the capacity of its square."""
        return len(tower) >= len(self._beside[site])

    def is_won(self, burst: Burst) -> bool:
        """Return True if the other side has no man any more."""
        turned = sum(
            len(chips(self._contents[site]))
            for site in burst.board
            if self.was_foes(site)
        )
        return turned == self._foes

    def was_foes(self, site: str) -> bool:
        """Return True if a square held men of the other side."""
        held = chips(self._contents[site])
        return bool(held) and held[0] != self._own

    def exploded(self, burst: Burst, site: str) -> Burst:
        """Return the chain after one column explodes."""
        board, beside = dict(burst.board), self._beside[site]
        spread = [Step(StepKind.EXPLODE, site, self._own, to) for to in beside]
        steps = [*burst.steps, *spread]
        board[site] = board[site][len(beside) :]
        high = [one for one in burst.high if one != site]
        for there in beside:
            stood = board.get(there, chips(self._contents[there]))
            board[there] = (self._own,) * (len(stood) + 1)
            steps += self._recoloured(there, stood, board[there])
        for one in (*beside, site):
            if one not in high and self.is_high(one, board[one]):
                high.append(one)
        return Burst(board, (*burst.order, site), tuple(high), tuple(steps))

    def ordinary(self, burst: Burst) -> Burst:
        """Return the end of a chain: what became too high first explodes first."""
        while burst.high and not self.is_won(burst):
            burst = self.exploded(burst, burst.high[0])
        return burst

    def half(self, burst: Burst, site: str) -> Iterator[Mapping[str, Tower]]:
        """Yield boards of an explosion that is partly carried out.

        Men lie on some squares beside; the others still stand there, or are in the
        hand, one or all of them.
        """
        beside, board = self._beside[site], burst.board
        tower = board[site]
        for some in range(1 << len(beside)):
            got = [there for bit, there in enumerate(beside) if some >> bit & 1]
            laid = {
                there: (self._own,)
                * (len(board.get(there, chips(self._contents[there]))) + 1)
                for there in got
            }
            for taken in dict.fromkeys((len(got), len(got) + 1, len(beside))):
                if 0 < taken <= len(beside) and not len(got) == taken == len(beside):
                    yield {**board, **laid, site: tower[taken:]}

    def _recoloured(self, site: str, stood: Tower, now: Tower) -> tuple[Step, ...]:
        """Return the act by which a column becomes the player's, () if it was."""
        if not stood or stood[0] == self._own:
            return ()
        return (Step(StepKind.RECOLOUR, site, self._own, pile=now),)
