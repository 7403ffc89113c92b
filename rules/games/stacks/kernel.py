"""Games of stacking: chips on chips, and three tops in a row take a stack."""

from collections.abc import Mapping
from dataclasses import replace

from rules.core.model import Ruling, Setting, StepKind, Turn
from rules.core.options import named
from rules.core.pieces import Content
from rules.games.stacks.change import change_between
from rules.games.stacks.record import Sharing, StackRecord
from rules.games.stacks.rulings import TABLE
from rules.games.stacks.turns import (
    NOWHERE,
    OwedRemoval,
    Row,
    StackTables,
    tops_after,
    tops_of,
)
from rules.games.table_kernel import TableKernel
from rules.games.table_position import Ending, TablePosition, counted

REASONS: Mapping[Sharing, str] = {
    Sharing.NOBODY: "one_colour_left",
    Sharing.ONE_PLAYER: "one_player_left",
    Sharing.TEAM: "one_team_left",
}
"""Why a game is over when one party alone is left on the board."""

IMPASSE = "impasse"
"""Why a game is over when nobody can play."""


class StackKernel(TableKernel[StackRecord]):
    """The rules of stacking, as a record varies them."""

    def __init__(self, record: StackRecord) -> None:
        self.record = record
        self.tables = StackTables(record)
        self.sites = self.tables.names
        self.most_chips = record.highest

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position; named sides determine the number of players.

        Raises
        ------
        OptionError
            If the sides are too many or few, or two are the same.
        """
        players = int(settings.get("players", self.record.colours[0]))
        if sides is not None and len(sides) in self.record.colours:
            players = len(sides)
        colours = named(self.record.card.name, players, sides)
        return self.first(colours, {}, hands=(self.record.chips,) * players)

    def turns(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the legal turns of a position that has not ended, in order."""
        return self.tables.turns(position)

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game.

        A side that owes itself a removal is next, then who comes after the mover.
        Sides that cannot play are skipped.
        """
        there = self._done(position, turn)
        owed = position.memory
        if isinstance(owed, OwedRemoval):
            return self._settled_from(there, owed.then)
        then = (position.mover + 1) % len(position.sides)
        rows = self._uncovered(position, there, turn)
        if rows and self._ending(there) is None:
            owner = there.colours.index(tops_of(there)[rows[0][0]])
            if self._can_remove(there, owner):
                return replace(
                    there, mover=owner, memory=OwedRemoval(owner, rows, then)
                )
        return self._settled_from(there, then)

    def settled(self, position: TablePosition) -> TablePosition:
        """Return a position that no turn led to, ended or its mover skipped if due.

        A removal of second priority stays owed while its owner is to move, its
        Tresillo stands, and there is something to remove.
        """
        owed, tops = position.memory, tops_of(position)
        if (
            isinstance(owed, OwedRemoval)
            and owed.owner == position.mover
            and self._ending(position) is None
            and any(
                _is_of(row, tops, position.colours[owed.owner]) for row in owed.rows
            )
            and self._can_remove(position, owed.owner)
        ):
            return position
        return self._settled_from(position, position.mover)

    def passed(self, position: TablePosition) -> TablePosition:
        """Return the position with the next side to move, settled."""
        owed = position.memory
        last = owed.then - 1 if isinstance(owed, OwedRemoval) else position.mover
        mover = (last + 1) % len(position.sides)
        return self.settled(replace(position, mover=mover, memory=None))

    def allies(self, position: TablePosition, side: str) -> tuple[str, ...]:
        """Return the sides of a player or team, one of them given."""
        if self.record.sharing is Sharing.NOBODY:
            return (side,)
        return position.sides[position.sides.index(side) % 2 :: 2]

    def closes(
        self, position: TablePosition, turn: Turn
    ) -> tuple[tuple[str, ...], ...]:
        """Return the Tresillos of its own colour that the turn closes."""
        act = turn.steps[0]
        if act.kind is StepKind.REMOVE:
            return ()
        names = position.names
        to = names.index(act.to or act.site)
        start = names.index(act.site) if act.to else NOWHERE
        after = tops_after(position, tops_of(position), start, to)
        rows = self.tables.standing(after, to)
        return tuple(tuple(names[site] for site in row) for row in rows)

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return the ruling on a board that no legal turn or stage explains."""
        return TABLE.rule_on(change_between(self.tables, position, board))

    def _done(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position with the turn's chips on the board, in hand and held."""
        there, side = position.done(turn.steps), position.mover
        hands, held = list(there.hands), list(there.held)
        replayed = self.tables.replayed(position, side)
        for step in turn.steps:
            if step.kind is StepKind.REMOVE and step.piece in replayed:
                hands[position.colours.index(step.piece)] += 1
            elif step.kind is StepKind.REMOVE:
                held[side] += 1
        return replace(there, hands=tuple(hands), held=tuple(held), memory=None)

    def _uncovered(
        self, before: TablePosition, after: TablePosition, turn: Turn
    ) -> tuple[Row, ...]:
        """Return the Tresillos that stand because a chip left the one beneath it."""
        act = turn.steps[0]
        if act.kind is not StepKind.MOVE:
            return ()
        start, to = before.names.index(act.site), before.names.index(act.to or "")
        stood = self.tables.standing(tops_of(before), start)
        return tuple(
            row
            for row in self.tables.standing(tops_of(after), start)
            if to not in row and row not in stood
        )

    def _can_remove(self, position: TablePosition, side: int) -> bool:
        spared = self.tables.spared(position, side)
        return bool(self.tables.removable(tops_of(position), spared))

    def _settled_from(self, position: TablePosition, first: int) -> TablePosition:
        """Return the position ended, or with the first side to move that can."""
        there = replace(position, mover=first, memory=None, ending=None)
        ending = self._ending(there)
        if ending is not None:
            return replace(there, ending=ending)
        for step in range(len(there.sides)):
            side = (first + step) % len(there.sides)
            if self.tables.can_play(there, side):
                return replace(there, mover=side)
        return replace(there, ending=Ending((), IMPASSE, there.held))

    def _ending(self, position: TablePosition) -> Ending | None:
        """Return the end of the game if one party is left and all chips are played."""
        if any(position.hands):
            return None
        counts = counted(position)
        on_board = tuple(counts[colour] for colour in position.colours)
        left = {self.tables.party(side) for side, count in enumerate(on_board) if count}
        if len(left) != 1:
            return None
        winners = tuple(
            side
            for side in range(len(position.sides))
            if self.tables.party(side) in left
        )
        scores = tuple(map(sum, zip(position.held, on_board, strict=True)))
        return Ending(winners, REASONS[self.record.sharing], scores)


def _is_of(row: Row, tops: tuple[str, ...], colour: str) -> bool:
    return all(tops[site] == colour for site in row)
