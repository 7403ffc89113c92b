"""Correction of an illegal board: acts that lead to a board of the game.

Acts are carried out in order, each literally: they name piece, number and place.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import product

from rules.core.board import Board
from rules.core.pieces import Content, Piece, fits

Pile = tuple[Piece, ...]

FEW = 5
"""The longest mend whose acts are named; a longer one restores the whole board."""


class ActKind(Enum):
    """Kind of an act.

    ``MOVE`` from a site onto another, ``TAKE`` off the board, ``PUT`` from the hand
    onto it, ``TURN`` over where it stands, ``EXCHANGE`` for another piece.
    """

    MOVE = "move"
    TAKE = "take"
    PUT = "put"
    TURN = "turn"
    EXCHANGE = "exchange"


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """One act of a mend.

    Attributes
    ----------
    kind
        What is done.
    here, there
        The sites where it begins and ends; '' off the board. Both are the same where a
        piece is turned over or exchanged.
    pieces
        The topmost pieces that it is on, bottom to top; () for seeds, and for what
        stands where no piece of the game can stand.
    seeds
        How many seeds it is on; 0 for pieces.
    into
        What stands there afterwards; of an exchange any one of these.
    """

    kind: ActKind
    here: str = ""
    there: str = ""
    pieces: Pile = ()
    seeds: int = 0
    into: Pile = ()

    @property
    def way(self) -> tuple[str | None, str | None]:
        """Return (from, to) for arrows and lights; None: off the board."""
        return self.here or None, self.there or None


Mend = tuple[Act, ...]


def is_long(mend: Mend) -> bool:
    """Return True if a correction is better described as a whole."""
    return len(mend) > FEW


def mend_between(
    board: Board,
    stands: Mapping[str, Content],
    wanted: Mapping[str, Content],
    *,
    two_sided: bool = False,
) -> Mend:
    """Return the fewest acts by which ``stands`` becomes ``wanted``.

    A piece too many is led to the nearest site that lacks it; the others leave the
    board or come from the hand.

    Parameters
    ----------
    board
        Says how far sites lie from each other.
    two_sided
        Whether a piece of the wrong colour is turned over.
    """
    piles = _Piles(board, stands, wanted).acts(two_sided=two_sided)
    return (*piles, *_seeds(board, stands, wanted))


def carried_out(
    contents: Mapping[str, Content], mend: Iterable[Act]
) -> dict[str, Content]:
    """Return the contents of a board after the acts of a correction.

    Of an exchange the first choice is taken. A piece whose kind was not seen is of the
    kind that the act names.

    Raises
    ------
    ValueError
        If an act cannot be done: what it is on does not stand there.
    """
    board = dict(contents)
    for act in mend:
        if act.seeds:
            _move_seeds(board, act)
        else:
            _move_pieces(board, act)
    return board


def _may_be(one: Piece, other: Piece) -> bool:
    """Return True if two pieces may be the same: a kind may not have been seen."""
    return one in {other, other.side} or other == one.side


def _move_seeds(board: dict[str, Content], act: Act) -> None:
    for site, more in ((act.here, -act.seeds), (act.there, act.seeds)):
        if site:
            held = board[site]
            if not isinstance(held, int) or held + more < 0:
                raise ValueError(f"{site} holds {held}, not {act.seeds} seeds: {act}")
            board[site] = held + more


def _move_pieces(board: dict[str, Content], act: Act) -> None:
    if act.here:
        board[act.here] = _below(board[act.here], act)
    if act.there:
        held = board[act.there]
        if not isinstance(held, tuple):
            raise ValueError(f"{act.there} holds {held}: {act}")
        board[act.there] = (*held, *(act.into[:1] or act.pieces))


def _below(held: Content, act: Act) -> Pile:
    """Return the rest of a pile after an act has lifted its pieces."""
    if isinstance(held, tuple) and act.pieces:
        left = len(held) - len(act.pieces)
        if left >= 0 and all(map(_may_be, held[left:], act.pieces)):
            return held[:left]
    raise ValueError(f"{act.here} holds {held}: {act}")


def _seeds(
    board: Board, stands: Mapping[str, Content], wanted: Mapping[str, Content]
) -> Iterator[Act]:
    """Yield the acts that bring seeds where they belong: each to the nearest pit."""
    over = {
        site: held - due
        for site, held in stands.items()
        if isinstance(held, int)
        and isinstance(due := wanted[site], int)
        and held != due
    }
    while pairs := [
        (h, t) for h, many in over.items() if many > 0 for t, n in over.items() if n < 0
    ]:
        here, there = min(pairs, key=lambda pair: _far(board, *pair))
        many = min(over[here], -over[there])
        over[here] -= many
        over[there] += many
        yield Act(kind=ActKind.MOVE, here=here, there=there, seeds=many)
    for site, many in over.items():
        if many > 0:
            yield Act(kind=ActKind.TAKE, here=site, seeds=many)
        elif many < 0:
            yield Act(kind=ActKind.PUT, there=site, seeds=-many)


def _far(board: Board, one: str, other: str) -> float:
    plan_mm = board.plan_mm
    return abs(complex(*plan_mm[one]) - complex(*plan_mm[other]))


class _Piles:
    """Piles of a board during its transformation to the target.

    At each site the pieces from the bottom up that are right stay; of the others are
    kept those that are too many, and those that lack.
    """

    def __init__(
        self, board: Board, stands: Mapping[str, Content], wanted: Mapping[str, Content]
    ) -> None:
        self._extra: dict[str, list[Piece]] = {}
        self._lacking: dict[str, list[Piece]] = {}
        for site, held in stands.items():
            due = wanted[site]
            if held == due or isinstance(held, int) or isinstance(due, int):
                continue
            shared = _shared(held, due)
            if held[shared:]:
                self._extra[site] = list(map(Piece, held[shared:]))
            if due[shared:]:
                self._lacking[site] = list(map(Piece, due[shared:]))
        self._kinds: dict[str, set[Piece]] = {}
        for piece in (piece for due in self._lacking.values() for piece in due):
            self._kinds.setdefault(piece.side, set()).add(piece)
        pairs = product(self._extra, self._lacking)
        self._near = sorted(pairs, key=lambda pair: _far(board, *pair))

    def acts(self, *, two_sided: bool) -> list[Act]:
        """Return the acts, in an order in which they can be done."""
        found = self._turned() if two_sided else []
        while act := self._move() or self._exchange() or self._take() or self._put():
            found.append(act)
        return found

    def _turned(self) -> list[Act]:
        """Return the acts that turn over single pieces of the other colour."""
        found = []
        for site in [*self._extra]:
            held, due = self._extra[site], self._lacking.get(site, [])
            if len(held) == len(due) == 1:
                found.append(self._at(ActKind.TURN, site))
        return found

    def _move(self) -> Act | None:
        """Return the move of the highest pile, the shortest way, that can be made."""
        self._near = [
            pair
            for pair in self._near
            if pair[0] in self._extra and pair[1] in self._lacking
        ]
        highest = max(map(len, self._lacking.values()), default=0)
        best: tuple[int, str, str] = (0, "", "")
        for here, there in self._near:
            if there in self._extra:
                continue  # what is not to stand there has to go first
            many = self._fitting(self._extra[here], self._lacking[there])
            if many > best[0]:
                best = many, here, there
            if best[0] == highest:
                break
        many, here, there = best
        if not many:
            return None
        pieces = tuple(self._lacking[there][:many])
        _shorten(self._extra, here, slice(-many, None))
        _shorten(self._lacking, there, slice(many))
        return Act(kind=ActKind.MOVE, here=here, there=there, pieces=pieces)

    def _fitting(self, held: Sequence[Piece], due: Sequence[Piece]) -> int:
        """Return the number of topmost pieces that are due next."""
        for many in range(min(len(held), len(due)), 0, -1):
            if all(map(self._is_surely, held[-many:], due)):
                return many
        return 0

    def _is_surely(self, held: Piece, due: Piece) -> bool:
        """Return True if a piece can only be the one due, though its kind is unseen."""
        return held == due or (held == due.side and len(self._kinds[held]) == 1)

    def _exchange(self) -> Act | None:
        """Return the exchange of a piece for a spare one, in place."""
        for site, held in self._extra.items():
            alone = len(held) == len(self._lacking.get(site, [])) == 1
            if alone and not self._is_of_use(held[0]):
                return self._at(ActKind.EXCHANGE, site)
        return None

    def _at(self, kind: ActKind, site: str) -> Act:
        pieces, into = self._extra.pop(site), self._lacking.pop(site)
        there = tuple(into)
        return Act(kind=kind, here=site, there=site, pieces=tuple(pieces), into=there)

    def _take(self) -> Act | None:
        """Return the removal of a spare piece, else of one in the way."""
        for site, held in self._extra.items():
            many = 0
            while many < len(held) and not self._is_of_use(held[-1 - many]):
                many += 1
            if many:
                return self._taken(site, many)
        in_the_way = [site for site in self._extra if site in self._lacking]
        for site in (*in_the_way, *self._extra):
            return self._taken(site, 1)
        return None

    def _taken(self, site: str, many: int) -> Act:
        pieces = tuple(self._extra[site][-many:])
        _shorten(self._extra, site, slice(-many, None))
        return Act(kind=ActKind.TAKE, here=site, pieces=pieces)

    def _put(self) -> Act | None:
        if not self._lacking:
            return None
        site, due = next(iter(self._lacking.items()))
        del self._lacking[site]
        return Act(kind=ActKind.PUT, there=site, pieces=tuple(due))

    def _is_of_use(self, piece: Piece) -> bool:
        """Return True if a piece is surely one that lacks somewhere."""
        return any(
            self._is_surely(piece, due)
            for pile in self._lacking.values()
            for due in pile
        )


def _shorten(piles: dict[str, list[Piece]], site: str, part: slice) -> None:
    del piles[site][part]
    if not piles[site]:
        del piles[site]


def _shared(held: Pile, due: Pile) -> int:
    """Return the number of pieces, from the bottom up, that can be those due."""
    shared = 0
    while shared < min(len(held), len(due)) and fits(
        held[shared:][:1], due[shared:][:1]
    ):
        shared += 1
    return shared
