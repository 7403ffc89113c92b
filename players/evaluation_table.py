"""Evaluation functions by family of games, as a table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from players import grids, rows, seeds
from players.evaluation import Insight, Method, Narrow, Scores, everything
from rules.core.game import Game
from rules.core.model import Position
from rules.games.captures.record import CaptureRecord
from rules.games.kinds.record import KindRecord
from rules.games.lines.record import LineRecord
from rules.games.moves.record import MoveGoal as MoveGoal
from rules.games.moves.record import MoveRecord
from rules.games.placing.record import PlacingGoal as PlacingGoal
from rules.games.placing.record import PlacingRecord
from rules.games.solo.record import SoloRecord
from rules.games.sowing.record import SowRecord
from rules.games.stacks.record import Sharing, StackRecord
from rules.games.takeaway.record import TakeAwayRecord
from rules.games.towers.blasts.record import BlastRecord
from rules.games.towers.record import TowerRecord
from rules.games.towers.sown.record import SownRecord
from rules.games.trio.record import MabamboRecord, TrioRecord


@dataclass(frozen=True, slots=True)
class FamilyKnowledge:
    """Evaluation and search method of a family.

    Attributes
    ----------
    scores
        Makes a game's evaluation function.
    scale
        A lead of so much is as good as won.
    """

    scores: Callable[[Game], Scores]
    scale: float
    method: Method = Method.DEPTH
    narrow: Callable[[Game], Narrow] | None = None


FAMILIES: Mapping[object, FamilyKnowledge] = {
    LineRecord: FamilyKnowledge(rows.men_mills_and_ways, 12.0),
    TrioRecord: FamilyKnowledge(rows.stones_in_trios, 12.0),
    SowRecord: FamilyKnowledge(seeds.won, 24.0),
    MabamboRecord: FamilyKnowledge(grids.pieces, 12.0),
    StackRecord: FamilyKnowledge(grids.tops_and_captives, 16.0),
    TowerRecord: FamilyKnowledge(grids.tops_and_captives, 16.0),
    SownRecord: FamilyKnowledge(grids.tops_and_captives, 16.0),
    BlastRecord: FamilyKnowledge(grids.pieces, 40.0),
    CaptureRecord: FamilyKnowledge(grids.pieces, 14.0),
    KindRecord: FamilyKnowledge(grids.named_pieces, 25.0),
    TakeAwayRecord: FamilyKnowledge(grids.nothing, 1.0),
    SoloRecord: FamilyKnowledge(grids.turns_left, 40.0),
    MoveGoal.FAR_RANK: FamilyKnowledge(grids.way_gone, 20.0),
    MoveGoal.ONE_GROUP: FamilyKnowledge(grids.closeness, 12.0),
    MoveGoal.LAST_TURN: FamilyKnowledge(grids.reach, 60.0, Method.TREE),
    PlacingGoal.MOST: FamilyKnowledge(grids.corners_and_freedom, 60.0),
    PlacingGoal.LINE: FamilyKnowledge(grids.runs, 60.0, narrow=grids.near_pieces),
    PlacingGoal.CONNECTION: FamilyKnowledge(
        grids.bridges, 12.0, Method.TREE, narrow=grids.near_pieces
    ),
}
"""By the type of the record, or by its goal where a family has several."""


def insight_of(game: Game, position: Position) -> Insight:
    """Return a game's evaluation; ``position`` names its sides."""
    record: Any = game.record
    key = record.goal if isinstance(record, MoveRecord | PlacingRecord) else None
    row = FAMILIES[key or type(record)]
    sides = position.sides
    parties = tuple(range(len(sides)))
    if isinstance(record, StackRecord) and record.sharing is not Sharing.NOBODY:
        parties = tuple(number % 2 for number in parties)
    many = len(set(parties)) > 2
    return Insight(
        scores=row.scores(game),
        scale=row.scale,
        sides=sides,
        parties=parties,
        method=Method.TREE if many else row.method,
        narrow=row.narrow(game) if row.narrow else everything,
    )
