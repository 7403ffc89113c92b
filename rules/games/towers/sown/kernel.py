"""Sown towers: a whole tower is sown by the player whose man is on top."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from rules.core.game import MayHold, SeenBoard
from rules.core.model import Ruling, Setting, Stage, StepKind, Turn
from rules.core.options import named
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by
from rules.games.kernel import Kernel
from rules.games.moves.plan import plan_of
from rules.games.table_position import Ending, TablePosition, chips
from rules.games.towers.change import compared
from rules.games.towers.sown.record import SownRecord
from rules.games.towers.sown.rulings import TABLE
from rules.games.towers.sown.turns import Turns, differing, owned, stages_of

HIGHEST = 16
"""Of higher towers it is not asked how high they look."""


class SownKernel(Kernel[SownRecord, TablePosition]):
    """The rules of a game of sown towers."""

    first_begins = True
    most_chips = HIGHEST
    most_changes = HIGHEST + 1
    """So many sites a turn is thought to change."""

    lists_all = False
    spells = True
    is_sifted = True

    def __init__(self, record: SownRecord) -> None:
        self.record = record
        self.plan = plan_of(record.card.board)
        self.sites = self.plan.names
        self._turns = Turns(self.plan)

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position: men of the sides on the neutral ones."""
        del settings  # the record is set as they say
        players = named(self.record.card.title, 2, sides or self.record.sides)
        colours = tuple(map(Piece, (*players, self.record.neutral)))
        return TablePosition(
            names=self.sites,
            stands=tuple(self._at_first(site, colours) for site in self.sites),
            sides=players,
            colours=colours,
            hands=(0, 0, 0),
            held=(0, 0),
            mover=0,
            lister=self.turns,
        )

    def _at_first(self, site: str, colours: tuple[Piece, ...]) -> tuple[Piece, ...]:
        """Return what stands on a site at first."""
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

    def turns(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return the legal turns of a position, in order; of high towers some."""
        return self._turns.listed(position)

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
        """Yield the turns after which so many more may leave what is seen."""
        if position.ending:
            return ()
        return self._turns.towards(position, may_hold, replies)

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game."""
        there = position.with_changes(changed_by(position.contents, turn.steps))
        return self.settled(replace(there, mover=1 - position.mover))

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the position ended if the side to move has no tower: it has lost."""
        if next(owned(position), None) is not None:
            return position
        return replace(position, ending=Ending((1 - position.mover,), "blocked"))

    def changes(self, position: TablePosition, turn: Turn) -> Mapping[str, Content]:
        """Return what stands, after the turn, on each site that it changes."""
        return changed_by(position.contents, turn.steps)

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

    def spelled(self, position: TablePosition, text: str) -> Turn:
        """Return the turn that a text describes, legal or not."""
        return self._turns.spelled(position, text)

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return which rule a board breaks that no legal turn or stage explains."""
        return TABLE.rule_on(compared(self.record, self._turns, position, board))
