import numpy as np
import pytest
from numpy.typing import NDArray

from calibration.common.arrays import Image
from vision.seeds.count_prior import PitMemory
from vision.seeds.counting import PATCH_PX

PITS = 6


def piles(seed: int) -> Image:
    """Return pits with some bright spots in each."""
    rng = np.random.default_rng(seed)
    patches = np.full((PITS, PATCH_PX, PATCH_PX, 3), 90.0)
    down, right = np.mgrid[:PATCH_PX, :PATCH_PX]
    for patch in patches:
        for x, y in rng.uniform(22, 58, (7, 2)):
            spot = (right - x) ** 2 + (down - y) ** 2 < 25
            patch[spot] = rng.uniform(140, 220)
    return patches.astype(np.uint8)


def with_spot(patches: Image, pit: int) -> Image:
    """Return the same pits with one spot more in one of them."""
    changed = patches.copy()
    down, right = np.mgrid[:PATCH_PX, :PATCH_PX]
    changed[pit, (right - 41) ** 2 + (down - 38) ** 2 < 31] = 240
    return changed


def level(pits: int = PITS) -> NDArray[np.float64]:
    return np.full((pits, 20), -np.log(20))


def about(middle: float, error: float = 1.0) -> NDArray[np.float64]:
    """Return spreads of pits that are all taken to hold about as many."""
    logs = np.tile(-((np.arange(20) - middle) ** 2) / 2 / error**2, (PITS, 1))
    return np.asarray(logs - np.logaddexp.reduce(logs, axis=1)[:, None])


ALL = np.ones(PITS, bool)
SEVEN = np.full(PITS, 7)


def test_nothing_is_known_before_a_board_was_confirmed() -> None:
    assert (PitMemory(PITS).weighed(piles(1), level()) == level()).all()


def test_pits_that_look_the_same_hold_as_many() -> None:
    memory = PitMemory(PITS)
    looks = about(7.0, error=0.5)
    memory.keep(piles(1), looks, SEVEN, ALL)

    weighed = memory.weighed(piles(1), looks)

    assert (weighed.argmax(axis=1) == 7).all()
    assert np.exp(weighed).sum(axis=1) == pytest.approx(1.0)
    assert (weighed[:, 7] > np.log(0.99)).all()


def test_a_count_against_its_looks_is_trusted_less() -> None:
    """Only the rules said so: it may have been a slip that nobody noticed."""
    memory = PitMemory(PITS)
    memory.keep(piles(1), about(8.0), SEVEN, ALL)
    surer = PitMemory(PITS)
    surer.keep(piles(1), about(7.0), SEVEN, ALL)

    weighed = memory.weighed(piles(1), about(8.0))

    assert (weighed.argmax(axis=1) == 7).all()
    assert (weighed < surer.weighed(piles(1), about(8.0)))[:, 7].all()


def test_light_noise_and_a_slope_do_not_change_a_pit() -> None:
    memory = PitMemory(PITS)
    memory.keep(piles(1), level(), SEVEN, ALL)
    slope = np.linspace(0.7, 1.0, PATCH_PX)[:, None]
    noise = np.random.default_rng(2).normal(0, 3, (PITS, PATCH_PX, PATCH_PX, 3))
    dimmed = np.clip(piles(1) * slope + noise, 0, 255).astype(np.uint8)

    weighed = memory.weighed(dimmed, level())

    assert (weighed.argmax(axis=1) == 7).all()


def test_a_pit_with_one_seed_more_holds_another_number() -> None:
    memory = PitMemory(PITS)
    memory.keep(piles(1), level(), SEVEN, ALL)

    weighed = memory.weighed(with_spot(piles(1), 2), level())

    assert weighed[2, 7] < weighed[2, 8] - 2
    assert (np.delete(weighed, 2, axis=0).argmax(axis=1) == 7).all()


def test_a_pit_under_a_hand_keeps_its_look_while_its_count_stands() -> None:
    memory = PitMemory(PITS)
    memory.keep(piles(1), level(), SEVEN, ALL)
    seen = ALL.copy()
    seen[[0, 1]] = False
    counts = SEVEN.copy()
    counts[1] = 8

    memory.keep(piles(1), level(), counts, seen)
    weighed = memory.weighed(piles(1), level())

    assert weighed[0].argmax() == 7
    assert (weighed[1] == level(1)).all()


def test_a_seed_more_is_seen_though_it_is_in_every_pit() -> None:
    """None of the pits shows what the noise is: none may be taken for unchanged."""
    memory = PitMemory(PITS)
    memory.keep(piles(1), level(), SEVEN, ALL)
    changed = piles(1)
    for pit in range(1, PITS):
        changed = with_spot(changed, pit)
    down, right = np.mgrid[:PATCH_PX, :PATCH_PX]
    small = (right - 30) ** 2 + (down - 44) ** 2 < 10
    changed[0, small] = np.clip(changed[0, small].astype(int) + 45, 0, 255)

    weighed = memory.weighed(changed, level())

    assert (weighed[:, 7] < np.log(0.2)).all()


def test_a_heap_that_is_counted_anew_is_surer_to_have_changed() -> None:
    memory = PitMemory(PITS)
    sure = level() - 8.0
    sure[:, 7] = -0.01
    memory.keep(piles(1), sure, SEVEN, ALL)
    counted = level() - 8.0
    counted[:, 2] = -0.01
    changed = with_spot(piles(1), 2)

    anew = memory.weighed(changed, counted)
    doubtful = memory.weighed(changed, level())

    assert anew[2, 7] < doubtful[2, 7] - 2
    assert (np.delete(anew, 2, axis=0).argmax(axis=1) == 7).all()


def test_a_heap_that_was_misread_is_misread_so_with_a_seed_more() -> None:
    memory = PitMemory(PITS)
    memory.keep(piles(1), about(7.0), np.full(PITS, 9), ALL)

    weighed = memory.weighed(with_spot(piles(1), 2), about(8.2))

    assert weighed[2].argmax() == 10
    assert (np.delete(weighed, 2, axis=0).argmax(axis=1) == 9).all()


def test_what_a_heap_is_misread_by_is_learned_while_it_stands() -> None:
    memory = PitMemory(PITS)
    memory.keep(piles(1), about(9.0), np.full(PITS, 9), ALL)
    memory.weighed(piles(1), about(7.0))  # from more sides it looks like fewer

    weighed = memory.weighed(with_spot(piles(1), 2), about(8.2))

    assert weighed[2].argmax() == 10


def test_a_heap_that_was_taken_up_is_another_heap() -> None:
    memory = PitMemory(PITS)
    memory.keep(piles(1), about(7.0), np.full(PITS, 9), ALL)

    weighed = memory.weighed(with_spot(piles(1), 2), about(3.0))

    assert weighed[2].argmax() == 3


def test_a_faint_change_counts_where_the_other_pits_are_still() -> None:
    memory = PitMemory(PITS)
    memory.keep(piles(1), level(), SEVEN, ALL)
    down, right = np.mgrid[:PATCH_PX, :PATCH_PX]
    changed = piles(1)
    spot = (right - 30) ** 2 + (down - 44) ** 2 < 10
    changed[2, spot] = np.clip(changed[2, spot].astype(int) + 22, 0, 255)

    weighed = memory.weighed(changed, level())

    assert weighed[2, 7] < weighed[2, 8]
    assert (np.delete(weighed, 2, axis=0).argmax(axis=1) == 7).all()


def with_seeds(patches: Image, pit: int, more: int) -> Image:
    """Return the same pits with so many more seeds on one heap."""
    changed = patches.copy()
    down, right = np.mgrid[:PATCH_PX, :PATCH_PX]
    for x, y in [(26, 34), (52, 30), (40, 54)][:more]:
        seed = (right - x) ** 2 + (down - y) ** 2 < 60
        changed[pit, seed] = np.clip(changed[pit, seed].astype(int) + 40, 0, 255)
    return changed


def test_the_part_of_a_heap_that_changed_tells_one_seed_from_three() -> None:
    memory = PitMemory(PITS)
    memory.keep(piles(1), level(), SEVEN, ALL)

    one = memory.weighed(with_seeds(piles(1), 2, 1), level())
    three = memory.weighed(with_seeds(piles(1), 2, 3), level())

    assert one[2, 8] > one[2, 9] + 1 > one[2, 10] + 1
    assert three[2, 10] > three[2, 8] + 1


def test_how_much_one_seed_changes_is_learned_on_this_board() -> None:
    """Two patches are one large seed here: each heap that got one showed two."""
    memory = PitMemory(PITS)
    memory.keep(piles(1), level(), SEVEN, ALL)
    before = memory.weighed(with_seeds(piles(1), 2, 2), level())
    large = piles(1)
    for pit in range(PITS):
        large = with_seeds(large, pit, 2)

    memory.keep(large, level(), SEVEN + 1, ALL)
    memory.keep(piles(1), level(), SEVEN, ALL)
    after = memory.weighed(with_seeds(piles(1), 2, 2), level())

    assert after[2, 8] - after[2, 9] > before[2, 8] - before[2, 9] + 0.5


def test_of_few_seeds_the_changed_part_tells_nothing() -> None:
    memory = PitMemory(PITS)
    memory.keep(piles(1), level(), np.full(PITS, 3), ALL)

    weighed = memory.weighed(with_seeds(piles(1), 2, 1), level())

    assert weighed[2, 4] == pytest.approx(weighed[2, 6])
