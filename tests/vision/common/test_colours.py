import numpy as np
import pytest

from calibration.common.chips import ChipSet
from painter.table import PaintedTable
from rules.boards.table import find_board
from rules.core.pieces import Content
from vision.common.colours import ColourModel, chip_colour, difference
from vision.common.looks import BESIDE_CHIP, ChipLooks, look_at_chips, sample_points
from vision.common.patches import PatchCutter

WHITE, BLACK = (222, 230, 226), (34, 31, 32)
RED, NATURAL = (42, 44, 178), (118, 166, 206)
PAIRS = {
    "white, black": (WHITE, BLACK),
    "natural, red": (NATURAL, RED),
    "orange, black": ((40, 120, 220), BLACK),
    "white, green": (WHITE, (62, 112, 40)),
    "white, blue": (WHITE, (140, 70, 40)),
    "natural, dark wood": (NATURAL, (44, 62, 98)),
    "silver, gold": ((196, 196, 194), (60, 150, 190)),
}
FIRST = ("a7", "d6", "e3", "g1", "b4", "c5")
SECOND = ("g7", "f4", "c3", "d1", "e5", "b2")


def looks_of(
    table: PaintedTable, frame: np.ndarray, sites: tuple[str, ...]
) -> ChipLooks:
    """Return the looks of chips whose discs are known, not detected."""
    view, cutter = table.view, PatchCutter(table.view)
    rows = [view.board.names.index(site) for site in sites]
    thick = table.chip_diameter_mm * 0.275
    foot, top = view.px_at_height(0.0), view.px_at_height(thick)
    centre = np.zeros((len(sites), 2), dtype=np.float32)
    for row, site in enumerate(sites):
        x, y = view.sites_mm[site]
        step = cutter.half_mm
        axes = view.camera.px_from_plan(
            np.array([[x, y, 0.0], [x + step, y, 0.0], [x, y - step, 0.0]])
        )
        across = np.stack([axes[1] - axes[0], axes[2] - axes[0]], axis=1)
        centre[row] = np.linalg.solve(across, np.subtract(top[site], foot[site]))
    radius = np.full(len(sites), table.chip_diameter_mm / 2 / cutter.half_mm)
    patches = cutter.cut(frame)[rows]
    points = sample_points(view.board, BESIDE_CHIP)[rows]
    return look_at_chips(patches, centre, radius.astype(np.float32), points)


def judged(model: ColourModel, looks: ChipLooks) -> np.ndarray:
    return model.judge(looks, np.ones(len(looks.chip), dtype=bool))


def stand(first: tuple[str, ...], second: tuple[str, ...]) -> dict[str, Content]:
    return dict.fromkeys(first, ("first",)) | dict.fromkeys(second, ("second",))


@pytest.mark.slow
@pytest.mark.parametrize("wood", ["maple", "walnut"])
@pytest.mark.parametrize("pair", PAIRS)
def test_two_colours_are_told_apart_without_teaching(pair: str, wood: str) -> None:
    colours = dict(zip(("first", "second"), PAIRS[pair], strict=True))
    table = PaintedTable(
        find_board("morris9"), colours=colours, seed=3, wood=wood, shadow=0.45
    )
    looks = looks_of(table, table.draw(stand(FIRST, SECOND)), FIRST + SECOND)

    chance = np.exp(judged(ColourModel(("light", "dark")), looks))

    assert chance[:6, 0].min() > 0.9
    assert chance[6:, 1].min() > 0.9


@pytest.mark.slow
@pytest.mark.parametrize("light", [0.35, 1.0, 1.3])
def test_a_taught_set_is_known_under_another_lamp(light: float) -> None:
    colours = {"first": (150, 80, 60), "second": (60, 70, 160)}  # equally light
    table = PaintedTable(find_board("morris9"), colours=colours, seed=4, shadow=0.3)
    model = ColourModel(("first", "second"), taught(table))
    frame = table.draw(stand(FIRST, SECOND), light=light)
    warm = np.clip(frame * np.array([0.8, 1.0, 1.12]), 0, 255).astype(np.uint8)

    chance = np.exp(judged(model, looks_of(table, warm, FIRST + SECOND)))

    assert chance[:6, 0].min() > 0.9
    assert chance[6:, 1].min() > 0.9


def taught(table: PaintedTable) -> ChipSet:
    looks = looks_of(table, table.draw(stand(FIRST, SECOND)), FIRST + SECOND)
    mine = np.arange(12) < 6
    return ChipSet(
        colours=(
            chip_colour("first", looks, mine),
            chip_colour("second", looks, ~mine),
        ),
        diameter_mm=table.chip_diameter_mm,
    )


@pytest.mark.slow
@pytest.mark.parametrize("wood", ["maple", "walnut"])
@pytest.mark.parametrize(("colour", "side"), [(WHITE, 0), (BLACK, 1)])
def test_chips_of_one_colour_are_not_taken_for_two(
    colour: tuple[int, int, int], side: int, wood: str
) -> None:
    table = PaintedTable(
        find_board("morris9"), colours={"first": colour}, seed=6, wood=wood, shadow=0.4
    )
    looks = looks_of(table, table.draw(stand(FIRST, ())), FIRST)

    chance = np.exp(judged(ColourModel(("white", "black")), looks))

    assert chance[:, side].min() > 0.5


def test_a_colour_in_between_alone_is_left_open() -> None:
    table = PaintedTable(
        find_board("morris9"), colours={"first": NATURAL}, wood="beech"
    )
    looks = looks_of(table, table.draw({"d6": ("first",)}), ("d6",))

    chance = np.exp(judged(ColourModel(("white", "black")), looks))

    assert chance.max() < 0.95


def test_what_the_referee_confirms_names_the_colours() -> None:
    colours = {"first": RED, "second": NATURAL}
    table = PaintedTable(find_board("morris9"), colours=colours, seed=2)
    looks = looks_of(table, table.draw(stand(FIRST, SECOND)), FIRST + SECOND)
    model = ColourModel(("white", "black"))

    model.confirm(looks, {0: 0, 1: 0, 6: 1, 7: 1})  # the reds are white's

    chance = np.exp(judged(model, looks))
    assert chance[:6, 0].min() > 0.95
    assert chance[6:, 1].min() > 0.95


@pytest.mark.slow
def test_the_model_follows_what_is_confirmed() -> None:
    table = PaintedTable(
        find_board("morris9"), seed=2, colours={"first": RED, "second": BLACK}
    )
    model = ColourModel(("first", "second"), taught(table))
    later = PaintedTable(
        find_board("morris9"), seed=2, colours={"first": (60, 66, 150), "second": BLACK}
    )
    looks = looks_of(later, later.draw(stand(FIRST, SECOND)), FIRST + SECOND)
    before = judged(model, looks)[:6, 1].mean()

    for _ in range(10):
        model.confirm(looks, {row: row // 6 for row in range(12)})

    assert judged(model, looks)[:6, 1].mean() < before


@pytest.mark.slow
def test_colours_that_look_alike_differ_little() -> None:
    twins = {"first": RED, "second": (44, 48, 172)}
    alike = PaintedTable(find_board("morris9"), colours=twins, seed=1)
    apart = PaintedTable(
        find_board("morris9"), colours={"first": RED, "second": BLACK}, seed=1
    )

    def apart_by(table: PaintedTable) -> float:
        looks = looks_of(table, table.draw(stand(FIRST, SECOND)), FIRST + SECOND)
        first, second = taught(table).colours
        return difference(first, second, looks)

    assert apart_by(alike) < 1.5
    assert apart_by(apart) > 3


def test_a_side_without_a_taught_colour_is_refused() -> None:
    with pytest.raises(ValueError, match="no colour taught"):
        ColourModel(
            ("first", "third"),
            taught(
                PaintedTable(
                    find_board("morris9"), colours={"first": RED, "second": BLACK}
                )
            ),
        )


def test_somebody_must_own_the_chips() -> None:
    with pytest.raises(ValueError, match="at least one side"):
        ColourModel(())


FOUR = ("white", "black", "red", "blue")
QUARTERS = {side: (*FIRST, *SECOND)[3 * n : 3 * n + 3] for n, side in enumerate(FOUR)}


def four_colours(sides: tuple[str, ...], wood: str, seed: int) -> ChipLooks:
    table = PaintedTable(find_board("morris9"), seed=seed, wood=wood, shadow=0.35)
    frame = table.draw({at: (side,) for side in sides for at in QUARTERS[side]})
    return looks_of(table, frame, tuple(at for side in sides for at in QUARTERS[side]))


@pytest.mark.slow
@pytest.mark.parametrize(("wood", "seed"), [("maple", 1), ("oak", 2), ("walnut", 3)])
def test_four_colours_are_named_without_teaching(wood: str, seed: int) -> None:
    chance = np.exp(judged(ColourModel(FOUR), four_colours(FOUR, wood, seed)))

    own = np.repeat(np.arange(4), 3)
    assert chance[np.arange(12), own].min() > 0.9


def test_the_first_colours_to_come_are_named_by_themselves() -> None:
    model = ColourModel(FOUR)
    looks = four_colours(("red", "blue"), "beech", 4)

    first = np.exp(judged(model, looks.only(np.arange(3))))
    both = np.exp(judged(model, looks))

    assert first[:, FOUR.index("red")].min() > 0.8
    assert both[:3, FOUR.index("red")].min() > 0.9
    assert both[3:, FOUR.index("blue")].min() > 0.9


def test_sides_of_unknown_names_come_lighter_first() -> None:
    sides = ("ann", "ben", "cid", "dee")
    looks = four_colours(FOUR, "beech", 5)

    chance = np.exp(judged(ColourModel(sides), looks))

    light = looks.light.mean(axis=1).reshape(4, 3).mean(axis=1)
    assert chance[:3, 0].min() > 0.9  # white
    assert chance[3:6, 3].min() > 0.9  # black
    assert light[0] == light.max()


def test_two_sides_called_by_their_colours_are_known_from_the_first_chip() -> None:
    looks = four_colours(("red",), "maple", 6)

    chance = np.exp(judged(ColourModel(("blue", "red")), looks.only(np.array([0]))))

    assert chance[0, 1] > 0.8


@pytest.mark.parametrize("sides", [("white", "black"), ("black", "white")])
def test_what_is_lighter_is_white_whoever_begins(sides: tuple[str, str]) -> None:
    looks = four_colours(("white", "black"), "maple", 6)
    white, black = sides.index("white"), sides.index("black")

    both = np.exp(judged(ColourModel(sides), looks))
    lone = [
        np.exp(judged(ColourModel(sides), looks.only(np.array([at])))) for at in (0, 3)
    ]

    assert both[:3, white].min() > 0.9
    assert both[3:, black].min() > 0.9
    assert lone[0][0, white] > 0.5
    assert lone[1][0, black] > 0.5


def test_chips_of_nobody_are_all_alike() -> None:
    looks = four_colours(FOUR, "oak", 7)

    assert (judged(ColourModel(("chip",)), looks) == 0.0).all()


def test_a_bare_board_has_no_sides() -> None:
    table = PaintedTable(find_board("morris9"), colours={"first": RED, "second": BLACK})
    looks = looks_of(table, table.draw(stand(FIRST, SECOND)), FIRST + SECOND)
    model = ColourModel(("first", "second"), taught(table))
    bare = looks.only(np.zeros(12, dtype=bool))

    assert model.judge(bare, np.zeros(0, dtype=bool)).shape == (0, 2)


def lit(*light: tuple[float, float, float]) -> ChipLooks:
    """Return the looks of chips of that linear light under an even lamp."""
    seen = np.array(light)
    lamp = np.full_like(seen, 0.4)
    return ChipLooks(
        chip=np.sqrt(seen),
        board=np.sqrt(lamp),
        light=seen,
        lamp=lamp,
        glare=np.zeros(len(seen)),
    )


def test_a_piece_in_the_shade_is_not_taken_for_what_nobody_has_seen() -> None:
    dark = [(0.02, 0.03, 0.05), (0.01, 0.02, 0.03)] * 2
    pale = [(0.6, 0.58, 0.5), (0.35, 0.35, 0.31), (0.6, 0.65, 0.48)]
    shaded, arrow = (0.24, 0.28, 0.26), (0.27, 0.05, 0.02)
    model = ColourModel(("white", "black", "arrow"))

    before = judged(model, lit(*dark, *pale, shaded)).argmax(axis=1)
    after = judged(model, lit(*dark, *pale, shaded, arrow, arrow)).argmax(axis=1)

    assert before.tolist() == [1] * 4 + [0] * 4
    assert after.tolist() == [1] * 4 + [0] * 4 + [2] * 2
