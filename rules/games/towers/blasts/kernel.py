"""Columns that burst: men go as many squares as they are, and too many explode."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from rules.core.game import MayHold, SeenBoard
from rules.core.model import Stage, StepKind, Turn
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by
from rules.games.moves.plan import plan_of
from rules.games.table_position import Ending, TablePosition
from rules.games.towers.blasts.record import BlastRecord
from rules.games.towers.blasts.rulings import TABLE
from rules.games.towers.blasts.turns import BlastTurns
from rules.games.towers.carry import Tower
from rules.games.towers.shared import AnyTowers

HIGHEST = 8
"""Greatest height of a column while a turn is incomplete."""


class BlastKernel(AnyTowers[BlastRecord, BlastTurns]):
    """The rules of a game of bursting columns."""

    most_chips = HIGHEST
    lists_all = False
    is_sifted = True
    table = TABLE

    def __init__(self, record: BlastRecord) -> None:
        plan = plan_of(record.card.board)
        super().__init__(record, plan, BlastTurns(record, plan))

    def at_first(self, players: tuple[Piece, ...]) -> Mapping[str, Tower]:
        """Return single men on the whole rows of each side."""
        first, second = players
        rows, ranks = self.record.rows, self.plan.ranks
        rank = {site: self.plan.places[site][1] for site in self.sites}
        near = {site: (first,) for site in self.sites if rank[site] <= rows}
        far = {site: (second,) for site in self.sites if rank[site] > ranks - rows}
        return near | far

    def boards_seen(
        self, position: TablePosition, may_hold: MayHold
    ) -> Iterable[SeenBoard]:
        """Yield the boards that turns leave, or pass through, that may be seen."""
        return () if position.ending else self._turns.seen(position, may_hold)

    def turns_towards(
        self, position: TablePosition, may_hold: MayHold, replies: int
    ) -> Iterator[Turn]:
        """Yield the turns that begin at a square that does not look as before.

        However many more follow: what a chain changes, the next one may change again.
        """
        del replies
        wrong = {s for s, held in position.contents.items() if not may_hold(s, held)}
        return (turn for turn in position.turns if turn.steps[0].site in wrong)

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the position ended if the side to move has no men, or no turn."""
        own, foe = position.colours[position.mover], 1 - position.mover
        if all(tower[-1:] != (own,) for tower in position.stands):
            return replace(position, ending=Ending((foe,), "none_left"))
        return super().settled(position)

    def stages(
        self, position: TablePosition, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        """Return boards between: columns turned at once, bursting in their order.

        Many more are recognised.
        """
        found: list[tuple[Mapping[str, Content], StepKind]] = []
        move, *later = turn.steps
        contents = position.contents
        tower = contents[move.site]
        assert isinstance(tower, tuple)
        found.append(({move.site: tower[: -len(move.pieces)]}, StepKind.PLACE))
        for done in range(len(later)):
            board = changed_by(contents, turn.steps[: done + 1])
            found.append((board, later[done].kind))
        whole = changed_by(contents, turn.steps)
        return [(board, owed) for board, owed in found if board not in ({}, whole)]

    def recognised(
        self, position: TablePosition, board: Mapping[str, Content]
    ) -> Turn | Stage | None:
        """Return the legal turn, listed or not, that made a board or is on its way."""
        passing: list[tuple[Turn, StepKind]] = []
        for turn, _, owed in self._turns.recognised(position, board):
            if owed is None:
                return turn
            passing.append((turn, owed))
        if not passing:
            return None
        turns = dict.fromkeys(turn for turn, _ in passing)
        return Stage(tuple(turns), passing[0][1])

    def read(self, position: TablePosition, text: str) -> Turn | None:
        """Return the legal turn that is written with the order of its explosions."""
        return self._turns.read(position, text)
