"""Pieces on squares and where lines cross are read, taught or not."""

from collections.abc import Mapping, Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from painter.table import ArmReach, PaintedTable
from rules.boards.table import find_board
from rules.core.evidence import Evidence
from rules.core.pieces import Appearance
from vision.eye import Known
from vision.kinds import reads_of
from vision.pieces.eye import PieceEye
from vision.pieces.net import PieceLook, PieceNet
from vision.teach import teach

BOARDS = {
    "squares8": ("white", "black"),
    "othello8": ("white", "black"),
    "go13": ("white", "black"),
    "xiangqi9x10": ("red", "black"),
    "squares10": ("white", "black", "arrow"),
}


@pytest.fixture(scope="module")
def net() -> PieceNet:
    return PieceNet()


def strewn(
    table: PaintedTable, sides: Sequence[str], seed: int
) -> dict[str, Appearance]:
    """Return a piece of a side by chance on every third site or so."""
    rng = np.random.default_rng(seed)
    return {
        name: (sides[int(rng.integers(len(sides)))],)
        for name in table.view.board.names
        if rng.random() < 0.35
    }


def likeliest(evidence: Evidence) -> Mapping[str, Appearance]:
    """Return what most likely stands on each site where anything does."""
    told = evidence.log_likelihoods
    best = {site: max(likely, key=lambda c: likely[c]) for site, likely in told.items()}
    return {site: held for site, held in best.items() if held}


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_untaught_pieces_are_read(board: str, net: PieceNet) -> None:
    sides = BOARDS[board]
    table = PaintedTable(find_board(board), seed=4, wood="oak")
    contents = strewn(table, sides, seed=7)
    eye = PieceEye(table.view, Known(sides=sides), net)

    hidden = eye.look(table.draw(contents), table.view)

    assert not hidden.any()
    assert likeliest(eye.report(hidden).evidence) == contents


def test_three_kinds_are_taught_by_one_picture(net: PieceNet) -> None:
    table = PaintedTable(find_board("squares10"), seed=2, wood="walnut")
    contents = strewn(table, ("white", "brown", "arrow"), seed=3)
    named: dict[str, list[str]] = {"white": [], "brown": [], "arrow": []}
    for site, held in contents.items():
        assert isinstance(held, tuple)
        if len(named[held[0]]) < 2:
            named[held[0]].append(site)
    frame = table.draw(contents)

    chips = teach(frame, table.view, named, net).chips
    eye = reads_of(table.view.board).eye(table.view, Known(chips=chips, net=net))

    assert [colour.name for colour in chips.colours] == ["white", "brown", "arrow"]
    assert not chips.signs
    assert likeliest(eye.report(eye.look(frame, table.view)).evidence) == contents


def test_what_a_hand_covers_is_hidden_not_occupied(net: PieceNet) -> None:
    table = PaintedTable(find_board("squares8"), seed=4, wood="oak")
    eye = PieceEye(table.view, Known(), net)

    hidden = eye.look(table.draw({}, hand=ArmReach(0.0, 20.0)), table.view)
    seen = likeliest(eye.report(hidden).evidence)

    assert 3 <= hidden.sum() <= 40
    assert len(seen) <= 2


def test_only_what_changed_is_looked_at_again(net: PieceNet) -> None:
    table = PaintedTable(find_board("go19"), seed=4, wood="oak")
    counting = Counting(net)
    eye = PieceEye(table.view, Known(), counting)
    eye.look(table.draw({}), table.view)
    assert counting.looked_at == 361

    eye.look(table.draw({}), table.view)
    at_rest = counting.looked_at - 361
    eye.look(table.draw({"j10": ("black",)}), table.view)

    assert at_rest <= 8
    assert 1 <= counting.looked_at - 361 - at_rest <= 24
    hidden = np.zeros(361, bool)
    assert likeliest(eye.report(hidden).evidence) == {"j10": ("black",)}


class Counting:
    """A network that counts what it was asked."""

    def __init__(self, net: PieceNet) -> None:
        self._net = net
        self.looked_at = 0

    def look(self, patches: NDArray[np.uint8], lean: NDArray[np.float32]) -> PieceLook:
        """Look, and count."""
        self.looked_at += len(patches)
        return self._net.look(patches, lean)
