"""Record of a chess-like game."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from rules.core.board import Lattice
from rules.core.errors import DefinitionError
from rules.core.facts import Man
from rules.core.game import ANY_PIECE
from rules.games.card import Card
from rules.games.kinds.motions import PieceType
from rules.games.law import Law

LAWS = (Law.TURNS, Law.MOVING, Law.TAKING, Law.END)
"""What rulings on every game cite."""


class Royal(Enum):
    """Rule on the royal piece."""

    GUARDED = "nobody leaves it attacked; who cannot help it has lost"
    TAKEN = "it may be taken, and then the game is won"


class Stalemate(Enum):
    """Result of stalemate."""

    DRAW = "nobody wins"
    LOSES = "it loses"


class Castling(Enum):
    """Castling rule."""

    NONE = "they do not"
    FIDE = "to the c-file and d-file, or to the g-file and f-file"
    TRADITIONAL = "the king goes two squares to the rook, which comes to its other side"


class Perpetual(Enum):
    """Result of perpetual check by one side."""

    DRAW = "nothing: the repetition is a draw"
    LOSES = "it loses"


class RecordSpelling(Enum):
    """Notation of turns in the records of other programs."""

    SAN = "the piece's letter and where it goes: Nf3, exd5, O-O"
    ICCS = "from and to, ranks from 0: H2-E2"
    WXF = "the piece, its file from the own right, and how it goes: C2=5, R+-1"


@dataclass(frozen=True, slots=True)
class ResultSites:
    """Two sites on which the royal pieces show, at the end, who has won.

    Attributes
    ----------
    sites
        The sites, whichever royal piece stands on which.
    winner
        The number of the side that has won; None: a draw.
    """

    sites: tuple[str, str]
    winner: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class KindRecord:
    """All that a game with kinds of pieces is made of.

    Attributes
    ----------
    card
        What every record has; its board has files and ranks.
    sides
        What the sides are called where nobody says otherwise; the first begins.
    kinds
        The kinds of pieces.
    set_up
        Initial position, rank by rank from the north, as in FEN: capitals are the first
        side's, a number counts empty sites.
    lots
        The options that are drawn by lot where nobody sets them.
    royal
        The letter of the piece that all is about.
    guard
        What becomes of it.
    stuck
        What follows if a side has no turn.
    castling
        How king and rook move together.
    en_passant
        The letter of the piece that is taken in passing; '' for none.
    river
        The ranks in which pieces drown that begin and end a turn there; () for none.
    repetitions, quiet
        Number of equal positions, or of turns without progress, that end the game as a
        draw; 0: never.
    claimed_repetitions, claimed_quiet
        Number that lets the side to move claim a draw; 0: never.
    perpetual
        What follows if one side alone gave check all the time.
    chase
        What follows if one side alone chased one and the same piece all the time.
    spellings
        How turns are written in records of other programs, the usual one first; () as
        everywhere here.
    lone
        The pieces of both sides together, royal ones left out, that can mate nobody:
        each a text of letters; () where that ends no game.
    shown
        Where both royal pieces stand when the players show with them how it ended; ()
        where they do not.
    """

    card: Card
    sides: tuple[str, str] = ("white", "black")
    kinds: tuple[PieceType, ...]
    set_up: str
    lots: tuple[str, ...] = ()
    royal: str = "K"
    guard: Royal = Royal.GUARDED
    stuck: Stalemate = Stalemate.LOSES
    castling: Castling = Castling.NONE
    en_passant: str = ""
    river: tuple[int, ...] = ()
    repetitions: int = 0
    quiet: int = 0
    claimed_repetitions: int = 0
    claimed_quiet: int = 0
    perpetual: Perpetual = Perpetual.DRAW
    chase: Perpetual = Perpetual.DRAW
    spellings: tuple[RecordSpelling, ...] = ()
    lone: tuple[str, ...] = ()
    shown: tuple[ResultSites, ...] = ()

    def __post_init__(self) -> None:
        self.card.check(self._laws, self.__slots__)
        lattice = self.card.lattice
        known = {kind.letter for kind in self.kinds}
        named = {self.royal, *self.en_passant, *"".join(self.lone)}
        named |= {letter for kind in self.kinds for letter in kind.becomes}
        named |= {letter.upper() for letter in self.set_up if letter.isalpha()}
        if strange := sorted(named - known):
            raise DefinitionError(
                f"{self.card.id}: no kind of piece is written {', '.join(strange)}"
            )
        middle = {site for shown in self.shown for site in shown.sites}
        if outside := sorted(middle - lattice.places.keys()):
            raise DefinitionError(
                f"{self.card.id}: {self.card.board} has no {', '.join(outside)}"
            )

    @property
    def _laws(self) -> tuple[Law, ...]:
        """Return the laws that rulings on this game cite."""
        laws = {
            Law.CHECK: self.guard is Royal.GUARDED,
            Law.CASTLING: "castling" in self.card.options
            or self.castling is not Castling.NONE,
            Law.CROWNING: any(kind.becomes for kind in self.kinds),
            Law.RIVER: bool(self.river),
        }
        return (*LAWS, *(law for law, cited in laws.items() if cited))

    @property
    def lattice(self) -> Lattice:
        """Return the files and ranks of the board."""
        return self.card.lattice

    @property
    def starts_vary(self) -> bool:
        """Return True if an option determines the initial position."""
        settings = self.card.options.values()
        return any("set_up" in to for known in settings for to in known.values())

    @property
    def by_letter(self) -> Mapping[str, PieceType]:
        """Return the kinds by their letters."""
        return {kind.letter: kind for kind in self.kinds}

    @property
    def pawn(self) -> str:
        """Return the letter of the pieces whose every move is progress, '' for none."""
        return next((kind.letter for kind in self.kinds if not kind.is_quiet), "")

    def name_of(self, letter: str) -> Man:
        """Return the name of a kind of piece; 'piece' for an unknown one."""
        kind = self.by_letter.get(letter)
        return Man(kind.name if kind else ANY_PIECE)
