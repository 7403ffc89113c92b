"""Cases in which other programs went wrong, each with who found it where it is known.

Those that belong to one rule stand beside it: a king that its rook shields
(`kinds/test_chess_rules.py`), a grand slam (`sowing/test_sowing_africa_rules.py`), men
that all stand in mills (`lines/test_mill_rules.py`).
"""

from itertools import product

import pytest

from rules.catalogue import GAMES
from rules.core.game import Game
from rules.core.model import Position
from tests.rules import kind_table, pit_table, table

CHASER = "4k4/9/9/9/c8/9/9/1R7/9/3K5 w"
CHASING = "b3-a3 a6-b6 a3-b3 b6-a6 "
PROTECTED = "r3k4/9/9/9/c8/9/9/1R7/9/3K5 w"


@pytest.mark.parametrize("before", [CHASER, PROTECTED])
def test_a_perpetual_chase_ends_nothing_by_itself(before: str) -> None:
    """Fairy-Stockfish issues 49, 55, 179 and 438: what a chase is no two rules say."""
    assert kind_table.reason("xiangqi", before, 3 * CHASING) == ""
    game = GAMES["xiangqi"]
    position = kind_table.played(
        game, 2 * CHASING, kind_table.set_up("xiangqi", before)
    )

    assert [claim.rule for claim in game.claims(position) if claim.result] == [
        "repetition"
    ]


CHECKED_SOLDIER = "4k4/9/9/9/9/p8/9/1R7/9/3K5 w"


@pytest.mark.parametrize(
    ("before", "reason"),
    [(CHASER, "perpetual_chase"), (PROTECTED, ""), (CHECKED_SOLDIER, "")],
)
def test_a_perpetual_chase_loses_where_the_option_says_so(
    before: str, reason: str
) -> None:
    """One piece, unprotected all the time, that is no soldier before the river."""
    game = GAMES["xiangqi"].configured(perpetual_chase="loses")
    cycle = CHASING if before != CHECKED_SOLDIER else "b3-a3 e10-e9 a3-b3 e9-e10 "
    position = kind_table.set_up("xiangqi", before)
    position = game.rearranged(game.start(), position.contents, "red")
    for text in (3 * cycle).split():
        if game.result(position) is None:
            position = game.play(position, game.parse(position, text))

    result = game.result(position)

    assert (result.reason if result else "") == reason
    assert result is None or result.winners == ("black",)


def test_checks_with_a_quiet_turn_between_are_no_perpetual_check() -> None:
    """Of two turns of the cycle one attacks the general, the other nothing."""
    before = "4k4/9/9/9/9/9/9/9/5R3/5K3 w"
    cycle = "f2-e2 e10-d10 e2-f2 d10-e10 "

    assert kind_table.reason("xiangqi", before, 3 * cycle) == ""


@pytest.mark.parametrize(
    ("rank", "castles"),
    [
        ("1KR4R w K - 0 1", False),  # the other rook stands in the king's way
        ("RK1R4 w Q - 0 1", False),  # and where the rook would come to
        ("RK5R w K - 0 1", True),
    ],
)
def test_no_king_castles_over_its_other_rook(rank: str, *, castles: bool) -> None:
    turns = kind_table.turns_of("chess960", f"6k1/8/8/8/8/8/8/{rank}")

    assert bool({"O-O", "O-O-O"} & turns) == castles


def test_two_stones_sent_and_one_returned_is_a_superko() -> None:
    game = GAMES["gonnect"].configured(size=9)
    stands = {"b1": "black", "c2": "black", "d1": "black", "a2": "white", "b2": "white"}
    before = game.rearranged(
        game.start(), {site: (side,) for site, side in stands.items()}, "black"
    )

    taken = pit_table.played(game, "a1 c1xa1xb1", before)

    assert "b1xc1" not in pit_table.texts(game, taken)
    again = pit_table.played(game, "e5 e6", taken)
    assert "b1xc1" in pit_table.texts(game, again)


def test_a_game_ends_where_neither_side_can_play_and_nobody_passes() -> None:
    """The shortest game of Othello that leaves one colour alone, of nine turns."""
    game = GAMES["othello"]

    position = pit_table.played(game, "e3 f5 e6 f3 g4 d3 e2 f4 c4")

    result = game.result(position)
    assert result is not None
    assert (result.winners, result.scores) == (("black",), {"black": 13, "white": 0})
    assert game.turns(position) == ()


@pytest.mark.parametrize("name", ["nine_mens_morris", "morabaraba_htjb"])
@pytest.mark.parametrize("hand", [(1, 0), (1, 1)])
def test_the_last_man_placed_closes_a_mill_and_takes(
    name: str, hand: tuple[int, int]
) -> None:
    game = GAMES[name]
    before = table.laid(game, "white a7 d7 b2 e3, black d2 f2 a1 c4", hand)

    assert {turn.text for turn in game.turns(before)} >= {"g7xd2", "g7xa1"}
    after = game.play(before, game.parse(before, "g7xd2"))

    assert after.to_move == "black"
    places = {turn.text for turn in game.turns(after)} & {"d2", "a4"}
    assert bool(places) == (hand == (1, 1))


def test_amazons_shoot_through_and_back_to_where_they_came_from() -> None:
    """2,176 first turns; fewer where the square that was left still blocks."""
    game = GAMES["amazons"]
    start = game.start()

    assert {turn.text for turn in game.turns(start)} == set(_plainly(game, start))
    assert len(game.turns(start)) == 2_176


def _plainly(game: Game, position: Position) -> set[str]:
    """Return the first turns by nothing but queens' lines."""
    men = {site for site, held in position.contents.items() if held}
    own = {site for site in men if position.contents[site] == ("white",)}
    return {
        f"{here}-{there}/{shot}"
        for here in own
        for there in _line(game, here, men)
        for shot in _line(game, there, men - {here})
    }


def _line(game: Game, site: str, men: set[str]) -> list[str]:
    lattice = game.board.lattice
    assert lattice is not None
    names = {place: name for name, place in lattice.places.items()}
    found = []
    for right, up in product((-1, 0, 1), repeat=2):
        file, rank = lattice.places[site]
        while (right, up) != (0, 0):
            file, rank = file + right, rank + up
            there = names.get((file, rank))
            if there is None or there in men:
                break
            found.append(there)
    return found
