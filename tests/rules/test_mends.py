"""Mends are programs: carried out literally, they lead to a board of the game."""

import random

import pytest

from rules.catalogue import GAMES
from rules.core.game import Game
from rules.core.mends import ActKind
from rules.core.model import Ruling
from rules.core.pieces import Content, Piece
from tests.rules.mended import boards, faults

BOARDS = 12
"""Of every game; ``python -m bench mends`` takes many more."""


@pytest.mark.parametrize("name", GAMES)
def test_a_mend_leads_to_a_board_of_the_game(name: str) -> None:
    chance = random.Random(f"{name} mends")

    found = [
        (kind, fault)
        for game, position, kind, board in boards(name, chance, BOARDS)
        for fault in faults(game, position, board)
    ]

    assert found == []


LACKING = [
    ("chess", "e1=white:K g8=black:K a7=white:P", "a7 a8", "Q R B N"),
    ("chess960", "e1=white:K g8=black:K a7=white:P", "a7 a8", "Q R B N"),
    ("los_alamos", "d1=white:K e6=black:K a5=white:P", "a5 a6", "Q R N"),
    ("congo", "d1=white:L d3=white:P d7=black:L a6=white:P", "a6 a7", "S"),
]


def test_every_game_whose_pieces_become_others_is_tried() -> None:
    kinds = {name: getattr(_record(game), "kinds", ()) for name, game in GAMES.items()}

    become = {name for name, all_ in kinds.items() if any(k.becomes for k in all_)}
    assert become == {name for name, *_ in LACKING}


def _record(game: Game) -> object:
    return getattr(getattr(game, "kernel", None), "record", None)


@pytest.mark.parametrize(("name", "stands", "turn", "into"), LACKING)
def test_a_pawn_that_lacks_its_promotion_is_to_be_exchanged(
    name: str, stands: str, turn: str, into: str
) -> None:
    game = GAMES[name]
    layout: dict[str, Content] = dict.fromkeys(game.start().contents, ())
    for text in stands.split():
        site, _, piece = text.partition("=")
        layout[site] = (Piece(piece),)
    position = game.rearranged(game.start(), layout, "white")
    here, there = turn.split()

    ruling = game.judge(position, {here: (), there: layout[here]})

    assert isinstance(ruling, Ruling)
    (act,) = ruling.mends
    assert (act.kind, act.here, act.pieces) == (
        ActKind.EXCHANGE,
        there,
        (Piece("white:P"),),
    )
    assert act.into == tuple(Piece.of("white", kind) for kind in into.split())
