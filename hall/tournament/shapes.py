"""Request and response bodies of the tournament routes."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Base64Bytes, Field

from device.game.choice import Choice, control_in
from device.json_types import Json
from hall.tournament.entry_import import Entered
from hall.tournament.manual_pairings import Breaks, broken
from hall.tournament.marks import Mark, Scoring
from hall.tournament.pairing import rounds_needed
from hall.tournament.printed import figure
from hall.tournament.standings import standings
from hall.tournament.teams import Match, matches_of
from hall.tournament.values import (
    ROBIN_BREAKS,
    SWISS_BREAKS,
    Pairing,
    Round,
    TieBreak,
    Tournament,
    TournamentError,
    TournamentKind,
    sides_of,
)
from webkit.inputs import Board, Form, Name, OneLine, Options, Readable, Word

Number = Annotated[int, Field(gt=0, lt=10_000)]
Worth = Annotated[float, Field(ge=0, le=100, allow_inf_nan=False)]
Why = Annotated[str, Field(min_length=1, max_length=300), Readable]
MOST_ROUNDS = 99
_MOST_BOARDS = 10_000


class Points(Form):
    """Request body: points of each result."""

    win: Worth = 1.0
    draw: Worth = 0.5
    loss: Worth = 0.0
    bye: Worth | None = None
    absent: Worth = 0.0


class NewTournament(Form):
    """A tournament to be: a list of players (CSV) or a TRF, and what is played.

    A TRF says itself what kind it is, how many rounds there are and what was played.
    """

    file: Base64Bytes
    name: Name
    game: Annotated[str, Field(max_length=80), OneLine]
    options: Options = Field(default_factory=dict)
    clock: Word = ""
    kind: TournamentKind = TournamentKind.SWISS
    rounds: Annotated[int, Field(gt=0, le=MOST_ROUNDS)] = 7
    team_boards: Annotated[int, Field(ge=0, le=50)] = 0
    scoring: Points = Points()
    breaks: Annotated[list[TieBreak], Field(max_length=40)] | None = None
    begins_first: bool = True
    boards: Annotated[list[Board], Field(max_length=_MOST_BOARDS)] = Field(
        default_factory=list
    )

    def tournament(self, entered: Entered) -> Tournament:
        """Return the tournament with the players of its file.

        Raises
        ------
        TournamentError, UnknownGameError, OptionError
            If it has no teams, or the game cannot be played so.
        """
        if len(set(self.boards)) < len(self.boards):
            raise TournamentError("a board is named twice")
        played_so = Choice(self.game, self.options).game
        control_in(self.clock)
        played: Json = {
            "name": self.name,
            "game": played_so.id,
            "options": self.options,
            "clock": self.clock,
            "sides": sides_of(self.game),
        }
        if entered.is_whole:
            return replace(entered.told, **played)
        players, teams = entered.told.players, entered.told.teams
        entrants = len(teams) if self.team_boards else len(players)
        if self.team_boards and not teams:
            raise TournamentError("the list has no column for teams")
        usual = ROBIN_BREAKS if self.kind.meets_all else SWISS_BREAKS
        of_teams = (TieBreak.GAME_POINTS,) if self.team_boards else ()
        return Tournament(
            **played,
            kind=self.kind,
            players=players,
            teams=teams if self.team_boards else (),
            team_boards=self.team_boards,
            rounds=rounds_needed(self.kind, entrants) or self.rounds,
            scoring=Scoring(**self.scoring.model_dump()),
            breaks=tuple(self.breaks or (*of_teams, *usual)),
            begins_first=self.begins_first,
        )


class NewResult(Form):
    """A result by an arbiter's hand; ``marks`` as TRF writes them: ``10``, ``==``."""

    table: Number
    marks: Annotated[str, Field(min_length=1, max_length=2), OneLine]
    why: Annotated[str, Field(max_length=300), Readable] = ""
    through: Number | None = None


class Confirmed(Form):
    """The tables whose results stand; all that wait, if none is named."""

    tables: Annotated[list[Number], Field(max_length=_MOST_BOARDS)] = Field(
        default_factory=list
    )


class LatePlayer(Form):
    """Request body: a player who enters late."""

    name: Annotated[str, Field(min_length=1, max_length=80), OneLine]
    rating: Annotated[int, Field(ge=0, le=9999)] = 0
    club: Annotated[str, Field(max_length=80), OneLine] = ""


class Absence(Form):
    """The rounds that a player misses, and what they bring; None: they are played."""

    first: Number
    last: Number
    mark: Literal[Mark.HALF_BYE, Mark.ABSENT, Mark.FULL_BYE] | None = Mark.ABSENT


class ByHand(Form):
    """A round that is paired by the standings alone, and why."""

    why: Why


class Swap(Form):
    """Two players who exchange their places, and why."""

    one: Number
    other: Number
    why: Why


class Latecomer(Form):
    """Request body: a player who joins a round that is already paired, and why."""

    player: Number
    why: Why


def shown(tournament: Tournament) -> Json:
    """Return a tournament as its page has it, without its rounds."""
    return {
        "name": tournament.name,
        "kind": tournament.kind,
        "game": tournament.game,
        "sides": tournament.sides,
        "clock": tournament.clock,
        "rounds": tournament.rounds,
        "paired": len(tournament.played),
        "over": bool(tournament.played) and tournament.played[-1].is_over,
        "players": [
            {
                "number": one.number,
                "name": one.name,
                "rating": one.rating or None,
                "club": one.club,
                "absent": {str(n): mark for n, mark in one.absent.items()},
            }
            for one in tournament.players
        ],
        "teams": [
            {"number": one.number, "name": one.name, "players": one.players}
            for one in tournament.teams
        ],
    }


def shown_standings(tournament: Tournament, after: int | None) -> Json:
    """Return standings as the page has them."""
    return {
        "breaks": tournament.breaks,
        "lines": [
            {
                "rank": line.rank,
                "number": line.player.number,
                "name": line.player.name,
                "points": line.points,
                "written": figure(line.points),
                "breaks": line.breaks,
            }
            for line in standings(tournament, after)
        ],
    }


def shown_round(tournament: Tournament, done: Round) -> Json:
    """Return a round as the page has it."""
    breaks = broken(tournament, done.number)
    return {
        "round": done.number,
        "system": done.system,
        "over": done.is_over,
        "pairings": [_pairing(tournament, one, breaks) for one in done.pairings],
        "matches": [_match(one) for one in matches_of(tournament, done)]
        if tournament.teams
        else [],
    }


def _match(match: Match) -> Json:
    second = match.second
    return {
        "match": match.number,
        "first": {"number": match.first.number, "name": match.first.name},
        "second": second and {"number": second.number, "name": second.name},
        "players": match.first.players,
        "scores": [figure(one) for one in match.scores],
        "over": match.is_over,
    }


def _pairing(
    tournament: Tournament, pairing: Pairing, breaks: Mapping[int, tuple[Breaks, ...]]
) -> Json:
    names = tournament.by_number
    second = pairing.second
    return {
        "table": pairing.table,
        "first": {"number": pairing.first, "name": names[pairing.first].name},
        "second": second and {"number": second, "name": names[second].name},
        "marks": "".join(pairing.marks),
        "came": pairing.came,
        "by": pairing.by,
        "waits": bool(pairing.marks) and not pairing.is_settled,
        "board": pairing.board,
        "game": pairing.game,
        "match": pairing.match,
        "breaks": breaks.get(pairing.match or pairing.table, ()),
    }
