"""Value types of a tournament: players, teams, rounds, pairings and results.

Who is called *first* in a pairing begins the game. The sides bear the names that the
game gives them (white and black, south and north): ``Tournament.sides``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property

from device.ports import DeviceError
from hall.tournament.marks import ASKED, OF_MATCHES, USUAL, Mark, Scoring
from rules.catalogue import find_game
from rules.core.model import Setting


class TournamentError(DeviceError):
    """Error raised when a request to a tournament cannot be met; says why."""


class TournamentKind(StrEnum):
    """System by which opponents are paired."""

    SWISS = "swiss"
    ROUND_ROBIN = "round_robin"
    DOUBLE_ROUND_ROBIN = "double_round_robin"
    KNOCK_OUT = "knock_out"
    MATCH = "match"

    @property
    def meets_all(self) -> bool:
        """Return True for systems in which everybody meets everybody."""
        return self in (TournamentKind.ROUND_ROBIN, TournamentKind.DOUBLE_ROUND_ROBIN)


class TieBreak(StrEnum):
    """Tie-break criterion, named as FIDE does (C.07)."""

    BUCHHOLZ = "BH"
    BUCHHOLZ_CUT_1 = "BH/C1"
    SONNEBORN_BERGER = "SB"
    DIRECT_ENCOUNTER = "DE"
    WINS = "WIN"
    WINS_PLAYED = "WON"
    PROGRESSIVE = "PS"
    AVERAGE_RATING = "ARO"
    GAME_POINTS = "GP"  # of a team


class Came(StrEnum):
    """Origin of a result."""

    LOG = "log"
    HAND = "hand"
    PAIRING = "pairing"


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentPlayer:
    """Player of a tournament.

    Attributes
    ----------
    number
        The place at which it was seeded, from 1.
    rating
        0: none.
    birth
        A year, or YYYY-MM-DD.
    id
        What the federation calls the player.
    absent
        The rounds in which the player asked not to play, and what they bring.
    """

    number: int
    name: str
    rating: int = 0
    club: str = ""
    country: str = ""
    birth: str = ""
    id: str = ""
    title: str = ""
    sex: str = ""
    absent: Mapping[int, Mark] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Team:
    """Team of players in the order of their boards."""

    number: int
    name: str
    players: tuple[int, ...]


Pair = tuple[int, int | None]
"""Who begins, and the other; nobody at a bye."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pairing:
    """Two players at a table, or one whom the round brings a bye.

    Attributes
    ----------
    table
        Counted from 1 in each round; byes follow the games.
    first
        The number of the player who begins, or who has the bye.
    second
        The number of the other player; none at a bye.
    marks
        What it brought them, the first's first; empty until it is known.
    came
        How that is known.
    by
        Who confirmed it; empty: nobody yet.
    board
        At which board of the hall it is played.
    game
        The log that holds it.
    match
        Which match of two teams it belongs to, counted from 1.
    through
        Who goes on in a knock-out although the game was drawn.
    games
        The game points of a match, where two teams are paired.
    """

    table: int
    first: int
    second: int | None
    marks: tuple[Mark, ...] = ()
    came: Came | None = None
    by: str = ""
    board: int | None = None
    game: str = ""
    match: int | None = None
    through: int | None = None
    games: tuple[float, float] = (0.0, 0.0)

    @property
    def is_bye(self) -> bool:
        """Return True if the pairing has only one player."""
        return self.second is None

    @property
    def is_settled(self) -> bool:
        """Return True if its result is final; a log's waits for confirmation."""
        return bool(self.marks) and (self.came == Came.PAIRING or bool(self.by))

    @property
    def is_played(self) -> bool:
        """Return True if a game was played."""
        return bool(self.marks) and all(mark.is_played for mark in self.marks)

    @property
    def numbers(self) -> tuple[int, ...]:
        """Return the players' numbers, the first before the second."""
        return (self.first,) if self.second is None else (self.first, self.second)

    def mark_of(self, number: int) -> Mark:
        """Return a player's mark; a result must exist."""
        return self.marks[0 if number == self.first else 1]

    def opponent_of(self, number: int) -> int | None:
        """Return the opponent."""
        return self.second if number == self.first else self.first


@dataclass(frozen=True, slots=True)
class Round:
    """The pairings of one round, by table.

    Attributes
    ----------
    system
        Who paired it, in the words of ``hall.tournament.pairing``.
    """

    number: int
    pairings: tuple[Pairing, ...]
    system: str = ""

    @property
    def is_over(self) -> bool:
        """Return True if all its results are final."""
        return all(pairing.is_settled for pairing in self.pairings)

    def of(self, number: int) -> Pairing | None:
        """Return a player's pairing."""
        return next((one for one in self.pairings if number in one.numbers), None)

    def at(self, table: int) -> Pairing:
        """Return the pairing at a table.

        Raises
        ------
        TournamentError
            If there is no such table.
        """
        for pairing in self.pairings:
            if pairing.table == table:
                return pairing
        raise TournamentError(f"round {self.number} has no table {table}")

    def with_pairing(self, pairing: Pairing) -> "Round":
        """Return the round with another pairing at its table."""
        others = (
            pairing if one.table == pairing.table else one for one in self.pairings
        )
        return replace(self, pairings=tuple(others))


SWISS_BREAKS = (
    TieBreak.BUCHHOLZ_CUT_1,
    TieBreak.BUCHHOLZ,
    TieBreak.SONNEBORN_BERGER,
    TieBreak.DIRECT_ENCOUNTER,
    TieBreak.WINS,
)
ROBIN_BREAKS = (
    TieBreak.DIRECT_ENCOUNTER,
    TieBreak.WINS,
    TieBreak.SONNEBORN_BERGER,
)


@dataclass(frozen=True, kw_only=True)
class Tournament:
    """Tournament with its rounds so far.

    Attributes
    ----------
    players
        In the order of their numbers, which are 1, 2, ... without a gap.
    rounds
        How many there are to be.
    team_boards
        At how many boards two teams play; 0: nobody plays for a team.
    scoring, match_scoring
        What a game is worth, and what a match of two teams.
    sides
        What the game calls who begins, and the other.
    clock
        The time control as a log writes it, ``15+10``; empty: without a clock.
    begins_first
        Whether the best seed begins in the first round (drawn by lot).
    played
        The rounds that were paired, the first first.
    notes
        Lines of a TRF that say what this program does not know; written as they came.
    """

    name: str
    kind: TournamentKind
    players: tuple[TournamentPlayer, ...]
    rounds: int
    teams: tuple[Team, ...] = ()
    team_boards: int = 0
    scoring: Scoring = USUAL
    match_scoring: Scoring = OF_MATCHES
    breaks: tuple[TieBreak, ...] = SWISS_BREAKS
    game: str = "chess960"
    options: Mapping[str, Setting] = field(default_factory=dict)
    sides: tuple[str, str] = ("white", "black")
    clock: str = ""
    place: str = ""
    country: str = ""
    begins: str = ""
    ends: str = ""
    arbiter: str = ""
    begins_first: bool = True
    played: tuple[Round, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def counted(self) -> int:
        """Return the number of rounds in the standings.

        The last round counts from its first result.

        In a knock-out to be paired for a round is to have got there.
        """
        last = self.played[-1].pairings if self.played else ()
        begun = any(one.marks for one in last if not one.is_bye)
        paired = len(self.played)
        return (
            paired
            if begun or self.kind == TournamentKind.KNOCK_OUT
            else max(paired - 1, 0)
        )

    @cached_property
    def by_number(self) -> Mapping[int, TournamentPlayer]:
        """Return the players by their numbers."""
        return {player.number: player for player in self.players}

    @property
    def next_number(self) -> int:
        """Return the number of the next round to be paired."""
        return len(self.played) + 1

    def round(self, number: int) -> Round:
        """Return a round that was paired.

        Raises
        ------
        TournamentError
            If it was not.
        """
        if not 1 <= number <= len(self.played):
            raise TournamentError(f"round {number} was not paired yet")
        return self.played[number - 1]

    def with_round(self, one: Round) -> "Tournament":
        """Return the tournament with a round, new or instead of the one it was."""
        before, after = self.played[: one.number - 1], self.played[one.number :]
        return replace(self, played=(*before, one, *after))


def sides_of(game: str) -> tuple[str, str]:
    """Return a game's names of the first side and of the other.

    Raises
    ------
    TournamentError
        If it is not played by two.
    UnknownGameError
        If there is no such game.
    """
    start = find_game(game).start()
    begins = start.to_move
    match [side for side in start.sides if side != begins]:
        case [other] if begins is not None:
            return begins, other
    raise TournamentError(f"{game} is not played by two")


def seeded(players: tuple[TournamentPlayer, ...]) -> tuple[TournamentPlayer, ...]:
    """Return players numbered by their strength, as FIDE seeds them.

    Higher ratings come first, then higher titles, then names by the alphabet.
    """
    ordered = sorted(players, key=_strength)
    return tuple(replace(one, number=n) for n, one in enumerate(ordered, 1))


_TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")


def _strength(player: TournamentPlayer) -> tuple[int, int, str]:
    title = player.title.upper()
    rank = _TITLES.index(title) if title in _TITLES else len(_TITLES)
    return -player.rating, rank, player.name.casefold()


def withdrawn(
    player: TournamentPlayer, rounds: range, mark: Mark | None = Mark.ABSENT
) -> TournamentPlayer:
    """Return a player who does not play in some rounds; None: who does, after all.

    Raises
    ------
    TournamentError
        If the mark is none that one can ask for.
    """
    if mark is None:
        kept = {n: one for n, one in player.absent.items() if n not in rounds}
        return replace(player, absent=kept)
    if mark not in ASKED:
        raise TournamentError(f"nobody can ask for a mark {mark.value!r}")
    return replace(player, absent={**player.absent, **dict.fromkeys(rounds, mark)})
