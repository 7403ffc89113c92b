from importlib.resources import files

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from vision.seeds.counting import (
    MOST,
    PATCH_PX,
    SIDES,
    CountedPits,
    PitCutter,
    SeedCounter,
    SeedNet,
    cut_pits,
    from_side,
    round_rims,
    toned,
)

BALLS = [(0, 0), (26, 4), (-25, 8), (6, 27), (-10, -27), (22, -20)]


@pytest.fixture(scope="module")
def net() -> SeedNet:
    return SeedNet()


def pit(count: int, seed: int = 0) -> NDArray[np.uint8]:
    """Draw one pit of 60 px radius with that many balls that do not touch."""
    rng = np.random.default_rng(seed)
    image = np.full((160, 160, 3), (90, 140, 190), np.uint8)
    cv2.circle(image, (80, 80), 60, (60, 98, 140), -1, cv2.LINE_AA)
    for x, y in BALLS[:count]:
        at = (80 + x, 80 + y)
        cv2.circle(image, (at[0] + 3, at[1] + 4), 12, (30, 50, 72), -1, cv2.LINE_AA)
        for share in np.linspace(0, 1, 8):
            tone = 150 + 80 * share
            place = (round(at[0] - 3 * share), round(at[1] - 4 * share))
            colour = (tone * 0.9, tone * 0.95, tone)
            cv2.circle(image, place, round(12 * (1 - share)), colour, -1, cv2.LINE_AA)
    noisy = cv2.GaussianBlur(image, (0, 0), 1) + rng.normal(0, 3, image.shape)
    return noisy.clip(0, 255).astype(np.uint8)


def patch_of(image: NDArray[np.uint8]) -> NDArray[np.uint8]:
    return cut_pits(image, round_rims(np.array([[80.0, 80]]), np.array([60.0])))


def lesson_of(logits: NDArray[np.float64], counts: list[int]) -> CountedPits:
    features = np.column_stack([np.eye(len(counts), 5), np.ones(len(counts))])
    return CountedPits(features=features, logits=logits, counts=np.array(counts))


def peaked(count: float, width: float) -> NDArray[np.float64]:
    return -0.5 * ((np.arange(MOST + 2) - count) / width) ** 2


def test_weights_stay_small() -> None:
    parts = [files("vision") / name for name in ("seeds.onnx", "glance.onnx")]
    assert sum(len(part.read_bytes()) for part in parts) < 2_000_000


def test_probabilities_of_a_pit_sum_to_one(net: SeedNet) -> None:
    log_probs = SeedCounter(net).count(patch_of(pit(3)))

    assert log_probs.shape == (1, MOST + 2)
    assert np.exp(log_probs).sum() == pytest.approx(1)


@pytest.mark.parametrize("count", range(len(BALLS) + 1))
def test_balls_that_do_not_touch_are_counted(net: SeedNet, count: int) -> None:
    patches = np.concatenate([patch_of(pit(count, seed)) for seed in range(3)])

    said = SeedCounter(net).count(patches).argmax(axis=1)

    assert said.tolist() == [count] * 3


def test_a_glance_tells_few_balls_and_an_empty_pit(net: SeedNet) -> None:
    patches = np.concatenate([patch_of(pit(count)) for count in range(len(BALLS) + 1)])

    glanced = SeedCounter(net).glance(patches)

    assert np.exp(glanced).sum(axis=1) == pytest.approx(1)
    assert glanced.argmax(axis=1).tolist() == list(range(len(BALLS) + 1))


def test_who_looks_from_several_sides_does_not_glance(net: SeedNet) -> None:
    patches = patch_of(pit(4))
    counter = SeedCounter(net, sides=2)

    assert (counter.glance(patches) == counter.count(patches)).all()


@pytest.mark.parametrize(
    "gains", [(0.35, 0.7, 1.0), (1.0, 0.8, 0.6), (0.25, 0.25, 0.25)]
)
def test_a_lamp_that_is_warm_cold_or_dim_changes_no_count(
    net: SeedNet, gains: tuple[float, float, float]
) -> None:
    lit = [pit(count) * np.array(gains) for count in range(len(BALLS) + 1)]
    patches = np.concatenate([patch_of(each.astype(np.uint8)) for each in lit])

    said = SeedCounter(net).count(patches).argmax(axis=1)

    assert said.tolist() == list(range(len(BALLS) + 1))


def test_tones_grow_with_light_and_say_ratios_in_the_bright() -> None:
    greys = np.arange(256, dtype=np.uint8).reshape(1, 16, 16, 1).repeat(3, axis=3)

    tones = toned(greys)[0, 0].ravel()

    assert (np.diff(tones) > 0).all()
    assert tones[240] - tones[120] == pytest.approx(tones[200] - tones[100], rel=0.05)
    assert toned(greys[:0]).shape == (0, 3, 16, 16)


def test_no_pits_give_no_spreads(net: SeedNet) -> None:
    none = np.zeros((0, PATCH_PX, PATCH_PX, 3), np.uint8)

    assert SeedCounter(net).count(none).shape == (0, MOST + 2)


def test_patches_of_another_size_are_refused(net: SeedNet) -> None:
    with pytest.raises(ValueError, match="expected shape"):
        SeedCounter(net).count(np.zeros((1, 32, 32, 3), np.uint8))


def test_patches_of_another_type_are_refused(net: SeedNet) -> None:
    with pytest.raises(ValueError, match="expected uint8"):
        net.look(np.zeros((1, PATCH_PX, PATCH_PX, 3), np.float32))


def test_a_pit_seen_from_all_sides_reads_the_same_turned(net: SeedNet) -> None:
    patches = patch_of(pit(4))
    counter = SeedCounter(net, sides=SIDES)
    plain = counter.count(patches)

    for side in range(SIDES):
        turned = counter.count(from_side(patches, side))
        np.testing.assert_allclose(turned, plain, atol=1e-3)


def test_eight_sides_are_all_different() -> None:
    patches = patch_of(pit(4))

    seen = {from_side(patches, side).tobytes() for side in range(SIDES)}

    assert len(seen) == SIDES


@pytest.mark.parametrize("sides", [0, SIDES + 1])
def test_more_sides_than_a_patch_has_are_refused(net: SeedNet, sides: int) -> None:
    with pytest.raises(ValueError, match="1 to 8 sides"):
        SeedCounter(net, sides=sides).count(patch_of(pit(1)))


def test_counts_that_fit_no_patches_are_refused(net: SeedNet) -> None:
    with pytest.raises(ValueError, match="1 patches"):
        SeedCounter(net).adapted_to(patch_of(pit(1)), [1, 2])


def test_a_round_rim_lies_where_the_patch_expects_it() -> None:
    patch = patch_of(pit(0))[0].astype(int)
    middle = PATCH_PX // 2

    inside, outside = patch[middle, middle], patch[middle, 1]

    assert abs(inside - (60, 98, 140)).max() < 12
    assert abs(outside - (90, 140, 190)).max() < 12


def test_far_finer_pictures_are_averaged_not_thinned_out() -> None:
    grain = np.random.default_rng(0).normal(128, 40, (400, 400, 1)).clip(0, 255)
    image = grain.astype(np.uint8).repeat(3, axis=2)

    patch = cut_pits(image, round_rims(np.array([[200.0, 200]]), np.array([150.0])))

    assert patch.std() < 20  # one sample a pixel leaves 26


def test_a_cutter_cuts_one_picture_after_another() -> None:
    image = pit(3)
    rims = round_rims(np.array([[80.0, 80], [70, 90]]), np.array([60.0, 40]))
    cutter = PitCutter(rims)

    assert (cutter.cut(image) == cut_pits(image, rims)).all()
    assert (cutter.cut(image[..., :1])[..., 0] == cutter.cut(image)[..., 0]).all()
    assert PitCutter(rims[:0]).cut(image).shape == (0, PATCH_PX, PATCH_PX, 3)


def test_an_oval_pit_is_made_round() -> None:
    image = np.zeros((200, 200, 3), np.uint8)
    cv2.ellipse(image, (100, 90), (70, 40), 30, 0, 360, (255,) * 3, -1, cv2.LINE_AA)
    turn = np.arange(24) * np.pi / 12
    long, short = (
        np.array([np.cos(np.pi / 6), 0.5]) * 70,
        np.array([-0.5, np.cos(np.pi / 6)]) * 40,
    )
    rim = np.cos(turn)[:, None] * long + np.sin(turn)[:, None] * short + (100, 90)

    patch = cut_pits(image, rim[None])[0, ..., 0] > 127

    rows, columns = np.nonzero(patch)
    assert np.ptp(rows) == pytest.approx(PATCH_PX / 1.12, abs=3)
    assert np.ptp(columns) == pytest.approx(PATCH_PX / 1.12, abs=3)


def test_rims_of_another_shape_are_refused() -> None:
    with pytest.raises(ValueError, match="rims"):
        cut_pits(pit(0), np.zeros((3, 2)))


def test_a_pit_outside_the_picture_is_still_cut() -> None:
    rims = round_rims(np.array([[900.0, -50.0]]), np.array([30.0]))

    assert cut_pits(pit(0), rims).shape == (1, PATCH_PX, PATCH_PX, 3)


def test_a_lesson_draws_unsure_spreads_to_its_counts() -> None:
    logits = np.tile(peaked(8, 1.0), (5, 1))

    tilt = lesson_of(logits, [9] * 5).tilt()

    mean = np.ones(6) @ tilt
    assert 0 < mean < 3


def test_a_one_sided_lesson_leaves_sure_spreads_alone() -> None:
    lesson = lesson_of(np.tile(peaked(7, 0.6), (8, 1)), [7] * 8)

    assert np.abs(lesson.features @ lesson.tilt()).max() < 0.05


def test_a_lesson_confirms_what_was_read_already(net: SeedNet) -> None:
    patches = np.concatenate([patch_of(pit(count)) for count in range(7)])
    plain = SeedCounter(net)

    taught = plain.adapted_to(patches, list(range(7)))

    assert taught.count(patches).argmax(axis=1).tolist() == list(range(7))


def test_an_empty_pit_stays_empty_however_heaps_were_misread(net: SeedNet) -> None:
    heaps = np.concatenate([patch_of(pit(6, seed)) for seed in range(40)])

    taught = SeedCounter(net).adapted_to(heaps, [12] * len(heaps))

    assert taught.count(patch_of(pit(0))).argmax() == 0
    assert taught.count(patch_of(pit(6))).argmax() > 6


def test_later_lessons_are_added_to_the_first(net: SeedNet) -> None:
    patches = np.concatenate([patch_of(pit(count)) for count in range(4)])
    once = SeedCounter(net).adapted_to(patches, [0, 1, 2, 3])

    twice = SeedCounter(net).adapted_to(patches[:2], [0, 1])
    twice = twice.adapted_to(patches[2:], [2, 3])

    np.testing.assert_allclose(twice.count(patches), once.count(patches), atol=1e-9)


def test_old_lessons_are_forgotten_at_last() -> None:
    lesson = lesson_of(np.tile(peaked(7, 1.0), (5, 1)), [7] * 5)

    for _ in range(80):
        lesson = lesson.with_more(lesson)

    assert len(lesson.counts) <= 300
