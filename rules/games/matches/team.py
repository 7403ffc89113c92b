"""Team play: the members of a side take turns in playing; a game itself.

No rule of the game changes; who of a side is to play is known besides.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from rules.core.errors import OptionError
from rules.core.game import Game
from rules.core.model import Position, Result, Ruling, Setting, Stage, StepKind, Turn
from rules.core.options import Choices, chosen
from rules.core.pieces import Content
from rules.games.matches.made_of import MadeOf

FEWEST_PIECES = 4
"""A side of a game that teams play has so many pieces or more."""

MEMBERS = (2, 3, 4)
"""How many a side may have, the ordinary number first."""

ORDINARY = "nine_mens_morris"
"""The id of the game that teams play where nobody says otherwise."""

SOURCE = "HTJB International Mind Games, Team Play"

RULES = """\
Two teams play a game that is meant for two players, with four pieces a side or more. \
Each team has one side. The members of a team take turns: whenever it is the side's \
turn another member plays it, all of them in the same order again and again. A whole \
turn is one member's, with whatever it takes off the board. No rule of the game \
changes, and a side wins or loses as one."""

NOTES = (
    "The rulebook says 'many of these games using 4 pieces or more': here all games "
    "on lines for two sides are offered.",
    "The order of the members is fixed, and no member is passed over.",
    "Who of a side has played is not seen: a wrong member is not found out.",
    "Each side's members are counted by its own turns, also where a side has two in a "
    "row.",
)


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
        """Return what the chips are called."""
        return self.inner.colours

    @property
    def contents(self) -> Mapping[str, Content]:
        """Return what stands on every site of the game."""
        return self.inner.contents

    @property
    def in_hand(self) -> Mapping[str, int]:
        """Return how many chips of each colour are yet to be placed."""
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


class TeamGame(MadeOf):
    """A game played by teams; satisfies ``rules.core.game.Game``.

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
        self._games, self._members = games, members
        if of not in games:
            raise OptionError(f"Team Play: of may be {' or '.join(games)}, not {of!r}")
        self.game = games[of].configured(**(settings or {}))
        self.wording, self.players = self.game.wording, self.game.players
        if not _is_for_teams(self.game):
            raise OptionError(
                f"Team Play: {self.game.title} has not two sides of "
                f"{FEWEST_PIECES} pieces or more"
            )

    def __repr__(self) -> str:
        return f"TeamGame({self.game.id})"

    @property
    def title(self) -> str:
        """Return the name for people."""
        return title_of(self.game.title)

    @property
    def rules(self) -> str:
        """Return the rules of team play, then of the game, in plain words."""
        return f"{RULES}\n\n{self.game.title}\n\n{self.game.rules}"

    @property
    def notes(self) -> tuple[str, ...]:
        """Return the readings chosen where the source is unclear."""
        return (*NOTES, *self.game.notes)

    @property
    def most_changes(self) -> int:
        """Return how many sites a turn changes at most."""
        return self.game.most_changes

    @cached_property
    def options(self) -> Choices:
        """Return which games, how many members, and the game's own options.

        The number of members is no option where their names are given.
        """
        fit = [name for name, game in self._games.items() if _is_for_teams(game)]
        fit.sort(key=lambda name: name != ORDINARY)
        counted = {"members": MEMBERS} if isinstance(self._members, int) else {}
        return {"of": tuple(fit), **counted, **self.game.options}

    @property
    def settings(self) -> Mapping[str, Setting]:
        """Return what each option is set to in this game."""
        counted = {"members": self._members} if isinstance(self._members, int) else {}
        return {"of": self.game.id, **counted, **self.game.settings}

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

    def person(self, position: Position) -> str | None:
        """Return the member whose turn it is, None when the game is over."""
        return _mine(position).person

    def turns(self, position: Position) -> Sequence[Turn]:
        """Return every legal turn, ordered, without duplicates."""
        here = _mine(position)
        return here.game.turns(here.inner)

    def turns_changing(
        self, position: Position, sites: Collection[str]
    ) -> Sequence[Turn]:
        """Return the legal turns whose acts touch all of the sites, in order."""
        here = _mine(position)
        return here.game.turns_changing(here.inner, sites)

    def play(self, position: Position, turn: Turn) -> TeamPosition:
        """Return the position after the turn: the side's next member is then due.

        Raises
        ------
        IllegalTurnError
            If the turn is not legal; names the rule.
        """
        here = _mine(position)
        inner = here.game.play(here.inner, turn)
        due = tuple(
            (number + 1) % len(members) if side == turn.side else number
            for side, members, number in zip(
                here.sides, here.members, here.due, strict=True
            )
        )
        return replace(here, inner=inner, due=due)

    def passed(self, position: Position) -> TeamPosition:
        """Return the position with the next side to move, nothing else changed."""
        here = _mine(position)
        return replace(here, inner=here.game.passed(here.inner))

    def rearranged(
        self, position: Position, contents: Mapping[str, Content], to_move: str
    ) -> TeamPosition:
        """Return the position with other contents and that side to move."""
        here = _mine(position)
        inner = here.game.rearranged(here.inner, contents, to_move)
        return replace(here, inner=inner)

    def parse(self, position: Position, text: str) -> Turn:
        """Return the legal turn written as ``text``.

        Raises
        ------
        NotationError
            If no legal turn of the position is written so.
        """
        here = _mine(position)
        return here.game.parse(here.inner, text)

    def result(self, position: Position) -> Result | None:
        """Return how the game ended, None while it goes on."""
        here = _mine(position)
        return here.game.result(here.inner)

    def round_result(self, position: Position) -> Result | None:
        """Return how the round ended that the position is the end of, None if none."""
        here = _mine(position)
        return here.game.round_result(here.inner)

    def points(self, position: Position) -> Mapping[str, int]:
        """Return what every side has scored in the rounds before."""
        here = _mine(position)
        return here.game.points(here.inner)

    def changes(self, position: Position, turn: Turn) -> Mapping[str, Content]:
        """Return what stands, after the turn, on each site that it changes."""
        here = _mine(position)
        return here.game.changes(here.inner, turn)

    def stages(
        self, position: Position, turn: Turn
    ) -> Sequence[tuple[Mapping[str, Content], StepKind]]:
        """Return the boards between: changed sites, and the kind of act then owed."""
        here = _mine(position)
        return here.game.stages(here.inner, turn)

    def closes(self, position: Position, turn: Turn) -> tuple[tuple[str, ...], ...]:
        """Return the lines of one side's chips (mills) that the turn closes."""
        here = _mine(position)
        return here.game.closes(here.inner, turn)

    def judge(
        self, position: Position, contents: Mapping[str, Content]
    ) -> Turn | Stage | Ruling:
        """Return what happened when the board came to hold ``contents``.

        A ruling cites team play and what the game's own source says.
        """
        here = _mine(position)
        found = here.game.judge(here.inner, contents)
        if isinstance(found, Ruling):
            return replace(found, law=f"{SOURCE}; {found.law}")
        return found

    def is_free(self, position: Position) -> bool:
        """Return whether the board is laid out freely."""
        here = _mine(position)
        return here.game.is_free(here.inner)

    def supposed(self, position: Position) -> Iterable[Mapping[str, Content]]:
        """Return boards, as changed sites, that people may make against the rules."""
        here = _mine(position)
        return here.game.supposed(here.inner)

    def seconds(self, position: Position) -> float:
        """Return the time for the turn that is due, 0 for any time."""
        here = _mine(position)
        return here.game.seconds(here.inner)

    def out_of_time(self, position: Position) -> TeamPosition:
        """Return the position when that time has run out, the same if no rule says."""
        here = _mine(position)
        return replace(here, inner=here.game.out_of_time(here.inner))

    def _names_of(self, side: str) -> tuple[str, ...]:
        if isinstance(self._members, int):
            return tuple(f"{side} {n + 1}" for n in range(self._members))
        if not self._members.get(side):
            named = ", ".join(self._members)
            raise OptionError(f"{self.title}: members are named for {named}: {side}?")
        return tuple(self._members[side])


def title_of(game: str) -> str:
    """Return how Team Play of a game with that title is called."""
    return f"Team Play: {game}"


def _is_for_teams(game: Game) -> bool:
    """Return whether a game has two sides, each with pieces enough of its own."""
    start = game.start()
    if len(start.sides) != 2 or start.colours != start.sides:
        return False
    stands = [chip for held in start.contents.values() for chip in _chips(held)]
    return all(
        start.in_hand[side] + stands.count(side) >= FEWEST_PIECES
        for side in start.sides
    )


def _chips(held: Content) -> tuple[str, ...]:
    return () if isinstance(held, int) else held


def _mine(position: Position) -> TeamPosition:
    if not isinstance(position, TeamPosition):
        raise TypeError(f"a TeamPosition is needed, not {type(position).__name__}")
    return position
