"""Rulings on castling: king or rook has moved, or a king moved alone."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from rules.core.facts import Fact, Sites
from rules.core.pieces import Piece
from rules.games.kinds.castling import ROOK, Castle, castles
from rules.games.kinds.change import KindChange
from rules.games.kinds.legal_moves import NOBODY
from rules.games.kinds.naming import all_on
from rules.games.kinds.record import Castling
from rules.games.law import Law
from rules.rulings.engine import Row
from words.keys import Key


def castle_of(change: KindChange) -> Castle | None:
    """Return the castling that a king, or king and rook, were moved for."""
    return next((c for c in change.look.castles() if _shows(change, c)), None)


def lost_castle(change: KindChange) -> Castle | None:
    """Return the attempted castling whose king or rook has moved before."""
    known = {castle.rook for castle in change.look.castles()}
    every = _every_castle(change, change.record.castling)
    return next((c for c in every if c.rook not in known and _shows(change, c)), None)


def unplayed_castle(change: KindChange) -> Castle | None:
    """Return the attempted castling where the game is played without it."""
    if change.record.castling is not Castling.NONE or (
        Law.CASTLING not in change.record.card.says
    ):
        return None
    every = _every_castle(change, Castling.FIDE)
    return next((c for c in every if _shows(change, c)), None)


def meant_castle(change: KindChange) -> Castle | None:
    """Return a castling whose king and rook were both moved, not as it goes."""
    names = change.look.tables.names
    for castle in change.look.castles():
        both = {names[castle.king], names[castle.rook]}
        if {*change.own_gone} == both and len(change.own_come) == len(both):
            return castle
    return None


def _every_castle(change: KindChange, castling: Castling) -> Iterator[Castle]:
    """Yield the castlings with any own rook, whatever has moved."""
    look = change.look
    if castling is Castling.NONE or look.royal == NOBODY:
        return iter(())
    rook = Piece.of(change.own.side, ROOK)
    names = zip(look.tables.names, look.stands, strict=True)
    rooks = [site for site, held in names if held == (rook,)]
    return castles(castling, look.tables, look.royal, rooks)


def _shows(change: KindChange, castle: Castle) -> bool:
    """Return True if king and rook, or a king by leaps, went as a castling does."""
    names, files = change.look.tables.names, change.look.tables.places
    left = {names[castle.king], names[castle.rook]}
    come = {names[castle.king_to], names[castle.rook_to]}
    if {*change.own_gone} == left - come and {*change.own_come} == come - left:
        return True
    far = abs(files[castle.king][0] - files[castle.king_to][0]) > 1
    return far and change.went == (names[castle.king], names[castle.king_to])


def _attacks_over(change: KindChange) -> tuple[tuple[str, str], ...]:
    """Return attacked sites that a king castled across, each with its attacker."""
    castle, names = castle_of(change), change.look.tables.names
    if castle is None:
        return ()
    found = change.look.attacks_over(castle)
    return tuple((names[site], names[foe]) for site, foe in found)


def _castled_over(change: KindChange) -> tuple[str, ...]:
    """Return the attacked site that a king was castled over or to."""
    return tuple(site for site, _ in _attacks_over(change))[:1]


def _attackers_over(change: KindChange) -> tuple[str, ...]:
    """Return the attackers of that site."""
    attacks = dict.fromkeys(_attacks_over(change))
    return tuple(foe for site, foe in attacks if (site,) == _castled_over(change))


def _checkers(change: KindChange) -> tuple[str, ...]:
    """Return the attackers of the royal piece before the turn."""
    look = change.look
    found = look.attackers(look.stands, look.royal)
    return tuple(look.tables.names[site] for site in found)


def _castles_to(change: KindChange) -> tuple[str, str]:
    """Return the target sites of king and rook."""
    castle, names = meant_castle(change), change.look.tables.names
    assert castle is not None
    return names[castle.king_to], names[castle.rook_to]


def _castle_goal(change: KindChange) -> tuple[str, ...]:
    """Return the king's target site."""
    castle, names = castle_of(change), change.look.tables.names
    return () if castle is None else (names[castle.king_to],)


def _castle_stops(change: KindChange) -> tuple[str, ...]:
    """Return the occupied sites between the castled king and rook."""
    castle, names = castle_of(change), change.look.tables.names
    if castle is None:
        return ()
    return tuple(names[site] for site in change.look.in_the_way(castle))


CASTLING_FACTS: Mapping[str, Callable[[KindChange], Fact]] = MappingProxyType(
    {
        "attacked": lambda c: Sites(_castled_over(c)),
        "between": lambda c: all_on(c, _castle_stops(c)),
        "attackers_over": lambda c: all_on(c, _attackers_over(c)),
        "checkers": lambda c: all_on(c, _checkers(c)),
        "king_to": lambda c: Sites(_castles_to(c)[:1]),
        "rook_to": lambda c: Sites(_castles_to(c)[1:]),
    }
)
"""What the sentences on castling can tell."""

ON_CASTLING: tuple[Row[KindChange], ...] = (
    Row(
        "castling_not_played",
        Law.CASTLING,
        lambda c: unplayed_castle(c) is not None,
        Key("kinds-castling-not-played"),
    ),
    Row(
        "castled_too_late",
        Law.CASTLING,
        lambda c: lost_castle(c) is not None,
        Key("kinds-castled-too-late"),
    ),
    Row(
        "castled_through",
        Law.CASTLING,
        lambda c: bool(_castle_stops(c)),
        Key("kinds-castled-through"),
    ),
    Row(
        "castled_out_of_check",
        Law.CASTLING,
        lambda c: castle_of(c) is not None and c.look.in_check,
        Key("kinds-castled-out-of-check"),
    ),
    Row(
        "castled_over_attacked",
        Law.CASTLING,
        lambda c: _castled_over(c) not in ((), _castle_goal(c)),
        Key("kinds-castled-over-attacked"),
    ),
    Row(
        "castled_into_check",
        Law.CASTLING,
        lambda c: bool(_castled_over(c)),
        Key("kinds-castled-into-check"),
    ),
    Row(
        "castled_wrongly",
        Law.CASTLING,
        lambda c: meant_castle(c) is not None,
        Key("kinds-castled-wrongly"),
    ),
)
"""The rules on king and rook that move together."""
