"""A whole tournament without a hand on it, and its pages."""

from dataclasses import replace

from bench.hall.tournament import faults, sides, whole
from hall.tournament.printed import cross_page, pairings_page, standings_page
from hall.tournament.trf import write_trf
from hall.tournament.trf_reading import read_trf
from tests.hall.tournament.fields import from_crosses


def test_a_tournament_goes_from_a_list_to_its_end() -> None:
    *_, (tournament, _) = whole(20, 5, seed=4)
    assert len(tournament.played) == 5
    assert not list(faults(tournament))
    assert "by 3" not in sides(tournament)
    text = write_trf(tournament)
    assert write_trf(read_trf(text.encode())) == text


def test_pages_hold_what_is_to_be_printed() -> None:
    crosses = "2w1 U\n1b0 3w=\nU 2b="
    tournament = from_crosses([1700, 1600, 0], crosses, rounds=2)
    players = list(tournament.players)
    players[2] = replace(players[2], name="<Ann & Bob>", club="Turm")
    tournament = replace(tournament, players=tuple(players), name="Kisumu Open")
    pairings = pairings_page(tournament, 2)
    assert '<td>Player 2 (1600)</td><td class="n">0</td>' in pairings
    assert '<td class="n">½ - ½</td>' in pairings
    assert "&lt;Ann &amp; Bob&gt;" in pairings
    assert "@media print" in pairings
    cross = cross_page(tournament)
    assert '<td class="n">3w1</td><td class="n">+</td><td class="n">2</td>' in cross
    german = standings_page(tournament, 1, "de")
    assert "Stand nach Runde 1" in german
    assert "<td>Turm</td>" in german
