"""Serialise a tournament to plain values, for the database and the pairing process."""

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any

from hall.tournament.marks import Mark, Scoring
from hall.tournament.values import (
    Came,
    Pairing,
    Round,
    Team,
    TieBreak,
    Tournament,
    TournamentError,
    TournamentKind,
    TournamentPlayer,
)

Plain = Mapping[str, Any]
_APART = ("players", "played")


def packed(tournament: Tournament) -> dict[str, Any]:
    """Return a whole tournament as plain values."""
    return {
        "head": head_of(tournament),
        "players": [packed_player(player) for player in tournament.players],
        "played": [packed_round(done) for done in tournament.played],
    }


def unpacked(plain: Plain) -> Tournament:
    """Return the tournament that ``packed`` serialised.

    Raises
    ------
    TournamentError
        If it is none.
    """
    try:
        players = tuple(map(unpacked_player, plain["players"]))
        played = tuple(map(unpacked_round, plain["played"]))
        return with_head(plain["head"], players, played)
    except (KeyError, TypeError, ValueError) as error:
        raise TournamentError(f"this is no tournament: {error!r}") from error


def head_of(tournament: Tournament) -> dict[str, Any]:
    """Return all of a tournament but its players and rounds."""
    names = (one.name for one in fields(tournament) if one.name not in _APART)
    plain = {name: getattr(tournament, name) for name in names}
    return {
        **plain,
        "options": dict(tournament.options),
        "teams": [asdict(team) for team in tournament.teams],
        "scoring": asdict(tournament.scoring),
        "match_scoring": asdict(tournament.match_scoring),
    }


def with_head(
    head: Plain, players: tuple[TournamentPlayer, ...], played: tuple[Round, ...]
) -> Tournament:
    """Return a tournament put together; what it does not know of a head is an error."""
    first, second = head["sides"]
    return Tournament(
        **{
            **head,
            "kind": TournamentKind(head["kind"]),
            "teams": tuple(
                Team(one["number"], one["name"], tuple(one["players"]))
                for one in head["teams"]
            ),
            "scoring": Scoring(**head["scoring"]),
            "match_scoring": Scoring(**head["match_scoring"]),
            "breaks": tuple(TieBreak(one) for one in head["breaks"]),
            "sides": (first, second),
            "notes": tuple(head["notes"]),
        },
        players=players,
        played=played,
    )


def packed_player(player: TournamentPlayer) -> dict[str, Any]:
    """Return a player as plain values."""
    plain = {one.name: getattr(player, one.name) for one in fields(player)}
    absent = {str(number): mark.value for number, mark in player.absent.items()}
    return {**plain, "absent": absent}


def unpacked_player(plain: Plain) -> TournamentPlayer:
    """Return a player from plain values."""
    absent = {int(number): Mark(mark) for number, mark in plain["absent"].items()}
    return TournamentPlayer(**{**plain, "absent": absent})


def packed_round(done: Round) -> dict[str, Any]:
    """Return a round as plain values."""
    return {
        "number": done.number,
        "system": done.system,
        "pairings": [
            {**asdict(one), "marks": "".join(one.marks)} for one in done.pairings
        ],
    }


def unpacked_round(plain: Plain) -> Round:
    """Return a round from plain values."""
    pairings = tuple(map(unpacked_pairing, plain["pairings"]))
    return Round(plain["number"], pairings, plain["system"])


def unpacked_pairing(plain: Plain) -> Pairing:
    """Return a pairing from plain values."""
    came = Came(plain["came"]) if plain["came"] else None
    marks = marks_of(plain["marks"])
    games = tuple(plain.get("games", (0.0, 0.0)))
    return Pairing(**{**plain, "marks": marks, "came": came, "games": games})


def marks_of(text: str) -> tuple[Mark, ...]:
    """Return marks from their signs, as ``1`` and ``0`` in ``10``.

    Raises
    ------
    TournamentError
        If a sign is none.
    """
    for sign in text:
        if sign not in set(Mark):
            raise TournamentError(f"{sign!r} is no result")
    return tuple(Mark(sign) for sign in text)
