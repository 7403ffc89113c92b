"""Pairing in a process of its own."""

import asyncio
from dataclasses import replace

import pytest

from hall.tournament.pairing import paired
from hall.tournament.pairing_process import paired_apart
from hall.tournament.serialisation import packed, unpacked
from hall.tournament.values import Team, TournamentError, TournamentKind
from tests.hall.tournament.fields import field, first_wins, played
from tests.hall.tournament.test_trf import some, whole


def test_a_tournament_is_unpacked_as_it_was_packed() -> None:
    tournament = replace(
        whole(some(rounds=2)), options={"position": 518}, teams=(Team(1, "A", (2, 1)),)
    )
    assert unpacked(packed(tournament)) == tournament
    with pytest.raises(TournamentError, match="no tournament: KeyError"):
        unpacked({"head": {}, "players": [], "played": []})


def test_a_round_is_paired_elsewhere_and_the_quick_way_if_it_takes_long() -> None:
    tournament = field(20)
    tournament = tournament.with_round(played(paired(tournament), first_wins))

    async def both() -> None:
        assert await paired_apart(tournament) == paired(tournament)
        with pytest.raises(TournamentError, match="between two"):
            await paired_apart(replace(tournament, kind=TournamentKind.MATCH))
        with pytest.raises(TournamentError, match="not paired within 0 s"):
            await paired_apart(tournament, limit_s=0)

    asyncio.run(both())
