"""Difference between a board and a position of a game on lines, as bit sets."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.boards.table import find_board
from rules.core.facts import Sentence
from rules.core.model import StepKind
from rules.core.pieces import Content
from rules.core.wording import Wording
from rules.games.changes import taken_from
from rules.games.law import Law
from rules.games.lines.position import LinePosition, closed_by
from rules.games.lines.tables import NOTHING, Act, LineTables, Trace, bits


@dataclass(frozen=True, slots=True)
class LineChange:
    """Difference between a board and a position; every number is a bit set of sites.

    ``own`` is the side to move, ``foe`` all others. ``stacks`` hold more than one
    chip, ``strange`` a chip of no side.
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
        """Return the numbers of men gone and come: own, own, foe, foe."""
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
    def sites(self) -> tuple[str, ...]:
        """Return the names of all sites that changed."""
        return self.position.tables.listed(self.everything)

    @property
    def is_over(self) -> bool:
        """Return True if the game was over before."""
        return self.position.end is not None

    @property
    def own(self) -> str:
        """Return the side to move."""
        return self.position.tables.sides[self.position.mover]

    @property
    def foes(self) -> tuple[str, ...]:
        """Return all other sides."""
        return tuple(side for side in self.position.tables.sides if side != self.own)

    @property
    def own_taken(self) -> tuple[str, ...]:
        """Return the sites that own men were taken from, and did not move from."""
        tables = self.position.tables
        board = find_board(tables.record.card.board)
        gone, come = tables.listed(self.own_gone), tables.listed(self.own_come)
        return taken_from(board, gone, come)

    @property
    def wording(self) -> Wording:
        """Return the game's terms for its pieces."""
        return self.position.tables.record.card.wording

    def cite(self, law: Law) -> Sentence:
        """Return rulebook, entry and what it says on the law."""
        return self.position.tables.record.card.cite(law)

    @property
    def hands(self) -> tuple[int, int]:
        """Return the men in hand of the side to move and of all others."""
        hand, mover = self.position.hand, self.position.mover
        return hand[mover], sum(hand) - hand[mover]

    @property
    def act(self) -> Act | None:
        """Return the mover's act without removals; None if it is not a single act."""
        gone, come, _, _ = self.shape
        if come != 1 or gone > 1:
            return None
        return first_of(self.own_gone), first_of(self.own_come), 0, ()

    @property
    def closed(self) -> int:
        """Return the lines (as chances) that the act closes."""
        act = self.act
        return closed_by(self.position, self.position.mover, act) if act else 0

    @property
    def foe_closed(self) -> int:
        """Return the lines that the next side closes, if it has acted."""
        if self.foe_come.bit_count() != 1 or self.foe_gone.bit_count() > 1:
            return 0
        act = first_of(self.foe_gone), first_of(self.foe_come), 0, ()
        foe = (self.position.mover + 1) % len(self.position.men)
        return closed_by(self.position, foe, act)

    @property
    def recoloured(self) -> int:
        """Return the sites where one side's man stands in place of another's."""
        gone = self.own_gone | self.foe_gone
        return gone & (self.own_come | self.foe_come)


def change_between(
    position: LinePosition, contents: Mapping[str, Content]
) -> LineChange:
    """Return the change of a position to a board; sites not listed are unchanged.

    Raises
    ------
    ValueError
        If a site is not one of the game's.
    """
    tables, mover = position.tables, position.mover
    stand: dict[Content, int] = dict.fromkeys(
        [(), *((piece,) for piece in tables.pieces)], 0
    )
    listed = stacks = strange = 0
    for name, content in contents.items():
        if name not in tables.number:
            raise ValueError(
                f"{tables.record.card.name} has no site {name!r}; "
                f"its sites are {', '.join(tables.names)}"
            )
        site = 1 << tables.number[name]
        if content in stand:
            stand[content] |= site
            listed |= site
        elif isinstance(content, tuple) and len(content) > 1:
            stacks |= site
        else:
            strange |= site
    now = [stand[(piece,)] for piece in tables.pieces]
    gone = [
        men & listed & ~men_now for men, men_now in zip(position.men, now, strict=True)
    ]
    come = [men_now & ~men for men, men_now in zip(position.men, now, strict=True)]
    own_gone, own_come = gone.pop(mover), come.pop(mover)
    return LineChange(
        position, own_gone, own_come, _all(gone), _all(come), stacks, strange
    )


def _all(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def trace_of(act: Act) -> Trace:
    """Return the change that a whole turn makes."""
    here, there, taken, _ = act
    if here == there:
        return 0, 0, taken
    return _set(here), _set(there), taken


def stages_of(tables: LineTables, act: Act) -> tuple[tuple[Trace, StepKind], ...]:
    """Return the boards within a turn, and what is then owed.

    A man lifted and not yet put down; a man on its way in a chain of jumps; a mill
    closed or a man jumped and nothing removed yet; men removed while the man that
    earned them is lifted or has come down. A man removed while nothing else has
    been touched is no stage: first the mill, then the removal.
    """
    known = tables.stages.get(act)
    if known is None:
        whole = trace_of(act)
        found = {trace: owed for trace, owed in _within(tables, act) if trace != whole}
        found.pop((0, 0, 0), None)
        known = tables.stages[act] = tuple(found.items())
    return known


def _within(tables: LineTables, act: Act) -> Iterator[tuple[Trace, StepKind]]:
    here, there, taken, way = act
    if there == NOTHING:
        return
    jumped = tables.jumped(act) if taken else ()
    subsets = [0]
    for site in bits(taken):
        subsets += [subset | 1 << site for subset in subsets]
    if here != NOTHING:
        for gone in subsets:
            yield (_set(here), 0, gone), StepKind.PLACE
    for number, landing in enumerate(way, start=1):
        due = sum(1 << site for site in jumped[:number])
        for gone in subsets:
            owed = StepKind.REMOVE if due & ~gone else StepKind.MOVE
            yield _moved(here, landing, gone), owed
    for gone in subsets[:-1]:
        yield _moved(here, there, gone), StepKind.REMOVE


def _moved(here: int, there: int, gone: int) -> Trace:
    if here == there:
        return 0, 0, gone
    return _set(here), _set(there), gone


def _set(site: int) -> int:
    return 0 if site == NOTHING else 1 << site


def first_of(mask: int) -> int:
    """Return the first site of a set, ``NOTHING`` if it is empty."""
    return next(bits(mask), NOTHING)
