"""What rule of Trio Trio a board breaks: one table, the most specific first."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.core.facts import Sentence, Template
from rules.core.model import Ruling
from rules.core.pieces import Content
from rules.games.law import Law
from rules.games.pits.pits import Pits
from rules.games.pits.stone_change import StoneChange, spoken, stone_change
from rules.games.table_position import TablePosition
from rules.games.trio.record import TrioRecord


@dataclass(frozen=True, slots=True)
class TrioFault:
    """A board that no legal turn or stage explains, and how it differs."""

    record: TrioRecord
    pits: Pits
    change: StoneChange

    @classmethod
    def of(
        cls,
        record: TrioRecord,
        pits: Pits,
        position: TablePosition,
        board: Mapping[str, Content],
    ) -> "TrioFault":
        """Return the fault of a board, every site listed."""
        return cls(record, pits, stone_change(position, board))

    @property
    def own(self) -> tuple[int, int]:
        """Return how many own stones have gone and come."""
        return self.change.shape[:2]

    @property
    def foe(self) -> tuple[int, int]:
        """Return how many of the other side's stones have gone and come."""
        return self.change.shape[2:]

    @property
    def setting_up(self) -> bool:
        """Return whether the side to move has stones of the set-up in hand."""
        return self.change.hands[0] > self.record.stones - self.record.set_up

    @property
    def from_inside(self) -> bool:
        """Return whether a stone left an inner pit."""
        return any(site in self.pits.inner for site in self.change.own_gone)

    @property
    def inside(self) -> tuple[str, ...]:
        """Return the inner pits where own stones stand anew."""
        return tuple(s for s in self.change.own_come if s in self.pits.inner)

    @property
    def crowded(self) -> tuple[str, ...]:
        """Return the sides of the board that hold too many stones."""
        lying = Counter(
            self.pits.side[pit] for pit in self.pits.outer if self.change.board[pit]
        )
        return tuple(s for s, count in lying.items() if count > self.record.most_a_side)

    @property
    def stepped(self) -> tuple[int, int]:
        """Return how far, in pits, one inner stone went across and along."""
        (here,), (there, *_) = self.change.own_gone, self.inside
        return (
            abs(ord(here[0]) - ord(there[0])),
            abs(int(here[1:]) - int(there[1:])),
        )


@dataclass(frozen=True, slots=True)
class Row:
    """A rule, the law that it is cited by, when a fault breaks it, and a sentence."""

    rule: str
    law: Law
    broken: Callable[[TrioFault], bool]
    why: str


def rule_on(fault: TrioFault) -> Ruling:
    """Return the first rule of the table that a fault breaks."""
    for row in TABLE:
        if row.broken(fault):
            return Ruling(
                row.rule,
                fault.change.everything,
                fault.record.card.cite(row.law),
                Sentence(Template(row.why.format_map(_words(fault)))),
            )
    raise AssertionError("the table's last row holds for every fault")


def _changed_colour(fault: TrioFault) -> bool:
    """Tell whether one stone went and a stone of the other colour came instead."""
    if fault.change.shape == (0, 1, 1, 0):
        return not fault.change.hands[0]
    return fault.change.shape == (1, 0, 0, 1)


def _from_no_hand(fault: TrioFault) -> bool:
    gone, come, foe_gone, foe_come = fault.change.shape
    hand, foe_hand = fault.change.hands
    return come > gone + hand or foe_come > foe_gone + foe_hand


def _foe_acted(fault: TrioFault) -> bool:
    return fault.own == (0, 0) and fault.foe in {(0, 1), (1, 1), (1, 2)}


def _outer_jumped(fault: TrioFault) -> bool:
    """Tell whether one outer stone came to an inner pit."""
    return fault.own == (1, 1) and not fault.from_inside and bool(fault.inside)


def _not_straight(fault: TrioFault) -> bool:
    if not _outer_jumped(fault):
        return False
    return fault.change.own_come[0] not in fault.pits.row[fault.change.own_gone[0]]


def _pulled(fault: TrioFault) -> bool:
    """Tell whether one inner stone went to another inner pit, reserve or none."""
    return fault.own[0] == 1 and fault.from_inside and len(fault.inside) == 1


def _placed_inside(fault: TrioFault) -> bool:
    """Tell whether a stone from the reserve came to an inner pit."""
    gone, come = fault.own
    return come > gone and len(fault.inside) > (gone if fault.from_inside else 0)


TABLE = (
    Row(
        "game_over",
        Law.TRIO,
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
        "not_empty",
        Law.STONES,
        lambda f: f.change.shape == (1, 1, 1, 0) and bool(f.change.recoloured),
        "{own} moved from {own_gone} onto {own_come}, where a {foe} stone lay",
    ),
    Row(
        "wrong_colour",
        Law.STONES,
        lambda f: bool(f.change.recoloured),
        "the colour has changed on {recoloured}",
    ),
    Row(
        "wrong_colour",
        Law.STONES,
        _changed_colour,
        "a stone went from {gone}, but one of the other colour came to {come}",
    ),
    Row(
        "no_chip_in_hand",
        Law.RESERVE,
        _from_no_hand,
        "more stones came, to {come}, than moved or were in reserve",
    ),
    Row(
        "out_of_turn",
        Law.TURNS,
        _foe_acted,
        "{foe} played {foe_come}, but it is {own}'s turn",
    ),
    Row(
        "several_changes",
        Law.TURNS,
        lambda f: bool(f.change.foe_come),
        "too much changed at once, at {everything}",
    ),
    Row(
        "never_removed",
        Law.STONES,
        lambda f: bool(f.change.foe_gone),
        "{foe}'s stone on {foe_gone} was taken, but no stone is ever taken",
    ),
    Row(
        "not_over_setting_up",
        Law.SET_UP,
        lambda f: bool(f.change.own_gone) and f.setting_up,
        "{own} took up the stone on {own_gone}, but still has stones to set up",
    ),
    Row(
        "two_chips_placed",
        Law.SET_UP,
        lambda f: f.own[1] > 1 and f.setting_up,
        "{own} placed more than one stone: {own_come}",
    ),
    Row(
        "placed_inside",
        Law.SET_UP,
        lambda f: bool(f.inside) and f.setting_up,
        "{own} placed a stone on {inside}, but stones are set up on the outer pits",
    ),
    Row(
        "never_removed",
        Law.STONES,
        lambda f: f.own[0] > max(f.own[1], 1),
        "{own} took its own stones off the board: {own_gone}",
    ),
    Row(
        "blocked_chip",
        Law.PULL,
        lambda f: f.own == (1, 0),
        "{own} lifted {own_gone}, which has nowhere to go",
    ),
    Row(
        "two_chips_moved",
        Law.TURNS,
        lambda f: f.own[0] > 1,
        "{own} moved more than one stone: {own_gone}",
    ),
    Row(
        "two_chips_placed",
        Law.RESERVE,
        lambda f: f.own[1] > f.own[0] + 1,
        "{own} brought in more than one stone, to {own_come}",
    ),
    Row(
        "reserve_without_pull",
        Law.PULL,
        lambda f: f.own == (1, 2) and not f.from_inside,
        "{own} brought in a stone in the same turn as the outer stone on {own_gone} "
        "moved; only a step of an inner stone allows that",
    ),
    Row(
        "left_inner_field",
        Law.PULL,
        lambda f: f.own[0] == 1 and f.from_inside and not f.inside,
        "{own} moved from {own_gone} out to {own_come}, but a stone once inside "
        "moves inside",
    ),
    Row(
        "placed_inside",
        Law.RESERVE,
        _placed_inside,
        "{own} brought a stone to {inside}, but stones come in on the outer pits",
    ),
    Row(
        "diagonal",
        Law.PULL,
        lambda f: _pulled(f) and f.stepped == (1, 1),
        "{own} moved from {own_gone} to {inside}, diagonally",
    ),
    Row(
        "not_adjacent",
        Law.PULL,
        lambda f: _pulled(f) and sum(f.stepped) != 1,
        "{own} moved from {own_gone} to {inside}, which is not the next pit",
    ),
    Row(
        "not_straight",
        Law.JUMPING,
        _not_straight,
        "{own} jumped from {own_gone} to {own_come}, which is not straight inward",
    ),
    Row(
        "not_next_free",
        Law.JUMPING,
        _outer_jumped,
        "{own} jumped from {own_gone} to {own_come}, but the first free pit of that "
        "row is {landing}",
    ),
    Row(
        "three_stones_rule",
        Law.THREE_STONES,
        lambda f: bool(f.crowded),
        "{crowded} of the board now holds more than {most} stones",
    ),
    Row(
        "several_changes",
        Law.TURNS,
        lambda _: True,
        "too much changed at once, at {everything}",
    ),
)
"""The rules that a change can break, the most specific first."""


def _words(fault: TrioFault) -> Mapping[str, str]:
    """Return what the sentences of the table may name."""
    words = fault.change.words()
    words["inside"] = spoken(fault.inside)
    words["crowded"] = spoken(f"the {side} side" for side in fault.crowded)
    words["most"] = str(fault.record.most_a_side)
    words["landing"] = _landing(fault)
    return words


def _landing(fault: TrioFault) -> str:
    """Return where the outer stone that left could have landed."""
    if fault.own != (1, 1) or fault.from_inside:
        return "none"
    before = fault.change.position.contents
    row = fault.pits.row[fault.change.own_gone[0]]
    return next((pit for pit in row if not before[pit]), "none")
