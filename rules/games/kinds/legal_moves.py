"""Legal moves of chess pieces: pseudo-legal ones that leave no royal piece attacked."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rules.core.pieces import Piece
from rules.games.kinds.castling import Castle, castles
from rules.games.kinds.history import KindsPast
from rules.games.kinds.motions import Leap, MotionTakes
from rules.games.kinds.record import Castling, KindRecord, Royal
from rules.games.kinds.tables import Path, PieceTables, tables_of
from rules.games.table_position import TablePosition

Stands = Sequence[tuple[Piece, ...]]
Army = Mapping[str, tuple[int, str]]
"""Of each piece its side's number and its kind."""

NOBODY = -1


class Goes(NamedTuple):
    """Move of a piece, with its captures and promotion.

    Attributes
    ----------
    way
        Where it starts, and each site that it comes to.
    taken
        The sites of the pieces that it takes.
    becomes
        The letter of its new kind, '' if it stays what it is.
    """

    way: tuple[int, ...]
    taken: tuple[int, ...] = ()
    becomes: str = ""


@lru_cache(maxsize=64)
def army_of(sides: tuple[str, ...], letters: str) -> Army:
    """Return the pieces of both sides; one whose kind is not known has the kind ''."""
    return {
        Piece.of(side, letter): (number, letter)
        for number, side in enumerate(sides)
        for letter in ("", *letters)
    }


@dataclass(frozen=True, slots=True)
class OwnView:
    """Position from the perspective of the side to move.

    Attributes
    ----------
    stands
        What stands on each site, by number.
    side
        The number of the side to move.
    royal
        Where its royal piece stands, `NOBODY` if nowhere.
    """

    record: KindRecord
    tables: PieceTables
    stands: Stands
    army: Army
    side: int
    past: KindsPast
    royal: int

    @classmethod
    def at(cls, record: KindRecord, position: TablePosition) -> "OwnView":
        """Return the view of the side to move in a position."""
        letters = "".join(kind.letter for kind in record.kinds)
        army = army_of(position.sides, letters)
        royal = (Piece.of(position.sides[position.mover], record.royal),)
        past = position.memory
        assert isinstance(past, KindsPast)
        found = [n for n, held in enumerate(position.stands) if held == royal]
        return cls(
            record,
            tables_of(record.card.board, record.kinds),
            position.stands,
            army,
            position.mover,
            past,
            found[0] if found else NOBODY,
        )

    @property
    def in_check(self) -> bool:
        """Return True if the royal piece of the side to move is attacked."""
        return self.is_attacked(self.stands, self.royal)

    @property
    def can_move(self) -> bool:
        """Return True if the side to move has a legal turn."""
        return (
            next(self.legal(), None) is not None
            or next(self.legal_castles(), None) is not None
        )

    def is_attacked(self, stands: Stands, site: int) -> bool:
        """Return True if the other side attacks a site."""
        return next(self.attackers(stands, site), NOBODY) != NOBODY

    def attackers(self, stands: Stands, site: int) -> Iterator[int]:
        """Yield the sites from which the other side attacks one."""
        if site == NOBODY:
            return
        army, foe = self.army, 1 - self.side
        for ray in self.tables.rays[foe][site]:
            over = 0
            for here, openly, hopping in ray:
                held = stands[here]
                if held:
                    side, kind = army.get(held[-1], (NOBODY, ""))
                    if side == foe and kind in (hopping if over else openly):
                        yield here
                    over += 1
                    if over > 1:
                        break
        for here, leg, kinds in self.tables.lame[foe][site]:
            held = stands[here]
            if held and not stands[leg]:
                side, kind = army.get(held[-1], (NOBODY, ""))
                if side == foe and kind in kinds:
                    yield here

    def leaves_attacked(self, goes: Goes) -> bool:
        """Return True if the royal piece would be attacked after a turn."""
        after = self.after(goes)
        royal = goes.way[-1] if goes.way[0] == self.royal else self.royal
        return self.is_attacked(after, royal)

    def after(self, goes: Goes) -> list[tuple[Piece, ...]]:
        """Return the board's contents after a move."""
        after = list(self.stands)
        gone = after[goes.way[0]]
        after[goes.way[0]] = ()
        for site in goes.taken:
            after[site] = ()
        after[goes.way[-1]] = gone
        return after

    def goings(self, only: int | None = None) -> Iterator[Goes]:
        """Yield pseudo-legal moves of all pieces, or of one."""
        for site, held in enumerate(self.stands) if only is None else self._one(only):
            if not held:
                continue
            side, kind = self.army.get(held[-1], (NOBODY, ""))
            if side != self.side or not kind:
                continue
            becomes = self.tables.becomes[kind]
            known = set()  # two motions may lead to one site
            for path in self.tables.paths[side][kind][site]:
                for goes in self._along(site, kind, path):
                    if goes in known:
                        continue
                    known.add(goes)
                    if becomes and self.is_far(goes.way[-1]):
                        for letter in becomes:
                            yield goes._replace(becomes=letter)
                    else:
                        yield goes

    def legal(self) -> Iterator[Goes]:
        """Yield legal moves without castling."""
        guarded = self.record.guard is Royal.GUARDED
        for goes in self.goings():
            if not guarded or not self.leaves_attacked(goes):
                yield goes

    def castles(self) -> Iterator[Castle]:
        """Yield pseudo-legal castling moves."""
        if self.record.castling is not Castling.NONE and self.royal != NOBODY:
            yield from castles(
                self.record.castling, self.tables, self.royal, self.past.rooks
            )

    def legal_castles(self) -> Iterator[Castle]:
        """Yield legal castling moves."""
        for castle in self.castles():
            if not self.in_the_way(castle) and self.over_attacked(castle) is None:
                yield castle

    def in_the_way(self, castle: Castle) -> tuple[int, ...]:
        """Return the sites that are not empty as castling needs them."""
        free = {castle.king, castle.rook}
        return tuple(
            site for site in castle.between if self.stands[site] and site not in free
        )

    def over_attacked(self, castle: Castle) -> int | None:
        """Return the first site of the king's way that is attacked, None if none is."""
        return next((site for site, _ in self.attacks_over(castle)), None)

    def attacks_over(self, castle: Castle) -> Iterator[tuple[int, int]]:
        """Yield attacked sites of the king's path, each with its attacker."""
        board = list(self.stands)
        king, rook = board[castle.king], board[castle.rook]
        board[castle.king] = ()
        for site in castle.kings_way:
            yield from ((site, foe) for foe in self.attackers(board, site))
        board[castle.rook] = ()
        board[castle.king_to], board[castle.rook_to] = king, rook
        there = castle.king_to
        yield from ((there, foe) for foe in self.attackers(board, there))

    def is_far(self, site: int) -> bool:
        """Return True if a site lies on the farthest rank."""
        return self.tables.rank(self.side, site) == self.tables.ranks

    def _one(self, site: int) -> tuple[tuple[int, tuple[Piece, ...]], ...]:
        return ((site, self.stands[site]),)

    def _along(self, here: int, kind: str, path: Path) -> Iterator[Goes]:
        """Yield a piece's moves along one path."""
        stands = self.stands
        if path.leg is not None and stands[path.leg]:
            return
        if path.over is Leap.SCREEN:
            met = [there for there in path.sites if stands[there]][:2]
            if len(met) > 1 and self._may_take(path, met[1]):
                yield Goes((here, met[1]), (met[1],))
        elif path.over is Leap.ENEMY:
            if len(path.sites) > 1:
                yield from self._jumps(here, kind, path)
        else:
            yield from self._openly(here, kind, path)

    def _openly(self, here: int, kind: str, path: Path) -> Iterator[Goes]:
        """Yield a piece's moves along one path over empty sites."""
        stands = self.stands
        for there in path.sites:
            if stands[there]:
                if path.takes is not MotionTakes.NEVER and self._may_take(path, there):
                    yield Goes((here, there), (there,))
                return
            if path.takes is not MotionTakes.ONLY:
                yield Goes((here, there))
            elif kind == self.record.en_passant and (
                self.tables.names[there] == self.past.passed
            ):
                yield Goes((here, there), (self.tables.names.index(self.past.victim),))

    def _may_take(self, path: Path, there: int) -> bool:
        side, kind = self.army.get(self.stands[there][-1], (NOBODY, ""))
        if side != 1 - self.side:
            return False
        return not path.victims or kind in path.victims

    def _jumps(self, start: int, kind: str, path: Path) -> Iterator[Goes]:
        """Yield the chains of jumps that begin on a path."""
        paths = self.tables.paths[self.side][kind]
        royal = self.record.royal

        def chains(
            path: Path, way: tuple[int, ...], taken: tuple[int, ...]
        ) -> Iterator[Goes]:
            over, there = path.sites[:2]
            if over in taken or not self.stands[over] or not self._may_take(path, over):
                return
            if self.stands[there] and there != start:
                return
            way, taken = (*way, there), (*taken, over)
            yield Goes(way, taken)
            if self.army[self.stands[over][-1]][1] == royal:
                return
            for onward in paths[there]:
                if onward.over is Leap.ENEMY and len(onward.sites) > 1:
                    yield from chains(onward, way, taken)

        yield from chains(path, (start,), ())
