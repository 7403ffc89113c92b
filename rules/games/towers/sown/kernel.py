"""Sown towers: a whole tower is sown by the player whose man is on top."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from rules.core.game import MayHold, SeenBoard
from rules.core.model import Stage, StepKind, Turn
from rules.core.pieces import Content, Piece
from rules.games.moves.plan import plan_of
from rules.games.table_position import TablePosition, chips
from rules.games.towers.carry import Tower
from rules.games.towers.shared import AnyTowers
from rules.games.towers.sown.record import SownRecord
from rules.games.towers.sown.rulings import TABLE
from rules.games.towers.sown.turns import SownTurns, differing, stages_of

HIGHEST = 16
"""Of higher towers it is not asked how high they look."""


class SownKernel(AnyTowers[SownRecord, SownTurns]):
    """The rules of a game of sown towers."""

    most_chips = HIGHEST
    most_changes = HIGHEST + 1
    """Most sites that a turn changes."""

    lists_all = False
    is_sifted = True
    table = TABLE

    def __init__(self, record: SownRecord) -> None:
        plan = plan_of(record.card.board)
        super().__init__(record, plan, SownTurns(plan))

    def colours(self, players: tuple[Piece, ...]) -> tuple[Piece, ...]:
        """Return the men of the sides, and the neutral ones."""
        return (*players, Piece(self.record.neutral))

    def at_first(self, players: tuple[Piece, ...]) -> Mapping[str, Tower]:
        """Return neutral men on all squares, and those of the sides on some of them."""
        return {
            site: self._at_first(site, self.colours(players)) for site in self.sites
        }

    def _at_first(self, site: str, colours: tuple[Piece, ...]) -> Tower:
        """Return the initial tower of a site."""
        first, second, neutral = colours
        (file, rank), ranks = self.plan.places[site], self.plan.ranks
        row = min(rank, ranks + 1 - rank)
        files = len(self.sites) // ranks
        if row > len(self.record.rows):
            return (neutral,)
        bare = (files - self.record.rows[row - 1]) // 2
        if not bare < file <= files - bare:
            return (neutral,)
        return (neutral, first if rank == row else second)

    def turns_changing(
        self, position: TablePosition, sites: Collection[str]
    ) -> Sequence[Turn]:
        """Return the legal turns whose acts touch all of the sites, in order."""
        return () if position.ending else self._turns.touching(position, sites)

    def boards_seen(
        self, position: TablePosition, may_hold: MayHold
    ) -> Iterable[SeenBoard]:
        """Yield the boards that turns leave, or pass through, that may be seen."""
        return () if position.ending else self._turns.seen(position, may_hold)

    def turns_towards(
        self, position: TablePosition, may_hold: MayHold, replies: int
    ) -> Iterable[Turn]:
        """Yield the turns from which ``replies`` more may lead to the evidence."""
        if position.ending:
            return ()
        return self._turns.towards(position, may_hold, replies)

    def stages(
        self, position: TablePosition, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        """Return the boards between: changed sites, and the kind of act then owed."""
        return stages_of(position.contents, turn)

    def recognised(
        self, position: TablePosition, board: Mapping[str, Content]
    ) -> Turn | Stage | None:
        """Return the legal turn, listed or not, that made a board or is on its way."""
        passing: list[Turn] = []
        for turn, _, owed in self._turns.recognised(position, board):
            if owed is None:
                return turn
            passing.append(turn)
        if not passing:
            return None
        starts = {turn.steps[0].site for turn in passing}
        now = differing(
            position.contents, {s: chips(held) for s, held in board.items()}
        )
        passing += [
            turn
            for turn in position.turns
            if turn.steps[0].site in starts
            if any(there == now for there, _ in stages_of(position.contents, turn))
        ]
        return Stage(tuple(dict.fromkeys(passing)), StepKind.SOW)

    def read(self, position: TablePosition, text: str) -> Turn | None:
        """Return the legal turn that is written so, None if there is none."""
        return self._turns.read(position, text)
