"""Move generator and notation of games of sown towers."""

import re
from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise

from rules.core.errors import NotationError
from rules.core.game import MayHold, SeenBoard
from rules.core.model import Step, StepKind, Turn
from rules.core.pieces import Content
from rules.core.site_names import POINT
from rules.games.changes import shift
from rules.games.moves.plan import SquarePlan
from rules.games.table_position import TablePosition, chips
from rules.games.towers.carry import STRAIGHT, Tower
from rules.games.towers.sown.paths import (
    Look,
    Sower,
    Way,
    next_squares,
)

MOST_TURNS = 4_000
"""Limit of turns found that touch given squares."""

_WAY = re.compile(rf"{POINT}(?:-{POINT})+")


class SownTurns:
    """Move generator of one game on one board."""

    def __init__(self, plan: SquarePlan) -> None:
        self._names = plan.names
        self.nexts = next_squares(plan.rays, STRAIGHT, plan.number)
        self.sower = Sower(nexts=self.nexts)

    def legal(self, position: TablePosition) -> tuple[Turn, ...]:
        """Return turns of the side to move, in board order; of high towers some."""
        return tuple(
            sown(position, path)
            for start, tower in owned(position)
            for path in self.sower.listed(start, len(tower))
        )

    def can_play(self, position: TablePosition) -> bool:
        """Return True if the side to move has a tower."""
        return next(owned(position), None) is not None

    def touching(
        self, position: TablePosition, sites: Collection[str]
    ) -> tuple[Turn, ...]:
        """Return the turns that touch all of some squares; of very many some."""
        found: list[Turn] = []
        for start, tower in owned(position):
            for path in self._over(tower, (start,), {*sites} - {start}):
                found.append(sown(position, path))
                if len(found) >= MOST_TURNS:
                    return tuple(found)
        return tuple(found)

    def _over(
        self, tower: Tower, path: tuple[str, ...], wanted: set[str]
    ) -> Iterator[tuple[str, ...]]:
        """Yield the ways on which a tower comes over all of some squares."""
        left = len(tower) - len(path) + 1
        if not left:
            if not wanted:
                yield path
            return
        if (
            any(sum(shift(path[-1], site)) > left for site in wanted)
            or len(wanted) > left
        ):
            return
        for there in self.sower.ahead(path):
            yield from self._over(tower, (*path, there), wanted - {there})

    def seen(self, position: TablePosition, may_hold: MayHold) -> Iterator[SeenBoard]:
        """Yield the boards that turns leave, or pass through, that may be seen."""
        look = Look(position.contents, may_hold)
        known: set[object] = set()
        for start, tower in _likeliest_first(position, look):
            for seen in self.sower.seen(look, start, tower):
                changes = differing(position.contents, seen.board)
                owed = StepKind.SOW if seen.way.left else None
                board = (frozenset(changes.items()), owed)
                if changes and board not in known:
                    known.add(board)
                    yield self.whole(position, seen.way), changes, owed

    def towards(
        self, position: TablePosition, may_hold: MayHold, replies: int
    ) -> Iterator[Turn]:
        """Yield the turns from which ``replies`` more may lead to the evidence."""
        highest = max(len(tower) for tower in position.stands)
        more = replies * (highest + 1)
        look = Look(position.contents, may_hold, spare=replies, more=more)
        for start, tower in _likeliest_first(position, look):
            for seen in self.sower.seen(look, start, tower):
                yield sown(position, seen.way.path)

    def recognised(
        self, position: TablePosition, board: Mapping[str, Content]
    ) -> Iterator[SeenBoard]:
        """Yield the turns that leave exactly a board, or pass through it."""
        before = position.contents

        def may_hold(site: str, held: Content) -> bool:
            men, now = chips(held), chips(board[site])
            return len(men) == len(now) and men[-1:] == now[-1:]

        now = {site: held for site, held in board.items() if held != before[site]}
        for turn, changes, owed in self.seen(position, may_hold):
            if changes == now:
                yield turn, changes, owed

    def whole(self, position: TablePosition, way: Way) -> Turn:
        """Return a turn that begins with a way."""
        path = way.path
        for _ in way.left:
            path = (*path, self.sower.ahead(path)[0])
        return sown(position, path)

    def spelled(self, position: TablePosition, text: str) -> Turn:
        """Return the turn that a text describes, legal or not.

        Raises
        ------
        NotationError
            If the text is no turn at all.
        """
        path = text.split("-")
        if _WAY.fullmatch(text) is None or not {*path} <= {*self._names}:
            raise NotationError(
                f"{text!r} is no turn; write 'c2-c3-d3': where a stack comes from, and "
                "then where each of its men goes, the lowest first"
            )
        count = len(chips(position.contents[path[0]]))
        if len(path) - 1 != count:
            raise NotationError(
                f"{text!r}: {count} men stand on {path[0]}, and {len(path) - 1} "
                "squares are named for them"
            )
        return sown(position, path)

    def read(self, position: TablePosition, text: str) -> Turn | None:
        """Return the legal turn that is written so, None if there is none."""
        path = text.split("-")
        tower = dict(owned(position)).get(path[0])
        if tower is None or len(path) - 1 != len(tower):
            return None
        return sown(position, path) if self.sower.is_way(path) else None


def owned(position: TablePosition) -> Iterator[tuple[str, Tower]]:
    """Yield the towers of the side to move, each with its square, in board order."""
    own = position.colours[position.mover]
    for site, tower in zip(position.names, position.stands, strict=True):
        if tower[-1:] == (own,):
            yield site, tower


def _likeliest_first(position: TablePosition, look: Look) -> list[tuple[str, Tower]]:
    """Return the towers of the side to move: first those that seem to be gone."""
    return sorted(owned(position), key=lambda pair: pair[0] not in look.wrong)


def sown(position: TablePosition, path: Collection[str]) -> Turn:
    """Return the turn in which a tower is sown on a way.

    It is carried to each square in turn, and its lowest man stays there.
    """
    squares = tuple(path)
    men = chips(position.contents[squares[0]])
    steps = tuple(
        Step(StepKind.MOVE, here, men[-1], there, pile=men[number:])
        for number, (here, there) in enumerate(pairwise(squares))
    )
    return Turn(position.sides[position.mover], steps, "-".join(squares))


def differing(
    contents: Mapping[str, Content], board: Mapping[str, Content]
) -> dict[str, Content]:
    """Return the sites that differ from the contents, in board order."""
    return {s: board[s] for s in contents if s in board and board[s] != contents[s]}


def stages_of(
    contents: Mapping[str, Content], turn: Turn
) -> tuple[tuple[Mapping[str, Content], StepKind], ...]:
    """Return the boards within a turn: men in the hand, or put down on the way."""
    found: list[tuple[Mapping[str, Content], StepKind]] = []
    board: dict[str, Content] = {turn.steps[0].site: ()}
    for step in turn.steps:
        here = differing(contents, board)
        if here:
            found.append((here, StepKind.SOW))
        there = step.to or ""
        stood = chips(board.get(there, contents[there]))
        if len(step.pile) > 1:
            laid = differing(contents, {**board, there: stood + step.pile})
            found.append((laid, StepKind.SOW))
        board[there] = (*stood, step.pile[0])
    return tuple(found)
