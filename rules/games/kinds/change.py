"""Infer moves of chess pieces from a changed board, by sides only.

A camera distinguishes sides, not kinds: the piece that moved is known from the
position.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rules.core.facts import Man
from rules.core.pieces import Content, Piece
from rules.games import changes
from rules.games.kinds.legal_moves import Goes, OwnView
from rules.games.kinds.motions import Leap, Motion, MotionTakes, Zone
from rules.games.kinds.record import KindRecord, Royal
from rules.games.kinds.tables import ONWARD, own_rank
from rules.games.table_position import TablePosition


@dataclass(frozen=True, slots=True, kw_only=True)
class KindChange(changes.Change[KindRecord]):
    """Difference between a board and a position, sides alone compared.

    Attributes
    ----------
    look
        The position as the side to move looks at it, kinds included.
    told
        The own pieces on changed sites, as stated.
    """

    look: OwnView
    told: Mapping[str, Piece]

    def number(self, site: str) -> int:
        """Return a site's number in board order."""
        return self.look.tables.names.index(site)

    def kind(self, site: str) -> str:
        """Return the kind of the piece that stood on a site, '' if none did."""
        held = self.look.stands[self.number(site)]
        return held[-1].kind if held else ""

    def name(self, site: str) -> Man:
        """Return the name of the piece that was on a site."""
        return self.record.name_of(self.kind(site))

    @property
    def went(self) -> tuple[str, str] | None:
        """Return origin and target of the one own piece that moved, None otherwise."""
        if len(self.own_gone) == 1 and len(self.own_come) == 1:
            return self.own_gone[0], self.own_come[0]
        return None

    @property
    def taken(self) -> tuple[str, ...]:
        """Return the sites from which pieces of the other side were taken."""
        return self.foe_gone

    @property
    def goes(self) -> Goes | None:
        """Return the piece's move if its motions allow it, None otherwise."""
        if self.went is None:
            return None
        here, there = map(self.number, self.went)
        taken = {self.number(site) for site in self.foe_gone}
        for goes in self.look.goings(here):
            if goes.way[-1] == there and {*goes.taken} == taken:
                return goes
        return None

    @property
    def upon(self) -> tuple[str, ...]:
        """Return sites where an own piece is stated to replace another."""
        return tuple(
            site
            for site, piece in self.told.items()
            if len(self.own_gone) == 1
            and not self.own_come
            and piece.kind == self.kind(self.own_gone[0])
            and self._is_own(site)
        )

    def _is_own(self, site: str) -> bool:
        held = self.look.stands[self.number(site)]
        return bool(held) and held[-1].side == self.own.side

    @property
    def becomes_wrong(self) -> bool:
        """Return True if the piece that moved is stated to be an impossible kind."""
        if self.went is None or (goes := self.goes) is None:
            return False
        here, there = self.went
        kind, told = self.kind(here), self.told[there].kind
        far = self.look.is_far(goes.way[-1])
        may = self.look.tables.becomes[kind] if far else ()
        return bool(told) and told not in (may or (kind,))

    @property
    def extra(self) -> tuple[str, ...]:
        """Return sites of captures beyond those of the piece that moved."""
        if self.went is None:
            return self.foe_gone
        here, there = map(self.number, self.went)
        names = self.look.tables.names
        ways = [
            {names[site] for site in goes.taken}
            for goes in self.look.goings(here)
            if goes.way[-1] == there
        ]
        best = max(ways, key=lambda taken: len(taken & {*self.foe_gone}), default=set())
        return tuple(site for site in self.foe_gone if site not in best)

    @property
    def is_too_late(self) -> bool:
        """Return True if a piece was taken in passing that has not just gone by."""
        if self.went is None or len(self.foe_gone) != 1 or self.goes is not None:
            return False
        (here, there), (victim,) = self.went, self.foe_gone
        places = self.record.lattice.places
        beside = (places[there][0], places[here][1])
        kinds = {self.kind(here), self.kind(victim)}
        return (
            kinds == {self.record.en_passant}
            and places[victim] == beside
            and self._leads(MotionTakes.ONLY)
        )

    @property
    def swimmers(self) -> tuple[str, ...]:
        """Return own pieces removed from the river that do not drown."""
        places, tables = self.record.lattice.places, self.look.tables
        return tuple(
            site
            for site in self.own_taken
            if places[site][1] in self.record.river
            and self.kind(site) in tables.swimmers
        )

    def attackers(self) -> tuple[str, ...]:
        """Return the sites of pieces that attack the royal piece after the turn."""
        goes = self.goes
        if goes is None or self.record.guard is not Royal.GUARDED:
            return ()
        look = self.look
        royal = goes.way[-1] if goes.way[0] == look.royal else look.royal
        found = look.attackers(look.after(goes), royal)
        return tuple(look.tables.names[site] for site in found)

    def hindered(self) -> tuple[Motion, tuple[str, ...]] | None:
        """Return a motion that leads there but for what stands in its way, and that."""
        if self.went is None:
            return None
        here, there = self.went
        for motion in self._motions(here):
            if self._is_outside(motion, here, there) is not None:
                continue
            if motion.over is Leap.ENEMY or not self._is_meant(motion):
                continue
            met = self._met(motion, here, there)
            if met is not None and (met or motion.over is Leap.SCREEN):
                return motion, met
        return None

    def outside(self) -> tuple[Motion, Zone] | None:
        """Return a motion that leads there but for a zone, and that; None if none."""
        if self.went is None:
            return None
        here, there = self.went
        for motion in self._motions(here):
            if self._is_meant(motion) and self._met(motion, here, there) == ():
                zone = self._is_outside(motion, here, there)
                if zone is not None:
                    return motion, zone
        return None

    def is_confined(self) -> bool:
        """Return True if the piece may never leave the zone that it went out of."""
        found = self.outside()
        if found is None or self.went is None:
            return False
        ordinary = [m for m in self._motions(self.went[0]) if not m.victims]
        return all(motion.within == found[1] for motion in ordinary)

    def _is_meant(self, motion: Motion) -> bool:
        """Return True if a motion takes what was taken, or nothing if nothing was."""
        kinds = {self.kind(site) for site in self.foe_gone}
        unfit = MotionTakes.NEVER if kinds else MotionTakes.ONLY
        return motion.takes is not unfit and (
            not motion.victims or kinds <= {*motion.victims}
        )

    def only_takes(self) -> bool:
        """Return True if the piece goes there only where it takes."""
        return not self.foe_gone and self._leads(MotionTakes.ONLY)

    def never_takes(self) -> bool:
        """Return True if the piece goes there only where it takes nothing."""
        return bool(self.foe_gone) and self._leads(MotionTakes.NEVER)

    def _leads(self, takes: MotionTakes) -> bool:
        if self.went is None:
            return False
        here, there = self.went
        return any(
            motion.takes is takes
            and not motion.victims
            and motion.over is Leap.NOTHING
            and self._met(motion, here, there) == ()
            and self._is_outside(motion, here, there) is None
            for motion in self._motions(here)
        )

    def _motions(self, here: str) -> tuple[Motion, ...]:
        kind = self.record.by_letter.get(self.kind(here))
        return kind.motions if kind else ()

    def _met(self, motion: Motion, here: str, there: str) -> tuple[str, ...] | None:
        """Return the blockers of a motion, None if it does not lead there."""
        look = self.look
        at = self.record.lattice.names
        (file, rank), (to_file, to_rank) = (
            look.tables.places[self.number(site)] for site in (here, there)
        )
        east, north = to_file - file, to_rank - rank
        for across, ahead in motion.ways:
            along = ahead * ONWARD[look.side]
            far = max(abs(east), abs(north)) // max(abs(across), abs(along))
            if (across * far, along * far) != (east, north) or far > motion.far:
                continue
            over = [at[file + n * across, rank + n * along] for n in range(1, far)]
            if motion.lame:
                over = [at[file + int(across / 2), rank + int(along / 2)]]
            return tuple(site for site in over if look.stands[self.number(site)])
        return None

    def _is_outside(self, motion: Motion, here: str, there: str) -> Zone | None:
        """Return the zone of a motion that does not hold where it begins or ends."""
        look, ranks = self.look, self.look.tables.ranks
        for zone, site in ((motion.start, here), (motion.within, there)):
            file, rank = look.tables.places[self.number(site)]
            if zone and not zone.holds(file, own_rank(look.side, rank, ranks)):
                return zone
        return None


def change_between(
    record: KindRecord, position: TablePosition, board: Mapping[str, Content]
) -> KindChange:
    """Return the difference between a board, every site listed, and a position."""
    plain = replace(position, stands=tuple(map(_plain, position.stands)))
    seen = {site: _seen(held) for site, held in board.items()}
    change = changes.change_between(record, plain, seen)
    told = {
        site: Piece(held[-1])
        for site, held in board.items()
        if isinstance(held, tuple)
        and held
        and held != position.contents[site]
        and Piece(held[-1]).side == change.own
    }
    look = OwnView.at(record, position)
    if change.own_come:
        drowned = _drowned(change, look)
        gone = tuple(site for site in change.own_gone if site not in drowned)
        change = replace(change, own_gone=gone)
    return KindChange(**changes.parts_of(change), look=look, told=told)


def _drowned(change: changes.Change[KindRecord], look: OwnView) -> tuple[str, ...]:
    """Return sites of own pieces that drowned: in the river, and not moved.

    They were neither taken nor moved. Who moved can go to where a piece has come; if
    nobody can, it is rather one that does not drown, or has the shortest way.
    """
    names, places = look.tables.names, change.record.lattice.places
    drown = tuple(
        site
        for site in change.own_gone
        if places[site][1] in change.record.river
        and look.stands[names.index(site)][-1].kind not in look.tables.swimmers
    )
    if not drown or len(change.own_come) != 1:
        return tuple(site for site in drown if site in change.own_taken)
    there = names.index(change.own_come[0])
    able = [
        site
        for site in change.own_gone
        if any(it.way[-1] == there for it in look.goings(names.index(site)))
    ]
    others = [site for site in change.own_gone if site not in drown]
    left = [site for site in change.own_gone if site not in change.own_taken]
    mover = (*able, *others, *left)[0]
    return tuple(site for site in drown if site != mover)


def _plain(pile: tuple[Piece, ...]) -> tuple[Piece, ...]:
    return tuple(Piece(Piece(piece).side) for piece in pile)


def _seen(content: Content) -> Content:
    return content if isinstance(content, int) else _plain(content)
