import cv2
import numpy as np
import pytest

from rules.boards.table import find_board
from vision.common.covers import Cover
from vision.pieces.bare import BareSites

GO = find_board("go9")
COUNT = len(GO.names)
ROWS = np.arange(COUNT)


def grained(seed: int) -> np.ndarray:
    """Return a patch of wood for each site, with a grain of its own."""
    rng = np.random.default_rng(seed)
    coarse = rng.integers(110, 170, (COUNT, 8, 8, 3), np.uint8)
    return np.stack(
        [cv2.resize(each, (32, 32), interpolation=cv2.INTER_CUBIC) for each in coarse]
    )


def unsure(piece: float = 0.7) -> np.ndarray:
    """Return what a network says that takes each site for a piece's."""
    chance = np.full((COUNT, 3), 0.001)
    chance[:, Cover.CHIP], chance[:, Cover.EMPTY] = piece, 1 - piece - 0.001
    told: np.ndarray = np.log(chance).astype(np.float32)
    return told


def known(patches: np.ndarray) -> BareSites:
    bare = BareSites(GO)
    bare.learn(np.ones(COUNT, bool), patches)
    return bare


def is_bare(told: np.ndarray) -> np.ndarray:
    found: np.ndarray = told.argmax(axis=1) == Cover.EMPTY
    return found


def test_what_looks_as_it_looked_bare_is_bare() -> None:
    patches = grained(1)

    told = known(patches).weighed(unsure(), ROWS, patches)

    assert is_bare(told).all()
    assert np.allclose(np.exp(told).sum(axis=1), 1.0, atol=1e-5)


@pytest.mark.parametrize("aside", [(2, 0), (-1, 2)])
def test_a_shift_of_a_few_pixels_changes_nothing(aside: tuple[int, int]) -> None:
    patches = grained(1)

    told = known(patches).weighed(unsure(), ROWS, np.roll(patches, aside, axis=(1, 2)))

    assert is_bare(told).all()


def test_a_dimmer_lamp_and_a_soft_shadow_change_nothing() -> None:
    patches = grained(1)
    shadow = np.linspace(1.0, 0.7, 32)[None, :, None, None]

    told = known(patches).weighed(
        unsure(), ROWS, (patches * 0.8 * shadow).astype(np.uint8)
    )

    assert is_bare(told).all()


@pytest.mark.parametrize("tone", [20, 90, 230])
def test_a_stone_on_a_known_site_is_a_stone(tone: int) -> None:
    patches = grained(1)
    stones = patches.copy()
    for each in stones:
        cv2.circle(each, (16, 16), 9, (tone, tone, tone), -1)

    told = known(patches).weighed(unsure(), ROWS, stones)

    assert not is_bare(told).any()


def test_of_a_site_that_was_never_seen_bare_nothing_is_known() -> None:
    patches = grained(1)

    told = BareSites(GO).weighed(unsure(), ROWS, patches)

    assert np.array_equal(told, unsure())


def test_dots_of_an_empty_board_are_no_stones() -> None:
    patches, bare = grained(1), BareSites(GO)
    dots = np.isin(GO.names, ["c3", "g3", "e5", "c7", "g7"])
    told = np.where(dots[:, None], unsure(0.95), unsure(0.01))

    bare.learn_from(patches, told)

    assert is_bare(bare.weighed(told, ROWS, patches)).all()


def test_stones_beside_dots_are_not_learned_as_bare() -> None:
    patches, bare = grained(1), BareSites(GO)
    stones = np.isin(GO.names, ["c3", "d4"])
    told = np.where(stones[:, None], unsure(0.95), unsure(0.01))

    bare.learn_from(patches, told)

    assert np.array_equal(~is_bare(bare.weighed(told, ROWS, patches)), stones)
