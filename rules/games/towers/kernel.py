"""Towers: men on men, moved together by the player whose man is on top."""

from collections.abc import Collection, Mapping, Sequence

from rules.core.model import Turn
from rules.core.pieces import Piece
from rules.games.moves.plan import plan_of
from rules.games.table_position import TablePosition
from rules.games.towers.carry import Tower
from rules.games.towers.record import MEN, NO_SQUARE, TowerRecord
from rules.games.towers.rulings import TABLE
from rules.games.towers.shared import AnyTowers
from rules.games.towers.stages import Stages, stages_of
from rules.games.towers.turns import TowerTurns


class TowerKernel(AnyTowers[TowerRecord, TowerTurns]):
    """The rules of a game of carried towers."""

    most_changes = 2
    table = TABLE

    def __init__(self, record: TowerRecord) -> None:
        plan = plan_of(record.card.board)
        super().__init__(record, plan, TowerTurns(record, plan))
        self.either_set_up = record.either_set_up
        self.most_chips = 2 * record.highest  # while a turn is not yet whole

    def at_first(self, players: tuple[Piece, ...]) -> Mapping[str, Tower]:
        """Return the men of the set-up."""
        men = {sign: (man,) for sign, man in zip(MEN, players, strict=True)}
        signs = "".join(self.record.set_up).replace(NO_SQUARE, "")
        standing = zip(self.sites, signs, strict=True)
        return {site: men[sign] for site, sign in standing if sign in men}

    def turns_changing(
        self, position: TablePosition, sites: Collection[str]
    ) -> Sequence[Turn]:
        """Return the legal turns whose acts touch all of the sites, in order."""
        return () if position.ending else self._turns.touching(position, sites)

    def done(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a turn, the same side still to move."""
        return self._turns.done(position, turn)

    def stages(self, position: TablePosition, turn: Turn) -> Stages:
        """Return the boards between: changed sites, and the kind of act then owed."""
        return stages_of(position.contents, turn)
