"""Lists of players that nobody would write: refused in one line, soon."""

import time
from collections.abc import Iterator

import pytest

from device.untrusted.process import BoundedReader
from hall.tournament.entry_import import entered_apart
from hall.tournament.values import TournamentError


@pytest.fixture(scope="module")
def reader() -> Iterator[BoundedReader]:
    with BoundedReader() as made:
        yield made


def of_trf(*lines: str) -> bytes:
    return "\n".join(("012 Open", *lines)).encode()


PLAYER = f"001    1      {'Asha':33} 1500"

HOSTILE = {
    b"name" + b",elo" * 200_000: "has 200001 columns: expected at most 200",
    b"name,elo,elo\nAsha,1,2\n": "column 3: 'elo' says the same as column 2",
    b"name\n" + b'"' * 100_001: "line 2: ",
    b"name\nAsha\0\n": "holds a NUL",
    b"\xff\xfe" * 5000: "no column is called 'name'",
    b"name,elo\nAsha," + b"9" * 5000: "is no number from 0 to 9999",
    b"x" * 2_000_001: "too large",
    of_trf(PLAYER, "142 " + "9" * 5000): "is no number of rounds",
    of_trf(PLAYER, "142 many"): "is no number of rounds",
    of_trf(PLAYER.ljust(91) + "0000 - Z  " * 100_000): "rounds: expected at most 999",
    of_trf(PLAYER, "162 W 1.2.3"): "the list cannot be read",
    of_trf(PLAYER, '### mwamuzi {"a":' + "[" * 100_000): "the list takes too",
}


@pytest.mark.parametrize("content", HOSTILE, ids=HOSTILE.values())
def test_a_hostile_list_is_refused_in_a_line(
    reader: BoundedReader, content: bytes
) -> None:
    began_s = time.monotonic()

    with pytest.raises(TournamentError) as refused:
        entered_apart(reader, content)

    assert HOSTILE[content] in str(refused.value)
    assert "\n" not in str(refused.value)
    assert time.monotonic() - began_s < 20


def test_players_and_teams_come_back(reader: BoundedReader) -> None:
    read = entered_apart(reader, b"name;team\nAsha;A\nBaraka;B\n")

    assert not read.is_whole
    assert [player.name for player in read.told.players] == ["Asha", "Baraka"]
    assert [team.name for team in read.told.teams] == ["A", "B"]
