import cv2
import numpy as np

from painter.table import PaintedTable
from rules.boards.table import BOARDS
from vision.chips.top_rims import kept, rims_at

FOCUS = BOARDS["focus8"]
MEN = {"b3": ("white",), "e5": ("black",), "g3": ("white",)}


def looked_at(table: PaintedTable, picture: np.ndarray) -> np.ndarray:
    sites = np.array([table.view.sites_mm[site] for site in MEN])
    return rims_at(picture, table.view, sites, np.full(len(MEN), 15.0))


def away_from_foot(table: PaintedTable) -> np.ndarray:
    turn, _ = cv2.Rodrigues(np.array(table.view.camera.rvec))
    foot = (-turn.T @ np.array(table.view.camera.tvec))[:2]
    away: np.ndarray = np.array([table.view.sites_mm[site] for site in MEN]) - foot
    return away


def test_rims_that_stay_are_kept_in_any_light() -> None:
    table = PaintedTable(FOCUS, seed=3)
    picture = table.draw(MEN)
    darker = (picture * 0.7).astype(np.uint8)

    stayed = kept(
        looked_at(table, picture), looked_at(table, darker), away_from_foot(table)
    )

    assert (stayed > 0.9).all()


def test_rims_that_are_gone_are_not_kept() -> None:
    table = PaintedTable(FOCUS, seed=3)

    stayed = kept(
        looked_at(table, table.draw(MEN)),
        looked_at(table, table.draw({})),
        away_from_foot(table),
    )

    assert (stayed < 0.5).all()


def test_where_no_rim_was_nothing_is_told() -> None:
    table = PaintedTable(FOCUS, seed=3)
    nothing = np.full_like(table.draw({}), 90)

    stayed = kept(
        looked_at(table, nothing), looked_at(table, nothing), away_from_foot(table)
    )

    assert np.isnan(stayed).all()


def test_a_shadow_that_falls_on_a_man_changes_no_height() -> None:
    table = PaintedTable(FOCUS, seed=3)
    picture = table.draw(MEN)
    shaded = picture.copy()
    for x in (table.view.px_at_height()[site][0] for site in MEN):
        shaded[:, int(x) : int(x) + 200] = picture[:, int(x) : int(x) + 200] * 0.75

    stayed = kept(
        looked_at(table, picture), looked_at(table, shaded), away_from_foot(table)
    )

    assert (stayed > 0.7).all()
