"""The turns of games of towers: what each is made of, and how it is written."""

from collections.abc import Iterator, Mapping

from rules.core.errors import NotationError
from rules.core.model import Step, StepKind, Turn
from rules.core.pieces import Content
from rules.games.acts import changed_by
from rules.games.moves.plan import Plan
from rules.games.pits.pits import in_order
from rules.games.table_position import TablePosition, chips
from rules.games.towers.carry import (
    STRAIGHT,
    carried_from,
    carried_text,
    carrying,
    trimmed,
)
from rules.games.towers.record import TowerRecord

ENTERED = "*"
"""What stands before the square on which a reserve is entered."""


class Turns:
    """Finds the turns of one game.

    Parameters
    ----------
    record
        The game.
    plan
        Its board.
    """

    def __init__(self, record: TowerRecord, plan: Plan) -> None:
        self._record, self._plan = record, plan

    def legal(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the turns of the side to move, in board order."""
        found = [*self._moves(position), *self._entries(position)]
        return in_order(found, self._plan.names)

    def can_play(self, position: TablePosition) -> bool:
        """Return whether the side to move has a turn."""
        if position.hands[position.mover]:
            return True
        return next(self._goings(position), None) is not None

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
        found = carried_from(text)
        if found is not None and found[0] in board and found[1] in board:
            here, to, count = found
            if here != to and len(chips(board[here])) >= count:
                return self.carried(position, here, to, count)
            raise NotationError(f"{text!r}: {count} men cannot go from {here} to {to}")
        raise NotationError(
            f"{text!r} is no turn; write 'c3-c4' (a man), 'c3-c5:2' (the two topmost "
            "men) or '*c3' (a reserve enters)"
        )

    def _moves(self, position: TablePosition) -> Iterator[Turn]:
        for going in self._goings(position):
            yield self.carried(position, *going)

    def _entries(self, position: TablePosition) -> Iterator[Turn]:
        if position.hands[position.mover]:
            for site in self._plan.names:
                yield self.entered(position, site)

    def _goings(self, position: TablePosition) -> Iterator[tuple[str, str, int]]:
        """Yield from where, where to and how many men the side to move may carry."""
        own = position.colours[position.mover]
        for site, tower in zip(position.names, position.stands, strict=True):
            if tower[-1:] != (own,):
                continue
            for way in STRAIGHT:
                ray = self._plan.rays[way][site]
                for count, there in enumerate(ray[: len(tower)], start=1):
                    yield site, there, count

    def _whole(self, position: TablePosition, step: Step, text: str) -> Turn:
        """Return a turn of one act, and of what follows if a tower is too high."""
        side, site = position.sides[position.mover], step.to or step.site
        tower = chips(_after(position.contents, step)[site])
        leave = trimmed(tower, self._record.highest)
        if not leave:
            return Turn(side, (step,), text)
        trim = Step(StepKind.TRIM, site, leave[-1], pile=leave)
        return Turn(side, (step, trim), text)


def _after(contents: Mapping[str, Content], step: Step) -> Mapping[str, Content]:
    return changed_by(contents, [step])
