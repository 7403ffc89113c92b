"""What some games can do besides: who asks looks whether a game is one of these."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Protocol, runtime_checkable

from rules.core.claims import Claim
from rules.core.facts import Sentence, Template
from rules.core.game import Game
from rules.core.model import Position, StepKind, Turn
from rules.core.pieces import Content, Piece

MayHold = Callable[[str, Content], bool]
"""Whether a site may hold something, as far as is seen of it."""

SeenBoard = tuple[Turn, Mapping[str, Content], StepKind | None]
"""A turn, a board of it as changed sites, and what is owed there; None if whole."""


@runtime_checkable
class Sifting(Protocol):
    """A game of so many boards, on the way too, that only those seen are looked for."""

    def boards_seen(self, position: Position, may_hold: MayHold) -> Iterable[SeenBoard]:
        """Yield the boards that turns leave, or pass through, that may be seen."""

    def turns_towards(
        self, position: Position, may_hold: MayHold, replies: int
    ) -> Iterable[Turn]:
        """Yield the turns after which so many more may leave what is seen."""


@runtime_checkable
class Tallied(Protocol):
    """A game whose boards tell how many turns were played, if every turn leaves one."""

    def turns_played(
        self, position: Position, board: Mapping[str, Content]
    ) -> int | None:
        """Return how many turns led to a whole board, None if it does not tell."""


@runtime_checkable
class Forgiving(Protocol):
    """A game in which some captures are rights: who forgets them breaks no rule."""

    def unlisted(self, position: Position) -> Iterable[Turn]:
        """Yield the likely ones of the legal turns that are not listed."""


@runtime_checkable
class Skipping(Protocol):
    """A game in which who can do nothing on the board passes, and nobody else does."""

    def forced(self, position: Position) -> Turn | None:
        """Return the pass of a side that can do nothing else, None if it can."""


@runtime_checkable
class Claiming(Protocol):
    """A game that may be over by a rule which a player has to claim."""

    def claims(self, position: Position) -> Sequence[Claim]:
        """Return what the side to move may claim, rightly or not; () when over."""


@runtime_checkable
class ChoosingBoard(Protocol):
    """A game that tells which of its options may ask for another board."""

    @property
    def choose_board(self) -> Collection[str]:
        """Return the names of those options."""


@runtime_checkable
class Opened(Protocol):
    """A game that may tell who begins."""

    @property
    def first_begins(self) -> bool:
        """Return whether the first side begins, as the rules call it: 'white begins'.

        Else whoever acts first does.
        """


@runtime_checkable
class TwoSided(Protocol):
    """A game whose pieces may show the other side's colour when turned over."""

    @property
    def two_sided(self) -> bool:
        """Return whether they do."""


@runtime_checkable
class ByLot(Protocol):
    """A game that may draw lots before it begins."""

    @property
    def lots(self) -> tuple[str, ...]:
        """Return the options whose setting is drawn where nobody says otherwise."""


class PieceKind(Protocol):
    """A kind of piece: how it is written, what it is called, what is drawn on it."""

    @property
    def letter(self) -> str:
        """Return its letter."""

    @property
    def name(self) -> Template:
        """Return what it is called."""

    @property
    def signs(self) -> tuple[str, ...]:
        """Return the sign for both sides, or one for each; () if it has none."""


@runtime_checkable
class WithKinds(Protocol):
    """A game whose pieces may be of several kinds that have names."""

    @property
    def kinds(self) -> Sequence[PieceKind]:
        """Return the kinds; () where the pieces have no names."""


@runtime_checkable
class Named(Protocol):
    """A game whose turns other programs write in another way."""

    @property
    def notations(self) -> Sequence[str]:
        """Return the notations in which others write the turns, the usual one first."""

    def name(self, position: Position, turn: Turn, notation: str = "") -> str:
        """Return how other programs write a legal turn; '': in the usual notation."""

    def fen(self, position: Position) -> str:
        """Return a first position as FEN has it, '' where others write none."""

    def called(self, position: Position, text: str) -> Turn | None:
        """Return the legal turn that other programs write so, None if there is none."""

    def kind_name(self, piece: Piece) -> Sentence:
        """Return what a piece is called: 'bishop'."""

    def named_on(self, piece: Piece, site: str) -> Sentence:
        """Return a piece as sentences name it: 'the bishop on c1'."""


@runtime_checkable
class Showing(Protocol):
    """A game in which the players may show on the board how it ended, by no turn."""

    @property
    def shows_end(self) -> bool:
        """Return whether they do so in this game."""

    def winners_shown(
        self,
        position: Position,
        board: Mapping[str, Content],
        exchanged: Collection[str] = (),
    ) -> tuple[str, ...] | None:
        """Return who has won as a whole board shows it, () for a draw; None if none.

        ``exchanged``: the sites whose pieces look alike but are surely others.
        """


def naming(game: Game) -> Named | None:
    """Return what names a game's turns as other programs do; None if nothing does."""
    found = getattr(game, "named", None)
    return found if isinstance(found, Named) else None


def sifting(game: Game) -> Sifting | None:
    """Return what finds only the boards that may be seen; None if nothing does."""
    found = getattr(game, "sifting", None)
    return found if isinstance(found, Sifting) else None
