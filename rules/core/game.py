"""Game: the interface of every game's rules, with defaults."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from rules.core.board import Board
from rules.core.claims import ClaimRule
from rules.core.facts import Man, Notation
from rules.core.labels import Labels, Written
from rules.core.model import Position, Result, Ruling, Setting, Stage, StepKind, Turn
from rules.core.piece_turns import PieceTurn
from rules.core.pieces import Content, Piece
from rules.core.texts import Texts
from rules.core.wording import Wording
from words.keys import Key

MayHold = Callable[[str, Content], bool]
"""Whether a site may hold something, as far as is seen of it."""

SeenBoard = tuple[Turn, Mapping[str, Content], StepKind | None]
"""A turn, a board of it as changed sites, and what is owed there; None if whole."""

ANY_PIECE = Key("words-piece-piece")
"""What a piece is called that has no name of its own."""


class PieceKind(Protocol):
    """A kind of piece: how it is written, what it is called, what is drawn on it."""

    @property
    def letter(self) -> str:
        """Return its letter."""

    @property
    def name(self) -> Key:
        """Return the key of the piece's name."""

    @property
    def signs(self) -> tuple[str, ...]:
        """Return the sign for both sides, or one for each; () if it has none."""


class Abilities:
    """Optional abilities of games; the defaults are those of a game without them.

    Attributes
    ----------
    wraps
        The game that this one is made of: a match of its rounds, or teams that play
        it; None for an ordinary game.
    for_teams
        Whether members of a side take turns.
    choose_board
        The options of which some setting asks for another board.
    first_begins
        Whether the first side begins, as the rules call it: 'white begins'. Else
        whoever acts first does.
    either_set_up
        Whether the game may as well begin with the men of both sides exchanged: where
        its source is silent, the board decides.
    two_sided
        Whether pieces show the other side's colour when they are turned over.
    lots
        The options whose setting is drawn where nobody says otherwise.
    kinds
        The kinds of pieces; () where the pieces have no names.
    notations
        The notations in which other programs write the turns, the usual one first.
    shows_end
        Whether the players may show on the board how a game ended, by no turn.
    """

    wraps: "Game | None" = None
    for_teams: bool = False
    choose_board: Collection[str] = ()
    first_begins: bool = False
    either_set_up: bool = False
    two_sided: bool = False
    lots: tuple[str, ...] = ()
    kinds: Sequence[PieceKind] = ()
    notations: Sequence[str] = ()
    shows_end: bool = False

    def within(self, position: Position) -> tuple["Game", Position] | None:
        """Return the game that a round or a team really plays, and its position.

        None for an ordinary game.
        """
        return None

    def person(self, position: Position) -> str | None:
        """Return the member of a team whose turn it is; None where no team plays."""
        return None

    # -- turns -------------------------------------------------------------

    def turns_played(
        self, position: Position, board: Mapping[str, Content]
    ) -> int | None:
        """Return the number of turns that led to a whole board, None if unknown."""
        return None

    def unlisted(self, position: Position) -> Sequence[Turn]:
        """Return the likely ones of the legal turns that are not listed.

        Some captures are rights: who forgets them breaks no rule.
        """
        return ()

    def forced(self, position: Position) -> Turn | None:
        """Return the pass of a side that can do nothing else, None if it can."""
        return None

    # -- ends --------------------------------------------------------------

    def claims(self, position: Position) -> Sequence[ClaimRule]:
        """Return the claims open to the side to move, rightful or not; () when over.

        What is claimed ends the game, or the round of a match.
        """
        return ()

    def winners_shown(
        self,
        position: Position,
        board: Mapping[str, Content],
        exchanged: Collection[str] = (),
    ) -> tuple[str, ...] | None:
        """Return the winners shown by a whole board, () for a draw; None if none.

        ``exchanged``: the sites whose pieces look alike but are surely others.
        """
        return None

    def round_result(self, position: Position) -> Result | None:
        """Return the result of a match's round that ends in this position.

        None while a round goes on, and in games that have no rounds.
        """
        return None

    def points(self, position: Position) -> Mapping[str, int]:
        """Return each side's score of the previous rounds; {} without rounds."""
        return {}

    def round_given_up(self, position: Position, ended: Result) -> Position | None:
        """Return the position when people have ended the round that is played.

        None where no round of a match is played, in which all play together: then
        the game itself is given up.
        """
        return None

    def tally(self, position: Position) -> Mapping[str, int]:
        """Return each side's captures so far; {} in games without captures."""
        return {}

    def allies(self, position: Position, side: str) -> tuple[str, ...]:
        """Return the sides that win or lose together with a side, itself among them."""
        return (side,)

    def winners_without(self, position: Position, side: str) -> tuple[str, ...]:
        """Return the winners if a side resigns: all who are not its allies."""
        lost = self.allies(position, side)
        return tuple(other for other in position.sides if other not in lost)

    def seconds(self, position: Position) -> float:
        """Return the time for the turn that is due, 0 for any time."""
        return 0.0

    def out_of_time(self, position: Position) -> Position:
        """Return the position when that time has run out.

        It is the same position where no rule says what then follows.
        """
        return position

    # -- boards ------------------------------------------------------------

    def closes(self, position: Position, turn: Turn) -> tuple[tuple[str, ...], ...]:
        """Return the lines of one side's chips (mills) that the turn closes."""
        return ()

    def is_free(self, position: Position) -> bool:
        """Return True if the board is laid out freely.

        Then ``turns`` lists some of the legal turns, ``judge`` recognises all.
        """
        return False

    def supposed(self, position: Position) -> Iterable[Mapping[str, Content]]:
        """Yield boards, as changed sites, that people may make against the rules.

        Legal boards that ``turns`` does not list are among them; ``judge`` separates
        them. Where few sites change in a turn, so that every one can be read for
        itself, there are none.
        """
        return ()

    def is_sifted(self, position: Position) -> bool:
        """Return True if boards are too many to be listed and are searched by evidence.

        Then ``boards_seen`` and ``turns_towards`` find them.
        """
        return False

    def boards_seen(self, position: Position, may_hold: MayHold) -> Iterable[SeenBoard]:
        """Yield the boards that turns leave, or pass through, that may be seen."""
        return ()

    def turns_towards(
        self, position: Position, may_hold: MayHold, replies: int
    ) -> Iterable[Turn]:
        """Yield the turns from which ``replies`` more may lead to the evidence."""
        return ()

    # -- names -------------------------------------------------------------

    def name(self, position: Position, turn: Turn, notation: str = "") -> str:
        """Return a legal turn in a named notation; '' for the usual one.

        It is the game's own text where others have none.
        """
        return turn.text

    def by_piece(self, position: Position, turn: Turn) -> PieceTurn | None:
        """Return a legal turn by its piece; None where pieces have no names.

        A turn that no single piece makes has none either.
        """
        return None

    def called(self, position: Position, text: str) -> Turn | None:
        """Return the legal turn that other programs write so, None if there is none."""
        return None

    def fen(self, position: Position) -> str:
        """Return a first position as FEN has it, '' where others write none."""
        return ""

    def kind_name(self, piece: Piece) -> Man:
        """Return the name of a piece: 'bishop'; 'piece' if it has none."""
        names = {kind.letter: kind.name for kind in self.kinds}
        return Man(names.get(piece.kind, ANY_PIECE))

    def named_on(self, piece: Piece, site: str) -> Man:
        """Return a piece as sentences name it: 'the bishop on c1'."""
        return replace(self.kind_name(piece), site=site)


NO_ABILITIES = Abilities()
"""What answers where nothing is played, as between the rounds of a match."""


class Game(Abilities, ABC):
    """The rules played on a board; every method is pure.

    What only some games can do has a default, so that nobody asks what kind of game it
    is. A game that is made of another answers with that one's abilities
    (``rules.games.matches.wrapped``).

    Attributes
    ----------
    id
        The id in snake_case.
    aliases
        The other names that people know the game by.
    players
        How many people play ordinarily; each may have several colours.
    wording
        What the game's own book calls its lines and its pieces.
    board
        The board that the game is written for.
    labels
        What its players call the places of the board.
    written_as
        How its players write turns.
    sites
        The board's sites that the game uses, in board order. What lies on the others
        (collecting pits) has no meaning.
    most_chips
        How many chips a site may hold, one on another.
    most_changes
        How many sites a turn changes at most; all where nobody knows.
    settings
        What each option is set to in this game.
    record
        What sets the game apart in its family: the record that its kernel plays by.
    """

    id: str
    aliases: tuple[str, ...] = ()
    players: int
    wording: Wording
    board: Board
    labels: Labels
    written_as: Written
    sites: tuple[str, ...]
    most_chips: int
    most_changes: int
    settings: Mapping[str, Setting]
    record: object

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id})"

    @property
    @abstractmethod
    def texts(self) -> Texts:
        """Return title, rules and notes."""

    @property
    @abstractmethod
    def source(self) -> str:
        """Return rulebook and entry."""

    @property
    def title(self) -> str:
        """Return the name for people, in English."""
        return str(self.texts.title)

    @property
    def rules(self) -> str:
        """Return the rules in plain words, in English."""
        return "\n\n".join(map(str, self.texts.rules))

    @property
    def notes(self) -> tuple[str, ...]:
        """Return the readings chosen where the source is unclear, in English."""
        return tuple(map(str, self.texts.notes))

    @property
    @abstractmethod
    def options(self) -> Mapping[str, tuple[Setting, ...]]:
        """Return the options of ``start``, and each option's settings.

        The first setting is the ordinary one.
        """

    @abstractmethod
    def configured(self, **options: Setting) -> "Game":
        """Return the game with some options set, the others as they are.

        Raises
        ------
        OptionError
            If an option or a setting is not known.
        """

    @abstractmethod
    def start(
        self, *, sides: tuple[str, ...] | None = None, **options: Setting
    ) -> Position:
        """Return the position before the first turn.

        Parameters
        ----------
        sides
            The names of the sides in the order of their turns, as their chips are
            called; None: white, black, red, blue, as many as play.
        options
            Settings of the game's options, as for ``configured``.

        Raises
        ------
        OptionError
            If an option or a setting is not known, or the sides are too many or few.
        """

    @abstractmethod
    def turns(self, position: Position) -> Sequence[Turn]:
        """Return every legal turn, ordered, without duplicates.

        Where chips are alike and far too many turns differ only in which chips they
        take, one stands for all; ``judge`` recognises the others.
        """

    @abstractmethod
    def turns_changing(
        self, position: Position, sites: Collection[str]
    ) -> Sequence[Turn]:
        """Return the legal turns whose acts touch all of the sites, in order.

        Where there are many turns they are found without the others.
        """

    @abstractmethod
    def play(self, position: Position, turn: Turn) -> Position:
        """Return the position after the turn.

        Raises
        ------
        IllegalTurnError
            If the turn is not legal; names the rule.
        """

    @abstractmethod
    def passed(self, position: Position) -> Position:
        """Return the position with the next side to move, nothing else changed.

        No rule lets a player pass. This follows players who let a turn out of
        order stand.
        """

    @abstractmethod
    def rearranged(
        self, position: Position, contents: Mapping[str, Content], to_move: str
    ) -> Position:
        """Return the position with other contents and that side to move.

        Pieces more than before have come from the hand, pieces fewer are lost. No
        rule leads there: this follows players who let an illegal board stand.
        """

    def uncounted(self, position: Position) -> Position:
        """Return the position without what was counted towards a draw before it."""
        return position

    @abstractmethod
    def result(self, position: Position) -> Result | None:
        """Return the result of the game, None while it goes on."""

    @abstractmethod
    def changes(self, position: Position, turn: Turn) -> Mapping[str, Content]:
        """Return the contents after a turn of each site that it changes."""

    @abstractmethod
    def stages(
        self, position: Position, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        """Return the boards between: changed sites, and the kind of act then owed."""

    @abstractmethod
    def judge(
        self, position: Position, contents: Mapping[str, Content]
    ) -> Turn | Stage | Ruling:
        """Return the turn, stage or ruling that explains a board of ``contents``."""

    def written(self, position: Position, turn: Turn) -> str:
        """Return a turn as the game's players write it: with their names of places.

        A turn that is not legal, and stands, is written as in the log but for those.
        """
        del position
        return self.labels.text(turn.text)

    def spoken(self, position: Position, turn: Turn) -> Notation:
        """Return a turn as the game's players say it, to be put into a sentence.

        For an illegal turn that stands, only the changes are given.
        """
        by_piece = self.by_piece(position, turn) if turn.stood is None else None
        return Notation(turn.text, by_piece, turn)

    @abstractmethod
    def parse(self, position: Position, text: str) -> Turn:
        """Return the legal turn written as ``text``.

        Raises
        ------
        NotationError
            If no legal turn of the position is written so.
        """
