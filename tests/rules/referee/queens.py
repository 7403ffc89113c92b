"""A position with 2,176 turns, and boards that none of them explains.

Four queens a side stand on ten by ten squares; a turn moves one as in chess, and from
where it stops it shoots an arrow as a queen moves, which stays (the game of amazons).
Its rules are here only as far as the turns of a position need them.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rules.boards.table import find_board
from rules.core.evidence import Evidence
from rules.core.facts import verbatim
from rules.core.model import Ruling, Setting, Step, StepKind, Turn
from rules.core.notation import read_board
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by
from rules.games.card import Card
from rules.games.facade import KernelGame
from rules.games.kernel import Kernel
from rules.games.table_position import TablePosition

OPENING = "white a4 d1 g1 j4, black a7 d10 g10 j7"
ARROW = Piece("arrow")
LOOKS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "a queen is gone": {"d10": ()},
    "a stranger came": {"e5": ("black",)},
    "a queen leapt and shot": {"a4": (), "b6": ("white",), "h8": ("arrow",)},
    "two queens moved": {"a4": (), "a5": ("white",), "d1": (), "d2": ("white",)},
    "both sides leapt": {"a4": (), "c5": ("white",), "d10": (), "e8": ("black",)},
    "six sites differ": dict.fromkeys(("a4", "d1", "g1", "j4", "a7", "j7"), ()),
}
"""What people might do to the opening that no turn explains."""


@dataclass(frozen=True)
class Record:
    """All that the façade asks of a record."""

    card: Card


class QueensKernel(Kernel[Record, TablePosition]):
    """Queens that move and shoot."""

    most_chips = 1
    most_changes = 3

    def __init__(self, record: Record) -> None:
        self.record = record
        self.sites = find_board(record.card.board).names
        at = {
            (ord(name[0]) - ord("a"), int(name[1:])): number
            for number, name in enumerate(self.sites)
        }
        ways = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
        self.rays = [[_ray(at, x, y, way) for way in ways] for x, y in at]

    def begin(
        self, sides: tuple[str, ...] | None, settings: Mapping[str, Setting]
    ) -> TablePosition:
        """Return the opening."""
        del settings  # there are none
        colours = sides or ("white", "black")
        board = read_board(OPENING, self.sites)
        return TablePosition(
            names=self.sites,
            stands=tuple(tuple(map(Piece, board[site])) for site in self.sites),
            sides=colours,
            colours=(*map(Piece, colours), ARROW),
            hands=(0, 0, 46),
            held=(0, 0),
            mover=0,
            lister=lambda position: tuple(self._turns(position, ())),
        )

    def after(self, position: TablePosition, turn: Turn) -> TablePosition:
        """Return the position after a legal turn."""
        there = position.with_changes(changed_by(position.contents, turn.steps))
        return replace(there, mover=1 - position.mover)

    def settled(self, position: TablePosition) -> TablePosition:
        """Return the same position: nothing here ends a game."""
        return position

    def rule_on(self, position: TablePosition, board: Mapping[str, Content]) -> Ruling:
        """Return that a board is no turn."""
        differs = (
            site for site, held in position.contents.items() if board[site] != held
        )
        says = verbatim("no queen moves so")
        return Ruling("not_a_turn", tuple(differs), verbatim("bench"), says)

    def turns_changing(
        self, position: TablePosition, sites: Collection[str]
    ) -> Sequence[Turn]:
        """Return the turns that touch all of the sites, found without the others."""
        return list(self._turns(position, sites))

    def _turns(self, position: TablePosition, sites: Collection[str]) -> Iterator[Turn]:
        """Yield the turns that touch all of the sites."""
        wanted = {self.sites.index(site) for site in sites}
        if len(wanted) > self.most_changes:
            return
        side = position.sides[position.mover]
        queen = Piece(side)
        free = [not pile for pile in position.stands]
        for start, pile in enumerate(position.stands):
            if pile != (queen,):
                continue
            free[start] = True
            for end in self._reached(start, free):
                left = wanted - {start, end}
                if len(left) > 1:
                    continue
                for target in self._reached(end, free):
                    if left <= {target}:
                        yield self._turn(queen, start, end, target)
            free[start] = False

    def _reached(self, start: int, free: Sequence[bool]) -> Iterator[int]:
        for ray in self.rays[start]:
            for site in ray:
                if not free[site]:
                    break
                yield site

    def _turn(self, queen: Piece, start: int, end: int, target: int) -> Turn:
        one, two, three = (self.sites[site] for site in (start, end, target))
        move = Step(StepKind.MOVE, one, queen, two)
        shot = Step(StepKind.PLACE, three, ARROW)
        return Turn(str(queen), (move, shot), f"{one}-{two}/{three}")


def _ray(
    at: Mapping[tuple[int, int], int], x: int, y: int, way: tuple[int, int]
) -> list[int]:
    found = []
    while (x := x + way[0], y := y + way[1]) in at:
        found.append(at[x, y])
    return found


QUEENS = KernelGame(
    QueensKernel,
    Record(
        Card(
            id="queens",
            title="Queens",
            board="squares10",
            source="bench",
            says={},
            rules="Queens move and shoot.",
        )
    ),
)


def seen(board: Mapping[str, Content], surely: float = 12.0) -> Evidence:
    """Return evidence of a board, every site read so surely (nats)."""
    looks = [(), ("white",), ("black",), ("arrow",)]
    return Evidence(
        {
            site: {look: 0.0 if look == held else -surely for look in looks}
            for site, held in board.items()
        }
    )
