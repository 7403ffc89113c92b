"""What some families' kernels can do besides, and what holds where they cannot.

Each ability is a protocol of its own: a kernel that has it defines its methods, one
that lacks it writes nothing, and `Plain` answers in its place.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol, Self, TypeVar, runtime_checkable

from rules.core.claims import Claim
from rules.core.model import Position, Result, Stage, StepKind, Turn
from rules.core.pieces import Content
from rules.games.acts import changed_by, stages_within, touches


class KernelPosition(Position, Protocol):
    """A position of a kernel's, which knows its turns and how it has ended."""

    @property
    def turns(self) -> Sequence[Turn]:
        """Return every legal turn, in order; they are listed when first asked for."""

    @property
    def result(self) -> Result | None:
        """Return how the game ended, None while it goes on."""

    def following(self) -> Self:
        """Return the position with the next side to move, not yet settled."""

    def rearranged(self, contents: Mapping[str, Content], to_move: str) -> Self:
        """Return it with other contents and that side to move, not yet settled."""


P = TypeVar("P", bound=KernelPosition)
P_contra = TypeVar("P_contra", bound=KernelPosition, contravariant=True)


@runtime_checkable
class Timed(Protocol[P]):
    """A turn has its time."""

    def seconds(self, position: P) -> float:
        """Return the time for the turn that is due, 0 for any time."""

    def out_of_time(self, position: P) -> P:
        """Return the position when that time has run out, the same if no rule says."""


@runtime_checkable
class Rowed(Protocol[P_contra]):
    """Lines of chips have a meaning."""

    def closes(self, position: P_contra, turn: Turn) -> tuple[tuple[str, ...], ...]:
        """Return the lines of one side's chips that the turn closes."""


@runtime_checkable
class Drawn(Protocol[P_contra]):
    """The boards of a turn are not simply those of its steps, or known beforehand."""

    def changes(self, position: P_contra, turn: Turn) -> Mapping[str, Content]:
        """Return what stands, after the turn, on each site that it changes."""

    def stages(
        self, position: P_contra, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        """Return the boards between: changed sites, and the kind of act then owed."""


@runtime_checkable
class Unlisted(Protocol[P_contra]):
    """Some legal turns are not listed, but recognised."""

    def recognised(
        self, position: P_contra, board: Mapping[str, Content]
    ) -> Turn | Stage | None:
        """Return the legal turn, listed or not, that made a board or is on its way."""

    def read(self, position: P_contra, text: str) -> Turn | None:
        """Return the unlisted legal turn that is written so, None if there is none."""


@runtime_checkable
class Reasoned(Protocol[P_contra]):
    """What is written tells why it is no legal turn."""

    def reason(self, position: P_contra, text: str) -> str:
        """Return the rule and why ('not_adjacent: ...'), '' if nothing is known."""


@runtime_checkable
class Spelled(Protocol[P_contra]):
    """A turn can be told from its text alone, so that it is known what is wrong."""

    def spelled(self, position: P_contra, text: str) -> Turn:
        """Return the turn that a text describes, legal or not.

        Raises
        ------
        NotationError
            If the text is no turn at all.
        """


@runtime_checkable
class Crowned(Protocol):
    """A piece may be shown by several chips."""

    def meant(self, content: Content) -> Content:
        """Return what is meant by what stands on a site."""


@runtime_checkable
class Laid(Protocol[P_contra]):
    """Many sites change at once: they are laid out freely, or not read one by one."""

    def is_free(self, position: P_contra) -> bool:
        """Return whether the board is laid out freely."""

    def supposed(self, position: P_contra) -> Sequence[Mapping[str, Content]]:
        """Return boards, as changed sites, that people may make against the rules."""


@runtime_checkable
class Forgiving(Protocol[P_contra]):
    """What a turn wins may be left lying: that is a right, and no fault."""

    def unlisted(self, position: P_contra) -> Sequence[Turn]:
        """Return the likely ones of the legal turns that are not listed."""


@runtime_checkable
class Rounds(Protocol[P_contra]):
    """The game is played in rounds."""

    def round_result(self, position: P_contra) -> Result | None:
        """Return how the round ended that the position is the end of, None if none."""

    def points(self, position: P_contra) -> Mapping[str, int]:
        """Return what every side has scored in the rounds before."""


@runtime_checkable
class Passing(Protocol[P]):
    """Who comes after the side to move is not simply the next one."""

    def passed(self, position: P) -> P:
        """Return the position with the next side to move, settled."""


@runtime_checkable
class Skipping(Protocol[P_contra]):
    """Who can do nothing on the board passes, and nobody else does."""

    def forced(self, position: P_contra) -> Turn | None:
        """Return the pass of a side that can do nothing else, None if it can."""


@runtime_checkable
class Claiming(Protocol[P_contra]):
    """The game may be over by a rule which a player has to claim."""

    def claims(self, position: P_contra) -> Sequence[Claim]:
        """Return what the side to move may claim, rightly or not; () when over."""


@runtime_checkable
class Many(Protocol[P_contra]):
    """So many turns that they are better found by the sites that they touch."""

    @property
    def most_changes(self) -> int:
        """Return how many sites a turn changes at most."""

    def turns_changing(
        self, position: P_contra, sites: Collection[str]
    ) -> Sequence[Turn]:
        """Return the legal turns whose acts touch all of the sites, in order."""


@runtime_checkable
class Tallied(Protocol[P_contra]):
    """What stands on the board tells how many turns were played."""

    def turns_played(
        self, position: P_contra, board: Mapping[str, Content]
    ) -> int | None:
        """Return how many turns led to a whole board, None if it does not tell."""


class Plain:
    """What holds of a game whose kernel lacks an ability."""

    most_changes = 0

    def seconds(self, position: KernelPosition) -> float:
        """Return 0: a turn takes what time it takes."""
        del position
        return 0.0

    def out_of_time(self, position: P) -> P:
        """Return the same position: no rule speaks of time."""
        return position

    def closes(
        self, position: KernelPosition, turn: Turn
    ) -> tuple[tuple[str, ...], ...]:
        """Return (): lines have no meaning."""
        del position, turn
        return ()

    def changes(self, position: KernelPosition, turn: Turn) -> Mapping[str, Content]:
        """Return what the steps of the turn change."""
        return changed_by(position.contents, turn.steps)

    def stages(
        self, position: KernelPosition, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        """Return the boards on the way of the turn's steps."""
        return stages_within(position.contents, turn.steps)

    def reason(self, position: KernelPosition, text: str) -> str:
        """Return '': nothing is known."""
        del position, text
        return ""

    def meant(self, content: Content) -> Content:
        """Return the same: what stands is what is meant."""
        return content

    def is_free(self, position: KernelPosition) -> bool:
        """Return False: every turn is listed."""
        del position
        return False

    def supposed(self, position: KernelPosition) -> tuple[Mapping[str, Content], ...]:
        """Return (): every site is read for itself."""
        del position
        return ()

    def turns_played(
        self, position: KernelPosition, board: Mapping[str, Content]
    ) -> None:
        """Return None: the board does not tell."""
        del position, board

    def unlisted(self, position: KernelPosition) -> tuple[Turn, ...]:
        """Return (): all turns are listed, or only recognised."""
        del position
        return ()

    def claims(self, position: KernelPosition) -> tuple[Claim, ...]:
        """Return (): what ends a game ends it by itself."""
        del position
        return ()

    def forced(self, position: KernelPosition) -> None:
        """Return None: nobody passes."""
        del position

    def round_result(self, position: KernelPosition) -> None:
        """Return None: there are no rounds."""
        del position

    def points(self, position: KernelPosition) -> Mapping[str, int]:
        """Return {}: there are no rounds."""
        del position
        return {}

    def turns_changing(
        self, position: KernelPosition, sites: Collection[str]
    ) -> Sequence[Turn]:
        """Return those of the listed turns whose acts touch all of the sites."""
        return [turn for turn in position.turns if touches(turn, sites)]
