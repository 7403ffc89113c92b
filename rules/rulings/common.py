"""The rules that several families share: each has one name, one home, one usual text.

A family calls a rule with the law that it cites, and puts the row where it belongs in
its own table. Where it says the rule in other words, or sees otherwise that it is
broken, it says so in the call. Fields of the texts are found by the family's facts.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from rules.core.facts import Fact, Sides, Sites, Template
from rules.rulings.engine import Row

SEVERAL = "several_changes"
"""The rule of a board that no single act explains."""

BESIDE = frozenset(
    {
        SEVERAL,
        "changed_beside",
        "man_missing",
        "man_added",
        "mis_sown",
        "seeds_lost",
        "wrong_count",
    }
)
"""The rules of boards that no act explains: a turn, if any, and something besides."""

RIGHT_FORGOTTEN = "four_forgotten"
"""What a board is called on which a right was not used before the next turn.

That is no fault: one board shows two legal turns, and so the referee tells them.
"""

SHOULD_HOLD = Template("{site} should hold {wanted}, not {held}")
"""Said of each site on which other seeds lie than a turn leaves there."""

Broken = Callable[[Any], bool]
Wrong = Callable[[Any], tuple[str, ...]]
Facts = dict[str, Callable[[Any], Fact]]


def _unseen(_: object) -> bool:
    raise ValueError("a family has to say when this rule is broken")


@dataclass(frozen=True, slots=True)
class Shared:
    """A rule of several families; called with a law it is a row of a table.

    Attributes
    ----------
    rule
        Its name in snake_case.
    text
        What is usually said.
    broken
        Whether a change usually breaks it.
    wrong
        The sites that it is usually on, if it is not on all that changed.
    """

    rule: str
    text: Template
    broken: Broken = _unseen
    wrong: Wrong = lambda _: ()

    def said(self, text: Template, broken: Broken | None = None) -> "Shared":
        """Return the rule in other words."""
        return replace(self, text=text, broken=broken or self.broken)

    def __call__(
        self,
        law: Enum | Callable[[Any], Enum],
        broken: Broken | None = None,
        text: Template | None = None,
        *,
        wrong: Wrong | None = None,
    ) -> Row[Any]:
        """Return the row of a family that cites a law."""
        return Row(
            self.rule,
            law,
            broken or self.broken,
            text or self.text,
            wrong or self.wrong,
        )


def sites_of(*names: str) -> Facts:
    """Return the facts that are sites, which a change holds under the same names."""
    return {name: _sites(name) for name in names}


def sides_of(*names: str) -> Facts:
    """Return the facts that are one side each, held under the same names."""
    return {name: _side(name) for name in names}


def _sites(name: str) -> Callable[[Any], Fact]:
    return lambda change: Sites(tuple(getattr(change, name)))


def _side(name: str) -> Callable[[Any], Fact]:
    return lambda change: Sides((getattr(change, name),))


def _has_turned(change: Any) -> bool:
    return change.shape in {(1, 0, 0, 1), (0, 1, 1, 0)}


# -- turns ------------------------------------------------------------------------

game_over = Shared("game_over", Template("the game is over"), lambda c: c.is_over)
no_change = Shared(
    "no_change",
    Template("nothing has changed, and it is {own}'s turn"),
    lambda c: not c.sites,
)
out_of_turn = Shared(
    "out_of_turn", Template("{foe} played {foe_come}, but it is {own}'s turn")
)
several_changes = Shared(
    SEVERAL,
    Template("too much changed at once, at {everything}"),
    lambda c: bool(c.foe_come),
)
anything_else = several_changes.said(several_changes.text, lambda _: True)
"""The last row of a table: whatever no other rule explains."""

# -- what stands on a site -----------------------------------------------------------

foreign_chip = Shared(
    "foreign_chip",
    Template("{strange} holds something that is no chip of this game"),
    lambda c: bool(c.strange),
)
of_neither_side = foreign_chip.said(
    Template("{strange} holds something that is neither {own}'s nor {foe}'s chip")
)
stacked = Shared(
    "stacked", Template("{stacks} holds more than one chip"), lambda c: bool(c.stacks)
)
not_empty = Shared(
    "not_empty",
    Template("{own} moved from {own_gone} to {stacks}, where a chip already stands"),
    lambda c: c.shape == (1, 0, 0, 0) and len(c.stacks) == 1,
)
put_upon_foe = not_empty.said(
    Template("{own} moved from {own_gone} onto {own_come}, where a {foe} chip stood"),
    lambda c: c.shape == (1, 1, 1, 0) and bool(c.recoloured),
)
recoloured = Shared(
    "wrong_colour",
    Template("the chip on {recoloured} has changed its colour"),
    lambda c: bool(c.recoloured),
)
recoloured_alone = recoloured.said(
    recoloured.text, lambda c: _has_turned(c) and bool(c.recoloured)
)
"""A piece of one side stands for one of the other, and nothing else has changed."""
other_colour = recoloured.said(
    Template("a chip went from {gone}, but one of the other colour came to {come}"),
    _has_turned,
)
"""One piece of a side went, and one of the other came."""
none_in_hand = Shared(
    "no_chip_in_hand",
    Template("a chip appeared on {come}, but there is none left to place"),
    lambda c: c.is_from_no_hand,
)

# -- one act a turn ------------------------------------------------------------------

two_moved = Shared(
    "two_chips_moved",
    Template("{own} played more than one chip: {own_come}"),
    lambda c: len(c.own_come) > 1,
)
two_played = replace(two_moved, rule="two_chips_played")
two_placed = Shared(
    "two_chips_placed",
    Template("{own} placed more than one chip: {placed}"),
    lambda c: len(c.placed) > 1,
)
not_over_placing = Shared(
    "not_over_placing",
    Template("{own} moved from {own_gone} to {own_come}, but still has chips to place"),
)

# -- where a piece goes --------------------------------------------------------------

blocked = Shared(
    "blocked_chip",
    Template("{own} lifted {own_gone}, which has nowhere to go"),
    lambda c: c.shape == (1, 0, 0, 0),
)
not_adjacent = Shared(
    "not_adjacent",
    Template("{own} moved from {own_gone} to {own_come}, which no line joins"),
)
not_forward = Shared(
    "not_forward",
    Template("{own} moved from {own_gone} to {own_come}, but chips only move forward"),
)
too_far = Shared(
    "too_far",
    Template("{own} moved from {own_gone} to {own_come}, farther than one step"),
)
moved_back = Shared(
    "moved_back",
    Template("{own} may not move {own_gone} back to {own_come} in this turn"),
)
diagonal = Shared(
    "diagonal", Template("{own} moved from {own_gone} to {own_come}, diagonally")
)
not_straight = Shared(
    "not_straight",
    Template("{own} moved from {own_gone} to {own_come}, which is not straight ahead"),
)
not_next_free = Shared(
    "not_next_free",
    Template(
        "{own} jumped from {own_gone} to {own_come}, but a jump lands right behind the "
        "stones jumped"
    ),
)
jumped_enemy = Shared("jumped_enemy", Template("{own} jumped over an enemy at {over}"))
wrong_distance = Shared(
    "wrong_distance",
    Template(
        "{own} moved from {own_gone} to {own_come}, a distance of {distance}, but the "
        "number of chips in that line is {count}"
    ),
)
wrong_pit = Shared("wrong_pit", Template("{own} may not begin with {pit}"))
not_over_setting_up = Shared(
    "not_over_setting_up",
    Template("{own} took up the stone on {own_gone}, but still has stones to set up"),
)

# -- what is taken -------------------------------------------------------------------

removed_own = Shared(
    "removed_own_chip",
    Template("{own} took a chip of its own off the board: {own_taken}"),
    lambda c: len(c.own_gone) > max(1, len(c.own_come)),
)
left_standing = Shared(
    "left_standing",
    Template("{own} took {foe_gone}, but that chip still stands on {foe_come}"),
    lambda c: c.shape == (1, 1, 1, 1) and c.own_come == c.foe_gone,
)
too_many_taken = Shared(
    "too_many_taken",
    Template("{own} took {foe_gone}, but a turn takes one chip"),
    lambda c: len(c.foe_gone) > 1,
)
taken_elsewhere = Shared(
    "taken_elsewhere",
    Template(
        "{own} took {foe_gone}, but moved to {own_come}; a chip takes where it lands"
    ),
)
not_taken = Shared(
    "not_taken", Template("{own} took {foe_gone}, where no chip of {own}'s can land")
)
takes_nothing = Shared(
    "takes_nothing",
    Template("{own} took {foe_gone}, but in this game nobody takes a chip"),
)
never_removed = Shared(
    "never_removed",
    Template("{own} took {foe_gone}, but nothing is ever taken in this game"),
)
one_removal_only = Shared(
    "one_removal_only",
    Template("{own} took {foe_gone}, more than this turn has earned"),
)
nothing_taken = Shared(
    "nothing_taken", Template("{own} has taken no chip, and must take at least one")
)
chip_moved = Shared(
    "chip_moved",
    Template(
        "{own} moved a chip from {own_taken} to {placed}, but chips stay where they "
        "are placed"
    ),
)
