"""Rulings of Soli-Bi: predicates on a change, most specific first."""

from rules.core.facts import Sides, Sites
from rules.core.pieces import Piece
from rules.games.acts import changed_by
from rules.games.changes import FACTS, Change, Shift, shift
from rules.games.law import Law
from rules.games.pits.pits import Pits, pits_on
from rules.games.pits.stones import recoloured, stacked
from rules.games.solo.record import NextPit, SoloRecord
from rules.games.solo.state import open_pits, soli, wanted
from rules.rulings.common import (
    anything_else,
    diagonal,
    foreign_chip,
    game_over,
    no_change,
    none_in_hand,
    not_adjacent,
    not_over_setting_up,
    nothing_taken,
    several_changes,
    too_many_taken,
    two_moved,
    wrong_pit,
)
from rules.rulings.engine import Row, RulingTable
from words.keys import Key

SoloChange = Change[SoloRecord]
Names = tuple[str, ...]


def _pits(change: SoloChange) -> Pits:
    return pits_on(change.record.card.board)


def _went(change: SoloChange) -> Names:
    """Return the pits that hold no stone any more."""
    before = change.position.contents
    return tuple(s for s in change.sites if before[s] and not change.board[s])


def _came(change: SoloChange) -> Names:
    """Return the pits that hold a stone anew."""
    before = change.position.contents
    return tuple(s for s in change.sites if change.board[s] and not before[s])


def _emptied(change: SoloChange) -> Names:
    """Return the inner pits that hold no stone any more."""
    return tuple(site for site in _went(change) if site in _pits(change).inner)


def _filled(change: SoloChange) -> Names:
    """Return the inner pits that hold a stone anew."""
    return tuple(site for site in _came(change) if site in _pits(change).inner)


def _outside(change: SoloChange) -> Names:
    """Return the outer pits that hold a stone anew."""
    return tuple(site for site in _came(change) if site in _pits(change).outer)


def _lifted(change: SoloChange) -> Names:
    """Return the outer pits that hold no stone any more."""
    return tuple(site for site in _went(change) if site in _pits(change).outer)


def _is_beginning(change: SoloChange) -> bool:
    """Return True if the first stone is still in hand."""
    return any(change.position.hands)


def _soli(change: SoloChange) -> Names:
    """Return the pit of the Soli stone, if it lies."""
    pit = soli(_pits(change), change.position)
    return (pit,) if pit else ()


def _due(change: SoloChange) -> Piece | None:
    """Return the colour that comes next, from the hand at the beginning."""
    position = change.position
    in_hand = [colour for colour, hand in position.in_hand.items() if hand]
    return Piece(in_hand[0]) if in_hand else wanted(_pits(change), position)


def _row(change: SoloChange) -> Names:
    """Return the inner pits from which the next stone must come."""
    return tuple(pit for here in _soli(change) for pit in _pits(change).row[here])


def _placed(change: SoloChange) -> Piece | None:
    """Return the colour of the one stone that came to an outer pit."""
    if len(_outside(change)) != 1:
        return None
    (stone,) = _outside(change)
    return change.own if stone in change.own_come else change.foe


def _goals(change: SoloChange) -> Names:
    """Return the outer pits where the next stone may be placed."""
    due, next_pit = _due(change) or "", change.record.next_pit
    return open_pits(_pits(change), change.position, due, next_pit)


def _taken(change: SoloChange) -> str | None:
    """Return the inner pit that the placed stone seems to come from, if one.

    It is the one that holds another colour now, or else, where one pit is empty,
    that one.
    """
    emptied, refilled = _emptied(change), change.recoloured
    if len(emptied) == 1 and len(refilled) <= 1:
        return (*refilled, *emptied)[0]
    return None


def _stood(change: SoloChange, pit: str | None) -> Piece | None:
    """Return the colour of the stone that stood in a pit before."""
    stands = change.position.contents[pit] if pit else ()
    return stands[0] if isinstance(stands, tuple) and stands else None


def _extra(change: SoloChange) -> Names:
    """Return the inner pit that was emptied besides all that a legal turn changes."""
    before = change.position.contents
    for turn in change.position.turns:
        board = {**before, **changed_by(before, turn.steps)}
        others = tuple(site for site in board if change.board[site] != board[site])
        if len(others) == 1 and others[0] in _emptied(change):
            return others
    return ()


def _changed_colour(change: SoloChange) -> bool:
    """Return True if a stone changed its colour and none can have filled a gap."""
    recoloured = change.recoloured
    return bool(recoloured) and (
        len(recoloured) > 1
        or not _emptied(change)
        or any(site in _pits(change).outer for site in recoloured)
    )


def _too_much(change: SoloChange) -> bool:
    return len(_emptied(change)) > 2 or len(_filled(change)) > 1


def _is_misplaced(change: SoloChange) -> bool:
    """Return True if a stone came to an outer pit where none may be placed."""
    outside = _outside(change)
    return bool(outside) and outside[0] not in _goals(change)


def _same_colour_beside(change: SoloChange) -> bool:
    anywhere = change.record.next_pit is not NextPit.COUNTER_CLOCKWISE
    return anywhere and _is_misplaced(change)


def _wrong_stone(change: SoloChange) -> bool:
    """Return True if one stone was taken that has not the colour due."""
    taken = _taken(change)
    return taken is not None and _stood(change, taken) != _due(change)


def _not_from_row(change: SoloChange) -> bool:
    taken = _taken(change)
    return taken is not None and taken not in _row(change)


def _cannot_refill(change: SoloChange) -> bool:
    """Return True if one stone was taken that has no stone beside it."""
    taken = _taken(change)
    if taken is None or change.recoloured:
        return False
    return not any(_stood(change, by) for by in _pits(change).neighbours(taken))


def _refilled_from(change: SoloChange) -> Shift | None:
    """Return the distance in pits from which a stone filled the gap."""
    taken = _taken(change)
    if taken is None or not change.recoloured:
        return None
    return shift(_emptied(change)[0], taken)


def _colour(piece: Piece | None) -> Sides:
    return Sides((piece,) if piece else ())


ROWS: tuple[Row[SoloChange], ...] = (
    game_over(Law.END),
    stacked(Law.STONES),
    foreign_chip(
        Law.STONES,
        text=Key("solo-foreign-chip"),
    ),
    no_change(Law.ROW, text=Key("solo-no-change")),
    too_many_taken(
        Law.ROW,
        lambda c: len(_emptied(c)) > 1 and bool(_extra(c)),
        Key("solo-too-many-taken"),
        wrong=_extra,
    ),
    recoloured(Law.STONES, _changed_colour),
    Row(
        "soli_stays",
        Law.PLACE,
        lambda c: bool(_lifted(c)),
        Key("solo-soli-stays"),
    ),
    not_over_setting_up(
        Law.START,
        lambda c: _is_beginning(c) and bool(_emptied(c)),
        Key("solo-not-over-setting-up"),
    ),
    two_moved(
        Law.PLACE,
        lambda c: len(_outside(c)) > 1,
        Key("solo-two-moved"),
    ),
    Row(
        "wrong_colour_of_soli",
        Law.COLOUR,
        lambda c: _placed(c) is not None and _placed(c) != _due(c),
        Key("solo-wrong-colour-of-soli"),
    ),
    Row(
        "same_colour_beside",
        Law.ALTERNATE,
        _same_colour_beside,
        Key("solo-same-colour-beside"),
    ),
    wrong_pit(
        Law.PLACE,
        lambda c: not _is_beginning(c) and _is_misplaced(c),
        Key("solo-wrong-pit"),
    ),
    none_in_hand(
        Law.STONES,
        lambda c: bool(_outside(c)) and not _emptied(c),
        Key("solo-none-in-hand"),
    ),
    several_changes(Law.ROW, _too_much),
    none_in_hand(
        Law.STONES,
        lambda c: bool(_filled(c)) and not _emptied(c),
        Key("solo-none-in-hand-stone-appeared-there"),
    ),
    nothing_taken(
        Law.ROW,
        lambda c: bool(_filled(c)) and not _outside(c),
        Key("solo-nothing-taken"),
    ),
    Row(
        "moved_to_empty",
        Law.REFILL,
        lambda c: bool(_filled(c)),
        Key("solo-moved-to-empty"),
    ),
    Row(
        "wrong_colour_of_soli",
        Law.COLOUR,
        _wrong_stone,
        Key("solo-wrong-colour-of-soli-stone-taken-next"),
    ),
    Row(
        "not_soli_row",
        Law.ROW,
        _not_from_row,
        Key("solo-not-soli-row"),
    ),
    Row(
        "cannot_refill",
        Law.REFILL,
        _cannot_refill,
        Key("solo-cannot-refill"),
    ),
    diagonal(
        Law.REFILL,
        lambda c: _refilled_from(c) == (1, 1),
        Key("solo-diagonal"),
    ),
    not_adjacent(
        Law.REFILL,
        lambda c: sum(_refilled_from(c) or (1,)) != 1,
        Key("solo-not-adjacent"),
    ),
    anything_else(Law.ROW),
)
"""The rules that a change can break, the most specific first."""


TABLE = RulingTable(
    ROWS,
    {
        **FACTS,
        "due": lambda c: _colour(_due(c)),
        "placed": lambda c: _colour(_placed(c)),
        "stood": lambda c: _colour(_stood(c, _taken(c))),
        "emptied": lambda c: Sites(_emptied(c)),
        "filled": lambda c: Sites(_filled(c)),
        "outside": lambda c: Sites(_outside(c)),
        "lifted": lambda c: Sites(_lifted(c)),
        "extra": lambda c: Sites(_extra(c)),
        "goals": lambda c: Sites(_goals(c)),
        "taken": lambda c: Sites(tuple(filter(None, (_taken(c),)))),
        "soli": lambda c: Sites(_soli(c)),
        "row": lambda c: Sites(_row(c)),
    },
)
"""The rules of Soli-Bi, and what their sentences tell."""
