"""One mistake on a board of every family: nothing false, each can be mended."""

import random

import pytest

from bench.kit.mistaken import judged, some_mistakes
from bench.kit.truths import untrue
from rules.catalogue import GAMES, find_game
from rules.core.model import Ruling
from rules.core.pieces import Piece
from tests.games import by_family

BOARDS = 12
"""Of one game of each family and some others; ``python -m bench mistakes``: of all."""

SENSIBLE = 0.9
"""The least part that is ruled by a rule which the mistake admits."""


@pytest.mark.parametrize("name", by_family(GAMES))
def test_a_mistake_is_told_truly_and_its_mend_leads_back(name: str) -> None:
    boards = some_mistakes(GAMES[name], random.Random(f"{name} slips"), BOARDS)

    found = [judged(board) for board in boards]

    assert len(found) == BOARDS
    assert [one for one in found if one.untrue or one.unmended] == []
    assert sum(one.is_right for one in found) >= SENSIBLE * BOARDS


def test_an_untrue_sentence_is_seen() -> None:
    game = find_game("nine_mens_morris")
    position = game.play(game.start(), game.parse(game.start(), "a7"))
    board = {**position.contents, "a7": (), "g7": (Piece("white"),)}
    ruling = game.judge(position, board)
    assert isinstance(ruling, Ruling)
    assert list(untrue(game, position, board, ruling)) == []

    elsewhere = {**position.contents, "d6": (Piece("white"),)}

    assert list(untrue(game, position, elsewhere, ruling)) != []
