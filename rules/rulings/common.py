"""Rules that several families share: each has one name and one usual text.

A family calls a rule with the law that it cites, and puts the row where it belongs in
its own table. Where it says the rule in other words, or sees otherwise that it is
broken, it says so in the call. Fields of the texts are found by the family's facts.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from rules.core.facts import Fact, Sides, Sites
from rules.rulings.engine import Row
from words.keys import Key

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

DISPLACED = "piece_displaced"
"""The rule of a piece that no turn has moved and that lies elsewhere."""

SEEDS_BESIDE = "seeds_beside"
"""The rule of seeds that lie in another pit than they should."""

SHOULD_HOLD = Key("sowing-should-hold-not")
"""Said of each site on which other seeds lie than a turn leaves there."""

EACH = Key("rulings-each")
"""Sentences that are told one after another."""

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
    text: Key
    broken: Broken = _unseen
    wrong: Wrong = lambda _: ()

    def said(self, text: Key, broken: Broken | None = None) -> "Shared":
        """Return the rule in other words."""
        return replace(self, text=text, broken=broken or self.broken)

    def __call__(
        self,
        law: Enum | Callable[[Any], Enum],
        broken: Broken | None = None,
        text: Key | None = None,
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

game_over = Shared("game_over", Key("rulings-game-over"), lambda c: c.is_over)
no_change = Shared(
    "no_change",
    Key("rulings-no-change"),
    lambda c: not c.sites,
)
out_of_turn = Shared("out_of_turn", Key("rulings-out-of-turn"))
several_changes = Shared(
    SEVERAL,
    Key("rulings-too-much-changed-at-once"),
    lambda c: bool(c.foe_come),
)
anything_else = several_changes.said(several_changes.text, lambda _: True)
"""The last row of a table: whatever no other rule explains."""

# -- what stands on a site -----------------------------------------------------------

foreign_chip = Shared(
    "foreign_chip",
    Key("rulings-foreign-chip"),
    lambda c: bool(c.strange),
)
of_neither_side = foreign_chip.said(Key("rulings-foreign-chip-holds-something-neither"))
stacked = Shared("stacked", Key("rulings-stacked"), lambda c: bool(c.stacks))
not_empty = Shared(
    "not_empty",
    Key("rulings-not-empty"),
    lambda c: c.shape == (1, 0, 0, 0) and len(c.stacks) == 1,
)
put_upon_foe = not_empty.said(
    Key("rulings-not-empty-moved-from-onto"),
    lambda c: c.shape == (1, 1, 1, 0) and bool(c.recoloured),
)
recoloured = Shared(
    "wrong_colour",
    Key("rulings-wrong-colour"),
    lambda c: bool(c.recoloured),
)
recoloured_alone = recoloured.said(
    recoloured.text, lambda c: _has_turned(c) and bool(c.recoloured)
)
"""A piece of one side stands for one of the other, and nothing else has changed."""
other_colour = recoloured.said(
    Key("rulings-recoloured"),
    _has_turned,
)
"""One piece of a side went, and one of the other came."""
none_in_hand = Shared(
    "no_chip_in_hand",
    Key("rulings-no-chip-in-hand"),
    lambda c: c.is_from_no_hand,
)

# -- one act a turn ------------------------------------------------------------------

two_moved = Shared(
    "two_chips_moved",
    Key("rulings-two-chips-moved"),
    lambda c: len(c.own_come) > 1,
)
two_played = replace(two_moved, rule="two_chips_played")
two_placed = Shared(
    "two_chips_placed",
    Key("rulings-two-chips-placed"),
    lambda c: len(c.placed) > 1,
)
not_over_placing = Shared(
    "not_over_placing",
    Key("rulings-not-over-placing"),
)

# -- where a piece goes --------------------------------------------------------------

blocked = Shared(
    "blocked_chip",
    Key("rulings-blocked-chip"),
    lambda c: c.shape == (1, 0, 0, 0),
)
not_adjacent = Shared(
    "not_adjacent",
    Key("rulings-not-adjacent"),
)
not_forward = Shared(
    "not_forward",
    Key("rulings-not-forward"),
)
too_far = Shared(
    "too_far",
    Key("rulings-too-far"),
)
moved_back = Shared(
    "moved_back",
    Key("rulings-moved-back"),
)
diagonal = Shared("diagonal", Key("rulings-diagonal"))
not_straight = Shared(
    "not_straight",
    Key("rulings-not-straight"),
)
not_next_free = Shared(
    "not_next_free",
    Key("rulings-not-next-free"),
)
jumped_enemy = Shared("jumped_enemy", Key("rulings-jumped-enemy"))
wrong_distance = Shared(
    "wrong_distance",
    Key("rulings-wrong-distance"),
)
wrong_pit = Shared("wrong_pit", Key("rulings-wrong-pit"))
not_over_setting_up = Shared(
    "not_over_setting_up",
    Key("rulings-not-over-setting-up"),
)

# -- what is taken -------------------------------------------------------------------

removed_own = Shared(
    "removed_own_chip",
    Key("rulings-removed-own-chip"),
    lambda c: len(c.own_gone) > max(1, len(c.own_come)),
)
left_standing = Shared(
    "left_standing",
    Key("rulings-left-standing"),
    lambda c: c.shape == (1, 1, 1, 1) and c.own_come == c.foe_gone,
)
too_many_taken = Shared(
    "too_many_taken",
    Key("rulings-too-many-taken"),
    lambda c: len(c.foe_gone) > 1,
)
taken_elsewhere = Shared(
    "taken_elsewhere",
    Key("rulings-taken-elsewhere"),
)
not_taken = Shared("not_taken", Key("rulings-not-taken"))
takes_nothing = Shared(
    "takes_nothing",
    Key("rulings-takes-nothing"),
)
never_removed = Shared(
    "never_removed",
    Key("rulings-never-removed"),
)
one_removal_only = Shared(
    "one_removal_only",
    Key("rulings-one-removal-only"),
)
nothing_taken = Shared("nothing_taken", Key("rulings-nothing-taken"))
chip_moved = Shared(
    "chip_moved",
    Key("rulings-chip-moved"),
)
PIECE_DISPLACED = Key("rulings-piece-displaced")

foe_displaced = Shared(DISPLACED, PIECE_DISPLACED)
