"""What rule of Soli-Bi a board breaks: one table, the most specific first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.core.facts import Sentence, Template
from rules.core.model import Ruling
from rules.core.pieces import Content
from rules.games.law import Law
from rules.games.pits.pits import Pits
from rules.games.pits.stone_change import StoneChange, spoken, stone_change
from rules.games.solo.record import NextPit, SoloRecord
from rules.games.solo.state import open_pits, soli, wanted
from rules.games.table_position import TablePosition


@dataclass(frozen=True, slots=True)
class SoloFault:
    """A board that no legal turn or stage explains, and how it differs.

    Attributes
    ----------
    emptied, filled
        Inner pits that hold no stone any more.
    outside
        Outer pits that hold a stone anew.
    lifted
        Outer pits that hold no stone any more.
    """

    record: SoloRecord
    pits: Pits
    change: StoneChange
    emptied: tuple[str, ...]
    filled: tuple[str, ...]
    outside: tuple[str, ...]
    lifted: tuple[str, ...]

    @classmethod
    def of(
        cls,
        record: SoloRecord,
        pits: Pits,
        position: TablePosition,
        board: Mapping[str, Content],
    ) -> "SoloFault":
        """Return the fault of a board, every site listed."""
        change = stone_change(position, board)
        before = position.contents
        went = [s for s in change.everything if before[s] and not board[s]]
        came = [s for s in change.everything if board[s] and not before[s]]
        return cls(
            record,
            pits,
            change,
            emptied=tuple(site for site in went if site in pits.inner),
            filled=tuple(site for site in came if site in pits.inner),
            outside=tuple(site for site in came if site in pits.outer),
            lifted=tuple(site for site in went if site in pits.outer),
        )

    @property
    def beginning(self) -> bool:
        """Return whether the first stone is still in hand."""
        return any(self.change.position.hands)

    @property
    def soli(self) -> str | None:
        """Return the pit of the Soli stone."""
        return soli(self.pits, self.change.position)

    @property
    def due(self) -> str | None:
        """Return the colour that comes next, from the hand at the beginning."""
        position = self.change.position
        in_hand = [colour for colour, hand in position.in_hand.items() if hand]
        return in_hand[0] if in_hand else wanted(self.pits, position)

    @property
    def row(self) -> tuple[str, ...]:
        """Return the inner pits from which the next stone must come."""
        return self.pits.row[self.soli] if self.soli else ()

    @property
    def placed(self) -> str | None:
        """Return the colour of the one stone that came to an outer pit."""
        if len(self.outside) != 1:
            return None
        (stone,) = self.outside
        return self.change.own if stone in self.change.own_come else self.change.foe

    @property
    def goals(self) -> tuple[str, ...]:
        """Return the outer pits where the next stone may be placed."""
        position = self.change.position
        return open_pits(self.pits, position, self.due or "", self.record.next_pit)

    @property
    def taken(self) -> str | None:
        """Return the inner pit that the placed stone seems to come from, if one.

        It is the one that holds another colour now, or else, where one pit is empty,
        that one.
        """
        refilled = self.change.recoloured
        if len(self.emptied) == 1 and len(refilled) <= 1:
            return (*refilled, *self.emptied)[0]
        return None

    def stood(self, pit: str | None) -> str:
        """Return the colour of the stone that stood in a pit before, '' if none."""
        stands = self.change.position.contents[pit] if pit else ()
        return stands[0] if isinstance(stands, tuple) and stands else ""


@dataclass(frozen=True, slots=True)
class Row:
    """A rule, the law that it is cited by, when a fault breaks it, and a sentence."""

    rule: str
    law: Law
    broken: Callable[[SoloFault], bool]
    why: str


def rule_on(fault: SoloFault) -> Ruling:
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


def _changed_colour(fault: SoloFault) -> bool:
    """Tell whether a stone changed its colour though no stone can have filled a gap."""
    recoloured = fault.change.recoloured
    return bool(recoloured) and (
        len(recoloured) > 1
        or not fault.emptied
        or any(site in fault.pits.outer for site in recoloured)
    )


def _same_colour_beside(fault: SoloFault) -> bool:
    if fault.record.next_pit is NextPit.COUNTER_CLOCKWISE or not fault.outside:
        return False
    return fault.outside[0] not in fault.goals


def _wrong_pit(fault: SoloFault) -> bool:
    if fault.beginning or not fault.outside:
        return False
    return fault.outside[0] not in fault.goals


def _wrong_stone(fault: SoloFault) -> bool:
    """Tell whether one stone was taken that has not the colour due."""
    return fault.taken is not None and fault.stood(fault.taken) != fault.due


def _not_from_row(fault: SoloFault) -> bool:
    return fault.taken is not None and fault.taken not in fault.row


def _cannot_refill(fault: SoloFault) -> bool:
    """Tell whether one stone was taken that has no stone beside it."""
    if fault.taken is None or fault.change.recoloured:
        return False
    beside = fault.pits.neighbours(fault.taken)
    return not any(fault.stood(pit) for pit in beside)


def _refilled_from(fault: SoloFault) -> tuple[int, int] | None:
    """Return how far off, in pits, the stone stood that filled the gap."""
    if fault.taken is None or not fault.change.recoloured:
        return None
    (here,) = fault.emptied
    there = fault.taken
    return abs(ord(here[0]) - ord(there[0])), abs(int(here[1:]) - int(there[1:]))


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
        "{strange} holds something that is neither a {own} nor a {foe} stone",
    ),
    Row(
        "no_change",
        Law.ROW,
        lambda f: not f.change.everything,
        "nothing has changed; the next stone is {due}",
    ),
    Row(
        "wrong_colour",
        Law.STONES,
        _changed_colour,
        "the colour has changed on {recoloured}",
    ),
    Row(
        "soli_stays",
        Law.PLACE,
        lambda f: bool(f.lifted),
        "{lifted} lost its stone, but a stone once placed outside stays",
    ),
    Row(
        "not_over_setting_up",
        Law.START,
        lambda f: f.beginning and bool(f.emptied),
        "the stone on {emptied} was taken, but first the one in hand is placed "
        "on an outer pit",
    ),
    Row(
        "two_chips_moved",
        Law.PLACE,
        lambda f: len(f.outside) > 1,
        "more than one stone was placed outside: {outside}",
    ),
    Row(
        "wrong_colour_of_soli",
        Law.COLOUR,
        lambda f: f.placed is not None and f.placed != f.due,
        "a {placed} stone was placed on {outside}, but the next one is {due}",
    ),
    Row(
        "same_colour_beside",
        Law.ALTERNATE,
        _same_colour_beside,
        "the {placed} stone on {outside} lies beside another {placed} one",
    ),
    Row(
        "wrong_pit",
        Law.PLACE,
        _wrong_pit,
        "the stone was placed on {outside}, but the next pit, counter-clockwise, "
        "is {goals}",
    ),
    Row(
        "no_chip_in_hand",
        Law.STONES,
        lambda f: bool(f.outside) and not f.emptied,
        "a stone appeared on {outside}, but there is none in hand",
    ),
    Row(
        "several_changes",
        Law.ROW,
        lambda f: len(f.emptied) > 2 or len(f.filled) > 1,
        "too much changed at once, at {everything}",
    ),
    Row(
        "no_chip_in_hand",
        Law.STONES,
        lambda f: bool(f.filled) and not f.emptied,
        "a stone appeared on {filled}, but there is none in hand",
    ),
    Row(
        "nothing_taken",
        Law.ROW,
        lambda f: bool(f.filled) and not f.outside,
        "a stone moved to {filled}, but none was taken out of the grid",
    ),
    Row(
        "moved_to_empty",
        Law.REFILL,
        lambda f: bool(f.filled),
        "a stone moved to {filled}, but only the pit of the taken stone is filled",
    ),
    Row(
        "wrong_colour_of_soli",
        Law.COLOUR,
        _wrong_stone,
        "the {stood} stone on {taken} was taken, but the next one is {due}",
    ),
    Row(
        "not_soli_row",
        Law.ROW,
        _not_from_row,
        "the stone on {taken} was taken, but {soli} points at {row}",
    ),
    Row(
        "cannot_refill",
        Law.REFILL,
        _cannot_refill,
        "the stone on {taken} was taken, but no stone beside it can fill its pit",
    ),
    Row(
        "diagonal",
        Law.REFILL,
        lambda f: _refilled_from(f) == (1, 1),
        "{taken} was filled from {emptied}, diagonally",
    ),
    Row(
        "not_adjacent",
        Law.REFILL,
        lambda f: sum(_refilled_from(f) or (1,)) != 1,
        "{taken} was filled from {emptied}, which is not beside it",
    ),
    Row(
        "several_changes",
        Law.ROW,
        lambda _: True,
        "too much changed at once, at {everything}",
    ),
)
"""The rules that a change can break, the most specific first."""


def _words(fault: SoloFault) -> Mapping[str, str]:
    """Return what the sentences of the table may name."""
    return fault.change.words() | {
        "due": fault.due or "none",
        "placed": fault.placed or "none",
        "emptied": spoken(fault.emptied),
        "filled": spoken(fault.filled),
        "outside": spoken(fault.outside),
        "lifted": spoken(fault.lifted),
        "goals": spoken(fault.goals),
        "taken": fault.taken or "nothing",
        "stood": fault.stood(fault.taken),
        "soli": fault.soli or "nothing",
        "row": spoken(fault.row),
    }
