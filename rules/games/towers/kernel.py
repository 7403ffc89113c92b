"""Towers: men on men, moved together by the player whose man is on top."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from rules.core.model import Ruling, Setting, Turn
from rules.core.options import named
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by
from rules.games.kernel import Kernel
from rules.games.moves.plan import plan_of
from rules.games.table_position import Ending, TablePosition
from rules.games.towers.change import compared
from rules.games.towers.record import MEN, NO_SQUARE, TowerRecord
from rules.games.towers.rulings import TABLE
from rules.games.towers.stages import Stages, stages_of
from rules.games.towers.turns import Turns


class TowerKernel(Kernel[TowerRecord, TablePosition]):
    """The rules of a game of towers."""

    first_begins = True
    most_changes = 2
    spells = True

    def __init__(self, record: TowerRecord) -> None:
        self.record = record
        self.plan = plan_of(record.card.board)
        self.sites = self.plan.names
        self.most_chips = 2 * record.highest  # while a turn is not yet whole
        self._turns = Turns(record, self.plan)

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position: as the record sets it up."""
        del settings  # the record is set as they say
        players = named(self.record.card.title, 2, sides or self.record.sides)
        colours = tuple(map(Piece, players))
        men = {sign: (man,) for sign, man in zip(MEN, colours, strict=True)}
        signs = "".join(self.record.set_up).replace(NO_SQUARE, "")
        return TablePosition(
            names=self.sites,
            stands=tuple(men.get(sign, ()) for sign in signs),
            sides=players,
            colours=colours,
            hands=(0, 0),
            held=(0, 0),
            mover=0,
            lister=self.turns,
        )

    def turns(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the legal turns of a position that has not ended, in order."""
        return self._turns.legal(position)

    def turns_changing(
        self, position: TablePosition, sites: Collection[str]
    ) -> Sequence[Turn]:
        """Return the legal turns whose acts touch all of the sites, in order."""
        return () if position.ending else self._turns.touching(position, sites)

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game."""
        there = self._turns.done(position, turn)
        return self.settled(replace(there, mover=1 - position.mover))

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the position ended if the side to move has no turn: it has lost."""
        if self._turns.can_play(position):
            return position
        return replace(position, ending=Ending((1 - position.mover,), "blocked"))

    def stages(self, position: TablePosition, turn: Turn) -> Stages:
        """Return the boards between: changed sites, and the kind of act then owed."""
        return stages_of(position.contents, turn)

    def changes(self, position: TablePosition, turn: Turn) -> Mapping[str, Content]:
        """Return what stands, after the turn, on each site that it changes."""
        return changed_by(position.contents, turn.steps)

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return which rule a board breaks that no legal turn or stage explains."""
        return TABLE.rule_on(compared(self.record, self._turns, position, board))

    def spelled(self, position: TablePosition, text: str) -> Turn:
        """Return the turn that a text describes, legal or not."""
        return self._turns.spelled(position, text)
