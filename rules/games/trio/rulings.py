"""Rulings of Trio Trio: predicates on a change, most specific first."""

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType

from rules.core.facts import Sentence, Sites, Together
from rules.games.changes import FACTS, Change, Shift, shift
from rules.games.law import Law
from rules.games.pits.pits import Pits, pits_on
from rules.games.pits.stones import (
    foreign_stone,
    other_colour_came,
    own_stones_off,
    recoloured,
    stacked,
    two_stones_moved,
)
from rules.games.trio.record import TrioRecord
from rules.rulings.common import (
    anything_else,
    blocked,
    diagonal,
    game_over,
    never_removed,
    no_change,
    none_in_hand,
    not_adjacent,
    not_next_free,
    not_over_setting_up,
    not_straight,
    out_of_turn,
    put_upon_foe,
    several_changes,
    two_placed,
)
from rules.rulings.engine import Row, RulingTable
from words.keys import Key

TrioChange = Change[TrioRecord]

EDGES: Mapping[str, Key] = MappingProxyType(
    {
        "north": Key("trio-north"),
        "south": Key("trio-south"),
        "east": Key("trio-east"),
        "west": Key("trio-west"),
    }
)
"""What the sides of the board are called."""


def _pits(change: TrioChange) -> Pits:
    return pits_on(change.record.card.board)


def _own(change: TrioChange) -> tuple[int, int]:
    """Return the numbers of own stones gone and come."""
    return change.shape[:2]


def _is_set_up(change: TrioChange) -> bool:
    """Return True if the side to move has stones of the set-up in hand."""
    record = change.record
    return change.hands[0] > record.stones - record.set_up


def _from_inside(change: TrioChange) -> bool:
    """Return True if a stone left an inner pit."""
    return any(site in _pits(change).inner for site in change.own_gone)


def _inside(change: TrioChange) -> tuple[str, ...]:
    """Return the inner pits where own stones stand anew."""
    return tuple(s for s in change.own_come if s in _pits(change).inner)


def _crowded(change: TrioChange) -> tuple[str, ...]:
    """Return the sides of the board that hold too many stones."""
    pits, most = _pits(change), change.record.most_a_side
    lying = Counter(pits.side[pit] for pit in pits.outer if change.board[pit])
    return tuple(side for side, count in lying.items() if count > most)


def _stepped(change: TrioChange) -> Shift:
    """Return the displacement in pits of one inner stone."""
    return shift(change.own_gone[0], _inside(change)[0])


def _changed_colour(change: TrioChange) -> bool:
    """Return True if one stone went and a stone of the other colour came instead."""
    if change.shape == (0, 1, 1, 0):
        return not change.hands[0]
    return change.shape == (1, 0, 0, 1)


def _foe_acted(change: TrioChange) -> bool:
    return _own(change) == (0, 0) and change.shape[2:] in {(0, 1), (1, 1), (1, 2)}


def _outer_jumped(change: TrioChange) -> bool:
    """Return True if one outer stone came to an inner pit."""
    inward = not _from_inside(change) and bool(_inside(change))
    return _own(change) == (1, 1) and inward


def _not_straight(change: TrioChange) -> bool:
    row = _pits(change).row
    return _outer_jumped(change) and change.own_come[0] not in row[change.own_gone[0]]


def _pulled(change: TrioChange) -> bool:
    """Return True if one inner stone went to another inner pit, reserve or none."""
    inner = _from_inside(change) and len(_inside(change)) == 1
    return _own(change)[0] == 1 and inner


def _placed_inside(change: TrioChange) -> bool:
    """Return True if a stone from the reserve came to an inner pit."""
    gone, come = _own(change)
    return come > gone and len(_inside(change)) > gone * _from_inside(change)


def _landing(change: TrioChange) -> Sites:
    """Return the pits where the outer stone could have landed."""
    before = change.position.contents
    row = _pits(change).row[change.own_gone[0]]
    return Sites(tuple(pit for pit in row if not before[pit])[:1])


ROWS: tuple[Row[TrioChange], ...] = (
    game_over(Law.TRIO),
    stacked(Law.STONES),
    foreign_stone(Law.STONES),
    no_change(Law.TURNS),
    put_upon_foe(
        Law.STONES,
        text=Key("trio-put-upon-foe"),
    ),
    recoloured(Law.STONES),
    other_colour_came(Law.STONES, _changed_colour),
    none_in_hand(
        Law.RESERVE,
        text=Key("trio-none-in-hand"),
    ),
    out_of_turn(Law.TURNS, _foe_acted),
    several_changes(Law.TURNS),
    never_removed(
        Law.STONES,
        lambda c: bool(c.foe_gone),
        Key("trio-never-removed"),
    ),
    not_over_setting_up(Law.SET_UP, lambda c: bool(c.own_gone) and _is_set_up(c)),
    two_placed(
        Law.SET_UP,
        lambda c: _own(c)[1] > 1 and _is_set_up(c),
        Key("trio-two-placed"),
    ),
    Row(
        "placed_inside",
        Law.SET_UP,
        lambda c: bool(_inside(c)) and _is_set_up(c),
        Key("trio-placed-inside"),
    ),
    never_removed(
        Law.STONES, lambda c: _own(c)[0] > max(_own(c)[1], 1), own_stones_off
    ),
    blocked(Law.PULL, lambda c: _own(c) == (1, 0)),
    two_stones_moved(Law.TURNS),
    two_placed(
        Law.RESERVE,
        lambda c: _own(c)[1] > _own(c)[0] + 1,
        Key("trio-two-placed-brought-more-than"),
    ),
    Row(
        "reserve_without_pull",
        Law.PULL,
        lambda c: _own(c) == (1, 2) and not _from_inside(c),
        Key("trio-reserve-without-pull"),
    ),
    Row(
        "left_inner_field",
        Law.PULL,
        lambda c: _own(c)[0] == 1 and _from_inside(c) and not _inside(c),
        Key("trio-left-inner-field"),
    ),
    Row(
        "placed_inside",
        Law.RESERVE,
        _placed_inside,
        Key("trio-placed-inside-brought-stone-stones"),
    ),
    diagonal(
        Law.PULL,
        lambda c: _pulled(c) and _stepped(c) == (1, 1),
        Key("trio-diagonal"),
    ),
    not_adjacent(
        Law.PULL,
        lambda c: _pulled(c) and sum(_stepped(c)) != 1,
        Key("trio-not-adjacent"),
    ),
    not_straight(
        Law.JUMPING,
        _not_straight,
        Key("trio-not-straight"),
    ),
    not_next_free(
        Law.JUMPING,
        _outer_jumped,
        Key("trio-not-next-free"),
    ),
    Row(
        "three_stones_rule",
        Law.THREE_STONES,
        lambda c: bool(_crowded(c)),
        Key("trio-three-stones-rule"),
    ),
    anything_else(Law.TURNS),
)
"""The rules that a change can break, the most specific first."""


TABLE = RulingTable(
    ROWS,
    {
        **FACTS,
        "inside": lambda c: Sites(_inside(c)),
        "landing": _landing,
        "edges": lambda c: Together(tuple(Sentence(EDGES[s]) for s in _crowded(c))),
        "most": lambda c: c.record.most_a_side,
    },
)
"""The rules of Trio Trio, and what their sentences tell."""
