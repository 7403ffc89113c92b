"""Import a player list or a TRF from an untrusted file, in another process."""

import json
from dataclasses import dataclass

from device.untrusted.process import Answer, BoundedReader, ForeignFormat
from hall.tournament.player_list import read_players
from hall.tournament.serialisation import packed, unpacked
from hall.tournament.trf_reading import read_trf
from hall.tournament.values import Tournament, TournamentError, TournamentKind

MOST_BYTES = 2_000_000


@dataclass(frozen=True, slots=True)
class Entered:
    """Tournament read from an imported file.

    Attributes
    ----------
    told
        With its players and teams; of a list, nothing else in it counts.
    is_whole
        Whether it says itself what kind it is and what was played: a TRF does.
    """

    told: Tournament
    is_whole: bool


def entered_apart(reader: BoundedReader, file: bytes) -> Entered:
    """Return the entries in a player list or TRF, parsed in another process.

    Raises
    ------
    TournamentError
        If it is neither, or takes too much.
    """
    answer = json.loads(reader.read(_LIST, file, name="the list"))
    return Entered(unpacked(answer["told"]), answer["is_whole"])


def plain_of(file: bytes) -> Answer:
    """Return a file's entries as JSON; see `entered_apart`."""
    if b"\0" in file:
        raise TournamentError("the list holds a NUL: expected a text, CSV or TRF")
    try:
        is_whole = _is_trf(file)
        told = read_trf(file) if is_whole else _of_list(file)
    except ValueError as error:
        raise TournamentError(f"the list cannot be read: {error}") from error
    return (json.dumps({"told": packed(told), "is_whole": is_whole}).encode(),)


_LIST = ForeignFormat(
    read=plain_of,
    expected="a list of players as CSV, or a TRF",
    error=TournamentError,
    most_bytes=MOST_BYTES,
)


def _of_list(file: bytes) -> Tournament:
    players, teams = read_players(file)
    return Tournament(
        name="", kind=TournamentKind.SWISS, players=players, rounds=1, teams=teams
    )


def _is_trf(data: bytes) -> bool:
    return any(line.startswith((b"001 ", b"012 ")) for line in data.splitlines()[:40])
