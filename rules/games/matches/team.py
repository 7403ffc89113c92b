"""Team play as a game: the members of a side alternate.

The rules of the game are unchanged; the member to play is added.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from rules.core.errors import OptionError
from rules.core.facts import Sentence
from rules.core.game import Game
from rules.core.model import Position, Ruling, Setting, Stage, StepKind, Turn
from rules.core.options import Choices, chosen
from rules.core.pieces import Content, Piece
from rules.core.texts import Texts
from rules.games.matches.wrapped import WrappedGame, made_of
from words.keys import Key

FEWEST_PIECES = 4
"""A side of a game that teams play has so many pieces or more."""

MEMBERS = (2, 3, 4)
"""How many a side may have, the ordinary number first."""

ORDINARY = "nine_mens_morris"
"""The id of the game that teams play where nobody says otherwise."""

SOURCE = "HTJB International Mind Games, Team Play"

RULES = Key("matches-team-rules")

NOTES = (
    Key("matches-team-note-fit"),
    Key("matches-team-note-order"),
    Key("matches-team-note-unseen"),
    Key("matches-team-note-counted"),
)

_TOO = Key("rulings-citation-too")
"""The message that cites another book beside a law's own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamPosition:
    """An immutable, hashable state of a game that teams play.

    Attributes
    ----------
    game
        The game that is played.
    inner
        Its position.
    members
        The names of each side's members, in the order of the sides and of their
        turns.
    due
        For each side the number of the member who plays next.
    """

    game: Game = field(compare=False, repr=False)
    inner: Position
    members: tuple[tuple[str, ...], ...]
    due: tuple[int, ...]

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the names of the sides, in the order of their turns."""
        return self.inner.sides

    @property
    def colours(self) -> tuple[str, ...]:
        """Return the names of the chips."""
        return self.inner.colours

    @property
    def contents(self) -> Mapping[str, Content]:
        """Return the contents of every site of the game."""
        return self.inner.contents

    @property
    def in_hand(self) -> Mapping[str, int]:
        """Return the number of chips of each colour in hand."""
        return self.inner.in_hand

    @property
    def to_move(self) -> str | None:
        """Return the side whose turn it is, None when the game is over."""
        return self.inner.to_move

    @property
    def person(self) -> str | None:
        """Return the member whose turn it is, None when the game is over."""
        if self.to_move is None:
            return None
        number = self.sides.index(self.to_move)
        return self.members[number][self.due[number]]


class TeamGame(WrappedGame):
    """A game played by teams.

    Parameters
    ----------
    games
        The games that may be played, by their ids.
    members
        How many each side has ('white 1', 'white 2'), or the names of the members of
        each side, by the side's name.
    of
        The id of the game that is played.
    settings
        What that game's options are set to; None: as ordinarily.

    Raises
    ------
    OptionError
        If that game is not known or not fit for teams.
    """

    id = "team_play"
    aliases = ("team play of a game",)
    source = SOURCE

    def __init__(
        self,
        games: Mapping[str, Game],
        members: int | Mapping[str, tuple[str, ...]] = MEMBERS[0],
        *,
        of: str = ORDINARY,
        settings: Mapping[str, Setting] | None = None,
    ) -> None:
        if of not in games:
            raise OptionError(f"Team Play: of may be {' or '.join(games)}, not {of!r}")
        game = games[of].configured(**(settings or {}))
        super().__init__(game)
        if not _is_for_teams(game):
            raise OptionError(
                f"Team Play: {game.title} has not two sides of "
                f"{FEWEST_PIECES} pieces or more"
            )
        self._games, self._members = games, members
        self.for_teams = True
        self.choose_board = {"of", *game.choose_board}
        counted = {"members": members} if isinstance(members, int) else {}
        self.settings = {"of": game.id, **counted, **game.settings}

    @property
    def texts(self) -> Texts:
        title = title_of(self.game.texts.title)
        notes = tuple(map(Sentence, NOTES))
        return made_of(self.game.texts, Texts(title, (Sentence(RULES),), notes))

    @cached_property
    def options(self) -> Choices:
        """Return the options: game, number of members, and the game's own ones.

        The number of members is no option where their names are given.
        """
        fit = [name for name, game in self._games.items() if _is_for_teams(game)]
        fit.sort(key=lambda name: name != ORDINARY)
        counted = {"members": MEMBERS} if isinstance(self._members, int) else {}
        return {"of": tuple(fit), **counted, **self.game.options}

    def configured(self, **options: Setting) -> "TeamGame":
        """Return the game with some options set, the others as they are.

        With another game (``of``), its own options are as ordinarily.
        """
        of = str(options.pop("of", self.game.id))
        if of != self.game.id:
            other = TeamGame(self._games, self._members, of=of)
            return other.configured(**options)
        settings = chosen(self.title, self.options, self.settings, options)
        members = settings.pop("members", None)
        return TeamGame(
            self._games,
            members if isinstance(members, int) else self._members,
            of=of,
            settings={option: settings[option] for option in self.game.options},
        )

    def start(
        self, *, sides: tuple[str, ...] | None = None, **options: Setting
    ) -> TeamPosition:
        """Return the position before the first turn.

        Raises
        ------
        OptionError
            If an option or a setting is not known, the sides are too many or few, or
            a side's members were not named.
        """
        if options:
            return self.configured(**options).start(sides=sides)
        inner = self.game.start(sides=sides)
        members = tuple(self._names_of(side) for side in inner.sides)
        due = (0,) * len(members)
        return TeamPosition(game=self.game, inner=inner, members=members, due=due)

    def within(self, position: Position) -> tuple[Game, Position]:
        here = _mine(position)
        return here.game, here.inner

    def _with(self, position: Position, inner: Position) -> TeamPosition:
        return replace(_mine(position), inner=inner)

    def person(self, position: Position) -> str | None:
        """Return the member whose turn it is, None when the game is over."""
        return _mine(position).person

    def play(self, position: Position, turn: Turn) -> TeamPosition:
        """Return the position after the turn: the side's next member is then due."""
        here = _mine(position)
        due = tuple(
            (number + 1) % len(members) if side == turn.side else number
            for side, members, number in zip(
                here.sides, here.members, here.due, strict=True
            )
        )
        return replace(_mine(super().play(position, turn)), due=due)

    def judge(
        self, position: Position, contents: Mapping[str, Content]
    ) -> Turn | Stage | Ruling:
        """Return the turn, stage or ruling that explains a board of ``contents``.

        A ruling cites team play and what the game's own source says.
        """
        found = super().judge(position, contents)
        if isinstance(found, Ruling):
            law = Sentence(_TOO, {"source": SOURCE, "law": found.law})
            return replace(found, law=law)
        return found

    def _names_of(self, side: str) -> tuple[str, ...]:
        if isinstance(self._members, int):
            return tuple(f"{side} {n + 1}" for n in range(self._members))
        if not self._members.get(side):
            named = ", ".join(self._members)
            raise OptionError(f"{self.title}: members are named for {named}: {side}?")
        return tuple(self._members[side])


def title_of(game: Sentence) -> Sentence:
    """Return the title of a game's Team Play."""
    return Sentence(Key("matches-team-title"), {"game": game})


def _is_for_teams(game: Game) -> bool:
    """Return True if a game has two sides, each with pieces enough of its own."""
    start = game.start()
    if len(start.sides) != 2 or start.colours[:2] != start.sides:
        return False
    stands = [chip.side for held in start.contents.values() for chip in _chips(held)]
    if not any(start.in_hand.values()) and _places(game, start):
        return True  # there are as many as it takes
    return all(
        start.in_hand[side] + stands.count(side) >= FEWEST_PIECES
        for side in start.sides
    )


def _places(game: Game, start: Position) -> bool:
    """Return True if pieces are placed that are in no reserve."""
    steps = (step for turn in game.turns(start) for step in turn.steps)
    return any(step.kind is StepKind.PLACE for step in steps)


def _chips(held: Content) -> tuple[Piece, ...]:
    return () if isinstance(held, int) else tuple(map(Piece, held))


def _mine(position: Position) -> TeamPosition:
    if not isinstance(position, TeamPosition):
        raise TypeError(f"a TeamPosition is needed, not {type(position).__name__}")
    return position
