"""How a board differs from a position of a game on lines, and what explains it."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.evidence import Content
from rules.families.line_position import LinePosition, closed_by
from rules.families.line_tables import NOTHING, Act, Trace, bits
from rules.model import StepKind


@dataclass(frozen=True, slots=True)
class Change:
    """How a board differs from a position; every number is a set of sites.

    ``own`` is the side to move, ``foe`` the other. ``stacks`` hold more than one
    chip, ``strange`` a chip of neither side.
    """

    position: LinePosition
    own_gone: int
    own_come: int
    foe_gone: int
    foe_come: int
    stacks: int
    strange: int

    @property
    def trace(self) -> Trace | None:
        """Return the change as a turn or stage would leave it, None if none would."""
        if self.foe_come or self.stacks or self.strange:
            return None
        return self.own_gone, self.own_come, self.foe_gone

    @property
    def shape(self) -> tuple[int, int, int, int]:
        """Return how many men have gone and come: own, own, foe, foe."""
        return (
            self.own_gone.bit_count(),
            self.own_come.bit_count(),
            self.foe_gone.bit_count(),
            self.foe_come.bit_count(),
        )

    @property
    def everything(self) -> int:
        """Return all sites that changed."""
        gone = self.own_gone | self.foe_gone
        return gone | self.own_come | self.foe_come | self.stacks | self.strange

    @property
    def hands(self) -> tuple[int, int]:
        """Return the men in hand of the side to move and of the other."""
        hand, mover = self.position.hand, self.position.mover
        return hand[mover], hand[1 - mover]

    @property
    def act(self) -> Act | None:
        """Return what the side to move did, removals left out; None if not one act."""
        gone, come, _, _ = self.shape
        if come != 1 or gone > 1:
            return None
        return first_of(self.own_gone), first_of(self.own_come), NOTHING

    @property
    def closed(self) -> int:
        """Return the lines (as chances) that the act closes."""
        act = self.act
        return closed_by(self.position, self.position.mover, act) if act else 0

    @property
    def foe_closed(self) -> int:
        """Return the lines that the other side closes, if it has acted."""
        if self.foe_come.bit_count() != 1 or self.foe_gone.bit_count() > 1:
            return 0
        act = first_of(self.foe_gone), first_of(self.foe_come), NOTHING
        return closed_by(self.position, 1 - self.position.mover, act)

    @property
    def recoloured(self) -> int:
        """Return the sites where one side's man stands in place of the other's."""
        return self.own_gone & self.foe_come | self.foe_gone & self.own_come


def change_between(position: LinePosition, contents: Mapping[str, Content]) -> Change:
    """Return how a board differs from a position; sites not listed are unchanged.

    Raises
    ------
    ValueError
        If a site is not one of the game's.
    """
    tables, mover = position.tables, position.mover
    stand = {(): [0], (tables.sides[0],): [0], (tables.sides[1],): [0]}
    listed = stacks = strange = 0
    for name, content in contents.items():
        if name not in tables.number:
            raise ValueError(
                f"{tables.record.title} has no site {name!r}; "
                f"its sites are {', '.join(tables.names)}"
            )
        site = 1 << tables.number[name]
        if isinstance(content, tuple) and content in stand:
            stand[content][0] |= site
            listed |= site
        elif isinstance(content, tuple) and len(content) > 1:
            stacks |= site
        else:
            strange |= site
    own, foe = position.men[mover], position.men[1 - mover]
    own_now = stand[(tables.sides[mover],)][0]
    foe_now = stand[(tables.sides[1 - mover],)][0]
    return Change(
        position,
        own & listed & ~own_now,
        own_now & ~own,
        foe & listed & ~foe_now,
        foe_now & ~foe,
        stacks,
        strange,
    )


def trace_of(act: Act) -> Trace:
    """Return how a whole turn changes the board."""
    here, there, taken = act
    return _set(here), _set(there), _set(taken)


def stages_of(act: Act) -> tuple[tuple[Trace, StepKind], ...]:
    """Return the boards within a turn, and what is then owed.

    A man lifted and not yet put down; a mill closed and nothing removed yet; a man
    removed while the man that closes the mill is lifted. A man removed while nothing
    else has been touched is no stage: first the mill, then the removal.
    """
    here, there, taken = act
    stages = []
    if here != NOTHING:
        stages.append(((_set(here), 0, 0), StepKind.PLACE))
    if taken != NOTHING:
        stages.append(((_set(here), _set(there), 0), StepKind.REMOVE))
    if NOTHING not in (here, taken):
        stages.append(((_set(here), 0, _set(taken)), StepKind.PLACE))
    return tuple(stages)


def _set(site: int) -> int:
    return 0 if site == NOTHING else 1 << site


def first_of(mask: int) -> int:
    """Return the first site of a set, ``NOTHING`` if it is empty."""
    return next(bits(mask), NOTHING)
