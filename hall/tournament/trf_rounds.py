"""Reconstruct rounds from the players' lines of a TRF."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from hall.tournament.marks import OTHER, Mark
from hall.tournament.values import (
    Came,
    Pairing,
    Round,
    Team,
    TournamentError,
    TournamentPlayer,
)

BY = "TRF"


@dataclass(frozen=True, slots=True)
class Cell:
    """A round in a player's line.

    Attributes
    ----------
    place
        Where it stands, for people.
    side
        ``w`` who begins, ``b`` the other, empty for neither.
    """

    place: str
    player: int
    round: int
    opponent: int | None
    side: str
    mark: Mark | None


def rounds_of(
    cells: Sequence[Cell],
    players: Mapping[int, TournamentPlayer],
    teams: Sequence[Team],
) -> tuple[Round, ...]:
    """Return the rounds that were paired.

    Raises
    ------
    TournamentError
        If two lines do not fit each other.
    """
    told = [cell for cell in cells if cell.opponent or cell.mark]
    last = max((cell.round for cell in told), default=0)
    by_round: list[dict[int, Cell]] = [{} for _ in range(last + 1)]
    for cell in told:
        by_round[cell.round][cell.player] = cell
    return tuple(
        _round(number, by_round[number], players, teams)
        for number in range(1, last + 1)
    )


def _round(
    number: int,
    here: Mapping[int, Cell],
    players: Mapping[int, TournamentPlayer],
    teams: Sequence[Team],
) -> Round:
    games, byes = [], []
    for player in sorted(players):
        cell = here.get(player)
        if cell is None or cell.opponent is None:
            if cell is not None or not teams:
                mark = Mark.ABSENT if cell is None or not cell.mark else cell.mark
                if mark.is_played:
                    raise TournamentError(
                        f"{cell.place if cell else number}: there is no opponent"
                    )
                byes.append(_bye(player, mark))
        elif (pairing := _game(cell, here)) is not None:
            games.append(pairing)
    if teams:
        return Round(number, _by_match([*games, *byes], teams))
    numbered = (replace(one, table=n) for n, one in enumerate([*games, *byes], 1))
    return Round(number, tuple(numbered))


def _bye(player: int, mark: Mark) -> Pairing:
    return Pairing(table=0, first=player, second=None, marks=(mark,), came=Came.PAIRING)


def _game(cell: Cell, here: Mapping[int, Cell]) -> Pairing | None:
    """Return a game from the line of who begins; none from the other's."""
    opponent = cell.opponent
    other = here.get(opponent) if opponent else None
    if opponent is None or other is None or other.opponent != cell.player:
        raise TournamentError(
            f"{cell.place}: player {cell.player} meets {opponent}, "
            f"whose line does not say so"
        )
    for mark in filter(None, (cell.mark, other.mark)):
        if mark.is_bye:
            raise TournamentError(f"{cell.place}: a game cannot bring {mark.value!r}")
    if cell.side == other.side and cell.side:
        raise TournamentError(f"{cell.place}: both players are {cell.side!r}")
    smaller = not other.side and cell.player < opponent
    if cell.side == "b" or not (cell.side or other.side == "b" or smaller):
        return None
    pairing = Pairing(table=0, first=cell.player, second=opponent)
    ours = cell.mark or (other.mark and OTHER[other.mark])
    if not ours:
        return pairing
    marks = (ours, other.mark or OTHER[ours])
    return replace(pairing, marks=marks, came=Came.HAND, by=BY)


def _by_match(games: Sequence[Pairing], teams: Sequence[Team]) -> tuple[Pairing, ...]:
    """Return games by matches: of each, the team that begins at its first board."""
    team_of = {one: team.number for team in teams for one in team.players}
    place = {one: n for team in teams for n, one in enumerate(team.players)}
    matches: dict[frozenset[int], list[Pairing]] = {}
    for game in games:
        if missing := [one for one in game.numbers if one not in team_of]:
            raise TournamentError(f"player {missing[0]} plays for no team")
        sides = frozenset(team_of[one] for one in game.numbers)
        matches.setdefault(sides, []).append(game)
    ordered: list[Pairing] = []
    whole = sorted(matches, key=lambda sides: (len(sides) == 1, min(sides)))
    for number, of in enumerate(map(matches.__getitem__, whole), 1):
        for game in sorted(of, key=lambda one: min(place[n] for n in one.numbers)):
            table = len(ordered) + 1
            ordered.append(replace(game, table=table, match=number))
    return tuple(ordered)
