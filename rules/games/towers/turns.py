"""Move generator and notation of games of towers."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from rules.core.errors import NotationError
from rules.core.model import Step, StepKind, Turn
from rules.games.acts import touches
from rules.games.moves.plan import SquarePlan
from rules.games.pits.pits import in_order
from rules.games.table_position import TablePosition, chips
from rules.games.towers.carry import (
    STRAIGHT,
    carriable,
    carried_text,
    carrying,
    goings,
    trimmed,
)
from rules.games.towers.record import TowerRecord

ENTERED = "*"
"""What stands before the square on which a reserve is entered."""


class TowerTurns:
    """Move generator of one game.

    Parameters
    ----------
    record
        The game.
    plan
        Its board.
    """

    def __init__(self, record: TowerRecord, plan: SquarePlan) -> None:
        self._record, self._plan = record, plan

    def legal(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the turns of the side to move, in board order."""
        return self.beginning(position, self._plan.names)

    def beginning(
        self, position: TablePosition, sites: Collection[str]
    ) -> tuple[Turn, ...]:
        """Return the turns that begin at some squares: from them, or entered there."""
        found = [
            self.carried(position, *going)
            for going in goings(self._plan, position, sites)
        ]
        if position.hands[position.mover]:
            found += [self.entered(position, site) for site in sites]
        return in_order(found, self._plan.names)

    def touching(
        self, position: TablePosition, sites: Collection[str]
    ) -> tuple[Turn, ...]:
        """Return the turns whose acts touch all of some squares."""
        near = [s for site in sites for s in (site, *self._along(site))]
        if len(sites) > 1:
            near = [*sites]  # men go from one of them to the other
        found = self.beginning(position, dict.fromkeys(near))
        return tuple(turn for turn in found if touches(turn, sites))

    def can_play(self, position: TablePosition) -> bool:
        """Return True if the side to move has a turn."""
        if position.hands[position.mover]:
            return True
        return next(goings(self._plan, position, self._plan.names), None) is not None

    def carried(self, position: TablePosition, here: str, to: str, count: int) -> Turn:
        """Return the turn in which men are carried, legal or not."""
        step = carrying(position.contents, here, to, count)
        return self._whole(position, step, carried_text(here, to, count))

    def entered(self, position: TablePosition, site: str) -> Turn:
        """Return the turn in which a reserve is entered, legal or not."""
        step = Step(StepKind.ENTER, site, position.colours[position.mover])
        return self._whole(position, step, f"{ENTERED}{site}")

    def spelled(self, position: TablePosition, text: str) -> Turn:
        """Return the turn that a text describes, legal or not.

        Raises
        ------
        NotationError
            If the text is no turn at all.
        """
        board = position.contents
        if text.startswith(ENTERED) and text[1:] in board:
            return self.entered(position, text[1:])
        if (going := carriable(board, text)) is not None:
            return self.carried(position, *going)
        raise NotationError(
            f"{text!r} is no turn; write 'c3-c4' (a man), 'c3-c5:2' (the two topmost "
            "men) or '*c3' (a reserve enters)"
        )

    def done(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a turn, the same side still to move, not settled.

        Own men that leave the board go to hand, the enemy's are captured.
        """
        there, mover = position.done(turn.steps), position.mover
        hands, held, own = list(there.hands), list(there.held), there.colours[mover]
        for step in turn.steps:
            if step.kind is StepKind.TRIM:
                hands[mover] += step.pieces.count(own)
                held[mover] += len(step.pieces) - step.pieces.count(own)
        return replace(there, hands=tuple(hands), held=tuple(held))

    def _along(self, site: str) -> Iterator[str]:
        """Yield the squares in a row or a column with one."""
        for way in STRAIGHT:
            yield from self._plan.rays[way][site]

    def _whole(self, position: TablePosition, step: Step, text: str) -> Turn:
        """Return a turn of one act, and of what follows if a tower is too high."""
        side, site = position.sides[position.mover], step.to or step.site
        tower = (*chips(position.contents[site]), *step.pieces)
        leave = trimmed(tower, self._record.highest)
        if not leave:
            return Turn(side, (step,), text)
        trim = Step(StepKind.TRIM, site, leave[-1], pile=leave)
        return Turn(side, (step, trim), text)
