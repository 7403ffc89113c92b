"""Columns that burst: men go as many squares as they are, and too many explode."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from rules.core.game import MayHold, SeenBoard
from rules.core.model import Ruling, Setting, Stage, StepKind, Turn
from rules.core.options import named
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by, touches
from rules.games.kernel import Kernel
from rules.games.moves.plan import plan_of
from rules.games.table_position import Ending, TablePosition
from rules.games.towers.blasts.record import BlastRecord
from rules.games.towers.blasts.rulings import TABLE
from rules.games.towers.blasts.turns import Turns
from rules.games.towers.change import compared

HIGHEST = 8
"""So many men may stand on each other while a turn is not yet whole."""


class BlastKernel(Kernel[BlastRecord, TablePosition]):
    """The rules of a game of bursting columns."""

    first_begins = True
    most_chips = HIGHEST
    lists_all = False
    spells = True
    is_sifted = True

    def __init__(self, record: BlastRecord) -> None:
        self.record = record
        self.plan = plan_of(record.card.board)
        self.sites = self.plan.names
        self._turns = Turns(record, self.plan)

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the first position: single men on whole rows."""
        del settings  # the record is set as they say
        players = named(self.record.card.title, 2, sides or self.record.sides)
        first, second = map(Piece, players)
        rows, ranks, places = self.record.rows, self.plan.ranks, self.plan.places

        def at_first(site: str) -> tuple[Piece, ...]:
            rank = places[site][1]
            if rank <= rows:
                return (first,)
            return (second,) if rank > ranks - rows else ()

        return TablePosition(
            names=self.sites,
            stands=tuple(map(at_first, self.sites)),
            sides=players,
            colours=(first, second),
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
        return [turn for turn in position.turns if touches(turn, sites)]

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

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn, ended if it ends the game."""
        there = position.with_changes(changed_by(position.contents, turn.steps))
        return self.settled(replace(there, mover=1 - position.mover))

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the position ended if the side to move has no men, or no turn."""
        own, foe = position.colours[position.mover], 1 - position.mover
        if all(tower[-1:] != (own,) for tower in position.stands):
            return replace(position, ending=Ending((foe,), "none_left"))
        if not self._turns.can_play(position):
            return replace(position, ending=Ending((foe,), "blocked"))
        return position

    def changes(self, position: TablePosition, turn: Turn) -> Mapping[str, Content]:
        """Return what stands, after the turn, on each site that it changes."""
        return changed_by(position.contents, turn.steps)

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
        whole = self.changes(position, turn)
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

    def spelled(self, position: TablePosition, text: str) -> Turn:
        """Return the turn that a text describes, legal or not."""
        return self._turns.spelled(position, text)

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return which rule a board breaks that no legal turn or stage explains."""
        return TABLE.rule_on(compared(self.record, self._turns, position, board))
