"""Difference between a board and a position of a game of captures."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from rules.core.model import StepKind, Turn
from rules.core.pieces import Content, Piece
from rules.games.captures.chains import Chain, Hop, Owners
from rules.games.captures.moves import Moves
from rules.games.captures.record import CROWN, CaptureRecord, ChainCapture, Way
from rules.games.changes import Change, Names, change_between, parts_of
from rules.games.table_position import TablePosition, chips

REVISITED, SAME_WAY = "point_revisited", "same_direction"
"""What a chain must not do."""


@dataclass(frozen=True)
class Astray:
    """A chain of captures that the rules do not allow.

    Attributes
    ----------
    rule
        What its first hop that is not allowed does.
    here, there
        Where that hop begins and ends.
    """

    rule: str
    here: str
    there: str


@dataclass(frozen=True, kw_only=True)
class CaptureChange(Change[CaptureRecord]):
    """Difference between a board and a position, all pieces of a side alike.

    Attributes
    ----------
    moves
        Where the pieces of the game can go.
    owners
        Whose men stood where.
    crowned
        Sites where a king stands that was none, and where none is made.
    """

    moves: Moves
    owners: Owners
    crowned: Names

    @property
    def onto(self) -> Names:
        """Return sites where a chip was put on another of its side, like a crown."""
        return self.stacks or self.crowned

    @property
    def capture(self) -> ChainCapture:
        """Return the game's method of capture."""
        return self.record.capture

    @cached_property
    def move(self) -> tuple[str, str] | None:
        """Return origin and target of the one own piece that moved."""
        if len(self.own_gone) != 1 or len(self.own_come) != 1:
            return None
        return self.own_gone[0], self.own_come[0]

    @property
    def way(self) -> Way | None:
        """Return the displacement of the one own piece, seen from its side."""
        if self.move is None:
            return None
        here, there = (self.moves.places[site] for site in self.move)
        onward = (1, -1)[self.position.mover]
        return there[0] - here[0], (there[1] - here[1]) * onward

    @property
    def is_king(self) -> bool:
        """Return True if the one own piece that moved is a king."""
        return self.move is not None and self._is_king(self.move[0])

    @property
    def is_step(self) -> bool:
        """Return True if a piece made a step that would be allowed, took it nothing."""
        if self.move is None:
            return False
        here, there = self.move
        mover, is_king = self.position.mover, self.is_king
        return there in self.moves.steps(self.owners, here, mover, is_king=is_king)

    @property
    def is_one_step(self) -> bool:
        """Return True if a piece went to a site beside its own, in any way."""
        return self.way is not None and max(map(abs, self.way)) == 1

    @property
    def captures(self) -> tuple[Turn, ...]:
        """Return the capturing turns, which are obligatory."""
        turns = self.position.turns
        acts = {step.kind for turn in turns[:1] for step in turn.steps}
        return turns if StepKind.REMOVE in acts else ()

    @property
    def example(self) -> Turn:
        """Return a turn that captures, of the piece that moved if it has one."""
        turns = self.captures
        own = [t for t in turns if t.steps[0].site in self.own_gone]
        return min(own or turns, key=lambda turn: len(turn.steps))

    @cached_property
    def shorter(self) -> Chain | None:
        """Return the chain that was played where another one takes more."""
        if not self.captures:
            return None
        return next((c for c in self._chains(self.moves.allows) if self._is(c)), None)

    @property
    def most(self) -> int:
        """Return the number of men that the longest chain takes."""
        steps = self.captures[0].steps
        return sum(step.kind is StepKind.REMOVE for step in steps)

    @cached_property
    def astray(self) -> Astray | None:
        """Return the forbidden chain that leads to the board, if one does."""
        if not self.foe_gone:
            return None
        for chain in self._chains(self._takes_what_went):
            if self._is(chain) and chain.end == (self.move or (chain.start,) * 2)[1]:
                return self._astray(chain)
        return None

    @cached_property
    def both(self) -> bool:
        """Return True if a step took men both by approach and by withdrawal."""
        if self.move is None or self.capture is not ChainCapture.CONTACT:
            return False
        here, there = self.move
        rows = [
            set(chain.taken)
            for chain in self.moves.chains(self.owners, here, is_king=False)
            if len(chain.hops) == 1 and chain.end == there
        ]
        gone = set(self.foe_gone)
        return (
            len(rows) > 1
            and all(row & gone for row in rows)
            and gone <= set().union(*rows)
        )

    @cached_property
    def uncaptured(self) -> Names:
        """Return removed men that no path of the move captures; all if no path does."""
        if self.move is None:
            return self.foe_gone
        gone, end = {*self.foe_gone}, self.move[1]
        ways = [c.taken for c in self._chains(self.moves.allows) if c.end == end]
        best = max(ways, key=lambda way: (len(gone & {*way}), -len(way)), default=())
        return tuple(s for s in self.foe_gone if s not in best) or self.foe_gone

    @property
    def is_put_beside(self) -> bool:
        """Return True if what a move captures, all of it, stands elsewhere."""
        if self.move is None or len(self.foe_come) != len(self.foe_gone):
            return False
        ways = (c for c in self._chains(self.moves.allows) if c.end == self.move[1])
        return any({*way.taken} == {*self.foe_gone} for way in ways)

    @property
    def between(self) -> Names:
        """Return the occupied sites on the straight path of the one own piece."""
        if self.move is None:
            return ()
        here, there = self.move
        for ray in self.moves.rays[here].values():
            if there in ray:
                passed = ray[: ray.index(there)]
                return tuple(site for site in passed if self.owners[site])
        return ()

    @property
    def is_diagonal_leap(self) -> bool:
        """Return True if a piece jumped diagonally over the one that it took."""
        if self.way is None or tuple(map(abs, self.way)) != (2, 2):
            return False
        assert self.move is not None
        places = [self.moves.places[site] for site in self.move]
        middle = tuple(sum(at) // 2 for at in zip(*places, strict=True))
        gone = self.foe_gone
        return len(gone) == 1 and self.moves.places[gone[0]] == middle

    def _is_king(self, site: str) -> bool:
        return any(p.kind for p in chips(self.position.contents[site]))

    def _is(self, chain: Chain) -> bool:
        """Return True if a chain leads to the board, or will when it has taken."""
        end = chain.start if self.move is None else self.move[1]
        gone = set(self.foe_gone)
        taken = set(chain.taken)
        return chain.end == end and (gone == taken or not gone)

    def _chains(self, allows: Any) -> Iterator[Chain]:
        """Yield chains of the piece that moved; of any, if it came back."""
        started = [self.move[0]] if self.move else []
        if self.shape[:2] == (0, 0):
            started = [site for site, owner in self.owners.items() if owner == 1]
        for site in started:
            is_king = self._is_king(site)
            yield from self.moves.chains(
                self.owners, site, is_king=is_king, allows=allows
            )

    def _takes_what_went(self, chain: Chain, hop: Hop) -> bool:
        """Continue a chain through removed pieces only, regardless of other rules."""
        gone = set(self.foe_gone)
        return gone.issuperset(chain.taken) and gone.issuperset(hop.taken)

    def _astray(self, chain: Chain) -> Astray | None:
        """Return the rule that the first hop breaks."""
        for number in range(1, len(chain.hops)):
            before, hop = Chain(chain.start, chain.hops[:number]), chain.hops[number]
            if self.moves.allows(before, hop):
                continue
            same = hop.way == before.hops[-1].way
            return Astray(SAME_WAY if same else REVISITED, before.end, hop.to)
        return None


def capture_change(
    moves: Moves,
    position: TablePosition,
    owners: Owners,
    board: Mapping[str, Content],
) -> CaptureChange:
    """Return the difference between a board, every site listed, and a position."""
    record, alike, now = moves.record, position, board
    crowned: Names = ()
    if record.is_crowned:
        alike = position.with_changes(_without_kings(position.contents))
        now = _without_kings(board)
        crowned = _crowned(moves, position, board)
    plain = replace(change_between(record, alike, now), position=position)
    sites = tuple(s for s in position.names if s in {*plain.sites, *crowned})
    known = parts_of(replace(plain, sites=sites))
    return CaptureChange(**known, moves=moves, owners=owners, crowned=crowned)


def _without_kings(board: Mapping[str, Content]) -> dict[str, Content]:
    """Return a board with its kings as men, pieces of other kinds as they are."""
    return {site: _plain(held) for site, held in board.items()}


def _plain(content: Content) -> Content:
    if isinstance(content, int):
        return content
    pieces = map(Piece, content)
    return tuple(Piece(p.side) if p.kind == CROWN else p for p in pieces)


def _crowned(
    moves: Moves, position: TablePosition, board: Mapping[str, Content]
) -> Names:
    """Return sites of a new king that did not move there."""
    found: list[str] = []
    for number, colour in enumerate(position.colours):
        king = (Piece.of(colour, CROWN),)
        stood = [s for s, pile in position.contents.items() if pile == king]
        new = [s for s in board if board[s] == king and s not in stood]
        came = sum(board[site] != king for site in stood)
        if len(new) > came:
            found += [s for s in new if not moves.is_farthest(s, number)]
    return tuple(found)
