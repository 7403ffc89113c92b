"""What rule of Mabambo a board breaks: one table, the most specific first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.core.facts import Sentence, Template
from rules.core.model import Ruling
from rules.core.pieces import Content
from rules.games.law import Law
from rules.games.mabambo.moves import moves_from
from rules.games.pits.pits import Pits
from rules.games.pits.stone_change import StoneChange, stone_change
from rules.games.table_position import TablePosition
from rules.games.trio.record import MabamboRecord


@dataclass(frozen=True, slots=True)
class MabamboFault:
    """A board that no legal turn or stage explains, and how it differs."""

    record: MabamboRecord
    pits: Pits
    change: StoneChange

    @classmethod
    def of(
        cls,
        record: MabamboRecord,
        pits: Pits,
        position: TablePosition,
        board: Mapping[str, Content],
    ) -> "MabamboFault":
        """Return the fault of a board, every site listed."""
        return cls(record, pits, stone_change(position, board))

    @property
    def exchanging(self) -> bool:
        """Return whether the side to move has its last stone to exchange."""
        return self.change.hands[0] > 0

    @property
    def went(self) -> tuple[str, str] | None:
        """Return where one own stone went from and to, if it did."""
        gone, come, foe_gone, foe_come = self.change.shape
        if (gone, come, foe_come) != (1, 1, 0) or foe_gone > 1:
            return None
        return self.change.own_gone[0], self.change.own_come[0]

    @property
    def over(self) -> tuple[Content, ...] | None:
        """Return what lies between the two pits, None if they are not in line."""
        if self.went is None:
            return None
        between = self.pits.between(*self.went)
        before = self.change.position.contents
        return None if between is None else tuple(before[pit] for pit in between)


@dataclass(frozen=True, slots=True)
class Row:
    """A rule, the law that it is cited by, when a fault breaks it, and a sentence."""

    rule: str
    law: Law
    broken: Callable[[MabamboFault], bool]
    why: str


def rule_on(fault: MabamboFault) -> Ruling:
    """Return the first rule of the table that a fault breaks."""
    words = fault.change.words() | {"jumps": str(fault.record.jumps)}
    for row in TABLE:
        if row.broken(fault):
            return Ruling(
                row.rule,
                fault.change.everything,
                fault.record.card.cite(row.law),
                Sentence(Template(row.why.format_map(words))),
            )
    raise AssertionError("the table's last row holds for every fault")


def _foe_acted(fault: MabamboFault) -> bool:
    """Tell whether only the other side acted: a step, a jump, a beat, an exchange."""
    change = fault.change
    gone, come, foe_gone, foe_come = change.shape
    if come or foe_come != 1 or gone > 1 or foe_gone > 1:
        return False
    return gone == 0 or change.own_gone == change.foe_come


def _protected(fault: MabamboFault) -> bool:
    return fault.exchanging and fault.change.position.memory in fault.change.foe_gone


def _from_no_hand(fault: MabamboFault) -> bool:
    gone, come, foe_gone, foe_come = fault.change.shape
    hand, foe_hand = fault.change.hands
    return come > gone + hand or foe_come > foe_gone + foe_hand


def _too_many_jumps(fault: MabamboFault) -> bool:
    """Tell whether more jumps than are allowed would have led there."""
    if fault.went is None:
        return False
    here, there = fault.went
    before = fault.change.position.contents
    reached = moves_from(fault.pits, before, here, len(fault.pits.inner))
    return there in {move.pits[-1] for move in reached}


def _distance(fault: MabamboFault) -> tuple[int, int]:
    here, there = fault.went or ("a1", "a1")
    return abs(ord(here[0]) - ord(there[0])), abs(int(here[1:]) - int(there[1:]))


def _diagonal(fault: MabamboFault) -> bool:
    across, along = _distance(fault)
    return fault.went is not None and across == along


TABLE = (
    Row(
        "game_over",
        Law.END,
        lambda f: f.change.position.ending is not None,
        "the game is over",
    ),
    Row(
        "stacked",
        Law.STONES,
        lambda f: bool(f.change.stacks),
        "{stacks} holds more than one stone",
    ),
    Row(
        "foreign_chip",
        Law.STONES,
        lambda f: bool(f.change.strange),
        "{strange} holds something that is neither {own}'s nor {foe}'s stone",
    ),
    Row(
        "no_change",
        Law.TURNS,
        lambda f: not f.change.everything,
        "nothing has changed, and it is {own}'s turn",
    ),
    Row(
        "out_of_turn",
        Law.TURNS,
        _foe_acted,
        "{foe} played {foe_come}, but it is {own}'s turn",
    ),
    Row(
        "wrong_colour",
        Law.STONES,
        lambda f: f.change.shape in {(1, 0, 0, 1), (0, 1, 1, 0)} and not f.exchanging,
        "a stone went from {gone}, but one of the other colour came to {come}",
    ),
    Row(
        "no_chip_in_hand",
        Law.STONES,
        _from_no_hand,
        "more stones came, to {come}, than moved or were in hand",
    ),
    Row(
        "several_changes",
        Law.TURNS,
        lambda f: bool(f.change.foe_come),
        "too much changed at once, at {everything}",
    ),
    Row(
        "protected_13th",
        Law.SHIELDED,
        _protected,
        "{own} took {foe_gone}, but the stone that {foe} has just exchanged stays",
    ),
    Row(
        "exchange_first",
        Law.EXCHANGE,
        lambda f: f.exchanging and bool(f.change.own_gone),
        "{own} took up the stone on {own_gone}, but must first exchange the 13th",
    ),
    Row(
        "too_many_taken",
        Law.EXCHANGE,
        lambda f: f.exchanging and len(f.change.foe_gone) > 1,
        "{own} took {foe_gone}, but one stone is exchanged",
    ),
    Row(
        "nothing_taken",
        Law.EXCHANGE,
        lambda f: f.exchanging and not f.change.foe_gone,
        "{own} placed the 13th stone on {own_come} without taking a stone of {foe}'s",
    ),
    Row(
        "wrong_pit",
        Law.EXCHANGE,
        lambda f: f.exchanging and f.change.own_come != f.change.foe_gone,
        "{own} took the stone on {foe_gone}, so the 13th belongs there, not on "
        "{own_come}",
    ),
    Row(
        "removed_own_chip",
        Law.BEAT,
        lambda f: len(f.change.own_gone) > max(len(f.change.own_come), 1),
        "{own} took its own stones off the board: {own_gone}",
    ),
    Row(
        "two_chips_moved",
        Law.TURNS,
        lambda f: len(f.change.own_gone) > 1,
        "{own} moved more than one stone: {own_gone}",
    ),
    Row(
        "too_many_taken",
        Law.BEAT,
        lambda f: len(f.change.foe_gone) > 1,
        "{own} took {foe_gone}, but a turn beats one stone",
    ),
    Row(
        "not_beaten",
        Law.BEAT,
        lambda f: bool(f.change.foe_gone) and not f.change.own_come,
        "{own} took {foe_gone}, where no stone of {own}'s can land",
    ),
    Row(
        "taken_elsewhere",
        Law.BEAT,
        lambda f: (
            f.went is not None
            and bool(f.change.foe_gone)
            and f.change.foe_gone != f.change.own_come
        ),
        "{own} took {foe_gone}, but landed on {own_come}; a stone beats where it lands",
    ),
    Row(
        "blocked_chip",
        Law.PULL,
        lambda f: f.change.shape == (1, 0, 0, 0),
        "{own} lifted {own_gone}, which has nowhere to go",
    ),
    Row(
        "too_many_jumps",
        Law.LONG_JUMP,
        _too_many_jumps,
        "{own} jumped from {own_gone} to {own_come} with more jumps than {jumps}",
    ),
    Row(
        "diagonal",
        Law.STRAIGHT,
        _diagonal,
        "{own} moved from {own_gone} to {own_come}, diagonally",
    ),
    Row(
        "not_straight",
        Law.STRAIGHT,
        lambda f: f.went is not None and f.over is None,
        "{own} moved from {own_gone} to {own_come}, which is not straight ahead",
    ),
    Row(
        "jumped_enemy",
        Law.STRAIGHT,
        lambda f: (f.change.foe,) in (f.over or ()),
        "{own} jumped from {own_gone} to {own_come} over a stone of {foe}'s",
    ),
    Row(
        "no_own_stone_jumped",
        Law.BEAT,
        lambda f: bool(f.change.foe_gone) and (f.change.own,) not in (f.over or ()),
        "{own} beat {foe_gone} from {own_gone} without jumping a stone of its own",
    ),
    Row(
        "not_adjacent",
        Law.PULL,
        lambda f: f.over is not None and (f.change.own,) not in f.over,
        "{own} moved from {own_gone} to {own_come}, which is not the next pit",
    ),
    Row(
        "not_next_free",
        Law.JUMPING,
        lambda f: f.over is not None,
        "{own} jumped from {own_gone} to {own_come}, but a jump lands right behind "
        "the stones jumped",
    ),
    Row(
        "several_changes",
        Law.TURNS,
        lambda _: True,
        "too much changed at once, at {everything}",
    ),
)
"""The rules that a change can break, the most specific first."""
